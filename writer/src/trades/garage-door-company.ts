import { trade } from './trade.ts'

export const garageDoorCompany = trade({
  id: 'garage-door-company',
  name: 'garage door company',
  also: [
    'garage door repair',
    'garage door service',
    'garage door installer',
    'garage door installation',
    'garage door technician',
    'garage door specialist',
    'garage door contractor',
    'overhead door company',
    'garage door opener repair',
    'garage door opener installer',
    'garage door spring repair',
    'garage door replacement',
    'roller door company',
    'roller door installer',
    'up and over door repair',
    'garage doors',
    'gate and garage door company',
    'commercial overhead doors',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a garage door repair',
  things: 'garage door repairs',
  words: [
    'garage',
    'door',
    'spring',
    'opener',
    'remote',
    'track',
    'roller',
    'cable',
    'hinge',
    'sensor',
    'panel',
    'motor',
    'chain',
    'belt',
    'seal',
    'driveway',
    'handle',
    'button',
    'bang',
    'wheel',
    'car',
  ],
  pieces: `
mistake: Fixing the spring yourself
* Leave the spring on your garage door alone. Really. | Leave it alone | hand-palm
* Can you change a garage door spring with a video and a wrench? | A video and a wrench? | wrench
* You've got the new spring, two screwdrivers and a free afternoon. | Two screwdrivers? No | screwdriver
That spring lifts a door as heavy as two grown men, and it's wound up right now. | It's wound up right now | spiral
It stores all that in a few feet of wire. When it slips, the tool is what flies. | The tool flies | warning
The cables and the bottom brackets hang on it, too. Don't loosen those either. | Cables and brackets, too
What you can do is the rest. Oil, sweep, wipe, change a battery. | no: Spring and cables / yes: Oil, wipe, batteries | battery-full
~ There are proper bars for winding it, and people who've done hundreds. | It takes the proper bars
> Park outside, leave the door down, and call {brand}. | Door down, and call | phone-call
> Already loosened something? Tell {brand} exactly which bolt. | Which bolt was it?

mistake: Grease on the tracks
* The tracks of a garage door don't want grease. | No grease there | prohibit
* The door's squealing. Where does the oil go? | Where does it go? | drop
* You've got the can in your hand, and the garage track looks thirsty. | The track looks thirsty | drop
The rollers are meant to roll in there. On grease they slide, and grit sticks. | They should roll, not slide
After one summer it's a black paste, and the door jerks. | It turns to black paste | sun
So wipe the tracks with a rag, and leave them dry. | no: Grease the track / yes: Wipe the track dry | towel
The thirsty parts are hinges, metal rollers, and the spring. Garage door spray, a little. | Hinges, rollers, spring | spray-bottle
~ Nylon rollers only want it at the little bearing in the middle. | Nylon: only the bearing
Then run it up and down twice, and wipe what drips. | Up, down, wipe | towel
> Still squealing after that? Record it and play it to {brand}. | Still squealing? | ear
> Ask {brand} which spray, and point to where. | Which spray, and where?

myth: The opener lifts the door
* The little motor on the ceiling doesn't lift your garage door. | It doesn't lift it | garage
* How does such a small motor lift such a heavy door? | So small a motor? | engine
* Pull the red cord, and lift the door with one hand. You can. | One hand | hand
The springs carry the weight, like a friend at the other end of the couch. | The springs carry it | couch
The opener only gives it a nudge, up or down. | The opener nudges
So when it strains and stops, a stronger motor isn't the cure. | no: A stronger motor / yes: Look at the springs | magnifier
If the door's suddenly too heavy to lift, a spring's gone or a cable's off. | Too heavy? A spring's gone | warning
~ Then don't keep pressing the button. You'd burn up the motor on top. | Stop pressing
> Door down, cord pulled, too heavy? Tell {brand} just that. | Too heavy to lift? | phone
> Before you buy a bigger motor, have {brand} feel the door. | Feel the door first

how: How somebody checks the balance
* A good garage door stays where you leave it. | It stays put | garage
* How do you know if the springs are still right? | Are they still right? | scales
* The first thing a technician does is unhook the opener from the door. | First, unhook it | hand
With the door shut, it's taken off the motor, and now it's all springs. | at: First / Only the springs
It's lifted by hand to about the waist, and let go. | at: Then / Up to the waist | hand
If it floats there, it's balanced. | at: Floats / Balanced | check
If it sinks, the springs are tired. If it climbs, they're wound too tight. | no: Sinks or climbs / yes: Floats | scales
Then it's down to rollers, hinges and the cables, looking for frayed strands. | at: Then / Rollers, hinges, cables | magnifier
~ A sinking door wears out the motor a little every day. | It wears out the motor
> Ask {brand} to let you feel the weight, once before and once after. | Feel the difference | hand
> Count how often a day your door goes up, and tell {brand}. | How often a day? | repeat

how: What they do about a broken spring
* The spring broke, and both get changed. There's a good reason. | Both get changed | repeat
* Why change two garage door springs when only one broke? | Why both? | question
* Above your garage door, the coil has a gap in it. | A gap in the coil | eye
They've lifted the same door the same number of times. | They're the same age | hourglass
If one's had enough, the other's nearly there. | The other's nearly there
First the door is clamped, so nothing can move. | at: First / Clamp the door
The good one is unwound, slowly, with two bars. | at: Then / Unwind with bars | tool
New ones are chosen by the door's weight, and that's measured. | at: Then / Weigh the door | scales
Then they're wound, turn by turn, and somebody counts out loud. | at: Next / Wind and count
~ At the end it's the waist test again. | at: Last / Does it float?
> Wait with the car outside, and tell {brand} if another one's trapped inside. | Is a car trapped? | car
> Tell {brand} the width of the door and how many windows are in it. | How wide, how many windows? | ruler

question: Why does the door go back up?
* It touches down, thinks about it, and the door goes back up. | Back up again | garage
* "Why won't my garage door stay shut?" | "Why won't it stay shut?" | question
* You're in the driveway, and for the third time the door goes back up. | For the third time | car
Low on both sides there's a little eye. They look at each other. | Two little eyes | eyes
If something's between them, the door won't come down. It's there for kids and cats. | For kids and cats | cat
So look. A broom, a leaf, a spider's web. | 1. Anything between? | broom
Wipe both lenses with a soft cloth. | 2. Wipe the lenses | towel
See if both little lights are steady. If one blinks, it's been bumped. | 3. Steady lights? | lightbulb
~ Low sun shines right in, at the same time each day. Hold up a hand. | 4. Low sun? | sun-horizon
Don't tape over them or tie them together. | no: Tape over it / yes: Wipe and line up
> Both lights on and still no? Tell {brand} how far down it gets. | How far down?
> Count the blinks of the opener, and tell {brand}. | Count the blinks | lightbulb

question: What was that bang?
* A bang in the garage like a gunshot, and nobody's in there. | Nobody's in there | ear
* "There was a bang, and now the garage door won't open." | "There was a bang" | garage
* Everyone's in bed, and in the garage something goes off. | Something goes off | bed
In the morning the door lifts a few inches and stops. | A few inches, then it stops | hand
Look above the door. There's a long spring on a bar, and it's in two pieces. | Look above the door | eyes
It had been wearing for years, and cold nights finish them off. | Cold nights finish them | snowflake
Nothing else has to be broken. It's the most common repair there is on these doors. | Nothing else may be broken
Don't try to lift it, and keep the button out of reach. | no: Push harder / yes: Leave it shut | hand-palm
~ If it's stuck halfway up, nobody walks under it. | Halfway? Nobody under it | warning
> One spring or two up there? Look, and tell {brand}. | One or two?
> Car inside and work at nine? Start your call to {brand} with that. | Start with that | phone-call

comparison: Chain or belt
* If there's a bedroom above your garage, you'll care about this. | Who sleeps above? | bed
* Chain or belt for the opener? | Chain or belt? | question
* It's five in the morning, someone leaves, and the garage wakes the house. | Five in the morning | alarm
A chain is like a bicycle's. It's tough, it's plain, and it rattles. | Chain: tough and loud | bicycle
A belt is rubber with something strong inside. It hums. | Belt: it hums | wave-sine
Both pull the same door. Heavy wood may rather have the chain. | Heavy wood: maybe chain
There's also a kind that sits on the wall beside the door, and leaves the ceiling free. | Or on the wall | wall
~ A lot of the noise isn't the motor, though. It's loose hinges and old rollers. | Or is it the rollers?
So listen first, with the cord pulled, by hand. | no: New opener first / yes: Listen first | ear
> Tell {brand} what's above the garage and who gets up when. | Who's above? | home
> Have {brand} raise it by hand, and you'll both hear where the noise is. | Where's the noise? | ear

choose: Choosing someone for the garage door
* The cheap spring ad is where the trouble starts. | The cheap ad | tag
* How do you choose somebody for the garage door? | How do you choose? | question
* The garage won't open, you're late, and the first ad says almost free. | "Almost free" | phone
On the phone, ask for a range, with parts, before anyone drives. | 1. A range, with parts | invoice
Ask how they choose the spring. "By the weight" is what you'd like to hear. | 2. How's it chosen? | scales
Ask how long spring and labor are guaranteed, each by itself. | 3. Guaranteed how long? | shield
Be slow if a broken spring suddenly means a whole new door. | 4. New door? Slowly | hand-palm
Ask to keep the old part. | 5. Keep the old part
~ And see if the name on the van is the name in the ad. | 6. Same name on the van? | van
> Use that list on {brand}. | Use the list | list
> Let {brand} show you what's worn before you say yes to more. | Show me | eye

first: When the technician comes
* They'll ask you to open the garage, and then they'll just watch it. | They just watch | eyes
* What happens when somebody comes for the garage door? | What happens? | question
* There's a bicycle, a kayak and a freezer in front of the garage opener. | Kayak in the way | boat
First it runs once as it is, and somebody listens. | at: First / Watch and listen | ear
Then the opener's unhooked, and the door's moved by hand. | at: Then / By hand | hand
Springs, cables, rollers, hinges, from one side to the other. | at: Then / Side to side | magnifier
You're told what's worn, what's broken, and what's only loud. | at: Next / Worn, broken, loud | list
Once that's fixed, the sensors and the reverse get tried, with a board on the floor. | at: Last / Try the reverse | repeat
~ Practice the red cord together before they leave. | And the red cord | hand-grabbing
> Make room on both sides of the door before {brand} comes. | Room on both sides
> Leave the car outside, {brand} will want the door up and down. | Car outside | car

care: Five minutes, twice a year
* Your garage door is the biggest thing in the house that moves. | The biggest thing that moves | garage
* What does a garage door want from you? | What does it want? | question
* Stand in the garage, close the door, and look at it from inside. | Look from inside | eyes
Listen while it runs. Scraping, banging, or a groan tell you where to go. | 1. Listen | ear
Look at the cables, left and right. Any frayed wires, call. | 2. Look at the cables | eye
Wipe the tracks, and spray hinges and rollers. | 3. Wipe and spray | spray-bottle
Hand-tighten nothing on springs or bottom brackets. The hinge screws are yours. | no: Brackets and springs / yes: Hinge screws | screwdriver
Lay a board on the floor and let it close. It should come back up. | 4. The board test | repeat
~ Rub some silicone into the rubber at the bottom. | 5. The bottom seal
> Doesn't come back up from the board? Stop using it and call {brand}. | Won't reverse? Call | phone-call
> Note what groaned, left or right, and tell {brand}. | Left or right?

checklist: Before you call about the garage door
* Your garage door's dead. Look at the little lock button first. | The little lock button | lock
* What should you check when the garage door won't open? | What to check? | list
* You press the remote again, closer, harder, with your arm out the window. | Arm out the window | car
Does the button on the wall work? Then it's the remote. | 1. Does the wall button work? | button
New battery, and mind which way it goes in. | 2. New battery | battery-full
Does the opener have power? Try a lamp in its outlet. | 3. Power in the outlet? | plug
Is the lock light on? One long press on the wall button turns it off. | 4. Is it locked? | lock
Has someone pulled the red cord? Then it's only unhooked. | 5. The red cord | hand-grabbing
~ Is there a slide bolt shut on the inside? | 6. The inside bolt
If the motor hums and nothing moves, stop. | no: Press on / yes: Hums? Stop
> Tell {brand} which of those you tried. | Which did you try? | phone-call
> Read {brand} the name on the motor, it's on the side. | Name on the motor | tag

cost: What a garage door repair depends on
* A garage door's price is in its weight. | It's in the weight | scales
* Why do they ask about windows in the garage door? | Why windows? | window
* Your neighbor's repair was cheap. His garage door is tin, and yours is oak. | Tin or oak? | house-line
A heavier door needs bigger springs. Glass, insulation, wood, it all adds up. | Heavier: bigger springs | barbell
A double door hangs on two, a single often on one. | Single or double? | ruler
What broke on the way? A cable that jumps can bend a track. | What else bent?
One cracked panel can sometimes be swapped, if it's still made. | Is the panel still made? | puzzle-piece
And there's Sunday night, with the car inside. | Sunday night | moon
~ Old doors in odd sizes have to wait for parts. | Odd sizes wait | hourglass
> Stand back in the driveway and take a photo for {brand}. | Photo from the driveway | camera
> Ask {brand} what it costs if it's only the spring, and what if it's more. | Only the spring, or more? | invoice

tip: Learn the red cord before the storm
* Pull the red cord in your garage once, on a nice day. | On a nice day | sun
* How do you open the garage in a power outage? | Power's out. Now what? | power
* No power, work in an hour, and the car's in the garage. | Car's inside | car
There's a red handle hanging from the rail. It unhooks the door from the motor. | The red handle | hand-grabbing
Only do it with the door down. With a broken spring, an open one could drop. | no: Door up / yes: Door down | warning
Pull it, then lift the door by its handle. If that isn't easy, let go. | Heavy? Let go | hand
To hook it up again, check the manual for which way the cord goes. | Check how it hooks up again | book
~ And if it's your only way in, have a key for it. | Only way in? Get a key | key
> If it's too heavy to lift by hand, that's for {brand}. | Too heavy? | phone
> Practice it once with {brand} standing beside you. | Practice it once

season(12-2): The door that's frozen to the floor
* It isn't stuck. Your garage door is frozen to the ground. | Frozen to the ground | snowflake
* Why won't the garage door open on an icy morning? | Icy morning | thermometer-cold
* You press the button, it groans, and the garage door doesn't budge. | It groans | button
Water ran under the rubber and froze. Now it's glued. | Glued by ice | drop
If you press again, the motor pulls, and the rubber tears, or a gear strips. | Press again: it tears | warning
So pull the red cord, with the door down, and go outside. | Cord first, go outside | hand-grabbing
Work along the bottom with a plastic scraper, or a hair dryer. | no: Press, press, press / yes: Scraper or hair dryer | hair-dryer
Sweep the wet out afterward, and dry the rubber. | Then dry it | towel
~ A thin film of silicone on the seal before the frost, and it lets go. | Silicone before frost
> Does water run in under it? Show {brand} where. | Where does it run in? | drop
> Torn at the bottom? Measure the width for {brand}. | Torn? Measure it | ruler
`,
})
