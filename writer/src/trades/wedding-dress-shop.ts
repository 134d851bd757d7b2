import { trade } from './trade.ts'

export const weddingDressShop = trade({
  id: 'wedding-dress-shop',
  name: 'wedding dress shop',
  also: [
    'bridal shop',
    'bridal store',
    'bridal boutique',
    'bridal salon',
    'bridal studio',
    'wedding dress store',
    'wedding dress boutique',
    'wedding gown shop',
    'bridal wear shop',
    'bridalwear',
    'bridal wear',
    'bridal gown store',
    'wedding dresses',
    'bridal atelier',
    'bridal fashion store',
    'wedding gown boutique',
    'wedding dress designer',
    'bridal gown designer',
    'bridesmaid dress shop',
  ],
  way: 'salon',
  customers: 'brides',
  thing: 'a fitting',
  things: 'fittings',
  words: [
    'dress',
    'wedding',
    'bride',
    'gown',
    'veil',
    'train',
    'fitting',
    'lace',
    'bridal',
    'hem',
    'bodice',
    'zipper',
    'alteration',
    'sample',
    'size',
    'bustle',
    'tulle',
    'satin',
    'try on',
    'bridesmaid',
    'mirror',
    'skirt',
  ],
  pieces: `
mistake: Don't bring the whole village
* Seven people on the couch means seven opinions about one dress. | Seven people, one dress | couch
* Who should come along to try on wedding dresses? | Who comes along? | people
* You step out in the dress, and nobody looks at your face. | They're looking at the dress | dress
Everybody on that couch sees their own wedding. Your mother sees hers, your friend sees next year's. | Everybody sees their own | eyes
After the fourth opinion you're not sure what you felt in front of the mirror. | What did I feel? | mirror
Bring one who tells you the truth and one who cries easily. | no: Everyone with an opinion / yes: One honest, one who cries | people
The others can see it when it walks down the aisle. | The rest can wait | door-open
~ Agree on a sign beforehand, for get me out of this one. | | hand
> Name your two people before you book with {brand}. | Your two people | people
> Ask {brand} how many chairs there are, and fill fewer. | Fewer chairs | chair

mistake: Don't buy the dress you want to shrink into
* Buy the wedding dress for the body that's standing in the shop. | This body, today | mirror
* Should you order your wedding dress a size smaller? | A size smaller? | tag
* "By then I'll fit into it." You hold your breath for the zipper. | Holding your breath | timer
Taking a seam in is ordinary work. Letting it out needs fabric that may not be there. | no: Let it out / yes: Take it in | scissors
A dress that's too tight pulls in little lines across the hip, and the camera finds every one. | The camera finds the lines | camera
Besides, bridal sizes run their own way. The number is often higher than in your jeans. | Bridal sizes run their own way | ruler
It's a number inside the seam. Nobody dances with it. | Nobody sees the number | tag
~ A sewn-in label can be cut out in two snips. | | scissors
> Get measured at {brand} and don't look at the tape. | Don't look at the tape | ruler
> Take a deep breath in every dress at {brand}, right down. | Breathe right down | wind

myth: White comes in a dozen whites
* Hardly any wedding dress is really white. | It's hardly ever white | dress
* White, ivory, champagne, which wedding dress color is yours? | Which white is yours? | swatches
* In front of the mirror the white dress makes you look tired. | White, and tired | mirror
Pure white has blue in it. It can go hard on skin under shop lights. | Pure white has blue in it | lightbulb
Ivory has a spoon of cream in it, and next to it your teeth look whiter. | Ivory has cream in it | spoon
Champagne has some gold. Blush is a rumor of pink under the lace. | Champagne gold, a rumor of pink | champagne
On its own, from the back row, each of them is white. | From the back row it's white | eye
~ Hold each one under your chin and look at your face. | no: Look at the fabric / yes: Look at your face | smiley
> Have {brand} put three whites against your face by the window. | Three whites by the window | window
> Which white are your shoes? Take one to {brand}. | Take a shoe along | high-heel

how: What happens when a gown is pinned
* A fitting is mostly standing still with pins around your knees. | Standing still with pins | needle
* What happens at a wedding dress fitting? | "What happens there?" | question
* You're up on a little round step, and somebody crawls around your hem. | Around your hem | stairs
First the shoes go on, the real ones, because the hem's measured from the floor. | at: First / The real shoes | high-heel
Then the top. It's pinned where it gapes when you hug somebody. | at: Then / Hug somebody | hand-heart
Then the hem, all the way round, while you look straight ahead. | at: Last / The hem, all around | ruler
Look down, and your shoulders tip, and it comes out crooked. | no: Look down / yes: Look straight ahead | eyes
~ Sit, walk, lift your arms. Say where it pokes. | | person-arms-spread
> Carry your wedding shoes to {brand}, even if they're flats. | Carry the shoes | high-heel
> At your fitting with {brand}, hug somebody before you say it's done. | Hug somebody | hand-heart

how: How a train becomes a dancing skirt
* You won't drag that train around the dance floor. It buttons up. | It buttons up | button
* How do you dance in a wedding dress with a train? | How do you dance? | music
* The music starts, and your friend's shoe is on your train. | A shoe on your train | sneaker
It's called a bustle. Little loops and buttons hide under the folds at the back. | Loops and buttons | button
Somebody kneels behind you, finds them by feel, and hooks the train up. | Hooked up by feel | hand
A light train may need one loop. A heavy one needs a whole row, or the loops tear out. | no: One loop, heavy train / yes: A row of loops | link
It's usually sewn in at the alteration, after the hem is done. | Sewn in after the hem | needle
~ Film it when it's explained. After two toasts nobody recalls the order. | | video
> Bring the friend with patient fingers to your last fitting at {brand}. | Patient fingers | hand
> Let {brand} show you the bustle twice, and film it once. | Film the bustle | video

question: When do I have to start looking
* When should you start to look for a wedding dress? | "When do I start?" | calendar
* Many wedding dresses are sewn after you've said yes to them. | Sewn after you say yes | needle
* The wedding has a date, and you've got no dress yet. | A date and no dress | calendar-heart
What hangs in the shop is often a sample. Yours is ordered in your size, and that takes months. | A sample hangs, yours gets sewn | coat-hanger
When it arrives, it's altered, and that's more than one visit. | Then it's altered | scissors
So count back from the wedding, and leave a gap for your own dithering. | Count back | clock-counter-clockwise
Too late for that? Ask for dresses off the rack. You take home the one you try. | no: Order in a panic / yes: Ask for off the rack | tag
~ Too early has its trap as well. You'll keep looking after you've found it. | | eyes
> Tell {brand} the date first. It decides which racks you look at. | The date first | calendar
> Wedding soon? Ask {brand} what could go home with you. | What could go home now? | bag

question: Can I see it on me if it's not my size
* The sample dress is miles too big. What can you see? | Not your size | dress
* How do you try on a dress that isn't your size? | How do I try it on? | question
* The zipper stops halfway, and the back of the dress stands open. | It stops halfway | dress
Too big is easy. A row of clips down the back, and from the front it fits. | Clips down the back | paperclip
Too small gets a panel across your back, or stays open, and you look only from the front. | Open back, look from the front | mirror
You're looking for lines. Where the waist sits, how it stands away from you, how you hold your head. | no: Does it close? / yes: Does the line suit you? | eye
Does it make you stand taller? That's something the size doesn't change. | You stand taller | person
~ Don't apologize to the zipper. It's heard everything. | | smiley
> Say your usual size to {brand} on the phone, so there's something to try. | Your size, on the phone | phone-call
> Ask {brand} to clip it as it'll really sit. | Clip it for me | paperclip

comparison: Lace, satin or tulle
* Close your eyes and walk. You can hear what your dress is made of. | You can hear it | ear
* Lace, satin or tulle for your wedding dress? | Lace, satin or tulle? | swatches
* Three dresses on hangers, all white, and each of them behaves differently. | Three that behave differently | coat-hanger
Satin is heavy and cool, and it shines. It shows each crease from the car. | Satin: cool, shiny, creases | car
Tulle weighs nothing. It floats, and it catches on rings and bark. | Tulle: floats and catches | ring
Lace hides a lot, crumbs and creases included. In cheap lace you feel each edge. | Lace: hides, may scratch | hand
Crepe's plain and clings, and moves like water when you walk. | Crepe: plain, moves like water | waves
~ Your wedding's outdoors? Think of grass, twigs and wind. | | wind
> Walk ten steps in each fabric at {brand}. | Ten steps in each | steps
> Where's the wedding, beach or ballroom? {brand} should know that. | Beach or ballroom? | waves

choose: How to know a good bridal shop
* In a good bridal shop somebody asks about your day before your size. | Your day before your size | speech
* How do you choose where to try on wedding dresses? | Where to try on? | storefront
* You call a bridal shop, and you listen to what they ask you first. | What do they ask first? | phone-call
When's the wedding, where is it, what would you never wear. Those are good questions. | When, where, what never | question
You say a limit, and the dresses that come in stay below it. | They stay below your limit | tag
They say who alters, and what usually costs extra. | Who alters it? | scissors
And you hear it when one doesn't suit you, before you've got used to it. | no: "It's all gorgeous" / yes: "Not this one" | thumbs-down
~ If you're rushed to a yes, put your jeans back on. | | pants
> Tell {brand} your limit before the first hanger. | First the limit | tag
> Ask {brand} who'll do the alterations. | Who alters it? | needle

first: Your first hour of trying on
* The first dress you try on only breaks the ice. | It breaks the ice | dress
* What happens when you try on wedding dresses for the first time? | What's it like? | question
* There's a curtain, a hook, and a wedding dress heavier than your suitcase. | Heavy as a suitcase | suitcase
You won't put it on alone. Somebody holds the skirt open like a well, and you dive. | Somebody helps you in | hand
So yes, a stranger sees your underwear. She's seen it all. | She's seen it all | smiley
Try one you'd never choose. You may find out what you like about a sleeve. | One you'd never choose | shuffle
Five or six is plenty. After that they melt into one. | Five or six is plenty | hand-palm
~ Some people cry, most people don't. Both of them get married. | | drop
> Pick one against your taste at {brand}. Just one. | One against your taste | shuffle
> Wear plain underwear and no lipstick to {brand}. | No lipstick | lipstick

care: Where the dress lives until the day
* Don't hang your wedding dress by its straps. | Not by its straps | coat-hanger
* How do you keep a wedding dress at home until the wedding? | How do I keep it? | house
* The dress is home, on a door, and the cat's looking at it. | The cat's looking | cat
Inside there are ribbons, sewn in at the waist. They carry the weight, so the shoulders don't stretch. | Ribbons carry the weight | link
It wants a cloth bag and a dark closet. Plastic sweats. | no: In plastic / yes: In cloth, in the dark | bag
A dress with lots of beads lies down, or it'll grow longer every week. | Beads lie down | bed
Take it out a few days before, so the creases from the bag can fall. | Let the creases fall | calendar
~ Afterwards have it cleaned soon. Champagne dries clear and comes up brown. | | champagne
> Ask {brand} whether yours should hang or lie. | Hang or lie? | question
> What takes out a grass stain in your fabric? {brand} can tell you. | A grass stain? | leaf

checklist: What to take to a dress appointment
* You're off to try on dresses, and your bag's nearly empty. | Off to try on | bag
* What do you bring to a wedding dress appointment? | What do I bring? | bag
* Bridal appointment tomorrow, and your only bra is striped. | Only the striped one | sock
Skin-colored underwear without seams. It vanishes under lace. | 1. Skin-colored underwear | t-shirt
Shoes about as high as you'll wear, so the hem makes sense. | 2. Shoes about that high | high-heel
Three pictures of dresses you love and one you can't stand. | 3. Three loved, one hated | images
A hair tie, to see the neckline with your hair up. | 4. A hair tie | hair
Your limit, with room for alterations, veil and shoes. | 5. Your limit, with extras | tag
~ Eat something first. A corset on an empty stomach is a long hour. | | bread
> Send your three pictures to {brand} before you come. | Send three pictures | images
> Pack the ugly picture for {brand}, too. It says the most. | The one you can't stand | image

cost: What makes a wedding dress expensive
* Look inside the dress. That's where the hours are. | Look inside | dress
* Why does one wedding dress cost so much more than another? | Why so much more? | tag
* Two white dresses side by side, and the price tags don't match. | Two tags | tag
Turn the bodice inside out. You'll see bones, layers and small stitches, or you'll see glue. | no: Glue / yes: Bones and stitches | magnifier
Lace costs by the yard, and it costs again when it's cut and laid on by hand over the seam. | Lace laid over the seam | scissors
Beads sewn one by one hold. Beads on a string drop all together. | Sewn one by one | needle
Alterations come on top, and a hem with lace is more work than a plain one. | Alterations on top | receipt
~ A very wide skirt is mostly yards of fabric you never see. | | dress
> Turn a bodice inside out at {brand} and look. | Inside out | eye
> Have {brand} add up dress, alterations and veil before you decide. | Dress, alterations, veil | calculator

tip: Sit down in it before you say yes
* Sit down in the dress. You'll spend half the wedding sitting. | Sit down in it | chair
* What should you do in a wedding dress before you buy it? | Do what? | dress
* You love the dress. Standing. Now ask for a chair. | Now ask for a chair | chair
Sitting shows if the bones dig in and where your lap goes. | Do the bones dig in? | hand
Then lift both arms, as if you were hugging somebody tall. | Lift both arms | person-arms-spread
Then dance two minutes, even without music. If you keep tugging, you'll tug all night. | no: You tug at it / yes: You forget it | music
Go up a step and see who has to hold what. | Go up a step | stairs
~ And think of the restroom. Somebody's going in there with you. | | toilet
> Dance two minutes in it at {brand}. | Dance two minutes | music
> Ask {brand} for a chair in front of the mirror. | A chair, please | chair

season(1-3): The busiest mirrors of the year
* Rings come for the holidays, and the dress shops fill in January. | After the holidays | ring
* Why are bridal appointments so hard to get in the new year? | Why's it so full? | calendar
* New ring, new year, and every bridal shop says Saturday's gone. | Saturday's gone | calendar-x
Everybody who was asked over the holidays is on the phone now. | Everybody's on the phone | phone-call
On a weekday it's quiet. You get the long mirror to yourself. | no: Saturday / yes: A quiet weekday | mirror
It's when new dresses come in, too, and last season's samples may go. | Samples may go | tag
If it's for this summer, say so at once. | This summer? Say so | sun
~ Wear boots you get out of fast, and warm socks for the carpet. | | boot
> Ask {brand} for a morning in the middle of the week. | Midweek, mornings | calendar
> Could a sample at {brand} be yours? Ask when they're sold. | When are samples sold? | tag
`,
})
