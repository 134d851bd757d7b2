import { trade } from './trade.ts'

export const dentist = trade({
  id: 'dentist',
  name: 'dentist',
  also: [
    'dental practice',
    'dental office',
    'dental clinic',
    'family dentist',
    'dental surgery',
    'orthodontist',
    "children's dentist",
    'pediatric dentist',
    'dental hygienist',
    'dental care',
    'cosmetic dentist',
    'dentistry',
    'family dentistry',
    'implant dentist',
    'dental center',
    'dental studio',
    'general dentist',
    'emergency dentist',
    'oral surgeon',
    'dental group',
    'aligner clinic',
  ],
  way: 'salon',
  customers: 'patients',
  thing: 'an appointment',
  things: 'appointments',
  words: [
    'tooth',
    'teeth',
    'dentist',
    'dental',
    'checkup',
    'cleaning',
    'filling',
    'crown',
    'chair',
    'mirror',
    'toothbrush',
    'floss',
    'braces',
    'retainer',
    'appointment',
    'smile',
    'gum',
    'hygienist',
    'x-ray',
    'mouth',
    'waiting room',
    'patient',
    'jaw',
    'drill',
  ],
  pieces: `
mistake: Say it before you open your mouth
* Once you're in the chair with your mouth open, it's hard to explain. | Hard to explain by then | chair
* What should you tell the dentist before anything starts? | What to say first? | question
* Two hands and a mirror in your mouth, and now you remember something. | Now you remember | hand
The pills you take. The thing you're allergic to. | 1. Pills and allergies | pill
That you're pregnant, or might be. | 2. That you may be pregnant | baby
That you gag easily. There are ways around it. | 3. That you gag easily | speech
That last time wasn't good, and what exactly wasn't. | 4. What wasn't good last time | smiley-sad
~ Put it in the form, and say it out loud as well. | Write it and say it | clipboard
It takes one minute, while you're still upright. | One minute, sitting up | timer
> Say your one sentence to {brand} before the chair goes back. | Say it before you lean back | speech
> Write it on a slip for {brand}, if talking gets hard in there. | Or write it down | note

mistake: Don't scrub for an hour because it's today
* The night before the dentist, everybody suddenly flosses. | Suddenly everybody flosses | toothbrush
* Can a dentist tell that you only flossed last night? | Can they tell? | question
* Ten minutes to your appointment, and you're still scrubbing at the mirror. | Scrubbing like a sink | sink
They can tell, and they've seen it before. | They can tell | eye
One wild evening only leaves you sore. | It only leaves you sore | smiley-sad
Just brush as always, and eat something before. | no: Scrub for an hour / yes: Brush as always | toothbrush
Skip the garlic, if you like to be loved. | Skip the garlic | grains
~ And take the lipstick off. It ends up on the gloves. | Lipstick off | lipstick
Say what you really do all year. That's what helps. | Say what you really do | chat
> Tell {brand} honestly how often you floss. Never is an answer too. | How often, really? | chat
> Come to {brand} as you are, with normally brushed teeth. | Come as you are | toothbrush

myth: Nobody in there is going to scold you
* You haven't seen a dentist in years, and you expect a lecture. | No lecture | speech
* Will the dentist be angry if I haven't been for ages? | Will they be angry? | question
* You hang up before the dentist's office answers. Third time this month. | Hung up again | phone-disconnect
Somebody comes back after a long time every week. It's normal there. | It's normal there | calendar
They've seen it all, and most of it before lunch. | They've seen it all | eyes
What helps is the sentence itself. I haven't been in a long time. | "It's been a long time" | speech
Then it goes slower, and the first visit can be just looking and talking. | First, just look and talk | chat
~ If somebody does scold, find somebody else. You're allowed. | |
The phone call's the hardest bit, and it's over in two minutes. | no: Next month / yes: Two minutes now | phone
> Say it to {brand} on the phone. It's been a long time. | "It's been a long time" | phone
> Want nothing but a look the first time? Tell {brand}. | Just looking, please | eye

how: What happens at a checkup
* Numbers get called across your mouth, and nobody explains. | Numbers across your mouth | hash
* What happens at a dental checkup? | What happens? | question
* The chair hums back, the light comes down, and a little mirror comes in. | A hum, a light, a mirror | mirror
First a talk. What's new, what bothers you. | 1. A short talk | chat
Then each tooth gets looked at, from all sides, with the mirror. | 2. Each tooth, all sides | tooth
Those numbers are your gums. Somebody measures along the edge and somebody writes. | 3. Numbers for the gums | pencil
Sometimes there's a picture, for what can't be seen between two teeth. | 4. Maybe an X-ray | image
~ You can ask for a hand mirror and follow along. | You can watch | eye
At the end you hear what's fine, what can wait, and what shouldn't. | 5. Fine, can wait, shouldn't | list
> Have {brand} say the numbers to you, too. | What do the numbers say? | hash
> Ask {brand} for a mirror, if you're the curious kind. | Ask for a mirror | mirror

how: How a crown gets made to fit one tooth
* A crown gets made for one single tooth. There's no second one. | The only one like it | tooth
* How does a crown come to fit exactly? | How does it fit? | question
* You bite on thin blue paper, and your tooth draws a map. | A map in blue | map-trifold
The tooth gets shaped, so that something can sit on it like a cap. | 1. Shaped, like for a cap | tooth
Then it's copied. With soft paste in a tray, or a small camera. | 2. Copied, paste or camera | camera
Somebody holds color samples next to your teeth, by daylight. | 3. Color, by daylight | swatches
Meanwhile you wear one that's just for now. Chew on the other side. | 4. One just for now | hourglass
~ In the lab, someone paints it with a tiny brush. Real teeth aren't just one white. | Painted with a tiny brush | paint-brush
Then the blue paper, again and again, until nothing's too high. | 5. Blue paper until it fits | check
> Say to {brand} when it feels too high, even by a hair. | Too high? Say it | speech
> Wear no bright lipstick to {brand} on the day of the color. | No lipstick on color day | lipstick

question: Will it hurt?
* Every dentist gets asked whether it'll hurt. Ask it out loud. | "Will it hurt?" | speech
* Will it hurt at the dentist? | Will it hurt? | question
* You're in the chair, and your hands hold on to it by themselves. | Your hands hold on | hand-grabbing
Ask what you'll feel, step by step. Cold, pressure, a buzz. | 1. What will you feel? | snowflake
Surprises are worse than the thing. So ask for it beforehand. | No surprises | spark
Ask about numbing, and say how it went last time. | 2. Talk about numbing | syringe
Agree on a sign. Left hand up means stop. | 3. Left hand up means stop | hand-palm
Try it once before anything starts. It helps to see that it works. | Try the sign once | check
~ Some bring music. One ear free, so you hear what's coming. | 4. Music, one ear free | headphones
> Agree on the hand sign with {brand} before it begins. | Agree on the sign | hand-palm
> Tell {brand} what was the worst part, back then. | What was the worst part? | chat

question: When should a child first come along?
* A child's best first checkup is one where nothing happens. | Nothing happens | smiley
* When should a child go to the dentist for the first time? | The first time, when? | baby
* Your kid's in the big chair, going up and down. That's the whole appointment. | Up and down in the chair | chair
Ask early, when the first teeth are in. The office will tell you what's usual. | Ask early | calendar
A good first time is a ride in the chair and counting teeth. | A ride, and counting teeth | hash
At home, don't say it won't hurt. They hadn't thought of that. | no: It won't hurt / yes: They count your teeth | speech
Play it. You lie on the rug, they've got the spoon. | Play it with a spoon | spoon
~ Come in the morning. Tired children don't open anything. | Come in the morning | sun
And go yourself, with the child watching. It's contagious, the good kind. | Let them watch you | eyes
> Ask {brand} how first visits go for small kids. | How does a first visit go? | question
> Bring the stuffed rabbit to {brand}. It has teeth as well. | The rabbit comes, too | rabbit

comparison: A checkup or a cleaning?
* A checkup looks. A cleaning does. They're two appointments. | One looks, one does | eye
* What's the difference between a checkup and a cleaning? | What's the difference? | question
* You thought you'd had your teeth cleaned. You'd had them counted. | Cleaned, or counted? | hash
At the checkup someone looks for what has changed since last time. | Checkup: what changed? | magnifier
It's quick, and it ends in a yes, a no, or a wait. | Checkup: yes, no, or wait | clock
In a cleaning, somebody takes off what your brush can't. | Cleaning: what brushes can't | toothbrush
It scratches, it's wet, and then everything's smooth like a plate. | Cleaning: smooth like a plate | sparkle
~ Often it's somebody else who does it, and often on the same day. | Often on the same day | calendar
Ask how often for you. It's different for each mouth. | How often for you? | question
> Find out from {brand} which of the two you're booked for. | Which one are you booked for? | calendar-check
> Put both in one trip to {brand}, if that works. | Both in one trip? | clock

choose: How to choose a dentist when you're new in town
* New town, new dentist. Whom do you let into your mouth? | New town, new dentist | map-pin
* How do you choose a dentist? | How do you choose? | question
* You're reading reviews of a dentist, and they're about the parking. | Reviews about parking | car
Call, and listen. Do they ask what you need, or only your insurance? | 1. How do they ask? | phone
Ask who'll treat you, and if it's the same one next time. | 2. The same one next time? | user
Ask what happens if a tooth wakes you on a Sunday. | 3. And on a Sunday? | moon
Ask how they treat people who are scared. | 4. And if you're scared? | heart
~ Then see whether you're given a choice, and what each way means. | 5. Do you get a choice? | signpost
One checkup tells you enough. You can still leave. | One checkup tells a lot | eye
> Put the Sunday question to {brand}. | Ask about Sundays | question
> Book just one checkup at {brand} and see how it feels. | Book just one checkup | calendar

first: Your first visit at a new practice
* Your first appointment is mostly paper and looking. | Paper and looking | clipboard
* What happens at the first appointment with a new dentist? | What happens first? | question
* A clipboard, a pen on a string, and a drawing of all your teeth. | Pen, clipboard, drawn teeth | clipboard
You fill in a form. It asks about your whole body, because the mouth belongs to it. | 1. A long form | clipboard
Then someone asks what brought you. That's the important minute. | 2. What brought you? | chat
Then they look, and maybe there's an X-ray. | 3. A look, maybe an X-ray | eye
Usually nothing gets drilled that day, unless something hurts. | 4. Usually no drill that day | hand-palm
~ Old pictures from your last practice save you new ones. Ask for them. | Bring old X-rays | image
You leave with a plan and a price, or you ask for both. | 5. A plan and a price | file-text
> Ask your old practice to send the pictures to {brand}. | Get your pictures sent | mail
> Come ten minutes early to {brand}, the form is long. | Ten minutes for the form | clock

care: Where retainers go to die
* Most lost retainers were last seen in a napkin. | Last seen in a napkin | trash
* How do you look after a retainer or a night guard? | How to look after it? | question
* Lunch is over, the tray's empty, and the retainer went along. | The tray went, so did it | tray
It belongs in your mouth or in its box. Nowhere else. | no: In a napkin / yes: Mouth or box | box
Never a pocket. And never where the dog can reach. Dogs love them. | Not near the dog | dog
Rinse it in cool water, and brush it gently. | Cool water, soft brush | toothbrush
Hot water bends it, and then it doesn't fit. | Hot water bends it | thermometer-hot
~ Toothpaste scratches some of them. Ask which yours is. | Toothpaste? Ask first | question
If it feels tight after a break, call before you push. | Tight? Call first | phone
> Get a box in a loud color from {brand}. | A box in a loud color | box
> Bring it along to {brand} at each checkup, in the box. | Bring it to checkups | calendar-check

checklist: What to bring to the dentist
* It's the little things that make an appointment short. | Little things save time | clock
* What should you bring to the dentist? | "What do I bring?" | bag
* The dentist asks what you take, and you say, the white ones. | "The white ones" | pill
A list of what you take. A photo of the boxes will do. | 1. A photo of your pill boxes | camera
Your insurance card, if you've got one. | 2. The insurance card | identification-card
Your retainer, guard, or denture, in its box. | 3. Retainer or guard, in its box | box
The piece that broke off, if you found it. | 4. The piece that broke off | tooth
Your questions, on paper. They're gone once you lie down. | 5. Questions, on paper | note-pencil
~ When it hurts, and with what. Cold, sweet, biting, at night? | 6. When does it hurt? | snowflake
> Write your three questions for {brand} in the waiting room. | Three questions on paper | pencil
> Send {brand} the old pictures beforehand, if you can. | Send old pictures ahead | paper-plane-tilt

cost: How to understand a dental estimate
* A dental estimate is full of codes, and you nod. | Codes, and a nod | file-text
* What does the price for a crown depend on? | What does it depend on? | tag
* One tooth, six lines, and all you understand is the total. | Six lines for one tooth | receipt
Ask to have it explained, line by line. It's your mouth. | 1. Line by line, please | list
Ask which part is work here and which is the lab. | 2. Which part is the lab? | flask
Ask what the material is, and what another one would mean. | 3. Which material? | swatches
Ask if there's a simpler way, and how the two differ over time. | 4. Is there a simpler way? | signpost
~ Ask what your insurance says before, in writing, not after. | 5. What does insurance say? | shield
You can take it home and sleep on it, unless it hurts. | Sleep on it | moon
> Let {brand} go through the paper with you, line by line. | Line by line | file-text
> Find out from {brand} what can wait and what can't. | What can wait? | hourglass

tip: Ask to see it
* On the screen your own tooth is as big as a mug. | As big as a mug | tooth
* How do you know what your dentist is talking about? | What do they mean? | question
* There's a shadow on the distal of fourteen, says someone over your mouth. | "Shadow on fourteen" | speech
Ask to see it. In the mirror, in a photo, on the X-ray. | 1. Ask to see it | eye
Ask which one that is, and touch it with your tongue. | 2. Which tooth is it? | hand-pointing
Ask what would happen if you waited. | 3. What if you wait? | hourglass
Say it back in your own words, so you're both sure. | 4. Say it back | chat
~ Bring somebody, if you can't take it in. Four ears are more. | Bring a second pair of ears | users
Nobody thinks it's a silly question. They like it when you look. | |
> Ask {brand} for the picture, and keep it for comparing. | Keep the picture | image
> Say it back to {brand} before you leave the chair. | Say it back | speech

season(7-8): Before school starts again
* Everyone calls the dentist in the last week of summer. | Everyone calls at the end | phone-call
* When's a good time for a checkup with schoolchildren? | When's a good time? | calendar
* New backpack, new shoes, and the teeth come last on the list. | Teeth come last | backpack
Mornings are free now, and nobody misses a class. | Mornings are free | sun
After that it's afternoons, and those are gone by lunch. | Then only afternoons | clock
If braces get adjusted, the first soft-food days are at home. | Soft-food days at home | bowl-food
Sports start as well. If there's a mouthguard, see whether it still fits. | Does the mouthguard fit? | football
~ Bring siblings together. The big one goes first and says it was boring. | Siblings together | users
Then put the next one in the calendar, before it fills up. | Note the next one | calendar-check
> Call {brand} in July and take a morning. | Take a summer morning | phone
> Bring the mouthguard to {brand}, even if it smells. | Bring the mouthguard | football
`,
})
