import { trade } from './trade.ts'

export const runningCoach = trade({
  id: 'running-coach',
  name: 'running coach',
  also: [
    'run coach',
    'running coaching',
    'marathon coach',
    'online running coach',
    'running school',
    'running club coach',
    'trail running coach',
    'endurance coach',
    'triathlon coach',
    'running group',
    'running trainer',
    'running technique coach',
    'couch to 5k coach',
    'ultra running coach',
    'half marathon coach',
    'running program',
    'track coach',
  ],
  way: 'class',
  customers: 'runners',
  thing: 'a running plan',
  things: 'coaching sessions',
  words: [
    'run',
    'running',
    'runner',
    'race',
    'pace',
    'mile',
    'marathon',
    'shoe',
    'training',
    'plan',
    'stride',
    'hill',
    'finish',
    'coach',
    'watch',
    'interval',
    'lap',
    'breath',
    'start',
    'jog',
    'foot',
    'calf',
    'track',
    'trail',
  ],
  pieces: `
mistake: Your easy run isn't easy
* Most easy runs are a little too fast to be easy. | Too fast to be easy | speedometer
* Why do your hard days feel so flat? Look at your easy runs. | Look at your easy runs | calendar
* A friend runs beside you, asks something, and you answer in single words. | You answer in single words | speech
Easy means you can tell a story, with commas. | Easy: a story with commas | speech
It feels almost silly, and somebody with a dog may pass you. | Passed by a dog | dog
But that's how you can do a lot of it, and the lot is what builds you. | A lot of easy builds you | calendar
If each day's a bit hard, none's ever really hard. It's all the same gray. | no: Every day gray / yes: Easy easy, hard hard
~ Walk up the hill if that keeps the story going. | Walk the hill | mountain
Your watch won't like it. | | watch
> Run once with {brand} and talk the whole way. | Talk the whole way | speech
> Ask {brand} what easy is for you. It's slower than you hope. | What's easy for me?

mistake: The first mile is a liar
* The first mile of a race feels wonderful. Don't believe it. | Don't believe the first mile | flag
* Why does everyone pass you at the end of a race? | Why do they pass you? | question
* The gun goes, the crowd roars, and your watch shows your best mile ever. | Your best mile ever | watch
You're rested, you've got numbers on your chest, and it costs nothing. | It seems to cost nothing | ticket
It costs, all right. You're paying with the last mile, and the rate's terrible. | You pay at the end | credit-card
So start where it feels too slow, and let them go. | no: With the crowd / yes: Too slow for a while
Count the ones you'll collect later. They'll come back to you one by one. | You'll collect them later
~ Line up further back than you'd like. It does the job for you. | Line up further back | people
In the middle, you may begin to run. | In the middle, you may run | person-simple-run
> Plan your first mile with {brand}, not on the day. | Plan the first mile | list
> Tell {brand} how your last race came apart. | How did it come apart? | speech

myth: Walking isn't cheating
* Walking in a run isn't giving up. It's a way to run. | It's a way to run | person-simple-walk
* Is it still a run if you walk some of it? | Does walking count? | question
* You're walking, somebody runs by, and you look for a shoelace to tie. | The shoelace trick | sneaker
A beginner who runs to the very end has had one bad run. | Until you can't: one bad run
One who runs a minute and walks a minute goes further and comes home smiling. | Run a bit, walk a bit | timer
The trick's to walk before you need to. | Walk before you must
Once you're gasping, a break's a rescue. Before that, it's a plan. | no: A rescue / yes: A plan | list
~ On long hills, the fast ones walk too. They just don't look sorry. | Fast ones walk too | mountain
The runs grow by themselves, and one day you forget to stop. | One day you forget
> Start with more walking than running at {brand}. | More walking than running | person-simple-walk
> Get a plan from {brand} that has walks in it. | A plan with walks | list

how: Why your plan has an easy week
* A good running plan goes up three steps and down one. | Three up, one down | stairs
* Why's there a week with hardly any running in your plan? | Why so little this week? | question
* You feel great, and your coach writes: less this week. | "Less this week" | calendar
A run doesn't make you stronger. It makes you tired. | A run makes you tired | battery-full
You get stronger after, asleep, on the couch, if there's time for it. | Stronger on the couch | couch
Add and add, and the repair crew never catches up. | The repairs fall behind | wrench
So a few weeks go up a bit, then one's light, and everything sets like cement. | A light week lets it set
~ The long run grows slowly, too. A little, and not every week. | The long run grows slowly
Before a race, it's the same idea. Less and less, until you're bored and springy. | no: Cramming / yes: Bored and springy | rabbit
> Bring your last four weeks to {brand}. | Bring your last four weeks | calendar
> Find the light week in your plan with {brand}. | Where's my light week? | question

how: What intervals are for
* Intervals are small pieces of a race with rests in between. | Pieces of a race | puzzle
* Why run back and forth when you want to run far? | Why back and forth? | repeat
* One lap hard, one lap slow, and your coach holds a watch. | One hard, one slow | watch
You can't run at a fast pace for long. That's what makes it fast. | Fast can't be long
So it's cut up, and between the pieces you get your breath back. | Cut up, with breath between | scissors
Added together, you've run more of it than you ever could at once. | More than in one piece | calculator
Your feet learn to be quick, and your head learns that it passes. | Quick feet, calm head | footprints
~ The last one should look like the first. If it doesn't, the first was too fast. | no: First one fastest / yes: All alike
And then it's easy again for a day or two. | Then easy again | calendar
> Do one small set with {brand} and see how even you are. | How even are you? | timer
> How hard is hard? Run one set at {brand} and find out. | How hard is hard? | gauge

question: What to do about a stitch
* What do you do when you get a stitch on a run? | "I've got a stitch" | question
* A knife under your ribs, in the middle of a nice easy run. | A knife under the ribs | knife
* You run with one hand pressed in your side, and your breath's in bits. | A hand in your side | hand
First, slow down. You won't outrun it. | Slow down | person-simple-walk
Breathe out long, all of it, as if you blew up a balloon. | Breathe out long | balloon
Do that as the foot on the other side lands, and it often lets go. | On the other foot | footprints
Press with two fingers where it is. | Press and bend | hand
~ Then think back. A big lunch? A big glass of something just before? | no: A big lunch before / yes: Hours in between | food
It mostly comes when you start too fast. Most things do. | It comes from starting fast
If it keeps coming back, have it looked at. | Keeps coming? Ask a doctor | stethoscope
> Keep a note of when it comes and show {brand}. | Note when it comes | note-pencil
> Let {brand} listen to you breathe for a mile. | A mile of listening | ear

question: What to eat before the race
* What do you eat on the morning of a race? | "What do I eat?" | food
* Nothing new on race day. It's the oldest rule there is. | Nothing new on race day | calendar
* In the hotel there's a buffet, it's race morning, and you see the salmon. | Salmon at dawn? | fish
What worked on a long run at home, that's your breakfast. | What worked at home
For many, that's toast, a banana, something dull, a few hours before. | Something dull, hours before | bread
It isn't dinner that makes you run well, it's the whole week. So no mountain of noodles at midnight. | no: Noodles at midnight / yes: Eating well all week | bowl-steam
Try your drink and your gels in training, too. Stomachs have opinions at mile nine. | Try the gels in training
~ New shoes, new shorts, new socks, it's the same. Wear what's already been out with you. | The old socks | sock
And find the restroom early. | Find the restroom | toilet
> Rehearse your breakfast, then tell {brand} how it sat. | Rehearse your breakfast | repeat
> On your next long run for {brand}, practice race morning. | Practice race morning

comparison: A coach or an app?
* An app knows your pace. A coach asks why you sound tired. | App or coach? | phone
* Do you need a running coach when there's an app? | Coach or app? | question
* Your watch says run six, and you've been up all night with a kid. | The watch says run | watch
The app gives you a good plan for somebody. | App: a plan for somebody | person
If your weeks are like that somebody's, it'll do fine. | Fine if that's you
A coach rewrites Thursday because of Wednesday. | Coach: Thursday rewritten | pencil
They see how your shoulder hangs when you're tired. They notice you've gone quiet. | Notices you've gone quiet | ear
~ And it's harder to lie to one. | Harder to lie to | smiley-wink
If you need to be pushed, a beep may do. Most people need to be held back. | no: Pushed by a beep / yes: Held back by a person
> Tell {brand} what your app doesn't know about you. | What doesn't it know? | phone
> Show {brand} the plan you didn't finish. | The plan you didn't finish | list

choose: Which questions a coach should ask
* Count how many questions a running coach asks about the rest of your life. | Count the questions | question
* How do you choose a running coach? | How do you choose? | question
* You write to a coach, and a plan comes back within the hour. | A plan, and no questions | mail
How do you sleep, what's your work, who needs you at six in the morning? | Sleep, work, mornings | bed
What's hurt before, and for how long? | What's hurt before? | bone
What do you run now, really, in a bad week? | Your bad weeks | calendar-x
Then you ask. How often will I hear from you, and what happens if I miss a week? | "What if I miss a week?" | speech
~ Fast isn't the same as good at explaining. | no: Fast / yes: Good at explaining
See if the others still run after a year. | Do they still run? | person-simple-run
> Ask {brand} what happens when life gets in the way. | When life gets in the way
> Tell {brand} about a bad week, not your best one. | Tell a bad week | calendar

first: The first run with a coach
* On the first run, your coach mostly runs behind you. | Behind you, looking | eyes
* What happens the first time you run with a coach? | My first run | question
* You try to run nicely, because somebody's looking. It lasts about a minute. | You run nicely for a minute | timer
There's talk first. How long, how often, what creaks. | Talk first | speech
Then up and down a quiet road, easy, until you stop posing. | Until you stop posing | road-horizon
What they see is small. Where the foot lands, what the arms do, if your head bobs. | Foot, arms, head | footprints
You hear one thing to try. Just one. | One thing to try | target
Quicker steps, perhaps. It feels odd, like writing with a new pen. | Like a new pen | pen
~ Bring your oldest shoes. The soles tell what you don't. | Bring your oldest shoes | sneaker
You leave with something to play with. | no: A new style / yes: One thing to play with
> Come to {brand} in the shoes you really run in. | The shoes you run in | sneaker
> Show {brand} the bottom of your old pair. | Show your soles | footprints

care: What your shoes do overnight
* Your running shoes need a day off more than you do. | Shoes need a day off | sneaker
* How do you make a running shoe last? | How do they last? | question
* You come home from a wet run and kick the shoe under the radiator. | Under the radiator | cloud-rain
Heat's the worst you can do. The glue goes soft, the foam goes hard. | no: On the radiator / yes: Stuffed with paper | thermometer-hot
Pull out the insole and stuff newspaper in. | Newspaper in | newspaper
Untie them. If you step on the heel to get out, it gives way, and then your foot slides. | Untie them first
Two pairs, taking turns, get a night to spring back. | Two pairs, in turns | repeat
~ Mud off with a brush, and never in the washing machine. | A brush, not the machine | washing-machine
When the sole's smooth or they stand crooked on the table, they've retired. They'll mow lawns. | Crooked on the table? Retired
> Put them on the table tonight, and send {brand} a photo from behind. | A photo from behind | camera
> Take both pairs along to {brand}. | Take both pairs | sneaker

checklist: Lay it out the night before
* Lay out a flat runner on the floor the night before the race. | A flat runner on the floor | t-shirt
* What do you pack for race day? | What do I pack? | bag
* It's five in the morning, race day, and you're looking for a safety pin. | Looking for a pin | push-pin
The number, pinned on the shirt already, all four corners. | 1. The number, on the shirt
Shoes and socks that have been out together. | 2. Shoes and socks that know you | sneaker
Something warm to throw away or hand over at the start. | 3. Something warm for the wait | hoodie
What you'll eat, counted, and where you'll carry it. | 4. What you'll eat | food
Balm for where it rubs. You know where. | 5. Balm where it rubs
And dry clothes for after, down to the underwear. | 6. Dry clothes for after | bag
~ Charge the watch, double knot the laces, go to bed. | Charge the watch | watch
> Send {brand} a photo of your flat runner. | Send the flat runner | camera
> Go through the list with {brand} a week ahead. | A week ahead | calendar

cost: What you pay a running coach for
* With a running coach, you pay for attention, not for a sheet of numbers. | For attention | eyes
* What does the price of a coach depend on? | What does it depend on? | tag
* One coach costs a pair of socks, the other a pair of shoes. | Socks or shoes? | sneaker
A plan that's sent once is the least. It can't know you caught a cold. | A plan sent once | file-text
One that's changed every week costs more, since somebody reads what you did. | Changed every week | pencil
Calls and messages take time, and so does looking at film of you. | Calls and film | video
Running side by side takes the most. | Side by side | people
~ A group spreads it out, and it gets you out the door in the rain. | A group gets you out | cloud-rain
So ask what happens after you've sent in your week. | no: How many pages? / yes: Who reads my week?
> Ask {brand} who reads your week and who answers. | Who reads my week? | mail
> A plan, an eye, or company? Decide before you write to {brand}. | A plan, an eye or company? | question

tip: Turn the watch over
* Once a week, run with your watch turned over. | Turn the watch over | watch
* Can you tell your pace without looking at your watch? | Can you tell? | question
* You check your watch eleven times a mile, and your neck knows it. | Eleven times a mile | eyes
Pick a time and not a distance. Out for half of it, and then you turn. | By time, not distance | hourglass
Guess your pace out loud before you look. Then look. | Guess, then look | speech
At first you're far off. After a few weeks you're close, and that's worth having. | Closer every week | target
In a race the signal jumps, hills lie, and it's windy. What you've got is the feel. | Signals jump | map-pin
~ Listen to your feet. They change key before you notice you're tired. | Listen to your feet | ear
And lift your head. There's a heron by that bridge. | no: Eyes on the wrist / yes: Eyes on the heron | bird
> Tell {brand} your guess before you tell the number. | First the guess
> Try one blind run for {brand} this week. | One blind run | eye-closed

season(11-2): Short steps, long sleeves
* On ice, the best runner takes the smallest steps. | The smallest steps | snowflake
* Should you run outside in winter? | Run in winter? | thermometer-cold
* It's dark, it's sleeting, and your running shoes are by the door. | The shoes or the couch | couch
Dress for ten minutes from now. You should be a little cold at the door. | A little cold at the door | door
Hands, ears, and knees first. The middle heats itself. | Hands, ears, knees | beanie
Steps short and under you, as if you carried a tray. | Short, under you | footprints
Forget your pace. Go by minutes, because snow doesn't know your pace. | no: By pace / yes: By minutes | timer
~ Wear something that shines, best at the ankles. What moves is what gets seen. | Shine at the ankles | flashlight
Into the wind first, and home with it, so you don't freeze when you're wet. | Out against the wind | wind
> Make a date with {brand}. It's harder to stay in when somebody's waiting. | A date is harder to skip | calendar-check
> And on sheer ice? Have {brand} write you an indoor day. | And on sheer ice? | question
`,
})
