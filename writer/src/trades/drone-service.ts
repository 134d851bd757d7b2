import { trade } from './trade.ts'

export const droneService = trade({
  id: 'drone-service',
  name: 'drone service',
  also: [
    'drone pilot',
    'drone company',
    'drone photographer',
    'drone photography',
    'drone videographer',
    'drone video service',
    'aerial photographer',
    'aerial photography',
    'aerial filming',
    'aerial survey company',
    'drone survey',
    'drone inspection',
    'drone mapping',
    'drone operator',
    'uav service',
    'drone services',
    'drone imaging',
    'drone roof inspection',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a drone flight',
  things: 'drone flights',
  words: [
    'drone',
    'flight',
    'aerial',
    'roof',
    'pilot',
    'camera',
    'photo',
    'video',
    'wind',
    'battery',
    'inspection',
    'survey',
    'site',
    'propeller',
    'footage',
    'map',
    'field',
    'fly',
    'sky',
    'view',
    'air',
    'shot',
    'takeoff',
  ],
  pieces: `
mistake: One date and no second one
* You booked the drone for Saturday. Nobody booked the wind. | Nobody booked the wind | wind
* What happens to a drone flight when it's windy? | And if it's windy? | wind
* The drone's packed, the sky's blue, and the trees are waving. | The trees are waving | tree
Up there it blows harder than down here by the fence. | It blows harder up there | wind
It can fly, but it leans into the gusts, and the picture rocks with it. | It leans, the picture rocks | waves
Rain's simpler. Then it stays in the case. | Rain: it stays in the case | cloud-rain
So hold two dates from the start, the second one a few days later. | no: One date / yes: Two dates | calendar-check
~ Mornings are mostly calmer. By noon the ground's warm, and the air starts moving. | Mornings are calmer | sun-horizon
> Hold two mornings open when you call {brand}. | Two mornings | calendar
> Ask {brand} who decides about the weather, and at what hour. | Who decides? | cloud-sun

mistake: Trash cans look bigger from above
* In aerial pictures your yard is mostly trash cans. | Mostly trash cans | trash
* What should you tidy up before a drone comes to the site? | What to tidy up? | broom
* The aerial picture's lovely. There's a blue tarp right in the middle. | A blue tarp | image
From the ground a hedge hides things. From up there nothing's behind anything. | Nothing's behind anything | eye
The tarp, the pallets, the neighbor's pool, the van parked across two spots. | Tarp, pallets, van | van
Look at your place on a satellite map first. Color jumps out at you. | Look at a satellite map | map-trifold
Move what's bright, coil the hose, and park the cars on the street. | no: Cars in the yard / yes: Cars on the street | car
~ Mow it the day before. Stripes look great. | Stripes look great | plant
> Look from an upstairs window with {brand} on the phone. | From upstairs | window
> Find out from {brand} how far around the house the camera will see. | How far around? | resize

myth: A drone is a toy with a camera
* Anybody can fly a drone in a straight line. | In a straight line | drone
* Can't your nephew fly the drone over the house? | "Can't my nephew?" | drone
* Your nephew's got a drone, a free Sunday, and no idea about the mast. | The mast behind the barn | broadcast
The buttons are quick to learn. What's in the sky isn't. | Buttons are easy, the sky isn't | game-controller
Is there an airfield behind that hill? A hospital, a prison, an event? | What's behind the hill? | airplane
May it take off here, and who has to know? | May it take off here? | seal-check
Wires are thin, and a camera can hardly see them. | It hardly sees wires | line-segment
~ And what if it does come down? There should be an insurance card in the case. | And if it comes down? | umbrella
Then comes the flying, and it looks easy. | Then it looks easy | airplane-in-flight
> Give {brand} the address, and ask what's in the sky over it. | What's in the sky? | map-pin
> Before anything flies, have {brand} show you the papers. | See the papers | identification-card

how: What happens before it takes off
* The drone's in the air for minutes. The case was open for an hour. | An hour before minutes | hourglass
* What does a drone pilot do before takeoff? | "What happens first?" | clipboard
* The pilot's standing in your yard with a thumb up, looking for wires. | Looking for wires | eye
The map comes first, days before. What's near, and is it allowed? | at: Days before / The map | map-trifold
On the day somebody walks the place and looks up a lot. | at: Then / Walk and look up | footprints
A patch gets roped off, flat, with nobody on it. | at: Next / A patch for landing | traffic-cone
Propellers, batteries, compass, card. Out loud, from a list. | at: Next / The list | list
It goes up, hovers, and listens to itself for a moment. | at: Last / Up, and hover | drone
~ If a child or a dog runs in, it waits. | A dog runs in? It waits | dog
> Show {brand} a flat spot that can be kept free. | A flat, free spot | map-pin
> Point out to {brand} every wire you know of. | Every wire | line-segments

how: How a roof gets inspected without a ladder
* A roof inspection from the air starts with a pattern, like mowing. | Like mowing a lawn | house-line
* How does a drone inspect a roof? | How does it do that? | house
* It's back and forth over your roof, and the camera clicks every few steps. | Back and forth | camera
The pictures overlap, so no tile gets missed. | The pictures overlap | images
Then it goes down, and looks at the chimney from all sides. | at: Then / Around the chimney | repeat
It looks into the gutter and along the flashing, where it likes to leak. | at: Next / Gutter and flashing | drop
Somebody sits at a big screen later and zooms in. | at: Later / A big screen | monitor
~ Softness underfoot it can't feel. Only a roofer's boot can. | It can't feel soft spots | boot
You get pictures with arrows, and you can hand them to any roofer. | Pictures with arrows | hand-pointing
> Tell {brand} where the stain on the ceiling is. | Where's the stain? | drop
> Take pictures from {brand} along when you talk to your roofer. | Take them to the roofer | images

question: Will it film my neighbors?
* Your neighbor's in the garden, and there's a drone overhead. Talk first. | Talk first | speech
* Will the drone film the neighbors? | "And the neighbors?" | house
* The drone goes up, and next door somebody pulls down the blind. | The blind goes down | window
Turn the camera toward your house, and most of next door's out of it. | Turn it toward the house | camera
What still gets in can be cropped off or blurred. | Crop or blur the rest | crop
What doesn't get cropped is the noise, and the feeling. | Noise and a feeling | ear
So ring the bell a day before and say when, how long and what for. | no: A surprise / yes: Ring the bell before | bell
~ Most of them want to see it. Some would like a picture, too. | Some want one, too | image
Rules about this differ from place to place, so let the pilot sort out that part. | Rules differ by place | scales
> Knock next door, then call {brand}. | Next door first | bell
> Talk over with {brand} what ends up in the picture besides you. | What else is in it? | image

question: How long can it stay up?
* A drone's battery is empty before your coffee is. | Before your coffee | coffee
* How long can a drone stay in the air? | "How long can it fly?" | battery-full
* The drone's coming down again, and you thought it had just gone up. | Down already | drone
They're short flights, with a stop in between to change the pack. | Short flights | repeat
Cold and wind make them shorter. | Cold makes it shorter | snowflake
Nobody flies it to the last drop, since it has to get home. | It has to get home | house
So the time's planned like film used to be. Which shot first? | Which shot first? | list
~ There's a row of packs in the case. Enough for a morning, mostly. | A row of packs | battery-full
Put what you need on top, and what would be nice at the bottom. | no: Nice first / yes: Needed first | list
> Give {brand} your list with the must on top. | The must on top | list
> Work out with {brand} how many flights your wish would take. | How many flights? | question

comparison: A drone or a scaffold
* A drone sees your roof in an hour. It can't fix a tile. | It sees, it can't fix | house-line
* Drone, ladder or scaffold, what do you need for the roof? | Which one? | ladder
* There's a damp corner, and somebody wants scaffolding for the roof. | A whole scaffold? | building
To find out what it is, it's enough to look. | To find out, look | eye
It's up and down in the time a ladder gets tied on. | Up and down | timer
To touch something, lift it or take a sample, somebody has to be up there. | To touch, climb | hand
~ Old or soft roofs are glad of every boot that stays away. | No boots on soft roofs | boot
So look first, then build the scaffold on the right side. | no: Scaffold, then look / yes: Look, then scaffold | eye
> Ask {brand} which parts of your roof can be seen from the air. | What can be seen? | house
> Send {brand} a picture of the corner from inside. | From inside | camera

choose: Ask to see a raw one
* Choosing a drone pilot? Ask for one picture nobody's touched. | One nobody's touched | image
* How do you choose a drone pilot? | "How do I choose?" | question
* Sunset, music, a slow glide over water. Ask the drone pilot for a Tuesday. | Ask for a Tuesday | calendar
Is the horizon level? Is it sharp when you zoom in? | Level, and sharp? | magnifying-glass
Ask when they last said no to a flight. You want to hear a story. | "When did you say no?" | wind
Ask for their papers and insurance, and what's allowed at your address. | Papers, insurance, your address | identification-card
~ Ask who owns the pictures afterward, and what you may do with them. | Whose pictures? | signature
And say what you want to find out, not what you want to see. | no: "From up high" / yes: "Where does it leak?" | question
> Ask {brand} about the last flight they canceled. | The last no | cloud-rain
> Tell {brand} your address and hear what they ask. | What do they ask? | map-pin

first: The first time a drone works for you
* The first surprise about a drone is the sound. | The sound | ear
* What's it like when a drone flies at your place? | "What's it like?" | drone
* Somebody unfolds a drone on your lawn, and the cat leaves. | The cat leaves | cat
It hums like a swarm of bees, and in the sky it's gone in a moment. | Like bees | waveform
The pilot doesn't talk to you now, and doesn't look at you either. That's right. | Quiet, please | hand-palm
Ask if you can look at the second screen. | May I look? | device-tablet
You see your own roof, and you see the ball from last summer. | The ball from last summer | soccer-ball
~ After each landing there's time to say, a bit more to the left. | Landed? Now talk | chat
Then it's folded up and fits in a shoulder bag. | Into a shoulder bag | bag
> Keep the dog in when {brand} comes. | Dog inside | dog
> Say to {brand} what you'd like to see before it goes up, not while it's up there. | Say it before | speech

care: The same spot every time
* The best aerial picture of your site is the second one. | The second one | images
* What do you do with aerial pictures afterward? | What then? | archive
* You've got one aerial photo, and next year you'll wish you had two. | You'll want two | calendar
One shows how it is. Two show what's changing. | One shows, two compare | split-vertical
The crack, the shore, the tree by the wall, the building as it grows. | The crack, the shore, the tree | tree
For that it has to be the same spot, the same height, the same hour. | Same spot, height, hour | map-pin
It's all in the file, as long as nobody shrinks it for a message. | no: Sent by message / yes: The original file | file
~ Put the date in the name. In three years nobody remembers. | The date in the name | tag
> Keep the originals from {brand} in two places. | In two places | copy
> Get {brand} to note the spot, so the next one matches. | Note the spot | push-pin

checklist: What a drone pilot needs from you
* A drone pilot needs five answers before the case gets packed. | Five answers | list
* What does a drone pilot want to know beforehand? | "What do you need?" | question
* You call a drone pilot and say, can you fly over my field? | "Over my field?" | phone
The address, with a pin on the right corner. | 1. The spot | map-pin
What you need to see, and what for. | 2. What, and what for | target
Wires, masts, animals. | 3. Wires, masts, animals | horse
Who has to say yes. You, the tenant, the neighbor. | 4. Who says yes? | check
And a second date. | 5. A second date | calendar
~ A screenshot from a map with an arrow on it says half of that. | A map with an arrow | map-trifold
With horses in the field, somebody has to be with them. | Somebody with the horses | horse
> Draw the arrow, and send the map to {brand}. | Draw the arrow | pencil
> Tell {brand} who else has a say about the ground. | Who has a say? | users

cost: Ten minutes in the air is a day's work
* The flight is the shortest part of the bill. | The shortest part | receipt
* What does the price of a drone flight depend on? | "What does it depend on?" | money
* Two quotes for the same field, one with a map and one with pictures. | A map, or pictures? | scales
A few pretty pictures are there by evening. | Pictures: by evening | image
A map you can measure in takes hundreds of them, and a computer working overnight. | Map: hundreds, overnight | map-trifold
Somebody has to lay out marks on the ground for it. | Marks on the ground | x
Then there's the place. In town, near an airfield, it takes permissions and time. | Town or airfield: permissions | airplane
~ And it's the drive, twice if it's windy. | The drive, maybe twice | car
So say what you'll do with it. You may not need the map. | no: "A map, please" / yes: "I need the length" | ruler
> Ask {brand} for what you need to know, not for a product. | What do you need to know? | question
> Let {brand} know who'll work with the files. | Who gets the files? | users

tip: Draw an arrow on a map
* Draw an arrow on a map. The pilot will love you. | An arrow on a map | map-trifold
* How do you tell a drone pilot what you want to see? | How do you say it? | speech
* You say from the front, and the pilot flies to the other front. | Which front? | house
From the air there's no front. There's north and the road. | There's no front | compass
Open a map on your phone, zoom in, and take a screenshot. | A screenshot | phone
Put an arrow where you'd stand up there, and point it where you'd look. | Stand here, look there | hand-pointing
Three arrows make a good morning. Put a number on each. | Three arrows, numbered | list
~ Tick the one you couldn't do without. | Tick the must | check
It's clearer than twenty lines of text. | no: Twenty lines / yes: Three arrows | pencil
> Send your arrows to {brand} before you talk. | Arrows first | paper-plane
> Stand where you'd like the picture from, and tell {brand} what's in the way. | What's in the way? | tree

season(11-3): When the leaves are off
* Leaves off, and you can see your roof from the air. | Leaves off | tree
* When's the best time for an aerial look at a property? | When is it best? | calendar
* A green cushion on the aerial map, and your house is under it. | Under the green | tree
Without leaves you see the gutter, the fence line and the path. | Gutter, fence, path | house-line
You see how the ground runs, and where water stands. | Where water stands | drop
The sun's low, so each bump throws a shadow. That shows a lot. | Bumps throw shadows | sun-horizon
It's no time for pretty. For that, wait until May. | no: For pretty / yes: For finding things | flower
~ The days are short and batteries don't like the cold. Noon's best. | Noon's best in winter | battery-full
Before snow, that is. Under snow it's all the same. | Before the snow | snowflake
> Tell {brand} which tree's in the way in summer. | Which tree? | tree
> Use a clear cold day, and call {brand} the evening before. | A clear cold day | snowflake
`,
})
