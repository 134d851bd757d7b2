import { trade } from './trade.ts'

export const pestControl = trade({
  id: 'pest-control',
  name: 'pest control company',
  also: [
    'pest control',
    'pest control service',
    'exterminator',
    'pest exterminator',
    'pest management',
    'pest management company',
    'pest controller',
    'pest removal',
    'rodent control',
    'rat catcher',
    'termite control',
    'termite inspection',
    'bed bug treatment',
    'bed bug exterminator',
    'mosquito control',
    'wasp nest removal',
    'ant control',
    'wildlife removal',
    'wildlife control',
    'fumigation company',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a treatment',
  things: 'pest control',
  words: [
    'ant',
    'mouse',
    'mice',
    'rat',
    'wasp',
    'nest',
    'bug',
    'roach',
    'cockroach',
    'termite',
    'spider',
    'pest',
    'trap',
    'bait',
    'hole',
    'kitchen',
    'spray',
    'dropping',
    'crumb',
    'insect',
    'exterminator',
    'bed',
    'moth',
    'hornet',
    'rodent',
  ],
  pieces: `
mistake: Spraying the ants you can see
* The ants you see on the counter are only the ones at work. | Only the ones at work | bug
* Why are the ants back two days after you sprayed? | Why are they back? | question
* A black line of ants across the kitchen, and you reach for the spray. | You reach for the spray | spray-bottle
You've hit a few. The nest hasn't noticed. | The nest hasn't noticed | home
It's in the wall or under the patio, with the queen, laying. | The queen keeps laying | crown
And some kinds, when you scare them, split up and start two nests. | Some kinds split up
Leave the trail alone, and see where it goes. | no: Spray the trail / yes: Follow the trail | footprints
~ Wiping it with soapy water hides the smell they walk by. Do that last, not first. | Wipe it last | drop
Bait works the other way around. They carry it home themselves. | Bait gets carried home
> Follow the trail to where it vanishes, and tell {brand} that spot. | Where does it vanish?
> Sprayed already? Tell {brand} with what, or the bait may stand there untouched. | Say what you sprayed | spray-bottle

mistake: Stuffing the hole where the wasps go in
* Don't plug the hole where the wasps go in. | Don't plug it | prohibit
* Can you just close the hole the wasps are using? | Just close it? | question
* There's foam in your hand, and a wasp flying into the wall. | Foam in your hand | home
They've got a nest in there, and they want out. | They want out
If the front door's shut, they look for another one. | So they find another door
They can chew through drywall, and then they're in the bedroom. | Into the bedroom | bed
So leave the hole open, stay back, and watch where they go for a minute. | no: Foam in the hole / yes: Watch from a distance | eye
~ Close that window upstairs, it's often right beside it. | Window shut | window
The hole gets closed when the nest is empty, not before. | First empty, then closed
> From where you stand, take a video of the spot for {brand}. | A video from far off | video-camera
> Somebody in the house allergic to stings? Say that to {brand} first. | Allergic? Say it first | phone-call

myth: Bed bugs and dirty houses
* Bed bugs don't care if you've vacuumed. | They don't care | bed
* Do bed bugs come from a dirty house? | From dirt? | question
* The hotel was spotless, and still a bug came home in the suitcase. | It came in the suitcase | suitcase
They don't want crumbs. They want a sleeping person. | They want a sleeper | moon
They travel in bags, in coats, in the used armchair from the street. | In bags and armchairs | armchair
So the cleanest house on the road can have them. | no: Dirty house / yes: Any bed will do
What a tidy room does is give them fewer places to hide. | Tidy: fewer hideouts
~ Look along the seams of the mattress with a flashlight, for dark little dots. | Look along the seams | flashlight
And don't carry your blanket to another room. You'd be carrying them. | Stay in your room
> Tape one to a piece of paper for {brand}. It saves guessing. | Tape it to paper
> Tell {brand} early. Nobody there will be surprised. | Tell them early | phone

how: How a technician reads a kitchen
* A kitchen tells you who's been there, if you lie on the floor. | Lie on the floor | magnifier
* What is the exterminator looking at under the sink? | What's under there? | flashlight
* Somebody's on your kitchen floor with a flashlight, and hasn't sprayed a thing. | Looking, not spraying | flashlight
Droppings come first. Like rice, pointed, that's a mouse. Like pepper, that's a roach. | at: First / Droppings
Then grease. A mouse rubs along the same edge each night and leaves a dark smear. | at: Then / Dark smears on edges
Gnawed corners show pale wood when they're fresh. | at: Next / Is it freshly gnawed? | eye
Then the pipe that goes into the wall, and the gap around it. | at: Then / The gap around the pipe | pipe
~ A bit of flour on the floor overnight, and you've got footprints. | Flour shows footprints | footprints
Once you have who, where from and how many, you pick what to do. | at: Last / Who, where from, how many | list
> Don't sweep before {brand} has looked. Droppings are evidence. | Don't sweep yet | broom
> Show {brand} where you've heard it, and at what hour. | Where, and what hour? | ear

how: Why good bait is slow
* If a bait kills an ant on the spot, it's no good. | Too quick is no good | timer
* Why are there more ants after the bait went down? | Why more of them? | question
* You put the bait down, and half an hour later there's a party. | A party | confetti
That's what you want. They've told the others. | That's what you want | check
They eat, they walk home, and they feed the nest from mouth to mouth. | They feed the nest | home
If they dropped dead on the way, nobody at home would get any. | no: Dead at once / yes: Home first
So it's made to take its time. | It's meant to take time | hourglass
Leave them alone, don't wipe, don't spray, don't move it. | Leave it alone
~ It has to smell better than what's in your kitchen, so put the honey away. | Put the honey away | jar
Then one morning the line is thin, and then it's gone. | Then the line gets thin
> Count how busy it is on day one and day three, and tell {brand}. | Day one and day three | note-pencil
> Before you add a second product, check with {brand}. | One product at a time | phone

question: Do you have to leave the house?
* "Do I have to leave the house when it's treated for bugs?" | "Do I have to leave?" | home
* What about the cat when the exterminator comes? | And the cat? | cat
* You've got a baby on the floor, a fish tank, and ants. | Baby, fish, ants | baby
It depends on what's used, and where. A bait in a crack isn't a fog in a room. | It depends what and where
So ask what it's called, and ask for the sheet about it. | 1. Ask for the sheet | file-text
Ask where exactly it goes. | 2. Ask where it goes
Ask when people can come back in, and when a cat can. | 3. When can the cat be back? | cat
~ Fish and birds are touchy, so ask about those by name. | 4. Fish and birds: ask | fish
If you're pregnant or have asthma, say so before the visit. | Tell them beforehand | speech
> Tell {brand} everyone who lives with you. The goldfish counts. | Everyone, also the goldfish | fish
> Have the answers from {brand} before the day, so you can plan an outing. | Answers before the day | calendar

question: Why there are more bugs after the treatment
* More roaches the day after isn't bad news. | It isn't bad news | bug-beetle
* "Why do I see more bugs now, after they sprayed?" | "Why more than before?" | question
* You turn on the kitchen light, and there's one in plain view. | In plain view | lightbulb
What's in the cracks has been disturbed, so they come out in daylight. | They're disturbed
They're slow, they're confused, and they weren't meant to be seen. | Slow and confused
And what hatches from eggs comes later. Most products don't get eggs. | Eggs hatch later | egg
That's why there's often a second visit. | Hence a second visit | calendar
What you don't want to do is mop the edges. | no: Mop the edges / yes: Leave the edges
~ Write down what you see and where. After a while it should be less. | Write it down | note-pencil
> Still as many after the time {brand} told you? Call them. | Still as many? Call | phone-call
> Ask {brand} what you'll see in the first days, so it doesn't scare you. | What will I see?

comparison: Flying ants or termites
* Those are wings on the windowsill. Whose, though? Look at the bug's waist. | Look at the waist | magnifier
* Flying ant or termite, how do you tell? | Ant or termite? | question
* A swarm by the window, little wings everywhere, maybe ants. | Ants, maybe | window
Take one and put it on white paper. | Put one on white paper | magnifier
An ant has a waist like a wasp. A termite's the same width all the way. | no: No waist: termite / yes: Thin waist: ant
An ant's feelers have an elbow. A termite's are straight, like a string of beads. | Elbow or beads? | eye
An ant's front wings are longer. A termite has four alike. | Wings alike? Termite
~ A pile of wings and nobody in them is a termite habit, too. | Only wings lying there
Either way, keep a few in a jar. | Keep some in a jar | jar
> Bring the jar when you talk to {brand}. | The jar comes along
> Send {brand} a sharp photo, with a coin beside it. | A photo with a coin | camera

choose: Choosing who you let spray
* Ask what the bug is before you ask the price. | What is it? | bug
* How do you choose an exterminator? | How do you choose? | question
* On the phone, a price, and nobody's asked which pest you've got. | Nobody asked which | phone
Who asks more, you or them? Good ones want to know where, when, how long. | 1. They ask a lot | chat-circle-text
Do they look before they treat? | 2. They look first | flashlight
Do they tell you how it's getting in, and how to shut that? | 3. How does it get in? | door
Do you get told what's used, in writing? | 4. What's used, in writing | file-text
~ And what happens if it comes back? | 5. What if it's back? | repeat
Anybody who only sprays will be seeing you again. | no: Only sprays / yes: Closes the door too
> Ask {brand} how they think it's getting in. | How does it get in?
> Read {brand} your five questions from the phone. | Read out the five | phone-call

first: The first visit
* On the first visit, it's the exterminator who crawls. | Mostly crawling | flashlight
* What does an exterminator do on the first visit? | What happens first? | question
* You point at the spot in the kitchen, and they walk right past it. | They walk past it | footprints
First come the questions. What did you see, when, how many, what did you try? | at: First / Questions | speech
Then outside, all around. Vents, pipes, the gap under the door. | at: Then / All around outside | home
Then inside, where it's warm and damp and nobody looks. | at: Then / Warm and damp spots | drop
You're shown what was found. Ask to see it, even if it's ugly. | at: Next / See what was found | eye
Then there's a plan, and it includes things for you to do. | at: Last / A plan, with your part | clipboard
~ If it's the crumbs, somebody will say so nicely. | Crumbs, said nicely | cookie
> Say honestly what you've already sprayed when {brand} asks. | What did you spray?
> Empty the cabinet under the sink before {brand} comes. | Empty under the sink | sink

care: How to make your house boring for bugs
* Make your house boring, and most bugs move on. | Make it boring | home
* How do you keep bugs out once they're gone? | Keep them out? | shield
* Kneel at the door. Light underneath is a way in for a bug. | Light under the door? | sun
A gap you see light through is a gap a spider walks through. | Light means a way in | door
So put a sweep on the door, and mesh on the vents. | 1. Door sweep, mesh | brush
Pull the firewood and the mulch away from the wall. | 2. Firewood off the wall | log
Cut the bushes back, so nothing touches the house. | 3. Bushes off the house | plant
Fix the drip. Roaches can wait for food, but they need water. | 4. Fix the drip | drop
~ And pet food is a restaurant, so take it in at night. | Pet food in at night | bowl-food
> Walk around the house with {brand} once, and make it a list. | Walk and list | list
> The gap you can't close, ask {brand} what it wants. | The gap you can't close

checklist: Before the kitchen is treated
* Before a kitchen gets treated, it looks like moving day. | Like moving day | box
* What has to be ready before the exterminator comes? | What has to be ready? | list
* All your plates are on the bed, and that's how the exterminator likes it. | Plates on the bed | bed
Empty the lower cabinets, so the corners can be reached. | 1. Lower cabinets empty
Food and pet bowls go in boxes with a lid. | 2. Food in lidded boxes | box
Pull the stove and the fridge out a hand, if you can. | 3. Stove and fridge forward | oven
Clean before, not after. Grease covers up the bait. | 4. Clean before, not after | spray-bottle
Cover the fish tank, and turn off its air. | 5. Cover the fish tank | fish
~ Take the trash out. | 6. Trash out | trash
> Check with {brand} which of these you need. Maybe not all of them. | Which do you need?
> Can't move the fridge? Tell {brand} before the day. | Can't move it? Say so

cost: Why the price starts with which one
* "What's it cost to get rid of bugs?" Which bugs, though? | Which bugs? | bug
* Why do bed bugs cost so much more than ants? | Why more than ants? | bed
* Your neighbor paid little for his ants. You've got something else. | You've got something else | house-line
Ants can be done with a bait and some patience. | Ants: bait, patience
Bed bugs mean every seam in the room, and coming back. | Bed bugs: every seam | bed
Termites can mean the whole way around the house. | Termites: all around | home
Then there's how long it's been going on. Early is a corner, late is a floor. | no: Late: a whole floor / yes: Early: one corner | clock
~ In an apartment house it may be the neighbor's wall, too. | Next door too? | building-apartment
And mice cost the closing of holes, more than the traps. | Mice: closing the holes | wall
> Tell {brand} when you saw the first one. Be honest. | When was the first one? | calendar
> Know what's included before you say yes. Ask {brand} how many visits. | How many visits?

tip: A pencil and some steel wool
* If a pencil fits in the hole, so does a mouse. | If a pencil fits | pencil
* How small a hole can a mouse get through? | How small? | question
* Take a pencil, go around the house, and look for mouse doors. | Pencil in hand | pencil
A mouse goes where its head goes. The rest is soft. | The head decides
Look where pipes and cables come through the wall. Under the sink, behind the stove. | Where pipes come in | pipe
Foam alone is a snack. They chew right through. | no: Foam alone / yes: Steel wool, then sealant
Stuff in steel wool or copper mesh, tight, and seal over it. | Stuff it, seal it | wall
~ Only do it when you know nobody's inside. | Is anyone inside?
Then look at the garage door, down at the corner where the rubber's gone. | And the garage corner | garage
> Put a sticker on each hole the pencil fits, and show {brand}. | Stickers on holes | sticker
> Can't tell if it's old or in use? Ask {brand} to look for fresh droppings. | Old or in use?

season(9-11): When mice come in from the cold
* The first cold night, somebody small moves in. Mice feel it first. | Somebody small moves in | snowflake
* Why do mice come in every fall? | Why every fall? | leaf
* You're in bed, it's October, and there's a mouse running above you. | Running above you | moon
The garden's empty, and your wall is warm. | Your wall is warm | wall
They come up along a pipe or a vine, and in under the eaves. | Up a vine, under the eaves | plant
One in October is a family by the holidays. | no: One now / yes: None by winter
Close the holes while they're still outside. | Close up while they're out | door
Birdseed, dog food and the bag of potatoes go in cans with lids. | Food in lidded cans | jar
~ And set traps along the wall, that's where they run. The middle of the room is for people. | Traps along the wall
> Heard it only at night? Tell {brand} which room, and whether it runs or gnaws. | Runs or gnaws? | ear
> Get {brand} to look at the outside walls while it's still warm. | While it's still warm | calendar
`,
})
