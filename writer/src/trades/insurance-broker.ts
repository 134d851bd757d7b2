import { trade } from './trade.ts'

export const insuranceBroker = trade({
  id: 'insurance-broker',
  name: 'insurance broker',
  also: [
    'insurance agency',
    'insurance agent',
    'insurance brokerage',
    'independent insurance agent',
    'independent insurance agency',
    'insurance advisor',
    'insurance adviser',
    'insurance office',
    'insurance company',
    'insurance service',
    'home insurance agent',
    'car insurance agent',
    'auto insurance agency',
    'business insurance broker',
    'commercial insurance broker',
    'life insurance agent',
    'health insurance broker',
    'insurance consultant',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a policy',
  things: 'policies',
  words: [
    'insurance',
    'policy',
    'claim',
    'cover',
    'coverage',
    'premium',
    'broker',
    'agent',
    'deductible',
    'damage',
    'quote',
    'insurer',
    'renewal',
    'liability',
    'adjuster',
    'car',
    'home',
    'roof',
    'theft',
    'flood',
    'exclusion',
    'insured',
  ],
  pieces: `
mistake: The rug went out with the trash
* The soaked rug went out with the trash, and the claim went with it. | The rug is gone | rug
* What should you keep after water damage? | What do you keep? | drop
* You want the mess gone, so the damage is in the dumpster by noon. | In the dumpster by noon | trash
To you it's a ruined rug. To the adjuster it's the proof. | Ruined rug, or proof? | magnifying-glass
Before you carry anything out, take pictures. The whole room first, then close up. | at: First / Pictures of the room | camera
Stop what's still doing harm, so turn off the water and lay the tarp. | at: Then / Stop the water | pipe
~ Keep the receipts for the tarp and the fan as well.
Then ask what may go. A corner of the rug in a bag can be enough. | at: Last / Ask what may go | scissors
> Call {brand} before the dumpster comes. | Call before the dumpster | phone-call
> Send {brand} the picture of the whole room first. | The whole room first | image

mistake: The new kitchen nobody mentioned
* Your home got a new kitchen, and your policy still has the old one. | Policy with the old kitchen | oven
* When did your home insurance last hear from you? | When did you last talk? | house
* The new kitchen's in, the insurance papers are from the old one. | New kitchen, old papers | file-text
A policy insures what it was told about. It doesn't look through the window. | It only knows what it's told | window
So the finished basement isn't in there. Nor is the studio behind the garage. | The finished basement | stairs
Nor the room where you now see customers. | Customers at home? | door-open
~ Most changes are one phone call and one line on a page. | One call, one line | phone
You'd just rather make that call before the fire than after it. | no: After the fire / yes: Before it | flame
> Walk through the rooms and tell {brand} what's new. | What's new in your rooms? | footprints
> Mention the basement to {brand}. And the shed, if it has power. | And the shed? | plug

myth: Full coverage covers everything
* Full coverage is a nickname. It isn't a policy. | It's a nickname | umbrella
* Does full coverage cover everything? | "Am I fully covered?" | umbrella
* You say you've got full coverage, and then you look for the word. | Look for the word | magnifying-glass
People use it for a bundle of the usual parts. | A bundle of usual parts | package
Which parts those are depends on who's saying it. | Depends who says it | speech
Every one of them has a page about what's left out. | A page of what's left out | file-text
~ Wear and tear is on nearly all of those pages. A roof that's simply old is just old. | An old roof is just old | house-line
So name the thing you're afraid of, and ask for the line it's in. | "Which line is that in?" | question
> Name your three worst days to {brand} and ask where each one is. | Your three worst days | cloud-lightning
> Ask {brand} to show you the page with what's left out. | Show the page | file-text

how: How a claim goes, from call to check
* A claim moves in steps, and the first one is yours. | The first step is yours | steps
* What happens after you report a claim? | "What happens now?" | question
* The tree's on the garage, and you've just hung up with the insurer. | You've just hung up | tree
You get a number. It belongs on everything you send from now on. | at: First / You get a number | hash
Somebody looks at the damage, in person or in your pictures. | at: Then / Somebody looks | eye
They compare it with your policy and with what a repair costs near you. | at: Next / Policy and repair cost | scales
~ Get your own estimate from a roofer. It gives both sides something to talk about. | Your own estimate helps | hammer
Then there's an offer, and you may ask how they got to it. | at: Last / An offer | money
> Note every call, with the name and the day, and share it with {brand}. | Name and day of each call | note-pencil
> Tell {brand} if the offer surprises you. | Surprised? Say so | chat

how: Why they ask about your roof
* An insurance quote starts with strange questions. | Strange questions | question
* Why does an insurer want to know how old your roof is? | "Why the roof?" | house
* You ask for a quote, and they ask how far the fire hydrant is. | How far is the hydrant? | fire-truck
Each question stands for something that has gone wrong in a lot of houses. | Each stands for a trouble | list
An older roof leaks sooner. | 1. How old is the roof? | cloud-rain
The nearer the water, the sooner a fire is out. | 2. How far is the hydrant? | fire-extinguisher
The age of the pipes says what may happen behind the wall. | 3. How old are the pipes? | pipe
~ So a guess isn't harmless. If you don't know, say you'll look.
Answer for the house you have, because that's the one that'll be looked at later. | The house you have | eye
> Find out how old your roof is, then call {brand}. | How old is the roof? | calendar
> Have {brand} tell you which question weighs most for your house. | Which weighs most? | scales

question: Why is my premium up when nothing happened?
* You had no claim, and the premium still went up. | No claim, higher premium | chart-line-up
* Why does a premium rise when nothing happened? | "But nothing happened!" | chart-line-up
* The renewal is in the mail, and the number is bigger. | A bigger number | envelope-open
Nothing happened to you. In the pot you share, a lot did. | A pot you share | pot
Storms in your region count, even the ones that missed your street. | The storm next door | cloud-lightning
So does what a bumper costs now, with the sensors inside it. | A bumper full of sensors | car
~ Lumber and roofers aren't what they used to be either. | Lumber and roofers | log
What you can look at is whether the policy still fits the life you lead. | Does it still fit? | ruler
> Put the renewal next to last year's and take both to {brand}. | This year beside last year | files
> Ask {brand} what changed, line by line. | What changed? | list

question: What is a deductible, anyway?
* The deductible is the part of the damage that's yours. | Your part of it | coins
* What's a deductible, really? | "What's a deductible?" | question
* The bumper's cracked. You claim it, and the deductible is bigger than the bill. | Bigger than the bill | car
You pay the first slice, and the insurer pays what comes after it. | First slice is yours | pizza
A big slice usually makes the premium smaller, and the other way around. | Bigger slice, smaller premium | scales
So it's a question about your savings more than about your car. | What's in your savings? | piggy-bank
~ Pick an amount you could find on a bad Monday.
And look at whether it counts per claim or per year. Both exist. | Per claim or per year? | calendar
> Ask {brand} for the same policy with two different ones. | Same policy, two ways | copy
> Know your bad Monday number before you talk to {brand}. | Your bad Monday number | wallet

comparison: Through a broker or straight from the insurer
* A broker has several insurers on the desk. An insurer has one. | Several insurers, or one | desk
* Do you buy insurance through a broker or directly? | Broker, or direct? | signpost
* You've got nine tabs open, and every quote asks the same questions. | Nine tabs, same questions | tabs
Going direct means you compare, you fill in, and you call when something breaks. | Direct: you compare | desktop
For a small car and a simple life, that can be all you need. | A small car, a simple life | car-simple
With somebody in between, you answer once, and they ask around. | In between: you answer once | users
~ Ask how they're paid. It's a normal question, and it gets a normal answer. | "How are you paid?" | money
It matters most on the day of the damage, when somebody has to know your file. | The day of the damage | cloud-rain
> Send {brand} the policy you have and ask what they'd compare. | What would they compare? | file-text
> Close the tabs and call {brand}. | Close the tabs | phone-call

choose: Ask who picks up on the day of the claim
* Everyone is friendly when you buy insurance. Ask about the day of the claim. | The day of the claim | cloud-lightning
* How do you choose an insurance agent? | "How do I choose?" | users
* Sunday, hail, a dent in every car on the street. Who picks up? | Who picks up? | phone-call
Do you call them, or a line with music? | Them, or a line with music? | music-notes
Do they fill in the form with you, or mail you one? | With you, or by mail? | clipboard-text
How many insurers do they work with, and why those? | How many insurers? | buildings
~ Then ask for something your policy wouldn't pay. You want to hear a clear answer. | What wouldn't it pay? | prohibit
If they ask more than they tell in the first ten minutes, that's a good sign. | More questions than answers | ear
> Call {brand} with the hail question. | The hail question | cloud-snow
> Ask {brand} what your policy wouldn't pay for. | What's not in it? | question

first: The first talk about your insurance
* You don't need to know insurance to talk about insurance. | You don't have to know it | chat
* What happens in a first talk with an insurance broker? | "What do they ask?" | question
* You carry a shoebox of old policies in and put it on the desk. | The box of old policies | box
It starts with your life. Who lives with you, what do you own, what do you do all day? | Who, what, how? | house
Then the policies get spread out, and often two of them do the same job. | Two doing the same job | copy
Others have a gap between them, and nobody had noticed it. | A gap in between | split-horizontal
~ The bike in the stairwell tends to fall right in there. | The bike in the stairwell | bicycle
You don't have to decide that day. Take the list home. | Take the list home | list
> Bring {brand} every policy you can find, even the one you think is dead. | Even the dead one | files
> Tell {brand} what would hurt most to lose. | What would hurt most? | heart

care: Film your own home
* Film your home once a year, with the closets open. | Film it, closets open | video-camera
* Could you list what's in your home from memory? | From memory? | brain
* Somebody asks what the theft took, and you can't think past the television. | What was in there? | television
Walk through every room and talk while you film. | Film and talk | phone
Open the drawers. Turn over the camera and read out the number on it. | Read out the number | camera
Don't skip the garage, the attic or the box under the bed. | Garage, attic, under the bed | garage
~ It takes less time than an episode of something. | Shorter than an episode | television-simple
Then keep it anywhere but in the house. | no: On the laptop at home / yes: Somewhere else | cloud
> Check with {brand} which of your things need a picture of their own. | What needs its own picture? | ring
> Film the garage first, and ask {brand} about anything you wonder at. | Start with the garage | garage

checklist: Four pictures after a fender bender
* After a fender bender, your phone's camera does most of the claim. | Your camera does the work | camera
* What do you photograph after a bump with another car? | What do you photograph? | question
* You're standing next to a dented car, and your hands are shaking. | Shaking hands | hand
Is anyone hurt? That comes before any picture. | Is anyone hurt? | first-aid
Both cars from far away, so one can see the street. | 1. Both cars and the street | car
Both plates. | 2. Both plates | identification-card
The damage up close, theirs too. | 3. The damage, theirs too | magnifying-glass
The other driver's card, and the name of anybody who saw it. | 4. Their card, and who saw it | user
~ Be polite, and leave who's at fault to others.
> Save the number for {brand} in your phone before you need it. | Save the number | address-book
> Send the four pictures to {brand} while you wait for the tow. | While you wait | truck

cost: Two houses, one street, two premiums
* Two houses on one street can have two very different premiums. | One street, two premiums | house
* What does the price of insurance depend on? | "What does it depend on?" | calculator
* Your brother has the same car and pays less insurance. | Same car, different price | car
It's priced on what could go wrong, how often, and what fixing it costs. | What could go wrong? | warning
So it's where the thing stands at night. | Where does it stand? | map-pin
It's who uses it, and how much. | Who uses it? | user
It's what you'd pay yourself before anyone else pays. | What would you pay? | wallet
~ And it's what happened before, because your past claims come along. | Your claims come along | clock-counter-clockwise
Then look at what's in it. A cheap one with holes isn't the same thing for less. | no: Same price tag / yes: Same contents | scales
> Go down this list with {brand} and see what you could change. | Which could you change? | sliders
> Bring {brand} your brother's policy, if he lets you. | Your brother's policy | file-text

tip: Read the last pages first
* Read an insurance policy from the back. | Start at the back | book-open-text
* Which page of your policy should you read? | Which page? | question
* You've opened the policy, and you're asleep on page two. | Asleep on page two | armchair
Somewhere near the back is a heading about what isn't insured. | What isn't insured | prohibit
Read that list with your own house in mind. | With your house in mind | house
Flood or a pipe that bursts? Those are often two different things. | Flood, or burst pipe? | drop
~ So are theft and losing something. | Stolen, or lost?
Put a cross by anything that could happen to you, and ask about the crosses. | A cross by what could happen | pencil
> Take the page with your crosses to {brand}. | The page with the crosses | file-text
> Read {brand} the line you don't understand, word for word. | Word for word | phone

season(12-1): The ring that was under the tree
* There was a ring under the tree, and the insurance doesn't know. | A ring under the tree | ring
* Which gifts should your home insurance hear about? | Which gifts? | gift
* The new bike's in the hall with a bow on. Is it insured? | A bike in the hall | bicycle
Policies often stop at a certain sum for one single thing. | A limit for one thing | gauge
Jewelry, instruments, cameras and bikes run into that first. | Rings, guitars, bikes | guitar
Keep the receipt and the box, or take a picture of both. | Receipt and box | receipt
~ For something old, you may need a paper that says what it's worth. | What is it worth? | certificate
Then ask if it's in there, or if it has to be named. | In there, or to be named? | question
> Tell {brand} what was under the tree. | What was under the tree? | tree-evergreen
> Snap the receipt and the ring together for {brand}. | Ring and receipt | camera
`,
})
