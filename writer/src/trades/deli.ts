import { trade } from './trade.ts'

export const deli = trade({
  id: 'deli',
  name: 'deli',
  also: [
    'delicatessen',
    'sandwich shop',
    'sandwich bar',
    'sub shop',
    'hoagie shop',
    'italian deli',
    'jewish deli',
    'kosher deli',
    'salumeria',
    'deli counter',
    'lunch counter',
    'charcuterie shop',
    'panini bar',
    'gourmet grocery',
    'specialty food shop',
    'fine food shop',
    'sandwich cafe',
    'appetizing store',
    'provisions shop',
    'italian grocery',
    'cured meats',
    'sandwich place',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a sandwich',
  things: 'sandwiches',
  words: [
    'deli',
    'sandwich',
    'pastrami',
    'ham',
    'salami',
    'pickle',
    'rye',
    'mustard',
    'slice',
    'slicer',
    'counter',
    'sub',
    'olive',
    'turkey',
    'lunch',
    'roll',
    'prosciutto',
    'salad',
    'hoagie',
    'mayo',
    'brisket',
    'platter',
    'corned beef',
    'bagel',
  ],
  pieces: `
mistake: Thick prosciutto is wasted prosciutto
* Prosciutto should be thin enough to read through. | Thin enough to read through | newspaper
* Why was the prosciutto so chewy at home? | Why so chewy? | question
* You asked for prosciutto nice and thick, and you're still chewing it. | Still chewing | tooth
It's raw ham that dried for a year or more. Thick, it's rope. | Thick, it's rope | knife
Cut like paper, it melts, and the fat melts first. | Thin, it melts
Salami's in between. A hard one wants thin, a soft one a bit more. | Salami: hard thin, soft thicker | knife
Cooked ham can take some thickness. It's tender to begin with. | no: Raw ham thick / yes: Raw ham like paper | note-blank
~ Ask for a paper between the layers, or at home it's one big pink sheet. | Paper in between | note-blank
> Say paper thin at {brand}, and watch the first one fall. | "Paper thin" | speech
> Hold the first one from {brand} up to the light. | Hold it to the light | sun

mistake: Your sandwich is wet because of its order
* A soggy sandwich was stacked wrong. | Stacked wrong | bread
* Why is your sandwich wet by lunch? | Why is it wet? | drop
* You unwrap your sandwich at noon, and the bread's turned to pudding. | Bread turned to pudding | bread
The tomato's lying on the bread, and it's been crying since nine. | A crying tomato | drop
Put something fatty against the bread on both sides. Butter, mayo, or cheese is a raincoat. | 1. Fat on the bread | cheese
Then meat. Then the wet things, in the middle, salted late. | 2. Wet things in the middle | drop
Lettuce goes between, dry, like a tarp. | 3. Lettuce in between | leaf
~ Pickles and dressing travel in their own little cup. | Pickles travel apart
> Tell {brand} you won't eat it for hours. | "It's for later" | clock
> Get the tomato on the side at {brand} if lunch is a long way off. | Tomato on the side | bread

myth: Lean pastrami isn't the better pastrami
* Order your pastrami lean, and you're ordering it dry. | Lean means dry | bread
* Should you ask for lean pastrami? | Lean, please? | question
* You tell the man at the slicer: no fat on my pastrami, please. | "No fat, please" | speech
It comes from a hard-working part of the cow. The fat's what makes it tender. | Fat makes it tender | cow
While it steams, the fat goes soft and carries the pepper and smoke into the meat. | Fat carries the pepper | cloud
Without it you've got spicy cardboard, and you'll reach for the mayo. | no: Spicy cardboard / yes: A bit of fat
Ask for it somewhere in between. Counters call that juicy, or just not too lean. | "Not too lean" | speech
~ Mustard is what cuts it. That's why nobody puts butter there. | Mustard cuts it | drop
> Try it juicy once at {brand}. You can go back. | Try it juicy | bread
> Leave the fat on for one sandwich from {brand}. | Leave the fat on | knife

how: How brisket becomes pastrami
* A pastrami sandwich is most of a week old when you bite it. | Most of a week | calendar
* How does a brisket turn into pastrami? | How does it turn? | question
* Somebody lifts the lid, the steam clears, and there's the pastrami, black with pepper. | Black with pepper | cloud
The brisket starts in a curing brine, with garlic and bay, for days. That's what turns it pink. | at: Days / In brine | drop
Then it's rubbed with coriander and cracked pepper till you can't see meat. | at: Then / Pepper and coriander
Then it's smoked, low and slow, and the crust goes dark. | at: Then / Smoke | campfire
Last it's steamed for hours, until a fork goes in like butter. | at: Last / Steam | cloud
~ Corned beef skips the pepper and the smoke. It's boiled. Same brine, other life. | Corned beef is boiled
> Ask {brand} for a slice of the end, where the crust is. | A slice of the end | knife
> Order it hot at {brand}, on rye, with mustard. Then change things. | Hot, rye, mustard | bread

how: How a cucumber becomes a pickle
* A half sour is a pickle that was interrupted. | Interrupted | hourglass
* Why are some pickles bright green and some dull and sour? | Green, or dull? | question
* You put your arm in the barrel, and out comes a pickle. | Arm in the barrel | hand
In a deli pickle there's often no vinegar at all. It's salt water, garlic, and dill. | Salt, garlic, dill | leaf
The brine goes cloudy, and it turns sour by itself, like sauerkraut. | It sours by itself | drop
A few days in, it's a half sour. It's still green, and it snaps. | at: Days / Half sour, still green | check
Weeks in, it's a full sour. Olive green, soft, and it makes one eye close. | at: Weeks / Full sour | smiley-wink
~ At home they keep on going, so the cold's the brake. | Cold is the brake | thermometer-cold
> Get one of each at {brand} and bite them side by side. | One of each | users
> Ask {brand} which ones are youngest. | Which are youngest? | question

question: How much for how many people?
* Order your ham by mouths, not by weight. | By mouths, not weight | people
* How much cold meat do you need for a lunch? | How much do you need? | scales
* They ask how much ham you'd like, and you have no idea. | "How much?" | scales
Say how many people, and if it's for sandwiches or for a platter. | Sandwiches, or a platter? | bread
For sandwiches, say how many slices each, and nobody has to do math. | Count the slices | calculator
For a platter, people graze. You want more kinds and fewer of each. | Platter: more kinds | food
Sliced thin it looks like more, and it eats like more, too. | Thin looks like more | knife
~ And you can stop it. They'll hold it up and ask, and you say a bit more, or whoa.
> Walk into {brand} with a head count. | A head count | people
> Say stop out loud at {brand} when it's enough. | Say stop | hand-palm

question: What do you say about thickness?
* Every slicer has a number, and you don't need to know it. | No need to know the number | gauge
* How do you tell the deli how thick you want it? | How thick? | ruler
* The first slice is lying on a glove, held out to you. Well? | "Like this?" | hand
Say what it's for. They know what a sandwich wants, and what a toddler wants. | Say what it's for | speech
Shaved is falling apart, piled up like hay. Good for turkey and roast beef. | Shaved: like hay | grains
Thin holds together, just. That's for cured things. | Thin: holds, just
Sandwich thick is what you're used to from a package. | Sandwich thick: as in a package | bread
~ And look at the first slice. Thicker, thinner, fine. It's your one chance to steer. | Look at the first slice | eye
> Look hard at the first slice at {brand}. | Look at the first one | eye
> Try shaved, once, with the turkey from {brand}. | Try it shaved | knife

comparison: Cooked ham or cured ham?
* One ham's been in an oven, and one's been in the wind. | Oven, or wind | wind
* Cooked ham or cured ham, what's the difference? | Cooked, or cured? | question
* One's pink and damp, one's dark and dry, and both are ham. | Pink, and dark | swatches
Cooked ham's brined, then boiled, baked, or smoked. It's mild and juicy. | Cooked: mild, juicy | drop
It takes mustard, it goes on warm bread, and children eat it. | Mustard, warm bread | bread
Cured ham's rubbed with salt and hung, for months or years. Nobody cooks it. | Cured: salted and hung | calendar
It's sweet, salty, and strong, so a slice or two is plenty. | A slice or two | knife
~ Don't fry the good one. Lay it on at the end, and let the heat of the plate do it. | no: Fry it / yes: Lay it on at the end | cooking-pot
> Eat a slice of each from your fingers at {brand}. | A slice of each | hand
> Tell {brand} what it's going on, and take the one that fits. | What's it going on? | speech

choose: How to tell a good deli in one visit
* Watch the slicer for a minute before you order at a deli. | Watch the slicer | eye
* How do you know you're in a good deli? | How do you know? | magnifier
* There's a numbered ticket in your hand and a long glass counter ahead. | A numbered ticket | ticket
See whether it's wiped between the ham and the turkey. | 1. Wiped in between | towel
See if it's sliced for you, or lifted from a pile that's curling. | 2. Sliced for you | knife
Ask what they make. There's always one thing, a salad, a soup, the pickles. | 3. What do they make? | question
Look at the bread. Good meat on bad bread is a waste of two people's work. | 4. Look at the bread | bread
~ Loud is a good sign. So is being offered a taste while you dither. | 5. A taste while you wait | smiley
> Ask {brand} what's made right there, and order that. | What's made here? | question
> Take a number at {brand} and watch for a minute. | Take a number | ticket

first: Ordering at a busy counter
* Know your bread before they call your number at the deli. | Know your bread | bread
* How do you order at a busy deli without holding up the line? | How do you order? | queue
* Forty-two, they shout at the counter, and it's you, and your mind goes blank. | "Forty-two" | ticket
Bread first. Rye, roll, or hero. Everything's built from there. | 1. Bread | bread
Then the meat, then the cheese. | 2. Meat, then cheese | cheese
Then what goes on. Mustard or mayo, lettuce or slaw. | 3. What goes on | leaf
Then hot or cold, here or to go. | 4. Hot or cold, here or to go | flame
~ If you're lost, say: what would you have? Then stop talking. It works in every language. | Or ask what they'd have
> Say it in that order at {brand}. | In that order | list
> Let {brand} pick the bread, if you can't. | Let them pick the bread | bread

care: How to keep sliced ham from sweating
* Sliced ham starts dying when the blade comes through. | From the first cut | timer
* How long does sliced meat from the deli keep? | How long does it keep? | calendar
* The line was long, you bought too much ham, and it's getting shiny. | It's getting shiny | eye
Every slice has two open faces. It's good for days, not for a week. | Days, not a week | calendar
Leave it in its paper, folded shut, and put that in a box. | 1. Paper, then a box | box
Take out what you need with a clean fork, and shut it again. | 2. A clean fork | fork-knife
Slippery or sour means it's over. Don't argue with your nose. | 3. Slippery is over | x
A whole dry salami's another story. It hangs in a cool spot and gets better. | A whole salami can hang | hourglass
~ So buy half as much, twice as often. | Half as much, more often
> Get a little at {brand}, and come again. | A little, more often | bag
> Take a whole salami home from {brand} and slice it as you go. | A whole salami | knife

checklist: Ordering platters for a crowd
* A sandwich platter stands or falls with the bread. | It starts with bread | bread
* What do you tell the deli when you order platters? | What do you tell them? | note-pencil
* It's the office lunch, you've got the phone, and somebody shouts: no mayo. | "No mayo" | megaphone
Say how many people, and whether it's lunch or something to nibble. | 1. How many, how hungry | people
When it's eaten, so it's built as late as possible. | 2. When it's eaten | clock
Who doesn't eat pork, meat, cheese, or wheat. | 3. Who doesn't eat what | list
Spreads on the side. It settles every argument about mayo. | 4. Spreads on the side | spoon
Whole or cut. Halves look like more, and people try two kinds. | 5. Cut in halves | scissors
~ And ask for a bowl of pickles. It's gone first, every time. | 6. A bowl of pickles | bowl-food
> Call {brand} the day before with the time of the first bite. | Call the day before | phone-call
> Give {brand} one list from one person. | One list | list

cost: Why a good pastrami sandwich isn't cheap
* A brisket goes in big and comes out small. | In big, out small | cow
* Why does a pastrami sandwich cost what it does? | Why that much? | tag
* You look at the price, then at the sandwich, then at the price again. | Back at the price | tag
Between the brine, the smoke, and the steam, a lot of the weight is gone. | Much of it melts away | scales
What's trimmed off can't be sold as pastrami, either. | Trimmings don't count | knife
It took somebody days, and then it's cut by hand, to order. | Days, then by hand | hand
Dried ham and salami are the same. You're buying meat with the water taken out. | Dried: the water's gone | drop
~ It's the sandwich you can share. Ask for an extra plate. | Share it | users
> Split one at {brand}, with a pickle in the middle. | Split one | users
> How long did it take? Find out at {brand}, and chew slower. | How long did it take? | hourglass

tip: Ask for the ends
* The end of the salami is the cheapest good thing in the deli. | The cheapest good thing | tag
* What happens to the ends when the slicer can't go on? | What about the ends? | question
* There's a stub of ham by the slicer, too short to cut. | Too short to cut | knife
An end is the same meat. It just won't make a pretty slice. | The same meat
Dice the ends, and they're the start of a bean soup. | Bean soup | bowl-steam
Fry them slowly, and you've got the fat for eggs or for cabbage. | Eggs and cabbage | egg
A prosciutto heel goes into a pot of broth, bone or no bone. | A heel for the broth | cooking-pot
~ They're often sold as a mixed bag, so you get to guess.
> Ask {brand} if there are ends today. | Any ends today? | question
> Keep a bag of ends from {brand} in your freezer. | A bag in the freezer | snowflake

season(6-8): The picnic sandwich you sit on
* The best picnic sandwich is one you've put a brick on. | Put a brick on it | wall
* Which sandwich survives a picnic? | Which one survives? | picnic-table
* You're at the lake, and your sandwich has come apart in the bag. | Apart in the bag | waves
Take a round loaf with a hard crust, and pull some of the middle out. | 1. Hollow a round loaf | bread
Fill it in layers. Salami, ham, cheese, and chopped olives with their oil. | 2. Layers and olives | cheese
Wrap it tight, and put something heavy on top, overnight in the fridge. | 3. Something heavy on top | scales
The oil goes into the bread, and it all becomes one thing. You can cut it like a cake. | 4. Cut it like a cake | knife
~ Keep it in the cooler, next to the drinks, until you're hungry. | In the cooler | thermometer-cold
> Buy the layers at {brand} the day before. | Buy the day before | calendar
> Say picnic at {brand}, and how far you're walking. | "It's for a picnic" | speech
`,
})
