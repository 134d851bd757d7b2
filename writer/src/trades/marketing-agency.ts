import { trade } from './trade.ts'

export const marketingAgency = trade({
  id: 'marketing-agency',
  name: 'marketing agency',
  also: [
    'advertising agency',
    'ad agency',
    'digital marketing agency',
    'online marketing agency',
    'marketing company',
    'marketing consultant',
    'marketing studio',
    'social media agency',
    'social media manager',
    'social media marketing',
    'SEO agency',
    'seo consultant',
    'content marketing agency',
    'digital agency',
    'media agency',
    'public relations agency',
    'pr agency',
    'email marketing agency',
    'freelance marketer',
    'marketing service',
    'content agency',
    'copywriter',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a campaign',
  things: 'campaigns',
  words: [
    'marketing',
    'campaign',
    'ad',
    'advertising',
    'post',
    'audience',
    'customer',
    'brand',
    'website',
    'budget',
    'click',
    'newsletter',
    'social media',
    'video',
    'slogan',
    'flyer',
    'agency',
    'search',
    'review',
    'headline',
    'billboard',
    'photo',
    'email',
  ],
  pieces: `
mistake: The ad that leads to the front door
* Your ad promises red boots. The click leads to the homepage. | Red boots, front door | boot
* Why do people click your ad and then leave? | They click and leave | door-open
* You tap an ad for red boots and land in the company's history. | "Founded by two brothers" | scroll
They raised a hand for one thing, and got shown the lobby. | Shown the lobby | door
Now they'd have to look for it. Few people bother. | Hardly anyone looks | magnifying-glass
So an ad needs a page of its own, with what it promised on top. | A page of its own | file
The same picture, the same words, and one thing to do. | Same picture, same words | image
~ If that page can't be built this week, wait with the ad. | Page first, then ad | hourglass
It's like a sign in the window. What's on the sign should be on the shelf. | no: Sign and no boots / yes: Boots on the shelf | storefront
> Click your own ad once, and show {brand} where you land. | Click your own ad | mouse-left-click
> Find out from {brand} what your ad would have to lead to. | Where does it lead? | signpost

mistake: Changing five things on day two
* Two days into the campaign, somebody changes five things. | Five things on day two | sliders
* Why shouldn't you touch a campaign on its second day? | "Why not touch it?" | hand-palm
* Day two, no calls, and your finger's on the ad's button. | The finger on the button | button
Two days may have been rain, payday, or a ball game. | Rain, payday, a ball game | cloud-rain
Change five things, and it goes better. Which of the five was it? | Which of the five? | question
You won't know, so next time you change five again. | Five again next time | repeat
One thing at a time, and long enough that a bad Tuesday doesn't count. | no: Five at once / yes: One at a time | hourglass
~ Write down what you expect before you look. It keeps you honest. | Write it down before | pencil
A wrong price or a dead link is different. Fix that right away. | A dead link? Fix it now | link-break
> Agree with {brand} on the day you'll look, and look on that day. | Agree on the day | calendar-check
> Itching to change it? Call {brand} with just one thing. | Just one thing | phone-call

myth: You have to be everywhere
* You don't have to be on every social media channel. | Not on every channel | share-network
* Does a bakery need five social media channels? | Five channels? | bread
* Your customer's looking at your page. The last post is from the spring. | Last post, spring | calendar
An empty profile looks like a shop with the lights off. | Like a dark shop | storefront
Think about where your people are when they need you. | Where are your people? | users
If the drain's blocked, they search. If it's a wedding dress, they dream over pictures. | Drain, or dress? | dress
A letter in the mailbox still works for a roofer on one street. | A letter on one street | mailbox
~ One place that's alive is better than five that aren't. | no: Five dark ones / yes: One that's alive | lightbulb
The rest can say where you really are. | The rest can point there | signpost
> Tell {brand} where your last three customers found you. | The last three | users
> Ask {brand} which of your channels could go dark without a tear. | Which one could go? | television

how: From a talk to a campaign
* A campaign starts with listening, and the ads come late. | Listening first | ear
* What happens before the first ad appears? | What happens before? | question
* You hire an agency for ads, and they start by calling your customers. | Calling your customers | phone-call
First comes who. Not everyone, but a person with a Tuesday and a problem. | at: First / Who is it for? | user
Then one promise, in words that person would use. | at: Then / One promise | quotes
Then where they'd meet it. At breakfast, at the bus stop, in a search. | at: Next / Where do they meet it? | bus
Only then does somebody design, film and write. | at: After that / Making it | pencil
~ A few versions go out, small, to see which gets a nod.
The one that works gets the money. | at: Last / More of what works | money
> Give {brand} the names of three customers who like to talk. | Three who like to talk | chats
> Start by telling {brand} who you'd love to have more of. | More of whom? | users

how: The best line is already in a review
* The best line for your ad is in one of your reviews. | It's in a review | quotes
* Where do good slogans come from? | Where does a slogan come from? | lightbulb
* A customer says something nice at the counter, and no one writes it down. | Nobody writes it down | note-pencil
You say solutions for outdoor living. They say, finally, dinner outside. | no: "Outdoor solutions" / yes: "Finally, dinner outside" | armchair
So somebody reads through what people wrote, also the grumpy ones. | The grumpy ones, too | smiley-angry
They mark words that come up again and again. | Words that come back | highlighter
~ They listen to calls, and ask what people typed before they found you. | What did they type? | magnifying-glass
Then it's cut until it fits on the back of your hand. | Until it fits a hand | pencil
It sounds easy at the end, because it's how people talk. | It's how people talk | speech
> Copy your five favorite sentences from reviews for {brand}. | Five favorite sentences | copy
> Bring {brand} the grumpy ones too. | The grumpy ones | smiley-meh

question: How long until something happens?
* An ad can run tonight. Being found in a search takes months. | Tonight, or months | clock
* How long until marketing does something? | "When will it work?" | hourglass
* Three weeks of posts, and the phone's as quiet as before the marketing. | Still quiet | phone
It depends on what you planted. | What did you plant? | seedling
Ads are cut flowers. They're there today, and gone when you stop paying. | Ads: cut flowers | flower-tulip
Being found in a search is a tree. It's slow, and then it stays a while. | Search: a tree | tree
A newsletter's a garden bed. It gives what you put in every week. | Newsletter: a garden bed | plant
~ Most small businesses want a few flowers while the tree grows. | Flowers while it grows | flower
So ask when you'd see a first sign, and what the sign would be. | What's the first sign? | eye
> Ask {brand} which of the three you'd be buying. | Which one are you buying? | question
> Tell {brand} by when you need the phone to ring. | Ring by when? | calendar

question: Why does the agency want my logins?
* An agency shouldn't need your password. It needs its own key. | Its own key | key
* Why does the marketing agency want access to your accounts? | "Why my logins?" | password
* You change agencies, and your own ad account stays with the old one. | It stayed with them | lock
Ads, numbers and your page each have a door. | Each has a door | door
You own the building and give out a key with a name on it. | A key with a name on it | identification-card
That way you see who did what, and you can take it back. | You can take it back | key-return
~ The account with your past numbers is worth a lot. It should be yours. | The past belongs to you | archive
If someone makes the account for you, ask for it in your name. | no: In their name / yes: In your name | user
> Look up who the owner of your accounts is, then call {brand}. | Who's the owner? | magnifying-glass
> Which doors, and what for? Let {brand} tell you first. | Which doors? | door-open

comparison: A post or an ad
* A post talks to people who know you. An ad talks to strangers. | Friends, or strangers | users
* Should you pay for ads or just post more? | Pay, or post more? | scales
* Forty likes on your post, and you know them all by name. | You know them all | heart
A post is what you'd say to regulars at the counter. | To regulars at the counter | coffee
The new bread, the dog, the closed Monday. | The bread, the dog | bread
An ad walks up to somebody who's never heard of you. | An ad walks up to strangers | person-simple-walk
So it has to say what you do, where, and why now. | What, where, why now | list
~ Give a stranger the post about the dog, and they'll smile and go on. | They smile and go on | dog
It gets good when strangers click the ad, and then find posts that are alive. | Ads bring them, posts keep them | door-open
> Show {brand} your last five posts and ask who they're for. | Who are they for? | question
> Work out with {brand} what a stranger would need to hear first. | What does a stranger need? | ear

choose: Ask what they'd leave out
* Ask a marketing agency what they wouldn't do for you. | What wouldn't they do? | prohibit
* How do you choose a marketing agency? | "How do I choose?" | question
* Three agencies, three decks, and every ad in there won a prize. | Three decks with prizes | trophy
Ask what they'd leave out with a small budget. | What would they leave out? | scissors
Ask who writes, and who answers when it's Thursday evening. | Who writes it? | pencil
Let them show you a report that a customer got. Can you read it? | Can you read the report? | chart-bar
~ Ask for one thing that didn't work, and what they did then. | One that didn't work | warning
And count how often they say your customer's name for things. A plumber's a plumber. | Do they talk like you? | speech
> Ask {brand} all of these, Thursday evening included. | Ask all of these | list
> Put your real budget on the table at {brand} and see what gets left out. | The real budget | money

first: The first hour with an agency
* In the first hour the agency doesn't talk about ads. | No ads in the first hour | clock
* What does a marketing agency want to know first? | "What do they ask?" | question
* You wanted a video. The agency asks who bought from you yesterday. | Who bought yesterday? | cash-register
Who was it, what did they need, and who did they nearly go to? | Who, what, and nearly who? | users
What's worth the most to you, and which of it would you like more of? | More of what? | chart-line-up
What did you try, and what came of it? | What did you try? | clock-counter-clockwise
~ I don't know is a common answer to that. It's where the work starts. | "I don't know" is common
How many can you take on? Half a year of waiting helps nobody. | How many can you take? | calendar
At the end you know what they'd try first. | What would they try first? | target
> Think of yesterday's buyer, and tell {brand} about that one. | Yesterday's buyer | user
> Say to {brand} how much more you could handle. | How much could you handle? | gauge

care: The reviews you never answered
* There are eleven reviews under your name, and no answer from you. | No answer from you | star
* Should you answer a customer's review? | "Should I answer?" | chat-text
* One star, two angry lines, and your customer is right about the parking. | One star, two lines | star
The answer isn't for the writer. It's for whoever reads it next. | For the next reader | eyes
Wait an hour, then write three sentences. | Wait an hour | clock
Thanks, what went wrong, what happens now. | Thanks, what, and now | list
Don't argue about the soup in public. Offer a call. | no: Argue about the soup / yes: Offer a call | bowl-steam
~ Answer the good ones too. Pick out the one detail only they'd know. | The good ones, too | heart
Then read them all once a year. It's the cheapest research there is. | Read them all once a year | magnifying-glass
> Can't find the words for one? Show it to {brand}. | Can't find the words? | pencil
> Set half an hour for it this week, and send {brand} the odd ones. | Half an hour this week | calendar

checklist: What to hand over before a campaign
* Before the campaign starts, five things have to leave your drawer. | Five from your drawer | dresser
* What do you give a marketing agency before the start? | "What do you need?" | folder
* The agency's ready to start, and your best photo is on a broken phone. | On a broken phone | phone
Photos of real work, even from your phone. | 1. Photos of real work | camera
What people ask before they buy. | 2. What people ask | question
Reviews, good and bad. | 3. Reviews | star
What you tried, and what it brought. | 4. What you tried | clock-counter-clockwise
And who picks up when it works. | 5. Who picks up | phone-call
~ That's no joke. An ad can only make it ring. | The ad only makes it ring | bell-ringing
> Put it all in one folder and share that with {brand}. | One folder | folder
> Decide who picks up, then tell {brand} to start. | Who picks up? | user

cost: The work and the airtime are two bills
* In advertising you pay twice. For the making and for the showing. | Making, and showing | coins
* What does the price of a campaign depend on? | "What does it depend on?" | money
* The whole budget went into making the ad, and nobody sees it. | Made, but never shown | wallet
The making is people. They think, write, film and look after it. | The making is people | users
The showing is space, and you're bidding for it against others. | The showing is space | projector-screen
Where many want the same eyes, it costs more. Before the holidays, say. | More before the holidays | gift
~ A small town and a plain message stretch it a long way. | A small town goes far | signpost
So ask for two numbers, and what the second one goes to. | Ask for two numbers | split-vertical
> Tell {brand} your whole budget, and ask how it'd be split. | How would it be split? | chart-pie-slice
> Ask {brand} whose name the showing is billed to. | Billed to whom? | invoice

tip: A notepad next to the till
* Put a notepad by the register for a week. That's your marketing plan. | A notepad for a week | notepad
* What should you post about? Your customers have told you. | What should you post? | question
* Somebody asks a customer's usual question. Instead of sighing, write it down. | Write it down | pencil
Does that come in blue? Can I bring the dog? How long does it keep? | "Can I bring the dog?" | dog
Word for word, and a tick each time it comes again. | Word for word | quotes
On Saturday you've got a list with the real order on it. | at: Saturday / The real order | list
~ Nobody ever asks about your philosophy. Look at the list. | Your philosophy? No ticks
The one with the most ticks is your first post, and the line on the website. | Most ticks, first post | check
> Take the list to {brand}, ticks and all. | Ticks and all | list
> Start the notepad today, and call {brand} on Saturday. | Call on Saturday | calendar

season(8-10): Holiday photos in shorts
* Holiday campaigns get photographed in shorts. | Photographed in shorts | sun
* When does a holiday campaign start? | When does it start? | calendar
* It's late November, and someone says you should do an ad for the holidays. | A late idea | hourglass
By then everyone's bidding for the same eyes. | Everyone's bidding | gavel
What's ready early gets the better spots and the calmer people. | Early means calmer | smiley
So in late summer you decide what you'll push. | at: Late summer / Decide | target
In early fall it's photographed, with fake snow and a fan. | at: Early fall / Photos and fake snow | camera
~ The list of who gets the newsletter wants some care then, too. | Tidy the newsletter list | envelope
When it's cold, you only press the button. | at: November / Press the button | button
> Decide on the one thing you'll push, and tell {brand}. | The one thing | gift
> Dig out the fake snow, and call {brand}. | Dig out the snow | snowflake
`,
})
