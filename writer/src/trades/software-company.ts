import { trade } from './trade.ts'

export const softwareCompany = trade({
  id: 'software-company',
  name: 'software company',
  also: [
    'software developer',
    'software development company',
    'software house',
    'software studio',
    'app developer',
    'app development company',
    'mobile app studio',
    'custom software developer',
    'software engineering firm',
    'app development studio',
    'software engineer',
    'bespoke software company',
    'programming company',
    'freelance programmer',
    'software agency',
    'app studio',
    'software consultancy',
    'app programmer',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a piece of software',
  things: 'software',
  words: [
    'software',
    'app',
    'code',
    'bug',
    'feature',
    'developer',
    'update',
    'test',
    'screen',
    'button',
    'login',
    'data',
    'user',
    'release',
    'server',
    'prototype',
    'spreadsheet',
    'version',
    'program',
    'tool',
    'click',
    'import',
    'file',
  ],
  pieces: `
mistake: You asked for a button
* You asked the developer for a button. You needed a shorter day. | A button, or a shorter day? | button
* Why does a developer answer your wish with a question? | "Why do you want that?" | question
* The new button's in the app, and you still type it all twice. | You still type it twice | keyboard
A wish tends to come as a solution. Put an export button up there. | "Put a button up there" | button
Behind it there's a story. On Mondays you copy forty lines into another file. | Monday's forty lines | copy
Tell that one instead. | no: The button you want / yes: The Monday you have | calendar
~ Sometimes the answer is no button at all, because the lines go over by themselves. | Maybe no button at all | sparkle
So say who's sitting there, what they're holding, and what annoys them. | Who, with what, and what annoys? | user
> Describe your Monday to {brand}, copying and all. | Describe your Monday | calendar
> Write to {brand} what annoys you, and leave the fix out. | What annoys you? | smiley-angry

mistake: Everything in the first version
* The first version of your app has a chat. Nobody needed a chat. | Nobody needed a chat | chat
* What belongs in the first version of an app? | What goes in first? | list
* Your app has a hundred wishes on sticky notes, and no date. | A hundred sticky notes | note
Each wish seems small on its own. Together they're a year. | Each small, together a year | calendar
And in that year nobody uses it, so you never hear what's missing. | A year without users | hourglass
Pick the one thing someone would come back for tomorrow. | What would they come back for? | repeat
Build that, let five people use it, and then look at the notes again. | One thing, five people | users
~ Half of the notes will look silly by then. That's a good day. | Half will look silly | trash
> Bring your notes to {brand} and choose one. | Choose one | note
> Tell {brand} what people would come back for. | What brings them back? | repeat

myth: It's only one little button
* It's only one little button in the app. It took two weeks. | Two weeks for a button | button
* Why does one small button take developers so long? | "Why so long?" | hourglass
* You see a button. The developer sees what happens when two people press it. | Two people press it | users
Say it's called cancel order. | "Cancel order" | prohibit
Does the money go back? What if it's been shipped? Who gets the email? | Shipped already? | package
Can it be undone when somebody slips? | Somebody slips | hand-tap
~ And then on the old tablet in the warehouse it's off the screen. | The old tablet | device-tablet
Drawing it takes ten minutes. The rest goes into all the what ifs. | no: Drawing it / yes: All the "what if" | question
You can help with that. Most of the answers are in your head. | The answers are in your head | brain
> Ask {brand} for the what-ifs, and answer them over coffee. | Answer the what-ifs | coffee
> Think through your button once with {brand}, from press to email. | From press to email | envelope

how: The version that can't do anything yet
* Before there's software, there are pictures you can click. | Pictures you can click | mouse-left-click
* What's a prototype good for if it can't do anything? | It can't do anything | mouse
* You tap through the app, and nothing behind it is real. | Nothing behind it | hand-tap
It's a movie set. The doors open, and there's no house. | A movie set | film-slate
But you can walk through it and bump into things. | Walk through, bump into things | footprints
Where's the back button? Why do I have to type my name again? | "My name again?" | keyboard
Moving a door costs nothing here. Later somebody has to move the wall. | no: Moving walls / yes: Moving painted doors | door
~ Give it to the person who hates computers most. They find it all. | Who hates computers most? | smiley-angry
> Get something to click from {brand} before there's something to buy. | Something to click first | mouse-left-click
> Click through it twice, and tell {brand} where you bumped into something. | Where did you bump? | warning

how: How a bug gets caught
* The bug is there until they look. Then it hides. | It hides | bug
* How do developers find a bug? | How is it found? | bug
* It crashed, you called, and now the app works fine. Of course. | Of course it works now | smiley-meh
First they have to see it themselves. Until then it's a rumor. | at: First / See it themselves | eye
So they ask what you did, in which order, on which machine. | "What did you do first?" | list
Once they can make it happen, they take things away until it stops. | at: Then / Take things away | eraser
~ Often the culprit's a name with an apostrophe, or a date on the last of the month. | An apostrophe, or the last day | calendar
Then it's fixed, and a small test is left behind, so it doesn't come back. | at: Last / A test stays behind | check
> Tell {brand} the order you did it in, even the silly part. | In what order? | list
> Got one that hides? Film it for {brand}. | Film it | video-camera

question: Why can't you tell me when it's done?
* Ask a developer for a date, and you get a range. | A range, not a date | calendar
* Why can't software developers just say when it's done? | "When is it done?" | clock
* You ask when the app's ready, and the developer looks at the ceiling. | A look at the ceiling | eye
A kitchen fitter has built your kitchen before, in other houses. | The kitchen's been built before | oven
If your program had been built before, you'd buy it. | If it existed, you'd buy it | shopping-cart
So part of it is a walk in the dark, and that part is small or large. | A walk in the dark | flashlight
Ask which part that is. Then have it tried first, before the easy ones. | no: Easy parts first / yes: Dark part first | flashlight
~ After that, the dates get better. | Then dates get better | calendar-check
And agree on what you'd drop if the day can't move. | What would you drop? | list
> Ask {brand} which part is dark. | Which part is dark? | question
> Got a day that can't move? Tell {brand} before anything else. | A day that can't move? | calendar

question: Can I get my data out again?
* Before you put your data in, ask how it gets out. | How does it get out? | export
* Can you get your data out of the software again? | "Can I get it out?" | database
* Five years of customers sit in one program, and you want to leave. | Five years inside | archive
Ask for the door while everybody's still friendly. | Ask while it's friendly | door-open
Try it in the first week. Press export and open what comes out. | Try it in week one | download
Is it a table you can read, or a heap? | no: A heap / yes: A table | table
Look for what's missing. Pictures and notes like to stay behind. | Pictures stay behind | image
~ Do it every few months and keep the file. It's a backup too. | Keep a copy | floppy-disk
And ask what's left on their side once you've gone. | What stays with them? | trash
> Have {brand} show you the way out. | Show the way out | sign-out
> Test an export of your own, then bring your questions to {brand}. | Test an export | download

comparison: Off the shelf or made for you
* Software from the shelf does what most people do. Do you? | Like most people? | shelf
* Should you buy software or have it made? | Buy it, or have it made? | scales
* The program's great. You just have to change how you work for it. | Change how you work? | gear
For invoices, calendars and mail, most of the world works alike. | Invoices: buy it | invoice
There it's easier to change your habit than to build a thing. | Change the habit | repeat
But if the odd thing you do is why people come to you, that's different. | The odd thing you do | sparkle
Bending that to fit a program costs you more than code. | Don't bend that part | warning
~ Often it's both. Bought parts, and a small made one in between. | Often a bit of both | puzzle-piece
> Say to {brand} what's odd about how you work. | What's odd about you? | speech
> Ask {brand} which part of it you could simply buy. | Which part could you buy? | shopping-bag

choose: Ask for something that runs
* Ask a software company when you'll see something run. | When does it run? | play
* How do you choose a software company? | "How do I choose?" | question
* You've seen slides about your app for two months. No app. | Slides, and no app | presentation
You want to click something after weeks, even if it's ugly. | Ugly, but clickable | mouse-left-click
Ask to talk to a person who'll write it, not only to the one who sells. | Who writes it? | code
Ask what they'd advise you not to build. | What not to build? | prohibit
~ Call somebody whose program is two years old. The second year tells a lot. | The second year tells | calendar
And ask who fixes it on a Saturday, and what happens if they close. | Saturdays, and after? | wrench
> Pin down with {brand} what you'd be able to click, and by when. | Clickable by when? | calendar
> Find out from {brand} who'd be writing yours. | Who's writing yours? | user

first: The first week with a new program
* The first week with new software, everyone's slower. That's normal. | Slower at first | hourglass
* How do you start with new software without losing a week? | How do you start? | play
* New program, first Monday, and somebody has opened the old spreadsheet again. | The old spreadsheet again | table
Start with one real job. Don't start with the settings. | no: All the settings / yes: One real job | sliders
Enter one customer, one order, one invoice, and see where you end up. | One customer, one order | user
Put in the old stuff later, when you know what goes where. | Old stuff later | archive
~ Choose one person in the office who may be asked anything. | Who may be asked? | hand
And pick the day when the old one closes, because two at once is worse than either. | Pick a closing day | calendar-x
> Show {brand} the real job you'd start with. | Which job first? | briefcase
> Write down every word you didn't understand, and send the list to {brand}. | Words you didn't get | list

care: Old accounts and old colleagues
* Someone left two years ago, and the login still works. | The login still works | password
* Who can log in to your software? Look at the list of users. | Look at the list | users
* You open the user list, and there's a name you'd forgotten. | A forgotten name | user
Every few months, read that list from top to bottom. | Read it top to bottom | list
Whoever's gone goes out. Whoever changed jobs gets another key. | Gone, or moved on? | door-open
Look who's allowed to delete things. It's usually too many. | Who may delete? | trash
~ The one called test should be the first to leave. | Goodbye, "test" | hand-waving
And don't share one login among three. Then nobody did it. | no: One key for three / yes: One key each | key
> Look at the list today, and ask {brand} about anyone you can't place. | Anyone you can't place? | question
> Go through with {brand} what each kind of user can do. | Who can do what? | lock-key

checklist: How to report a bug so it gets fixed
* It doesn't work is a bug report nobody can fix. | "It doesn't work" | bug
* How do you report a bug so that it gets fixed? | "What do I write?" | envelope
* You hit a bug, you're furious, and you're typing. Wait one minute. | Wait one minute | timer
What you wanted to do. | 1. What you wanted | target
What you did, click by click. | 2. What you did | list
What happened, with a picture of the whole screen. | 3. What happened | image
Which device, and about what time. | 4. Device and time | clock
And if it happens every time. | 5. Every time? | repeat
~ Don't translate the message. Copy it, however ugly. | Copy the ugly message | copy
> Send your next one to {brand} with all five in it. | All five | paper-plane
> Keep these five next to your screen, for {brand} and everybody else. | Keep the five | push-pin

cost: Why two apps that look alike don't cost alike
* Two apps look the same, and one took ten times the work. | Same look, more work | scales
* What does the price of software depend on? | "What does it depend on?" | money
* You point at a famous app and ask what one like that would be. | "One like that, please" | hand-pointing
What you see is the counter. Most of the work is in the kitchen. | Counter and kitchen | chef-hat
Does it talk to other programs? Each of those has moods. | Talks to other programs? | plugs-connected
Who's allowed to see what? Rules like that get into every corner. | Who sees what? | eye
Are there rules with except in them? Except on Sundays, except for members. | "Except on Sundays" | calendar
~ How many people at once makes a difference too. | How many at once? | users
And after that it wants to be looked after, every year. | Looked after every year | wrench
> Tell {brand} about every except. | Every "except" | list
> Ask {brand} which rule costs the most, and if you need it. | Which rule costs most? | scales

tip: Let them watch you work
* Let a developer sit next to you for one morning. | One morning, side by side | chair
* How do you explain your work to a software developer? | "How do I explain it?" | question
* There's a sticky note on your screen that no program knows about. | The sticky note | note
You can't describe what your hands do by themselves. | Your hands do it | hand
You'd never mention the sticky note, or the call across the hall. | The call across the hall | speech
You wouldn't say that you print it and then type it in again. | Print it, type it in again | printer
~ Don't clean up your process for the visit. | Don't tidy up first | broom
Someone who's watching will see the three things that hurt. | Three things that hurt | eye
If nobody can come, film your screen while you do it, and talk. | Film your screen and talk | video
> Film one ordinary hour for {brand}. | An ordinary hour | video-camera
> Leave the sticky note where it is until {brand} has seen it. | Leave it up | note

season(11-12): No new release before the holidays
* Nobody sensible puts out a big release on the day before the holidays. | Not today | hand-palm
* Why is there no software update in the last days of December? | Why no update now? | calendar
* It's the last afternoon before the holidays, and there's a new version. | The last afternoon | clock
New things break in the first days. That's when someone has to be there. | They break in the first days | bug
At the holidays the office is dark, and you're busiest of all. | An office in the dark | moon
So it's left alone for a while. Only what's truly broken gets touched. | Only what's broken | wrench
~ It's called a freeze, and it's got nothing to do with snow. | A freeze, without snow | snowflake
Wishes for January can go on the list now. | at: Now / Wishes on the list | list
> Put your January wishes on the list at {brand}. | January wishes | list
> Something's broken already? Tell {brand} before the lights go out. | Broken already? | lamp
`,
})
