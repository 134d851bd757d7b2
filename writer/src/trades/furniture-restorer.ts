import { trade } from './trade.ts'

export const furnitureRestorer = trade({
  id: 'furniture-restorer',
  name: 'furniture restorer',
  also: [
    'furniture restoration',
    'furniture repair',
    'furniture refinishing',
    'furniture refinisher',
    'antique restorer',
    'antique furniture restoration',
    'wood furniture repair',
    'furniture restoration workshop',
    'french polisher',
    'french polishing',
    'chair caning',
    'furniture stripping',
    'furniture conservator',
    'furniture upcycling',
    'upcycled furniture',
    'furniture flipper',
    'furniture painter',
  ],
  way: 'project',
  customers: 'customers',
  thing: 'a restoration',
  things: 'restorations',
  words: [
    'furniture',
    'chair',
    'table',
    'dresser',
    'drawer',
    'veneer',
    'finish',
    'polish',
    'varnish',
    'wood',
    'antique',
    'wax',
    'shellac',
    'chest',
    'cabinet',
    'desk',
    'joint',
    'glue',
    'scratch',
    'woodworm',
    'restorer',
    'heirloom',
    'hinge',
    'leg',
  ],
  pieces: `
mistake: Don't strip it before you've cleaned it
* Before you strip that old table, wash it. | Wash before you strip | table
* Is that dark old finish ruined, or just dirty? | Ruined, or dirty? | magnifier
* Paint stripper in your hand, grandma's dresser in front of you. | Stripper in hand? | hand-palm
A lot of what looks like dead varnish is smoke, wax and other people's hands. | Smoke, wax, old hands | hand
A gentle cleaner on a cotton pad, in a corner nobody sees, tells you which. | Test a hidden corner | magnifier
If the pad comes away brown and the wood below is glowing, put the stripper back. | Brown pad, glowing wood | sparkle
The old surface is part of what makes it old, and you can only take it off once. | no: Strip it all / yes: Clean it first | brush
~ Wood underneath is often paler than you'd think.
> Take a picture of your test corner and show {brand} before you go on. | Show the test corner | camera
> Not sure what's dirt and what's finish? Ask {brand} first. | Dirt or finish? | question

mistake: The wrong glue makes the next repair harder
* That chair wobbles, and there's superglue in the kitchen drawer. Leave it there. | Leave the superglue there | chair
* Can you just squirt glue into a loose chair joint? | "Just squirt it in?" | drop
* You glued the chair at Easter, and by fall it wobbled again. | Glued, and loose again | chair
Fresh glue on top of old glue holds the old glue. It doesn't get to the wood. | New glue, old glue, no wood | link-break
A loose joint has to come apart, get scraped clean and be glued tight. | no: Squirt it in / yes: Apart, clean, glue | tool
Old chairs were put together with hide glue, which softens with warmth and water. | Old glue lets go with warmth | drop
So somebody can open it again someday. Superglue and screws don't give that chance. | Superglue can't be undone
~ If one joint is loose, test all of them.
> Wiggle each joint and tell {brand} how many move. | How many move? | hand
> Already used glue on it? Tell {brand} which kind. | Which glue was it?

myth: Worm holes don't mean there are worms
* Little round holes in your dresser. Is it being eaten? | Is it being eaten? | bug
* A hole in old wood is a door somebody left by. | They left by that door | door-open
* How do you know if the woodworm are still at home? | Still at home? | magnifier
That hole was made on the way out. The beetle's gone. | Made on the way out | bug
What counts is what happens next, so look for fresh dust, pale as flour. | Look for pale dust | eye
Put dark paper under the leg, tap once, and look again after some weeks. | at: Today / Dark paper under the leg | hourglass
Clean paper, dark old holes, and most likely you own a former home. | Clean paper: likely old | check
~ If there's a new pile, keep the piece away from the others until somebody's seen it. | New pile: keep it apart | warning
> Slide dark paper under it tonight and tell {brand} what you find. | Dark paper tonight | moon
> Send {brand} a close-up of the holes with a coin beside them. | Holes and a coin | coin

how: How a rag makes a table shine
* No brush, no spray. A French polish goes on with a rag. | It goes on with a rag | hand
* How does an old table get that depth you could fall into? | Where's the depth from? | sparkle
* You smell alcohol and hear a rag whisper over the wood. | A rag whispers | ear
Shellac, dissolved in alcohol, goes into a wad of wool with a cotton skin. | Shellac in a wad of wool | yarn
It's wiped on in circles and figure eights, so thin that each layer's dry in moments. | Circles and figure eights | infinity
Stop in one place and it sticks and tears, so the hand never stops. | The hand never stops | repeat
Then it rests, and the next day it's done all over again. | at: Next day / All over again | sun-horizon
~ You're looking through dozens of layers, and that's the depth.
> Tilt your tabletop toward a window and tell {brand} what you see in it. | Tilt it to the light | window
> Ask {brand} what finish yours has before you put anything on it. | Which finish is it? | question

how: How a bubble in veneer lies down again
* There's a bubble in your veneer. Don't press it with a pin. | Leave the pin alone | pin
* What can you do about a blister on an old table? | What about the blister? | table
* Tap along your old chest with a fingernail. Does it sound hollow somewhere? | Tap. Hollow? | ear
Under the bubble the old glue has let go of the wood. | The glue let go | link-break
Often that glue only needs to be woken up, with gentle warmth and a little moisture. | Warmth wakes the old glue | fire
If it's too tired, the veneer's slit along the grain and new glue slides in under it. | at: If not / A slit, and new glue | knife
Then a flat block and weight, until it's forgotten that it ever stood up. | at: Then / Weight and patience | barbell
~ Every crumb that broke off goes in an envelope. A matching one is hard to find. | Crumbs in an envelope | envelope
> Collect the crumbs and bring them to {brand} along with the drawer. | Bring the crumbs | envelope
> Mark the hollow spots with tape and show {brand}. | Mark the hollow spots

question: Does the white ring ever come out
* Somebody put a hot cup on grandma's table. | A hot cup, a white ring | coffee
* Does a white ring ever come out of polished wood? | Will it come out? | coffee
* There's a ring on the table, and you've read about mayonnaise. | Mayonnaise? | jar
White is good news. It's only moisture in the finish and hasn't reached the wood. | White: only in the finish | drop
Black is water that got through to the wood, and that's another job. | Black: in the wood | warning
A young white ring sometimes fades by itself in a warm dry room. Give it a few days. | Give it a few days | hourglass
~ Oily tricks may hide it for a while, and they leave grease for whoever really fixes it.
Whatever you do, keep the iron and the sandpaper away from it. | no: Sand it / yes: Wait, then ask | prohibit
> Is it white or black? Tell {brand}. | White or black? | question
> Note what the cup had in it and when, and send {brand} a photo. | What, and when? | camera

question: Will it lose its value if it's restored
* Is it true you should never touch an antique? | "Never touch it?" | hand-palm
* You inherited a desk. Now everyone says leave it, or it's worthless. | "Leave it alone!" | desk
* Nobody pays more for an antique because its drawer won't open. | The drawer won't open | dresser
A repair that keeps the old parts and the old surface rarely hurts anything. | Keep old parts and surface | check
What hurts is sanding it all smooth, new handles, and a shine it never had. | no: Sanded and shiny / yes: Sound and old | sparkle
So ask first what it is. Most old furniture is for living with. | Ask what it is | magnifier
~ And a rare piece deserves somebody who writes down what they did to it. | | note-pencil
Once you know, decide whether you want to keep it, use it or sell it. | Keep, use, sell? | signpost
> Ask {brand} what it is before you ask what it costs. | What is it?
> Look for labels, stamps and pencil marks inside, and show {brand}. | Labels and pencil marks | stamp

comparison: Restore it or paint it
* Paint it or bring it back? That dresser can't vote. | Paint it or bring it back? | dresser
* Should you paint an old dresser or restore it? | Paint or restore? | paint-brush-broad
* You've saved a hundred pictures of pale blue furniture. | Pale blue everywhere | images
Paint covers stains, patches and three kinds of wood that never matched. | Paint = covers a mixed past | paint-bucket
For something plain, made of softwood and already painted twice, it's honest. | Plain and painted before? Go on | check
Restoring shows the grain, and for walnut or rosewood you'd miss it. | Restore = shows the grain | tree
Getting paint back out of pores and carvings is slow work. | Paint is slow to undo | hourglass
~ So look inside a drawer first, at wood no one has finished. It'll tell you what you'd hide. | | eye
> Pull out a drawer, photograph the raw wood, and ask {brand} what it is. | Photograph the raw wood | camera
> Before the first brushstroke, let {brand} have a look. | A look before the brush | eye

choose: Ask what they won't do
* A good restorer talks you out of something. | They talk you out of it | speech
* Which restorer gets the one heirloom you have? | Who gets the heirloom? | hand-heart
* You're about to hand over your grandmother's desk. What do you ask? | What do you ask? | chats
Ask what they'd leave as it is. There should be a list. | 1. What would you leave? | list
Ask whether a repair can be undone. With glue and finish that's often a choice. | 2. Can it be undone? | repeat
Ask to see something before it went through the workshop, and after. | 3. Before and after | images
Ask where it'll stand until it's done, and if it's insured there. | 4. Where will it stand? | warehouse
~ And notice whether they touch it before they talk. Hands tell them more. | | hand
> Put your finger on one scar and ask {brand} whether it should stay. | Should this scar stay? | hand-pointing
> Ask {brand} what they'd do if it were their own grandmother's. | If it were your own?

first: What the restorer does with your chair first
* First your chair gets turned upside down, like a baby at the doctor's. | Upside down first | chair
* How does somebody tell the age of your table at a glance? | How old is it? | hourglass
* Somebody's smelling your drawer. It's part of the job. | Smelling the drawer | dresser
They look underneath, because saws and planes leave marks that tell its age. | Marks tell its age | magnifier
They press, wiggle and tap, to find what's loose and what only looks it. | Press, wiggle, tap | hand
A drop of alcohol on a hidden spot shows which finish is on it. | A drop tells the finish | drop
~ Say what you know. Who had it, which room, was there ever a flood or a move overseas? | | house
Then you talk about how far to go, from only holding together to ready for guests. | How far should it go? | sliders
> Tell {brand} its story and who'll use it next. | Tell its story | speech
> Start with photos to {brand}. Front, back, upside down. | Front, back, upside down | images

care: Put down the spray polish
* The spray polish is the worst friend your antique has. | The worst friend it has | spray-bottle
* Is the shiny stuff in the can any good for an antique? | Is the can any good? | spray-bottle
* You're dusting the old dresser and the can's already in your hand. | The can's in your hand | spray-bottle
Many sprays have silicone in them, and it creeps into every crack. | Silicone creeps into cracks | drop
Years later a new finish won't stick there. It pulls back like rain on a waxed car. | New finish won't stick | car
Dust with a soft dry cloth. A feather duster can catch on loose veneer. | Soft dry cloth | towel
Paste wax, thin as breath, once or twice a year, then buff until your arm's warm. | no: Spray weekly / yes: Wax once or twice a year | hand
~ And keep it off the radiator wall and out of the sun. | | sun
> Read {brand} the back of your can. | Read the back of the can | eyeglasses
> Let {brand} name a wax that suits your finish. | Which wax suits it? | jar

checklist: Before you move an old dresser
* Before you lift that antique dresser, take its drawers out. | Drawers out first | dresser
* How do you carry an old cabinet without breaking it? | How to carry it? | truck
* Most breaks in old furniture happen on the way through a door. | It breaks in the doorway | door
Take out the drawers and number them, since each one fits only its own hole. | 1. Drawers out and numbered | pencil
Tie the doors shut, with cloth tape around, and never tape on the finish. | 2. Doors tied, no tape on finish
Put the key in your pocket, and every knob and crumb in a bag. | 3. Key, knobs and crumbs | key
Lift under the frame. A top can come off in your hands. | 4. Lift under the frame | hand
~ Blankets between everything, and let it stand upright as it always has. | | truck
> Bag the crumbs with a note and hand {brand} the bag. | Hand over the bag | bag
> Do the legs come off? Find out from {brand} before the doorway does. | Do the legs come off?

cost: Why a small repair takes a big morning
* One tiny missing piece of veneer can take a whole morning. | Tiny piece, whole morning | hourglass
* What makes furniture restoration cost what it does? | What's in the price? | receipt
* You could cover the damage on that table with a stamp. | As small as a stamp | stamp
First there has to be wood that matches, cut the same way, old enough to be the same brown. | Wood that matches | tree
It's shaped to the hole, glued, leveled, colored, and the grain is painted across. | Shape, glue, color | paint-brush
The surface around it decides the rest. Polished takes longer than waxed. | Polished takes longer | sparkle
~ Carving, curved drawers and woven seats are separate crafts, and sometimes separate people.
It helps to sort what's broken from what's only old. | no: Make it like new / yes: Fix what's broken | list
> Ask {brand} what has to be done now and what can wait. | Now, or later? | clock
> Pick the three things that bother you, and show {brand} those. | Three things that bother you | list

tip: A candle makes the drawer run
* Your old drawer squeals. There's help on the dinner table. | Help on the dinner table | candle
* How do you make a stubborn old drawer slide? | Make it slide | dresser
* You pull at the dresser with both hands and a foot against it. | Both hands and a foot | footprints
Take the drawer out and turn it over. The shiny strips are where it rubs. | Shiny strips are where it rubs | eye
Brush the dust off, then rub a plain candle along them, and the rails inside as well. | Rub a candle along | candle
Slide it in and out until it's spread. | In and out | repeat
~ Oil swells the wood and turns to glue with dust, so leave the can where it is. | no: Oil / yes: Wax | prohibit
If one strip is worn hollow, wax won't lift it. That takes a new strip of wood. | Worn hollow? New wood
> Worn to a groove? Bring {brand} the drawer and leave the dresser at home. | Just bring the drawer | dresser
> Still sticking on damp days? Mark where, and ask {brand}. | Mark where it sticks | pencil

season(10-12): Shake the chairs before your uncle sits down
* Before the guests come, go around the table and shake every chair. | Shake every chair | chair
* Which of your chairs will give in at the holiday dinner? | Which one gives in? | fork-knife
* You know the moment. The big laugh, the creak, and the chair goes. | The laugh, the creak | smiley-nervous
Hold the back with one hand, the seat with the other, and rock it. | Rock it by hand | hand
A creak is dry glue. A gap you can see is next. | Creak: dry glue | ear
Take that one out of the row and give it to a coat. | no: Your uncle / yes: A coat | coat-hanger
Pull the table apart, too, and see if the leaf still goes in and the pegs are there. | Try the leaf | table
~ Brush the slides and rub some wax on, and it won't take three cousins. | | candle
> Line up the wobblers and tell {brand} how many there are. | How many wobble?
> Leaf missing its pegs? Show {brand} the edge. | Pegs missing? | magnifier
`,
})
