import { trade } from './trade.ts'

export const movingCompany = trade({
  id: 'moving-company',
  name: 'moving company',
  also: [
    'mover',
    'movers',
    'local mover',
    'long-distance mover',
    'moving service',
    'moving and storage',
    'residential mover',
    'house mover',
    'office mover',
    'piano mover',
    'furniture mover',
    'apartment mover',
    'removals company',
    'house removals',
    'home removals',
    'removals and storage',
    'furniture removals',
    'man and van',
    'man with a van',
    'relocation company',
    'packing and moving',
  ],
  way: 'home',
  customers: 'customers',
  thing: 'a move',
  things: 'moves',
  words: [
    'box',
    'truck',
    'mover',
    'move',
    'moving',
    'couch',
    'furniture',
    'tape',
    'packing',
    'blanket',
    'stairs',
    'piano',
    'plate',
    'mattress',
    'dresser',
    'label',
    'elevator',
    'van',
    'dolly',
    'lamp',
    'glass',
    'sofa',
  ],
  pieces: `
mistake: Books in the biggest box
* The biggest box is for pillows. Not for books. | Not for books | books
* Which box do the books go in? The smallest you've got. | The smallest | box
* You've filled a big box with books. Now try to lift it. | Now lift it | box
It won't move, or the bottom will, and the books stay where they are. | The bottom gives
Heavy things go in small boxes, light things in big ones. | no: Big box of books / yes: Small box of books
Blankets and lampshades can have the giant. | Big: blankets, lampshades | bed
If you can't carry it down the hall by yourself, take something out. | Carry it down the hall | footprints
~ Leave some books out for the end. They fill the gaps beside the shoes. | A few for the gaps | sneaker
And tape across the bottom twice, since that's where it hangs. | Tape the bottom twice
> Ask {brand} which sizes of box you'll want, and how many of each. | Which sizes? | question
> Got a wall of books? Tell {brand} how many yards of shelf. | How many yards of books? | books

mistake: The bits you'll pack tomorrow
* It's the little things that make a move late. | The little things | clock
* What takes the longest on moving day? What isn't in a box. | What isn't in a box | box
* The truck's here, and you're on the floor with a drawer of cables. | The drawer of cables | plug
Everything's packed. Except the kitchen drawer, the bathroom, the stuff on the balcony. | Except the drawer | bathtub
Six people stand in the hall and can't carry anything, since nothing's closed. | Everyone waits in the hall
Loose things go one at a time, and that's a walk each. | Loose: one walk each | footprints
So the evening before, only what you'll wear and eat is out. | no: Pack while they carry / yes: Closed the night before | moon
~ Close the lids. An open box can't be stacked. | Close the lids
And when you're tired, throw it all in one and write "sort later." | Write "sort later" | note-pencil
> Won't get finished? Tell {brand} the day before, not at the door. | Say so the day before | phone-call
> Count what's still loose, and give {brand} the number. | Count what's loose | list

myth: Plates lie flat
* Plates break lying down. Stand them up. | Stand them up | fork-knife
* How should plates go in the box? | How do plates go? | question
* A pile of plates, flat in a box. That's how they break. | That's how they break | box
Lay them flat, and the bottom one carries all the others over every pothole. | The bottom one carries all | road-horizon
Stood on edge, like records, each one carries itself. | no: Flat, in a pile / yes: On edge, like records | vinyl-record
Crumpled paper goes under, over and between. | Paper all around
Close it and shake a little. If it clinks, it wants more paper. | It clinks? More paper | ear
Bowls nest on edge too, and glasses stand on their rims. | Glasses on their rims | wine
~ Plain paper, please. Newspaper rubs off on everything. | Plain, not newsprint | newspaper
> Mark those boxes on the side, so {brand} can see it in a stack. | Mark the side | pencil
> Hate packing china? Ask {brand} about just the kitchen. | Just the kitchen?

how: How a truck gets loaded
* A truck is packed like a brick wall, one row at a time. | Like a brick wall | wall
* How do you get a whole house into one truck? | A house in a truck? | truck
* The truck's half full, and one mover just stands there looking. | He's looking | eyes
The heavy things go to the front, and low. Washer, dresser, desk. | at: First / Heavy, front, low | washing-machine
On top come boxes, the heavy ones first, up to the roof. | at: Then / Boxes to the roof | box
The gaps get cushions and bags. Nothing may slide. | at: Then / Cushions in the gaps
Then it's strapped to the wall, and the next row begins. | at: Next / Strap it, next row
Mattresses and tabletops stand upright, in blankets. | at: Along the side / Mattress, upright | bed
~ What you need tonight goes in last, so it's out first. | at: Last / What you need tonight | lamp
> Put what should come out first by itself, and show {brand}. | What comes out first? | box
> Tell {brand} what's heaviest before the first row's in. | What's heaviest? | barbell

how: How a couch gets around the corner
* A couch that won't go through the door usually will. Standing up. | Standing up | couch
* How do movers get the couch around that corner? | Around that corner? | question
* The couch is stuck in the doorway, and somebody's shouting "pivot." | Somebody's shouting | speech
First you measure. Not how long it is, how deep. | 1. How deep is it? | ruler
The legs come off, and the door comes off its hinges. | 2. Legs off, door off | door
Then up on its end, so it's tall and thin. | 3. On its end
The back goes in first, and then it hooks around the frame like a bent finger. | 4. Hook it around | hand
~ If you've got it wrong, you turn it over and try from the other arm. | 5. Try the other arm
Someone speaks, and the others do it. That's the whole trick. | no: Everyone talks / yes: One talks
> Measure your tightest corner for {brand}, on both floors. | The tightest corner | ruler
> Not sure it'll fit? Send {brand} a picture of the corner and the couch. | Couch and corner | camera

question: Does the dresser have to be empty?
* "Can I leave my clothes in the dresser?" | "Leave the clothes in?" | dresser
* Do the drawers have to be empty when you move? | Empty drawers? | dresser
* You look at a dresser full of socks, and you think, why pack them? | Why pack socks? | sock
It depends on what it's made of. Solid wood can take sweaters. | Solid wood: sweaters are fine
Pressed board can't. Tip it full, and the joints let go. | no: Pressed board, full / yes: Pressed board, empty
Anything heavy comes out in any case. Books, tools, jars. | Heavy comes out | books
Anything that rolls, leaks or matters comes out, too. | Leaks or matters: out | drop
~ Clothes on hangers can travel hanging, in a tall box. | Hanging, in a tall box | coat-hanger
And on a narrow staircase, every drawer comes out and goes by itself. | Narrow stairs: drawers out | stairs
> Tip a corner of your dresser up, and tell {brand} what creaks. | Does it creak? | ear
> Ask {brand} drawer by drawer, if you're not sure. | Which drawers?

question: What movers won't take
* There's a shelf in your garage that no mover will carry. | That shelf in the garage | garage
* "What won't the movers take?" | "What won't they take?" | prohibit
* Everything's on the truck. The gas can is still standing there. | The gas can stays | gas-can
Anything that burns, leaks or bursts stays off. Gas, propane, paint, bleach. | Gas, propane, paint, bleach | gas-can
Spray cans, batteries, the half bottle of lamp oil. | Spray cans | spray-bottle
Drain the mower and the grill before. | Drain the mower | tractor
Passports, pills, jewelry and the hard drive go with you. | With you: papers, pills | pill
Plants ride badly, it's dark and hot in there. | Plants ride badly | potted-plant
~ And whatever's in the freezer, eat it that week. | Eat the freezer empty | ice-cream
So have one corner with a sign on it. | no: All mixed in / yes: One corner, one sign
> Ask {brand} for their list before you pack the garage. | Get the list | list
> Not sure about something? Hold it up when {brand} is there. | Hold it up | hand

comparison: Pack it yourself or have it packed
* Your packing takes weeks. Somebody else's takes a day. | Weeks, or a day | calendar
* Pack your own boxes or have them packed? | Pack it yourself? | box
* It's one in the morning, and you're wrapping a spoon for the move. | Wrapping a spoon | spoon
If you do it, it's cheaper, and you find out what you don't need. | You: cheaper, and you sort | trash
You also read every old letter. | And read old letters | mail
If somebody else does it, it's quick, and everything goes, the junk as well. | They: quick, junk included | timer
They don't sort. What's in the drawer is in the box. | They don't sort
So the middle way is good. You do clothes and books, they do kitchen and pictures. | no: All or nothing / yes: You: books. They: china. | fork-knife
~ If you packed it and it breaks, who pays? Ask before you start. | If it breaks, whose is it?
> With packing and without, get both prices from {brand}. | Both prices | invoice
> Walk through the house with {brand} and say mine, yours, mine. | Mine, yours, mine | footprints

choose: The mover who opens your closets
* The good mover opens your closets before saying a price. | They open closets | door-open
* How do you choose somebody to move your house? | How do you choose? | question
* A price for the move by phone, and nobody's seen your attic. | Nobody's seen the attic | home
A price without looking is a guess, and it grows on the day. | Not seen: it'll grow | chart-line-up
So let somebody walk through, or take your phone for a walk on video. | 1. Walk or video | video-camera
Ask what happens if it takes longer. | 2. What if it's longer? | clock
Ask who comes. Their own people, or somebody they find? | 3. Who comes? | users
Ask how breakage is covered, and read that one paragraph. | 4. How's breakage covered? | shield
~ Be wary of a big deposit in cash. | 5. Big cash deposit? No | money
> Show {brand} the attic, the balcony and the thing under the bed. | And under the bed | bed
> Let {brand} tell you what the price would change for. | What changes it? | question

first: Moving day by the hour
* Moving day starts slow. You'll think nothing's happening. | It starts slow | coffee
* What's it like when the movers come? | What's it like? | question
* The bell rings, and there are three people and a pile of blankets. | Three people, blankets | bell
First you walk them through. What goes, what stays, what's delicate. | at: First / Walk through | footprints
Then floors and banisters get covered. | at: Then / Cover floors and rails
Then furniture's wrapped, and it looks like a house of mummies. | at: Then / Wrap it all
Then it goes quickly, and your job is to stay out of the stairs. | at: Next / Stay off the stairs | stairs
Last, walk through again. Open every door, the dishwasher too. | at: Before the truck leaves / Open every door | door-open
~ At the other end you stand at the door and say where. That's the hardest job. | at: There / You say where | signpost
> Put a sign on what stays, before {brand} rings. | A sign on what stays | note
> Keep your phone on you, {brand} will want to know where the lamp goes. | Phone in your pocket | phone

care: How a fridge travels
* Your fridge wants a day off before it moves. | A day off first | calendar
* Can you plug in the fridge as soon as it's off the truck? | Plug it in at once? | plug
* You opened the door after the move, and the fridge smelled like a swamp. | Like a swamp | drop
The day before, it's emptied, switched off and left open. | at: The day before / Off, empty, open | door-open
Wipe up the water, since ice turns into a puddle on the stairs. | at: Then / Wipe it dry | towel
Shelves come out, and get wrapped on their own. | at: Then / Shelves out
It rides standing up. If it had to lie down, say so. | no: Lying down / yes: Standing up | truck
In the new kitchen it stands for a few hours before you plug it in. | at: There / Let it stand first | clock
~ The oil in it has to find its way home, as well. | The oil settles
> Tell {brand} if yours has a water line. | A water line? | drop
> Measure the new spot, door swing too, before {brand} carries it in. | Measure the new spot | ruler

checklist: The box that rides with you
* There's one box that doesn't go on the truck. | One box rides with you | car
* Which box do you need on the first night? | The first night? | moon
* It's ten at night, forty boxes, and where's the toilet paper? | Where is it? | toilet-paper
Toilet paper, soap, towels. | 1. Toilet paper, soap, towels | towel
Sheets for every bed, since that's the last thing you'll want to look for. | 2. Sheets for every bed | bed
Chargers, a lamp, a knife for the tape. | 3. Charger, lamp, knife | lamp
Coffee, and whatever it's made in. | 4. Coffee, and the pot | coffee
The screws from the beds, with the right wrench. | 5. Bed screws and wrench | wrench
~ Pajamas and the kid's bear. | 6. Pajamas and the bear
A clear plastic tub is good, because you can see in. | A clear tub
> Tell {brand} that one stays with you, or it'll be on the truck. | "That one stays"
> Set it in your car before {brand} comes. | In the car, early | car

cost: You pay for the steps
* The price of a move is a matter of steps. | A matter of steps | stairs
* Why do movers ask how far it is to the door? | How far to the door? | door
* Two apartments, the same furniture, and one move costs much more. | Same stuff, higher price | invoice
Each thing's carried from where it stands to the truck. That's the work. | Carried to the truck | truck
A long hall, a third floor, an elevator that's shared. | no: Third floor, no elevator / yes: Ground floor, short hall | elevator
If the truck can't stop at the door, it's a walk for every lamp. | Where can it park? | traffic-sign
How much there is counts, and how it's packed. | How much, how packed | box
The date does, too. Everyone moves at the end of the month. | The end of the month | calendar
~ A piano is a chapter of its own. | And the piano | piano-keys
> Count the steps at both ends for {brand}. | Steps at both ends | stairs
> Ask {brand} what it'd be on a Tuesday in the middle of the month. | On a Tuesday? | calendar

tip: Write on the side
* A label on top of a box is a secret by noon. | A secret by noon | box
* Where do you write what's in the box? | Where to write? | pencil
* Twelve boxes in a stack, and all the labels on top. | Labels on top | box
Once they're stacked, you see the sides. So write there. | Write on the side | pencil
Two sides that meet, so it doesn't matter how it's turned. | Two sides
Write the room it's going to, not the one it came from. | no: From: old den / yes: To: new bedroom | signpost
Then two words about what's in it. | Two words for what's in it
Hang the same words on the doors of the new place, and boxes find their way. | Same words on the doors | door
~ A color for each room is quicker than reading. | A color per room | palette
Before you unplug the TV, take a picture of the back. | Photo of the cables | television
> Tell {brand} your names for the rooms, "the den" means nothing at first. | Name the rooms
> Tape the screws of each thing to it, and tell {brand} you have. | Screws go with it | screwdriver

season(6-8): Moving in the summer
* In summer everybody moves, and nobody wants to carry your couch at noon. | Not at noon | sun
* Should you move in the summer? | In summer? | calendar
* July, a stairwell like an oven, and a truck at every house. | A truck at every house | truck
Schools are out, leases end, so good days go early. | Good days go early | calendar-check
The last days of the month are fullest. The middle is calmer. | no: Last day of the month / yes: Mid-month | calendar
Start early, while it's cool. | Start early | sun-horizon
The truck gets as hot as a greenhouse inside, so candles and vinyl ride with you. | Candles, records: with you | candle
~ Ice water by the door, for everyone. | Ice water at the door | pint-glass
The window AC comes out last and goes in first. | AC out last, in first | fan
> If your date can slide by a few days, tell {brand}. | Can the date slide? | calendar
> Settle the day with {brand} as soon as you've got the keys. | As soon as you have the keys | key
`,
})
