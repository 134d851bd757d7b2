import { trade } from './trade.ts'

export const candleMaker = trade({
  id: 'candle-maker',
  name: 'candle maker',
  also: [
    'candle company',
    'candle shop',
    'candle store',
    'candle studio',
    'candle business',
    'candle brand',
    'candlemaker',
    'candle making',
    'candle-making workshop',
    'candle making class',
    'handmade candles',
    'hand-poured candles',
    'soy candles',
    'scented candle maker',
    'scented candle company',
    'artisan candles',
    'candle bar',
    'home fragrance',
    'wax melts',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a candle',
  things: 'candles',
  words: [
    'candle',
    'wax',
    'wick',
    'scent',
    'flame',
    'jar',
    'soy',
    'beeswax',
    'match',
    'light',
    'burn',
    'soot',
    'lid',
    'fragrance',
    'smell',
    'taper',
    'pillar',
    'melt',
    'glow',
    'pour',
  ],
  pieces: `
mistake: Blowing it out too soon the first time
* The first time you light a candle decides how it burns from then on. | The first time counts | candle
* Why does a candle dig a hole in the middle? | Why the hole in the middle? | candle
* You light the new candle, sniff, and blow it out. Too soon. | Too soon | wind
The wax melts outward from the wick, and it needs time to reach the glass. | It melts outward
Put it out before that, and there's a rim left standing. | A rim stays | target
Next time it melts inside the rim, and the time after that, a little narrower. | Narrower every time
So you end up with a tunnel and a jar half full of wax you've paid for. | no: A tunnel / yes: Melted to the edge | jar
~ It takes a good part of an evening, so light it when you're staying in. | | couch
> Got a free evening? That's when to light the first one from {brand}. | A free evening | moon
> Light it at dinner, look again at dessert, and tell {brand} how far it melted. | How far did it get? | fork-knife

mistake: Burning it down to the last drop
* You don't finish a candle like a glass of juice. | Don't drink the last drop | jar
* Can you burn a candle until the wax is gone? | "Until it's all gone?" | jar
* A thin puddle in the jar, a dancing flame. Put it out. | A thin puddle? Put it out | candle
Wax isn't only fuel. It keeps the heat away from the bottom. | Wax cools the bottom | thermometer-hot
With almost none left, the glass gets hot where it touches your table. | The glass gets hot | table
So stop while there's still a finger's width to see. | Leave a finger's width | hand-pointing
~ If there's a sticker underneath with a rule, go by that.
What's left comes out with warm water, so the jar isn't lost. | no: To the last drop / yes: Stop early, keep the jar | jar
> Wash the jar and show {brand} what you keep in it now. | What's in it now? | jar
> Nearly empty? Choose the next scent with {brand} while you still smell this one. | Nearly empty? | candle

myth: That white bloom isn't a flaw
* There's a white frost on your soy candle. It isn't old. | White frost | snowflake
* Has a candle gone bad when it looks frosted? | Has it gone bad? | snowflake
* You take the lid off, and the candle looks like a winter window. | Like a winter window | window
Soy wax forms tiny crystals while it's cooling, a bit like honey does. | Tiny crystals, like honey
Going from warm to cold and back brings out more of it. | Warm, cold, more of it | thermometer
It burns the same, and it smells the same. | It burns the same | flame
When it's melted once, it may look smooth for an hour and come back overnight. | It may come back | moon
~ Dyed candles show it most, so makers who don't like it often leave the color out. | no: A fault / yes: It's how soy cools | palette
> Show {brand} your frostiest one. | Your frostiest one | snowflake
> Ask {brand} which of their candles is soy, and look for crystals. | Look for crystals | magnifier

how: How the wick is chosen
* The hardest thing about a candle is a piece of string. | A piece of string | candle
* Why doesn't every candle get the same wick? | Why not the same wick? | candle
* On the maker's table the same candle is burning five times. | The same one, five times | candle
A wick that's too thin drowns in its own wax. | Too thin: it drowns | drop
One that's too thick smokes and wears a black mushroom. | Too thick: it smokes | cloud
Another wax, another scent or a wider jar calls for a different one. | Wax, scent, jar | jar
So you pour the same thing with several wicks, burn them all, and take notes for hours. | at: Test / Several wicks, many hours | notebook
~ Change the scent oil, and you begin again, because some oils are heavier to burn. | | drop
The winner melts right across and keeps a calm flame the size of a thumbnail. | A calm small flame | flame
> Watch the flame of the one you bought from {brand}. Is it calm? | Is it calm? | flame
> How many wicks lost before yours won? Put that to {brand}. | How many lost?

how: How the scent gets into the wax
* Pour the scent into wax that's too hot, and it's off into the room. | Too hot, and it's gone | thermometer-hot
* How does the smell get into a candle and stay there? | How does it stay in? | drop
* The kitchen smells of figs, and there's a pitcher of melted wax. | Figs and melted wax | fire
Wax is melted and left to cool to just the right warmth. | at: First / Melt, then cool a little | thermometer
In goes the scent, and somebody stirs slowly, for longer than seems necessary. | at: Then / Stir, and keep stirring | spoon
Poured too cool it sets with bumps, too hot it shrinks from the glass. | at: Next / Pour at the right moment | timer
Then it waits with its lid on, for days or weeks. | at: Last / It waits | hourglass
~ Light it too early, and it smells of hardly anything. It hasn't settled into the wax yet.
> Smell a fresh one and a rested one at {brand}, if you get the chance. | Fresh or rested? | candle
> Ask {brand} how long theirs rest before they're sold. | How long do they rest? | calendar

question: Why can't I smell it anymore
* You bought the candle for the scent, and now you smell nothing. | And now, nothing | smiley-meh
* Why can't I smell my own candle after a while? | Why can't I smell it? | wind
* Your guest walks in and says, what smells so good? The candle. You'd forgotten. | "What smells so good?" | door-open
Your nose gets used to things. After a while it files them under normal. | Noses get used to it | brain
Walk around the block and come in again, and there it is. | Walk out, come back in | footprints
If you still don't get anything, look at the melted pool. It has to be wide to smell. | A wide pool smells more | drop
Or the room's too big. One small jar can't fill a stairwell. | Big room, small jar | stairs
~ In a hall or a bathroom it'll seem much stronger. | no: Big open room / yes: Hall or bathroom | bathtub
> Tell {brand} how big the room is before you choose. | How big is it? | ruler
> Do the walk around the block, then tell {brand} what you smelled. | Around the block | footprints

question: Can I save a candle with a tunnel
* Your candle has dug itself a well and sits at the bottom, drowning. | Drowning in a well | candle
* Can you fix a candle that burned a tunnel? | Can it be fixed? | candle
* There's a tiny flame deep down in your jar, and wax walls all around. | A tiny flame, deep down | flame
Fold a collar of foil around the rim and leave a hole in the middle. | 1. A foil collar with a hole | target
The heat stays in, and the walls begin to melt. | The walls melt
Stay in the room, and take it off with care, since the foil's hot. | 2. Stay close, it's hot | eye
Let it burn until everything's level again. | 3. Until it's level | ruler
If the wick's drowning, pour off a little wax and let it breathe. | Wick drowning? Pour a bit off | drop
~ Onto foil, please, and never into the sink. | | sink
> Tunnel in every candle you own? Ask {brand} about wider wicks and longer evenings. | Always a tunnel? | question
> Show {brand} the deepest tunnel you have. | The deepest tunnel | camera

comparison: Soy or beeswax or paraffin
* Pick up two candles. The heavy honey-yellow one is beeswax. | The honey-yellow one | candle
* Soy, beeswax or paraffin for your candle? | Soy, beeswax, paraffin? | candle
* Smell a candle that has no scent in it at all. | One without scent | candle
Beeswax smells of honey by itself. It's hard, burns slowly, and stands up straight as a taper. | Beeswax = honey, slow, upright | sun
Soy is soft, so it lives in jars. It burns at a low heat and takes scent gently. | Soy = soft, lives in jars | jar
Paraffin comes from oil, takes color brightly, and can smell strong. | Paraffin = bright and strong | drop
Many are blends, so the front of the label is only half the answer. | Many are blends | tag
~ None of them burns well with a bad wick.
> Ask {brand} what's in theirs, and what it's mixed with. | What's in it? | question
> Tell {brand} whether it's for the table or for the scent. | Table, or scent? | candle

choose: Smell the wax with your eyes closed
* Don't read the name on the candle. Close your eyes and smell it. | Close your eyes | eye-closed
* Which of these candles will still smell right at home? | Which smells right at home? | home
* You've smelled nine candles, and now they all smell like candle. | They all smell the same | candle
Smell the wax or the inside of the lid. That's nearer to what you'll get. | 1. The wax or the lid | jar
After three, sniff your own sleeve. It's home base for your nose. | 2. Sniff your sleeve | t-shirt
Look at the wick. It should stand in the middle. | 3. Wick in the middle | target
See if the label says what wax it is and how to burn it. | 4. A label that tells you how | tag
~ Names are moods. Two that are called linen don't smell of the same laundry. | | washing-machine
> Close your eyes at {brand} and point. | Close your eyes and point | hand-pointing
> Tell {brand} a place you liked the smell of. It's a better start than a name. | A place you liked | map-pin

first: Your first evening with a new candle
* The candle's unwrapped. What do you do first? | What first? | gift
* What should you do before you light a new candle? | Before it's lit | list
* You've struck the match, and there's still a sticker across the candle. | A sticker on it | tag
Take everything off it. The ribbon, the dried flowers, the tag on the wick. | Ribbon and flowers off | flower
Trim the wick if it's long. | at: First / Trim the wick | scissors
Stand it on something flat that doesn't mind heat. | at: Then / Flat and heatproof | table
Choose a room you'll be in for the evening, away from the window's draft. | at: Next / Out of the draft | wind
~ Don't judge it in the first minutes. It gives scent when there's a pool. | | hourglass
Put it out once the wax has reached the glass all around. | at: Last / Out, once it's wide | check
> Choose one with {brand} for the room you sit in most. | For the room you sit in | armchair
> Whatever you notice that first evening, tell {brand} when you're back. | What did you notice? | note-pencil

care: Trim the wick before you light it
* That black smoke from your candle has a simple cause. | Black smoke | cloud
* Why does my candle flicker and soot up the jar? | Why the soot? | cloud
* There's a black mushroom sitting on your wick. | A black mushroom | flame
That's carbon, and there's so much of it because the wick's too long. | Too long a wick | ruler
A long one drinks more wax than the flame can burn, so the rest goes up as soot. | More wax than it can burn | cloud
Nip it off before every lighting, when it's cold. | no: Light it as it is / yes: Nip it off first | scissors
Nail clippers do it, and in a deep jar they even fit. | Nail clippers work
~ Fish out the bits. They're a second wick if they lie in the pool. | | trash
If it still dances, there's a draft. Move it, and watch it calm down. | Still dancing? A draft | wind
> Bring {brand} a sooty jar and ask what it's telling you. | What does soot say? | jar
> Let {brand} show you how short is short. | How short is short? | scissors

checklist: Before you strike the match
* Before you light it, look up. | Look up | eye
* What should you check before you light a candle? | Before you light it | list
* The match is in your hand. Look around the candle once. | Match in your hand | flame
What's above it? A shelf or a branch gets hotter than you'd think. | 1. Nothing above it | shelf
What's beside it? Curtains move when somebody opens a door. | 2. No curtain within reach | window
What's under it? It should be flat and shouldn't mind heat. | 3. Flat and heatproof below | table
Who's around? A tail or a small hand is faster than you are. | 4. No tails, no small hands | cat
~ And who blows it out, when everyone's gone to bed? Name that person now. | | bed
> Stand the new one from {brand} on something flat tonight. | On something flat | table
> Tell {brand} if there's a cat. Some jars stand steadier than others. | Mention the cat | cat

cost: Why one candle costs three times as much
* Two candles of the same size, and one costs far more. | Same size, other price | tag
* What makes a candle expensive? | Why is it expensive? | tag
* You turn the candle around, see the price, and put it back. | You see the price | tag
The scent's the costly part. Good oils cost more than all the wax around them. | Scent costs more than wax | drop
Beeswax costs more than soy, and soy often more than paraffin. | Beeswax over soy over paraffin | scales
A small maker burns away many tests before one is sold. | Burned for testing | flame
And each one's poured, set straight and trimmed by somebody's hand. | Poured by hand | hand
~ Count hours of light, then compare. A thick cheap one can be gone sooner than it looks. | Count hours, not inches | clock
> Ask {brand} how many evenings are in one. | How many evenings? | moon
> Try the smallest one {brand} has before you buy the big one. | Start small | candle

tip: How to put it out without the smoke
* The worst smell of any candle comes right after you blow. | Right after you blow | wind
* How do you put out a candle without that smoke? | Without the smoke? | wind
* You blow, and hot wax lands on the tablecloth. | Wax on the tablecloth | table
Bend the wick into the pool with a fork or a bit of wire. | Bend it into the pool | drop
It drowns without a thread of smoke. | No smoke at all
Then straighten it right away, so it sets in the middle. | Straighten it at once | line-vertical
Now it's got a coat of wax, and it'll light at the first touch next time. | no: Blow it out / yes: Dip, then straighten | flame
~ For a taper, a snuffer or a spoon held over it does the job. | | spoon
> Dip the wick tonight and tell {brand} if you smelled smoke. | Dip it tonight | moon
> Look for a snuffer or ask {brand} what they use themselves. | What do they use? | question

season(11-12): A scent for somebody else
* You're buying a candle for someone, and you've only got your own nose. | Only your own nose | gift
* What scent do you give someone who fries garlic every night? | Garlic every night | cooking-pot
* Ten candles, one aunt. Where do you start? | One aunt, ten candles | candle
Think of their kitchen. Is there coffee, cinnamon, cut grass, or nothing at all? | Think of the kitchen | coffee
If the house smells of nothing, take something quiet, or one without scent. | No smell? Take a quiet one | home
Somebody with wild flowers on the table can handle wild flowers. | Flowers for a flower person | flower
Stay away from the perfume they wear. Two perfumes argue. | Not their perfume again | spray-bottle
~ Beeswax is a safe one. Nearly everybody likes the smell of honey. | no: Your favorite / yes: Their kitchen | gift
> Describe the kitchen to {brand} and let somebody else's nose work. | Describe the kitchen | speech
> Smell two with {brand} and leave with the quieter one. | The quieter one | candle
`,
})
