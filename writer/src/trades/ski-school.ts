import { trade } from './trade.ts'

export const skiSchool = trade({
  id: 'ski-school',
  name: 'ski school',
  also: [
    'ski instructor',
    'snowboard school',
    'ski and snowboard school',
    'ski & snowboard school',
    'snowboard instructor',
    'snow sports school',
    'snowsports school',
    'ski lessons',
    'ski lesson',
    'snowboard lessons',
    'ski academy',
    'private ski instructor',
    'ski teacher',
    'kids ski school',
    'ski coach',
    'cross-country ski school',
    'ski and board school',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a lesson',
  things: 'lessons',
  words: [
    'ski',
    'skiing',
    'snow',
    'lesson',
    'slope',
    'lift',
    'boot',
    'turn',
    'instructor',
    'snowboard',
    'pole',
    'edge',
    'binding',
    'goggle',
    'glove',
    'helmet',
    'run',
    'mountain',
    'wedge',
    'chairlift',
  ],
  pieces: `
mistake: Leaning back makes you faster
* You're scared of the slope, so you lean back. That makes it worse. | Leaning back is worse | person-simple-ski
* Why do your skis run away from you? | Why do they run away? | person-simple-ski
* The slope tips, your stomach tips, and your weight goes to your heels. | Weight on your heels | mountain
Your skis steer with the front. If nobody's standing there, nobody's steering. | Nobody's steering | steering-wheel
From the back seat they only know straight on. | The back seat goes straight | trend-down
Push your shins into the tongues of your boots, and the tips bite. | no: Sit back / yes: Shins into the boot | boot
It feels like leaning down into the valley. That's the right feeling. | Lean toward the valley | mountains
~ If your thighs are burning on an easy run, you've been sitting. | Thighs burning? You're sitting | fire
> Ask {brand} to tell you whenever you sit down again. | Am I sitting? | chair
> Feel your shins against the boot at {brand} before you even slide. | Feel your shins | boot

mistake: Your friends aren't your ski instructor
* "You'll be fine, just come up." Don't take that lift. | "You'll be fine" | cable-car
* Can your friends teach you to ski? | Can a friend teach me? | people
* You're at the top of your first run, and your friends are gone. | Your friends are gone | mountain
They learned it so long ago that they've forgotten what was hard. | They've forgotten | clock-counter-clockwise
So they say just turn, and wait below with their arms folded. | "Just turn" | speech
Somebody who teaches it starts on the flat with one ski, and gets you sliding first. | no: Straight to the top / yes: One ski, on the flat | path
Then stopping. Then turning. Then the lift. | Stop, turn, then the lift | stop
~ And you'll still be friends at supper. | | fork-knife
> Spend the first morning with {brand} and meet your friends for lunch. | Friends at lunch | fork-knife
> Send your impatient friends up alone, and stay with {brand}. | Send them up alone | cable-car

myth: You're not too old for a first turn
* Kids learn skiing fast because they don't ask where it goes. | They don't ask | baby
* Are you too old to learn to ski? | Am I too old? | question
* A child shoots past you on the slope, no poles, singing. | Past you, singing | person-simple-ski
A child is low, falls softly, and has forgotten it by the next turn. | Low, soft, forgotten | smiley
You've farther to fall, and you think about it. That's the whole difference. | You think about it | brain
But you can listen. One good sentence can change your next turn. | One good sentence | ear
You know what it is to practice. You've learned to drive, after all. | no: Like a child / yes: Like learning to drive | steering-wheel
~ Being a bit fit for walking stairs helps more than being brave. | | stairs
> Tell {brand} your age, your knees and your fear, in any order. | Age, knees, fear | speech
> Join the beginners at {brand}. Nobody there can do it yet. | Nobody can do it yet | people

how: How a ski turns
* You don't turn a ski. You stand on it, and it turns you. | It turns you | person-simple-ski
* How does a ski know where to go? | How does it know? | question
* Hold a ski up and look along it. It has a waist. | It has a waist | eye
Wide at the tip, narrow in the middle, wide at the tail. | Wide, narrow, wide | ruler
Tip it on its edge and press, and it bends into a piece of a circle. | On edge, it bends | angle
Then it can only follow that curve. | It follows the curve | path
To go left, you stand on the right one. Every body finds that odd at first. | Left turn, right foot | footprints
~ Throwing your shoulders around does nothing down there. | no: Throw your shoulders / yes: Press one foot | person
> Have {brand} bend a ski for you before you stand on it. | Bend it first | hand
> Say it out loud at {brand} as you go. Right foot, left turn. | Right foot, left turn | speech

how: How you get on a chairlift without drama
* The chairlift scares more beginners than the slope does. | Scarier than the slope | cable-car
* How do you get on a chairlift? | How do I get on? | cable-car
* You shuffle to the line, and the chairlift comes round behind you. | Here comes the chair | chair
Poles in one hand, straps off your wrists. | 1. Poles in one hand | hand
Slide to the line with your skis straight, and look over your shoulder. | 2. To the line, look back | eyes
Let it touch your legs, sit right back, and the bar comes down. | 3. Sit back, bar down | chair
At the top lift your tips, stand up where it's marked, and just let it push you. | 4. Tips up, stand, slide | person-simple-ski
Then keep going, because somebody's right behind you. | 5. Keep going | people
~ Tell the attendant it's your first one. They can often slow it down. | | speech
> Ride your first chair next to somebody from {brand}. | Not alone | people
> Ask {brand} to watch one chair with you before you get on. | Watch one first | eyes

question: How long till I can ski
* How many lessons until you can ski? | "How many lessons?" | calendar
* Can you learn to ski in a weekend? | In a weekend? | calendar
* Everybody else is coming down the slope, and you're still on the carpet. | Still on the carpet | path
On the first day you learn to slide, stop and fall over. | at: First day / Slide, stop, fall | snowflake
Next come turns, one after the other, on something gentle. | at: Then / Turns, one by one | repeat
The day it clicks is different for everyone, and it often comes after a bad one. | After a bad day it clicks | lightbulb
Several days in a row beat the same days spread over a winter. Your feet remember overnight. | no: One day here and there / yes: Days in a row | calendar-check
~ What you need is to be able to stop. Elegance can wait. | | stop
> Tell {brand} how many days you have, and ask what fits in them. | How many days? | calendar
> Ask {brand} which run you could come down by the end of it. | Which run by then? | flag

question: Group or private lesson
* Alone with the instructor, or in line with five others? | Alone or in line? | people
* Group lesson or private lesson, what's better for you? | Group or private? | question
* You're third in the line of ducks behind a red jacket on the snow. | Third in the line | users-three
In a group you see others make your mistake. That's half the learning. | You see your own mistake | eyes
You wait in between, and you get your breath back. | You catch your breath | wind
Alone, it's your left knee, the whole time. It's tiring, and it's quick. | Alone: all about your knee | person
Scared? Been away for years? One thing that never works? Then alone, at least once. | One thing stuck? Go alone once | wrench
~ Two friends at the same level can share one. | | people
> Name the one thing that never works to {brand}. | The thing that never works | speech
> Ask {brand} how many ducks are in a line. | How many in a group? | question

comparison: Skis or a snowboard
* Skiing is easy to start. Snowboarding gets easy later. | Easy first, or easy later | person-simple-snowboard
* Ski or snowboard, what should you learn? | Ski or snowboard? | question
* Two racks, one full of skis and one of snowboards. Your hand's between. | Two racks | person-simple-snowboard
On skis you face forward and your legs can save each other. You slide in the first hour. | Skis: forward, two legs | person-simple-ski
On a board you sit in the snow a lot at first, and your wrists and seat know it. | Board: you sit a lot at first | snowflake
Then one day the board swings, and it stays swung. | Then it swings | waves
On flat paths a boarder walks, one foot out, while skiers push with their poles. | Flat path? Boarders walk | path
~ Snowboard boots are soft as slippers. Ask any skier about theirs. | no: Ski boots / yes: Snowboard boots | boot
> Try one morning of each at {brand} before you buy a thing. | A morning of each | sun-horizon
> Do you skateboard or skate? Tell {brand}, it's a clue. | Skateboard or skates? | question

choose: How to pick a ski lesson for your child
* Look at the children coming back from the ski lesson. Are they cold? | Are they cold? | eyes
* How do you choose a ski school for your child? | How do you choose? | signpost
* Ten small helmets are sitting in the snow, waiting for one child. | Waiting for one | baseball-helmet
Watch a group for a while from the fence. Are they sliding, or standing? | Sliding or standing? | person-simple-ski
Ask how many there are in a group, and if it's the same instructor every day. | How many, and who? | people
Ask what happens with hungry, wet, and I need to pee. | Hungry, wet, need to pee | toilet
Ask how they sort by level, and who moves a child that's in the wrong group. | Wrong group, what then? | swap
~ If the children wave at the end, you can stop looking. | no: Look at the medals / yes: Look at the faces | hand-waving
> Stand at the fence at {brand} for a while and watch. | Watch from the fence | eyes
> Ask {brand} where you say goodbye, and whether you should stay in sight. | Stay or go? | question

first: Your first hour on skis
* In your first ski lesson you'll walk before you slide. | First you walk | footprints
* What happens in the first ski lesson? | What happens? | question
* Your boots go clunk on the stairs, and you walk like an astronaut. | Like an astronaut | boot
First one ski, on the flat. You push like on a scooter. | at: First / One ski, like a scooter | scooter
Then both, and you fall over standing still. Everyone does. | at: Then / Both, and you fall | snowflake
You learn to get up, skis below you and across the hill. | at: Next / Getting up | hand
Then a slope so flat that your grandmother would laugh, and a wedge like a slice of pizza. | at: Last / A wedge like pizza | pizza
~ It's warm work, so have less on than you think. | | thermometer
You stop because you meant to. You'll want to do it again at once. | You stopped on purpose | stop
> Fall over standing still at {brand}. It's on the program. | Fall standing still | snowflake
> Come to {brand} with dry gloves and no expectations. | Dry gloves | hand-palm

care: Dry your ski boots tonight
* A damp ski boot at night is an icy ski boot in the morning. | Damp tonight, icy tomorrow | boot
* Why are your feet cold on the second day of skiing? | Why so cold today? | snowflake
* Morning, parking lot, and your boot won't open. It slept in the car. | It slept in the car | car
Plastic goes stiff in the cold, so boots sleep indoors. | no: In the car / yes: Indoors | house
Open every buckle, pull the tongue out, and lift the liner if it's wet. | Open it all the way | boot
Near a heater, not on it. Liners can shrink, and shells can warp. | Near the heater, not on it | thermometer-hot
Before you hang it up, close the buckles loosely, so the boot keeps its shape. | Then close it loosely | lock-open
~ Fresh socks every day. It's the cheapest warmth on the mountain. | | sock
> Arrive at {brand} with dry boots, and your first run will feel better. | Dry boots first | boot
> Cold toes in the middle of the lesson? Say so to {brand} right away. | Say so right away | thermometer-cold

checklist: What to have in your pockets at the lift
* It's your first ski lesson. What's in your pockets? | What's in your pockets? | ticket
* What do you wear and bring to a ski lesson? | What do I bring? | hoodie
* You're in line at the lift, and your pass is in the car. | It's in the car | ticket
The pass, alone in the left pocket, away from your phone and keys. | 1. The pass, by itself | ticket
Goggles, even when it's cloudy, because then it's the flat light that gets you. | 2. Goggles, even in clouds | goggles
Waterproof gloves. Wool ones are wet by the first fall. | 3. Waterproof gloves | drop
One pair of thin long socks. Two pairs make it colder. | 4. One thin pair of socks | sock
Sunscreen for your nose, and a bar that doesn't freeze hard. | 5. Sunscreen and a snack | sun
~ Write your phone number inside your child's helmet. | | pen
> Ask {brand} what's included and what you have to rent. | What do I rent? | list
> Check the meeting point of {brand} the day before, on foot. | Find the meeting point | map-pin

cost: What's in the price of a ski lesson
* A ski lesson isn't the whole bill. Add it up before you drive. | Add it up first | calculator
* What does a first ski day cost, and why? | What's in it? | tag
* You've paid for the lesson, and at the counter they ask for your pass. | And your pass? | ticket
There's the lesson, the lift pass, the skis and boots, and usually lunch. | Lesson, pass, gear, lunch | list
Beginners may not need the whole mountain. Ask if there's a small pass. | no: The whole mountain / yes: The beginner pass | mountain
A lesson alone costs more than a place in a group, because nobody shares it. | Alone or shared | people
School vacations cost more, since everyone's there. | Vacation weeks cost more | calendar
~ Borrow the clothes for the first time. You'll see if you like it. | | hoodie
> Ask {brand} which pass you really need. | Which pass? | ticket
> Get the sum for the whole day from {brand}, from socks to lunch. | From socks to lunch | receipt

tip: Look where you want to go
* Look at the tree, and you'll ski into the tree. | You ski where you look | tree-evergreen
* Why do your skis always drift toward the fence? | Why the fence? | eyes
* One tree on a wide empty slope, and your skis have found it. | They've found the tree | tree-evergreen
Your head turns, your shoulders follow, and your feet do what your shoulders say. | Head, shoulders, feet | person
So look at the gap. Then look at the next one, before you're there. | no: At the tree / yes: At the gap | eye
Never at your tips. They're still there. | Not at your tips | eye-slash
Pick the spot for your next turn while you're still in this one. | The next turn already | path
~ It works on a bike as well, as you may have noticed in a hedge. | | bicycle
> Point to where you'll turn next, out loud, at {brand}. | Point at it | hand-pointing
> Tell {brand} what you keep running into. | What do you run into? | speech

season(12-3): The best snow is in the morning
* The best snow of the day is there before you've had breakfast. | Before breakfast | sun-horizon
* What time of day should you book a ski lesson? | What time? | clock
* The groomer's just been by, and the slope looks like corduroy. | Like corduroy | path
In the morning it's smooth and even, and your skis do what you say. | at: Morning / Smooth and even | sun-horizon
By lunch everyone's been over it, and there are heaps. | at: Lunch / Heaps | mountains
In the afternoon the heaps get hard or wet, and your legs get tired at the same time. | at: Afternoon / Hard heaps, tired legs | trend-down
So learn early and practice till lunch. Most people fall on the run they did just once more. | no: One more run / yes: Stop while it's good | stop
~ In spring it's the other way round for an hour. Early is ice. | | thermometer-cold
> Ask {brand} for the earliest lesson you can bear. | The earliest you can bear | alarm
> Which hour has the best snow for you this month? Ask {brand}. | Which hour? | snowflake
`,
})
