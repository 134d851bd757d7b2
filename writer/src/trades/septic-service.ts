import { trade } from './trade.ts'

export const septicService = trade({
  id: 'septic-service',
  name: 'septic service',
  also: [
    'septic company',
    'septic tank service',
    'septic pumping',
    'septic tank pumping',
    'septic tank cleaning',
    'septic pumper',
    'septic contractor',
    'septic installer',
    'septic installation',
    'septic inspection',
    'septic repair',
    'septic tank emptying',
    'cesspool service',
    'cesspool pumping',
    'drain field repair',
    'sewage tank emptying',
    'wastewater hauler',
    'septic system service',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a pump-out',
  things: 'septic service',
  words: [
    'tank',
    'septic',
    'drain',
    'drain field',
    'lid',
    'pump',
    'toilet',
    'sludge',
    'scum',
    'pipe',
    'hose',
    'truck',
    'flush',
    'yard',
    'grease',
    'water',
    'laundry',
    'filter',
    'soil',
    'sink',
    'pumping',
    'field',
    'trench',
    'grass',
  ],
  pieces: `
mistake: Parking on the drain field
* That nice flat piece of grass isn't a parking lot. | Not a parking lot | car
* Can you park on the drain field? | Park on it? | prohibit
* There's a party, and eight cars are on the grass above the drain field. | Eight cars | car
Under that grass are pipes with holes, in loose gravel. | Pipes with holes, in gravel | pipe
The water seeps out there, and the soil cleans it. For that it needs air. | The soil needs air | wind
A car presses the soil shut, and it stays shut. | A car presses it shut
Pipes crack, too, and you won't see it till it's wet up here. | Pipes crack | warning
So put up a rope, or a row of flowerpots. | no: Cars on it / yes: Grass and nothing else | potted-plant
~ No trampoline, no shed, no trees with thirsty roots. | No shed, no thirsty trees | tree
> Don't know where yours lies? Ask {brand} to flag the corners. | Flag the corners | flag
> Something heavy's been on it? Tell {brand} what, and when. | What was on it? | truck

mistake: All the laundry on Saturday
* Nine loads of laundry on Saturday, and the septic tank has no weekend. | Nine loads in a day | washing-machine
* Does it matter to a septic tank when you do the laundry? | Does it matter when? | washing-machine
* Saturday. A washer, a dishwasher, two showers and one septic tank. | All at once | shower
A tank is a quiet place. Heavy sinks, fat floats, and clear stays in between. | Heavy sinks, fat floats
That takes time. If a lot comes in at once, the same amount goes out at once. | As much goes out as comes in | waves
And what goes out then hasn't settled. It's in the pipes of the field. | It hasn't settled | hourglass
There it stays. Nobody can pump a field. | Nobody can pump a field
One load a day, or two, and it's got time. | no: Nine on Saturday / yes: One or two a day | calendar
~ A toilet that runs all night does the same harm, only quietly. | A running toilet, too | toilet
> When you call {brand}, say which day your house is busiest with water. | Which day is busiest? | calendar
> Ask {brand} how big your tank is, and think of Saturday. | How big is it? | ruler

myth: The powder that spares you the pumping
* No powder makes the sludge in your tank disappear. | It won't disappear | magic-wand
* If you put in bacteria, do you ever have to pump the septic tank? | Ever pump it? | question
* There's a box on the shelf that says you'll never pump your tank again. | "Never again" | box
There are bacteria in your tank. You've been sending them down, every day. | You have bacteria | toilet
They eat a lot. They don't eat sand, lint, grit or bone. | They don't eat grit
That stays, and it's a layer, and it grows. | The layer grows | chart-line-up
Some of the stronger stuff stirs it up, and then it floats out into the field. | Stirred up, it floats out | waves
That's a far bigger bill than a pump-out. | no: Powder and hope / yes: Pump and know | truck
~ What helps the bacteria is less bleach. | Less bleach helps | spray-bottle
> Ask {brand} to measure the layer with you looking on. | Measure the layer | ruler
> Show {brand} the box before you pour it in. | Show the box first

how: What goes on in the tank
* There are three layers in your septic tank, and only one may leave. | Only one may leave
* What does a septic tank do all day? | What does it do? | question
* You flush, and then it's gone. It's really only gone outside. | Only gone outside | toilet
Everything flows in at one end, and slows down. | at: First / It slows down | drop
What's heavy sinks, and makes the sludge. | at: Below / Sludge
What's light floats, fat and soap, and makes a crust. | at: On top / A crust
In between there's water, cloudy, but with nothing in it to clog. | at: In between / Water | drop
Only that part may go on. A bent pipe at the end makes sure of it. | A bent pipe lets it out | pipe
In the field it trickles through gravel and soil, and comes out clean below. | at: Last / Soil cleans it | plant
~ When sludge and crust get close, there's no in between. | no: Layers touch / yes: Room between
> Look on when {brand} opens yours. You'll see all three. | See all three | eye
> Ask {brand} how the bent pipe looks. | How's the bent pipe? | pipe

how: What happens when it's pumped
* The truck's here to pump the tank, and the first tool is a shovel. | First a shovel | shovel
* What do they do when they pump a septic tank? | What do they do? | question
* A hose as thick as your leg goes through your yard. | A hose like a leg | truck
First the lid has to be found and dug out. | at: First / Find and dig | shovel
It's opened, and somebody looks. How high is it, is anything coming back? | at: Then / Look how high | eye
A stick shows how thick the layers are. | at: Then / Measure the layers | ruler
Then the hose goes in, and it's drawn off, down to the bottom. | at: Next / Down to the bottom
Empty, you can see the walls, the bent pipes and the filter. | at: Then / Look at the walls | flashlight
If water runs back in from the field, that's news, and not good news. | Water running back? Bad news | warning
~ The grass goes back on top like a rug. | at: Last / The grass goes back
> Be at home when {brand} opens it, if only for ten minutes. | Be there
> Have {brand} take a photo of it empty. | A photo of it empty | camera

question: How often does it need pumping?
* How often to pump a septic tank? A stick will tell you. | A stick will tell | ruler
* "How often does the septic tank have to be pumped?" | "How often?" | calendar
* The last pumping was under the people who had the house before you. | The people before you | home
It's about how big it is and how many people fill it. | Tank and people | users
A garbage disposal fills it faster, because food is sludge. | Disposal: fills faster | trash
Grandma who's there on Sundays doesn't matter much, three teenagers do. | Three teenagers count | shower
So the first time, have it opened and measured. | Have it measured | ruler
After that, you know your own rhythm. | no: A rule for everyone / yes: Your own rhythm | calendar-check
~ Don't wait until it shows. By then it's in the field. | Before it shows
> Count who lives there, and tell {brand}. | Count heads | users
> Put the date of the last one on the fridge, and tell {brand} if there isn't one. | Date on the fridge | note

question: Why is one strip of grass so green?
* A green stripe in a dry yard means somebody's watering it. You are. | You're watering it | drop
* Why's the grass so green above the septic tank? | Why so green? | question
* It's August, the yard's straw, and there's one lush green stripe. | One green stripe | sun
A faint pattern over the field can be normal, it's damp there and well fed. | A faint pattern: normal
But a stripe that's lush, soft and wet underfoot is another matter. | no: Soft and wet / yes: A faint stripe | footprints
Then the water's coming up, instead of going down. | It's coming up | drop
Maybe the soil's tired, maybe a pipe's broken, maybe it's only the filter. | Soil, pipe or filter? | pipe
Smell it, too. From the road you shouldn't notice a thing. | Any smell? | wind
~ Keep kids and dogs off until it's clear. | Keep kids and dogs off | dog
> Put a stick at both ends of the stripe, and call {brand}. | A stick at each end | push-pin
> Tell {brand} whether it's there after rain, or always. | Rain, or always? | cloud-rain

comparison: One slow drain, or all of them
* One slow drain is a clog. All of them, that's further out. | One, or all? | sink
* Is it the sink or the septic tank? | Sink or tank? | sink
* The toilet's slow, so you flush and go to look at the tub. | Look at the tub | bathtub
Is it only the one? Then it's in that pipe, hair or fat. | One: that pipe | pipe
Try the others. Kitchen, shower, the lowest drain in the house. | Try the others | shower
If all of them crawl, it's behind where they meet. | All: behind where they meet
The lowest one shows it first, water in the basement shower when you do laundry. | The lowest shows it first | washing-machine
Then stop the water, because each flush comes back. | Stop the water | prohibit
A bottle in each drain won't do it. | no: Bottle in each drain / yes: Stop, see the tank
~ After days of rain it may be the field, full to the top. | After rain, maybe the field | cloud-rain
> Try every drain and tell {brand} which ones are slow. | Which ones are slow? | list
> If it's all of them, call {brand} before the next flush. | Before the next flush | phone-call

choose: Choosing who opens your tank
* There's one question that tells you a lot. Which lid will you open? | "Which lid?" | question
* How do you choose somebody to pump the tank? | How do you choose? | truck
* The cheap one pumps through a pipe as wide as your hand. | Through a narrow pipe | pipe
It should go out through the big lid, not the little inspection pipe. | 1. The big lid
Then it can be emptied to the bottom, and somebody can look. | 2. To the bottom | eye
Ask if they check the bent pipes and clean the filter. | 3. Pipes and filter | pipe
Ask where it's taken. There's a right place. | 4. Where does it go? | truck
Is digging in the price, or is that yours? | 5. Who digs? | shovel
~ Ask for a note of what they saw, with the layers on it. | 6. A note of what they saw | note-pencil
> Put those to {brand}, beginning with the lid. | Which lid?
> Put the last note in front of {brand}, if you've got one. | The last note | file-text

first: The first time you have a septic tank
* You've bought a house with a septic tank. Now you own a sewage plant. | You own a sewage plant | home
* First house with a septic tank, what do you have to know? | What do you have to know? | question
* You flush, and out here it goes under the lawn, into a tank. | Under the lawn | toilet
First find it. Papers, the old owner, or a metal rod and patience. | at: First / Find it | map-trifold
Then have it opened once. You'll see what you've bought. | at: Then / Open it once | eye
Draw a map, with steps from the corner of the house. | at: Then / Draw a map | pencil
Learn where the field is, and keep everything off it. | at: Next / Keep off the field | prohibit
From then on it's daily life. What goes down, and how much at once. | at: From then on / Daily life | repeat
~ It isn't delicate. It's only patient, until it isn't. | It's patient
> Tell {brand} you're new at it, and ask everything. | Say you're new | chat-circle-text
> Have {brand} walk the yard with you, lid, tank and field. | Walk the yard | footprints

care: What the tank would like to eat
* Feed your tank as you'd feed a pet. It can't have everything. | Not everything | bowl-food
* What can go down a drain with a septic tank? | What may go down? | question
* A pan of fat over the sink, and a tank at the other end. | A pan of fat | cooking-pot
What was eaten may go down, and toilet paper. | no: Everything / yes: What was eaten, and paper | toilet-paper
Fat gets wiped out, it only makes the crust thicker. | Fat: wipe it out | towel
Coffee grounds, eggshells and rice sink, and lie there for years. | Grounds and rice: no | coffee
Wipes, floss and cat litter don't rot, whatever it says on the pack. | Wipes and litter: no | cat
Paint and old medicine kill what lives in there. | Paint and pills: no | pill
~ A bit of cleaner's fine. A jug of bleach is not. | A bit of cleaner: fine | spray-bottle
> Stick the list up beside the sink, and ask {brand} what's missing on it. | Stick it up | list
> Got a disposal? Tell {brand}, because it counts. | Got a disposal?

checklist: Before the truck comes
* The septic truck is heavy. Think about your driveway. | It's heavy | truck
* What should be ready before the tank gets pumped? | What has to be ready? | list
* The truck's in the yard, and nobody knows where the lid is. | Nobody knows where | question-mark
Find the lid, or at least the corner it's near. | 1. Find the lid | map-pin
Dig it free, if you'd like to do that yourself. | 2. Dig it free, if you like | shovel
See how close a truck can get, without crossing the field. | 3. Where can the truck stand? | truck
Move the cars, shut in the dog, close the windows on that side. | 4. Cars, dog, windows | dog
Find the note from last time. | 5. The old note | note
~ And no laundry that morning. | 6. No laundry | washing-machine
> Pace off the distance from the driveway to the lid for {brand}. | How many steps? | footprints
> Warn {brand} about that soft corner, or the low branch. | Soft corner? Low branch? | tree

cost: What a pump-out depends on
* Getting the septic tank open can be more work than getting it empty. | Opening is the work | shovel
* Why's the septic bill never quite the same as next door's? | Why not the same? | invoice
* Same truck, same street. Your tank took twice as long. | Twice as long | clock
How big is the tank? All of that has to be hauled off. | How big is it? | ruler
How deep is the lid? A hand deep, or up to your hip? | no: Lid hip deep / yes: Lid at the surface | shovel
How far is it from the truck? Each hose has to be laid, and rinsed. | How far from the truck?
How hard is the crust? If it's been years, it has to be broken up first. | How hard is the crust?
What else turns up? A broken pipe, a filter, roots. | What else turns up? | plant
~ Nights and holidays cost more, as everywhere. | Night and holidays | moon
> Tell {brand} how deep the lid is, if you know. | How deep? | shovel
> Ask {brand} what a riser would be, so nobody has to dig anymore. | No more digging?

tip: A treasure map to the lid
* Draw a treasure map, and put it in the kitchen. X is the tank. | X marks the tank | map-trifold
* Where's the lid of your septic tank? | Where's the lid? | question
* It's raining, the toilet's full, and three people are poking around the yard. | Poking around | cloud-rain
Stand at a corner of the house that won't move. | at: First / Pick a corner | home
Measure to the lid, and then from a second corner. | at: Then / From two corners | ruler
Two numbers, and anyone can find it under snow. | Two numbers, even under snow | snowflake
Draw the field in as well, and where the pipe leaves the house. | at: Then / Add the field | pencil
Take a picture of it, and tape the paper inside a cabinet. | no: "Somewhere by the tree" / yes: A map in the cabinet | camera
~ A birdbath on top looks nice, and moves. A stone doesn't. | A flat stone marks it
> When {brand} has the lid open, measure it together. | Measure it together | ruler
> Keep the map beside the number of {brand}. | Map and number | phone

season(11-12): Before the house is full
* Twelve guests are coming. Think of the tank, too. | Think of the tank | users
* Should the septic tank be pumped before the holidays? | Before the holidays? | calendar
* It's the night of the big dinner, and the toilet's giving you a look. | The toilet's giving a look | toilet
A tank that copes with four may not cope with sixteen. | Fine for four | users
Showers, dishes, laundry, all in three days. | Showers, dishes, laundry | shower
If it's been a while, have it looked at before they come, not in between. | no: On the day itself / yes: Before they come
The ground's still soft, too. In deep winter, digging the lid out is no fun. | The ground's still soft | shovel
~ During the visit, spread the showers, and leave the laundry. | Spread the showers | clock
And put a bin with a lid next to the toilet. | A bin by the toilet | trash
> Tell {brand} how many are coming, and for how long. | How many, how long? | phone
> See if {brand} can come in the week before the week. | The week before | calendar-check
`,
})
