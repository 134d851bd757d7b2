import { type Piece, readPieces } from '#trades/piece.ts'

/**
 * A customer's way to a business of which little is known, in pieces as trades have them. `{it}` is what one looks for, with its
 * article, `{what}` the same without; both may be singular, plural or uncounted. `{place}` stands only where a title begins with `@`.
 */
export const journeys: readonly Piece[] = readPieces(`
choose: Write one sentence before you search
* Before you search for {it}, finish one sentence. | Finish one sentence first | pencil
* Where do you begin when you need {it}? | Where do I begin? | question
* You've looked for {it} all evening, and now there are too many tabs. | Too many tabs | tabs
Take a pen and write, I'd like {it} because, and then go on. | "I'd like this because" | pencil
What comes after because is what to look for in {it}. | What comes after "because"? | magnifier
Now hold every page about {it} next to your sentence. | Hold it next to the page | article
Close the rest. | Close the rest | x
~ Still stuck? Read it to somebody who's never wanted {it}. They'll ask what you forgot. | Read it to somebody | ear
> Send {brand} that one sentence. It makes a good first message. | Send the sentence | paper-plane
> Begin your message to {brand} with what comes after because. | Begin with the because | chat

choose: Send one small question first
* One small question can tell you more about {it} than a whole website. | One small question | chat
* How do you know you've found the right {what}? | "How do I know?" | question
* You've found {it}, and the website looks lovely. Now what? | It looks lovely. Now what? | app-window
Think of one thing about {it} that only you would ask. | Something only you would ask | user
Send that off, and don't choose {it} until something comes back. | Send it, then wait | paper-plane
Read it closely. Would the same words do for anyone who wants {it}, or are they for you? | no: Written to anyone / yes: Written to you | envelope-open
~ Even a no can help you choose {it}, as long as it comes with a reason. | A no with a reason | thumbs-up
> Try {brand} with the oddest question you've got. | The oddest question | question
> What's only true of you? Put that in a message to {brand}. | Only true of you | user

choose: @Who to ask for a good name nearby
* Somebody around {place} has surely looked for {it} before. | Somebody has looked before | users
* Who do you ask in {place} when you need {it}? | Who do I ask? | question
* You need {it}, and nobody in {place} comes to mind. | Nobody comes to mind | smiley-meh
Don't ask everybody. Ask people whose work has something to do with {it}. | Ask people who work close to it | briefcase
They often hear who's good around {place} long before you do. | They hear it first | ear
How do they know? From hearsay, or because they've paid for {it} themselves? | no: Hearsay / yes: Paid for it themselves | wallet
~ And if one name keeps coming up when you mention {it}, write that one down. | The name that keeps coming up | note-pencil
> Tell {brand} who sent you. It's a good way to start. | Say who sent you | handshake
> Was it {brand} they named? Then ask away. | Ask away | chat

choose: Skip the glowing reviews
* The lukewarm reviews of {it} can tell you more than the glowing ones. | Lukewarm beats glowing | star-half
* Which reviews of {it} can you believe? | Which ones can I believe? | star
* You're reading reviews of {it}, and every single one is wonderful. | Every one is wonderful | star
Somebody who was simply happy with {it} often writes one word. Great. | "Great" | star
Somebody who was almost happy with {it} writes down what was missing. | What was missing | star-half
Read those first. | Read those first | eyeglasses
Miss it yourself? What bothered others about {it} may be just what you're after. | Would I miss it? | question
~ Read the replies. A calm answer beats any ad for {it}. | A calm answer | chat-text
> Which review made you curious? Mention it to {brand}. | Mention the review | chat
> Read what people write about {brand}, and ask about what's missing. | Ask what's missing | magnifier

question: What do I write in the first message?
* You only need three lines to ask for {it}. | Three lines will do | list
* What do you write when you ask for {it}? | "What do I write?" | chat
* Hello, I'm looking for {it}. And then the cursor just blinks. | The cursor just blinks | textbox
First line. What made you think of {it} now, and not last year? | 1. Why now | calendar
Second line. Where you are, and who {it} would be for. | 2. Where, and for whom | map-pin
Third line. When you'd like {it}, even if all you know is the month. | 3. By when | clock
Then stop. | Then stop | hand-palm
~ Leave the long story for later. If {it} should need more explaining, you'll be asked. | The long story can wait | book
> Why now, where, by when. Off it goes to {brand}. | Why now, where, by when | paper-plane
> Type it the way you'd say it, and send it to {brand}. | Type it as you'd say it | keyboard

question: Do I have to know the right words?
* You don't need the right words to ask for {it}. | No right words needed | speech
* How do you ask for {it} when you don't know the words? | "What's it called?" | question
* You want to ask for {it}, and the right word won't come. | The word won't come | smiley-nervous
Say it as you would to a neighbor who's never heard of {it}. | As you'd tell a neighbor | speech
A photo can say what you want from {it}, and so can a bad drawing. | A photo, or a bad drawing | camera
Or describe what you don't want from {it}. That rules out plenty. | What you don't want | prohibit
~ And if you hear a word about {it} that you don't know, have it explained. | "What does that mean?" | ear
> Draw it, badly, and send that to {brand}. | Draw it badly | pencil
> Use your own words with {brand}. The proper ones can come later. | Your own words | chat

question: @Does it have to be around the corner?
* Before you look for {it} all over the map, look around {place}. | Look around here first | map-trifold
* Should you look for {it} in {place}, or anywhere? | Nearby, or anywhere? | map-pin
* You're in {place}, and the search for {it} shows you the whole world. | The whole world | globe
Think about what you'd like to do in person when you need {it}. | What do I want in person? | handshake
If there's something you'd like to see, hold or point at, begin in {place}. | See, hold, point? Begin here | hand-pointing
If not, you can look for {it} a long way from home. | If not, look further | globe
~ Then think of later. Where would you want to turn with a question about {it}? | Where would I turn later? | signpost
> Tell {brand} where you are, and ask how it would work from there. | Say where you are | map-pin
> Ask {brand} what's better face to face and what isn't. | Face to face, or not? | users

first: You're allowed to be new at this
* Nobody's born knowing how {it} should work. | Nobody's born knowing | baby
* What if you know nothing at all about {it}? | "I know nothing" | question
* You don't know the first thing about {it}, and you feel silly asking. | Feeling silly | smiley-nervous
Say right away that this is your first time with {it}. | "This is my first time" | speech
~ Then you can be told about {it} from the start, without the shortcuts. | From the start | flag
Ask what happens first with {it}, what comes after, and where you'll be needed. | "What happens when?" | list
Nod less. | Nod less | smiley-blank
If something about {it} goes by too fast, ask to hear it once more. | "Once more, please" | repeat
> Put the words first time in your message to {brand}. | "First time" | chat
> Ask {brand} the thing you think everybody else knows. | Ask what "everybody knows" | question

first: Money, time, or looking foolish?
* A worry about {it} gets smaller when you say it out loud. | Say it out loud | speech
* What worries you most about {it}? | What worries me? | question
* You'd like {it}, and something in you says wait. | Something says wait | hand-palm
The money? Ask what {it} could cost in all, before anything begins. | 1. The money | coins
The time? Ask how much of yours {it} will take. | 2. The time | clock
Afraid you won't like it? Ask what can still change after you say yes to {it}. | 3. Not liking it | thumbs-down
~ Looking foolish? That's the one worry about {it} you can drop right now. | 4. Looking foolish | smiley-melting
> Which of these is yours? Tell {brand}. | Which one is yours? | speech
> Let the worry be the first line you write to {brand}. | Worry first | pencil

first: What happens the day after yes
* You said yes to {it}, and then nothing. Whose turn is it? | Whose turn is it? | hourglass
* What comes after you say yes to {it}? | And then what? | question
* Choosing {it} is one thing. Then comes the day after. | Then comes the day after | calendar
Before you say yes, ask who takes the next step with {it}. | Who takes the next step? | footprints
If it's you, ask what you should do first about {it}. | Me: what first? | user
If it's them, ask when you'll next hear about {it}. | Them: when will I hear? | phone
Note the answer. | Note the answer | note-pencil
~ Then you'll know if you're waiting for {it}, or if somebody's waiting for you. | Who's waiting for whom? | hourglass
> Have {brand} talk you through the day after yes. | The day after yes | calendar
> Before your yes, ask {brand} whose turn it'll be. | Whose turn will it be? | swap

checklist: Have four things ready
* Put four things on the table before you ask for {it}. | Four things on the table | checks
* What should you have ready when you ask for {it}? | "What do I need?" | clipboard
* You asked somebody about {it}, and back came a list of questions. | Back came a list | list
A photo, if there's anything to see that matters for {it}. | 1. A photo | camera
Two dates, the one you'd like {it} by and the one you can't miss. | 2. Two dates | calendar
What you'd be comfortable spending on {it}, even roughly. | 3. A rough amount | wallet
The name of anybody else who gets a say in {it}. | 4. Who else decides | users
~ Add whatever's odd. You can't know yet what matters for {it}. | Whatever's odd | question
> Photo, dates, amount, names. Send them to {brand} in one go. | All in one go | paper-plane
> Only got two of the four? Start with those, and ask {brand} about the rest. | Two of four will do | check

checklist: Before your thumb hits the button
* Hold your yes to {it} for one more minute. | One more minute | timer
* What should be clear before you go ahead with {it}? | What should be clear? | checks
* Everything about {it} sounds good, and your thumb's over the button. | Thumb over the button | thumb
Do you know what you get when you pay for {it}, and what you don't? | 1. What you get, what you don't | package
Do you have a date, or did the talk about {it} end with soon? | 2. A date, not "soon" | calendar
Could anything still make {it} more expensive? | 3. What could cost extra | tag
And who do you write to if you change your mind about {it}? | 4. Who to write to | envelope
~ Tell a friend all about {it}. Where do you get stuck? | Where do you get stuck? | users
> Which of the four can't you answer yet? Ask {brand}. | The one you can't answer | question
> Get the missing answer from {brand} in writing. | In writing | file-text

checklist: You'll forget it by dinner
* By dinner you'll have forgotten most of what you heard about {it}. | Forgotten by dinner | fork-knife
* What should you write down when you ask about {it}? | What do I write down? | note-pencil
* You've had a good long talk about {it}. What was the name again? | What was the name again? | user
Note the name of whoever told you about {it}. | 1. Who you talked to | user
Next to every price for {it}, write what it covers. | 2. Price, and what it covers | tag
Put down what you promised to do about {it}, and what was promised to you. | 3. Who promised what | handshake
The next date. | 4. The next date | calendar
~ Read it all back before you stop talking about {it}. Somebody will say, no, I meant Tuesday. | "No, I meant Tuesday" | repeat
> Find a pen that writes before you talk to {brand}. | A pen that writes | pen
> Read your notes back to {brand} before you say goodbye. | Read it back | notebook

cost: What moves the price
* Prices for {it} can differ, and usually there's a reason. | There's a reason | tag
* What decides what {it} will cost? | What decides the price? | question
* Two prices for {it}, far apart. Is one of them wrong? | Is one of them wrong? | scales
The size of your wish can count, with {it} as with anything. | 1. How big | ruler
So can hurry. If you want {it} tomorrow, something else may have to wait. | 2. How soon | clock
What nobody has asked of {it} before may take some thinking. | 3. How unusual | lightbulb
Ask which of the three you'd be paying for with {it}. | Which of the three? | receipt
~ Give one up, and ask what {it} would cost then. | And without it? | question
> Not in a hurry? Mention that to {brand}. | Mention it | calendar
> Ask {brand} which of the three counts most in your case. | Which counts most? | scales

cost: How much is the second question
* How much? That's a fine second question about {it}. | A fine second question | tag
* What should you ask before you ask what {it} will cost? | What comes first? | question
* You've got a price for {it}. But a price for what? | A price for what? | receipt
First have somebody list what you'd get when you pay for {it}. | 1. What you get | list
Then the extras. Anything you'd need besides {it} goes on a second list. | 2. What you'd need besides | shopping-bag
~ Then the time after. Once you've chosen {it}, will another question cost something? | 3. Questions afterward | chat
Now ask what {it} will cost, all together. | Now ask how much | calculator
> Ask {brand} for the list first and the number second. | List first, number second | list
> Got a number already? Ask {brand} what's in it. | What's in it? | receipt

cost: Should I say what I can spend?
* Say what you can spend on {it}, and say it early. | Say it early | wallet
* Should you say what you can spend on {it}? | "Should I say it?" | question
* You have an amount for {it} in mind, and you're keeping it secret. | Keeping it secret | lock
Maybe you're afraid that {it} will then cost exactly that. | "Then it costs exactly that" | tag
So make it a question. What could you get from {it} for this much? | "What would I get for this?" | question
Then you'll hear what fits before you've set your heart on {it}. | Hear what fits | ear
~ A range is fine, too. From here to here for {it}, and not a cent more. | From here to here | ruler
> Give {brand} a range, and ask what fits. | What fits the range? | ruler
> Tell {brand} the amount first and the wish second. | Amount first, wish second | coins

comparison: Two good ones on the table
* You asked twice about {it}, and both answers look good. | Both look good | scales
* How do you compare two answers about {it}? | "How do I compare?" | question
* Don't compare two prices for {it} until the rest is the same. | Not the prices first | tag
Ask both the same thing about {it}, in the same words. | Same question, same words | equals
Lay what you hear about {it} side by side, and cross out whatever's the same. | Cross out what's the same | pencil
See what's left. | See what's left | magnifier
That's what you're choosing. The rest would come with {it} either way. | That's the choice | signpost
~ Nothing left? Then think of who you'd rather ask about {it} next year. | Who would you ask again? | chat
> What's left on your page? Ask {brand} about that. | What's left? | file-text
> Put your question to {brand} in the very same words. | The very same words | copy

comparison: Now, or next year?
* You've had {it} on your list since last year. | On the list since last year | list
* Is now the time to look for {it}, or should you wait? | Now, or wait? | question
* Now or later? With {it}, both can be right. | Both can be right | scales
Waiting for {it} is fine if you can say what for. Payday, a quieter month, somebody's yes. | Waiting for what? | hourglass
If nothing comes to mind, you aren't waiting for {it}. You're just not asking. | no: Not asking / yes: Waiting for something | chat-slash
Try this. If you could have {it} today, would you smile or sigh? | Smile or sigh? | smiley
~ A sigh means {it} can wait. | A sigh means wait | hourglass
> Was it a smile? Then write to {brand}. | A smile? Then write | smiley
> Ask {brand} what you'd gain by waiting, and what you'd lose. | Gain or lose by waiting? | scales

tip: Save it under the right name
* You'll need {it} on a day when you can't find the name. | The day you can't find it | magnifier
* How do you find the name again when you need {it}? | "What was the name?" | question
* Last month somebody told you about {it}. Who was that? | Who was that? | users
Your screenshot about {it} is gone by Friday, buried under lunch and the dog. | Gone by Friday | images
A contact, then. Put {it} where the first name goes. | Type it as a first name | address-book
Forget who it was? Search your phone for {it}, and there they are. | Search, and there they are | phone
~ In the notes, put who told you and why you'd want {it}. | Who told you, and why | note-pencil
> Save {brand} like that now, while you think of it. | Save it now | address-book
> Once {brand} is in your phone, send a hello from there. | Send a hello | hand-waving

tip: How to recommend somebody so it helps
* Just saying they're great won't help a friend who needs {it}. | "They're great" isn't much | thumbs-up
* How do you recommend {it} so that it helps? | How do I pass it on? | share
* Your phone buzzes. A friend is looking for {it}, right now. | A friend is looking | phone
Say why you needed {it}. Your friend may have other reasons. | 1. Why you needed it | chat
Tell one thing about {it} that surprised you, good or bad. | 2. One surprise | sparkle
Then say who {it} wouldn't suit. That makes the rest easier to believe. | 3. Who it wouldn't suit | user
Now the name. | 4. The name | identification-badge
~ If your friend's too shy to ask about {it}, write the first message together. | Write it together | pencil
> Who do you know that's searching? Send them this, and the name {brand}. | Who's searching? | share
> Tell a friend about {brand} in three sentences instead of one word. | Three sentences | speech

tip: Ask what they'd do in your place
* You've heard everything about {it}, and you still don't know. | And you still don't know | smiley-meh
* What's the last thing to ask before you choose {it}? | What's the last thing to ask? | question
* The most useful question about {it} is a personal one. | A personal question | user
Ask whoever's telling you about {it} what they'd do in your place. | "What would you do?" | speech
Until then you hear what {it} can do. Now you hear an opinion. | no: All that's possible / yes: An opinion | ear
Then ask why. The reason shows whether {it} would suit you, too. | "And why?" | question
~ If the answer is, I wouldn't, you still have what you'd have spent on {it}. | "I wouldn't" | wallet
> Describe your case to {brand}, and ask, what would you do? | "What would you do?" | speech
> Get an opinion out of {brand}, and then the reason. | An opinion and a reason | ear

mistake: Taking the first one you find
* The first {what} you find may just be the best at being found. | Best at being found | magnifier
* Why not take the first {what} you find? | Why not the first? | question
* You search for {it}, tap the first name, and put the phone away. | Tap, done | hand-tap
Coming first on a screen is one skill. What you want from {it} may be another. | Coming first is one skill | ranking
Scroll on. | Scroll on
Open three pages about {it}. Look for a face, a name, a way to ask. | Face, name, a way to ask | user
~ If you still like the first name, fine. Now you're choosing {it}, not the top of a list. | Now it's a choice | check
> Ask {brand} who you'd be dealing with. | Who would it be? | user
> Did {brand} come up first? Ask a question anyway. | Ask anyway | question

mistake: You left out the odd part
* The odd detail you left out can change everything about {it}. | The odd detail | puzzle
* What did you leave out when you asked for {it}? | What did I leave out? | question
* You've asked for {it}, and you didn't mention the odd part. | You didn't mention it | smiley-nervous
It seemed too small to mention, and {it} sounded simple enough. | Too small to mention | eye-slash
It turns up anyway, only later, and changing plans for {it} can cost more then. | Later can cost more | hourglass
So open with it. You'd like {it}, and there's one odd thing. | "There's one odd thing" | speech
~ If it doesn't matter, good. You can ask about {it} with an easy mind. | Maybe it doesn't matter | check
> What did you nearly leave out? Tell {brand} that. | What you nearly left out | chat
> Start with the odd part when you write to {brand}. | Odd part first | pencil

mistake: You said fine and meant no
* If something's wrong with {it}, fine is the wrong word. | "Fine" is the wrong word | speech
* What do you say when {it} didn't turn out as you'd hoped? | "What do I say?" | question
* Somebody asks if you're happy with {it}. You say fine, and mean no. | You say fine, and mean no | smiley-meh
You tell your friends about {it}, and your neighbor, but not the one who could change something. | Told everyone but one | users
Say it soon. | Say it soon | clock
Say what you expected from {it} and what you got. Leave out whose fault it was. | no: Whose fault it was / yes: Expected this, got that | scales
~ And say what would make you happy with {it} after all. | What would make it right | smiley
> Something not right? Let {brand} be the first to hear it. | Tell them first | ear
> Write down what you expected and what you got, and send {brand} both. | Expected, and got | pencil

myth: A high price isn't a grade
* A high price for {it} is a price. It isn't a grade. | A price isn't a grade | tag
* Will the most expensive {what} always be the best? | Most expensive means best? | question
* You see the highest price for {it} and think, that must be good. | "That must be good" | coins
What costs most may be wonderful. It may also be more than you need from {it}. | More than you need? | scales
And the lowest price for {it} could be just right for a simple wish. | A simple wish may cost less | coins
So put the prices away, and write down what {it} should do for you. | no: Prices first / yes: Your wish first | note-pencil
~ Then look at the prices for {it} again. Some are for bigger wishes than yours. | A bigger wish than yours? | magnifier
> Tell {brand} what you need it for, before you hear any price. | Say what it's for | speech
> Is there something you could do without? Ask {brand}. | What could I do without? | scales

myth: Your wish isn't too small to ask
* Too small a thing to ask about {it}? Ask anyway. | Ask anyway | chat
* Can a wish be too small to ask for {it}? | "Is mine too small?" | question
* You think it's people with bigger plans who look for {it}. | "That's for bigger plans" | user
So your message about {it} stays in the drafts. | Still in your drafts | pencil-slash
But from outside you can't tell. Your tiny wish may be an ordinary question about {it}. | Tiny, or quite ordinary? | ruler
Send two lines on what you'd like from {it}, and end with, is that too small? | "Is that too small?" | paper-plane
~ If it is, you've lost nothing, and you can go on looking for {it}. | Nothing lost | check
> Send it out of your drafts and over to {brand}. | Out of the drafts | paper-plane
> If it's a no, let {brand} say it. Don't say it for them. | Let them say it | chat

care: One envelope for everything
* Put everything about {it} in one envelope. | One envelope | envelope
* Which papers about {it} should you keep? | What do I keep? | question
* You need one paper about {it}, and you're on the third drawer. | The third drawer | dresser
The receipt goes in, and the name of whoever you dealt with for {it}. | 1. Receipt and name | receipt
Then anything you were told to do, or not to do, about {it}. | 2. Dos and don'ts | list
If there's something to see, a photo from the day you were happy with {it}. | 3. A photo of the good day | camera
Keep it where somebody else would look who has never heard of {it}. | Where others would look | house
> Write {brand} on the back, with the date. | Name and date on the back | envelope
> Is something missing from your envelope? Ask {brand} for it. | Something missing? | envelope-open

care: Ask these at the very end
* The last questions about {it} are the easiest to forget. | The last questions | hourglass-low
* What's left to ask once you've paid for {it}? | What's left to ask? | question
* You've got what you wanted from {it}. From here it's up to you. | From here it's up to you | hand
While you're still talking about {it}, ask a few small things. | A few small things | chat
What can you do, so that what you got from {it} lasts? | 1. What makes it last | heart
What should you leave alone? Not every good idea helps with {it}. | 2. What to leave alone | hand-palm
~ And when might you need {it} again, if ever? | 3. When again, if ever | calendar
> Ask {brand} now, even if it's been a while. | Ask now | chat
> Not sure anymore what you were told? Check with {brand}. | What was it again? | ear

season(11-12): A gift that isn't a guess
* Somebody on your list keeps talking about {it}. | They keep talking about it | gift
* What do you give someone who's been wanting {it}? | What do I give? | gift
* The wrapping paper's out, and somebody's been hinting at {it}. | Somebody's been hinting | gift
Make sure first. Mention {it} over dinner, and watch the face. | Mention it, watch the face | fork-knife
What can be wrapped? With {it}, it may be a card and a promise. | A card and a promise? | envelope
Find out what only they should decide about {it}, and leave that open. | Leave them the choice | signpost
~ And ask early. Right before the holidays everybody hurries, and {it} may take time. | Ask early | calendar
> Ask {brand} what could go in the envelope, and by when. | What goes in, and by when? | envelope
> Tell {brand} about the person, and then about the day. | The person, then the day | gift

season(2-4): What you said in January
* In January you said, this year I'll look for {it}. | "This year for sure" | calendar
* When's the time to plan for {it}? | When do I start? | question
* The first mild evening, and you're thinking about {it} again. | The first mild evening | sun-horizon
Turn the calendar to the month when you'd like {it}, and circle it. | Circle the month | calendar
Go back a few pages. That's where your first question about {it} goes. | Your question goes here | question
In between, leave room for what {it} might take, some money, some time, somebody's yes. | Money, time, somebody's yes | hourglass
~ If the page for asking about {it} is already gone, ask today. | That page is gone? Ask today | bell
> Which month did you circle? Ask {brand} what comes before it. | What comes before? | calendar
> Give {brand} a month, and plan from there. | Name a month | calendar-check
`)
