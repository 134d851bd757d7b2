import { trade } from './trade.ts'

export const electronicsStore = trade({
  id: 'electronics-store',
  name: 'electronics store',
  also: [
    'electronics shop',
    'consumer electronics store',
    'electronics retailer',
    'electrical shop',
    'electrical retailer',
    'tv store',
    'tv shop',
    'hi-fi shop',
    'hifi shop',
    'hi-fi store',
    'audio store',
    'home theater store',
    'computer store',
    'computer shop',
    'gadget store',
    'gadget shop',
    'tech store',
    'camera store',
    'camera shop',
    'appliance store',
    'audio shop',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a device',
  things: 'electronics',
  words: [
    'television',
    'tv',
    'screen',
    'speaker',
    'laptop',
    'headphone',
    'cable',
    'charger',
    'battery',
    'phone',
    'remote',
    'soundbar',
    'camera',
    'tablet',
    'computer',
    'electronics',
    'router',
    'printer',
    'port',
    'plug',
    'device',
    'gadget',
  ],
  pieces: `
mistake: The TV looks different in your living room
* The TV that won in the store can lose in your living room. | Store winner, couch loser | television
* Why does your new TV look so harsh at home? | Why so harsh? | television
* At home the new screen glows like a fish tank. | Like a fish tank | fish
In the store it has to shout against a whole wall of others, under bright lights. | It has to shout | lightbulb
So it's set to its loudest picture. Blue snow, orange faces. | Blue snow, orange faces | sun
Your lamp at home is yellow and low, and now it's far too much. | no: Store picture / yes: Movie or cinema | sliders
Look in the picture menu for movie or cinema. It looks dull for two evenings, then it looks right. | Dull, then right | film-slate
~ And turn off the motion smoothing, if films look like a soap opera. | | film-strip
> Ask {brand} to switch the set to movie mode before you judge it. | Movie mode, please | television
> Tell {brand} which way your windows face. | Where are your windows? | window

mistake: Check the ports before you leave the store
* Your new laptop has two holes. You have five cables. | Two holes, five cables | laptop
* Why doesn't your old plug fit the new computer? | Why won't it fit? | plug
* New laptop on the desk, and the printer cable hangs in the air. | It hangs in the air | printer
Every few years they change the shape of the hole, and thin machines leave most of them out. | Fewer holes every time | usb
So turn your desk around before you go. Count what's plugged in. | Count what's plugged in | plugs
Screen, mouse, printer, stick, camera card. | Screen, mouse, printer, card | list
A little hub gives you most of them back, if you know which ones you need. | no: Find out at home / yes: Count before you go | plugs-connected
~ The same shape of plug doesn't always do the same job, either. | | usb
> Photograph the back of your old one and show {brand}. | A photo of the back | camera
> Take the odd cable to {brand} in your pocket. | The odd cable | usb

myth: The most expensive cable isn't the best
* A golden plug won't make your picture sharper. | Gold won't sharpen it | plug
* Do you need the expensive cable for your new TV? | The expensive cable? | tag
* You've chosen the TV, and now there's a wall of cables. | A wall of cables | television
A digital picture arrives, or it doesn't. When it doesn't, it sparkles, stutters or goes black. | It arrives, or it doesn't | television
Nothing in between gets a little more blue. | Nothing gets more blue | drop
What counts is that it's made for what you send through it, and that it's long enough. | no: Gold plugs / yes: Right type, right length | ruler
Measure along the wall and around the corner. A tight cable pulls on the socket. | Measure around the corner | ruler
~ Long runs are where quality does begin to show. | | path
> Tell {brand} what's at each end of it. | What's at each end? | plugs
> Measure the way around the shelf before you go to {brand}. | Around the shelf | ruler

how: How a small speaker fools you
* A tiny speaker can't move much air. So it cheats. | So it cheats | speaker-high
* Why does a small speaker sound so big in the store? | Why so big? | speaker-high
* The speaker's the size of a mug, and there's bass. | Bass from a mug | cup
Deep notes need air to be pushed, and that takes a big cone or a long stroke. | Deep notes push air | wind
A small one bumps up the notes just above, and your ear fills in the rest. | Your ear fills it in | ear
Put it in a corner, and the walls help. Put it on a hollow shelf, and the shelf sings along. | no: On a hollow shelf / yes: On something solid | shelf
Play it loud, and you hear the cheat. The voice starts to choke. | Loud tells the truth | speaker-high
~ A song you know by heart tells you more than any demo track. | | music
> Play your own song at {brand}, once softly and once loud. | Your own song | music
> Say where it'll stand, and let {brand} put it like that. | Where will it stand? | shelf

how: How a battery gets old
* Your phone battery doesn't die. It shrinks. | It shrinks | battery-full
* Why does your laptop last half as long as it used to? | Why so short? | hourglass
* It's barely afternoon, and your phone's already at red. | Red by afternoon | phone
Each time it's filled and emptied, a little less fits in. | A little less fits in | trend-down
Heat makes it worse, so the dashboard in the sun is the worst place it knows. | no: On the hot dashboard / yes: In the bag | sun
Sitting full for weeks isn't good for it, nor is sitting empty. The middle's comfortable. | Comfortable in the middle | drop-half
Many devices have a setting that stops before full when they live on the plug. | A setting stops it early | plug-charging
~ If it bulges, don't press on it. Take it out of use. | | warning
> Ask {brand} if yours can have a new one inside. | Can it be changed? | wrench
> Let {brand} show you where the battery setting hides. | Where's the setting? | gear

question: How big a TV do I need
* How big should the TV be? Sit down first. | Sit down first | couch
* "How big a TV do I need?" It depends on your couch. | Depends on your couch | couch
* In the store the TV looked normal. On your wall it's a billboard. | A billboard | television
Measure from your eyes to the wall. That number decides, and the diagonal follows. | From your eyes to the wall | ruler
Cut the size out of paper or tape it to the wall, and live with it over a weekend. | Tape it to the wall | scissors
Check how wide its feet stand. They may be wider than the furniture. | Are its feet too wide? | table
And think of the height. Your eyes should meet the middle, or close to it. | no: Over the fireplace / yes: At eye level | eye
~ Sports from the kitchen is another distance. Measure that, too. | | fork-knife
> Go to {brand} with one number, from your eyes to the wall. | Eyes to wall | ruler
> Ask {brand} how far apart the feet are. | How far apart? | table

question: Should I wait for the next model
* "Isn't there a new phone coming out?" There always is. | There always is | calendar
* Buy the laptop now or wait for the next one? | Now or wait? | hourglass
* You have the old phone in one hand and the rumors in the other. | The rumors | phone
If yours is broken, waiting costs you every single day. | Broken? Then now | clock
If yours works and only bores you, you can wait forever. | Bored? You can wait | hourglass
The model that's just been replaced hasn't got any worse overnight, and it's often cheaper. | Last year's hasn't got worse | tag
Only ask how long it'll still get updates. That's the part that really ages. | no: How new is it? / yes: How long for updates? | download
~ Write down what yours can't do. If the page stays empty, keep it. | | note-pencil
> Ask {brand} what's different between this one and the last. | What's different? | question
> Tell {brand} what annoys you about your old one. | What annoys you? | speech

comparison: Soundbar or real speakers
* Voices too quiet, explosions too loud? It's the TV's back. | Too quiet, too loud | television
* Soundbar or speakers for your TV? | Soundbar or speakers? | speaker-high
* You've got the remote in your hand, and it's louder, softer, louder. | Louder, softer, louder | speaker-high
A flat TV has its speakers at the back or below, where they talk to the wall. | It talks to the wall | wall
A soundbar lies in front, takes one cable, and turns the voices toward you. | Bar: one cable, clear voices | speech
Two real speakers need space and wires. Then music gets a left, a right and a middle. | Speakers: room and music | music
Mostly news and series? The bar will do. Records on Sunday? Think of the pair. | no: Watch the size / yes: Think what you play | vinyl-record
~ Look if the bar covers the spot the remote aims at. | | eye
> Listen to a voice at {brand}, not an explosion. | Listen to a voice | ear
> What do you play most? Start there with {brand}. | What do you play? | playlist

choose: How to tell if a store will be there afterwards
* Any store can sell you a TV. Ask about the day it goes dark. | When it goes dark | television
* Where should you buy your electronics? | Where to buy? | storefront
* You ask one question about a laptop. Listen to what comes back. | What comes back? | laptop
The good answer's a question. What do you do with it all day? | "What do you do with it?" | chats
Ask who looks at it when it breaks, and whether you'd have to mail it somewhere. | Who looks at it? | package
Ask if you may plug in your own headphones, your own card, your own song. | Try your own things | headphones
And ask what you don't need. That answer tells you nearly everything. | no: "You need the pro" / yes: "You don't need that" | thumbs-up
~ Keep the box until you're sure, with all the foam in it. | | box
> Ask {brand} what you can leave out. | What can I leave out? | question
> Test {brand} with the simplest question you have. | Your simplest question | speech

first: The first hour with a new laptop
* The first hour with a new computer isn't fun. Plan it. | Plan the first hour | clock
* What should you do first with a new laptop? | What first? | laptop
* The box is open, the screen says hello, and you've forgotten your password. | It says hello | laptop
Plug it in, and put it near the router. It wants to fetch updates for ages. | 1. Plug in, then updates | download
Have your passwords ready, on paper if it has to be. | 2. Passwords ready | password
Keep the old one next to it, switched on, till the last photo's across. | 3. Old one stays on | images
Set up a backup before there's anything to lose. | 4. First a backup | hard-drive
~ Peel off the film last. You've earned it. | | hand
> Ask {brand} how your photos get from the old one to the new one. | From old to new | images
> Do you want it set up before it goes home? Ask {brand} if they do that. | Set up before home? | laptop

care: Dust is what your computer's afraid of
* That roar from your laptop is dust. | The roar is dust | fan
* How do you clean a screen without ruining it? | How do I clean it? | television
* You wipe the TV with window cleaner, and there's a cloud that stays. | A cloud that stays | spray-bottle
Screens have a thin coat on them. Sharp cleaner eats it. | no: Window cleaner / yes: A dry soft cloth | towel
Switch it off, let it cool, wipe dry. If that won't do, breathe on it or dampen the cloth, never the screen. | Dampen the cloth, not the screen | drop
Vents want air. On a pillow a laptop can't breathe, so its fan works double. | Not on the pillow | wind
For the keyboard, switch it off, turn it over and tap. You'll find last week's lunch. | Turn it over and tap | keyboard
~ Paper towels scratch. They're wood, after all. | | prohibit
> Is yours roaring? Let {brand} hear it. | Let them hear it | ear
> Get the right cloth from {brand} before you try the wrong bottle. | The right cloth | towel

checklist: Before your old phone leaves the house
* Before your old phone goes, take yourself out of it. | Take yourself out | phone
* What do you do with the old phone before you hand it in? | Do what first? | question
* A drawer with four dead phones and one forgotten memory card. | A drawer of old phones | phone
Save the photos and open one on the new device to be sure. | 1. Photos saved and checked | images
Move your chats and the codes you log in with. People forget those. | 2. Chats and login codes | chats
Sign out of your account, or nobody else can ever use it. | 3. Sign out | sign-out
Take out the card and the little tray. | 4. Card out | sim-card
Then reset it, and watch it say hello like on the first day. | 5. Reset it | clock-counter-clockwise
~ A dead one doesn't belong in the trash. There's a battery in it. | | recycle
> Ask {brand} where old devices go. | Where do they go? | recycle
> Empty that drawer into a bag and ask {brand} what to do with each. | Empty the drawer | bag

cost: What you pay for in a laptop
* Two laptops look alike. One costs twice as much. Lift the lid. | Lift the lid | laptop
* What makes one laptop more expensive than another? | Why more? | tag
* You're reading the little card beside the laptop, and it's all letters. | It's all letters | tag
The chip is how fast it thinks. For mail and letters any new one thinks fast enough. | The chip: how fast it thinks | cpu
Memory is the size of its desk. Storage is the size of its closet. | A desk and a closet | desk
Then there's what you touch. The hinge, the keys, the screen in daylight. | Hinge, keys, screen | keyboard
You'll feel the screen and the keys every day, and the last bit of speed hardly ever. | no: The last bit of speed / yes: Screen and keys | eye
~ On many you can't add memory later, so get the desk right. | | memory
> Type your full name on three keyboards at {brand}. | Type your name | keyboard
> Name three things you do on it, and ask {brand} what that takes. | Three things you do | list

tip: Take a picture before you unplug anything
* Before you pull a single cable, take a picture. | First a picture | camera
* Which cable went where? | Which went where? | plugs
* You're behind the TV with four cables in your hand and no idea. | Four cables, no idea | television
From the front, then from the back, with the light on. | Front, back, lights on | lightbulb
Put a bit of tape on each plug and write where it lived. | Tape on each plug | pen
Now unplug from the wall first, and the rest after. | no: Pull and pray / yes: Photo, tape, pull | plug
When it doesn't work afterwards, the picture goes to somebody who can read it. | Someone can read it | image
~ Vacuum while you're back there. It'll be years till the next time. | | broom
> Show {brand} the picture, and you won't have to describe the thin round one. | Show the picture | image
> Keep that photo for the day you call {brand}. | Keep the photo | phone-call

season(11-12): Gifts with a plug
* A gadget without its cable is a sad gift. | No cable, sad gift | gift
* What do you check before you wrap a gadget? | Check before you wrap | gift
* The paper's off, the eyes are wide, and there's no battery in it. | No battery | battery-full
Find out which phone they've got. Half of all gifts hang on that. | Which phone? | phone
See what's not in the box. Cards, chargers and batteries often aren't. | What's not in the box? | box
Charge it and let it update the evening before, then pack it up again. | no: Update under the tree / yes: The evening before | tree-evergreen
Put the receipt in an envelope, and write the last day for swapping on it. | Receipt in an envelope | receipt
~ For grandparents, wrap an afternoon of explaining with it. | | clock
> Ask {brand} what else has to be in the package. | What else goes in? | package
> Spy on their phone, then go to {brand}. | Spy on their phone | eyes
`,
})
