import { trade } from './trade.ts'

export const falconryCenter = trade({
  id: 'falconry-center',
  name: 'falconry center',
  also: [
    'falconry',
    'falconry centre',
    'falconer',
    'falconry school',
    'falconry experience',
    'bird of prey center',
    'bird of prey centre',
    'birds of prey center',
    'birds of prey centre',
    'bird of prey park',
    'bird of prey show',
    'birds of prey',
    'raptor center',
    'raptor centre',
    'hawk walk',
    'hawking center',
    'owl center',
    'owl sanctuary',
    'owl experience',
    'eagle park',
    'raptor sanctuary',
    'raptor experience',
  ],
  way: 'visit',
  customers: 'guests',
  thing: 'a flying session',
  things: 'flying sessions',
  words: [
    'falcon',
    'hawk',
    'owl',
    'eagle',
    'bird',
    'feather',
    'wing',
    'glove',
    'falconer',
    'falconry',
    'talon',
    'perch',
    'hood',
    'bell',
    'prey',
    'flight',
    'beak',
    'fist',
    'show',
    'lure',
    'vulture',
    'kestrel',
    'raptor',
  ],
  pieces: `
mistake: Please don't pet the owl
* The owl looks like a cushion, and it isn't one. | Not a cushion | bird
* Can you pet the owl on your glove? | "Can I pet it?" | hand
* There's an owl on your arm, and your other hand is twitching. | The other hand twitches | hand
Those feathers are combed, oiled, and in order, and every one has a job in the air. | Every feather has a job | feather
Your fingers bring grease and bend what lies just so. | Fingers bend them | fingerprint
And a hand from above is what a small bird has feared since it hatched. | no: A hand from above / yes: A still arm | hand-palm
So look as long as you like. It'll look back, and it's better at it. | Look as long as you like | eyes
~ If a bird does like it, the falconer will show you where. | The falconer shows you
> Ask {brand} to let you hold a fallen feather. | Hold a fallen feather | feather
> Bring quiet hands to {brand}. | Bring quiet hands | hand-palm

mistake: Your arm drops and the hawk walks up
* Let your arm sink, and the hawk will walk up to your shoulder. | Arm down, bird up | bird
* Why does the hawk climb up your sleeve? | Why up your sleeve? | bird
* The hawk felt light when it landed, and now your arm is sinking. | The arm is sinking | hand
A bird of prey wants to sit on the highest point around. | It wants the highest point
At first that's your fist. When the fist drops below the elbow, it's your shoulder. | First the fist, then the shoulder | hand-fist
So bend the elbow, tuck it in at your ribs, and keep your fist a bit above it. | no: Arm out straight / yes: Elbow in, fist high
Like a waiter with a tray. | Like a waiter with a tray
~ It isn't the weight. It's that you don't dare to move. | It isn't the weight
Ask for a break before you shake. The bird feels that first. | Ask before you shake | hand-palm
> Practice with a bag of sugar on your fist before you go to {brand}. | Practice with sugar | bag
> If your arm gets tired, say so at {brand}. | Tired arm? Say so | speech

myth: It comes back because it loves you
* The falcon doesn't come back out of love. | Not out of love | heart-break
* Why does a falcon come back when it could fly away? | Why does it come back? | question
* The falcon is a dot in the sky, and nobody's holding anything. | A dot in the sky | bird
A bird of prey doesn't do love, at least not for people. It does arithmetic. | It does arithmetic | calculator
Hunting on its own is hard, and it often goes wrong. | Hunting often goes wrong
On this glove there's been a piece of meat every single time. | On the glove, every time | food
So it comes as long as the deal holds, and it can end it with every flight. | no: Love / yes: A deal | handshake
~ That's why nobody cheats a bird, not even for fun. | Nobody cheats a bird
It's trust of a kind, only without the cuddling. | Trust, without cuddles | handshake
> Watch the moment the bird decides, at {brand}. | The moment it decides | eye
> Who drives the hardest bargain? Ask at {brand}. | Who bargains hardest? | speech

how: Every bird goes on the scale
* The day at a falconry starts with a bird on a kitchen scale. | It starts on a scale | scales
* Why are the hawks weighed every morning? | Weighed every morning? | scales
* A falconer reads a number and says, you're not flying today. | Not flying today | notebook
Think of an athlete before a game. Too full is slow, and too light is weak. | Too full, or too light
A bird that's had a big dinner sits in a tree and digests. It sees you and it isn't interested. | Full birds sit in trees | tree
So each one has its own flying weight, down to a few grams, and it's written down every day. | Its own flying weight | notebook
Cold days need more food and warm ones less. | no: Same every day / yes: More when it's cold | thermometer
~ Feathers weigh next to nothing, so even a big owl is lighter than a cat. | Lighter than a cat | feather
> Guess the owl's weight at {brand}, and then ask. | Guess the weight | scales
> Somebody may be too full to fly. Find out at {brand} who it is. | Who's too full today? | bowl-food

how: How a young hawk learns to come
* A young hawk's first flight to the glove is a single step. | The first flight is a step | footprints
* How do you teach a hawk to fly to your fist? | How does it learn? | bird
* You hold out the meat, and the young hawk looks anywhere else. | It looks elsewhere | bird
First it only has to eat from the glove, with a person standing there breathing. | at: First / Eat from the glove | food
Then the meat is one step away, and it thinks for a long time, and steps. | at: Then / One step | footprints
The next day it's a hop, and then one beat of the wings. | at: Next / A hop, a beat | bird
It flies the first long ones on a thin line, across a field. | at: Later / On a thin line | line-segment
~ That's the day the falconer chews fingernails. | | hand
One day the line stays in the pocket. | at: One day / No line at all
> Look for the thin line at {brand}, and you'll know who's still learning. | Who's still learning? | question
> Come to {brand} and be a tree with meat on it. | Be the tree | tree

question: What if it just flies away?
* What if the falcon just flies away? | "What if it flies off?" | bird
* Sometimes the bird does fly away, in the middle of the show. | Sometimes it does | bird
* The falcon circles higher and higher, and the falconer isn't smiling any more. | Higher and higher | cloud
Mostly it sits in a tall tree somewhere and enjoys the view. | Mostly it's in a tree | tree
You hear it first. That's what the little bell on its leg is for. | 1. The bell | bell
There's usually a small transmitter as well, and somebody walks across fields with an antenna. | 2. The transmitter | gps
The rest is patience and a piece of meat, because it'll be hungry. | 3. Meat and patience | food
~ And now and then somebody calls and says there's an eagle on the garage. | 4. The neighbor's call | phone-call
> Listen for the bell at {brand} before you look up. | Listen for the bell | bell
> How far can one get? Put that to {brand}. | How far did it get? | map-trifold

question: Why can't you hear the owl?
* An owl flew over your head just now, and you didn't hear it. | You didn't hear it | ear-slash
* Why is an owl so quiet when it flies? | Why so quiet? | ear
* Something brushes past your hair, and it's the owl's wing. | Something brushed your hair | wind
Run a finger along the front edge of an owl's feather, and you'll feel a fine comb. | A comb at the front edge | comb
It combs the air into small strands, so the air doesn't hiss. | It combs the air | wind
The top is soft as velvet, and the back edge has fringes like a scarf. | Velvet and fringes | feather
A pigeon claps and whistles. An owl just arrives. | no: Pigeons clap / yes: Owls arrive | bird
~ It's for the mouse, and it's also for the owl, who hunts with its ears. | It hunts with its ears | ear
There's a price too, because such soft feathers soak up rain. | Rain is the price | cloud-rain
> Close your eyes when the owl flies at {brand}, and point to where it is. | Close your eyes and point | eye-closed
> See if {brand} has an owl feather and a pigeon feather to compare. | Compare two feathers | feather

comparison: Hawk, falcon, or owl
* Hawk or falcon, how do you tell them apart in the air? | Hawk or falcon? | bird
* A falcon falls, a hawk chases, and an owl is already there. | Falls, chases, appears | bird
* A shape shoots over the field, and somebody asks, is it a hawk? | "Is it a hawk?" | eye
Look at the wings. A falcon's are pointed like a pocketknife. | Falcon wings are pointed | knife
It climbs, folds up, and drops out of the sky on things that fly. | It drops from above | trend-down
A hawk has short round wings and a long tail to steer with, so it can turn between trees. | Hawk wings are short and round | tree
The owl has the softest and broadest wings, and it comes in low. | Owls come in low
~ The eyes tell you as well. A falcon's are dark, and many hawks have yellow or red ones. | Look at the eyes | eyes
> Call out who's who at {brand} before the falconer does. | Call it first | megaphone
> Which one would you rather have on your fist? Tell {brand}. | Who's on your fist? | hand-fist

choose: How to choose a bird of prey center
* Before you buy a ticket for a bird show, look at the perches. | Look at the perches | eye
* How can you tell if the hawks are well kept? | Are they well kept? | question
* You're walking past the perches, and a falcon fluffs up and lifts one foot. | One foot up | bird
A bird on one leg, loose and round, is at ease. | no: Panting, flapping / yes: Loose, on one leg
Look at the tail feathers, which should have whole tips, and at the water. | Whole tips, fresh water | feather
See if they fly. A bird that never does is a statue with a stomach. | Do they really fly? | wind
Ask a falconer anything. The good ones can't stop talking. | Ask a falconer | speech
~ And in bad weather somebody should say, they're staying in today. | Bad weather, birds stay in | cloud-rain
> Which bird flies when? Call {brand} before you set out. | Who flies when? | clock
> Stand at the perches at {brand} for a while and count the lifted feet. | Count the lifted feet | footprints

first: The first time a hawk lands on your fist
* You'll close your eyes the first time a hawk comes at you. | You'll close your eyes | eye-closed
* What's it like when a hawk lands on your glove? | What's it like? | hand
* You lift the glove, and across the field something opens its wings. | Something opens its wings | bird
It comes low over the grass and looks only at the meat. | Low over the grass | bird
You hear nothing, then a breath of wind, and then it's there. | First you hear nothing | ear
It's lighter than it looks. You'll feel the grip right through the leather. | Light, with a strong grip | hand-fist
It eats, shakes itself, and looks you in the eye for a second. | It looks at you | eye
~ Everybody says the same word, and it isn't printed on the ticket. | Everybody says it | speech
Then you want to see it again, because you had your eyes shut. | Once more, eyes open | repeat
> Book it at {brand} with somebody who'll hold the camera. | Somebody holds the camera | camera
> Keep your eyes open the second time at {brand}. | Eyes open this time | eyes

care: You found a young owl on the ground
* A young owl on the ground isn't always in trouble. | Not always in trouble | bird
* You found a baby owl, so should you take it home? | Take it home? | house
* A gray ball of fluff sits on the path and clacks its beak. | A ball of fluff | bird
Owls leave the nest before they can fly. They climb around on branches, and sometimes they miss. | They climb before they fly | tree
The parents know where it is. They come at dusk, when you're gone. | The parents come at dusk | moon
So step back, put the dog on the leash, and watch from far away. | Step back and watch | binoculars
If it's bleeding, or a cat's had it, or it sits on the road, call somebody who knows birds before you touch it. | no: Pick it up / yes: Call first | phone-call
~ Don't feed it. Milk and bread are for breakfast, and not for owls. | No milk, no bread
> Take a photo from far away and ask {brand} who to call. | Photo from far away | camera
> Keep a wildlife rescue number handy, and ask {brand} which one covers your area. | Have the number | phone-list

checklist: What to wear to meet a hawk
* Leave the fluffy scarf at home when you visit the hawks. | No fluffy scarf
* What do you wear to a falconry visit? | What do I wear? | t-shirt
* The eagle has its eye on the pom-pom on your hat. | The eagle likes your hat | beanie
Nothing that dangles or looks like a small animal. No pom-poms, no fur trim. | 1. Nothing that dangles | hoodie
Shoes for wet grass. Fields are fields. | 2. Shoes for wet grass | boot
A jacket in a dull color that may get a splash, because birds don't ask. | 3. A jacket that can take it | drop
The dog stays at home. To a bird, that's another hunter. | 4. No dog | dog
~ A camera is fine, with the flash off. | 5. Camera, no flash | camera
And bring a layer more than you think, because you'll be standing still. | One layer more | thermometer-cold
> Rain in the forecast? Check with {brand} before you drive. | Rain? Check first | umbrella
> Wear the dull jacket to {brand}, and leave the pom-pom in the car. | The dull jacket | hoodie

cost: What a flying bird costs all year
* The hawk has to eat on the days you don't visit, too. | It eats every day | calendar
* Why does half an hour with a hawk cost what it does? | Why does it cost that? | ticket
* You're looking at one bird and one falconer, and there's a freezer behind them. | There's a freezer too | snowflake
It eats meat every day of the year, and in the weeks when it's molting and doesn't fly. | Meat, every day | food
It's flown, weighed, and cleaned by a person, and that takes years to learn. | Years to learn | hourglass
In a show, many people share that person. On a hawk walk you've got them for yourself. | Show or walk? | people
~ Raising a young one takes months before anyone pays for it. | Months before it flies | calendar
So ask how many are in the group, and how often it'll fly to you. | How many in the group? | people
> Ask {brand} how many guests share a bird. | How many share a bird? | question
> Show, walk, or a whole day? Let {brand} tell you the difference. | Show, walk, or day? | ticket

tip: Point your camera at the glove
* Don't follow the falcon with your camera. | Don't follow it | camera
* How do you get a photo of a bird that's faster than your thumb? | Faster than your thumb | thumb
* You took a lot of sky, and in one photo there's a wing. | A lot of sky | images
You know where it'll land. It's the one thing you do know. | You know where it lands
So aim at the glove, and focus there before the bird's called. | no: Chase the bird / yes: Wait at the glove | camera
Hold the button down when it drops from the perch. | Hold it down | camera
Get low, so there's sky or trees behind it and not the parking lot. | Get low | tree
~ And watch one flight without the phone. It's the one that stays. | One flight without it | eye
> Ask {brand} which side the light comes from. | Where's the light? | sun
> Take the fifth flight at {brand} with your eyes only. | One with your eyes only | eyes

season(5-8): Why some birds take the summer off
* In summer there are feathers on the grass, and one falcon isn't flying. | Feathers on the grass | feather
* Why isn't the big falcon flying in July? | Why isn't it flying? | calendar
* There's an empty perch in the front row, and a sign with a feather. | An empty perch | feather
It's molting. The old feathers fall out and new ones grow, a few at a time. | It's changing feathers | repeat
A new feather is full of blood and soft as a straw. One bump, and it's crooked for a year. | Soft as a straw
So that bird gets peace, good food, and as much of it as it likes. | Peace and good food | bowl-food
The others fly, because they don't all molt in the same weeks. | no: All at once / yes: One after the other
~ Early in the day they fly better anyway, before the heat. | Better before the heat | sun-horizon
> If you find a feather at {brand}, ask whose it was. | Whose feather is it? | feather
> Find out who's flying at {brand} before you promise the kids an eagle. | Who's flying? | phone-call
`,
})
