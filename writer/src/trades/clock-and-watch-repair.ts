import { trade } from './trade.ts'

export const clockAndWatchRepair = trade({
  id: 'clock-and-watch-repair',
  name: 'clock and watch repair shop',
  also: [
    'clock repair',
    'watch repair',
    'clock repair shop',
    'watch repair shop',
    'watchmaker',
    'clockmaker',
    'horologist',
    'horology',
    'clock restoration',
    'watch restoration',
    'vintage watch repair',
    'watch service center',
    'watch servicing',
    'watch battery replacement',
    'grandfather clock repair',
    'antique clock repair',
    'clock shop',
    'watch shop',
    'clock doctor',
    'watch strap shop',
  ],
  way: 'care',
  customers: 'customers',
  thing: 'a repair',
  things: 'repairs',
  words: [
    'watch',
    'clock',
    'wristwatch',
    'pendulum',
    'spring',
    'gear',
    'battery',
    'strap',
    'crown',
    'dial',
    'tick',
    'hand',
    'mainspring',
    'grandfather clock',
    'movement',
    'glass',
    'time',
    'chime',
    'key',
    'case',
    'watchmaker',
    'oil',
    'gasket',
    'cuckoo clock',
  ],
  pieces: `
mistake: Leaving a dead battery in a watch
* There's a watch in your drawer with a dead battery in it. | A dead one in the drawer | watch
* Does a dead watch battery do any harm? | Does it matter? | battery-full
* You open an old watch, and there's green salt all over the inside. | Green salt inside | warning
An empty battery can leak, sooner or later. | Sooner or later it leaks | drop
What comes out eats copper and steel, and a coil thinner than a hair is right beside it. | It eats the thin coil
So a cheap battery can end a good movement. | no: Leave it in / yes: Take it out now | battery-full
If you won't wear it, have it taken out and leave it empty. | Not worn? Leave it empty | watch
~ A second hand that jumps several marks at once is telling you the battery is low. | The hand jumps? Battery's low | timer
> Go through the drawer tonight and take what's stopped to {brand}. | Go through the drawer | watch
> Does yours jump? Show {brand} before it stops. | Does the hand jump? | timer

mistake: Carrying a clock with its pendulum on
* You're moving the wall clock to another room. Stop its pendulum first. | Pendulum first | clock
* How do you move a clock with a pendulum? | How do I move it? | clock
* One person lifts the clock, and inside something goes boing. | Boing | ear
The pendulum hangs on a strip of steel as thin as foil. | A strip as thin as foil | feather
Tilt the case, and it swings wildly, and the strip kinks or snaps. | Tilt it, and it kinks | link-break
So open the door, stop it, and lift it off. | at: First / Stop it, lift it off | hand
Weights come off next. Mark left, middle and right, because they aren't the same. | at: Then / Mark the weights | pencil
~ In the new spot it has to hang or stand dead firm. A clock that sways stops itself. | no: Swaying / yes: Standing firm | footprints
> Film the works before you take anything off, and ask {brand} if you're unsure. | Film it first | video
> Planning a move? Talk to {brand} before the movers arrive. | Before the movers come | truck

myth: You can't overwind it
* "I overwound it." Every watchmaker hears that, and it's hardly ever so. | "I overwound it" | watch
* Can you overwind a watch? | Can you overwind it? | watch
* Your grandfather's watch is wound tight, and it doesn't move. | Wound tight, and still | watch
A spring that's fully wound is where it should be. It's meant to push. | Fully wound is normal | spiral
If it pushes and nothing goes around, something's holding on. | Something holds on | hand-grabbing
Mostly it's old oil. It's turned to glue between the gears. | Old oil turns to glue | drop
So you wound it, it was full, and it still stood there. That's why it looked like your fault. | no: Wound too far / yes: Gummed up | question
~ Wind until you feel it resist, and stop. You don't have to be shy. | Wind until it resists | hand
> Give {brand} the one you thought you'd broken. | The one you "broke" | watch
> Tell {brand} when it last ran, and when it was last opened. | When did it last run? | calendar

how: What happens when a watch is serviced
* A watch gets taken apart until there's nothing left of it. | Apart, down to nothing | watch
* How do you wash something as small as a watch? | How do you wash it? | drop
* Your watch lies on a tray, in parts smaller than poppy seeds. | Smaller than poppy seeds | magnifier
Every screw goes in its own place, because few are the same length. | at: First / Every screw in its place | screwdriver
All of it takes a bath, so the old oil comes off. | at: Then / A bath for the parts | drop
Worn parts show up under the loupe. | at: Next / Under the loupe | magnifier
On the way back each bearing gets a drop you couldn't see on a needle. | at: Back / A drop of oil each | needle
~ There are several oils in one watch, and a place where none may go.
At the end it's listened to, lying and standing, for days. | at: Last / Days of listening | ear
> Look through the loupe at {brand}, if you get the chance. | Look through the loupe | magnifier
> Ask {brand} to show you what was worn. | What was worn? | gear

how: Why an even tick matters
* Listen to your clock. Tick, tock. Is it even? | Is it even? | ear
* Why does my pendulum clock stop after a few minutes? | Why does it stop? | clock
* Tick. Long pause. Tock. That clock will be silent by tonight. | Tick, and a long pause | hourglass
A pendulum swings left and right, and each time a tooth is let go. | One tooth at a time | gear
If one side's shorter, there isn't enough push on it, and it dies. | One side too short
The clock's often fine. It's the shelf that isn't level. | Often it's the shelf | shelf
Slide a thin card under one corner and listen until the limp is gone. | no: Tick, pause, tock / yes: Tick, tock, tick | ear
~ So forget the spirit level. The ear is better. | | ear
If it still stops, hold your breath, and note where the hands are. They may be touching. | Do the hands touch? | clock
> Record the ticking on your phone and let {brand} hear it. | Record the tick | microphone
> Leave it limping one evening, and tell {brand} what time it stopped. | When did it stop? | clock

question: How long does a watch last between services
* Your watch still runs. Does it need anything? | It runs. Does it need anything? | watch
* How often does a watch need service? | How often? | calendar
* You've worn that watch every day since the wedding, and nobody's opened it. | Nobody's opened it | ring
A car with no oil tells you with smoke. A watch runs on, and grinds. | It runs on, and grinds | gear
Oil dries out on the shelf as much as on the wrist. | Oil dries out anyway | drop
So every few years somebody should look, and it depends on the make. | Every few years | calendar
Watch for signs. It loses time, it stops at night, winding feels sandy. | Losing, stopping, sandy | clock
~ A seal ages, too. Fog under the glass is an emergency, even if it goes away. | Fog? Come right away | cloud-fog
> Set yours by your phone, and in a week tell {brand} how far off it is. | A week, then compare | phone
> Fog under your glass? Pull no knobs and take it to {brand}. | Fog? Go at once | drop

question: Can I swim with my watch on
* Your watch says water resistant on the back. What does it mean? | What does it mean? | drop
* Can you swim with your watch on? | "Can I swim with it?" | swimming-pool
* You're at the edge of the pool with a watch, wondering. | At the edge of the pool | waves
Water's kept out by rubber rings around the crown and the back. | Rubber rings keep it out | ring
They dry out and go flat, like the ring on an old jar. | Rings go flat | jar
So that line on the back was true on the day it was new. | True when it was new | stamp
Hot showers and soap are hard on it, and pulling the crown under water floods it. | no: Crown out, hot shower / yes: Crown in, seals tested | shower
~ Whenever the back's been opened, it should be tested again. | Opened? Test again | gauge
> Ask {brand} if it can be tested before your vacation. | Test it before vacation | sun
> Had the battery changed at a booth? Have {brand} look at the seal. | Who closed it last? | question

comparison: Quartz or a spring in your watch
* One watch has a battery, one has a heartbeat. | A battery, a heartbeat | heartbeat
* Quartz or mechanical watch, and which suits you? | Quartz or spring? | watch
* Look at the second hand. Does it step or does it sweep? | Step, or sweep? | timer
Quartz steps. A crystal hums inside, and it's more exact than any spring. | Quartz = steps and is exact | clock
You pick it up after a month, and it's right. | Right after a month | check
A mechanical one sweeps. It's off by a little, and stands still if it's left alone. | Spring = sweeps, needs you | watch
It can be repaired part by part, as long as somebody makes those parts. | Repaired part by part | gear
~ An automatic winds itself while you wave your arms, so people at a desk wind it by hand now and then. | | hand-waving
> Hold both to your ear at {brand}. | Hold both to your ear | ear
> Tell {brand} how many days a week you'd wear it. | How many days? | calendar

choose: Ask to see where your watch will sleep
* You're handing over your father's watch. What do you ask? | What do I ask? | watch
* Who do you leave an old clock with overnight? | Who do I leave it with? | moon
* Your watch goes over the counter, a slip comes back. Read it. | Read the slip | receipt
Is it written down what it is, with number and scratches? | 1. Number and scratches noted | note-pencil
Is it repaired here, or sent away? Both are fine, if you know. | 2. Here, or sent away? | package
Do they call you before anything's replaced? | 3. A call before replacing | phone-call
Do you get the old parts back? | 4. Old parts come back | gear
~ Say if the dial should stay as it is. What's polished off never comes back. | Don't polish? Say so | prohibit
> Tell {brand} what mustn't be polished. | What mustn't be polished? | sparkle
> Take a photo of the dial before it stays with {brand}. | A photo first | camera

first: Behind the counter somebody listens
* First your watch gets held to an ear. | To the ear | ear
* Your grandfather's watch won't run. Is it dead or asleep? | Dead, or asleep? | watch
* You unfold the handkerchief, and there's a watch that stopped before you were born. | In a handkerchief | watch
Somebody winds it a little, shakes it and listens. Is it broken, or only dry? | at: First / Listen and wind | ear
The back comes off, and a light goes on. | at: Then / Back off, light on | flashlight
Inside, you can often find scratched marks. Whoever repaired it before left their sign. | at: Inside / Old repair marks | signature
Then you hear what it needs, what it might need, and what isn't worth doing. | at: Then / Needs, may need, not worth | list
~ Say whether you want to wear it or just hear it once again. It's a different job. | Wear it, or hear it? | question
> Unfold your handkerchief in front of {brand}. | Unfold it | watch
> Write down what you know about whose it was and tell {brand}. | Whose was it? | note-pencil

care: The same time every day
* Wind your watch when you make coffee, and you'll both have a habit. | Wind it with your coffee | coffee
* How do you treat a watch you have to wind? | How do I treat it? | watch
* You set the watch at midnight and feel something stiff. Stop turning. | Stiff at midnight? Stop | moon
Wind in the morning, off the wrist, so nothing pulls sideways at the stem. | Morning, off the wrist | sun-horizon
On many watches the date gears are engaged late in the evening. Set it then, and a tooth may break. | Never set the date at night | calendar-x
So turn the hands past morning first, then change it. | no: At midnight / yes: With the hands at breakfast time | clock
Keep it away from magnets, such as bag clasps and speakers. | Away from magnets | magnet
~ If it suddenly runs minutes ahead, it may just be magnetized, and that's gone in seconds. | Racing? Maybe magnetized | lightning
> Running fast all at once? Let {brand} check it for magnetism. | Running fast? | magnet
> Show {brand} how you've been winding it. | How do you wind it? | hand

checklist: Before your grandfather clock gets a visit
* Before somebody comes about the big clock, open its door. | Open its door | door-open
* What will they ask about your clock on the phone? | What do they ask? | phone
* The grandfather clock's been silent since the move. Three looks and a call. | Silent since the move | clock
Does the pendulum hang free, or does it brush the back? | 1. Does it brush anything? | eye
Are the weights up, and on the right hooks? The heaviest often belongs on the right. | 2. Weights up, right hooks | barbell
Give it a push. How long until it stops, and where are the hands then? | 3. When does it stop? | timer
Take a picture of the dial, and the name on it. | 4. Photo of the dial | camera
~ Look for the key and the crank, in the bottom of the case and behind it. | The key's often in the case | key
> Have those answers ready when you call {brand}. | Then call | phone-call
> Send {brand} the photo of the dial and one of the works from the side. | Dial and works | images

cost: Why a small watch can cost more than a big clock
* The smaller the watch, the longer the afternoon. | Smaller takes longer | hourglass
* Why is one watch repair so much more than another? | Why so much more? | receipt
* You're holding a watch you paid little for, and the repair's more than that. | More than it cost? | scales
It's the hours. Taking a plain one apart and oiling it takes as long as a fancy one. | Hours, plain or gold | clock
Every extra hand or window on the dial means another layer of gears. | Every extra adds gears | gear
If no one makes the part, it has to be found or made. | Part found, or made | magnifier
Rust is the worst of it. One drop of water can touch everything. | Rust touches everything | drop
~ For a simple quartz, a whole new movement is sometimes the reasonable way. | Quartz: swap the movement | swap
So decide what it's worth to you. | no: What did it cost? / yes: What's it worth to you? | heart
> Ask {brand} what has to be done and what can wait. | What has to be done? | list
> Name a limit to {brand} before it's opened. | Name a limit | wallet

tip: Turn the hands forward
* Never turn the hands of a striking clock back. | Not backward | prohibit
* How do you set a clock that strikes? | How do I set it? | clock
* One finger on the clock's hand, and you're turning it back. Wait. | Wait | hand-palm
Behind the dial, little levers drop as the hand passes. | Levers behind the dial | gear
Turning back can push against them, and on old clocks something bends. | Backward bends them
Go forward, and pause at every hour to let it strike. | no: Back / yes: Forward, let it strike | clock-clockwise
Push the long hand. The short one follows by itself. | Push the long hand | hand-pointing
~ If the count's off after, most can be coaxed. Don't force it with the small hand.
When you'd have to go back an hour, just stop it for that long and have a coffee. | An hour back? Stop and wait | coffee
> Strikes nine at four? Describe it to {brand}. | Strikes nine at four? | question
> Ask {brand} whether yours is one that minds. | Does yours mind? | clock

season(10-11): The night the clocks go back
* Soon the clocks go back. Yours with the pendulum doesn't want to. | It doesn't want to | clock
* How do you set an old clock back an hour? | Back an hour? | clock-counter-clockwise
* Sunday morning, and the whole house has the wrong time. | The whole house is wrong | house
Phones change by themselves. On a quartz one you just turn it. | Quartz: just turn | watch
With an old striking clock hold the pendulum, and let it stand for an hour. | Old one: stop it an hour | hand-palm
Set it going with a small push and listen that it ticks evenly. | A push, and an even tick | ear
And if you've got the ladder out, look at the battery in the one up there. | Check the batteries, too | ladder
~ Some people let one clock in the house run on summer time till spring. | | sun
> Any that won't start again after their rest? Tell {brand}. | One won't start? | clock
> Walk through the house on Sunday and count what's stopped, for {brand}. | Count what's stopped | footprints
`,
})
