import { trade } from './trade.ts'

export const mattressStore = trade({
  id: 'mattress-store',
  name: 'mattress store',
  also: [
    'mattress shop',
    'bed store',
    'bed shop',
    'mattress showroom',
    'bed showroom',
    'sleep store',
    'sleep shop',
    'bedding store',
    'bedding shop',
    'mattress retailer',
    'mattress maker',
    'mattress company',
    'mattress seller',
    'bed retailer',
    'mattress outlet',
    'mattress warehouse',
    'handmade mattress',
    'sleep center',
    'bed and mattress store',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a mattress',
  things: 'mattresses',
  words: [
    'mattress',
    'bed',
    'pillow',
    'sleep',
    'foam',
    'spring',
    'coil',
    'latex',
    'topper',
    'slat',
    'bed frame',
    'sheet',
    'cover',
    'firm',
    'soft',
    'queen',
    'box spring',
    'bedroom',
    'lie',
    'sleeper',
    'duvet',
  ],
  pieces: `
mistake: Ten seconds on your back tells you nothing
* Everybody tries a mattress on their back, with their coat on. | On your back, coat on | bed
* How long should you lie on a mattress in the store? | How long? | timer
* You sit on the edge of the bed, bounce twice, and nod. | Bounce and nod | bed
Nobody sleeps sitting up, and hardly anybody sleeps on their back with folded hands. | Nobody sleeps like that | person
Lie the way you lie at night. On your side, with a knee up, if that's you. | no: Flat on your back / yes: The way you sleep | moon
Stay until your shoulder's sunk in and your mind has wandered off. | Till your mind wanders | hourglass
The first minute only says what feels new. | The first minute lies | timer
~ Shoes go over the end, on the little mat. That's what it's for. | | sneaker
> Wear something you can curl up in when you visit {brand}. | Something to curl up in | hoodie
> Lie in your own position at {brand}, however silly it looks. | Your own position | bed

mistake: A new mattress on a tired bed
* Look under the mattress before you blame the mattress. | Look underneath | flashlight
* Why does your new mattress sag already? | Why does it sag? | trend-down
* You lift the mattress, and one of the slats is cracked. | A cracked slat | bed
Whatever it lies on, it follows. Slats that bend make a bed that bends. | It follows what's below | trend-down
Wide gaps between them let foam push through like dough through a rack. | Dough through a rack | bread
An old box spring with a dip gives a new mattress the same dip. | An old dip, a new mattress | bed
Check the middle leg as well. On a wide bed there should be one, and it should touch the floor. | no: A leg in the air / yes: A leg on the floor | ruler
~ Lay a broomstick across. You'll see daylight where it sags. | | broom
> Take a photo of your slats and show {brand}. | A photo of your slats | camera
> Measure the gap between two slats for {brand}. | The gap between slats | ruler

myth: Harder isn't better for everybody
* "Firm is good for you." Your shoulder may see it differently. | "Firm is good for you" | bed
* Is a hard mattress always the better one? | Is harder better? | scales
* You lie on your side on a hard mattress, and your arm goes numb. | Your arm goes numb | hand
On your side, shoulder and hip stick out. They need somewhere to go. | Shoulder and hip stick out | person
If the bed won't give, the waist hangs in the air between them. | The waist hangs | trend-down
If it gives too much, your middle sinks like in a hammock. | no: Like a hammock / yes: Hip in, waist held | scales
Weight counts, too. What's firm under a light person is soft under a heavy one. | Weight changes firm | scales
~ And every maker prints the word medium on something else. | | tag
> Bring the side you sleep on to {brand}, and your usual pillow. | Your side, your pillow | bed
> Ask {brand} to look along your back while you lie there. | Look along my back | eye

how: What's inside a mattress
* Cut a mattress in half, and it's a cake. | It's a cake | cake
* What's really inside your mattress? | What's inside? | question
* All white, all quilted, and the bed store has a whole hall of them. | All white | bed
At the bottom is what holds you. Coils, or a thick block of foam or latex. | The bottom holds you | cylinder
On top of it come softer layers that let your shoulder in. | Softer layers on top | swatches
Coils in their own little bags move one by one, so a neighbor's turn stays over there. | Coils in little bags | bag
Foam catches you slowly and keeps the heat. Latex pushes back like a rubber ball. | Foam catches, latex pushes back | tennis-ball
~ The quilting's only the icing. You feel it in the store and hardly later. | no: Judge the icing / yes: Ask what's below | cake
> Ask {brand} for a cutaway, and press on each layer. | Press each layer | hand
> Have somebody turn over next to you at {brand}. | Somebody turns over | repeat

how: How an old mattress wears out
* Your mattress never breaks. It just gets a little worse every night. | A little worse every night | trend-down
* How can you tell that a mattress is done? | Is it done? | question
* You sleep better in the hotel bed, and you wonder about yours. | Better in the hotel | bed
Press your flat hand where you lie, and then at the foot. Feel the difference? | Press here, press there | hand-palm
Strip the sheet and lay a straight stick across. A valley that stays is used up. | A valley that stays | line-segment
Listen, too. Old coils talk when you turn over. | Old coils talk | ear
If you both roll to the middle without meaning to, it isn't love. | You both roll in | people
~ A topper hides a hard bed. It can't fill a hole. | no: A topper on a hole / yes: A topper on a hard bed | bed
> Do the stick test at home and tell {brand} what you saw. | The stick test | ruler
> How does the hotel bed you loved feel, soft or springy? Describe it to {brand}. | That hotel bed | bed

question: What if we sleep differently
* One of you likes it soft, the other firm. One bed. | One soft, one firm | people
* Do you need the same mattress if you share a bed? | The same for both? | question
* One sleeper on the edge, the other on a diagonal. | A diagonal sleeper | bed
You can put two singles in one frame, each with its own firmness. | Two in one frame | split-vertical
There's a gap between them, and a topper over both of them closes it. | A topper over the gap | link
Some come as one piece with a soft half and a firm half. | One piece, two halves | split-vertical
Then there's the shaking. Ask one to turn while the other lies still with closed eyes. | no: Test it alone / yes: One turns, one feels | waves
~ The width matters more than you'd think. Two people in a narrow bed each have a crib's worth. | | ruler
> Go to {brand} together, even if one of you hates stores. | Go together | people
> Lie down side by side at {brand} and roll over in turns. | Roll in turns | repeat

question: Why does the new one smell
* Your new mattress smells like a new car. What now? | Like a new car | car
* Is it normal that a new mattress smells? | "It smells. Normal?" | wind
* You cut the plastic, the bed grows like dough, and there's that smell. | It grows like dough | scissors
It was packed fresh and sealed, so the smell of the material had nowhere to go. | Sealed in with it | package
Stand it up bare by an open window, and let air get at both sides. | Up, by an open window | window
A rolled one needs time to stretch anyway. The corners come last. | The corners come last | hourglass
Give it some days. Latex keeps a hint of balloon, and wool a hint of barn. | no: Sheets on at once / yes: Let it breathe first | wind
~ Keep the old one for that first night, if there's room. | | bed
> Ask {brand} how long yours should stand before you sleep on it. | How long to stand? | clock
> Bothered by smells? Put your nose to the sample at {brand}. | Nose to the sample | flower

comparison: Springs or foam
* One bed bounces and the other one holds on to you. | Bounces, or holds on | bed
* Springs or foam, which mattress is for you? | Springs or foam? | question
* You sink in, and the mattress lets you out slowly, like mud. | Like mud | hourglass
Springs push back at once. You turn over without thinking, and air moves through. | Springs: easy to turn, airy | wind
Foam takes your shape. It's quiet and still, and some people feel warm in it. | Foam: still, quiet, warmer | thermometer-hot
If you change sides a lot, you want the push. | Turn a lot? Springs | repeat
If your partner does, you want the stillness. | Partner turns a lot? Foam | people
~ A hybrid is coils below and foam on top, a bit of both.
> Turn over five times on each at {brand}. | Five turns on each | repeat
> Tell {brand} if you wake up warm or cold. | Warm or cold? | thermometer

choose: How to know a good mattress store
* A good mattress store asks how you sleep before it mentions foam. | "How do you sleep?" | chats
* How do you choose where to buy a mattress? | Where to buy? | storefront
* You lie down, and the person in the bed store walks away. Good. | Left in peace | footprints
You can't relax with somebody standing over you, so you need to be left alone for a while. | no: Watched / yes: Left alone | bed
Ask what happens if it's wrong after some weeks, and who pays for the truck. | What if it's wrong? | truck
Ask what the warranty calls a sag. It's usually a depth, and soft doesn't count. | What counts as a sag? | ruler
And have the layers named. Comfort foam isn't a name. | Name the layers | list
~ A price that's only good till you leave the store will be good tomorrow. | | tag
> Ask {brand} what happens if you don't get along with it. | What if it's wrong? | question
> Write the exact model and layers down when you leave {brand}. | Model and layers | note-pencil

first: The first nights feel wrong
* The first night on a new mattress is often a bad one. | The first night | moon
* Is it normal to sleep badly on a new mattress? | "Is this normal?" | question
* You bought the good bed, and you wake up and feel muscles. | The good bed, and still | sun-horizon
You've had years of fitting yourself around a dip. Now it's gone. | The dip is gone | trend-up
The material has to loosen, too. Walk over it on your knees, and it gives sooner. | Walk over it on your knees | footprints
Keep the old pillow away. On a bed you sink into, it may now be too high. | Too high a pillow? | bed
Give it some weeks, and sleep on all of it, right out to the edge. | no: Judge the first night / yes: Give it weeks | calendar
~ Write down how you wake up. You'll forget by lunch. | | note-pencil
> Before you decide it's wrong, talk to {brand} about your pillow. | First the pillow | chats
> Note the date of your first night and what {brand} said about trying it out. | Note the date | calendar

care: Turn it before it turns on you
* Your side of the bed is getting deeper. Turn the mattress. | Turn it | clock-clockwise
* Do you have to flip a mattress? | Flip or turn? | repeat
* You change the sheet, and there you are, pressed into the bed. | There you are | bed
Head goes to foot, so your hips land somewhere new. | Head goes to foot | swap
Flip it only if both sides are made for lying. Many have a top and a bottom. | no: Flip a one-sided one / yes: Turn head to foot | clock-clockwise
Pull the covers back in the morning and let the night's damp out before you make it. | Let it air first | window
A washable cover over it saves you from coffee. Foam drinks and never forgets. | A washable cover | coffee
~ Vacuum it now and then, gently, along the seams. | | brush
> Ask {brand} if yours has one side or two. | One side or two? | question
> Find a cover at {brand} that goes in your washer. | A cover for the washer | washing-machine

checklist: Before the mattress truck comes
* The new mattress comes tomorrow. Walk its way once. | Walk its way | footprints
* What do you prepare before a bed is delivered? | Prepare what? | list
* Two people, one king size mattress, and your staircase has a turn. | A turn in the stairs | stairs
Measure the door and the tight corner. Thick ones don't bend much. | 1. Door and corner | ruler
Empty the path, lamps and pictures included. | 2. An empty path | lamp
Tighten the frame and check each slat while it's bare. | 3. Screws and slats | screwdriver
Know where the old one goes. Ask if it can be taken along. | 4. Where the old one goes | truck
~ Vacuum under there. You won't see that floor again for years. | | broom
Deep pockets need deep sheets, so measure the height of the new one. | 5. Sheets deep enough | ruler
> Ask {brand} how it comes, flat or rolled. | Flat or rolled? | package
> Tell {brand} about the stairs before the truck does. | Tell them about the stairs | stairs

cost: What you pay for inside a mattress
* From outside two mattresses look like twins. The price is inside. | The price is inside | tag
* Why does one mattress cost so much more? | Why so much more? | tag
* First the cheap bed, then the expensive one, and both feel nice. | Both feel nice | bed
Today they do. The question's how it feels after a thousand nights. | After a thousand nights | moon
Dense foam keeps its shape longer than light foam. Pick up a sample and feel the weight. | no: Light foam / yes: Dense foam | scales
More coils aren't always better, but coils in bags take more work than one wired block. | Coils in bags | bag
Wool, latex and hand stitching cost. Gold thread on the label does nothing. | Wool and stitching, not gold | tag
~ The handles on the side should be sewn through. That's a small clue. | | hand
> Lift two foam samples at {brand}, one in each hand. | One in each hand | scales
> Ask {brand} what the next price up has that you'd feel. | What would you feel? | question

tip: Buy the pillow last
* Choose the mattress first and the pillow second. | Mattress, then pillow | bed
* Why does your neck complain on a new mattress? | Why my neck? | question
* New bed, old pillow, and your chin's on your chest. | Chin on your chest | person
The pillow only fills what's between your ear and the bed. | From ear to bed | ear
On something soft your shoulder sinks, so the gap gets smaller. | Soft bed, smaller gap | trend-down
On something firm you lie on top, and the gap's bigger. | Firm bed, bigger gap | trend-up
Lie on your side and have somebody look. Nose and breastbone should be in one line. | no: Head tilted / yes: Nose and chest in line | ruler
~ Pull it right up into your neck. Shoulders stay off it. | | hand
> Try pillows at {brand} on the bed you've chosen. | On your own bed | bed
> Take your old pillow to {brand} for comparison. | The old pillow | bag

season(6-8): Too warm to sleep
* It's too warm to sleep, and it isn't only the weather. | Too warm to sleep | thermometer-hot
* Which bed is cooler in summer? | Which is cooler? | snowflake
* You turn the pillow over for the cool side. Again. | The cool side, again | repeat
What you sink into closes around you, so less air gets past. | Sink in, less air | wind
Coils leave room for it to move. So do open slats, more than a solid board. | no: A solid board / yes: Open slats | wind
Look at what's on top. A plastic-backed cover makes its own climate. | The cover makes a climate | cloud
Cotton and linen drink and dry. Thick polyester fleece doesn't. | Cotton and linen | towel
~ Lie on a new one for a while before you call it cool. Everything's cool at first. | | timer
> Tell {brand} that you sleep warm before you lie on anything. | "I sleep warm" | speech
> Start with a new cover from {brand} and see how the nights change. | Start with the cover | bed
`,
})
