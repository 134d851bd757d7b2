import { trade } from './trade.ts'

export const blacksmith = trade({
  id: 'blacksmith',
  name: 'blacksmith',
  also: [
    'blacksmith shop',
    'blacksmithing',
    'blacksmithing school',
    'blacksmithing class',
    'forging class',
    'blacksmith workshop',
    'artist blacksmith',
    'artistic blacksmith',
    'smithy',
    'ironwork',
    'wrought iron work',
    'wrought ironwork',
    'wrought iron gates',
    'ornamental ironwork',
    'hand-forged ironwork',
    'iron gate maker',
    'iron railing',
    'architectural blacksmith',
    'architectural metalwork',
  ],
  way: 'project',
  customers: 'customers',
  thing: 'a forged piece',
  things: 'forged ironwork',
  words: [
    'iron',
    'steel',
    'forge',
    'anvil',
    'hammer',
    'gate',
    'railing',
    'hook',
    'blacksmith',
    'smith',
    'knife',
    'fire',
    'hinge',
    'handle',
    'poker',
    'rust',
    'metal',
    'blade',
    'latch',
    'fence',
    'wax',
    'bar',
    'smithy',
    'ironwork',
    'handrail',
  ],
  pieces: `
mistake: The gate that fits at the top and not at the bottom
* The posts of your gate aren't parallel. Nobody's are. | Posts aren't parallel | ruler
* Why does a new gate scrape the ground on one side? | Why does it scrape? | angle
* You measured for the gate once, at the height of your belt. | Measured once, at the belt | ruler
Posts lean, and the ground between them almost never runs level. | Posts lean, ground slopes | trend-down
So measure between them at the top, the middle and the bottom. | Top, middle, bottom | ruler
Then hold something level and see how far the drive climbs on the side it swings to. | Which way does the drive climb? | angle
A gate that opens uphill will plow the gravel unless somebody's thought of it. | no: Swings into the hill / yes: Swings away from it
~ Steel can't be planed like a door, so it has to be right before it's hot. | | fire
> Film the ground where your gate will swing and send it to {brand}. | Film the ground | video
> Take all three widths, write them on your hand, and call {brand}. | Three widths | hand

mistake: Painting right over the rust
* You can paint over rust. It'll be back by spring. | Back by spring | paint-brush-broad
* Why does the paint on an iron railing blister? | Why does it blister? | drop
* There's a bubble in the paint on your railing. Press it. | Press the bubble | hand-pointing
Under that paint there's brown powder, and powder holds nothing. | Brown powder underneath | drop
So scrape until you see gray metal, and dull the edges of the old paint. | Down to gray metal | brush
Wipe it, let it dry, and put a rust primer on the same day, before the night dew. | at: Same day / Primer | sun
Then paint, and get into the corner where the bar meets the rail. That's where water sits. | at: Then / Paint, corners too | paint-brush
~ Thick flakes are a different thing. Tap them with a hammer and listen. | | ear
> Sounds dull? Let {brand} hear it before you paint it. | Sounds dull? | ear
> Show {brand} the spot where your railing goes into the stone. | Where iron meets stone | camera

myth: A blacksmith doesn't shoe your horse
* Ask a blacksmith about horseshoes, and you'll usually get a phone number. | Horseshoes? Ask the farrier | horse
* Does a blacksmith shoe horses? | "Do you shoe horses?" | horse
* Everybody who meets a blacksmith asks about their horse. | Everyone asks about a horse | horse
The one who does that is a farrier, who knows hooves first and iron second. | Farrier = hooves first | horse
A smith makes what's hot and heavy around the house. | Smith = iron for house and garden | house
Gates, railings, hooks, hinges, a poker that's long enough. | Gates, hooks, pokers | fire
They share the anvil and the hammer, and that's about it. | Same anvil, other trade | hammer
~ Some do both. You'd know by the smell of burnt hoof.
> Horse or house? If it's house, show {brand} what's missing. | What's missing at your house? | house
> Got a hook in mind? Ask {brand} for that one first. | Start with a hook

how: The smith reads the color
* Steel tells you with its color when it's ready. | It tells you by its color | fire
* How does a blacksmith know it's hot enough? | How hot is hot enough? | thermometer-hot
* The lights in a forge are low for a reason. | Why so dark? | lightbulb
Dark red, and it's still stubborn. Hit it now and it can crack. | at: Dark red / Too cold | prohibit
Orange to yellow, it moves like stiff clay under the hammer. | at: Orange / It moves | hammer
White and throwing sparks, and it's burning. That end goes in the scrap. | at: Sparks / It's burning | spark
In bright sunlight you'd misjudge all of it, so smiths like the shade. | Shade shows the color | moon
~ Between fire and cold there's less than a minute, and then it goes back in.
> Get {brand} to show you one heat, if there's a fire lit. | Watch one heat | eye
> Look for hammer marks on a piece by {brand}. Each one was orange once. | Look for the marks | magnifier

how: How a straight bar becomes a leaf
* Every leaf on a forged gate was once the end of a plain bar. | Once a plain bar | leaf
* How do you get a leaf out of a steel bar? | A leaf from a bar? | leaf
* Somebody's tapping at an anvil, very lightly. That'll be a leaf. | Light taps make a leaf | hammer
First the end is hammered to a point. | at: First / A point | triangle
Right behind it the bar is notched on the edge of the anvil. That becomes the stem. | at: Then / A notch for the stem | hammer
Now it's spread flat, thin at the rim and thicker along the middle. | at: Next / Spread it flat | leaf
A chisel draws the veins, and a few taps over a hollow make it curl. | at: Last / Veins and a curl | wave-sine
~ No two come out alike. That's how you can tell there was a hand. | | hand
> Look closely at a leaf by {brand}. Find the vein that went its own way. | Find the odd vein | eye
> Bring {brand} a real leaf from your garden. | Bring a real leaf | leaf

question: Will it rust
* It's iron, and it'll hang outside. Will it rust? | "Will it rust?" | cloud-rain
* Will a forged railing rust in the rain? | What about the rain? | cloud-rain
* You run your hand along a handrail, and your palm's orange. | Orange palm | hand
Bare steel rusts, all of it. The question is what's on top. | What's on top of it? | shield
Indoors, wax or oil keeps the dark look, and you renew it with a rag. | Indoors = wax or oil | house
Outdoors it's zinc, paint, or both, and a scratch should be fixed before winter. | Outdoors = zinc and paint | paint-brush
~ By the sea everything happens faster, so say where it'll stand. | | waves
Or you let it rust on purpose, and then nothing pale should stand beneath. | Rust runs off onto stone | drop
> Tell {brand} where it'll stand and who'll touch it. | Where will it stand? | map-pin
> Ask {brand} what you'd have to do once a year. | What once a year? | calendar

question: Can an old iron gate be saved
* Your old gate hangs by one hinge. Is it scrap? | Is it scrap? | link-break
* Can a broken wrought iron gate be repaired? | Can it be saved? | gear
* A scroll has broken off your gate, and you've kept it in the shed. | Kept in the shed | house-simple
First find out what it's made of, because cast iron and forged iron break differently. | Cast, or forged? | magnifier
Cast snaps clean, and the break looks like coarse sugar. Forged bends first. | no: Cast: snaps / yes: Forged: bends | link-break
What's bent can be heated and set straight. | Heat it, set it straight | fire
What's missing is forged new to match its twin on the other side. | Copied from its twin | copy
~ A mark left by the first smith stays where it is. | | stamp
> Keep every broken scroll and bring {brand} the lot. | Keep every scroll | box
> Take one photo of the whole gate and one of the break, and send {brand} both. | The whole and the break | images

comparison: Forged or bent and welded
* Two railings look the same from the street. Go up and touch them. | Touch both | hand
* Forged steel or just bent and welded, and does it matter? | Does it matter? | hammer
* Put your thumb on the end of a bar. Cut or drawn out? | Cut or drawn out? | thumb
Cut bar has the same thickness everywhere and ends like a slice of bread. | Cut = same thickness throughout | bread
Forged bar thins toward the tip like a root, since it's been pushed there by a hammer. | Forged = thins like a root | plant
Where two pieces meet, look for a collar or a rivet, or a clean bead of weld. | Collar, rivet or weld | link
~ Welded work can be perfectly strong. For a plain fence behind a hedge, it's the sensible one. | Plain fence? Welding is fine | check
You pay for hammering where hands and eyes come close. | Forge it where hands go | hand
> Run your thumb along a railing by {brand}. | Thumb along the rail | thumb
> Tell {brand} which part you'll touch. The rest can be plain. | What will you touch?

choose: Look where the bars meet
* Don't look at the curls on a gate. Look where the bars meet. | Look where the bars meet | magnifier
* Who do you trust with a railing your kids will lean on? | Your kids will lean on it | users
* In the smithy, look at the hooks by the door before the showpieces. | Look at the hooks first | door
Small things show how somebody works when nobody's watching. | Small things tell | eye
The curves on the left should match those on the right, as far as your eye can tell. | Left matches right | flip-horizontal
Stroke the underside of a handrail. There shouldn't be a burr. | No burr underneath | hand
Ask how it's fixed to the wall, because that's what holds your weight. | How's it fixed to the wall? | wall
~ And ask who puts it up. Drilling stone next to an edge takes nerve. | | hammer
> Ask {brand} about the fixing before the pattern. | Fixing first
> Visit a railing that {brand} put up and lean on it. | Lean on it | hand-palm

first: The first time you hit hot steel
* At the anvil, everybody hits too softly at first. | Too softly, at first | hammer
* What's it like to hammer hot steel for the first time? | What's it like? | fire
* You've got a glowing bar in front of you, and your hand hesitates. | Your hand hesitates | hand
You know it's metal, so you expect a fight. | You expect a fight | boxing-glove
Then the hammer lands, and it gives like cold butter. | It gives like cold butter
You look, you admire it, and it's gone dark. Back in the fire. | Admired too long | clock
~ Wear cotton or wool, closed leather shoes, and tie your hair back. Plastic fabric melts. | Cotton and closed shoes | boot
By the third heat you've stopped looking and started listening for the ring. | By the third heat you listen | ear
> Would you like to try? Ask {brand} if there's an anvil free for you. | Is there an anvil free? | question
> Find something in cotton and ask {brand} when you can watch or try. | Something in cotton | t-shirt

care: Why your forged knife hates the dishwasher
* The dishwasher eats your forged knife a little every night. | A little every night | knife
* Why does a carbon steel knife go orange overnight? | Orange overnight | knife
* You left the knife wet on the board, and now it has freckles. | Wet on the board | drop
Carbon steel takes a wonderful edge, and it rusts while you finish your coffee. | Sharp, and quick to rust | coffee
Wash it by hand and dry it right away, handle too. | no: In the sink / yes: Washed and dried | towel
A gray or blue bloom is patina. It's meant to come. | Gray and blue is fine | palette
Orange isn't. Rub that off with a cork and a bit of oil. | Orange: rub it off | drop
~ For the months in a drawer, a thin coat of food-safe oil, and no leather sheath.
> Freckles that won't rub off? Let {brand} have a look. | Freckles stay? | eye
> Ask {brand} what steel your blade is, and what it likes. | What steel is it? | question

checklist: Before a railing gets measured
* A smith's coming about your railing. Stand on your stairs first. | Stand on your stairs | stairs
* What should you think about before a handrail gets made? | Before it's made | list
* Walk down your steps in the dark and feel for the handrail. | Down in the dark | moon
Who holds on to it? A child, a parent, someone with a bag in each hand? | 1. Who holds on? | baby
Which hand do you reach with, going down? | 2. Which hand? | hand
What's the wall made of, where it'll be fixed? | 3. What wall is it? | wall
Where does a sofa still have to get past? | 4. Does a sofa get past? | couch
~ Ask about required heights and gaps before anything's drawn. | | ruler
> Watch where your hand goes on the stairs for a week, then tell {brand}. | Where does your hand go? | calendar
> Sketch the steps, count them, and send {brand} the paper. | Sketch and count | pencil

cost: Where the hours in a gate go
* Steel by the pound is cheap. So why does a gate cost so much? | Cheap steel, costly gate? | scales
* What makes one forged gate cost more than another? | What makes the difference? | receipt
* Count the places where two bars cross on that gate. | Count the crossings | hash
Every crossing is a hole that's punched hot, or a joint somebody fits. | Each crossing is handwork | hammer
Every heat takes minutes at the fire for a few seconds on the anvil. | Minutes of fire, seconds of hammer | fire
One special leaf needs its own tool, and the tool has to be made too. | New shape, new tool | tool
Then come zinc, paint and two people to hang it. | Zinc, paint, hanging | paint-brush
~ Repeating one simple shape looks calm and saves days.
> Ask {brand} to draw it with half the scrolls. | With half the scrolls? | pencil
> Name a number to {brand} and see what kind of gate it makes. | How far does it go? | wallet

tip: Try the handrail with a broomstick
* Before you order a handrail, borrow a broomstick. | Borrow a broomstick | broom
* How high should your handrail be? | How high? | ruler
* Two people, one broom, your front steps. Now you're designing ironwork. | You're the designer | broom
One person holds a broomstick along the steps, another walks down with closed eyes. | Walk with eyes closed | eye-closed
Move it until your hand finds it without searching. | Where the hand finds it | hand
Mark that height, then try it with the shortest person in the family. | Try the shortest one | person
Let it run past the last step a little. That's where people reach once more. | Past the last step | steps
~ Thick gloves count, too, if you've got ice in winter. | | snowflake
Rules may set the limits, but in between, it's your hand. | Between the limits, your hand
> Mark the height with tape and show {brand}. | Mark it with tape | camera
> Bring the shortest person along when you meet {brand}. | Bring the shortest one | users

season(9-11): A poker that's long enough
* If your hand gets hot, your poker is too short. | Too short, if it's hot | fire
* Fire season's coming. How's your poker? | How's your poker? | fire
* You're poking the fire with a stick, and your eyebrows are warm. | A stick, warm eyebrows | fire
The poker in a store set was made for a photo. | Made for a photo | camera
A good one reaches the back of the fire while you stay in your chair. | Reach the back from your chair | armchair
It has a tip to poke and a hook to roll a log toward you. | A tip and a hook | log
The handle's shaped so you know in the dark which way the hook points. | The handle tells you | hand
~ And it hangs, because anything on the hearth gets kicked. | | footprints
> Measure from your seat to the back of the fire and tell {brand}. | From seat to fire | ruler
> Thinking of a gift for somebody with a stove? Talk to {brand} while it's still fall. | A gift for the fireside | gift
`,
})
