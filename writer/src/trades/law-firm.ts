import { trade } from './trade.ts'

export const lawFirm = trade({
  id: 'law-firm',
  name: 'law firm',
  also: [
    'law office',
    'lawyer',
    'attorney',
    'attorney at law',
    'solicitor',
    'barrister',
    'law practice',
    'legal practice',
    'legal firm',
    'solicitors firm',
    'family lawyer',
    'family law practice',
    'divorce lawyer',
    'estate planning attorney',
    'immigration lawyer',
    'business lawyer',
    'employment lawyer',
    'real estate attorney',
    'personal injury lawyer',
    'conveyancer',
    'law chambers',
  ],
  way: 'advice',
  customers: 'clients',
  thing: 'a consultation',
  things: 'consultations',
  words: [
    'lawyer',
    'attorney',
    'law',
    'legal',
    'contract',
    'lease',
    'will',
    'court',
    'case',
    'claim',
    'letter',
    'sign',
    'document',
    'witness',
    'judge',
    'consultation',
    'agreement',
    'dispute',
    'settlement',
    'evidence',
    'clause',
    'divorce',
  ],
  pieces: `
mistake: They're waiting, so you sign
* The pen is uncapped, everybody's waiting, and you sign the contract. | Everybody's waiting | signature
* A lawyer can do more with a contract before you sign it. | Before the signature | pen
* What can a lawyer do once the contract is signed? | "It's signed. What now?" | question
Once your name is on it, the question is what you agreed to. | After: what you agreed to | file-text
Before that, the question is what you want it to say. | Before: what you want | pencil
It's fine to say you'd like to read it at home. People say it every day. | "I'd like to read it at home" | house
~ Watch what happens then. A fair offer is usually still there in the morning.
Take a copy with the blanks filled in, because the blanks are the deal. | Take the filled-in copy | copy
> Bring the unsigned copy to {brand}. | Bring it unsigned | file
> Call {brand} while the pen still has its cap on. | Before you sign, call | phone-call

mistake: The letter that stays closed
* A legal letter doesn't get nicer by staying closed. | It won't get nicer | envelope
* Why open a legal letter the day it comes? | Why open it today? | envelope-open
* The letter from the court has been under the fruit bowl since Monday. | Under the fruit bowl | orange
Somewhere on page one or two there's often a date. | There's often a date | calendar
That date keeps coming closer, opened or not. | It comes closer anyway | hourglass
So open it, find the date, and write it on the front. | Write the date on the front | pencil
Keep the envelope. The postmark can tell when it was sent. | Keep the envelope | stamp
~ You don't have to understand the rest yet. | Understanding comes later
> Read {brand} the date on the phone before anything else. | First, the date | phone
> Take a picture of every page and send it to {brand}. | Every page, one picture each | camera

myth: Seeing a lawyer means going to court
* Most of a lawyer's week has no judge in it. | No judge most days | gavel
* Does hiring a lawyer mean you'll end up in court? | "Will I end up in court?" | question
* You hear the word lawyer and think of a courtroom. | It isn't all courtrooms | bank
Most of the work is reading, and then writing a careful letter. | Reading and writing | pen
Some of it is a phone call, where two people look for a way out. | Looking for a way out | phone-call
And a lot of it happens before anything has gone wrong at all. | Before it goes wrong | handshake
~ A will. A lease. Two friends starting a business. | Will, lease, partnership | file-text
Court is what's left when the other ways are used up. | at: Last / Court | gavel
> Ask {brand} which ways there are in your case, before the last one. | Which ways are there? | signpost
> Tell {brand} what you'd like to still be true in a year. | What should still be true? | chat

how: How a will gets written
* A will starts with a conversation, not with a form. | It starts with talking | chats
* How does a will get written, from first talk to signature? | How is a will written? | pen-nib
* You sit down to write your will and stop at the second line. | Stuck at line two | note-pencil
First you say who's in your life and what you own, down to the canoe. | at: First / People and things | people
Then come the what-ifs. What if they go before you? What if there's a new baby? | at: Then / What if? | question
The draft is written, and you read it slowly, names out loud. | at: Next / Read the draft | eyeglasses
~ Misspelled middle names turn up here. | Check the middle names | identification-card
Signing is its own step, with witnesses where the law asks for them. | at: Last / Signed properly | signature
After that, somebody has to know where it is. | Who knows where it is? | vault
> Start with the canoe. Tell {brand} what's yours and who should have it. | Start with what's yours | list
> Write the names down, middle ones too, and take them to {brand}. | All names, spelled out | pencil

how: How a lawyer reads a contract
* A lawyer doesn't read your contract from front to back. | Not front to back | file-text
* How does a lawyer read twenty pages of contract? | How do they read it? | eyeglasses
* You read the price. The lawyer reads how you get out of the contract. | How do you get out? | door-open
They look for the exit first. How does this end, and who may end it? | 1. How does it end? | door-open
Then for the words with a capital letter. Those mean what page two says they mean. | 2. What do the words mean? | highlighter
Then for what happens when somebody's late or doesn't pay. | 3. What if it goes wrong? | warning
~ The price comes after that. You've read that part yourself anyway.
And last they look for what isn't in there at all. | 4. What's missing? | magnifying-glass
> Underline what you don't understand, and take the pages to {brand}. | Underline it | highlighter
> Ask {brand} how you'd get out of it. | How do I get out? | sign-out

question: Why won't my lawyer promise anything?
* A lawyer who won't promise you a win isn't being shy. | No promise, on purpose | scales
* Why won't your lawyer say how the case will end? | "Will I win?" | scales
* You ask your attorney for a yes, and you get a maybe. | A yes, please? | smiley-meh
At the start there's your side of it, and half the papers. | Half the papers | files
The other side has a folder too, and nobody's seen it. | Their folder, unopened | folder
Then there may be a judge, who reads both. | A judge reads both | gavel
So you'll hear what's likely, what's possible, and what it hangs on. | Likely, possible, and why | list
~ Ask for that last part. It tells you what to look for at home. | What does it hang on? | question
> Bring {brand} the papers you hoped nobody would need. | Those papers too | files
> Go through with {brand} what it all hangs on. | What does it hang on? | chat

question: How long is this going to take?
* How long does a legal dispute take? | "How long will it take?" | clock
* Half the time in a legal case is waiting for somebody else. | Half of it is waiting | hourglass
* It's been three weeks since the letter went out, and it's quiet. | Three quiet weeks | mailbox
The other side gets time to answer, and they'll use it. | They get time to answer | hourglass
A court has its own calendar, and yours isn't the only file. | The court has a calendar | calendar
What you can speed up is your own part of it. | Your part you can speed up | sneaker
Answer a question the day it comes. Send all the pages, not most of them. | no: Most pages, next week / yes: All pages, today | files
~ And ask when it's worth calling, so the quiet doesn't worry you.
> Ask {brand} what happens next, and about when. | What's next, and when? | calendar
> Got a question from {brand} in your inbox? Answer that one today. | Answer it today | envelope

comparison: An agreement or a judgment
* In a settlement you decide. In court somebody else does. | Who decides? | scales
* Settle it, or let a court decide? | Settle, or go to court? | handshake
* Two people, one wall, and a dispute that's now in its second summer. | The second summer | wall
With an agreement you can write in things no judge would think of. | In your own words | pen
Who paints the fence. Who takes the dog on Sundays. | Who gets the dog on Sunday? | dog
A court answers the question it was asked, and then it's answered. | Court answers the question | gavel
~ An agreement means giving something up. Going to court means not knowing. | Give up, or not know | scales
And you can start with one and still end up with the other. | One can lead to the other | signpost
> Write down the one thing you won't give up, and show it to {brand}. | The one thing | note-pencil
> Talk with {brand} about what each way would ask of you. | What would each ask? | chats

choose: A divorce lawyer isn't a patent lawyer
* Lawyers have fields, the way doctors do. | Lawyers have fields | stethoscope
* How do you choose a lawyer when you've never needed one? | "How do I choose?" | question
* Your cousin's divorce lawyer was great. You've got a problem with a lease. | Right lawyer, wrong field | file-text
So start by asking how often they handle a thing like yours. | "How often do you do this?" | question
Ask who'll do the work. The person across the table, or somebody down the hall? | Who does the work? | users
Ask how you'll hear from them, by phone, by email, and how soon. | How will you hear? | envelope
~ And see if you dare to ask a simple question. You'll have more of those. | Dare to ask?
If it isn't their field, a decent lawyer will point you down the street. | They may point elsewhere | signpost
> Describe your matter to {brand} in two sentences and ask if it's their field. | Is this your field? | phone
> Try your simplest question on {brand} first. | The simplest question first | chat

first: What happens in a first consultation
* In a first consultation you talk, and the lawyer mostly writes. | You talk, they write | notepad
* What happens in the first meeting with a lawyer? | "What happens first?" | handshake
* You're in the chair with twenty things to tell the lawyer. | Where do you begin? | armchair
Before anything else, you'll be asked who's on the other side. They check if they know them. | Who's on the other side? | users
Then you tell it from the beginning, and it's fine to jump around. | Tell it your way | chat
Questions come back that seem to have nothing to do with it. They do. | Odd questions have reasons | question
~ Say the embarrassing part, too. It's worse when it comes from the other folder. | The embarrassing part too | smiley-nervous
At the end you should know three things. What next, who does it, and what it costs. | What next, who, how much? | list
> Write your twenty things on one page and take it to {brand}. | One page, twenty things | notepad
> Don't leave {brand} without those three answers. | Leave with three answers | check

care: Leave the original alone
* Don't write on the original contract. Not even a little arrow. | Not even an arrow | pencil-slash
* What should you do with an important document at home? | Where does it live? | file
* You staple a note to the document so you won't forget. | No staples, please | paperclip
A note on a copy is a note. A note on the original is a question. | no: Note on the original / yes: Note on a copy | copy
Who wrote that, and when, and was it there when it was signed? | "Was that there before?" | question
So copy it first, both sides, and work on the copy. | Copy both sides | copy
~ Leave the old staple in. Two extra holes can look like a missing page.
The original sleeps in a plain folder, somewhere dry. | A plain, dry folder | folder
> Bring the original and one copy to {brand}. You can scribble on the second. | One to keep, one to scribble | files
> Leave the pages just as they are until {brand} has seen them. | Just as they are | file

checklist: What to bring to a lawyer
* What do you bring to a lawyer? More than the letter. | More than the letter | briefcase
* Five things turn a first legal meeting into a useful one. | Five things to bring | list
* You're about to leave for the lawyer. Check your bag. | Check your bag | bag
The letter, and the envelope it came in. | 1. Letter and envelope | envelope
The whole contract, with the pages nobody reads. | 2. The whole contract | file-text
Your ID. | 3. Your ID | identification-card
One page that says what happened, in order, with dates. | 4. What happened, in order | list
And the full names of everybody involved, on both sides. | 5. Names on both sides | users
~ Messages on your phone count as paper. Bring the charger. | Messages and a charger | phone
> Call {brand} if one of the five is nowhere to be found. | One missing? Call | phone-call
> Pack the bag tonight, so you can talk at {brand} instead of digging. | Pack it tonight | briefcase

cost: What a lawyer's bill depends on
* Two people have the same legal problem and get two different bills. | Same problem, two bills | invoice
* What does a lawyer's fee depend on? | "What will it cost?" | money
* You ask what the case will cost, and the answer begins with it depends. | "It depends" | question
Mostly on time, and time depends on the other side as well. | The other side counts | hourglass
Letters that get answered are short work. Letters that get fought over aren't. | Answered, or fought over? | envelope
Some jobs have an edge you can see, like a plain will. Those often get one price. | One job, one price | tag
~ A call for every small thought adds up. Collect three thoughts, then call. | Collect, then call | phone
Ask what's in the price, what isn't, and what would change it. | What would change it? | list
> Ask {brand} at the start how the bill gets made. | How's the bill made? | invoice
> Collect your questions, then put them to {brand} in one go. | All in one go | notepad

tip: Put it on one page, in order
* Write what happened on one page before you see the lawyer. | One page, in order | list
* What's the most useful paper you can bring a lawyer? | The most useful paper? | file-text
* You've told your side of the dispute ten times, always from the middle. | Always from the middle | chats
Put the dates down the left side, oldest on top. | Dates on the left | calendar
Next to each, one sentence. Who did what. | Who did what | pencil
Leave out what you felt and what they must have been thinking. | no: "He obviously wanted" / yes: "He called on Monday" | brain
~ Not sure of a day? Write about, and go on. | "About the tenth" is fine
Then put a little mark where you have a paper to show for it. | Mark what you can show | paperclip
> Take your page to {brand} and read it out loud. | Read it out loud | speech
> Send the page to {brand} before your appointment. | Send it ahead | paper-plane

season(12-1): While everyone's at the table
* The holidays are a good time to ask where the will is. | Where is the will? | question
* Who in your family knows where the important documents are? | Who knows where? | vault
* The dishes are done and everyone's at the table. Ask about the will. | Still at the table | table
You don't have to ask what's in it. Ask where it is. | Where, not what | folder
Ask who has the key, and who'd be called first. | Who has the key? | key
Then tell them the same about your own. | Then tell yours | speech
~ Somebody will make a joke. Let them, and ask again. | Let them joke | smiley
And if there was a wedding, a baby or a move this year, yours may be out of date. | A wedding, a baby, a move | baby
> New baby, new house, new name? Ask {brand} which papers that touches. | Which papers does it touch? | file-text
> In the quiet week before New Year, find your folder. Then take it to {brand}. | Find your folder | folder
`,
})
