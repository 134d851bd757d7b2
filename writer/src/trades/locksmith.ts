import { trade } from './trade.ts'

export const locksmith = trade({
  id: 'locksmith',
  name: 'locksmith',
  also: [
    'mobile locksmith',
    'emergency locksmith',
    'auto locksmith',
    'car locksmith',
    'automotive locksmith',
    'residential locksmith',
    'commercial locksmith',
    'master locksmith',
    'lock and key shop',
    'key cutting shop',
    'key cutter',
    'key cutting',
    'locksmith shop',
    'lock repair',
    'lockout service',
    'safe technician',
    'safe and lock',
    'security and locks',
    'rekeying service',
  ],
  way: 'home',
  customers: 'customers',
  thing: 'a lock job',
  things: 'lock work',
  words: [
    'lock',
    'key',
    'door',
    'deadbolt',
    'bolt',
    'latch',
    'cylinder',
    'knob',
    'pin',
    'locksmith',
    'keyhole',
    'lockout',
    'handle',
    'safe',
    'padlock',
    'strike',
    'rekey',
    'hinge',
    'lockbox',
    'mailbox',
    'fob',
  ],
  pieces: `
mistake: The spare key under the mat
* The mat is the first place anyone looks for a key. | The first place they look | key
* Where do you hide a spare key? Not where you're thinking. | Not there | potted-plant
* Under the pot, over the door, in the fake stone. That's everyone's key. | Everyone's key | potted-plant
If you thought of it in ten seconds, so does somebody else. | Others think of it too | timer
And if it's used, there's no broken lock to show for it. | No sign of a break-in | lock-open
Give it to a neighbor you like. | no: Under the mat / yes: With a neighbor | house-line
Or use a small lockbox with a code, screwed to a wall and not to a fence slat. | Or a lockbox on the wall | lock
~ No address on the key, in any case. | No address on it | tag
And try it. Half-forgotten copies often don't turn. | Try it in the door | key
> Have a copy made from the original at {brand}, and try it before you give it away. | Copy from the original
> Ask {brand} which lockbox they'd screw to their own wall. | Which lockbox? | lock-key

mistake: Forcing a stiff key
* A key that has to be forced will break. It's just choosing the day. | It's choosing the day | key
* Why does the key only turn if you wiggle it? | Why the wiggle? | question
* It's raining, you've got groceries, and the key won't turn. | Groceries, rain, no turn | cloud-rain
Keys are soft. Each twist bends it a bit, until there's a crack you can't see. | Each twist bends it
Then you've got one half in your hand and one in the lock. | Half in, half out | hand
Try it with the door open. If it's easy then, the door has sunk, and the lock's fine. | no: Stiff when open: the lock / yes: Easy when open: the door | door-open
~ Pull the door toward you, or lift it by the handle, and turn again. | Pull or lift, then turn
If it's just as stiff, it's the key or the cylinder. Try the spare. | Try the spare | key
> Tell {brand} whether it's stiff with the door open, too. | Stiff when open too? | phone
> Bring the bad key and the good one to {brand}. | Both keys | key

myth: A locksmith has to drill
* The drill should be the last thing a locksmith takes out. | The drill comes last | toolbox
* Does a locksmith have to break the lock to get you in? | Must it be broken? | question
* You're locked out, and the locksmith is already holding a drill. | Drill in hand already | hand-palm
A door that only fell shut can mostly be opened with no damage at all. | Fell shut: no damage | door
A locked one can often be picked, pin by pin. | Locked: often picked
Some good cylinders really do need drilling. | Some need drilling
Then you should be told first, with what the new one costs. | Told before, with the price | invoice
What isn't normal is a drill first, and no talk. | no: Drill, no talk / yes: Look, talk, then try | chat-circle-text
~ Ask, what will you try before that? | "What before that?" | question
> On the phone, ask {brand} what they try first. | What do they try first? | phone-call
> Tell {brand} if it's only shut or really locked. It changes everything. | Shut or locked? | lock

how: What a key does in there
* Your key is a row of little mountains, and the lock knows each one. | Little mountains | mountains
* How does a lock know it's your key? | How does it know? | question
* Hold your key up to the light. That's a landscape. | Hold it to the light | key
Inside are pins on springs, each cut in two, at a different height. | Pins, each cut in two
With no key, they stick out, and the cylinder can't turn. | No key: they block it | lock
Your key lifts every one until all the cuts are on one line. | Your key lines them up
Now there's a clean edge, and it turns. | Then it turns | lock-open
One pin a hair too high, and nothing moves. | no: One pin off: stuck / yes: All in line: turns
~ A copy of a copy of a copy has lost that hair. | Copies of copies drift | copy
> Bring the oldest original to {brand} when you want a copy. | The oldest original | key
> Got a key you can't place? Let {brand} look at the cuts. | A key you can't place

how: How a door opens when you've pulled it shut
* The door fell shut, the key's inside, and it isn't even locked. | It isn't even locked | door
* How do locksmiths open a door that fell shut? | How's it opened? | question
* In your socks on the landing, you hear the door go click. | Click | sock
When it only falls shut, what's holding it is the latch. | Only the latch holds
That's the slanted bit, with a spring behind it. It slides in when the door closes. | Slanted, on a spring
So it can be pushed back, with the right tool in the right gap. | It can be pushed back | tool
A deadbolt has no slant and no spring. That needs a key, or time. | no: Deadbolt: key or time / yes: Latch: pushed back | lock
~ Which is why you turn the key when you leave for a week. | So lock it when you leave | suitcase
So pulling it shut isn't the same as locking it. | Shut isn't locked
> Say to {brand} whether you turned the key when you left. | Did you turn the key? | key
> Locked out now? Check the back door and call {brand}. | Check the back door | phone-call

question: Will they ask for your ID?
* A locksmith who doesn't ask who you are would open for anyone. | Who are you? | identification-card
* "Why do I have to prove that it's my door?" | "Isn't it my door?" | door
* Your wallet's inside, behind the door, and now you need an ID. | Your ID is inside | wallet
Think of it from the other side. Somebody else could be standing there. | It could be someone else
So you're asked for something with your name and that address. | Name and address | identification-card
If it's locked in, say so. You can often show it once the door's open. | Inside? Show it afterward | door-open
A neighbor who knows you, or the landlord on the phone, helps as well. | A neighbor helps | house-line
~ With a car, it's the papers. | For a car, the papers | car
Be glad about it. | no: No questions asked / yes: Asked for your ID
> Ask {brand} what they'd like to see, while you're waiting. | What should I show? | phone
> Have your address ready, exactly, when you call {brand}. | The exact address | map-pin

question: The key broke off in the lock
* The key's broken off. Now leave it alone. | Leave it alone | hand-palm
* What do you do when a key breaks in the lock? | What now? | question
* There's half a key in your hand, and the door's still shut. | Half a key | key
Don't push the other half in to try and turn it. That shoves the stub deeper. | Don't push it in
No super glue, please. That's how a lock gets thrown away. | No super glue | prohibit
If a bit sticks out, hold it with fine tweezers and pull straight. | no: Glue / yes: Tweezers, straight out | hand
Before that, a little dry lubricant, if you've got some. | A bit of dry lube
~ Keep both pieces. A new one can often be cut from them. | Keep both pieces
And then ask why it broke, since the next one will too. | Why did it break? | magnifier
> Bring both pieces to {brand} in an envelope. | Both pieces | envelope
> Tell {brand} which way it was turned when it broke. | Which way was it turned? | phone

comparison: New lock or new pins
* You don't need new locks. You need the old keys to stop. | Old keys must stop working | key
* Rekey or replace the locks, when you've just moved in? | Rekey or replace? | question
* You've got the keys to the new house. So do other people. | So do other people | key
Rekeying means the lock stays on the door, and gets new pins inside. | Rekey: new pins
Your old key won't turn anymore, and the new one will. | Old key out, new key in | lock-key
You can have all your doors on one key that way. | All doors, one key | door
Replace it when it's worn, when it's weak, or when you'd like it different. | Worn or weak: replace | lock
~ If it's only about who has a copy, new pins do it. | no: A new lock each time / yes: New pins
> Count your doors and tell {brand} how many should share a key. | How many on one key? | list
> Read {brand} the name that's stamped on your lock. | What's stamped on it? | magnifier

choose: Find a locksmith before you need one
* Choose your locksmith tonight, while you've still got your key. | While you've still got a key | key
* How do you know it's a real locksmith? | A real one? | question
* Locked out, you type the word locksmith, and take the first one. | You take the first | phone
The first one may be a call center far away. | May be a call center | headset
Ask for the name of the company. If all they say is "locksmith," hang up. | 1. The company's name | storefront
Ask where they are, and who's coming. | 2. Where are they? | map-pin
Ask for the price to the end, and not only for coming out. | 3. The price to the end | invoice
Look at the van and the receipt. Is it the same name? | 4. Same name on the van? | van
~ If the number doubles at the door, you may say no. | It doubled? Say no | hand-palm
> Put {brand} in your phone tonight. Not under "locksmith," under the name. | Save the name | phone
> Call {brand} once when nothing's wrong, and ask those questions. | Call when all's well | phone-call

first: What happens when you're locked out
* Locked out? Sit down for a moment. The door won't leave. | Sit down first | stairs
* What happens after you call a locksmith? | What happens then? | question
* You've called, it's cold, and the door's still shut. | Called, and cold | door
While you wait, try the other doors and windows. You'd be amazed. | at: Meanwhile / Try the other doors | window
Then somebody comes, asks who you are, and looks at the lock. | at: Then / A look at the lock | flashlight
You hear what'll be tried, and what it costs, before it starts. | at: Next / Hear the price first | speech
Most of it is quiet. Some feeling, some listening. | at: Then / Quiet work | ear
Once you're in, show your ID, if you couldn't before. | at: Last / Show your ID | identification-card
~ Try your key and lock it once, together. | Lock it once together | key
> Say to {brand} where you're standing. Third floor, blue coat, small dog. | Where are you standing? | map-pin
> Then get that second key cut at {brand}, and leave it with somebody. | And the second key | key

care: Don't feed your lock cooking oil
* Cooking oil in a lock works for a week, and then it's glue. | Then it's glue | drop
* What do you put in a stiff lock? | What goes in? | question
* The lock's stiff, and the salad oil's right there. No. | No salad oil | prohibit
Oil loves dust. Inside a lock, dust and oil become a paste. | Oil plus dust is paste
Then the pins stick, the key sticks, and you push harder. | Pins stick
It wants a dry lubricant, made for locks. A little puff. | no: Cooking oil / yes: A puff of dry lubricant | wind
Put the key in and out a few times, and wipe off what's black. | Wipe off the black | towel
~ Once a year will do, when you change the clocks, say. | When the clocks change | clock
And clean the key. It lives in a pocket with crumbs. | Clean the key | key
> Ask {brand} which lubricant suits your lock. | Which one suits it?
> Oil in there already? Tell {brand}, it may only need a good clean. | Oiled already? Say so | speech

checklist: New house, whose keys?
* On the first evening in the new house, count the keys. And the doors. | Count the keys | key
* Who else has a key to your new house? | Who else has one? | question
* The seller hands you three keys. How many were there? | Three of how many? | key
Dog walker, cleaner, neighbor, builder. Somebody has one. | Somebody has one | users
Front door and back door. | 1. Front and back | door
The door from the garage into the house, and the remotes. | 2. Garage and remotes | garage
Side door, cellar, shed. | 3. Side door and shed | home
Windows with a lock. | 4. Window locks | window
~ Mailbox, too. It holds your new bank card. | 5. Mailbox | mailbox
Write down which have a key, and which of those you can't find. | Which can't you find? | note-pencil
> Read {brand} that list and ask what could go on one key. | Read out the list | list
> Moving on Saturday? Tell {brand} which doors matter the first night. | The first night

cost: What you pay for when a door opens
* The door was open in two minutes. So what was it you paid for? | Open in two minutes | timer
* What does the price of a locksmith depend on? | What does it depend on? | invoice
* Same lock, same street, two bills. One was on a Sunday night. | One was Sunday night | moon
There's the hour. The middle of the night costs more than noon. | The hour | clock
There's the way, from there to your door. | The way to you | map-trifold
There's the lock. A shut latch is quick, a good cylinder isn't. | no: Good cylinder: slow / yes: Shut latch: quick | lock
A car key may have a chip in it that has to be taught. | Chip in the key? | cpu
~ And the two minutes took years to learn. | Years to learn
So ask for the whole sum before anybody sets off. | The whole sum, before | phone-call
> Tell {brand} what's on the lock, and if you turned the key. | What's on the lock? | magnifier
> No hurry? Ask {brand} what it would be in the morning. | And in the morning? | sun

tip: Four long screws in the door frame
* Your deadbolt is only as strong as the screws beside it. | Look at the screws | screwdriver
* What's the weakest part of a locked door? | What's weakest? | question
* Take a screwdriver to your front door and undo one screw by the bolt. | Undo one screw | screwdriver
The bolt goes into a metal plate in the frame. Look at what's holding that. | Look at the plate | magnifier
Often it's two short screws in a thin strip of soft wood. | Two short screws
One kick and the wood splits. The lock's still locked. | The wood splits first | door
Long screws go through, right into the stud behind the frame. | no: Short: into trim / yes: Long: into the stud
~ Do the hinges as well while you're at it. | Do the hinges too
And does the bolt slide all the way out? Close the door slowly and look. | Does it go all the way? | eye
> Bolt only going halfway in? Show {brand}. | Halfway in?
> Show {brand} the screw you took out, and ask for the right length. | The right length | ruler

season(12-2): A frozen lock and a kettle
* Put the kettle down. Not on a frozen lock. | Put the kettle down | coffee
* What do you do when the car lock is frozen? | Frozen. What now? | snowflake
* It's dark, your breath is white, and the key only goes halfway in. | Only halfway in | snowflake
Boiling water melts it, runs in, and an hour later it's frozen worse than before. | It freezes again
On a cold window, it can crack the glass. | It can crack glass | window
Warm the key in your closed hand for a good while. | no: Hot water / yes: A warm key | hand
Slide it in, wait, and take it out. Do it again, and don't twist. | In, wait, out | hourglass
De-icer works as well. It doesn't work from inside the car. | De-icer in your coat | car
~ On a house door, a cover over the keyhole keeps the rain out to begin with. | A cover over the keyhole
> Twisted it already and it bent? Take it to {brand} before it breaks. | Bent? Don't use it | key
> Freezes each winter? Have {brand} look where the water gets in. | Where does water get in? | drop
`,
})
