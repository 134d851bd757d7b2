import { trade } from './trade.ts'

export const cheeseShop = trade({
  id: 'cheese-shop',
  name: 'cheese shop',
  also: [
    'cheesemonger',
    'fromagerie',
    'cheese store',
    'cheese counter',
    'cheesemaker',
    'cheese maker',
    'cheese dairy',
    'artisan cheese',
    'farmhouse cheese',
    'cheese stall',
    'cheese boutique',
    'affineur',
    'cheese cave',
    'mozzarella maker',
    'cheese bar',
    'cheese company',
    'goat cheese',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a piece of cheese',
  things: 'cheese',
  words: [
    'cheese',
    'rind',
    'wheel',
    'wedge',
    'cheddar',
    'brie',
    'goat',
    'milk',
    'board',
    'cracker',
    'curd',
    'cave',
    'knife',
    'slice',
    'cow',
    'sheep',
    'cheesemonger',
    'parmesan',
    'gouda',
    'fondue',
    'camembert',
    'blue cheese',
    'mozzarella',
  ],
  pieces: `
mistake: Cold cheese tastes of nothing
* Cheese straight from the fridge is half asleep. | Half asleep | cheese
* Why did the cheese taste better in the shop? | Better in the shop? | question
* Dinner's over, and you put the cheese on the table straight from the fridge. | Straight from the fridge | thermometer-cold
Cold makes the fat go hard, and the fat is where the flavor sits. | The flavor's in the fat | cheese
A soft one won't run, and a hard one tastes of salt and wax. | Cold: salt and wax
So take it out before you start cooking, and leave it wrapped. | no: When dessert's over / yes: Before you cook | clock
By the time the plates are cleared, it's softer and it smells. That's what you paid for. | Now you can smell it | wind
~ Cut only what you'll eat. What's been out all evening won't be the same tomorrow. | | knife
> Taste a sliver at {brand}, then taste it cold at home. You'll see. | Taste it both ways | cheese
> How long should yours sit out? Ask while it's wrapped at {brand}. | How long out? | timer

mistake: Don't cut the nose off the brie
* Never cut the point off a wedge of brie. | Leave the point | cheese
* How do you cut brie without making enemies? | How do you cut it? | knife
* Somebody leans over the cheese board and slices the tip right off the brie. | There goes the tip | knife
A round cheese ripens from the rind inward, so the point is the very middle. | It ripens toward the middle | target
Whoever takes the nose gets the best, and leaves the rest of you rind. | no: Off the point / yes: Along the side | cheese
Cut along the side instead, thin and long, so each slice has a bit of both. | A bit of both for everyone
Treat a whole round like a cake, and a log of goat cheese like a sausage. | Round: like a cake | cake
~ A hard wedge is easier. Cut across till you're near the rind, then turn. | Hard ones: across, then turn
> Have {brand} show you the first cut on yours. | The first cut | hand-pointing
> Bring home something round from {brand} and cut it like a cake. | Cut it like a cake | cake

myth: Orange cheddar isn't a different cheese
* Take the color out of orange cheddar, and it's white cheddar. | It's white cheddar | palette
* What makes orange cheddar orange? | What makes it orange? | question
* Two blocks of cheddar, one white, one orange, and you'd swear they taste different. | You'd swear they differ | cheese
Cows on fresh grass give milk with a golden tint. In winter it's paler. | Grass makes gold milk | cow
Long ago, makers wanted it to look like summer all year, so they added a seed. | A seed for summer color | seedling
It's called annatto. It colors the cheese, and you can hardly taste it. | Annatto, hardly a taste
What you do taste is age. Young is milky, old is sharp and crumbles. | no: Judge by color / yes: Judge by age | hourglass
~ So if you want strong, ask how many winters it's seen.
> Close your eyes at {brand} and taste a white one against an orange one. | Taste with eyes closed | eye-closed
> Point at the oldest cheddar at {brand}. | The oldest one | hand-pointing

how: How milk turns into cheese
* Every cheese on the board started as the same white puddle. | The same white puddle | drop
* How can milk turn into both brie and parmesan? | Brie and parmesan? | cheese
* Somebody draws a knife through a tub of milk, and the milk stands still. | The milk stands still | knife
First the milk's warmed and soured, and rennet makes it set like custard. | at: First / It sets like custard | thermometer
Then that custard's cut. Big pieces keep their water, and that makes a soft cheese. | at: Big cuts / Soft cheese | cube
Cut it as small as rice, and the water runs out. That's how hard cheese begins. | at: Tiny cuts / Hard cheese | grains
Salt goes on, and it's left somewhere cool to become itself. | at: Then / Salt and time | hourglass
~ Somebody turns it over every day or so, for months. It's a lot of lifting.
> Ask {brand} which one on the counter is the youngest. | Which is the youngest? | question
> Put the softest and the hardest from {brand} on one plate. | Softest and hardest | cheese

how: Who puts the blue in blue cheese
* Blue cheese is blue wherever somebody poked it. | Wherever it was poked | needle
* How does the blue get into blue cheese? | How does it get in? | question
* Look closely at a slice of blue cheese, and you'll see a straight line. | A straight line | magnifier
The mold is in the milk from the start, and it can't do a thing without air. | It can't grow without air | wind
So when the wheel's firm, it's pierced with long needles, all the way through. | Pierced with needles | needle
Air gets in, and the blue grows along those tunnels. | Blue grows in the tunnels | spiral
That's why you see veins and not spots. | Veins, not spots | eye
~ Honey next to it calms it down. So does a pear, or a glass of something sweet. | Honey or a pear | jar
> Look for the needle marks at {brand}. | Find the needle marks | magnifier
> Tell {brand} you're scared of blue, and start creamy and mild. | Start creamy and mild | speech

question: Can you eat the rind?
* The white skin on brie is food. The red wax on gouda isn't. | Some you eat, some you don't | cheese
* Do you eat the rind? | "Do you eat that?" | question
* You've been cutting the rind off and hiding it under your cracker. | Under the cracker | cheese
Soft and white, like a peach? Eat it. It tastes of mushrooms. | White and soft: eat it | check
Orange and sticky? Eat it if you're brave. That's where the smell lives. | Sticky: if you're brave
Hard and brown? You can, but it's chewy. Put it in soup. | Hard: into the soup | bowl-steam
Wax, cloth, or bark? That's wrapping. | Wax or cloth: peel it | x
~ If you don't like one, leave it on the plate. There's no exam. | Leave it if you like
> Ask at {brand} which part of yours is wrapping. | Which part is wrapping? | question
> Try one rind you've never dared, from {brand}. | Dare one rind | cheese

question: Why does it smell so bad and taste so mild?
* The worst smell on the counter is often the mildest cheese. | Bad smell, mild taste | wind
* Why does stinky cheese taste so gentle? | Stinky, but gentle? | question
* You unwrap the cheese, and somebody next door asks what died. | "What died in here?" | speech
It's been washed. Every few days somebody rubs the outside with salt water, or with beer. | Washed with salt water | drop
That invites the kind of life that also likes socks, so the rind smells like feet. | It smells like socks | sock
Under it there's cream, a bit of bacon, a bit of broth. | Cream and bacon inside
Bite first and smell after. It's a different cheese. | no: Smell first / yes: Bite first | smiley-wink
~ For the ride home, ask for it wrapped twice, and take the bus at your own risk. | Wrapped twice, please | bus
> Order the loudest one at {brand} and hold your nose. | The loudest one | wind
> Dare a friend at {brand}. Whoever makes a face pays. | Dare a friend | users

comparison: Cow, goat, or sheep?
* Goat is lemon, sheep is butter and nuts, and cow is everything else. | Goat, sheep, cow | cheese
* Cow, goat, or sheep, which milk do you want? | Which milk? | question
* Three white pieces of cheese on a plate, and each had a different mother. | Three different mothers | cheese
Goat's milk makes it bright and tangy, and chalky white, since there's no yellow in it. | Goat: bright and tangy | orange-slice
Sheep's milk is the richest. The cheese is sweet, nutty, and a little oily on the fingers. | Sheep: rich and nutty | acorn
Cow's milk can go anywhere, from mozzarella to the stuff that bites back. | Cow: it goes anywhere | cow
Think you don't like goat? Try an aged one. The farmyard goes, and caramel comes. | Aged goat tastes of caramel
~ One of each makes a board, with nothing else to decide. | One of each: done | check
> Get a sliver of all three at {brand} and put them in order. | A sliver of each | cheese
> Tell {brand} which of the three you've never had. | Which one's new to you? | speech

choose: How to tell a good cheese counter
* A good cheese counter wants you to taste. | They want you to taste | cheese
* How do you tell a good cheesemonger from a fridge with a price list? | How do you tell? | magnifier
* Sixty kinds of cheese behind the glass, and you know three. | Sixty kinds | eyes
Look at the cut faces. They should be fresh and moist, not cracked or sweating. | 1. Fresh cut faces | eye
See if it's cut for you. A piece that's been in plastic for days tastes of plastic. | 2. Cut while you wait | knife
Ask what's at its best today. It's a different answer every week. | 3. What's best today? | calendar
Look at the wrapping. Paper means somebody wants it to live. | 4. Wrapped in paper | note-blank
~ And a small piece should be as welcome as a big one. | 5. A small piece is fine | scales
> Ask {brand} what's at its best today, and buy only that. | What's best today? | question
> Start with a small piece at {brand}, and come back with an opinion. | A small piece | cheese

first: Your first time at the cheese counter
* You don't have to pronounce the cheese. | Pointing is enough | hand-pointing
* What do you say at a cheese counter when you know three cheeses? | What do you say? | speech
* Your turn at the counter, and the cheese knife's waiting for a word. | The knife's waiting | knife
Say one you like, even if it comes in slices. It's a place to start from. | 1. One you like
Say soft or hard, mild or loud. | 2. Soft or hard, mild or loud | sliders
Say how many people and when. Tonight is ripe, Saturday isn't yet. | 3. How many, and when | calendar
Taste, then point with two fingers at how much. Half of that is allowed too. | 4. Taste, then show how much | hand
~ Mild comes first. After a blue one, you won't taste the next. | Mild first, blue last
> Walk up to {brand} with the one cheese you know. | Start with the one you know | cheese
> Let {brand} lead, and stop where it gets too strong. | Stop when it's too strong | hand-palm

care: Let your cheese breathe
* Plastic wrap is how good cheese goes bad. | Not in plastic | cheese
* How do you keep cheese so it's still good next week? | How do you keep it? | calendar
* You unwrap that nice wedge, and it's wet and smells of plastic. | Wet, and smells of plastic | drop
Cheese is alive, more or less, and it needs a little air and a little damp. | A little air, a little damp | wind
Paper first, waxed paper or parchment. Then a box, with the lid not quite shut. | 1. Paper, then a box | box
Put it in the vegetable drawer. It's less cold there, and not so dry. | 2. The vegetable drawer | carrot
Blue gets its own box, or by Friday everything's blue. | 3. Blue lives alone | box
~ Fresh ones, like mozzarella, stay in their water and don't wait. | 4. Mozzarella stays wet | drop
> Keep the paper {brand} gave you, and fold it back along its creases. | Keep the paper | note-blank
> Say at {brand} when you'll eat it, and ask how to wrap it till then. | How many days? | calendar

checklist: Putting together a cheese board
* A good cheese board has four things on it, not fourteen. | Four, not fourteen | cheese
* What goes on a cheese board? | What goes on it? | question
* Guests in an hour, one wooden board, and no plan. | One board, no plan | clock
Start with something soft that runs. | 1. One that runs | drop
Something hard with crystals in it, broken in chunks. | 2. One that crunches | cheese
Something blue, or something that smells, off at the edge. | 3. One that's loud | wind
Something nobody knows, so there's a thing to talk about. | 4. One nobody knows | question
Then bread, a sour thing, and a sweet thing. A pickle and a fig will do it. | 5. Bread, sour, sweet | bread
~ One knife for each, or it'll all be blue by nine. | 6. A knife for each | knife
> Tell {brand} how many guests, and whether there's dinner before. | How many guests? | people
> Show {brand} your board, or a photo of it, and fill it from there. | Bring a photo | camera

cost: Why aged cheese costs what it costs
* A small wedge can hold a whole bucket of milk. | A bucket of milk | cow
* Why does a piece of old cheese cost so much? | Why so much? | tag
* It's a thin slice, it's on the scale, and the number climbs. | The number climbs | scales
Most of milk is water, and in a hard cheese nearly all of that is gone. | Milk is mostly water | drop
Then it lies in a cave and loses more weight, every month. | It loses weight in the cave | hourglass
Somebody turns it, brushes it, and knocks on it to hear how it's doing. | Turned, brushed, knocked on | hand
All that time it isn't earning a thing. | Waiting earns nothing | clock
~ You also need less. A shaving of an old one does what a slab of young does. | A shaving is enough | knife
> Buy thin at {brand}, and buy old. | Thin and old | cheese
> Which wheel has been lying longest? Find out at {brand}. | Which is oldest? | hourglass

tip: Keep the parmesan rind
* The rind of the parmesan is the best part of the soup. | The best part of the soup | bowl-steam
* What do you do with the hard end of the parmesan? | What about the end? | question
* You've grated the parmesan down to your knuckles, and there's a stub left. | Down to the knuckles | cheese
It's only cheese that dried out. There's no wax on it. | It's all cheese | check
Scrape the outside, and drop it in with the beans, the tomatoes, or the broth. | Drop it in the pot | cooking-pot
An hour later the soup tastes as if somebody's grandmother had been in. | An hour in the soup | clock
Fish it out before you serve. By then it's soft, and the cook gets to chew it. | The cook chews the rest | chef-hat
~ They keep in the freezer, so collect them in a bag. | Collect them frozen | snowflake
> See whether {brand} has a few rinds left over. | Any rinds left? | question
> Next chunk of parmesan from {brand}, save the end. | Save the end | bag

season(11-2): A fondue without lumps
* A fondue is just melted cheese with good manners. | Melted, with manners | cooking-pot
* Why does fondue turn to strings and oil? | Strings and oil? | question
* It's dark at five, and there's a pot of cheese bubbling on the table. | Dark at five | moon
Rub the pot with garlic, then warm the white wine in it first. | 1. Garlic, then wine | wine
Toss the grated cheese in a little starch, so it holds together. | 2. Starch on the cheese | grains
Add it by the handful over low heat, and stir in a figure eight. | 3. Handfuls, low heat | infinity
Never let it boil. Boiling is what splits it. | no: Boiling / yes: A slow bubble | thermometer-hot
~ The crust at the bottom goes to whoever scrapes it. Don't wash that off. | The crust is a prize
> Tell {brand} how many forks, and mix two or three kinds. | How many forks? | fork-knife
> Have it grated for fondue at {brand}, if that's possible, and save your knuckles. | Save your knuckles | hand
`,
})
