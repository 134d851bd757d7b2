import { readPieces } from '#trades/piece.ts'

/** The way to something that is used, read, watched or heard on a screen. */
export const online = readPieces(`
choose: Give it one evening
* Give {a} one evening, and then decide. | One evening | moon
* You've read about {a} for an hour and could've tried {one} by now. | An hour of reading | hourglass
* Does {a} fit your day, or only the description? | Your day, or the description? | calendar
Pick something real you have to do, and do that with {a}. | Something real | check
Notice where you get stuck, because {some} always {looks:look} smooth until then. | Where do you get stuck? | warning
Close everything. | Close everything | laptop
~ Do you come back to {a} on your own the day after? There's your answer. | Do you come back? | repeat
> Try {a} from {brand} with something real. | With something real | check
> Ask {brand} where people get stuck with {a} at first. | Where do they get stuck? | question

first: The first ten minutes
* The first ten minutes with {a} are for being lost. | For being lost | compass
* New to {some}? Skip the tour. | Skip the tour | flag
* You open {a}, and there are too many doors. | Too many doors | door
Look for the one thing you came for, and leave the rest of {a} alone. | The one thing | target
One thing more tomorrow, and {some} {becomes:become} easy. | Tomorrow, one more | steps
If you can't find it in {a}, somebody else couldn't either. Ask. | Somebody else couldn't either | users
~ And write down what you looked for in {a}, since that's your question. | What did you look for? | note-pencil
> Ask {brand} where to begin with {a}. | Where to begin? | flag
> Write to {brand} and say what you looked for in {a}. | What were you looking for? | magnifier

cost: Free, and then?
* {A} for free? And then? | Free, and then? | tag
* What will {a} cost when you're used to {them}? | When you're used to it | wallet
* A small price every month for {some} is a sum for a year. | Do it for a year | calculator
Ask what you'd lose if you stopped paying for {a}. | What would I lose? | question
Ask how you get out, before you go in to {a}. | The way out first | door-open
And last month? How often would you have used {a}? | How often, last month? | calendar
~ Not sure? The smallest version of {a} is a fair test. | The smallest version | scales
> Ask {brand} what {a} {costs/cost} in a year. | In a year? | calendar
> Tell {brand} how often you'd use {a}, and ask what fits. | How often? | hash

question: What happens with what I put in?
* What goes into {a} should come out again. | In, and out again | swap
* You'd like to use {a}, but what about your own things in there? | My own things in there | folder
* Who else can see what you do with {a}? | Who else can see? | eye
Ask where your things are kept, and for how long after you leave {a}. | Where, and how long? | archive
Ask if you can take them along from {a}, in a form that others can read. | Can I take them along? | suitcase
Short is good. | Short is good | check
~ For {some}, a reply with a name is worth more than a page. | A reply with a name | user
> Ask {brand} what happens to what you put into {a}. | What happens to it? | question
> Write to {brand} about {a} and see who answers. | Who answers? | envelope

mistake: Signing up and never coming back
* You signed up for {a}, and never came back. | Never came back | door
* How many {many} have you tried once? | Tried once | hash
* It's been a month since {a}, and do you remember why? | Do I remember why? | calendar
Mostly there was just no moment in the day for {a}. | No moment in the day | clock
Tie {a} to something you do anyway, such as the first coffee. | Tie it to coffee | coffee
Five minutes. | Five minutes | timer
~ And if you don't miss {a} after that, let it go with a clear head. | Let it go | hand-waving
> Tell {brand} why you stopped, and ask what others do with {a}. | Why did you stop? | chat
> Ask {brand} what people use {a} for in five minutes. | In five minutes | timer

comparison: Two of them, side by side
* Two {many}, and both promise everything. | Both promise everything | scales
* How do two {many} differ, once you've used both? | Once you've used both | swap
* Don't compare lists. Compare one evening with each {noun}. | Not lists, evenings | moon
Do the same thing with each {noun}, and watch the clock. | The same thing in both | clock
Then do it wrong on purpose, and see which {noun} helps you out. | Do it wrong on purpose | warning
Which one's nicer? | Which made you smile? | smiley
~ And ask both a question, because the answer is part of any {noun}. | Ask both a question | chat
> Ask {brand} what they'd never claim about {a}. | What they'd never claim | hand-palm
> Tell {brand} what you use now, and ask how {a} would differ. | What do you use now? | swap

tip: Show it to somebody
* Explain {a} to a friend, and you'll see if you need {them}. | Explain it to a friend | users
* What would your mother make of {a}? | What would she make of it? | user
* You love {a}, and can't say why. | Can't say why | heart
Show it without talking, and watch which part of {a} they reach for. | Which part do they reach for? | hand-tap
Then say the one sentence you'd use for {a}. | One sentence | speech
If there's no sentence yet, you haven't found your use for {a}. | No sentence yet? | question
~ And if they want {a} too, ask what it was that did it. | What did it? | sparkle
> Tell {brand} your one sentence about {a}. | Tell them the sentence | speech
> Send {brand} the question about {a} that your friend asked. | Your friend's question | paper-plane

how: Ask who's behind it
* Behind {a} there's a person with a coffee. Who? | Who's behind it? | coffee
* Who decides what {a} will be like next year? | Who decides? | user
* {Some} {looks:look} as if nobody had made {it:them}. Somebody did. | Somebody did | hand
Look for a name, a face or a voice behind {a}. | A name, a face, a voice | user
Then for the last time something about {a} changed. | When did it last change? | calendar
Ask what's coming, and what they decided against for {a}. | What's coming, what isn't | signpost
~ A wish costs nothing, and the people behind {some} collect them. | A wish costs nothing | star
> Ask {brand} what they left out of {a}, and why. | What they decided against | prohibit
> Send {brand} your one wish for {a}. | Your one wish | star

season(11-1): Something for the quiet days
* The days between the years are made for {a}. | Between the years | calendar
* It's quiet, it's dark, and you've got time for {a}. | Quiet, dark, time | moon
* Which evening in the holidays will belong to {a}? | Which evening? | calendar
Everybody's tired on the first evening, so keep {a} for the third. | Not the first | moon
Put the phone face down, unless {a} {is/are} on it. | Face down | phone
Then have something warm beside {a}. | Something warm | tea-bag
~ And share {a} with whoever's bored at the table. | Who's bored at the table? | users
> Ask {brand} where to start with {some} over the holidays. | Where to start? | flag
> Write to {brand} and ask which {noun} they'd pick for a dark evening. | For a dark evening | moon
`)
