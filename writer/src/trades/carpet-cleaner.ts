import { trade } from './trade.ts'

export const carpetCleaner = trade({
  id: 'carpet-cleaner',
  name: 'carpet cleaner',
  also: [
    'carpet cleaning',
    'carpet cleaning company',
    'carpet cleaning service',
    'carpet and upholstery cleaning',
    'upholstery cleaning',
    'upholstery cleaner',
    'rug cleaning',
    'rug cleaner',
    'rug washing',
    'area rug cleaning',
    'sofa cleaning',
    'mattress cleaning',
    'steam cleaning',
    'carpet and rug cleaning',
    'carpet care',
    'carpet shampooing',
    'oriental rug cleaning',
    'stain removal service',
  ],
  way: 'home',
  customers: 'customers',
  thing: 'a carpet clean',
  things: 'carpet cleaning',
  words: [
    'carpet',
    'rug',
    'stain',
    'spill',
    'spot',
    'vacuum',
    'wine',
    'pad',
    'fiber',
    'couch',
    'upholstery',
    'pet',
    'wool',
    'shampoo',
    'foot',
    'sofa',
    'cushion',
    'cleaner',
    'towel',
    'blot',
    'mat',
    'stairs',
    'clean',
    'coffee',
    'fringe',
  ],
  pieces: `
mistake: Rubbing the spill
* Don't rub that spill. Stand on it. | Stand on it | footprints
* Red wine on the rug, and your hand's already rubbing. | Already rubbing | wine
* What do you do first with a spill on the carpet? | What's first? | question
Rubbing pushes it down and frays the yarn. That fuzzy patch stays. | Rubbing frays the yarn
Lay a white towel on it, folded thick, and put your weight on. | 1. White towel, your weight | towel
Take a dry bit, and do it again, till nothing comes up. | 2. A dry bit, again
Then a little cold water, and blot again. | 3. Cold water, blot | drop
Work from the edge in, or it grows. | no: Rub from the middle / yes: Blot from the edge
~ A white towel, because a red napkin has its own ideas. | White, not red
And a glass on top of the towel, overnight, drinks up the rest. | Overnight, a weight on it | books
> Still there in the morning? Tell {brand} what it was, and what you used. | What was it? | phone
> Leave what's left to {brand}, before you reach for the pink bottle. | Leave the rest | hand-palm

mistake: A squirt more soap
* The spot you cleaned is now the dirtiest spot on the carpet. | Now it's the dirtiest | spray-bottle
* Why does the stain come back, two weeks later? | Why is it back? | repeat
* The stain was gone. Now there's a gray one in that very place. | Gray, in that very place | eye
That's not the stain. That's new dirt. | It's new dirt | footprints
Soap you don't rinse out dries sticky, and each sole leaves something on it. | Soap dries sticky
So use hardly any. A few drops in a cup of water. | no: A squirt on the spot / yes: A few drops in a cup | drop
Blot it off again with plain water, twice. | Rinse it twice
And press it dry, so nothing's left to wick up. | Press it dry | towel
~ If it does rise up again from below, it was deep, and blotting again helps. | Rising again? Blot again
> Gray patches where you've been at it? Show {brand} all of them. | Show the gray ones
> Keep the bottle you used, and show {brand} the label. | Keep the bottle | tag

myth: Vacuuming wears the carpet out
* The vacuum isn't what wears your carpet out. The sand is. | The sand wears it out | hourglass
* Does vacuuming too often ruin a carpet? | Does it ruin it? | question
* Kneel down and rub the carpet between your fingers. Feel the grit? | Feel the grit? | hand
Sand has edges. At the bottom of the pile, it saws. | Sand saws at the bottom
Every step pushes the yarn against it, and cuts a bit more. | Each step cuts a bit | footprints
So the path to the kitchen goes gray, and no washing brings it back. It's frayed. | Frayed, not dirty
Vacuum there the most, slowly, before it sinks. | no: Once a month, everywhere / yes: Often, where you walk | path
~ Slowly, so it's got time to pull. Back is what counts, not forth. | Slowly, both ways
A mat outside and one inside the door catch most of it. | Two mats at the door | door
> Show {brand} the path to your kitchen. That tells the age. | Show the path
> Before {brand} comes, vacuum once well. Dry dirt's easier than mud. | Dry dirt first

how: What hot water extraction is
* It's called steam, and hardly any of it's steam. It's a rinse for carpet. | A rinse, not steam | drop
* What does that machine do to the carpet? | What does it do? | question
* Look at the water coming out of your carpet. It's brown. | Brown water | drop
First it's vacuumed, so dust doesn't turn to mud. | at: First / Vacuum it dry
A mild solution goes on, and is left to work. | at: Then / Let it work | hourglass
It's brushed in, so it gets down along the yarn. | at: Then / Brush it in | brush
Then hot water's sprayed in and sucked out again in the same stroke. | at: Next / Hot water in, and out | waves
What matters is the sucking. One stroke wet, two or three dry. | no: Wet, wet, dry / yes: Wet, dry, dry
~ A rinse takes out the soap, too, so nothing stays sticky. | Nothing stays sticky
Then the pile's set upright, and air goes over it. | at: Last / Groom, and air | fan
> Look into the tank when {brand} empties it. | Look at that water | eye
> Say to {brand} what's on the floor. Wool, synthetic, or nobody knows. | Wool or not? | question

how: How somebody reads a stain
* What got dropped on that rug? The answer's worth more than soap. | What got dropped? | fork-knife
* How does a cleaner know what that stain is? | How do they know? | magnifier
* Somebody kneels, looks at the stain from the side, and sniffs. | Looks and sniffs | magnifier
Is it stiff, is it greasy, does it look wet and isn't? | 1. Stiff, greasy, dark? | hand
Where is it? Under the high chair is one thing, next to the bed another. | 2. Where is it? | baby
Color counts. Brown at the edge with a clear middle was a drink. | 3. What color's the edge? | coffee
Protein, tannin, dye and grease each want something else. | 4. Which kind? | test-tube
And heat sets some of them, egg and blood among them. | no: Hot water on egg / yes: Cold water on egg
~ So it's tried where nobody looks, behind the couch. | First behind the couch | couch
What you can remember saves most of it. | Your memory helps most
> Name your spots for {brand}. Juice, dog, birthday. | Name each one | list
> Whatever you've tried on it, {brand} would rather know. | What did you try? | spray-bottle

question: Will that stain come out?
* Some stains aren't stains. They're holes in the color. | Holes in the color | palette
* "Will that come out of the carpet?" | "Will it come out?" | question
* It's an orange spot on the carpet, and there's never been orange juice. | Never any juice | orange-slice
Dirt lies on the yarn. That comes out. | 1. Dirt: comes out
A stain has gone into the yarn, like tea into a shirt. That's a maybe. | 2. Stain: maybe | tea-bag
And some things take color away. Bleach, face cream, toilet cleaner. | 3. Bleached: gone | spray-bottle
No cleaner helps, because there's nothing left to clean. | Nothing there to clean
You can dye it, or cut a piece out of the closet and set it in. | no: Clean it again / yes: Dye it or patch it | scissors
~ The sun does it too. Lift the rug and compare. | The sun does it too | sun
Nobody can promise anything before looking. | Look first, then promise | eye
> Ask {brand} which of the three yours is. | Which of the three?
> Send {brand} a picture with a white sheet of paper in it. | A white sheet beside it | camera

question: Why does the pet spot smell when it rains?
* You've cleaned the spot. The pad below hasn't been. | The pad hasn't been | dog
* Why does the carpet smell of dog when it rains? | Why when it rains? | cloud-rain
* It's muggy, and there it is again, that corner of the carpet. | That corner again | paw
On top it's a coin, below it's a plate. It spreads in the pad. | A coin on top, a plate below | coin
There it dries, and leaves salts. | Dry salts stay behind
Salts pull water out of damp air, and wet they smell. | Damp air wakes them | drop
So wiping the top is wiping the lid. | no: Wipe the top / yes: Get to the pad
It has to be soaked as wide as it's spread, left to work, and drawn out from below. | Soak, wait, draw it out | waves
~ A black light finds them all at night, and you'll wish it hadn't. | A black light finds them | flashlight
With old ones, that bit of pad gets changed. | Old ones: change the pad
> Mark every corner you know of for {brand}, also the one behind the plant. | Mark the corners | potted-plant
> Tell {brand} if it's happened in the same place for months. | The same place? | calendar

comparison: The rental machine or somebody with a van
* A rental carpet machine puts water in well, and takes it out badly. | In well, out badly | drop
* Rent a carpet machine, or have it done? | Rent or have it done? | question
* A rental machine, a free Saturday, and the living room carpet. | Rented, free Saturday | car
For one room, fairly clean, with a fan on, it can be all right. | One room: may be fine | fan
It's the sucking that's weak. Much of the water stays down there. | Weak on the sucking
So does the soap, and most people take a cup too many. | The soap stays, too
Wet for days, it may smell, and the backing may come loose. | Wet for days | hourglass
A big one in a van is hotter, and pulls far harder. | no: Wet for days / yes: Pulled nearly dry | van
~ If you rent one, half the soap, and every stroke twice dry. | Half the soap, twice dry
> Done it yourself and it's still wet? Call {brand}. | Still wet? | phone-call
> Ask {brand} which rooms are worth it, and do the others yourself. | Which rooms are worth it?

choose: Choosing who cleans your carpet
* "Any three rooms" is a price. It isn't a clean carpet. | "Any three rooms" | tag
* How do you choose a carpet cleaner? | How do you choose? | question
* The coupon's cheap, and the carpet guy's at the door with a longer list. | A longer list | receipt
Ask what that covers. Spots, stairs, moving furniture, deodorizing? | 1. What's in it? | list
Ask how they clean, and what for. Wool doesn't want what nylon wants. | 2. How, and why so? | chat-circle-text
Ask how long it'll be damp. | 3. How long damp? | hourglass
Ask what happens with a stain that won't come out. "Maybe" is honest. | 4. And if it won't come out?
~ And if they've looked at the label of your rug. | 5. Have they read the label? | tag
Only then ask the price. | no: Price first / yes: Questions first
> Let {brand} say a price after looking, or after your photos. | Look, then price | camera
> Ask {brand} what would be extra in your house. | What's extra? | receipt

first: The first time the carpet gets cleaned
* The first thing that happens to your carpet is nothing wet. | Nothing wet yet | rug
* What's it like when the carpet cleaners come? | What's it like? | question
* In the hall there's a hose, a corner guard, and somebody in clean socks. | Hose and clean socks | sock
You walk through together, and point. | at: First / Walk and point | footprints
A corner gets tested, to see if the color stays. | at: Then / A test in the corner | magnifier
Corners of walls get a guard, so the hose doesn't scrape. | at: Then / Guards on corners
Then it's loud for a while. The dog would like a walk. | at: Next / Loud, dog out | dog
Furniture goes back on little foils, so stain from the legs doesn't bleed. | at: Then / Foils under the legs | chair
It's damp when they go, not wet. White socks, please, or none. | no: Soaking wet / yes: Just damp
~ Windows open, fans on, stay off as long as you can. | at: Last / Air, and patience | fan
> Small things off the floor before {brand} comes, and the car out of the way. | Small things up | box
> Point at what bothers you most, first thing, when {brand} is there. | Point at the worst | hand-pointing

care: Slowly, and in two directions
* You vacuum too fast. Everyone does. | Too fast | wind
* How do you vacuum a rug so it looks right? | How, then? | question
* Watch your hand while you vacuum. Back and forth like a saw. | Like a saw | hand
Fast, it takes the crumbs, and leaves the sand. | Fast: crumbs. Slow: sand. | cookie
Push slowly, and pull back even more slowly. | no: Back and forth, fast / yes: Slow out, slower back
Then once more across, since the pile leans, and hides things on one side. | Once more across
On wool or loops, turn the brush off, or it'll pull. | Wool: brush off
Go around fringes, and never over. | Around the fringe
Change the bag before it's full. A full one only makes noise. | Bag before it's full | bag
~ Move the armchair by a hand now and then, so it doesn't dent. | Shift the chair | armchair
> Shedding, pulling, going flat? Show {brand} before you go on. | Shedding? Show it
> Ask {brand} what yours is made of, and which brush it can take. | What's it made of? | brush

checklist: Before the carpet cleaners come
* Everything lower than your knee goes up or out, then they clean. | Knee-high and lower | ruler
* What should you do before a carpet clean? | What to do? | list
* There's a train track on the carpet, and they're here at nine. | Train track | train
Toys, shoes, plants, floor lamps. | 1. Toys, plants, lamps | potted-plant
Breakables off the tables that'll be moved. | 2. Breakables down | wine
Pick up the ends of curtains, and pin them. | 3. Pin up curtains
Vacuum, if you've got the time. | 4. Vacuum
Mark the spots with painter's tape, and write what it was. | 5. Tape, and what it was | note-pencil
Keep a place near the door free, since the hose isn't endless. | 6. Parking near the door | van
~ And plan on staying out of that room until evening. | 7. Out till evening | moon
> Tell {brand} which furniture stays, and which has to move. | What moves? | couch
> Got a cat? Tell {brand}. The door stands open for the hose. | Mention the cat | cat

cost: What makes it more or less
* Two carpets, same size, and only one knows a dog. | Only one knows a dog | dog
* Why do they ask about the carpet before they name a price? | Why ask? | question
* You've measured the living room. The couch stands on a third of the carpet. | And the couch? | couch
What counts is where you walk. Nobody walks under the dresser. | Only where you walk? | footprints
How dirty it is counts. A guest room is one pass, an old rental is several. | How dirty? | repeat
The fiber counts, too. Wool, viscose and silk want a slow hand. | no: Silk: by hand / yes: Nylon: by machine | hand
Stairs are handwork, every one of them. | Stairs are handwork | stairs
Pet spots down to the pad are a job of their own. | Pet spots: extra work | paw
~ And what stands on it. An empty room goes faster. | Empty goes faster
> Count rooms, stairs and pets for {brand}. | Rooms, stairs, pets | list
> Get two prices from {brand}, all of it, and only where you walk. | All, or only the paths? | receipt

tip: An ice cube for the dent
* Put an ice cube in the dent the couch left. | An ice cube | snowflake
* How do you get furniture dents out of the carpet? | Dents out? | question
* You've moved the couch, and there are four craters in the carpet. | Four craters | couch
The yarn's been flat for years. It wants a drink. | It wants a drink | drop
Lay an ice cube in the dent, and let it melt. | 1. Ice, let it melt | snowflake
Slowly is the point. Damp, and no puddle. | no: A glass of water / yes: One ice cube
Wait for a few hours, then dab off what's left. | 2. Wait, then dab | towel
Now lift the pile with a spoon or your fingers, and let it dry. | 3. Lift it with a spoon | spoon
~ On wool try it in a corner first, and not on silk at all. | Wool: try first. Silk: no.
If it stays flat, the backing's worn there. | Still flat? It's worn
> Still a crater after two tries? Ask {brand} to look, when they're doing the room. | Still a crater?
> Move the couch for good before {brand} comes, so the dents get done too. | Move it before

season(1-3): Winter salt in the hall
* Those white edges on the hall rug are salt. | Salt on the rug | snowflake
* How do you get road salt out of a carpet? | Salt out? | question
* Boots off, but the salt's already on the mat, and next to it. | Already next to it | boot
Salt draws water, so it never gets quite dry there. | It never quite dries | drop
And it's sharp. Underfoot, it works like sand. | Sharp as sand
First let it dry, and vacuum up what's loose, twice. | 1. Dry, vacuum twice
Then a cloth with warm water and a dash of white vinegar, and blot. | 2. Warm water, dash of vinegar | towel
Then plain water, and press it dry. | 3. Plain water, press
Vinegar on wool, try it out of sight first. | Wool: try it first
~ A tray for boots ends it. | no: Boots on the rug / yes: Boots on a tray | boot
> When the street's swept in spring, that's when {brand} is worth calling. | After the last salt | calendar
> Leave your hall runner to {brand} if the edges stay white. | White edges stay?
`,
})
