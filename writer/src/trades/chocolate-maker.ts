import { trade } from './trade.ts'

export const chocolateMaker = trade({
  id: 'chocolate-maker',
  name: 'chocolate maker',
  also: [
    'chocolatier',
    'chocolate shop',
    'bean-to-bar',
    'bean to bar',
    'truffle maker',
    'chocolate boutique',
    'praline maker',
    'chocolate factory',
    'craft chocolate',
    'artisan chocolate',
    'chocolaterie',
    'chocolate company',
    'handmade chocolates',
    'chocolate studio',
    'bonbon maker',
    'confectioner',
    'chocolate kitchen',
    'handmade chocolate',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a box of chocolates',
  things: 'chocolates',
  words: [
    'chocolate',
    'cacao',
    'cocoa',
    'bean',
    'bar',
    'truffle',
    'bonbon',
    'box',
    'ganache',
    'caramel',
    'praline',
    'nut',
    'dark chocolate',
    'milk chocolate',
    'filling',
    'snap',
    'gift',
    'candy',
    'bite',
    'square',
    'chocolatier',
    'wrapper',
    'Easter egg',
  ],
  pieces: `
mistake: Chocolate hates your fridge
* Chocolate in the fridge comes out wearing sugar. | It comes out with sugar on it | thermometer-cold
* Should chocolate be kept in the fridge? | In the fridge? | question
* Out of the fridge comes the box, and every chocolate's gray and gritty. | Gray and gritty | box
The chocolate's cold, the kitchen's warm, and water settles on it like on a mirror. | Water settles on it | drop
The water pulls sugar to the surface, dries, and leaves it there as sand. | Sugar comes up as sand | cube
Meanwhile the cocoa butter has been soaking up the smell of leftovers. | It soaks up smells | cheese
A cupboard away from the stove is right. Cool, dry, and dark. | no: In the fridge / yes: In a cool cupboard | shelf
~ If your home's a furnace, use the fridge, but in a closed box, and let it warm up before you open it.
> Ask {brand} how warm your chocolates may get. | How warm may they get? | thermometer
> Keep the next box from {brand} with the good tablecloths. | With the tablecloths | shirt-folded

mistake: Don't choose chocolate by the number
* The number on a chocolate bar doesn't say how good it is. | Not a grade | tag
* Is chocolate with a higher percentage better? | Higher means better? | percent
* You bought the chocolate with the highest number, and it's like chewing a pencil. | Like chewing a pencil | pencil
The number only tells you how much of the bar comes from the bean. | How much is bean | coffee-bean
It can't tell you whether the beans were any good. | Not how good the bean is | thumbs-down
Two bars with the same number can taste of cherries, or of tar. | Cherries, or tar | cherries
Choose by where it's from and by tasting, then look at the number. | no: By the number / yes: By taste | spoon
~ And a milk bar with a lot of bean in it is a thing of its own. Try one.
> Taste two bars with the same number at {brand}. | Same number, two bars | scales
> Tell {brand} the last bar you liked, not its number. | The last one you liked | speech

myth: Gray chocolate hasn't gone bad
* That white film on your chocolate isn't mold. | It isn't mold | magnifier
* Can you still eat chocolate that's turned gray? | Can you still eat it? | question
* There's a bar at the back of the drawer, pale as old leather. | Pale at the back of the drawer | dresser
It got warm at some point, and some of the cocoa butter came up and set again on the outside. | It got warm once | thermometer-hot
Bakers and chocolatiers call it bloom. It's still the same bar. | It's called bloom
Rub it with a warm finger. If the gray vanishes, it's butter. | Rub it with a finger | hand-pointing
It's lost its snap and its shine, so melt it. Brownies don't care. | no: Trash / yes: Brownies | cookie
~ Hot milk doesn't care either. | Or hot chocolate | cup
> Got a gray bar in a drawer? Let {brand} suggest what to bake with it. | What can it become? | cookie
> Find out what shine looks like at {brand}. | Look for the shine | sparkle

how: From the pod to the bar
* Chocolate grows on a tree trunk and smells of vinegar first. | First it smells of vinegar | tree
* What happens to a cacao bean before it's chocolate? | What happens to the bean? | coffee-bean
* Crack open a cacao pod, and it's full of white, slimy candy. | White and slimy | acorn
The pulp tastes of lychee, and the seeds inside are purple and bitter. | The pulp is sweet
Heaped up under banana leaves, it heats and ferments. That's where chocolate flavor begins. | at: Days / It ferments | leaf
~ Then they're dried in the sun, bagged, and shipped. | at: Then / Dried in the sun | sun
Roasted, they smell like brownies. The shells are blown off. | at: Here / Roasted and shelled | fire
After that they're ground, for hours or days, until your tongue can't find a grain. | at: Last / Ground till smooth | hourglass
> Find the place the beans grew on a bar at {brand}. | Where did they grow? | globe
> Smell a raw bean against a roasted one at {brand}, if there's one around. | Smell a raw bean | coffee-bean

how: Why good chocolate snaps
* You can hear whether chocolate was made well. | You can hear it | ear
* Why does some chocolate snap and some just bend? | Snap or bend? | question
* Hold a square of chocolate next to your ear and break it. | Break it by your ear | ear
Cocoa butter can set in several ways, and only one of them is shiny and hard. | Only one way is shiny | sparkle
So the chocolate is melted, cooled while it's stirred, and warmed again by a hair. | Warm, cool, warm again | thermometer
On a marble table it's pushed around with a scraper till it thickens. | Worked on marble
Get it right and it snaps, shines, and drops out of its mold by itself. | no: Dull and bendy / yes: Shiny, with a snap
~ A degree off, and the whole bowl starts again. That's tempering.
> Break one by your ear at {brand}. | Listen to the snap | ear
> Hold a bonbon from {brand} up to the lamp and look for your face in it. | Look for your face in it | lamp

question: How long do filled chocolates keep?
* A truffle is closer to cake than to candy. | Closer to cake than candy | cake
* How long do filled chocolates keep? | How long do they keep? | calendar
* You're saving the box for a special day. Don't. | Don't save them | box
A plain bar keeps for months. There's nothing in it that can turn. | A bar: months | calendar
A filling with fresh cream is another matter. It's good for weeks, not months. | Fresh cream: weeks | cow
Caramel and nut pastes last longer, since there's hardly any water in them. | Caramel and nut: longer | acorn
So eat the cream ones first, and leave the caramels to wait. | Cream first, caramel last | list
~ And no cutting them in half to see. If you've cut it, eat it.
> Have {brand} write the date on the box. | Have the date written on | pen
> Find out at {brand} which one has to be eaten first, and obey. | Which one first? | hand-pointing

question: What do you give someone who hates dark chocolate?
* Not everybody wants the darkest box. | Not the darkest | gift
* What do you give somebody who doesn't like dark chocolate? | Not a fan of dark? | gift
* They told you no dark chocolate, and everything behind the glass is black. | Everything's dark | box
Start with what they order for dessert. Fruit, nuts, or caramel? | 1. What's their dessert? | cake
Fruit people like raspberry or passion fruit in milk chocolate. | 2. Fruit: raspberry
Nut people want praline, which is hazelnuts ground till they run. | 3. Nuts: praline | acorn
Everybody else wants salted caramel. It's hardly ever wrong. | 4. Or salted caramel
~ Ask about nuts and milk before you pay. It's a gift, not a test. | Nuts or milk? Ask | question
> Describe the person to {brand}, and skip the chocolate words. | Describe the person | speech
> Fill half the box at {brand} with sure things and half with dares. | Sure things and dares | box

comparison: Truffle or bonbon?
* A truffle is soft all the way, and a bonbon wears armor. | Soft, or in armor | shield
* What's the difference between a truffle and a bonbon? | What's the difference? | question
* One chocolate looks like a muddy pebble, and one shines like a car. | Mud, or shine | sparkle
Inside both you'll often find ganache. That's chocolate and cream, stirred smooth. | Both often hold ganache | spoon
A truffle is a ball of it, rolled in cocoa by hand, and it's gone in a moment. | Truffle: rolled by hand | hand
A bonbon has a shell you bite through first. It cracks, then it gives. | Bonbon: crack, then soft | acorn
So a bonbon can hold things that run. Caramel, fruit, even liquor. | Bonbons can hold liquids | drop
~ Truffles want eating soon. The shell keeps a bonbon a while longer. | Truffles first | timer
> Put one of each in the box at {brand}. | One of each | box
> Somewhere in the case at {brand} is one that runs when you bite it. Ask which. | Which one runs? | drop

choose: Read the back of the bar
* Flip the bar over. The back tells you more than the front. | Turn it over | hand
* How do you choose good chocolate without tasting it? | How do you choose? | magnifier
* Two wrappers, both gold, both saying finest. Which chocolate? | Both say "finest" | tag
Look for a short list. Cocoa, cocoa butter, sugar, and milk if it's milk. | 1. A short list | list
If there's other fat in it, you're buying something else with a brown coat. | 2. No other fat | drop
Look for a place. A country is good, and a farm is better. | 3. A place name | map-pin
Smell it when it's open. Fruit, nuts, and smoke are fine. Nothing but vanilla can mean something's hiding. | 4. More than vanilla | wind
~ Then break a piece, and listen. | 5. A clean snap | ear
> Turn a bar over at {brand} and read it aloud. | Read the back | magnifier
> Ask {brand} who grew it. It's a fair question. | Who grew it? | tree

first: Tasting chocolate for the first time
* Don't chew. That's the whole trick of tasting chocolate. | Don't chew | tooth
* How do you taste chocolate, and not just eat it? | How do you taste it? | question
* There are three squares of dark chocolate on a saucer, and nobody's eating. | Three squares
Look at it, then snap it. Then smell where it broke. | 1. Look, snap, smell | eye
Put it on your tongue and wait. It melts at just about your temperature. | 2. Let it melt | thermometer
First you get sour or fruit, then the chocolate, then whatever stays. | 3. First, middle, last | waveform
Drink water, and go on to the next, from mild to strong. | 4. Water, then the next | drop
~ Three or four is enough. After that everything's brown. | 5. Stop at four | hand-palm
> Choose three squares from three countries at {brand}. | Three from three countries | globe
> Take a quiet friend to {brand}. Talking makes you swallow. | Take a quiet friend | users

care: Don't leave the box in the car
* A parked car does to chocolates what an oven does. | A car is an oven | car
* How do you get a box of chocolates home on a warm day? | How do you get it home? | sun
* The gift's on the back seat, in the sun, for just one errand. | Just one errand | gift
Make the chocolates your last stop, and put them on the floor and not on the dashboard. | Last stop, on the floor | car
A cool bag is good, ice right against the box isn't. | no: Ice on the box / yes: A cool bag | snowflake
Keep it flat. The fillings are soft, and they remember a tilt. | Keep it flat | package
If they did get warm, let them be, in a cool room. Don't shock them in the freezer. | Warm? Let them be | hourglass
~ At the office, the desk by the window is a car too. | Not by the window | window
> Tell {brand} how far they've got to travel. | How far do they go? | speech
> Bring a cool bag along to {brand} if it's hot out. | Bring a cool bag | tote

checklist: Chocolates for a wedding or the whole office
* A hundred small boxes start with five questions. | Five questions first | gift
* What does a chocolatier need to know for a big order? | What do they need to know? | question
* You want a little box on every plate, and the wedding's in summer. | On every plate | box
Say how many, and a few extra. People take two. | 1. How many, plus extra | calculator
Give the day they're handed out, and who'll store them until then. | 2. The day, and where they wait | calendar
Whether it's hot there. Ganache on a terrace in the sun is a puddle. | 3. Hot or cool | sun
Nuts, milk, alcohol. Ask what has to stay out. | 4. What stays out | acorn
What's printed or tied on, spelled exactly. | 5. Names, spelled exactly | pen
~ Then taste before you choose. Looks are the easy part. | 6. Taste first | smiley
> Send {brand} the date and the number first. | Date and number | envelope
> Start early with {brand}, because small boxes are folded by hand. | Start early | calendar-check

cost: Why a small box isn't cheap
* A bonbon passes through a lot of hands before yours. | Through many hands | hand
* Why do handmade chocolates cost so much for such a small box? | Why such a price? | tag
* The box fits in your palm, and you check the price twice. | As big as your palm | hand-palm
The shell's cast and left to set, then the filling's cooked, cooled, and piped in. | Shell, filling, lid | egg
Another day it's closed with a lid and knocked out of its mold. | Days, not minutes | calendar
Cream, real vanilla, and roasted nuts aren't cheap, and the cream won't keep. | Cream, vanilla, nuts | acorn
Good beans cost more because somebody picked out the bad ones. | Sorted by hand | coffee-bean
~ And you eat them one at a time. Try that with a bag from the gas station. | | gas-pump
> Choose three at {brand} rather than thirty. | Three, not thirty | box
> Ask {brand} which one takes the longest to make. | Which takes longest? | hourglass

tip: Add a pinch of salt to the chocolate
* Your brownies and your hot chocolate are missing the same thing. | Missing the same thing | cookie
* Why does chocolate at home taste flatter than in the shop? | Why does it taste flat? | question
* You've stirred the hot chocolate, you taste it, and it's only sweet. | Only sweet | cup
A pinch of salt. You won't taste the salt, you'll taste the cocoa. | A pinch of salt | hand
A spoonful of coffee does the same for a cake, and nobody will guess it. | A spoonful of coffee | coffee
Chop a real bar for hot chocolate. Powder gives color, the bar gives body. | no: Only powder / yes: A chopped bar | knife
Whisk it in hot milk, off the heat, so it doesn't catch. | Off the heat | cooking-pot
~ Thin squares on warm buttered toast like a few grains of it, too. | | bread
> Say it's for melting when you pick a bar at {brand}. | Which melts best? | question
> Take broken pieces for the pot if {brand} has some. | Broken is fine | box

season(3-4): How a chocolate egg gets its hollow
* A hollow Easter egg isn't blown, it's poured out. | It's poured out | egg
* How do they get the hollow into a chocolate egg? | How is it hollow? | egg
* You knock on a big chocolate egg, and it sounds like a door. | Knock, knock | hand-fist
A mold in two halves gets filled to the top, and then it's tipped over again. | Filled, then tipped out | egg
What sticks is the shell. Pour, wait, and do it once more for a thick one. | What sticks is the shell | repeat
As it cools it shrinks a hair, and lets go of the mold by itself. | It lets go by itself | snowflake
Then the two edges touch a warm plate, and they're pressed together. | Warm edges, pressed shut | hand
~ Thick and thin look the same in the wrapper. Lift it before you choose. | Lift it first | scales
> Weigh two eggs in your hands at {brand}. | Weigh them in your hands | scales
> Ask {brand} early if you'd like a name on yours. | A name on the egg | pen
`,
})
