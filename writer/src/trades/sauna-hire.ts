import { trade } from './trade.ts'

export const saunaHire = trade({
  id: 'sauna-hire',
  name: 'mobile sauna rental',
  also: [
    'sauna hire',
    'sauna rental',
    'mobile sauna',
    'portable sauna',
    'sauna on wheels',
    'sauna trailer',
    'sauna tent rental',
    'barrel sauna rental',
    'barrel sauna hire',
    'wood-fired sauna',
    'beach sauna',
    'lakeside sauna',
    'sauna and hot tub hire',
    'hot tub hire',
    'hot tub rental',
    'pop-up sauna',
    'ice bath rental',
    'cold plunge rental',
  ],
  way: 'hire',
  customers: 'guests',
  thing: 'a sauna',
  things: 'saunas',
  words: [
    'sauna',
    'stove',
    'stone',
    'steam',
    'bench',
    'heat',
    'ladle',
    'bucket',
    'towel',
    'sweat',
    'plunge',
    'wood',
    'fire',
    'trailer',
    'hire',
    'rental',
    'round',
    'barrel',
    'smoke',
    'log',
    'cold',
    'hot',
    'water',
  ],
  pieces: `
mistake: A whole bucket on the stones
* Empty the bucket on the stones, and everybody leaves the sauna. | The whole bucket? | paint-bucket
* How much water goes on the sauna stones? | How much water? | drop
* The ladle's in your hand, everyone's looking, and you want to do it right. | The ladle's in your hand | spoon
One ladle, slowly, spread over the top of the stones. | One ladle, slowly | spoon
It should hiss and be gone. What you get is a soft wave that rolls over your shoulders. | A soft wave | waves
A bucketful doesn't make more steam. It runs through, and the stones go dull. | no: A bucketful / yes: One ladle
~ Then it takes a good while until they're hot enough again. | | hourglass
And ask before you pour. Whoever sits on top gets it first. | Ask before you pour | speech
> Hold the ladle at {brand} and start small. | Start small | spoon
> Never poured before? Ask {brand} to show you the first one. | See the first one | fire

mistake: The swimsuit with the metal ring
* Whatever's metal on you gets hot in a sauna. | Metal gets hot | ring
* Why does your necklace burn in the sauna when the bench doesn't? | Why the necklace? | ring
* You sit down in the sauna, and a tiny ring on your bikini bites. | The tiny ring bites
Wood hardly passes its heat on. Metal passes all of it on, at once. | no: Metal / yes: Wood | log
So off with chains, watches, rings. Leave them somewhere that isn't your shoe on a beach. | Chains and watches off | watch
Look at your suit too. Clips, hooks, a buckle on the strap. | Check the suit
Glasses get warm on the bridge of your nose, and the frame won't thank you. | Glasses get warm | eyeglasses
~ Your phone stays outside, and that might be the best part. | Phone stays outside | phone
> Pack the plain old suit for {brand}. | The plain old suit
> Before your turn at {brand}, find out where your things stay dry. | Where do things go? | key

myth: You don't have to stay in till you can't
* Nobody's timing you in a sauna. | Nobody's timing you | timer
* How long do you have to stay in a sauna? | "How long do I stay?" | hourglass
* Everyone else on the bench looks so calm, and you'd love to get out. | Everyone looks so calm | smiley-meh
There's no medal on the door. Out is out, whenever you like. | No medal on the door | medal
It doesn't count for more because it hurt. | It doesn't count more
Leave while it's still pleasant, and you'll enjoy cooling off. | no: Until it's awful / yes: While it's pleasant | smiley
Wait too long, and outside you only want to lie down. | | bed
~ The lower bench is a lot milder, and it's nobody's business why you sit there. | The lower bench is milder | stairs
> Sit on the lower bench first at {brand}. You can always move up. | Lower bench first | stairs
> Ask {brand} how people usually do it, then do it your way. | Then do it your way

how: What a wood fire does to a sauna
* Wood heat is slow, and slow is what a sauna needs. | Slow heat | campfire
* Why does a wood-fired sauna take so long to heat? | Why so long? | hourglass
* You put a hand on the sauna door, and it's still cold in there. | Still cold | door
The air's warm quickly. That's not what you're waiting for. | It isn't the air
The stones have to soak up heat right through, and so do the walls. | Stones and walls soak it up | fire
Small dry logs at the start, bigger ones once it's roaring. | First small, then big | log
When the wood on the wall feels warm to your palm, it's ready. | Feel the wall | hand-palm
~ Go in too early, and you get a hot head and cold feet. | no: Hot head, cold feet / yes: Warm all around | thermometer
> Get the lighting time from {brand} before you write the invitation. | When's the fire lit? | clock
> Be the one who lights the stove from {brand}. It's the best job of the evening. | The best job | fire

how: A sauna evening in rounds
* A sauna evening has a rhythm. Hot, cold, and then nothing at all. | Hot, cold, nothing | repeat
* What do people actually do at a sauna all evening? | All evening? | question
* You come out steaming like a horse, and now what? That was one round. | That was one round | horse
In you go, sitting high or low, until you've had enough. | at: Hot / Until you've had enough | flame
Then air first. Stand outside and let yourself steam. | at: Air / Stand and steam | wind
Then cold water. Feet first, then arms, then whatever you dare. | at: Cold / Feet first | drop
Then the part everyone skips. A blanket, a chair, no plan. | at: Rest / A blanket, no plan | chair
~ It takes as long as the heat did, and that's when your shoulders come down. | As long as the heat
Two or three times around, and the evening's over. | Two or three rounds
> Plan a whole evening with {brand}, not one hot hour. | A whole evening | moon
> Put out chairs and blankets before {brand} brings the heat. | Chairs and blankets | chair

question: Where can the trailer stand?
* Where can a sauna trailer stand at your place? | "Where would it stand?" | truck-trailer
* Before you hire a sauna, walk from the street to the spot. | Walk it first | footprints
* You've got the perfect corner for the sauna, behind the roses, behind the gate. | Behind the gate | flower
It comes on a trailer, so the narrowest place on the way counts. Measure the gate. | Measure the gate | ruler
Then look up. Branches and wires don't like chimneys. | Look up | tree
It wants ground that's flat and firm. After a week of rain, a lawn isn't. | no: Soft lawn / yes: Flat and firm | cloud-rain
And think about where the smoke goes. Your neighbor's window shouldn't be first. | Where does smoke go? | wind
~ A hose nearby is handy, for the bucket and for you. | A hose nearby
> Send {brand} a photo of the gate and one of the spot. | Gate and spot | camera
> Measure the narrowest place and tell {brand}. | Measure the narrowest place | ruler

question: Swimsuit, towel, or nothing?
* Swimsuit, towel, or nothing at all? It depends on the sauna. | Swimsuit, towel, nothing? | towel
* What do you wear in a sauna? | "What do I wear?" | question
* Six friends in bathrobes outside a sauna, and nobody wants to ask. | Nobody wants to ask | people
In some places nobody wears a thing. In others everybody does. | Some do, some don't
In your own yard, it's you who decides, so say it in the invitation. | Say it in the invitation | mail
What's the same everywhere is a towel under you, all of you, feet too. | A towel under you | towel
The wood stays dry, and it doesn't burn the backs of your legs. | Wood stays dry
~ So two each. One to sit on, one to dry with. | Two towels each | towel
And a robe for the way, because outside there's always a neighbor. | A robe for the way
> Call {brand} before you pack and ask what's usual there. | Ask what's usual | suitcase-simple
> Write two towels each on the invitation to your evening with {brand}. | Two towels each | envelope

comparison: Sauna or hot tub?
* Sauna or hot tub? It depends how your friends like to talk. | Sauna or hot tub? | scales
* What should you rent for the party, a sauna or a hot tub? | What should I rent? | question
* Your birthday, ten guests, one backyard. A hot tub, or a sauna? | Ten guests, one backyard | cake
In a tub you sit all evening, you chat, and the night air's cold on your ears. | Tub: sit and chat | bathtub
In a sauna you come and go. It's rounds, and there's always someone out by the fire. | Sauna: come and go | campfire
So there's room for more people, because half of them are outside. | Half are always outside
~ A tub needs filling hours ahead, and that's a lot of water to get warm. | A tub fills for hours | drop
For four who never see each other, the tub. For a crowd, the stove. | no: Four old friends: tub / yes: A crowd: sauna | people
> Count your guests and ask {brand} which of the two. | Count your guests | people
> Tell {brand} what kind of evening it is, loud or quiet. | Loud or quiet?

choose: What to ask before you rent a sauna
* Ask what happens after the sauna leaves the truck. | After the truck | truck-trailer
* What should you ask before you rent a sauna? | What do I ask? | question
* The pictures of the sauna are lovely. None shows who chops the wood. | Who chops the wood? | axe
Who lights it, and who shows you how the stove works? | 1. Who lights it? | fire
Is there wood, and is it enough for the evening? | 2. Is there enough wood? | log
How many can sit, really sit, with knees? | 3. How many, with knees? | people
Who sweeps out the ash, and when's it cold enough to be towed? | 4. Who sweeps the ash? | broom
~ And what if it storms? Wind decides more than rain does. | What if it storms? | wind
A good answer is a short one, because they've done it often. | no: We'll see / yes: A short clear answer
> Put all four to {brand} in one call. | Four questions, one call | phone-call
> Ask {brand} for a photo with people in it. You'll see the knees. | See the knees | camera

first: Your first minutes on the bench
* The first breath in a sauna feels like opening an oven. | Like opening an oven | oven
* What's it like in a sauna when you've never been? | My first sauna | question
* The door closes behind you, and the heat lands on your ears. | It lands on your ears | ear
Sit down low and breathe through your mouth if your nose stings. | Sit low | stairs
For a minute you'll think, I can't do this. | "I can't do this" | timer
Then the sweat comes, first on your arms, and it gets easy. | Then it gets easy | drop
You don't have to talk. People look at the stove as if it were television. | The stove is the TV | fire
~ When you've had enough, go. Open and close that door quickly, and they'll love you. | Quick with the door | door
Stand up slowly, and sit outside before you do anything else. | Stand up slowly
> Never been? Tell {brand}, and ask to start gentle. | Ask to start gentle | thermometer
> Drink some water before you come to {brand}. | Water first | pint-glass

care: Leave the sauna the way you'd like to find it
* A sauna smells of whoever was in it last. | Who was in it last? | wind
* How do you leave a rented sauna so the next guests love it? | For the next guests | heart
* The last round's over, everyone's happy, and the bench is wet. | The bench is wet | drop
Wood forgives sweat if it dries, and it doesn't if it's shut up wet. | no: Shut it wet / yes: Let it dry
So leave the door open and let the last heat do the work. | Door open | door
Wipe the benches with a damp cloth. No cleaner, because you'd breathe it next time. | Just a damp cloth | towel
Pick up the leaves and the grass by the door. | Pick up the leaves | leaf
~ Tip out the bucket, and hang up the ladle. | Bucket out, ladle up | paint-bucket
And let the ash be. It's hot long after it looks dead. | Let the ash be | fire
> Ask {brand} what they'd like you to do at the end, and what not. | What to do at the end? | list
> Leave the door open, then tell {brand} you had a good night. | Leave the door open | moon-stars

checklist: What to lay out before the sauna comes
* Lay these out before the sauna rolls into your yard. | Before it rolls in | truck-trailer
* What do you need to have ready when you hire a sauna? | What do I need? | list
* It's hot, it's ready, and somebody's barefoot in the mud. Where are the sandals? | Barefoot in the mud | footprints
Two towels a person, and a spare stack for those who forgot. | 1. Two towels each | towel
Sandals, and something to wrap up in. | 2. Sandals and robes
Water, a lot, and something salty to nibble. | 3. Water, and something salty | pint-glass
Something cold. A tub, a hose, a lake if you've got one. | 4. Something cold | bathtub
A light on the path, because wet feet and dark don't mix. | 5. A light on the path | flashlight
~ And a place to rest that isn't the grass. | And chairs | chair
> Got all five? Then call {brand} and pick the night. | Then pick the night | calendar
> Go through the list with {brand} and mark what comes along. | What comes along? | question

cost: What the price of a rented sauna depends on
* What are you paying for when you rent a sauna? The road, mostly. | Mostly the road | road-horizon
* Why does one sauna rental cost more than another? | Why does it cost more? | tag
* You ask what a sauna costs, and they ask where you live. | "Where do you live?" | map-pin
Somebody has to tow it to you, level it, and fetch it when it's cold. | Tow, level, fetch | truck-trailer
So distance counts, and a steep driveway counts too. | Distance counts | road-horizon
A weekend day is the one that everyone wants. | Everyone wants Saturday | calendar
~ Two nights don't take twice the work, since the towing is the same. | One trip, two nights
Then there's wood by the evening, and whether someone stays to keep the fire. | Wood, and who tends it | log
> Give {brand} your address and ask for everything in one price. | Everything in one price | map-pin
> Free in the middle of the week? Ask {brand} what that changes. | A weeknight? | calendar

tip: Wear a wool hat in the sauna
* Wear a wool hat in the sauna. You'll look silly and feel great. | Wear a wool hat | beanie
* Why do people wear wool hats in a sauna? | Why the hat? | beanie
* Everyone on the bench looks like a garden gnome, and they're not joking. | Garden gnomes on a bench | people
Heat climbs. Under the ceiling it's a different season. | Heat climbs | thermometer-hot
Your head's up in summer, and your feet are down in spring. | Feet in spring, head in summer | footprints
Wool keeps heat out as well as it keeps it in. So your ears stop shouting. | Wool works both ways | ear
~ No felt hat? A dry towel wrapped around does nearly the same. | Or a dry towel | towel
Wear it dry, and don't wash it hot. You'd get a hat for a cat. | Don't wash it hot | cat
> Dig out the wool hat and take it along to {brand}. | Dig out the wool hat | beanie
> Try one round with and one without at {brand}. | With, then without | repeat

season(11-2): Why a sauna's best in bad weather
* Book a sauna for the worst weather you can find. | The worst weather is best | cloud-rain
* Isn't it too cold to stand outside in a towel? Not after the sauna. | Too cold outside? | snowflake
* It's dark at five, it's sleeting, and you're barefoot and hot on the doorstep. | Barefoot in the sleet | cloud-snow
When you come out, your skin's a radiator. The cold can't get at you yet. | You're a radiator | thermometer-hot
Rain feels like a cool shower, and snow hisses where it lands on you. | Snow hisses | snowflake
In summer you cool off and cool off, and it never quite happens. | In summer you stay warm | sun
~ Go slowly on ice, and keep the path salted and lit. | Mind the icy path | flashlight
A few minutes, then in again, or under a blanket by the fire. | Then a blanket | campfire
So don't wait for a nice weekend. | no: A nice weekend / yes: A nasty one
> Look at the forecast, find the ugly day, and call {brand}. | Find the ugly day | cloud-rain
> Ask {brand} what frost means for the trailer and the water. | What about frost? | thermometer-cold
`,
})
