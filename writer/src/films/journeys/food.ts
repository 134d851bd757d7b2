import { readPieces } from '#trades/piece.ts'

/** The way to something to eat or drink. */
export const food = readPieces(`
first: The first bite decides nothing
* The first taste of {some} tells you the least. | The first taste tells least | spoon
* Never had {some} before? Slowly, then. | Take it slowly | spoon
* Somebody hands you {some}, and everyone's looking at your face. | Everyone's looking | eyes
The first mouthful of {some} is mostly surprise. | First, surprise | sparkle
Wait a moment. | Wait a moment | timer
With the second you notice what's in the {head}, and with the third you know. | By the third you know | steps
~ Be honest. Nobody's hurt if {some} {isn't:aren't} for you. | Say what you think | speech
> Come to {brand} and try {some} twice. | Try it twice | spoon
> Ask {brand} where a beginner should start with {some}. | Where to start? | question

choose: Mild, middle, or all the way
* How far do you want to go with {some}? | How far? | thermometer
* There's {a} for careful people, and {one} for everybody else. | For careful people | scales
* Mild sounds safe. Then you finish {some} and want more. | Mild sounds safe | smiley
Start one step below what you think you can take of {some}. | One step below | steps
Taste plain. Bread hides things, so try the {head} by itself first. | Plain first | bread
Then with what you'd really have next to {some} at home. | Then as at home | bowl-food
~ Going up is easy, and going down after the strong {head} is hard. | Up is easy, down is hard | trend-up
> Tell {brand} what you usually like, and ask which {noun} comes next. | What do you like? | speech
> Ask {brand} for the mildest and the boldest {noun} there is. | Mildest and boldest | scales

question: What goes with it?
* {Some} alone, that's half the story, so what goes with {it:them}? | What goes with it? | question
* You've got {some} at home, and now dinner's at seven. | Dinner's at seven | fork-knife
* Ask what the people who make {some} eat it with. | What do they eat with it? | bowl-food
The answer's often plain, since good {some} {wants:want} company that keeps quiet. | Quiet company | bread
Bread. Rice. An egg. Put {some} next to it and taste again. | Bread, rice, an egg | egg
Then try the odd one, because somebody loves {some} with something you'd never dare. | The odd one | smiley
~ Write down what worked with the {head}, because by Friday it's gone. | You'll forget by Friday | note-pencil
> Ask {brand} what they have with {some} on a Monday. | On a Monday? | calendar
> Tell {brand} what's for dinner, and ask where {some} could come in. | What's for dinner? | fork-knife

care: Where to keep it
* Fridge? Shelf? Counter? {Some} can't tell you, so ask. | Fridge, shelf or counter? | shelf
* The way you keep {some} at home decides how the last bit tastes. | How the last bit tastes | jar
* You open {some}, love it, and find it in March behind the mustard. | Behind the mustard | jar
Ask where the {head} likes to be, and how long {it stays:they stay} good there. | Where, and how long? | question
Air is what ages most of it, so close {some} well and quickly. | Close it well | lock
Date on it. | A date on it | pencil
~ And put {some} in front, where your hand goes anyway. | In front, not behind | hand
> Ask {brand} how they keep {some} at home. | How do they keep it? | house
> When you pick up {some}, ask {brand} how long you can keep {it:them}. | How long at its best? | clock

how: Ask what takes the time
* Something about {some} takes time, and you can't see it. | You can't see the time | clock
* {Some} {is:are} simple on paper. Then comes waiting. | Then there's the waiting | hourglass
* Which part of {some} can't be hurried? | What can't be hurried? | hourglass
You can turn up the heat but not the time, and the {head} knows. | no: Heat / yes: Time | flame
Ask what's done the day before there {is:are} any {some} at all. | The day before | calendar
Then taste for the slow part of {some}, the one that stays on the tongue. | What stays on the tongue | spoon
~ And ask what happens when {some} {gets:get} rushed, and watch the face. | What if it's rushed? | smiley-nervous
> Ask {brand} which step of {some} takes longest. | Which step is longest? | timer
> Come by {brand} and ask what's being done today for tomorrow's {some}. | Today for tomorrow | calendar

question: What's in it, and what isn't?
* Read the back of {some} before the front. | Back before front | tag
* What's in {some}, and what's been left out? | What's been left out? | list
* Somebody at your table can't eat everything, and you're bringing {some}. | Can't eat everything | users
Ask what goes into {some} first, since that's what there's most of. | What goes in first? | list
Then name what must not be in the {head}, by its name and twice. | Name it twice | warning
Not sure? Leave {some} closed until you are. | Not sure? Leave it closed | hand-palm
~ A short list doesn't make {some} better. Only easier. | Short is easier to ask | list
> Ask {brand} what's in the {head}, and say what you can't have. | Say what you can't have | speech
> Write to {brand} with the list of what must not be in {some}. | Send your list | paper-plane

tip: How much is enough for six?
* How {much:many} {some} for six people? Don't guess. | How much for six? | users
* Nothing's sadder than {some} that {runs:run} out at half past eight. | Gone by half past eight | clock
* Guests are coming, and there'll be {some}, so count mouths, then appetites. | Mouths, then appetites | people
Is the {head} the meal, or what comes beside it? | The meal, or beside it? | question
Children count half, and the friend who loves {some} counts double. | Some count double | users
Then {a little:a few} more {some} than that, if the next morning's yours. | A little for the morning | sun
~ Leftover {some}, that's a plan and not an accident. | A plan, not an accident | lightbulb
> Tell {brand} how many you'll be, and ask how {much:many} {some} that is. | How many will you be? | users
> Ask {brand} early if you'll need {some} for a crowd. | Ask early | calendar

comparison: Fresh today, or better tomorrow?
* {Is:Are} {some} best on the day, or a day later? | Today, or tomorrow? | calendar
* {Some} now or {some} tomorrow? Ask first. | There's a right answer | scales
* Some things peak at once, some need a night, and which {is:are} {some}? | Which one is it? | moon
On the day, the {head} tastes of what went in last. | Day one: what went in last | leaf
Later, it all gets to know each other, and {some} {tastes:taste} rounder, or just tired. | Later: rounder, or tired | hourglass
Ask which, and plan your day around the {head}. | Plan around it | calendar-check
~ Then test it. Keep some of the {head} back, and taste tomorrow. | Keep a little back | jar
> Ask {brand} on which day {some} {tastes:taste} best. | On which day? | calendar
> Call {brand} and ask for the right day for {some}. | Call and ask | phone

mistake: Straight from the cold
* {Some} straight from the fridge {tastes:taste} of half. | Straight from the fridge | snowflake
* Most people have {some} too cold, too hot, or too soon. | Too cold, too hot, too soon | thermometer
* You waited all day for {some}, so wait ten minutes more. | Ten minutes more | timer
Cold keeps the smell in, and much of what you taste in {some} is smell. | Cold keeps the smell in | wind
Heat burns the tongue, and then the {head} could be anything. | Heat burns the tongue | flame
Ask how warm {some} should be, in words like lap or cellar. | Lap warm, or cellar cool? | thermometer
~ Then set your {head} out before you set the table. | Out before the table's set | table
> Ask {brand} how warm {some} should be. | How warm? | thermometer
> Ask {brand} how {some} should really be had. | The right way? | question

cost: What you're paying for in a small one
* A small {noun}, and a price that makes you look again. | Small, and that price? | tag
* Why {does:do} {some} cost what {it costs:they cost}? | Why that price? | coins
* Cheap {some} {is:are} everywhere. And the other? | What's the other one? | scales
First there's what goes in, because {some} can't be better than that. | 1. What goes in | package
Then there's whose hands the {head} has gone through. | 2. Whose hands | hands-clapping
And there's what's thrown away so that your {head} is good. | 3. What's thrown away | trash
~ Try a cheap {noun} beside it, once, with your eyes shut. | Eyes shut, side by side | eye-closed
> Ask {brand} what costs the most in their {head}. | What costs the most? | question
> Come and taste the difference in {some} at {brand}. | Taste the difference | spoon

season(9-12): Something that gets eaten
* Give something that's gone by New Year's Eve, like {some}. | Gone by New Year's Eve | gift
* Who on your list has everything, and nobody brings them {some}? | Nobody brings them this | gift
* {Some} {needs:need} no shelf, no batteries and no receipt. | No shelf, no receipt | gift
Find out what they can't eat before you wrap up any {some}. | What can't they eat? | list
Write on a card what the {head} goes with, in your own hand. | A card in your own hand | note-pencil
And put the date on the {head}, so nobody saves it to death. | A date, so it gets eaten | calendar
~ Two small ones beat one large {noun}, and one of them is for you. | One of them is for you | smiley
> Ask {brand} which {noun} travels well. | Which travels well? | package
> Order {some} early from {brand}, and tell them who the present's for. | Order early | calendar

myth: The label that says traditional
* Traditional {some}? Ask whose tradition. | Whose tradition? | question
* Every family makes {some} the only right way. | The only right way | house
* {Some} at home tasted different. Better, too? | Was it better? | scales
One grandmother adds something, and the next one calls her {head} wrong. | Two grandmothers | users
Both are right, so ask where {a} {comes/come} from and who taught {them}. | Ask who taught it | chat
Your own {head} may just be the one you had first. | The one you had first | baby
~ Bring a picture of yours, since people who make {some} love to argue. | Bring yours along | image
> Tell {brand} how {some} was in your family. | In your family | speech
> Ask {brand} where their {head} comes from. | Where's it from? | map-pin

tip: Buy one more than you need
* You'll finish {some} before you planned to. Everybody does. | Before you planned to | hourglass
* One {noun} is for the table, and the other one? | And the other one? | question
* Nobody ever said there was too much {noun} in the house. | Too much? Never | smiley
Put one where guests can see it, since {some} {starts:start} conversations. | Where guests can see it | table
Keep the other for the evening when nobody wants to cook, and {some} {saves:save} it. | For the evening nobody cooks | moon
Write the date on the {head}. | The date | calendar
~ And if a friend admires {some}, you know what to bring next time. | What to bring next time | gift
> Ask {brand} how many {many} people usually take. | How many do people take? | hash
> Order {a} from {brand}, and one more for the shelf. | One more for the shelf | shelf

first: Ask for a taste
* Ask for a taste of {some}, which isn't rude. | It isn't rude | spoon
* Which {noun} is yours, to your tongue and not your head? | Your tongue knows | question
* You're in front of {some}, and there are too many kinds. | Too many kinds | list
Begin with whatever's plainest, so the next {noun} has something to beat. | The plainest first | steps
Drink water. | Drink water | cup
Then try the {noun} you think you won't like. | The one you won't like | smiley-nervous
~ And if all of it is good, take the {head} you'd miss on a Tuesday. | Missed on a Tuesday | calendar
> Come to {brand} and ask for a taste of {some}. | Ask for a taste | spoon
> Ask {brand} which {noun} surprises people. | Which surprises people? | sparkle

how: The day starts before yours
* Before you're awake, somebody's busy with {some}. | Before you're awake | moon
* How early does a day with {some} begin? | How early? | clock
* You smell {some} before you see {it:them}. | Smell first | wind
Ask what the first hour goes into, because {some} {begins:begin} long before there's anything to taste. | The first hour | hourglass
Ask who taught them, and what they do differently with {some} today. | Who taught them? | users
Hands or machine? For each step of {some}, there's a reason. | Hands, or machine? | hand
~ Come early once, and you may see {some} being made. | Come early once | sun-horizon
> Ask {brand} when their day with {some} begins. | When does it begin? | clock
> Come by {brand} early, and ask what's happening with {some}. | Come by early | sun

checklist: For a table that isn't yours
* You're bringing {some} to somebody else's table. | Somebody else's table | gift
* Can {some} travel an hour in a warm car? | An hour in a warm car | car
* Don't take {some} to a party before you've asked these. | Ask these first | list
Will the {head} sit upright, or does it roll? | 1. Upright, or rolling? | box
Can {some} wait on a counter, or is there a fridge? | 2. Counter, or fridge? | snowflake
Is there anybody who can't have {some}, and who'd never say so? | 3. Who can't have it? | users
~ And a knife, a spoon, whatever {some} {needs:need}, because nobody has a clean one. | 4. A clean spoon | spoon
> Ask {brand} how {some} {travels:travel} best. | How does it travel? | car
> Tell {brand} where you're taking {some}, and ask how to pack {it:them}. | How to pack it? | package

comparison: From here, or from anywhere
* {Some} {is:are} in every supermarket, and then there's this. | And then there's this | scales
* What do you taste in {some} from around the corner? | From around the corner | map-pin
* Two kinds of {some} on one plate, and no labels. | No labels | scales
Shut your eyes for the first one, then have a sip of water, then {some} from the other. | Eyes shut | eye-closed
Don't ask which {noun} is better, ask which you'd finish. | Which would you finish? | question
Then look at the labels, and see what each {head} is made of. | Now the labels | tag
~ And whoever guessed wrong about {some} does the dishes. | Wrong? Dishes | drop
> Ask {brand} what makes their {noun} different, and taste for it. | What's different? | question
> Bring your favorite {noun} along, and ask {brand} to compare. | Bring your favorite | bag
`)
