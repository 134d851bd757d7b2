import { trade } from './trade.ts'

export const tennisClub = trade({
  id: 'tennis-club',
  name: 'tennis club',
  also: [
    'tennis academy',
    'tennis school',
    'tennis coach',
    'tennis center',
    'tennis centre',
    'tennis court rental',
    'tennis instructor',
    'tennis lessons',
    'tennis pro',
    'racquet club',
    'racket club',
    'padel club',
    'pickleball club',
    'squash club',
    'badminton club',
    'tennis and padel club',
    'lawn tennis club',
    'tennis camp',
    'tennis association',
    'junior tennis program',
  ],
  way: 'join',
  customers: 'players',
  thing: 'a tennis match',
  things: 'tennis lessons',
  words: [
    'tennis',
    'racket',
    'ball',
    'court',
    'serve',
    'forehand',
    'backhand',
    'club',
    'string',
    'net',
    'match',
    'doubles',
    'member',
    'coach',
    'grip',
    'clay',
    'partner',
    'rally',
    'volley',
    'toss',
    'player',
    'baseline',
    'game',
    'point',
  ],
  pieces: `
mistake: Where tennis points go to die
* There's a strip of the court where most points are lost. | The strip where points die | racquet
* Why do so many balls land right at your feet? | Why at your feet? | footprints
* You stand in the middle of the court, and the ball's at your shoelaces. | The ball's at your shoelaces | tennis-ball
It feels safe there, halfway. Close to everything, you think. | It feels safe there
But it's too far back for a volley and too far in for a bounce. | no: Halfway / yes: All the way in or back
So you're forever digging out half volleys with your knees in your ears. | Digging at your feet | shovel
Choose a home. A step behind the baseline, or a big step from the net. | Choose a home | home
Through the middle you run. You don't live there. | Run through it | person-simple-run
~ Only go on in when you've hit something deep. | Go in behind a good one
> Play a set at {brand} and see where your feet like to stand. | Where do you stand? | footprints
> Have {brand} call out each time you're caught in between. | Caught in between? | speech

mistake: Two serves that have never met
* If your second serve is a different stroke, you've only practiced half. | Two serves, half practiced | tennis-ball
* Why's your second serve a little tap over the net? | Why the little tap? | question
* The first serve goes into the net with a bang. Now comes the pancake. | A bang, then a pancake | tennis-ball
The first one's all arm. The second one's all worry. | First: arm. Second: worry. | smiley-nervous
And the one across the net takes two steps forward. | They step forward | footprints
Start from the other end. Learn one you can hit all afternoon, with spin, high over the net. | One with spin, high over | tennis-ball
That's your second. Now add a bit of pace, and that's your first. | Add pace, and it's your first
~ Same toss, same swing. Only a bit braver. | Same toss, same swing
Slow isn't safe. Spin's safe, because it comes down by itself. | no: Slow is safe / yes: Spin is safe
> Leave your first serve at home for one match at {brand}. | Only second serves | tennis-ball
> Practice at {brand} with one basket and no first serves. | One basket, no firsts | basket

myth: You don't have to be good to join
* First you join the tennis club, then you get good. Never the reverse. | Join, then get better | racquet
* Do you have to be good to join a tennis club? | "Am I good enough?" | question
* You look through the fence at the court, and they're all so good. | Through the fence | eyes
You're looking at court one, on a Saturday, at a match. | Court one, on a Saturday
Go around the back. There are four people laughing and one ball in the hedge. | The ball in the hedge | tree
A club needs all of them. There are teams for the top, and there's Tuesday for the rest. | Teams, and the rest | people
What people look for in a partner is that they come, and that they call the score. | They come, and call the score | calendar-check
~ Being a level below somebody is how you learn. Being a level above is how you're nice. | no: Only your own level / yes: Up and down
> Look around the back of {brand}, not only at court one. | Look around the back | eyes
> Ask {brand} which evening the beginners laugh. | When do beginners play? | calendar

how: How strings go flat
* Your strings die in the closet, too. | They die in the closet | coat-hanger
* How do you know when your racket wants new strings? | When are they due? | question
* The racket's the same, the swing's the same, and every ball sails long. | Every ball sails long | tennis-ball
They're pulled as tight as a guitar's. From that day on, they give. | Tight, and then giving | guitar
You don't notice, week by week. | A little each week | calendar
The ball sits in there and goes where it likes. | It comes off where it likes
Push them apart with a finger. Do they slide back by themselves? | Do they slide back? | hand-pointing
Look where they cross. A notch like a saw means they'll snap soon. | A notch like a saw | magnifier
~ The old rule says to restring as often in a year as you play in a week. | no: Until they snap / yes: Before they're dead
And a hot car ages them in an afternoon. | Not in the hot car | car
> Hand your racket to {brand} and ask them to press the strings. | Have the strings pressed | hand
> Tell {brand} when they were last done. If you can't, that's the answer. | When were they last done? | question

how: How doubles partners move
* In doubles there's a rope between the two of you. | A rope between you | users
* Why does the ball always go between you and your partner? | Why down the middle? | question
* Yours, you both think, and the ball lands in the middle of the court. | "Yours" | speech
Say it's as long as half the court, from hip to hip. | Half a court long | ruler
If your partner's pulled wide, you slide along. Or there's a barn door open. | Slide along | door
If one goes back for a lob, so does the other. | Back together | rewind
If one goes in, both do. | In together | footprints
Side by side's good. One up and one back leaves a hole. | no: One up, one back / yes: Side by side
~ And the middle belongs to the forehand, unless you said otherwise. | The middle: the forehand
So talk. Mine, yours, leave it, sorry. | Mine, yours, leave it | speech
> Play a set at {brand} as if the rope were real. | As if it was real
> No partner? {brand} is where you'd look for one. | Look for a partner | people

question: Which shoes for which court?
* Which shoes do you wear on a tennis court? | "Which shoes?" | sneaker
* A running shoe on a tennis court tips over the moment you turn. | Not running shoes | sneaker
* You slide, your running shoe doesn't, and there goes the point. | You slide, it doesn't | sneaker
A running shoe is for straight ahead. It's tall, it's soft, and it tips. | Tall, soft, and it tips
Tennis goes sideways, so you want something flat and wide with a firm edge. | no: Made for straight ahead / yes: Made for sideways | sneaker
On clay, a sole like a herringbone. It slides, and it lets the dirt go. | Clay: herringbone
On hard courts, thick rubber, because it's sandpaper out there. | Hard court: thick rubber
Indoors on carpet, no tread at all. | Carpet: smooth
~ And pale soles. A black streak is forever. | Pale soles
At some clubs you're sent home with the wrong ones. | Some send you home | door
> Turn up your soles at {brand} before you go on. | Turn up your soles | footprints
> Ask {brand} what's under their courts before you buy. | What's the court made of? | question

question: How do you find somebody to play with?
* How do you find somebody to play with in a tennis club? | "Who do I play with?" | people
* Joining's easy. It's the second name on the court booking that's hard. | The second name | note-pencil
* You're a new member, you've got a racket, and you know nobody. | You know nobody | racquet
Don't wait to be asked. They've got their foursome, and nobody's left out on purpose. | Don't wait to be asked
Come when everybody comes. There's an open evening in most clubs, with a list. | Come to the open evening | calendar
Say your level honestly. Too modest is just as bad as too proud. | no: Modest or proud / yes: Honest | scales
Be the one who can fill in. Somebody's always sick on a Thursday. | Be the fourth on Thursday
~ And stay for a drink after. It's where the next match gets made. | Stay for a drink | pint-glass
After three of them, your phone rings by itself. | | phone-call
> Tell {brand} you can fill in at short notice. | You can fill in | phone
> Find the evening with the list at {brand}. | The evening with the list | list

comparison: Clay or hard court?
* Clay or hard court? One forgives you, the other one doesn't. | Clay or hard? | racquet
* What's the difference between clay and a hard court? | What's the difference? | question
* Your best shot's a winner at home, and here on clay it comes back. | Here it comes back | repeat
Clay takes the ball by the collar. It slows, and it jumps up. | Clay: slow and high
So you get to everything, and so do they. Points get long. | Points get long | hourglass
You slide into it, and your knees send a thank-you card. | You slide into it
A hard court's honest and quick. What you hit is what you get. | Hard: honest and quick | speedometer
~ On the one, you need patience. On the other, a serve. | no: Patience: hard / yes: Patience: clay
And clay keeps the mark, so nobody has to argue. | Clay keeps the mark | pencil
> Play your first hour at {brand} as if you had all day. | As if you had all day | hourglass
> Tell {brand} what you're used to, and ask what changes. | What are you used to?

choose: Go on a rainy Tuesday
* Visit a tennis club on the day you'd play, not on the open day. | On a day you'd play | calendar
* How do you choose a tennis club? | How do you choose? | question
* At the club's open day there's cake, sunshine, and a free court. | Cake and a free court | cake
Come back on a Tuesday after work and see if there's one then. | Is there one on Tuesday? | calendar
Look at the board. Is it always the same names? | Always the same names? | list
Ask what happens in winter, and where, and for how much. | What about winter? | snowflake
Ask how many in a kids' group, and how many balls in the basket. | How many kids to a basket? | basket
Look at the nets and the showers. Somebody cares, or somebody doesn't. | Nets and showers | shower
~ Then stand near the bar. Does anyone say hello? | Does anyone say hello? | hand-waving
> Come by {brand} on an ordinary day. | On an ordinary day
> Try a guest hour at {brand} if there is one. | Try a guest hour | clock

first: The first hour with a racket
* For your first tennis hour, you need less court than you think. | Less court than you think | racquet
* What's a first tennis lesson like? | What's it like? | question
* You expect a serve, and your coach stands close and throws you a ball. | A throw from a few steps | tennis-ball
You begin close to the net, in the small boxes, with a softer ball. | at: First / Close, and softer | tennis-ball
It's slow, so you've got time to get beside it. | Get beside it
You learn one grip, as if you shook hands with the racket. | at: Then / Shake its hand | handshake
Bounce, hit, you say out loud. It feels childish, and it works. | at: Now / "Bounce, hit" | speech
Then you go back a step, and another. | at: Last / A step back
~ Balls over the fence are part of it. | Over the fence
Count how many times it goes across. That's your first score. | Count the rally | calculator
> Borrow a racket for your first hour with {brand}, if there's one to borrow. | Borrow a racket | racquet
> Put on shoes that hold you sideways and come to {brand}. | Shoes that hold | sneaker

care: Look after the clay and it looks after you
* The last thing you do on a clay court is walk it in circles. | Walk it in circles | spiral
* What do you do with a clay court when you've finished? | When you've finished? | question
* Your time's up, and there's a hole in the clay by the baseline. | A hole by the baseline | clock
First close the holes with your foot, right where you slid. | Close the holes | footprints
Then the drag net. Start outside and go in circles, inward. | no: Straight out / yes: In circles, inward | spiral
Go past the lines, too. | Past the lines too
Brush the lines last, so you can see them again. | Lines last | broom
In the heat, water. When it's dry it flies off in the wind. | Water it in the heat | drop
~ Start your last game with all of that in mind. It takes a few minutes. | Keep a few minutes | timer
And the shoes get knocked out at the gate. | Knock out your shoes | sneaker
> Let {brand} show you once how they like it. | See it once
> Leave it at {brand} the way you'd like to find it. | As you'd like to find it

checklist: What's in a tennis bag
* Five things in a tennis bag that aren't a racket. | Besides the racket | bag
* What do you bring to your first match? | What do I bring? | question
* You're a set up in the match, and your only racket's just gone. | Your only racket | racquet
A second racket, strung. Even an old one. | 1. A second racket | racquet
A dry shirt, and something for when you're sitting. | 2. A dry shirt | t-shirt
A can of balls. Whoever's invited brings the drinks, whoever invites brings the balls. | 3. A can of balls | tennis-ball
Water, and something you can eat between games. | 4. Water and a bite | orange-slice
A hat or a cap, and a grip tape for damp hands. | 5. Cap and grip tape | baseball-cap
~ And a towel. Put it at the back fence, and you've got a place to breathe. | A towel at the fence | towel
> Pack it all and come a few minutes early to {brand}. | Come a bit early | clock
> Ask {brand} which balls are played there. | Which balls? | tennis-ball

cost: What a tennis year costs
* The membership's the small part of a tennis year. | The small part | tag
* What does tennis cost besides the club fee? | What comes on top? | tag
* You've joined the club. Then comes the first winter. | Then comes winter | snowflake
Summer's often in the fee. You book, you play. | Summer's often in it | sun
In winter somebody heats and lights an indoor court, and you pay by the hour. | Winter's by the hour | snowflake
Lessons are extra, and they're cheaper when there are four of you. | Lessons: cheaper for four | people
Balls die quickly, strings a bit slower, shoes on hard courts in a season. | Balls, strings, shoes | sneaker
~ Some clubs ask for a few hours of work. Leaves, paint, the barbecue. | Some ask for a hand | broom
And there's usually a way to try it first. | no: The full year blind / yes: A trial first
> Ask {brand} what a year comes to, winter and all. | A year, with winter | calculator
> Before you join {brand}, ask about a trial. | Try before you join | ticket

tip: Say bounce, say hit
* Two words out loud fix more forehands than any new racket. | Two words out loud | speech
* Why do you hit the ball late every time? | Why always late? | clock
* Your eyes are on the ball, and still the racket's late. | Eyes on it, and late | eye
Say bounce when it bounces, say hit when you hit. | "Bounce", "hit" | speech
Say it as it happens, not a bit before and not a bit after. | As it happens
You can't fool yourself. If your hit comes late, you'll hear it. | You'll hear it | ear
And you can't think about your elbow while you're at it. | No room for the elbow
Then you watch with your ears, too. | | tennis-ball
~ Do it in a whisper in a match. Nobody minds. | In a whisper
Once the two words have a rhythm, leave them out. It stays. | no: Elbow, wrist, feet / yes: Bounce, hit
> Do it for ten balls at {brand}, out loud. | Ten balls, out loud | tennis-ball
> Let {brand} listen whether your hit's on time. | Is it on time? | ear

season(3-4): Before the courts open
* The courts open soon, and your racket's still got last fall's strings. | Last fall's strings | racquet
* What do you do before the tennis season starts? | What's to do? | list
* It smells of wet clay, and somebody's rolling the courts. | Somebody's rolling the court | leaf
Look at the strings and the grip first, because everyone does it in May. | Strings and grip now | racquet
Put your name down for training before the groups are full. | Put your name down | pencil
Run a bit sideways. Your legs have gone straight all winter. | Run sideways | person-simple-run
Serve last, and serve little. A shoulder that's been asleep wants a few weeks. | no: Fifty serves / yes: A few, and softly | tennis-ball
Find your partner before they find another. | Call your partner | phone-call
~ And when there's a day for raking leaves, go. You'll meet everyone. | Go and rake leaves | leaf
> Call {brand} and ask which day the nets go up. | When do the nets go up? | calendar
> Take your racket to {brand} while there's still time. | While there's time | hourglass
`,
})
