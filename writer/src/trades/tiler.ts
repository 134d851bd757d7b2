import { trade } from './trade.ts'

export const tiler = trade({
  id: 'tiler',
  name: 'tiler',
  also: [
    'tile setter',
    'tile installer',
    'tile contractor',
    'tile company',
    'tiling company',
    'tiling contractor',
    'wall and floor tiler',
    'floor tiler',
    'bathroom tiler',
    'tile installation',
    'tile layer',
    'tile and stone installer',
    'ceramic tiler',
    'mosaic installer',
    'regrouting service',
    'backsplash installer',
    'tile and grout repair',
    'wet room installer',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a tiled room',
  things: 'tiling',
  words: [
    'tile',
    'grout',
    'shower',
    'bathroom',
    'floor',
    'backsplash',
    'joint',
    'mosaic',
    'stone',
    'porcelain',
    'ceramic',
    'tiler',
    'wall',
    'kitchen',
    'niche',
    'edge',
    'corner',
    'mortar',
    'pattern',
    'tub',
    'drain',
    'seam',
    'tiling',
  ],
  pieces: `
mistake: Buying exactly enough tile
* If you buy exactly enough tile, you've bought too little. | Exactly is too little | calculator
* How much extra tile do you need? | How much extra? | question
* Two tiles short, and the store says that batch is gone. | Two tiles short | box
Every cut leaves a piece, and some pieces fit nowhere. | Cuts leave leftovers | scissors
On a diagonal, that's true along every wall. | Diagonal: even more
And tiles come in batches. The next batch is almost the same color. | The next batch differs | palette
Almost is what you'll see from the tub, every evening. | no: Almost the same / yes: The same batch | bathtub
~ Keep a few in the basement too, for the day a drill goes wrong. | Keep some spare | archive
> Give {brand} the plan and let the count come from there. | Let them count | blueprint
> Before you order, ask {brand} how much the cuts will eat. | What do the cuts eat? | ruler

mistake: Grout in the corners
* The corner of your shower shouldn't be grout. | Not grout | shower
* Why does the grout always crack in the same corner? | Why that corner? | question
* There's a fine dark crack where the shower wall meets the tub. | A fine dark crack | bathtub
Grout is stone. It doesn't stretch. | Grout doesn't stretch
Walls move a little, and a full tub sinks by a hair. | Walls and tubs move | home
Something has to give, and in the corner it's the grout. | The corner gives
So every place where two planes meet gets a soft seam, in the same color. | no: Grout in the corner / yes: A soft seam
~ That seam is meant to be renewed now and then, like the soles of shoes. | Renew it now and then | boot
If it's cracked, don't smear over it. The old one has to come out. | Old one out first | knife
> Take a flashlight to your corners, and count the cracks for {brand}. | Count the cracks | flashlight
> Walk the edges of the room with {brand} and settle where the soft seams go. | Where do seams belong?

myth: Tile keeps the water out
* Tile isn't what keeps your wall dry. | Tile isn't the raincoat | shower
* Isn't tile waterproof? The tile is. The wall isn't. | The tile is | drop
* The shower looks perfect, and the wall behind it is soft. | Perfect, and soft behind | wall
Water goes through grout. Slowly, a little with each shower. | Water goes through grout | drop
It's meant to stop at the layer behind the tile, a skin that's painted or glued on. | The skin behind stops it | shield
That skin runs around the corners and right into the drain. | Into the drain too
If it's missing, no grout in the world will save you. | no: Better grout / yes: The skin behind it
~ You can't check it later. It's under everything. | You can't check it later | eye-slash
So ask to see it on the one day it's visible. | See it that day | eye
> Ask {brand} which day the skin goes on, and come and look. | Which day does it go on? | calendar
> Soft spot, loose tile, musty smell? Tell {brand} which came first. | Which came first? | note-pencil

how: Why the first tile isn't in the corner
* A floor is decided before a single tile is stuck. | Decided before it's stuck | pencil-ruler
* Why doesn't a tiler just start in the corner? | Why not the corner? | question
* The tiler's been kneeling there for an hour, and not one tile is glued. | One hour, no glue | clock
No room is square. Start in a corner, and the far side ends in a sliver. | A corner start ends in slivers | ruler
So the tiles get laid out dry, and pushed around. | Lay them dry first | checkerboard
You look from the doorway, since that's where everybody stands. | Look from the door | door
The cuts should be alike left and right, and none of them thin. | no: Slivers on one side / yes: Even on both sides
~ In a shower it's the niche and the drain that have a say, too. | Niche and drain count | shower
Then there's a line on the floor, and it all grows from there. | It grows from one line
> Stand in the doorway with {brand} before the first tile sticks. | Look together | eyes
> Tell {brand} where you'll look from most. Bed, tub or stove. | Where will you look from? | bathtub

how: What happens behind one tile
* What holds a tile is a layer you'll never see. | You'll never see it | eye-slash
* Why does one tile sound hollow when you knock? | Why hollow? | hand
* Lift a tile you've just laid. That's how a tiler checks. | Lift one and look | magnifier
The mortar goes on with a toothed trowel, in lines, all in one direction. | at: First / Comb the mortar
A big tile gets a thin coat on its own back. | at: Then / Butter the back | knife
Then it's pressed down and pushed across the lines, so the ridges fold and the air leaves. | at: Next / Press and push | hand
Lift it off. Is the whole back covered, the corners too? | at: Then / Lift and look | eye
If there are bare spots, that's where a dropped pan breaks it later. | no: Bare spots: breaks / yes: Covered: holds | cooking-pot
~ Lift one now and then, and you know about the others.
> Watch {brand} lift one. It's oddly satisfying. | Watch one come up
> Knock on your old floor with a knuckle, and note the hollow ones for {brand}. | Knock and note | note-pencil

question: When can you shower again?
* When the last tile's up, the waiting starts. | Then the waiting starts | hourglass
* "When can I shower again?" | "When can I shower?" | shower
* It's finished, it shines, and you may not step into your new shower. | Not yet | prohibit
Under the tile the mortar sets, and it does that in its own time. | at: First / The mortar sets
Only then comes the grout, or you'd push the tiles apart. | at: Then / Grout
Then the soft seams, which want a dry joint. | at: Next / Soft seams
Then nothing, for as long as it says on the tube. | at: Then / Nothing at all | hourglass
~ On the floor, walk on boards, if you really must. | On boards, if you must | footprints
One early shower can wash the color out of a joint. | no: One early shower / yes: One more day | calendar
> Have {brand} write the date of the first shower on the door. | Write the date down | calendar-check
> Only one bathroom? Say so to {brand} before the start. | Only one bathroom? | bathtub

question: Can you tile over the old tile?
* You can tile over old tile. Sometimes you should rather not. | You can. Should you? | checkerboard
* Does the old tile have to come off? | Must it come off? | hammer
* The bathroom's pink from top to bottom, and you dread the dust. | Pink to the ceiling | bathtub
Knock on it all over. If it sounds full everywhere, it may carry another layer. | Knock all over | hand
If there are cracks or hollow spots, you'd be gluing onto something loose. | no: Hollow: off with it / yes: Full: maybe over it
Then think of the height. The door, the outlets, the edge of the tub all end up deeper. | Everything sits deeper | door
And behind the old tile there may be no skin against the water at all. | What's behind it? | drop
~ In a shower, most tilers would rather see the wall. | In a shower, see the wall | shower
> Go knocking with a wooden spoon, and tell {brand} what you hear. | A spoon and your ears | spoon
> Tell {brand} how much room there is under the bathroom door. | Room under the door | door

comparison: Big tiles or small ones
* Small tiles on the shower floor aren't there because they're pretty. | Not for their looks | shower
* Big tiles or small ones for a bathroom? | Big or small? | ruler
* You found a beautiful big tile, and want it in the shower too. | On the floor too? | checkerboard
A shower floor falls toward the drain, from all sides, like a shallow bowl. | It falls to the drain | bowl-food
A big flat tile can't bend into a bowl. Small ones can. | no: Big tile in a bowl / yes: Small tiles in a bowl
And every joint is something for a wet foot to hold on to. | Joints grip wet feet | footprints
On walls it's the other way around. Big ones mean fewer joints to wipe. | Walls: big, fewer joints | wall
~ Big ones ask for a very flat wall, though. | Big wants flat
> Bring {brand} the big tile you love. There may be a small sister. | Is there a small sister? | swatches
> Ask {brand} to hold both against your wall. | Hold both up | eyes

choose: How to look at a tiler's photos
* In a tiler's photos, look at the corners and never at the middle. | Never at the middle | images
* How do you choose a tiler from pictures? | Choose from pictures? | image
* Every bathroom looks good from the door. Zoom in. | Zoom in | magnifier
Look where the tile stops. Is there a clean edge, or a row of raw cuts? | 1. Where it stops | ruler
Look at outlets and pipes. Is the hole hidden under the plate? | 2. Around pipes and outlets | plug
Look at the niche. Do its joints meet the joints of the wall? | 3. Joints in the niche
Look across the floor in low light. Does an edge stand up? | 4. Flat in low light | sun-horizon
~ Then ask what's behind it. A good one can't wait to tell you. | 5. What's behind it? | wall
> Ask {brand} for a photo of an inside corner. | An inside corner, please | camera
> See if {brand} has one picture from before the tile went on. | One from before | image

first: The first visit is a long straight stick
* First there's a long straight stick on your bathroom wall. | A long straight stick | ruler
* What does a tiler do on the first visit? | What happens first? | question
* A tiler knocks on your wall, and listens. | Knock, and listen | ear
The stick goes across the wall, and you see light underneath it. | at: First / How flat is it? | ruler
Somebody jumps on the floor, a little. If it bounces, tile will crack. | at: Then / Does it bounce?
A meter, or a finger, says if it's damp. | at: Next / Is it damp? | drop
Then you talk about what's going where, and how high. | at: Then / What, and how high? | pencil
~ And how the stuff gets up to the third floor. | And up the stairs | stairs
What has to be done before the first tile comes out of that. | at: Last / What comes before tile? | list
> Have a tile in your hand when {brand} comes, or at least a picture. | Tile in hand
> Empty the bathroom shelf, and let {brand} get at the walls. | Clear the walls | shelf

care: What grout can't stand
* Your tile can take almost anything. The grout can't. | The grout can't | drop
* Why does the grout look worse the more you clean it? | Cleaner, yet worse? | spray-bottle
* You're on your knees with a toothbrush and vinegar. Stop at the grout. | Put it down | toothbrush
Cement grout is mostly cement, and acid eats it, a little with each wipe. | Acid eats it
It gets rough, and rough holds dirt. So you scrub harder. | Rough holds dirt | brush
Use a mild cleaner, neutral it says on the bottle, and warm water. | no: Vinegar / yes: Neutral cleaner | spray-bottle
Then wipe up the dirty water. Left alone, it dries in the joints. | Wipe up the dirty water | towel
~ A squeegee after the shower does more than the toothbrush. | Pull it dry | shower
> Before you try a new bottle, ask {brand} what your grout is made of. | What's it made of?
> Stained for good? Show {brand} a stretch behind the door, where it's still clean. | Show the clean bit | door

checklist: What you decide before the tiler starts
* Your tiler will ask five things, some of them with wet hands. | Five things | list
* What has to be decided before the tiling starts? | What to decide? | question
* The mortar's wet, and the tiler asks what color the grout is. | "What color is the grout?" | palette
Where the tile ends. At the ceiling, at the door, halfway up? | 1. Where it ends | ruler
How the edge looks there. A metal strip, a rounded tile? | 2. What the edge looks like
The pattern, and which way it runs. | 3. The pattern
The grout, light or dark, and how wide. | 4. The grout | palette
Niche, hooks, glass door. Whatever gets screwed on wants something behind it. | 5. What gets screwed on | shower
~ Stand in the tub and reach out for the shampoo. That's where the niche goes. | Reach for the shampoo | bathtub
> Write the five on the wall in pencil for {brand}. It'll be covered. | Write it on the wall | pencil
> Undecided on one? Ask {brand} which is the last to be needed. | Which can wait? | clock

cost: Why the same tile costs more to lay next door
* The same tile can cost twice as much to lay. | Same tile, twice the labor | checkerboard
* Why ask about the pattern before giving a price for the tile? | Why the pattern? | question
* You picked a cheap mosaic and got a price that made you sit down. | Sit down first | stool
It's the cuts. A straight floor has cuts at the walls, a herringbone has them everywhere. | no: Herringbone / yes: Straight rows
It's the ground. If the floor waves, that has to be leveled first. | A wavy floor | waves
It's what's in the way. Niches, pipes, windows, a toilet that has to come off. | What's in the way? | toilet
And very big or very small ones are slow, each in its own way. | Very big, very small: slow
~ Stone wants more care than ceramic. It chips. | Stone chips
> Show {brand} the tile and the pattern before you fall for a price. | Tile and pattern first | swatches
> Get a second price from {brand} for plain rows. | And in plain rows? | list

tip: Look at dry grout, not wet
* Wet grout lies about its color. | It lies when wet | drop
* Which grout goes with your tile? | Which grout? | palette
* The grout strip in the store looks perfect. Take it home. | Take it home | home
Grout goes on dark and dries lighter, so don't panic on the day. | Dark, then lighter | sun
Lay two of your tiles side by side, with the gap you'll have. | Two tiles, a gap | ruler
Hold the strip into the gap, by daylight and by lamplight. | By day and by lamp | lamp
The same color lets the joint vanish. A contrast draws every line, the crooked ones too. | no: Contrast: shows lines / yes: Same color: vanishes
~ On a kitchen floor, something that looks like toast crumbs is a wise color. | Crumb color is wise | bread
> Bring two tiles and your favorite strip along to {brand}. | Two tiles, one strip
> Let {brand} rub a bit of it between two spare tiles. | A test between two tiles | hand

season(9-11): A new bathroom by the holidays starts now
* If the guests should shower in a new bathroom, start counting back. | Count back | calendar
* Can the bathroom be tiled before the holidays? | Before the holidays? | gift
* It's fall, and you've just told your sister she'll get the new bathroom. | You promised | gift
Count from the end. It has to dry before anyone showers. | at: Last / It dries | hourglass
Before that there's tiling, and before that the walls, and the plumber. | at: Before that / Walls and tiling | wall
Before that, somebody has to tear out the old one. | at: Before that / Tear it out | hammer
And first of all the tile has to be in the house. All of it. | at: First / All the tile, in the house | box
~ What holds things up is usually one box that's on back order. | Usually one missing box
So choose the tile before anything else. | no: Date first / yes: Tile first
> Before you tell the family, ask {brand} what's possible. | What's possible?
> Choose the tile this week, then talk dates with {brand}. | Tile, then date | calendar-check
`,
})
