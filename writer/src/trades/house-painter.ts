import { trade } from './trade.ts'

export const housePainter = trade({
  id: 'house-painter',
  name: 'house painter',
  also: [
    'painting contractor',
    'painting company',
    'residential painter',
    'interior painter',
    'exterior painter',
    'painter and decorator',
    'painting and decorating',
    'house painting',
    'home painting',
    'interior painting',
    'exterior painting',
    'commercial painter',
    'painting and wallpapering',
    'wallpaper installer',
    'cabinet painter',
    'cabinet painting',
    'residential painting',
    'decorating contractor',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a paint job',
  things: 'painting',
  words: [
    'paint',
    'wall',
    'color',
    'brush',
    'roller',
    'coat',
    'ceiling',
    'trim',
    'primer',
    'tape',
    'room',
    'door',
    'painter',
    'can',
    'chip',
    'window',
    'wallpaper',
    'siding',
    'shade',
    'finish',
    'sheen',
    'painting',
    'cabinet',
  ],
  pieces: `
mistake: Choosing the color from a chip
* A paint chip is as big as a stamp. Your wall isn't. | A stamp isn't a wall | stamp
* Why does the color look so loud once it's on the wall? | Why so loud? | megaphone
* You liked it on the chip, and now the whole room is shouting. | The whole room shouts | swatches
On the chip there's white around it. On four walls there's only more of it. | no: White around it / yes: More of it around it
Each wall throws its color onto the others, and it gets stronger. | Walls color each other | mirror
So paint a board, as big as a newspaper, two coats. | Paint a big board | paint-roller
Stand it by the window, then in the corner, then next to the couch. | Carry it around | couch
~ Look in the morning, and again when the lamps are on. | By day and by lamp | lamp
> Down to two colors? Paint two boards and show {brand}. | Two boards | palette
> Ask {brand} how many shades lighter they'd go. | How much lighter? | swatches

mistake: Touching up a wall from an old can
* You dab one scuff with the leftover paint, and now there's a patch. | Now there's a patch | bandaids
* Why does the touch-up show when it's the very same can? | Same can, and it shows? | paint-bucket
* The paint's the same, the wall's the same, and you can see every dab. | Every dab shows | eye
The wall has had years of light and cooking since then. | Years of light | sun
The can hasn't. It's the color the wall used to be. | The can hasn't aged | paint-bucket
And a brush leaves another surface than a roller did. | Brush isn't roller | paint-roller
So on a fresh wall, dab with a small roller, very thin. | no: A fat dab / yes: A thin roll
On an old one, paint the wall from corner to corner. Nobody sees a corner. | Old wall: corner to corner | wall
~ Flat paint forgives you more than shiny. | Flat forgives more
> One wall with seven scuffs? Ask {brand} about that wall only. | Just the one wall | wall
> Keep the can anyway. The name on the lid is what {brand} can use. | Keep the lid | tag

myth: One coat will do
* The can says one coat. The wall hasn't read it. | The wall can't read | paint-bucket
* Is one coat of paint enough? | Is one enough? | question
* It looked covered when you went to bed, with the paint still wet. | It looked fine wet | moon
Wet paint is thicker than dry paint. Some of it leaves overnight. | Some of it leaves | wind
In the morning light you see where the roller ran short. | The morning shows it | sun-horizon
The second coat isn't about hiding. It makes the film even, so it wears and washes the same everywhere. | An even film | shield
Reds and yellows may want one more, because they're thin by nature. | Reds and yellows want more
A stain or bare plaster wants primer first, or it'll come through three of them. | no: Three coats on a stain / yes: Primer first
~ Same color over the same color can be the lucky exception. | Same on same: maybe one
> Count the coats in what you've been offered, and compare that with {brand}. | Count the coats | calculator
> Got a water stain? Point {brand} to it before the color talk. | Point to the stain | drop

how: What happens before the can is opened
* A paint job's half done before anybody opens a can. | Half done, can closed | paint-bucket
* Why's the painter been here all day and nothing's painted? | All day, no paint? | clock
* It's five o'clock, the room's all dust, and the color's still the old one. | Dust, and the old color | wall
Everything moves to the middle and disappears under sheets. | at: First / All to the middle | couch
Greasy spots get washed, because paint won't stick to cooking. | at: Then / Wash the grease | spray-bottle
Cracks get opened a little, so the filler has something to hold on to. | at: Next / Open, then fill | knife
Then it's sanded, and looked at with a lamp held flat to the wall. | at: Then / Sand, lamp held flat | flashlight
~ That lamp finds things you've lived with for years. | The lamp finds it all
Whatever's left there today, you'll look at through two coats. | at: Last / Now the paint | paint-roller
> Run your hand along the wall, and tell {brand} where it bumps. | Feel for bumps | hand
> In the offer from {brand}, look for what happens before the paint. | Look for that line | file-text

how: How a wall gets its even look
* A wall looks even when the paint never had an edge to dry. | No dry edge | paint-roller
* Where do those stripes in a painted wall come from? | Why stripes? | question
* Brush around the edges first, then roller, and hurry a bit. | Brush, then roller | paint-brush-broad
The corners get cut in by brush, one wall at a time, not the whole room. | One wall at a time | wall
Then the roller follows while that's still wet, so the two melt together. | Roll while it's wet | drop
Each stripe laps over the one before. | Lap every stripe
At the end you go over it lightly from top to bottom, with almost nothing on the roller. | Last strokes, light | feather
Stop for lunch halfway, and there'll be a line where lunch was. | no: Lunch halfway / yes: Wall first, then lunch | fork-knife
~ Going back into half-dry paint is what leaves those rough patches. | Don't go back in
> Show {brand} the stripes in the hallway. You know which. | Show the stripes | eye
> Look at a wall by {brand} from the side, with the light behind it. | Look from the side | sun

question: Do you have to move the furniture?
* "Do I have to empty the whole room before the painters come?" | "The whole room?" | couch
* What about the piano when the room gets painted? | And the piano? | piano-keys
* The painter comes tomorrow, and you're looking at four full bookcases. | Four full bookcases | books
Small things go out. Lamps, plants, anything on a shelf. | 1. Small things out | potted-plant
Pictures come off, and you say which nails stay. | 2. Pictures off | image
Big things go to the middle, far enough that a ladder fits behind. | 3. Big things in the middle | ladder
Bookcases are lighter without books. You knew that. | 4. Books out | books
~ And curtains come down today, because tomorrow there's a sheet on the chair you'd stand on. | 5. Curtains down
Who carries what, you settle beforehand. | Settle who carries
> Tell {brand} about the one thing that can't be moved. | What can't be moved? | vault
> Ask {brand} which furniture they'd lend a hand with. | Who lends a hand? | hand

question: Dry to the touch, and still not done
* Dry paint isn't hard paint. | Dry isn't hard | hand
* When can the pictures go back on the wall? | When can pictures go up? | image
* You leaned the shelf against the new wall, and now it's stuck. | The shelf is stuck | shelf
First the water leaves. That's quick, you can touch it the same day. | at: Same day / Dry to touch | hand
Then the film goes on hardening, for weeks, and you can't see it. | at: For weeks / It hardens | hourglass
In that time it takes prints. A vase, a chair back, a tight door. | It takes prints | chair
So leave furniture a hand off the wall and keep new windows from sticking shut. | no: Against the wall / yes: A hand off the wall
~ And don't wash it yet, not even where the ketchup went. | Don't wash it yet | spray-bottle
> Need the room on Monday? Say that to {brand} when you set the date. | Say when you need it | calendar
> Ask {brand} how long yours wants to be left alone. It depends on the paint. | How long to leave it? | timer

comparison: Flat or shiny
* The same color comes in flat and shiny, and only one fits your wall. | Flat or shiny? | wall
* Which sheen goes on which wall? | Which sheen where? | question
* Turn the light on and look along the hallway. Does the paint shine? | Look along the wall | lamp
Shine shows. Every dent and every patch throws a little light. | Shine shows dents | eye
Flat swallows it, so old walls and ceilings like flat. | Old walls: flat | wall
But shiny can be wiped, again and again, and flat gets rub marks. | Shiny can be wiped | hand-soap
So doors, trim and the wall beside the stairs go a step up. | Doors and trim: shinier | door
~ Kids' rooms sit in between. | Kids' rooms: in between | baby
Think about who touches it. | no: What's in fashion? / yes: Who touches it?
> Walk through with {brand} and decide wall by wall. | Wall by wall | footprints
> Tell {brand} where small hands go along the wall. | Where do small hands go? | hand

choose: Reading a painter's offer
* Two offers to paint one house, and the cheap one's half a page. | Half a page | file-text
* How do you compare two painters when both say "paint living room"? | "Paint living room" | question
* A cheap paint job and a good one look alike on the last day. | Alike on the last day | paint-roller
See what it says about getting the walls ready. Wash, fill, sand, prime. | 1. How it's prepared | clipboard
See how many coats, and with which paint, by name. | 2. Coats, paint, name | paint-bucket
See whether ceiling, trim and doors are in it, or just the walls. | 3. What's included | door
See who covers the floor and who moves the couch. | 4. Who moves the couch? | couch
~ And if it isn't in there, get it written in. | Missing? Write it in | pen
Then look at the price at the bottom. | Price last | invoice
> Hand {brand} the other offer's list and see what's different. | Compare the lists
> Have {brand} put the paint's name in writing. | The paint's name, written | tag

first: The first day with painters in the house
* On the first day of painting you'll mostly hear sanding. | You'll hear sanding | ear
* What's it like to live with painters in the house? | What's it like? | home
* Breakfast, and the whole room is brown paper and plastic. | Paper and plastic | coffee
First everything's covered, and you find out what's still in the closet. | at: First / Everything's covered
Then there's noise and dust, so close the doors of the other rooms. | at: Then / Noise and dust | door
Settle which sink and which bathroom can be used. Brushes want water. | Which sink? | sink
Paint comes later, and then keep a window open and the cat away. | at: Later / Paint. Cat out. | cat
~ White cats find white paint. So do black ones. | They always find it | paw
At the end you walk around together, and put a bit of tape wherever you're unhappy. | at: Last / Tape where you're unhappy | sticker
> Sleep somewhere else that night if you like, and tell {brand} which room has to be ready first. | Which room first? | bed
> Keep a roll of tape in your pocket for the walk with {brand}. | Tape in your pocket

care: How to wash a painted wall
* Scrub a fingerprint off a painted wall, and you get a shiny patch. | Scrubbing leaves a shine | hand
* How do you get fingerprints off a wall without ruining the paint? | Prints off, paint on? | fingerprint
* Jam on the wall, and you've got the sponge rough side out. | Not the rough side | prohibit
Turn it around. Soft side, warm water, a drop of dish soap. | Soft side, drop of soap | drop
Dab first, then wipe, from the bottom up, so no drip runs through the dust. | From the bottom up
Go over it with clean water, and pat it dry. | Rinse and pat dry | towel
Those white magic sponges are fine sandpaper. On flat paint they polish. | no: Magic sponge / yes: Soft sponge
~ Try it behind the door first. | Try behind the door | door
And on new paint, wait some weeks. | New paint: wait | hourglass
> Won't come off? Leave it for {brand} to look at, before it's a shiny patch. | Leave it and ask
> When {brand} finishes, ask what your walls can be washed with. | What can they be washed with? | spray-bottle

checklist: Before the painters come
* What should be done before the painters come? Walk with a pencil. | Walk with a pencil | pencil
* The nails. Decide about the nails before the painter does. | Decide about the nails | hammer
* The painter stands in the doorway and asks, this nail too? | "This nail too?" | question
Mark every nail and hook that stays, with a bit of tape. | 1. Tape what stays | push-pin
Empty the shelves and clear the tops of dressers. | 2. Clear shelves and tops | shelf
Write down color and sheen for each room, on paper, not in your head. | 3. Colors on paper | palette
Find a place for pets, and for a van. | 4. Pets and the van | van
~ Photograph the wall of pictures before you take it apart. | 5. Photo of the picture wall | camera
> The sheet with the rooms and colors goes to {brand} before the paint is bought. | Send the color sheet | mail
> Tape things you're unsure of in another color, and ask {brand}. | Unsure? Other tape

cost: Why the smallest room can cost the most to paint
* It's hardly ever the paint that makes a room expensive. | Hardly ever the paint | paint-bucket
* Why would the smallest room cost the most to paint? | The smallest one? | stairs
* Two rooms, same size. One's four walls, the other's a puzzle. | One's a puzzle | puzzle
Brush work is slow, roller work is fast. Windows and trim are brush work. | no: Brush: slow / yes: Roller: fast | paint-brush
Height is slow too. A stairwell needs something to stand on. | Height is slow | stairs
From dark to light takes more coats than from beige to beige. | Dark to light: more coats
And walls can be sound, or they can be hiding three layers of wallpaper. | What's underneath? | wall
~ An empty room goes faster than one you live in. | Empty goes faster | home
So the price is mostly somebody's hours.
> Count the windows and doors before you call {brand}. | Count windows and doors | window
> See what comes off if you do the emptying, and ask {brand}. | What if you empty it?

tip: A jam jar of your wall
* Save a jam jar of your wall. | Save a jam jar | jar
* What do you do with the leftover paint? | And the leftover? | paint-bucket
* In the basement there are nine rusty paint cans, and nobody knows which. | Nine rusty cans | paint-bucket
A big can with a bit left in it dries out. There's too much air in it. | Big can: dries out | wind
So fill a small jar to the top and close it tight. | Small jar, full | jar
Write on it the room, the color's name, the sheen and the date. | Room, color, sheen, date | pencil
Put a dab on the lid, so you see it without opening. | A dab on the lid | palette
~ Keep it where it won't freeze. | Not where it freezes | snowflake
The label with the numbers, peel it off or take a picture. | no: Guess the white / yes: Keep the number
> When {brand} packs up, ask for the last inch of every color. | The last inch | jar
> No jar, no number? Break off a chip as big as a coin for {brand}. | A chip as big as a coin | coin

season(4-9): Painting the outside
* Paint on a hot wall dries before it can hold on. | Too hot to hold | sun
* When's the right weather to paint a house? | Which weather? | cloud-sun
* Sunshine all week, and the painter's working on the shady side. | On the shady side | home
On a hot wall the skin dries first and what's under it gets trapped. Then it blisters. | Hot wall: blisters | thermometer-hot
So a painter goes around the house with the shade. | Follow the shade
Mornings start late, because wood has to lose its dew. | Wait for the dew | drop
And they stop early, so it's dry before the next dew. | Stop before evening | sun-horizon
After rain, bare wood needs longer than you'd think. | no: Dry to look at / yes: Dry inside | cloud-rain
~ So nobody can name the exact last day. | No exact last day
> Call {brand} before everyone else has looked at their walls. | Call early | calendar
> Walk around your house in the evening sun, and tell {brand} where it flakes. | Where does it flake? | leaf
`,
})
