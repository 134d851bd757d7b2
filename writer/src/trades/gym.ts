import { trade } from './trade.ts'

export const gym = trade({
  id: 'gym',
  name: 'gym',
  also: [
    'fitness studio',
    'fitness center',
    'fitness centre',
    'fitness club',
    'health club',
    'strength gym',
    'crossfit box',
    'crossfit gym',
    'functional fitness gym',
    'weightlifting gym',
    "women's gym",
    'ladies gym',
    'boutique gym',
    'community gym',
    'fitness bootcamp',
    'fitness boot camp',
    'spin studio',
    'indoor cycling studio',
    'powerlifting gym',
    'group fitness studio',
  ],
  way: 'visit',
  customers: 'members',
  thing: 'a workout',
  things: 'workouts',
  words: [
    'gym',
    'weight',
    'barbell',
    'dumbbell',
    'squat',
    'bench',
    'treadmill',
    'machine',
    'rack',
    'rep',
    'set',
    'lift',
    'workout',
    'training',
    'trainer',
    'member',
    'membership',
    'muscle',
    'locker',
    'plate',
    'rower',
    'warm-up',
    'exercise',
    'class',
  ],
  pieces: `
mistake: The weight you choose in front of a mirror
* The weight is too heavy if your whole body helps to lift it. | Too heavy if all of you helps | dumbbell
* Why does a curl make your hips swing at the gym? | Why do your hips swing? | dumbbell
* You take the bigger dumbbell because somebody's watching. | Somebody's watching | eyes
The first rep is clean. By the third, your back's doing it. | By rep three it's your back
What you're training now is swinging. You're getting good at it. | You're training the swing
Go down a size and let it take two seconds up and three back. | Slow up, slower down | timer
It gets hard where it should, and that's the muscle you came for. | Hard in the right place | target
~ Nobody in the room knows what number's on there. They're looking at their own arms. | They watch their own arms | mirror
Put it down the way you picked it up. | no: Dropped / yes: Put down slowly
> Take the smaller one at {brand} and make it last. | Take the smaller one | dumbbell
> Have someone at {brand} watch three reps of yours. | Have three reps watched | eye

mistake: Five days in your first week
* Five gym days in your first week, and none in your second. | Five days, then none | calendar
* Why do so many people quit the gym after two weeks? | Why do so many quit? | calendar-x
* New shoes, new bottle, and a workout every day this week. | New shoes, every day | sneaker
Monday feels great. On Wednesday you take the stairs backward. | The stairs, backward | stairs
Sore isn't the trouble. The trouble is that Friday now feels like a punishment.
Two days a week, on the same days, is a plan you can keep. | no: Five days at once / yes: Two days you keep | calendar-check
Go home while you still feel like doing more. That feeling brings you back. | Leave wanting more | door
~ Add the third day once you've gone a month without missing one. | Then add a third | calendar
The muscle is patient. It'll wait for you. | The muscle's patient
> Pick your two days and tell {brand}. | Pick your two days | calendar
> Find the quiet days at {brand} and make them yours. | When's it quiet? | clock

myth: You can't pick where the fat goes
* A crunch is a fine exercise, and your belly fat won't notice. | Your belly won't notice | mat
* Does a stomach exercise take fat off your stomach? | Do crunches do it? | question
* You do a hundred sit-ups on the gym floor and measure your waist. | A hundred sit-ups | ruler
A crunch trains the muscle. The fat lies on top, and it doesn't belong to that muscle. | Muscle under, fat over
Your body takes it from wherever it likes, like a bank that never asks which coin. | It doesn't ask you | coins
So the work that counts uses a lot of you at once. | Use a lot of you | person-arms-spread
Squat, push, pull, carry, row. | Squat, push, pull, carry, row | barbell
~ The crunch is still good for something. You'll get out of a low couch like a teenager. | Good for getting off the couch | couch
> Learn five moves at {brand} that use all of you. | Five moves, all of you | list
> Swap ten minutes of crunches for ten on the rower at {brand}. | Crunches out, rower in | timer

how: What happens between the sets
* What happens between the sets is half the workout. | Between the sets | timer
* Why do the strong people in the gym sit around so much? | Why do they sit around? | chair
* You finish a set, feel lazy, and start the next one right away. | Right into the next | repeat
A muscle that's just worked has run down its quick fuel. | Low on quick fuel | battery-full
It fills up again in a minute or three, and you don't have to do anything. | A few minutes to fill up | hourglass
Too soon, and the second set turns into half a set. Your form goes first. | no: Too soon: half a set / yes: Rested: a whole set
Heavy work wants long breaks. Light work wants short ones. | Heavy: long. Light: short. | timer
~ And the phone? Set a timer, or the break will have videos in it. | Timer on, videos off | phone
So sit. It's allowed. | Sit, it's allowed
> Time your breaks once at {brand} and see what you really do. | Time your breaks once | timer
> Ask {brand} how long to rest for what you're training. | How long should I rest? | clock

how: Why a warm-up isn't the treadmill
* Ten minutes on the treadmill isn't a warm-up for your shoulders. | Your shoulders didn't run | person-simple-run
* What makes a good warm-up before lifting? | What's a good warm-up? | question
* The barbell's loaded, you've walked a bit, and your shoulders creak. | Your shoulders creak | barbell
Get warm first, that part's right. A bit of sweat at the hairline is enough. | at: First / A bit of sweat | drop
Then move the joints you're about to use, in circles, without weight. | at: Then / Move those joints | repeat
Now do the exercise itself with the empty bar. It's a rehearsal. | at: Now / The empty bar | barbell
Add a little, do fewer, add a little. You ease into the heavy set like into cold water. | at: Last / Add a little | stairs
~ If it's still creaking when you're warm, leave that one out today and ask. | Still creaking? Ask
> Tell {brand} what you're lifting today and get a warm-up to match. | A warm-up that fits | list
> Start with the empty bar at {brand}. Everybody strong does. | Start with the empty bar | barbell

question: Is everyone looking at me?
* Is everyone in the gym looking at you? | "Is everyone looking?" | eyes
* The scariest thing in a gym is the door. | The scariest thing is the door | door
* You're in the parking lot with your gym bag and a stomachache. | In the parking lot | bag
Look around when you're in there. Half are looking at the mirror, and half at a screen. | Mirrors and screens | mirror
The big ones in the corner count to eight in their heads. | They're counting to eight
They've all stood in front of a machine and not known where to sit. | Everyone's sat on it backward
There's a drawing on most machines that shows you. Read it like you own the place. | Read the drawing | image
~ Or ask whoever's beside you. People love to be asked in there. | Ask your neighbor | speech
By your fourth visit you'll have a favorite locker. | A favorite locker | lockers
> Ask {brand} to walk you around once. | One walk around | person-simple-walk
> Come to {brand} with a plan of four machines, and leave after the fourth. | Four machines, then home | list

question: What do you bring the first time?
* What do you need to bring to the gym the first time? | "What do I bring?" | bag
* Your gym bag needs fewer things than you think. | Less than you think | bag
* You're packed for an expedition, and it's an hour at the gym. | Packed for an expedition | backpack
Shoes with a clean sole that haven't been in the street today. | 1. Clean shoes | sneaker
A towel, because the bench isn't only yours. | 2. A towel for the bench | towel
Water, in something that closes. | 3. A bottle that closes | drop
A padlock, since many lockers come without. | 4. A padlock | lock
~ Flat soles if you lift. A soft running shoe is like squatting on a pillow. | Lifting? Flat soles | sneaker
Leave the gloves, the belt, and the powder. You'll know when you want them. | no: Gloves, belt, powder / yes: Shoes, towel, bottle, lock
> Not sure about the lock? Ask {brand} before you come. | Do lockers need a lock? | lockers
> Put the bag by the door tonight and go to {brand} tomorrow. | Bag by the door | door

comparison: Machines or free weights?
* Machines or free weights? One has rails, the other doesn't. | Machines or free weights? | barbell
* Which is better to start with, a machine or a barbell? | Which one to start? | question
* To the left the shiny machines, to the right the rack and the chalk. | Left or right? | signpost
A machine holds the path. You push, and it goes where it goes. | Machine: it holds the path | train
You learn quickly, and you can go to your limit alone. | You can go hard alone
A free weight can go anywhere. So everything in you works to keep it from doing that. | Free: it can go anywhere | barbell
That takes longer to learn, and it's closer to lifting a suitcase onto a train. | Like a suitcase | suitcase
~ No one has to choose for life. Many warm up to one with the other. | Nobody has to choose
Begin where you dare to begin. | no: The better one / yes: The one you'll use
> Try the same lift both ways at {brand}. | The same lift, both ways | barbell
> Spend a week on each side of the room at {brand}. | A week on each side | calendar

choose: Visit the gym when you'd really go
* Look at a gym at the hour you'd really go. | Go at your hour | clock
* How do you choose a gym you'll still use in June? | Still going in June? | calendar
* On Sunday at noon the gym was empty. On Tuesday at six it isn't. | Sunday noon, Tuesday six | clock
Everything looks free in the middle of the day. | Midday lies
Go after work, when you'd come, and see how long they wait for a rack. | How long is the wait? | hourglass
Look at the floor, the shower drain, the handles. They tell more than the mirrors. | Floor, drain, handles | shower
Does somebody say hello? Is anyone being corrected? | Is anyone being corrected? | eye
~ And drive it from your door once. A gym that's far is a gym you won't see. | no: The better gym, far / yes: The good one on your way | map-pin
Read how you get out before you get in. | How do you get out? | file-text
> Visit {brand} on the day and hour that you'd train. | Your day, your hour | calendar-check
> Before you sign with {brand}, ask how to pause. | How do I pause? | file-text

first: Your first half hour in a gym
* Your first visit to the gym is for looking, not for lifting. | First you look | eyes
* What do you do on your first day in a gym? | My first day | question
* You've got a towel, a bottle, and no idea which machine is which. | No idea which is which | towel
Walk through it all once, with your hands in your pockets. | Walk through once | footprints
Find the toilets, the water, the wipes. Now it's a bit yours. | Toilets, water, wipes | drop
Sit down on four machines and set the seat. Move almost nothing. | Four machines, almost nothing
Write down the seat number for each, so it's quick the next time. | Write the seat numbers | note-pencil
~ Wipe off what you sat on. That's the one rule everybody cares about. | Wipe it off | spray-bottle
Then go home, while it's still easy. | Go home early | home
> Say it's your first day at {brand}. It opens every door. | Say it's your first day
> Ask {brand} which four to begin with. | Which four? | list

care: What your gym bag's telling you
* That smell isn't you. It's your gym bag. | It's the bag | bag
* Why does your workout shirt smell again after ten minutes? | Why so soon? | t-shirt
* You open the locker, and last Thursday comes out. | Last Thursday comes out | lockers
Sweat in a closed bag is a little greenhouse. | A little greenhouse | plant
So hang everything up as soon as you're home, even before the wash. | Hang it up at once | coat-hanger
Skip the softener. It leaves a film in stretchy cloth, and the smell moves in under it. | No softener | washing-machine
Shoes want air and a day off between. | Shoes want a day off | sneaker
~ Bottles too. Take the lid apart and look into the groove, or don't look. | Look into the lid | drop
Once a month, the bag goes in the wash itself. | no: Zipped in the trunk / yes: Washed once a month
> Air the shoes tonight, then see {brand} tomorrow. | Air the shoes | wind
> Pack a second shirt for {brand}. You'll like yourself on the way home. | A second shirt | t-shirt

checklist: Five things good gym people do
* Five things that make you good company in a gym. | Good company | list
* What are the unwritten rules in a gym? | The rules nobody tells | question
* Somebody's standing beside your bench, and you don't know what you did. | What did I do? | question
Plates go back where they came from. The next one may be half as strong. | 1. Plates go back | barbell
A towel under you, a wipe after you. | 2. Towel under, wipe after | towel
Don't walk between a lifter and the mirror. | 3. Not in front of the mirror | mirror
Sharing is normal. Working in, it's called. You go while the other one rests. | 4. Take turns | repeat
Calls happen outside. | 5. Calls happen outside | phone
~ Grunting's fine. Throwing isn't. | Grunt, don't throw
> Be the one who offers to share a rack at {brand}. | Offer to share | handshake
> Ask {brand} what they're picky about. Every gym has one thing. | What are they picky about?

cost: What a membership really costs you
* A cheap membership you don't use is the expensive one. | Cheap and unused | tag
* What does a gym membership depend on? | What does it depend on? | tag
* Two gyms, two prices, and you only compare the big number. | You compare one number | scales
Ask what's extra. A joining fee, a card, towels, classes. | 1. What's extra? | receipt
Ask what's in it that you won't use. A pool's lovely if you swim. | 2. What won't you use? | swimming-pool
Ask how long you're in, and how you get out. | 3. How do you get out? | door
Then divide it by the times you'd honestly go in a month. | 4. Divide by honest visits | calculator
~ That number looks different on the way home from work than across town. | no: By the month / yes: By the visit
> Get {brand} to say what's in and what isn't. | What's in, what isn't? | list
> Count your honest visits before you talk to {brand}. | Count your honest visits | calendar

tip: Write it down or you'll lift the same forever
* Write down your workout, or you'll lift the same thing until you retire. | Write it down | note-pencil
* What did you lift last Tuesday? If you don't know, that's why. | What did you lift? | question
* You're standing at the rack again, guessing what you lifted last time. | Guessing again | barbell
A line per exercise will do. Weight, how many, how it felt. | Weight, reps, how it felt | pencil
Next time you look, and you do one more. Or the same one, only cleaner. | One more, or cleaner | trend-up
That's all progress is, and without the line you'd never see it. | no: By feel / yes: By the note
~ On bad days you flip back to the page where the empty bar was hard. | | book
A paper notebook beats the phone, because nobody writes to you in it. | Paper never rings | notebook
> Put a pencil in your gym bag for {brand}. | Bring a pencil | pencil
> Show {brand} your notes when you're stuck. | Stuck? Show your notes | notebook

season(1-2): How to outlast January at the gym
* In January the gym is full. By March you can have any bench. | Full now, empty in March | calendar
* Is January a bad time to join a gym? | Is January bad? | question
* Every treadmill's taken, and somebody in new shoes is on your bench. | Every treadmill's taken | sneaker
Come anyway, and come at an odd hour. Early, late, or in the middle of lunch. | Come at an odd hour | clock
Have a plan B in your pocket. If the rack's busy, dumbbells will do. | Have a plan B | dumbbell
Don't set a goal in pounds. Set it in visits. | no: Pounds / yes: Visits | calendar-check
Eight times before the end of next month, say, and nothing else counts.
~ And be kind to the new one. In February it's nice to know somebody. | Be kind to the new one | smiley
> There's an odd hour at {brand} too. Find it. | Find the odd hour | clock
> Make a deal with yourself about visits, then start at {brand}. | A deal about visits | handshake
`,
})
