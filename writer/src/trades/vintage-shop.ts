import { trade } from './trade.ts'

export const vintageShop = trade({
  id: 'vintage-shop',
  name: 'vintage shop',
  also: [
    'vintage store',
    'vintage clothing store',
    'vintage clothing shop',
    'vintage boutique',
    'thrift store',
    'thrift shop',
    'secondhand shop',
    'secondhand store',
    'second-hand clothing store',
    'second-hand shop',
    'consignment shop',
    'consignment store',
    'consignment boutique',
    'resale shop',
    'retro shop',
    'preloved clothing shop',
    'pre-loved fashion',
    'vintage fashion',
    'vintage seller',
    'vintage dealer',
    'used clothing store',
    'vintage denim store',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a find',
  things: 'finds',
  words: [
    'vintage',
    'dress',
    'jacket',
    'coat',
    'jeans',
    'denim',
    'label',
    'zipper',
    'lining',
    'seam',
    'button',
    'leather',
    'silk',
    'wool',
    'rack',
    'find',
    'thrift',
    'size',
    'moth',
    'shirt',
    'closet',
    'hem',
    'shop',
    'stain',
    'decade',
  ],
  pieces: `
mistake: Don't read the size, hold it up
* The label says fourteen, and it won't go past your elbow. | It says fourteen | tag
* Why don't vintage sizes fit? | Why don't they fit? | question
* The vintage dress is your size, and it stops at your ribs. | Your size, stuck at the ribs | dress
Sizes have drifted. An old number is usually smaller than today's. | Old numbers run small | tag
Belts, bodies, and underwear were different too. | | belt
So leave the number and take a tape. | no: Read the label / yes: Take a tape measure | ruler
Lay your best-fitting dress flat and measure across. Armpit to armpit, waist, hip. | Armpit, waist, hip | dress
~ Write those three on a card and keep it in your wallet. | A card in your wallet | card
Then hold the find up against the card. Half the rack is sorted before you know it. | | coat-hanger
> Bring your three numbers to {brand}. | Bring three numbers | card
> Borrow the tape at {brand} before you fall in love. | Tape before love | ruler

mistake: Look at the armpits first
* You fell in love with the front of the jacket. Look under the arm. | Look under the arm | eye
* Where do you look first on a vintage dress? | Where do you look first? | dress
* The silk is gorgeous, you take it home, and on day one it rips. | Gorgeous, and it rips | scissors
Armpits go first. Sweat eats silk, even after it's dry. | 1. Armpits | t-shirt
Then look at the lining, where it meets the sleeve. | 2. Lining at the sleeve | coat-hanger
Then the seat, held up against a lamp. Thin spots glow. | 3. The seat, against a lamp | lamp
Then every zipper, all the way, twice. | 4. The zipper, twice | repeat
~ A missing button is nothing. A shattered lining is a project. | no: Shattered silk / yes: A missing button | button
> Hold it up to the window at {brand}. | Hold it to the window | window
> Ask {brand} what's been mended. It's a compliment. | What's been mended? | needle

myth: Old clothes don't have to smell old
* You don't smell the years. It's the closet the coat was in. | You smell the closet | coat-hanger
* Does vintage always smell like grandma's attic? | Does it always smell? | question
* You bury your nose in the collar of a wool coat. Attic. | Nose in the collar | wind
Fabric keeps whatever air it stood in. Smoke, mothballs, cellar. | It keeps the air it stood in | wind
Most of that goes away with air and time. | Most of it airs out | sun
Hang it outside in the shade for a couple of days, when it's dry. | 1. Days outside in the shade | tree
Wool likes damp evening air and a brush. | 2. Evening air and a brush | brush
~ Washable things get a soak, with a cup of vinegar if they're cotton. | 3. Cotton gets a soak | drop
If it smells of damp cellar and has gray dots, leave it there. | Gray dots? Leave it | prohibit
> Smell the collar at {brand}. It's allowed. | Smell the collar | wind
> Tell {brand} if your nose is fussy. | A fussy nose? Say so | smiley-meh

how: How you read the age from the zipper
* The zipper knows how old the dress is. | The zipper knows | dress
* How can you tell how old a vintage piece is? | How old is it? | calendar
* No date anywhere. Just a metal zipper down the side. | No date, metal zipper | magnifier
Metal teeth at the side are mostly older. Plastic at the back came later. | 1. Metal side, or plastic back | magnifier
A care label with little washtubs means it isn't ancient. | 2. Are there care symbols? | tag
A street name or a phone number on the label dates it, too. | 3. A street on the label | map-pin
Look at the seams inside. Pinked edges look like tiny zigzag teeth. | 4. Zigzag edges inside | scissors
No single sign proves it. Three that agree are good. | Three signs that agree | check
~ Buttons lie. People changed those all the time. | Buttons lie | button
> Turn something inside out at {brand} and guess its decade. | Guess its decade | t-shirt
> Quiz {brand} on one label. You may get a long answer. | What's that label? | tag

how: How a find gets ready for the rack
* For every dress on the rack, there's a pile that didn't get there. | A pile that didn't make it | dress
* What happens to old clothes before they hang in the shop? | What happens before? | question
* The sacks come in, and someone with good light starts going through the wool. | Sacks, and good light | lamp
First everything gets held up to the light. Holes, stains, seams. | 1. Against the light | lightbulb
Then pockets. Tickets, tissues, once in a while a love letter. | 2. Pockets first | envelope
Wool waits in a bag in the cold, in case a moth is in it. | 3. Wool waits in the cold | snowflake
Then washing, steaming, and a button from the big jar. | 4. Wash, steam, button | button
~ Then somebody tries it on. On the hanger they all look sad. | 5. Tried on once | user
Only after that does it get a price. | | tag
> Check the pockets at {brand}, just in case. | Check the pockets | envelope
> Bring {brand} something you loved and don't wear. Ask first what they take. | Something you don't wear | bag

question: How do you wash something that old?
* The label's washed out, and you have to wash the dress. | The label's gone | tag
* How do you wash vintage clothes? | How do you wash it? | washing-machine
* A silk blouse, no tag, and you're at the sink. | Silk, no tag, the sink | sink
When in doubt, air it, and don't wash at all. | 1. Air it first | wind
Test the color. A wet white cloth on the inside seam. | 2. Wet cloth on the seam | drop
If it comes off, stop. That one goes to a cleaner. | Color comes off? Stop | hand-palm
If not, cool water, mild soap, push don't rub. | 3. Cool, mild, no rubbing | hand-soap
~ Wet silk is weak. Lift it with both hands like a sleeping cat. | Lift it like a sleeping cat | cat
Dry it flat, in the shade. | 4. Flat, in the shade | towel
> Ask {brand} what's washed already and how. | How was it washed? | question
> Not sure what it's made of? Let {brand} feel it. | What's it made of? | hand

question: Why is there only one of it?
* There's only one of that jacket, and somebody else is holding it. | Someone else is holding it | hand
* Can you get that jacket in another size? | Another size? | tag
* You go home to think about the coat. On Saturday it's gone. | You thought, it's gone | coat-hanger
There's only one because only one survived. | The one that survived | star
Nobody can order it, and the next one will be different. | Nobody can order another | prohibit
So ask yourself right there. Does it fit, and do you smile? | Does it fit? Do you smile? | smiley
If you hear yourself say but, put it back for somebody. | There's a but? Put it back | swap
If it nearly fits, find out what a tailor could do. | Nearly fits? Think of a tailor | needle
~ Some shops hold things for a day. It never hurts to ask. | Can it be held? | clock
> Can't decide? See if {brand} can hold it till tomorrow. | Held till tomorrow? | clock
> Tell {brand} what you're hunting for, with measurements. | What are you hunting? | magnifier

comparison: Vintage, secondhand, or a copy?
* An old dress, a used dress, and a new dress that plays old. | Old, used, or playing old | dress
* What's the difference between vintage and secondhand? | What's the difference? | question
* The dress says retro on the tag. Is that vintage? | "Retro" on the tag | tag
Secondhand means somebody had it before. It may be from last fall. | Secondhand: had before | swap
Vintage means it's from another time, and it shows in the cut. | Vintage: from another time | hourglass
Retro was made now to look like then. | Retro: made now | calendar
Feel the weight. Old cotton and wool are often heavier. | Feel the weight | scales
~ None is better. But the price should know which it is. | The price should know | tag
For every day, secondhand. For the one nobody else has, vintage. | Everyday, or one of a kind? | star
> Ask {brand} which of the three you're holding. | Which of the three is it? | question
> Compare the weight of two jackets at {brand}. | Compare the weight | scales

choose: Which old things are worth mending
* A moth hole can be nothing. A brittle seam can be everything. | Small hole, big hole | magnifier
* Which vintage finds are worth repairing? | Worth mending? | needle
* A torn lining in your hand, and you're doing sums. | Torn lining, doing sums | calculator
Buttons, hems, a split seam. That's an evening with a needle. | 1. Buttons, hems, seams: easy | needle
A new lining takes far longer than that. | 2. A lining: more work | coat-hanger
Dry, cracking leather can't be brought back. | 3. Cracked leather: no | hand-palm
Silk that splits when you look at it can't either. | 4. Splitting silk: no | scissors
Pull the cloth lightly between your thumbs. If it holds, all's well. | Pull it lightly. Does it hold? | hand
~ Shoulders too wide? Think twice. That's the whole jacket. | |
> Show {brand} the hole before you put it back. | Show the hole | eye
> Put the mending in your sum at {brand}. | Add the mending | calculator

first: How to go through a full rack
* The vintage rack goes all the way to the back of the store. | All the way to the back | coat-hanger
* How do you find anything in a vintage shop? | How do you find anything? | magnifier
* The rack's packed, your arm's tired, and everything's brown. | Packed rack, tired arm | coat-hanger
Don't look at styles. Look for cloth, with your fingertips. | 1. Go by touch | hand
Run a hand along the sleeves and stop where it feels good. | Stop where it feels good | hand-palm
Then color. Then size. Then the price. | 2. Color, then size | palette
Look on the wrong racks as well. Men's sweaters, pajamas, kids' coats. | 3. Look on the wrong racks | signpost
~ Leave your coat and bag somewhere. You need two arms. | Free both arms | hand
Try on the weird one, too. You've come all this way. | 4. Try the weird one | smiley-wink
> Try on one thing at {brand} that you'd never wear. | Try one you'd never wear | dress
> Come to {brand} without a plan and with an hour. | No plan, one hour | hourglass

care: How to keep moths out of a good coat
* The moth doesn't eat your coat. Her children do. | Her children do | butterfly
* How do you keep moths out of old wool? | How do you stop moths? | bug
* The wool coat comes out of the closet with a hole in it. | Out of the closet, with a hole | eye
Moths like it dark, still, and a bit dirty. Soup spots are a feast. | Dark, still, a bit dirty | moon
So put wool away clean, and closed up tight. | 1. Clean, and closed up tight | bag
Shake it out and brush it now and then, in the light. | 2. Shake and brush it | brush
New to your closet? A few days in the freezer, in a bag. | 3. Freezer first, in a bag | snowflake
~ Cedar and lavender smell nice, but fresh air does more. | Air beats lavender | flower
Vacuum the corner of the closet. That's where they wait. | 4. Vacuum the closet corners | broom
> Choose your next wool at {brand} and freeze it first. | Freeze it first | snowflake
> Found a hole? Ask {brand} who darns well around here. | Who darns well? | needle

checklist: What to have with you when you go hunting
* The right bag makes a better hunter in any vintage shop. | A better hunter | bag
* What should you take along to a vintage shop? | What to take along? | question
* You've found the jacket. You've no idea what you'll wear under it. | Jacket found, nothing under it | hoodie
A tape measure, and your three numbers. | 1. Tape and three numbers | ruler
Thin, tight things to wear, so you can try coats on in the aisle. | 2. Thin clothes to try over | t-shirt
Easy shoes, off and on. | 3. Easy shoes | sneaker
The light on your phone, for linings and dark corners. | 4. A light for the lining | flashlight
A magnet. Brass doesn't stick, plated iron does. | 5. A magnet | magnet
~ And a photo of what you own, so you don't find it again. | 6. A photo of your closet | camera
> Pack tape and light for {brand}. | Tape and light | ruler
> Ask {brand} when new things get hung up. | When's new stuff out? | calendar

cost: Why one old jacket costs so much
* Two old jackets on the rack. One's lunch money, one's rent. | Lunch money, or rent | tag
* Why is some vintage so expensive? | Why so much? | question
* It's worn, it's faded, and those jeans cost more than new ones. | Faded, and costs more than new | pants
First how many are left. Work clothes got worn to rags, so good ones are rare. | 1. How many are left | hash
Then the condition. No stain, all buttons, working zipper. | 2. The condition | check
Then the size. Big ones are scarcer and sell first. | 3. The size | ruler
Then who made it, and if the label's still in. | 4. The label | tag
~ And the hours. Sorting, washing, mending, measuring. | 5. Sorting and mending | needle
Fashion does the rest. What nobody wants this year is your chance. | What nobody wants is your chance | star
> Find out at {brand} what nobody's asking for right now. | What's nobody asking for? | question
> Turn the expensive one inside out at {brand} and see why. | See why | t-shirt

tip: Shop for the fabric, not the shape
* The dress is ugly. The cloth is a dream. | Ugly dress, dream cloth | dress
* Can you do anything with great silk in a bad shape? | Great cloth, bad shape? | scissors
* Puffed sleeves to here, and a silk you'd never find now. | Puffed sleeves, rare silk | yarn
Look past the shoulders. Pads come out with four stitches. | 1. Pads come out | scissors
Long sleeves can be short sleeves. | 2. Sleeves can be shorter | ruler
A dress can be a skirt by Thursday. | 3. A dress can be a skirt | dress
A big shirt gets a belt, and a big coat gets admired. | 4. A big shirt gets a belt | belt
~ What you can't do is make a small one big. | no: Small to big / yes: Big to small | ruler
So buy a bit too large if the cloth is right. | A bit too large is fine | check
> Feel your way through {brand} with your eyes half closed. | Feel your way | hand
> Look at {brand} for the best fabric in the worst shape. | Best cloth, worst shape | question

season(11-12): Something that sparkles and nobody else has
* Three people in the same sequin dress. It won't happen to you. | Nobody else in your dress | star
* Where do you find something for a party that nobody else wears? | Something nobody else has | confetti
* The party's on Friday, and every store window shows the same velvet shirt. | The same shirt everywhere | shirt-folded
Old party clothes were worn twice and kept in tissue. | Worn twice, kept in tissue | gift
So they're often the best-kept things in the shop. | The best-kept things | check
Sequins, shake gently and see what falls. | 1. Sequins: shake gently | sparkle
Beads, check the threads on the back. | 2. Beads: look at the back | needle
Velvet, look where people sit. | 3. Velvet: look at the seat | armchair
~ And wear it at home for an evening before. Old thread is honest. | 4. Wear it one evening | moon
> Try the loudest thing at {brand} first. | Try the loudest first | sparkle
> Leave enough days for a mend, and go to {brand} early. | Leave days for a mend | calendar
`,
})
