import { trade } from './trade.ts'

export const phoneAndComputerRepair = trade({
  id: 'phone-and-computer-repair',
  name: 'phone and computer repair shop',
  also: [
    'phone repair',
    'phone repair shop',
    'cell phone repair',
    'mobile phone repair',
    'smartphone repair',
    'iphone repair',
    'computer repair',
    'computer repair shop',
    'laptop repair',
    'pc repair',
    'tablet repair',
    'phone screen repair',
    'cracked screen repair',
    'device repair',
    'electronics repair',
    'electronics repair shop',
    'mobile phone shop',
    'mac repair',
    'console repair',
    'phone and laptop repair',
    'data recovery service',
  ],
  way: 'care',
  customers: 'customers',
  thing: 'a repair',
  things: 'repairs',
  words: [
    'phone',
    'screen',
    'battery',
    'laptop',
    'computer',
    'charger',
    'charging port',
    'port',
    'repair',
    'tablet',
    'keyboard',
    'backup',
    'crack',
    'glass',
    'camera',
    'speaker',
    'fan',
    'cable',
    'data',
    'passcode',
    'display',
    'device',
  ],
  pieces: `
mistake: Rice is for dinner
* Your wet phone doesn't want rice. It wants to be off. | No rice, just off | grains
* Does rice help a phone that fell in the water? | Does rice help? | grains
* The phone's in a bag of rice, and it's plugged in. | In rice, and plugged in | bag
Rice mostly dries the outside. The drop that matters is under the chips. | Only dries the outside | drop
And dust and starch get into the port as a side dish. | Starch in the port | usb
Turn it off right away. Don't press buttons to see if it lives. | at: First / Off, and leave it off | power
Don't charge it. Power and water together are what kills it. | at: Then / Don't charge it | plug
~ No hair dryer either. It blows the water further in. | No hair dryer | hair-dryer
What helps is somebody opening it, soon, before it starts to rust. | at: Soon / Somebody opens it | screwdriver
> Bring it to {brand} switched off, without the rice. | Off, no rice | phone
> Tell {brand} what it fell in. Soup is worse than rain. | What did it fall in? | bowl-steam

mistake: The paper clip in the charging port
* There's a pocket's worth of lint in your charging port. | Lint in the port | pants
* Why does your phone only charge when you bend the cable? | Why only when it's bent? | plug
* You're poking around in your phone's port with a paper clip. | Not the paper clip | paperclip
Every time you plug in, you press lint a bit deeper. | Pressed in deeper | hand
After a year there's felt in there, and the plug can't get home. | Felt at the bottom | plug
Shine a light in. You can see it at the back. | Shine a light in | flashlight
Metal can bend the pins or bridge them. Leave the clip on the desk. | no: Metal / yes: Hands off the pins | paperclip
~ If the plug wobbles in a clean port, the port itself is worn. | Clean, and still wobbly? | wrench
> Let {brand} look in there before you buy a new cable. | Before a new cable | eye
> Bring the cable to {brand} as well. It may be the guilty one. | The cable, too | usb

myth: Closing every app saves the battery
* Swiping all the apps away doesn't save your phone's battery. | Swiping doesn't save it | hand-swipe-left
* Does closing apps save the battery? | Does it save anything? | battery-full
* You swipe your phone's apps away, one by one, like flies. | Like flies | hand-swipe-left
Most of them are frozen back there. Frozen things don't eat. | Frozen things don't eat | snowflake
Start one from nothing, and that takes more than waking it up. | Starting takes more | power
What really drains it is the bright display, a weak signal, and maps. | Display, signal, maps | sun
~ And an app that's gone wild. The settings show which one eats most. | Who eats most? | chart-bar
If nothing's changed and it still runs dry by noon, the battery's old. | Dry by noon? It's old | hourglass
> Look at who eats most, and show {brand} the list. | Who eats most? | list
> Ask {brand} how worn your battery is. | How worn is it? | battery-full

how: How a screen gets changed
* Your phone is glued shut. That's why a new screen starts with heat. | It starts with heat | thermometer-hot
* How do you change a phone screen? | How is it done? | phone
* A warm pad, a suction cup, and your phone opens like a clam. | Like a clam | phone
The glue goes soft, and a thin pick goes around the edge. | at: First / Soft glue, thin pick | guitar
Slowly, because there are ribbons inside as thin as paper. | Ribbons thin as paper | note
The screws are tiny and of different lengths, so each lies on its place on a map. | at: Then / A map of screws | screwdriver
The new one gets plugged in and tried before it's glued. | at: Next / Tried, then glued | hand-tap
~ Touch in every corner, camera, speaker, and a call. | Every corner gets a touch | phone-call
Then it's pressed shut and left alone for a bit. | at: Last / Pressed shut | hand-palm
> Swipe the new one at {brand} before you pay. | Swipe it first | hand-tap
> Send {brand} your model and a picture of the crack. | Model and crack | camera

how: When a laptop stays black
* A laptop that stays black isn't always dead. | Not always dead | laptop
* What do they check first when a laptop won't start? | "What comes first?" | magnifying-glass
* You press the button, the fan runs, and the laptop's screen stays black. | Fan on, screen black | fan
First a different charger. It's the cheapest suspect. | at: First / A different charger | plug
Then a flashlight on the display. If there's a faint picture, only the light is out. | at: Then / A flashlight on the display | flashlight
Then a second screen on a cable. | at: Next / A second screen | desktop
Then parts come out, one at a time, until it wakes up. | at: After that / Part by part | memory
~ The board's at the end of the line, since it's the fiddly one. | At the end, the board | circuitry
You hear what it is before anyone changes anything. | Ask before they change it | ear
> Bring the charger along to {brand}. Often that's it. | Bring the charger | plug
> Tell {brand} what it did last. A smell, a fall, an update? | What did it do last? | question

question: Will my photos be gone?
* A new screen doesn't touch your photos. Save them anyway. | Save them anyway | image
* Will your photos still be there after the phone repair? | "Will they be gone?" | images
* You slide your phone across the counter, and you think of the photos. | Thinking of the photos | heart
They live on a chip of their own, far from the glass. | They live on a chip | cpu
A display, a battery or a port can be changed without going near it. | Nobody goes near it | battery-full
But anything that's been dropped can quit on the way home. | It can still quit | warning
So make a copy while it still turns on, even with half a display. | no: Hope / yes: Copy while it's on | copy
~ A mouse plugged in can help if the touch is gone. | A mouse may help | mouse
And say it first if there's no copy. It changes how they go about it. | No copy? Say it first | megaphone
> No copy yet? Say so at {brand} before anything else. | No copy yet? | megaphone
> Make the copy tonight, and take the phone to {brand} tomorrow. | Copy tonight | cloud

question: Is it still worth repairing?
* Is that old laptop still worth a repair? Ask four things. | Worth a repair? | laptop
* When is a phone still worth repairing? | "Is it worth it?" | question
* The phone's four years old, and the glass looks like a spider's web. | Like a spider's web | phone
Does it still get updates? If yes, there's life in it. | 1. Still gets updates? | download
Is it one part, or is everything tired? | 2. One part, or all of it? | battery-full
Were you happy with it last week? | 3. Happy last week? | smiley
What would you lose by moving everything to a new one? | 4. What would you lose? | package
~ A battery and a screen in one go is less work than two visits. | Both in one go | wrench
If it's board, glass and battery all at once, say thanks and let it go. | All three? Let it go | hand-waving
> Ask {brand} what they'd do if it were theirs. | If it were theirs? | question
> Describe to {brand} what you still like about it. | What do you like? | heart

comparison: Is it the glass or what's under it?
* Cracked glass is one repair. A dead display is another. | Glass, or display? | phone
* Is only the glass broken, or the display under it? | Which one is it? | magnifying-glass
* There's a black spot on your phone's screen, and it's growing. | A growing spot | drop
If the picture's whole and you can swipe, it's the pane on top. | Picture whole: the glass | check
If there are lines, ink or a dead corner, it's the layer below. | Lines or ink: the display | warning
On a lot of models both are one part, so it comes to the same. | Often one part | phone
~ Ink spreads. Today it's a dot, on Sunday it's the clock. | Ink spreads | clock
Put clear tape over the splinters until then, and keep it off your face. | Tape over the splinters | bandaids
> Show {brand} the crack with the screen lit, and once with it off. | Lit, and off | lightbulb
> Tell {brand} if the dead spot grows. | Does it grow? | eye

choose: Ask which part goes in
* Before a phone repair, ask which screen goes in. | Which screen? | phone
* How do you choose a phone repair shop? | "How do I choose?" | store
* Two shops, one crack, two prices. Ask about the part. | Same crack, two prices | scales
There are parts from the maker, good copies, and copies you'll see at an angle. | Maker's part, good copy, bad copy | copy
Ask to see one that's been fitted. Tilt it, look at the white. | Tilt it, look at white | eye
Ask how long they stand behind it, and for what. | How long do they stand by it? | shield-check
~ Ask what you pay if it can't be fixed. | And if it can't be fixed? | question
And ask what happens with your passcode. It shouldn't end up on a sticky note. | Not on a sticky note | note
> Ask {brand} which part yours would get. | Which part? | phone
> Tilt a finished one at {brand} and look. | Tilt one | eye

first: When you hand your phone over
* Handing over your phone feels like handing over your diary. | Like your diary | notebook
* What happens when you drop off a phone for repair? | "What happens then?" | phone
* They ask for your passcode, and you hesitate. Good question to ask back. | "What for?" | password
They need it to try things afterward. Does the camera focus, does the mic hear you? | To try camera and mic | camera
If you'd rather not say it, ask to type it in yourself at the end. | Type it in yourself | keyboard
They look it over with you, so old scratches are old scratches. | Old scratches get noted | magnifying-glass
You get a slip with what's been agreed, and what they'd call you about. | A slip with what's agreed | receipt
~ Leave another number. They can't call the one on the counter. | Leave another number | phone-call
> Know a second number by heart before you go to {brand}. | A second number | address-book
> Feel free to ask {brand} who sees what on it. | Who sees what? | eye

care: Batteries hate the dashboard
* A phone battery hates the dashboard more than the cold. | Not the dashboard | sun
* What makes a phone battery old? | What makes it old? | battery-full
* Your phone's charging under your pillow, and it's warm as toast. | Warm as toast | bread
Heat ages it. Every hot afternoon in the car counts. | Heat ages it | thermometer-hot
Under a pillow or on a blanket, it can't let the warmth out. | no: On the pillow / yes: On the table | bed
All the way to empty, every day, wears it as well. | Not always to empty | battery-full
~ If it's going in a drawer for months, leave it about half full. | For the drawer, half full | dresser
And if the back bulges or the glass lifts, stop using it and stop charging it. | Bulging? Stop | warning
> Bulging? Call {brand} before you carry it anywhere. | Bulging? Call first | phone-call
> Let {brand} measure how much of it's left. | How much is left? | gauge

checklist: Before you hand in a phone or laptop
* Do five things before you take your phone in. | Five things first | list
* What should you do before a phone or laptop repair? | "What do I do first?" | checks
* The broken laptop's in your bag. Did you make a copy? | Did you make a copy? | bag
Copy what you can't lose, as long as it turns on. | 1. Copy it | copy
Take off the case, and take out the little cards. | 2. Case off, cards out | sim-card
Bring the charger. | 3. The charger | plug
Know your account password. Some repairs need a lock turned off. | 4. The account password | password
Write down what it does, and when. | 5. What it does, and when | note-pencil
~ It only crashes in the kitchen is a clue. | "Only in the kitchen" | cooking-pot
> Tick off the five, then head to {brand}. | Tick off the five | checks
> Don't know the password? Find it before you come to {brand}. | Find the password | password

cost: Why the same crack costs different amounts
* The same crack costs different amounts on different phones. | Same crack, other price | tag
* What does the price of a phone repair depend on? | "What does it depend on?" | money
* Your friend's screen was cheap, and yours isn't. Same sidewalk. | Same sidewalk | phone
It starts with the part. A curved display is a different thing from a flat one. | Curved, or flat | waves
Then how it's built. Some open with two screws, some are all glue. | Screws, or glue? | screwdriver
Sometimes the thing you need sits under everything else. | Under everything else | copy
Water's a lottery, since nobody knows until it's open. | Water is a lottery | drop
~ A very new one or a very old one has to wait for parts. | Very new, very old | hourglass
So a model number tells more than a picture of the crack. | no: "It's black" / yes: The model number | hash
> Find the model in your settings, and send it to {brand}. | Find the model | gear
> Ask {brand} to call you before it gets more than agreed. | Call me before that | phone-call

tip: Your laptop can't breathe on the bed
* Your laptop can't breathe on the bedspread. | It can't breathe | bed
* Why does your laptop get so loud on the couch? | Why so loud? | couch
* A laptop on a blanket, and the fan is screaming. | Screaming fan | fan
The air goes in through slots at the bottom. The blanket's a lid. | The blanket's a lid | bed
So it spins faster, pulls in fluff, and slows down to stay cool. | Faster, fluffier, slower | wind
Put it on a tray, a cutting board or a big book. | no: Blanket / yes: Tray or big book | tray
Anything hard and flat, with the slots free. | Hard, flat, slots free | book
~ If it screams on a table too, it's full of fluff by now. | Loud on a table too? | ear
> Listen to yours on the table. Still screaming? Take it to {brand}. | Still screaming? | ear
> Turn it over, look at the slots, and show {brand}. | Look at the slots | magnifying-glass

season(6-8): A phone at the beach
* Sand finds every hole your phone has. | Sand in every hole | phone
* What does a day at the beach do to your phone? | A day at the beach | umbrella
* Your phone's on the towel, in the sun, with sand on the screen. | On the towel, in the sun | towel
It gets too hot first. Put it in the shade, not in the cooler with the ice. | no: In with the ice / yes: In the shade | sun
Sand goes into the speaker and the port, and there it stays. | Sand in the port | usb
And salt keeps on working long after it's dry. | Salt keeps working | drop
A freezer bag with a zipper beats most of it. You can still swipe. | A freezer bag | bag
~ Don't blow into the holes. That pushes it in. | Don't blow | wind
Before you plug it in at night, wipe it and look into the port. | Look before you plug in | plug
> Crunching when you plug it in? Unplug it, and stop by {brand}. | Crunching? Stop | plug
> Went for a swim with it? Turn it off and take it to {brand}. | Went for a swim? | person-simple-swim
`,
})
