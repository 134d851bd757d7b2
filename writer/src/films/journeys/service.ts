import { readPieces } from '#trades/piece.ts'

/** The way to something that is done for one. */
export const service = readPieces(`
choose: Three sentences on the phone
* You can hear in three sentences who's good at {some}. | Three sentences | phone
* {Some}, three names on a list, and they all look alike. | They all look alike | list
* Who should you trust with {a}? Call, and listen. | Call, and listen | phone-call
Describe what you need in one sentence, and then stop talking about {some}. | Say it, then stop | hand-palm
Whoever's good at {some} asks you something next. | Do they ask you something? | ear
Count the questions. The price for {a} should come after them, not before. | Questions first, price after | question
~ And if you're told what {some} can't do, put a star next to that name. | A star for honesty | star
> Call {brand} and describe what you'd like {a} to do. | Describe what you need | phone
> Ask {brand} about {a}, and count what they ask you. | Count the questions | question

choose: Ask for one like yours
* Has anybody done {a} just like yours before? | One just like yours? | copy
* Your case of {some} feels like the only one in the world. | The only one in the world? | globe
* Ask for {a} like yours, and then listen for the part that went wrong. | What went wrong? | ear
Everyone has a story in which {some} went smoothly. | It went smoothly | check
The better story has a problem in it, and how {a} got finished anyway. | A problem, and then? | puzzle
Was it old? Steep? In a hurry? Say what makes your {head} different. | What makes yours different? | speech
~ If nobody's seen one like it, {some} may just take longer. | New to them? More time | clock
> Tell {brand} what's odd about your {head}, and ask if they've seen it. | What's odd about yours? | chat
> Ask {brand} about {a} that didn't go as planned. | Not as planned | repeat

question: What do you need to know from me?
* You're asking for {a}, and what will they need to know? | What will they need? | question
* One message can get you an answer about {some}, if it's the right one. | One good message | paper-plane
* How much is a question, and no way to ask for {a}. | "How much?" | tag
First, what's there now, because two pictures say more about {some} than a page. | 1. Two pictures | camera
Second, where it is, since the way there can be half of {a}. | 2. Where it is | map-pin
Third, by when. Even soon can be a date for {some}. | 3. By when | calendar
Then one line about what you'd like when the {head} is over. | 4. How it should be after | sparkle
~ And who else has a say in the {head}. | Who else decides? | users
> Send {brand} the pictures, the place and the date for {a}. | Pictures, place, date | paper-plane
> Write those four lines to {brand}, and ask about {a}. | Four lines | list

question: Do I have to be there?
* Do you have to be there for {a}, or only close by? | Do I have to be there? | question
* {Some} on a workday, and who opens, and who stays? | Who opens? | door-open
* You've got a meeting at ten, and the {head} is at ten too. | Both at ten | clock
Ask when you're needed, because with {some} it may be only the beginning and the end. | Beginning and end? | hourglass
Leave a number. | Leave a number | phone
Then say what mustn't be decided without you, and the {head} won't have to wait. | What needs your yes? | check
~ Somebody else can be there for the {head}, if they know as much as you. | Somebody else, well told | user
> Ask {brand} for which part of {a} you're needed. | For which part? | question
> Tell {brand} when you can be there for {a}, and when you can't. | When you can, when you can't | calendar

first: The first time you ask for help
* Nobody's born knowing how {some} {works:work}. | Nobody's born knowing | baby
* You've never needed {a}, and now you do. | Never needed one | smiley-nervous
* It's your first {noun}, and you don't have the words. | You don't have the words | speech
Noises and colors are fine words for {some}, so say what you see. | Noises and colors will do | ear
If somebody uses a word about {some} that you don't know, stop them there. | "What does that mean?" | hand-palm
What's first? | What happens first? | flag
~ Then have them tell you how you'll know that the {head} is done. | How will I know it's done? | check
> Tell {brand} that {a} {is/are} new to you. | "This is new to me" | chat
> Ask {brand} to walk you through {a}, from the first minute to the last. | First to last | list

checklist: Clear the way
* An hour before {a}, walk the way they'll come. | Walk the way | footprints
* What should be ready before anybody begins with {some}? | What should be ready? | clipboard
* {Some} can start late because of a bicycle in the hall. | A bicycle in the hall | bicycle
From the curb to where the {head} happens, what's in the way? | 1. What's in the way? | truck
Anything you love goes into another room until the {head} is over. | 2. Away with what you love | flower
Pets and small children too, if {some} can get loud or dusty. | 3. Pets and children | dog
~ Then a light that works, and a socket nobody needs during the {head}. | 4. A light and a socket | plug
> Ask {brand} what to clear away before {a}. | What to clear away? | question
> Tell {brand} about stairs, gates and dogs before the {head} {begins/begin}. | Stairs, gates, dogs | stairs

cost: What's in the price, and what isn't
* A price for {a} is a number. What's behind it? | What's behind it? | tag
* Two prices for {some}, far apart, and both sound honest. | Both sound honest | scales
* Ask what's in the price of {a}, then ask what isn't. | What's in, what isn't | receipt
The way there. The parts. The cleaning up. Which of these comes with the {head}? | The way, the parts, the mess | list
Then ask what could make {some} more expensive once they've begun. | What could make it more? | warning
Ask for a call first, before anybody adds to {a}. | A call first | phone
~ And if your money has an end, say so before {some}, not after. | Say where it ends | wallet
> Ask {brand} what's in the price of {a}. | What's in it? | question
> Tell {brand} what you can spend, and ask what the {head} would be for that. | What for this much? | coins

comparison: Do it yourself, or not?
* Could you do {a} yourself? Honestly, now. | Yourself, or not? | scales
* A video makes {some} look like a Sunday afternoon. | A Sunday afternoon? | video
* {Some}, done by you, up to the moment it goes wrong. | The moment it goes wrong | warning
If a mistake with {some} costs a bit of time, go ahead and learn. | A mistake costs time? Try | clock
If it costs the thing itself, leave the {head} to somebody who's done it often. | It costs the thing? Don't | hand-palm
Or share it, and ask which part of {some} you could do beforehand. | Do a part of it | handshake
~ And what would {a} need that you'd use only once? | A tool you'd use once | toolbox
> Ask {brand} which part of {a} you can do yourself. | Which part is mine? | wrench
> Tried it already? Tell {brand} how far you got with the {head}. | How far did you get? | speech

mistake: Waiting until it's urgent
* Most people look for {some} on the worst possible day. | The worst possible day | calendar-x
* It's Friday at five, and now you need {a}. | Friday at five | clock
* You noticed in spring, and now {some} can't wait. | Noticed in spring | calendar
Small signs come first, and with {some} it helps to know them. | What are the small signs? | eye
Then put a name in your phone, before there's any hurry about {a}. | A name in your phone | phone
Call early, and you pick the day for {some}, call late, and it picks you. | no: The day picks you / yes: You pick the day | calendar-check
~ Not sure if it's time for {a}? Take a picture. | A picture can tell | camera
> Send {brand} a picture, and ask if {a} can wait. | Can it wait? | camera
> Call {brand} while it's still a small {head}. | While it's still small | phone

mistake: You left out the odd part
* The odd detail you didn't mention can change {a} from start to end. | The odd detail | puzzle
* Was there something strange about your {noun} that you kept quiet? | What did you keep quiet? | smiley-nervous
* You've asked for {a}, and there's one thing you haven't said. | One thing unsaid | eye-slash
Somebody tried before, or the neighbor knows something about the {head}. | Somebody tried before | users
It comes out anyway, only later, when {some} {is:are} half done. | Half done is late | hourglass
Begin there. Hello, I need {a}, and there's one odd thing. | "There's one odd thing" | speech
~ Maybe it doesn't matter for the {head}, and you'll sleep better. | Maybe it doesn't matter | moon
> Write to {brand} about {a}, and start with the odd part. | Odd part first | pencil
> Tell {brand} what you nearly left out about the {head}. | What you nearly left out | chat

how: Ask to watch for a minute
* Stay for the first minute of {a}, and watch their hands. | Watch their hands | hand
* What's the very first thing somebody does for {a}? | The very first thing? | question
* {Some} {looks:look} quick from the door. Come closer. | Come closer | eye
Good hands look before they touch, and with {some} the looking is half of it. | First they look | eyes
Ask what they're looking for, and you'll see your {head} differently. | What are they looking for? | magnifier
Then let them be, because {some} and small talk don't mix. | Then let them be | hand-waving
~ At the end of the {head}, ask for one thing you couldn't see. | What couldn't I see? | question
> Ask {brand} what they look at first with {a}. | What do they look at? | eyes
> Ask {brand} which part of {some} you may watch. | May I watch? | eye

myth: It's only a small thing
* Your {noun} isn't too small to ask about. | Not too small to ask | chat
* Too small for {a}? Ask first. | Too small? | ruler
* You think {some} {is:are} for people with bigger problems. | For bigger problems? | question
From the outside, nobody can tell a small {head} from a big one. | You can't tell from outside | eye
So send a line about {some}, and end with, is that too small? | "Is that too small?" | paper-plane
A no costs nothing, and with a yes your {head} is off the list. | A no costs nothing | check
~ And what's small in {some} has a way of growing when nobody looks. | They grow when nobody looks | plant
> Ask {brand} if your {head} {is/are} too small. | Is mine too small? | question
> Send {brand} a picture of the small {head}. | Send a picture | camera

care: Ask these at the very end
* The best moment to ask about {some} is at the very end. | At the very end | flag
* {A}, finished, paid for. One more question. | One more question | question
* They're packing up after {a}, and you're saying thanks. Wait. | They're packing up | toolbox
What should you leave alone for the first day after {a}? | 1. What to leave alone | hand-palm
What would tell you that the {head} needs another look? | 2. What are the signs? | eye
And when's the next time for {some}, if there is one? | 3. When again? | calendar
~ Take a picture of the finished {head}, while it's as it should be. | A picture of it done | camera
> Ask {brand} what to leave alone after {a}. | What to leave alone? | hand-palm
> Call {brand} if you can't remember what they said about the {head}. | Can't remember? Call | phone

tip: Look at it together
* Before anything starts, point at what you mean by {a}. | Point at it | hand-pointing
* You say one thing about {some}, and they hear another. | Said, and heard | ear
* {Some} {goes:go} wrong in the talk more often than in the work. | Wrong in the talk | chats
Stand beside each other, and say what you see before the {head} begins. | Say what you see | eyes
Then have it said back, and if it sounds strange, that's not your {head} yet. | Have it said back | repeat
What stays? Point at what mustn't change during {some}, too. | And what mustn't change | lock
~ In a hurry? Mark the spot for the {head} with tape. | Mark it with tape | ruler
> Ask {brand} to look at it with you before {a}. | Look together | eyes
> Tell {brand} what you mean by {a}, and have them say it back. | Have it said back | repeat

season(11-12): Before the year runs out
* Everybody wants {some} done before the holidays. | Before the holidays | calendar
* Is {a} on the list you wrote in January? | The list from January | list
* December has fewer days than you think for {some}. | Fewer days than you think | calendar-x
Whatever would bother you with everyone at the table, that {head} comes first. | What would bother you? | table
What can wait gets a date in the new year, so {some} {stops:stop} buzzing in your head. | A date in the new year | calendar-check
Then call before the calendars for {some} are full. | Call before it's full | phone
~ A voucher for {a} fits in an envelope, if you ask for one. | It fits in an envelope | envelope
> Ask {brand} which days before the holidays are left for {a}. | Which days are left? | calendar
> Tell {brand} which {noun} has to be done this year, and which can wait. | This year, or next? | swap
`)
