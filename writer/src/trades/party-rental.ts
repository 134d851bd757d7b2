import { trade } from './trade.ts'

export const partyRental = trade({
  id: 'party-rental',
  name: 'party rental company',
  also: [
    'party rentals',
    'party rental',
    'party rental store',
    'tent rental',
    'event rental',
    'event rentals',
    'event hire',
    'party hire',
    'marquee hire',
    'marquee company',
    'tent rental company',
    'table and chair rental',
    'chair hire',
    'furniture hire',
    'event furniture rental',
    'linen rental',
    'tableware hire',
    'dance floor rental',
    'party supply rental',
    'catering equipment hire',
    'stretch tent hire',
    'wedding rentals',
  ],
  way: 'hire',
  customers: 'hosts',
  thing: 'a rental',
  things: 'rentals',
  words: [
    'tent',
    'table',
    'chair',
    'linen',
    'tablecloth',
    'glass',
    'plate',
    'napkin',
    'rental',
    'delivery',
    'party',
    'guest',
    'event',
    'wedding',
    'dance floor',
    'heater',
    'setup',
    'marquee',
    'cutlery',
    'stake',
    'backyard',
    'pickup',
    'crate',
    'fork',
    'stool',
  ],
  pieces: `
mistake: You counted the guests and forgot the buffet
* You measured the tent for the guests. Then the buffet came in. | Then the buffet came in | tent
* How big a tent do you need? | How big a tent? | ruler
* Every guest has a chair, and nobody can push it back. | Nobody can push back | chair
A person sitting needs a chair, a bit of table, and room to get up. | Chair, table, room to get up | chair
Then there's the bar, the food, the band, the cake. They need floor, too. | 1. Bar, buffet, band, cake | cake
Then a floor to dance on, and a way for trays. | 2. Dancing, and a tray's way | tray
Then the poles. You can't seat anyone inside a pole. | 3. The poles | tent
~ Along a sloped side, nobody can stand up. | 4. The low sides | ruler
So draw it first. Little circles on paper, to scale. | no: Count heads / yes: Draw it | pencil-ruler
> Send {brand} the number of guests and what else has to fit. | Guests, and what else? | list
> Draw your tables for {brand}, even badly. | Draw it, even badly | pencil

mistake: You can't stake a tent into a sprinkler
* There's a pipe under your lawn, exactly where the tent goes. | A pipe under the lawn | pipe
* What do you have to check before a tent goes up in the yard? | What to check first? | tent
* The stake goes in, and your lawn makes a fountain. | A fountain in the lawn | drop
Tent stakes go deep, and they don't ask. | They go deep | hammer
Sprinklers, gas, power for the garden lamp, a septic tank. | Sprinklers, gas, power | pipe
Have the lines marked beforehand. There are services that do that. | 1. Have the lines marked | flag
Show where the sprinklers are, with a stick in the ground. | 2. Sticks at the sprinklers | push-pin
If there's stone below, or a patio, it's done with weights. | 3. On stone: weights | scales
~ Mind what's overhead. Branches and wires are in the way, too. | 4. Look up, too | tree
> Walk the lawn with {brand} before the truck comes. | Walk the lawn first | footprints
> Tell {brand} what's under the grass. Lawn, gravel, or the unknown. | What's under the grass? | question

myth: A tent isn't just for rain
* People rent a tent against rain. Then the sun comes out. | Then the sun comes out | sun
* Do you need a tent when the weather's nice? | Even when it's nice? | sun
* It's noon, no tent, white plates, and everyone's squinting. | White plates, squinting | sunglasses
Butter runs, cake slides, and grandparents look for the one tree. | Butter runs, cake slides | cake
A tent is shade, first of all. And it makes a room out of a lawn. | First of all, shade | umbrella
You can hang lights from it, and speeches stay inside. | Lights to hang, speeches held | lightbulb
Without walls, the wind goes through and the view stays. | no: Closed up / yes: Roof only | wind
~ It also says to the guests, here's where it is. | It says, here | signpost
> Ask {brand} for a roof without walls. | Roof, no walls? | tent
> Find out where the sun is at four, and tell {brand}. | Where's the sun at four? | sun

how: How a tent goes up on an empty lawn
* At noon it's a lawn. By three it's a tent. | A lawn, then a tent | tent
* How does a big tent get set up? | How does it go up? | question
* A crew, a truck, and a tent that's only a heap of cloth. | Still a heap of cloth | truck
First a rectangle gets measured, with string. If it's crooked now, it stays crooked. | 1. Measured with string | ruler
Then stakes, all around, before anything stands. | 2. Stakes all around | push-pin
Then the cloth gets laced together flat on the ground, on a sheet. | 3. Laced flat on the ground | needle
Then it goes up, pole by pole, and everybody pulls. | 4. Up, pole by pole | hand
~ Then it's tightened until it hums when you pluck a rope. | Tight until it hums | waveform
Walls and lights come last. | 5. Walls and lights | lightbulb
> Keep the gate and the driveway free for {brand}. | Keep the driveway free | car
> Settle with {brand} how early it has to be standing. | How early does it stand? | clock

how: Where all those forks go after the party
* You don't wash the rental plates. That surprises everybody. | You don't wash them | bowl-food
* What happens to rented dishes after the party? | What happens to them? | question
* Sunday morning, crates in the hall, and a fork in the hydrangea. | A fork in the hydrangea | fork-knife
You scrape and rinse, usually, and put it back in its own crate. | 1. Scrape, and back in the crate | tray
Then it's counted, on a table, in tens. | 2. Counted in tens | hash
Then it goes through a machine as long as a car. | 3. A machine like a car wash | washing-machine
Glasses get held up to a light. One lip mark, and it goes around again. | 4. Held up to the light | lightbulb
Then they're wrapped, so nobody touches the rim before you. | 5. Wrapped again | package
~ Napkins get shaken out. There's a spoon in more of them than you'd think. | Napkins hide spoons | spoon
> Check with {brand} how it all comes back. Scraped, rinsed, or as it is. | Scraped, or rinsed? | question
> Look in the hydrangea before {brand} picks up. | Look under the bushes | flower

question: How many glasses do you need?
* One glass for each guest won't do. People put it down and forget it. | They put them down | wine
* How many glasses do you need for a party? | How many glasses? | wine
* It's nine o'clock, all the glasses are on the windowsill, half full. | All on the windowsill | window
Nobody remembers which one was theirs. So they take a new one. | They take a new one | hand
For a standing party, count a few for each guest. | Standing: a few each | champagne
At a table you need one per drink. Water, white, red, toast. | Seated: one per drink | wine
For forks, count the courses, and one for cake. | Forks: courses, plus cake | fork-knife
Then add some extra, because something will break. | Plus some for breakage | warning
~ Little name rings help less than a tray that goes round and collects. | A tray that collects | tray
> Say to {brand} what you'll pour, and let the count come from that. | What will you pour? | wine
> Ask {brand} whether what's unused comes back clean. | What about unused ones? | question

question: What if it storms?
* A tent isn't a building. It says when it's had enough. | A tent isn't a building | wind
* What if it's stormy on the day of the party? | And if it storms? | cloud-lightning
* The wind's up, the tent's humming, and all the guests look at the roof. | Everyone looks up | wind
Each tent has a wind it's made for. Beyond that, you go out. | Beyond that, you go out | wind
So know beforehand where everyone goes. House, garage, cars. | Know where to go | house
One person watches the weather and says so. Not the host. | One watches, and says so | user
Don't take the walls off by yourselves. They're part of what holds. | Leave the walls alone | hand-palm
~ Rain's fine as long as it runs off. If the roof grows a belly, call. | A belly in the roof? Call | cloud-rain
Ask early what happens if it can't go up at all. | What if it can't go up? | question
> Learn from {brand} at what wind everybody should leave. | When do you get out? | wind
> Choose the shelter with {brand} when you choose the spot. | Choose the shelter, too | house

comparison: Round tables or long ones?
* At a round table you talk to all. At a long one to four. | All, or four | chat
* Round tables or long ones for the party? | Round or long? | table
* A yard full of guests, and your mother wants round tables. | Your mother wants round | users
Round ones are cozy, and everyone sees everyone. | Round: all see each other | users
They need room, because the corners between them go unused. | Round: need more room | ruler
Long ones look like a feast, and save space. | Long: a feast, less space | fork-knife
You've got the ones across and beside you. Bread gets passed. | Long: bread gets passed | bread
~ Food on platters likes long and wide. Speeches like round. | Platters like long | bowl-food
A few high ones at the edge, for those who wander. | A few high ones | martini
> Tell {brand} how you'll serve. Plates, platters, or buffet. | Plates, or platters? | fork-knife
> Lay it out with rope in the yard before you call {brand}. | Lay it out with rope | yarn

choose: What to ask before you rent
* The cheap chair was cheap. Delivery wasn't. | Cheap chair, costly truck | truck
* How do you compare two rental companies? | How do you compare? | magnifier
* You've got two offers for tables, and one says curb. What's curb? | "To the curb"? | question
Ask where it ends. At the curb, at the door, or set up in its place. | 1. Curb, door, or set up? | map-pin
Ask when they come, and when they take it back. To the hour. | 2. When, to the hour? | clock
Ask who carries it if there are stairs. | 3. Who does the stairs? | stairs
Ask what a broken glass costs, and a missing one. | 4. What if one breaks? | wine
Ask how late you can still change the number. | 5. How late can you change? | hash
~ Ask to see a chair. A photo hides paint. | 6. Can you see one? | chair
> Sit on one at {brand} for as long as a dinner. | Sit on one | chair
> Send {brand} a photo of your stairs. | A photo of the stairs | stairs

first: What it's like the first time you rent for a party
* You've never rented forks before. Nobody has, until they do. | Never rented forks? | fork-knife
* How does renting things for a party work? | How does it work? | question
* Your party arrives as a truck full of crates, and you're in pajamas. | A truck, and you in pajamas | truck
First you say how many guests, where, and what's eaten. | 1. How many, where, what | list
Out of that comes a list. You'll find things you'd forgotten. Salt. | 2. A list, with salt on it | list
You reserve the date, and numbers can usually move for a while. | 3. Hold the date | calendar
It arrives a bit early, and somebody counts it with you. | 4. It arrives, you count | hash
Afterwards it goes back in the same crates, and that's the art. | 5. Back in the same crates | box
~ Keep an empty corner for the crates during the party. | A corner for crates | package
> Begin with the number and the menu when you call {brand}. | Number and menu | phone
> Count at the door with {brand}, not on Sunday. | Count at the door | door

care: How to send it all back in one piece
* Most rental glasses break after the party, on the way back. | They break on the way back | wine
* How do you look after rented glasses? | How to look after it? | hand-heart
* The party's over, and somebody's stacking plates with forks in between. | Forks between the plates | fork-knife
Every crate has its shape. If it doesn't fit, it isn't its crate. | Each has its crate | box
Glasses upside down in their own boxes, empty. Lemon slices out. | 1. Glasses empty, upside down | wine
Plates with nothing between them. | 2. Plates, nothing between | tray
Wet linen doesn't go in plastic. It gets spots by Monday. | 3. Wet linen, not in plastic | drop
Wax stays on. Don't scratch, don't iron. Just say so. | 4. Wax? Leave it | candle
~ Take a photo of the stack when it's ready. | 5. A photo of the stack | camera
> Tell {brand} about the wax and the red wine. | Mention wax and wine | candle
> Choose two friends for the crates and get the packing plan from {brand}. | Two friends, one plan | users

checklist: What everybody forgets to rent
* Nobody's ever forgotten the chairs. Everybody forgets the trash. | Everyone forgets the trash | trash
* What do people forget when they rent for a party? | What gets forgotten? | question
* It's dark, the party's lovely, and nobody can find the restroom. | Dark, and no restroom | toilet
Light. For the path, the bar, the restroom, the parking. | 1. Light for the path | lightbulb
Trash cans with lids, more than one, near the food. | 2. Trash cans, several | trash
Somewhere for coats and for gifts. | 3. A place for coats and gifts | coat-hanger
Ice, and something to keep it in. | 4. Ice, and a bin for it | snowflake
Long cords, and something to cover them. | 5. Long, covered cords | plugs
A table for the cook. Kitchens are smaller than you think. | 6. A table for the cook | chef-hat
~ And a real broom. | 7. A broom | broom
> Walk {brand} through the evening, from the car in to the car home. | From car to car | car
> Read {brand} your list, and ask what isn't on it. | What isn't on it? | list

cost: What the price of a rental is made of
* A chair costs little. Getting it to you and back costs more. | The trip costs more | truck
* What does a rental cost, and why? | What's it made of? | tag
* Your list says tent, tables, chairs. Half of the sum is people. | Half is people | users
First the trip. How far, how many stairs, how long a carry. | 1. Distance and stairs | truck
Then who sets up. Chairs you can do. A tent you can't. | 2. Who sets up? | tent
Then when. Sunday night pickup wakes somebody. | 3. When it's picked up | moon
Then how many days. A weekend is often counted as one. | 4. How many days | calendar
Then washing. Linen and glasses come back dirty, and that's in it. | 5. The washing | washing-machine
~ Then the kind. A wooden chair, a gold one, a folding one. | 6. Which kind of chair | chair
You can often save by carrying, and by a Monday pickup. | Save: carry, and Monday | calendar-check
> Check with {brand} what a Monday pickup would change. | What about Monday? | calendar
> Offer {brand} four strong cousins, and see if it helps. | Four strong cousins | users

tip: Set one table first
* Set one table completely before you touch the others. | One table first | table
* How do you set up for a party without running in circles? | Without running | question
* Bare tables, no plan, and three people unfolding the same linen. | Three people, one cloth | users-three
Put everything on one, down to the salt. Then sit down there. | 1. Set one, and sit down | chair
Can you see across? Can you reach the water? Where does your elbow go? | 2. Look, reach, elbow | eye
Change it now. Changing one is a minute. | 3. Change it now | swap
Then copy it. One person does cloths, one does plates, one does glasses. | 4. Copy it, in a line | repeat
Glasses last, and then nobody's allowed to bump. | 5. Glasses last | wine
~ Take a photo of the first. Someone will ask where the fork goes. | | camera
> Borrow one full setting from {brand} beforehand, and play at home. | Try one setting at home | fork-knife
> Ask {brand} to put up one as a sample. | One as a sample | table

season(10-4): A garden party when it's cold
* Guests will keep their coats on, you think. Not for a whole party. | Coats aren't enough | thermometer-cold
* Can you have a party in a tent in winter? | A tent in winter? | snowflake
* Breath like smoke, cold plates, and all the guests around one heater. | All around one heater | flame
Cold comes up. So a floor first, then heat. | 1. A floor first | snowflake
Then walls, all of them, and a second door. | 2. Walls, and two doors | door
Then warm air blown in from outside. Little heaters only make islands. | 3. Warm air, not islands | wind
Turn it on hours before. Chairs hold the cold. | 4. On hours before | clock
~ Blankets in a basket, hot soup in cups, and dancing early. | Blankets, soup, dancing | bowl-steam
Glasses fog and candles smoke, so leave a gap up high. | 5. A gap up high | candle
> Ask {brand} what would keep your number of people warm. | How warm, how many? | thermometer
> Tell {brand} how much power your house can spare. | How much power? | plug
`,
})
