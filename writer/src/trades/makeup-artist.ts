import { trade } from './trade.ts'

export const makeupArtist = trade({
  id: 'makeup-artist',
  name: 'makeup artist',
  also: [
    'make-up artist',
    'make up artist',
    'bridal makeup artist',
    'wedding makeup artist',
    'mua',
    'makeup studio',
    'makeup and hair artist',
    'bridal hair and makeup',
    'mobile makeup artist',
    'editorial makeup artist',
    'special effects makeup artist',
    'makeup lessons',
    'visagiste',
    'visagist',
    'airbrush makeup artist',
    'special occasion makeup',
    'prom makeup artist',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a makeup appointment',
  things: 'makeup appointments',
  words: [
    'makeup',
    'foundation',
    'lipstick',
    'lash',
    'brush',
    'skin',
    'bride',
    'wedding',
    'trial',
    'powder',
    'blush',
    'eyeshadow',
    'concealer',
    'face',
    'artist',
    'mascara',
    'lip',
    'cheek',
    'photo',
    'look',
    'brow',
    'shade',
    'eyeliner',
    'sponge',
  ],
  pieces: `
mistake: The back of your hand isn't your face
* Your hand's been in the sun more than your face. Don't match foundation there. | Not on your hand | hand
* Why does your foundation stop at your jaw like a mask? | Why the line at the jaw? | mask-happy
* You rub foundation on your hand, and it's perfect. On your hand. | Perfect, on your hand | hand
A face is one color, a hand's another, and the neck's a third. | Face, hand, neck: all different
So draw three stripes along your jaw, down onto the neck. | Three stripes on the jaw | paint-brush-broad
Walk to a window with a mirror, and wait a few minutes. It changes as it dries. | To the window, and wait | window
The right one's the one you can't find. | The one you can't find | eye
~ Look at your neck too, because that's what's beside it in photos. | | camera
Summer and winter want two bottles, or a bit of both. | no: One shade all year / yes: Two, and a mix
> Bring the bottle that never fits to {brand}. | The one that never fits
> Have {brand} draw the stripes, and look in daylight. | Stripes in daylight | sun

mistake: A facial the day before the big day
* Don't try anything new on your face in the week before your wedding. | Nothing new this week | calendar
* When's your last facial before the wedding makeup? | When's the last facial? | calendar
* Two days before the photo, your friend gives you a peel as a present. | A peel as a present | gift
Makeup covers color. It can't cover texture. | Makeup hides color, not texture
A flake's still a flake under powder, only now it's a beige one. | Now it's a beige flake
A red spot disappears. A dry patch gets louder by the hour. | no: Hides: dry patches / yes: Hides: red spots
So have brows, waxing, and facials well before, and do what you always do. | Brows and wax well before | calendar-check
The evening before, plain cream, water, bed. | Cream, water, bed | bed
~ And a pimple on the morning itself? Hands off. Flat is easy to hide, picked isn't. | Hands off the pimple | hand-palm
> Give {brand} your date and ask when to stop trying things. | When do I stop trying things? | calendar
> Woke up with a pimple? Leave it for {brand}. | Leave it alone | hand-palm

myth: Makeup doesn't last because it's thick
* Thick makeup doesn't last longer. It has further to slide. | Thick slides | trend-down
* Does makeup have to be heavy to last all night? | Heavy to last? | question
* By nine at night, your foundation's in your smile lines. It wasn't too thin. | In the smile lines | smiley
A thick coat can't move with you. You laugh, it cracks. | You laugh, it cracks | smiley
So it goes on in films. A little cream, pressed in, and a look. | Thin, pressed in
Then more, only where it's needed. Most cheeks need little. | Only where it's needed
Then powder, a whisper of it, pushed into the skin with a puff. | A whisper of powder | cloud
Again on the eyes, again on the lips. Cream first, powder on top. | Cream, then powder | stairs
~ That's why it takes so long and looks like so little. | Long to do, hardly there | clock
Skin should still look like skin close up. | no: One thick coat / yes: Many thin films
> Ask {brand} for your own face, only rested. | My face, only rested | bed
> Dance, laugh, and eat at the trial for {brand}, then look in the mirror. | Laugh, eat, then look | mirror

how: How a wedding face gets through the tears
* Wedding makeup is built for tears, hugs, and a buffet. | Tears, hugs and a buffet | drop
* How does makeup stay on when the bride cries? | How does it stay? | question
* First row, first sob, and the bride has mascara on. | The first sob | drop
Underneath is clean skin with hardly any cream. | at: First / Clean, nearly dry skin
Color goes on in thin films, and each one's set before the next. | at: Then / Film by film
Waterproof on the lashes, on both sides of them. | at: Lashes / Waterproof | eye
Lips get pencil all over, so when the shine goes, the color's there. | at: Lips / Pencil all over | lipstick
A mist on top ties it together. | at: Last / A mist | spray-bottle
~ You press a tear, you don't wipe it. Fold a tissue and hold it under. | no: Wipe / yes: Press
And then you cry as much as you like. | | heart
> Tell {brand} who in the family cries. It's usually not the bride. | Who's the crier?
> Fold a tissue into your sleeve and let {brand} do the rest. | A tissue in the sleeve

how: What the trial's really for
* A makeup trial is for the things you can't say in words. | What words can't say | speech
* What happens at a makeup trial? | What's a trial? | question
* You say natural, the artist says natural, and you mean two different faces. | Two kinds of natural | people
You bring pictures, and it turns out your natural has lashes. | at: First / Pictures | images
One eye's done one way, the other eye another way. Then you choose. | at: Then / One eye each way | eyes
Everything's written down. Which shade, how much, in which order. | at: Next / All written down | note-pencil
Photos with flash and without, outdoors and in. | at: Last / With and without flash | camera
Then you go home and wear it. Dinner, a sofa, a phone call. | Wear it till bedtime | moon
~ At midnight, take a picture. That's your answer. | A picture at midnight
Wear a white top, or you won't see your face beside the dress. | no: A black sweater / yes: A white top | t-shirt
> Make your trial at {brand} on a day with something in the evening. | Something on in the evening | calendar
> After the trial, tell {brand} the one thing that bothered you. | The one thing

question: Who goes first on the wedding morning?
* Who gets their makeup first on the wedding morning? | "Who goes first?" | clock
* The bride shouldn't be the last one in the makeup chair. | Not the bride last | chair
* Six faces, one makeup chair, and the photographer's early. | One mirror, six faces | mirror
Count backward from the photos, not from the ceremony. | Count back from the photos | camera
Mothers often go early, since they've got people to greet. | Mothers early
Then the friends, and the ones who are never ready. | Then the friends | people
The bride's near the end, but with somebody after her, as a cushion. | no: The bride last / yes: Someone after her
If it runs late, it's the cousin who gets less time, not her. | A cushion in the plan | clock
~ And eat. Whoever's next in line has a sandwich before lipstick. | A sandwich before lipstick | bread
Half an hour of nothing before the door. You'll use it. | Half an hour of nothing | hourglass
> Send {brand} the photographer's time and the number of faces. | How many faces? | list
> Let {brand} write the order, and hang it on the bathroom door. | On the bathroom door | door

question: What do you wear to have your makeup done?
* What do you wear while somebody does your makeup? | "What do I wear?" | t-shirt
* The makeup's done, and now a sweater has to come off over your head. | Over your head? | hoodie
* Don't pull anything over your face after your makeup. | Nothing over your face | hoodie
Wear a shirt with buttons, or a robe, or something wide. | A shirt with buttons | t-shirt
Come with a clean face, and a little cream on it an hour before. | A clean face | drop
Hair off your forehead, wet or dry, as your hairdresser wants it. | Hair off the face | hair
Contacts in before, not after. | no: Contacts after / yes: Contacts before | eye
Brush your teeth before, too. Toothpaste and lipstick don't mix. | Teeth first | toothbrush
~ Sit where there's daylight. The window seat's yours today. | The seat by the window | window
And tell everyone you're not to be kissed. | No kissing now | lipstick
> Hang up a shirt with buttons the night before {brand}. | A shirt with buttons, ready | coat-hanger
> Ask {brand} how your face should be when you sit down. | How should my face be?

comparison: Airbrush or brush?
* Airbrush or brush? One's a mist, the other's a hand. | Airbrush or brush? | wind
* Is airbrush makeup better than a brush? | Which one's better? | question
* Something hums, a cool mist lands on your cheek, and that's foundation. | A cool mist | wind
Airbrush goes on as tiny dots. It's light, it dries, and it doesn't want to be touched again. | Airbrush: tiny dots, dries fast
It's lovely on smooth skin, and it hates a dry patch or a tear that's rubbed. | It hates a dry patch
With a brush or sponge, cream melts in where it's warm. | Brush: melts in | paint-brush-broad
It can be moved, thinned, patched at six in the evening. | It can be patched later
~ On film, both look like skin if the hand's good. | On camera, it's the hand | camera
So ask what suits yours, not what's newer. | no: Which is newer? / yes: Which suits my skin?
> Try each on one cheek at {brand}. | One cheek each
> Tell {brand} if your skin's dry, shiny, or both. | Dry, shiny or both?

choose: Look for a face like yours
* Don't look for the prettiest makeup. Look for a face like yours. | Look for a face like yours | images
* How do you choose a makeup artist from photos? | How do you choose? | camera
* Every look on the page is flawless, and every face is twenty. | Flawless, and twenty | image
Is there one your age? Your skin tone, your lids, your freckles? | Your age, your tone, your lids | eye
Are there any in plain daylight, with pores? | no: Filtered / yes: In daylight, with pores | sun
Does everyone end up the same, or do they still look like themselves? | The same, or themselves?
Look at the eyes up close. Are the two alike? Where does the color end? | Look at the eyes | magnifier
~ Ask what's in the kit for skin like yours, and how it's kept clean. | Ask about the kit | spray-bottle
Then meet once. You'll spend a nervous morning with this voice. | A nervous morning together | ear
> Scroll through {brand} and find your face. | Find your face | phone
> Ask {brand} for one photo with no filter. | One without a filter | camera

first: The first time someone else does your face
* When someone does your makeup for the first time, you'll hold your breath. | You'll hold your breath | wind
* What's it like to have your makeup done? | What's it like? | question
* A brush comes toward your eye, and you do what everybody does. You blink. | You blink | eye
Look down and past their shoulder, not at the brush. | Look past the brush
Let your mouth hang a little. A tight one can't be painted. | Let your mouth hang
When you're told to look up, it's with your eyes, and the chin stays. | Eyes up, chin down | eyes
There's a moment in the middle when you look like a map. Don't ask for a mirror then. | no: Mirror halfway / yes: Mirror at the end | mirror
~ If something pricks or waters, say so. It's your eye. | It waters? Say so
In the end, give it a minute. You're used to yourself from the other side. | Give it a minute | hourglass
> Say at {brand} how much you wear on a Tuesday. | How much on a Tuesday? | calendar
> Bring {brand} a picture of yourself that you like. | One you like | image

care: How to get it off at two in the morning
* The best makeup of your life still has to come off tonight. | It comes off tonight | moon
* How do you take off makeup that was built to stay? | How does it come off? | question
* Two in the morning, shoes in your hand, and all that mascara. | Two in the morning | high-heel
Soap won't do. What's waterproof isn't impressed by water. | Soap won't do | hand-soap
Oil does it, or balm. Hold it on your lashes, and count to twenty. | Oil, and count to twenty | drop
Press, wait, slide down. No rubbing sideways, that's where lashes go. | no: Rub / yes: Hold and slide | eye
Then again all over with your hands, and warm water, and a cloth. | Hands, water, cloth | towel
Glued lashes come off from the outside in, after the oil's been at them. | Lashes: from the outside in
~ And afterwards a fat cream. | A fat cream | jar
If you truly can't, then at least the eyes. | At least the eyes
> Ask {brand} what takes off what's on you. | What takes it off? | drop
> Put the oil by the sink before {brand} begins. | The oil by the sink | sink

checklist: What to send before the trial
* Send five things before your makeup trial. | Five things to send | mail
* What does a makeup artist need to know about the day? | What do they need? | question
* You've sent one photo. It's an actress on a boat at sunset. | An actress on a boat | image
The dress, mostly the neck of it. High necks and low ones want different faces. | 1. The neck of the dress | dress
Where you'll be, and at what hour. Sun, candles, or disco. | 2. Sun, candles or disco? | disco-ball
Yourself without makeup, by a window. | 3. You by a window | window
What you're allergic to, and whether there are glasses or contacts. | 4. Allergies, glasses, contacts | eyeglasses
How many faces, and which one's nervous. | 5. How many faces | people
~ And the actress, too, of course. There's something about her you like. | And the actress
> Send the five to {brand}, and the trial begins with an answer. | Send the five | mail
> Take the window photo tonight for {brand}. | The window photo tonight | camera

cost: What a makeup artist charges for
* Wedding makeup costs more than the same look on a Tuesday. Why? | Why more on a wedding? | tag
* What do you pay a makeup artist for? | What do you pay for? | tag
* An hour of makeup, you think, and then you see the bride's price. | The bride's price | ring
The hour's the short part. Before it there's the trial, and the packing. | The trial, the packing | suitcase
There's the road, at five in the morning, with a folding chair. | The road at dawn | road-horizon
There's the date. That Saturday can't be sold twice. | That Saturday | calendar
There's what's in the case, and it's all got to be fresh and clean. | What's in the case
~ If someone stays for touch-ups until the dance, that's half a day. | Staying for touch-ups | clock
More faces may need a second pair of hands, or an earlier alarm. | no: One pair of hands for ten / yes: Two pairs, or an early alarm | alarm
> Get one price from {brand} with the trial and the road in it. | Trial and road in it? | receipt
> Count the faces before you call {brand}. | Count the faces | people

tip: Look at yourself without a flash
* Look at your makeup in the one light you'll be in. | The light you'll be in | lamp
* Why does your makeup look odd in photos? | Why odd in photos? | camera
* It was lovely in the bathroom. In the photo your face is white. | A white face | camera
Bathroom light comes from above and it's yellow. So you put on too much. | Yellow, from above | lamp
Flash hits powder like headlights hit fog. | Like headlights in fog | headlights
Do it by a window, with the light on your whole face. | By the window | window
Then take one photo with flash and one without, at arm's length. | With flash and without | camera
~ Look for three things. A line at the jaw, white under the eyes, and one cheek pinker. | Jaw, eyes, cheeks
Fix that, and stop. | no: In the mirror / yes: In the photo
> Show {brand} the photo that went wrong. | The one that went wrong | image
> Let {brand} guess which powder it was. | Which powder was it?

season(6-8): A face for a hot day
* On a hot day, less makeup looks like more. | Less, on a hot day | sun
* How do you keep makeup on in the heat? | How does it stay? | thermometer-hot
* The party's outside, it's July, and your upper lip is the first to go. | The upper lip goes first | lipstick
Sweat comes from below, so whatever's thick gets a lift. | Thick floats off
Sunscreen early, then wait till it's sunk in. That's where most of the sliding comes from. | Sunscreen, then wait | hourglass
Cream blush, a bit of concealer, waterproof lashes, and that's it. | Blush, concealer, lashes
Powder only in the middle. Shine on the cheekbones passes for glow. | Powder in the middle
Blot first, powder after. On wet skin it turns to dough. | no: Powder on sweat / yes: Blot, then powder | towel
~ Keep the lipstick out of the car. It'll be soup. | Lipstick isn't for the car | car
> Tell {brand} it's outside and when the sun will hit. | Outside, and at what hour? | sun
> Put blotting paper in your bag before you go and see {brand}. | Blotting paper | bag
`,
})
