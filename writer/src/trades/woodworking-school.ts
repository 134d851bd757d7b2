import { trade } from './trade.ts'

export const woodworkingSchool = trade({
  id: 'woodworking-school',
  name: 'woodworking school',
  also: [
    'woodworking class',
    'woodworking course',
    'woodworking classes',
    'woodworking workshop',
    'woodworking studio',
    'woodworking instructor',
    'woodwork school',
    'woodwork class',
    'woodwork course',
    'carpentry class',
    'carpentry course',
    'furniture making school',
    'furniture making course',
    'furniture making class',
    'woodturning class',
    'woodturning course',
    'woodcarving class',
    'spoon carving class',
    'green woodworking course',
    'hand tool school',
    'school of woodworking',
    'community woodshop',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a woodworking class',
  things: 'woodworking classes',
  words: [
    'wood',
    'woodworking',
    'saw',
    'plane',
    'chisel',
    'bench',
    'joint',
    'dovetail',
    'glue',
    'clamp',
    'class',
    'course',
    'board',
    'tool',
    'oak',
    'pine',
    'stool',
    'spoon',
    'box',
    'shaving',
    'sandpaper',
    'workshop',
    'lathe',
    'line',
    'cut',
    'hammer',
  ],
  pieces: `
mistake: You're pushing the saw too hard
* Your saw isn't dull. You're choking it. | You're choking it | hand-fist
* Why does my saw cut wander off the line? | Why does it wander? | path
* White knuckles, red face, and the saw jams halfway through the board. | White knuckles | hand-fist
A saw wants to fall through by its own weight. You just move it. | It falls by its own weight | trend-down
Hold it like a small bird, with one finger pointing where it should go. | Hold it like a bird | bird
Press, and it bends, and a bent saw cuts a bent line. | Press, and it bends
Start with a few light strokes backward, so the teeth find their bed. | at: Start / A few strokes backward | repeat
~ Then look along the shiny side. The reflection of the board should run on straight. | | mirror
> Loosen your grip for an hour at {brand} and look at the cut. | Loosen your grip | hand
> Bring the saw that always wanders to {brand}. | The one that wanders | path

mistake: Buying all the tools before the first class
* You haven't cut a board yet, and you've got a cart full of tools. | A cart full of tools | cart
* Which tools do you need before a woodworking class? | Which tools first? | tool
* The box of shiny new chisels has arrived, and you've never held one. | Shiny, and untouched | package
Nobody knows yet if you'll be a saw person or a plane person. | Saw person, plane person? | question
Your hand's a certain size, and a handle that fits your neighbor pinches you. | Handles have to fit | hand
So hold other people's first. After a weekend you'll want three things and know why. | no: The whole set / yes: Three you've tried | tool
~ One sharp chisel does more than a box of dull ones. | | knife
An old good one, cleaned up, is often a better friend than a new cheap one. | Old and good beats new and cheap | sparkle
> Try the ones at {brand} before you open your wallet. | Try before you buy | wallet
> Ask {brand} which three they'd keep if the shop was empty. | Which three? | question

myth: The sharp one is the safe one
* The chisel that hurts people is usually the dull one. | It's usually the dull one | warning
* Aren't sharp tools dangerous for a beginner? | "Isn't that dangerous?" | warning
* You're leaning on a dull chisel with all your weight. Stop there. | Stop there | hand-palm
A dull edge doesn't cut, so you push, and then it slips. | Dull: you push, it slips | hand
A sharp one goes where you send it, with very little force. | Sharp: little force | feather
What matters is where your other hand is. Both behind the edge, always. | no: Hand in front / yes: Both hands behind | hand-palm
And the wood's held by the bench, never by your knee. | The bench holds the wood | table
~ So the first lesson's often on a stone, with water and a small stack of paper to slice. | Lesson one: sharpening | drop
> Come and shave a little end grain with a sharp chisel at {brand}. | Try a sharp one | sparkle
> Bring your dullest chisel to {brand}. You'll want to see the difference. | Your dullest one | knife

how: The shaving you can read through
* A good plane takes a shaving so thin that you can read through it. | Thin enough to read through | newspaper
* How does a plane make a rough board as smooth as silk? | Smooth as silk? | sparkle
* Swish. A long shaving curls up and falls over your wrist. | Swish | ear
The blade peeks out by a hair, and that's all it may do. | By a hair | ruler
You start with weight in front, and you end with weight behind. | Weight: front, then back | scales
It's your legs more than your arms, so you sway a bit, like on a boat. | From the legs | sailboat
Against the grain it tears, so turn the board around and try again. | no: Against the grain / yes: With the grain | repeat
~ Stroke it like a cat. One way's smooth, the other isn't. | Stroke it like a cat | cat
> Take your first curl home from {brand} in your pocket. | A curl in your pocket | spiral
> Stand at a bench with {brand} and listen for the swish. | Listen for the swish | ear

how: Why you cut beside the line
* Don't cut on the line. Cut beside it. | Beside the line | pencil-line
* Why doesn't my joint fit, if I cut right on the line? | Why doesn't it fit? | puzzle-piece
* You put the wood together, and it wobbles like a loose tooth. | It wobbles | tooth
A saw takes away a path as wide as its teeth. | A path as wide as teeth | ruler
Go down the middle of your line, and half of it's gone from the part you want. | Half of it's gone
So the saw runs on the waste side, and the line's still there when you look. | no: On the line / yes: On the waste side | eye
Put an X on what falls away before you start. | An X on the waste | x
~ A knife line's better yet, because the chisel clicks into it. | | knife
Tight you can pare. Loose is only glue and regret. | Tight can be pared
> Mark your X twice when you're at {brand}. | Mark your X | x
> Bring {brand} a joint that wobbles and look for the line together. | A joint that wobbles | link-break

question: Will I have something to take home
* After a day of woodworking, what goes home with you? | What goes home with me? | bag
* Will I finish something in my first woodworking class? | Will I finish it? | stool
* You're on the bus with a stool on your lap, and everybody looks. | A stool on your lap | bus
Most classes are planned around one piece you can finish, so ask what it is. | Ask what you'll make | stool
A spoon or a box is a day. A stool's more like a weekend. | A day: spoon or box | spoon
It won't be perfect, and you'll know where each mistake is, forever. | You'll know each mistake | eye
Nobody else will see it. They'll just sit down. | They'll just sit down | chair
~ The oil may have to wait until it's home, since it takes time to dry. | Oil it at home | drop
> Ask {brand} what you'd carry home, and how big the bag should be. | How big a bag? | bag
> Clear a spot at home before you come to {brand}. | Clear a spot | shelf

question: I've never held a chisel, is that all right
* You've never held a saw, and everyone there will be good. They won't. | "Everyone will be good" | users
* Do you need to know anything before your first woodworking class? | Need to know anything? | student
* In school you glued your woodworking project together with fingers and hope. | Fingers and hope | student
Most people who come sit at a desk all day. | Most sit at a desk | desk
Having no habits is an advantage. Nobody has to undo a wrong grip. | No habits is good | smiley
It doesn't take strong arms. It takes standing right and not hurrying. | no: Strong arms / yes: A good stance | footprints
If something hurts, or your eyes need more light, say so, and the bench gets changed. | Say what you need | lightbulb
~ Left-handed? Mention it, since some saws and planes mind. | Left-handed? Mention it | hand
> Write to {brand} that you've never done it. It's a good first sentence. | "I've never done it" | mail
> Sign up with {brand} together with somebody who hasn't either. | Two beginners | users

comparison: Hand tools or machines for the first time
* One room hums, the other one whispers. Which class would you like? | Hums, or whispers? | ear
* Hand tools or machines for your first woodworking course? | Hands or machines? | plug
* Reach for the saw or for the plug? | Saw, or plug? | plug
With hand tools you can talk, and you feel every fiber of the wood. | Hand = talk and feel | hand
You make less in a day, and you can do it again in your kitchen. | Works in a kitchen | home
Machines are fast and straight, and you'd get a shelf done. | Machine = fast and straight | gear
They're loud, they want respect, and at home you'd need a room for them. | Loud, needs a room | garage
~ Most people who stay with it end up with some of both. | | swap
So think of where you'd go on with it. Fourth floor, or a shed? | Fourth floor, or a shed? | building-apartment
> Tell {brand} if you've got a shed, a garage or a kitchen table. | Shed or kitchen table? | table
> Listen at the door of both at {brand}, if there are two. | Listen at the door | door

choose: Count the benches
* Before you book a woodworking class, count the benches. | Count the benches | table
* Which woodworking class lets you cut the most? | Where do you cut the most? | table
* Twelve people, four benches, one teacher. You'll mostly be watching wood. | Mostly watching | eyes
Ask if there's a bench for each, with a vise that closes. | 1. A bench for each | table
Ask how many students one teacher looks after. | 2. How many per teacher? | users
Ask to see what beginners made, and skip what the teacher made. | 3. What beginners made | stool
Ask who sharpens. If nobody does, you'll be fighting the wood. | 4. Who sharpens? | knife
~ And ask what happens when you don't finish. It happens to good people. | And if I don't finish? | hourglass
> Take those four to {brand} before you pick a date. | Before you pick a date | calendar
> Get {brand} to show you somebody's first try. | Somebody's first try | stool

first: The first hour at the bench
* The first thing you'll make is a floor full of shavings. | A floor full of curls | broom
* Do you start your first stool in the first hour? | A stool in the first hour? | stool
* You get an apron, a board, and a bench that's been hit before. | An apron, a board, a bench | table
Your bench gets set to you. Knuckles, arm hanging down, that's about the height. | at: First / A bench at your height | ruler
Where your hands go and where they don't comes next. | at: Then / Where your hands go | hand-palm
After that you waste wood on purpose. Ten cuts, next to ten lines. | at: Next / Ten cuts, ten lines | repeat
Somewhere around the sixth, the sound changes, and you didn't do anything. | The sound changes | ear
~ It gets quiet in there. People stop talking when the saw starts to run. | It gets quiet
> Hear your own saw change its sound at {brand}. | Hear it change | ear
> Put on shoes you can stand in and come to {brand}. | Shoes to stand in | sneaker

care: Put your chisels to bed dry
* There's a brown fingerprint on your chisel. It's yours. | A brown fingerprint | fingerprint
* Why does a chisel rust in a dry drawer? | Rust in a dry drawer? | drop
* You come back to the workshop after summer, and the plane's freckled. | Freckled after summer | hourglass
Hands sweat, and steel remembers every one of them. | Hands sweat, steel remembers | hand
Wipe it with a cloth that has a drop of oil on it, every time. | A drop of oil on a cloth | drop
Hang it up or lay it down so its edge touches nothing. | The edge touches nothing | tool
A drawer full of loose ones is a knife fight. | no: Loose in a drawer / yes: In a rack or roll | knife
~ Lay a plane on its side while you work, if the bench is gritty. | Gritty bench? On its side
Touch the edge up while it's still nearly sharp. A minute then saves an hour later. | Sharpen before it's dull | clock
> Bring a rusty one to {brand} and find out how little it takes. | Bring a rusty one | sparkle
> Ask {brand} which stone to start with, if you buy just one. | Which stone first? | question

checklist: What to wear to the workshop
* Leave the scarf at home when you come to the workshop. | Leave the scarf at home | t-shirt
* What do you wear to a woodworking class? | "What do I wear?" | t-shirt
* You're standing in front of the closet, and tomorrow you'll be covered in wood. | Covered in dust tomorrow | coat-hanger
Shoes that are closed, since a chisel falls point first. | 1. Closed shoes | boot
Sleeves that are short or tight, and nothing that dangles. | 2. Nothing that dangles | shirt-folded
Hair tied back, rings and bracelets off. | 3. Hair tied, rings off | ring
Your reading glasses. A pencil line is thinner than you remember. | 4. Reading glasses | eyeglasses
~ No gloves at a turning machine, ever. They'll tell you why. | No gloves at machines | prohibit
And something you can shake out on the porch.
> Check with {brand} about glasses and earmuffs before you buy any. | Glasses and earmuffs? | goggles
> Pack a sandwich for your day at {brand}. Sawing makes you hungry. | Pack a sandwich | bread

cost: What you pay for in a woodworking course
* The wood's the cheap part of a woodworking course. | Wood is the cheap part | tree
* Why does one course cost more than another? | Why does it cost more? | tag
* Two courses, both a weekend, and very different prices. Look closer. | Two prices, one weekend | scales
A teacher with four students has time to take your hands and move them. | Few students, more help | users
A bench, a vise and a row of sharp tools for everybody costs a lot before you arrive. | A bench and sharp tools each | table
Some prices include the wood and some don't, and a walnut table isn't a pine box. | Is the wood included? | tree
~ Machines add to it, and so does whatever sucks up their dust. | | fan
Look at what you can do on your own afterward, too. | no: Price per day / yes: What can I do after? | check
> Ask {brand} what's included, down to the glue. | Down to the glue? | list
> Start with an evening at {brand}, if there is one, before a whole course. | Start with one evening | moon

tip: Mark it with a knife
* Put the pencil down for the line that counts. | Pencil down | pencil
* Why draw on wood with a knife? | Why a knife? | knife
* Your chisel keeps slipping off your pencil line. | It slips off the line | pencil-line
A pencil line has a left side and a right side. Which one did you mean? | Left side or right side? | question
A knife line has no width, and it's a little groove. | A knife line is a groove | knife
Set your chisel in it and it stays there, with a click. | The chisel clicks in | check
It cuts the fibers, too, so your saw won't tear them. | Fibers cut, no tearing | scissors
~ First stroke light, second one firm. The other way around it follows the grain. | no: One hard stroke / yes: Light, then firm | hand
> Borrow a marking knife at {brand} and never look back. | Borrow a marking knife | knife
> Draw one line of each on scrap and ask {brand} to chisel both. | One line of each | pencil-line

season(10-2): Something for the dark evenings
* Dark at five, and your hands only scroll. A saw would help. | Dark at five | moon
* What do you do with long evenings? Try wood. | Long evenings? | clock
* Through the workshop window there's light, and somebody's planing. | Light in the window | window
You stand instead of sitting, and you can't hold a phone with dust on your hands. | No phone, dusty hands | phone-slash
The shop smells of pine, and it's warm from people working. | Pine and warmth | tree-evergreen
A carved spoon takes an evening or two, and somebody will stir soup with it. | A spoon, an evening or two | spoon
Walking home you'll look at every chair through every window.
~ Start with something small, so it's finished before it's light again. | no: A wardrobe / yes: A spoon | check
> Give {brand} one evening of the week. | One evening a week | calendar
> Look through the window of {brand} first, if you're shy. | Look through the window | window
`,
})
