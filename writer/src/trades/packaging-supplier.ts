import { trade } from './trade.ts'

export const packagingSupplier = trade({
  id: 'packaging-supplier',
  name: 'packaging supplier',
  also: [
    'packaging company',
    'packaging manufacturer',
    'packaging distributor',
    'packaging wholesaler',
    'box manufacturer',
    'box maker',
    'box supplier',
    'carton manufacturer',
    'cardboard box supplier',
    'corrugated box manufacturer',
    'packaging shop',
    'sustainable packaging',
    'food packaging supplier',
    'custom packaging',
    'custom box maker',
    'shipping supplies store',
    'label supplier',
    'packaging producer',
  ],
  way: 'supply',
  customers: 'businesses that ship',
  thing: 'a box',
  things: 'packaging',
  words: [
    'box',
    'packaging',
    'carton',
    'label',
    'pouch',
    'tape',
    'mailer',
    'pallet',
    'bag',
    'jar',
    'cardboard',
    'package',
    'wrap',
    'filler',
    'lid',
    'bottle',
    'ship',
    'order',
    'parcel',
    'shipping',
    'pack',
    'crate',
    'corner',
  ],
  pieces: `
mistake: A big box for a small thing
* One small jar, one large box, and a yard of paper. | One jar, a yard of paper | jar
* Why do things break in a box that's too big? | Why too big? | box
* The parcel rattles. You don't have to open it to know. | It rattles | ear
Whatever can move builds up speed before it hits the wall. | It builds up speed | sneaker
Filler settles on the way. The thing sinks to the bottom like a stone. | Filler settles | hourglass
And on top there's air, so the lid gets pushed in by the next one. | Air on top, lid pushed in | box
Measure what you're shipping, add a finger all around, and look for that size. | no: What's in stock / yes: A finger all around | ruler
~ You're paying to send air, too. Carriers look at size as well as weight. | You're sending air | wind
Three sizes that fit are better than one that swallows all. | Three sizes | copy
> Measure your three best sellers, and send the numbers to {brand}. | Measure three | ruler
> Shake your parcel next to the phone when you call {brand}. | Shake it | ear

mistake: The carton that hangs over the edge
* The carton sticks out over the pallet by a hand. That's where it breaks. | Out by a hand | package
* Why shouldn't cartons hang over the pallet? | Why not over the edge? | package
* The pallet's wrapped, it looks great, and the bottom corners are soft. | Soft corners | warning
A box carries with its corners. The walls in between are only curtains. | It carries with its corners | box
If a corner stands in the air, the curtains have to do it. | The curtains have to carry | window
Stack corner on corner, and the weight runs straight down. | Corner on corner | package
Turn each layer like bricks, and it holds together, but it carries less. | no: All like bricks / yes: Columns, brick on top | wall
~ Stretch wrap also has to go around the pallet, not only the load. | Wrap the pallet, too | repeat
So it starts with a size that fills the pallet without sticking out. | Starts with the size | ruler
> Ask {brand} for a size that fills your pallet. | A size that fits | package
> Take a picture of the bottom layer when it arrives, for {brand}. | The bottom layer | camera

myth: The more tape, the stronger
* Five rounds of tape, and the box still opens. | Five rounds, still open | package
* Does more tape make a package stronger? | Does more help? | package
* Your parcel looks like a mummy, and the bottom falls out. | A mummy | package
Tape holds where it's pressed on cardboard, not where it lies on tape. | It holds on cardboard | hand
One strip along the middle, well over both ends. | One strip along the middle | line-segment
For heavy stuff one across each end as well. It looks like an H. | Heavy? Make an H | barbell
Then rub it on with your hand, since it needs pressure to bite. | Rub it on | hand
~ On dusty or cold carton none of them sticks well. | Dusty, or cold? | snowflake
If it still opens, it's the wrong box, not too little tape. | no: More of it / yes: A stronger box | box
> Count your rounds, and ask {brand} what that box is missing. | Count the rounds | list
> Bring one of your mummies to {brand}. | Bring a mummy | package

how: What's inside a piece of cardboard
* Cardboard is mostly air, and that's why it holds. | Mostly air | wind
* How can a paper box carry a grown man? | How does it hold? | person
* Tear a box and look at the edge. There's a wave in there. | There's a wave | waves
Two flat sheets, with a wavy one in between. It's a row of small arches. | Two flat, one wavy | waves
An arch carries. Stand on the edge of a piece, and it holds, for a while. | An arch carries | bridge
Big waves cushion. Small waves print well. | Big cushions, small prints | printer
Two waves are for things with weight, or for a long trip. | Two for heavy things | barbell
~ The waves should stand up in the box, like columns. | They stand like columns | bank
What ruins it is damp, because a wet arch is only paper. | no: Wet / yes: Dry | drop
> Tear one of yours, look at the edge, and tell {brand} what you see. | Tear one | eye
> Tell {brand} the weight, and what gets stacked on top. | Weight, and what's on top | scales

how: How a box of your own gets made
* Your own box starts out flat, white and unprinted. | Flat and white first | bounding-box
* How does a custom box get made? | How's it made? | blueprint
* A plain white carton sits on your desk, with nothing printed on it. | A white one first | box
First somebody measures what goes in, with all that goes around it. | at: First / Measured | ruler
Then it's drawn unfolded, with cutting lines and folding lines. | at: Then / Drawn unfolded | blueprint
A machine cuts one in white. You pack it, close it, shake it. | at: Next / A white one to shake | hand
Only then does the print come, and it's laid on the drawing, flap by flap. | at: After that / The print | palette
~ Mind where the seam is. It likes to run through the name. | Watch the seam | crop
Then a blade's bent to the shape, and the run starts. | at: Last / The blade, then the run | knife
> Send {brand} the thing itself, because measurements leave things out. | Send the thing | package
> Shake the white one hard, then say yes to {brand}. | Shake it hard | hand

question: Why do I have to take so many?
* You need a hundred boxes, and they offer a thousand. | A hundred, or a thousand? | box
* Why is there a minimum for custom packaging? | "Why so many?" | copy
* You ask for fifty printed pouches. There's a silence on the line. | A silence on the line | phone
The machine eats sheets until the color and the fold are right. | It eats sheets first | file
Then there's the blade, the plates, and an hour of two people. | Blade, plates, an hour | clock
For fifty you pay the same for that as for a thousand. | The same for fifty | scales
So start with a plain one, and let a sticker do the talking. | no: Fifty printed / yes: Plain, with a sticker | tag
~ A stamp works as well, and it looks like a hand did it. | Or a stamp | stamp
Or print digitally. It costs more for each, but you don't need the plates. | Or go digital | printer
> Say to {brand} how many you use in a month. | How many a month? | calendar
> Ask {brand} at which number it tips. | Where does it tip? | question

question: Why did the carton go soft?
* The carton was strong in the warehouse. In the cold room it's a rag. | A rag in the cold room | snowflake
* Why do boxes go soft in the fridge or on a ship? | "Why so soft?" | drop
* In the cold room the lower cartons are sagging like tired horses. | Sagging | horse
Paper drinks from the air, and cold rooms and ships are damp. | It drinks from the air | drop
A box that's drunk enough carries only part of what it did. | It carries less | scales
And time makes it tired. It can stand for a day what it can't for a month. | A day, not a month | hourglass
So say where it'll stand and for how long, not only what it weighs. | no: Only the weight / yes: Where, and how long | thermometer-cold
~ There are coatings, and there are stronger papers. Neither helps if the pallet's bad. | Coated, or stronger | shield
Leave air between, and don't stack higher than it's meant for. | Air, and not too high | wind
> Tell {brand} how cold, how damp and how long. | Cold, damp, how long? | thermometer-cold
> Take a sagging one from the bottom, and show {brand}. | Show a sagging one | package

comparison: A bag or a box
* A sweater doesn't need a box. A candle does. | Sweater, or candle? | candle
* Mailer or box, what should you ship it in? | Bag, or box? | package
* You're folding a box around a T-shirt. Why? | A box for a shirt? | t-shirt
If it can be squeezed, it can go in a bag. Clothes, cloth, paper with a board. | Squeezable: a bag | t-shirt
A bag is flat, light and quick to close. | Flat, light, quick | envelope
If it can break, leak or lose its shape, it wants walls. | Breaks or leaks: a box | wine
If it's a gift, look at what's standing in front of someone at the door. | A gift: what do they see? | gift
~ For a book there's something in between that folds around it. | Books: a wrap | book
And think of the way back, since many things return in the same one. | Will it come back? | repeat
> Put one of each on your table, and ask {brand} what goes where. | One of each | table
> Squeeze it. If it complains, ask {brand} for walls. | Squeeze it | hand

choose: Send one to yourself
* Choosing packaging? Ship one across the country, to yourself. | Ship it to yourself | mailbox
* How do you choose a packaging supplier? | "How do I choose?" | question
* The sample box is beautiful. It's only traveled from shelf to desk. | Only shelf to desk | shelf
Get three samples, fill them with the real thing, and send them off. | Three, with the real thing | truck
Look at the corners when they're back, and then inside. | Look at the corners | box
Ask what happens when it runs out. What's always on the shelf? | What's always there? | warehouse
Ask if it stays the same. Paper can change, and then your machine jams. | Does it stay the same? | copy
~ If something's meant to be recycled, ask where people would throw it. | Where would it go? | recycle
And see if they ask you what breaks. | Do they ask what breaks? | ear
> Get samples from {brand} and send them to yourself. | Samples, to yourself | package
> Tell {brand} what broke last year. | What broke? | warning

first: The first order
* For a first order of boxes, bring the thing, not the size. | The thing, not the size | package
* How do you order packaging for the first time? | "How do I order?" | question
* You've got a candle, a store and no idea what kind of box. | A candle and no idea | candle
You put it on the table, and somebody picks it up. | Somebody picks it up | hand
How does it travel? By hand, by mail, on a truck? | How does it travel? | truck
Who packs it, and how many an hour? | Who packs it? | users
Then you get two or three to try, and you pack at home with a watch. | Try it with a watch | watch
~ The one that takes a minute less wins, on a Friday night. | A minute less wins | timer
Only then comes what's printed on it. | no: Print first / yes: Print last | palette
> Bring a candle to {brand}, or whatever yours is. | Bring the thing | candle
> Pack ten with your eye on the clock, and tell {brand} how it went. | Ten, with a watch | timer

care: Don't put it on the floor
* Cardboard on a concrete floor drinks from below. | It drinks from below | drop
* How do you store boxes so they stay strong? | How to store them? | warehouse
* The last bundle of cartons feels like wet newspaper. It stood by the door. | By the door | door
Keep it flat, on a pallet, a step away from the wall. | no: On the floor / yes: On a pallet, off the wall | package
Leave it wrapped until you need it. | Leave it wrapped | shield
The ones that came first go first, or the bottom bundle gets ten years old. | First in, first out | repeat
Tape and labels don't like heat. Their glue goes soft or dry. | No heat for tape and labels | thermometer-hot
~ From the cold, let it stand in the room a day before it goes through a machine. | A day in the room | hourglass
And don't sit on the stack. Everyone does. | Don't sit on it | chair
> Go to the back of your shelf, and ask {brand} about the oldest. | The oldest one | shelf
> Ask {brand} how long your labels keep. | How long do they keep? | tag

checklist: What to know before you ask for a box
* Six answers, and you've got a price for your box. | Six answers | list
* What does a packaging supplier have to know? | "What do you need?" | clipboard
* You ask what a box costs. The next question is, what box? | "What box?" | question
The inside. Length, width, height, in that order. | 1. The inside size | ruler
What it weighs when it's full. | 2. The weight | scales
How it travels, and what's stacked on it. | 3. How it travels | truck
How many now, how many a year. | 4. How many | calendar
What's printed on it, in how many colors. | 5. The print | palette
And if it touches food. | 6. Food, or not | food
~ Measure inside, not outside. Walls have a thickness. | Inside, not outside | ruler
> Put the six in one email to {brand}. | One email, six answers | envelope
> Missing a size? Mail {brand} the old box, folded flat. | Send the old one | box

cost: Why a box with no print isn't always cheaper
* A box in a standard size often costs less than your own plain one. | Standard, or your own? | box
* What does the price of a box depend on? | "What does it depend on?" | money
* Two boxes, nearly the same size, and one costs twice as much. | Nearly the same | scales
One comes off a sheet three times, the other only twice. | Three per sheet, or two | scissors
One has a blade that's been there for years. The other needs a new one. | An old blade, or a new one | knife
One's stacked at the warehouse. The other gets made after you call. | On the shelf, or made | warehouse
~ Then there's the truck. Folded boxes are light, but they're big. | The truck counts | truck
A hair less in height can save a whole size, so ask before you fix it. | no: Fix the size / yes: Ask first | ruler
And the most expensive of all is one that breaks. | The one that breaks costs most | warning
> Ask {brand} which standard size comes nearest. | Nearest standard? | ruler
> Give {brand} a little room in the measurements. | A little room | resize

tip: Drop it from the table
* Drop your parcel from the table before the mailman does. | Drop it first | table
* How do you know if your packaging holds? | Does it hold? | question
* You've packed the first parcel. Now push it off the table. | Push it off | hand
First flat on its bottom. That's the friendly one. | at: First / Flat | package
Then on an edge. | at: Then / On an edge | line-segment
Then on a corner, and that's how it'll really land. | at: Last / On a corner | box
Shake it next to your ear. Anything that rattles wasn't rattling before. | Shake it | ear
~ Use one that's scratched already, so it doesn't hurt. | Use a scratched one | jar
Open it, look, change one thing, and do it again. | no: Change it all / yes: One thing, again | repeat
> Film the fall, and send it to {brand}. | Film the fall | video-camera
> Tell {brand} on which side it broke. | Which side? | box

season(8-10): Boxes before everybody wants boxes
* In November everyone's out of boxes on the same day. | All on the same day | box
* When do you order packaging for the holidays? | When do you order? | calendar
* It's the busiest week, and you're taping two small boxes into one. | Two small ones into one | package
Print takes its time, paper takes its time, and trucks are full. | Print, paper, trucks | truck
So count in late summer. What went out in the same weeks last year? | at: Late summer / Count | calculator
Order what's printed first, and the plain ones later. | no: All in November / yes: Printed first | printer
Ask if you can have it delivered in two parts. There's never room. | In two parts? | warehouse
~ Tape's what runs out. Somebody always forgets the tape. | Somebody forgets tape | repeat
If it says the year or a snowflake on it, count low. | A snowflake? Count low | snowflake
> Look up last year's count, and call {brand} while it's warm. | Last year's count | chart-bar
> Say to {brand} how much room you've got. | How much room? | warehouse
`,
})
