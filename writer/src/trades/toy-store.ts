import { trade } from './trade.ts'

export const toyStore = trade({
  id: 'toy-store',
  name: 'toy store',
  also: [
    'toy shop',
    'toyshop',
    'independent toy store',
    'wooden toy store',
    'wooden toy shop',
    "children's toy store",
    "children's toy shop",
    'educational toy store',
    'toy boutique',
    'toy seller',
    'toys and games store',
    'doll shop',
    'model train shop',
    'puzzle shop',
    'teddy bear shop',
    'kids toy store',
    'toy retailer',
  ],
  way: 'shop',
  customers: 'families',
  thing: 'a toy',
  things: 'toys',
  words: [
    'toy',
    'block',
    'doll',
    'puzzle',
    'kid',
    'child',
    'game',
    'gift',
    'birthday',
    'box',
    'train',
    'teddy bear',
    'teddy',
    'stuffed animal',
    'shelf',
    'play',
    'wood',
    'baby',
    'toddler',
    'present',
    'battery',
    'piece',
    'ball',
    'puppet',
    'grandparent',
  ],
  pieces: `
mistake: They'll grow into it. They won't
* They'll grow into it is true for coats. Not for toys. | True for coats, not toys | coat-hanger
* Should you buy a toy that's a bit too old for the child? | A bit too old? | cake
* The toy is for seven-year-olds. He's five, and he's in tears. | He's five, and in tears | smiley-sad
A toy that's too hard doesn't wait in the closet. It gets a bad name. | It gets a bad name | tag
The kid tries, the toy wins, and next year the kid remembers. | Kids remember | brain
Buy for today, for what the child can almost do. | no: What works next year / yes: What almost works now | target
Almost is where the tongue sticks out of the corner of the mouth. | | smiley
~ If you love the hard one, keep it in your house and do it together. | Do the hard one together | users
> Tell {brand} what the child can almost do. | What almost works? | target
> Ask {brand} where to start when there are easy and hard ones. | Easy one, or hard one? | puzzle

mistake: The toy that plays by itself
* The more a toy does, the less the kid does. | The toy does it all | battery-full
* Why do expensive toys end up in the corner? | Why in the corner? | question
* One button, three songs. By Tuesday nobody presses the toy. | Three songs, then silence | button
The toy lights up, it sings, and the child watches. | It sings, they watch | eyes
Once the songs are known, it's done. | Known songs, done toy | music-note
A plain box of blocks can't do a thing. So the kid has to. | Blocks do nothing | lego
Today it's a garage, tomorrow it's soup. | Garage today, soup tomorrow | garage
~ The button toy isn't evil. It's just short. | |
Look for the one that's boring in the store. | no: Exciting in the store / yes: Exciting at home | store
> See what's plain and sturdy at {brand}, and start there. | Plain and sturdy first | lego
> Set the plain ones at {brand} in front of a child and wait. | Plain ones, then wait | hourglass

myth: There's no such thing as a toy for boys
* Nobody told the doll who's allowed to hold it. | Nobody told the doll | hand
* Is that toy for a boy or a girl? | Boy or girl? | question
* Pink aisle, blue aisle, and a kid who just wants a toy oven. | A toy oven, please | oven
Kids play what they see. Cooking, driving, putting babies to bed. | They play what they see | eyes
An oven is about heat, and orders, and being the boss. | The boss of the oven | chef-hat
A crane is about lifting something heavier than you. | Heavier than you | crane
So the question that helps is another one. | |
What does the child do at home all day? Sort, build, carry, boss? | no: Boy or girl? / yes: Sort, build, or boss? | shapes
~ Then the color stops mattering. | |
> Tell {brand} what the child carries around all day. | What do they carry around? | basket
> Builder, bosser, or sorter? Say that to {brand} instead of the age. | Builder, bosser, sorter? | lego

how: What makes a wooden toy good
* Close your eyes and run a finger over the wooden toy. | Run a finger over it | fingerprint
* How can you tell a good wooden toy? | Is it a good one? | log
* The wooden train fell downstairs, and the stairs have a dent. | The stairs have a dent | train
Feel the edges. Someone should have rounded each one of them. | 1. Round edges all over | hand
Look at where two parts meet. Glue alone works loose, a peg holds. | 2. Pegs, not only glue | hammer
Weigh it. Beech and maple are heavy, and they don't splinter easily. | 3. Heavy, hard wood | scales
Ask what the paint is, because it'll be chewed. | 4. Which paint? | paint-bucket
~ Look underneath. If the bottom is sanded too, someone cared. | 5. Sanded underneath, too? | eye
> Turn one over at {brand} and feel the bottom. | Feel the bottom | hand
> Find out at {brand} what wood it is and who made it. | Which wood, which maker? | tree

how: How a store finds out which toys are good
* Give a toy ten minutes with a real kid, and you know. | Ten minutes with a real kid | timer
* Who decides which toys are on the shelf? | Who decides? | shelf
* The new toy's out, and the kids are fighting over its box. | They fight over the box | box
First somebody opens it, to see how hard that is. | 1. How hard is it to open? | scissors
Someone drops it from table height. On purpose. | 2. Dropped from the table | table
Then it's left lying, without a word, where kids come by. | 3. Left lying around | footprints
Does one of them come back to it? Then it goes on the shelf. | 4. Does one come back? | repeat
~ Somebody asks about spare parts, because one day you'll need one. | 5. Can you get spare parts? | puzzle-piece
> Ask {brand} what kids won't give back. | What won't they give back? | hand-grabbing
> Let your kid wander at {brand} and see what they return to. | What do they return to? | footprints

question: What does the age on the box mean?
* The age on the box isn't about how clever your child is. | Not about clever | brain
* What does the age on a toy mean? | What does it mean? | question
* She's two and very quick, and the puzzle says three. | She's quick, it says three | puzzle
The mark for under three is usually about small parts. | Under three is about small parts | warning
Small children taste things. That's how they look. | Small children taste things | smiley
No child's too clever to swallow a wheel. | no: She's clever / yes: She still tastes things | tire
The higher numbers are different. They tell you where it starts being fun. | Higher ages are about fun | star
~ Those you can stretch a bit, if somebody plays along. | | users
Think of the little brother, too. He's the one who finds the wheel. | Think of the little brother | baby
> Mention the little brother at {brand}. | Mention the smallest one | baby
> Check with {brand} what's small in the box before you choose. | What's small in there? | magnifier

question: What do you give a child who has everything?
* This child has everything, twice. Now it's their birthday. | They have everything | gift
* What do you give a kid who has everything? | Has everything. Now what? | question
* You can't see the floor in that playroom, and you need a present. | No floor to be seen | lego
Give something that gets used up. Clay, paper, glue, soap bubbles. | 1. Something that gets used up | drop
Something that adds to what's there. More track, another cow. | 2. More of what they love | train
Something that needs two people. Then you're part of the gift. | 3. Something for two | users
Something real. A hand drill, a magnifying glass, a good flashlight. | 4. Something real | flashlight
~ Ask the parents which of the hundred really gets played with. | | chat
> Find out the one that gets played with, and tell {brand}. | Which one gets played with? | heart
> Look around {brand} for something that gets used up. | Something that gets used up | hourglass

comparison: A hundred pieces or one thing?
* One teddy bear is a friend. Thirty are a pile. | One friend, or a pile | heart
* One big toy or a lot of small ones? | One big, or many small? | scales
* Ten presents are open, and the kid is sitting in the box. | Sitting in the box | box
A set with many pieces grows. It's new each time it's tipped out. | Pieces: new every time | lego
It also gets under the couch, and finds your bare foot. | It finds your bare foot | footprints
One single thing gets a name, and comes along to bed. | One thing: gets a name | bed
You can't build with it, but you can tell it what happened. | | chat
~ Small kids get more from few pieces. They can see all of them. | Small kid, few pieces | baby
So ask what's missing at home. Something to make, or somebody to talk to? | no: How much? / yes: To build, or to love? | question
> Tell {brand} what's missing. To build, or to love? | To build, or to love? | heart
> Say to {brand} how big the floor is. It matters. | How big's the floor? | ruler

choose: Three questions before you buy a toy
* The wall of toys is loud, and you've got ten minutes. | A loud wall, ten minutes | shelf
* How do you choose a toy for a child you don't see often? | How to choose? | question
* You're an uncle, it's a birthday, and the toy aisle goes on and on. | An uncle in the aisle | shelf
Can you play with it in more than one way? | 1. More than one way to play? | shapes
Can you play alone and with somebody? | 2. Alone, and with somebody? | users
Will it still be fun with one piece lost? One always is. | 3. Still fun with one lost? | puzzle-piece
Three times yes is a good toy, whatever the price. | Three times yes | check
~ One more, for the parents' sake. Is there an off switch? | 4. Can it be switched off? | power
> Run the three questions on something at {brand}. | Try the three questions | list
> Give {brand} the age, the budget, and the noise limit. | Age, budget, noise limit | speaker-high

first: How to visit a toy store without tears
* There's a way through a toy store without tears. It starts in the car. | It starts in the car | car
* How do you take a child to a toy store and leave again? | How do you leave again? | door-open
* You came for a cousin's present. Your own kid has hugged a dragon. | Hugging a dragon | heart
Say beforehand what today is. A present for your cousin, nothing for you. | 1. Say what today is for | speech
Give your kid a job. You choose the ribbon, you hold the list. | 2. Give them a job | list
For the dragon, take a photo. It goes on the wish list. | 3. Photo for the wish list | camera
Announce the end, with a last round for goodbye. | 4. One last round | hand-waving
~ Saying good night to the dragon sounds silly and works. | | moon
> Start a wish list with photos at {brand}. | A wish list in photos | camera
> Let your kid carry the present out of {brand}, with both hands. | Your kid carries it | gift

care: How to wash a teddy bear
* The teddy smells like soup, and nobody's allowed to wash it. | It smells like soup | bowl-steam
* How do you wash a stuffed animal? | How to wash it? | washing-machine
* You've got nap time to wash a stuffed animal. That's not enough. | Nap time isn't enough | clock
Read its label. Some can swim, some can only be dabbed. | 1. Read its label | tag
In the machine it goes in a pillowcase with a knot, cool and gentle. | 2. In a pillowcase, cool | washing-machine
Anything with a battery in it stays out. Surface only. | 3. Battery inside? Only wipe | battery-full
Dry it in the air, by the ears or lying down. Not on the heater. | 4. Dry it in the air | wind
~ Brush the fur while it's damp, and it'll forgive you. | 5. Brush the damp fur | brush
Wooden toys get a damp cloth. They don't like to bathe. | Wood only gets a damp cloth | towel
> Lost an eye in the wash? Ask {brand} about it. | Lost an eye? | eye
> Choose one at {brand} with a label that lets it swim. | Choose one that can swim | drop

checklist: What to know before you buy a birthday present
* Text the parents before you buy the toy. | Text the parents first | chat-text
* What should you know before you buy a child a present? | What to know? | question
* Four copies of the same game on one birthday table. One is yours. | Four copies of one game | gift
The age, and what the child is crazy about this month. | 1. The age and this month's craze | star
What's there already, so you can add to it. | 2. What's there already | train
What the parents can't stand. Slime, drums, glitter. | 3. No slime, drums, or glitter? | prohibit
How much room there is, and who else is small in the house. | 4. How much room is there? | house
~ Check the box for batteries, and add them. They're rarely included. | 5. Batteries in or not? | battery-full
> Text first, then come to {brand} with the answers. | Text first, then come | chat-text
> Keep the receipt from {brand}, in case it's copy number five. | Keep the receipt | receipt

cost: Why one wooden train costs more
* Two wooden trains look alike on the shelf. The prices don't. | They look alike | train
* Why are some toys so much more expensive? | Why so much? | tag
* You pick up one toy, then the other, and your hand knows. | You can feel it | hand
Good hard wood has to dry for a long time before it's a train. | 1. Good wood takes its time | tree
Then each edge gets sanded, and each wheel gets tried. | 2. Every edge sanded | hand
Paint that can be licked costs more than paint that can't. | 3. Paint that can be licked | paint-bucket
A maker who sells single spare parts has to keep them. | 4. Spare parts for years | gear
~ Ask if it fits the next set, and the little sister's. | 5. Fits the next set | link
So count all the kids who'll play with it, not just the first. | no: Price today / yes: Price per child | baby
> Take one piece from home to {brand} and see if it fits. | Does it fit yours? | puzzle
> Hold both at {brand}, with your eyes shut. | Hold both, eyes shut | eye-closed

tip: Put half of the toys away
* Half of the toys in a closet is the cheapest present there is. | Half go in the closet | box
* Why does a child with so many toys say, I'm bored? | "I'm bored" | speech
* The whole shelf's on the floor, and the kid stands in it, bored. | All on the floor, bored | lego
With too much in sight, there's nothing to see. | Too much to see | eyes
Put half of it in boxes, and out of sight. No drama, at night. | 1. Half in boxes, out of sight | box
After a few weeks, swap. Old things come back as new. | 2. Swap after a few weeks | swap
What got asked for stays out. | 3. What's missed stays out | heart
~ What nobody asked for, after two rounds, can move to another kid. | | gift
You'll notice when the room goes quiet. | It gets quiet in there | ear
> Before you come to {brand}, do one round with the boxes. | One round with boxes | repeat
> Ask {brand} what would give an old set a second life. | A second life for old sets | lego

season(11-12): What the wish list forgot to say
* The wish list is full of toys, and one of them matters. | One of them matters | list
* Which present on the wish list is the real one? | Which is the real one? | gift
* Every toy in the catalog is circled, some of them twice. | Everything is circled | pencil
Ask again a week later, without the paper. What comes first, then? | Ask again without the paper | speech
What's still there in December is the wish. | no: First list / yes: Second list | calendar
Get that one early. Toys everyone wants are gone before the snow. | Get that one early | clock
Build it the night before if it's big, and check the screws. | Build it the night before | screwdriver
~ And buy batteries. In the morning the stores are closed. | Buy batteries | battery-full
> Bring the list to {brand}, circles and all. | Bring the circled list | list
> Tell {brand} which wish was still there after a week. | Which wish is still there? | heart
`,
})
