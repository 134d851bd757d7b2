import { trade } from './trade.ts'

export const climbingGym = trade({
  id: 'climbing-gym',
  name: 'climbing gym',
  also: [
    'bouldering gym',
    'climbing wall',
    'climbing center',
    'climbing centre',
    'bouldering hall',
    'boulder hall',
    'climbing hall',
    'rock climbing gym',
    'indoor climbing',
    'indoor climbing wall',
    'climbing school',
    'climbing instructor',
    'bouldering center',
    'bouldering centre',
    'rock gym',
    'climbing coach',
    'rope climbing gym',
    'climbing club',
  ],
  way: 'visit',
  customers: 'climbers',
  thing: 'a climb',
  things: 'climbing sessions',
  words: [
    'climb',
    'climbing',
    'climber',
    'wall',
    'hold',
    'rope',
    'harness',
    'bouldering',
    'boulder',
    'chalk',
    'shoe',
    'grip',
    'route',
    'belay',
    'gym',
    'fall',
    'toe',
    'forearm',
    'top',
    'problem',
    'mat',
    'knot',
    'grade',
    'finger',
  ],
  pieces: `
mistake: Hanging on bent arms
* Bent arms get tired on the wall while you're thinking. | Bent arms get tired | timer
* Why are your forearms like stone after two climbs? | Why like stone? | question
* Halfway up the wall, you look for a hold, and your arms burn. | Burning, halfway up | flame
You've pulled yourself close, as if the wall might leave without you. | Hugging the wall
With the elbow bent, the muscle's holding you. It runs out. | Bent: the muscle holds
Let the arm go long, and you hang from the bone. Bones don't get tired. | no: Bent: muscle / yes: Straight: bone | bone
Sink down, bend your knees instead, and look around as long as you like. | Sink down and look | eyes
Then stand up from the legs. They've carried you all your life. | Stand up from the legs | stairs
~ A sloth has figured this out. | Like a sloth
> Climb one easy route at {brand} like a sloth. | One route like a sloth
> Have someone at {brand} watch where you rest. | Where do you rest? | eye

mistake: Standing on the middle of your foot
* Most new climbers step on a hold as if it were a stair. | It isn't a stair | stairs
* Why does your foot slip off such a big hold? | Why does it slip? | question
* There's a nice big hold, you step on it, and now you can't turn. | Now you can't turn | spiral
With the middle of your sole on there, your toes hit the wall and your hips stick out. | Mid-foot: hips stick out
Use the tip. The inside edge, right by the big toe. | Just the big toe | footprints
Now the heel can swing, and you turn like a key in a lock. | Turn like a key | key
Your hip comes in to the wall, and your arm's suddenly longer. | The hip comes in, the arm grows
~ That's why the shoes are so snug. You're meant to feel a pea. | Feel a pea | sneaker
And set it down quietly. A loud foot wasn't looking. | no: A loud foot / yes: A quiet foot | ear
> Climb one at {brand} without a sound. | Without a sound | ear
> Show {brand} your feet, not your arms. | Show your feet | footprints

myth: You don't need strong arms to start
* If you can climb a ladder, your arms will do for climbing. | A ladder's enough | ladder
* Do you need strong arms to climb? | Strong arms needed? | question
* You can't do a single pull-up, so you've never tried the climbing wall. | Not one pull-up | barbell
People with big arms often start worse. They pull, and after three walls they're done. | They pull, and they're done
If you can't pull, you have to be clever. You push with your legs. | Push with your legs | footprints
You lean, you turn sideways, you use the corner. | Lean, turn, use the corner
Look at the ones who float. Their hands hardly close. | Hands hardly close | hand
~ And the walls for beginners lean the other way, like a steep roof. | Like a steep roof | house-line
Fingers get strong by themselves, slowly, over months. | no: First the gym, then the wall / yes: Start on the wall
> Come without a pull-up to {brand}. | Come without a pull-up
> Ask {brand} for a wall that leans the friendly way. | The friendly lean | house-line

how: Who decides where the holds go
* Each color on a climbing wall is somebody's idea. | Each color's an idea | lightbulb
* Who decides where the holds go? | Who decides? | question
* Last week there was a blue route here. Now the wall's bare. | The wall's bare | wall
Somebody unscrews it all, and every hold goes into the wash. | at: First / Off and washed | screwdriver
Then there's a route setter on a ladder, with a drill and a picture in their head. | at: Then / A drill and an idea | ladder
A long reach here, a twist there. | at: Next / A reach and a twist
They climb it, they curse, they move one thing by an inch. | at: Now / Moved by an inch | ruler
Somebody shorter tries it, too. | at: Last / A shorter one tries | people
~ The grade's a guess they agree on. | The grade's a guess
So if you're stuck, ask yourself what they wanted from you here. | What did they want? | question
> Next time at {brand}, guess the trick before you touch it. | Guess the trick | puzzle
> Come to {brand} when the routes are new and nobody knows the answer. | When it's new | spark

how: Four hands on every knot
* Before every rope climb, two people look at one knot. | Two people, one knot | eyes
* What do two climbers check before one leaves the ground? | What do they check? | check
* You're tied in, your hand's on the first hold, and your partner says wait. | "Wait" | hand-palm
It doesn't matter how long you've climbed. Old hands forget, too. | Old hands forget too
Harness first. Is the buckle closed and the strap pulled tight? | 1. The harness
The knot. Does it go through both loops, and does it look like its picture? | 2. The knot | signature
The belay device. The rope's in the right way, and the carabiner's locked. | 3. Device and carabiner | lock
Then you touch it on each other, you don't just nod. | no: Nod / yes: Touch and look | hand
~ It's quicker than chalking up. | Quicker than chalking up | timer
You don't start learning this alone. Somebody shows you, and somebody checks it. | Learn it with someone | people
> Learn the check at {brand}, with somebody watching your hands. | Learn it with someone watching | eye
> How do you get to hold a rope? Ask at the desk of {brand}. | How do I get to belay?

question: Do you need a partner to climb?
* Do you need a partner to go climbing? | "Do I need a partner?" | people
* For bouldering you only need yourself, and you won't be alone for long. | Come alone to boulder | person
* You're free tonight, your friends aren't, and the climbing gym's on the way home. | Friends busy, gym on the way | map-pin
Bouldering's low, with a thick mat under it, and there's no rope to hold. | Bouldering: low, and a mat | mat
So you come alone. You'll stand in front of a problem next to somebody who's stuck, too. | Stuck beside someone
One says, did you try the left foot, and there you go. | "Did you try the left foot?" | speech
For the high walls, somebody holds your rope. Bring them, or take a class to meet them. | High walls: bring someone | users
~ In some places a machine in the ceiling holds it, so ask. | Or a machine holds it | question
Nobody looks odd alone in there. | no: Wait for friends / yes: Go and boulder
> Go to {brand} alone, and get stuck next to someone. | Get stuck beside someone
> Call {brand} and hear what you can climb by yourself. | What can I climb alone? | person

question: How tight should climbing shoes be?
* How tight should a climbing shoe be the first time? | "How tight?" | sneaker
* A climbing shoe should feel like a firm handshake for your toes. | A firm handshake | handshake
* You've squeezed into a rental climbing shoe, and you're walking like a duck. | Walking like a duck | bird
Your toes touch the end, and they may bend a little. | Toes touch the end
Nothing should pinch so much that you think about it on the wall. | Nothing pinches | smiley
No air at the heel. Pull at it, and it stays on. | No air at the heel
The brave ones with curled-up toes are after something else, on steeper walls. | no: Curled up in pain / yes: Snug and flat
~ Between climbs everybody takes their heels out. It looks silly, and it's bliss. | Heels out between climbs
Thin socks or none, and don't walk to the restroom in them. | Not to the restroom | toilet
> Rent first at {brand}, and buy when you know your foot. | Rent first | tag
> Ask {brand} for a size to stand in, not to suffer in. | Not to suffer in | sneaker

comparison: Bouldering or ropes?
* Bouldering is a riddle. Rope climbing is a journey. | A riddle or a journey? | puzzle
* Bouldering or ropes? What do you start with? | What do I start with? | question
* To the left the thick mats, to the right the ropes. And now? | Left or right? | signpost
A boulder's a few hard moves. You try, drop, sit, stare. | Boulder: a few hard moves
You sit more than you climb, and you talk all the time. | You sit and talk | speech
On the rope it's long. You find a rhythm, and you save some for the top. | Rope: long, save some | hourglass
Someone's down there holding you. That's a lot to give and to get. | Someone holds you | handshake
~ Scared of heights? Both can be kind. A boulder is low, a rope is caught. | no: Dislike drops: rope / yes: Dislike heights: boulder
And most people end up with both in their bag. | Most end up with both | bag
> Try one evening of each at {brand}. | An evening of each | calendar
> Tell {brand} if it's heights or drops you mind. | Heights or drops? | question

choose: Look at the easy walls
* Judge a climbing gym by its easy walls, not by its hard ones. | Look at the easy walls | eyes
* How do you tell a good climbing gym on your first visit? | How can you tell? | question
* The climbing gym's all roofs and muscles. Where would you start? | Roofs and muscles | house-line
Are there easy ones that are fun, or is it just a ladder? | no: A ladder in a corner / yes: Easy ones with a trick | ladder
How often does it change? You'll learn a wall by heart. | How often does it change? | repeat
Look down, too. Mats without gaps, shoes that aren't wet, chalk that's been swept. | Mats, shoes, floor | mat
Is somebody in staff clothes walking around, and looking at knots? | Someone who looks at knots | eye
~ Then look at who's there. Do the strong ones talk to the weak ones? | Do strong ones talk to weak? | people
And the hour. Go when you'd go. | Go when you'd go | clock
> Do the easy ones at {brand} and see if you grin. | Do the easy ones | smiley
> Look in at {brand} at your own hour. | Look in at your hour | clock

first: Your first evening on the wall
* The first climb ends at the second hold, when you look down. | You look down | eyes
* What's a first time at a climbing gym like? | My first time | question
* You stand there in tight shoes, with a wall in your face. | A wall in your face | wall
Before that, you sign something and somebody explains it all. Listen, it's about falling. | at: First / Sign and listen | signature
Then pick a color that's full of big handles. Stay in it, hands and feet. | at: Then / One color, big handles | palette
Go up three holds and climb back down. Up five, and down. | at: Next / Up a bit, and down | ladder
Down is how you lose the fear. | Down loses the fear
After an hour, you can't open your water bottle. That's your forearms saying hello. | at: Later / The bottle won't open | drop
~ Go home before the skin does. | Leave while you've got skin | hand
> Trim your nails, eat a bit, and come to {brand}. | Nails and a snack | hand
> Tell {brand} you've never climbed, right at the counter. | Say it at the counter | speech

care: What your hands want after climbing
* Your fingers decide how soon you'll climb again. | It's up to your fingers | hand
* How do you look after your skin when you climb? | How do you keep skin? | hand
* You look at your fingers after climbing, and there's a flap of skin. | A flap of skin | bandaids
First wash it off. Chalk keeps drying you out all night. | Wash the chalk off | hand-soap
Then cream, in the evening, never before you climb. | no: Cream before / yes: Cream after
File the edges of the hard spots flat. A high ridge is what tears. | File the ridges flat
Don't pull at a flap. Trim it, cover it, and give it a few days. | Trim, cover, wait | scissors
~ And change your grip for a bit. Slopers for the tips, big jugs for the palms. | Change your grip
The shoes want air. Not in the bag, not in the sun. | Shoes want air | wind
> Wash your hands at {brand} before you drive home. | Wash before you drive | hand-soap
> Sore tips? Ask {brand} which walls are kind to skin. | Which walls are kind? | hand

checklist: What goes in your climbing bag
* You need less for climbing than for a picnic. | Less than for a picnic | picnic-table
* What do you bring to a climbing gym the first time? | "What do I bring?" | bag
* You're in a store, in front of every harness there is. Wait. | Wait, buy nothing | store
Pants that let your knee come up to your chest. | 1. Pants for a high knee | pants
A shirt you can get dirty, with sleeves or not. | 2. A shirt that may get dirty | t-shirt
Short nails and no rings. A ring can catch, so it really has to go. | 3. No rings, short nails | ring
Water, and something to eat in between. | 4. Water and a snack | orange-slice
Hair tied up, if you're near a rope. | 5. Hair tied up | hair
~ Shoes, harness, and chalk can usually be rented. Ask. | Rent the rest | tag
And a friend, if you've got one. | And a friend | people
> Ask {brand} what there is to rent and leave the rest in the store. | What can I rent? | tag
> Take off your rings at home and come to {brand}. | Rings off at home | ring

cost: What a climbing evening is made of
* A climbing evening costs more than the entry, at least at first. | More than the entry | ticket
* What do you pay for at a climbing gym? | What do you pay for? | tag
* Entry, shoes, chalk, harness. You count it up at the desk. | You count it up | calculator
You pay to go in, and then you stay as long as your arms do. | As long as your arms | clock
Shoes and chalk cost extra until you've got your own. | Shoes and chalk are extra | sneaker
For ropes there's usually a lesson first, because you'll be holding somebody. | Ropes: a lesson first | graduation-cap
Then there are passes. Count the evenings you'd really come. | Count your real evenings | calendar
~ Some have cheap hours when the walls are empty. | Are there cheap hours? | question
If you go weekly, your own shoes are the first thing that pays off. | no: Rent forever / yes: Own shoes when you're a regular
> Ask {brand} what a first evening costs with all of it. | All of it, please | receipt
> Count your evenings, then talk to {brand} about a pass. | Count your evenings | calendar

tip: Climb it with your hands in the air first
* Before you touch the wall, climb it with your hands in the air. | Hands in the air | hand
* Why do good climbers wave at the wall? | Why do they wave? | hand-waving
* Somebody stands in front of the boulder and conducts an orchestra. | An orchestra? | music
They're reading. Left hand there, right hand there, and now the left's crossed. | They're reading | eyes
You find the trap on the ground, where you can think and your arms are free. | Find the trap down here
Start at the top and read backward. Which hand finishes? | Read it backward | rewind
Then look for the feet, because nobody does. | Look for the feet | footprints
~ Chalk marks tell where others held on. Black rubber tells where they stood. | Chalk and rubber tell
If your plan breaks up there, come down and make another. | no: Up and hope / yes: Read, then climb | puzzle
> Stand on the mat at {brand} and wave. | Stand and wave | hand-waving
> Let someone at {brand} read the same one, and compare. | Read it together | people

season(11-2): Cold fingers need a slow start
* Cold fingers lie. They tell you the hold's fine. | Cold fingers lie | snowflake
* How do you warm up for climbing in winter? | How do you warm up? | thermometer-cold
* You come in from the cold, and your hardest boulder's free. Don't. | Cold hands, hard boulder | hand-palm
Stiff fingers can't feel how hard they're pulling. | Stiff fingers can't feel
Jump, swing your arms, make a fist and open it till your hands are pink. | Jump, swing, open and close | hand-fist
Then a few climbs you could do while talking. | A few you can chat on | speech
Big holds first. Small edges when you're sweating. | no: Small edges first / yes: Big holds first
~ Keep your shoes in the house, not in the trunk. Cold rubber's like plastic. | Shoes out of the trunk | car
And wear a hat between the tries. Everyone does. | A hat between tries | beanie
> Come to {brand} with gloves on, and with time. | Gloves on, and time | hourglass
> Warm up on something silly at {brand}. | Warm up on something silly | wall
`,
})
