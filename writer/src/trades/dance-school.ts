import { trade } from './trade.ts'

export const danceSchool = trade({
  id: 'dance-school',
  name: 'dance school',
  also: [
    'dance studio',
    'ballet school',
    'dance academy',
    'ballroom dance studio',
    'salsa school',
    'tango school',
    'dance teacher',
    'dance instructor',
    'ballet studio',
    'dance class',
    'hip-hop dance studio',
    'swing dance school',
    'pole dance studio',
    'ballet teacher',
    'dance company school',
    'wedding dance teacher',
    'first dance lessons',
    'belly dance studio',
    'tap dance school',
    'flamenco school',
    'kids dance school',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a dance class',
  things: 'dance classes',
  words: [
    'dance',
    'dancer',
    'step',
    'class',
    'partner',
    'music',
    'beat',
    'shoe',
    'turn',
    'floor',
    'ballet',
    'salsa',
    'tango',
    'waltz',
    'teacher',
    'studio',
    'barre',
    'foot',
    'song',
    'rhythm',
    'couple',
    'lesson',
    'kid',
    'mirror',
  ],
  pieces: `
mistake: Looking at your feet won't help them
* Your feet won't dance better because you're watching them. | Stop watching your feet | eyes
* Why does every beginner dance with their head down? | Why the head down? | question
* You look down to check the step, and bump your partner's forehead. | Forehead to forehead | people
The head's heavy. Tip it forward, and all of you tips along. | A heavy head tips you
Now your toes carry the weight, and that foot's stuck. | That foot's stuck now | footprints
And feet are quicker than eyes anyway. | Feet are quicker than eyes
Look across at an ear, or out over a shoulder, as if out of a window. | Look out of a window | window
~ In front of the mirror, look at your own face. | | mirror
You'll lose a step now and then. Wait for the one and get back on. | no: Eyes on the floor / yes: Eyes out the window
> Keep your head up for one whole song at {brand}. | Head up for one song | music
> Step on somebody at {brand}. It happens to everyone, and then it's over. | Step on somebody | footprints

mistake: Small steps are the quick ones
* When the music gets quick, most beginners take bigger steps. | Bigger steps when it's quick | music-notes
* Why do you always fall behind when the song gets faster? | Why do you fall behind? | question
* You're chasing the beat across the dance floor, and it's getting away. | It's getting away | person-simple-run
A big step takes long, because your body has to come along. | A big step takes long
So you arrive late, and then you hurry, and the next one's bigger. | | repeat
Make them half the size. Feet under your hips, knees soft. | Half the size | footprints
Now there's time left over in each beat, and you look calm. | Time left over
~ Watch the good ones at a salsa party. You could do that in a closet. | They dance in a closet | door
Big comes later, when you know where it goes. | no: Bigger and later / yes: Smaller and on time
> Try the same song small at {brand}. | The same song, small | music
> Bring the song that's too quick for you to {brand}. | The song that's too quick | vinyl-record

myth: There's no such thing as two left feet
* Nobody has two left feet. You need a beat, and you've got one. | You've got a beat | ear
* Can you learn to dance if you've got no rhythm? | "I've got no rhythm" | question
* You clap along at a concert, one beat off, and decide you can't dance. | Clapping one beat off | hands-clapping
Do you walk? Then you've got a beat. Left, right, left, without counting. | You walk in rhythm | person-simple-walk
Do you notice when a song stops? Then you can hear it, too. | You hear it stop | ear
What's missing is the bridge between the two, and you build it by repeating. | Build it by repeating | repeat
At first you hear, you think, you step. By then you're late. | at: First / Hear, think, step
One evening the thinking drops out. | at: One evening / Hear, step | lightbulb
~ The kitchen floor's good for that, with the radio on and nobody home. | The kitchen floor | radio
> Walk into {brand}. If you can walk in, you can start. | If you can walk, you can start | door
> Tell {brand} you've got two left feet. They'll have heard it before. | "I've got two left feet" | footprints

how: How a step gets into your feet
* A new step is learned four times, and the partner comes last. | Four times, partner last | people
* Why don't you start with the music in a dance lesson? | Why not start with music? | question
* The teacher shows the step, it looks easy, and your feet say no. | Your feet say no | footprints
First you only walk it, without counting. Where do the feet go? | at: First / Walk it | footprints
Then with counts, out loud. It feels silly, and it works. | at: Then / Count it out loud | speech
Then slow music, alone. Now it's got a beginning and an end. | at: Next / Slow music, alone | music-note
And last with somebody in your arms, and it all falls apart for a minute. | at: Last / With a partner | people
That's normal. There's another person in your way now. | Falling apart is normal
~ Sleep on it. Next week it's further along than you left it. | Sleep on it | bed
> Count out loud at {brand}. You'll be glad the others do. | Count out loud | speech
> Stuck at the third stage? Show {brand} where it falls apart. | Show where it falls apart

how: How one dancer tells the other where to go
* A good lead doesn't push. You lean, and your partner already knows. | It isn't pushing | hand
* How does your partner know that a turn is coming? | How do they know? | question
* No word's been said, and your dance partner has already turned. | Not a word | people
It's in the chest. Where your breastbone goes, the two of you go. | It's in the chest | heart
The arms only pass it on, so they can't be noodles and they can't be planks. | no: Noodles or planks / yes: Arms that answer
The one who follows doesn't guess. They wait for a tiny moment and then take all of it. | Wait, then take it all
~ Try it with your palms touching and eyes closed. | Palms together, eyes closed | eye-closed
Pulling someone through a turn is like pushing a cat into a basket. | Like a cat into a basket | cat
> Try both sides at {brand}, leading and following. | Try both sides | swap
> Ask {brand} for the palm exercise. | Ask for the palm exercise | hand-palm

question: Do you need a partner to come?
* Do you need a partner to take dance lessons? | "Do I need a partner?" | people
* You'd love to dance, and your other half would rather not. | One would, one wouldn't | smiley-meh
* You've had your finger on the class sign-up for a week. No partner. | No partner | hand-tap
It depends on the dance. Ballet, tap, hip-hop, line dance, you only bring yourself. | Ballet, tap, hip-hop: come alone | person
In salsa, swing, and tango, classes often swap all the time. | Salsa, swing, tango: you swap | swap
You change every few minutes, and you learn quicker, because each hand is different. | Each hand's different | hand
In ballroom, many come as a couple, so say if you're one. | Ballroom: say you're one
~ And if you come as two and don't want to swap, say that. | Two who stay two | people
The one at home may change their mind when they hear the music. | no: Wait for a partner / yes: Ask first
> Come alone or as two, but let {brand} know which. | One or two? | people
> Which classes swap? Call {brand} and see. | Which classes swap? | swap

question: What shoes do you dance in?
* What shoes do you wear to your first dance class? | "What shoes?" | sneaker
* Leave the sneakers with the deep tread at home on dance night. | Not the deep tread | sneaker
* Your body turns, your shoe doesn't, and your knee's in between. | Body turns, shoe doesn't | bone
Rubber's made to grip, and a turn needs to slide a bit. | Rubber grips
So for a start, an old shoe with a smooth sole, one that holds your heel. | A smooth sole, a firm heel | boot
No flip-flops, nothing that flies off. | No flip-flops
For ballet it's slippers or socks, for hip-hop it's clean sneakers. | Slippers for ballet
~ High heels can wait until you know where your weight is. | Heels can wait | high-heel
And never the ones you walked over in. There's gravel in that sole. | no: Straight off the street / yes: Changed at the door
> Call {brand} and ask what they wear in that class. | What do they wear? | phone-call
> Put a clean pair in a bag and come to {brand}. | A clean pair in a bag | bag

comparison: Group class or private lesson?
* A group class teaches you to dance. A private lesson teaches you. | Group or private? | people
* Should you learn to dance in a group or alone with a teacher? | Group or alone? | question
* The wedding's in spring, and you can't dance a step. Class or private lesson? | Which is it to be? | calendar
In a group there's a plan for everyone. You laugh, and you see that others trip. | Group: a plan for all | people
You repeat it often, and that's what your feet want. | Repeats feed your feet | repeat
Alone, it's your song, your knee, your pace. Nobody waits, and you don't wait. | Private: your song, your pace | music
But an hour of being watched is tiring, and there's no crowd to practice in. | No crowd to practice in
~ And a stuck habit can come loose. | Unstick a habit
To dance at parties, take the group. For one date, take the hour. | no: For one date: group / yes: For one date: private
> Tell {brand} what you want to be able to do, and by when. | What, and by when? | calendar
> Start in a group at {brand} and save the private hour for when you're stuck. | Private when you're stuck

choose: What to watch in a trial class
* In a trial class, don't watch the best dancer. Watch the worst. | Watch the worst dancer | eyes
* How do you choose a dance school for yourself or your kid? | How do you choose? | question
* You're on the bench by the studio door, and your kid's in there. | On the bench | chair
Does somebody go over to the one who's lost? | Is the lost one helped? | hand
What's said after a mistake, and in what voice? | In what voice? | ear
Are names used? | Are names used? | speech
Knock on the floor with your heel. A good one gives a little, concrete doesn't. | no: Concrete / yes: A floor that gives
~ And stand by the door when they come out. Red faces and chatter are a good sign. | Red faces and chatter | smiley
Ask about the show, the costume, and the exams, since they come on top. | Show, costume, exams | receipt
> Sit on the bench at {brand} for one class. | Sit on the bench | chair
> Come and watch the lost one at {brand}. | Watch the lost one | eyes

first: The first evening in the circle
* The first dance class begins in a circle, and everybody hopes it's someone else. | It begins in a circle | people
* What's a first dance class like? | My first class | question
* You walk into the studio in clean shoes, and music's already on. | Music's already on | music
You'll stand near the wall. So will everyone. | By the wall | wall
The teacher shows you how to stand and how to shift your weight. That's most of it already. | Shift your weight | scales
Then one step, forward and back, until it's boring. Boring's good. | One step, until it's boring | repeat
Somebody takes your hand, says a name, and it's damp. Yours too. | Damp hands, both of you | hand
~ When you mess up, keep going. Nobody sees a wrong step. Everybody sees a stop. | Keep going | person-simple-walk
By the end, you've danced one song. It's short, and it's a song. | One whole song | music-note
> Drink some water, put on a clean shirt, and come to {brand}. | A clean shirt | t-shirt
> Ask {brand} which evening has the newest people. | Where are the newest? | calendar

care: Dance shoes don't go outside
* Dance shoes die on the way to the car. | On the way to the car | car
* How do you look after a suede dance shoe? | How do you care for suede? | question
* Your dance shoe's suddenly slick as ice, and it isn't the floor. | Slick as ice | snowflake
Suede works because it's fuzzy. It brakes a bit, it slides a bit. | Fuzzy is right
Floor wax and dust press it flat, and then it shines. Shiny is slippery. | no: Shiny / yes: Fuzzy
A small wire brush lifts it again, a few strokes before class. | A few strokes of wire brush
Once they've been wet or on the street, that's it, so they go in a bag. | Bag, never street | bag
~ Let them air overnight, or the bag smells of feet for years. | Air them overnight | wind
Ballet slippers, too. Let them dry open, out of the sun. | Slippers dry open
> Turn your soles up at {brand} and ask if they've had it. | Turn up your soles | footprints
> Change at the door of {brand}, both ways. | Change at the door | door

checklist: Your kid's first ballet bag
* Your kid's first ballet class needs less than the shop thinks. | Less than the shop thinks | shopping-bag
* What does a kid need for the first dance class? | What does my kid need? | question
* Tutu, wand, crown, wings. Your kid's ready for ballet, and can't bend. | Tutu, wand and wings | crown
Hair up, so it's out of the eyes. The bun doesn't have to be perfect. | 1. Hair up | hair
Something snug to move in, that shows knees. | 2. Something snug | t-shirt
Slippers or bare feet. Ask before you buy. | 3. Slippers or bare feet | footprints
Water, with a name on it. There are always three pink ones. | 4. A bottle with a name | drop
And a bathroom trip first, even if they say they don't need one. | 5. Bathroom first | toilet
~ No jewelry, and no gum. | No jewelry, no gum | ring
The wings can come along in the bag, just in case. | Wings in the bag | butterfly
> Hold off on the slippers until you've talked to {brand}. | Ask before you buy | shopping-bag
> Name the bottle, pack the bag, and bring your kid to {brand}. | Name the bottle | tag

cost: What you pay for besides the class
* The price of a dance class isn't the price of a dance year. | The class isn't the year | calendar
* What will dance really cost you in a year? | What does a year cost? | tag
* Shoes, class, then a note in the bag: costume by May. | "Costume by May" | dress
The class itself depends on its length and on how many share it. | 1. The class | clock
Then what's on your feet, and kids' feet grow. | 2. The shoes | sneaker
Some schools put on a show, with a costume and tickets for Grandma. | 3. The show | ticket
Some have exams or contests, with a fee and a trip. | 4. Exams and contests | medal
~ And what happens to a class you miss? In some you catch up, in some it's gone. | What about a missed class?
None of that's wrong. You'd just like to hear it in fall, not in May. | no: In May / yes: In fall | leaf
> Ask {brand} what a year brings besides the classes. | What comes besides? | list
> Talk about the costume with {brand} before the first class. | Talk about the costume | dress

tip: Practice while the coffee brews
* Practice the step while the coffee brews. | While the coffee brews | coffee
* How do you remember a dance step until next week? | Will you remember it? | question
* It's Wednesday, you're in the kitchen, and the step from class is gone. | By Wednesday it's gone | calendar
Film it at the end of the lesson, your teacher's feet from behind, if that's all right with them. | Film it from behind | video-camera
From behind, left is left. From the front, you learn it the wrong way around. | no: From the front / yes: From behind
Then two minutes a day in socks, at the counter, at the copier. | Two minutes in socks | sock
Say the counts. Your mouth remembers what your feet forget. | Say the counts | speech
~ Elevators are good, too. Nobody gets on for at least a floor. | In the elevator | elevator
A little every day beats an hour on Sunday. | A little, every day | calendar-check
> Ask {brand} if you may film the last two minutes. | May I film? | video-camera
> Show {brand} on your next visit what the coffee break taught you. | Show what stuck

season(3-5): The wedding's in June, the first dance starts now
* Your first dance starts with the shoes, not with the steps. | It starts with the shoes | high-heel
* When should you start lessons for your wedding dance? | When to start? | calendar
* You've got a song and a date, and you sway like two fridges. | Two swaying fridges | people
Spring's good. There's time to forget it once and learn it again. | Time to forget it once | calendar
Most songs are far too long for two people and a whole room of eyes. | Most songs are too long | music
It can fade out early, and everyone claps. | Fade out early
Then it's an entrance, one thing you do well, a turn, and a way to end. | Entrance, turn, end | list
~ Practice in the shoes, and with something long around your legs. | Practice in a long skirt | dress
What people remember is that you looked at each other. | no: Ten figures / yes: Looking at each other | heart
> Bring song, shoes, and date to {brand}. | Song, shoes, date | music
> One of you might be more scared. Let {brand} know which. | Who's scared? | smiley-nervous
`,
})
