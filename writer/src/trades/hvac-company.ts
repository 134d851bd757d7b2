import { trade } from './trade.ts'

export const hvacCompany = trade({
  id: 'hvac-company',
  name: 'HVAC company',
  also: [
    'hvac',
    'hvac contractor',
    'hvac technician',
    'hvac service',
    'heating and cooling',
    'heating & cooling',
    'heating and cooling company',
    'heating and air',
    'heating and air conditioning',
    'air conditioning company',
    'air conditioning contractor',
    'air conditioning installer',
    'air conditioning repair',
    'ac repair',
    'furnace repair',
    'furnace installer',
    'heat pump installer',
    'heating contractor',
    'heating company',
    'heating engineer',
    'climate control company',
    'duct cleaning',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a service visit',
  things: 'heating and cooling',
  words: [
    'furnace',
    'air',
    'thermostat',
    'filter',
    'vent',
    'duct',
    'heat',
    'cooling',
    'fan',
    'unit',
    'room',
    'AC',
    'air conditioner',
    'heater',
    'boiler',
    'heat pump',
    'technician',
    'heating',
    'coil',
    'radiator',
    'temperature',
    'compressor',
    'condenser',
  ],
  pieces: `
mistake: Closing the vents in rooms you don't use
* Closing vents in the guest room doesn't save what you think. | It doesn't save much | bed
* Should you shut the vents in rooms you don't use? | Shut them? | question
* Nobody sleeps in the guest room, so you close its vent. | Vent shut | wind
The blower doesn't know. It pushes just as much air as before. | The blower doesn't know | fan
Only now there are fewer ways out, so the pressure goes up. | Fewer ways out | gauge
Air whistles out of every loose joint in the ducts, into the attic. | It leaks into the attic | home
With too little air going through, the system runs hotter, or ices up. | It overheats or ices up | snowflake
~ One vent half closed won't hurt anyone. Half the house will. | One is fine
Rooms need their share. If that's wrong, it's set in the ducts. | no: Shut the vents / yes: Balance the ducts
> Tell {brand} which rooms you'd like to have less air in. | Which rooms?
> Open them all, and if a room's still wrong, call {brand}. | Open them all | phone-call

mistake: The bush around the outdoor unit
* You planted something pretty around the AC. It can't breathe. | It can't breathe | plant
* Can you hide the outdoor unit behind a shrub? | Hide it? | plant
* Put your hand above the unit outside. That's your living room's heat. | Feel that heat | hand
It has to throw that heat away into the open. | It throws heat away | thermometer-hot
With a hedge around it, the same warm air goes in again. | The hedge sends it back
Lint, grass clippings and fluff get sucked in as well, and they mat on the fins. | Fluff on the fins | wind
Leave a good arm's length all around, and nothing above. | no: Hedge close up / yes: An arm's length | person-arms-spread
And switch it off before you hose it down, gently, from outside. | Off first, then hose | drop
~ A deck over it is even worse than a hedge. | No deck over it
> Take a photo of all four sides for {brand}. | All four sides | camera
> Want it out of sight? Ask {brand} how close a screen may stand. | How close may it stand?

myth: Turning the thermostat way up
* Setting it sky high won't warm the room any sooner. | It won't be sooner | thermometer-hot
* Does the heat come faster if you turn the thermostat way up? | Does it come faster? | question
* You come home frozen, and turn the thermostat as far as it goes. | As far as it goes | thermometer
A thermostat isn't a gas pedal. It's a stop sign. | It's a stop sign | traffic-sign
It says when to stop, and not how hard to go. | It says when to stop
Most furnaces run the same way, however cold you are. | The furnace runs the same | flame
So you don't get there faster. You go past it, and then you open a window. | no: Faster / yes: Further | window
~ With a heat pump it can even switch on the expensive help. | With a heat pump, mind it
Set it where you'd like it, and keep your coat on for a bit. | Set it and wait | clock
> Does it take forever every day? Then tell {brand} how long. | How long does it take? | timer
> Tell {brand} when you get up, and ask how to set it for that. | Set it for mornings | alarm

how: An air conditioner doesn't make cold
* An air conditioner doesn't make cold. It carries heat outside. | It carries heat out | thermometer-cold
* Where does the air conditioner get its cold from? | Where's the cold from? | question
* Inside the unit it's cold, outside the unit it's hot. That's no accident. | Cold in, hot out | fan
There's a loop of pipe, with something in it that boils when it's still cold. | A loop of pipe | pipe
Indoors it boils, and takes the heat for that from your room. | at: Indoors / It soaks up heat
The compressor squeezes it, and now it's hot. | at: Then / It's squeezed | gauge
Outdoors it gives that heat away, turns back to liquid, and goes home. | at: Outdoors / It lets heat go | wind
~ On the way your air drops its water, like a cold glass in July. | Water drops out, too | drop
Run it backward, and you've got a heat pump. | Backward: a heat pump | repeat
> Hold your hand in front of the vent and at the return, and tell {brand} what you feel. | Feel both | hand
> Is there ice on the pipe? Switch it off and call {brand}. | Ice on the pipe? Call | snowflake

how: What happens in a tune-up
* A furnace tune-up looks like cleaning. It's mostly measuring. | Mostly measuring | gauge
* What does the technician do down there for an hour? | A whole hour? | clock
* You hear a vacuum, a click, and then the furnace roars. | The furnace roars | ear
First it runs, and somebody stands there and listens. | at: First / It runs, you listen | ear
Then it's off and open. Dust comes out of the burner and the blower. | at: Then / Open and clean | brush
Screws on the wires get tightened. They work loose with heat and cold. | at: Next / Tighten the wires | screwdriver
The drain gets flushed, the filter's changed, the belt is looked at, if there is one. | at: Then / Drain and filter | drop
Then it runs again, and numbers get taken. What goes in, what comes out. | at: Last / Take the numbers | thermometer
~ Next year's numbers say more than this year's. | Compare them next year
> Ask {brand} for the numbers on paper, and keep them by the unit. | Numbers on paper | file-text
> Any sound that's new since last year? Imitate it for {brand}, even if you feel silly. | Make the sound | speech

question: Why one room is always too hot
* Every house has that room. Nobody wants that room in August. | That room | thermometer-hot
* Why is one room always hot when the rest is fine? | Why that one? | question
* Everyone's cool, and upstairs the kid's room is an oven. | The kid's room is an oven | bed
Look where it is. Heat goes up, and the roof's right there. | 1. Under the roof? | home
Look at the sun. A west window cooks until bedtime. | 2. West window? | sun
Look at the duct. It's the last one, so what arrives is what's left. | 3. Last in line? | wind
Look at the door. Shut it, and the air has no way back out. | 4. Door shut? | door
~ And look behind the dresser. The vent may be there. | 5. Vent behind the dresser? | dresser
A bigger unit won't fix any of those. | no: Bigger unit / yes: Find the cause
> Hang a thermometer in that room and in the hall, and tell {brand} both. | Two thermometers | thermometer
> Stand in that room with {brand} at its worst hour. | At its worst hour | clock

question: Why the AC is dripping indoors
* Water under the AC is usually a clogged straw. | A clogged straw | drop
* Why is the air conditioner leaking water into the hall? | Why's it leaking? | question
* You step in something cold, and it's coming from the AC closet. | Cold and wet | sock
Cooling pulls water out of the air. On a muggy day it's buckets. | Buckets of water
It drips into a pan, and leaves through a thin pipe. | A pan, a thin pipe | pipe
That pipe is dark and wet, so slime grows in it, and one day it's shut. | Slime shuts it
The pan fills, and runs over. | The pan runs over | drop
So turn the cooling off, and the water stops. | no: Let it run / yes: Cooling off first | power
~ If there's ice inside, it'll drip on until that's gone. | Ice inside? It drips on | snowflake
A new filter is worth a look, too. A blocked one makes the ice. | Look at the filter
> Switch it off, put down a towel, and call {brand}. | Off, towel, call | phone-call
> Note where the little pipe comes out of your house, and if it's dripping, for {brand}. | Is the pipe dripping? | home

comparison: Furnace or heat pump
* A furnace makes heat. A heat pump goes out and gets it. | Make it or fetch it | flame
* Furnace or heat pump? What's the real contrast? | Furnace or heat pump? | question
* It's freezing, and someone tells you there's heat outside to be had. | Heat out there? | snowflake
A furnace burns something, so the air comes out hot, in bursts. | Furnace: hot bursts | flame
A heat pump blows milder air, for longer. Your hand says it's broken, your sofa says it isn't. | Heat pump: mild and long | couch
In summer the same box cools. | In summer it cools | sun
It moves more than it uses, but the colder it gets, the harder that is. | Colder means harder | thermometer-cold
~ Some houses keep both, and let the weather choose. | Some keep both
So it hangs on your winters, your ducts, and what you burn today. | no: What's best? / yes: What's best here?
> Tell {brand} what you heat with now, and which room is never right. | What do you heat with? | home
> Ask {brand} what would have to change in your house for either. | What would change?

choose: The one who measures
* Choose the one who measures your rooms. | The one who measures | ruler
* How do you choose who puts in a new furnace? | How do you choose? | question
* He read the sticker on the old furnace, and named a price. | One look at the sticker | tag
The old one may have been too big all along. Many are. | The old one may be too big
Too big goes on and off all day, it's loud, and it leaves the air damp. | Too big: on, off, on, off | repeat
So somebody should count windows, look at the attic, and ask who lives here. | 1. Measures and asks | window
And look at the ducts, since a new box on bad ducts is a new box. | 2. Looks at the ducts | wind
Ask who comes when it's broken, and what the guarantee wants of you. | 3. Who comes later? | phone-call
~ And ask to see the calculation. There is one. | 4. See the calculation | calculator
> Ask {brand} to show how they got to that size. | Why that size? | ruler
> Point {brand} at the ducts before you talk about boxes. | Ducts first

first: The first service visit
* The technician's first question is about you, not the furnace. | About you first | chat-circle-text
* What happens when the heating people come the first time? | The first time? | question
* Somebody's standing in your hall with a hand on the vent. | Hand on the vent | hand
Where's it cold, since when, what did you hear, what did you smell? | at: First / Four questions | ear
Then it's the thermostat, since it might only be that. | at: Then / The thermostat | thermometer
Then the filter. Be ready to blush. | at: Next / The filter
Then the cover comes off, and somebody measures while it runs. | at: Then / Open, and measure | gauge
You hear what's wrong. "Show me" is a fair thing to say. | at: Then / "Show me" | eye
~ It's good if the way to the unit is free. The suitcases, the tree stand. | Clear the way | suitcase
And before they leave, it should run once all the way through. | at: Last / One full run | repeat
> Clear a step around the unit before {brand} comes. | A clear step around
> When {brand} asks what you heard, make the noise. | Make the noise | speech

care: Which way the filter goes
* There's an arrow on your filter, and it's not for decoration. | There's an arrow | signpost
* Which way does the filter go in? | Which way? | question
* Pull out the filter and hold it to the light. See anything? | Hold it to the light | lamp
If no light comes through, hardly any air does. | No light, no air | wind
Then the blower works harder, the coil ices or the furnace overheats. | The blower strains | fan
The arrow points the way the air goes, toward the furnace. | no: Arrow to the room / yes: Arrow to the furnace
Write the date on the edge with a marker. | Date on the edge | pencil
Look once a month, and change it when it's gray. With a dog, that's soon. | Gray? Change it. | dog
~ The thickest isn't the best. Some systems can't pull through it. | Thickest isn't best
> Read the numbers off the edge for {brand}, and ask if that's the right kind. | Is it the right kind? | magnifier
> Can't find where it sits? Have {brand} show you on the next visit. | Where does it sit?

checklist: Before you call because it's cold
* It's cold, and the furnace is quiet. Check five things first. | Five things first | list
* What should you check before you call about the heat? | What to check? | thermometer-cold
* You've got a blanket on, a phone in hand, and a silent furnace. | Blanket and phone | phone
The thermostat. Is it on heat, and is the battery alive? | 1. Thermostat and battery | battery-full
The breaker. One that's half tripped looks like it's on. | 2. The breaker | power
The switch on the furnace. It looks like a light switch, so people switch it off. | 3. Switch on the furnace | lightbulb
Its door. If the panel isn't quite shut, it won't start. | 4. Its panel, shut tight
The filter. | 5. The filter
~ The vent pipes outside, is there snow on them? | 6. Snow on the vent outside | snowflake
If you smell gas, do none of that. Get out, and call from the street. | Gas smell? Out, then call | warning
> Tell {brand} which ones you've checked, and what the display says. | What does it say? | phone-call
> Still cold after all of those? Call {brand} and leave it off. | Still cold? Call

cost: Why two houses get two prices
* Two houses, same box, and two prices for the new heat pump. | Same box, two prices | box
* What are you paying for when it's the same furnace? | Same furnace? | question
* The price you found online is for a furnace in a driveway. | A box in a driveway | package
Getting it in is the job. A basement with a door is one thing, a crawl space is another. | no: Crawl space / yes: Basement with a door | stairs
Ducts may be too small, or leaky, or never there to begin with. | The ducts | wind
Flue, drain and wire may not fit the new one. | Flue, drain, wire | plug
The old one has to be drained and taken away. | The old one goes | truck
~ Then size, how quiet it is, and how finely it can be turned down. | Size, and how quiet | ear
So prices can only be compared with the list beside them. | Compare lists
> Have {brand} split the offer into box, ducts and labor. | Box, ducts, labor | receipt
> Ask {brand} which part of it could wait a season. | What can wait? | calendar

tip: A thermometer and two vents
* Take a kitchen thermometer and hold it in the vent. | Hold it in the vent | thermometer
* Is the air conditioner getting weak, or is it you? | Weak, or is it you? | question
* You stand under the vent, and you're not sure anymore. Is that cool? | Is that cool? | fan
Let it run for a good while first. | at: First / Let it run | clock
Hold the thermometer where air goes in, at the big grille, and write that down. | at: Then / Where air goes in | pencil
Then hold it where air comes out, close to the unit, and write that down. | at: Then / Where it comes out | wind
The number that counts is the gap between them. | The gap counts | ruler
Do it now, while all's well, and again when you're in doubt. | no: Guess in a heat wave / yes: Compare with spring
~ Tape the paper inside the closet door. | Tape it to the door | note
> When the gap's shrunk, tell {brand} both pairs of numbers. | Both pairs | phone-call
> Let {brand} tell you what gap is usual for your system. | What's usual?

season(4-5): Try it on the first warm day
* Turn the AC on before you need it. | Before you need it | sun
* When's the best day to try the air conditioner? | Which day? | calendar
* It's the first warm Saturday, windows open, and you turn on the AC. | The first warm Saturday | window
Let it run a quarter of an hour. Is it cool, does it sound as it did? | 1. Run it and listen | ear
Go outside. Is the fan turning, are there leaves in it? | 2. Look outside | leaf
Put in a clean filter. | 3. A clean filter
Sniff at the vent. Musty for a minute is one thing, musty all day is another. | 4. Sniff at the vent
If something's wrong, it's April. | no: First hot night / yes: A mild April day | calendar-check
~ On the first really hot evening, everybody calls at once. | Then everyone calls | phone-incoming
> Try it this weekend, and call {brand} if it hums and doesn't start. | Hums, won't start? Call | phone-call
> Put the tune-up with {brand} before the heat. | Before the heat | thermometer-hot
`,
})
