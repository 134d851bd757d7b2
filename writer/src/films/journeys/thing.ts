import { readPieces } from '#trades/piece.ts'

/** The way to a thing that is made or sold: from the shelf in one's mind to years later. */
export const thing = readPieces(`
choose: Give it a place first
* Where will {a} live once you've carried {them} home? | Where will it live? | house
* {A} {needs/need} a place before {they} {needs/need} a price. | A place before a price | map-pin
* You can already see {a} at home. Which corner, though? | Which corner, though? | armchair
Stand where the {head} will be, and look at what's there already. | Look around you | eye
Then take a picture with a chair in it, because next to a chair anybody can judge the {head}. | A chair shows the size | chair
Morning light and lamplight change the color of {a}, so look twice. | Look by day, look by lamp | lamp
~ Who'll walk past the {head} every day? Ask them too. | Who walks past it? | footprints
> Send {brand} your picture, and ask which {noun} would suit that corner. | Send the picture | camera
> Tell {brand} where the {head} will live. | Say where it'll live | map-pin

choose: Take it in your hand
* Nobody ever understood {a} from a picture. | A picture isn't enough | image
* Your hands know more about {a} than any picture can tell you. | Ask your hands | hand
* You've looked at {some} on a screen for an hour. Now close it. | Close the screen | laptop
Weight first. Lift the {head} and see whether your arm is surprised. | 1. The weight | scales
Then the edge. Run a thumb along the {head} where two parts meet. | 2. Where two parts meet | hand-pointing
Then the back. The side of {a} that faces the wall tells you who was in a hurry. | 3. The back of it | repeat
~ Put the {head} down, walk away, and notice if you turn around. | Do you turn around? | footprints
> Come and pick up {a} at {brand}. | Pick one up | hand
> Ask {brand} if you can hold the {head} before you decide. | Hold it first | hand-waving

choose: The one that's a bit too much
* One {noun} is sensible, and the other one makes you smile. | Sensible, or a smile? | smiley
* Between two {many}, it's rarely the price you can't decide about. | It's rarely the price | scales
* Which {noun} would you miss if somebody else took it today? | Which would you miss? | heart
Imagine the sensible {head} in five years. Still there, probably. Seen, probably not. | Still there, still seen? | hourglass
Now picture telling a friend about your {noun}, and listen for what you'd mention first. | What would you tell? | speech
That's the {head} you want. | That's the one | star
~ And if nothing comes to mind, wait a month for {a}. Nothing's lost. | Or wait a month | calendar
> Describe both to {brand}, and ask which {noun} they'd take home. | Which would they take? | question
> Come by {brand} and put the two {many} side by side. | Side by side | scales

question: Can it be made just for me?
* Can {a} be made just for you? Asking costs nothing. | Just for me? | question
* {A} with your own idea in {them} {begins/begin} with a bad drawing. | A bad drawing will do | pencil
* You know exactly how {a} should be, only you can't find {one}. | It's in your head only | lightbulb
Draw the {head}. Badly. | Draw it badly | pencil
Write next to it what must stay as it is on {a}, and what could be another way. | no: Must stay / yes: Could change | note-pencil
Add a date, the real one, when the {head} has to be there. | The real date | calendar
~ If you've seen {a} you dislike, send that along, since it says a lot. | Show one you dislike | thumbs-down
> Send {brand} the drawing of your {noun}. | Send the drawing | paper-plane
> Ask {brand} what could be changed about {a}, and what couldn't. | What can change? | swap

question: What's it made of, and why that?
* Ask what {a} {is/are} made of, and then ask why. | Made of what, and why? | question
* There's one question about {a} that every maker likes to hear. | Makers like this one | chat
* What's inside {a}, under the part that shines? | Under the shine | magnifier
The first answer about {a} is a word, such as oak or brass. | First answer, a word | speech
It's the why that matters, since the reason tells you what the {head} can take. | The why matters | lightbulb
Rain? Sun? A child? Name what your {noun} will have to live with. | Rain, sun, a child? | cloud-rain
~ And ask what was tried for {some} before, and didn't work out. | What didn't work? | trash
> Ask {brand} what their {head} {is/are} made of, and why that. | What, and why? | question
> Tell {brand} what your {noun} will have to put up with. | What it must put up with | umbrella

first: The first one you ever buy
* Your first {noun} teaches you what your second should be. | First one, second one | steps
* Never owned {a} before? Start small. | Never owned one? | baby
* New to {some}? So was everyone. | New to this? | hand-waving
Say so at once, as in, this would be my first {noun}. | "This would be my first" | speech
Then you'll hear about {some} from the start, and not from the middle. | From the start | flag
Ask which {noun} people still like after a year. | Still liked after a year? | calendar
~ And which part of {a} beginners pay for and never use. | Paid for, never used | wallet
> Tell {brand} it's your first {noun}. | Say it's your first | chat
> Ask {brand} which {noun} they'd give a beginner. | Which for a beginner? | question

care: The small thing to do at home
* {A} can outlive a sofa if you know one small thing. | One small thing | couch
* Few {many} break by themselves, somebody just looks after them the wrong way. | Looked after the wrong way | hand
* Whoever sells you {a} knows what ruins {them}. Ask for that. | What ruins it? | warning
Ask what the {head} can't stand, water or sun or heat. | Water, sun or heat? | drop
Ask what to wipe the {head} with, and what to leave under the sink. | no: What's under the sink / yes: What they use | spray-bottle
Write it down. | Write it down | note-pencil
~ Put that note where the {head} stands, not in a drawer with the receipt. | Next to it, not in a drawer | note
> Ask {brand} what they'd never do to {a}. | What they'd never do | prohibit
> Ask {brand} to show you, slowly, how to look after the {head}. | Slowly, please | eye

care: When something comes loose
* {A} with a loose part may only need a phone call. | It's not the end | wrench
* Something on your {noun} wobbles, and you've got glue in your hand. | Put the glue down | hand-palm
* Before the glue comes out, take three pictures of the {head}. | Three pictures first | camera
Glue can make a small repair of {a} into a big one. | Glue makes it bigger | warning
Keep every bit that came off the {head}, even the crumbs. | Keep every bit | jar
From far. From near. And one of what the {head} should look like. | Far, near, and before | images
~ Then leave your {noun} alone until somebody's had a look. | Leave it alone | hand-palm
> Send the three pictures to {brand}, and ask if the {head} can be saved. | Can it be saved? | paper-plane
> Ask {brand} which repairs on {a} you can do yourself. | What can I do myself? | wrench

cost: Why one costs more than the other
* Two {many} look the same, and one costs twice as much. | Same look, twice the price | tag
* {A} for less, {a} for more, and where does the difference go? | Where does it go? | coins
* You turn over {a}, read the price, and put {them} back. | Turned over, put back | tag
Hours, mostly. Ask how long {a} {takes/take} from start to finish. | 1. Hours | clock
Then the stuff {a} {is/are} made of, which has a price before anybody touches it. | 2. What goes in | package
And what comes after, such as who answers when your {head} needs help. | 3. Who answers later | phone
~ The cheap {head} can be right, too, if you only need {them} for a summer. | Right for one summer | sun
> Ask {brand} how long {a} {takes/take} to make. | How long does it take? | timer
> Tell {brand} what you can spend, and ask which {noun} that could be. | Say what you can spend | wallet

comparison: One good one, or three for a while
* One good {noun}, or three that last a while each? | One, or three? | scales
* How many {many} have you already thrown away? | How many so far? | trash
* {A} for life sounds grand, but sometimes a year is right. | For life, or for a year? | hourglass
Think of the last {noun} you had, and why it left the house. | Why did it leave? | door-open
Broken? Then buy better {some} this time. | Broken? Buy better | wrench
Bored? Then buy {a} you can change, swap or hand on. | Bored? Buy what can change | swap
~ And if it got lost, there's no {noun} in the world against that. | Lost? No cure | magnifier
> Tell {brand} what became of your last {noun}. | What became of the last? | speech
> Ask {brand} which {noun} is meant to stay. | Which is meant to stay? | house

mistake: Bought for the person you'd like to be
* That {head} you bought for the person you'd like to be? In the closet. | It's in the closet | coat-hanger
* Who is {a} for, you, or somebody you'd like to be? | You, or the other you? | mirror
* {A} for dinners you never give? Very common. | For dinners you never give | table
Take last Tuesday. Where would {a} have been of use? | Where, last Tuesday? | calendar
If you can name the moment, your {noun} has a job. | A job to do | check
If you can't, it's a nice {head} for somebody else. | Nice, for somebody else | gift
~ Dreams are fine. Only buy the small {noun} for those. | Dreams are fine, small | moon-stars
> Tell {brand} about last Tuesday, and ask which {noun} would fit. | Tell them about Tuesday | speech
> Come to {brand} with one moment in mind for the {head}. | Bring one moment | clock

how: Ask to see how it's made
* Before {a} {looks/look} finished, there's an ugly stage. | The ugly stage | eye
* {A}, halfway done, is something few people ever get to see. | Halfway done | hourglass
* There's a moment when {a} could still go wrong. Ask about it. | It could still go wrong | warning
What's done first on the {head}, and by what tool? | What comes first? | tool
Which step makes them hold their breath over the {head}? | Which step is scary? | timer
And how do they tell that the {head} {is/are} finished? | How is it finished? | flag
~ The answers are better than any label on {a}. | Better than a label | tag
> Ask {brand} which part of making {a} is the hardest. | The hardest part? | question
> Come and ask {brand} what {a} {looks/look} like halfway. | What's halfway like? | eye

tip: Write down the size before you leave
* The right {noun} in the wrong size is still the wrong {noun}. | Right one, wrong size | ruler
* Standing in front of {some}, nobody remembers the size. | Nobody remembers | question
* Is your {noun} going through a door, around a neck, or onto a shelf? | Door, neck or shelf? | door
Measure at home, where the {head} will be used. | Measure at home | ruler
Width. Height. Depth. Then whatever the {head} has to go past or fit into. | And what it must fit into | resize
Put the numbers for the {head} in your phone, not on paper. | In the phone, not on paper | phone
~ And add a picture of the {head} you have now, if there is one. | A picture of the old one | camera
> Bring your numbers to {brand}, and ask for {a} that'll fit. | Bring the numbers | list
> Send {brand} the size first and the wish second, and ask about {a}. | Size first | ruler

season(9-12): Wrap it early
* {A} under wrapping paper looks easy, until you choose {one} for somebody else. | Choosing for somebody else | gift
* {A} {is/are} what somebody you know wants and won't ask for. | Wants one, won't say so | gift
* The holidays are close, and {a} may need longer than the mail. | It may need longer | calendar
A picture of their shelf tells you which {noun} is missing. | A picture of their shelf | image
Then decide what only they can choose about the {head}, and leave that open. | Leave them one choice | signpost
Ask for the last safe day to order {a}, and then order before it. | The last safe day | calendar-check
~ A card with a drawing of the {head} can wait under the tree until {they} {comes/come}. | A card under the tree | envelope
> Ask {brand} by which day {a} has to be ordered. | By which day? | calendar
> Tell {brand} who the {head} is for, and ask what they'd choose. | Who is it for? | gift

before-after: A year with it
* After a year, {a} {looks/look} different, and that can be good. | After a year | calendar
* {A}, brand new, is only the beginning of it. | New is the beginning | sparkle
* Ask to see {a} that somebody has used for years. | Show me an old one | eye
New, the {head} will shine everywhere. | New: shine everywhere | sparkle
A year later you see where hands have been on {a}, and that can be lovely. | Later: where hands have been | hand
Ask what shouldn't change about the {head} as well. | What shouldn't change? | question
~ Then take a picture of yours on day one, and look at your {noun} next year. | A picture on day one | camera
> Ask {brand} what {a} {looks/look} like after years of use. | After years of use? | hourglass
> Come to {brand} and ask to see an old {noun}. | Ask for an old one | eye
`)
