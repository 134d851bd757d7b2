import { trade } from './trade.ts'

export const wineShop = trade({
  id: 'wine-shop',
  name: 'wine shop',
  also: [
    'wine store',
    'wine merchant',
    'bottle shop',
    'natural wine shop',
    'wine bar',
    'wine boutique',
    'wine club',
    'wine importer',
    'sommelier',
    'wine seller',
    'wine and spirits',
    'liquor store',
    'off-licence',
    'off licence',
    'wine cellar',
    'wine retailer',
    'enoteca',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a bottle',
  things: 'wines',
  words: [
    'wine',
    'bottle',
    'red',
    'white',
    'rosé',
    'glass',
    'grape',
    'cork',
    'cellar',
    'vineyard',
    'label',
    'champagne',
    'corkscrew',
    'vintage',
    'tasting',
    'barrel',
    'bubble',
    'chardonnay',
    'sommelier',
    'sparkling wine',
    'pour',
    'screw cap',
  ],
  pieces: `
mistake: Your red's too warm and your white's too cold
* Most red wine at home is poured too warm. | Poured too warm | wine
* How warm should red wine be? Cooler than your living room. | Cooler than your living room | thermometer
* The bottle of red has been standing by the stove all afternoon. | By the stove all afternoon | flame
Room temperature is an old rule, from rooms where people kept their coats on. | An old rule from cold rooms | thermometer-cold
Too warm, a red smells of alcohol and tastes like soup. | Warm red tastes like soup | thermometer-hot
Put it in the fridge while you set the table, and it pulls itself together. | Red: in while you set the table | fork-knife
White has the other trouble. Straight from the fridge, it hardly tastes of anything. | White: out a little early | snowflake
~ A good white gets better while it warms up in the glass.
> Ask {brand} how cool yours would like to be. | How cool should it be? | thermometer
> Chill one from {brand}, leave its twin on the shelf, and pour both. | Chill one, pour both | wine

mistake: Don't keep wine on top of the fridge
* The worst place for a bottle is on top of the fridge. | Not on top of the fridge | wine
* Where do you keep wine if you don't have a cellar? | No cellar? | house
* The pretty rack with your best bottle hangs right over the oven. | Right over the oven | oven
A kitchen goes hot and cold all day, and the cork breathes along with it. | Hot, cold, hot, cold | thermometer
Light's no better. Sun through clear glass can ruin a white in days. | Sun ruins a white | sun
What wine likes is boring. Dark, cool, and the same every day. | no: Over the oven / yes: In the closet | moon
Under the bed will do, or behind the winter boots. | Behind the boots will do | boot
~ Lay it down if it has a cork. With a screw cap it can stand.
> Tell {brand} where it'll live at home. | Where will it live? | speech
> Buy what you'll drink this month at {brand}, and any closet will do. | Drink it this month | calendar

myth: A screw cap doesn't mean cheap
* A screw cap isn't the mark of a cheap bottle. | Not the mark of cheap | wine
* Is wine with a cork better than wine with a screw cap? | Cork or screw cap? | question
* You put the screw cap back, because it's a dinner party. | Back on the shelf | shelf
A cork is bark from a tree, and now and then one goes bad. | Cork is tree bark | tree
Then the wine smells of wet cardboard, and nobody in the vineyard is to blame. | It smells of wet cardboard | box
A screw cap can't do that. It keeps a fresh white exactly as fresh as it was. | A cap keeps it fresh | leaf
So plenty of careful growers use it on their best bottles. | On the best bottles too
~ A cork still makes the better sound. Nobody argues with that.
> Pick a screw cap you'd never have picked, at {brand}. | Pick the screw cap | hand-pointing
> Got a bottle that smells of cardboard? Take it back to {brand} and let them sniff. | Let them sniff it | wine

how: Why white wine can come from red grapes
* Squeeze a red grape, and the juice is clear. | The juice is clear | drop
* How can a white wine be made from red grapes? | White from red grapes? | question
* There's a label that says it's white, and the grape on it is black. | A black grape, a white wine | wine
All the color sits in the skin. | The color's in the skin | palette
For white, the grapes are pressed at once, and the skins are thrown out. | White: press, skins out | drop
For red, juice and skins stay together for days or weeks, like tea with the bag left in. | Red: the skins stay in | tea-bag
That's where the grip comes from too, the thing that dries your teeth. | The grip comes too | tooth
~ For rosé, the bag comes out after a few hours. | Rosé: out after hours | timer
> Go looking at {brand} for a white that came from red grapes. | A white from red grapes | wine
> Line up a white, a rosé, and a red from {brand}, and taste how the skin comes in. | Taste all three | swatches

how: How the bubbles get into the bottle
* The bubbles in champagne were made inside that very bottle. | Made inside the bottle | champagne
* Who puts the bubbles in champagne? | Who puts them in? | champagne
* A cork flies across the room, and behind it come years of waiting. | Years of waiting | champagne
Still wine goes into the bottle with a little sugar and yeast, and it's closed. | at: First / Sugar, yeast, closed
The yeast eats, the gas can't leave, and the pressure climbs. | at: Then / The gas can't leave | gauge
It lies for a long time on the spent yeast. That's the smell of toast. | at: Years / It lies and rests | bread
Then it's tipped upside down, the neck is frozen, and the yeast shoots out as a plug of ice. | at: Last / Out with the yeast | snowflake
~ Prosecco gets its bubbles in a big tank, quicker, and it tastes more of pears.
> Find out at {brand} which of the sparkling bottles was made this way. | Bottle or tank? | question
> Smell for toast in the next glass of champagne from {brand}. | Smell for toast | bread

question: How long is an open bottle good for?
* An open bottle isn't lost by tomorrow. | Not lost by tomorrow | wine
* How long does wine last once the cork's out? | How long does it last? | hourglass
* There's a third left in the bottle, and everybody's gone home. | A third left | wine
Air is what turns it, so put the cork back right away, and not when you go to bed. | Cork it right away | timer
Then into the fridge, red too. Cold slows everything down. | Red goes in the fridge too | thermometer-cold
Light whites and reds are fine for a couple of days, and some reds improve on the second. | Light ones: a couple of days | calendar
Sparkling wants a clamp on it and won't wait. Port and sherry hold for weeks. | Port and sherry: weeks
~ Past that it's for the pan. A stew doesn't mind. | Past that: the stew | cooking-pot
> Before you pay at {brand}, ask how long yours will hold once it's open. | How long will it hold? | question
> Drink half tonight, half tomorrow, and tell {brand} which half was better. | Which half was better? | chat-circle-text

question: What do you bring when you don't know the dinner?
* You don't need to know the menu to bring the right bottle. | The menu's a secret | wine
* What wine do you bring when you don't know what's for dinner? | What do you bring? | gift
* You're bringing the bottle, and nobody's told you what's for dinner. | Nobody's told you | cooking-pot
Bring bubbles. They go with chips, with fish, and with waiting for the oven. | Bubbles go with everything | champagne
Or a light red you can chill a little. It gets along with chicken, mushrooms, even salmon. | Or a light red | wine
Leave the heavy, dark one at home, unless you know there's steak. | no: Heavy and dark / yes: Light and fresh
And don't expect it on the table. Your host may have chosen already. | It may not be poured
~ Say when it's meant for. This one's for tonight, or this one's for you. | "This one's for you" | gift
> Tell {brand} who's cooking and how many you'll be. | Who's cooking? | chef-hat
> Stop at {brand} on the way to the party and say it's for friends. | "It's for friends" | users

comparison: Chardonnay or sauvignon blanc?
* Chardonnay is a sweater, and sauvignon blanc is an open window. | A sweater or an open window | window
* Chardonnay or sauvignon blanc, which one do you want? | Which one do you want? | wine
* Two glasses of white, same color, and they couldn't be less alike. | Same color, other wine | wine
Sauvignon is sharp and green. Cut grass, lime, gooseberry, and your mouth waters. | Sauvignon: sharp and green | leaf
Chardonnay is rounder and quieter. Apple, peach, sometimes butter. | Chardonnay: round and soft
The butter and the vanilla are made in the cellar. Vanilla's the barrel you're tasting. | Vanilla comes from the barrel
So goat cheese and salad want the sharp one, and roast chicken wants the round one. | Salad, or roast chicken | cheese
~ Chablis is chardonnay with hardly any barrel, if you'd like to meet it bare.
> Say at {brand} whether you like it sharp or round. | Sharp or round? | speech
> Have both from {brand} on the table with the same chicken. | Try both with dinner | fork-knife

choose: How to choose a wine shop
* Watch what happens when you ask for a cheap bottle. | Ask for a cheap bottle | tag
* How do you know a wine shop is any good? | Is it a good one? | storefront
* You walk into a room with a thousand labels, and you know three. | A thousand labels | shelf
Somebody should ask you something back. What's it for, who's coming, what did you like last? | 1. They ask you back | chat-circle-text
Look where the bottles stand. In the sunny window, they've been cooking. | 2. No bottles in the sun | sun
Name your price out loud. The answer should come with a bottle, and no sigh. | 3. No sigh at your price | tag
Ask what they opened last night. You want to see somebody's face light up. | 4. What did they open? | smiley
~ And the second time, see if they remember what you took.
> Try those four on {brand}, price first. | Try all four | list
> Name your price at {brand} and see what comes off the shelf. | Name your price | tag

first: Your first wine tasting
* There's no wrong answer at a wine tasting. | No wrong answers | wine
* What do you do at a wine tasting if you know nothing about wine? | If you know nothing? | question
* Everyone's swirling, and you're holding the glass like a mug. | Like a mug | hand
Hold it by the stem, so your hand doesn't warm it. | 1. Hold the stem | wine
Swirl it with the foot on the table. That's how nobody wears it. | 2. Swirl on the table | spiral
Put your nose right in, and say the first thing you smell. Shoe polish counts. | 3. Nose in, say it aloud | speech
Take a mouthful, chew it, and spit in the bucket if you'd like to remember the last one. | 4. The bucket's allowed
~ Write down two words for each, or they'll all be one by the end. | Two words each | note-pencil
> Ask {brand} when there's something open to taste. | What's open? | calendar
> Bring somebody to {brand} who'll argue with you about the smell. | Bring someone to argue with | users

care: That dusty smell is your cupboard
* If your wine smells of closet, smell the empty glass. | Smell the empty glass | wine
* Why does good wine smell odd at home? Check the glasses. | Check the glasses | magnifier
* You pour a good red, and it smells like the inside of a cabinet. | Like the cabinet | dresser
A glass standing on its rim traps the air of the shelf, and a cardboard box is worse. | no: On its rim / yes: On its foot | shelf
Soap's the other one. A film of it kills bubbles and adds perfume. | Soap kills bubbles | hand-soap
Rinse with plenty of hot water, and go easy on the soap. | Hot water, little soap | drop
Dry it with a linen towel, holding the bowl. Twisting by the stem is how they snap. | Hold the bowl, not the stem | towel
~ Before guests come, rinse each one with a drop of the wine. That's the old trick.
> Next time you're at {brand}, smell a glass before anything's poured. | Smell it empty | wine
> Blame the glass first, then show {brand} the cork. | Blame the glass first

checklist: How much wine for a party?
* Nothing empties a party like an empty bottle. | Don't run out | wine
* How many bottles do you need for a party? | How many bottles? | question
* The list says twenty people, and you're in front of the wine shelf. | Twenty people | people
Count the people who drink, not the people who come. | 1. Count who drinks | users
Say how long it goes on. An afternoon is one thing, dinner until midnight is another. | 2. How long it goes on | clock
Is there food? With a meal people drink slower and want red too. | 3. Food or snacks | fork-knife
In warm weather, get more white and more water than you think. | 4. The weather | sun
~ Ask if unopened bottles can come back, before you pay. | 5. Can bottles come back? | question
And buy the ice the same day. That's what's forgotten. | 6. The ice | snowflake
> Bring those answers to {brand}, and the shelf gets a lot shorter. | Bring your answers | list
> Call {brand} with the date and the number of glasses to fill. | Date and head count | phone-call

cost: Why some bottles cost so much more
* In a very cheap bottle, you mostly buy the glass. | You mostly buy the glass | wine
* Why is one bottle three times the price of the one beside it? | Why three times the price? | tag
* Two wines, same grape, same shelf, and very different tags. | Same grape, other price | tag
Bottle, cork, label, and truck cost about the same for both. What's left is the wine. | What's left is the wine | truck
On a steep hill, everything's done by hand, and the grapes ride down in crates. | A steep hill, by hand | mountain
New barrels cost a lot and last only a few years. | New oak costs a lot
Waiting costs as well. A wine that sleeps for years pays no rent. | Years of waiting | hourglass
~ Then there's fame, which you can't taste.
> Ask {brand} for the one that drinks above its price. | Drinks above its price | wine
> Put two tags side by side at {brand} and ask what the difference bought. | What did it buy? | tag

tip: Dry doesn't mean what you think it means
* When you say dry, the wine shop may hear something else. | What "dry" means | wine
* What does a dry wine taste like? | What is dry? | question
* You asked for dry, and you got a wine that's all fruit. | You asked for dry | wine
Dry only means there's no sugar left. A wine can smell of peaches and be bone dry. | Dry means no sugar | cube
If you mean that rough, tea-like feeling, that's tannin. It's from the skins. | Rough like tea is tannin | tea-bag
If you mean it makes your mouth water, that's acidity. | Mouthwatering is acidity | orange-slice
You don't need those words. Say lemony, rough, soft, or sweet, and anybody behind the counter knows. | Say it in your own words | speech
~ Or take a photo of the last label you liked. That's the whole conversation. | Show a photo | camera
> Show {brand} a photo of a label you liked. | Show the label | camera
> Use your own words at {brand}. Lemony will do. | "Lemony" | speech

season(12): How to chill champagne in a hurry
* A bucket of ice alone takes forever with champagne. | Ice alone takes forever | champagne
* Guests in half an hour and warm champagne? What now? | Warm, and guests are coming | clock
* The doorbell's going to ring, and the bottle is still in the bag. | Still in the bag | bag
Ice touches the glass in a few spots. Water touches it everywhere. | Water touches it everywhere | drop
So fill the bucket half with ice and half with cold water, and throw in a handful of salt. | no: Ice alone / yes: Ice, water, salt | cube
Push the bottle in up to its neck and turn it now and then. | In up to the neck | hand
Open it by turning the bottle, not the cork. You want a sigh and no bang. | Turn the bottle | champagne
~ The freezer works too, until you forget it's there. | Don't forget it in there
> Get the bottles from {brand} before the last day of the year. | Before the last day | calendar
> Pick one at {brand} that'll taste good at midnight and at brunch. | Midnight and brunch | champagne
`,
})
