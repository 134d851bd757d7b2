import { trade } from './trade.ts'

export const shoeRepair = trade({
  id: 'shoe-repair',
  name: 'shoe repair shop',
  also: [
    'shoe repair',
    'shoe repairs',
    'shoe repair service',
    'shoe repairer',
    'local cobbler',
    'traditional cobbler',
    'mobile cobbler',
    'cobbler shop',
    'shoemaker',
    'boot repair',
    'boot maker',
    'bootmaker',
    'bespoke shoemaker',
    'custom shoemaker',
    'heel bar',
    'resoling',
    'resole shop',
    'shoe restoration',
    'sneaker restoration',
    'sneaker cleaning',
    'sneaker repair',
    'shoe shine',
    'shoe cleaning service',
    'climbing shoe resoling',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a shoe repair',
  things: 'shoe repairs',
  words: [
    'shoe',
    'boot',
    'heel',
    'sole',
    'leather',
    'sneaker',
    'lace',
    'stitch',
    'polish',
    'toe',
    'cobbler',
    'insole',
    'welt',
    'zipper',
    'pump',
    'sandal',
    'loafer',
    'foot',
    'walk',
    'rubber',
    'suede',
    'glue',
    'shoe tree',
    'tongue',
  ],
  pieces: `
mistake: Walking until the heel's gone
* That click on the pavement is your heel asking for help. | That click asks for help | high-heel
* When should you take a shoe to have its heel done? | When's it time? | calendar
* Click, click, on one side only. Turn your shoe over. | Click, click | ear
At the bottom of the heel there's a thin cap, and it's meant to be worn away. | A cap, meant to wear away | high-heel
It's a small job as long as only the cap is gone. | Only the cap: a small job | check
Walk on, and you're grinding the heel itself, layer by layer, at a slant. | Now it's the heel itself | trend-down
Then it has to be built up first, and leather or paint on the sides has to match. | no: Until it slants / yes: When the cap's thin | hammer
~ A worn heel makes you walk crooked, too, and then the upper leans the same way. | | footprints
> Stand your shoes on the table tonight and tell {brand} which one tips. | Which one tips? | table
> Bring the one that clicks to {brand}. | The one that clicks | high-heel

mistake: Gluing your sole back on in the kitchen
* The sole flaps, the superglue's right there. Don't. | Sole flaps? No superglue | hand-palm
* Can I just glue my sole back on? | "Can I glue it myself?" | drop
* You glued your shoe, you piled books on it, and it's flapping again. | Flapping again | books
Superglue sets like glass, and your foot bends with every step. | It sets like glass | link-break
So it cracks, and now there's a hard crust nobody can glue over. | A crust nobody can glue
It has to be scraped and roughed up before anything holds. | Scrape it, rough it up | tool
Shoe glue's spread on both sides, left to dry, warmed up and pressed. It stays soft. | no: Hard glue / yes: Glue that bends | fire
~ Rain got in meanwhile, so let it dry first, all the way. | Dry it first | drop
> It's flapping? Put a rubber band around it and bring it to {brand}. | A rubber band, for now
> If it's been glued before, tell {brand} what with. | Glued with what? | question

myth: Tight shoes get wider but never longer
* "They'll stretch." Sometimes shoes do, and sometimes your feet just give up. | "They'll stretch" | sneaker
* Do tight shoes get bigger if you keep wearing them? | Do they get bigger? | sneaker
* You bought the shoes half a size too small, because they were beautiful. | Small, but beautiful | high-heel
Leather gets wider, by a bit, at the widest spot of your foot. | Wider: a bit | resize
Longer it doesn't get. If your toe touches the front, it'll always touch. | Longer: never | hand-palm
A cobbler puts in a stretcher, and a small bump right where your toe sits. | A bump for your toe | footprints
It needs a day or more, and some moisture, so don't rush it. | A day or more | hourglass
~ Plastic springs back in the evening, however long it's been on there. | no: Plastic springs back / yes: Leather gives a bit
> Mark the spot with a piece of tape and show {brand}. | Mark the spot | hand-pointing
> Wear them for {brand} with the socks you'd wear. | With your usual socks | sock

how: How a boot gets a new sole
* A good boot's built so that its sole can come off. | Its sole can come off | boot
* How does a shoe get a new sole? | How's it done? | boot
* First there's a tearing sound, and it's your boot. That's normal. | A tearing sound | ear
The old one is pulled off, and underneath there's cork with your foot in it, like a print in sand. | at: First / Your print in the cork | footprints
If the cork's crumbled, it's filled in again. | at: Then / New cork
A new sole's glued, and sewn around the edge to a strip called the welt. | at: Next / Glued and sewn to the welt | needle
It's trimmed, sanded, inked and waxed, so the edge looks new. | at: Last / Trim, ink, wax | sparkle
~ The upper doesn't mind. It's been broken in, and it stays that way.
> Take your best-worn boots to {brand} before there's a hole. | Before there's a hole | boot
> Press your thumb into the middle of the sole. Soft? Show {brand}. | Soft in the middle? | thumb

how: How you see whether shoes can be resoled
* Look at the edge of your shoe. Can you see stitches? | Stitches at the edge? | magnifier
* Which shoes can get a new sole, and which can't? | Which can, which can't? | swap
* There are two kinds of shoes in your hall. Turn them over. | Two kinds, turn them over | swap
A strip all around with a seam on it means it was made to be opened. | Seam all around: made to open | needle
So that seam's cut, and the next sole gets the same holes. | | scissors
If it's only glued, it can often be taken off too, with heat and patience. | Glued: heat and patience | fire
If sole and side were poured in one piece, there's nothing to get hold of. | no: Poured in one / yes: Sewn or glued | drop
~ And for sneakers there's a way for many, just not for foam that's crumbling. | Foam crumbling? No | sneaker
> Line up every pair you own and send {brand} the picture. | Line them up | camera
> Ask {brand} which of yours are worth a second life. | Which are worth it? | recycle

question: Is it worth having them repaired
* New shoes cost this much, a repair that much. So which? | New pair, or repair? | scales
* Is it worth repairing these shoes? | "Is it worth it?" | scales
* You hold them over the trash, and they're the only shoes that never hurt. | Over the trash | trash
Look at the top part first. If that's sound, it's got years in it. | Is the top sound? | eye
Cracks where it bends can't be sewn shut. That's the end of most. | Cracks where it bends: the end | warning
Soles, heels, linings, zippers, elastic, all of that can be new. | Soles, heels, zippers: can be new | check
A comfortable shoe has learned your foot, and you'd start again with a new one. | It knows your foot | footprints
~ For something thin and glued, an honest cobbler says keep your money. | no: Cracked on top / yes: Worn below | coins
> Show {brand} the top before the bottom. | The top before the bottom | eye
> Take them out of the trash and over to {brand}. | Out of the trash | trash

question: What do I do about white salt lines
* There's a white map on your boots. That's salt. | A white map | boot
* How do you get salt lines off leather shoes? | How do I get it off? | boot
* The snow has melted off your boots, and it left its signature. | It signed your boots | snowflake
It came in with the water, and as it dries it goes to the edge. | It dries at the edge | drop
Brushing it only takes off the top. | Brushing isn't enough | brush
Dab it with half water, half white vinegar, over the whole toe, so it leaves no ring. | Half water, half vinegar | spray-bottle
Fill them with paper and let them dry away from the heat. | no: On the heater / yes: Paper inside, in the air | file-text
Then cream, because salt takes the grease along. | Cream at the end | hand
~ On suede go gently, and try it at the heel first. | Suede: try at the heel | hand
> It keeps coming back? Let {brand} have them for a proper cleaning. | It keeps coming back? | repeat
> Have {brand} waterproof the next pair before it's seen snow. | Before the first snow | umbrella

comparison: Leather or rubber under your feet
* Leather sole, wet tiles, one wrong step. You know the feeling. | Wet tiles, leather sole | warning
* Leather or rubber for your next sole? | Leather or rubber? | footprints
* Knock on your sole. Does it clack or thud? | Clack, or thud? | ear
Leather breathes, clacks beautifully, and looks slim under a dress shoe. | Leather = breathes, looks slim | wind
It drinks water, and on a wet day it's thin and slick. | Wet: thin and slick | drop
Rubber grips, keeps the damp out, and lasts on rough streets. | Rubber = grips, keeps damp out | footprints
You can have both, with a thin rubber half glued under the leather. | Both = rubber half below | copy
~ Best when it's new and a bit scuffed, so the glue gets a grip. | no: When it's worn thin / yes: After a few wears | calendar
> Take new leather soles out for a walk, then bring them to {brand}. | A few wears first | footprints
> Tell {brand} where you walk. Carpet, cobbles, rain? | Where do you walk? | map-pin

choose: Look at the shelf of finished shoes
* In a cobbler's shop, don't look at the machines. Look at the finished shelf. | Look at the finished shelf | shelf
* What can a row of strangers' shoes tell you? | A row of strangers' shoes | shelf
* A row of shoes with tickets, waiting for their people. Look closely. | Waiting for their people | tag
Do both heels look alike from behind? | 1. Heels alike from behind | equals
Is the edge of a new sole smooth all around, and colored to match? | 2. Edge smooth and matched | hand
Is there glue where it doesn't belong? | 3. No glue showing | drop
Were they polished, though nobody asked? | 4. Polished anyway | sparkle
~ Then ask about yours. Somebody who flexes it and looks inside is reading it. | | eye
Start with a heel, and keep the boots your father left you for later. | no: The heirloom first / yes: A heel first | high-heel
> Look along the shelf when you're at {brand}. | Look along the shelf | shelf
> Give {brand} one pair of heels to begin with. | One pair of heels | high-heel

first: Put them on the counter dirty
* You don't have to clean your shoes before you go. | Don't clean them first | boot
* What does a cobbler read off the bottom of your shoe? | What's written below? | eye
* You put your shoes on the counter, and they look so tired up there. | Tired, on the counter | sneaker
Somebody turns them over before they look at the top. | First they turn them over | repeat
Where it's worn tells how you walk. Outside of the heel is the usual. | Wear shows how you walk | footprints
They bend it, they press, they feel around inside with two fingers. | Bend, press, feel inside | hand
You hear what must be done and what can wait. | Must, and can wait | list
~ Say what you're doing in them. Dancing, standing, a funeral on Friday. | "What are they for?" | speech
You get a ticket, and the ticket goes in your wallet. They can't guess whose they are. | The ticket goes in your wallet | ticket
> Both shoes, please. {brand} has to match the one to the other. | Both shoes, please | swap
> Tell {brand} which day you'll need them on your feet. | Which day? | calendar

care: Give them a day off
* Your shoes need a day off after every day of work. | A day off | calendar
* Why do some shoes last for years and others for a winter? | Why do some last? | hourglass
* You take off your shoes at night, and they're warm and damp inside. | Warm and damp | drop
A foot sweats more than you'd like to know, and leather drinks it. | Leather drinks it | drop
Put on the next morning, it never dries, and the lining goes first. | No rest? The lining goes | warning
Two pairs in turn last longer than one and then the other. | Two pairs, taking turns | swap
Wooden trees pull the wrinkles out while they dry. | Wooden trees inside | tree
~ Untie them when you take them off. Stepping on the back breaks it. | no: Step on the heel / yes: Untie them | hand
Brush, a little cream, wait, shine. It takes about as long as a song. | Brush, cream, wait, shine | music-note
> Ask {brand} which cream suits the color of yours. | Which cream? | palette
> Lining torn at the heel? Have {brand} put in a patch of leather. | Lining torn? | needle

checklist: Before you put your boots away
* Don't put your boots to bed dirty. | Not to bed dirty | boot
* What do you do with boots before they go in the closet? | Before the closet | boot
* It's warm, and your boots are going in a box until fall. | Into the box | box
Brush them, wipe them, and let them dry for a day. | 1. Brush, wipe, dry | brush
Give them cream, a bit more than usual. | 2. A bit more cream | hand
Stuff them, the shaft too, so they don't fold. | 3. Stuffed, shaft too | newspaper
Take a look below. Heels, soles, zipper up and down. | 4. Heels, soles, zipper | eye
~ Cloth bag or a box with air, and never plastic, or you'll meet mold in the fall. | Air, never plastic | wind
What's broken now can be mended while nobody else thinks of boots. | no: At the first snow / yes: Now | calendar
> Anything on that list broken? Take it to {brand} while it's warm. | Mend it while it's warm | sun
> Set the winter boots by the door, and take them along to {brand}. | By the door | door

cost: Why one sole costs more than another
* Why does one new sole cost more than another? | Why does it cost more? | receipt
* For a sneaker it's glue. For a welted boot it's a morning. | Glue, or a morning | hourglass
* Two shoes on the counter, two very different prices. Turn them over. | Two prices, turn them over | scales
A half sole covers the front. A full one means the heel comes off and goes on again. | Half sole, full sole | footprints
Leather costs more than rubber, and sewn takes longer than glued. | Sewn takes longer | needle
What's under it adds up, a cracked shank, crumbled cork, a torn welt. | Cork, shank, welt | warning
Both get done, even when one's fine, since they should be the same height. | Always both | equals
~ A thin protector put on early costs little and saves the rest. | Early protection saves | shield
So come before there's a hole. After that it gets expensive. | no: With a hole / yes: Before the hole | clock
> Ask {brand} what it'd be with a half sole. | And a half sole? | question
> Press your thumb in the middle and ask {brand} how long you've got. | How long have I got? | thumb

tip: The paper trick for wet shoes
* Wet shoes don't go on the heater, however cold your feet are. | Not on the heater | thermometer-hot
* How do you dry wet shoes overnight? | Dry by morning? | moon
* You're home, your socks squelch, and you need those shoes tomorrow. | They squelch | sock
Pull out the insoles and the laces, and open the tongue. | Insoles out, tongue open | hand
Stuff in newspaper, right into the toe, loosely crumpled. | Newspaper, into the toe | newspaper
After an hour it's soaked. Take it out and put in new. | Change it after an hour | repeat
Lay them on their side, so the sole gets air, too. | On their side | wind
~ Heat makes leather hard and lets go of the glue. | no: Heat / yes: Paper and air | fire
In the morning a little cream, if they feel like cardboard. | Cream if they're stiff | hand
> Something came loose in the wet? Let it dry, then bring it to {brand}. | Dry it, then bring it | drop
> Ask {brand} what keeps the next puddle out of yours. | Against the next puddle | umbrella

season(9-11): Turn your boots over before the first frost
* Before the first cold rain, turn your boots over. | Turn them over | boot
* Are your winter boots ready? | Are they ready? | snowflake
* First wet day, you step in a puddle, and your boot lets you know. | It lets you know | drop
Look at the tread. If it's smooth in the middle, it's a sled on ice. | Smooth tread is a sled | warning
Bend the toe. A gap between sole and leather will drink. | Bend it. A gap? | link-break
Run the zipper, all the way, twice. | Zipper, twice | repeat
Press the heel, and pull on every eyelet. | Heel and eyelets | hand
~ Rub some wax in the seams before they need it. | Wax in the seams | hand
When it freezes, everybody stands in line with one boot in their hand. | no: When it freezes / yes: Now | users
> Carry them to {brand} while your sneakers still do. | While sneakers still do | sneaker
> A small gap now? Show {brand} before the water does. | A small gap? | drop
`,
})
