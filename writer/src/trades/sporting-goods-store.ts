import { trade } from './trade.ts'

export const sportingGoodsStore = trade({
  id: 'sporting-goods-store',
  name: 'sporting goods store',
  also: [
    'sporting goods shop',
    'sports store',
    'sports shop',
    'sport shop',
    'sports equipment store',
    'sports gear store',
    'outdoor store',
    'outdoor shop',
    'outdoor gear store',
    'running store',
    'running shop',
    'running shoe store',
    'hiking store',
    'ski shop',
    'camping store',
    'team sports store',
    'sportswear store',
    'sporting goods',
    'golf shop',
    'fitness equipment store',
    'climbing shop',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a piece of gear',
  things: 'gear',
  words: [
    'shoe',
    'boot',
    'ball',
    'racket',
    'backpack',
    'tent',
    'jacket',
    'helmet',
    'gear',
    'ski',
    'glove',
    'sock',
    'run',
    'hike',
    'sport',
    'team',
    'cleat',
    'size',
    'sole',
    'sleeping bag',
    'jersey',
    'bike',
  ],
  pieces: `
mistake: Buy running shoes in the evening
* Don't buy running shoes before breakfast. | Not before breakfast | sneaker
* When's the best time of day to try on shoes? | What time of day? | clock
* In the morning the hiking boot fit. On the trail it pinches. | In the morning it fit | boot
Feet swell over the day, and they swell again on a run. | Feet swell | footprints
So come when you've been on them for hours. | no: Fresh out of bed / yes: After a long day | clock-afternoon
Put on the socks you'll really wear, and do both shoes, because your feet aren't twins. | Both feet, your socks | sock
There should be about a thumb in front of your longest toe. It isn't always the big one. | A thumb in front | thumb
~ Walk downhill if there's a ramp. That's when toes find out. | | trend-down
> Pack your own socks for {brand}. | Your own socks | sock
> Stop at {brand} on your way home, when your feet are tired. | With tired feet | footprints

mistake: Don't buy kids' gear to grow into
* A helmet to grow into is just a hat. | Just a hat | baseball-helmet
* Should children's sports gear be a size bigger? | A size bigger? | ruler
* Small child, long skis, and tears before the first hill. | Long skis, tears | person-simple-ski
Gear that's too big is heavier, slower, and always a beat late. | Heavy, slow, late | hourglass
A glove that spins on the hand can't catch. A racket that's too long hits the floor. | no: To grow into / yes: It fits now | racquet
What protects has to sit tight, so helmets and shin guards are bought for today. | What protects fits today | shield
A jacket's another story. Sleeves roll up. | Sleeves roll up | hoodie
~ Ask about used gear or gear to rent, if they grow like beans. | | plant
> Take the child along to {brand}, not just the shoe size. | Take the child along | person
> Ask {brand} to show you how it should sit. | How should it sit? | question

myth: Waterproof doesn't mean you stay dry
* Your rain jacket isn't leaking. You're sweating. | You're sweating | drop
* Why are you wet inside a waterproof jacket? | Why am I wet inside? | hoodie
* At the top of the hike you open your jacket, and steam comes out. | Steam comes out | wind
It keeps the rain out. It also keeps most of you in. | Rain out, you in | cloud-rain
Breathable means the steam may leave, slowly. Uphill you make it faster than that. | Slower than you sweat | mountain
Zips under the arms let out more than any fabric. | Zips under the arms | wind
Take a layer off before the climb, while you're still a little cold. | no: Start warm / yes: Start a bit cold | thermometer-cold
~ Cotton underneath drinks it up and keeps it. Wool and synthetics pass it on. | | t-shirt
> Look for the zips when you try one on at {brand}. | Look for the zips | hoodie
> Say what you'll do in it, stroll or climb, and ask {brand}. | Stroll or climb? | person-simple-hike

how: How a backpack gets off your shoulders
* A backpack shouldn't hang from your shoulders. It stands on your hips. | It stands on your hips | backpack
* How do you set up a hiking backpack? | How do I set it up? | backpack
* Two hours into the hike, and the straps are sawing. | The straps are sawing | backpack
Loosen everything first. Then put weight in it, since an empty pack fits everybody. | 1. Loosen all, add weight | barbell
Hip belt first, on top of the bones, and pull it snug. | 2. Hip belt on the bones | belt
Now the shoulder straps, till they touch and don't carry. | 3. Straps just touch | hand
Then the little ones at the top, to pull the pack in to your back. | 4. Pull it to your back | link
~ The chest strap only keeps the others from wandering. | | hand
Heavy things sit high and close to you. | 5. Heavy things close | scales
> Have {brand} fill one with weight, then walk some stairs. | With weight, up stairs | stairs
> Bring your own sawing pack to {brand} and ask which strap it is. | Which strap is it? | backpack

how: How a running shoe dies
* A running shoe dies from the inside. | From the inside | sneaker
* How do you know your running shoes are done? | Are they done? | question
* The shoe still looks fine. Your knees say otherwise. | It still looks fine | sneaker
The foam in the middle's full of tiny bubbles. Each step squashes them. | Tiny bubbles, squashed | footprints
At some point they don't come back, and the sole looks wrinkled on the side. | Wrinkles on the side | eyes
Put them on a table and look from behind. If they lean, they've had it. | They lean | table
Press your thumb in from inside. Compare it with a new one, and you'll feel it. | no: Hard and flat / yes: It gives and comes back | thumb
~ Two pairs in turn last longer, because the foam gets a day off. | | repeat
> Put your old pair on the counter at {brand}. The soles tell how you run. | The old pair tells | sneaker
> Press your thumb in a new one at {brand} and then in yours. | The thumb test | thumb

question: What do I need to start
* What gear do you need to start? Less than the wall suggests. | Less than you'd think | shelf
* You'd like to start a new sport. What do you buy first? | What first? | question
* The first lesson's booked, and you're in front of the whole wall of rackets. | A whole wall | racquet
Start with what touches you. Shoes, gloves, a helmet where there should be one. | What touches you | sneaker
The rest you can borrow, rent, or buy simple. | Borrow or rent the rest | handshake
After a few weeks you know what bothers you, and then you know what to buy. | at: Some weeks on / You know what bothers you | calendar
Beginner gear isn't bad gear. It forgives more, and that's what you want. | no: What the pros use / yes: What forgives you | target
~ The towel and the bottle you own already. | | towel
> Tell {brand} you're starting from zero. | From zero | flag
> Ask {brand} what can wait. | What can wait? | question

question: Are ski boots supposed to hurt
* A ski boot should be snug like a firm handshake. | Like a firm handshake | handshake
* Are ski boots supposed to hurt? | Supposed to hurt? | boot
* You stand in the ski boot, and your toes touch the front. Don't panic. | Toes touch the front | boot
Buckle it, bend your knees forward, and the toes come back. | Bend, and they come back | person-simple-ski
Snug is right. A sharp point, a numb foot or cold toes isn't. | no: A sharp point / yes: Snug all round | hand
Keep them on your feet for a good while in the store, and walk around like a robot. | Walk like a robot | robot
One thin long sock, pulled smooth. Two socks make creases, and creases hurt. | One thin sock | sock
~ The shell can often be stretched at one spot, so show exactly where. | | hand-pointing
> Plan plenty of time for boots at {brand}. | Plan plenty of time | clock
> Show {brand} with one finger where it presses. | One finger | hand-pointing

comparison: Down or synthetic
* Two jackets, both warm. Now it rains on them. | Now it rains | cloud-rain
* Down or synthetic, which jacket or sleeping bag? | Down or synthetic? | feather
* You squeeze a down jacket into your fist and it's gone. | Gone in a fist | hand
Down weighs little and packs tiny. It keeps you warm by standing up. | Down: light and tiny | feather
Wet, it lies down and stops. Drying it takes patience and tennis balls. | Wet down lies flat | tennis-ball
Synthetic is bulkier and heavier, and it still warms you when it's damp. | Synthetic: still warm when damp | drop
Cold and dry, take feathers. Wet and wild, take the other. | no: Feathers in the rain / yes: Feathers in dry cold | snowflake
~ Don't keep either of them squashed in the sack at home. | | bag
> Squeeze both at {brand} and watch which comes back. | Squeeze both | hand
> Where will you sleep in it? Ask {brand} with the place in mind. | Where will you sleep? | tent

choose: Who's selling you the shoes
* Somebody who sells you running shoes should want to see you walk. | They want to see you walk | person-simple-walk
* How do you know a good sports store? | How do you know? | storefront
* You ask for a tennis racket. What do they ask you back? | What do they ask? | racquet
How often, where, and what hurt last time. If nobody asks, you're buying a color. | How often, where, what hurt? | chats
They bring a cheaper one without being asked, and say what it lacks. | A cheaper one, and what it lacks | tag
They let you swing it, wear it, walk in it, get down on the floor in it. | Swing it, walk in it | person-simple-run
And now and then they tell you to repair the old one. | no: "Buy the new one" / yes: "Repair the old one" | needle
~ Look at their own shoes. They've usually been somewhere. | | sneaker
> Tell {brand} what hurt last time. | What hurt last time? | speech
> Swing three of them at {brand} with your eyes shut. | Eyes shut | racquet

first: Being watched while you run
* To sell you running shoes, somebody may ask you to run. | "Run a bit, please" | person-simple-run
* What happens when you get fitted for running shoes? | What happens there? | question
* You're in socks, in a store, jogging past the jackets. | Jogging past the jackets | person-simple-run
It feels silly for about four steps. Then you run as you always do. | Silly for four steps | smiley
They're looking at your ankles, your knees and how you land. | How you land | eyes
Then comes a pile of boxes. Try the ones that aren't your color. | Ignore the color | box
You're after the one you stop noticing. | no: The prettiest / yes: The one you forget | sneaker
~ Say what you run on. Asphalt and roots want different soles. | | tree
> Wear shorts or loose pants to {brand}, so they can see your knees. | Show your knees | pants
> Jog past the jackets at {brand} once. | Once past the jackets | person-simple-run

care: Don't dry wet boots on the heater
* Wet hiking boots and a hot heater don't get along. | Not on the heater | thermometer-hot
* How do you dry wet boots or shoes? | How do I dry them? | boot
* You come in soaked and put your boots by the fire. | By the fire | fire
Heat makes leather hard and lets the glue of the sole go. | Leather hardens, glue lets go | boot
Take out the insoles, loosen the laces all the way, and stuff them with newspaper. | Stuff them with newspaper | newspaper
Change the paper when it's wet. An hour later it is. | Change the paper | repeat
Brush off the mud once it's dry, then feed the leather. | no: Fire and mud / yes: Paper, brush, wax | brush
~ Tents are the same. Never roll one up wet for longer than the drive home. | | tent
> Ask {brand} what feeds your kind of leather. | What feeds it? | question
> Let {brand} look at the edge of your sole if it's gaping. | Is it gaping? | eye

checklist: Before the season's first practice
* First practice is tomorrow. Open the team bag tonight. | Open the bag tonight | bag
* Which gear do you check before the season starts? | Check what? | list
* You unzip last season's gear bag, and something in there's alive. | Something's alive in there | bag
Try on the cleats, standing up. Feet grow in summer. | 1. Cleats, standing up | sneaker
Press the ball with both thumbs and listen for a hiss. | 2. Press the ball | soccer-ball
Check the helmet for cracks and the strap for its click. | 3. Helmet and strap | baseball-helmet
Find both shin guards and both gloves. There's always one missing. | 4. Two of each | boxing-glove
Write the name inside the jersey, and in the bottle's lid. | 5. Names in everything | pen
~ Wash the bag itself. It's earned it. | | washing-machine
> Go to {brand} with a list and not with a guess. | A list, no guess | list
> The strap without a click goes to {brand}. | No click? | question

cost: Why two tents cost so differently
* Two tents for two people. One costs far more. | Two tents, two tags | tent
* What do you pay for in a tent? | What do you pay for? | tag
* In the store both tents stand up nicely. There's no wind in a store. | No wind in a store | wind
You pay for weight first. Light and strong at once is hard to make. | Light and strong | feather
Then for poles. Good ones bend in a gust and come back. | no: Poles that snap / yes: Poles that bend | wind
Then for seams and zips, the places where it'll fail. | Seams and zips | needle
And for a floor that stands a puddle. | A floor for puddles | drop
Festival once a year? You don't need a storm tent. On a ridge, you do. | Festival, or ridge? | mountain
~ A tent for two means two who like each other. | | people
> Lie down in it at {brand}, both of you. | Both lie down | tent
> Tell {brand} the worst weather you'd camp in. | The worst weather | cloud-lightning

tip: Break in the boots on the stairs at home
* Wear new hiking boots up and down your own stairs first. | Your own stairs first | stairs
* How do you break in hiking boots without blisters? | Without blisters? | bandaids
* New boots, long hike, first day. Your heel won't forgive you. | Your heel won't forgive | boot
Wear them in the house for some evenings, with the socks you'll hike in. | Some evenings indoors | house
Stairs up show if the heel lifts. Stairs down show if the toes bump. | no: Toes bump / yes: Heel sits, toes free | stairs
Clean soles can usually still be swapped. Muddy ones can't. | Clean soles can be swapped | repeat
Then a short walk, then a longer one, then the mountain. | Short, longer, mountain | mountain
~ Lace them new before you go down. Looser at the ankle up, tighter down. | | link
> Ask {brand} until when clean boots can come back. | Until when? | calendar
> Learn the heel knot at {brand} before you leave. | Learn the heel knot | link

season(9-11): Get the skis looked at before the snow
* The first snow falls, and everyone carries skis to the same counter. | All at the same counter | person-simple-ski
* When should you get your skis looked at? | When? | calendar
* Leaves on the ground, skis in the basement. Go and get them. | Leaves on the ground | leaf
Run a fingernail across the edge. If it doesn't shave a little white off, it's dull. | The fingernail test | hand
A white, dry base wants wax. Rust spots want a file. | White base, rusty edge | drop
Bindings are set to a person. If that person's grown, they've got to be set again. | Set again for a grown child | wrench
Put on last year's boots while you're down there. | no: Try them at the lift / yes: Try them in fall | boot
~ Look in the pockets of the jacket, too. There's a lift ticket and half a candy bar. | | ticket
> Carry your skis to {brand} while it's still raining. | While it rains | cloud-rain
> Note your weight and boot for {brand}, they'll ask. | Your weight and boot | note-pencil
`,
})
