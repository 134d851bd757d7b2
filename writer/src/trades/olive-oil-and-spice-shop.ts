import { trade } from './trade.ts'

export const oliveOilAndSpiceShop = trade({
  id: 'olive-oil-and-spice-shop',
  name: 'olive oil and spice shop',
  also: [
    'olive oil shop',
    'spice shop',
    'spice merchant',
    'olive oil tasting room',
    'oil and vinegar shop',
    'spice store',
    'spice company',
    'olive oil company',
    'olive oil producer',
    'olive grove',
    'spice blender',
    'spice seller',
    'vinegar shop',
    'herb and spice shop',
    'seasoning company',
    'salt shop',
    'spice market',
    'gourmet oil',
    'spice trader',
    'olive oil and vinegar',
    'spice stall',
    'olive mill',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a bottle of oil',
  things: 'oils and spices',
  words: [
    'oil',
    'olive oil',
    'olive',
    'spice',
    'vinegar',
    'balsamic',
    'pepper',
    'salt',
    'herb',
    'cumin',
    'cinnamon',
    'saffron',
    'blend',
    'jar',
    'bottle',
    'seed',
    'paprika',
    'grinder',
    'mortar',
    'chili',
    'salad',
    'nutmeg',
    'peppercorn',
    'curry',
    'harvest',
  ],
  pieces: `
mistake: Spices over the stove don't live long
* The worst place for your spices is right where you use them. | Right over the stove | flame
* Why does the paprika at home taste of dust? | Why does it taste of dust? | question
* There's a pretty rack of spices over your stove, and it's slowly being cooked. | Slowly being cooked | shelf
Heat drives off what makes them smell, and steam does the rest. | Heat and steam | cloud
Light's no kinder. Paprika in a sunny jar goes from red to brick to brown. | Light fades paprika | sun
A drawer is what they like. Dark, dry, and an arm's length from the pot. | no: Over the stove / yes: In a drawer | dresser
Lay the jars down with the labels up, and you'll even find the cumin. | Labels up | jar-label
~ If you can't smell it with the lid off, it won't do a thing in the pot. | Can't smell it? It's gone | wind
> Bring {brand} the name of the one that's faded. | Which one's faded? | jar
> Clear one drawer before you come to {brand}. | Clear a drawer | dresser

mistake: Don't shake the jar over the pot
* Steam goes up, and it goes straight into your spice jar. | Steam in the jar | cloud
* Why does a spice turn into a rock in its jar? | Why is it a rock? | cube
* You tap the jar of curry over the pot, and a lump falls in. | A lump falls in | jar
Every time you shake it over something hot, the jar breathes in. | The jar breathes in | wind
The damp makes it cake, and damp spice fades fast. | Damp, lumpy, faded | drop
Shake it into your palm first, away from the stove, and throw it in from there. | no: Over the pot / yes: Into your palm | hand-palm
You also see how much it is. That's saved a lot of dinners. | You see how much
~ Same with a wet spoon. Keep a dry one in the drawer. | A dry spoon | spoon
> Practice the palm with the next jar from {brand}. | Into the palm | hand-palm
> Ask {brand} which ones lump the quickest. | Which ones lump? | question

myth: Green oil isn't better oil
* People who taste olive oil for a living can't see the color. | They can't see the color | eye-slash
* Is greener olive oil better olive oil? | Greener is better? | question
* One bottle's green as grass, one's pale as straw, and you reach for green. | Grass, or straw | palette
Tasters drink it from dark blue glasses, so that color can't fool them. | Tasted from blue glasses | pint-glass
Early olives give green oil, ripe ones give gold. Both can be splendid, both can be flat. | Early: green. Ripe: gold | tree
What counts is the smell. Cut grass, tomato leaf, artichoke, almond. | Smell for cut grass | plant
If it smells of crayons or old peanuts, it's rancid, whatever the color. | no: Crayons / yes: Cut grass | pencil
~ And most bottles are dark anyway, for good reason. Light spoils it. | Dark glass, good reason | sun
> Shut your eyes at {brand} and smell two. | Eyes shut, smell two | eye-closed
> Find the one at {brand} that smells of tomato leaf. | Smell of tomato leaf | leaf

how: How an olive becomes oil by evening
* An olive starts to spoil the minute it leaves the tree. | From the tree, it's a race | timer
* How do you get oil out of an olive? | How does it come out? | drop
* The mill is loud, and you can taste the olive in the air. | Loud and green | factory
The crates come in the same day, before the fruit at the bottom warms up. | at: Noon / In from the grove | truck
Leaves are blown off, and everything's crushed, stone and all. | at: Then / Crushed, stone and all | acorn
The paste is stirred slowly, until tiny drops find each other. | at: Then / Stirred till it beads | spiral
Then it's spun. Water and skins go one way, oil runs out the other, green and cloudy. | at: Evening / Spun out | drop
~ Nothing's added and nothing's cooked. It's juice, really. | It's a fruit juice
> Ask {brand} on which day theirs was pressed. | Pressed when? | calendar
> Taste it off a spoon at {brand}, like juice. | Off a spoon | spoon

how: Black, white, and green pepper are one plant
* Black pepper and white pepper hang on the same vine. | On the same vine | plant
* What's the difference between black and white pepper? | What's the difference? | question
* Three bowls of pepper, three colors, and you're told it's one berry. | Three bowls, one berry | swatches
Picked green and dried in the sun, the berry wrinkles and goes black. | Green, dried: black | sun
Left to ripen and soaked till the skin rubs off, the heart is white. | Ripe, peeled: white | drop
Pickled in brine or dried in the cold, it stays green and tastes of leaves. | In brine: green | jar
So black has the perfume, which is in the skin, and white has the bite. | Black: perfume. White: bite | wind
~ Pink ones are another plant entirely. They only borrowed the name. | Pink is another plant | plant
> Crush one of each between your fingers at {brand}. | Crush one of each | hand
> Put a real black peppercorn from {brand} in your grinder, and taste an egg. | Taste it on an egg | egg

question: How long does a bottle of oil last?
* Wine gets older. Oil just gets old. | Oil just gets old | calendar
* How long does a bottle of olive oil keep? | How long does it keep? | hourglass
* You've been saving the good oil for a good day, for two years now. | Saved for years | calendar
Pour it tonight. It never tastes better than in its first months. | It won't get better | clock
Shut and in the dark, it's good for a year or more. Once it's open, think weeks. | Open: think weeks | calendar
Air's what does it. A half-empty bottle goes faster than a full one. | Air turns it | wind
So buy a size you'll finish in a month or two. | no: A big can, half empty / yes: A small bottle | drop-half
~ If it's past its best, fry in it. Only when it smells of crayons is it over. | Past its best? Fry in it | cooking-pot
> Tell {brand} how much you cook, and take the size that fits. | How much do you cook? | cooking-pot
> Open the one from {brand} tonight, on bread. | Open it tonight | bread

question: How do you know your spices are dead?
* Spices don't go bad. They go quiet. | They go quiet | speaker-high
* How do you know when a spice is past it? | Is it past it? | question
* The nutmeg in your drawer has moved apartments with you twice. | Moved with you twice | box
Open it and smell. If you have to think what it is, it's over. | 1. Smell it | wind
Rub a pinch in your palm. Warmth should wake it. | 2. Rub it warm | hand
Look at it. Paprika should be red, herbs green, turmeric the color of a taxi. | 3. Look at the color | palette
Ground ones fade within the year. Whole seeds hold out for several. | Whole holds longer | grains
~ Whole nutmeg lasts nearly forever. The ground kind, about till you close the jar.
> Go through your drawer tonight, and bring the list to {brand}. | Make a list | list
> Smell a fresh one at {brand}, so you know what you're missing. | Smell a fresh one | wind

comparison: Whole or ground?
* Grind a spice, and its clock starts ticking. | The clock starts | clock
* Should you buy your spices whole or ground? | Whole, or ground? | question
* You crack a seed of cardamom in a mortar, and the whole kitchen knows. | The whole kitchen knows | wind
A whole spice is closed like a nut. Nothing gets out till you break it. | Whole: closed like a nut | acorn
So buy whole what you can crush easily. Cumin, pepper, coriander, cardamom. | Whole: cumin, pepper | grains
Buy ground what breaks grinders, or goes in by the spoon. Cinnamon, turmeric, paprika. | Ground: cinnamon, paprika | spoon
You don't need a machine. A heavy pan on a hard board does it. | A heavy pan will do | cooking-pot
~ An old coffee grinder's fine, as long as nobody wants coffee from it again.
> Have a whole and a ground cumin under your nose at {brand}. | Both under your nose | wind
> Buy whole at {brand}, and a little mortar, if you've got an arm for it. | Whole, and a mortar | bowl-food

choose: Read the bottle before you buy the oil
* The most important thing on an oil bottle is the smallest print. | The small print | magnifier
* How do you choose a good olive oil? | How do you choose? | question
* There's a wall of olive oil, and every bottle has a sunset on it. | A wall of sunsets | sun-horizon
Look for a harvest date. A best-by date can hide a lot. | 1. A harvest date | calendar
Look for a place, one place. Blended from everywhere tells you nothing. | 2. One place | map-pin
Look at the glass. Dark or tin, never clear. | 3. Dark glass or tin
Then taste it, if you can. It should bite your throat a little. | 4. A bite in the throat | drop
~ Extra virgin means pressed and not refined. It's where you start. | 5. Extra virgin | check
> Turn the bottle over at {brand} and find the harvest. | Find the harvest | calendar
> Ask {brand} for two from two places, and taste. | Two from two places | map-pin

first: Your first oil tasting
* If the oil makes you cough, that's good. | Coughing is good | drop
* How do you taste olive oil without bread? | Without bread? | question
* Somebody gives you a tiny cup of oil and says, drink. | "Drink" | drop
Warm the cup in your hands, with one palm over it as a lid. | 1. Warm it, keep it covered | hand-palm
Take the palm off and smell, quickly. That's the best moment. | 2. Smell it quickly | wind
Sip, and pull air through your teeth. Slurping's correct here. | 3. Sip and slurp | wind
First it's fruity, then bitter on the tongue, then it scratches your throat. | 4. Fruity, bitter, peppery | leaf
~ A slice of apple in between, and you're ready for the next. | 5. Apple in between | orange-slice
> Slurp loudly at {brand}. It's allowed. | Slurp loudly | drop
> Start with the mild one at {brand} and end with the cougher. | Mild first | sliders

care: Where your good oil should live
* Your oil bottle is in the prettiest spot, and it's the wrong one. | The prettiest spot | window
* Where do you keep olive oil at home? | Where do you keep it? | question
* The sun's on the counter, and the oil's glowing like a lamp. | Glowing in the sun | sun
Light, heat, and air. The window gives it the first two. | Light, heat, air | sun
Put the big bottle in a dark cupboard, and keep a small one by the stove. | Big one dark, small one near | shelf
Fill the small one up often, and wash it now and then. Old oil spoils the new. | Wash the small one | sink
Screw the cap on. That pretty pourer is an open window. | no: An open pourer / yes: A cap | drop
~ If it goes cloudy in a cold room, nothing's wrong. It'll clear. | Cloudy from cold is fine | snowflake
> Take two sizes home from {brand}, one to keep and one to pour. | One to keep, one to pour | drop
> Bring the empty one to {brand} and ask about a refill. | Ask about a refill | repeat

checklist: The few jars that cook nearly everything
* You don't need forty spices. You need a few good ones. | A few good ones | jar
* Which spices do you really need at home? | Which do you need? | question
* It's your first kitchen, the drawer's empty, and dinner needs a spice. | An empty drawer | dresser
Black pepper, whole, in a grinder that works. | 1. Black pepper, whole
Cumin. It's in chili, in curry, and in half of everything else. | 2. Cumin | grains
Paprika, sweet or smoked, because it makes potatoes worth talking about. | 3. Paprika
Chili flakes for heat, and cinnamon for meat as much as for cake. | 4. Chili and cinnamon
One dried herb that's good dry, which is oregano or thyme. | 5. Oregano or thyme | plant
~ The last one is whatever your grandmother used. Her word for it counts. | 6. And your grandmother's | heart
> Fill a small drawer at {brand}, in small bags. | Small bags | bag
> Tell {brand} three dishes you cook every week. | Three weekly dishes | list

cost: Why saffron is weighed on a jeweler's scale
* Every thread of saffron was picked by two fingers before sunrise. | Two fingers, before sunrise | flower
* Why is saffron so expensive? | Why so expensive? | tag
* The saffron box is tiny, and its price makes you blink. | A tiny box | scales
A crocus has three threads in it, and that's all the spice there is. | Three threads a flower | flower
It blooms for a short while in the fall, and every flower's picked by hand. | A short bloom | calendar
Oil has its own version. Green, early olives give little, so early oil costs more. | Early olives give little | drop
Vanilla's flower is pollinated by hand, and the pod cures for months. | Vanilla cures for months | hourglass
~ You need little. A pinch of threads in warm water does a whole pan of rice. | A pinch is enough | hand
> Count the threads at {brand}, and take only what you'll cook. | Count the threads | eye
> Pick the smallest bag at {brand}. It'll do a lot of rice. | The smallest bag | bag

tip: Wake your spices up in a dry pan
* The cumin in your drawer is only asleep. | Only asleep | moon
* How do you get more out of the spices you have? | More from the same jar? | question
* One minute in a dry pan, and the spice fills the hall. | One minute in a pan | cooking-pot
Put whole seeds in a pan with nothing else, over a medium flame. | 1. Whole seeds, no oil | flame
Keep them moving, and use your nose. When it smells nutty, you're there. | 2. Move them, smell them | hand
Tip them out at once. In a hot pan they'll burn while you look for a bowl. | 3. Tip them out at once | bowl-food
Crush them warm. | 4. Crush them warm
~ Ground ones burn too quickly for that. Stir those into warm oil with the onions. | Ground: into warm oil | drop
> Toast a spoonful from {brand} tonight, whatever's for dinner. | Toast a spoonful | spoon
> Smell one raw and one toasted at {brand}, if there's a pan around. | Raw, and toasted | cooking-pot

season(11-12): New oil tastes like grass and pepper
* For a few weeks a year, oil is green enough to startle you. | A few weeks a year | calendar
* What's new oil, and why is everybody waiting for it? | What's new oil? | question
* It's November, the bread's toasted, and the new oil stings your throat. | It stings your throat | bread
In the north, olives come in during fall. What's pressed now is on the table now. | From fall olives | tree
It's cloudy, loud, and bitter like arugula. It isn't meant for frying. | no: Frying / yes: Pouring raw | drop
Rub toast with garlic, drown it in oil, add salt. That's the whole recipe. | Toast, garlic, oil, salt | bread
Pour it over beans, over soup, over a boiled potato. | Over beans or soup | bowl-steam
~ By spring it's calmed down and turned into something gentler. | Calmer by spring | flower
> Ask {brand} when the new oil comes in. | When does it come? | calendar
> Bring bread to {brand}, just in case. | Bring bread | bread
`,
})
