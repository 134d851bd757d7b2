import { trade } from './trade.ts'

export const translationAgency = trade({
  id: 'translation-agency',
  name: 'translation agency',
  also: [
    'translator',
    'translation service',
    'translation company',
    'translation office',
    'translation bureau',
    'freelance translator',
    'certified translator',
    'sworn translator',
    'legal translator',
    'technical translator',
    'language service provider',
    'language services',
    'interpreter',
    'interpreting service',
    'interpreting agency',
    'localization agency',
    'subtitling company',
    'document translation service',
  ],
  way: 'order',
  customers: 'clients',
  thing: 'a translation',
  things: 'translations',
  words: [
    'translation',
    'translator',
    'translate',
    'language',
    'interpreter',
    'text',
    'document',
    'certificate',
    'contract',
    'website',
    'word',
    'sentence',
    'manual',
    'label',
    'glossary',
    'proofread',
    'subtitle',
    'spanish',
    'german',
    'english',
    'french',
    'menu',
    'page',
  ],
  pieces: `
mistake: A scan of a printout of a file
* You printed the text, scanned it, and sent the scan for translation. | Printed, scanned, sent | scan
* Which file should you send a translator? | Which file? | file
* Somewhere on your laptop is the document this scan came from. | Where's the original? | laptop
A scan is a picture of words. Nobody can type into it. | A picture of words | image
So somebody copies it out first, and that's hours before the real work. | Hours before the real work | keyboard
The file it was made in keeps headings, tables and page numbers in place. | Headings and tables stay | table
~ Ask whoever laid it out. They've got it. | Ask the designer
For an old certificate, a scan's all there is, and that's fine. | no: A scan of your own file / yes: The file itself | file-text
> Look for the original, then send it to {brand}. | Find the original | magnifying-glass
> Only got the paper? Tell {brand} what it was made with. | Only got paper? | question

mistake: Changing the text while it's being translated
* The text isn't finished, but the translation has started. | Not finished yet | hourglass
* What's wrong with a small change while the translator works? | "Just a small change" | pencil
* You fix one sentence in the text. Somewhere four translators groan. | One sentence, four groans | users
One changed line in your language is one in each of the others. | One line, every language | repeat
Each has to be found, changed and read again with what's around it. | Find, change, reread | magnifying-glass
Then one gets missed, and the manual in Portuguese has an extra button. | One gets missed | button
So let everyone at your place have their say first. | First, everyone's say | users
~ If it can't wait, mark what's new. Don't send the whole thing and say have a look. | no: "Have a look" / yes: New parts marked | highlighter
> Get the last okay at your end, then send it to {brand}. | The last okay first | check
> Ask {brand} how to mark a change so it can't get lost. | How to mark a change | highlighter

myth: Anyone who speaks both can translate
* Your cousin speaks both languages. That doesn't make a translation. | The cousin speaks both | users
* Can anyone who speaks two languages translate? | Can anyone do it? | question
* Your colleague grew up in Madrid, so she gets the contract to translate. | "She's from Madrid" | airplane
Speaking it means finding your way around a word you don't have. | In speech you go around | signpost
On paper there's no way around. It has to be that word. | On paper it's that word | pen
In a contract, shall and may are two different lives. | "Shall" isn't "may" | scales
~ And writing is its own trade, even in the language you were born in. | Writing is a trade | pen-nib
Let her read the finished text, though. She'll know how it sounds at home. | Let her read the result | eyeglasses
> Send {brand} the page, and tell your colleague she can relax. | She can relax | smiley
> Ask {brand} who'd be writing yours, and in which language they dream. | Which language do they dream in? | moon

how: A text goes through four hands
* A good translation passes through more than one pair of hands. | More than one pair | hand
* What happens to your text at a translation agency? | From inbox to final text | tray
* You send a page on Monday. Who reads it before you get it back? | Who reads it? | eyeglasses
Somebody reads it first and looks for what isn't clear. | at: First / What isn't clear? | question
Then it's written by a person who's at home in the new language. | at: Then / Written | pencil
A second person lays both side by side and hunts for gaps. | at: Next / Both side by side | split-vertical
After that it's read once more, without the original, just as a reader would. | at: After that / Read as a reader | book-open
~ If you get questions in between, that's a good sign. | Questions are a good sign | chat-text
And at the end somebody checks that the table still fits on its page. | at: Last / Does it still fit? | layout
> Find out from {brand} which of these steps yours gets. | Which steps? | list
> Answer the questions from {brand} in a word or two. That's plenty. | A word or two | chat

how: How a certified translation gets made
* On a birth certificate, even the stamp gets translated. | Even the stamp | stamp
* How does a certified translation get made? | How is it made? | certificate
* The office wants your certificate translated, and they want it stamped. | "With a stamp, please" | stamp
It's translated whole. The seal, the note in the margin, the crossed-out line. | Seals and margins, too | seal
If something can't be read, it says that it can't be read. | "Cannot be read" | eye-slash
Names are taken from your passport, so they match. | Names as in the passport | identification-card
~ Nobody draws the stamp. It's described, in brackets. | Described, in brackets | stamp
At the end comes a statement that it's complete, with a signature. | Signed at the end | signature
> Ask the office what kind they take, then tell {brand}. | What kind do they take? | question
> Send {brand} the front and the back. There's always something on the back. | Front and back | copy

question: Why doesn't the German fit on my label?
* The German translation doesn't fit on your label. That's normal. | Too long for the label | tag
* Why is the translation longer than the text? | "Why is it longer?" | ruler
* The designer left room for the English, and now it runs off the label. | It runs off the label | tag
Some languages simply need more space for the same thing. | Some need more space | resize
German glues words together. French needs three small ones. | Glued, or three small ones | link
On a page nobody notices. On a button or a box, it shows. | On a button it shows | button
~ A smaller font is the worst way out, because somebody has to read the warning. | no: A smaller font / yes: A shorter phrase | resize
Say how much room there is, and it can be written to fit. | Say how much room there is | ruler
> Show {brand} the label with its real size. | Its real size | ruler
> Leave air around your English, and ask {brand} how much. | How much air? | layout

question: Can't a machine translate it?
* A machine can translate it. The question is who reads it. | Who reads it? | robot
* Can't a machine do the translation? | "Can't a machine do it?" | robot
* You paste the text into a machine, and the result reads fine. | It reads fine, doesn't it? | desktop
It always reads fine. That's the trouble, because it's smooth when it's wrong as well. | Smooth, even when wrong | warning
To find out what a letter is about, it's great. | For a quick look, yes | eye
For something people sign, swallow, plug in or pay for, somebody should answer for it. | no: Sign, plug in, pay / yes: A quick look | signature
~ There's a middle way, where a person goes over the machine's draft. Not every draft deserves it. | A person over the draft | pencil
So first say what happens if one sentence is off. | What if one line is off? | question
> Tell {brand} who'll read it, and what they'll do then. | Who reads it, then what? | users
> Bring {brand} the machine's version too, and ask what's wrong with it. | What's wrong with it? | robot

comparison: A translator writes, an interpreter speaks
* A translator writes. An interpreter speaks. It's two different jobs. | One writes, one speaks | scales
* Do you need a translator or an interpreter? | "Which one do I need?" | question
* There's a meeting on Thursday, and you've ordered a translator. | The wrong one for Thursday | calendar
The one who writes needs quiet, time, and a chance to change their mind. | Writing needs quiet | pencil
The one who speaks has a second, and then the next sentence comes. | Speaking has a second | timer
For a visit to the notary or the doctor, you want the second kind. | A voice at your side | speech
~ For long events they come in pairs, because it's hard work to listen that way. | In pairs for long days | users
Either one wants the papers beforehand, with the names and the odd words. | Papers beforehand | files
> Call {brand} and say where it happens, on paper or in a room. | On paper, or in a room? | phone-call
> Send {brand} the agenda and the names for Thursday. | Agenda and names | list

choose: Give them your hardest paragraph
* Choosing a translation service? Give them your hardest paragraph. | Your hardest paragraph | paragraph
* How do you judge a translation in a language you can't read? | "How do I judge it?" | question
* You get a translation back, and it's all Greek to you. | All Greek to you | translate
Before you order, look at what they ask about it. | What do they ask? | question
No questions about the strangest line in there? Then be careful. | No questions? Careful | warning
Ask who writes, and whether it's their own language they write in. | Whose language is it? | user
Ask if they know your field. A pump isn't a poem. | A pump isn't a poem | gear
~ Then show a sample to somebody over there who buys from you. | Show it over there | globe
> Send your hardest paragraph to {brand}. | Send the hardest one | paper-plane
> Check with {brand} who else reads it before you do. | Who else reads it? | eyeglasses

first: Ordering your first translation
* Ordering your first translation takes one email and three answers. | One email, three answers | envelope
* How do you order a translation? | "How does it work?" | envelope
* You have a text, a deadline, and no idea how this works. | A text and a deadline | calendar
You send the file and say which language, for which country. | at: First / File and country | globe
Spanish for Mexico isn't Spanish for Spain. | Mexico isn't Spain | flag
Somebody asks who reads it. Customers, a court, your own welders? | at: Then / Who reads it? | users
You get a price and a date, and you say yes or no. | at: Next / Price and date | tag
~ If there's an older translation, send it along. It keeps the words the same. | Send the old one, too | files
When it comes back, you read the names and the numbers. You can, in any language. | at: Last / Names and numbers | hash
> Write to {brand} with the three answers. | Three answers | envelope
> Not sure what country? Say to {brand} where the boxes go. | Where do the boxes go? | package

care: Keep a list of your own words
* Is it a lid or a cover? Keep a list of your words. | Lid, or cover? | list
* What makes the tenth translation better than the first? | Better the tenth time | chart-line-up
* Your manual says lid on page two and cover on page nine. | Lid, then cover | book-open
In your language you know they're the same. In Finnish they've become two parts. | One part turned into two | copy
So make a list. One thing, one word, and what you never want to hear. | One thing, one word | list
Add the names that stay as they are. | Names that stay | tag
~ Have your people over there look through it. They know what's on the shelf. | Ask the people over there | storefront
Then send it with every job, and add a line when something comes up. | Send it every time | repeat
> Start with ten words and share them with {brand}. | Start with ten words | list
> Have {brand} point out the words that mean two things. | Which mean two things? | question

checklist: What to send with a text
* The text is half of what a translator needs. | Half of what they need | file-text
* What do you send along with a text for translation? | "What do I send?" | envelope
* Before you hit send on that document, add five things. | Add five things | paperclip
The file you can edit. | 1. The editable file | file
Who's going to read it, and where. | 2. Readers and country | users
A picture of the thing. | 3. A picture | camera
Older versions and your list of words. | 4. Old versions, word list | files
The day you need it, and the day you'd like it. | 5. Needed by, nice by | calendar
~ And someone at your place who can answer a question about the valve. | Someone who can answer | user
> Attach the five, and send it all to {brand}. | Attach and send | paper-plane
> Don't have a word list yet? Ask {brand} to begin one. | No list yet? | list

cost: Why two pages cost different prices
* Two pages, same length, and one translation costs more. | Same length, other price | scales
* What does the price of a translation depend on? | "What does it depend on?" | money
* You count the pages. The translator counts something else. | Pages, or words? | calculator
Most count words, because a page can be half empty. | Most count words | hash
The pair matters. There are more people for some than for others. | Which pair? | users
So does the subject. Somebody has to understand the patent first. | Patent, or postcard? | lightbulb
~ Text inside pictures is slow. Somebody has to get it out. | Text inside pictures | image
And then it's how soon, and whether a second person should read it. | How soon? A second reader? | clock
> Give {brand} the real file, because a guess about pages isn't worth much. | The real file | file
> Ask {brand} what would make yours simpler. | What makes it simpler? | question

tip: Send a picture of the button
* Open. Is that something to do, or how the store is? Ask a translator. | Open what? | door-open
* Why does a translator want to see your app's screen? | Why the screen? | phone
* Your text has a line that just says home. Whose home? | Whose home? | house
One word in a table is the hardest thing there is. | One lonely word | table
It could be a button, a title, or an order to the dog. | Button, title, order? | dog
English doesn't say. Other languages have a different word for each. | Others have a word for each | translate
So send a picture of where it stands. | no: A bare word list / yes: A picture with it | image
~ A photo of the screen with your phone is enough. | A phone photo will do | camera
> Take pictures of all the short ones for {brand}. | All the short ones | camera
> Show {brand} where the word lives. | Where does it live? | map-pin

season(8-10): Next season's menu in three languages
* The holiday texts for your website in French? Send them in the fall. | Send them early | calendar
* When should a holiday campaign go to translation? | "When do I send it?" | calendar
* The winter menu is printed on Friday, and the English is missing. | Printed on Friday | printer
Everybody thinks of it in the same two weeks. | All in the same two weeks | users
The one who knows wine lists then has nine of them on the desk. | Nine wine lists at once | wine
So send the part that's fixed now, and the prices later. | no: All of it in December / yes: The fixed part now | file-text
~ The soup can still change. It's one line. | The soup can change | bowl-steam
Then there's time for someone to taste the words, because dishes are the hardest of all. | Dishes are hard | fork-knife
> Hand {brand} what's already fixed. | What's already fixed | check
> Tell {brand} when it goes to print, and count backward together. | Count back from print | calendar
`,
})
