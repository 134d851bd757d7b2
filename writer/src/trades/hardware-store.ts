import { trade } from './trade.ts'

export const hardwareStore = trade({
  id: 'hardware-store',
  name: 'hardware store',
  also: [
    'hardware shop',
    'home improvement store',
    'home improvement center',
    'ironmonger',
    "ironmonger's",
    'DIY store',
    'DIY shop',
    'tool shop',
    'tool store',
    'lumber yard',
    'lumberyard',
    'building supply store',
    'paint store',
    'paint shop',
    "builders' merchant",
    'hardware and lumber store',
    'hardware and paint store',
    'neighborhood hardware store',
    'farm and hardware store',
    'home center',
    'hardware dealer',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a tool',
  things: 'tools and parts',
  words: [
    'screw',
    'bolt',
    'nail',
    'hammer',
    'drill',
    'paint',
    'brush',
    'saw',
    'wall',
    'anchor',
    'tool',
    'wrench',
    'glue',
    'tape',
    'hinge',
    'key',
    'faucet',
    'washer',
    'bulb',
    'screwdriver',
    'wood',
    'hole',
    'sandpaper',
    'shelf',
    'thread',
  ],
  pieces: `
mistake: "It's a normal screw"
* You need a screw. "Which one?" "A normal one." | "A normal one" | question
* How do you buy the right screw the first time? | Which screw is it? | screwdriver
* There are four hundred drawers of screws, and you say, about this long. | "About this long" | ruler
There's no normal one. There's long, thick, coarse, fine, and what it turns with. | Long, thick, coarse, fine | ruler
By eye, two threads look like twins. One goes in two turns and jams. | One goes in and jams | gear
So bring the old one, even rusty, even broken. | no: Describe it / yes: Bring the old one | hand
If it's gone, bring what it goes into. | Or what it goes into | nut
~ No luck? A photo with a coin beside it beats both arms. | A photo with a coin | coin
> Put the old screw in your pocket and go to {brand}. | The old one in your pocket | hand
> Lay the broken part on the counter at {brand}. | Lay it on the counter | toolbox

mistake: Painting first, sanding never
* The paint peels in one long strip, like a sticker. | It peels like a sticker | paint-roller
* Why does new paint come off the door? | Why does it come off? | paint-brush-broad
* It's Saturday, you open the can of paint, and start. That was quick. | Open the can and start | paint-bucket
Paint holds on to scratches. On a glossy old door there are none. | Gloss gives no hold | door
And where hands have been there's grease, mostly around the handle. | Grease by the handle | hand
Wash it, let it dry, and sand until the shine's gone. | at: First / Wash, dry, sand | eraser
Old house? Old paint can hold lead, so ask before you sand. | Old paint? Ask before sanding | question
Wipe off the dust, then prime what's bare. | at: Then / Wipe and prime | paint-brush-broad
~ Now comes the color, and that's the short part. | at: Last / The color | palette
> Say what's on the door now when you buy paint at {brand}. | What's on it now? | door
> Bring {brand} a photo of the strip that came off. | Photo of the strip | camera

myth: More glue doesn't hold better
* Glue squeezes out on all sides, so there's plenty on the table. | A lot on the table | drop
* Does more glue hold better? | Does more hold better? | question
* The chair leg's loose, and you pour glue on the old glue. | Glue on old glue | chair
New wood glue wants to get into wood. Old glue is a wall in front of it. | Old glue is a wall | wall
So scrape it off first, until you see grain. | Scrape it to the grain | knife
Then a thin coat on both sides, and press. The pressing does the work. | Thin coat, then press | drop
Clamps, a belt, a rope with a stick to twist. It has to stay still. | Clamp, belt, or rope | belt
And wait for as long as the bottle says. | no: Thick and impatient / yes: Thin, pressed, patient | hourglass
~ Wipe what comes out while it's wet. | Wipe it wet | towel
> What's it made of, on both sides? {brand} needs to know that for glue. | What's on both sides? | question
> Take the loose chair leg to {brand} and look at clamps. | Bring the loose leg | chair

how: What holds a shelf on the wall
* The screw doesn't hold your shelf. The wall does, or it doesn't. | The wall holds it | wall
* Which anchor goes into which wall? | Which anchor? | question
* You drill, and white dust comes out. Or red, or nothing at all. | What comes out? | drop-simple
Knock. Hollow is drywall, dull is brick or a stud. | 1. Knock | hand-fist
Then look at the dust. White and soft is plaster, red is brick. | 2. Look at the dust | magnifier
If the drill drops into nothing, you need an anchor that spreads behind. | Hollow: it spreads behind | umbrella-simple
Hit a stud, and a plain long wood screw holds better than any plug. | Stud: a long wood screw | tree
Brick wants a plug that fits the drill bit, size for size. | Brick: plug like the bit | equals
~ Look where the outlets are before you drill, since wires run up and down from there. | Mind the outlets | plug
> Catch a bit of the dust on tape and show it to {brand}. | Dust on a piece of tape | magnifier
> How heavy will it be, books or a vase? Tell {brand}. | Books, or a vase? | books

how: How a paint color gets mixed
* Every color of paint in the store starts out as the same white. | It starts white | paint-bucket
* How does a store mix the color of your wall? | How's it mixed? | palette
* The lid's on, the machine shakes, and your bedroom wall is in there. | It shakes | paint-bucket
There's a base, and into it drops color, tiny squirts by recipe. | Tiny squirts by recipe | eyedropper
Then it's shaken until nobody could take it apart again. | Shaken through | repeat
Wet, it looks lighter or darker than dry, so a dab gets dried on the lid. | A dab on the lid | drop
For a match, bring a chip as big as a coin, flat and clean. | A chip like a coin | coin
Several cans? Pour them together in a big bucket, and your wall's one color. | no: Can after can / yes: Mixed in one bucket | paint-bucket
~ Keep the label. It's the recipe for when the sofa hits the wall. | Keep the label | tag
> Cut a coin of color from behind the switch plate, and bring it to {brand}. | A chip from the wall | coin
> Take a small can from {brand} and paint a big piece of cardboard. | Try it on cardboard | paint-brush

question: How much paint do I need?
* Nobody wants to run out of paint with half a wall to go. | Half a wall to go | paint-roller
* "How much paint do I need?" | "How much do I need?" | paint-bucket
* The roller's dry, the can's empty, and so's a strip of wall. | Roller dry, can empty | paint-roller
Walk along the walls with a tape and add up the lengths. | 1. Add up the walls | ruler
Times the height, and there's your area. Leave the small windows in. | 2. Times the height | calculator
The can says how far it goes, in one coat. You'll likely want two. | 3. Two coats | paint-bucket
Rough walls and fresh plaster drink more, and so does red over white. | Rough walls drink more | drop
Buy it all at once, from one mix. | no: One more can later / yes: All from one mix | paint-bucket
~ A jar of what's left is for the scratches to come. | A jar for scratches | jar
> Bring the length and the height to {brand}, and leave the sum to the counter. | Length and height | ruler
> Tell {brand} what color's on there now. | What's on there now? | palette

question: The screw turns and turns
* The screw turns and turns, and it's coming neither in nor out. | It turns and turns | repeat
* How do you fix a hole that's too big for its screw? | The hole's too big | question
* The hinge hangs, the screw drops into your hand, and the door scrapes. | It drops into your hand | door
The thread has eaten the wood away. A longer one may find fresh wood. | A longer one, fresh wood | ruler
Or fill it. Toothpicks or a matchstick, with wood glue. | Toothpicks and wood glue | tree
Push in as many as fit, and break them off flush. | Push in, break off | hand
Let it dry, then drive the same screw in again. | no: A thicker screw by force / yes: Fill it, let it dry | hourglass
~ For a heavy door, drill it out and glue in a piece of dowel. | Heavy door: a dowel | door
> Take the hinge and its screw to {brand} and ask for one size longer. | One size longer | ruler
> Does it hang on wood or on drywall? {brand} will want to know. | Wood, or drywall? | wall

comparison: Cordless or plug-in
* A drill with a cord never runs out. It just doesn't reach. | It doesn't reach | plug
* Do you need a cordless drill or one with a plug? | Cord or battery? | battery-full
* You're on the ladder with a drill, and the cord ends one step below. | One step short | ladder
For shelves and furniture, a cordless one's handy and does both, holes and screws. | Shelves: cordless | battery-full
For a long day, or for concrete, a corded hammer drill keeps at it. | Concrete: with a cord | wall
With a battery you're choosing a family. The next tool should take the same one. | A battery is a family | battery-full
So think about what you'll own in a few years, a saw, a sander, a light. | no: Only this tool / yes: And the next one, too | toolbox
~ Hold it over your head for a minute. Weight's different up there. | Over your head | barbell
> Hold a few drills over your head at {brand}. | Over your head | hand
> What are you drilling into? Start with that at {brand}. | Into what? | wall

choose: The tools for a first apartment
* Buy the hammer you'll still like when it's your kid's. | One for a long time | hammer
* Which tools do you need in a first apartment? | Which ones do I need? | toolbox
* You used a knife again. Now the screw's bad, and the knife, too. | A bad knife, too | knife
A hammer that isn't too heavy, held once before you pay. | 1. A hammer you've held | hammer
Two Phillips screwdrivers and a flat one, since the size has to fit. | 2. Three screwdrivers | screwdriver
Pliers, and a wrench that adjusts. | 3. Pliers and a wrench | wrench
A tape measure and a small level, or your pictures will hang like sails. | 4. Tape and level | ruler
A knife for cutting boxes open, and one box where it all lives. | 5. A knife and a box | toolbox
~ The big set with a hundred bits can wait. You'd use six. | no: A hundred bits / yes: Six you'll use | screwdriver
> Weigh the hammers in your hand at {brand}. | Weigh it in your hand | hammer
> Say what you've fixed with a knife so far, and {brand} can name the tool. | What did the knife fix? | knife

first: When you don't know what it's called
* You don't need the word. You need the thing that goes in the hole. | You don't need the word | question
* How do you ask for a tool you don't know the name of? | What's it called? | question
* "It's like a hook, but it turns." You're drawing a screw in the air. | "Like a hook, but it turns" | hand
Nobody's born knowing what an escutcheon is. | What's an escutcheon? | question
Say what it should do. Hold a curtain, stop a drip, keep a door from slamming. | What should it do? | speech
Show where. A photo from near, and one from farther away. | Near, and farther away | camera
Bring the piece, in a bag, with whatever fell on the floor. | no: The right word / yes: The piece in a bag | bag
Then ask what else it takes, before you're back for the drill bit. | What else does it take? | list
~ Half of all trips are for the thing you forgot. | |
> Draw it in the air at {brand}. They've seen worse drawings. | Draw it in the air | pencil
> Tell {brand} what it should do, and skip the name. | What should it do? | speech

care: Wash the brush before dinner
* A good brush isn't ruined by paint. It's ruined by dinner. | Ruined by dinner | paint-brush-broad
* How do you clean a paint brush so it stays soft? | How does it stay soft? | paint-brush
* You just want to eat first. Afterwards the brush is a stick of wood. | Now it's a stick | paint-brush
Scrape what's on it back into the can. | 1. Scrape it off | paint-bucket
Water-based paint washes out with warm water and soap. Work it up into the root. | 2. Warm water, up to the root | hand-soap
Oil paint wants the thinner that's named on the can. | Oil paint: see the can | flask
Spin it between your hands, comb the bristles straight, and hang it up. | 3. Spin, comb, hang | repeat
Only a break? Wrap it tight in foil or a bag. | no: In the open can / yes: Wrapped up tight | bag
~ Don't stand it on its hair. It remembers. | Never on its hair | prohibit
> Bring the stick to {brand} and ask if it can be saved. | Can it be saved? | paint-brush
> Buy the cleaner along with the paint at {brand}. | Cleaner with the paint | spray-bottle

checklist: A drawer for Sunday night
* Things break on Sunday night. Keep some tape where you can find it. | Sunday night | moon
* What should be in the tool drawer at home? | What's in the drawer? | dresser
* The faucet drips, the bulb's out, and it's ten in the evening. | Drip, drip | drop
Two kinds of tape, one that holds anything and one for threads. | 1. Two kinds of tape | repeat
A few washers in the sizes of your faucets. | 2. Washers for your faucets | nut
Bulbs like the ones you have, with the base written on the box. | 3. Bulbs like yours | lightbulb
Fuses, if you've got any, and batteries. | 4. Fuses and batteries | battery-full
Super glue, wood glue, a handful of screws and plugs. | 5. Glue, screws, plugs | screwdriver
~ And a flashlight, on top. You'll be searching in the dark. | On top: a flashlight | flashlight
> Read the base off your bulbs and take the list to {brand}. | Read it off your bulbs | lightbulb
> Fill one drawer at {brand}, on a day when nothing drips. | When nothing drips | toolbox

cost: The dear brush and the cheap one
* Two brushes for the same paint, and one costs four times as much. | Four times as much? | tag
* When is a good tool worth the money? | When's it worth it? | coins
* You're picking a cheap brush's hair out of wet paint. That's why. | A hair in the paint | paint-brush
Count how often you'll use it. Once a year, the plain one may do. | How often will you use it? | calendar
Every weekend, pay for steel that keeps its edge and a grip that fits. | Every weekend: better steel | knife
Then look at where it fails. A cheap bucket is a bucket. | A bucket is a bucket | paint-bucket
A cheap ladder or blade is another matter. | no: Save on the ladder / yes: Save on the bucket | ladder
~ And for the tool you need once, ask who rents or lends one. | Needed once? Rent it | handshake
> How often will you use it? Be honest about that at {brand}. | How often, honestly? | calendar
> Hold the dear one and the cheap one at {brand}, one in each hand. | One in each hand | hand

tip: Take a picture before you take it apart
* Take a picture before you touch the first screw. | A picture first | camera
* How do you know which screw went where? | Which screw went where? | question
* There's the faucet, in eleven pieces on a towel. What came first? | Eleven pieces on a towel | towel
One picture whole, then one after each piece that comes off. | After each piece | camera
Lay the parts in a row, left to right, as they came. | In a row, as they came | list
Screws go in an egg carton, one cup for each step. | An egg carton for screws | egg
Cover the drain before you start. Everyone's lost one down there. | Cover the drain | sink
Then put it together from the right end of the row. | no: All in one jar / yes: In a row | repeat
~ If one's left over, that's what the pictures are for. | One left over? | image
> Show {brand} the pictures with the part you need. | The pictures, and the part | camera
> Eleven pieces or one, bring them to {brand} in order. | Bring them in order | egg

season(9-11): One Saturday before the frost
* There's one faucet you forget every year, the one outside. | The one outside | drop
* What do faucets and windows want before the first frost? | Before the first frost | thermometer-cold
* First cold night, and the hose is still on the faucet. | Hose still on | snowflake
Take the hose off and drain it. Water that freezes pushes pipes apart. | 1. Hose off, drained | drop-slash
Shut the valve inside and let the outside tap run empty. | 2. Valve shut, tap empty | pipe
Hold a wet hand along the windows and doors. You'll feel the draft. | 3. A wet hand on the windows | hand
Foam tape closes most of it, if you know how thick the gap is. | 4. Foam tape | ruler
Look up at the gutters, and get the leaves out. | 5. Leaves out of the gutters | leaf
~ Put the snow shovel where you can get it without a shovel. | The shovel within reach | shovel
> Press a lump of clay in the gap, measure it, and go to {brand}. | How wide's the gap? | ruler
> Get it all in one trip to {brand}, tape, cover, and salt. | All in one trip | cart
`,
})
