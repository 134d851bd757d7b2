import { trade } from './trade.ts'

export const scubaSchool = trade({
  id: 'scuba-school',
  name: 'dive school',
  also: [
    'scuba school',
    'diving school',
    'dive center',
    'dive centre',
    'diving center',
    'diving centre',
    'dive shop',
    'scuba shop',
    'scuba center',
    'scuba diving school',
    'scuba diving center',
    'scuba instructor',
    'diving instructor',
    'dive instructor',
    'scuba club',
    'diving club',
    'scuba diving lessons',
    'dive resort',
    'dive boat',
    'dive charter',
    'liveaboard',
  ],
  way: 'class',
  customers: 'divers',
  thing: 'a dive course',
  things: 'dive courses',
  words: [
    'dive',
    'diver',
    'diving',
    'scuba',
    'mask',
    'fin',
    'tank',
    'regulator',
    'wetsuit',
    'bubble',
    'breath',
    'breathe',
    'reef',
    'fish',
    'pool',
    'ear',
    'buoyancy',
    'weight',
    'course',
    'instructor',
    'water',
    'snorkel',
    'boat',
    'buddy',
    'sea',
  ],
  pieces: `
mistake: Diving with your hands
* Diving is done with everything but your hands. | Not with your hands | hand
* Why are you out of air before everyone else on the dive? | Out of air first? | gauge
* You're diving along the reef, and your arms are paddling like a puppy's. | Paddling like a puppy | dog
Hands are bad paddles. They push you up, then down, and mostly they make you breathe. | Hands are bad paddles
Your buddy gets an elbow in the mask, and the coral gets the rest. | An elbow in the mask
So fold them in front of you, or hold on to your own wrist. | no: Hands paddle / yes: Hands folded | hand
Then kick from the hip, slowly, and glide after every kick. | Kick from the hip, then glide | footprints
~ Look at a good diver. It seems as if nothing's happening. | Nothing seems to happen
Your tank lasts longer all by itself. | The tank lasts longer | gauge
> Try a whole pool length with your arms folded, and tell {brand} how far you got. | A length with folded arms | swimming-pool
> Have {brand} film you for one minute. You'll see your hands. | One minute on film | video-camera

mistake: The one thing you don't do with your breath
* Underwater there's one rule before all others, and it's about your breath. | One rule before the others | scroll
* What's the most important rule in scuba diving? | What's the first rule? | question
* Your first breath underwater goes in, and then you stop. | It goes in, and you stop | drop
It's a reflex. You've held your breath under water all your life. | It's a reflex
With a tank you never do. You breathe in, you breathe out, and you don't stop in between. | no: Hold it / yes: In and out, always | repeat
The air in you grows as you come up, and it has to get out. | Air grows on the way up | trend-up
Even with the mouthpiece out, you keep a string of small bubbles going. | Mouthpiece out? Small bubbles | drop
~ Humming helps, because nobody hums and holds their breath. | Humming helps | music-note
You practice that in the shallows, until you don't have to think. | Practiced in the shallows | swimming-pool
> Practice the small bubbles at {brand} before anything else. | Small bubbles first | drop
> Talk through that rule with {brand} before you're wet. | Talk it through | speech

myth: You have to be an athlete
* The best divers are the laziest people in the water. | The laziest people | waves
* Do you have to be an athlete to learn to dive? | "Do I have to be an athlete?" | person-simple-swim
* Everybody else in the course looks fit, and you're out of breath already. | Everybody looks fit | people
You should be able to swim, and be at ease in the water. Nobody's timing you. | Swim, and be at ease | person-simple-swim
Down there, strength is in the way. If you fight the water, you burn air and stir up the sand. | Fighting burns air | wind
Slow is the whole art. Slow legs, slow hands, slow breath. | no: Fast and strong / yes: Slow and quiet | hourglass
The heavy part is on land, carrying the tank to the water. | Heavy only on land | footprints
~ There's a health form before the course, so read it early, and ask a doctor if it says so. | Read the health form early | clipboard
> Tell {brand} what you're worried about, like the tank or the deep end. | What worries you? | speech
> Ask {brand} for the health form before you pay for a course. | Health form first | file-text

how: How to get the pressure off your ears
* The first thing you feel on a dive is your ears. | You feel your ears | ear
* How do divers get rid of the pressure in their ears? | How does it go away? | ear
* You've only just gone under on your first dive, and your ears say hello. | Your ears say hello | ear
Water presses in from outside, and the air in your ears hasn't caught up. | Water presses in | waves
Hold your nose and blow against it, gently, until it squeaks or clicks. | 1. Hold the nose, blow gently | ear
Do it before it hurts, and again and again on the way down. | 2. Before it hurts, and often | repeat
If it doesn't work, go up a bit, wait, and try there. Never force it. | no: Force it / yes: Up a bit, try again | trend-up
Your group will wait. Everybody has ears. | The group will wait | people
~ With a cold you don't dive. Ask any instructor. | With a cold, no dive
> Practice it on land, then show {brand}. | Practice on land | ear
> Slow ears? Say so to {brand} before you go down. | Slow ears? Say so | speech

how: How divers hover
* Hovering over the sand like a fish is the moment you become a diver. | Like a fish | fish
* How does a diver float without moving? | How do they hover? | question
* You sink, you put in air, you shoot up, and the fish are watching. | Up and down | fish
Lead pulls you down, and air in the vest lifts you. In between, nothing pulls. | Lead down, air up | scales
You find it with small puffs, and after each one you wait. | 1. A small puff, then wait | hourglass
Most beginners don't wait. The vest is slow, like a hotel shower. | no: Puff, puff, puff / yes: Puff, wait, look | shower
Then your lungs do the fine work. Breathe in, and you rise a little. Breathe out, and you sink. | 2. Your breath does the rest | wind
~ Too much lead makes it all harder, so start with a check at the surface. | 3. Check your lead first
> Try one piece of lead less with {brand}. | One piece less | scales
> Practice hovering with {brand} until you're bored. | Hover until you're bored | swimming-pool

question: What if my mask fills with water?
* What if my mask fills with water? | "What if it fills up?" | goggles
* Water in your mask feels like a disaster, and one breath fixes it. | One breath fixes it | goggles
* Cold water runs into your mask, and you'd like to go up at once. | You'd like to go up | goggles
You're not missing anything. You breathe through your mouth, and there's air. | You've still got air | wind
Look up a little, and press the top of the mask to your forehead. | 1. Look up, press the top | hand
Now breathe out through your nose, long and slow. | 2. Out through the nose | wind
The air pushes the water out at the bottom, and you see again. | 3. Water goes out below | drop
It's all in the nose, so learn to breathe with your face wet. | It's all in the nose
~ At home you can do it with your face in the sink. | Practice in the sink | sink
> Flood it yourself, ten times, in the shallow end with {brand}. | Flood it yourself | swimming-pool
> If that's the exercise you fear, tell {brand}, and do it first. | Do the scary one first | speech

question: I wear glasses, can I dive?
* I wear glasses, can I learn to dive? | "I wear glasses" | eyeglasses
* Everything in the sea looks bigger and closer anyway. | Bigger and closer | eye
* Your glasses are in the locker, and the reef's a colorful blur. | A colorful blur | eyeglasses
Water and the flat glass of the mask work like a weak magnifier. | Like a weak magnifier | magnifier
So if your eyes are only a bit off, you may see well enough as you are. | A bit off? Maybe no lenses | eye
For more, there are masks with lenses in your strength, often ready to snap in. | Lenses in your strength | goggles
Some dive with contact lenses. Ask your optician, and close your eyes when the mask floods. | Contacts? Ask your optician | eye
~ For reading the gauge, a small stick-on lens will do. | A small lens for reading | gauge
> Bring your prescription to {brand}. | Bring the prescription | prescription
> Ask {brand} what strengths they have to try. | Which strengths? | eyeglasses

comparison: Pool first or straight into the sea
* Pool first, or straight into the sea? | Pool or sea? | swimming-pool
* A pool is boring, and that's what makes it good for your first breath. | A boring place is good | swimming-pool
* You'd like to see fish, and they hand you a pool towel. | A pool towel | towel
In a pool you can stand up. That's the best thing anyone can say about it. | You can stand up | person
It's warm, it's clear, and there's nothing to look at but your own hands. | Warm, clear, nothing to see | eye
So your hands learn what they have to know. | Hands learn there | hand
The sea has waves, salt, and wonders, and all of them distract you. | The sea distracts you | waves
~ In some places it's a calm bay, as flat and as clear as a pool. | Or a calm bay | island
Then you go out, and your fingers already know it. | no: Learn in the waves / yes: Learn, then waves | repeat
> Where's the first hour, in a pool or a bay? Get that from {brand}. | Where's the first hour? | map-pin
> Pool at home, sea on vacation? {brand} can tell you how that works. | Pool here, sea there? | airplane

choose: Count the heads before you book
* Count the students before you choose a dive course. | Count the students | people
* How do you choose a dive school? | How do you choose? | question
* A dive boat comes in. Look at the faces getting off. | Look at their faces | smiley
Tired and talking with their hands, that's how they should look. | Talking with their hands | speech
Ask how many students one instructor takes down. Fewer is better, always. | 1. How many per instructor? | people
Ask which agency the card is from, and if it's accepted where you travel. | 2. Which card do I get? | identification-card
Ask when they'd cancel. Somebody should have an answer for wind and waves. | 3. When do you cancel? | wind
Look at the gear on the rack. Rinsed, hung up, no cracks in the rubber. | 4. Rinsed gear, no cracks | eye
~ And see if you like the person, because you'll look at them a lot. | 5. Do you like them? | heart
> Ask {brand} how many go down with one instructor. | How many with one? | people
> Walk along the gear rack at {brand}. | Look at the gear | eye

first: The first breath
* Your first breath underwater is loud. | It's loud | speaker-high
* What does the first breath under water feel like? | What's it like? | waves
* You're kneeling in the shallow water, and your face has to go in. | Now the face | drop
Everything in you says no. You do it, and then there's a hiss. | First a hiss | wind
Air comes, dry and cool, and it comes every time you ask. | Air comes every time | wind
You breathe out, and it rumbles past your ears like a coffee machine. | Out, and it rumbles | coffee
The first breaths are short, and somewhere around the tenth your shoulders come down. | Then the shoulders drop | person
~ Then you notice your own hands, and you stare at them like a baby. | You look at your hands | hand
And after that you don't want to come up. | You don't want to come up
> Try it once in shallow water at {brand}, before you think of a course. | Try it once | swimming-pool
> Squeeze the hand of somebody at {brand} for the first ten breaths. | Hold a hand | handshake

care: Salt dries into crystals
* The dive's over when your gear is rinsed. | Not over yet | drop
* How do you look after dive gear when you get home? | How do you care for it? | drop
* Your wetsuit's been in the trunk since Sunday, and you can smell it. | Since Sunday in the trunk | car
Salt dries into crystals that cut threads and jam buttons. | Salt crystals cut and jam | sparkle
So soak it all in fresh water, and don't only spray it. | 1. Soak in fresh water | bathtub
Put the dust cap on the regulator before it goes in, and leave the button alone. | 2. Cap on, hands off the button
Move every buckle and zipper under water. | 3. Move buckles and zippers | repeat
Hang the suit in the shade on a wide hanger, inside out first. | 4. Shade, wide hanger | coat-hanger
~ And keep the fins flat, or they'll stay bent like a banana. | 5. Fins flat
> When was your regulator last serviced? Ask {brand} if it's due. | When was it serviced? | wrench
> Rinse, dry, and bring what hisses to {brand}. | Bring what hisses | ear

checklist: What to bring to your first dive
* The dive school has the heavy things, so what do you bring? | What do you bring? | bag
* For your first dive you need less than for the beach. | Less than for the beach | bag
* You're at the pool with a huge bag, and they hand you everything. | They hand you everything | bag
Swimsuit and towel, and something warm for after. | 1. Swimsuit, towel, sweater | towel
Something to tie your hair with, since it gets under the mask. | 2. A hair tie | hair
Water to drink, because the air from the tank is dry. | 3. Drinking water | drop
A light meal in you, and no feast right before. | 4. A light meal first | bowl-food
The health form, filled in honestly. | 5. The health form | clipboard
The date of your flight home, because you have to wait after diving. | 6. Your flight date | airplane
~ Leave the jewelry at home. The deep end has enough of it. | 7. No jewelry | ring
> Tell {brand} your flight day before you plan the last dive. | Say your flight day | airplane
> Send {brand} your height, weight, and shoe size. | Height, weight, shoe size | ruler

cost: What's in a dive course
* Two dive courses with the same card, and one costs half. | Same card, half the price | tag
* What do you pay for in a dive course? | What's in it? | question
* The price of the course is small, and so is the print. | The small print | magnifier
Mostly you pay for the instructor's time, so ask how many students share it. | 1. How many share? | people
Ask if the price includes the book or the app, and the card at the end. | 2. Book and card? | identification-card
Ask about the gear, the boat, and the entrance to the pool. | 3. Gear, boat, pool? | goggles
Ask what happens if you need another day. People do, and it's no shame. | 4. And one more day? | calendar
~ In a crowded course, you mostly kneel and wait your turn. | no: A crowd, waiting / yes: A few, diving
> Ask {brand} for the price of everything, right up to the card in your hand. | Until you hold the card | identification-card
> What does one more day cost? Ask {brand} before you need it. | And one more day? | calendar

tip: The mask test without the strap
* A mask fits when it stays on without the strap. | Without the strap | goggles
* How do you know if a dive mask fits? | Does it fit? | goggles
* Your mask's tight as a clamp, and it still leaks at your smile. | It leaks at your smile | smiley
Put it on your face with the strap hanging in front. | 1. Strap off | goggles
Breathe in through your nose, just a little, and let go with your hand. | 2. Breathe in, let go | wind
If it sticks and stays, it fits. If you have to keep inhaling, try the next one. | 3. Does it stay? | seal-check
Put the mouthpiece in, too, because it changes your cheeks. | 4. Again, mouthpiece in
~ Hair and beards are the little channels that water finds. | Watch hair and beard | hair
The strap only keeps it from getting lost. Tight is for masks that don't fit. | no: Pull it tight / yes: Find your shape
> Try all the masks at {brand}, one breath each. | Try them all | goggles
> Bring the one that leaks to {brand} and find out why. | Bring the leaky one | drop

season(1-4): Learn in the pool, dive on vacation
* Half of your dive course can happen while it's snowing. | While it's snowing | snowflake
* Should you learn to dive on vacation or before it? | On vacation, or before? | airplane
* The sea's blue, the others are out there, and you're in a classroom. | You're in a classroom | chalkboard
Theory and pool take days, and they don't have to be vacation days. | Don't spend beach days on it | calendar
Do them at home in the cold months, and take the papers along. | at: Winter / Theory and pool | swimming-pool
On vacation you do the open water dives, with another school. | at: Vacation / The open dives | island
Ask both before you book, because the papers have to match. | Ask both schools first | file-text
~ And it's nicer to fog up your first mask without a crowd watching. | Fog up at home first | goggles
> Tell {brand} where you're going and when. | Where, and when? | airplane
> How long are the papers from the pool good for? {brand} should know. | How long are they good? | hourglass
`,
})
