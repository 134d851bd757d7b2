import { trade } from './trade.ts'

export const leatherWorkshop = trade({
  id: 'leather-workshop',
  name: 'leather workshop',
  also: [
    'leatherworker',
    'leather worker',
    'leather goods',
    'leather goods maker',
    'leathercraft',
    'leather craft',
    'leather craftsman',
    'leather shop',
    'leather studio',
    'leatherwork',
    'leatherworks',
    'leather maker',
    'leather artisan',
    'handmade leather',
    'leather bag maker',
    'handmade leather bags',
    'belt maker',
    'handbag repair',
    'leather repair',
    'leatherworking class',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a leather piece',
  things: 'leather goods',
  words: [
    'leather',
    'bag',
    'belt',
    'wallet',
    'strap',
    'stitch',
    'seam',
    'hide',
    'buckle',
    'saddle',
    'thread',
    'edge',
    'purse',
    'handbag',
    'briefcase',
    'zipper',
    'grain',
    'scratch',
    'patina',
    'lining',
    'holster',
    'leash',
    'awl',
    'dye',
    'cowhide',
  ],
  pieces: `
mistake: Drying a wet bag on the heater
* Your leather bag got soaked. Keep it away from the heater. | Soaked? Not on the heater | cloud-rain
* How do you dry wet leather? | How do I dry it? | umbrella
* You come in from the rain, and the bag goes straight on the radiator. | On the radiator? | thermometer-hot
A heater cooks it. It shrinks, goes stiff, and later it cracks where it bends. | Heat makes it stiff | fire
Dab it off, empty it, and fill it with plain paper so it keeps its shape. | Fill it with plain paper | file-text
Then give it a day or two of air. | Air, a day or two | wind
Change the paper when it's damp. | no: On the heater / yes: In the air, filled | repeat
~ If only a few drops hit it, wet the whole panel lightly, so it dries without rings. | Spots? Dampen it evenly | drop
When it's nearly dry, a thin bit of conditioner brings it back. | Nearly dry: a little conditioner | hand
> Stiff already? Bend it once for {brand} before you put anything on it. | Stiff already?
> Come by {brand} with the bag that got caught in the rain. | Caught in the rain? | umbrella

mistake: Feeding your leather until it drips
* You can love a leather bag to death with oil. | Loved to death with oil | drop
* How often does leather need oil? | How often? | calendar
* You rub it in, and rub some more, and the strap goes limp. | The strap goes limp | hand
Leather's full of fibers that hold on to each other, and a little oil lets them move. | A little lets it move
Too much, and they let go. It stretches and feels like a wet sock. | Too much: a wet sock | sock
So wait until it looks thirsty, pale where it bends, dry under your thumb. | Wait until it's thirsty | thumb
Then a thin coat on a cloth, and wipe off what's still there in the morning. | no: Every week, a lot / yes: When it's thirsty, thin | moon
~ Try any product inside a flap, since most of them darken it. | Test it inside the flap | palette
> Ask {brand} what was put on yours last. | What was put on last? | jar
> Bring your can along to {brand} and read it together. | Bring the can | eyeglasses

myth: Real leather has scars
* That line on the leather isn't damage. A cow met a fence. | A cow met a fence | cow
* Is leather with marks on it second rate? | Second rate? | magnifier
* You want a bag without one single spot on the leather. Ask for plastic. | Not one spot? | magnifier
A hide has lived outdoors. Bug bites, scratches, a wrinkle at the neck. | It lived outdoors | bug
Makers put the calm parts on the front and let the rest be inside. | Calm parts on the front
Leather that's perfectly even has mostly been sanded and pressed with a pattern. | Perfectly even? Pressed | copy
It hides the scars, and takes away the layer that ages best. | no: Sanded and printed / yes: The skin as it grew | hourglass
~ Genuine on a stamp only says that it's leather. It doesn't say which part. | | stamp
> Look for the fence line on a bag by {brand}. | Find the fence line | eye
> Pick your own piece of hide with {brand}, scar and all. | Scar and all | cow

how: Why a hand seam doesn't run
* Cut one stitch on a machine seam, and it can run like a stocking. | It can run | scissors
* What's so special about a hand-sewn leather seam? | What's so special? | needle
* Two needles, one thread, and a wooden clamp between the knees. | Two needles, one thread | needle
A machine uses two threads that hook each other in every hole. | Machine = two threads hooked | link
If one wears through, its neighbors lose their hold.
By hand it's one thread with a needle at both ends. | Hand = one thread, two needles | needle
Both go through the same hole, from both sides, and get pulled tight. | Both through one hole
Wear through a stitch, and the one beside it still holds on by itself. | The next one still holds | shield
~ It's called saddle stitch, because a rider's life hung on it. | Saddle stitch | horse
> Look at the slant of a seam by {brand}. By hand it leans a little. | Look at the slant | eye
> Bring a strap that's letting go to {brand} before the next stitch breaks. | A strap that's letting go | link-break

how: How an edge gets its shine
* You can tell good leather work by its edge, with your eyes closed. | Eyes closed, feel the edge | eye-closed
* How does a raw edge get as smooth as glass? | Smooth as glass? | hand
* Hear that? It's wood rubbing on leather until it's warm. | Wood on leather | ear
A cut edge is like the side of a book, all layers. | Like the side of a book | book
First the sharp corners are taken off with a small blade. | at: First / Corners off | knife
It's sanded, dampened, and rubbed fast with wood or canvas. | at: Then / Sand, dampen, rub | hand
The warmth lays the fibers down until they shine. | at: Next / Warm and shiny | sparkle
Then wax, and all of it again. | at: Again / Wax and repeat | repeat
~ Others are painted, coat by coat. If that peels in sheets, somebody was in a hurry.
> Run a thumb along a belt by {brand}. | Thumb along the belt | thumb
> Frayed edge? Ask {brand} if it can be rubbed down again. | A frayed edge? | question

question: Will it get darker
* Your new belt is the color of a cookie. It won't stay that way. | It won't stay that pale | cookie
* Will my leather bag change color? | "Will it change?" | sun
* You leave the pale wallet on the windowsill. In a week it's toast. | A week in the sun | sun
Natural leather browns in light, and it darkens where hands go. | Light and hands brown it | hand
It takes notes. The corner of a phone, a thumb, a summer. | It takes notes | note-pencil
You can't order that, and you can't stop it either. | no: Ordered / yes: Worn in | hourglass
Turn it now and then in the first weeks, so the sun gets all of it. | Turn it in the sun | repeat
~ If you want the color you saw, choose one that's dyed through and finished. | Dyed leather changes less | palette
> Hold a new one and an old one side by side at {brand}. | New and old together | swap
> Tell {brand} whether you'd like it to change. It decides the leather. | Should it change? | question

question: What size belt do I need
* Your pants size isn't your belt size. | Not your pants size | pants
* What size belt do you need? | "What size am I?" | belt
* You're guessing your belt size on the phone, holding in your belly. | Don't hold it in | phone
Take the belt you wear now and lay it flat. | 1. Lay your belt flat | belt
Put the tape where the buckle meets the leather, without the buckle. | 2. Start at the buckle fold | ruler
Measure to the hole you really use, the one that's stretched. | 3. To the hole you use | target
That's your number, and the maker puts the middle hole there. | That's the middle hole | check
~ No belt? Put the tape through your loops, over the shirt you'd wear. | | t-shirt
So you can eat, and you can lose a bit, without asking for an awl.
> Lay your old belt on the table and read {brand} that number. | Read out that number | phone
> Got one hole too few? Let {brand} punch it, and leave the nail at home. | One hole too few? | prohibit

comparison: Tanned with bark or tanned with salts
* Two leathers, one stands up by itself, one lies down. | One stands, one lies down | swap
* Vegetable or chrome tanned leather, and what's the difference for you? | Which one for me? | tree
* Smell two kinds of leather. One's a forest, one's a new car. | A forest, a new car | tree
Bark-tanned is firm. It takes a shape, a stamp and a shine at the edge. | Bark = firm, takes a shape | tree
So it's belts, holsters and bags that stand up. It stains with rain while it's new. | For belts and bags that stand | belt
Chrome-tanned is soft, comes in any color and shrugs at a shower. | Chrome = soft, any color | palette
So it's for jackets, and bags that slouch. | For jackets, soft bags | handbag
~ Scrunch it. If it springs back, it's the second kind. | | hand
> Scrunch a piece of each with {brand} and say which one you'd carry. | Scrunch both | hand
> Should it stand or slouch? Tell {brand}. | Stand, or slouch? | bag

choose: Look where the strap meets the bag
* A bag breaks where the strap meets it. Look there. | Look there first | bag
* What do you look at before you carry a bag for years? | Before you carry it for years | bag
* You're holding a pretty bag. Turn it inside out. | Turn it inside out | handbag
At the strap you want leather on both sides, and stitches or a rivet that goes through all of it. | 1. Strap held on both sides | link
Look at the zipper. Metal or heavy, and it runs with one hand. | 2. Zipper runs with one hand | hand
Follow a seam with your eye. Straight and even, and knotted out of sight. | 3. Even stitches | needle
Bend the edge. Paint shouldn't crack, layers shouldn't gape. | 4. The edge doesn't gape
~ Then ask if the strap can be replaced one day. On a good one it can. | And later a new strap? | wrench
> Hang something heavy in a bag by {brand} and look at the strap. | Put weight in it | barbell
> Ask {brand} what breaks first, and what happens then. | What breaks first? | question

first: Bring what goes in the bag
* You want a bag made. Empty the one you've got on the table. | Empty the old one | bag
* What do you bring when you have a bag made? | What do I bring? | list
* Laptop, bottle, keys, half a sandwich. That's your new bag, on a counter. | Laptop, bottle, sandwich | laptop
Bring what you carry and lay it out the way you'd reach for it. | Lay it out the way you reach | hand
Somebody watches which shoulder you hang it on, and where your elbow goes. | Which shoulder? | person
You get a bag of paper or felt, and walk around with it. | A paper bag to try on | scissors
That's when you notice the phone pocket belongs on the other side. | Wrong side? Say so | phone
~ Bring the old one as well, since its worn spots say more than a drawing. | Worn spots tell | eye
After that you choose the hide, the thread and the buckle. | Hide, thread, buckle | cow
> Empty your bag on the table at {brand}. No one will judge the sandwich. | Sandwich included | bread
> Tell {brand} what you dig for every day. | What do you dig for? | key

care: Two minutes for your bag on Sunday
* Your bag carries crumbs, coins and a pen without its cap. | Crumbs, coins, a pen | pen
* What wears out a leather bag from the inside? | What wears it out inside? | bag
* It's Sunday. Shake your bag out over the sink. | Shake it out | bag
Sand in the corners works like a file on the lining. | Sand files the lining
Wipe the outside with a dry cloth, with a damp one if you must. | Dry cloth first | towel
Let the handle have some air, because hand sweat is what ages it most. | Handles age first | hand
Stuff it with a sweater when it's resting, and don't hang it by its strap. | no: Hung by the strap / yes: Stuffed and standing | t-shirt
~ Cotton bag over it, never plastic. Leather molds when it can't breathe. | | tote
> Ink got out? Leave it alone and show {brand}. | Ink? Leave it alone | pen
> Ask {brand} what to use on the handle. | What for the handle? | jar

checklist: Look at your bag before a trip
* Tomorrow you're traveling. Look at your bag tonight. | Look at it tonight | suitcase
* What breaks on a bag on the way to the airport? | What breaks? | airplane
* You're running for the train, and the strap snaps. | The strap snaps | train
Pull on both ends of the strap, harder than you'd carry. | 1. Pull the strap hard | hand
Look at the holes. Long ones are about to tear through. | 2. Holes gone long? | eye
Run the zipper to both ends. If it jumps a tooth, it'll jump again. | 3. Zipper to both ends | repeat
Turn the hook that swivels. Is it thin where it rubs? | 4. Hook worn thin? | link
~ Rub a candle on the zipper if it's stiff. | | candle
> Thin hook, long hole? Take it to {brand} well before the trip. | Well before the trip | calendar
> Planning a big trip? Let {brand} tug at everything first. | A tug at everything | hand

cost: Why a plain bag can cost more than a fancy one
* The plain bag often costs more than the one with all the pockets. | Plain, and still more | bag
* What makes a leather bag expensive? | What makes it cost? | tag
* You check the price tag and look at the bag again. Two pieces? | Two pieces of leather? | tag
To find one big panel without scars, somebody searches half a hide. | A big calm panel is rare | cow
Small parts hide between the marks. Large ones can't. | Small parts fit anywhere | puzzle-piece
Then count the stitches. By hand every one of them is two needles and a tug. | Each stitch: two needles | needle
Edges take as long as seams, if they're rubbed. | Edges take as long | hourglass
~ Solid brass costs more than plated, and you'll know in a year or so why. | Solid brass over plated | coin
A lining hides the inside. No lining means the inside has to be good. | no: Hide it / yes: Make it good inside | eye
> Ask {brand} for the same bag with one pocket fewer. | One pocket fewer? | question
> Count the stitches on one side at {brand}. Then look at the tag again. | Count one side | hash

tip: Rub it out with your thumb
* There's a scratch on your new bag. Warm up your thumb. | Warm up your thumb | thumb
* What do you do about a scratch on leather? | What about the scratch? | key
* Fresh bag, first day, car key. There it is. | First day, car key | key
On natural leather rub it in circles with a warm thumb. | Warm thumb, small circles | thumb
Your skin has a bit of oil, and the warmth moves what's in there. | Warmth moves the oil | fire
A light one nearly goes. A deep one becomes a line you know. | Light: nearly gone | check
If there's paint or a coating on top, rubbing doesn't help, it only gets shiny. | no: Painted leather / yes: Natural leather | prohibit
~ A dab of conditioner on a cloth can do the rest. | | drop
> Deep one? Show {brand} before you buy a pen to color it. | A deep one? | pen
> Rub one out on your own bag, then ask {brand} about the next. | Try it once | thumb

season(10-12): Initials before the ribbon
* You'd like her initials on the wallet. Don't wait for the ribbon. | Initials before the ribbon | gift
* When do you have to order a belt or wallet with initials? | When for initials? | calendar
* A belt with a name inside, in December, tomorrow? | Tomorrow? | belt
Letters are pressed while the leather's damp and still flat. | Pressed while it's flat | stamp
So they come before the sewing, and can't be squeezed in at the end. | at: First / Letters, then seams | needle
Dye and wax want to dry between steps. | at: Between / Drying days | hourglass
Spell it out, in capitals, and read it aloud. There's no eraser for leather. | no: "You know how it's written" / yes: Spelled out | pencil
~ Two letters look better than four on something small. | Two letters are enough
> Write the letters down for {brand} and have them read back. | Have them read back | note-pencil
> Send {brand} the size and the initials while it's still early. | Size and initials | ruler
`,
})
