import { trade } from './trade.ts'

export const cookingSchool = trade({
  id: 'cooking-school',
  name: 'cooking school',
  also: [
    'cooking class',
    'cooking classes',
    'cookery school',
    'culinary school',
    'cooking studio',
    'baking class',
    'baking school',
    'cookery class',
    'cooking workshop',
    'chef school',
    'pasta class',
    'pasta making class',
    'sushi class',
    'kids cooking class',
    'culinary studio',
    'cooking lesson',
    'cookery course',
    'cooking course',
    'culinary academy',
    'culinary institute',
    'bread making class',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a cooking class',
  things: 'cooking classes',
  words: [
    'class',
    'cook',
    'knife',
    'recipe',
    'kitchen',
    'apron',
    'chef',
    'pan',
    'dish',
    'pasta',
    'sauce',
    'dinner',
    'food',
    'cooking',
    'lesson',
    'stove',
    'salt',
    'dough',
    'onion',
    'ingredient',
    'meal',
    'course',
    'teacher',
  ],
  pieces: `
mistake: Salting only at the end
* Salt at the end sits on top of your food and shouts. | It sits on top and shouts | bowl-steam
* Why does your sauce taste flat and salty at the same time? | Flat and salty at once? | question
* You taste, you add salt, you taste again, and the dish is still dull. | Salt, taste, still dull | spoon
Salt needs time to get in. On the surface, it's only salty. | Salt needs time | hourglass
So put a little in with the onions, a little with the tomatoes, a little with the beans. | A little with each | hand
Each thing gets seasoned from inside, and you end up using no more than before. | no: All at the end / yes: A little each time
Then taste at every stop. That's what the jar of spoons by the stove is for. | Taste at every stop | spoon
~ If you've gone too far, don't peel a potato into it. Make more of everything else.
> Salt two pots at {brand}, one early, one late, and taste. | One early, one late | cooking-pot
> At {brand}, taste before, during, and after. It's the homework. | Taste three times | spoon

mistake: A dull knife is the tiring one
* You're working hard in the kitchen because your knife isn't. | The knife should work | knife
* Why do your onions make you cry more than the chef's? | Why do you cry more? | drop
* Press a dull knife on a tomato, and the tomato wins. | The tomato wins | knife
A dull edge squashes. It bursts the onion and sprays you in the eye. | Dull squashes, and sprays | drop
It also needs force, and that's when it slips. | Force makes it slip | hand
A sharp one goes through by its own weight. You only steer. | no: Push hard / yes: Just steer | knife
Curl your fingertips under, and let the flat of the blade slide on your knuckles. | Fingertips under | hand-grabbing
~ Slow is fine. The speed you see on TV comes by itself, after a few hundred onions.
> Wrap your favorite knife in a towel and ask {brand} if it can come along. | Bring your knife | towel
> Chop an onion with a sharp knife at {brand}, and compare it with your own at home. | One sharp onion | knife

myth: Oil doesn't keep pasta from sticking
* That spoon of oil in the pasta water does nothing. | It does nothing | drop
* Do you put oil in the water so the pasta won't stick? | Oil in the water? | question
* You pour oil into the pasta pot, and it floats there, looking at you. | It floats | drop-half
Oil and water don't mix, so the pasta down below never meets it. | They never meet | drop-half
It meets it on the way out, and then the sauce slides off. | Then the sauce slides off | fork-knife
What keeps it apart is plenty of water and a stir in the first minute. | no: Oil / yes: Water and a stir | spoon
That's when the starch is glue. After that it won't cling. | The first minute is glue | timer
~ Save your oil for the plate.
> Stir at the right moment, once, with {brand} beside you. | Stir it early | spoon
> What else can you stop doing at home? Ask {brand} between two pots. | What can you stop doing? | question

how: Why pasta water belongs in the sauce
* You're pouring the best part of the sauce down the sink. | Down the sink | sink
* Why does the sauce never cling at home like it does in class? | Why won't it cling? | question
* The colander's in the sink, the pasta pot's tipping, and somebody should say stop. | Somebody say stop | hand-palm
The cloudy water under your pasta is full of starch. It ties fat and liquid together. | Starch ties it together | cooking-pot
Keep a mug of it before you drain. | 1. Keep a mug of it | cup
Move the pasta to the pan while it's still firm, with the sauce and a splash of that water. | 2. Into the pan, still firm | fork-knife
Then toss it hard over the heat. It goes from soup to gloss while you watch. | 3. Toss till it shines | repeat
~ It should move like a wave. If it sits there like a hat, it wants another splash. | | waves
> Do it once at {brand}, and your sink will never see it again. | Keep that water | sink
> Come and toss a pan at {brand}. It's all in the wrist. | It's in the wrist | hand

how: What an onion does in an hour
* Nobody browns an onion properly in five minutes. | Not in five minutes | timer
* How long does it take to caramelize an onion, really? | How long, really? | hourglass
* The recipe says five minutes, and your onion's still white and angry. | White and angry | bowl-food
First the onions sweat. The lid's on, they go limp, and the kitchen smells sharp. | at: First / They sweat | drop
Then they turn sweet and yellow, and you can go and do something else. | at: Then / Sweet and yellow
After that you've got to stay. They stick, you scrape, you add a splash of water. | at: Later / Scrape and splash | hand
At the end a whole bag has become one dark, sticky cup. | at: Last / One dark cup
~ Turn the heat up to save time, and they burn outside and stay raw inside. | no: High heat / yes: Low and long | flame
> Smell the whole journey at {brand}, from sharp to sweet. | From sharp to sweet | wind
> Find out at {brand} which recipes lie about the time. | Which recipes lie? | book-open

question: Do you have to know how to cook?
* You can burn water and still take a cooking class. | Even if you burn water | flame
* Do you have to know how to cook before you take a class? | Do you have to know how? | question
* Everybody's tying an apron as if they'd been born in it. | Born in an apron | chef-hat
Half the people in the room are wondering which way the peeler goes. | They're wondering too | users
You'll be shown how to hold the knife before you're asked to cut. | First shown, then asked | knife
Then you do one small job at a time, and somebody's there when it sticks. | One small job at a time | hand
Go slower than you'd like. Nobody's hungry yet. | Go slower | timer
~ If you do know your way around, say so. There's always a harder job.
> Tell {brand} the last thing that went wrong in your kitchen. | What went wrong last? | speech
> Pick the class at {brand} for the dish you'd like to eat. | The dish you'd eat | fork-knife

question: Do you eat what you cook?
* The best seat in a cooking class is at the end of it. | The seat at the end | chair
* Do you get to eat what you make in class? | Do you get to eat it? | fork-knife
* Your dish is on the table, it's a bit crooked, and you're starving. | A bit crooked | bowl-food
Usually, yes. That's how you find out what the lemon was for. | Usually, yes | check
So don't come full, and don't come starving either. You'll be nibbling for an hour. | Not full, not starving | cookie
Eat with the others and trade forks. Six people with one recipe make six dinners. | Same recipe, other dinner | users
Say what was hard while you're at the table. That's often the best of the lesson. | Say what was hard | chat-circle-text
~ Bring a box, in case it's bread or a whole pie. | Bring a box | box
> Ask {brand} whether you eat there or take it home. | Eat there, or take it home? | question
> Leave dinner out on the day you go to {brand}. | Leave dinner out | calendar

comparison: Watch it or do it?
* In some classes you cook, and in some you watch. | Cook, or watch | eye
* Should you take a hands-on class or a demonstration? | Hands on, or watch? | question
* Front row of a cooking class, and you've got a glass and no knife. | A glass, no knife | wine
In a demonstration, a chef cooks and you see every move. Then you taste. | Watching: you see it all | eyes
It's good for hard things, for big groups, and for an evening off your feet. | An evening off your feet | armchair
Hands on, you're slower and you see less, but your hands will know it at home. | Hands on: your hands learn | hand
Dough, knives, and pans want hands. Nobody learned to knead by nodding. | no: Nod at dough / yes: Knead it | hand-fist
~ So watch the soufflé, and do the pasta.
> Find out at {brand} who holds the knife, you or the chef. | Who holds the knife? | knife
> Decide if you want a skill or an evening, then look at what {brand} has. | A skill, or an evening? | calendar

choose: How to choose a cooking class
* Count the stoves before you count the dishes. | Count the stoves | flame
* How do you choose a cooking class? | How do you choose? | question
* The photo of the class shows twenty people around one pan. | Twenty around one pan | people
Ask how many people share a stove. Two's a lesson, six is a show. | 1. How many per stove? | users
Ask what you'll do with your own hands, from start to finish. | 2. What do you do yourself? | hand
Look at what you'd cook. Would you make it again on a Tuesday? | 3. Again on a Tuesday? | calendar
Ask who does the dishes. It's half an hour of your evening. | 4. Who does the dishes? | sink
~ And see whether you get the recipe on paper. You'll want it with stains on. | 5. The recipe on paper | scroll
> Put the dishes question to {brand} first. | Dishes first | sink
> Ask {brand} how many people stand at one stove. | How many per stove? | people

first: The first ten minutes of a cooking class
* A cooking class starts at the sink. | It starts at the sink | sink
* What happens when a cooking class begins? | What happens first? | question
* You walk into a kitchen with eight strangers and a bowl of lemons. | Eight strangers, lemons | orange-slice
Coat off, hair back, rings in your pocket, hands washed. | 1. Hair, rings, hands | hand-soap
You get an apron and a board, with a wet cloth under it so it can't slide. | 2. Apron, board, wet cloth | towel
Somebody walks you through the recipe, and you hear the whole story before you cut. | 3. The recipe, start to end | scroll
Then the knife. You cut one thing badly, and then you cut it better. | 4. One thing, badly | knife
~ By the time there's something in a pan, you know everybody's name. | 5. Then the pan | cooking-pot
> Come ten minutes early to {brand}, and be first at the sink. | Ten minutes early | clock
> Bring somebody you'd like to see in an apron to {brand}. | Bring somebody | users

care: Your cutting board needs a drink
* The dishwasher is where a good knife and a good board go to die. | Not in the dishwasher | knife
* How do you look after a wooden board and a good knife? | How do you care for them? | question
* Your knife's in the dishwasher, rattling against the forks. | It's rattling | fork-knife
Knives hate the dishwasher. The edge knocks on metal, and the handle swells. | Knives hate dishwashers | x
Wash them by hand, dry them right away, and put them where nothing touches the edge. | no: Dishwasher / yes: Wash, dry, put away | towel
Wood the same. Wash both sides, or it bends, and dry it standing up. | Board: both sides, then upright
When it looks pale, rub it with mineral oil and leave it overnight. | Pale? Oil it overnight | moon
~ Coarse salt and half a lemon takes the onion out of it. | Salt and lemon | orange-slice
> Ask {brand} to show you how to hone an edge. | Honing an edge | knife
> Which oil do they use on the boards at {brand}? Have a look. | Which oil? | drop

checklist: What to bring to a cooking class
* Leave your sandals at home when you go to a cooking class. | No sandals | sneaker
* What do you bring to a cooking class? | What do you bring? | tote
* You're at the stove in loose sleeves, and the oil's starting to spit. | Loose sleeves | flame
Closed shoes that don't slip. Things get dropped, and some of them are sharp. | 1. Closed shoes | sneaker
Sleeves you can push up. | 2. Sleeves that push up | t-shirt
A hair tie, if you need one, and no rings. | 3. Hair tie, no rings | ring
Your glasses. Recipes are printed small. | 4. Reading glasses | eyeglasses
A box with a lid, for what's left. | 5. A box with a lid | box
~ And tell them about allergies when you book, not when you're stirring. | 6. Allergies, when you book | acorn
> Write your allergies into the booking with {brand}. | Allergies in the booking | note-pencil
> Check with {brand} what's there already. | What's there already? | question

cost: What you pay for in a cooking class
* You could buy the ingredients yourself. You're paying for the mistakes. | You pay for the mistakes | egg-crack
* Why does a cooking class cost more than dinner out? | Why more than dinner out? | tag
* You do the math on a cooking class, and flour's cheap. | Flour's cheap | calculator
Somebody shopped, weighed, and laid it all out before you came. | Weighed and laid out | scales
Small groups cost more, because there's one teacher's eyes on fewer hands. | Fewer hands per teacher | users
What's in it matters. Fish and beef move the price, dough hardly does. | Fish costs, dough doesn't | fish
Then somebody washes forty pans after you've gone home. | Forty pans | sink
~ And you can ruin a sauce there, on their onions, with help.
> Ask {brand} which class gives you the most to do. | Which has the most to do? | hand
> Compare two classes at {brand} by how many share a teacher. | How many share a teacher? | users

tip: Read the recipe twice and cut everything first
* The recipe says it takes half an hour. It doesn't count your cutting. | It doesn't count cutting | clock
* Why does every recipe take you twice as long? | Why twice as long? | hourglass
* The garlic's burning in the pan, and you're still opening the can. | The garlic's burning | flame
Read the recipe to the end first, like a story. Look for words like overnight. | 1. Read it to the end | book-open
Then cut, weigh, and open everything, before there's any heat. | 2. Cut and open everything | knife
Put it in little bowls, in the order it goes in. | 3. Bowls in order | bowl-food
Keep an empty one for the peels. | 4. One for the peels | trash
~ Cooks call that having everything in its place. After that, cooking is only pouring. | 5. Now light the stove | flame
> Steal the way they set out the bowls at {brand}. | Steal the bowls trick | bowl-food
> Bring a recipe to {brand} that always goes wrong. | One that goes wrong | scroll

season(11-12): The present that comes with an apron
* Some people have every gadget and have never had a lesson. | Every gadget, no lesson | gift
* What do you give somebody who already has all the pans? | Somebody with all the pans | gift
* Under the tree lies something flat that smells of garlic. A cooking class. | Flat, under the tree | tree-evergreen
Choose what they'd like to eat, not what you'd like them to learn. | What they'd like to eat | fork-knife
Give them a season to pick the date, since January fills up with good intentions. | Let them pick the date | calendar
Make it two. Most people won't go alone, and you get dinner. | Make it two | users
Wrap it with one good thing, a wooden spoon or a whisk, so there's something to open. | With a wooden spoon | spoon
~ Hint at the allergies yourself, if you know them. Surprises don't read forms.
> Call {brand} and say who it's for and what they burn. | Who it's for | phone-call
> Put one from {brand} in an envelope, with a spoon. | In an envelope | envelope
`,
})
