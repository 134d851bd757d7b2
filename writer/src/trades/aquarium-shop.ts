import { trade } from './trade.ts'

export const aquariumShop = trade({
  id: 'aquarium-shop',
  name: 'aquarium store',
  also: [
    'aquarium shop',
    'tropical fish store',
    'tropical fish shop',
    'aquatics store',
    'aquatic store',
    'aquatics shop',
    'pet fish store',
    'fish tank store',
    'fish tank shop',
    'reef store',
    'reef shop',
    'coral shop',
    'coral store',
    'saltwater aquarium store',
    'freshwater aquarium store',
    'aquarium maintenance',
    'aquarium service',
    'aquascaping',
    'aquascaping studio',
    'pond supply store',
    'koi dealer',
    'shrimp store',
    'aquarium builder',
  ],
  way: 'shop',
  customers: 'fishkeepers',
  thing: 'a tank',
  things: 'tanks',
  words: [
    'fish',
    'tank',
    'aquarium',
    'water',
    'filter',
    'plant',
    'gravel',
    'algae',
    'shrimp',
    'snail',
    'goldfish',
    'betta',
    'coral',
    'reef',
    'food',
    'bucket',
    'glass',
    'heater',
    'light',
    'bowl',
    'pump',
    'guppy',
    'net',
    'tetra',
    'thermometer',
  ],
  pieces: `
mistake: Fish and tank on the same day
* Buy the tank today and the fish in a few weeks. | Tank today, fish later | calendar
* Can I take the fish home with the new aquarium? | "Tank and fish today?" | fish
* The water's clear, the light's on, and the kids want the fish now. | The kids want fish | people
Clear water isn't ready water. It's like a new apartment without plumbing. | Clear isn't ready | drop
What fish leave behind is poison to them, and there's nobody in there yet to eat it. | Nobody to clean up yet
Those helpers are bacteria. They settle in the filter, and they take weeks. | Bacteria take weeks | hourglass
Until there are enough of them, you plant, add a pinch of food, and test. | no: Fish on day one / yes: Plants, wait, test | test-tube
~ It's the time when you move the wood, look, and move it back. | Time to move the wood | log
> Choose the tank with {brand} now, and dream about the fish. | Choose the tank first | fish
> Bring a jar of the water to {brand} and ask if it's ready. | Ask if it's ready | jar

mistake: You feed them because they beg
* Your fish aren't hungry, they've trained you. | They've trained you | fish
* How much food does a fish need? | How much? | food
* You walk up to the tank, and they all come to the glass. | All at the glass | eyes
Fish beg even after a buffet. In a river you eat when there's something. | They'd eat all day
A fish's stomach is about as big as its eye. | A stomach like an eye | eye
So a pinch is a meal. If something's still floating after two minutes, it was too much. | Gone in two minutes | timer
What they leave sinks and rots, and then the algae get it. | The rest feeds algae | leaf
~ Most grown fish do fine with a day off from food. | One day off
And hide the can from the kids, because everybody feeds them once. | no: Everyone feeds / yes: One person feeds | people
> Show {brand} with your fingers how big your pinch is. | Show your pinch | hand
> Ask {brand} what your kind eats, since some need more than flakes. | What does mine eat? | question

myth: A goldfish is happy in a bowl
* A goldfish bowl is a vase with somebody in it. | A vase with somebody in it | fish
* Can a goldfish live in a bowl? | "Isn't a bowl enough?" | fish
* There's a goldfish in a bag, and your kid's looking at you. | And that look | bag
A goldfish is small when you buy it. It grows longer than your hand and can outlive a dog. | Longer than your hand | hand
It makes a lot of dirt too, and a bowl has no filter. | A lot of dirt, no filter | drop
At the top it's narrow, so there's little surface where air gets in. | Little air gets in | wind
And all around there's glass that bends everything, and no corner to hide in. | no: A bowl / yes: A long tank or a pond | ruler
~ They like company, so don't keep just one. | Never just one
For a small space, there are small animals, like shrimp. | Small space? Shrimp | shrimp
> How long is your shelf? Ask {brand} who could live on it. | Who fits on your shelf? | ruler
> Got one in a bowl already? Talk to {brand} about a move. | Planning a move | box

how: How a filter really works
* Your aquarium filter doesn't strain the water, it digests it. | It digests | drop
* What does an aquarium filter do? | What does it do? | question
* The filter's brown and slimy, and your hand goes for the tap. | Hand on the tap | sink
The sponge catches some dirt. The real work's done by what lives on it. | It's alive
One kind of bacteria eats what the fish leave. | First eaters | repeat
A second kind eats that, and what's left is plant food. | Second eaters, then plants | plant
They need water flowing past, so a filter runs all night. | Never off at night | moon
Rinse it under the tap, and you've washed the workers down the drain. | no: Under the tap / yes: In old tank water
~ So only half of it at a time, and only when it flows slowly. | Half at a time
> Sponge, floss, stones, in what order? {brand} can sort that out with you. | What's in there? | question
> Listen to it. If it hums differently, tell {brand}. | Does it hum differently? | ear

how: How a new fish gets into the tank
* Don't pour the fish in with the bag. | Don't pour | bag
* How do you put a new fish in the tank? | How does it get in? | fish
* The bag's on your lap, and the fish is looking at you. | Looking at you | bag
The lights go off first, because it's had enough of a day. | at: First / Lights off | moon
The closed bag floats on top, until both waters are equally warm. | at: Then / The bag floats | thermometer
Then you open it and let in some of your water, a little every few minutes. | at: Now / A little water, and wait | drop
Warmth adjusts fast. The rest of the chemistry needs that time. | Chemistry takes longer | test-tube
Scoop the fish over with a net, and pour the bag water down the drain. | no: Bag water in / yes: Net, then drain
~ It'll hide until tomorrow. So would you. | It hides until tomorrow | bed
> Drive straight home from {brand}, with the bag in the dark. | Straight home | car
> Ask {brand} how long your kind should take, since shrimp take longer. | How long for mine? | hourglass

question: How many fish fit in my tank?
* How many fish fit in my tank? | "How many fit?" | fish
* How many fish fit is up to the filter more than the space. | It's up to the filter | fish
* The tank looks empty with six little fish, and you want twelve. | It looks empty | eye
Don't add up lengths. A slim one isn't like a fat one that's always eating. | Don't add up lengths | ruler
Ask how big they get. In the shop you mostly see children. | 1. How big do they get? | ruler
Ask how many of its own kind it needs, since a lonely tetra's a nervous tetra. | 2. How many of its kind? | people
Ask where it lives, on top, in the middle, or on the bottom, and fill the floors. | 3. Which floor? | stairs
Then go slowly. A few, then wait, and test. | 4. A few, then test | test-tube
~ And if you like it full, fill it with plants. | 5. Fill it with plants | plant
> Tell {brand} the length of your tank and who's in it. | Length, and who's in it | ruler
> Draw up your list with {brand}, and strike one name. | Strike one | list

question: Why is my water green?
* Why is my aquarium water green? | "Why is it green?" | drop
* Algae aren't dirt, they're plants you didn't plan. | Plants you didn't plan | leaf
* You scrape the glass on Sunday, and by Thursday it's back. | Back by Thursday | calendar
Algae need light and food, and yours are getting too much of both. | Light and food | sun
Light first. Sun on the tank or a lamp all evening makes them happy. | 1. Less light | lamp
Food next. Feed less, and take out what's rotting. | 2. Less food | food
Then change some of the water, since it's soup by now. | 3. Change some water | drop
Then fast plants, which eat it before they do. | 4. Fast plants | plant
~ Snails and shrimp help clean, but they can't stop you from overfeeding. | 5. Snails help | shrimp
And be patient. They came over weeks, and they'll go over weeks. | They go slowly | hourglass
> Take a photo of it for {brand}, since green, brown, and hairy aren't the same. | Green, brown, or hairy? | camera
> How many hours is your light on? Tell {brand}. | Hours of light? | clock

comparison: Freshwater or saltwater
* Freshwater or saltwater, which tank should you start with? | Fresh or salt? | question
* Saltwater has the colors, and freshwater has the plants. | Colors or plants? | swatches
* You're in front of the reef tank, and you've forgotten the time. | In front of the reef | fish
In fresh water you can start with what comes from the tap, treated and tested. | Fresh, from the tap | drop
It forgives a day you forgot, and the plants do part of the work. | Fresh forgives | plant
Salt water you mix yourself, and what evaporates has to be topped up every day. | Salt, mixed and topped up | flask
Corals want strong light, steady values, and moving water, so there are more machines. | Corals want steady | sun
~ It isn't harder, it's more of a hobby. | More of a hobby
So ask yourself how many minutes a day are yours. | no: Which is prettier? / yes: How many minutes? | timer
> Find out from {brand} what a week with each looks like. | What's a week like? | calendar
> Stand in front of both at {brand} for ten minutes. | Ten minutes each | eyes

choose: Look at the bottom of the tanks
* Look at the bottom of the tanks before you look at the fish. | Look at the bottom | eye
* How do you choose an aquarium store? | How do you choose? | question
* Forty tanks, bubbles everywhere, and you don't know where to look. | Where to look? | eyes
A fish dies now and then. It shouldn't still be lying there at noon. | 1. Nothing lying around
The fish should be awake, with fins up. | 2. Awake, fins up | fish
Say you want one, and see if they ask about your tank. | 3. Do they ask about yours? | speech
Ask how long it's been there. A few days of rest before sale is good. | 4. How long has it been here? | calendar
~ Watch how they catch it. Slowly and with two nets is how it's done. | 5. Slowly, two nets | hand
And sooner or later they should say no, not that one, not for your water. | They should say no once | hand-palm
> Name a fish that doesn't fit your tank at {brand}, and see what happens. | Ask for the wrong one | question
> Bring a photo of your tank to {brand}. | Bring a photo | camera

first: Your first weeks with an aquarium
* In the first week, your aquarium is a box of wet stones. | A box of wet stones | hourglass
* What happens in the first weeks with an aquarium? | What happens? | calendar
* You're sitting in front of a tank without fish, and you're watching anyway. | Looking anyway | eye
Day one is sand, wood, plants, and water, poured on a plate so nothing flies. | at: Day one / Sand, wood, plants | plant
Some days later it goes cloudy, like milk in tea. Leave it, it clears. | at: Day four / Cloudy | tea-bag
Brown dust comes on the glass. That's normal too. | at: Week two / Brown dust
The plants lose leaves and grow new ones. | at: Week three / New leaves | seedling
You test the water, and one value goes up and comes down again. | at: Then / A peak, and down | test-tube
~ When it's gone and stays gone, the first ones can move in. | at: Then / The first fish | fish
> Write down your test values and take them to {brand}. | Write down the values | notebook
> Ask {brand} who should be first. Snails are a good start. | Who moves in first? | question

care: The bucket on Sunday
* A bucket a week keeps an aquarium clear. | A bucket a week | calendar
* How do you clean an aquarium? | How do you clean it? | drop
* It's Sunday, and the fish already know the bucket. | They know the bucket | fish
Don't take it all out, and don't scrub everything. You'd be starting over. | no: All out, all clean / yes: A part, often | repeat
Switch off the heater first, because it cracks when it's dry. | 1. Heater off | plug
Wipe the glass, then let the dirt settle. | 2. Wipe the glass
Siphon the dirt out of the gravel, a part each time. | 3. Hose over the gravel
Fill up with treated water, as warm as the tank. | 4. Warm, treated water | thermometer
Switch everything on again, and check that it runs. | 5. Everything on | plug
~ Keep that bucket for the fish, so it never sees soap. | 6. A bucket without soap
> How big should your bucket be? Tell {brand} the size of the tank. | How big a bucket? | question
> Show {brand} a photo if the floor looks black. | Black floor? | camera

checklist: What to bring to the aquarium store
* Your fish are sick, and the most useful thing you can bring is water. | Bring water | jar
* What should you bring to the aquarium store when something's wrong? | What do you bring? | bag
* Your fish is lying on the bottom, and they ask for your water. | "And your water?" | jar
A jar of tank water, filled to the top, from a jar that's never seen soap. | 1. A jar of water | jar
A photo of the whole tank, and one of the animal. | 2. Two photos | camera
A list of who lives in it, and since when. | 3. Who lives there? | list
What was new lately, like a fish, a plant, a medicine, a food. | 4. What was new? | calendar
How warm it is, by the thermometer. | 5. How warm? | thermometer
~ And when you last changed water. Be honest. | 6. The last water change | drop
> Take the jar out of the tank just before you leave for {brand}. | Fill it right before | jar
> Write it all on one page for {brand}. | All on one page | note

cost: The fish is the cheapest thing in the tank
* The cheapest thing in an aquarium swims. | It swims | fish
* What does an aquarium really cost? | What does it cost? | coins
* The fish costs as much as a coffee, and then you see the lamp. | And then the lamp | lamp
The tank's the start, and a bigger one is easier to keep. | Bigger is easier | ruler
Then the filter and the light, and those depend on what you want to grow. | Filter and light | lightbulb
Wood, stones, plants, and gravel add up quietly. | Stones and plants add up | plant
After that it's power, food, tests, and a bit of water. | Then power, food, tests | plug
~ What's expensive is buying twice, so wait until you know who'll live there. | no: Buy twice / yes: Ask first | repeat
And it needs something strong to stand on, because water's heavy. | And a strong stand | desk
> Get {brand} to write down the whole setup, with every small thing. | Every small thing | list
> Who'd you like to look at? Start there with {brand}. | Who'd you look at? | eyes

tip: Put your light on a timer
* The best helper for your aquarium costs less than a plant. | Less than a plant | plug
* How long should the light be on in an aquarium? | How long? | clock
* You come home late, and the tank's still lit like a stadium. | Lit like a stadium | lightbulb
Fish don't know that you're at work. They've been awake all day and half the night. | They've been awake since dawn | eye
Algae love it, because they never sleep. | Algae never sleep | leaf
Put a timer between the plug and the wall, and it's the same every day. | A timer at the plug | timer
Set the hours for when you're home, so it's bright when you look. | Bright when you're home | house
~ Some plant people swear by a break at noon. | Some take a noon break
And leave a small lamp on for a bit, so it doesn't go dark in one second. | no: Night in a second / yes: Slowly dark | lamp
> Ask {brand} how many hours your plants want. | How many hours? | clock
> Tell {brand} when you get home, and set the timer by that. | Set it by your evening | house

season(6-8): When the water gets too warm
* In a heat wave, your aquarium's heater isn't the thing to watch. | Not the heater | thermometer-hot
* What do you do when the aquarium gets too warm in summer? | What do you do? | thermometer-hot
* It's a hot night, and the fish are hanging just under the surface. | Hanging at the top | fish
Warm water holds less air, and in the heat fish need more. | Less air, more need | wind
Open the lid, and turn the filter so it ripples the top. | 1. Lid open, ripple the top | waves
Blow a small fan across the water. It evaporates, and that cools. | 2. A small fan | fan
Shade the window, and give the lamp a shorter day. | 3. Shade, less light | window
Feed a bit less. | 4. Feed less | food
~ No ice cubes in the tank. Fish hate sudden changes. | no: Ice in the tank / yes: Slowly cooler | snowflake
And top up what's evaporated. | 5. Top up | drop
> Look at your thermometer now, and ask {brand} what your fish can stand. | What can they stand? | thermometer
> Going away in July? Ask {brand} about feeding while you're gone. | Away in July? | suitcase
`,
})
