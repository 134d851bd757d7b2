import { trade } from './trade.ts'

export const lifeCoach = trade({
  id: 'life-coach',
  name: 'life coach',
  also: [
    'career coach',
    'mindset coach',
    'executive coach',
    'leadership coach',
    'business coach',
    'wellbeing coach',
    'transformation coach',
    'confidence coach',
    'relationship coach',
    'dating coach',
    'parenting coach',
    'retirement coach',
    'adhd coach',
    'productivity coach',
    'burnout coach',
    'habit coach',
    'personal development coach',
    'life coaching',
    'coaching practice',
    'job coach',
    'online life coach',
    'life and career coach',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a coaching session',
  things: 'coaching sessions',
  words: [
    'coach',
    'coaching',
    'session',
    'goal',
    'question',
    'habit',
    'decision',
    'career',
    'job',
    'change',
    'step',
    'plan',
    'week',
    'boss',
    'list',
    'answer',
    'morning',
    'promise',
    'client',
    'life',
    'work',
    'notebook',
  ],
  pieces: `
mistake: A goal that fits on a poster
* Be happier isn't a goal. It's a poster. | That's a poster | image
* Why does your goal still look the same as last year? | Why the same as last year? | question
* A new notebook, page one. You write: more balance in life. | "More balance in life" | notebook
It's true, it's lovely, and there's nothing to do about it on Monday. | Nothing to do on Monday | calendar
So ask, how would I notice? What would somebody see through the window? | How would anyone notice? | window
You'd be home by six on Wednesdays, with your shoes off. | Home by six on Wednesdays | clock
Now that's small and a bit boring, and you can do it. | Small, boring, doable
~ Or you find you don't want it, and that's worth knowing, too. | Or you don't want it
If a stranger couldn't tell whether you've done it, it needs another round. | no: More balance / yes: Shoes off by six | eyes
> Bring the poster version to {brand} and leave with a Wednesday. | Bring the poster
> Tell {brand} what somebody would see through your window. | Through your window | window

mistake: Asking everyone you know
* You've asked seven people about the job, and now you've got eight opinions. | Seven people, eight opinions | speech
* Why does a decision get harder with each person you ask? | Why is it getting harder? | question
* Your sister says go, your friend says stay, your mother sighs. And the decision? | Go, stay, a sigh | people
Everyone you asked answered a different question. Their own. | They answered their own
Your sister would love to leave. Your mother would be afraid. | One would, one wouldn't
They like you. That's the trouble, because they've all got something to lose. | They've got something to lose
What you need isn't another vote. It's somebody with no side. | no: Another vote / yes: Somebody with no side | scales
Someone who asks what you'd say if nobody minded. | If nobody minded? | question
~ You often hear your own answer when you explain it to a stranger. | You hear it yourself | ear
> Take it to {brand} before you ask number nine. | Before number nine | speech
> Tell {brand} what each of them said, and which one annoyed you. | Which one annoyed you?

myth: A coach doesn't tell you what to do
* A coach who tells you what to do is somebody's uncle. | That's somebody's uncle | speech
* Does a coach tell you what to do with your life? | Do they tell me? | question
* You sit down, you explain it all, and you wait for the coach's verdict. | You wait for a verdict | gavel
There won't be one. There'll be a question. | There'll be a question | question
It's annoying for a minute, and then you start to think out loud. | Annoying, then not
You say a thing you didn't know you knew, and it's quiet. | "I didn't know I knew that" | ear
The work is asking it at the right moment, and keeping quiet after. | And then silence
~ What you found yourself, you'll do. What you were told, you'll debate. | no: Told: you debate it / yes: Found: you do it
Tools, yes. A sheet, a way to sort, a way to practice a talk. Those you do get. | You do get tools | toolbox
> Come to {brand} with a question, and expect another. | Expect another question | question
> Ask {brand} what they'd ask you first. | What would they ask first? | speech

how: What happens to a big thing in an hour
* A coaching session is a sieve. You pour it all in, and something stays. | A session is a sieve | funnel
* What happens to a big mess in one coaching session? | What happens in an hour? | hourglass
* You start with your boss, then the house, then your brother. | Boss, house, brother | list
First it all comes out, in whatever order it likes. | at: First / It all comes out | speech
Somebody writes your words down and reads them back to you. | at: Then / Your words, read back | note-pencil
One of them comes up more often. You hadn't noticed. | One word keeps coming up
So you take that one and leave the rest on the table for today. | at: Next / One thing stays | target
What would be different if it were solved? What's the smallest step of it? | The smallest step | footprints
~ You also say what's going to stop you. It always has a name. | What'll stop you?
You leave with one thing and a day. | at: Last / One thing and a day | calendar-check
> Pour it all out at {brand}. Order isn't needed. | No order needed
> Write down the word you keep saying, and bring it to {brand}. | The word you keep saying | pencil

how: Between two sessions
* The coaching happens on the Thursday nobody's looking. | On a Thursday | calendar
* What do you do between two coaching sessions? | And in between? | question
* It's Thursday night, the call's not made, and your coach will ask. | By Friday, you said | phone
You leave with something small. A call, a list, one no. | A call, a list, a no | list
It's small on purpose. It has to fit in a bad week. | It fits in a bad week
You do it, or you don't. Both are worth bringing. | Both are worth bringing
If you did, how was it? If you didn't, what got in the way? | What got in the way? | barricade
Often that's the real subject, and it took a phone call to find it. | no: "You failed" / yes: "What stopped you?" | magnifier
~ Write it down the same evening. By Sunday you'll have made up a nicer story. | Same evening | notebook
Nobody's grading you. | No grades
> Ask {brand} for homework that fits in a bad week. | For a bad week | list
> Bring what you didn't do to {brand}. | Bring what you didn't do

question: Coach or therapist?
* Do you need a coach or a therapist? | "A coach or a therapist?" | question
* Coaching starts where you stand. Sometimes that isn't where you should start. | Where should you start? | signpost
* Two numbers on a note, a coach and a therapist. Who's first? | Two numbers on a note | note
A coach works with somebody who's all right and stuck. A job, a habit, a choice. | All right, but stuck: a coach
It's mostly about what's next. | It's about what's next | road-horizon
If you can't sleep, can't eat, or can't get up, that's for a health professional. | Can't sleep or get up: a therapist | bed
A good coach will say so and stop. | A good coach says so
You can have both, and they won't mind each other. | You can have both
~ And if it's urgent, then it's neither. Call a doctor or a helpline now. | Urgent? A doctor or helpline | phone-call
Not sure? Ask. It's a fair first question. | no: Guess / yes: Ask | speech
> Ask {brand} what a coach isn't for. | What don't they do? | question
> Tell {brand} how you've been sleeping, and listen to what they say. | How've you been sleeping? | bed

question: What do you talk about first?
* What do you say in the first coaching session? | "Where do I start?" | speech
* You don't have to know your goal before you see a coach. | You don't have to know | question
* On the way to your coach, you rehearse in the car. | Rehearsing in the car | car
Start with what happened on the day you decided to call. | Start with the day you called | phone-call
There was a moment. A meeting, a birthday, a Sunday evening. | A meeting, a birthday, a Sunday | calendar
You don't have to start in grade school. | no: From grade school on / yes: From that evening
Say what you've tried, because you're no fool and you've tried things. | What you've tried
Say what you'd hate to be told. | What you'd hate to hear | ear
~ And if you cry, there'll be tissues. There usually are. | There'll be tissues
The rest gets asked. | The rest gets asked
> Tell {brand} about the evening you thought, that's it. | The evening you thought it | moon
> Come to {brand} without a speech. | No speech

comparison: A coach or a good friend?
* A friend's on your side. A coach is on your plan's side. | A friend or a coach? | people
* Why pay a coach when you've got friends? | Why not a friend? | question
* You've told your best friend about the job four times, and they're still nodding. | Still nodding | smiley
A friend comforts you. That's their job, and they're good at it. | Friend: comforts you | heart
They also remember you at twenty, and they'd miss you if you moved. | They'd miss you
And after your half hour, it's their half hour. | Your half hour, their half hour | scales
A coach doesn't know your ex, and has nothing against Denver. | Coach: no stake in it
They remember what you said three weeks ago, word for word, and ask. | They remember, and ask | notebook
~ You can be unfair, petty, and boring in there for an hour. | You may be petty there
So keep the friend. | no: One instead of the other / yes: Each for their own
> Take the part to {brand} that your friends are tired of. | What your friends are tired of | speech
> Leave a sentence with {brand} that you'd like to be asked about later. | A sentence for later

choose: Talk to two before you choose one
* Anybody can call themselves a coach, so ask. | Anybody can, so ask | question
* How do you choose a life coach? | How do you choose? | question
* You've read the coach's website twice, and you're none the wiser. | Read twice, none the wiser | laptop
Ask where they learned it, and how long it took. | 1. Where did you learn it? | graduation-cap
Ask what an ordinary hour looks like, minute by minute. | 2. What's an hour like? | clock
Ask who they send away, and where to. | 3. Who do you send away? | door
Ask how you'll both know when you're done. | 4. When are we done? | flag-checkered
~ Then notice. Who talked more? | Who talked more? | speech
Be careful with anyone who promises you a new life by spring. | no: Promises a new life / yes: Asks what you want
And talk to two. You only hear a voice next to another one. | Talk to two | people
> Make {brand} one of the two. | One of the two | people
> Ask {brand} all four, and count the seconds before they answer. | Four questions | timer

first: The first hour across from somebody
* The first coaching hour is mostly somebody finding out what you mean. | What do you mean? | question
* What's a first session with a coach like? | What's it like? | chair
* Two chairs, a glass of water, and your coach says: so what's going on? | "So what's going on?" | chair
First you'll hear how it works, and what stays in the room. | at: First / What stays in the room | door
Ask about that part. It's a good one to be clear on. | Ask about that
Then you talk, and it goes in circles, and that's right. | at: Then / In circles
You're stopped at a word. Always, you said. Always? | "Always?" | hand-palm
It can feel warm, or a bit like being caught. | Warm, or caught
~ You may say pass. You don't have to answer everything. | You may pass
At the end you both say what you'd do together. | at: Last / Together, and if
Then sleep on it. | no: Sign in the chair / yes: Sleep on it | bed
> Say at {brand} what you'd like to leave the first hour with. | What do you want from it?
> Take a night after your first talk with {brand}. | Take a night | moon

care: How not to lose it by Tuesday
* On Monday it's all clear. On Tuesday it's a normal week. | Clear Monday, normal Tuesday | calendar
* How do you keep a change going after the coaching? | How does it last? | question
* It was a good session, you walked home tall, and then your boss called. | Then the boss called | phone-call
Clear heads fade. So put it where your feet are. | Put it where your feet are | footprints
Put the shoes in front of the door, the phone in another room. | Shoes by the door, phone outside | door
Hang it on something you do anyway. After the coffee, before the shower. | After the coffee | coffee
Tell one person, and tell them the day you'll tell them more. | Tell one person | speech
~ And expect the bad day. What's the tiny version for that one? | The tiny version
Missed it twice? Make it smaller, and don't make a drama of it. | no: Try harder / yes: Make it smaller
> Bring a change that faded to {brand}. | One that faded | hourglass
> Look for the tiny version with {brand}. | Find the tiny version | ruler

checklist: Four lines to write before you come
* Write four lines before you see a coach. That's plenty. | Four lines are plenty | pencil
* How do you prepare for a coaching session? | How do I prepare? | list
* On the train to your coach, there's time for four lines. | On the back of a receipt | receipt
What's different if this goes well? One thing you could see. | 1. What's different after?
What have you tried, and what did it get you? | 2. What you've tried
Who else is in it? Who'd cheer, who'd grumble? | 3. Who'd cheer, who'd grumble? | people
And what are you not going to change, no matter what? | 4. What you won't change | hand-palm
~ The last line saves the most time. | The last saves time | clock
If you can't do one of them, bring the gap. | Bring the gap
> Write the four on the back of a receipt and take it to {brand}. | Take the receipt | receipt
> Send {brand} the line that was hardest. | The hardest line | mail

cost: What you're paying for by the hour
* Why does an hour with a coach cost so much? | Why so much? | tag
* You don't pay a coach for the hour. You pay for the listening. | For the listening | ear
* One coach charges by the hour, another by the half year. | By the hour or half year | wallet
Ask what's around it. Notes, messages, calls when something's on fire. | Notes, messages, calls | phone
Ask how often. Weekly for a while, or now and then for a year. | How often? | calendar
Ask if you can stop, and what happens to what you've paid. | Can you stop? | hand-palm
A package can be right. It also sells you hours you may not need. | A package, or hour by hour? | package
~ If it's about work, your employer may pay. It's worth one question. | Might your employer pay? | briefcase
Start small, decide after. | no: The year, today / yes: One hour, then decide
> Get the price of one hour from {brand}, and what comes with it. | One hour, and what's with it | receipt
> Agree on a first number of hours with {brand}, and on a stop. | A number, and a stop | flag

tip: Decide as if it were already done
* For two days, act as if the decision's already made. | As if it's already made | check
* How do you make a decision you've been turning over for months? | Turning it over for months? | repeat
* It's three in the morning, and your list has two full pages. | Pros and cons at three | moon
Lists are fair. They give a free parking spot as many lines as your whole life. | Lists are too fair | list
So pick one, in private, on a Friday evening. Say, I'm taking it. | Friday: I'm taking it | calendar
Don't tell anyone. Make coffee on Saturday as someone who's taken it. | Saturday: coffee as someone who did | coffee
How do you sleep? What do you notice first? | How do you sleep? | bed
Next weekend you've turned it down. Same coffee. | Next weekend: I'm not
~ Relief's hard to argue with. So's a small heavy feeling on Sunday. | Relief, or heaviness?
Then look at the list again. | no: Think it through again / yes: Wear it for two days
> Try both weekends, then tell {brand} about the coffee. | Tell about the coffee | coffee
> Can't decide which one to try first? {brand} may ask you why. | Which one first?

season(1): Before you make the same promise again
* You've made that promise before, in January, in the same notebook. | The same promise | notebook
* Why don't your New Year's goals make it to spring? | Why don't they last? | question
* You find last year's list of goals in a coat pocket. | Last year's list | list
Don't throw it away. It's the most honest thing you've got. | Keep it
Which one's been on there for three years? That one isn't lazy, it's stuck. | Which one's stuck? | magnifier
Which one isn't yours at all? It's just what people say you should want. | Which one isn't yours?
Cross that out. Feel that? | Cross it out | scissors
Take one, and one only, and give it a Tuesday. | no: Eight for the year / yes: One for Tuesday | calendar
~ The year's long. The others may have a month of their own. | The others can wait | hourglass
> Take last year's list to {brand}. | Take last year's list | list
> Choose one with {brand} and give it a day. | One, and a day | calendar-check
`,
})
