import { trade } from './trade.ts'

export const mortgageBroker = trade({
  id: 'mortgage-broker',
  name: 'mortgage broker',
  also: [
    'mortgage advisor',
    'mortgage adviser',
    'mortgage brokerage',
    'mortgage company',
    'mortgage lender',
    'loan officer',
    'home loan broker',
    'home loan advisor',
    'mortgage consultant',
    'mortgage specialist',
    'mortgage loan originator',
    'independent mortgage broker',
    'mortgage service',
    'finance broker for homes',
    'mortgage agent',
    'home lender',
  ],
  way: 'advice',
  customers: 'home buyers',
  thing: 'a mortgage',
  things: 'mortgages',
  words: [
    'mortgage',
    'loan',
    'lender',
    'rate',
    'house',
    'home',
    'down payment',
    'deposit',
    'closing',
    'credit',
    'bank',
    'pre-approval',
    'application',
    'refinance',
    'statement',
    'appraisal',
    'broker',
    'payment',
    'pay stub',
    'buyer',
    'borrow',
    'interest',
  ],
  pieces: `
mistake: The couch you bought before closing
* The couch on credit can hold up the house. | The couch on credit | couch
* Why shouldn't you buy furniture before the closing? | Why not before closing? | couch
* The loan's approved, and the furniture store offers you credit. | Credit at the register | credit-card
Approved doesn't mean finished. A lender can look again right before the keys. | They may look again | eye
A new monthly payment changes the sum they said yes to. | The sum has changed | calculator
So does a car, a store card, or signing for your brother's loan. | Car, store card, brother | car
~ Sit on lawn chairs for a few weeks. | Lawn chairs will do | chair
Buy it after you've got the keys in your hand. | no: Before the keys / yes: After the keys | key
> Call {brand} from the furniture store, before you sign anything. | Call from the store | phone-call
> Thinking about a car before closing? Ask {brand} first. | A car? Ask first | car

mistake: The deposit nobody can explain
* One big deposit on your bank statement can stop the application. | One big deposit | bank
* Why does a lender ask about money from your mother? | "Why ask about Mom?" | question
* Your mother sends you money for the house, and the lender wants a letter. | A letter about a gift | envelope
They read your statements line by line, and look for anything unusual. | Line by line | magnifying-glass
Money from nowhere could be a loan that you'd have to pay back. | A gift, or a loan? | question
So they ask where it came from, and they want to see it on paper. | Show where it came from | file-text
~ Cash from a drawer is the hardest to explain. | Cash is hardest | money
Don't shuffle money between accounts in those months. Every hop is a question. | Every hop is a question | shuffle
> Before anyone sends you money, ask {brand} what the paper should say. | Ask before it's sent | chat
> Point out the odd line to {brand} before the lender finds it. | Point out the odd line | hand-pointing

myth: The lowest rate is the best mortgage
* The lowest rate isn't always the mortgage that costs least. | Lowest rate, lowest cost? | percent
* Two mortgages, one with a lower rate. Is that the cheaper one? | Which one is cheaper? | scales
* You see a rate on a billboard and brake. | Braking for a rate | percent
The number in big type leaves out what it takes to get it. | Look under the big type | magnifying-glass
There are fees at the start, and they come due before you've moved in. | 1. Fees at the start | receipt
There's what happens if you want to pay it off sooner. | 2. Paying it off sooner | coins
And there's how long the number stays the same. | 3. How long does it hold? | hourglass
~ Someone who moves in three years needs another loan than someone who stays. | Moving, or staying? | suitcase
Put the offers side by side with everything in them. | no: Rate against rate / yes: All against all | split-vertical
> Bring {brand} the billboard rate and ask what's behind it. | What's behind it? | question
> Tell {brand} how long you want to stay in that house. | How long will you stay? | house

how: From application to keys
* A mortgage is a relay, and the paper is the baton. | It's a relay | person-simple-run
* What happens between the application and the keys? | From form to keys | key
* You've sent off the application, and now it's quiet. | Now it's quiet | hourglass
Somebody at the lender checks that your papers agree with each other. | at: First / Papers get checked | checks
Somebody else goes out and says what the house is worth. | at: Then / The house gets valued | house
The file comes back with questions. That's normal, it isn't a no. | at: Next / Questions come back | question
~ A page is missing, or a date doesn't fit. | A missing page | file
Then there's a yes in writing, and a long appointment with a pen. | at: Last / A yes, then the pen | signature
> Ask {brand} who holds the baton right now. | Who has it now? | users
> When a question comes from {brand}, answer it before lunch. | Answer before lunch | clock

how: How a lender reads your bank statement
* Your bank statement shows when you get paid and when you're broke. | What a statement tells | bank
* What does a lender look for in a bank statement? | What do they look for? | magnifying-glass
* You send three bank statements and feel a bit naked. | A bit naked | smiley-nervous
First they look for your pay, and whether it's there each time. | 1. Your pay | money
Then for what leaves on its own, like the car and the other loans. | 2. What leaves by itself | car
Then for the end of the month. Is anything left? | 3. The end of the month | wallet
~ Nobody's judging your pizza. They're looking for a pattern. | Pizza is fine | pizza
And they want all the pages, even the one that says it's blank. | 4. Even the blank page | file
> Send {brand} the whole statement, blank page and all. | The whole statement | files
> Go through one month with {brand} before it goes to anyone. | One month together | calendar

question: What is a pre-approval good for?
* A pre-approval isn't a promise. It still opens doors. | It opens doors | door-open
* What's a pre-approval good for, if it isn't a promise? | "What is it good for?" | question
* You find the house on Sunday, and there are three other buyers. | Three other buyers | users
It says a lender has looked at your papers and would go up to here. | Would go up to here | gauge
They haven't seen the house yet. That part comes later. | They haven't seen the house | house
For you it means you stop looking at kitchens you can't pay for. | Kitchens within reach | oven
For the seller it means you've done your homework. | Homework done | check
~ It goes stale after a while, so don't get it a year early. | It goes stale | bread
> Get your papers to {brand} before the first viewing. | Before the first viewing | files
> Work out with {brand} how far you could go, and how far you'd want to. | Could, and would | gauge

question: Why do they want that paper again?
* The lender wants your pay stub. You sent them one in the spring. | The same paper again | file
* Why does the bank ask for the same paper twice? | "Again?" | repeat
* An email from the lender, and it's the pay stub again. | The pay stub again | envelope
Papers have an age. What was true in the spring may not be true now. | Papers have an age | calendar
A file that waits while you look for a house gets older every week. | The file gets older | hourglass
So shortly before the end, somebody asks for the newest one. | The newest one | sparkle
~ Usually it means they're close to finished. | Close to finished | flag-checkered
Keep a folder on your computer and drop each new one in. | One folder, newest on top | folder
> Save the next one the day you get it, and send it to {brand}. | Save it the day it comes | floppy-disk
> Check with {brand} which papers will be needed fresh. | Which ones fresh? | list

comparison: A payment that stays or a payment that moves
* A fixed rate lets you sleep. A variable one lets you hope. | Sleep, or hope | bed
* Fixed or variable rate, what's the difference in daily life? | Fixed or variable? | scales
* Two loan offers on the table, and one has a star by the rate. | A star by the rate | star
With a fixed one, the payment is the same in a good year and in a bad one. | Fixed: always the same | lock
With the other, it can go down, and it can go up. | Variable: down or up | chart-line
So ask yourself what a bigger payment would do to your month. | What would it do to a month? | calendar
~ Some are fixed for a while and move after that. Know the date. | Know the date | calendar-check
Neither is the clever one. One of them fits you. | Which one fits? | puzzle-piece
> Ask {brand} to show you the payment on a bad day. | On a bad day | cloud-rain
> Say to {brand} how much wobble your month can take. | How much wobble? | scales

choose: How do you get paid for this?
* Ask a mortgage broker how they're paid. Early. | How are they paid? | money
* What should you ask a mortgage broker before you start? | "What should I ask?" | question
* You're about to tell a broker what you earn. Ask three things first. | Three things first | ear
Who pays you? It's you, or the lender, or a bit of both. | 1. Who pays? | hand-coins
How many lenders do you go to? Ten isn't better than three, but you'd like to know. | 2. How many lenders? | bank
Who do I call in the last week? That's when it gets hectic. | 3. Who do I call? | phone
~ Watch whether they ask about your plans or only about your pay. | Plans, or only pay? | chat
A straight answer takes one sentence. | One sentence will do | speech
> Start with those questions at {brand}. | Start with these | list
> Find out at {brand} who you'd reach the night before closing. | The night before closing | moon

first: The first talk, with no house yet
* You can see a mortgage broker before there's a house. | Before there's a house | house
* Can you talk to a mortgage broker before you've found a home? | "Is it too early?" | clock
* You have no house, no plan, and a vague feeling about loans. | A vague feeling | cloud-fog
It's a talk about what comes in, what goes out, and what you've put aside. | In, out, put aside | coins
You find out roughly where the ceiling is. | Where's the ceiling? | gauge
You may also hear what would make it easier in half a year. | What would make it easier? | chart-line-up
~ Like a card to pay off, or a paper to get hold of. | A card to pay off | credit-card
Then you look at houses with your eyes open. | Eyes open | eye
> Come to {brand} with a rough number and no house. | No house needed | chat
> Tell {brand} what you pay in rent, and work on from there. | Start from the rent | receipt

care: The folder after the closing
* Keep the folder from your closing longer than the couch. | Longer than the couch | folder
* Which mortgage papers do you keep after closing? | What do you keep? | file-text
* The boxes are unpacked, and the closing folder is under the cat. | Under the cat | cat
You'll want it when you sell, when you refinance, and when you ask who pays for the fence. | Sell, refinance, fence | wall
Keep the contract, the survey and the plan of the house together. | Contract, survey, plan | blueprint
Add the bills for anything that you build or replace. | Bills for what you build | hammer
~ Scan it too. Paper and basements don't get along. | Scan it too | scan
Write on the front who your lender is now, because loans get sold on. | Who's your lender now? | pencil
> Ask {brand} which date from that folder belongs in your calendar. | Which date matters? | calendar
> Can't find a page? Ask {brand} who'd have it. | Who has the page? | magnifying-glass

checklist: The papers for a mortgage application
* The house takes months. The mortgage papers take an evening. | An evening of papers | files
* Which papers does a mortgage application need? | "Which papers?" | question
* You've found the home, and somebody asks for your last pay stubs. | Where are the pay stubs? | dresser
Your ID, and it can't be expired. | 1. ID, not expired | identification-card
Pay stubs, or tax returns if you work for yourself. | 2. Pay or tax returns | money
Bank statements, whole ones. | 3. Whole statements | bank
A list of what you owe, from the car to the student loan. | 4. What you owe | list
And where the down payment comes from. | 5. Where the deposit is from | piggy-bank
~ If your name changed on the way, bring the paper for that. | Changed your name? | pen
> Call {brand} and ask what's different for people with your kind of job. | Your kind of job | briefcase
> Gather what you've got in one folder, and share it with {brand}. | One folder | folder

cost: Why two neighbors get two different rates
* Two neighbors borrow the same sum and get different rates. | Same sum, different rates | percent
* What does your mortgage rate depend on? | What does it depend on? | question
* Your colleague tells you her rate at lunch, and yours is another. | A different rate | fork-knife
A rate is the lender's guess at how bumpy this will be. | How bumpy will it be? | road-horizon
How much of the price do you bring yourself? | 1. How much do you bring? | piggy-bank
How steady is what comes in, and what does it already have to feed? | 2. How steady is the income? | chart-line
How long do you want the number to hold? | 3. How long should it hold? | lock
~ Then there's the week you ask in. That one's nobody's fault. | The week you ask | calendar
And the rate isn't the whole of it. There's a fee for valuing, for papers, for insuring. | And the fees around it | receipt
> Ask {brand} for the list of everything you'd pay besides the rate. | Everything besides the rate | list
> Let {brand} tell you which of these you could still change. | What could still change? | sliders

tip: Practice the payment
* Pay your mortgage before you have one. For practice. | Practice the payment | calendar-check
* How do you know if a mortgage payment will hurt? | Will it hurt? | question
* You've worked out a payment, and on paper it fits. | On paper it fits | calculator
Take the number, take away your rent, and look at what's left. | Payment minus rent | subtract
Put that away on the first of every month, for a few months. | Put it away on the first | piggy-bank
Then see how the end of the month feels. Did you miss it? | Did you miss it? | wallet
~ Include the month with the dentist in it. | The dentist month too | tooth
If it was easy, you know. If it wasn't, you know that too, and you've got some savings. | Easy or not, you know
> Get a number from {brand} to practice with. | A number to practice with | calculator
> Tell {brand} how the practice went. | How did it go? | chat

season(2-4): When the lawn signs come out
* When the lawn signs come out, buyers with papers go first. | Papers before lawn signs | signpost
* What's worth doing before the spring house hunt? | Before the spring hunt | house
* There's still snow on the lawn, and you're already saving houses. | Saving houses in the snow | snowflake
In spring everyone looks at once, and good ones go in days. | Everyone looks at once | users
If you start with the papers then, you're reading forms while others are bidding. | Forms while others bid | file-text
So get the dull part done while it's still cold out. | at: Now / The dull part | files
~ Check your credit report for mistakes, because fixing those takes a while. | Mistakes in your report? | magnifying-glass
Then in April you only have to fall in love with a kitchen. | at: April / Only the kitchen | heart
> Use a gray Saturday to get your papers to {brand}. | A gray Saturday | cloud
> Talk to {brand} before the first sign goes up on your street. | Before the first sign | signpost
`,
})
