import { trade } from './trade.ts'

export const bookstore = trade({
  id: 'bookstore',
  name: 'bookstore',
  also: [
    'bookshop',
    'book store',
    'book shop',
    'independent bookstore',
    'independent bookshop',
    'used bookstore',
    'used book store',
    'secondhand bookshop',
    'second-hand bookshop',
    "children's bookstore",
    "children's bookshop",
    'bookseller',
    'antiquarian bookseller',
    'rare book dealer',
    'comic book store',
    'comic shop',
    'indie bookstore',
    'travel bookshop',
    'book café',
    'bookstore café',
    'mobile bookshop',
  ],
  way: 'shop',
  customers: 'readers',
  thing: 'a book',
  things: 'books',
  words: [
    'book',
    'page',
    'novel',
    'reader',
    'shelf',
    'story',
    'paperback',
    'hardcover',
    'author',
    'bookmark',
    'spine',
    'cover',
    'chapter',
    'bookseller',
    'title',
    'poem',
    'read',
    'reading',
    'bookstore',
    'comic',
    'cookbook',
    'picture book',
    'ending',
    'library',
    'thriller',
  ],
  pieces: `
mistake: Don't give the book you loved
* You give everybody the book you loved, and nobody ever mentions it. | Given often, never mentioned | gift
* Why do people never read the books you give them? | Why don't they read it? | question
* Your favorite novel is lying on a friend's nightstand, under the lamp, unopened. | Unopened under the lamp | lamp
You give a piece of yourself. They get a piece of homework. | Your love, their homework | heart
Start from the last thing they couldn't put down. | Start with their last good one | book
Even if it was a series about a dentist, or a book on bread. | A book on bread? Fine | bread
Then find something next door to that. Same weather, different street. | Next door to that | house
~ And write in the front. No review. Just the day, and your name. | Write the day in it | pen-nib
> Tell {brand} what your friend stayed up for, not what they should read. | What kept them up? | moon
> Bring {brand} one title your friend finished. One is enough. | One title they finished | book

mistake: You're allowed to quit a book
* You've been on page sixty since spring. | On the same page since spring | bookmark
* Do you have to finish a book you've started? | Do you have to finish? | question
* The bookmark hasn't moved in weeks, and you've stopped reading altogether. | The bookmark hasn't moved | bookmark
A book you don't want to finish blocks the door for all the others. | It blocks the others | door
Give a book a fair try. A few chapters, on a good evening. | A few chapters, a good evening | moon
If you look at the page numbers more than at the page, stop. | no: Counting the pages / yes: Turning the pages | hash
Nobody's angry. The author will never know. | The author won't know | pen-nib
~ Leave the bookmark in. Some books are just early. | | hourglass
Pick up another one tonight, before the habit is gone. | Another one tonight | book-open
> Say at {brand} what you quit and where. That's a useful hint. | What did you quit, and where? | chat
> Trade your stuck book for a new idea at {brand}. | Stuck? Ask for a new idea | lightbulb

myth: You don't have to have read the classics
* Nobody at a bookstore will test you on the classics. | Nobody tests you | exam
* Should you have read the classics by now? | The classics, by now? | books
* You say it quietly in the bookstore. I've never read that one. | "I've never read that one" | speech
Half of the people who nod haven't read them either. | They just nod | users
Some classics are wonderful, and some are just very long. | Some are just long | scroll
Start in the middle, if you like. Read the shipwreck first. | Read the shipwreck first | sailboat
Thrillers count, comics count, and a book about bees counts. | Thrillers, comics, bees | bug
~ People who read what they like go on reading. | no: What you should / yes: What you like | heart
> Ask {brand} for a classic that's short and funny. There are some. | Short and funny, please | smiley
> Come to {brand} and ask for bees. | Ask for bees | question

how: How a little card gets under a book
* That handwritten card under the book is somebody's bad night's sleep. | Somebody stayed up for it | note
* Who writes the little cards on bookstore shelves? | Who writes those? | question
* It's pinned to the shelf, in purple ink, and underlined twice. | Purple ink, underlined twice | pen
Advance copies come in long before you see the book, plain and a bit ugly. | 1. Early copies come in | package
They go home with people, on buses, in bathtubs. | 2. Read on buses, in bathtubs | bathtub
Most of them get a shrug. | | smiley-meh
Now and then somebody comes in with red eyes and says, this one. | 3. "This one" | speech
Then there's a card. It says who it's for, not how good it is. | 4. A card that says for whom | user
~ Learn the handwriting. You'll find someone who reads like you. | Learn the handwriting | pencil
> Find the card at {brand} that sounds like you. | Which card sounds like you? | note
> Found one you like at {brand}? Ask who wrote it. | Whose handwriting is it? | pen

how: Why some books lie open and some snap shut
* Open a book in the middle. Does it stay, or does it snap? | Stay, or snap shut? | book-open
* Why do some paperbacks lose their pages? | Why do pages fall out? | question
* Tip a book forward and look at the top edge of its spine. | Look at the top edge | eye
Some books are sewn. The sheets are folded in little bundles, and thread holds them. | Sewn: bundles and thread | needle
You can see it from above, like a row of small waves. | Small waves from above | waves
Those lie flat on the table and last for grandchildren. | They lie flat, they last | table
Others are glued, one sheet behind the other. Light, cheap, good for the beach. | Glued: light, for the beach | sun
~ Crack a glued one all the way open, and it'll remember. | |
For a cookbook, look for waves. For a train ride, never mind. | no: Glued for the kitchen / yes: Sewn for the kitchen | cooking-pot
> Look for the waves in your next cookbook at {brand}. | Look for the waves | book
> Compare a sewn one and a glued one at {brand}, side by side. | Side by side | books

question: Can you order it if it isn't on the shelf?
* The book you want is never the one that's on the shelf. | Never the one on the shelf | shelf
* Can a bookstore order any book? | Can you order it? | question
* The book is blue, and there's a dog in it. That's all you know. | "It's blue, with a dog" | radio
Whatever is in print can usually be ordered, and often comes quicker than you'd think. | In print? Usually, yes | truck
You don't need the number. The author or half the title is enough. | Half the title is enough | book
Even the dog is enough, sometimes. | The dog may be enough | dog
If it's out of print, somebody can look for a used one. | Out of print? Look for used | magnifier
~ And tell them if it's a present, so there's time to wrap it. | | gift
> Try {brand} with the blue one with the dog. | Blue, with a dog | dog
> Call {brand} with the half you remember. | The half you remember | phone

question: Which book for a ten-year-old who doesn't read?
* He's ten, and he says that books are boring. | "Books are boring" | book
* Which book do you give a kid who doesn't read? | A kid who doesn't read | question
* Three birthday books from three aunts, and all the spines are unbroken. | Three unread birthday books | gift
Maybe the right one hasn't come along yet, and fat ones look scary. | Fat ones look scary | books
Comics are reading. So are record books, jokes, and how engines work. | Comics are reading | engine
Short chapters help, and pictures, and somebody getting in trouble on page one. | Trouble on page one | warning
Take a series. If the first one works, the next ones are settled. | A series, if it works | books
~ Read the first chapter aloud and stop at the worst moment. | Stop at the worst moment | speaker-high
> Let the kid pick at {brand}, and don't make a face. | Let them pick | hand-pointing
> Tell {brand} what the kid does all day without being asked. | What do they do all day? | game-controller

comparison: Hardcover, paperback, or wait?
* The hardcover is out. The paperback will take a while. | Hardcover now, paperback later | book
* Is it worth getting the hardcover? | Is a hardcover worth it? | question
* It's a brick of a novel, and you read in the bathtub. | A brick in the bathtub | bathtub
A hardcover comes first and costs more. It survives being lent. | Hardcover: first, and tough | book
It's also heavy, and at night it falls on your nose. | It falls on your nose | bed
A paperback comes later, bends, and fits the coat. | Paperback: later, fits the coat | coat-hanger
For the beach and the bus, that's the one. | Beach and bus | bus
~ A used one may have somebody's notes in it. Sometimes those are better. | Used: somebody's notes | pencil
Will you keep it and lend it? Go hard. Will you read it once? Go soft. | Keep it, or read it once? | shelf
> Weigh both in your hands at {brand}. Really. | Weigh both | hand
> Rather wait? {brand} can look up when the paperback comes. | When's the paperback? | calendar

choose: How to test a book before you take it home
* The first page is polished. Try the middle of the book. | Try the middle | book-open
* How do you know you'll like a book? | Will you like it? | question
* You're in the aisle with a pretty cover. Open it somewhere else. | Pretty cover, open it | eye
Everyone works on page one for months. So it's always good. | Page one is always good | star
Go to the middle, any page, and read it standing up. | 1. One page from the middle | book-open
Would you read the next one? Then you know enough. | 2. Do you want the next one? | footprints
Read one line of talk. If nobody talks like that, put it back. | 3. Do people talk like that? | chat
~ What's printed on the back was written by somebody who has to sell it. | | tag
And look who thanks whom at the end. Authors you like often share friends. | 4. Who gets thanked? | hand-heart
> Read one middle page at {brand}, standing up. | One page, standing up | book-open
> Find a corner at {brand}, then read two. | A corner, then two pages | armchair

first: How to walk into a bookstore without a plan
* You go in for a birthday card and come out with three books. | In for a card, out with three | books
* What do you say in a bookstore when you don't know what you want? | What do you say? | question
* Bell on the bookstore door, smell of paper, and somebody says hello. | A bell, the smell of paper | bell
You can say you're just looking. That's a real thing to do here. | "Just looking" is fine | eyes
Start at the table, not the wall. Somebody picked those. | Start at the table | table
Go by covers. You're allowed. | Go by covers | image
If you want help, say one book you liked and one you hated. | One you liked, one you hated | scales
~ The one you hated says more. | |
Then follow the finger. It usually goes somewhere you'd never have looked. | Follow the finger | hand-pointing
> Bring {brand} one you hated. | Bring one you hated | thumb
> Just look around at {brand}, starting with the table. | Just look | eyes

care: How to treat a book so it lasts
* You pull a book out by the top of its spine. Everyone does. | Pulled by the top | book
* How do you take care of books at home? | How to care for them? | question
* The row of spines by the window used to be red. | They used to be red | sun
Don't pull at the top. Push its neighbors in and grab it by the waist. | no: Pull the top / yes: Grab the middle | hand
Keep them out of the sun, or the spines go pale. | Out of the sun | sun
Stand them upright, not slanted, and not too tight. | Upright, not too tight | shelf
Big heavy ones lie down. | Heavy ones lie down | book
~ No tape on a torn page. It goes yellow and tears it again. | No tape | prohibit
If one gets wet, stand it open like a fan and let it take its time. | Wet? Fan it open | fan
> Show {brand} the one that fell in the bath. It may still be read. | The one from the bath | bathtub
> Ask {brand} how to save a loose page. | A loose page? | file

checklist: What to know before you buy a book as a gift
* You need a book for somebody you hardly know. | For somebody you hardly know | gift
* What do you need to know to give the right book? | What to know? | question
* Party at eight, it's six, and you're in the doorway of a bookstore. | Party at eight, it's six | clock
The last book they finished, or the last series they watched. | 1. What they last finished | television
When they read. In bed, on trains, only in August. | 2. Where they read | train
What they've got going on. A baby, a garden, a move. | 3. What's on in their life | baby
Whether they like to cry or can't stand it. | 4. Cry, or please not? | drop
~ Know nothing at all? Then something with short chapters and pictures of far away. | | airplane
And ask if it can be exchanged. Then you can be brave. | 5. Can it be exchanged? | swap
> Walk into {brand} with those answers and no title. | Answers, but no title | list
> Tell {brand} about the baby, the garden, and the move. | Baby, garden, move | potted-plant

cost: Why one book costs twice as much as another
* Two books, same thickness, and one costs twice as much. | Same size, twice the price | books
* Why are some books so expensive? | Why so much? | tag
* You turn the art book over and look at the price again. | You look again | tag
Paper is a small part. It's how many get printed. | 1. How many get printed | printer
A thriller gets printed in piles, a book on moths for very few. | A book on moths, for few | butterfly
Then pictures, because color and heavy paper cost on every page. | 2. Color and heavy paper | palette
Then thread or glue, cloth or card. | 3. Thread or glue | needle
~ And a translated one has two people who wrote it. Both eat. | 4. Two writers | translate
If that's too much, wait for the paperback, or ask for it used. | Or wait, or ask for used | hourglass
> Check with {brand} for a used copy or a paperback. | Used, or soft? | book
> Have {brand} show you what makes the expensive one expensive. | What makes it cost that? | question

tip: Carry the book to where you wait
* You'd read more if the book were where you are. | Put it where you are | book
* How do people find the time to read? | When do they read? | clock
* Ten minutes in a waiting room, and your book is at home. | Waiting, and no book | armchair
Nobody has an evening. Everybody has ten minutes, all day long. | Ten minutes, all day long | timer
Stations, waiting rooms, the car outside of soccer practice. | Stations, waiting rooms, cars | soccer-ball
So one book lives in your bag, and one lives by the bed. | 1. One in the bag | bag
The one in the bag should be thin, with short pieces in it. | 2. Thin, with short pieces | bookmark
~ A third one can live in the bathroom. Poems are good there. | | bathtub
And the phone goes where the book used to be. | Phone goes where the book was | phone-slash
> Ask {brand} for a thin one that fits your coat. | One that fits your coat | coat-hanger
> Measure your pocket, then go to {brand}. | Measure your pocket | ruler

season(11-12): How to shop for six readers in one trip
* Six people on the list, one bookstore, one cold afternoon. | Six people, one afternoon | gift
* When should you buy the holiday books? | When to buy them? | calendar
* Last Saturday before the holidays, and everybody's at the bookstore counter. | Everyone's at the counter | users
Come in November with a list, when there's time to talk. | Come in November | calendar
Beside each name, one word. Trains. Tears. Recipes. | One word for each name | list
What isn't there gets ordered, and there's still time for it. | Time to order | truck
The book everyone wants runs out first, and reprints take weeks. | The favorite runs out | hourglass
~ Buy one for the host nobody told you about. A small one with birds. | | bird
> Read your one-word list to {brand}. | Read out your list | list
> See if {brand} can wrap the odd-shaped one. | Let them wrap it | gift
`,
})
