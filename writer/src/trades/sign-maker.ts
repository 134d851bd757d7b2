import { trade } from './trade.ts'

export const signMaker = trade({
  id: 'sign-maker',
  name: 'sign maker',
  also: [
    'sign shop',
    'sign company',
    'signage company',
    'sign painter',
    'signwriter',
    'sign writer',
    'signage',
    'vinyl lettering shop',
    'vehicle lettering',
    'vehicle wrap shop',
    'car wrap shop',
    'van lettering',
    'neon sign maker',
    'storefront sign company',
    'sign installer',
    'sign manufacturer',
    'window lettering',
    'banner and sign shop',
    'sign studio',
  ],
  way: 'project',
  customers: 'customers',
  thing: 'a sign',
  things: 'signs',
  words: [
    'sign',
    'letter',
    'storefront',
    'window',
    'banner',
    'vinyl',
    'lettering',
    'van',
    'logo',
    'neon',
    'awning',
    'facade',
    'sticker',
    'wrap',
    'shop',
    'lightbox',
    'truck',
    'wall',
    'signage',
    'board',
    'paint',
  ],
  pieces: `
mistake: The whole menu on the sign
* Nobody reads eleven words on a sign from a moving car. | Eleven words, one glance | car
* How many words fit on a shop sign? | How many words? | question
* You drive by your own shop and can't finish reading the sign. | You can't finish it | eyes
A driver gives you one glance, then the light turns green. | One glance, then green | traffic-signal
In one glance you get a name and what it is. Maggie's. Keys. | A name, and what it is | key
The phone number, the website and the founding year are for the door. | The rest goes on the door | door
~ The door's where people stand still. There you can tell them more. | At the door they stand still | footprints
So count your words, and cross out until it hurts. | no: Everything you do / yes: Name, and what it is | pencil
> Say your sign out loud in one breath, and send {brand} that. | In one breath | wind
> Ask {brand} which of your words should move to the door. | Which words move? | door

mistake: Elegant letters nobody can read
* Beautiful curly letters, and from across the street it's a vine. | From afar it's a vine | plant
* Why can't anyone read that elegant sign? | Why can't they read it? | eye
* On the laptop the lettering looked lovely. On the wall it's spaghetti. | On the wall, spaghetti | bowl-food
Thin strokes disappear first. Then the loops close up. | Thin strokes go first | feather
And gold on cream is a whisper. | Gold on cream whispers | ear
What carries is thick and plain, light on dark or dark on light. | no: Thin gold on cream / yes: Thick, dark and light | drop-half
~ All capitals are slower to read than you'd think. A word has a shape. | A word has a shape | shapes
Keep the curls for one letter, or for the card. | Curls for one letter | pen-nib
> Stand across the street with a printout, and tell {brand} where it stops working. | Where does it stop? | ruler
> Show {brand} a sign in town you can read from far away. | One you can read | eye

myth: Bigger is always better
* A bigger sign isn't always easier to read. | Bigger isn't always better | resize
* Does a shop need a bigger sign to be seen? | Does it need a bigger one? | storefront
* The letters fill the whole board, edge to edge, and you can't read them. | Edge to edge | bounding-box
Your eye needs some quiet around a word to find it. | Quiet around the word | eye
Letters that touch the edge look like they're trying to get out. | Trying to get out | door-open
Take them down a size and leave air, and it reads from farther off. | no: Edge to edge / yes: Air around it | wind
~ And place beats size. At eye level by the door, small can be plenty. | Place beats size | map-pin
Look where people's heads are turned when they walk by. | Where do heads turn? | person-simple-walk
> Watch heads on your sidewalk for ten minutes, then call {brand}. | Watch the heads | eyes
> Ask {brand} to tape up the same word in two sizes. | The same word, twice | scissors

how: How letters get on a window
* Those letters on the window are stickers without a background. | Stickers with no background | window
* How do the letters get on a shop window so straight? | How are they so straight? | ruler
* A spray bottle, a squeegee, and your name appears on the window. | A spray bottle, a squeegee | spray-bottle
A blade cuts the outline, and everything that isn't a letter gets peeled off. | at: First / Cut and peel | knife
A sticky sheet goes on top, so all the letters stay in line. | at: Then / A sheet holds the line | note
The glass gets cleaned, then wet with a drop of soap in it. | at: Next / Clean, then wet | drop
Now it slides, and can be moved until it's level. | at: Now / It slides | waves
Then the water's pushed out from the middle. Everybody holds their breath. | at: Last / Push out the water | hand
~ And at the end the top sheet comes off, slowly and low. | Off with the sheet | hand
> Measure the glass without the frame, and tell {brand}. | Glass, without the frame | ruler
> Clean the window inside before {brand} comes. It's usually forgotten. | The inside, too | spray-bottle

how: From a picture of your wall to a sign on it
* Your new sign hangs on a photo before it hangs on the wall. | First on a photo | image
* How does a sign get made? | How does it begin? | camera
* You send a picture of your facade. It comes back with a sign. | It comes back with a sign | storefront
A picture from across the street shows what else shouts there. | at: First / From across the street | camera
Then your name gets placed on it, three ways, three sizes. | at: Then / Three ways | images
Somebody comes and knocks on the wall. Brick, wood, foam? | at: Next / A knock on the wall | wall
That decides what holds it, because a sign's also a sail. | at: Next / A sign is a sail | sailboat
Then it's built, and there's a day with a ladder. | at: Last / The day with the ladder | ladder
~ Where the power comes out of the wall is good to know early. | Where's the power? | plug
> Cross the street, take that picture, and send it to {brand}. | Cross the street | camera
> Knock on your wall, and tell {brand} how it sounds. | How does it sound? | ear

question: Can I just put a sign up?
* Your wall isn't only yours, as far as signs go. | Not only yours | wall
* Can you just put up a sign on your own storefront? | "Can I just put it up?" | storefront
* The sign's finished, and the landlord says no lights. | "No lights" | prohibit
Somebody nearly always has a say. The landlord, the city, the street with its old houses. | Landlord, city, old houses | buildings
They may have views on size, on light, and on how far it sticks out. | Size, light, how far out | ruler
So ask before anything's cut, with a drawing in your hand. | no: Cut, then ask / yes: Ask, then cut | scissors
A drawing gets a yes more easily than a description. | A drawing helps | blueprint
~ Look at the shops next door. They tell you what went through before. | Look next door | store
> Call your landlord before you call {brand}, and write down the answer. | Landlord first | phone
> Ask {brand} for a drawing that you can show around. | A drawing to show | blueprint

question: How long does it last outside?
* The sunny side of the street eats signs faster. | The sunny side eats signs | sun
* How long does a sign last outside? | "How long will it last?" | hourglass
* Your van's logo is bright on the left and pale on the right. | Bright left, pale right | van
Sun's the first thing. Red goes before the others. | Sun, and red goes first | sun
Water's the second, once it gets under an edge. | Then water, at the edges | drop
The third is wind. What can rattle, will. | Then wind | wind
So the right answer starts with where it hangs and which way it looks. | Where does it hang? | compass
~ There are vinyls for a season and vinyls for many years. They look the same on day one. | A season, or years? | calendar
Say how long you'll be there, and it's made for that. | How long will you stay? | house
> Tell {brand} when the sun hits your wall. | When does the sun hit? | clock
> Ask {brand} which vinyl is meant for how long. | Meant for how long? | hourglass

comparison: A brush or a roll of vinyl
* Painted letters age. Vinyl letters end. | Painted, or vinyl? | paint-brush
* Painted sign or vinyl, what suits your shop? | Brush, or vinyl? | question
* Somebody's kneeling in front of your shop with a brush and a stick. | A brush and a stick | paint-brush
Vinyl is crisp, quick to put on, and quick to get off again. | Vinyl: crisp and quick | scissors
If your hours or prices change, that's your friend. | Prices change? Vinyl | tag
Paint sits in the wall. It gets softer at the corners, and people like that. | Paint: softer with age | paint-bucket
You see a hand in it. No two are the same. | You see the hand | hand
~ On rough brick vinyl won't hold for long anyway. | Rough brick? Paint | wall
> Touch your wall. Smooth or rough? Tell {brand}. | Smooth, or rough? | hand
> Show {brand} a corner of town you like walking down. | A street you like | map-pin

choose: Go look at one that's five years old
* Choosing a sign maker? Go look at an old one of theirs. | Look at an old one | eye
* How do you choose a sign shop? | "How do I choose?" | question
* On day one every sign is beautiful. Ask for one that's been through winters. | After some winters | snowflake
Look at the edges. Are they curling? | 1. The edges | magnifying-glass
Look at the screws. Are there brown tears below them? | 2. The screws | drop
Look at night. Is it lit evenly, or is there a dark letter? | 3. At night | moon
~ Ask the owner if anybody came when the light went out. | "Did anyone come?" | lightbulb
Then see if they want to look at your wall before they name a price. | Do they look at your wall? | wall
> Get an address from {brand} of one that's been up for years. | An old address | map-pin
> When a letter goes dark, who climbs the ladder? Ask {brand}. | Who climbs the ladder? | ladder

first: The first visit on the sidewalk
* The first meeting about a sign happens on the sidewalk. | On the sidewalk | footprints
* What happens when a sign maker comes by? | "What happens first?" | ladder
* Someone's standing across from your shop, squinting. It's about the sign. | Squinting across the street | eye
They walk up and down, like your customers would. | Up and down | person-simple-walk
They look at what's in the way. The tree, the pole, the truck that parks there. | Tree, pole, truck | tree
They measure, and they look for power and for something solid. | Measure, power, something solid | ruler
Then you get asked who you want to come in. That's the real question. | Who should come in? | users
~ Mention the tree in summer. In winter nobody thinks of the leaves. | The tree in summer | leaf
> Meet {brand} outside, on the other side of the street. | Meet outside | signpost
> Think about who should walk in, and tell {brand}. | Who should walk in? | door

care: Wash it like a car you like
* Wash your sign like a car you like. | Like a car you like | spray-bottle
* How do you clean a sign without ruining it? | How do you clean it? | spray-bottle
* Somebody's pointing a pressure washer at the van's letters. Stop them. | Stop the pressure washer | hand-palm
A hard jet gets under the edge, and then it's peeling. | A hard jet lifts the edge | drop
Water, mild soap, a soft cloth, from the top down. | no: Hard jet / yes: Soft cloth, mild soap | towel
No scouring side, and no solvent. It turns acrylic cloudy. | No scouring, no solvent | prohibit
~ Spiders love a lit box. Twice a year somebody should evict them. | Evict the spiders | bug
And when one lamp goes, have a look soon, because a missing letter makes a new word. | A missing letter, a new word | lightbulb
> Stand outside tonight and see if it's all lit. If not, tell {brand}. | All lit tonight? | moon
> An edge lifting? Leave it alone and show {brand}. | Leave the edge | hand

checklist: What to send for a quote on a sign
* Five things, and you get a price for your sign without ten emails. | Five things | list
* What does a sign maker need for a quote? | "What do you need?" | envelope
* You ask what a sign costs, and five questions come back. | Five questions come back | envelope
A picture from across the street. | 1. From across the street | camera
The width you've got, with something in the picture for scale. | 2. The width | ruler
What the wall's made of. | 3. The wall | wall
Light, yes or no, and where there's power. | 4. Light and power | plug
Your logo, in the file the designer made. | 5. The logo file | file
~ Who the wall belongs to is a good sixth. | And whose wall? | key
If you stand in the picture, that's the scale. | Stand in the picture | person
> Put yourself under the spot, have a picture taken, and send it to {brand}. | Stand under it | person
> No logo file? Send {brand} what you have, and say so. | No file? Say so | file

cost: Why the same letters cost different amounts
* Flat letters or letters that glow, and the price is a different one. | Flat, or glowing? | lightbulb
* What does the price of a sign depend on? | "What does it depend on?" | money
* Two quotes for one sign, and in one there's a lift. | One has a lift in it | elevator
It's less about the width than about how high it hangs. | How high? | ladder
On the ground floor there's a ladder. On the third there's a machine and a closed sidewalk. | Ladder, or lift? | crane
Light means a cable, and a cable means someone who's allowed to connect it. | Light means a cable | plug
Then there's what it's made of, and how many pieces. | What's it made of? | puzzle-piece
~ Taking down the old one is work as well, and there's a wall behind it. | The old one comes down | wall
> Tell {brand} which floor it's on and what's there now. | Which floor? | stairs
> Have {brand} price it with light and without. | With, and without light | lightbulb

tip: Tape the name to your window first
* Before you order the sign, tape your name to the window. | Tape it up first | scissors
* How do you know if a sign will be big enough? | Big enough? | ruler
* Sheets of paper, a fat marker, and your shop's name in the window. | Paper and a marker | pen
Make it as big as you think it should be. | As big as you think | resize
Cross the street. Then go on to the bus stop. | To the bus stop | bus
Drive by, if people come by car. | Drive by | car
It'll be too small, or in the wrong place. You found out for free. | Too small? Now you know | tag
~ Leave it up overnight and look when it's dark. | Look at night | moon
Move the paper until it's right. | no: Move the sign / yes: Move the paper | file
> Take a picture of your paper letters for {brand}. | A picture of the paper | camera
> Tell {brand} from where you could still read it. | From where? | map-pin

season(9-12): When it's dark before you close
* In November your sign works the night shift. | The night shift | moon
* Can anyone find your shop when it's dark at five? | Dark at five? | storefront
* You lock the shop at six, turn around, and the sign isn't there. | It isn't there | lock
In summer it stood in the sun. You didn't notice that one lamp's gone. | One lamp is gone | lightbulb
So go out one evening, as soon as the clocks change. | When clocks change | clock
Walk toward it from both sides, and look from a car. | From both sides | car
The timer's still on summer. Move it to when it really gets dark. | no: Summer's timer / yes: Dusk | timer
~ Light in the window helps too. It's the biggest lamp you've got. | The window's a lamp | window
> Take a night picture from across the street for {brand}. | A night picture | camera
> One letter dark? Call {brand} before it reads as something else. | One letter dark? | lightbulb
`,
})
