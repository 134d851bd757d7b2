import { trade } from './trade.ts'

export const foodTruck = trade({
  id: 'food-truck',
  name: 'food truck',
  also: [
    'street food',
    'street food stall',
    'street food vendor',
    'taco truck',
    'burger van',
    'burger truck',
    'food van',
    'food cart',
    'food stall',
    'mobile kitchen',
    'food trailer',
    'hot dog stand',
    'hot dog cart',
    'crepe truck',
    'crepe stand',
    'bbq truck',
    'mobile food',
    'fish and chip van',
    'churro stand',
    'kebab van',
    'halal cart',
    'lunch truck',
    'concession trailer',
    'taco stand',
  ],
  way: 'table',
  customers: 'guests',
  thing: 'a lunch',
  things: 'street food',
  words: [
    'truck',
    'food',
    'menu',
    'taco',
    'burger',
    'line',
    'lunch',
    'window',
    'grill',
    'street',
    'napkin',
    'sauce',
    'order',
    'fries',
    'sandwich',
    'wrap',
    'hot dog',
    'snack',
    'dish',
    'corner',
    'fryer',
    'bite',
    'cook',
    'stall',
    'burrito',
  ],
  pieces: `
mistake: Come before you're hungry
* The line at a food truck follows the clock, not the cooking. | The line follows the clock | queue
* When's the best time to get lunch from a truck? | When's the best time? | clock
* It's twelve thirty, and the line's already around the corner. | Twelve thirty | queue
Every office lets out at the same minute, and they all walk the same way. | Everyone at the same minute | building-office
Go a little before noon, and you'll be chewing while the others are still standing. | no: With everyone / yes: Before noon | clock
Or go late. But late has a price, since the good stuff runs out. | Late: some things are gone
If you're feeding the whole desk, let one person stand in line with a list. | One person, one list | list
~ The cook has more time for you then, too. Extra onions are an early bird's privilege.
> Beat the noon crowd to {brand}. | Beat the crowd | person-simple-run
> Set an alarm for {brand}, ten minutes before you'd usually think of lunch. | Set an alarm | alarm

mistake: Closing the lid on hot fries
* You've got about five minutes with those fries. | Five minutes of crisp | timer
* Why are the fries soggy by the time you sit down? | Why are they soggy? | question
* You walk back with the box shut, and the fries have given up. | They've given up | box
They come out of the oil full of steam, and steam wants out. | Full of steam | cloud
Shut the lid, and it rains inside. | It rains in the box | cloud-rain
Leave the flap open and eat them first, on the way, with your fingers. | no: Lid shut / yes: Flap open | hand
Sauce goes next to them, not on top. | Sauce on the side
~ The same goes for anything fried. A taco forgives you, a batter doesn't.
> Eat the first one at the window of {brand}. It'll never be better. | Eat the first one there | window
> Ask {brand} to leave yours open. | "Leave it open, please" | speech

myth: A tiny kitchen isn't a lazy kitchen
* The smallest kitchen on the street may be the freshest. | Small can be fresh | truck
* Can food from a truck really be fresh? | Can it be fresh? | question
* You lean in at the window and see two burners and one refrigerator. | Two burners, one fridge | thermometer-cold
In a kitchen that small there's nowhere to put last week. | No room for last week | calendar-x
What doesn't fit in there was bought for today, and when it's gone, it's gone. | Bought for today | shopping-cart
It's why the menu has six things on it and not sixty. | Six things, not sixty | list
And you're watching. Very few restaurants cook with guests looking over the pan. | no: Behind a wall / yes: In front of you | eyes
~ A sold-out sign isn't bad luck. It's what fresh looks like at two o'clock.
> Look past the menu at {brand} and into the kitchen. | Look into the kitchen | eyes
> What came in this morning? Ask at the window of {brand}. | What came in today? | window

how: How two people feed a hundred
* Inside that truck, nobody takes more than one step. | One step is enough | footprints
* How can two people cook for a line of a hundred? | How do they do it? | users
* A name, a hiss, a bell. That's your lunch being made. | A name, a hiss, a bell | bell
Everything's laid out in the order it goes on the plate, left to right. | Left to right
One hand never leaves the grill. The other wraps, sauces, and passes. | One cooks, one wraps | hand
Before opening, it was all cut, weighed, and stacked in tubs. | Cut and stacked before | knife
So what takes you half an hour at home is eight moves in here. | Eight moves | repeat
~ That's why asking for something off the menu stops the whole dance. | Off-menu stops the dance | hand-palm
> Watch the hands at {brand} while you wait. | Watch the hands | eye
> Stand where you can see in, the next time at {brand}. | Find a good view | eyes

how: What happens before the window opens
* The window opens at eleven. The truck's day began before breakfast. | It began before breakfast | sun-horizon
* What does a food truck do in the morning? | What do they do all morning? | question
* It's still dark, the street's empty, and somebody's lifting onions into a truck. | Still dark | moon
First there's a proper kitchen somewhere, where the slow things cook. | at: Early / The slow things | cooking-pot
Then water tanks get filled, gas gets checked, and everything's tied down. | at: Then / Water, gas, straps | gas-can
One pothole with a loose sauce pot, and you only do that once. | Strap down the sauce | road-horizon
On the spot it's leveled, because oil in a tilted fryer is no joke. | at: On the spot / Level it | ruler
~ And at night it's all scrubbed again. Nobody films that part. | at: Night / Scrub it | broom
> Be first at the window of {brand} and see how it all starts. | Be first | storefront
> Find out at {brand} what was put on the stove first today. | What started first? | flame

question: Where's the truck today?
* A truck isn't always where you left it. | Not where you left it | truck
* Where's the truck today? | "Where is it today?" | map-pin
* You walked six blocks for that taco, and there's an empty parking space. | An empty space | map-pin
Most trucks have a route. Tuesday here, Friday there, a market on the weekend. | A weekly route | calendar
The week's stops are usually posted, so look before you put your coat on. | Look before you go | phone
Rain and big events change everything, and that gets posted last of all. | Rain changes everything | cloud-rain
If you've got a favorite day and corner, say so. That's how stops get chosen. | Say where you'd like it | speech
~ Ask for the ones nobody posts, too. Some trucks have a quiet place they love.
> Follow {brand} and check before you walk. | Check before you walk | phone
> Tell {brand} which corner needs a lunch. | Which corner? | map-pin-area

question: Can a food truck come to your party?
* A truck can feed your party if it can get to it. | Can it get there? | truck
* Can you book a food truck for a birthday? | Can you book one? | cake
* Your yard, sixty people, and a truck that's wider than your gate. | Wider than the gate | ruler
Measure the way in. Width first, then height, since branches count. | 1. Width and height | ruler
It needs flat, firm ground. Wet grass lets it in and doesn't let it out. | 2. Flat, firm ground | warning
Say whether there's power or the truck brings its own, which hums. | 3. Power or a generator | plug
Say how many people, and when they'll be hungry. All at once is the hard way. | 4. How many, and when | people
~ A shorter menu means a shorter line. Three things are plenty. | 5. Three things | list
> Send {brand} a photo of the driveway with the date. | Photo and date | camera
> Measure your gate before you call {brand}. | Measure the gate | ruler

comparison: One hand or two?
* The most important question about your lunch is how many hands it takes. | How many hands? | hand
* A taco or a rice bowl, standing up in a crowd? | Taco or bowl? | bowl-food
* A drink in one hand, a dish in the other, and no table. | No table | hand-palm
One hand means a wrap, a taco, a stick, or a cone of fries. You can walk. | One hand: walk | person-simple-walk
Two hands means a burger. Stop, lean forward, elbows out. | Two hands: stop and lean | hamburger
A fork means sit down, or you'll be eating off your knee. | A fork: sit down | fork-knife
With a stroller or a dog, it's always one hand. | Stroller? One hand | baby-carriage
~ And carry the drink last. It's the one that spills.
> Count your free hands before you order at {brand}. | Count your hands | hand
> Say at {brand} whether you're walking or sitting. | Walking or sitting? | speech

choose: Which truck in the row?
* At a food festival, walk the whole row before you join a line. | Walk the row first | footprints
* Ten trucks in a row, so which line do you join? | Which line? | queue
* Smoke from the left truck, garlic from the right, and you're starving. | Smoke or garlic? | wind
Look at what's being carried away, not at the pictures. | 1. Look at the plates | food
Look for a short menu. One thing done all day beats ten things done sometimes. | 2. A short menu | list
Look at who's in line. If cooks from other trucks are, join them. | 3. Who's in line? | users
See whether the line moves. Long and quick is better than short and stuck. | 4. Does it move? | queue
~ And send a friend to the second best. Then share. | 5. Split up and share | users
> Walk the row, then come and look at the plates leaving {brand}. | Look at the plates | eyes
> Bring a friend to {brand}, and split up. | Split up | users

first: Your first order at the window
* Decide in line, not at the window. | Decide in line | queue
* How does it go at a food truck if you've never ordered at one? | How does it go? | question
* You're next at the window, everyone's looking, and you haven't read the menu. | You're next | eyes
Read the board from the back of the line. It's painted big for a reason. | 1. Read it from the back | chalkboard-simple
Say what it is, how many, and how hot. Then your name. | 2. What, how many, how hot | pepper
Step to the side where you can hear. They'll shout it once over the fan. | 3. Stand where you hear it | ear
Get napkins before the food. Twice what you think. | 4. Napkins first | hand
~ And taste before you add sauce. Somebody's already thought about it. | 5. Taste, then sauce | drop
> Say hello at {brand} and ask what most people have. | "What do most people have?" | speech
> Start with the first line on the board of {brand}. | The first line | chalkboard-simple

care: Getting lunch back to your desk
* Your lunch has to survive the elevator. | Survive the elevator | elevator
* How do you get a taco back to the office in one piece? | In one piece? | question
* The light's red, and something in your lunch bag has started to leak. | Something's leaking | bag
Carry it flat, from below. The handles are for the soda. | Flat, from below | hand
Ask for the sauce in a cup and dress it at your desk. | no: Sauced now / yes: Sauced there | drop
Hot and cold go in two bags, or the salad cooks. | Hot and cold apart | thermometer
Open everything the moment you're there. | Open it right away | box
~ Crisp first, soft last. That's the order to eat in, too. | Crisp first, soft last
> Say to go and how far when you order at {brand}. | "To go, ten minutes" | speech
> Try it once standing right beside {brand}. Then you'll know what it can be. | Eat it right there | storefront

checklist: Booking a truck for a wedding
* For a wedding, one truck and two hundred people is a slow dance. | A slow dance | people
* What do you ask before you book a food truck for a wedding? | What do you ask? | question
* The dress is white, the dish has chili in it, and there's one window. | White dress, red sauce | dress
Ask how many they can serve in an hour, and do the math. | 1. How many in an hour? | calculator
Ask when they arrive, and how loud they are. You'll have vows going on. | 2. When, and how loud? | speaker-high
Ask what happens in rain. The truck has a roof, your guests don't. | 3. What if it rains? | umbrella
Have something to nibble at once, so the line's in a good mood. | 4. Something to nibble | cookie
Ask what's done for guests who can't walk over or stand. | 5. Guests who can't stand | wheelchair
~ And let the tables go one after another. | 6. Table by table | people
> Give {brand} the date, the head count, and the hour of the cake. | Date, count, cake | cake
> Ask {brand} for a menu that's quick to hand out. | Quick to hand out | list

cost: Why street food isn't fast-food cheap
* No waiters, no walls, and still lunch isn't cheap. | No waiters, no walls | tag
* Why does a burger from a truck cost as much as one inside? | Why as much as inside? | hamburger
* You look at the price of the burger, then at the wheels. | The price and the wheels | truck
The meat and the bread cost the same on wheels as they do indoors. | Same meat, same bread | hamburger
Then there's a place to park, a kitchen to cook in, gas, and a generator. | Gas, parking, a second kitchen | gas-pump
It's cooked in small batches, by somebody who's also the driver. | The cook's the driver | steering-wheel
A rainy day costs the same as a sunny one and sells half the lunches. | A rainy day costs the same | cloud-rain
~ What you don't pay for is the tablecloth.
> Ask {brand} what's in the one you're holding. | What's in it? | hamburger
> Compare it bite for bite. Get one at {brand}. | Bite for bite | fork-knife

tip: Order what the truck is named after
* Read what's painted on the truck, then order that. | Order what's painted on it | truck
* What should you order at a food truck you don't know? | What do you order? | list
* The truck says dumplings, and you're looking at the salad. | Looking at the salad | leaf
Somebody bought a truck because of one thing they cook better than anyone they knew. | Because of one dish | heart
The rest of the board is for your friend who won't eat it. | The rest is for your friend
Have it the way it's written the first time. Extra this and no that comes later. | no: Your way / yes: As it's written | note-pencil
If there's a sauce with no name on it, that's usually where the grandmother is. | The sauce with no name | drop
~ And look at the cook's own lunch, if you can. It's never the salad.
> Order the thing {brand} is known for, as it comes. | As it comes | food
> Point at the painted side of {brand} and say: that one. | "That one" | hand-pointing

season(5-9): How to eat at a summer festival
* The band's last song is the worst time to want food. | The worst time | music-notes
* When's the right moment to get in line at a festival? | When do you line up? | clock
* The song's over, and the whole field turns toward the food. | The whole field turns | people
Eat in the middle of a set you don't love. There's hardly a line then. | Eat during a so-so set | music-notes
In the heat, take salty and light. A heavy plate and a noon sun don't dance. | Salty and light | sun
Share, so you can have three things, and sit in the shade with them. | Share in the shade | umbrella
Get your water while you're standing there anyway. | Water too | drop
~ Late at night go for anything on bread. It holds you, and it needs no light to eat. | Late: anything on bread | moon
> Find {brand} while the sun's still up. | While the sun's up | sun
> Look for the shortest line of the evening at {brand}, in the middle of a song. | In the middle of a song | music-note
`,
})
