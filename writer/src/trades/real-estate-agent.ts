import { trade } from './trade.ts'

export const realEstateAgent = trade({
  id: 'real-estate-agent',
  name: 'real estate agent',
  also: [
    'realtor',
    'estate agent',
    'estate agency',
    'real estate agency',
    'real estate broker',
    'real estate brokerage',
    'real estate office',
    'real estate company',
    'real estate team',
    'property agent',
    "buyer's agent",
    'listing agent',
    'realty',
    'realty company',
    'house seller',
    'letting and estate agent',
    'home sales agent',
  ],
  way: 'advice',
  customers: 'buyers and sellers',
  thing: 'a home',
  things: 'homes',
  words: [
    'house',
    'home',
    'listing',
    'viewing',
    'showing',
    'open house',
    'offer',
    'agent',
    'seller',
    'buyer',
    'price',
    'sell',
    'apartment',
    'yard',
    'room',
    'key',
    'closing',
    'realtor',
    'property',
    'neighborhood',
    'street',
    'closet',
  ],
  pieces: `
mistake: Forty photos and a toilet lid
* The toilet lid is up in the listing photo. That's what buyers see. | The lid is up | toilet
* Why do some listing photos make a nice house look sad? | Why so sad? | image
* The photographer's coming to the house at ten. Walk through it at nine. | Walk through at nine | camera
A camera sees what you stopped seeing years ago. | What you stopped seeing | eye
The magnets on the fridge, the towel on the door, the cord across the floor. | Magnets, towels, cords | towel
Clear one thing from every surface, and then one more. | One thing, and one more | table
~ Turn on every lamp, even at noon. | Every lamp on | lamp
Then look at each room through your own phone. You'll spot the rest. | no: Your eyes / yes: Your phone's camera | phone
> Send {brand} a phone picture of your worst room. | Your worst room | image
> Ask {brand} what to move before the pictures are taken. | What has to move? | armchair

mistake: Starting high just to see what happens
* A price that's only a test can cost you the best buyers. | A price as a test | tag
* Why not start with a high price and come down later? | Why not start high? | tag
* Your house has been online since summer, and nobody calls. | Nobody calls | phone-slash
The people who are really looking see a new one in its first days. | The first days count | calendar
If it's too expensive, they save it and wait. | They save it and wait | bookmark
Weeks later it comes down, and now everyone asks what's wrong with it. | "What's wrong with it?" | question
~ They can see the old number too. It's a click away. | The old number's a click away | mouse-left-click
A fair number on day one gets them all to the door at the same time. | no: High, then lower / yes: Fair on day one | door
> Ask {brand} what people nearby really paid. | What did people pay? | money
> Tell {brand} the number in your head, and listen to what comes back. | The number in your head | chat

myth: You have to redo the kitchen before you sell
* You don't have to redo the kitchen to sell the house. | Keep the old kitchen? | oven
* Should you renovate before you sell your home? | "Should I renovate?" | paint-roller
* You're choosing tiles for a house you want to leave. | Tiles for somebody else | checkerboard
The next owner may hate your new tiles, and then they've paid for them too. | They may hate them | thumbs-down
What bothers people at the door is smaller than that. | It's the small things | magnifying-glass
The tap that drips. The door that has to be lifted. The dead bulb. | Tap, door, bulb | lightbulb
Each one whispers that nobody looked after this place. | "Nobody looked after it" | ear
~ A can of white paint often does more than a new counter. | A can of white paint | paint-bucket
So fix what squeaks, wash what's dirty, and leave the taste to them. | no: New tiles / yes: Fix the squeaks | wrench
> Before you order tiles, walk {brand} through the house. | Before you order tiles | footprints
> Make a list of what squeaks and drips, and show it to {brand}. | What squeaks and drips | list

how: How an asking price is found
* Nobody can read a price off a house from the street. | Not from the street | house
* How does an agent find the price of your home? | "What's it worth?" | tag
* The house next door asked a lot. That doesn't mean it got it. | Asked isn't got | tag
First they look at what sold nearby lately, and at what it sold for. | at: First / What sold nearby | map-trifold
Asking prices are wishes. Sold prices happened. | no: What they asked / yes: What they got | handshake
Then they walk through yours, and it's plus here and minus there. | at: Then / Plus here, minus there | footprints
A big window, a wet corner, a bus stop, a second bath. | A bus stop, a second bath | bathtub
~ What you paid for the sauna isn't in there. What a sauna is worth to others is.
At last they look at who's selling right now, because that's your competition. | at: Last / Who else is selling? | users
> Get {brand} to show you the sold ones, one by one. | Show the sold ones | list
> Point out the wet corner to {brand} yourself. It'll be found anyway. | Point out the wet corner | drop

how: What happens between yes and the keys
* Your offer was accepted. The house isn't yours yet. | Accepted, not yours yet | house
* What happens between the accepted offer and the keys? | "And now?" | key
* They said yes to your offer, and you're already buying lamps. Wait. | Lamps can wait | lamp
Somebody goes through the house with a flashlight and writes down what's tired. | at: First / The inspection | flashlight
You talk about what's fixed, what's taken off, and what stays. | at: Then / Fixed, or taken off? | chats
The bank sends someone to see that it's worth the loan. | at: Next / The bank has a look | bank
Papers get checked, so nobody's aunt turns out to own the driveway. | at: After that / Who owns the driveway? | file-text
~ The day before, you walk through once more and flush everything. | Walk through once more | toilet
Then you sign, and somebody hands you far too many keys. | at: Last / The keys | key
> Get these steps from {brand} with the dates on them. | Steps with dates | calendar
> Keep asking {brand} whose turn it is. | Whose turn is it? | repeat

question: Should I be home during the showing?
* The best seller at a showing is the one at the park. | At the park | tree
* Should you be home during a showing? | "Should I be there?" | house
* Buyers whisper when the owner's in the next room of the house. | They whisper | speech
They'd like to say the wallpaper has to go, and they can't with you there. | "That wallpaper has to go" | paint-roller
They won't sit on the couch or stand in the garden for long either. | They won't sit down | couch
What they don't say, they don't solve. They simply leave. | They just leave | door-open
So take the dog, take the laundry, and go for a walk. | Take the dog for a walk | dog
~ Leave a note about the good things. The neighbor with the cello, the morning sun. | A note about the good things | note
> Tell {brand} what visitors should know, then grab the leash. | Tell it, then go | chat
> Find out from {brand} what the visitors said afterward. | What did they say? | ear

question: Why do they open my closets?
* Buyers open your closets, and they aren't snooping. | They open closets | door
* Why do buyers open every closet? | "Why do they do that?" | question
* A stranger at the open house opens your closet, and three coats fall out. | Three coats fall out | coat-hanger
They're counting. Will the vacuum fit, and the skis, and the crib? | Will the crib fit? | baby-carriage
A full one says there isn't enough storage here, however big it is. | Full says too small | package
So take half of it out before anybody comes. | Half of it out | box
~ Kitchen drawers as well. Those get opened too. | Drawers, too
And hang what's left with a bit of air between. | Air between the hangers | coat-hanger
> Start packing the winter coats now, and ask {brand} where else people look. | Where else do they look? | eye
> Open every door at home, then call {brand} with what fell out. | What fell out? | phone

comparison: The higher offer isn't always the better one
* The higher offer isn't always the one you'd want for your house. | Higher isn't always better | scales
* Two offers came in. Do you take the higher one? | Take the higher one? | money
* Two envelopes with offers lie on your kitchen table. One's thicker. | Two envelopes | envelope
A price is a promise, and you want to know what it rests on. | What does it rest on? | question
Is the money there, or does a bank still have to say yes? | 1. Is the money there? | bank
Do they have to sell their own place first? | 2. Do they have to sell first? | house-line
When do they want to move in, and where will you be by then? | 3. When do they move in? | calendar
~ The letter about their dog is sweet. It isn't a condition. | A letter isn't a condition | dog
Lay both side by side with those answers on them. | Both, side by side | split-vertical
> Go through each one with {brand}, down to the last line. | Down to the last line | magnifying-glass
> Ask {brand} what could still make each of them fall through. | What could go wrong? | warning

choose: Look at the last ten homes they sold
* Choosing an agent? Look at how they show other people's homes. | How do they show others? | images
* How do you choose a real estate agent? | "How do I choose?" | question
* Three realtors, three folders, and all three had nice shoes. | Three nice folders | folders
Find their listings online, and look at them like a buyer. | Look like a buyer | eye
Are the pictures straight? Does the text say anything that you couldn't see? | Straight pictures, real words | image
Ask which homes near yours they've sold, and how it went. | What have they sold nearby? | map-pin
~ Ask who comes to the showings. Is it them, or somebody you've never met? | Who comes to showings? | user
And ask what they'd do if nobody's bid after a month. | And if nobody bids? | calendar
> Put the month question to {brand}. | What after a month? | question
> Look at three listings by {brand} tonight, with a buyer's eyes. | Look tonight | eyeglasses

first: When an agent walks through your house
* Don't clean up before an agent's first visit to your home. Not much. | Don't clean much | broom
* What happens when an agent walks through your house? | "What do they look at?" | footprints
* The agent's at the door, and you're kicking shoes under the bench. | Shoes under the bench | sneaker
They've seen shoes. They look at the light, the walls, and how you get from room to room. | Light, walls, flow | sun
They knock on things and look up a lot. Water stains live on ceilings. | They look up | drop
You get asked when you bought it, what you've changed, and why you're leaving. | Why are you leaving? | question
~ Say the real reason, because it sets the calendar. | Say the real reason | chat
They may not name a number on the spot. Homework comes first. | No number on the spot | calculator
> Have {brand} walk through, shoes in the hall and all. | Shoes and all | footprints
> Think about why and when, then call {brand}. | Why, and when? | calendar

care: Ready in ten minutes, for weeks
* While your house is for sale, it has to be ready in ten minutes. | Ready in ten minutes | timer
* How do you live in a home that's being shown? | "How do I live here?" | house
* Buyers want to see the house at five, and it's four thirty. | At five, it's four thirty | clock
Get one laundry basket with a lid. Everything loose goes in there. | 1. The loose things | tote
The basket goes in the car, and so do the litter box and the dog bed. | 2. Into the car | car
Wipe the sink and the mirror. Those two make a bathroom look clean. | 3. Sink and mirror | mirror
Curtains open, lamps on, windows open a crack. | 4. Curtains, lamps, air | window
~ No scented candles. People wonder what you're covering up. | No scented candles | candle
> Practice it once with a timer, before {brand} sends the first visitors. | Practice with a timer | timer
> Tell {brand} which hours don't work with the baby. | Which hours don't work? | baby

checklist: The papers every buyer will ask for
* Buyers fall for a house and then ask about the gas bill. | "And the gas bill?" | flame
* Which papers do you need to sell a home? | "Which papers?" | file-text
* Your house looks great, and somebody asks how old the roof is. | "How old is the roof?" | house
What it costs to heat and to light, for a year. | 1. A year of bills | receipt
A floor plan, even an old one. | 2. A floor plan | blueprint
Invoices for the roof, the windows, the heating. | 3. Roof, windows, heating | invoice
Permits for what was added on. | 4. Permits | stamp
And all the keys, the mailbox and the shed too. | 5. All the keys | key
~ Manuals for what stays, in a bag in the kitchen. | Manuals in a bag | book
> One missing? Ask {brand} who'd have a copy. | Who has a copy? | copy
> Put it all in a box and have it ready when {brand} comes. | One box, ready | box

cost: Why the house across the street got more
* The house across the street got more, and it's smaller. | Smaller, and got more | house
* Why do two similar homes sell for different prices? | Same size, other price | scales
* You read what the neighbors got for their house, and choke on your toast. | Choking on toast | bread
Some things come with the place and can't be moved. The light, the noise, the school. | What can't be moved | map-pin
Some can be changed, and buyers overestimate what that costs. | What could be changed | hammer
A musty smell in the hall is one of those, and so is loud wallpaper. | A musty hall, loud wallpaper | wind
~ Parking counts. So does the way the stairs feel under your feet.
And then there's luck. It takes two buyers who both want it in the same week. | Two buyers, one week | users
> Ask {brand} what can't be moved at your place, and what can. | What can be changed? | sliders
> Stand across the street from your own house, then call {brand}. | Stand across the street | eye

tip: Go back at rush hour
* See the house twice, and the second time at rush hour. | Twice, once at rush hour | traffic-signal
* What should a buyer do before making an offer? | Before you offer | question
* Sunday's viewing was so quiet. It was Sunday. | It was Sunday | sun
Go back on a weekday when people come home from work. | at: Weekday / When people come home | car
Is there a place to park, and can you get out of the driveway? | Can you park? | garage
Go back after dark and stand still for five minutes. | at: After dark / Stand still | moon
~ Listen for the bar, the dog and the train. | Bar, dog, train | train
Talk to someone who's carrying groceries in. They'll tell you about the basement. | Ask about the basement | shopping-bag
> Tell {brand} you'd like a second look, on a weekday. | A second look | calendar
> Do the walk after dark, and tell {brand} what you heard. | What did you hear? | ear

season(5-8): Photograph the yard while it's green
* Thinking of a winter sale? Photograph the yard in July. | The yard in July | sun
* Selling later this year? What should you photograph at home now? | Selling later? | camera
* The roses are out in the yard, and you won't list until the snow. | Roses now, listing later | flower
In January a garden is brown, and no buyer can imagine the shade. | at: January / It's all brown | snowflake
So take the picture while the leaves are on. | at: Now / Leaves on | leaf
Stand with your back to the sun, in the morning or late in the day. | Sun at your back | sun-horizon
~ Move the hose and the trampoline's torn net first. | Move the hose
Get the terrace with the table laid, and the view from the bedroom window. | Terrace, and the view | picnic-table
> Keep the pictures for {brand}, with the month in the file name. | Keep them for later | images
> Planning to move next winter? Tell {brand} while it's green. | Tell it while it's green | leaf
`,
})
