import { trade } from './trade.ts'

export const daycare = trade({
  id: 'daycare',
  name: 'daycare center',
  also: [
    'home daycare',
    'family daycare',
    'in-home daycare',
    "children's daycare",
    'child daycare',
    'child care center',
    'childcare center',
    'childcare centre',
    'childcare provider',
    'childminder',
    'preschool',
    'pre-school',
    'nursery school',
    'day nursery',
    "children's nursery",
    'kindergarten',
    'infant care',
    'toddler care',
    'montessori preschool',
    'forest kindergarten',
    'early learning center',
    'early learning centre',
    'playschool',
    'after-school care',
  ],
  way: 'care',
  customers: 'families',
  thing: 'a daycare place',
  things: 'daycare places',
  words: [
    'daycare',
    'child',
    'children',
    'kid',
    'toddler',
    'baby',
    'parent',
    'family',
    'nap',
    'play',
    'drop-off',
    'pickup',
    'preschool',
    'teacher',
    'group',
    'lunch',
    'diaper',
    'morning',
    'goodbye',
    'caregiver',
    'class',
    'playground',
    'snack',
    'educator',
    'toy',
  ],
  pieces: `
mistake: Don't sneak out at drop-off
* Your child is busy with the blocks. Do you slip away now? | Slip away now? | lego
* Sneaking out at drop-off feels kind. It isn't, later. | It feels kind at first | footprints
* The coat is off, your toddler is playing, and the door is right there. | The door is right there | door-open
In five minutes they'll look up, and you'll have vanished. | They look up, you're gone | eyes
Tomorrow they won't let go of your leg, because you might vanish again. | Tomorrow they hold on tight | hand-grabbing
So say it, and then do it. Bye, I'm back after the nap. | no: Slip out / yes: Say bye, then go | hand-waving
There may be tears. They know where you are, though. | |
~ One goodbye, not six. The sixth one hurts most. | One goodbye is enough | heart
> Work out a goodbye with {brand} that takes half a minute. | A half-minute goodbye | timer
> Afraid of the tears? Ask {brand} how long they usually last once you've gone. | How long do tears last? | question

mistake: Leave the good shoes at home
* Clean pants at pickup mean it was a slow day. | Clean pants, slow day | pants
* What should a child not wear to daycare? | What not to wear? | question
* New white sneakers, wet playground. You know how this ends. | White sneakers, wet playground | sneaker
There'll be paint, sand, soup, and a puddle that somebody had to test. | Paint, sand, soup, puddle | drop
A child in good clothes plays carefully, and that's no fun. | Good clothes, careful play | dress
Buttons and belts are slow when it's urgent. | Buttons are slow when it's urgent | toilet
So pull-up pants, shoes with a strap, and sleeves that go up. | no: Belt and laces / yes: Pull-up and strap | sneaker
~ And put the name in the shoe. Two pairs look alike by noon. | Name in the shoe | tag
> Ask {brand} what the messiest day of the week is. | Which day is the messiest? | calendar
> Send the pants with the patched knees to {brand}. | Send the patched knees | pants

myth: They just play all day, and that's the work
* They just play all day, and you can hear how hard it is. | Playing is hard work | lego
* Does my child learn anything at daycare, or only play? | Only play? | question
* Two kids, one tower of blocks, and it's about to get loud. | About to get loud | lego
Two of them want the same blue block. | | hand
Somebody has to wait, or ask, or think of a trade. | Wait, ask, or trade | swap
A grown-up kneels beside them and finds words for it. You're still using that? | "You're still using that?" | speech
That's talking, waiting, and making up again, before ten in the morning. | Talking, waiting, making up | clock
~ No worksheet can do that. | no: Worksheets / yes: One blue block | file-text
> Watch one block corner at {brand} for five minutes. | Watch the block corner | eyes
> Find out from {brand} what your child plays when you aren't there. | What do they play? | question

how: How settling in works
* The first day at daycare is short, and you stay. | Day one is short, you stay | clock
* How does a small child get used to daycare? | How do they settle in? | question
* Week one at daycare, and you're on a tiny chair, being boring. | Boring, on a tiny chair | chair
At the start you sit there, and your child comes and goes from you. | at: First / You're in the corner | armchair
Then you leave for a few minutes. To the hallway, no farther. | at: Then / A few minutes outside | door
The minutes get longer, then comes lunch, then comes the nap. | at: Later / Lunch, then a nap | moon
~ Some need a few days, some need a few weeks. | Days, or weeks | calendar
Nap comes last, because sleeping means trusting somebody. | | bed
> Clear a few mornings and ask {brand} how they begin. | Keep the first mornings free | calendar
> Tell {brand} what calms your child at home. | What calms them down? | heart

how: How a whole room of toddlers falls asleep
* At home one toddler won't nap. Here a whole room does. | A whole room asleep | moon
* How do they get a whole group of children to nap? | How do they do it? | question
* Lunch is over, the blinds come down, and the toddlers yawn. | Blinds down, yawns up | window
The same things happen in the same order, every day. | Always the same order | repeat
Lunch, wash, shoes off, the same corner, the same song. | Lunch, wash, shoes off, song | music-note
By the second verse, most bodies know what's coming. | | waveform
Somebody sits down between two mats, one hand on each back. | A hand on each back | hand
~ And when your neighbor snores, it's hard to keep jumping. | |
Those who don't sleep get a quiet book nearby. | No sleep? A quiet book | book
> Pack the blanket that smells of home for {brand}. | The blanket that smells of home | bed
> Let {brand} know the nap song from your house. | What's your nap song? | music-notes

question: What did you do today? Nothing
* What did you do at daycare? Nothing. | "Nothing." | speech
* Why won't my child tell me about daycare? | Why won't they tell? | question
* You're at pickup with a hundred questions, and your kid wants a banana. | Pickup wants a banana | orange-slice
A whole day is too big to tell. Where would you begin? | A day is too big | calendar
Ask small. Who sat next to you at lunch? | 1. Who sat next to you? | chair
What was in the sandbox? Who cried? | 2. What was in the sandbox? | shovel
Or say something wrong. You had elephant for lunch, right? | 3. Say something wrong | bowl-food
~ Being corrected by a toddler is the best news of the day. | |
And wait until after the banana. | First the banana |
> At pickup, ask {brand} for one small thing to ask about. | One small thing to ask about | chat
> Look at the photos or notes from {brand} together at bedtime. | Look at it at bedtime | moon-stars

question: How do you know it's going well?
* Tears at drop-off, and tears again at pickup. | Tears at both ends | door
* How do you know your child is fine at daycare? | Are they fine there? | question
* You stand outside the daycare window and listen. | Listening at the window | window
A cry at drop-off says the goodbye is hard. It says nothing about the rest. | The goodbye is hard | hand-waving
Look at what comes home. A song, a word, a friend's name. | A song, a word, a name | music-notes
Look at their play. Do the dolls go to daycare? | The dolls go too |
Ask for the middle of the day, the hour after breakfast. | Ask about mid-morning | clock
~ Crying at pickup is mostly relief. You're safe to fall apart with. | |
> Call {brand} half an hour after drop-off, and ask. | Call half an hour later | phone-call
> Ask {brand} whom your child goes to when something hurts. | Whom do they go to? | hand-heart

comparison: A center or somebody's home?
* One daycare has a long row of hooks. Another has a kitchen. | A hallway, or a kitchen | coat-hanger
* A daycare center or a home daycare? | A center or a home? | building
* Two daycares, two smells. One of paste, one of soup. | Paste or soup | bowl-steam
In a center your child is with others of the same age. | Center: others the same age | users-three
If somebody's sick, somebody else steps in. | Center: someone steps in | swap
In a home it's a mixed bunch, like cousins, with one person all day. | Home: a mixed bunch, one person | house
If that person is sick, you need a plan. | Home: have a plan B | calendar-x
~ Some children want the crowd, some want the couch. | Crowd or couch? | couch
> Visit {brand} at snack time and listen to the noise. | Visit at snack time | ear
> Ask {brand} what happens when a caregiver is sick. | And if someone's sick? | question

choose: What to look at when you visit a daycare
* When you visit a daycare, get down on your knees. | Get down on your knees | eye
* What should you look at on a daycare visit? | What to look at? | eyes
* The tour starts with the lovely garden. Look at the children instead. | Look at the children | park
Where are the grown-ups? Standing in a group, or on the floor? | 1. On the floor, or standing? | users
What happens when somebody cries? Count how long it takes. | 2. What happens when one cries? | timer
Are the toys low enough to reach, and the pictures by the children? | 3. Low shelves, real pictures | shelf
Is it loud from fun or loud from nobody listening? Your ears know. | 4. Which kind of loud? | ear
~ Ask how long the teachers have been there. | 5. How long have they been there? | calendar
> Visit {brand} in the middle of a normal morning. | Come on a normal morning | sun
> Kneel down at {brand} and see what a two-year-old sees. | See it from down there | eyes

first: The first real morning
* The first whole day at daycare is hard on parents. | Hard on parents, too | heart
* What's the first day at daycare like? | What's it like? | question
* The little backpack is bigger than the child who's wearing it. | The backpack is bigger | backpack
Get up earlier than you need to. Hurry is catching. | Start early, no hurry | alarm
Hand over with two sentences. Slept badly, ate well. | Two sentences at the door | speech
Then the goodbye, and go. Even if your own eyes are wet. | Say bye and go | hand-waving
~ Sit in the car for a minute. Other parents do too. | A minute in the car | car
They'll be tired in the evening, and maybe grumpy. Plan noodles, not guests. | Noodles, no guests | bowl-food
> Find a good moment with {brand} to call on that first day. | When's a good moment to call? | phone
> Carry the backpack to {brand} together, one strap each. | One strap each | backpack

care: What to do about the stuffed rabbit
* The stuffed rabbit goes to daycare. The spare one stays home. | One goes, one stays | rabbit
* Should the favorite toy come along? | May the rabbit come? | rabbit
* It's bedtime, and the toy rabbit is locked in at daycare. | Rabbit locked in | lock
If you can, have two, and swap them on wash day. | Have two, swap them | swap
That way both smell right, and both have the bald ear. | Both with a bald ear | washing-machine
Put a name on the foot, small and sewn. | A name on the foot | needle
Agree where it waits during the day. In the cubby, or in the bed. | Where does it wait? | lockers
~ Never wash it on a Sunday night. | |
> Introduce the rabbit at {brand} by its name. | What's the rabbit's name? | rabbit
> Tell {brand} what its name is and which ear gets held. | Which ear gets held? | ear

checklist: What goes in the daycare bag
* Everything in the daycare bag has a name on it, or it's gone. | Name it, or lose it | tag
* What has to be in a daycare bag? | "What goes in?" | backpack
* It's the second puddle of the morning, and the spare pants are at home. | No spare pants | pants
Two full changes of clothes. Socks are the first to go. | 1. Two full changes, extra socks | sock
Diapers, if it's that time, more than you think. | 2. Diapers, more than you think | baby
Something for rain and something for sun. | 3. For rain and for sun | umbrella
A thing that smells of home, for the nap. | 4. A thing that smells of home | bed
~ And a bag for what's wet. There'll be something. | 5. A bag for what's wet | bag
Check it on Fridays. They grow. | Check it on Fridays | calendar-check
> Get the list from {brand}, and a marker that survives the wash. | The list and a marker | list
> Put names in everything before you bring it to {brand}. | Names in everything | pen

cost: What a daycare place depends on
* Babies cost more than preschoolers in nearly every daycare. | Why babies cost more | baby
* Why does a place at daycare cost what it costs? | Why this much? | tag
* Count the arms in the baby room, and you've understood the price. | Count the arms | hand
Most of the money is people. A baby needs somebody's arms. | 1. How many arms per child | hand-heart
Bigger children share a grown-up with more others. | Bigger ones share more | users-three
Then hours. Early and late ones need somebody too. | 2. Early and late hours | clock
Then lunch, diapers, outings. In some places they're in it, in some they aren't. | 3. Lunch, diapers, outings | bowl-food
~ Ask about vacation and sick days as well. Usually the place is kept for you. | | calendar-x
> Go through it with {brand}, hour by hour. | Go through it hour by hour | clock
> Ask {brand} what's in the price and what you bring yourself. | What's in, what isn't? | receipt

tip: Make the goodbye a small ritual
* The best goodbye is two kisses and one wave at the window. | Two kisses, one wave | window
* How do you make the goodbye at daycare easier? | How to make it easier? | question
* The same goodbye, every morning, in the same order. | Same goodbye every day | repeat
Small children can't read a clock, but they can read a pattern. | They can read a pattern | clock
Hang up the coat, put the snack away, one hug. | Coat, snack, hug | coat-hanger
Then something silly that belongs only to the two of you. | One silly thing of your own | smiley
An elbow bump, a secret squeeze, a push out the door. | A push out the door | door-open
~ Let them do the pushing. Then they've decided. | | hand
> Show {brand} your silly thing, so the other parent gets it right. | Show the ritual | hand-waving
> Start the ritual on the first day at {brand}. | Start it on day one | calendar-star

season(12-2): Mittens, boots, and the ten-minute zipper
* Snow outside, and every child needs dressing before anybody goes out. | Snow, and all must dress | snowflake
* How do you dress a toddler for a winter day at daycare? | How to dress them? | snowflake
* Last zipper up, and the first kid has to pee. | Last zipper, first pee | toilet
Mittens, not gloves. Ten small fingers take forever. | no: Gloves / yes: Mittens | hand
Tie them to each other with yarn through the sleeves. | Yarn through the sleeves | yarn
Boots with a wide opening that go on without a grown-up. | Boots they get on alone | boot
Practice the zipper on a calm day. The jacket on the floor, arms in, flip it over. | Practice on a calm day | hoodie
~ A tube scarf instead of a long one. And spare socks, always. | Spare socks, always | sock
> Find out how {brand} spends a snow day, and pack for that. | What happens on snow days? | snowflake
> Send two pairs of mittens to {brand}. One is always wet. | Two pairs of mittens | hand
`,
})
