import { trade } from './trade.ts'

export const partyEntertainer = trade({
  id: 'party-entertainer',
  name: 'party entertainer',
  also: [
    "children's entertainer",
    'kids entertainer',
    "children's party entertainer",
    'birthday entertainer',
    'magician',
    "children's magician",
    'clown',
    'face painter',
    'face painting',
    'balloon artist',
    'balloon twister',
    'balloon modeller',
    'princess party',
    'party princess',
    'puppet show',
    'puppeteer',
    'bubble show',
    'juggler',
    'party clown',
    'stilt walker',
    'magic show',
    'costumed character',
  ],
  way: 'home',
  customers: 'families',
  thing: 'a show',
  things: 'shows',
  words: [
    'party',
    'show',
    'magic',
    'magician',
    'trick',
    'clown',
    'balloon',
    'face',
    'birthday',
    'kid',
    'child',
    'guest',
    'cake',
    'puppet',
    'costume',
    'wand',
    'audience',
    'entertainer',
    'game',
    'paint',
    'princess',
    'rabbit',
    'bubble',
    'applause',
  ],
  pieces: `
mistake: Don't serve the cake during the show
* Cake and magic don't mix. The cake wins. | Cake against magic | cake
* When should the cake come, before the show or after? | Before or after? | cake
* The magician lifts the hat, and somebody shouts cake. | Somebody shouts cake | cake
Every head turns to the kitchen door. | Every head turns | eyes
The rabbit could sing now, and nobody would notice. | Nobody sees the rabbit | rabbit
Sugar also makes it hard to sit, and there's frosting on the carpet. | Frosting, and no sitting still | ice-cream
So arrive, run around, show, and then the candles. | no: Cake in between / yes: Show first, then candles | candle
~ Keep the cake where nobody can see it. Under a box, even. | | box
> Work out the order of the afternoon with {brand}. | The order of the afternoon | list
> Tell {brand} when the candles get lit, and the rest fits around it. | When are the candles? | candle

mistake: The show needs a small corner, not the whole lawn
* A show in the middle of a big lawn gets lost. | Lost on the lawn | grains
* Where do you put the entertainer at a party? | Where's the stage? | question
* Bounce house left, swings right, and a magician in between. | Bounce house, swings, magician | magic-wand
Children watch what's nearest, and a swing moves. | The swing moves | eyes
Put the show in front of a wall or a hedge, so nobody walks through the trick. | 1. A wall or hedge behind | wall
Put a blanket down in front. That's where the kids sit. | 2. A blanket in front | rug
Turn the music off, and close the bounce house for half an hour. | 3. Music off, bounce house closed | speaker-high
~ And keep the sun out of their eyes, or they'll squint at the rabbit. | 4. Sun behind the children | sun
> Send {brand} a photo of the room or the garden. | Send a photo of the spot | camera
> Measure the corner, and check with {brand} whether it's enough. | How much room? | ruler

myth: Louder isn't better for the little ones
* Three-year-olds don't want a bigger show. They want a smaller one. | A smaller show | baby
* What do very small kids like at a party? | What do the small ones like? | question
* Here comes the clown, in huge shoes, and the birthday kid hides. | The birthday kid hides | sneaker
A stranger with a painted face is a lot when you're that small. | A lot, for someone small | mask-happy
Bubbles, one puppet, a song with hands. That fills a room. | Bubbles, one puppet, a song | hand
They need to see the magic close, and be allowed to touch it. | Close enough to touch | hand-tap
And it should be short. Quit while they still want more. | no: Big and loud / yes: Close and short | timer
~ The big noise is for later, when they're six and know everything. | | megaphone
> Give {brand} the ages, smallest and biggest. | The smallest and the biggest age | ruler
> Mention to {brand} if somebody's afraid of clowns. Some moms are. | Anyone afraid of clowns? | mask-sad

how: Why the kids always see it before the magician
* The kids scream, behind you, and the magician looks the wrong way. | "Behind you!" | megaphone
* Why does the magician keep dropping the wand? | Why does the wand break? | magic-wand
* The wand goes limp, and the whole party is in stitches. | The limp wand | magic-wand
At home, grown-ups know everything. Here the kids know more. | The kids know more | lightbulb
They see the ball, and that silly person doesn't. So they shout. | They see it first | eyes
That's practiced. Where to look, how long not to notice. | Not noticing takes practice | eye-slash
Then comes the real trick, when they're sure they've got it. | Then the real trick | spark
~ And it's a child who says the magic word, because then it was the child. | | speech
> Have the birthday kid think up a magic word for {brand}. | Think up a magic word | speech
> Choose the assistant with {brand} beforehand, or leave it to chance. | Who gets to assist? | hand

how: How a face gets painted before the kid wriggles
* A tiger takes a few minutes, because no kid sits longer. | One tiger, a few minutes | cat
* How do you paint the face of a child who can't sit still? | Can't sit still? | face-mask
* The sponge is cold, the party is loud, and the nose twitches. | Cold sponge, twitching nose | paint-brush
The big color goes on first, with a sponge, in three wipes. | 1. The big color, with a sponge | paint-brush-broad
Then the lines, fast, from the nose out. | 2. Lines, from the nose out | paint-brush
Eyes closed and count to ten. That's when the lids get done. | 3. Count to ten, lids | eye-closed
Glitter at the end, or it ends up everywhere else. | 4. Glitter at the very end | sparkle
Then the mirror. Nobody talks for a second. | The mirror | mirror
~ A butterfly takes longer, and half the room wants one. | | butterfly
> Count the faces for {brand}. It decides how the line goes. | How many faces? | users
> Tell {brand} about any sensitive skin beforehand. | Sensitive skin? Say so | face-mask

question: What if the birthday kid is shy?
* Not every birthday kid wants to be on stage. | Not every kid wants the stage | microphone-stage
* What if my child is shy at the show? | What if they're shy? | question
* Everybody sings happy birthday, and the birthday kid is under the table. | Under the table | table
Nobody has to come up front. A nod is enough, or a shake. | A nod or a shake is enough | smiley
A good helper job can be done from the floor. Hold this, and don't let go. | Hold this, right where you sit | hand
You can put a friend on each side. That helps a lot. | A friend on each side | users
~ Often the shy one raises a hand near the end. Then it's their own idea. | | hand-palm
And if not, they laughed from under the table, and that's fine. | | smiley
> Whisper to {brand} which kid is the shy one. | Which one is shy? | ear
> Tell {brand} what your child loves, so there's something to talk about. | What do they love? | heart

question: How long should the show be?
* The same show can be too long and too short. | Too long, or too short? | timer
* How long should a show at a kids' party be? | How long? | clock
* The last trick is still coming, and two kids are in the plants. | Two are in the plants | potted-plant
Very small ones can watch about as long as a bedtime story. | at: Very small / A bedtime story long | book
School kids last longer, if they get to shout. | at: School kids / Longer, with shouting | megaphone
Big ones want to know how it's done, so they'll stay for the secret. | at: Big ones / Until they know the secret | magnifier
~ With mixed ages, aim for the small ones. The big ones help. | |
After it, plan something with legs. Tag, balloons, outside. | Afterwards, something with legs | person-simple-run
> Say to {brand} which number is on the cake. | Which number is on the cake? | cake
> Give {brand} the pickup time. That's the real end. | When's pickup? | clock

comparison: Magic show or face painting?
* A show is for all at once. Paint is one after the other. | All at once, or in turn | users
* Magician or face painter for the party? | Magician or painter? | magic-wand
* With ten kids, the face paint line is cute. With thirty, it's a line. | A cute line, or just a line | users
In a show everyone sits, laughs together, and it's over. | Show: together, then over | hands-clapping
You get half an hour to light candles in peace. | You get a quiet kitchen | candle
Face paint runs along with the party. Kids come, get a tiger, and leave. | Paint: runs alongside | cat
It's good when guests drop in and out, or when ages are wildly mixed. | Paint: good for all ages | users-three
~ Balloons are in the middle. Quick, loud, and they leave with a dog. | Balloons: quick and loud | balloon
> Does everyone arrive at once? {brand} will want to know. | All at once, or in and out? | clock
> Describe the afternoon to {brand} and see which one it asks for. | Describe the afternoon | chat

choose: How to choose an entertainer for kids
* The party video has loud music and no children in it. | Music, but no children | video
* How do you choose an entertainer for a birthday? | How do you choose? | question
* In the photo you see a great costume. Look at the kids' faces instead. | Look at the faces | smiley
Are they laughing, or are they being photographed? | 1. Laughing, or posing? | camera
Ask what happens when one kid keeps grabbing the wand. | 2. What about the grabber? | hand-grabbing
Ask what's different for four-year-olds and for nine-year-olds. | 3. Four or nine, what changes? | cake
Ask how early they come and what they need from you. | 4. How early, and what's needed? | clock
~ Someone who works with kids asks you things, too. The name, the age, the dog. | 5. Do they ask back? | chat
> Ask {brand} about the kid who keeps grabbing the wand. | "What about the grabber?" | hand-grabbing
> Have the name, the age, and the dog ready when you call {brand}. | Name, age, dog | phone

first: What happens when you book a party act
* You've never had a magician in your living room. | Never had a magician in | couch
* What happens after you book someone for a party? | What happens then? | question
* The doorbell rings an hour before the party, and it's a suitcase. | A suitcase at the door | suitcase
Before the day there's a talk. Who, how old, where, what to leave out. | 1. A talk beforehand | chat
On the day somebody sets up while you put out chips. The kids stay out. | 2. Setting up in secret | lock
Then you gather them, socks on, phones off. | 3. Gather the kids | sock
You do the clapping at the start. The rest copy you. | 4. You clap first | hands-clapping
~ And somebody big stays in the room. It's a show, not a sitter. | 5. One adult stays | user
> Open a door to {brand} that the kids don't use. | A door kids don't use | door-open
> Call {brand} when you know the day, even if the guest list isn't done. | Know the day? Call | calendar

care: Getting a tiger off a face
* The kid goes to bed as a tiger, and the pillow is orange. | Orange pillow | bed
* How do you get face paint off? | How does it come off? | question
* The party's over, the butterfly is asleep, and the face is blue. | A blue face, asleep | butterfly
Most face paint dissolves in water. Rubbing smears it. | no: Rub hard / yes: Soap, soften, wipe | drop
So lather first, with mild soap, and let it sit a moment. | 1. Lather, wait | hand-soap
Then wipe downward with a wet cloth, from the forehead to the chin. | 2. Wipe from the top down | towel
Around the eyes use only the corner of the cloth. | 3. Eyes with a corner | eye
~ A trace of blue at the hairline is normal. Tomorrow's bath gets it. | | bathtub
Shirts go in cold water before they go in the wash. | Shirts in cold water first | t-shirt
> Ask {brand} what the paint comes off with. | What takes it off? | drop
> Save one photo for {brand} before the washcloth. | Photo before washcloth | camera

checklist: What to have ready before the show
* The show is easier when five small things are ready. | Five small things | list
* What does an entertainer need from you? | What's needed? | question
* The magician is here, and the only outlet is behind the couch. | Outlet behind the couch | plug
A place to park where a heavy case doesn't have to travel. | 1. A spot to unload | car
An outlet, and a corner cleared of toys. | 2. An outlet, a clear corner | plug
A blanket or cushions, so they know where to sit. | 3. Something to sit on | rug
A table nobody will lean on, and a glass of water. | 4. A table and a glass of water | table
And the dog somewhere else. Dogs ruin tricks. They smell everything. | 5. The dog elsewhere | dog
~ Then turn off the television, even if the sound's already off. | | television
> Go through those five with {brand} on the phone. | All five on the phone | phone
> Check with {brand} what else has to be in that corner. | What else is needed? | question

cost: What a party show costs and why
* It's a short show, and the whole day is gone. | The whole afternoon | clock
* What does the price of a party entertainer depend on? | What's it made of? | receipt
* You see the trick. You don't see the packing and the rabbit's lunch. | The rabbit eats too | rabbit
First the drive and the setup. The case is packed before breakfast. | 1. Drive and setup | car
Then which day it is. Saturday afternoon exists only once a week. | 2. The day you picked | calendar
Then how many kids, if each gets a face or a balloon. | 3. How many kids | balloon
Then what's in it. Games afterwards, music, a second person. | 4. Show only, or more | music
~ If your party can be on a weekday, say that first. | | calendar-check
> Ask {brand} how a weekday would change things. | What about a weekday? | calendar
> Tell {brand} the number of kids, honestly, with the cousins. | Count the cousins | users

tip: Sit on the floor with them
* The best thing you can do at a show is sit down. | Just sit down | rug
* Why do some party audiences giggle, and others wander off? | Why do some wander off? | footprints
* Grown-ups chat at the back, and the kids look at the grown-ups. | Grown-ups chat at the back | chat
If you're watching, it must be good. That's how they see it. | They watch what you watch | eyes
So take your coffee and sit on the edge of the blanket. | Edge of the blanket | coffee
Laugh when it's funny. Gasp, even if you know how it's done. | Gasp a little | hands-clapping
Chatting goes on in the kitchen, with the door shut. | no: Chat at the back / yes: Chat in the kitchen | door
~ Film one trick, then put the phone away. | | phone-slash
> Take a spot on the blanket when {brand} begins. | Save yourself a spot | rug
> Be the one who claps first when {brand} comes on. | Clap first | hands-clapping

season(5-9): A party in the garden and the wind
* A garden party has one guest nobody invited. The wind. | The uninvited guest | wind
* What should you think of for a show outdoors? | What about outdoors? | tree
* Cards in the hedge, bubbles in the neighbor's pool. | Cards in the hedge | wind
Balloons pop on grass that's been cut short, and in hot sun. | Short grass pops balloons | balloon
Cards, scarves, and bubbles go where the wind goes. | Scarves go with the wind | wind
So look for a corner out of the wind, in the shade. | no: Middle of the lawn / yes: A shady corner | tree
Little ones need the sun behind them, and so do you. | The sun behind them | sun
~ Grass stains, so the wand person kneels on your oldest towel. | | towel
And decide before noon whether you go in. Then everybody can stop looking up. | Decide about rain by noon | cloud-rain
> Windy day? Find out from {brand} what still works. | What works in wind? | wind
> Keep a room free for {brand}, in case of rain. | A room in case of rain | umbrella
`,
})
