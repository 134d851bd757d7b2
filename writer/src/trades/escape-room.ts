import { trade } from './trade.ts'

export const escapeRoom = trade({
  id: 'escape-room',
  name: 'escape room',
  also: [
    'escape game',
    'live escape game',
    'exit room',
    'exit game',
    'puzzle room',
    'escape room venue',
    'room escape',
    'escape adventure',
    'mystery room',
    'breakout room',
    'breakout game',
    'live escape room',
    'escape rooms',
    'mobile escape room',
    'outdoor escape game',
  ],
  way: 'visit',
  customers: 'players',
  thing: 'a game',
  things: 'games',
  words: [
    'clue',
    'lock',
    'key',
    'room',
    'puzzle',
    'game',
    'team',
    'escape',
    'code',
    'hint',
    'door',
    'timer',
    'clock',
    'drawer',
    'mystery',
    'riddle',
    'story',
    'box',
    'player',
    'theme',
    'prop',
    'padlock',
    'briefing',
  ],
  pieces: `
mistake: The clue is in somebody's pocket
* The clue you need is often in your friend's pocket. | It's in a friend's pocket | magnifier
* Why is your team stuck with only one lock left? | One lock left, and stuck | lock
* Two minutes on the clock, and he says, oh, this key? | "Oh, this key?" | key
Somebody picked it up early, and right then the bookshelf swung open. | Found early, then forgotten | books
It went into a pocket, and nobody saw it again. | | eye-slash
So say it out loud when you pick something up. Every time. | Say what you find | megaphone
Then put it on one table that's for found things. | no: In a pocket / yes: On the table | table
~ When something's used up, move it to the other end. Done is done. | Used things go aside | check
Half the puzzle is knowing what all of you have. | |
> In your first minute at {brand}, choose one table for everything you find. | One table for finds | table
> Turn out your pockets at {brand} before the game master laughs. | Turn out your pockets | hand

mistake: Don't try every number on the lock
* The padlock has four wheels, and you've decided to try them all. | Trying every number | lock
* Is guessing the code faster than solving it? | Guess or solve? | question
* Click, click, click. Somebody on your team is trying every number. | Click, click, click | lock
While you turn wheels, you're one pair of eyes short. | One pair of eyes short | eyes
And if it opens by luck, the next clue makes no sense. | Lucky now, lost later | dice-five
You skipped the page that tells you what the box is for. | | box
Look at the lock instead. Four letters, so look for a word. | The lock says what it wants | magnifier
An arrow lock wants a path. A key lock wants something metal. | Arrows want a path | path
~ If you've got three of the four, fine, turn the last one. | |
> Read the lock first the next time you're at {brand}. | Read the lock first | lock
> Give the wheel-turner a job at {brand}. They're restless for a reason. | Give them a job | hand

myth: You don't have to be clever
* You don't win an escape room by being clever. | Clever isn't enough | brain
* Do you have to be good at puzzles for an escape room? | Good at puzzles? | puzzle
* The engineer counts tiles. The kid finds the key under the rug. | The kid looked under the rug | rug
Most of it is looking, and saying what you see. | Look, and say it | eyes
There's a bird on the clock, and a bird on the wallpaper. | A bird here, a bird there | bird
Somebody notices that. Somebody else remembers the feather. | Who remembers the feather? | feather
The one who's good at math gets one lock, maybe. | | calculator
~ And somebody has to keep cheerful when nothing opens. That's a job too. | | smiley
A mixed bunch does well. Old, young, loud, quiet. | no: Five engineers / yes: A mixed bunch | users
> Bring somebody to {brand} who says they're bad at puzzles. | Bring the bad one | user
> Take your grandmother to {brand}. She's opened more drawers than you. | Take your grandmother | user

how: How a puzzle gets put into a room
* Nothing in that room is there by accident. Nearly nothing. | Nearly nothing by accident | eye
* Who thinks up the puzzles in an escape room? | Who makes these up? | lightbulb
* The lamp in this room isn't for light. | Not for light | lamp
It starts with the story. A professor, a theft, a train. | 1. The story | train
Then the lock at the end, and everything gets built backward from there. | 2. Backward from the last lock | lock
Each answer hands you one thing, and tells you where it goes. | 3. Each answer hands you one thing | hand
Then strangers test it, and they do what nobody expected. | 4. Strangers test it | users
~ Somebody always unscrews the lamp. So now there's a sticker on it. | The lamp gets a sticker | lightbulb
> Ask {brand} what players did that nobody expected. | What surprised you most? | question
> Look for the story at {brand}, not only for numbers. | Look for the story | book

how: Who's watching, and how a hint works
* Somebody's watching you look for the key. Kindly. | Somebody's watching, kindly | security-camera
* How do hints work in an escape room? | How do hints work? | question
* You've lifted the same box six times, and a voice says, the other box. | "The other box" | speaker-high
The game master follows all of it on a screen, and knows where the room usually stops people. | The game master follows along | desktop
When you're close, they keep quiet. | Close? They keep quiet | hourglass
When you're lost, something blinks, or knocks, or speaks. | Lost? Something knocks | lightbulb
In most rooms you can also ask. A hand up, a phone, a bell. | You can ask | hand-palm
~ A hint isn't losing. Standing in front of a dead end for ten minutes is. | no: Ten dead minutes / yes: One good hint | timer
> Agree before the door shuts how your hints work at {brand}. | How do hints work here? | question
> Use your first hint at {brand} early. It's worth more then. | Take the first hint early | hand

question: How many of you should there be?
* Too few players miss things. Too many stand on each other's feet. | Too few, too many | users
* How many players make a good team? | How many players? | users-three
* One clue, a small room, and everybody's hands on it. | Too many hands, one clue | hand
The listing says how many fit. The number that's fun is usually smaller. | Fewer than fit is more fun | scales
With two, you'll see everything, and work all the time. | Two: busy all the time | user
With four, you can split up and still hear each other. | Four: split up, still hear | users-four
With the most it allows, someone ends up holding a lamp. | Full: someone holds a lamp | flashlight
~ For a birthday that's fine. To beat the record, bring fewer. | |
With a big crowd, take two rooms and race. | no: Ten in one room / yes: Two rooms, one race | flag-checkered
> Tell {brand} how many you are and what you're in the mood for. | How many are you? | chat
> Too many for one room? Ask {brand} about two at the same time. | Two rooms at once? | swap

question: Are you really locked in?
* Are you really locked in an escape room? | Really locked in? | lock
* The door closes behind your team, and somebody swallows. | Somebody swallows | door
* One of you wants to play, and doesn't like closed doors. | Not fond of closed doors | door
Usually you aren't. What you're beating is the clock, not the door. | You're beating the clock | clock
There's a way out, and you get shown it before you start. | You see the way out first | signpost
If you need air, you go, and you can come back. | Need air? Just go | wind
Somebody sees and hears you all the time. | Somebody hears you | headset
~ Some rooms are bright, some dark, and some have a crawl. You can ask which. | Bright, dark, or with a crawl? | flashlight
> Choose the brightest room at {brand}, if that's better for one of you. | The brightest room? | sun
> Say it at {brand} before the start. One sentence is enough. | One sentence is enough | speech

comparison: A lot of searching or a lot of thinking?
* Some escape rooms are for the fingers. Some are for the head. | Fingers, or head? | hand
* Which kind of escape room is for you? | Which kind? | question
* One team crawls under beds. The other stares at a poem. Same hour. | Under beds, or at a poem | bed
In a searching room there are drawers, false books, things behind things. | Searching: drawers, false books | books
Kids love that, and tall people get sore knees. | Kids love it | smiley
In a thinking room it's all in view, and nothing makes sense yet. | Thinking: all in view | puzzle
Good for people who do crosswords in ink. | | pen
And in some you mostly live a story, with sound and light and a bit of fright. | Story: sound, light, fright | ghost
~ The description hardly ever says it. So ask. | |
> Ask {brand} which of the rooms is the searcher's room. | Which is for searchers? | magnifier
> Tell {brand} what made your team happy the last time. | What did you like? | heart

choose: How to choose a room for a mixed group
* The theme on the poster says pirates. It doesn't say how hard. | Pirates, but how hard? | anchor
* Which room should you pick with kids and grandpa in the team? | Kids and grandpa? | users
* Five friends, five tastes, one game to book. | Five tastes, one game | ticket
First the fright. Does somebody jump out, or is it only gloomy? | 1. Does somebody jump out? | ghost
Then the knees. Is there crawling, or stairs? | 2. Crawling, or stairs? | stairs
Then the reading. Are there long texts, and who likes those? | 3. Long texts? | file-text
Then the level. Ask how many teams get out. | 4. How many get out? | door-open
~ For the first one, take an easy room and the best story. | | book
> Say who's coming, and let {brand} name a room. | Say who's coming | users
> Before you book, find out from {brand} what's scary in there. | What's scary in there? | mask-sad

first: Your first escape room, from the door to the photo
* Nobody wins the first five minutes of an escape room. | Nobody wins the start | timer
* What happens in an escape room if you've never done one? | Never done one? | question
* Bags in the locker, phones away, and then the briefing. | Bags and phones away | lockers
You hear the story, and what you mustn't pull on. | 1. The story and the rules | book
Then the door shuts, the clock runs, and all of you run around. | 2. Everybody runs around | clock
It's chaos for a while. Then the first lock goes click. | 3. The first click | lock
After that it's quieter, and people start to split up. | 4. People split up | users
~ Near the end you'll all be at one table, shouting. | | megaphone
Out or not, you get told how you did and how the clever one worked. | Afterwards, the answers | lightbulb
> Be at {brand} a little early. The briefing is part of it. | Come a little early | clock
> Tell {brand} at the door that it's your first. | "First time here" | hand-waving

care: If it needs force, it's the wrong way
* If it takes two hands and a foot, it isn't a puzzle. | It isn't a puzzle | hand-grabbing
* What are you allowed to touch in an escape room? | What can you touch? | hand
* There's a screw in the wall of the room. Your friend has a coin. | A screw and a coin | coin
Right answers open with two fingers. That's how they're built. | Two fingers are enough | hand-tap
Screws, outlets, ceilings, and fire things are never a clue. | 1. Not screws or outlets | plug
Things with a sticker aren't either. | 2. Not things with a sticker | sticker
What's been used stays where it is, or goes back in its lock. | 3. Leave keys in their locks | key
~ Books can be opened. They needn't be taken apart. | |
Someone plays right after you, and they want the lamp whole. | Someone plays after you | users
> Leave the key in its lock at {brand}, for the next team. | Leave the key in | key
> Not sure whether to pull? Hold it up to the camera and ask {brand}. | Pull it? Ask first | question

checklist: What to do before the door shuts
* A team gets better before it's in the room. | Get better before you go in | users
* What should you do right before an escape room starts? | What before the start? | question
* Somebody has to pee exactly when the game clock starts. | Now, of all times | toilet
Go to the restroom first, even if you think you don't need to. | 1. Toilet first | toilet
Reading glasses, if anyone needs them for a menu. | 2. Reading glasses | eyeglasses
Shoes and clothes you can kneel in. | 3. Clothes for kneeling | pants
One who keeps an eye on the clock, and says so now and then. | 4. One for the clock | clock
And one code word that means everybody stop and listen. | 5. A word for "listen" | ear
~ Hungry people give up on the third lock. Eat something. | |
> Pick your listen word on the way to {brand}. | Pick your word | speech
> Eat before {brand}, and be wrong together in a good mood. | Eat first | fork-knife

cost: Why two players pay more each than six
* Two players pay more for an escape room than each of six. | Why is it more for two? | coins
* What does the price of an escape room depend on? | What's the price made of? | tag
* An hour of game for the team. Who else is working? | Who else is working? | user
You get the room for yourselves, however few you are. | 1. A room of your own | key
One person watches only you, from start to end. | 2. One person watching | eyes
Afterwards everything gets put back, each coin, each page. | 3. Everything put back | repeat
Things break, because strangers pull on them all week. | 4. Things that break | wrench
~ Evenings and Saturdays fill first, so look at a weekday too. | | calendar
> Get the price per head from {brand} for your number. | What for your number? | users
> Ask {brand} which hours are the quiet ones. | When's it quiet? | clock

tip: Stand where the others aren't
* Everybody's bent over the same box. That's your chance. | All over one box | box
* What can you do when you feel useless in an escape room? | Feeling useless? | question
* Five heads over one puzzle, and nobody's looking at the wall. | Nobody looks at the wall | wall
Turn around and look at what nobody has touched yet. | Look where nobody is | eyes
Read the room aloud, like a list. Clock, six birds, a red book. | Read the room aloud | list
You needn't understand it. Somebody behind you will say, wait, how many birds? | "How many birds?" | bird
Swap places when you're stuck. Fresh eyes, same lock. | Swap places | swap
~ Two at a puzzle is plenty. A third one holds the light. | Two per puzzle | flashlight
> Start along the walls at {brand} and call out what you see. | Start along the walls | wall
> Stuck at {brand}? Swap. Don't stare. | Don't stare, swap | swap

season(10): How scary is it, really?
* October, and half your team wants blood. The other half wants cocoa. | Blood or cocoa? | coffee
* How scary is a scary escape room? | How scary is it? | ghost
* It's Halloween week. The lights go out, and your team grabs one sleeve. | One sleeve, four hands | hand-grabbing
There's gloomy. Creaks, candles, a portrait that looks at you. | at: Gloomy / Creaks and candles | candle
There's jumpy. Something bangs just when you've got the key. | at: Jumpy / A bang at the key | key
And there's somebody. An actor, in there, with you. | at: Somebody / An actor in there | mask-happy
Those are three different evenings. Find out which it is. | Three different evenings | moon
~ The one who's brave in the car goes first through the door. | | car
And dates go fast this month, because everyone has the same idea. | Dates go fast in October | calendar
> Ask {brand} straight out. Gloomy, jumpy, or somebody? | Gloomy, jumpy, or somebody? | question
> Choose with {brand} for the least brave of you, and everyone has fun. | Think of the least brave | heart
`,
})
