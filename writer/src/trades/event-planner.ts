import { trade } from './trade.ts'

export const eventPlanner = trade({
  id: 'event-planner',
  name: 'event planner',
  also: [
    'event planning',
    'event agency',
    'event management',
    'event management company',
    'event manager',
    'event organizer',
    'event organiser',
    'event coordinator',
    'corporate event planner',
    'party planner',
    'party planning',
    'conference organizer',
    'conference organiser',
    'event production company',
    'event production',
    'event designer',
    'meeting planner',
    'corporate events',
    'festival organizer',
    'event company',
    'birthday party planner',
    'gala planner',
    'team event agency',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'an event',
  things: 'events',
  words: [
    'event',
    'guest',
    'party',
    'venue',
    'stage',
    'speaker',
    'speech',
    'conference',
    'invitation',
    'badge',
    'microphone',
    'meeting',
    'catering',
    'anniversary',
    'launch',
    'gala',
    'room',
    'schedule',
    'host',
    'table',
    'buffet',
    'reception',
    'budget',
    'planner',
    'attendee',
  ],
  pieces: `
mistake: Hungry people don't hear speeches
* Nobody's heard a speech while the buffet was uncovered. | Nobody listens near food | fork-knife
* When should the speeches come, before dinner or after? | Before or after dinner? | microphone-stage
* The boss reaches page three of his speech. The guests smell the lasagna. | Page three, and lasagna | bowl-steam
Hungry people listen about as long as they'd wait for a bus. | As long as for a bus | bus
Once they've eaten, they want to talk to each other. | Then they want to talk | chat
So one short welcome, glass in hand. Then the first course. | 1. Short welcome, glass in hand | champagne
The longer speech comes between courses, when nobody's starving. | 2. The long one between courses | fork-knife
Thank-yous before dessert, and then the music. | 3. Thanks before dessert | cake
~ Take one speaker fewer than you planned. The one you cut will thank you. | One speaker fewer | microphone-slash
> Give {brand} the list of people who want to say something. | Who wants to speak? | list
> Tell {brand} who can't stop once they've started. | Who can't stop? | timer

mistake: The line at the door is your first impression
* Your event begins in a line. That's what guests see first. | It begins in a line | queue
* Why do so many events start with a bad mood? | Why the bad mood? | smiley-meh
* One table, one list, A to Z, and all your guests at once. | One list for everyone | list
They're cold, it's raining, and somebody's looking under M for McCoy. | Looking under M | magnifier
All the flowers inside won't make up for that. | | flower
So set up more tables, with the letters big and up high. | 1. More tables, big letters | signpost
Badges in order, first names large. | 2. First names large | identification-badge
Somebody in front of the line who says hello and helps the lost. | 3. A hello before the line | hand-waving
Coats after the badge, not before. | 4. Coats after badges | coat-hanger
~ And a drink in hand before the first conversation. | 5. A drink in hand | champagne
> Walk in as your own guest with {brand}, from the curb to the chair. | From curb to chair | footprints
> Find out with {brand} how many come in the busiest ten minutes. | How many at once? | users

myth: A big budget doesn't make a good party
* You've been to expensive parties where nobody talked. | Expensive and silent | champagne
* Does a good event need a big budget? | A big budget? | coins
* The ice swan's melting, and the guests are standing along the wall. | Ice swan, guests at the wall | bird
People remember three things. How it began, who they met, and how it ended. | 1. How it began | door-open
None of those comes out of a catalog. | | book
Who they met costs nothing. Somebody has to introduce them. | 2. Whom they met | handshake
A room that's a bit too small feels full of life. | no: Big hall / yes: A bit too small | users
An end that's planned beats one that crumbles. | 3. A planned end | clock
~ Put the money where hands and mouths go. Chairs nobody sees. | Money where hands go | hand
> Tell {brand} about the best party you were ever at. | Your best party ever? | heart
> Ask {brand} what you could leave out and nobody would notice. | What can go? | eraser

how: How an evening looks on paper
* Behind every easy event there's a sheet with minutes on it. | A sheet with minutes | file-text
* How does an event run without anybody shouting? | How does it run? | headset
* Somebody in black touches their ear, and the stage lights change. | A touch, and lights change | headset
It's called a run of show. Every line has a time, a thing, and a name. | Time, thing, name | list
It starts long before the doors. Trucks, power, sound check. | 1. Trucks, power, sound check | truck
Then what guests see, and beside it, what has to happen so they can. | 2. What guests see | eye
Each line has one name. Two names means nobody does it. | 3. One name per line | user
~ One column is for surprises. What if the speaker's train is late? | What if? | train
It gets read aloud the day before, by everyone who's on it. | 4. Read aloud the day before | speech
> Read your part of the sheet at {brand} before the day. | Read your part | file-text
> Ask {brand} who your one person is on the day. | Who's your one person? | headset

how: How a room tells people what to do
* Put chairs in rows, and the whole room goes silent. | Rows make silence | chair
* How do you set up a room for an event? | How to set it up? | layout
* The party's in a big room, and all the guests stand by the door. | All by the door | door
Chairs in rows say, listen. Round tables say, talk to these nine. | Rows listen, rounds talk | table
High tables without chairs say, keep moving. | High tables: keep moving | footprints
The bar pulls people, so put it far from the entrance. | no: Bar by the door / yes: Bar at the far end | martini
And two small ones pull better than a big one. | Two small bars | martini
Dark corners stay empty, bright ones too. | | lamp
~ Put out fewer chairs than you need, and add some. Empty ones look sad. | Fewer chairs out | chair
> Say to {brand} what people should do in there, not how it should look. | What should people do? | users
> Stand in the empty room with {brand} and follow your own feet. | Follow your feet | footprints

question: How many will really come?
* Some of your guests won't come, and two surprises will. | Some won't, two others will | users
* How many guests really come to an event? | How many will come? | question
* They all said yes. Then it rains, and the guests stay home. | "Yes", and it rains | cloud-rain
It depends on what it costs to stay away. | What does staying away cost? | question
Free and after work, quite a few drop out. | Free: many drop out | calendar-x
Paid for, or with dinner and a name card, hardly anybody does. | Paid or seated: few do | ticket
Dinners fill up. Breakfasts and open houses leak. | Dinners fill, open houses leak | door-open
So ask twice. Once early, and once more a few days before. | 1. Ask twice | mail
~ Make it easy to say no. A no is a plate saved. | Make a no easy | hand-palm
Then order in steps, until the caterer's last day. | 2. Order in steps | steps
> Tell {brand} what it's for, and get an honest guess. | Get an honest guess | chart-bar
> Find out from {brand} which day is the last for the final number. | When's the final number? | calendar-check

question: What does a planner do that your office can't?
* Somebody in your office is planning the event on top of their job. | On top of their job | office-chair
* Why hire a planner if you've got a team? | Why hire somebody? | question
* Eleven at night, and your assistant's counting vegetarians for the party. | Counting vegetarians | carrot
Your people know your people. They should do the list and the speeches. | Yours: list and speeches | list
What they don't know is how long it takes to turn a room around. | Turning a room around | repeat
Or what's missing in an offer. Power, staff, the elevator at midnight. | What's missing in an offer | elevator
And on the evening, they'd like to be guests. | They'd like to be guests | champagne
~ Somebody who does it weekly has a phone number for each disaster. | A number for each disaster | phone-list
So split it. What's about you, and what's about trucks. | no: All of it in the office / yes: Yours, and trucks | truck
> Make two columns with {brand}. Yours, and not yours. | Two columns | clipboard
> Let whoever counted vegetarians last time talk to {brand}. | Who counted last time? | chat

comparison: Seated dinner, buffet, or standing?
* Every guest at a seated dinner gets two neighbors, all evening. | Two neighbors, all evening | chair
* Seated dinner, buffet, or standing with small plates at the party? | Seated, buffet, or standing? | fork-knife
* The guests have a glass, a plate, a fork, and two hands. | Glass, plate, fork, two hands | hand
Seated is festive. Speeches work, and nobody leaves early. | Seated: festive, speeches work | chair
It needs the most room and the most hands. | Seated: most room and hands | hand
A buffet gets people up, and it makes a line. | Buffet: up, and in line | queue
Open it from both sides, and it moves. | Buffet: open it from both sides | table
Standing is for meeting people. Food has to fit in one hand and one bite. | Standing: one bite | cookie
~ Keep chairs for those who can't stand for long. | A few chairs, always | armchair
> Say to {brand} whether they should meet, listen, or celebrate. | Meet, listen, or celebrate? | users
> Count hands with {brand} when you choose the food. | Count hands | hand

choose: How to compare offers for an event
* Two offers, one event. One's cheaper, because half of it is missing. | Half of it is missing | file-text
* How do you choose an event agency? | How do you choose? | magnifier
* Three offers for the gala, and no two list the same things. | They don't list the same | files
Put them side by side and mark what's only in one. | 1. Mark what's only in one | highlighter
Who tears down, and until when? | 2. Who tears down? | hammer
Who pays for the extra hour? | 3. Who pays for overtime? | clock
Who's on site, by name? | 4. Who's on site? | identification-badge
What happens if you cancel, or if it shrinks? | 5. What if it shrinks? | calendar-x
~ Then check if they asked you anything. An offer without questions is a template. | Did they ask anything? | question
> Ask {brand} for the tear-down line in the offer. | Who tears down? | truck
> Hand {brand} the same page you gave the others. | The same page for all | copy

first: What happens in the first briefing
* An event starts as one sentence about the morning after. | One sentence first | speech
* What do you need for a first meeting with an event planner? | What do you need? | question
* You say, something with a wow. Your planner asks, and the next morning? | "And the next morning?" | chat
What should people do or feel the day after? That's question one. | 1. What about the day after? | sun-horizon
Then who they are. Ages, languages, diets, do they know each other? | 2. Who are they? | users
Then what can't move. A date, a place, the CEO's flight. | 3. What can't move? | airplane
Then a sum, and who gets to say yes. | 4. A sum, and who says yes | signature
~ Then what was bad about the last one. That's usually the longest answer. | 5. What was bad last time? | smiley-meh
A draft comes after that, not before. | | pencil
> Finish that sentence before you see {brand}. Afterwards, people should do what? | Finish one sentence | pencil
> Bring the person who says yes to {brand}. | Bring who decides | user

care: What to do with your speakers before they speak
* A speaker who's looking for the restroom gives a bad speech. | Looking for the restroom | microphone-stage
* How do you look after the people on your stage? | How to look after them? | microphone-stage
* Backstage, a dry mouth, and nobody's told the speaker about the stairs. | Nobody mentioned the stairs | stairs
Walk them onto the stage when it's empty. Up, across, down. | 1. Up, across, and down again | footprints
Let them hear their own voice in the room, with the real microphone. | 2. The real microphone | microphone
Show them the clock, and who'll wave when time's up. | 3. The clock, and who waves | timer
Put the slides on the house computer the day before. | 4. Slides there the day before | presentation
~ Water without bubbles. You can hear bubbles. | Water without bubbles | drop
Then leave them alone for ten minutes in a room with a door. | 5. Ten minutes behind a door | door
> Send {brand} the names of your speakers and a number for each. | Names and numbers | phone-list
> Plan a sound check with {brand} for the nervous one. | A sound check for nerves | waveform

checklist: What to look at when you see a venue
* Never mind the chandelier. At a venue, look for the outlets. | Look for the outlets | plug
* What should you check when you visit a venue? | What to check? | list
* The venue's lovely at noon and empty. Your party's at nine and full. | Empty at noon, full at nine | clock
Where does the truck stop, and how many steps is it from there? | 1. The truck, and the steps | truck
How many outlets, and what happens if you plug in a coffee machine? | 2. Outlets and coffee | plug
How many restrooms, for how many people? | 3. Enough restrooms? | toilet
Can you make it dark, and can you make it warm? | 4. Dark enough, warm enough? | thermometer
Clap once. If it rings, nobody will understand the speech. | 5. Clap once | hands-clapping
~ Who lives next door, and how late can it be loud? | 6. Who lives next door? | ear
Come again at the hour of your event. It's another room then. | Come back at your hour | moon
> Go with {brand} when you see it, and clap. | Clap together | hands-clapping
> Send {brand} a video, turning once around, with the ceiling. | A video, ceiling too | video-camera

cost: What makes an event expensive
* It's rarely the flowers. It's the hour after midnight at the party. | The hour after midnight | clock
* What does the price of an event depend on? | What does it depend on? | tag
* A second microphone, a second bar, an extra hour. Now add. | A second bar, an extra hour | calculator
First heads. Food, chairs, plates, staff, all of it per person. | 1. Heads | users
Then hours, counted from the first truck to the last broom. | 2. From first truck to last broom | broom
Then what the room doesn't have. A bare hall is cheap until you fill it. | 3. What the room doesn't have | warehouse
Then technology. One voice is easy, a band and two screens aren't. | 4. Sound, light, screens | speaker-high
~ Then late changes. A new seating plan in the last week moves ten things. | 5. Late changes | swap
Say your sum at the start. Then it gets built to that, not cut down to it. | no: Build, then cut / yes: Build to the sum | coins
> Name a sum to {brand} at the start, even if it's rough. | Name a rough sum | coins
> Ask {brand} what an extra hour would mean. | What's an extra hour? | clock

tip: Plan the last half hour first
* Most parties don't end. They leak. | They leak | door-open
* How do you end an event well? | How should it end? | door-open
* Lights on, music off, and the last guests are looking for their coats. | Lights on, coats gone | lightbulb
Decide what the last picture should be. A song, a toast, a walk outside. | 1. The last picture | star
Put it earlier than you think, while most are still there. | 2. While most are still there | clock
Then something warm in the hand. Soup, fries, a cookie for the road. | 3. Something for the road | cookie
Bring the light up slowly. And the coats have to be quick. | 4. Light up slowly, coats fast | coat-hanger
~ Somebody stands at the door and says good night to each one. | 5. A good night at the door | hand-waving
The last picture is the one they'll describe at breakfast. | | coffee
> Tell {brand} what the last picture should be. | What's the last picture? | star
> Start with the end when you sit down with {brand}. | Start with the end | flag-checkered

season(9-10): The year-end party starts now
* Green leaves outside, and December's good party nights are gone. | December is filling up | calendar
* When should you plan the year-end party? | When to plan it? | calendar
* It's September, and somebody says, the holiday party, there's plenty of time. | "Plenty of time" | hourglass
Everybody wants the same two weeks, and the same three evenings. | Everyone wants the same evenings | calendar-x
So think sideways. Early December is good, and January's wide open. | no: The third Thursday / yes: Early, or in January | calendar-check
A late lunch is a party, too, and people get home to their kids. | A late lunch works | fork-knife
Send the date out now, even if you don't know what it'll be. | Send out the date now | mail
~ And ask quietly who doesn't drink and who doesn't celebrate. Then nobody's left out. | Ask who'd be left out | heart
Where and how can follow. | |
> Give {brand} two dates, and one of them in January. | Two dates, one in January | calendar
> Hold a date with {brand} before you have a theme. | Date first, theme later | push-pin
`,
})
