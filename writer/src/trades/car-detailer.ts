import { trade } from './trade.ts'

export const carDetailer = trade({
  id: 'car-detailer',
  name: 'car detailer',
  also: [
    'auto detailer',
    'car detailing',
    'auto detailing',
    'mobile detailer',
    'mobile car detailing',
    'mobile detailing',
    'detailing shop',
    'detailing studio',
    'car valeting',
    'car valeter',
    'mobile valeting',
    'car valet',
    'hand car wash',
    'car wash',
    'mobile car wash',
    'ceramic coating shop',
    'paint protection film',
    'paint correction',
    'car cleaning',
    'vehicle detailing',
    'interior detailing',
    'car upholstery cleaning',
  ],
  way: 'salon',
  customers: 'car owners',
  thing: 'a detail',
  things: 'details',
  words: [
    'car',
    'paint',
    'wash',
    'wax',
    'scratch',
    'swirl',
    'seat',
    'shine',
    'coating',
    'towel',
    'sponge',
    'bucket',
    'hood',
    'wheel',
    'leather',
    'carpet',
    'stain',
    'smell',
    'dust',
    'detail',
    'detailer',
    'polish',
    'interior',
    'salt',
    'trunk',
  ],
  pieces: `
mistake: Wiping the dust off
* Wiping dust off a dry car is sanding with a soft cloth. | Sanding with a cloth | car
* Can you just wipe the dust off your car? | Just wipe it off? | towel
* The car's only dusty, and there's a towel on the seat. | It's only dusty | car
Dust on the road is tiny stones. Your towel rolls them across the paint. | Dust is tiny stones
Each one draws a hair-thin line, and with the sun behind you, you see them all. | Hair-thin lines in the sun | sun
Water first. It floats the grit off before anything touches the car. | no: Dry wipe / yes: Rinse first | drop
Then a soapy mitt, from the top down, because the worst sits near the ground. | Mitt, top to bottom
~ The feather duster from the gas station is the same thing with a handle. | Same with a duster | feather
> Let the dust sit, and let {brand} take it off with water. | Leave the dust | drop
> Look at your hood with the sun low, then call {brand}. | Look at the hood | sun-horizon

mistake: Scratching off bird droppings
* A bird dropping bites into the paint faster than you'd think. | It bites | bird
* What do you do when a bird has hit the hood? | And now? | bird
* There's a white splash on your hood, dry already, and your thumbnail is ready. | Not the thumbnail | thumb
It's acid, and the sun bakes it on. Under it the clear coat softens and takes on the shape. | Acid, baked by the sun | sun
Scrape it, and you drag the seeds in it across the paint. | Seeds scratch too
Lay a wet cloth on it and wait until it's soft. | 1. Wet cloth, then wait | towel
Lift it off upward, and don't rub. | 2. Lift, don't rub | hand
Rinse, and dab it dry. | 3. Rinse and dab | drop
~ A bottle of water and an old towel in the trunk will save your hood. | Keep both in the trunk | spray-bottle
> If there's a ring left in the paint, show it to {brand}. | A ring left? | magnifier
> There'll be a next bird. Get {brand} to tell you what to keep in the trunk. | What belongs in the trunk? | bird

myth: A coating means you never wash again
* A ceramic coating doesn't wash your car. | It doesn't wash | car
* With a ceramic coating, do I still have to wash my car? | "Still wash it?" | question
* Water runs off in beads, and the car's still dirty. | Beads, and still dirty | drop
A coating is a thin, hard, slippery skin on the paint. | A hard, slippery skin | shield
Dirt lands on it like on anything else, it just doesn't hold on as tight. | Dirt lands, but lets go | wind
So it washes off easily, with less rubbing, and that's what keeps the paint nice. | no: Never wash / yes: Washes easily | drop
Stones still chip it, and a bad brush still scratches it. | Stones still chip | warning
~ And whatever's under it stays under it, so the paint gets polished first. | Polish comes first | sparkle
Ask which soap, because the wrong one dulls it. | Ask which soap | hand-soap
> Ask {brand} how a coated car should be washed at home. | How do I wash it?
> How do you wash now? Tell {brand}, and then talk about coatings. | How do you wash now? | speech

how: Why a detailer has two buckets
* A good car wash takes two buckets, and one is only for the dirt. | One is for the dirt
* Why does a detailer wash with two buckets? | Why two?
* You dunk the sponge, and the grit rides straight back to the paint. | Grit rides back | car
First comes a rinse and foam, left to hang there and loosen things. | at: First / Foam, and wait | cloud
The mitt gets soap from bucket one and wipes one panel. | at: Then / Soap, one panel | hand-soap
Before it goes back in the soap, it's rinsed in bucket two. | at: Then / Rinse in bucket two | drop
At the bottom lies a grid, so the sand stays down. | Sand stays at the bottom
Wheels have their own brush and their own water. | Wheels get their own | tire
~ And dry it with a thick towel laid flat, or the drops leave rings. | at: Last / Dry it flat | towel
> Look for the second bucket at {brand}. | Look for the second one
> Ask {brand} to wash one panel with you. | One panel together | hand-soap

how: How swirls get polished out
* Those spider webs in your paint are thousands of tiny scratches. | Spider webs in the paint | spiral
* How do swirls come out of the paint? | How do they come out? | spiral
* Under the gas station lights, your hood looks like a scratched record. | Like a scratched record | vinyl-record
They sit in the clear layer on top, and their sharp edges catch the light. | Sharp edges catch light | sun
To get rid of them, you take off a breath of that layer, down to their floor. | Polish down to the floor
So first somebody measures it. It's thinner than a sheet of paper. | Thinner than paper | ruler
Then a machine, a soft pad, and a little paste, one hand-sized square at a time. | One square at a time | repeat
~ You can't do that every year, because it doesn't grow back. | It doesn't grow back
Deep ones stay, only softer. | no: Every scratch gone / yes: Softer, and clearer
> Ask {brand} to do one square and show you both halves. | One square first | split-vertical
> Point a flashlight at the hood tonight, and then ask {brand}. | Flashlight on the hood | flashlight

question: Will that scratch come out?
* Will that scratch come out? | "Will it come out?" | car
* Your fingernail knows if a scratch can be polished. | Ask your fingernail | thumb
* You're kneeling at the car door, rubbing a scratch with a wet finger. | A wet finger | hand-pointing
Clean the spot and run a nail across it, gently, at a right angle. | Nail across it | hand-pointing
If it glides over, the scratch is in the clear layer, and polish can usually get it. | It glides, so polish it | sparkle
If it catches, it's deeper, and polishing only makes it softer. | It catches, so it's deep
If you see white, gray, or metal, the color's gone, and then it takes paint. | no: Metal shows, needs paint / yes: Clear only, polish it | paint-bucket
~ What looks like a scratch is sometimes somebody else's paint on yours, and that comes off. | Maybe it's their paint
> Send {brand} a photo, with your finger next to the scratch. | Photo with a finger | camera
> Did the nail glide or catch? Tell {brand}. | Glide or catch? | thumb

question: Can you get that smell out?
* Can you get that smell out of the car? | "That smell?" | wind
* The little tree on the mirror just makes it two smells. | Now it's two smells | tree-evergreen
* It's a warm day, you open the car, and there's the milk again. | There's the milk again | thermometer-hot
A smell has an address. Until that spot is clean, everything else is perfume. | A smell has an address | map-pin
Milk goes through the seat into the foam. Wet dog sits in the carpet, and a wet carpet has a thick pad below it. | Deep in the foam | dog
Smoke is in the headliner and all through the vents. | In the roof and the vents | cigarette
So it's found, soaked, pulled out with a machine, and dried through. | no: Cover it / yes: Find it, pull it out | magnifier
~ The cabin filter goes too, because it remembers. | New cabin filter
> When did it start, and what was in the car? Tell {brand}. | What was in the car? | speech
> Say what it is, milk, smoke, or dog, when you call {brand}. | Milk, smoke, or dog? | phone-call

comparison: Wax or coating
* Wax or coating, what does your paint need? | Wax or coating? | car
* Wax is a coat you take off, and a coating is a tan. | A coat or a tan? | hoodie
* Two shiny cars, and one of them was done this morning. | Two shiny cars | sparkle
Wax goes on in an hour, glows warm, and wears off over some weeks or months. | Wax glows and wears off | timer
You can do it again any time, and undo it. | Do it again any time | repeat
A coating bonds to the paint, so it's on there for much longer. | A coating bonds | link
But it wants a clean, polished surface and time to harden. Most of the work comes before. | Most work comes before | clock
~ If you like your Sunday with the tin and the cloth, take wax. | Like your Sunday? Wax | sun
If you'd rather just rinse, think about a coating. | no: Wax, then forget it / yes: Coat, then rinse | drop
> Tell {brand} where the car sleeps, outside or in the garage. | Where does it sleep? | garage
> How long will you keep the car? {brand} can say which one makes sense. | How long will you keep it? | calendar

choose: Look at their towels
* You can tell a good detailer by the towels. | Look at the towels | towel
* How do you choose who's allowed to polish your car? | Who may polish it? | question
* Every car looks great in the after picture. | All look great | images
Photos hide swirls. Ask to see a dark car in the sun, or under a lamp. | A dark car in the sun | sun
Look at the towels. Clean, soft, and sorted, one kind for paint and another for wheels. | Sorted towels | towel
Ask if they measure the paint before they polish. | Do they measure first? | ruler
Ask what won't come out. The honest ones have an answer right away. | "What won't come out?" | speech
~ And listen for whether they ask where you park and how you wash. | Do they ask you things? | ear
> Put it to {brand} straight. What won't come out of your car? | What won't come out? | speech
> Take the car to {brand} dirty, so they can see how it lives. | Bring it dirty | car

first: What happens during a full detail
* Your first full detail takes longer than a haircut and a movie. | Longer than a movie | film-strip
* What happens to your car in a full detail? | What happens in there? | car
* You hand over your car, and with it every crumb since you bought it. | Every crumb | cookie
It starts with a walk around, and you say what bothers you most. | at: First / Walk around it | eye
Outside first, rinse, foam, wheels, wash. | at: Then / Wheels and wash | drop
A bar of clay pulls off what soap can't, until the paint feels like glass. | at: Then / Clay, smooth as glass | hand
Inside, mats come out, and air blows the sand from under the rails. | at: Inside / Blow, vacuum, scrub | wind
~ Brushes go into the vents, the seams, and the cup holder where the soda was. | at: Inside / Vents and cup holders | brush
Last come the windows, because everything before leaves a print. | at: Last / Windows | window
> Which one thing bothers you most? Tell {brand} at the walk around. | What bothers you most? | hand-pointing
> Plan a ride home from {brand}, because carpets dry slowly. | Plan a ride home | bus

care: The towel that fell on the ground
* If the towel falls on the ground, it's done for the paint. | Done for the paint | towel
* Can you still use a towel that fell on the ground? | Still good? | towel
* You drop the towel, shake it out, and go on with the hood. | Shake it out? | towel
You can't see what's in it, but the paint will. Demote it to wheels. | no: Shake it out / yes: Now it's for wheels | tire
Wash the good ones alone, without softener, because that glues the fibers. | Wash without softener | washing-machine
Park in the shade to wash, or the soap dries before you've rinsed it. | Wash in the shade | umbrella
Wipe the door sills and behind the fuel door. That's where a car starts to look old. | Sills and fuel door | gas-pump
~ And blow out the mats every time you get gas. | Mats at every fill-up | mat
> Ask {brand} which soap and which towel to buy, and buy two. | Which soap, which towel? | hand-soap
> Show {brand} what you wash with. | Show your sponge

checklist: Before you hand over the car
* Take the coins out before the car goes to the detailer. | Coins out | coins
* What should you do before your car gets detailed? | What comes before? | list
* The detailer opens your trunk, and there's your whole winter in it. | Your winter's in the trunk | snowflake
Empty the trunk, the door pockets, and the box between the seats. | 1. Trunk and pockets | box
Take out the child seat if you can, because that's where the crackers are buried. | 2. Child seat out | seat
Take out anything personal, like mail or the garage opener. | 3. Mail and opener | mail
Say which stains are what. Coffee and ink are two different stories. | 4. Name the stains | coffee
Point out the chips that were there before. | 5. Point out old chips | hand-pointing
~ And don't wash it first. It's nice of you, but it hides things. | Don't wash it first
> Coffee, ink, or crayon? Tell {brand} before they start. | Coffee, ink, or crayon? | pen
> Leave the dirt and take the coins when you drive to {brand}. | Take the coins | coins

cost: Why the same car can cost twice as much
* Two cars of the same model, and one detail costs much more. | Same model, more work | car
* Why can't a detailer give you one price for a car? | Why not one price? | tag
* On the phone it's a clean car, and then there's the dog. | And then there's the dog | dog
Size is the small part of it. Hair, sand, and spills are the big one. | Hair, sand, spills | paw
One dog's winter in a carpet takes longer than the whole outside. | Dog hair takes longest | dog
For the paint, the question is how perfect. Each pass with the machine takes its time. | How perfect? | sparkle
Soft paint, hard paint, and black paint all want different hands. | Black shows everything | swatches
~ And if it's done where you live, there's the drive and the water. | The drive counts too | van
> Send {brand} one photo of the worst seat and one of the hood. | The worst seat | camera
> Selling it, keeping it, or loving it? Tell {brand}, because that changes the work. | Selling or keeping? | heart

tip: Dog hair and a rubber glove
* Dog hair in a car carpet laughs at your vacuum. | It laughs at the vacuum | dog
* How do you get dog hair out of a car seat? | How does it come out? | question
* You've vacuumed the seat twice, and there's a whole dog in it still. | A whole dog in it still | dog
Each hair is bent like a hook and has woven itself in. Suction just combs it flat. | Hooked into the weave
Put on a damp rubber glove and stroke in one direction. | Damp rubber glove, one way | hand
It rolls up into a fat sausage you can pick off. | It rolls up | yarn
Then vacuum, and now there's something to take. | no: Vacuum first / yes: Glove, then vacuum | repeat
~ For the corners, a squeegee or a rough sponge works the same way. | Squeegee in the corners
And a blanket before the next trip saves you all that. | A blanket next time | rug
> Try the glove, and what's left is for {brand}. | What's left over | hand
> Tell {brand} what breed it is, because short stiff hair holds on hardest. | What breed? | dog

season(2-4): Salt stays after the snow has gone
* The snow is gone, and the salt's still under your car. | Still under there | snowflake
* When should you wash the winter off your car? | When does winter come off? | calendar
* There's a white line on your carpet where your boots were. | A white line | boot
Salt pulls water to itself, so it stays damp, and damp metal rusts. | Salt stays damp | drop
It sits where no rain gets, in the arches, the sills, and under the trunk. | 1. Arches, sills, underneath | car
So the underside gets a long rinse, more than once. | 2. Rinse the underside | shower
Inside, it's in the carpet. Warm water loosens it, and a machine pulls it out. | 3. Pull it from the carpet | rug
~ Then look at the paint for chips, and have them touched up before they bloom. | 4. Touch up the chips | paint-brush-broad
> Wait for the last salt truck, then book {brand}. | After the last salt truck | truck
> Lift your floor mat and look, then talk to {brand}. | Lift the mat | mat
`,
})
