import { trade } from './trade.ts'

export const upholsterer = trade({
  id: 'upholsterer',
  name: 'upholsterer',
  also: [
    'upholstery shop',
    'upholstery workshop',
    'upholstery business',
    'furniture upholstery',
    'furniture upholsterer',
    'reupholstery',
    'reupholstery service',
    'reupholsterer',
    'upholstery repair',
    'couch repair',
    'sofa repair',
    'chair reupholstery',
    'cushion maker',
    'custom cushions',
    'slipcover maker',
    'custom slipcovers',
    'headboard maker',
    'upholstery studio',
    'traditional upholsterer',
  ],
  way: 'project',
  customers: 'customers',
  thing: 'a reupholstered chair',
  things: 'upholstery',
  words: [
    'chair',
    'sofa',
    'armchair',
    'seat',
    'fabric',
    'cushion',
    'foam',
    'spring',
    'frame',
    'webbing',
    'upholstery',
    'upholsterer',
    'couch',
    'velvet',
    'leather',
    'piping',
    'stool',
    'pattern',
    'feather',
    'linen',
    'arm',
    'stripe',
    'staple',
    'headboard',
    'swatch',
  ],
  pieces: `
mistake: Don't buy the fabric first
* You found the fabric, it's on sale, and there's just enough. Wait. | On sale, and just enough? | tag
* Should you buy the fabric before you ask an upholsterer? | Buy it first? | swatches
* A chair eats more fabric than you'd think. | It eats more than you'd think | armchair
Everything you can't see is covered too. The back, under the arms, the inside of the seat. | The hidden parts count too | eye-slash
And every cushion has a bottom. | Each cushion has a bottom
If it has a pattern, the flowers have to meet, and that means cutting around the rest. | Patterns cost extra cloth | flower
Some pretty cloth is made for curtains. Sit on that for a winter and it goes thin. | no: Curtain cloth / yes: Upholstery cloth | swatches
~ A snippet is enough to fall in love with. The rest can stay on the roll until somebody's measured. | | scissors
> Take a snippet and a photo of the chair to {brand} before you pay for yards. | A snippet and a photo | camera
> Ask {brand} how many yards yours would swallow. | How many yards?

mistake: New foam won't help a seat that sank
* You put new foam in the couch, and you still sit in a hole. | New foam, same hole | couch
* Why does the seat sag when the cushion's brand new? | New cushion, still sagging? | couch
* Take the cushion off and press the seat underneath with your fist. | Cushion off, press down | hand-fist
A cushion is only as good as what it lies on. | What's it lying on? | couch
Down there it's webbing or springs, stretched over the frame like a drum. | Webbing and springs | spiral
After years of people it hangs like a hammock. | Hangs like a hammock
Thicker foam on top only makes the hole softer. | no: Foam on top / yes: Tighten what's below | tool
~ Then one side creaks when you get up, and that's the couch telling you where. | | ear
> Press each seat with the cushion off and tell {brand} which one gave. | Which one gave? | hand
> Look up at the bottom of your couch, take a photo, and send it to {brand}. | One photo from below | camera

myth: A big rub number isn't the whole story
* The tag brags about how many rubs that fabric survives. | So many rubs | tag
* Does a high rub number mean it's good fabric? | High number, good cloth? | swatches
* A machine rubs the fabric back and forth until it wears through. | A machine rubs it | gear
That tells you about jeans going back and forth, and it's worth knowing. | It tells you about jeans | pants
It doesn't tell you about sunlight, red wine or cat claws. | Not about sun, wine, claws | wine
A loose weave can score well and still snag on the first zipper. | Strong, and still snags | cat
~ A dress shirt survives the wash, too. You still wouldn't garden in it.
So tell people how you live, and let the number come second. | no: The number first / yes: Your life first | home
Scratch it, fold it, hold it to the light. | Scratch, fold, hold to light | lightbulb
> Tell {brand} about the cat before you look at any swatch. | Mention the cat | cat
> Bring your longest fingernail to {brand} and scratch a few samples. | Scratch a few samples | hand-pointing

how: What's inside your old armchair
* Nobody knows what's in your armchair until it's open. | Closed until it's opened | armchair
* What does an upholsterer find inside an old chair? | What's inside? | armchair
* There goes the fabric, and out come a coin, a pen and horsehair. | A coin, a pen, horsehair | coin
It comes apart in reverse, the last layer first, and each old piece is kept as a pattern. | at: First / Off, layer by layer | scissors
Under the fabric there's padding, then burlap, springs and webbing. | at: Then / Padding, springs, webbing | spiral
Once it's down to bare wood, every joint gets a wiggle. Loose ones are glued. | at: Next / Joints wiggled and glued | hammer
Everything goes back tighter than it was, and the new cover comes last. | at: Last / New cover | needle
~ If the horsehair's good, it's washed or fluffed and goes right back in.
> Ask {brand} to keep what falls out of your chair. Coins included. | Keep what falls out | coins
> Curious what's in yours? Have {brand} send a photo when it's open. | A photo when it's open | camera

how: Why the stripes line up
* Follow one stripe down the back, over the seat, to the floor. | Follow one stripe | line-vertical
* How does a pattern run over a whole sofa without a jump? | How does it match? | line-vertical
* Good upholstery has a flower in the middle of every cushion. | A flower in the middle | flower
Matching starts on the table with chalk, long before a staple. | at: First / Chalk on the table | pencil
The middle of the pattern goes on the middle of the back, and everything else follows from there. | at: Then / Middle on middle | crosshair
Each cushion is cut from the spot that continues what's above it. | at: Next / Cut to continue | scissors
The scraps in between are too small for anything but buttons. | Scraps become buttons | button
~ Velvet and corduroy have a direction too. Stroke one way it's dark, the other way it's light. | | hand
> Stand across the room from your sofa and tell {brand} if anything jumps. | Does anything jump?
> Show {brand} the pattern you like and ask where its middle would go. | Where does the middle go? | crosshair

question: Is my old chair worth it
* For that money you could buy a new chair, couldn't you? | Worth it? | armchair
* Is my armchair worth reupholstering? | "Is it worth it?" | armchair
* Lift your old chair by one arm and listen. | Lift it, and listen | ear
If it's heavy and nothing cracks, there's a hardwood frame in there. | Heavy and quiet | barbell
Turn it over. Corner blocks and dowels are good news, staples and cardboard aren't. | no: Staples, cardboard / yes: Blocks and dowels | hammer
Then sit. Is it the right height, does it support your back? New cloth won't change that. | Does it fit your back? | chair
~ Whose chair it was counts too, and only you can put a price on that. | | heart
For something bought flat in a box, a new cover often makes no sense, and you should be told so.
> Send {brand} a photo of the underside. It says more than the front. | The underside, please | camera
> Whose chair was it? Tell {brand}, so nothing that matters gets thrown out. | Whose chair was it? | heart

question: Which fabric can live with my cat
* Your cat has opinions about your sofa. | The cat has opinions | cat
* Is there a fabric that can live with a cat? | "What about the cat?" | cat
* You hear it from the kitchen. Rip, rip, rip. The armchair again. | Rip, rip, rip | ear
Claws need something to hook into. Loops, nubs and loose weaves are made for that. | Loops are for claws | yarn
Tight and flat, or a short dense velvet, gives them nothing to pull. | no: Loops and nubs / yes: Tight and short | swatches
Hair is a question of color more than cloth. Hold a tuft against the swatch. | Hold a tuft against it | paw
~ Smooth leather shows every launch from the windowsill, and some people like the map it makes.
Put a scratching post right beside the chair, or he'll come back out of loyalty. | A post beside the chair | cat
> Bring a tuft of your cat to {brand}. | Bring a tuft | paw
> Ask {brand} for three swatches your cat will find boring. | Three boring swatches | swatches

comparison: Foam or feathers to sit on
* Foam pops back. Feathers have to be told. | Foam or feathers? | couch
* Foam or feather cushions for your sofa? | Foam or feather? | feather
* You get up from the sofa. What does the cushion look like? | What does it look like? | couch
Foam looks the same before and after. You sit on it more than in it. | Foam = you sit on it | cube
It tires over the years, all at once, like a sponge. | It tires like a sponge
Feathers you sink into, and there's a dent in the shape of you when you leave. | Feather = you sink in | feather
They want a good shake every day or two, so somebody has to like doing that. | Shake them often | hand
~ A foam core with feathers wrapped around it is the usual truce. | Both = foam inside, feathers around
> Sit on both for as long as a cup of tea, and tell {brand} which you got up from. | A cup of tea on each | tea-bag
> Who plumps the cushions at your place? Tell {brand}. | Who plumps them?

choose: Look at the piping
* Look at the cord along the edge of a cushion. Does it wander? | Does the cord wander? | eye
* How do you spot a sofa that was covered in a hurry? | Covered in a hurry? | couch
* You're looking at a finished armchair. Ignore the color. | Ignore the color | armchair
Piping should run like a drawn line, fat nowhere, twisted nowhere. | 1. Piping like a drawn line | pencil
At the corners you want neat pleats, both sides alike. | 2. Corners alike
Feel along the arm with your palm. You shouldn't find wood. | 3. No wood under the palm | hand
Then ask what they'd leave alone. Somebody who'd replace everything hasn't looked yet. | 4. What would you leave alone? | question
~ A look into the workshop helps. Good ones have a chair standing there naked. | | chair
> Let {brand} say what in your chair deserves to stay. | What can stay?
> Run your palm along an arm that {brand} has covered. | Palm along the arm | hand

first: It starts with three photos
* You don't have to carry the sofa anywhere to ask. | Leave it where it is | couch
* How much can an upholsterer see in a photo of your chair? | What does a photo show? | camera
* Your couch is on the third floor, and you only want a rough idea. | Only a rough idea | couch
Three photos do it. The front, the back, and one from below. | Front, back, below | images
Put something next to it for size, like a chair or a dog that sits still. | Something for size | dog
Say what bothers you. The color, the hole, the squeak. | "What bothers you?" | speech
~ Mention smoke, floods and moths. It all comes out anyway.
The real price needs a look, since nobody can see a broken spring in a picture. | A look before the price | eye
Then come swatches, and those should spend a week on your sofa arm. | Swatches for a week | swatches
> Send {brand} those three photos tonight. | Three photos tonight | camera
> Count the seats and the loose cushions, then call {brand}. | Count seats and cushions | phone

care: Press a spill, never rub it
* Red wine, white linen, and everyone at the table is shouting advice. | Everyone shouts advice | wine
* What's the first thing to do when something spills on the couch? | What first? | drop
* Your hand's already reaching for the salt. The sofa asks you to wait. | Wait with the salt | hand-palm
Take a dry white towel and press. Don't rub, it only widens the circle. | no: Rub / yes: Press | towel
Fold to a clean side and press again until nothing comes up. | Fold, press again | repeat
Look for a cleaning code under the cushion before anything wet. | Find the code | tag
Try whatever you use where nobody sits, at the back by the floor. | Try it at the back | eye-slash
~ And start at the rim of the stain, working in. | | target
> Get the name of the right cleaner from {brand} and write it on the tag. | Write it on the tag | tag
> Still there when it's dry? Let {brand} see it before you scrub. | Still there? | eye

checklist: Before your chair goes to the workshop
* Your armchair's about to be picked up. Reach down the sides first. | Reach down the sides | armchair
* What do you do before a chair goes off to be covered? | Before it goes | list
* There's an earring in your sofa. There's always an earring. | There's an earring in there | ring
Empty the cracks, with a spoon if your hand's too big. | 1. Empty the cracks | spoon
Photograph it from all sides, so you'll remember the buttons and the skirt. | 2. Photos from all sides | camera
Note how high you sit, and if you'd like it firmer. | 3. How high, how firm | ruler
Look up the name of the fabric, or keep the swatch. | 4. Keep the swatch | swatches
~ And measure the door once more if the new padding's thicker. | | door
> Tell {brand} what you'd miss if it changed. A dent can be on that list. | What would you miss?
> Remind {brand} that you'd like the leftover fabric. Arms wear out first. | Ask for the leftovers | scissors

cost: Why one armchair takes twice as long
* Two armchairs of the same size, and one takes twice the work. | Same size, twice the work | armchair
* What decides the price of reupholstering a chair? | What decides it? | receipt
* Count the buttons on your armchair. Then you'll understand the quote. | Count the buttons | button
Each button is pulled through by hand and its folds laid one by one. | Each button by hand | needle
Curves have to be eased around, and straight boxes are done sooner. | Curves take patience
What's broken inside adds to it, from webbing to a loose leg. | Broken inside adds hours | spiral
Then there's cloth, and a big pattern means more of it. | Big pattern, more cloth | flower
~ A skirt hides legs, but it's sewn by the yard like a curtain.
You can often save by leaving off buttons or a skirt, and hardly ever by leaving springs loose. | no: Save inside / yes: Save on buttons
> Ask {brand} what it'd be without the buttons. | And without buttons?
> Have {brand} split the price into cloth and work. | Cloth and work apart | list

tip: Leave the swatch on the arm for a week
* Choose your fabric at home, on a Wednesday night, with the lamp on. | Choose at home | swatches
* How do you find out if a fabric's right for your sofa? | Is it right? | lamp
* Lay the swatch over the arm of the sofa and forget it's there. | Lay it there and forget it | couch
A small piece always looks paler than a whole couch. Get the biggest one you can. | Get a big piece | resize
See it by the window, then by the lamp, with the TV flickering. | Window, lamp, TV | lamp
Rub it with a jeans pocket, put a cup down on it, let the dog sniff. | Pocket, cup, dog | dog
If you catch yourself straightening it after a week, take it. If you've stopped seeing it, that's fine too.
~ The one you keep hiding under a newspaper is out. | | newspaper
> Borrow the largest swatch you can from {brand}. | The largest swatch | swatches
> Keep two finalists on two arms and tell {brand} on Sunday. | Two arms, two finalists | calendar

season(9-11): Dining chairs before the relatives come
* The relatives are coming, and the dining chairs still wear soup. | The chairs wear soup | chair
* Can the dining chairs be done before the holidays? | Before the holidays? | calendar
* Count your dining chairs and look at the seats in daylight. | Look in daylight | chair
Flip one over. Four screws from below, and the seat lifts out like a lid. | Four screws, one lid | screwdriver
Such a seat is the smallest job there is, and it changes the whole table. | Small job, big change | table
You can usually bring just the pads and leave the chairs at home. | Just the pads | hand
Number each pad and its chair, since the screw holes never quite agree. | Number pads and chairs | pencil
~ Choose something with a pattern. Gravy hides better in flowers. | | flower
Big sofas are another matter. For those the calendar's already short. | Sofas need more time | couch
> Unscrew one pad and take it to {brand} under your arm. | One pad under your arm | chair
> Is your date close? Ask {brand} before you unscrew anything. | Is the date close? | calendar-check
`,
})
