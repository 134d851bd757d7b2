import { trade } from './trade.ts'

export const tailor = trade({
  id: 'tailor',
  name: 'tailor',
  also: [
    'tailor shop',
    'tailoring',
    'tailoring shop',
    'alteration service',
    'alterations tailor',
    'alterations shop',
    'clothing alterations',
    'clothing repair',
    'clothes repair',
    'seamstress',
    'dressmaker',
    'dressmaking',
    'bespoke tailor',
    'custom tailor',
    'custom suits',
    'made-to-measure suits',
    'suit maker',
    'custom shirtmaker',
    'mending service',
    'sewing and alterations',
    'bridal alterations',
    'wedding dress alterations',
    'invisible mending',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'an alteration',
  things: 'alterations',
  words: [
    'suit',
    'jacket',
    'pants',
    'dress',
    'hem',
    'sleeve',
    'seam',
    'shirt',
    'waist',
    'tailor',
    'fitting',
    'button',
    'zipper',
    'jeans',
    'coat',
    'skirt',
    'collar',
    'shoulder',
    'fabric',
    'thread',
    'pin',
    'lining',
    'cuff',
    'alteration',
    'lapel',
  ],
  pieces: `
mistake: Hemming jeans before they've been washed
* Don't hem your new jeans yet. | Don't hem them yet | pants
* Why did the jeans turn into capris after one wash? | Why so short now? | washing-machine
* New jeans, a perfect hem, one hot wash. Hello, ankles. | Hello, ankles | sock
Cotton shrinks, and mostly in length. | Cotton shrinks in length | resize
What's been cut off can't shrink with it. | What's cut is cut | scissors
So wash and dry them first, the way you'll always do it. | no: Hem, then wash / yes: Wash, then hem | washing-machine
Put on the shoes you'll wear with them when it's pinned. | Wear the right shoes | sneaker
~ And ask for the original edge to be kept, if you like that worn look at the bottom. | Keep the old edge? | question
> Wash them twice, then take them to {brand}. | Wash first | washing-machine
> Bring the shoes along with the jeans to {brand}. | Jeans and shoes | sneaker

mistake: Buying the jacket to fit your belly
* Buy the jacket for your shoulders. A tailor does the rest. | Buy for the shoulders | person
* Which part of a suit is hardest to change? | What's hardest to change? | person
* It buttons nicely in the mirror, and the shoulders hang off like a hanger. | It hangs off you | coat-hanger
A waist can come in or go out. That's an ordinary seam. | Waist: an ordinary seam | needle
Sleeves can go shorter, and a bit longer if there's cloth inside. | Sleeves: shorter or a bit longer | ruler
Shoulders are where it all hangs from. Pads, sleeve, collar, everything would have to come off. | Shoulders: everything comes off | warning
Lean sideways against a wall. If the pad touches before your arm does, it's too wide. | no: Pad touches first / yes: Arm touches first | wall
~ Then look at your neck. The collar should lie on the shirt without a gap. | | eye
> Before you cut off the tag, show {brand} the shoulders. | Before the tag's off | tag
> Try the wall test, then ask {brand} what the waist can do. | Try the wall test | wall

myth: Not everything can be taken in
* "Just take in the waist a bit." Sometimes a bit is everything there is. | "Just take it in a bit" | pants
* Can pants be made three sizes smaller? | Three sizes smaller? | pants
* On sale, two sizes too big, and a tailor will fix it? | On sale, and too big | tag
Take pants in a lot, and the back pockets wander toward each other. | Pockets wander | pants
A jacket gets narrower, and its buttons, darts and pockets stay where they were. | Pockets and darts stay | button
At some point it's less work to make a new one. | Sooner or later it's a new one | scissors
Letting out has its limit, too. It ends where the cloth inside the seam does. | no: Out by any amount / yes: As far as the seam has cloth | ruler
~ Turn it inside out, and you can see how much is waiting there. | Turn it inside out | eye
> Turn it inside out and ask {brand} what's hiding in the seam. | What's in the seam? | magnifier
> Wear it for {brand} before you fall in love. | Wear it first | dress

how: How a suit is fitted with pins
* A tailor talks to you with a mouth full of pins. | A mouth full of pins | pin
* What are all those pins and chalk marks for? | Why all the pins? | pin
* You're standing on a box in a suit with one sleeve. | A suit with one sleeve | person
Cloth is first sewn with big loose white stitches, so it can all come undone. | at: First / Loose white stitches | needle
You put it on, and every wrinkle points at what's wrong. | at: Then / Wrinkles point at it | hand-pointing
A crease below the collar means it's got to come up. One across the back wants room. | at: Next / Take it up, or let it out | resize
It's pinned, chalked, ripped apart, and sewn again for good. | at: Last / Apart, then for good | scissors
~ Stand the way you always stand. If you straighten up for the mirror, it'll only fit then. | no: Chest out / yes: As you always stand | mirror
> Slouch at {brand} if you slouch. | Slouch if you slouch | person
> Put your phone and wallet in your pockets when {brand} pins you. | Phone in the pocket | phone

how: How a hole disappears
* That cigarette hole can vanish, thread by thread. | Thread by thread | needle
* How does a hole in a suit get mended so nobody sees it? | Nobody sees it? | needle
* The moth ate one bite, right on the front of your jacket. | One bite, in front | bug
Somewhere inside, there's cloth nobody looks at. In a hem, under a pocket. | at: First / Cloth from inside | eye-slash
Threads are pulled from there, one by one. | at: Then / Threads pulled out | yarn
With a fine needle each is woven across the hole, over and under, like it once was. | at: Next / Woven over and under | needle
A press, a brush, and you have to search for it. | at: Last / Search for it | magnifier
~ That's slow, so it's for good cloth. On work pants a neat patch is the honest way. | no: For work pants / yes: For good cloth | clock
Don't touch the edges until then, and don't pull the thread. | Don't pull the thread | prohibit
> Put a bit of tape inside behind the hole and bring it to {brand}. | Tape it from inside | coat-hanger
> Ask {brand} whether yours calls for weaving or a patch. | Weave, or patch? | question

question: Where should my pants end
* Look down at your pants. Is there a puddle on your shoes? | A puddle of cloth | pants
* How long should pants be? | How long? | ruler
* In the mirror your suit pants stack up like an accordion. | Like an accordion | pants
Wear the shoes first, because a heel changes all of it. | Shoes first | high-heel
They should touch the shoe in front, with one soft fold, or with none. | One soft fold, or none
More folds, and your legs look shorter than they are. | no: A pile of folds / yes: One, or none | person
Slim pants end higher, wide ones lower, since a wide hem may nearly cover the heel. | Slim: higher. Wide: lower | resize
~ Sit down once. If there's bare shin, have another look at the socks or the length. | Sit down once | chair
> Walk a few steps for {brand} when it's pinned. | Walk a few steps | footprints
> Pick your shoes before you pick the length with {brand}. | Shoes, then length | sneaker

question: How early do I bring a wedding dress
* The wedding dress hangs on the door. When do the fittings start? | On the door, and when? | dress
* How early do you take a dress to be altered? | How early? | calendar
* You still want to lose a bit before the fitting. That's what everyone says. | "I still want to lose a bit" | ruler
Call early, months before, just to have a place in the book. | at: Early / Have a place in the book | calendar
The first fitting's for the big things. Length, sides, bust, straps. | at: First fitting / The big things | pin
The last one is close to the day, because you'll change till then. | at: Last fitting / Close to the day | calendar-check
Bring shoes and what you'll wear under it, every time. A different heel is a different hem. | Same shoes every time | high-heel
~ And bring whoever's going to button you up. Somebody has to learn the loops. | | hand
> Book a first fitting with {brand} as soon as the dress is home. | As soon as it's home | phone
> Put shoes and underthings in one bag for {brand} and leave them in it. | One bag for fittings | bag

comparison: Off the rack, to your measure or made from nothing
* A suit from the rack was made for someone. It wasn't you. | Made for someone | coat-hanger
* What's the difference between a made to measure suit and a bespoke one? | What's the difference? | ruler
* Three jackets, all navy. One of them knows you. | One of them knows you | users
Off the rack, it's finished, and a tailor brings it nearer to you. | Rack = brought nearer | coat-hanger
Made to measure takes a pattern that exists and changes the numbers. | To measure = pattern, your numbers | ruler
Bespoke begins with a blank sheet, and it's tried on while it's still in pieces. | Bespoke = from a blank sheet | pencil-ruler
If one of your shoulders hangs lower, only the last one starts out knowing that. | Uneven shoulders? Bespoke knows
~ A well-altered plain one beats a badly measured fancy one. | no: Fancy and off / yes: Plain and fitted | check
> Hang the best one you own over your arm and take it to {brand}. | Bring your best one | coat-hanger
> How often will you wear it? Tell {brand} that first. | How often? | calendar

choose: Look at the inside of a hem
* Turn a hem over, and you'll know what the tailor's like. | Turn the hem over | pants
* How can you judge a tailor from the outside? You can't. | Not from the outside | eye
* Don't give them your best suit first. Give them a hem. | Start with a hem | pants
From outside you shouldn't see a stitch. | 1. No stitch from outside | eye
Inside, it should lie flat, with a bit of cloth left for later. | 2. Cloth left for later | ruler
Listen for questions. Which shoes, what for, how do you sit? | 3. They ask how you sit | speech
Watch where they look. A good one looks at how you stand before the tape comes out. | 4. They look before they measure | eyes
~ And if they say no to something, that's a good sign. Some things can't be done well. | | thumbs-up
> Give {brand} one hem and turn it over. | One hem | pants
> Ask {brand} what they'd leave alone on your jacket. | What would you leave? | question

first: What happens on the little box
* A fitting means a box to stand on, three mirrors, and you. | A box, three mirrors | mirror
* What do you wear to a fitting? | What do I wear? | shirt-folded
* You're in your socks in a tailor's shop. Where are the shoes? | Where are the shoes? | sock
Wear what you'd wear with it. Shirt, bra, belt, shoes. | Shirt, belt, shoes | belt
Say what's bothering you, and then let them look. Sometimes it's somewhere else. | Say what bothers you | speech
Then come chalk and pins, and you hold still. | Hold still | pin
Raise your arms, sit, reach for a pretend steering wheel. | Arms up, sit, drive | steering-wheel
If it pinches now, it'll pinch at dinner. Now's the moment. | no: Be polite / yes: Say it pinches | hand-palm
~ You get a ticket, a day, and a price before anything's cut. | | ticket
> Come to {brand} with the right shoes in a bag. | Right shoes in a bag | bag
> Tell {brand} where it pinches. | Where does it pinch? | hand-pointing

care: A suit wants a brush more than a cleaner
* Your suit doesn't want the cleaner. It wants a day off. | A day off | coat-hanger
* How often does a suit go to the cleaner? | How often? | calendar
* You come home, and the jacket lands on the chair. | On the chair again | chair
Wool lets go of wrinkles and smells by itself, if it gets air. | Wool wants air | wind
So it hangs for a day on a wide hanger, with empty pockets. | Wide hanger, empty pockets | coat-hanger
Brush it from top to bottom. Dust in the folds rubs like sand. | Brush, top to bottom | brush
Steam in the bathroom does the rest. Don't press it shiny. | no: Hot iron on wool / yes: Steam and air | shower
~ Wash or clean it before it goes in the closet for the summer. Moths like gravy. | Clean before storage | bug
> A shine on the seat of your pants? Show {brand}. | A shiny seat? | pants
> Loose button? Bring it to {brand} while you've still got it. | While you've still got it | button

checklist: Put the suit on before wedding season
* The invitation's on the fridge. Put on the suit today. | Put it on today | mail
* Does the suit still fit? Three minutes in front of the mirror. | Does it still fit? | mirror
* An hour before the wedding you find out about the zipper. | An hour before | clock
Button it and sit down. | 1. Button it, sit down | chair
Lift both arms, as if you were holding a glass and a child. | 2. Arms up | champagne
Check the lining under the arms, and every button. | 3. Lining and buttons | button
Look at the back in a second mirror. | 4. The back | mirror
Hold it to the window. You'll see every moth. | 5. Hold it to the light | window
~ Try the shirt as well. Collars shrink, and necks don't. | | t-shirt
> Anything that won't close? There's time if you tell {brand} now. | Won't close? Say it now | calendar
> Bring the whole outfit to {brand} at once, shoes included. | The whole outfit | shirt-folded

cost: Why a hem isn't just a hem
* A hem on jeans takes moments. A hem on a ball gown doesn't. | Jeans, or a ball gown | dress
* Why does one alteration cost so much more than another? | Why so different? | receipt
* You'd like the sleeves shorter, only a bit. Look at the buttons. | Look at the buttons | button
If the cuff has real buttonholes, it can't just go up from below. | Real buttonholes | button
Then the whole sleeve comes off at the shoulder and goes in again. | The whole sleeve comes off | t-shirt
A lining doubles it, because there are two of everything. | Lining: two of everything | copy
Beads are taken off one by one and sewn on again by hand. | Beads, one by one | needle
~ Stripes have to meet again, and that takes patience nobody sees. | Stripes have to meet | line-vertical
So it's the way in that costs, more than the seam. | no: The seam / yes: The way to the seam | hourglass
> Ask {brand} which part of it is the long one. | Which part is long? | question
> Point to what bothers you most and let {brand} begin there. | What bothers you most? | hand-pointing

tip: Sew your button on over a toothpick
* Your coat button keeps coming off, because it's sewn on too tight. | Sewn on too tight | button
* How do you sew on a button so it stays? | How does it stay? | button
* It's hanging by a thread. One more bus ride, and that button's gone. | Hanging by a thread | button
Thick cloth needs room under the button, or it pulls when it's closed. | It needs room underneath | resize
Lay a toothpick on top and sew over it. | at: First / Sew over a toothpick | needle
Take it out, lift the button, and there's slack. | at: Then / Pull it out, lift
Wind the thread around that slack a few times, like a little neck. | at: Next / A little neck of thread | yarn
Knot it below, and it stands up. | no: Flat on the cloth / yes: On a little neck | check
~ On a coat put a flat small one behind it, so the cloth doesn't tear. | A small one behind it | button
> Lost it already? Look for the spare inside and take both to {brand}. | Look for the spare | magnifier
> If the cloth is torn under the button, let {brand} see it. | Cloth torn below? | eye

season(9-11): The coat you forgot all summer
* The coat's been hanging in the dark since spring. Try it on today. | Try it on today | coat-hanger
* Is your winter coat ready? | Is it ready? | snowflake
* First cold morning, you reach in the coat pocket, and your hand goes through. | Your hand goes through | hand
Put it on over your thickest sweater, and hug yourself. | Thickest sweater, then a hug | hoodie
If it pulls across the back, a seam may have something to give. | Pulls? A seam may give | resize
Feel in every pocket with one finger. | A finger in every pocket | hand-pointing
Look at the lining at the armhole and the hem at the back. That's where you step on it. | Armhole, hem | eye
~ Zip it up and down twice. A stuck slider is a small thing now. | Zip it twice | repeat
In the first cold week everybody notices at once. | no: The first cold week / yes: Today | calendar
> Tie a thread where there's a hole and bring the coat to {brand}. | Thread marks the hole | needle
> Call {brand} while it's still jacket weather. | While it's still mild | phone
`,
})
