import { readPieces } from '#trades/piece.ts'

/** The way to something that one takes part in: a class, a tour, an evening. */
export const experience = readPieces(`
first: You'll be the only beginner
* Afraid you'll be the only beginner at {a}? | The only beginner? | baby
* Everybody at {a} thinks that everybody else knows what they're doing. | Everybody thinks so | users
* Your first {noun} begins before you arrive, in your head. | It begins in your head | cloud
Say it when you sign up, as in, this would be my first {noun}. | "My first one" | speech
Then somebody at the {head} will keep an eye on you, and you can stop pretending. | Stop pretending | smiley
Watch first. | Watch first | eyes
~ By the middle of the {head} you'll have forgotten to be nervous. | You'll forget to be nervous | smiley
> Tell {brand} that it's your first {noun}. | Say it's your first | chat
> Ask {brand} what beginners find hardest about {a}. | What's hardest? | question

question: What do I bring?
* What do you pack for {a}? Not much. | Less than you think | backpack
* You've signed up for {a}. Now the bag. | Now the bag | bag
* The night before {a}, you're standing there with an empty backpack. | An empty backpack | backpack
Ask what's there already, and leave that out of your bag for {a}. | What's there already? | check
Then what you can't borrow at {a}, like glasses or pills or your own shoes. | What you can't borrow | eyeglasses
Something to drink. | Something to drink | cup
~ And a pocket for the phone, because during the {head} you won't want it in your hand. | A pocket for the phone | phone
> Ask {brand} what to bring to {a}. | What to bring? | bag
> Tell {brand} what you're missing for the {head}. | What are you missing? | question

question: What do I wear?
* What you wear can make or spoil {a}. | What do I wear? | t-shirt
* Is {a} a day for good shoes? | Good shoes? | sneaker
* Cold hands, wrong shoes, and {a} feels twice as long. | Twice as long | clock
Ask how much you'll move during {a}, and dress for the part where you don't. | Dress for standing still | hoodie
Layers win. | Layers win | hoodie
Leave at home what mustn't get dirty, wet or lost at {a}. | Not what you love | washing-machine
~ And tie your hair back, if there's any chance that the {head} gets windy or close to a tool. | Tie it back | wind
> Ask {brand} what people wear to {a}. | What do people wear? | t-shirt
> Ask {brand} if your shoes will do for {a}. | Shoes? Ask | sneaker

choose: Small group, or a crowd?
* How many people make {a} better, and from how many on is it worse? | How many is good? | users
* {A} with six people isn't {a} with thirty. | Six, or thirty? | people
* Ask one number about {a}, namely how many you'll be. | How many will we be? | question
In a small group, the {head} waits for you, and everyone hears your question. | Small: it waits for you | ear
In a big one you can hide, and that can be right for a first {noun}. | Big: you can hide | people
Which one, now? | Which do you need? | scales
~ Coming alone? Then the small {head} is the easier one. | Alone? Take the small one | user
> Ask {brand} how many people come to {a}. | How many come? | users
> Tell {brand} if you'd like {a} with few people. | Rather few? | chat

choose: Who leads it
* It's the person who leads {a} that you'll remember. | Who leads it? | user
* Two kinds of {some}, same price, so who's in front? | Who's in front? | user
* Whose voice will you hear through all of {a}? | Whose voice? | speech
Ask how long they've done {some}, and what they did before. | What did they do before? | question
Then ask what they do when somebody at the {head} can't keep up. | And if I can't keep up? | footprints
That answer. | That answer | star
~ And find out what they love about {some}, which is hard to fake. | Hard to fake | heart
> Ask {brand} who'll be leading {a}. | Who'll lead it? | user
> Talk to whoever leads the {head}. Call {brand}. | Talk to them first | phone

how: How it begins, minute by minute
* The first ten minutes of {a}, told slowly. | The first ten minutes | timer
* What happens at {a} once everyone's there? | Once everyone's there | users
* {A} starts with people looking at their shoes. | Looking at shoes | sneaker
Names, maybe. Then somebody tells you how the {head} will go. | How it'll go | speech
Listen for two things there, how long {a} takes and where you can stop. | How long, where to stop | clock
Then hands or feet have something to do, and the {head} has begun. | Something to do | hand
~ If something hurts or worries you, the start of {a} is the time to say so. | Say it at the start | speech
> Ask {brand} how {a} begins. | How does it begin? | flag
> Tell {brand} before {a} what you can't do. | What can't you do? | chat

checklist: The morning of it
* On the morning of {a}, look at four things. | Four things | checks
* It's the day of {a}, and you've got an hour. | You've got an hour | clock
* Don't leave the house for {a} before you've checked these. | Before you leave | door
Where exactly? A map knows the street of {a}, not the gate. | 1. Which gate? | map-pin
When exactly? Be there before the {head}, not with it. | 2. Before it, not with it | clock
Eaten something? On an empty stomach {a} gets long. | 3. Something to eat | food
~ And a number to call, if you get lost on the way to the {head}. | 4. A number to call | phone
> Save the number of {brand}, and call if you get lost on the way to {a}. | Save the number | phone
> Ask {brand} where exactly {a} {begins/begin}. | Where exactly? | map-pin

cost: What's in the price
* The price of {a} is one number. What's in it? | What's in it? | tag
* {A} for less may leave out what you'd pay for anyway. | What's left out? | receipt
* Count what you'd need for {a} if nothing were included. | If nothing were included | calculator
What you use. What you eat. What you take home from {a}. | Use, eat, take home | list
Ask for each, yes or no, and then compare {some}. | Yes or no, for each | checks
And if something comes up, what happens when you cancel {a}? | And if I cancel? | calendar-x
~ Children and groups may pay another price for {a}, so ask for that as well. | Children, groups? | users
> Ask {brand} what's in the price of {a}. | What's in the price? | question
> Tell {brand} how many you are, and ask what {a} costs. | How many are you? | users

comparison: With friends, or with strangers?
* {A} with friends is a party. With strangers it's {a}. | Friends, or strangers? | users
* Your friends can't decide on a day for {a}. Go anyway? | Go anyway? | calendar
* Who would you be at {a} if nobody there knew you? | If nobody knew you | user
With friends you laugh more, and notice less of the {head}. | Friends: laugh more | smiley
With strangers you have one thing to talk about, and it's {a}. | Strangers: one thing to share | chats
The quiet friend might love {a} most. | The quiet friend | user
~ Ask for two places at {a}, and then find only one person. | Ask for two | ticket
> Book {a} at {brand} and tell your friends afterward. | Tell them afterward | ticket
> Bring one friend to {brand}, and share {a}. | Bring one friend | users

mistake: Filming all of it
* You watched {a} through your phone. | Through your phone | phone
* How much of {a} do you remember, and how much is on your phone? | Remember, or on the phone? | video-camera
* The best part of {a} doesn't fit in a picture. | It doesn't fit | image
Take one picture at the beginning of {a}, and then put the phone away. | One, then away | camera
Then one of the faces, because nobody needs the middle of {a}. | One of the faces | smiley
Both hands free. | Hands free | hand
~ Somebody else at {a} films it all anyway. Ask them. | Somebody films it anyway | video
> Ask {brand} which moment of {a} is worth a picture. | The one picture | camera
> Come to {a} at {brand} with an empty battery. | An empty battery | battery-full

mistake: Coming at the very last minute
* Arrive late, and {a} starts with an apology. | With an apology | clock
* You're running, and {a} begins in two minutes. | Running | person-simple-run
* The quietest part of {a} comes before it starts. | Before it starts | hourglass
Early, you see the place, find the bathroom, and meet whoever leads {a}. | See, find, meet | eyes
Late, the {head} has explained itself already. | Late: already explained | speech
So plan the way there as part of {a}. | Plan the way, too | map-trifold
~ And if you're stuck on the road to {a}, a call is better than a gap. | Stuck? Call | phone
> Ask {brand} how early to be there for {a}. | How early? | clock
> Call {brand} from the road if you're late for {a}. | Call from the road | phone

myth: You have to be fit, or young, or talented
* Too old for {a}? Says who? | Says who? | question
* You need talent for {some}. Do you, though? | Do you, though? | question
* Somebody told you {a} isn't for people like you. | Not for people like you? | users
Ask who came to {a} last time, and be surprised. | Who came last time? | people
Then ask what {a} really needs, a steady hand, a good back or just an hour. | What does it need? | hand
An hour? Then you can do {a}. | Just an hour? | clock
~ And if your knee has an opinion on {some}, say so before, not during. | Say it before | person
> Tell {brand} what worries you, and ask if {a} would work. | What worries you? | chat
> Ask {brand} who usually comes to {a}. | Who usually comes? | users

tip: The day after
* The day after {a}, you'll want to tell somebody. | The day after | calendar
* What's left of {a} on a Monday morning? | On a Monday morning | coffee
* You come home from {a}, and somebody asks, so? | "So?" | chat
Write down one thing from {a} before you sleep, just one. | Just one thing | pencil
Do it again within a week, even a little, or {a} stays a nice memory. | Again, within a week | repeat
Aching? Good. That's {a} saying thanks. | Aching? Good | person
~ And the people from {a} are as shy as you are, so write to one of them. | Write to one of them | envelope
> Ask {brand} what to try at home after {a}. | What to try at home? | house
> Tell {brand} what you'd like to do after {a}. | What's next? | flag

season(9-12): A present that isn't a thing
* They have everything. Except {a}. | They have everything | gift
* Can you wrap {a}? With a card. | With a card | envelope
* Who do you know that would never book {a} for themselves? | Never for themselves | gift
Find out which days they're free, without saying why, and then choose {a}. | Which days are free? | calendar
Come along, too, since half of {a} is who's beside you. | Come along | users
The date? Later. | Leave the date open | calendar
~ Draw something on the card, so {a} has a shape to unwrap. | Draw on the card | pencil
> Ask {brand} how {a} can be given as a present. | As a present? | gift
> Tell {brand} who it's for, and ask which {noun} would suit them. | Who is it for? | user

season(3-8): When everyone has the same idea
* On the first warm weekend, everybody wants {a}. | Everybody wants in | sun
* {A} in summer is lovely, and so is a weekday. | A weekday, too | calendar
* The sun's out, and you think of {a}, and so does the town. | So does the town | people
Ask about a weekday for {a}, or the first hour of the day. | A weekday, the first hour | clock
Take water and something for your head, if {a} is outdoors. | Water, and a hat | sun
Then a plan for rain, because {some} and weather make their own rules. | And if it rains? | umbrella
~ And if you can, try {a} in the week before school starts. | The week before school | backpack
> Ask {brand} which days are quieter for {a}. | Which days are quieter? | calendar
> Book a weekday at {brand}, and take the day off for {a}. | Take the day off | calendar-check
`)
