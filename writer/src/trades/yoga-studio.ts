import { trade } from './trade.ts'

export const yogaStudio = trade({
  id: 'yoga-studio',
  name: 'yoga studio',
  also: [
    'yoga teacher',
    'yoga school',
    'yoga instructor',
    'yoga class',
    'yoga center',
    'yoga centre',
    'yoga',
    'hot yoga studio',
    'vinyasa studio',
    'yin yoga',
    'prenatal yoga',
    'pregnancy yoga',
    'chair yoga',
    'kids yoga',
    'online yoga',
    'mobile yoga teacher',
    'office yoga',
    'meditation and yoga studio',
    'yoga shala',
    'aerial yoga studio',
    'ashtanga studio',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a yoga class',
  things: 'yoga classes',
  words: [
    'yoga',
    'mat',
    'pose',
    'breath',
    'teacher',
    'class',
    'studio',
    'stretch',
    'hip',
    'hamstring',
    'flow',
    'block',
    'strap',
    'toe',
    'spine',
    'balance',
    'beginner',
    'student',
    'savasana',
    'floor',
    'meditation',
    'blanket',
    'dog',
  ],
  pieces: `
mistake: Your heels can stay up
* In downward dog, your heels don't have to touch the floor. | Heels can stay up | footprints
* Why does downward dog feel like a push-up that won't end? | Why so hard? | question
* You're upside down on your mat, pushing your heels, and your back's gone round. | Heels down, back round | mat
Legs straight, heels down. That's what the poster shows. | | image
But tight hamstrings tug at the hips, and the hips tug at the back. | Tight legs pull the back round
So bend your knees. A lot. Now send your hips up and back. | Bend your knees a lot | person-simple-tai-chi
Feel how long your back got, and how much lighter your wrists are. | A long back, lighter wrists | hand
~ The heels come down by themselves one day, or they don't. The pose doesn't care. | The pose doesn't care
Long back first. Straight legs can wait. | no: Straight legs first / yes: Long back first
> Bring your bent knees to {brand}. They're welcome on any mat. | Bring bent knees | mat
> Ask {brand} for the version with blocks under your hands. | Blocks under your hands

mistake: You stopped breathing at the hard part
* In every hard pose there's a moment when the whole class stops breathing. | The moment nobody breathes | wind
* Why does your teacher keep saying breathe? You were. Weren't you? | "And breathe" | speech
* You're on one leg in tree pose, staring hard, and you've stopped breathing. | One leg, no breath | tree
It happens without asking you. Something's hard, so you hold on to everything. | You hold on to everything | hand-fist
Then the jaw locks, the shoulders climb, and you wobble more. | Jaw, shoulders, wobble
So start with the exhale. Let a long one go through your nose. | One long breath out | wind
If it won't go smoothly, the pose is a size too big today. | A size too big today
Come halfway out, until it flows again. That's the real pose. | no: All the way, no air / yes: Halfway and breathing
~ You can test this on the stairs with groceries, too. | Try it on the stairs | stairs
> Take one class at {brand} and only watch your breath. | Only the breath | wind
> Listen for yourself in the next pose at {brand}. | Listen for yourself | ear

myth: You don't have to be flexible for yoga
* I can't do yoga, I'm too stiff. Every teacher's heard it today. | "I'm too stiff" | speech
* Do you have to touch your toes to do yoga? | Do I have to touch my toes? | footprints
* You reach for your toes, you meet your shins, and you cancel yoga. | You only met your shins | ruler
That's like being too dirty for a shower. | Too dirty for a shower? | shower
Stiff people feel it first, with the least work. They only have to lean a little. | Stiff people feel it first
And very bendy people have their own trouble. They have to learn where to stop. | Bendy people learn to stop | hand-palm
A strap around your foot makes your arms longer. A block brings the floor up. | Strap: longer arms
~ Nobody gets a prize for toes. They've always been down there. | No prize for toes | medal
Stiff is where you begin. | no: Stiff, so no yoga / yes: Stiff, so begin here
> Come stiff to {brand}. | Come stiff
> Which class suits a plank? {brand} gets to answer that one. | Which class suits a plank?

how: Why a class goes in that order
* Every yoga class is a hill. You climb, look around, and come down. | A class is a hill | mountain
* Who decides which pose comes after which? | Who decides the order? | question
* Halfway through class you're warm, and suddenly the hard pose isn't so hard. | Suddenly it isn't hard | thermometer-hot
It starts on the floor, with nothing. You're still on the highway in your head. | at: First / Arriving | car
Then small circles and a few rounds that wake up the spine. | at: Then / The spine wakes up | sun-horizon
Next you're standing, strong, sweating. Here's where the big one lives. | at: The top / The big pose | mountain
Each pose before it was a piece of it, a hip here, a shoulder there. | Each pose was a piece
~ Look back from up there, and you'll see the teacher's plan. | | eye
Down again with twists and folds, slower and slower. | at: Down / Twists and folds
Until you're lying flat. | at: The end / Flat on your back | bed
> Come to {brand} and find the top of the hill. | Find the top of the hill | mountain
> After class at {brand}, guess which pose it was all for. | Which pose was it for?

how: What lying still at the end is for
* The pose that's hardest in yoga is lying on the floor. | Lying on the floor | mat
* Why do you lie there like a starfish at the end of class? | Why the starfish? | star
* Class is nearly over, the light goes down, and you think about dinner. | You think about dinner | food
Everything you did is still moving around in you, like a snow globe. | Like a snow globe | snowflake
Lie there, feet falling out, palms up, and let it settle. | Let it settle
You don't have to stop thinking. Thoughts come by. Let them walk past. | Let them walk past | cloud
Cold? Get the blanket before you lie down. You cool off quickly. | Blanket first
~ And if you nod off, you nod off. Somebody in that room snores every week. | Somebody always snores | bed
Don't sneak out early. It's like leaving before dessert. | no: Sneaking out / yes: Staying for dessert | ice-cream
> Stay to the very end at {brand}. | Stay to the end | hourglass
> Take the thick socks along to {brand}, for the last minutes. | Thick socks | sock

question: Do you have to chant?
* Do you have to say om in a yoga class? | "Do I have to say om?" | speech
* Everybody hums, and you look at your mat. You don't have to join. | You don't have to join | music
* The yoga class goes om, and your mouth's closed. | The class goes om | waveform
No. Nobody will look. | No
It's a sound to begin on, like the orchestra tuning. Some studios do it, some never do. | Like an orchestra tuning | music-notes
Listening is taking part. You'll feel it in the floor. | Listening is taking part | ear
Same with the Sanskrit. It's names for shapes, and the teacher says them in English too. | Names for shapes
~ If you try it once, try it low. It tickles in the nose. | It tickles the nose
And at the end, a nod is enough. | A nod is enough | smiley
> Ask {brand} which class is the plainest, if you'd like none of it. | Which is the plainest?
> Hum along or don't. {brand} starts either way. | Hum or don't

question: Why yoga's done barefoot
* Why is everybody barefoot in yoga? | "Why barefoot?" | footprints
* Take off the socks before the yoga starts, or you'll slide away. | Socks off | sock
* You're in your good socks on a yoga mat, and your feet drift apart. | Your feet drift apart | sock
Feet are your hands in a standing pose. You grip, you spread, you feel. | Feet are your hands | hand
In socks, all you feel is sliding. | no: Socks slide / yes: Bare feet grip | sock
So socks and shoes stay by the door, and your toes see daylight. | By the door | door
Nobody looks at them. Everyone's busy with their own. | Nobody looks
~ Cold feet? Keep the socks on until you stand up. | Socks on till you stand | thermometer-cold
For the rest, wear what doesn't fall over your head when you're upside down. | A shirt that stays put | t-shirt
> Leave your shoes at the door of {brand}, and your socks in them. | Socks in the shoes | sneaker
> Unsure what to wear? Write {brand} a line. | Write a line | chat-circle-text

comparison: Yin or flow?
* One yoga class holds a pose for minutes, the next moves with each breath. | Hold it or move | hourglass
* Yin or flow, which yoga class is yours? | Yin or flow? | yin-yang
* The class list says yin, flow, power, restore. You say um. | The list says yin and flow | list
In yin, you're down on the floor, and you stay for minutes, getting heavier. | Yin: stay and get heavy | hourglass
It's quiet, and it isn't easy. | Quiet isn't easy
In flow, each breath is a move. You get warm, and your head has no time. | Flow: one breath, one move | waves
So it's a bit upside down. The tired ones want yin, and the restless ones need it. | Restless? Try yin
~ Desk all day? Start with flow. Feet all day? Start with yin. | no: On your feet all day: yin / yes: At a desk all day: flow
Try both before you decide what you're like. | Try both
> Tell {brand} what kind of day you've had and ask which class. | What kind of day? | speech
> One week yin, one week flow. Plan both at {brand}. | One week each | calendar

choose: How to find the class that's yours
* Judge a yoga class by what happens to the person beside you. | Watch the person next to you | eyes
* How do you choose between six yoga studios? | Six studios, one mat | map-pin
* Your first class is over, and you liked it. Do you know why? | Did you like it? | question
Did the teacher walk around and look, or only show? | no: Only shows / yes: Walks and looks | eye
Was there a second way for each hard pose, and was it said without a sigh? | A second way, without a sigh
Were you asked before anyone touched you? | Asked before a touch? | hand
Could you hear, and could you understand which leg? | Which leg? | ear
~ Then the simple things. The stairs, the time, the smell, the way home. | Time, smell, way home | clock
A level on the list says little. A first visit says all of it. | A visit says it all
> Go once to {brand} and watch how the next mat's treated. | Watch the next mat | mat
> Ask {brand} which teacher likes beginners best. | Who likes beginners? | smiley

first: Where to put your mat the first time
* Don't hide in the back row in your first yoga class. | Not the back row | mat
* Where do you put your mat the first time in class? | Where does the mat go? | mat
* You're in the doorway with a mat under your arm, looking for a corner. | Looking for a corner | door
In the back, you think, nobody sees me. Then everyone turns around, and you're in front. | Suddenly you're in front
Take the middle. Whichever way you face, there's somebody to look at. | no: The back row / yes: The middle | people
Get a block and a blanket from the shelf, because the others will. | Block and blanket | shelf
Phone off, water beside you, shoes outside. | Phone off | bell-slash
~ Say hello to your neighbor. You'll be breathing together soon. | Say hello | hand-waving
If you lose the thread, sit down and breathe. It counts as yoga. | Lost? Sit and breathe | wind
> Be a little early at {brand} and take the middle. | Take the middle | clock
> Tell {brand} it's your first class before it begins. | Say it's your first | speech

care: Why your new mat is slippery
* A new yoga mat is slippery, and it isn't your hands. | It isn't your hands | hand
* Why do your hands slide away on a new mat? | Why do you slide? | mat
* You're in downward dog, and your hands walk off without you. | Your hands walk off | hand
Many mats come with a film from the factory. It has to wear off or be wiped off. | A film from the factory | factory
Wipe it with a damp cloth and a little mild soap, and dry it flat. | Wipe it, dry it flat | drop
Do that again every few weeks, because skin oil makes a film of its own. | Every few weeks | calendar
Roll it with the top side out, and the ends lie flat. | no: Top side in / yes: Top side out | mat
~ Keep it out of the hot car. | Not in the hot car | car
And under wet hands, a towel. | Wet hands? A towel | towel
> Ask {brand} how they wash theirs. | How do they wash theirs? | spray-bottle
> Try one of each kind at {brand} before you buy your own. | Feel it before you buy | mat

checklist: Four things to tell your teacher before class
* Four things to tell your yoga teacher before you unroll the mat. | Before you unroll | mat
* What does a yoga teacher want to know before class? | What do they want to know? | speech
* Anything I should know, asks the teacher, and everyone shakes their heads. | "Anything I should know?" | speech
That knee, that disc, that wrist. A word's enough. | 1. Knee, disc, wrist | bone
If you're pregnant, even if nobody else knows yet. | 2. If you're pregnant | baby
If you'd rather not be touched. You don't need a reason. | 3. Hands off is fine | hand-palm
And if it's your first time, since nobody can tell by looking. | 4. If it's your first time
~ Do it quietly, at the door, and not across the room. | Quietly, at the door | door
Then every pose has a version that's yours. | A version that's yours | check
> Whisper your four at the door of {brand}. | Whisper your four | door
> Send {brand} a message if you don't want to say it there. | Or send a message | phone

cost: Single class or ten in a row?
* A class pass is cheap or expensive, and it's up to you. | Cheap or expensive? | ticket
* Single class, ten-class pass, or monthly? Which yoga price is yours? | Which price is yours? | tag
* You've got nine classes left on a pass that's about to run out. | Nine left, one week to go | calendar-x
A single class costs the most, and you owe nobody anything. | Single: priciest, no strings | ticket
A pass is less for each, but look at its date. Life has colds and vacations. | Pass: look at its date | calendar
Monthly pays off for the ones who are there anyway. | Monthly: for regulars | repeat
What's in it differs, too. A mat, a towel, online classes, a tea. | What's in it? | towel
~ Small rooms cost more. You pay for being seen. | Small rooms, more eyes | eyes
So look at last month, not at your plans. | no: Your plans / yes: Your last month
> Count your last month, then talk to {brand}. | Count your last month | calculator
> Before you buy ten at {brand}, find out what happens when you're sick. | What if I'm sick? | question

tip: Bring the floor up to you
* If you can't reach the floor, bring the floor up. | Bring the floor up | stairs
* What are those foam blocks in the yoga studio for? | What are blocks for? | question
* Everyone's hand is on the floor, and yours hangs in the air. | Yours hangs in the air | hand
Stand a block up under it. It's got three heights, and you start with the tallest. | Three heights, tallest first | stairs
Now your weight has somewhere to go, and the shaking stops. | The shaking stops
Your chest can turn. That's what this pose was about, not the floor. | no: Reach the floor / yes: Turn the chest
Lower it when it's easy. | Lower it when it's easy | steps
~ At home, a fat dictionary does the job, or the bottom stair. | A fat book works too | book
Look around. It's the ones with years behind them who take two. | The old hands take two
> At {brand}, take two blocks before you sit down. | Take two | mat
> Which pose bugs you most? Show {brand} and try it with a block. | The pose that bugs you

season(11-2): Cold legs need a longer hello
* In winter your hamstrings arrive at yoga after you do. | Your legs arrive later | snowflake
* Why are you so much stiffer in class in winter? | Why stiffer in winter? | thermometer-cold
* You come in from the cold, unroll your mat, and your fold has shrunk. | Your fold has shrunk | mat
You've hunched against the wind, you've sat in the car, your back's still in its coat. | Your back's still in its coat | hoodie
Give it longer. A cold rubber band doesn't want to be pulled. | Like a cold rubber band
Keep a layer on until you're warm, and have it back before you lie down. | Layer off, layer on | hoodie
Knees bent, smaller steps, a few more rounds of the easy stuff. | Smaller and longer
~ Don't measure yourself against June. June had help. | no: Compare with June / yes: Take it as it is | sun
Dark evenings are good for this. There's nothing else you have to be doing. | Dark evenings help | moon
> Put a warm layer in your bag for {brand}. | Pack a warm layer | bag
> Come to {brand} ten minutes early and thaw. | Come early and thaw | thermometer-hot
`,
})
