import { trade } from './trade.ts'

export const coworkingSpace = trade({
  id: 'coworking-space',
  name: 'coworking space',
  also: [
    'coworking',
    'co-working space',
    'co-working',
    'coworking office',
    'shared office',
    'shared workspace',
    'shared office space',
    'flexible office',
    'serviced office',
    'hot desk space',
    'workspace for freelancers',
    'coworking cafe',
    'business center',
    'office hub',
    'work hub',
    'coworking studio',
    'desk rental',
    'rentable office',
  ],
  way: 'visit',
  customers: 'members',
  thing: 'a desk',
  things: 'desks',
  words: [
    'desk',
    'coworking',
    'office',
    'meeting room',
    'member',
    'workspace',
    'wifi',
    'coffee',
    'chair',
    'booth',
    'call',
    'lounge',
    'day pass',
    'printer',
    'community',
    'laptop',
    'kitchen',
    'work',
    'headphones',
    'monitor',
    'locker',
    'freelancer',
    'colleague',
  ],
  pieces: `
mistake: The call at the open desk
* You take the call at your desk. Now eleven people know your price. | Eleven people know | phone-call
* Where do you take a call in a coworking space? | "Where do I take it?" | phone
* The phone rings, and you whisper in the middle of the office. | You whisper | phone
You think you're quiet. With headphones on, nobody is. | Nobody's quiet in headphones | headphones
And half a talk is worse than a whole one, since the ear fills in the rest. | Half a talk is worse | ear
So get up when it rings. The booth's for that, or the stairs. | no: At your place / yes: Booth, or stairs | phone-call
Book it before the long ones. At ten o'clock everyone has a call. | Book it for ten o'clock | clock
~ For two minutes, walk around. It's good for your back, too. | Two minutes? Walk | person-simple-walk
> Count your calls on a normal day, and ask {brand} where they'd go. | Count your calls | list
> Try a booth at {brand} with your own headset. | Try the booth | headset

mistake: The seat by the coffee machine
* The desk by the coffee machine is free. There's a reason. | Why is it free? | coffee
* Which seat should you take on your first day in a coworking space? | Which seat? | chair
* Nine o'clock, one free desk left, right next to the kitchen. | One desk left | table
Every twenty minutes somebody grinds beans, and they all say hi. | Beans, and hi | coffee-bean
You'll meet the whole house there. You won't write a line. | You'll meet everybody | hand-waving
Sit there on a day of small stuff, and further back if you have to think. | no: For thinking / yes: For small stuff | brain
Mind which way you face. An open door is a movie. | An open door is a movie | door
~ And look at where the sun is at three. It'll be on your screen. | Where's the sun at three? | sun
> Come early once, walk around, and ask {brand} which corner is quiet. | Which corner's quiet? | footprints
> Sit in three places on your first day at {brand}. | Three places | armchair

myth: It's only for young people with startups
* A tax preparer, a translator and a dog share a coworking space. | A tax preparer and a dog | dog
* Isn't coworking only for startups? | "Only for startups?" | rocket
* You look through the office window and think, they're all thirty. | "They're all thirty" | window
Look again around ten. There's somebody with reading glasses and a thick file. | Reading glasses | eyeglasses
People whose kitchen is too small, or whose house is too loud. | The kitchen's too small | cooking-pot
People whose company is in another city. | The company's elsewhere | buildings
People who just like to go out in the morning and come home at night. | Out in the morning | sun
~ Nobody asks what you do until the second coffee. | Not before the second coffee | coffee
What they share is that they could stay at home, and don't. | Could stay home, and don't | house
> Look around {brand} on a weekday at ten. | A weekday at ten | clock
> Tell {brand} what you do. Somebody there may need one. | What do you do? | chat

how: How a room sorts itself by noise
* Every coworking space has a loud end and a quiet end. | Loud end, quiet end | speaker-high
* How can thirty people work in one room? | How can that work? | users
* The office hums at the door, and at the last desk it's a library. | Hum, then library | books
At the front there's coffee, hello, and short calls. | at: Front / Hello, and coffee | hand-waving
In the middle people type, and talk about a screen now and then. | at: Middle / Typing | keyboard
At the back nobody talks. It isn't written anywhere, but everybody looks up. | at: Back / Nobody talks | books
What's longer or louder goes behind a door. | at: Behind a door / Long and loud | door
~ Big headphones mean not now. One ear free means go ahead. | One ear free: go ahead | headphones
So you change seats with the work, three times a day if you like. | no: One seat / yes: The seat for the work | repeat
> Stand still at the door of {brand} for a minute, and listen. | Listen at the door | ear
> Ask {brand} where the talking stops. | Where does it stop? | ear

how: How to book a meeting room and like it
* You've booked the meeting room from ten to eleven. Your guest comes at ten. | From ten to eleven | clock
* How long do you book a meeting room for one hour's talk? | How long to book? | calendar
* Five guests, a cable that doesn't fit, and the meeting room's clock is running. | The clock is running | clock
You need a bit before. For water, for the screen, for your own breath. | at: Before / Water, screen, breath | drop
And a bit after, because the best sentence comes at the door. | at: After / The best sentence | door
Try your laptop on that screen the day before. | at: The day before / Try the screen | monitor
Write down for your guests which door, which floor, and what to press. | at: For guests / Which bell? | bell
~ Wipe the whiteboard, before and after. You never know who read it. | Wipe the board | eraser
And leave when it's your time. The next one's standing outside. | no: Overrun / yes: Out on time | hourglass
> Come by {brand} the day before with your cable. | Bring your cable | plug
> Ask {brand} what your guests have to press downstairs. | What do they press? | bell

question: Is it loud in there?
* It's never silent in an office. It's the kind of noise that matters. | The kind of noise | waveform
* Is it loud in a coworking space? | "Is it loud?" | speaker-high
* Want to know if you can think there? Work there for a morning. | Think there for a morning | brain
Footsteps, keys, a cup. You stop hearing that after ten minutes. | Footsteps, keys, a cup | footprints
A voice on the phone, four feet away. You don't stop hearing that. | A voice nearby | phone
So look if there are doors for talking, and if people use them. | Doors, and do they use them? | door
Look up and down. Carpet and curtains eat noise. Glass throws it back. | no: Glass / yes: Carpet and curtains | rug
~ Monday's fuller than Friday, nearly everywhere. | Monday's full, Friday's not | calendar
And bring your headphones, for the day when somebody laughs loud. | Bring headphones | headphones
> Spend a busy morning at {brand}, not a Friday afternoon. | A busy morning | calendar
> Close your eyes at {brand} for a minute. That's the test. | Eyes closed | eye-closed

question: Can I leave my monitor there?
* You don't want to carry a monitor on the bus every day. | Not on the bus | bus
* Can you leave your things at a coworking desk? | "Can I leave it there?" | question
* It's evening. Your desk has to be empty, and you've got two screens. | Two screens | monitor
With a flexible seat you clear everything in the evening, down to the crumb. | Flexible: clear it all | broom
What stays behind goes in a locker, if there is one. | A locker, maybe | lockers
With a fixed one your plant can stay, and your mess. | Fixed: plant and mess stay | potted-plant
If you need two screens and a chair that's set for you, that's worth thinking over. | Two screens, your chair | office-chair
~ If you come twice a week, a bag with everything in it is enough. | Twice a week? A bag | backpack
So look at your desk, not at your calendar. | no: How often? / yes: What's on your desk? | desk
> Take a picture of your desk at home, and show {brand}. | Show your desk | camera
> Find out from {brand} what can stay overnight. | What can stay? | moon

comparison: Kitchen table, café or a desk
* The kitchen table's free. That's what it costs you. | The kitchen table's free | table
* Home, café or coworking, where do you get work done? | Where does it work? | question
* You've been working in a café for three hours, on one cold coffee. | One cold coffee | coffee
At home there's nobody. There's a washing machine. | Home: the washing machine | washing-machine
In a café there's life, and no plug, and nobody to watch your laptop. | Café: life, and no plug | plug
At a rented desk there's a chair made for sitting, and somebody who says good morning. | A desk: a proper chair | office-chair
You pay for that. So ask which days you'd really go. | Which days would you go? | calendar
~ Some do two days there and three at home, and both get better. | Two there, three at home | swap
And think of the walk home. It puts an end to the day. | The walk home counts | footprints
> Choose your worst day at home, and spend it at {brand}. | Your worst day | calendar
> Talk with {brand} about which days you'd come. | Which days? | chat

choose: Sit down for an hour first
* Don't look at the sofas. Sit on the work chair for an hour. | Sit for an hour | office-chair
* How do you choose a coworking space? | "How do I choose?" | question
* On the tour they show you the lounge. Ask to see the chair. | Ask to see the chair | office-chair
Go on a Tuesday at ten, when it's full. | at: Tuesday at ten / When it's full | calendar
Do a video call from where you'd sit, and ask the other end. | 1. Make a video call | video-conference
Go to the restroom, and look at the kitchen sink. | 2. Look at the sink | sink
Sit in the chair until you notice it. | 3. Sit until you notice | office-chair
Ask who's there at eight at night, and how you get in. | 4. How do you get in? | key
~ Look at the bulletin board. When was the last note? | Look at the board | push-pin
And see if somebody says hello who isn't paid to. | Did anyone say hello? | hand-waving
> Do your next video call from {brand}. | Your next call | video-conference
> Try a seat at {brand} on the fullest day. | The fullest day | calendar

first: The first morning among strangers
* First morning in the coworking space. Where do you put your cup? | Where does the cup go? | coffee
* What's the first day in a coworking space like? | "What's it like?" | question
* You come in with a laptop under your arm, and everybody's typing. | Everybody's typing | keyboard
Somebody shows you around. Wifi, printer, doors, where the milk is. | at: First / Wifi, door, milk | wifi-high
You sit down, and for an hour you look as if you're working. | at: Then / Looking busy | laptop
Nobody's watching. They all did that on their first day. | Nobody's watching | eyes
At the coffee somebody asks which desk you're at. That's the start. | at: Coffee / "Where are you sitting?" | coffee
~ Say your name, and forget theirs. They've forgotten yours as well. | Forget names, it's fine | smiley
At lunch, follow the ones with their coats on. | at: Lunch / Follow the coats | fork-knife
> Start at {brand} on a day without important calls. | No important calls | calendar
> Bring your own cup to {brand}. It's a good beginning. | Your own cup | coffee

care: The mug in the sink
* The mug in the sink of a coworking kitchen has nobody's name on it. | Nobody's mug | coffee
* What gets on people's nerves in a shared office? | What's annoying? | smiley-angry
* There's one mug in the office sink at nine. At ten there are seven. | One, then seven | sink
One alone is an accident. Two are an invitation. | One is an accident | cup
So it's yours until it's in the machine. | Yours until it's in | hand
Fish stays out of the microwave, and so does last night's curry. | No fish, no curry | fish
Whoever empties the pot makes the next one. | Empty? Make a new one | coffee-bean
~ Names on what's in the fridge, and a date, too. | Name and date | tag
The chair gets pushed in, the desk wiped, and the window shut. | no: Up and gone / yes: Chair in, desk wiped | broom
> Have {brand} tell you the house rules that aren't on the wall. | What's not on the wall? | scroll
> On your first day at {brand}, empty the dishwasher. You'll know everyone by noon. | Empty the dishwasher | fork-knife

checklist: What goes in the bag
* You pack for coworking like for a short flight. | Like for a short flight | airplane
* What do you take along to a coworking space? | "What do I bring?" | backpack
* You're at the desk, and the charger's at home on the couch. | It's on the couch | plug
The charger, and the long cord. | 1. Charger and long cord | plug
Headphones that shut out a room. | 2. Headphones | headphones
A sweater. It's never your temperature. | 3. A sweater | hoodie
A bottle with a lid that closes. | 4. A bottle that closes | drop
And a small lock. | 5. A small lock | lock
~ A notebook, for the hour when the screen's too much. | And a notebook | notebook
Two of some things help. One cord lives at home, one in the bag. | One at home, one here | copy
> Pack it tonight, and try a day at {brand}. | Pack tonight | backpack
> Check with {brand} what you don't have to bring. | What's there already? | question

cost: What you're paying for besides a table
* You're not paying for a desk. You've got a table. | You've got a table | table
* What does the price of a coworking desk depend on? | "What does it depend on?" | money
* Two coworking spaces on one street, two prices, the same chair. | The same chair | office-chair
It's whose seat it is. Any free one, or always yours. | Any seat, or yours | chair
It's when. All week, a few days, at night as well. | Which days, and nights? | calendar
It's what's behind doors. Hours in the room, booths, a shelf. | Hours in the room | door
It's your mail, if you want the address on your letters. | The address, too? | mailbox
~ Ask about printing, guests and parking. Those are often extra. | Printing, guests, parking | printer
And ask how you get out again, and how early you have to say so. | How do you get out? | sign-out
> Count your days, then ask {brand} which one fits. | Count your days | calculator
> Put your list of extras in front of {brand} before you sign. | The list of extras | list

tip: Always the same Tuesday
* Come on the same days, and after a month you have colleagues. | The same days | calendar
* How do you get to know people in a coworking space? | How do you meet people? | users
* You've worked there for weeks, and the kitchen's full of strangers. | Full of strangers | users
If you come whenever, you meet whoever. | no: Whenever / yes: Every Tuesday | shuffle
Take two fixed days. The others have theirs, too. | Two fixed days | calendar-check
Tuesday and Thursday people know each other. It's like a train in the morning. | Like the morning train | train
Sit near the same corner, not in it. People sit down beside what they know. | Near the same corner | map-pin
~ Go to lunch with them once, even if you've got a sandwich. | Go to lunch once | bread
Then somebody asks how it went with that client. That's a colleague. | "How did it go?" | chat
> Choose your two days, and tell {brand}. | Choose two days | calendar
> Ask {brand} which day the talkers come. | When do the talkers come? | speech

season(6-8): When school's out
* School's out, and your office is the dining table. | Office in the dining room | table
* Where do you work when the kids are home all summer? | Where now? | question
* You're on a call, and behind you somebody rides a scooter through the kitchen. | A scooter in the kitchen | scooter
It's ten weeks, and you don't need them all. | Not all ten weeks | calendar
Find the mornings when something has to be finished, and put those somewhere else. | The mornings that count | sun
Half a day with a door beats a whole one without. | no: All day, no door / yes: Half a day, a door | door
Swap with another parent. You take Tuesdays, they take Thursdays. | Swap days | swap
~ In summer a lot of desks stand empty, so the window seat's free. | The window seat's free | window
In fall you can go back to your table, if you still want to. | at: Fall / Back home, or not | house
> Ask {brand} for a few days in the weeks that count. | A few days | calendar
> Look at your summer calendar, then call {brand} with the mornings. | Which mornings? | calendar-check
`,
})
