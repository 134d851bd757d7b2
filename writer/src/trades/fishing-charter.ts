import { trade } from './trade.ts'

export const fishingCharter = trade({
  id: 'fishing-charter',
  name: 'fishing charter',
  also: [
    'fishing charters',
    'charter fishing',
    'charter captain',
    'charter skipper',
    'fishing guide',
    'fishing guide service',
    'fly fishing guide',
    'fly-fishing guide',
    'deep sea fishing',
    'deep-sea fishing',
    'sport fishing',
    'sportfishing charter',
    'sea fishing trips',
    'fishing trips',
    'fishing boat trips',
    'fishing tours',
    'inshore charter',
    'offshore charter',
    'ice fishing guide',
    'bass fishing guide',
    'salmon fishing guide',
    'angling guide',
    'fishing lodge',
  ],
  way: 'visit',
  customers: 'anglers',
  thing: 'a fishing trip',
  things: 'fishing trips',
  words: [
    'fish',
    'fishing',
    'boat',
    'captain',
    'rod',
    'reel',
    'hook',
    'bait',
    'line',
    'catch',
    'bite',
    'trip',
    'sea',
    'wave',
    'cooler',
    'lure',
    'tackle',
    'angler',
    'deck',
    'tide',
    'bird',
    'banana',
    'fillet',
    'charter',
    'dock',
  ],
  pieces: `
mistake: You felt the bite and yanked
* You felt the bite, you yanked, and the fish is gone. | Yanked, and gone | fish
* Why do you lose the fish the moment you feel it? | Why is it gone? | fish
* The rod tip taps, your heart jumps, and your arms go up. | Your arms go up | lightning
The first tap is a fish tasting. There's nothing in its mouth to hook yet. | It's only tasting | fish
With a round hook, a circle hook, you don't strike at all. It turns into the corner of the mouth by itself. | A circle hook sets itself
So keep the rod low and let the line come tight. | no: Yank / yes: Wait, then reel | hand
Then simply reel, steadily, until it bends and stays bent. | Reel until it bends | repeat
~ With other hooks the captain tells you when, so listen with one ear. | Listen for the captain | ear
> Ask {brand} before the first cast whether to strike or to reel. | Strike or reel? | question
> Count to two in your head at {brand}, and then reel. | Count, then reel | timer

mistake: You went below deck when you felt sick
* If your stomach turns on the boat, don't go below deck. | Don't go below | boat
* What do you do when the boat turns your stomach? | Feeling seasick? | waves
* You're yawning, your hands are cold, and the boat goes up and down. | Yawning, cold hands | waves
It begins with yawning, long before anything else. | It begins with yawning
Below deck your eyes see a still room, and your belly knows better. | Eyes and belly disagree | eye
So stay out in the wind, at the back, where it moves the least. | no: Below deck / yes: At the back, in the wind | wind
Look at the horizon, and not at a phone or a knot. | Look at the horizon | sun-horizon
~ Plain crackers in the pocket are an old habit out there. | Plain crackers | cookie
Say it early. Nobody laughs, half the crew has been there. | Say it early | speech
> Never been out there? Tell {brand}, and ask how the sea looks that day. | Never been out? | waves
> Sleep well and eat a plain breakfast before you step on board at {brand}. | A plain breakfast | bread

myth: No bananas on the boat
* Whoever brings a banana on a fishing boat gets looked at. | No bananas | boat
* Why can't you bring a banana on a fishing boat? | Why no banana? | question
* You open your lunch, the captain sees the banana, and the deck goes quiet. | The deck goes quiet | eyes
It's a superstition from the days of sail, and nobody's sure where it started. | From the days of sail | sailboat
Some say spiders came along with the fruit, others say the banana ships were too fast to fish. | Spiders, or too fast? | bug
Fish don't care what you eat. | Fish don't care | fish
But on a slow day, somebody will remember your lunch. | no: Blame the tide / yes: Blame the lunch | smiley-wink
~ Some captains don't care about fruit, and then it's whistling. | Or it's whistling | music-note
So bring an apple, just to be polite. | Bring an apple
> What else brings bad luck on board? {brand} will have an opinion. | What's bad luck? | question
> Leave the banana in the car when you come to {brand}. | Leave it in the car | car

how: How a captain finds fish
* A captain looks at birds to find fish. | The birds know | bird
* How does a captain know where the fish are? | How do they know? | binoculars
* The boat turns for no reason you can see, and everybody gets up. | It turns | boat
Far off, a few gulls are diving at one spot. Under them small fish are fleeing up, and big ones are the reason. | 1. Diving birds | bird
Where two colors of water meet, there's a seam, and food collects in it. | 2. Seams in the water | waves
The fish finder draws the bottom, and fish like an edge, a rock, or a wreck. | 3. Edges on the fish finder | waveform
And there's the notebook. Same tide, same moon, same month. | 4. The notebook | notebook
~ The radio tells you something too, mostly by what isn't said. | 5. The radio | radio
> When {brand} turns the boat, say what you think they saw. | What did you see? | eye
> Keep an eye on the gulls, and call it out at {brand} when they dive. | Call out the birds | megaphone

how: How to bring in a big fish
* A big fish isn't reeled in, it's lifted and then reeled. | Lift, then reel | fish
* How do you bring in a fish that's stronger than you? | It's stronger than you | fish
* The reel screams, the rod's a hoop, and you crank and nothing happens. | The reel screams | speaker-high
When it runs, let it run. The drag on the reel is the brake. | at: It runs / Let it run | hand-palm
When it stops, you lift the rod slowly and pull it toward you. | at: It stops / Lift the rod
Then lower the tip and reel up what you've won. | at: Now / Lower and reel | repeat
Never let the line go slack, because slack's when the hook falls out. | no: Slack line / yes: Always tight
Lean back with your legs, or your arms will be noodles by noon. | Use your legs | footprints
~ At the boat it'll run once more, when it sees you. Be ready for that. | At the boat / One more run
> Set the drag together with {brand} before the first bite. | Set the drag
> Let {brand} call it, and do nothing with the rod until they do. | Let them call it | megaphone

question: Can I keep the fish?
* Can I keep the fish I catch? | "Can I keep it?" | fish
* Not every fish you catch is dinner. | Not all are dinner | fork-knife
* It's on deck, it's yours, and the captain holds a ruler to your fish. | And now the ruler | ruler
Each kind has its own season, size, and number, and they change. Your captain knows today's. | Season, size, number | ruler
What's too small, or full of eggs, goes back to grow or to lay them. | Some go back | fish
Wet your hands before you touch one, because dry hands take off its slime. | no: Dry hands / yes: Wet hands | hand
What you keep, you should want to eat this week. | Keep what you'll eat | fork-knife
~ Ask beforehand whose catch it is, since boats handle that in different ways. | Whose catch is it? | question
> Ask {brand} who keeps what, before you leave the dock. | Who keeps what? | speech
> Clear a shelf in your fridge before the day with {brand}. | Clear a shelf | fish

question: What if I don't catch anything?
* What if I don't catch a single fish? | "What if I catch nothing?" | fish
* It's called fishing, and not catching. | Not called catching | fish
* The bait's been down an hour, and only the sun is biting. | Only the sun bites | sun
It happens to everybody, and to the captain too. Fish have days. | Fish have days | calendar
What you can count on is that things get tried. Another bait, another depth, another place. | Bait, depth, place | repeat
So ask what's being changed, and why. That's where you learn the most. | no: Wait and hope / yes: Ask what's next | speech
Keep the line in, too. The ones who eat their sandwich with it up catch nothing. | Line in, sandwich in hand
~ And look around. There may be dolphins, and you'd miss them. | Look around | eyes
> Find out from {brand} what's been biting, and what they'd try if it stops. | What's been biting? | fish
> Come to {brand} for the day, and take the fish as a gift. | Come for the day | sun-horizon

comparison: Inshore or offshore
* Inshore or offshore, which fishing trip should you take? | Inshore or offshore? | boat
* Offshore you drive to the fish, and inshore you look for them. | Drive or look? | compass
* You want a big fish, and your friend wants calm water. | Big fish or calm water? | people
Inshore the land stays in sight. It's flatter, and you cast and move a lot. | Inshore stays by the land | tree
The fish are smaller, and there are usually more bites. It's nice with kids. | More bites, good with kids | fish
Offshore there's a long ride, real waves, and strong tackle. | Offshore is a long ride | waves
Then it may be one fish, and your arms will tell you about it for days. | Maybe one, but big | fish
~ For a first time, half a day and flat water is plenty. | no: Far out first / yes: Half a day first | clock
> Kids or bad stomachs on board? Tell {brand} before you choose. | Kids, stomachs? | people
> What would you rather have, action or one big one? {brand} can plan for that. | Action or a big one? | question

choose: Call the captain before you book
* Before you book a fishing trip, talk to the captain for five minutes. | Talk to the captain | phone-call
* How do you choose a fishing charter? | How do you choose? | question
* Every charter on the dock has a photo with a huge fish. | Everyone has a huge fish | camera
Every dock has pictures of huge fish. Ask when they were taken, and what last week was like. | 1. What was last week like? | calendar
Notice if they ask you things. Who's coming, have you fished, what do you want? | 2. Do they ask you things? | ear
Ask how many lines are in at once, and how many people are along. | 3. How many people? | people
Ask what's on board, like small life jackets, a toilet, and shade. | 4. Jackets, toilet, shade | lifebuoy
And who decides when the weather's bad. It should be them. | 5. Who calls off the trip? | cloud-lightning
~ A tidy deck tells you a lot about the knots. | A tidy deck | broom
> Start with last week. Call {brand} and ask what was biting. | What was biting? | phone-call
> Tell {brand} who's coming, and see what they ask back. | Who's coming? | people

first: Your first day on a charter boat
* Your first fishing trip starts in the dark, with coffee. | In the dark, with coffee | coffee
* What happens on your first fishing trip? | What happens? | boat
* It's still night, the dock smells of diesel, and somebody takes your bag. | Somebody takes your bag | moon
You get told where to sit, where to hold on, and where the jackets are. | at: First / Where to hold on | hand-grabbing
Then it's the ride. Don't set up anything, just wake up. | at: The ride / Wake up | sun-horizon
Out there the rods are ready. Somebody baits the hook and shows you how to let it down. | at: Out there / Bait and let it down
You'll tangle with your neighbor. It's how people get to know each other. | at: Then / You'll tangle | scribble
And then something pulls, and you forget to be tired. | at: Then / Something pulls | lightning
~ On the way back half the boat's asleep. | at: Home / Half the boat's asleep | bed
> Say at the dock that it's your first time, and {brand} knows where to put you. | "It's my first time" | speech
> Lay out your clothes the night before, and set two alarms for {brand}. | Two alarms | alarm

care: From the hook to the fridge
* How your fish tastes is decided in the first minutes on deck. | Decided on deck | fish
* How do you keep a fish fresh until dinner? | How does it stay fresh? | snowflake
* It's hot, the fish is lying on deck, and everybody's taking pictures. | Lying in the sun | sun
One picture, and then cold, right away. | One picture, then cold | camera
It's bled first, because blood goes off before the rest and makes it taste strong. | 1. Bled right away | drop
Then into ice with a bit of seawater, a slush that hugs it all around. | 2. Into slush | snowflake
At home it lies on ice, and the water has to run off. In meltwater it goes soft. | no: In meltwater / yes: On ice, drained | drop
Dry the fillets before you wrap them. | 3. Dry the fillets | towel
~ And eat the first one plain, with salt, to find out what you caught. | Eat the first one plain | fork-knife
> Bring a real cooler to {brand}, and leave it in the car with ice. | Cooler in the car | box
> Does somebody fillet at the dock? Check with {brand}. | Who does the fillets? | knife

checklist: What to bring on a fishing charter
* The captain has the rods, so what do you bring on a fishing trip? | What do you bring? | bag
* The wrong shoes leave black stripes on a white deck. | Not those shoes | sneaker
* You're on the dock at dawn in a T-shirt, and the wind's awake. | The wind's awake | wind
Layers, because dawn is cold and midday isn't. | 1. Layers | hoodie
Shoes with soft, light soles that grip. | 2. Soft, light soles | sneaker
Polarized sunglasses. They take off the glare, and you see into the water. | 3. Polarized sunglasses | sunglasses
A hat on a string, and sunscreen that went on before you touched the bait. | 4. Hat on a string | sun
Food you can eat with one hand, and a lot of water. | 5. One-handed food | food
~ A small bag. A big one's always in somebody's way. | 6. A small bag | bag
Leave the hard cooler in the car. | Cooler stays in the car | car
> Ask {brand} what's on board, like ice, drinks, or lunch. | What's on board? | question
> Pack the night before for {brand}, because at that hour you'll forget. | Pack the night before | moon

cost: What's in the price of a charter
* A fishing trip burns fuel before anybody's wet a line. | Fuel before the first line | gas-pump
* Why does a fishing charter cost what it does? | Why does it? | tag
* You look at the price, and it's for the boat and not for you. | For the boat, not for you | boat
On a private trip you rent the whole boat, so four pay what one would pay. | Whole boat, shared by four | people
On a shared one you pay for a seat, at the rail with strangers. | Or one seat at the rail | seat
Distance is fuel, and fuel's the biggest bite. | Distance is fuel | gas-pump
Bait, ice, tackle, and often the license are in it, or they aren't. | Bait, ice, license? | list
~ If a mate baits your hooks and cleans your fish, a tip is usual in many places. | Ask about the tip | tip-jar
> Have {brand} list what you'd still pay on the day. | What comes on top? | receipt
> How many of you are there? {brand} can say if a whole boat makes sense. | How many are you? | people

tip: See into the water
* The right sunglasses let you see the fish before it sees you. | See it first | sunglasses
* How does the captain see fish where you see only sky? | Only sky? | eyes
* The captain points and says there, and you see a mirror. | "There!" | hand-pointing
Water shines because light bounces off it sideways. Polarized lenses leave that part out. | Polarized cuts the glare | sunglasses
Suddenly there's a bottom, and stones, and shadows. | Now there's a bottom | eye
Don't look for a fish. Look for a stone that moves, or a shadow without anything above it. | no: Look for a fish / yes: Look for what moves | fish
Keep the sun behind you, and a dark brim over your eyes. | Sun behind you | sun
~ Tilt your head a little, and it gets even clearer. | Tilt your head
> Try somebody's pair at {brand} and look down. | Try a pair | sunglasses
> Have {brand} point with the rod, and follow the tip down. | Follow the tip | hand-pointing

season(6-8): Go early, before the heat
* In midsummer, the fish work early and late and take a long lunch. | Early and late | clock
* Why do fishing trips leave so early in summer? | Why so early? | alarm
* It's noon, the sea's flat, and no fish has moved in an hour. | Noon, and nothing | thermometer-hot
Bright light sends many of them deeper, where it's cool. | Light sends them deep | sun
At dawn and at dusk the small ones come up, and the big ones know it. | At dawn they come up | sun-horizon
The wind's usually asleep then too, so the ride's softer. | The wind's asleep | wind
On hot days the afternoon can brew storms, and the captain would like to be home. | at: Afternoon / Storms | cloud-lightning
~ And you're done by lunch, with the day in front of you. | Done by lunch | fork-knife
So set the alarm and don't argue with it. | no: Sleep in / yes: Set the alarm | alarm
> Ask {brand} what time the bite is this month. | When's the bite? | clock
> Take the first trip of the day at {brand}. | The first one out | sun-horizon
`,
})
