import { trade } from './trade.ts'

export const accountant = trade({
  id: 'accountant',
  name: 'accountant',
  also: [
    'accounting firm',
    'accountancy firm',
    'accountancy practice',
    'accounting office',
    'accounting practice',
    'tax accountant',
    'tax preparer',
    'tax preparation service',
    'tax advisor',
    'tax adviser',
    'tax consultant',
    'tax office for small business',
    'chartered accountant',
    'certified public accountant',
    'CPA',
    'CPA firm',
    'small business accountant',
    'accountancy',
    'enrolled agent',
    'tax return service',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a tax return',
  things: 'tax returns',
  words: [
    'accountant',
    'accounting',
    'tax',
    'tax return',
    'return',
    'receipt',
    'invoice',
    'expense',
    'deduction',
    'income',
    'statement',
    'payroll',
    'ledger',
    'audit',
    'deadline',
    'refund',
    'profit',
    'bookkeeping',
    'taxpayer',
    'balance sheet',
    'fee',
  ],
  pieces: `
mistake: The shoebox that comes in the last week
* A shoebox of receipts always turns up in the last week. | The last-week shoebox | box
* Why does the same tax return take longer in the last week? | Why longer in the last week? | hourglass
* Two days to the deadline, and you've just found the receipts. | Two days to the deadline | calendar-x
There's always one paper missing, and whoever has it is on vacation. | One paper is missing | file
In a quiet week that's a phone call and a note in the margin. | at: Quiet week / One phone call | phone-call
In the last week your whole return sits and waits for it. | at: Last week / Your return waits | hourglass-high
~ It's usually something small, like page two of a loan statement.
So hand over what you have, even with holes in it. The holes show up early that way. | no: Wait until it's complete / yes: Hand over what you have | folder
> Bring the box to {brand} as it is. The missing paper can follow. | Bring the box as it is | box
> Get half your papers to {brand} now, and start looking for the rest. | Half now, the rest later | folder

mistake: One card for groceries and the business
* One card for groceries and business expenses makes for a long evening. | One card for everything | credit-card
* Was that expense printer paper or diapers? | Printer paper or diapers? | receipt
* You scroll through the statement and can't remember half of it. | What was that one? | list
The bank prints the store's name and the sum. It doesn't print what was in the bag. | Store and sum, no more | shopping-bag
So every line needs a decision, and you're making it months later. | A decision for every line
A second card makes that decision at the register. | no: Decide months later / yes: Decide at the register | cash-register
~ It doesn't have to be a fancy account. It only has to be a separate one. | Separate, not fancy
And if you grab the wrong card once, put a note on that receipt. | Wrong card? Leave a note | note-pencil
> Ask {brand} which of your payments belong on the second card. | What goes on card two? | credit-card
> Show {brand} one month of statements and see how many lines need a question. | Show one month | file-text

myth: You only need an accountant once a year
* People think an accountant is for one month of the year. | Only once a year? | calendar
* When is the right time to ask an accountant? | "When should I ask?" | question
* The truck is bought, the lease is signed, and then you call your accountant. | Bought first, asked later | truck
Once a year is over, all that's left is writing down what you did. | Written down, not decided | pen
Before you buy, hire or sign, there's still something to choose. | no: After you sign / yes: Before you sign | signature
You can choose when to do it. | 1. When
You can choose whose name goes on the paper. | 2. In whose name | identification-card
And whether renting the thing would do. | 3. Buy or rent | key
~ Often it's one short call, made from the dealer's parking lot. | One short call | phone
> Planning something big? Call {brand} before you sign it. | Call before you sign | phone-call
> Mention the plan to {brand} while it's still a plan. | While it's still a plan | chat

how: What happens to your papers after you hand them in
* Nobody starts your tax return by typing in numbers. | It doesn't start with typing | keyboard
* Where do your papers go once the accountant has them? | Where do your papers go? | folder
* You hand over a folder, and weeks later there's a tax return. | From folder to return | folders
First somebody reads last year's return. It says what to look for this year. | at: First / Last year's return | file-text
Then your papers are matched against it, one by one. | at: Then / Papers get matched | checks
Whatever's new or missing becomes a list. That's the email you get. | at: Next / Your list of questions | envelope
Only now come the numbers, and a draft that you get to read. | at: After that / The draft | calculator
~ Check your name, your address and your bank account first. Nobody knows those better than you. | Check name and account | identification-card
You sign at the very end, once you understand what it says. | at: Last / You sign | signature
> Ask {brand} which of these steps your papers have reached. | Where are your papers now? | signpost
> Read your draft from {brand} with a pen in your hand. | Read it with a pen | pen

how: Why somebody chases a few cents
* A difference of a few cents can hide a missing invoice. | A few cents off | coins
* Why would an accountant spend an hour on a few cents? | An hour for a few cents? | clock
* The ledger says one thing, and the bank statement says another. | Two different numbers | scales
A small difference is often two big mistakes that nearly cancel out. | Two mistakes, almost even | approximate-equals
So the bank's lines and your own get laid side by side. | Bank lines beside yours | list
Every pair gets a tick, and what has no tick at the end gets a question. | A tick for every pair | checks
~ A payment entered twice. Two digits that traded places. | Two digits traded places | swap
And now and then it's a bill that you really never sent. | The bill you never sent | invoice
> Bring {brand} the month that never quite adds up. | The month that won't add up | calendar
> Tell {brand} which account has never matched. | Which one never matched? | bank

question: Do I need the receipt if I paid by card?
* Do you need the receipt when you paid by card? | "Do I need the receipt?" | receipt
* Your card statement knows where you paid. It doesn't know what for. | Where, but not what for | credit-card
* The cashier holds out the receipt, and you're already waving it away. | Waving the receipt away | hand-waving
Keep the paper. The bank only knows the place, the day and the sum. | Keep the paper | receipt
A hardware store sells paint for the shop and a grill for the backyard. | Paint or a grill? | paint-bucket
Only the slip itself says which of the two it was. | The slip says which
~ If it came by email, move it to its own folder the same day. | Email ones get a folder | envelope
How long to keep it depends on where you live, so ask before you clear a drawer. | How long? Ask first | clock
> Ask {brand} how long yours have to stay in the drawer. | How long do they stay? | archive
> Empty your wallet before you go to {brand}. Half your month is in there. | Empty your wallet first | wallet

question: Why does my accountant ask so many questions?
* Why does an accountant ask about one single payment? | "Why so many questions?" | question
* Income without a name on it always gets a question. | Income without a name | coins
* An email from your accountant, and it's nothing but questions. | Nothing but questions | envelope
A number doesn't say what it is, and you're the only one who was there. | You were there | user
Money that came in can be a sale, a loan from your aunt, or a refund. | A sale, a loan or a refund? | money
Each of those goes in a different place. | Three different places | folders
Short answers are fine. Loan from my aunt is plenty. | "Loan from my aunt" | chat-text
~ I don't know is fine too. It's better than a guess. | "I don't know" is fine
> Answer the list from {brand} in one sitting, while the coffee's hot. | All in one sitting | coffee
> Write to {brand} when a payment puzzles you, too. | Puzzled? Write | pencil

comparison: Is it a bookkeeper or an accountant you need?
* A bookkeeper and an accountant see the same receipt differently. | Same receipt, two jobs | receipt
* Do you need a bookkeeper or an accountant? | "Which one do I need?" | question
* A pile of invoices on the table, and you don't know who to call. | Who do you call? | invoice
One of them keeps the record going, week by week. What came in, what went out. | The bookkeeper keeps the record | notebook
The other takes that record and works out what it means. | The accountant reads it | magnifying-glass
The year's accounts, the return, and whether you can afford the van. | Can you afford the van? | van
~ In a small office it's sometimes one person wearing both hats.
So if your trouble is the pile, you want the first. If it's the decision, you want the second. | The pile or the decision? | scales
> Tell {brand} what's on your table and ask who it's for. | Tell what's on the table | chat
> Describe your pile to {brand}. You'll know in a minute if it's the right address. | Describe the pile | files

choose: Point at one line and ask
* Want to test an accountant? Point at one line of your return. | Point at one line | hand-pointing
* How do you find out if an accountant suits you? | "Is this the right one?" | question
* The accountant is talking, you're nodding, and none of it's going in. | Nodding, not following | smiley-nervous
Pick any line on last year's papers and ask what it means. | "What does this line mean?" | file-text
If you can follow the answer, you'll be able to follow the next one. | Can you follow the answer? | ear
Then ask who does the work, and who picks up when you call. | Who picks up? | phone
~ Ask how they like to get papers. A portal, a folder, the mail. | Portal, folder or mail? | mailbox
And ask if they know businesses like yours. A restaurant isn't a dentist. | A restaurant isn't a dentist | fork-knife
> Take last year's papers to {brand} and point at a line. | Point at a line | hand-pointing
> Put the same questions to {brand} and listen to how the answers sound. | Listen to the answers | ear

first: The first meeting with an accountant
* The first meeting with an accountant is mostly about you. | It's mostly about you | handshake
* What happens in the first hour with a new accountant? | "What happens first?" | clock
* You've never been to an accountant, and your folder's a mess. | The messy folder | folder
You talk about what you do and how money reaches you. | How does money reach you? | chat
Last year's return comes out of the envelope, and any letters you've had since. | Old return, new letters | envelope-open
A cookie tin full of receipts shocks nobody in this line of work. | A cookie tin shocks nobody | cookie
You settle who sends what, by when, and how the fee is worked out. | Who sends what, by when | calendar-check
~ You go home with a short list. Some of it is already in your email. | Home with a short list | list
> Bring the tin to {brand} with the lid on. | Bring the tin | cookie
> Nervous about it? Say so when you call {brand}. | Nervous? Say so | phone-call

care: Your receipts are fading right now
* A gas station receipt doesn't last the summer. | It doesn't last | receipt
* Ever found a receipt in your wallet that's gone blank? | Gone blank? | wallet
* Leave a receipt on the dashboard, and the print goes. | The dashboard eats print | sun
There's no ink on that paper. Heat made the letters, and heat and sun can ruin them. | No ink, only heat | thermometer-hot
So take a picture the day you get it, flat, with all four corners. | All four corners | camera
Add a word about what it was for while you still know. | What was it for? | pencil
~ Your back pocket is warm all day. It was never a filing cabinet. | Not in the back pocket | pants
The paper goes somewhere dark and dry, in the month it belongs to. | no: Wallet, dashboard / yes: Dark, dry, by month | archive
> Ask {brand} where to send the pictures. | Where do pictures go? | image
> Clear the dashboard tonight, and show {brand} what you can still read. | Clear the dashboard | car

checklist: What goes in the bag for the accountant
* Four kinds of paper save your accountant a phone call. | Four kinds of paper | folder
* What do you bring to an accountant the first time? | "What do I bring?" | bag
* You're packing a bag for the tax appointment. Is it all there? | Is it all there? | tote
Last year's return, with every page. | 1. Last year's return | file-text
Every letter from the tax office, opened or not. | 2. Letters from the tax office | envelope
The year's summaries from banks, lenders and employers. | 3. The year's summaries | bank
And a note about what's new. A move, a baby, a side job. | 4. What's new this year | baby
~ You don't have to sort it all by date. By kind is plenty. | By kind, not by date | folders
> Missing one of the four? Go to {brand} with the other three. | Three are a start | folder
> Put it all in one bag and hand the bag to {brand}. | One bag, all of it | tote

cost: Why the neighbor pays less for a tax return
* Your neighbor pays less for a tax return, and nobody haggled. | Why does the neighbor pay less? | house
* What makes one tax return cost more than another? | "Why does mine cost more?" | money
* Two tax returns lie on the desk. One took four times as long. | Same form, more hours | hourglass
One job and one bank account make a short return. | One job, one account | briefcase
A rental, a business, some shares, income from abroad. Each brings its own pages. | Each brings its own pages | files
Then there's the state of the papers. Sorting them is an hour like any other. | Sorting is work too | clock
~ So is asking you the same thing twice.
Next year's can be shorter than this one, even if your life stays the same. | Tidier papers, shorter work | folders
> Describe your year to {brand} and ask what makes it long. | What makes it long? | chat
> Find out from {brand} what you could sort yourself beforehand. | What can you sort? | list

tip: Turn the lunch receipt over
* A lunch receipt is missing the most useful word. | The missing word | receipt
* Who was that lunch receipt with, back in March? | Who was that with? | fork-knife
* Before you fold the lunch receipt, turn it over. | Turn it over | receipt
Write down who you ate with and what it was about. | Who, and what about | pen
Two words are enough. Kitchen job, or new vendor. | "Kitchen job" | note-pencil
Do it while the coffee's still coming. | Before the coffee comes | coffee
A year later you'll remember the pasta and not the person. | You'll remember the pasta | bowl-food
~ Parking slips and train tickets like a word too. Where were you headed? | Where were you headed? | ticket
> Check with {brand} which of your receipts need a name on them. | Which ones need a name? | question
> Start with the last lunch you paid for, and keep it for {brand}. | Start with the last lunch | receipt

season(1-3): The dull envelopes of January
* January's dull envelopes are half your tax return. | January's dull envelopes | envelope
* Which of January's letters will the accountant ask for? | Which letters matter? | mailbox
* Another bank statement in the mail, and it lands on the microwave. | It lands on the microwave | envelope
When a year has closed, banks, lenders and employers send out their summaries. | Summaries of the year | bank
They come one at a time, and they look like junk mail. | They look like junk | mailbox
Hang one folder by the door and drop them in, opened or not. | One folder by the door | folder
~ Some only come by email. Give those a folder of their own. | Some only come by email | at
Write on the front what came last year, and tick it off. | Tick off last year's list | checks
> Folder by the door getting thick? Take it to {brand}. | Take the folder along | folder
> Junk or not? Ask {brand} before it goes in the trash. | Junk or not? | trash
`,
})
