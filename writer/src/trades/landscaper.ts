import { trade } from './trade.ts'

export const landscaper = trade({
  id: 'landscaper',
  name: 'landscaper',
  also: [
    'landscaping company',
    'landscaping',
    'landscape contractor',
    'landscape gardener',
    'landscape gardening',
    'landscape design',
    'landscape designer',
    'garden designer',
    'garden design',
    'garden landscaping',
    'hardscaping company',
    'hardscape contractor',
    'patio builder',
    'paver installer',
    'patio and driveway company',
    'outdoor living contractor',
    'retaining wall builder',
    'landscaping business',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a new yard',
  things: 'yards and gardens',
  words: [
    'yard',
    'garden',
    'patio',
    'plant',
    'shrub',
    'bed',
    'stone',
    'gravel',
    'paver',
    'path',
    'terrace',
    'hedge',
    'tree',
    'soil',
    'slope',
    'wall',
    'fence',
    'mulch',
    'landscaper',
    'flower',
    'hose',
    'water',
    'step',
    'weed',
    'deck',
  ],
  pieces: `
mistake: Buying the plants first
* The plants came home first, and the plan never did. | Plants first, plan never | potted-plant
* Why does the garden look like a shelf at the garden center? | Why does it look like a shelf? | shelf
* One of everything in the cart, and then you stand in the yard. | One of everything | cart
Each of them was lovely in its pot. Together they don't know each other. | Lovely alone | flower
Start with the ground. Where do you walk, where do you sit, what do you see? | 1. Where do you walk? | path
Then the big things, because a tree isn't moved again. | 2. The big things | tree
Then a few kinds of plants, and several of each, in drifts. | 3. Few kinds, many of each | plant
~ The one odd beauty gets a spot of its own, where you pass every day. | 4. One odd beauty
> Before you fill the next cart, walk the yard with {brand}. | Walk before you shop | footprints
> Already bought them? Line the pots up and show {brand}. | Line the pots up | potted-plant

mistake: It looks so empty on planting day
* On the day it's planted, a good garden looks half empty. | Half empty is right | seedling
* Why are the shrubs so far apart? Nobody would see a gap later. | Why so far apart? | ruler
* You look at all that mulch and want three more shrubs. | Three more? No | plant
The little one in your hand will be as wide as your arms. It says so on the tag. | Read the tag | tag
Plant it for today and they'll be fighting in a few summers. | Soon they'll fight
Then somebody has to cut them into boxes, year after year, or dig half of them out. | Then you cut boxes | scissors
So space them for later, and fill the gaps with flowers meanwhile. | no: Plant for today / yes: Space for later | flower
~ Close to the house it matters twice. Branches on a wall stay wet. | Off the wall
> Ask {brand} how wide each of them will be one day. Hold out your arms. | How wide one day? | person-arms-spread
> Stuck with shrubs in front of a window? Send {brand} a photo. | Shrubs in the window? | window

myth: Gravel means no weeding
* Gravel doesn't stop weeds. It holds the door for them. | It holds the door | door-open
* If you put fabric under the gravel, are you done with weeds? | Done with weeds? | question
* Year one the gravel is spotless. Then come the little green dots. | Little green dots | seedling
Most of those seeds don't come from below. They fly in. | They fly in | wind
Leaves and dust settle between the stones, and that's soil. | Dust turns to soil | leaf
They sprout on top of the fabric, and the roots go right through it. | Roots go through
Then you can't pull them and you can't rake. | Then you can't rake
Plants that close up, with mulch until they do, leave less room for a weed. | no: Bare gravel / yes: Plants that close up | plant
~ On a path, gravel's wonderful. Keep the leaves off it. | Fine for a path | path
> How wide is the bed, how sunny? Tell {brand}, and ask what would close it. | What would close it?
> Gravel's there already? Tell {brand} which trees stand over it. | Which trees stand above? | tree

how: What's under a patio
* The best part of a patio is the part you'll never see. | You'll never see it | shovel
* Why does one patio stay flat and another one wobble? | Why does it wobble? | question
* Day three, and there's still only a hole where the patio should be. | Day three, still a hole | shovel
First the soil comes out, much deeper than the stone is thick. | at: First / Dig deep | shovel
Gravel goes in, in layers, and every layer gets pounded until it rings. | at: Then / Gravel, pounded
Then a thin bed of sand, pulled flat like frosting. | at: Next / Sand, pulled flat | cake
The stones go on it, falling a touch away from the house, so rain leaves. | at: Then / Slope from the house | cloud-rain
~ An edge holds it all, or the outer row goes for a walk. | at: Then / An edge holds it
Last, sand gets swept into the joints, and they lock. | at: Last / Sand in the joints | broom
> Get {brand} to say how deep they'd dig in your yard. | How deep? | ruler
> Have {brand} come when it rains once. You'll both see where water goes. | Come in the rain | umbrella

how: How a landscaper reads your yard
* A landscaper looks at your yard for a long time before saying anything. | A long look first | eyes
* What's a landscaper looking at out there? | What do they see? | binoculars
* Somebody is standing in your yard, facing the house. | Facing the house | home
The sun first. What's bright at breakfast may be dark by four. | 1. The sun, all day | sun
Then the water. Moss, a stain on the wall, a puddle that's always there. | 2. The water | drop
Then your own tracks. The dog and the mailman have drawn the path already. | 3. The tracks in the grass | dog
Then the neighbors' windows, and yours. | 4. The windows
~ The soil comes last, a handful, squeezed. It stays a ball or it falls apart. | 5. A handful of soil | hand
> Invite {brand} at the hour when you'd like to sit out there. | Come at that hour | clock
> Leave the worn track in the grass, and show it to {brand}. | Leave the worn track | path

question: How long until it looks like the picture?
* A new garden sleeps, then creeps, then leaps. | Sleep, creep, leap | seedling
* "When will the garden look like the drawing?" | "When is it like the drawing?" | blueprint
* First summer in the new garden, and nothing seems to grow. | Nothing grows? | hourglass
Underground, a lot does. The first year goes into roots. | at: First year / Roots | plant
You see a little the second year, and wonder why you worried. | at: Second year / A little
The third year it takes off, and you start handing out divisions. | at: Third year / Off it goes | tree
Paths and patios are different. They're as good on day one as they'll be. | Stone: done on day one | wall
~ Flowers and grasses fill up first, hedges take their time. | Hedges take their time
So if you want one thing big today, make it one tree. | no: Everything big / yes: One big tree
> Show {brand} the one spot you can't wait for. | The one you can't wait for | armchair
> Ask {brand} what it'll look like in its third summer. | And the third summer?

question: Why water stands against the house
* Water stands by the house because the yard tells it to. | The yard sends it there | drop
* Why is there a puddle at the wall after every rain? | Why always there? | cloud-rain
* Go out in the next downpour, with an umbrella, and look at the yard. | Go out in the rain | umbrella
Water goes where it's lower, even if it's lower by a hand. | It finds the low side | drop
Over the years beds get mulched, soil settles, and the fall turns around. | Beds rise, soil sinks
Look where the downspout ends too. If it ends at the wall, so does the roof's water. | Where does it come down? | home
The ground has to fall away from the house, all the way around. | no: Toward the wall / yes: Away from the wall
~ And what runs off needs a place to go, a dip, a bed, a drain. | Give it a place to go | path
> Film it while it's pouring and send that to {brand}. | Film it in the rain | video-camera
> Mark the edge of the puddle with sticks for {brand}. | Mark the edge | push-pin

comparison: Gravel or pavers
* Gravel crunches, pavers don't. There's more to it than that. | Crunch or no crunch | footprints
* Gravel or pavers for the path to the door? | Gravel or pavers? | path
* You, two shopping bags, high heels and a gravel path. | Bags, heels, gravel | high-heel
Gravel's quick to lay, it drains, and it fits around any curve. | Gravel: quick, drains | drop
It also moves. It's on the lawn, in the hall, under the mower. | It moves
Pavers stay where they're put, and a wheelchair or a trash can rolls on them. | Pavers: things roll | wheelchair
They need a proper bed underneath, and that's the work you pay for. | They need a bed below | shovel
Where you walk every day, take stone. Where you stroll on Sunday, gravel's fine. | no: Gravel to the door / yes: Pavers to the door
~ And nobody creeps up on you over gravel. | You hear who's coming | ear
> Tell {brand} what has to roll there. Strollers, bins, bikes. | What rolls there? | baby-carriage
> Bring {brand} a handful of whatever stone you like. | A stone you like

choose: Choosing someone for the yard
* Don't look at the newest patio they built. Ask for an old one. | Ask for an old one | calendar
* How do you choose a landscaper? Look at a patio after some winters. | After a few winters | snowflake
* Every garden looks good in the photo from the last day. | The last-day photo | camera
Ask to see a job that's a few years old. Is the patio still flat, are the steps still tight? | 1. See an old job | eye
Ask for a drawing, even a simple one, with the plants written in. | 2. A drawing with names | blueprint
Ask what's underneath, how deep, and what with. | 3. What's underneath? | shovel
Ask who replaces a shrub that dies, and who's supposed to water it. | 4. What if a shrub dies? | plant
~ And ask where all that soil will go. | 5. Where does the soil go? | truck
> Get an address from {brand} that you can walk past. | An address to walk past | map-pin
> Put the same sketch in front of {brand} and anyone else you ask. | Same sketch for everyone | pencil

first: The first talk in your yard
* The first talk about your garden is held standing up. | Standing up | footprints
* What happens the first time a landscaper comes? | The first time? | question
* You open the gate, say sorry about the yard, and it starts. | "Sorry about the yard" | door-open
You say what you do out there, and what you'd like to do. | at: First / What do you do there? | picnic-table
You show what bothers you. The neighbor's window, the mud, the slope. | at: Then / What bothers you? | mountain
Somebody measures, and takes pictures of things you'd never noticed. | at: Next / Measure and photograph | ruler
You talk about money, roughly, so the drawing doesn't come out too big. | at: Then / Roughly how much? | wallet
~ Can't see it in your head? Ask for sticks and string on the ground. | Sticks and string
Later you get a plan, and you may cross things out. | at: Later / A plan to cross out | pencil
> Don't tidy the yard for {brand}. The mess tells how you live. | Don't tidy up
> Take {brand} to the kitchen window, too. You'll see the garden most from there. | The kitchen window too | window

care: A shrub's first summer
* A new shrub is living on the soil it came with. | It lives on its old pot | potted-plant
* How often do you water what was planted this spring? | How often? | drop
* It rained, so nobody watered. And the new shrub hangs its head. | It rained, and still | cloud-rain
Its roots are still in the shape of the pot. That's all it can reach. | Roots shaped like a pot | plant
Rain runs off the leaves and lands outside that circle. | Rain lands outside
So put the hose down at the stem and let it trickle a good while. | Let it trickle at the stem | drop
Then put a finger in the soil. Dry past the first joint, water again. | no: By the calendar / yes: By the finger | hand
~ That goes on for the first summer, and in dry spells the next. | The whole first summer | sun
> Gone for weeks in July? Tell {brand} before the planting, not after. | Away in July? Say so | suitcase
> Leaves curling? A photo to {brand} beats guessing. | Leaves curling? | camera

checklist: What to have ready before the landscaper comes
* A shoebox of old papers can save your new garden a surprise. | The shoebox of papers | box
* What should you have ready before a landscaper visits? | What to have ready? | list
* There's a pipe under your yard, and somebody once knew where. | Somebody knew where | pipe
A plan of the lot, with the lines. | 1. A plan of the lot | blueprint
Anything you know about what's buried. Pipes, cables, the old tank. | 2. What's buried? | pipe
Photos from the windows, at breakfast and in the evening. | 3. From the windows | camera
Three pictures of gardens you like. They don't have to match. | 4. Three you like | images
A number you'd rather not pass. | 5. A number not to pass | wallet
~ And what must stay. The swing, the apple tree, the dog's corner. | 6. What must stay | tree
> Send {brand} the three pictures before the visit. | Pictures first | mail
> Say the number to {brand} early. It saves drawing castles. | The number, early | wallet

cost: Where the money goes in a patio
* Most of the work on a patio gets buried under it. | Most of it gets buried | shovel
* Why does a patio cost so much more than the stones? | More than the stones? | question
* You priced the pavers at the store. That was the small part. | The small part | receipt
Soil has to come out, and it has to go somewhere. Dug up, it takes up far more room. | Dig and haul | truck
If a digger fits through the gate, that's a morning. If not, it's wheelbarrows. | no: Wheelbarrows / yes: A digger fits | bulldozer
A slope wants a wall or steps before it wants a patio. | Slopes want walls | stairs
Curves and cut corners take a saw. Straight lines hardly do. | Curves need cutting
~ And water needs to be led away, which nobody sees and everybody needs. | Water has to go | drop
> Measure the narrowest spot on the way in for {brand}. | Measure the way in | ruler
> If it's over the budget, ask {brand} what could be built next year. | What can wait a year? | calendar

tip: Draw the bed with a garden hose
* Draw the new bed with your garden hose. | Draw with the hose | pencil
* How do you find the right curve for a flower bed? | Which curve? | question
* A spade in your hand, and no idea where the bed ends. | Where should it end? | shovel
Lay the hose on the grass, on a warm day when it bends. | Lay the hose | sun
Then leave it and go upstairs. Look out of the window. | Go upstairs and look | window
What seemed like a big curve is a wiggle from up there. Make it bolder, with fewer bends. | no: Many wiggles / yes: One bold curve
Push the mower along it once. If it doesn't fit, neither does the curve. | Try it with the mower | tractor
~ Leave it overnight and look at it with your coffee. | Look again with coffee | coffee
> When the hose lies right, send {brand} a picture from upstairs. | Photo from upstairs | camera
> Leave the hose where it is until {brand} has seen it. | Leave it lying there

season(9-11): Fall is for planting
* When the leaves come down, it's time to plant shrubs. | Leaves down, shrubs in | leaf
* Isn't fall too late to plant? | Isn't it too late? | calendar
* Everybody plants in May. The ground would rather have you in October. | Rather in October | shovel
The air's cool, so the leaves don't ask for much. | Cool air | wind
The soil's still warm from summer, and roots go on growing in it. | Warm soil | thermometer-hot
Rain does most of your watering. | Rain does the watering | cloud-rain
By the time summer comes, the shrub has had a head start in the dark. | no: May, then the heat / yes: Fall, then a head start
~ Tender things can wait for spring. So can anything that hates wet feet. | Tender ones: spring | flower
> Ask {brand} what on your list could go in this fall. | What could go in now? | list
> Walk the yard with {brand} while you still remember August. | While you remember August
`,
})
