import { trade } from './trade.ts'

export const personalTrainer = trade({
  id: 'personal-trainer',
  name: 'personal trainer',
  also: [
    'personal training',
    'personal training studio',
    'fitness coach',
    'fitness trainer',
    'strength coach',
    'online fitness coach',
    'mobile personal trainer',
    'fitness instructor',
    'strength and conditioning coach',
    'postnatal fitness trainer',
    'postpartum fitness coach',
    'private trainer',
    'one-to-one trainer',
    'online personal trainer',
    'outdoor fitness trainer',
    'kettlebell instructor',
    'exercise coach',
  ],
  way: 'class',
  customers: 'clients',
  thing: 'a training session',
  things: 'training sessions',
  words: [
    'trainer',
    'training',
    'session',
    'workout',
    'exercise',
    'squat',
    'push-up',
    'weight',
    'kettlebell',
    'dumbbell',
    'plan',
    'goal',
    'muscle',
    'rep',
    'set',
    'form',
    'strength',
    'coach',
    'knee',
    'back',
    'shoulder',
    'plank',
    'deadlift',
  ],
  pieces: `
mistake: Saving your questions for later
* You nod at your trainer, and you've no idea where your knee should go. | Nodding isn't knowing | question
* Why nod when you didn't get what the trainer meant? | Why do we nod? | smiley-meh
* Drive through your heels, says the trainer, and you wonder where to. | "Drive through your heels" | footprints
Trainers speak a bit of trainer. Brace, hinge, neutral, engage. | Brace, hinge, engage | speech
If a word does nothing in your body, it's the wrong word for you. | The wrong word for you
Say so, and you get another. Push the floor away. Close a car door with your hip. | Close a car door with your hip | car
One of them clicks, and then your body knows it for good. | One of them clicks | lightbulb
~ Write that one down. It's worth more than the exercise. | Write that one down | pencil
What doesn't help is doing twelve of something you didn't understand. | no: Nod and do twelve / yes: Ask and do three
> Ask {brand} to say it another way. | "Say it another way" | speech
> Bring the one exercise you've never understood to {brand}. | The one you never understood

mistake: Training hardest on your worst night's sleep
* Don't make up for a bad night with a hard workout. | A bad night isn't a debt | bed
* Slept badly, session at seven. Go hard or go home? | Go hard or go home? | question
* Your eyes are burning, and the training plan says heavy today. | The plan says heavy | eye
A plan is written on a good day, for a good day. | Written on a good day | notebook
When you're tired, your feet land late and your form slips, and you don't notice. | You won't notice it slip
So tell your trainer how you slept, before the weights come out. | Say how you slept | speech
There's plenty you can do. Lighter, slower, something for the hips, and home. | Lighter, slower, home | dumbbell
~ You showed up, and that was the hard part of the day. | You showed up | door
And next time you'll have something left to go hard with. | no: Hard and tired / yes: Easy and back again
> Send {brand} a message in the morning and say how the night was. | Say how the night was | phone
> Tell {brand} how you slept before you say how you are. | How did you sleep? | bed

myth: Lifting won't make you bulky by accident
* Nobody's ever become bulky by accident from a weight. | Not by accident | dumbbell
* Will you get bulky if you lift a heavy weight? | Will I get bulky? | question
* You put back the heavier dumbbell, because you don't want to look like that. | You put it back | dumbbell
People who look like that have eaten and lifted for it for years, on purpose. | Years, and on purpose | calendar
They'd love to hear that it happens by itself. | They'd love that
What you'll notice is other things. The jar opens. The suitcase goes up. | The jar opens | jar
You sit down and stand up without using your hands. | Up without hands | chair
~ And if you ever feel there's too much muscle, you can just stop. It leaves quicker than it came. | It leaves quicker than it came
So pick the one that makes the last few hard. | no: The pink ones forever / yes: The last few are hard | barbell
> Tell {brand} what you'd like to be able to carry. | What would you carry? | suitcase
> Try one size up at {brand}, with someone beside you. | One size up | dumbbell

how: What a trainer sees in one squat
* One squat tells a trainer more than your whole questionnaire. | One squat tells a lot | eye
* Why does the trainer want a squat before anything else? | Why a squat first? | question
* Stand there, sit down, stand up. You've just told your trainer everything. | Sit down, stand up | chair
The heels, first. If they lift, it's often the ankle that's stuck, not the knee. | The heels | footprints
Then which knee drifts in, and whether it's always that one. | Which knee? | bone
Then if your back rounds at the bottom or your head dives forward. | The back and the head | person
And your face. Some people smile when it's hard. | Your face | smiley
~ There's no pass or fail. It's a map of where to start. | It's a map | map-trifold
Two people with the same goal can walk out of there with two different plans. | no: One plan for all / yes: Your squat, your plan
> Do three squats in front of {brand} and ask what they saw. | What did you see? | eye
> Wear something to {brand} that lets your knees be seen. | Show your knees

how: Where your plan comes from
* A good training plan starts at the end and walks back to Monday. | It starts at the end | flag
* How does a trainer make a plan for you? | Where does it come from? | question
* You say you want to get fit, and the trainer asks: for what? | "Fit for what?" | speech
Say it's a hike in September with your sister, and a heavy pack. | at: The end / A hike with a pack | person-simple-hike
Then you'll need legs that last, and shoulders that don't mind. | at: So / Legs and shoulders
A few months back from there, it's carrying things up stairs. | at: Before that / Stairs, with weight | stairs
And today it's learning to bend without thinking about your back. | at: Today / Learning to bend | calendar
~ Every few weeks something gets a bit heavier or longer, never all at once. | A bit heavier, or longer | trend-up
So get fit isn't a goal. A mountain with a date is. | no: Get fit / yes: That mountain, in September | mountain
> Tell {brand} the thing and the date. | The thing and the date | calendar
> No mountain in mind? Ask {brand} to help you find one. | Find your mountain | mountain

question: Do you have to be fit first?
* Do you have to get fit before you see a trainer? | "Do I get fit first?" | question
* Nobody cleans the house for the plumber. Come to the trainer as you are. | Come as you are | home
* You'll call a trainer as soon as you've lost a little weight. Will you? | As soon as what? | phone
That's like waiting until you can swim before you take lessons. | Like waiting until you swim | swimming-pool
What a beginner needs is somebody who makes it small enough. | Small enough
A push-up can start at a wall. A squat can start on a chair. | A wall and a chair | chair
It's all the same exercise, only the stairs are lower. | Lower stairs | stairs
~ And bad habits are easier to leave out than to get rid of. | Learn it right the first time
You don't have to be ready. You need an hour and shoes. | no: When I'm fit / yes: An hour and shoes | sneaker
> Call {brand} before you're ready. | Before you're ready | phone-call
> Be honest with {brand} about when you last did anything. | When did you last move? | calendar

question: How often do you need a trainer?
* How often do you have to see a trainer for it to help? | "How often do I come?" | calendar
* A trainer can be for every week, or for one good push. | Every week, or one good push | repeat
* You'd like a trainer, but not for the rest of your life. | Not for life | hourglass
Some need the appointment. Without it, the couch wins. | For the appointment | couch
Then it's once or twice a week, and the plan is that you show up. | Once or twice a week | calendar-check
Some need the eyes. They train alone and come every few weeks to be checked. | For the eyes | eye
Some need a start. A handful of sessions, until the moves stick, and then a plan to take home. | For the start | list
~ You can change from one to the other. Life does it for you anyway. | You can change
So say which one you are. | no: How often? / yes: What for?
> Tell {brand} which of the three you are. | Appointment, eyes or start?
> Before you start with {brand}, ask about the days between. | And the days between? | calendar

comparison: In person or online?
* A trainer beside you or a trainer in your phone? | Beside you or on the phone? | phone
* Is online training as good as in person? | Online or in person? | question
* Your trainer's in another city, and your knee's in your living room. | Your knee's in the living room | couch
In the room, somebody moves your elbow an inch, and you feel what was meant. | A hand moves your elbow | hand
That's hard to beat when you're learning. | Hard to beat at the start
Online you get a plan, you film yourself, and you're told what to change. | Online: film it, hear back | video
That works if you do it on a Tuesday night with nobody watching. | If you do it alone
~ Prop the phone up at hip height, from the side. From above, nobody sees a thing. | Film from the side | phone
New to it, or your own worst excuse? Take the room. | no: Alone with excuses: online / yes: New to it: in the room
> Film three squats from the side and send them to {brand}. | Film three squats | video-camera
> What can't a camera see? Ask {brand} about yours. | What can't they see? | camera

choose: The first question a good trainer asks
* Listen to what a trainer asks before they tell you anything. | Listen to the questions | ear
* How do you choose a personal trainer? | How do you choose? | question
* Ten minutes in, and the trainer's only talked about the trainer. | Only about themselves | megaphone
You should hear what you want and why. What you've tried, why you stopped. | "What made you stop?" | speech
What hurts, what's been operated on, what you take. | "What hurts?" | clipboard
Then ask back. What would the first month look like, and how would I know it's working? | "What's the first month like?" | calendar
Ask for the certificate. Nobody good minds that. | Ask for the certificate | certificate
~ And watch them with someone else. Do they look at the client or at the phone? | Client or phone? | phone
You don't have to be scared of the person. | no: Scary / yes: Curious about you
> Talk to {brand} for ten minutes and count the questions. | Count the questions | speech
> Ask {brand} what they wouldn't do with you. | What wouldn't you do?

first: What the first session's like
* Your first training session is more talk than sweat. | More talk than sweat | speech
* Will the first session with a trainer hurt? | Will it hurt? | question
* You arrive ready to suffer, and the trainer offers you a chair. | A chair? | chair
You talk about what you do all day, and how you sleep, and what your knee says. | Your day, your sleep, your knee
Then you move a bit. Reach, bend, sit, balance, push. | Reach, bend, balance | person-simple-tai-chi
Somebody watches and writes. It isn't a test. | It isn't a test | clipboard
You try a few exercises until you find the size that's right. | Find the right size | dumbbell
~ The last few should feel like work. You shouldn't have to crawl to the car. | Work, not a crawl | car
And you go home with one or two things to do until next time. | One or two things to do | list
> Eat something light before you come to {brand}. | Something light first | food
> Mention the knee to {brand} before they spot it. | Mention the knee

care: The days between two sessions
* Your trainer gets one hour. You get the rest of the week. | One hour of the week | clock
* What should you do between training sessions? | And in between? | calendar
* Two days after squats, you say ow on every stair. | Ow on every stair | stairs
Sore two days later is normal when something was new. | Sore after something new
Moving helps more than the couch. A walk, a bike, a swim, all easy. | no: The couch / yes: An easy walk | person-simple-walk
Do the little homework. Five minutes a day does more than an hour on Sunday. | Five minutes of homework | timer
Sleep is when it's built, so go to bed. | Sleep is when it's built | bed
~ If it's one sharp spot or it wakes you up, that isn't sore. Say so, or have it looked at. | One sharp spot? Say so
> Text {brand} how your stairs were. | How were the stairs? | phone
> Get homework from {brand} that fits in a coffee break. | Coffee break homework | coffee

checklist: Five things to tell a trainer
* Five things your trainer should hear before you lift anything. | Before you lift anything | list
* What should you tell a trainer on day one? | "What do they need to know?" | speech
* You say you're fine, and mid-push-up you remember your shoulder. | Oh, the shoulder | bone
What hurts, what hurt once, and which stairs you avoid. | 1. What hurts, what once hurt | bone
What you take, and what your doctor said. | 2. What you take | pill
What you hate. There's always another exercise. | 3. What you hate | thumbs-down
When you can really come, on a rainy week. | 4. When you can really come | cloud-rain
And the true reason. The photo, the stairs, the grandchild. | 5. The true reason | heart
~ The last one's the one that gets you out of bed. | It gets you up | bed
> Say the true reason at {brand}, out loud. | Say the true reason
> Write all five down on the way to {brand}. | Write them down | note-pencil

cost: What you pay a trainer for
* You're not paying a trainer to count to ten. | Not for counting to ten | timer
* Why does one trainer cost so much more than the next? | Why so different? | tag
* An hour of training has one price here and another price there. | Two prices for an hour | tag
Ask what's around the hour. The plan, the messages, the time to look at your videos. | The plan around the hour | notebook
Ask who pays for the room. A gym may want its own fee on top. | Who pays for the room? | key
If they drive to you, the road's in it. | Coming to you: the road | car
Special know-how costs more, say after an operation or a baby. | Special knowledge | graduation-cap
~ Sharing helps. Two people in an hour split the price and still get watched. | Two can share | people
So compare the month, not the hour. | no: The hour / yes: The month | calendar
> Go over the whole month with {brand}, not just the hour. | The whole month | calendar
> Bring a friend to {brand} and ask about sharing. | Ask about sharing | people

tip: Shrink it until you can't say no
* On days you don't want to train, do one push-up. | One push-up | mat
* How do you get a workout done on a day you don't want to? | And on bad days? | question
* The workout's forty minutes, and you've got none in you. | None left in you | battery-full
Make it so small that saying no would be silly. | Too small to refuse
One push-up. Or just put the shoes on and stand in the hall. | Shoes on, in the hall | sneaker
Now you're on the floor, or in shoes, and it'd be odd to stop. | Now it's odd to stop
Most days you go on. Some days you don't, and it still counts. | no: All or nothing / yes: One counts
~ What you're training there isn't the arm. It's the going. | You're training the going | door
And a week with five little ones beats a week with only a plan. | | calendar
> Ask {brand} for the smallest workout that counts. | The smallest that counts | timer
> Do one push-up now, then write to {brand}. | One now, then write | phone

season(6-8): How to train in the summer heat
* In summer, the best time for your workout is before the birds go quiet. | Before the heat | bird
* Can you do a workout outside when it's hot? | Train in the heat? | sun
* It's noon in July, the dumbbell burns your hand, and you'd planned a run. | Noon in July | thermometer-hot
Go early. The ground's cool and nobody needs you yet. | Go early | sun-horizon
Stay in the shade, slow down, and take longer breaks than you think. | no: Noon and fast / yes: Early and slow | tree
Drink before you're thirsty, and have the bottle where you can see it. | Bottle in sight | drop
If you feel dizzy, you're done. Shade, water, and tell someone. | Dizzy? You're done | hand-palm
~ On vacation, a towel and a stair are a gym. | A towel and a stair | towel
Your strength doesn't mind a gentler month. It minds a month of nothing. | Gentler beats nothing
> Going away? Have {brand} write you a plan that fits in a suitcase. | A plan for the suitcase | suitcase
> Move your hour at {brand} to the cool end of the day. | The cool end of the day | clock
`,
})
