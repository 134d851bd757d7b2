import { trade } from './trade.ts'

export const itSupport = trade({
  id: 'it-support',
  name: 'IT support company',
  also: [
    'it support',
    'it service company',
    'it services company',
    'it company',
    'it consultant',
    'managed service provider',
    'managed it services',
    'msp',
    'computer support',
    'tech support',
    'technical support company',
    'network technician',
    'system administrator',
    'it helpdesk',
    'help desk service',
    'it service provider',
    'it systems house',
    'cybersecurity company',
    'network support',
    'it technician',
    'remote computer help',
  ],
  way: 'care',
  customers: 'clients',
  thing: 'a support call',
  things: 'support calls',
  words: [
    'computer',
    'laptop',
    'network',
    'wifi',
    'password',
    'backup',
    'printer',
    'email',
    'virus',
    'update',
    'server',
    'router',
    'cable',
    'screen',
    'software',
    'support',
    'internet',
    'restart',
    'login',
    'phishing',
    'helpdesk',
    'office',
    'account',
  ],
  pieces: `
mistake: The backup that's plugged in next to it
* Your backup sits right next to the computer. So does the coffee. | Right next to the coffee | coffee
* What does a backup protect you from, if it's always plugged in? | Always plugged in? | usb
* The backup drive blinks beside the laptop, day and night. | Day and night | hard-drive
A burst pipe gets both. So does a burglar with one bag. | One pipe gets both | drop
And whatever scrambles the files on the machine can scramble the plugged-in copy too. | Scrambles both | virus
So have a copy that's unplugged, and one that's in another building. | no: One, plugged in / yes: Unplugged, elsewhere | building
~ A copy in somebody's sock drawer across town isn't silly at all. | A sock drawer across town | sock
And once in a while open one old file from it. Only then is it a copy. | Open one old file | file
> Ask {brand} to bring back one file from last month, as a test. | Bring back one file | clock-counter-clockwise
> Tell {brand} where your copies are. Count the buildings. | Count the buildings | buildings

mistake: Remind me later, since last spring
* Everyone in the office clicks Remind me later. | "Remind me later" | button
* Why do computers always want an update right now? | "Why now?" | repeat
* Your screen asks for an update, and you click it away before coffee. | Clicked away again | mouse-left-click
Most updates mend a hole that somebody found. | They mend holes | shield
Once it's mended, everyone can read where it was. | Now everyone knows where | eye
So the ones who haven't done it yet are the ones who get visited. | The ones who waited | door-open
Let it run over lunch or at night, with the power cord in. | At lunch, plugged in | plug
~ If a program you live on needs the old version, say so first. | An old program? Say so
And a restart belongs to it. Closing the lid isn't one. | no: Close the lid / yes: Restart | power
> Count how often you've clicked it away, and tell {brand}. | How often? | list
> Ask {brand} which ones can run at night by themselves. | Which ones at night? | moon

myth: Turning it off and on is an excuse
* Have you tried a restart? It isn't an excuse. | Tried a restart? | power
* Why does turning the computer off and on help? | "Why does that help?" | power
* Tech support says to restart, and you roll your eyes. | Rolling your eyes | eyes
A machine that's been running for weeks has a desk full of paper. | A desk full of paper | desk
Programs leave things lying around, and two of them want the same spot. | Two want the same spot | warning
A fresh start clears the desk. Everything sits down in its own place. | A cleared desk | broom
If that fixes it, fine. If it's back tomorrow, that's news. | Back tomorrow? That's news | bell
~ Shutting the lid doesn't count. It's only asleep. | Asleep isn't off | moon
So it's the first question because it splits the easy from the hard. | Easy, or hard? | split-horizontal
> Try it once, then call {brand} and say what came back. | Try it, then call | phone-call
> Tell {brand} how long it stays good afterward. | How long is it good? | clock

how: When somebody takes your mouse
* Your mouse is moving, and it isn't you. That's remote support. | It isn't you | mouse
* What happens when support works on your computer from afar? | What happens then? | headset
* You're on the phone with the helpdesk, and the pointer starts to walk. | The pointer walks | mouse
You called them. That's the important part, and it stays in that order. | You called them | phone-call
They give you a code, and you let them in for this one time. | A code, for one time | key
You can watch it all, so close your bank and your photos first. | Close your bank first | bank
Ask what they're clicking, if you like. Most of them enjoy telling. | "What are you doing?" | chat
~ They can't plug in a cable, so your hands may be needed. | Your hands may be needed | plugs
At the end the window closes, and the code's worthless. | The code's worthless now | lock
> Call {brand} yourself, and have your machine in front of you. | Machine in front of you | laptop
> If somebody calls you first, hang up, and ask {brand} if it was them. | They called you? Hang up | phone-x

how: A laptop before somebody's first day
* A new colleague's laptop takes longer than unpacking it. | Longer than unpacking | laptop
* What has to happen before a new laptop is ready for work? | "Isn't it ready?" | laptop
* First day at work, a sealed laptop box on the desk, and no password. | A sealed box on day one | box
It gets its updates first. It's been in a warehouse for a while. | at: First / Updates | download
Then a name, a lock on the disk, and protection. | at: Then / Name, lock, shield | shield
Then the programs, the printer, and the folders this person may see. | at: Next / Programs and folders | folder
And the account, with a second step on the phone. | at: After that / The account | phone
~ Somebody logs in once as a test, so it isn't the new one who finds the hole. | at: Last / A trial login | check
All that needs a name and a date. A week ahead is kind. | A week ahead is kind | calendar
> Tell {brand} the name and the first day as soon as the contract's signed. | Name and first day | identification-card
> Write down for {brand} which folders the new one needs. | Which folders? | folder

question: Is this email real?
* Your boss emails you and wants gift cards. Is that your boss? | Is that your boss? | gift
* How can you tell if an email is real? | "Is this real?" | envelope
* An email says your account closes today, and your finger's on the link. | The finger on the link | hand-tap
It hurries you. That's the first sign, whatever it looks like. | It hurries you | timer
Logos and spelling don't prove a thing anymore. Those can be copied. | Logos can be copied | copy
So don't answer it. Go around it. | no: Answer the mail / yes: Go around it | signpost
Call the number you already had. Type the bank's address yourself. | The number you already had | phone
~ New account number on an invoice? Always go around that one. | A new account number? | invoice
If you've clicked, say so at once. Nobody's angry about early. | Clicked? Say so early | megaphone
> Not sure? Forward it to {brand} without clicking anything. | Forward, don't click | envelope
> Save the number for {brand} now, so you won't take it from an email. | Save it now | address-book

question: Why is the wifi bad in the back room?
* The wifi's fine in front and dead in the back room. | Dead in the back room | wifi-high
* Why is the wifi so slow in one room? | "Why just here?" | wifi-high
* You're holding the laptop up like a tray, looking for internet. | Like a tray | tray
Radio waves don't mind air. They mind concrete, water and metal. | Concrete, water, metal | wall
A fish tank is water, a mirror has metal, and so does a fridge. | Fish tank, mirror, fridge | fish
And the router's often in a cabinet, on the floor, behind the printer. | In a cabinet, on the floor | shelf
Put it up high and in the open, somewhere in the middle. | no: In the cabinet / yes: High, open, central | house
~ Things that never move can have a cable. That leaves more air for the rest. | What stands still gets a cable | plugs
If that's not enough, a second box in the right place beats a stronger one. | A second box, well placed | wifi-high
> Sketch your rooms, mark the dead spot, and send it to {brand}. | Mark the dead spot | map-pin
> Take a picture of where the router lives and show {brand}. | Where does it live? | camera

comparison: A synced folder isn't a backup
* Your files are in the cloud. That isn't a backup yet. | Not a backup yet | cloud
* Isn't the cloud a backup? | "Isn't that enough?" | cloud
* You delete one folder on the laptop, and it's gone from the account too. | Gone here, gone there | trash
Syncing is a mirror. Whatever you do here, it does there. | A mirror | mirror
Save over the good version, and the mirror saves over it as well. | Saved over, both times | copy
A backup is a photo album. Last week still looks like last week. | no: Mirror / yes: Photo album | images
~ Most clouds keep deleted things for a while. Find out how long yours does. | Kept for how long? | hourglass
You want both. The mirror for working, the album for the bad day. | You want both | check
> Could {brand} show you last month's version of a file? Try one. | Last month's version | calendar
> Name the folder you couldn't lose, and ask {brand} how it's copied. | Which folder? | folder

choose: Ask who else knows your passwords
* Choosing IT support? Ask where they write down your passwords. | Where are they written? | password
* What do you ask a computer support company before you sign? | "What should I ask?" | question
* Your computer person is on a boat, and nobody else knows the network. | On a boat | sailboat
Ask who steps in when your person's away. | Who steps in? | users
Ask to see how they note things down. There should be a map of your place. | Is there a map? | map-trifold
That map belongs to you, even after you part. | It belongs to you | key
~ Ask what counts as urgent, and who decides it. | What's urgent? | siren
Then explain a problem in your own words, and see if you feel stupid. You shouldn't. | Did you feel stupid? | smiley-nervous
> Put the boat question to {brand}. | The boat question | sailboat
> Ask {brand} what you'd get in your hand if you parted. | What do you keep? | folder

first: The first walk around your office
* On a first visit, IT support crawls under your desk. | Under your desk | desk
* What happens when someone takes over your computers? | "What happens first?" | clipboard
* A box in the closet blinks, and no one in the office knows why. | The box that blinks | wifi-high
They count. Machines, printers, boxes that blink. | at: First / Count | calculator
They write down how old each one is, and what hangs on it. | at: Then / How old, what for | list
They ask who can log in where, and who left last year. | at: Next / Who can log in? | password
They look for the copy, and try to open something from it. | at: After that / Find the copy | hard-drive
~ Expect a list with red, yellow and green. There's always some red. | Red, yellow, green | traffic-signal
Nothing gets unplugged on that day. First you find out what it does. | at: That day / Unplug nothing | plug
> Open the closet for {brand}, blinking box and all. | Open the closet | door-open
> Note down what drives you mad on Mondays, and tell {brand}. | Mad on Mondays | smiley-angry

care: Your computer has a vacuum cleaner inside
* A computer's fan works like a small vacuum cleaner. All day. | A small vacuum cleaner | fan
* Why does your computer roar like a hair dryer? | Why does it roar? | hair-dryer
* The computer's under the desk, next to the dog's blanket. | Next to the dog's blanket | dog
It sucks in air from the floor, and fluff with it. | Air, and fluff | wind
The fluff turns to felt, the heat can't get out, and the machine slows down. | Fluff turns to felt | thermometer-hot
So lift it off the carpet, a hand's width from the wall. | no: On the carpet / yes: Up, away from the wall | desk
Wipe the vents once in a while, with the power off. | Wipe the vents, power off | brush
~ The one in the workshop or the kitchen needs it more often. | Workshop and kitchen, more often | tool
If it suddenly gets loud with nothing open, have somebody look. | Loud for nothing? | ear
> Listen to yours for a minute, and tell {brand} when it roars. | When does it roar? | ear
> Look underneath, then call {brand} if it's felt by now. | Felt by now? | phone-call

checklist: Before you call about the printer
* Before you call support about the printer, take one minute. | One minute first | timer
* What should you know before you call IT support? | "What will they ask?" | headset
* The screen says error, and you've already clicked it away. | Clicked away | mouse-left-click
What does it say, word for word? Take a picture of it. | 1. The message | camera
Is it only you, or the next desk as well? | 2. Only you? | users
What was different today? A new cable, a new place, an update? | 3. What's different today? | calendar
Is everything in tight at both ends? | 4. Cables, both ends | plugs
Have you restarted it? | 5. Restarted? | power
~ No shame if it was the cable. It's often the cable. | It's often the cable | plug
> Got your five answers? Then call {brand}. | Five answers, one call | phone-call
> Send {brand} the picture of the message before you close it. | Picture first | image

cost: Why one office pays more for support
* Ten computers aren't always more work than five. | Ten, or five? | desktop
* What does the price of IT support depend on? | "What does it depend on?" | money
* Two offices on one floor, and two prices for computer support. | Same floor, two prices | building-office
Five machines, each from another year, are five puzzles. | Five years, five puzzles | puzzle
Ten that are alike are one puzzle, ten times solved. | Ten alike, one puzzle | copy
Then it's how long you can stand still. An hour, or a day? | How long can you stand still? | hourglass
~ An old program that only runs on one old machine adds to it. | The one old machine | desktop-tower
And it's whether you call when it burns, or somebody walks around beforehand. | no: When it burns / yes: Before it burns | flame
> Figure out how long you could work on paper, and tell {brand}. | How long on paper? | file
> Ask {brand} which of your machines makes the most work. | Which one makes work? | desktop

tip: Label both ends of every cable
* Put a label on both ends of every cable. Tonight. | Both ends | tag
* Which cable is it? And why does nobody in the office know? | Which one is it? | plugs
* You're under the desk with a flashlight, and all the cables are black. | All of them black | flashlight
Somebody on the phone says pull out the router. | "Pull out the router" | phone
There are nine plugs, and one of them is the freezer. | One is the freezer | snowflake
A strip of tape around each, with one word on it. Printer. Router. Never. | "Never" | tag
~ Freezer tape from the kitchen is fine. | Freezer tape is fine
Then take a picture of the whole tangle while it works. | A picture while it works | camera
When it doesn't, you know how it was. | Now you know how it was | image
> Snap your tangle while it works, and send it to {brand}. | While it works | camera
> Found one that nobody knows? Leave it in, and ask {brand}. | Nobody knows? Leave it | question

season(12): Before the office goes dark
* The office goes dark for a week. The server doesn't know that. | It doesn't know | hard-drives
* What should happen to the computers before the holidays? | Before the holidays | calendar
* Last one out, coat on, and forty email programs still open. | Coat on, all still open | hoodie
Make a copy, take it out of the building, and check that it opens. | A copy, out of the building | hard-drive
Shut down what nobody needs. Leave on what people reach from home. | no: All of it off / yes: Only what's not needed | power
Set your away message, and say in it who's there instead. | The away message | envelope
~ Write the alarm code and one phone number on paper, in case it's all down. | One number on paper | note
And leave the big changes until everyone's back. | Big changes in January | calendar
> Decide who gets the call that week, and let {brand} know. | Who gets the call? | phone
> Check with {brand} what has to stay on. | What stays on? | question
`,
})
