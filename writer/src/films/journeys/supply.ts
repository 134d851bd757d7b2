import { readPieces } from '#trades/piece.ts'

/** The way to what businesses buy. */
export const supply = readPieces(`
question: What to write when you ask for a quote
* You need {some}, and your message says, please quote. Quote what? | "Please quote" | envelope
* A good request for {some} has four lines. | Four lines | list
* Why did the answer about {some} come back as six questions? | Six questions came back | question
First what the {head} {is/are} for, since that rules out more than any number. | 1. What it's for | gear
Then how many {some}, and whether that's once or every month. | 2. How many, how often | hash
Then size, material and what the {head} will touch. | 3. Size, material, contact | ruler
And the day you need {some} on your floor, not the day you'd like a reply. | 4. The day on your floor | calendar
~ A picture of the old {head} replaces half of that. | A picture of the old one | camera
> Send your four lines about {some} to {brand}. | Send four lines | paper-plane
> Send {brand} a picture of what you use now, and ask about {some}. | A picture of what you use | camera

choose: Ask for one before you order a hundred
* Would you order a hundred {many} without holding one? | A hundred, unseen? | hand
* {A} on paper and {a} in your hand are two things. | On paper, in your hand | file-text
* Ask for one. Then try to break that {noun}. | Try to break it | hammer
Put the sample where {some} will really be used, with whoever uses {it:them}. | Where it's really used | gear
A week is enough for most {some} to show a weak side. | A week shows it | calendar
Whatever came off, stuck or squeaked, write it on the {head} itself. | Write it on the sample | pencil
~ And keep that {noun}, to lay it beside the order when it comes. | Lay one beside the other | scales
> Ask {brand} for a sample of {some}. | Ask for a sample | package
> Tell {brand} what your {noun} will have to stand, and ask for one to test. | What must it stand? | wrench

cost: Cheap per piece, dear per year
* The price per piece is the smallest part of {some}. | The smallest part | tag
* What do {some} cost you in a year? | In a year? | calendar
* {Some} for less can stop a whole line on a Tuesday. | A line that stops | hand-palm
Add what it takes to change {a}, because hands cost more than parts. | 1. Changing it | hand
Then what it costs when nothing runs until {some} {arrives:arrive}. | 2. Waiting for it | clock
Then what ends up in the bin, of {some} and of packing. | 3. What's thrown out | trash
~ Now divide by the years {a} {lasts/last}, and that's the price. | Divide by the years | calculator
> Ask {brand} how long {a} {lasts/last} where you'd use {them}. | How long does it last? | hourglass
> Tell {brand} what a day without {some} costs you, and ask for the safest way. | A day without | calendar-x

mistake: The number on the old one
* The number on the old {noun} is worn off. Of course. | Worn off, of course | eye-slash
* You ordered {some} by memory, and now there's a box you can't use. | Ordered by memory | box
* One wrong letter, and {some} {comes:come} in the wrong size. | One wrong letter | exam
Before the next one fails, walk along and take a picture of each {noun}. | A picture of each | camera
Note the spot. | Note where | map-pin
Then measure one {noun} that's out anyway, inside and outside. | Measure, in and out | ruler
~ And hang the list of {some} where the tools are, not in the office. | Where the tools are | toolbox
> Send {brand} the pictures, and ask which {noun} it is. | Which one is it? | magnifier
> Bring the old {noun} to {brand} if you can't read the number. | Bring the old one | box

checklist: Before the pallet arrives
* A delivery of {some} goes wrong on the last hundred feet. | The last hundred feet | truck
* Who's there when {some} {arrives:arrive}, and with what key? | Who's there? | key
* The truck with {some} is at the gate, and the gate's too low. | The gate's too low | truck
Height and width of the gate first, then where {some} can stand overnight. | 1. Gate, and a place | ruler
A forklift? Two people? Say so when you order {some}. | 2. Forklift, or hands? | people
Count before you sign, and open one box of {some} while the driver waits. | 3. Count, open one, sign | clipboard
~ A picture of a torn corner of {some} saves a long talk later. | A picture of any tear | camera
> Tell {brand} about gate, hours and forklift when you order {some}. | Gate, hours, forklift | truck
> Ask {brand} how {some} will be packed. | How's it packed? | package

comparison: On the shelf, or made for you
* {Some} off the shelf, or made for your case? | Off the shelf, or made? | scales
* Special {some} {is:are} wonderful until you need one more by Friday. | One more by Friday | calendar
* Do you really need a special {noun}? | Really special? | question
Off the shelf, {some} can be replaced by anyone, and that's worth a lot at night. | Shelf: replaced at night | moon
Made for you, the {head} does exactly one thing, and does it well. | Made: one thing, well | target
Often it's in between, such as a standard {noun} with one change. | In between: one change | swap
~ If it's special, keep a spare {noun}. Always. | Special? Keep a spare | box
> Ask {brand} which standard {noun} comes closest to yours. | Which comes closest? | ruler
> Tell {brand} what's special about your {noun}, and ask what they'd change. | What would they change? | wrench

comparison: Order little and often, or once a year
* A year's worth of {some}, or a box a month? | A year, or a month? | calendar
* How much {some} can you store before it's in the way? | Before it's in the way | warehouse
* You got {some} cheaper by the pallet, and where's the pallet now? | Where's the pallet now? | warehouse
Count what you used of {some} in the last three months. | Count three months | calculator
Twice that is comfortable, and ten times that is dust on {some}. | Comfortable, or dust | box
Then ask for a yearly amount of {some} that comes in parts. | A year, in parts | calendar-check
~ Rust, heat and mice have their own idea of storing {some}. | Rust, heat and mice | warning
> Ask {brand} for a yearly amount of {some} in parts. | A year in parts | calendar
> Tell {brand} how much you use in three months, and ask how to order {some}. | Three months' use | hash

how: Ask where it's checked
* Somewhere, somebody looks at {some} before you do. Where? | Who looks before you? | eye
* When's {a} good enough to leave the house? | Good enough to leave? | door-open
* One {noun} in a box is bad. Who'd notice first? | Who'd notice first? | magnifier
Ask what's measured on {a}, and on how many out of a hundred. | What's measured? | ruler
Ask what happens to {a} that {fails/fail}, scrap or second choice. | Scrap, or second choice? | trash
Then ask for the paper that comes with {some}, and read one before you order. | The paper that comes with it | file-text
~ Best of all, ask to see {some} being checked. | Stand beside it | eyes
> Ask {brand} what they check on {a}. | What's checked? | checks
> Ask {brand} to show you the paper for {some}. | Show me the paper | file-text

first: Your first order with somebody new
* Changing where you get {some} feels risky. Make it small. | Make it small | scales
* A first order of {some} should be dull. | It should be dull | smiley-meh
* New name, same {noun}, and how do you begin? | How to begin? | question
Take {some} you know by heart, so that you notice anything odd. | Take what you know well | eye
Order on a normal day, not when you're out of {some}. | On a normal day | calendar
Watch three things. The answer, the date, and how {some} {is:are} packed. | Answer, date, packing | checks
~ Harder now. Ask about {some} at four on a Friday. | Then at four on a Friday | clock
> Send {brand} a small order for {some} you know well. | A small order first | package
> Call {brand} with one dull question about {some}. | One dull question | phone

tip: One name behind the counter
* For {some}, you want one name and one number. | One name, one number | phone
* Who do you call about {some} when it's dark outside? | When it's dark outside | moon
* You've called about {some} three times and told it three times. | Told three times | repeat
Ask who knows your {some}, and who knows when that one's on vacation. | Who, and who else? | users
Give them a name as well, someone who uses {some} and not only pays. | Your name, too | user
Put both on the wall by the {head}. | On the wall | push-pin
~ Once a year, have them walk past everything that uses {some}. | Walk past once a year | footprints
> Ask {brand} who'd look after your {some}, by name. | Who'd know it? | user
> Call {brand} and ask who looks after {some} at night. | And at night? | moon

care: The spare that's never there
* The {noun} you need at night is the one you don't have. | The one you don't have | moon
* Which {noun} would stop everything if it failed now? | Which would stop it all? | hand-palm
* Three spare {many}, and none of them fits. | None of them fits | box
Make two piles of {some}, what stops you and what only annoys you. | Stops you, annoys you | scales
Keep one of each {noun} from the first pile within reach. | One within reach | hand
For the second pile, a phone number for {some} is enough. | For the rest, a number | phone
~ Write on each {noun} when it went on the shelf, since things get old lying still. | A date on each | pencil
> Send {brand} your list, and ask which spare {some} to keep. | Which spares? | list
> Ask {brand} how fast {a} can be with you. | How fast? | clock

myth: Bigger is safer
* A bigger {noun} isn't a safer one. | Bigger isn't safer | scales
* Somebody once said, take {some} one size up. Why? | One size up? | trend-up
* Too much {noun} can be as wrong as too little. | Too much is wrong, too | warning
Too big, {a} never {does/do} what {they} {was/were} made for. | Too big: never at work | gauge
Too small, {a} {works/work} all the time, and tires. | Too small: always at work | gear
So give numbers for what {some} will do on a normal day, and on the worst. | A normal day, the worst day | calendar
~ And say which way things will grow before {some} {is:are} ordered. | Will it grow? | trend-up
> Tell {brand} both numbers, then ask about {some}. | Both numbers | hash
> Ask {brand} what happens if {a} {is/are} too big. | Too big? | question

question: What if it's wrong when it comes?
* The box with {some} is here, and it's the wrong one. | It's the wrong one | box
* Who pays when {some} {arrives:arrive} and {doesn't:don't} fit? | It doesn't fit | question
* You opened {some} on Thursday, but they came on Monday. | Monday, or Thursday? | calendar
Open {some} the day it comes, in daylight. | The day it comes | sun
Take a picture with the label in it, and leave {some} as it is. | Label in the picture | camera
Then one message with order, date, and what's wrong with the {head}. | One message | envelope
~ And ask beforehand what the way back is for {some}. | Ask before: the way back | swap
> Ask {brand} how {some} can go back. | The way back? | swap
> Send {brand} the picture on the day you open {some}. | The same day | camera

season(11-2): When everybody closes at once
* Over the holidays, {some} can take as long as they like. | As long as they like | calendar
* What runs through the holidays on {some}, and what's in the box? | What's in the box? | box
* The year ends, the trucks stop, and you're low on {some}. | Low at the year's end | truck
Count {some} now, while there's still somebody who answers. | Count now | hash
Then ask for the last day on which {some} can leave, and the first one after. | The last day, the first day | calendar-check
A quiet week is also a good week to change {a}. | A good week for changing | wrench
~ And leave a note on the shelf with the night number for {some}. | A note on the shelf | note
> Ask {brand} when the last {some} {leaves:leave} before the holidays. | Last day, first day | calendar
> Send {brand} your January order for {some} now. | January, ordered now | paper-plane

tip: Bring the person who uses it
* Who chooses {some}, and who uses {it:them} all day? | Who chooses, who uses? | users
* The one who buys {some} rarely gets dirty hands. | Clean hands, dirty hands | hand
* Ask the night shift about {some}. | Ask the night shift | moon
They know which {noun} sticks, and which one has a trick. | Which one sticks? | wrench
Let them hold the new {head} before you order. | Let them hold it | hand
And put their one wish in the request, next to the size of {some}. | Their one wish | star
~ A better {noun} that nobody likes goes back in the box. | Back in the box | box
> Bring whoever uses {some} when you call {brand}. | Call together | phone
> Tell {brand} what the people who use {some} complain about. | What do they complain of? | chat
`)
