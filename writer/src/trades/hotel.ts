import { trade } from './trade.ts'

export const hotel = trade({
  id: 'hotel',
  name: 'hotel',
  also: [
    'inn',
    'bed and breakfast',
    'bed & breakfast',
    'b&b',
    'guesthouse',
    'guest house',
    'boutique hotel',
    'motel',
    'lodge',
    'hostel',
    'country inn',
    'family hotel',
    'aparthotel',
    'country house hotel',
    'seaside hotel',
    'mountain lodge',
    'holiday apartment',
    'vacation rental',
    'holiday cottage',
    'wellness hotel',
    'farm stay',
    'guest rooms',
  ],
  way: 'stay',
  customers: 'guests',
  thing: 'a room',
  things: 'rooms',
  words: [
    'room',
    'hotel',
    'bed',
    'pillow',
    'breakfast',
    'key',
    'guest',
    'stay',
    'night',
    'front desk',
    'check-in',
    'check-out',
    'lobby',
    'towel',
    'view',
    'suitcase',
    'mattress',
    'window',
    'booking',
    'housekeeping',
    'floor',
    'bathroom',
    'suite',
    'door',
    'inn',
  ],
  pieces: `
mistake: Say it when you book, not at midnight
* At midnight there's only one room left, and it's beside the elevator. | The room by the elevator | elevator
* When should you ask for a quiet room? | When do you ask? | clock
* You're in bed, and the elevator says ping through the wall. | Ping, through the wall | ear
Rooms get handed out in the morning, like seats at a wedding. | Rooms get handed out early | key
Whoever said something beforehand gets looked after first. | Whoever said it goes first | speech
So write it in the booking. Light sleeper, high up, two pillows. | no: Say it at midnight / yes: Write it when you book | pencil
~ Say why, too. A baby isn't the same as a snorer. | Say why | baby
Nobody can promise everything. But nobody can guess, either. | Nobody can guess | question
> Put one true sentence about your sleep in the booking at {brand}. | One sentence about your sleep | bed
> Tell {brand} what kept you awake in the last place. | What kept you awake? | moon

mistake: Don't just show up early
* You land at eight, and your room is still somebody else's bed. | Still somebody else's bed | bed
* Why can't you get into your room in the morning? | Why not right away? | door
* Hair full of airplane, two suitcases, and check-in is hours away. | Airplane hair, two suitcases | airplane-landing
At that hour somebody's still asleep in there. | Someone's still in it | moon
They leave by late morning. Then it's stripped, scrubbed, and made new. | Then it's made new | broom
So send the time of your flight a few days before. | no: Show up / yes: Send your flight time | airplane
Maybe a room is free already. If not, there's a place for the bags. | A free room, or bags kept | suitcase
~ Pack swimsuit or clean shirt on top, and you've got a day. | Clean shirt on top | t-shirt
> Send {brand} your arrival hour when you've booked the flight. | Send your arrival hour | clock
> Leave the bags at {brand} and go find lunch. | Bags off, lunch on | fork-knife

myth: The top floor isn't always the quiet one
* Everybody asks for the top floor. Then the fan on the roof starts. | The fan on the roof | fan
* Is the top floor of a hotel the quietest? | Top floor, is it quiet? | building
* You've got the highest room, and something's humming above you. | Something's humming up there | ear
Up on the roof there are fans, machines, and often the elevator motor. | Fans and machines up there | fan
Quiet is a matter of neighbors. Ice machine, stairs, bar. | Look at your neighbors | snowflake
So look for the middle of the hall, a middle floor, facing the yard. | no: Highest / yes: Middle, facing the yard | house
~ A door that connects to the next room lets their movie in. | No connecting door | door
Then ask what's above, below, and beside. | Above, below, beside? | question
> Find out from {brand} what's above and beside the room. | What's above and beside it? | question
> Quiet or view? Tell {brand} which one you'd choose. | Quiet, or view? | window

how: How a room gets made new
* Before you get the key, that room's been empty for an hour or so. | Empty, for a short while | key
* How does a hotel room get cleaned between two guests? | Between two guests | broom
* The bed's so tight that you have to fight your way in. | You fight your way in | bed
First the window, then everything off the bed. | 1. Window open, bed stripped | window
Bathroom from top to bottom, so nothing drips on clean. | 2. Bathroom, top to bottom | shower
Then the bed. Corners folded like an envelope. | 3. Corners like an envelope | envelope
Then dust, and then the floor, backward out of the door. | 4. Floor, backward to the door | broom
~ Last of all somebody stands in the door and looks. Crooked lamp? Hair in the sink? | 5. One last look | eye
> See if you can find the folded corner at {brand}. | Find the folded corner | bed
> Need the room done at a certain hour? Tell {brand} in the morning. | When should it be done? | clock

how: How you get the room you get
* Nobody picks your room at random. Somebody plays it like chess. | Like a game of chess | key
* Who decides which hotel room you get? | Who decides? | question
* There's one key on the counter, and you wonder why it's that one. | Why that one? | key
In the morning there's a list of who comes and who goes. | 1. Who comes, who goes | list
Long stays get placed first, because they can't be moved. | 2. Long stays first | calendar
Then the wishes. Ground floor, a crib, far from the stairs. | 3. Then the wishes | heart
Then what's left gets dealt to those who didn't say. | 4. Then everyone else | cards
~ A birthday in the notes doesn't hurt, either. | | cake
> Tell {brand} if there's a reason to celebrate. | A reason to celebrate? | cake
> Booked without a wish? Send {brand} one now. | Send your wish now | mail

question: Can you leave your bags after check-out?
* Check-out's at eleven. The train leaves at six. | Out at eleven, train at six | train
* Where do you put your suitcase after check-out? | Where does it go? | suitcase
* You don't want to roll that suitcase over cobblestones all day. | All day over cobblestones | suitcase-rolling
Nearly every place has a corner for bags. You only have to ask. | There's a corner for bags | lockers
Put your name on it, and keep papers, medicine, and computer with you. | Papers and medicine with you | identification-badge
Ask until what hour somebody can hand it back. | Until what hour? | clock
~ Wet swimsuits go in a plastic bag, please, not into the corner. | Wet things in a bag | drop
If you'd rather keep the room, ask about a late check-out the day before. | Or ask about late check-out | key
> Bring up the bags at {brand} over breakfast, not at the door. | Ask at breakfast | coffee
> Tell {brand} when your train leaves, and plan the day from there. | When's your train? | train

question: Can you get breakfast if you leave at five?
* Your taxi comes at five. Breakfast starts at seven. | Taxi at five | taxi
* What about breakfast when you have to leave early? | Breakfast before dawn? | coffee
* Dark lobby, coat on, and no smell of breakfast anywhere. | Dark lobby, no coffee | moon
Say it the evening before, and often there's a bag for you. | Say it the night before | bag
A roll, an apple, a yogurt. And somebody who knows where the coffee is. | A roll, an apple, coffee | coffee
Early on, someone's up anyway. Bakers, cooks, the night desk. | Someone's up anyway | moon
Order the taxi the evening before, too. | Order the taxi, too | taxi
~ Pay at night, and in the morning you only drop the key. | Pay the night before | credit-card
> Leaving early? Say it at {brand} the evening before. | Say it the evening before | moon
> Check with {brand} what can be put in a bag. | What fits in a bag? | bag

comparison: Street side or courtyard?
* One side of the hotel has the view. The other side has the sleep. | View side, sleep side | window
* Should you take a room on the street or on the courtyard? | Street or courtyard? | signpost
* You open the window. There's either a market or a pigeon. | A market, or a pigeon | bird
On the street there's light, life, and the garbage truck at six. | Street: light and trucks | truck
At the back it's quiet, often darker, and you see a wall or a tree. | Back: quiet, a tree or a wall | tree
If you're only there to sleep, take the back. | Only sleeping? The back | bed
If you'll sit by the window with wine, take the front. | Sitting by the window? The front | wine
~ Then there's the corner room. Two windows, twice the light. | Corner: two windows | window
> Tell {brand} how long you'll be in the room and when. | When are you in the room? | clock
> Ask {brand} for the corner room, in case it's free. | Is the corner free? | key

choose: How to read a hotel photo
* The wider the photo, the smaller the room. | Wide photo, small room | camera
* How can you tell a good room from a good photographer? | Room, or photographer? | camera
* In the photo there's one chair, one orange, and a lot of floor. | One chair, one orange | orange
Look for the door. If you never see it, it's right behind the camera. | 1. Where's the door? | door
Look for where two suitcases would go. | 2. Where do suitcases go? | suitcase
Count the pictures of the bathroom. None is also an answer. | 3. Any of the bathroom? | bathtub
Compare the number of pillows with the width of the wall. | 4. Bed against the wall | bed
~ Guests' photos are ugly and honest. Look at those of the last months. | 5. Guests' photos | image
> Ask {brand} for the width of the bed. That's a normal question. | How wide is the bed? | ruler
> Call {brand} and have somebody describe the room. | Have it described | phone

first: Your first night in a bed and breakfast
* A bed and breakfast is somebody's house, with your name on a door. | Somebody's house | house
* How is an inn different from a hotel? | What's different? | question
* Somebody with flour on their hands opens the door of the inn. | Flour on their hands | bell
There's usually no night desk, so tell them when you'll come. | Say when you'll arrive | clock
You get a key, and it opens the front door too. | One key, two doors | key
Breakfast is at a set hour, and you'll sit with the others or next to them. | Breakfast at a set hour | coffee
Ask your hosts where to eat. They live there. | Ask where to eat | fork-knife
~ You may get told about the roof. Listen. It's a good story. | | house
> Let {brand} know what you don't eat before the first morning. | What don't you eat? | egg
> Text {brand} from the road, with the real hour. | Text from the road | phone

care: How to leave a room that somebody's glad to clean
* You don't have to make the bed when you leave a hotel. | You don't have to make it | bed
* How should you leave a hotel room? | How to leave it? | question
* Last look around the room, and you feel you ought to do something. | Ought you to do something? | eyes
Leave the bed open. Made up, it only hides what has to come off. | no: Make the bed / yes: Leave it open | bed
Put the towels in one heap, in the tub or on the bathroom floor. | Towels in one heap | towel
Trash in the basket, and bottles next to it. | Bottles next to the basket | trash
Tell someone about the broken lamp, so the next one can read. | Tell about the lamp | lamp
~ Then look under the bed. There's your charger, and one sock. | Look under the bed | sock
> Say at {brand} what dripped, stuck, or flickered. | What dripped or flickered? | drop
> Left something? Call {brand} with the room number. | Left something? Call | phone

checklist: What to write in your booking
* There's a little box in every hotel booking that nobody fills in. | The empty little box | textbox
* What should you write in the notes of a booking? | What goes in the notes? | pencil
* You've got three lines to make a stranger ready for you at the inn. | Three lines for a stranger | note-pencil
When you'll arrive, and by car or by train. | 1. When, and by car or train | clock
How you sleep. One bed, two beds, a crib, a firm pillow. | 2. One bed, two, or a crib | bed
What you can't have. Stairs, feathers, nuts. | 3. No stairs, feathers, nuts | stairs
What you bring that needs a place. A bike, a dog, a cello. | 4. Bike, dog, or cello | dog
~ Why you're coming, if it's a nice reason. | 5. The nice reason | heart
> Write those lines to {brand}, even if you've booked already. | Write them now | mail
> Call {brand} if the cello has its own seat. | Call about the cello | phone

cost: Why the same room costs something else tomorrow
* It's the same room, with the same bed, and tomorrow it costs more. | More tomorrow | tag
* Why does a hotel room change its price all the time? | Why does it change? | question
* You look at the room again today, and the number has moved. | The number moved | chart-line-up
An empty bed tonight can't be sold tomorrow. | An empty bed can't be kept | bed
So full nights cost more, quiet nights less. | Full nights more, quiet less | calendar
A concert in town or a trade fair is enough. | A concert is enough | ticket
Then it's whether you can cancel. That freedom has a price. | Can you cancel it? | calendar-x
~ Sunday nights are quiet in most towns. In ski towns, ask. | Sundays are quiet | moon
Look at what's in it. Breakfast, parking, and the tax on top. | Breakfast and tax in it? | coffee
> Move your dates by a day and check {brand} again. | Shift it by a day | calendar
> Ask {brand} directly what's included. | What's included? | coffee

tip: Do four things before you unpack
* The first five minutes in a hotel room decide the night. | The first five minutes | timer
* What should you check in a room before you unpack? | What to check first? | eye
* You drop the bag on the bed. Wait. Don't unpack the suitcase yet. | Don't unpack yet | suitcase
Listen. Stand still for half a minute, with the window shut. | 1. Listen with the window shut | ear
Sit on the bed, both sides. | 2. Sit on both sides | bed
Turn on the hot water and the air. | 3. Hot water and air | shower
Find the switch for the light at the bed, and the one nobody finds. | 4. Find the light switch | lightbulb
~ If something's off, now's the moment. With socks in the drawer it's too late. | Now, not later | clock
> Something off at {brand}? Say it while your shoes are on. | Say it with shoes on | sneaker
> Do your four things, then go down to {brand} and ask where to eat. | Then ask where to eat | fork-knife

season(6-8): How to sleep in a warm room
* It's a hot night, and the pillow has no cool side left. | No cool side left | thermometer-hot
* How do you keep a hotel room cool in summer? | How to keep it cool? | fan
* You come back at four, and the room's had the sun all day. | The room had the sun | sun
In the morning, shut the window and draw the curtain before you go. | at: Morning / Shut and draw | window
It feels wrong on a lovely day. It's right. | | sun
At night, open up on both sides, if you can, so the air moves through. | at: Night / Open up on both sides | wind
Ask for a sheet instead of the cover. | Ask for just a sheet | bed
~ Choose where the sun isn't in the evening. That's usually the east side. | East side, cooler evening | sun-horizon
If there's air conditioning, don't set it to winter. You'll be hunting for a sweater. | Not set to winter | snowflake
> Before you book a summer night at {brand}, ask which side gets the evening sun. | Which side gets the sun? | sun
> Request a thin blanket from {brand} before you lie awake. | A thin blanket, please | bed
`,
})
