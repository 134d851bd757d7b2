import { trade } from './trade.ts'

export const golfCoach = trade({
  id: 'golf-coach',
  name: 'golf coach',
  also: [
    'golf instructor',
    'golf pro',
    'golf professional',
    'golf teacher',
    'golf lessons',
    'golf school',
    'golf academy',
    'pga professional',
    'golf studio',
    'golf training center',
    'putting coach',
    'golf swing coach',
    'junior golf coach',
    'golf fitting studio',
  ],
  way: 'class',
  customers: 'golfers',
  thing: 'a golf lesson',
  things: 'golf lessons',
  words: [
    'golf',
    'swing',
    'club',
    'ball',
    'putt',
    'putter',
    'grip',
    'lesson',
    'driver',
    'iron',
    'hole',
    'green',
    'tee',
    'slice',
    'bunker',
    'course',
    'stance',
    'range',
    'coach',
    'chip',
    'wedge',
    'fairway',
    'golfer',
    'round',
  ],
  pieces: `
mistake: Trying to help the ball into the air
* The harder you try to lift the golf ball, the lower it goes. | Lift it, and it stays low | golf
* Why do you top the ball just when you want it high? | Why does it roll? | question
* You scoop at the ball to clear the pond, and it skips in. | Scoop, skip, splash | waves
You lean back and flick up, as if you were tossing a pancake. | Like tossing a pancake
So the club's already rising when it gets there. It catches the top of the ball. | It catches the top
Look at your iron from the side. The face is tilted already. | The lift's built in | angle
So hit down, a little, and brush the grass just past the ball. | no: Scoop up / yes: Brush down
The ball goes up because you don't help. | | trend-up
~ Look for the mark in the grass. It belongs in front of the ball, not behind. | The mark's in front
> Hit ten at {brand} and look only at the grass. | Look at the grass
> Ask {brand} where your club touches the ground. | Where does it touch? | target

mistake: A bucket of drivers
* A bucket of balls with the driver isn't practice. It's a workout. | That isn't practice | golf
* Why do you hit it well on the range and nowhere else? | Why nowhere else? | question
* Ball, swing, ball, swing. The bucket's empty, and your driver's hot. | The bucket's empty | paint-bucket
By the tenth one you've found the knack, for that spot, with that club. | For that spot
On the course you get one, from a slope, after a long walk. | Out there you get one | person-simple-walk
So play a hole in your head. Driver, then whatever comes next, then a wedge. | Play a hole in your head | brain
Change the club and the target every ball. Walk off, come back, aim again. | no: Same club, fifty times / yes: New club, new target
~ It feels worse, and you learn more. | It feels worse, it works
And leave half the bucket for the short ones. That's where the strokes are. | Half for the short ones
> Play the first three holes of your course on the range with {brand}. | Three holes on the range | list
> Count at {brand} how many of your strokes were short ones. | Count the short ones | calculator

myth: Keep your head down and you'll miss
* Keep your head down is golf advice that has choked many a swing. | "Keep your head down" | speech
* Should you keep your head down in the golf swing? | Head down? | question
* You miss the ball, and somebody behind you says: you looked up. | "You looked up" | speech
Try it. Chin on your chest, and turn your shoulders. | Chin down, now turn | person
There's no room. The shoulder bumps into your chin and the swing stops there. | No room to turn
What you want is a head that's steady, not one that's buried. | no: Buried / yes: Steady
Chin up a bit, eyes on the ball, and let it turn once the ball's gone. | Let it turn after | eyes
~ When you top it, it's mostly your body standing up. The head only goes along for the ride. | The body stood up
You're allowed to watch a good one. | | binoculars
> Have {brand} hold a club by your head and see what moves. | What really moves? | eye
> Tell {brand} every tip you've ever been given. You might drop a few. | Which tips can go? | list

how: Why your ball curves to the right
* Your ball starts where the face looks and curves away from your swing. | Face and path | golf
* Why does the golf ball slice into the trees? | Why does it slice? | tree
* The ball starts out lovely, then turns right, as if it lived there. | As if it lived there | tree
Two things meet in that moment. Which way the face looks, which way the club travels. | Two things meet
If the face is open to the path, the ball gets a spin like a top. | Open face, side spin | spiral
So aiming further left makes it worse. Now you swing more across. | Aim left, and it's worse
Look at your hands first. Can you see two knuckles on the left one? | Two knuckles? | hand
~ For left-handers, turn it all around. You're used to that. | Lefties: turn it around | swap
A weak grip leaves the door open, and no swing closes it. | no: Aim away from it / yes: Begin with the grip | door
> Show {brand} your left hand before your swing. | Show your left hand | hand
> Bring the ball that always goes right to {brand}. | The ball that goes right

how: What a coach sees in a swing
* A coach looks at your swing for three balls and says one thing. | Three balls, one thing | eye
* What does a golf coach see that you can't feel? | What do they see? | question
* You've seen your golf swing on film for the first time. That's you? | That's me? | video
First, how you stand. Most of it's decided before anything moves. | at: First / How you stand | person
Then it's film, from behind and from the front, slowed right down. | at: Then / Film, slowed down | video-camera
What you feel and what you do are two different people. | Feel isn't real
There might be six things. You'll hear about one, since it causes the other five. | Six things, one cause | target
Then a drill, something odd with a towel under your arm. | at: Now / A drill with a towel | towel
~ You'll hit it worse for a bit. That's the old one leaving. | Worse for a bit
So go home with one thing. | no: Six tips / yes: One thing
> Take one thing home from {brand}. | One thing | target
> Let {brand} film you, and don't look away. | Don't look away | video-camera

question: Do you need your own clubs?
* Do you need your own golf clubs to start? | "Do I need clubs?" | golf
* Don't buy golf clubs before your first lesson. | Don't buy yet | shopping-bag
* Your uncle's giving you his golf clubs from the basement. How kind. | From the basement | gift
For a lesson, something's usually there to borrow. Ask. | Borrow first
Then you find out if you're tall, quick, left-handed, or just curious. | Tall, quick, left-handed? | ruler
Uncle's are too long or too stiff, and you'd learn to swing around them. | no: Swing around the clubs / yes: Clubs that fit
When you do buy, you won't need a full bag. | You won't need them all
A putter, a wedge, a few irons, something for the tee. Used ones are fine. | Putter, wedge, irons, a tee club | list
~ Shoes? Sneakers with some grip will do at first. | Sneakers will do | sneaker
And one glove, for the hand on top. | One glove | hand
> Ask {brand} what's there to borrow. | What's there to borrow?
> Bring Uncle's bag to {brand} and have it sorted. | Have Uncle's bag sorted | bag

question: When can you go on the course?
* How soon can you play a real golf course? | "When can I play?" | flag
* To play golf, you don't have to be good. You have to be ready. | You only have to be ready | clock
* You're at the range, and the course is right behind that hedge. | Behind the hedge | tree
It isn't about how far. It's about whether you keep going. | Keep going
Can you mostly get the ball off the ground, and mostly forward? | Off the ground, and forward
Can you pick it up when you've had enough swings? That's allowed. | Can you pick it up? | hand
Do you know where to stand when others play, and how to leave a bunker? | Where to stand, how to rake
So your first holes could be at a quiet hour, with somebody who knows. | no: Saturday morning / yes: A quiet evening | sun-horizon
~ Play from the front tees. | Play from the front | flag
Call the course first and say you're new. | Say you're new | phone-call
> Walk three holes with {brand} before you play them alone. | Walk three holes | person-simple-walk
> Find out from {brand} which course is kind to beginners. | A kind course | map-pin

comparison: A new driver or five lessons?
* A new driver or some lessons? They might cost about the same. | New driver or lessons? | scales
* Will a new driver fix your slice? | Will it fix my slice? | question
* The shiny driver in the store hit it dead straight. Buy it? | Shiny, and straight | store
The first week, it flies. You swing easier, because you trust it. | The first week it flies
Then your old swing moves in, and it curves as before, only further. | Then the old swing moves in
A lesson's dull by comparison. It's your hands, your feet, and a towel. | A lesson: hands, feet, a towel | towel
But it's in every club you own, even the putter. | It's in every club
~ If your clubs really don't fit, it's another story. Too long, too stiff, wrong grip. | Unless they don't fit | ruler
So find out which it is before you swipe your card. | no: Buy, then learn / yes: Learn, then buy | credit-card
> Bring the old one to {brand} before you buy the new one. | Bring the old one
> Ask {brand} if it's the club or the arms. | The club or the arms? | question

choose: A coach who can say it three ways
* The best golfer isn't the best coach. Listen to them explain. | Listen to them explain | ear
* How do you choose a golf coach? | How do you choose? | question
* Next to you on the range, somebody's getting a lesson. Don't hit, listen. | Don't hit, listen | ear
Who talks more, and who hits more? | Who talks, who hits? | speech
If it isn't understood, is it said again louder, or said another way? | no: Louder / yes: Another way
Does the coach ask what you'd like from golf? Not everyone wants to win. | What do you want from golf? | question
Do they build you a new swing, or make yours work? | A new one, or yours? | wrench
~ And who's usually there? Kids, seniors, low handicaps? | Who's usually there? | people
After the hour, can you say in a sentence what you're working on? | Can you say it in a sentence? | note-pencil
> Take one hour at {brand} and write the sentence down after. | Write the sentence down | pencil
> Tell {brand} what golf's for, in your life. | What's golf for?

first: The first ball you hit
* You'll miss the first ball. Everyone does, and it's the club's fault. | You'll miss the first | golf
* What's a first golf lesson like? | What's it like? | question
* You stand beside a tiny ball, and you've forgotten how your arms work. | How do arms work? | golf
Most begin on the green, where the swing's small. | at: First / The putter, small | flag
Roll it, see it go in, and you've got that sound in your ear. | The sound in the cup | ear
Then a bit back, a bit longer, and it hops. That's a chip. | at: Then / A hop, a chip
You learn to hold it, and it'll feel wrong for a week. | The grip feels wrong | hand
Somewhere in the hour there's one that hums off the face. You'd do a lot for another. | at: Once / One that hums
~ You'll feel your hands tomorrow. Hold it looser. | Hold it looser
That one's the hook.
> Come to {brand} in sneakers and something you can turn in. | Sneakers, and room to turn | sneaker
> Say it's your first at {brand} and ask to start on the green. | Start on the green | flag

care: What dirt does in the grooves
* A wedge with mud in its grooves can't spin a ball. | Mud in the grooves | golf
* How do you look after golf clubs? | How do you care for them? | brush
* The ball lands on the green and rolls off. Look at your club. | Look at your club | magnifier
The lines on the face are there to bite. Full of dirt, they slide. | They're there to bite
So wipe it right after each shot, while it's wet. | Wipe it while it's wet | towel
At home, warm water, a bit of dish soap, an old toothbrush, and dry it. | Warm water and a toothbrush | toothbrush
Don't soak the top end. | no: Soak it all / yes: Only the heads | drop
~ The grips, too. Soap and a cloth. | Wash the grips | hand-soap
A grip that shines is worn, and you squeeze it to death. | A shiny grip's worn out | hand
Not in the hot trunk, since glue goes soft in there. | Not in the hot trunk | car
> Take your grips to {brand} and ask if they've had it. | Have the grips looked at | hand
> Clean one wedge and one only, then hit both at {brand}. | One clean, one dirty

checklist: What's in the bag on the first tee
* Five little things you'll look for on the first tee. | Look for these first | list
* What do you need in your golf bag besides clubs? | What else? | bag
* Everyone's waiting on the tee, and you're looking for a ball. | Where's the ball? | golf
More balls than you'd like to lose. | 1. More balls than you'd like
Tees, and not just one that's broken. | 2. Tees
Something flat to mark with, and something to mend the green. | 3. A marker, a fork | coin
A pen. On the card, and a dot on your ball, so you know it's yours. | 4. A pen | pen
Water, a banana, and something for the rain. | 5. Water, banana, rain | umbrella
~ A towel on the outside. It gets used every hole. | A towel outside | towel
Phone on silent, at the bottom. | Phone on silent, at the bottom | bell-slash
> Pack it the night before your lesson at {brand}. | Pack the night before | moon
> Have {brand} show you how to mend the mark your ball leaves. | How do you mend it? | question

cost: What your golf lesson's price depends on
* A golf lesson's price depends on where you stand. | Where you stand | map-pin
* What do you pay for in a golf lesson? | What do you pay for? | tag
* Half an hour, an hour, nine holes. Which lesson is it to be? | Three prices | list
On the range, there's you, the coach, and the balls. Ask if those are in it. | Are the balls in it? | question
Indoors, there's a screen that measures everything, and that costs, too. | Indoors: the screen | projector-screen
On the course it takes longest, and it's where the odd stuff happens. | On the course: longest | flag
A group's cheapest, and you rest between balls. | A group: rest between balls | people
~ A string of them usually costs less for each, and it makes you come back. | A string of them
One hour a month with homework beats five in a week. | no: Five in one week / yes: One, then homework | calendar
> Tell {brand} how often you'll practice, and ask what fits. | How often will you practice? | calendar
> Ask {brand} if balls and clubs are in it. | Balls and clubs in it? | receipt

tip: Hold it like an open tube of toothpaste
* Hold your golf club like an open tube of toothpaste. | An open tube of toothpaste | toothbrush
* How tightly should you grip a golf club? | How tight? | hand-fist
* Look at your knuckles before the next swing. Are they white? | White knuckles? | hand-fist
A tight hand makes a tight wrist, a tight arm, and a short swing. | Tight hand, short swing
Firm enough that it doesn't fly. Soft enough that nothing comes out of the tube. | no: A squeezed tube / yes: Nothing comes out
Waggle it. If the head feels heavy, that's right. | Waggle: the head's heavy | scales
Most squeeze just when they start back. So start back slowly. | Most squeeze at the start
~ Breathe out before you begin. Hands follow breath. | Breathe out first | wind
On the last hole with everyone watching, you'll squeeze anyway. Then do it on purpose, and let go. | Squeeze, and let go | eyes
> Let {brand} try to pull the club out of your hands. | Can they pull it out? | hand
> Bring the tube to {brand}. It's cheaper than a driver. | Bring the tube

season(3-4): The first round after winter
* Your golf swing spent the winter in a chair. | It spent winter in a chair | chair
* Why do your shots come up short in the first round of spring? | Why so short? | question
* The first warm Saturday, wet grass, and your driver feels like a broom. | Like a broom | broom
Cold balls don't jump, wet ground doesn't roll. Take one club more. | Take one club more | golf
Where it's soft, sweep it. If you dig, you'll wear it. | no: Dig / yes: Sweep
And your back's been folded up since fall, so turn it before you load it. | Turn it before you load it | person-arms-spread
Begin with the wedge, half swings, and go up from there. | Begin with the wedge | trend-up
Don't keep score for the first ones. Count how often you hit the middle. | Count the middle ones | target
~ New grips now, before everyone remembers. | New grips now | hand
Then one hour with somebody, before the old habits wake up. | One hour, before habits wake | clock
> Book {brand} before your first round, not after it. | Before the first round | calendar
> An old habit's back? {brand} will want to see it. | Which habit's back? | repeat
`,
})
