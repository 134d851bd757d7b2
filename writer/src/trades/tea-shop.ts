import { trade } from './trade.ts'

export const teaShop = trade({
  id: 'tea-shop',
  name: 'tea shop',
  also: [
    'tea room',
    'tearoom',
    'tea house',
    'teahouse',
    'tea merchant',
    'loose leaf tea',
    'loose-leaf tea',
    'tea store',
    'tea bar',
    'tea company',
    'tea blender',
    'tea importer',
    'tea salon',
    'matcha bar',
    'herbal tea',
    'tea boutique',
    'tea seller',
    'tea garden',
    'tea lounge',
    'tea brand',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a tea',
  things: 'teas',
  words: [
    'tea',
    'leaf',
    'cup',
    'pot',
    'teapot',
    'kettle',
    'green tea',
    'black tea',
    'blend',
    'infusion',
    'oolong',
    'matcha',
    'bag',
    'sip',
    'tin',
    'herb',
    'chai',
    'saucer',
    'strainer',
    'spoon',
    'jasmine',
    'mug',
    'brew',
    'milk',
  ],
  pieces: `
mistake: You're burning your green tea
* Green tea isn't bitter. Your kettle's too hot. | The kettle's too hot | thermometer-hot
* Why does your green tea taste like spinach water? | Like spinach water? | tea-bag
* The kettle clicks off, and you pour it straight onto the green leaves. | Straight from the boil | thermometer-hot
Green tea is a leaf that was barely cooked. Boiling water finishes the job. | Boiling water cooks it | leaf
Everything bitter comes out at once, and the sweet part never gets a word in. | Bitter first
Let the kettle stand with its lid off while you find the cup and the cookies. | no: Straight off the boil / yes: Let it stand | timer
Or pour the water into a cold cup first, then onto the leaves. That's a thermometer for free. | Into a cold cup first | cup
~ Black tea's the other way around. It wants the boil. | Black tea wants the boil
> Tell {brand} how yours comes out, and ask how hot it should be. | How hot should it be? | thermometer
> Try the same green one from {brand} twice, once boiling, once not. | Try it both ways | cup

mistake: For stronger tea, add leaves, not minutes
* Leaving the bag in doesn't make it stronger. | It doesn't get stronger | tea-bag
* How do you get stronger tea without it turning bitter? | Strong, not bitter? | cup
* You forgot your cup on the desk, and now the tea dries your teeth. | It dries your teeth | tooth
What a leaf has to give comes out in the first few minutes. | The good part comes first | timer
After that you're only getting tannin, the stuff that makes your mouth feel furry. | Then only tannin
So for a strong cup, put in more leaf and keep the clock the same. | no: More minutes / yes: More leaf | spoon
Then take the leaves out. A strainer left in the pot goes on working. | Take the leaves out | funnel
~ Milk hides it a little, and only a little. | | cow
> How long does yours want? Find out at {brand} and set a timer once. | How long? | timer
> Put one spoon more of it in the pot, the next time you open a bag from {brand}. | One spoon more | spoon

myth: Green and black tea grow on the same bush
* Green tea and black tea grow on the same bush. | The same bush | plant
* Which plant does black tea come from? The same one as green. | The same plant | leaf
* One tin's green, one's nearly black, and you're sure they're two kinds of tea. | Two tins, one plant | swatches
It's one plant, an evergreen with shiny leaves. What changes is what's done after picking. | What happens after picking | hand
Heat the leaf right away, and it stays green. | Heated at once: green | flame
Bruise it and let it lie, and it turns brown, like a bitten apple. That's black tea. | Bruised and left: black | hourglass
Stop somewhere in between, and it's oolong. | In between: oolong
~ Mint and chamomile aren't from that bush at all. They only share the cup. | Mint is another plant | plant
> Line up a green, an oolong, and a black from {brand}. | Line up all three | swatches
> Look for the one at {brand} that's halfway between. | Find the one in between | eye

how: How a fresh leaf turns into black tea
* A tea leaf smells of nothing much until somebody bruises it. | Until it's bruised | leaf
* What's done to a leaf before it's in your cup? | What's done to it? | question
* The basket's full of wet tea leaves, and it's heavy as a child. | A full basket | basket
First it wilts on racks overnight, till it's as limp as a glove. | at: Night / It wilts | moon
Then it's rolled, so the juice comes out. | at: Morning / It's rolled | spiral
It's left lying in damp air, and the room fills with apples and flowers. | at: Hours / It turns brown | hourglass
A blast of hot air stops it right there. That's all the skill, knowing when. | at: Last / Hot air stops it | fan
~ Too early and it's grassy. Too late, and it's flat as cardboard.
> Open two tins at {brand} and smell what that hour did. | Smell two tins | jar
> Look at the leaves in your cup at {brand}. You can see where they were rolled. | Look at the leaves | eye

how: How jasmine gets into the tea
* There's no perfume in real jasmine tea. There were flowers. | No perfume, just flowers | flower
* How does the jasmine get into the tea? | How does it get in? | flower-lotus
* At night, in a warm room, somebody's mixing tea with shut white buds. | Shut white buds | moon-stars
The buds are picked by day, closed. They only open after dark. | at: Day / Picked closed | sun
When they open, they breathe out, and dry leaves drink in any smell that's near. | at: Night / They open | moon
In the morning the flowers are sieved out. They've got nothing left. | at: Morning / Sieved out
Then new buds come, and it's done again, for as many nights as the tea's worth. | Again, night after night | repeat
~ So a tin full of petals looks pretty, but the smell should be in the leaf. | The smell's in the leaf | leaf
> Smell a jasmine at {brand} with your eyes shut. | Smell it eyes shut | eye-closed
> How many nights did theirs get? That's one to ask {brand}. | How many nights? | moon-stars

question: Can you use the leaves twice?
* Don't throw those tea leaves away yet. | Not yet | leaf
* Can you brew the same leaves twice? | Twice with the same leaves? | repeat
* The pot's empty, the leaves are still wet, and you'd like one more cup. | One more cup | tea-bag
Good oolong and green leaves are only waking up in the first cup. | Only waking up | leaf
The second is rounder, and many people like it best. | The second is rounder | cup
Don't wait till tomorrow. Wet leaves go sour, so use them within the hour or so. | Don't wait till tomorrow | hourglass
Each time give them a little longer. | A little longer each time | timer
A tea bag has nothing left. It's cut so fine that it gave it all at once. | no: Tea bags / yes: Whole leaves | tea-bag
~ When it tastes like a memory, it's done. Put the leaves in a flowerpot.
> Ask {brand} how many cups are in yours. | How many cups? | cup
> Pour the third cup of one from {brand} before you decide. | Pour the third | cup

question: What do you drink late in the evening?
* Not everything in a teapot keeps you up. | Not all of it | moon
* Which tea has no caffeine in it? | Which has none? | question
* It's after dinner, somebody puts the kettle on, and you hesitate over the tea. | After dinner | moon-stars
Black, green, white, and oolong all have some. It's one bush. | One bush, all with some | leaf
Herbs, fruit, and flowers have none, with a couple of exceptions, and mate is one. | Herbs: none, mostly | plant
Rooibos is the one for people who want something like black tea, with milk in it. | Rooibos takes milk | cow
Decaf is real tea with most of it taken out. | Decaf: most of it's out
~ Fruit blends with hibiscus are sharp and red. Sweeten those, they're made for it. | Hibiscus is sharp | flower
> Say it's for the evening when you're at {brand}. | "It's for the evening" | moon
> Read what's in the blend on the tin at {brand}. | Read the blend | list

comparison: Loose leaf or bags?
* Cut a tea bag open and look at what's inside. | Cut one open | tea-bag
* Loose leaf or tea bags, is there really a difference? | Loose, or in bags? | tea-bag
* A pinch of dust and a curled-up leaf, and both are tea. | Dust, and a leaf | leaf
Small bits brew fast and dark. That's what a bag's for, a quick cup with milk in it. | Bags: fast and dark | timer
A whole leaf needs room. It opens like a flower, and that takes minutes. | Loose: slow, with room | flower
So it's got more to say, and it'll say it two or three times. | More than one cup | repeat
For the office, bags. For a Sunday, a pot. | Office: bags. Sunday: a pot | calendar
~ Those little tea balls are too tight, by the way. Get a wide strainer. | no: A tight ball / yes: A wide strainer | funnel
> Have {brand} put a few of the leaves in your palm. | Leaves in your palm | hand-palm
> Brew a bag and a leaf from {brand} side by side, with no milk. | Side by side, no milk | cup

choose: How to choose where you buy tea
* Be wary of tea in pretty glass jars in the sun. | Not in the sun | sun
* How do you know a tea shop looks after its leaves? | Is it looked after? | magnifier
* You lift the lid off a tin and put your nose in. | Nose in the tin | jar
Smell what's in the tin. Hay, flowers, smoke, it should be there at once. | 1. A smell at once | wind
Light and air kill it, so tins beat glass. | 2. Tins, not glass | jar
Look for a place and a harvest. A garden's name is better than a mood. | 3. A place and a harvest | map-pin
Ask for water temperature and minutes. Somebody who drinks it knows both. | 4. How hot, how long? | thermometer
~ And see if you can buy a little. A small bag is a fair test. | 5. A small bag first | bag
> Open a few tins at {brand} and trust your nose. | Trust your nose | jar
> Ask {brand} what they drink themselves. | What do they drink? | cup

first: Your first loose tea
* You don't need a set with a dragon on it to drink loose tea. | No dragon needed | tea-bag
* What do you need for loose leaf tea? | What do you need? | question
* You came in for a tea, and there's a whole wall of tins. | A whole wall of tins | shelf
A mug you like, a wide strainer that sits in it, and a spoon. That's the kit. | 1. Mug, strainer, spoon | cup
Start near what you drink now. If that's bags with milk, get an Assam. | 2. Start near home | map-pin
Take a little of three, and write the time and heat on each bag. | 3. A little of three | pen
Make each one twice before you judge it. The first cup's a rehearsal. | 4. Make it twice | repeat
~ If one's awful, it was probably the water. Try it cooler. | Awful? Try it cooler | thermometer-cold
> Say at {brand} what's in your mug on a Monday morning. | What's in your mug now? | speech
> Walk out of {brand} with three small bags and one strainer. | Three small bags | bag

care: Why your tea tastes of the spice drawer
* Tea listens to everything you keep it next to. | It listens to its neighbors | ear
* How should you store tea at home? | How do you store it? | question
* Your good tea lives between the cumin and the coffee. | Cumin, tea, coffee | shelf
Dry leaves drink in smells. It's how jasmine tea is made, and how yours gets ruined. | Leaves drink in smells | leaf
Put it in a tin that shuts, away from the stove, the window, and the spices. | no: By the spices / yes: In a shut tin | jar
Never in the fridge. It's damp in there, and it smells of dinner. | Not in the fridge | thermometer-cold
Green fades in months. Black holds on longer, and some dark teas get better with age. | Green fades first | calendar
~ Keep smoky ones alone. They'd turn everything in the cupboard into a campfire. | Smoky ones live alone | campfire
> Bring your empty tin to {brand} for a refill. | Bring your tin | jar
> Buy for a month at {brand}, not for a year. | A month's worth | calendar

checklist: Tea for a table of guests
* One pot of tea is never enough, and one kind isn't either. | Two pots, two kinds | tea-bag
* What do you need to serve tea to a table of guests? | What do you need? | question
* Six guests, one pot, and the last cup's as dark as coffee. | As dark as coffee | cup
Have one strong black tea for milk, and one with no caffeine. | 1. One black, one herbal | leaf
A second pot with nothing but hot water, for whoever likes it weak. | 2. A pot of hot water | drop
Milk and lemon, but never both in one cup. It curdles. | 3. Milk and lemon, apart | orange-slice
Something to lift the leaves out with, or it stews. | 4. Lift the leaves out | funnel
And something salty with all that cake. | 5. Something salty | bread
~ Warm the pots first. A cold one steals the heat you wanted. | 6. Warm the pots first | flame
> Tell {brand} how many cups and what's on the plates. | Cups and plates | people
> Which two go with cake? Settle that at {brand}. | Which two? | cake

cost: Why a small tin of tea can cost a lot
* The best tea is two leaves and a bud, and a person's thumb. | Two leaves and a bud | seedling
* Why does some tea cost so much more than the rest? | Why so much more? | tag
* There's a mountain on the tin, and a mountain of a price. | A mountain on the tin | mountain
Machines cut a whole hedge, stalks and all. Hands take only the tip. | no: A machine, stalks too / yes: By hand, the tip | hand
A day's picking shrinks to a small heap, since fresh leaf is mostly water. | It shrinks to a heap | scales
High up it's cold, and the bush grows slowly. The flavor has time. | High and slow | mountain
The first leaves of spring are few, and everybody wants those. | The first leaves are few | calendar
~ Count cups, though. A good leaf brews three times, so it's cheaper than it looks. | Count the cups | calculator
> Ask {brand} who picked the one you're smelling. | Who picked it? | hand
> Split one of the costly ones at {brand} with a friend. | Split one | users

tip: Good tea starts with the water
* A cup of tea is nearly all water, so start there. | Start with the water | drop
* Why does your tea have a skin on it? | Why the skin? | cup
* There's a film on your tea, like oil on a puddle. | A film on top | drop-half
If there's a film on top, that's hard water. The minerals in it grab the tea and float. | Hard water does that | drop
Run it through a filter, and the same tea comes out brighter. | Filter it | funnel
Fill the kettle fresh. Water that's boiled three times tastes flat. | no: Boiled again / yes: Fresh from the tap | sink
Look inside your kettle, too. If it's white in there, warm vinegar clears it. | Vinegar clears the kettle
~ A squeeze of lemon breaks the film, but only if you weren't planning on milk. | | orange-slice
> Say where you live when you ask {brand} for a tea. Water decides. | Where do you live? | map-pin
> Make one from {brand} with tap water and one with filtered. | Tap, and filtered | drop

season(11-2): Chai you can smell on the stairs
* Real chai is cooked, not poured. | Cooked, not poured | cooking-pot
* How do you make chai that tastes of more than cinnamon? | More than cinnamon? | question
* It's cold, your coat's wet, and the whole stairwell smells of chai. | The stairwell smells of it | stairs
Crush the spices first. Ginger, cardamom, a few peppercorns, a clove or two. | 1. Crush the spices
Boil them in water till the kitchen smells. | 2. Boil them first | flame
Then throw in strong black tea, a small leaf that can take a beating. | 3. Then black tea | leaf
Then milk and sugar. Let it rise, take it off, let it rise again. | 4. Milk, and let it rise | cooking-pot
Strain it from high up. That's for the froth, and for showing off. | 5. Strain it from high up | funnel
~ Cardamom's the one you can't leave out. Everything else is your aunt's opinion.
> Ask {brand} for a black tea that can take milk and spice. | One that can take milk | tea-bag
> Crush a cardamom pod from {brand} and smell your fingers. | Smell your fingers | hand
`,
})
