import { trade } from './trade.ts'

export const nailSalon = trade({
  id: 'nail-salon',
  name: 'nail salon',
  also: [
    'nail studio',
    'nail bar',
    'nail technician',
    'nail tech',
    'nail artist',
    'nail art studio',
    'mobile nail technician',
    'manicurist',
    'nail stylist',
    'pedicurist',
    'gel nails',
    'acrylic nails',
    'press-on nails',
    'nail spa',
    'nail shop',
    'nail parlor',
    'nail parlour',
    'nail design',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a manicure',
  things: 'manicures',
  words: [
    'nail',
    'polish',
    'manicure',
    'pedicure',
    'gel',
    'cuticle',
    'acrylic',
    'tip',
    'file',
    'color',
    'finger',
    'thumb',
    'toe',
    'lamp',
    'coat',
    'fill',
    'extension',
    'salon',
    'appointment',
    'hand',
    'set',
    'shape',
  ],
  pieces: `
mistake: Peeling off your gel
* Peel off your gel and part of the nail comes with it. | Part of the nail comes too | nail-polish
* Why are your nails thin as paper after gel? | Thin as paper? | question
* One corner of the gel is up, and your thumb starts picking. | One corner is up | film-strip
It feels like peeling a sticker, and it comes off in one lovely piece. | | sticker
Turn that piece over. The white flakes on the back are you. | The white flakes are you | magnifier
Gel holds on to the top layer of the nail, so the top layer leaves with it. | It holds on to the top layer
Soaking lets go of that grip, or a file takes the gel down first. | no: Peel it / yes: Soak or file it | drop
~ And if a corner bothers you tonight, smooth it with a file and leave the rest. | Smooth the corner, leave the rest
> Let {brand} take it off the slow way. | Off the slow way | hourglass
> Already peeled? Show {brand} and ask what your nails can carry now. | Already peeled? Show it | hand

mistake: Your nails are not a screwdriver
* Most broken nails were a tool a second earlier. | A tool a second earlier | screwdriver
* How did you break that nail? You probably opened something. | What did you open? | beer-bottle
* A soda can, a price sticker, a key ring. Pick what snaps your nail. | Can, sticker or key ring? | key
A long nail is a lever, and the soft bed under it is the hinge. | A lever on a soft hinge
So you lift the tab with the tip, and all that force lands where it's attached. | | hand
Use the pad of your finger, or a spoon, or ask the person beside you. | no: The tip / yes: The pad or a spoon | spoon
~ Dial with your knuckle. Push buttons with your knuckle. You'll be proud of that knuckle. | Use your knuckle
The extension itself is usually tougher than what it's sitting on. | It's tougher than the nail under it
> Cracked one anyway? Call {brand} before you glue it yourself. | Call before you glue | phone-call
> Tell {brand} what your hands do all day, and choose the length after that. | First the job, then the length | ruler

myth: Nails don't need to breathe
* Your nails don't breathe, so they can't run out of air. | No lungs in a nail | wind
* Do nails need a break from gel so they can breathe? | Do they need to breathe? | question
* Somebody told you to leave your nails bare so they can breathe. | "Let them breathe" | speech
What you see of a nail is finished. It's like hair, it's already grown. | It's already grown | hair
Everything it needs came from below, from under the skin behind the cuticle. | It's fed from below
So polish isn't choking it. | Polish doesn't choke it | nail-polish
What hurts a nail is rough removal, and a file that goes too deep. | no: Blame the polish / yes: Blame rough removal
~ A break's fine if you like how bare nails look. Just oil them while they grow. | A break is fine too | drop
> Before you pick the next color at {brand}, ask how the last set comes off. | How will it come off? | drop
> Thin nails? Show them at {brand} bare, and hear what's possible. | Show them bare | hand

how: Why thin coats last longer
* Three thin coats beat one thick coat, every time. | Thin coats win | nail-polish
* Why does nail polish wrinkle like the skin on hot milk? | Why does it wrinkle? | nail-polish
* One fat coat of color to save time, and it dents at bedtime. | One fat coat, one dent | bed
A thick coat dries on top first. Underneath it's still pudding. | Dry on top, pudding below
Then you touch something, and the skin slides. | | hand
In a salon it goes on so thin that the first coat looks streaky. That's right. | Streaky is right
The second one evens it out, and the top coat seals it. | at: Second coat / It evens out
~ Gel works the same way, only the lamp does the drying. Too thick, and the light can't get through. | Light must get through | lamp
And the brush runs along the very edge, because that's where chips begin. | Seal the edge too | shield
> Watch the first streaky coat at {brand} and don't panic. | Streaky first, don't panic | eyes
> Pick a color at {brand} and see how little goes on the brush. | How little goes on

how: What happens before any color goes on
* Most of a manicure happens before anyone opens the polish. | Before the polish opens | timer
* Why does salon polish stay when yours chips on day two? | Why does yours chip? | question
* You've picked a red polish, you sit down, and nobody reaches for it. | Nobody reaches for the red | nail-polish
First the shape, all ten, so they look like one family. | at: First / One shape for all ten | hand
Then the cuticle. There's a thin film of dead skin stuck on the nail, and it has to go. | at: Then / The invisible film goes
Polish that sits on that film lifts off with it. | | nail-polish
Last, a wipe that takes the oil away. Polish and oil can't stand each other. | at: Last / The oil goes | drop
~ That's also why you don't rub your nose after the wipe. | Don't touch your face now
Now the red. | The red, finally | nail-polish
> Come to {brand} with dry hands. The cream can wait until after. | Cream comes after | hand-soap
> Watch for that film at {brand}. You've probably never seen it come off. | See the film

question: Can you come with the old set still on?
* Can you come in with your old nails still on? | "Can I leave them on?" | question
* Half the gel is gone, half is hanging on, and your appointment's tomorrow. | Half on, half gone | calendar
* Don't scrape off the old polish in the car outside the salon. | Not in the car | car
Yes, come as you are. Just say so when you book. | Come as you are | calendar-check
Taking a set off is work of its own, and it needs its own time. | Removal takes time | hourglass
It helps to know what it is. Gel, acrylic, dip, or glued from a box. | 1. What it is | tag
And whose it is, because another salon's product may come off another way. | 2. Where you had it done | store
~ Don't know? No shame. A few strokes of a file tell a lot. | A file finds out
> Tell {brand} what's on your nails when you call. | What's on them now? | phone-call
> Send {brand} a photo of your hands as they are. | Send them as they are | camera

question: Why did one nail lift after a week?
* Why does one nail always lift before the others? | Why always that one? | question
* One nail catches in your hair, and now you can't leave it alone. | It catches in your hair | hair
* If a nail lifts after a week, look at which finger it is. | Which finger is it? | hand-pointing
Thumb or index on the hand you use most? Then it works harder than the rest. | The hand you use most | hand
If it's near the cuticle, something was between the nail and the gel. Oil, or skin. | Near the cuticle: something's between
If it's at the tip, think of dishes, hot water, boxes, keyboards. | At the tip: think of your day | keyboard
Don't press it down and don't glue it. Water gets trapped in there. | no: Press it down / yes: Have it fixed | drop
~ Don't pull it either. You know what happens then. | Don't pull
> Send {brand} a picture of the one that lifts. | Which one lifts? | camera
> Tell {brand} which finger it was. It changes how it's prepared next time. | Which finger was it? | hand

comparison: Gel polish or extensions?
* Gel polish or extensions? One's paint, the other one's building. | Paint or building? | paint-brush-broad
* What's the difference between gel polish and a gel extension? | What's the difference? | question
* You asked for gel, and now your nails are an inch longer. | You said gel | ruler
Gel polish is color that hardens under a lamp. Your own nail, your own length. | Gel polish: color on your own nail | nail-polish
It bends with the nail, so it suits nails that are fine already. | It bends with you
An extension is a layer that's built and filed, in gel or acrylic, longer or just stronger. | Extension: built and filed
It grows out too, so there's a gap to fill every few weeks. | The gap wants a fill | calendar
~ Nails that tear at the corners often like a bit of building. | Corners tear? Think building
So it's color for weeks, or length with upkeep. | no: Length with upkeep / yes: Just color
> Say color or length when you book with {brand}. | Say color or length | calendar
> Hold out your hands at {brand} and ask which one they can carry. | Which one can they carry? | hand

choose: What to look at in a nail salon
* Look at the file before you give a nail salon your hand. | Look at the file first | magnifier
* How can you tell a careful nail salon from the doorway? | How can you tell? | door
* You're at the door of a new salon, and it smells of acetone. | At the door | door
The smell alone says nothing. Watch the table. | Watch the table | eye
Is it wiped down between two clients? Do the tools come out of a pouch or a clean tray? | Tools out of a clean tray | spray-bottle
Does somebody look at your nails before asking for the color? | no: Color first / yes: A look first | eyes
~ And filing may tickle. It shouldn't burn, and you're allowed to say so. | It shouldn't burn
Look at the cuticles in their photos too. Anyone can photograph glitter. | Look at the cuticles | images
> Ask {brand} how the tools are cleaned. It's a normal question. | How are tools cleaned? | spray-bottle
> Zoom in on the cuticles in the photos from {brand}. | Zoom in | magnifier

first: Your first manicure, start to finish
* At your first manicure, the hardest part is doing nothing with your hand. | Do nothing with your hand | hand
* What do you have to do during a manicure? Almost nothing. | What do I have to do? | question
* Your hand's on the towel, and suddenly it doesn't know how to lie. | Put your hand on the towel | towel
Let it go heavy. A stiff finger is hard to paint. | Let it go heavy | hand
They'll ask for shape and length, so point at the finger that looks right. | Point at the one you like | hand-pointing
Filing sounds worse than it feels. It buzzes like a cat. | It buzzes like a cat | cat
~ Bring the other hand when you're asked, not before. There's wet color over there. | One hand at a time
Get your keys and your card out before the top coat. | Keys and card out first | key
After that you're a person with ten wet paintings, and doors are hard. | Ten wet paintings | door
> First time at {brand}? Book a plain color and see how it feels. | Start plain | nail-polish
> Wear something with easy sleeves to {brand}. | Easy sleeves | t-shirt

care: A drop of oil a day
* A drop of oil does more for your nails than another coat. | A drop of oil | eyedropper
* What makes a manicure last? Something that isn't polish. | What makes it last? | question
* Your polish is perfect, but the cuticle around it is dry as toast. | Perfect polish, dry frame | nail-polish
Nails and gel both bend all day. Dry ones crack or let go. | Dry ones let go
So at night, one drop at the base of each nail, and rub it in. | A drop at each base | drop
Do it when you charge your phone, and you won't forget. | When you charge your phone | phone
Wear gloves for dishes. Hot water swells the nail, and then it shrinks, and something lifts. | Gloves for dishes | sink
~ Hand cream is fine, but oil creeps into places where cream just sits. | Oil creeps in
> Ask {brand} to show you how little oil it takes. | How little it takes | eyedropper
> Put a bottle by your bed and show {brand} your cuticles next time. | A bottle by the bed | bed

checklist: Four things to say before the file comes out
* Four things your nail tech wants to hear before the file comes out. | Before the file comes out | list
* What should you say when you book your nails? | "What should I say?" | phone-call
* You booked a manicure, and you'd really like a palm tree on your thumb. | A palm tree on your thumb | tree-palm
What's on them right now, and whether it has to come off. | 1. What's on them now | hand
How long you want them, and whether you type, lift, or play guitar. | 2. Length, and what your hands do | guitar
If anything ever made your skin itch, say it early. | 3. Anything that itched before
And art. Every line takes minutes, so send the picture before you come. | 4. Send the art picture | image
~ A broken one counts too, because it may have to be rebuilt. | Broken ones count too
> Text all four to {brand} when you ask for a time. | Send all four | phone
> Save your favorite picture and send it to {brand} ahead of time. | Send the picture early | image

cost: Why one set takes longer than another
* The same nail, the same red, and still two different prices. | Same red, two prices | tag
* What makes one set of nails cost more than the next? | What makes it cost more? | tag
* You look at the nail salon's list, and it starts with removal. | It starts with removal | list
You pay for minutes, and most of them come before the color. | You pay for minutes | clock
An old set to take off. One nail to rebuild. | Off with the old | hourglass
Length counts, since a longer nail has more to build and more to file. | Length counts | ruler
~ So does the shape. A point takes more strokes than a soft square. | So does the shape
And art is counted by the nail. Two accents are quick, ten little landscapes aren't. | no: Ten little landscapes / yes: Two accents | palette
> Send {brand} your picture and ask what it'd take, nail by nail. | Nail by nail | image
> Start with two accent nails at {brand} and see if you miss the rest. | Two accents first

tip: Pick your color by the window
* Pick your polish by the window, not under the lamp. | By the window | window
* Why's the pink polish you picked suddenly orange outside? | Why is it orange outside? | sun
* A whole wall of bottles, and you liked every color in there. | Too many bottles | nail-polish
Salon light is warm or blue or pink, and it tints everything. | The light tints it | lamp
So take two bottles to the daylight and hold them against your fingers. | Two bottles to the daylight | sun
Don't look at the color. Look at what your skin does. Rosy or tired? | Rosy or tired? | hand
~ One coat and three coats aren't the same color either. Ask to see a painted tip. | See a painted tip | swatches
And dark ones look darker on long nails than on short ones. | Dark looks darker on long nails
> Bring the dress, or a photo of it, to {brand}. | Bring the dress | dress
> Ask {brand} for the painted tips and walk to the window. | To the window | swatches

season(5-6): Toes that spent the winter in boots
* Your toes have been in boots since fall, and sandals are coming. | Out of the boots | boot
* When's the right time for the first pedicure of the year? | When's the first pedicure? | calendar
* You pull out your sandals, see your toes, and put on sneakers. | You put on sneakers | sneaker
Toenails grow slowly, so what's on there may be last summer's polish. | Last summer's polish | nail-polish
Heels come next, because winter skin doesn't go in one afternoon. | Winter heels take time
So go a bit before the first warm weekend, not on it. | no: On the warm weekend / yes: A bit before it | calendar
~ Heels want a file and patience, and nobody's in a hurry down there. | A file and patience
Straight across is how toenails like to be cut, with the corners left alone. | Straight across | ruler
And bring the sandals along, so you can walk out in them. | Bring the sandals | sun
> Find your sandals, then call {brand}. | Find the sandals first | phone-call
> Take the boots off at {brand} and leave in open shoes. | Boots in, sandals out | boot
`,
})
