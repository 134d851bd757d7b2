import { trade } from './trade.ts'

export const chimneySweep = trade({
  id: 'chimney-sweep',
  name: 'chimney sweep',
  also: [
    'chimney sweeping',
    'chimney cleaning',
    'chimney cleaner',
    'chimney service',
    'chimney company',
    'chimney inspection',
    'chimney repair',
    'certified chimney sweep',
    'fireplace service',
    'fireplace cleaning',
    'flue cleaning',
    'stove sweep',
    'wood stove service',
    'wood stove installer',
    'log burner installer',
    'stove fitter',
    'master sweep',
    'dryer vent and chimney cleaning',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a sweep',
  things: 'chimney sweeping',
  words: [
    'chimney',
    'fire',
    'fireplace',
    'stove',
    'soot',
    'flue',
    'smoke',
    'ash',
    'wood',
    'log',
    'brush',
    'sweep',
    'damper',
    'hearth',
    'creosote',
    'flame',
    'kindling',
    'draft',
    'ember',
    'cap',
    'firewood',
    'nest',
  ],
  pieces: `
mistake: Burning wood that hisses
* If the log hisses, you're burning water. | You're burning water | drop
* Why does the fire just smolder, however much wood you add? | Why does it smolder? | log
* You put a log on, and the fire goes hiss. | Hiss | ear
Fresh wood is heavy with water. First that has to boil off. | First the water boils | drop
All that heat goes up the chimney as steam, and the room stays cold. | Steam up, cold room | thermometer-cold
And the smoke's cool and wet, so it sticks to the inside of the flue. | Wet smoke sticks | cloud
That's what turns into creosote, black, shiny, and it burns. | It turns to creosote | flame
Knock two logs together. Dry ones clack, wet ones thud. | no: It thuds: wet / yes: It clacks: dry | hand
~ Dry ones have cracks in the end, like a star. | Cracks like a star | star
> Bring in a log from your pile when {brand} comes, and ask what they make of it. | Bring in one log | log
> Burned a lot of wet wood? Tell {brand} before the sweep. | Wet wood? Say so

mistake: Ashes in a paper bag
* Ash isn't cold just because it's gray. | Gray isn't cold | fire
* When can ash from the fireplace go in the trash? | When's it safe to toss? | trash
* The fireplace is cold, so you scoop the ash into a paper bag. Stop. | Not the paper bag | prohibit
Deep in the ash an ember can glow for days. Ash is a blanket. | Ash is a blanket | bed
Nobody sees it, nobody smells it, and then it's next to the cardboard. | Then it meets cardboard | box
So it goes in a metal bucket with a tight lid. | Metal, tight lid
And the bucket stands outdoors, on stone, away from the house, until it's cold right through. | no: Paper bag / yes: Lidded metal bucket
~ And leave a thin layer in the stove, it keeps the next fire warm. | Leave a thin layer | flame
> Leave the ash where it is on the day {brand} comes, if it isn't stone cold. | Still warm? Leave it
> Ask {brand} how much ash your stove likes to keep. | How much to keep?

myth: You hardly use it, so it needs no sweep
* A fireplace you never light can still be full. | Still full | home
* You hardly ever make a fire. Does it need a sweep? | Does it need one? | question
* The first fire in years, and the smoke comes straight into the room. | Straight into the room | cloud
Birds love a chimney without smoke. They've had all spring. | Birds love it | bird
A nest is twigs and feathers, right above your fire. | A nest above the fire | feather
Rain falls in too. With old soot, it makes an acid mud that eats the bricks. | Rain plus soot eats brick | drop
Bits of brick and mortar come down, and nobody's there to see. | Bits come down | wall
~ Even a gas fire needs a flue that's open. | Gas needs a clear flue too | flame
So it's about what's in there, and less about how often you burn. | no: How often do you burn? / yes: What's in there?
> Hear anything up there in spring? Tell {brand} the month. | Heard something? | ear
> Before the first fire in years, have {brand} look up. | Look up before you light | flashlight

how: How soot stays out of your living room
* The sweep comes, and the white carpet stays white. | The carpet stays white | rug
* Where does all the soot go when a chimney's swept? | Where does it go? | question
* There's a sheet across your fireplace, with a brush going in through the middle. | A sheet, a brush | brush
First cloths go down, from the door to the hearth. | at: First / Cloths to the hearth | door
The opening gets sealed with a sheet, and a big vacuum sucks behind it. | at: Then / Seal it, suck behind it | wind
The brush fits your flue, and it goes up rod by rod. | at: Next / Up, rod by rod | brush
You hear the soot fall behind the sheet, like dry sand. | at: Then / It sounds like sand | ear
~ When the brush pops out on top, kids want to be in the yard. | The brush pops out on top
Then it's all vacuumed up, the smoke shelf too, and the sheet comes down last. | at: Last / Vacuum, then unveil
> Move the rug and the armchair, and {brand} can set up at once. | Rug and chair aside | armchair
> Send somebody outside when {brand} reaches the top. | Look up from the yard | eyes

how: How the black stuff gets up there
* Creosote is smoke that got cold on the way up. | Smoke that got cold | thermometer-cold
* What's that black stuff in the chimney, and why does it burn? | Why does it burn? | flame
* Scratch the inside of the flue. Is it dust, or is it tar? | Dust or tar? | hand
Wood doesn't burn up completely. Some of it leaves as smoke, like food you didn't finish. | Smoke is unfinished wood | log
In a warm flue it hurries out. In a cold one it settles on the wall. | no: Cold flue: it settles / yes: Warm flue: it leaves
First it's powder. A brush takes that off easily. | at: First / Powder | brush
Then it's flakes, and then a glaze, hard and shiny as a candy apple. | at: Later / Flakes, then glaze | sparkle
The glaze is stubborn, and it's fuel, right inside your chimney. | Fuel in the chimney | flame
~ That's why the sweep looks before picking a brush. | Look first | eye
> Ask {brand} which of the three they found. | Powder, flakes or glaze? | question
> How do you set the air at night? Show {brand} on the stove. | Show how you set the air

question: Is a sweep a dirty business?
* "Do I have to clean the house after the sweep?" | "Do I clean up after?" | broom
* How dirty does it get when the sweep comes? | How dirty? | question
* White couch, black soot, and the sweep's at the door. | White couch, black soot | couch
If it's done properly, you'll find cloths, a sheet, a vacuum, and clean shoes. | Cloths, sheet, vacuum
What you'll notice most is the noise. | You'll notice the noise | ear
You can help by not making a fire the day before. | 1. No fire the day before | fire
Clear the mantel, and the space in front of it. | 2. Clear the mantel | candle
And keep the door to the yard shut, since wind is what blows soot around. | 3. Doors and windows shut | wind
~ Ash can stay or go, just ask. | 4. Ash: ask
> Got a cream carpet? Tell {brand} on the phone, so enough cloth comes along. | Cream carpet? Say so | phone
> Book {brand} and burn nothing the evening before. | Nothing the evening before | calendar-check

question: Why the fireplace smells in summer
* In July your fireplace smells like a wet ashtray. | Like a wet ashtray | sun
* Why does the chimney smell when there's no fire? | No fire, why a smell? | question
* It's muggy, the windows are shut, and you can smell the fireplace. | There it is | cloud-rain
Soot soaks up damp air, and then it lets go of its smell. | Damp soot smells | drop
In winter the warm air goes up and takes it along. | at: In winter / Air goes up | thermometer-hot
In summer the air in the flue is cooler, so it sinks, right into your room. | at: In summer / Air sinks | thermometer-cold
A fan in the bathroom pulls on it, too. | A fan pulls on it | fan
Less soot, less smell, so it's swept after the season, not before the next. | no: Sweep in fall only / yes: Sweep after the season
~ Close the damper as well, and see if there's a cap on top. | Damper shut, cap on | home
> On which days is it worst? {brand} can start from that. | Which days are worst? | calendar
> Ask {brand} if rain's coming in at the top. | Is rain coming in? | cloud-rain

comparison: A small hot fire or a big slow one
* A small hot fire beats a big sleepy one. | Small and hot | fire
* Fill the stove and close the air, is that a good idea? | Fill it and shut it? | question
* You load the stove for the night and shut the air down. | Loaded for the night | moon
It does burn till morning. It also smokes till morning. | It smokes till morning | clock
That smoke is cool, and it's painting the inside of your chimney. | It paints the chimney | paint-brush
The glass tells you. Black in the morning means it starved. | no: Black glass: starved / yes: Clear glass: fine | window
A small, lively fire gives you more from the same wood. | More from the same wood | log
~ Look at the top of the chimney. You'd like to see almost nothing. | Look up: almost nothing | eye
So less wood, more air, and put one on more often. | Less wood, more air
> Send {brand} a picture of your stove glass after a long evening. | Photo of the glass | camera
> Let {brand} light it with you once, after the sweep. | Light it together once | flame

choose: Who do you let up your chimney?
* If there's a problem in your chimney, you should get to see it. | Show it to me | camera
* How do you choose a chimney sweep? | How do you choose? | question
* A very cheap sweep offers, by phone, to do your chimney tomorrow. | Very cheap, by phone | phone-call
Ask what you get in writing afterward. | 1. What's in writing? | file-text
Ask if they're trained and certified, and by whom. | 2. Trained by whom? | certificate
Ask if they look with a camera, or at least a light and a mirror. | 3. A camera or a mirror | mirror
And if it's serious, ask to see it on the screen, in your own chimney. | 4. See it yourself | eye
~ Big damage found in five minutes deserves a second pair of eyes. | Big damage? A second look | eyes
> Ask {brand} what the report looks like. | What's the report like?
> Have {brand} show you the picture, bad or good. | Bad or good | image

first: The first sweep in a new house
* You've got a new house, and a chimney with a past. | A chimney with a past | home
* What happens when the sweep comes the first time? | The first time? | question
* The seller said the fireplace works. When did it last? | "It works" | home
First you tell what you know, which is mostly nothing, and that's fine. | at: First / Tell what you know | speech
Then there's a light, a mirror, and perhaps a camera up the flue. | at: Then / Light, mirror, camera | flashlight
Is the size right, is anything cracked, is something in the way? | at: Next / Cracked? Blocked? | magnifier
Then comes the brush, and what falls down tells the rest. | at: Then / The brush | brush
You learn where the damper is and which way it goes. | at: Last / Where the damper is | hand
~ People have it backward for years without knowing. | Easy to get backward
No fire until then, even if it's Christmas. | no: Try it out first / yes: Sweep first
> Gather any old papers about the stove for {brand}. | Old papers about it | file-text
> Just moved in? Tell {brand} it's the first sweep you know of. | Just moved in? | key

care: Clean stove glass with newspaper and ash
* The best cleaner for your stove glass is in the stove. | It's in the stove | fire
* How do you get the black off the stove glass? | How to clean the glass? | question
* You can't see the fire anymore. You've got a black window. | A black window | window
Wait till it's cold. Really cold, put your hand on it. | Wait till it's cold | hand
Crumple some newspaper, wet it, and dip it in the fine gray ash. | Wet paper, fine ash | newspaper
Rub in small circles. It's a very soft polish. | Small circles | spiral
Wipe it off with dry paper, and you can see through. | Wipe it dry | eye
No knife, no scouring pad. A scratch catches soot forever. | no: Knife or steel wool / yes: Paper and ash
~ If it's black again the next day, the wood's wet or the air's too low. | Black again? Wet wood | log
> If it blackens every single evening, mention it to {brand}. | Black every evening?
> Point {brand} to the door seal, too. | And the door seal | door

checklist: Signs you shouldn't light it tonight
* Before you light the fire, use your nose and your ears. | Nose and ears | ear
* How do you know the chimney needs a look? | How do you know? | question
* You hold the match, and something about the fireplace smells odd. | Something smells odd | fire
Smoke that comes into the room, even for a moment. | 1. Smoke in the room | cloud
Soot or bits of brick lying on the hearth. | 2. Soot or bricks on the hearth | wall
Chirping, scratching, or twigs. | 3. Birds or twigs | bird
White stains on the brick outside. | 4. White stains outside | home
And nobody who can tell you when it was last swept. | 5. Nobody knows when | calendar
~ Have a carbon monoxide alarm in the house anyway, and test it. | And a working CO alarm | alarm
One of those, and the match goes back in the box. | no: Light it and see / yes: Have it looked at
> Count your signs and call {brand} with the number. | How many signs? | phone-call
> Put the match away and take {brand} a picture of what's on the hearth. | Picture of the hearth | camera

cost: What makes a sweep take longer
* One chimney is done by coffee, the next one takes all morning. | Coffee or all morning | coffee
* Why does the sweep ask what you burn? | Why ask that? | question
* It's one fireplace. But how many flues are in your chimney? | How many flues? | home
Powder comes off with a brush. Glaze has to be broken off, and that's another job. | no: Glaze: another job / yes: Powder: brush | brush
A nest has to be pulled out by the handful. | A nest, by the handful | bird
A stove with a bend in the pipe has to come apart. | A bend comes apart | pipe
Some roofs you can walk on, for some you'd need a crane. | What's the roof like? | ladder
~ A camera takes extra time, and it's worth it in an old house. | A camera takes time | video-camera
So say what you've got, and say it before. | Say it before
> Tell {brand} open fireplace or stove, what you burn, and when it was last done. | Stove or fireplace? | fire
> Send {brand} one photo of the hearth and one of the roof. | Hearth and roof | camera

tip: Light it from the top
* Light the fire from the top, like a candle. | Like a candle | candle
* Why does the room fill with smoke whenever you light a fire? | Why the smoke? | cloud
* Matches, newspaper, kindling, and you've built it upside down. Good. | Upside down is right | fire
The big logs go at the bottom, and smaller ones across them. | 1. Big logs at the bottom | log
Kindling on top, like a little tower. | 2. Kindling on top
A firelighter on the very top, and there you light it. | 3. Light the top | flame
The flame's right under the flue, so it warms up at once and starts to pull. | It warms the flue first | thermometer-hot
And the smoke from below has to go through the flames, where it burns. | no: From below: smoke / yes: From the top: flames
~ Then leave it alone, and keep your hands in your pockets. | Then leave it alone
> Still smoking into the room? Then {brand} should look up there. | Still smoking?
> Try it tonight, and tell {brand} how it went when they come. | Try it tonight

season(4-7): Sweep it when the last fire's out
* The best time for the sweep is when you've stopped thinking about fires. | When you've stopped thinking | sun
* Why book a chimney sweep in May? | In May? | calendar
* Everybody remembers the chimney on the first cold night. Everybody. | The first cold night | snowflake
Over the summer, soot and damp air make an acid, and it eats mortar. | Soot plus damp eats mortar | drop
Swept in spring, it sits there clean and dry. | no: Dirty all summer / yes: Clean all summer | brush
If there's a crack, you've got months of dry weather to fix it. | Time to fix it | hourglass
And it stinks less in July. | Less smell in July
~ Check for nests first. If there are chicks in it, it waits. | Chicks? Then it waits | bird
Then you put a cap on, and the next family moves elsewhere. | A cap on top
> Call {brand} while the garden chairs come out. | Now, with the garden chairs | phone
> See what {brand} has in June. You'll be happy in October. | Look at June | calendar-check
`,
})
