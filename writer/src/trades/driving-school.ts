import { trade } from './trade.ts'

export const drivingSchool = trade({
  id: 'driving-school',
  name: 'driving school',
  also: [
    'driving instructor',
    'driving academy',
    "driver's education",
    "driver's ed",
    "driver's ed school",
    'drivers education',
    'driver training school',
    'driver training',
    'driving lessons',
    'school of motoring',
    'driver education',
    'traffic school',
    'behind-the-wheel training',
    'truck driving school',
    'motorcycle driving school',
    'automatic driving lessons',
    'intensive driving course',
    'driving coach',
    'learner driver school',
    'cdl school',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a driving lesson',
  things: 'driving lessons',
  words: [
    'driving',
    'drive',
    'lesson',
    'car',
    'mirror',
    'clutch',
    'brake',
    'pedal',
    'steering wheel',
    'curb',
    'parking',
    'traffic',
    'light',
    'instructor',
    'test',
    'license',
    'driver',
    'road',
    'highway',
    'roundabout',
    'examiner',
    'blind spot',
    'gear',
    'stall',
    'passenger',
  ],
  pieces: `
mistake: You're looking at the hood
* Look at the hood, and the car wobbles. | Look at the hood, wobble | car
* Why can't you keep the car in the middle of your lane? | Why the wobble? | road-horizon
* Your hands are busy on the steering wheel the whole time. | Busy hands | steering-wheel
You're driving where you look, and right now that's a few steps ahead. | A few steps ahead | eye
So you correct, and correct again, like somebody staring into a full cup. | Like a full cup | coffee
Lift your eyes to where the road ends, as far as you can see. | no: At the hood / yes: Where the road ends | road-horizon
Your hands go quiet by themselves. There's nothing else to do. | Hands go quiet | hand
~ Bicycles, walking, it's all the same trick. | Works on a bike too | bicycle
> Ask {brand} to say far every time your eyes drop. | Far | speech
> Try it as a passenger on the way to {brand}. Where's the driver looking? | Watch from the other seat | eye

mistake: The mirror check nobody sees
* You checked the mirror, and your examiner didn't see it. | Nobody saw it | mirror
* Why do examiners say you didn't look when you did? | "You didn't look" | exam
* The test's over, and the sheet says mirrors. | The sheet says mirrors | clipboard
A quick glance with the eyes only is easy to miss from the other seat. | Only the eyes moved | eye
It's easy to do without seeing anything, too. | Glance, and see nothing
Move your chin a little. Now your head looks, and so do you. | no: Eyes only / yes: With the chin | person
Then say under your breath what's in it. Bike, van, nothing. | Bike, van, nothing | bicycle
~ And do it before the signal, because that's what the mirror's for. | Before you signal | clock
> Drive one lesson at {brand} out loud, mirrors and all. | One lesson out loud | speech
> Have {brand} count your looks for ten minutes. | Have them counted | timer

myth: Nervous people make bad drivers
* Nervous people don't make bad drivers. | Not bad drivers | car
* Can you learn to drive if it scares you? | "What if it scares me?" | question
* Your palms are wet on the steering wheel, and the car's still parked. | Still parked | steering-wheel
Somebody who's a bit afraid looks twice, keeps a distance, and slows down early. | Looks twice, slows early | eye
Those are the things that others have to be taught. | Others have to learn that
What's missing is only repetition, on quiet roads, until your hands know it without you. | Quiet roads, many times | repeat
The worry doesn't go first. It goes after, when you notice you've been chatting for a mile. | no: Calm, then drive / yes: Drive, then calm | speech
~ Breathe out before you turn the key. Nobody does. | Breathe out first | wind
> Say it in your first message to {brand}, I'm nervous. | "I'm nervous" | chat
> Let {brand} pick the quietest street for the start. | The quietest street | road-horizon

how: Parking between two cars
* Parallel parking is two turns and one moment of patience. | Two turns and a pause
* How do you park between two cars? | How do you do it? | car
* There's a gap, somebody's behind you, and parking was never your thing. | A gap, and an audience | eyes
Pull up next to the front car, close but not kissing it. | at: First / Next to the front car | car
Back up slowly, and when the back of your car passes the back of theirs, turn toward the curb. | at: Now / Turn toward the curb | steering-wheel
Stop when you see the whole front of the car behind you in the outside mirror. | at: Then / See the whole car? Stop | mirror
Straighten the wheel, roll back a bit, and then turn the other way until you're in. | at: Last / Other way, and in | repeat
~ All at the speed of a snail. Nobody was ever too slow for this. | At the speed of a snail
> Every car has its own marks, so find them with {brand}. | Find the marks | map-pin
> Try it first in an empty lot, between two boxes, with {brand} beside you. | Two boxes first | box

how: What your instructor's feet are doing
* Your driving instructor has pedals too. | They have pedals too | footprints
* What does the driving instructor do when you miss the brake? | What if I miss it? | question
* A ball rolls into the road, and the car stops before your foot moved. | It stopped by itself | soccer-ball
On the passenger side there's a brake under the dash, and in a manual a clutch as well. | A second set of pedals | car
A foot rests next to it the whole hour, even while you're chatting. | A foot is always ready
They look further ahead than you, and they read your face too. | They read your face | eyes
If they use it, it isn't a scolding. Ask what they saw before you did. | no: I failed / yes: What did you see? | speech
~ Over the weeks that foot does less and less. | It does less and less | trend-down
> Every time the foot came in, have {brand} say so. | Say when the foot came in | speech
> Now that you know, take your first roundabout with {brand} a bit more calmly. | A bit more calmly | repeat

question: How many lessons will I need?
* How many driving lessons will I need? | "How many lessons?" | calendar
* Nobody who hasn't sat next to you knows how many lessons you need. | Nobody knows yet | seat
* Your friend got the license after no time at all. | "No time at all" | identification-card
It depends on what you bring. Someone who cycles in traffic reads the road already. | Do you cycle? | bicycle
It depends on the weeks in between. Two lessons close together stick better than two months apart. | no: Now and then / yes: Close together | calendar
Practice with family counts, if you do what was done in the lesson. | Does family practice? | people
And it depends on where you'll drive. A town with trams takes longer. | Village or city? | tram
~ So after a few hours, ask what's still missing, and don't ask how many. | Ask what's missing | list
> Ask {brand} after the first lesson what you should work on. | What should I work on? | list
> Plan your weeks first, and then your lessons with {brand}. | Plan your weeks | calendar

question: What if I stall at the light?
* What if I stall at a green light? | "What if I stall?" | traffic-signal
* Everybody who drives has stalled with a truck behind them. | Everybody has | truck
* The light's green, the car's jumped and died, and somebody's honking. | Green, and it died | traffic-signal
It feels like a minute, and it's a few seconds. | It's only seconds | timer
Clutch in, brake on. Now nothing can happen any more. | 1. Clutch in, brake on | footprints
Start it, into first, and breathe. | 2. Start it, first gear | key
Let the clutch up until the car wants to go, hold it there, and now a bit of gas. | 3. Up, hold, gas | car
The honker has stalled too. He's just forgotten it. | He's stalled too | speaker-high
~ In a test, it's how you go on that's looked at. | Going on calmly counts | exam
> Stall ten times on purpose with {brand}, where nobody's behind you. | Stall on purpose | repeat
> Take {brand} to the light you hate. | The light you hate | traffic-signal

comparison: Automatic or manual
* Should you learn to drive in an automatic or a manual? | Automatic or manual? | car
* The clutch is a job for a foot that's never had one. | A job for your left foot | footprints
* There are three pedals down there, and you've got two feet. | Three pedals, two feet | footprints
In an automatic you steer, look, and brake, and the car does the gears. | Automatic does the gears | gear
So you get to traffic sooner, and that's the hard part anyway. | Sooner in traffic | traffic-signal
In a manual the first hours go to the clutch. Then one day your foot just knows. | Manual takes a while | clock
Think of the cars in your life, at home, at work, and on vacation. | Which cars will you drive? | key
~ And ask what your license will let you drive, since that's different from place to place. | What may I drive? | identification-card
> Ask {brand} what your license would cover. | What would it cover? | identification-card
> Sit in both once at {brand}, if they have both. | Sit in both | seat

choose: Find an instructor who stays calm
* Look for a driving instructor you'd share a long car ride with. | A long ride with them? | car
* How do you choose a driving school? | How do you choose? | question
* An hour in a small car with a stranger is a long driving lesson. | An hour is long | clock
So ask for one lesson before you buy ten. | One before ten | ticket
Notice what happens after a mistake. You should know what to do next time, and still like yourself. | What happens after a mistake? | speech
Ask if it's always the same person and the same car. | Same person, same car? | car
Ask how much of the hour you're at the wheel, and where you'll drive. | How long at the wheel? | steering-wheel
~ And if they look at the phone while you're driving, look for somebody else. | no: Eyes on the phone / yes: Eyes on the road | phone
> Book a single one at {brand} and see how you feel afterwards. | Book a single one | calendar-check
> Who'd be sitting next to you? Call {brand} and find out. | Who sits next to me? | person

first: What happens in the first driving lesson
* In your first driving lesson, the car doesn't move for a while. | It doesn't move yet | car
* What happens in the first driving lesson? | What happens first? | question
* You're in the driver's seat, and everything looks different from here. | Everything's different | seat
First comes the seat. You should be able to press a pedal down without stretching. | at: First / The seat | seat
Then the mirrors, until you can see what's beside you without leaning. | at: Then / The mirrors | mirror
Belt, doors, parking brake. The same order from now on, every time. | at: Then / Always the same order | seatbelt
And then you roll along an empty road, a bit, stop, a bit, stop. | at: Now / Roll and stop | road-horizon
~ You'll brake too hard. Everyone does. | You'll brake too hard
By the end you've turned a corner, and you'll tell everyone. | at: At the end / A corner | smiley
> Wear flat shoes, and bring your papers and your glasses to {brand}. | Flat shoes, papers, glasses | sneaker
> Tell {brand} that you've never driven, or that you have. Both are fine. | Never driven? Say so | speech

care: Learning from the passenger seat
* You can learn to drive from the passenger seat. | From the other seat | seat
* How can you practice driving between two lessons? | How do you practice? | calendar
* You're a passenger, the road's ahead, and your phone's in your hand. | Phone down | phone-slash
Put it away and drive along in your head. | Drive along in your head | brain
Say what you see before it happens. Ball, child. Brake lights, three cars ahead. | Ball, child, brake lights | eye
Bet with yourself on what each car will do next. | What'll they do next? | car
Look into the side mirror and say what's coming. | What's in the mirror? | mirror
Read every sign aloud for one mile. There are more than you think. | Read every sign | traffic-sign
~ Your driver will hate it. It's good for both of you. | Your driver will hate it
> Collect one situation you didn't understand and take it to {brand}. | Collect one situation | question
> Sit in front on the bus, and tell {brand} what you saw. | In front on the bus | bus

checklist: The morning of your driving test
* What do you need on the morning of your driving test? | What do I need? | exam
* The night before the driving test is for shoes and paper. | Shoes and paper | sneaker
* You're at the test center, and your permit's on the kitchen table. | It's on the table | identification-card
Your papers, in the bag the night before. | 1. Papers in the bag | identification-card
Glasses, if you've ever worn them in a lesson. | 2. Glasses | eyeglasses
The shoes you always drive in, no new ones today. | 3. The usual shoes | sneaker
Some breakfast, and not too much coffee. | 4. Breakfast | bread
Be there early, and go once around the car, with the lights and the wipers. | 5. Once around the car | car
~ If you don't understand a direction, ask. Taking a wrong turn properly is fine, too. | 6. Ask if unsure | speech
> Go through the list with {brand} in the last lesson. | In the last lesson | list
> Ask {brand} for a dress rehearsal on the same roads. | A dress rehearsal | repeat

cost: What a driving lesson has in it
* One driving lesson isn't always the same as another. | Not the same lesson | car
* Why do driving lessons cost different amounts? | Why the difference? | tag
* Two driving schools, two prices, and both say one lesson. | Two prices, one lesson | tag
See how long it is. A short one's half gone before you're warm. | 1. How long is it? | timer
See if the drive to you and the drive home count. | 2. Does the way count? | map-pin
Ask what the test day costs, the car, and the hour before. | 3. What does test day cost? | exam
Ask what happens if you're sick. | 4. And if I'm sick? | calendar-x
~ Highway and night lessons may be extra, or part of it. | 5. Highway and night | moon
Then compare what it costs to get to the license, and not the single hour. | no: One hour / yes: The whole way | road-horizon
> Work out with {brand} what it adds up to until the test. | What does it add up to? | calculator
> Find out from {brand} what happens if you have to call off a lesson. | And if I cancel? | calendar-x

tip: Thin soles
* The right shoes make you a better driver at once. | The right shoes | sneaker
* What shoes should you wear to a driving lesson? | Which shoes? | sneaker
* You're pressing the clutch in winter boots, and you feel nothing. | You feel nothing | boot
A pedal talks to your foot. There's a spot where the clutch bites, and you feel a tremble. | A spot that trembles | footprints
Through a thick sole you notice it too late, and then the car jumps. | Thick sole, jumping car | car
So wear something thin and flat that's closed at the heel. | no: Boots, sandals / yes: Thin, flat, closed | sneaker
Put your heel on the floor and work from there, like on a piano. | Heel down | piano-keys
~ Keep a pair for driving by the door. | A pair by the door | door
> Bring two pairs to {brand} and feel the difference. | Two pairs | sneaker
> Put the thin ones next to the bag for your lesson at {brand}. | Thin ones by the bag | bag

season(10-1): Learn while it's dark and wet
* Learn to drive in November, and nothing will scare you in May. | Learn in November | cloud-rain
* Is winter a bad time to start driving lessons? | A bad time to start? | snowflake
* It's five o'clock and dark, and the road shines like a mirror. | It shines | drop
Dark and wet come anyway, and now there's somebody beside you. | It'll come anyway | people
You learn what a wet road takes, and how early you have to lift your foot. | Lift earlier | footprints
You learn to wipe the windows first, and all of them, not a porthole. | no: A porthole / yes: All the windows | window
You learn to look at the edge of the road when somebody's headlights blind you. | Look at the edge | headlights
~ And your first sunny evening drive will feel like a present. | Then comes the sun | sun
> Put one of your lessons at {brand} after dark. | One after dark | moon
> Don't call off the rainy one at {brand}. It's the best one. | Keep the rainy one | cloud-rain
`,
})
