import { trade } from './trade.ts'

export const furnitureStore = trade({
  id: 'furniture-store',
  name: 'furniture store',
  also: [
    'furniture shop',
    'furniture showroom',
    'sofa store',
    'sofa shop',
    'home furnishings store',
    'home furnishing store',
    'furniture retailer',
    'furniture gallery',
    'furniture outlet',
    'furniture warehouse',
    'modern furniture store',
    'online furniture store',
    'used furniture store',
    'secondhand furniture store',
    'second-hand furniture shop',
    'office furniture store',
    'couch store',
    'patio furniture store',
    'outdoor furniture store',
    'furniture dealer',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a piece of furniture',
  things: 'furniture',
  words: [
    'couch',
    'sofa',
    'chair',
    'table',
    'bed',
    'cushion',
    'fabric',
    'leather',
    'wood',
    'drawer',
    'dresser',
    'shelf',
    'armchair',
    'furniture',
    'living room',
    'showroom',
    'seat',
    'rug',
    'room',
    'oak',
    'bookcase',
    'leg',
    'doorway',
  ],
  pieces: `
mistake: It fits the room, but not the stairs
* The couch fits your living room. Your stairs have other plans. | The stairs have other plans | stairs
* How do you know a sofa will get through your door? | Will it get in? | door
* Two people, one couch, one landing, and nobody can move. | Stuck on the landing | couch
Everyone measures the wall where it'll stand. | Everyone measures the wall | ruler
Hardly anyone measures the way there. Front door, hall, elevator, the turn on the stairs. | Door, hall, elevator, turn | stairs
Look for the narrowest spot, and don't forget the lamp and the handrail. | The narrowest spot | ruler
Then ask for the couch's depth and its diagonal, because it'll go through standing up. | no: Only its width / yes: Depth and diagonal | couch
~ Legs that unscrew have saved many a move. | Legs that unscrew | screwdriver
> Walk from your street to your wall with a tape, and read it to {brand}. | From street to wall | ruler
> Send {brand} a photo of the tightest corner. | Photo of the tightest corner | camera

mistake: A showroom makes everything smaller
* In the showroom the sofa looked neat. At home it's a ship. | At home it's a ship | boat
* Why does furniture look bigger at home? | Why is it bigger at home? | question
* It's delivered, it's set down, and your living room is gone. | The room is gone | couch
A showroom has a ceiling like a gym and no walls nearby. | A ceiling like a gym | warehouse
Everything shrinks in there, even the big corner piece. | Everything shrinks | couch
So lay it out at home before you buy, with newspaper or tape on the floor. | Tape it on the floor | newspaper
Live with it for a day. Walk around it with the laundry basket. | Walk around it | basket
If you bump your knee on paper, you'll bump it on oak. | no: Judge it in the store / yes: Try it on the floor | footprints
~ Stack boxes to its height, too, if it'll stand in front of a window. | Boxes for the height | box
> Get the outside measurements from {brand}, then go home and tape. | Measurements, then tape | ruler
> Bring your floor plan to {brand}, with the doors drawn in. | Draw the doors, too | blueprint

myth: Soft isn't the same as comfortable
* The sofa you sink into today won't let you up in an hour. | It won't let you up | couch
* Is the softest couch the most comfortable one? | Softest is best? | question
* You drop into the cushions, and you sigh. Stay there a while. | You drop and sigh | couch
The first second tells you how soft it is. That's all it knows. | The first second lies | timer
Comfort comes later, when your lower back starts looking for something. | Your back looks for support | person
Sit the way you sit at home, feet up, sideways, with a book. | Feet up, with a book | book
Ten minutes are a start. Then see how you get up. | no: Drop and sigh / yes: Ten minutes with a book | clock
~ If your feet don't reach the floor, the seat's too deep for you. | Do your feet reach? | footprints
> Bring your book to {brand} and sit down. | Bring your book | book
> Take everyone who'll sit on it to {brand}, the tall one too. | The tall one, too | people

how: What a drawer tells you
* Pull out a drawer and you'll know the whole dresser. | Pull out a drawer | dresser
* How can you tell if furniture is well made? | Is it well made? | magnifier
* You're on your knees in the showroom with a drawer in your hands. Good. | On your knees. Good. | dresser
The front's always pretty. Turn to the side, where front and side meet. | Where front meets side | magnifier
Interlocking teeth hold for ages. Staples and glue, a good deal less. | no: Staples / yes: Interlocking teeth | puzzle
Pull it all the way out. Does it stop softly, or does it tip? | Does it tip? | hand
Push on one corner only. If it jams, it'll jam full of socks. | Push on one corner | sock
~ Run a finger along the inside. Somebody sanded that, or nobody did. | Run a finger inside | hand
Then give the whole thing a shake. It shouldn't answer. | Give it a shake | hand
> Pull out every drawer you like at {brand}. | Pull out the drawers | dresser
> Turn a chair upside down at {brand} and look. | Turn it upside down | chair

how: What's inside a couch
* You choose the fabric. What you sit on is inside the couch. | It's all inside | couch
* What's in a sofa, and does it matter? | What's in it? | question
* You knock on the arm of a sofa. Somewhere in there is wood. | Knock on the arm | hand
At the bottom there's a frame, and lifting one front corner tells you about it. | at: Below / The frame | hammer
If the other front leg soon comes up, it's stiff. If not, it twists. | Does the other leg follow? | hand
On the frame there are springs or straps. You hear them when you sit. | at: Above / Springs or straps | spiral
Then the cushion. Foam keeps its shape, feathers want plumping. | at: On top / Foam or feathers | feather
~ Unzip one and have a look, if there's a zipper. | Unzip and look | eye
And only last comes the cloth. | at: Last / The fabric | swatches
> Lift a corner of a couch at {brand}. | Lift a corner | hand
> "What's under the fabric?" Ask it at {brand}. | "What's under the fabric?" | question

question: Why does my couch take so long?
* The couch is in the showroom. Why can't you have that one? | Why not that one? | couch
* Why does a new sofa take weeks to come? | Why does it take weeks? | hourglass
* You've chosen the couch and the color, and then you hear the date. | Then you hear the date | calendar
The one you sat on was for trying. Yours doesn't exist yet. | Yours doesn't exist yet | couch
Somebody has to cut your fabric, and it may have to be woven or shipped first. | at: First / Your fabric | swatches
A frame gets built, springs go in, foam is cut. | at: Then / Frame, springs, foam | hammer
Then it travels, by ship or truck, and waits for a full load. | at: Last / The way to you | truck
What stands in the warehouse is faster, in the colors that most people take. | no: Your color, now / yes: In stock, or made for you | warehouse
~ So don't give the old one away yet. | Keep the old one for now | armchair
> Is there one in stock, or a floor model? Ask {brand}. | In stock? Floor model? | warehouse
> Tell {brand} the day you need it by, before you choose a color. | Date before color | calendar

question: Which fabric survives the cat?
* Your cat has an opinion on your next couch. | The cat has an opinion | cat
* Which sofa fabric survives cats, kids, and red wine? | Which fabric survives? | cat
* You stroke a lovely weave. At home, claws are in the old sofa. | Claws at home | paw-print
Claws need something to hook into. Loops are perfect for that. | Claws hook into loops | paw-print
A tight, short pile like velvet gives them little. | no: Loose loops / yes: Tight and short | cat
Leather shows every scratch. Some people love that, and some cry. | Leather shows it | cow
For kids, look for covers that come off and say what wash they can take. | Covers that come off | washing-machine
~ A pattern or a mix of threads hides crumbs, and one plain dark color shows them all. | A pattern hides crumbs | cookie
> Take swatches home from {brand} and show them to the cat. | Show them to the cat | swatches
> Who lives with you, on how many legs? Start with that at {brand}. | How many legs? | dog

comparison: Solid wood or veneer
* Solid wood or veneer. One moves, the other doesn't much. | One moves | tree
* Is solid wood always better than veneer? | Solid or veneer? | scales
* You look at a table's edge. Does the grain go around? | Does the grain go around? | eye
If it runs from the top over into the end, it's likely one piece. | Grain through: one piece | tree
Solid wood swells and shrinks with the seasons, and you can sand it again. | Solid: moves, can be sanded | waves
Veneer's a thin slice of real wood on a board, and it stays flat. | Veneer: thin slice, stays flat
On a table with hot pots and children, being able to sand counts. | Table: sanding counts | cooking-pot
For a large cabinet door, lying flat counts. | no: One is better / yes: It depends on the piece | dresser
~ Printed paper is a third kind. Look for the same knot twice. | The same knot twice? | magnifier
> Look at table edges with {brand}, one solid, one veneered. | Look at the edges | eye
> Say what'll happen on that table, and hear what {brand} thinks. | What happens on it? | fork-knife

choose: Choose the one piece you'll use daily
* Spend on the furniture you touch every day. | Spend where you touch it | hand
* What do you buy first for an empty room? | What's first? | question
* An empty apartment, a mattress on the floor, and one budget for every room. | One budget, empty rooms | home
Count the hours. A bed wins, then a couch or a desk chair. | 1. Count the hours | clock
Those should be right, so try them for long. | 2. Try those for long | bed
Side tables and shelves can be simple. Nobody sits on them. | 3. Simple where nobody sits | shelf
Leave one corner empty for half a year. | 4. Leave a corner empty | hourglass
You'll see what walks into it. A plant, a bike, or a reading chair. | What walks into it? | potted-plant
~ Rooms bought in one day tend to look like it. | |
> Choose your one piece, and spend the time at {brand} on that. | One piece at a time | armchair
> What do you use from morning to night? Tell {brand}. | What do you use all day? | sun

first: How to walk through a showroom
* After the fifth couch you can't feel anything anymore. | The fifth couch | couch
* How do you look at furniture without going numb? | Where do I begin? | question
* You're in a showroom with forty sofas, and they've all turned beige. | All of them beige | couch
Eat first, and wear pants you can sit cross-legged in. | Eat first, loose pants | pants
Walk through once and sit on nothing. Just see where you slow down. | at: Round one / Only walk | footprints
On the second round, sit on three, and give each its time. | at: Round two / Sit on three | chair
Take a picture of the tag and one from the side. | at: Then / Photo and tag | camera
Go have coffee and talk about it. Which one do you still feel? | at: After / Coffee, then decide | coffee
~ Most people end up with the one they first slowed down at. | |
> Walk your first round at {brand} without sitting down. | Round one, no sitting | footprints
> Wear your evening pants to {brand}. | Wear your evening pants | pants

care: Turn the cushions with the sheets
* The couch has a favorite spot. You can see it from the door. | It has a favorite spot | couch
* How do you keep a couch from sagging on one side? | How do I stop the sag? | couch
* You sit down, and you roll toward the middle of the couch. | You roll to the middle | couch
Everyone has a seat, and each night it's the same one. | The same seat every night | user
So move the cushions around when you change the sheets. Left to right, and over. | Left to right, and over | repeat
Beat the feather ones from the sides, and let air in. | Beat them from the sides | hand-fist
Vacuum the cracks. Sand and crumbs work like sandpaper on fabric. | Crumbs work like sandpaper | cookie
If the sun hits one arm, turn the whole couch now and then. | no: One seat for years / yes: Turn them with the sheets | sun
~ And keep the coins. | | coins
> Can the cushions be turned? Unzip and ask at {brand} before you choose. | Can they be turned? | question
> Ask {brand} what may touch your fabric when the wine goes over. | When the wine goes over | wine

checklist: The numbers to have on your phone
* "A table about this big" isn't a measurement, even with both arms. | "About this big" | person-arms-spread
* What do you measure before you buy a table? | What do I measure? | ruler
* You're in the furniture store, holding your arms apart. | Arms apart | person-arms-spread
The room, with windows, radiators, and which way the doors swing. | 1. Room, windows, doors | door
The way in, at its narrowest. | 2. The narrowest spot | stairs
For a table, the space behind a chair when someone's sitting. | 3. Behind a pulled-out chair | chair
For a shelf, the baseboard, because it keeps things off the wall. | 4. The baseboard | ruler
A photo of the floor in daylight, for the color. | 5. The floor by day | camera
~ And how high your windowsill is, before the desk covers it. | The windowsill | window
> Measure on a Friday, and have it on your phone at {brand}. | Measure, then go | phone
> Lay your phone with the numbers on the table at {brand}. | Numbers on the table | phone

cost: Two gray couches
* Two gray couches, side by side, and one costs twice as much. | Two gray couches | couch
* What makes one sofa cost more than the other? | What's the difference? | tag
* You sit on one couch, then the other, and look at the tags again. | The tags again | tag
Most of the money's where you can't see it, in the frame and the springs. | Frame and springs | hammer
A screwed and glued frame takes hours. A stapled one takes minutes. | no: Stapled / yes: Glued and screwed | screwdriver
Foam goes by weight. The heavier it is, the longer it usually stays in shape. | Heavier foam lasts | scales
Then the cloth, and how the pattern meets at the seams. | Does the pattern meet? | swatches
For a guest room, the light one may be all you need. | A guest room? Maybe light | bed
~ Ask if covers and cushions can be bought again later. | Covers to buy later? | repeat
> Sit on the cheap one and the dear one at {brand}, with your eyes shut. | With your eyes shut | eye-closed
> How many evenings a week will it work? {brand} can go by that. | How many evenings? | calendar

tip: Take a cushion from home along
* Take a cushion off your old couch when you shop for a new one. | Take an old cushion | couch
* How do you match a new rug to the couch at home? | How do I match it? | swatches
* "It's a kind of gray." Blue gray, green gray, brown gray? Your couch knows. | "A kind of gray" | palette
Nobody can carry a color in their head, not from one room to the next. | Nobody remembers color | brain
Photos don't help much. Every phone makes its own gray. | Every phone makes its own | phone
So bring the real thing. A cushion cover, a drawer front, a bit of the floor. | A cover, a drawer front | dresser
Look at them together by a window, away from the spotlights. | no: Under spotlights / yes: By a window | window
And once more at home, at night, under your own lamp. | Again under your lamp | lamp
~ Two colors that argue by day may get along in the evening. | | moon
> Put a cushion in the car when you come to {brand}. | A cushion in the car | car
> Borrow a swatch from {brand} and live with it for a weekend. | A weekend with a swatch | swatches

season(10-12): The table before the guests
* You notice the table is too small when the turkey's on it. | Too small for the turkey | table
* How big a table do you need for the holidays? | How big a table? | ruler
* Eleven people, nine chairs, and someone's sitting on the laundry basket. | Nine chairs, eleven people | chair
Each guest needs about the width of both elbows, and wants it. | Room for two elbows | ruler
Look at the legs. Corner legs decide who sits with one between the knees. | Where are the legs? | table
A table that pulls out is small on the other days. | It pulls out, and in again | resize
Try the pulling in the store. One person should manage it. | Try it by yourself | hand
Whatever's made to order takes its time, so begin while it's fall. | no: The week before / yes: While it's fall | leaf
~ Stools that hide under a bench save the day, too. | Stools under a bench | stool
> Count elbows, and come to {brand} with the number. | Count elbows | people
> Find out at {brand} which tables could be there in time. | Which is there in time? | calendar
`,
})
