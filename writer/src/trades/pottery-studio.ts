import { trade } from './trade.ts'

export const potteryStudio = trade({
  id: 'pottery-studio',
  name: 'pottery studio',
  also: [
    'ceramics studio',
    'potter',
    'ceramicist',
    'ceramic artist',
    'clay studio',
    'pottery school',
    'pottery workshop',
    'pottery class',
    'ceramics workshop',
    'pottery',
    'ceramics',
    'handmade ceramics',
    'stoneware maker',
  ],
  way: 'class',
  customers: 'students',
  thing: 'a wheel class',
  things: 'wheel classes',
  words: [
    'clay',
    'pot',
    'pottery',
    'mug',
    'bowl',
    'glaze',
    'kiln',
    'wheel',
    'class',
    'studio',
    'ceramic',
    'stoneware',
    'potter',
    'plate',
    'cup',
    'apron',
    'firing',
    'shape',
  ],
  pieces: `
mistake: Why first bowls collapse
* Most first bowls collapse at the same moment. | Most first bowls collapse here | bowl-steam
* There's one second when almost every first bowl folds. | The second it folds | timer
* Why does a bowl fold right when it's going well? | Why does it fold? | potters-wheel
The clay is centered, the wheel is humming, and you think: now I'll pull it up. | | potters-wheel
So you press. Hard. | You press
The wall thins at the bottom, and the top folds over like a tired tulip. | Thin below, folded above | flower-tulip
Press half as hard and go half as fast. | no: Hard and fast / yes: Half and slow
~ The wheel does the lifting. Your hands only tell it where. | | hand
> The first bowl you fold at {brand} gets squashed and thrown again. That's the lesson. | Squash it, throw it again
> Come and fold your first bowl at {brand}. | Fold your first bowl | potters-wheel

question: What to wear to a pottery class
* What do you wear to a pottery class? | "What do I wear?" | t-shirt
* Don't wear your good jeans to a pottery class. | Not the good jeans | pants
Something you wouldn't mind painting a wall in. | Wall-painting clothes | t-shirt
Clay washes out. Glaze stains sometimes stay. | no: Glaze can stain / yes: Clay washes out
Sleeves that push up past the elbow, because wet hands can't push them later. | Sleeves past the elbow
And look at your nails. Long ones leave little moons in everything you touch. | Short nails | hand
~ Rings go in your pocket before you sit down. | Rings in your pocket | ring
> Anything else you'd like to know before you come to {brand}? Ask in the comments. | Ask in the comments | chat-circle-text
> Wear the old sweater to {brand}. It'll have a story afterwards. | Wear the old sweater

mistake: Too much water on the wheel
* Your pot isn't sinking because you're clumsy. It's drowning. | It's drowning | drop
* How much water does clay need on the wheel? | How much water? | potters-wheel
* You dip your sponge again, and the clay turns to soup in your hands. | Clay turns to soup | drop
Water makes clay slippery, so your hands can glide. That's all it's for. | Water only helps you glide | hand
Pour it on, and the wall drinks it and goes soft from inside. | The wall drinks it | drop
Then it slumps, however carefully you touch it. | It slumps | trend-down
A wet sponge, squeezed out over your fingers, is enough for a pull. | no: Splash it on / yes: Squeeze the sponge | hand
~ Mop up the puddle inside as well, since it sits right on the thinnest spot. | Mop the puddle inside | towel
> Come and find out at {brand} how little water a bowl wants. | Less water than you think | drop
> Too wet, too dry? Hold up your hands and ask {brand}. | Too wet or too dry? | hand-palm

myth: You don't have to be good with your hands
* "I'm not good with my hands." Everybody says it before a pottery class. | "I'm not good with my hands" | hand
* Do you need talent for the wheel? | Do I need talent? | potters-wheel
* The clay can't tell whether you're artistic. | The clay can't tell | smiley
The first thing clay wants is stillness. Elbows on your knees, hands locked together. | Elbows on your knees | person
Centering has little to do with art. You lean, you hold, and you don't give in. | Lean and hold | hand
People who draw well often struggle longest, because they want a shape too soon. | A shape too soon | pencil
~ Children mostly just push, and the lump is in the middle before they've noticed. | | baby
Drop your shoulders, breathe out, and lean once more. | no: Force a shape / yes: Hold still, breathe out | wind
> Bring your two left hands to {brand}. | Two left hands | hand
> Tell {brand} it's your first time. It's a fine thing to say. | "It's my first time" | speech

how: What happens to your bowl when you've left
* You leave the class with empty hands, and your bowl stays on a shelf. | Your bowl stays behind | shelf
* Why can't you take your bowl home the same day? | "Can I take it home?" | bag
* Wet clay looks finished. You could still put your thumb through it. | It looks finished | thumb
First it dries, under plastic if it's thick, because a fast drier cracks. | at: First / It dries slowly | hourglass
At some point it's as stiff as cheddar, and the foot gets trimmed. | at: Stiff as cheese / The foot is trimmed | cheese
Then it goes in the kiln for the first time and comes out hard, pale and thirsty. | at: Then / First firing | kiln
It's dipped in glaze that looks like dishwater, and fired again, hotter. | at: Last / Glaze and second firing | fire
~ In between, the kiln cools by itself. Open it early, and you'll hear your mug crack. | | thermometer-hot
> Scratch your initials in the bottom at {brand}, or you'll never find it again. | Initials in the bottom | signature
> Leave your first bowl in peace with {brand}. It has a journey ahead. | Leave it in peace | kiln

how: Why pink glaze comes out green
* The glaze in the bucket is pink. Your mug will be green. | Pink bucket, green mug | paint-bucket
* How do you choose a glaze that shows another color in the bucket? | Which color will it be? | palette
* You open the kiln and don't recognize your own bowl. | Is that mine? | kiln
What's in the bucket is ground rock, clay and metal, stirred into water. | Ground rock, clay, metal | mountain
Metal makes the color. Cobalt goes blue, copper goes green, iron goes honey or black. | Cobalt blue, copper green | drop
It only shows when everything melts, so you choose from test tiles on the wall. | no: Look in the bucket / yes: Look at the test tile | swatches
Thick or thin changes it again. Count the seconds while you dip. | Count while you dip | timer
~ And leave the foot bare, or it'll bake itself to the shelf. | Leave the foot bare | prohibit
> Pick a tile off the wall at {brand} and see what your bowl makes of it. | Pick a test tile | swatches
> Can't decide? Ask {brand} which glaze likes to run. | Which one runs? | drop

question: How many pieces will I make
* How many pots do you take home from your first class? | How many pots? | bag
* Will you have something to show after one pottery class? | Something to show? | gift
* You've planned a dinner set for your first pottery class. Think smaller. | A whole dinner set? | bowl-food
On the wheel most of the lesson goes into learning to center. | Mostly you learn to center | potters-wheel
Some bowls fold, some fly off, and one or two stay. | Some fold, some stay | bowl-steam
Choose the ones you'd like to keep, and let the rest go back in the bucket. | Keep a few, return the rest | recycle
It's no loss. That clay is somebody's mug next month. | The clay comes back | recycle
~ With slabs or coils you're surer of your piece, so that's a nice way in as well. | | hand
They'll shrink, too. What fits your fist now will be smaller from the kiln. | It shrinks in the kiln | resize
> Let {brand} know if you'd rather go home sure of one cup than try for five bowls. | One cup or five tries? | cup
> Come to {brand} for the tries, and see what's left for the kiln. | Come for the tries | kiln

comparison: Wheel or hands
* On the wheel clay goes round. With your hands it goes anywhere. | Round, or anywhere | potters-wheel
* Wheel or hand-building for your first pottery class? | Wheel or hands? | potters-wheel
* One table's humming, the other's chatting. Which class are you? | Humming or chatting? | chats
The wheel is quick and slippery, and it wants all of you. | Wheel = it wants all of you | potters-wheel
You can't talk much, and an hour's gone before you look up. | An hour, gone | clock
Hand-building is slow. You roll, pinch, cut and stick, and think in between. | Hands = roll, pinch, stick | hand
Square things, plates, tiny houses, all that is made with hands. | Squares, plates, tiny houses | house
~ Kids and people with a sore back are often happier at the table. | | chair
Mugs can be either, and you'll feel the difference in the handle. | Mugs can be both | coffee
> Tell {brand} whether you'd like to chat or disappear for an hour. | Chat or disappear? | chat
> Ask {brand} for the one your hands are curious about. | Which are you curious about? | hand

choose: Ask how many wheels and how many people
* Before you book a pottery class, count the wheels. | Count the wheels | potters-wheel
* Which pottery class gets clay under your nails soonest? | Clay under your nails | hand
* You've found three studios, and all of them post the same pretty mug. | The same pretty mug | coffee
Ask if you'll have a wheel to yourself, or if you take turns. | 1. A wheel to yourself? | potters-wheel
Ask how many people share one teacher. You'll need two hands that aren't yours. | 2. How many per teacher? | users
Ask what's included. Clay, glaze, both firings? | 3. What's included? | list
Ask when you get your pieces, and how long they keep them. | 4. When are they ready? | calendar
~ Have a look at the shelves. A place with lots of wobbly student pots lets people try. | | shelf
> Put those questions to {brand} before you book. | Ask before you book | chat-circle-text
> Look along the shelf at {brand} for the wobbly ones. | Find the wobbly ones | shelf

first: The first ten minutes on the wheel
* The first thing you'll do to the clay is throw it. Hard. | Throw it hard | hand-fist
* What's it like, the first time at a potter's wheel? | What's it like? | potters-wheel
* You sit down at the wheel, and it's closer than you thought. | Closer than you thought | stool
Slap the ball down in the middle, so it doesn't fly off when it starts. | Slap it in the middle | target
Wet hands, foot down, and the lump begins to kick against your palms. | It kicks against your palms | hand
You'll try to hold it with your fingers. Use your bones instead, elbow to hip. | no: Fingers / yes: Elbows and bones | person
And suddenly it stops wobbling, and it feels like it isn't turning at all. | Suddenly it's still | target
~ Nobody in that room is looking at you. They're all fighting their own lump.
> Feel that stillness once at {brand}. | Feel it go still | potters-wheel
> Sit down at a wheel with {brand} and slap the first ball. | Slap the first ball | hand-palm

care: Your handmade mug doesn't like surprises
* Don't pour boiling water into a mug that's been out in the cold. | Cold mug, boiling water | coffee
* Which everyday thing cracks a handmade bowl? | What cracks it? | egg-crack
* Tick. That small sound from your favorite mug isn't a good one. | Tick | ear
Fired clay hates a quick change. From the fridge to the oven is the worst. | no: Fridge to oven / yes: Warm it up slowly | oven
Warm it first with a splash from the tap, and it'll be fine. | A splash of warm water first | drop
Turn it over and feel the foot. If it's rough, rub it with fine sandpaper, wet. | Rough foot? Wet sandpaper | hand
If a ring forms on the table, some water's getting through the bottom. | A ring on the table? | drop
~ Dishwasher or not depends on the clay and the glaze, so ask about yours. | | washing-machine
> Ask {brand} about the dishwasher before the first wash. | Dishwasher, yes or no? | question
> Turn your mug over and show {brand} the mark on the bottom. | Whose mark is it? | stamp

checklist: Before you leave for pottery class
* Class is in an hour. Your hands will be busy, so prepare now. | Class in an hour | clock
* What do you bring to a pottery class? | What do I bring? | bag
* You're at the door, off to pottery class, in your white shirt. | In the white shirt? | t-shirt
Drink something and eat a bite. You can't snack with hands like that. | 1. Eat and drink before | bread
Tie your hair back. Wet clay finds it. | 2. Hair tied back | hair
Put an apron in your bag, and a hand towel for your lap. | 3. Apron and towel | towel
Bring a bag for the way home, because the apron will be wet. | 4. A bag for the wet apron | bag
~ Leave the phone in your coat. It doesn't like slip on its screen. | | phone
Hand cream for after, because clay drinks everything. | 5. Hand cream for after | drop
> Check with {brand} which of these are there already. | What's there already? | list
> Pack the bag tonight, and tomorrow {brand} gets your hands dirty. | Pack tonight | bag

cost: Why a handmade mug costs what it does
* The same two hands held that mug again and again before yours. | Held again and again | hand
* Why does a handmade mug cost more than a box of six? | Why so much? | tag
* You turn the mug over, see the price tag, and put it back. | You see the tag | tag
Throwing it is the short part. A practiced potter does that in minutes. | Throwing is the short part | potters-wheel
The next day it's trimmed, and the handle is pulled and stuck on by hand. | at: Next day / Trim and handle | hand
It's fired, glazed, wiped at the foot, and fired again. | Two firings | kiln
Some crack on the way, and those have to be paid for by the ones that didn't. | Some crack on the way | egg-crack
~ Pick it up once more and see where your thumb goes. Somebody thought about that. | Where does your thumb go? | thumb
> Hold a few mugs at {brand} before you look at the tags. | Hold it first | coffee
> Make one yourself at {brand}, and you'll never ask again. | Make one yourself | potters-wheel

tip: Cut your first pot in half
* Take your best pot of the day and cut it in half. | Cut it in half | knife
* How do you learn the most from one bowl? | What can one bowl teach? | bowl-steam
* It's finally standing, your bowl. Now somebody hands you a wire. | Somebody hands you a wire | line-segment
From outside you see a shape. In the cut you see what your fingers did. | no: The outside / yes: The cut | eye
A thick lump at the bottom means you began your pull too high. | Thick bottom: start lower | trend-down
A thin ring halfway means you stopped there and squeezed. | Thin ring: you stopped there | hand
If it gets thinner evenly toward the rim, you've got it. | Even all the way: got it | check
~ It hurts for a second. The next one's better by a lot.
> Cut one open at {brand} and ask what it says. | Ask what it says | magnifier
> Sacrifice one bowl with {brand} and keep the next. | Sacrifice one, keep one | bowl-steam

season(9-11): Gifts from clay begin in fall
* A mug you make in December isn't a gift for December. | Too late in December | gift
* When do you have to start pottery gifts for the holidays? | Start when? | calendar
* You'd like to give your mother a bowl you made. Look at the calendar. | A bowl for your mother | gift
Clay keeps its own time, and drying can't be hurried by anyone. | Clay keeps its own time | hourglass
Then there are two firings, and everybody's gifts are waiting for the same kiln. | One kiln, everybody's gifts | kiln
Make more than you need, since the kiln keeps a few for itself. | Make a spare or two | copy
~ Wrapping is easy. A handmade bowl looks best with something to eat in it. | | bowl-food
And if you're late after all, a class makes a good envelope. | no: Rush the kiln / yes: Give a class | envelope
> Begin your gifts with {brand} while the leaves are still on the trees. | Start while it's fall | leaf
> Ask {brand} for the last day a piece can go in the kiln. | The last kiln day? | calendar-check
`,
})
