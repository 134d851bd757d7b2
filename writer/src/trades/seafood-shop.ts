import { trade } from './trade.ts'

export const seafoodShop = trade({
  id: 'seafood-shop',
  name: 'seafood market',
  also: [
    'fishmonger',
    'fish market',
    'fish shop',
    'seafood shop',
    'seafood store',
    'fish counter',
    'shellfish shop',
    'fish merchant',
    'fresh fish',
    'fresh seafood',
    'lobster pound',
    'fish smokehouse',
    'mobile fishmonger',
    'fish van',
    'oyster farm',
    'oyster shop',
    'seafood company',
    'seafood wholesaler',
    'fish delivery',
    'crab shop',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a fish',
  things: 'fish and seafood',
  words: [
    'fish',
    'fillet',
    'shrimp',
    'salmon',
    'oyster',
    'mussel',
    'crab',
    'lobster',
    'shellfish',
    'seafood',
    'tuna',
    'cod',
    'ice',
    'skin',
    'clam',
    'fishmonger',
    'trout',
    'catch',
    'squid',
    'boat',
    'smoked salmon',
    'scallop',
    'fish market',
  ],
  pieces: `
mistake: Stop poking the fish
* If the fish sticks to the pan, it isn't ready to turn. | Not ready to turn | fish
* Why does the fish always stick to the pan? | Why does it stick? | cooking-pot
* You slide the spatula under the fillet, and half of it stays behind. | Half stays behind | fish-simple
Skin sticks at first, always. Then it crisps and lets go. | It sticks, then lets go | timer
So the fish tells you when. If it won't slide, wait. | If it won't slide, wait
Dry the skin well before it goes in. Water's what glues it. | Dry the skin first | towel
Hot pan, then oil, then fish, skin down, and press it flat for the first moment. | Skin down, press it flat | flame
~ Nearly all the cooking is on that side. The top only needs a breath. | Most of it skin side down
> Have {brand} leave the skin on, and try it once this way. | Leave the skin on | fish
> Fry one from {brand} tonight with your hands behind your back. | Hands off | hand-palm

mistake: Shrimp tell you when they're done
* A shrimp has its own timer, and it's the shape. | Watch the shape | shrimp
* How do you know when shrimp are done? | When are they done? | shrimp
* You gave the shrimp one more minute, and now they're rubber bands. | One minute too many | timer
Raw, they hang nearly straight, and they're gray. | Raw: straight and gray | shrimp
As they cook, they turn pink and bend. When it looks like the letter C, take it off. | C: take it off | check
Leave it, and it curls shut into an O. O is for overdone. | O: overdone | x
It goes fast, so have your plates ready before the pan's hot. | Plates ready first | fork-knife
~ They go on cooking in a hot pan, so tip them out.
> Buy a handful with the shells on at {brand}. The shells keep them juicy. | Shells on | shrimp
> Stand over the pan tonight with shrimp from {brand} and wait for the C. | Wait for the C | eye

myth: Frozen fish can be fresher than fresh
* The freshest fish in the shop may have been frozen. | Fresh, or frozen? | snowflake
* Is fresh fish always better than frozen? | Always better? | question
* You skip the freezer and go straight for the fillets on ice. | Straight to the ice | fish
Some boats stay out for days, and everything they catch has to wait for the harbor. | Days at sea | boat
Others freeze it on board within hours, hard and fast. That fish stopped its clock at sea. | no: Days on ice / yes: Frozen at sea | clock
Thawed slowly, it's hard to tell from one that just came in. | Thaw it slowly | hourglass
What ruins it is a slow freezer, like yours, and thawing it in hot water. | Never in hot water | thermometer-hot
~ And some fish, like tuna for sushi, is usually frozen on purpose.
> Ask {brand} when it was caught instead of whether it's fresh. | When was it caught? | question
> Thaw one from {brand} overnight in the fridge and see if anyone notices. | Thaw it overnight | moon

how: How a fish becomes two fillets
* A fish knife never sees the bones. It feels them. | The knife feels the bones | knife
* How do you get a fillet off a fish without losing half? | How is it done? | fish
* The knife goes in behind the salmon's gill and comes out at the tail. | From gill to tail | fish
One cut behind the head, down to the spine, and there the blade turns flat. | at: First / Behind the head | knife
Then it slides along the backbone, and you can hear it ticking over the ribs. | at: Then / Along the backbone | ear
The second side's harder. There's less to hold on to. | at: Then / The other side | fish-simple
At the end somebody strokes the fillet with a fingertip and pulls the last pins out with pliers. | at: Last / Pull the pin bones | hand
~ A thin, flexible blade does it. A stiff one leaves your dinner on the bone.
> Pick a whole fish at {brand} and watch it turn into two fillets. | Watch it happen | eye
> Watch a blade go along a backbone at {brand} with your ears open. | Listen to the blade | ear

how: Why smoked salmon isn't cooked
* Cold smoked salmon has never been hot. | It's never been hot | thermometer-cold
* Is smoked salmon raw? | Is it raw? | question
* Hold up a slice of smoked salmon, and light comes through it. | Light shines through | sun
First it's salted, and the salt draws water out until it's firm. | at: First / Salt | cube
Then it hangs in moving air till the outside is dry and a bit tacky. | at: Then / Air | wind
Then comes smoke with no heat to it, from chips that only glow, for a long time. | at: Last / Cold smoke | cloud
So it stays silky. In a hot smoker, it cooks and comes apart in flakes. | no: Hot smoke flakes / yes: Cold smoke is silky | fire
~ Slice it on a slant toward the tail, as thin as you dare. | Thin and slanted | knife
> Taste the cold smoked and the hot smoked side by side, and start at {brand}. | Cold and hot smoked | fish
> Find out at {brand} which wood was glowing. | Which wood? | log

question: What does fresh fish look like?
* A fresh fish looks back at you. | It looks back at you | eye
* How do you know if a fish is fresh? | How do you know? | magnifier
* There's a row of fish on ice, and you have to pick one. | Pick one | fish
Look it in the eye. It should be clear and bulging, not flat and foggy. | 1. Clear, round eyes | eye
Lift the gill. Red is right, brown is old. | 2. Red gills | fish
Press it. The dent should come straight back. | 3. Firm to the finger | hand-pointing
Then smell it. Fresh fish smells of the sea, and not of fish. | 4. It smells of sea | waves
~ With fillets, look for a shine and no gaps. | Fillets: shiny, no gaps | fish-simple
> Do all four at {brand}, out loud if you like. | Do all four | list
> Go to {brand} without a recipe and buy the one with the best eyes. | The best eyes | eyes

question: Which fish if you don't like fishy?
* Most people who don't like fish mean one kind of fish. | One kind of fish | fish
* Which fish do you buy if you don't like it fishy? | Not too fishy? | question
* Somebody at your table says: no fish for me, thanks. | "No fish for me" | hand-palm
White and lean is mild. Cod, haddock, halibut, sole. | White and lean is mild | fish-simple
Dark and oily is strong. Mackerel, sardine, herring. Leave those for later. | Dark and oily is strong | fish
Bones put people off more than taste does, so take a thick piece from the loin. | Thick, no bones | bone
Start with butter and lemon. Nobody learned to like fish in plain water. | Butter and lemon | orange-slice
~ And cook it less. Overdone fish smells twice as much. | Cook it less | timer
> Tell {brand} you've got a doubter coming to dinner. | Cooking for a doubter | speech
> Start the doubter on something thick and white from {brand}. | Thick and white | fish-simple

comparison: Wild or farmed salmon?
* Wild and farmed salmon don't want the same pan. | Not the same pan | cooking-pot
* Wild salmon or farmed, what's the difference? | Wild or farmed? | fish
* Two fillets, one the red of a brick, one orange with white stripes. | Red, or striped | palette
Wild salmon swam and ate what it found. It's red, lean, and firm, and tastes of more. | Wild: lean and firm | waves
Farmed salmon had its meals brought. It's striped with fat, soft, and mild. | Farmed: fat and mild | fish
Lean dries out, so wild wants a short, gentle heat. Take it off early. | Wild: short and gentle | timer
Fat forgives, so farmed is the one for a hot grill or a beginner. | Farmed: it forgives | flame
~ Wild has a season. Out of it, you're looking at frozen, and that's fine. | Wild has a season | calendar
> Say at {brand} how you'll cook it, and let that decide. | How will you cook it? | speech
> Point at both at {brand} and ask where each one was swimming. | Where did it swim? | map-pin

choose: How to choose where you buy fish
* Choose your fish shop with your nose. | Use your nose | storefront
* How do you find a fishmonger you can trust? | How do you find one? | magnifier
* The door opens at the fish market, and you breathe in. | Breathe in | door-open
You should smell ice and a bit of seaweed. If it smells of fish, keep walking. | 1. It smells of ice | snowflake
Look for whole fish. Fillets can hide their age, and heads can't. | 2. Whole fish | fish
Look at the ice. Fish lie on it, belly down, and the water drains away. | 3. Clean, drained ice | drop
Ask what came in today. Somebody who was up at four will tell you. | 4. What came in? | sun-horizon
~ A short counter on a stormy day is a good sign. | 5. Less on stormy days | cloud-lightning
> Open the door at {brand} and breathe in. | Open the door | door-open
> Ask {brand} what came in this morning, and cook that. | Cook what came in | fish

first: Your first oyster
* You don't swallow an oyster whole. You chew. | You chew | tooth
* How do you eat your first oyster? | How do you eat it? | question
* It's on the half shell, it's wet, and everybody's watching you and your oyster. | Everybody's watching | eyes
Loosen it with the little fork, all the way around. | 1. Loosen it | fork-knife
Try the first one bare, so you know what you're dressing. | 2. First one bare | drop
Tip it from the wide end, with the sea water it's sitting in. | 3. Tip it, water and all | waves
Then two or three bites. First salt, then something sweet, a bit like cucumber. | 4. Two or three bites
~ Lemon on the second. By the fourth you'll have opinions. | 5. Lemon on the next | orange-slice
> Tell {brand} you'd like a small, mild one to start with. | Small and mild | speech
> Take a friend along to {brand}, so you can go on three. | Go on three | users

care: Mussels want to breathe
* Never put mussels in a bowl of water. | Not in water | drop
* How do you keep mussels alive till dinner? | Till dinner? | hourglass
* The bag of mussels is tied shut, and it's hours till dinner. | The bag's tied shut | bag
They're alive, and they need air. Open the bag as soon as you're home. | Open the bag | bag
Put them in a bowl in the fridge with a wet cloth over them, like a blanket. | no: In water / yes: Under a wet cloth | towel
Tap water kills them. They're sea creatures. | Tap water kills | sink
Before you cook, tap every open one. If it doesn't close, it's out. | Open? Tap it | hand-tap
~ Pull the beard toward the hinge, and only right before the pot. | Beard off last | cooking-pot
> Buy them at {brand} on the day you'll eat them. | The same day | calendar-check
> Untie the bag the moment you're back from {brand}. | Untie it at home | bag

checklist: Ordering fish for a dinner party
* Order your fish ahead, and the hard part's done. | Order it ahead | phone-call
* What do you tell the fishmonger before a big dinner? | What do you tell them? | note-pencil
* Eight people on Saturday, and you've never cooked a whole fish. | Eight on Saturday | people
Start with how many people, and whether it's the appetizer or the main dish. | 1. How many, which course | fork-knife
Whole or in fillets. Whole is grand, fillets are calm. | 2. Whole or fillets | fish
Scaled, gutted, skin on or off. You don't want scales in your sink. | 3. Scaled and gutted | sink
The size of your biggest pan or tray. | 4. Your biggest tray | oven
When you'll pick it up, and bring a cool bag with ice. | 5. When you'll pick it up | snowflake
~ And have a second choice, because the sea doesn't take orders. | 6. A second choice | waves
> Call {brand} a few days ahead with your list. | Call days ahead | phone
> Leave the choice of fish to {brand}, and keep the choice of wine. | Let them choose the fish | wine

cost: Why fish costs something else every day
* Fish is priced by the weather. | Priced by the weather | cloud-rain
* Why does the same fish cost more this week? | Why more this week? | tag
* Last week's cod was cheaper, and you're standing at the counter, puzzled. | Last week it was cheaper | tag
When it storms, the boats stay tied up, and everyone bids for what there is. | Storms keep boats in | boat
A fillet costs more than the whole fish, because a good part of it is head and bone. | Head and bone weigh too | bone
One caught on a hook is handled one at a time. A net brings tons. | Hook or net
And it can't be kept for next week like a ham. | It can't wait | hourglass
~ The fish nobody asks for are often the best buy on the ice. | The ones nobody asks for | fish
> Ask {brand} what's plentiful this week. | What's plentiful? | question
> Buy it whole at {brand} and have it filleted, so you get the soup too. | Whole, plus the soup | bowl-steam

tip: Ask for the bones
* The best soup in the fish market is about to be thrown out. | About to be thrown out | trash
* What are fish heads good for? | What are they good for? | fish
* Your fillet's on the scale, and the head's about to go in the trash. | Wait, the head | scales
Ask for the head and the frame, of white fish, not the oily kind. | White fish, not oily | bone
Rinse off any blood and cover it with cold water. Onion, celery, a few peppercorns. | Cold water, onion, celery | cooking-pot
Let it barely tremble for as long as it takes to set the table. | Barely a simmer | timer
Longer doesn't make it stronger. It makes it bitter. | no: All afternoon / yes: While you set the table | clock
~ Shrimp shells do it too. Toast them in the pot first till they're red. | Shells work too | shrimp
> Say: bones too, please, the next time at {brand}. | "Bones too, please" | speech
> Hold on to the shells when you buy shrimp at {brand}. | Keep the shells | shrimp

season(10-3): Cold months are shellfish months
* Mussels and oysters are at their fattest when you need a scarf. | Fattest in the cold | thermometer-cold
* When are oysters at their best? | When are they best? | calendar
* The steam from a pot of mussels fogs up the kitchen window. | Fogged-up window | cooking-pot
In warm water they spend themselves on spawning, and they go thin and milky. | Warm water: thin | thermometer-hot
When the sea cools, they fill up. Shells are heavy, and the meat's plump and sweet. | Cold water: plump | waves
A big pot of them takes minutes. Wine, garlic, lid on, shake it. | Wine, garlic, lid on | wine
When they've opened, they're done. | Open means done | check
~ Bread is the other half of it. You'll want the bottom of that pot. | Bread for the pot | bread
> What's plump right now? Call {brand} and ask. | What's plump now? | question
> Fill a pot at {brand} for the next cold Friday. | A cold Friday pot | cooking-pot
`,
})
