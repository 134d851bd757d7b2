import { trade } from './trade.ts'

export const autoRepair = trade({
  id: 'auto-repair',
  name: 'auto repair shop',
  also: [
    'auto repair',
    'car repair',
    'car repair shop',
    'auto mechanic',
    'car mechanic',
    'auto shop',
    'automotive repair',
    'auto service',
    'car service center',
    'car garage',
    'repair garage',
    'mot garage',
    'mobile mechanic',
    'auto electrician',
    'transmission shop',
    'brake shop',
    'muffler shop',
    'oil change shop',
    'vehicle repair',
    'car workshop',
    'diesel mechanic',
    'classic car repair',
    'car servicing',
  ],
  way: 'salon',
  customers: 'drivers',
  thing: 'a repair',
  things: 'repairs',
  words: [
    'car',
    'engine',
    'brake',
    'oil',
    'mechanic',
    'repair',
    'battery',
    'brake pad',
    'light',
    'dashboard',
    'part',
    'noise',
    'shop',
    'garage',
    'hood',
    'driveway',
    'squeal',
    'estimate',
    'key',
    'steering wheel',
    'road trip',
    'pedal',
    'exhaust',
    'rattle',
  ],
  pieces: `
mistake: The engine light that blinks
* A steady engine light is a note, and a blinking one is a shout. | Glowing or blinking? | engine
* Can you keep driving with the engine light on? | Keep driving? | question
* The little yellow engine comes on, and the car feels fine. | It feels fine | engine
Steady means the car has stored a complaint. Get it looked at soon, and check if the gas cap is tight. | Steady means soon | gas-pump
Blinking usually means the engine's misfiring right now. | Blinking means now | lightning
Fuel that doesn't burn in there burns further back, in the catalytic converter, and that's an expensive place for it. | It burns in the wrong place | flame
So take your foot off, drive gently to the side, and call. | no: Blinking and driving / yes: Blinking and calling | phone-call
~ A red light with an oil can is different. Then you switch the engine off. | Red oil can means off | drop
> Blinking or steady? It's the first thing {brand} will want to know. | Blinking or steady? | question
> Take a photo of the dashboard and show it to {brand}. | Photo of the dashboard | camera

mistake: Ordering the part before anyone has looked
* You ordered the part, it's in, and the noise is still there. | New part, same noise | package
* Why shouldn't you tell the mechanic which part to replace? | Why not name the part? | speech
* You search the rattle, and three strangers online agree on one part. | Three strangers agree | chats
A lot of different faults make the same noise. The internet picks the most common one. | Many faults, one noise | speaker-high
If you order a part, you get that part, and the fault stays in the car. | You get what you order
So bring the symptom. Say what you hear, and let somebody else find out why. | no: Replace this part / yes: It clunks on bumps | speech
Same as at the doctor. You say where it hurts. | Say where it hurts
~ If you've got a hunch, mention it at the end. | Hunches come last | lightbulb
> Tell {brand} what the car does, and leave the part to them. | What does the car do? | car
> Describe the noise to {brand} like you would to a friend. Make the sound if you like. | Make the noise | megaphone

myth: The computer tells you what's broken
* Plug a computer into the car and it says what's broken, right? | The computer knows? | laptop
* Doesn't the computer just tell the mechanic what's wrong with my car? | Doesn't it just say so? | plug
* The mechanic plugs in the reader, and there's a code and no answer. | A code, no answer | device-tablet
A code names a neighborhood. It doesn't name the house. | no: The house / yes: The neighborhood | map-pin
It may say the mixture's too lean. That can be a sensor, a cracked hose, or a tired pump. | Sensor, hose, or pump?
So now somebody measures, wiggles, listens, and takes things out to rule them out. | Measure, wiggle, listen | magnifier
That's the part you pay for, and it's why the free code from the parts counter is only a start. | The code is only the start
~ Don't have the codes erased on the way. They're the witness. | Don't erase the codes | eraser
> Bring the codes you've been given to {brand}, and the story with them. | Codes and story | note
> What did the car do just before the light came on? Tell {brand}. | What happened before? | clock

how: How a mechanic finds a noise
* Finding the noise takes longer than fixing it. | Finding takes longer | ear
* How does a mechanic find a rattle you can't point to? | How do they find it? | ear
* Your car rattled for a week, and at the shop it's silent. | Silent at the shop | car
Somebody has to hear it first, so they drive, ideally with you next to them. | at: First / Drive it together | steering-wheel
You say now, and they notice the speed, the bump, and the pedal. | at: Then / You say now | speech
Up on the lift they pull at each wheel and tap the exhaust with a fist. | at: On the lift / Pull and tap | hand-fist
A long tube against the metal works like a stethoscope. | at: Then / Listen in | stethoscope
~ Often it's a loose heat shield, as thin as a can. | Often it's only thin metal
Then it's a clamp or a bolt, and it's quiet. | at: Last / A clamp, and it's quiet | wrench
> Go for the drive with {brand} and say now when you hear it. | Ride along, say now | speech
> Empty the trunk first, because sometimes {brand} would only find a bottle. | Empty the trunk | car

how: How brakes tell you they're done
* Brake pads come with a built-in complaint. | A built-in complaint | speaker-high
* How do you know that your brake pads are done? | When are they done? | question
* There's a high squeal every time you roll up to a light. | A squeal at every light | traffic-signal
Inside the pad's edge sits a little metal tongue. It touches nothing, for years. | A little metal tongue
When the pad has worn thin, the tongue reaches the disc and sings. | Thin pad, and it sings | music-note
That's meant to annoy you, and it still leaves you some time. | It's meant to annoy
If it turns into grinding, metal's on metal, and now the disc pays too. | no: Wait for grinding / yes: Come when it squeals | ear
~ Many cars warn with a light instead, so know your dashboard. | Or there's a light | gauge
> Squealing, grinding, or pulling to one side? Tell {brand} which. | Squeal, grind, or pull? | ear
> Ask {brand} to measure the pads while the wheels are off anyway. | Measure the pads | ruler

question: Why do my brakes scrape in the morning?
* Why do my brakes scrape first thing in the morning? | "Why in the morning?" | sun-horizon
* You back out of the driveway, and your brakes sound like a shovel. | Like a shovel | shovel
* One night of rain is enough to rust a brake. | One night is enough | cloud-rain
The brake disc is bare iron, because paint would be gone at the first stop. | Bare iron, no paint
So dew or rain gives it a thin orange skin by morning. | Orange skin by morning | drop
The first few times you brake, the pads wipe it off, and that's the scrape. | A few stops wipe it off | repeat
If it's gone before you reach the corner, that was all. | no: Stays all day / yes: Gone at the corner | signpost
~ A car that stands for weeks gets it deeper, with a pulse in the pedal. | Weeks are worse | calendar
If it stays, it's something else, and worth a look. | Still there? Have it checked | magnifier
> Count the stops until it's quiet, and tell {brand}. | Count the stops | timer
> Still scraping at the second corner? Let {brand} hear it. | Still scraping? | ear

question: Can I see the old part?
* Can I ask the mechanic for the old part? | "Can I see the part?" | gear
* You're paying for a new part, so look the old one in the eye. | Look at the old one | eye
* There's a new part in your car, and you wouldn't know if there weren't. | Is it really new? | question
You can ask, and nobody should mind. Say it before the work starts, so it isn't in the scrap by noon. | Ask before they start | clock
A worn pad next to a new one explains more than any bill. | Old next to new | scales
Have somebody show you the crack, the play, or the leak, with a finger on it. | A finger on the crack | hand-pointing
Some parts go back to the maker to be rebuilt, so you can look but not keep them. | Some go back | recycle
~ A photo from under the car is just as good. | A photo will do | camera
> When you drop off the key at {brand}, ask to see what comes out. | Ask at drop-off | key
> Ask {brand} for a photo before and after. | Before and after | images

comparison: Original, aftermarket, or rebuilt
* The same part comes in three boxes at three prices. | Three boxes, three prices | package
* Original or aftermarket, which part should go in your car? | Original or not? | question
* The mechanic asks which one you'd like, and you nod. | You nod | person
Original comes in the car maker's box. It fits, and you pay for the name on it. | Original fits, and costs more | seal-check
Aftermarket is made by others. Some supply the car maker too, and some just copy the shape. | Aftermarket goes from great to poor | package
Rebuilt is an old one with new insides, quite normal for a starter. | Rebuilt has new insides | recycle
For a wiper arm, anything goes. For what stops or steers you, ask who makes it. | Ask who makes it | steering-wheel
~ And a car near its end doesn't need a part that outlives it. | Match the part to the car | hourglass
> Ask {brand} which one they'd put in their own car. | Which one in yours? | car
> Say how long you'll keep the car, and {brand} can choose with you. | How long will you keep it? | calendar

choose: Find a mechanic while the car still runs
* The time to find a mechanic is while the car still runs. | While it still runs | car
* How do you choose a repair shop if you know nothing about cars? | How do you choose? | question
* You're standing in a garage, and somebody explains something with a lot of letters. | Lots of letters | speech
Start with something small, like an oil change, and see how it goes. | 1. Something small first | drop
Ask what's urgent, what's soon, and what's only nice to have. | 2. Urgent, soon, or nice? | list
See if the answer comes in words you'd use yourself. | 3. Plain words | speech
Ask for the estimate in writing, and for a call before it goes any higher. | 4. A call before it goes up | phone-call
~ And look at the floor. Oil happens, and somebody should wipe it up. | 5. A wiped floor | broom
> Take the next oil change to {brand} and ask about urgent, soon, and nice. | Start with the oil | drop
> Try {brand} with a small thing first. | A small thing first | wrench

first: Dropping off your car for the first time
* You hand over the key, and the mechanic asks for your wheel lock key. | "Where's the wheel lock key?" | key
* What happens when you drop off your car for a repair? | What happens now? | key
* You're at the garage counter, and you've never looked under the hood. | Never looked under the hood | engine
You don't need the words. Say when it happens, how often, and since when. | at: First / When, how often, since when | clock
Somebody takes down the mileage and the plate, and looks around the car with you. | at: Then / Look around it together | eye
You leave a number, and nothing big should happen before it rings. | at: Later / The phone rings | phone-call
Then you hear what they found, and you say yes, no, or later. | at: Then / Yes, no, or later | speech
~ Take out what you'll miss, like the parking card and the house key. | Take your house key | key
> Find the wheel lock key before you come to {brand}. It's usually in the trunk. | Find the wheel lock key | key
> Leave {brand} the number that you really answer. | The number you answer | phone

care: Read the spot under your car
* There's a spot under your car, and its color says what it is. | The color tells you | drop
* What's dripping under my car? | "What's dripping?" | drop
* You back out of the driveway, and something's left where the engine was. | Something stayed behind | garage
Slide a piece of cardboard under it overnight. | Cardboard overnight | box
Clear water below the passenger seat is the air conditioning, and that's normal. | Clear water is normal | fan
Brown or black and slick is engine oil. | Brown or black is oil | drop
Sweet-smelling and green, orange, or pink is coolant. | Green, orange, pink is coolant | thermometer
Red is often transmission or steering fluid. | Red is often transmission | gear
~ Near a wheel, oily and thin, it may be brake fluid. Then don't drive. | Thin, by a wheel? Don't drive | tire
> Bring the cardboard to {brand}, or a photo of it. | Bring the cardboard | camera
> Which corner, which color, how big? Three answers for {brand}. | Corner, color, size | car

checklist: Before a long road trip
* What should you look at before a long road trip? | What do you check? | road-horizon
* Your car will break down on vacation if it breaks down at all. | Always on vacation | suitcase
* The trunk's full, the kids are in, and nobody checked the oil. | Nobody checked | drop
Oil first, on level ground, with the engine cool. | 1. Oil | drop
Coolant, at the line on the tank. Never open it hot. | 2. Coolant | thermometer
Washer fluid, because there'll be bugs. | 3. Washer fluid | bug
Air in all the tires, and in the spare, which everybody forgets. | 4. Tires and the spare | tire
All the lights, once around the car, with someone on the pedal. | 5. Lights | headlights
~ And the jack, to see whether it's there at all. | 6. The jack
> If something's odd, show {brand} a week before you leave. | A week before you leave | calendar
> Write the date of your trip on the paper when you book with {brand}. | Say when you leave | calendar-check

cost: Why nobody can price a noise on the phone
* It's making a noise, so what will the repair cost? | "What'll it cost?" | phone
* No mechanic can price a noise on the phone. | A noise has no price | phone-slash
* You hold your phone to the engine and ask what that'll be. | Phone at the engine | engine
First it has to be found, and that time is on the bill too. | Finding takes time | magnifier
Then there's the part, and who makes it. | Part and maker | package
And then it's where the part sits. In one car it's right on top, and in another half the engine comes out. | Where does it sit? | engine
Rust has a say as well, because bolts snap. | Rust has a say | screwdriver
~ Ask what else is open once they're in there. It saves doing it twice. | What else while it's open? | wrench
> Ask {brand} what finding it costs, and what happens after that. | What does finding cost? | magnifier
> Make, year, mileage, symptom. With those four, call {brand}. | Four things to say | phone-call

tip: Cold, turning, or braking
* When it makes the noise says more than how it sounds. | When, more than how | clock
* How do you describe a noise your car only makes sometimes? | Only sometimes? | question
* It went clunk, then ping, and at the garage you can't do it justice. | Clunk, then ping | speaker-high
Keep a note on your phone and write down the moment. | Write down the moment | note-pencil
Cold or warm? Some go away after the first mile. | 1. Cold or warm? | thermometer
Straight or in a turn, and which way? | 2. Straight or turning? | steering-wheel
On the gas, off it, or on the brake? | 3. Gas, coasting, or brake?
Does it follow the speed of the car, or of the engine when you're standing still? | 4. Car speed or engine speed? | gauge
~ And on which road, because a bump is a clue. | 5. Which road? | road-horizon
> Send {brand} the note, and bring the car after. | Send the note | note
> Three mornings of notes, and then call {brand}. | Three mornings of notes | calendar

season(11-2): Click, and nothing
* The first cold morning finds the weak battery. | It finds the weak one | car-battery
* Why does a car battery quit in the cold, and never in August? | Why in the cold? | thermometer-cold
* You turn the key, and it goes click. | Click, and nothing | key
Heat wears a battery out. Cold only shows you. | Heat wears, cold shows | thermometer-hot
In the cold it gives less, and the thick oil makes the engine harder to turn. | Less power, thicker oil | drop
It usually tells you before. The starter drags, and the lights dim for a moment. | It drags, the lights dim | headlights
White fluff on the clamps is a sign too. | White fluff on the clamps | car-battery
~ Short trips make it worse, because what you take out isn't put back. | Short trips drain it | timer
A test takes minutes and tells you if it'll see the spring. | A test takes minutes | gauge
> Have {brand} test it before the frost does. | Test it before the frost | car-battery
> How old is your battery? There's a date on it, and {brand} can read it. | How old is it? | calendar
`,
})
