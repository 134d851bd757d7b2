import { trade } from './trade.ts'

export const rvAndCamperRental = trade({
  id: 'rv-and-camper-rental',
  name: 'RV rental',
  also: [
    'rv rental company',
    'rv hire',
    'camper rental',
    'campervan rental',
    'camper van rental',
    'campervan hire',
    'camper van hire',
    'camper hire',
    'motorhome rental',
    'motorhome hire',
    'caravan hire',
    'caravan rental',
    'travel trailer rental',
    'camping trailer rental',
    'motor home rental',
    'van rental for camping',
    'vanlife rental',
    'rooftop tent rental',
    'camper trailer hire',
    'rv rentals',
    'teardrop trailer rental',
    'rv for rent',
    'camper for rent',
  ],
  way: 'hire',
  customers: 'travelers',
  thing: 'a camper',
  things: 'campers',
  words: [
    'rv',
    'camper',
    'motorhome',
    'trailer',
    'van',
    'campsite',
    'trip',
    'road',
    'tank',
    'hose',
    'bed',
    'awning',
    'stove',
    'fridge',
    'water',
    'roof',
    'toilet',
    'cabinet',
    'plug',
    'night',
    'parking',
    'camping',
    'step',
    'propane',
    'drive',
  ],
  pieces: `
mistake: You forgot how tall you are
* At the first drive-through, you'll forget how tall your RV is. | How tall are you? | ruler
* What's the most expensive mistake in a motorhome? | The expensive mistake | warning
* There's a bar over the garage entrance, and you're in a camper. | A bar overhead | garage
In a car, nobody's ever had to look up. | Nobody looks up | eye
A camper is a small house, and its air conditioner sits on the top. | A house with a hat | house
Branches, gas station roofs, and the sign at the burger place are all looking for it. | Branches, roofs, signs | tree
So write the height on a strip of tape and stick it on the dash, in feet and inches. | 1. Height on the dash | note
And put it in your GPS as well, if it lets you. | 2. Height in the GPS | gps
~ If you're not sure, get out and look. It's free. | 3. Get out and look | eyes
> Read the height off with {brand}, and write it on the tape right there. | Write it on tape | pencil
> What's the highest thing on the roof? Get {brand} to point it out. | What's on the roof? | ruler

mistake: Too many miles on the first day
* Drive half of what you planned on the first day in a camper. | Half of it | road-horizon
* How far can you drive in a day with an RV? | How far in a day? | map-trifold
* It's dark, you're still driving, and the campsite closed its gate. | The gate is closed | moon
Picking it up takes half the morning, and then comes the supermarket. | The morning's gone | cart
Then you drive slower than in a car, up hills most of all. | You drive slower | truck
And then comes everything you've never done before. The leveling, the hose, the beds. | And then the first setup | bed
So stay close the first night, and arrive while it's light. | no: Far, and dark / yes: Near, and light | sun
~ A lake around the corner is a fine first stop. | A lake nearby will do
> Maybe {brand} knows a campsite nearby for the first night. | Stay nearby first | tent
> Pick it up at {brand} early, and plan nothing else that day. | Early, and no plan | calendar

myth: Bigger is more comfortable
* The biggest RV on the lot is comfortable when it's parked. | Comfortable when parked | truck
* How big should your camper be? | How big? | ruler
* You want a coffee, and your motorhome wants six parking spots. | And where do you park?
Space inside is nice for two hours in the rain. | Nice in the rain | cloud-rain
On the road you pay for every foot, in gas, on ferries, and in narrow streets. | You pay per foot | gas-pump
Many campsites have a limit too, and the prettiest spots are usually the small ones. | The pretty spots are small | tree
What really counts is beds, one for everyone, that nobody has to build at midnight. | no: Most feet / yes: Enough beds | bed
~ You'll be outside anyway, on two folding chairs. | You'll sit outside | chair
> Lie down in the beds at {brand}, all of you. | Lie down in it | bed
> Tell {brand} where you're going before you ask for a size. | First where, then size | map-trifold

how: How to empty the tanks without a story
* Every RV trip has a moment with a thick brown hose. | That moment
* How do you empty the tank of an RV? | How does it work? | question
* You're holding the hose, in gloves, and a line's forming behind you. | A line behind you | people
There are two tanks, black from the toilet and gray from the sink. | Black and gray | toilet
Put the hose on both ends, click it in, and check it twice. | at: First / Hose on, check twice | hand
Open black first and let it run until it's quiet. | at: Then / Black first
Then gray. Soapy water goes after it and rinses the hose. | at: Then / Gray rinses the hose | drop
Close both, rinse the hose from up high, and put it away on its own. | at: Last / Close, rinse, put away | shower
~ Don't empty it when there's hardly anything in it, because a little won't flow. | Not when it's nearly empty | gauge
> Have {brand} show you both handles and the gloves. | Both handles | hand
> Film it on your phone while {brand} explains it. | Film it | video-camera

how: How to park level and hook up
* If the eggs roll to one side of the pan, your camper isn't level. | The eggs roll away | egg
* What do you do when you arrive at a campsite? | What comes first? | tent
* You've just parked the camper, and the cabinet door swings open by itself. | It opens by itself | door
First get it level, with wedges under the low wheels. The fridge and your sleep depend on it. | at: First / Level it | ruler
Then brake on, chocks in, and on a trailer, uncouple only now. | at: Then / Chocks | hand-palm
Plug in the power, with the breaker at the post off. | at: Then / Power | plug
Water comes through a clean hose that's for drinking and nothing else. | at: Then / Clean water | drop
Now the awning, if there's no wind, and then the chairs. | at: Last / Awning, chairs | chair
~ Leaving, you do it all backward, and walk around once before you roll. | at: Leaving / Backward, walk around | repeat
> Do it once with {brand} in the parking lot, start to finish. | Once in the lot | repeat
> Ask {brand} for a list in the right order, and hang it by the door. | A list by the door | list

question: Is it hard to drive?
* Is it hard to drive a motorhome? | "Is it hard to drive?" | steering-wheel
* A camper drives like a van, until you turn, stop, or back up. | Turn, stop, back up | van
* You're up high in the camper, and the curb has disappeared. | Where's the curb? | road-horizon
Turning, you swing wide. The back wheels cut the corner, and the tail swings the other way. | 1. Swing wide
Stopping takes longer, so leave a gap. Somebody will fill it, so leave another. | 2. Leave a gap | ruler
Wind and trucks push you. Both hands, and slow down. | 3. Both hands in wind | wind
To back up, you need somebody outside who you can see in the mirror. | 4. Someone outside | mirror
If you can't see them, you stop. | no: Roll on / yes: Stop | hand-palm
~ After a day you'll wave at the other campers, and they'll wave back. | Wave at the others | hand-waving
> Drive around the block with {brand} in the other seat. | Around the block | repeat
> Agree on hand signs for backing up before you leave {brand}. | Agree on hand signs | hand

question: How long does the water last?
* How long does the water in a camper last? | "How long does it last?" | drop
* The shower you take at home would empty half a camper's tank. | Half the tank | shower
* You're covered in soap, and the camper's shower coughs and stops. | It coughs and stops | shower
What's on board is all there is, and every drop comes back as gray water. | In as clean, out as gray | drop
So wet yourself, turn it off, soap, turn it on, rinse. | no: Let it run / yes: Off while you soap | shower
Wipe the plates with paper before you wash them. | Wipe the plates first | fork-knife
Drink from a jug, so you notice what you use. | Drink from a jug | jar
Shower at the campsite, and it lasts a lot longer. | Shower at the campsite | tent
~ The toilet's usually what fills up first. | The toilet fills first | toilet
> How big is each tank? Write it down when {brand} tells you. | How big are they? | gauge
> Tell {brand} how many you are, and whether you'll have hookups. | How many, and where? | people

comparison: Motorhome, trailer, or van
* Motorhome, trailer, or van, which one is your trip? | Which one is your trip? | question
* With a trailer, you can leave the house at the campsite. | Leave the house there | truck-trailer
* You're out of milk, the beds are made, and your house is your car. | Out of milk | bed
A motorhome has it all in one. The fridge is right there at a rest stop, but you pack up for every errand. | Motorhome, all in one | truck
A trailer needs a car that can pull it and a driver who can back up. Then you're free. | Trailer, then you're free | truck-trailer
A van fits in a parking spot and on a mountain road. Inside, you'd better get along. | Van, small and close | van
It comes down to how often you'll move. | How often will you move? | map-trifold
~ Daily, take the van. Once a week, take the trailer. | no: Trailer, daily move / yes: Trailer, long stay | calendar
> What can your car pull? Find the number and tell {brand}. | What can it pull? | car
> Tell {brand} how many nights you'll stay in one place. | Nights in one place | moon

choose: Before you rent a camper
* Ask who picks up the phone on Sunday before you rent a camper. | Who answers on Sunday? | phone-call
* How do you choose a camper rental? | How do you choose? | question
* The camper looks great in the photo, taken in a field at sunset. | At sunset | camera
Photos are taken with a wide lens. Ask for the length of the bed. | 1. How long is the bed? | ruler
Ask how old it is, and when the tires were changed. | 2. How old are the tires? | tire
Ask who you call when the fridge quits on a Sunday. | 3. Who do I call? | phone
Ask if there's a limit on miles, and where you may not take it. | 4. Miles and borders? | map-trifold
~ And how long the handover takes. If it's ten minutes, something's missing. | 5. How long's the handover? | clock
> Ask {brand} for a photo of the bed with somebody lying in it. | Someone in the bed | bed
> Put your Sunday question to {brand}. | The Sunday question | calendar

first: What happens at the pickup
* Picking up a camper takes longer than you think, luckily for you. | Longer than you think | clock
* What happens when you pick up a camper? | What happens? | key
* The van's there, you've got the key, and forty switches are looking at you. | Forty switches | sliders
First you walk around it together and take photos, the roof too. | at: First / Photos all around | camera
Then inside. Gas, water, heater, fridge, each on and off once, by your own hand. | at: Then / Every switch, your hand | hand
You make the bed once, since it's a puzzle. | at: Then / Make the bed | puzzle
You find the jack, the first aid kit, and the fuses. | at: Then / Jack, first aid, fuses | first-aid-kit
~ You ask the question you find embarrassing. It's always about the toilet. | at: Ask / The toilet question | toilet
Then you drive off, very slowly. | at: Last / Drive off slowly | road-horizon
> Film the whole handover at {brand}. | Film it all | video-camera
> Bring your license and some patience to {brand}, and pick up the kids later. | License, patience | identification-card

care: What to do before you bring it back
* Bring the camper back with two empty tanks and a full one. | Empty tanks, a full one | gas-pump
* How should you return a camper? | How do I bring it back? | question
* It's the last morning of the trip, and there's sand in the bed. | Sand in the bed | bed
Start the evening before, or you'll do it all at the gas station. | Start the evening before | moon
Empty black and gray, and do it at the last campsite. | 1. Empty black and gray | toilet
Fridge emptied, wiped, and left open a crack. | 2. Fridge wiped, door ajar | snowflake
Sweep it out, all of it, under the beds too. | 3. Sweep it out | broom
Look in every cabinet, and behind the cushions, where the chargers hide. | 4. Every cabinet | plug
Fill up around the corner, and keep the receipt. | 5. Fill up, keep the receipt | receipt
~ Write down what didn't work. The next ones will be glad. | 6. What didn't work? | note
> How clean is clean? Settle that with {brand} at the start. | How clean is clean? | broom
> Tell {brand} about the scratch before they find it. | Mention the scratch | speech

checklist: What to pack for a camper trip
* Pack soft bags for a camper, because suitcases don't fold. | Soft bags | bag
* What do you take along in a camper? | What do you pack? | bag
* You open the cabinet in the camper, and it's as wide as a shoebox. | Wide as a shoebox | box
Soft bags that disappear once they're empty. | 1. Soft bags | bag
Slippers, because whatever's on your shoes will be in your bed. | 2. Slippers | sneaker
A headlamp each, for the walk at night. | 3. A headlamp each | flashlight
One sharp knife, one good pan, and the coffee thing you can't live without. | 4. Knife, pan, coffee | coffee
Clothespins, for towels, curtains, and chip bags. | 5. Clothespins
~ A box of games, since it will rain one day. | 6. Games for rain | dice-five
And leave one cabinet empty. It'll fill. | Leave one empty
> Ask {brand} what's in the kitchen before you pack yours. | What's in the kitchen? | cooking-pot
> Bedding or sleeping bags? {brand} can tell you what's in there. | Bedding or bags? | bed

cost: What a camper trip really costs
* The price per night is only the start of a camper trip. | Only the start | tag
* What else do you pay for when you rent an RV? | What comes on top? | receipt
* You've compared three campers by the night, and forgot the gas. | You forgot the gas | gas-pump
A house on wheels drinks like one, most of all uphill. | 1. Gas, with hills | gas-pump
Then the campsite, every night, and more in season or with a plug. | 2. Campsites | tent
Then insurance, and what you'd pay yourself if you meet a tree. | 3. Insurance, and your share
Miles that are included, and those that aren't. | 4. Included miles | road-horizon
Things like bedding, chairs, and propane, and cleaning at the end. | 5. Bedding, propane, cleaning | bed
~ But there's no hotel to pay, and you make your own breakfast. | And no hotel | coffee
> Give {brand} your route, and ask what it comes to in the end. | Route first, then the sum | map-trifold
> Ask {brand} what most people forget to count. | What do people forget? | calculator

tip: Take it around the parking lot first
* Spend ten minutes in an empty parking lot before your camper meets traffic. | Ten minutes, empty lot | timer
* How do you get a feel for a motorhome? | How do you get a feel? | steering-wheel
* It's Sunday, the mall is closed, and your camper has it all to itself. | It's all yours | store
Put a water bottle on the ground and drive around it. See where the back wheels go. | 1. Around a bottle
Stop with your front at a line, get out, and see how far off you were. | 2. Stop at a line | ruler
Back into a space with somebody waving, and learn which wave means stop. | 3. Back up with a helper | hand-palm
Brake once, hard, and hear what falls out of the cabinets. | 4. Brake, and listen | ear
~ Then swap drivers. Both of you should have done it. | 5. Swap | repeat
Better the bottle than somebody's fender. | no: Somebody's fender / yes: A bottle | drop
> There'll be a quiet lot near {brand}. Find out where. | Which lot is good? | map-pin
> Brake hard once before {brand} is far behind you, and go back for what rattles. | Brake once, hard | hand-palm

season(3-5): Spring nights in a camper
* In spring your camper is a greenhouse by day and a fridge by night. | Greenhouse and fridge | thermometer
* Is spring too cold for a camper trip? | Too cold in spring? | thermometer-cold
* It's April, the sun's on the windshield, and your nose was cold all night. | A cold nose | moon
By day you sit outside in a T-shirt, and the campsites are half empty. | Half empty | tent
At night the cold comes through the windows, most of all in front. | It comes through the windows | window
So put up the covers before it's dark, and warm the bed before you get in. | no: Covers at midnight / yes: Covers before dark | bed
Air it out in the morning, or your breath runs down the walls. | Air it out | wind
Check that the campsites are open and the water's on. | Is the water on? | drop
~ And check the gas, because heating takes more than cooking. | Check the propane | flame
> Learn the heater from {brand} as if you'd need it that night. | Learn the heater | flame
> How cold may it get before the pipes freeze? {brand} knows the van. | How cold is too cold? | thermometer-cold
`,
})
