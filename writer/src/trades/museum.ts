import { trade } from './trade.ts'

export const museum = trade({
  id: 'museum',
  name: 'museum',
  also: [
    'history museum',
    'local history museum',
    'art museum',
    'science museum',
    "children's museum",
    'heritage center',
    'heritage centre',
    'open-air museum',
    'living history museum',
    'maritime museum',
    'railway museum',
    'folk museum',
    'natural history museum',
    'house museum',
    'historic house',
    'museum of art',
    'city museum',
    'transport museum',
    'science center',
    'exhibition center',
    'village museum',
  ],
  way: 'visit',
  customers: 'visitors',
  thing: 'a visit',
  things: 'visits',
  words: [
    'museum',
    'exhibition',
    'exhibit',
    'gallery',
    'label',
    'painting',
    'object',
    'collection',
    'curator',
    'visit',
    'ticket',
    'display case',
    'glass case',
    'guide',
    'tour',
    'statue',
    'frame',
    'history',
    'art',
    'guard',
    'room',
    'photo',
    'visitor',
    'artifact',
    'archive',
  ],
  pieces: `
mistake: You don't have to see all of it
* By the third gallery, your feet hurt and everything looks brown. | Sore feet, brown pictures | footprints
* How do you see a whole museum in one afternoon? | All of it in one afternoon? | hourglass
* Two hours in, you're walking past whole centuries of the collection. | Walking past whole centuries | person-simple-walk
You can't see it all, and nobody who works there does either. | Nobody sees it all | building
Walk through once, fast, and don't read anything. | 1. Walk through, read nothing | person-simple-walk
See what makes you slow down. | 2. See where you slow down | footprints
Go back to three of those, and give each of them real time. | 3. Go back to three | star
~ Sit in front of one, if there's a bench. | | armchair
Then go have coffee. You'll remember all three next year. | Then coffee | coffee
> Pick three things at {brand} and skip the rest without guilt. | Three things, no guilt | check
> Try a stranger's three at {brand}. Ask whoever is at the door. | Which three would you pick? | question

mistake: Look first, read second
* Most visitors look at the label longer than at the painting. | Label longer than painting | tag
* Should you read the label first? | Label first? | question
* You walk up to the painting, and your eyes go straight to the label. | Straight to the label | eyes
Read it first, and you've got a name and a date. You nod, and you walk on. | A name, a date, a nod | identification-badge
Try it the other way around. Stand there and look for a full minute. | Look for a whole minute | timer
Where's the light coming from? Who isn't looking at anybody? | Who looks at nobody? | eye
What's in the corner that nobody ever paints by accident? | What's in the corner? | magnifier
~ A minute is longer than it sounds. | |
Now read the label. It's answering your own questions. | no: Read, nod, walk on / yes: Look, wonder, then read | check
> Give one picture at {brand} a full minute before you read. | One minute, then read | timer
> Find out at {brand} what your own questions are. | What would you ask? | question

myth: You don't need to know anything about art
* You don't have to know anything to stand in front of a statue. | You don't have to know anything | user
* Do you need to know about art to enjoy a museum? | Do you need to know art? | question
* Everyone else in the gallery seems to be nodding. | Everybody's nodding | users
Half of the people nodding in there are looking for the restroom. | | toilet
Start with what you do know. Shoes, hands, weather, dogs. | Shoes, hands, weather, dogs | dog
You can tell when a man hasn't slept, even in oil paint. | You know tired when you see it | eye
You can tell that dress was hot and that chair was hard. | You know a hard chair | chair
And you're allowed to dislike it. Say why, and you've said something. | You're allowed to dislike it | thumb
~ Guides love people who say why. | |
> Come to {brand} with your eyes and no homework. | Bring eyes, no homework | eyes
> Tell someone at {brand} what you can't stand, and ask what they see in it. | What do you see in it? | chat

how: Why the old paper lies in the dark
* The old letter hangs in a gallery so dark you can hardly read it. | Hard to read in there | envelope
* Why is it so dark in some rooms of a museum? | Why so dark? | moon
* You step from the sunny hall into a gallery and see nothing. | From sun into the dark | eye-slash
Light does to paper what it does to your curtains. | Light fades paper and cloth | sun
It fades a little each day, and that color never comes back. | What's gone is gone | drop-slash
So drawings, dresses, and letters get little light, and not for long. | Little light, not for long | lightbulb
After some months they go back in a drawer and rest. | Then back in the drawer | archive
~ Stone and bronze don't care. That's why they stand by the window. | Stone can take the sun | window
Wait two minutes. Your eyes open up, and the ink does too. | Wait, then look again | timer
> Find out what's resting in the drawers at {brand} right now. | What's in the drawers? | archive
> Give your eyes two minutes in the darkest room of {brand}. | Two minutes for your eyes | eye

how: How an object gets ready for its case
* A lot of gloves have held that spoon in the glass case. | Gloves, gloves, gloves | spoon
* What happens before an object goes on display? | What happens before? | question
* It came to the museum in a shoebox, wrapped in newspaper. | It came in a shoebox | box
First it waits alone, in case something is living in it. | 1. It waits alone | bug
Then it's cleaned with small brushes, and cotton, and a lot of patience. | 2. Cotton and patience | brush
It's measured, photographed, and gets a number so it can't get lost. | 3. A photo and a number | hash
Somebody asks where it comes from, and keeps asking. | 4. Where does it come from? | question
Then it gets a stand made for it alone, so nothing presses. | 5. A stand of its own | hand
~ If it's done well, you don't notice the stand. | |
> Look at the stands at {brand} for a change. They're tiny sculptures. | Look at the stands | eye
> Ask {brand} what came in a shoebox. | What came in a shoebox? | box

question: Why can't you touch it?
* One finger does nothing to a statue. Everybody's fingers wear its nose off. | Everybody's fingers | fingerprint
* Why can't you touch anything in a museum? | Why not touch? | hand-palm
* You reach for the old silk, and a museum guard coughs. | A guard coughs | hand-palm
Look for a statue with one shiny foot. Every visitor took a little along. | Everyone took a little | footprints
Skin leaves salt and grease, even when it's clean. | Salt and grease from skin | drop
On metal that shows up later, as a fingerprint that won't come off. | It shows up later | hand
On fabric it's dirt, and dirt can't simply be washed out of old silk. | Old silk can't be washed | dress
~ That's why there are copies to hold. Feel free with those. | Copies are for hands | hand-tap
And yes, it's hard not to. The guards know. | |
> Look for what you're allowed to hold at {brand}. | What can you hold? | hand
> Keep one hand in your pocket at {brand}. It helps. | A hand in the pocket | hand

question: Can you take photos?
* A flash lights up the glass case, and you've got a photo of yourself. | A photo of yourself | camera
* Can you take photos in a museum? | Photos or not? | camera
* You hold up the phone, and a guard takes one small step. | One small step | security-camera
Mostly yes, without flash, for yourself. Check the sign at each room. | Usually yes, without flash | camera
Borrowed things may be off limits, because the owner said no. | Not if it's on loan | prohibit
Tripods and sticks stay outside. They fall on things. | No tripods, no sticks | prohibit
For glass, hold the phone close and tilt it, till the lamp is gone. | Tilt until the lamp is gone | phone
~ Take the label too. Later you'll want the name. | Take the label, too | tag
Then put it away and look once without it. | Then look without it | eyes
> Find the guard at {brand} and ask where the best spot to stand is. | Where's the best spot? | map-pin
> Take one photo at {brand} of something nobody else looks at. | One nobody else takes | camera

comparison: With a guide or on your own?
* With a guide you see a few things. Alone you see everything. | A few things, or everything | eyes
* Guided tour, or on your own? | Guided or alone? | question
* The tour stops at a plain brown jug. Everyone else walks by. | The plain brown jug | jar
You'd have walked past that jug. With a guide, you know who hid it and why. | You'd have walked past | footprints
A guide gives you stories and one good joke, at group speed. | Guide: stories, group speed | users
The audio guide talks when you want it to, and can't be asked. | Audio: you can't ask it | headphones
Alone you go where you're pulled, and read too much. | Alone: where you're pulled | signpost
~ A nice order is the tour first, and then back alone to the jug. | Tour first, then back alone | repeat
> See when the next tour leaves at {brand}, then have a coffee. | When's the next tour? | clock
> Tell the guide at {brand} what you came to see. | What did you come for? | speech

choose: How to choose an exhibition you'll remember
* The poster shows the most famous painting. There may be just that one. | Maybe just that one | image
* How do you choose an exhibition? | Which one? | ticket
* Rainy Sunday, three museums, one umbrella. | Three museums, one umbrella | umbrella
Look for what's only there for a while. The rest will still be here in fall. | 1. What's only here for now? | hourglass
Ask how big it is. A few rooms can be better than a whole floor. | 2. How big is it? | door-open
Ask if there's something to do, if you've got kids along. | 3. Anything to do for kids? | puzzle
And think of what bored you as a child. That's often the one. | 4. What bored you as a child? | lightbulb
~ A day with a curator's talk is worth moving your week for. | | calendar-star
> Ask {brand} what goes back home soonest. | What leaves first? | suitcase
> Check when a curator talks at {brand}, and go on that day. | When's the talk? | calendar

first: How to bring a child to a museum
* With a child, the museum ends when the child ends. | It ends when they end | baby
* How do you visit a museum with a small kid? | How with a kid? | question
* Your kid loves the museum's elevator. And the drawer that lights up. | The elevator, the drawer | elevator
Don't plan a visit. Plan a hunt. | A hunt, not a visit | magnifier
Find three dogs, or something gold, or the worst haircut. | 1. Three dogs | dog
Let them tell you what the person in the picture wants for dinner. | 2. What's for dinner? | fork-knife
Let them choose one postcard, and then find the real one. | 3. Postcard, then the real one | image
~ Leave the stroller for the long hall. You'll need the speed. | |
Leave before everyone's tired. That's earlier than you think. | Leave early | clock
> Get the hunt sheet at {brand}, if there is one. If not, make your own. | Is there a hunt sheet? | list
> Start with the animal room at {brand}, or whatever's closest to one. | Start with animals | cat

care: How to keep old photos at home
* Grandma's photos are in the attic, and the attic is killing them. | Not in the attic | image
* How do you look after old photos and letters? | How to keep them? | envelope
* The photo won't come off the sticky page of the album. | Sticky old album pages | book-open
Attics are too hot, basements are too damp. A closet in the middle is good. | no: Attic or basement / yes: A closet in the middle | house
Hold them at the edges, like museum people do. | Hold the edges | hand
No tape, no rubber bands, no paper clips. They all leave marks. | No tape, no clips | paperclip-horizontal
Write on the back, at the margin, in soft pencil. Who, where, when. | Names in soft pencil | pencil
~ Ask for acid-free boxes. Ordinary cardboard turns yellow and so do the letters. | Acid-free boxes | box
And ask the oldest person you know, while you can. | Ask who they are, now | chat
> Found something odd in the box? Take a photo to {brand}. | Something odd? Show it | image
> Find out from {brand} what kind of box old paper likes. | Which boxes? | archive

checklist: What to take along, and what to leave
* The bigger your bag, the shorter your visit. | Big bag, short visit | bag
* What should you bring to a museum? | What to bring? | question
* You're halfway round the exhibition, and your new shoes are winning. | The shoes are winning | sneaker
Shoes you could cook dinner in. Stone floors are hard. | 1. Soft shoes | sneaker
A layer, because the air is kept cool for the objects. | 2. A layer | hoodie
A pencil, not a pen, if you like to draw. | 3. A pencil to draw with | pencil
Reading glasses. Labels are small and hang low. | 4. Reading glasses | eyeglasses
A coin for the locker, and then the umbrella goes in it. | 5. A coin for the locker | lockers
~ And something to eat for afterwards. Looking makes hungry people mean. | |
> Leave the backpack at the desk of {brand} and float. | Leave the backpack | backpack
> Ask {brand} where the benches are, for halfway through. | Where are the benches? | chair

cost: Why a special exhibition costs extra
* The museum's own rooms are one price. The big exhibition is another. | Why is there a second ticket? | ticket
* Why does a special exhibition cost more than the museum? | Why extra? | question
* One painting, three crates, two climates, and somebody who travels along. | One painting, three crates | truck
Those things belong to somebody else, and they've come a long way. | 1. They come from far away | truck
Each gets a crate built for it, and someone rides with it. | 2. A crate of its own | box
It's insured from nail to nail. From the old wall to the new one. | 3. Insured from nail to nail | hammer
Walls get built and painted, and come down after a few months. | 4. Walls for a few months | wall
~ Your ticket pays only a part of that. | |
If you come more than twice, look at the yearly card. | Twice a year? Get the card | card
> Check with {brand} whether there's a family ticket or a free hour. | A free hour? Family ticket? | ticket
> Count your visits, then ask {brand} about the card. | Count your visits | calendar

tip: Go backward
* Start at the end of the exhibition. It's empty there. | Start at the end | signpost
* How do you avoid the crowd in a museum? | How to avoid the crowd? | users
* Room one, and a crowd in front of the first label. | A crowd at the first label | users-three
Everybody starts at the beginning, fresh, and reads every word. | All start at the beginning | users
They get faster, and the last rooms get a glance. | The last room gets a glance | eyes
So walk through to the end and work back toward the door. | no: With the stream / yes: From the end | footprints
You'll know how the story comes out. It's history, so everybody does. | |
~ The hour before closing is also quiet, and so is lunch. | Lunch and the last hour | clock
When the crowd catches up with you, you're having coffee. | You're having coffee | coffee
> Try it at {brand} and begin in the last room. | Begin in the last room | door
> Ask {brand} which hour of the week is the emptiest. | When's it empty? | clock

season(11-2): What a museum is good for in winter
* It's gray outside, and inside the museum it's some other summer. | Gray outside, summer inside | sun
* Is a museum any good on a cold Sunday with restless people? | A cold Sunday | snowflake
* Wet gloves, foggy glasses, then a warm room with a whale in it. | A warm room with a whale | fish
You can walk for an hour without a coat. | A walk without a coat | coat-hanger
Kids can look at bones while you dry. | | bone
Come right at opening on a weekend. By afternoon everyone's had the idea. | no: Sunday at three / yes: Sunday at opening | clock
~ Put gloves in the sleeves, or they'll live in the lockers. | | hand
Pick one thing you'd like to have at home, and say where you'd put it. | What would you take home? | house
You'll argue about that all the way back. | | chat
> Meet at {brand} at opening and find the warmest picture. | Find the warmest picture | thermometer-hot
> Been to {brand} before? Go straight to what's new. | Straight to what's new | footprints
`,
})
