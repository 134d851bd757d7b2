import { trade } from './trade.ts'

export const church = trade({
  id: 'church',
  name: 'church',
  also: [
    'parish',
    'congregation',
    'parish church',
    'community church',
    'christian church',
    'baptist church',
    'methodist church',
    'lutheran church',
    'catholic church',
    'catholic parish',
    'presbyterian church',
    'episcopal church',
    'anglican church',
    'evangelical church',
    'pentecostal church',
    'church community',
    'church plant',
    'ministry',
    'cathedral',
    'house church',
    'bible church',
    'nondenominational church',
    'church congregation',
  ],
  way: 'join',
  customers: 'visitors',
  thing: 'a service',
  things: 'services',
  words: [
    'church',
    'service',
    'Sunday',
    'sermon',
    'hymn',
    'pew',
    'choir',
    'prayer',
    'pastor',
    'song',
    'Bible',
    'candle',
    'bell',
    'organ',
    'coffee',
    'congregation',
    'baptism',
    'wedding',
    'faith',
    'pray',
    'sing',
    'parish',
    'neighbor',
  ],
  pieces: `
mistake: Waiting until you believe enough
* "I'd come to church, if I were surer about all of it." | "If I were surer" | question
* Do you have to believe it all to sit in a pew? | Do I have to believe it all? | question
* You slow down in front of the church door, and walk on. Again. | You walk on, again | door
You'd be surprised who's in there with doubts, and that goes for the choir. | Doubts sit in there, too | people
Nobody checks at the door what you think. | Nobody checks at the door | door-open
You can sit, listen, and keep your mouth shut through every prayer. | Sit and listen | ear
A question brought along is a good reason to come. | no: Come when you're sure / yes: Come with a question | speech
~ The Psalms are full of people who argue. | The Psalms argue, too | book
> Bring your best doubt to {brand} on a Sunday. | Bring your best doubt | question
> Sit in the last row at {brand} and just listen. | The last row is fine | ear

mistake: Leaving with the last note
* The last hymn fades, and you're out the door before the organ stops. | Out before the organ stops | sign-out
* Why do you come to church for months and know nobody? | Why do I know nobody? | users
* You've shaken a hand, said good morning, and left the church. | A hand, then the parking lot | handshake
People don't meet in a pew. They all look at the front. | In a pew, you look ahead | eye
They meet afterwards, with a cup in one hand and a cookie in the other. | They meet over a cup | coffee
Stay for the length of one coffee, and ask somebody how long they've been coming. | no: Out with the last note / yes: Stay for one cup | cookie
Or dry the dishes. You learn more names at a sink than anywhere. | Or dry the dishes | sink
~ And next week somebody looks up when you come in. | Somebody looks up | smiley
> Stay ten minutes longer at {brand} next Sunday. | Ten minutes longer | clock
> Pick up a dish towel after church at {brand}. | Pick up a towel | towel

myth: You don't need a tie, or a good week
* The church pew doesn't mind your jeans. | It doesn't mind jeans | pants
* Do you have to dress up for church? | Do I dress up? | t-shirt
* It's Sunday, your shirt's wrinkled, and the week was no better. | A wrinkled shirt | shirt-folded
Some people come in a suit because they like to, and some come from the night shift. | A suit, or the night shift | moon
Wear what you'd wear to have lunch with your aunt. | Lunch at your aunt's | fork-knife
Take a jacket, though. Old stone stays cool well into summer. | Old stone stays cool | hoodie
And a bad week is no reason to stay home. The prayers are mostly about those. | no: After a good week / yes: After any week | calendar
~ Many churches say it on their page, if they like it more formal. | Look at their page | globe-simple
> Come to {brand} as you are after breakfast. | As you are after breakfast | coffee
> Wondering about shoes? Send {brand} a message. | Wondering? Just ask | sneaker

how: What happens in a service, from the first bell
* A church service has a thread. Once you see it, you can follow. | It has a thread | path
* What actually happens in a church service? | What happens in there? | church
* Everyone stands up, and you've got the wrong page of the hymn book. | The wrong page | book-open
It starts by arriving. A bell or a song, and the week gets quieter. | at: First / You arrive | bell
Then comes listening. Something's read out, and somebody says what it could mean now. | at: Then / You listen | ear
Then there's a reply, a prayer or a song, a candle, sometimes bread and wine. | at: After / You answer | bread
And a blessing at the end, to take out the door. | at: Last / A blessing to take along | hand-heart
~ Lost the page? Look at the person in front of you. They're lost, too. | Lost? So are they | smiley-wink
> Follow that thread at {brand} some Sunday. | Follow the thread | path
> Ask for a bulletin at the door of {brand}. It has the order in it. | Ask for the bulletin | newspaper

how: How a sermon gets made
* A sermon on Sunday often starts with somebody staring at a page on Tuesday. | It starts on Tuesday | book-open
* Where does a sermon come from? | Where's it from? | lectern
* You sit in the pew and think, that was meant for me. | "That was meant for me" | ear
First there's a text, and many churches read through a plan that others wrote. | A text comes first | book
Then the old words are turned over. What did they mean to a shepherd, or a widow? | What did a shepherd hear? | magnifier
Then come the visits, the hospital, the newspaper, the line at the store. | Visits, hospital, news | newspaper
Where the page and the week touch, there's a sermon. | no: Only the page / yes: Where page and week touch | link
~ Half of it gets crossed out on Saturday night, with luck. | Half gets crossed out | pencil-slash
> Argue with the sermon afterwards at {brand}. It's a compliment. | Argue with it | chats
> Read next Sunday's text at home, then hear it at {brand}. | Read it at home first | book-open-text

question: Do I have to do anything?
* The plate comes down the pew, and you've got no cash. | The plate comes, no cash | coins
* "Will I have to stand up and say something in church?" | "Do I have to speak?" | microphone
* You're new in church, and the pastor looks around the room. | The pastor looks around | eye
You can stay seated. Nobody stands up for a seat check. | You can stay seated | chair
When the plate comes, pass it on. Guests don't have to put anything in. | Just pass it on | hand-coins
If there's Communion, stay in your seat, or ask beforehand who's invited. | Communion: you can stay seated | bread
Sing or hum, or just read the words. | Sing, hum, or read | music-note
~ If they ask guests to raise a hand, scratch your nose. | | hand-waving
> Anything you'd rather not do? Write to {brand} before you come. | Write before you come | envelope
> Take a seat near the aisle at {brand}, and leave when you like. | A seat near the aisle | door-open

question: Can I bring a loud child?
* A child can turn a page very loudly when the whole church is silent. | A page, very loud | book-open
* "Can I bring my toddler to church?" | "Can I bring my toddler?" | baby
* The sermon pauses, and your son asks for crackers. Everyone in the pew heard. | He asks for crackers | cookie
Sit near the front. It sounds wrong, but they can see something there. | no: Hide in the back / yes: Sit where they can see | eye
Take things that make no noise. Crayons, a soft book, raisins. | Crayons, a soft book, raisins | pencil
When it gets too much, go out, breathe, and come back in. | Out, breathe, back in | door
Older people turn around, yes, and most of them smile. | They turn and smile | smiley
~ A church without noise has other worries. | |
> What's there for children on a Sunday? Ask {brand} before you pack. | What's there for kids? | baby
> Bring the crackers, and the child, to {brand}. | Bring the crackers | cookie

comparison: At home on the screen, or in the pew
* A church service on the sofa has good coffee. And nobody next to you. | Good coffee, nobody beside you | couch
* Is watching the service online the same as going? | Is it the same? | scales
* You're in your bathrobe, and the hymn starts on your laptop. | A hymn in a bathrobe | laptop
On the screen you hear every word, and you can stop it when the milk boils over. | On screen: every word | monitor-play
In the room you hear the others. The deep voice behind you, the cough, the Amen. | In the room: the others | people
And somebody notices when you aren't there. | Somebody notices | eye
If you're sick or far away, the screen is a gift. | no: Either or / yes: Screen when sick, pew when well | laptop
~ Sing along at home, though. The cat has heard worse. | Sing along anyway | cat
> Watched a few? Come to {brand} and hear the room sing. | Hear the room sing | music-notes
> Does {brand} stream the service? Ask, if your grandmother can't get out. | For whoever can't get out | monitor

choose: How to find a church that fits
* Visit a church the way you'd visit a town, with open eyes. | With open eyes | map-trifold
* How do you find a church after you've moved? | Which one fits? | compass
* Three Sundays, three churches, and now they're mixed up in your head. | Three Sundays, mixed up | church
Go twice. The first time you only notice what's strange. | Go twice | repeat
Look at who's there. Old and young, and do they talk to each other? | Do old and young talk? | people
Read the notice board. It tells you what they do from Monday on. | Read the notice board | push-pin
Ask what they believe, and notice how they take the question. | no: Judge by the music / yes: Ask what they believe | speech
~ Then ask yourself in the car if you took something home. | What did you take home? | car
> Give {brand} two Sundays. | Two Sundays | calendar
> Study the notice board at {brand} before you look at the organ. | Read the board first | push-pin

first: Your first Sunday, from the parking lot
* The hardest step into church is the one from the car. | From the car to the door | car
* What's it like to come to church for the first time? | What's it like? | question
* The motor's off, the bell's ringing, and you're still holding the wheel. | The bell's ringing | steering-wheel
Come ten minutes early, when there's still a choice of seats. | Ten minutes early | clock
Somebody hands you a sheet and says good morning. You say good morning. | "Good morning" | hand-waving
Sit in the middle, where you can see when the others stand up. | no: Front row alone / yes: In the middle | users
You won't know the songs. Half the room reads along anyway. | You can read along | music-notes
~ If somebody takes "their" seat next to you, you've met a regular. | You've met a regular | smiley
And after the blessing you know how it goes. | Now you know it | check
> Park, breathe, and come in to {brand}. | Park, breathe, come in | door-open
> Tell whoever's at the door of {brand} that it's your first time. | "It's my first time" | speech

care: A prayer that fits into a red light
* You don't need a church to pray in. A red light will do. | A red light will do | traffic-signal
* How do you pray if you've never learned to pray? | How do I pray? | hands-praying
* The dishwater's warm, the radio's off, and a prayer could fit in here. | Warm water, no radio | sink
It doesn't take special words. Say it the way you'd tell a friend. | Like telling a friend | speech
Start with a name, somebody you worry about. | 1. A name | user
Then one thing that was good today, even if it was only the soup. | 2. One good thing | bowl-steam
Then be quiet for as long as you can stand it. | 3. A bit of quiet | ear
Tie it to something you do every day, the kettle, the stairs, the red light. | Tie it to the kettle | coffee
~ The old prayers are there for days when you have no words. | Old words for bad days | book
> Write a name on a card and bring it to {brand}. | Write a name on a card | note
> Light a candle for somebody, and ask {brand} where. | A candle for somebody | candle

checklist: Before you ask about a baptism or a wedding
* You want a church wedding, and the band's already booked. | Band booked, church not asked | calendar
* What do you have to know before you plan a baptism? | What do I need to know? | question
* Your aunt asks what date the baptism is, and you haven't called anyone. | "What date is it?" | phone
Talk to the pastor before you reserve the room for the cake. | 1. The pastor, then the cake | cake
Find the papers, your own baptism, if there was one. | 2. Your own papers | certificate
Think of godparents or witnesses, and what you'd like them to be there for. | 3. Godparents and witnesses | people
Ask about music, photos, and petals before someone throws them. | 4. Music, photos, petals | flower
~ Expect a conversation or two beforehand. They want to know you. | 5. A conversation or two | chats
> Not a member? Say so to {brand} right away and hear what's possible. | Not a member? Say so | speech
> Send {brand} two or three dates before you print anything. | Dates before invitations | envelope

cost: Where the money in the plate goes
* You put a bill in the plate at church. Where does it go? | Where does it go? | hand-coins
* What does a church need money for? | What's it for? | coins
* The plate comes by, and above your pew the roof ticks in the rain. | The roof ticks | cloud-rain
The roof's part of it. So is the heating, in a room made for angels. | Roof and heating | thermometer
Somebody gets paid to visit, to teach, to answer the phone at night. | Someone who answers at night | phone
Some goes through the back door, as groceries, a bus ticket, or a bill. | Groceries, a bill, a ticket | basket
What it's used for is no mystery. Most churches will show you if you ask. | no: Wonder / yes: Ask to see it | receipt
~ Time counts as well. Somebody has to shovel the steps. | Time counts as well | shovel
> Curious? Ask {brand} to tell you where it went last year. | Where did it go? | question
> No cash? Offer {brand} an hour and your own two hands. | An hour and two hands | hand

tip: Learn one hymn by heart
* Learn one hymn by heart. You'll need it when you can't read. | One hymn, by heart | heart
* Why do old people sing without the book in church? | Why without the book? | book
* It's dark, you can't sleep, and a line from an old song comes by. | A line in the dark | moon
What you've sung a hundred times sits deeper than what you've read. | It sits deeper | brain
Choose a short one. Three verses, and a tune you can carry. | A tune you can carry | music-note
Sing it in the car for a week, at every light. | In the car, at every light | car
You'll have it at a bedside or a graveside, when nobody has a page. | no: On the page / yes: By heart | bed
~ People who've forgotten nearly everything still know the second verse. | | music-notes
> Which hymn is sung most at {brand}? Learn that one. | Learn that one | music-notes
> Stand near the choir at {brand} and lean on the voices. | Lean on the voices | microphone-stage

season(12): Christmas Eve, if you only come once a year
* If you come to church once a year, it's probably on Christmas Eve. | Once a year, on Christmas Eve | candle
* What should you know before you go to church on Christmas Eve? | What should I know? | star
* It's cold and dark, and you can hear the organ from the parking lot. | You hear it outside | music-notes
Come early, earlier than you think. It's the fullest night of the year. | Earlier than you think | clock
Keep your coat on until the room's warmed up. People are the heating. | Keep your coat on | hoodie
You know the songs, so you can sing. Louder than usual, even. | You know the songs | music-notes
Nobody minds that you only come tonight. It's good you're in the room. | no: Feel guilty / yes: Sing along | smiley
~ And keep the sleeves away from the candles in "Silent Night." | Mind the candles | candle
> Bring the whole table to {brand} on Christmas Eve. | Bring the whole table | users-three
> Look up which service at {brand} is the one for children, and which is the quiet one. | Children's, or the quiet one? | calendar
`,
})
