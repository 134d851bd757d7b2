import { trade } from './trade.ts'

export const knittingAndYarnShop = trade({
  id: 'knitting-and-yarn-shop',
  name: 'yarn shop',
  also: [
    'yarn store',
    'local yarn store',
    'local yarn shop',
    'knitting shop',
    'knitting store',
    'wool shop',
    'wool store',
    'yarn studio',
    'knitting studio',
    'knitting and crochet shop',
    'knitting class',
    'knitting school',
    'crochet class',
    'crochet shop',
    'knitting cafe',
    'hand-dyed yarn',
    'yarn dyer',
    'indie dyer',
    'yarn company',
    'knitting supplies',
    'fiber arts shop',
    'fiber arts studio',
  ],
  way: 'shop',
  customers: 'knitters',
  thing: 'a skein of yarn',
  things: 'yarn',
  words: [
    'yarn',
    'wool',
    'needle',
    'stitch',
    'knit',
    'knitting',
    'crochet',
    'hook',
    'scarf',
    'sweater',
    'sock',
    'hat',
    'skein',
    'ball',
    'row',
    'pattern',
    'swatch',
    'knitter',
    'mitten',
    'sleeve',
    'loop',
    'hank',
    'moth',
    'cast on',
    'baby blanket',
    'cotton',
    'label',
  ],
  pieces: `
mistake: Skipping the swatch
* Your sweater would fit a bear, and you followed the pattern exactly. | It'd fit a bear | paw
* Do you really have to knit a swatch? | "Do I really have to?" | ruler
* You hold up the sweater, and the sleeves reach the floor. | Sleeves to the floor | hoodie
Everybody's hands are different. Some hold the yarn like a leash, some like a feather. | Like a leash, or a feather | feather
A hair of difference in one stitch, and around your chest it's a whole hand. | A hair here, a hand there | resize
So knit a square first, bigger than you'd like, and wash it. | A square first, then wash it | washing-machine
Count in the middle, because edges lie. | Count in the middle | ruler
Too many stitches, take a thicker needle. Too few, a thinner one. | no: More care / yes: Another needle | needle
~ Keep the squares. They'll be a blanket someday. | | shapes
> Take your swatch to {brand} and count it together. | Count it together | ruler
> Off by one? Ask {brand} to lend an eye before you cast on. | Off by one? | eye

mistake: One ball short
* You're one ball short, and there's half a sleeve to go. | One ball short | yarn
* Why do you have to buy all the yarn at once? | All at once? | yarn
* Same yarn, same color, same name. And still there's a stripe in your sweater. | A stripe you didn't knit | hoodie
Yarn's dyed in a pot, and every pot comes out a bit different. | Every pot is different | cooking-pot
You can't see it from ball to ball. On a back you can, from across the street. | You see it across the street | eye
So there's a second number on the label, the dye lot. | The dye lot on the label | tag
Same number on all of them, and one more than you think. | no: A ball at a time / yes: One lot, one extra | check
~ With hand-dyed, knit two rows from one ball and two from the other, and it'll blend. | Alternate two balls | swap
> Read {brand} the number on your label before you give up. | Read out the number | tag
> Buy one extra at {brand}, and keep the receipt with it. | One extra, one receipt | receipt

myth: Wool doesn't have to itch
* "I can't wear wool, it itches." Which wool? | Which wool? | yarn
* Does wool always itch? | "Doesn't it itch?" | yarn
* Your neck still remembers a sweater from first grade. | Your neck remembers | hoodie
It's the thick hairs that itch. Their ends are stiff, and they poke. | Thick hairs poke | needle
Merino hairs are so fine that they bend instead of poking. | Fine hairs bend | feather
So it isn't wool or no wool. It's which sheep, and where you wear it. | Which sheep, and where? | question
Rough ones are for rugs, coats and mittens that last forever. | no: Rough at your neck / yes: Rough on a coat | coat-hanger
~ Don't trust your fingers. They've got calluses. | | hand
Hold it under your chin for as long as it takes to hum a song. | Under your chin, hum a song | music-note
> Hold a few under your chin at {brand}. No one will stare. | Under your chin | smiley
> Tell {brand} which one itched, if you still know. | Which one itched? | tag

how: How a ball comes out of a twist
* That pretty twist of yarn isn't ready to knit. | Not ready to knit | yarn
* Why does yarn come in a twist and not in a ball? | Why in a twist? | spiral
* You pull at your new yarn, and ten minutes later you're crying. | And now you're crying | smiley-sad
A hank's one big loop, tied in a few places and twisted like a rope. | A big loop, twisted | spiral
Yarn rests in it and isn't stretched, so it stays lively. | It rests unstretched | hourglass
First you open it and lay it around a chair, two hands, or a swift, which turns. | at: First / Around a chair or two hands | chair
Only then you cut the ties. | at: Then / Cut the ties | scissors
Wind it loosely, over a couple of fingers. | at: Last / Wind it loosely | hand
~ Knitting straight from the twist gives you a knot as big as a cat. | no: Straight from the twist / yes: Wound first | cat
> Ask {brand} if there's a winder you could use. | Is there a winder? | question
> Bring your knot to {brand}. It isn't the first. | Bring your knot | yarn

how: How you take it back without tears
* Knitters have a word for ripping it all out. Frogging. | They call it frogging | yarn
* How do you undo knitting without losing stitches? | How do I undo it? | ladder
* There's a mistake six rows down, and you've been looking past it. | Six rows down | eye
If it's one stitch, let it drop all the way down and climb up again with a hook. | One stitch: drop, climb up | ladder
For a row or two, go backward, stitch by stitch. | Two rows: go backward | clock-counter-clockwise
If it's more, run a thin thread through every stitch of a good row. | More: a thread through a good row | needle
Pull out the needle and rip. It stops right at the thread. | at: Then / Rip, it stops there | hand-palm
~ Rip it, rip it, says the frog. That's where the word comes from.
It hurts the first time. Then it's just knitting.
> Put in that thread today, and come to {brand} before you rip. | Thread first | needle
> Show {brand} the spot. It may only need a hook. | Maybe just a hook | eye

question: What do I need to begin
* You'd like to knit, and the wall of yarn's looking at you. | A wall of yarn | yarn
* What do you need to start knitting? | What do I need? | needle
* One ball, two needles. Your whole kit fits in a coat pocket. | It fits in a pocket | coat-hanger
Take a smooth yarn, light in color, medium thick. | 1. Smooth, light, medium thick | yarn
Nothing fuzzy and nothing black, or you won't see what you're doing. | no: Fuzzy and black / yes: Smooth and light | eye
Needles made of wood or bamboo, because metal's quick and drops things. | 2. Wooden needles | tree
A blunt needle for sewing in the ends, and scissors. | 3. Blunt needle, scissors | scissors
~ On a circular needle nothing slides off on the bus, and you can knit flat on it, too. | | bus
Leave the big tool set for later.
> Tell {brand} you're beginning, and leave with one ball. | Leave with one ball | bag
> Ask {brand} for a label that goes with your needles. | Match needle and label | tag

question: How much yarn do I need
* You've fallen for a yarn, and there's no pattern yet. How much? | No pattern yet. How much? | ruler
* How many balls make a sweater? | How many balls? | hoodie
* You've got two lonely balls of yarn at home, too pretty and too few. | Too pretty, too few | yarn
Don't count balls. Count length. | no: Count balls / yes: Count length | ruler
Two of the same weight can be very different in length, because one's thin and one's thick. | Same weight, other length | scales
Every label says how far it goes, and every pattern says how far you need. | Label and pattern say it | tag
Cables eat more, and so does a bigger size, long sleeves, a fold at the hem. | Cables eat more | wave-sine
~ For one special hank, think small. A hat, a cowl, a pair of mittens. | One hank: hat or mittens | beanie
> Bring the pattern along, or a photo of it, to {brand}. | Bring the pattern | file-text
> Show {brand} your two lonely ones. There's something for two. | The two lonely ones | yarn

comparison: Two needles or one hook
* Two needles or one hook? It's a question of what you want to hug. | Two needles or a hook? | needle
* Should you learn knitting or crochet first? | Which one first? | yarn
* Drop a stitch in knitting, and you panic. With a hook, you shrug. | Drop one, and panic? | smiley-nervous
In knitting there's a whole row of stitches waiting on the needle. | Knit = a whole row waiting | needle
What you get is stretchy and drapes, so it's sweaters and socks. | Stretchy: sweaters, socks | sock
With crochet there's only one open loop, so you can put it down anytime. | Crochet = one open loop | hand
It's firmer and grows fast. Blankets, baskets, animals with fat legs. | Firm: baskets, toys, blankets | basket
~ Crochet eats a bit more yarn for the same size. | | scales
Try ten minutes of each. Your hands decide. | Ten minutes of each | timer
> Try both at {brand}, if there's a needle and a hook around. | Try both | hand
> What would you like to have at the end? Tell {brand} that. | What'll it be? | gift

choose: Read the label like a recipe
* A yarn tells you nearly everything on its label. | It's all on the label | tag
* Which yarn is still nice after a winter of washing? | Nice after a winter? | washing-machine
* You're stroking yarn again. Turn it over and read. | Turn it over | hand
What's it made of? Wool springs, cotton hangs, silk shines. | 1. Fiber = springs, hangs, shines | yarn
How may it be washed? A baby's things go in the machine. | 2. Washing = baby or not? | washing-machine
Which needle, and how many stitches to a hand's width? | 3. Needle and stitches | needle
How far does it go? | 4. Length | ruler
~ Then pull a bit apart. If fluff comes off in your hand, it'll pill at the elbow. | Fluff off? It'll pill | hand
And ask who'll wear it, and whether that person washes by hand. | no: Who'd love it? / yes: Who'll wash it? | question
> Tell {brand} who's going to do the laundry. | Who does the laundry? | washing-machine
> Pick the color at {brand} last. Hard, but it helps. | Color comes last | palette

first: Your first row looks terrible
* Your first row looks like something the cat did. | Something the cat did | cat
* Why won't your needle go into that stitch anymore? | It won't go in | needle
* Your shoulders are up at your ears, and the yarn squeaks on the needle. | Shoulders at your ears | ear
Everyone pulls too tight at first, and then they can't get in. | Too tight, can't get in | hand-grabbing
Let it be loose. It should slide when you nudge it. | no: Tight / yes: It slides
In, around, through, off. Say it aloud, it helps. | In, around, through, off | speech
You'll have more stitches than you started with. Nobody knows where they come from. | More than you started with | question
~ Count at the end of each row. It's the one habit worth having from day one. | Count each row | hash
Around the twentieth row your hands get it, and your head's still surprised. | Suddenly your hands get it | hand
> Come to {brand} with clean hands and no plan. | Clean hands, no plan | hand
> Bring your terrible row to {brand}. Someone will know it well. | Your terrible row | smiley

care: Your sweater didn't shrink, it felted
* Don't put your hand-knit sweater in with the jeans. | Not in with the jeans | washing-machine
* How do you wash a sweater you knit yourself? | How do I wash it? | washing-machine
* It went in a sweater and came out for a doll. | Came out for a doll | washing-machine
Heat alone doesn't do it. Heat, soap and rubbing together turn wool into felt. | Heat plus rubbing = felt | fire
So lukewarm water, a bit of wool wash, push it under and leave it. | at: First / Lukewarm, and leave it | drop
Don't lift it out dripping. Hold it from below. | at: Then / Hold it from below | hand
Roll it in a towel and step on it. | at: Next / Roll in a towel, step on it | towel
Lay it flat, pull it to shape, and walk away. | no: Hung up / yes: Laid flat | ruler
~ If it says superwash, the machine's fine with it. It grows a bit, so lay it flat, too. | Superwash: machine is fine | washing-machine
> Keep the label and show {brand} before the first wash. | Keep the label | tag
> Felted it? {brand} can tell you if it's now a pair of mittens. | Felted it? | question

checklist: Before you cast on a sweater
* Before the first stitch of that sweater, get a pen. | Get a pen | pen
* What do you check before you start a big knitting project? | Before you start | list
* New yarn, new needles, and your fingers are itching. Wait a minute. | Wait a minute | hand-palm
Read the pattern to the end, once, with tea. | 1. Read it to the end | tea-bag
Measure a sweater you like. It's easier than measuring yourself. | 2. Measure one you like | hoodie
Mark your size all the way through. | 3. Mark your size | highlighter
See that every ball has the same lot. | 4. Same lot on each ball | tag
Wash your square and count it again. | 5. Square washed and counted | ruler
~ At every place that says at the same time, put a big star. | | star
> Underline what you don't understand and take it to {brand}. | Underline what's unclear | highlighter
> Lay the sweater you like flat, and ask {brand} which size it is in the pattern. | Which size is it? | ruler

cost: Why two balls that look alike aren't
* Two balls of blue yarn, and one costs three of the other. | Two blues, two prices | tag
* Why's one yarn so much more than another? | Why so much more? | tag
* You look at the price of that yarn and squeeze it once more. | One more squeeze | hand
The fiber comes first. A goat gives a handful of cashmere, a sheep gives a sack. | A handful, or a sack | scales
Fine wool comes from finer sheep, and it's sorted by hand and eye. | Fine wool is sorted
How it's spun counts. Many tight threads last. A single loose one is soft and pills. | Tight lasts, loose pills | yarn
And then the dye pot. A factory dyes by the truckload, a person by the pot. | By the truckload, or by the pot | cooking-pot
~ Count the hours, too. Two balls are a week of evenings. | A week of evenings | moon
Where you save is on what gets outgrown. | no: For the crib / yes: For the shawl | baby
> Ask {brand} which ones feel like more than they cost. | Feels like more? | question
> Put the good one around your neck and let {brand} tell you what's in it. | Around the neck | yarn

tip: Leave a tail as long as your arm
* Leave a tail of yarn as long as your arm. | As long as your arm | hand
* How much yarn do you need to cast on? | Enough to cast on? | yarn
* Ten stitches left to cast on, and your yarn's run out. | Ten short | needle
Wrap the yarn around the needle once for every stitch, loosely. | Wrap it once a stitch | repeat
That's about how much you'll need, and then a hand more. | And a hand more | hand
For a lot of stitches, wrap ten, and measure that. | Wrap ten, then measure | ruler
Or take two ends, one from inside and one from outside. Then it can't run out. | Two ends never run out | swap
~ Leave a long one when you're done, too. You'll sew with it. | | needle
And put in a marker now and then, so you don't have to count from the start. | no: Count it all again / yes: A marker now and then | pin
> Ask {brand} to show you the one with two ends. | The one with two ends | question
> Try a new way to cast on with {brand}. There are more than you'd think. | A new way to begin | yarn

season(8-10): Begin your gifts while it's hot
* It's too warm for wool. That's just when to start. | Start while it's warm | sun
* When do you begin knitting for the holidays? | Begin when? | calendar
* Every December somebody wraps a present with the needles still in it. | Needles still in it | gift
A pair of socks is two, and so are mittens. Don't forget that. | A pair means two | sock
Count evenings, real ones, the ones when you're not falling asleep. | Count real evenings | moon
A hat's a weekend, a scarf's longer than it looks, a sweater's your whole fall. | Hat: short. Sweater: all fall | beanie
Do one small thing for each person, or a large one for one. | no: A sweater for all / yes: A hat for each | check
~ Then it has to be washed and dried flat, and that's two days more. | Two more days to dry | drop
> List your people, and ask {brand} what's a weekend and what's a month. | A weekend, or a month? | list
> Get the socks on the needles with {brand} while it's still T-shirt weather. | T-shirts and socks | t-shirt
`,
})
