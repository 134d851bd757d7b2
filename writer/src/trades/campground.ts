import { trade } from './trade.ts'

export const campground = trade({
  id: 'campground',
  name: 'campground',
  also: [
    'campsite',
    'camp ground',
    'camping ground',
    'camping site',
    'camping park',
    'rv park',
    'rv resort',
    'caravan park',
    'caravan site',
    'touring park',
    'glamping site',
    'glamping',
    'tent site',
    'holiday park',
    'family campground',
    'lakeside campground',
    'farm campsite',
    'yurt camp',
    'bell tent site',
    'camping resort',
  ],
  way: 'stay',
  customers: 'campers',
  thing: 'a campsite',
  things: 'campsites',
  words: [
    'campground',
    'campsite',
    'tent',
    'camping',
    'campfire',
    'firewood',
    'site',
    'stake',
    'sleeping bag',
    'cooler',
    'camper',
    'rv',
    'cabin',
    'lantern',
    'flashlight',
    'rain',
    'fire',
    'stove',
    'tarp',
    'hookup',
    'trailer',
    'night',
    'pad',
    'camp',
    'marshmallow',
  ],
  pieces: `
mistake: The flattest spot isn't the driest
* That soft green hollow looks like the perfect place for a tent. | The perfect green hollow | tent
* Why is there a puddle under your tent and not under theirs? | Why only under yours? | drop
* It rains at night, and your sleeping bag starts to float. | The bag starts to float | cloud-rain
Where the grass is softest and greenest, that's where the water goes. | Green means water | leaf
Look where the ground would send the rain. Then move two steps up. | no: In the hollow / yes: Two steps up | mountain
A little slope is fine. Sleep with your head at the top. | Head at the top | bed
~ Lie down on it before you pitch. Your back finds the root before your eyes do. | Lie down first | person
And look up once. A dead branch isn't a good ceiling. | Look up, too | tree
> Walk once around your site at {brand} before you unpack. | Walk around it first | footprints
> Ask {brand} where the water goes in a storm. | Where does the water go? | drop

mistake: Don't arrive in the dark
* Putting up a tent by headlight is a test for any marriage. | A tent by headlight | headlights
* What's the worst time to arrive at a campground? | When not to arrive | clock
* It's dark, one tent pole is missing, and everybody's hungry. | Dark, hungry, a pole short | moon
In daylight you see the slope, the root, and the ants. | Daylight shows the ants | bug
In the dark you find all three with your back. | Your back finds them | bed
Plan to get there with two hours of light left. | Two hours of light left | sun-horizon
Tent first, beds second, then food, then you can sit. | 1. Tent and beds first | tent
~ Give the kids the stakes to carry. They need a job now. | A job for the kids | hammer
If you're running late, keep sandwiches and a flashlight on top. | 2. Sandwiches and light on top | flashlight
> Running late? Call {brand} before it gets dark. | Running late? Call ahead | phone
> Check how late you can roll in at {brand}. | How late can you arrive? | clock

myth: A bigger tent isn't a warmer tent
* The big tent felt so roomy, and everybody froze. | Roomy, and freezing | thermometer-cold
* Is a bigger tent more comfortable? | Is bigger better? | tent
* Four of you bought a tent for eight, and now it's midnight. | A tent for eight, at midnight | moon
You're the only heater in there. | You're the heater | flame
In a small tent you heat a small room. In a big one you heat a hall. | no: You heat a hall / yes: You heat a room | thermometer
The cold comes from below, anyway. | Cold comes from below | snowflake
So put the money in the pad under you, not the cloth above you. | Spend it on the pad | bed
~ A tent's number counts bodies without bags. Go one size up, not three. | One size up, not three | users
> Tell {brand} what size your tent is, so the site fits it. | How big is your tent? | ruler
> Try the small tent first at {brand}. One night decides it. | Small tent first | tent

how: How to pitch a tent that stays up
* A saggy tent isn't broken. It's pitched in the wrong order. | Wrong order, saggy tent | tent
* How do you put up a tent so it stands through the wind? | Will it stand? | wind
* One corner stake goes in, the opposite one comes out. | One in, one out | hammer
Lay it flat, door away from the wind. | 1. Door away from the wind | wind
Stake the corners before the poles go in, or it'll fly. | 2. Corners first | push-pin
Lean each stake away from the tent, top outward. | 3. Tops lean outward | angle
Then the poles, then the cover, then the lines. | 4. Poles, cover, lines | tent
~ Tighten everything again before bed. Cloth stretches when it's damp. | 5. Tighten before bed | moon
> Test the whole thing in the yard before you drive to {brand}. | Test it in the yard first | house
> Short of stakes? Tell {brand} at check-in. | Short of stakes? Say so | push-pin

how: How to light a campfire with one match
* A big log and a fistful of matches won't make a campfire. | A log and many matches | log
* How do you get a campfire going with one match? | One match? | fire
* The campfire is all smoke, and everyone moves their chair again. | Smoke, and chairs moving | cloud-fog
Fire climbs. It goes from hair to finger to arm. | Fire climbs in sizes | flame
So gather dry stuff as thin as hair, twigs like a finger, wood like an arm. | Hair, finger, arm | hand
Lay it loosely. If air can't get in, fire can't either. | Leave room for air | wind
Light it low, on the side the wind comes from. | Light it low, upwind | fire
~ Green wood hisses. That's water, and it's why you're crying. | Green wood hisses | drop
Before bed, drown it and stir it, until it's cold to the touch. | Drown it and stir it | drop
> Get your firewood where you burn it. Ask {brand} where that is. | Get wood where you burn it | log
> Before you light one at {brand}, ask whether fires are allowed this week. | Are fires allowed now? | fire

question: What do you do when it rains?
* It'll rain on one of your camping days. Plan for that one. | Plan for the wet day | cloud-rain
* What do you do with kids in a tent when it's pouring? | Kids, tent, pouring rain | umbrella
* Rain on the roof of the tent is lovely for an hour. | Lovely for an hour | cloud-rain
Put a tarp up, higher than you'd think, with one side lower. | 1. A tarp, one side lower | tent
That's your living room. Cooking and cards happen there. | 2. Cards under the tarp | cards
Wet shoes stay outside under the edge. All of them. | 3. Wet shoes stay outside | boot
Don't touch the wall of the tent. That's where drips start. | 4. Don't touch the wall | hand-palm
~ Then go out on purpose, in swimsuits. You're wet already. | Go out in swimsuits | waves
Keep one bag of dry clothes for the night and guard it. | 5. Guard the dry bag | bag
> Ask {brand} what's open nearby on a wet day. | Wet day, what's open? | umbrella
> Bringing a tarp? See if {brand} has a site with two trees. | A site with two trees | tree

question: Do you need a hookup?
* The site with the hookup costs more. Do you need it? | Do you need the hookup? | plug
* What is a hookup at a campground? | What's a hookup? | plug
* It's the first time with the camper, and they ask, full or partial? | "Full or partial?" | question
It's a post by your site. You plug in power, and often water. | Power, and often water | plug
Full means there's a drain as well. | Full: a drain as well | pipe
With a tent you mostly need none. A power bank does it. | Tent: mostly none | tent
With a camper, count the nights. Batteries and tanks last a few. | Camper: count the nights | battery-full
~ Heat or air conditioning settles it. Those need the post. | Heating? Then yes | thermometer
Bring the long cord. The post is on the wrong side, always. | Bring the long cord | plugs
> Read {brand} the label on your plug, or send a photo. | Send a photo of your plug | camera
> Say how long your rig is when you book at {brand}. | How long is your rig? | ruler

comparison: Tent, camper, or cabin?
* Tent, camper, or cabin. It's about what you want to hear at night. | What do you want to hear? | ear
* Should you take a tent, a camper, or a cabin? | Tent, camper, or cabin? | tent
* One of you wants stars, one wants a mattress, and it's one campsite. | Stars, or a mattress? | moon-stars
In a tent you hear everything. Owls, zippers, the neighbors' dreams. | Tent: you hear everything | bird
It's the lightest way to go, and the most work in rain. | |
A camper brings your own bed, and you have to park it. | Camper: your own bed | truck-trailer
A cabin has a door that shuts. You bring sheets, food, and a broom. | Cabin: a door that shuts | door
~ For a first time with grandparents, get them the cabin and pitch next to it. | Cabin for them, tent for you | house
> Tell {brand} who's coming and who needs a real mattress. | Who needs a mattress? | bed
> Look at one of each at {brand} before you decide for next year. | Look at one of each | eyes

choose: How to choose a site from a map
* The campground map is all little numbers. One of them is yours. | All those little numbers | map-trifold
* Which campsite do you pick when you've never been there? | Which one do you pick? | question
* You're looking at a map with too many sites and one bathroom. | Many sites, one bathroom | toilet
Near the bathroom is handy and bright, and doors bang all night. | 1. Near the bathroom: doors bang | door
By the water is lovely, and it's where the mosquitoes live. | 2. By the water: mosquitoes | bug
At the entrance you get every car. | 3. At the entrance: cars | car
Find out where the morning sun comes up. It wakes a tent early. | 4. Where's the morning sun? | sun-horizon
~ A corner has one neighbor fewer. | 5. Corners: fewer neighbors | users
> Give {brand} three words, like quiet, shade, playground. | Quiet, shade, playground? | chat
> Book the map number you like at {brand}, and have a second one ready. | Have a second choice | map-pin

first: The first night in a tent
* The first night in a tent, you hear your own blood. | Night one is loud | ear
* What's the first night of camping like? | What's night one like? | moon
* Something's chewing beside the tent, and you're wide awake. | Something's chewing | rabbit
It's probably a mouse or a rabbit. At night they all sound enormous. | It sounds bigger at night | rabbit
So lock the food away before bed, all of it, toothpaste too. | Lock all the food away | lock
You'll be cold around four. Put a hat on before, not after. | Hat on before you're cold | beanie
Toward morning the birds start, and you sleep. | Toward morning you sleep | bird
~ The second night you won't hear any of it. | Night two is quiet | moon-stars
> Stay two nights at {brand}. The second one is the good one. | Stay two nights | calendar
> Find out at {brand} who does the chewing around there. | Who's chewing? | question

care: Don't put the tent away wet
* A wet tent in a bag is alive in a week. | Wet in the bag | tent
* How do you look after a tent? | How to look after it? | tent
* Sunday, eleven o'clock, rain, and you have to take the tent down. | Taking it down in the rain | cloud-rain
Shake it, roll it loosely, and take it home wet. That's fine. | at: Today / Roll it up loosely | repeat
But not into the closet. That smell never leaves again. | Never into the closet wet | prohibit
Hang it up the next day, over a rail, in the tub, in the hallway. | at: Next day / Hang it up | coat-hanger
Turn the corners out. Sand and beetles live there. | Turn the corners out | bug
~ Dry zippers get a little wax from a candle. | Candle wax for the zipper | candle
Store it loose, not pressed into its little bag. | no: Pressed tight / yes: Loose and dry | bag
> Let the sun have the tent at {brand} before you leave, if there's any. | An hour of sun first | sun
> Check the latest hour you can pack up at {brand}. Drying takes time. | How late can you pack? | clock

checklist: What everyone forgets to pack
* Everybody remembers the tent. Nobody remembers the hammer. | Nobody brings the hammer | hammer
* What do people forget when they go camping? | What gets forgotten? | question
* Beans open fine with a rock, said nobody at any campsite ever. | Beans, but no can opener | jar
A can opener, a sharp knife, a pot with a lid. | 1. Can opener, knife, pot | knife
A hammer for the stakes. Shoes bend them. | 2. A hammer for the stakes | hammer
A light for each person, even the smallest. | 3. A light for each | flashlight
An old rug for in front of the door. | 4. A mat for the door | rug
~ A roll of tape. It mends pads, poles, shoes, and moods. | A roll of tape |
And toilet paper, in a bag that keeps water out. | 5. Toilet paper, kept dry | toilet-paper
> Forgot the hammer? Ask around at {brand}. | Forgot the hammer? Ask | hammer
> Check what's sold on site at {brand} before you fill the trunk. | What's sold on site? | storefront

cost: Why two sites on one campground differ in price
* Two sites, twenty steps apart, and one costs more. | Twenty steps apart | footprints
* What does the price of a campsite depend on? | What's it made of? | tag
* The campsite is a patch of grass. What are you paying for? | What are you paying for? | tent
First the place. Water and shade cost more than the road. | 1. Water or shade | tree
Then what comes out of the ground. Power, water, a drain. | 2. Power, water, drain | plug
Then how many you are, and sometimes the dog and the second car. | 3. People, dog, car | dog
Then the night. Saturdays and school breaks are what everyone wants. | 4. The night you want | calendar
~ Find out whether firewood and hot showers are included. | 5. Showers and wood | shower
> Get the whole sum from {brand}, dog included. | The sum, with the dog | dog
> Ask {brand} what a Tuesday costs. | What about a Tuesday? | calendar

tip: Put tomorrow's clothes in the sleeping bag
* The coldest moment of camping is putting on cold pants. | Cold pants | pants
* How do you stay warm in a sleeping bag? | How to stay warm? | thermometer
* Your sleeping bag is warm, and your socks are out there. | The socks are out there | sock
Put tomorrow's clothes in with you, down at your feet. | 1. Tomorrow's clothes at your feet | pants
They fill the empty corner, and in the morning they're warm. | They're warm by morning | sun-horizon
Go to bed warm. A bag keeps heat, it doesn't make any. | 2. Go to bed warm | flame
Dance around the tent once, or do squats. | 3. A dance around the tent | person-arms-spread
~ A bottle with hot water, tightly closed, in a sock. Bliss. | Hot bottle in a sock | sock
And get up when you have to pee. Holding it keeps you cold. | 4. Get up if you have to |
> Fill your bottle at {brand} before the fire goes out. | Fill the bottle at the fire | campfire
> Ask {brand} how cold it gets before sunrise. | How cold before dawn? | thermometer-cold

season(9-10): Go camping when everyone else has gone home
* The lake is warmer than the air, and the campground is half empty. | Warm lake, empty sites | waves
* Is it too late to go camping in September? | Too late for a tent? | calendar
* Fog on the water, one campfire, and no line at the shower. | No line at the shower | shower
School's back, so the loud ones are gone. | School's back, it's quiet | student
Mosquitoes mostly are too. | Fewer mosquitoes | bug
Days are still for swimming, nights are for wool. | Days to swim, nights for wool | sun
It's dark early, and the fire gets to do its job. | Dark early, long fires | campfire
~ Leaves fill your tent bag. Nobody minds. | | leaf
Bring the thicker pad and a second blanket. The ground has cooled down. | A thicker pad, a second blanket | bed
> Check how late in the year {brand} stays open. | Open until when? | calendar
> Choose a site at {brand} with the afternoon sun. | Choose the afternoon sun | sun-horizon
`,
})
