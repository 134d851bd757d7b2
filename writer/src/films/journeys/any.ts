import { readPieces } from '#trades/piece.ts'

/** What goes for anything that one looks for, once what its kind has is told. */
export const any = readPieces(`
choose: Write one sentence before you search
* Before you search for {a}, finish one sentence. | Finish one sentence first | pencil
* Where do you begin when you need {a}? | Where do I begin? | question
* You've looked for {a} all evening, and now there are too many tabs. | Too many tabs | tabs
Take a pen and write, I'd like {a} because, and then go on. | "I'd like this because" | pencil
What comes after because is what to look for in the {head}. | What comes after "because"? | magnifier
Now hold every page about {a} next to your sentence. | Hold it next to the page | article
Close the rest. | Close the rest | x
~ Still stuck? Read it to somebody who's never wanted {a}. | Read it to somebody | ear

choose: Send one small question first
* One small question can tell you more about {a} than a whole website. | One small question | chat
* How do you know you've found the right {noun}? | "How do I know?" | question
* You've found {a}, and the website looks lovely. Now what? | It looks lovely. Now what? | app-window
Think of one thing about {a} that only you would ask. | Something only you would ask | user
Send that off, and don't choose the {head} until something comes back. | Send it, then wait | paper-plane
Read it closely. Would the same words do for anyone who wants {a}, or are they for you? | no: Written to anyone / yes: Written to you | envelope-open
~ Even a no can help you choose the {head}, as long as it comes with a reason. | A no with a reason | thumbs-up

choose: Skip the glowing reviews
* The lukewarm reviews of {a} can tell you more than the glowing ones. | Lukewarm beats glowing | star-half
* Which reviews of {a} can you believe? | Which ones can I believe? | star
* You're reading reviews of {a}, and every single one is wonderful. | Every one is wonderful | star
Somebody who was simply happy with {a} often writes one word. Great. | "Great" | star
Somebody who was almost happy with the {head} writes down what was missing. | What was missing | star-half
Read those first. | Read those first | eyeglasses
Miss it yourself? What bothered others about the {head} may be just what you're after. | Would I miss it? | question
~ Read the replies. A calm answer beats any ad for {a}. | A calm answer | chat-text

question: What do I write in the first message?
* You only need three lines to ask for {a}. | Three lines will do | list
* What do you write when you ask for {a}? | "What do I write?" | chat
* Hello, I'm looking for {a}, and then the cursor just blinks. | The cursor just blinks | textbox
First line. What made you think of {a} now, and not last year? | 1. Why now | calendar
Second line. Where you are, and who the {head} would be for. | 2. Where, and for whom | map-pin
Third line. When you'd like {a}, even if all you know is the month. | 3. By when | clock
Then stop. | Then stop | hand-palm
~ Leave the long story, because if {a} should need more explaining, you'll be asked. | The long story can wait | book

question: Do I have to know the right words?
* You don't need the right words to ask for {a}. | No right words needed | speech
* How do you ask for {a} when you don't know the words? | "What's it called?" | question
* You want to ask for {a}, and the right word won't come. | The word won't come | smiley-nervous
Say it as you would to a neighbor who's never heard of {a}. | As you'd tell a neighbor | speech
A photo can say what you want from the {head}, and so can a bad drawing. | A photo, or a bad drawing | camera
Or describe what you don't want from {a}, which rules out plenty. | What you don't want | prohibit
~ And if you hear a word about the {head} that you don't know, have it explained. | "What does that mean?" | ear

first: You're allowed to be new at this
* Nobody's born knowing how {a} should work. | Nobody's born knowing | baby
* What if you know nothing at all about {a}? | "I know nothing" | question
* You don't know the first thing about {a}, and you feel silly asking. | Feeling silly | smiley-nervous
Say right away that this is your first time with {a}. | "This is my first time" | speech
~ Then you can be told about the {head} from the start, without the shortcuts. | From the start | flag
Ask what happens first with {a}, what comes after, and where you'll be needed. | "What happens when?" | list
Nod less. | Nod less | smiley-blank
If something about {a} goes by too fast, ask to hear it once more. | "Once more, please" | repeat

first: Money, time, or looking foolish?
* A worry about {a} gets smaller when you say it out loud. | Say it out loud | speech
* What worries you most about {a}? | What worries me? | question
* You'd like {a}, and something in you says wait. | Something says wait | hand-palm
The money? Ask what {a} could cost in all, before anything begins. | 1. The money | coins
The time? Ask how much of yours the {head} will take. | 2. The time | clock
Afraid of regrets? Ask what can still change after you say yes to {a}. | 3. Not liking it | thumbs-down
~ Looking foolish? That's the one worry about the {head} you can drop right now. | 4. Looking foolish | smiley-melting

first: What happens the day after yes
* You said yes to {a}, and then nothing, so whose turn is it? | Whose turn is it? | hourglass
* What comes after you say yes to {a}? | And then what? | question
* Choosing {a} is one thing, and then comes the day after. | Then comes the day after | calendar
Before you say yes, ask who takes the next step with {a}. | Who takes the next step? | footprints
If it's you, ask what you should do first about the {head}. | Me: what first? | user
If it's them, ask when you'll next hear about {a}. | Them: when will I hear? | phone
Note the answer. | Note the answer | note-pencil
~ Then you'll know if you're waiting for {a}, or if somebody's waiting for you. | Who's waiting for whom? | hourglass

checklist: Have four things ready
* Put four things on the table before you ask for {a}. | Four things on the table | checks
* What should you have ready when you ask for {a}? | "What do I need?" | clipboard
* You asked somebody about {a}, and back came a list of questions. | Back came a list | list
A photo, if there's anything to see that matters for {a}. | 1. A photo | camera
Two dates, the one you'd like the {head} by and the one you can't miss. | 2. Two dates | calendar
What you'd be comfortable spending on {a}, even roughly. | 3. A rough amount | wallet
The name of anybody else who gets a say in the {head}. | 4. Who else decides | users
~ Add whatever's odd. You can't know yet what matters for {a}. | Whatever's odd | question

checklist: Before your thumb hits the button
* Hold your yes to {a} for one more minute. | One more minute | timer
* What should be clear before you go ahead with {a}? | What should be clear? | checks
* Everything about {a} sounds good, and your thumb's over the button. | Thumb over the button | thumb
Do you know what you get when you pay for {a}, and what you don't? | 1. What you get, what you don't | package
Do you have a date, or did the talk about the {head} end with soon? | 2. A date, not "soon" | calendar
Could anything still make {a} more expensive? | 3. What could cost extra | tag
And who do you write to if you change your mind about the {head}? | 4. Who to write to | envelope
~ Tell a friend all about {a}. Stuck anywhere? | Stuck anywhere? | users

checklist: You'll forget it by dinner
* By dinner you'll have forgotten most of what you heard about {a}. | Forgotten by dinner | fork-knife
* What should you write down when you ask about {a}? | What do I write down? | note-pencil
* You've had a good long talk about {a}, and what was the name again? | What was the name again? | user
Note the name of whoever told you about {a}. | 1. Who you talked to | user
Next to every price for the {head}, write what it covers. | 2. Price, and what it covers | tag
Put down what you promised to do about {a}, and what was promised to you. | 3. Who promised what | handshake
The next date. | 4. The next date | calendar
~ Read it all back before you stop talking about {a}, until somebody says, no, I meant Tuesday. | "No, I meant Tuesday" | repeat

cost: What moves the price
* Prices for {a} can differ, and usually there's a reason. | There's a reason | tag
* What decides what {a} will cost? | What decides the price? | question
* Two prices for {a}, far apart, and is one of them wrong? | Is one of them wrong? | scales
The size of your wish can count, with {a} as with anything. | 1. How big | ruler
So can hurry. If you want the {head} tomorrow, something else may have to wait. | 2. How soon | clock
What nobody has asked of {a} before may take some thinking. | 3. How unusual | lightbulb
Ask which of the three you'd be paying for with the {head}. | Which of the three? | receipt
~ Give one up, and ask what {a} would cost then. | And without it? | question

cost: How much is the second question
* How much? That's a fine second question about {a}. | A fine second question | tag
* What should you ask before you ask what {a} will cost? | What comes first? | question
* You've got a price for {a}, but a price for what? | A price for what? | receipt
First have somebody list what you'd get when you pay for {a}. | 1. What you get | list
Then the extras. Anything you'd need besides the {head} goes on a second list. | 2. What you'd need besides | shopping-bag
~ After that? Once you've chosen {a}, will another question cost something? | 3. Questions afterward | chat
Now ask what the {head} will cost, all together. | Now ask how much | calculator

cost: Should I say what I can spend?
* Say what you can spend on {a}, and say it early. | Say it early | wallet
* Should you say what you can spend on {a}? | "Should I say it?" | question
* You have an amount for {a} in mind, and you're keeping it secret. | Keeping it secret | lock
Maybe you're afraid that {a} will then cost exactly that. | "Then it costs exactly that" | tag
Then ask. What could you get from the {head} for this much? | "What would I get for this?" | question
Then you'll hear what fits before you've set your heart on {a}. | Hear what fits | ear
~ Or a range. From here to here for the {head}, and not a cent more. | From here to here | ruler

comparison: Two good ones on the table
* You asked twice about {a}, and both answers look good. | Both look good | scales
* How do you compare two answers about {a}? | "How do I compare?" | question
* Don't compare two prices for {a} until the rest is the same. | Not the prices first | tag
Ask both the same thing about {a}, in the same words. | Same question, same words | equals
Lay what you hear about the {head} side by side, and cross out whatever's the same. | Cross out what's the same | pencil
See what's left. | See what's left | magnifier
That's your choice. The rest would come with the {head} either way. | That's the choice | signpost
~ Nothing left? Then think of who you'd rather ask about {a} next year. | Who would you ask again? | chat

comparison: Now, or next year?
* You've had {a} on your list since last year. | On the list since last year | list
* Is now the time to look for {a}, or should you wait? | Now, or wait? | question
* Now or later? With {a}, both can be right. | Both can be right | scales
Waiting for {a} is fine if you can say what for. Payday? Somebody's yes? | Waiting for what? | hourglass
If nothing comes to mind, you aren't waiting for the {head}. You're not asking. | no: Not asking / yes: Waiting for something | chat-slash
Try this. If you could have {a} today, would you smile or sigh? | Smile or sigh? | smiley
~ A sigh means the {head} can wait. | A sigh means wait | hourglass

tip: Save it under the right name
* You'll need {a} on a day when you can't find the name. | The day you can't find it | magnifier
* How do you find the name again when you need {a}? | "What was the name?" | question
* Last month somebody told you about {a}. Who was that? | Who was that? | users
Your screenshot about {a} is gone by Friday, buried under lunch and the dog. | Gone by Friday | images
A contact, then. Put the {head} where the first name goes. | Type it as a first name | address-book
Forgot the name? Search your phone for {a}, and there they are. | Search, and there they are | phone
~ In the notes, put who told you and why you'd want the {head}. | Who told you, and why | note-pencil

tip: How to recommend somebody so it helps
* Just saying they're great won't help a friend who needs {a}. | "They're great" isn't much | thumbs-up
* How do you recommend {a} so that it helps? | How do I pass it on? | share
* Your phone buzzes. A friend is looking for {a}, right now. | A friend is looking | phone
Say why you needed {a}, since your friend may have other reasons. | 1. Why you needed it | chat
Tell one thing about the {head} that surprised you, good or bad. | 2. One surprise | sparkle
Then say who {a} wouldn't suit. | 3. Who it wouldn't suit | user
Now the name. | 4. The name | identification-badge
~ If your friend's too shy to ask about {a}, write the first message together. | Write it together | pencil

tip: Ask what they'd do in your place
* You've heard everything about {a}, and you still don't know. | And you still don't know | smiley-meh
* What's the last thing to ask before you choose {a}? | What's the last thing to ask? | question
* The most useful question about {a} is a personal one. | A personal question | user
Ask whoever's telling you about {a} what they'd do in your place. | "What would you do?" | speech
Until then you hear what the {head} can do. Now, an opinion. | no: All that's possible / yes: An opinion | ear
Then ask why. The reason shows whether {a} would suit you, too. | "And why?" | question
~ If the answer is, I wouldn't, you still have what you'd have spent on the {head}. | "I wouldn't" | wallet

mistake: Taking the first one you find
* The first {noun} you find may just be the best at being found. | Best at being found | magnifier
* Why not take the first {noun} you find? | Why not the first? | question
* You search for {a}, tap the first name, and put the phone away. | Tap, done | hand-tap
Coming first on a screen is one skill, and what you want from {a} may be another. | Coming first is one skill | ranking
Scroll on. | Scroll on
Open three pages about {a}. A face? A name? | Face, name, a way to ask | user
~ Still the first? Fine. Now you're choosing the {head}, not the top of a list. | Now it's a choice | check

mistake: You said fine and meant no
* If something's wrong with {a}, fine is the wrong word. | "Fine" is the wrong word | speech
* What do you say when {a} didn't turn out as you'd hoped? | "What do I say?" | question
* Somebody asks if you're happy with {a}. Fine, you say. | You say fine, and mean no | smiley-meh
You tell your friends about {a}, and your neighbor, but not the one who could change something. | Told everyone but one | users
Say it soon. | Say it soon | clock
Say what you expected from {a} and what you got. | no: Whose fault it was / yes: Expected this, got that | scales
~ And say what would make you happy with the {head} after all. | What would make it right | smiley

myth: A high price isn't a grade
* A high price for {a} is a price and no grade. | A price isn't a grade | tag
* Will the most expensive {noun} always be the best? | Most expensive means best? | question
* You see the highest price for {a} and think, that must be good. | "That must be good" | coins
Wonderful, maybe. It may also be more than you need from {a}. | More than you need? | scales
And the lowest price for the {head} could be just right for a simple wish. | A simple wish may cost less | coins
So put the prices away, and write down what {a} should do for you. | no: Prices first / yes: Your wish first | note-pencil
~ Then look at the prices for the {head} again. | A bigger wish than yours? | magnifier

care: One envelope for everything
* Put everything about {a} in one envelope. | One envelope | envelope
* Which papers about {a} should you keep? | What do I keep? | question
* You need one paper about {a}, and you're on the third drawer. | The third drawer | dresser
The receipt goes in, and the name of whoever you dealt with for {a}. | 1. Receipt and name | receipt
Then anything you were told to do, or not to do, about the {head}. | 2. Dos and don'ts | list
If there's something to see, a photo from the day you were happy with {a}. | 3. A photo of the good day | camera
Keep it where somebody else would look who has never heard of the {head}. | Where others would look | house

season(2-4): What you said in January
* In January you said, this year I'll look for {a}. | "This year for sure" | calendar
* When's the time to plan for {a}? | When do I start? | question
* The first mild evening, and you're thinking about {a} again. | The first mild evening | sun-horizon
Turn the calendar to the month when you'd like {a}, and circle it. | Circle the month | calendar
Some pages back. That's where your first question about the {head} goes. | Your question goes here | question
In between, leave room for what {a} might take, some money, some time, somebody's yes. | Money, time, somebody's yes | hourglass
~ If the page for asking about the {head} is already gone, ask today. | That page is gone? Ask today | bell
`)
