import { trade } from './trade.ts'

export const farrier = trade({
  id: 'farrier',
  name: 'farrier',
  also: [
    'farrier service',
    'farriery',
    'horseshoer',
    'horse shoer',
    'horseshoeing',
    'horseshoeing service',
    'horse shoeing',
    'hoof trimmer',
    'hoof trimming',
    'barefoot trimmer',
    'barefoot hoof care',
    'hoof care',
    'hoof care provider',
    'hoof care practitioner',
    'equine podiatrist',
    'equine podiatry',
    'registered farrier',
    'certified farrier',
    'mobile farrier',
    'hoof technician',
  ],
  way: 'home',
  customers: 'horse owners',
  thing: 'a trim',
  things: 'trims',
  words: [
    'horse',
    'hoof',
    'hooves',
    'shoe',
    'shod',
    'barefoot',
    'farrier',
    'trim',
    'nail',
    'foal',
    'pony',
    'leg',
    'anvil',
    'rasp',
    'frog',
    'sole',
    'halter',
    'barn',
    'stall',
    'forge',
    'mare',
    'gelding',
    'pasture',
    'mud',
    'cycle',
  ],
  pieces: `
mistake: You waited until the shoe rattled
* When the shoe rattles on the driveway, you're late. | It rattles | horse
* Can you wait for the farrier until the shoe comes loose? | Wait until it's loose? | question
* Click, clack, click, and one hoof sounds like a castanet. | Like a castanet | ear
A hoof grows down and forward all the time, and the shoe stays where it was. | The hoof grows, the shoe stays
So the toe gets long, the heel slides under, and every step's a longer lever. | Long toe, long lever | ruler
The nails feel it, and so do the tendons, long before it rattles. | The tendons feel it first
Wait for the rattle, and it may take a piece of hoof along when it goes. | no: When it rattles / yes: By the calendar | calendar-check
~ Look at the clenches, the little bent nail ends. If they stand up, it's time. | Look at the nail ends | eye
> Put the next date with {brand} in the calendar before this one's over. | The next date now | calendar-check
> Run your thumb over the nail ends, and call {brand} if they catch. | Thumb over the nail ends | thumb

mistake: The horse is in the mud and the farrier is at the gate
* The farrier's at the gate, and your horse is at the far fence. | At the far fence | horse
* What slows a farrier down the most? | What takes longest? | clock
* Four muddy legs come out of the pasture, and somebody's waiting with a rasp. | Four muddy legs | drop
With mud on the hoof, the knife slips and nobody can see the line. | The knife slips | knife
Hosing it off just before isn't much better, since a wet leg's slippery and wet horn is soft. | no: Hosed off just now / yes: Dry and brushed | brush
So bring it in early, let it dry, and brush it off. | In early, let it dry | barn
Have it in a halter, on a level floor, with light from the side. | Level floor, good light | sun
~ And a friend next to it, if it doesn't like standing alone. | A friend beside it | horse
> Have your horse dry and in the halter when {brand} drives in. | Dry and haltered | horse
> Ask {brand} where they'd like to work in your barn. | Where do you work? | barn

myth: The nails must hurt
* A nail in the hoof hurts about as much as a haircut. | Like scissors in hair | scissors
* Doesn't it hurt the horse to have nails in the hoof? | "Doesn't it hurt?" | question
* The hammer comes up, and you're the one who flinches, not the horse. | You flinch | hammer
The wall of a hoof is horn, like your fingernail, and there's no feeling in it. | It's like a fingernail | hand
The nail goes in at the white line and comes out higher up on the outside. | In low, out higher | trend-up
It's shaped to bend outward, away from what's alive in there. | It bends away | hammer
You can hear it. It rings while it's in hard horn, and goes dull where it's soft. | no: A dull sound / yes: A ringing sound | ear
~ Watch the ears, too. A horse that's bored isn't hurting. | Watch the ears | ear
> Listen to the sound of the nails when {brand} is there. | Listen to the nails | ear
> Hold your own thumbnail next to it and let {brand} explain the white line. | Your thumbnail, too | thumb

how: What happens under your horse in an hour
* A farrier first looks at a horse from far away. | From far away | eye
* What does the farrier do with all those tools? | What are they all for? | hammer
* You lead your horse up and down, and somebody crouches there, looking. | Up and down | footprints
First it's the walk, how it lands and where it breaks over. | at: First / Watch it walk | footprints
Off comes the old shoe, nail ends first, so the wall stays whole. | at: Then / Old shoe off | hammer
Knife and nippers take what's grown, and the rasp makes it flat. | at: Then / Knife, nippers, rasp | knife
The new one gets bent on the anvil until it fits the foot, and not the other way around. | at: Now / Shoe fits the hoof | hammer
~ Then come the nails, the clenches, and a last stroke of the rasp. | at: Then / Nails and clenches
And it walks again. | at: Last / Walk again | repeat
> Lead for {brand} yourself, on a loose rope. | Lead it yourself | horse
> Before the old shoe's scrap, have {brand} read it to you. | What does it say? | speech

how: Why there's smoke coming off the hoof
* Smoke's coming off the hoof, and your horse is dozing. | Smoke, and a doze | cloud
* Why does the farrier press a hot shoe on the hoof? | Why hot? | flame
* There's a hiss at the hoof, a yellow cloud, and burned hair. | A hiss and a cloud | flame
A hot shoe leaves a brown print where it touches, and you see where it doesn't. | It leaves a print | eye
High spots come off, and it fits like a lid. | Fit like a lid
The heat also sears the cut horn, so it's a little tighter. | It sears the cut horn | flame
It only takes a few seconds, and your horse can't feel it in the horn. | A few seconds | timer
In the forge the iron's soft, so it can be shaped to the foot. | Soft iron, right shape | hammer
~ A good fit can be made cold, too. It's the hand that counts. | no: Only hot is good / yes: A good fit is good | hand
> If your horse hasn't met smoke yet, tell {brand}. | First smoke? Say so | cloud
> Stand upwind when {brand} does the hot ones. | Stand upwind | wind

question: How often does a horse need a farrier?
* How often does my horse need the farrier? | "How often?" | calendar
* A barefoot horse needs a farrier, too. | Barefoot, too | horse
* The hoof looks fine to you, and it looked fine last month. | It looked fine | eye
Count the weeks, and don't wait until it looks long. For most horses it's a handful of them. | Count in weeks | calendar
Summer and good grass make it grow faster, and winter slows it down. | Faster in summer | sun
On stones a bare foot wears itself, and on soft ground it doesn't. | Stones wear, grass doesn't
A long toe or a weak heel should be seen sooner. | Weak feet sooner | hourglass
~ Young ones grow fast, so they come around more often. | Young ones sooner | horse
So stick to your rhythm, even if it looks too soon. | no: When it's long / yes: In your rhythm | repeat
> Ask {brand} what rhythm your horse should have. | What's the rhythm? | calendar
> Take a photo of all four on the day, and compare before you call {brand}. | Compare photos | camera

question: My horse lost a shoe, and now?
* My horse lost a shoe, so what do I do now? | "What now?" | horse
* A lost shoe is a walk across the pasture first. | A walk across the pasture | footprints
* Three hooves clop and one doesn't. | Clop, clop, clop, nothing | ear
Bring the horse in, on soft ground, and look at the sole. | 1. In, and look at the sole | eye
If it's hanging half off, keep the horse standing and call at once. | 2. Half off? Stand still, call | phone-call
Go and find it, before a mower or another hoof does. | 3. Find the shoe | magnifier
Wrap the foot, so the wall doesn't break. A diaper and tape is the classic. | 4. Wrap it | bandaids
No riding, and a stall or a soft paddock until it's back on. | 5. No riding
~ Keep the shoe. If it isn't bent, it may go back on. | 6. Keep the shoe
> Send {brand} a photo of the hoof and of the shoe. | Two photos | camera
> Which foot, how much wall is gone, and is it lame? Tell {brand}. | Foot, wall, lame? | phone-call

comparison: Barefoot or shod
* Barefoot or shod, that's up to the horse and the ground. | Horse and ground | horse
* Does my horse need shoes at all? | "Does it need them?" | question
* One horse walks over gravel like carpet, the other like eggshells. | Carpet or eggshells? | footprints
A bare foot gives and grips, if it wears no faster than it grows. | Bare feet give and grip | horse
That works on good ground, with good horn and time to get used to it. | Good ground, good horn | hourglass
A shoe stops the wear, and it can carry studs, pads, or a bar where something needs support. | Shoes stop the wear | hammer
It also needs its date, every time. | And they need a date | calendar-check
~ Some wear them in front only, or just for the summer, or boots for the trail. | Or boots for the trail | boot
Watch it on stones, before and after. | no: What's better? / yes: What does yours need? | eye
> Where do you ride, and how often? Tell {brand} before you decide. | Where, and how often? | road-horizon
> Thinking of taking them off? Ask {brand} what the first months are like. | The first months | calendar

choose: Watch a farrier's hands on the first leg
* Watch what a farrier does before picking up the first leg. | Before the first leg | hand
* How do you choose a farrier? | How do you choose? | question
* Somebody new runs a hand down your horse's leg, and your horse sighs. | It sighs | horse
The first thing should be hello, at the shoulder, and not a hand on the foot. | 1. Hello at the shoulder | hand-waving
They should want to see it walk, before and after. | 2. Watch it walk | footprints
They tell you what they see, even when it isn't nice. | 3. They tell you | speech
They work with the vet if it's lame, and they like to see the X-ray. | 4. They talk to the vet | stethoscope
A horse that's difficult gets time, and no shouting. | 5. Time, and no shouting | hourglass
~ And they come when they said, or call. | 6. They come, or call | phone-call
> Ask {brand} what they see in your horse's feet. | What do you see? | eye
> Put {brand} and your vet in touch, if there's an X-ray. | Farrier and vet | chats

first: A foal's first trim
* A foal's first trim is mostly scratching and waiting. | Scratching and waiting | horse
* When does a foal meet the farrier for the first time? | When's the first time? | calendar
* The foal's leg is up for a second, and then it's gone. | Up, and gone | horse
It starts weeks before, with you. Stroke down the leg every day, and lift, and set down. | at: Weeks before / Stroke and lift | hand
Set it down before it pulls, or it learns that pulling works. | no: Hold until it pulls / yes: Set down before | hourglass
On the day, mom stands next to it, and somebody holds it without squeezing. | at: On the day / Mom beside it | heart
Then it's a few strokes of the rasp, and a look at how it stands. | at: Then / A few strokes
Early on it's the angle that counts, because young legs are still growing. | at: Why / Legs still grow | ruler
~ Then it runs, and everyone's done. | at: Last / Off it goes
> Practice with all four legs, then call {brand}. | All four legs | hand
> Let {brand} just lift and scratch once, without any tools. | Just lift and scratch | hand

care: A minute a hoof
* A minute a hoof, once a day, and you'll know first. | A minute a hoof | timer
* What should you look for when you pick out the hooves? | What do you look for? | magnifier
* You pick up the hoof, dig out the mud, and put it down again. | And down again? | hand
Smell it. Foul, with black stuff beside the frog, means rot. | 1. Smell it
Press the frog with your thumb. It should be like an eraser. | 2. Like an eraser? | eraser
Look at the white line all around for stones and gaps. | 3. White line, stones | eye
Lay your palm on the wall. Note it if one's much warmer than the others. | 4. One warmer? | thermometer-hot
Wiggle the shoe, and look at the nails. | 5. Wiggle the shoe | hand-grabbing
~ Go from heel to toe with the pick, so it doesn't slip into the soft part. | 6. Heel to toe | ruler
> One warm foot, and it doesn't want to walk? Call your vet, and let {brand} know. | Warm foot? Call | phone-call
> Describe the smell and the spot to {brand}. | The smell and the spot | phone-call

checklist: Before the farrier comes
* Before the farrier drives in, there are five things you can do. | Five things | list
* What should be ready when the farrier comes? | What should be ready? | list
* The van's in the yard, and your gelding has just rolled in the mud. | He's just rolled | drop
In the barn, dry, with picked-out hooves. | 1. In, dry, picked out | barn
A level, dry place with a roof and light, about as big as a garage. | 2. Level, dry, light | lightbulb
Somebody to hold, who looks at the horse and not at the phone. | 3. Someone who holds | phone-slash
A net of hay, if your farrier likes that. | 4. Hay, if it helps | grains
Fly spray in summer, because nobody can trim a leg that stamps. | 5. Fly spray | bug
~ The dog in the house, because those trimmings are delicious. | 6. Dog in the house | dog
And coffee, which has never harmed a hoof. | And coffee | coffee
> Hay or no hay? Find out what {brand} prefers. | Hay or no hay? | grains
> Tell {brand} what's new, like stumbling or a bad day. | What's new? | speech

cost: What's in the price of a set of shoes
* Iron is the cheap part of a new shoe. | Iron's the cheap part | hammer
* Why does a set of shoes cost more for one horse? | Why more for one? | tag
* Two horses in one barn, and two different bills from the farrier. | Two bills | receipt
A trim is knife and rasp. Shoes are that, plus four pieces of iron for four feet, none alike. | Trim or shoes | hammer
Pads, studs, and special shapes take material and time. | Pads and studs | snowflake
The drive counts, and several horses at one stop can share it. | Share the drive | van
And so does how it stands. One that leans makes for a long hour. | How does it stand? | horse
~ Waiting too long costs too, because there's more to put right. | Coming late costs | calendar
Mostly you pay for a strong back and years of looking. | You pay for the eye | eye
> Ask around your barn who'd share the date with {brand}. | Share the date | people
> Practice standing, and ask {brand} for a trim price and a shoe price. | Trim price, shoe price | receipt

tip: Take the same photo every time
* You'll never see a hoof change unless you take its picture. | Take its picture | camera
* How do you see if a hoof is getting better? | Is it better? | eye
* You look at that hoof every day, so you can't see it change. | You can't see it change | eye
Take a photo right after the trim, and another before the next. | After, and before the next | calendar
Set the camera on the ground, level with the hoof, from the side. | 1. On the ground, from the side | camera
Then straight from the front, and one of the sole. | 2. From the front | camera
Same floor, same distance, and with all four legs standing straight. | 3. Same floor, same distance | ruler
~ Put the date on a scrap of cardboard in the picture. | 4. The date in the picture | calendar
Keep going, and you'll have a film of it. | Then you've got a film | film-strip
> Show {brand} the row of photos. | Show the row | images
> Send {brand} the side view if something looks odd between dates. | Something odd? Send it | paper-plane

season(11-3): Snow in the shoes
* In snow a shod horse walks on high heels made of ice. | High heels of ice | snowflake
* What does a horse need on its hooves in the winter? | What does it need? | snowflake
* Clump, clump, and your horse is suddenly taller. | Suddenly taller | snowflake
Warm sole, cold iron, and between them the snow packs into a ball of ice. | Snow packs into a ball | snowflake
Your horse walks on four stones and twists at every step. | Like on four stones | footprints
A rim pad pops the snow out with each step, and little studs bite on ice. | Pads pop it out
Or the shoes come off for the winter, if it's mostly in the field. | no: Summer shoes in snow / yes: Pads, studs, or bare
~ On a ride, carry a hoof pick. | Carry a hoof pick | hand
A hoof grows slower now, but don't stretch the date too far. | Don't stretch the date | calendar
> Talk to {brand} before the first snow, not after. | Before the first snow | snowflake
> How much will you ride this winter? {brand} can plan the shoes by that. | How much will you ride? | calendar
`,
})
