import { readPieces } from '#trades/piece.ts'

/** The way to something that one has for a while and gives back. */
export const hire = readPieces(`
question: Where will it stand?
* {A} for a day sounds easy, but where on earth? | Where will it stand? | map-pin
* Measure the spot for {a} before you send out the date. | Measure the spot | ruler
* You've picked the day for {a}, and have you picked the ground? | And the ground? | grains
Flat? Soft? On a slope? Walk over it as if you carried the {head}. | Flat, soft or sloping? | footprints
Then the way there, since the gate decides if the {head} gets in at all. | The way in | door-open
Power and water, if {a} {needs/need} any, should be near. | Power and water | plug
~ And look up. A branch can be in the way of the {head}, too. | Look up | tree
> Send {brand} a picture of the spot, and ask if the {head} fits. | Does it fit? | camera
> Ask {brand} what {a} {needs/need} to stand on. | What ground? | question

checklist: The day it comes
* The day {a} {arrives/arrive} begins with somebody at the gate. | Somebody at the gate | truck
* What do you check when the {head} is there? | What do I check? | checks
* Before anybody touches the {head}, take six pictures. | Six pictures first | camera
Every side, and the scratch that's there already on the {head}. | Every side, every scratch | camera
Have somebody show you how the {head} {starts/start}, and how {they} {stops/stop}. | Start, and stop | power
Which button on the {head} is none of your business? | Which button isn't mine? | prohibit
~ Write the number for questions on tape, and stick it to the {head}. | The number, on tape | phone
> Ask {brand} to show you the {head} once, slowly. | Once, slowly | eyes
> Tell {brand} who'll be at the gate for the {head}. | Who's at the gate? | user

cost: The day, the deposit, the way
* The price of {a} has four parts, so ask for all of them. | Four parts | receipt
* {A} for a day, and when does a day end? | When does a day end? | clock
* Cheap per day, and then there's the rest of {a}. | And the rest? | tag
One, the time. Is it a day, a night, or until noon with the {head}? | 1. The time | clock
Two, the way. Who brings {a}, and who fetches {them}? | 2. The way | truck
Three, the deposit. When does it come back after {a}? | 3. The deposit | wallet
Four, what happens if the {head} {comes/come} back dirty or late. | 4. Dirty, or late | spray-bottle
> Ask {brand} for all four parts of the price of {a}. | All four parts | list
> Tell {brand} the day and the place, and ask what {a} {costs/cost}. | Day and place | calendar

choose: How big does it have to be?
* Most people want {a} that's too big. | Too big | ruler
* What size of {a} do you need, honestly? | What size, honestly? | question
* Count first. Then choose {a}. | Count first | hash
Count how many people at once, in the fullest minute of the {head}. | The fullest minute | people
Then the smallest door the {head} has to pass. | The smallest door | door
{A}, half empty, {looks/look} sad, and {looks/look} like a good idea when full. | Half empty looks sad | smiley-meh
~ Between two sizes, ask what other people took for {a}. | What did others take? | users
> Tell {brand} how many the {head} {has/have} to take in the fullest minute. | How many at once? | people
> Ask {brand} which {noun} others take for that. | Which do others take? | question

mistake: Booking it last
* Tent, food, music. And {a}? Forgotten. | And one thing forgotten | list
* Everyone wants {a} on the same Saturday. | The same Saturday | calendar
* When did you plan to ask for {a}? | When will I ask? | calendar
Ask for the {head} once you have a date, and before you've told everybody. | Before you've told everybody | envelope
Two dates are better than one, because {some} may be gone on the first. | Two dates | calendar-check
Friday works, too. | Or Friday | calendar
~ And if {a} {is/are} gone, ask to be called when somebody cancels. | Call me if it's free | phone
> Send {brand} two dates for {a}. | Send two dates | calendar
> Ask {brand} whether the {head} {is/are} free on your day. | Still free? | calendar-check

first: You've never handled one
* You've never had {a} before, and on Saturday it's yours. | On Saturday it's yours | calendar
* Is {a} hard to handle? Ask first. | Ten minutes | timer
* First time with {a}? Ask. Ask again. | Don't be polite | chat
Try the {head} while somebody who knows is standing next to you. | While they're still there | users
Do it yourself. Watching somebody use {a} teaches you little. | Do it yourself | hand
Ask for the one thing that goes wrong with {some}. | What goes wrong? | warning
~ Film that bit about the {head}, because at midnight you'll need it. | Film that bit | video-camera
> Tell {brand} you've never had {a}. | "I've never had one" | speech
> Ask {brand} what usually goes wrong with {a}. | What goes wrong? | warning

comparison: Rent it, borrow it, or buy it
* How often would you use {a}? Count, don't dream. | Count, don't dream | calculator
* Buy {a}, or have {one} for a weekend? | Buy, or a weekend? | scales
* Your neighbor has {a}, but do you want to ask? | The neighbor has one | house
Once a year is a clear answer, since {a} {needs/need} a place for all the other days. | Once a year: rent | calendar
If it's every month, have {a} for a weekend first, and then decide. | Every month: try, then buy | repeat
Borrowing {a} is cheap until something breaks. | Borrowed, until it breaks | warning
~ And add the cleaning to what it takes to own {a}. | Who cleans it? | broom
> Ask {brand} what {a} {costs/cost} for a weekend. | For a weekend | tag
> Tell {brand} how often you'd need {a}, and ask what they'd do. | How often? | hash

question: And if it rains?
* {A}, a garden, and a gray sky. | A gray sky | cloud
* What happens with {a} when the weather turns? | When the weather turns | cloud-rain
* You've got {a} for Saturday. The forecast's laughing. | The forecast's laughing | cloud-lightning
Ask what {a} can take, a shower, a storm or nothing at all. | What can it take? | umbrella
Ask until when you can move the day for the {head}. | Until when can I move it? | calendar
Then look for a second spot under a roof, and measure it for the {head}. | A second spot | house
~ Wind can matter more than rain for {some}. Ask that, too. | And wind? | wind
> Ask {brand} what happens with {a} if it rains. | If it rains? | umbrella
> Ask {brand} until when you can move {a} to another day. | Until when? | calendar

how: What happens before it gets to you
* Before {a} {gets/get} to you, somebody had {them} yesterday. | Somebody had it yesterday | calendar
* What's done to {a} between two people? | Between two people | spray-bottle
* You can smell how {a} {was/were} looked after. | You can smell it | wind
Ask what's cleaned on {a} each time, and what's checked. | Cleaned, checked | checks
Then ask what was replaced last on the {head}, and they'll know, or they won't. | What was replaced last? | wrench
Look at the parts of the {head} you'll touch. | The parts you touch | hand
~ If something's off, say so on the first day with {a}, not the last. | Say it on day one | calendar
> Ask {brand} how {a} {is/are} cleaned in between. | How's it cleaned? | spray-bottle
> Ask {brand} what they check before {a} {goes/go} out. | What's checked? | checks

care: Giving it back
* The last hour with {a} is the one people forget. | The last hour | hourglass
* How should {a} look when {they} {goes/go} back? | How should it look? | sparkle
* The party's over, it's raining, and the {head} has to be ready by nine. | Ready by nine | clock
Ask beforehand if the {head} {goes/go} back clean, or only empty. | Clean, or only empty? | broom
Keep the straps, lids and bags in one box, so that nothing of the {head} stays in the grass. | Straps and lids in one box | box
Six pictures again. | Six pictures again | camera
~ And if you broke something on the {head}, say it first. It's always found. | Say it first | speech
> Ask {brand} how {a} should come back. | How should it come back? | question
> Tell {brand} right away if the {head} broke. | Broke something? Say so | speech

tip: Somebody to look after it
* {A} and forty guests, and who's looking after it all? | Who's looking after it? | users
* At your own party, you don't want to be the one with the {head}. | Not you, not that day | smiley
* One friend likes {a} more than dancing. Find that one. | Find that friend | user
Give that person the number, the key and the rules of the {head}. | Number, key, rules | key
A break, too. | And a break | coffee
Children listen to anyone who looks as if the {head} were theirs. | Somebody who looks in charge | identification-card
~ Or ask if somebody comes along with {a}. | Does somebody come along? | question
> Ask {brand} if somebody can stay with the {head}. | Can somebody stay? | user
> Tell {brand} who'll look after {a}, so they can show that person. | Who'll look after it? | user

season(11-2): The dates of next summer
* Next summer's Saturdays with {a} go in winter. | They go in winter | calendar
* It's cold outside. A good time to think of {a}. | Think of it now | snowflake
* Who's turning thirty, or eighty, and would love {a}? | Thirty, or eighty? | cake
Write down the dates that can't move, and look for {a} for those first. | Dates that can't move | calendar
Winter has its own use for {some}, so ask about that as well. | And in winter? | snowflake
Quiet months can mean more time for your questions about {a}. | More time for questions | chat
~ And a voucher for {a} is flat, and fits under any tree. | Fits under any tree | gift
> Ask {brand} on which summer days {a} {is/are} free. | Which are free? | calendar
> Send {brand} the date for {a} that can't move. | The date that can't move | calendar-check
`)
