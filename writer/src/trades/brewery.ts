import { trade } from './trade.ts'

export const brewery = trade({
  id: 'brewery',
  name: 'brewery',
  also: [
    'craft brewery',
    'microbrewery',
    'micro brewery',
    'brewpub',
    'brew pub',
    'taproom',
    'tap room',
    'brewhouse',
    'craft beer',
    'craft brewer',
    'nanobrewery',
    'nano brewery',
    'brewing company',
    'beer hall',
    'farmhouse brewery',
    'brewing co',
    'beer bar',
    'brewer',
    'beer maker',
  ],
  way: 'table',
  customers: 'guests',
  thing: 'a beer',
  things: 'beers',
  words: [
    'beer',
    'hop',
    'malt',
    'brew',
    'brewery',
    'brewer',
    'pint',
    'glass',
    'lager',
    'ale',
    'stout',
    'IPA',
    'keg',
    'tap',
    'taproom',
    'foam',
    'can',
    'bottle',
    'yeast',
    'barley',
    'flight',
    'wheat beer',
    'pilsner',
    'growler',
  ],
  pieces: `
mistake: Leave the frosted glass in the freezer
* A frosted glass is the wrong kind of cold. | The wrong kind of cold | snowflake
* Should beer come in a frozen glass? | A frozen glass? | pint-glass
* The glass comes out of the freezer white with frost, and it looks perfect. | White with frost | snowflake
The frost melts into the beer. It foams up wild, then it goes flat. | no: Frosted / yes: Cool and clean | pint-glass
It also numbs your tongue, so you taste cold and not much else. | Numb tongue, no taste
A glass rinsed in cold water does more. The beer slides in and the foam sits up. | Rinse it cold | drop
Dark and strong ones like it warmer still. Hold them a while. | Dark ones like it warmer | hand
~ The colder a beer has to be, the less there was to taste in it.
> Order yours in a rinsed glass at {brand} and watch the foam. | A rinsed glass, please | pint-glass
> Let the stout you get at {brand} stand a bit before the second sip. | Let it stand | timer

mistake: Sunlight is what makes beer smell of skunk
* That skunky smell in your beer comes from the sun. | It comes from the sun | sun
* Why does the beer on the patio start to stink? | Why does it stink? | sun
* You left your beer on the picnic table, and now it stinks. | Left on the picnic table | picnic-table
Light breaks up something in the hops, and what's left is very close to what a skunk sprays. | Light breaks up the hops | sun
Clear and green glass let it in. Brown is better, and a can is best of all. | no: Clear glass / yes: A can | beer-bottle
In bright sun it takes minutes, so keep your pint in the shade. | Pint in the shade | umbrella
At home, a dark cupboard beats the windowsill, and the refrigerator beats both. | Cold and dark | thermometer-cold
~ You can't chill it away afterward. Once it smells, it smells.
> Sit in the shade when you drink outside at {brand}. | Sit in the shade | umbrella
> Carry your cans home from {brand} in the trunk, not on the dashboard. | In the trunk | car

myth: Dark beer isn't heavy beer
* The black beer on the board can be the lightest one they pour. | Black can be light | beer-stein
* Is dark beer always strong and heavy? | Dark means heavy? | question
* Somebody offers you a stout, and you say you've already eaten. | "I've already eaten" | beer-stein
The color is just toast. A little roasted barley turns a whole batch black. | A little turns it black | grains
Strength comes from how much sugar the yeast got to eat, and you can't see that. | You can't see strength
A dry stout can be lighter than a golden beer that looks like lemonade. | no: Dark means heavy / yes: Dark means roasted | pint-glass
Shut your eyes for the first sip. You'll find coffee, cocoa, maybe burnt crust. | Coffee, cocoa, crust | coffee
~ The number on the board tells you how strong it is. The color doesn't. | Read the board | chalkboard-simple
> Close your eyes over the darkest glass at {brand}. | Close your eyes | eye-closed
> Start with a small pour of something black at {brand}. | A small dark pour | pint-glass

how: What happens on a brew day
* Beer starts out as oatmeal, more or less. | It starts as oatmeal | bowl-steam
* How do you get from a sack of barley to a pint? | From sack to pint | grains
* Walk past a brewery on brew day and the whole street smells of cereal. | The street smells of cereal | wind
Crushed malt goes into hot water, and it sits there like tea until it's sweet. | at: First / Hot water and malt | grains
The sweet part is drained off and boiled, and the hops go in. | at: Then / Boil it with hops | flame
It's cooled fast, and the yeast is thrown in. | at: Then / In goes the yeast
After that it's the yeast's job. It eats the sugar and leaves you the alcohol and the bubbles. | at: Weeks / The yeast works | calendar
~ People say brewers make sweet water and yeast makes beer. The brewer mostly cleans.
> Follow your nose to {brand} when the kettle's on. | Follow your nose | wind
> Ask {brand} what's in the tanks today. | What's in the tanks? | question

how: When the hops go in
* The same hop can taste like grapefruit or like aspirin. | Grapefruit or aspirin? | orange-slice
* How does an IPA smell like mango with no fruit in it? | No fruit in there? | question
* You sniff the glass and swear there's a fruit salad in it. | Fruit salad in a glass | cherries
It depends on when the hops go in. Boiled for an hour, they turn bitter, and the smell's gone. | at: Early / Bitter | flame
Added at the end, they leave the bitterness behind and bring the smell along. | at: Late / Fragrant | leaf
Some are thrown in cold, days later, like leaves into iced tea. Brewers call it dry hopping. | at: Days later / Dry hopping | tea-bag
So two beers with the same hops can be strangers. | Same hops, different beer
~ Rub a fresh hop cone between your palms once. You'll smell it till bedtime. | Rub a hop cone | hand
> Stick your nose in the glass at {brand} before you drink. | Nose first | pint-glass
> Find out at {brand} which beer on the board got its hops last. | Which got hops last? | chalkboard-simple

question: Why all that foam on your beer?
* The foam on your pint isn't a swindle. | Foam isn't a swindle | beer-stein
* Why do they leave so much foam on the glass? | Why so much foam? | beer-stein
* Two fingers of foam on your pint, and you feel cheated. | Two fingers of foam | hand
Foam is where the smell sits. Your nose goes through it before your mouth does. | The smell sits there | cloud
It also means some of the gas went into the glass, and not into your stomach. | Gas in the glass, not you
Poured flat down the side, a beer looks full and feels like a balloon. | no: No foam / yes: Two fingers | balloon
Watch the rings it leaves as you drink. Rings mean the glass was clean. | Rings mean clean | pint-glass
~ If it's half foam, that's too much. Hand it back. | Half foam? Hand it back | hand
> Count the rings in your empty glass at {brand}. | Count the rings | pint-glass
> Bring the friend who hates foam to {brand}. | Bring the foam hater | users

question: What should you try if you don't like beer?
* You don't like beer? You've met one of its cousins. | There are many cousins | beer-bottle
* What do you order at a brewery if you don't like beer? | What if you don't like it? | question
* Your friends picked the taproom, and beer isn't your thing. | Not your thing? | pint-glass
Start with what you do drink. Black coffee? Go for a stout. | Coffee? Try a stout | coffee
White wine, dry and sharp? Ask for a sour. | White wine? Try a sour | wine
Cider or anything fruity? A wheat beer smells of banana and clove. | Fruity? Try a wheat beer | grains
If it's the bitterness you hate, stay away from the letters IPA for now. | Hate bitter? Skip the IPA
~ Ask for a taste before a glass. A sip is how everybody finds theirs. | Ask for a sip | pint-glass
> Tell {brand} what you'd drink at home, and take the hint. | What's in your glass at home? | speech
> Make {brand} guess. Name one drink you love. | Name a drink you love | chat-circle-text

comparison: Ale or lager comes down to the yeast
* Ale and lager start with the same grain and end in different rooms. | Same grain, different rooms | grains
* What's the difference between an ale and a lager? | Ale or lager? | beer-stein
* Ales on the left, lagers on the right, and you're thirsty. | Left or right? | chalkboard-simple
It's the yeast. Ale yeast works warm and quick, and it leaves fruit behind. | Ale: warm, quick, fruity | thermometer-hot
Lager yeast works cold and slow, then the beer rests for weeks. | Lager: cold, slow, clean | thermometer-cold
So ale smells of something, and lager snaps. | Ale smells, lager snaps
A lager can't hide anything. One slip in the tank, and you'd taste it in the glass. | Nothing hides in a lager | eye
~ That's why so many brewers drink a plain pilsner after work. | | pint-glass
> Order one of each at {brand}, small, and smell before you sip. | One of each, small | pint-glass
> Ask {brand} which of today's beers rested longest. | Which one rested longest? | hourglass

choose: How to tell your beer is well looked after
* Good beer can be spoiled on the last yard to your glass. | The last yard | pint-glass
* How do you know a taproom looks after its beer? | Is it looked after? | magnifier
* You're holding the glass up to the window. What should you see? | What should you see? | window
Bubbles that stick to the side mean the glass isn't clean. They should rise. | 1. Bubbles rise, not stick | pint-glass
Foam should stay, and leave rings as it sinks. | 2. Foam that stays | beer-stein
Butter, vinegar, or wet cardboard in the smell usually means old beer or dirty lines. | 3. No smell of cardboard | box
Ask when it was packed. Hoppy ones want to be young. | 4. Ask for the date | calendar
~ And see if they'll give you a sip before you choose. | 5. A sip before you choose | pint-glass
> Hold your first one at {brand} up to the light. | Hold it to the light | sun
> Look for a date on the bottom of the can at {brand}. | Check the date | magnifier

first: Your first flight, glass by glass
* Drink a flight like one long beer. | One long beer | pint-glass
* Which glass in a flight do you drink first? | Which one first? | pint-glass
* Somebody sets a wooden board with four little glasses in front of you. | Four little glasses | pint-glass
Go from pale to dark, or from mild to loud. After the loud one you'll taste nothing else. | Mild first, loud last | swatches
Smell each one before you sip. Half of it is up there. | Smell, then sip
Leave a mouthful in every glass. | Leave a mouthful | pint-glass
Then go back to the first. It'll have changed, and so will your mind. | Go back to the first | repeat
~ Water in between and something salty to eat. | Water and salt | drop
> Put your four together at {brand}, or let them do it. | Build your flight | list
> Take a flight at {brand} before you commit to a pint. | Flight before pint | pint-glass

care: Your growler won't wait
* Your growler starts ticking when you leave the taproom. | It starts ticking | clock
* How long does beer last in a growler? | How long does it last? | hourglass
* The growler's in the fridge door, and it's been there a while. | In the fridge door | jar
It was filled from the tap, so it isn't sealed like a can. It loses its fizz by the day. | It loses fizz by the day | timer
Keep it cold and upright, and don't open it to check. | Cold, upright, closed | thermometer-cold
Once it's open, drink it that day. By tomorrow it's sweet and flat. | Open? Drink it today | calendar
Rinse it with hot water right away, no soap, and leave the cap off. | no: Soap and closed / yes: Hot water, cap off | sink
~ A growler that smells clean is half of a good fill. | It should smell of nothing
> Bring yours clean and dry to {brand} for the next fill. | Bring it clean | jar
> Fill it at {brand} on the day of the party, not the week before. | Fill it on the day | calendar-check

checklist: Before you go on a brewery tour
* Don't wear sandals on a brewery tour. | No sandals | boot
* What do you wear to a brewery? | What do you wear? | boot
* You've booked the brewery tour, and behind that door is a wet floor. | A wet floor | drop
Wear closed shoes, because hoses and hot water are everywhere. | 1. Closed shoes | boot
A layer you can take off. It's hot by the kettle and cold by the tanks. | 2. A layer to take off | hoodie
Something in your stomach, and a plan for getting home. | 3. Dinner and a ride home | taxi
Tie long hair back, and leave the perfume off. You'll want your nose. | 4. No perfume
~ And bring one question. Guides like questions more than nodding. | 5. One question | question
> Ask {brand} about tours before you pick a date. | Ask about tours | calendar
> Call {brand} if somebody in your party is underage or bringing a dog. | Kids or a dog? Call | dog

cost: Why one can costs twice another
* Two cans, same size, and one costs a lot more. | Same size, other price | tag
* Why does a hazy IPA cost more than a lager? | Why more for the hazy one? | tag
* You put two cans on the counter and wonder about the little one. | Two cans, two prices | cash-register
Hops are the costly part, and some beers swallow them by the sack. | Hops by the sack | leaf
Strong beer takes more grain for the same kettle. | Strong takes more grain | grains
Then there's time. A barrel in the corner for a year can't hold anything else. | A year in a barrel | hourglass
~ And a small kettle takes about as many hours as a big one. | Small kettle, same hours | clock
> Point at the priciest one on the board at {brand} and ask what's in it. | What went into it? | chalkboard-simple
> Order a cheap one and a costly one at {brand}, both small, and compare. | Compare two, small | pint-glass

tip: Tilt, then stand it up
* Half of pouring a beer is when you stop tilting. | When to stop tilting | pint-glass
* How do you pour a beer so the foam comes out right? | How do you pour? | beer-bottle
* You're pouring a can for a guest, and it's all foam or none. | All foam or none | beer-stein
Rinse the glass in cold water first, and leave it wet. | 1. Rinse it cold | drop
Tilt it and pour down the side until it's a bit over half full. | 2. Tilt, to the middle | angle
Then stand it up and pour into the center. That builds the foam. | 3. Stand it up | pint-glass
If it climbs too fast, stop and wait. It'll settle, and it'll be denser than before. | Wait, then finish | hourglass
~ With wheat beer, swirl the last inch to wake the yeast and pour that on top. | Swirl the last inch | spiral
> Watch a pour at {brand} and see when the glass comes up. | Watch the pour | eye
> Practice on a six-pack from {brand}. | Practice on a six-pack | beer-bottle

season(9-10): The beer that can only be brewed at harvest
* Once a year, hops go into the kettle the day they're picked. | Picked and brewed that day | leaf
* What's a fresh-hop beer, and why is it gone so soon? | Why is it gone so soon? | calendar
* For a few weeks in fall, some beer smells like a cut lawn. | Like a cut lawn | plant
Nearly all hops are dried and pressed, so they keep for the year. | Most hops are dried | grains
At harvest you can skip that, if you hurry. Wet hops turn like cut grass. | Wet hops turn fast | hourglass
So somebody drives to the field, and the kettle's already hot when the truck gets back. | From field to kettle | truck
It tastes green and juicy, and it fades quickly. It's one to drink now. | Green, juicy, short | leaf
~ Märzen and other amber lagers show up about the same time, malty as bread crust. | Amber lagers too | bread
> Ask {brand} what harvest brings this year. | What's coming in? | calendar
> Stop at {brand} while the fall beers are on. | While it's on tap | pint-glass
`,
})
