import { trade } from './trade.ts'

export const midwife = trade({
  id: 'midwife',
  name: 'midwife',
  also: [
    'midwifery practice',
    'midwifery',
    'certified nurse-midwife',
    'nurse midwife',
    'home birth midwife',
    'homebirth midwife',
    'community midwife',
    'independent midwife',
    'midwife practice',
    'midwifery clinic',
    'birth center',
    'birthing center',
    'birth centre',
    'licensed midwife',
    'certified professional midwife',
    'midwives',
    'freelance midwife',
    'private midwife',
  ],
  way: 'care',
  customers: 'parents',
  thing: 'a visit',
  things: 'visits',
  words: [
    'midwife',
    'birth',
    'baby',
    'pregnancy',
    'pregnant',
    'labor',
    'belly',
    'visit',
    'newborn',
    'due date',
    'contraction',
    'heartbeat',
    'mother',
    'partner',
    'home birth',
    'prenatal',
    'postpartum',
    'birth plan',
    'breastfeeding',
  ],
  pieces: `
mistake: Why you call a midwife before the crib
* Most parents order the crib first and the midwife second. | First the crib? | baby
* When should you call a midwife? | "When do I call?" | phone-call
* The test on the bathroom sink says pregnant. Who do you call now? | Who do you call now? | phone-call
A crib's still there in the spring. A midwife's month may be full. | no: Crib first / yes: Midwife first | calendar-check
She only takes so many births around the same date, because she can't be in two bedrooms at once. | Only so many births a month | calendar
So the useful number isn't how many weeks you are. It's your due date. | She'll ask for your due date | calendar-heart
Not sure of it yet? A rough guess is enough for a first call. | A rough guess will do | phone-call
~ You're only asking who's free. You haven't chosen anybody yet.
> Tell {brand} your due date, even if there's still a question mark behind it. | Your due date, roughly | calendar-heart
> Call {brand} before you paint the nursery. | Before you paint | paint-roller

mistake: When your midwife asks how you are, don't say fine
* Fine is the least useful word you can say to a midwife. | "Fine, thanks" | speech
* Your midwife asks how you are. What do you really answer? | "How are you?" | chat-circle-text
* She puts the tape measure down, looks at you, pregnant and polite, and waits. | She waits | eyes
You've said fine to everybody else all week. It comes out by itself. | It comes out by itself | speech
But she isn't asking the way the neighbors ask. | She isn't the neighbor | house
She wants to hear that you cried at a diaper ad, or that you lie awake doing sums. | no: "I'm fine" / yes: "I can't sleep" | moon
Nothing you say will be the first time she's heard it. | She's heard it before | ear
~ And if it's easier with your partner out of the room, ask for that, too. | | door
> Start with the thing you nearly didn't tell {brand}. | The thing you nearly didn't say | speech
> Try one honest sentence on {brand} at your next visit. | One honest sentence | chat-circle-text

myth: Midwives aren't only for home births
* You don't have to give birth at home to have a midwife. | Midwife, but not at home? | hospital
* Does having a midwife mean having the baby at home? | Does it have to be at home? | house
* "No midwife for me, I'd like to be in a hospital." | "I'd like to be in a hospital" | hospital
Plenty of midwives work in hospitals. Others work in birth centers or come to your house. | Hospital, birth center or house | hospital
And the birth itself is one day of it. | The birth is one day | calendar
There are the months before, with your questions and your growing belly. | at: Before / Questions and a growing belly | question
Then there are the weeks after, with a small person who has no manual. | at: After / The first weeks | baby
~ In some places a midwife will do one part without the others. | | puzzle
> Ask {brand} where they go with you, and where they don't. | Where do you go with me? | signpost
> Whichever bed you have in mind, mention it to {brand}. | Which bed? | bed

how: What a midwife's hands can tell
* Your midwife can find your baby's back with two hands. | Two hands find the back | hand
* How does a midwife know which way the baby is lying? | Which way is it lying? | baby
* You lie back, and a pair of warm hands meets your belly. | Warm hands on your belly | hand
One hand holds still, the other one presses, and then they swap. | Hold, press, swap | swap
Something long and smooth is the back. Something knobbly that moves away is a foot. | Smooth back, knobbly feet | footprints
The head is round and hard, a bit like an orange under a blanket. | The head, like an orange | orange
From there she knows where to listen, and the heartbeat gallops out of the little speaker. | The heartbeat gallops | heartbeat
~ Let her show you. Then you'll know who's been kicking what. | | hand
> At your next visit to {brand}, ask to feel the back yourself. | Feel it yourself | hand
> Bring whoever hasn't heard the heartbeat yet to {brand}. | Who hasn't heard it yet? | ear

how: What a midwife does while nothing happens
* Much of the time at a birth, a midwife seems to be doing nothing. | She seems to do nothing | hourglass
* What does a midwife do all through labor? | What does she do all night? | moon
* It's dark out, labor's slow, and your midwife sits in the corner. | She sits in the corner | chair
She isn't resting. She's listening to how you breathe and how your voice changes. | She listens to your voice | ear
Every so often she listens to the baby, too, and writes it down. | Heartbeat, written down | note-pencil
You'll hear a word when you need one, and quiet when you don't. | A word when you need one | speech
When it speeds up, her hands are already washed. | Hands already washed | hand-soap
~ Most people remember her voice later, and hardly anything she said. | | waveform
> Have {brand} tell you what a long night of labor looks like from that chair. | From that chair | chair
> Who'd be sitting in your corner? Meet {brand} and find out. | Who sits in your corner? | handshake

question: When do I call you in labor
* How do you know when to call the midwife in labor? | "When do I call?" | phone-call
* Nobody wants to wake a midwife at night for nothing. Wake her. | Wake her | moon
* First contraction, or just lunch? You hold the phone and don't dial. | Is this it? | phone
You settle that long before, together, because it's different for everyone. | Settle it before | clipboard-text
It depends on your pregnancy, on earlier births, and on how far away you live. | It depends on you | road-horizon
On the phone she'll let you talk. She's listening for the pause in the middle of your sentence. | She listens for the pause | phone-call
Put her number on the fridge, so somebody else can dial it, too. | The number on the fridge | phone
~ A call that turns out to be nothing is an ordinary call to her.
> Before the last weeks, write down with {brand} exactly when to call and which number. | When to call, which number | clipboard
> Save the number of {brand} in two phones tonight. | In two phones | phone

question: What can my partner do at the birth
* What does the partner actually do at a birth? | "And what do I do?" | person
* Partners come to a birth with a camera and no idea. | A camera and no idea | camera
* You're the partner. Labor has started, and everyone's busy except you. | Everyone's busy but you | person
You know her better than anybody in that room. That's your job. | You know her best | heart
You know if she wants a hand held or wants to be left alone. | A hand, or to be left alone | hand-heart
Keep the water coming, with a straw. Dim the lamp. Answer the phone so she doesn't have to. | Water with a straw | cup
Press on her lower back when she asks, and stop when she says stop. | Press, and stop when told | hand
~ Eat something yourself. Partners who skip supper go pale. | | bread
> Bring your partner to {brand} before the big day, and let them ask, too. | Partners ask, too | people
> Your partner's most awkward question belongs to {brand}. | The awkward question | question

comparison: Midwife or doula
* A midwife and a doula can stand at the same birth. | Midwife and doula | people
* Midwife or doula, what's the difference? | Midwife or doula? | question
* Your friend had a doula, your sister had a midwife. And you? | Which one for you? | people
The midwife has the medical training. She's there for the health of you and the baby. | Midwife: health | stethoscope
She listens, examines, and knows when somebody else has to be called. | She examines and listens | heartbeat
The doula's there for you. She breathes along, rubs your back and stays beside your head. | Doula: comfort | hand-heart
A doula doesn't examine anybody or catch the baby. | A doula doesn't examine | hand
~ Some families have both, and the two usually get along well. | | handshake
> Wondering if you need both? Put it to {brand}. | Do I need both? | question
> Ask {brand} how it works when a doula's coming along. | When a doula comes along | people

choose: The question to ask before you pick a midwife
* Ask a midwife who comes if she's at another birth. | Who comes if you can't? | question
* How do you choose the person who'll be at your birth? | Who'll be there? | handshake
* You're interviewing a midwife in your own kitchen. What do you ask? | What do you ask? | coffee
Babies don't check the calendar. So ask who steps in, and whether you'll meet that person. | Meet whoever steps in | people
Ask what happens when plans change in the middle. The answer should come calm and in detail. | What if plans change? | signpost
Ask how she can be reached, at noon and at night. | At noon and at night | phone-call
Then notice how you felt while she talked. You'll be less polite in labor. | How did you feel? | heart
~ If you walked on eggshells for an hour, keep looking. | | egg-crack
> Bring those three questions to {brand} and listen to how they're answered. | Three questions | list
> Have a first talk with {brand} and see how your shoulders feel afterwards. | How are your shoulders? | chats

first: Your first visit is mostly talking
* The first visit to a midwife is mostly talking. | Mostly talking | chats
* What happens at the first visit with a midwife? | "What happens there?" | question
* You've dressed for an exam. Then your midwife just offers you a chair. | She offers you a chair | chair
She asks about you first. Earlier pregnancies, illnesses, what runs in the family. | Your story first | clipboard-text
Some of it you'll have to ask your mother. | Ask your mother | phone-call
Then comes the part with the pen. Dates, tests, who does what, in which order. | Dates and tests | calendar
After that it's your turn, and the small questions are welcome. Hair dye, hot baths, cheese. | Even the cheese question | cheese
~ You'll go home with a folder and an appetite. | | folder
> Note what you know of your family's health and take it to {brand}. | Your family's health, noted | note-pencil
> Your first question for {brand} can be a very small one. | A very small question | question

care: The first week, keep the front door shut
* The first week with a newborn needs a smaller guest list. | A smaller guest list | list
* Who should visit in the first days after a birth? | Who may come? | door
* The baby's asleep on your chest, and the doorbell goes. | The doorbell goes | bell-ringing
You're allowed not to answer it. Tape a note to the door if that's easier. | A note on the door | note
Let people in who bring soup and wash the cup they drank from. | no: Guests to host / yes: Guests with soup | bowl-steam
Set up one corner with water, a snack, the charger and a cloth, since you'll be pinned there. | One corner with everything | couch
The midwife's visit is different. You can open in a robe, with your hair every which way. | Open in your robe | door-open
~ Don't tidy up for her. She'd rather see you sitting. | | broom
> Stay on the couch when {brand} visits, and let somebody else get the door. | Stay on the couch | couch
> All the things you wonder about at night, collect them for {brand}. | Collect your night questions | moon

checklist: Pack the birth bag for three people
* Pack the bag for the birth, then pack a little for your partner. | A bag for three | bag
* What goes in the bag for the birth? | What goes in the bag? | bag
* It's night, labor's started, and the bag's still a list on your phone. | Still only a list? | phone
Your papers and your maternity notes go on top, where anyone can find them. | 1. Papers on top | folder
A charger with a long cord, because the socket's never by the bed. | 2. A long charger | plug-charging
Lip balm and a hair tie. You'll breathe through your mouth for hours. | 3. Lip balm and a hair tie | hair
Loose things that button in front, and socks you don't mind losing. | 4. Buttons in front, old socks | sock
Something to eat and a clean shirt for your partner. | 5. Food and a shirt for two | shirt-folded
~ The baby needs a hat, a blanket, and a seat that's already in the car. | | baby
> Go through your bag with {brand} and take half of it out again. | Take half of it out | bag
> Staying home for the birth? Get the list for that from {brand}. | The list for home | house

cost: What you pay for with a midwife
* With a midwife you're mostly paying for a phone that stays on. | A phone that stays on | phone
* What does the price of a midwife depend on? | What's in the price? | tag
* You see one sum for a birth and wonder what's in there. | What's in there? | receipt
Most of the hours aren't the birth. They're the visits before it and the visits after. | Visits before and after | calendar
For weeks around your date she doesn't drink, travel, or switch off the ringer. | On call for weeks | bell-ringing
A second pair of hands at the birth may be in it, or may come on top. | The second pair of hands | people
Where you give birth changes it, and so does what your insurance takes on. | Where, and which insurance | shield
~ So have it in writing what's covered, visit by visit. | | file-text
> Get the list of what's included from {brand}, then call your insurer. | Then call your insurer | phone-call
> Which parts would your insurance pay at {brand}? Ask both sides. | Ask both sides | question

tip: Keep a pen beside the bed while you're pregnant
* Keep a pen by the bed as long as you're pregnant. | A pen by the bed | pen
* Where do all the questions go when your midwife finally sits there? | Where did they go? | question
* Wide awake again, pregnant, with a question as big as the room. | Awake with a question | moon
By morning it's gone. At the visit you say, no, nothing special. | "No, nothing special" | speech
So write it down in the dark, three words, no matter how it looks. | Three words in the dark | note-pencil
Before you leave, read the page through and cross nothing out. | Cross nothing out | list
Read it to her from the top. The silly one is usually the one that's kept you up. | Read it from the top | list
~ Let your partner have a page in the same notebook. | | notebook
> Open your notebook at {brand} before you take your coat off. | Notebook first | notebook
> Three words in the dark are plenty for {brand} to go on. | Three words are plenty | pen

season(12-2): When your due date falls in winter
* A winter due date needs a plan for the driveway. | Plan the driveway | snowflake
* What's different about a birth in deep winter? | What's different in winter? | snowflake
* Snow on the steps, a bag in the hall, and the first contraction. | Snow on the steps | stairs
Somebody has to get out, or somebody has to get in. Either way it needs a shovel. | A shovel by the door | shovel
Drive the route once in bad weather, so you know how long it takes. | Drive it once in bad weather | car
Keep the tank full and a blanket on the back seat. | A full tank and a blanket | gas-pump
A porch light and a house number you can read save your midwife a lap of the block. | A house number you can read | lightbulb
~ Ask the neighbor with the four-wheel drive now, while it's still funny. | | jeep
> Talk the snowy version through with {brand} while it's dry outside. | The snowy version | cloud-snow
> How far is it from {brand} to your door in bad weather? Work it out together. | How far in bad weather? | map-trifold
`,
})
