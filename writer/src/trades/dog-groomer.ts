import { trade } from './trade.ts'

export const dogGroomer = trade({
  id: 'dog-groomer',
  name: 'dog groomer',
  also: [
    'dog grooming',
    'pet groomer',
    'pet grooming',
    'dog salon',
    'dog grooming salon',
    'grooming salon',
    'dog grooming parlor',
    'grooming parlor',
    'dog grooming parlour',
    'grooming parlour',
    'mobile dog groomer',
    'mobile dog grooming',
    'mobile groomer',
    'mobile pet grooming',
    'cat groomer',
    'dog spa',
    'pet spa',
    'dog wash',
    'dog stylist',
    'poodle parlor',
    'poodle parlour',
  ],
  way: 'salon',
  customers: 'dog owners',
  thing: 'a groom',
  things: 'grooming appointments',
  words: [
    'dog',
    'puppy',
    'coat',
    'groom',
    'groomer',
    'grooming',
    'brush',
    'comb',
    'bath',
    'mat',
    'nail',
    'paw',
    'ear',
    'clipper',
    'fur',
    'hair',
    'undercoat',
    'poodle',
    'doodle',
    'tail',
    'shampoo',
    'haircut',
    'scissor',
    'breed',
  ],
  pieces: `
mistake: Why a bath makes mats worse
* A bath turns a small mat into felt. | Bath plus mat makes felt | bathtub
* Should you wash your dog before you comb out the mats? | Bath first or comb first? | bathtub
* The dog smells of pond, so it goes straight into the bath. | Straight into the bath? | drop
Wet dog hair tightens up the way a wool sweater does. | Like wool in the wash | washing-machine
What was a loose knot behind the ear dries into a hard little pad. | Loose knot, hard pad | ear
And then no brush gets through it any more. It has to come off with the clippers. | Only clippers get it off
So comb first, down to the skin, and wash after. | no: Wash, then comb / yes: Comb, then wash | comb
~ Start a mat at its tip, and hold the hair close to the skin so it doesn't pull. | Start at the tip | hand-grabbing
> Found a hard one? Leave it dry and let {brand} feel it first. | Leave it dry | hand
> Bring the pond dog to {brand} with the knots still dry. | Bring the dog dry | dog

mistake: You brush every day and it's still matted
* You brush your doodle every day, and it's still matted underneath. | Brushed daily, still matted | brush
* Why is the coat matted when you brush it every evening? | Brushed, and still matted? | brush
* The brush glides over your dog like butter, and that's the trouble. | It glides too well | brush
A soft brush strokes the top of the coat and never touches the root. | Only the top gets brushed
So the coat looks like velvet, and next to the skin there's a second dog made of felt. | no: Velvet on top / yes: Free down to the skin | dog
Part the hair with one hand until you see a line of skin, and brush up from there. | Part it, see the skin | hand
~ Then move the line up by a finger and do it again. | One finger higher | hand-pointing
At the end, run a metal comb through. If it stops, you're not done. | A comb tells the truth | comb
> Ask {brand} to show you one line on your own dog. | See it on your own dog | comb
> Take your brush along to {brand} and ask if it reaches the skin. | Bring your brush | brush

myth: Shave the husky, it's hot
* Shave a husky's coat for the summer, and its sunshade is gone. | Its coat is a sunshade | sun
* Shouldn't a dog with that much fur be shaved when it's hot? | Shave it for summer? | sun
* Your husky is panting on the tiles, and you're looking at the clippers. | Reaching for the clippers? | razor
A dog like that wears two coats. The long one on top keeps sun and rain off. | Two coats, one dog | dog
The woolly one below is what makes it hot, once it's loose and packed together. | Packed wool makes it hot | thermometer-hot
Shave both, and the wool often comes back first, dull and fluffy. | no: Shave both coats / yes: Brush out the wool | brush
~ It can stay patchy for a long while. | It may stay patchy
So out comes the undercoat, with a rake and a strong dryer, and air gets to the skin again. | Undercoat out, air in | wind
> Book the undercoat at {brand} and leave the clippers alone. | Undercoat out, clippers off | wind
> One coat or two? Ask {brand} which your dog wears. | One coat or two? | question

how: What happens between drop-off and pickup
* What takes so long at the dog groomer? | "What takes so long?" | clock
* Cutting is the last thing that happens at a dog groomer. | The cut comes last | scissors
* You hand over a muddy dog, and then the door closes. | What happens now? | door
First comes a rough brush-out, so water can reach the skin. | at: First / Rough brush-out | brush
Then the bath, usually two rounds of shampoo, because the first only moves the dirt. | at: Then / Two rounds of shampoo | bathtub
Drying takes the longest. Every hair gets blown straight, or the cut comes out crooked. | at: Longest / Blow-dry it straight | hair-dryer
Nails, ears, and paw pads get done while everybody's calm. | at: In between / Nails, ears, pads | paw
~ And only now do the scissors come out. | at: Last / Scissors | scissors
> Ask {brand} when to come back, and don't be early. A half-dry dog looks crooked. | Don't be early | clock
> Tell {brand} if your dog hates the dryer, because that's where the time goes. | Hates the dryer? Say so | hair-dryer

how: How black nails get trimmed
* Every dog nail has a vein inside, and black ones hide it. | The vein you can't see | paw
* How do you trim a nail when you can't see where to stop? | Where do you stop? | question
* The nails click on the kitchen floor, and the clippers are in your hand. | Click, click, click | footprints
With pale nails it's easy. There's a pink part, and you stay clear of it. | Pale nail, pink vein
A black one gets shaved off in slices as thin as a fingernail. | Thin slices | scissors
After each slice you look at the cut end. Dry and chalky means there's room. | Chalky means there's room | eye
When a dark, moist dot shows up in the middle, that's the end of it. | Dark dot means stop | hand-palm
~ If nails are trimmed often, the vein draws back and they can get shorter each time. | Trim often, and it draws back | repeat
> Listen to your dog on the kitchen floor. If it clicks, tell {brand}. | Clicks on the floor? | ear
> Would your dog rather have the file than the clippers? Ask {brand} to try both. | File or clippers? | paw

question: Why does my doodle need it so often?
* Why does a doodle need the groomer more often than a beagle? | "Why so often?" | calendar
* Your neighbor's beagle never sees a groomer, and your doodle always does. | The beagle never goes | dog
* A poodle coat never got the message to stop growing. | It never stops growing | hair
A beagle's hair grows a little, dies, and lands on your couch. | Beagle hair falls out | couch
Poodle hair keeps growing like yours, and what comes loose stays in the curls. | Curls hold the loose hair | hair
There it twists around its neighbors. That's how a mat begins. | That's how a mat begins
So you have the choice. You vacuum, or you comb and book. | no: Vacuum / yes: Comb and book | comb
~ Shorter curls mean less combing, if that's easier on both of you. | Shorter cut, less combing | scissors
> Let {brand} feel the coat and tell you how many weeks it can go. | How many weeks can it go? | calendar-check
> How much do you really comb? Say it honestly, and {brand} can suggest a length. | Be honest about the comb | comb

question: Can I stay with my dog?
* Can I stay in the room while my dog is groomed? | "Can I stay?" | door
* Your dog behaves better at the groomer once you've left. | Better once you've left | door-open
* You're halfway out of the groomer's door and hear one sad bark. | One sad bark | dog
While you're in sight, your dog has one plan, and that's getting to you. | It only wants to get to you | dog
It twists and reaches, next to a pair of scissors. | | scissors
Without you it looks around and finds the person who has the treats. | Then it finds the treats | cookie
Keep the goodbye short. Hand over the leash, say see you later, and go. | no: Long hugs / yes: See you later | hand-waving
~ If your dog's truly scared, that's another matter, and worth a talk before the day. | Truly scared? Talk first | speech
> Ask {brand} how they do it with dogs that worry. | Ask how they handle worry | speech
> Hand the leash over at {brand}, and don't look back. | Hand it over and go | door-open

comparison: Clippers or scissors?
* The same dog looks like two dogs, one clipped and one scissored. | One dog, two looks | dog
* Should your dog be done with clippers or with scissors? | Clippers or scissors? | scissors
* You said a little shorter, and the clipper can't do a little. | What's a little shorter? | speech
Clippers leave one length, as even as a lawn. It's quick, and that's kind to a dog who hates standing. | Clippers leave one even length
Scissors follow the body. They can leave a leg round and a cheek soft. | Scissors follow the body | scissors
They also need a coat without knots, because scissors can't work through felt. | no: Scissors on mats / yes: Scissors on combed coat | comb
~ Most dogs get some of each, clippers on the back and scissors on the head. | Usually some of both | dog
So the state of the coat decides as much as your taste. | The coat decides too | brush
> Show {brand} with your fingers how much hair you'd like to keep. | Show it with your fingers | hand
> Comb first for a few weeks, then talk scissors with {brand}. | Comb now, scissors later | comb

choose: How to tell a good dog groomer
* The best groomer for your dog asks more questions than you do. | They should ask you things | speech
* How do you choose somebody who'll hold scissors near your dog's eye? | Who gets the scissors? | scissors
* You're in the doorway of a grooming salon. Watch the dog on the table. | Watch the dog on the table | eye
They should want to know about lumps, sore hips, and what your dog can't stand. | Asked about lumps and hips? | clipboard
Ask what happens when a dog has had enough. The answer should be a break, or another day. | "What if it's had enough?" | hand-palm
See if somebody keeps a hand on the dog on the table. | A hand on the dog | hand
And it should smell of wet dog and shampoo, with the hair swept up now and then. | Wet dog and shampoo | broom
~ Your own dog tells you the rest on the second visit, at the door. | Second visit tells | door
> Put the question about a break to {brand}, and listen. | Ask about the break | speech
> Bring the dog along for a sniff around {brand} before you book. | Sniff first, book later | dog

first: A puppy's first time at the groomer
* A puppy's first haircut should be hardly any haircut at all. | Hardly a haircut | scissors
* When should a puppy meet the clippers for the first time? | When does a puppy start? | calendar
* Your puppy hears the dryer start, and its ears go flat. | First time with the dryer | hair-dryer
The first time is about sounds. A clipper hums near a leg and does nothing. | The hum, and nothing else | speaker-high
There's a table, a strange hand, warm water, and a treat after each of them. | Table, hand, water, treat | cookie
Maybe the face gets a trim, so it can see, and one or two nails. | A little trim around the eyes | eye
~ Then it's home, before it had time to find it awful. | Home before it's too much | house
Don't wait until the coat is long and knotted, because then the first time has to hurt a bit. | no: Wait for knots / yes: Come with nothing to do | calendar-check
> Ask {brand} for a first visit where next to nothing gets cut. | Next to nothing gets cut | scissors
> Run your electric toothbrush near the puppy, then book {brand}. | Practice with a toothbrush | toothbrush

care: The places the brush forgets
* Mats always start in the same places on a dog. | Always the same places | dog
* Where does your dog's coat knot first? | Where does it knot first? | comb
* Put a finger behind your dog's ear and rub. Feel that? | Feel behind the ear | ear
Behind the ears the hair is fine as silk, and the collar rubs below it. | 1. Behind the ears | ear
Then the armpits, where every step works it together. | 2. Armpits
The pants at the back catch everything that drags on the ground. | 3. The pants
And between the pads, little balls form that feel like a stone in a shoe. | 4. Between the pads | paw
~ Two minutes with a comb in those four spots beat an hour on the back. | Comb the four spots | comb
> If a spot won't let the comb through, point {brand} to it. | Point to the spot | hand-pointing
> Next time at {brand}, ask which of the four is your dog's worst. | Which one is the worst? | question

checklist: Before you drop the dog off
* What should you do on the morning of a dog's grooming appointment? | What comes before? | calendar-check
* A dog that needs to pee won't stand still for a haircut. | Pee first | tree
* It's your dog's big day, and the groomer isn't the first stop. | Start with a walk | person-simple-walk
A good walk, so the legs are tired and the bladder is empty. | 1. A good walk | footprints
A small breakfast, because cars and full bellies don't mix. | 2. A small breakfast | bowl-food
Say what's new, like a lump, a sore paw, or a missing tooth. The comb would find it the hard way. | 3. What's new on the body | paw
Leave a number where you really pick up. | 4. Your number | phone
~ And keep the good bandana at home. It'd only get hairy. | 5. No bandana
> Snap a photo of the cut you liked and take it to {brand}. | Bring the photo | camera
> Leave your number with {brand}, the one you answer. | The number you answer | phone

cost: Why grooming two dogs of one size isn't the same
* Two dogs of the same size, and one takes twice as long to groom. | Same size, twice the time | clock
* Why can't a groomer name the price before seeing the dog? | Why not on the phone? | phone
* On the phone you say small dog, and the groomer asks about the coat. | "And the coat?" | phone-call
What you pay for is hands and time, and the coat decides how much of both. | You pay for time | hand
A smooth coat dries while you look at it. A thick one drinks water and keeps it. | Thick coats dry slowly | hair-dryer
Mats have to be worked around so the skin isn't nicked. | Mats take care | scissors
And a dog who sits down every minute needs a second pair of hands. | A sitter needs more hands | dog
~ Come before it's knotted, and the next one is shorter. | Sooner is shorter | calendar
> Send {brand} a photo of the coat, parted down to the skin. | Photo down to the skin | camera
> Be honest about the knots when you call {brand}. | Mention the knots | phone-call

tip: Short means something different to everyone
* Short is the most misunderstood word at the dog groomer. | How short is short? | ruler
* You asked for short, and a different dog came home. | A different dog came home | dog
* What do you say when the groomer asks how short the coat should be? | "How short?" | speech
Hold your fingers flat against the coat. One finger is short, two is fluffy. | Measure in fingers | hand
Say what should stay, and don't only say what should go. The beard, the tail, the lashes. | Say what should stay | speech
A photo helps, if the dog in it has the same kind of coat. | A photo of the same coat | camera
~ A poodle's head doesn't grow on a terrier. | | dog
And ask what the cut needs at home. A fluffy one wants a comb every day. | Ask what it needs at home | comb
> Two fingers or one? Decide before you get to {brand}. | One finger or two? | hand
> Bring three photos to {brand}, and one of what you don't want. | One photo of what you don't want | images

season(3-5): The weeks when the wool comes out
* In spring, one dog sheds enough for a second dog. | Enough for a second dog | dog
* Why is there suddenly a tumbleweed of fur under the table? | A tumbleweed of fur | rug
* Pull gently at your dog's flank. Does a tuft stay in your fingers? | A tuft in your fingers? | hand
That's the winter coat letting go, all at once, with a bit of help from longer days. | The winter coat lets go | sun
First it gets dull, then it sticks out in tufts like a burst cushion. | Like a burst cushion | couch
Get it out while it's loose, with a rake, with a bath, and with a strong dryer outside the house. | Rake, bath, dryer | hair-dryer
~ Leave it in, and it packs down and keeps the skin damp. | no: Left in, it packs / yes: Out, and skin can breathe
After that it's your usual brush again. | Then back to the brush | brush
> Wait for the first tuft, then call {brand}. | First tuft, then call | phone-call
> Rather have the fur at {brand} than under your couch? Call when it starts. | There instead of your couch | couch
`,
})
