import { trade } from './trade.ts'

export const pressureWashing = trade({
  id: 'pressure-washing',
  name: 'pressure washing company',
  also: [
    'pressure washing',
    'pressure washing service',
    'power washing',
    'power washing service',
    'pressure washer',
    'power washer',
    'pressure cleaning',
    'soft washing',
    'soft wash company',
    'house washing',
    'exterior cleaning',
    'exterior cleaning company',
    'driveway cleaning',
    'patio cleaning',
    'jet washing',
    'jet wash service',
    'concrete cleaning',
    'deck cleaning',
    'render cleaning',
    'graffiti removal',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a wash',
  things: 'pressure washing',
  words: [
    'driveway',
    'siding',
    'deck',
    'patio',
    'concrete',
    'algae',
    'hose',
    'house',
    'wall',
    'wood',
    'pressure',
    'nozzle',
    'spray',
    'brick',
    'paver',
    'oil',
    'moss',
    'fence',
    'wash',
    'washer',
    'plant',
    'window',
    'stain',
    'water',
    'roof',
  ],
  pieces: `
mistake: The deck that went furry
* You can wash a deck until it grows fur. | Until it grows fur | feather
* Why's the deck fuzzy after you pressure washed it? | Why fuzzy? | question
* It's clean, it's pale, and in socks the deck is like a wool sweater. | Like a wool sweater | sock
Wood is hard stripes and soft stripes. The jet digs out the soft ones. | It digs out the soft parts | waves
What's left stands up, and gives you splinters. | The rest stands up
Water gets in there better, too, so it's green again sooner. | Green again sooner | leaf
Less pressure, a wide fan, and always with the grain. | no: Close and hard / yes: Wide, soft, with the grain
Let a cleaner do the work first, then rinse. | Cleaner first, then rinse | spray-bottle
~ And never hold it still. A jet writes your name in cedar. | Never hold it still | pen
> Furry already? Ask {brand} if sanding gets it back. | Furry already? | hand
> Tell {brand} what the wood is, and if it's ever been stained. | Which wood? | question

mistake: Spraying up under the siding
* Siding keeps out rain that falls. It can't keep out rain from below. | Not from below | cloud-rain
* Can a pressure washer get water inside your walls? | Inside the walls? | question
* You're on the lawn, aiming up at the house, and it feels good. | Aiming up | house-line
Siding overlaps like shingles. From above, it all runs off. | It overlaps like shingles | home
From below, the jet goes straight in under every board. | From below, it goes in | waves
There's paper and wood in there, and nothing dries them. | Nothing dries in there
Vents, outlets and the lamp by the door are open to it, too. | Vents, outlets, lamps | plug
So it's sprayed from level or from above, gently, and rinsed down. | no: From below, hard / yes: Level or down, gentle
~ What's high gets reached with soap that climbs, and not with force. | High up: soap, not force | spray-bottle
> Did you hear it go in behind the wall? Tell {brand} where. | Where did it go in? | ear
> Show {brand} the outlets and vents before the water's on. | Show outlets and vents | plug

myth: More pressure, cleaner house
* You don't need more pressure. You need ten minutes. | Ten minutes instead | timer
* Does it take a lot of pressure to clean a house? | A lot of pressure? | gauge
* That green on the north wall is alive. Pressure only gives it a haircut. | Only a haircut | scissors
Algae and mold sit in pores you can't see. | They sit in the pores
Blast off the top, and it's back by summer, from what's left in there. | Blasted: back by summer | sun
Soap made for it goes in and gets the lot. | Soap gets the lot | spray-bottle
Then a rinse like rain is enough, and the paint stays on. | no: Blast it / yes: Soap, wait, rinse | cloud-rain
~ The pump in the truck is there to move water, and not to carve. | Move water, don't carve | truck
Concrete can take a hard jet. Hardly anything else around a house can. | Hard jets: concrete only | road-horizon
> Ask {brand} what they'd use on your siding, and how hard. | With what, how hard?
> Send {brand} a picture of the green side, and one from close up. | The green side | camera

how: How a house gets washed softly
* The house gets soaped from the bottom up and rinsed from the top down. | Soap up, rinse down | home
* How do you wash a whole house without a ladder? | No ladder? | ladder
* Foam runs down your wall, and nobody's scrubbing. | Nobody scrubs | waves
First the plants get water, plenty, so they've no thirst for soap. | at: First / Water the plants | potted-plant
Soap goes on from below, so it doesn't run down a dry wall in stripes. | at: Then / Soap from below | spray-bottle
It stays there and works. It must not dry. | at: Then / It works, stays wet | hourglass
Stubborn spots get a soft brush on a long pole. | at: Next / A soft brush | brush
Then it's rinsed, gently, from the gutter down. | at: Then / Rinse from the top | drop
~ Windows get an extra rinse, or they spot. | Windows once more | window
And the plants once more, at the end. | at: Last / The plants again | plant
> Tell {brand} which plants you'd cry over. | Which would you cry over? | flower
> Let {brand} know where your outside tap is, and if it works. | Where's the tap? | drop

how: A driveway without stripes
* You can tell who washed the driveway by the zebra. | Like a zebra | road-horizon
* Why does a washed driveway have stripes? | Why stripes? | question
* A clean line in the concrete, and another, and a gray one between. | Clean, gray, clean | pencil
A jet's strong in the middle and weak at the edge. | Strong middle, weak edge | gauge
So each pass leaves a bright track, and a dull one next to it. | Bright track, dull track
A pro takes a thing like a floor polisher, with arms that spin under a lid. | Arms that spin under a lid | fan
It goes at a walk, each lane over half of the last. | At a walk, half over half | footprints
Then the edges, by hand. | Edges by hand
~ It's all rinsed to one side. | Rinse to one side
Wet, it all looks perfect. Look again tomorrow. | no: Judge it wet / yes: Judge it dry | sun
> Zebra from last time? Show {brand}, before the sun bakes it in. | Got stripes?
> Look at it dry with {brand} before the hoses are rolled up. | Look at it dry | eye

question: Is it bad for the plants?
* "Will it hurt my roses if you wash the house?" | "And my roses?" | flower
* What happens to the plants when the house is soaped? | And the plants? | plant
* There's a bed of hydrangeas right below the dirtiest wall of the house. | Right below the wall | flower
It can, if it's done badly. Soap that kills algae isn't fond of leaves. | It can, done badly | leaf
So the plants get a good drink first. A wet leaf takes in less. | 1. Water them first | drop
The soil gets soaked too, so what drips is thinned at once. | 2. Soak the soil
Somebody stays on the rinse while it's running down. | 3. Rinse all along
And once more when it's over, leaves and soil. | 4. And once after
Pots get carried away. It's the easiest of all. | 5. Pots moved | potted-plant
~ Not under a plastic sheet in the sun, it cooks them. | no: Under plastic, in the sun / yes: Wet, and rinsed
> Carry the pots away yourself before {brand} comes. | Pots away
> Fish pond or vegetables near the wall? Tell {brand} first. | Pond? Vegetables? | fish

question: Will that oil stain come out?
* Concrete's a sponge. That oil is already inside. | It's a sponge | drop
* Will the oil come out of the driveway? | Will it come out? | question
* The car's gone, and its shadow stays on the driveway. | Its shadow stays | car
Fresh oil's on top. Throw cat litter on it, grind it in with your shoe, sweep. | Fresh: cat litter | cat
After that, it goes down a bit further with each hot day. | Then it goes deeper | sun
Hot water and a degreaser bring up what's near the top. | Hot water lifts the top | thermometer-hot
What's deep stays as a shadow, or comes back as one in a week. | Deep: a shadow stays
Rust, leaves and tires each want something else. | Rust and leaves: others | leaf
~ So "lighter" is honest. "Gone" is a promise. | no: "All gone" / yes: "Much lighter" | chat-circle-text
> Tell {brand} how old it is, and what's been poured on it. | How old? | calendar
> Ask {brand} to try it on the worst one first. | The worst one first | magnifier

comparison: Hot water or cold
* You wouldn't wash a greasy pan in cold water. Concrete's no different. | Like a greasy pan | cooking-pot
* Hot or cold water for washing a driveway? | Hot or cold? | thermometer
* There's steam coming off the driveway, and there's a burner on the trailer. | Steam off the drive | truck-trailer
Dust, soil, algae and pollen don't mind. Cold's enough, with the right soap. | Cold: dust, algae, pollen | leaf
Grease and gum do mind. Hot melts them, cold just moves them. | Hot: grease and gum
So the garage floor, the grill corner, the place with the trash cans get hot. | Where hot helps | garage
On siding, hot is no good. Vinyl goes soft. | no: Hot on vinyl / yes: Hot on concrete | home
~ It takes a heater on wheels, and not every truck has one. | Not every truck has it
> Ask {brand} which corners of yours are worth hot water. | Which corners? | fire
> Chewing gum by the door? Count them for {brand}. | Count the gum | list

choose: Choosing someone with a jet
* Ask what they don't put pressure on. | What stays gentle? | hand-palm
* How do you choose a pressure washing company? | How do you choose? | question
* A guy with a pressure washer and a pickup will do it today. | Today, says the pickup | truck
You'd like to hear siding, wood and roof without having to ask. | 1. What stays gentle? | home
Ask what's in the soap, and what they do about the plants. | 2. Soap and plants? | plant
Ask about insurance, since that jet opens a window seal in a second. | 3. Insured? | shield
Ask if they test a corner first. | 4. A test corner? | magnifier
Ask to see a wall they did last year, not last week. | 5. Last year's wall | calendar
~ And who covers the outlets. | 6. Who covers the outlets? | plug
> Ask {brand} which of your walls they'd never use force on. | Which one gently?
> See if {brand} asks what it's made of, before what it costs. | What's it made of? | chat-circle-text

first: The day your house gets washed
* The loudest thing about washing your house is the pump on the truck. | The pump is loud | truck
* What's it like when they come to wash the house? | What's it like? | question
* They're here to wash, and the upstairs window's still open. | Still open upstairs | window
You walk around together, and talk about cracks, loose paint and leaks. | at: First / Walk around | footprints
Pictures get taken, so everyone knows what was there before. | at: Then / Pictures before | camera
Outlets get covered, mats and pots get moved. | at: Then / Cover and move | plug
Then it's wet everywhere for a while, and it smells of soap, like a pool sometimes. | at: Next / Wet, smells like a pool | swimming-pool
Stay in, keep the dog in, watch from the window. | at: Meanwhile / Dog in, watch | dog
~ A few dead wasps come down with the water. | Some wasps come down
When it's dry, go around once more. | at: Last / Around again, dry | sun
> Show {brand} the loose paint before, so nobody argues about it after. | Show loose paint
> Lock the windows before {brand} comes. Locked ones seal better than shut ones. | Lock the windows | lock

care: Keeping the green away
* Green on a wall means wet. Take away the wet. | Take away the wet | drop
* How do you keep the algae off the wall once it's clean? | Keep it away? | shield
* It's clean, it's white, and the sprinkler's aimed at the wall. | Sprinkler on the wall | drop
Look at what keeps it damp. Shade, splash, drip, a hedge. | What keeps it damp? | magnifier
Turn that sprinkler. | 1. Turn the sprinkler
Cut the bush back till you can walk behind it. | 2. Cut the bush | scissors
Fix the gutter that runs over. There's always green below it. | 3. Fix the gutter
On the patio, sweep leaves before they rot. | 4. Sweep leaves | broom
A bucket with mild soap and a soft brush, in spring, on the first green. | no: Wait till it's black / yes: Brush the first green | brush
~ North sides will always be first. That's just north. | North is always first | compass
> Show {brand} where it comes back first. | Where is it first? | eye
> See with {brand} how often your north side would need it. | How often?

checklist: The evening before the wash
* Tonight: windows locked, cars out, cushions in. Tomorrow they wash. | Windows, cars, cushions | window
* What should you do before the house gets washed? | What to do? | list
* There's a doormat, six pots and a bicycle, and they wash at eight. | Mat, pots, bicycle | bicycle
Windows and vents shut and locked, also in the basement. | 1. Windows locked | lock
The cars out on the street, not next to the wall. | 2. Cars out | car
Cushions, grill, toys and mats away. | 3. Cushions and toys away | couch
Anything electric outside, unplug it. | 4. Unplug outside | plug
Pets in, food bowls in. | 5. Pets and bowls in | bowl-food
Tap free, and gate unlocked. | 6. Tap and gate | lock-open
~ And let the neighbor know, if his wash is on the line. | 7. The neighbor's laundry | t-shirt
> Something leaks when it rains? {brand} has to know before. | What leaks when it rains? | cloud-rain
> Leave {brand} a note about the door that doesn't quite close. | That door that won't close | door

cost: Why a small patio can cost more than a driveway
* The price of a wash is more about the stain than the wall. | Dirt, not size | gauge
* Why would a small patio cost more to wash than a driveway? | The small one? | question
* The neighbor's driveway was cheap. Yours has moss, oil and a slope. | Moss, oil, slope | road-horizon
What's on it? Dust is a walk, black crust is a second round. | What's on it? | magnifier
What is it? Concrete goes fast, old brick and wood go by hand. | no: Old brick / yes: Plain concrete | wall
How high? Two floors is a pole, three is another machine. | How high? | ladder
Where does the water come from, and where does it run? | Water in, water out | drop
What's in the way? Beds, furniture, cars. | What's in the way? | potted-plant
~ Pavers want new sand in their joints afterward. | New sand for pavers
> Send {brand} photos with a person in them, for the height. | You in the photo | camera
> House, drive and fence all in one go? Get that price from {brand}, too. | All in one go? | list

tip: The finger test
* Wipe a finger down your siding before you wash it. | Wipe a finger down it | hand
* Why does the wall stay dull after a wash? | Still dull? | question
* You rub along the wall of the house, and your finger's white. | A white finger | hand-pointing
That's not dirt. It's the paint, worn to powder by the sun. | It's worn paint | sun
It's called chalking, and no jet brings it back. | It's chalk
Wash too hard, and it comes off in clouds, and in stripes. | Hard jet: stripes | waves
So if it's white, wash it gently, and think about paint. | no: White: blast it / yes: White: gentle, then paint | paint-roller
If your finger's green or black, that's algae, and it comes off. | Green or black: algae | leaf
~ Do it on each side. The sunny one's always worse. | Test each side
> Tell {brand} what color your finger was. | What color? | hand
> Before you have it painted, ask {brand} how long it should dry. | Dry, then paint | hourglass

season(3-5): After winter, before the party
* Winter has left its signature on the north side of your house. | Winter's signature | pen
* When's the time to wash off the winter? | When? | calendar
* It's the first warm Sunday on the patio, and your socks turn green. | Green socks | sock
What grew all winter is soft now, and comes off with little. | It comes off easily
In July it's baked on. | no: July: baked on / yes: Spring: still soft | sun
Do it before furniture comes out, before you stain the deck, before the grill. | Before the furniture | picnic-table
If pollen's a thing on your street, wait for it, or you'll wash twice. | After the pollen | flower
Wood wants some dry days afterward, so look at the forecast. | Dry days after | cloud-sun
~ Steps come first. Green on steps is as slick as soap. | Steps first | stairs
> Got a date for the first party? Tell {brand}, and count back. | The first party | confetti
> Begin with the steps, if you ask {brand} for just one thing. | Only the steps? | stairs
`,
})
