import { trade } from './trade.ts'

export const plantNursery = trade({
  id: 'plant-nursery',
  name: 'plant nursery',
  also: [
    'tree nursery',
    'wholesale nursery',
    'native plant nursery',
    'perennial nursery',
    'rose nursery',
    'fruit tree nursery',
    'plant grower',
    'nursery grower',
    'greenhouse grower',
    'retail nursery',
    'garden nursery',
    'shrub nursery',
    'herb nursery',
    'bare-root nursery',
    'seedling nursery',
    'bulb grower',
    'wildflower nursery',
    'succulent nursery',
    'bonsai nursery',
    'hedge nursery',
    'horticultural nursery',
    'plant farm',
  ],
  way: 'shop',
  customers: 'gardeners',
  thing: 'a plant',
  things: 'plants',
  words: [
    'plant',
    'nursery',
    'tree',
    'root',
    'seedling',
    'perennial',
    'cutting',
    'greenhouse',
    'pot',
    'graft',
    'shrub',
    'hedge',
    'rose',
    'grower',
    'apple tree',
    'native',
    'trunk',
    'soil',
    'bud',
    'leaf',
    'garden',
    'frost',
    'stake',
  ],
  pieces: `
mistake: Don't bury the trunk
* A young tree in a cone of mulch looks cared for. It's choking. | It's choking | tree
* How deep should the trunk of a new tree sit? | How deep is right? | ruler
* You've planted the tree, and to be safe you pile soil up the trunk. | Soil up the trunk | shovel
Look at an old oak. It spreads out where it meets the ground, like a foot in a boot. | It spreads at the foot | tree
That spot wants air. Under wet mulch, bark goes soft. | Bark goes soft there | drop
So brush the soil away until you see the flare. | Find the flare first | brush
Plant with that spot level with the ground, even if the pot hid it. | no: Trunk like a pole / yes: Flare at the ground | ruler
~ Mulch goes around like a doughnut, with a hole in the middle. | A ring with a hole | cookie
> Have {brand} show you the flare on a tree in a pot. | Where's the flare? | tree
> Check a tree you planted last year, and send {brand} a picture of its foot. | Photo of its foot | camera

mistake: The little tree that was staked too well
* Tie a young tree up tight, and it never learns to stand. | It never learns to stand | tree
* Does a new tree need a stake? | Does it need a stake? | question
* The wind comes up, and you go out and pull the tree's straps tighter. | You pull it tighter | wind
A trunk gets thick by moving. Each gust tells it where. | Moving makes it thick | wind
Held still, it grows tall and thin, like someone who only reads. | Held still: tall and thin | trend-up
If it needs a hold, tie it low and loose, with something wide and soft. | Low, loose, soft | belt
The crown should sway and the roots should stay put. | no: Tied high and tight / yes: Low, with room to sway | tree
~ And write a date in the calendar to take it off, usually after a year or so. | A date to take it off | calendar
> Before you buy a stake, ask {brand} if yours needs one. | A stake at all? | question
> How windy's your corner? Mention it to {brand}. | How windy is it? | wind

myth: The tallest tree doesn't win
* You want shade soon, so you want the tallest tree in the row. | The tallest, for shade soon | tree
* Is it better to buy a big tree or a small one? | Big or small? | scales
* Two trees, one to your knee, one over your head. Which one? | Knee high, or overhead? | ruler
A big tree leaves most of its roots behind when it's dug up. | Most roots stay behind | shovel
Then it stands there for a good while, growing below. You see nothing. | Growing below | hourglass
A small one brings nearly all it had, and gets going. | A small one gets going | seedling
Often it catches up, and it needed less carrying and watering. | no: Tall today / yes: Small, with all its roots | trend-up
~ A big one has its place, in front of the neighbor's bathroom window, for example. | Unless you need it now | window
> Walk past the tall ones at {brand} and look at their little sisters. | The little sisters | seedling
> Say when you'd like to sit in the shade, and {brand} can say which size. | Shade by when? | sun

how: One apple tree is two trees
* Look low on an apple tree's trunk. There's a bump, like a knee. | A bump like a knee | tree
* How does a nursery make an apple tree? | How's it made? | question
* Plant an apple seed, and it won't be the apple you ate. | Not the apple you ate | acorn
Every seed's a new mix, so a loved kind can't be sown. | A loved kind can't be sown | shuffle
So a grower takes a twig of the kind you want. | at: First / A twig of that kind | leaf
Another young tree gives the roots, and those decide how big it gets. | at: Then / Roots from another | tree
Two clean cuts, laid against each other and wrapped. | at: Next / Cut, join, wrap | knife
If it takes, a bud opens in spring, and it's one tree. | at: Spring / One tree | flower
~ Keep that bump above the ground when you plant it. | Bump above ground | ruler
> Go and feel that bump on a trunk at {brand}. | Feel the bump | hand
> How big may it get? Ask {brand} about the roots, and then about the apple. | Ask about the roots | question

how: A year in the life of a perennial
* That pot on the table has already been through a winter, maybe two. | It's seen a winter | snowflake
* How long does a nursery work on one perennial? | How long does it take? | hourglass
* You lift a pot and see a root. That's a year's work. | A year's work | pot
It begins small, as a seed, a slice of root, or a cutting in sand. | at: First / Seed, root, or cutting | seedling
Under glass it gets roots, in a cell as big as an egg cup. | at: Then / Roots, in a tiny cell | egg
It's moved into a pot, cut back, and moved apart so it gets bushy. | at: Summer / Potted and cut back | scissors
Then it has to go outside, into wind and cold nights, to toughen up. | at: Before sale / Out in the cold | wind
~ In winter some look like a pot of dirt. They're asleep. | Asleep, not dead | moon
What comes out of that knows what weather is. | no: Straight from the warm / yes: Used to weather | cloud-rain
> Find out from {brand} where the plant in your hand spent the winter. | Where did it winter? | snowflake
> Tip one out at {brand} and see what a year of roots looks like. | A year of roots | pot

question: Is it dead or asleep?
* It's a brown stick in a pot, and there's a price on it. | A brown stick | tree
* Is my new plant dead, or is it asleep? | Dead, or asleep? | question
* You stand in front of the shrub in March and snap off a twig. | You snap a twig | hand
Don't snap, scratch. A fingernail's enough, on a young twig. | Scratch it with a nail | hand
Green below and a bit wet means it's alive. | Green: alive | leaf
Brown and dry? Go lower and try again, down to the ground. | Brown: try lower | trend-down
Some wake up weeks after the others, and it's no illness. | Some wake up late | alarm
Perennials go under the soil completely, so mark the spot. | no: Dig it out in March / yes: Scratch, then wait | calendar
~ A short stick with a name on it saves many a hosta from the spade. | A stick with a name | tag
> Bring {brand} a twig, and scratch it together. | Scratch it together | hand
> Ask {brand} which of your plants sleep in late. | Who sleeps in late? | alarm

question: Will it survive my winter?
* The tag shows palm leaves. Your garden shows frost. | Palm tag, frosty garden | snowflake
* Will this plant survive my winter? | "Will it survive?" | thermometer-cold
* It's the prettiest shrub in the nursery, and you live on a windy hill. | On a windy hill | wind
Find out your zone first. It tells how cold it gets in a hard winter. | 1. Your zone | map-trifold
Then compare it with the one on the tag. | 2. The zone on the tag | tag
But a garden has corners. A south wall is milder, a hollow is colder. | 3. Wall or hollow? | wall
And plants that take the cold may still rot in a wet spot. | 4. Dry feet | drop
A pot's colder than the ground, since frost gets in from all sides. | no: In a pot, like in the ground / yes: In a pot, tougher plants | pot
~ Look over the fence. What's old in your street can take it. | What's old in your street? | eye
> Describe your coldest corner to {brand}. | Your coldest corner | snowflake
> Look up your zone before you fall in love at {brand}. | Your zone, then love | heart

comparison: Bare root or in a pot
* A rose comes in a pot, or as sticks with roots. | In a pot, or a bundle | flower
* What's the difference between a bare-root tree and one in a pot? | Bare root, or pot? | scales
* Someone hands you a hedge in a damp sack. It weighs nothing. | A hedge in a sack | bag
Bare root means dug up asleep, with the soil shaken off. | Bare root: dug up asleep | moon
It's only for the cold months, and it has to go in soon. | Cold months, and soon | calendar
It's light, it costs less, and you can see every root. | Light, and you see the roots | eye
In a pot it can be planted nearly all year, if you keep watering. | Pot: nearly all year | pot
For a long hedge the sack makes sense. For one rose in June, it's the pot. | no: Sack in June / yes: Sack for a winter hedge | shovel
~ And the roots mustn't dry out, not for ten minutes in the wind. | Never let roots dry | wind
> When are the next bare roots dug? Ask {brand}. | When are they dug? | calendar
> Put a wet sack in the trunk when you pick up bare roots at {brand}. | A wet sack in the trunk | car

choose: Ask where it grew up
* Ask a plant where it grew up. Or ask the person beside it. | Where did it grow up? | question
* How do you choose a plant nursery? | Which nursery? | storefront
* Two nurseries, and the same plant on both tables. Ask where it's from. | Same plant, two places | plant
A plant that grew up in your kind of weather has less to get used to. | Used to your weather | cloud-rain
Look if they grow it themselves or buy it in. Either's fine, if they tell you. | Grown here, or bought in? | truck
Look for names, whole ones, with the variety. "Blue bush" isn't a name. | no: "Blue bush" / yes: The whole name | tag
Then look at the stock. Are the weeds out, do the pots stand apart? | Do the pots stand apart? | pot
~ A grower who tells you not to buy something knows your garden. | |
> Ask {brand} which plants are grown right there. | Grown right there? | question
> Name the plant you lost, and let {brand} ask where it stood. | Where did it stand? | map-pin

first: Your first trip to a nursery
* A nursery looks like a field with labels, and you can walk in. | A field with labels | tag
* What's it like to go to a plant nursery for the first time? | What's it like? | footprints
* You're between long rows of pots, and all the names are Latin. | All in Latin | scroll
Wear shoes that can get wet. Somebody's always just watered. | Shoes that can get wet | boot
The rows are often sorted by what plants like, sun here, shade there. | Sorted by sun and shade | sun
The Latin helps. It's the same word everywhere, and the nicknames aren't. | Latin is the same everywhere | globe
Say what you've got, sun, soil, and size, before you say what you'd like. | no: "I'd like a blue one" / yes: "I've got shade and clay" | speech
~ Bring a sheet for the trunk of the car, and measure its height. | A sheet for the car | car
> Bring boots and a photo of your bed to {brand}. | Boots and a photo | boot
> Tell {brand} sun, soil, size, in that order. | Sun, soil, size | list

care: The first summer decides
* The first summer makes a tree or breaks it. | The first summer | sun
* How much do you water a new tree? | How much water? | drop
* Each evening you take the hose and give the tree a shower. | A little shower | shower
A little every day stays on top, and so do the roots. | A little stays on top | drop
Then comes a hot week, and the top's the first to dry. | The top dries first | sun
Water seldom and long, so it goes down where roots should go. | no: A daily sip / yes: A long, slow drink | drop
Let the hose drip by the trunk while you have supper. | Drip through supper | fork-knife
Before the next round, dig a finger in. Cool and damp can wait. | Cool and damp: wait | hand
~ Grass drinks along, so keep a bare ring around it, with mulch. | A ring without grass | cookie
> Clay or sand? Tell {brand}, and ask how long the hose should drip. | Clay, or sand? | question
> Before your vacation, ask {brand} what a young tree needs meanwhile. | Before your vacation | suitcase

checklist: Measure before you plant a hedge
* A hedge is the longest thing you'll ever plant. Measure it. | The longest thing | ruler
* What do you need to know before you buy a hedge? | What do I need? | list
* You're at the nursery, and you say, about from here to the truck. | "From here to the truck" | truck
The length, with a tape, and where the gate goes. | 1. The length, and the gate | ruler
The height you'd like, and who's going to cut it. | 2. The height, and who cuts | scissors
Green in winter, or may it be bare? | 3. Green in winter? | snowflake
How far from the border? Ask the town, and the neighbor over a coffee. | 4. How far from the border? | coffee
What's under there, pipes or cables? | 5. Pipes and cables | pipe
~ And look up how wide it gets. It'll take a slice of your lawn. | 6. How wide it gets | resize
> Pace it, measure it, and bring {brand} the number. | Bring the number | ruler
> Who holds the shears? Mention that to {brand}, too. | Who holds the shears? | scissors

cost: What's in the price of a tree
* Two trees, the same height, and one costs far more. | Same height, another price | tag
* Why does a tree cost what it costs? | Why so much? | coins
* You look at the price tag. The tree's just standing there. | It's just standing there | tree
It's been standing there for years, on somebody's field. | For years | hourglass
Each winter it was pruned, so the crown is even. | Pruned each winter | scissors
Good ones are dug up and moved along the way, so the roots stay close. | Moved, so roots stay close | shovel
A quick birch gets there sooner than a slow oak, and so it costs less. | Birch is quick, oak is slow | clock
You're buying somebody else's time. | no: So much for a stick / yes: Years of somebody's work | calendar
~ If you've got time yourself, take the small one. | Got time? Take a small one | seedling
> Point at a tree at {brand} and ask how old it is. | How old is it? | question
> Compare two sizes of one kind at {brand}. | Two sizes, one kind | scales

tip: Plant three of a kind
* One of everything looks like a nursery table. Plant three of a kind. | Three of a kind | flower
* Why does a bed full of lovely plants look restless? | Why so restless? | question
* You come home with nine plants, all different, all lovely. | Nine, all different | cart
Put them side by side, and each one shouts. | Each one shouts | megaphone
Three or five of one kind make a patch, and your eye can rest. | A patch for the eye | eye
Set them in a triangle. In a row they look like a bus line. | no: In a row / yes: In a triangle | triangle
Then repeat the patch farther down, and the bed hangs together. | Repeat it farther down | repeat
~ Bees like it, too. They needn't change the menu all the time. | Bees like it, too | flower
> Choose one you love at {brand}, and put it in the cart three times. | Three times the same | cart
> Set up your trio on the ground at {brand} and step back. | Set it up, step back | footprints

season(9-11): Fall is for planting
* In fall the garden seems done. The roots are only starting. | Roots are only starting | leaf
* Is fall too late to plant a tree? | Is it too late? | calendar
* There's mist over the rows, and the nursery is quiet. | Mist and quiet | cloud-fog
Above, the plant shuts down. It isn't thirsty, it isn't hot. | Above, it rests | moon
Below, the soil's still warm from summer, and roots go on. | Below, it's warm | thermometer
Rain does most of the watering for you. | Rain waters for you | cloud-rain
In spring, it's already at home when the first hot day comes. | no: New in the heat / yes: At home by spring | sun
~ What's tender to frost waits for spring, though, and so do the borderline ones. | Tender ones wait | snowflake
> Go to {brand} in a raincoat and choose by the fall color. | In a raincoat | umbrella
> Let {brand} tell you which ones would rather wait for spring. | Who waits for spring? | question
`,
})
