import { trade } from './trade.ts'

export const remodelingContractor = trade({
  id: 'remodeling-contractor',
  name: 'remodeling contractor',
  also: [
    'home remodeler',
    'home remodeling',
    'remodeling company',
    'renovation contractor',
    'renovation company',
    'home renovation',
    'house renovation',
    'general contractor',
    'building contractor',
    'home improvement contractor',
    'home improvement company',
    'bathroom remodeling',
    'bathroom remodeler',
    'bathroom renovation',
    'bathroom fitter',
    'basement finishing',
    'basement remodeling',
    'home addition',
    'extension builder',
    'loft conversion',
    'design-build firm',
    'refurbishment company',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a remodel',
  things: 'remodels',
  words: [
    'remodel',
    'renovation',
    'contractor',
    'kitchen',
    'bathroom',
    'wall',
    'tile',
    'drywall',
    'room',
    'house',
    'basement',
    'addition',
    'floor',
    'ceiling',
    'demo',
    'dust',
    'cabinet',
    'bid',
    'shower',
    'outlet',
    'crew',
    'caulk',
    'build',
  ],
  pieces: `
mistake: Order the faucet before demo day
* The bathroom's torn open, and the faucet is still in a warehouse somewhere. | Torn open, faucet not shipped | sink
* Nothing stalls a remodel like a faucet that hasn't shipped. | One faucet stalls everything | sink
* When do you have to pick the faucet for a new bathroom? | When do I pick the faucet? | calendar
The part inside the wall has to fit the trim you'll see. | Valve and trim have to match | pipe
So that wall stays open until somebody knows which faucet it is. | The wall waits for your choice | wall
Then the tiler waits for the plumber, and the painter waits for the tiler.
~ Meanwhile you're brushing your teeth over the kitchen sink. | | toothbrush
Choose faucets, tile and lights first, and have the boxes in your garage before demo. | no: Choose after demo / yes: Boxes in the garage first | box
> Make a list of what you've already picked and hand it to {brand}. | List what you've picked | list
> Still torn between two faucets? Tell {brand} before anybody sets a date. | Decide before the date | calendar

mistake: Move the door while it's still a pencil line
* On paper, moving a wall takes an eraser. | On paper it takes an eraser | eraser
* The framing's up, and you're standing in the room thinking, wrong spot. | "That door is in the wrong spot" | door
* Why does moving one door halfway through a remodel hurt so much? | Why does one door hurt? | door
Once it's built, that door has a switch beside it and a floor planned around it. | One door, several trades | door-open
Shift it, and the electrician comes back, then drywall, then paint.
So before framing starts, put the plan on the floor with masking tape. | Tape the plan on the floor | ruler
~ Open the pretend fridge. Carry a real laundry basket through the pretend door. | | basket
Wherever you bump into something, say so that day. | no: Change it once it's built / yes: Change it on paper | blueprint
> Tape out one room this weekend and tell {brand} where you got stuck. | Tape out one room
> Walk your plan with {brand} while it's still only lines. | Walk the plan first | blueprint

myth: A hollow knock says nothing about your wall
* Everybody knocks on the wall they'd like to lose. | Knock, knock | hand-fist
* The wall sounds hollow, so it can come out, right? | "It's hollow, so it can go?" | wall
* Knocking on a wall tells you about drywall, and nothing about the house. | A knock only tells you drywall | wall
Nearly every framed wall sounds hollow, and that includes the ones holding up your bedroom. | Both kinds sound hollow | ear
What counts is which way the joists run, and what's standing on that spot upstairs. | Look at what sits on top | bed
~ Often the answer is in the attic or the basement, at the end of a flashlight. | | flashlight
And if it does carry weight, it can often still go. It takes a beam, and somebody who sizes it. | no: Knock and guess / yes: Look up and calculate | calculator
> Show {brand} the wall you'd like gone, and what's right above it. | Which wall should go?
> Before anyone swings a hammer, ask {brand} what that wall is holding up. | Ask what it holds up | hammer

how: How the dust stays out of your toaster
* Drywall dust will get into your toaster if you let it. | Dust gets into the toaster | house
* Where does all the dust go when a kitchen comes out? | Where does the dust go? | broom
* The first sound of a good demo is tape coming off a roll. | First comes the tape | ear
Plastic goes up from floor to ceiling, with a zipper in it for a door. | A plastic wall with a zipper | wall
Vents in that room get covered, or the furnace hands out dust to every bedroom. | Cover the vents | wind
A fan in the window pushes the air outside, so it doesn't drift down the hall. | Fan blowing outward | fan
~ Paper or boards go down on the path to the front door. | | footprints
You'll still wipe a shelf now and then. It won't be every shelf you own.
> Ask {brand} how the room gets sealed before the first piece of tile comes off. | "How do you seal the room?"
> If somebody at home is sneezing already, mention it to {brand} at the first visit. | Mention the sneezing

how: Halfway through, it looks worse than before
* Halfway through a remodel, it looks worse than when you started. | Halfway looks worse | hard-hat
* Your bathroom is bare studs. Is this really going well? | "Is this going well?" | bathtub
* The first half of a renovation is stuff you'll never see again. | The half you never see | pipe
First comes everything that hides: pipes, wires, ducts. | at: First / Pipes, wires, ducts | pipe
It's all looked over while the walls are open, because afterward nobody can. | at: Then / A check while it's open | magnifier
Drywall goes up, and all of a sudden you have a room again. | at: Next / Drywall | wall
~ The mud dries between coats, so some days look like nobody came.
Tile, cabinets and paint arrive in the last stretch. | at: Last / The pretty part | paint-roller
> Photograph every open wall before it closes. You and {brand} may want to find that pipe someday. | Photograph the open walls | camera
> Nervous in the middle? Have {brand} walk you through what's next. | Ask what comes next

question: Can I live at home during the work
* Can you stay in the house while the kitchen's gone? | "Can I stay at home?" | home
* You're rinsing dishes in the bathtub. Day three of the remodel. | Dishes in the bathtub | bathtub
* Moving out for a remodel, or camping in the living room? | Move out or camp? | tent
For one kitchen or one of two bathrooms, most people stay. | One room: most people stay | house
Put a coffee maker, a kettle and a microwave on a table far from the dust. | Set up a camp kitchen | coffee
If your only toilet is on the list, talk about nights and weekends first. | Only one toilet? Talk first | toilet
~ Kids who nap and dogs who bark at strangers belong in that talk too. | | dog
When every floor gets done at once, staying mostly means carrying your bed around. | no: Every floor at once / yes: One room at a time | bed
> Tell {brand} who lives in the house, naps and barking included. | Who lives with you? | people
> Talk to {brand} about where you'll cook before you talk about tile. | Where will you cook?

question: Why nobody saw the rot until demo
* The tile's off, and there's black wood behind it. Now what? | Black wood behind the tile | wall
* Couldn't the contractor have known what was inside that wall? | "Couldn't you have known?" | wall
* A shower can leak into the wall for ages without a stain outside. | It leaks where you can't look | shower
Until something's opened, everybody is guessing from the outside. | Closed walls keep secrets | eye-slash
Old houses hold a few usual things, like soft wood under a shower or wires nobody can explain. | Soft wood, strange wires | plug
What you can do is set money aside before you start, and leave it alone. | Set some money aside | piggy-bank
~ If the walls turn out fine, it buys you a nicer faucet.
And ask for photos of anything they find, before it's covered. | Photos before it's covered | camera
> Tell {brand} about every drip and stain you remember, even the ones that stopped. | Name every old drip | drop
> Ask {brand} what usually turns up in houses the age of yours. | What turns up in my house?

comparison: One price up front or pay for the hours
* Two contractors, two ways to pay. One names a price, one counts hours. | One price or by the hour? | money
* Fixed price for your remodel, or pay as it goes? | Fixed, or as it goes? | receipt
* The same bathroom can be sold to you in two different ways. | Two ways to pay | bathtub
A fixed price suits a job where every tile and faucet is already chosen. | Fixed = everything is chosen | list
Leave choices open, and they show up as allowances, which are only guesses. | An allowance is a guess | tag
Paying for time and materials suits an old house full of unknowns. | By the hour = many unknowns | clock
~ Then ask how often you'll see the hours. Weekly is easier to follow than at the end.
Either way, have it written down how a change gets priced, and who signs it. | Write down how changes work | signature
> Bring both kinds of paper to {brand} and ask what's missing. | What's missing here? | file-text
> Let {brand} know how much you've already picked out. It decides which way fits. | How much is chosen?

choose: Lay the bids side by side
* Three bids on the kitchen table, and the numbers don't even rhyme. | Three bids, three worlds | file-text
* Why is one remodel bid so far below the others? | Why is one so low? | trend-down
* Don't read the total of a bid first. | Read the total last | receipt
Read what's in each one. Does it haul the old tub away, paint the ceiling, patch the floor? | What does it include? | trash
Cross out what one has and the other doesn't, and the gap usually shrinks. | no: Compare the totals / yes: Compare what's in them
Then call somebody whose house they finished, and ask about the middle of the job. | Ask about the messy middle | phone-call
~ Everybody's nice on the first day. You want to know about the Tuesday a delivery was wrong.
Notice, too, who asked questions before naming a number. | Who asked questions first? | question
> Put {brand} on your list and count the questions you get. | Count the questions
> Which past customer could you call? That's a fair thing to ask {brand}. | Ask for a phone number | phone

first: What the first walk-through is like
* The contractor's coming Thursday. Should you clean the bathroom? | Should I clean up first? | broom
* The first visit to a house is mostly looking under things. | Mostly looking under things | magnifier
* Somebody's in your basement with a flashlight, staring at the ceiling. | Why look at the ceiling? | flashlight
Leave everything as it is. Where the clutter piles up shows what the room lacks. | Clutter says what's missing | basket
They'll find the breaker panel, the main water shutoff and the pipes under that bathroom. | Panel, shutoff, pipes | pipe-wrench
They'll measure, and ask what drives you crazy in there every morning. | "What drives you crazy?" | ruler
~ Say your budget out loud. It decides whether a wall moves or a cabinet does. | Say the budget out loud | wallet
A real price comes later, once it's clear what you're building.
> Before {brand} comes by, write down the three things that annoy you most. | Three annoyances | note-pencil
> Keep the path to the breaker panel clear for {brand}. | Clear the path to the panel | lightning

care: The first little crack in a new room
* There's a hairline crack in your new drywall. Nobody did anything wrong. | A hairline crack, nobody's fault | wall
* Is a thin crack in brand-new drywall a bad sign? | A crack already? | wall
* New rooms settle in, and the caulk line by the tub shows it first. | New rooms settle | house
Fresh lumber dries out over its first year, and it shrinks a little as it does. | Lumber dries and shrinks | log
So a seam opens at a corner, or a bead of caulk pulls away from the tub. | Corners and caulk open first | bathtub
Caulk you fix right away, because water gets behind it. | Caulk: fix it now | drop
Hairlines in drywall can wait. Let them finish moving, then patch them all in one go. | Hairlines: wait, then patch | paint-brush-broad
~ And run the bathroom fan until the mirror's clear. | | mirror
> Note down every crack with its date, then go over the list with {brand}. | Note it with the date | notebook
> Seen a gap along the tub? Send {brand} a close-up. | Send a close-up | camera

checklist: The evening before the crew comes
* Tomorrow at seven there's a knock, and your kitchen still has plates in it. | Still plates in the cabinets | fork-knife
* What has to be done before the crew shows up? | Ready for the crew? | hard-hat
* The night before a remodel takes four boxes and a phone call. | Four boxes and a phone call | box
Empty every cabinet in the room, and the ones on the other side of the wall. | 1. Cabinets empty, both sides | box
Take down whatever hangs on the other side of the wall. Hammering travels. | 2. Pictures off the far wall | image
Move your car, so the dumpster or the truck can stand close. | 3. Driveway free | car
Decide where the pets spend the day. | 4. A place for the pets | paw
~ Then tell the neighbors. A warned neighbor hears half the noise.
> Ask {brand} which door and which toilet the crew should use. | Which door, which toilet? | door
> Got a cat that bolts? Tell {brand} before the front door stands open. | A cat that bolts | cat

cost: What makes one bathroom cost more
* Two bathrooms, same size, and one costs far more. Look at the toilet. | Same size, another price | toilet
* What drives up the price of a bathroom? | What makes it cost more? | bathtub
* The most expensive thing in a bathroom remodel is often a pipe. | Often it's a pipe | pipe
If the toilet stays on its drain, the floor stays closed. | no: Move the toilet / yes: Leave the toilet | toilet
Slide it across the room, and somebody opens the floor, cuts pipe and patches it all. | Moving it opens the floor | hammer
Then there's tile. Big and plain goes up quicker than small with a border. | Small tile takes longer
~ Niches, benches and glass doors each add hours, because each has to be kept watertight. | | shower
What's in the old walls comes on top, and nobody sees that until demo.
> Ask {brand} what it would save to leave the drains where they are. | What if the drains stay?
> Sort your wishes into must and nice before you talk to {brand}. | Must and nice | list

tip: Walk your morning before the wires go in
* You're about to live with these outlets for a very long time. | Live with these outlets | plug
* Before the drywall goes up, act out your morning. | Act out your morning | alarm
* Where do you plug in the hair dryer in the new bathroom? | Where's the hair dryer? | hair-dryer
Stand in the bare studs and pretend. Reach for the light with your hands full. | Reach for the switch | lightbulb
Plug in the phone by the bed, the vacuum in the hall, the mixer next to the sink. | Every plug you use | plug
~ Think of the one day a year with lights in the window, too.
Wherever you had to reach behind something, mark the stud with a pencil. | Mark the stud | pencil
While the walls are open it's a small job. Afterward it's a hole in new paint. | no: After the paint / yes: While it's open | wall
> Do the walk with {brand} while you can still see the studs. | Walk it together
> Mark your outlets in pencil, then have {brand} look them over. | Pencil marks first | pencil-line

season(4-6): A kitchen by December starts now
* You want to cook the holiday dinner in a new kitchen? | Holiday dinner, new kitchen? | oven
* December feels far away. For a kitchen remodel, it isn't. | December isn't far | calendar
* In December somebody always asks for a new kitchen by the holidays. | By the holidays? | calendar
Count backward from the day you'd like to cook. | Count backward | clock-counter-clockwise
The build is only the last part. Before it, cabinets have to be made and shipped. | at: Before the build / Cabinets are made | package
Before that they have to be drawn, and before that you have to decide. | at: Before that / Drawings and choices | blueprint
~ Deciding is the slow bit. Ask anyone who's lived with nine samples of white. | | swatches
Begin now, and you'll have time to change your mind once.
> Give {brand} your date first and your wish list second. | The date comes first | calendar-check
> Call {brand} while the holidays are still far off. | Call while it's early | phone
`,
})
