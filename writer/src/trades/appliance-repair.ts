import { trade } from './trade.ts'

export const applianceRepair = trade({
  id: 'appliance-repair',
  name: 'appliance repair service',
  also: [
    'appliance repair',
    'appliance repair company',
    'appliance service',
    'appliance technician',
    'appliance repairman',
    'home appliance repair',
    'washing machine repair',
    'washer repair',
    'dryer repair',
    'dishwasher repair',
    'refrigerator repair',
    'fridge repair',
    'oven repair',
    'stove repair',
    'cooker repair',
    'domestic appliance repair',
    'appliance engineer',
    'white goods repair',
    'appliance fixer',
  ],
  way: 'home',
  customers: 'customers',
  thing: 'a repair',
  things: 'appliance repairs',
  words: [
    'washer',
    'dryer',
    'fridge',
    'freezer',
    'dishwasher',
    'oven',
    'stove',
    'appliance',
    'repair',
    'lint',
    'door',
    'gasket',
    'drum',
    'detergent',
    'machine',
    'laundry',
    'dish',
    'microwave',
    'hose',
    'burner',
    'refrigerator',
    'washing machine',
    'technician',
    'part',
    'filter',
  ],
  pieces: `
mistake: More detergent, dirtier laundry
* Your washer would like less soap. Much less. | Much less soap | washing-machine
* Why does the washer smell, with all that soap in it? | Why does it smell? | question
* You fill the cap up to the top, and the laundry comes out stiff. | Cap to the top | t-shirt
New machines wash with very little water. So there's little to rinse with. | Little water to rinse with | drop
What doesn't get rinsed stays. In the towel, and behind the drum. | It stays behind the drum | towel
There it gathers lint and turns to a gray paste. That's the smell. | Gray paste: the smell
And foam is a cushion. Clothes have to rub on each other to get clean. | no: Lots of foam / yes: Clothes rub clean | t-shirt
~ The lines in the cap are easy to miss. Find the lowest. | The lowest line | magnifier
Do a wash with nothing in it, hot. If it foams, it's old soap. | Wash it empty: foam? | waves
> Foam with nothing in the drum? Tell {brand}. | Foam, and nothing in?
> Say what kind of soap you use when you call {brand} about the smell. | Which soap? | spray-bottle

mistake: A fridge that can't breathe
* Your fridge is trying to get rid of heat, and you've walled it in. | Walled in | wall
* Why does the fridge run all day and stay lukewarm? | All day, lukewarm? | thermometer
* Put a hand on the side of the fridge. It's warm, isn't it? | It's warm | hand
A fridge doesn't make cold. It carries the heat out, to the back or below. | It carries heat out
Tight to the wall, or with dust on the coil, the heat stays. | Dust keeps heat in
So it runs till it wears out. | It wears itself out | hourglass
Pull it forward, and vacuum behind and below with a soft brush. | 1. Vacuum behind and below | brush
Push it back, and leave it a gap. | 2. Leave it a gap | ruler
Inside as well. A box against the vent, and one side's warm, the other's frozen. | no: Boxes on the vent / yes: Air all around
~ Unplug it first. | Unplug it first | plug
> Cleaned and still lukewarm? Tell {brand} for how many days. | Still lukewarm? | calendar
> Put a thermometer in a glass of water in there, and tell {brand} what it says. | Thermometer in a glass | thermometer

myth: You should rinse the dishes first
* Stop rinsing the plates. Your dishwasher is bored. | It's bored | fork-knife
* Should dishes be rinsed before they go in the dishwasher? | Rinse first? | sink
* You wash every dish before the dishwasher washes it. | Washed twice | repeat
Most machines look at the water to see how dirty it is. | It looks at the water | eye
If you've rinsed it all, it thinks there's nothing to do, and washes short. | Rinsed: it washes short
And the soap is made to grab food. With none there, it's only sharp on your glasses. | Soap wants food | wine
So scrape. Bones, rice, labels in the trash, the sauce stays on. | no: Rinse / yes: Scrape | trash
Then clean the filter, that's the round thing at the bottom. | Clean the filter | funnel
~ Many people meet it on the day of the repair. | Meet it sooner
> Filter clean, and still gritty glasses? Show {brand} a glass. | Show a glass | pint-glass
> Don't do the dishes before {brand} comes. The dirt's the test. | Leave them dirty

how: How somebody finds out what's broken
* The washer's dead. Which of all its parts is it? | Which part? | gear
* How does a technician find the fault that fast? | How do they find it? | magnifier
* Somebody's sitting in front of your dryer with one ear to it. | An ear to it | ear
You tell the story. When, at which point, what kind of noise. | at: First / The story | speech
Then it runs. Does it fill, turn, heat, drain? | at: Then / Fill, turn, heat, drain? | repeat
Where it stops, that's where to look. | Where it stops, you look | eye
It may show a code. That's a hint, it isn't a verdict. | no: The code says it all / yes: The code's a hint | code
Then a meter goes on the part. Dead or alive, it says so. | at: Next / Test the part | gauge
~ It's often the thing before the thing. A blocked hose, not the pump. | Often something simpler
Only then is something ordered. | at: Last / Order the part | package
> Write down the code and the moment it stopped, for {brand}. | Code and moment | note-pencil
> Leave the wet load in, and say so to {brand}. | Leave the load in | t-shirt

how: How a dryer dries
* A dryer doesn't dry with heat. It dries with wind. | It dries with wind | wind
* Why does the dryer take two rounds all of a sudden? | Why two rounds? | repeat
* The dryer's hot, the towels are hot, and everything's still damp. | Hot and damp | towel
Hot air goes through the drum and picks up the wet. | Hot air picks up the wet | drop
Then it has to get out, through a pipe, through the wall, into the yard. | Out through the wall | home
With lint in that pipe, the wet air stays in and goes around. | Lint keeps it in
It gets hotter, too, so a fuse blows, as it should. | Then a fuse blows | flame
Lint burns, too. So clean the screen at every load, and the pipe as well. | no: Only the screen / yes: Screen and pipe
~ Go outside while it runs. The flap should stand open, and blow. | Is the flap open? | eye
> Hold your hand at that flap, and tell {brand} if it blows. | Does it blow? | hand
> Ask {brand} to look at the pipe while they've got the back off. | The pipe as well | pipe

question: Why the washer walks across the floor
* The washer's three feet from the wall. It walked. | It walked | footprints
* Why does the washer bang around when it spins? | Why the banging? | washing-machine
* Something's knocking in the laundry room, like it wants to get out. | Something's knocking | ear
Look at the load first. One wet rug on one side throws it. | 1. One wet rug? | rug
Push down on each corner. If it rocks, a foot's too short. | 2. Does it rock? | hand
Turn the foot out till it stands, and lock its nut. | 3. Turn out the foot | wrench
If it's brand new, look for the shipping bolts at the back. They have to come out. | 4. Shipping bolts still in? | truck
If it bangs when it's empty too, it's inside. Springs or dampers. | no: Bangs empty: inside / yes: Only the rug: the load
~ Don't hold it down with your hands. You know you do. | Don't hold it down
> Film it while it spins, and send it to {brand}. | Film the spin | video-camera
> Spin it with nothing in, and tell {brand} if it still bangs. | Empty, and still? | repeat

question: Why the glasses come out cloudy
* Two things turn glasses cloudy in a dishwasher. One can be undone. | One can be undone | wine
* Why does the dishwasher make the glasses cloudy? | Why cloudy? | question
* You hold a glass from the dishwasher to the light. Milk. | Like milk | sun
Put a few drops of vinegar on it, and wait a moment. | Try some vinegar | eyedropper
If it turns clear, it was lime, out of hard water. | no: Stays cloudy: etched / yes: Turns clear: lime
Then it's rinse aid, and salt if your machine takes it. | Lime: rinse aid, salt | drop
If it stays cloudy, the glass itself is worn. Too hot, too much soap, too often. | Etched: too hot, too much soap
That can't be undone, but you can spare the others. | That one stays so
~ The good ones want to be done by hand. | The good ones by hand | hand
If everything's gritty, too, look at the filter and the arms. | Gritty? Filter and arms | magnifier
> Do the vinegar thing, and tell {brand} what happened. | What did it do? | speech
> Spin the arms by hand, and show {brand} if one sticks. | Do the arms spin? | repeat

comparison: Repair it or replace it
* Before you buy a new fridge, find out what's wrong with the old one. | Find out first | magnifier
* Repair or replace? How do you decide with a washer? | Repair or replace? | scales
* It's dead, you're in the store, and you never asked which part. | Which part was it? | storefront
First, what broke? A pump or a belt is a part like a tire. | 1. A part like a tire? | tire
A drum bearing or a compressor is more like an engine. | 2. Or like an engine? | engine
Then, how old is it? | 3. How old is it? | hourglass
Is the part still made? | 4. Is the part still made? | package
Does the new one fit the hole? With a built-in one that's half of it. | 5. Would a new one fit? | ruler
~ And what else is worn? Look at the hoses while it's open. | 6. What else is worn?
Now compare it with a new one, delivered and hooked up. | no: Against the sticker / yes: Against all of it | scales
> Have {brand} find the fault first, and decide after. | First the fault | gear
> Ask {brand} what they'd do if it were in their own kitchen. | In their own kitchen? | home

choose: Choosing someone for the washer
* Good repair people ask for the model number first. | "Which model?" | tag
* How do you choose somebody for an appliance repair? | How do you choose? | question
* "I'll be right over," says the voice, and doesn't ask what kind of fridge. | Doesn't ask which | phone
With the number, they can bring the part along. Without it, they come twice. | no: Comes twice / yes: Brings the part | package
Ask what the visit is, and if it's taken off the repair. | 1. What's the visit? | invoice
Ask if they work on your brand. Not everyone gets the parts. | 2. Do they fix your brand? | tag
Ask how long the repair's guaranteed, part and labor. | 3. Part and labor guaranteed? | shield
~ Ask what happens if it isn't worth it. | 4. And if it isn't worth it? | scales
> Read {brand} the model number, and see what they ask next. | Read the number | phone-call
> Ask {brand} what the visit is before you name a day. | What's the visit?

first: When the technician comes
* The washer will behave perfectly the moment the technician walks in. | It'll behave perfectly | smiley-wink
* What happens when somebody comes to repair an appliance? | What happens? | question
* The bell rings, and you're still clearing a path to the dryer. | A path to the dryer | footprints
You show it, and say what it did. A video is best. | at: First / What it did | video-camera
It's pulled out. Don't look, there's a sock and a lot of dust. | at: Then / Pulled out. A sock. | sock
It's tested, and opened where it stops. | at: Then / Test, and open | screwdriver
You hear which part it is, what it costs, and you say yes or no. | at: Next / Yes or no | hand
Either it's fixed right there, or the part has to be ordered. | at: Then / Now, or with the part | package
~ Then run it together, a short one, with the door closed. | at: Last / Run it together | repeat
> Clear a way, and put a towel down before {brand} comes. | Way and towel | towel
> Let {brand} see the breaker and the water valve. You know where they are. | Breaker and valve | power

care: Leave the washer door open
* After the wash, leave the washer door open. | Leave it open | door-open
* Why does the front-loading washer smell like a cellar? | Like a cellar | washing-machine
* Pull back the rubber on your washer. Take a tissue with you. | Pull back the rubber | hand
In that fold there's water, hair, and somebody's coin. | Water, hair, a coin | coin
Shut the door, and it's warm, wet and dark in there. Mold loves that. | Warm, wet, dark
Wipe the fold dry, front and back. | 1. Wipe the fold | towel
Leave the door open, and the soap drawer too. | 2. Door and drawer open | door-open
Once in a while, run it hot with nothing in it. | 3. Hot and empty | thermometer-hot
~ And clean the filter behind the little flap at the bottom. | 4. The filter behind the flap | funnel
If there's a cat or a toddler, leave it ajar and the room shut. | no: Wide open, cat inside / yes: Ajar, room shut | cat
> Rubber torn or black right through? Show {brand}. | Torn or black?
> Can't find the flap? Ask {brand} where yours has it. | Where's the flap? | question

checklist: Before you call about the fridge
* Three minutes with a flashlight, before you call about that appliance. | Three minutes first | flashlight
* What should you know before you call for a repair? | What to know? | list
* "It's a white one." That's how most calls about a washer begin. | "It's a white one" | phone-call
Model and serial number. They're on a sticker inside the door or the frame. | 1. The sticker inside | tag
What's on the display, letter by letter. | 2. What it shows | code
What it does, and what it doesn't do anymore. | 3. Does, and doesn't | note-pencil
When it began. After moving, after a storm, after a full load? | 4. Since when? | calendar
If the outlet works. Try a lamp. | 5. Does the outlet work? | lamp
~ If somebody's been at it already, say that. | 6. Who's been at it?
> Take a picture of the sticker and send it to {brand}. | Picture of the sticker | camera
> Read {brand} your list, top to bottom. | Read it out | phone-call

cost: What a repair depends on
* The part can be tiny and the repair still isn't. | Tiny part | gear
* Why does fixing a dishwasher cost more than its pump? | More than the pump? | question
* You found the part online, and it's cheap. It's in the very back. | In the very back | package
Somebody comes, finds out what it is, and gets to it. That's most of it. | Coming, finding, reaching | van
Free standing is one thing. Built in, behind a cabinet door, is another. | no: Built in / yes: Free standing | ruler
Some parts are on every van. Others have to be sent for. | On the van, or sent for? | truck
Stacked machines have to come down first, and that takes two. | Stacked: two people | users
~ And the panels of expensive ones break easily, so it goes slowly. | Fine panels: slowly
So ask for two numbers. To come and look, and to fix it. | Two numbers, please | invoice
> Send {brand} a picture of how it's built in. | How it's built in | camera
> Ask {brand} for the price to look, and what then. | The price to look | receipt

tip: The paper test for your fridge
* Shut the fridge door on a sheet of paper. | Shut it on paper | file-text
* Is the fridge seal still good? | Still good? | question
* There's a drop on the fridge frame, and the milk's never quite cold. | Never quite cold | drop
Close the door on it and pull, gently. | Close, and pull | hand
If it drags, the seal holds. If it just slides, cold's getting out there. | no: Slides: leaks / yes: Drags: holds
Go all the way around, the corners above all. | All around, corners too
Before you order a new one, wash it. Jam keeps it open more than age. | First wash it | towel
Then warm it with a hair dryer, and press it back in shape. | Warm it into shape | hair-dryer
~ And tip the fridge back a bit with its front feet, so the door falls shut. | Tip it back a bit
> Mark the leaky stretch with tape, and show {brand}. | Tape on the leak | sticker
> Model number and which side slides, that's what {brand} can use. | Which side slides? | tag

season(11-12): Don't clean the oven on Wednesday
* Don't run the oven's self-clean the week of the big dinner. | Not that week | oven
* When should you clean the oven before a holiday? | When to clean it? | calendar
* The turkey's thawing, and the oven's door is locked. | Locked, with a turkey waiting | lock
Self-clean means hotter than the oven ever gets, for hours. | Hotter than ever | thermometer-hot
If a fuse or the lock is weak, that's when it goes. | The weak part goes then | warning
And then it's Wednesday, and there isn't a part in town. | No part in town | package
So do it weeks before, or scrub by hand this once. | no: The day before / yes: Weeks before, or by hand
Use the time to test it. A thermometer in the middle, set it, wait, and read. | Test it with a thermometer | thermometer
~ Try every burner, the one at the back too. | Try every burner | flame
> Off by more than you like? Tell {brand} in plenty of time. | It's off? Say so early | phone-call
> Call {brand} about the burner that clicks while it's still November. | The one that clicks | calendar-check
`,
})
