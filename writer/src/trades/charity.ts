import { trade } from './trade.ts'

export const charity = trade({
  id: 'charity',
  name: 'charity',
  also: [
    'nonprofit',
    'non-profit',
    'nonprofit organization',
    'non-profit organization',
    'not-for-profit',
    'food bank',
    'food pantry',
    'animal shelter',
    'homeless shelter',
    'charitable organization',
    'charitable trust',
    'community foundation',
    'aid organization',
    'relief organization',
    'ngo',
    'soup kitchen',
    'charitable foundation',
    'registered charity',
    'volunteer organization',
    'hospice charity',
    'fundraising organization',
  ],
  way: 'join',
  customers: 'supporters',
  thing: 'a donation',
  things: 'donations',
  words: [
    'charity',
    'donation',
    'donate',
    'donor',
    'volunteer',
    'give',
    'gift',
    'cause',
    'help',
    'fundraiser',
    'food drive',
    'appeal',
    'sponsor',
    'shift',
    'raise',
    'box',
    'cash',
    'receipt',
    'campaign',
    'supporter',
  ],
  pieces: `
mistake: Don't donate what you'd throw out
* Somebody has to sort every bag you donate. | Somebody opens every bag | bag
* Would you give that sweater to a friend? Then it's a donation. | Would a friend want it? | hoodie
* You're holding a donation over the box, and it's missing an ear. | One ear missing | box
At the other end a volunteer opens your bag and pulls out one thing at a time. | One thing at a time | hand
The wet, the broken and the half puzzle go into the dumpster, and the dumpster costs money. | no: Half a puzzle / yes: All the pieces | puzzle
So your bag can cost more than it gives. | A bag that costs | trash
Clean it, check it, tie the shoes together. Then it can be on a shelf tomorrow. | Shoes tied together | sneaker
~ The stained towels may still be wanted somewhere. Animal shelters often ask for them. | | towel
> Before you load the car, ask {brand} what's needed and what isn't. | What's needed now? | question
> Read the wish list of {brand} before you clear the closet. | The list before the closet | list

mistake: Call before you organize a food drive
* The pasta comes in by the pallet. Nobody donates can openers. | Pasta by the pallet | food
* What's missing at the end of every food drive? | What's missing? | shelf
* Your office wants to help, so there's already a big box by the copier. | A box by the copier | box
Everyone thinks of the same four things, so the shelf has one full end. | One full end | shelf
Oil, spices, baby food and soap run out while the beans pile up. | no: More beans / yes: Oil, spices, soap | jar
One phone call tells you what's low this month. Put it on the poster. | Put it on the poster | megaphone
Ask about dates and glass while you're at it, because someone has to lift those boxes. | Dates? Glass? | calendar
~ And sometimes the honest answer is that money buys more of it. | | coins
> Start your collection with a call to {brand}, then print the poster. | First call, then print | phone-call
> What's low on the shelf this week? {brand} can tell you. | What's low this week? | shelf

myth: Small donations aren't too small
* Your small donation isn't embarrassing. It's what a charity can count on. | Too small? | coins
* Is it even worth it to give a little? | Is a little worth it? | coin
* You're on the donation page, typing an amount, and deleting it again. | Type, delete, type | keyboard
A large gift comes once and makes a nice photo. | Large comes once | camera
A small one every month pays the electricity while nobody's taking pictures. | no: Once, with a photo / yes: Small, every month | lightbulb
Because it keeps coming, somebody can say yes to the spring before the spring is here. | Now they can plan | calendar-check
~ You can skip a month when things are tight. Nobody will think less of you.
And the person it helps never sees the amount. | The amount stays with you | hand-heart
> Pick an amount you wouldn't miss, and try it with {brand} for three months. | An amount you wouldn't miss | coin
> One coffee's worth, every month, to {brand}. See if you notice. | See if you notice | coffee

how: What happens to your donation after the click
* You press donate, the page says thank you, and then what? | And then what? | mouse-left-click
* Where does your donation go on the first day? | Where does it go? | signpost
* The receipt's in your inbox. The money's still on its way. | The receipt comes first | receipt
First it's entered in the books, with your purpose beside it, if you named one. | at: First / Into the books | notebook
If you wrote kittens, it has to go to kittens. That's called restricted. | You named a purpose? It's kept | cat
If you left it open, it can go where the hole is. That may be the van's brakes. | at: Left open / Where the hole is | van
At the end of the year it's all added up in a report that anybody may read. | at: Later / The annual report | file-text
~ Look for your kittens in there. | | magnifier
> Tell {brand} if your gift is for one thing, or for whatever's missing. | For one thing, or for anything? | gift
> Ask {brand} for last year's report and find the page you care about. | Find your page | book-open

how: What a volunteer really does on the first day
* On your first day as a volunteer you'll mostly fold boxes. | Mostly you fold boxes | box
* What does a new volunteer do all morning? | "What will I do?" | question
* Your first shift. You came to change something, and you get a name tag. | A name tag | identification-badge
Someone shows you the coats, the coffee and the fire exit, in that order. | Coats, coffee, exit | coffee
Then you stand next to a person who's done it forever, and you do what they do. | Stand next to someone | people
It may be labels, leashes or potatoes. It's rarely what's on the poster. | Labels, leashes, potatoes | tag
Around the second hour someone laughs at something, and you've stopped checking the clock. | You've stopped checking the clock | clock
~ Bring a water bottle, and wear shoes you can stand in. | | sneaker
> Ask {brand} for one trial shift before you promise every Tuesday. | One trial shift | calendar
> Your two free hours would fold a lot of boxes at {brand}. | Two free hours | box

question: Money or things
* Should you donate money or the things themselves? | "Money or things?" | question
* A charity will nearly always thank you for things, and hope for cash. | Hoping for cash | money
* You're in the aisle with two carts full for the appeal. Stop a second. | Two carts full | shopping-cart
You pay the shelf price. Whoever buys for hundreds pays a good deal less. | You pay the shelf price | tag
Things have to be driven, stored and sorted. Money fits through the wire. | no: Driven and sorted / yes: Sent in a second | truck
But some things really are wanted, and then nothing else will do. | Some things are really wanted | check
A list from this month beats a good guess from last winter. | This month's list | list
~ Children like to carry something in, and that's a reason, too. | | hand-heart
> One question for {brand} before the checkout. Cash or cans? | Cash or cans? | shopping-cart
> Look up what {brand} is short of today, and buy only that. | Only what's short | list

question: How can I tell what my donation does
* How do you know your donation arrives? | "Does it arrive?" | question
* "And how much of it ends up with administration?" Every donor wonders. | "Where does it go?" | chart-pie-slice
* You'd give, but a small voice in your head asks who gets it. | Who gets it? | ear
Ask. A good charity isn't offended, it's got the answer in a drawer. | Just ask | speech
But don't ask only for the overhead. Somebody has to drive the van and answer the phone. | Somebody drives the van | van
Ask what changed for whom, and how they know. | no: How low is overhead? / yes: What changed? | chart-line-up
If the answer includes something that didn't work, that's a good sign. | Hear what didn't work | check
~ The accounts are public in many places. You can read them with your coffee. | | coffee
> Ask {brand} what they tried last year that didn't work. | What didn't work? | question
> Write your toughest question to {brand} and see how the answer reads. | Your toughest question | mail

comparison: Give once or give monthly
* One big gift or a little every month? A charity feels the difference. | Once, or every month? | calendar
* Is it better to donate once a year or every month? | Once or monthly? | repeat
* December comes, the appeals pile up, and you donate to the top one. | The pile in December | mailbox
A single gift is right for a single thing. A roof, a rescue, a flood. | Once: a roof, a flood | house
A monthly one pays for what happens every month. Feed, rent, somebody's wages. | Monthly: feed, rent, wages | calendar
For you, one's a decision and the other's a habit. | A decision or a habit | repeat
The habit's easier on the bank account, and it doesn't need an appeal to remind you. | no: Wait for an appeal / yes: Let it run | bell-slash
~ Nothing stops you from doing a little of each. | | coins
> Find out from {brand} which of the two would help most right now. | Which helps most now? | question
> Set it up once with {brand} and forget about it until the report comes. | Set it and let it run | calendar-check

choose: How to pick one charity out of a hundred
* You can't give to everybody at the door. Pick one cause. | Pick one cause | heart
* With so many charities, how do you choose? | How do you choose? | signpost
* Three envelopes from three charities, all with the same sad dog. | Three sad dogs | envelope
Start with what makes you angry or sad when nobody's asking for anything. | What moves you unasked? | heart
Then read the dull pages. Who runs it, what came in, what went out. | Read the dull pages | file-text
See if they say what they don't do. A clear no is worth a lot. | A clear no | prohibit
Then go once, if there's a door. You smell in a minute whether people like being there. | Go there once | door-open
~ And give yourself permission to put the other envelopes in the recycling. | | recycle
> Visit {brand} once with your hands in your pockets. | Just visit once | door-open
> Does it still move you next week? Then write to {brand}. | Still moved next week? | mail

first: Your first hour behind the table
* The first hour as a volunteer, you'll worry about saying the wrong thing. | The wrong thing? | speech
* What do you say to people who come for help? | "What do I say?" | chats
* You're on your first shift, behind the table. The door opens. | The door opens | door-open
Good morning is enough. People know why they've come. | Good morning is enough | hand-waving
Don't ask how it happened. If they'd like to tell you, they will. | Don't ask how it happened | ear
Let them choose, wherever choosing's possible. Red apples or green ones is a real question. | Let them choose | cherries
By the third person you'll notice you're just talking about the weather. | Just the weather | cloud-sun
~ It's normal to be quiet in the car afterwards. | | car
> New people at {brand} stand next to old ones. Ask for that. | Stand next to someone | people
> Say good morning at {brand} for one shift, and see. | Say good morning | sun-horizon

care: How to stay a volunteer for years
* Volunteers don't quit because they don't care. They promised too much. | Promised too much | calendar
* How do you help without burning out? | How do you keep going? | candle
* You said yes to one more shift, and now your week has a hole. | One more shift | calendar-x
Take one fixed time that survives a bad week. | One fixed time | clock
Say no early rather than sick at the last minute. A gap that's known can be filled. | no: Cancel at the door / yes: Say no early | phone-call
If it follows you home, talk to the person who runs the shift. They've had it, too. | Talk about it | chats
Ask to swap jobs for a month. Sorting's good for the head after a lot of faces. | Swap jobs for a month | swap
~ Nobody counts your years except you.
> Offer {brand} the small promise you can keep. | A promise you can keep | handshake
> Too much on your plate? Say so to {brand} before you stop coming. | Say so first | speech

checklist: Before you drop off your donation
* The donation's in the trunk. Have a look before you drive. | Look before you drive | car
* What should you check before a drop-off at a charity? | Check what? | list
* You're idling by the donation door. It's locked, and it's raining. | Locked, and raining | cloud-rain
Look up the drop-off hours. Bags left at the door get wet or go missing. | 1. The drop-off hours | clock
Empty all the pockets. There's always a key in one of them. | 2. Empty the pockets | key
Tape the cable to its machine and the lid to its pot. | 3. Cable to its machine | plug
Write on the box what's inside, in big letters, on the side. | 4. Label the side | pen
~ Leave the hangers at home unless they've been asked for. | | coat-hanger
Need a receipt? Ask before it's carried in. | 5. Ask for the receipt first | receipt
> Check with {brand} when someone's there to take it. | When is someone there? | clock
> Load the car for {brand} with the heavy box at the bottom. | Heavy box at the bottom | box

cost: Why a charity has rent like everybody else
* A charity has a light bill, too. | The light bill | lightbulb
* Why doesn't every cent of your donation go to the cause? | "Why not all of it?" | coin
* You want your gift to be all soup and no stapler. | All soup, no stapler? | bowl-steam
Soup needs a pot, a stove, a van and somebody who turns up at six. | Soup needs a stove | oven
The person who writes the receipts is also the one who notices when a sum's wrong. | Who spots the mistake? | receipt
Insurance lets volunteers climb the ladder. The fridge has to run all night. | The fridge runs all night | snowflake
What you can fairly ask is whether it's more than the work needs. | Is it more than it needs? | scales
~ A charity that spends nothing on itself is living on somebody's free evenings. | | moon
> What does it take to make one bowl, one bed, one rescue? Ask {brand}. | What does one take? | bowl-steam
> Offer to pay for the dull thing at {brand}. Hardly anyone does. | Pay for the dull thing | lightbulb

tip: Ask for donations instead of presents
* You already own enough candles. Ask for donations this birthday. | Enough candles | candle
* How do you turn a birthday into a fundraiser? | A birthday for a cause? | cake
* Another scarf, another mug. You'd rather somebody got help with it. | Another scarf | gift
Pick one cause and one small goal that your guests can see. One dog's vet bill. | One small goal | target
Write two sentences about why it's this one. Yours, not the brochure's. | Two sentences of your own | pencil
Give first yourself, so the list doesn't start empty. | Start the list yourself | list
Say how it ended, with a photo if there is one. That's the thank-you card. | Tell them how it ended | camera
~ Your aunt will bring a scarf anyway. Wear it. | | smiley
> Talk to {brand} before you send the invitations. | Before the invitations | envelope
> What could one birthday pay for at {brand}? | What could it pay for? | cake

season(1-2): The help nobody offers in January
* In December every volunteer wants an apron. In January they hang there. | The aprons hang there | users-three
* When are volunteers really missing? | When are they missing? | calendar
* The tree's out on the curb, and the volunteers are back at the gym. | The tree's on the curb | tree-evergreen
Before the holidays everyone wants to help, and there's a waiting list for ladles. | A waiting list for ladles | spoon
Then the decorations come down, and the same people are still hungry or cold. | The need stays | snowflake
The shelves are emptied, and the next food drive is months away. | no: Only in December / yes: Now | shelf
So if you were turned away before the holidays, you'll be welcome now. | Ask again now | door-open
~ The days are short anyway. You might as well be somewhere warm with people. | | people
> Ask {brand} where the gaps are, now that the holidays are over. | Where are the gaps? | calendar
> Put {brand} on your calendar for a gray Tuesday. | A gray Tuesday | calendar-check
`,
})
