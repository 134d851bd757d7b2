import { trade } from './trade.ts'

export const towingService = trade({
  id: 'towing-service',
  name: 'towing service',
  also: [
    'towing company',
    'tow truck',
    'tow truck service',
    'tow truck company',
    'towing',
    'tow service',
    'car towing',
    'wrecker service',
    'roadside assistance',
    'roadside service',
    'roadside rescue',
    'breakdown service',
    'breakdown recovery',
    'vehicle recovery',
    'car recovery',
    'recovery service',
    'motorcycle towing',
    'heavy towing',
    'flatbed towing',
    'jump start service',
    'recovery truck',
    'winch-out service',
  ],
  way: 'home',
  customers: 'drivers',
  thing: 'a tow',
  things: 'tows',
  words: [
    'tow',
    'tow truck',
    'truck',
    'car',
    'flatbed',
    'winch',
    'hook',
    'battery',
    'breakdown',
    'road',
    'highway',
    'tire',
    'spare',
    'shoulder',
    'hazard light',
    'jump start',
    'key',
    'ditch',
    'snow',
    'dispatcher',
    'trunk',
    'engine',
    'neutral',
    'exit',
    'driver',
  ],
  pieces: `
mistake: Standing behind your own car
* The worst place to wait for a tow truck is between two cars. | Not between two cars | car
* Where should you wait when your car has died on the highway? | Where do you wait? | road-horizon
* Your car's dead on the shoulder, and you're standing behind it with your phone. | Behind the car, with a phone | phone
Right behind your car, you're in the way of whoever comes up too fast. | no: Behind the car / yes: Away from the road | warning
If it's safe to get out, do it on the side away from traffic and go over the rail. | Over the rail | barricade
~ Take your jacket when you get out. You'll stand there for a while. | Take the jacket | hoodie
If you can't get out safely, stay in with the belt on, and say that on the phone. | Can't get out? Belt on, call | seatbelt
> Call {brand} once you're standing where you'd let a child stand. | Get safe, then call | phone-call
> First the rail, then the phone, then {brand}. | First the rail | barricade

mistake: You got towed with the wheels turning
* Some cars get broken on the tow, and not on the road. | Broken on the tow | truck
* Why does the tow truck driver ask if your car has all-wheel drive? | "All-wheel drive?" | car-profile
* The front of your car's in the air, and the back rolls along. | And the back rolls along | tire
If the wheels on the ground are connected to the gears, everything in there turns along. | Everything turns along | gear
With the engine off, nothing pumps oil, and it runs dry. | Engine off, no oil
Cars with all-wheel drive, and most electric ones, shouldn't roll on any wheel. | All-wheel? None on the road | plug-charging
They go up on a flatbed, or on little dollies under the back. | no: Two wheels rolling / yes: All four up | truck
~ The manual has a page about it, near the end. | It's in the manual | book
> Electric, all-wheel, or neither? Tell {brand} right away. | Electric? All-wheel? | phone-call
> Read the towing page tonight, so you can tell {brand} without thinking. | Read that page | book-open

myth: A friend with a rope can tow anything
* A rope and a friend, and the tow's done, right? | A rope and a friend | link
* Can a friend pull your car home with a rope? | With a rope? | question
* The rope's on the bumper, and your friend's car is pulling away. | The rope's on the bumper | truck
With the engine off, the brakes go hard after a push or two, and the steering's as heavy as a barn door. | Hard brakes, heavy steering | steering-wheel
You've got a rope's length to react, and your friend brakes without telling you. | A rope's length to react
A bumper is plastic. There's an eye for towing, and it has to be screwed in. | no: On the bumper / yes: On the tow eye
An automatic or an electric car shouldn't roll far at all. | Some mustn't roll far | plug-charging
~ And the rope jerks. It's either slack or a whip. | A rope jerks
> Ask {brand} first what your car can take. | What can it take? | phone-call
> Thank your friend, and have the friend bring coffee while {brand} comes. | Coffee, not the rope | coffee

how: How a car climbs onto a truck
* A flatbed lies down for your car. | It lies down | truck
* How does a car that won't roll get onto a truck? | How does it get up? | question
* Your car's dead, and a truck backs up to it and lowers its bed. | The bed comes down | truck
The bed slides back and tips until it's a ramp. | at: First / The bed becomes a ramp
A cable comes down to the tow eye, and it gets checked twice. | at: Then / Cable to the tow eye | link
The winch pulls slowly, a hand's width at a time, while somebody steers or watches the wheels. | at: Now / The winch pulls | repeat
If a wheel won't turn, it goes on a little skate. | at: Locked wheel / On a skate | tire
Straps over each tire hold it, so the body can still move on its springs. | at: Last / A strap on every tire | seatbelt
~ Then the bed comes up, and your car rides higher than you ever have. | at: Then / Up it goes
> Leave the key in and tell {brand} if the wheel's locked. | Key in, wheel straight | key
> Watch from the side while {brand} winches, far from the cable. | Watch from the side | eye

how: What happens when the dispatcher picks up
* The dispatcher asks where you are, and you say, on the highway. | "On the highway" | phone
* What does the dispatcher want to know first? | What comes first? | phone-call
* Cars are roaring past, you're shouting, and the dispatcher is calm. | They're calm | headset
First comes whether you're safe. If not, there's another number before this one. | at: First / Are you safe? | shield
Then where. The road, the direction, the last exit, or the little post with a number. | at: Then / Road, direction, exit | signpost
Then what car, and what it does. Rolls, steers, starts, or none of it. | at: Then / Rolls, steers, starts? | car
That decides which truck comes, with a ramp, a hook, or a long cable. | at: So / The right truck | truck
~ How many people and which animals ride along matters as well. | at: Also / Who rides along? | dog
Last it's where to, so have an idea. | at: Last / Where to? | map-pin
> Save the number of {brand} in your phone, not on a card in the trunk. | Save the number | phone-list
> Drop a pin on your map and send it to {brand}. | Drop a pin | map-pin

question: Can I ride along in the tow truck?
* Can I ride along in the tow truck? | "Can I ride along?" | truck
* Your car's getting a ride home, so how do you get home? | And how do you get home? | question
* The car's strapped down, it's getting dark, and your kids are still standing there. | The kids are still here | moon
Often yes, if there's a seat with a belt for everyone. | Seats and belts | seatbelt
So say how many you are when you call, before the truck leaves. | Say how many | people
And say if there's a child seat, a wheelchair, or a dog. | Child seat, wheelchair, dog | wheelchair
Nobody rides up in the car, even if the kids would love to. | no: Up in the car / yes: In the cab | car
~ Get your stuff out first. Bag, phone cable, the house key from the ring. | Get your stuff out | bag
If there isn't room, use the waiting time to find another ride. | No room? Call someone | taxi
> Count heads and paws before you call {brand}. | Heads and paws | dog
> Four people, one dog, no idea? Tell {brand}, and plan together. | Plan it together | people

question: Do I need a tow or just a jump start?
* Do you need a tow, or just a jump start? | Tow or jump start? | car-battery
* The sound your car makes tells the dispatcher if you need a tow. | The sound decides | ear
* You turn the key, and all that happens is click, click, click. | Click, click, click | key
Fast clicking and dim lights means there's hardly any power left. That wants a jump. | Clicking means a jump start | car-battery
If it turns over strongly and doesn't catch, it isn't the battery. | Turns but won't catch
Nothing at all can be a loose clamp, or the lever that isn't in park. | Nothing at all? Check the lever
If it died while driving and the battery light was on, a jump won't get you far. | no: Died while driving, jump / yes: Died while driving, tow | truck
~ After a jump, don't switch it off at the first gas station. | Then keep it running | gas-pump
> Hold your phone to it and let {brand} hear what it does. | Let them hear it | phone
> Dim lights or bright lights? {brand} needs to know that. | Dim or bright? | headlights

comparison: On the flatbed or on the hook
* Flatbed or hook, which tow does your car need? | Flatbed or hook? | truck
* One tow truck carries your car, the other takes it by the hand. | Carried, or by the hand | truck
* The truck that backs up has two arms and no bed. | Two arms, no bed | truck
The one with arms lifts two wheels. It's short and gets into a parking garage, where a flatbed can't. | Arms fit into a garage | garage
For a short trip, with the driven wheels up, that's often fine. | Short way, driven wheels up | road-horizon
The flatbed takes everything off the ground, so it's right for low cars, long trips, and all-wheel drive. | A flatbed lifts all four | car
It needs room to tip and a straight line to your car. | It needs room | ruler
~ If you've lowered yours, say so, because the ramp will find the bumper. | Lowered? Say so | warning
> Ceiling height, slope, narrow gate? Warn {brand}. | Ceiling, slope, gate | garage
> Describe where it stands to {brand}, as if they had to park there. | Where does it stand? | map-pin

choose: Pick your tow truck before you need one
* Nobody chooses well on the shoulder in the rain, so choose your tow now. | Choose it now | cloud-rain
* How do you choose who'll tow your car? | How do you choose? | question
* A tow truck stops that you haven't called. | You didn't call it | truck
If somebody turns up unasked, ask who sent them, and call your own number. | Ask who sent them | phone-call
Ask for the price before the hook goes on, the whole of it. | Price before the hook | receipt
Ask where the car goes, who has the key, and when you can get to it. | Where does it go? | map-pin
Look at the straps and how they're put on. Slow and checked twice is good. | Slow, checked twice | eye
~ And read your insurance and your auto club card at home. Maybe the tow's in there. | Read your policy | file-text
> Do the asking now. Call {brand} on a quiet afternoon. | On a quiet afternoon | phone-call
> Put {brand} in your contacts under T, for tow. | Under T, for tow | address-book

first: Your first breakdown, step by step
* Your first breakdown starts with a smell, a light, or a silence. | A smell, a light, a silence | warning
* What do you do the first time your car breaks down? | What do I do? | question
* The engine goes quiet at speed, and your hands go cold. | The engine's gone quiet | engine
Hazard lights on, foot off, and let it roll to the side while it still rolls. | at: First / Hazards, roll to the side | car
As far over as you can, with the wheels turned away from traffic. | at: Then / Far over | road-horizon
Get everybody out on the safe side, if there is one. | at: Then / Out on the safe side | people
Now look at where you are, and only then pick up the phone. | at: Now / Where am I? | map-pin
~ Don't open the hood if it's steaming. It doesn't want company. | Steaming? Hood stays shut | cloud
Then it's waiting, and that's the longest part. | at: Then / Wait | hourglass
> Keep talking to {brand} until you know which truck to look for. | Which truck is it? | truck
> Call {brand} with the last exit sign in your head. | The last exit | signpost

care: Get to know your tow eye
* Somewhere in your trunk there's a bolt with a ring at the end. | A bolt with a ring
* Where's the tow eye of your car? | Where's the tow eye? | magnifier
* It's dark, it's raining, and the driver asks for your tow eye. | "And the tow eye?" | flashlight
It's in the toolkit, next to the jack, usually under the floor. | 1. Under the trunk floor | toolbox
In the bumper there's a little lid with a thread behind it. | 2. Behind a little lid | magnifier
It screws in, often to the left. | 3. Often a left-hand thread | wrench
All the way in, and a last turn with the wheel wrench as a lever. | 4. All the way in
Half in, it bends or breaks out. | Half in, it bends
~ Do it once on a sunny Sunday, with the manual on the roof. | Try it on a Sunday | sun
And put it back, because it likes to stay in the garage. | Put it back | toolbox
> Can't find it? Tell {brand} on the phone, before the truck leaves. | Can't find it? Say so | phone-call
> Have the eye in your hand when {brand} comes. | Eye in your hand | hand

checklist: What to keep in the trunk
* Pack the trunk once for the day your car won't go. | Pack it once | box
* What should be in your car in case it breaks down? | What's in the trunk? | bag
* Your phone's at its last bar, and the tow truck's still far. | The last bar | phone
A vest you can reach without getting out, so not in the trunk at all. | 1. A vest within reach
A flashlight with batteries that you've checked. | 2. A flashlight | flashlight
A blanket, and water for everyone. | 3. Blanket and water | drop
A phone cable and a charged power bank. | 4. Power bank | plug
The key for your wheel locks, because without it a spare's just cargo. | 5. The wheel lock key | key
~ Gloves too. Nothing under a car is ever clean. | 6. Gloves
And know if you've got a spare, or only a can of foam. | Spare or foam? | tire
> Spare, foam, or nothing? It's good to know before you call {brand}. | Spare, foam, or nothing? | tire
> Tape the number of {brand} inside the trunk lid as well, for whoever borrows the car. | Inside the trunk lid | phone-list

cost: What's in the price of a tow
* A tow isn't paid by the mile alone. | Not only the miles | road-horizon
* What does a tow cost, and why can't they say it right away? | What does it cost? | phone-call
* It's only to the next town, and the dispatcher asks if the wheels turn. | "Do the wheels turn?" | tire
There's the drive out to you, the loading, and the drive to wherever it goes. | Out, load, drive | truck
Loading's the part nobody thinks of. A car in park with no key takes a while. | No key takes a while | key
A car in the ditch needs the winch, and it may take two trucks. | Ditch needs a winch | shovel
Night, snow, and highways count, and so does a lot where it's parked till Monday. | Night, snow, storage | moon
~ So tell them everything, even what's embarrassing. Surprises are what make it expensive. | no: A surprise / yes: The whole story | speech
> Ask {brand} for the whole sum before the hook goes on. | The whole sum first | receipt
> Look up what your insurance or card pays, then call {brand}. | Who pays? | card

tip: Read the little post by the road
* There are numbered markers along the highway, and you've never read one. | You've never read one | signpost
* Where are you, when there's nothing but road? | Where am I? | map-pin
* Trees left, trees right, and the tow truck driver asks where you are. | Trees everywhere | tree
Look for the small markers at the edge. They carry the road and a number. | A marker at the edge | signpost
That number tells the driver more than any tree. | More than any tree | tree
Which way were you going? Say the town ahead, not left or right. | no: On the left side / yes: Toward the next town | compass
Then the last exit or the last bridge you remember. | Last exit or bridge | bridge
~ And your phone can send its spot, if there's signal, so do that too. | Send your spot | gps
> Read the marker to {brand}, digit by digit. | Digit by digit | phone-call
> Practice on your commute. Could you tell {brand} where you are right now? | Where are you now? | map-pin

season(12-2): Stuck in the snow
* The more gas you give, the deeper your car digs in the snow. | Deeper and deeper | snowflake
* How do you get a car out of the snow without a tow? | How do you get out? | snowflake
* The wheels whine, the snow flies, and your car sinks a little more. | The wheels whine | car
A spinning tire melts the snow under it, and then it's polishing ice. | Now it's polishing ice | repeat
So stop. Clear the exhaust first, before you sit there with the engine on. | 1. Clear the exhaust | shovel
Dig in front of the wheels that drive, and lay down floor mats or sand. | 2. Dig, lay the mats | mat
Straight wheels, second gear or a gentle foot, and rock it back and forth. | 3. Gentle foot, rock it | steering-wheel
Three tries, and then leave it, because from now on it only gets worse. | Three tries, then stop | hand-palm
~ Don't stand behind it and push on ice. | Don't push from behind
> Stop while it's still level and call {brand}. | Stop early, then call | phone-call
> Tell {brand} how far it is to hard ground. It decides the cable. | How far to hard ground? | ruler
`,
})
