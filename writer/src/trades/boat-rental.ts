import { trade } from './trade.ts'

export const boatRental = trade({
  id: 'boat-rental',
  name: 'boat rental',
  also: [
    'boat hire',
    'boat rental company',
    'boat hire company',
    'boat rentals',
    'kayak rental',
    'kayak hire',
    'canoe rental',
    'canoe hire',
    'paddleboard rental',
    'paddleboard hire',
    'sup rental',
    'pontoon rental',
    'pontoon boat rental',
    'jet ski rental',
    'jet ski hire',
    'pedal boat rental',
    'houseboat rental',
    'sailboat rental',
    'yacht charter',
    'narrowboat hire',
    'motorboat rental',
    'rowboat rental',
    'boat livery',
    'bareboat charter',
    'canal boat hire',
  ],
  way: 'hire',
  customers: 'boaters',
  thing: 'a boat',
  things: 'boats',
  words: [
    'boat',
    'dock',
    'kayak',
    'pontoon',
    'paddle',
    'canoe',
    'motor',
    'anchor',
    'life jacket',
    'wave',
    'wind',
    'lake',
    'water',
    'rope',
    'fender',
    'throttle',
    'captain',
    'bow',
    'stern',
    'shore',
    'swim',
    'cooler',
    'paddleboard',
    'channel',
    'sail',
  ],
  pieces: `
mistake: You came to the dock too fast
* Never come to a dock faster than you'd like to hit it. | No faster than you'd hit it | boat
* Why does everybody on the dock stand up when you come in? | Why are they standing? | people
* The dock gets bigger, the boat gets no slower, and there's no brake. | There's no brake | boat
There's no road to slow you down. You take your hand off, and the boat just keeps going. | Nothing rubs | waves
So slow down far out, where it looks silly. | Slow down far out | hourglass
Take it out of gear, let it glide, and only tap it in again to keep steering. | no: Gas until the end / yes: Tap and glide | hand
If it goes wrong, pull away and start over. It's what captains do. | Wrong? Start over | repeat
~ And nobody stops a boat with a foot. Legs lose against boats. | Keep your feet inside | footprints
> Do two practice landings with {brand} before you leave. | Two practice landings | repeat
> Which way does the wind push at the dock? {brand} sees it every day. | Where's the wind from? | wind

mistake: One foot on the dock, one on the boat
* With one foot on the dock and one on the boat, you go swimming. | Then you swim | person-simple-swim
* How do you get into a small boat without falling in? | How do you get in? | question
* You've got the cooler in your arms, and the kayak's drifting off. | The kayak drifts | box
The moment you push off with one leg, the boat goes where you pushed it. | It goes where you push
So keep both hands free, and hand the stuff over later. | Hands free | hand
Have somebody hold it tight against the dock. | Someone holds it | hand-grabbing
Sit down on the edge, put both feet in the middle of the floor, and slide your weight over, low. | no: A big step / yes: Sit, feet in, slide | boat
Once you're in, sit. Everything's steadier when you're low. | Then sit
~ One at a time, and the heaviest first. | One at a time | people
> Put the cooler down and let {brand} hold the boat. | Put the cooler down | box
> Leave a dry shirt in the car, and step in slowly at {brand}. | A dry shirt in the car | t-shirt

myth: It drives like a car
* A boat doesn't drive like a car, it drives like a shopping cart backward. | A shopping cart backward | cart
* Is driving a boat just like driving a car? | "Like a car, right?" | steering-wheel
* You steer away from the dock, and the back of the boat hits it. | The back hits the dock | boat
A car's front turns and the rest follows. A boat turns around its middle. | It turns around its middle | repeat
When the nose goes left, the stern swings out to the right, right into whatever's there. | The stern swings out | warning
And without gas most of them don't steer at all. | no: Gas off, still steers / yes: No gas, no steering | steering-wheel
There's also no road. Wind and current push you sideways while you're looking ahead. | Wind pushes sideways | wind
~ Half an hour on open water, and your hands have got it. | Soon you've got it | timer
> Turn a few circles out where there's room before you come back to {brand}. | Circles in open water | repeat
> Let {brand} show you what the stern does at the dock. | Watch the stern | eye

how: How to drop an anchor so it holds
* An anchor doesn't hold by its weight. | Not by its weight | anchor
* How do you anchor a boat so it stays? | How does it stay? | anchor
* The anchor's down, you've opened the sandwiches, and the shore is moving. | The shore's moving | anchor
It's a hook. To dig in it has to lie flat, and that takes rope. | It digs in like a hook
With a short rope you lift it right back out. | no: Short rope / yes: Plenty of rope
Go into the wind, stop, and let it down. Don't throw it. | at: First / Into the wind, let it down | wind
Drift back and feed out rope, several times the depth. | at: Then / Drift back, more rope | waves
Tie it off at the bow. | at: Now / Tie it at the bow | boat
~ Then line up two things on shore. If they stay in line, so do you. | at: Last / Line up two marks | eye
> Ask {brand} how deep it is where you'd like to swim. | How deep is it? | ruler
> Check with {brand} where you can anchor and where you'd better not. | Where can I anchor? | map-trifold

how: How to leave the dock
* Leaving the dock is harder than it looks, and it's all in the ropes. | It's all in the ropes | boat
* Which rope comes off first when you leave the dock? | Which one first? | question
* The motor's running, everybody's sitting, and one rope is still on. | One is still on | boat
First you look. Where's the wind from, and who's coming? | at: First / Look at the wind | wind
If it pushes you off, untie everything and wait. It does it for you. | at: Wind off / Untie and wait
If it pushes you on, the back has to come out first. | at: Wind on / Back goes out first
Turn toward the dock, a touch forward with a fender at the nose, and the stern swings free. | at: Then / Fender, turn in, touch forward | steering-wheel
Now back away, slowly, and only then bring the fenders in. | at: Last / Back out, fenders in | repeat
~ Nothing hangs in the water, or the propeller will find it. | Ropes out of the water | warning
> Talk it through with {brand} before you turn the key. | Talk it through | speech
> Choose who does the ropes on the way to {brand}. | Who does the ropes? | people

question: What if the wind picks up?
* What do I do if the wind picks up on the lake? | "What if it gets windy?" | wind
* The lake turns dark in stripes, and that's the wind coming. | Dark stripes | waves
* On the way out it was easy, and now the boat hardly moves. | It hardly moves | wind
Wind at your back feels like no wind at all. You only meet it when you turn around. | no: Out with the wind / yes: Out against it | compass
Go back early. Nobody regrets being first at the dock. | Go back early | clock
If waves come, take them at an angle, slowly, and with everyone low. | Waves at an angle | waves
With a paddle, stay near the shore, where it's calmer and the walk's shorter. | Stay by the shore | tree
~ If you can't make it, go in wherever you can, tie up, and call. | Land anywhere, then call | phone-call
> Before you go, ask {brand} what the wind does in the afternoon. | What's the afternoon wind? | wind
> Save the number of {brand} and put the phone in a dry bag. | Number in a dry bag | phone

question: How many people fit on the boat?
* How many people fit on the boat? | "How many fit?" | people
* A baby counts as a person on a boat. | A baby counts | baby
* There are nine of you on the dock, and somebody's cousin just came. | And one more cousin | people
Every boat has a number, and there's often a plate with it near the wheel. | There's a plate
It isn't about seats. It's about weight, so the coolers and the dog count too. | The cooler counts | dog
Full means it lies low, turns slowly, and stops late. | Full boats are slow | boat
So say heads, big and small, and what you're bringing along. | no: A few of us / yes: Heads, dog, coolers | list
~ Two smaller ones can be more fun, since you can race. | Two boats can race | flag-checkered
Everyone gets a life jacket that fits, so say the sizes too. | Say the sizes | ruler
> Count everyone, and then call {brand}. | Count everyone | people
> Give {brand} the kids' weights, so the jackets fit. | The kids' weights | ruler

comparison: Pontoon, motorboat, or kayak
* Pontoon, motorboat, or kayak, what kind of day do you want? | What kind of day? | boat
* A pontoon is a porch that floats. | A floating porch | boat
* Grandma wants shade, the kids want speed, and you want quiet on the lake. | Shade, speed, quiet | sun
A pontoon's flat and steady, with seats all around. You can stand, grill, and nap. | Pontoon for grandma | couch
It takes wind like a barn door, so it's for calm water. | Calm water only | wind
A motorboat's quick and pulls a tube, and it's bumpy in the front. | Motorboat for the kids | waves
A kayak goes where it's shallow, and you hear birds. Your arms are the motor. | Kayak for you | bird
~ Paddleboards are steadier on your knees, and nobody says you have to stand. | Boards, on your knees
So ask who's coming, and what they'll do when nothing's happening. | Who's coming? | people
> Tell {brand} the youngest, the oldest, and who gets seasick. | Youngest, oldest, seasick | people
> One big one or two small ones? Ask {brand} what the lake likes today. | One big or two small? | question

choose: Look at the life jackets
* Look at the life jackets before you look at the boat. | Look at the jackets | lifebuoy
* How do you choose a place to rent a boat? | How do you choose? | question
* Somebody hands you the key to the boat and says have fun. | "Have fun" | key
Before you take the key, you want a few minutes at the wheel with someone who knows it. | A few minutes first | timer
The jackets should be dry, whole, and in more than one size. | 1. Dry, whole jackets | lifebuoy
Somebody walks around it with you and looks at old scratches. | 2. Scratches, together | eye
You get a map with the shallow spots on it. | 3. A map of the shallows | map-trifold
And you know who answers when the motor doesn't. | 4. Who answers? | phone-call
~ Ask what happens to the booking in a storm. | 5. And in a storm? | cloud-lightning
> Walk around it with {brand}, camera in hand. | Walk around it | camera
> Have {brand} mark the shallow spots for you. | Mark the shallows | map-trifold

first: The first time you take out a boat
* Your first time in a boat, you'll grip the wheel like a ledge. | Like a ledge | steering-wheel
* What happens when you rent a boat for the first time? | What happens? | boat
* You're at the wheel, the motor's off, and your mouth is dry. | Motor off, dry mouth | steering-wheel
It starts with a key on a lump of foam, because keys fall in. | at: First / A key that floats | key
Then jackets, fuel, horn, and where the fire extinguisher sits. | at: Then / Jackets, fuel, horn | fire-extinguisher
They show you forward, neutral, and back. Neutral's the important one. | at: Then / Forward, neutral, back | sliders
A cord goes from the switch to your wrist. Fall over, and the motor stops. | at: Then / A cord on your wrist | link
~ You do a small round together, or they watch from the dock. | at: Then / A small round | eye
And then it's quiet, and you've got a lake. | at: Then / The lake | waves
> Take your time with the key in your hand, and ask {brand} everything twice. | Ask everything twice | speech
> Bring your papers and your calmest friend to {brand}. | Papers, calm friend | identification-card

care: How to bring the boat back
* Bring the boat back with time to spare and sand outside. | Time to spare, no sand | hourglass
* What do you do when you bring a rented boat back? | What do you do? | boat
* It's nearly time, the whole crew is tired, and the dock's in sight. | Nearly time | clock
Hang the fenders out before you're close, and get the ropes ready, bow and stern. | 1. Fenders and ropes | boat
Everybody sits until it's tied. | 2. Sit until it's tied | people
Collect what's yours from under the seats, where the phones go. | 3. Look under the seats | phone
Take the trash with you, the fishing line most of all. | 4. Trash, fishing line | trash
Tell them what you touched, even if it was only a bit of gravel. | 5. Say what you touched | speech
~ Then the propeller gets looked at, and nobody's surprised later. | 6. Look at the propeller | fan
> Bumped something? Tell {brand} before they look. | Bumped something? | warning
> Full tank or as it is? Settle that with {brand} before you leave. | Full or as it is? | gas-pump

checklist: What to pack for a day on a boat
* Everything you bring on a boat should be able to get wet. | It'll get wet | drop
* What do you pack for a day on the boat? | What do you pack? | bag
* Your towel is wet, your phone's wet, and the boat hasn't left the dock. | Wet already | towel
A dry bag, or a freezer bag for the phone and the key. | 1. A dry bag | bag
Sunglasses on a string, because there are plenty on the bottom already. | 2. Sunglasses on a string | sunglasses
Twice the water you think. The wind cools you, and you don't notice. | 3. Twice the water | drop
A hat that ties, and a long shirt, since the sun comes from below too. | 4. Hat, long shirt | sun
Shoes with light soles. Black ones leave stripes on the deck. | 5. Light soles | sneaker
~ No glass, and nothing that crumbles. | 6. No glass, no crumbs | cookie
> Check with {brand} what's already on board, like a cooler or an awning. | What's on board? | question
> Wear the light soles to {brand}. | Light soles | sneaker

cost: What you pay for on a rented boat
* The price on the sign is for the boat, so what comes on top? | What comes on top? | tag
* Why does renting a boat cost what it does? | Why does it? | tag
* You've compared two boats by the hour, and one had fuel in it. | One had fuel in it | gas-pump
Fuel's the big one. Ask if you fill it up, or if the price covers it. | 1. Who pays the fuel? | gas-pump
Then there's the deposit, and what it's kept for. | 2. What's the deposit for? | coins
A propeller's the thing that gets bent, so ask what you'd pay if you meet a rock. | 3. And if you hit a rock? | fan
Tubes, boards, and a captain are extra in some places. | 4. Tubes, boards, captain | lifebuoy
~ Hours also differ. Some end at the dock, and some when you've unpacked. | 5. When does it end? | clock
Weekdays are mostly calmer, out on the water too. | Weekdays are calmer | calendar
> Ask {brand} what a full day comes to, with fuel. | A full day, with fuel | calculator
> Have {brand} explain the deposit before you sign. | What's the deposit for? | signature

tip: Go out against the wind
* Start your day on the lake by paddling the wrong way. | The wrong way first | compass
* Which way should you paddle first? | Which way first? | compass
* The paddle feels light, the shore flies by, and you feel strong. | So easy | person
With the wind at your back it's all easy, and later it's in your face. | It's the wind | wind
So go against it first, while your arms are fresh and the sandwiches aren't eaten. | no: Wind at your back first / yes: Wind in your face first | wind
On the way home it carries you, when you're tired and it's hot. | It carries you home | sun
A flag on shore tells you where it's from. So do ducks, they sit with their beaks into it. | Flags and ducks know | flag
~ It often gets stronger after noon. | It grows after noon | clock
> Look at the flag at {brand} before you push off. | Look at the flag | flag
> Where's it from today? Ask {brand}, then paddle into it. | Where's it from? | wind

season(6-8): The lake before breakfast
* In summer the lake's best hour is before breakfast. | Before breakfast | sun-horizon
* When is the water calm in summer? | When is it calm? | waves
* It's early, the lake is a mirror, and you can hear one oar. | You can hear one oar | sun-horizon
The shore hasn't warmed up yet, so there's hardly a breath of wind. | Hardly a breath | wind
By noon the shore's hot, the air over it rises, and the lake sends wind. | at: Noon / Wind | thermometer-hot
Then come the motors, and everybody's waves meet in the middle. | at: Afternoon / Everybody's waves | waves
Late in the day it goes quiet again, and the light turns to honey. | at: Evening / Quiet again | sun
~ Clouds that grow like cauliflower mean you should be heading in. | Cauliflower clouds, head in | cloud-lightning
> Ask {brand} for the first boat of the day. | The first one out | sun-horizon
> Bring breakfast to {brand} and eat it out there. | Breakfast out there | coffee
`,
})
