import { trade } from './trade.ts'

export const dramaSchool = trade({
  id: 'drama-school',
  name: 'drama school',
  also: [
    'acting school',
    'acting class',
    'acting classes',
    'acting studio',
    'acting coach',
    'acting teacher',
    'drama class',
    'drama classes',
    'drama teacher',
    'theater school',
    'theatre school',
    'stage school',
    'youth theater',
    'youth theatre',
    'improv class',
    'improv school',
    'improv theater',
    'drama club',
    'acting lessons',
    'musical theater school',
    'acting workshop',
    'drama studio',
    "children's theater school",
  ],
  way: 'class',
  customers: 'students',
  thing: 'an acting class',
  things: 'acting classes',
  words: [
    'drama',
    'acting',
    'actor',
    'stage',
    'scene',
    'script',
    'rehearsal',
    'audition',
    'monologue',
    'improv',
    'role',
    'character',
    'line',
    'theater',
    'play',
    'voice',
    'class',
    'audience',
    'costume',
    'curtain',
    'show',
    'cue',
    'part',
    'director',
  ],
  pieces: `
mistake: Don't learn your lines with the feeling in them
* You learned the lines with all the feeling, and now they're stuck. | Stuck in one tone | repeat
* Why do your lines sound the same every single time? | Why always the same? | waveform
* Alone in your bedroom, the monologue was wonderful. | Wonderful in the bedroom | bed
If you learn the words with the tune, you only have the tune. | Words and tune stick together | music-note
Your partner shouts, and you answer the way you did in the mirror. | You answer your mirror | mirror
So learn them flat. Fast, dull, while you wash the dishes. | no: With feeling / yes: Flat and fast | sink
Go up the stairs, go down, say them to the dog. | Say them to the dog | dog
~ When nothing can shake them loose, they're yours. | | lock
The feeling comes later, from the other person on stage. | The feeling comes from the other one | users
> Bring your lines to {brand}, dull and solid. | Bring them dull and solid | file-text
> Mumble your monologue at {brand} before anybody acts it. | Mumble first | microphone-slash

mistake: Playing sad is not the same as a sad scene
* Nobody on stage should be trying to cry. | Nobody tries to cry | mask-sad
* Why does your sad scene make the audience cough? | Why do they cough? | mask-sad
* Your hand goes to your forehead, your voice shakes, and nobody believes the scene. | Shaky voice, nobody believes it | hand
Look at people at a train station. They're all trying not to cry. | They try not to cry | train
They talk about the sandwiches and check the ticket again. | They talk about sandwiches | ticket
That's what you play. What the person does to keep it together. | no: Play the tears / yes: Play the trying | mask-happy
Ask what your character wants from the other one, right now. | What do they want right now? | question
~ A coat, an apology, five more minutes. | | hourglass
> Take your biggest crying scene to {brand} and play it dry. | Play it dry | drop-slash
> Figure out with {brand} what your character wants in line one. | What do they want? | question

myth: You don't have to be loud to act
* Half of every acting class is shy. | Half the class is shy | users
* Aren't drama classes for the loud ones? | Only for the loud ones? | megaphone
* The shy kid in the last row knows everybody's lines. | Last row knows every line | chair
Shy people watch. They've watched all their life. | Shy people watch | eyes
They know how somebody folds a napkin when they're offended. | They see the folded napkin |
On stage somebody else is speaking. It isn't you who has to be brave. | The character has to be brave | mask-happy
~ Loud ones have a harder job, in fact. They have to learn to wait. | | hourglass
How far your voice carries can be learned. That's breath, not courage. | no: Courage / yes: Breath | wind
> Come to {brand} and stand at the edge first. Edges are allowed. | The edge is allowed | person
> Tell {brand} at the door that you're the quiet kind. | "I'm the quiet kind" | speech

how: How actors remember all those lines
* How do actors remember all those lines? | How do they remember it all? | brain
* An actor doesn't learn lines. An actor learns a walk through a room. | Lines hang on a walk | footprints
* Two hours on stage and nobody hands you the script. | Two hours, no script | file-text
First you cut it into bites, and each bite is one thing you want. | 1. Cut it into wants | scissors
Then you walk it. Every line gets a place, at the chair, at the door. | 2. Give each line a place | chair
Your feet remember, and they pull the words along. | Feet remember | footprints
You also learn the other one's last words, because that's your cue. | 3. Learn the cue before yours | ear
~ Then you sleep on it. It's firmer in the morning. | | moon
> Bring a page of script to {brand} and walk it through the room. | Walk your page | file-text
> Let somebody at {brand} throw you the cues in any order. | Cues in any order | shuffle

how: How a play gets built before you see it
* For the first days of a play, nobody stands up. | First days, nobody stands | chair
* What do they do in rehearsal for all those weeks? | What do they do all day? | calendar
* Tape on the floor, a chair for a horse. That's a rehearsal. | A chair for a horse | horse
First everybody sits around a table and reads it, pencils in hand. | at: First / Reading at a table | pencil
Then the director puts the scenes on their feet, with tape for walls. | at: Then / On their feet | footprints
Then comes the run, all of it, no stopping, with things going wrong. | at: After that / One full run | play
Then the theater joins in. Lights, doors, the train whistle that comes late. | at: Last / Lights and sound | lightbulb
~ The costume arrives near the end, and suddenly you walk differently. | | dress
> See what a read-through is like at {brand}, pencil in hand. | Try a read-through | pencil
> Next time you're at {brand}, look for the tape on the floor. | Look for the tape | eye

question: Do you have to go up alone in the first class?
* Will I have to go up on stage alone? | "Alone on stage?" | user
* In your first drama class nobody gets pushed into the light. | Nobody pushes you | hand-palm
* You picked the chair nearest to the exit. Fine for a first acting class. | The chair by the exit | chair
It starts with everybody on their feet, all at once. | Everybody at once | users
You walk through the room, fast, slow, like it's raining. | Walk like it's raining | cloud-rain
Nobody watches, because all of them are busy being wet. | No time to watch you | drop
Then in pairs, then half the room looks and half does. | Pairs, then half and half | users-three
~ By the time it's your turn alone, it's a different week. | | calendar
And pass is a word in this room. You can always say it. | "Pass" | hand
> Say pass at {brand} if you need to, and stay for the next one. | You can pass | hand-palm
> Ask {brand} what the first twenty minutes look like. | What's first? | question

question: What if I forget my line on stage?
* Everybody forgets a line once. The audience hardly ever knows. | Everybody forgets once | brain
* What happens when you forget your line on stage? | What if I forget? | question
* The light is on you, the line is gone, and the silence is enormous. | The line is gone | spark
Breathe. You feel a whole minute. They see a pause. | To them it's a pause | timer
Look at your partner. Often the words are in their face. | 1. Look at your partner | eyes
If not, say what you want, in your own words. | 2. Say what you want | speech
Your partner will jump in, because theirs depends on yours. | 3. Your partner jumps in | users
~ What you don't do is look at the audience and say sorry. | no: Say sorry / yes: Stay in it | prohibit
In rehearsal, practice getting lost on purpose. Then it's a known road. | Get lost on purpose | signpost
> Get lost on purpose at {brand}, while it's only rehearsal. | Get lost in rehearsal | signpost
> Tell {brand} which line you always lose, and lose it on purpose. | Which line do you lose? | puzzle

comparison: Improv or a script?
* Improv scares people who can learn a script, and the other way around. | Each scares the other | mask-happy
* Improv class or scripted acting? | Improv or script? | signpost
* Somebody shouts a potato and a space station, and the scene starts. | A potato, a space station | rocket
In improv you get nothing, so nothing can be forgotten. | Improv: nothing to forget | spark
You learn to listen like a hawk and take what you're handed. | Improv: take what's handed | hand
With a script you get gorgeous words, and weeks to find out what's under them. | Script: gorgeous words, weeks | file-text
~ You also get to know the other one's grandmother by then. | |
For quick fun on a Tuesday, take improv. If you like to dig, take the script. | Quick fun, or digging? | file-text
> Give {brand} a potato and a space station. | Shout your own potato | chat
> Tell {brand} which of the two scares you more. Maybe begin there. | Which scares you more? | mask-sad

choose: What to look for in an acting class
* Watch an acting class before you pay for one. | Watch before you pay | eyes
* How do you tell a good drama class from a noisy one? | Good, or noisy? | ear
* In some classes one kid acts, and the rest wait for their part. | One acts, the rest wait | hourglass
Count how many people are doing something at any moment. | 1. How many are doing something? | users
Listen to what gets said after a scene. Great isn't a note. | 2. What's said after a scene? | speech
You left before she answered is a note. | "You left before she answered" | door-open
Look at how they treat the one who's having a bad day. | 3. How's the bad one treated? | hand-heart
~ And ask whether there's a show, and who gets to be in it. | 4. Is there a show for all? | ticket
> Ask {brand} if you may watch before you join. | May I watch first? | eye
> Take your child to see one class at {brand}, then ask in the car. | Ask in the car | car

first: What your first acting class feels like
* You'll play a tree in drama class. It's better than it sounds. | You'll play a tree | tree
* What happens in a first acting class? | What happens? | question
* Socks on a wooden floor, strangers in a circle, your first drama class. | Socks, circle, strangers | sock
It begins with names, thrown around the circle like a ball. | Names fly like a ball | tennis-ball
Then breath and noise. You'll hum till your nose tickles. | Humming till it tickles | waveform
Then you and somebody you don't know play a very short scene about a bus. | A short scene about a bus | bus
Somebody laughs in the wrong spot, and it turns out to be the right one. | | smiley
~ You won't get a part and you won't get a script. | |
On the way home you'll notice how people hold their bags. | You'll notice people's bags | bag
> Pack thick socks for {brand}. | Pack thick socks | sock
> Make your first noise at {brand} while everybody else makes theirs. | First noise, in company | users

care: What to do with your script
* An actor's script looks terrible by the end. | It should look terrible | file-text
* What do you write in the margins of a script? | What goes in the margin? | note-pencil
* Coffee ring, pencil marks, one torn corner. A happy script. | A happy script | coffee
Pencil only. The director will change it, and then change it back. | no: Pen / yes: Pencil | pencil
Mark where you move. Stop at the door, sit down on the word but. | 1. Where you move | footprints
Mark where you breathe, because nerves will eat your breath. | 2. Where you breathe | wind
Mark the words your partner lands on. | 3. The word you answer to | target
~ Highlighter only for your own lines. Pale, so the pencil shows. | | highlighter
And write your name on it. They all look the same on the floor. | Your name on it | identification-badge
> Bring a soft pencil to {brand}, with an eraser on the end. | Soft pencil, eraser end | pencil
> Fill your first margin at {brand}. | Fill your first margin | note-pencil

checklist: What to bring to an audition
* You get two minutes at an audition. It starts at the door. | Two minutes, from the door | door-open
* What do you bring to an audition? | "What do I bring?" | bag
* In the hallway of an audition, everybody is mumbling at the wall. | Mumbling at the wall | wall
A piece you like. If you're bored with it, so are they. | 1. A piece you like | heart
A second one that's quite different, because they may ask. | 2. A second, different one | swap
Shoes you can fall down in, and clothes you can sit on the floor in. | 3. Shoes you can fall down in | sneaker
The whole play in your head. They'll ask what happens before your scene. | 4. The whole play in your head | book
~ Water and something to eat. You'll wait. | 5. Water and a snack | hourglass
> Walk in through the door at {brand} a few times, just the walking in. | Practice walking in | door
> Take both pieces to {brand} and hear which one is you. | Which one is you? | ear

cost: What an acting class costs and why
* One acting class has a show at the end, the other doesn't. | With a show, or without | ticket
* Why do drama classes differ so much in price? | Why the difference? | tag
* The class fee was small. Then came the costume and the tickets. | Then came the extras | receipt
Mainly it's how many share the time. In a small class you're on your feet more. | 1. How many share the time | users
A show at the end needs a room with lights, and somebody who runs them. | 2. A show needs lights | lightbulb
Rights to a known play get paid for as well. | 3. The rights to the play | file-text
Working in front of a camera takes cameras, and time to look at it together. | 4. Camera work | video-camera
~ Ask about the extras in September, not in May. | | calendar
> Let {brand} tell you what comes on top of the class. | What comes on top? | receipt
> Ask {brand} how long you'd be on your feet in one session. | How long on your feet? | timer

tip: Listen, and your hands will know what to do
* What do you do with your hands on stage? | What about the hands? | hand
* The hands are the first thing that goes strange on stage. | Hands go strange | hand
* The scene starts, and suddenly your arms weigh a ton. | Arms weigh a ton | spark
At dinner you never think about your hands, and they're fine. | Fine at dinner | fork-knife
That's because you're busy with somebody. | You're busy with someone | users
So get busy. Look at your partner's eyes and find out what color they are. | Find the color of their eyes | eye
Really listen, as if you might hear something new this time. | no: Watch your hands / yes: Watch your partner | ear
~ If that fails, hold a cup. Actors love cups. | Actors love cups | coffee
> Come and forget your hands at {brand}. | Forget your hands | hand
> Try the eye-color game at {brand} with a total stranger. | Eye-color game | eyes

season(5-6): How to be a good audience for your own kid
* Your child has a part. Second tree from the left. | Second tree from the left | tree
* Show week is coming. What can parents do? | What can parents do? | question
* It's May, there are wings on the kitchen table, and the show is close. | Wings on the kitchen table | feather
Run lines in the car, but be dull. You're the cue, not the director. | Be the cue, not the director | car
Ask for the costume list now, since white tights sell out first. | Costume list now | list
On the day, food early and something to sleep on, not a speech. | Food early, no speeches | fork-knife
~ Don't wave. They'll wave back, and it's a funeral scene. | Don't wave | hand-waving
Afterwards skip the notes. Say which moment you liked. | no: Notes on the way home / yes: One moment you liked | heart
> Ask {brand} how you can help backstage. | Help backstage? | hand-heart
> Get your row from {brand}, and leave the phone in your bag. | Phone in the bag | phone-slash
`,
})
