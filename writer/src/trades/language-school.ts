import { trade } from './trade.ts'

export const languageSchool = trade({
  id: 'language-school',
  name: 'language school',
  also: [
    'language academy',
    'language center',
    'language centre',
    'language classes',
    'language course',
    'language teacher',
    'english school',
    'english lessons',
    'english teacher',
    'spanish lessons',
    'spanish teacher',
    'french lessons',
    'french teacher',
    'german lessons',
    'italian lessons',
    'language lessons',
    'esl school',
    'esl teacher',
    'language tutor',
    'conversation class',
    'japanese lessons',
    'business english',
    'language institute',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a language course',
  things: 'language courses',
  words: [
    'language',
    'lesson',
    'class',
    'word',
    'grammar',
    'accent',
    'sentence',
    'verb',
    'vocabulary',
    'teacher',
    'course',
    'conversation',
    'english',
    'spanish',
    'french',
    'level',
    'phrase',
    'pronunciation',
    'homework',
    'speaking',
    'translation',
    'dictionary',
    'speak',
    'learn',
    'student',
  ],
  pieces: `
mistake: Stop building the sentence in your head first
* By the time your sentence is perfect, the waiter has left. | Perfect sentence, no waiter | fork-knife
* You know all the words, and you still say nothing. | You know the words | speech
* Why do you freeze when someone asks you something in Spanish? | Why do you freeze? | speech
Because you write it in English first, then translate, then check the grammar. | English first, then translate | translate
That's four jobs, and the other person is waiting. | Four jobs, one person waiting | hourglass
Say the one word you have. Bread. Then point. | Say one word and point | bread
~ They'll answer with the sentence you were looking for, free of charge. | | chat
Repeat it. Now you own it. | no: Build it in your head / yes: Say one word, repeat theirs
> Practice the one-word start at {brand}, where nobody walks off. | Start with one word | chat
> Freeze at {brand} first. It's friendlier than freezing at the counter. | Freeze here first | chat

mistake: Word lists don't stick, and it isn't you
* Twenty words on a list, and by Friday two are left. | Twenty on the list, two left | list
* Why won't vocabulary stay in your head? | Why won't it stay? | brain
* The vocabulary list is on the fridge, and you've stopped seeing it. | The list on the fridge | list
A word alone has nothing to hold on to. | A word alone slips away | note-blank
Make. Fine. But make what? Make the bed, make a mistake, make time. | Make what? | question
So write down the whole bite, three or four words that go together. | Learn the whole bite | note-pencil
~ Say it with your own bed and your own mistake. | | bed
Then the grammar comes along inside it, and you don't have to add it later. | no: A single word / yes: The words around it
> Bring your list to {brand} and turn it into phrases. | Turn the list into phrases | note-pencil
> Find out at {brand} which words yours like to travel with. | Which words go together? | link

myth: You don't have to lose your accent
* Your accent isn't the problem. Your fear of it may be. | Your accent can stay | speech
* Do you have to lose your accent to be understood? | Lose the accent? | question
* You open your mouth, and they hear your accent before your words. | They hear the accent first | ear
Nearly everyone who learns a language late keeps one, good speakers too. | Good speakers have one too | users
What trips a listener is something else. Usually the stress. | The stress trips people up | ear
Put the weight on the wrong end of a word, and they have to search for it. | Weight on the wrong end | scales
~ Try saying banana with the weight up front. | Banana, weight up front
So clap your words. It looks silly and it helps. | no: Hide your accent / yes: Clap the stress | hands-clapping
> Ask {brand} for the three words you stress wrong. | Which three do you stress wrong? | question
> Bring your accent to {brand}. It's allowed to stay. | Your accent may stay

how: How your level gets found
* Level three at one school can be level two at the next. | Level three, or two? | stairs
* How does a language school know which class you belong in? | Which class is yours? | question
* Ten minutes of chat, one page of grammar, and you've got a level. | Chat, then one page | chat
The written part shows what you've studied. | at: The page / What you've studied | exam
The talk shows what you can use, and that's often a different person. | at: The talk / What you can use | speech
Questions get harder until you run dry. Running dry is the point. | They go on until you run dry | exam
~ So don't study for it. A lucky score puts you in a class where you drown. | Don't cram for it | books
If you're between two, look at who talks more in each room. | Between two? Listen to both rooms | door-open
> Take the test at {brand} cold, the way you are on a normal day. | Come without cramming | exam
> Tell {brand} if you read far better than you speak. | Read well, speak less? | book-open

how: How a class works without your own language
* The teacher speaks only French, and you speak none. | Only French from minute one | speech
* How can you follow a class in a language you don't know? | How can you follow? | question
* The teacher holds up an apple and says one word. You just had grammar. | One apple, one word | cherries
It begins with things you can see. An apple, a door, your own name. | 1. Things you can see | door
Then the teacher acts. Tired, hungry, late for the bus. | 2. Things you can act | bus
You guess, out loud, all of you, and half of it is right. | 3. You guess out loud | speech
~ The rule turns up afterwards, when you've already used it a few times. | The rule comes after | scroll
It's tiring the way a day in a new city is tiring. | | city
> Sit through one lesson at {brand} and see how much you guessed. | See how much you guess | eye
> Bring a pencil to {brand}, and leave the dictionary app closed. | Leave the app closed | phone-x

question: What if I'm the worst one in class?
* What if I'm the worst one in the language class? | "What if I'm the worst?" | smiley-nervous
* Everybody thinks the others in the class speak better. | Everyone thinks it | users
* Week one, you look around the class, and they all seem fluent. | They all seem fluent | eyes
You hear your own mistakes and the others' best sentences. That's unfair counting. | Unfair counting | scales
One reads well and can't say hello. One chats happily without a single verb. | Everybody is missing something | puzzle
In a group you get answers to questions you hadn't thought of yet. | Borrow the others' questions | question
~ And somebody always laughs first, usually about a false friend. | | smiley
If it's really too hard after two lessons, change rooms. People do it all the time. | Too hard? Change rooms | door-open
> Before you need it, ask {brand} how you'd move to another class. | How do you switch classes? | swap
> Come to {brand} and be bad at it in good company. | Be bad at it together | users-three

question: How long until you can have a conversation?
* How long until I can have a conversation? | How long will it take? | hourglass
* Fluent is a word nobody can put on a calendar. | "Fluent" has no date | calendar
* You haven't had your first lesson, and you'd like an end date. | An end date before the start | calendar
It depends which conversation. Ordering coffee comes early. | at: Early / Ordering a coffee | coffee
Small talk with a patient neighbor comes after that. | at: Then / A patient neighbor | house
The phone is late, because there's no face to read. | at: Late / The telephone | phone
~ And four friends at a noisy table come last of all. | at: Last / A noisy table | cheers
So pick one conversation you want to have, and work toward that. | Pick your conversation | target
> Tell {brand} the first conversation you want to manage. | Which conversation first? | chat
> Ask {brand} what you should be able to say by the end of one course. | What can you say afterwards?

comparison: A group or a teacher for yourself?
* A group class or a teacher of your own? | Group or alone? | users
* In a private lesson there's nowhere to hide. | Nowhere to hide | user
* You've signed up for a language. Now they ask how many chairs. | How many chairs? | chair
Alone, every minute is about your sentences and your own exam. | Alone: your sentences only | user
You also do all the talking, and that's tiring. | You do all the talking | microphone
In a group you hear other people's mistakes, and real talk with strangers. | Group: talk with strangers | users-three
~ And you show up on the lazy days, because the others will. | | calendar-check
For a date that's close, go alone. For the long road, a group carries you. | no: Close date, big group / yes: Close date, alone
> Tell {brand} whether there's a date behind it. | Is there a date? | calendar
> Try a chair in a group at {brand} before you decide. | Try a chair first | chair

choose: How to hear whether a language class is good
* You can hear a good language class through the door. | Listen at the door | door
* How do you choose between two language schools? | Which school? | signpost
* The brochure shows a flag and a smile. What's the class like? | Flag, smile, and then? | flag
Listen to who's talking. If it's only the teacher, you'll learn to listen. | 1. Who's doing the talking? | speaker-high
Ask how many sit in one room when it's full. | 2. How many in a full room? | chair
Ask what happens with your mistakes. All at once, later, or never? | 3. What happens to mistakes? | eraser
~ And look at what people carry out. A page of notes, or something they said? | | notebook
A trial lesson answers all of that in one evening. | | sun-horizon
> Stand at the door at {brand} for a minute and listen. | Listen for a minute | ear
> Call {brand} and ask whether you can sit in on one lesson. | Can you sit in? | question

first: What your first language class feels like
* In the first class you learn to say your name, and it's thrilling. | You learn to say your name | identification-badge
* What do you do in a class when you can't say anything yet? | What if you can't speak yet? | question
* New notebook, name tag, a circle of strangers. Your first language class. | Name tag, circle of strangers | notebook
It's names, numbers, and where are you from. You'll say it more than a dozen times. | Names, numbers, where from | globe
After a few rounds you've stopped thinking about it. | By then it comes alone | repeat
Somebody will mix up hungry and angry, and the room relaxes. | Hungry or angry? | smiley
~ Your jaw may feel odd. New sounds use new muscles. | |
You leave with about five sentences, and you'll try them on the bus. | Five sentences for the bus | bus
> Say your name out loud at {brand}. The rest follows from there. | Start with your name | identification-badge
> Wear whatever you like to {brand}, and bring something to write with. | Bring something to write with | pen

care: How to keep a language from rusting
* You had French once. Now it's somewhere under the winter coats. | French under the winter coats | coat-hanger
* How do you keep a language when the course is over? | How do you keep it? | lock
* The course ended in spring, and nobody around you speaks it. | Nobody around to speak with | user
Small and often beats long and rarely. | no: Two hours on Sunday / yes: A little every day
Set your phone to the language. You know where the buttons are anyway. | 1. Switch your phone over | phone
Talk to the pan while you cook. Cut, stir, too hot. | 2. Talk to the pan | cooking-pot
~ Listen to the same song until you can mumble along. | 3. One song, again and again | music-note
And once a week, say something to a real person who answers. | Once a week, a real person | chat
> Save your once-a-week for a conversation at {brand}. | Once a week, out loud | calendar-check
> Ask {brand} where a rusty French speaker should restart. | Rusty? Where to restart | wrench

checklist: The phrases to learn before a trip
* You don't need the whole language for a week away. | You don't need all of it | suitcase
* Which phrases do you really need on a trip? | Which phrases? | question
* The plane lands, and hello is the only word you've got. | Landed with one word | airplane-landing
First, hello, please, and thank you, said well. Doors open. | 1. Hello, please, thank you | hand-waving
Then, slower please. You'll use it all day. | 2. Slower, please | hourglass
How much is that, and the numbers to understand the answer. | 3. How much, and numbers | tag
What do you call this? Then point. That one phrase teaches you the rest. | 4. What do you call this? | hand-pointing
~ And sorry. Sorry is always useful. | |
> Write down where you're going and let {brand} hear you say hello. | Let them hear your hello | globe
> Learn those four at {brand} before you pack. | Four phrases before you pack | suitcase-rolling

cost: What a language course costs and why
* Why is one language course so much cheaper than the next? | Why so different? | tag
* A language course has a price per hour. Look at the chairs instead. | Look at the chairs | chair
* Two course brochures, same language, very different numbers at the bottom. | Same language, two prices | file-text
Mostly you're paying for how few people share the teacher. | 1. How few share the teacher | users
In a small room it's always nearly your turn. In a big one you mostly wait. | no: Big room, few turns / yes: Small room, many turns
Then there's the preparation, and homework somebody reads and corrects. | 2. Homework that gets corrected | note-pencil
A course toward an exam needs more of that. | 3. An exam at the end | exam
~ Ask about books and the placement test, so nothing surprises you. | | books
> Ask {brand} how often you'd get to speak in one lesson. | How often do you speak? | microphone
> Find out from {brand} what the course price includes. | What's included? | receipt

tip: Learn the word for the thing you can't name
* The handiest word in any language is thing. | The handiest word | spark
* What do you say when the word won't come? | When the word won't come | question
* You're in a hardware store abroad, and the word for screw is gone. | The word for screw is gone | screwdriver
The thing for the door. Small, round, metal, you turn it. | "Small, round, you turn it" | door
Congratulations, you've just spoken. And they'll give you the word. | They'll give you the word | gift
So learn how to describe. Shape, stuff, what it's for. | Shape, stuff, what it's for | shapes
~ Never switch back to English for one missing noun. | | prohibit
Practice at home with the kitchen drawer. Every spoon, no names allowed. | Practice on the kitchen drawer | spoon
> Describe something strange at {brand} and see who guesses it. | Who can guess it? | puzzle
> Play the drawer game at {brand} with people who don't know your kitchen. | Play the drawer game

season(5-6): Learn the counter, not the whole language
* The summer trip is booked, and your Italian course is still an idea. | Trip booked, course not | airplane
* Two months to the trip. Is starting a language still worth it? | Is it still worth it? | calendar
* Summer is close. Learn the language of the counter first. | Learn the counter first | store
Think of what you'll do there every day. Bread, tickets, a table for two. | Bread, tickets, a table | bread
Each of them is one short scene with the same six sentences. | One scene, a few sentences | film-script
Learn the scene from both sides, because the answer is the hard part. | The answer is the hard part | ear
~ You'll still get surprised. Then you smile and say slower, please. | | smiley
Grammar can wait for fall. It's patient. | Grammar can wait | hourglass
> Tell {brand} where you'll stand at a counter this summer. | Which counter this summer? | map-pin
> Rehearse the bakery with {brand} before you have to order for four. | Rehearse the bakery | bread
`,
})
