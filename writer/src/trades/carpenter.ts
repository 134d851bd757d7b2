import { trade } from './trade.ts'

export const carpenter = trade({
  id: 'carpenter',
  name: 'carpenter',
  also: [
    'carpentry',
    'carpentry company',
    'carpentry business',
    'joiner',
    'joinery',
    'joinery workshop',
    'carpenter and joiner',
    'finish carpenter',
    'finish carpentry',
    'trim carpenter',
    'trim carpentry',
    'master carpenter',
    'deck builder',
    'deck building',
    'deck contractor',
    'stair builder',
    'staircase maker',
    'built-in shelving',
    'framing contractor',
    'timber framer',
    'pergola builder',
    'custom carpentry',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a piece of carpentry',
  things: 'carpentry',
  words: [
    'carpenter',
    'carpentry',
    'wood',
    'board',
    'door',
    'shelf',
    'deck',
    'stair',
    'trim',
    'baseboard',
    'saw',
    'nail',
    'screw',
    'lumber',
    'plank',
    'oak',
    'pine',
    'corner',
    'bookcase',
    'railing',
    'step',
    'cut',
    'closet',
    'build',
  ],
  pieces: `
mistake: Planing a door on the stickiest day of the year
* Your door sticks in humid weather, and you're reaching for the plane. | Sticks in humid weather? | door
* Put the plane down. That door will shrink again. | That door will shrink again | door
* Why does a door that closed fine in spring suddenly rub? | Why does it rub now? | door
Wood takes up moisture from the air and gets wider. When the air dries, it goes back. | Damp air makes it wider | drop
Plane it on the wettest day, and in the dry months you've got a gap you can feel. | Too much off = a drafty gap | wind
Look at the hinges first. A loose top hinge drops the far corner, and that looks the same. | Check the top hinge first | screwdriver
~ Slip a sheet of paper around the edge. Where it grabs is where it rubs. | | file-text
Often one longer screw in that hinge does it.
> Still rubs when the weather's dry? That's the moment to show it to {brand}. | Still rubbing when it's dry?
> Mark the spot with pencil and let {brand} see where it rubs. | Mark where it rubs | pencil

mistake: A long shelf looks strong until the books arrive
* That shelf was straight until the books moved in. | Straight until the books came | books
* Why does a shelf full of books smile in the middle? | Why does the shelf smile? | smiley
* You load the last row of hardcovers, and the shelf takes a bow. | The shelf takes a bow | books
Paper is one of the heaviest things people put on wood. | Books are heavy | scales
How much a board bends depends mostly on how far it has to reach. | The span makes it bend | ruler
Add one upright in the middle, and it's a different shelf. | no: One long span / yes: A support in the middle | shelf
~ A strip of wood along the front edge stiffens it too, and hides how thin the board is. | Strip along the front | ruler
And it doesn't bend back. Flip it over, and it'll start smiling the other way.
> Tell {brand} what's going on the shelf, down to the cookbooks. | What goes on it? | book
> Count your heavy books before you talk to {brand} about a bookcase. | Count the heavy ones | books

myth: Measure twice isn't the whole story
* Everybody knows the saying about measuring. A carpenter often puts the tape away. | The tape goes back in the pocket | ruler
* What if the best way to measure a board is not measuring? | Not measuring at all? | ruler
* A carpenter holds the board where it goes and makes a pencil mark. | Hold it there, mark it | pencil
Two readings off a tape can be a hair apart, and so can two tapes. | Two tapes, two answers | ruler
So for a snug fit, the board itself goes up against the wall. | Let the wall tell you | wall
One knife line, right where it meets, and the saw follows that. | no: Read off a number / yes: Mark from the place itself | knife
~ For five shelves in a row, one stick with marks on it beats five numbers on a scrap of paper.
The number only helps you buy enough lumber. | Numbers are for shopping | cart
> Send {brand} a photo of the spot and a rough size. The fine fit comes later. | A photo and a rough size | camera
> Got a wall that isn't straight? Show {brand} the worst end. | Show the worst end

how: How a straight board fits a crooked wall
* No wall is straight. Push a bookcase against yours and look. | No wall is straight | wall
* How does a straight shelf meet a crooked wall without a gap? | A straight shelf, a crooked wall | shelf
* Lay a board against your plaster, and daylight shines through the gap. | Daylight behind the board | sun
First the board goes as close as it'll get. | at: First / As close as it gets | ruler
Then a pencil rides along the wall and draws its bumps onto the wood. | at: Then / The pencil copies the bumps | pencil
You saw to that line, tilted back a little, so only the front edge touches. | at: Next / Saw to the line | tool
~ A few strokes with a plane, back on the wall, look again.
It's called scribing, and it's why a good built-in looks like it grew there. | It's called scribing
> Ask {brand} how the edges get scribed to your walls. | "Will it be scribed?"
> Pick your most crooked corner and invite {brand} to look at it. | Your most crooked corner | house

how: Why the corner of your trim doesn't open
* Look at the baseboard in a corner. Is there a black line? | A black line in the corner? | magnifier
* Two pieces of trim meet in a corner, and the corner isn't square. | Corners aren't square | angle
* How does a carpenter close a corner that isn't square? | How to close a bad corner | angle
Cut both ends at an angle, and the joint opens as soon as the wood dries a little. | no: Two angled cuts / yes: One shaped over the other | angle
So one board runs straight into the corner and stops. | at: First / One runs straight in
The other one is cut with a thin saw to follow its profile, every curve of it. | at: Then / The other follows its shape | pencil-ruler
They overlap like a hand on a shoulder, and a small movement stays hidden. | Movement stays hidden | hand
~ It takes longer to make, and you stop noticing it the day it's painted.
> Run a finger along your corners and tell {brand} what you feel. | Run a finger along | hand-pointing
> Curious how your trim will meet? Ask {brand} to sketch the corner. | Ask for a sketch | pencil

question: Can you match the old trim
* One room is missing its baseboard, and no store has that shape. | No store has this shape | house
* Can somebody copy trim from a house this old? | Can it be copied? | copy
* You pulled off a piece of trim, and it broke in three. | Broken in three | link-break
Keep every scrap of it, painted or split. | Keep every scrap | box
The end of a broken piece shows the profile better than any photo. | The end shows the profile | magnifier
From that, a cutter can be shaped, or the curve built up from simpler pieces. | Cut new, or built from parts | tool
~ Once it's painted and up, the joint between old and new is what you look for and don't find.
Ask how many feet you need, and add spare for the next surprise. | Plan a spare length | ruler
> Put the broken end in an envelope and take it to {brand}. | Take the broken end along | envelope
> Lay a ruler beside the profile, snap a picture, and send {brand} that. | Ruler beside it, one photo | camera

question: How long does a deck have to dry before staining
* The new deck is built, the stain's in the garage. Today? | Stain it today? | paint-brush-broad
* When can you stain a new deck? | When can I stain it? | calendar
* The brush is in your hand, and the new deck boards feel damp. | New boards, still damp | paint-brush-broad
Sprinkle some water on a board. If it beads up, it isn't ready to drink anything else. | Beads: wait | drop
If it soaks in and leaves a dark patch, you can start. | Soaks in: go ahead | check
Treated lumber often arrives wet through, so it may need weeks of dry weather. | Treated boards need weeks | sun
~ Kiln-dried wood gets there sooner, which is why nobody can tell you a date from the couch.
Try it in the shade as well. Shady boards are the slow ones. | Test the shady side too | cloud
> Ask {brand} what wood your deck is made of, and whether it came wet or dried. | Wet or dried? | question
> Water still beads? Give it time, and check with {brand} if you're unsure. | Give it time

comparison: Screws or nails, and where each belongs
* A carpenter has both nails and screws in the same apron. | Both in one apron | hammer
* Nails or screws? It depends what's trying to get out. | Nails or screws? | screwdriver
* Walk across your deck and look at what holds the boards. | What holds the boards? | footprints
Deck boards want to curl and lift, so they get screws, which hold on. | Boards that lift: screws | screwdriver
Trim only has to stay put, and filler hides the hole of a thin nail. | Trim: a thin nail | hammer
House frames are mostly nailed. A nail bends under a shove where a hard screw may snap. | Frames: nails bend, don't snap | house
~ For a hinge you want a screw, and a longer one than comes in the bag.
So when something squeaks, it's usually a nail that has let go of its board. | A squeak = a nail let go | ear
> Tell {brand} which step squeaks, and what time of day. | Which step squeaks? | stairs
> Bring {brand} the screw that came up out of your deck. | Bring the loose screw | screwdriver

choose: Look at the inside of the corner
* You want to know if a carpenter's good? Look at a corner. | Look at a corner | angle
* How do you judge a carpenter if you can't tell oak from pine? | Oak or pine, who knows? | tree
* Somebody shows you photos of shiny built-ins. Ask for close-ups of a corner. | Ask for close-ups of corners | images
Anything looks good in a wide shot. Corners tell. | Corners tell | magnifier
Are the gaps around the doors even, all the way down? | 1. Even gaps around doors | door
Does the grain run on from one board to the next? | 2. Grain that runs on | log
Is the side nobody sees sanded as well? | 3. The hidden side is sanded | hand
~ And listen to how they talk about a job that went wrong. Everyone's had one.
> Want to see corners? Ask {brand} for the close-ups. | Ask for the close-ups | camera
> When you visit a finished job by {brand}, pull out the bottom drawer. | Pull out the bottom drawer | dresser

first: What happens before the first cut
* You say bookcase. The carpenter asks what you read. | "What do you read?" | books
* Why would a carpenter ask how tall you are? | Why ask how tall you are? | person
* Somebody's lying on your floor with a level, for a bookcase. | On the floor with a level | ruler
They check how far the floor runs out of level, because everything stands on it. | Is the floor level? | ruler
They look for outlets, vents and the pipe nobody mentioned. | Outlets, vents, hidden pipes | plug
Then it's about you. How tall are you, how deep are your plates, which way do you reach? | How do you reach? | hand
~ A sketch follows, and you're allowed to draw on it. | Draw on the sketch | pencil
Only after that does it make sense to talk about wood and price.
> Before {brand} measures, clear the floor along that wall. | Clear the floor | broom
> Lay out the biggest thing it has to hold and show it to {brand}. | Show the biggest thing

care: Wash the deck before you oil it
* That gray on your deck is only on top. | Gray is only skin-deep | sun
* Why does oil on a deck go blotchy? | Why is it blotchy? | paint-brush-broad
* You're on your knees with a brush, oiling last year's dirt into the wood. | Oiling the dirt in? | paint-brush-broad
Oil can't get past dirt and dead gray fibers, so they come off first. | Clean before you oil | brush
Use a stiff brush and a deck cleaner, and go along the grain. | Brush along the grain | broom
~ A pressure washer held too close tears the soft grain up, and then you've got splinters. | Don't tear up the grain | spray-bottle
Let it dry for a couple of good days. | Let it dry well | sun
Then thin coats, and wipe off what hasn't gone in. A puddle stays sticky. | no: One thick coat / yes: Thin coats, wiped off | drop
> Found a soft spot while brushing? Push a screwdriver in and tell {brand} how far it went. | A soft spot? | screwdriver
> Count the boards that rock, then call {brand}. | Count the rocking boards | phone

checklist: Look over your deck in one walk
* Take one slow walk across your deck with a screwdriver. | One walk, one screwdriver | screwdriver
* When did somebody last look underneath your deck? | Looked underneath lately? | eye
* Party on the deck this weekend? Look it over first. | Before the party | confetti
Push the railing hard, hip high. It shouldn't give. | 1. Railing doesn't give | hand-palm
Poke the posts near the ground. Sound wood resists, rotten wood takes the tip. | 2. Posts take no screwdriver | screwdriver
Look where the deck meets the house. Rust streaks and gaps belong to a professional. | 3. No gap at the house | house
Feel for screws standing proud, with a shoe on. | 4. No screw heads up | boot
~ Then clear the leaves from between the boards, so they dry after rain. | | leaf
> Anything move that shouldn't? Photograph it for {brand}. | Photograph what moved | camera
> Have {brand} look at the spot where the deck hangs on the house. | Where it hangs on the house | house-line

cost: What a built-in really costs you
* The wood in that bookcase is the smaller part of the bill. | Wood is the smaller part | receipt
* Why does a bookcase by a carpenter cost more than a boxed one? | Why does it cost more? | tag
* You're looking at a price for carpentry and thinking, it's only boards. | "It's only boards" | log
You pay for the hours of making it fit. | Hours of fitting | hourglass
A straight wall and a flat floor go fast. An old house makes every piece a single. | Crooked walls take longer | house
Doors and drawers cost more than open shelves, because they have to line up and run. | Drawers cost more than shelves | dresser
~ Painted work can be made from plainer boards. Clear oak has to be picked board by board.
If the price is high, take doors away before you take quality away. | no: Thinner wood / yes: Fewer doors | door
> Ask {brand} what the same piece costs with open shelves at the bottom. | And with open shelves? | shelf
> Name {brand} your budget early. A drawing can be made to fit it. | Name your budget | wallet

tip: Find the stud with a fridge magnet
* You want to hang a heavy shelf, and the wall gives you nothing. | Where's something solid? | wall
* Take a magnet off the fridge before you screw that shelf up. | Take a magnet | magnet
* How do you find wood behind drywall without a gadget? | Wood behind the drywall? | wall
Drywall hangs on screws, and those screws sit in the studs. | Screws sit in studs | screwdriver
Slide a small strong magnet slowly along the wall until it catches. | Slide until it catches | magnet
Find a second screw above or below it. That's where the stud stands. | Two catches = one stud | line-vertical
~ Outlets help too. The box is usually nailed to the side of one. | | plug
Then drill a thin test hole where the shelf will hide it. If white dust turns to wood shavings, you're in. | Wood on the drill? You're in | log
> Nothing solid where you need it? That's a question for {brand}. | Nothing solid there?
> If it's going to hold books, show {brand} the wall first. | For books, ask first | books

season(2-4): Deck weather is coming, so talk about wood now
* The first warm weekend, everybody wants a deck by Friday. | Everybody wants one by Friday | sun
* When should you call a carpenter about a deck? | When to call about a deck | phone
* Right now your deck is a muddy rectangle of grass. | Still a patch of grass | plant
Drawing it takes evenings, and some places want to see those plans first. | Plans come first | blueprint
Then the lumber has to be ordered, and the good straight boards go early. | Straight boards go early | log
While you wait, watch the sun. Put a chair where the deck will be, morning and evening. | Try it with a chair | chair
~ You'll find out whether you want the steps on the other side.
By the time the grass is dry, you'd like to be a name on somebody's calendar. | Be on the calendar | calendar-check
> Set that chair out this week, and tell {brand} where the sun was. | Where was the sun? | sun-horizon
> Sketch your deck on the back of an envelope and start with {brand} from there. | Start with a sketch | pencil
`,
})
