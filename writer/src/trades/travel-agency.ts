import { trade } from './trade.ts'

export const travelAgency = trade({
  id: 'travel-agency',
  name: 'travel agency',
  also: [
    'travel agent',
    'travel advisor',
    'travel adviser',
    'travel consultant',
    'travel planner',
    'trip planner',
    'tour operator',
    'travel company',
    'holiday planner',
    'honeymoon planner',
    'cruise agent',
    'cruise planner',
    'vacation planner',
    'safari specialist',
    'tailor-made travel',
    'luxury travel agency',
    'travel designer',
    'group travel organizer',
    'travel bureau',
    'itinerary planner',
    'adventure travel company',
  ],
  way: 'advice',
  customers: 'travelers',
  thing: 'a trip',
  things: 'trips',
  words: [
    'trip',
    'travel',
    'traveler',
    'flight',
    'vacation',
    'passport',
    'hotel',
    'ticket',
    'suitcase',
    'itinerary',
    'honeymoon',
    'cruise',
    'booking',
    'airport',
    'connection',
    'layover',
    'luggage',
    'transfer',
    'visa',
    'destination',
    'safari',
    'tour',
    'train',
    'island',
    'beach',
    'map',
  ],
  pieces: `
mistake: A short connection looks great until you run it
* The fast connection looks great on the screen. You have to run it. | You have to run it | person-simple-run
* How much time do you need between two flights? | How much time? | clock
* Gate at the far end, doors closing, and your suitcase is slower than you. | Doors closing, you run | airplane-takeoff
The screen doesn't count the long roll to the gate. | The long roll to the gate | airplane-taxiing
Then everyone in front of you looks for a bag. | Everyone finds their bag | suitcase
Then maybe a passport line, and security one more time. | A passport line, security again | identification-card
You might make it. Your suitcase has to be driven there by somebody. | The suitcase has a longer way | truck
If it's the last flight of the day, take the longer gap. | no: Run for the last one / yes: Stay and have lunch | fork-knife
~ And keep both flights on one ticket, then a missed one isn't your problem alone. | One ticket for both | ticket
> Show {brand} the connection before you click on it. | Show it before you click | mouse-left-click
> Have {brand} check which flight would be the next one. | Which one's next? | airplane

mistake: Look at your passport before you look at beaches
* Your passport can be valid and still too old for the trip. | Valid, and still too old | identification-card
* When should you check your passport for a trip? | When do you check it? | calendar
* The passport lies in a drawer, and the flight's booked. Get up and look. | Get up and look | identification-card
Many countries want it to last for months beyond your trip home. | It has to last beyond the trip | calendar
Some want empty pages for stamps, side by side. | Empty pages for stamps | stamp
And the name in it has to match the ticket, to the letter. | Same name, to the letter | ticket
Recently married? Book in the name that's in the passport. | no: The new name / yes: The passport's name | ring
~ Children's passports run out sooner in many countries. | Children's run out sooner | baby
A new one takes weeks, and the line is longest before summer. | A new one takes weeks | hourglass
> Send {brand} a look at the photo page before anything's booked. | The photo page first | camera
> Before you book, let {brand} tell you what the border wants to see. | What does the border want? | stamp

myth: Waiting for the last minute isn't a plan
* A last-minute trip is cheap for people who don't mind where. | If you don't mind where | airplane
* Don't trips get cheaper at the last minute? | Cheaper at the end? | hourglass
* You waited for the price, and four seats on one flight are gone. | Four together? Gone | seat
What's left at the end is what nobody wanted. | What nobody wanted | tag
Two adults with a bag and no plans can be lucky with that. | Two with a bag can be lucky | suitcase
A family with one school break and a crib can't. | A family needs early | baby
The good room goes first, and it's often the cheapest good one. | The good room goes first | bed
~ In the quiet season you can relax. Everything's half empty. | Quiet season? Relax | sun-dim
Decide which you are. The place, or the price. | no: Place and price / yes: Place, or price | scales
> Tell {brand} what can't move. The week, the place, or the budget? | What can't move? | push-pin
> Find out from {brand} what runs out first where you're going. | What runs out first? | hourglass

how: How a good trip gets drawn
* A trip gets planned with an eraser. | Planned with an eraser | eraser
* How does somebody plan a trip so that you aren't tired at the end? | Not tired at the end | suitcase
* Eleven dots on the map, nine days, and you haven't slept yet. | Too many dots on the map | map-trifold
First come the fixed things. The wedding, the ferry, the one night that's left. | 1. The fixed things | push-pin
Then the long moves, because a move eats half a day. | 2. The long moves | train
Then dots get erased, until you stay somewhere twice. | 3. Erase some dots | eraser
Then a slow day gets put in after the hard one. | 4. A slow day after a hard one | sun
~ The best place comes last, or you'll compare everything with it. | 5. Best place last | star
What's between the dots is often what you tell at home. | | road-horizon
> Bring {brand} your map with all the dots. | Bring all the dots | map-pin
> Tell {brand} how you like to sit, not only what you want to see. | How do you like to sit? | armchair

how: How a hotel gets checked before you see it
* The pool in the hotel picture is real. So's the road behind it. | The road behind the pool | swimming-pool
* How does a travel agent know a hotel they've never slept in? | Never slept there? | bed
* Somebody's testing hotel beds all day, with shoes off. | Bed after bed | bed
When travel agents visit, they look at the ordinary room, not at the suite. | 1. The ordinary room | door
They stand in the hallway and listen, and they turn on the shower. | 2. The hallway, the shower | shower
They walk to the beach with a watch. Three minutes, or twelve? | 3. To the beach with a watch | watch
And every traveler who comes back gets asked. | 4. Travelers get asked | chat
~ What's being built next door is never in the brochure. | 5. What's next door? | crane-tower
What you want to hear now and then is, not that one, not for you. | "Not that one, for you" | speech
> Ask {brand} what's wrong with your favorite. There's always something. | What's wrong with it? | magnifier
> Tell {brand} what ruins a hotel for you. | What ruins it for you? | smiley-sad

question: What happens when a flight gets canceled?
* Your flight's canceled, and there are a hundred people in line ahead of you. | Canceled, and a long line | queue
* What do you do when your flight gets canceled? | What do you do? | question
* The board flips to red. Everybody at the airport grabs a phone. | The board turns red | warning
Stay in the line, and call at the same time. Two roads to one seat. | 1. Line and phone, both | phone-call
Look up the next flights yourself, so you can name one. | 2. Find a flight and name it | airplane
Keep every receipt, down to the sandwich. | 3. Keep receipts | receipt
Tell tonight's hotel that you're late, or it gives your bed away. | 4. Tell tonight's hotel | bed
~ If somebody booked it for you, that's the first call. They see the same screen. | | headset
And be kind to the person at the desk. You may be the first one today. | Be kind at the desk | smiley
> Save the number of {brand} before you leave, not at the gate. | Save the number now | phone-list
> Ask {brand} who you'd call on a Sunday night. | Whom to call on a Sunday? | question

question: When is the best time to go?
* The best time for a trip is often right next to the best time. | Right next to the best | calendar
* When's the best month for that trip? | Which month? | calendar
* You're standing on that famous beach in high season, and it's towels. | High season, all towels | towel
Sunny and dry is also full and expensive. Everyone can read a weather chart. | Sunny, dry, and full | sun
So look at the edges. Right before, right after. | no: The peak / yes: The edges | calendar
The sea stays warm longer than the air does, so the late edge is good for swimming. | Late edge: warm sea | waves
The early edge has flowers and snowmelt, and waterfalls with water in them. | Early edge: full waterfalls | drop
~ Rainy season may mean one hour a day, or no road. Ask which. | Which kind of rain? | cloud-rain
Check the holidays over there, not only yours. | Check their holidays | flag
> Ask {brand} what that week is like there. The week, not the month. | What's that week like? | calendar-dot
> Give {brand} your weeks first and your country second. | Weeks first, country second | globe

comparison: Everything in one, or piece by piece?
* A package trip is one phone call when something breaks. | One call when it breaks | phone
* Package trip or booked piece by piece? | Package or pieces? | package
* Flight here, hotel there, transfer somewhere, and eleven tabs. | Too many open tabs | tabs
In a package the parts belong together. If the flight moves, the transfer moves. | Package: parts move together | link
It's a bit dull, and there's one number to call for all of it. | Package: one to call | headset
Piece by piece you get exactly the small place with the blue door. | Pieces: the blue door | door
And if the ferry's late, you make every call yourself. | Pieces: every call is yours | phone-call
~ Two weeks on one beach, take the package. Five stops, have it put together. | |
So ask what holds it together when something moves. | no: What does it cost? / yes: What holds together? | question
> Bring your eleven tabs to {brand}. | Bring all your tabs | tabs
> Ask {brand} who's responsible when two parts don't meet. | Who's responsible? | handshake

choose: How to tell if a travel advisor is right for you
* A good travel advisor asks you more than you ask them. | They ask more than you | question
* How do you choose a travel agent? | How do you choose? | magnifier
* You name a country, and a travel brochure lands in front of you. | A brochure lands in front of you | map-trifold
If you say Italy, the good question back is why. Food, family, a painting? | Food, family, or a painting? | palette
Count the questions about you before the first hotel gets named. | 1. Questions before hotels | list
Listen for a no. Somebody who says no knows the place. | 2. Do they ever say no? | hand-palm
Ask when they were last there, or somebody they work with. | 3. Who was there, and when? | calendar
~ Ask what they charge, and who else pays them. Both are normal. | Who pays for it? | receipt
Then mention something odd about you and see if it turns up in the plan. | 4. Does your odd wish turn up? | star
> Mention your oddest wish to {brand}. | Mention your oddest wish | star
> See how many questions {brand} asks before the first hotel. | Count the questions | question

first: What the first planning talk is like
* You don't need a destination to talk about a trip. | No destination needed | globe
* What do you have to know before you see a travel agent? | What must you know? | question
* Two people, one vacation. One says mountains, the other one sighs. | Mountains, and a sigh | mountains
The first thing you get asked is about your best trip so far. | 1. Your best trip so far | heart
Then the worst, and that's the more useful one. | 2. And your worst | smiley-sad
Then the frame. When, how long, who, and about how much. | 3. When, how long, how much | clipboard
Say a real sum. With a made-up one you get a made-up trip. | Say a real sum | coins
~ You leave with no ticket, and two or three pictures in your head. | | image
After that you get a draft, and you cross things out. | 4. A draft to cross out | pencil
> Think of your worst trip on the way to {brand}. | Think of your worst trip | cloud-rain
> Come to {brand} together, if two of you are going. | Come as two | users

care: How to look after your papers on the road
* A lost passport is a bad day. Without a copy it's a bad week. | Have a copy of it | identification-card
* Where do you keep your papers on a trip? | Where do they go? | folder
* You tap your jacket at the airport, and the pocket's flat. | The flat pocket | hand
Take photos of passport, tickets, and insurance, and email them to yourself. | 1. Photos, phone and mail | camera
One paper copy, in another bag than the passport. | 2. A copy in another bag | copy
Swap with your partner. You carry theirs, they carry yours. | 3. Swap copies | swap
Two cards in two places. One can stay in the safe. | 4. Two cards, two places | credit-card
~ Write the hotel's address on paper, for the taxi, in its own script. | Address on paper | note
And download the tickets. Airports are where the signal goes to sleep. | 5. Download the tickets | download-simple
> Get all your papers from {brand} in one file and save it offline. | All in one file | folder
> Put the emergency number from {brand} on the paper copy too. | The number on paper | phone-list

checklist: What to bring when you plan a trip
* A trip gets planned fast with five things on the table. | Five things on the table | table
* What should you bring to plan a trip? | "What do I bring?" | question
* You say somewhere warm. That's half of the world's map. | Half of the map | globe
The dates that can't move, and the ones that can. | 1. Dates, fixed and loose | calendar
All the names, spelled as in the passport. | 2. Names as in the passport | identification-card
Three pictures you like. They say more than adjectives. | 3. Three pictures | images
A sum that you won't regret. | 4. A sum you won't regret | piggy-bank
What somebody can't handle. Stairs, fish, small planes. | 5. What somebody can't handle | stairs
~ And your points and cards, even the old ones. | 6. Points and cards | card
> Take a photo of those five for {brand}, if you'd rather write than come. | Or send it in writing | mail
> Bring the three pictures to {brand}. | Three pictures | images

cost: What a trip costs, and where the money hides
* The flight was the cheap part. Then came everything else. | The flight was the cheap part | airplane
* What makes one trip cost more than another one? | What makes it cost? | tag
* Two offers for the same island, and one has no suitcase in it. | No suitcase in it | suitcase
When you go matters more than where. One week can change it all. | 1. When you go | calendar
How often you move. Each move is tickets, taxis, and lunch. | 2. How often you move | taxi
What's in the fare. Bag, seat, changes. | 3. Bag, seat, changes | seat
What's in the room. Breakfast, and what they add at the desk. | 4. Breakfast, local fees | coffee
~ A person's time costs as well. Ask if it's a fee, or in the price. | 5. Somebody's time | clock
So put two offers side by side, line by line. | no: Compare the sums / yes: Compare the lines | list
> Lay both offers on the table at {brand}. | Lay both side by side | file-text
> Have {brand} add it all up to your own front door. | Up to the front door | door

tip: Leave one day empty
* The best day of the trip may be the one you didn't plan. | The unplanned day | calendar-blank
* How full should a vacation be? | How full? | hourglass
* Day six of the vacation, and somebody's crying over a sandwich. | Tears over a sandwich | bread
You arrive with a list, and the list wants everything. | The list wants everything | list
So cross out one day in three, before you leave. | Cross out one day in three | pencil
That day's for laundry, for sleeping late, for the place you saw from the bus. | For what you saw from the bus | bus
~ With kids, make it a pool day. Nobody regrets the pool. | With kids, a pool | swimming-pool
If you've got a plan B in your pocket, empty isn't scary. | Keep a plan B in your pocket | note
> Have {brand} put an empty day in the middle of it. | An empty day in the middle | calendar-blank
> Go through your plan with {brand} and cross out one thing. | Cross out one thing | pencil

season(1-2): Why summer gets booked in the dark
* It's January, and the good summer hotel rooms are going. | Summer rooms are going | snowflake
* When should you book a summer vacation with kids? | When to book? | calendar
* Snow on the windowsill, school calendar on the table, one trip to plan. | School calendar on the table | calendar
All families have the same few weeks. The rooms for four are few. | Few rooms for four | bed
Family rooms, camper vans, and ferries go first. | 1. Rooms for four, campers, ferries | boat
Flights at normal hours go next. What's left leaves at dawn. | 2. Flights at normal hours | airplane
Ask until when you can still change, and then decide. | 3. Until when can you change? | swap
~ If you've got no kids, relax. June and September are waiting. | No kids? June and September | sun
> Take the school calendar to {brand} before you look at beaches. | Bring the school calendar | calendar
> Check with {brand} what's already gone for your weeks. | What's gone already? | question
`,
})
