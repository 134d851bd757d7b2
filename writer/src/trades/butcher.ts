import { trade } from './trade.ts'

export const butcher = trade({
  id: 'butcher',
  name: 'butcher shop',
  also: [
    'butcher',
    'butchery',
    'meat market',
    'meat shop',
    'meat counter',
    'family butcher',
    'whole-animal butcher',
    'sausage maker',
    'halal butcher',
    'kosher butcher',
    'craft butcher',
    'carniceria',
    'game dealer',
    'artisan butcher',
    'custom butcher',
    'meat processor',
    'high street butcher',
    'organic butcher',
    'meat purveyor',
    'meat wholesaler',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a cut of meat',
  things: 'meat',
  words: [
    'meat',
    'butcher',
    'cut',
    'steak',
    'roast',
    'beef',
    'pork',
    'lamb',
    'chicken',
    'sausage',
    'bone',
    'knife',
    'counter',
    'grill',
    'rib',
    'ham',
    'burger',
    'brisket',
    'fat',
    'stew',
    'ribeye',
    'tenderloin',
    'ground beef',
    'shoulder',
  ],
  pieces: `
mistake: The knife made your steak tough
* A tender steak can be made tough with one knife. | Tough with one knife | knife
* Why is the steak chewy when the cut was good? | Why is it chewy? | question
* You cooked it just right, you sliced the meat, and now you're chewing. | And now you're chewing | fork-knife
Look at the meat. It has lines running through it, like wood. | It has a grain, like wood | log
Slice along them, and every bite is a bundle of long strings. | no: Along the lines / yes: Across the lines | knife
Slice across, and the strings are short. Your knife's done half the chewing. | Short strings, easy chewing
With flank or skirt, that's the whole difference between dinner and a leather belt. | Or it's a leather belt | belt
~ Look for the lines while it's raw. After the grill they're hard to see. | Find them while it's raw | eye
> Have {brand} show you which way the grain runs on yours. | Which way does it run? | hand-pointing
> Get a flank from {brand} and cut one end each way. You'll never forget it. | Cut it both ways | knife

mistake: A wet steak won't brown
* That steak in your pan is steaming, not frying. | Steaming, not frying | cloud
* Why does the meat go gray in the pan? | Why does it go gray? | cooking-pot
* The steak hits the pan, hisses for a second, and then it simmers. | Then it simmers | ear
There's water on the outside, and the pan has to boil that off before anything turns brown. | Water has to boil off first | drop
Pat it dry with paper, both sides and the edge. | Pat it dry | towel
Get the pan hot before the meat's in it, and give the pieces room. | no: Wet and crowded / yes: Dry with room | flame
Then leave it alone. When it's brown, it lets go by itself. | It lets go by itself | timer
~ Unwrap it early and leave it on a rack in the fridge. It'll be dry as parchment.
> Unwrap your steak from {brand} early and let the fridge dry it. | Unwrap it early | note-blank
> Tell {brand} what pan you've got and ask how hot it should be. | How hot a pan? | flame

myth: The reddest steak isn't the best one
* Don't choose beef by how red it is. | Don't choose by red | eye
* Is dark beef old, or is it better? | Old or better? | question
* One steak's bright red, one's dark as wine, and you reach for the red. | You reach for the red | hand-grabbing
Bright red only means it met the air a little while ago. | Bright red: just met the air | wind
Cut into any piece, and inside it's purple. Wait, and it blushes. | Purple inside
Beef that's hung for weeks is dark on purpose, and the fat's gone from white to cream. | Dark can mean aged | calendar
What you want to see is fine white lines all through it. Those melt. | no: Look for red / yes: Look for white lines | magnifier
~ And it should smell of nearly nothing. Nobody can fake that.
> Stand at the counter of {brand} and look for the lines before the color. | Look for the lines | eye
> Ask {brand} how long the dark one's been hanging. | How long was it hung? | calendar

how: What happens to beef that hangs
* Some beef gets better by being left alone in the cold. | Left alone in the cold | snowflake
* What does dry-aged mean on a steak? | What's dry-aged? | question
* In a cold room with a fan, whole ribs of beef are turning black.  | Nearly black | fan
Two things happen in there. It dries, so the taste gets thicker, like a sauce cooked down. | It dries, the taste thickens | cooking-pot
And the muscle slowly loosens by itself, so it's softer to bite. | It loosens | hourglass
The outside turns to a hard, dark crust, and that's cut off and thrown away. | The crust is cut off | knife
What's left smells of nuts, a little like old cheese. | It smells like nuts | acorn
~ So you're paying for weight that evaporated and weight in the trash. | Weight that's gone | scales
> Try an aged one and a plain one from {brand} in the same pan. | Same pan, two steaks | cooking-pot
> Look for the darkest crust at {brand} and ask when it went in. | When did it go in? | calendar

how: How a sausage gets made
* A good sausage is made cold. | Made cold | thermometer-cold
* What's really in a sausage? Ask how it was made. | What's in it? | question
* There's a bowl of diced pork, and the bowl's standing in the freezer. | In the freezer | snowflake
Meat and fat are chilled until they're nearly stiff, so the knife cuts and doesn't smear. | Cold fat cuts clean | knife
It's ground, then salted, spiced, and mixed by hand till it sticks to the palm. | Mixed till it sticks | hand
Somebody fries a spoonful and tastes it, before it's too late to change. | Fry a spoonful first | spoon
Then it goes into the casing and gets twisted, once toward you, once away, so it can't unwind. | Twist one way, then the other | spiral
~ Warm fat smears, and smeared fat runs out in your pan. That's the dry kind.
> Point at a sausage at {brand} and ask what's in it. | What's in this one? | hand-pointing
> Fry one link from {brand} slowly, with no fork in it, and see how little runs out. | No fork in it | fork-knife

question: Which cut do you need for stew?
* The best cut for a stew is one you'd never grill. | One you'd never grill | cooking-pot
* Which meat do you buy for a stew? | Which cut for stew? | cooking-pot
* You bought the lean, pretty cubes, and the stew came out dry. | Pretty cubes, dry stew | cube
You want a part that worked for a living. Shoulder, shin, cheek, tail. | Shoulder, shin, cheek | cow
They're full of tough stuff that holds a leg together, and slow heat melts it. | Slow heat melts the tough stuff | flame
That's what makes your sauce shine and your lips stick. | A sauce that shines
A lean piece has nothing to melt. It only gets smaller. | no: Lean cubes / yes: Working muscle
~ Buy it in one piece and cut it big. It shrinks. | Cut it big | knife
> Say the word stew at {brand}, and how many hours you've got. | Stew, and how many hours | clock
> Take the shin from {brand} with the bone in, and scrape out the marrow at the end. | Take the bone too | bone

question: What can you ask a butcher to do?
* A butcher's knife is sharper than any of yours. | Sharper than yours | knife
* What can you ask for at the meat counter? | What can you ask for? | question
* You're at home with a whole chicken and a knife that can't. | A knife that can't | knife
Ask for the bones out, and ask for the bones in the bag. They're your soup. | Bones out, bones in the bag | bone
Ask for fat trimmed, or left on. | Fat off, or on
Ask for a roast to be tied, so it cooks evenly and slices round. | Have it tied | yarn
Ask for it thin, thick, cubed, or ground in front of you. | Thin, thick, or ground | ruler
~ It goes easier when there's no line, or if you call ahead. | Come when it's quiet | clock
> Tell {brand} what you're cooking and hold up your fingers for how thick. | Show how thick | hand
> Hand the hard part to {brand}. | Hand over the hard part | knife

comparison: Ribeye or tenderloin?
* Ribeye is for chewing, and tenderloin is for cutting with a spoon. | Chew, or use a spoon | spoon
* Ribeye or tenderloin, which one should you take? | Which one? | question
* Two steaks on the paper, one striped with fat, one bare as a plum. | One striped, one bare | scales
Tenderloin lies where the animal hardly moves. It's the softest thing there is. | Tenderloin: the softest | feather
There's little fat in it, so there's less taste, and it likes a sauce. | It likes a sauce | spoon
Ribeye is striped with fat that melts into the meat. It brings its own sauce. | Ribeye: brings its own sauce | flame
It spits more, it smokes more, and you'll cut around a bit. | It spits and smokes | cloud
~ In between there's strip. Firmer than one, leaner than the other. | Or strip, in between
> Tell {brand} whether you're after soft or after flavor. | Soft, or flavor? | speech
> Split one of each from {brand} with somebody. | Split one of each | users

choose: How to find a butcher you'll stay with
* You choose a butcher once, so choose well. | Choose once | storefront
* How can you tell a good butcher from a counter with a knife? | How can you tell? | magnifier
* New butcher, and all you've got to go by is your eyes. | Use your eyes | eyes
It should smell cold and clean, hardly of anything. | 1. It smells of cold | snowflake
Ask where the animal came from. The answer should be a place, not a truck. | 2. Where was it raised? | barn
Look for odd cuts. Cheeks, shanks, and bones mean they work with whole animals. | 3. Cheeks, shanks, bones | bone
Ask how to cook it. You want an answer with a pan and a time in it. | 4. How do I cook it? | cooking-pot
~ Then buy sausage or ground meat. It's where trust shows. | 5. Buy the sausage | fork-knife
> Ask {brand} all four while the meat's being weighed. | Ask while it's weighed | scales
> Put {brand} to the test with the oddest cut you can think of. | Ask for an odd cut | bone

first: You don't need to know the names
* You don't have to know one cut by name. | No names needed | speech
* What do you say at the butcher's if you know nothing about meat? | What do you say? | question
* It's your turn at the counter, and everything's red. | Everything's red | eyes
Start with the dish. I'm making chili, I'm making soup. | 1. The dish | cooking-pot
Then the people. Four, one's a teenager. | 2. The people | people
Then the pan and the time. A grill and half an hour, or an oven and all of Sunday. | 3. The pan and the time | clock
Then say what you'd like to spend. It's an ordinary thing to say here. | 4. What you'd like to spend | coins
~ And ask what not to do to it. It's usually one thing. | 5. What not to do | question
> Walk into {brand} with a dish and a number. | A dish and a number | list
> First visit? Say so at {brand}, and say what's for dinner. | "It's my first time" | speech

care: Getting meat home and keeping it well
* What you do with meat in the first hour matters for days. | The first hour | clock
* How should you keep meat at home? | How do you keep it? | thermometer-cold
* The roast is in the back of the car, and you're stuck in traffic. | Stuck in traffic | traffic-signal
Take a cool bag, and make the butcher your last stop. | Last stop, cool bag | bag
At home it goes to the bottom of the fridge on a plate, so nothing drips on the salad. | Bottom shelf, on a plate | leaf
If it's for the freezer, freeze it today, and flat. Flat is quick, and it thaws quick. | Freeze it flat, today | snowflake
Thaw it overnight in the fridge, never on the windowsill. | no: On the windowsill / yes: In the fridge | moon
~ Write on the bag what it is. In March, everything frozen is brown. | Write on the bag | pen
> Tell {brand} when you'll eat it, so it's wrapped to suit. | When will you eat it? | calendar
> Bring a cool bag to {brand} in warm weather. | Bring a cool bag | tote

checklist: Before you order the big roast
* Measure your oven before you order a roast. | Measure the oven | ruler
* What does the butcher need to know for the big roast? | What do they need to know? | note-pencil
* You're about to order the roast, and you say: something big, please. | "Something big, please" | people
Say how many people, and whether you want leftovers. | 1. How many, and leftovers | people
Bone in or out. Bones cook nicely and carve badly. | 2. Bone in or out | bone
How wide your oven is, and your biggest pan. | 3. Oven and pan | oven
When it has to be on the table, not when you'd like to start. | 4. When you eat | clock
Whether it's tied, trimmed, or stuffed for you. | 5. Tied, trimmed, stuffed | yarn
~ Then ask for the time and the temperature, and write it on the paper. | 6. Time and temperature | thermometer
> Measure tonight, and call {brand} tomorrow. | Measure, then call | phone-call
> Give {brand} the day and the head count as early as you can. | Day and head count | calendar-check

cost: Why one cut costs so much more
* The priciest cut is the one there's least of. | The one there's least of | tag
* Why does one piece of beef cost so much more than another? | Why so much more? | tag
* You're looking at two cuts of one animal, and two very different tags. | Two tags, one animal | cow
A whole animal has only two tenderloins. Everybody wants them, and there's no third. | Only two tenderloins | cow
There's a great deal of shoulder, and it takes hours to cook, so it costs less. | Shoulder: plenty, but slow | clock
Then there's how it lived. Slow growing and grass take time, and time is feed. | Slow growing costs feed | grains
Bones out, fat off, tied up, that's somebody's knife. | Knife work counts | knife
~ The cheap ones with flavor are cheek, oxtail, and shank. Butchers know. | Cheek, oxtail, shank | bone
> Which cut eats better than it costs? Get a name from {brand}. | Eats better than it costs | fork-knife
> Name a dish and a budget at {brand}. | A dish and a budget | coins

tip: Let it rest or lose the juice
* Leave the steak alone when it's done. | Leave it alone | timer
* Why is there a puddle on the board after you cut the roast? | Why the puddle? | drop
* It smells wonderful, everyone's seated, and you've got the knife on the roast. | Not yet | knife
Straight off the fire, the juice inside is thin and on the move. | Thin and on the move | drop
Cut now, and it runs onto the board. | no: Cut it hot / yes: Let it rest | knife
Give it a few minutes and it settles. A steak needs as long as it takes to dress the salad. | A steak: dress the salad | leaf
A big roast can wait while you make the gravy. It won't get cold. | A roast: make the gravy | cooking-pot
~ Rest it on a rack or on its bones, so the crust doesn't go soft underneath. | On a rack | bone
> Set the table while your roast from {brand} sits there being good. | Set the table | fork-knife
> Try it with the next two from {brand}. Cut one early, one late. | One early, one late | timer

season(5-9): Don't press your burger
* Put the spatula down and let the burger be. | Leave the burger be | hamburger
* Why are your burgers dry and round like baseballs? | Dry and round? | baseball
* You press the burger, it hisses, and flames come up. | It hisses | fire
Every time you press a burger, it hisses. That's the juice, and it's in the coals now. | The juice is in the coals | flame
Ask for meat with some fat in it. Lean burgers are for people who like sawdust. | 1. Some fat in it | drop
Have it ground coarse, and shape it as loosely as wet snow. | 2. Loose, not packed | hand
Push a dent in the middle with your thumb, and it stays flat on the grill. | 3. A dent in the middle | thumb
Salt the outside, right before it goes on. | 4. Salt at the last moment | timer
~ Cheese comes last, with the lid down. | | cheese
> Ask {brand} to grind it coarse for the grill. | Coarse, for the grill | hamburger
> Firing up the grill? Pick up your ground beef at {brand} the same day. | Buy it the same day | calendar
`,
})
