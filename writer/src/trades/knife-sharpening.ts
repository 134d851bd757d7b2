import { trade } from './trade.ts'

export const knifeSharpening = trade({
  id: 'knife-sharpening',
  name: 'knife sharpener',
  also: [
    'knife sharpening',
    'knife sharpening service',
    'sharpening service',
    'mobile knife sharpening',
    'mobile sharpener',
    'mobile knife sharpener',
    'knife grinder',
    'knife and scissor sharpening',
    'scissor sharpener',
    'scissor sharpening',
    'scissors sharpener',
    'tool sharpening',
    'tool sharpener',
    'sharpening shop',
    'sharpening van',
    'blade sharpening',
    'blade sharpener',
    'shear sharpening',
    'saw sharpening',
    'cutlery grinder',
    'mail-in knife sharpening',
    'chef knife sharpening',
    'lawn mower blade sharpening',
  ],
  way: 'care',
  customers: 'cooks',
  thing: 'a sharpened knife',
  things: 'sharpened knives',
  words: [
    'knife',
    'blade',
    'edge',
    'scissors',
    'sharp',
    'dull',
    'stone',
    'steel',
    'tomato',
    'onion',
    'cutting board',
    'drawer',
    'handle',
    'tip',
    'kitchen',
    'bread knife',
    'chef',
    'sharpen',
    'sharpening',
    'dishwasher',
    'burr',
    'cut',
    'honing rod',
    'mower',
    'shears',
  ],
  pieces: `
mistake: Your knife's worst hour is the dishwasher
* Your knife's worst hour of the week is in the dishwasher. | Its worst hour | washing-machine
* Why is your good knife dull again after a month? | Dull again? | knife
* The dishwasher hums, and inside your knife is knocking against a plate. | Knocking against a plate
An edge is as thin as foil. In the dishwasher, every knock folds a bit of it over. | An edge thin as foil
Salt and heat do the rest, with rust spots right where it's thinnest. | Salt and heat | drop
A wooden handle swells and shrinks, until it gaps. | The handle gaps
So wash it by hand, right after cutting, from the spine. | no: In the dishwasher / yes: Washed by hand | sink
~ It takes less time than finding a slot in the basket. | It's quicker, too | timer
Then dry it, and put it away on its own. | Dry, and on its own | towel
> Bring the one with the spots to {brand}. | Bring the spotted one | knife
> Not sure if the wood still holds? Show the handle to {brand}. | Check the handle | hand

mistake: You sharpen on the steel, and it gets no sharper
* The rod in your knife block doesn't sharpen. | It doesn't sharpen | knife
* Why doesn't the honing rod make your knife sharp any more? | Why doesn't it work? | question
* You whip the knife along the rod, and it still won't cut a tomato. | And still no tomato | knife
In use, an edge bends over to one side, like the pages of a paperback. | The edge bends over | book-open
The rod stands it up again. That's all it does, and it's worth a lot. | The rod stands it up
But once the edge is worn round, there's nothing left to stand up. | no: Worn round, rod / yes: Bent over, rod
Then metal has to come off, on a stone, until two sides meet again. | Then it needs a stone
~ Use the rod lightly. You're stroking, not fencing. | Stroke, don't fence | hand
> When the rod stops helping, take the knife to {brand}. | Rod stops helping? | knife
> Ask {brand} to watch your angle for two strokes. | Watch my angle | eye

myth: A dull knife is safer
* A dull knife is the one that cuts you. | The dull one cuts you | knife
* Isn't a dull knife the safe one? | "Isn't dull safer?" | question
* The knife slides off the onion, and your finger's right there. | It slides off
A sharp edge goes where you put it. It bites and stays. | Sharp bites and stays
A dull one needs force, and all that force has to go somewhere when it slips. | no: Dull, with force / yes: Sharp, without | hand-fist
It squeezes the onion too, and that's what makes you cry. | And you cry more | drop
~ Watch a chef with an onion. Nobody's pressing. | Nobody presses there | chef-hat
You'll need a few days to get used to a sharp one, so curl your fingertips in. | Curl your fingertips in | hand
> Treat the first onion after {brand} with respect. | Mind the first onion | knife
> Start with the one you use every day, and take it to {brand}. | The everyday one first | calendar

how: How you feel that a knife is sharp
* A knife gets sharp the moment you feel a burr. | You feel a burr | hand
* How do you know when the blade is done? | When to stop? | question
* The stone's wet, the knife hisses over it, and somebody's feeling for something. | Feeling for something | hand
You hold it at one angle, always the same, and take metal off one side. | at: First / One side, one angle | ruler
After a while, a tiny lip curls up on the other side. Your thumb can feel it. | at: Then / A lip on the other side | thumb
That's the burr. It says the two sides have met, from heel to tip. | at: Now / The sides have met
Then you turn it over and do the same. | at: Then / Turn over | repeat
Finer stones shrink it, and leather takes it off. | at: Last / Leather takes it off
~ If it stays on, the knife feels great for a day. | Left on, sharp for a day | calendar
> Feel a burr once, carefully, when you're at {brand}. | Feel the burr | thumb
> Cut paper at {brand} before you leave, from heel to tip. | Cut some paper | file-text

how: How a bread knife gets sharpened
* A bread knife can be sharpened, tooth by tooth. | Tooth by tooth | bread
* Can a bread knife be sharpened at all? | Can it be done? | bread
* Your bread knife makes more crumbs than slices. | More crumbs than slices | bread
A flat stone would only touch the tips and leave the valleys alone. | no: On a flat stone / yes: Valley by valley
So a thin round rod goes into each valley, from the ground side, a few strokes each. | A rod in each valley | repeat
Only that one side. On the flat back there's just the burr to take off. | Then only the burr | hand
It takes patience and hardly any metal. They stay good for years, because the tips protect the valleys. | Tips protect valleys | bread
~ Very fine waves are a matter of taste. Ask before. | Very fine ones? Ask
> Count the teeth on your bread knife for fun, and bring it to {brand}. | Bring the bread knife | bread
> One side or both? Let {brand} look at how yours is ground. | One side or both? | question

question: How often does a knife need sharpening?
* How often does a kitchen knife need sharpening? | "How often?" | calendar
* Ask a tomato if your knife is sharp. | Ask a tomato | knife
* You're sawing at a tomato, and it's losing juice. | Sawing at a tomato | drop
There's no number. It depends on what you cut, on what, and how you keep it. | It depends on how you cook | cooking-pot
So lay the edge on a ripe tomato, and only pull. Don't press. | 1. Lay it on, and pull
If it slips, try the rod. | 2. Slips? Try the rod
If it still slips, it's time for a stone. | 3. Still slips? A stone
Hold the edge under a lamp, too. A sharp one doesn't shine. Where you see a bright line, it's dull. | 4. A bright line means dull | lamp
~ Don't wait till it hurts. A little, often, takes off less metal. | Sooner takes off less | hourglass
> Do the tomato test tonight, and bring what slips to {brand}. | What slips comes along | knife
> Cook a lot? Tell {brand}, and ask for a rhythm. | Find a rhythm | calendar

question: Can you fix a broken tip?
* The tip's broken off my knife, can that be fixed? | "Can that be fixed?" | knife
* A knife with a broken tip isn't for the trash. | Not for the trash | trash
* You opened a can with your good knife, once. | A can, once | jar
A tip can't be glued on. But there's plenty of knife behind it. | Plenty of knife behind it
So the back gets ground down until it meets the edge at a new point. | Ground down from the back | repeat
That way the edge keeps its curve. | no: From the edge / yes: From the spine
It'll be a bit shorter, and nobody sees it but you. | A bit shorter | ruler
Nicks go the same way. The whole edge moves back until the deepest one is gone. | Nicks go the same way
~ It has to be done slowly and kept cool, or the steel goes soft. | Slow and cool | drop
> Wrap the point and bring the knife to {brand}. You won't need the broken piece. | Leave the broken piece | package
> Send {brand} a photo with a coin next to the nick. | Photo with a coin | camera

comparison: A Japanese knife or a German one
* A Japanese knife and a German one want different edges. | Two edges | knife
* What's the difference between a Japanese and a German kitchen knife? | What's the difference? | question
* You pick up one knife like a pen, and the other like a hammer. | Pen or hammer? | pen
The German kind is softer steel and thicker. It bends before it chips, and forgives a chicken bone. | Soft steel bends | bone
The Japanese kind is hard and thin. It goes through a tomato by its own weight, and it chips if you twist it. | Hard steel chips | warning
So one gets a sturdier edge, and the other a finer one that glides. | no: Same angle for both / yes: Each its own | ruler
The hard one doesn't like the ridged rod either. | No ridged rod for the hard one
~ Neither likes a frozen pizza. | Neither likes frozen pizza | pizza
> Put both on the counter at {brand}, and ask what angle each gets. | Which angle for each? | ruler
> Tell {brand} what you cut most, bones or herbs. | Bones or herbs? | leaf

choose: Who gets your best knife?
* Give a new sharpener your second-best knife. | Your second-best | knife
* How do you choose somebody to sharpen your knives? | How do you choose? | question
* Sparks are flying at the market, and your best knife's in your bag. | Sparks are flying | van
Sparks look good, but sparks are heat, and heat takes the hardness out of a thin edge. | Sparks are heat | flame
So ask how it's cooled, with water, a slow belt, or a stone by hand. | 1. How is it cooled? | drop
Ask which angle yours will get. | 2. Which angle? | ruler
Look at one that's finished. The line should be even from heel to tip. | 3. Even from heel to tip | eye
See that the shape's the same as before, without a dip near the handle. | 4. No dip at the handle
~ And have it cut paper for you. It shouldn't catch anywhere. | 5. Paper, without a catch | file-text
> Start with the second-best at {brand}. | Second-best first | knife
> Ask {brand} how they keep it cool. | How do they cool it? | drop

first: Your first knife after sharpening
* The first tomato after sharpening comes as a bit of a shock. | The first tomato | knife
* What do I do with my knives the first time I have them sharpened? | What do I do? | question
* You've never had your kitchen knives sharpened, and you're a bit ashamed. | A bit ashamed | smiley-nervous
Everybody's knives arrive dull, and the worst one makes the nicest difference. | Everybody's arrive dull
You put them on the table, and each is looked at against the light. | at: First / Against the light | lamp
You say what you do with it, and they tell you what'll come off. | at: Then / What do you cut? | speech
Then it's stones and water, and a rhythm like sweeping. | at: Then / Stones and water | drop
At home, cut slowly for the first days. Your hand is used to pressing. | at: At home / Cut slowly | hand
~ Tell everyone in the house before they find out. | at: And / Tell the house | people
> Bring three to {brand} for a start, and one you've given up on. | One you've given up on | knife
> Buy tomatoes on the way home from {brand}. | Buy tomatoes

care: What your knife is cutting on
* Your knife doesn't get dull from the onion, it's the board. | It's the board | knife
* How do you keep a knife sharp for longer? | How does it stay sharp? | calendar
* The knife clicks on the glass board, and that's the sound of money. | Click, click | coins
Glass, stone, and plates are harder than the edge. Every cut ends with a crash. | no: Glass or stone / yes: Wood or soft plastic
Wood gives, and so does soft plastic. | Wood gives | log
Push the onions off the board with the spine and not with the edge. | Push with the spine | hand
Don't let it lie around in a drawer with the spoons. A magnet, a block, or a sleeve will do. | A magnet, block, or sleeve | magnet
~ If it goes in a block, slide it in on its back. | In on its back | repeat
And no bones and no cans. You've got other tools for those. | No bones, no cans | bone
> Tell {brand} what your board's made of. It explains a lot. | What's your board? | log
> Ask {brand} about a sleeve for the drawer. | A sleeve for the drawer

checklist: Everything in the house that has an edge
* Knives aren't the only thing in the house with an edge. | Not only knives | scissors
* What else can a knife sharpener sharpen? | What else? | question
* You're cutting wrapping paper, and your scissors chew it. | They chew it | scissors
Scissors, even the good ones from the sewing box. | 1. Scissors | scissors
Pruning shears, because a crushed stem heals badly. | 2. Pruning shears | flower
The mower blade, because a dull one tears the grass and the tips go brown. | 3. Mower blade | plant
Chisels and planes from the workbench. | 4. Chisels and planes | hammer
The pizza wheel, the food processor, the can opener's little wheel. | 5. Pizza wheel | pizza
~ An axe, for the winter. | 6. The axe | axe
Not everyone does everything, so ask before you fill the bag. | Ask before you pack | speech
> Walk through the house with a box, then call {brand}. | Walk through the house | box
> Send {brand} a photo of the pile. | A photo of the pile | camera

cost: Why one knife costs more to sharpen
* Why does one knife cost more to sharpen than another? | Why more? | tag
* A nick costs more than a dull knife. | A nick costs more | knife
* Five knives on the table, and one has a bite out of it. | A bite out of it | knife
A dull one only loses a breath of metal. | Dull is quick | timer
With a nick, the whole edge has to go back as far as the nick is deep. | A nick takes the whole edge
Length counts, and so does every tooth on a bread knife. | Length and teeth | ruler
Hard steel takes longer on the stone, and then it stays sharp longer. | Hard steel takes longer | hourglass
Scissors have two halves, so they come apart and get set again. | Scissors are two | scissors
~ After a kitchen gadget, it has to get its shape back first. | Then the shape comes first | repeat
> Lay them out for {brand}, and ask which one's the expensive one. | Which one's expensive? | tag
> How many, how long, and any nicks? Tell {brand}. | How many, how long? | ruler

tip: How to carry a knife without losing a finger
* The dangerous part of sharpening is the ride there. | The ride there | bag
* How do you carry a kitchen knife to the sharpener? | How do you carry it? | bag
* Five kitchen knives in a tote bag, and you reach in for the keys. | You reach in | tote
Cut a strip from a cardboard box, a bit longer than the blade. | 1. A strip of cardboard | box
Fold it around, with the edge in the fold, and tape it shut. | 2. Fold and tape | package
Tape the cardboard to itself. Tape on the handle leaves glue. | 3. Tape on the cardboard
Write on it which end's the point. | 4. Mark the point | pencil
Then roll all of them in a towel, with the handles the same way. | 5. Roll in a towel | towel
~ In the car it lies flat on the floor, not on the seat. | 6. Flat on the floor | car
On the way back it counts double. | Double on the way back | repeat
> Keep the cardboard for the way home from {brand}. | Keep the cardboard | box
> Put your name on each sleeve before you hand them to {brand}. | Your name on each | pencil

season(11-12): Before the roast
* The roast takes hours, and the carving knife ruins it in no time. | Ruined in a minute | knife
* When did you last use the carving knife? | When was it? | calendar
* Everyone's at the table, and you're tearing the turkey with a dull knife. | Tearing the turkey | fork-knife
A dull one drags, so the slices come off in rags and the skin slides away. | It drags the skin off
A sharp one draws through in one long pull, skin and all. | One long pull | knife
Take it out of its box now. It's been in there since last year. | no: On the day / yes: Weeks before | calendar
And do the small one too, for the joints. | And the small one
Let the meat rest before you cut. That's half of a clean slice. | Let it rest first | timer
~ Everybody has this idea in the last week. | Everyone comes in the last week
> Take the carving knife to {brand} when you order the bird. | When you order the bird | calendar-check
> Ask {brand} for the last day that still makes it to the table. | What's the last day? | calendar
`,
})
