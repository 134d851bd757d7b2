import { trade } from './trade.ts'

export const nutritionCoach = trade({
  id: 'nutrition-coach',
  name: 'nutrition coach',
  also: [
    'nutritionist',
    'dietitian',
    'dietician',
    'registered dietitian',
    'nutrition consultant',
    'nutritional therapist',
    'nutrition counselor',
    'diet coach',
    'weight loss coach',
    'food coach',
    'health coach',
    'eating coach',
    'sports nutritionist',
    'nutrition practice',
    'nutrition counseling',
    'nutrition clinic',
    'holistic nutritionist',
    'meal planning coach',
    'plant-based nutritionist',
    'family nutritionist',
    'online nutrition coach',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a nutrition session',
  things: 'nutrition sessions',
  words: [
    'food',
    'meal',
    'plate',
    'breakfast',
    'snack',
    'habit',
    'eat',
    'eating',
    'shopping',
    'cook',
    'vegetable',
    'plan',
    'nutrition',
    'fridge',
    'lunch',
    'dinner',
    'diary',
    'label',
    'kitchen',
    'portion',
    'diet',
    'cupboard',
    'hunger',
    'coach',
  ],
  pieces: `
mistake: Shopping hungry
* You don't choose your food in the kitchen. You choose it in the store. | You choose it in the store | shopping-cart
* Why's there never anything to eat, when the fridge is full? | Full fridge, no food? | question
* It's six, you're hungry, you're shopping, and the chips are waving. | Hungry in the store | shopping-cart
Whatever lands in the cart gets eaten. Maybe not today. | What's bought gets eaten
And a hungry person shops for now, not for Thursday. | You shop for now | clock
So have a banana in the parking lot. | A banana in the parking lot | car
Go in with a list, and write it with the fridge door open. | A list, at the open fridge | list
Think in dinners and not in foods. Three, and one for when you're too tired. | no: A bit of everything / yes: Three dinners and a spare
~ That spare one may come out of a can. It still beats the phone. | A can beats takeout | phone
> Take a photo of your fridge tonight and show {brand}. | Photo of your fridge | camera
> Bring your last receipt to {brand}. It's more honest than you are. | Bring the receipt | receipt

mistake: Being good until four o'clock
* The cookie at four began with your breakfast. | It began at breakfast | cookie
* Why do you eat well all day and fall over at four? | Why at four? | clock
* Good all day, and now you're in the kitchen with your coat on. | In the kitchen, coat on | coat-hanger
Coffee for breakfast, a salad at your desk, very proud. | Coffee, salad, proud | coffee
Then something comes to collect. It isn't weakness, it's arithmetic. | It isn't weakness | calculator
You weren't strict, you were empty. | You were empty
Eat earlier, and something that stays. Eggs, beans, yogurt, bread with something on it. | Something that stays | egg
And plan something for four. Sitting down, on a plate. | A plan for four | food
~ Then the evening's only an evening. | no: Good until four / yes: Fed at four
> Write down what you eat before noon, and take it to {brand}. | What's eaten before noon? | note-pencil
> Note the hour you fall over and give it to {brand}. | What time? | clock

myth: You don't have to give up bread
* Nobody has to give up bread to eat well. | Nobody has to give up bread | bread
* Which foods do you have to give up? | What's off the list? | question
* Your friend's given up bread, milk, fruit, and coming to dinner. | And coming to dinner | fork-knife
A list of forbidden foods has one sure effect. You think about them. | You think about them | brain
Then there's a birthday, you eat the cake, and think, now it doesn't matter. | A birthday, a cake, never mind | cake
It's that sentence that does it, not the cake. | It's the sentence
What's on the plate most days counts. One slice doesn't. | no: One slice / yes: Most days | calendar
So add before you take away. Something green, something to chew. | Add first | carrot
~ If your doctor's told you to leave something out, that's different. Then you leave it out. | Doctor's orders are different | stethoscope
> Tell {brand} the food you'd never give up. It stays. | What you'd never give up
> Bring your list of forbidden things to {brand}. | Bring the forbidden list | list

how: What happens to your food diary
* A food diary isn't for counting. It's for finding Wednesday. | It's for finding Wednesday | notebook
* Why write down what you eat? | Why write it down? | question
* You write apple into your diary. The three cookies you leave out. | Apple, yes. Cookies, no. | note-pencil
For a week, you note it as it happens. Not in the evening, you'll have forgotten. | at: A week / Note it as it happens | calendar
What, roughly, and when, and where you were. In the car counts. | What, when, where | car
And one word beside it. Hungry, bored, sad, party. | One word beside it | pencil
Then somebody reads it and doesn't look at the cookies. | Nobody looks at the cookies
They look for what comes back. Every Wednesday's late, and it's always the drive. | at: Then / What comes back? | magnifier
~ That's where you change something, and the rest can stay. | Change it there
Pretty diaries are no use. | no: A pretty diary / yes: A true one
> Start tonight with whatever's left of the day, and bring the week to {brand}. | Start tonight | moon
> Send {brand} the ugly pages, too. | The ugly pages, too | notebook

how: How a plan's made around your life
* A meal plan that ignores your Tuesday won't survive it. | It has to survive Tuesday | calendar
* How does a nutrition coach make a plan for you? | How's it made? | question
* Page one of the diet says salmon, and your kid won't eat what swims. | Salmon, says page one | fish
It starts with your week, not with food. When are you home, who else eats? | at: First / Your week | calendar
What can you cook with your eyes shut? Those stay. | at: Then / What you cook anyway | cooking-pot
What's in the freezer, what's open near work, who does the shopping? | Freezer, work, shopping | shopping-cart
Now one thing gets changed. More on the plate at noon, say. | at: Now / One thing's changed | food
You try it for two weeks, and say what was stupid about it. | at: Two weeks later / What was stupid?
~ Then it's the next thing. Nobody throws out your kitchen. | Then the next thing
It'll look like your food. A bit greener. | no: A stranger's plan / yes: Your food, a bit greener | leaf
> Take your worst day of the week to {brand} first. | The worst day | calendar-x
> Bring the dinner everyone at home eats to {brand}. | What everyone eats | people

question: Do you have to count calories?
* Do you have to count calories to eat better? | "Do I have to count?" | calculator
* Your plate can count for you. | Your plate can count | food
* You type half a banana into your phone and wonder where life went. Lunch. | Half a banana | phone
Some like it, for a while. It shows where things hide. | Some like it
Others get tense, and then it's better left alone. | Others get tense
You can do it by eye. Half the plate's vegetables or salad. | Half: vegetables | carrot
A quarter's something with protein. Fish, eggs, beans, tofu, meat. | A quarter: protein | egg
A quarter's what fills you up. Potatoes, rice, bread, noodles. | A quarter: what fills you up | grains
~ Then eat slowly enough to notice when it was plenty. | Slowly enough to notice
It isn't exact. You'll do it on vacation, though. | no: Exact for a week / yes: Roughly, for years
> Photograph a dinner for {brand} before you eat it. | Photograph your dinner | camera
> Ask {brand} whether counting suits you. | Is counting for me? | question

question: What if my family eats something else?
* What if your family doesn't want to eat what you eat? | "And my family?" | people
* You don't have to cook twice to eat differently. | Don't cook twice | cooking-pot
* They get noodles, you get a sad plate of lettuce. | A sad plate of lettuce | bowl-food
Put it all in the middle, in bowls. | Bowls in the middle | bowl-food
Noodles, sauce, something green, something roasted, cheese. | Noodles, sauce, green, cheese | cheese
Same dinner, and each plate looks different. | Same dinner, other plates
Yours has a big hill of vegetables and a small one of noodles, theirs is the other way. | no: Two dinners / yes: Two different hills
Kids eat what they see eaten, but only when nobody's watching them. | Kids eat what they see | eyes
~ So don't announce it. | Don't announce it
Try one new thing beside three old ones. | One new, three old | list
> Tell {brand} who's at your table and what they won't eat. | Who's at your table? | people
> Ask {brand} for one dinner in bowls. | One dinner in bowls | bowl-food

comparison: A diet or a habit?
* A diet has an end. What do you eat the day after? | The day after | calendar
* Diet or habit, what's the difference? | Diet or habit? | question
* The last day of the diet's circled in red, and behind it there's pizza. | Circled in red | pizza
A diet's loud. It starts on a Monday, it has rules, you tell people. | Diet: loud, with rules | megaphone
At first it goes quickly, and then there's a wedding. | Then there's a wedding | cake
A habit's so small that nobody notices. A glass of water, a real breakfast. | Habit: small and quiet | drop
It goes slowly, and it's still there at Christmas. | It's still there | tree-evergreen
~ You'll miss a day. With a diet, it's over. With a habit, it's Thursday. | no: Missed a day: it's over / yes: Missed a day: it's Thursday
Ask of each thing, could I do this for two years? | For two years? | hourglass
> Walk {brand} through what you've tried and on which day it ended. | When did it end? | calendar
> Pick something tiny with {brand}. | Something tiny | seedling

choose: Ask what they've studied
* Nutrition coach, nutritionist, dietitian. They aren't the same thing everywhere. | Not the same everywhere | certificate
* How do you choose somebody to help you with food? | How do you choose? | question
* A before photo, an after photo, and a powder. Is that your coach? | A powder in a jar | jar-label
Ask what they studied, and for how long. A good one's glad to say. | 1. What did you study? | graduation-cap
If you've got a condition, or you take something, you'll want a dietitian or your doctor in it. | 2. Who helps with a condition? | stethoscope
Ask if they sell what they recommend. | 3. Do you sell it, too? | shopping-bag
Ask what the first month looks like. It shouldn't begin with a shake. | 4. What's the first month like? | calendar
~ And be wary of anyone who promises a number by a date. | no: A number by a date / yes: A way you can keep
Then see if you could tell this person you ate the whole bag. | "I ate the whole bag" | speech
> Ask {brand} what they studied. It's a fine first question. | What did you study? | graduation-cap
> Tell {brand} what your doctor's said, and ask who should be in on it. | What's your doctor said? | stethoscope

first: The first hour is about your Tuesday
* The first nutrition session's mostly about your Tuesday. | About your Tuesday | calendar
* What happens in a first session with a nutrition coach? | What happens? | question
* Two days of salad, so there's something nice to tell the coach. | Salad for two days | bowl-food
There's no test. You'll be asked what you eat, when, and with whom. | What, when, with whom? | speech
How you sleep, what you do all day, what you take. | Sleep, work, medicine | clipboard
What you liked as a kid. What you eat standing up. | What you eat standing up
If a scale worries you, say so. | A scale? Say so | speech
~ Leave out the shame. They've heard about the spoon and the jar. | The spoon and the jar | spoon
You go home with one thing to try, and a normal dinner. | One thing to try | list
It's smaller than you'd thought. That's why it works out. | no: A whole new life / yes: One thing until next time
> Eat what you always eat, and then come to {brand}. | Eat as always | food
> Tell {brand} what you eat standing up. | Eaten standing up | footprints

care: What to do when it all falls apart
* You'll have a week when you eat toast over the sink. | Toast over the sink | bread
* What do you do when your meal plan falls apart? | And if it falls apart? | question
* A sick kid, a deadline, no shopping done. Dinner's toast. | Dinner's toast | bread
Don't start again on Monday. Start again at the next meal. | The next meal, not Monday | clock
Have an emergency dinner. Eggs and frozen peas, beans on that toast. | An emergency dinner | egg
It's got to be in the house always, like a fire extinguisher. | Always in the house | fire-extinguisher
And keep the smallest habit, even if it's the only one. | Keep the smallest one
~ One apple a day is a thread you can find your way back on. | A thread back | yarn
You've lost a week, not the year. | no: Now it's all ruined / yes: The next meal | calendar
> Choose your emergency dinner with {brand}. | Your emergency dinner | list
> Call {brand} in the bad week, not after it. | Call in the bad week | phone-call

checklist: What to bring the first time
* Five things to bring, and none of them's a diet. | Five things to bring | list
* What do you bring to a nutrition session? | "What do I bring?" | bag
* You're asked about Thursday's lunch, and there's nothing there. | What was it on Thursday? | question
A few days of notes, or photos. Before, not after you've eaten. | 1. A few days of photos | camera
What you take, vitamins and powders as well. | 2. What you take | pill
Your last blood test, if there's one you'd like to show. | 3. A blood test, if you like | test-tube
A photo of the fridge and of that one cupboard. | 4. Fridge and cupboard | camera
And what you don't eat, for any reason at all. | 5. What you don't eat | prohibit
~ The cupboard's the interesting one. | The cupboard's the one
Don't tidy it first. | no: Tidied for the photo / yes: As it is
> Open the cupboard, take the picture, and go to {brand}. | Open the cupboard | camera
> Ask {brand} what else they'd like to see before you come. | What else? | question

cost: What you pay for with a nutrition coach
* Two nutrition coaches, two prices. One sends you a file. | One sends you a file | file-text
* What does the price of a nutrition coach depend on? | What does it depend on? | tag
* The plan costs little, the coach costs more. Which do you eat from? | Plan or person? | scales
A ready-made plan's cheap, since it's the same for everyone. | A ready-made plan | file
With a person, you pay for questions and for the changes after two weeks. | A person: questions, changes | speech
Ask how long the first talk is, and the ones after. | How long are the talks? | clock
Ask what's in between. Messages, a look at photos, recipes. | What's in between? | phone
~ Some insurance plans pay part of it. Ask yours first. | Ask your insurer | shield
Powders and tests on top? Ask what they're for. | Powders on top? Ask | jar-label
And make sure you can stop. | no: A year at once / yes: A few sessions, then see
> Find out from {brand} how long a first talk is, and what it costs. | The first talk | clock
> Call your insurer, then {brand}. | Insurer first | phone-call

tip: Put it where you can see it
* You eat what's at eye level. So does everyone in your house. | At eye level | eye
* What's the easiest thing to change about your food? | What's easiest? | question
* You open the fridge, and what looks at you first gets eaten. | What looks at you first? | eyes
So move things. The washed grapes and the leftover chicken go in front. | To the front | cherries
Carrots in water, cut, in a glass. They last for days like that. | Carrots, cut, in water | carrot
The chocolate gets a closed tin up high. You can have it. It takes a chair. | The chocolate takes a chair | chair
A bowl with fruit on the table, a bottle on your desk. | Fruit on the table | orange-slice
~ Smaller plates work for some. Bigger forks work for nobody.
It takes a quarter of an hour, and no willpower after. | no: Willpower / yes: A top shelf | shelf
> Move three things tonight and tell {brand} what was eaten. | Move three things | list
> Show {brand} a picture of your top shelf. | Your top shelf | camera

season(11-12): Going to the party fed
* Don't save up your hunger for the holiday dinner. | Don't save up | fork-knife
* How do you get through the holidays without a plan on paper? | How do I get through? | calendar
* You skip lunch for the big dinner, and now you've eaten the nuts. | Lunch skipped, nuts gone | bowl-food
An empty stomach doesn't choose. It takes what's nearest. | It takes what's nearest
So eat something small before you go. Soup, an egg, an apple. | Something small before | bowl-steam
Walk along the table once without a plate. What do you really want? | Once around, no plate | footprints
Take that, sit down with it, away from the table. | Take it and sit away | chair
~ Grandma's cookies, yes. The ones from the box, you can have in March. | no: The ones from the box / yes: Grandma's | cookie
And there are only a few real parties. The other days are just days. | The other days are just days | calendar
> Count your real parties with {brand}. | Count the real parties | calendar
> Name the dish you wait for all year when you talk to {brand}. | What you wait for all year | food
`,
})
