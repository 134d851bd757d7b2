import { trade } from './trade.ts'

export const hairSalon = trade({
  id: 'hair-salon',
  name: 'hair salon',
  also: [
    'hairdresser',
    'hairdressing salon',
    'hairdressers',
    'hair stylist',
    'hairstylist',
    'hair studio',
    'hair colorist',
    'hair colourist',
    'mobile hairdresser',
    'curl specialist',
    'blowout bar',
    'blow dry bar',
    'hair extension salon',
    'hair and beauty salon',
    'balayage specialist',
    'hair artist',
    'hair lounge',
    'unisex salon',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a haircut',
  things: 'haircuts',
  words: [
    'hair',
    'haircut',
    'cut',
    'color',
    'salon',
    'stylist',
    'appointment',
    'bangs',
    'layer',
    'highlight',
    'root',
    'blowout',
    'shampoo',
    'conditioner',
    'brush',
    'curl',
    'trim',
    'balayage',
    'blonde',
    'chair',
    'end',
    'foil',
    'toner',
  ],
  pieces: `
mistake: The bangs you cut at midnight
* Bangs cut wet at the bathroom mirror always end up shorter than planned. | Cut wet, dry short | scissors
* Why did your bangs jump up an inch when they dried? | Why did they jump up? | mirror
* It's late, the kitchen scissors are right there, and those bangs are bugging you. | Step away from the scissors | scissors
Wet hair stretches. It lies there looking perfectly long enough. | Wet hair stretches | drop
Then it dries and springs back, and now it's above your eyebrows. | | smiley-nervous
If there's a cowlick in your hairline, one half springs more than the other. | A cowlick springs higher
~ Kitchen scissors don't help either. They fold the hair before they cut it. | | scissors
A stylist cuts bangs nearly dry, a bit too long, and then looks again. | no: Wet and brave / yes: Dry and a bit too long
> Bangs in your eyes? Let {brand} take the first snip. | Let a stylist take the first snip | scissors
> Put the scissors back in the drawer and call {brand}. | Scissors back in the drawer | phone-call

mistake: The photo that shows somebody else's hair
* The haircut photo on your phone might show the wrong hair. | Right cut, wrong hair? | phone
* You love the haircut in the picture. Does that head have your hair? | Is that your kind of hair? | image
* Everybody saves the pretty picture. Few check whether the hair is anything like theirs. | Pretty picture, different hair | images
Look past the face and the lighting. Is that hair thick or fine? Straight or wavy? | Thick or fine, straight or wavy? | magnifier
A blunt bob on thick hair is a bell. The same bob on fine hair is a curtain. | Same bob, different hair | bell
So find a picture of someone whose hair behaves like yours. | Find hair that behaves like yours | image
~ And save one you can't stand. That one often says more. | Save one you can't stand | thumbs-down
Then point at the part you like, because maybe it's only the bit around the face. | | hand-pointing
> Bring both pictures to {brand}, the yes and the never. | no: The never / yes: The yes
> Show {brand} the photo and ask what it would do on your head. | Ask what it'd do on your head | phone

myth: Trims don't make your hair grow faster
* A trim does nothing for how fast your hair grows. | A trim can't speed up growth | scissors
* Does hair grow faster if you trim it? | Does trimming speed it up? | question
* You've been told to cut your hair so it grows. It's half true. | Half true | hair
Hair grows out of your scalp, and the scalp has no idea what happened at the ends. | The ends don't talk to the scalp
But an end that has split keeps splitting, up and up like a run in a stocking. | Splits travel up | sock
Then it snaps, and you lose in pieces what you gained at the root. | Lost in pieces | ruler
~ So your hair is growing the whole time, and you can't see any of it. | | eye-slash
A small trim now saves a big cut later. | no: A big cut later / yes: A small trim now
> Growing it out? Tell {brand} that before the scissors come out. | Say you're growing it out | ruler
> Ask {brand} how little can come off and still leave clean ends. | How little can come off? | scissors

how: How dark hair turns blonde
* Every dark head that goes blonde is orange for a while. | First it turns orange | orange
* Why can't dark hair just go blonde in one step? | Why not in one step? | question
* Peek under the foil halfway through and your hair looks like a carrot. | Halfway there, carrot orange | carrot
Lightener doesn't add a color. It takes your own out, layer by layer. | It takes color out
First you see red, then orange, then a yellow like the inside of a banana peel. | Red, then orange, then yellow | swatches
Somebody checks every few minutes. | | timer
~ Old box dye slows it all down, since it has to come out too. | Old dye slows it down
When it's pale enough, it's rinsed, and a toner turns yellow into beige or ash or honey. | Toner makes the shade | drop
Very dark hair often takes more than one visit. | It may take more than one visit | calendar
> Want to go blonde? Ask {brand} how many visits your hair needs. | How many visits? | calendar
> Tell {brand} about every color you've had, even the one from the box. | Confess the box dye

how: Why a haircut is checked twice
* The most important minute of a haircut comes after the cutting. | The minute after the cutting | clock
* Why does the stylist comb through hair that's already cut? | Why comb it again? | comb
* Your haircut looks finished, and then every section gets lifted up again. | It looks finished. It isn't. | hair
A cut starts with sections, clipped up so only one slice hangs down at a time. | at: First / Sections
The first slice is the guide. Every other slice gets measured against it. | at: Then / One slice is the guide | ruler
When it's done, the hair is combed the other way and checked. | at: Last / Checked crosswise | comb
~ One strand that sticks out is what you'd find in the mirror at home. | | mirror
Dry, it gets one more look. | Dry hair gets another look | hair-dryer
So sit straight and uncross your legs. A tilted hip makes a tilted line. | no: Legs crossed / yes: Both feet down
> Come and sit still at {brand}. You'll be told when to look up. | Sit still for once | chair
> Found a strand that sticks out at home? Call {brand} and say so. | Say so if one sticks out | phone-call

question: Should you wash your hair before you go?
* Should you wash your hair before a haircut? | "Do I wash it first?" | shower
* It gets washed at the salon anyway, so does clean hair matter? | Washed anyway, right? | hand-soap
* You're standing in the shower with an appointment in two hours. Shampoo or not? | Shampoo or not? | shower
For a cut, come the way you walk around every day. | Come the way you wear it
Your part, your wave, your cowlick. That's what somebody wants to read first. | Show your part | eye
What gets in the way is a layer of dry shampoo, hairspray, and oil. | no: Layers of spray / yes: Plain and brushed | spray-bottle
~ A tight bun leaves a dent that looks like a wave and isn't one. | Leave the bun out
For color, it's worth asking when you book, because every product wants something a little different. | Color? Ask when you book | phone
> Not sure about yours? Ask {brand} when you book. | Ask when you book | phone
> Skip the dry shampoo today and let {brand} see the real thing. | Skip the dry shampoo

question: How long can you wait between haircuts?
* How long can you wait until the next haircut? | "When should I come back?" | calendar
* Short hair is more work than long hair, at least at the salon. | Short hair needs more visits | scissors
* One morning your haircut just stops listening, and you can't say why. | The morning it stops listening | mirror
A short cut lives off its outline. When the neck grows in, the shape is gone. | Short: the outline goes first | scissors
A bob starts to flip once it touches your shoulders. | Bob: it flips at the shoulder
Long hair forgives for months, until the ends feel like straw and catch in the comb. | Long: feel the ends | comb
~ Bangs have a calendar of their own, and it's a short one. | Bangs can't wait | eye
So don't count weeks. Watch how long your hair needs in the morning. | Watch your mornings | clock
> If it took forever this morning, call {brand}. | It took forever? Call | phone-call
> Ask {brand} for a date that fits your cut, then put it in your phone. | A date that fits your cut | calendar-check

comparison: Highlights or balayage?
* Highlights or balayage? Look at how you'd want it to grow out. | Highlights or balayage? | swatches
* Two ways to get lighter hair, and the difference shows up weeks later. | The difference shows up later | calendar
* You say highlights, the picture on your phone says balayage. | Which one did you mean? | phone
Highlights go into foil, fine strands, right up to the root. Even and bright all over. | Highlights: bright from the root | hair
Balayage is painted on by hand, lighter toward the ends, as if the sun had done it. | Balayage: painted by hand | paint-brush-broad
Then your hair grows. Highlights show a line, balayage just blurs. | no: Highlights: a line / yes: Balayage: a soft blur
~ Neither one is better. One's a striped shirt, the other's a faded denim jacket. | Stripes or faded denim
So ask yourself how often you like to sit in that chair. | How often will you come? | chair
> Tell {brand} how often you'd like to come, and pick the color after that. | First how often, then which
> Still between the two? Show {brand} your favorite picture and ask which it is. | Which one is this? | image

choose: How to tell if a stylist is right for your hair
* Look for your own hair in a stylist's photos before you book. | Look for your own hair | images
* How do you know a stylist can handle your hair? | Can they handle your hair? | question
* New town, new salon, and your curls are about to meet a stranger. | New town, new stylist | map-trifold
Scroll through the pictures and don't look for the prettiest. Look for yours. | Don't look for the prettiest | phone
Fine hair, tight curls, a lot of gray. If it's never there, ask about it. | Is your hair ever there? | magnifier
Then ask for a talk first, before any scissors. | Talk first, cut later | speech
~ A good listener touches your hair dry and asks what you do with it every morning. | | hair
And if you hear a calm no, that one can't be done in a day, that's a good sign. | A calm no is a good sign | thumbs-up
> Start with a conversation at {brand} before you start with a cut. | Start with a conversation | speech
> Look through the pictures from {brand} and find hair like yours. | Find hair like yours | images

first: The first ten minutes with a new stylist
* With a new stylist, the best part of the haircut happens dry. | It starts dry | chair
* What happens in the first ten minutes at a new salon? | The first ten minutes | timer
* A strange chair, a cape around your neck, and someone says: so? | "So, what are we doing?" | chair
You don't need the right words. Show with your hand where it should end. | Show it with your hand | hand
Say what bothers you, like the side that always flips out. | Say what bothers you | speech
Fingers go through it, because somebody's finding out how thick it is and which way it grows. | | hair
~ If you hear a word you don't know, like texturize, ask. It could mean a lot comes off. | Ask what a word means | question
Before the first cut, you should both be able to say how short. | Agree on how short | ruler
> New to {brand}? Say so when you book, so there's time to talk. | Say it's your first time | calendar
> Sit down at {brand} and begin with the side that flips out. | Begin with what bugs you

care: How to keep a fresh color from washing out
* Fresh color leaves your hair mostly in the shower. | It leaves in the shower | shower
* Why is your hair color gone before the next appointment? | Where did the color go? | drop
* The towel is pink, and you paid for that red hair. | Pink towel, paler hair | towel
Give it a couple of days before the first wash, so everything settles. | Wait for the first wash | calendar
Then wash less often, and lukewarm. Hot water lifts the hair open and the tint slides out. | no: Hot and daily / yes: Lukewarm and less often | thermometer
Before the pool, wet your hair with plain water. A full sponge can't drink chlorine. | Wet it before you swim | swimming-pool
~ Sun bleaches hair like it bleaches a curtain, so wear the hat. | Wear the hat | sun
And reds fade first. Nobody did anything wrong, red just leaves early. | Red leaves first
> Ask {brand} which shampoo suits your color, and which one in your shower doesn't. | Which shampoo suits it? | hand-soap
> Wondering how yours will fade? Ask {brand} before you pick the shade. | Ask how it fades | swatches

checklist: Four things to tell your stylist
* Four things your stylist can't see in your hair. | What your hair doesn't show | list
* What should you tell a stylist before the first cut? | What do I tell them? | speech
* Your hair can't talk, so somebody has to tell the stylist four things. | Tell them four things | speech
What's been in it. Henna, box color, a perm, even if that was last year. | 1. What's been in it | flask
How many minutes you give it in the morning, honestly. | 2. Your honest minutes | clock
Where it has to go. A ponytail for work, a helmet, a swim cap. | 3. Ponytail, helmet, swim cap | swimming-pool
And the haircut you never want again. | 4. The cut you never want again | thumbs-down
~ That last one opens more doors than any photo. | | door
> Have all four ready when you sit down at {brand}. | Have all four ready | chair
> Type the four into your phone on the way to {brand}. | Type them in your phone | phone

cost: What the price of a hair color depends on
* Why does one hair color cost so much more than another? | Why is mine more? | tag
* Two color appointments, two very different prices, and both are fair. | Two prices, both fair | tag
* You ask what highlights cost, and the answer begins with a question. | First they ask about your hair | question
Length and thickness come first. More hair drinks more color. | More hair, more color | hair
Then the distance. From light brown to honey is a walk, from black to blonde is a hike. | A walk or a hike? | person-simple-hike
What's already in it counts too. Old dye has to come out before new dye goes in. | Old dye comes out first
~ Foils take hands and time, a single shade on the roots takes far less. | Foils take time | hourglass
So the real question is how many hours somebody works on your head. | Hours in the chair | clock
> Send {brand} a picture in daylight and ask what it'd take. | Send a daylight photo | camera
> Ask {brand} for the whole price, with toner and blow-dry in it. | Ask for the whole price | receipt

tip: Hold the brush yourself before you leave
* Hold the brush yourself once before you leave the salon. | Hold the brush yourself | hair-dryer
* Why does your hair never look that good again at home? | Why not at home? | mirror
* The blowout looks perfect, and tomorrow morning you're alone with it. | Tomorrow you're alone with it | hair-dryer
Watching looks easy, because somebody else is standing behind you with two free hands. | Watching looks easy | eye
At home your arm gets tired and the mirror flips everything. | | mirror
So ask for two minutes. You take the brush, you do the front. | Ask for two minutes | timer
Somebody tells you which way to pull and when to let it cool. | Which way to pull
~ Cooling is half of it. Warm hair forgets its shape, cool hair keeps it. | no: Brush it warm / yes: Let it cool
> Next time at {brand}, ask for the brush. | Ask for the brush
> Bring your own brush to {brand} and learn on that one. | Bring your own brush

season(11-12): The haircut before the holiday photos
* Don't get a brand new haircut the day before the family photo. | Not the day before | camera
* When should your hair be done for the holidays? | When for the holidays? | calendar
* Everybody wants the same hair appointment, the last one before the holidays. | The most wanted chair | chair
A fresh cut needs a few washes until it moves like yours. | It needs a few washes | shower
You need a few mornings too, until your hands know what to do. | | hand
Color is happiest when it's had a week or so to soften. | Color softens in a week | swatches
~ And something completely new? Save it for January, when nobody's taking pictures. | Something new? January | calendar
So count back from the photo, not from the party. | Count back from the photo | camera
> Look at the date of your party, then call {brand} today. | Party date first | calendar-check
> Tell {brand} which day the pictures are taken. | Which day are the photos? | camera
`,
})
