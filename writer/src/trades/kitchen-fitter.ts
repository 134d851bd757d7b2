import { trade } from './trade.ts'

export const kitchenFitter = trade({
  id: 'kitchen-fitter',
  name: 'kitchen installer',
  also: [
    'kitchen fitter',
    'kitchen fitting',
    'kitchen installation',
    'kitchen company',
    'kitchen designer',
    'kitchen design',
    'kitchen remodeler',
    'kitchen remodeling',
    'kitchen showroom',
    'fitted kitchen',
    'kitchen studio',
    'kitchen maker',
    'bespoke kitchen',
    'custom kitchen',
    'cabinet installer',
    'kitchen cabinet maker',
    'cabinet refacing',
    'countertop installer',
    'countertop fabricator',
    'worktop fitter',
    'kitchen renovation',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a kitchen',
  things: 'kitchens',
  words: [
    'kitchen',
    'cabinet',
    'drawer',
    'countertop',
    'sink',
    'stove',
    'oven',
    'fridge',
    'dishwasher',
    'island',
    'pantry',
    'hinge',
    'faucet',
    'tile',
    'backsplash',
    'shelf',
    'handle',
    'plate',
    'pan',
    'cook',
    'cupboard',
    'counter',
    'corner',
  ],
  pieces: `
mistake: The drawer that hits the oven handle
* Your corner drawer opens exactly as far as the oven handle. | It stops at the oven handle | oven
* Why won't the last drawer in the corner open all the way? | Why won't it open? | resize
* A kitchen can look perfect on paper and jam in the corner. | Perfect on paper, stuck in the corner | blueprint
Cabinets pushed tight into a corner leave no room for what sticks out. | No room for what sticks out
Handles stick out. So do oven doors, and the trim around your window. | Handles, oven doors, trim | door
A strip a couple of fingers wide moves the whole row over and clears them. | A filler strip clears it | ruler
~ It looks like wasted space on the plan, and it's what lets the drawer work. | | blueprint
So on every plan, open all the doors at once. | no: Look at it closed / yes: Open everything on paper | door-open
> Take your plan to {brand} and open every drawer with a pencil. | Open it with a pencil | pencil
> Pick your handles early and show {brand} how far they stick out. | Show the handles

mistake: Buying the fridge after the cabinets
* The cabinets are up, the fridge is on the truck, and it's too deep. | Too deep for the gap | truck
* Which comes first, the fridge or the cabinets? | Fridge or cabinets first? | ruler
* Measure a fridge with its door open, not closed. | Measure it with the door open | ruler
A fridge has to breathe at the back and swing its door past the wall. | Air behind, swing in front | wind
If the door can't open wide enough, the crisper inside won't pull out. | Crisper won't come out | carrot
So the exact model comes first, and the cabinets get drawn around it. | no: Cabinets, then fridge / yes: Fridge, then cabinets | blueprint
~ Same with the range, the hood and the dishwasher. Every one has a sheet with its clearances. | Each has a spec sheet | file-text
And measure your front door while you've got the tape out. | | door
> Bring the model numbers to {brand} before anything's drawn. | Model numbers first | list
> Not sure about the fridge yet? Tell {brand} the biggest one you'd consider. | The biggest you'd take

myth: More cabinets don't mean more room
* You don't need more cabinets. You need to reach the ones you've got. | You need to reach them | hand
* More cupboards, more space. That's what everyone says in the old kitchen. | "I need more cupboards" | shelf
* What's in the back of your lowest cabinet? You don't know either. | What's in the very back? | flashlight
In a deep cupboard with a door, the front row works and the back row is a museum. | The back row is a museum
Put drawers in the same box, and everything comes out to you. | Drawers come out to you | tray
You stand there, look down, and see every lid at once. | Every lid at once | cooking-pot
~ Plates go in a bottom drawer just fine, and they're easier to lift from there. | Plates can live low | hand
So a kitchen with fewer doors can hold more of what you really use. | no: More doors / yes: More drawers
> Count what you never take out, and tell {brand} the number. | Count what never comes out
> Which cupboard do you curse? Start with that one when you talk to {brand}. | Which cupboard do you curse?

how: Why the counter comes weeks after the cabinets
* The cabinets are in, and there's still plywood where the counter should be. | Where's the counter? | ruler
* Why can't the countertop arrive the same day as the cabinets? | Why not the same day? | truck
* You'll cook on a sheet of plywood for a while, and it's normal. | Plywood for a while | cooking-pot
Stone gets cut once, so it's measured on the cabinets that are really there. | Measured on real cabinets | ruler
Somebody comes with a laser or strips of card and traces every wall. | at: First / Trace every wall | pencil-ruler
Sink and faucet have to be on site that day, because the holes follow them. | at: Same day / Sink and faucet are there | sink
Then the slab is cut, edged and polished in the shop. | at: Then / Cut and polished | sparkle
~ Nobody can bend it afterward, so nobody guesses.
> Have the sink out of its box on the day {brand} or the stone shop measures. | Sink out of the box | box
> What will you be cooking on in between? Put that question to {brand}. | What do I cook on meanwhile?

how: It starts at the highest point of your floor
* Roll a marble across your kitchen floor and watch. | Roll a marble | bowling-ball
* The first thing a kitchen fitter draws on your wall is one line. | One line on the wall | line-segment
* How do cabinets stand straight on a floor that isn't? | Straight on a crooked floor? | ruler
Nearly every floor slopes a bit, and the cabinets can't. | Floors slope, cabinets can't | trend-down
So you look for the highest spot and start from there. | at: First / Find the highest spot | magnifier
From it a level line runs around all the walls. Every box hangs or stands to that line. | at: Then / One level line all around | ruler
Low spots get feet or thin wedges underneath, and the toe kick hides them. | at: Last / Feet and wedges below | footprints
~ Start at the low end, and the dishwasher won't fit at the high one.
> Roll that marble and tell {brand} which wall it went to. | Which way did it roll?
> Ask {brand} to show you the highest point of your floor. | Where's the high spot? | map-pin

question: How do I cook while the kitchen's gone
* No sink, no stove, and it's Tuesday. What's for dinner? | What's for dinner? | fork-knife
* How do you eat while your kitchen is in the driveway? | "How do I eat meanwhile?" | fork-knife
* Your fridge is in the living room and hums during the movie. | Fridge in the living room | couch
Build a small kitchen somewhere else before the old one goes. | Build a camp kitchen first | tent
A table, the kettle, one hot plate and the fridge. | 1. Table, kettle, hot plate, fridge | coffee
Set it near a bathroom, because that's your new sink. | 2. Near a bathroom | sink
Freeze a few dinners while you still have an oven. | 3. Dinners in the freezer | snowflake
~ And keep out one sharp knife, one pan and the can opener. They're always in the last box. | | knife
> Find out from {brand} on which days the water's off, then plan the pizza. | Which days without water? | pizza
> How long will the sink be gone? Let {brand} answer that before you plan meals. | How long without a sink? | sink

question: Can I keep my old cabinets
* Your cabinets are ugly, but the boxes are solid. Do they have to go? | Ugly but solid | shelf
* Can you get a new kitchen and keep the old cabinets? | "Can the boxes stay?" | door
* Open a cabinet and grab the box. Does it rack or hold? | Grab the box | hand-grabbing
If the box stands square and the bottom under the sink is dry, it can stay. | Square and dry can stay | drop-slash
New doors, drawer fronts and handles change nearly everything you look at. | New fronts, same boxes | door
If the bottom has swollen from a leak, don't hang new doors on it. | Swollen bottom: let it go | drop
~ And if you hate where the stove is, new fronts won't move it.
So ask yourself whether it's the look or the layout that bothers you. | no: Wrong layout / yes: Only the look | eye
> Photograph the floor of your sink cabinet and send it to {brand}. | Under the sink, one photo | camera
> Ask {brand} to look inside before you choose a color. | Inside first, color later | flashlight

comparison: Stone, wood or laminate under your knife
* What happens when you put a hot pan on your countertop? | Hot pan, and then? | cooking-pot
* Stone, wood, laminate. Pick your countertop by your worst habit. | Pick by your worst habit | swatches
* You set the pan down for a second, right on the counter. | Just for a second | flame
Wood forgives. You sand out the ring, oil it, and it's good again. It wants that oil, though. | Wood = sand it and oil it | log
Laminate is easy to wipe and easy on the wallet. A burn or a swollen seam stays. | Laminate = easy, but burns stay | washing-machine
Granite doesn't mind much heat. It just likes to be sealed against oil and wine. | Granite = likes to be sealed | wine
~ Engineered quartz looks like stone, but the resin in it doesn't like hot pans. | Quartz = use a trivet | flame
And with any of them, a board and a trivet save you an argument.
> Confess your worst counter habit to {brand} before you see samples. | Confess your worst habit | chat-circle-text
> Take a sample from {brand} home, if you can, and spill coffee on it. | Spill coffee on a sample | coffee

choose: Pull the drawer before you sign for the kitchen
* In a kitchen showroom, don't look up. Pull out a drawer. | Pull out a drawer | hand
* How do you tell a good kitchen from a shiny one? | Good, or just shiny? | sparkle
* You're in a showroom and every cabinet gleams. Where do you look? | Where do you look? | eyes
Pull it all the way and lean on the corner. Does it sag? | 1. Full out, then lean on it | hand-palm
Look at the back panel. Thin board that rattles won't hold the box square. | 2. The back panel doesn't rattle | magnifier
Run a fingernail along the edge of a door. You shouldn't feel it catch. | 3. Edges that don't catch | hand-pointing
Then ask who puts it in, and who you call if a door hangs crooked later. | 4. Who installs, who comes back? | phone
~ Half of a good kitchen is made in the last days, on your floor.
> Who comes back if a door drops? Put that to {brand}, too. | "Who comes back?"
> Find out from {brand} where you can pull a full drawer and lean on it. | Lean on a full drawer | tray

first: Bring your plates to the first meeting
* The first talk about a kitchen isn't about color. | Color comes later | palette
* What do you bring when you go to plan a kitchen? | What do I bring? | bag
* Somebody's planning your kitchen and asks how tall you are. | "How tall are you?" | ruler
They'll want to know who cooks, and whether two of you get in each other's way. | Who cooks, alone or two? | chef-hat
Your height decides how high the counter goes. | Your height sets the counter | person
Your biggest pot and your tallest cereal box decide the shelves. | Biggest pot, tallest box | cooking-pot
~ And where does the mail land when you come home? It'll land there in the new one too. | Where does the mail land? | mail
With that, a few rough sizes and a photo of each wall, the drawing can start. | Photos of every wall | camera
> Open every cupboard at home, take pictures, and show {brand} the mess. | Show the honest mess | camera
> Measure your biggest pot before you talk to {brand}. | Measure the biggest pot | ruler

care: Your cabinet door hangs crooked and you can fix it
* One cabinet door hangs lower than its neighbor. You can fix that. | One door hangs low | door
* Why does a kitchen door go crooked after a while? | Why did it go crooked? | angle
* Look along the tops of your cabinet doors. One of them winks. | One of them winks | eye
Hinges carry that door every time somebody fetches a cup. They settle. | Hinges settle with use
Open it and look at the hinge. There's more than one screw. | Look at the hinge screws | screwdriver
One moves the door sideways, one in and out, and often one up and down. | Sideways, in and out, up and down
Turn it a little, close the door, look. Then a little more. | A little at a time | screwdriver
~ If the screw just spins, the hole's worn out, and turning won't help. | Spins? The hole is worn
> A screw that only spins is one to show {brand}. | The screw only spins
> Have {brand} show you which screw does what. | Which screw does what? | question

checklist: Before you sign the kitchen plan
* Before you sign that kitchen plan, cook one dinner in it. | Cook one dinner on paper | blueprint
* What do you check on a kitchen plan before you say yes? | Check what before yes? | clipboard
* The kitchen plan's in your hand, and everyone's waiting for your signature. | Pen in hand | signature
Carry hot pasta from the stove to the sink. Is anything in between? | 1. Stove to sink is free | cooking-pot
Open the dishwasher and stand at the sink. Do you still fit? | 2. Room beside the open dishwasher | sink
Where do you put the bags down when you come in? | 3. A spot for grocery bags | shopping-bag
Where do the trash and the recycling go? | 4. Bins have a place | trash
~ And find an outlet for every machine that lives on the counter. | | plug
> Cook that dinner on paper with {brand} and a pencil. | Bring a pencil | pencil
> Mark whatever's in the way and have {brand} draw it again. | Mark what's in the way | pencil-line

cost: Same kitchen, two prices
* Two kitchens of the same length can have very different prices. | Same length, other price | tag
* Why is one kitchen so much more than the other? | What makes it cost more? | receipt
* You've got two kitchen quotes, and they look like two different houses. | Two quotes, two worlds | invoice
Drawers cost more than doors, corners with pull-outs cost more than straight boxes. | Drawers and corners cost more | tray
Then comes the counter, with every cutout, seam and polished edge. | Every cutout is work | ruler
Moving the sink or the stove brings in plumbing, wiring and a new patch of floor. | Moving the sink adds trades | pipe
~ What surprises people is what isn't in the kitchen price, like hauling, painting and light.
So check what's in it before you look at how much. | no: How much? / yes: What's in it? | list
> Have {brand} show you which two choices weigh most. | Which choices weigh most? | scales
> Tell {brand} what you'd give up first. The drawing follows from that. | What would you give up?

tip: Sort your kitchen by what your hands do
* In your kitchen, how many steps is it from knife to cutting board? | Knife and board, steps apart? | knife
* Put your kitchen things where your hands need them. | Where your hands need them | hand
* You're stirring, the sauce is sticking, and the spatula's across the kitchen. | The spatula's over there | footprints
Think in spots. One for chopping, one for cooking, one for washing up, one for coffee. | Chop, cook, wash, coffee | list
Everything you use standing there lives within an arm's reach. | Within arm's reach | hand-grabbing
Oils and pans by the stove. Plates by the dishwasher, so emptying it takes no steps. | Plates by the dishwasher
~ The waffle iron may live far away. It knows what it did.
Do this in the old kitchen first, and you'll know what the new one needs. | Try it before you remodel | swap
> Cook for a week with a notepad, and take the notes to {brand}. | A week of notes | notepad
> Where do your feet go most? Tell {brand} and have it drawn shorter. | Where do you walk most? | footprints

season(8-9): If you'd like to bake in it this December
* You'd like to bake cookies in the new kitchen this December? | Cookies in the new kitchen? | cookie
* For a kitchen before the holidays, the clock's already running. | The clock is running | hourglass
* Late summer is when people start counting ovens before the holidays. | Counting back from December | calendar
A kitchen isn't on a shelf. After you sign, the cabinets still have to be made. | Signed, then made | signature
Next comes fitting, then the countertop gets measured, and then you wait once more. | at: After fitting / Counter gets measured | ruler
~ Tile and paint come behind that, when everyone's arms are already full of gifts. | | paint-roller
If it looks tight, there's no shame in cooking one more feast in the old one. | no: Rush it / yes: Start fresh in January | calendar
You'll plan better, and the old oven knows you.
> Ask {brand} straight out whether December can work for your kitchen. | Can December work? | calendar
> Name {brand} the day you'd like to bake, and hear what it takes. | Name your baking day | oven
`,
})
