import { trade } from './trade.ts'

export const plumber = trade({
  id: 'plumber',
  name: 'plumber',
  also: [
    'plumbing company',
    'plumbing contractor',
    'plumbing service',
    'plumbing business',
    'emergency plumber',
    'residential plumber',
    'family plumber',
    'local plumber',
    'plumbing repair',
    'drain cleaning service',
    'drain cleaner',
    'drain specialist',
    'plumbing and heating',
    'plumbing & heating',
    'plumbing and drains',
    'water heater installer',
    'leak detection service',
    'drainage company',
    'blocked drain specialist',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a repair',
  things: 'plumbing repairs',
  words: [
    'pipe',
    'drain',
    'leak',
    'faucet',
    'toilet',
    'sink',
    'shower',
    'plumber',
    'plumbing',
    'water',
    'valve',
    'heater',
    'clog',
    'drip',
    'sewer',
    'tub',
    'hose',
    'tap',
    'flush',
    'bathroom',
    'plunger',
    'repair',
  ],
  pieces: `
mistake: Put the drain cleaner back on the shelf
* Before that bottle goes down the drain, put it back. | Put the bottle back | prohibit
* The sink is full, it's gray, and you're holding a bottle of drain cleaner. | Full sink, bottle in hand | sink
* Should you pour drain cleaner into a sink full of standing water? | Pour it in? | sink
The stuff sits on top of the clog. If it doesn't eat through, it stays right there. | It sits on the clog
Now the pipe's full of something that burns skin, and somebody has to open that pipe. | Somebody opens that pipe | pipe
Try a plunger first, with enough water in the bowl to cover the rubber. | no: Pour a bottle / yes: Plunge first
~ And stuff a wet rag in the overflow hole, or you'll only pump air. | Wet rag in the overflow | towel
Short, firm pushes. The pull counts as much as the push. | Push, and pull
> Poured something in already? Tell {brand} before anyone opens the pipe. | Say what you poured | phone-call
> If the plunger won't do it, call {brand} and leave the bottle closed. | Call, bottle closed

mistake: Your dripping faucet doesn't want more muscle
* Squeezing the handle harder won't stop that drip. | Squeezing won't stop it | drop
* It's midnight, the faucet drips, and you get up to crank it tighter. | Up at midnight again | moon
* Why does the faucet drip more the harder you close it? | Closed hard, drips more? | drop
There's a small soft part inside, a washer or a cartridge, that's supposed to seal. | A small soft part seals | drop
Once it's worn, all that squeezing crushes it a bit flatter every night. | no: Crank it tight / yes: Change the worn part | hand-fist
Next it chews the metal seat underneath. That's a bigger repair. | Then the seat wears too | wrench
~ So close it gently, put a cloth under the drip to sleep, and have the small part changed. | Close it gently, then fix it | bed
> Snap a photo of the faucet, handle and all, and send it to {brand}. | Photo of the faucet | camera
> Tell {brand} whether it's the hot side or the cold side that drips. | Hot side or cold side?

myth: The word flushable on the wipes
* Flushable wipes do flush. That's all the word promises. | They flush. That's all. | toilet
* Is it fine to flush wipes when the pack says so? | Fine to flush? | toilet
* The pack says flushable, so into the toilet it goes. | The pack says flushable | toilet-paper
Toilet paper falls apart in water. Wave a sheet in a bowl and it's mush. | Paper turns to mush | toilet-paper
A wipe comes out of the same bowl ready to use again. | A wipe stays a wipe
Somewhere down the line it meets a rough spot in the pipe and hangs on. | It catches on a rough spot | pipe
The next one catches on the first, and then comes the grease. | Then the next one catches
~ What comes out of those clogs looks like a wet rope. | It comes out like rope
So the wipes go in a little lidded bin by the bowl. | no: In the bowl / yes: In the bin | trash
> If the downstairs toilet bubbles when somebody showers upstairs, call {brand} today. | Bubbling? Call today | phone
> Ask {brand} to show you what came out of the pipe. Just once. | Ask to see it

how: How a plumber finds a leak nobody can see
* A leak inside a wall gives itself away on the meter. | The meter knows | gauge
* The water bill went up and every floor is dry. | Bill up, floors dry | invoice
* How do you find a leak without breaking every wall? | Find it without a hammer? | hammer
First, everything off. Every tap, the ice maker, the washing machine. | at: First / Everything off | washing-machine
Then you go and stare at the water meter. If the small dial still creeps, water's leaving somewhere. | at: Then / Watch the small dial | gauge
Next, close the valves one branch at a time until the dial stands still. | at: Next / Close branch by branch
That narrows it to a room, and then come ears, a moisture meter, warm spots on the floor. | at: Last / Listen and feel | ear
~ The wall only gets opened where all the signs meet. | Open only one spot | wall
> Read your meter before bed and again before coffee, then call {brand} with both. | Read it twice | moon-stars
> Curious which dial to watch? Send {brand} a photo of your meter. | Photo of the meter | camera

how: What a drain snake feels down there
* A drain snake has no eyes. The plumber reads it by hand. | Read by hand | hand
* How does a plumber know what's stuck in a pipe? | What's stuck down there? | question
* Watch the plumber's hands when the cable goes down the drain. | Watch the hands | hand
A long spring of steel goes in, turning slowly. | Steel cable, turning slowly | spiral
A bend in the pipe feels firm, then lets go. | A bend: firm, then free | pipe
Hair feels springy. It winds up on the cable and comes back with it. | Hair: springy | hair
Roots are different. The cable bites, shudders and twists in your glove. | Roots: it shudders | plant
~ And a toy car feels like a toy car. It just clicks. | A toy car: it clicks | car-simple
When the water suddenly drops with a slurp, that's the sound everybody waits for. | Then the slurp | waves
> Tell {brand} who uses that sink. It says a lot about what's in there. | Who uses that sink? | sink
> Which drain slowed down first? Start with that when you call {brand}. | Which drain was first?

question: What to do until the plumber gets there
* "What do I do until the plumber's here?" | "What do I do till then?" | clock
* Water is coming through the ceiling, and the plumber's on the way. | The plumber's on the way | drop
* The ten minutes before the plumber arrives are yours. | These minutes are yours | timer
Shut the water off. If it's one sink or toilet, use the little valve underneath. | 1. Close the valve | sink
If that's stuck, use the main, usually where the pipe comes into the house. | 2. Or close the main | pipe
Then open the lowest faucet you've got, so the pipes empty there and not on your floor. | 3. Open the lowest faucet
~ Bulging ceiling? Keep out from under it. | 4. Stay out from under | warning
Towels come last. Everybody starts with towels. | Towels last | towel
> With the water off, call {brand} and say which valve you closed. | Say what you closed | phone-call
> Put {brand} in your phone tonight, while the floor's still dry. | Save the number tonight | phone

question: Why the sink gurgles
* A sink that gurgles is short of air. | Short of air | sink
* Why does the sink gurgle when the toilet flushes? | Why does it gurgle? | ear
* You flush, and across the bathroom the sink burps. | The sink burps | toilet
Water going down a pipe needs air behind it, like juice leaving a can. | Water needs air behind it | drop
That air comes from a pipe that ends on your roof. | A pipe on the roof | home
If a nest or leaves block it up there, the water sucks air through your sink instead. | Roof pipe blocked | leaf
Or the drain further down is half closed, and the air gets pushed back at you. | Or the drain's half closed | pipe
~ One gurgling sink is usually local. The whole house gurgling is the main line. | no: Whole house: main line / yes: One sink: local
> Note which fixture gurgles and what was running, then tell {brand}. | Note what was running | note-pencil
> Let {brand} listen to it. Flush with the phone held to the sink. | Let the phone listen | phone

comparison: The snake or the water jet
* Clearing a drain and cleaning a drain are two jobs. | Two different jobs | pipe
* Snake or water jet, which one does your drain need? | Snake or jet? | pipe
* The clog is back, same drain, same month as last time. | Same clog again | calendar
A snake pokes a hole through and pulls out what it catches. | Snake: opens a hole | spiral
For hair in a shower or a wad of paper, that's all you want. | Good for hair and paper | shower
But grease coats the whole pipe, like the inside of a butter dish. The hole closes up again. | Grease closes up again
A water jet scrubs the wall of the pipe all the way around. | Jet: scrubs the wall | waves
~ It needs a pipe that's sound enough, so somebody looks with a camera first. | Camera first | video-camera
> Ask {brand} which one your pipe can take, and why. | Which can mine take?
> Say how often that drain has clogged when you call {brand}. That decides a lot. | How often has it clogged?

choose: How you can tell a good plumber by phone
* You can hear a good plumber before you've met one. | You can hear it | ear
* How do you pick a plumber when the bathroom floor's wet? | Pick one in a hurry? | phone
* Three numbers on your screen, and one leak under the sink. | Three numbers, one leak | phone-list
Listen for questions. When did it start, is it the hot side, is the valve closed? | 1. They ask first | question
Ask how the price works before anybody drives over. You want to understand it on the phone. | 2. The price in plain words | invoice
Ask who's coming, and whether they're licensed and insured. | 3. Licensed and insured | identification-card
~ And ask whether you'll get to see the part that failed. | 4. See the old part | gear
Nobody honest minds any of those.
> Try all of those questions on {brand}. | Try them all | phone-call
> Call {brand} with the leak and the questions both ready. | Leak and questions ready

first: The first hour with a plumber in the house
* You don't have to scrub the bathroom before the plumber comes. | No scrubbing needed | brush
* What happens when the plumber rings your bell? | The bell rings. Then what? | bell
* First time calling a plumber? The tools stay in the van for a while. | Tools stay in the van | van
You show where it's wet, and tell the story from the start. | at: First / You tell the story | speech
The plumber runs water, listens, looks in the cabinet and probably in the basement. | at: Then / Run it and look | flashlight
Then you hear what it is, what it takes and what it costs, and you say yes or no. | at: Next / You say yes or no
Only now does a wrench come out, and the water goes off for a bit. | at: Then / The water goes off | pipe-wrench
~ So fill the kettle beforehand. | Fill the kettle first | tea-bag
At the end you run everything once more together. | at: Last / Run it together
> Book the visit with {brand}, then empty the cabinet under the sink. | Empty the cabinet | calendar-check
> When {brand} comes, point at the wet spot and start with when you first saw it. | Start with when

care: Where the bacon fat should go
* Hot bacon fat in the sink is a candle in the pipe by morning. | A candle in the pipe | candle
* Does hot water wash the grease down the drain? | Does hot water wash it away? | drop
* The pan is still warm, and the drain looks so close. | The drain looks so close | cooking-pot
It goes in as a liquid. A few feet along, the pipe is cold and the fat sets. | It sets where it's cold | pipe
Hot water only carries it further, to a spot that's harder to reach. | no: Hot water after it / yes: Wipe it out first
Pour it in an old can or a jar, and let it turn white. | Into a jar | jar
Then wipe the pan with a paper towel before it ever sees the sink. | Wipe the pan | towel
~ Coffee grounds go in the trash too. They sink into the fat like gravel. | Grounds in the trash | coffee
> If the kitchen drain already runs slow, call {brand} before it's a holiday. | Slow already? Call now
> Too late for the jar? Tell {brand} what's been going down there. No judgment. | Say what went down | speech

checklist: Five things to touch before a pipe bursts
* Do you know where your water turns off? In the dark? | Where does it turn off? | flashlight
* Take a flashlight and visit your valves tonight. | Visit your valves | flashlight
* Nobody should meet their main valve for the first time in a flood. | Meet it before the flood | waves
Start with the main, where the pipe enters the house. Hang a tag on it. | 1. The main, with a tag | tag
Then the valve behind each toilet. | 2. Behind every toilet | toilet
Two under every sink, one hot, one cold. | 3. Two under each sink | sink
The pair behind the washing machine. | 4. Behind the washer | washing-machine
And the one above the water heater. | 5. Above the water heater | flame
~ Turn each one gently and back. If it won't move, don't force it, write it down. | Stuck? Write it down | note-pencil
> The ones on your list that won't turn, those are for {brand}. | The stuck ones | list
> Show everyone in the house the tag, then read {brand} your list of stuck ones. | Show the whole house

cost: Why a leak has no price on the phone
* "Just roughly, what's a leak cost?" It's an honest question. | "Just roughly?" | phone-call
* Why won't a plumber name a price for a leak by phone? | Why no price by phone? | phone
* Two leaks can drip the same and cost very different money. | Same drip, different bill | drop
It depends what's between the plumber and the pipe. | What's in the way? | wall
Under a sink, that's a cabinet door. Behind tile, it's a wall that has to be opened and closed. | no: Behind the tile / yes: Under the sink | sink
Then the pipe itself. Old steel crumbles when you touch it, so you keep going until it's sound. | How old is the pipe? | pipe
Parts matter, and so does the hour. Sunday night is Sunday night. | Parts, and the hour | clock
~ What you can ask for is the price before the work starts. | Ask before it starts
> Send {brand} three photos, one close, one of the room, one of the valve. | Three photos | camera
> Ask {brand} what could make the price go up, before anybody starts. | What could raise it?

tip: A drop of food coloring in the tank
* A toilet can leak all day and never make a sound. | It leaks in silence | toilet
* Is your toilet leaking? Ask the food coloring. | Is it leaking? | eyedropper
* Lift the lid off your toilet tank, the water's clean. | Lift the lid | toilet
Squeeze a few drops of food coloring into the tank and walk away. Don't flush. | A few drops, no flush | eyedropper
Make a coffee. Come back and look in the bowl. | Make a coffee | coffee
If the bowl's still clear, you're fine. | Clear bowl: fine | check
If it's turned blue, water is slipping past the rubber flapper, day and night. | Blue bowl: it leaks | drop
~ That flapper is one of the simplest parts in the whole house. | Often just the flapper
> Blue bowl? Tell {brand}, and tell them how old the toilet is. | Tell them it's blue
> Do it in every bathroom, and give {brand} the ones that turned. | Test every bathroom | list

season(10-11): Take the hose off before the first frost
* The garden hose comes off before the first frost. | Hose off before frost | snowflake
* Is the hose still screwed to the outside faucet? | Still screwed on? | question
* Put on a jacket and go unscrew the garden hose. | Go unscrew it | hoodie
A full hose holds water back in the pipe, right inside your wall. | It holds water in the wall | wall
That water freezes and pushes. You won't notice, because ice is a good plug. | Ice plugs the crack | snowflake
You'll notice in spring, when you turn on the tap and the basement gets wet. | You notice in spring | flower-tulip
So unscrew it, drain it, and close the valve inside if there is one. | no: Hose left on / yes: Hose off, valve closed
~ Then open the outside tap once to let the last bit run out. | Let the last bit run out | drop
> Can't find the valve inside? Ask {brand} where it usually hides. | Where's the inside valve?
> Have {brand} look at the outside tap that drips before it freezes that way. | Fix the drip before frost | thermometer-cold
`,
})
