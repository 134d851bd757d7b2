import { trade } from './trade.ts'

export const distillery = trade({
  id: 'distillery',
  name: 'distillery',
  also: [
    'gin distillery',
    'whiskey distillery',
    'whisky distillery',
    'craft distillery',
    'rum distillery',
    'vodka distillery',
    'micro distillery',
    'microdistillery',
    'distiller',
    'craft spirits',
    'small-batch gin',
    'gin maker',
    'moonshine distillery',
    'craft gin',
    'brandy distillery',
    'mezcal maker',
    'spirits maker',
    'gin school',
    'distilling company',
    'still house',
    'artisan spirits',
    'gin company',
  ],
  way: 'visit',
  customers: 'guests',
  thing: 'a tour and a tasting',
  things: 'tours and tastings',
  words: [
    'gin',
    'whiskey',
    'rum',
    'vodka',
    'still',
    'barrel',
    'bottle',
    'spirit',
    'distillery',
    'distiller',
    'copper',
    'botanical',
    'juniper',
    'cask',
    'grain',
    'tasting',
    'glass',
    'tour',
    'cocktail',
    'tonic',
    'batch',
    'oak',
    'dram',
    'liqueur',
  ],
  pieces: `
mistake: Don't stick your nose in the glass
* Smell a whiskey like a wine, and your nose goes numb. | Your nose goes numb | brandy
* How do you smell a spirit without it stinging? | How do you smell it? | question
* You stick your nose deep into the glass, and your eyes water. | Your eyes water | drop
There's a lot of alcohol standing in there, and it gets to you before anything else. | Alcohol comes first | cloud
Hold it under your chin, and bring it up slowly. | Up slowly, from the chin | hand
Keep your mouth a little open, and breathe through both. | Breathe with mouth open | wind
Now there's fruit, or bread, or smoke. Stop where it's nicest. That's your distance. | no: Nose in / yes: Mouth open, from afar | ruler
~ Don't swirl it hard, either. You'd only wake up the alcohol. | Don't swirl hard | spiral
> Try it both ways with the first glass at {brand}. | Try it both ways | brandy
> Find your distance at {brand} before you sip. | Find your distance | ruler

mistake: Whiskey stands, wine lies
* Never lay a whiskey bottle on its side. | Never on its side | brandy
* Should a bottle of whiskey lie down like wine? | Standing, or lying? | question
* You pull the cork, and half of it stays in the whiskey. | Half the cork stays | brandy
Wine needs a wet cork. Strong spirit eats one. | Strong spirit eats cork
So keep the bottle upright, and tip it once in a while to wet the cork. | no: Lying down / yes: Standing up | hand
Light's the other enemy. A sunny shelf bleaches the color, and then the taste. | Light bleaches it | sun
In the bottle it doesn't get older, only in the barrel. So there's no point in waiting. | It won't age in glass | hourglass
~ A half-empty one fades slowly. Finish it with friends in a year or so. | Half empty? Share it | users
> Pick one you like at {brand} and ask how to keep it. | How is it kept? | question
> Stand the next one from {brand} in a dark cupboard. | In a dark cupboard | moon

myth: Darker doesn't mean older
* A dark whiskey isn't always an old whiskey. | Dark isn't always old | brandy
* Does a darker color mean the whiskey is older? | Darker means older? | question
* You hold two bottles to the window and reach for the darker one. | Reaching for the dark one | window
Whiskey goes into the wood as clear as water. Nearly all of its color is the barrel's. | Clear as water at first | drop
A fresh, charred cask colors it fast. One that's been filled before hardly does. | New wood colors fast | fire
A sherry cask makes it red and raisiny, even young. | Sherry cask: red, even young
And in some places a little caramel's allowed, only for looks. | Sometimes caramel's added | eyedropper
~ So smell it. Wood smells of vanilla and spice. Age smells of a good deal more. | no: Look at it / yes: Smell it | wind
> Line up a pale one and a dark one at {brand}, and guess. | Pale against dark | brandy
> Ask {brand} what was in the cask before. | What was in it before? | question

how: Heads, hearts, and tails
* A distiller throws away the beginning and the end. | First and last get cut | scissors
* What happens inside that copper still? | What happens inside? | question
* Copper as tall as a house, a slow drip, and somebody sniffing. | A drip, and somebody sniffing | drop
Something like beer or wine goes in. Alcohol boils before water does. | at: Warm / Alcohol rises first | thermometer-hot
What rises is cooled, and it runs out as clear as rain. | at: Cool / Clear as rain | drop
The first of it smells like nail polish. Those are the heads, and they're cut off. | at: First / Heads, cut off | nail-polish
Then come the hearts, clean and sweet. That's what you drink. | at: Middle / Hearts, kept | heart
Last come the tails, which smell of wet dog, and they're cut too. | at: Last / Tails, cut off | dog
~ The cuts are made by nose. | Cut by nose
> Who decides when the cut comes? Try that question on {brand}. | Who decides? | question
> Put your nose to the difference at {brand}, if you're offered it. | Smell the difference | wind

how: How gin gets its smell
* Gin is vodka that went for a walk in a garden. | A walk in a garden | plant
* How do juniper and lemon get into gin when it's clear as water? | How do they get in? | drop
* Somebody crushes a juniper berry under your nose, and there it is, gin. | Crush one, and there it is | hand
A plain, strong spirit goes into the still, and so do the plants. | Spirit and plants | plant
Juniper always, then coriander seed, citrus peel, and roots that hold it all together. | Juniper, seeds, peel, roots | leaf
Some lie in it overnight. Others hang in a basket above, and only the steam passes through. | In the pot, or in the steam | basket
Steam is gentle. It picks up petals and leaves without stewing them. | no: Petals stewed / yes: Petals steamed | flower
~ Everything heavy stays behind in the pot, color and bitterness with it. | Color stays behind
> Smell the jars of botanicals at {brand} before you taste. | Smell the jars | jar
> Bring your favorite herb from the garden to {brand} and ask what it would do. | Bring a herb | plant

question: Should you add water?
* A drop of water can open a whiskey like a window. | Like opening a window | drop
* Are you allowed to put water in good whiskey? | Is water allowed? | question
* Somebody next to you adds water to the dram, and you're shocked. | Water in the dram | drop
It's your glass. And distillers do it themselves, all day long. | Distillers do it too
Alcohol holds the smells down. A few drops loosen them, and fruit comes up. | A few drops loosen it | wind
Taste it bare first, then add drops with a straw or a spoon. | Bare first, then drops | spoon
Stop when you like it. There's no way to take it out again. | no: A splash / yes: Drop by drop | hand-palm
~ Ice goes the other way. It closes things and makes them smooth. | Ice closes it | cube
> Order a little water with yours at {brand}, and taste before and after. | Before, and after | drop
> Share one at {brand}, one half bare, one half with drops. | Half and half | users

question: Does an open bottle go bad?
* An open bottle of gin won't spoil. It fades. | It fades | hourglass
* Does a spirit go bad once it's open? | Does it go bad? | question
* At the back of the cabinet there's a bottle of rum from somebody's wedding. | From somebody's wedding | dresser
It's too strong for anything to grow in it. | Nothing grows in it | check
But air lifts out the smells, and the emptier the bottle, the more air there is. | More air, less smell | wind
Liqueurs with cream are different. Those have a date, and it matters. | Cream has a date | calendar
Vermouth is wine. It goes in the fridge, and it's gone in weeks. | Vermouth: fridge, weeks | thermometer-cold
~ Pour the last third into something smaller, and it'll hold. | Into a smaller bottle | funnel
> Take the small size at {brand} if you only pour at holidays. | Take the small one | brandy
> Have {brand} tell you which of theirs want a fridge. | Which need a fridge? | thermometer-cold

comparison: Gin or vodka?
* Vodka tries to taste of nothing, and gin can't stop talking. | Silent, or talking | speaker-high
* What's the difference between gin and vodka? | What's the difference? | question
* Two clear bottles, no label, and you only need your nose. | You only need your nose | wind
They begin the same way, as a clean spirit from grain, or potatoes, or grapes. | Same beginning | grains
Vodka stops there. What's left to notice is how it feels, creamy, oily, or thin. | Vodka: how it feels | drop
Gin goes back in with juniper and peel, and comes out smelling like a hedge. | Gin: juniper and peel | leaf
So vodka lets the juice speak, and gin argues with the tonic. | Vodka lets the juice speak | orange-slice
~ Warm, in a small glass, both are honest. Cold hides a lot. | Cold hides a lot | snowflake
> Taste one of each at room temperature at {brand}. | Both, not chilled | thermometer
> Look at a label at {brand} and find what it was made from. | Made from what? | grains

choose: Questions that show who's distilling
* Some distilleries make it. Some buy it and bottle it. | Make it, or bottle it | factory
* How do you choose a bottle from a small distillery? | How do you choose? | question
* A stag on the bottle, and not a word about how it's made. | A stag on the label | tag
Ask what they make themselves, from the grain on. Buying isn't a sin, hiding it is. | 1. What's made here? | grains
Look for a batch number. Somebody's keeping count. | 2. A batch number | list
Ask to smell it before the label's explained. | 3. Smell before the story | wind
Ask what they'd pour for themselves on a Tuesday. | 4. What on a Tuesday? | calendar
~ And stand near the still. If it's warm, you're in the right place. | 5. A warm still | thermometer-hot
> Ask {brand} what's dripping today. | What's dripping? | drop
> Read the small print on a label from {brand}. | Read the small print | magnifier

first: Your first distillery tour
* A distillery smells of bread before it smells of anything else. | It smells of bread | bread
* What's it like to tour a distillery? | What's it like? | question
* The distillery door opens, and it's warm, loud, and smells like toast. | Warm, loud, toasty | door-open
First there's a tub that bubbles by itself. That's the yeast at work. | 1. The bubbling tub | drop
Then the still. It's hotter than it looks, so keep your hands in your pockets. | 2. The hot still | flame
Then the barrels, where it's cold and sweet, and you'll want to whisper. | 3. Cold, sweet barrels
The tasting's last. Sip, put it down, ask. | 4. The tasting | brandy
~ Flat shoes, lunch beforehand, and somebody else to drive. | 5. Lunch, and a driver | car
> Check with {brand} before you come with children or in high heels. | Kids or heels? Check | phone-call
> Book a driver before you book {brand}. | First a driver | taxi

care: Why your gin and tonic goes flat
* Your gin's fine. It's the tonic that's tired. | The tonic's tired | drop
* Why does a gin and tonic taste better in a bar? | Better in a bar? | question
* Two ice cubes, yesterday's tonic, and a sad slice of lemon. | Two cubes, flat tonic | cube
Bubbles carry the smell up to your nose. No bubbles, no gin. | No bubbles, no smell | wind
So get small cans or bottles, cold, and open a new one each time. | no: A big bottle / yes: Small and fresh | beer-bottle
Fill the glass with ice, right to the top. More ice melts more slowly. | Ice to the top | cube
Pour the tonic down the side, and stir once, from below. | Down the side, one stir | spoon
~ Rub the peel on the rim and drop it in. A slice only waters it. | Peel, not slice | orange-slice
> Ask {brand} which tonic suits theirs. | Which tonic? | question
> Build one at {brand} with ice to the brim. | Ice to the brim | cube

checklist: Choosing a bottle as a gift
* The prettiest bottle is often the wrong one for a gift. | Not the prettiest | gift
* How do you choose a bottle for someone who knows more than you? | For somebody who knows | gift
* It's his birthday, he likes whiskey, and that's all you know about it. | That's all you know | brandy
What's open at home? Take a photo of the shelf. | 1. A photo of the shelf | camera
Straight, with ice, or mixed? | 2. Straight, iced, or mixed | cube
Smoky or not? That one divides families. | 3. Smoky or not | fire
How often is it poured? A rare one for an everyday drinker stays shut for years. | 4. How often? | calendar
What you'd like to spend, said out loud. | 5. What you'd spend | coins
~ Write on a tag why you chose it. That's what's read again later. | 6. A tag with a reason | tag
> Show {brand} the photo of the shelf. | Show the shelf | camera
> Answer those five, and let {brand} reach for the bottle. | Answer all five | list

cost: Where some of your whiskey went
* Some of every barrel of whiskey is drunk by nobody. | Drunk by nobody | cloud
* Why does an older bottle of whiskey cost so much more? | Why so much more? | tag
* The cask comes out after years, and it isn't full anymore. | It isn't full anymore | drop-half
Wood breathes. Every year a little goes out through the oak, and distillers call that the angels' share. | The angels' share | wind
Only the middle of each run went in to begin with. | Only the hearts went in | heart
The barrel itself costs money, and so does the shed, and so does waiting. | Barrel, shed, waiting | hourglass
Gin skips all that. It can be in its bottle within days, so you pay for plants instead. | Gin: no waiting | plant
~ A small still takes as much watching as a big one and fills far fewer bottles.
> Knock on a barrel at {brand}, if you may, and hear how full it is. | Knock on a barrel | hand-fist
> See what a young one tastes like at {brand}. | Try a young one | brandy

tip: Rub it on your hands
* Distillers pour a little spirit in their palms before they drink any. | In the palms first | hands-praying
* How do you find out what's really in a spirit? | What's really in it? | question
* Somebody pours a splash of clear spirit in your hand and says, rub. | "Rub" | hand
Rub your palms together quickly, till they're nearly dry. | 1. Rub till nearly dry | hand
Cup them over your nose. The alcohol's gone off, and what it was made from is left. | 2. Cup and smell | hands-praying
Grain smells like warm bread. Cane smells like molasses, grapes like raisins. | Bread, molasses, raisins | bread
If all you get is a hospital, you know that, too. | A hospital? Now you know
~ Wait a minute and smell again. The heavy notes come last. | 3. Wait, smell again | timer
> Hold out your hands at {brand}. | Hold out your hands | hand-palm
> Try it with two from {brand}, one in each hand. | One in each hand | hand

season(9-11): Sloe gin starts now
* Put berries in gin now, and there's something to pour next year. | Pick now, pour next year | jar
* When do you make sloe gin? When the leaves turn. | When the leaves turn | leaf
* The blue berries in the hedge pull your mouth shut. They're for gin. | They pull your mouth shut | smiley-nervous
Raw, a sloe is all stone and pucker. Gin gets the good out of it. | Raw: all pucker
Wait until they're soft, or freeze them overnight, so the skins split. | 1. Let the skins split | snowflake
Fill a jar halfway, add sugar, and pour gin over it to the top. | 2. Berries, sugar, gin | jar
Turn it every day for a week, then forget it until winter. | 3. Turn it, then forget it | calendar
Strain it, taste, and only then decide about more sugar. | 4. Strain, then taste | funnel
~ No sloes where you live? Damsons, cranberries, or sour cherries do it too. | Cranberries work too
> Ask {brand} which gin stands up to fruit. | Which gin for fruit? | question
> Bring the jar back to {brand} in winter and let them taste. | Bring it back in winter | jar
`,
})
