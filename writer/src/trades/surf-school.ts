import { trade } from './trade.ts'

export const surfSchool = trade({
  id: 'surf-school',
  name: 'surf school',
  also: [
    'surf camp',
    'surfing school',
    'surf academy',
    'surf instructor',
    'surf coach',
    'surf lessons',
    'surfing lessons',
    'surf center',
    'surf club',
    'surf shop',
    'surfboard rental',
    'surfboard hire',
    'surf house',
    'surf retreat',
    'surf therapy',
    'surf guide',
    'surf hostel',
    'surfing instructor',
    'surfing academy',
    'longboard school',
    'learn to surf',
  ],
  way: 'class',
  customers: 'surfers',
  thing: 'a surf lesson',
  things: 'surf lessons',
  words: [
    'surf',
    'surfer',
    'surfing',
    'board',
    'wave',
    'wetsuit',
    'beach',
    'sea',
    'foam',
    'paddle',
    'leash',
    'wax',
    'pop-up',
    'set',
    'tide',
    'swell',
    'lesson',
    'instructor',
    'sand',
    'ocean',
    'water',
    'wipeout',
    'whitewater',
    'surfboard',
  ],
  pieces: `
mistake: You look at your feet and fall
* Look at your feet on the board, and a second later you're in. | Look down, fall in | footprints
* Why do you fall the moment you stand up on the board? | Why right then? | question
* You're standing on a wave, you look down to believe it, and splash. | And splash | waves
Your head is a bowling ball on a stick, and where it goes, you go. | Like a bowling ball | bowling-ball
Look down, and your weight tips over your toes, and the nose digs in. | Nose digs in
Pick something on the beach, a flag, a car, somebody's red umbrella. | no: At your feet / yes: At the beach | umbrella
Look at it while you're still lying down, and don't let go of it while you get up. | Look before you get up | eye
~ Your feet are where you left them. | They're still there | footprints
> Get somebody at {brand} to stand on the beach and wave. | Somebody waves | hand-waving
> Choose your umbrella on the beach at {brand} before you paddle. | Choose your umbrella | umbrella

mistake: The board between you and the wave
* Never hold your board between you and the wave. | Not between you and it | waves
* How do you get out through the foam with that big board? | How do you get out? | question
* You're waist deep, a wall of foam comes, and you hug the board. | You hug the board | waves
The foam shoves the board, and right behind the board is you. | It pushes it at you | warning
Keep it beside you, with its nose to the sea, and one hand on it. | no: In front of you / yes: Beside you, nose out | hand
When foam comes, push the tail down a bit and let the nose ride over. | Push the tail, nose rides over | waves
Turn sideways yourself, so you're narrow. | Turn sideways, be narrow | person
~ And don't put the leash around your hand. It goes on the ankle. | Leash on the ankle | link
> Practice it where you can stand, in the first minutes with {brand}. | Practice where you stand | person
> Watch the others go out at {brand}, and see who gets through. | Watch who gets through | eyes

myth: A short board is for real surfers
* The big foam board isn't for kids, it's for catching waves. | It catches waves | waves
* Isn't a short surfboard cooler? | "Isn't a short one cooler?" | question
* They hand you a board the size of a door, blue as a toy. | Long as a door | door
A long thick board floats you like a raft. So a few strokes are enough to catch a wave. | It floats like a raft | waves
A short one sinks under you. You paddle and paddle, and the wave goes by without you. | no: Short, and paddling / yes: Long, and riding
You learn to stand by standing, and on the big one you get to stand all day. | You learn by standing | repeat
It's also soft, and you'll be glad when it comes back to you. | Soft when it comes back | heart
~ Old hands take one out on small days, and grin. | Experts ride them too | smiley
> Take the longest board {brand} gives you, and don't be ashamed of it. | Take the longest one | ruler
> Ask {brand} when it's time for a smaller one. | When does it get smaller? | question

how: How the pop-up works
* You don't get up on a surfboard, you land on it. | You land on it | footprints
* How do surfers get on their feet so quickly? | How are they up so fast? | lightning
* You get one knee up, then the other, and the wave's over. | One knee, other knee, over | hourglass
Lie with your toes at the tail and your hands flat beside your ribs, like for a push-up. | at: First / Hands at your ribs | hand
Feel the wave take you, and give it a couple more strokes. | at: Then / Two more strokes | waves
Now push, and pull your feet under you in one go, like a cat. | at: Now / Push, feet under | cat
They land in the middle, sideways, about as wide as your shoulders. | at: Then / Land sideways, middle | footprints
Stay low, with soft knees and your hands in front. | at: Stay / Low, soft knees | person
~ Knees first is a habit that's hard to lose. | no: Knees first / yes: Both feet at once
> Do twenty of them on the rug before you come to {brand}. | Twenty on the rug | rug
> Left or right foot in front? Let {brand} give you a little push and see. | Which foot goes first? | footprints

how: How to read the waves
* Sit on the beach for ten minutes before you surf. | Sit down first | timer
* How do surfers know which wave to take? | Which one? | waves
* All waves look alike to you, and the next surfer's already paddling. | They're already paddling | eyes
They come in sets. Some small ones, then a few bigger ones, then quiet. | They come in sets | waves
So count. After the big ones is when you go out. | Go out after the big ones | clock
Look where they break first. There it's shallow, and that's where you learn. | Where do they break? | magnifier
Look for a flat, dark strip with foam going out. It can be a current, so ask about it. | A flat, dark strip? Ask | warning
~ And watch how people come back in. That's your way too. | How do people come in? | footprints
> Let {brand} show you the sets and the strip before you get wet. | Sets and strips | eye
> Count three sets at {brand}, and tell them what you saw. | Count three sets | clock

question: What if I fall?
* What if I fall off the board? | "What if I fall?" | waves
* You'll fall off your board all day, so learn how. | You'll fall, so learn how | repeat
* You're under a wave, it's gray and loud, and where's up? | Where's up? | spiral
Fall flat, like into a bed, and never with your head first. You don't know how deep it is. | 1. Fall flat, never headfirst | bed
Fall away from the board, to the side or the back. | 2. Away from the board
Stay under for a moment, and put your arms around your head. | 3. Arms around your head | hand
Come up with one hand first, in case the board's up there. | 4. Hand up first | hand-palm
Then look for the next wave, and only then for the board. | 5. Next wave, then board | eye
~ It feels long, and it's over before you'd finish a sentence. | Shorter than it feels | timer
> Fall ten times on purpose at {brand}. After that it's fun. | Fall on purpose | repeat
> Say how well you swim when you book at {brand}. | How well do you swim? | person-simple-swim

question: Am I too old to start?
* Am I too old to learn to surf? | "Am I too old?" | hourglass
* The sea doesn't ask your age, it asks if you can get up. | Can you get up? | waves
* There's a group on the beach in wetsuits, and they all look like kids. | All look like kids | people
What you need is to swim, to be able to get up off the floor, and to laugh at yourself. | Swim, get up, laugh | smiley
Getting up off the floor can be practiced at home, on the rug. | Practice on the rug | rug
Grown-up beginners listen, and they pick their waves. That saves a lot of falls. | They pick their waves | ear
Kids just don't have as far to fall. | Kids fall less far | repeat
~ You'll be sore in places a gym has never found. | Sore in new places
Look for a group at your speed, or take a lesson alone. | no: Keep up with teens / yes: Go at your speed | people
> Ask {brand} who else is in the group. | Who else is there? | people
> Tell {brand} about the knee and the shoulder. | Knee and shoulder | speech

comparison: Soft top or hard board
* A soft board or a hard one, what's the difference? | Soft or hard? | question
* One board bounces off you and the other one doesn't. | One bounces off you | waves
* You knock on two surfboards, and only one goes clack. | Knock on it | hand-fist
A soft top is foam all over, with a bit of stiffness inside. It floats high, and it forgives. | Soft floats and forgives | waves
It's also slow to turn, like a bus. | Slow to turn, like a bus | bus
A hard board is a thin shell of glass fiber. It's quick, it turns, and it doesn't forgive much. | Hard is quick and turns | lightning
It dents at every doorframe, and it's hard where your forehead is soft. | no: Hard, among beginners / yes: Soft, until you steer
~ When you can choose your direction on a wave, then it's time. | Can you steer? Then change
> Knock on both at {brand} and ask when you'd change. | Knock on both | hand-fist
> Rent before you buy, and ask {brand} for a different one each time. | A different one each time | repeat

choose: What to look for in a surf school
* Look into the water before you choose a surf school. | Look into the water | eye
* How do you choose a surf school? | How do you choose? | question
* There's a surf group in the water. Where's the instructor looking? | Where's the instructor looking? | eyes
The instructor should be in the water, up to the waist, and looking at people. | 1. In the water, watching | person
Count the students for each one. Somebody should notice when you go under. | 2. How many for one? | people
They should talk about currents and falling before they talk about standing. | 3. Currents before standing | warning
Ask what they do when the sea's too big, or too flat. | 4. Too big, or too flat? | waves
~ Look at the wetsuits. They should be drying in the shade, and not in a heap. | 5. How do the suits hang? | coat-hanger
> Watch a lesson of {brand} from the beach with an ice cream. | Watch with an ice cream | ice-cream
> How many students for one instructor? Ask {brand}. | How many for one? | people

first: What happens in the first surf lesson
* Your first surf lesson starts on the sand, lying on your stomach. | On the sand, face down | sun
* What happens in the first surf lesson? | What happens? | question
* You're lying on a board on dry sand, paddling in the air. | Paddling in the air | eyes
It looks silly, and it's worth it. Your body learns the moves where nothing moves. | at: First / Moves on the sand
Then you carry the board into the water, two by two. | at: Then / Carry it in | people
You stay where you can stand. Somebody holds your board and pushes at the right moment. | at: Then / A push at the right moment | hand
The first rides are on your belly, and already you're screaming. | at: Now / On your belly | waves
Then knees, then a foot, and at some point you're up, for about a second. | at: Then / Up for a second | person
~ You'll talk about that second at dinner. | That second
> Eat something light and bring water to {brand}. | Eat light, bring water | drop
> Come to {brand} with somebody you don't mind looking silly with. | Bring a friend | people

care: Sun and sand ruin a wetsuit
* Nothing's harder on a wetsuit than the hot trunk of a car. | The hot trunk | car
* How do you look after your wetsuit? | How do you care for it? | drop
* You peel off the wetsuit and stand on it in the parking lot. | Standing on it | footprints
Asphalt and stones make small holes, so change on a mat or in a tub. | 1. Change on a mat | mat
Rinse it in fresh water, inside and out, and after the last day twice. | 2. Rinse it, both sides | shower
Turn it inside out and fold it over a wide hanger at the waist. | 3. Fold it over at the waist | coat-hanger
Hang it in the shade, with wind. Sun makes rubber brittle. | 4. Shade and wind | wind
~ And never near the heater, where it gets hard and smells. | 5. Away from the heater | thermometer-hot
Nails and rings make the rest of the holes, so pull with your fingertips. | Pull with the fingertips | hand
> Got a small hole? Show it to {brand} before it's a long one. | Show the small hole | magnifier
> There's a trick to getting one on. Let {brand} show you. | How do I get it on? | question

checklist: What to bring to a surf lesson
* What do you bring to your first surf lesson? | What do you bring? | bag
* A surf lesson needs a swimsuit, a towel, and less than you think. | Less than you think | bag
* Your wetsuit's on, your car key's in your hand, and now where to? | Where does the key go? | key
A swimsuit without bows. You're going to lie on it. | 1. Swimsuit without bows
A towel, or a big robe to change under. | 2. Towel or robe | towel
Sunscreen that stays on in water, and on the backs of your knees too. | 3. Sunscreen, knees too | sun
Water and a banana, because it makes you hungrier than a hike. | 4. Water and a snack | drop
A plan for the car key, since it doesn't like salt. | 5. A plan for the key | key
~ A sweater for afterwards, even in summer. | 6. A sweater | hoodie
> Ask {brand} where keys and glasses go. | Keys and glasses? | key
> Suits come in sizes, so tell {brand} yours in advance. | Say your size | ruler

cost: What you pay for in a surf lesson
* Half of the price of a surf lesson hangs on the rack. | It hangs on the rack | coat-hanger
* What's included in the price of a surf lesson? | What's included? | tag
* Two surf schools share one beach, and they have two prices. | One beach, two prices | tag
Board and wetsuit are usually included. Ask, because otherwise it adds up. | 1. Board and suit? | waves
See how long you're in the water. Changing and talking can be half of it. | 2. How long in the water? | timer
A smaller group usually costs more, and you get more pushes. | 3. How many of you? | people
Ask what happens when there are no waves, or too many. | 4. And without waves? | calendar-x
~ Several days in a row teach you more than the same days spread over a summer. | 5. Several in a row | calendar
So count what you pay for an hour in the sea. | no: Price per day / yes: Price per hour in the sea | calculator
> Ask {brand} how long you'll really be in the water. | How long in the water? | timer
> No waves, what then? Get that answer from {brand} when you book. | And if it's flat? | waves

tip: Find your spot on the board
* Whether you catch the wave is decided by where you lie on the board. | Where you lie decides | ruler
* Why does the wave go by without you? | Why does it pass you? | waves
* You paddle like mad, the wave lifts you, and it leaves you behind. | It leaves you behind | waves
Lie too far back, and the nose points at the sky like a speedboat's. | Too far back, nose up | trend-up
Lie too far forward, and you dive like a submarine. | Too far forward, nose under | trend-down
The right spot is in between, with the nose just out of the water. | no: In the sky, or under / yes: Just out of the water
Once you've got it, notice where your chin is, and remember a scratch or the logo. | Remember where your chin is | map-pin
~ Keep your feet together. One that drags in the water is a brake. | Feet together | footprints
> Let {brand} put you in the right spot once, and mark it with wax. | Mark it with wax | pencil
> New board, new spot. Find out with {brand} where your chin goes. | Where does my chin go? | question

season(9-10): Fall is when the sea is warm
* In September the sea is warmer than in June. | Warmer than in June | thermometer-hot
* When's the best time to learn to surf? | When should I learn? | calendar
* The beach is empty, the water's warm, and school has started. | The beach is empty | sun
Water's slow. It takes all summer to warm up, and it stays that way for weeks. | Water is slow to cool | waves
Storms far out begin to send waves again, after the flat weeks of summer. | Waves come back | waves
And the people are gone, so there's room to fall. | There's room to fall | person-arms-spread
The air's cooler than the water then, so take a thick towel and something warm. | Warm clothes for after | hoodie
~ On big days, beginners stay in the foam near the beach. | Big days? Stay in the foam
> Check with {brand} what the sea's like in the fall. | What's it like then? | phone-call
> Take your surf week at {brand} when school's back in. | When school's back | calendar
`,
})
