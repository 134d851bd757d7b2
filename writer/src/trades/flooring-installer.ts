import { trade } from './trade.ts'

export const flooringInstaller = trade({
  id: 'flooring-installer',
  name: 'flooring company',
  also: [
    'flooring installer',
    'floor installer',
    'flooring contractor',
    'flooring store',
    'flooring shop',
    'floor fitter',
    'floor layer',
    'flooring specialist',
    'hardwood flooring',
    'hardwood floor refinishing',
    'floor refinishing',
    'floor sanding',
    'floor sander',
    'wood flooring',
    'wood floor company',
    'parquet layer',
    'laminate flooring',
    'vinyl flooring',
    'carpet fitter',
    'carpet installer',
    'carpet store',
    'carpet shop',
    'flooring showroom',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a new floor',
  things: 'floors',
  words: [
    'floor',
    'flooring',
    'board',
    'plank',
    'carpet',
    'wood',
    'oak',
    'hardwood',
    'laminate',
    'vinyl',
    'parquet',
    'rug',
    'stair',
    'subfloor',
    'sample',
    'baseboard',
    'scratch',
    'squeak',
    'mop',
    'finish',
    'gap',
    'room',
    'sanding',
    'install',
    'underlayment',
  ],
  pieces: `
mistake: Laying the boards straight off the truck
* The flooring's here. Don't lay it today. | Don't lay it today | package
* Why do boxes of flooring sit in your living room for days? | Why do the boxes just sit? | box
* You trip over a stack of oak boards, and nobody's laying them. | A stack nobody touches | log
Those boards come from a warehouse that was drier or damper than your house. | Warehouse air, house air | warehouse
Wood swells and shrinks until it's at peace with the air around it. | | wind
Let the wood do that before it's nailed down, and it'll lie still. | at: First / It gets used to the room | hourglass
Nail it first, and it moves later, with gaps in one season and humps in the other. | no: Nail it now / yes: Let it settle first | hammer
~ So keep the heat the way you'll live with it, even if the room's empty. | Keep the heat as usual | thermometer
> Ask {brand} how long your boards should wait, and in which room. | How long should they wait?
> Clear a dry corner for the boxes before {brand} comes. | A dry corner for the boxes | box

mistake: The wet mop that ruins a wood floor slowly
* A dripping mop doesn't hurt a wood floor the first time. | Not the first time | drop
* Is it okay to mop a hardwood floor? | "Can I mop it?" | drop
* Look at the ends of your floor boards. Are they darker than the middle? | Darker at the ends? | magnifier
Water sits in the seams, and that's where there's no finish to stop it. | It sits in the seams | drop
The edges drink and lift a little, and one day your sock catches on them. | Edges lift | sock
Wring the mop until your wrists complain. The floor should be dry in a minute or so. | no: Dripping / yes: Barely damp | towel
~ Steam does the same job faster, only deeper, so the steam mop stays in the bathroom.
And vacuum first, or you're pushing sand around. | Vacuum first
> Bring {brand} the label of whatever's in your bucket. | Bring the label | tag
> Edges already raised? Let {brand} feel them before you sand anything. | Edges raised already? | hand

myth: Waterproof planks don't make a waterproof floor
* It says waterproof on the box, so the floor can't get hurt? | It says waterproof | box
* The plank is waterproof. What's under it isn't. | And what's underneath?
* The dishwasher leaks overnight on your waterproof vinyl floor. Now what? | A leak overnight | drop
Spill a glass on it, wipe it up, and nothing happens. That part's true. | A spill: wipe it up | towel
But a real leak finds the edge of the room and runs underneath. | A leak goes around the edge | waves
Down there it can't dry, because the plank keeps it in as well as it keeps it out. | It can't dry down there | drop
~ You notice by the smell, or by a soft step near the dishwasher. | | footprints
Then somebody lifts a few rows and lets the subfloor breathe. | no: Wait and hope / yes: Lift and dry
> Had a leak? Tell {brand} how long the water stood there. | How long did it stand?
> Ask {brand} what your subfloor is made of before you choose by the label. | What's underneath? | question

how: How an old wood floor gets its face back
* Under those gray scratches there's a floor you've never seen. | A floor you've never seen | sparkle
* How does sanding take years of footsteps out of oak? | What does sanding do? | footprints
* There's a big machine in your room, and it sounds like an airport. | It sounds like an airport | airplane
First the rough paper, which flattens the floor and takes the old finish off. | at: First / Rough paper | disc
Then finer, and finer again, each wiping out the scratches of the last. | at: Then / Finer and finer | repeat
The edges are done on somebody's knees, because the big machine can't reach. | at: Also / Edges, on the knees | hand
~ Nail heads get set deeper first, or they'd tear the paper. | | hammer
Then finish, in thin coats, and a day when nobody is allowed in. | at: Last / Finish, and stay out | prohibit
> Pull up a corner of carpet and show {brand} what's hiding there. | What's under the carpet? | rug
> How many sandings are left in yours? Put that to {brand}. | How many are left?

how: The last row gets planned first
* Look at the row of boards along your wall. Is it a sliver? | A sliver at the wall? | wall
* Before the first plank goes down, somebody worries about the last. | The last row comes first | ruler
* Why does a floor layer measure the far wall before starting? | Why the far wall? | wall
The room's width almost never comes out in whole boards. | Never whole boards | ruler
Start with a full one, and you may end up with a strip as thin as a pencil. | no: Start full, end in a sliver / yes: Split the difference | pencil
So the first row gets trimmed too, and both sides look like they were meant. | Both sides look meant
Then the ends get staggered, so seams don't line up across the room like a ladder. | Stagger the ends | ladder
~ And the boards come from several boxes at once, so light and dark ones mix. | Mix the boxes | box
> Ask {brand} where the first row will start in your room. | Where does row one start?
> Tell {brand} which wall you look at most. That's where crooked shows. | Which wall do you look at? | eye

question: Which way should the boards run
* Long way, short way, toward the window? Which way do the floor boards go? | Which way? | compass
* You've chosen the oak. Now somebody asks which direction, and you blink. | "Which direction?" | signpost
* Turn a plank by a quarter, and the whole room changes. | A quarter turn changes it | clock-clockwise
Along the longest wall is what people mostly do, and a hallway nearly demands it. | Halls: along the length | road-horizon
Toward the big window is the other habit, because light hides the seams that way. | Toward the light hides seams | window
On a wood frame there's a vote from below. Boards like to cross the joists. | Across the joists | wall
~ If the joists and the view disagree, plywood underneath can settle it.
Lay a few loose planks both ways and come in through the door. | Try it loose, both ways | door-open
> Try it loose with {brand} before anything clicks or gets nailed. | Try it loose | hand
> Where do you enter the room? Tell {brand}, because that's the view that counts. | Where do you come in? | door

question: Can the new floor go on top of the old one
* Do you really have to rip up the old floor? | "Does the old one have to go?" | hammer
* New floor over old floor sounds easy. Open a door and look down. | Open a door and look down | door
* You'd love to cover that tile with planks and be done by dinner. | Cover it and be done? | clock
If the old one is flat, firm and dry, often you can. | Flat, firm, dry: often yes | check
Carpet is never firm, so that goes. | Carpet goes first | rug
Then comes height. Doors, the dishwasher and the last stair step all care. | Height: doors, steps, dishwasher | stairs
~ Think of the dishwasher, too. Build up in front of it, and it's locked in for good.
And a squeak doesn't go away because you've covered it. It just gets harder to reach. | Fix the squeak before | ear
> Measure the gap under your doors and tell {brand}. | The gap under your doors | ruler
> Stamp around the old floor and mark for {brand} where it gives. | Stamp and mark | footprints

comparison: Solid boards or engineered ones
* Two oak boards look the same from above. Turn them on edge. | Turn them on edge | eye
* Solid wood or engineered, and what's the difference under your feet? | Solid or engineered? | log
* The sample in your left hand is one piece. The right one's a sandwich. | One piece, one sandwich | hand
Solid is the same oak all the way down, so it can be sanded again and again. | Solid = sand it again and again | log
It also moves most with the seasons, so it isn't happy everywhere. | Moves most with the seasons | cloud-sun
Engineered has real wood on top of crossed layers, and those hold it steady. | Engineered = steadier
So it's often the one for concrete, basements and heated floors. | Concrete, basement, heated floor | thermometer-hot
~ Look at how thick that top layer is. It decides whether it can ever be sanded. | How thick is the top? | ruler
> Turn both samples on edge at your kitchen table and ask {brand} about the layers. | Turn both on edge
> First question for {brand}: what's under your floor, wood or concrete? | Wood or concrete below?

choose: The question to ask before the price per foot
* Before you ask what the flooring costs, ask what they'll check first. | What will they check first? | magnifier
* Any floor looks good on day one. Who lays one that stays down? | Who lays one that stays? | calendar
* You've got two flooring quotes, and only one mentions moisture. | Only one mentions moisture | drop
A good installer wants to know how damp the slab or the subfloor is. | 1. Do they measure damp? | drop
They lay a long straightedge down and look for light under it. | 2. Do they check for flat? | ruler
They tell you what happens if it isn't flat, before the day. | 3. Do they say it beforehand? | speech
~ Ask who cuts the door casings. If the answer is a shrug, you'll see caulk there later. | | door
And they say who moves the piano. | 4. Who moves the piano? | piano-keys
> Put those four questions to {brand} before you talk about colors. | Ask those four first
> Got a concrete floor? Let {brand} test it before you fall for a plank. | Test the concrete first | test-tube

first: What happens at the measuring visit
* Somebody's kneeling in your hallway with a moisture meter and no samples. | Kneeling, no samples yet | gauge
* Why does somebody walk your room so slowly before they measure the floor? | Why so slowly? | footprints
* The first visit about a floor is spent on the old one. | First, the old floor | magnifier
They draw each room, closets too, and look for the doorways where one floor meets the next. | Closets and doorways count | blueprint
They lift a vent or a strip of carpet, to see what's below. | What's below the carpet? | rug
They walk the room slowly, because feet find dips that eyes don't. | Feet find the dips | footprints
Then they add some, since every room makes offcuts, and a diagonal pattern makes more. | Add some for offcuts | scissors
~ You don't have to know your color that day. You do have to know where the dog sleeps. | | dog
> Empty one closet floor, so {brand} can see the real thing. | Empty one closet floor | door-open
> Show {brand} the spot you always step over. | The spot you step over | footprints

care: Sand is what wears out your floor
* It isn't shoes that scratch your floor. It's what they carry in. | It's what shoes carry in | boot
* What takes the shine off a wood floor right inside the door? | Dull by the door? | door
* Kneel by your front door and rub the floor with your palm. | Rub it with your palm | hand
That grit is little stones, and every step grinds them in. | Grit is little stones | boot
Two mats catch most of it, one outside and one inside. | A mat outside, a mat inside | mat
Under every chair leg goes felt, and felt wears down, so look at it now and then. | Felt under every leg | chair
~ Pick the kind you can nail or screw on, if the chair slides a lot. Glued ones wander. | | screwdriver
Use a soft brush on the vacuum for the rest. | Soft brush on the vacuum | brush
> Ask {brand} what cleaner your finish likes before you buy one. | Which cleaner fits? | spray-bottle
> Worn patch by the door already? Let {brand} see it while it's still only finish. | A dull patch? | eye

checklist: The night before the floor goes in
* Tomorrow your floor goes in, and the fish tank is still on it. | The fish tank's still there | fish
* What has to leave the room before new flooring comes? | What has to go out? | couch
* The night before, walk through the room and look at the floor only. | Look at the floor only | eye
Everything small goes out, and so does what's on the closet floor. | 1. Closet floors cleared | shelf
Empty the china cabinet, or it can't be moved. | 2. China cabinet emptied | cup
Unplug the TV and take a photo of the cables first. | 3. Photo of the TV cables | television
Move breakables off the shelves next door. Hammering walks through walls. | 4. Breakables off the next wall | hammer
~ Decide where the dog spends a noisy day, because the saw will sing for hours. | | dog
> Agree with {brand} on who moves the heavy pieces. | Who moves the heavy ones? | couch
> Anything too heavy to move? Tell {brand} tonight rather than at the door. | Too heavy to move? | phone

cost: What the price per foot leaves out
* The price per foot is only for the part of the floor you see. | Only the part you see | eye
* Why is the floor quote so much more than the box at the store? | Why so much more? | tag
* Two rooms of the same size, and one floor is twice the trouble. | Same size, more trouble | scales
Old carpet, tack strips and staples have to come out and go somewhere. | Old carpet goes somewhere | trash
If the subfloor dips, it's filled, and a squeak gets screwed tight first. | Dips get filled, squeaks screwed | screwdriver
Every doorway, pipe and radiator means a cut that takes minutes instead of seconds. | Every pipe is a careful cut | pipe
Stairs are slowest. Each step is a small floor with a nose. | Stairs take longest | stairs
~ A herringbone pattern means more cuts and more waste than plain rows.
> Have {brand} list the work under the floor on its own line. | The work underneath | list
> Could you pull the old carpet yourself? Bring it up with {brand}. | Could you pull it yourself? | hand-coins

tip: Put one box of planks in the attic
* Someday something heavy will land on your new floor. | Something heavy will land | hammer
* What do you do with the last box of flooring? | What about the last box? | box
* The floor's done, and there's one unopened box of planks left. Don't return it. | Don't return it | package
Makers change colors, and the same name can look different a few years on. | Same name, other color | swatches
A plank from your own batch fits in, a stranger's doesn't. | no: A new batch / yes: Your own batch | swap
Lay the box flat, somewhere dry. Standing on end, boards bend. | Flat and dry | drop-slash
~ Write the product and the room on it with a marker, because you won't remember. | Write the room on it | pen
And keep a photo of the label on your phone. | A photo of the label | camera
> Have {brand} count in a spare box from the start. | Count in a spare box | package
> Got an old floor and no spare? Bring {brand} a sliver to match. | Bring a sliver to match

season(12-2): The gaps in your floor that come with the heating
* The heat's on, and suddenly you can see between your floor boards. | Gaps since the heat's on | thermometer-hot
* Where did these gaps in the wood floor come from? | Where do they come from? | magnifier
* Slide a coin between two boards in January. It fits. | A coin fits in January | coin
Cold air holds little water, and once it's heated it pulls moisture out of your floor. | Heated air is thirsty | fire
Boards get narrower, and the seams open. Your hands crack in the same weeks. | Boards shrink, like dry skin | hand
In the humid months most of them close again by themselves. | at: Humid months / Most close again | cloud-rain
~ A humidifier keeps the air from going bone dry, and your piano likes it too. | | piano-keys
So don't fill them now, or the filler gets squeezed out in summer. | no: Fill them in winter / yes: Wait for summer | hourglass
> Still open in summer? That's when to call {brand}. | Still open in summer? | phone
> Mark the widest gap, take a photo now, and show {brand} again in June. | One photo now, one in June | camera
`,
})
