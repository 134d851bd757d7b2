import { trade } from './trade.ts'

export const clothingBoutique = trade({
  id: 'clothing-boutique',
  name: 'clothing boutique',
  also: [
    'fashion boutique',
    "women's boutique",
    "women's clothing store",
    "men's clothing store",
    'menswear store',
    'menswear shop',
    'clothing store',
    'clothes shop',
    'clothing shop',
    'fashion store',
    'dress shop',
    'womenswear boutique',
    "ladies' boutique",
    'apparel store',
    "children's clothing store",
    'kids clothing boutique',
    'sustainable fashion store',
    'fashion label',
    'clothing brand',
    'slow fashion brand',
    'concept store',
    'denim store',
    'lingerie boutique',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a piece of clothing',
  things: 'clothes',
  words: [
    'dress',
    'shirt',
    'jeans',
    'sweater',
    'jacket',
    'coat',
    'skirt',
    'blouse',
    'pants',
    'size',
    'fabric',
    'fitting room',
    'closet',
    'outfit',
    'wardrobe',
    'seam',
    'linen',
    'wool',
    'cotton',
    'sleeve',
    'button',
    'boutique',
    'clothes',
    'hanger',
    'fit',
  ],
  pieces: `
mistake: Sit down before you buy the pants
* Everybody looks at new pants standing up. Nobody lives standing up. | Nobody lives standing up | pants
* Why do those pants pinch at home when they fit in the store? | Fit there, pinch here? | pants
* The fitting room mirror says yes. Now sit down on that little stool. | Now sit down | stool
In the fitting room you stand straight, breathe in, and look from the front. | In there you breathe in | mirror
Then you go to work and sit in them all day. | At work you sit | office-chair
So sit, bend, reach for a shelf, and tie a shoe. | Sit, bend, reach, tie | person-arms-spread
Feel where the waistband goes. If it folds or gapes, it's the wrong cut. | no: Breathe in and stand / yes: Sit and breathe | belt
~ Put your phone in the pocket, too. Pockets change everything. | Phone in the pocket | phone
> Have a seat at {brand}, in the pants, before you decide. | Have a seat in them | stool
> Tell {brand} what you do all day in them. Sit, drive, carry kids? | What will you do in it? | question

mistake: Buying for the person you'll be in spring
* There's a dress in your closet with the tag still on. | The tag's still on | tag
* Should you buy it one size smaller, as motivation? | A size smaller, for later? | ruler
* You hold up the jacket and think of the party you never go to. | The party you never go to | confetti
Clothes for a life you don't have hang there and look at you. | They hang and look at you | coat-hanger
Buy for the week you actually have. Office, rain, dog, dinner. | no: For someday / yes: For this week | calendar
And buy for the body that's in the mirror today. | For the body you have today | mirror
A seam can be taken in later. | It can be taken in later | needle
~ If you'd wear it tomorrow, it's a good sign. If you need an occasion first, wait. | Would you wear it tomorrow? | sun
> Describe an ordinary Tuesday to {brand}. | What's your Tuesday like? | calendar
> Wear what you always wear to {brand}, so you can compare. | Come in what you always wear | hoodie

myth: The number in the collar means nothing
* You have three sizes in your closet, and they all fit. | Three sizes, all fit | tag
* Why are you a different size in every store? | Why a different size? | tag
* The jeans won't go over your knee, and it's your size. | Your size, and it won't go | pants
There isn't one ruler for it. Every maker cuts on their own body form. | Everyone cuts differently | scissors
So the number tells you where to begin on the rack, and that's all. | It tells you where to begin | hash
Take two sizes in, always, and look at the shoulders first. | Take two sizes in | swap
Shoulders are hard to change. Hems are easy. | no: Read the number / yes: Look at the shoulders | coat-hanger
~ Cut the label out when you get home, if it bothers you. | | scissors
> Let {brand} hand you two sizes and don't look at the tags. | Two sizes, no tags | hand
> Find out from {brand} whether a maker runs big or small. | Does it run big or small? | question

how: Why one shirt hangs straight and another one twists
* Your T-shirt's side seam has walked around to your belly. | The walking seam | t-shirt
* Why does the shirt twist after a few washes? | Why does it twist? | spiral
* After the third wash, the seam of the shirt points at your hip bone. | It points at your hip | t-shirt
Fabric has a direction, like wood has a grain. | Fabric has a grain | log
Cut along the grain, a shirt hangs straight for years. | Cut along it, it hangs | ruler
Tilt the pattern a little and more pieces fit on the cloth, but they'll twist. | Tilted: saves cloth, twists | angle
In the wash it goes back to where it wants to be. | | washing-machine
Before you buy, hold it by the shoulders. Does the side seam fall straight? | no: Seam wanders / yes: Seam falls straight | coat-hanger
~ With checks it's easy. The lines tell on it right away. | Checks show it | checkerboard
> Hang one from two fingers at {brand} and look down the side. | Two fingers, look down | hand
> Ask {brand} to show you the grain on a piece of linen. | Where's the grain? | magnifier

how: How a store chooses what hangs there in a year
* The coat in the window was chosen when it was hot. | Chosen in the heat | coat-hanger
* How does a boutique decide what to carry? | Who decides? | question
* One rack, one sample size, and a decision about next year's sweater. | One rack, one decision | coat-hanger
Collections get ordered about half a year before you see them. | 1. Half a year ahead | calendar
Someone touches each sleeve, turns it inside out, and puts most of it back. | 2. Most of it goes back | hand
They think of people. That one's for the lady with the red glasses. | 3. Who'd wear it? | eyeglasses
Then a few get ordered in each size. When it's gone, it's gone. | 4. A few in each size | tag
~ That's why your size is missing in June. It's in somebody's closet. | | lockers
> Ask {brand} what's on order for next season. | What's coming next? | calendar
> Leave your size with {brand} when you've fallen for a maker. | Leave your size | ruler

question: What do you wear to a wedding?
* The invitation says festive casual. What on earth is that dress code? | "Festive casual"? | mail
* Which dress do you wear to a wedding when you're just a guest? | Which dress? | dress
* Invitation on the fridge, three weeks to go, and a closet full of nothing. | A closet full of nothing | calendar
Look at the hour and the ground before you look at colors. | Hour and ground first | clock
Grass eats thin heels. A church may want shoulders covered. | 1. Grass, or church? | high-heel
Evening takes shine, and noon takes something lighter. | 2. Noon, or evening? | sun-horizon
White's taken. Nearly white's taken too. | 3. Not white, nor nearly white | prohibit
~ You'll eat, sit, hug, and dance in it. Try all four. | Eat, sit, hug, dance | music-notes
Have a layer. It'll get cold when the speeches get long. | 4. A layer for the speeches | hoodie
> Bring the invitation to {brand}, and the shoes if you've got them. | Invitation and shoes | mail
> Tell {brand} if it's on grass. | Is it on grass? | grains

question: Will it stretch, or will it shrink?
* New jeans are tight on day one and loose on day three. | Tight, then loose | pants
* Do jeans stretch when you wear them? | Do they stretch? | question
* You can just about close the button. Is that right for these jeans? | Just about closed | button
Cotton gives where you bend. Seat and knees, half a size by evening. | Cotton gives where you bend | pants
So snug is right in the store, as long as you can sit. | Snug is right, if you can sit | stool
With a lot of stretch in it, it springs back, and later it doesn't. | Stretchy: springs back, at first | repeat
Wool and linen loosen and come back after a rest. | Wool and linen come back | coat-hanger
~ Shrinking comes from heat. Wash cool, and length stays length. | Shrinking comes from heat | thermometer-hot
Before hemming, wash it once. | Wash once before hemming | washing-machine
> Before you hem them, hear from {brand} what they'll do by evening. | What do they do by evening? | sun-horizon
> Wear them ten minutes around {brand} before you judge. | Ten minutes in them | timer

comparison: Linen or cotton in the heat?
* Linen wrinkles before you're out the door. It's still the cooler one. | Wrinkled, and cooler | thermometer
* Linen or cotton for summer? | Linen or cotton? | sun
* Two white shirts on a hot day. One sticks to your back. | One sticks to your back | shirt-folded
Linen is stiff, so it stands off your skin and lets air in. | Linen: lets air in | wind
It dries on you while you walk. | Linen: dries as you walk | sun
Cotton is softer and smoother, and stays damp longer. | Cotton: soft, damp for longer | drop
Linen creases, and that's how you know it's linen. | | waves
~ A blend of both is a peace offering. | A bit of both | handshake
Sit-down days, cotton. Walking days, linen. | no: Linen for the meeting / yes: Linen for the walk | person-simple-walk
> Put a hand inside both at {brand}. You'll feel the air. | A hand inside both | hand
> Tell {brand} whether wrinkles bother you. Honestly. | Do wrinkles bother you? | question

choose: How to see how well something is sewn
* A jacket tells the truth on the inside. | The truth is on the inside | t-shirt
* How can you tell whether clothes are well made? | Is it well made? | magnifier
* Two shirts hang side by side. Outside they're twins. | Twins on the outside | coat-hanger
Inside, look for loose ends, and for seams that are closed. | 1. Closed seams inside | needle
Pull a seam gently apart. If you see daylight, it won't last. | 2. Pull. Do you see daylight? | sun
Look at the pattern where it meets. Do the stripes go on? | 3. Do the stripes meet? | line-segments
Check the buttons. Is there a spare, and a little stem of thread? | 4. Buttons on a little stem | button
Crumple the cloth in your fist for five seconds, then let go. | 5. Crumple and let go | hand-grabbing
~ At the hem there should be some cloth left, in case you grow, or your kid does. | 6. Cloth left in the hem | ruler
> Turn three things inside out at {brand}. | Turn three inside out | t-shirt
> Ask {brand} for the best-sewn thing on the rack, and look at it from inside. | What's sewn best here? | needle

first: What to say when somebody asks if they can help
* Can I help you? Just looking, you say, and hide behind the coats. | "Just looking" | coat-hanger
* What do you say in a boutique when you don't know what you want? | What do you say? | chat
* It's a small boutique, the bell rings, and there's only you. | A bell, and only you | bell
You're allowed to just look. Say it and mean it. | "Just looking" is fine | eyes
If you do want help, say what bothers you about what you own. | 1. What bothers you? | smiley-meh
Everything I have is black, for instance. That's a great start. | "It's all black" | speech
Say one thing you'd never wear. Then half the store is out. | 2. What would you never wear? | prohibit
And come out of the fitting room. The mirror in there is too close. | 3. Come out of the booth | door-open
~ And if nothing's right, say no thanks. That's a full sentence. | "No, thanks" | hand-palm
> Say to {brand} what's wrong with your closet. | What's wrong with your closet? | coat-hanger
> Step out at {brand} and look from three yards away. | Step out and look | mirror

care: Don't hang your sweater
* Your sweater has shoulders like horns. That's the hanger. | Horns from the hanger | coat-hanger
* Why does a sweater get longer and longer? | Longer and longer? | ruler
* In fall the sweater ended at your hip. By spring it's a dress. | Hip in fall, knee in spring | dress
Knits are loops, and loops let go when they hang. | Loops let go | yarn
So fold them. Over the bar of a hanger is fine, in a drawer is better. | no: On a hanger / yes: In a drawer | dresser
Don't wash them often. A night of fresh air does a lot. | Air first, wash seldom | wind
If you do, cool water, wool soap, no wringing. | 1. Cool water, no wringing | drop
Roll it up in a towel, press, then dry it lying down. | 2. Roll in a towel, dry flat | towel
~ Pills come off with a comb or a razor made for it. They're normal. | Pills are normal | comb
> Bring your stretched one to {brand} and see if it can be saved. | Can it be saved? | question
> Check the label with {brand} before it meets water. | Label before water | tag

checklist: What to wear when you go shopping for clothes
* The bra you're wearing decides how the dress fits. | The bra decides how it fits | dress
* What should you wear when you shop for clothes? | What do you wear? | question
* Sneakers, thick socks, and you're trying on an evening dress. | Thick socks, evening dress | sock
Shoes with the heel you'll wear, in the bag or on your feet. | 1. The right shoes | high-heel
Underwear in the color of your skin, and no thick seams. | 2. Plain, smooth underwear | t-shirt
Clothes you get out of quickly. Not the ones with all those buttons. | 3. Quick to get out of | button
The thing it's supposed to match. Guessing at blue never works. | 4. The thing to match | swatches
~ A photo of your closet, so you don't buy the fourth gray one. | A photo of your closet | camera
And eat something. Hungry people buy the wrong coat. | 5. Eat something before | fork-knife
> Take the shoes and the skirt to {brand}, both. | Shoes and skirt, both | bag
> Show {brand} the closet photo. | Show your closet | camera

cost: Why one white shirt costs so much more
* Two white shirts. One costs four lunches more. Why? | Four lunches more | shirt-folded
* What makes one dress cost more than another? | What makes it cost? | tag
* It's a plain sweater, and you look at the price tag twice. | A second look at the tag | tag
First the yarn. Long fibers stay smooth, short ones make fuzz. | 1. Long fibers, or short | yarn
Then the cloth. How much there is, and if the pattern matches at the seams. | 2. How much cloth | ruler
Then the minutes at the machine. A collar alone has many parts. | 3. Minutes of sewing | needle
Then how many were made. A handful costs more each than a container full. | 4. How many got made | hash
And where, and how the people there get paid. | 5. Who sewed it, and where | globe
~ So count how often you'll wear it. The one you wear weekly is cheap. | How often will you wear it? | calendar
> Have {brand} show you the cheap one and the other, inside out. | Both, inside out | t-shirt
> Ask {brand} who sewed it. | Who sewed it? | question

tip: Three outfits before you buy one thing
* If it goes with nothing you own, it'll stay on the hanger. | It goes with nothing | coat-hanger
* How do you know whether you'll wear a new blouse? | Will you wear it? | question
* You love the green skirt. What's waiting for it in your closet? | What's waiting at home? | lockers
Name three outfits with it, out loud, from what you own. | Name three outfits | list
Shoes included. Weather included. | With shoes and weather | cloud-sun
If you need to buy two more things so that one works, put it back. | no: Needs two more things / yes: Makes three outfits | swap
If you get to five without thinking, carry it to the counter. | Five? Take it | check
~ Colors that repeat in your closet aren't boring. They're teammates. | | swatches
> Name your three outfits at {brand} out loud. | Three outfits, out loud | speech
> Put it on with what you came in at {brand}. | With what you came in | pants

season(8-10): The layer for mornings like these
* Seven in the morning you need a jacket. By noon you're carrying it. | A jacket, then a burden | hoodie
* Which jacket, when it's cold at eight and warm at noon? | Cold at eight, warm at noon | thermometer
* It's September. Summer dress, bare legs, and fog at the bus stop. | Summer dress, fog | cloud-fog
Three thin things beat a thick one. | no: One thick / yes: Three thin | hoodie
A thin knit over the shirt. A scarf that fits in the bag. | 1. Thin knit, small scarf | bag
A jacket that closes, not just a pretty one. | 2. A jacket that closes | button
Tights turn a summer dress into a fall dress. | 3. Tights under the dress | dress
~ Change the colors first, the weight later. Brown and wine, still thin. | 4. Fall colors, still thin | swatches
Look at what you've got from July. Half of it isn't done yet. | July isn't done yet | sun
> Bring one summer dress to {brand} and find its layer. | Bring one summer dress | dress
> Come to {brand} on foot, in the morning, and notice what's missing. | What's missing at eight? | person-simple-walk
`,
})
