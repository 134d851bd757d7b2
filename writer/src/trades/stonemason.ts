import { trade } from './trade.ts'

export const stonemason = trade({
  id: 'stonemason',
  name: 'stonemason',
  also: [
    'stone mason',
    'stonemasonry',
    'stone masonry',
    'masonry contractor',
    'masonry company',
    'masonry repair',
    'stonework',
    'stone carver',
    'stone carving',
    'memorial mason',
    'monumental mason',
    'headstone maker',
    'letter cutter',
    'dry stone waller',
    'dry stone walling',
    'dry stone wall',
    'stone wall builder',
    'stone restoration',
    'brick repair',
    'tuckpointing',
    'repointing',
  ],
  way: 'project',
  customers: 'customers',
  thing: 'a piece of stonework',
  things: 'stonework',
  words: [
    'stone',
    'wall',
    'mortar',
    'lime',
    'brick',
    'joint',
    'granite',
    'limestone',
    'sandstone',
    'slate',
    'mason',
    'step',
    'hearth',
    'chimney',
    'garden wall',
    'headstone',
    'letter',
    'chisel',
    'cement',
    'patio',
    'moss',
    'frost',
    'sill',
    'stonework',
    'pointing',
  ],
  pieces: `
mistake: Hard cement on a soft old wall
* That neat gray mortar is slowly killing your old wall. | Neat, gray and wrong | wall
* Why do the faces pop off the bricks in an old wall? | Why do the faces pop off? | wall
* You find a brick's face lying in the flower bed. | A face in the flower bed | flower
An old wall gets wet and dries again, mostly through its joints. | It dries through the joints | drop
Lime mortar lets that happen, because it's softer than the stone. | Lime lets it dry | wind
Fill the joints with hard cement, and the water has to leave through the stone itself. | no: Hard cement joint / yes: Soft lime joint
Then frost comes along and pushes the face off. | Frost pushes the face off | snowflake
~ Scratch an old joint with a key. If it crumbles like a dry cookie, it's likely lime. | | key
> Save a lump of the old mortar in a jar and bring it to {brand}. | A lump in a jar | jar
> Before anyone fills a joint, have {brand} look at what was in there first. | What was in there first?

mistake: The pressure washer took its skin
* The stone came up beautifully clean. That was its skin. | That was its skin | spray-bottle
* Can you pressure-wash an old stone wall? | "Can I blast it?" | spray-bottle
* It's a sunny Saturday, and you're aiming a water jet at your sandstone steps. | Water jet, sandstone | stairs
Weathered stone has a firm outer crust, and underneath it can be soft as chalk. | A firm crust, soft inside
A hard jet goes through it, and opens every joint on the way. | It opens the joints | drop
Afterward it gets dirty faster than before, since rough stone holds on to everything. | Rough stone gets dirty faster
Begin with water, a natural brush and patience, in a corner. | no: Hard jet / yes: Brush, water, patience | brush
~ Lichen can take a few visits. It took years to get there. | | leaf
> Try one hidden corner with the brush and show {brand} how far it got. | Try a hidden corner | camera
> Rub your thumb over the stone first. If it comes off on you, call {brand}. | Does it rub off? | thumb

myth: Mortar isn't glue
* Mortar doesn't glue your stones together. It holds them apart. | It holds them apart | wall
* If mortar isn't the glue, why does the wall stand? | Why does it stand? | wall
* Some stone walls have stood for ages without a spoonful of mortar. | Not a spoonful | spoon
Stones stand because they sit. Weight goes straight down, from one to two and from two to one. | Weight holds it | scales
Mortar's the bed in between, so no stone rocks on a single bump. | Mortar is the bed | bed
It's also meant to wear out first. You can renew a joint much sooner than a stone. | It wears so the stone doesn't | hourglass
~ So if a wall's leaning, stuffing the cracks doesn't help it. Something below has moved. | | warning
> Put a pencil mark across the crack, write the date, and tell {brand} if it opens. | Mark the crack, date it | pencil
> Look along your wall from one end and tell {brand} where it leans. | Where does it lean? | eye

how: A boulder splits when you listen
* A stone bigger than your car can be split with a hand hammer. | Split by hand | hammer
* How do you split stone without a machine? | Without a machine? | hammer
* Tink, tink, tink. The mason's hammer goes along the row, and everyone waits. | Tink, tink, tink | ear
First you look for the grain. Stone has a direction it would like to open in. | at: First / Find the grain | magnifier
A row of holes is drilled along it. | at: Then / A row of holes | line-segments
In each one go two shims with a wedge between them. | at: Next / Shims and a wedge
Now you tap each wedge once, along the row, and start again. | Tap along the row | hammer
The sound goes up, tap by tap. When it goes dull, put the hammer down and wait. | Dull sound: wait | ear
~ You'll hear it tear, quite softly, like cloth.
> Look for half-round grooves on old granite steps, and show {brand} what you found. | Look for half grooves | stairs
> Ask {brand} where your stone comes from and how it was split. | Where does it come from?

how: How a letter gets into stone
* A cut letter has no bottom, only two slopes that meet. | Two slopes that meet
* How do you cut a letter into stone without a slip? | And if it slips? | hammer
* Before a letter is cut in stone, somebody paints it. | First it's painted | paint-brush
The words are drawn by eye, because round letters and straight ones need different gaps. | at: First / Drawn by eye | pencil
Then the chisel goes down the middle of each stroke, and out to the sides from there. | at: Then / From the middle out | hammer
The slopes catch light and shadow, so you can read it without any color. | Light and shadow make it readable | sun
The taps are about as hard as cracking an egg. | As hard as cracking an egg | egg-crack
~ A slip can often be worked out by going a little deeper, and that's in the plan. | | ruler
> Run a finger through a letter cut by {brand}. | A finger in the letter | hand-pointing
> Write the words by hand and give {brand} the sheet. | Write it by hand | pen

question: Will the new stone ever match the old
* One new stone in an old wall, and it shines like a gold tooth. | Like a gold tooth | tooth
* Will the repair ever look like the rest of the wall? | "Will it ever match?" | wall
* The patch in your sandstone is finished, and it's too clean. | Too clean | sparkle
Give it weather. Rain and dirt do more than any stain. | Give it weather | cloud-rain
What has to be right from the start is the kind, the color inside and the way it's tooled. | Kind, color, tool marks | hammer
So a mason breaks a corner off an old one and looks at the fresh face. | Look at a fresh break | magnifier
And lays it the way it grew. Set on edge, its layers peel like a wet book. | Lay it as it grew | book
~ Good stone can come from the back of the same wall, where nobody looks.
> Keep stones that fall out, and show {brand} the pile. | Keep what falls out | box
> Find a stone at the foot of the wall that {brand} may break a corner off. | Which one may be broken? | hammer

question: What should the words on a headstone be
* How do you say a whole life on one stone? | A whole life on one stone | pen
* What do people put on a headstone, besides the dates? | What goes on it? | pen
* You're sitting with an empty sheet, and it's meant to be for a headstone. | An empty sheet | file-text
Whatever you write, say it aloud. What reads well on paper can sound like somebody else. | Say it aloud | speech
Short lasts. Fewer words can be larger, and you'll read them from the path. | Fewer and larger
The name people really used may be the right one. | The name they were called by | user
~ Leave room if somebody else will be added one day. | | resize
Ask the cemetery for its rules first, on size, stone and finish. | Ask the cemetery first | list
There's no hurry. The ground needs time as well. | There's no hurry | hourglass
> Bring {brand} a line in their own handwriting, if you have one. | A line in their handwriting | signature
> Take the cemetery's rules along when you talk to {brand}. | Bring the rules | file-text

comparison: With mortar or without
* A wall without mortar can move a little and stay whole. | It moves and stays whole | wall
* Dry stone or mortar for your garden wall? | Dry or with mortar? | wall
* Every time it rains, water pushes at the back of your garden wall. | Water pushes from behind | drop
A dry wall lets it through between the stones, so nothing builds up. | Dry = water runs through | drop
When frost lifts the ground, it shrugs and settles. | It shrugs at frost | snowflake
It's thick at the foot and takes more stone, and every piece gets turned in the hand. | Thick foot, more stone | resize
A mortared wall can be slimmer and straighter, on a footing that goes down below the frost. | Mortar = slim, on a footing | ruler
~ And it needs holes or a drain behind it, or it'll lean.
> What's behind your wall, a flower bed or a hillside? Tell {brand}. | What's behind it? | mountain
> Walk past your wall after rain and tell {brand} where it weeps. | Where does it weep? | cloud-rain

choose: Ask what's in the bucket
* Before a mason touches your wall, ask what's in the bucket. | What's in the bucket? | paint-bucket
* Anyone can fill a joint. Who should fill yours? | Who should fill yours? | hand
* Three masons looked at your wall, and only one scratched the mortar. | Only one scratched | hand
A good one scratches the old mortar first, to see what it's made of. | 1. Do they scratch first? | magnifier
Ask about lime. You'll hear whether they've worked with it or only heard of it. | 2. What do they say about lime? | ear
Ask to see a job that's been through a few winters. | 3. A job after a few winters | snowflake
Let them do a small patch before the whole front. | 4. A small patch first | wall
~ Fresh work always looks good. Give it weather and go look at the joints again. | | cloud-rain
> Ask {brand} for an address you can walk past. | One to walk past | map-pin
> Agree with {brand} on a test patch, and look at it dry. | A test patch | check

first: First somebody taps your wall
* Somebody's knocking on your wall with a small hammer, ear close. | Knocking, ear close | ear
* A crack in the stone wall. How worried should you be? | How worried should I be? | warning
* You point at the crack in the wall. The mason looks at the gutter. | Looks at the gutter | house
Stone troubles mostly come with water, so the mason follows that first. | at: First / Follow the water | drop
Gutters, window sills, the soil piled up against the foot. | Gutters, sills, soil | shovel
Then they tap. Sound stone rings, loose stone clacks. | at: Then / Ring or clack | hammer
Cracks get read like writing. Where it's widest, which way it steps, is it old or fresh? | at: Next / Read the cracks | magnifier
~ They'll ask what was repaired before, since the last repair is often the trouble. | | question
> Stand outside in the next downpour and film for {brand} where it runs. | Film it in the rain | video
> Find old photos of the house and show {brand}. The wall was once straighter. | Old photos | images

care: Salt on the steps eats the stone
* Salt melts the ice on your stone steps and then starts on the stone. | Then it starts on the stone | stairs
* Why do stone steps crumble at the edge? | Crumbling at the edge | stairs
* There's a white bloom on your stone steps, and the edge feels like sugar. | Feels like sugar | snowflake
Salt goes in with the meltwater, dries, and grows as it does. | It goes in and grows | drop
It breaks off grains from inside, most of all with soft stone. | It breaks grains off | trend-down
Sand or grit gives your shoes a hold and does no harm. | no: Salt / yes: Sand or grit | boot
In between, sweep off leaves and earth, because wet things keep it wet. | Sweep off leaves | broom
~ And don't paint it with something that seals it shut, before someone's had a look. | | prohibit
> White bloom already? Show {brand} where it's worst. | A white bloom? | camera
> Ask {brand} what kind of stone your steps are. | Which stone is it? | question

checklist: Walk around your walls after rain
* The best time to look at your walls is just after rain. | Right after rain | cloud-rain
* What can a wet wall tell you? | What does it tell you? | cloud-rain
* Put on boots and walk once around your house, along the wall. | Once around the house | boot
Look for dark patches that stay wet when the rest is dry. | 1. Patches that stay dark | drop
Look under the sills. There should be a drip edge, and the wall below should be dry. | 2. Dry below the sills | window
See where the splash hits. Green at the foot means soil or stone is holding water. | 3. Green at the foot | plant
Run your finger along a joint. Sand on it means it's letting go. | 4. Sand on your finger | hand-pointing
~ And look up at the chimney with binoculars. Nobody ever does. | | binoculars
> Mark the wet spots on a photo and send {brand} the picture. | Mark the wet spots | camera
> Sand on your finger? Ask {brand} how deep it goes. | How deep is it? | ruler

cost: Why one yard of wall isn't like the next
* Stone is the heavy part of a wall, and rarely the expensive part. | Heavy, but rarely the costly part | scales
* Why can't a mason tell you a price by the yard? | Why no price by the yard? | ruler
* Two garden walls of the same length, and very different prices. | Same length, other price | receipt
How far does the stone have to be carried? Around the house usually means by hand. | How far to carry? | footprints
How square is it? Round fieldstone takes more turning than sawn blocks. | Round takes longer than square | shapes
What's below? A footing in soft ground goes deeper. | What's below? | shovel
Corners, steps and curves take longest, because each stone is shaped to fit. | Corners, steps, curves | stairs
~ Old stone has to be cleaned and sorted before anybody can lay it.
> Show {brand} the gate that everything has to come through. | Which gate? | door
> Got a pile of stone behind the barn? Tell {brand} about it. | A pile behind the barn? | barn

tip: Wet the sample before you choose
* Pour water on the stone before you buy it. | Pour water on it | drop
* How will this slate look on a rainy day? | How does it look wet? | cloud-rain
* You're in the stone yard, and all the samples are dry and dusty. | All dry and dusty | sun
Wet, the color wakes up, and you see what it'll look like half the year. | The color wakes up | palette
Watch how fast the water disappears, too. | Watch how fast it goes | timer
If it's gone in moments, it'll drink red wine and grease the same way. | Gone fast? It drinks wine too | wine
Then step on it, in the shoes you'd wear. Polished and wet is a slide. | no: Polished outdoors / yes: Rough underfoot | boot
~ For a hearth or a counter try lemon as well. Limestone and marble get a dull spot from it. | Lemon on marble: a dull spot | orange-slice
> Take the wettest and the driest sample to {brand} and ask why. | Two samples, one why | question
> Ask {brand} which stone would be kind to your bare feet. | Kind to bare feet | footprints

season(8-10): Joints want to be closed before frost
* Fresh lime mortar and frost don't go together. | Lime and frost don't mix | snowflake
* When's it too late in the year for new joints? | When is it too late? | calendar
* The mornings smell of fall, and there's still a gap in your wall. | A gap, and it's fall | leaf
Water gets into an open joint, freezes, and opens it some more. | It freezes and opens more | drop
Mortar that hasn't cured yet freezes, too, and falls out in spring as sand. | at: In spring / It falls out as sand | hourglass
Lime is slow. It wants weeks of mild, damp days, sheltered from sun and wind. | Lime wants mild weeks | cloud-sun
So do what you can in early fall, and cover the rest until it's warm. | no: In the frost / yes: Early fall, or in spring | umbrella
~ A tarp that hangs clear of the wall keeps rain out and lets it breathe. | | wind
> Push a pencil into the worst joint and tell {brand} how far it goes. | How far does it go? | pencil
> Find out from {brand} whether yours can wait for spring. | Can it wait for spring? | plant
`,
})
