import { trade } from './trade.ts'

export const massageStudio = trade({
  id: 'massage-studio',
  name: 'massage studio',
  also: [
    'massage therapist',
    'massage therapy',
    'massage practice',
    'mobile massage',
    'massage salon',
    'masseuse',
    'masseur',
    'thai massage',
    'deep tissue massage',
    'sports massage',
    'sports massage therapist',
    'swedish massage',
    'massage clinic',
    'massage room',
    'remedial massage',
    'chair massage',
    'office massage',
    'shiatsu practitioner',
    'reflexologist',
    'bodyworker',
    'massage at home',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a massage',
  things: 'massages',
  words: [
    'massage',
    'back',
    'shoulder',
    'neck',
    'muscle',
    'knot',
    'pressure',
    'table',
    'therapist',
    'oil',
    'towel',
    'session',
    'hand',
    'foot',
    'tension',
    'thumb',
    'body',
    'sheet',
    'stroke',
    'elbow',
    'arm',
    'leg',
    'jaw',
  ],
  pieces: `
mistake: Gritting your teeth through it
* If you're gritting your teeth, the massage is arguing with your back. | Gritting your teeth? | smiley-nervous
* Why do people lie on a massage table and suffer politely? | Why suffer politely? | question
* The thumb is a little too deep, and you say nothing, because it's massage. | Too deep, and you say nothing | thumb
Watch what your toes do. If they curl, it's too much. | Do your toes curl? | footprints
A muscle that's being hurt pushes back. It gets hard to protect you. | It gets hard to protect you | shield
Then more force goes in, and you two are wrestling. | | boxing-glove
Good pressure feels strong, and you can still breathe slowly. | no: Holding your breath / yes: Breathing slowly | wind
~ One word does it. Softer. Or slower, which often helps more. | "Softer." "Slower." | speech
> Say softer at {brand} and feel what happens. | Say softer
> Correct it at {brand} as often as you want. | Correct it as you go | speech

mistake: Helping with your own arm
* The hardest thing in a massage is letting someone lift your arm. | Let someone lift your arm | hand
* Why does everyone lift their own arm on a massage table? | Why do we all help? | question
* You feel a hand under your wrist, and your arm is already up. | It's already up | hand
You meant to be nice. But now the shoulder's working. | Now the shoulder's working
A muscle that holds something can't be kneaded. It's on duty. | A muscle on duty
So when somebody takes your arm, let it be as heavy as a wet towel. | Heavy as a wet towel | towel
Your head, too. It weighs a lot more than you'd think, and it's used to being carried. | Your head too
~ If it won't work, breathe out long. It lets go on the out breath. | Breathe out long | wind
> Practice being a wet towel at {brand}. | Be a wet towel | towel
> Can't let go? Tell {brand}. You won't be the first one today. | Can't let go? Say it

myth: It doesn't have to hurt
* A massage doesn't have to hurt to do something. | It doesn't have to hurt | hand
* Does a good massage have to hurt? | Does it have to hurt? | question
* The next day you're proud of the bruise from your massage. Why? | Proud of a bruise? | smiley-meh
There's a strong feeling that's right. You want to say ow, and you want it to go on. | Ow, and go on
And there's a sharp one that makes you look for the door. Those two aren't cousins. | no: Sharp / yes: Strong but good | door
Slow hands get deep without digging, because everything has time to let them in. | Slow gets deep | hourglass
~ Bread dough knows this. Hit it and it fights, lean on it and it spreads. | Lean, don't hit | bread
So you don't have to earn it. | You don't have to earn it
> Ask {brand} for slow before you ask for hard. | Slow before hard | hourglass
> When strong turns to sharp at {brand}, speak up. | Strong or sharp? | speech

how: Why it starts with long slow strokes
* A massage starts with long slow strokes that seem to do nothing. | Long, slow, and for nothing? | hand
* Why doesn't the therapist go straight for the knot? | Why not straight to the knot? | question
* Your shoulder's the problem, so why are the hands on your lower back? | Why the lower back? | hand
First the oil gets warm, and the skin gets used to a stranger. | at: First / Warm oil | drop
Those long strokes are reading. Here it glides, here it catches. | They're reading | eye
What hurts is often at the end of a chain, so they look where it begins. | Where does it begin? | chain
After that comes kneading, and only then the thumb. | at: Then / Kneading, then the thumb | thumb
~ It's like a stuck drawer. You don't pull at the middle, you wiggle the corners. | Like a stuck drawer | dresser
At the end it's the long strokes again, so the body knows it's over. | at: Last / Long strokes again
> Tell {brand} where it hurts, and let the hands find out where it starts. | Where it hurts, where it starts
> Bring your worst spot to {brand}, and don't wonder if they begin elsewhere. | Bring your worst spot

how: Why the sheet matters so much
* On a massage table you're uncovered one part at a time. | One part at a time | bed
* How do they give a massage without you feeling naked? | How does that work? | question
* You're lying there under the sheet, and you wonder what comes off next. | What comes off next? | bed
The sheet gets folded back from one leg. Just that leg. | One leg | hand
It's tucked in along the edge, so it stays and there's no draft. | Tucked in at the edge
When that leg is done, it's covered and warm, and the next one's folded out. | Covered, then the next | towel
Turning over works the same way. The sheet's held up like a tent, and you roll. | Held up like a tent | tent
~ Anything you'd rather keep covered stays covered, and nobody asks why. | Nobody asks why
> One sentence at {brand} is enough: this stays covered. | Say what stays covered | speech
> Cold feet? Ask {brand} for another blanket. | Ask for a blanket | thermometer-cold

question: How much do you take off?
* How much do you take off for a massage? | "How much do I take off?" | coat-hanger
* Take off what you like for a massage, and keep what you like. | As much as you like | coat-hanger
* You're alone in the massage room, with a sheet and no instructions. | No instructions | door
You undress alone and get under the cover before anyone knocks. | You're alone until the knock | door
Most people keep their underwear on. | Underwear stays on
Jeans and bras get in the way of a back, since there's no stroke across a strap. | Straps block the back
For Thai or chair massage, you keep your clothes on, so wear soft ones. | Thai or chair: soft clothes | t-shirt
~ Watch, necklace, and earrings go in your shoe, and you'll find them later. | Jewelry in the shoe | watch
> Wondering about something? Ask {brand} before you're in there alone. | Ask beforehand | question
> Call {brand} and ask which kind you keep your clothes on for. | Clothes on or off? | phone-call

question: What if you fall asleep?
* What if you fall asleep and snore on the massage table? | "What if I snore?" | bed
* Snoring on a massage table is a compliment. | Snoring is a compliment | bed
* Your massage has barely started, and you wake up from your own snore. | Your own snore | ear
Nobody minds. Half the point is that your head stops working. | Nobody minds | smiley
There's drool on the face cradle every day, and that's why there's a cover on it. | Every day | drop
You may hear your stomach too. It does that when you finally lie still. | The stomach talks | ear
The only thing you miss is telling them where it hurts, so say that first. | no: In your sleep / yes: Before you lie down | speech
~ You'll be woken to turn over. You'll do it like a walrus, like everyone. | Turn like a walrus
> Tell {brand} where it hurts, and then feel free to be gone. | Then be gone | bed
> Come tired to {brand}. | Come tired | eye-closed

comparison: Swedish or deep tissue?
* Swedish or deep tissue massage? The difference isn't how hard. | It isn't how hard | hand
* Which massage should you pick, Swedish or deep tissue? | Which one? | question
* You're on the phone, you're asked which massage, and you say the normal one. | "The normal one" | phone-call
Swedish flows. Long strokes, lots of oil, the whole of you, head to foot. | Swedish: the whole body | waves
You get up and feel like one piece again. | One piece again | person-arms-spread
Deep tissue stays. A few places, little oil, slow as a snowplow. | Deep tissue: few places, slow | target
You get up and feel that somebody's been there. | Somebody's been there
~ Tired all over, take the first. One spot that's been nagging for weeks, the second. | no: Tired all over / yes: One nagging spot
And it can change halfway, if you say so. | It can change halfway
> Tell {brand} tired or nagging, and skip the names. | Tired or nagging? | speech
> Not sure which? Point at it at {brand}. | Point at it | hand-pointing

choose: What a good therapist asks first
* A good massage begins with questions, and you're still dressed. | Questions first | clipboard
* How do you find a massage therapist you can trust your neck to? | Who gets your neck? | question
* You lie down, nobody's asked a thing, and there are hands on your back. | Nobody asked a thing | hand
You should've been asked what's going on, what's been operated on, what you take. | "What's been going on?" | speech
And where you don't want to be touched. Feet and faces aren't for everyone. | "Where would you rather not?"
Later comes the one that counts. How's the pressure? | "How's the pressure?" | thumb
Then notice what happens to your answer. Do the hands change? | no: Asked / yes: Asked and changed | hand
~ And sometimes the right answer is, see a doctor with that first. | "See a doctor first" | stethoscope
> Ask {brand} what they want to know before you lie down. | What do they want to know? | clipboard
> Try one short session at {brand} and listen for the questions. | Listen for the questions | ear

first: The first time on a massage table
* Your first massage starts with your face in a hole. | Your face in a hole | bed
* What happens at a first massage? | My first massage | question
* Face down on the table, and all you can see is somebody's socks. | Somebody's socks | sock
Before that, you talk for a few minutes, dressed, sitting up. | First you talk | speech
Then you're left alone to undress and get under the sheet. | Then you're left alone | door
The cradle should hold your forehead and cheeks. If it pinches, ask, it can be moved. | If it pinches, say so
Your nose will run after a while. Everybody's does. | Your nose will run | drop
~ You don't have to make conversation with a pair of socks. | Quiet is fine
Then a hand lies still on your back, and that's how you know it's starting. | A hand lies still | hand
> Never had a massage? Mention it when you book with {brand}. | Say it's your first | calendar
> Be at {brand} early enough to sit for a minute before you lie down. | Sit for a minute first | chair

care: The hour after a massage
* Don't put a meeting right behind your massage. | No meeting right after | calendar
* What do you do in the hour after a massage? | And afterwards? | clock
* You get up from the table and your legs belong to somebody else. | Whose legs are these? | footprints
Sit on the edge first. You've been flat for an hour, so your head needs a moment. | Sit on the edge first | bed
Drink some water, because you'll be thirsty. | Have some water | pint-glass
Leave the oil on if you like the feel, but keep it off the silk blouse. | Oil and silk don't mix | t-shirt
Skip the hard workout tonight. A walk is just right. | no: Heavy workout / yes: A walk | person-simple-walk
~ You might feel tender tomorrow, like after a hike. Say so the next time. | Tender? Mention it next time
> Pick a time at {brand} with nothing after it but the couch. | Nothing after but the couch | couch
> Wear something old and soft to {brand}, for the way home. | Old and soft | hoodie

checklist: Four things to mention before you lie down
* Four things to mention before anyone puts a hand on your back. | Before you lie down | list
* What does a massage therapist need to know about you? | What do they need to know? | clipboard
* Nothing special, you write on the massage form. Then you remember your knee. | "Nothing special, except the knee" | clipboard-text
Anything broken, operated on, or replaced, even years ago. | 1. Broken, fixed or replaced | bone
If you're pregnant, and what you take, blood thinners first of all. | 2. Pregnancy, and what you take | pill
Nuts and scents. There may be almond in the oil. | 3. Nuts and scents
And the spot that's ticklish or private or just no. | 4. The spot that's off limits | hand-palm
~ None of it is odd. It only changes where the hands go. | It changes where hands go
> Say the four at {brand}, knee included. | Say it, knee included
> Not sure if you should come right now? Ask your doctor, then {brand}. | Unsure? Ask your doctor | stethoscope

cost: What you pay for in a massage
* Half an hour of massage isn't half of an hour's massage. | Half isn't half | clock
* What's the difference between a short massage and a long one? | Short or long? | clock
* You look at the massage menu, and it's really a list of minutes. | A list of minutes | list
A short one is for one place. Neck and shoulders, or a lower back, done well. | Short: one place, done well | target
In an hour there's time for all of you, but no place gets a lot. | An hour: all of you | person-arms-spread
Longer still, and somebody can stay where it's needed. | Longer: time to stay | hourglass
~ Ask if undressing counts. An hour on paper may be less under the hands. | Does undressing count? | question
At your home there's a table to carry up the stairs, so that's in the price. | At home: a table to carry | stairs
> Describe to {brand} where it hurts before you choose how long. | First where, then how long
> Ask {brand} how many of the minutes are hands. | How many are hands? | hand

tip: Pick one place
* Give your massage one place to work on, and let it stay there. | Pick one place | target
* Neck, hips, calves, jaw. What do you say when they ask about your body? | What do I say? | question
* The therapist asks what you'd like today, and you say everything. | "Everything" | speech
Everything gets you a nice tour. A bit here, a bit there, time's up. | A nice tour
So before you go, turn your head left and right, slowly. | Turn your head
Reach up, bend down, feel where it stops first. That's your place. | Where does it stop first? | person-arms-spread
Say that one and give it most of the time. The rest can have what's left. | no: A bit of everything / yes: Mostly one place | hand
~ Do the same turn afterwards, and see where it stops now. | Turn again afterwards
> Find your place tonight and name it when you call {brand}. | Find your place tonight | phone-call
> Tell {brand} one place. Only one. | Only one

season(11-2): Shoulders up around your ears
* In cold weather everybody's shoulders live up around their ears. | Up around your ears | snowflake
* Why's your neck so stiff in winter? | Why so stiff? | thermometer-cold
* You're at the bus stop, it's freezing, and your shoulders have gone up. | At the bus stop | bus
You pull up to keep warm, and then you're inside, and they're still up there. | Still up there
All day at the desk, in a scarf, like a turtle. | Like a turtle | desk
Check it now. Let them drop. Did you feel how far that was? | Let them drop
A long warm shower before you come makes the first minutes easier. | A warm shower first | shower
~ And bring socks for afterwards. Warm feet keep the rest of you soft. | Socks for afterwards | sock
> Take your turtle to {brand}. | Take your turtle along
> Ask {brand} to begin at the top, right where the scarf sits. | Start where the scarf sits | hand
`,
})
