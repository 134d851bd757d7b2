import { trade } from './trade.ts'

export const musicSchool = trade({
  id: 'music-school',
  name: 'music school',
  also: [
    'music academy',
    'music teacher',
    'music lessons',
    'music studio for lessons',
    'piano teacher',
    'piano lessons',
    'guitar teacher',
    'guitar lessons',
    'violin teacher',
    'violin lessons',
    'drum teacher',
    'drum lessons',
    'singing teacher',
    'singing lessons',
    'voice teacher',
    'vocal coach',
    'voice lessons',
    'cello teacher',
    'piano studio',
    'rock school',
    'ukulele lessons',
    'music tuition',
    'piano school',
    'guitar school',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a music lesson',
  things: 'music lessons',
  words: [
    'music',
    'lesson',
    'piano',
    'guitar',
    'violin',
    'drum',
    'song',
    'note',
    'instrument',
    'string',
    'chord',
    'practice',
    'teacher',
    'recital',
    'scale',
    'rhythm',
    'bow',
    'key',
    'finger',
    'voice',
    'sing',
    'singing',
    'piece',
    'tune',
    'melody',
  ],
  pieces: `
mistake: You always start from the beginning
* Most people can play the first four bars of their piece beautifully. | The first bars sound lovely | piano-keys
* Why does the song fall apart in the same place every time? | Always the same place | repeat
* You make a mistake in the piece, and back you go to the top. | One slip, back to the top | music-notes
The beginning gets played over and over, and bar twenty hardly ever. | The start gets all the practice | repeat
Your fingers learn exactly that. Strong start, nervous middle. | Strong start, nervous middle | chart-line-down
Begin where it hurts. One bar before the trouble, one bar after. | no: From the top / yes: One bar either side | target
Play it slow enough that nothing goes wrong, a few times over. | Slow enough to be right | metronome
~ Then put it back in the song like a tooth in a comb. | | comb
> Play {brand} the bar you always dread first. | Start with the dreaded bar | music-note
> Circle the bad bar in pencil before you go to {brand}. | Circle it in pencil | pencil

mistake: Fast practice is practicing the mistakes
* Playing a piece fast too early teaches your fingers the mistakes. | Too fast teaches mistakes | timer
* Why does the scale stumble only when it's fast? | Why only when it's fast? | metronome
* Eight measures of guitar, played at concert speed, with a crash in the middle. | Concert speed, then a crash | guitar
Fingers don't know right from wrong. They keep what they've done most often. | Fingers keep what they do most | hand
So find the speed where you can't go wrong. It'll feel silly. | 1. Slow until it's right | metronome
Stay there until it's boring. | 2. Stay until it's boring | hourglass
Then one notch up on the metronome. Only one. | 3. One notch up | metronome
~ If it falls over, one notch back. No shame in that. | 4. If it falls, one notch back | steps
> Let {brand} find the speed where you can't go wrong. | Find your safe speed | gauge
> Bring the piece that crashes to {brand} and play it at half speed. | Half speed first

myth: You're not too old for the first lesson
* Plenty of piano students could be their classmates' grandparents. | Some students are grandparents | piano-keys
* Isn't it too late to start an instrument? | Too late to start? | clock
* Somebody told you music has to start at six. | "You have to start at six" | speech
Kids have time and quick fingers. That part is true. | Kids: time and quick fingers | hand
Grown-ups have something else. You know what you want to play. | Grown-ups: they know the song | heart
You can hear what's wrong, and you can practice without being told. | You hear what's wrong | ear
~ You're also the one paying, and that helps on tired evenings. | | wallet
The fingers complain for a few weeks. Then they give up complaining. | The fingers stop complaining | calendar
> Hum {brand} the song you've always wanted to play. | Hum the song | microphone
> Say your age to {brand} and ask where a first lesson would begin. | Where would you begin? | question

how: How two hands learn to do different things
* Two hands, one song, and your brain in the middle. | Two hands, one song | hand
* How do you get both hands to play a different tune? | Two hands, two tunes? | question
* The left hand knows its piano part until the right hand arrives. | Alone fine, together gone | piano-keys
First you play each hand alone, until you could talk while it plays. | 1. One hand, while you talk | speech
Then together, but only where they meet on the same beat. | 2. Only where they meet | intersect
You put them down like footsteps. Together, left, together, right. | 3. Like footsteps, one by one | footprints
~ Tap it on your knees before you touch the keys. It's the same job. | |
One day it closes like a zipper, and you can't remember what was hard. | It closes like a zipper | hand
> Tap it out on your knees with {brand} before you play a note. | Knees first, keys later | hand
> Show {brand} the two bars where your hands argue. | Where do your hands argue? | piano-keys

how: Why your fingertips hurt at first
* The first guitar song is played with sore fingertips. | Sore fingertips, first song | guitar
* Do everybody's fingers hurt from the strings in the beginning? | Does it hurt for everybody? | fingerprint
* You press the string, it buzzes, so you press harder. Ouch. | Buzz, press, ouch | hand
Steel strings are thin, and your fingertips are soft. They toughen up in a few weeks. | at: First weeks / Tips get tougher | calendar
Until then, play short and often. Ten minutes, then leave it. | Short and often | timer
And look where you press. Just behind the metal bar, not on top of it. | no: On the bar / yes: Just behind it | guitar
~ There the string needs hardly any force, and the buzz is gone. | | waveform
A guitar that's hard to press may only need adjusting. Somebody should look at it. | Hard to press? Have it checked | wrench
> Take the guitar you found in the attic to {brand} before you blame your fingers. | Attic guitar? Bring it | guitar
> Have {brand} look at where your finger lands. | Where does your finger land? | eye

question: How old should a child be?
* At four they bang the piano. At eight they read the notes. | Bang at four, read at eight | piano-keys
* When is a child ready for music lessons? | When is a child ready? | question
* Your kid sings all day and can't sit through dinner. Lessons yet? | Sings all day, never sits | music-notes
Age says little. Watch what happens after ten minutes with one game. | Watch after ten minutes | timer
Ten minutes on one thing is enough for a short lesson. | Ten minutes is enough to start | hourglass
Counting to eight helps, and knowing left from right. | Counting, left and right | hand
~ For wind instruments the size of the child counts too, because arms and front teeth matter. | | ruler
Younger than that, singing and clapping in a group is the better start. | Too small? Sing and clap first | hands-clapping
> Ask {brand} for a short first try, without signing anything. | A short first try | clock
> Bring the singing child to {brand} and see what they walk up to. | What do they walk up to? | footprints

question: What do you need at home to start?
* You don't need a grand piano in the living room to begin. | No grand piano needed | piano-keys
* What instrument do you need at home for the first lesson? | What do you need at home? | house
* Before the first piano lesson, somebody wants to sell you a piano. | Buy first? | cash-register
Have the first lesson before you buy anything. | Lesson first, buying later | calendar
Then you know the size, and the kind, and whether it's love. | Size, kind, and love | heart
Many start with a rented one, violins above all. Children outgrow them. | Children outgrow violins | ruler
~ For piano, ask for keys that push back, the way the real ones do. | Keys that push back | piano-keys
And a chair without arms, at the right height. Everyone forgets the chair. | Don't forget the chair | chair
> Before you spend anything, ask {brand} what fits. | Ask before you buy | question
> Send {brand} a photo of the instrument you've been offered. | Send a photo of it | camera

comparison: Keyboard or real piano?
* Two keyboards look the same until your finger goes down. | They look the same | piano-keys
* Keyboard, digital piano, or the real one? | Which one? | question
* The neighbors can hear your piano scales through the wall. | Scales through the wall | wall
A real piano answers your touch, and it needs tuning and floor space. | Real: touch, tuning, space | ear
A digital one with weighted keys gets close, and takes headphones at night. | Digital: headphones at night | headphones
A light keyboard with springs plays like a typewriter. | Light keys feel like typing | keyboard
~ It's fine for finding out, and soon you can't play soft and loud. | |
So the question to ask about any of them is how the keys feel. | no: How many sounds? / yes: How do the keys feel? | hand
> Put your hands on different keys at {brand} before you decide. | Feel the keys first | hand
> Find out from {brand} how long your keyboard will be enough. | How long will it do? | hourglass

choose: What to watch in a trial lesson
* A great player can be a poor teacher. | Playing isn't teaching | music-notes
* How do you choose a music teacher? | How do you choose? | magnifier
* Trial lesson, new room, a stranger at the piano. What do you watch? | What do you watch? | eye
Watch who plays. In a good lesson, mostly the student does. | 1. Who's playing? | student
Listen to how a wrong note gets fixed. With a trick, or with again? | 2. A trick, or just "again"? | repeat
See what's on the music stand. Only exercises, or a song too? | 3. Is there a song on the stand? | music-note
~ And count the laughs. | 4. Any laughs? | smiley
Afterwards, one question to the kid or to yourself. Do you want to play it again at home? | Do you want to play it again?
> Ask {brand} which songs people play by the end of a term. | Which songs, and when? | music
> Have one lesson at {brand} with your eyes open. | One lesson, eyes open | eyes

first: What happens in the first lesson
* You'll play something in the very first lesson. | You'll play on day one | music-note
* Do you have to know anything before a first music lesson? | Know anything first? | question
* New instrument, shut case, and you don't dare open it. | New case, red ears | suitcase
First you learn to hold it. That takes longer than you'd think. | 1. How to hold it | hand
Then one sound, on purpose. It squeaks, or buzzes, or it's lovely by accident. | 2. One sound, on purpose | waveform
Then two sounds in a row, and that's already a rhythm. | 3. Two sounds, a rhythm | metronome
~ Your teacher plays along underneath, and suddenly it's music. | | users
For the week you take home one tiny thing. Not a book, one thing. | One tiny thing for the week | gift
> Open the case at {brand}. Nobody listens at the door. | Open the case | suitcase-simple
> Carry it to {brand} even if a string is missing. | Come with a string missing | guitar

care: Don't leave your guitar in the car
* A guitar in a hot car can come apart at the glue. | Hot car, soft glue | thermometer-hot
* Where should an instrument stand at home? | Where should it stand? | house
* It's an hour in the parking lot, and the violin stays in the trunk. | An hour in the trunk | car
Wood swells when it's damp and shrinks when it's dry. | Wood swells and shrinks | drop
Fast changes are the worst. Sun, radiator, trunk. | no: Sun, radiator, trunk / yes: An inside wall | sun
An inside wall away from the heater is a good spot. | | wall
Wipe the strings after playing. Fingers leave salt on them. | Wipe the strings | towel
~ And loosen the bow, every time, or its hair stretches. | Loosen the bow | hair
> Ask {brand} to show you how loose the bow should be. | How loose is loose? | question
> If it's buzzing since winter, let {brand} hear it. | Buzzing? Let somebody hear it | waveform

checklist: What to pack for your first recital
* The recital is Saturday, and the music is on the piano at home. | Music left at home | piano-keys
* What do you need to bring to a recital? | "What do I bring?" | bag
* Backstage, cold fingers, your name called. What's in your bag? | What's in your bag? | hand
Your music, even if you know it by heart. Pages get lost, so tape them. | 1. Your music, pages taped | file-text
Something warm for your hands. Cold fingers are slow fingers. | 2. Something warm for the hands | coat-hanger
Shoes you've practiced in, above all at the pedals. | 3. Shoes you've practiced in | sneaker
A spare string, or a reed, if your instrument eats them. | 4. A spare string or reed | guitar
~ And how you'll start. Hear the first bar in your head before you lift a finger. | 5. The first bar in your head | ear
> Do one run with coat, bow, and all at {brand} the week before. | One full run before | calendar-check
> Play it to one friend first, then at {brand}. | One friend, then everyone | users

cost: What a music lesson costs and why
* Half an hour of piano, and the price makes you swallow. | Half an hour, how much? | tag
* What are you paying for in a music lesson? | What are you paying for? | receipt
* Two guitar teachers on one street, two prices. | One street, two prices | guitar
It's one person and one pair of ears on you, with no break. | 1. One pair of ears on you | ear
Length counts first. A small child is done after half an hour, an adult warms up by then. | 2. The length | clock
Sharing a lesson with somebody makes it cheaper, and slower. | 3. Alone or shared | users
Then the training behind it. Those years of scales were somebody's childhood. | 4. The training behind it | graduation-cap
~ Ask what happens with lessons you miss. That's often the real difference. | | calendar-x
> Get the rules for a missed lesson from {brand} before you compare. | What if you miss one? | calendar-x
> Call {brand} and say who it's for and how old. | Who is it for? | phone

tip: Take the instrument out of its case
* An instrument in its case doesn't get played. | In the case, not in your hands | suitcase
* Why do you practice so little when you really want to? | Why so little practice? | question
* The violin is behind the door, in the case, under a jacket. | Behind the door, under a jacket | door
Getting it out is three steps, and each one is a reason to leave it. | Three steps too many | steps
Put it on a stand, next to where you sit with your coffee. | no: In the case / yes: On a stand | coffee
You walk by, you play one chord, and you stay for ten minutes. | One chord, then ten minutes | guitar
~ Leave the page open at the bad bar, with a pencil on it. | | pencil
If pets or toddlers are around, hang it on the wall instead. | Toddlers? Hang it high | baby
> Ask {brand} which stand your instrument sits well on. | Which stand? | question
> Play one chord a day, and tell {brand} which one after a week. | One chord a day | calendar-dot

season(11-12): Before you put a violin under the tree
* A violin under the tree is often the wrong size. | Wrong size under the tree | gift
* You want to give an instrument for the holidays. Which one? | Which instrument to give? | gift
* A big box, a big ribbon, and the guitar inside won't stay in tune. | Big box, out of tune | guitar
Instruments for children come in sizes, like shoes. | They come in sizes, like shoes | sneaker
The arm gets measured, not the age. | no: By age / yes: By arm | ruler
Very cheap ones slip out of tune, and the child thinks it's their own fault. | Out of tune isn't the child's fault | ear
~ A borrowed good one beats a new bad one. | |
A nice way out is to give the first lesson, in a big box, with a ribbon. | Give the first lesson | gift
> Get the arm measured at {brand} before you order. | Measure the arm first | ruler
> Put a first lesson at {brand} in the big box. | A lesson in a big box | box
`,
})
