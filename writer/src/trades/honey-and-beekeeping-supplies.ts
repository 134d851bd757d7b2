import { trade } from './trade.ts'

export const honeyAndBeekeepingSupplies = trade({
  id: 'honey-and-beekeeping-supplies',
  name: 'honey and beekeeping shop',
  also: [
    'honey shop',
    'beekeeper',
    'apiary',
    'honey farm',
    'beekeeping supplies',
    'beekeeping supply store',
    'bee farm',
    'honey producer',
    'raw honey',
    'bee supply',
    'apiarist',
    'local honey',
    'honey company',
    'bee equipment',
    'hive maker',
    'honey stand',
    'queen breeder',
    'beekeeping',
    'beekeeping course',
    'honey seller',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a jar of honey',
  things: 'honey and beekeeping supplies',
  words: [
    'honey',
    'bee',
    'hive',
    'jar',
    'comb',
    'beekeeper',
    'wax',
    'frame',
    'smoker',
    'swarm',
    'queen',
    'veil',
    'colony',
    'nectar',
    'flower',
    'beeswax',
    'honeycomb',
    'beekeeping',
    'spoon',
    'harvest',
    'apiary',
    'clover',
    'candle',
    'blossom',
  ],
  pieces: `
mistake: Don't boil your honey back to life
* A microwave can turn good honey into brown sugar syrup. | Not in the microwave | lightning
* How do you make hard honey runny again? | How do you soften it? | question
* The honey's hard as fudge, and you've bent a spoon in it. | You bent a spoon | spoon
Honey goes solid. Nearly all of it does, sooner or later, and it's still good. | Nearly all honey sets | jar
Stand the jar in warm water, with the lid loose. Warm like a bath, no hotter. | no: Microwave / yes: A warm bath | bathtub
Leave it alone, then stir, then change the water. It takes a while. | It takes a while | hourglass
Great heat drives off what you bought it for, the smell of the flowers. | Heat chases off the flowers | flower
~ Or leave it be. Set honey stays on the toast and off your sleeve. | Or leave it set | bread
> Find the jar at {brand} that stays runny longest. | Which stays runny? | drop
> Give the next jar from {brand} a bath, not a blast. | A bath, not a blast | bathtub

mistake: Leave the lid on your hive
* The hardest part of beekeeping is keeping your hands in your pockets. | Hands in your pockets | hand
* How often should you open the hive? | How often? | question
* It's your first hive, it's a sunny day, and you'd love another look. | One more look | sun
Every time the lid comes off, the bees lose their warmth and their calm. | Warmth and calm go | thermometer-cold
They spend the rest of the day putting it right. | A day to put it right | clock
Stand beside the entrance instead, out of the flight path, and watch. | no: Lid off / yes: Watch the door | eyes
Legs full of yellow means there's brood to feed. Traffic tells you most of it. | Yellow legs mean brood | flower
~ When you do open it, know what you're looking for, find it, and close up. | Know what you want to see | list
> Sit by the door of a hive with {brand}, if there's a chance. | Watch a hive's door | eyes
> What can you tell from outside? Go through it once with {brand}. | What shows outside? | question

myth: Golden and runny isn't the only real honey
* Real honey can be white, black, or stiff as butter. | White, black, or stiff | palette
* Which is the real honey, the clear one or the cloudy one? | Clear, or cloudy? | question
* You hold the honey jar to the light, and you can't see through it. | You can't see through | sun
The color's the flower. Acacia is like water, buckwheat is like tar. | Acacia: pale. Buckwheat: dark | flower
It also decides how fast honey sets. Canola's solid in weeks, acacia can stay liquid for years. | Some set in weeks | hourglass
A fine white layer on top is trapped air. Nobody put sugar in. | White on top is air | cloud
Clear and the same every time usually means it's been filtered and mixed. | Always the same? It's mixed | funnel
~ So taste it by the spoon, not by the window. | Taste it, don't look | spoon
> Line up the palest and the darkest at {brand}. | Palest and darkest | swatches
> Taste the ugliest jar at {brand} first. | The ugliest jar | jar

how: How nectar turns into honey
* A spoonful of honey is many bees' whole lives. | Many lives, one spoon | spoon
* How does the nectar of a flower turn into honey? | How does it turn? | flower
* Put your ear to a hive at night in summer, and it roars. | It roars at night | ear
A bee sips nectar and carries it home inside her. It's thin as sugar water. | Thin as sugar water | drop
At home it goes from mouth to mouth, and each bee works on it a little. | From mouth to mouth | repeat
They hang it up in drops in the comb, and fan it all night with their wings. | Fanned all night | fan
When it's thick enough to keep, they seal the cell with a lid of wax. | Sealed with wax | check
~ On a warm night you can hear them from outside. | You can hear it | ear
> Look for a piece of comb at {brand} with the lids still on. | Comb with lids on | jar
> Hold a spoonful from {brand} to your nose and find the flower. | Find the flower | flower

how: How the honey gets out of the comb
* The first tool of a honey harvest is a hot knife. | A hot knife | knife
* How do you get honey out of the comb without breaking it? | How does it get out? | question
* There's a drum on three legs, somebody's cranking it, and honey's raining inside. | Raining honey | repeat
A full frame's as heavy as a brick, sealed with wax on both sides. | Heavy as a brick | scales
The knife takes off the lids in one long sheet. | at: First / Lids off | knife
Then the frames spin in a drum, and honey flies against the wall. | at: Then / It spins out | spiral
It runs down, through a sieve, and into a bucket, where it rests till the foam's up. | at: Then / Sieve and rest | funnel
The empty comb goes back. The bees clean it up and fill it again. | at: After / Comb goes back | repeat
~ The door handles are sticky for weeks.
> Find out when {brand} is spinning, and if you can turn the crank. | Turn the crank | repeat
> Chew the wax lids once, if {brand} has any. | Chew a wax lid | tooth

question: Can you bake with honey instead of sugar?
* Swap honey for sugar, and the cake gets browner and wetter. | Browner and wetter | cake
* Can you use honey instead of sugar? | Honey for sugar? | question
* You're out of sugar, the oven's on, and there's a jar of honey. | Out of sugar | oven
It's sweeter, so you need less of it. | 1. Use less | scales
It's partly water, so take out a little milk. | 2. Take out some milk | drop
It browns sooner, so turn the oven down a bit. | 3. Turn it down | thermometer
And it brings a taste along. Clover stays quiet, chestnut takes over. | 4. Choose a quiet one | speaker-high
~ Keep your rare one for toast. In the oven its flowers are gone.
> Say it's for baking when you're at {brand}. | "It's for baking" | speech
> Bring the recipe to {brand} and ask which jar suits it. | Which jar suits it? | scroll

question: There's a swarm in your tree. Now what?
* A swarm in the tree looks like trouble and is mostly tired. | Mostly tired | tree
* What do you do when a swarm of bees lands in your yard? | What do you do? | question
* Something brown and humming, big as a football, is a swarm on your branch. | Big as a football | football
The old queen's moved out with half the colony, and they're resting. | A queen moving house | house
They've got no home to defend and a bellyful of honey, so they're usually calm. | Usually calm | smiley
Keep children and dogs inside, and leave the hose where it is. | no: The hose / yes: Distance | house
Then call a beekeeper. Say how high it hangs and how big it is. | Call: how high, how big? | phone-call
~ Take a photo from a distance. Wasps are another phone call. | A photo from a distance | camera
> Keep the number of {brand} on the refrigerator, and ask who collects swarms. | Who collects swarms? | phone
> Send {brand} the photo first. | Send a photo | camera

comparison: Runny or creamed?
* Creamed honey has no cream in it. | No cream in it | jar
* Creamed honey or runny, what's the difference? | Creamed, or runny? | question
* One honey runs off the toast into your cuff. The other stays put. | Into your cuff | bread
All honey makes crystals. Left alone, they grow big and gritty. | Left alone: gritty | cube
Stir it slowly as it sets, day after day, and they stay too small to feel. | Stirred: too fine to feel | spiral
So creamed is the same honey, with finer grain. It spreads like butter. | Creamed: it spreads | knife
Runny is better in tea, in dressing, and over yogurt. | Runny: tea and yogurt | tea-bag
~ Creamed tastes milder, since it melts more slowly on your tongue. | Creamed tastes milder
> Try both of the same flower at {brand}. | Both, same flower | flower
> Tell {brand} whether it's for toast or for tea. | Toast, or tea? | speech

choose: What to read on a honey jar
* A honey jar should tell you where the bees were. | Where were the bees? | map-pin
* How do you choose good honey? | How do you choose? | question
* The label says honey, there's a cottage on it, and no place. | A cottage, no place | house
Look for a name and a place. Somebody's hives stand somewhere. | 1. A name and a place | map-pin
Be wary of a blend from many countries. It's mixed to taste the same every time. | 2. Not from everywhere | globe
Look for a flower or a month. Spring blossom and late summer are two foods. | 3. A flower or a month | flower
Turn it over. A bubble that climbs slowly means thick, ripe honey. | 4. A slow bubble | timer
~ And ask the person. Whoever has bees can't stop talking about them. | 5. Ask about the bees | chat-circle-text
> Turn a jar over at {brand} and watch the bubble climb. | Watch the bubble | jar
> Ask {brand} what was in bloom. | What was in bloom? | flower

first: Opening a hive for the first time
* Move like you're underwater, and the bees hardly notice. | Move like underwater | waves
* What's it like to open a hive for the first time? | What's it like? | question
* The lid comes off, and up comes a warm smell of wax and bread. | Warm wax and bread | wind
Tuck everything in first. Cuffs, socks, and the zipper of your veil. | 1. Tuck everything in | sock
A puff of smoke at the door, and then wait. They get busy with their honey. | 2. Smoke, then wait | cloud
Stand at the side or behind. The front's their runway. | 3. Never in front | airplane
Lift one frame straight up, slowly, and hold it over the box. | 4. Straight up, slowly | hand
~ Don't look for the queen. Look for eggs, she was there. | 5. Eggs mean she's there | egg
> Ask {brand} about going along once, before you buy a thing. | Go along once | users
> Try a suit on at {brand}, and bend over in it. | Bend over in it | t-shirt

care: How to keep honey for years
* Honey keeps for years, if you keep it thirsty. | Keep it dry | jar
* Does honey ever go bad? | Does it go bad? | question
* Nobody knows how old that jar in the back of the pantry is. | Nobody knows how old | shelf
What keeps it is that there's hardly any water in it. | Hardly any water | drop
It'd love to have some. It pulls damp out of the air, so screw the lid on. | It drinks from the air | drop
Take it with a dry spoon. A wet one can start it fermenting. | no: Wet spoon / yes: Dry spoon | spoon
A dark cupboard's best. The refrigerator only makes it hard. | A dark cupboard | shelf
~ If it foams and smells like beer, it took on water. That one's for the compost. | Foam means water got in | warning
> Ask {brand} when yours was taken from the hive. | When was it taken? | calendar
> Keep one spoon for nothing but the jar from {brand}. | One dry spoon | spoon

checklist: Before you buy your first bees
* The bees come last on a beginner's list. | Bees come last | list
* What do you need to start beekeeping? | What do you need? | question
* You've seen a lovely yellow hive, and you want bees by Saturday. | Bees by Saturday? | calendar
Start with a course or a mentor, and a summer of looking over somebody's shoulder. | 1. A course or a mentor | users
A spot with morning sun, no wind, and water near. | 2. Morning sun, water near | sun
Neighbors who've been asked, and a look at the local rules. | 3. Neighbors and rules | house
A suit, a smoker, a hive tool, and boxes that all fit each other. | 4. Suit, smoker, hive tool | toolbox
Then order bees, early. They're promised long before spring. | 5. Order bees early | calendar-check
~ And someone in the house who doesn't mind you smelling of smoke. | 6. Someone patient | heart
> Talk to {brand} before you buy the first box. | Talk before you buy | chat-circle-text
> Stand in the spot with your phone, and send {brand} a photo. | A photo of the spot | camera

cost: Why a jar from down the road costs more
* Nobody can tell bees to hurry. | Nobody can hurry them | clock
* Why does local honey cost more than the bear on the shelf? | Why more than the bear? | tag
* You weigh two jars of honey in your hands, and one's twice the price. | Same weight, other price | scales
A colony gathers what the weather lets it. A wet spring can mean no spring honey at all. | A wet spring, no honey | cloud-rain
The bees keep a good part of it. It's their winter. | Bees keep their share | snowflake
Then somebody lifts every box by hand, spins it, and fills the jars. | Lifted, spun, filled by hand | hand
And through the year that person checks, feeds, and worries. | A year of looking after | calendar
~ You can taste the difference in the names. One says linden blossom, one says honey. | Look at the names | tag
> Ask {brand} how the year was for the bees. | How was the year? | calendar
> Taste before you compare, and start at {brand}. | Taste, then compare | spoon

tip: Oil the spoon first
* Wipe a spoon with oil, and honey slides right off it. | It slides right off | spoon
* How do you measure honey without leaving half in the spoon? | Half of it stays? | spoon
* Half your honey is in the bowl, and half's still on the spoon. | Half on the spoon | spoon
Use the measuring spoon for the oil first, then for the honey. | Oil first, then honey | drop
No oil in the recipe? Dip it in hot water. | Or hot water | thermometer-hot
For a dressing, put honey and mustard in an almost empty jar, add vinegar, and shake. | Shake it in the old jar | jar
You'll get the last of it that way, with no scraping. | The last bit, no scraping
~ On hard cheese it doesn't need a spoon at all. Turn the jar and wait. | On hard cheese | cheese
> Save the empty jar from {brand} for the dressing. | Save the jar | jar
> Find a dark one at {brand} for cheese. | A dark one for cheese | cheese

season(11-2): What the bees do all winter
* Your bees aren't asleep in winter. They're shivering on purpose. | Shivering on purpose | snowflake
* What do bees do in the winter? | What do they do? | question
* There's snow on the hive, and if you listen close, it hums. | Snow on top, a hum inside | ear
The bees sit in a ball around the queen and tremble to keep her warm. | A ball around the queen | crown
The ones outside move in, the ones inside move out, so nobody freezes. | They take turns | repeat
They burn honey for it, all winter. That's what the full combs were for. | Honey is the fuel | flame
For a beekeeper it's the time to build frames, melt wax, and order what's needed. | Build, melt, order | hammer
~ Knock the snow from the entrance, leave the roof alone, and walk away. | Clear the door, walk off | door
> List your broken frames and take the list to {brand} before spring. | Before spring comes | list
> Take a beeswax candle home from {brand}, and smell summer. | Smell summer | candle
`,
})
