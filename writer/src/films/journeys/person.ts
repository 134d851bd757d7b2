import { readPieces } from '#trades/piece.ts'

/** The way to somebody who knows or can do something. */
export const person = readPieces(`
choose: Listen for what they ask you
* Good or not? With {a}, the questions tell you. | The questions tell you | ear
* {A} who asks nothing knows everything, or doesn't care. | Asks nothing? | question
* You've found {a}. Now listen. | Say little, listen | ear
Tell your story in two sentences, and see where {a} would stop you. | Where do they stop you? | hand-palm
A good {noun} goes back to the thing you said quickly. | What you said quickly | repeat
Then there's silence. Does the {head} fill it, or let you think? | Silence | hourglass
~ You don't have to like {a} at once, only feel heard. | Feel heard? | heart
> Call {brand}, tell the {head} your story in two sentences, and listen. | Two sentences | phone
> Ask {brand} for a first talk with {a}, and listen for the questions. | A first talk | chat

choose: Not everyone's the right one for you
* There's no best {noun}, only the right one for you. | The right one for you | user
* What if {a} {is/are} good, and still not right for you? | Good, but not for you | scales
* Two {many}, both recommended, and your stomach has an opinion. | Your stomach has an opinion | smiley
Ask each {noun} the same thing, the thing you're most unsure about. | The same question to both | equals
Then compare how they said it, since what {many} know is often alike. | Compare how, not what | speech
Could you tell this {head} that you've made a mistake? | Could you admit a mistake? | chat
~ If not, thank them and go on, since any {noun} understands that. | Thank them, go on | hand-waving
> Ask {brand} what you'd ask any {noun}, and ask it straight. | Ask it straight | question
> Talk to {brand} once before you decide on {a}. | Talk once first | chat

question: What should I bring to the first talk?
* Your first talk with {a} is shorter than you think. | Shorter than you think | timer
* What do people forget to bring to {a}? | What's forgotten? | bag
* You're sitting across from {a}, and your head is empty. | Your head is empty | cloud
One page. On it, what happened so far, told as you'd tell {a} who has five minutes. | 1. One page | file-text
Then every paper with a date on it, even if the {head} only glances at it. | 2. Papers with dates | folder
Then the one question you want {a} to answer before you leave. | 3. One question | question
~ And a pen that writes, for what the {head} says on the way to the door. | 4. A pen that writes | pen
> Ask {brand} what to bring to a first talk with {a}. | What should I bring? | bag
> Send {brand} your one question before you meet the {head}. | Your one question | paper-plane

question: Will I be understood?
* You don't need the right words for {a}. | No right words needed | speech
* Talking to {a} feels like a test. It isn't one. | It isn't a test | exam
* Afraid {a} will use words you don't know? Say so first. | Say so first | speech
Begin with, explain it to me as if I'd never needed {a}. | "As if I'd never..." | baby
Nod less. | Nod when you mean it | check
Then say back what you heard, because a good {noun} prefers that to a yes. | Say it back | repeat
~ A drawing counts as language, too, and most {many} can read a bad one. | A bad drawing counts | pencil
> Write to {brand} as if {a} were a friend of yours. | The way you'd talk | keyboard
> Ask {brand} what {a} {does/do}, without a single long word. | No long words | speech

first: You've never needed one before
* Nobody plans on needing {a}. | Nobody plans on it | calendar
* You need {a}, and you don't know how that even starts. | How does it start? | flag
* It's your first {noun}, and you're not their first you. | Not their first you | users
Start with, I've never asked {a} for anything. | "I've never asked" | pencil
Say what worries you most about {a}, money or time or looking silly. | Money, time, looking silly? | smiley-nervous
Then ask what the first meeting with {a} is like. | What's the first one like? | door-open
~ Bring somebody along, if two pairs of ears for {a} feel better than one. | Two pairs of ears | ear
> Tell {brand} that it's your first time with {a}. | "It's my first time" | chat
> Ask {brand} what happens in a first meeting with {a}. | What happens first? | question

first: The talk before anything begins
* A first talk with {a} decides more than the contract. | The first talk decides | handshake
* What's it like to meet {a} for the first time? | The first meeting | door-open
* You sit down with {a}, and somebody asks, so what's this about? | "What's this about?" | chair
Say what you'd like at the end, and let {a} work backward. | Say the end first | flag
Whatever you don't want, tell the {head} that as well, and early. | And what you don't want | prohibit
Then ask who does what from here, you or the {head}. | Who does what? | swap
~ Before you get up, say the next date out loud, so the {head} hears it too. | The next date, out loud | calendar
> Ask {brand} for a talk with the {head}, and begin with the end. | Begin with the end | flag
> Tell {brand} what you don't want from {a}, and then what you do. | What you don't want | prohibit

cost: How do you charge for that?
* Ask {a} about money before you tell the long story. | Money before the story | wallet
* What does {a} cost when nobody knows how long it takes? | How long is it? | hourglass
* {A} by the hour, by the day, or for the whole thing? | Hour, day, or the whole? | clock
By the hour is fair where no {noun} can see the end. | By the hour: no end in sight | timer
For the whole thing is restful, if the {head} has seen enough like yours. | For the whole: restful | package
Ask what would make it more, and that any {noun} can tell you. | What would make it more? | question
~ And ask if the first talk with the {head} is part of it. | Is the first talk part of it? | chat
> Ask {brand} how the {head} {charges/charge}, and what would make it more. | How do they charge? | receipt
> Tell {brand} your limit, and ask what {a} can do within it. | Your limit first | wallet

comparison: A friend who knows, or somebody who does this daily
* A friend can help, so when do you need {a}? | A friend, or a professional? | scales
* Everybody knows somebody who's almost {a}. | Almost one | users
* Your cousin offered to be the {head}. Now what? | Your cousin offered | handshake
A friend tells you what worked once, and {a} {has/have} seen where it didn't. | Worked once, or seen often | repeat
If it goes wrong, whom would you rather be angry with, the friend or the {head}? | Whom can you be angry with? | smiley-sad
For a small thing keep the friend, and for a day that won't come twice take the {noun}. | Twice, or only once? | calendar
~ And thank them anyway, because {a} can't replace a cousin. | Thank the cousin | heart
> Tell {brand} what your friends advised, and ask what {a} would say. | What did friends say? | chats
> Ask {brand} when {a} isn't needed. | When isn't it needed? | question

mistake: Telling only the half that looks good
* You told {a} the half of it that looks good. | Only the good half | eye-slash
* What didn't you tell the {head}? | What didn't you tell? | smiley-nervous
* The part you'd rather skip is the part {a} needs. | The part you'd skip | puzzle
It feels like a bad mark, but to {a} it's only a detail to plan with. | Just a detail | note
Say it early. | Say it early | clock
Found out late, the same detail costs the {head} time, and you money. | Late, it costs more | coins
~ This is a bit awkward, you say, and every {noun} has heard that. | "This is a bit awkward" | speech
> Write to the {head} at {brand}, and begin with the awkward part. | Awkward part first | pencil
> Tell {brand} what you'd rather not tell any {noun}. | What you'd rather leave out | chat

mistake: Calling the week before
* Good {many} have calendars that fill up quietly. | They fill up quietly | calendar
* You've set the date, booked the room, and forgot {a}. | And forgot one person | calendar-x
* How early is early enough for {a}? | How early? | question
Look for {a} sooner than for the flowers, and later than for the date. | After the date, before the rest | calendar-check
Ask which days are gone, and plan around the {head} if you can. | Which days are gone? | calendar-x
Late already? Then be flexible about the hour, and most {many} will try. | Late? Be flexible | clock
~ Even a no from {a} can come with a name. Ask for it. | A no with a name | user
> Send {brand} the date on which you need {a}. | Send your date | calendar
> Ask {brand} whether the {head} {is/are} free on your day. | Still free? | calendar-check

how: What they do before you see them
* Most of what {a} {does/do}, you never see. | What you never see | eye-slash
* You meet {a} for an hour, and what about the hours before? | The hours before | hourglass
* What's on the table of {a} the night before? | The night before | table
Notes. Names. A second plan. Ask the {head} about those. | A second plan | signpost
If you want to help, answer quickly when the {head} asks you something. | Answer quickly | chat
If the hour itself looks easy, that's {a} at work. | It looks easy | sparkle
~ Ask afterward what nearly went wrong, and a good {noun} will smile. | What nearly went wrong? | smiley
> Ask {brand} how {a} {prepares/prepare} for somebody like you. | How do they prepare? | question
> Write to {brand} with the names and times the {head} will need. | Names and times | list

checklist: Say these before you shake hands
* Before you shake hands with {a}, say four things out loud. | Four things, out loud | handshake
* What should be clear between you and {a}? | What should be clear? | checks
* You like the {head}. Good. Four dull questions. | Four dull questions | list
What exactly will the {head} do, and what won't they? | 1. What, and what not | check
By when? | 2. By when | calendar
What does it cost if the {head} needs longer than planned? | 3. If it takes longer | clock
And who comes if the {head} falls ill? | 4. If somebody's ill | thermometer-hot
~ A short message with the answers is enough for you and {a}. | Put it in a message | envelope
> Ask {brand} all four questions about the {head}. | Ask all four | list
> Send {brand} what you and the {head} agreed on, in four lines. | In four lines | paper-plane

care: The message afterward
* {A} rarely {hears/hear} how it turned out. Tell them. | How did it turn out? | chat
* Three weeks later, does {a} know how things went? | Three weeks later | calendar
* It's over, it went well, and the {head} would love to hear that. | It went well | smiley
Write two lines about what you remember of {a}. | Two lines | pencil
What helped? | What helped | thumbs-up
Then what you'd do another way next time, and any good {noun} will keep that one. | What you'd change | swap
~ And if a friend needs {a}, say why, not only who. | Say why, not only who | share
> Write those two lines to the {head} at {brand}. | Two lines to them | paper-plane
> Tell {brand} how it went with the {head}. | How did it go? | speech

tip: Write the question down
* The best question for {a} comes at night. | It comes at night | moon
* You had a question for {a} in the shower, and where is it now? | Where is it now? | shower
* {A}, an hour, and you forget the one thing you wanted to ask. | The one thing | question
Put a list for {a} on your fridge, and let it grow for a week. | A list on the fridge | list
Then cross out what the {head} could answer in a message. | Cross out the easy ones | pencil
What's left comes first, while you and {a} are both awake. | What's left comes first | sun
~ Read the list again at the door, the {head} will wait. | Read it at the door | door
> Send {brand} the easy ones, and bring the {head} the hard one. | Bring the hard one | question
> Ask {brand} the question for {a} that tops your list. | Top of the list | list

season(11-12): Before next year fills up
* Next year's dates with {a} are being given away now. | Next year, given away now | calendar
* Is there a day next year that needs {a}? | A day next year? | calendar-check
* The year's nearly over, and you still haven't called {a}. | You still haven't called | phone
Take the new calendar, and circle each day on which you'd want {a}. | Circle the days | calendar
For {a}, the date's enough to begin, even without names and places. | The date's enough | check
And for the matter you've been putting off, pick a day for the {head} in January. | A day in January | calendar
~ Late is late, but {a} in January beats {a} in March. | January beats March | calendar
> Ask {brand} on which days of the new year the {head} {is/are} free. | Which are open? | calendar
> Send {brand} a date for {a} in the new year. | Send a date | paper-plane
`)
