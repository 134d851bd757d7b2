import { trade } from './trade.ts'

export const treeService = trade({
  id: 'tree-service',
  name: 'tree service',
  also: [
    'arborist',
    'certified arborist',
    'consulting arborist',
    'tree surgeon',
    'tree surgery',
    'tree care',
    'tree care company',
    'tree removal',
    'tree removal company',
    'tree trimming',
    'tree trimming service',
    'tree pruning',
    'tree company',
    'tree cutting service',
    'tree felling',
    'stump grinding',
    'stump removal',
    'arboriculture',
    'tree doctor',
    'hedge and tree service',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a tree job',
  things: 'tree work',
  words: [
    'tree',
    'branch',
    'trunk',
    'stump',
    'limb',
    'bark',
    'root',
    'leaf',
    'arborist',
    'crown',
    'saw',
    'rope',
    'oak',
    'climber',
    'mulch',
    'wood',
    'chip',
    'prune',
    'pruning',
    'cut',
    'storm',
    'chainsaw',
    'canopy',
  ],
  pieces: `
mistake: Cutting the top off a tree
* Cut the top off a tree, and it answers with brooms. | It answers with brooms | broom
* Won't a tree be safer if you cut the top off? | Top off, safer? | tree
* That row of trees with flat heads, every one like a coat rack. | Like coat racks | tree
The tree has lost its kitchen, so it grows new leaves in a hurry. | It panics | leaf
Dozens of shoots, straight up, all from one spot. | Shoots from one spot
They're only stuck to the outside, and they get heavy. Those are what break. | no: Topped: weak shoots / yes: Thinned: sound limbs
The big wound under them can't close, so rot moves in. | Rot moves in | drop
~ And in a few years it's as tall as before. | And tall again
A crown can be made smaller, limb by limb, back to a side branch. | Back to a side branch | scissors
> Say what bothers you about its height, and let {brand} look for the limb that does it. | Which limb bothers you?
> Been topped already? Ask {brand} what can still be made of it. | Topped already? | question

mistake: The mulch volcano
* Mulch piled up a trunk is a slow rope around its neck. | Slow harm | mountain
* How high should mulch go on a tree trunk? Not at all. | On the trunk? None | tree
* Every young tree on your street stands in a little volcano of mulch. | Little volcanoes | mountain
Bark wants air. Under wet mulch it softens, and then it rots. | Bark wants air | wind
Roots grow up into the pile, turn around, and start to strangle the trunk. | Roots turn and strangle
Where a tree meets the ground, it should flare, like the foot of a wine glass. | It should flare | wine
If it goes in like a pole, something's been piled too high. | no: Like a pole / yes: Like a wine glass
~ A flat ring is good, as wide as you like, with a gap around the bark. | A flat ring, with a gap
> Brush the mulch back with your hand, and send {brand} a photo of what's there. | Look underneath | camera
> Can't find the flare? Show {brand} the foot of the tree. | Show the foot of it

myth: Paint on the wound
* A tree doesn't need a bandage. | No bandage | bandaids
* Should you paint the spot where a branch was cut off? | Paint it? | paint-brush
* Grandpa had a can of black stuff in the shed for tree cuts. | Grandpa's black stuff | paint-bucket
Skin heals. Wood doesn't, it gets walled off and grown over. | It's grown over | wall
You can see it happen, a ring of new bark rolling in from the edge. | A ring rolls in | eye
Paint doesn't speed that up, and it can hold the wet in. | Paint holds the wet in | drop
What counts is where the cut was made, and how clean it is. | no: Paint over a bad cut / yes: A clean cut, left alone
~ There are a few exceptions, for certain trees in certain places, so ask first. | A few exceptions, so ask
> Ask {brand} how your kind of tree should be left. | How to leave yours? | tree
> Show {brand} an old cut on your tree. It tells how the last one was done. | Show an old cut

how: How a big tree comes down in a small yard
* In a small yard, a tree doesn't fall. It gets handed down. | Handed down | tree
* How do you take down a tree between two houses? | Between two houses? | house-line
* There's somebody up in your tree with a rope, and nobody's shouting. | Up there, calm | person
The climber goes up on a rope and ties in higher than the work. | at: First / Climb and tie in
The small branches come off first, from the bottom up. | at: Then / Branches, bottom up | leaf
Heavy limbs get a rope of their own before they're cut. | at: Next / Rope on, then saw | lasso
The limb drops a foot, swings, and somebody below lets it down by hand. | at: Then / Lower it by hand | hand-grabbing
~ Nobody stands under it, and that goes for you and your camera. | Stay out from under | warning
Last the trunk, in pieces like a sliced roll. | at: Last / The trunk, in slices | log
> Show {brand} what mustn't get hit. The shed, the roses, the pool. | What mustn't get hit? | flower
> Before {brand} comes, move the car and tell the neighbors. | Move the car | car

how: Where the cut has to go
* Between a good cut and a bad one is a thumb's width. | One thumb's difference | thumb
* Where do you cut a branch off? | Where exactly? | scissors
* Look closely at where a branch leaves the trunk. There's a little collar. | Find the collar | magnifier
In that swelling sits everything the tree needs to close the wound. | It closes from there
Cut it away, flush with the trunk, and there's nothing to close with. | Too close: it can't close | prohibit
Leave a long stub, and it dies back like a hat rack. | Too long: it dies back | coat-hanger
So you saw just outside the collar. | no: Flush with the trunk / yes: Just outside the collar | tree
~ And a heavy limb first gets a small cut from below, or it tears a strip of bark on its way. | First a cut from below
Years later there's a neat round scar where somebody knew what they were doing. | A round scar
> Look for round scars on your trees, and show {brand} the long ones. | Look for round scars | eye
> Ask {brand} to show you the collar before the saw starts. | See the collar first

question: Is a leaning tree about to fall?
* A tree that's always leaned has built itself for it. | It built itself for it | tree
* "My tree leans, so is it coming down?" | "Is it coming down?" | tree
* After the storm you look at the big tree, and you tilt your head. | Tilt your head | eyes
A tree that grew toward the light leans in a curve, and it's braced for that. | Old lean: a curve | sun
The one to worry about leans since yesterday. | New lean: worry | calendar
Look at the ground on the far side. Is it cracked, is it lifted, do you see roots? | Look at the ground | magnifier
Look for mushrooms at the foot, and cracks where trunks meet. | Mushrooms? Cracks? | eye
~ Old photos help. Is it the same angle? | Check old photos | images
Anything new, keep away from it and have it looked at. | no: Wait and watch / yes: New lean? Have it seen
> Find an old photo of the tree and send it to {brand} with a new one. | Old photo, new photo | images
> If the ground's lifting, call {brand} and stay on the other side of the house. | Ground lifting? Call | phone-call

question: Can you keep the wood?
* The wood's yours, if you ask before the chipper starts. | Ask before the chipper | log
* "Can I keep the wood from my tree?" | "Can I keep it?" | log
* They're about to drive off with your oak, and you're thinking of winter. | Thinking of winter | fire
Say so at the start, because it changes how the trunk is cut. | Say it early | speech
Stove length, ask for stove length, or you'll be sawing all weekend. | Cut to length | ruler
It's green, so it has to be split, stacked and left to dry before it burns well. | no: Straight in the stove / yes: Split, stack, wait | hourglass
The chips are worth having too. They make a good path or a mulch. | Keep chips for paths | path
~ And they make less to haul away, which is never bad. | Less to haul | truck
> Tell {brand} where the logs and the chips should go. | Where should they go?
> Measure your stove before {brand} comes. | Measure the stove | ruler

comparison: Grind the stump or leave it
* When the tree's gone, the stump is still a decision. | The stump's a decision | log
* Does the stump have to come out? | Does it have to? | question
* The tree's down, and you've hit the stump with the mower twice already. | Twice already | tractor
A grinder eats it to chips, loudly, down below the grass. The deep roots stay and rot. | Grind it: chips | gear
Chips sink as they rot, so scoop some out before you fill in soil. | no: Sow on chips / yes: Chips out, soil in | shovel
Leave it, and it's a seat, a pot stand, a home for beetles. | Leave it: a seat | bug-beetle
~ Some kinds send up shoots for years and don't know they've been cut. | Some sprout again | seedling
If you want to plant or build right there, it has to go.
> Tell {brand} what's to become of the place. Lawn, tree or shed. | What comes there? | plant
> Know of a pipe or a cable near the stump? {brand} needs to hear it. | Any pipes nearby? | pipe

choose: Choosing somebody with a chainsaw
* One question sorts tree people. Ask about the spikes. | The question about spikes | boot
* How do you choose an arborist? | How do you choose? | tree
* A truck stops after the storm, and a man with a chainsaw rings. | A ring at the door | bell
For pruning, nobody should climb your tree in spikes. They leave holes that stay. | 1. No spikes for pruning | boot
Ask for proof of insurance, on paper. It's your roof under that limb. | 2. Insurance on paper | shield
Ask what exactly gets cut, and why that branch. | 3. Which branch, and why? | scissors
If the answer's "top it," say thanks and goodbye. | 4. "Top it"? Goodbye | hand-waving
~ Ask about cleanup too. To some that means a rake, to others a shrug. | 5. What's cleanup? | broom
> Put the one about spikes to {brand}. | Ask about the spikes | question
> Take your time after a storm. Get it from {brand} in writing before anybody starts. | In writing first | file-text

first: Somebody comes to look at your tree
* Somebody comes to look at your tree, and looks at the ground. | Looks at the ground | eye
* What happens when an arborist comes for the first time? | What happens first? | question
* First comes a walk around the tree, and then another one. | Twice around | footprints
At the foot, it's about roots, fungus, and how it meets the soil. | at: First / The foot | magnifier
Along the trunk, a knock here and there. Hollow has a sound. | at: Then / Knock on the trunk | hand
Then a long look up, with binoculars, for dead tips and cracks. | at: Next / Up with binoculars | binoculars
And at what's below. Roof, fence, wires, your hammock. | at: Then / What's below? | home
Then you get a few choices, and one of them may be to do nothing. | at: Last / A few choices | list
~ Say what you want from it. Shade, light, fruit, or peace with the neighbor. | Shade or light? | sun
> Be there when {brand} walks around the tree. | Walk around with them | footprints
> Tell {brand} what's changed near it. A trench, a new driveway, a wall. | What's changed nearby? | shovel

care: A young tree and the string trimmer
* A string trimmer can kill a young tree as surely as any beetle. | As bad as any beetle | bug-beetle
* Why did the young tree die with the best soil in the street? | Why did it die? | tree
* Look at the foot of your young tree. Is the bark nicked all around? | Nicked all around? | magnifier
The pipes of a tree run right under the bark. | Pipes under the bark | pipe
Every time the string touches, it cuts through a few. | Each touch cuts some | spiral
Once it's gone all the way around, nothing gets up or down anymore. | All around? It starves | prohibit
So keep grass away from it. A ring of flat mulch, a good step wide. | no: Grass to the bark / yes: A ring of mulch
And water it slowly, in that ring, for the first few summers. | Water the ring | drop
~ The stakes come off as soon as it stands by itself. | Stakes off when it stands
> Bark damaged already? Have {brand} see how far around it goes. | How far around? | ruler
> Next time {brand} is there for the big one, point at the little one. | Point at the little one | seedling

checklist: A walk around your trees after a storm
* After a storm, walk around your trees with your hands in your pockets. | Hands in pockets | wind
* What do you look for in a tree after a storm? | What to look for? | eyes
* The storm's gone by, and there's one branch that doesn't move with the rest. | One doesn't move | tree
Wires first. Any tree that's touching one is for the power company, so stay well away. | 1. Wires: stay away | lightning
Then look up from a distance. Are any branches hanging loose? | 2. Loose branches
Forks. Is there a fresh, pale crack where two limbs meet? | 3. Cracked forks | magnifier
The ground. Is it lifted, or split on one side? | 4. Lifted ground | warning
~ Fences and roofs come after all that. | 5. Then fences and roofs | home
Take pictures, and leave the saw in the shed. | no: Get the saw / yes: Take pictures | camera
> Pictures from far off are plenty for {brand}. | From far off | camera
> When you call {brand}, say first whether a wire's involved. | Any wires? Say it first | phone-call

cost: Why the small tree can cost more
* The small tree behind the house can cost more than the giant out front. | Small can cost more | tree
* How does a tree get its price? Stand under it and look around. | Stand under it | tree
* Two oaks the same height, two very different prices. | Same height | ruler
It starts with what's underneath. What could a limb land on? | What's below it? | home
Open lawn is fast. Above a glass roof, every piece goes down on a rope. | no: Over a glass roof / yes: Over open lawn
Dead trees are slower. Nobody likes to tie into wood that might let go. | Dead wood is slower | warning
Can a truck get near? If not, all of it is carried. | Can a truck get near? | truck
~ Then there's the stump and the wood, to stay or to go. | Stump and wood? | log
> Photograph the tree with the house in the picture, for {brand}. | Tree and house, one photo | camera
> Ask {brand} what it would be if you kept the wood. | And if you keep the wood? | log

tip: Tie a ribbon on it in summer
* Tie a ribbon around the bad branch while the leaves are out. | Tie a ribbon | tree
* Which branch is dead? In winter you can't tell. | Which one's dead? | question
* It's July, everything's green, and one limb is bare. | One is bare | eye
In leaf, a dead branch shows from across the street. | In leaf, it shows
In January they all look like that. | no: In winter: all bare / yes: In summer: easy | snowflake
So walk around in summer, and take a picture from the same spot each year. | A picture each year | camera
If it's low, tie on something bright. If it's high, mark it in the photo. | Mark it | push-pin
~ A thin spot at the very top says something about the roots. | Thin on top? Roots
> Send {brand} the summer picture, even if the work waits until winter. | The summer picture | mail
> Leave the ribbon on until {brand} has been. | Leave the ribbon on

season(12-2): Trees in winter hold still
* The best time to see a tree is when it's got nothing on. | Nothing on | tree
* Why do tree people like pruning in January? | In January? | snowflake
* Frost on the grass, and somebody's up in the bare oak with a saw. | Up in the bare oak | snowflake
Without leaves you see every crossing limb and every old wound. | You see every limb | eye
The tree's asleep, so the cuts are made before spring, when it starts to close them. | Cut now, close in spring | flower-tulip
There's less to carry too, because there aren't any leaves. | Less to carry | leaf
And frozen ground takes a truck that would sink in it in May. | Frozen ground holds | truck
~ A few kinds bleed if you cut them late in winter, so those have another time. | Some have another time | drop
> Ask {brand} which of your trees want winter, and which don't. | Which ones want winter? | list
> Walk the yard with {brand} while it's bare. | Walk while it's bare | footprints
`,
})
