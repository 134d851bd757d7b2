import { trade } from './trade.ts'

export const barber = trade({
  id: 'barber',
  name: 'barbershop',
  also: [
    'barber',
    'barber shop',
    'barbers',
    'mobile barber',
    'turkish barber',
    'traditional barber',
    "men's hairdresser",
    'mens hairdresser',
    "gents' hairdresser",
    'gents hairdresser',
    "men's haircut",
    "gentlemen's barber",
    "men's grooming",
    'mens grooming',
    'beard trimming',
    'hot towel shave',
    'wet shave',
    'skin fade',
    'barbering studio',
    'master barber',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a haircut',
  things: 'haircuts',
  words: [
    'beard',
    'fade',
    'haircut',
    'cut',
    'neck',
    'neckline',
    'clipper',
    'razor',
    'shave',
    'barber',
    'barbershop',
    'chair',
    'hair',
    'mustache',
    'sideburn',
    'trim',
    'stubble',
    'towel',
    'guard',
    'taper',
    'hairline',
    'lather',
    'ear',
  ],
  pieces: `
mistake: Your beard doesn't end at your jaw
* A beard that stops at the jawbone gives you two chins for free. | It doesn't end at the jaw | razor
* Where does a beard end on the neck? | Where does it end? | ruler
* Chin up at the bathroom mirror, clippers on, and the beard line creeps higher. | The line creeps higher | mirror
Most people follow the jawbone, because you can feel it. | You follow the bone
Then you lower your head, talk, eat, and there's a bare strip hanging under the beard. | | smiley-meh
Look straight ahead instead. Find your Adam's apple, and go up about two fingers. | Two fingers above the Adam's apple | hand-peace
That's the bottom. From there it curves up behind each ear, like a wide smile. | no: Along the jaw / yes: A curve below it | smiley
~ Shave what's below, leave what's above, and stop when it looks right. | Stop when it looks right
> Let {brand} draw the line once. After that you only have to follow it. | Draw it once, then follow | razor
> Cut it too high already? Let it grow and show {brand} in a few days. | Too high? Let it grow first | calendar

mistake: Short on the sides means nothing
* Short on the sides means something different in every barber chair. | "Short on the sides" | chair
* You asked for short on the sides. Why's your scalp showing in this haircut? | Why's your scalp showing? | mirror
* Three little words to the barber, and there's your hair on the floor. | Three words, hair on the floor | scissors
To one it's a finger's width, to the next it's skin. | no: A finger's width / yes: Right down to skin?
A number helps more, because that's the guard on the clipper. Low number, short hair. | Say the guard number
Then say where it should start. At the ear, at the temple, or way up top. | Ear, temple or way up? | ear
~ And say how it should end at the back. Square, round, or faded out. | Square, round or faded
Forgot your number? A photo of your own head on a good day knows it. | A photo of your good day | camera
> Say the number at {brand}, and if you don't know it, bring the photo. | A number or a photo | image
> Start one guard longer at {brand}. You can always go down from there. | Start one guard longer

myth: Shaving doesn't make it grow back thicker
* Shaving won't make your beard come in thicker. | It won't come in thicker | razor
* Does a beard grow back thicker after a shave? | Thicker after a shave? | question
* You've got patches in your beard, and somebody's uncle says shave it all off. | "Shave it all off" | speech
A beard hair that's never been cut ends in a soft point, like a blade of grass. | A soft point at the end | seedling
The razor leaves it flat on top, like a mowed lawn. | Cut flat, like a lawn | razor
Flat ends scratch, stand up, and look darker. Same hair, same number of them. | no: Thicker hair / yes: A blunter end
~ A few days later they bend again, and the magic is gone. | They bend again
If it's patchy, what helps is time and a good outline. | Time and a good outline | hourglass
> Patchy? Ask {brand} where to let it grow and where to keep it tight. | Where to grow, where to trim | razor
> Give it a few weeks, then have {brand} shape what's there. | Grow first, shape after | calendar

how: How a fade gets its blur
* A good fade has no line in it anywhere. | No line anywhere | gradient
* How does a barber make the dark just disappear? | Where does the dark go? | gradient
* Your thumb runs up the back of the fade and finds no step. | Not a step to feel | thumb
It begins with one line, cut on purpose. Below it, almost nothing. | at: First / One line on purpose
Then a longer guard above, and now there are two lines. | at: Then / A longer guard above
The rest of the time goes into erasing them. | The rest is erasing | eraser
The clipper rocks out with a flick, the guard changes, the corner of the blade takes the shadow. | The corner takes the shadow
~ Dark spots show best from across the room, so don't wonder why someone steps back. | | eye
So when a fade takes a while, that's the blur being made. | The blur takes time | clock
> Next fade at {brand}, ask for a hand mirror and hunt for the line. | Hunt for the line | mirror
> Show {brand} on your own head where it should vanish. | Where should it vanish?

how: What the hot towel is for
* The hot towel before a shave isn't there to be nice. | It isn't there to be nice | towel
* Why does a barber wrap your face before the razor? | Why the hot towel? | towel
* It's dark, it's warm, and somewhere a brush is beating up lather. | Dark, warm, and a brush | towel
Dry stubble is tough as wire. Warm and wet, it goes soft. | no: Dry: wire / yes: Wet: soft | drop
The brush works the lather under the hairs, so they stand up off the skin. | Lather lifts the hairs
First pass with the grain, the way it grows. Skin stretched with the other hand. | First pass: with the grain | razor
~ New lather, then a second pass across, only where it needs it. | Second pass: across
Then a cool towel, and your face feels like it's been outside. | A cool towel at the end | thermometer-cold
You hear the blade, by the way. It sounds like someone whispering over sandpaper. | | ear
> Leave the stubble on for a day or two and bring it to {brand}. | Bring the stubble | calendar
> Close your eyes at {brand} and listen to the razor. | Close your eyes and listen | eye-closed

question: How long a fade stays sharp
* How long does a fade stay sharp? | "How long does it last?" | calendar
* A fade is freshest on the day you get it. After that, it's growing. | Fresh today, growing tomorrow | calendar
* Tuesday the haircut's crisp, and some Tuesday later your ears feel furry. | Furry ears | ear
Where there's almost nothing, a little growth is a lot. So skin fades go first. | Skin goes first
Look above the ears and down at the neck. That's where the blur fills in. | Look above the ears | ear
A scissor cut gets longer everywhere at once, so it hides the growth for weeks. | Scissor cuts hide it | scissors
~ Somewhere in between, you can just have the neck and the edges cleaned up. | Or just the edges
Pick the cut by how often you want to sit in that chair. | no: Pick by photo / yes: Pick by how often you'll come | chair
> Tell {brand} how often you'll really come, then choose the fade. | How often will you come? | calendar-check
> Neck getting furry? Ask {brand} about a cleanup. | Ask about a cleanup | phone

question: What to do when the crown gets thin
* What haircut works when it's getting thin on top? | "It's getting thin on top" | hair
* Thin on top? Longer hair gives it away. | Longer gives it away | hair
* Somebody took a photo from behind, and it shows you your hair. | The photo from behind | camera
What you notice isn't the thin spot. It's the thick part right beside it. | It's the contrast you see
So bring the sides down, and the difference gets smaller. | Sides down, contrast down
On top, shorter stands up better. Long strands fall apart and show the gap. | no: Long and combed over / yes: Short and textured
~ Skip wet gel. It glues hair together, and then you see between. | Skip the wet gel | drop
And one day a clean buzz or a shave might just be the best haircut you've had. | Or all of it off | razor
> Ask {brand} the question straight out. Barbers hear it every day. | Barbers hear it every day | speech
> Show {brand} the photo from behind. | Show the photo from behind | phone

comparison: Taper or fade?
* Taper or fade? They're cousins, and one of them shows skin. | Taper or fade? | gradient
* You said taper, you got a fade, and now your neck's cold. | Said taper, got a fade | wind
* What's the difference between a taper and a fade anyway? | What's the difference? | question
Both go from long to short on the way down. | Both get shorter going down | trend-down
A taper stays small. Just the sideburns and the neck, and there's hair all the way. | Taper: sideburns and neck
A fade climbs. It goes around the whole head, and often down to skin. | Fade: all the way around
The taper still looks fine at a wedding in a month. The fade wants to come back sooner. | no: Fade: back sooner / yes: Taper: grows out gently | calendar
~ If you've never had either, take the taper. You can always go higher. | New to it? Taper first
> Point at your own head at {brand} and show how high. | Show how high | hand-pointing
> Still mixing them up? Ask {brand} to show you one of each. | See one of each | images

choose: Look at the necks walking out
* Before you pick a barbershop, look at the necks coming out of it. | Look at the necks | eye
* How do you find a barber you'd let near your ears? | Who gets near your ears? | ear
* You're outside a new barbershop with hair over your collar. In or not? | In or not? | door
Anybody can make the front look good. The back and around the ears, that's the trade. | no: Judge the front / yes: Judge the back | hair
Watch what happens between two clients. Blades brushed out, sprayed, a fresh strip for the neck. | Clean blades, fresh neck strip | spray-bottle
Listen too. Does anyone ask a question before the clippers go on? | A question before the clippers | ear
~ And if your hair is tight curls or straight as wire, look for heads like yours. | Find heads like yours | images
Start with a trim. You'll know by the second week. | Start with a trim | calendar
> Take a seat at {brand} and watch one haircut before yours. | Watch one first | chair
> Ask {brand} who's got the steady hand for your kind of hair. | Who does your kind of hair?

first: Your first time in a new barber's chair
* A new barber starts at the back, and you can't see a thing. | You can't see a thing | eye-slash
* What happens in the first minutes in a new barber's chair? | The first minutes | clock
* The chair pumps up twice, and behind you a stranger reaches for the clipper. | Two pumps up | chair
First a paper strip goes around your neck. It keeps the itch out, so let it sit snug. | A paper strip keeps the itch out | t-shirt
You'll be asked what you want, then fingers go through it to see what it does. | "What are we doing today?" | speech
When a hand tips your head, go with it and stay there. | Go with the hand | hand
~ Talk or don't. Closed eyes are an answer too. | Talk or don't | eye-closed
At the end comes the second mirror. Look at the neckline and both ears. | The second mirror | mirror
That's the moment to say a bit more off. Not tomorrow. | no: Tomorrow / yes: Now
> Come to {brand} with a day's worth of bed hair. It shows how it grows. | Come with bed hair | bed
> Your first time at {brand}? Say it out loud when you sit down. | Say it's your first time

care: What a beard needs after the shower
* A beard itches because the skin underneath is dry. | It's the skin underneath | drop
* Why does your beard itch in week two? | Why does it itch? | question
* You scratch your beard in a meeting and hope it looks thoughtful. | It isn't thoughtfulness | hand
Hair soaks up the oil your skin makes, and there's not enough for both. | Hair drinks the oil | drop
So wash it gently, and pat it dry. Rubbing makes it frizz. | no: Rub it / yes: Pat it | towel
While it's still damp, a few drops of oil, down to the skin with your fingertips. | Oil while it's damp | eyedropper
Then brush it down, so every hair learns where to lie. | Brush it down | comb
~ Trim only when it's dry. A wet beard looks longer than it is. | Trim it dry | scissors
> Ask {brand} for the right kind of brush for your beard. | Which brush is yours? | comb
> Bring the itchy one to {brand} and get its shape sorted first. | Bring the itchy one

checklist: Four things to tell your barber
* Four things your barber would love to know before the clippers start. | Before the clippers start | list
* What do you say when the barber asks how you want it cut? | "How do you want it?" | speech
* You sit in the chair, your mind goes blank, and you say the usual. | "The usual" | chair
When you last had it cut. That tells how much has grown. | 1. When it was last cut | calendar
Which number was on the sides, if you know. | 2. The number on the sides
Where the swirl is, the spot that never lies down. | 3. The spot that never lies down | spiral
And what goes on top of it all day. A cap, a helmet, a headset. | 4. Cap, helmet or headset | baseball-cap
~ With these four, the usual becomes something another person can cut. | Now it can be cut
> Say all four at {brand} and lean back. | Say all four and lean back | chair
> Write the four in your phone and hand it to {brand}. | Hand over your phone | phone

cost: Why a skin fade costs more than a buzz cut
* Why does a skin fade cost more than a buzz cut? | Why does it cost more? | tag
* A buzz is one guard all over. A skin fade is many. | One guard or many? | tag
* The price list on the barbershop wall has more lines than you'd think. | The list on the wall | list
You pay for minutes and for eyes. | Minutes and eyes | clock
A buzz is one length, and you're out before the song is over. | Buzz: one length | music-note
A skin fade takes a row of guards, a bare blade, and a lot of stepping back. | Skin fade: many guards
~ A shave has towels to heat and lather to beat before any blade comes out. | Shave: towels first | towel
Beard shaping is its own job, since both sides have to match while your mouth moves. | Beard: both sides must match
So name everything you want before you sit down. | Name it all first | speech
> When you book with {brand}, ask what's in the haircut and what's extra. | What's in, what's extra? | receipt
> Want the beard done too? Say it when you book with {brand}. | Say beard when you book | calendar

tip: Photograph the back of your head
* The best barber photo isn't of a celebrity. It's of the back of you. | The back of you | camera
* You love this haircut. Will you be able to order it again? | Can you order it again? | question
* You leave the barbershop grinning, and in a month you've forgotten why. | You'll forget why | calendar
So take four pictures on the day it's perfect. | Four pictures | camera
Front, left, right, and the back, which somebody else has to shoot. | Front, left, right, back | images
Once with nothing in it, once styled. | Plain and styled
~ Write the guard number under it, if you caught it. | Write the number down | note-pencil
Next time you don't explain anything. You just turn the phone around. | no: Explain it / yes: Turn the phone around | phone
> Ask {brand} to shoot the back before the cape comes off. | Shoot the back | camera
> Already have the pictures? Open them at {brand}. | Open your pictures | phone

season(6-8): The white stripe after a summer haircut
* The first short haircut of summer leaves a white stripe on your neck. | The white stripe | sun
* Why do you look like you're wearing a headband after a summer fade? | Why the headband look? | sun
* You come back from the beach brown, get a trim, and there's the line. | Brown, then a line | waves
Your hair shaded that strip all summer long, and it's stayed pale. | Your hair was shade
The barber moves the hairline up, and out it comes. | Up goes the hairline | hair
If you can, have it cut a good while before the trip, and let it all catch up. | no: Cut after the beach / yes: Cut before the beach | suitcase
~ And that fresh skin has never met the sun, so it's sunscreen on the neck. | Sunscreen on the neck | drop
Same goes for shaving off a beard in July. You'll have two faces. | Two faces in July | razor
> Book {brand} before you pack, not after. | Book before you pack | suitcase-rolling
> Tell {brand} when you're leaving for the beach. | When are you leaving? | calendar
`,
})
