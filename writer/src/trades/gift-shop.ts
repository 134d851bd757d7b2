import { trade } from './trade.ts'

export const giftShop = trade({
  id: 'gift-shop',
  name: 'gift shop',
  also: [
    'gift store',
    'gift boutique',
    'souvenir shop',
    'souvenir store',
    'card and gift shop',
    'greeting card shop',
    'gifts and homeware shop',
    'gift and home decor shop',
    'gift box company',
    'gift basket business',
    'gift basket shop',
    'hamper company',
    'gift hamper shop',
    'gift emporium',
    'personalized gifts',
    'personalised gifts',
    'online gift shop',
    'stationery and gift shop',
    'christmas shop',
    'novelty shop',
    'museum gift shop',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a gift',
  things: 'gifts',
  words: [
    'gift',
    'present',
    'card',
    'ribbon',
    'wrap',
    'wrapping paper',
    'bow',
    'birthday',
    'candle',
    'box',
    'souvenir',
    'mug',
    'gift bag',
    'shelf',
    'surprise',
    'friend',
    'host',
    'basket',
    'tag',
    'party',
    'give',
    'unwrap',
    'wrapping',
  ],
  pieces: `
mistake: You bought what you'd like yourself
* The gift you loved in the shop sits unopened on her shelf. | Unopened on her shelf | gift
* Why do nice presents end up in a drawer? | Why the drawer? | dresser
* You're holding the present and thinking, I'd like that myself. | "I'd like that myself" | heart
That's the moment to put it down for a second. | Put it down a second | hand
Think of the person's hands. What do they hold all day? A cup, a leash, a trowel? | What's in their hands? | hand
Then the place. Where do they sit when they've got an hour off? | Where do they sit? | armchair
Now look again. The right thing fits in that hand, or beside that chair. | no: What you'd like / yes: What fits their day | target
~ If you still want the first one, buy it for yourself. It's allowed. | |
> Describe the person's Saturday to {brand}, and look around together. | Describe their Saturday | speech
> Buy one for her at {brand}. And yes, maybe one for you. | One for her | gift

mistake: The price tag you only half peeled off
* There's half a sticker on the gift, and it's the half with the number. | The half with the number | tag
* How do you get a price tag off a gift without scratching it? | How does it come off? | tag
* You're in the car outside the party, scraping at the tag with a fingernail. | Scraping in the car | car
Paper tears when it's cold. Warm it with a hair dryer, or with your breath. | Warm it first | hair-dryer
Then pull slowly, flat, from one corner. | Slowly, from a corner | hand
What sticks comes off with a drop of cooking oil on a cloth. Not on paper or raw wood. | Oil on a cloth | drop
Or ask while you're paying. They've got the thumbnail for it. | no: In the car / yes: At the counter | cash-register
~ Check the bottom as well. There's often a second one. | The second one's below | eye
> Say "it's a gift" at the counter of {brand}, before it goes in the bag. | "It's a gift" | gift
> Let {brand} peel off the tag, with your eyes on the ribbon. | Let them peel it | tag

myth: It isn't about the price
* Nobody remembers what a gift cost. They remember who noticed. | Who noticed? | eye
* Does an expensive present make a better one? | Is dearer better? | scales
* Your friend opens a small box and says, you remembered that? | "You remembered that?" | gift
Back in March she said the chip in her mug cut her lip. | The chip in her mug | coffee
In October there's a new one, the same blue. | A new one, the same blue | gift
It's small, and she'll tell people about it. | Small, and told about | speech
A big thing that fits anyone says you ran out of ideas. | no: Big and for anyone / yes: Small and noticed | heart
~ Keep a note on your phone for such sentences. It fills up by itself. | Keep a list of hints | note
> Open that note and read it aloud at {brand}. | Read your hints aloud | note
> What did she complain about lately? Start there at {brand}. | What did she complain about? | ear

how: Wrapping so the corners sit
* A well wrapped gift takes less paper than a bad one. | Less paper, better corners | gift
* How do you wrap a box so the corners sit? | How do the corners sit? | gift
* The paper doesn't meet in the middle, and the party starts in an hour. | It doesn't meet | ruler
Put the box on the paper upside down, so the seam ends up on the bottom. | Upside down | box
Roll it over once to measure. It should overlap by about two fingers. | Overlap by two fingers | ruler
At the ends, it should reach just past the middle. | Just past the middle | ruler
Push the sides in first, crease them with a nail, then fold down, then up. | 1. Sides in, crease | hand
Tape, turn it around, and do the other end. | 2. Fold, tape, turn | repeat
~ Too little paper? Turn the box at an angle, corner to the edge. | Short? Turn it slantwise | diamond
> Watch the hands at {brand} once, and do it like that at home. | Watch the hands | hand
> Choose the paper at {brand} when you choose the gift. | Paper and gift together | scroll

how: How things end up on the shelf
* Every mug on a gift shop shelf has beaten some others. | It beat some others | coffee
* How does a gift shop decide what's on the shelf? | How's it chosen? | shelf
* You turn a candle over in your hand. Somebody else did that first. | Somebody turned it first | hand
It begins at fairs and markets, and with makers who come by with a box. | at: First / Makers with a box | box
Then things get handled. Does the lid close, does the print rub off? | at: Then / Does the lid close? | hand
They're lit, smelled, dropped by accident. | at: Next / Lit, smelled, dropped | candle
A few stay for a season, at eye level, and customers decide. | at: Last / You decide | eye
What gets picked up, turned, and put back again leaves. | no: Picked up, put back / yes: Picked up, carried | basket
~ That's why it looks a little different each time you come. | Different each time | repeat
> Pick something up at {brand} and ask who made it. | Who made it? | question
> Tell {brand} what you looked for and didn't find. | What didn't you find? | magnifier

question: What do I bring when they said "bring nothing"?
* "Just bring yourself," says your host. Nobody ever does. | "Just bring yourself" | speech
* What do you bring a host who says not to bring a gift? | "Bring nothing"? | gift
* You're on the stairs, you hear the party, and your hands are empty. | Empty hands | hand
Bring something that needs nothing. No vase, no fridge, no thank-you speech. | It needs nothing | check
A bunch of flowers makes a busy person look for scissors. | no: Flowers, right now / yes: Something for tomorrow | flower
Think of the next morning. Good jam, coffee, a soap by the sink. | For the next morning | coffee
Small enough to be put down by the door. | Put down by the door | door
~ Write the name on it. By midnight there are six of them. | Your name on it | tag
> Pick up something for the morning after at {brand}. | For the morning after | sun-horizon
> Keep two such things from {brand} in the closet. Invitations come on Fridays. | Two in the closet | gift

question: She has everything. Now what?
* Give soap. Someone who has everything still runs out of it. | Even she runs out of soap | hand-soap
* What do you give a person who has everything? | "She has everything" | gift
* You're on your third lap around the shelves for your mother's birthday. | The third lap | footprints
Don't look for a thing she lacks. Look for one that gets used up. | It gets used up | candle
Good salt, a candle, paper, something for the bath. | Salt, candle, paper, bath | bathtub
Or a better version of what she touches daily. The keyring, the tea towel. | What does she touch daily? | key
It won't stand around, and next year you can give it again. | no: Stands around / yes: Gets used up | repeat
~ She'll say you shouldn't have. Look at the bathroom shelf in a month. | Look in a month | shelf
> Sniff your way along the candles at {brand}. | Sniff along the candles | candle
> What does she use up fastest? Find it at {brand}, one size nicer. | What does she use up? | hand-soap

comparison: Money in an envelope, or something in a box
* A voucher fits everybody. A gift fits one. | Fits everybody, fits one | gift
* Is a gift card a lazy present? | Is a voucher lazy? | credit-card
* You've got an empty envelope and no idea for the birthday. | An empty envelope | envelope
Give money when there's a goal. A trip, a bike, a first apartment. | A goal: give money | piggy-bank
Give a voucher when half the fun is choosing. | Fun in choosing: a voucher | ticket
Give a thing when you know something about them that others don't. | You know something: a thing | gift
And if you give the envelope, tie something small on, so there's something to unwrap. | no: An envelope alone / yes: Something small tied on | scissors
~ A ribbon, a chocolate, a pencil. It only has to crackle. | It only has to crackle | pencil
> Bring the envelope to {brand} and find what to tie on. | Find what to tie on | envelope
> Can't decide? Hold one thing at {brand}, and see if it's her. | Is it her? | hand

choose: How to find the right thing in ten minutes
* Ten minutes, one gift, a full shop. It can work. | Ten minutes, one gift | timer
* How do you find a present fast without taking just anything? | Fast, and still right? | timer
* You're touching every mug on the shelf, and the clock's running. | Touching every mug | coffee
Don't start with the shelves. Start with one sentence about the person. | Start with the person | user
"My neighbor, she feeds the cat when I'm away." | "She feeds the cat" | cat
Say what you'd like to spend, out loud. It makes two thirds of the shop go away. | Say what you'd spend | coins
Take three into your hand, put one back, put one back. | no: Look at everything / yes: Three, two, one | hand
~ What's left in your hand was probably the first one you picked up. | |
> Come into {brand} with that one sentence ready. | One sentence, ready | speech
> Say your sum and your person at {brand}, in that order. | Your sum, your person | coins

first: When you walk in without an idea
* You can walk into a gift shop without an idea. Most people do. | Without an idea | lightbulb
* What do you do in a gift shop when you have no plan? | No plan? | question
* The door chimes, it smells of candles, and you've forgotten who it's for. | It smells of candles | candle
Walk one round with your hands in your pockets. | A round, hands in pockets | footprints
You'll slow down somewhere. That's worth more than a plan. | Where do you slow down? | eye
Go back there, and now touch. Open the lid, feel the paper. | Go back and touch | hand
If somebody asks, say who it's for, and "I'm just looking" is a fine answer, too. | "I'm just looking" | speech
~ And lift things up. The nice surprise is often on the bottom shelf. | Try the bottom shelf | shelf
> Take a round through {brand} with your hands in your pockets. | Hands in your pockets | footprints
> No idea at all? Tell {brand} exactly that. | "I have no idea" | speech

care: Ribbon, paper, box: what to keep
* Some people iron used wrapping paper. They aren't crazy. | Ironed paper | scroll
* Which gift wrap is worth keeping? | Which is worth keeping? | recycle
* The party's over, and you're standing in a heap of ribbon. | A heap of ribbon | trash
Keep the bows of real fabric. A bit of steam, and they're new. | Fabric bows: keep | gift
Roll paper around a tube, don't fold it. Folds show, curves don't. | no: Folded / yes: Rolled on a tube | scroll
Good boxes go inside each other, like those wooden dolls. | Boxes inside boxes | box
Last year's cards make next year's tags. Cut around the bird. | Cards become tags | scissors
~ Glitter paper mostly isn't for the paper bin, so don't buy it twice. | Glitter: not in the paper bin | recycle
> Bring a box you've kept to {brand} and fill it anew. | Refill a kept box | box
> Choose a ribbon at {brand} that's good for three birthdays. | Good for three birthdays | gift

checklist: A box for someone far away
* Your present has to survive a truck, a belt, and a porch. | Truck, belt, porch | truck
* How do you send a gift so it arrives in one piece? | Does it arrive whole? | package
* You shake the box, and the mug inside answers. | The mug answers | coffee
Leave the fine wrapping thin. Bows get crushed. | 1. No bow on top | gift
Wrap each thing by itself, and stuff the mug with paper. | 2. Stuff the mug | coffee
Use a box with room for two fingers of padding on every side. | 3. Two fingers of padding | box
Put a note with the address inside as well. Labels come off. | 4. An address inside | note
Then shake it. If you hear nothing, tape it. | 5. Shake, then tape | package
~ Candles and chocolate don't like summer trucks. | No candles in the heat | thermometer-hot
> Say where it's going when you choose at {brand}. Not everything travels. | Where's it going? | globe
> Ask {brand} for a box that fits, and padding. | A box that fits | package

cost: Why is this mug more than that one?
* Two mugs on one gift shelf, and one costs three times as much. | Three times as much? | coffee
* What are you paying for in a small gift? | What am I paying for? | tag
* You turn the mug around, see the price tag, and lift an eyebrow. | You lift an eyebrow | tag
One was printed by the thousand. The other was painted, one by one. | By the thousand, one by one | paint-brush
A small maker buys clay, boxes, and stamps in small amounts, and those cost more. | Small amounts cost more | package
Somebody drew the picture, and gets a share if all's well. | Somebody drew that | pencil
Hold both. Often you can feel it in the handle. | no: By the tag / yes: By the handle | hand
~ And sometimes the cheap one's the right one. It's for the office. | For the office, the cheap one | office-chair
> Hold both mugs at {brand} before you read the tags. | Hold both | coffee
> Ask at {brand} which things come from one pair of hands. | From one pair of hands | hand

tip: The shoebox in the closet
* A shoebox in the closet can save a birthday on a Sunday night. | A shoebox saves the day | box
* What do you do when the party's tomorrow and the shops are shut? | The shops are shut | moon
* "It's Ben's party tomorrow." It's nine at night, and you've got no gift. | "It's tomorrow" | clock
Keep a box with five small things that nearly anyone likes. | Five small things | box
Two for grown-ups, two for kids, one for a host. | Grown-ups, kids, a host | users
Add plain paper, one ribbon, tape, and blank cards. | Paper, ribbon, cards | scissors
Buy them when you see them, when you aren't in a hurry. | no: At nine at night / yes: When you see it | eye
~ Write down what went to whom, or the neighbor gets the same soap twice. | Who got what? | note
> Pick one thing for the shoebox each time you're at {brand}. | One for the shoebox | box
> Fill your box at {brand} on a day without a birthday. | On a day without a birthday | calendar

season(11-12): The list before the list
* You buy the first presents slowly and the last ones in a sweat. | Slow first, sweat last | gift
* When do you start with holiday gifts? | When do I start? | calendar
* It's the last Saturday, and you've got a basket full of candles for everyone. | Candles for everyone | basket
Write down the hard ones first, the father-in-law, the teacher. | The hard ones first | list
The easy ones find themselves while you're looking. | Easy ones find themselves | eye
Do the far ones next, because of the mail. | Then the far ones | mail
Buy for two people per walk, and stop for cocoa. | no: Twelve in one day / yes: Two per walk | coffee
~ And hide things where you'll remember. The oven isn't it. | Not in the oven | oven
> Bring your hardest name to {brand} on a quiet weekday. | Bring the hardest name | user
> Start at {brand} while you can still see the shelves. | While you see the shelves | shelf
`,
})
