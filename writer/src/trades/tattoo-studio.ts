import { trade } from './trade.ts'

export const tattooStudio = trade({
  id: 'tattoo-studio',
  name: 'tattoo studio',
  also: [
    'tattoo parlor',
    'tattoo parlour',
    'tattoo shop',
    'tattoo artist',
    'tattooist',
    'tattooer',
    'tattoo',
    'private tattoo studio',
    'fine line tattoo',
    'handpoke tattoo',
    'tattoo and piercing studio',
    'piercing studio',
    'body piercer',
    'ink studio',
    'custom tattoo',
    'cover-up tattoo',
    'tattoo collective',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a tattoo',
  things: 'tattoos',
  words: [
    'tattoo',
    'ink',
    'needle',
    'artist',
    'skin',
    'design',
    'stencil',
    'line',
    'shading',
    'arm',
    'studio',
    'appointment',
    'session',
    'sketch',
    'machine',
    'piece',
    'sleeve',
    'cover-up',
    'wrist',
    'rib',
    'lettering',
    'black',
    'color',
  ],
  pieces: `
mistake: The sentence that's too small for your wrist
* A tiny tattoo with tiny letters turns into a tiny gray line. | Tiny letters blur | pen-nib
* How small can the lettering be on a wrist tattoo? | How small can it be? | magnifier
* You've got a whole poem for a tattoo the size of a stamp. | A poem the size of a stamp | stamp
Ink in skin isn't ink on paper. It spreads a hair, over years. | It spreads a hair | drop
A hair is nothing, unless it's the hole in an e. | Unless it's the hole in an e
Then the small loops close, and the poem's a fence. | The loops close
So it gets bigger, or shorter, or it moves where there's room. | Bigger, fewer words, or more room | ruler
~ Squint at it from an arm's length. What you can't read now, nobody will read later. | Squint at it | eye
Space between lines is part of the drawing. | no: Packed tight / yes: Room between the lines
> Ask {brand} how small it can be and still be read in ten years. | Readable in ten years? | hourglass
> Bring the whole poem to {brand} and pick the line together. | Pick one line | scroll

mistake: Coming to your tattoo hungry
* Don't skip breakfast on tattoo day. | Don't skip breakfast | fork-knife
* What do you eat before a tattoo? Something, please. | Eat before? | food
* You were too nervous to eat, and now you hear the tattoo machine. | Too nervous to eat
Lying still under a needle is work, even if it doesn't look it. | Lying still is work
With nothing in you, the room goes gray faster than you'd think. | The room goes gray
So a real meal, an hour or two before. Something that isn't just coffee. | no: Just coffee / yes: A real meal | fork-knife
Sleep the night before, and leave the drinks for another night. | Sleep, and no drinks | bed
~ Pack juice and a snack for the long ones. | Juice and a snack | orange-slice
Feel odd? Say so at once. Everyone's seen it before. | Feel odd? Say so | speech
> Eat first, then come to {brand}. | Eat first | fork-knife
> Ask {brand} how long you'll be lying there, and pack for that. | How long will it be? | backpack

myth: You can't hide black under yellow
* You can't hide a black tattoo under a yellow one. | No hiding under yellow | swatches
* Can any tattoo be covered with another? | Can it be covered? | question
* There's a name on your arm, and you'd like a sunflower there instead. | A name under a sunflower | flower
Ink doesn't paint over. It goes in beside what's there, and you see both. | It mixes, it doesn't hide | palette
So black wins. Whatever comes on top has to be darker right there, and busier. | no: Lighter on top / yes: Darker on top
That's why cover-ups grow. A few times the old one, with the dark part where the name was. | Cover-ups grow | ruler
Fur, feathers, leaves, and scales are good at it. Faces aren't. | Feathers, leaves, scales | feather
~ Sometimes a laser lightens it first, and there's more choice. | Lightened first, more choice
Look at your old one. Where it's raised, the ridge will stay. | A ridge stays
> Show {brand} the old one in daylight, close up. | Show it in daylight | camera
> Tell {brand} what's there now and what you'd like to see instead. | What's there, what's next | speech

how: Why there's a purple drawing on you first
* Before any needle, your tattoo is a purple drawing you can wash off. | First a purple drawing | pencil
* How does the design get onto your skin? | How does it get there? | question
* You stand at the mirror with purple lines on your arm. Now's the time. | Purple lines in the mirror | mirror
It's a stencil. The drawing goes on a special paper, and the paper goes on you. | at: First / The stencil | file
Damp skin takes the lines off the paper. | | drop
Then you stand up, arms hanging, like you stand in a line at the store. | at: Then / Stand like you always stand | person
Bend it, turn it. A circle on a bent arm is an egg when you straighten it. | Bend and turn | egg
~ A bit to the left? It's wiped off and put on again. | Left a bit? Ask | hand-pointing
Nothing's final until you say yes. | Nothing's final yet
> At {brand}, take your time in front of the mirror. | Take your time | mirror
> If it bothers you a hair, have {brand} move it. | Ask to move it | speech

how: Lines first, shadows later
* Nearly every tattoo is built in the same order, and it starts with black. | It starts with black | pen-nib
* Why do the lines come first? | Why the lines first? | question
* The machine hums, you hold your breath, and the first line is already done. | The first line is done | lightning
Lines come first, because the drawing you can wash off won't last. | at: First / Lines | pencil
They begin where a resting hand won't smear the rest. | Where no hand smears it | hand
Skin's stretched with three fingers, so the needle glides instead of skipping. | Stretched skin
Then the shading, wider needles, softer sound, little circles. | at: Then / Shading
Color goes last, dark before light, so the black doesn't muddy the yellow. | at: Last / Color, dark to light | palette
~ The wiping often bothers people more than the needle does. | The wiping is the worst | towel
> Before the first line, {brand} can tell you where it begins. | Which part is first? | question
> Listen for the change in the sound at {brand}. That's the halfway mark. | Listen for the change | ear

question: How much does it hurt?
* How much does a tattoo hurt? It depends on the inch. | "How much does it hurt?" | question
* It's the first thing everyone asks in a tattoo studio. | The first thing everyone asks | speech
* You love the design, and then you think of your ribs. | Then you think of your ribs | bone
It feels like a cat scratching a sunburn, slowly. | Like a cat on a sunburn | cat
Where there's meat, outer arm, thigh, calf, most people chat. | Outer arm and thigh: you can chat | speech
Where it's thin or bony, ribs, spine, ankle, you stop chatting. | Ribs and ankles: you stop | bone
The crook of the elbow, back of the knee, and inside of the arm have opinions too. | no: Inside of the arm / yes: Outside of the arm
~ The first minutes are the sharpest. Then the body settles, and toward the end it gets tired. | The start is sharpest | timer
You can ask for a break. It's allowed and it's normal. | Ask for a break | hand-palm
> Point at the place and ask {brand} what it's like there. | What's it like there? | hand-pointing
> Never had one? Start with a kind spot at {brand}. | Start with a kind spot

question: Why it looks cloudy after a week
* Your tattoo looks cloudy after a week. It's supposed to. | Cloudy is normal | cloud
* Why does a new tattoo go dull and flaky? | Why dull and flaky? | question
* Flakes of color in the sink, and you think your tattoo's falling off. | Flakes in the sink | sink
Those flakes are the skin that was on top. There's color in it, and it was always going to leave. | It was always going to leave | feather
Under it lies a new layer, thin and shiny like onion skin. | Like onion skin
You're seeing your ink through frosted glass for a few weeks. | Through frosted glass | window
Then it clears, and the lines come back. | at: Weeks later / It clears | calendar
~ If a spot really stayed empty, that's what a touch-up is for. | That's what touch-ups are for
If it's hot, it throbs, or it gets worse instead of better, have a doctor look. | Gets worse? See a doctor | stethoscope
> Send {brand} a photo before you worry. | Send a photo first | camera
> Find out from {brand} what's normal in week one. | Week one: what's normal? | calendar

comparison: Fine line or bold line?
* Fine line or bold? Look at them again in ten years. | Fine or bold? | pen-nib
* Which tattoo ages better, a fine line or a bold one? | Which one ages better? | hourglass
* Two designs on the table, one like a hair, one like a comic book. | A hair or a comic book
A fine line is quiet. It can look like a pencil drawing on you. | Fine: like pencil | pencil
With time it gets softer, and the very lightest bits can go. | Fine: softens with time | cloud
A bold one is loud on day one, and it reads from across the street for a long time. | Bold: reads from far | eye
Black edges hold the color in like the lead in a church window. | Edges hold the color | church
~ Fine needs a touch-up sooner, and some like the fading. | Fine may want a touch-up
So it's about what you want to see, and when. | no: What's in fashion / yes: What you'll see in ten years
> Have {brand} show you old ones of both kinds. | Ask for old ones | images
> Lay both designs side by side at {brand} and step back. | Step back | footprints

choose: Ask to see a healed one
* Fresh tattoos all look good in photos. Ask for a healed one. | Ask for a healed one | image
* How do you choose a tattoo artist when every picture looks great? | How do you choose? | images
* You've scrolled through a hundred tattoos, and they're all perfect and shiny. | All perfect, all shiny | phone
That shine is day one. The lines are raised, the black is blackest. | Day one shines | spark
A year later you see how steady the hand was. Even lines, or blobs where it stopped. | no: Blobs and gaps / yes: Even lines a year later | magnifier
Then look for your thing. Whoever does lovely roses may not do faces. | Look for your thing | flower
~ Look at skin like yours too. Every tone takes color its own way. | On skin like yours
And go there once without a plan. How does it smell, how do they speak to you? | Go there once | door
> Your first message to {brand} can be this one: do you have healed photos? | Pictures of old work | images
> Look through the portfolio of {brand} for the thing you want. | Look for your thing

first: Your first tattoo appointment
* Your first tattoo appointment starts with a lot of paper and a razor. | Paper and a razor | razor
* What happens at a first tattoo appointment? | My first appointment | question
* You ring, the door buzzes, and you hear somebody else's tattoo machine. | The door buzzes | door
There's a form about your health. Answer it straight, it's for your own skin. | at: First / The form | clipboard
You see the drawing, maybe for the first time. Say what you think. | at: Then / The drawing | pencil
The spot's shaved, washed, and the stencil goes on. Look, move, nod. | at: Next / Shaved and stenciled | razor
Then one short line, so you know what it's like. | at: Now / One short line
~ Headphones are fine. A crowd of friends isn't, there's no room for their elbows. | Headphones yes, crowd no | headphones
At the end it's wrapped, and you walk out holding your arm like a baby. | | baby
> Tell {brand} you've never had one. | Say it's your first
> Wear something to {brand} that leaves the spot free. | Leave the spot free | t-shirt

care: Two weeks of leaving it alone
* The artist did their part of your tattoo. The next weeks are yours. | The next weeks are yours | calendar
* What do you do with a new tattoo at home? | "What do I do now?" | home
* Your new tattoo itches like a sweater, and you mustn't. | It itches. You mustn't. | hand-palm
Hands first. Nothing touches it that hasn't been washed. | Wash your hands | hand-soap
Then it's lukewarm water, mild soap, and patting it dry with something clean. | Lukewarm, mild, pat dry | drop
Cream like butter on good bread. Thin, so you still see the bread. | Cream, thin as butter | bread
No bath, no pool, no lake, no sun, and no picking. | no: Soak, sun, pick / yes: Wash, pat, thin cream | sun
~ If it itches, pat it through your shirt. You'll look odd, and it helps. | Pat, don't scratch | hand
What your artist told you goes first, because wraps differ. | What your artist said goes first
> Ask {brand} for the steps in writing before you leave. | Get it in writing | list
> Plan the pool for another month and the tattoo with {brand} for this one. | Not pool and tattoo together | swimming-pool

checklist: What to send when you ask for a tattoo
* Send these with the first message about your tattoo. | Send these first | mail
* What do you write when you ask a tattoo artist for a date? | "What do I write?" | envelope
* You typed how much for a lion tattoo, and nobody's answered. | "How much for a lion?" | phone
Where it goes, with a photo of the place, standing normally. | 1. A photo of the place | camera
How big. Hand widths are fine, coins are too. | 2. How big | hand
Pictures of what you like, and one word for what you like in each. | 3. Pictures, a word for each | images
Black or color, and whether there's old ink nearby. | 4. Black, color, old ink | drop
~ And when you could come, so you don't write six times. | 5. When you could come | calendar
You don't need a finished drawing. That's their part. | No finished drawing needed | pencil
> Put it all in one message to {brand}. | All in one message | mail
> Take the photo today and write to {brand}. | Take the photo today | camera

cost: What your tattoo's price is made of
* The same rose tattoo has many prices. It depends where it goes. | The same rose, many prices | flower
* Why can't anyone say what a tattoo costs on the phone? | Why no price by phone? | phone-call
* You ask how much for a rose tattoo, and you get five questions back. | Five questions back | question
You pay for hours, and for the hours nobody sees, when it's being drawn. | Hours, seen and unseen | clock
Size is one thing, but detail is more. A bare outline is quick, every petal shaded isn't. | no: Every petal shaded / yes: A bare outline | flower-tulip
The place counts. A rib moves with each breath, so it's slow going. | A rib moves | bone
Color takes more passes than black. | Color: more passes | palette
~ And a touch-up may or may not be in it, so ask. | Touch-up in it? | question
> Tell {brand} what you can spend, and ask what's possible for it. | Say your budget | wallet
> Send {brand} size, place, and picture, and ask for the hours. | Ask for the hours | clock

tip: Wear it on paper first
* Live with the tattoo on paper for a month before it's on you. | A month on paper first | file
* How do you know you'll still like the design? | Will you still like it? | hourglass
* You see the design on your bathroom mirror every morning. Still good? | Taped to the mirror | mirror
Print it at its real size and cut it out. | Print it real size | printer
Tape it where it'd go, stand back, and look at all of you. Not just the arm. | Tape it where it goes | person
Then leave it on the mirror, and don't think about it. | Leave it up | mirror
Some ideas get better with every toothbrushing. Some are gone by Thursday. | Gone by Thursday? | toothbrush
~ And show it to the friend who isn't polite. | Show the blunt friend | speech
> Still like it after a month? Bring the drawing to {brand}. | Still like it? | calendar-check
> Get the sketch from {brand} at real size and tape it up. | Ask for real size | ruler

season(9-11): Fall is tattoo season
* If you'd like to show your tattoo next summer, come this fall. | For summer, come in fall | leaf
* When's the best time of the year for a tattoo? | When's the best time? | calendar
* It's sweater weather, and nobody sees your new tattoo. That's perfect for it. | Sweater weather is perfect | hoodie
Fresh ink can't swim and can't sunbathe, and in summer you want both. | no: Fresh ink in July / yes: Fresh ink in October | sun
Under a sleeve it stays out of the light by itself. | Under the sleeve | hoodie
Something big takes a few sittings with weeks to heal between them. | Big ones take a few sittings | calendar
Count those weeks back from the beach, and you've landed in October. | Count back from the beach | waves
~ Loose sleeves, though. Wool on a fresh one is a bad idea. | Loose cotton, no wool | t-shirt
> Ask {brand} now what has to begin in fall to be ready for summer. | Ready for summer? | sun
> Start the sketch at {brand} while you're still wearing sweaters. | Start in sweater season | pencil
`,
})
