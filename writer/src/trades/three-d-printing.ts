import { trade } from './trade.ts'

export const threeDPrinting = trade({
  id: 'three-d-printing',
  name: '3D printing shop',
  also: [
    '3d printing',
    '3d printing service',
    '3d print shop',
    '3d printing studio',
    '3d print service',
    '3d printing company',
    '3d printer shop',
    'additive manufacturing',
    'additive manufacturing company',
    'rapid prototyping',
    'rapid prototyping service',
    'prototyping shop',
    '3d scanning service',
    '3d printed parts',
    '3d printing workshop',
    '3d maker',
    'resin printing service',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a printed part',
  things: 'printed parts',
  words: [
    'print',
    'printer',
    'part',
    'model',
    'layer',
    'plastic',
    'prototype',
    'resin',
    'file',
    'filament',
    'scan',
    'replacement',
    'knob',
    'hinge',
    'gear',
    'bracket',
    'material',
    'nozzle',
    'clip',
    'printed',
    'printing',
    'miniature',
    'spare',
  ],
  pieces: `
mistake: A photo has no size
* You send a photo of the broken part. How big is it? | How big is it? | image
* Why isn't a photo enough to make a replacement? | Why isn't a photo enough? | camera
* Your picture shows a knob. It could be a button or a wheel. | A button, or a wheel? | image
A picture has no size. A hair's width decides if it clicks in or rattles. | Clicks in, or rattles | ruler
Put a ruler next to it, flat, and shoot straight from above. | no: At an angle / yes: From above, with a ruler | ruler
Then turn it over, because the back is where it holds on. | The back, too | repeat
~ A coin works if there's no ruler. Say which coin. | A coin will do | coin
Better still, send the thing itself. Calipers beat any camera. | Best: send the thing | package
> Put it on a ruler, take two pictures, and send them to {brand}. | On a ruler, twice | camera
> Pack the pieces in a bag and bring them to {brand}. | The pieces in a bag | bag

mistake: The phone holder that melted in the car
* The printed phone holder was perfect. Then it bowed to the sun. | It bowed to the sun | sun
* Why did your printed part go soft in the car? | Why did it go soft? | thermometer-hot
* You come back to the parked car, and the plastic clip hangs like cheese. | It hangs like cheese | cheese
The most common plastic for printing is stiff and pretty. It doesn't like heat. | Stiff, pretty, no heat | thermometer
Behind a windshield it gets soft. So it does in the dishwasher. | Windshield, dishwasher | car
For hot places there are other plastics, and they're printed hotter as well. | no: The common one / yes: One for heat | flame
~ For the garden, sun and frost want yet another one. | The garden's different again | plant
So say where it'll live, before you say which color. | Where will it live? | house
> Tell {brand} the hottest day your part will see. | The hottest day | thermometer-hot
> Before you pick a color at {brand}, say where it'll live. | Where, then color | map-pin

myth: You press a button and it's done
* You press print and take out the part. In the movies. | In the movies | film-strip
* Can't the printer just make it while you wait? | "While I wait?" | hourglass
* You look into the printer after an hour. There's something like a coaster. | A coaster, so far | coffee
Before anything moves, the shape gets sliced, like a loaf of bread. | Sliced like bread | bread
Somebody decides how it lies, where it's hollow, and what holds up the overhang. | How it lies, where it's hollow | cube
Then a nozzle draws each slice, one on top of the other. | Slice on slice | printer
A fist-sized thing can take all night. | All night | moon
~ In the morning it's still got scaffolding on, and that comes off by hand. | Scaffolding comes off by hand | scissors
> Ask {brand} when it'd be out of the machine, and when it'd be ready. | Out, and ready | clock
> Need it by Saturday? Talk to {brand} early in the week. | By Saturday? | calendar

how: A line of plastic, thin as a thread
* A printed part is one long line of plastic. | One long line | yarn
* How does a printer make a solid thing? | How does it do that? | cube
* Put your ear to the printer. It's drawing. | It's drawing | pencil
It's like a hot glue gun on rails, only finer. | A glue gun on rails | tool
It draws the outline first, then a honeycomb inside. | at: First / Outline and honeycomb | cube
The table drops by a hair, and the next floor begins. | at: Then / The next floor | elevator
Each one melts onto the one below. That bond's the weak spot. | at: Between / The weak spot | warning
~ So a hook is printed lying down, and it doesn't snap across. | A hook lies down | anchor
You can feel the floors with a fingernail, like tree rings. | Like tree rings | tree
> Show {brand} where your part gets pulled. | Where is it pulled? | hand
> Run a nail along a sample at {brand}, and feel the floors. | Feel the floors | hand

how: How a broken part gets a twin
* The part is broken, the maker's gone. It can still get a twin. | It can get a twin | copy
* How do you copy a part that nobody makes anymore? | How do you copy it? | gear
* A cracked gear, two halves, three missing teeth. That'll do. | That'll do | gear
First it's measured with calipers, at every edge and hole. | at: First / Measured | ruler
What's missing gets guessed from what's there. One good tooth tells about the others. | at: Then / One tooth tells the rest | tooth
It's drawn on screen, a bit thicker where it broke. | at: Next / Thicker where it broke | desktop
A quick rough one gets printed and tried in place. | at: Then / A rough one, tried | check
~ It rarely fits the first time. That's what the rough one's for. | Seldom right away | repeat
Then the real one gets made, in the right plastic. | at: Last / The real one | seal-check
> Bring {brand} the halves, and what they go into. | The halves, and the other half | puzzle-piece
> Don't glue it first. Let {brand} see the clean break. | Don't glue it | prohibit

question: Why are there lines on it?
* Those fine lines on your printed part aren't scratches. | Not scratches | eye
* Why are there lines on a printed part? | "Why the lines?" | question
* You hold the model up to the light, and it has rings. | Rings like a tree | tree
Each one's a layer. The thinner they are, the smoother, and the slower. | Thinner, smoother, slower | hourglass
On a bracket behind the fridge nobody cares. | Behind the fridge? Fine | wrench
On a lamp or a figurine, you can go thin, or sand it and paint it. | Lamp? Thin, or sanded | lamp
Where scaffolding stood, it's a bit rougher, so it's turned to the hidden side. | Rough side goes inside | repeat
~ Slanted and round surfaces show it most. Straight walls hardly do. | Round shows it most | sphere
> Say to {brand} which side people will see. | Which side shows? | eye
> Touch a thin one and a thick one at {brand}, and choose. | Thin, or thick? | hand

question: I've only got an idea
* You don't have a file. You've got a napkin. | A napkin | note
* Can you get something printed without having a file? | "I don't have a file" | file
* You've drawn a bracket on the back of an envelope. It's a start. | On the back of an envelope | envelope
A machine needs a shape it can slice, so somebody has to draw one. | Somebody has to draw it | pencil-ruler
Your sketch is enough to begin, if there are numbers on it. | A sketch with numbers | ruler
How wide, how deep, how thick is the shelf it goes on? | How thick is the shelf? | shelf
Cardboard helps. Cut it, fold it, hold it where it's going to live. | Try it in cardboard | scissors
~ Look around first, since somebody may have drawn it and shared it. | Perhaps it exists | globe
> Cut it out of a cereal box, and bring that to {brand}. | From a cereal box | box
> Put numbers on your napkin before {brand} sees it. | Numbers on the napkin | hash

comparison: A thread or a bath
* A thread of plastic or a bath of resin. Your part decides. | A thread, or a bath? | flask
* Filament or resin, which print do you need? | Filament, or resin? | question
* The tiny dragon has scales you can count. That's not filament, it's resin. | Scales you can count | magnifying-glass
From the thread you get things that can take a knock. | From a thread: tough | hammer
Brackets, boxes, covers, big stuff. You'll see the lines a bit. | Brackets, boxes, covers | box
From the bath you get fine faces and smooth skin. | From a bath: fine | smiley
They're usually more brittle, and they're washed and cured under light. | Brittle, cured under light | lightbulb
~ There are tough resins too. They cost extra, so ask if you need one. | Tough ones exist | shield
So it's drop or detail. Which will yours meet? | no: Will be dropped / yes: Will be looked at | eye
> Tell {brand} if it'll be dropped or looked at. | Dropped, or looked at? | question
> Drop a sample at {brand}, if they let you. | Drop a sample | hand

choose: Ask to bend a sample
* Choosing a printing shop? Ask to bend something. | Ask to bend it | hand
* How do you choose a place for printed parts? | "How do I choose?" | question
* There's a shelf of pretty printed dragons. Ask for an ugly bracket. | Ask for a bracket | shelf
A dragon only has to look good. A bracket has to hold. | no: The dragon / yes: The bracket | shield
Bend it, across the floors. Does it crack or give? | Crack, or give? | hand
Look into a hole. Is it round? | Round holes? | eye
Then tell them what it's for, and see if anybody says don't print that. | Do they ever say no? | prohibit
~ Sometimes a piece of aluminum from the hardware store is better. A good shop says it. | Sometimes metal is better | wrench
> Tell {brand} what it's for, and ask if printing's the right way. | The right way? | question
> Bend something at {brand} before you order. | Bend something | hand

first: Your first part
* For your first printed part, pick something small that annoys you. | Small, and annoying | wrench
* What should you have printed first? | What to print first? | question
* The battery cover's been gone for years. Make that your first printed part. | The battery cover | battery-full
You bring it, or what's left of it, and what it belongs to. | at: First / Bring what's left | package
You say what broke, and what it has to put up with. | at: Then / What broke? | warning
You're asked about heat, water, sun, and whether it's near food. | at: Then / Heat, water, sun, food | sun
You get a price for the drawing and one for the piece. | at: Next / Two prices | tag
~ The drawing's the bigger one. It's made once, and it's good for ten. | Drawn once, good for ten | pencil-ruler
Then you wait for the call to come and try it. | at: Last / Come and try it | phone-call
> Find the thing with the missing cover and take it to {brand}. | The missing cover | magnifying-glass
> Ask {brand} if you get to keep the drawing. | Keep the drawing? | file

care: Keep it out of the dishwasher
* A printed part doesn't want to go in the dishwasher. | Not the dishwasher | fork-knife
* How do you look after a printed part? | How do you treat it? | drop
* The cookie cutter came out of the dishwasher as modern art. It was printed. | Modern art | cookie
Lukewarm water, a brush, soap. No hotter than that. | no: Dishwasher / yes: Lukewarm, by hand | hand-soap
Crumbs like the tiny grooves, so for food ask first what's suitable. | For food, ask first | bread
If you screw something in, go slowly and stop early. | Screw it in slowly | screwdriver
~ In the sun, light colors stay cooler and truer. | Light colors, for the sun | sun
And when it breaks, keep it. Where it broke says what to change. | Keep the broken one | heart-break
> Broke at the same spot again? Show {brand}. | The same spot? | magnifying-glass
> Ask {brand} what yours is made of, and write it on the back. | What is it made of? | pencil

checklist: What to bring for a replacement part
* Bring the broken part, and also the thing it came from. | The part, and its home | puzzle-piece
* What do you bring for a replacement part? | "What do I bring?" | bag
* There's a broken clip in your pocket. Half of it, anyway. | Half a clip | pants
All the crumbs of it, in a bag. | 1. All the pieces | bag
What it goes into. The drawer, the lid, the hinge's other half. | 2. What it goes into | dresser
A whole one, if there's a second in the house. | 3. A whole one | copy
What it has to survive. Heat, water, a child. | 4. What it must survive | baby
How many, and what color if it matters. | 5. How many, what color | palette
~ A repair with tape on it is fine. It shows where it hurts. | Tape shows where it hurts | bandaids
> Too big to carry? Take pictures with a ruler for {brand}. | Too big? Pictures | ruler
> Search the kitchen for the crumbs, then visit {brand}. | Search for crumbs | magnifying-glass

cost: Why the small one costs more
* The small part can cost more than the big one. | Small, but pricier | coins
* What does a printed part's price depend on? | "What does it depend on?" | money
* Two models on the table. The tall hollow vase was the cheap one. | The vase was cheaper | jar
Plastic's the smallest bit of it. You pay for hours in the machine. | You pay for hours | hourglass
A vase is one thin wall, and it's quickly drawn. | A vase is one wall | jar
A small solid block with overhangs takes time, and it takes somebody with pliers. | Overhangs, and pliers | wrench
And if there's no file, the drawing comes on top, once. | The drawing comes on top | pencil-ruler
~ Sanding and painting are handwork. You could do that on Sunday. | You could sand it | hand
> Ask {brand} what could be hollow. | What could be hollow? | cube-transparent
> Say to {brand} which faces nobody will ever see. | What nobody sees | eye-slash

tip: Print the ugly one first
* Print an ugly one first. Fast, cheap, half as high. | The ugly one first | cube
* How do you make sure the part fits before the good one's printed? | Will it fit? | puzzle
* You've ordered the prototype in the good material, and it's a hair too wide. | A hair too wide | ruler
Have a slice of it printed. Only the bit with the holes. | no: All of it / yes: Only the holes | scissors
It's off the machine quickly, and you take it home. | Off the machine quickly | timer
Hold it on, push the screw through, close the drawer. | Hold it, screw it, close it | screwdriver
Write on it with a pen where it rubs. | Mark where it rubs | pen
~ Two of those usually still cost less than one wrong beauty. | Two ugly ones | coins
> Order the slice with the holes from {brand} first. | The slice with the holes | cube
> Bring the marked one back to {brand}. | Bring it back marked | pen

season(10-12): A gift that takes all night
* A printed gift takes all night. Fifty takes December. | All night for one | gift
* When should you order printed gifts? | When do you order? | calendar
* It's the twentieth, and you want a little model of the house, in gold. | In gold, by Friday? | house
A machine does a few a day, and it can't be told to hurry. | It can't hurry | hourglass
Paint has to dry. And sometimes one falls over at four in the morning. | One falls over at four | warning
So the drawing comes first, while it's still fall. | at: Fall / The drawing | pencil-ruler
Then one to look at, and after that the rest. | at: Then / One to look at | eye
~ Names are the easy bit. Ten with ten names is hardly more work. | Names are easy | tag
> Give {brand} the list of names now. | The list of names | list
> Find a picture of the house, from more than one side, for {brand}. | More than one side | house
`,
})
