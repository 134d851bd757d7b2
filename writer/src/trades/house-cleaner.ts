import { trade } from './trade.ts'

export const houseCleaner = trade({
  id: 'house-cleaner',
  name: 'house cleaner',
  also: [
    'house cleaning service',
    'house cleaning',
    'home cleaning',
    'home cleaning service',
    'maid service',
    'residential cleaning',
    'residential cleaning company',
    'domestic cleaner',
    'domestic cleaning',
    'housekeeper',
    'housekeeping service',
    'cleaning lady',
    'apartment cleaning',
    'deep cleaning service',
    'end of tenancy cleaning',
    'move-out cleaning',
    'airbnb cleaning',
    'green cleaning service',
  ],
  way: 'home',
  customers: 'clients',
  thing: 'a clean',
  things: 'house cleaning',
  words: [
    'clean',
    'cleaner',
    'cleaning',
    'dust',
    'mop',
    'cloth',
    'vacuum',
    'kitchen',
    'bathroom',
    'shower',
    'floor',
    'sponge',
    'sink',
    'oven',
    'tile',
    'house',
    'home',
    'spray',
    'stain',
    'towel',
    'counter',
    'bucket',
    'key',
    'shelf',
  ],
  pieces: `
mistake: You wipe too soon
* You spray, you wipe, and you do all the work yourself. | Spray, wipe, sweat | spray-bottle
* Why won't the shower come clean, however hard you scrub? | Why won't it come off? | shower
* Put the sponge down for a minute. The spray isn't finished. | The spray isn't finished | spray-bottle
A cleaner needs time on the dirt before it lets go. | It needs time | hourglass
Wipe right away and you've put it on and taken it off again. | no: Spray and wipe / yes: Spray and wait
So spray the whole bathroom first, tub, tile, toilet, sink. | Spray everything first | bathtub
Then go and strip the bed. | Go strip the bed | bed
~ Read the label once, it tells you how long, and it's never zero. | The label says how long | tag
When you come back, most of it comes away with one swipe. | One swipe
> Got a spot that laughs at all of it? Show {brand}. | The spot that laughs | eye
> Tell {brand} what you've already sprayed on it, before the next bottle. | What's on it already? | spray-bottle

mistake: Why you vacuum twice
* If you vacuum first and dust second, you get to vacuum again. | Vacuum first, vacuum twice | repeat
* What comes first, the dusting or the vacuum? | Dust or vacuum first? | feather
* The floor is done, and then you look up at the shelf. | Then you look up | shelf
Dust falls. Everything you knock loose up there lands down here. | Dust falls | wind
So a cleaner begins at the ceiling, with cobwebs, lamps and the tops of doors. | 1. Ceiling and lamps | lamp-pendant
Then shelves and sills, then chairs and tables. | 2. Shelves, then tables | table
The floor comes last, from the far corner back to the door. | 3. Floor last | door-open
~ The same goes for a shower. Start at the top tile and let it run down. | Showers too, from the top | shower
> Run a finger along the top of a door, then book {brand}. | What's on top of the doors?
> Leave the high shelves to {brand} if you don't like ladders. | Leave the high ones | ladder

myth: Vinegar doesn't belong everywhere
* Keep the vinegar away from your stone counter. | Not on stone | prohibit
* Can you clean the whole kitchen with vinegar? | Vinegar everywhere? | spray-bottle
* Somebody told you vinegar cleans everything, and then the marble went dull. | The marble went dull | sparkle
Vinegar is an acid, and that's exactly why it takes scale off a kettle. | Great on a scaly kettle | coffee
Marble and limestone are made of nearly the same stuff as that scale. | Stone is like scale
So it eats the polish, and leaves a dull ring you can't wipe away. | It eats the polish | drop
~ It's hard on grout too, if you use it week after week. | Hard on grout too | checkerboard
On stone, use warm water, a soft cloth and a soap made for it. | no: Vinegar on marble / yes: Mild soap on marble
> Not sure what your counter is made of? Ask {brand} before you spray. | What's the counter made of?
> Show {brand} every surface that mustn't get anything sour. | Show the delicate ones

how: How a professional cleans a bathroom
* A bathroom gets cleaned dry first. | Dry first | broom
* Where does a cleaner start in a bathroom? | Where to start? | bathtub
* Watch a cleaner in a bathroom, and the first thing out is the vacuum. | The vacuum first? | question
Wet hair is a misery, so hair and dust go while they're still dry. | at: First / Hair and dust, dry | hair
Everything comes off the edges, and the spray goes on everywhere. | at: Then / Clear and spray | spray-bottle
While that works, the mirror gets done, because it's quick. | at: Meanwhile / The mirror | mirror
Then it's top to bottom, shower, tub, sink, with the toilet last and its own cloth. | at: Then / Toilet last, own cloth | toilet
~ That cloth is another color, so it never meets the sink. | Its own color
The floor goes backward, out through the door. | at: Last / Out backward | door-open
> Leave the shampoo bottles where they are, or box them up for {brand}. Just say which. | Bottles, stay or boxed?
> Got cloths of your own? Tell {brand} which color is for what. | Which color for what? | swatches

how: How a cleaner does a room in one lap
* A cleaner goes around your kitchen once. Only once. | Once around | repeat
* How does a cleaner finish a kitchen while you're still looking for the sponge? | How so fast? | timer
* You run for the cloth, then the spray, then back for the cloth. | Back for the cloth again | footprints
Everything needed hangs in one caddy, and the caddy comes along. | It all comes along | basket
You start beside the door and go one way around the room, like the hand of a clock. | Around like a clock | clock
Each bit gets done top to bottom before you take a step. | Top to bottom, one step on | steps
Nothing's skipped, because the wall tells you where you've been. | Nothing skipped | wall
~ The cloth gets folded in four, so there's always a fresh side. | Fold the cloth in four | towel
When you're back at the door, only the floor is left. | Back at the door | door
> Show {brand} the one corner where you'd like the lap to begin. | Where should it begin?
> Clear the counters, and {brand} can start the lap the moment the door opens. | Clear counters first

question: Do you have to tidy up before the cleaner comes?
* "Do I have to clean before the cleaner comes?" | "Do I have to clean first?" | broom
* Everybody tidies the house before the cleaner, and feels silly about it. | Everybody does it | smiley
* The cleaner's coming at nine, and you're running around with a basket. | Running with a basket | basket
Clean, no. Nobody minds dust, that's the job. | Clean? No | check
Tidy, a little. A floor you can see is a floor that gets mopped. | Tidy? A little | t-shirt
Toys in a box, laundry in the hamper, papers in one pile. | Toys, laundry, papers | box
Otherwise you pay for an hour of somebody guessing where your things live. | no: Guessing where it lives / yes: Cleaning the floor
~ Dishes in the sink? Say whether they're part of it. | And the dishes? | sink
> Ask {brand} if laundry and dishes are part of the visit. | Dishes and laundry? | washing-machine
> Leave one room for {brand} just as it is, and see how it goes. | Leave one room as it is

question: Do you have to be home for the cleaner?
* "Do I have to be at home while somebody cleans?" | "Must I be home?" | home
* Who lets the cleaner in when you're at work? | Who opens the door? | door
* Handing your key to a cleaner feels strange. It should. | It should feel strange | key
So be there the first time, and walk through the house together. | First time: be there | footprints
After that, most people go out. It's easier to mop around nobody. | After that: go out
Settle the key properly. Who has it, where it hangs, whether it's marked with your address. | Settle the key | key
It shouldn't be. | No address on the key | tag
~ Write down the alarm too, both how to turn it off and how to set it again. | The alarm, off and on | bell
> Ask {brand} how keys are kept. You want an answer without a pause. | How are keys kept? | key
> Try it once with you at home, then decide with {brand} how to go on. | Once at home first

comparison: A regular clean and a deep clean
* A regular clean keeps a house. A deep clean gets it back. | Keep it, or get it back | home
* Regular or deep clean, which one does your kitchen need? | Regular or deep? | oven
* Open the oven door before you book a clean. | Open the oven door | oven
A regular clean is what you see. Counters, floors, sinks, toilets, dust. | Regular: what you see | eye
A deep clean goes behind and inside. Fridge shelves, baseboards, the lamp full of flies. | Deep: behind and inside | lamp-pendant
It takes far longer, because half of it happens on your knees. | Half of it on your knees
Most homes want one deep clean at the start, then regular ones to keep it there. | no: Deep every week / yes: Deep once, then regular
~ After building work or a tenant, it's deep, no question. | After builders: deep | hard-hat
> Send {brand} a photo of the oven and one of the shower. That answers it. | Oven and shower | camera
> Ask {brand} what's in the regular one, room by room. | What's in it? | list

choose: What to ask before someone cleans your home
* Before you hand a cleaner your key, ask five things. | Ask before the key | key
* How do you choose somebody who'll see your whole house? | Who sees the whole house? | home
* The cleaner who's right for you won't mind these questions. | Good ones won't mind | chat-circle-text
Will it be the same person every time? | 1. Same person each time? | user
Who brings the vacuum and the sprays? | 2. Who brings the sprays? | spray-bottle
What happens if something breaks? Listen for how quickly that one's answered. | 3. What if something breaks? | cup
What isn't included? Inside the oven, the windows, the balcony. | 4. What's not included? | oven
~ And how do you cancel when a child's sick? | 5. How do I cancel? | calendar-x
> Go through all five with {brand} in one phone call. | All five in one call | phone-call
> Say to {brand} what matters most to you, the floor or the kitchen. | What matters most?

first: Why the first clean takes the longest
* The first clean in a new house is always the long one. | The first is the long one | clock
* Why does the first visit of a cleaner take twice the time? | Why so long? | hourglass
* A cleaner sees your home for the first time, and looks at the ceiling. | First look: the ceiling | eye
It starts with a walk. You say what matters, what's fragile, and which door stays shut. | at: First / A walk together | footprints
Then there's the layer. Scale in the shower, film on the cabinets, that takes patience. | at: Then / The old layer | shower
The third visit goes faster, because nobody has to look for the light switch. | at: Third visit / It gets faster
~ By then the rooms have found their order. | The rooms find an order
Say what you liked and what you didn't, right after the first one. | Say it after the first | speech
> When {brand} comes the first time, say the thing you'd be too polite to say later. | Say it the first time
> Book the first visit with {brand} on a day without guests in the evening. | Not before guests | calendar

care: What your microfiber cloth can't stand
* Fabric softener ruins a good cleaning cloth. | Softener ruins it | towel
* Why does your cloth just push the dust around now? | Why does it only push? | towel
* New, that cloth grabbed everything. Now it smears. | It used to grab | hand-grabbing
Microfiber is thousands of tiny hooks. That's what grabs the dust. | Tiny hooks grab dust | magnifier
Softener coats the hooks, and then the cloth slides. | Softener coats the hooks | drop
Lint does the same, so don't wash it together with towels. | no: In with the towels / yes: On its own
Warm wash, a bit of detergent, nothing else, and hang it up. | Detergent, nothing else | washing-machine
~ Ruined ones can still do the bike. | The old ones do the bike | bicycle
> Before you buy another pack, ask {brand} which cloth suits your windowsills. | Which cloth for the sills?
> If you'd like your own cloths and mop used, tell {brand} where they are. | Where are your cloths?

checklist: What to write down before the first clean
* Put one sheet of paper on the kitchen counter before your cleaner comes. | One sheet of paper | note-pencil
* What does a cleaner need to know about your home? | What should they know? | question
* You can't explain a whole house at the front door. | Not at the front door | door
Rooms that are off limits, and anything that mustn't be moved. | 1. Off limits | prohibit
Pets. Which one bites, which one slips out. | 2. Pets | cat
Surfaces that are touchy, like marble, waxed wood, a new stove. | 3. Touchy surfaces | warning
Where the trash goes, and where the fresh sheets are. | 4. Trash and sheets | trash
~ And a number you'll answer. | 5. Your number | phone
> Write the sheet, take a picture of it, and send it to {brand}. | Send the sheet | camera
> Forgot something? Message {brand} before the visit. | Message it later

cost: What makes a clean cost more or less
* Two houses with three bedrooms, and one takes twice as long to clean. | Same size, twice the time | home
* Why does every cleaner ask about pets first? | Why ask about pets? | dog
* A price for a clean is mostly a guess at time. | Mostly a guess at time | clock
Bathrooms count more than bedrooms. One shower is worth three nightstands. | Bathrooms count most | shower
Pets count. Fur doesn't lie on a rug, it works its way in. | Fur counts | paw
Things count. Every figurine gets lifted, wiped and put back. | Every figurine gets lifted | shelf
And time between visits counts. A week of soap comes off with a cloth, a season of it doesn't. | no: A season of soap / yes: A week of soap
~ Stairs count too, ask anyone who's carried a vacuum. | Stairs too | stairs
> Count your bathrooms, be honest about the dog, and ask {brand} for a price. | Bathrooms and the dog | dog
> If the price should come down, ask {brand} what you could do yourself. | What could you do?

tip: Thirty seconds after the shower
* The cheapest thing in bathroom cleaning hangs on a hook. | It hangs on a hook | shower
* How do you keep a glass shower clear without scrubbing? | Clear without scrubbing? | shower
* The shower's off, and every drop on the glass is a future spot. | Every drop becomes a spot | drop
When water dries, what was in it stays behind. That's the white film. | Drops leave a white film
So don't let it dry there. Pull a squeegee down the glass, top to bottom. | Pull it down the glass | hand
Give the tiles two swipes and the faucet a rub with your towel. | Two swipes on the tile | towel
Leave the door open, so the air can get out. | Leave the door open | door-open
~ The last one to shower does it. That's the only argument. | The last one does it
> Scale that's already there is another matter. Point it out to {brand}. | Old scale? Point at it
> Hang a squeegee up today, and ask {brand} to bring the glass back to zero first. | Start from clear glass | sparkle

season(11-12): Clean where your guests will sit
* Before you clean for the guests, sit down on the couch. | Sit down and look | couch
* Which rooms should be clean before a house full of guests? | Which rooms first? | home
* The guests will see things in your house that you stopped seeing. | They see what you don't | eyes
From the couch, you can see under the table and the edge of the rug. | Look from the couch | table
From the guest bed, you can see the ceiling light. | Look from the guest bed | bed
And sit down in the bathroom too. Yes, there. That's where people have time to look. | Sit there too | toilet
Those three seats tell you more than any list. | Three seats, one list | list
~ The bedroom nobody enters can wait until January. | The rest can wait | calendar
> Tell {brand} the date of the dinner, and what you saw from the couch. | Say the date | calendar-check
> Book {brand} for after the party too. Somebody has to find the olives. | And after the party | broom
`,
})
