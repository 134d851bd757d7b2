import { trade } from './trade.ts'

export const martialArtsSchool = trade({
  id: 'martial-arts-school',
  name: 'martial arts school',
  also: [
    'martial arts academy',
    'martial arts club',
    'martial arts gym',
    'dojo',
    'dojang',
    'karate school',
    'karate club',
    'judo club',
    'judo school',
    'taekwondo school',
    'jiu-jitsu academy',
    'jiu jitsu gym',
    'bjj academy',
    'kung fu school',
    'aikido dojo',
    'muay thai gym',
    'kickboxing gym',
    'boxing gym',
    'boxing club',
    'mma gym',
    'self-defense school',
    'self-defence class',
    'fencing club',
    'krav maga school',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a martial arts class',
  things: 'martial arts classes',
  words: [
    'martial art',
    'karate',
    'judo',
    'belt',
    'mat',
    'kick',
    'punch',
    'dojo',
    'sparring',
    'class',
    'instructor',
    'stance',
    'uniform',
    'fall',
    'throw',
    'bow',
    'partner',
    'training',
    'kid',
    'fist',
    'glove',
    'coach',
    'pad',
    'tap',
  ],
  pieces: `
mistake: A tight fist is a slow fist
* A punch that's tight all the way is slow all the way. | Tight is slow | hand-fist
* Why does your punch land like a wet sponge when you try so hard? | Why so soft? | question
* You clench your teeth, you clench your fist, and the pad barely moves. | The pad barely moves | boxing-glove
A clenched arm is braking itself. Half the muscles pull it back. | A clenched arm brakes itself
Throw it like you'd flick water off your fingers. Loose, loose, and then closed. | Like flicking water | drop
Only the last inch is hard. After that it comes home loose again. | Hard for one inch | ruler
The power wasn't in the arm anyway. It came up from the foot through the hip. | It comes from the hip | footprints
~ Even the sound changes. A tight one thuds, a loose one cracks. | no: It thuds / yes: It cracks
> Hit a pad at {brand} with half the effort. | Half the effort | boxing-glove
> Where does the hip come in? Let {brand} show you. | Where's the hip in it?

mistake: Asking when the black belt comes
* The kid who asks about the black belt every week gets it last. | Who gets it last? | person-simple-tai-chi
* How long until the next belt? It's the wrong thing to count. | What do you count? | calendar
* Your kid ties the white belt, looks up, and says: when's the black one? | "When's the black one?" | person-simple-tai-chi
A color only says what you can already do. | It says what you can do
Count other things. The first clean roll, the first loss without tears. | Count the first clean roll | repeat
The first time they stood still in line. | The first time in line
A belt that comes too soon is heavy, because everyone expects you to live up to it. | Too soon is heavy | scales
~ It's a strip of cloth. What counts is who ties it. | A strip of cloth
At home, ask what was hard today, and not what was won. | no: "Did you win?" / yes: "What was hard?" | speech
> Talk with {brand} about what's next to learn. The color will find its day. | What's next to learn? | list
> Come to {brand} and watch the white ones. They're the busiest. | Watch the white belts | eyes

myth: The black belt isn't the end
* A black belt means you may begin. | It means you may begin | person-simple-tai-chi
* Is a black belt a master of the martial art? | Is it the top? | question
* You see a black belt sweeping the dojo floor, and it isn't a punishment. | Sweeping the floor | broom
It's like a driver's license. You know the moves, nobody has to hold the wheel. | Like a driver's license | steering-wheel
Now you find out what driving is. | Now you really drive | car
There are grades above it, and they take longer and longer. | Longer and longer | stairs
You meet white ones who are stronger than you, and teach them to fall. | You teach others to fall
~ Over the years the black wears off the cloth, and white threads come through at the edges. | White threads come through
So the end looks a lot like the start. | no: The top / yes: The start, again | repeat
> Ask someone at {brand} what they're still bad at. | "What are you still bad at?" | speech
> Watch a class at {brand} and see who sweeps. | See who sweeps | broom

how: How you learn to fall
* Before you learn to throw anyone, you learn to fall. | First you learn to fall | mat
* In judo, how does anyone get thrown all evening and come up laughing? | How do they do it? | question
* The mat claps like thunder, and the one who fell is already up. | A clap like thunder | lightning
It starts sitting down. Roll back, chin on your chest, arms slap the mat. | at: First / Sitting, and rolling back
The chin keeps your head up, the slap spreads the fall over the whole arm. | Chin in, arms slap | hand-palm
Then from a squat, then standing, then over your shoulder like a wheel. | at: Then / Squatting, standing, rolling | repeat
What hurts is stopping on one corner. An elbow, a wrist, a hip. | no: Land on a corner / yes: Land like a wheel
So you become round. | You become round | tire
~ Beginners practice it for weeks. It's the one thing here you might use on ice. | You might use it on ice | snowflake
> Learn to fall at {brand} before anything else. | Learn to fall first | mat
> Scared of falling? Start with that at {brand}, sitting down. | Start sitting down

how: What happens between two bows
* A class lies between two bows, and nothing in it is by chance. | Between two bows | hands-praying
* What do you do for a whole class of martial arts? | What do you do? | question
* Everyone lines up at the edge of the mat, and suddenly it's quiet. | At the edge of the mat | mat
The first bow says, I'll look after you, and you look after me. | at: First / "I'll look after you" | handshake
Then you get warm, with games for kids and without for the rest. | at: Then / Getting warm | person-simple-run
One technique, alone, slowly, into the air. | at: Next / One move, slowly
The same with a partner, who gives you just enough trouble. | at: Now / With a partner | people
Some evenings there's sparring, as light as you two agree. | at: Some evenings / Light sparring
~ At the end you sit, and you hear your own breath. | | wind
And bow again, and thank the one who let you throw them. | at: Last / Say thanks | hand
> Take off your shoes at {brand} and watch one class from bow to bow. | From bow to bow | sneaker
> Call {brand} and hear what a first evening holds. | What's in the first evening? | question

question: Am I too old to start?
* Am I too old to start martial arts? | "Am I too old?" | question
* White belts can have gray hair. | White belt, gray hair | person-simple-tai-chi
* You bring your kid to the dojo, and your own feet are itching. | Your feet are itching | footprints
There's no age on the door. There's an honest look at your knees. | An honest look at your knees | bone
You choose the style for it. Some jump and fall, some circle and flow. | no: Jump and fall / yes: Circle and flow
You choose the partner for it. There's a careful one in every group. | Choose a careful partner | people
You'll warm up longer than the teenagers, and you'll listen better. | Longer warm-up, better ears | ear
~ And if you've had surgery, show a doctor the plan first. | Show a doctor the plan | stethoscope
And you won't be the only one. | You won't be the only one
> Tell {brand} your age, your knees, and what you hope for. | Age, knees, hopes
> Bring your kid to {brand} and stay for your own class. | Stay for your own class | people

question: What do you wear without a uniform?
* What do you wear to your first martial arts class? | "What do I wear?" | t-shirt
* Don't buy a uniform for your first class. | Don't buy one yet | shopping-bag
* You're at the dojo door in jeans, with a zipper and a belt buckle. | Jeans and a buckle | pants
Sweatpants, and a T-shirt that can take a tug. | Sweatpants and an old shirt | t-shirt
No zippers, no pockets. Somebody's toes get caught in there. | no: Zippers and pockets / yes: Nothing that catches
Barefoot, in most of them. In boxing, clean sneakers. | Barefoot, mostly | footprints
Rings, earrings, and chains stay at home, all of them. | Jewelry stays home | ring
Short nails, fingers and toes. Your partner will know if they aren't. | Short nails | hand
~ Long hair in a soft band, nothing hard on your head. | Hair in a soft band | hair
> Come to {brand} in an old shirt. The uniform can wait. | The uniform can wait | t-shirt
> One call to {brand} tells you socks, bare feet, or shoes. | Socks, feet or shoes? | sock

comparison: Grab or strike?
* There are two kinds of martial arts. One grabs you, the other one hits. | Grab or hit? | hand
* Judo or karate, boxing or jiu-jitsu? | Which one? | question
* One class rolls on the mat, the next one kicks the air. | Roll or kick? | mat
In judo and jiu-jitsu you hold on. It's close, it's warm, and you solve a person like a puzzle. | Holding on, like a puzzle | puzzle
You can go nearly all out, because you can always tap. | You can tap out | hand
In karate, taekwondo, and boxing, there's air in between. It's timing, and distance, and snap. | Distance and timing | timer
You practice a lot alone, into a pad, into nothing. | Into a pad, into nothing | boxing-glove
~ Don't like strangers close? Strike. Don't like being hit? Grab. | no: Hate being hit: strike / yes: Hate being hit: grab
Kids often know after one evening, so let them try both. | Let kids try both
> Come and feel which one {brand} is. | Feel which one it is
> Tell {brand} what you'd rather not have, hitting or hugging. | Hitting or hugging? | speech

choose: Watch how the strong treat the new
* From the bench, watch what the high belts do with the new ones. | High belts and new ones | eyes
* How do you choose a martial arts school for your kid? | How do you choose? | question
* The trophies in the dojo window shine. Go in and watch a class. | Trophies in the window | trophy
Does a strong one slow down for a weak one? | Do the strong slow down? | scales
When somebody taps, is it over at once? | Is a tap the end? | hand
When someone's corrected, do they stand up straighter after? | no: Corrected and smaller / yes: Corrected and taller | speech
Are there people in there like you? Your age, your size, your nerves. | Are there people like you? | people
~ Read the contract at home. How long, and what do tests and gear cost? | Read it at home | file-text
And see if they're laughing when they pack up. | Are they laughing? | smiley
> Come and sit on the bench at {brand}. | Sit on the bench | chair
> Before you train at {brand}, spend an evening watching. | Watch before you train | eyes

first: Your kid's first evening on the mat
* On the first evening, your kid will hide behind your leg. That's fine. | Behind your leg | people
* What's a kid's first martial arts class like? | What's it like? | question
* Tiny uniforms run in circles, and your kid won't let go of you. | Won't let go | hand
Let them watch. No good instructor pulls a kid onto the mat. | Let them watch first | eyes
First it's games. Tag, crawling, falling over on purpose. | at: First / Games and falling
Then they learn to stand in line, and how to say stop. | at: Then / Stand in line, say stop | hand-palm
A kick or two into a pad that makes a loud noise, and they're yours to drive home. | at: Last / A kick into a pad
~ Sit where they can see you, and don't call out. Two coaches are one too many. | no: Coach from the bench / yes: Just be there | chair
Ask in the car what was funny. | What was funny? | car
> Bring your kid to {brand} to watch, with no plan at all. | Just watching | eyes
> Tell {brand} if your kid is shy, and ask who'll be beside them. | Say if they're shy

care: The smell in the bag
* A uniform that dries in the bag can be smelled from the street. | It dried in the bag | bag
* How do you wash a martial arts uniform? | How do you wash it? | washing-machine
* You open the trunk, and last week's training hits you. | Last week hits you | car
Out of the bag as soon as you're home. It can hang over a door. | Out of the bag, over a door | coat-hanger
Wash it after each class, cold or warm, because heavy cotton shrinks in heat. | no: Hot and dried hot / yes: Cool, then hung up | thermometer
Mats stay clean when people do. | Clean people, clean mats | mat
So trim your nails, wash your feet, and cover a scratch before you go on. | Nails, feet, scratches | bandaids
~ Gloves get newspaper inside. They dry from within. | Newspaper in the gloves | newspaper
And sandals for the walk to the restroom, so you don't bring it back with you. | Sandals to the restroom | toilet
> Hang it up tonight, so it's dry for {brand}. | Hang it up tonight | coat-hanger
> Bring a second shirt to {brand}. Your partner thanks you. | A second shirt | t-shirt

checklist: What your kid's coach should know
* Four things a coach should know about your kid before training. | Before training | list
* What should you tell the instructor about your kid? | What do I tell them? | question
* You drop your kid at the dojo, and then you think of the inhaler. | Oh, the inhaler | car
Asthma, allergies, glasses, a loose tooth. | 1. Asthma, glasses, loose tooth | eyeglasses
What makes them stop listening, and what gets them back. | 2. What gets them back | ear
If something's going on in school, one word's enough. | 3. Trouble at school? | backpack
Who may pick them up. | 4. Who picks them up | car
~ And what you hope for. To be braver, calmer, or just tired by eight. | Braver, calmer or just tired? | bed
Nobody needs a file. Two minutes at the door will do. | Two minutes at the door | door
> Take two minutes at the door of {brand}. | Two minutes at the door
> Write the four on a card and hand it to {brand}. | Hand over a card | note

cost: What comes on top of the monthly fee
* The monthly fee isn't all you'll pay in a martial arts school. | Not just the monthly fee | tag
* What does martial arts cost besides the class? | What comes on top? | tag
* First it's a class. Then it's a uniform, a belt, and gloves. | Then come the gloves | boxing-glove
The fee depends on how often you may come, and what the room costs. | 1. The fee | calendar
Then the gear. Judo needs one good jacket. Sparring needs gloves, shin guards, a mouthguard. | 2. The gear | boxing-glove
Kids grow, so ask about used ones. | Ask for used ones | repeat
Belt tests have a fee in most places, and the new belt may be in it. | 3. The belt tests
There may be association dues, too, and trips to contests. | 4. Dues and contests | trophy
~ Borrow for the first month. You don't know yet what you'll love. | no: Buy it all / yes: Borrow at first
> Ask {brand} what the first year comes to, gear and all. | The first year, all in | calculator
> Find out from {brand} what can be borrowed. | What can be borrowed? | boxing-glove

tip: Tap early, tap often
* Tap early. It's the smartest thing you do on the mat. | Tap early | hand
* When should you tap? | When do you tap? | question
* Your arm's getting long, and instead of a tap you think of your pride. | You think of your pride | hand
Tap before it hurts. Two pats on them, on the mat, or just say it. | Two pats, or say it | hand
They let go at once, you laugh, and start again. | They let go at once | repeat
The one who taps six times an evening has six new starts. | Six taps, six new starts
The one who never taps goes home with an ice pack and misses a week. | no: Never tap, miss a week / yes: Tap, and go again | snowflake
~ And if your hands are caught, use a foot. Or shout. | Hands caught? Use a foot | footprints
It isn't losing. It's asking for another go.
> Tap a lot at {brand}. | Tap a lot | hand
> Ask {brand} what you did two moves before you had to tap. | Two moves before | question

season(9-10): In September the mat's full of white belts
* In fall the mat's full of white belts, and nobody knows left from right. | Full of white belts | person-simple-tai-chi
* When's a good time to start martial arts? | When's a good time? | calendar
* School's back, and your kid kicks the couch. | Kicking the couch | couch
Now's when most groups start over. Rolls, stances, how to tie the knot. | Groups start over
So you're lost together, and that's much nicer than being lost alone. | no: Lost alone / yes: Lost together | people
By winter you've got a partner who knows your name and your bad side. | By winter: a partner | handshake
~ The bigger ones are glad. Somebody's got to be thrown. | Somebody's got to be thrown
Keep the day free of everything else until it's a habit, six weeks or so. | Keep the day free | calendar-check
> Ask {brand} when the next beginners start. | When do beginners start? | calendar
> Show up lost at {brand}. It's the season. | Show up lost | signpost
`,
})
