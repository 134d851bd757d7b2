import { trade } from './trade.ts'

export const bakery = trade({
  id: 'bakery',
  name: 'bakery',
  also: [
    'artisan bakery',
    'bread bakery',
    'sourdough bakery',
    'microbakery',
    'micro bakery',
    'bakehouse',
    'bakeshop',
    'bake shop',
    'baker',
    'patisserie',
    'pastry shop',
    'bread shop',
    'bagel shop',
    'bagel bakery',
    'village bakery',
    'neighborhood bakery',
    'family bakery',
    'gluten-free bakery',
    'boulangerie',
    'doughnut shop',
    'donut shop',
    'panaderia',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a loaf',
  things: 'bread and pastries',
  words: [
    'bread',
    'loaf',
    'sourdough',
    'crust',
    'dough',
    'oven',
    'baker',
    'bakery',
    'bun',
    'roll',
    'croissant',
    'pastry',
    'baguette',
    'flour',
    'crumb',
    'bagel',
    'rye',
    'toast',
    'slice',
    'bake',
    'butter',
    'sandwich',
  ],
  pieces: `
mistake: Bread goes stale fastest in the fridge
* The fridge is the quickest way to ruin a good loaf. | The fridge ruins a loaf | thermometer-cold
* Where does bread go stale fastest? In the refrigerator. | Stale fastest in the fridge | bread
* The loaf went in the fridge last night, and this morning it's hard. | Hard by morning | bread
It sounds backward, because cold keeps milk and meat fresh. | Cold keeps milk fresh
In bread, cold makes the starch firm up again, and that's the very thing you call stale. | Cold makes bread firm | thermometer-cold
So leave it on the board with the cut side down. The crust is its lid. | no: In the fridge / yes: Cut side down | bread
~ A cloth over the top is plenty. In plastic, the crust turns to leather.
Whatever you won't finish, slice it and freeze it. A frozen slice goes straight into the toaster. | Slice it, then freeze it | snowflake
> Ask {brand} how many days your loaf has in it. | How many days does it keep? | calendar
> Keep the next one from {brand} on the board and see how it's doing on day three. | Keep it on the board

mistake: Don't cut that loaf while it's hot
* A loaf isn't done when it leaves the oven. | Out of the oven, not done | oven
* Why does warm bread stick to the knife? | Why does it stick? | knife
* The loaf is hot, the butter's soft, and you've already got the knife out. | Put the knife down | knife
Inside, the crumb is still setting, and it's full of steam. | Still full of steam | bread
Cut it now and the steam rushes out. The slice squashes flat, and the rest is dry by supper. | no: Cut it hot / yes: Let it set
Hold your ear close to it instead. A cooling crust crackles, and bakers call that singing. | Hear the crust crackle | ear
When the bottom feels barely warm on your palm, go ahead. | Barely warm underneath | hand-palm
~ Rolls and baguettes cool so quickly that you can eat one on the way home. | Rolls can't wait
> Carry your warm loaf home from {brand} with the bag open, so the steam gets out. | Leave the bag open | bag
> Listen to a warm one at {brand} before you pay for it. | Listen to the crust | ear

myth: That dark crust isn't burned
* Don't pass over the darkest loaf on the shelf. | Don't pass over the dark one | bread
* Is that loaf burned, or is it meant to be that dark? | Burned or meant to be? | bread
* You point at the loaves and ask for a lighter one, please. | "A lighter one, please" | hand-pointing
The crust is where the flavor lives. As it browns, flour turns to nuts and almost to caramel. | Brown means flavor
A pale crust tastes of not much, and it goes soft in the bag on the way home. | no: Pale and soft / yes: Dark and crisp
Burned is black and bitter, and you'd smell the smoke. | Burned is black and smoky | fire
~ Turn it over and knock. If it sounds hollow, it's baked all the way through. | Knock: it sounds hollow | hand-fist
Chew the heel on its own once, no butter. | Try the heel plain | bread
> Pick the darkest loaf at {brand} this week and eat the heel first. | Pick the darkest one
> Tell {brand} you'd like yours well baked. | "Well baked, please" | speech

how: Why sourdough takes two days
* Sourdough bread is mostly waiting. | Mostly waiting | hourglass
* Why does a sourdough loaf take two days? | Two days for one loaf? | calendar
* There's a bucket of dough in the cold, and nobody's touching it. | Nobody's touching it | timer
It rises on a starter, which is flour and water, kept alive and fed like a pet. | Flour, water, and a starter | jar
The dough gets folded a few times, then it's left to rise. | at: Day one / Fold and rise | hand
Overnight it sits in the cold. It's slow in there, and slow is where the tang comes from. | at: Overnight / Cold and slow | moon-stars
In the morning a razor blade cuts the top, because it's about to burst and somebody has to say where. | at: Morning / Cut and bake | razor
~ The torn ridge it leaves is called the ear.
> Look for the ear on the loaves at {brand} and pick your favorite tear. | Find the ear | eye
> Ask {brand} how old the starter is. | How old is the starter? | jar

how: How a croissant gets its layers
* A good croissant starts as a letter. | It starts as a letter | envelope
* How does all that air get into a croissant? | Where does the air come from?
* You bite into a croissant and half of it lands on your sweater. | Crumbs on the sweater
A slab of cold butter is folded into the dough like a note in an envelope. | Butter inside the dough | envelope
It's rolled out, folded, and chilled. Then all of that again, and again. | Roll, fold, chill, repeat | repeat
The chilling is the hard part. If the butter melts in, the layers are gone and you've made a soft roll. | no: Butter melts in / yes: Butter stays cold | thermometer-cold
In the oven the water in the butter turns to steam and lifts every sheet off the next. | Steam lifts each sheet | oven
~ Pull one apart and look inside. It should look like honeycomb. | Honeycomb inside | eye
> Order a plain one at {brand} first. Jam can hide a lot. | Try a plain one first
> Tear your croissant from {brand} in the middle before you bite, and count the walls. | Tear it and look | eye

question: Why was the bread gone by noon?
* It's noon, you finally made it to the bakery, and the shelf is empty. | Noon and an empty shelf | shelf
* Why don't they just bake more bread? | Why not bake more? | oven
* Nobody can bake you a sourdough while you wait. | Not while you wait | bread
Today's dough was mixed yesterday, or the day before. | Mixed yesterday | clock-counter-clockwise
So somebody guessed, a day ahead, how many people would want rye on a rainy Thursday. | A guess made yesterday | cloud-rain
Guess high and good bread is left over. Guess low and you get the empty shelf. | no: Guess high / yes: Guess close | scales
There's one way to take the guessing out, and that's to say what you'd like the day before. | Say it the day before | phone-call
~ It doesn't need to be a big order. One loaf with your name on the bag counts. | Your name on the bag | bag
> Tell {brand} today what you'd like tomorrow. | Say it today | phone-call
> Have {brand} put one aside before you leave the house. | Have one put aside | phone

question: Should you have it sliced?
* Sliced or whole? It's the last question at every bakery counter. | Sliced or whole? | bread
* Do you want that loaf sliced? Think about your breakfast first. | "Sliced?" | knife
* There's a line behind you and somebody asks if you'd like your bread sliced. | A line behind you | queue
Whole keeps longer. Once it's sliced, every slice has two faces that dry out. | Whole keeps longer | bread
Sliced is right if it's for lunch boxes, or if it's going in the freezer tonight. | Sliced for the freezer | snowflake
Warm from the oven, always say whole. Fresh crumb gums up the blades. | Warm stays whole | thermometer-hot
~ You can have half. Ask for one end sliced and the other left alone. | Half and half
And for soup, cut it yourself, thick as a dictionary. | Thick for soup | bowl-steam
> Say at {brand} what the bread is for, and you'll have your answer. | "It's for lunch boxes" | speech
> Got kids with lunch boxes? Ask at {brand} how thin the slices can go. | How thin can it go? | ruler

comparison: Rye or wheat depends on what goes on top
* Choose your bread by what goes on it. | What goes on it? | bread
* Rye or wheat? Open the refrigerator before you decide. | Rye or wheat? | grains
* You've got smoked fish at home, and you're about to buy a white loaf. | Smoked fish at home | fish
Rye is dense and a little sour. It stands up to anything salty, like herring, ham, or strong cheese. | Rye likes salt | fish
Wheat is lighter and chewier, with holes that catch butter and lose honey. | Wheat likes butter | bread
Rye tastes better on the second day. A white loaf is at its best on the first. | Rye: day two. White: day one | calendar
So Friday's rye can feed you on Saturday. The baguette can't wait until dinner. | Rye waits, baguettes don't
~ Slice rye thin and white thick.
> Tell {brand} what's in your refrigerator and see what you walk out with. | What goes on it? | speech
> What's for supper? Start with that at {brand}. | "It's for supper" | fork-knife

choose: How to spot a bakery worth the detour
* You can judge a bakery before you've tasted a crumb. | Judge it at the door | storefront
* How do you know a bakery is any good? | Is it any good? | magnifier
* New town, Saturday morning, two bakeries on the same street. Which one? | Two bakeries. Which one? | storefront
Look at the loaves. No two should be quite the same, and the bottoms should be brown. | 1. No two loaves the same | bread
Ask what's in it. Flour, water, salt, and a starter is a whole answer for plain bread. | 2. Ask what's in it | question
Ask when it was baked. Somebody who made it answers before you've finished asking. | 3. Ask when it was baked | clock
Then come back at closing time. Bare shelves are a good sign. | 4. Look at closing time | shelf
~ Or just buy a plain roll. There's nowhere to hide in one. | Or buy a plain roll
> Put those questions to {brand} on your next visit. | Ask them all | chat-circle-text
> Buy one plain roll at {brand} and judge from there. | Start with a plain roll

first: Your first real loaf, day by day
* Your first big sourdough is four breads in one. | Four breads in one | bread
* What do you do with a whole loaf if you live alone? | Too much for one? | bread
* You've carried home your first loaf, and it's the size of a pillow. | As big as a pillow | bread
Day one, eat it plain or with butter. You paid for the crust, so enjoy it while it snaps. | at: Day one / Plain with butter | knife
Day two it's softer and easier to slice thin, so that's your sandwich day. | at: Day two / Sandwiches
Day three it wants heat. Toast brings it right back. | at: Day three / Toast | flame
What's left after that goes in soup, or gets torn up and fried in olive oil for a salad. | at: Later / Soup and croutons | bowl-steam
~ You'll need one thing, a knife with teeth. | A knife with teeth | knife
> Ask {brand} for a half if a whole feels like a lot. | Ask for a half | bread
> Start your four days at {brand} with a plain country loaf. | Start with day one | calendar

care: Yesterday's baguette isn't dead yet
* You can bring yesterday's baguette back to life with tap water. | Tap water brings it back | drop
* Is a hard baguette good for anything but pigeons? | Good for anything? | bird
* The baguette from yesterday sounds like wood when you knock on the counter. | It sounds like wood | ear
Hold it under the faucet for a second. The crust should be wet, the cut end shouldn't. | Wet the crust | sink
Then put it in a hot oven, straight on the rack, until it feels dry and crisp again. | Hot oven, on the rack | oven
The water turns to steam, softens the inside, and the crust crackles like this morning's. | Soft inside, crisp outside | bread
It works once, and it won't wait. Eat it before it cools. | It works once | timer
~ The microwave makes it soft for a minute and rubber after that. | no: Microwave / yes: Wet and bake
> Try the faucet on whatever's left from {brand}. | Try it tonight | sink
> Buy two at {brand}, then. You know what to do with the second. | Buy two

checklist: Ordering bread for a crowd
* Feeding a crowd? Tell your baker these things first. | Feeding a crowd | people
* How much bread do you order for a long table? | How much bread? | bread
* The cousins are coming for brunch, and you're on the phone with the bakery. | The cousins are coming | phone-call
Start with how many people, and how many of them are children or big eaters. | 1. How many, and who | people
Say what else is on the table. Next to a soup, people eat a lot more bread. | 2. What else there is | bowl-steam
The day and the hour you'll pick it up, because rolls are best within hours. | 3. Day and hour | clock
Whether you want it sliced, and who can't have nuts, seeds, milk, or wheat. | 4. Slicing and allergies | acorn
~ Then ask what you've forgotten. Somebody who bakes for crowds knows. | 5. Ask what you forgot | question
> Call {brand} with your list before you write the rest of the menu. | Call with the list | list
> Give {brand} the number of heads and let the baker do the math. | Give the head count | people

cost: Why a handmade loaf costs more
* You're paying for time, and it's baked right into the loaf. | You're paying for time | hourglass
* Why does this bread cost more than the one in the plastic bag? | Why does it cost more? | tag
* You turn the loaf over and there's the price. It's only flour, isn't it? | "It's only flour" | tag
Fast bread is in its bag a few hours after mixing. Slow dough takes up a shelf all night. | Slow dough needs a night | moon-stars
Then there are hands. Somebody shaped this one, and the next, and the one after that. | Shaped by hand | hand
Butter, nuts, and stone-ground flour show up in the price faster than anything else. | Butter, nuts, good flour | acorn
~ The oven was hot before you were awake, too. | | oven
A filling loaf also goes further. You'll stop after two slices. | Two slices will do | bread
> Ask {brand} what went into the one you're holding. | Ask what's in it | bread
> Wondering about a price? Point at the loaf at {brand} and ask how long it took. | How long did it take? | hand-pointing

tip: Turn the loaf on its side to cut it
* Stop fighting the crust from the top. | Don't fight the crust | knife
* Why do your slices come out as wedges? | Slices like wedges? | knife
* You press down on the loaf, the crust holds, and the middle gives up. | The middle gives up | bread
A tall loaf with a hard top wants to be cut lying down. | Lay it on its side | bread
Turn it on its side, so the knife starts where the crust is thinner. | no: From the top / yes: From the side | knife
Then saw, with long strokes and hardly any weight. The teeth do the work if you let them. | Long strokes, no weight | knife
~ A dull bread knife tears. If it leaves a pile of crumbs, that's your sign.
For a round loaf, cut it in half first and lay the flat side on the board. | Round loaf? Halve it first | bread
> Practice on the hardest crust {brand} has. | Practice on a hard one | knife
> Next time you're at {brand}, watch how they hold the knife. | Watch the knife | eye

season(11-12): Holiday breads need a head start
* Holiday bread takes longer than any other bread of the year. | The slowest bread of the year | calendar
* When do you order the holiday bread? Earlier than you think. | When do you order? | calendar
* It's the week before the holidays, and you ask for six dozen rolls. | Six dozen, please | bread
Dough with a lot of butter, eggs, and fruit is heavy, and heavy dough rises slowly. | Rich dough rises slowly | egg
Some fruit breads want days to rest before they taste right, so they can't be rushed. | Fruit bread has to rest | cherries
And there's only one oven. Everybody wants their rolls out of it on the same morning. | One oven, one morning | oven
Decide on rolls, pies, and the big braided one together, and order it in one go. | Order it all together | list
~ Rolls freeze well, so you can pick them up early and warm them on the day. | Rolls can be frozen | snowflake
> Give {brand} your holiday list while there's room in the oven. | Hand in your list | list
> When's your big dinner? Tell {brand} the date now. | Tell them the date | calendar-check
`,
})
