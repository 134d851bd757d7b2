import { trade } from './trade.ts'

export const industrialValveSupplier = trade({
  id: 'industrial-valve-supplier',
  name: 'industrial valve supplier',
  also: [
    'industrial valve',
    'valve supplier',
    'valve distributor',
    'valve manufacturer',
    'industrial valve distributor',
    'industrial valve manufacturer',
    'pipe and valve supplier',
    'pipe fittings supplier',
    'flange supplier',
    'gasket supplier',
    'gasket manufacturer',
    'seal supplier',
    'flow control supplier',
    'flow control company',
    'process valve',
    'control valve supplier',
    'valve wholesaler',
    'pump and valve supplier',
    'hydraulic fittings supplier',
    'industrial fittings supplier',
    'valve stockist',
  ],
  way: 'supply',
  customers: 'plant operators',
  thing: 'a valve',
  things: 'valves',
  words: [
    'valve',
    'pipe',
    'fitting',
    'flange',
    'gasket',
    'seal',
    'actuator',
    'pressure',
    'steam',
    'flow',
    'pump',
    'seat',
    'stem',
    'handwheel',
    'leak',
    'bolt',
    'hose',
    'plant',
    'maintenance',
    'shutdown',
    'packing',
    'nameplate',
    'line',
  ],
  pieces: `
mistake: The gate valve that was left half open
* A gate valve left half open is eating itself. | Half open, eating itself | pipe
* Why shouldn't you throttle with a gate valve? | Why not throttle with it? | gauge
* Somebody turned the handwheel halfway, and it's hissing. | Halfway, and hissing | ear
A gate's made to be all the way up or all the way down. | All the way up, or down | door
In between, the flow shoots through the gap and pulls at the edge. | Flow pulls at the edge | waves
The gate hangs in it and chatters. You hear it before you see it. | It chatters | ear
After a while it doesn't close anymore, because the face is scoured. | Scoured, won't close | warning
~ An ordinary ball left half open does the same to its soft seat. | A ball does it too | sphere
To regulate, take one that's built for it, like a globe valve. | no: Gate half open / yes: Globe to regulate | sliders
> Walk the line, look for half-open handwheels, and call {brand}. | Look for half-open ones | footprints
> Tell {brand} if it should shut or regulate. | Shut, or regulate? | question

mistake: The gasket that still looked good
* The old gasket still looked good. Now it's dripping. | It looked good | drop
* Can you use a gasket a second time? | A second time? | question
* Sunday, shutdown, and nobody brought a new gasket for the flange. | Nobody brought one | calendar-x
When it was tightened, it got squeezed into every groove of that flange. | Squeezed into every groove | fingerprint
Take it out, and it's got the print of the old place in it. | The print of the old place | fingerprint
It won't land in the same spot again, and it can't be squeezed twice. | It can't be squeezed twice | prohibit
So new ones belong on the list, with a spare. They cost less than the drive. | no: Back in / yes: New, plus a spare | package
~ Scrape off the leftovers, and don't scratch the face across. | Don't scratch across | brush
> Count your flanges before the shutdown, and send the list to {brand}. | Count the flanges | list
> Ask {brand} which material goes with what's in your pipe. | Which material? | flask

myth: If it drips, tighten it more
* It drips, so you tighten the bolts. And it drips more. | Tighter, and more drips | wrench
* Does a tighter flange always mean less leak? | Does tighter help? | wrench
* Somebody's put a pipe over the wrench, and the flange still has a leak. | A pipe over the wrench | pipe-wrench
A gasket wants to be pressed evenly, not hard on one side. | Evenly, not hard | scales
Too much, and it gets crushed, and then nothing brings it back. | Too much crushes it | warning
Pull on one side, and the other side opens up. | One side closes, one opens | swap
So it goes crosswise, in rounds, a bit more every time. | no: Around / yes: Crosswise, in rounds | x
~ Dry threads fool the wrench. It clicks, and the bolt isn't really tight. | Dry threads fool it | nut
If it's still dripping, look at the faces, the fit and the pipe's pull. | Faces, fit, pull | magnifying-glass
> Ask {brand} what torque goes with your gasket and your bolts. | Which torque? | gauge
> Keep the crushed one and show it to {brand}. | Keep the crushed one | eye

how: What happens on the test bench
* Before it leaves, a valve goes under water pressure, with somebody watching. | Under pressure, watched | eye
* How is an industrial valve tested? | How is it tested? | gauge
* A valve sits clamped on a bench, the gauge climbs, and nobody talks. | Nobody talks | gauge
First the body, with the valve half open. Nothing may sweat anywhere. | at: First / The body | drop
It's pumped up past what it'll ever see, and held. | at: Hold / Past what it'll see | hourglass
Then it gets closed, and one side's put under pressure. | at: Then / Closed, one side | lock
Now it's about the seat. Somebody counts drops or bubbles. | at: Next / Count drops or bubbles | spinner-ball
~ The other side gets its turn, if it's meant to hold both ways. | at: Then / The other way | repeat
What came out is written on a certificate, with the number that's on the body. | at: Last / Number on the paper | certificate
> Tell {brand} with the order which certificate you'll need. | Which certificate? | certificate
> Compare the number on the paper with the body when it comes from {brand}. | Same number? | hash

how: How to read a nameplate
* The small plate on the valve knows more than the drawing. | It knows more | tag
* What do the letters on a valve's nameplate mean? | What does it say? | tag
* You wipe the oil off the nameplate, and there are five lines of code. | Five lines of code | identification-card
There's the size, and it's the pipe's name, not what you'd measure. | 1. Size | ruler
There's the pressure class, and it goes with a temperature. | 2. Pressure class | gauge
There's what the body's made of, and what the seat and stem are made of. | 3. Body, seat, stem | flask
There's who built it, and a number. | 4. Maker and number | hash
~ An arrow on the body says which way the flow goes. Not each one has it. | An arrow for the flow | hand-pointing
The hotter it runs, the less pressure the same body can take. Read the two together. | Hotter means less pressure | thermometer-hot
> Wipe it, take a picture, and send it to {brand}. | Wipe it, take a picture | camera
> Plate's gone? Tell {brand} what's cast in the body. | Plate gone? | magnifying-glass

question: Why does it leak at the stem?
* It isn't the valve that's leaking. It's around the stem. | Around the stem | drop
* Why does a valve leak where the stem comes out? | "Why up there?" | drop
* There's a white crust on the stem, and a puddle below. | A crust and a puddle | drop
In there are rings of packing, squeezed by a gland. | Rings, squeezed | ring
Every turn rubs a bit off. Heat dries them, and they get smaller. | Rubbed and dried | thermometer-hot
Often it's enough to tighten both nuts a little, the same on each side. | A little, both sides | nut
Too tight, and you can't turn the handwheel anymore. | no: Until it stops / yes: Until it can just turn | wrench
~ If the gland's all the way down, there's nothing left to squeeze. | All the way down? New rings | warning
Whatever's in that pipe, ask if it may be touched under pressure at all. | Under pressure? Ask first | hand-palm
> Ask {brand} what packing goes with your medium and your heat. | Which packing? | question
> Take a picture of the gland with a ruler for {brand}. | The gland, with a ruler | ruler

question: Won't any valve of that size fit?
* Same pipe size, and the new valve doesn't fit in the gap. | It doesn't fit the gap | ruler
* Won't any valve of the same size fit? | "Isn't it the same?" | question
* The old valve's out, and the new one is an inch too long. | Too long | ruler
The size only says how wide the pipe is. | It only says how wide | pipe
How long it is between the faces is another thing. | 1. Length, face to face | ruler
What's at the ends? Flanges, threads, or welded? | 2. The ends | nut
How many bolt holes, and on which circle? | 3. The bolt holes | target
What runs through it, and how hot? | 4. Medium and heat | thermometer-hot
~ Look at the space above, too. A stem that rises needs headroom. | Room above | resize
> Measure face to face before you order from {brand}. | Face to face | ruler
> Send {brand} a picture with the tape measure in it. | With a tape measure | camera

comparison: Gate, ball or globe
* A gate, a ball, a globe. Three valves and three jobs. | Three jobs | pipe
* Gate, ball or globe, which valve goes where? | Which one, where? | question
* You need a valve, and the catalog has three hundred pages. | Three hundred pages | book
A ball turns a quarter. You see by the lever if it's open. | Ball: a quarter turn | repeat
It's for on and off, quickly, and mostly tight. | Ball: on and off | power
A globe goes down onto its seat like a tap. It's for setting how much. | Globe: how much | sliders
A gate goes up out of the way, and nothing slows the flow. | Gate: out of the way | door-open
~ It takes many turns. In a hurry that's a nuisance, in a long line it's a blessing. | Gate: many turns | hourglass
So it starts with what it should do, and how often. | What, and how often? | question
> Tell {brand} what it should do, before you say which one. | What should it do? | target
> Walk up to the old one and ask {brand} if it was the right one. | Was it the right one? | pipe

choose: Does the supplier ask what's in the pipe?
* Ask a valve supplier for a price. The good ones ask back. | The good ones ask back | question
* How do you choose a valve supplier? | "How do I choose?" | question
* You order a valve by size, and nobody asks what's in the pipe. | Nobody asks | phone-slash
What flows there, how hot, how hard, how often does it move? | What, how hot, how often? | thermometer
If that doesn't come up, somebody's selling from a shelf. | From a shelf | shelf
Ask where it's made, and if the paper goes with that very body. | Paper for that very one? | certificate
Ask for the spare parts. Seats, packing, in five years. | Spares in five years? | package
~ Ask what's on the shelf now and what's on a ship. | On the shelf, or on a ship? | shipping-container
And call when it's burning, to see who picks up. | Who picks up? | phone-call
> Call {brand} with the one that gives you most trouble. | The troublemaker | phone-call
> Ask {brand} which questions they'd need answered first. | Which questions? | list

first: The first order, and what gets asked
* Your first valve order is mostly questions. | Mostly questions | question
* What happens when you ask for a valve quote? | "What happens?" | envelope
* You wrote one line, and the supplier answers with eight. It's about your valve. | One line, eight back | envelope
They're not being difficult. The same body comes in forty versions. | Forty versions | copy
You get a sheet to fill in. Leave blank what you don't know. | Leave blanks | clipboard
A wrong guess is worse than a blank. | no: A guess / yes: A blank | pencil
Then there's an offer, with what isn't in it. Bolts and gaskets, mostly. | What isn't in it? | nut
~ Go over it with the person who's going to bolt it in. | Ask the one who bolts it in | hard-hat
And say by when it must be on site, not when you'd like it. | By when on site? | calendar
> Fill in what you know, and leave the rest to a call with {brand}. | The rest by phone | phone
> Bring the fitter to the call with {brand}. | Bring the fitter | hard-hat

care: Turn it once a year
* A valve that's been open for ten years won't close today. | It won't close | lock
* Why should you move a valve that works? | "Why touch it?" | hand
* The alarm's on, somebody's hanging on the handwheel, and it doesn't move. | It doesn't move | alarm
Whatever's in the pipe settles in the corners. The stem dries out. | It settles, it dries | drop
After years the seat and the gate have grown together. | Grown together | link
So move it now and then, if the process lets you. A bit down, and back. | A bit down, and back | repeat
Note how it felt. Heavy, rough, or a jerk at the end? | Heavy, rough, a jerk? | note-pencil
~ A drop of grease on the rising thread, and a cap over it. | Grease on the thread | drop
And never with a bar on the wheel. That's how stems bend. | no: A bar on the wheel / yes: Both hands | hand
> Make a list of the ones nobody's moved, and call {brand}. | Nobody's moved these | list
> Tell {brand} how the worst one felt. | How did it feel? | hand

checklist: What to send for a valve quote
* Six answers get you a valve quote without ten emails. | Six answers | list
* What does a supplier need for a valve quote? | "What do you need?" | clipboard
* You're writing a request for a valve. What has to be in it? | What goes in? | envelope
What's in the pipe. | 1. Medium | flask
How hot, and how much pressure. | 2. Heat and pressure | thermometer-hot
What size, and what's at the ends. | 3. Size and ends | ruler
What it should do, and how often. | 4. What, and how often | repeat
By hand, by air or by motor. | 5. Hand, air, motor | gear
And by when, with which papers. | 6. By when, which papers | calendar
~ Then a picture of the old one with its plate. It answers half of that. | And the old one's plate | camera
> Copy these six into your next email to {brand}. | Copy the six | copy
> Don't know one? Write a question mark, and send it to {brand} anyway. | A question mark will do | question-mark

cost: Why two valves of the same size cost so differently
* Two valves, same size, and one costs many times the other. | Same size, other price | scales
* What does the price of a valve depend on? | "What does it depend on?" | money
* Two valves stand on the bench and look like brothers. | Like brothers | scales
One's iron, for water. The other's an alloy that acid won't touch. | Iron, or alloy? | flask
One's made for a mild line, and the other for a thick flange and hot steam. | Mild, or hot steam? | thermometer-hot
One comes with a handle, and the other with a motor that reports back. | Handle, or motor? | gear
One has a sheet of paper, the other a folder. | A sheet, or a folder? | folder
~ And then there's time. What's on a shelf is cheaper than what's got to be poured. | On the shelf, or poured? | hourglass
So a better one than you need costs you too. | no: The best / yes: The right one | target
> Find out from {brand} where yours is better than it has to be. | Better than needed? | question
> Send {brand} what's really in the line, not the worst case from an old drawing. | What's really in it | drop

tip: Leave the caps on
* Leave the caps on the valve until it's in the line. | Leave the caps on | shield
* How do you store spare valves so they still work? | How do you store them? | warehouse
* There's a spare valve in the yard, in the rain, without caps. | In the rain, no caps | cloud-rain
Those plastic discs aren't packaging. They keep sand off the seat. | Not packaging | shield
One grain on a soft seat can leave a scratch that weeps. | One grain is enough | eye
Ball valves lie open, so the ball's covered. Gates lie shut. | Ball open, gate shut | door
Keep it indoors, dry, with the paper tied on. | no: In the yard / yes: Indoors, paper tied on | warehouse
~ Rubber gets old on the shelf, too. Write the date on the bag. | Rubber ages | calendar
Before you put it in, look through it once with a flashlight. | Look through it | flashlight
> Walk through your spares, and ask {brand} about the ones without paper. | No paper? | file
> Check the date on your seals, and call {brand} about the old ones. | Check the dates | calendar

season(3-6): The part that decides your shutdown
* One valve decides when your summer shutdown ends. | One decides | calendar
* When should you order valves for a summer shutdown? | When do you order? | calendar
* It's the second day of the shutdown, and the valve's still on a ship. | Still on a ship | shipping-container
Most of what you need is on a shelf. It's there in days. | Most is on a shelf | shelf
But the odd one has to be poured, machined and tested first. | The odd one gets poured | factory
So go through the list now, and find the one that takes longest. | at: Now / Find the slowest | hourglass
Order that, even if the rest isn't finished. | no: All at once / yes: The slowest first | flag
~ Gaskets, bolts, packing, a spare for what gets lost. Those later. | The small stuff later | nut
Measure while it runs. In the shutdown everyone wants the ladder. | Measure while it runs | ladder
> Send {brand} the list, and ask which one's the slowest. | Which is slowest? | list
> Give {brand} the first day of your shutdown, not the last. | The first day | calendar
`,
})
