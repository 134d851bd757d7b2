import { trade } from './trade.ts'

export const lashAndBrowStudio = trade({
  id: 'lash-and-brow-studio',
  name: 'lash and brow studio',
  also: [
    'lash studio',
    'lash bar',
    'lash artist',
    'lash technician',
    'lash tech',
    'eyelash studio',
    'eyelash extensions',
    'lash extensions',
    'lash lift studio',
    'brow bar',
    'brow studio',
    'brow artist',
    'eyebrow studio',
    'eyebrow bar',
    'eyebrow threading',
    'threading salon',
    'brow lamination',
    'microblading studio',
    'microblading artist',
    'permanent makeup studio',
    'lash salon',
    'brow specialist',
    'lash and brow bar',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a lash appointment',
  things: 'lash appointments',
  words: [
    'lash',
    'brow',
    'extension',
    'tint',
    'lift',
    'eye',
    'mascara',
    'glue',
    'tweezer',
    'wax',
    'thread',
    'curl',
    'fan',
    'fill',
    'lamination',
    'arch',
    'patch',
    'appointment',
    'set',
    'eyelash',
    'eyebrow',
    'pencil',
    'spoolie',
    'lid',
  ],
  pieces: `
mistake: Not washing your lashes
* Lash extensions don't fall out from washing. They fall out from not washing. | Wash them | drop
* Should you keep water away from your lash extensions? | Water or no water? | question
* You've washed around your lash set for a week, like around a sleeping cat. | Like a sleeping cat | cat
Oil from your lids, makeup, and dust collect down at the roots. | Oil and dust at the roots
That loosens the glue, and it itches, and then you rub. | It itches, you rub | hand
So once a day, a drop of lash foam and a soft little brush, down along the line. | Foam, and a soft brush | spray-bottle
Rinse, eyes closed, and press dry. | Rinse, press dry | towel
Then comb them through. | Comb them through | comb
~ After a new set, wait as long as you were told. | New set? Wait first | clock
What they don't like is oil, steam, and your pillow. | no: Oil and rubbing / yes: Foam and rinsing
> Let {brand} show you the washing on your own set. | See it on your own | eye
> Bring your cleanser to {brand} and have the label read. | Have the label read | magnifier

mistake: Tidying your brows the night before
* Don't touch your brows before your brow appointment. | Hands off the tweezers | hand-palm
* Why do they ask you to let your eyebrows grow? | Why let them grow? | question
* The night before, a mirror that magnifies, and a tweezer in your hand. | Tweezer and mirror | mirror
You mean well. You only want to look a bit tidy. | You mean well
But every stray you take is one that could've been a tail, or filled a gap. | A stray could fill a gap | puzzle
Somebody can take a hair away in a second. They can't put one back. | no: Put one back / yes: Take one away
So stop a few weeks before, and look like an owl. | Look like an owl | bird
Owls are lovely to work on. There's a whole shape in there. | There's a shape in there
~ If you can't stand it, use a little gel or a pencil. | Gel or pencil instead | pencil
> Hide the tweezers and book {brand}. | Hide the tweezers | calendar
> Come to {brand} as an owl. | Come as an owl | bird

myth: You lose lashes anyway
* You lose lashes every day, with or without extensions. | Every day, anyway | calendar
* Do extensions make your own lashes fall out? | Do they make mine fall out? | question
* There's a lash on your pillow with an extension on it, and you panic. | One on the pillow | bed
Each hair has its time. It grows, it rests, it goes, and the next one's already coming. | Grow, rest, go | repeat
Without a set you don't notice. They're small, they end up in the sink. | Small ones go unseen | sink
With one you see it, because there's something big hanging on it. | Big ones you see | eye
What does harm is too much weight, glue that holds two together, or pulling. | Weight, glued pairs, pulling
~ One goes early and drags the neighbor along. That's why they're separated. | No neighbors glued
So light ones, and hands off. | no: Heavy and pulled / yes: Fine, and left alone | feather
> Look closely with {brand} at what your own can carry. | What can yours carry? | scales
> Losing more than usual? Say so to {brand} before the next fill. | More than usual? Say so | speech

how: One on one
* A set of lashes is done hair by hair, with two tweezers. | Hair by hair, two tweezers | hand
* How do they put extensions on your lash? | How's it done? | question
* You lie there with closed eyes, and somebody moves one eyelash aside. | One lash aside | eye-closed
The lower ones go to bed under a pad, so nothing sticks together. | at: First / The lower lashes in bed | bed
One tweezer parts the hairs until a single one stands free. | at: Then / One stands free
The other dips an extension in a bead of glue, hardly anything. | at: Next / A bead of glue | drop
It's laid on a hair's width off the lid, never on the skin. | at: Now / On the lash, off the skin
Short at the inside, longer where your eye wants to lift. | Short inside, longer outside | ruler
~ In between, somebody goes back over them and frees what's stuck. | Freeing what's stuck
No wonder people fall asleep. | | bell-z
> Lie down at {brand} and don't look for once. | Don't look for once | eye-closed
> Which length goes where on your eye? {brand} can draw it for you. | Which length, where? | ruler

how: How your brow gets its map
* Before a single hair comes out, your brow gets a map. | Your brow gets a map | map-trifold
* How do they know where your eyebrow should end? | Where should it end? | question
* Somebody holds a white thread across your face and looks very serious. | A white thread | ruler
From the side of the nose straight up. There's where it begins. | at: Start / Up from the nose | trend-up
From the nose past the middle of the eye. There's where it's highest. | at: Top / Past the middle of the eye | eye
From the nose past the corner. There's where it should stop. | at: End / Past the corner | flag
Then the other side, since no face is the same on both. | Then the other side | people
So the lines are moved until they're sisters. Twins would look drawn on. | no: Twins / yes: Sisters
~ You get the mirror now, not at the end. | Mirror now | mirror
What's outside the map goes. What's inside stays. | Outside goes, inside stays
> Ask for the mirror at {brand} while it's still only drawn. | Still only drawn | mirror
> Have {brand} draw it a bit fuller, and live with it for a minute. | A bit fuller | pencil

question: Can you wear mascara with extensions?
* Can you wear mascara on lash extensions? | "Can I wear mascara?" | question
* You've slept, you've showered, and your lashes are on. Why the mascara? | Already on | eye
* Your hand goes to the mascara from habit, over a fresh set. | A hand's habit | hand
You can do without it. That's the whole idea. | That's the idea
If you must, only on the tips, and one that washes off with water. | Only the tips
Waterproof is out. It only comes off with oil, and then so does the rest. | no: Waterproof / yes: Washes off with water | drop
It also glues the fans into spikes. | Fans become spikes
Eyeliner's fine if it's a soft one and you don't drag it off. | Soft eyeliner's fine | pencil
~ On the lower ones, wear what you like. | Lower lashes: what you like
If you miss it every morning, ask for a fuller set next time. | Ask for fuller
> Tell {brand} how much makeup you wear before they choose the length. | How much makeup? | lipstick
> Leave the mascara in the drawer and come to {brand} bare. | Come bare | eye

question: Why can't you just look for a second?
* Why can't you open your eyes during lash extensions? | "Can I look?" | eye-closed
* Keep your eyes shut. The lash glue's still wet. | Keep them shut | eye-closed
* You want to see it so badly, and one lid twitches. Don't look. | One lid twitches | eye
While it dries, the glue gives off a little vapor, and it stings. | The vapor stings | wind
Shut, you won't notice. Open, and you'll be crying. | no: Open: it stings / yes: Shut: nothing | drop
Tears and glue don't go together, so everything stops. | Tears stop everything
Talking's all right, if you don't talk with your eyebrows. | Talking's all right | speech
~ Headphones are better. Or a nap. Most people do the nap. | The nap | headphones
Need the restroom? Say so before, and don't have a big coffee. | Go before | toilet
At the end there's a fan, a minute, and then you may. | Then you may | fan
> Skip the coffee and come to {brand}. | Skip the coffee | coffee
> If lying still's hard for you, let {brand} know beforehand. | Lying still's hard? Say so

comparison: Lift or extensions?
* Lift or extensions? One bends what you've got, the other adds to it. | Lift or extensions? | eye
* Which is for you, a lash lift or extensions? | Which is for me? | question
* Your lashes are long enough, but they grow straight down like an awning. | Straight down, like an awning | umbrella
Then you don't need more. You need a curl. | You need a curl
For a lift, they're set over a small cushion, like a perm. | Lift: set on a cushion | hair
You leave with your own, only up. You can swim, rub, cry, and wear mascara. | Yours, only up | waves
If they're short or few, there's not much to lift. Extensions add what isn't there. | Extensions: adding | feather
Those want washing, combing, and coming back every few weeks. | And coming back | calendar
~ A lift grows out by itself. | A lift grows out
So look in the mirror from the side. | no: Short and few: lift / yes: Long and straight: lift | mirror
> Close your eyes in front of {brand} and have your length looked at. | Have your length looked at | ruler
> Tell {brand} how lazy you are in the morning, truly. | How lazy, truly? | clock

choose: Look at sets from the side
* From the front, every set of lashes looks nice. Look from the side. | Look from the side | eye
* How do you choose a lash artist? | How do you choose? | question
* You scroll past eye after eye, each more lash than the last. | Hundreds of eyes | eyes
Zoom in on the root. Does each hair stand alone, or are there bunches? | no: Bunches / yes: One by one | magnifier
Is there a tiny gap to the lid? | A gap to the lid?
Are there eyes like yours, hooded, round, small, older? | Eyes like yours? | eye
Then write and see what's asked. Allergies, contacts, what you've had on before. | What do they ask? | clipboard
You should be offered a patch test when you've never had it. | A patch test
~ And the bed should have a fresh cover, and the tweezers should come out of something sealed. | Fresh cover, clean tweezers | spray-bottle
> Zoom in on the roots in the photos from {brand}. | Zoom in on the roots | magnifier
> Ask {brand} about the patch test. | Ask about the patch test | question

first: What your first lash appointment is like
* Your first lash set is a nap with tape on. | A nap with tape on | bed
* What's your first lash appointment like? | What's it like? | question
* Your first lash day. A bed, a pillow under your knees, a lamp. | A bed and a lamp | lamp
Come with nothing on your eyes, not even last night's. | Nothing on your eyes | eye
Contacts out, since you'll lie there with your lids closed for a good while. | Contacts out
You talk first. How long, how full, how much should people notice? | How much should they notice? | speech
Lower ones taped down, eyes shut, music on, and you're gone. | Eyes shut, music on | music
~ If your neck gets stiff, ask for a pillow. | Ask for a pillow
After, they feel strange for an hour. You'll hear yourself blink. | You'll hear yourself blink | ear
And they look longer to you than to anyone else. | no: Too long? Cut them / yes: Too long? Wait a day | calendar
> Take nothing but time along to {brand}. | Only time | hourglass
> For a first set at {brand}, go shorter than you dream. | Shorter than you dream | ruler

care: How to sleep with lashes
* Your lash set comes undone at night, on one side. | At night, on one side | moon
* Why are the lashes on one side always thinner? | Why that side? | question
* One eye's still full, the other one's patchy. Which side do you sleep on? | Which side do you sleep on? | bed
The pillow combs them the wrong way for hours. | The pillow combs them
So try your back, or let your face hang over the edge of a small pillow. | Back, or the edge | bed
A smooth pillowcase helps, cotton grabs. | no: Cotton grabs / yes: Satin slides
In the morning, a dry little brush, from underneath, up and through. | Brush from underneath | comb
Don't twirl them at your desk while you're thinking. | No twirling | hand-palm
~ And in front of an oven, step back. Steam and heat take the curl out. | Step back from the oven | oven
One that's turned the wrong way wants to be combed, not pulled. | Comb it, don't pull it
> Tell {brand} which side you sleep on. | Which side? | bed
> Get a little brush from {brand} and put it by your toothbrush. | By your toothbrush | toothbrush

checklist: What to say before the glue comes out
* Five things to say before the glue comes out. | Before the glue | list
* What should a lash artist know about you? | What should they know? | question
* You're lying down, eyes shut, and you think of that rash from the tint. | Oh, that rash | lightbulb
If something's ever made your lids swell or itch. | 1. Swelling or itching
Tape, too. Some people's skin can't stand it. | 2. Tape on your skin | bandaids
Contacts, eye drops, and anything your eye doctor's said. | 3. Contacts and drops | eyedropper
If you're pregnant or going through something. Hair can act up then. | 4. Pregnant, or unwell | baby
What's next. A beach, a race, a wedding. | 5. What's coming up | calendar
~ And the last time, if it was bad. What did it look like after a week? | What was last time like?
A red eye today? Then come another day. | Red eye? Another day | calendar-x
> Send {brand} the five before you lie down. | Send the five | phone
> Eye acting up? Call {brand} and move it. | Eye acting up? Move it | phone-call

cost: Why a full set costs more than a fill
* A full set takes hours. A fill takes what's missing. | Hours, or what's missing | clock
* Why's a full set of lashes so much more than a fill? | Why so much more? | tag
* Half your lash set is gone. Is that a fill or a new one? | A fill, or a new one? | calendar
You pay for the hours, since each hair's taken by itself. | Hair by hair | clock
Volume costs more than classic, because each little fan is made by hand. | Fans by hand | fan
A fill only works as long as enough's still on. Wait too long, and it's a set again. | no: Too late: a new set / yes: In time: a fill | hourglass
If it was done elsewhere, it may have to come off first. | Somebody else's? Ask
~ Brows are quick by comparison. A tint, a shape, and out. | Brows are quick | timer
So ask how often you'd come, and count the month. | Count the month | calculator
> Ask {brand} how long it still counts as a fill. | How long is it a fill? | calendar
> Show {brand} what's left, and you'll hear which it is. | Show what's left | eye

tip: Tint before you do anything else
* Before you buy more lashes, see how many you've got. | See how many you've got | eye
* What makes the most of the least in a brow? | What helps most? | question
* Your lash tips are blond, so half of every eyelash is invisible. | Half is invisible | eye-slash
Most hairs end in a lighter tip that nobody sees. | A tip nobody sees
A tint goes over it all, root to tip, and there they are. | A tint shows them | drop
Same in the brows. Fuzz you couldn't see before fills the gap. | Fuzz fills the gap | feather
It's the smallest thing on the list, and you can swim with it. | The smallest thing | list
~ Choose a shade softer than your hair, and look again after a day. It settles. | A shade softer | swatches
Then decide if you want more. | no: More first / yes: Color first
> Try color at {brand} before you try length. | Color before length | swatches
> Find out at {brand} what's hiding in your brows. | What's hiding there? | magnifier

season(6-8): Lashes at the beach
* Sunscreen takes your lashes off before the sea does. | Sunscreen's the culprit | sun
* Can you swim with lash extensions? | Can I swim? | waves
* Vacation starts Friday. When do you have your lash set done? | Vacation on Friday | suitcase
A couple of days before you go, not on the way to the airport. | A couple of days before | airplane
Swimming's fine when it's all set. Rinse after, fresh water, every time. | Rinse after swimming | drop
Pick a sunscreen for around the eye that isn't oil, and keep it off the roots. | no: Oily sunscreen / yes: Oil-free, off the roots | sun
And don't rub salt out with a towel. Press. | Press, don't rub | towel
~ In the sauna and over the grill, they lose their curl. | Grill and sauna | flame
If you'd like to forget about it all, a lift and a tint go anywhere. | Or a lift and a tint
> Give {brand} your date of travel. | When do you travel? | calendar
> Ask {brand} which one suits two weeks at the beach. | Which for the beach? | waves
`,
})
