import { trade } from './trade.ts'

export const cakeMaker = trade({
  id: 'cake-maker',
  name: 'cake maker',
  also: [
    'cake shop',
    'custom cakes',
    'custom cake',
    'wedding cake maker',
    'wedding cakes',
    'wedding cake',
    'cake designer',
    'cake decorator',
    'cake studio',
    'cupcake shop',
    'cupcakery',
    'cupcake bakery',
    'celebration cake',
    'birthday cakes',
    'home baker',
    'cake artist',
    'cake bakery',
    'cake business',
    'bespoke cakes',
    'sugar artist',
    'cake boutique',
    'vegan cakes',
    'cake baker',
  ],
  way: 'order',
  customers: 'customers',
  thing: 'a cake',
  things: 'cakes',
  words: [
    'cake',
    'cupcake',
    'frosting',
    'layer',
    'wedding',
    'birthday',
    'tier',
    'sponge',
    'filling',
    'candle',
    'slice',
    'buttercream',
    'fondant',
    'flower',
    'design',
    'box',
    'topper',
    'party',
    'icing',
    'sugar',
    'dessert',
    'flavor',
    'tasting',
  ],
  pieces: `
mistake: The back seat is no place for a cake
* The most dangerous trip of a cake's life is the drive home. | The dangerous drive home | car
* Where in the car does a cake go? | Where does it go? | car
* The cake's on the back seat, and the light turns red. | On the back seat | traffic-signal
A seat isn't flat. It tips backward, and the cake goes with it. | A seat isn't flat | seat
Put the box on the floor or in the trunk, on something that doesn't slip. | no: On the seat / yes: Flat on the floor | package
Turn the air conditioning up before you load it, not after. | Cool the car first | snowflake
Then drive as if somebody's grandmother were standing up back there. | Drive gently | steering-wheel
~ Never on a lap. Laps are warm, and they tip at every turn.
> Clear your trunk before you come for it at {brand}. | Clear the trunk | car
> Ask {brand} for the size of the box, and measure. | How big is the box? | ruler

mistake: Straight from the fridge it's a brick
* A cold buttercream cake tastes like cold butter, because that's what it is. | Like cold butter | thermometer-cold
* Why was the cake so hard and dry at the party? | Hard and dry? | question
* The candles are lit, and the knife won't go into the cake. | The knife won't go in | knife
Buttercream sets in the cold like butter does, since it's mostly that. | It sets like butter | cube
The cake inside tightens up too, and you'd swear it was stale. | The cake tightens up | cake
Take it out well before, whole, and leave it in the box on a cool table. | no: Out with the candles / yes: Out well before | clock
Now it's soft, it smells of vanilla again, and it cuts without crumbling. | Soft, and it smells | wind
~ Whipped cream or fresh fruit is different. Those stay cold until the last minute. | Cream stays cold | snowflake
> Picking up at {brand}? Ask when to take it out of the fridge. | When does it come out? | clock
> Have {brand} write it on the box. | Have it written on | pen

myth: Not every tier has to be cake
* Some of the tallest wedding cakes have a secret in the middle. | A secret in the middle | cake
* Does a big wedding cake have to be cake all the way up? | Cake all the way up? | question
* Five tiers of cake, and you've only invited forty people. | Five tiers, forty guests | people
You can have height without the leftovers. One or two tiers can be foam, frosted like the rest. | A tier can be foam | cylinder
Nobody can tell from a chair, and you cut a real one. | Nobody can tell | eye
It works the other way too. A small one on show, and plain sheet cake in the kitchen. | Small in front, plain behind | cake
The guests get the same cake and the same filling. | The same cake for all
~ Foam still has to be frosted by hand, so it doesn't come for nothing.
> Tell {brand} how tall you dream and how many you feed. | How tall, how many? | ruler
> Could one tier be for show? Bring that up early with {brand}. | Which tier's for show? | question

how: How a tall cake stays standing
* There's a building inside a wedding cake. | A building inside | building-office
* Why doesn't the bottom tier get squashed? | Why isn't it squashed? | question
* Four tiers, one table with a wobble, and nobody near the cake is breathing. | Nobody's breathing | cake
Soft cake can't carry soft cake. After a while, it sinks. | Cake can't carry cake | cake
So every tier stands on its own thin board. | Every tier has a board
Under the board are straws or sticks, pushed in and cut to just that height. | Sticks hold the board | pencil
The weight runs down those to the table, and the cake's only decoration, in a way. | Weight goes to the table
A long rod goes through the whole thing, so it can't slide on the drive. | One rod through all | line-vertical
~ That's why you take a cake apart before you cut it.
> Have {brand} tell whoever's cutting where the sticks are. | Where are the sticks? | knife
> Check that the table's steady before {brand} sets anything on it. | A steady table | desk

how: How a sugar flower gets its petals
* A sugar rose is made from the inside out, petal by petal. | Petal by petal | flower
* How do you make a flower out of sugar? | Out of sugar? | flower
* Somebody is blowing on a petal of sugar thinner than paper. | Thinner than paper | wind
The paste is rolled till you could read a newspaper through it. | You could read through it | newspaper
Each petal is cut, and the edge is thinned with a little ball, so it curls. | The edge curls | hand
It dries in a spoon or in an egg carton, to keep its curve. | Dried in a spoon | spoon
Then it's glued on with water, one over the next, around a wire. | Around a wire
Color comes last, dry, with a brush, darkest in the heart. | Color with a dry brush | paint-brush
~ One good rose is an evening. A spray of them is a week. | One rose, one evening | moon
> Bring {brand} a photo of the real flower, close up. | A photo, close up | camera
> Choose one big flower at {brand} over twenty small ones. | One big one | flower

question: How many people does it feed?
* A cake for thirty can be a cake for sixty. It's the knife. | It's the knife | knife
* How many people does a cake feed? | How many does it feed? | people
* You're running out of slices, and half the room has no cake yet. | Half the room | people
At a wedding it's after dinner, so a slice is small. Think of a matchbox standing up, only taller. | Wedding slices are small | box
At a birthday it's the meal. Those slices are twice as wide. | Birthday slices are wide | cake
So say which one it is, before you say how many. | Which party is it? | confetti
Then count on a few who never eat cake, and a few who come back. | Some skip, some come twice | repeat
~ If there's a dessert table as well, you can go a size down.
> Tell {brand} the crowd and the hour of the day. | The crowd and the hour | clock
> Ask {brand} for a cutting plan with your cake. | A cutting plan | pencil-ruler

question: Can they make the one in the photo?
* A photo's a good start for a cake and a bad order. | A start, not an order | image
* Can you have the cake from the photo? | "Can I have this one?" | image
* You hold up your phone, and the cake on it leans against a sunset. | On your phone | camera
First find out what you love in it. The color, the drip, the messy flowers? | What do you love in it? | heart
Then what it's made of. A smooth white wall is usually fondant, and you may want buttercream. | What's it made of? | swatches
Then your day. What stands up in a cool hall melts on a lawn. | Hall, or lawn? | sun
A good copy is dull, and it's somebody else's idea. Bring three, and something new comes out. | no: One photo / yes: Three photos | images
~ Say what you don't want, too. That's quicker than anything.
> Gather three photos before you talk to {brand}. | Three photos | images
> Show {brand} the dress, the invitation, or the wallpaper. | Show them the colors | swatches

comparison: Buttercream or fondant?
* Buttercream is for eating, and fondant is for looking. Mostly. | Eating, or looking | cake
* Buttercream or fondant on your cake? | Which one? | question
* Two cakes side by side, one like plaster, one like a cloud. | Plaster, or cloud | cloud
Fondant is rolled out like pastry and laid over. It's smooth, and it takes sharp edges. | Fondant: smooth and sharp
It stands heat better, and it's sweet and chewy. Some people peel it off. | Some peel it off | hand
Buttercream's spread on, so you see the knife. It's soft and tastes of something. | Buttercream: soft, with taste | knife
In the sun it slides. | It slides in the sun | sun
~ You can have both. Buttercream all over, and fondant for the bits that need an edge. | Or some of both
> Try a spoon of each at {brand}, if there's a tasting. | A spoon of each | spoon
> Tell {brand} whether it'll stand in a tent or in a cellar. | Tent, or cellar? | tent

choose: How to choose a cake maker
* Anyone can take a photo of the outside of a cake. | Look past the outside | camera
* How do you choose who makes your cake? | How do you choose? | question
* You've scrolled past two hundred wedding cakes, and they all look lovely. | They all look lovely | images
Look for a photo with a slice out. Layers should be even and the filling thick. | 1. A slice taken out | cake
Look for the same style more than once. Once is luck. | 2. More than once | repeat
Taste it. Vanilla, plain, nothing on top. | 3. Taste the vanilla | spoon
Ask who brings it, and what happens if it's damaged on the way. | 4. Who brings it? | truck
~ And notice whether they ask about your day or only about your budget. | 5. Do they ask about you? | chat-circle-text
> Ask {brand} for a picture with a slice cut out. | A picture of the inside | camera
> Taste the plain one at {brand} first. | The plain one first | cake

first: What a cake tasting is like
* A cake tasting is less like a party and more like paint samples. | Like paint samples | swatches
* What happens at a cake tasting? | What happens there? | question
* You've got a row of little cake squares, a fork, and a pencil. | Squares and a pencil | pencil
Don't come from lunch, and don't come starving. Sugar on an empty stomach is a lot. | 1. Not full, not starving | fork-knife
Taste the cake alone, then the filling, then both. | 2. Cake, filling, both | cake
Write one word for each. Nobody remembers number four. | 3. One word each | pencil
Choose for your guests, not for you. One safe, one daring, is a good pair of tiers. | 4. One safe, one daring | users
~ Bring the date, the place, and who can't eat what. | 5. Date, place, allergies | note-pencil
> Come to {brand} with the person who has the other vote. | Bring the other vote | users
> Call {brand} and ask how tastings work. | How do tastings work? | phone-call

care: What to do with the rest of the cake
* Tomorrow's cake is decided by what you do tonight. | Decided tonight | moon
* How do you keep leftover cake from drying out? | How do you keep it? | question
* The party's over, and half a cake stands there with its side open. | The open side | cake
It's the cut that dries. Press a piece of parchment flat against it. | Paper on the cut | note-blank
Under a bowl, somewhere cool, buttercream keeps till tomorrow. | Under a bowl | bowl-food
Cream or fresh fruit has to go in the fridge tonight. | Cream: into the fridge | thermometer-cold
To freeze it, cut slices first, freeze them bare until hard, then wrap them. | Freeze slices, then wrap | snowflake
~ Thaw them wrapped, so the damp lands on the paper and not on your frosting. | Thaw it wrapped
> Ask {brand} which parts of yours have to stay cold. | What has to stay cold? | question
> Bring home the box from {brand} after the party. You'll want it. | Keep the box | box

checklist: Have these ready when you order a cake
* Ordering a cake is quick, if you know these things. | It can be quick | clock
* What does a cake maker need to know from you? | What do they need? | question
* You're on the phone about a birthday cake, and you don't know the age. | How old, again? | phone
Say the date, and the hour of the first slice. | 1. Date and hour | calendar
How many people, and if it's the meal or the end of it. | 2. How many, and when | people
Where it'll stand, indoors or out, and for how long. | 3. Where it stands | map-pin
Who can't eat nuts, milk, egg, or wheat. | 4. Who can't eat what | egg
The name, spelled out, letter by letter. | 5. The name, letter by letter | pen
Who's picking it up, and in what car. | 6. Who picks it up | car
~ And what you'd like to spend. It decides the flowers. | 7. What you'd spend | coins
> Write all of it down and send it to {brand} in one go. | All in one message | paper-plane
> Call {brand} as soon as you've got a date. | When you've got a date | phone-call

cost: What makes a cake expensive
* In a decorated cake, the cake is the cheap part. | The cake's the cheap part | cake
* Why does a custom cake cost so much more than one from the store? | Why so much more? | tag
* You've got the price for your birthday cake, and it's only flour, right? | "It's only flour" | receipt
Butter and eggs add up. But what you're paying for is hours. | You pay for hours | clock
Smooth sides take hours, sharp corners longer, and a sugar peony takes an evening. | Smooth sides take hours
Every tier is one more thing to fill, chill, frost, and hold up. | Each tier is more work
Then somebody drives it over, very slowly. | Then a slow drive | truck
~ Want to bring it down? Fewer tiers, real flowers, and a simple top. | Real flowers cost less work | flower
> Tell {brand} your number, and ask what it could look like. | What would that get? | coins
> Find out from {brand} which detail takes the longest. | What takes longest? | hourglass

tip: How to cut a cake without wrecking it
* Don't cut a tall cake like a pie. | Not like a pie | cake
* How do you cut a tall cake? | How do you cut it? | knife
* Everybody's watching, and you push the knife into the middle of the cake. | Everybody's watching | eyes
A wedge of a tall cake falls over, and it's too big for anyone. | Wedges fall over | triangle
Cut straight across from side to side, a couple of fingers in. | 1. Straight across | knife
Lay that slab down on a board and cut it into fingers. | 2. Lay it down, cut fingers | hand
Dip the knife in hot water and wipe it, every time. | 3. Hot water, then wipe | drop
A long, thin blade with teeth, and a sawing hand. | 4. Saw, don't press | knife
~ And get the candles and the sticks out before anything.
> Practice on a small one from {brand} before the big day. | Practice first | cake
> Have somebody from your side watch how {brand} would cut it. | Who cuts it? | knife

season(5-9): A cake on a summer lawn
* Buttercream and July sun aren't friends. | Not friends | sun
* Can you have a wedding cake outside in summer? | Outside in summer? | sun
* It's a hot day, the toast goes on, and the cake starts to lean. | It starts to lean | thermometer-hot
Butter goes soft long before you'd call it melted, and then flowers slide. | Flowers start to slide | flower
Keep it indoors till the last minute, and bring it out for the cut. | no: Out all day / yes: Out for the cut | door-open
If it has to stand outside, give it shade and a breeze, and move it when the sun moves. | Shade and a breeze | umbrella
Choose a filling that minds less, like jam or ganache, instead of cream. | Jam minds less | jar
~ And keep the bees in mind. They like it too. | They like it too
> Send {brand} a photo of the spot at the hour you'll cut it. | The spot, at that hour | camera
> Plan the shade with {brand} before you choose the frosting. | Shade before frosting | umbrella
`,
})
