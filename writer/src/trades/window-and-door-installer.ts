import { trade } from './trade.ts'

export const windowAndDoorInstaller = trade({
  id: 'window-and-door-installer',
  name: 'window and door company',
  also: [
    'window installer',
    'window company',
    'window replacement',
    'replacement windows',
    'window contractor',
    'entry door installer',
    'front door company',
    'front door replacement',
    'window and door installer',
    'windows and doors',
    'window fitter',
    'door fitter',
    'double glazing',
    'double glazing company',
    'glazing company',
    'glazier',
    'window installation',
    'entry door installation',
    'front door installer',
    'sash window specialist',
    'sash window restoration',
    'window repair',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a new window or door',
  things: 'windows and doors',
  words: [
    'window',
    'door',
    'glass',
    'pane',
    'frame',
    'sash',
    'sill',
    'draft',
    'lock',
    'handle',
    'hinge',
    'caulk',
    'weatherstrip',
    'screen',
    'curtain',
    'threshold',
    'condensation',
    'opening',
    'trim',
    'patio',
    'foam',
    'gasket',
    'fog',
  ],
  pieces: `
mistake: Those little holes in your window frame
* There are little holes along the bottom of your window. Leave them open. | Leave the little holes open | window
* What are those slots at the bottom of a window frame for? | What are the slots for? | window
* You found holes in the window, and the caulk gun's already in your hand. | Caulk gun in hand? | hand
Rain always gets past the first seal. Windows are built expecting it. | Some rain always gets in | cloud-rain
It collects in the frame and runs out through those slots. | The slots let it out | drop
Close them, and it stays inside until it finds your wall. | no: Caulk them shut / yes: Keep them clear | wall
~ Dead bugs and pollen do the same thing, just slower. | | bug
Poke them with a toothpick, then pour a little water in the track and see it run outside. | Toothpick, then a little water | drop
> Water stays in the track? Show {brand} a photo of it. | Water stays in the track? | camera
> Ask {brand} where your windows drain, before you seal anything. | Where does it drain?

mistake: Foam that pushes the frame crooked
* A window that opened fine on Friday can stick on Monday. | Fine Friday, stuck Monday | window
* Why would a brand-new window be hard to slide? | New, and hard to slide? | window
* You sprayed foam around the frame, and it kept on growing. | It kept on growing | spray-bottle
Some foam swells hard enough to bow a frame inward. | Foam can bow a frame | resize
You can't see it, but the sash feels it, and so does the lock. | The lock feels it | lock
So the gap gets foam made for windows, and only a little at a time. | no: Fill it in one go / yes: Low-pressure, in layers | drop
~ Before any foam, the frame is shimmed, screwed and checked corner to corner.
Then you close it and try the lock again while there's still time. | Try the lock once more | lock-open
> Stiff since it went in? Tell {brand} which corner rubs. | Which corner rubs?
> Have {brand} close every sash with you on the last day. | Close every one together | hand

myth: Fog on the inside isn't always a bad window
* There's water on your bedroom window every morning, so it's broken? | Wet every morning | drop
* A foggy window can mean three different things. | Fog means three things | cloud-fog
* Put your finger on the fog. Can you wipe it off? | Can you wipe it off? | hand-pointing
If you can wipe it off from the inside, it's the room. Too much steam, too little airing. | Inside: the room is damp | shower
If it's on the outside in the morning, the glass is keeping your heat in. That's a good sign. | Outside: good glass | sun-horizon
If you can't reach it from either side, it's between the panes, and the seal has failed. | Between: the seal is gone | intersect
~ Only that last one is a case for new glass, and often the frame can stay.
So wipe first and worry after. | no: Replace it / yes: Wipe it first | towel
> Can't wipe it off? Tell {brand} the size of that pane. | The size of the pane | ruler
> Take a photo in the morning while it's there and send it to {brand}. | A photo while it's there | camera

how: How an old window comes out without a hole in your evening
* No window, just a hole in your wall, for about as long as lunch. | A hole, as long as lunch | window
* How long is the house open while a window gets swapped? | How long is it open? | clock
* You hear the old frame crack, and then there's fresh air. | Crack, then fresh air | wind
Nobody takes them all out at once. It's one opening at a time. | One at a time | window
The sash goes first, then the frame is cut and folded inward. | at: First / Old sash and frame out | hammer
What's left is checked. Soft wood in the sill gets replaced now or never. | at: Then / Check the sill | magnifier
The new one goes in, gets leveled, screwed, sealed, and has to open and close. | at: Next / In, level, sealed | ruler
~ Then the crew moves over and you get your curtain rod back. | | hand
> Ask {brand} which room comes first, and plan naps around it. | Which room comes first? | bed
> If the sill turns out soft, what then? Let {brand} answer before the day. | And if the sill is soft?

how: Why two panes keep you warmer than one thick one
* The warmest thing in your window is what you can't see. | The part you can't see | eye
* How do two thin panes beat one thick pane of glass? | Two thin beat one thick? | snowflake
* Hold your palm near the glass on a cold night. | Palm near the glass | hand-palm
Glass itself lets warmth through like a spoon in hot soup. | Glass alone lets warmth go | spoon
Still air doesn't, so a gap is sealed between the panes, often filled with a heavier gas. | Sealed gap between panes
On one side there's a film of metal so thin you look through it. It sends heat back. | A film that sends heat back | sun
~ Hold a lighter near it, and one of the little reflections has another color. | | flame
The edge is the weak spot, so look at the spacer between the panes. | The edge is the weak spot | magnifier
> Have {brand} explain the edge of the pane before you choose. | Talk about the edge
> Which of your rooms is cold near the glass? Tell {brand}. | Which room is cold? | thermometer-cold

question: Why is it foggy on the outside
* Your new windows fog up on the outside. Did you buy bad ones? | Foggy outside? | cloud-fog
* Why does only the new window get dew on it? | "Why only the new one?" | drop
* You draw a heart on the window. From the yard. | A heart from the yard | heart
Dew settles on whatever's cold, like the grass and the roof of your car. | Dew likes cold things | car
The old pane was warmed from inside all night, so it stayed dry. | Old pane: warmed by your heat | fire
The new one lets hardly any heat out, so its outer face gets as cold as the lawn. | New pane: heat stays inside | home
~ You mostly see it on clear, still mornings. | | sun-horizon
By the second cup of coffee it's gone. | Gone by the second coffee | coffee
> Fog you can't wipe from either side is another story. Show {brand} that one. | Can't wipe it? | eye-slash
> Curious about a foggy pane? Ask {brand}, and say which side it's on. | Say which side

question: Will I have to paint afterward
* A new window goes in. Does your wallpaper survive? | Will the wallpaper survive? | paint-roller
* Do you have to repaint the room after new windows? | "Do I have to repaint?" | paint-brush-broad
* You've just painted, and now the window has to go. | Just painted, of course | paint-bucket
It depends on what the old one is tied into. | What's it tied into?
If only the sash and the stops come out, the trim stays, and you touch up a line. | Trim stays: touch up a line | paint-brush
If the whole frame goes, the inside trim comes off, and there'll be edges to fill and paint. | Frame goes: fill and paint | wall
~ Old paint tends to bridge the gap, so it gets cut with a knife first, and a chip can still happen. | | knife
So windows first, painting after, if you get to choose the order. | no: Paint, then windows / yes: Windows, then paint | repeat
> Ask {brand} what the edge will look like the day the crew leaves. | What will the edge look like?
> Planning to paint this year? Tell {brand} before you buy the paint. | Planning to paint? | paint-bucket

comparison: New window in the old frame or everything out
* You can change your windows and keep the frames. Should you? | Keep the frames? | window
* Insert or full replacement? Put your thumb on the sill. | Thumb on the sill | thumb
* Two ways to get a new window, and one leaves your trim alone. | One leaves the trim alone | swap
If the old frame is sound and square, a new unit can slide right into it. | Insert = sound frame stays | check
It's quicker and cleaner, and you lose a little glass all around. | Quicker, a bit less glass | resize
If the thumb goes in, there's rot, and a new unit would sit in a bad box. | Full = the rotten frame goes | warning
Then everything comes out, and the gap behind can be sealed and insulated too. | The gap gets sealed too | wind
~ It's more work and touches your trim, so you only do it once.
> Press your thumb into every sill and tell {brand} where it gave. | Where did it give? | thumb
> Ask {brand} to show you which of your frames could stay. | Which could stay?

choose: Ask how it'll be sealed
* Good glass in a bad hole still drafts. | Good glass, bad hole | wind
* Who do you let near the hole in your wall where a window was? | Who gets near the hole? | wall
* Two window quotes, same brand, same size. What's the difference? | Same window, two quotes | invoice
Half of a window is how it meets the wall. | Half of it is the wall | wall
So ask how the outside gets flashed, and have it sketched for you. | 1. How is it flashed outside? | cloud-rain
Ask who measures. It should be whoever answers for it if it doesn't fit. | 2. Who measures and answers for it? | ruler
Ask what happens to soft wood they find on the day. | 3. What about soft wood? | log
~ And who do you call when a handle's loose a year later? | | phone
> Put the flashing question to {brand} and ask for a pencil sketch. | Ask for a sketch | pencil
> Line your quotes up and ask {brand} what each leaves out. | What's left out? | list

first: Why your opening gets measured so many times
* For one window, somebody measures the hole three times across. | Measured three times across | ruler
* Can't you just measure your windows yourself? | Can't I measure it myself? | ruler
* A stranger is opening and closing every window you own. | Open, close, next | window
Across at the top, the middle and the bottom, then three times up and down. | Top, middle, bottom | ruler
Holes are rarely square, and the smallest number is what fits. | The smallest number counts | resize
Then both diagonals, to see how crooked it really is. | Both diagonals | line-segment
~ The smell of the sill tells something too. Wet wood is hard to hide.
And they'll ask which way it should open, and what's standing in front of it. | Which way should it open? | question
> Clear the plants off the sills before {brand} comes to measure. | Plants off the sills | potted-plant
> Which one sticks, whistles or won't lock? Make that list for {brand}. | Sticks, whistles, won't lock | list

care: Ten minutes for your doors and windows
* The gritty sound when you slide your patio door is sand. | That sound is sand | ear
* When did you last clean the track of your sliding door? | When did you last clean it? | calendar
* Run a finger along the rubber gasket of your window. Is it gray? | Gray finger? | hand-pointing
Vacuum the track, then go in with an old toothbrush. | 1. Vacuum and toothbrush | toothbrush
Wipe the gasket with a damp cloth, so it keeps sealing instead of sticking. | 2. Wipe the gasket | towel
A drop of oil goes on the hinge. Not on the rubber. | 3. Oil the hinge only | drop
Then turn the handle. It should move without a wrestling match. | 4. Turn the handle | hand
~ If it needs a shoulder, the hinge needs adjusting, and forcing it bends things. | | screwdriver
> Needs a shoulder to close? Let {brand} adjust it before something bends. | Needs a shoulder? | door
> Let {brand} point out which spots on yours like oil. | Where does the oil go? | drop

checklist: The day before the new windows come
* Tomorrow somebody's going to lift out your windows. Look around the room. | Windows out tomorrow | window
* What do you clear away before new windows go in? | What has to go? | box
* Your orchids are still on the sill. Move them tonight. | Orchids off the sill | flower
Curtains and blinds come down, rods too, if they're near the frame. | 1. Curtains and rods down | home
Make room a good arm span wide in front of each one. | 2. An arm span of room | person-arms-spread
Cover what you love, because old putty and plaster crumble. | 3. Cover what you love | couch
Tell your alarm company, if there are sensors on the sash. | 4. Alarm sensors | alarm
~ And keep the cat in a room with a door, since there'll be a hole in the wall. | | cat
> Tell {brand} about sensors, shutters and anything else screwed to the frame. | What's screwed to the frame? | screwdriver
> Where can a ladder stand outside? Walk around with {brand} in mind. | Where can a ladder stand? | ladder

cost: Why one window costs more than its twin
* Two windows of the same size can be far apart in price. | Same size, different price | tag
* What makes a window expensive? | What makes it expensive? | tag
* You're reading a window quote, and one line sticks out. | One line sticks out | invoice
A pane that doesn't open is the simple one. Every hinge and handle adds. | Every hinge adds | gear
Odd shapes are made one by one, and so are tall ones that need stronger glass. | Odd shapes are single pieces | shapes
Upstairs adds a ladder or a scaffold, and two people for the weight. | Upstairs adds a scaffold | ladder
~ Then there's what's around it. Brick, siding and plaster each want another finish. | | wall
So ask which of yours could stay fixed, with air coming from the one beside it. | no: All of them open / yes: Some stay fixed
> Count how many you ever open, and give {brand} that number. | How many do you open? | hand
> Have {brand} price the odd-shaped one on its own. | The odd one on its own | receipt

tip: Close the door on a piece of paper
* Test your front door with a sheet of paper. | One sheet of paper | file-text
* Is there a draft at your door, or is it just a cold hall? | Draft, or just cold? | wind
* Your feet are cold by the door. Take a sheet out of the printer. | Cold feet by the door | printer
Put a sheet of paper across the frame and close the door on it. | at: First / Close it in the door | door
Now pull. It should hold on, at least a little. | at: Then / Pull | hand-grabbing
Slides right out? Air does too, at that very spot. | Slides out = air gets out | wind
Go all the way around, top, lock side, hinges and bottom. | All the way around | repeat
~ A gap at the bottom is a sweep, a gap at the lock side is often just the strike plate. | | lock
> Mark the loose spots with tape and show {brand}. | Mark the loose spots
> Paper falls out everywhere? Ask {brand} whether it's the seal or the door. | Seal or door? | question

season(8-10): Find the draft before it finds you
* On the first cold night everybody calls about windows at once. | Everybody calls at once | phone
* Is your window tight enough for the coming winter? | Tight enough for winter? | snowflake
* It's still warm out, and nobody's thinking about windows. You could. | Still warm out | sun
On a windy day close everything, turn the kitchen fan on, and light a stick of incense. | Fan on, a stick of incense | fan
Hold the smoke near the seams. Where it bends, air's coming in. | Where the smoke bends | cloud
Between sash and frame, it's usually a worn seal. | At the sash: worn seal | window
Between frame and wall, the gap behind the trim was never filled. | At the wall: empty gap | wall
~ Curtains well away from the glowing tip, please. | | flame
New windows are made to measure, so what you find now can still be done in time. | Made to measure takes time | ruler
> Write down where the smoke bent and read it to {brand}. | Where did it bend? | note-pencil
> Call {brand} while the evenings are still warm. | Call while it's warm | phone-call
`,
})
