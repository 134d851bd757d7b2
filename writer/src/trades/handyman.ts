import { trade } from './trade.ts'

export const handyman = trade({
  id: 'handyman',
  name: 'handyman',
  also: [
    'handyman service',
    'handyman business',
    'handywoman',
    'handyperson',
    'handy person',
    'odd job man',
    'odd jobs service',
    'odd job service',
    'home repair service',
    'home repairs',
    'home maintenance',
    'home maintenance service',
    'property maintenance',
    'property repairs',
    'furniture assembly',
    'flat-pack assembly',
    'tv mounting',
    'tv mounting service',
    'small repairs',
    'house repairs',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a repair',
  things: 'small jobs around the house',
  words: [
    'shelf',
    'drill',
    'screw',
    'wall',
    'door',
    'hinge',
    'anchor',
    'stud',
    'drywall',
    'caulk',
    'list',
    'repair',
    'handyman',
    'hole',
    'nail',
    'hammer',
    'tub',
    'job',
    'tool',
    'hook',
    'picture',
    'fence',
    'drawer',
    'fix',
    'handle',
    'screen',
    'window',
  ],
  pieces: `
mistake: A shelf that hangs on plaster dust
* That shelf isn't hanging on the wall. It's hanging on chalk. | Hanging on chalk | shelf
* Why do screws fall out of drywall? | Why do they fall out? | screwdriver
* The shelf came down in the night, with a bit of wall. | Down in the night | books
Drywall's a sheet of chalk between two sheets of paper. A screw just turns in it. | Chalk and paper | wall
Behind it, every so often, there's a stud, and wood holds. | Behind it are studs
So find the studs first, and plan the shelf around them. | no: Where it looks nice / yes: Where the wood is
If it has to go between, take an anchor that opens up at the back. | Between: an anchor that opens
~ The little plastic plug from the box is for a calendar. | The plastic plug: a calendar | calendar
And think about who'll lean on it. A coat rack gets pulled. | Who'll pull on it? | coat-hanger
> Tell {brand} what it has to hold. Books or air plants? | What must it hold? | books
> Knock along your wall, and see if you and {brand} agree where the stud is. | Knock along it | hand

mistake: New caulk on top of old caulk
* New caulk over old caulk lasts till the first hot bath. | Till the first bath | bathtub
* Why does the caulk around the tub keep peeling? | Why does it peel? | bathtub
* A fresh white line around the tub, and black underneath by Easter. | Black underneath | bathtub
Fresh caulk doesn't stick to old caulk. It lies on it like a ribbon. | It lies there like ribbon
Water gets between, and there it can't dry. | Water gets between | drop
So the old stuff has to come out, all of it, and that's the work. | no: Over the old / yes: Old one out first | knife
Then it's cleaned, and then it's left until it's really dry. | Clean, then dry | towel
Fill the tub with water before you do it. It sinks a hair, and the gap opens. | Fill the tub first | drop
~ A wet finger, one pass, and keep your hands off. | One pass, hands off | hand
> Check with your thumb. If it moves anywhere, show {brand}. | Press with a thumb | thumb
> How long can you do without that shower? Tell {brand} before a day is set. | How long without it? | shower

myth: It's too small a job to call about
* No job's too small. Twelve small ones are a day. | Twelve are a day | list
* Is it embarrassing to call somebody about one loose handle? | Embarrassing? | door
* You've stepped over that door strip for two years. | Two years | footprints
Small jobs are the trade. | Small is the trade | toolbox
What's awkward is one small thing alone, because the drive takes longer than the fix. | One alone: more drive than fix | van
So collect. The handle, the drip, the picture, the squeak, the sticking drawer. | no: One call each / yes: One list | list
Hang a sheet on the fridge, and let everybody write on it. | A sheet on the fridge | note
~ The kids write the best ones. | The kids' are best | pencil
When it's full, call. | Full? Call
> Read {brand} the whole sheet, the silly ones too. | Read the whole sheet | phone-call
> Put a star on the three that bother you most, and send it to {brand}. | Star three | star

how: How a door stops sticking
* A sticking door mostly wants a screw, and not a plane. | Just a screw | screwdriver
* Why does the door stick at the top, all of a sudden? | Why does it stick? | door
* You lift the door by the handle every time. You don't even notice. | You lift it every time | hand
Look at the gap all around while it's shut. Where's it tight, where's it wide? | at: First / Look at the gap | eye
Tight at the top on the handle side means it's sagging. | Tight on top: it sags
Then it's the upper hinge. Its screws have worn their holes. | at: Then / The upper hinge
Take one out and put in a long one, so it reaches the stud behind the frame. | at: Then / One long screw | screwdriver
Turn, and watch the gap close like a zipper. | Watch the gap
~ If it only sticks on muggy days, wait with the plane. In winter you'd have a draft. | Only when muggy? Wait | cloud-rain
> Slide a sheet of paper around the gap, and tell {brand} where it jams. | Where does it jam? | file-text
> Tell {brand} if it sticks all year or only when it's humid. | All year or only humid?

how: Where did that hole go?
* There was a hole in that drywall, as big as a doorknob. | As big as a doorknob | door
* How do you close a hole in the wall so nobody sees it? | So nobody sees it? | eye
* The door had no stopper, and the handle's left its portrait. | The handle's portrait | door
First the hole gets bigger. It's cut square, to sound edges. | at: First / Cut it square | ruler
Wood goes in behind it, held with a screw on each side. | at: Then / Wood behind
A piece of drywall fits in and gets screwed to that. | at: Then / A new piece | puzzle-piece
Tape over the seams, and thin coats of mud, each one wider than the last. | at: Next / Tape and thin coats
It's the wide, thin edge that nobody sees. | no: One thick lump / yes: Thin and wide
~ Each has to dry, so it takes a morning and another one. | Each coat dries | hourglass
Then sanding, priming, and paint on the whole wall. | at: Last / Sand, prime, paint | paint-roller
> Lay a hand beside the hole, and take a picture for {brand}. | A hand for scale | camera
> Still have that wall color? Find the can for {brand}. | Find the can | paint-bucket

question: What a handyman does, and what not
* Which jobs are for a handyman, and which aren't? | Which are, which aren't? | list
* "Can the handyman do the outlet while he's here?" | "And the outlet?" | plug
* You've got nine jobs on a list. One of them says gas stove. | One says gas stove | flame
Hanging, fixing, sealing, assembling, adjusting, patching. That's home ground. | Hang, fix, seal, patch | hammer
Swapping a faucet or a lamp depends on where you live, so ask. | Faucet or lamp: ask | sink
New wiring, gas, the main pipe and the roof want somebody licensed for that. | Wiring, gas, roof: a specialist | lightning
And if a wall has to go, first find out what it carries. | Walls: what do they carry? | wall
A good one says so without being asked, and knows a name. | no: Says yes to all / yes: Says "not me" | chat-circle-text
~ That "not me" is worth a lot. | "Not me"
> Mark anything with gas or wires on your list before {brand} sees it. | Mark gas and wires | flame
> Ask {brand} which of yours they'd rather pass on. | Which would they pass on?

question: Should you buy the parts yourself?
* "Should I have the parts here when the handyman comes?" | "Should I buy the parts?" | cart
* You're in the hardware aisle, with eleven kinds of hinge. | Eleven kinds of hinge | shelf
* What should you buy before the repair, and what shouldn't you? | Buy what? | cart
Buy what you have to look at. The lamp, the handles, the curtain rod. | You: what you look at | lamp
Leave what disappears in the wall. Anchors, screws, sealant, the odd valve. | Not you: what vanishes | screwdriver
If you do buy, open the box at once and see if it's all there. | Open the box | box
Keep the receipt, and the drawing with the holes. | Keep receipt and drawing | receipt
~ For a hinge or a roller, take the old one to the store. | Take the old one along
What's annoying is a day with one bracket too few. | no: Opened on the day / yes: Checked the night before
> Send {brand} a picture of what's in the box. | What's in the box | camera
> Go through it with {brand} line by line, who brings what. | Who brings what? | list

comparison: Nail it or screw it
* A nail bends before it breaks. A screw breaks before it bends. | Bend or break | hammer
* Nail or screw, which goes where? | Nail or screw? | question
* A board's loose on the deck, and a nail head is looking at you. | It's looking at you | hammer
A screw pulls two things together, and it won't creep out. | Screw: pulls together | screwdriver
A nail holds against a sideways shove, and it takes a lot of them. | Nail: takes a shove | hammer
So a house frame's nailed, and a deck board, a hinge or a shelf gets screws. | no: Deck boards: nails / yes: Deck boards: screws
Outdoors, wood swells and shrinks, and every time a nail comes up a bit. | Outdoors nails creep up | cloud-rain
~ You can undo a screw, too. There's always a day when you want to. | Screws come out again
> Walk your deck in socks, gently, and mark what sticks up for {brand}. | Mark what sticks up | push-pin
> Those nails that stand up, pull or pound? Show {brand}. | Pull or pound?

choose: Choosing a handyman
* Ask a handyman what they don't do. | "What don't you do?" | prohibit
* How do you choose a handyman? Give a small job first. | A small job first | hammer
* The list's long, and the number's from a note at the supermarket. | A note at the supermarket | note
Ask what they'd rather not do. Somebody who does everything does some of it badly. | 1. What don't you do? | chat-circle-text
Ask how it's charged. By the hour, by the job, and what about the drive? | 2. By the hour or the job? | clock
Ask about insurance, for the day the drill finds a pipe. | 3. Insured? | shield
Ask who buys the material, and if you'll see the receipt. | 4. Who buys material? | receipt
~ And see if they show up when they said. It's most of it. | 5. On time? | calendar-check
Then start with something that doesn't matter much. | Start small
> Give {brand} two things from your list to begin with. | Two to begin with | list
> Ask {brand} what they'd turn down, and then what they like best. | And what they like | smiley

first: The first visit of a handyman
* The first visit begins on the doormat, with your list. | Your list, on the doormat | list
* What happens when a handyman comes for the first time? | What happens first? | question
* Ten things on the list, and a handyman with two hands. | Ten things, two hands | hand
You walk through once and see everything, before a tool comes out. | at: First / Walk through | footprints
Things that need to dry get started first, like filler and caulk. | at: First job / What has to dry | hourglass
While that dries, it's on to the door, the shelf, the rod. | at: Meanwhile / Door, shelf, rod | door
The loud ones come before the baby's nap. | at: Then / Loud before nap time | baby
You get asked a lot. How high, which side, this one too? | at: Always / "How high?" | ruler
~ So stay nearby, but not right behind. | Nearby, not behind
At the end you try it all yourself. Pull, open, turn. | at: Last / Try everything | hand
> Put your list in the order you'd like, and hand it to {brand}. | In your order | list
> Stand where the mirror goes, so {brand} can mark your height. | Mark your height | mirror

care: The sliding door's real trouble
* A sliding door that's heavy is mostly dirty. | Mostly dirty | door
* Why's the sliding door so hard to open? | Why so hard? | question
* You put a foot on the frame and pull the door with both hands. | Both hands, one foot | hand
Look down into the track. Sand, dog hair, a dead wasp. | Look in the track | magnifier
The little wheels have to climb over that each time. | Wheels climb over it
Vacuum it, then loosen the rest with an old toothbrush. | Vacuum, then toothbrush | toothbrush
Wipe it dry, and give it a dry spray, silicone, say. | no: Oil: catches dust / yes: Dry silicone spray | spray-bottle
If it still drags, there are two screws low in the edge. They lift the wheels. | Two screws lift it | screwdriver
~ A little on the left, a little on the right, till it's level. | Left and right, till level | ruler
> Clean it first. If it still scrapes, tell {brand} on which side. | Still scrapes? Where?
> Ask {brand} whether the wheels or the track are worn. | Wheels or track?

checklist: What to send before a handyman comes
* One photo of the job can save a drive. | One photo saves a drive | camera
* What does a handyman need to know before coming over? | What's needed? | question
* "It's just a small thing with the door." Which door, which thing? | Which door? | door
Each thing from close up, and from where you'd stand. | 1. Close and from afar | camera
Anything with a name or a number on it, like the faucet or the lock. | 2. Names and numbers | tag
How high it is. Is a chair enough, or does it want a ladder? | 3. How high? | ladder
What the wall is. Knock. Hollow, solid, tile? | 4. What's the wall? | wall
Where the van can stand, and how many stairs. | 5. Van and stairs | stairs
~ And pets, and sleepers. | 6. Pets and sleepers | dog
> Send {brand} those pictures, and the drive is for working. | Send the pictures | mail
> Forgot the wall? Knock for {brand} on the phone. | Knock on the phone | phone

cost: What a small job really takes
* A small job can take a drive, a store and a surprise. | A drive, a store, a surprise | van
* Why does one hook for one mirror cost what it costs? | For one mirror? | mirror
* It took a quarter of an hour to fix. The rest was getting there. | The rest was getting there | clock
The way there and back is the same for one screw or for thirty. | no: One screw a visit / yes: Thirty screws a visit | van
A part that's nowhere on the shelf means a trip, or two visits. | A part nobody has | cart
Old houses have ideas. Behind the loose tile there's a loose wall. | Old houses have ideas | home
Height costs. A bulb over the stairs isn't a bulb. | Height costs | stairs
What has to dry wants to be seen again tomorrow. | Drying: come again | hourglass
~ So mixing quick things with slow ones is clever. | Mix quick and slow
> Let {brand} say what would fit into one visit. | What fits in one visit? | list
> Ask {brand} where a surprise might be, before it is one. | Where's the surprise? | question

tip: The toothpick in the screw hole
* A loose hinge, a toothpick and some wood glue. | A toothpick and glue | screwdriver
* What do you do with a screw that just spins? | It just spins | screwdriver
* You tighten that cabinet hinge again, and it turns and turns. | It turns and turns | screwdriver
The wood in the hole is worn away, so the thread has nothing to bite. | Nothing to bite
Take the screw out. Dip a few wooden toothpicks in glue. | 1. Dip in wood glue | drop
Push them in until it's tight, and snap them off flush. | 2. Push in, snap off
Let it dry, if you can bear it. | 3. Let it dry | hourglass
Then put the same screw back, by hand, slowly. | 4. Same screw, by hand | hand
~ It's just new wood in an old hole. | New wood in an old hole
A longer screw might come out the other side of the cabinet. | no: A longer screw / yes: New wood, same screw
> If the wood's split, stop there and show {brand}. | Split? Show it | eye
> Count your spinning screws for {brand}. There's never only one. | Count them | list

season(9-10): Where the draft comes in
* Your windows are shut, and the curtain moves. | The curtain moves | wind
* How do you find where the draft comes in by the door? | Where's it coming in? | wind
* First cold evening, and there's a wind on your ankles from the door. | Wind on your ankles | sock
Close the window on a strip of paper, and pull. | Close it on paper | file-text
If it slides out easily, the seal isn't pressing there. | no: Slides out: leaks / yes: Holds: tight | hand
Do it all around, and the door too. | All around | window
At the bottom of a door, a lamp outside shows you the gap. | A lamp shows the gap | lamp
New strips and a sweep are a small thing, as long as it's still mild. | Strips and a sweep | brush
~ Glue hates the cold, so don't leave it till December. | Glue hates cold | snowflake
> Leave the paper strip stuck where it slid, and show {brand}. | Tape marks the spot | sticker
> Put the drafty ones on the list for {brand} before the heating starts. | Before the heat comes on | thermometer
`,
})
