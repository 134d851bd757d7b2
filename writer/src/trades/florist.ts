import { trade } from './trade.ts'

export const florist = trade({
  id: 'florist',
  name: 'florist',
  also: [
    'flower shop',
    'flower store',
    'floral designer',
    'floral studio',
    'floral design studio',
    'flower delivery',
    'wedding florist',
    'event florist',
    'floristry',
    'floral shop',
    'bouquet delivery',
    'flower boutique',
    'flower studio',
    'flower stall',
    'flower truck',
    'flower stand',
    'bouquet subscription',
    'dried flower studio',
    'sympathy flowers',
    'flower arranger',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a bouquet',
  things: 'bouquets',
  words: [
    'flower',
    'bouquet',
    'rose',
    'tulip',
    'stem',
    'vase',
    'bloom',
    'petal',
    'leaf',
    'peony',
    'lily',
    'florist',
    'bunch',
    'ribbon',
    'card',
    'arrangement',
    'bud',
    'hydrangea',
    'wreath',
    'corsage',
    'boutonniere',
    'delivery',
    'wedding',
    'sympathy',
    'greenery',
  ],
  pieces: `
mistake: Take the leaves off below the water
* The roses still look fine, but the water smells like a pond. | Pond smell in the vase | drop
* Why does a bouquet go bad so fast? | Why so fast? | flower
* You put the whole bunch in the vase just as it came. | In, just as it came | flower-tulip
Any leaf under the water starts to rot, and the stems drink what's in there. | Leaves rot under water | leaf
Soon the stems are clogged, like a straw with jam in it. | Clogged like a straw | drop-slash
So hold the bouquet beside the vase and see where the waterline will be. | See where the water comes | ruler
Strip everything below that. It feels wasteful, and it isn't. | no: Leaves in the water / yes: Bare stems | leaf
~ Save the prettier twigs for a glass on the windowsill. | | window
> Watch how bare the stems are in a bouquet from {brand}. | Look at the bare stems | eye
> Ask {brand} to strip them for your vase, if you know its height. | How tall is the vase? | ruler

mistake: The fruit bowl is killing your flowers
* Your bouquet has an enemy, and it's the banana. | The enemy is the banana | flower
* Why do flowers fade faster on the kitchen table? | Why faster in the kitchen? | table
* Roses, apples, afternoon sun. It looks like a painting. The roses hate it. | Pretty, and bad for roses | cherries
Ripe fruit gives off a gas that tells flowers to hurry up and finish. | Ripe fruit tells them to hurry | orange-slice
You can't smell it, but a carnation can. | | flower
Heat says the same thing. So do the radiator and the top of the TV. | Heat says it, too | thermometer-hot
Put the vase where you'd put butter. Cool, and out of the sun. | no: By the fruit / yes: Where butter keeps | sun-dim
~ At night you can move it to the hallway. It sounds fussy, and you get extra days. | Nights in a cool hallway | moon
> Tell {brand} which room it's for and how warm that is. | How warm is the room? | thermometer
> Choose something at {brand} that can take a warm kitchen. | What can take a warm kitchen? | cooking-pot

myth: The penny in the vase does nothing
* A penny in the vase. Aspirin. Sugar. Everyone's aunt has a recipe. | Everyone's aunt has a recipe | coin
* Does a penny in the water keep tulips fresh? | Does a penny help? | coin
* You drop a coin in with the tulips, and you feel clever. | A coin with the tulips | flower-tulip
Coins hardly dissolve, so the tulips don't notice. | The tulips don't notice | flower-tulip
Sugar feeds the flower, and it also feeds the slime. | Sugar feeds the slime, too | drop
The little packet has food plus something that keeps the water clean. | The packet feeds and cleans | envelope
If you've got no packet, plain fresh water does well. | no: Coins and sugar / yes: Fresh water, clean vase | drop
~ Wash the vase with soap in between. That's the unglamorous part that works. | Soap for the vase | hand-soap
> Take a packet along when you're at {brand}, and use all of it. | Take the packet | envelope
> Lost the packet? Ask {brand} for a spare. | Lost the packet? | question

how: How a bouquet stands by itself
* A good bouquet can stand on a table with no vase at all. | It stands without a vase | flower
* Why do the stems cross under a florist's bouquet? | Why do the stems cross? | flower
* Turn the bouquet upside down. The stems look like a twisted rope. | Like a twisted rope | spiral
Every stem goes in at the same slant, one over the other. | 1. Every stem, the same slant | angle
The hand turns a little after each one, so a spiral grows. | 2. Turn a little each time | spiral
It all meets at one point, and that's where it's tied. | 3. One tight point | hand
That way nothing gets crushed, and the top opens by itself. | The top opens by itself | flower-lotus
~ Drop it in the vase and leave the string on. | Leave the string on | yarn
> Set the bouquet from {brand} on the table and see if it stands. | See if it stands | table
> Watch the hand turn at {brand} while your bunch gets made. | Watch the hand turn | hand

how: What happens to a rose before you see it
* Your rose stood in the cold and drank all night before you met it. | It drank all night | moon
* What does a florist do with flowers before they're sold? | What happens first? | question
* Behind the counter there's a cold room full of flowers in buckets. | Cold room, buckets | snowflake
The boxes come in early, and everything in them is thirsty. | 1. Boxes come in thirsty | package
Stems get stripped and cut, and go straight into clean water. | 2. Stripped, cut, into water | scissors
Then they stand in the cool and do nothing but drink. | 3. A long drink in the cool | drop
Bent outer petals come off. Those are guards, and they've done their work. | 4. Guard petals come off | shield
~ Lilies lose their pollen before it lands on your shirt. | No pollen on your shirt | t-shirt
Only then does anybody think about color. | | palette
> Find out what came in this morning at {brand}. | What came in today? | sun-horizon
> Come by {brand} when the buckets are full. | Come when buckets are full | flower

question: How long will they last?
* Nobody can tell you to the day how long a bouquet lasts. | Not to the day | calendar
* How long will the flowers last? | How long will they last? | hourglass
* Same vase, same day. The poppy drops, the carnation just stands there. | One drops, one stands | flower
It depends on who's in there. Carnations and chrysanthemums are marathon runners. | Some are marathon runners | calendar
Roses and tulips are middle distance. Poppies and irises sprint. | Some sprint | flower
So a mixed bunch never ends all at once. | They don't end all at once | hourglass
Pull out whatever's done, cut the rest, and use a smaller vase. | Done ones out, smaller vase | scissors
~ By the end you've got one flower in an egg cup, and it's the best one. | One in an egg cup | egg
> Say to {brand} how long it has to look good. | How long should it last? | calendar
> Ask for marathon runners at {brand}, if it's for the office. | Runners for the office | building-office

question: What do you write on the card?
* The card is tiny, and your mind is blank. | Small card, blank mind | card
* What do you write on the card that comes with flowers? | What do you write? | pen
* The bouquet's done, the ribbon's on, and the florist holds out a pen. | "And the card?" | pen
Write what you'd say if you opened the door. | What you'd say at the door | door
A plain happy birthday is plenty. Add one thing only you know. | Add one thing only you know | heart
For sympathy, short is kind. Thinking of you, and your name. | For sympathy, short is kind | hand-heart
Don't explain the flowers. They can see the flowers. | no: Explain the flowers / yes: Say one true thing | flower
~ Use your whole name. Every office has more than one Anna. | Use your whole name | identification-badge
> Have your one line ready when you order from {brand}. | Have one line ready | pencil
> Stuck on the words? Say out loud to {brand} who it's for. | Who's it for? | chat

comparison: A bouquet, an arrangement, or a plant?
* A bouquet needs a vase. Not everybody owns one. | Do they own a vase? | flower
* Bouquet, arrangement, or plant? | Which of the three? | question
* She's in the hospital, and there's no vase for the bouquet. | No vase on the floor | hospital
A bouquet is the romantic one. It gets unwrapped and arranged at home. | Bouquet: gets arranged at home | scissors
An arrangement comes in its own bowl. Set it down and it's done. | Arrangement: set it down, done | bowl-food
That's for hospitals, receptions, and people with their hands full. | For full hands | hand
A plant says this will go on, and asks for water in return. | Plant: it goes on | potted-plant
~ Check with the ward first. Some don't take flowers at all. | Ask the ward first | phone
> Tell {brand} where it'll stand, and who waters it. | Where will it stand? | map-pin
> No vase at her place? {brand} should hear that. | No vase? Say so | question

choose: How to see whether a flower is fresh
* The open roses look best in the shop. Take the closed ones. | Take the closed ones | flower-tulip
* How can you tell if flowers are fresh? | Are they fresh? | eye
* Two bunches of roses. One is wide open and gorgeous, one looks sulky. | Gorgeous, or sulky? | flower
The gorgeous one has had its week already. The sulky one has it ahead. | no: Wide open / yes: Just opening | hourglass
Squeeze a rose gently, where the petals meet the stem. It should be firm. | 1. Firm below the petals | hand
Look at the stem ends. Brown and slimy means old water. | 2. Clean stem ends | drop
Look at the leaves. They give up before the bloom does. | 3. Perky leaves | leaf
~ Peonies should feel like a marshmallow. Hard as a marble, they may never open. | Peonies like a marshmallow | flower-lotus
> Squeeze a rose at {brand}, gently, and ask how long it's been in. | Squeeze one, gently | hand
> For a party tonight, ask {brand} for the open ones. | Party tonight? Open ones | confetti

first: How to order flowers when you know nothing
* You don't have to know the name of a single flower. | You needn't know any names | flower
* How do you order a bouquet when you know nothing about flowers? | You know nothing? | question
* The florist says, what would you like? You say, something nice. | "Something nice" | chat
Say who it's for and what happened. | 1. Who's it for, and why? | heart
Say what they're like. Loud, shy, likes old movies. | 2. What are they like? | user
Say what it mustn't be. No lilies, nothing that looks like a funeral. | 3. What mustn't it be? | prohibit
Say what you want to spend. It's a help, not a confession. | 4. What do you want to spend? | coins
~ Then let go. The best ones come from a free hand. | A free hand | hand
> Give {brand} four answers and no flower names. | Four answers, no names | list
> Show {brand} a photo of her living room. | Show the living room | camera

care: Cut them again when you get home
* The stems have dried shut on the way home. Your roses can't drink. | They can't drink | drop-slash
* What do you do first when you get a bouquet? | What comes first? | question
* You come home, lay the flowers down, and answer two messages. | Two messages too long | phone
Cut each stem again, at a slant, with a knife that's really sharp. | 1. Cut again, at a slant | knife
Kitchen scissors pinch the stem, and then it's a kinked hose. | no: Dull scissors / yes: A sharp knife | scissors
Put them in water at once, while the cut is wet. | 2. Into water at once | drop
Fresh water every second day, and another little cut each time. | 3. New water, new cut | repeat
~ Tulips and daffodils like it shallow. A hand's width will do. | Tulips: shallow water | flower-tulip
> Go straight home from {brand}, or get the stems wrapped wet. | Straight home, or wrapped wet | house
> Ask {brand} which of yours like it shallow. | Which like it shallow? | drop-half

checklist: What a florist asks on the phone
* Ordering flowers by phone goes fast if you have five things ready. | Five things ready | phone
* What do you need to know to order a delivery? | What do they ask? | question
* You call to send flowers, and you don't know her street number. | No street number | map-pin
The full address, with the floor and the name on the bell. | 1. Address, floor, name on the bell | house
A phone number for whoever opens the door. | 2. A number for the door | phone
The day, and whether it has to be before a certain hour. | 3. The day and the hour | calendar-check
Your line for the card. | 4. Your line for the card | card
What to do if nobody's home. A neighbor, the porch, try again. | 5. If nobody's home? | door
~ And whether there's a cat. Lilies and cats don't go together. | 6. Is there a cat? | cat
> Have the five ready, then call {brand}. | Have five ready, then call | list
> Got a cat at that address? Say so to {brand}. | Mention the cat | cat

cost: Why the same roses cost more in one week
* It's the same rose, and in February it costs more. | Same rose, other price | flower
* What does the price of a bouquet depend on? | What's the price made of? | tag
* Two bouquets, same size. One costs nearly double. Look inside. | Same size. Look inside | flower
First who's in season near you. Out of season it came by plane. | 1. In season, or by plane | airplane
Then which kind. A garden rose has far more petals and far less patience. | 2. The kind of flower | flower-lotus
Then stems. Count them, because a big leaf fills a lot of air. | 3. How many stems | hash
Then hands. Wires, ribbons, and tiny buttonholes take time. | 4. Hands and time | hand
~ And everyone wanting the same red on the same day. | 5. Everyone on one day | calendar-star
Say your sum and ask what's lovely for it today. | What's lovely for that today? | question
> Give {brand} a sum and let the season choose. | A sum and the season | coins
> See what's plentiful at {brand} this week. | What's plentiful now? | flower-tulip

tip: A bouquet likes to be split up
* One big bouquet can be five small ones by tonight. | One bouquet, five vases | flower
* What do you do with a bouquet that's too big for any vase? | Too big for any vase | flower
* The big vase is broken, and there's a huge bunch in the sink. | Huge bunch, no vase | sink
Sort them by length, like pencils. | Sort them by length | ruler
The long ones stand alone, three in a bottle. | 1. Long ones in a bottle | wine
The middle ones go in jam jars, all down the table. | 2. Middle ones in jam jars | jar
The heads that broke off float in a soup bowl. | 3. Broken heads float in a bowl | bowl-food
And one goes next to the bathroom sink, where nobody expects it. | 4. One at the bathroom sink | sink
~ Odd numbers look better than even ones. Try it with three and four. | Odd looks better than even | hash
> Collect your jam jars and bring them to {brand} before a party. | Collect jam jars | jar
> Ask {brand} for stems of three lengths. | Three lengths, please | ruler

season(2-4): Tulips keep growing in the vase
* You put the tulips in straight. By morning they're looking out the window. | They look out the window | flower-tulip
* Why do tulips bend in the vase? | Why do they bend? | question
* The tulips grew overnight. It isn't your imagination. | They grew overnight | flower-tulip
Unlike most flowers, they go on growing after they've been cut. | Cut, and still growing | ruler
And they lean to the light, so turn the vase a little each day. | Turn the vase each day | repeat
Want them straight? Wrap them in newspaper and let them stand in water overnight. | A night in newspaper | newspaper
Keep the water shallow and cold. | Shallow, cold water | drop
~ Buy them when the buds are tight and squeak when you rub them. | They should squeak | ear
Or leave them. A tulip that's had a wild week is a lovely sight. | Or let them dance | flower-lotus
> Listen for the squeak at {brand} before you choose. | Listen for the squeak | ear
> Get a tight bunch at {brand}, and give it until Thursday. | Tight today, open Thursday | calendar
`,
})
