import { trade } from './trade.ts'

export const webDesigner = trade({
  id: 'web-designer',
  name: 'web designer',
  also: [
    'web design',
    'web design studio',
    'web design agency',
    'web agency',
    'website designer',
    'website design',
    'website builder',
    'web developer',
    'web development',
    'web development agency',
    'web studio',
    'wordpress developer',
    'wordpress designer',
    'freelance web designer',
    'online shop builder',
    'landing page designer',
    'ui designer',
    'ux designer',
    'webmaster',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a website',
  things: 'websites',
  words: [
    'website',
    'web',
    'page',
    'site',
    'homepage',
    'link',
    'menu',
    'button',
    'form',
    'domain',
    'photo',
    'text',
    'browser',
    'phone',
    'click',
    'search',
    'launch',
    'hosting',
    'password',
    'screen',
    'scroll',
    'designer',
    'visitor',
  ],
  pieces: `
mistake: The phone number you can't tap
* The phone number on your website is a picture. Nobody can tap it. | Nobody can tap it | phone
* Can people call you from your website with one thumb? | With one thumb? | thumb
* One hand on the stroller, and no number to tap on the page. | No number in sight | baby-carriage
Someone with a burst pipe isn't going to read about your values. | Nobody reads your values | pipe
They want to see who you are, where you are, and how to reach you. | Who, where, how to reach you | map-pin
On a phone, the number should be text, so one tap starts the call. | no: Number as a picture / yes: Number you can tap | phone-call
~ The address should open the map in the same way. | Address opens the map | map-trifold
Take out your own phone and try it with the hand you don't write with. | Try it one-handed | hand-tap
> Do the thumb test on your site and tell {brand} where it got stuck. | The thumb test | thumb
> Open your site in front of {brand} and call yourself. | Call yourself | phone

mistake: First the design, then the words
* A website designed without words has a hole where the words go. | A hole for the words | layout
* Why does the designer want the text before drawing anything? | "Why the text first?" | pencil
* The new homepage looks great. It's full of Latin. | It's full of Latin | article
Boxes get drawn for three lines, and then you send eleven. | Three lines, then eleven | textbox
Or there's a row for six services, and you've got four. | Room for six, you've got four | list
Then the page gets bent around them, and you can see it. | The page gets bent | layout
It doesn't have to be polished. Write it the way you'd say it on the phone. | As you'd say it on the phone | phone
~ Rough words in the right amount are better than perfect ones next month.
So words and photos come first, and the dress gets cut to fit. | no: Dress, then measure / yes: Measure, then dress | ruler
> Write one page the way you talk, and send it to {brand}. | Write it as you talk | note-pencil
> Ask {brand} how many words a page like yours can carry. | How many words? | question

myth: Nobody scrolls
* People do scroll. Watch anyone on a bus with a phone. | Watch them on the bus | bus
* Does everything have to be at the top of the page? | All at the top? | mouse-scroll
* The top of your homepage has seven buttons, because nobody scrolls. | Seven buttons at the top | button
A thumb scrolls before the eye has decided to. | The thumb goes first | thumb
The top only has one job. It says you're in the right place. | One job at the top | check
What you do, for whom, and one thing to do next. | What, for whom, what next | list
~ A good photo of the real thing does half of that. | A photo of the real thing | image
If that's clear, people go on down, because they want to know if it's any good. | no: Seven buttons / yes: One clear line | mouse-scroll
> Have {brand} read out the first line of your page to you. | Read out the first line | microphone
> Cover everything below the top of your page, then show it to {brand}. | Cover the rest | hand

how: First it's only gray boxes
* Before your website has colors, it's gray boxes on paper. | Gray boxes first | layout
* Why does the designer show you a page with only boxes? | "Is that all?" | bounding-box
* You expected a website, and you get a page of rectangles. | A page of rectangles | bounding-box
Colors make you talk about colors. Boxes make you talk about what matters. | Talk about what matters | chat
What comes first? What can go? Where do I tap if I'm in a hurry? | What comes first? | question
Moving a box takes a second. Moving a finished page takes a day. | A second, or a day | clock
~ Put your finger on it like it's a phone and pretend to shop. | Pretend to shop | hand-tap
When the boxes are right, the colors go on like paint on a wall that's been plastered. | at: After that / Color | paint-roller
> Bring scissors and a printed page of your old site to {brand}. | Bring scissors | scissors
> Tell {brand} what a customer in a hurry wants from you. | A customer in a hurry | person-simple-run

how: What happens on launch day
* On launch day your website moves, and nobody should notice. | Nobody should notice | truck
* What happens on the day a new website goes live? | "What happens at launch?" | rocket
* The new site's ready. Now somebody has to move the door sign. | Move the sign on the door | signpost
The domain is the sign. It gets pointed at the new place. | The domain is the sign | signpost
Old addresses get a note that says where the page lives now. | Old links get a note | link
Then everything gets tried. Each form, each button, on several phones. | Every form, every button | phone
Send yourself a message through your own form and see where it lands. | Send yourself a message | envelope
~ It takes some hours until everyone sees the new one. Your aunt may see the old one till evening. | Your aunt sees the old one | hourglass
A quiet Tuesday morning is better for this than a Friday night. | no: Friday night / yes: Tuesday morning | calendar
> Choose a quiet day for it with {brand}. | Choose a quiet day | calendar-check
> Ask {brand} what happens to your old links. | What about old links? | link

question: Who has the key to my website?
* The domain is the key to your website. Who's holding yours? | Who holds the key? | key
* Who owns your website's domain? | "Is it mine?" | globe
* The nephew who built your site moved away, and he had the password. | He had the password | password
Three things belong in your own drawer. | Three things in your drawer | dresser
The domain, in your name, with your email on it. | 1. The domain | globe
The login for where the site is kept. | 2. Where it's kept | hard-drives
And the login to change a sentence. | 3. How to change it | pencil
~ Look up when each of them runs out, and who gets that email. | When does it run out? | calendar
Whoever builds it can have a key too. It just shouldn't be the only one. | no: The only key / yes: A second key | key
> Find your three, and ask {brand} about the one you can't find. | Find your three | magnifying-glass
> Let {brand} know whose name is on the domain today. | Whose name is on it? | identification-card

question: Why does it look different on my phone?
* Your website isn't broken on the phone. It's folded. | It's folded | device-tablet
* Why does the site look different on your phone? | Why different here? | question
* On the big screen there are three columns. On your phone they're stacked. | Three columns, one stack | layout
Paper has one size. A screen can be a watch or a wall. | A watch, or a wall | watch
So a page is made of blocks that rearrange themselves. | Blocks that rearrange | puzzle-piece
Side by side when there's room, one under the other when there isn't. | no: Side by side, tiny / yes: Stacked, readable | layout
What should come first in the stack is up to you, so think about that. | What comes first? | list
~ Check it on an old phone as well. Not everyone has a new one. | Try an old phone | phone
Most of your visitors may never see the big one at all. | The big one? Maybe never | desktop
> Look at your own site on three phones, then talk to {brand}. | Three phones | phone
> Say to {brand} what has to be first on a small screen. | First on a small screen | hand-pointing

comparison: A template or one of your own
* A website template is a rented suit. It can fit very well. | A rented suit | shirt-folded
* Template or custom, which website do you need? | Template, or custom? | question
* You've found a website template that's nearly right. Nearly. | Nearly right | thumb
If you need five pages and opening hours, off the rack is fine. | Five pages? Off the rack | coat-hanger
It gets tight when your business does something the suit doesn't know. | Where it gets tight | ruler
Booking by the boat. A price that depends on the width of the window. | Booking by the boat | boat
~ Then people start gluing parts on, and each part wants its own updates. | Parts glued on | plugs
So list what it has to do, not what it should look like. | no: What it looks like / yes: What it must do | list
That list usually decides it. | The list decides | check
> Read your list to {brand} and ask which way it points. | Read out your list | list
> Show {brand} the template you nearly took. | The one you nearly took | app-window

choose: Try their old websites on your phone
* Choosing a web designer? Use a site they made years ago. | Use an old site of theirs | clock-counter-clockwise
* How do you choose a web designer? | "How do I choose?" | question
* You're looking at a designer's site on a big screen. Take out your phone. | Take out your phone | phone
Open three sites they've made and try to find the opening hours. | Find the opening hours | clock
Send a question through the form. Does anything come back? | Does the form work? | envelope
See if the owner has changed something since, like the menu or the news. | Does the owner change things? | note-pencil
~ If the newest entry is from the launch, it's hard to use or nobody showed them.
Then ask what happens when something breaks in two years. | And in two years? | calendar
> Ask {brand} for a site that's been running for years. | One that's been running | globe
> Put the breaking question to {brand}. | When it breaks? | wrench

first: The first talk isn't about colors
* In the first talk about your website, nobody asks about colors. | No talk about colors | palette
* What does a web designer ask you first? | "What do they ask?" | question
* You've brought a website that you like. You get asked about your Tuesday. | "How's your Tuesday?" | calendar
What do people call you about all day? | 1. What do people call about? | phone
What should they do after they've looked? Call, book, buy, drive over? | 2. What should they do? | hand-tap
What do you never want to explain again? | 3. What's always explained? | repeat
~ Bring a site that annoys you, too. That's often more useful. | One that annoys you | smiley-angry
From that come the pages, and from the pages comes what it takes. | Pages first, then the price | files
> Keep a tally for a week of what people call about, and bring it to {brand}. | Keep a tally | notepad
> Tell {brand} what you'd love to never explain again. | Never explain it again | speech

care: Ten minutes on the first of the month
* A website goes stale from the opening hours outward. | It goes stale | bread
* What does a website need once it's finished? | "Is it finished?" | check
* A customer stands at your locked door with your website on the phone. | Locked, says the door | lock
Once a month, look at it as if you were a stranger. | Look like a stranger | eye
Are the hours right, and the prices, and the face of the one who left? | Hours, prices, faces | clock
Send yourself a message through the form. Forms die quietly. | Forms die quietly | envelope
Click through the menu, and see that nothing leads nowhere. | Does every link lead on? | link
~ Updates belong to it too. Somebody should do them, and save a copy before. | A copy, then the updates | floppy-disk
Put it in the calendar on the first. | On the first | calendar
> Settle with {brand} who does the updates and who does the hours. | Who does which? | users
> Test your own form tonight. Nothing came? Write to {brand}. | Test the form tonight | envelope

checklist: What a web designer is waiting for
* New websites rarely wait for code. They wait for photos. | Waiting for photos | image
* What does your web designer need from you? | "What do you need?" | clipboard
* The new website is waiting, and the text is still in your head. | Still in your head | brain
The words for each page, rough is fine. | 1. The words | note-pencil
Photos of the place, the people and the work. | 2. Photos | camera
The logo, in the file the designer made. | 3. The logo file | file
Logins for the domain and the old site. | 4. The logins | key
Somebody who may say yes. | 5. One who says yes | thumbs-up
~ That's the important one. Five people with an opinion take five times as long. | Five opinions, five rounds | users
> Collect the first three in one folder for {brand}. | One folder | folder
> Name the one who says yes, and tell {brand}. | Who says yes? | user

cost: Why ten pages can cost less than five
* Ten pages can cost less than five. It's about how many kinds. | Kinds, not pages | files
* What does the price of a website depend on? | "What does it depend on?" | money
* You ask what a website costs, and get asked what it has to do. | What does it have to do? | question
Eight pages of the same kind are drawn once and filled eight times. | Drawn once, filled often | copy
One page with a calculator on it is a project. | One page, one project | calculator
A shop means delivery, returns, and what happens when it's sold out. | And when it's sold out? | shopping-cart
A second language doubles the words, and the words are work. | Two languages | translate
~ Who types it all in counts too. You can do that part. | Who types it in? | keyboard
Then there's what it takes every year to stay alive. Ask about that before, too. | And every year after? | calendar
> Tell {brand} what it has to do. Leave out how it should look. | What must it do? | list
> Ask {brand} what your site would need per year. | Per year? | calendar

tip: Watch somebody use it and say nothing
* Hand somebody your website and don't say a word. | Don't say a word | microphone-slash
* How do you find out if your website works? | Does it work? | question
* Give your site to your neighbor and sit on your hands. | Sit on your hands | hand
Ask them to do one thing. Find the price, or book a Tuesday. | Give them one thing to do | target
Then watch the thumb. Where does it stop? | Where does the thumb stop? | thumb
You'll want to say it's right there. Don't. | no: "It's right there!" / yes: Silence | microphone-slash
~ Two or three people are enough. They get stuck in the same place. | They get stuck together | users
Where they stop is what needs work, whatever it looks like. | Where they stop is the work | wrench
> Note where the thumb stopped, and tell {brand}. | Note where it stopped | note-pencil
> Do it before you talk to {brand}. You'll have better questions. | Do it first | check

season(10-12): Holiday hours and no experiments
* Your website still has last Christmas's hours on it. | Last year's hours | clock
* What does your website need before the holidays? | What before the holidays? | calendar
* The day before the holidays, and somebody wants to change the shop's menu button. | A change, now? | button
Put the special hours at the top, where a cold thumb finds them. | Special hours on top | clock
Say how late an order can come in and still get there. | How late can I order? | gift
Change them on the map listing as well, because many people look only there. | On the map, too | map-pin
Then leave the big things alone until it's quiet. | no: A new shop in December / yes: Small things only | hand-palm
~ Save a copy while everything's working. | Save a copy | floppy-disk
And on the first working day, take the star and the bells off. | In January, off with the bells | bell
> Send {brand} your hours for the holidays while you think of it. | Send the hours | paper-plane
> Have {brand} hold big changes until the rush is over. | Hold the big ones | hand-palm
`,
})
