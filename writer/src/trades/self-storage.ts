import { trade } from './trade.ts'

export const selfStorage = trade({
  id: 'self-storage',
  name: 'self-storage facility',
  also: [
    'self storage',
    'self-storage',
    'storage facility',
    'storage unit rental',
    'self storage facility',
    'mini storage',
    'storage units',
    'storage unit',
    'climate-controlled storage',
    'self-storage company',
    'container storage',
    'storage company',
    'household storage',
    'drive-up storage',
    'portable storage',
    'mobile storage',
    'RV and boat storage',
    'student storage',
    'business storage',
  ],
  way: 'hire',
  customers: 'tenants',
  thing: 'a storage unit',
  things: 'storage units',
  words: [
    'unit',
    'storage',
    'box',
    'lock',
    'key',
    'mattress',
    'couch',
    'move',
    'attic',
    'garage',
    'furniture',
    'label',
    'tape',
    'shelf',
    'padlock',
    'door',
    'pallet',
    'fridge',
    'bike',
    'store',
    'pack',
    'basement',
    'stack',
  ],
  pieces: `
mistake: Everything in, and no way to the back
* The box you need is at the back of your storage unit. | It's at the back | box
* Why can't you get at anything in your storage unit? | Why can't I reach it? | hand
* The door rolls up, and you look at a wall of boxes. | A wall of boxes | wall
You filled it like a suitcase, front to back, until it was full. | Filled like a suitcase | suitcase
Now the winter tires stand behind the couch, and the couch behind everything. | Tires behind the couch | tire
Leave an aisle. One foot wide is enough for a person who breathes in. | no: Packed solid / yes: An aisle to the back | path
What you'll want soonest goes by the door. | Soonest goes by the door | door
~ It costs you a few boxes of space, and saves you an afternoon of unpacking. | |
> Tell {brand} what you'll come back for, before you pick a size. | What will you come back for? | speech
> Stand in an empty unit at {brand} and think of the aisle first. | Think of the aisle first | path

mistake: Wrapped in plastic, and it's sweating
* You wrapped the couch in plastic so it would stay nice. | Wrapped to stay nice | couch
* Should you wrap furniture in plastic for storage? | Wrap it in plastic? | question
* You peel the film off your mattress, and it smells like a cellar. | It smells like a cellar | bed
Plastic keeps dust out. It also keeps damp in. | Dust out, damp in | drop
On a warm day after a cold night, there's water under it. | Water under the film | thermometer
So let everything dry first, and take your time with a washed rug. | Dry it first | rug
Then old cotton sheets, or a cover with air holes, for the years. | no: Tight plastic film / yes: Sheets that let air through | bed
~ Film's fine for the truck. Take it off when you've unloaded. | Fine for the truck | truck
> Ask {brand} which covers breathe. | Which covers breathe? | wind
> Your old bedsheets have one more job. Bring them to {brand}. | Bring old bedsheets | bed

myth: The bigger unit isn't the safe choice
* You think of a storage unit as a floor. It's a room. | It's a room, not a floor | cube
* What size storage unit do you need? | Which size? | ruler
* Your stuff fills a living room, so you'd rent a storage unit that size. | A living room full? | couch
In a living room nothing's stacked. There's air above every table. | Air above every table | table
In a unit you go up to the ceiling, and a couch stands on its end. | The couch on its end | couch
Chairs go seat to seat, table legs come off, drawers hold towels. | Chairs seat to seat | chair
What filled a room shrinks to a corner. | no: Count the floor / yes: Count to the ceiling | cube
~ Count boxes and big pieces, and you've got something to go by. | Count the boxes | box
> Walk through your rooms and read {brand} the list of big pieces. | List the big pieces | list
> Have {brand} show you two sizes, and stand in both. | Stand in both | door-open

how: How to load a unit like a mover
* A well packed storage unit looks boring from the front. | Boring from the front | warehouse
* In what order do you load a storage unit? | What goes in first? | list
* The truck's open, the unit's empty, and everyone's looking at you. | Everyone's looking at you | truck
Put something flat on the floor first, pallets or a sheet, so nothing stands on concrete. | at: First / Something on the floor
Then the tall and heavy along the walls. The fridge, the wardrobe. | at: Then / Tall along the walls | dresser
Boxes of the same size go in towers, the heavy ones below. | at: Next / Towers, heavy below | box
Mirrors and pictures stand upright, never flat. | at: In the gaps / Mirrors, upright | mirror
Last comes what's light and odd, lamps, pillows, the rocking horse. | at: Last / Lamps and pillows | lamp
~ Leave a hand's width to the wall, so air can get around. | A hand from the wall | hand
> Plan the order before the truck comes to {brand}. | Plan the order first | truck
> How high's the ceiling, how wide's the door? Get both from {brand}. | Ceiling and door, measured | ruler

how: Putting a fridge to sleep
* Open a fridge that spent the summer shut, and you'll never forget it. | Never forget that smell | thermometer
* How do you store a fridge or a washing machine? | How do I store a fridge? | question
* The fridge is unplugged, loaded, and shut tight. That's the trouble. | Shut tight is trouble | lock
Turn it off a day ahead, door open, towels on the floor. | at: A day before / Off, with the door open | door-open
Wipe it dry, the seals too, where the crumbs live. | at: Then / Dry, and the seals, too | towel
Keep it upright on the way. | at: On the way / Upright | trolley
In the unit, jam a rolled towel in the door, so it stays open a crack. | at: In the unit / A towel in the door | towel
A washing machine's the same. Empty the hoses, leave the lid up. | Hoses empty, lid up | washing-machine
~ Shelves and drawers come out and travel by themselves. | Shelves travel alone | shelf
> Mention the fridge to {brand} when you talk about sizes. | Mention the fridge | speech
> Bring one extra towel to {brand}. You know what for. | One extra towel | towel

question: What can't go in there?
* There are things a storage unit won't take, and you own some of them. | You own some of them | prohibit
* "Is there anything I can't store?" | "What can't I store?" | question
* You're holding the gas can from the garage, with the unit door open. | The gas can | gas-can
Nothing that burns by itself or leaks. Gas, propane, paint thinner, fireworks. | Nothing that burns or leaks | flame
Run the mower and the generator dry before they come. | Run the mower dry | gas-can
Nothing that was alive or wants to be eaten. A forgotten bag of rice feeds a family of mice. | No food, not even rice | mouse-simple
No plants. They need light, and it's dark in there. | No plants | potted-plant
And papers you could need overnight, like a passport, stay with you. | no: Passport in a box / yes: Passport at home | identification-card
~ Everyone's list is a little different, so read it. | Read the list | list
> In doubt about one thing? Name it to {brand} before you load it. | Name it first | question
> Empty the mower at home, then bring it to {brand}. | Empty the mower first | gas-can

question: Who can get into my unit?
* Your lock, your key, your unit. So who else could get in? | Who else could get in? | key
* "Does anyone else have a key to my storage unit?" | "Who has a key?" | key
* The door's down, the lock clicks, the key's in your pocket. | The lock clicks | lock
In many places you bring your own lock, and the only keys are yours. | Your lock, your keys | lock-key
So think of who should have the second one, in case you're far away. | Who gets the second key? | users
Choose a disc lock, or one with a short shackle. There's little to grip. | no: Long, thin shackle / yes: Short and stout | lock
Don't put the unit number on the key tag. | No number on the tag | tag
~ And take a few photos before you close the door, so you know what's in there. | Photos before you close | camera
> Which kind of lock fits the doors at {brand}? Find out before you buy one. | Which lock fits? | lock
> Hand your spare key to someone you trust, and ask {brand} who may come in with it. | Who may come in? | key

comparison: Climate-controlled or drive-up
* Your guitar and your garden chairs don't need the same storage. | Not the same needs | guitar
* Do you need climate control for your furniture? | Do I need it? | thermometer
* One unit has a heated hallway, the other a door for the truck. | Hallway, or truck door? | truck
Wood, leather, paper, and instruments suffer when it swings from hot to cold. | Wood, leather, paper, music | guitar
Veneer lifts, photos curl, a piano goes out of tune. | Photos curl | images
Metal, plastic, and garden things mostly shrug. | Garden things shrug | shovel
So ask yourself two things. What is it made of, and how long will it stay? | no: The same for everything / yes: What is it, how long? | scales
~ For a few weeks between two homes, the drive-up door is often the handy one. | A few weeks: drive-up | garage
> Read your list to {brand}, and say what's made of wood. | What's made of wood? | tree
> Got a piano, photos, or records? {brand} should hear that first. | Piano, photos, records? | piano-keys

choose: Look at the corners before you sign
* Before you rent a storage unit, look at the corners, down by the floor. | Look down in the corners | eye
* How do you pick a storage place when they all have the same doors? | Same doors. Which one? | question
* You're standing in an empty unit, and someone's waiting for a yes. | Waiting for a yes | door-open
Smell first. Damp has a smell, and paint doesn't hide it for long. | 1. Smell | wind
Look down. Stains or a white line on the wall mean there's been water. | 2. A line on the wall | drop
Look up, for light coming through where no light should. | 3. Light in the roof | sun
Then walk the way from the truck. Is there a ramp, a cart, an elevator that fits a couch? | 4. The way from the truck | elevator
~ Go by once in the evening, too. Is it lit? | 5. How's it lit at night? | lamp
> Smell, look down, look up. Do all three at {brand}. | Smell, down, up | eye
> Walk from the gate to the unit at {brand}, as if you had a couch. | As if you had a couch | couch

first: Your first day with a storage unit
* See your storage unit once before you bring the truck. | First without the truck | truck
* What happens when you rent a storage unit? | What happens first? | question
* It's just an empty metal room, and your steps echo. That's your unit. | Your steps echo | footprints
You choose the size, sign, and show who you are. | at: First / Size, papers, ID | identification-card
Read the page on notice and access hours. You'll want to know both later. | at: Then / Notice and hours | file-text
You get a code or a key for the gate. Try it while someone's there. | at: Next / Try the gate | password
Sweep, lay down your pallets, and only then open the truck. | at: Last / Sweep, then unload | broom
~ And bring the lock, since it's what everyone forgets. | The lock everyone forgets | lock
> Put your ID and a lock in your pocket and come to {brand}. | ID and a lock | identification-card
> Try the gate code at {brand} before moving day. | Try the code first | numpad

care: Look in once a season
* A storage unit isn't a freezer. Things go on living in there. | It isn't a freezer | thermometer
* How often should you look in on your storage unit? | How often should I look? | calendar
* You roll up the door after months, and something smells different. | Something smells different | wind
Go by when the seasons change, with a flashlight. | With a flashlight | flashlight
Smell, then look along the floor and up in the corners. | Floor and corners | eye
Open one box of cloth and one of paper. If those are dry, the rest likely is. | One of cloth, one of paper | box
Change the little bags that drink the damp. | Change the moisture bags | drop-half
Turn the mattress around, as you would at home. | no: Leave it for years / yes: Look in, turn, air | repeat
~ Each time take one thing home, or one thing to the thrift shop. | One thing goes | gift
> Pick a day with the clocks or the tires, and go by {brand}. | A day to look in | calendar-check
> Something smells odd? Say so at {brand} the same day. | Smells odd? Say so | speech

checklist: Boxes you'll find again
* In six months, "kitchen, misc." on a box won't mean anything to you. | "Kitchen, misc." | box
* How do you label boxes so you find things again? | How do I label them? | tag
* You're looking for the waffle iron in a unit full of brown boxes. | Where's the waffle iron? | magnifier
Same size, as far as possible, because towers like that. | 1. Boxes of one size | box
Write on two sides and never only on top. The top's under the next one. | 2. Write on two sides | pen
A number on each, and what's in it on a list in your phone. | 3. Numbers and a list | list
Books in small ones, bedding in big ones. | 4. Books small, bedding big | books
Fill them to the top, or they fold when you stack. | 5. Full to the top | package
~ Mark one with a red cross, with tools and a light. It goes in last. | The red one goes in last | flashlight
> Number your boxes at home, then count them into {brand}. | Count them in | hash
> See what sizes of box {brand} has, before you collect ten kinds. | One kind of box | package

cost: What you pay for in an empty room
* Two storage units, the same size, and one costs more. | Same size, another price | scales
* What does the price of a storage unit depend on? | What does it depend on? | coins
* A unit is an empty room. So what makes one dearer? | An empty room | cube
The ground floor, where you can drive up, is wanted by everyone. | Ground floor, truck door | garage
Heated and dry costs more than a metal door to the weather. | Heated and dry | thermometer
So does being close to the middle of town, because ground does. | Close to town | city
Then look past the first month. Is there a start price, insurance, a fee, a deposit? | no: The first month / yes: All that comes after | receipt
~ And look at yourself. A sorted garage needs a smaller room. | Sort, then choose | trash
> Let {brand} tell you what it comes to after the first months. | And after the first months? | calendar
> Sort for one weekend, then ask {brand} for a size. | Sort first | box

tip: Draw a map and tape it to the door
* Tape a map to the inside of your storage unit door. | A map on the door | map-trifold
* How do you find the skis in a full storage unit? | Where are the skis? | person-simple-ski
* Your brother's in the unit, on the phone. Where's the crib? | "Where's the crib?" | phone
In your head it's all clear, for about a week. | Clear for a week | brain
So when you're done loading, sketch it. Left wall, right wall, back. | Left, right, back | pencil
Kitchen here, books there, the crib behind the tall mirror. | The crib behind the mirror | mirror
Put it up inside the door, and take a picture of it. | no: In your head / yes: On the door, on the phone | camera
~ Then anyone you send finds it with the light of a phone. | Anyone can find it | flashlight
> Pack a pencil and some tape when you come to {brand}. | Pencil and tape | pencil
> Leave {brand} on loading day with a photo of your map. | Leave with a photo | camera

season(9-10): Summer goes in, winter comes out
* The garage is full of summer, and you can't get the car in. | A garage full of summer | garage
* How do you store garden furniture over the winter? | Where does summer go? | sun
* First cold morning, and the bikes, the grill, and the cushions are still out. | First cold morning | snowflake
Brush the dirt off before it goes in. Dirt holds damp until spring. | Brush it off first | brush
Let the cushions dry for a whole sunny day. | Cushions dry in the sun | sun
The propane stays out, the grill gets scraped. Grease is a mouse's Christmas. | Scrape the grill | fire
Fold and stack the chairs, and put the skis in front. | Skis in front | person-simple-ski
When you're there anyway, swap. One thing in, one thing out. | no: Only bring / yes: Swap summer for winter | swap
~ Inflate the bike tires a bit and hang the bikes up, if you can. | | bicycle
> Take the summer to {brand} before the first frost. | Before the first frost | thermometer-cold
> One trip to {brand}, chairs in and skis out. | Chairs in, skis out | swap
`,
})
