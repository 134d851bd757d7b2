import { trade } from './trade.ts'

export const poolService = trade({
  id: 'pool-service',
  name: 'pool service',
  also: [
    'pool cleaning service',
    'pool cleaning',
    'pool cleaner',
    'pool maintenance',
    'pool maintenance company',
    'pool company',
    'pool care',
    'pool repair',
    'swimming pool service',
    'swimming pool company',
    'swimming pool cleaning',
    'swimming pool maintenance',
    'pool technician',
    'pool and spa service',
    'hot tub service',
    'pool opening and closing',
    'pool equipment repair',
    'pool guy',
  ],
  way: 'home',
  customers: 'pool owners',
  thing: 'a pool visit',
  things: 'pool care',
  words: [
    'pool',
    'water',
    'chlorine',
    'pump',
    'filter',
    'skimmer',
    'algae',
    'swim',
    'swimmer',
    'liner',
    'tile',
    'cover',
    'salt',
    'spa',
    'test',
    'brush',
    'net',
    'basket',
    'leaf',
    'leak',
    'ladder',
    'vacuum',
    'swimming',
  ],
  pieces: `
mistake: Shocking the pool at noon
* If you shock the pool at noon, you're feeding the sun. | You're feeding the sun | sun
* When should you shock a pool? Look at the sky. | When? | moon
* Sunday noon, the pool's cloudy, and you open the bag. | Sunday noon | clock
Sunlight eats plain chlorine, and at noon it's got a big appetite. | Sun eats chlorine | sun
By evening much of what you poured in is gone, and the algae's still there. | By evening it's gone
So do it at dusk, with the pump running all night. | no: At noon / yes: At dusk, pump on | moon-stars
Read the label, add one product at a time, and never mix two. | One product, never mixed | flask
Nobody gets in until a test says so. | Test before anyone swims | test-tube
~ If it's still cloudy next morning, it isn't done. | Cloudy? Not done | cloud
> Tell {brand} what you've put in this week, and when. | What went in, when? | note-pencil
> Not sure it worked? Take a bottle of pool water to {brand}. | A bottle of it

mistake: Letting the water drop below the skimmer
* When the water drops below the skimmer, the pump drinks air. | The pump drinks air | drop
* How high should the water stand in the pool? | How high? | ruler
* The pool pump sounds like the last of a milkshake. | Like a milkshake's end | ear
The skimmer's that open mouth in the wall. It should be about half full. | Half a mouthful
Lower than that, and air goes down the pipe with the water. | Air goes down the pipe | wind
The water is what cools the pump. Without it, things in there get hot and warp. | Without water it gets hot | thermometer-hot
Much higher, and leaves float past instead of in. | Too high: leaves float past | leaf
So look once a week, and put the hose in. | no: When it gurgles / yes: A look each week | eye
~ Set an alarm, too. Everybody forgets that hose once. | Set an alarm | alarm
> Topping it up every few days? Tell {brand}, it may be going somewhere. | Topping up all the time?
> Mark the right height on a tile with {brand}. | Mark the height | pencil

myth: It smells of chlorine, so there's too much in it
* That pool smell doesn't mean too much chlorine. | Not too much | swimming-pool
* The pool smells strongly of chlorine. Is there too much in it? | Too much in it? | question
* Your eyes burn, it smells like gym class, and you blame the chlorine. | Burning eyes | eye
Fresh chlorine at the right dose hardly smells. | Fresh: hardly a smell
What you smell is the used kind. It's met sweat, sunscreen and worse. | Used up: it smells | drop
So there isn't enough of the fresh kind left to finish the job. | no: Too much of it / yes: Too little fresh
That's why a crowded pool smells and a quiet one doesn't. | Crowded pools smell | users
~ A shower before you jump in does more than a perfume. | Shower first | shower
What to do about it, a test will tell you. | A test decides | test-tube
> Dip a bottle in, elbow deep, and bring it to {brand}. | Elbow deep
> Tell {brand} about the party. How many, how long, how much sunscreen. | Tell them about the party | confetti

how: The trip your water takes
* Pool water goes on a trip every day, and comes back clean. | A trip every day | repeat
* Where does a leaf go when it's sucked into the skimmer? | Where does it go? | leaf
* Put your hand on the jet in the pool wall. Clean water. | Clean water, here | hand
The top layer slides into the skimmer, with leaves, bugs and sunscreen on it. | at: First / The skimmer | leaf
A basket keeps the leaves. The pump's own basket keeps what got by. | at: Then / Two baskets | basket
The pump pushes the rest through the filter. | at: Next / Pump, then filter | funnel
On a cold morning, some goes by the heater. | at: Maybe / The heater | thermometer-hot
And it comes back through the jets, aimed so the whole pool turns slowly. | at: Last / Back through the jets | waves
~ Where it doesn't turn, behind the ladder, that's where green starts. | Green starts where it's still | ladder
> Watch a leaf for a while, and tell {brand} where it gets stuck. | Watch a leaf | leaf
> Ask {brand} which way your jets should point. | Where should jets point? | compass

how: How the water gets tested
* A pool test begins with your arm in the water, up to the elbow. | Up to the elbow | hand
* Why isn't the water tested where it's easiest to reach? | Why so deep? | question
* Somebody's kneeling by your pool with six little tubes. | Six little tubes | test-tube
At the top, sun and dust have been at it. By the jet it's too fresh. | no: From the top / yes: Elbow deep, mid-pool
Chlorine's first. How much is free to work, and how much is used up? | 1. Chlorine | flask
Then how sour it is, because that decides if the chlorine works at all. | 2. How sour it is | eyedropper
Then what keeps that steady. | 3. What keeps it steady | scales
Then how hard it is. Too soft, and it takes what it wants from your plaster. | 4. How hard it is
~ Only then is it clear what to pour in. It's often less than you'd think. | 5. Then you pour
> Have {brand} read you the numbers, and say which one matters today. | Which one matters today? | speech
> Keep the old slips by the pump for {brand}. | Keep the slips | receipt

question: Why did the pool turn green overnight?
* Yesterday you could count the tiles. Today the pool's pea soup. | Pea soup | bowl-steam
* How can a pool turn green in one night? | In one night? | moon
* You lift the cover, and the pool's the color of a frog. | Like a frog | swimming-pool
It wasn't one night. The algae's been there, too thin to see. | It wasn't one night
A warm day or a pump that stood still, and it doubles and doubles. | Warm, or pump off | thermometer-hot
What was missing is usually chlorine, used up by leaves and rain. | The chlorine was used up | leaf
So you scoop and brush, because no powder gets through slime. | 1. Scoop and brush | brush
Then it's treated, and the filter works day and night. | 2. Treat, and filter
Then it goes cloudy blue, and that's dead algae, so that's good. | no: Green: alive / yes: Cloudy blue: dying | cloud
~ Clean the filter now, it's full of it. | 3. Clean the filter
> Stop pouring and call {brand} with a photo. | Stop, photo, call | camera
> Work out how long the pump was off, for {brand}. | How long was it off? | clock

question: How long does the pump have to run?
* Does the pool pump have to run all day? | All day? | clock
* The pump hums, and you can hear the meter turning. | You can hear the meter | gauge
* "How many hours does a pool pump need?" | "How many hours?" | question
It has to get all the water through the filter, about once a day in swimming weather. | All of it, once a day
How long that takes depends on the pump, the pool and the pipes. | Pump, pool and pipes | pipe
Warm water wants more. Cold water wants less. | Warm: more. Cold: less. | thermometer
A pump that can go slow may run longer and still use less. | Slow and long can be cheaper | chart-line-down
And when you add something, it runs, or the stuff just lies there. | no: Add it, pump off / yes: Add it, pump on
~ Split it in two if you like, as long as noon's in there. | Some of it by day | sun
> Read {brand} the plate on your pump. | Read the plate | magnifier
> Walk through the timer with {brand} once. | The timer, together | timer

comparison: Salt pool or chlorine pool
* A salt pool is a chlorine pool. It makes its own. | It makes its own | flask
* Salt or chlorine for the pool? | Salt or chlorine? | question
* Your friend says there's no chlorine in a salt pool. There is. | No chlorine? There is | chat-circle-text
There's a little salt in the water, far less than in the sea. | Far less than the sea | drop
It runs through a cell, and the cell makes chlorine from it. | A cell turns it to chlorine | lightning
So you don't carry jugs, and it comes in small doses, all day long. | No jugs, small doses
But you still test, because it turns the water less sour over time. | no: Salt: no work / yes: Salt: still test | test-tube
The cell grows a crust, and one day it's worn out. | The cell wears out | hourglass
~ Salt isn't kind to soft stone. | Mind soft stone
The water feels softer, and people like that. | It feels softer | hand
> Tell {brand} what the stone around your pool is. | What stone is it?
> Before you fall in love, ask {brand} what a new cell is. | What's a new cell?

choose: Choosing who looks after your pool
* Choose the one who brushes. You'll see why in August. | The one who brushes | brush
* How do you choose a pool service? | How do you choose? | question
* A van stops, a net goes through the pool once, and the van's gone. | Once with the net | van
Ask what's done at each visit, in which order. | 1. What's done each time? | list
Ask if you'll get the numbers, written, every time. | 2. The numbers in writing | note-pencil
Ask if chemicals are in the price. | 3. Chemicals included? | flask
Ask if it's the same person, since they know how your pump usually sounds. | 4. Same person? | ear
Ask what happens after a storm. | 5. And after a storm? | cloud-lightning
~ And ask who cleans the filter, and how often. | 6. Who cleans the filter?
A net makes it look good till Friday. A brush makes it stay. | no: Only a net / yes: Net, brush, test
> Stand at the edge for one visit of {brand}, and ask away. | Stand there once
> Ask {brand} to say what they'd do first with yours. | What would be first? | swimming-pool

first: The first visit to your pool
* The first visit ends at the pump and not at the pool. | It ends at the pump | gear
* What happens when the pool service comes the first time? | The first time? | question
* Somebody walks right past your pool and opens the pump house. | Past the pool | door-open
They put a hand on the pump. Is it hot, does it shake, is it sucking air? | at: First / A hand on the pump | hand
They read the gauge on the filter, since it says how full it is. | at: Then / Read the gauge | gauge
They look at the age of it all, and where it's been wet. | at: Next / How old, how wet? | drop
Then they test, look at the walls, and feel the tile line. | at: Then / Test, walls, tile
And they ask who swims, and if there's a dog. | at: Last / Who swims? | dog
~ Say what you used to do yourself. Some of it should go on. | What did you do?
> Find the papers of the pump for {brand}, if there are any. | Find the papers | file-text
> Show {brand} every valve you've never dared to turn. | The one you don't dare touch

care: Brush where the water stands still
* Brush where the water stands still. | Where it stands still | brush
* Why's the pool green behind the ladder and nowhere else? | Why there? | ladder
* Feel the pool wall behind the ladder. Slippery, isn't it? | Slippery | hand
Algae likes to sit where nothing moves. Behind the ladder, on the steps, in corners. | It likes quiet corners
Once it's got a skin, chlorine slides over it. | Chlorine slides over | shield
The brush tears that skin, and then the chlorine gets in. | The brush lets it in | brush
Walls first, from the top down, then the floor, toward the drain. | no: Floor only / yes: Top down, to the drain
Once a week, and twice in hot weather. | In hot weather, twice | sun
~ Use a soft brush on a liner. Steel is for bare concrete only. | Liner: soft brush
> Slippery again two days later? Tell {brand}. | Slippery again? | calendar
> Ask {brand} which brush your walls can take. | Which brush?

checklist: The morning after a storm
* After a storm, don't turn the pool pump on yet. | Not the pump yet | hand-palm
* What do you do with the pool after a storm? | After a storm? | cloud-lightning
* There's a chair in your pool, and a good part of the tree. | A chair and a tree | chair
First get the big stuff out by hand and net. | 1. Big things out
Empty the baskets before you start, and again an hour later. | 2. Baskets, twice | basket
Look at the level. If it's too high, let some off. | 3. The level | ruler
If the pump house was under water, leave it off and call. | 4. Pump flooded? Leave it off | warning
Then run it, test, and treat what the rain's thinned out. | 5. Run, test, treat | test-tube
~ Brush a day later, when the dust's come down. | 6. Brush the day after | brush
> Send {brand} a picture of the pump before you switch anything on. | Picture of the pump | camera
> Note how high it rose, and tell {brand}. | How high did it rise?

cost: Look up before you ask what a pool costs
* Two pools of the same size, and one's twice the work. | Same size, twice the work | swimming-pool
* Why is the price about trees when it's a pool? | Why trees? | tree
* You measured the pool. Now look up. | Now look up | tree
Trees are leaves, pollen, and birds, every day of the season. | Trees mean leaves | leaf
A screen or a cover keeps half the garden out. | no: Under an oak / yes: Under a cover
Who swims counts. Two grown-ups or eleven kids and a retriever. | Eleven kids, one retriever | dog
The walls count. Plaster stains and gets rough, a liner stays smooth. | Plaster or liner? | wall
And old pumps want more visits. | How old's the pump? | clock
~ If it's green to start with, that's a job of its own. | Green? A job of its own
So send a picture with the sky in it. | Photograph the sky, too | camera
> Tell {brand} which trees, who swims, and what you'd like to do yourself. | Trees, swimmers, you | list
> Ask {brand} what's in the visit and what's on top. | What's on top? | receipt

tip: A bucket on the steps
* A bucket will tell you if the pool's leaking. | A bucket knows | paint-bucket
* Is the pool leaking, or is it only the sun? | A leak, or the sun? | sun
* You're filling up the pool again, and wondering where it goes. | Where does it go? | drop
Put a bucket on the pool steps, so it stands in the water. | at: First / A bucket on the steps | stairs
Fill it to the same height as the pool, and mark both with tape. | at: Then / Same height, mark both
Leave it a day, with nobody splashing. | at: For a day / No splashing | calendar
If both are down alike, it's the sun and the wind. | Both alike: the sun | sun
If the pool's down further, it goes somewhere. | no: Pool lower: a leak / yes: Same: only the sun
~ Do it once with the pump on, once with it off. That tells where. | Pump on, then off | power
> Measure the gap in the bucket game, and tell {brand}. | Measure the gap | ruler
> Sank more with the pump on? Say that to {brand}. | More with the pump on? | phone-call

season(4-5): Open it before it's warm
* Open the pool while it's too cold to swim. | While it's too cold | thermometer-cold
* When do you take the cover off the pool? | Cover off, when? | calendar
* The sun's out, the pool cover's warm, and it's getting greener below. | Greener below | sun
Algae wakes up long before you'd put a toe in. | Algae wakes up first
Under a warm cover, with no pump running, it's having a party. | no: Covered and warm / yes: Open and cool
So open it early, and it's still mostly clear. | Early: still clear | drop
First sweep the cover and pump off what's on it, or it's all in the pool. | 1. Sweep the cover first | broom
Then fill up, plugs out, baskets in, and start it up. | 2. Fill, plugs out, start | plug
Then wait a day before you test. | 3. Test a day later | test-tube
~ Hose the cover off and dry it, or it stinks in fall. | 4. Dry the cover
> Find the plugs and the baskets before {brand} comes. They're where you put them in fall. | Where are the plugs? | basket
> Fix the opening day with {brand} while you still need a coat. | While you need a coat | calendar-check
`,
})
