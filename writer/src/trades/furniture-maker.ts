import { trade } from './trade.ts'

export const furnitureMaker = trade({
  id: 'furniture-maker',
  name: 'furniture maker',
  also: [
    'custom furniture',
    'custom furniture maker',
    'bespoke furniture',
    'bespoke furniture maker',
    'cabinetmaker',
    'cabinet maker',
    'cabinetmaking workshop',
    'furniture workshop',
    'handmade furniture',
    'handcrafted furniture',
    'furniture designer',
    'furniture designer maker',
    'wood furniture maker',
    'live edge tables',
    'table maker',
    'chair maker',
    'fine furniture',
    'furniture builder',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a piece of furniture',
  things: 'furniture',
  words: [
    'furniture',
    'table',
    'chair',
    'wood',
    'oak',
    'walnut',
    'cherry',
    'drawer',
    'cabinet',
    'board',
    'plank',
    'tabletop',
    'joint',
    'dovetail',
    'grain',
    'oil',
    'finish',
    'bench',
    'bed',
    'desk',
    'sideboard',
    'slab',
    'leg',
    'maker',
    'workshop',
  ],
  pieces: `
mistake: Falling for the slab before you've measured the stairs
* The most beautiful slab of walnut won't bend around your stairwell. | It won't bend on the stairs | stairs
* Does your dream table fit through your front door? | Does it fit the door? | door
* Four people are standing in your hall with a tabletop, looking up. | Four people, one tabletop | stairs
A solid top is one long stiff board, and it weighs as much as a person. | Stiff, and heavy as a person | scales
Legs can come off. Length can't. | no: Length stays / yes: Legs come off | ruler
So measure the turn on the stairs and the height of the ceiling there. | Measure the turn on the stairs | ruler
~ An elevator has a diagonal, which is longer than you'd think. | | elevator
If it's tight, the piece can be built to come apart, as long as it's known before the first cut. | Built to come apart | puzzle-piece
> Film the way from the curb to your table's place and show {brand}. | Film the way in | video
> Tell {brand} the narrowest door first, the wood second. | The narrowest door first | door

mistake: A table for guests who come twice a year
* You want a table for twelve. How many were at dinner last night? | How many last night? | fork-knife
* How big should a dining table be? | How big? | table
* At an enormous table two people eat breakfast like a treaty negotiation. | Two people at a huge table | coffee
Build it for the day you have most often. | no: For the feast / yes: For a usual Tuesday | calendar
For the feast there are leaves you slide in, or a bench where children squeeze together. | Leaves and a bench | users
Give each person an elbow's width on both sides, and look where the legs are. | Elbow room, and the legs | ruler
~ A leg at the corner takes a seat away from somebody. One in the middle takes shins. | | chair
Then leave room behind the chairs to get up without climbing. | Room to get up | footprints
> Count your plates for a week and tell {brand}. | Count plates for a week | calendar
> Lay a bedsheet on your floor in the size you want and sit around it before you call {brand}. | Try it with a sheet | bed

myth: Veneer isn't the cheap stuff
* You knock on the cabinet. It's veneer, so it's cheap? | Veneer, so it's cheap? | hand-fist
* Some of the finest furniture ever made is veneered. | The finest can be veneered | sparkle
* What's wrong with veneered furniture? If it's good, not much. | What's wrong with it? | magnifier
Veneer is real wood, sliced thin, glued to something that holds still. | Real wood, sliced thin | tree
So a door can have grain that opens like a book, which solid boards rarely manage. | Grain like an open book | book-open
And a wide flat panel in it stays flat, when a solid one would cup. | Stays flat | ruler
~ Printed paper that looks like wood is another matter. Look at the edge, where grain should run over. | no: Printed paper / yes: Real sliced wood | magnifier
Solid for what gets bumped, veneer for what has to lie flat. | Solid for bumps, veneer for flat
> Look at the edge of your own sideboard and describe it to {brand}. | Look at the edge | eye
> Where would {brand} use which in your piece? Ask before you choose. | Which goes where?

how: Why your tabletop is allowed to move
* Your oak table is a little wider in July than in January. | Wider in July | table
* Why isn't a tabletop simply screwed to its legs? | Why not screw it down? | screwdriver
* Crawl under a good table and look for slots. | Look for the slots underneath | magnifier
Wood takes in moisture and swells across the grain, and nearly none along it. | It swells across the grain | drop
A wide top moves enough that you could see it with a ruler. | You can see it with a ruler | ruler
Screw that down hard and it splits, some dry night, with a bang. | no: Screwed down hard / yes: Held and free to move | lightning
So it's held by little wooden buttons or screws in slots, which let it slide. | Buttons and slots | button
~ Somebody thought of a July and a January you haven't had yet. | | calendar
> Crawl under your table tonight and tell {brand} what holds the top. | What holds yours? | flashlight
> Ask {brand} to show you how the top will be held. | How will it be held?

how: What a dovetail does in a drawer
* Pull out a drawer and look at the corner, from the side. | Look at the corner | dresser
* What's a dovetail for, besides looking nice? | What's it for? | dresser
* Every time you open a drawer, you try to pull its front off. | You pull at its front | hand-grabbing
A nail or glue alone gives in after enough mornings. | Glue alone gives in | link-break
A dovetail is shaped like a fan, so it can't slide out the way you pull. | Shaped like a fan
The more you tug, the tighter it sits. | no: Butted and nailed / yes: Locked together | lock
By hand it's a saw, a chisel and a pencil line somebody splits in half. | A saw, a chisel, a line | pencil
~ If the spacing's a touch uneven, it was likely cut by a person. | | hand
> Open one drawer at home and compare it with one by {brand}. | Compare two drawers | dresser
> Want to see the corner before you decide? Ask {brand} for one to hold. | Hold a corner | hand

question: Which wood should I pick
* Oak, walnut, cherry, ash. Which wood do you pick for a table? | Which wood? | tree
* Wood doesn't stay the color it was in the showroom. | It won't stay that color | sun
* You've got four little blocks of wood in front of you, and no idea. | Four little blocks | cube
Think of the light first. Cherry darkens to a deep red-brown, walnut gets lighter over time. | Cherry darkens, walnut lightens | sun
Then think of what happens on it. Oak and ash shrug at forks, pine remembers every one. | Oak shrugs, pine remembers | fork-knife
And think of the floor. Two browns that nearly match look like a mistake. | no: Nearly the same brown / yes: Clearly different | palette
~ Ask to see it oiled. Dry wood tells you as much as a dry pebble. | See it oiled | drop
Then take the block home and put it where the thing will stand. | Take the block home | home
> Bring a photo of your floor, or a scrap of it, to {brand}. | Bring a bit of your floor | camera
> Borrow a block from {brand} if you can, and leave it in the sun. | Leave it in the sun | sun

question: Why does a table take months
* It's only a table. Why does it take months? | "Only a table?" | calendar
* A table is quick to glue and slow to trust. | Slow to trust | hourglass
* You ordered a table in spring, and it's still boards. | Still boards | log
Boards come first, picked for one piece, so their color and grain belong together. | at: First / Boards that belong together | eyes
They rest in the workshop, get cut a bit too big, and rest once more. | at: Then / Cut big, and rest | hourglass
That's when they show whether they want to twist. | | spiral
Only now come the joints, the fit, the glue. | at: Next / Joints and glue | link
Finish goes on in thin coats, and each one has to cure. | at: Last / Thin coats | paint-brush
~ Add those who ordered before you, and you've got your months. | | users
> Tell {brand} the day you need it, and if it's really that day. | Which day, really? | calendar-check
> Ask {brand} for photos along the way. You'll see the months go by. | Photos along the way | camera

comparison: Oil or lacquer on your table
* Somebody's going to put a wet glass on your table. Oil or lacquer? | Oil or lacquer? | drop
* Oil forgives and lacquer protects. Your table can't have both. | Which one suits you? | drop
* Stroke two tabletops with your eyes closed. | Eyes closed, one stroke | hand
Oil goes into the wood, so you feel the grain. | Oil = you feel the grain | hand
It lets a ring in if you wait, and you can sand and oil that spot yourself. | A ring can be fixed at home | towel
Lacquer lies on top like a clear shell and keeps the red wine out for longer. | Lacquer = a clear shell | wine
If it chips or wears through, the whole top has to be done again, and not by you. | A chip = back to the shop | paint-brush-broad
~ So ask yourself whether you like to look after things. | | heart
> Get a sample of each from {brand} if you can, and put a drop of water on both. | A drop on both | drop
> Tell {brand} who eats at that table and how. | Who eats there? | fork-knife

choose: Turn the chair over
* If you want to know who made a chair, turn it over. | Turn it over | chair
* How do you recognize a good furniture maker? | Who's good? | magnifier
* You're in a workshop and don't know where to look. Look underneath. | Look underneath | eye
Look at one of their pieces from below. Is it sanded where nobody looks? | 1. Smooth underneath | hand
Do the drawers glide back with one finger, from the corner? | 2. One finger closes the drawer | hand-pointing
Does the grain run around the corner, or did somebody take any old board? | 3. Grain that runs around
Wiggle it. A good chair doesn't answer. | 4. No wiggle | chair
~ And ask how it could be repaired someday. There should be an answer. | And if it breaks? | wrench
> Turn something over when you visit {brand}. | Turn something over | chair
> Which of their own pieces would {brand} build differently now? Ask. | What would be different now? | question

first: How a piece of furniture starts
* You want a table made, and you can't draw. Good. | You can't draw? | pencil
* What do you say first when you order a table? | What do I say first? | table
* Your table begins as a cardboard box with a board across it. | First, cardboard | box
You talk about who'll use it, and somebody watches how you sit. | at: First / How you sit | chair
Bring a rough size, a photo of the room, and a picture of anything with legs you like. | at: Bring / A size, a photo, a picture | images
A sketch comes back, sometimes with a small model. | at: Then / A sketch or a model | pencil
~ With chairs it's best to sit in one before yours exists, since drawings can't be sat on. | | armchair
After that there's a price, usually a deposit, and then you choose the boards. | at: Then / A price, then the boards | signature
> Take a photo of the empty spot at home and start there with {brand}. | The empty spot | camera
> Sit on every chair you meet this week and tell {brand} which was right. | Which chair was right? | chair

care: How to get the white ring out of your head
* A wet glass on oiled oak leaves a ring. You'll survive it. | A ring, and you'll survive | cup
* What does an oiled table drink, and how often? | What does it drink? | drop
* Your new table's here, and you're afraid of it. | Afraid of your table? | table
Dust it with a soft cloth, wipe it with a damp one, and dry it right away. | Damp cloth, then dry | towel
Skip the sprays that smell of lemon and shine. Many leave a film that the next oil can't get through. | no: Shiny spray / yes: Damp cloth | spray-bottle
When it looks dull and drinks water drops, it wants oil. | Drinks water? It wants oil | drop
~ Rub in a little, wait, and wipe off everything that's still wet. | A little, then wipe | hand
Lay oily rags flat outside to dry, because a crumpled one can heat up and catch fire. | Oily rags: flat, outside | fire
> Ask {brand} for the name of the oil that's on your table. | What oil is on it? | jar
> A ring that won't leave? Send {brand} a photo before you try anything. | A ring that stays? | camera

checklist: Before you order a bed built for you
* Before you have a bed made, lie down somewhere with a tape measure. | Tape measure in bed | bed
* What should you know before you order a bed? | Before you order | list
* A bed is the largest furniture you own, and the first not to fit. | The first thing that doesn't fit | bed
Your mattress, measured, since labels round off. | 1. Mattress, measured | ruler
How high you like to sit when you put on socks. | 2. Your sock height | sock
What lives underneath. Boxes, a cat, nothing? | 3. What goes under it | box
Sockets and lamps by the headboard. | 4. Sockets at the headboard | plug
~ And whether you read sitting up, because then the back should lean. | | book-open
Last, the stairs, since it comes in pieces anyway, and the longest piece is the side. | 5. Longest side on the stairs | stairs
> Measure your sock height and take it to {brand}. | Measure sock height | sock
> Not sure about the mattress yet? Settle that before {brand} cuts a board. | Mattress first | bed

cost: Where the hours in a table go
* Most of what a handmade table costs isn't wood. | It isn't the wood | receipt
* Why is a handmade table so much more than one from a box? | Why so much more? | tag
* You see the price and knock on the table, as if it could explain. | Knock knock, why? | hand-fist
A factory sets up once and makes the same thing all year. Here somebody sets up for one. | Set up for one | factory
Boards get chosen by eye, and a good part of each goes into the stove. | Much becomes offcuts | fire
Curves cost more than straight lines, drawers more than shelves. | Curves and drawers cost hours | dresser
Wide boards and matching grain are harder to find than short mixed ones. | Wide and matching is rare | tree
~ A simpler leg can save more than a cheaper wood. Nobody thinks of that. | A simpler leg saves hours
> Ask {brand} what a simpler leg would do to the price. | What about a simpler leg?
> Give {brand} your budget and ask what it can become. | What can it become? | wallet

tip: Look at the end of the board
* Turn the tabletop sideways and look at the end of the boards. | Look at the end | magnifier
* How can you tell if it's solid wood? | Is it solid? | log
* In the store you stroke the top of the table. Bend down instead. | Bend down instead | table
On solid wood you see rings at the end, cut curves, like slices of a tree. | Curves at the end = solid | tree
And the lines on top run over the edge and down into them. | Lines run over the edge
If the end looks like the top, it's a sheet of something with a picture on it. | Same all around? A print | image
Look at both sides of the drawer front as well. A knot should come out at the back. | A knot shows on the back | eye
~ Then lift one end. Solid oak lets you know. | Lift one end | barbell
> Bend down at {brand} as well, and say what you see. | Say what you see | eye
> Not sure what you've got at home? Show {brand} a close-up of the edge. | A close-up of the edge | camera

season(11-2): Where your table stands in heating season
* You heard a crack from the sideboard last night. Nobody was there. | A crack in the night | moon
* Is heating season bad for wooden furniture? | Bad for wood? | thermometer-hot
* Put your hand on the side of your cabinet that faces the radiator. | The side by the radiator | hand
Heated air is dry, and wood gives its moisture away until it's even. | Dry air takes its water | drop-slash
The side by the heat goes first, shrinks first, and that's where it splits. | The warm side shrinks first | fire
Pull it a step away from the radiator and out of the path of the wood stove. | A step away from the heat | footprints
A bowl of water won't do much, a humidifier will. | no: A bowl of water / yes: A humidifier | drop
~ Drawers that stuck all summer will run now, so don't let anyone plane them yet. | | dresser
> Found a crack? Photograph it with a coin for scale and ask {brand}. | A coin for scale | coin
> Where's the radiator? Tell {brand} when you plan a new piece. | Where's the radiator? | thermometer
`,
})
