import { trade } from './trade.ts'

export const bikeShop = trade({
  id: 'bike-shop',
  name: 'bike shop',
  also: [
    'bicycle shop',
    'bike store',
    'bicycle store',
    'cycle shop',
    'cycle store',
    'bicycle dealer',
    'e-bike shop',
    'ebike shop',
    'e-bike store',
    'electric bike shop',
    'cargo bike shop',
    'bicycle workshop',
    'bike workshop',
    'cycle workshop',
    'bike boutique',
    'used bike shop',
    'bike co-op',
    'custom bike builder',
    'frame builder',
    'bike fitter',
    'bike fitting studio',
    'bmx shop',
    'mountain bike shop',
    'bike repair shop',
  ],
  way: 'shop',
  customers: 'riders',
  thing: 'a bike',
  things: 'bikes',
  words: [
    'bike',
    'saddle',
    'chain',
    'pedal',
    'wheel',
    'tire',
    'brake',
    'gear',
    'frame',
    'handlebar',
    'helmet',
    'lock',
    'ride',
    'e-bike',
    'motor',
    'battery',
    'hill',
    'bicycle',
    'cassette',
    'pump',
    'seat',
    'rider',
    'cable',
    'commute',
  ],
  pieces: `
mistake: A bike to grow into
* A bike to grow into is a bike to fall off. | To fall off | bicycle
* Should you buy your kid's bike one size up? | One size up? | ruler
* Your kid's on the new bike, on tiptoe, and looks very small. | On tiptoe | footprints
The pedals are far away, the brake levers are out of reach, and stopping means jumping off. | Stopping means jumping
A child who can put both feet down will lean, turn, and try things. | Both feet down | footprints
One who can't rides stiff and straight, and soon doesn't want to. | no: To grow into / yes: Fits today
Check the levers too. Small fingers should reach them without letting go of the grip. | Can small fingers reach? | hand
~ A good small bike finds its next owner fast, so it's less of a waste than it looks. | It finds a next owner | repeat
> Bring the kid to {brand}, because a guess at the size is usually wrong. | Bring the kid | person
> Measure the inside of the leg, with shoes on, and tell {brand}. | Measure the leg | ruler

mistake: Your saddle is too low
* If your knees hurt after a short ride, look at your saddle first. | Look at the saddle | bicycle
* How high should your saddle be? | How high? | ruler
* Both feet are flat on the ground, and the saddle's comfortably low. | Feet flat on the ground | footprints
A low saddle feels safe at the light, and everywhere else your legs can't stretch. | Safe, but cramped | traffic-signal
It's like climbing stairs in a squat. | Like stairs in a squat | stairs
Sit on it, put your heel on the pedal, and turn that pedal all the way down. | Heel on the pedal
Your leg should be just about straight. With the ball of your foot there, the knee keeps a little bend. | no: Bent like a frog / yes: Nearly straight | ruler
~ Raise it in finger widths, over a few rides, and not all at once. | A finger at a time | hand-pointing
> Ride by {brand} and ask somebody to look at your knee. | Have someone look | eye
> Mark the old height with tape, then let {brand} try a new one. | Mark the old height | pencil

myth: A soft wide saddle is the comfortable one
* The saddle like a sofa is the one that hurts. | The sofa hurts | couch
* Why does a soft, wide saddle hurt after an hour? | Why does it hurt? | hourglass
* You press your thumb into the saddle, and it feels like a cushion. | Like a cushion | thumb
Your thumb likes it soft, but you rest on two bones, and they sink in. | You sit on two bones
Then the foam comes up in between and presses where nothing should. | Foam presses up between
A firmer one holds the bones, and the rest stays free. | no: Soft all over / yes: Holds the bones
How wide depends on your bones, and a piece of cardboard can measure that. | Measure it on cardboard | ruler
~ The more upright you sit, the wider it should be. | More upright, wider | ruler
Give a new one a few rides before you curse it. | A few rides | calendar
> Leave your print on the cardboard at {brand}. | Leave your print | ruler
> Where does it hurt, front, back, or hands? Say it at {brand}. | Where does it hurt? | speech

how: How a bike gets fitted to you
* You touch a bike in three places, and all three can be moved. | Three places | bicycle
* How do you make a bike fit you? | How does it fit? | ruler
* The bike's new, and after a mile your hands are asleep. | Sleeping hands | hand
It starts at the feet, with saddle height. Everything else hangs on that. | at: First / Saddle height | ruler
Then the saddle slides back and forth, until the knee is over the pedal. | at: Then / Slide the saddle | bicycle
Now the bar, higher or nearer, until your elbows aren't locked any more. | at: Then / Bring the bar closer
Last the levers get turned, so your wrist is straight when you brake. | at: Last / Turn the levers | wrench
~ Sometimes all it takes is a shorter stem. | A shorter stem
And then you ride, and it gets changed again. | at: Again / Ride and correct | repeat
> Wear what you ride in when you come to {brand}. | Wear what you ride in | t-shirt
> Feet, seat, or hands? Tell {brand} what complains first. | What complains first? | speech

how: Why a chain eats the gears
* A worn chain doesn't break, it eats its way through your gears. | It eats the gears | chain
* When does a bike chain have to go? | When is it done? | chain
* You stand on the pedal, something skips, and your knee hits the bar. | Something skips | gear
A chain gets longer. No link stretches, but every pin wears a little, and there are a lot of pins. | It gets longer | ruler
Then it no longer drops into the valleys of the teeth. It rides up and files them into hooks. | Teeth become hooks | gear
Change it in time, and the gears last for several chains. | no: Chain and gears / yes: Just the chain | chain
Wait, and a new chain will slip on the old teeth, so all of it goes. | Too late, and all goes
~ There's a little gauge that drops in when it's time. It takes two seconds. | A gauge shows it | gauge
> Have {brand} drop the gauge in your chain. | Drop the gauge in | gauge
> Roll the bike into {brand} and ask how much is left. | How much is left? | hourglass

question: Do I need an e-bike?
* Do I need an e-bike, or am I just lazy? | "Am I just lazy?" | battery-full
* An e-bike doesn't do the ride for you, it takes out the worst hill. | It takes out the hill | mountain
* You get to work by bike, and your shirt's stuck to your back. | Stuck to your back | t-shirt
Look at what keeps you from riding now. The hill, the wind, the kid on the back, the shirt. | What keeps you from riding? | wind
If one of those decides it every morning, a motor changes that. | A motor changes that | battery-full
If it's the rain or the parking, it won't. | no: Rain, parking / yes: Hill, wind, load | cloud-rain
They're heavy, so look at your stairs before you look at the colors. | Look at your stairs | stairs
~ And you still pedal. You just choose how hard. | You still pedal | person-simple-bike
> Ride your worst hill in your mind, then go to {brand} and try a real one. | Your worst hill | mountain
> How many steps up to where it sleeps? Tell {brand}. | How many steps? | stairs

question: Is my old bike worth fixing?
* Is my old bike still worth fixing? | "Worth fixing?" | bicycle
* The old bike from the basement often needs less than it looks. | Less than it looks | bicycle
* Under the dust there's a bike, and the tires are flat as pancakes. | Flat as pancakes | tire
Flat tires and a rusty chain look awful and are the easy part. | Looks awful, is easy | chain
Look at the frame. No cracks, no dents, and nothing bent at the front. | 1. Frame without cracks | eye
See if the seat post and the stem still move. Stuck for years, they're welded by rust. | 2. Do post and stem move? | wrench
Spin the wheels and watch the rim run past the brake. | 3. Do the wheels run straight? | repeat
~ And ask if you liked riding it, because that can't be repaired. | 4. Did you like it? | heart
If all that's fine, it's mostly cables, rubber, and grease. | Cables, rubber, grease | drop
> Don't clean it first, just push it to {brand} as it is. | Push it in as it is | bicycle
> Ask {brand} for a list in order, with what has to be done and what can wait. | Must do, can wait | list

comparison: City, gravel, or mountain bike
* City, gravel, or mountain, which bike do you really ride? | Which do you really ride? | question
* Buy the bike for your Tuesday and not for your vacation. | For your Tuesday | calendar
* Knobby tires hum along the bike path like a truck. | Humming like a truck | tire
A mountain bike is soft and slow on asphalt, and it's happy where roots are. | Mountain likes roots | mountain
A gravel bike is quick on roads and patient on dirt, with your back bent a bit. | Gravel is quick and patient | road-horizon
A city bike lets you sit up, look around, and carry groceries, with lights and fenders on it. | City sits up and carries | bag
Write down your last ten rides. | Write down ten rides | list
~ If most of them were for bread, that's your bike. | no: The dream / yes: The bread run | bread
> Take your last ten rides to {brand} and ask for the bike that fits them. | Your last ten rides | list
> Try two kinds at {brand}, one right after the other. | Two kinds, one after the other | repeat

choose: Look at the workshop door
* Choose a bike shop by its workshop. | Look at the workshop | wrench
* How do you find a good bike shop? | How do you find one? | question
* You say I need a bike, and they ask what for. | "What for?" | speech
A bike isn't finished when it's sold. Cables stretch and spokes settle, so you'll be back. | You'll be back | repeat
So look through that door. A stand, tools on the wall, and somebody who's turning something. | A stand and a mechanic | tool
Ask if the first check after some weeks is part of it. | "Is the first check included?" | calendar-check
Ask if you may ride before you buy, and for longer than the parking lot. | "May I ride it?" | person-simple-bike
~ And a shop that sends you home with a cheaper one is worth coming back to. | They suggest the cheaper one | tag
> Look through the workshop door at {brand}. | Through the door | door-open
> Bring your old bike and your questions to {brand} on the same day. | Bring both | bicycle

first: What to do on a test ride
* A test ride around the parking lot tells you nothing. | Not just the parking lot | bicycle
* What should you do on your first test ride? | What do I do? | person-simple-bike
* They hand you a bike, and you feel everybody's watching. | Everybody's watching | eyes
First have the saddle set. At the wrong height, any bike is bad. | at: First / Set the saddle | ruler
Ride until you stop thinking about the gears, and around a few corners. | at: Then / A few corners | repeat
Find a hill, up and down, and brake hard once where nobody's behind you. | at: Then / Up, down, brake | mountain
Take a hand off and look over your shoulder. Does it stay straight? | at: Then / Look over your shoulder | eye
~ Lift it once, if you've got stairs at home. | Lift it once | stairs
Then ride the second one right away, because you'll only notice the difference. | at: Now / The second one
> Wear your everyday shoes for the test ride at {brand}. | Everyday shoes | sneaker
> Ask {brand} where the nearest hill is. | Where's the hill? | mountain

care: Wipe the chain, then oil it
* A black chain isn't well oiled, it's dirty. | Black isn't oiled | chain
* How do you oil a bike chain the right way? | How do you oil it? | drop
* The chain's on your calf, in black, tooth by tooth. | Printed on your calf | chain
Oil holds dust, and oil with dust is grinding paste. | Oil and dust grind | drop
So wipe first. Hold a rag around the chain and turn the pedals backward. | 1. Wipe it with a rag | towel
Then one drop on every roller, once around. | 2. A drop on each roller | drop
Let it creep in while you make coffee. | 3. Let it creep in | coffee
Wipe it again, and now really dry. Oil belongs inside, and outside it only catches dirt. | 4. Wipe it dry | towel
~ After rain, do it that evening, before it turns orange. | After rain, the same day | cloud-rain
> Buy one small bottle at {brand} and ask which fits your weather. | Which oil? | drop
> Old rag, dry chain, and if it still squeaks, go and see {brand}. | Still squeaking? | ear

checklist: What a new bike still needs
* The bike is new, so what else has to come home with it? | What else? | bag
* A new bike without a lock belongs to everybody. | Belongs to everybody | lock
* You roll your new bike out of the door, and it starts to rain. | And it rains | cloud-rain
A lock that's worth its weight, and something solid to lock it to. | 1. A lock | lock
Lights, front and back, that you can see by as well. | 2. Lights | flashlight
A helmet that you'll wear because it looks all right. | 3. A helmet you'll wear
A pump with a gauge, since hard tires are half the fun. | 4. A pump with a gauge | gauge
Fenders, unless you like the stripe up your back. | 5. Fenders | drop
~ And a photo of the number on the frame, in case somebody borrows it forever. | 6. Photo of the frame number | camera
> Go through the list with {brand}, and leave out what you've got. | Leave out what you've got | list
> Where will it be locked at night? Tell {brand} before you choose one. | Where does it sleep? | lock

cost: Why one bike costs three times the other
* Two red bikes, two wheels each, so why the price? | Two red bikes | tag
* What's the difference between a cheap bike and an expensive one? | What's the difference? | tag
* You lift one bike with two hands, and the next with one finger. | One finger | hand-pointing
Part of it is weight, and the last bit costs the most. | Weight costs | scales
Part of it is the parts that move. Good bearings can be opened, cleaned, and closed again. | Parts you can service | wrench
Cheap ones get thrown away, and sometimes the wheel with them. | no: Throw it out / yes: Clean and go on | recycle
And part of it's how it was put together, whether every bolt was really tightened. | Was it built with care?
~ Past a certain point you pay for racing, and you'd only notice on a clock. | Then you pay for racing | timer
> Ask {brand} where the price stops making sense for your rides. | Where does it stop? | question
> Lift two bikes at {brand}, then ride both. | Lift two, ride both | bicycle

tip: Softer tires, softer ride
* The cheapest suspension for your bike is air. | Air is suspension | wind
* How hard should you pump your bike tires? | How hard? | gauge
* The path is rough, your bike rattles, and your teeth do too. | Even your teeth rattle | tooth
There's a range printed on the side of the tire. Most people pump to the top. | A range on the side | tire
That's for a heavy rider with bags. If you're light, the tire only bounces. | no: Always the top number / yes: By your weight | scales
Go down a little each ride until it stops rattling, and stay above the lower number. | Down a little each ride | gauge
If the rim knocks on a curb, you've gone too far. | Rim knocks? Too soft | warning
~ The back takes more of you than the front, so give it a bit more. | A bit more in the back | bicycle
> Have {brand} pump it once for your weight, and feel it with your thumb. | Feel it with your thumb | thumb
> Tell {brand} your weight and your road, and write the number on the pump. | Weight and road | gauge

season(2-4): Before the first warm Saturday
* On the first warm Saturday, every bike shop has a line out the door. | A line out the door | sun
* When should your bike go in for its spring checkup? | When should it go in? | calendar
* The sun's out, and the brake lever on your bike touches the bar. | Lever at the bar | bicycle
Everyone has the same idea on the same day, and that day's on the weather report. | Everyone's on the same day | cloud-sun
Go while there's still frost, and there's time to wait for a part. | no: First warm day / yes: Last cold one | snowflake
Before you go, spin, squeeze, and shift once, and note what isn't right. | Spin, squeeze, shift | list
Tires crack over the winter, mostly where they stood. | Look for cracks | tire
~ And if it's an e-bike, the battery should have spent the cold indoors. | Battery indoors | battery-full
> Take it to {brand} while you still need gloves. | While you need gloves | hand
> Push the bike out tonight, make the list, and call {brand}. | List, then call | phone-call
`,
})
