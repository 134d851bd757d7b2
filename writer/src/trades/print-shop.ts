import { trade } from './trade.ts'

export const printShop = trade({
  id: 'print-shop',
  name: 'print shop',
  also: [
    'offset printing company',
    'commercial printing company',
    'print studio',
    'copy shop',
    'offset printer',
    'digital printing company',
    'printing house',
    'letterpress studio',
    'screen printing shop',
    'screen printer',
    'print and copy center',
    'commercial printer',
    'business card printer',
    'poster printing',
    'sticker printer',
    'large format printing',
    'book printer',
    'risograph studio',
    'print and mail house',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a print run',
  things: 'prints',
  words: [
    'print',
    'flyer',
    'brochure',
    'poster',
    'business card',
    'paper',
    'ink',
    'file',
    'proof',
    'fold',
    'color',
    'banner',
    'booklet',
    'invitation',
    'bleed',
    'envelope',
    'sticker',
    'page',
    'press',
    'card',
    'printing',
    'postcard',
    'copy',
  ],
  pieces: `
mistake: The white sliver at the edge
* That white sliver at the edge of your flyer has a name. | That white sliver | file
* Why is there a thin white line at the edge of your flyer? | Why the white line? | crop
* Every flyer in the box has a thin white edge on one side. | White on one side | file
Paper gets printed in big sheets and then cut in stacks. | Printed big, cut in stacks | scissors
A blade moves the stack by a hair. It always does. | By a hair | knife
If your color ends right where the cut goes, a hair of white shows. | Color ends at the cut | crop
So let it run on past the edge. That's called bleed, and it lands in the bin. | no: Ends at the edge / yes: Runs past the edge | bounding-box
~ And keep your words away from the edge, for the same hair. | Keep words away from it | article
> Ask {brand} how far past the edge it should go. | How far past? | ruler
> Send {brand} the file before you send the money. | The file first | file

mistake: The picture from the website
* A picture from a website makes a poster out of Lego. | Out of Lego | lego
* Why does a photo look sharp on your phone and blurry in print? | Sharp here, blurry there? | image
* On your phone it's sharp. On the poster, Dad has square eyes. | Square eyes | smiley-meh
A screen needs few dots. Paper wants a lot more. | Screen few, paper many | image
Websites keep pictures small on purpose, so they load. | Small, so they load | globe
Enlarge that, and there's nothing to enlarge. It just makes bigger squares. | Bigger squares | checkerboard
So find the first one, as it came from the camera. | no: From the website / yes: From the camera | camera
~ A picture sent by a messenger app has been shrunk, too. Send it as a file. | Send it as a file | file
> Email {brand} the original, and ask how big it'll go. | How big will it go? | resize
> Only have the small one? Let {brand} tell you what size it's good for. | Only a small one? | image

myth: The color on my screen is the color
* The blue on your screen isn't a color. It's a lamp. | It's a lamp | lightbulb
* Will the print look like it does on your screen? | "Will it look like this?" | desktop
* You hold the flyer next to your monitor, and it's a different blue. | A different blue | drop
Hold two phones side by side. Not even those agree. | Two phones, two blues | phone
One's set bright, one's set warm, and neither's paper. | Bright, warm, not paper | sun
Paper has a color as well. Cream turns blue a bit green. | Paper has a color, too | file
~ And look at it by the window. Shop lights cheat. | Look by the window | window
If it has to be exact, bring something you can touch. | no: "Like on my screen" / yes: Something to touch | swatches
> Take the old card with the right blue to {brand}. | The old card | card
> Get one sheet from {brand} before there are thousands. | One sheet first | file

how: From your file to a warm stack
* Between your file and a box of brochures there are several pairs of eyes. | Several pairs of eyes | eyes
* What happens to your file at the print shop? | What happens to it? | printer
* You press send. At the print shop somebody zooms in to your phone number. | Zooming in | magnifying-glass
Somebody looks for fonts that are missing and pictures that are small. | at: First / Looked over | eye
Your pages get laid out on a sheet like cookies on a tray. | at: Then / Like cookies on a tray | cookie
Then they're printed, and the first sheets get thrown away until the color's right. | at: Next / Until the color's right | palette
Then it has to rest. Fresh ink smears under a blade. | at: After that / It rests | hourglass
And only then it's cut, folded, stapled and counted. | at: Last / Cut, folded, counted | scissors
~ Rushing means rushing the resting. It's the one step that won't hurry.
> Find out from {brand} what your file needs so nothing stops. | So nothing stops | check
> Plan the rest day in when you order from {brand}. | Plan the rest in | calendar

how: How a fold doesn't crack
* A thick card that's just folded breaks along the color. | It breaks along the color | card
* Why does a dark folded card get a white line at the fold? | Why the white line? | question
* You fold the invitation, and the dark blue flakes off the fold. | It flakes off | envelope
Paper's made of fibers, and they mostly lie in one direction. | Fibers in one direction | grains
Folded along them it bends. Across them it splinters, like wood. | no: Across / yes: Along the fibers | log
So somebody turns the sheet the right way before printing. | Turn the sheet first | repeat
Then a blunt wheel presses a groove, and the fold falls into it. | A groove for the fold | gear
~ Tear a newspaper down and then across. You'll feel it. | Tear a newspaper | newspaper
> Say to {brand} where it gets folded, and how often it's opened. | Where's the fold? | file
> Dark color across the fold? Mention that to {brand}. | Dark across the fold? | drop-half

question: Why does my booklet need four more pages?
* Booklets come in fours. Yours has ten pages. | Booklets come in fours | book-open
* Why do the pages of a booklet have to be divisible by four? | Why fours? | book-open
* Ten pages, you say, and the printer says eight or twelve. | Eight, or twelve | book
Take one sheet of paper and fold it in half. | Take a sheet, fold it | file
Count. Two in front, two behind. That's four, and you can't make it three. | Count them | hash
Put sheets inside each other, staple the fold, and it goes up in fours. | Staple the fold | paperclip
So with ten you've got two left over. | Two are left over | question
~ Give them to a map, a coupon or a place for notes. | A map, or notes | map-trifold
Or cut until it's eight. That's often better for the reader. | no: Fill to twelve / yes: Cut to eight | scissors
> Fold a dummy from scrap, number it, and take it to {brand}. | Fold a dummy | book
> Ask {brand} what the two left over could be. | What could they be? | question

question: What's the proof for?
* The proof is your last look. Nobody reads it but you. | Your last look | eye
* What are you supposed to check on a proof? | What do I check? | magnifying-glass
* The print shop sends a proof, and you just write looks great. | "Looks great" | thumbs-up
At the shop they see that it prints. They don't know your street. | They don't know your street | map-pin
So read what they can't. Names, dates, prices, the number of the house. | Names, dates, prices | list
Read it backward, from the last word. Then your eye can't guess. | Read it backward | repeat
Hand it to someone who's never seen it. | no: Read it again yourself / yes: Give it to a stranger | user
~ And check that the weekday fits the date. It's wrong amazingly often. | Does the weekday fit? | calendar
Once you say yes, it's yours, with all its commas. | Yes means yes | signature
> Sleep over the proof before you say yes to {brand}. | Sleep on it | bed
> Dial the number that's printed on it, then answer {brand}. | Dial the number | phone

comparison: Paper you can write on
* You can't write on a shiny card. The pen slides. | The pen slides | pen
* Coated or uncoated, which paper should you print on? | Shiny, or plain? | file
* You hand over a card to note the time on, and the pen won't. | The pen won't | card
Coated paper has a skin. Ink sits on top, so colors look bright. | Coated: bright colors | palette
Uncoated has no skin. Ink sinks in, so it's calmer, and it feels like paper. | Uncoated: calm, and you can write | pencil
For photos of food or cars, take the first. | Food and cars: coated | food
For anything that gets a date, a signature or a stamp, take the second. | Dates and stamps: uncoated | stamp
~ Some cards have both, bright in front and bare on the back. | Or both | copy
> Take your favorite pen to {brand} and try it on samples. | Bring your pen | pen
> Tell {brand} what somebody will do with it. Write, read, hang it up? | What will they do with it? | hand

choose: Ask to touch something
* Don't choose a print shop on a screen. Touch something. | Touch something | hand
* How do you choose a print shop? | "How do I choose?" | question
* It smells of ink in the shop. Ask for the sample drawer. | The sample drawer | dresser
Run a finger along a cut edge. It should be clean. | A clean edge | hand
Look at a fold in a dark color. | A dark fold | book-open
Look at small white letters on black. Are they still sharp? | Small white letters | magnifying-glass
Then say what you want, and see if anyone asks what it's for. | Do they ask what it's for? | question
~ Ask what happens if it comes out wrong, and it's theirs. | What if it's wrong? | repeat
> Go through the drawer at {brand} with your fingers. | With your fingers | hand
> Tell {brand} what it's for before you say which paper. | First, what it's for | target

first: Your first order, and you don't know the words
* You don't need to know a single word of printing. | No words needed | chat
* How do you order flyers when you don't know the first thing? | "How do I order?" | question
* They ask what stock and which finish, and you only want flyers. | "Which stock?" | file
Bring something that feels right. A card, a menu, a ticket. | Bring what feels right | ticket
Then say how many, and by when. | How many, by when | calendar
Say who gets it, and if it goes in the mail. Mail has its own sizes. | Does it go in the mail? | mailbox
You get asked for a file. If you don't have one, say that first. | No file? Say it first | file
~ Take a few more than you need. Printing twenty later is a new job. | A few more | copy
> Bring {brand} a thing you like to hold. | A thing you like to hold | hand
> No file yet? Tell {brand} what's on your napkin. | Only a napkin? | note

care: Paper drinks
* Paper drinks the air, and then it curls. | Paper drinks | drop
* Why do your brochures curl like chips? | Why do they curl? | wind
* You've stored the flyers in the basement, and they've turned into waves. | Turned into waves | waves
It takes up water from the room, one side faster than the other. | One side faster | drop-half
So leave it in its box, flat, until you need it. | no: Open on the shelf / yes: In the box, flat | box
Not on the floor of the basement, not next to the heater. | Not the floor, not the heater | thermometer-hot
Let it come into the room a day before you put it through your own printer. | A day to settle | printer
~ Posters in the sun lose the red first. Then everything looks sad and blue. | Sun takes the red | sun
> Ask {brand} how yours wants to be stored. | How to store it? | question
> Boxes of old ones in the basement? Open one, then call {brand}. | Open a box | package

checklist: Before you send the file
* Look at your print file for five minutes before you press send. | Five minutes first | timer
* What should you check before you send a file to print? | "What do I check?" | checks
* Your mouse is over the send button, and the flyer goes to print. | Over the send button | mouse-left-click
Is it the size that you ordered? | 1. The right size | ruler
Does the color run past the edge? | 2. Color past the edge | crop
Are the pictures big enough? Zoom in until it hurts. | 3. Zoom in on pictures | magnifying-glass
Are the fonts in it? Saving as a print file usually packs them. | 4. Fonts packed in | article
Is the date right, and the year? | 5. Date and year | calendar
~ Open it on another computer. If something jumps, it'll jump there too. | Open it elsewhere | laptop
> Not sure about the fonts? Send it to {brand} and ask. | Fonts? Ask | article
> Name the file so {brand} knows which is the last one. | Name it well | tag

cost: Why twice as many isn't twice the price
* Twice as many flyers don't cost twice as much. | Twice as many | copy
* Why does one poster cost so much, and the hundredth so little? | Why is the first so expensive? | money
* You ask the print shop for fifty, and five hundred is hardly more. | Hardly more | scales
Before the first good sheet comes out, there's an hour of getting ready. | An hour of getting ready | hourglass
Plates or settings, ink, a stack of waste until the color stands. | Settings, ink, waste | palette
Then the machine runs, and it doesn't care if it's two minutes or four. | Two minutes, or four | printer
What does add up is paper, and every step by hand. | Paper and handwork | hand
~ An odd shape needs its own cutter. A square one doesn't. | Odd shapes need a cutter | shapes
For very few pieces, a digital press skips the plates. | Very few? Digital | cpu
> Ask {brand} for three quantities, side by side. | Three quantities | list
> Tell {brand} how many you'd use up in a year. | How many a year? | calendar

tip: Dial the number on the flyer
* Before you print, dial the number on your flyer. | Dial it | phone
* What's the most expensive typo on a flyer? | The worst typo? | pencil
* A thousand cards in a box, and the phone number belongs to a bakery. | It's a bakery's number | bread
You can't see a wrong number, as all of them look right. | They all look right | hash
So don't read it. Use it. | no: Read it / yes: Use it | hand
Pick up the phone and dial what's on the page, digit by digit. | Dial, digit by digit | phone-call
Type in the web address. Scan the code, from paper, at the size it'll be. | Scan it at real size | qr-code
~ Let somebody else do it, one who doesn't know your number by heart. | Somebody who doesn't know it | user
Follow the map to your own door. | Follow the map | map-trifold
> Try all three on the proof from {brand}. | On the proof | check
> Rings at the right desk? Then say yes to {brand}. | Rings right? | bell-ringing

season(9-11): Holiday cards are a fall thing
* Your holiday cards get printed in fall, or on a night shift. | In fall, or at night | card
* When should you order holiday cards from the print shop? | When do you order? | calendar
* It's December, and you want a gold card with a red envelope. | Gold and red, in December | envelope
Everyone wants gold then, and red envelopes run out. | Red ones run out | envelope
Shiny foil is a step of its own, with its own tool. | Foil needs a tool | sparkle
After that you still have to sign them, and find the addresses. | Sign, address, stamp | pen
~ Write the list now. Someone's moved, someone's married. | Write the list now | list
Plain ones go faster, if it's late. A good paper needs no gold. | Late? Take a good paper | file
> Reserve the color of envelope with {brand} early. | Which color? | envelope
> Count your list, add ten, and tell {brand}. | Count, add ten | list
`,
})
