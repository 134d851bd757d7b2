import { trade } from './trade.ts'

export const farmShop = trade({
  id: 'farm-shop',
  name: 'farm shop',
  also: [
    'farm store',
    'farm stand',
    'farmstand',
    'roadside stand',
    'vegetable box',
    'veg box',
    'csa farm',
    'csa',
    'organic farm',
    'market garden',
    'farm market',
    'pick-your-own farm',
    'pick your own',
    'u-pick farm',
    'produce stand',
    'greengrocer',
    'vegetable farm',
    'family farm',
    'egg farm',
    'farm box',
    'produce box',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a box of vegetables',
  things: 'fruit and vegetables',
  words: [
    'farm',
    'field',
    'vegetable',
    'fruit',
    'egg',
    'carrot',
    'potato',
    'tomato',
    'apple',
    'harvest',
    'season',
    'produce',
    'berry',
    'strawberry',
    'crate',
    'basket',
    'lettuce',
    'root',
    'hen',
    'box',
    'farmer',
    'squash',
    'kale',
    'beet',
    'herb',
  ],
  pieces: `
mistake: Take the greens off your carrots
* Your carrots are going limp because of their hair. | It's their hair | carrot
* Why do carrots with greens go soft so fast? | Why do they go soft? | carrot
* You put the whole bunch of carrots in the fridge, greens and all. | Greens and all | thermometer-cold
Those leaves are still growing, and they drink from the root. | Leaves drink from the root | leaf
Within days the carrot's rubber, and the greens look lovely. | Rubber in days
Twist them off as soon as you're home, and leave a thumb of stalk. | no: Greens on / yes: Greens off | hand
It's the same with beets and radishes. | Beets and radishes too | plant
~ Don't throw the greens out. Carrot tops make pesto, and beet leaves cook like spinach. | The tops are food | bowl-food
> Twist them off right at {brand}, if you don't want them. | Twist them off there | hand
> Pick the bunch with the freshest leaves at {brand}. It was pulled last. | The freshest leaves | leaf

mistake: Tomatoes don't belong in the fridge
* Cold is what makes a tomato taste of wet paper. | Cold ruins a tomato | thermometer-cold
* Why does a good tomato taste of nothing a day later? | Taste of nothing? | question
* The tomatoes were warm from the field, and you put them in the fridge. | Warm from the field | sun
Tomatoes are still ripening when you buy them, and cold stops that for good. | Cold stops ripening | snowflake
It also breaks them inside, so they go mealy. | They go mealy
Lay them on the counter, stem side down, not touching. | no: In the fridge / yes: Stem down, outside | hand
Eat the split ones tonight. They won't keep, and they're the sweetest. | Split ones tonight | clock
~ The same goes for peaches and for basil. Basil goes black. | Peaches and basil too | leaf
> Smell the stem end of one at {brand}. That's how you choose. | Smell the stem | wind
> Carry them home from {brand} on top of everything else. | On top of the bag | tote

myth: Brown eggs aren't better eggs
* The color of an egg tells you about the hen's feathers, roughly. | It's about the hen | egg
* Are brown eggs better than white ones? | Brown or white? | egg
* You open the box of eggs, and there's a blue one in it. | A blue one | egg
The color's the breed. White hens mostly lay white, brown ones brown, and a few lay blue. | It's the breed | feather
Crack them into a pan and you can't say which was which. | Crack it, you can't tell | egg-crack
Yolk color is food. Grass and corn make it orange. | Orange comes from grass | plant
How fresh it is shows in the white. It stands up in a fresh one and runs in an old one. | Fresh whites stand up | eye
~ For boiling, take older ones. Very fresh eggs won't peel. | Boiling? Take older ones | cooking-pot
> Crack one from {brand} into a pan and see how it stands. | See how it stands | egg-crack
> Ask {brand} what the hens have been eating. | What did they eat? | grains

how: Why lettuce is cut before sunrise
* Good lettuce is cut by flashlight. | Cut by flashlight | flashlight
* Why do farmers cut lettuce before the sun's up? | Why before sunrise? | sun-horizon
* It's still dark in the field, and the lettuce squeaks when it's cut. | It squeaks | ear
All night the leaf drinks. By dawn it's as full as it gets. | Full at dawn | drop
Once the sun's on it, it loses water faster than the roots can bring it. | The sun empties it | sun
Cut at noon, it's tired already, and it wilts on the way to you. | no: Cut at noon / yes: Cut at dawn | clock
So it's cut cold, dunked in cold water, and kept in the dark. | Cold water, then shade | thermometer-cold
~ At home a bath of cold water wakes up one that's hanging its head. | A cold bath helps | sink
> Come early to {brand} for anything with leaves. | Come early for leaves | sun-horizon
> Squeeze a head at {brand}. It should squeak. | It should squeak | ear

how: Why squash waits before you get it
* A squash isn't ready on the day it's picked. | Not ready yet | calendar
* Why does squash keep for months and zucchini for days? | Months, or days? | question
* There's a barn full of squash, and nobody's allowed to sell it yet. | Not for sale yet | barn
After the harvest, winter squash lies somewhere warm and airy till its skin is hard. | Warm and airy first | wind
Meanwhile it goes on turning starch to sugar, so it's sweeter than it was. | It gets sweeter | hourglass
Press it with a fingernail. If you can't dent it, it's done. | The fingernail test | hand-pointing
Potatoes do something like it. Their skins set, and little cuts close. | Potatoes do it too
~ Take one with a dry, corky stem, and carry it from below. The stem's its cork. | Keep the stem on | hand
> Try your fingernail on one at {brand}, gently. | Try your fingernail | hand-pointing
> Which one's been lying longest? Get somebody at {brand} to point. | Which waited longest? | hourglass

question: Why are there no strawberries today?
* A gap in the crates tells you the date. | The gap tells the date | calendar
* Why aren't there any strawberries today? | No strawberries? | question
* You came for strawberries, and there's rhubarb in the basket. | Rhubarb today | basket
A plant gives what it's got, when it's got it, and it can't read your recipe. | Plants can't read recipes | plant
A cold week puts everything back. Two hot days bring it all at once. | Cold waits, heat hurries | thermometer
A ripe strawberry can't wait. In the box it's good for days, not weeks. | Days, not weeks | calendar
So turn it around. See what there is, then decide what's for dinner. | no: Recipe first / yes: Crate first | list
~ And when it's there, take a lot. Jam is how you argue with the calendar. | Make jam | jar
> Check with {brand} in the morning before you set your heart on something. | Check in the morning | phone
> Cook whatever there's most of at {brand} this week. | What's there most of? | basket

question: What do you do with a kohlrabi?
* Every box has one vegetable you can't name. | One you can't name | box
* What on earth do you do with this vegetable? | "What is this?" | question
* It's round, it's green, and it came in the box looking like a satellite. | Like a satellite | planet
Ask three things. Raw or cooked, peeled or not, and what it's like. | Ask three things | chat-circle-text
Kohlrabi is peeled and eaten like an apple, with salt. | Kohlrabi: peeled, raw, salt | knife
Celery root is ugly, and it mashes with potatoes. | Celery root: mash it
Anything leafy and strange goes in a pan with garlic, and nobody complains. | Strange leaves: garlic and pan | cooking-pot
~ Roots you don't know? Cubes, oil, salt, hot oven. That's nearly always right. | Unknown roots: roast them | oven
> Hold the strange one up at {brand} and ask. | Hold it up and ask | hand
> Take one thing home from {brand} you've never cooked. | One new thing | basket

comparison: Which potato for what?
* One potato holds together, another falls apart, and you want both. | Hold, or fall apart | knife
* Which potato for mash, and which for salad? | Mash, or salad? | question
* Your potato salad turned to paste. It was the potato. | It turned to paste | bowl-food
Waxy ones have thin skin and shine when you cut them. They stay in slices. | Waxy: they stay in slices | knife
Those are for salad, soup, and gratin. | Salad, soup, gratin | bowl-steam
Starchy ones are dry and leave white on the knife. They fall to fluff. | Starchy: they go fluffy | cloud
Those are for mash, baking, and fries. | Mash, baking, fries | oven
~ A bag that says all-purpose does a bit of each. | All-purpose: a bit of both
> Say mash or salad at {brand}, and you'll have the right crate. | "It's for mash" | speech
> Rub the cut face of one from {brand} with your thumb and look for white. | Look for white | thumb

choose: How to tell a farm shop that farms
* A farm shop with pineapples has a truck, not a field. | A truck, not a field | truck
* How do you know whether a farm shop grows its own? | Do they grow it? | question
* The crate says local, and you wonder how far local goes. | How far is local? | map-pin
Ask what's grown right here. It'll be part of it, and they'll know exactly which. | 1. What's grown here? | farm
Look for dirt and odd sizes. Fields don't do sets of six. | 2. Dirt and odd sizes | carrot
Look for gaps. If everything's there all year, somebody's driving it in. | 3. Gaps in the season | calendar
Look at the leaves on the roots. They wilt first. | 4. Fresh leaves | leaf
~ And ask what's no good this week. A farmer will tell you. | 5. What's not good now? | question
> Ask {brand} which rows you can see from the door. | What grows in sight? | eye
> Walk around {brand} once before you fill your basket. | Walk around once | basket

first: Your first vegetable box
* Empty the fridge before your first box comes. | Empty the fridge first | thermometer-cold
* What do you do with a whole box of vegetables? | What do you do with it all? | box
* Your first box is here, with a cabbage the size of your head. | The size of your head | package
Unpack it all on the table, and sort it by who's in a hurry. | 1. Sort by hurry | list
Leaves first, they go in days. Then tomatoes, beans, and zucchini. | 2. Leaves first | leaf
Roots and cabbage can wait for weeks. They're your insurance. | 3. Roots can wait | carrot
Wash one head of lettuce now, dry it, box it. You'll eat it because it's ready. | 4. Wash salad now | sink
~ On the last evening, everything left goes in a soup. That's what soup is. | 5. The rest is soup | bowl-steam
> Start with the small one at {brand}. | Start small | box
> Tell {brand} what nobody at home eats. | What's never eaten? | speech

care: Treat herbs like flowers
* Put your herbs in a glass, not in a bag. | In a glass, not a bag | plant
* Why do fresh herbs turn to slime in the drawer? | Why do they go slimy? | question
* You bought a fat bunch of herbs, and by Thursday it's black. | Black by Thursday | leaf
Herbs are cut flowers, more or less. They want a drink. | They want a drink | flower
Cut the ends off, stand them in a glass, and put a loose bag over the top. | 1. Cut, glass, loose bag | scissors
Parsley and cilantro go in the fridge like that. Basil stays on the counter. | 2. Basil stays out | leaf
Lettuce wants the opposite, dry leaves rolled in a damp towel. | 3. Lettuce in a damp towel | towel
~ What you can't use in time, chop and freeze in oil, in the ice tray. | 4. Chop and freeze | snowflake
> Buy the bunch with roots on at {brand}, if there is one. | With roots on | plant
> Stand the next one from {brand} on the windowsill in water. | Stand it in water | plant

checklist: Before you go picking
* Berry picking goes better with five things in the car. | Five things in the car | car
* What do you bring to a pick-your-own farm? | What do you bring? | basket
* Row seven, full sun, and every strawberry's in a paper bag. | Row seven, paper bag | sun
Bring flat, wide boxes. In a bucket the bottom ones are jam by noon. | 1. Flat boxes | box
Shoes that can get muddy, and sleeves if there are thorns. | 2. Muddy shoes, sleeves | boot
A hat, and more water than you think. | 3. Hat and water | cowboy-hat
Come early, when the fruit's cool. Warm berries bruise. | 4. Come early | sun-horizon
A wet cloth for small red faces. | 5. A wet cloth | towel
~ Call first. A field can be picked clean on a Saturday and red again on Monday. | 6. Call first | phone-call
> Find out from {brand} what's ripe before you load the car. | What's ripe? | phone-call
> Keep it shady on the way home from {brand}, with the lids off. | Shady, lids off | umbrella

cost: Why a bunch of carrots costs more here
* A bunch of carrots has been touched by a lot of people. | Touched by many hands | hand
* Why can vegetables from a small farm cost more? | Why can it cost more? | tag
* Two bunches of carrots, two prices, and they look the same. | Two bunches, two prices | carrot
A big field gets planted, weeded, and pulled by machine, in straight lines, all one kind. | One kind, by machine | tractor
On a small one it's knees and a hoe, and ten kinds in a row. | Knees and a hoe | shovel
What's left to ripen is picked twice a week, and some of it's lost to rain. | Picked over and over | cloud-rain
Green fruit ships well. Ripe fruit doesn't, so it has to be sold tomorrow. | Ripe can't wait | clock
~ In a glut it turns around. Nobody can ask much for zucchini in high summer. | In a glut it's cheap | trend-down
> Ask {brand} what there's a glut of. | What's there too much of? | basket
> Buy by the crate at {brand} when there's plenty, and fill your freezer. | Buy by the crate | snowflake

tip: Leave the dirt on
* The dirt on a carrot is its packaging. | Dirt is packaging | carrot
* Should you wash vegetables before you put them away? | Wash them first? | sink
* You've washed the whole basket, and by Friday it's all soft. | Soft by Friday | basket
Water gets into every scratch, and that's where rot begins. | Rot starts wet | drop
A bit of dry soil keeps a root from drying out and from getting knocked. | Soil keeps roots fresh | plant
So brush off the worst, and wash it when you cook it. | no: Wash it now / yes: Wash it later | sink
Berries the same. Rinse them in your hand, right before they're eaten. | Berries at the last moment | sink
~ Salad's the exception, if you dry it well. Put a cloth in with it.
> Take them dirty from {brand}. They'll last. | Take them dirty | carrot
> Bring a bag to {brand} that can take some soil. | A bag for dirty roots | bag

season(11-2): Kale gets sweeter in the cold
* Wait for a frost, then eat your kale. | Wait for a frost | snowflake
* Why do some vegetables taste better after a frost? | Better after frost? | question
* It's a white morning, the field crunches, and somebody's out there cutting kale. | The field crunches | snowflake
A plant can't go indoors. To keep from freezing, it makes sugar out of starch. | It makes sugar | cube
Kale, Brussels sprouts, parsnips, and leeks all do it. | Kale, sprouts, leeks | leaf
So what's bitter in fall is mild now, and even the kids might not notice. | Bitter turns mild | smiley
Roast sprouts hard, cut side down, till they're nearly burned. | Roast them dark | oven
~ Tear the kale and knead it with salt and oil, and it's a salad. | Knead it with salt | hand
> Come to {brand} after the first white morning. | After the first frost | snowflake
> Ask {brand} what the cold's been good for. | What did frost sweeten? | thermometer-cold
`,
})
