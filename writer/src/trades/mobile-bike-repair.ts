import { trade } from './trade.ts'

export const mobileBikeRepair = trade({
  id: 'mobile-bike-repair',
  name: 'mobile bike repair service',
  also: [
    'mobile bike repair',
    'mobile bicycle repair',
    'bike repair van',
    'mobile bike mechanic',
    'mobile bicycle mechanic',
    'mobile bike shop',
    'mobile bike workshop',
    'mobile cycle repair',
    'mobile cycle mechanic',
    'mobile bike service',
    'mobile bike servicing',
    'bike van',
    'doorstep bike repair',
    'bike repair at home',
    'home bike repair',
    'bike repair at your door',
    'on-site bike repair',
    'dr bike',
    'traveling bike mechanic',
    'mobile e-bike repair',
  ],
  way: 'home',
  customers: 'riders',
  thing: 'a repair',
  things: 'repairs',
  words: [
    'bike',
    'bicycle',
    'brake',
    'chain',
    'gear',
    'wheel',
    'tire',
    'squeak',
    'van',
    'repair',
    'pump',
    'lock',
    'spoke',
    'pedal',
    'mechanic',
    'tune-up',
    'brake pad',
    'derailleur',
    'ride',
    'saddle',
    'flat',
    'cable',
    'rim',
    'commute',
    'click',
  ],
  pieces: `
mistake: The spray can and the brake disc
* One puff of oil on the disc, and your bike won't brake. | One puff, no brakes | spray-bottle
* Your brake squeals, so you reach for the spray can. | Reaching for the can | spray-bottle
* Can you spray something on a brake that squeals? | Spray the brake? | question
Everywhere else on a bike, oil makes things quiet. On a disc as well, only then you don't stop. | no: Oil on the disc / yes: Keep it dry
The pads drink it up like a sponge, and no wiping gets it out. | Pads drink it up | drop
After that the disc has to be cleaned and the pads are usually done. | New pads, usually
A squeal is often only dirt or water. A few firm stops burn that off. | A few firm stops | hand-palm
~ When you do spray the chain, stand on the other side and hold a rag behind it. | Rag behind the chain | towel
> Already sprayed it? Tell {brand}, so the right pads are in the van. | Already sprayed? | van
> Put the can down and describe the squeal to {brand}. | Describe the squeal | ear

mistake: It shifts badly, so you turned that little screw
* The little screw on your derailleur isn't for what you think. | Not that screw | screwdriver
* Your gears jump, and there are three little screws back there. | Three little screws | gear
* Which screw do you turn when the gears won't stay in? | Which one? | screwdriver
Two of those screws are fences. They keep the chain out of the spokes and off the frame. | Two are fences
Turn them, and the fence is somewhere else. That's how a derailleur ends up in a wheel. | A fence moved | warning
When it shifts badly, it's mostly the cable, old, dirty, or a little longer than it was. | no: The screws / yes: The cable
For that there's a barrel you turn by hand, a quarter at a time. | A quarter turn by hand | hand
~ Or the hanger's bent, from the day the bike fell over on that side. | Or it fell on that side
> Leave the screws alone and tell {brand} which gear it jumps out of. | Which gear jumps? | gear
> Has the bike fallen on its right side lately? {brand} would like to know. | Fallen on the right? | bicycle

myth: The click comes from the pedals
* A click on a bike never sits where you hear it. | Not where you hear it | ear
* Where's that click coming from? | Where is it? | ear
* Click, click, click, once every time your right foot goes down on the pedal. | Click, click, click | footprints
A frame is hollow, so it carries sound like a tin-can telephone. | Like a tin-can telephone
What sounds like the pedals can be the seat post. | no: Pedals / yes: Maybe the seat post
So rule things out. Stand up. Is it gone? Then it's the saddle or the post. | 1. Stand up | person
Coast. Is it still there? Then it's in a wheel. | 2. Coast | repeat
Pull on the bar. There it is again? Then it's up front. | 3. Pull on the bar | hand-grabbing
~ Many a mystery ends with a dry bolt and a dab of grease. | A dab of grease | drop
> Stand, coast, pull, and tell {brand} what you heard. | Stand, coast, pull | list
> Ride it in a circle for {brand}, and let a second pair of ears listen. | A second pair of ears | ear

how: What the van does in your driveway
* Your driveway turns into a bike workshop in about a minute. | A workshop in a minute | van
* What happens when the bike van gets to your door? | What happens? | van
* A van door slides open, and there's a whole wall of tools. | A wall of tools | tool
The bike goes into a stand, so the wheels hang free at eye level. | at: First / Up on the stand | bicycle
Before anything's unscrewed, it gets looked over, wheels, brakes, bearings, bolts. | at: Then / Look it over | eye
You hear what has to be done now and what can wait, and you say yes. | at: Then / You say yes | speech
After that it's mostly cables, pads, a chain, and some patience. | at: Now / Cables, pads, chain | wrench
~ What needs a part that isn't in the van gets ordered. | Odd parts get ordered | package
At the end there's a ride up and down your street. | at: Last / Up and down the street | person-simple-bike
> Find {brand} a spot about as big as a parking space. | One parking space | van
> Make, model, and what's odd about it, that's what to send {brand}. | Make, model, what's odd | note

how: How a wobbly wheel gets straight
* A wobbly wheel isn't bent, it's out of tune. | Out of tune | guitar
* How do you get a wheel straight again? | How does it get straight? | repeat
* The rim brushes the brake once every turn, swish, swish. | Swish, swish | ear
The rim hangs in its spokes like a tent in its ropes. | Like a tent in its ropes | tent
Half pull left, half pull right, and if one's slack, the rim moves over. | Half left, half right
So you pluck them like strings. A dull one's loose. | Pluck them | guitar
Then a quarter turn on one, a quarter on its neighbor, and look again at the gap. | A quarter turn, look again | eye
That goes around and around until the rim runs still. | Around and around | repeat
~ If it's got a kink from a curb, the spokes can't talk it out. | A kink from a curb stays | warning
> Pluck your spokes tonight, and tell {brand} if one sounds dull. | Pluck the spokes | guitar
> Hold a pencil by the rim, spin it, and send {brand} the video. | Pencil by the rim | pencil

question: Do I have to be home?
* Do I have to be home for a bike repair? | "Do I have to be home?" | house
* The best time to have a bike fixed is while you're in a meeting. | While you're in a meeting | briefcase
* Your bike stands outside the office all day and does nothing. | It does nothing all day | buildings
Somebody should say hello, hand over the bike, and take off the lock. | Hello, bike, lock | lock
After that you're not needed, just your phone. | Just your phone | phone
If something turns up, you get a message with a photo, and you decide. | A message, and you decide | chat
So pick a place with your bike, a bit of room, and a bit of light. | Bike, room, light | lightbulb
~ Under a roof is nice, for the mechanic and for the grease. | A roof is nice | umbrella
At home it can be a neighbor who has the key. | A neighbor with the key | key
> Home, office, or the train station? Ask {brand} where they can stop. | Home, office, station? | map-pin
> Keep your phone loud while {brand} has your bike. | Phone on loud | bell-ringing

question: Can I ride it until then?
* Can I still ride my bike until somebody looks at it? | "Can I still ride?" | bicycle
* A squeak can wait, and a brake lever at the bar can't. | Squeak waits, brake doesn't | hand
* Something on your bike is loose, and tomorrow you need it. | Loose, and needed | bicycle
Noises you can ride with, mostly. A dry chain complains, but it gets you there. | 1. A squeak can wait | ear
Gears that won't climb can wait too, if they stay where they are. | 2. A stuck gear can wait | gear
Gears that slip when you push can't. You'd step into nothing. | 3. Slipping can't | warning
Anything that moves at the handlebar, stop now. | 4. A loose bar, stop now | hand-palm
The same for a brake that comes to the bar, or a tire with something bulging out. | 5. Lever at the bar, stop now | warning
~ Walking it home is no shame. | Walk it home | footprints
> Squeak, slip, or loose? Tell {brand}, and hear whether you can ride it. | Squeak, slip, or loose? | phone-call
> Say what you need the bike for tomorrow when you call {brand}. | What for tomorrow? | calendar

comparison: One repair or a full tune-up
* Just the brake, or the whole bike? | Just the brake? | bicycle
* Which does your bike need, a repair or a tune-up? | Repair or tune-up? | question
* You ask for a brake pad, and the mechanic spins the other wheel. | They spin the other wheel | repeat
One thing broke and the rest is fine, so that's a repair. In, fixed, out. | One thing means repair | wrench
If you can't say what it is, and it's all a bit rough, that's a tune-up. | All a bit rough means tune-up | bicycle
Then everything that moves gets cleaned, set, and tightened, bearings too. | Cleaned, set, tightened | wrench
Ask when it was last done. If nobody remembers, there's your answer. | When was the last one? | calendar
~ A bike that stood for years wants all of it, even if it looks new. | Stood for years? The long one | hourglass
> Give {brand} three words about how it rides. | Three words | speech
> List what bugs you. Two lines or twelve? Then call {brand}. | Two lines or twelve? | list

choose: Who do you let near your bike?
* A good mechanic rides your bike before touching it, or at least spins it. | Ride it or spin it first | bicycle
* How do you know if a bike mechanic is any good? | How do you know? | question
* Somebody kneels by your bike and doesn't pick up a tool yet. | No tool yet | eye
First they should ask you. Since when, where, and what was done before. | 1. Since when, and where? | speech
They tell you what it'll take before they start. | 2. What it takes, first | receipt
They show you the worn part next to a new one. | 3. Old next to new | eye
They know your kind of bike, because an e-bike with a belt isn't a racer. | 4. Do they know yours? | battery-full
~ And when they say that can wait, that's a good sign. | 5. "That can wait" | hourglass
> Say what you ride when you write to {brand}, and ask if they do those. | Do they do yours? | bicycle
> What can wait? It's a good question for {brand}. | "What can wait?" | speech

first: Booking a bike van for the first time
* You don't have to carry your bike anywhere. | No carrying | bicycle
* What do they want to know when you book a bike van? | What do they ask? | phone-call
* The tire's flat, the bike shop's across town, and you don't have a car. | Across town, no car | map-trifold
It begins with a message. What kind of bike, and what it does or doesn't do. | at: First / Kind of bike, what it does | chat
A photo of the whole bike, from the side with the chain. | at: Then / Photo, chain side | camera
Then where it is, and whether there's a gate, stairs, or a place to stop. | at: Then / Gate, stairs, place to stop | map-pin
You get a time, and on the day a call from the road. | at: The day / A call from the road | phone-incoming
~ Leave the bags off and the lock open. | Bags off, lock open | lock-open
> Take that photo now, chain side, and send it to {brand}. | Photo, chain side | camera
> Tell {brand} about the gate code and the dog. | Gate code, dog | dog

care: Squeeze, spin, press
* Ten seconds before you ride can save you a long walk. | Ten seconds | timer
* How do you check a bike while your coffee's still hot? | Check it in seconds | timer
* You're late, the bike's at the wall, and you just want to go. | Late, and off you go? | clock
Squeeze both brakes and push. The wheel should stop, and the lever shouldn't touch the bar. | 1. Squeeze and push | hand
Lift the front and spin it. It runs free and straight. | 2. Lift and spin | repeat
Press the tires with your thumb. They give a little, like an orange. | 3. Press with your thumb | orange
Then drop the bike from a hand's height. Rattles tell you what's loose. | 4. Drop it, listen | ear
~ Do it on Monday, and the week's covered. | Every Monday | calendar
> If one of the four isn't right, call {brand} before you call in late. | One isn't right? Call | phone-call
> Do the drop test and tell {brand} where it rattles. | Where does it rattle? | ear

checklist: Before the bike van arrives
* Two things save time before the bike mechanic comes, so take off the lock. | Take the lock off | lock-open
* What should you do before somebody comes to fix your bike? | What comes before? | list
* The van's outside, and your bike's behind the stroller and the sled. | Behind everything | baby-carriage
Dig it out and put it where somebody can walk around it. | 1. Room all around | ruler
Lock off, bags off, child seat off. | 2. Lock, bags, seat off | lock-open
Wipe off the worst mud. Nothing more, because dirt shows where it rubs. | 3. Only the worst mud | towel
If it's an e-bike, charge it and find the key for the battery. | 4. Battery charged, key found | battery-full
Write down the sounds, and when they come. | 5. The sounds, and when | note-pencil
~ And if you have more than one, line them up. | 6. Line up the others | bicycle
> Send {brand} a voice message of the sound. | A voice message | microphone
> Find the battery key tonight and tell {brand} what you ride. | Find the key | key

cost: What you pay when the workshop comes to you
* When the bike workshop comes to you, what do you pay for? | What's in the price? | van
* The same new chain on two bikes isn't the same work. | Same chain, other work | chain
* You ask for a new chain, and the mechanic holds a gauge to it. | A gauge on the chain | gauge
There's the drive to you, then the work, and then the parts. | Drive, work, parts | van
Parts depend on the bike. The more gears in the back, the finer and pricier the chain. | More gears, finer parts | gear
Work depends on what's stuck. A bolt that turns takes a minute, and a rusted one an hour. | Does it turn? | wrench
A hub motor makes a flat tire a bigger job, since there's a cable in the wheel. | A motor in the wheel | battery-full
~ If your neighbor's bike is done on the same trip, ask if that changes anything. | Two bikes, one trip? | people
> Ask {brand} what's fixed and what depends on the bike. | Fixed, or depends? | receipt
> Knock on your neighbor's door before you book {brand}. | Two bikes at once? | door

tip: Say what it sounds like
* Squeak, click, or grind, your bike has already said what's wrong. | It's already said it | ear
* How do you describe what's wrong with your bike? | How do you describe it? | speech
* You say it makes a noise, and the mechanic says, which one? | "Which one?" | ear
A squeak is dry, and it usually wants oil. | Squeak means dry | drop
A click comes once every turn and means something moves that shouldn't. | Click means loose
A grind is dirt or worn-out bearings, and you feel it in the pedal too. | Grind means bearings | gear
A rub gets quicker with the wheel. That's a brake or a fender. | Rub means brake or fender | bicycle
~ And silence where it used to tick means the freewheel is stuck. | No tick, stuck freewheel
> Squeak, click, grind, or rub? One word is enough for {brand}. | One word | speech
> Record it while you ride and send it to {brand}. | Record it | microphone

season(11-3): Your chain after a winter commute
* A winter commute does more to your chain than a whole summer. | One winter, one chain | chain
* Why is my chain orange after one wet week? | Orange after a week? | drop
* It's dark, it's wet, and your bike crunches when you pedal. | It crunches | cloud-rain
What sprays up from the road is water, salt, and ground-up stone. | Water, salt, ground stone | road-horizon
It sits in the chain and in the brakes and keeps grinding away at them. | It sits in chain and brakes | chain
So pour a bottle of plain water over it when you get in. Gently, and no pressure washer. | no: Pressure washer / yes: A bottle of water | drop
Wipe the chain dry, one drop on each link, wipe again. | Wipe, oil, wipe | towel
~ Pads wear fast in that stuff, so look at them every week. | Look at the pads | eye
> Book {brand} for the end of it, when the salt trucks stop. | When the salt stops | truck
> Does it crunch? Have {brand} measure the chain before it eats the gears. | Measure the chain | gauge
`,
})
