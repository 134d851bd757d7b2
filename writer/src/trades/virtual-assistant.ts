import { trade } from './trade.ts'

export const virtualAssistant = trade({
  id: 'virtual-assistant',
  name: 'virtual assistant',
  also: [
    'virtual assistance',
    'virtual assistant service',
    'remote assistant',
    'online assistant',
    'virtual office assistant',
    'personal assistant',
    'executive assistant',
    'virtual pa',
    'online business manager',
    'admin support',
    'administrative support',
    'virtual secretary',
    'remote office service',
    'secretarial service',
    'back office service',
    'answering service',
    'freelance assistant',
  ],
  way: 'care',
  customers: 'clients',
  thing: 'an hour of help',
  things: 'hours of help',
  words: [
    'assistant',
    'email',
    'inbox',
    'calendar',
    'appointment',
    'task',
    'travel',
    'invoice',
    'meeting',
    'note',
    'message',
    'schedule',
    'reminder',
    'admin',
    'spreadsheet',
    'call',
    'document',
    'booking',
    'list',
    'deadline',
    'password',
    'office',
    'paperwork',
  ],
  pieces: `
mistake: Everything at once in week one
* You handed over thirty tasks on Monday. On Friday none of them was done. | Thirty tasks on Monday | list
* How much should you hand over to an assistant in the first week? | "How much at first?" | question
* Your first voice message to the assistant is nine minutes long. | A nine-minute message | microphone
Nobody can tell which of thirty comes first, as long as all of them do. | Which one comes first? | question
So start with one that comes back every week. | no: Thirty at once / yes: One that comes back | repeat
You explain it, it gets done, and you say what was off. | Explain, do, correct | check
Next time it's right. Then the second one comes. | at: Week two / The second one | calendar
~ It feels slow for two weeks. After that you forget you ever did it. | Slow, then forgotten | hourglass
> Name the one that comes back every week, and give it to {brand}. | The one that comes back | repeat
> Start {brand} off with a small one, and watch how it goes. | A small one first | steps

mistake: When you have time
* When you have time is the worst deadline there is. | "When you have time" | hourglass
* Why does a simple task come back wrong? | Why did it come back wrong? | repeat
* You wrote could you look into flights, and the task came back with forty. | Forty flights | airplane
You saw one picture in your head. Only your words were sent. | The picture stayed with you | image
Say by when, and how it looks when it's finished. | By when, and finished how? | flag-checkered
Two flights, before noon, one bag, by Tuesday lunch. | "Two flights, by Tuesday" | suitcase
~ Say how far they may go without asking. That saves three messages. | How far without asking? | signpost
Now somebody can begin, and also stop. | no: "Look into it" / yes: "Two, by Tuesday" | check
> Send {brand} your next one with a day and a picture of done. | A day, and done | calendar-check
> Unsure how to say it? Call {brand} and describe how done looks. | How does done look? | phone

myth: Explaining takes longer than doing it
* A task is quicker if you do it yourself. Once. | Quicker. Once | timer
* Isn't it faster to do the task than to explain it? | "Isn't it faster?" | question
* You've thought it again today. By the time you've explained the invoice, it's sent. | "I'll just do it" | invoice
Today that's true. Explaining takes three times as long. | at: Today / Explaining takes longer | clock
But that job is back next Friday, and the Friday after. | at: Next Friday / There it is again | repeat
So do it one last time, record your screen, and talk. | no: Explain it all / yes: Record it once | record
Somebody else writes the steps from it, and you read them through. | Somebody writes the steps | list
~ You'll hear yourself say it depends. That's the part to explain. | "It depends" | question
> Record your next one and send it to {brand}. | Record the next one | video
> Ask {brand} to write it up, then see if you'd understand it. | Could you follow it? | eyeglasses

how: How somebody else reads your inbox
* Somebody else can read your inbox without answering as you. | Without answering as you | tray
* How does an assistant sort somebody else's email? | How does that work? | envelope
* Your inbox count has four digits, and one of those emails is important. | One is important | envelope
First there's a look at two weeks. What comes, from whom, and what happens with it? | at: First / Two weeks, as they are | calendar
Then there are a few trays. Today, this week, to read, goodbye. | at: Then / A few trays | tray
What always gets the same answer gets a draft. You press send. | at: Next / Drafts for the usual | pencil
~ Some names always come through to you. You say which. | Some always reach you | user
In the evening there's a short note. Three things you should see. | at: Evening / Three things | note
Little by little you let go of the send button too, or you never do. Both work. | The send button stays yours | button
> Write down the names that must always reach you, for {brand}. | Names that must reach you | list
> Show {brand} ten emails you answer in the same way. | Ten of the same | copy

how: How a trip gets planned by somebody who isn't going
* Good travel plans start at your front door and end there. | Door to door | door
* How does an assistant plan a trip you'll take? | How's it planned? | suitcase
* Six in the morning, and your travel note says which station door. | Which door of the station | train
First come the fixed points. The appointment, the dinner, the last train. | at: First / Fixed points | push-pin
Then what you're like. Aisle, no connections under an hour, quiet room. | at: Then / What you're like | armchair
Then the gaps. From the gate to the taxi, from the taxi to the desk. | at: Next / The gaps | taxi
It all goes in the calendar, with addresses you can tap. | at: Last / In the calendar | calendar
~ And there's a line for when it goes wrong. The next train, the other hotel. | And if it goes wrong | cloud-lightning
> Tell {brand} what went wrong on your last trip. | The last trip | airplane
> Make a list of what you're like when you travel, and give it to {brand}. | What are you like? | list

question: How do I share my passwords?
* You don't have to tell an assistant your passwords. | Don't tell them | password
* How do you share passwords with a virtual assistant? | "How do I share them?" | key
* You're about to type a password in a message. Stop. | Stop typing | keyboard
A message lies around forever, on two phones and a tablet. | It lies around forever | phone
A password manager can lend a login without showing it. | no: In a message / yes: Lent, not shown | vault
A lot of programs let you add a second person, with their own key. | A key of their own | key
Let them see what they need, and leave out the bank's send button. | Leave out the bank's button | bank
~ Write down what you've opened, so you can close it again. | Note what you opened | list
> List three logins {brand} would need. Probably it's only two. | Three logins | list
> Ask {brand} how they'd like to be let in. | How to be let in? | door-open

question: What could I hand over?
* You can't hand over your work. But what about your Tuesday paperwork? | Tuesday's paperwork | file
* What can you hand over to a virtual assistant? | "What can I hand over?" | question
* You sit down to work at nine. At eleven you're still doing email. | Still in the inbox | clock
Look for what comes back. Invoices, reminders, the monthly report. | 1. What comes back | repeat
Look for anything that's searching. Flights, suppliers, a room for twenty. | 2. What's searching | magnifying-glass
Look for what you keep putting off. Receipts, the old website text. | 3. What you put off | receipt
Keep what needs your face, your taste or your signature. | Keep face, taste, signature | signature
~ If you could explain it to a cousin on the phone, it can go. | Could a cousin do it? | phone
> Go through last week's calendar with a marker, and show {brand}. | Mark last week | highlighter
> Tell {brand} what you've been putting off since spring. | What are you putting off? | calendar

comparison: A few hours or a whole desk
* You don't need a whole assistant. You need six hours of one. | Six hours of one | clock
* Do you need an employee or an assistant for a few hours? | A desk, or a few hours? | desk
* Mornings the office is on fire, and in the afternoon there's nothing to do. | Fire, then nothing | flame
If the work comes every day and needs hands in the room, it's a desk. | Daily, hands needed: a desk | hand
Opening mail, greeting people, keys. Nobody can do that from afar. | Mail, greeting, keys | key
If it comes in waves and lives on a screen, it's hours. | In waves, on a screen: hours | waves
~ You share that person with others, so say early when a wave's coming. | Say when a wave comes | megaphone
You can start with hours. They also show you what the desk would do. | Start with hours | steps
> Note for a week what needed hands, and take it to {brand}. | What needed hands? | notepad
> Talk to {brand} about when your waves come. | When do waves come? | waves

choose: Give them a real task
* Don't interview an assistant about strengths. Give them a real task. | Give a real task | check
* How do you choose a virtual assistant? | "How do I choose?" | question
* Three assistants, three friendly calls. Which one? | Three friendly calls | headset
Pay for two hours, and give them something small with a catch. | Small, with a catch | puzzle-piece
A meeting with three people, one in another time zone. | Three people, two time zones | globe
Watch what they ask first. The question's worth more than the result. | What do they ask? | question
Watch what they write when something's stuck. | What if it's stuck? | chat-text
~ Ask who's there when they're sick, and when they're at their desk. | Who steps in? | users
Then see how you felt when it came back. | How did you feel? | heart
> Try {brand} with two hours and one catch. | Two hours, one catch | timer
> Ask {brand} what they'd need to know about your meeting. | What would they ask? | calendar

first: The first week with an assistant
* The first week with an assistant means more work for you. | More work at first | briefcase
* What's the first week with a virtual assistant like? | "What's it like?" | calendar
* Day three, and you've rewritten every email your assistant drafted. | Rewritten, every one | pencil
They don't sound like you yet. How could they? | They don't sound like you | speech
So don't only fix it. Say why. I never write dear. I never say kindly. | "I never write dear" | chat-text
That goes on a page, and the page gets longer for a while. | A page about you | file-text
Set a short call every evening, ten minutes. | at: Evenings / A short call | phone-call
~ By the second week you'll change a comma and press send. | at: Week two / Only a comma | check
> Collect five emails that sound like you, and send them to {brand}. | Five that sound like you | envelope
> Set the evening call with {brand} before you begin. | Set the call first | calendar-check

care: Ten minutes on Monday
* Ten minutes on Monday save you forty messages by Friday. | Ten minutes, not forty messages | timer
* How do you work with an assistant you never see? | How does it work? | video-conference
* It's Wednesday, and you've sent your assistant a message every eleven minutes. | Every eleven minutes | chats
Each one's small, but each one breaks into something. | Each one breaks in | bell
Talk once a week instead. What's coming, what's stuck, what can go. | What's coming, stuck, gone | list
Between the calls it all goes on one list, not into five apps. | no: Five apps / yes: One list | list
~ Say what was good as well. Otherwise they'll only learn what wasn't. | Say what was good | heart
And tell them when you're off. It's the thing people forget the most. | Say when you're off | umbrella
> Choose your ten minutes with {brand} and put them in the calendar. | Choose the ten minutes | calendar
> Agree with {brand} on the one list. | The one list | clipboard

checklist: What to have ready for an assistant
* Get five things ready, and your assistant can start on Monday. | Five things for Monday | list
* What do you prepare for a virtual assistant? | "What do I prepare?" | clipboard
* It's Sunday night before your assistant starts. What goes on the list? | What goes on it? | note
Logins for what they'll use, and only that. | 1. A few logins | key
Who's who. Your ten most important people, in a line each. | 2. Who's who | address-book
When you don't want to be disturbed. | 3. Your quiet hours | moon
Texts that sound like you. | 4. Texts like you | pen
And the one job to begin with. | 5. The first job | flag
~ Where the paper's kept is a nice sixth. | And where things are | folder
> Begin with who's who, and send that to {brand}. | Start with who's who | address-book
> Only got three of the five? Show {brand} those. | Three are a start | check

cost: Why one hour isn't like another
* Ten hours of an assistant can be a lot or a little. | A lot, or a little? | hourglass
* What does a virtual assistant's price depend on? | "What does it depend on?" | money
* Two assistants, two hourly rates, and the cheaper one needs twice as long. | Cheaper, and twice as long | scales
It's what the work asks for. Typing's one thing, bookings in Japanese are another. | What does it ask for? | translate
It's when. At night, on Sunday, within the hour. | When, and how soon? | moon
It's whether the hours are fixed or come as they like. | Fixed, or as they come? | calendar
~ Ask what happens to hours you don't use. | What about unused hours? | question
And look at what you'd do in that time. That's the other side of the scale. | What would you do instead? | scales
> Write down what you'd do with a free morning, then talk to {brand}. | A free morning | sun
> Ask {brand} how the minutes get counted. | How is it counted? | timer

tip: Keep a sigh list
* Keep a note next to your keyboard. Every time you sigh, write. | The sigh list | note
* Which tasks should you give away first? | Which ones first? | question
* You open the spreadsheet, and you sigh. Write that down. | Write down the sigh | table
Do it for a week. Only a word each, and about how long it took. | A word, and how long | pencil
Don't think yet about who could do it. | Don't think who | prohibit
On Friday you put an X next to what came more than once. | at: Friday / An X for repeats | x
~ You'll find something you'd stopped seeing, like the voicemail. | The voicemail | voicemail
The longest sigh with an X is the first to leave. | The longest sigh goes first | wind
> Read your list of sighs to {brand}. | Read out the sighs | speech
> Week's over? Give {brand} the top of the list. | The top of the list | list

season(6-8): Go away properly
* You answered email on the beach last summer. Who made you? | Email at the beach | umbrella
* Who answers your email while you're on vacation? | Who answers? | envelope
* Sand in the keyboard, and you're moving an appointment. | Sand in the keyboard | keyboard
Two weeks before, write down who could want something from you. | at: Two weeks before / Who wants what? | list
Say what can wait, what gets an answer, and what's worth a call. | Wait, answer, or call? | phone
Then do a trial day at home. Phone in the drawer. | at: One week before / A trial day | dresser
~ Something comes up that nobody thought of. Good, it came up now. | Something comes up | lightbulb
In your away message goes a name. Not only a date. | no: Back on the tenth / yes: Ask this person | user
> Set your trial day with {brand} before you pack. | A trial day | suitcase
> Tell {brand} what's worth calling the beach for. | What's worth a call? | phone
`,
})
