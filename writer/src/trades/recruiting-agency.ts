import { trade } from './trade.ts'

export const recruitingAgency = trade({
  id: 'recruiting-agency',
  name: 'recruiting agency',
  also: [
    'recruitment agency',
    'recruiter',
    'recruiting firm',
    'recruitment firm',
    'recruitment consultant',
    'recruitment company',
    'staffing agency',
    'staffing company',
    'staffing firm',
    'temp agency',
    'employment agency',
    'headhunter',
    'executive search firm',
    'executive search',
    'talent agency for jobs',
    'job agency',
    'personnel agency',
    'placement agency',
    'talent acquisition',
    'personnel service',
  ],
  way: 'advice',
  customers: 'candidates and employers',
  thing: 'a placement',
  things: 'placements',
  words: [
    'job',
    'resume',
    'interview',
    'candidate',
    'recruiter',
    'hire',
    'employer',
    'career',
    'reference',
    'offer',
    'vacancy',
    'position',
    'salary',
    'staff',
    'team',
    'application',
    'boss',
    'hiring',
    'recruiting',
    'placement',
    'shift',
    'work',
    'colleague',
  ],
  pieces: `
mistake: A resume full of duties
* Your resume says what you were supposed to do. Everyone had that job. | What you were supposed to do | file-text
* Why does nobody call after reading your resume? | "Why no call?" | phone-slash
* Responsible for customers, it says on your resume. So was the last person. | "Responsible for customers" | file-text
Duties come with the chair. They'd be the same with anybody in it. | Duties come with the chair | office-chair
What did you leave behind that wasn't there before? | What did you leave behind? | question
A shelf that people could find things on. A shift schedule that held. | A shift schedule that held | calendar-check
Two trainees who are still there. That's yours, nobody else can write it. | Two who stayed | users
~ Ask an old colleague. They'll remember better than you do. | Ask a colleague | chat
So under each job, put one thing that was different afterward. | no: "Responsible for" / yes: "Since then it" | pencil
> Underline each responsible for, then send it to {brand}. | Underline them | highlighter
> What was different when you left? Tell {brand} that first. | What was different? | speech

mistake: Wanted, somebody who can do it all
* Your job ad has nineteen requirements. Nobody has nineteen. | Nineteen wishes | list
* Why does nobody good apply for the position? | Why does nobody apply? | question
* You read the job ad you wrote, and you wouldn't get the job. | You wouldn't get it | smiley-meh
Each colleague added a line, and nobody took one away. | Everyone added one | users
The careful ones read that and close the tab. They only tick sixteen boxes. | The careful ones leave | door-open
The bold ones apply. They tick six. | The bold ones apply | megaphone
Which three things must somebody know on the first day? | Which three on day one? | calendar
~ Anything you'd teach in a month goes out. | Teachable? Take it out | graduation-cap
The rest of the space goes to what the day's like. | no: Nineteen wishes / yes: Three, and the day | sun
> Bring your ad to {brand}, with a pen for crossing out. | Bring a pen | pen
> Tell {brand} what somebody has to know on day one. | What on day one? | calendar

myth: A gap ruins a resume
* There's a gap in your resume. Most people have one. | Most people have one | calendar-blank
* Does a gap in your resume ruin it? | "Does it ruin it?" | question
* Stretching a job on your resume to cover the gap? Don't. | Don't stretch it | prohibit
Recruiters look at dates first, so it's found in seconds. | Dates get read first | eye
A gap isn't the trouble. The guessing is. | no: Let them guess / yes: One sentence | question
One sentence will do. Looked after my mother. Moved here. Looked for the right thing. | "Looked after my mother" | heart
Then say it the same way in the interview, and go on. | Say it, and go on | speech
~ You don't owe anybody a medical history. | No medical history | hand-palm
A date that's been moved is worse, because it gets checked. | A moved date gets checked | magnifying-glass
> Try out your one sentence on {brand}. | Try your sentence | chat
> Show {brand} the resume with the gap in it. | Gap and all | file-text

how: How a resume gets read
* A resume gets a glance before it gets a read. | A glance first | eye
* How does a recruiter read your resume? | How is it read? | eyeglasses
* A week of work on your resume, and the first look's a glance. | A week, then a glance | timer
The eye lands on your last job and how long you've been there. | 1. The last job | briefcase
Then it drops along the dates, like a finger on a banister. | 2. Along the dates | stairs
Then it looks for the word that's in the ad. | 3. The word from the ad | magnifying-glass
Only if those three sit right is it read properly, with coffee. | at: Then / Read, with coffee | coffee
~ Nobody reads it in the order you wrote it. | Not in your order | shuffle
So that word belongs in the top half, if it's true. | no: On page two / yes: In the top half | file-text
> Have somebody look at yours for ten seconds, then send it to {brand}. | Ten seconds | timer
> Ask {brand} where their eye went first. | Where did it go first? | eye

how: What happens between your call and three names
* You want to hire, and three names come. What went on before? | Three names | users
* How does a recruiter find candidates for your position? | How do they find them? | magnifying-glass
* You want to hire. The recruiter asks about your coffee machine. | "And the coffee machine?" | coffee
First it's about the day. What's hard here, who leaves, who stays, why? | at: First / Who stays, and why? | question
Then it's about the five who could do it and aren't looking. | at: Then / Not looking | binoculars
They get called, quietly, and most of them say no. | at: Next / Quiet calls | phone-call
With the others there's a long talk, and a good part of it is about pay. | at: Next / A long talk | chats
What lands on your desk is the end of a long list. | at: Last / A few names | list
~ Answer quickly now. Good ones aren't waiting by the phone. | Now answer quickly | hourglass
> Tell {brand} why the last one left. The real reason. | Why did they leave? | door-open
> Keep two afternoons open for interviews before you call {brand}. | Two afternoons | calendar

question: Will my boss find out?
* You're only looking around. Your boss shouldn't read it on a desk. | Only looking | eye
* Will your boss find out that you're talking to a recruiter? | "Will they find out?" | question
* A recruiter calls, and you're whispering in the stairwell at work. | In the stairwell | stairs
Say at the start who mustn't know, and name the companies. | Name the companies | list
Nobody should send your name anywhere before you've said yes to that very one. | Yes to each one | check
Ask what they'd send, and read it first. | Read it first | eyeglasses
Use your own phone and your own email, after work. | no: Work email / yes: Your own | envelope
~ And change your profile slowly, not on one evening. | Change it slowly | hourglass
References come at the end, and you say who. | You say who gets called | phone
> Ask {brand} who sees your name, and when. | Who sees your name? | identification-card
> Call {brand} on a walk, from your own phone. | On a walk | person-simple-walk

question: Why did the good one say no?
* Your favorite candidate said no. It was the waiting. | It was the waiting | hourglass
* Why do good candidates turn an offer down? | "Why did they say no?" | question
* You make the offer on Thursday, and the candidate signed on Tuesday. | Signed on Tuesday | signature
Three weeks went by between the second talk and the letter. | Three quiet weeks | calendar
To you it was a full calendar. To them it was an answer. | It was an answer | envelope
In that time somebody at home asks, what are they like? | "What are they like?" | house
So say on the day of the interview when you'll be in touch, and be. | no: "We'll call you" / yes: "By Friday noon" | calendar-check
~ If it takes longer, call and say that. It takes a minute. | Longer? Call and say it | phone-call
Decide what you can pay before you meet, not after. | Decide the pay before | money
> Fix the two interview days with {brand} before the search begins. | Fix the days first | calendar
> Tell {brand} who has to nod, and keep that short. | Who has to nod? | users

comparison: By the day or for good
* A temp starts on Monday. A permanent hire takes a season. | Monday, or next season | calendar
* Temp or permanent, what does your team need? | Temp, or permanent? | question
* Two on your staff are sick, it's peak season, and the phone's ringing. | Two are sick | phone
If the gap has an end, take somebody for the gap. | A gap with an end | hourglass
They arrive, they're shown around, they work. In four weeks it's over. | Here, and then gone | clock
If the job's still there in a year, it wants somebody who stays. | Still there in a year? | tree
That takes longer, as the good ones have to give notice. | Good ones give notice | file-text
~ There's a way between. Come for a while, stay if it fits both. | Come, and maybe stay | handshake
So ask how long it'll hurt, before you ask for whom. | no: Who? / yes: How long? | calendar
> Say to {brand} when the gap ends. | When does it end? | calendar
> Ask {brand} how long it takes to hire somebody who stays. | How long for a stayer? | hourglass

choose: What does the recruiter know about the boss?
* A recruiter calls with a great job. Ask about the boss. | Ask about the boss | user
* How do you know if a recruiter's any good? | "Are they any good?" | question
* The recruiter says it's a dynamic team. Ask who left the job. | Who left it? | door-open
Have they been in the building? Have they met the person you'd work for? | Have they met the boss? | handshake
Why is the chair empty? | Why is it empty? | office-chair
What would make somebody unhappy there? | What makes people unhappy? | smiley-sad
If all the answers are sunny, they're reading from the ad. | no: All sunny / yes: Sun and shade | cloud-sun
~ See if they listen first, or talk about the position first. | Do they listen? | ear
And ask how you'll hear if it's a no. | And if it's a no? | phone
> Ask {brand} what makes people leave there. | What makes them leave? | question
> Let {brand} know what made you unhappy last time. | What made you unhappy? | chat

first: The first call with a recruiter
* The first call with a recruiter isn't an interview. | Not an interview | phone
* What happens in the first call with a recruiter? | "What do they ask?" | phone-call
* You're sitting in your car at lunch with the recruiter on the phone. | In the car, at lunch | car
You tell what you do on an ordinary day, in your own words. | An ordinary day | sun
You say what you want to keep, and what you never want again. | Keep, and never again | list
Then there's where, when, how far, how much. | Where, when, how far | map-pin
Say a real number, because being polite wastes a month. | no: "It's negotiable" / yes: A real number | money
~ I don't know exactly is fine. I know what I don't want is a good start. | "I know what I don't want"
At the end you know if there's something, or if they'll call when there is. | Something now, or later | hourglass
> Find a quiet quarter of an hour, and call {brand}. | A quiet quarter hour | clock
> Think of what you'd never do again, and start with that at {brand}. | Never again | prohibit

care: Call your references first
* Somebody's calling your reference. Do they know about it? | Do they know? | phone-call
* What should your references know before anyone calls? | What should they know? | question
* Your old boss picks up, hears your name, and says, who? | "Who?" | phone
It's been four years, and they've had thirty people since. | Thirty people since | users
So call before you write down the number. May I name you? | "May I name you?" | phone
Tell them what the job is, and what it's about. | What's it about? | briefcase
Remind them of something you did together. The move, the audit, the flood. | The move, the flood | drop
~ Afterward, call and say how it went. They'd like to know. | Say how it went | heart
Two who like to talk are better than five who have to. | no: Five who must / yes: Two who want to | chats
> Call two people today, then give {brand} the names. | Two calls today | phone
> Not sure who? Talk it over with {brand}. | Not sure who? | users

checklist: The evening before an interview
* It's the evening before the interview. Close the laptop after five things. | Five things, then sleep | moon
* What do you prepare for a job interview? | "What do I prepare?" | list
* Shirt on the chair, alarm set. Is there anything else for the interview? | Anything else? | shirt-folded
Drive there once, or look up the entrance. Which buzzer is it? | 1. The way, and the buzzer | map-pin
Three things you've done, each told in a few sentences. | 2. Three short stories | timer
Why there. Not in general. There. | 3. Why there? | target
One question you really want answered. | 4. A real question | question
And your number, for when they ask about pay. | 5. Your number | money
~ Print your resume. It'll be on the table, and you should know what's in it. | Know your own resume | file-text
> Tell {brand} your three stories once, out loud. | Out loud | speech
> Find out from {brand} who'll be sitting across from you. | Who sits across? | users

cost: Why one search takes longer than another
* One position's filled in a week, another one takes a winter. | A week, or a winter | hourglass
* What does the cost of hiring through an agency depend on? | "What does it depend on?" | money
* Two vacancies on your desk. One's a cook, and the other's a lab manager. | A cook, or a lab manager? | flask
How many people can do this, within an hour's drive? | How many, how near? | map-trifold
Are they looking, or does somebody have to talk them into it? | Looking, or not? | binoculars
What's it like at your place? People talk, and they've heard. | What have they heard? | ear
~ A salary below what others pay makes the search long, whoever does it. | Less than others pay | money
Then there's how it's billed. When somebody starts, in steps, by the hour. | When do you pay? | invoice
And what happens if they leave in the first months. Ask that. | And if they leave? | door-open
> Check with {brand} how many there are within an hour's drive. | How many nearby? | map-pin
> Have {brand} explain what happens if somebody leaves early. | If they leave early? | question

tip: Three stories in your pocket
* Put three stories in your pocket before the interview. | Three stories | pants
* What do you say when the interview asks about your strengths? | "Your strengths?" | question
* Tell me about yourself, they say in the interview, and your mind goes blank. | Mind gone blank | file
One about something that went wrong, and what you did then. | 1. It went wrong | warning
One about somebody difficult. | 2. Somebody difficult | smiley-angry
One that you're a little proud of. | 3. A little proud | star
Each of them short. Where, what, and how it ended. | Where, what, how it ended | list
~ Nearly every question they ask fits one of the three. | They fit nearly every question | puzzle-piece
Nobody remembers I'm a team player. They remember the flood in the basement. | no: "Team player" / yes: The flooded basement | drop
> Try the one that went wrong on {brand}. | The one that went wrong | chat
> Practice each on the mirror first, then on {brand}. | Mirror first | mirror

season(12-1): The quiet weeks around New Year
* Around New Year half the country thinks about its job. | Thinking about the job | calendar
* Is New Year a good time to look for a new job? | "Is it a good time?" | question
* You're on the couch, and you don't want to go back to work. | On the couch | couch
Don't write an application tonight. Write down why. | no: Apply tonight / yes: Write down why | pencil
Is it the job, the boss, the way there, or the last three weeks? | The job, or three weeks? | question
Look at the note again after the first week back. | at: First week back / Read it again | calendar
If it's still true, you've got a reason and not a mood. | A reason, not a mood | check
~ Get your papers together now. It's quiet, and the scanner's free. | The scanner's free | scan
New budgets start, people leave, and phones get answered. | at: January / Chairs come open | office-chair
> Still true in the first week? Call {brand}. | Still true? | phone-call
> Take your note along when you talk to {brand}. | Take the note | note
`,
})
