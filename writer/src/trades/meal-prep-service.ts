import { trade } from './trade.ts'

export const mealPrepService = trade({
  id: 'meal-prep-service',
  name: 'meal prep service',
  also: [
    'meal prep',
    'meal prep company',
    'meal delivery',
    'meal delivery service',
    'prepared meals',
    'ready meal service',
    'ready meals',
    'healthy meal delivery',
    'fitness meals',
    'food prep service',
    'weekly meal service',
    'postpartum meals',
    'home-cooked meals',
    'frozen meals',
    'meal kit',
    'meal plan delivery',
    'tiffin service',
    'lunch delivery',
    'meal subscription',
    'home cooked meals',
    'family meals delivered',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a week of meals',
  things: 'meals',
  words: [
    'meal',
    'lunch',
    'dinner',
    'week',
    'container',
    'fridge',
    'menu',
    'portion',
    'delivery',
    'order',
    'freezer',
    'cook',
    'chef',
    'plate',
    'microwave',
    'dish',
    'rice',
    'vegetable',
    'recipe',
    'kitchen',
    'box',
    'sauce',
    'lid',
    'chicken',
  ],
  pieces: `
mistake: Full power makes it rubber
* The microwave didn't ruin your dinner. Full power did. | Full power did it | lightning
* Why is your lunch boiling at the edge and cold in the middle? | Hot edge, cold middle | thermometer
* The lid's bulging, the sauce is popping, and your lunch is cold inside. | Popping, and cold inside | timer
A microwave heats the edge first. The middle has to wait for heat to crawl in. | The edge goes first | target
So go lower and longer, and stop once to stir. | no: Full power, once / yes: Half power, stir once | sliders
Loosen the lid. It keeps the steam in, but it can't be shut tight. | Loosen the lid | package
If there's rice, drip a spoon of water over it. Rice dries out first. | A spoon of water on rice | spoon
~ Then let it stand a minute. The heat's still traveling. | Let it stand | hourglass
> Read how each one from {brand} likes to be warmed. | How do you warm it? | question
> Try half power on the next one from {brand}. | Half power | sliders

mistake: Order for your real week
* Don't order meals for the week you wish you had. | Not your dream week | calendar
* How many meals should you order for a week? | How many meals? | calculator
* It's Friday night, and three boxes of dinner are still in the fridge. | Three boxes left | box
On Sunday everybody's a monk. You'd never eat out, you'd never be late. | On Sunday you're a monk
Then Wednesday comes, a friend calls, and the salmon's alone. | Then a friend calls | phone
So open your calendar first, and cross out every evening that's taken. | Cross out taken evenings | calendar-x
Order for what's left, less one. There's always one. | no: Every evening / yes: What's left, less one | list
~ Lunch is the safer bet. Nobody invites you out for a Tuesday lunch.
> Count your free evenings, then order from {brand}. | Count free evenings | calendar-check
> Can the number change from week to week? Ask {brand} before you start. | Can the number change? | question

myth: Some meals are better the next day
* Some dishes aren't at their best on the day they're cooked. | Not on the first day | cooking-pot
* Doesn't a meal taste worse when it's cooked ahead? | Worse when it's cooked ahead? | question
* You lift the lid on yesterday's chili, and it smells even better. | Better than yesterday | wind
In a stew, the pot keeps working after the heat's off. Spices move into the meat. | It keeps working | hourglass
Curry, chili, braised beef, lentils. They want a night in the cold. | Curry, chili, braises | moon
What doesn't wait is anything crisp, fried, or green. | Crisp things don't wait | leaf
So a good cook-ahead menu leaves the fries out, and puts the crunch in a bag. | no: Fried ahead / yes: Crunch in a bag | bag
~ If there's a small pot with herbs or nuts in it, that goes on at the end. | Herbs at the end | plant
> Start with a stew or a curry from {brand}. | Start with a stew | cooking-pot
> Find out from {brand} which dish sits overnight on purpose. | Which one rests? | moon

how: How a week gets cooked in a day
* A week of dinners starts with one enormous pile of onions. | A pile of onions | knife
* How do you cook a whole week of meals in one day? | A week in a day? | calendar
* It's early, every burner in the kitchen is on, and somebody's crying over onions. | Every burner's on | flame
The slow things go on first, beans, braises, and broth. They need no watching. | at: First / The slow things | cooking-pot
Ovens take the trays, one of roots, one of chicken, one of peppers. | at: Then / Trays of roots | oven
The quick things come at the end. Fish and greens lose by waiting. | at: Last / Fish and greens | fish
Then it has to get cold, quickly, spread out flat. That's what keeps it good all week. | at: Right after / Cold, quickly | snowflake
~ Only then it's weighed, boxed, and labeled. Hot food under a lid sweats. | at: At the end / Boxed and labeled | tag
> Find out on which day {brand} cooks yours. | Which day is it cooked? | calendar
> Look at the date on each lid from {brand} and eat in that order. | Read the lids | tag

how: Why your vegetables arrive a bit hard
* The broccoli in your meal is a little hard on purpose. | Hard on purpose | plant
* Why are the vegetables in the box not quite done? | Not quite done? | question
* You bite into a cold green bean from the container, and it squeaks. | It squeaks | tooth
Every meal like this is cooked twice. Once in a kitchen, once by you. | Cooked twice | repeat
If the beans left the stove perfect, your microwave would finish them off. | no: Perfect now / yes: Perfect at yours | timer
So they're pulled early and thrown in ice water, and that's how they stay green. | Pulled early, into ice | snowflake
Pasta's the same. It's stopped a minute short, and the sauce does the rest. | Pasta's stopped short
~ It's also why they're so bright. Gray beans were finished too soon. | Bright means early
> Warm it less than you'd think, the next one from {brand}. | Warm it less | thermometer
> Say how you heat things when you order from {brand}. | Oven or microwave? | oven

question: Can you freeze these meals?
* Anything with a sauce loves your freezer. | It loves the freezer | snowflake
* Can you freeze a meal that came fresh? | "Can I freeze it?" | snowflake
* You're going away tomorrow, and there are two dinners left in the fridge. | Two dinners left | suitcase
Soups, stews, curries, and anything ground and saucy come back as if nothing happened. | Soups and stews: yes | cooking-pot
Rice freezes well too, if you add a spoon of water when you warm it. | Rice: yes, with water | grains
Potatoes in pieces go grainy. Salad, cucumber, and boiled eggs are lost. | Salad and eggs: no | egg
Don't wait for the last day. What goes in fresh comes out fresh. | no: On the last day / yes: On the first | calendar
~ Write the name on it. In the freezer, everything is the same brown brick. | Write the name on it | pen
> Ask {brand} which of this week's can be frozen. | Which can be frozen? | question
> Put one from {brand} in the freezer for the day nothing works out. | One for a bad day | snowflake

question: Is it enough for you?
* Your lunch and your neighbor's aren't the same size. | Not the same size | scales
* Will one portion be enough for you? | "Is it enough?" | bowl-food
* The box is empty, and you're looking into the fridge for a second dinner. | Still hungry | thermometer-cold
A portion is somebody's guess. It can't know that you bike to work. | A portion is a guess | bicycle
Read the weight before you order, and put a plate you like on the scale once. | Read the weight | scales
Still hungry? Put something next to it before you order a second box. | Put something next to it
Bread, an apple, or a salad will often do it. | Bread, an apple, a salad | bread
~ And if it's too much, eat half first and leave half in the container, not on the plate. | Too much? Leave half boxed
> Check the sizes at {brand} before the first week. | Check the sizes | ruler
> Is there a large and a small? Look before you order from {brand}. | Large and small? | question

comparison: A kit to cook or a meal that's cooked?
* A meal kit saves you the shopping. A cooked meal saves you the dishes. | Shopping, or dishes | shopping-cart
* A meal kit or a meal that's cooked, which one do you need? | Kit, or cooked? | question
* It's seven, you're hungry, and the box holds a raw onion. | A raw onion at seven | knife
With a kit, you still peel, chop, fry, and do the dishes. It's dinner and a hobby. | A kit: you cook | knife
It comes crisp from the pan, though, and you learn something. | Crisp, and you learn
A cooked one's ready in minutes, even when your head is empty. | Cooked: minutes | timer
You give up some crunch, and you get your evening. | You get your evening | armchair
~ Plenty of people do weekdays one way and Saturdays the other. | Weekday, weekend | calendar
> Look at your worst evening of the week, and order that one from {brand}. | Your worst evening | calendar
> Ask {brand} which ones only need a pan. | Which need only a pan? | cooking-pot

choose: Read the menu like a cook
* You can tell a lot from a meal menu before you taste it. | Before you taste it | list
* How do you choose a meal prep service? | How do you choose? | question
* There are forty dishes in the photos, and every one of them is shiny. | Forty shiny photos | image
Look for dishes that like to wait. A menu of fries and steaks hasn't thought about your Thursday. | 1. Dishes that keep | calendar
Read the ingredients. They should sound like a kitchen. | 2. A list like a kitchen | list
See if the menu changes. By week three you'll know. | 3. A menu that changes | repeat
Find out how to skip a week and how to stop, before you start. | 4. How do you skip? | calendar-x
~ And look at the box it comes in. It has to go somewhere afterward. | 5. What about the boxes? | recycle
> Read two weeks of menus from {brand}, not one. | Two weeks of menus | list
> Ask {brand} how you skip a week. | How do you skip? | question

first: The day your first delivery comes
* Empty a shelf in the fridge before the doorbell rings. | Empty a shelf | shelf
* What happens on your first delivery day? | What happens? | truck
* There's a heavy bag at your door, and the fridge is full of jars. | Full of jars | jar
The boxes want a whole shelf, with some air around them. | 1. A whole shelf | shelf
Be home, or say where it's to be left. Shade counts. | 2. Be home, or say where | house
Unpack right away, and read the dates as you stack. Oldest in front. | 3. Oldest in front | calendar
Eat your favorite first. You'll want to know if it's any good. | 4. Your favorite first | fork-knife
~ Then give the bag and the ice packs a place to wait, if they go back. | 5. Ice packs go back? | snowflake
> Tell {brand} where the door is and which bell works. | Which bell works? | bell
> Say hello to the driver when the first bag from {brand} comes. | Say hello | hand-waving

care: Fish on Monday, stew on Friday
* Eat your meals in the order they get tired. | In the order they tire | list
* Which meal do you eat first? | Which one first? | question
* Five meals in the fridge, and you take the one in front. | The one in front | thermometer-cold
Fish and anything with fresh leaves go first. They've got the least patience. | at: First / Fish and leaves | fish
Then chicken, then whatever's roasted. | at: Midweek / Chicken and roasts | oven
Stews, beans, and soups wait until last, and they won't mind a bit. | at: Last / Stews and beans | cooking-pot
Keep them at the back, low down. In the door it's nearly summer. | no: In the door / yes: Low, at the back | thermometer-cold
~ The date on the lid has the last word, not the calendar in your head.
> Stack the next ones from {brand} in that order. | Stack them in order | package
> Got a pen? Number the lids when the bag from {brand} comes. | Number the lids | pen

checklist: What to say before your first order
* Tell the kitchen before the onions are cut. | Before the onions are cut | knife
* What should a meal service know about you? | What should they know? | question
* The box is lovely, the dish is lovely, and it's full of cilantro. | Full of cilantro | leaf
Allergies first, and how serious each one is. | 1. Allergies first | warning
Then what you simply won't eat. Nobody needs a reason. | 2. What you won't eat | x
What's in your kitchen. A microwave, an oven, or one pan at work. | 3. What you heat with | oven
How many eat, and whether they eat together. | 4. How many, together? | people
When somebody's at the door. | 5. When you're home | door
~ If somebody's given you a list to follow, send that list and don't describe it. | 6. Send your list | paper-plane
> Write it all down once for {brand}. | Write it once | note-pencil
> Call {brand} if one of them's an allergy. | Allergy? Call | phone-call

cost: What's in the price of a cooked meal
* Dinner looks expensive until you add up the hour. | Add up the hour too | clock
* Why does a meal in a box cost more than the groceries? | Why more than groceries? | tag
* Dinner in one hand, and in the other the grocery bill. | Box, and bill | receipt
Meat and fish move the price most. Beans hardly move it at all. | Meat costs, beans don't | fish
Then come peeling, cooking, cooling, packing, and a driver. | Peel, cook, pack, drive | truck
Small batches with lots of choice cost more than one big pot. | Choice costs | list
Now count what you throw away at home. The half cabbage, the old herbs, the second takeout. | Count what you throw out | trash
~ A bigger order often costs less per box, because the drive's the same.
> Ask {brand} which dish gives the most for the money. | The most for the money? | coins
> Compare one real week at home with one from {brand}. | One week each | scales

tip: Put it on a plate
* Take your lunch out of the box, and it tastes better. | Out of the box | bowl-food
* How do you make a boxed meal feel like dinner? | Like a real dinner? | question
* You're standing at the counter, eating lunch with a fork out of plastic. | Standing, with a fork | fork-knife
Warm a plate under the hot tap, and tip your lunch onto it. | 1. A warm plate | sink
Add one raw thing. A tomato, a handful of leaves, a squeeze of lemon. | 2. One raw thing | orange-slice
Add one thing that crunches. Nuts, seeds, toast. | 3. One crunchy thing | acorn
Sit down. It's only minutes, and you've earned a chair. | 4. Sit down | chair
~ A drop of good oil on top makes it smell as if it was just made. | | drop
> Keep lemons next to whatever comes from {brand}. | Keep lemons | orange-slice
> Try it with the plainest dish from {brand}. | Start with the plainest | bowl-food

season(8-9): When the school bags come out again
* The hardest dinner of the year is the first Monday of school. | First Monday of school | backpack
* What's for dinner in the first week of school? | What's for dinner? | student
* New shoes by the door, everyone's hungry at five, and nobody's cooked dinner. | Hungry at five | clock
You'll have a summer of late dinners behind you, and now it's six sharp. | Now it's six sharp | alarm
For two weeks, have the evenings with practice covered, and nothing else. | Cover practice nights | soccer-ball
Take things children can see. Sauce in a pot of its own, rice on one side. | Sauce on its own | bowl-food
Let each one pick a day. It's hard to refuse what you chose. | Each one picks a day | hand-pointing
~ Once you've found your feet, cook again on the quiet evenings. | Then cook again | chef-hat
> Look at the school schedule and order from {brand} around it. | Order around practice | calendar
> Let the kids read the menu of {brand} aloud. | Let the kids choose | list
`,
})
