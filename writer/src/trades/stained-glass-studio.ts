import { trade } from './trade.ts'

export const stainedGlassStudio = trade({
  id: 'stained-glass-studio',
  name: 'stained glass studio',
  also: [
    'handmade stained glass',
    'custom stained glass',
    'stained glass artist',
    'stained glass maker',
    'stained glass workshop',
    'stained glass repair',
    'stained glass restoration',
    'stained glass class',
    'stained glass shop',
    'leaded glass',
    'leaded light',
    'leadlight',
    'leaded window restoration',
    'church window restoration',
    'art glass studio',
    'suncatcher maker',
    'tiffany lamp repair',
    'stained glass lamp',
    'stained glass designer',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a stained glass panel',
  things: 'stained glass',
  words: [
    'glass',
    'stained glass',
    'window',
    'panel',
    'lead',
    'solder',
    'color',
    'light',
    'pane',
    'lamp',
    'suncatcher',
    'piece',
    'cut',
    'pattern',
    'door',
    'foil',
    'cartoon',
    'sun',
    'studio',
    'transom',
    'sidelight',
    'red',
    'blue',
    'crack',
  ],
  pieces: `
mistake: Choosing the glass on the table
* A sheet of red glass on a table looks black. | On the table it's black | palette
* Why does stained glass look so dull in a shop drawer? | Why so dull in the drawer? | sun
* On the table that glass was the prettiest. In the window it's gone. | Pretty here, gone in the window | window
Colored glass is only half of it. The light behind does the rest. | Light does the rest | sun
So you hold it up, at the window it's for, with the tree that stands outside. | Hold it up where it'll hang | hand
A dark hedge eats blue. White sky washes out the pale ones. | A hedge eats blue, sky eats pale | tree
Turn on the lamps at night and look from the street, because then it shines outward. | At night, from the street | moon
~ Two sheets with the same name can differ, since each one's poured. | no: Flat on a table / yes: Up in its window | swatches
> Photograph your window from inside with the sky as it is, and show {brand}. | The window and its sky | camera
> Hold every color up with {brand} before you nod. | Hold every color up | palette

mistake: Window cleaner on painted glass
* That brown line on your stained glass may be a face. Don't scrub it. | It may be a face | eye
* Can you clean stained glass with window spray? | "Can I just spray it?" | spray-bottle
* You're on a ladder, polishing the old window, and your rag turns brown. | Brown rag? Stop | hand-palm
Some of that brown is dirt. Some of it was painted on and fired in a kiln. | Dirt, or paint? | kiln
If it was fired badly long ago, it comes off with a thumb, and an eyebrow's gone for good. | An eyebrow, gone | eye
Look at it from the side against the light. Paint has an edge like ink. | Look from the side | magnifier
Plain glass without paint gets a soft cloth, barely damp. Leave ammonia out. | no: Spray and scrub / yes: Soft and barely damp | towel
~ And stay off the lead. Its gray skin protects it. | | shield
> Take a close-up of the brown lines and ask {brand} before you wipe. | A close-up first | camera
> Wiped once already? Tell {brand} what you used. | What did you use? | spray-bottle

myth: Old glass doesn't flow
* Old window glass is thicker at the bottom, so glass flows? | "So it flows?" | window
* You've been told your old panes are slowly running down. | Running down? | drop
* Does glass in an old window really sink over time? | Does it sink? | hourglass
It doesn't. At room temperature glass is as solid as your plate. | Solid as a plate | fork-knife
Old sheets were uneven from the day they were made, blown and spun or flattened by hand. | Uneven from the first day | hand
A glazier liked to put the heavy edge down, and some went in upside down. | Thick edge down, usually | swap
~ And old telescopes would have gone blurry long ago.
What does sag is the lead around it, which is soft and gets tired. | no: The glass flows / yes: The lead gets tired | wave-sine
> Lay a ruler across your old panel and tell {brand} where it bellies. | Lay a ruler across | ruler
> Have a wavy old pane? Keep it, and ask {brand} how to use it. | Keep the wavy pane | waves

how: Glass isn't cut, it's scratched and persuaded
* Nobody cuts glass. You scratch it and ask nicely. | Scratch it, ask nicely | hand
* How do you cut a curve out of a sheet of glass? | How do you cut a curve? | scissors
* You hear a thin zip, like a zipper. Then the glass goes click. | Zip, then click | ear
A little steel wheel runs across once and leaves a line you can hardly see. | at: First / One thin line | pencil
Once. Going over it twice only ruins the wheel and the line. | Only once | prohibit
Then two hands and a bend, and the crack runs along. | at: Then / Two hands, one bend | hand
A deep inside curve gets nibbled out in small bites, because glass prefers to break straight. | at: Curves / Small bites
~ Every edge is ground before it meets a finger. | | sparkle
> Listen at {brand} while a sheet gets scored. | Listen to the score | ear
> Ask {brand} which line in your drawing glass won't like. | What won't glass like? | pencil-line

how: How a window gets its black lines
* The black lines in stained glass hold it up. | The lines hold it up | window
* What holds all those bits of glass together? | What holds it? | puzzle-piece
* Look at the dark line between two colors. It's a tiny steel-gray H. | A tiny H
The lead comes in strips shaped like an H, and glass goes in on both sides. | Strips shaped like an H
You build from one corner, piece by piece, and horseshoe nails hold it tight. | at: First / From one corner | hammer
Where strips meet they're soldered, front and back. | at: Then / Solder each joint | spark
Then putty is brushed under every edge, so it doesn't rattle and rain stays out. | at: Next / Putty under the edges | brush
It's scrubbed with chalk, and the lines go dark. | at: Last / Scrub until it's dark | sparkle
~ So the drawing isn't free. Each line has to go somewhere and hold on to the next.
> Follow one line from edge to edge, then show {brand} where your eye stopped. | Follow one line | eye
> Bring a line drawing to {brand} and see where lead would want to go. | Bring a line drawing | pencil

question: My old window is bulging, will it fall out
* Your old leaded window has a belly. Is that bad? | It has a belly | window
* Is a bulging stained glass window going to fall out? | Will it fall? | window
* You press gently on the glass, and it creaks like an old stair. | It creaks | ear
A slight curve that hasn't changed in years can often stay as it is. | Slight and still: wait | hourglass
Look for broken solder joints, thin lines where lead meets lead. | Broken joints? | magnifier
Look for daylight around the glass, and listen on a windy night. | Daylight, rattling | wind
If you find all three, it's time to take it out and put it in new lead. | no: Press it flat / yes: Take it out, new lead | hand-palm
~ Bars on the inside used to be tied to it with copper wire. Sometimes only the tie has let go. | | link-break
> Take a photo along the glass from the side and send it to {brand}. | A photo from the side | camera
> Write down what you heard on a windy night and tell {brand}. | What did you hear? | wind

question: Can one broken piece be replaced
* A ball hit the window, and one blue piece is cracked. | One blue piece | soccer-ball
* Can you replace one piece of stained glass, or does it all come out? | Just one piece? | puzzle-piece
* There's a crack right through grandma's glass lamp. | A crack in the lamp | lamp
One piece can usually be changed without taking everything apart. | Usually just the one | puzzle-piece
The lead gets folded back like the rim of a can, the bits come out, a new one goes in. | Fold the lead back
Matching is the slow part. Old colors were poured from recipes nobody kept. | Matching takes longest | swatches
If it's painted, or a clean single crack, it can sometimes be glued at the edge and kept. | A clean crack may be glued | drop
~ Save every splinter, because the color is in there. | | box
> Tape the broken piece as it is, leave it in place, and call {brand}. | Tape it, leave it in | phone
> Put the splinters in a jar and bring {brand} the jar. | Splinters in a jar | jar

comparison: Lead or copper foil
* A church window and a glass lamp are built in two different ways. | Window and lamp | church
* Lead or copper foil for your stained glass, and what's the difference? | Lead or foil? | window
* Run your finger over the glass. Is the line flat or round? | Flat or round? | hand-pointing
Lead comes in strips, makes calm long lines, and stands up to weather when it's puttied. | Lead = calm lines and weather | window
So it's for windows and doors. | | door
Copper foil is wrapped around each piece and soldered all along the seam. | Foil = wrapped and soldered | ring
It lets you use tiny pieces and round shapes, like a lampshade or a dragonfly's wing. | Tiny pieces, round shapes | lamp
~ In a rainy window foil isn't happy for long, unless there's another pane in front of it. | | cloud-rain
> Tell {brand} whether it'll hang in a room or stand in the rain. | Room or rain? | question
> Bring the smallest detail you'd like to see, and ask {brand} if it can be done. | The smallest detail | magnifier

choose: Ask to see it in daylight
* Every stained glass panel looks good on a light box. | Good on a light box | lightbulb
* Who should put colored glass in your front door? | Who should make mine? | door
* Ask to see a finished window in a house, in the afternoon. | In a house, in daylight | house
Look at the joints in one they've made. Solder should be flat and smooth, without blobs. | 1. Joints flat and smooth | spark
Tap with a fingernail. Nothing should rattle. | 2. Nothing rattles | ear
See whether the lines lead you in or chop the picture up. | 3. Lines that lead you in | eye
Ask how it'll be held in the frame, and whether a big one gets bars. | 4. How is it held? | wall
~ And ask what they'd do differently if it were a bathroom. Privacy comes from texture as well. | | bathtub
> Ask {brand} for a window you can see with the sun behind it. | One with sun behind it | sun
> Tap one of the panels by {brand}. Gently. | Tap it gently | hand-pointing

first: A window begins with where you stand
* You want stained glass in your door, and all you know is blue. | All you know is blue | door
* What do you bring when you order a stained glass window? | What do I bring? | window
* Somebody's sitting on your stairs, looking at the front door window. | Looking from the stairs | stairs
It starts with where you see it from, and at what hour. | From where, and when? | clock
Then what it should hide. The street, the neighbors, you in a towel. | What should it hide? | eye-slash
You get a small drawing in color, and you're allowed to move things. | at: First / A small color sketch | palette
Next it's drawn in full size, on paper. That's called the cartoon. | at: Then / Full size on paper | pencil
Every piece is numbered and cut from that. | at: Next / Numbered and cut | hash
~ You choose the glass with it up in the window, one piece at a time.
> Take a photo of your door in the morning and one at dusk for {brand}. | Morning and dusk | sun-horizon
> Say one word for the mood and let {brand} start there. | One word for the mood | speech

care: Dust it and leave it alone
* The best thing you can do for a leaded window is very little. | Very little | window
* Does a leaded window need washing like the others? | Wash it like the others? | window
* It's spring cleaning, and you're heading for the stained glass with a bucket. | Put the bucket down | paint-bucket
A soft brush takes off the dust, top to bottom. | Soft brush, top to bottom | brush
If that isn't enough, use a cloth with a little plain water, wrung out hard. | Wrung out hard | towel
Don't push in the middle. Soft lead remembers. | no: Push in the middle / yes: A light hand | hand-palm
Don't hang a string of lights or a wreath from it, either. | No wreath on it | prohibit
~ Now and then look at the wood around it, since rot in the frame hurts it more than dust. | | magnifier
> White powder on the lead? Don't touch it, and call {brand}. | White powder? | phone
> Ask {brand} to look at the frame as well. | The frame as well | door

checklist: Before somebody measures for the panel
* Before a stained glass panel gets measured, look at the frame. | Look at the frame first | ruler
* What do you need to know before you order a window panel? | Before you order | list
* You've got a plain pane and a plan. Get a tape measure. | A tape measure | ruler
Is it going in place of the old glass or in front of it? | 1. Instead of it, or in front? | swap
Does that door get slammed? Then it wants to be built stiffer. | 2. Does it get slammed? | door
Which way does the sun come in? | 3. Where's the sun? | sun
Can people see in at night, and do you mind? | 4. Can they see in? | eye
~ For doors and low windows, ask about safety glass before anything's drawn. | | shield
> Measure the glass you can see and the glass you can't, and tell {brand} both. | What's behind the trim? | ruler
> Slam the door once for {brand}. It matters. | Slam it once | door

cost: Count the pieces
* Count the pieces, and you'll understand the price of a window. | Count the pieces | hash
* What makes one panel cost more than another of the same size? | What makes the difference? | hash
* Two stained glass doors, the same size. One has five times the pieces. | Same size, more pieces | puzzle-piece
Every piece gets cut, ground, fitted and bound, the small ones too. | Each one is cut and fitted | scissors
Deep curves break more often on the way. | Curves break more
Some colors cost more. Reds and pinks have often been made with gold. | Reds and pinks can hold gold | coins
Painting means firing, and each layer goes back in the kiln. | Each layer is fired | kiln
~ Big calm areas of lively glass can look richer than a hundred scraps.
> Ask {brand} to draw it once more with half the pieces. | With half the pieces? | pencil
> Name {brand} your size and your budget, and see what the lines can do. | Size and budget | ruler

tip: Hang it a hand away from the window
* Your suncatcher hangs flat on the pane? Pull it into the room. | Pull it into the room | sun
* Where do you hang a stained glass panel so it really glows? | Where does it glow? | sun
* At four in the afternoon there's a red patch crossing your floor. | Red on the floor | sun-horizon
Away from the glass it throws its colors farther, and they travel through the room all day. | Colors travel all day | sun
Behind it you'd like sky or something light, not a brick wall. | no: Brick wall behind / yes: Sky behind | cloud
Hang it from the frame by two points, with chain or wire that doesn't care about sun. | Two points, chain or wire | chain
Plastic suction cups let go, sooner or later, usually at night. | Suction cups let go | moon
~ A little space also keeps condensation off the solder. | | drop
> Watch where the sun walks in your room, and tell {brand}. | Where does it walk? | footprints
> Not sure about the hook? Ask {brand} what your piece weighs. | What does it weigh? | scales

season(11-1): Low sun is the best guest
* In winter the sun comes in sideways, and your glass wakes up. | The sun comes in sideways | sun-horizon
* When does a stained glass panel look its best? | When is it best? | calendar
* It's mid-morning, the sun is low, and there's blue on your breakfast table. | Blue on the table | coffee
High summer sun falls down steeply and hardly gets past the sill. | at: Summer / Light stops at the sill | sun
Now it reaches the back wall, and takes every color along. | at: Winter / Color on the back wall | house
So watch which window gets it at which hour, while it lasts. | Which window, which hour? | clock
~ At night it's the other way around. Leave a lamp on behind it, and it's your neighbors' turn. | | lamp
A bare pane facing a gray street could be doing something, too. | A bare pane, a gray street | window
> Note the hour and the window for {brand}. | Note the hour | note-pencil
> Show {brand} the spot on your wall where you'd like to see red. | Where should red land? | hand-pointing
`,
})
