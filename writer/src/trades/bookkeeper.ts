import { trade } from './trade.ts'

export const bookkeeper = trade({
  id: 'bookkeeper',
  name: 'bookkeeper',
  also: [
    'bookkeeping service',
    'bookkeeping',
    'bookkeeping firm',
    'bookkeeping business',
    'bookkeeping office',
    'bookkeeping practice',
    'virtual bookkeeper',
    'online bookkeeper',
    'remote bookkeeper',
    'freelance bookkeeper',
    'small business bookkeeper',
    'mobile bookkeeper',
    'payroll service',
    'payroll bureau',
    'payroll provider',
    'accounts clerk',
    'certified bookkeeper',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a set of books',
  things: 'books',
  words: [
    'bookkeeper',
    'bookkeeping',
    'book',
    'receipt',
    'invoice',
    'bill',
    'payroll',
    'expense',
    'bank',
    'statement',
    'ledger',
    'account',
    'payment',
    'deposit',
    'balance',
    'supplier',
    'reconcile',
    'month-end',
    'payday',
    'profit',
    'cash',
  ],
  pieces: `
mistake: Three months of books in one weekend
* Three months of bookkeeping don't fit in one weekend. | Three months, one weekend | calendar
* Why do books that are three months behind take so long? | Why so long? | hourglass
* Sunday night, kitchen table, and a receipt that just says thank you. | "Thank you" is all it says | receipt
You know what you bought on Thursday. You don't know what you bought in spring. | Thursday you still know | brain
So half the weekend is detective work. Which job was that lumber for? | Which job was it for? | detective
A quarter of an hour on Friday beats that, with the week still in your head. | no: A lost weekend / yes: A little each Friday | clock
~ Put it before something nice, like the end of the day. 
If you're already behind, start with this month and work backward. | Start with this month | calendar-check
> Bring {brand} the months you've been walking around. | The months you avoid | calendar
> Tell {brand} how far back it goes. Nobody faints. | How far back? | chat

mistake: Not every deposit is a sale
* Not every deposit in your account is a sale. | Not every deposit is a sale | bank
* Why do the books say you had a great month? | A great month? | chart-line-up
* You move money over from savings, and the books call it a sale. | Savings booked as a sale | piggy-bank
The bank only shows that money came in. It doesn't say why. | Money came in. Why? | question
A loan looks like a sale. So does a supplier's refund. | Loan or sale? | coins
Book them all as sales, and the books cheer about a month that never happened. | A month that never happened | confetti
~ You'd notice later, when you're asked to explain the profit.
A word next to each odd one is enough. Loan. Refund. My own money. | "My own money" | note-pencil
> Ask {brand} about the three deposits you can't place. | Deposits you can't place | question
> Mark the odd ones on your statement before it goes to {brand}. | Mark the odd ones | highlighter

myth: The software does the bookkeeping by itself
* Bookkeeping software guesses, and it guesses with confidence. | It's guessing | robot
* If the software does the books, what's left to check? | "What's left to check?" | desktop
* The taxi expense got filed under office supplies, and nobody looked. | A taxi under office supplies | taxi
It reads the bank's line, which is often a string of letters. | All it sees is one line | barcode
Then it files that line wherever it filed the last one like it. | Filed like the last one | folders
One wrong guess in January is the same wrong guess in June. | Wrong once, wrong all year | repeat
~ The typing is gone. The thinking isn't. | Less typing, same thinking | brain
So somebody reads through it every month and asks what on earth that was. | Somebody has to read it | magnifying-glass
> Let {brand} look at the category you've never opened. | The one you never open | folder
> Show {brand} what your software thinks you spent on office supplies. | What does it think? | printer

how: How a month gets closed
* A month isn't over on the last day. Not in the books. | The month isn't over yet | calendar
* What does a bookkeeper do at the end of a month? | "What happens at month-end?" | calendar-check
* It's the third, and your bookkeeper is still asking about last month. | Still last month | chat-text
First every bank and card balance has to agree with the bank's own. | at: First / Balances agree | bank
Then the open ones. Who hasn't paid you, and who haven't you paid? | at: Then / Who still owes? | invoice
After that the strange lines get a name, with your help. | at: Next / Strange lines get a name | question
And then the month is shut, so nobody changes it by accident. | at: Last / The month is shut | lock
~ What you get is a page you can compare with the month before.
> Ask {brand} to walk you through one closed month. | One month, step by step | steps
> Answer the strange lines for {brand} while you still remember. | Name the strange lines | pencil

how: Payday starts days before payday
* Payroll starts days before anyone gets paid. | Payday starts early | calendar
* Why do they want the hours so long before payday? | "Why so early?" | clock
* Friday is payday. On Thursday night somebody finds a missing shift. | A missing shift | clock-user
The hours come first, and somebody has to say they're right. | at: First / Hours, approved | check
Then what changed. A raise, a new address, a week of vacation. | at: Then / What changed? | note-pencil
Then it's added up, and somebody looks for the number that seems odd. | at: Next / Look for the odd one | eye
Only then does the money go out, and banks like some notice. | at: Last / Money goes out | bank
~ A correction after that means doing a part of it over.
> Send {brand} the new person's details before the first shift, not after. | Before the first shift | identification-card
> Find out from {brand} by which day the hours have to be in. | Hours in by when? | calendar-check

question: Where did the profit go?
* The books show a profit, and the account is empty. | Profit, but no money? | wallet
* Where's the profit, if it isn't in the bank? | "Where's the money?" | bank
* Your bookkeeper says it was a good month. Your balance disagrees. | A good month, really? | smiley-nervous
Profit is what you earned. The bank shows what has actually arrived. | no: Earned / yes: Arrived | scales
Some of it is in invoices that nobody has paid yet. | 1. Unpaid invoices | invoice
Some of it is sitting on your shelves. | 2. Stock on the shelf | shelf
Some went to pay back a loan, and some went home with you. | 3. Loan and your own pocket | hand-coins
~ So the question isn't if it's gone. It's in which of the three.
> Ask {brand} to show you where this month's went. | Where did it go? | magnifying-glass
> Print the list of who owes you, and go through it with {brand}. | Who owes you? | list

question: How often do I send the papers?
* How often should your bookkeeper get the receipts? | "How often?" | receipt
* One envelope of bills a week is better than one crate a year. | An envelope, not a crate | envelope
* The crate of receipts is on the passenger seat, with its belt on. | The crate on the seat | seatbelt
Once a week is a small job. You remember every slip. | at: Every week / You remember it all | calendar
Once a month still works. There'll be a few blanks. | at: Every month / A few blanks | question
Once a year turns into archaeology. | at: Every year / Archaeology | shovel
~ Pick a day that's dull anyway. Most people take Friday. | Pick a dull day
And send the small ones too, because it's the small ones that pile up. | Small ones too | coins
> Ask {brand} for a day that suits you both, and keep it free. | Agree on a day | calendar-check
> Take a picture of today's slips and send them to {brand}. | Start with today's | camera

comparison: Your own kitchen table or somebody else's desk
* You can do your own bookkeeping. Plenty of people do. | You can do it yourself | table
* Keep the books yourself, or hand them over? | Yourself, or hand it over? | notebook
* It's ten at night, and you're matching invoices again. | Ten at night, again | moon
A few invoices, one account, and you like a tidy list. Then do it. | no: Hand it over yet / yes: Few bills, tidy mind | invoice
Staff, stock, three cards and cash is another matter. | Staff, stock, cards, cash | people
So is putting it off every time, because a job you dread gets done badly. | A job you dread | smiley-sad
~ You can also split it. You do the invoices, somebody else does the matching. | You can split it | split-horizontal
Either way, you should be able to read the result. | Read the result yourself | eyeglasses
> Talk it through with {brand}, with the pile on the table. | Talk it through | chats
> Say which part you'd gladly never do again, and ask {brand} about that one. | Which part goes? | hand-waving

choose: Who keeps the books if you part ways?
* Before you hire a bookkeeper, ask who keeps the files. | Who keeps the files? | folder
* What do you ask a bookkeeper before you hire one? | "What should I ask?" | question
* You want to change bookkeepers, and nobody has the password. | Nobody has the password | password
The file with your books should be in your name, with your login. | The login is yours | key
Ask to see the page you'd get every month, with made-up numbers on it. | See a sample page | file-text
Ask who else looks at your account, and who fills in when someone's sick. | Who else sees it? | eye
~ And listen to the questions that come back. A good one asks how you get paid. | What do they ask you? | ear
Then ask what they need from you, and by when. | What do they need? | list
> Put these to {brand} before you hand over anything. | Ask first | chat
> Have {brand} show you the page that lands on your desk each month. | See the monthly page | file-text

first: The first month with a bookkeeper
* The first month with a bookkeeper is the noisy one. | The noisy month | chat
* What happens in the first month with a bookkeeper? | "What happens first?" | calendar
* Day one with a bookkeeper, and you're hunting for bank logins. | Hunting for logins | password
There'll be a lot of questions, and they come in bunches. | Questions in bunches | chats
Which cards are yours? Who's this supplier? Why two gas bills? | Why two gas bills? | invoice
Each of your answers becomes a rule, so it's asked one time. | Every answer becomes a rule | check
~ Old mistakes come up too. Nobody's keeping score.
By the second month the list is shorter, and you'll know the rhythm. | at: Month two / A shorter list | list
> Set aside an hour for the first list from {brand}. | An hour for the first list | clock
> Gather your logins tonight and call {brand} tomorrow. | Gather your logins | key

care: One address for every bill
* Your bills arrive in five places, and that's why one goes missing. | Bills in five places | invoice
* Where do your bills arrive? Count the places. | Where do bills arrive? | mailbox
* The reminder's here, and you never even saw the invoice. | A reminder, but no bill? | envelope-open
Some come by mail, some by email, some hide in a customer portal. | Mail, email, portal | envelope
One's in the van, under the coffee cup. | Under the coffee cup | coffee
Make one email address that's only for these, and give it to every supplier. | One address for all of them | at
~ Paper ones get photographed and sent there as well. | Paper gets photographed | camera
Whoever does your books reads one inbox, and you read none. | One inbox to read | tray
> Check with {brand} what to name the new address. | What should it be called? | at
> Forward the next supplier email to {brand} and see how it goes. | Forward the next one | envelope-simple

checklist: What your bookkeeper needs every month
* Five things, once a month, and the bookkeeper leaves you alone. | Five things a month | list
* What does a bookkeeper need from you every month? | "What do I send?" | envelope
* It's the first. What goes in the envelope to your bookkeeper? | What goes in? | calendar
Bank and card statements, every page of them. | 1. Statements, every page | bank
The invoices you sent out. | 2. Invoices you sent | invoice
The bills you got, paid or not. | 3. Bills, paid or not | file
Receipts for anything bought with cash. | 4. Cash receipts | receipt
And one line about anything odd, like a deposit from your brother. | 5. Anything odd | note-pencil
~ That last line is the one that saves the phone call.
> Send the first envelope to {brand}, even if it's thin. | Even if it's thin | envelope
> Pin this list by your desk, and ask {brand} what to add. | Pin up the list | push-pin

cost: Why a café pays more than an architect
* A café with small sales can pay more for bookkeeping than an architect. | Small sales, more lines | coffee
* What does the price of bookkeeping depend on? | "What does it depend on?" | calculator
* Two businesses with the same profit get two different bookkeeping quotes. | Same profit, two quotes | scales
It isn't about how much money. It's about how many lines. | Lines, not money | list
A coffee is one line, and so is a whole kitchen remodel. | One coffee, one line | coffee
Every extra card, every employee and every cash drawer adds some. | Cards, staff, cash drawers | cash-register
~ Then there's the past. Cleaning up old months is a job of its own. | Old months count extra | broom
If a person can read your pile without calling you, it goes faster. | A pile that reads itself | files
> Count your lines on one statement and tell {brand} the number. | Count your lines | calculator
> Ask {brand} which of your habits makes extra lines. | Which habit adds lines? | question

tip: Put the invoice number in the payment
* Write the invoice number on the payment. Every time. | Invoice number on the payment | invoice
* Which invoice was that payment for? | Which invoice was it? | question
* The supplier says you haven't paid. You know you made the payment. | "You haven't paid" | phone
Three orders, three round sums, one transfer with no note. | Three orders, no note | bank
Nobody on either side can tell which one it settled. | Which one is settled?
The line for a note is right there in the transfer. Type the number in. | no: "Thanks!" / yes: The invoice number | hash
~ Ask your own customers to do it too. Print it big on your invoices. | Print it big
Matching that takes a second, and nobody has to write a letter. | Matched in a second | checks
> Look at your last ten transfers, and ask {brand} which ones are a riddle. | Which are a riddle? | puzzle
> Try it with the next bill, and let {brand} do the matching. | Try it on the next bill | check

season(12-1): Count the shelf on the last evening
* Before the books close for the year, count what's on the shelf. | Count the shelf | shelf
* What's worth doing for the books on the year's last day? | The year's last day | calendar
* The store is dark, and you're counting boxes with a clipboard for the books. | Counting in the dark | clipboard
That count can't be done later. By January half of it has been sold. | at: December / Count it now | package
Write down what's there, not what should be there. | no: What should be there / yes: What is there | eye
Then read the mileage off the van and take a picture of it. | Mileage of the van | van
~ Count the cash drawer while you're at it. | The cash drawer too | cash-register
And print who still owes you that night. The list will look different in a week. | Who owes you tonight? | list
> Send the count to {brand} with the date on top. | Count, date, send | paper-plane
> Before you lock up, ask {brand} what else to write down that night. | What else that night? | lock
`,
})
