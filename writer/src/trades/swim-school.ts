import { trade } from './trade.ts'

export const swimSchool = trade({
  id: 'swim-school',
  name: 'swim school',
  also: [
    'swimming school',
    'swim lessons',
    'swimming lessons',
    'swimming teacher',
    'swim teacher',
    'swim instructor',
    'swimming instructor',
    'swim coach',
    'baby swim school',
    'baby swimming class',
    'adult swim lessons',
    'swim academy',
    'learn to swim school',
    'private swim lessons',
    'mobile swim instructor',
    'aquatics school',
    'open water swim coach',
    'parent and baby swimming',
  ],
  way: 'class',
  customers: 'families',
  thing: 'a swim lesson',
  things: 'swim lessons',
  words: [
    'swim',
    'swimmer',
    'swimming',
    'pool',
    'water',
    'lesson',
    'goggles',
    'bubble',
    'stroke',
    'float',
    'kick',
    'breath',
    'teacher',
    'child',
    'kid',
    'towel',
    'cap',
    'lane',
    'crawl',
    'freestyle',
    'floaties',
    'swimsuit',
    'backstroke',
    'breaststroke',
    'noodle',
  ],
  pieces: `
mistake: What arm floaties teach
* In arm floaties your kid learns to stand in the water, not to swim. | Standing isn't swimming | lifebuoy
* Why does a kid who's happy in floaties sink in the lesson? | Why sink now? | question
* The floaties come off for the swim lesson, and your little fish is upset. | The floaties come off | lifebuoy
They hold up the arms, so the legs hang down and pedal. | Arms up, legs down
That feels like swimming. It's cycling. | It's cycling | person-simple-bike
To swim, you lie flat, with your face near the water and your legs behind you. | no: Upright, pedaling / yes: Lying flat
The body has to find that for itself, with a hand under the back and not a balloon on each arm. | A hand, not a balloon | hand
~ And they make a kid brave in a way that only lasts while they're on. | Brave as long as they're on
So in lessons they go, and you stay within reach. | They go, you stay close | people
> Tell {brand} what your kid's been wearing in the pool. | What have they worn? | speech
> Leave the floaties in the car when you come to {brand}. | Floaties in the car | car

mistake: Lifting your head to breathe
* In freestyle, every time you lift your head, your legs sink. | Head up, legs down | trend-down
* Why are you out of breath after one lane? | Why so out of breath? | wind
* Your kid swims a lane of freestyle with the chin in the air. | The chin's in the air | person-simple-swim
Your body's a seesaw. One end up, the other end down. | Like a seesaw | scales
Now you're kicking hard just to bring your own legs back up. | Kicking against yourself
So don't lift, roll. Keep one ear in the water, like on a pillow. | no: Lift your head / yes: Roll, an ear in the water | ear
One goggle in, one out, and your mouth's at the edge. | One goggle in, one out | goggles
~ Breathe out underwater first. Otherwise there's no room for a new one. | Breathe out below | wind
It feels too low. It isn't. | It feels too low
> Ask {brand} to hold a hand under your ear for one lane. | A hand under your ear | hand
> Swim one lane for {brand} and hear what your legs are doing. | Swim one lane | person-simple-swim

myth: Your legs sink, you don't
* I sink like a stone, says everyone in the first lesson. | "I sink like a stone" | speech
* Are there people who can't float? | Can everybody float? | question
* You lie back in the water, your feet go down, and that's that. | Your feet go down | trend-down
Fill your lungs and hug your knees. Most people pop up like a cork. | Like a cork
Legs are heavier, so they hang. That isn't sinking, that's tilting. | Tilting isn't sinking | scales
What pulls you under is the neck. You lift your head to check. | It's the neck
So ears in, chin up, look at the ceiling, belly to the ceiling. | Ears in, look up | eye
~ Some lie like a raft, some hang at an angle. Both can breathe. | A raft or an angle
The last thing's to let go, and that's trust, not weight. | no: Stiff and looking / yes: Soft, ears in
> Let {brand} hold your head until it's heavy. | Let your head be held | hand
> Say at {brand} that you sink. It's where many start. | Say that you sink

how: Why it all starts with bubbles
* The first thing a swimmer learns is to hum into the water. | Hum into the water | music-note
* Why do swim lessons start with blowing bubbles? | Why bubbles? | question
* Your kid's blown bubbles for a whole lesson, and you'd paid for swimming. | A whole lesson of bubbles | swimming-pool
If you hold your breath, you get stiff, and stiff sinks. | Holding on makes you stiff
Breathing out makes you soft, and nothing gets into your nose while air's coming out. | Air out, no water in | wind
So it's a candle on the water first, then a motorboat, lips in. | at: First / Blow a candle | candle
Then the whole mouth, then the nose, humming. | at: Then / Mouth and nose, humming | music-note
Then under, and up, and again without wiping the face. | at: At last / Under, up, no wiping
~ That last part's the one to celebrate. | Celebrate that one | confetti
Everything else, every stroke, hangs on that breath. | no: Strokes first / yes: Breath first
> Blow bubbles in the bathtub tonight and tell {brand} how it went. | Bubbles in the bathtub | bathtub
> Let {brand} tell you which bubble comes next. | Which bubble's next? | question

how: How a kid learns to float
* To teach a kid to float, you only take your hand away slowly. | The hand goes away slowly | hand
* How does a kid learn to lie on the water? | How do they learn it? | question
* A small head on the teacher's shoulder, ears wet, eyes on the ceiling. | Ears wet, eyes up | eye
First it's lying on somebody, cheek to cheek, and drifting around. | at: First / Cheek to cheek
Then two hands under the shoulder blades, then one. | at: Then / Two hands, then one | hand
Then a fingertip that hardly does a thing, but it's there. | at: Next / A fingertip | hand-pointing
Singing helps, because you can't sing and hold your breath. | Sing | music
One day the finger's gone, and the song goes on. | at: One day / No finger | star
~ If they fold in the middle, it's back to the hand. No fuss. | Back to the hand, no fuss
You'll want to shout. Wave instead. | no: Shout / yes: Wave | hand-waving
> Try the starfish in the tub and bring it to {brand}. | Starfish in the tub | bathtub
> Watch the hands at {brand}, not the kid. | Watch the hands | eyes

question: Should you stay where your kid can see you?
* Should you stay by the pool during your kid's swim lesson? | "Should I stay?" | chair
* Your kid's looking at you, and not at the teacher. | Looking at you | eyes
* You wave from the edge of the pool, and your kid swallows water. | You wave, they swallow | hand-waving
There's no answer for everyone, but you'll see it quickly. | See it quickly
Some kids need your face for two lessons, then they forget you. | Some need your face | smiley
Some cry as long as you're there, and stop when the door shuts. | Some stop when you go | door
If you stay, sit back, be boring, look at a book. | no: Coaching from the edge / yes: Boring, with a book | book
If you go, say so. Don't vanish. | If you go, say so | speech
~ What helps in both cases is a towel held open at the end. | A towel held open | towel
And leave the teaching over there in the water. | Leave teaching to the teacher
> Ask {brand} where parents sit, and what's worked for kids like yours. | Where do parents sit? | chair
> Bring a book to {brand} and try being boring. | Try being boring | book

question: How long until my kid can swim?
* How long does it take until my kid can swim? | "How long will it take?" | calendar
* Every swim school hears it, and the honest answer is a question. | An honest question | question
* Grandma asks how many more lessons. You'd like to know that, too. | How many more? | question
What do you mean by swim? Across the pool, or fall in and get back to the wall? | Across, or back to the wall? | wall
Then, how used to water are they? A kid who hates the shower starts at the shower. | Do they like the shower? | shower
How often do they get in? Twice a week builds up, every other week starts over. | no: Now and then / yes: Often, and regular | repeat
And there'll be weeks when nothing happens. Then all at once something does. | Then all at once | star
~ And kids grow, so the balance moves. | The balance moves | ruler
Ask what's next, and not when it's over. | Ask what's next | list
> Ask {brand} what the next step is for yours. | What's next for mine? | steps
> Tell {brand} what swim means to you. | What do you mean by swim?

comparison: In a group or alone with a teacher?
* In a group swim class, kids learn from kids. Alone, every minute's theirs. | Group or alone? | people
* Group swim lesson or private? Which one suits your kid? | Group or private? | question
* Kids hang on the edge of the pool like birds on a wire. | Birds on a wire | bird
In a group, there's waiting, and there's watching. The friend jumps, so yours jumps. | Group: the friend jumps | people
It's games, turns, and noise, and brave is catching. | Brave is catching
Alone, it's all water time, and it goes where your kid is today. | Alone: all water time | person-simple-swim
That's good for a big fear, for one thing that's stuck, or before a trip. | Big fear, or something stuck
~ Two siblings aren't a group. They're two siblings. | Siblings are their own case
Shy ones often start alone and move over. | no: Forced into the group / yes: Alone first, then the group
> Tell {brand} how your kid is at parties. | How are they at parties? | cake
> Start wherever your kid dares at {brand}. | Start where they dare

choose: Who's in the water with them?
* At a swim school, look at how wet the teacher is. | How wet's the teacher? | drop
* How do you choose a swim school for a little one? | How do you choose? | question
* Six kids, one teacher on the edge of the pool, and you count heads. | You count heads | people
With small ones, somebody should be in there, within an arm's reach. | In the water, in reach | hand
Count how many kids, and count how long each one just hangs there. | How long do they hang there? | hourglass
Put your hand in. Kids who shiver don't learn. | no: Shivering / yes: Warm enough to learn | thermometer
Listen for what's said to the one who cries. | What's said to the crier? | ear
Is there anyone who only watches? A lifeguard with dry hair is a good thing. | Someone who only watches | eye
~ And ask for the certificates. Nobody'll be offended. | Ask for the certificates | certificate
> Sit by the water at {brand} for one whole lesson. | Sit by the water | chair
> How many kids to a teacher? Get the number from {brand}. | How many to a teacher? | people

first: Your kid's first swim lesson
* The first swim lesson is mostly about the wall. | It's about the wall | wall
* What happens in a kid's first swim lesson? | What happens? | question
* Small feet on a wet floor, goggles on upside down. The first lesson. | Goggles upside down | goggles
Come early, so there's no rushing and no tears. | Come early | clock
Somebody says their name and gives them something that floats. | A name, and a toy | hand-waving
They sit on the edge and kick, and it splashes. | Kick on the edge | waves
They walk along the wall with both hands, like on a ledge. | Along the wall
They get their face wet, perhaps, with a watering can. | A watering can
~ Cold lips or big eyes, and it's enough. | Cold lips? Enough | timer
Say it was lovely. Don't ask if they put their head under. | no: "Did you go under?" / yes: "I saw you kick"
> Let your kid pick the towel and bring it to {brand}. | Their own towel | towel
> Go and look at {brand} the day before, with dry hair. | Look the day before | eyes

care: Goggles, suits, and chlorine hair
* Chlorine eats your swimsuit while it lies in the bag. | It eats the suit | bag
* Why are the goggles foggy after a month? | Why foggy? | goggles
* The kid's swimsuit has gone see-through, and it's only spring. | See-through already | eyes
Rinse it in cold water right there at the pool. Don't wring it. | no: Wring it / yes: Rinse cold, press it | drop
Roll it in the towel, and hang it in the shade. | Roll it in the towel | towel
Leave the inside of the goggles alone. Your thumb wipes off what stops the fog. | Don't wipe inside | goggles
Wet the hair before you get in. What's full of water takes up less. | Wet hair first | shower
~ Empty the bag at once, because there's always a sock living in there. | Empty the bag | sock
> Put a spare bag in for the wet things, and off to {brand}. | A bag for wet things | bag
> Foggy, leaky, too tight? Let {brand} look at the goggles. | Let them look at the goggles | goggles

checklist: What's in the swim bag
* Five things in the swim bag, and one of them's a banana. | Five things in the bag | bag
* What do you need to pack for a swim lesson? | What do I pack? | list
* You're in the locker room with a wet kid and no towel. | A wet kid, no towel | towel
A suit that fits, so nothing slides down when they jump. | 1. A suit that fits
Goggles, tried on in the bathtub, not at the pool. | 2. Goggles tried in the tub | goggles
Two towels. One's always on the floor. | 3. Two towels | towel
A hair tie or a cap, and sandals. | 4. Hair tie and sandals | hair
Something to eat for after. Swimmers come out hungry as wolves. | 5. A snack for after | orange-slice
~ For babies it's swim diapers, and something warm for the way home. | Babies: swim diapers | baby
Write the name on everything, even the left sandal. | A name on everything | pencil
> Is a cap a must? One call to {brand}. | Is a cap a must? | question
> Pack it tonight and hang it on the door for {brand}. | Pack it tonight | door

cost: Why swim lessons cost what they cost
* A swim lesson is a bath for ten that's heated all year. | Heated all year | swimming-pool
* Why do swim lessons cost more than soccer? | Why more than soccer? | soccer-ball
* Half an hour of swim lesson, and you wonder what's in that price. | What's in the price? | tag
There's the water. Somebody heats it, cleans it, and tests it. | The water | drop
There's the lane, since many teachers rent theirs by the hour. | The lane
There's how many share one teacher. Fewer costs more, and it's more time in the water for yours. | How many to share? | people
So divide it by the minutes they're really swimming. | no: By the lesson / yes: By minutes in the water | calculator
~ And ask what happens when there's a cold. Kids have a lot of colds. | What about colds? | calendar-x
> Find out at {brand} how many minutes your kid would be moving. | Minutes of moving | timer
> Before you book at {brand}, ask about colds and holidays. | Colds and holidays | calendar

tip: The first lessons are in the bathtub
* The best place to begin swimming has a rubber duck in it. | A rubber duck | bathtub
* What can you practice at home before swim lessons? | What can I do at home? | home
* Shampoo night, the kid howls, and there's water in the eyes. | Shampoo night | hand-soap
Say ready, count to three, and pour. Always the same words, so there's no surprise. | Ready, three, pour | speech
Start at the back of the head. Next week it's over the face. | The back first
Don't wipe it away. Let them blink, and laugh with them. | no: Wipe at once / yes: Blink it away | eye
Blow a boat along, talk to a fish with your mouth in. | Talk to the fish | fish
Lie back with wet ears, and listen to the pipes. | Wet ears | ear
~ You stay right there the whole time, within reach. A tub is water, too. | Stay within reach
> Do a week of ready, three, pour, and then come to {brand}. | A week of pouring | calendar
> Tell {brand} which word you use before the pour. | Which word do you use?

season(2-5): Start before the summer does
* In June everybody wants a swim lesson. It's too late for this July. | June's too late | calendar
* When should you start swim lessons for this summer? | When to start? | calendar
* The vacation's booked, there's a pool, and your kid can't swim. | A pool, and can't swim | suitcase
A kid needs weeks to make friends with water, and then the strokes come. | Weeks to make friends
If you start while it's still gray outside, groups are often smaller. | Start in the gray | cloud-rain
And there's no cold lake to compare it with. | Warm water first | thermometer
By the time the sun's out, they're bored of bubbles. That's just where you want them. | Bored of bubbles
~ On the beach, lessons or not, you stay close. Waves haven't been to class. | Stay close at the beach | waves
Then keep going in fall. What's left alone all winter has to be found again. | no: Stop in fall / yes: Keep it going | repeat
> Count back from your vacation and call {brand}. | Count back from vacation | phone-call
> Ask {brand} what's possible by summer, and what isn't. | What's possible by summer? | sun
`,
})
