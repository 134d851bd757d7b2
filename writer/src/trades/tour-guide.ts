import { trade } from './trade.ts'

export const tourGuide = trade({
  id: 'tour-guide',
  name: 'tour guide',
  also: [
    'walking tour',
    'city tour',
    'walking tours',
    'guided tours',
    'guided tour',
    'local guide',
    'city guide',
    'ghost tour',
    'food tour',
    'history tour',
    'sightseeing tour',
    'tour company',
    'hiking guide',
    'mountain guide',
    'wildlife guide',
    'nature guide',
    'private guide',
    'street art tour',
    'heritage walk',
  ],
  way: 'visit',
  customers: 'guests',
  thing: 'a tour',
  things: 'tours',
  words: [
    'tour',
    'guide',
    'walk',
    'walking tour',
    'city',
    'street',
    'story',
    'group',
    'guest',
    'meeting point',
    'route',
    'square',
    'umbrella',
    'map',
    'history',
    'bridge',
    'church',
    'market',
    'stop',
    'trail',
    'view',
    'sightseeing',
    'ghost',
    'alley',
    'neighborhood',
  ],
  pieces: `
mistake: Don't save the tour for your last day
* Most people take the city tour on their last day. It's backward. | Last day is backward | calendar
* When should you take a walking tour of a new city? | First day or last? | calendar
* Bag packed, last day, and now the guide says where to eat. | Where you should've eaten | fork-knife
On the first day you don't know where anything is, so that's the time. | no: Last day / yes: First day | sun-horizon
You learn which street is up, and where the bus goes. | Which street goes where | signpost
You hear which line is worth it, and at what hour. | Which line is worth it | hourglass
And you've got somebody you can ask about dinner. | Somebody to ask | fork-knife
~ If you land at noon, take the late tour. Fresh air is good for tired heads. | Landed at noon? The late tour | airplane-landing
> Begin with {brand}, then do the rest on your own. | Tour first, then alone | footprints
> Tell {brand} how many days you've got left. | How many days are left? | calendar

mistake: New shoes on old stones
* Cobblestones find out about your shoes within an hour of any tour. | Cobblestones find out | sneaker
* Which shoes do you wear on a walking tour? | Which shoes? | sneaker
* New white sneakers, pretty, stiff, and the tour has a hill in it. | Pretty, stiff, and a hill | sneaker
You don't walk the whole time. You stand, and standing is worse. | You stand more than you walk | person
Thin soles feel every stone. High heels get stuck between two. | Thin soles feel each stone | high-heel
Wear the ugly ones you forget you have on. | no: Pretty and new / yes: Ugly and forgotten | boot
~ A second pair of socks in the bag saves a wet day. | Spare socks | sock
If your feet hurt, say so. Every route has a shorter way and a bench. | Feet hurt? Say so | armchair
> Bad knee? Ask {brand} about stairs and hills. | Stairs? Hills? | stairs
> Walk to {brand} in the shoes you'd wear to the store. | Wear your everyday shoes | boot

myth: Tours aren't only for tourists
* You've walked down this street for years. What's above the bank's door? | What's above the door? | bank
* Isn't a city tour only for tourists? | Only for tourists? | question
* You've passed that street corner a thousand times on your way to work. | The corner you always pass | signpost
Then a guide stops there and points up. A stone face is sticking out its tongue. | A face, sticking out its tongue | smiley
You never looked, because you were on your way somewhere. | You were on your way | person-simple-walk
Locals are the best guests, by the way. They argue. | Locals argue | chat
One says, my grandmother lived there, and the guide takes notes. | "My grandmother lived there" | house
~ After that you're no fun to walk with. You tell everybody. | |
> Bring your own story about a house to {brand}. | Bring your own story | house
> Show visiting family your town with {brand}, and stay quiet for once. | Let somebody else tell it | microphone

how: How a walk gets put together
* A tour isn't the shortest way between sights. It zigzags, on purpose. | It zigzags on purpose | path
* How does a guide decide where to stop? | Why stop here? | question
* The group always stops right where the noise stops. Somebody chose it. | Where the noise stops | ear
First the walking. Stops are never far apart, and nobody climbs while listening. | 1. Short ways between stops | footprints
Then the standing. Shade in summer, no wind in winter, room for everyone. | 2. Shade, no wind, room | sun
Then the seeing. What you hear about has to be in sight. | 3. What you hear, you see | eye
Then the order, like a novel. The end's near a café. | 4. An ending near a café | coffee
~ And a plan for when the square's closed for a market. | 5. A plan for the market | storefront
What gets left out is the most work. Everybody knows too much. | What's left out is the work | eraser
> Look around at each stop with {brand}, and guess why it's here. | Why stop here? | eye
> Ask {brand} what had to be left out. | What got left out? | question

how: How to hear a guide on a loud street
* A good guide waits for the bus to pass. So can you. | Wait for the bus | bus
* How do you hear anything on a tour on a loud street? | How do you hear? | ear
* Motorbike, bells, a school class, and you nod at the guide, hearing nothing. | Nodding, hearing nothing | motorcycle
Stand at the side, not behind. A voice goes forward. | no: Behind / yes: At the side | speaker-high
The front isn't rude. It's where the guide wants you. | The front isn't rude | users
Stand with a wall at your back. It throws the sound to you. | A wall at your back | wall
If there are earphones, try them before you start walking. | Earphones? Try them first | headphones
~ The group stretches out while walking, so the best stories wait for the stop. | Stories wait for the stop | hourglass
And if you've missed it, raise a hand. You weren't the only one. | Missed it? Raise a hand | hand-palm
> Hard of hearing on one side? Tell {brand} at the start. | Which ear is better? | ear
> Walk next to the guide at {brand} between two stops. You'll hear extra. | Walk next to the guide | footprints

question: Does the tour go when it rains?
* Light rain. The stones shine, and half the group stays home. | The stones shine | drop
* What happens to a walking tour when it rains? | And if it rains? | cloud-rain
* Gray sky, wet window, and a walking tour at ten. | Gray sky, tour at ten | window
Usually it goes. There are arches, churches, arcades, and one dry café. | Usually it goes | church
There are fewer of you, and you hear more. | Fewer people, more to hear | ear
A hood beats an umbrella. An umbrella takes two people's view. | no: Umbrella / yes: Hood | umbrella
Storms are different. Then you get a message. | Storms are different | cloud-lightning
~ Old towns in the rain smell of stone. It's worth it. | |
So look at your phone an hour before, and wear shoes that can be wet. | Check your phone before | phone
> Check where {brand} would send you a message. | Where does the message come? | chat-text
> Don't cancel in your head. Ask {brand} whether it's on. | Ask before you cancel | cloud-sun

question: Can the kids come along?
* Kids love a tour with a dungeon in it. Dates, not so much. | A dungeon, not dates | castle-turret
* Can you take kids on a guided tour? | Kids on a tour? | baby
* Halfway through the tour, your kid sits down on the curb. | Down on the curb | baby
Years mean nothing when you're small. Who was hungry means a lot. | no: When was it? / yes: Who was hungry? | question
Rats, toilets, ghosts, and what got thrown out of windows. | Rats, toilets, ghosts | ghost
So it depends on which tour, more than on which child. | Which tour, not which kid | ticket
Ask how long it is, and where the bathrooms are. | How long? Where's a toilet? | toilet
~ Let the child carry the map. Whoever carries it leads. | Let them carry the map | map-trifold
If it gets too much, leave quietly. Everybody understands. | Too much? Just go | hand-waving
> Give {brand} their ages, and the story gets told another way. | Tell the ages | cake
> Find out which tour at {brand} has the rats. | The one with the rats | mouse

comparison: With a group or privately?
* In a group tour you get the story. Alone you choose the story. | The story, or your pick | book
* Group tour or a private guide? | Group or private? | users
* A whole group, one question from the back, and it's yours. | Somebody asks your question | question
A group costs less and has its own fun. Somebody always asks. | Group: less, and others ask | users
It goes at the pace of the slowest, and it doesn't stop for shoes. | Group: one pace | footprints
Privately you can say, enough churches, where do you eat? | Private: enough churches | church
You can stay at one door for half an hour, or skip the hill. | Private: stay, or skip | door
~ If there are six of you, count. It may come to the same thing. | Six of you? Do the math | calculator
> Do the math for your number with {brand}. | Do the math | calculator
> Tell {brand} what you've seen enough of. | What have you seen enough of? | chat

choose: How to choose between five tours of the same town
* Five tours of one city, five umbrellas on one square. | Five umbrellas, one square | umbrella
* How do you choose a tour when they all promise the best? | All the best? | star
* You're on the square, and someone in a cape waves at your group. | Someone in a cape waves | mask-happy
Read the title. The whole city in an hour is a run. | 1. All in an hour is a run | person-simple-run
One street in an hour is a tour. | | signpost
Ask how many come along when it's full. | 2. How many when it's full? | users
Ask who's telling it. Somebody from here, or somebody from a script? | 3. From here, or from a script? | file-text
Ask if there's a stop where you have to buy something. | 4. Do you stop at a store? | shopping-bag
~ Then read what people complain about. Too long can be a compliment. | 5. Read the complaints | chat-text
> Check with {brand} how big the group gets. | How many in the group? | users
> Choose a small piece of the town and see it with {brand}. | One street, done well | map-pin

first: What happens at the meeting point
* A stranger with an umbrella on a square. That's your guide. | The stranger with the umbrella | umbrella
* How do you find your group at the meeting point? | How do you find it? | map-pin
* A few people look lost on the square. You're all on one tour. | All lost together | users
Come ten minutes early. Fountains have two sides. | 1. Come early, walk around | clock
Look for a sign, a color, an umbrella held up without rain. | 2. A sign, or an umbrella | umbrella
Have your name or the code at hand. Then you get counted. | 3. Name or code | qr-code
You hear how long it takes, where it ends, and where the bathrooms are. | 4. How long, where it ends | signpost
~ Many end somewhere else. So think before you park. | It ends somewhere else | car
Then there's a first story, and it's a good one. | | speech
> Save the meeting point from {brand} as a pin, not as a name. | Save it as a pin | map-pin
> Late? Call {brand} and ask for the second stop. | Late? Go to stop two | phone

care: How to keep what you heard
* By dinner you've mixed up the king's story and the baker's. | King or baker? | crown-simple
* How do you remember what the guide told you? | How to remember? | brain
* A phone full of city photos, and you can't name one house. | What's on this photo? | image
Take one photo of the street sign before each house. | 1. The sign first, then the house | signpost
Write three words a stop. Baker, fire, cat. | 2. Three words a stop | note-pencil
Tell one of the stories to somebody on the same evening. | 3. Tell one the same evening | chat
Whatever you've told once, you'll keep. | | lock
~ Ask how that name's spelled, then you can look it up. | Ask how it's spelled | pencil
Draw your way on a paper map. It's a nicer souvenir than a magnet. | 4. Draw your way on a map | map-trifold
> Ask {brand} for one book about the place. | One book about it | book
> Send {brand} the photo you can't place. | Which house is it? | image

checklist: What to have with you on a tour
* A two-hour walk is longer outdoors than you'd think. | Longer than it sounds | clock
* What should you bring on a walking tour? | "What do I bring?" | backpack
* The sun's gone behind the church, and your jacket's at the hotel. | The jacket's at the hotel | hoodie
One more layer than you'd think. Standing is cold. | 1. One layer more | hoodie
Water, and a hat if there's sun. | 2. Water, a hat | drop
Both hands free. So a backpack, a small one, worn in front where it's crowded. | 3. Both hands free | backpack
Some coins, for a coffee, a candle, a tip. | 4. A few coins | coins
A phone that's charged, and silent. | 5. Phone, charged and silent | phone
~ And breakfast. A hungry person hears nothing about kings. | 6. Breakfast | coffee
> Check with {brand} if there's a place you must cover your shoulders. | Shoulders covered? | t-shirt
> Ask {brand} where the first bathroom is, then drink your water. | Where's the first bathroom? | toilet

cost: What the price of a tour is made of
* The tour is two hours of talk. Somebody spent all winter on it. | A winter's work | book-open
* What does a guided tour cost, and why? | Why does it cost that? | ticket
* Free tour, says the sign. And at the end there's a hat. | A hat at the end | tip-jar
First how many share it. A big group divides by a lot. | 1. How many share it | users
Then what you eat or enter. Tickets, tastings, a boat. | 2. Tickets, tastings, a boat | ticket
Then the language. Rare ones cost more than common ones. | 3. Which language | translate
Then the hour. Night tours cost somebody an evening. | 4. Which hour | moon
And winters spent in archives. You don't see them, you hear them. | 5. Winters in the archive | archive
~ When it says free, the hat is the wage. | "Free" means the hat | tip-jar
> Find out from {brand} which tickets are in it. | Which tickets are in it? | ticket
> Say to {brand} how many you are. Two, ten, or a school class. | Two, ten, or a class? | users

tip: Ask the guide where they eat
* The best thing on a tour happens after it. | It happens after it | fork-knife
* What should you ask a guide at the end? | What to ask at the end? | question
* The tour's over, everyone claps, and you've still got one question. | One question left | hands-clapping
Don't ask which restaurant is best. That gets you the famous one. | no: What's the best? / yes: Where do you eat? | fork-knife
Ask where they go when it's their own money. | Where with your own money? | wallet
Ask what they'd do here with one free afternoon and no guests. | One free afternoon | sun
Ask what to leave out. That saves you half a day. | What to leave out? | eraser
~ Write it down at once, with how it's spelled. | Write it down | pencil
And then go there. Today, before you talk yourself out of it. | Then go, today | footprints
> Save that question for the end with {brand}. | Save it for the end | question
> Tell {brand} what you ate yesterday, good or bad. | What did you eat? | chat

season(6-8): How to see a hot city on foot
* In summer an old city is an oven with windows. | An oven with windows | thermometer-hot
* How do you do a walking tour in the heat? | How in the heat? | sun
* Three in the afternoon, white square, no shade, and the guide's sweating too. | White square, no shade | sun
Go at the ends of the day. First tour, or last one. | no: At three / yes: First or last | clock
In the morning you've got the streets, and the bread is warm. | Morning: empty streets | bread
In the evening stone gives the heat back, but the light's like honey. | Evening: honey light | sun-horizon
Walk on the shady side, even if it's the long way. | The shady side | umbrella
~ Churches are cool. Nobody asks if you're there for the ceiling. | Churches are cool | church
Drink before you're thirsty, and wet your hat at the fountain. | Wet the hat at a fountain | drop
> Take the first walk of the day with {brand}. | The first walk of the day | sun-horizon
> Choose the tour at {brand} with the most shade. | Which has the most shade? | tree
`,
})
