import { trade } from './trade.ts'

export const coffeeShop = trade({
  id: 'coffee-shop',
  name: 'coffee shop',
  also: [
    'cafe',
    'café',
    'coffee house',
    'coffeehouse',
    'coffee bar',
    'coffee roaster',
    'coffee roastery',
    'roastery',
    'espresso bar',
    'specialty coffee',
    'speciality coffee',
    'coffee cart',
    'coffee kiosk',
    'coffee stand',
    'coffee stall',
    'mobile coffee bar',
    'micro roastery',
    'drive-thru coffee',
    'coffee van',
    'coffee truck',
  ],
  way: 'table',
  customers: 'guests',
  thing: 'a coffee',
  things: 'coffees',
  words: [
    'coffee',
    'bean',
    'espresso',
    'latte',
    'cappuccino',
    'milk',
    'cup',
    'mug',
    'barista',
    'roast',
    'brew',
    'grinder',
    'cafe',
    'foam',
    'filter',
    'flat white',
    'cortado',
    'sip',
    'decaf',
    'shot',
    'cold brew',
  ],
  pieces: `
mistake: Keep your beans out of the fridge
* Your coffee shouldn't live next to the onions. | Not next to the onions | thermometer-cold
* Do coffee beans belong in the fridge? | Beans in the fridge? | coffee-bean
* You open the refrigerator and there's the good bag of beans, by the leftovers. | By the leftovers | coffee-bean
Beans soak up smells like a sponge, and a fridge is full of them. | Beans soak up smells | coffee-bean
Every time the bag comes out, it sweats. That's water on something that hates water. | A cold bag sweats | drop
A cupboard is better, away from the stove, with the bag rolled tight and clipped. | no: In the fridge / yes: In the cupboard | shelf
~ A clear jar on the windowsill looks nice, but light is no friend either. | Not in the window | window
Then buy less, more often. Fresh beats any jar. | Buy less, more often | bag
> Ask {brand} how long your bag will stay at its best. | How long is it good? | calendar
> Bring the empty bag back to {brand} when it's done, so you know what it was. | Keep the empty bag | bag

mistake: Don't grind the whole bag at once
* Ground coffee fades while you're looking at it. | It fades while you look | hourglass
* What's the quickest way to lose the smell of good coffee? | How do you lose the smell? | coffee-bean
* That first smell when you open the bag of coffee? It's leaving. | That smell is leaving | bag
A whole bean is closed like a nut. Grind it and everything good starts walking out. | A bean is closed like a nut | acorn
So grind what you need for this pot, and stop there. | no: The whole bag / yes: One pot | coffee
A hand grinder takes about as long as the kettle. You're standing there anyway. | As long as the kettle | timer
~ No grinder? Have it ground for your pot, and buy the small bag. | No grinder? Small bag | bag
Say what you brew with, because a press wants it coarse and an espresso machine wants it fine. | Coarse or fine? | swatches
> Tell {brand} which pot is at home before anybody grinds. | Which pot is at home? | coffee
> Smell it whole and smell it ground, next time you're at {brand}. | Smell both

myth: Dark coffee isn't stronger coffee
* Dark roast doesn't mean more caffeine. | Dark isn't more caffeine | coffee-bean
* Which is stronger, the dark roast or the light one? | Dark or light? | coffee-bean
* You need to wake up, so you point at the blackest bean. | The blackest bean, please | hand-pointing
What you taste in a dark roast is the roasting. Smoke, bitter chocolate, toast. | Dark tastes of the roasting | fire
The caffeine hardly changes on the way from light to dark. | The caffeine hardly changes
A light roast tastes of the place it grew. That can be berries, tea, or lemon. | Light tastes of the place | leaf
How strong your cup is comes down to how much coffee goes in. | How much goes in? | scales
~ So you can ask for a light one and still wake up. | | sun-horizon
> Pick the lightest one on the shelf at {brand} and see if you find the fruit. | Try the lightest | cherries
> Try a dark and a light side by side at {brand}. | Try them side by side | coffee

how: How milk turns into paint
* Good milk foam looks like wet paint. | Foam like wet paint | paint-bucket
* How does a barista pour a heart? It starts with the milk. | How do you pour a heart? | heart
* You know that hiss from behind the counter? That's your latte being made. | That hiss is your latte | ear
First a short hiss. Air goes in with the tip of the wand at the surface, like tearing paper. | at: First / A hiss of air | wind
Then the tip goes under, and the milk spins. | at: Then / The milk spins | spiral
The whirlpool breaks big bubbles into bubbles too small to see. | at: Then / Tiny bubbles
A knock on the counter, a swirl, and it shines. | at: Last / Knock and swirl | hand
~ A long scream means it's too hot, and hot milk stops tasting sweet. | Too hot, less sweet | thermometer-hot
> Listen for it at {brand}. Short hiss, then quiet. | Short hiss, then quiet | ear
> Stand by the machine at {brand} and look into the pitcher as it swirls. | Look into the pitcher | eye

how: How a green bean becomes coffee
* Before it's roasted, coffee smells like hay. | It smells like hay | grains
* What does a coffee bean look like before it's brown? | What does it look like raw? | coffee-bean
* Somebody hands you a raw coffee bean, and it's green and hard as gravel. | Green and hard as gravel | coffee-bean
It was the seed of a cherry. Someone picked it, washed it, and dried it. | It was a cherry seed | cherries
In the drum it goes from green to yellow and smells like bread. | at: First / It smells like bread | bread
Then it pops, like popcorn in another room. That's the first crack. | at: Then / It cracks | popcorn
From there, a minute decides between fruit and bitter chocolate. | at: The last minute / Fruit or chocolate | timer
~ After that it has to cool fast, or it keeps on cooking by itself. | Cool it fast | fan
> Look for the roast date on the bags at {brand}. | Find the roast date | calendar
> Ask {brand} how far past the crack they go. | How far past the crack? | question

question: Why does your coffee taste sour at home?
* Sour coffee usually has one cause, and it's the grind. | It's the grind | coffee
* Why does the same coffee taste sour at home? | Why is it sour at home? | question
* The beans you loved at the cafe taste like lemon peel at home. | Like lemon peel | orange-slice
Sour means the water ran through too fast and left the sweet part behind. Grind finer. | Sour? Grind finer | drop
Bitter and dry means it took too much. Grind coarser. | Bitter? Grind coarser | coffee-bean
Move one notch at a time, and change nothing else. | One notch at a time | sliders
~ A spoon is a bad measure, because dark beans are light and light ones are heavy. | Weigh it | scales
After three cups you'll know where your grinder wants to be. | Three cups, then you know
> Tell {brand} whether yours is sour or bitter, and what you brew with. | Sour or bitter? | speech
> Bring a spoonful of your grounds to {brand} and have somebody rub it between two fingers. | Bring a spoonful | spoon

question: Which coffee if you don't like it bitter?
* You don't hate coffee. You may just hate bitter. | Maybe you just hate bitter | coffee
* Which coffee do you order if you don't like it bitter? | What if it's too bitter? | coffee
* Everyone orders espresso, and you make a face at the first sip. | That face | smiley-x-eyes
Start with milk. It rounds the edges off, and a small milky one still tastes of coffee. | Start with milk | coffee
Or leave it black and go lighter. A light filter coffee is closer to tea than to tar. | Light and filtered, like tea | tea-bag
On a warm day try cold brew. Cold water leaves most of the bitterness in the grounds. | Cold brew is soft | snowflake
~ And wait a little. Scalding hot, everything tastes of hot. | Let it cool | timer
Sugar's allowed. Taste first, that's all. | Taste first, then sugar | spoon
> Say to {brand}: not bitter, please. That's an order they can work with. | "Not bitter, please" | speech
> Describe a drink you do like to {brand} and let them guess. | What do you like? | chat-circle-text

comparison: Latte, cappuccino, or flat white?
* A latte, a cappuccino, and a flat white are the same two things. | The same two things | coffee
* What's the difference between a latte and a cappuccino? | What's the difference? | coffee
* You're next in line at the cafe, and all three sound the same. | Front of the line | queue
It's espresso and milk every time. What changes is how much milk, and how much air. | Espresso and milk, every time
Cappuccino has the most foam. You'll wear some on your lip. | Cappuccino: the most foam | cloud
Latte is the tall, mild one, mostly milk with a thin cap. | Latte: tall and mild | cup
Flat white is smaller and silky, so the coffee gets through. | Flat white: small and silky | coffee
~ And a cortado is smaller still, about half and half. | Cortado: half and half
> Order the one you never order at {brand}. | Order the other one | coffee
> Two of you? Get one of each at {brand} and swap halfway. | Swap halfway | swap

choose: How to find good coffee in a strange town
* You can hear good coffee before you see it. | You can hear it | ear
* How do you find a good cup in a town you don't know? | Where's the good cup? | map-pin
* You just got off the train, and there are four cafes in sight. | Four cafes in sight | train
Listen for a grinder. If it runs for every cup, that cup is fresh. | 1. The grinder runs | coffee-bean
Look at the steam wand. It should be wiped every time, white crust is old milk. | 2. A clean steam wand | eye
Read the bags on the shelf. A roast date beats a best-by date. | 3. A roast date | calendar
Ask what's on today. Somebody who likes the job will tell you more than you asked. | 4. Ask what's on today | chat-circle-text
~ Then order something small, without syrup, so nothing's hiding. | Order it plain
> Check those four at {brand}. | Check all four | list
> Walk into {brand} and listen for the grinder. | Listen for the grinder | ear

first: Your first espresso in four sips
* An espresso is gone in four sips, so don't waste the first. | Four sips | cup
* How do you drink an espresso without pulling a face? | How do you drink it? | coffee
* It's tiny, it's black, and everybody at the bar drinks their shot standing. | Tiny and black | coffee
Drink some water first. It clears breakfast off your tongue. | Water first | drop
Stir. The thick part sinks, and nobody wants it all in the last mouthful. | Stir it | spoon
First sip, sharp. Second sip, you start to find the chocolate or the fruit. | First sharp, then sweet
Sugar is fine, they do it all over Italy. | Sugar is fine | cube
~ Don't carry it to a laptop. In a few minutes it's cold and bitter. | Drink it now | timer
> Stand at the bar of {brand} for this one, if there is a bar. | Stand for this one
> Ask {brand} what's in the grinder today, then find it in the cup. | What's in the grinder? | coffee-bean

care: Why your travel mug makes coffee taste old
* There's a part of your travel mug you've never washed. | The part you never washed | cup
* Why does coffee taste old in your travel mug? | Why does it taste old? | cup
* Open your travel mug, take the lid off, and smell it. | Smell the lid | cup
Coffee is oily, and the oil goes rancid in places you can't see. | Coffee leaves oil behind | drop-half
Pull the rubber ring out of the lid. Use a butter knife. | Pull out the ring | knife
Wash it hot, with soap, and let it dry apart, not screwed shut. | no: Screwed shut / yes: Dry it apart | hand-soap
~ Baking soda and hot water overnight takes the old smell out of steel. | Baking soda overnight | moon
Do it on Sundays, and Monday's coffee tastes like coffee. | Every Sunday | calendar
> Hand your clean mug across the counter at {brand} on Monday. | Bring your clean mug | cup
> Pull the ring tonight, and have the mug filled at {brand} tomorrow. | Pull the ring tonight | cup

checklist: Getting coffee for the whole office
* Never take the coffee order in your head. | Not in your head | brain
* How do you order coffee for the whole office and get it right? | Coffee for everyone? | people
* Nine people shout as you put on your coat. Latte, oat, decaf. | Nine people shouting | megaphone
Write names, not drinks. Then under each name the drink, the milk, and the sugar. | 1. Names first | note-pencil
Ask who wants decaf. There's always one, and they never say it. | 2. Who wants decaf? | question
Send the list ahead, or come when the line is short. | 3. Send it ahead | paper-plane
Have the lids marked while they're being made, not when you're back. | 4. Have the lids marked | pen
~ And bring somebody with two free hands. | 5. Bring two hands | hand
> Text the list to {brand}, or ask how they'd like to get it. | Send the list | paper-plane
> Show your list at {brand} instead of reading it out. | Show the list | list

cost: What's in the price of your cup
* The beans are the small part of what a cup costs. | Beans are the small part | coffee-bean
* Why does coffee cost more here than at home? | Why more than at home? | tag
* You've done the math on your morning latte. | You did the math | calculator
Milk is the bigger half of a latte, and oat milk costs more than cow's. | Milk is the big part | cow
Good coffee cherries are picked by hand, one branch at a time, only the red ones. | Picked by hand | cherries
Then there's a person who dials in the grinder every morning and pours away the first shots. | The first shots get poured away | coffee
And you're renting a chair, with heat and music, for as long as the cup lasts. | The chair's in it too | chair
~ The cup, the lid, and the napkin aren't free either. | | cup
> Ask {brand} where the beans were picked. | Where was it picked? | globe
> Sit a little longer with the next one at {brand}. The chair's in the price. | Sit a little longer | armchair

tip: Let your coffee cool before you judge it
* The best sip in the cup is never the first one. | Not the first sip | coffee
* When does coffee taste best? Later than you'd think. | When is it best? | clock
* You burned your tongue on the first sip again. | Burned tongue? | thermometer-hot
Very hot, your tongue can tell you one thing, and that's hot. | Hot tastes of hot | thermometer-hot
Give it the time it takes to find your seat and hang up your coat. | Hang up your coat first | coat-hanger
Then sip again. Now there's sweetness, and maybe a fruit you can name. | Now it's sweet | cherries
Sip it once more when it's lukewarm. Bad coffee turns nasty there, and good coffee gets better. | Sip it lukewarm | thermometer-simple
~ Roasters taste that way, going back to the same cup until it's cold.
> Leave the last third of your next cup at {brand} till it's lukewarm. | Leave the last third | cup
> Wait for it, next time you order black at {brand}. | Wait for it | timer

season(6-8): Iced coffee without the watery end
* Iced coffee shouldn't end as brown water. | No brown water | cup
* Why does iced coffee taste like water halfway down? | Why does it turn to water? | cube
* It's hot out, and your iced coffee has gone pale in ten minutes. | Pale already | sun
Hot coffee on ice melts half of it, so it has to be brewed double strong. | Brewed double strong | coffee
Cold brew goes the other way. The grounds sit in cold water overnight, and it starts out cold. | Cold brew sits overnight | moon
One is bright and sharp. The other is round, dark, and a little like chocolate. | Bright, or round
At home, freeze leftover coffee in the ice tray. Those cubes can melt all they like. | Coffee ice cubes | cube
~ Big cubes melt slower than crushed ice, so use those. | Big cubes melt slower | cube
> Taste both at {brand} on the next hot day. | Taste both | sun
> Which one does {brand} pour over ice? Ask before you order. | Which one's on ice? | question
`,
})
