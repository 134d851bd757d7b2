import { trade } from './trade.ts'

export const antiqueShop = trade({
  id: 'antique-shop',
  name: 'antique shop',
  also: [
    'antique store',
    'antiques shop',
    'antiques store',
    'antique dealer',
    'antiques dealer',
    'antique mall',
    'antiques mall',
    'antique center',
    'antiques centre',
    'antique furniture dealer',
    'antique furniture store',
    'antique gallery',
    'antiques',
    'antique seller',
    'silver dealer',
    'antique emporium',
    'bric-a-brac shop',
    'curio shop',
    'antique market',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'an antique',
  things: 'antiques',
  words: [
    'antique',
    'dealer',
    'drawer',
    'chair',
    'cabinet',
    'dresser',
    'silver',
    'china',
    'mirror',
    'patina',
    'shop',
    'clock',
    'lamp',
    'table',
    'porcelain',
    'price tag',
    'mark',
    'hallmark',
    'chest',
    'veneer',
    'auction',
    'teapot',
  ],
  pieces: `
mistake: Don't polish it before you've shown it
* Please don't polish it before you bring it to an antique dealer. | Don't polish it yet | sparkle
* Should you clean grandma's silver before you sell it? | Clean it first? | towel
* You've found an old bronze lamp, and your hand's already on the metal cleaner. | Put the cleaner down | spray-bottle
That brown skin took a lifetime of hands and smoke and dust. | A lifetime of hands | hand
It's called patina, and it's often what a buyer is paying for. | Buyers pay for patina | hand-coins
A minute with the wrong paste takes it off for good. It won't grow back for you. | A minute takes it off | timer
Blow off the dust with a soft brush and leave it there. | no: Metal polish / yes: A soft brush | paint-brush
~ Leave the old label on, too, even if it's half gone. | | tag
> Bring it to {brand} dirty. | Bring it dirty | hand
> Show {brand} the dull side first. | The dull side first | eye

mistake: Measure the stairs before you fall for a wardrobe
* The cabinet fits your wall. Does it fit your staircase? | Does it fit the stairs? | stairs
* What do you measure before you buy an old dresser? | What do I measure? | ruler
* It's paid for, that antique wardrobe, and it's stuck on your landing. | Stuck on the landing | stairs
Old houses had wide doors, or the piece was built in the room it stood in. | Built in the room | door
So start outside. Front door, hall, the turn of the stairs, then the room. | at: First / Door, hall, stairs | door-open
Measure the height on a slant as well, because it has to be tipped. | Measure it tipped | angle
Then look at the back. Many big wardrobes come apart with a few wedges. | Many come apart | hammer
~ Check the baseboard, since that's why it'll stand a thumb off the wall. | | thumb
> Keep your stair measurements in your phone for {brand}. | Stairs in your phone | phone
> Before you pay, ask {brand} if it comes apart. | Does it come apart? | question

myth: Antiques aren't only for people with castles
* Half the things in an antique shop would fit in your apartment. | It fits an apartment | house
* Are antiques only for collectors? | Only for collectors? | crown
* You look through the window of the antique shop and walk on. | You walk on | storefront
From the street you see the gilded mirror. The spoons are at the back. | no: The gilded mirror / yes: The spoons at the back | spoon
There's a drawer of keys, a bowl of buttons, a stack of plates with no two alike. | Keys, buttons, plates | key
And a plain old chest of drawers may cost less than a new one made of chipboard. | Plain, old and solid | dresser
Nobody checks whether you know your kings. | | crown
~ You may open the doors and pull out the drawers. That's how you look. | | hand
> Step into {brand} and walk to the very back first. | Walk to the back | storefront
> Find one thing at {brand} that fits in your pocket. | Pocket-sized | handbag

how: How a dealer reads a drawer
* A dealer doesn't look at the front. He pulls out a drawer. | Pull out a drawer | dresser
* How can you tell that a chest is really old? | Is it really old? | magnifier
* You pull the drawer right out of the chest and turn it over. | Turn it over | hand
Look at the corners. Dovetails cut by hand are a little uneven, like handwriting. | Uneven joints, like handwriting | pencil
The bottom should be dark, dry and rough. Nobody sanded what nobody saw. | no: Smooth and even / yes: Dark, dry, rough | hand
The runners are worn down where it's been pushed shut every morning. | Worn where it slides | trend-down
Then smell it. Old wood smells of dust and soap, and new stain smells of new stain. | Smell it | wind
~ An extra pair of holes behind the handle means it once had another one. | | eyes
> Pull out a drawer at {brand} and see what you can read. | Pull one out | dresser
> Pick a chest at {brand} and ask to be shown its joints. | Show me the joints | magnifier

how: What the mark under the plate tells you
* Turn the china over. It's been wanting to tell you something. | Turn it over | hand
* What do those little marks on silver mean? | What do they mean? | stamp
* There's a tiny blue mark under the teapot, and you can't quite read it. | A tiny blue mark | stamp
On porcelain a mark can be painted, stamped or pressed in. It names the maker. | The maker's mark | stamp
Famous marks were copied, a lot, so a mark alone proves nothing. | A mark alone proves nothing | prohibit
It has to fit the rest. The weight, the glaze, the wear on the foot ring. | Weight, glaze, worn foot | scales
On silver it's a row of little stamps, worn soft where the cloth went. | A row of little stamps | spoon
~ Take a photo with the light from the side. Then it's readable. | | flashlight
> Photograph the underside, lit from the side, and show it to {brand}. | Light from the side | camera
> Bring the one plate with the strange mark to {brand}. | The strange mark | question

question: Is the price negotiable
* Is it rude to haggle over an antique? | Is it rude to ask? | question
* There's a price tag on a string. Is that the last word? | Is that the last word? | tag
* You're holding the clock, and you'd take it for a little less. | For a little less? | clock
You can ask. In this business it's an ordinary question, if it's asked nicely. | You can ask nicely | speech
Would you take a bit less for it works. What's wrong with it doesn't. | no: Pick it apart / yes: Just ask | chats
Two or three things together make it easier than one. | Easier with two or three | basket
And if the answer's no, it's a no. Say thank you, and put the clock back gently. | A no is a no | hand-palm
~ Don't name a price unless you mean to buy at it. | | handshake
> Put two things on the counter at {brand} and ask about both. | Ask about both | basket
> Ask {brand} kindly, and only about what you'd really take home. | Only what you'd take home | house

question: What is this thing worth
* "What's it worth?" An antique dealer hears that question every day. | "What's it worth?" | question
* Why is the same chair worth one thing here and another online? | Why two prices? | scales
* You saw your teapot on the internet for a fortune. Look closer. | The same teapot? | desktop
The price you saw was what somebody asked. Look for what somebody paid. | no: What was asked / yes: What was paid | receipt
A dealer will offer you less than the tag in the window, because it has to be cleaned, kept and sold. | Cleaned, kept, then sold | storefront
Age alone doesn't do it. What counts is who wants it, and in what state it is. | Who wants it? What state? | magnifier
And an insurance value is a third number again. | Insurance is another number | shield
~ What it's worth to you isn't on any list. | | heart
> Say which of the three values you need, and {brand} knows where to start. | Sell, buy or insure? | list
> Take your teapot to {brand} and leave the internet at home. | Leave the internet home | house

comparison: Antique, vintage or reproduction
* That chair looks a century old. It may be from a factory. | Old, or made to look old? | chair
* Antique, vintage, reproduction, what's the difference? | What's the difference? | question
* Two chairs, same curves. The price tags are far apart. | Same curves, two tags | tag
Antique means really old. Most dealers draw the line around a hundred years. | Antique: around a century | hourglass
Vintage is younger, but it's still from the time it looks like. | Vintage: younger, but real | lamp
A reproduction copies an older style. That's fine, if the tag says so. | Reproduction: a later copy | copy
Look where a hand would go. Real wear sits there, and fake wear is everywhere. | no: Worn everywhere / yes: Worn where hands go | hand
~ The word style on a tag tells you it's a copy. | | tag
> Ask {brand} which of the three you're looking at. | Which of the three? | question
> Sit on the old one and the new one at {brand} and guess. | Sit and guess | chair

choose: How to know a good antique dealer
* A good antique dealer shows you the repair first. | The repair comes first | hammer
* How do you know you can believe the tag in an antique shop? | Can you believe the tag? | tag
* You ask about the table, and the dealer gets down on the floor. | Down on the floor | table
They'll crawl under it with you and point at the new leg. | Look, a new leg | flashlight
They say circa, or probably, when they don't know. | "Probably" is honest | speech
What it is, how old, and what's been done to it can go on the receipt. | Put it on the receipt | receipt
If you ask ten things and hear a story ten times, go and look at the next table. | no: A story / yes: An answer | book-open
~ A dealer who says leave it, that isn't for you, is one to come back to. | | thumbs-up
> Ask {brand} what's been repaired, and watch where the finger goes. | What's been repaired? | hand-pointing
> Have the age written on your receipt when you buy at {brand}. | The age on the receipt | receipt

first: Your first time in an antique shop
* The first time in an antique shop, keep your elbows in. | Elbows in | person
* Are you allowed to touch things in an antique shop? | May I touch? | hand
* A bell rings, and the shop smells of wax and old paper. | The bell over the door | bell
Say hello and say you're looking. Then you'll be left in peace. | "Just looking" is fine | hand-waving
Put your bag on your front, because it doesn't know about the glass behind you. | Bag to the front | handbag
Big things you may open. Small things you lift with both hands, by the body, never by the handle. | no: By the handle / yes: With both hands | cup
Go round once for the large things, then once more for the small ones. | Go round twice | repeat
~ What you remember on the street is what you should've bought. | | footprints
> Walk round {brand} twice before you decide. | Twice round | repeat
> Leave the big bag in the car when you visit {brand}. | The big bag stays | car

care: Keep the old table away from the radiator
* The worst place for an antique table is the one by the radiator. | Not by the radiator | thermometer-hot
* Why does an old cabinet crack in its first winter with you? | Why does it crack? | dresser
* Tock. In the night your new old dresser made a noise. | Tock | ear
It came from a cool room with damp air. Yours is warm and dry. | no: Warm and dry / yes: Cool and steady | thermometer
So the wood shrinks, and it does that across the grain, until something gives. | The wood shrinks | trend-down
Put it on an inside wall, out of the sun, with a hand's width from any heat. | An inside wall, out of the sun | wall
For the dust a dry soft cloth will do. A spray only leaves a film. | A dry soft cloth | towel
~ Wax once in a while, thin, then rub till your arm's tired. | | jar
> Tell {brand} which room it'll stand in before you choose. | Which room? | house
> Ask {brand} what's on the surface, oil, wax or shellac. | Oil, wax or shellac? | drop

checklist: What to carry when you go antiquing
* Going antique hunting? Empty the trunk first. | Empty the trunk first | car
* What do you need in your pocket in an antique shop? | What's in your pocket? | bag
* You've found the table, and you've nothing to measure it with. | Nothing to measure with | table
A tape measure, and the numbers of the gap at home. | 1. A tape and your numbers | ruler
A small flashlight for the backs and undersides. | 2. A flashlight | flashlight
A magnet. It sticks to iron and leaves brass alone, so plated fakes show themselves. | 3. A magnet | magnet
A blanket and a strap for the way home. | 4. A blanket and a strap | car
~ A photo of your room, so you can hold the phone up beside the chair. | | phone
Cash is handy, though you can ask how they'd like it. | 5. Ask how to pay | money
> Take the tape measure along to {brand}, even if you only want a look. | Take the tape | ruler
> Borrow nothing, bring a flashlight to {brand}, and look under everything. | Look under everything | flashlight

cost: Why two old chairs cost so differently
* Two chairs, one maker, one dealer. One costs far more. | Far more. Why? | chair
* What makes an antique expensive? | What makes the price? | tag
* You turn over the price tag and look at the chair again. | Look again | tag
One still has its old surface. The other was sanded, and looks younger than it should. | no: Sanded bare / yes: Its old surface | eye
One has its own feet. Legs and feet get replaced, and that counts. | Its own feet | footprints
A set beats a single, and a pair is more than twice one. | A pair beats twice one | chair
Size counts backwards. The giant sideboard's cheap because nobody has the wall. | Too big gets cheaper | wall
~ And if you know where it came from, on paper, that's worth something as well. | | scroll
> Compare two like chairs at {brand} and find the difference yourself. | Find the difference | magnifier
> A wobbly single for your desk? Look for it at {brand}. | A single for the desk | desk

tip: Look at antiques upside down
* Turn the chair over. The top was made to please you. | Turn the chair over | chair
* Where do dealers look before they look at anything else? | Where do they look? | eyes
* You're kneeling on the floor of an antique shop. Good. | On your knees | person
The underside has no varnish, so it can't pretend. | It can't pretend | mask-happy
You see the saw marks. Straight lines are from a hand or frame saw, and curves from a circular one. | Straight or curved lines? | line-segments
You see old glue, new screws, and the chalk number of some auction. | Glue, screws, chalk | screwdriver
Dirt should be thick in the corners and thin on the edges. | Thick corners, thin edges | broom
~ Even color all over usually came out of a can. | no: Even all over / yes: Darker in places | paint-bucket
> Ask {brand} to help you turn it over. | Help me turn it over | hand
> Get on your knees at {brand}. Nobody will look twice. | On your knees | person

season(10-12): Old things make the best wrapped boxes
* No two antiques are the same, so nobody gets one twice. | Never two the same | gift
* What do you give somebody who has everything? Open a drawer. | Who has everything? | gift
* The lights are up, the shop windows are full, and every scarf looks alike. | Every scarf looks alike | storefront
They haven't got the tin from the town they grew up in. | The tin from their town | map-pin
Six odd glasses, each from another house, can set a table nobody else has. | Six odd glasses | wine
Start with what they do. A baker wants a spoon, a reader wants a lamp. | Baker: spoon. Reader: lamp | lamp
Start early, since you can't order it twice. | You can't order it twice | hourglass
~ Write on a card what you know about it. That's half the gift. | | pencil
> Tell {brand} what the person does all day. | What do they do all day? | person
> Go to {brand} with a name in mind and no object. | A name, no object | heart
`,
})
