import { trade } from './trade.ts'

export const tireShop = trade({
  id: 'tire-shop',
  name: 'tire shop',
  also: [
    'tyre shop',
    'tire dealer',
    'tyre dealer',
    'tire store',
    'tire center',
    'tyre centre',
    'tire service',
    'tyre fitter',
    'tyre fitting',
    'mobile tyre fitting',
    'mobile tire service',
    'mobile tire shop',
    'tire fitter',
    'wheel and tire shop',
    'wheel alignment shop',
    'tire repair',
    'tyre repair',
    'tire changer',
    'used tire shop',
    'wheel shop',
    'tyre garage',
  ],
  way: 'shop',
  customers: 'drivers',
  thing: 'a set of tires',
  things: 'tires',
  words: [
    'tire',
    'wheel',
    'tread',
    'rim',
    'spare',
    'car',
    'nail',
    'puncture',
    'pressure',
    'air',
    'flat',
    'sidewall',
    'alignment',
    'steering wheel',
    'valve',
    'rubber',
    'winter tire',
    'lug nut',
    'road',
    'door',
    'patch',
    'balance',
    'mileage',
    'puddle',
  ],
  pieces: `
mistake: The new tires go on the back
* If you only buy two new tires, put them on the back. | Two new ones go on the back | tire
* New tires on the front or on the back? | Front or back? | question
* It's raining, you're in a curve, and the back tires start to slide. | The back starts to slide | cloud-rain
Most people say the front, because that's where it steers. | Most people say front | steering-wheel
When worn tires float in front, the car goes straight on. You feel it, lift your foot, and it grips again. | no: Worn in back / yes: Worn in front
When they float at the back, the car turns around, and there's hardly time to do anything. | The back comes around | repeat
So the good tread goes behind you, even with front-wheel drive. | Good tread behind you | car
~ All four at once is still the calmest answer. | Or all four at once | tire
> Buying two? Ask {brand} where they'll go, and why. | Where will they go? | question
> Let {brand} look at all four before you decide on two. | Look at all four | eye

mistake: The number on the tire isn't your pressure
* The pressure number on the tire isn't the one you want. | The wrong number | gauge
* Where does it say how much air your tires need? | Where does it say? | magnifier
* You're at the air hose, squinting at the number on the sidewall. | Reading the sidewall | gauge
The number on the sidewall is a limit. It's what the tire can stand, on any car it fits. | It's a limit | warning
Your car has its own number, and it's on a sticker inside the driver's door or the fuel door. | no: On the sidewall / yes: In the door frame | car
There are often two, one for an empty car and one for a full trunk. | Empty or loaded | suitcase
Check it cold, before you drive. Warm air swells, and then it looks like enough. | Check it cold | thermometer-cold
~ And the small spare wants a lot more than the others. | The spare wants more | tire
> Find the sticker in your door, and read it out at {brand}. | Find the sticker | door
> Take a photo of the door sticker and ask {brand} to explain it. | Photo of the sticker | camera

myth: Lots of tread means it's a good tire
* A tire with lots of tread can still be too old. | Lots of tread, still old | hourglass
* How old can a tire get if it's hardly driven? | How old is it? | calendar
* The spare has never touched the road, and it's cracked like old paint. | Cracked like old paint | tire
Rubber dries out, like the eraser in the back of a drawer. | Like an old eraser | eraser
It goes hard, and hard rubber slides on a wet road, however deep the tread is. | Hard rubber slides | drop
The birthday is on the sidewall, in a small oval with four numbers for week and year. | The birthday's on the side | calendar
Look for fine cracks where the tire bulges. | Look for fine cracks | magnifier
~ Trailers and campers are the classic, because they stand more than they drive. | Trailers age standing | truck-trailer
So judge tires by age and by tread, and the worse one counts. | no: Tread alone / yes: Tread and age | scales
> Read out the four numbers to {brand}. | Read out the four numbers | phone-call
> Go and look at your spare, then ask {brand} about it. | Look at the spare | tire

how: How a tire gets onto the rim
* The loudest moment in a tire shop is a bang that's meant to be. | A bang that's meant to be | speaker-high
* How does a stiff tire get onto a hard rim? | How does it get on? | question
* You're in the waiting room, and there's a bang behind the door. | Bang | speaker-high
The edge of the tire is a steel ring, a bit smaller than the rim. | A ring that's too small | tire
So it gets soap, and a machine levers one side over, then the other. | at: First / Soap and a lever | hand-soap
Now air, fast. The edge jumps over the hump in the rim, and that's the bang. | at: Then / Air, and bang | wind
Then it spins on the balancer, which finds the heavy spot. | at: Then / Spin it | repeat
A little weight goes opposite, and it runs true. | at: Last / A little weight
~ On the car, the nuts get tightened crosswise, by hand. | Tightened by hand | wrench
> Listen for four bangs at {brand}. | Four bangs | ear
> Ask {brand} to show you the little weight on the rim. | See the little weight | magnifier

how: Which holes can be fixed
* A hole in the tread can often be fixed, one in the side can't. | Tread yes, side no | tire
* Can this puncture be repaired, or is the tire done? | Fix it, or done? | question
* There's a nail in your tire, and it's right at the edge. | Right at the edge | tire
In the middle, the tire's thick and lies flat on the road. A patch holds there. | The middle is thick
The side is thin and bends with every turn of the wheel. A patch would work itself loose. | no: In the sidewall / yes: In the tread
To know, it has to come off the rim, because the damage is on the inside. | Look inside first | eye
A good repair fills the hole and seals it from in there, like a mushroom. | Plug and patch from inside
~ Driven flat for a while, the inside turns to crumbs, and then it's over. | Driven flat? It's over | warning
> Tell {brand} how far you drove on it. Be honest. | How far on the flat? | road-horizon
> Take a photo of the nail for {brand}, with a coin next to it. | Photo with a coin | camera

question: Why does my steering wheel shake on the highway?
* Why does my steering wheel shake, but only on the highway? | "Only on the highway?" | steering-wheel
* A shaking steering wheel usually means one wheel is heavy on one side. | Heavy on one side | scales
* Fine in town, and on the highway your steering wheel starts to dance. | Fine in town | steering-wheel
Think of a washing machine with one wet towel. Slowly it rumbles, fast it jumps. | Like one wet towel | washing-machine
A wheel that's a little heavier in one place hops, and you feel it in your hands. | The wheel hops | tire
Maybe a weight has fallen off, or there's mud stuck in the rim. | Lost weight, or mud
If you feel it in the seat, it's more likely a back wheel. | no: Hands, look at the front / yes: Seat, look at the back | seat
~ If it only shakes when you brake, it's another story. | Only when braking? Different
> At what speed does it start? Note it down for {brand}. | At what speed? | speedometer
> Hands or seat? {brand} will ask you. | Hands or seat? | question

question: Should I pull the nail out?
* There's a nail in the tire, so should I pull it out? | "Pull it out?" | question
* Leave the nail in the tire. | Leave it in | hand-palm
* You see something shiny in the tread, and your fingers want it out. | Fingers off | hand
The nail's also the cork. Pull it, and you find out how deep it went. | It's the cork
Some only sit in the rubber, and some hiss the second they move. | Harmless, or hissing? | ear
Spit on it or use soapy water. If bubbles come, there's a hole. | Bubbles mean a hole | drop
Check the pressure now, and once more in an hour. | Check, and check again | gauge
~ Mark the spot with chalk, or you'll search for it later. | Mark it with chalk | pencil
If it holds, drive gently to a shop. If it doesn't, put on the spare. | no: Losing air, driving / yes: Losing air, spare on | tire
> Drive to {brand} with the nail still in, if the air holds. | Nail in, air holding | tire
> Losing air? Call {brand} from where you stand. | Losing air? Call | phone-call

comparison: Winter, summer, or all-season
* Winter, summer, or all-season, which tire is yours? | Which one is yours? | question
* An all-season tire is a raincoat you wear all year. | A raincoat all year | umbrella
* You're sliding toward the stop sign, and your tires are hard as wood. | Hard as wood | snowflake
The rubber makes the difference. A summer tire goes hard in the cold. | Summer goes hard in the cold | thermometer-cold
A winter tire stays soft, and it has fine cuts that hold snow, because snow grips snow. | Winter stays soft | snowflake
In the heat that soft one wears off like an eraser. | Soft wears off in the heat | thermometer-hot
All-season sits in between. It does a bit of everything. | All-season does a bit of each | cloud-sun
~ The mountain with a snowflake on the side says it's been tested in snow. | The mountain with a snowflake | mountain
So it depends on your winter, and on how steep your street is. | no: Ask the neighbor / yes: Look at your winter | calendar
> Describe your road in January to {brand}. | Your road in January | road-horizon
> How far do you drive on snow, and how often? {brand} can go from there. | How often on snow? | snowflake

choose: How to tell a good tire shop
* A good tire shop looks at your old tires before selling new ones. | They look at the old ones | eye
* How do you choose a tire shop? | How do you choose? | question
* You say you need tires, and somebody comes out to the car with you. | They come out to look | car
Worn tires tell a story, and somebody who reads it may find a bent part first. | Old tires tell a story | book-open
They should ask how you drive, where, and how far. | Where, how far, how fast? | road-horizon
Ask what the price includes. Mounting, balancing, valves, and the old ones gone. | "What's included?" | receipt
Watch how the nuts go on. The last turns should be with a hand wrench that clicks. | A wrench that clicks | wrench
~ And they should tell you to come back and have them checked after some miles. | Checked again later | repeat
> Ask {brand} what your old tires say. | What do the old ones say? | speech
> Drive up to {brand} and ask for a look before a price. | Look first, price second | eye

first: Buying tires for the first time
* All those letters on the side of the tire are just a shoe size. | Just a shoe size | sneaker
* What do you say when you buy tires for the first time? | What do I say? | speech
* They ask for your tire size, and you look out at the car. | "Which size?" | question
Go and read it off the sidewall, it's the longest row of numbers and one letter. | at: First / Read the sidewall | magnifier
First is the width, then the height, then the rim it fits on. | at: So / Width, height, rim | ruler
The last number and letter say how much it carries and how fast it may go. | at: Then / Load and speed | gauge
You don't have to know it. A photo does. | A photo does | camera
~ And then say what you want, quiet, long-lasting, or good in the wet, because no tire is all three. | Quiet, lasting, or wet grip?
> Read the long row to {brand}, or send the photo. | Send the row | camera
> Quiet, long, or wet? Choose one and tell {brand}. | Choose one | list

care: Two minutes at the air hose
* Two minutes at the air hose, once a month, and your tires last longer. | Once a month | calendar
* How do you look after your tires? | How do you do it? | gauge
* The gas is in, and the air hose is right there by the vacuum. | The hose is right there | gas-pump
Air creeps out of every tire, even a new one, and more when it gets cold. | Air creeps out | wind
Unscrew the cap and press the hose on straight. If it hisses, it's crooked. | 1. Cap off, hose on straight | gauge
Match it to the door sticker, one wheel after the other. | 2. Match the door sticker | door
Put the cap back, because it keeps the grit out of the valve. | 3. Cap back on
Run your flat hand over the tread while you're down there. | 4. Feel the tread | hand-palm
~ If one tire's always lower than the rest, it has a leak. | One always low? It leaks | drop
> Always the same one? Take that tire to {brand}. | Always the same one? | tire
> Let {brand} show you once how the hose sits right. | How the hose sits | gauge

checklist: What to say when you call a tire shop
* Five things to say, and the tire shop needs no second call. | Five things to say | phone-call
* What does a tire shop want to know on the phone? | What do they ask? | phone
* You've got the tire shop on the phone, and the car's three floors down. | The car's down there | stairs
The size, the long row on the side. | 1. The size | ruler
The car, with its year. | 2. Car and year | car
How many you need, two, four, or one after a nail. | 3. How many | tire
Whether you have the special key for the lug nuts, and where. | 4. Lug nut key | key
If there's a light on the dash for tire pressure, since when. | 5. Pressure light | gauge
~ And what you'd like to be different this time, like the noise. | 6. What should be different | ear
> Stand next to the car when you call {brand}. | Stand next to the car | car
> Write the five on your hand and dial {brand}. | Write it on your hand | hand

cost: Why tires of one size differ so much
* Two tires, the same size, and one costs twice as much. | Same size, twice the price | tag
* What do you pay for in a more expensive tire? | What's in it? | question
* There's a wall of tires, and only the prices look different. | Only prices differ | tag
It's in the rubber mix, and that's a recipe you can't see. | A recipe you can't see | flask
It shows in the wet. The better mix stops sooner, and that's measured. | It shows in the wet | cloud-rain
How long it lasts is the other half. A cheap one that's gone early wasn't cheap. | no: Price of one / yes: Price over its life | hourglass
Size counts, because wide low ones for big rims need more of everything. | Wide and low costs more | ruler
~ And then there's mounting, balancing, and getting rid of the old ones. | Mounting and disposal | recycle
> Tell {brand} how many miles you drive in a year, and ask what pays. | Miles a year? | speedometer
> Get {brand} to put two next to each other and explain. | Two next to each other | scales

tip: Your tire is worn on one side for a reason
* Your tire is writing down everything that's wrong with your car. | It's writing it down | notebook
* Why is my tire bald on one side only? | "Why on one side?" | tire
* Turn the steering wheel all the way and look at the inner tread. | Look at the inside | eye
Both edges worn and the middle fine means too little air. | Edges worn, too little air
The middle worn and the edges fine means too much. | Middle worn, too much air
One side only is the alignment. The wheel's been walking with its toes in or out. | One side, alignment | footprints
Dents like a row of cups point to a tired shock absorber. | Cups, tired shocks
~ Feathers you can feel with your palm in one direction only are alignment too. | Feel it with your palm | hand-palm
So ask before you throw the old ones away. They're the only witness. | The witness | eye
> Ask {brand} to read the old ones before they go. | Read the old ones | eye
> Feel the inside edge tonight, and tell {brand} what you found. | Feel the inside edge | hand

season(10-11): Change before everybody else does
* On the day of the first snow, everybody's standing at the tire shop. | Everybody's there | snowflake
* When should the winter tires go on? | When do they go on? | calendar
* The first snow's on the radio, and your winter tires are under the bikes. | Under the bikes | bicycle
Don't wait for white. The rubber cares about cold, and cold comes weeks before. | no: When it's white / yes: When mornings are cold | thermometer-cold
Look at the tread now, while they're still in the basement, so there's time to order. | Look at them now | eye
When the others come off, mark on each one where it was, front left and so on. | Mark where each one was | pencil
~ Stack them flat if they're on rims, and stand them up if they're not. | On rims, stack them flat | tire
Afterwards have the nuts checked, because they settle. | Have the nuts checked | wrench
> Get your date at {brand} while the leaves are still on. | While the leaves are on | leaf
> Winter tires older than you remember? Take a picture of the date for {brand}. | How old are they? | calendar
`,
})
