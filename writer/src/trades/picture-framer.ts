import { trade } from './trade.ts'

export const pictureFramer = trade({
  id: 'picture-framer',
  name: 'frame shop',
  also: [
    'picture framer',
    'picture framing',
    'picture frame shop',
    'custom framing',
    'custom frame shop',
    'custom picture framing',
    'frame maker',
    'framing shop',
    'framing gallery',
    'framing studio',
    'framing workshop',
    'bespoke framing',
    'art framing',
    'photo framing',
    'canvas stretching',
    'shadow box framing',
    'jersey framing',
    'mirror framing',
    'conservation framing',
    'gilder',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a framed picture',
  things: 'framing',
  words: [
    'frame',
    'picture',
    'framer',
    'framing',
    'mat',
    'glass',
    'print',
    'photo',
    'poster',
    'painting',
    'canvas',
    'art',
    'artwork',
    'wall',
    'drawing',
    'jersey',
    'corner',
    'border',
    'molding',
    'watercolor',
    'hook',
    'mirror',
    'hinge',
  ],
  pieces: `
mistake: Don't let the picture touch the glass
* Your photo is stuck to the glass, and you can't see it yet. | Stuck to the glass | image
* Why shouldn't a picture touch its glass? | Why keep them apart? | image
* You open an old frame, and the photo won't come along. | It won't come along | image-broken
Air gets damp now and then, and on cold glass that turns into tiny drops. | Cold glass gets damp | drop
If the paper lies against it, those drops go right into the picture. | Drops go into the paper | drop
A photo's surface swells and glues itself on. Pull, and a face stays behind. | Pull, and a face stays behind | smiley-sad
A mat around it keeps the two apart, or a thin strip hidden under the rim. | no: Flat on the glass / yes: A mat in between | picture-in-picture
~ So a mat isn't only there because it looks good. | | sparkle
> Is yours stuck already? Don't pull, take it to {brand} as it is. | Stuck? Don't pull | hand-palm
> Look at the edge of your frames from the side and tell {brand} what touches. | What touches? | eye

mistake: Taping the picture down on all sides
* That wavy print on your wall was taped too well. | Taped too well | image
* Why does a picture get waves in its frame? | Why the waves? | wave-sine
* You turn the frame around, and there's brown tape on all four sides. | Tape on four sides | image
Paper breathes. It gets wider in damp weather and shrinks again in dry. | Paper breathes | wind
If it's held on every side it can't, so it buckles in the middle. | Held everywhere, it buckles | wave-sine
A framer hangs it by two small hinges at the top, like a coat. | no: Taped all around / yes: Two hinges at the top | coat-hanger
The hinges are made of thin paper, with a paste that water takes off again. | Paste that comes off again | drop
~ Household tape goes yellow, and the stain walks through to the front. | Tape stains walk through | warning
> Turn one around at home and tell {brand} what it's held with. | Turn one around | repeat
> Brown stain at the top of your print? Show {brand} before it gets to the front. | A brown stain? | eye

myth: The frame doesn't have to match the couch
* Choose a frame for the picture. The couch will be gone someday. | The couch will be gone | couch
* Should the frame match your furniture? | Match the furniture? | couch
* You've brought a cushion to match the frame to. Put it on the chair. | Put the cushion down | armchair
A frame is the picture's coat. It has to fit whoever's wearing it. | The picture's coat | coat-hanger
Look for a color that's already in there, a small one, in a shadow. | A color from its shadows | palette
Warm picture, warm wood. A cool photo can stand alone in thin black. | Warm with warm, cool with thin black | tree
~ If you notice the frame before you notice the picture, it's too much. | | eye
A plain room can take gold, and an ornate one a bare strip of oak. | no: For the couch / yes: For the picture | image
> Leave the cushion at home and take the picture to {brand}. | Bring the picture | image
> Hold three corners against it with {brand} and squint. | Three corners, squint | eye-closed

how: How a corner gets so tight
* Look at the corner of your frame. Can you see light? | Light in the corner? | magnifier
* How do four strips of wood become one frame? | Four strips, one frame | bounding-box
* Chop. One cut, and the corner's as smooth as butter. | Chop | ear
Every end is cut at the same slant, with a blade that doesn't splinter. | at: First / Four pairs of slants | angle
Opposite sides have to be the same to a hair, or the last corner gapes. | at: Then / Opposite sides alike | equals
Glue goes on, and it's pressed and pinned from behind. | at: Next / Glue, press, pin | hammer
Then a bit of wax in the right color is rubbed along, and the line's gone. | at: Last / Wax on the line | hand
~ On gilded ones the corner's closed first and the gold goes over it, so there's no line at all. | | sparkle
> Run a fingernail across a corner at {brand}. | Fingernail across the corner | hand-pointing
> Gaping corner at home? Wiggle it gently and tell {brand}. | A gaping corner? | angle

how: What's behind the glass that you don't see
* A framed picture is a sandwich, and you only see the top. | A sandwich | image
* What's inside a frame, behind the picture? | What's behind it? | picture-in-picture
* Peel the brown paper off the back of a frame, and look in. | Look in from behind | eye
Glass in front, and it can filter out much of what fades color. | 1. Glass that filters light | sun
A mat, made without acid, so it doesn't burn a brown line around the picture. | 2. Mat without acid | picture-in-picture
The picture on its hinges, on a board as pure as the mat. | 3. Picture on a clean board | image
A stiff back, and paper glued over it, so bugs and dust stay out. | 4. Back and dust cover | bug
~ Two bumpers at the bottom, so air gets in behind and it doesn't mark the wall. | | wind
> Have {brand} take you through the sandwich before you look at frames. | What's in the sandwich? | list
> Bring an old frame with a brown line around the picture to {brand}. | A brown line around it | bounding-box

question: Is special glass worth it
* You hang the picture, step back, and see yourself. | You see yourself | mirror
* Is museum glass worth it? | "Is the better glass worth it?" | sparkle
* There's a lamp, a window and your own nose in your framed photo. | Lamp, window, nose | lamp
Plain glass reflects. It's fine across from a wall, in a dim hall. | Plain = fine in a dim hall | moon
Coated glass swallows most of the reflection, so you forget it's there. | Coated = you forget it's there | sparkle
Some also holds back the rays that bleach colors, and you don't see that at all. | Filter = colors last longer | sun
It slows fading. It doesn't stop it, so keep the sun off anyway. | It slows fading, never stops it | hourglass
~ For a kid's room or a very big one, acrylic is lighter and doesn't shatter. Dust it softly. | Acrylic = light, no shards | baby
> Put a dark picture behind both kinds at {brand} and step back. | Step back and compare | swap
> Tell {brand} what hangs across from it. A window? | What hangs across? | window

question: Can you frame this
* A jersey, a spoon, a lock of hair. Can that go in a frame? | Can that be framed? | t-shirt
* Can you frame something that isn't flat? | "It isn't flat" | t-shirt
* In your closet there's something you'd hate to lose. Think of framing. | In a box in the closet | box
If it fits in a hand's depth, it can usually have a box with glass. | A box with glass | cube
Cloth gets sewn to a backing with thread its own color. Nobody irons or glues it. | Cloth is sewn on | needle
Hard things sit on small clips or a wire, so they can come out again. | Hard things sit on wire
Leave the grass stain on the jersey. It's the best part. | no: Wash it / yes: Leave the stain | t-shirt
~ Flowers and food want to be bone dry, or they'll fog it up from inside. | | flower
> Empty that box on the counter at {brand}. | Empty the box | box
> Tell {brand} the story. It decides what goes in the middle. | Tell the story | speech

comparison: With a mat or to the edge
* The same print, once with a mat and once without, seems like two prints. | Two different prints | images
* Mat or no mat around your picture? | Mat, or no mat? | picture-in-picture
* Put a sheet of white paper under your photo and step back. | White paper under it | file-text
A mat gives it air. Small things suddenly look important. | Mat = air around it | wind
Wide is usually better than narrow, and a little more at the bottom, so it doesn't sink. | Wide, with more at the bottom | resize
Without one it's bigger and louder. That's for posters and big paintings. | No mat = bigger, louder | megaphone
On canvas there's no glass either, only a frame that leaves a thin gap around it. | Canvas: no glass, thin gap | image
~ If mat and frame are the same width, it looks striped. Make one of them win. | no: Same widths / yes: One wins | equals
> Hold your hand around it as a border, then try mats with {brand}. | Hands as a border | hand
> Let {brand} slide the mat wider until you say stop. | Wider, until you say stop | resize

choose: Ask if it can be undone
* Before you leave your only photo at a frame shop, ask a few things. | Ask a few things | image
* How do you choose a framer for something precious? | Who can I trust? | hand-heart
* It's the only picture of her. You're holding it over the counter. | The only picture | image
Ask whether it'll come out just as it went in. Nothing glued, nothing cut. | 1. Nothing glued, nothing cut | scissors
Is the mat free of acid all the way through, or only on top? | 2. Acid-free all through | picture-in-picture
May you see the back of a finished one? Clean means careful. | 3. A clean back | eye
Does somebody write down what condition it's in when you hand it over? | 4. Condition written down | note-pencil
~ If it's rare, a copy for the sunny wall and the real one in a drawer is allowed, too. | | copy
> Ask {brand} to turn a finished one around for you. | Turn one around | repeat
> Tell {brand} that it's the only one. | "It's the only one" | speech

first: The corners on the counter
* There are hundreds of little corners on the frame shop wall. Don't panic. | Hundreds of corners | wall
* Do you need to know about art to have a poster framed? | Do I need to know art? | palette
* You roll out your poster on the counter, and it rolls itself up again. | It rolls up again | scroll
First it's looked at. Paper or canvas, signed or not, is there a fold? | at: First / Paper, canvas, a fold? | magnifier
You say where it'll hang, and what's around it. | at: Then / Where will it hang? | wall
A few corners get laid on it, one after another, and you say no. | at: Next / Say no a lot | x
Suddenly there's one, and the picture sits up straight. | Suddenly it sits up | sparkle
~ Take a step back each time. At home you won't look at it from two inches away either. | | footprints
Mat, glass, a price, and you go home without it. | at: Last / Mat, glass, price | receipt
> Photograph the wall with something for scale on it before you visit {brand}. | The wall, with a chair | camera
> Say no at {brand} until you mean yes. | Say no until it's yes | x

care: Keep it off the bathroom wall
* Your best print hangs across from the shower, doesn't it? | Across from the shower? | shower
* Where shouldn't you hang a picture? | Where not? | prohibit
* Sun comes in at three, and it lands on the watercolor. Every day. | Every day at three | sun
Light takes red first, and what's gone doesn't come back. | Red goes first | sun
Steam and kitchen air creep in from behind and leave brown dots. | Steam leaves brown dots | cloud
Above a radiator or a fireplace it bakes and dries. | Heat bakes it | fire
When you clean, spray the cloth, never the glass. It runs under the rim. | no: Spray the glass / yes: Spray the cloth | spray-bottle
~ Wipe acrylic with a soft damp cloth only. Paper towels scratch it. | | towel
> Brown dots in the margin? Let {brand} open it up. | Brown dots? | eye
> Walk through at three and tell {brand} what's in the sun. | What's in the sun? | sun

checklist: Before you bring it in
* Don't roll up that drawing with a rubber band. | No rubber band | scroll
* What do you do with a picture on the way to the framer? | On the way there | bag
* You've got an old poster under your arm, and it's starting to rain. | It's starting to rain | umbrella
Take it as it is. Don't flatten it, don't iron it, don't trim it. | 1. Don't iron, don't trim | prohibit
Roll it loosely, picture outward, and tissue around it, or carry it between two boards. | 2. Loose roll, or two boards | scroll
Keep every scrap and note that's on the back. | 3. Keep notes from the back | note
Measure the place on the wall, and take a photo of it. | 4. Measure and photo | ruler
~ If it's signed or has a number, say so first. That's the edge you don't want covered. | | signature
> Bring scraps, notes and all to {brand}. | Scraps and all | note
> Carry it flat to {brand}, between two pieces of cardboard. | Between two boards | package

cost: Why framing can cost more than the poster
* The poster was cheap, and the frame isn't. | Cheap poster, pricey frame? | tag
* Why does custom framing cost what it does? | Why so much? | receipt
* You hear the price and look at your poster with other eyes. | You hear the price | ear
Size counts most, because everything grows with it, glass above all. | Size counts most | resize
Molding is priced by length, and carved or gilded costs more than plain. | Plain costs less than gilded | ruler
Then there's glass. Plain, filtered, or the one you can't see. | Three kinds of glass | window
Hands come last. Cut, join, hinge, clean, and once more because of one speck of dust. | Hands, and one speck of dust | hand
~ A standard size with a mat cut to fit can save a good bit. | A standard size saves | check
Spend on what can't be bought again. | no: For the poster / yes: For what's irreplaceable | heart
> Ask {brand} what it'd cost with a plainer strip of wood. | And with a plainer one? | question
> Name a number to {brand} and keep the good glass. | Keep the good glass | wallet

tip: Two hooks and it stays straight
* You straighten that picture every week, and it tips again. | It tips again | angle
* How do you keep a picture from going crooked? | Keep it straight? | ruler
* A door slams, and every frame in the hallway tilts a little. | A slam, and it tilts | door
One nail in the middle is a seesaw. | One nail is a seesaw | scales
Use two hooks, a hand or two apart, at the same height. | no: One in the middle / yes: Two hooks | equals
The wire lies over both and can't slide. | The wire lies over both | line-segment
Put little felt or rubber dots on the lower corners. | Dots on the lower corners | dot
~ They leave a bit of air behind it as well, and the wall stays clean. | | wind
Anything heavy wants screws in the wood behind the plaster. | Heavy? Find solid wood | screwdriver
> Ask {brand} for two hooks that match the weight. | Two hooks for its weight | barbell
> Rusty wire on the back? Have {brand} put on a new one. | Rusty wire? | link-break

season(10-12): The framer's busiest weeks
* Somebody you love has a picture in a drawer. | A picture in a drawer | dresser
* When's the last moment to have a picture framed for a gift? | When's the last moment? | calendar
* Grandpa's photo in a frame, for a gift. Needed when, exactly? | Needed when? | gift
In these weeks everybody has had the same idea. | Everyone had it, too | users
Glass is cut to order, and the molding may have to come from elsewhere. | Some of it's ordered in | truck
So first ask what's in stock, then fall in love. | no: Fall in love, then ask / yes: Ask what's in stock first | heart
A photo from a phone should be printed early, and on real paper. | Print it early | printer
~ If it's late, wrap the corner you chose with a copy of the picture. It's a nice thing to open. | Late? Wrap the corner | gift
> Bring the photo to {brand} before you buy the wrapping paper. | Before the wrapping paper | gift
> Ask {brand} for the last safe day. | The last safe day | calendar-check
`,
})
