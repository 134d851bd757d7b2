import { trade } from './trade.ts'

export const financialPlanner = trade({
  id: 'financial-planner',
  name: 'financial planner',
  also: [
    'financial planning',
    'financial planning firm',
    'financial advisor',
    'financial adviser',
    'independent financial adviser',
    'wealth manager',
    'wealth management firm',
    'retirement planner',
    'retirement planning',
    'money coach',
    'financial coach',
    'certified financial planner',
    'fee-only planner',
    'financial consultant',
    'budget coach',
    'financial planning practice',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a financial plan',
  things: 'financial plans',
  words: [
    'plan',
    'planner',
    'money',
    'saving',
    'savings',
    'save',
    'retirement',
    'retire',
    'budget',
    'pension',
    'account',
    'goal',
    'debt',
    'income',
    'spend',
    'spending',
    'advisor',
    'fee',
    'statement',
    'investment',
    'paycheck',
    'financial',
  ],
  pieces: `
mistake: The account from three jobs ago
* There's an account from three jobs ago, and nobody's watching it. | Three jobs ago | briefcase
* How many old retirement accounts do you have? Count the jobs. | Count the jobs | briefcase
* The pension letter comes every year, and goes in the drawer unopened. | The yearly letter | envelope
You changed jobs, you changed address, and the account stayed behind. | It stayed behind | suitcase
It still has your old street on it, and maybe your old last name. | Your old street | map-pin
Put your jobs in a column, oldest first, and ask behind each one if there was a plan. | A column of jobs | list
~ An old pay stub often has the name on it. Look in the tax folder. | Look on an old pay stub | file-text
Whatever you find, update the address first. What to do with it can wait. | First, the address | mailbox
> Take your column of jobs to {brand}. | Take the column along | list
> Found an old letter? Show {brand} the top of page one. | Page one of the letter | envelope-open

mistake: The bill that isn't an emergency
* In your budget the dentist isn't an emergency. It's a bill without a date. | A bill without a date | tooth
* Why does a good budget fall apart in the same month? | Which month falls apart? | calendar
* The budget worked all year, and then the car wanted tires. | Then the car wanted tires | tire
Monthly budgets have rent, food and phone in them. | Rent, food, phone | house
What they leave out is what comes once, like the vet, the boiler and the wedding in August. | The vet, the boiler, a wedding | dog
You don't know when. You do know that something comes every year. | Something always comes | calendar
Look back over a year of statements and circle what surprised you. | Circle the surprises | highlighter
~ Most surprises have an anniversary. | 
Then give them a line of their own, a slice every month. | A line of their own | piggy-bank
> Bring your circles to {brand}. | Bring the circles | file-text
> Find the line for the boiler together with {brand}. | Where does the boiler go? | flame

myth: A planner is for people with a lot of money
* You don't need a lot of money to sit down with a planner. | Not only for the rich | wallet
* How much money do you need before you see a planner? | "Do I have enough?" | coins
* You think you'd have to be rich to talk about a plan. | Rich first? | money
Someone with plenty can make a wrong turn and hardly notice. | A wrong turn, unnoticed | signpost
If it's tight, the order of things matters more. | When it's tight, order matters | list
Which debt first? How big a cushion? Does the second job pay, after the daycare? | Which debt first? | credit-card
~ None of those questions needs a fortune. | No fortune needed
Some planners do have a minimum, so ask on the phone. It saves both of you the trip. | Is there a minimum? | phone
> Ask {brand} on the phone who they usually work with. | Who do they work with? | phone-call
> Put your tight question to {brand}, just as it is. | The question, as it is | question

how: A plan starts with your life
* A good plan starts with your life and gets to the money later. | Life first, money later | heart
* Why does a planner ask about your knees? | "Why ask about my knees?" | question
* You came about money, and the planner asks where you'll grow old. | Where will you live? | house
What you want comes first. Work less, move home, pay for a child's school. | at: First / What you want | graduation-cap
Then everything you have and owe goes on one page. | at: Then / Have and owe | list
The gap between the two is the real subject. | at: Next / The gap | split-horizontal
~ Sometimes it's smaller than you feared, and sometimes the wish has to shrink. 
Then come a few steps with dates, and the first one is small. | at: Last / Steps with dates | steps
> Tell {brand} what you'd do with a free Tuesday. | A free Tuesday | sun
> Write the wish on top of the page and the numbers below, then see {brand}. | The wish on top | pencil

how: A plan gets a bad year on purpose
* A plan gets tested with a bad year before you rely on it. | A bad year, on purpose | cloud-rain
* What happens to your plan if the job goes? | What if the job goes? | briefcase
* The plan looks great, and then the planner takes away your job. | Take away the job | eraser
First it's run as if all goes well. That's the easy version. | at: First / All goes well | sun
Then one paycheck stops for half a year. | at: Then / A paycheck stops | money
Then the roof goes, or a parent needs you. | at: Next / The roof, or a parent | house
Then the markets fall right when you wanted to stop working. | at: Last / Markets fall | chart-line-down
~ It isn't gloomy. It's like checking the spare tire. | Like checking the spare | tire
Where it cracks is where you build a cushion. | Where does it crack? | magnifying-glass
> Ask {brand} to break your plan and show you where. | Where does it break? | hammer
> Tell {brand} which bad year keeps you awake. | Which one keeps you awake? | bed

question: Will they tell me what to buy?
* A planner's first question isn't what to buy. | Not what to buy | chart-line
* Will a planner tell you which investment to buy? | "What should I buy?" | question
* You ask what to do with your savings. They ask what it's for. | What is it for? | piggy-bank
Money for a roof in two years and money for old age want different homes. | Roof, or old age? | house
So each pot gets a name and a date first. | Every pot gets a name | jar-label
Then there's the question of how you sleep when the numbers fall. | How will you sleep? | bed
~ People answer that one differently on a sunny day.
What it's kept in comes last, and by then it's a much smaller question. | at: Last / What to keep it in | vault
> Name your pots before you see {brand}. | Name your pots | jar
> Tell {brand} what the money is for. | What is it for? | target

question: How does a planner get paid?
* Ask a planner how they earn their money. In the first ten minutes. | How are they paid? | money
* How does a financial planner get paid? | "How are you paid?" | question
* The first meeting with the advisor was free. So who pays? | Free. So who pays? | hand-coins
It can be by the hour, like a plumber. | By the hour | clock
It can be one price for the plan. | One price for the plan | tag
It can be a yearly slice of what they look after for you. | A slice of what you have | chart-pie-slice
Or somebody pays them when you buy a thing. | Paid when you buy | signature
~ Some mix two of those. | Or a mix
All of these exist. You just want to know which, and see it in writing. | See it in writing | file-text
> Have {brand} tell you which it is and show you the page. | Which one is it? | file-text
> Put the question to {brand} before you open your folder. | Before the folder opens | folder

comparison: The number you need or the product you're offered
* Somebody sells you a product. Somebody else makes you a plan. | Product or plan? | signpost
* What's the difference between a plan and a product? | What's the difference? | scales
* You went to the bank for savings advice, and came home with a brochure. | Home with a brochure | newspaper
A product answers one question, and it had that answer before you came in. | Answered before you came | tag
A plan may end with you buying nothing at all. | Maybe you buy nothing | shopping-bag
It may say to pay off the card, fix the will and check back in a year. | Card, will, check back | list
~ You'll need products too. A plan tells you which and how much. | Which, and how much?
So ask what you'd walk out with, a signature or a list. | Signature, or list? | question
> Check with {brand} what you'd walk out with. | What do you walk out with? | door-open
> Take the brochure to {brand} and ask where it fits. | Where does it fit? | puzzle-piece

choose: Who holds the money?
* Ask a planner who holds your money. | Who holds it? | vault
* What should you check before you trust a planner? | "Can I trust them?" | shield
* The advisor seems nice, the office is nice, the coffee's nice. Now ask. | Nice coffee. Now ask | coffee
Find out what they're licensed to do, and look it up where they're listed. | Look up the license | certificate
Ask where your money would be, and whether you could see it without them. | Could you see it yourself? | eye
Ask for a plan they've made, with the names blacked out. | See a plan, no names | file-text
~ If they can't explain something so you'd repeat it at dinner, ask again. | Could you repeat it at dinner? | fork-knife
A good one won't rush you. There's no prize for signing on a Tuesday. | No rush | hourglass
> Ask {brand} all of this in one go. | All in one go | list
> Sleep on it, then call {brand} with what's left of your questions. | Sleep on it | moon

first: The first meeting, with both of you
* In the first meeting, couples find out they have two plans. | Two plans | users
* Do both of you have to come to the planner? | "Do we both have to come?" | users
* The planner asks when you'd like to retire, and you both answer. | Two answers at once | speech
One says soon, and the other says never. | "Soon." "Never." | chats
Good. It's better to hear it there than at the retirement party. | Better now than later | cake
Nobody has to agree in that hour. Both wishes go on the page. | Both wishes on the page | note-pencil
~ If you're on your own, you'd be surprised how often it's still two voices. 
Then you look at what each one costs, and that changes the talk. | What does each cost? | calculator
You leave with questions for the kitchen table. | Questions for the kitchen table | table
> Before you come to {brand}, each of you writes down a year. | Each writes a year | pencil
> Come to {brand} together, even if one of you does the books. | Come together | people

care: Look at it once a year
* A plan is like a houseplant. Once a year isn't much to ask. | Like a houseplant | potted-plant
* How often should you look at your financial plan? | "How often?" | calendar
* Your plan's in a binder, and the binder's from before the twins. | From before the twins | baby
Pick a day you'll remember, like your birthday or the day you pay the car. | Pick a day | cake
Look at three things. What came in, what you owe, what changed. | In, owed, changed | list
~ Don't look at it every week. That only makes you want to fiddle. | Not every week | eye-slash
And look right away when life turns a corner. | Turned a corner? | road-horizon
A baby, a new job, a house, a death. The old page doesn't know about it. | The old page doesn't know | file-text
> Turned a corner this year? Call {brand}. | Call after a corner | phone-call
> Set a yearly date with {brand} and tie it to your birthday. | Tie it to your birthday | calendar-check

checklist: What to bring to a planner
* Bring the real numbers to the planner. Round ones lie a little. | The real numbers | calculator
* What do you bring to a financial planner? | "What do I bring?" | folder
* You're looking for a statement that proves what you save. | Which papers? | magnifying-glass
Your last few pay stubs. | 1. Pay stubs | money
What's in every account, on one and the same day. | 2. Every account, same day | bank
What you owe, and what it costs you. | 3. What you owe | credit-card
Letters about pensions, and the insurance you pay for. | 4. Pensions and insurance | umbrella
And what a normal month costs. Your bank's app can usually show it. | 5. A normal month | calendar
~ Leave out nothing because it's embarrassing. It's only a number. | Embarrassing is fine | smiley-nervous
> Missing a paper? Come to {brand} anyway and put a question mark on the list. | A question mark will do | question-mark
> Take one evening, one folder, and then see {brand}. | One evening, one folder | folder

cost: Why one plan takes longer than another
* Two plans, same planner, and one takes three times as long. | Same planner, longer plan | clock
* What does the price of a financial plan depend on? | "What does it depend on?" | money
* You get two quotes for a plan, and they're miles apart. | Miles apart | scales
One employer, one home, one account. That's a short talk. | One job, one home | house
A company, two countries, three children from two marriages. That isn't. | A company, two countries | globe
It matters how much you want done. A single question, or the whole map? | A question, or the map? | map-trifold
And whether it's once, or somebody watches it every year. | Once, or every year? | repeat
~ Ask what isn't in it, like the tax form or the will. | What isn't in it? | file-text
> Ask {brand} what your single question would take. | Just one question? | question
> Describe your tangle to {brand} and hear which part takes long. | Describe the tangle | yarn

tip: One month on one sheet
* Label a month of spending and don't judge it. | Label it, don't judge it | tag
* Where does the money go? One sheet of paper knows. | One sheet knows | file
* You've printed a month of your account, and you've got three markers. | Three markers | highlighter
One color for what has to be, like rent and the bus. | at: Blue / Has to be | house
One for what made you happy. | at: Green / Made you happy | smiley
One for what you can't even remember. | at: Red / Can't remember | question
Don't cut anything yet. Just look at how much red there is. | How much red? | eye
~ The coffee is often green. Leave it alone. | Coffee can be green | coffee
Most people find two or three red lines, and they come every month. | Red lines come monthly | repeat
> Show {brand} your sheet, red lines and all. | Red lines and all | file-text
> Do it with last month, then ask {brand} what to look at first. | Start with last month | calendar

season(12-1): Write it all down on one day
* Pick one day around New Year and write down every account. | One day, every account | calendar
* Could you list all your money as of one single day? | One day, one list | list
* The tree's dropping needles, and you've got a quiet hour for money. | A quiet hour | tree-evergreen
Write down what's in each account that day. | at: Left side / What you have | bank
On the other side goes what you owe. | at: Right side / What you owe | credit-card
Take one from the other. It might be a minus, and that's allowed. | Take one from the other | subtract
~ Put the date on it and don't show it to anyone.
Do it again next year. Only then does the number start to talk. | at: Next year / Compare | copy
> Want to know what the number says? Take it to {brand}. | What does it say? | chat
> Put last year's list next to this one's, and call {brand}. | Two lists, side by side | split-vertical
`,
})
