import { trade } from './trade.ts'

export const optician = trade({
  id: 'optician',
  name: 'optician',
  also: [
    'optometrist',
    'eyewear store',
    'eyeglass store',
    'eyeglasses store',
    'glasses shop',
    'optical shop',
    'optical store',
    'eye care center',
    'eye doctor',
    'eyewear boutique',
    'optical boutique',
    'contact lens specialist',
    'eye clinic',
    'spectacle maker',
    "optician's",
    'eyeglasses shop',
    'vision center',
    'vision care',
    'sunglasses store',
    "children's optician",
    'dispensing optician',
  ],
  way: 'salon',
  customers: 'customers',
  thing: 'a pair of glasses',
  things: 'glasses',
  words: [
    'glasses',
    'frame',
    'lens',
    'lenses',
    'eye',
    'eye test',
    'prescription',
    'sunglasses',
    'contact lens',
    'contacts',
    'reading glasses',
    'progressives',
    'optician',
    'nose',
    'vision',
    'eyewear',
    'pair',
    'ear',
    'screen',
    'case',
    'pupil',
    'sight',
    'temple',
    'bridge',
  ],
  pieces: `
mistake: Your shirt is sandpaper for your glasses
* You wipe your glasses with your shirt. Listen to the sound. | Listen to that sound | t-shirt
* Where do all those fine scratches on the lens come from? | Where are they from? | eyeglasses
* One breath, a corner of your sweater, and you rub your glasses. | A breath, a sweater, rub | wind
There's dust on the lens, and dust is tiny stones. | Dust is tiny stones | grains
Dry, you push them around in circles. | Dry means scratching | repeat
So water first. Lukewarm, under the tap. | 1. Lukewarm water | drop
One drop of dish soap, with your fingertips, both sides. | 2. A drop of dish soap | hand-soap
Rinse, shake, and only then a clean soft cloth. | 3. Rinse, then a clean cloth | towel
~ And wash the cloth now and then. It collects stones, too. | Wash the cloth, too | washing-machine
> Drop in at {brand} with the dirty pair and watch it get done right. | Bring the dirty pair | eyeglasses
> Ask {brand} for a fresh cloth and retire the gray one. | Retire the gray cloth | towel

mistake: Don't park them on your head
* Glasses on your head are handy, and after a month they slide. | Handy, then they slide | eyeglasses
* Why do your glasses slide down your nose all day? | Why do they slide? | question
* You push your sunglasses up into your hair, and the sides bend. | Up in the hair | sunglasses
A head is wider up there than at the ears. | Wider up there | user
Each time you spread them, and they remember it. | They remember it | brain
Taking them off with one hand does the same on one side. | One hand bends one side | hand
Use two hands, straight forward, and put them in the case. | no: One hand, then hair / yes: Two hands, then case | suitcase-simple
~ If you need a parking place, there are cords, and your grandmother was right. | |
Loose ones can be bent back, with the right heat and hands. | They can be bent back | wrench
> Let {brand} bend them back into shape. | Get them bent back | wrench
> Bring the sliders to {brand} before the summer. | Bring the sliders | sunglasses

myth: One pair can't do everything
* One pair for the car, the screen, the book, and the sun. Hm. | One pair for all? | eyeglasses
* Why do you tilt your head back at the computer with good glasses? | Why tilt your head? | desktop
* Chin up, shoulders up, nose at the screen, all afternoon. | Chin up, nose at the screen | office-chair
Your glasses may be fine. They're made for another distance. | Made for another distance | ruler
A book is close, a screen's farther, a road sign is far. | Book, screen, road sign | road-horizon
One lens can share that out, but each part gets smaller. | Shared, but smaller parts | chart-pie-slice
So somebody at a desk all day may like a pair just for that. | no: One pair for all / yes: A pair for the desk | desk
~ Measure at home. From your eyes to the screen, with a tape. | Measure eyes to screen | ruler
That one number helps more than any model name. | |
> Measure eyes to screen, and bring the number to {brand}. | Bring that number | hash
> Sit down at {brand} the way you sit at work. | Sit like at work | office-chair

how: How a lens gets into your frame
* Your lenses come in round, as big as a cookie. | Round, like a cookie | cookie
* How does a lens get into a frame? | How does it get in? | eyeglasses
* You hear a whirr from the back room. That's your lens getting its shape. | A whirr from the back | gear
First a dot goes on your frame, right where you look through. | 1. A dot where you look | target
That's why somebody came so close and said, look at my nose. | "Look at my nose" | eyes
The frame gets traced, so the machine knows each curve. | 2. The frame gets traced | pencil-ruler
Then the round one's ground down, wet, to exactly that. | 3. Ground to that shape | drop
~ Then an edge, so it clicks into the groove. | An edge that clicks | gear
Last of all it's measured once more. The dot has to meet your eye. | 4. Measured once more | ruler
> Look straight ahead when {brand} puts the dot. It counts. | Hold still for the dot | target
> Ask {brand} to show you a lens before it's cut. | See one uncut | cookie

how: What happens in an eye test
* Better one or better two? Nobody's sure at an eye test. | Better one, or two? | eye
* What happens in an eye test? | What happens? | question
* Chin on the rest, one eye shut, and a balloon far away. | A balloon, far away | balloon
First comes a blurry balloon. That's a machine making a rough guess. | 1. A rough guess by machine | balloon
Then letters, big to small, one eye at a time. | 2. Letters, one eye at a time | eye
Then lenses get swapped. Sharper, darker, the same? | 3. Lens by lens | repeat
The same is a good answer. It means you've arrived. | "The same" is fine | check
~ You can't fail. There's nothing to study for. | You can't fail it | exam
At the end you walk a few steps in a test frame that looks like a robot's. | 4. A few steps, like a robot | robot
> Say "the same" at {brand} when it's the same. | Say "the same" | speech
> Book the test at {brand} for an hour when you're awake. | Come when you're awake | sun

question: Why do new glasses feel strange at first?
* The floor's a bit lower, and the door leans. New glasses. | The floor's lower | eyeglasses
* Why do new glasses make you dizzy at first? | Why is it strange? | spiral
* You step off the curb with your new glasses on and miss. | You miss the curb | footprints
Your head has learned the old ones. Now it gets other lines. | Your head knows the old ones | brain
Give it some days, from morning on, not just in the evening. | Give it some days | calendar
Swap back and forth, and you start over every time. | no: Old, new, old / yes: New from morning on | swap
With progressives you point your nose at what you want to see. | Progressives: point your nose | hand-pointing
On stairs, tuck your chin in. | On stairs, chin in | stairs
~ If they press, that's something else. Don't get used to that. | Pressure isn't normal | ear
And if it's still odd after two weeks, go back. It can be measured. | Still odd? Go back | ruler
> Tell {brand} when it's odd. On stairs, at the screen, at night? | When is it odd? | question
> Wear them to {brand} when you come back, and bring the old ones. | Bring the old ones, too | eyeglasses

question: What do the numbers on the prescription mean?
* Plus, minus, a wheel of degrees. Your glasses in one line. | Your glasses in one line | prescription
* What do the numbers on a glasses prescription mean? | What do they mean? | question
* You're holding your prescription, and it looks like a math test. | Like a math test | calculator
There's one row for each eye. The right one usually comes first. | One row for each eye | eye
Minus means far is blurry. Plus means near is harder. | Minus = far is blurry | road-horizon
The farther from zero, the stronger. | Farther from zero = stronger | ruler
The next two belong together. They say the eye's a bit like an egg, and which way it lies. | Then a little egg shape | egg
~ Add is for reading. It comes along with birthdays. | Add = for reading | cake
The numbers say nothing about the frame, so you've got a free hand there. | |
> Have {brand} read you your slip, line by line. | Line by line | prescription
> Take an old slip along to {brand}, so you can compare. | Compare old and new | copy

comparison: Plastic or metal?
* A metal frame bends, plastic doesn't. That can be good or bad. | Metal bends, plastic doesn't | eyeglasses
* Should you take a plastic or a metal frame? | Plastic or metal? | question
* A ball hits your glasses. What happens now depends on the frame. | A ball hits them | soccer-ball
Metal has little pads for the nose, so it can be set to yours. | Metal: pads fit any nose | user
It's thin and light, and pads need changing now and then. | Metal: light, pads wear | feather
Plastic sits right on your nose. If that fits, it's lovely. If not, it slides. | Plastic: fits, or slides | ruler
It has color all the way through, and hides a thick lens. | Plastic: hides thick lenses | palette
~ If you sleep on them, metal forgives. If you drop them, plastic does. | Sleep on them? Metal | bed
So look at your nose first, and then at the colors. | no: Color first / yes: Nose first | mirror
> Try one of each at {brand} and shake your head. | Try both, shake your head | eyeglasses
> Tell {brand} how the last pair died. | How did the last pair die? | wrench

choose: How to find a frame that suits you
* If your eyebrows disappear, it's the wrong frame. | Where are your eyebrows? | eyeglasses
* How do you find glasses that suit your face? | What suits you? | mirror
* A wall of frames, one mirror, and you can't see without yours. | And you can't see | eye-slash
Put it on, and look for your eye. It should sit in the middle of the lens. | 1. Eye in the middle | target
It should be about as wide as your face. | 2. As wide as your face | ruler
The top edge follows your brows, or leaves them above it. | 3. Brows along the top | eye
Smile. If it rides up on your cheeks, it's too deep. | 4. Smile. Does it ride up? | smiley
Shake your head and look at your shoes. | 5. Look at your shoes | sneaker
~ Have somebody take a photo, from as far as a table away. | 6. A photo across the table | camera
> Bring somebody honest to {brand}. | Bring someone honest | users
> Pick five at {brand}, then throw out one each round. | Five, then four, then three | hash

first: What it's like to choose your first glasses
* Nobody looks at you as much as you do, in your first glasses. | Nobody looks that closely | mirror
* What's it like to get your first pair of glasses? | What's it like? | question
* You've got a frame on, and your own face is a stranger. | Your face is a stranger | user
First there's the test, and a talk about your days. | 1. A test, and your days | chat
Then frames. Take your time, and wear some ugly ones, to learn. | 2. Frames, ugly ones too | eyeglasses
Then someone measures where your eyes sit, down to a hair. | 3. Where your eyes sit | ruler
It takes a few days till they're made. | 4. A few days' wait | calendar
Then they get bent until you forget them. | 5. Bent until you forget them | wrench
~ Outside, look at a tree. It turns out it has leaves. | Trees have leaves | leaf
> Leave time for the ugly ones at {brand}. | Try the ugly ones | smiley-wink
> Walk to a tree when you come out of {brand}. | Find a tree | tree

care: Where your glasses should spend the night
* More glasses get crushed in bed than on the soccer field. | Crushed in bed | bed
* Where should you leave your glasses at night? | Where at night? | moon
* It's dark, your hand's looking for the glasses. Crunch. | Dark, a hand, crunch | hand
Not on the lens. Fold them and lay them on their back. | no: On the lens / yes: On the folded sides | eyeglasses
Better, in the case, and the case in the same spot every time. | The case, the same spot | suitcase-simple
Not on the radiator and not in a hot car. Coatings crack from heat. | Not in a hot car | car
No hairspray with them on. It's hard on the coating. | No hairspray with them on | spray-bottle
~ If a screw's loose, stop. The tiny one always rolls under the fridge. | Loose screw? Stop | screwdriver
Every few months, have them washed, bent, and tightened. | A little service now and then | wrench
> Walk by {brand} when a screw feels loose, not when it's gone. | Come while it's loose | screwdriver
> Pads gone green? Get new ones at {brand}. | Green pads? Get new ones | wrench

checklist: What to bring when you need new glasses
* Leave your old pair at home, and half the story's missing. | Half the story's missing | eyeglasses
* What should you bring to the optician? | "What do I bring?" | bag
* You're in the optician's chair, and they ask how far your screen is. | How far is your screen? | desktop
All the glasses you own, even the broken ones. | 1. All your old pairs | eyeglasses
Your last prescription, if there's one. | 2. The last prescription | prescription
Your contacts, or the box with the numbers on it. | 3. The contacts' box | box
How far your screen is, and what you do with your hands. | 4. How far is the screen? | ruler
What bothers you. Night driving, subtitles, threading a needle. | 5. What bothers you? | needle
~ A list of what you take, if the eyes get examined. They'll ask. | 6. What you take | pill
> Put all the old pairs in a bag for {brand}. | All old pairs in a bag | bag
> Call {brand} and ask if contacts should be out before. | Contacts in or out? | phone

cost: Why two pairs of glasses differ so much
* The frame's the part you see. The lens is the part you pay for. | You pay for the lens | eyeglasses
* Why are some glasses so much more expensive? | Why so expensive? | tag
* A tray with two pairs. They look alike, and one costs triple. | Two alike, one triple | coins
First the strength. Strong ones get thick, and thinner material costs more. | 1. Thinner for strong ones | ruler
Then how many distances. Far only is simple, progressives are cut to you. | 2. How many distances | road-horizon
Then the coats. Against shine, against scratches, against water. | 3. Coats on the lens | shield
Then the frame itself. Hinge, weight, and who made it. | 4. The frame and its hinge | gear
~ And the measuring, and the bending later on. See what's included. | 5. Fitting, and later visits | wrench
You don't need each extra. Ask what happens if you leave it out. | What if you leave it out? | question
> Ask {brand} which extra you could skip. | Which can you skip? | check
> Have the lens and the frame priced apart at {brand}. | Lens and frame apart | receipt

tip: Don't throw out your old pair
* The pair you can't wait to be rid of is your spare. | It's your spare | eyeglasses
* What do you do with your old glasses? | What about the old pair? | question
* One wave at the beach, and your glasses are gone. Now what? | A wave, and they're gone | waves
Old ones may be a bit weak, but you can find your shoes with them. | A bit weak still helps | sneaker
Put one pair with your travel things. | 1. One with your travel things | suitcase
Put one where you can find it blind. By the bed, say. | 2. One where you can feel it | bed
In the car, use the glove box, not the dashboard. | 3. Glove box, not dashboard | car
~ Some frames are worth new lenses. Then you've got sunglasses. | Or turn it into sunglasses | sunglasses
And if it's one too many, somebody collects them. Ask. | One too many? Pass it on | hand-heart
> Show {brand} your old frame and ask about tinted lenses. | Old frame, tinted lenses? | sunglasses
> Bring your drawer of old pairs to {brand}. | Bring the whole drawer | dresser

season(12-2): When your glasses fog up in the doorway
* Out of the cold, into the bus, and your glasses go white. | Suddenly white | cloud-fog
* What helps against fogged-up glasses? | What helps? | eyeglasses
* Scarf up, breath warm, lens white, and somebody says hello to you. | A white lens says hello | smiley
Warm, damp air meets a cold lens. Think of a kitchen window. | Like a kitchen window | window
So don't wipe. It's gone in a minute, and gloves scratch. | no: Wipe with a glove / yes: Wait a minute | hand
Push them a little down your nose, so air gets by. | 1. Down the nose a little | wind
The scarf goes under the nose, so your breath goes down. | 2. Scarf below the nose | shirt-folded
~ There are coats and cloths for that. Try before the ski trip. | 3. A cloth made for it | snowflake
And low sun on snow is hard on a driver. Dark glasses aren't only for July. | Sunglasses in winter, too | sunglasses
> Before the ski trip, find out from {brand} what helps on your lenses. | What helps on yours? | question
> Try on sunglasses at {brand} when it snows. | Sunglasses in the snow | sunglasses
`,
})
