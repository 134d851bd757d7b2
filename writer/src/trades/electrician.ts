import { trade } from './trade.ts'

export const electrician = trade({
  id: 'electrician',
  name: 'electrician',
  also: [
    'electrical contractor',
    'electrical company',
    'residential electrician',
    'master electrician',
    'licensed electrician',
    'local electrician',
    'emergency electrician',
    'electrical service',
    'electrical repair',
    'electrical business',
    'domestic electrician',
    'sparky',
    'home wiring',
    'rewiring company',
    'lighting installer',
    'ev charger installer',
    'electrical installation',
    'commercial electrician',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a repair',
  things: 'electrical work',
  words: [
    'outlet',
    'breaker',
    'switch',
    'light',
    'wire',
    'wiring',
    'panel',
    'plug',
    'cord',
    'bulb',
    'lamp',
    'dimmer',
    'circuit',
    'power',
    'electrician',
    'socket',
    'fixture',
    'charger',
    'electricity',
    'cable',
    'electrical',
    'fuse',
  ],
  pieces: `
mistake: The breaker you keep pushing back
* A breaker that trips a second time means it. | The second time, it means it | power
* Kitchen's dark again, and you know the way to the breaker by heart. | Dark again | flashlight
* How often can you push a breaker back on? | Push it back again? | power
Once is fine. Toaster and kettle together, that's a busy morning. | Once: a busy morning | coffee
Unplug something, push it back, and it should hold. | Unplug, then push back | plug
If it goes again with nothing plugged in, leave it off. | Trips with nothing on? Leave it
It's doing the one job it has, which is to let go before a wire gets hot. | It lets go before wires get hot | flame
~ And nobody should ever put in a bigger one so it stops complaining. | no: A bigger breaker / yes: Find out why
> Tell {brand} what was running when it tripped. Even the hair dryer. | What was running? | hair-dryer
> Leave it off, and call {brand} with the name next to that breaker. | Leave it off and call | phone-call

mistake: The outlet that won't hold a plug
* When a plug slides out of the outlet on its own, stop using it. | It slides out? Stop | plug
* You know that outlet. You have to bend the cord a little. | The one you bend the cord for | plug
* Why does the vacuum plug keep falling out of that outlet? | Why does it fall out? | question
Inside are little metal fingers that grip the prongs. Years of pulling, and they go slack. | The grip inside goes slack | hand-grabbing
A loose grip means a small gap, and a gap means heat. | Loose means hot | flame
Touch the cover after the vacuum's been running. Warm is not what you want. | Warm cover? Not good | hand
~ Brown marks around the slots say the same thing, only louder. | Brown marks say it louder | eye
Swapping one outlet is among the smallest jobs there is. | no: Bend the cord / yes: Swap the outlet
> Walk through the house with a lamp, find the loose ones, and give {brand} the list. | Find the loose ones | lamp
> Put a piece of tape over it and call {brand}. | Tape over it, then call

myth: More outlets, more power
* Adding an outlet doesn't add any power. | No new power | plug
* Will one more outlet stop the kitchen breaker from tripping? | Will one more outlet help? | plug
* There's a power strip on the power strip behind your desk. | A strip on a strip | desk
Everything on one circuit shares one wire, all the way back to the panel. | They share one wire | path
A new outlet on that wire is another straw in the same glass. | Another straw, same glass | pint-glass
You've got more places to plug in, and exactly as much to go around. | More plugs, same supply
If the breaker trips today, it'll trip next week, from a nicer wall. | It trips all the same | wall
What you'd need is a second wire from the panel. A new circuit. | no: One more outlet / yes: A new circuit
~ That's a longer job, and it's the one that fixes it.
> Ask {brand} which of the two your kitchen needs. | Outlet or circuit? | oven
> Make a list of what's plugged in on that wall and read it to {brand}. | List what's plugged in | list

how: How a cable gets into a finished wall
* A new outlet in an old wall, and almost no dust. | New outlet, old wall | plug
* How does a cable get into a wall that's already painted? | Into a painted wall? | wall
* Somebody in your attic is fishing, with a wire. | Fishing in the attic | home
First you find out what's in there. Studs, pipes, other cables. | at: First / What's in the wall? | magnifier
A hole the size of the box gets cut where the outlet goes. | at: Then / Cut one small hole | ruler
From the attic or the basement, a drill comes through into the same hollow. | at: Next / Drill from above or below | home
Then a long springy tape goes down, somebody at the hole hooks it, and the cable comes along. | at: Then / Hook it and pull | lasso
~ There's always one that hangs up on something nobody can see. | One always hangs up
What's left to see is an outlet. | at: Last / Just an outlet
> Stand where you want the outlet and send {brand} a photo of that wall. | Photo of the wall | camera
> Before {brand} comes, make a path to the attic hatch. | Clear the attic hatch | ladder

how: What a breaker is watching
* Behind every little switch in the panel, something's watching one wire. | It watches one wire | eye
* What makes a breaker jump? | What makes it jump? | lightning
* Open the panel door. Every one of those breakers guards a wire. | Each one guards a wire | door-open
Run too much on one wire and it slowly warms up. | Too much on one wire | thermometer-hot
A strip of metal in the breaker warms up with it, bends, and lets go. | A strip bends, and lets go
That takes a while, which is why the heater runs ten minutes before it goes dark. | That's why it takes a while | timer
A short is different. A magnet snaps it off before you hear the pop. | A short: off at once | magnet
~ Both times the wire in your wall is what's being saved. | It saves the wire | wall
> Say whether it went at once or after a while. {brand} can do a lot with that. | At once or after a while? | clock
> Count the tripped ones and call {brand} with the number. | Count the tripped ones

question: Half the kitchen is dead
* Half the outlets are dead, and no breaker has tripped. | Dead, and nothing tripped | plug
* "The coffee maker's dead, and so is the outlet, so what now?" | "What now?" | coffee
* Why would three outlets die on the same morning? | Three dead at once? | question
Look for an outlet with two little buttons between the slots. | Find the two buttons | button
One of those can guard a whole row of others, down the counter and around the corner. | One guards a whole row | shield
It might be in the bathroom, or in the garage behind the paint cans. | It may be in the garage | garage
Push reset, firmly, until it clicks. | Push until it clicks | hand-tap
~ Then try the coffee maker again. | Try again | coffee
If it won't stay in, something on that row is wet or worn, so let it be. | Won't stay in? Let it be | drop
> Found the button and it pops right out? That's when you call {brand}. | Pops out? Call | phone-call
> No button anywhere? Tell {brand} which outlets died, and in which rooms. | Which ones died? | list

question: Why the lights dip when the AC starts
* The lights dip for a blink when the air conditioner starts. | A blink, then back | lightbulb
* Why do the lights flicker every time the AC kicks in? | Why do they flicker? | fan
* You're reading, the AC wakes up, and the lamp bows for a second. | The lamp bows | lamp
A motor takes one big gulp to get going, then it sips. | One gulp, then sips | engine
A short dip while it starts is common in many houses. | A short dip: common
Lamps that flicker in one room only point to that room, maybe a loose connection. | One room: look there | lamp
The whole house going bright and dim with no motor running is a different story. | Bright and dim: don't wait | lightbulb
~ That one you don't watch for a week, you call about it the same day. | Same day, not next week | calendar
> Film the flicker with your phone and send it to {brand}. | Film the flicker | video-camera
> Tell {brand} what had just switched on when it dipped. | What had just switched on?

comparison: Warm light or cool light
* The same white bulb can make a kitchen a home or a dentist's office. | Same white? Not at all | lightbulb
* Warm bulb or cool bulb? It depends on what your hands are doing. | Warm or cool? | lightbulb
* Two bulbs over the same table, and one of them looks blue. | One looks blue | table
Warm light is a little yellow, like evening. You want it where you sit down. | Warm where you sit | armchair
Cool light is closer to noon. It's good for a workbench, a closet, a garage. | Cool where you work | toolbox
In a bathroom most people like something in between, because it's kind to a face. | In between for a face | mirror
What never looks right is both kinds in one room. | no: Both in one room / yes: One kind a room
~ The word's on the box, next to a number. Buy the same number. | Same number on the box | box
> Ask {brand} to bring two bulbs and hold them where you cook. | Hold two up and look | cooking-pot
> Choosing fixtures? Talk to {brand} about the bulb first. | The bulb first

choose: How to choose an electrician
* Nobody sees good wiring. So how do you choose? | Nobody sees good wiring | eye-closed
* How do you choose an electrician when you can't judge the work? | How do you choose? | question
* Look into an electrician's van and you've half decided. | Look into the van | van
Ask whether they're licensed and insured, and don't be shy about it. | 1. Licensed and insured | identification-card
Ask if the job needs a permit, and who takes care of it. | 2. Who gets the permit? | stamp
Ask what happens to the walls. Somebody has to close the holes. | 3. Who closes the holes? | wall
Ask if everything will be labeled when they leave. | 4. Will it be labeled? | tag
~ A person who likes the work will enjoy answering. | Good ones like to answer | smiley
Then compare what's written down, line by line. | Compare what's written | clipboard
> Put those questions to {brand} and see how the answers sound. | Listen to the answers | ear
> Ask {brand} for it in writing, line by line. | In writing, please | pen

first: When the electrician comes the first time
* The electrician will want to see your panel first, so clear a path. | Clear a path | path
* First time with an electrician in the house? It starts in the basement. | It starts in the basement | stairs
* What happens when the electrician walks in? | What happens first? | door-open
You tell the whole thing from the start, also the part that seems silly. | at: First / You tell it | speech
Then there's a walk to the panel, and a look under the cover. | at: Then / A look in the panel | flashlight
A tester goes into the outlets. Wires are only touched once they're proven dead. | at: Next / Test, then touch | plug
So the power will be off for a while. Save what's open on your computer. | at: Then / Power off for a bit | floppy-disk
~ And set the alarm clock again afterwards, nobody remembers that. | Then set the clocks | alarm
> Book {brand} for an hour when you can live without the internet. | An hour without internet | wifi-high
> When {brand} comes, show the oddest thing first. The humming switch, say. | The oddest thing first

care: The little button with TEST on it
* One outlet in your bathroom has a button you should press sometimes. | Press it now and then | button
* When did you last press the button on the bathroom outlet? | When did you last press it? | calendar
* Press the test button on the outlet by the sink. Click. | Click | hand-tap
That outlet cuts the power in a blink when electricity goes where it shouldn't, like into water. | It cuts off in a blink | drop
But it has a tiny mechanism inside, and that can get tired without showing it. | It can get tired | gear
So plug in a night light and press test. The light has to go out. | Press test: light goes out | lamp
Press reset, and it has to come back. | Press reset: light comes back | lightbulb
~ It takes less time than brushing one tooth. | | toothbrush
If the light stays on, the outlet isn't guarding anything anymore. | Still lit? It guards nothing | warning
> Light stayed on? Tape the outlet over and call {brand}. | Tape it and call | phone-call
> Test them all, and save the stubborn ones for {brand}. | Test them all | list

checklist: Before the electrician rings the bell
* What should be ready before the electrician comes? Less than you think. | What should be ready? | bell
* The electrician can't reach your panel if the skis are in front. | Skis in front of the panel | person-simple-ski
* Half an hour before the electrician, take a walk through the house. | Take a walk | person-simple-walk
Clear the floor in front of the panel, a big step in every direction. | 1. Room at the panel | footprints
Write down which outlets and lights act up, room by room. | 2. A list by room | list
Note when it happens. In rain, at night, with the dryer on. | 3. When it happens | clock
Find the remote, the manual, the box the new lamp came in. | 4. Lamp, box and manual | lamp-pendant
~ And put the dog somewhere with a door. | 5. Dog behind a door | dog
> Add the small stuff to the list too, the dead doorbell, and hand it all to {brand}. | The small stuff too | bell-slash
> Send {brand} the list the evening before. | Send it the evening before | mail

cost: Why one extra light isn't like another
* One more light in the ceiling. What could be hard about that? | Just one light? | lamp-pendant
* Two neighbors want the same light, and get two different prices. | Same light, two prices | house-line
* Why is one more outlet cheap in the den and pricey in the kitchen? | Cheap here, pricey there? | plug
The fixture is the small part. The way there is the work. | The way there is the work | path
With an open attic above, a cable drops right in. | Open attic: easy | home
With a finished room above, it has to cross every joist on its way. | Finished room above: slow | wall
Brick and plaster take longer than drywall, and somebody has to patch. | Brick and plaster: slower
Then there's the panel. It may have a free space, or it may be full. | Room in the panel? | tray
~ And doing three lights in one go is kinder than three visits. | no: Three visits / yes: Three lights at once
> Collect what you want done in the house and show {brand} the lot. | Collect, then show | list
> Send {brand} a photo of the panel with its door open. | Photo of the panel | camera

tip: Label the panel with two people and a radio
* Some labels in your panel are surely wrong. You can fix that tonight. | Some labels are wrong | tag
* What does the breaker marked "misc" turn off? | What's "misc"? | question
* All you need to label a panel is a friend and something loud. | A friend and some noise | people
Put a radio on loud, plugged in, in the first room. | Radio on, loud | radio
One stays at the panel and turns breakers off, one at a time. | One at the panel | power
When the music stops, that's the one. Shout. | Music stops? Shout | megaphone
Carry the radio to the next outlet, and on through the house. | On to the next room | footprints
~ Do the lights after that, and write in pencil first. | Pencil first | pencil
Write rooms people know. Nobody finds "north bedroom" in the dark. | no: North bedroom / yes: Kids' room
> The breaker that turns off nothing you can find? Ask {brand} about that one. | And the mystery one?
> Hang the list in the panel door. {brand} will find it there, and so will you. | Hang it in the door | note

season(11-12): Lights on the house, cords off the ground
* Before the holiday lights go up, look at the plugs. | Look at the plugs first | plug
* Is that string of lights made for outdoors? | Made for outdoors? | tree-evergreen
* You're on the ladder with a string of lights in your teeth. | Stop on the ladder | ladder
Read the tag. Indoor lights don't have the seals that rain calls for. | Read the tag | tag
Run the string through your hands on the ground, and feel for cracks and bare spots. | Feel for cracks | hand
Where two cords join, get that joint up off the wet ground. | no: Joint in a puddle / yes: Joint off the ground
Plug into an outlet with the two buttons and a proper cover. | Use a covered outlet | cloud-rain
~ And don't shut a door or window on the cord. | Not through the door | door
> If it trips every time it rains, tell {brand} before you try a third string. | Trips in rain? Say so
> Want a switch for the roof lights next year? Ask {brand} when the ladders are away. | A switch for next year? | ladder
`,
})
