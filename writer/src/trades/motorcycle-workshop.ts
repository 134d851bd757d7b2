import { trade } from './trade.ts'

export const motorcycleWorkshop = trade({
  id: 'motorcycle-workshop',
  name: 'motorcycle shop',
  also: [
    'motorcycle workshop',
    'motorcycle repair',
    'motorcycle repair shop',
    'motorcycle mechanic',
    'motorcycle garage',
    'motorcycle service',
    'motorbike workshop',
    'motorbike garage',
    'motorbike mechanic',
    'motorbike repair',
    'motorcycle dealer',
    'motorcycle dealership',
    'custom motorcycle shop',
    'custom bike garage',
    'chopper shop',
    'scooter repair',
    'scooter shop',
    'scooter workshop',
    'moped repair',
    'vintage motorcycle shop',
    'mobile motorcycle mechanic',
    'motorcycle tire shop',
    'powersports shop',
  ],
  way: 'salon',
  customers: 'riders',
  thing: 'a service',
  things: 'services',
  words: [
    'motorcycle',
    'bike',
    'chain',
    'engine',
    'throttle',
    'clutch',
    'brake',
    'tire',
    'fork',
    'oil',
    'valve',
    'helmet',
    'rider',
    'ride',
    'exhaust',
    'tank',
    'sprocket',
    'fairing',
    'carburetor',
    'scooter',
    'battery',
    'spark plug',
    'gear',
    'service',
    'lean',
  ],
  pieces: `
mistake: A tight chain is not a good chain
* The chain on your bike looks too loose, and it's meant to. | It's meant to hang | chain
* How tight should a motorcycle chain be? | How tight? | ruler
* You nudge the chain with your boot, it moves, and you want the wrench. | Reaching for the wrench | wrench
When you sit down, the swingarm swings up, and the wheel moves away from the sprocket. | You sit, and it tightens
All the slack you saw on the stand is eaten up right there. | The slack gets eaten
Without it the chain pulls on the gearbox bearing at every bump. | no: Tight on the stand / yes: Loose on the stand | gear
So measure in the middle of the lower run, up and down, at the tightest spot. | Measure in the middle | ruler
~ How much is in the manual, and often on a sticker on the swingarm. | It's on the swingarm
> Sit on your bike at {brand} and have somebody else look at the chain. | Sit on it, let them look | eye
> Turn the wheel, find the tightest spot, and ask {brand} if it's still even. | Find the tightest spot | repeat

mistake: New tires and the first corner
* The most slippery tires you'll ever ride are the brand-new ones. | New ones are slippery | tire
* Can you lean a motorcycle right away on new tires? | Lean right away? | question
* You roll out of the shop on new tires, and the first corner's wet. | And the first corner's wet | cloud-rain
They come out of a mold as smooth as a plate. There's no edge for the road to grip. | Smooth as a plate
They're also cold, and they don't sit quite like the old ones did. | Cold, and different
So take the first miles upright, with soft hands and long braking. | no: Straight into the corner / yes: Upright first | road-horizon
Then lean a bit more with every corner, until the shine's gone on the sides too. | A bit more each corner | trend-up
~ Your old ones had gone square, so the bike will fall into corners like it's new. | It'll turn in faster
> When you pick it up, ask {brand} how long to take it easy. | How long easy? | timer
> Plan the long way home from {brand}, and take it slowly. | The long, slow way | road-horizon

myth: Five minutes of engine a week is good for it
* Starting the bike in the garage every Sunday does it no favor. | No favor | garage
* Should you run the engine now and then over the winter? | Run it in winter? | question
* It's January, the garage door is up, and your motorcycle is rumbling for you. | It rumbles for you | motorcycle
It's nice to hear. But burning gas makes water, and a cold exhaust keeps it. | Burning makes water | drop
A few minutes never get the oil hot enough to cook that off. | Never hot enough | thermometer-cold
And the starter took more from the battery than five minutes give back. | More out than in | car-battery
So either you ride it until it's good and hot, or you let it sleep. | no: Five minutes at idle / yes: A real ride or none | moon
~ Roll it a little now and then, so the tires don't stand on the same spot. | Move the tires a bit | tire
> Miss the sound? Visit {brand} and talk bikes instead. | Miss the sound? | ear
> Already started it all winter? Tell {brand}, and have the oil looked at. | Look at the oil | drop

how: What a valve check is
* A valve that's getting too tight makes no noise at all. | It makes no noise | ear-slash
* Why does a valve check cost so much when nothing's broken? | Why, if nothing's broken? | engine
* The tank's off, and somebody slides a strip of metal into your engine. | A strip of metal | ruler
Between the cam and the valve there's a gap, as thin as a sheet of paper. | A gap like paper
As the valve works into its seat, the gap closes. Then it doesn't shut fully, and it burns. | The gap closes | flame
A thin steel strip feels how much is left. | Feel the gap | ruler
If it's off, a little disc of another thickness goes in. | Swap a little disc
~ Most of the time is getting there, on a bike with a fairing most of all. | Getting there takes time | clock
Loud ones have time. The quiet ones don't. | no: Ticking means danger / yes: Quiet may mean tight | ear
> Look up the mileage for it in your manual, and tell {brand} yours. | At what mileage? | gauge
> Ask {brand} to write down the gaps. Next time they tell a story. | Write the gaps down | notebook

how: How a brake gets its bite back
* The brake lever comes closer to the grip, and you hardly notice. | Closer to the grip | hand
* Why does a motorcycle brake go soft? | Why does it go soft? | question
* You squeeze the brake, and it feels like pressing on a sponge. | Like a sponge | hand-grabbing
Brake fluid drinks water out of the air, year after year, right through the hoses. | It drinks water | drop
Water boils when the brake gets hot, and then there's a bubble in the line. | Hot brake, bubbles
Fluid can't be squeezed, but a bubble can. That's the sponge. | no: Bubble, soft lever / yes: Fluid, hard lever
So the old stuff gets pushed through and out, until it runs clear and without bubbles. | Push it through until clear | drop
~ Fresh it's like weak tea, and old it's like coffee. | Tea is fresh, coffee's old | coffee
> Look into the little window on your handlebar. Tea or coffee? Tell {brand}. | Tea or coffee? | eye
> When was yours last changed? If you don't know, say that to {brand}. | When was it changed? | calendar

question: Why does it pop when I close the throttle?
* Why does my bike pop when I close the throttle? | "Why does it pop?" | speaker-high
* A pop from the exhaust can be charm or a leak. | Charm or a leak? | ear
* You roll off the throttle before town, and it goes pop, pop behind you. | Pop, pop | motorcycle
When you close the throttle, a bit of gas slips through unburned. | Some gas slips through | drop
It meets hot metal and fresh air in the exhaust, and that's the pop. | Hot pipe, fresh air | flame
A few soft ones, with an open pipe, are part of the music. | A few are fine | music-note
If it's new, or it's gotten louder, air may be getting in, often at a gasket near the engine. | no: Always a fault / yes: New or louder, check it
~ A new pipe without anything else changed does it too. | A new pipe does it
> When did it start, and what was changed just before? Tell {brand}. | What changed before? | wrench
> Let {brand} hear it warm, because cold it says something else. | Let them hear it warm | thermometer-hot

question: Will you fit parts I bought myself?
* Will a workshop fit the exhaust I bought online? | "Will you fit it?" | package
* The exhaust was cheap online, and two brackets are missing. | Two brackets missing | package
* You walk into the motorcycle shop with a box under your arm. | A box under your arm | box
Ask first, and don't mind a no. Whoever fits it has to stand behind it. | Ask first | speech
The trouble is often small. A gasket, a bolt of the wrong length, the year before yours. | Small troubles | nut
Then your bike's on the lift, taking up the spot, and everybody waits for the mail. | On the lift, waiting | hourglass
So send a link before you order, with your model and year. | no: Order, then ask / yes: Ask, then order | link
~ And keep the paper that came with it, because somebody will ask. | Keep the paper | file-text
> Send the link to {brand} before you click. | Send the link | link
> Bring the box, the bag of bolts, and the paper to {brand}. | Box, bolts, paper | box

comparison: Chain, belt, or shaft
* Chain, belt, or shaft, what drives your back wheel best? | Chain, belt, or shaft? | chain
* Two bikes are parked, and one owner's on the ground with a brush. | One has a brush | brush
* You're choosing a bike, and nobody asks how you like to clean. | How do you like to clean? | question
A chain is light and strong. It wants cleaning, oil, and a look every few rides. | Chain means light, and work | chain
A belt is quiet and clean, and you leave it alone, until a stone gets in. | Belt means quiet, hates stones
A shaft is heavy and costs more, and it only asks for oil now and then. | Shaft means heavy, no fuss | drop
Look at how you ride. Long trips in all weather, or Sundays in the sun. | Long trips or Sundays? | road-horizon
~ The chain shows you when it's tired. The others keep it to themselves longer. | A chain shows it's tired
> Say how many miles and in what weather, and ask {brand} what suits you. | Miles and weather | cloud-sun
> Tell {brand} honestly how often you'd clean it. | How often, honestly? | brush

choose: Who works on your brakes?
* You ride on what somebody else has tightened. | Somebody tightened it | wrench
* How do you choose a shop for your motorcycle? | How do you choose? | question
* Somebody crouches by your bike and looks at the tires before saying hello. | Tires first, hello second | tire
A good look at a bike starts down low, at the tires and the brakes. | It starts down low | eye
Ask if they know your model, and what usually goes on it. The answer should come quickly. | What usually goes? | speech
Ask who rides it afterwards, because a brake isn't done until it's been braked. | Who rides it after? | motorcycle
Look for a torque wrench that isn't dusty. | A wrench without dust | wrench
~ And they should call before they do more than you said. | A call before more | phone-call
> Ask {brand} what usually goes on your model. | What usually goes? | speech
> Start at {brand} with an oil change and see how it's handed back. | Start with the oil | drop

first: The first service on a new bike
* The first service comes early, when your bike still smells new. | It comes early | calendar
* Why does a new bike need a service so soon? | Why so soon? | question
* Your bike's hardly got miles on it, and the manual already wants it back. | Already? | book
In a new engine, parts meet for the first time and rub each other smooth. | at: First miles / Parts rub smooth | engine
What they rub off is in the oil, like glitter. | at: In the oil / Glitter | sparkle
So that oil comes out early, with the filter. | at: Service / Oil and filter out | drop
Everything that settled gets checked, like the chain, the cables, the spokes, the bolts. | at: Then / Chain, cables, bolts | wrench
~ Until then, change the speed often and don't lug it uphill. | at: Until then / Vary the speed | gauge
Afterwards it usually shifts better, and now you can open it up. | at: After / Now open it up | motorcycle
> Write down what feels odd in the first weeks and take it to {brand}. | What feels odd? | note
> Book the first one at {brand} the day you get your plates. | Book it early | calendar-check

care: Chain day
* The best time for chain oil is when you've just come home. | When you've just come home | chain
* When do you oil a motorcycle chain, before or after the ride? | Before or after? | question
* You've just parked, the engine ticks, and the chain's still warm. | Still warm | motorcycle
Warm oil creeps in. Before a ride it only flies off, onto your rim and your jacket. | no: Before the ride / yes: After the ride | drop
Put it on the stand with the engine off. Fingers and a turning chain don't go together. | 1. Stand up, engine off | hand-palm
Brush the dirt off with a cleaner that's kind to rubber rings. | 2. Brush it clean | brush
Turn the wheel by hand and spray the inside, where it meets the sprocket. | 3. Spray the inside | spray-bottle
Wipe, and leave it overnight. | 4. Wipe, and leave it | moon
~ If links stay bent when you push them, it's had its time. | Stiff links, new chain
> Stiff links or hooked teeth? Show {brand}. | Stiff or hooked? | gear
> Ask {brand} which cleaner won't hurt the rings. | Which cleaner? | spray-bottle

checklist: Before the first ride of the year
* Before the first ride, walk around your bike once with nothing in your hands. | Walk around it once | motorcycle
* What do you check before the first ride of the season? | What do you check? | list
* The sun's out, the helmet's on, and the bike has slept since fall. | It's slept since fall | sun
Tires first. They've lost air, and now's the time to look for cracks. | 1. Tires and air | tire
Both brakes, front and back, pushing against them by hand. | 2. Both brakes | hand-grabbing
All lights, and the brake light from both levers. | 3. All lights | headlights
Oil, with the bike upright, after it's stood for a while. | 4. Oil, bike upright | drop
Turn the bar from lock to lock and feel for a notch in the middle. | 5. Bar, lock to lock | steering-wheel
~ And look under the seat. Mice like it there. | 6. Mice under the seat
Then the rider. You're rusty too. | And you
> What doesn't feel right goes to {brand} before the ride. | Not right? Ask first | wrench
> Got a notch in the steering? {brand} can tell you what that is. | Feel for a notch | hand

cost: Why the same job costs more on your bike
* A spark plug takes minutes on one bike and hours on the next. | Minutes or hours | clock
* Why does a service cost more with a fairing? | Why with a fairing? | motorcycle
* You can see the engine on one bike, and on yours you see plastic. | You see plastic | motorcycle
A plug sits where it sits. First the seat, the tank, and the panels have to come off. | Seat, tank, panels | wrench
Each panel has clips that were made to go together and not to come apart. | Clips don't like coming off
It's all time, and then it all has to go back on. | And all of it back on | repeat
So it pays to do what's in there in one go, while it's open. | no: Open it twice / yes: Do it in one go
~ Old bolts in aluminum are the unknown in every estimate. | Old bolts, unknown | nut
> What else would you do while it's open? Ask {brand} that. | What else, while it's open? | wrench
> Tell {brand} everything that's bugging you before the panels come off. | Everything at once | list

tip: Wipe the fork and look at the rag
* A rag and a fork leg tell you if a seal is leaking. | A rag and a fork | towel
* Is your fork leaking, or is that just dirt? | Leak or dirt? | question
* There's a dark ring on your fork, right where it dives in. | A dark ring
Wipe both legs clean, hold the front brake, and push down hard a few times. | Wipe, brake, push | hand
Run a clean finger around. Dry is fine, and an oily ring means the seal's letting go. | no: An oily ring / yes: A dry finger | hand-pointing
Oil from there ends up on the brake, so don't leave it for later. | It runs to the brake | drop
Sometimes it's only a fly or a bit of grit under the lip, and that can be cleaned out. | Maybe just a bug | bug
~ So wipe the bugs off after a ride, while they're still soft. | Wipe off the bugs
> Bring the rag along to {brand}. | Bring the rag | towel
> Oily on one leg or both? Tell {brand}. | One leg or both? | question

season(9-11): Put it to bed properly
* How you park your bike in the fall decides how it starts in spring. | Fall decides spring | calendar
* What does a motorcycle need before its winter sleep? | What does it need? | moon
* The last ride of the year is over, and the bike's still warm. | Still warm | motorcycle
Fill the tank to the top, so there's no room for damp air, and ask about something to keep the gas fresh. | 1. Tank full | gas-pump
Change the oil now, because old oil is sour and sits on the bearings. | 2. Fresh oil | drop
Wash it, dry it, and oil the chain. | 3. Wash, dry, oil the chain | chain
Battery on a charger that's made to stay on. | 4. Battery on its charger | car-battery
Air in the tires, and the weight off them if you can. | 5. Weight off the tires | tire
~ And something breathable over it, since plastic sweats. | 6. A cover that breathes
> Does it need a service anyway? Fall is a calm time to ask {brand}. | A service in the fall? | wrench
> Put a note on the tank with what you want done, and call {brand}. | A note on the tank | note
`,
})
