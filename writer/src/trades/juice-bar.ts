import { trade } from './trade.ts'

export const juiceBar = trade({
  id: 'juice-bar',
  name: 'juice bar',
  also: [
    'smoothie bar',
    'juice shop',
    'juicery',
    'smoothie shop',
    'cold-pressed juice',
    'cold pressed juice',
    'acai bar',
    'acai bowl',
    'açaí',
    'juice company',
    'smoothie truck',
    'juice cart',
    'raw juice',
    'wheatgrass bar',
    'juice maker',
    'fresh juice',
    'smoothie cafe',
    'juice press',
    'juice stand',
    'smoothie bowl',
  ],
  way: 'shop',
  customers: 'guests',
  thing: 'a juice',
  things: 'juices and smoothies',
  words: [
    'juice',
    'smoothie',
    'fruit',
    'orange',
    'apple',
    'carrot',
    'ginger',
    'blender',
    'bottle',
    'cup',
    'bowl',
    'acai',
    'banana',
    'mango',
    'kale',
    'lemon',
    'beet',
    'ice',
    'celery',
    'berry',
    'pulp',
    'straw',
    'lime',
    'press',
    'sip',
  ],
  pieces: `
mistake: Seven fruits make one brown drink
* Put seven fruits in a smoothie and it tastes like none of them. | Seven taste like none | pint-glass
* Why does your smoothie taste of nothing in particular? | What does it taste of? | question
* Mango, berry, kiwi, beet, and your cup came out brown. | It came out brown | pint-glass
Flavors are like paint. Two make a third, seven make mud. | Like paint | palette
Choose one that leads, like mango. | 1. One leads
Give it one that wakes it up, which is lime, ginger, or something sour. | 2. One wakes it up | orange-slice
Then one that makes it smooth, banana or yogurt or oats. | 3. One makes it smooth | bowl-food
That's it, and you'll taste all three. | no: Seven things / yes: Three things
~ Careful with banana, by the way. It always wants to lead.
> Name your leader at {brand}, and ask what goes behind it. | Who leads? | speech
> Keep it to three the next time you're at {brand}. | Keep it to three | list

mistake: Fresh juice won't wait for you
* Fresh juice starts to change while you're screwing the cap on. | It's changing already | timer
* How long does fresh juice keep? | How long does it keep? | hourglass
* Your bottle of juice rode around in the car all day. | All day in the car | car
There's nothing in it to hold it still. No boiling, no helpers. | Nothing holds it still | drop
Air turns it brown, like a cut apple. Warmth makes it fizz. | Air and warmth turn it | thermometer-hot
So drink it soon, and till then keep it cold and full. Less air on top, slower change. | Cold and full | thermometer-cold
Orange fades first. Anything with lemon in it holds out longer. | Lemon holds out longer | orange-slice
~ Shake it before you sip. The good part sinks. | Shake it | repeat
> Ask {brand} how long yours is at its best. | How long? | clock
> Drink the one from {brand} before you start the car. | Before you start the car | car

myth: Green doesn't taste like lawn
* The green juice can be the sweetest on the board. | It can be the sweetest | leaf
* Does green juice taste like grass? | Does it taste like grass? | plant
* Somebody hands you a cup of something green, and your nose says lawn. | Your nose says lawn | pint-glass
Spinach is nearly mute. It gives the color and hardly a flavor. | Spinach hardly tastes | leaf
What you taste is what's with it. Apple, pineapple, pear, lemon. | You taste the apple | orange-slice
Cucumber and celery make it light and a little salty. | Cucumber: light | drop
Kale and parsley are the loud ones. Leave those for the second date. | Kale is the loud one | speaker-high
~ If it's too green for you, lemon is what fixes it, not sugar. | Lemon fixes it
> Start green and mild at {brand}. | Green and mild | leaf
> Close your eyes at {brand} and name what's in the green one. | Close your eyes | eye-closed

how: What cold pressed means
* Cold pressed juice is squeezed, and nothing else. | Only squeezing | hand-fist
* What does cold pressed mean on a bottle of juice? | What does it mean? | question
* You hear a grinder, then a long silence, and juice begins to run. | Then it runs | ear
First everything's chopped to a wet pulp. | at: First / Chopped to pulp | carrot
The pulp goes into a cloth bag, between two plates. | at: Then / Into a cloth | bag
The plates come together slowly, with a great deal of weight. | at: Then / Slow and heavy | scales
There's hardly any air whipped in, so there's little foam, and it stays bright longer. | Less air, less foam | drop
~ What's left in the cloth is nearly dry. You could crumble it. | at: Left over / Dry pulp | grains
> Look for the press at {brand}, and ask what it's squeezing. | What's being squeezed? | orange
> Hold a bottle from {brand} up to the light and look at the color. | Hold it to the light | sun

how: Why your smoothie's thick without ice cream
* A thick smoothie needs no cream. It needs a frozen banana. | A frozen banana | snowflake
* How does a smoothie get that thick? | How does it get thick? | pint-glass
* The straw stands up in your cup by itself. | The straw stands up | pint-glass
Ripe bananas go in the freezer, peeled and in pieces. | Frozen in pieces | snowflake
In the blender they turn to something like soft ice cream. | Like soft ice cream | ice-cream
Ice can do cold, but it can't do thick. It melts, and then you've got water. | no: Ice cubes / yes: Frozen fruit | cube
Liquid goes in first, so the blades can catch. Then soft, then frozen. | Liquid first, frozen last | list
~ If it stalls, wait a little, don't drown it. A splash too much and it's juice.
> Say thick or thin when you order at {brand}. | Thick or thin? | speech
> See if the straw stands up in yours at {brand}. | Does the straw stand up? | pint-glass

question: Why has the juice split in two?
* Two layers in the bottle are a good sign. | A good sign | jar-label
* Why did my juice separate? | "Why did it split?" | question
* You open the fridge, and your juice is clear on top and thick below. | Clear on top | drop-half
It's only settling. Fruit has tiny bits in it, and they sink like mud in a pond. | Bits sink | waves
Store juice often doesn't, because it's been filtered or something holds it together. | Filtered juice doesn't
Turn it over a few times, slowly, and it's one again. | Turn it over slowly | repeat
If it hisses when you open it, or smells like cider, that's different. That one's done. | Hissing? It's done | warning
~ Green ones do it quickest. The foam on top is air, and you can spoon it off. | Foam is just air | spoon
> Shake yours before you take the lid off at {brand}. | Shake it first | repeat
> Which ones settle most at {brand}? Turn the bottles over and see. | Turn them over | repeat

question: Is there sugar in it?
* Fruit is sweet, so ask about everything that isn't fruit. | What isn't fruit? | question
* Is there sugar in that smoothie? | "Is there sugar in it?" | cube
* The cup says strawberry, and it tastes like a milkshake. | Like a milkshake | pint-glass
A plain juice has only what you'd see on the cutting board. | Only what's on the board | knife
With a smoothie, ask about the base. Sorbet, frozen yogurt, and syrup are sweetened. | Ask about the base | list
Same with nut milks and with acai, which often comes ready sweetened. | Acai may be sweetened
None of it's a secret. You only have to ask for it plain. | "Plain, please" | speech
~ A riper banana or one date does the job of a pump of syrup. | Or one date
> Read the base on the board at {brand} first. | Read the base | chalkboard-simple
> Ask for the plain one at {brand} and sweeten it with fruit. | Sweeten with fruit | orange

comparison: Juice or smoothie?
* You drink a juice, and you eat a smoothie. | Drink one, eat the other | pint-glass
* Juice or smoothie, which one do you want right now? | Juice or smoothie? | question
* You've got ten minutes till the train, and you're torn between juice and smoothie. | Ten minutes to the train | train
In a juice the pulp's taken out. It's thin, sharp, and gone in a few gulps. | Juice: thin and sharp | drop
In a smoothie the whole fruit stays in. It's thick, and it fills you. | Smoothie: the whole fruit | orange
So with breakfast you want a juice. As breakfast you want a smoothie. | With breakfast, or as it | sun-horizon
Vegetables do better as juice. A blended carrot is still a carrot. | Carrots? Juice them | carrot
~ And you can't gulp a smoothie cold from the blender. Your forehead will tell you.
> Tell {brand} whether you're thirsty or hungry. | Thirsty or hungry? | speech
> Have one of each at {brand} and split them. | Split them | users

choose: How to spot a good juice bar
* At a good juice bar, you can see the fruit. | You can see the fruit | orange
* How do you know if a juice bar is any good? | Is it a good one? | magnifier
* A colorful sign, a row of cartons, and no fruit in sight. | No fruit in sight | eyes
Look for whole fruit, with stickers and dirt on it. | 1. Whole fruit | orange
Look at how yours is made. In front of you, or out of a tub? | 2. Made in front of you | eye
See whether the blender's rinsed in between. You don't want the last person's peanut butter. | 3. A rinsed blender | sink
Ask what's good today. In a good place it isn't always the same. | 4. What's good today? | calendar
~ And a short list of names you know beats a long list of moods. | 5. Names, not moods | list
> Look for the fruit at {brand}, then choose by nose. | Choose by nose | orange
> See what came in ripe at {brand} this week. | What's ripe this week? | question

first: Your first green one
* Don't start with the darkest green juice. | Not the darkest | leaf
* Which green juice should you start with? | Which one first? | leaf
* It's your first time, and the juice on the counter looks like a pond. | Like a pond | waves
Take one where apple or pineapple stands first in the list. | 1. Apple stands first | list
Small cup, cold, with lemon in it. | 2. Small, cold, with lemon | pint-glass
Sip, don't race. The second sip is the honest one. | 3. Two slow sips | drop
Then say what bothered you. Too grassy, too sweet, too much ginger. | 4. Say what's wrong | speech
~ Next time go one shade darker. It's like coffee, you grow into it. | 5. Then a shade darker | swatches
> Ask {brand} for a taste before the big cup. | A taste first | pint-glass
> Say it's your first one at {brand}, and start from there. | "It's my first one" | speech

care: Taking juice home in your own bottle
* Fill the bottle right up, so there's no room for air. | Right up to the top | drop
* How do you keep juice good till the evening? | Good till evening? | hourglass
* You've saved half a bottle of juice, and the top half is air. | The top half is air | drop-half-bottom
Air's what turns it, so a small full bottle beats a big half-full one. | no: Big, half full / yes: Small, full | jar
Glass is good. Plastic remembers the ginger. | Plastic remembers ginger
Put it at the back of the fridge. The door's the warmest spot. | Back of the fridge | thermometer-cold
Rinse the bottle the minute it's empty, because dried pulp is like cement. | Rinse it right away | sink
~ Take the ring out of the cap now and then. You'll be surprised what lives there. | Clean the cap's ring | sink
> Bring a clean bottle with a wide neck to {brand}. | A clean, wide bottle | jar
> Check with {brand} how long it'll keep in the fridge. | How long in the fridge? | calendar

checklist: Juice for the whole meeting
* Juice for a meeting is easy, if you order by color. | Order by color | palette
* How do you order juice for twenty people? | Juice for twenty? | people
* The meeting's at nine, and someone has to bring the juice. It's you. | It's you | briefcase
Take one orange or yellow, one red, one green. That covers nearly everybody. | 1. Yellow, red, green | palette
Bottles with lids, not cups. Cups have elbows near them. | 2. Bottles, not cups | jar
Ask what has nuts or milk in it, and have it written on. | 3. Nuts and milk, in writing | acorn
Say when they'll be drunk, so they're pressed as late as possible. | 4. When they'll be drunk | clock
A bag of ice and a place in the shade. | 5. Ice and shade | snowflake
~ And a few plain waters, for whoever already had breakfast. | | drop
> Tell {brand} the hour of the meeting first. | The hour first | clock
> Send {brand} the head count and three colors. | Head count, three colors | list

cost: How many apples are in your cup?
* Squeeze an apple, and you'll see why juice costs what it does. | Squeeze an apple | drop
* Why does fresh juice cost more than a carton? | Why more than a carton? | tag
* The cup's not even big, and you've paid more than for lunch. | Not even big | pint-glass
There's a pile of fruit in it. Carrots and greens give so little that you'd laugh. | A pile in every cup | carrot
Most of the weight stays behind as pulp. | Most stays as pulp | scales
Somebody washes, peels, and cuts it, and then takes the machine apart to clean it. | Wash, peel, cut, clean | knife
And it can't be made ahead by the barrel, since it won't keep. | It can't wait | hourglass
~ Watermelon is the bargain. It's nearly juice already.
> How many carrots are in one? Count along at {brand}. | Count the carrots | carrot
> Look at the pile of pulp behind the counter at {brand}. | Look at the pulp | eye

tip: Too sweet? Reach for lemon
* When a juice is too sweet, don't water it down. | Don't water it down | drop
* How do you fix a smoothie that's too sweet? | Too sweet? | question
* First sip, and it's like drinking a candy store through a straw. | Like a candy store | smiley-nervous
Squeeze in lemon or lime. It doesn't take the sweet out, it stands up to it. | Too sweet: lemon | orange-slice
Too sour? A ripe banana, not sugar. | Too sour: banana
Too flat? A thumb of ginger wakes everything up. | Too flat: ginger | thumb
Too earthy, with all that beet? Orange, and a tiny pinch of salt. | Too earthy: orange | orange
~ Too thick is the only one where water's right.
> Say what's missing at {brand} while the blender's still open. | Say it early | speech
> Ask for a squeeze of lemon in the next one from {brand}. | A squeeze of lemon | orange-slice

season(12-3): Winter is when oranges taste of something
* The best oranges of the year come in your coldest months. | Best in the cold months | orange
* Which fruit is any good in winter? | What's good in winter? | snowflake
* It's dark, it's sleeting, and you're peeling an orange, and the whole room smells. | The whole room smells | orange-slice
Citrus ripens as the nights get cold, so it's heavy and sweet now. | Ripe in the cold | thermometer-cold
Blood oranges show up for a few weeks, tasting of raspberry. | Blood oranges, for weeks | orange-slice
Berries and peaches have flown in from somewhere. Take those frozen. | no: Flown-in berries / yes: Citrus and roots | airplane
Carrots and beets have come out of the cold sweeter too, and ginger makes them warm. | Carrots, beets, ginger | carrot
~ Weigh two oranges in your hand. Take the heavier one. | Take the heavier one | scales
> Order whatever's orange at {brand}. | Order orange | orange
> Come in from the cold and let {brand} press a winter one. | A winter one | snowflake
`,
})
