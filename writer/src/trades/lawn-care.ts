import { trade } from './trade.ts'

export const lawnCare = trade({
  id: 'lawn-care',
  name: 'lawn care company',
  also: [
    'lawn care',
    'lawn care service',
    'lawn service',
    'lawn mowing',
    'lawn mowing service',
    'mowing service',
    'grass cutting',
    'lawn maintenance',
    'lawn treatment',
    'lawn treatment service',
    'turf care',
    'lawn cutting',
    'yard maintenance',
    'yard care',
    'garden maintenance',
    'lawn aeration',
    'lawn specialist',
    'lawn doctor',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a lawn visit',
  things: 'lawn care',
  words: [
    'lawn',
    'grass',
    'mower',
    'mowing',
    'seed',
    'sod',
    'weed',
    'moss',
    'soil',
    'sprinkler',
    'blade',
    'yard',
    'clippings',
    'fertilizer',
    'root',
    'edge',
    'turf',
    'rake',
    'clover',
    'dandelion',
    'mow',
    'thatch',
    'hose',
  ],
  pieces: `
mistake: Cutting it short so it lasts longer
* Cut your lawn short to save a week, and you'll lose the summer. | Short grass, lost summer | plant
* Should you mow the grass extra short before vacation? | Extra short before a trip? | suitcase
* You drop the mower two notches, so it'll last. | Two notches down | sliders
Grass makes its food in the blades. Take them off and it lives on savings. | Blades make the food | leaf
It stops growing roots, because it hasn't got anything to grow them with. | The roots stop | plant
And the sun reaches the soil, where a thousand weed seeds have been waiting for light. | Weeds get the light | sun
Never more than a third of the blade in one go. | no: Down to the stubble / yes: A third at most | ruler
~ Tall grass looks after the holiday better than short grass. | Tall copes better
> Going away? Tell {brand} which weeks. | Which weeks are you away? | calendar
> If it's knee-high already, let {brand} take it down in steps. | Down in steps | stairs

mistake: A little water every evening
* A little water every evening spoils a lawn. | Spoiled by the evening | drop
* How often should you water the grass? Less than you do. | How often? | drop
* You stand there in the evening with the hose and a beer. | Hose and a beer | beer-bottle
It's pleasant. It also wets the top inch, and not a drop goes further. | Only the top gets wet
So the roots stay up there, where it's hot, waiting for you to come home. | Roots wait near the top | thermometer-hot
Water seldom, but long, until it's damp as deep as your finger. | no: Little and often / yes: Long and seldom | hand
Do it early in the morning. Grass that's wet all night gets sick more easily. | Early in the morning | sun-horizon
~ Put a tuna can on the grass, so you see how much comes down. | Try an empty can | jar
> Time one good soak with your sprinkler and tell {brand}. | How long is one soak? | timer
> Where does it stay brown anyway? Show {brand} that spot. | Show the brown spot

myth: The clippings have to go
* Leave the clippings. You're bagging lunch. | You're bagging lunch | bag
* Do grass clippings choke the lawn? | Do they choke it? | question
* Another bag of grass clippings, dragged to the curb. | Another bag | trash
A clipping is mostly water. A few days in the sun, and you can't find it anymore. | Mostly water | drop
What's left goes back into the soil, and it's the same stuff you buy in sacks. | It feeds the soil | seedling
The felt under an old lawn comes from dead stems and roots, not from clippings. | Thatch isn't clippings
It only goes wrong when the grass was too long and wet. Then it lies there in clumps. | no: Long and wet: clumps / yes: Short bits: gone
~ So cut often enough that the bits stay small. | Cut often, leave it
> Let {brand} leave the clippings once, and look again in a few days. | Leave them once | eye
> Say whether you'd like them bagged or left when you book {brand}. | Bagged or left?

how: Why someone pulls plugs out of your lawn
* Those little brown plugs on the lawn are what you paid for. | Those plugs are the point | plant
* Why does aerating leave the lawn looking like geese were here? | Geese? No | bird
* You lean on a screwdriver, and it still won't go into the lawn. | Lean on a screwdriver | screwdriver
Feet, mowers and rain press the soil together until it's like a brick. | Pressed like a brick | footprints
Water runs off, and roots turn around. | Water runs off | drop
The machine pulls out thousands of small plugs, so there's room down there again. | Room down there again
Solid spikes do less, because they only push the soil to the side. | no: Spikes push soil aside / yes: Hollow tines pull plugs
~ Leave the plugs where they fall. Rain and the mower take them apart. | Leave the plugs | cloud-rain
And seed loves those holes. | Seed loves the holes | seedling
> Try the screwdriver in three places and tell {brand} how far it went. | Three places | screwdriver
> Before {brand} brings the machine, flag your sprinkler heads. | Flag the sprinklers | flag

how: Where the stripes come from
* The stripes on a lawn are one color of grass. | It's all one green | leaf
* How do you get stripes into a lawn? | How are stripes made? | question
* You look down on a ball field, and the lawn is light and dark. | Light and dark | baseball
The mower bends the blades over as it passes. | The mower bends it | tractor
Bent away from you, grass shows its flat side and shines. | Away from you: light | sun
Bent toward you, you look at the tips and the shade between them. | Toward you: dark
A roller behind the mower makes it stronger. | A roller makes it stronger
~ Go another way next time, or the wheels leave ruts and the grass learns to lean. | no: Always the same way / yes: Change direction
From the kitchen it looks like a flag, from the street like nothing at all. | Look from upstairs | window
> Ask {brand} which way the stripes should run, and say where you sit. | Where do you sit? | armchair
> Stand at your favorite window and send {brand} a photo of the view. | Photo from the window | camera

question: Why the tips turn brown after mowing
* Brown tips two days after mowing mean a dull blade. | A dull blade | leaf
* Why does the lawn look gray after it's been cut? | Why gray? | question
* Pull one blade of grass and look at the end. | Pull one and look | magnifier
If it's cut clean, it's a straight line. | A clean cut: straight
If it's torn, it looks like the end of a chewed straw, and those threads dry out. | Torn: like a chewed straw | pint-glass
A dull mower doesn't cut, it slaps until something gives. | A dull one slaps
From the street, a whole lawn of those looks dusty. | no: Torn tips: dusty / yes: Clean cut: green | road-horizon
~ One stone or one root is enough to spoil an edge. | One stone is enough | tractor
> Show {brand} a blade from the front and one from the back. | One from each side | hand
> Doing your own mowing? Ask {brand} to look at the tips. | When was it sharpened?

question: Why the moss comes back
* You can rake the moss out. It knows the way back. | It knows the way back | plant
* Why does moss keep coming back in the lawn? | Why is it back? | question
* It's soft, it's green, you'd almost leave the moss. | Soft and green | leaf
Moss doesn't push grass out. It moves in where grass has given up. | It fills the gaps
So look at the place. Is it under a tree, does it stay wet, is the soil hard as a road? | Shade, wet or hard? | tree
Let in light, let in air, and cut a little higher. | Light, air, longer grass | sun
Otherwise you're raking the same patch next spring. | no: Only rake it out / yes: Change the place
~ And in deep shade, something other than grass may be the better idea. | Deep shade? Not grass
> Ask {brand} what's wrong with the place, before asking about the moss. | What's wrong with the place? | magnifier
> Have {brand} look when that corner is at its wettest. | Look when it's wet | cloud-rain

comparison: Seed or sod
* Sod is a lawn by tonight. Seed is a lawn that grew there. | Tonight, or in time | seedling
* Seed or sod for a bare yard? | Seed or sod? | question
* The builders left, and the yard is mud from fence to fence. | Mud from fence to fence | boot
Sod is grass that grew up somewhere else. You unroll it, and it's green. | Sod: green at once | rug
Then it needs water like a newborn needs milk, or the seams open up. | It's thirsty | drop
Seed costs you patience. Birds, heavy rain, and weeks of keeping feet off. | Seed: patience | bird
But you can pick a mix for your shade, and there aren't any seams. | no: Sod: seams / yes: Seed: a mix for your shade
~ On a slope, rain decides for you. It washes seed to the bottom. | On a slope: sod | cloud-rain
What's underneath matters more than either. | The soil decides
> Tell {brand} when the yard has to be walked on. That settles a lot. | When must it hold feet? | footprints
> Talk to {brand} about the soil first, and the green second. | Soil first | shovel

choose: Choosing a company for the lawn
* Before someone mows your lawn, ask about the blade. | Ask about the blade | gear
* How do you choose a lawn service? The edges will tell you. | The edges tell you | eye
* Walk past a lawn they've done, the day after. | The day after | footprints
Ask how high they leave it. One number for every yard is a bad sign. | 1. How high? | ruler
Ask how often the blades get sharpened. | 2. How sharp?
Ask what happens when it rains on your day. | 3. What if it rains? | cloud-rain
Ask what gets put down, and when kids and pets can go back on it. | 4. When can the dog go out? | dog
~ And ask who shuts the gate. | 5. Who shuts the gate?
> Walk your yard with {brand} and ask on the way. | Walk and ask | footprints
> See what {brand} asks you. Good questions are half an answer. | What do they ask you?

first: The first visit to your lawn
* The first visit is a walk across the lawn, hands in pockets. | A walk, hands in pockets | footprints
* What does a lawn company look at first? | What do they look at? | eye
* Somebody's kneeling on your lawn and parting the grass. | Kneeling on your lawn | magnifier
They look at what's growing there. Some of it you've been mowing, and it isn't grass. | at: First / What's growing? | leaf
They push something into the soil to feel how hard it is. | at: Then / How hard is it? | screwdriver
They ask how you use it. Football, dog, or just looking. | at: Next / How do you use it? | football
And they look up, because trees decide half of it. | at: Then / Look up | tree
~ Tell them what was spread there last year, if anything.
Then you talk about what can be done now, and what should wait for its season. | at: Last / Now, or later? | calendar
> Leave it unmown for a few days before {brand} comes. More to see. | Leave it unmown
> Walk {brand} to the worst spot first. | The worst spot first

care: The first weeks of new sod
* New sod looks finished. It's only lying there. | It's only lying there | rug
* When can you walk on new sod? Try to lift a corner. | Lift a corner | hand
* It's green, it's flat, and the kids want onto the new grass. | Not yet, kids | baby
It has no roots in your soil yet. It drinks what you give it. | No roots yet | drop
Water so it's damp all the way through. Lift an edge and look underneath. | Lift an edge and look | magnifier
The edges and seams dry out first, so give them extra. | Edges dry first
Stay off it while it's soft, or every step becomes a dent. | no: Walk on it wet / yes: Stay off it | footprints
~ Brown lines between the rolls are thirst. | Brown lines: thirst | warning
When a corner won't lift any more, it's holding on. | It holds? It's rooted | check
> Won't grow in after all that water? Have {brand} lift a corner with you. | Lift it together
> Ask {brand} when it can have its first cut, and how high. | When's the first cut? | calendar

checklist: Before the mower comes
* A mower will eat a sock, and a hose, and a tennis ball. | It eats socks | sock
* What should be off the lawn before somebody mows? | What has to go? | list
* Mowing day, and there's a garden hose asleep in the long grass. | A hose in the grass | pipe
Toys, balls, and the dog's ropes. | 1. Toys and balls | soccer-ball
The hose. A mower never loses that fight. | 2. The hose
What the dog left behind, please. | 3. What the dog left | paw
Little flags next to sprinkler heads and cables you can't see. | 4. Flag the hidden things | flag
The gate open, and the dog inside. | 5. Gate open, dog in | dog
~ And if there's a nest in the grass, a stick beside it. | 6. Mark the nest | bird
> If there's a gate code, {brand} needs it before mowing day. | Send the gate code | password
> Point out the young tree with the thin bark to {brand}. | Mind the young tree | tree

cost: Why a small lawn can cost more to mow
* Two lawns of the same size, and one takes twice as long to mow. | Same size, twice as long | clock
* Why does the price of mowing depend on the garden gate? | The gate? | door
* It's a small lawn. Nine flower beds, a trampoline and a slope. | Small, with a trampoline | flower
A big mower needs a big gate. If it doesn't fit, the small one walks. | Does the mower fit? | ruler
Straight and open goes fast. Every tree and bed is a turn and an edge to trim. | no: Nine beds / yes: One open lawn
A slope is slow, and wet it's slower. | Slopes are slow | mountain
How often matters. High grass gets cut twice, and somebody has to take it away. | High grass: twice the work | plant
~ And the edges. A clean edge along a path is handwork. | Clean edges are handwork
> Measure your gate and tell {brand}. | Measure the gate | ruler
> Ask {brand} what it'd be each week, and what every second one. | Weekly or every other? | calendar

tip: Put a screwdriver in the lawn
* Your lawn is thirsty if a screwdriver won't go in. | Thirsty or not? | screwdriver
* How do you know whether the grass needs water? | Does it need water? | drop
* Walk across your lawn and turn around. Look at your steps. | Look at your steps | footprints
Grass with water in it gets up again behind you. | It gets up: fine | check
Thirsty grass stays down, and you can see where you've been. | It stays down: thirsty | footprints
Then take a long screwdriver. If it slides into the soil, wait another day. | It slides in: wait | screwdriver
~ If it stops an inch down, it's either dry or packed hard. | It stops: dry or packed
Water, and try again tomorrow. Still stuck? Then water isn't what it lacks. | no: Water by the calendar / yes: Try it first | calendar
> Stuck in the same place every time? Show {brand} where. | Show where it sticks
> Take the screwdriver along when you walk the yard with {brand}. | Bring the screwdriver

season(10-11): Leaves on the lawn
* A leaf on the lawn does no harm. A wet blanket does. | A wet blanket | leaf
* Do you have to rake every leaf off the lawn? | Every leaf? | question
* It's raining on the leaves, and under them is your lawn. | Under there is your lawn | cloud-rain
Grass is still growing in the fall, and it wants light and air. | It still wants light | sun
Under a wet mat it goes yellow in no time, and then it rots. | Yellow, then rot | warning
A thin layer you can simply mow over, when it's dry. Chopped small, it sinks in. | Thin layer: mow over it | tractor
A thick one has to come off. You should see more green than brown. | no: More brown / yes: More green
~ Under the shrubs, leave them be. It's a good winter coat there. | Leave it under shrubs
> Call {brand} once the big oak is bare, and not before. | Once the oak is bare | tree
> Which corner does the wind fill? Point {brand} to it. | Where does the wind put them? | wind
`,
})
