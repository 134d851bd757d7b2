import { trade } from './trade.ts'

export const interiorDesigner = trade({
  id: 'interior-designer',
  name: 'interior designer',
  also: [
    'interior design',
    'interior design studio',
    'interior decorator',
    'interior decorating',
    'interior stylist',
    'interior architect',
    'interior architecture',
    'home stylist',
    'home styling',
    'interiors studio',
    'residential interior designer',
    'interior design firm',
    'interior design practice',
    'decorating service',
    'e-design service',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a room design',
  things: 'room designs',
  words: [
    'room',
    'rug',
    'sofa',
    'curtain',
    'lamp',
    'paint',
    'color',
    'wall',
    'chair',
    'fabric',
    'furniture',
    'living room',
    'bedroom',
    'light',
    'interior',
    'designer',
    'cushion',
    'shelf',
    'wallpaper',
    'picture',
    'coffee table',
    'swatch',
    'home',
    'window',
  ],
  pieces: `
mistake: Your rug is too small
* Your rug is too small. Nearly everybody's is. | Your rug's too small | rug
* Why does the living room look like the furniture is drifting apart? | Why does it drift apart? | couch
* There's a rug in the middle of your room, and nobody's standing on it. | Nobody's standing on it | rug
A small rug is an island, and every chair around it is off the coast. | A rug like an island | island
Let at least the front legs of the sofa and the chairs stand on it. | no: All legs off / yes: Front legs on | armchair
Now it's one group, and the room looks bigger, odd as that sounds. | One group, bigger room
~ In the dining room it has to be large enough that a chair pushed back stays on. | | chair
Try it with bedsheets. Fold one to the size you're thinking of and live with it for a night. | Try it with a bedsheet | bed
> Lay out that sheet, take a photo from the door, and send {brand} the picture. | A photo from the door | camera
> Got a small rug you love? Ask {brand} what it could lie on top of. | A small one you love?

mistake: Buying paint from a card the size of a stamp
* That gray turned blue on your wall, didn't it? | Gray turned blue | paint-bucket
* Why does the paint look different at home? | Why does it look different? | paint-roller
* You chose your color under store lights, and then it met your window. | Chosen under store lights | store
Every color borrows from what's around it. The floor, the trees, the neighbor's brick wall. | Colors borrow from around | tree
And north light is cooler than what pours in from the other side. | | compass
So paint a big sheet of paper, all the way to the edge, two coats. | no: A tiny chip / yes: A big painted sheet | paint-brush-broad
Hang it up and move it around. Behind the sofa, beside the window, in the dark corner. | Move it around the room | hand
~ Look at it at breakfast and again with the lamps on, since you mostly live with both. | Breakfast and lamplight | lamp
> Bring your two favorite sheets to {brand} before anybody opens a can. | Two sheets first | swatches
> Show {brand} the view from your window. It's part of the color. | Show the view | window

myth: White paint won't make your dark room bright
* Paint the dark room white and it'll be bright. Will it? | White makes it bright? | paint-bucket
* A dark room painted white looks gray. | White can look gray | cloud
* You gave the hallway two coats of white paint, and it's still gloomy. | Still gloomy | smiley-sad
White needs light to throw back. Without any, it looks like a cloudy afternoon. | No light, no shine | cloud
In a room like that, a deep warm color often looks happier than a pale one. | no: Pale and gray / yes: Deep and warm | palette
You stop fighting the dark and make it cozy instead. | Make it cozy | fire
~ A mirror across from the window helps more than any paint, because it doubles what little there is. | A mirror faces the window | mirror
Then come lamps, more than one, and low. | Lamps, several, low | lamp
> Which room of yours is the gloomy one? Start there with {brand}. | Which one is gloomy? | moon
> Switch everything on at night and send {brand} a photo. | A photo at night | camera

how: Where a room design begins
* A designer doesn't begin with the sofa. They begin with your feet. | It begins with your feet | footprints
* How does a designer turn an empty room into a plan? | From empty to planned? | blueprint
* Somebody's walking through your living room with masking tape. | Masking tape on the floor | path
First they find the paths. Door to window, door to kitchen, bed to bathroom. | at: First / Find the paths | path
Nothing stands in those, so the leftover shapes are where people can sit. | at: Then / Seats in what's left | couch
Next they pick what you'll look at. Fireplace, view, a painting, hardly ever the TV. | at: Next / Something to look at | image
Light goes where hands do things. A book, a knife, a zipper. | at: Then / Light where hands work | lamp
~ Color comes at the end, and by then it's nearly obvious. | at: Last / Color | palette
> Sketch your paths through one room and show {brand} where you squeeze by. | Where do you squeeze by? | pencil
> Tape the sofa you want onto your floor before you call {brand}. | Tape the sofa on the floor | couch

how: Three lamps beat the one on the ceiling
* Turn off the ceiling light tonight and see what happens to your room. | Turn off the ceiling light | lightbulb
* Why does a restaurant feel cozy and your living room doesn't? | Why don't you feel cozy? | fork-knife
* One bright lamp in the middle of the ceiling makes a room flat. | One light from above is flat | lamp-pendant
Light from above puts shadows under your eyes and none in the corners. | Shadows under your eyes | eye
Set three lamps lower down, at different heights, around the seats. | Three lamps, lower down | lamp
One to read by, one that washes a wall, one that glows on something you like. | Read, wash, glow | book
Now there's bright and dark, and your eye has somewhere to go. | no: One from above / yes: Several around you | eyes
~ Warm bulbs, all the same color, or the room can't decide what time it is. | | lightbulb
> Count the lamps in your living room and tell {brand}. One counts as none. | Count your lamps
> Try it tonight with a lamp from the bedroom, and tell {brand} what changed. | Borrow a lamp tonight | lamp

question: Do I have to throw out what I own
* Does a designer make you throw out grandma's chair? | Grandma's chair too? | armchair
* You'd love help with the living room, but that ugly chair stays. | "But that chair stays" | armchair
* The first furniture on the list is what you already have. | First, what you have | list
Something you've had for ages makes a room look like somebody lives there. | Old things make it yours | house
The question is only where it stands, and what's next to it. | Where, and next to what? | question
A chair that looks tired among new things looks chosen when it's alone by the window. | no: In the row / yes: Alone by the window | window
~ New fabric can do it too, if the frame's good. | New fabric, same frame | swatches
So say early what may never leave, and what only stayed out of habit. | Love it, or used to it? | heart
> Make two lists for {brand}. What stays, and what stayed by accident. | Two lists | list
> Take a picture of the ugly chair and ask {brand} where it belongs. | Where does it belong? | camera

question: How high do curtains hang
* Your curtains are hanging too low. | They hang too low | window
* How high should a curtain rod go? | How high? | ruler
* You're on a ladder with a drill, holding a curtain rod above the window. | On the ladder with a rod | ladder
Everybody puts the rod right on the frame, since that's where the window is. | Right on the frame?
Go up instead, closer to the ceiling than to the glass. | no: On the frame / yes: Near the ceiling | ladder
And go wider, so the open curtain hangs beside the glass and lets the light in. | Wider than the glass | resize
It should just touch the floor. Ankle length looks like it shrank in the wash. | Just touch the floor | washing-machine
~ Then be generous. Fabric that's flat when it's closed looks like a sheet. | Generous folds
> Measure from the ceiling to the floor and bring {brand} that number. | Ceiling to floor | ruler
> Before you drill, send {brand} a photo of the wall above the window. | Before you drill | camera

comparison: Paint or wallpaper for the one wall
* One wall of your room needs something. Paint or wallpaper? | Paint or wallpaper? | paint-roller
* Wallpaper is a commitment and paint is a date. | A date or a commitment | heart
* You keep looking at that bare wall behind the bed. | The wall behind the bed | bed
Paint you can change on a weekend, and a scuff gets touched up with a brush. | Paint = change it in a weekend | paint-brush
It does little for a wall that's bumpy, especially with light from the side. | Shows every bump | wall
Wallpaper brings a pattern and a depth that no roller can, and texture hides small flaws. | Wallpaper = depth and pattern | swatches
It wants a smooth dry wall, a patient hand, and somebody who lines up the birds. | Somebody lines up the birds | bird
~ In a bathroom without a fan, think twice. Seams don't like steam. | | shower
> Pin up a sample over your bed and tell {brand} if you still like it on Sunday. | Pin up a sample | push-pin
> Ask {brand} which of your walls could carry a pattern. | Which wall could carry it?

choose: Find the designer who asks about the dog
* A designer with beautiful photos might still not be yours. | Pretty isn't enough | images
* Which designer could live with your dog and your feet on the table? | Which one fits your life? | dog
* You like everything in their pictures, and you couldn't sit anywhere. | Where would you sit in this room? | chair
See whether all their rooms look alike. Then yours will too. | 1. Do all the rooms look alike? | copy
Listen for questions about your dog, your kids and your feet on the table. | 2. Do they ask about the dog? | dog
Ask how they're paid, by the hour, by the room or on what you buy. | 3. How are they paid? | receipt
And ask what happens when something arrives and you hate it. | 4. And if I hate it? | package
~ The answer tells you how the bad week will go. | | calendar
> Talk with {brand} about the one room you'd never show guests. | The room you hide | door
> Ask {brand} about the dog hair before you talk about velvet. | Dog hair first, velvet later | dog

first: The first visit begins in your messiest corner
* A designer's coming, and you're stuffing things into a closet. Don't. | Don't hide it | door
* Should you clean up the living room before the designer comes? | Clean up first? | broom
* The most useful thing in your living room is the pile on the chair. | The pile on the chair | chair
Leave the pile on the chair. It says where a basket or a hook is missing. | The pile shows what's missing | basket
They'll ask what you do in there after dinner, and who gets which seat. | "Who sits where?" | couch
They'll measure walls, windows and the door everything has to come in through. | Walls, windows, the door | ruler
~ If two of you live there and disagree, say it in front of each other. It'll come out anyway. | | users
Have a few pictures ready, and say what you like in them. The light? The calm? | What do you like in it? | images
> Save three pictures for {brand}, and one of a room you'd run from. | Three you love, one you don't | images
> Leave the pile where it is when you show {brand} around. | Leave the pile | basket

care: How to keep a sofa from aging on one side
* One end of your sofa looks ten years older than the other. | One end looks older | couch
* Why does one cushion sag when the other's like new? | Why does one sag? | couch
* You always sit in the same corner of the sofa. Look at it. | Always the same corner | couch
Turn the loose cushions and swap them around whenever you vacuum. | Turn and swap | repeat
Pull the sofa a little off the window, since sunlight eats color. | Out of the sun | sun
Vacuum the seat with the soft brush. Crumbs and grit rub like sandpaper. | Vacuum the seat too | brush
A spill gets pressed with a dry cloth. Rubbing only drives it in. | no: Rub / yes: Press | towel
~ Then look for the little label with the cleaning code before you reach for any bottle. | | tag
> Ask {brand} for a fabric that forgives your favorite corner. | A fabric that forgives | swatches
> Tell {brand} who eats on the sofa. Everyone does. | Who eats there? | popcorn

checklist: What you measure before you buy a sofa
* The sofa's on the sidewalk, and it won't go up the stairs. | It won't go up the stairs | stairs
* What do you measure before you buy a sofa? | Measure what? | ruler
* That sofa fits your living room. Does it fit your elevator? | Does it fit the elevator? | elevator
Start at the street. Front door, hall, stairs, the tightest turn, your own door. | 1. Every door and turn | door-open
Measure what's in the way as well, like the railing and the ceiling lamp. | 2. Railings and lamps | lamp-pendant
Tape its outline on the floor, and walk around it with a laundry basket. | 3. Tape it on the floor | basket
Measure your legs, too. Sit on your favorite chair and note how high and how deep. | 4. How high and deep you sit | chair
~ Ask whether the feet come off. That's often the missing inch. | | screwdriver
> Write the tightest number on your phone before you shop with {brand}. | The tightest number | phone
> Film the way from the street to your living room for {brand}. | Film the way in | video

cost: Where the money in a room goes
* Most of the money in a room sits in a few pieces. | A few pieces eat the money | wallet
* Why does the price of a designed room vary so much? | Why does it vary? | receipt
* Two living rooms, same size, and one costs many times the other. | Same size, another bill | scales
You pay for hours, and for things, and it helps to keep the two apart. | Hours and things | hourglass
A plan with a shopping list takes fewer hours than somebody who stays until the last lamp hangs. | A plan and list takes fewer hours | list
Custom pieces and walls that move bring in other trades. | Custom brings in other trades | hammer
~ Then spend on what you touch daily. A sofa, a chair, a door handle. | Spend where you touch | hand
Save on what you look at twice a year.
> Tell {brand} one number for everything, furniture included. | One number for everything | calculator
> Ask {brand} which piece in your room deserves the most. | Which piece deserves it? | armchair

tip: Hang the picture lower
* Take that picture down. It's hanging too high. | It hangs too high | image
* How high do you hang a picture? | How high? | image
* You're standing in your living room, looking up at your own pictures. | Looking up at them | eyes
The middle of a picture should be about where your eyes are when you stand. | Its middle at eye level | eye
Above a sofa go lower still, so the two belong together. A hand or two of wall between is plenty. | A hand or two above the sofa | hand
Cut the shapes out of newspaper first and stick those on the wall. | Try it with newspaper | newspaper
Stand in the door, sit down, move them around until nobody argues. | Door, seat, move | chair
~ Several small ones hang close together, like one big one. | Small ones stay close | images
> Stick up the newspaper, take a picture, and ask {brand} what's off. | What's off? | camera
> Bring {brand} the sizes of what you'd like to hang. | Sizes of what you hang | ruler

season(10-11): Your home in lamplight
* The clocks change, and your living room turns into a cave. | Your room, the cave | moon
* What can you do for a dark living room before winter? | Before it gets dark? | lamp
* It's five, it's dark, and there's one light on in your room. | Five o'clock, one light | clock
From now on you'll see your home mostly by lamplight, so look at it that way. | See it by lamplight | lamp
Sit in each seat after dark and hold up a book. Can you read? | Can you read here? | book
Where you can't, there's a lamp missing, or it's too tall. | A lamp is missing | lamp
Swap the light curtains for heavier ones, and bare windows stop being black mirrors. | Heavier curtains | window
~ And a wool throw on the sofa does more than the thermostat thinks. | | thermometer
> Walk {brand} through your place after dark. | Come after dark | moon
> Make a list of the seats you can't read in and give it to {brand}. | Seats you can't read in | list
`,
})
