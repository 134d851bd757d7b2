import { trade } from './trade.ts'

export const homeInspector = trade({
  id: 'home-inspector',
  name: 'home inspector',
  also: [
    'home inspection',
    'home inspection company',
    'home inspection service',
    'house inspector',
    'house inspection',
    'property inspector',
    'property inspection',
    'certified home inspector',
    'pre-purchase inspection',
    'pre-listing inspection',
    'new construction inspection',
    'building inspection',
    'building inspector',
    'residential inspector',
    'house surveyor',
    'home survey',
    'home buyer survey',
    'snagging inspector',
    'real estate inspector',
  ],
  way: 'home',
  customers: 'buyers',
  thing: 'a home inspection',
  things: 'home inspections',
  words: [
    'house',
    'home',
    'inspection',
    'inspector',
    'roof',
    'basement',
    'attic',
    'report',
    'crawl space',
    'foundation',
    'buyer',
    'seller',
    'furnace',
    'water',
    'crack',
    'stain',
    'gutter',
    'wall',
    'ceiling',
    'window',
    'kitchen',
    'garage',
    'outlet',
    'room',
  ],
  pieces: `
mistake: Skipping your own inspection
* Be there for the inspection. You'll never learn a house faster. | Be there | home
* Do you have to come to the home inspection yourself? | Do I have to come? | calendar
* The report says a pipe is leaking, and you don't know which pipe. | Which pipe? | pipe
On paper, a crack is a crack. On site you see that it's a hairline. | no: On paper / yes: With your own eyes | eye
You hear how it's said. "Keep an eye on it" sounds different from "call somebody." | You hear the tone | ear
You find out where the water shuts off and which filter goes where. | You learn the valves | drop
And you can ask the silly question while you're both looking at the thing. | Ask right there | question
~ If you can't stay for all of it, come for the last part. | Or come for the end | clock
> Settle with {brand} when you should be there, from the start or for the walk at the end. | Start or end? | calendar
> Book {brand} for a day when you can come along. | A day you can come | calendar-check

mistake: Fainting at the length of the report
* The inspection report is as thick as a cookbook. Breathe. | As thick as a cookbook | book
* Is it a bad house if the report is that long? | Is it a bad house? | file-text
* Page after page, and now the house you love has a loose doorknob. | Even the doorknob | door
A long report mostly means that somebody looked. | Somebody looked | eye
Every house has a list, even the new one across the street. | Every house has one | list
So sort it into three piles. What's unsafe, what's expensive, and what's a Saturday. | Unsafe, expensive, Saturday
A loose doorknob is a Saturday. Water in the basement isn't. | no: Wet basement / yes: Loose doorknob
~ Most pages turn out to be Saturdays. | Mostly Saturdays | hammer
Then talk about the other two piles, and let the rest wait till you've moved in. | The rest can wait | box
> Call {brand} with the report in front of you, and go through the first two piles. | Two piles, one call | phone-call
> From {brand}, find out which three things they'd fix first. | Which three first? | list

myth: A house passes or fails
* A house can't fail an inspection. | It can't fail | home
* "Did it pass?" That's the first thing everybody asks about the house. | "Did it pass?" | exam
* Your mother's on the phone, asking if the house passed. | Did it pass? | phone
Nobody gives it a grade. You get a description of how it is that day. | A description, not a grade | clipboard
An old roof isn't a failure. It's a roof with fewer years left. | Old isn't a failure | home
What that means depends on your budget and what you're paying. | It depends on you | scales
Some people want a project. Some want to unpack and never think about it. | no: Pass or fail? / yes: Is it for you?
~ The same report can send one buyer running and make another one smile. | Run, or smile | smiley
> Tell {brand} before the walk how handy you are. | How handy are you? | hammer
> Bring {brand} your one big worry about the place. | Your biggest worry | speech

how: Why an inspector follows the water
* An inspector walks around a house the way rain would. | The way rain would | cloud-rain
* What is the inspector looking for outside the house? | What's out there? | eyes
* It's a sunny day, and the inspector is looking for rain on that roof. | Looking for rain | sun
It starts at the top. Does the roof send the water to the gutters? | at: First / The roof | home
Do the gutters send it down, and does it land far from the wall? | at: Then / Gutters and downspouts | drop
Does the ground lead it away, or back toward the basement? | at: Next / Which way it slopes
Then inside. Stains, swollen wood, a line on the wall. | at: Inside / Stains and swollen wood | wall
~ A white crust on the basement wall means water came through and dried. | White crust: it came through | magnifier
A lot of what costs real money in a house began as a drip. | It began as a drip | drop
> Walk the outside with {brand} first, even if the kitchen's more fun. | Outside first | footprints
> Seen the place in the rain? Tell {brand} what you noticed. | Seen it in the rain? | umbrella

how: Why all the faucets run at once
* The inspector has turned on every faucet in the house. | Every faucet | drop
* Why does the inspector run the shower, the sinks and the washer together? | Why all at once? | shower
* The shower's running, the kitchen sink's running, and nobody lives in this house. | Nobody lives here | sink
One faucet nearly always works. A house shows its age when they all run. | One always works
If the shower goes thin, the pipes may be narrow with rust inside. | Thin: narrow pipes | pipe
If a sink gurgles, the drain's short of air, or partly closed. | Gurgles: the drain | ear
A full tub gets drained, with somebody in the room below, looking up. | Watch the ceiling below | bathtub
Meanwhile the oven's on, the furnace is on, and the windows get opened. | Oven, furnace, windows | oven
~ In two showings, nobody tries any of that. | Not at a showing
> Ask the seller to have water, gas and power on the day {brand} comes. | Everything switched on | power
> Stand in the room below when {brand} empties the tub. | Look up | eyes

question: What the inspector can't see
* The inspector can't look inside the walls. Nobody can. | Not inside the walls | wall
* What isn't in a home inspection? | What isn't in it? | question
* A wall of boxes in the basement, and an inspector looking at it. | A wall of boxes | box
An inspection covers what can be seen and reached that day, without breaking anything. | What's seen and reached | eye
Under a carpet, behind a panel, below the ground, there are only hints. | Elsewhere, only hints | magnifier
Some things have their own people. The sewer line, the septic tank, the well, termites. | Some have their own people | pipe
The inside of a chimney is another one. | The chimney, too | fire
~ A camera down the sewer line is the extra people regret skipping. | A camera in the sewer line | video-camera
So ask what deserves a second look at this particular house. | no: It's all in there / yes: What needs a second look?
> Ask {brand} which extra check they'd pay for here, and which they'd skip. | Which extra checks?
> Have {brand} tell you where they couldn't get to. | Where couldn't they look? | flashlight

question: Does a brand-new house need one?
* Nobody's ever lived in that house, and it still has a list. | New, and a list | list
* Does a brand-new house need an inspection? | A new one, too? | key
* The paint's still wet, and the inspector's already in the attic. | Already in the attic | paint-roller
Nobody's taken a shower there yet. You'd be the test. | You'd be the test | shower
A duct that was never hooked up blows into the attic, and downstairs all looks fine. | Loose duct in the attic | wind
There can be grout in a drain, or a window that's painted shut. | Grout in a drain | drop
Dozens of people were in there, one after the other, each in a hurry. | Many hands, all in a hurry | hard-hat
Good moments are before the walls get closed, and again at the end. | at: Twice / Open walls, then the end | calendar
~ And once more before the builder's warranty runs out. | Before the warranty ends | shield
> Ask {brand} at which stage they'd want to see it. | At which stage?
> Get the builder's schedule to {brand} early. | Send the schedule | mail

comparison: The inspector and the appraiser
* Two people with clipboards visit the house, for two different reasons. | Two clipboards | clipboard
* Isn't the appraisal the same thing as a home inspection? | Isn't it the same? | question
* The bank's already been through the house. So why send somebody else? | Why somebody else? | bank
The appraiser comes for the lender. What's it worth? | Appraiser: what's it worth? | money
They measure, look at the street, and compare it with others that sold. | Size, street, sales | ruler
The inspector comes for you. How's it doing? | Inspector: how's it doing? | magnifier
That means the attic, the crawl space, and wet knees. | Attic and wet knees | flashlight
A house can be worth every cent and still have a tired furnace. | no: Worth it, so it's sound / yes: Worth it, now look | flame
~ Neither of them makes the decision. | You decide
> Tell {brand} your deadline for having the report. | When's it due? | calendar
> Got an appraisal date already? Give it to {brand} and find a day near it. | Two dates | calendar-check

choose: Ask to see a report
* Ask an inspector for a report to read, and then decide. | Read a report first | file-text
* Which home inspector should you pick when they all sound thorough? | They all sound thorough | question
* You've got three inspectors' names from your agent, and two days. | Three names, two days | clock
Are there photos in it, with an arrow at the spot? | 1. Photos with arrows | camera
Is it in plain words, or does everything say "consult a specialist"? | 2. Plain words | chat-circle-text
Can you tell what's urgent from what's only old? | 3. Urgent, or just old? | list
Do they go into the attic and the crawl space, and when don't they? | 4. Attic and crawl space? | flashlight
And can you call afterward with questions? | 5. Questions afterward? | phone
~ Ask what they did before, too. A former roofer sees the roof first. | 6. What did they do before? | hard-hat
> Have {brand} send you a sample, with the names taken out. | A sample report | mail
> Read two samples, one of them from {brand}, before you pick. | Read two | eyeglasses

first: The morning of the inspection
* Give the inspector the first hour alone with the house. | The first hour alone | clock
* What happens on the morning of a home inspection? | What happens that day? | question
* There's somebody on your future roof, and you're in the driveway with coffee. | Coffee in the driveway | coffee
It starts outside. Roof, gutters, walls, and which way the ground slopes. | at: First / Outside | home
Then everything that hums. Furnace, water heater, breaker panel. | at: Then / What hums | plug
Then the attic and the crawl space. That's what the knee pads are for. | at: Then / Attic and crawl space | flashlight
Then room by room. Windows, outlets, faucets, doors. | at: Next / Room by room | door
At the end you walk it together, and that part's for you. | at: Last / Walk it together | footprints
~ The written version comes a little later. | Later: the report | file-text
> Save your questions for the walk at the end with {brand}. | Save your questions | note-pencil
> Wear shoes you can slip off when you meet {brand} at the door. | Slip-off shoes | sneaker

care: What to do with the report once you've moved in
* Don't bury the inspection report with the closing papers. | Don't bury it | file-text
* You've bought the house. What do you do with the report now? | What now? | key
* There's an owner's manual for your house. You've already paid for the report. | It's the manual | book
Read it again when the boxes are gone. You'll recognize the places now. | Read it again | box
Whatever says "near the end" goes on a list, with your guess at when. | "Near the end" list | list
The small ones go on the calendar. Gutters, filters, caulk. | Small ones: calendar | calendar
And the ones marked "monitor" get a photo every season. | "Monitor": take a photo | camera
A crack that looks the same in three photos is a boring crack. | no: Worry about it / yes: Photograph it
~ When you sell one day, you'll have answers. | Useful when you sell | tag
> A line in there you don't understand, months later? Ask {brand}. | Don't understand a line? | question
> Show {brand} the crack that grew between two photos. | Has it grown? | magnifier

checklist: What to bring to the inspection
* Bring a tape measure and a list to the inspection. | List and tape measure | ruler
* What should you bring to a home inspection? | What to bring? | question
* You've got a couple of hours inside a house that isn't yours yet. | It isn't yours yet | key
The seller's disclosure, if there is one, with your marks on it. | 1. The seller's disclosure | file-text
A list of what bothered you at the showing. The smell, the bump in the floor. | 2. What bothered you | list
Shoes you can take off, and a jacket for the basement. | 3. Easy shoes, a jacket | sneaker
A phone with room for photos. | 4. Room for photos | phone
A tape measure, for when there's nothing to do but wait. | 5. A tape measure | ruler
~ Not the whole family. It's hard to listen with a decorating committee. | Not the whole family | users
> Send {brand} your list from the showing the day before. | Send the list | mail
> Read the disclosure, circle what's odd, and show {brand}. | Circle what's odd | pencil

cost: Why they ask about the crawl space
* The price of an inspection starts with one question. How big, how old? | How big, how old? | home
* Why does an inspector ask about the crawl space on the phone? | Why ask that? | phone
* A condo and a farmhouse both need an inspection. One takes all day. | Condo or farmhouse? | farm
Size is only the start of it. | Size is the start | ruler
Age counts. An old house has three kinds of wiring, and somebody's improvements. | Old: three kinds of wiring | plug
A crawl space is work on your stomach. | Crawl space: slow | flashlight
Every extra building is another roof and another panel. The barn, the guest house. | Barns and guest houses | barn
Then there are the extras, the sewer camera, the radon test, the pool. | The extras | video-camera
~ So a very low price usually means a very short visit. | no: The lowest price / yes: The time they take | clock
> Give {brand} the address, the year it was built, and what stands in the yard. | Address, age, outbuildings | map-pin
> Find out from {brand} how long they expect to be there. | How long will it take? | clock

tip: What you can see at the showing
* At the showing, look at the ceilings. Everyone else is looking at the kitchen. | Look at the ceilings | eyes
* What can you check yourself before you pay for an inspection? | What can you check? | question
* There's one fresh white patch on an old ceiling. | One fresh white patch | paint-roller
Ask what it's covering. It may be nothing. | Ask what's under it
Use your nose in the basement before the candle gets to you. | Sniff in the basement | candle
Shut a few doors. If several of them drag or won't latch, the frame has moved. | Do the doors latch? | door
Look under the kitchen sink, at the floor of the cabinet. | Look under the sink | sink
Go outside and see where the downspouts end. | Where do downspouts end? | drop
~ None of that is proof. It's a list for later. | no: Proof / yes: A list for later | list
> Write down what you saw at the showing and hand it to {brand}. | Hand over the list | note-pencil
> Take a photo of the patch, and ask {brand} to look from above. | Look from above | camera

season(12-2): Buying a house under snow
* Under snow, every roof looks perfect. | Every roof looks perfect | snowflake
* What can't be inspected on a house in winter? | What can't be inspected? | snowflake
* All you know about the roof is that it's white. | All white | home
Snow hides the shingles, the deck, the driveway and the slope of the ground. | It hides roof and ground | snowflake
The air conditioner shouldn't be run in freezing weather, so it can't be tested. | No test for the AC | fan
But winter shows things, too. Drafts, frost in the attic, a furnace that can't keep up. | It shows drafts and frost | wind
Bare spots in the snow on a roof mean warm air's getting out below. | Bare spots: heat's leaking | thermometer-hot
So ask for summer photos, and how old the AC is. | no: Guess / yes: Summer photos | camera
~ And see if somebody can come back when it's thawed. | Come back after the thaw | calendar
> Have {brand} write down what snow was covering that day. | What was covered? | note-pencil
> Ask the seller for a summer photo of the roof, and pass it on to {brand}. | A summer photo | sun
`,
})
