import { trade } from './trade.ts'

export const physiotherapist = trade({
  id: 'physiotherapist',
  name: 'physical therapy clinic',
  also: [
    'physical therapist',
    'physical therapy',
    'physiotherapist',
    'physiotherapy clinic',
    'physiotherapy',
    'physio',
    'physio clinic',
    'sports physio',
    'sports physiotherapist',
    'sports physical therapy',
    'mobile physiotherapist',
    'sports injury clinic',
    'injury clinic',
    'pelvic floor physiotherapist',
    'pelvic health therapist',
    'manual therapist',
    'sports therapist',
    'pediatric physical therapist',
  ],
  way: 'salon',
  customers: 'patients',
  thing: 'a physical therapy session',
  things: 'physical therapy sessions',
  words: [
    'physio',
    'therapist',
    'therapy',
    'exercise',
    'knee',
    'shoulder',
    'back',
    'hip',
    'ankle',
    'neck',
    'joint',
    'muscle',
    'session',
    'appointment',
    'injury',
    'movement',
    'pain',
    'patient',
    'stretch',
    'scan',
    'stairs',
    'posture',
    'band',
    'homework',
  ],
  pieces: `
mistake: Doing all your exercises the night before
* Your physio knows if you did the exercises. It takes about a minute. | Your physio knows | eyes
* Why can't you do a week of exercises on Sunday night? | Why not all on Sunday? | calendar
* It's the evening before your appointment, and you're looking for that sheet of exercises. | Looking for the sheet | file-text
You lie on the rug and do all of them, three times over. | All of them, three times | rug
It's like brushing your teeth for an hour before the dentist. | Like an hour of toothbrushing | toothbrush
A body learns from often, not from a lot at once. | It learns from often | repeat
So if it doesn't fit in your day, that's what to say. | no: All at once / yes: A little, often
You'll get fewer, or shorter, or some you can do while the coffee brews. | Fewer, shorter, coffee-sized | coffee
~ One that's done beats five on a sheet. | One that's done
Nobody's angry. They'd just like to know what's been tried. | They'd just like to know
> Tell {brand} honestly how many you did. | How many did you do?
> Ask {brand} for the one that matters most. | The one that matters most | target

mistake: Saying it's fine when they press
* It's fine, you say to your therapist, and hold on to the table. | "It's fine" | hand-fist
* Why does every patient say it's fine when it isn't? | Why say it's fine? | question
* A thumb finds the spot in your shoulder, and you say nothing. | You say nothing | thumb
You're being brave. It's no help at all. | Brave is no help
What you feel is half of what there is to go on. | Half of what they know
Say where, and say how. Sharp, dull, pulling, hot, asleep. | Sharp, dull, hot or asleep? | speech
Say if it goes anywhere. Down the arm, into the toes. | Does it go anywhere? | hand
Say if it's the pain you know, or a new one. | The pain you know, or new?
~ And tell them when it's too much. They can stop, or do it another way. | Too much? Say it
> Practice your words on the way to {brand}. Pulling, stabbing, burning. | Practice your words | speech
> Show {brand} with one finger where it is. | One finger | hand-pointing

myth: The spot that hurts isn't always the trouble
* It's your knee that hurts, and your physio's looking at your hip. | Your hip, for your knee? | bone
* Why does a therapist look somewhere else than where it hurts? | Why look elsewhere? | question
* You point at your knee, and you're asked to stand on one leg. | On one leg | footprints
A squeaking door isn't always a bad hinge. The whole frame can be crooked. | Like a squeaking door | door
So they look one floor up and one floor down. | One floor up, one down | stairs
How do you stand, how do you turn, what does the other side do? | What does the other side do? | scales
Then they ask about your day. The chair, the bag, the sofa. | The chair, the bag, the sofa | bag
~ Sometimes it is the spot itself. Then that's known, too. | Sometimes it is the spot
Don't be surprised if you have to take your shoes off for a stiff neck. | no: Only where it hurts / yes: The whole chain | sneaker
> Come to {brand} in something you can move in, top and bottom. | Something to move in | t-shirt
> Let {brand} see how you walk in from the parking lot. | Just walk in | person-simple-walk

how: What the first look is looking for
* Before anyone touches you at the physio, you'll be watched. | First you're watched | eye
* What does a physio look at in the first session? | What do they look at? | question
* Bend forward, says the therapist, and how you do it tells the most. | "Bend forward" | person
You tell the story first. When it started, what makes it better, what makes it worse. | at: First / The story | speech
Some questions seem odd. They're there to rule things out. | Odd questions, on purpose
Then comes moving. Up, down, sideways, as far as it goes. | at: Then / You move | person-arms-spread
Then they move you, and you do nothing. | at: Next / They move you | hand
Push against the hand. Both sides, because you're your own ruler. | at: Next / Push, both sides | ruler
~ It's noted, so it can be measured again. | Noted, for later | note-pencil
At the end you hear what they think it is, in words you'd use. | at: Last / In your own words
> Have {brand} say it in words for the kitchen table. | In kitchen table words | speech
> Write down when it began and take it to {brand}. | When did it begin? | calendar

how: Why your exercise changes each time
* The moment an exercise gets easy, your physio takes it away. | Easy? It's taken away | swap
* Why do you get a new exercise each time? | Why a new one? | question
* You've just got it right, and now it's the exercise on one leg. | Now on one leg | footprints
It starts so small you're almost offended. Press your heel down, let go. | at: First / Almost too small
Then it carries something. Your weight, a band, a bag of rice. | at: Then / It carries something | bag
Then it moves, then it moves quicker. | at: Next / It moves | person-simple-walk
In the end it looks like your life. Stairs, boxes, a kid on your arm, a serve. | at: Last / Your life | stairs
So tell them early what you'd like to get back to. | Back to what? | flag
~ A step back's part of it. Then it's last week's exercise again. | A step back is part of it | rewind
It isn't about the exercise. | no: The exercise / yes: The stairs at home
> Tell {brand} what you'd like to do again. | What would you do again? | flag
> Too easy at home? {brand} should hear about it. | Too easy? Say so

question: Do you need a referral or a scan first?
* Do you need a doctor's note before you see a physio? | "Do I need a note?" | prescription
* Call before you come to physical therapy, because of one piece of paper. | One piece of paper | file
* A knee, a phone, and who's first, the doctor or the physio? | Who's first? | phone
In some places you just walk in. In others you need a note. | Walk in, or bring a note? | door
So there are two calls. One to your insurer, one to the clinic. | Two calls | phone-call
A scan isn't always needed to begin. Moving and asking can tell a lot. | A scan isn't always needed
If you've got one, bring the report, not just the picture. | no: The picture / yes: The report, too | file-text
~ They'll send you on to a doctor if something doesn't fit. | They may send you on | stethoscope
And after a fall, with numbness, or if you feel ill, it's the doctor first. | After a fall: the doctor first
> What do you need on paper? Call {brand} first. | What paper do I need? | file
> Have your insurance card ready when you call {brand}. | Card in your hand | identification-card

question: How many times will I have to come?
* How many physio sessions will you need? | "How many times?" | calendar
* It's a fair question in physical therapy, and there's a fair answer. | A fair question | question
* Your calendar's open, and your therapist says: let's see. Let's see what? | "Let's see" | calendar
Nobody can say for sure on the first day. | Not on the first day
But you can hear what they expect, and when you'd both look again. | When do you look again? | eye
It depends how long you've had it. Old things take their time. | How long have you had it? | hourglass
It depends what you want. Walking to the mailbox isn't running a race. | To the mailbox, or a race? | mailbox
And it depends on the days between. You're with yourself far more than with them. | And on the days between | repeat
~ Often it's closer together at first, and then further apart. | Close at first, then wider
So don't ask how many. | no: How many? / yes: How will I know it's working?
> Ask {brand} when you'd both look again. | When do you look again? | calendar-check
> Tell {brand} what you've got coming up, and when. | What's coming up? | flag

comparison: Hands or exercises?
* One patient gets hands, the next one gets homework. | Hands or homework? | hand
* Is it better to be treated by hand or to exercise? | Hands or exercises? | question
* You'd hoped for an hour on the table, and you get a rubber band. | A rubber band | smiley-meh
Hands can make it easier to move, for a while. | Hands: easier to move | hand
You lie there, and something lets go. It's nice, and it passes. | Nice, and it passes | hourglass
The exercise is what you do with that time. | Exercise: using that time | timer
It's less nice, and it's yours to keep. | Less nice, yours to keep
So the two belong together, like oiling a hinge and then swinging the door. | Oil the hinge, swing the door | door
~ If it's all one or all the other, ask why. There may be a good reason. | All one? Ask why
You'll know it's right if it makes sense to you. | no: One or the other / yes: One, then the other
> Ask {brand} what each part's for. | What's each part for? | question
> Tell {brand} which part you really do at home. | What do you really do? | home

choose: What to listen for
* A good therapist can explain it with a towel or a spoon. | With a towel or a spoon | spoon
* How do you choose a physical therapist? | How do you choose? | question
* Three clinics near you, and each one treats backs. Which therapist? | Three clinics, all for backs | map-pin
Ask who you'll see, and if it's the same person each time. | 1. The same person each time? | person
Ask how long you'll be with them, and whether they're with others then, too. | 2. How long, and alone? | clock
Ask how many like yours they see. Hands, jaws, pelvic floors, runners. | 3. How many like mine? | people
Ask what happens if it's not better in a few weeks. | 4. And if it's not better?
You're after a plan with a way out. | A plan, with a way out | map-trifold
~ Be careful with anyone who says you'll have to come forever. | no: Come forever / yes: Until you don't need it
And see if they look at you or the screen. | You or the screen? | desktop
> Run the four past {brand} before your first visit. | Four questions | phone-call
> Call {brand} and say what it is in one sentence. Listen to what's asked back. | What's asked back? | ear

first: Your first visit, from the door on
* At your first physical therapy visit, wear the shorts. You'll be glad. | Wear the shorts | pants
* What happens at a first physical therapy appointment? | What happens? | question
* There's a drawing of a person, and you mark where the pain is. | A drawing of a person | clipboard
Mark it all, even the old ankle. Somebody may connect the two. | Mark it all | pencil
Then you tell it, and you're asked what you think it is. | "What do you think it is?" | speech
Say it. A worry's better on the table. | Say what worries you
You'll have to take off whatever covers it. For a shoulder, that's the shirt. | A shoulder: the shirt comes off | t-shirt
You can bring somebody, and you can say no to anything. | You can say no
~ Ask what's normal for tonight before you go. | What's normal tonight? | moon
You leave with a thought, a plan, and an exercise or two. | no: Fixed / yes: A plan | list
> Wear or bring shorts and a top with straps to {brand}. | Shorts, and a top with straps | bag
> Be a little early at {brand} for the form. | Early, for the form | clipboard

care: Where to put your exercises
* Your exercise sheet isn't a fridge magnet. | It isn't decoration | file-text
* How do you get yourself to do your exercises? | How do you get to it? | question
* Day one, all the exercises. Day four, the sheet's under the mail. | Under the mail | mail
Put each where it's going to happen, not where it looks good. | Where it's going to happen
The calf one goes by the coffee maker, the neck one by the screen. | Coffee maker and screen | desktop
Hang the band on the bathroom door, so you have to touch it. | On the bathroom door | door
Hitch it to something you do anyway. Teeth, coffee, news. | After the coffee | coffee
~ Film yourself there. On paper, every leg looks like every other leg. | Film it there | video-camera
And note the ones that hurt, so they can be changed. | Note what hurts
Missed a day? Then it's the next one. | no: Missed, so it's over / yes: Missed, so next | calendar
> Take your phone to {brand} and ask to film the exercises. | May I film it? | video-camera
> Show {brand} at the next visit where the band hangs. | Where does the band hang? | door

checklist: What to bring to the first appointment
* Five things to bring to your first physical therapy visit. | Five things to bring | list
* What do you bring to a physical therapy appointment? | "What do I bring?" | bag
* What do you take, asks the therapist, and you say the white one. | "The white one" | pill
The note and your insurance card, if you need them there. | 1. Note and card | identification-card
Reports. Scans, operations, letters from the doctor. | 2. Reports and letters | file-text
The names of your pills. A photo of the box will do. | 3. A photo of the box | pill
The shoes you wear most, and the brace or insoles, if there are any. | 4. Your shoes, brace, insoles | sneaker
And a sentence. What can't you do now that you'd like to do? | 5. One sentence | speech
~ Shorts for legs, a top with straps for shoulders. | Shorts or straps | t-shirt
> Take a photo of the boxes tonight for {brand}. | Photograph the boxes | camera
> Bring your sentence to {brand}. | Bring your sentence | speech

cost: What you pay and who pays it
* Before your first session, find out who pays for what. | Who pays for what? | receipt
* What does physical therapy cost you in the end? | What's left for me? | tag
* You pay after therapy, and a second bill's on its way. | A second bill? | mail
It depends on your insurance, so there's no answer that fits all. | It depends on your insurance | identification-card
Ask them what's covered, how many times, and what's left for you to pay. | 1. What's left for me? | phone-call
Ask whether it needs to be approved first. | 2. Does it need approval? | check
Ask the clinic if it's with your insurer, and what it's like if you pay yourself. | 3. And if I pay myself? | wallet
The first visit's often longer, and so it costs more. | The first is often longer | clock
~ Ask about a missed one, too. Colds happen. | 4. And if I miss one? | calendar-x
It's two calls, and you'll sleep better. | no: A surprise by mail / yes: Two calls first | phone
> Have your member number ready and call {brand}. | Have your number ready | identification-card
> Ask {brand} what the first visit costs and what the next ones do. | First, and next ones | receipt

tip: Write down your twenty-four hours
* Before your appointment, write down one day of your pain. | One day of it | note-pencil
* How do you tell a physio what it's like? | How do I say it? | question
* When's it worst, asks the therapist, and you say: always. | "Always" | clock
Always is rarely true, and it's no help. | Always is no help
Take one normal day and a piece of paper. | One day, one paper | file
How is it when you wake up? After an hour? On the stairs? | Waking up, on the stairs | stairs
After sitting, after carrying, when you turn over at night? | Sitting, carrying, turning over | bed
What did you do in the hours before it got worse? | What came before? | rewind
~ Give it a word for each time, you don't need numbers. | A word each time | pencil
There's nearly always a pattern in there, and it isn't always the one you'd thought. | no: "Always" / yes: "An hour after lunch" | magnifier
> Take the paper to {brand}. | Take the paper along | file
> Do it tomorrow, then call {brand}. | Do it tomorrow | calendar

season(3-5): The first weekend in the garden
* On the first warm weekend, everyone's back gets the whole winter at once. | The whole winter at once | sun
* Why does your back complain after the first day in the garden? | Why after the garden? | shovel
* You haven't bent down since fall, and now it's your back and a wheelbarrow. | You and a wheelbarrow | shovel
The sun's out, and you do it all on Saturday. Dig, lift, rake, kneel. | All on Saturday | calendar
Your body's spent months on a chair. It'd like to be asked first. | Months on a chair | chair
So half an hour of digging, then something standing, then something else. | no: Dig all day / yes: Change every half hour | swap
Half bags, two trips. Get close to what you lift. | Half bags, two trips | bag
Kneel on something, one knee up, and swap. | One knee up | leaf
~ Stop while there's still a bed to do. It'll be there on Sunday. | Leave some for Sunday | seedling
And if something's stuck for days, have it looked at. | Stuck for days? Have it seen | stethoscope
> Get your winter body ready with {brand}. | Ready for the garden? | seedling
> Show {brand} how you lift a bag of soil. | How do you lift? | bag
`,
})
