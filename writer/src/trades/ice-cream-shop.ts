import { trade } from './trade.ts'

export const iceCreamShop = trade({
  id: 'ice-cream-shop',
  name: 'ice cream shop',
  also: [
    'ice cream parlor',
    'ice cream parlour',
    'gelato shop',
    'gelateria',
    'frozen yogurt shop',
    'froyo',
    'soft serve',
    'frozen custard',
    'ice cream van',
    'ice cream truck',
    'ice cream maker',
    'ice cream stand',
    'ice cream cart',
    'scoop shop',
    'gelato',
    'ice cream',
    'sorbet',
    'paleteria',
    'custard stand',
    'ice cream trike',
  ],
  way: 'shop',
  customers: 'guests',
  thing: 'a scoop',
  things: 'ice cream',
  words: [
    'ice cream',
    'scoop',
    'cone',
    'cup',
    'sorbet',
    'gelato',
    'flavor',
    'sundae',
    'cream',
    'sprinkle',
    'vanilla',
    'chocolate',
    'pint',
    'topping',
    'spoon',
    'waffle',
    'freezer',
    'cherry',
    'milk',
    'pistachio',
    'tub',
    'treat',
  ],
  pieces: `
mistake: Don't refreeze melted ice cream
* Melted ice cream never comes back. | It never comes back | ice-cream
* Why is the tub full of ice crystals? | Why the crystals? | snowflake
* The tub sat on the table all through dessert, and back in it went. | Back in the freezer | thermometer-cold
Ice cream is smooth because it was stirred the whole time it froze. | Stirred while it froze | spiral
Your freezer doesn't stir. What melted freezes again in big, hard crystals. | Your freezer doesn't stir | snowflake
So scoop what you'll eat, and put the tub away before you sit down. | no: Tub on the table / yes: Tub back first | timer
Too hard to scoop? Give it a few minutes in the refrigerator. | Soften it in the fridge | thermometer
~ If it's soup already, drink it. You've got a milkshake. | Soup is a milkshake | pint-glass
> Get the small size at {brand} and finish it the same evening. | Finish it tonight | ice-cream
> Ask {brand} how soft it should be when it's served. | How soft should it be? | question

mistake: Two loud flavors drown each other out
* Two loud scoops in one cone, and you taste neither. | You taste neither | ice-cream
* Which flavors go together in one cup? | Which go together? | ice-cream
* You wanted mint and you wanted lemon, so you put both on one cone. | Mint and lemon | leaf
Mint, coffee, and licorice take over every spoonful near them. | Mint takes over | speaker-high
Put one loud flavor with one quiet one. Coffee with hazelnut, lemon with plain milk. | no: Two loud / yes: One loud, one quiet | coffee-bean
The quiet one goes on the bottom, since it'll be soft by the time you get there.
Chocolate and fruit is nearly always right, and raspberry is the surest of all. | Chocolate and raspberry | ice-cream
~ And two that are nearly the same are worth it too. Taste one nut against another. | Nut against nut | acorn
> Name your loud one at {brand} and ask what should sit under it. | What goes under it? | speech
> Order the pair you've never had together at {brand}. | A pair you've never had | ice-cream

myth: The greenest pistachio isn't the real one
* Real pistachio ice cream isn't bright green. | It isn't bright green | acorn
* What color should pistachio ice cream be? | What color should it be? | palette
* One tub glows like a tennis ball, and the other looks like mud. | The tennis ball or the mud | tennis-ball
Roast pistachios and grind them, and you get something between olive and brown. | Olive going on brown | acorn
Bright green comes from a bottle, and so does that almond smell. | Bright green is coloring | eyedropper
Mint is the same story. Mint leaves steep in milk, and the milk stays almost white. | Real mint is nearly white | leaf
And banana is closer to gray than to yellow. | Banana is nearly gray
~ So when one case has all the colors of a toy store, taste before you cheer. | | palette
> Look for the dullest green at {brand} and ask for a taste. | The dullest green | magnifier
> Ask {brand} what makes the pistachio green. | What makes it green? | question

how: Why ice cream is soft when ice is hard
* Freeze sweet milk in a pan and you'll need a hammer, not a spoon. | You'd need a hammer | hammer
* Ice is hard, so why is ice cream soft? | Why is it soft? | ice-cream
* A machine is turning back there, and today's flavor is still liquid. | Still liquid | spiral
Sugar keeps some of the water from freezing. That's one reason. | Sugar keeps it soft | cube
The other is the paddle. It scrapes the cold wall and never lets a crystal grow. | The paddle scrapes | spiral
While it turns, it folds in air, so you're eating something a bit like foam. | Air goes in | wind
It comes out like thick paint, and then it's frozen hard. | Out like thick paint
~ That first soft spoonful from the machine is why people take the job. | | spoon
> Ask {brand} what's in the machine today. | What's in the machine? | question
> Let your first spoonful from {brand} melt on your tongue before you chew anything. | Let it melt | spoon

how: How a waffle cone gets its shape
* A waffle cone is a cookie that got rolled up in time. | A rolled-up cookie | cookie
* How do they get a waffle into a cone? | How is it rolled? | ice-cream
* You can smell the waffle iron from the corner, warm sugar and butter. | Warm sugar and butter | wind
The batter's thin and sweet, and it bakes flat between two hot plates. | Baked flat | oven
It comes off as limp as a washcloth. | Limp as a cloth | towel
There are seconds to wrap it around a wooden cone, and it's hot in the fingers. | Seconds to roll it | timer
Then it cools and goes stiff, and whatever shape it has, it keeps. | Cool means crisp | snowflake
~ The little hole at the tip is where good rolling shows. A drop of chocolate closes it. | Chocolate in the tip | drop
> Peek into the tip of your next cone from {brand}. | Look into the tip | eye
> Follow the smell of warm sugar to {brand}. | Follow the sugar | wind

question: How many tastes can you ask for?
* Nobody minds if you ask to taste a flavor. | Just ask | spoon
* How many flavors can you taste before it gets rude? | How many before it's rude? | question
* There's a line behind you, and you can't decide on a scoop. | A line behind you | queue
Two or three is normal. After that your tongue's too cold to tell anyway. | Two or three | spoon
Taste the odd one, not the vanilla. You know what vanilla does. | Taste the odd one | question-mark
Start with fruit and end with chocolate, or the lemon won't have a chance. | Fruit first, chocolate last | orange-slice
If it's busy, decide in line, and taste when it's your turn. | Decide in line
~ Kids usually pick by color. Let them, then taste it yourself. | Kids pick by color | palette
> Start with the flavor you can't pronounce at {brand}. | The one you can't pronounce | speech
> Be the one who asks for a spoon at {brand} and then takes two scoops. | Ask for a spoon | spoon

question: Is sorbet made without milk?
* Sorbet is fruit, sugar, and water, if nobody added anything. | Fruit, sugar, water | orange-slice
* Is sorbet made without milk? | Made without milk? | drop
* Somebody with you can't have milk, and you're at the ice cream counter. | No milk, please | cow
By its recipe there's no milk in it. Sherbet does have some, and the two words get mixed up. | no: Sherbet has milk / yes: Sorbet has none
Still, ask. Some places stir in a little to make it creamy. | Ask what's in it | question
Then there's the scoop, which was in the nut tub a minute ago. | The scoop was in the nuts | acorn
If it matters, say so first, and ask for a clean one from a fresh tub. | Ask for a clean scoop | hand-soap
~ A good fruit sorbet hardly needs milk anyway. Ripe mango is as smooth as cream.
> Say it at {brand} before you say your flavor. | Say it first | speech
> Tell {brand} what has to stay out, and let them point. | What has to stay out? | hand-pointing

comparison: Gelato or ice cream?
* Gelato isn't just Italian for ice cream. | More than a name | ice-cream
* What's the difference between gelato and ice cream? | What's the difference? | ice-cream
* Two scoops that look alike, one melts slowly, and the other's gone. | One melts slower | hourglass
Ice cream has more cream and more air, so it's rich and light together. | Ice cream: cream and air | cloud
Gelato has more milk, and it's churned slower, so there's less air. It's dense. | Gelato: milk, less air | cow
It's also served a little warmer, so it's soft and stretchy. | Gelato is served warmer | thermometer
Less fat on the tongue lets the nut or the fruit come through quicker. | Flavor comes quicker | acorn
~ You spread gelato with a paddle. A round scoop tells you it's the other one. | Spread or scooped?
> Ask {brand} which of the two you're looking at. | Which one is it? | question
> Eat hazelnut both ways if you can, and start at {brand}. | Hazelnut both ways | acorn

choose: How to spot good ice cream through the glass
* You can judge ice cream before you taste it. | Judge it with your eyes | eyes
* Three places on one street, so which one has the good scoop? | Which one's good? | signpost
* Nose to the glass, you see every tub piled up like a mountain. | Piled like a mountain | mountain
High, shiny peaks stay up because something's holding them. Plain ones sink. | 1. Flat beats piled high | mountain
Look at the fruit. Strawberry should be pink, not red. | 2. Dull colors, like fruit | palette
Read the list. If the flavors follow the season, somebody's buying real fruit. | 3. Flavors in season | calendar
Look for ice on the edges. Frost means the tub's been in and out of the cold. | 4. No frost on the edge | snowflake
~ Then try the plain milk or vanilla. That's where it shows. | 5. Taste the plain one | spoon
> Walk down the case at {brand} with those in mind. | Walk down the case | list
> Point at a flavor at {brand} and ask where the fruit's from. | Where's the fruit from? | hand-pointing

first: Your kid's first cone
* A first cone lasts about as long as a shirt stays clean. | As long as the shirt | ice-cream
* Cup or cone for a very small person? | Cup or cone? | ice-cream
* A little hand is reaching up for the first cone of a lifetime. | The first cone | hand
Take a cup with the cone upside down on top. It looks like a hat, and nothing falls. | Cone as a hat | ice-cream
One scoop is plenty, and a smooth one. No chunks yet. | One smooth scoop | ice-cream
Get two spoons, because you'll be helping. | Two spoons | spoon
Napkins before, not after. Ask for a stack, and wet one. | Napkins first | drop
~ Sit on something you can rinse. A bench is better than a stroller. | Not in the stroller | baby-carriage
> Bring the small one to {brand} when it's quiet, right after lunch maybe. | Come when it's quiet | clock
> Let the small finger point at {brand}, even if it points at blue. | Let the finger point | hand-pointing

care: How to get a pint home in one piece
* Your pint starts melting at the cash register. | It's melting already | cash-register
* How do you get ice cream home without a mess? | How do you get it home? | car
* You've got a tub of ice cream in the car and two more errands. | Two more errands | car
Make it the last stop. It sounds obvious, and everybody forgets. | Make it the last stop | flag-checkered
Wrap it in newspaper or a jacket if you've got no cool bag. Cloth keeps the cold in too. | Wrap it in a jacket | newspaper
At home it goes in the back of the freezer, low down, never in the door. | no: In the door / yes: At the back | thermometer-cold
Once it's open, press a piece of paper onto the top. No air, no frost. | Paper on top, no frost | note-blank
~ And close it well if it lives next to the fish sticks. It takes on smells. | Close it well | fish
> Say how far you're driving when you get it at {brand}. | How far is the drive? | car
> Take a cool bag along to {brand} on Saturday. | Take a cool bag | tote

checklist: Ice cream for a birthday party
* Ice cream for a party is mostly a question of freezer space. | Freezer space first | thermometer-cold
* How much ice cream do you need for a birthday? | How much for a birthday? | cake
* Twelve children, one birthday, and a freezer full of peas. | Twelve kids, and peas | balloon
Clear a shelf before you order. | 1. Clear a shelf | shelf
Take three flavors at most, and make one of them vanilla. More choice, slower line. | 2. Three flavors at most | list
Ask the other parents about milk and nuts, and say so when you order. | 3. Milk and nuts | acorn
Cups for the little ones, cones outdoors, and twice the napkins. | 4. Cups, cones, napkins | ice-cream
Then take it out a few minutes before the candles, so the scoop goes in. | 5. Out before the candles | candle
~ Or scoop it onto a tray the night before and freeze the balls. | Scoop it ahead | ice-cream
> Call {brand} with the number of kids and the hour of the candles. | Kids and candles | phone-call
> Tell {brand} who can't have what before you pick flavors. | Who can't have what? | note-pencil

cost: Why pistachio costs more than lemon
* Two pints of the same size can weigh very different things. | Same size, other weight | scales
* Why does a pint here cost as much as a bucket elsewhere? | Why as much as a bucket? | tag
* You're comparing a pint with the bucket from the supermarket. | A pint or a bucket | scales
Lift both. The one that feels light is partly air, and air's free. | Part of it is air | wind
Then there's what's in it. Nuts by the sack, vanilla by the pod, and fruit that was peeled by somebody. | Nuts, vanilla, peeled fruit | acorn
Milk and cream cost more than water and powder. | Cream costs more | cow
And a small batch leaves as many dishes to wash as a large one. | Small batch, same dishes | sink
~ Lemon sorbet is the bargain of the case. It's lemons.
> Find out at {brand} which flavor has the most work in it. | The most work? | question
> Feel how heavy a pint from {brand} is in your hand. | Feel the weight | hand

tip: How to eat a cone without wearing it
* Turn the cone, not your head. | Turn the cone | ice-cream
* How do you eat a cone without it running down your arm? | How do you stop the drip? | drop
* It's hot, your scoop is leaning, and the first drop is on its way. | The first drop | drop
Start at the rim, where it melts onto the cone, and lick upward all the way around. | Start at the rim | repeat
Push the top down a little with your tongue, so the scoop sits in the cone and not on it. | Push it down | hand-tap
Keep turning. A tower with one side licked falls over on the other. | no: One side / yes: All the way round | spiral
Never bite the tip off the bottom. It's funny for a second. | Leave the tip on | prohibit
~ Wrap the napkin around it before you need one.
> Train on a double at {brand}. | Train on a double | ice-cream
> Next cone from {brand}, count how many turns you get before the first drip. | Count your turns | repeat

season(11-2): Ice cream is better in the cold
* The best time for ice cream is when nobody else wants any. | When nobody wants any | snowflake
* Who eats ice cream in winter? People who like the taste. | In winter? | ice-cream
* You're walking past in a scarf, and the ice cream counter has no line. | No line | beanie
In the cold your scoop doesn't run away, so you can eat it slowly. | It doesn't run away | hourglass
And it's the time for flavors that make no sense in July. | Not July flavors | calendar
Chestnut, gingerbread, baked apple, dark chocolate with orange. | Chestnut, ginger, orange | orange-slice
Put it on something hot. It's why somebody invented warm pie. | On something hot | flame
~ A scoop in a cup of black coffee is a dessert and a drink at once. | A scoop in coffee | coffee
> Keep your gloves on and stop at {brand}. | Gloves on | hand-palm
> Take a pint from {brand} home to your pie. | Take one to your pie | cake
`,
})
