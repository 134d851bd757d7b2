import { trade } from './trade.ts'

export const tutor = trade({
  id: 'tutor',
  name: 'tutor',
  also: [
    'private tutor',
    'tutoring',
    'tutoring center',
    'tutoring service',
    'math tutor',
    'maths tutor',
    'reading tutor',
    'science tutor',
    'test prep',
    'exam prep',
    'homework help',
    'private tuition',
    'tuition centre',
    'online tutor',
    'study coach',
    'physics tutor',
    'chemistry tutor',
    'writing tutor',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a tutoring session',
  things: 'tutoring sessions',
  words: [
    'tutor',
    'tutoring',
    'lesson',
    'homework',
    'test',
    'exam',
    'math',
    'grade',
    'student',
    'school',
    'teacher',
    'session',
    'notebook',
    'essay',
    'problem',
    'subject',
    'reading',
    'quiz',
    'textbook',
    'fraction',
    'worksheet',
    'study',
    'class',
    'report card',
  ],
  pieces: `
mistake: Reading the chapter again isn't studying
* The textbook is all yellow highlighter, and the test still goes badly. | All highlighted, still a bad test | highlighter
* You read it three times. Why is it gone on test day? | Why is it gone on test day? | exam
* Going over the textbook one more time feels a lot like studying. | It feels like studying | book-open-text
Your eyes know the page by now, so the page feels known. | The page only feels known | eyes
Close the book and take a blank sheet. | Book closed, blank sheet | book
Write down what you remember, as messy as it comes. | Write what you remember | pencil
~ The first minute is unpleasant. That's the minute that counts. | | timer
Then open the book and mark what's missing. Tonight you study only that. | no: Read it all again / yes: Study the gaps
> Bring the messy sheet to {brand}, with the gaps still in it. | Bring the messy sheet | file-text
> Have {brand} quiz you with the book shut. | Get quizzed, book shut

mistake: Why the week before the exam is a bad time to call
* Tutors' phones ring most in the week before the exam. | Everyone calls in exam week | phone-call
* Can a tutor still save it a week before the exam? | Exam next week? | calendar
* The final exam is Friday, and the trouble started with fractions years ago. | The trouble started long ago | calculator
In one week there's time to practice what's already half there. | One week = practice, not repair | clock
What's missing underneath takes longer, because it has to be found first. | The gap has to be found | magnifier
The earlier signs are small. Homework that eats the whole evening. | 1. Homework takes all evening | lamp
A subject that suddenly nobody mentions at dinner. | 2. A subject nobody mentions | fork-knife
~ And the worksheet at the bottom of the backpack, folded very small. | 3. Worksheets folded very small | backpack
> Noticed one of those signs? That's a good day to call {brand}. | One sign is enough to call | phone
> Tell {brand} when the next test is, even if it's far off. | When's the next test? | calendar-check

myth: A tutor isn't only for failing grades
* People think a tutor is for kids who are failing. | Only for failing grades? | exam
* Her report card is fine, and she hates math. Does she need a tutor? | Good grades, hates math | smiley-sad
* A good student walks into tutoring. Nothing is wrong. | A good student walks in | student
Some come because the class moves too slowly for them. | Some find class too slow | hourglass
Some come for one essay, or one exam, and then they're gone. | Some come for one essay | note-pencil
And some get decent grades by copying steps they don't understand. | Some copy steps blindly | copy
~ That works until the problem is asked the other way around. | | repeat
Struggling is one reason. It was never the only one. | no: Only for failing / yes: For catching up or moving on
> Whatever the grade says, tell {brand} what the evening at the desk looks like. | How do evenings look? | desk
> Not sure your kid is a tutoring case? {brand} has heard that question before. | Is it a case for tutoring? | question

how: How a tutor finds out what's really missing
* A student gets stuck in algebra. The hole is often in fractions. | Stuck in algebra, missing fractions | calculator
* How does a tutor find out what's actually missing? | What's actually missing? | magnifier
* Page one, and the tutor asks about a problem you got right. | "How did you get this one?" | notebook
The first question is usually: walk me through this one. | "Walk me through it" | speech
Then it's quiet, and the tutor listens for the spot where the voice slows down. | Where does the voice slow down? | ear
Right there, you go one step back. Then another, if it's needed. | One step back, then another | steps
~ Sometimes that's two school years down, and it's a relief to get there. | | stairs
You fix the lowest broken step first, and the ones above it stop wobbling. | Fix the lowest step first | steps
> Bring {brand} a problem that came out right, and explain it out loud. | Bring one that came out right | pencil
> Show {brand} the last test. The slow spots are all in there. | Bring the last test | exam

how: Why the pencil stays in your hand
* A good tutor hardly ever takes the pencil. | The tutor leaves the pencil alone | pencil
* Why won't the tutor just show me how the problem goes? | "Why not just show me?" | question
* You're stuck on the problem, you slide the paper over, and it slides back. | The paper slides back | file-text
Watching somebody solve it is like watching somebody swim. | Watching isn't swimming | person-simple-swim
So you get a smaller question instead. What do you know already? | What do you know already? | speech
Then a pause, longer than you'd like. | A long pause | hourglass
~ Most of the lesson happens in that pause. | | timer
You write the next line yourself, and tomorrow you can do it without anybody next to you. | no: Copy the steps / yes: Write the next line
> Bring a pencil to {brand}. You'll be the one using it. | You hold the pencil | pencil
> Try it with {brand} on the one problem you always skip. | Try the one you always skip

question: Should you sit in on the lesson?
* Should you sit in on your child's tutoring lesson? | Stay in the room or not? | armchair
* Your kid, a tutor, the kitchen table. Where do you go? | Where do you go? | table
* Parents hover in the doorway for the whole first tutoring session. | Hovering in the doorway | door-open
Say hello, stay a few minutes, then go and empty the dishwasher. | Say hello, then step out | hand-waving
A kid who's being watched guesses what the parent wants to hear. | Watched kids start guessing | eyes
It's easier to say "I'm lost" when you're in the next room. | "I'm lost" | speech
~ You'll hear half of it through the wall anyway. | | ear
Ask for the last two minutes instead. What went well, and what's next. | Ask for the last two minutes | clock
> Ask {brand} what you'll hear after each session. | What will you hear afterwards?
> Agree with {brand} on those two minutes at the door. | Two minutes at the door | door

question: Homework first, or the gap behind it?
* Does a tutor do homework with you, or something else? | Homework or something else? | question
* Tonight's homework is on the table, and it's due tomorrow. | Due tomorrow | file-text
* Homework help and tutoring sound like the same thing. | Two different jobs | books
Homework is tonight's fire. You put it out, and tomorrow there's a new one. | Homework = tonight's fire | file-text
The gap behind it is why it keeps burning. | The gap keeps it burning | magnifier
Most lessons split the time. A bit for tonight, the rest for what's underneath. | A bit for tonight, the rest below | chart-pie-slice
~ If every lesson goes into homework, say so. Somebody should notice. | Only homework? Say so | hand
Near an exam the split moves, and that's fine. | Near an exam it shifts | calendar
> Say to {brand} which one you came for, tonight or the whole thing. | Tonight, or the whole thing? | chat-circle-text
> Let {brand} see the homework and the textbook it came from. | Bring both | books

comparison: On a screen or at the table?
* Online tutoring or a tutor at the table? | Screen or table? | laptop
* One student opens the laptop and is ready. Another one opens a game. | Ready, or already gaming | game-controller
* The same lesson can work on a screen and fall flat there. | Same lesson, two ways | desktop
On a screen, the lesson starts the minute you sit down, and nobody drives. | Screen: nobody drives | car
You also get the shared page afterwards, with every step on it. | Screen: every step is saved | file-text
At the table, the tutor sees the hand stop before you've said a word. | Table: the tutor sees you stop | hand
~ Younger kids mostly want somebody beside them. | | baby
Ask yourself one thing. Does your kid talk on video, or only nod? | no: Only nods on video / yes: Talks on video
> Ask {brand} which way the first lesson should go. | Screen or table first? | chat-circle-text
> Before you decide, tell {brand} how the last video class went. | How did video class go? | video

choose: The questions that show you a good tutor
* Three tutors, three nice profiles. Which one is it? | Which tutor is it? | users-three
* How do you choose a tutor you've only met on the phone? | How do you choose? | phone
* Knowing math and teaching math are two jobs. | Knowing isn't teaching | chalkboard-teacher
Ask what happens when the second explanation doesn't work either. | 1. And if it still isn't clear? | question
A good answer has a drawing in it, or coins, or a slice of pizza. | | pizza
Ask how you'll know it's getting better before the next report card. | 2. How will you see progress? | chart-line-up
Then watch whom they talk to. You, or your kid? | 3. Do they talk to your kid? | chat
~ A short trial lesson tells you more than a diploma on the wall. | | certificate
> Put the second-explanation question to {brand}. | "What if I still don't get it?" | speech
> Let your kid ask {brand} a question too. | Your kid asks too | student

first: What the first tutoring lesson is like
* Nobody likes the walk to the first tutoring lesson. | The walk to lesson one | person-simple-walk
* What happens in a first lesson with a tutor? | What happens first? | question
* Notebook open, ears hot, and a stranger in the next chair. | A stranger and your notebook | notebook
It starts with talk. What's easy, what's awful, which teacher, which book. | It starts with talk | speech
Then a few problems, and they're not a test. Nobody writes a grade on them. | No grade on these | pencil
You'll do some that are too easy and one that's too hard. | One too easy, one too hard | scales
~ Both are planned. The tutor is looking for the edge. | | ruler
By the end there's one thing you can do that you couldn't when you sat down. It may be small. | One small new thing | check
> For the first lesson with {brand}, bring the thing you hate most. | Bring what you hate most | books
> Come as you are to {brand}, hot ears and all. | Come as you are | door-open

care: What to do between two lessons
* A week is long. By the next lesson half of it is gone. | A week is long | calendar
* What should you do between two tutoring sessions? | What do you do in between? | calendar-dot
* You understood everything at the lesson. Two days later, nothing. | Clear Monday, gone Wednesday | eraser
The next day, redo one problem from the lesson without looking. | at: Next day / Redo one problem
Just one. On a blank page, from the top. | One problem, blank page | file-text
Midweek, explain it to somebody who has no clue. A little brother is perfect. | at: Midweek / Explain it to someone | speech
~ Where you start mumbling, put a question mark in the notebook. | | question
The night before, collect the question marks. That's your list. | at: Night before / Collect them | notebook
> Walk into {brand} with your question marks, not with a clean page. | Bring the question marks | note-pencil
> Ask {brand} for the one problem worth redoing this week. | Which one is worth redoing? | repeat

checklist: What to bring to a tutor
* An empty backpack is the slowest way to start with a tutor. | Don't come empty | backpack
* What should you bring to your first tutoring session? | "What do I bring?" | backpack
* The most useful thing for a tutor is the test you'd rather hide. | Bring the test you'd hide | exam
That last test, with the red marks on it. | 1. The last test, red marks and all | exam
The textbook, or the link and the password for it. | 2. The textbook or its link | book
The notebook, however it looks. Crossed-out lines tell the most. | 3. The notebook, however it looks | notebook
And the dates of the next tests. | 4. Dates of the next tests | calendar
~ What you don't need is new pens. | | pen
> Put the bad test in the bag for {brand}. | The bad test comes along | bag
> Missing the book? Send {brand} a photo of the chapter page. | A photo of the page will do | camera

cost: What the price of a tutor depends on
* Why does one tutor cost so much more than another? | Why the difference? | tag
* Two tutoring ads hang side by side, and the prices don't match. | Two ads, two prices | push-pin
* The hour you see is the smaller part of a tutoring lesson. | The hour is the smaller part | clock
First the subject and the level. Fewer people can teach the last years of physics well. | 1. Subject and level | flask
Then how many sit at the table. Alone, you get every minute. | 2. Alone or in a group | users
Then the way there, if the tutor comes to you. | 3. Who travels | car
And the part you don't see. Somebody reads the essay beforehand and writes the practice problems. | 4. The work before the lesson | note-pencil
~ So ask what's included, and compare lessons, not hours. | no: Price per hour / yes: What's in it
> Ask {brand} what happens before and after the lesson. | Before and after the lesson? | question
> Get the price from {brand} for your subject and your level. | Your subject, your level | receipt

tip: Keep a notebook of wrong answers
* The most useful notebook is full of wrong answers. | A notebook of wrong answers | notebook
* Why do you trip over the same problem every time? | The same problem again? | repeat
* The quiz comes back. You read the grade and throw it out. | Grade read, quiz gone | trash
A wrong answer is the only thing on that paper that's news. | The wrong answer is the news | x
Copy the problem out. Beside it, one line about what you did. | 1. Copy the problem | pencil
Below it, the right way, in your own words. | 2. The right way, your words | note-pencil
~ Sloppy sign. Read too fast. Forgot the unit. | |
After a month you'll see it's the same few slips in different clothes. | The same few slips | repeat
> Let {brand} read that notebook before anything else. | Read this first | book-open
> Start with the last quiz, and show {brand} the first page. | Start with the last quiz | exam

season(8-9): Don't throw out last year's notebooks yet
* In August everybody buys new notebooks and throws out the useful ones. | Keep the old notebooks | trash
* School starts again. Where did all the math go? | Where did the math go? | calculator
* First day of school, fresh pencils, and a head full of summer. | Fresh pencils, summer head | sun
Everybody forgets over the summer. The teacher knows it and starts with review. | Review comes first | chalkboard-teacher
Review is quick, though, and whoever is shaky gets passed by. | Review goes by quickly | fast-forward
So take last year's final test and try it again at the kitchen table. | Try last year's test again | exam
~ No grade, no drama. Just a pencil, a check mark, or an X. | | pencil
The ones you missed tell you what to ask for in the first weeks. | The misses show what to ask | x
> Take that old test to {brand} before the new book opens. | Old test before new book | books
> Call {brand} while the week still has holes in it. | Call before it fills up | phone-call
`,
})
