import { trade } from './trade.ts'

export const funeralHome = trade({
  id: 'funeral-home',
  name: 'funeral home',
  also: [
    'funeral director',
    'funeral parlor',
    'funeral parlour',
    'mortuary',
    'undertaker',
    'crematorium',
    'cremation service',
    'funeral service',
    'funeral chapel',
    'funeral company',
    'funeral and cremation service',
    'green burial provider',
    'direct cremation provider',
    'natural burial ground',
    'funeral planner',
    'funeral arranger',
    'mortician',
    'family funeral home',
    'independent funeral director',
    'cremation society',
  ],
  way: 'advice',
  kind: 'care',
  customers: 'families',
  thing: 'a funeral',
  things: 'funerals',
  words: [
    'funeral',
    'burial',
    'cremation',
    'casket',
    'coffin',
    'urn',
    'ashes',
    'service',
    'family',
    'flower',
    'grave',
    'music',
    'goodbye',
    'obituary',
    'chapel',
    'photo',
    'death',
    'candle',
    'eulogy',
    'memorial',
    'song',
    'cemetery',
    'mourner',
  ],
  pieces: `
mistake: You don't have to decide it all today
* After a death, people feel they have to decide everything by tonight. | Everything by tonight? | clock
* How fast do you have to plan a funeral? | How fast must it go? | calendar
* Casket, flowers, music, lunch, and you can't even find your glasses. | All at once | list
A few things do come first. Who's told, and where the person is taken. | First: who's told, where to | phone
The rest has more room than it feels like on the first evening. | The rest has more room | hourglass
Nobody has to choose a song on the day somebody died. | No song on day one | music-note
Write down two lists, one for today and one for later. | no: All of it tonight / yes: Today, and later | note-pencil
~ Let a friend hold the second one. They've been asking what they can do. | Let a friend hold it | handshake
> "What has to happen today?" Start with that one at {brand}. | "What has to happen today?" | speech
> Call {brand} and say the name. One thing comes after the other. | Say the name | phone-call

mistake: Saying it with a poem nobody knew
* The poem's beautiful, and the person in the casket never read poems. | Never read poems | scroll
* What makes a funeral sound like the person it's for? | What sounds like him? | ear
* Halfway through the service you wonder who they're talking about. | Who's this about? | question
It happens when there wasn't time to collect the small things. | The small things are missing | magnifier
So collect them. What did he say when the phone rang at dinner? | What did he always say? | phone
What was in her coat pocket, what did the kitchen smell of? | What was in her pocket? | hand
One such sentence, and the whole room smiles and reaches for a handkerchief. | no: Words for anyone / yes: A sentence of hers | chat-circle-text
~ Ask the grandchildren. They remember other things. | Ask the grandchildren | baby
> Bring {brand} three small things only your family knows. | Three small things | list
> Tell {brand} what was in the coat pocket. | What was in the pocket? | hand

myth: It doesn't have to be black and solemn
* Nothing says a funeral has to be black, quiet, and indoors. | Black, quiet, indoors? | church
* Can you wear yellow to a funeral? | Can I wear yellow? | dress
* The mourners stand in the garden, in hiking boots. He'd have liked it. | In hiking boots | boot
Tradition is a help when you don't know what to do. It isn't a rule. | A help, no rule | hands-praying
A church is one place, and so's a garden, a club house, or a living room. | A church, or a garden | home
If you'd like color, put it in the invitation, so nobody stands there alone in red. | Put it in the invitation | envelope
Keep one thing that's quiet, a minute, a candle, a hand on the wood. | Keep one quiet thing | candle
~ People need a moment when it's allowed to hurt. | |
> What would have made them laugh? Mention it to {brand}. | What made them laugh? | smiley
> Got a place in mind that isn't a chapel? Name it to {brand}. | Another place in mind? | map-pin

how: What happens after the first call
* Somebody has died at home. It's night, and the family sits in the kitchen. | It's night | moon
* What happens when you call a funeral home? | What happens when I call? | phone
* The funeral home's number is in your hand. What do you say? | What do I say? | phone-call
You say the name, and where the person is. The rest you'll be asked. | at: First / The name and the place | speech
At home, a doctor or nurse usually has to come before anything else. | at: Before / A doctor or a nurse | stethoscope
If it was expected, you can sit with them for a while. Open a window, hold a hand. | at: Then / Time to sit | hand
Then two people come, dressed quietly, and ask before they do anything. | at: After / They ask first | users
~ You can be there or wait in the kitchen. Both are right. | Both are right | coffee
The next day you sit down together and talk. | at: Next day / You talk | chats
> Save the number of {brand} for someone who'll need to find it at night. | Save the number | phone
> Would you rather ask beforehand? {brand} can tell you how that night goes. | Ask beforehand | speech

how: Getting ready to say goodbye at the casket
* You don't have to look into the casket. And you may. | You may | eye
* Should you see your mother once more before the funeral? | Should I see her again? | question
* You're standing at the chapel door and can't go in yet. | At the door | door
Before a viewing, she's washed, her hair's done, and she's dressed in her own clothes. | Her own clothes | dress
Bring the cardigan she always wore, her glasses, her lipstick. | Cardigan, glasses, lipstick | eyeglasses
A photo helps, one where she looks the way you know her. | A photo, as you know her | image
Ask somebody to go in first and tell you what you'll see. | no: Go in unprepared / yes: Someone looks first | user
~ You can touch the hand. It'll be cold, and it's good to know that before. | |
Stay for a minute or an hour. | A minute or an hour | clock
> Pack the cardigan in a bag and take it to {brand}. | The cardigan she wore | bag
> Say to {brand} who'd like to come, and who'd rather not. | Who'd like to come? | users

question: Should children come along?
* Children ask what adults don't dare to, even at a funeral. | Children ask | baby
* Should you take a child to a funeral? | Take a child along? | question
* "Is Grandpa in that box?" And everyone at the service looks at their shoes. | "Is Grandpa in that box?" | speech
Tell them beforehand what they'll see. A box, flowers, and grown-ups who cry. | What they'll see | flower
Then ask if they'd like to come, and take the answer seriously. | Ask, and believe the answer | ear
Use the real words. Somebody who's "asleep" ought to wake up again. | no: "He's asleep" / yes: "He died" | chat-circle-text
Pick one adult who'll go outside with them any time, and who isn't needed. | One adult just for them | handshake
~ A drawing for the casket gives small hands something to do. | A drawing to put in | pencil
> Let {brand} know a child's coming, and how old. | A child's coming | baby
> The drawing can go with you to {brand}. | The drawing can come | pencil

question: What to say to the family
* "I don't know what to say." Most mourners have heard worse. | "I don't know what to say" | speech
* What do you say to a family at a funeral? | What do I say? | question
* Two people ahead of you, then the family, and your mind's blank. | Two people ahead | people
You don't need a good sentence. You need a short one. | A short one will do | chat-circle-text
"I'm so sorry" has never been wrong. | "I'm so sorry" | heart
Better still, one thing you remember. "He showed me how to sharpen a knife." | One thing you remember | knife
Leave out "at least." At least he was old, at least it was quick. | no: "At least" / yes: "I remember" | prohibit
~ And call after some weeks, when the others have stopped. | Call when others stop | phone
> Write your memory down for the book at {brand}, if talking's too hard. | Write it down | pen
> Not sure about flowers or a card? {brand} may know what the family asked for. | What did the family ask for? | flower

comparison: Burial or cremation
* Burial or cremation. Half the family says one, half says the other. | Half say one | scales
* How do you choose between a burial and a cremation? | Burial or cremation? | question
* Nobody asked him about cremation while he could still answer. | Nobody asked him | speech
Look first for what he said or signed. Sometimes it's in the drawer with the insurance. | Look in the drawer | file-text
A grave's a place you can go to on a Sunday with a watering can. | A grave: a place to go | flower
Ashes leave you time, and more than one way to go on. | Ashes: more time | hourglass
Either can have a service, with the person there, before. | A service with both | candle
~ And if nobody knows, ask who'll visit, and what they'd need. | Who'll visit? | footprints
> Disagreeing at home? Sit down with {brand} and lay both on the table. | Lay both on the table | table
> Look in that drawer before you go to {brand}. | Look in the drawer first | folder

choose: How to pick a funeral home when you can't think
* Nobody compares funeral homes gladly, least of all that week. | Nobody does it gladly | storefront
* How do you choose a funeral home? | How do I choose one? | question
* You've got three numbers for a funeral home and no strength at all. | Three numbers, no strength | phone
Send somebody who's less sad, a friend or a neighbor, to make the calls. | Send someone less sad | users
Listen for whether they ask the name before they ask what you want. | They ask the name | ear
Ask for the list of prices, on paper, to read at home. | A price list on paper | receipt
Ask what happens if you say no to something. It should be no trouble. | no: They push / yes: You can say no | hand-palm
~ Then see how you breathe when you hang up. | How do you breathe now? | wind
> Have a friend make the call to {brand}, with your questions on a slip. | Let a friend call | phone-call
> Go by {brand} on a day when nothing has happened. | On an ordinary day | calendar

first: The first talk at the funeral home
* You come in to arrange a funeral, and someone offers you a chair. | Someone offers a chair | chair
* What do they ask when you arrange a funeral? | What will they ask? | chats
* There's a table, water, tissues, and somebody with a pencil at the funeral home. | Water, tissues, a pencil | pencil
First you're asked to tell about the person. The forms can wait a moment. | at: First / Tell about the person | ear
Then the facts, full name, date and place of birth, married to whom. | at: Then / The facts | identification-card
Then the big question, burial or cremation, and where. | at: Next / Burial or cremation | signpost
Last comes the day, since a church, a cemetery, and an aunt on a train have to fit. | at: Last / Finding the day | calendar
~ You'll go home with less settled than you feared. Most of that can be done by phone. | The rest by phone | phone
> Take someone along to {brand} who writes things down. | Someone who writes | note-pencil
> Bring {brand} the papers you find, and don't search for the others tonight. | Bring what you find | folder

care: The flowers, afterwards
* The day after the funeral, the house is full of flowers. | Full of flowers | flower
* What do you do with all the funeral flowers? | What about the flowers? | question
* You come to the grave after a week, and the ribbons are wet. | Wet ribbons | cloud-rain
On a grave, let them stand until they look tired, then take them off. | Until they look tired | flower
Keep the cards. Write on the back what came with each, for the thank-yous. | Flowers noted on the cards | note
A few blossoms dry well, hung upside down in a dark closet. | Upside down, in the dark | flower-tulip
Press a rose leaf by leaf in a heavy book. | In a heavy book | book
Arrangements that came to the house can go to a nursing home while they're fresh. | no: Watch all of it wilt / yes: Give some away | hand-heart
~ The ribbon with the names can be rolled up and kept. | Roll up the ribbon | scroll
> Before the day, say to {brand} where the flowers should go after. | Where do they go after? | flower
> Ask {brand} to set the cards aside before the flowers go out. | Set the cards aside | envelope

checklist: What to bring to the arrangements
* There's a drawer in every house with half of what a funeral needs. | A drawer with half of it | folder
* What do you bring when you arrange a funeral? | What do I bring? | folders
* You're in her bedroom, looking for papers and a photo. | Looking for papers | file-text
Something with the full name and date of birth on it. | 1. Name and date of birth | identification-card
Marriage papers, if there were any, and the parents' names. | 2. Marriage papers | certificate
Whatever was planned or paid ahead. Look behind the insurance. | 3. Plans made ahead | file-text
Clothes, and don't forget the shoes if you'd like her to wear them. | 4. Clothes, and maybe shoes | high-heel
A photo you love, even if it's a bit blurry. | 5. A photo you love | image
~ Anything missing can be found later. Nobody's sent home for a form. | Nothing's lost if it's missing | check
> Put what you've found in one bag for {brand} and stop searching. | One bag is enough | bag
> Can't find a paper? Say which one, and {brand} may know where to ask. | Which one's missing? | question

cost: What makes one funeral cost more than another
* A funeral has many small lines, and you can read every one. | Many small lines | receipt
* What does the price of a funeral depend on? | What does it depend on? | coins
* There's a row of caskets, and you don't want to seem cheap. | A row of caskets | coins
Burial or cremation makes a difference, and so does the cemetery. | Burial, cremation, cemetery | signpost
Then the casket or the urn, where the range is wide. | The range is wide | scales
Some of it's passed on. The cemetery, flowers, the notice in the paper. | Passed on to others | newspaper
So ask for each line, which of it you must have, and who gets the money. | no: One sum at the end / yes: Line by line | list
~ Love isn't measured by the wood. He'd have told you himself. | |
> Say a sum to {brand} that you can live with, and plan backward from it. | Say your sum first | coins
> Go through the lines with {brand} and a pencil. | With a pencil | pencil

tip: Write down the one song
* Your family can guess the flowers. They can't guess the song. | They can't guess the song | music-note
* What should you leave your family for your own funeral? | What should I leave them? | note
* Two sisters, one kitchen table, and they can't agree on the music. | Two sisters, one song | music-notes
They'd have given a lot for three lines on a piece of paper. | Three lines on paper | note-pencil
One song. One thing you'd like, and one thing you'd hate. | 1. One song, one yes, one no | music-note
And who has to be told, because nobody knows your old friends from work. | 2. Who has to be told | address-book
Then tell somebody where it is, since nobody looks in the freezer. | 3. Tell where it is | folder
~ It takes an evening, and you can laugh while you do it. | You can laugh | smiley
> Leave a copy with {brand}, if you'd like it kept with your other wishes. | Leave a copy | copy
> Curious what else people write down? Ask {brand}. | What else do people write? | pen

season(11-12): The first holidays with an empty chair
* There's one chair too many at the table, and the whole family sees it. | One chair too many | chair
* What do you do on the first holiday after a death in the family? | The first holiday after | calendar
* You're setting the family table, and take one plate too many. | One plate too many | bowl-food
Talk about it before the day, even if it's only a phone call. | Talk about it before | phone
Some people keep everything the same, and others go away. Both can be right. | Keep it, or change it | swap
Light a candle where she sat, or cook the dish he always burned. | Cook the dish he burned | candle
Say the name out loud, early in the evening. Then everyone else can, too. | no: Nobody says it / yes: Say the name early | speech
~ And somebody may go and lie down. | | bed
> Is there an evening of remembrance near you? {brand} may know of one. | An evening to remember | candle
> There's a grave light to be lit, too. {brand} can say what the cemetery allows. | A light for the grave | candle
`,
})
