import { trade } from './trade.ts'

export const pilatesStudio = trade({
  id: 'pilates-studio',
  name: 'pilates studio',
  also: [
    'pilates instructor',
    'pilates teacher',
    'reformer studio',
    'reformer pilates',
    'mat pilates',
    'pilates class',
    'pilates',
    'clinical pilates',
    'pilates school',
    'prenatal pilates',
    'pregnancy pilates',
    'postnatal pilates',
    'private pilates studio',
    'online pilates',
    'barre and pilates studio',
    'classical pilates studio',
    'mobile pilates instructor',
    'barre studio',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a pilates class',
  things: 'pilates classes',
  words: [
    'pilates',
    'reformer',
    'spring',
    'mat',
    'core',
    'carriage',
    'class',
    'studio',
    'spine',
    'rib',
    'pelvis',
    'breath',
    'exercise',
    'instructor',
    'strap',
    'sock',
    'back',
    'belly',
    'posture',
    'teacher',
    'hundred',
    'footbar',
    'shoulder',
  ],
  pieces: `
mistake: Listen to the carriage
* If your reformer goes bang, you've let go too soon. | If it goes bang | ear
* Why does the instructor want a silent reformer? | Why silent? | question
* Push out, float, and then the carriage comes home with a thud. | A thud at the end | ear
Everybody works on the way out. Legs push, job done. | Out: everybody works
Coming back, the spring wants to go home quickly, and you let it. | Back: the spring pulls
But that's the better half of the exercise. You're the brake. | You're the brake | hand-palm
Come in slower than you went out, and meet the stopper with a kiss. | no: Slam it home / yes: Land it softly
~ With your eyes closed, you'll hear who's working in that room. | Close your eyes and listen | eye-closed
You'll feel it in a place you didn't know this morning. | | smiley-wink
> Come to {brand} and see how quiet you can be. | How quiet can you be? | ear
> Next class at {brand}, listen to your own carriage. | Listen to your own | ear

mistake: Taking more spring because it looks stronger
* On a reformer, less spring can be the harder exercise. | Less can be harder | sliders
* Should you add another spring to make it harder? | One more spring? | question
* You hook on another spring to impress the class, and it gets easier. | One more, and it's easier | smiley-meh
When you push against it, sure, more spring means more work. | Pushing: more is harder
But it also holds the carriage for you, like a hand on a bike seat. | It holds you, too | bicycle
Take it away, and you're balancing on something that rolls. | Less: it rolls | waves
Suddenly it's your middle that has to keep you there. | Now your middle holds
~ That's why the light one makes the strong ones shake. | The strong ones shake
So trust the number you're told, and be surprised. | no: The most you can / yes: What you're told
> At {brand}, try it with one less and see who's boss. | One less | sliders
> Ask {brand} why this one's light and that one's heavy. | Why this light?

myth: The mat isn't the easy version
* The machine looks scary. It's the mat that's hard. | The mat's the hard one | mat
* Is mat pilates the easy version for beginners? | Is the mat easier? | question
* No springs, no straps, only you and a mat. That's easier, isn't it? | Only you and a mat | mat
On the reformer, straps hold your legs and springs help you up. | Reformer: it helps you | hand-heart
On the floor, nothing does. Your leg weighs what it weighs. | Floor: nothing helps | scales
Roll up slowly, one bone after the other, and you'll meet the spot that cheats. | One bone after the other | bone
You could throw yourself past it. People do. Everyone can see it, too. | no: Throw yourself past / yes: Bone by bone
~ Some days you'll miss those straps. | You'll miss the straps
And a floor is the one thing every hotel has. | Every hotel has a floor
> Try the mat class at {brand} once, and be polite to it. | Be polite to the mat | mat
> Show {brand} your roll-up and ask where it cheats. | Where does it cheat?

how: What the springs are for
* A reformer is a bed on wheels that argues with you. | A bed that argues | bed
* What do the colored springs on a reformer do? | What do the colors do? | palette
* You lie down on the reformer, and somebody asks: two reds and a blue? | Two reds and a blue? | swatches
Under the carriage there's a row of them, each color a strength. | Each color a strength | swatches
The colors aren't the same in each studio, so don't be proud of your red. | Colors differ
A weight is always the same weight. A spring gets stronger the more you stretch it. | It grows as you stretch | trend-up
So the end of the move is the hard part, just where you'd like to relax. | Hard at the end
~ They pull you back, too, so there's no resting on the way home. | No rest on the way home
Change one, and it's another exercise. | no: A weight stays the same / yes: A spring grows
> Let {brand} set them for you, and see what it does to the same move. | Same move, other spring | sliders
> Lie down on a reformer at {brand} and ask which one's what. | Which one's what?

how: Why they talk about your ribs
* Half of pilates is breathing into the back of your ribs. | Breathe into your back | wind
* Why does the pilates teacher keep talking about your ribs? | Why the ribs? | question
* Close your ribs, says the instructor, and you didn't know they opened. | "Close your ribs" | speech
Put your hands around them, thumbs back, like a belt that's too high. | Hands around them | hand
Breathe in, and push your thumbs apart. The belly stays where it is. | In: push your thumbs apart
Breathe out as if through a straw, and feel it all draw in. | Out: through a straw | wind
Now do the hard bit of the move on that breath out. | Hard part on the out breath | timer
~ It's a corset you lace up yourself. | A corset of your own
When the chest pops up, your lower back has taken over. That's what they're looking at. | no: Chest pops up / yes: Ribs stay down | eye
> Put your hands on your ribs at {brand} and ask if that's it. | Is that it? | hand
> Try ten breaths before class at {brand}. | Ten breaths before | wind

question: Why do you shake?
* Why do your legs shake in pilates? | "Why do I shake?" | question
* The leg shakes, the reformer rattles, and the teacher looks pleased. | The teacher looks pleased | smiley
* You're holding one little exercise, and you shake like a wet dog. | Like a wet dog | dog
Nothing's wrong. Small muscles are doing a job they usually leave to the big ones. | A job for small muscles
They've never been asked to hold this long, so they fire in turns. | They fire in turns | lightning
It happens to people who run marathons, and it happens to the teacher. | It happens to everyone | person-simple-run
Make it smaller before you give up. An inch is plenty. | Make it smaller | ruler
~ Shaking with breath is fine. Shaking with a locked jaw is a size too big. | no: With a locked jaw / yes: With a calm breath
Pain is another matter. Say so right away. | Pain? Say so | speech
> Come and shake at {brand}. You'll be in company. | Come and shake | people
> Ask {brand} which of yours was asleep. | Which was asleep? | bed

question: Why grip socks?
* Why do you need special socks for pilates? | "Why special socks?" | sock
* It's the little rubber dots under the sock that keep you on the reformer. | Little rubber dots | sock
* You stand on a carriage that rolls, in plain socks. Oh. | Plain socks, rolling carriage | smiley-nervous
The footbar's smooth, the platform's smooth, and you're pushing against a spring. | Smooth bar, strong spring
If a heel slips, everything comes home at once. | A slip, and it all comes home
The dots hold you, and they keep the leather clean for the next feet. | They hold, and keep it clean | footprints
In a mat class, bare feet usually do. | Mat: bare feet | mat
~ Wash them inside out, and skip the dryer. Heat eats the dots. | Inside out, no dryer | washing-machine
And take tight clothes. Loose shorts show the ceiling everything. | no: Loose shorts / yes: Tight leggings
> Look in your drawer before you come to {brand}, and if there are none, ask. | Look in the drawer | sock
> Call {brand} and ask whether it's socks or bare feet. | Socks or bare feet? | phone-call

comparison: Pilates or yoga?
* Pilates or yoga? They share a mat and not much else. | Pilates or yoga? | mat
* What's the difference between pilates and yoga? | What's the difference? | question
* Same mat, same leggings, and your friend says it's the same class. | Same mat, same class? | mat
In yoga, you get into a shape, and you stay or you flow. | Yoga: get into a shape | person-simple-tai-chi
In pilates, you hold your middle still and move what hangs on it. | Pilates: still middle, moving limbs
So it's fewer times, very exact, and there's often something pulling on you. | Few times, very exact | target
Yoga ends lying down. Pilates ends with you standing taller than you came. | no: Yoga: you lie down / yes: Pilates: you stand taller
~ The one likes silence. In the other, somebody's counting. | One's quiet, one counts
Many people do one because of the other. | Many do both | repeat
> Done yoga for years? Tell {brand}, and they'll start elsewhere. | Say you do yoga
> Try one of each in the same week, the pilates one at {brand}. | One of each in a week | calendar

choose: Count the machines
* Looking at a pilates studio? Count the machines. | Count the machines | list
* How many people in a reformer class are too many? | How many are too many? | people
* Twelve reformers, loud music, and nobody's looked at your back. | Loud, and nobody looks | music
One pair of eyes can only watch so many spines. | One pair of eyes | eyes
See if the instructor's lying on a machine or walking between them. | no: On a machine / yes: Walking around | person-simple-walk
Do they change somebody's springs without being asked? That's someone who's looking. | Springs changed unasked
Are you asked about your back before the first class? | Asked about your back? | clipboard
~ And what does the teacher do with the person who's lost? | What about the one who's lost?
Loud can be fun. But you should be able to hear where your ribs are. | Can you hear it? | ear
> Go and look at a class at {brand} before you book. | Look before you book | eyes
> How many in a class? Ask {brand}. | How many in a class? | people

first: Your first time on a reformer
* Your first time on a reformer, you'll put a foot in the wrong strap. | Wrong foot, wrong strap | footprints
* What happens in your first reformer class? | My first reformer | question
* A bed with ropes, a bar, and springs. So that's a reformer. | A bed with ropes | bed
Everyone gets tangled at first. It's part of the charm. | Everyone gets tangled
Before you get on, somebody shows you how to get off. | First, how to get off | hand
You learn three things. Where the head goes, where the feet go, what the springs do. | Head, feet, springs | list
You lie on your back, push with your legs, and roll like a slow train. | Like a slow train | train
~ Left and right swap places up there. It's all right to look at the neighbor. | Look at the neighbor | eyes
The next day you'll feel muscles with no name. | Muscles with no name
> Get to {brand} early enough for a walk around the machine. | Walk around it first | clock
> Say it's your first reformer when you write to {brand}. | Say it's your first | mail

care: Take it to the kitchen sink
* The best place to practice pilates is the kitchen sink. | At the kitchen sink | sink
* What can you do between two pilates classes? | And in between? | calendar
* You're doing the dishes, belly on the counter, one hip out. Posture, please. | One hip out | sink
An hour a week is nice. The rest of the time you just stand somehow. | You just stand somehow
So steal a minute. Weight on both feet, heel and toe. | Both feet | footprints
Grow, as if someone pulled you up by the hair. Ribs over hips. | Grow tall | ruler
Breathe out, draw the belly off the counter, and finish the plate. | Belly off the counter | food
~ In the car, sit on both bones and touch the headrest. | In the car, too | car
Nobody sees it, and it adds up. | no: One hour a week / yes: A minute, often
> Ask {brand} for one thing to do at the sink. | One thing at the sink | sink
> Bring your dishwashing back to {brand} and say what aches. | What aches at the sink?

checklist: Before you lie down on the machine
* Five things to sort out before your first pilates class. | Before the first class | list
* What should you know before your first pilates class? | What should I know? | question
* You're lying on the mat, and now you think of your slipped disc. | Oh, the disc | bone
Say what's been operated on, what's slipped, what clicks. | 1. What's slipped or clicks | bone
Say if you're pregnant, or if you were, not long ago. | 2. Pregnant, or lately | baby
Tie up your hair, but no clip at the back of your head. You'll lie on it. | 3. No clip at the back | hair
Empty pockets, and no belt. | 4. Empty pockets | key
A light meal, a while before. You'll be upside down a bit. | 5. A light meal, a while before | food
~ The rest is there, or somebody will tell you. | The rest comes later
> Send the first two to {brand} before you come. | Send the first two | phone
> Put your hair up high and go to {brand}. | Hair up high | hair

cost: Alone, in pairs, or in a class?
* Pilates alone, in pairs, or in a class? The price knows the difference. | Alone, pair or class? | people
* Why does a private pilates session cost so much more? | Why so much more? | tag
* A mat class costs this, a reformer that, and private makes you gulp. | The price list | tag
A mat needs a floor. A reformer needs half a room, and fewer fit in. | A mat needs a floor | mat
So you share the room with fewer people, and the price. | Fewer to share with | people
Alone, everything's built for your back, and nobody else is waiting. | Alone: built for your back | person
That's good at the start, or after something's happened to you. | Good to start with
~ Two or three private ones, then the group. Plenty of people do it that way. | no: Straight into a full class / yes: Two alone, then the class
A pair splits it and still gets watched. | A pair splits it
> Tell {brand} what your back needs and what you'd like to pay. | What can you spend? | wallet
> Find a friend with a similar back and call {brand}. | A friend with a back | people

tip: The blueberry under your back
* Lie on your mat and put a blueberry under the small of your back. | A blueberry under your back | mat
* What does neutral spine mean? | What's neutral spine? | question
* The teacher says neutral spine, and you look neutral. | You look neutral | smiley-blank
Don't squash it, don't let it roll away. | Don't squash it, don't lose it
Tip your hips back until your back lies flat. That's jam. | Flat: that's jam | jar
Tip them the other way until a fist fits under. Now it's gone. | A fist fits: it's gone | hand-fist
Go to and fro, smaller and smaller, until you come to rest in between. | In between | target
~ Feel where the weight is. It's on the back of your pelvis, like a bowl that won't spill. | Like a bowl that won't spill | bowl-food
That's where you start from, and every body's is a little different. | no: Flat as a board / yes: A small gap
> Let {brand} check where your blueberry is. | Check your blueberry | eye
> Find it at home tonight, then tell {brand} how long it took. | Find it tonight | bed

season(12-1): Two weeks of couch in your back
* The holidays end, and your back has taken on the shape of the couch. | Shaped like the couch | couch
* Why does your spine feel so short after the holidays? | Why so short? | question
* A long drive, a soft chair, a big dinner, and then class. | A drive, a chair, a dinner | car
Sitting folds you at the hips and rounds you at the top. You've been a question mark. | A question mark | question-mark
Don't come back with the hardest class there is. | Not the hardest class
Come back with the boring stuff. Bridges, side bends, the slow roll down. | Bridges, side bends, roll downs
Go for length first, and the strong part comes along. | no: Hard, to make up / yes: Long, then strong | ruler
~ On the drive, stop and stand up before you need to. | Stop and stand up | road-horizon
A rolled towel under your back on the floor in the evening is nice, too. | A rolled towel | towel
> Take the question mark to {brand}. | Take your question mark | question-mark
> Ask {brand} for the class to come back with. | The class to come back with | calendar
`,
})
