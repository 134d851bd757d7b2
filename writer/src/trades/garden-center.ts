import { trade } from './trade.ts'

export const gardenCenter = trade({
  id: 'garden-center',
  name: 'garden center',
  also: [
    'garden centre',
    'garden store',
    'garden shop',
    'garden supply store',
    'garden and home center',
    'lawn and garden center',
    'lawn and garden store',
    'garden supply center',
    'houseplant shop',
    'houseplant store',
    'indoor plant shop',
    'plant shop',
    'plant store',
    'plant boutique',
    'seed shop',
    'seed store',
    'garden market',
    'urban garden shop',
    'garden supplies',
    'landscape supply yard',
  ],
  way: 'shop',
  customers: 'gardeners',
  thing: 'a plant',
  things: 'plants',
  words: [
    'plant',
    'garden',
    'pot',
    'soil',
    'seed',
    'root',
    'leaf',
    'leaves',
    'flower',
    'bulb',
    'tomato',
    'rose',
    'shrub',
    'herb',
    'watering can',
    'compost',
    'mulch',
    'bed',
    'balcony',
    'bloom',
    'gardener',
    'bag',
    'basil',
    'houseplant',
  ],
  pieces: `
mistake: The one in full bloom isn't the one to buy
* The plant that calls you from across the shop has its best week now. | Its best week is now | flower
* Which plant do you take, the one in bloom or the one in bud? | Bloom or bud? | flower
* You reach for the fullest bloom on the table. Now look at its neighbor. | Look at its neighbor | eye
In full flower, part of the show is already over before you're home. | Part of it's over | hourglass
The one with fat buds still has it all ahead. | Buds: it's all ahead | seedling
Look for short and bushy. A tall one has often been stretching for light. | no: Tall and thin / yes: Short and bushy | plant
Turn a leaf over, since whatever lives on it lives below. | Turn a leaf over | leaf
~ And tip it out a little. White roots are good, a thick brown coil isn't. | White roots are good | pot
> Turn a few leaves over at {brand} before you choose. | Turn a few leaves | leaf
> Take the plain one with buds home from {brand}, and wait two weeks. | Take the plain one | potted-plant

mistake: Most houseplants drown
* More houseplants drown than die of thirst. | More drown | drop
* How often do you water a houseplant? | How often? | drop
* It's Saturday, so the watering can goes around, and every pot gets some. | Saturday is watering day | calendar
A limp leaf looks thirsty. Roots that are rotting look the same from above. | Thirsty or drowned? | question
So don't ask the leaf. Stick a finger in, down to the second knuckle. | Finger to the second knuckle | hand
If it's damp down there, walk on. | Damp: walk on | prohibit
If it's dry, water until it runs out below, and empty the saucer after. | no: A sip by the calendar / yes: A drink when it's dry | drop
~ You can also lift the pot. After a while your arm knows. | Your arm learns it | pot
> Bring a photo of the limp one to {brand}, with the pot in it. | Photo with the pot | camera
> Stick a finger in a pot at {brand} and ask, dry or damp? | Dry or damp? | hand

myth: There are no green thumbs
* Nobody has a green thumb. Some people just look at their plants more. | Just look more often | eye
* Do you need a green thumb to have a garden? | A green thumb? | thumb
* "Everything dies on me." You say it, holding a pot of basil. | "Everything dies on me" | speech
Usually it wasn't the hands. It was the wrong window. | The wrong window | window
A fern in the blazing sun gives up, and so does lavender in a dark corner. | Fern in sun, lavender in shade | sun
So go home and look where the light falls, morning, noon, and evening. | Where does light fall? | sun-horizon
Then choose the plant for the spot you've got. | no: Plant first, then a spot / yes: Spot first, then a plant | map-pin
~ And walk past it with your coffee each day. You'll see when something's up. | With your coffee | coffee
> Take a picture of your window at noon and show it to {brand}. | Your window at noon | camera
> Confess to {brand} what you've killed so far. It narrows it down. | What have you killed? | skull

how: Potting up without the shock
* Roots out at the bottom. Your plant wants a bigger pot. | Roots at the bottom | pot
* How do you move a plant into a bigger pot? | How do I repot it? | potted-plant
* You tip the pot, tap it, and out comes a block of roots. | A block of roots | plant
Take one size up. In a huge one, wet soil sits where no root drinks. | no: Huge new pot / yes: One size up | pot
Water it an hour before, so it slides out whole. | at: Before / Water it | drop
Loosen the outer roots with your fingers, as you'd loosen a braid. | at: Then / Loosen the roots | hand
Set it at the same height as before, fill around it, and press lightly. | at: Next / As deep as before | ruler
Water well, and give it some days out of the hot sun. | at: After / Rest in the shade | sun-dim
~ It may sulk for a week. So would you. | It may sulk | smiley-sad
> Measure the old pot across the top before you go to {brand}. | Measure the old pot | ruler
> Carry the tight one to {brand} and try on pots. | Try on pots | pot

how: How a shrub gets into the ground
* Dig the hole for your shrub wide, like a soup plate. | Wide like a soup plate | shovel
* How deep do you plant a shrub? | How deep? | ruler
* The shrub's beside you in the garden, and you dig down, and down. | You dig down, and down | shovel
Roots mostly run sideways, so they need it loose around them. | Roots run sideways | tree
Twice as wide as the pot, and no deeper than the root ball. | no: Deep and narrow / yes: Wide, only root deep | ruler
Soak the pot in a bucket while you dig. | Soak it meanwhile | drop
Set it in so the top of the ball is level with the ground, and fill. | Level with the ground | equals
Tread gently, then build a little rim and pour in a whole can. | A rim, and a whole can | drop-half-bottom
~ For the first summer it drinks from you, even if it rains now and then. | The first summer, water | sun
> Measure the spot, width and height, before you visit {brand}. | Measure the spot | ruler
> Bring a handful of your soil in a bag to {brand}. | A handful of soil | bag

question: Does it really want sun, or does the tag just say so?
* There's a tiny sun on the plant's tag, and it means something. | A tiny sun | sun
* What does "partial shade" on a plant tag mean? | "Partial shade"? | question
* You're holding two plant tags up, and your balcony has a bit of everything. | A bit of everything | tag
Full sun means most of the day, with nothing between the sky and the leaf. | Full sun: most of the day | sun
Partial shade means half a day, and mornings are the mild half. | Partial: half a day | sun-dim
Shade means light without sun. It doesn't mean behind the shed. | Shade: light without sun | tree
Then look at the height. That's the size in some years, and today's a baby. | Height: in some years | ruler
~ Keep the tag. Push it in behind the plant. | Keep the tag | tag
Count the hours once, on a weekend, with a coffee. | no: Guess / yes: Count the hours | clock
> Come to {brand} with your hours of sun on a slip. | Your hours of sun | sun
> Say which way your balcony faces, and {brand} can start there. | Which way does it face? | compass

question: What can I plant where nothing grows?
* Nothing you plant under the old tree ever grows. | Nothing grows there | tree
* What do you plant in dry shade, where everything gives up? | What grows there? | question
* Every garden has a bare spot, and yours faces the kitchen. | Every garden has one | window
The tree drinks first. Whatever's below gets what's left. | The tree drinks first | drop
So don't dig between the roots. You'd hurt it, and it would win. | Don't dig in there | shovel
Plant small ones, in the pockets, with a handful of good compost each. | Small ones, in pockets | seedling
Choose the tough spreaders from the woods. They know this. | no: Sun lovers / yes: Plants from the woods | leaf
~ Or put a pot there, with a bench beside it. | Or a pot and a bench | pot
> Show {brand} the bare spot on your phone, with the tree in it. | Photo of the bare spot | camera
> Ask {brand} what the woods grow in a place like that. | What would the woods grow? | tree-evergreen

comparison: Seeds or young plants
* A packet of seeds costs little and asks for a windowsill. | It asks for a windowsill | window
* Should you buy seeds or young plants? | Seeds or plants? | scales
* You've got one free bed, and two racks to look at. | One bed, two racks | shelf
Beans, peas, carrots, and radishes like to be sown where they'll stay. | Beans, peas, carrots: sow | carrot
Carrots hate being moved. They grow legs. | Carrots hate moving | footprints
Tomatoes and peppers want weeks of warmth first, so buy those with leaves on. | Tomatoes, peppers: buy | pepper
With seeds you get the rare kinds, and far too many of them. | Rare kinds, too many | gift
~ So sow with a neighbor and swap. | Sow and swap | swap
One of each is a good first year. | no: All from seed / yes: Some sown, some bought | seedling
> How many windowsills have you got? Count, then come to {brand}. | Count your windowsills | window
> Sort your list into sow and buy with {brand}. | Sow, or buy? | list

choose: How to look at a garden center
* Look at the plants in the back of a garden center first. | Look in the back | storefront
* How do you tell if a garden center looks after its plants? | Are they looked after? | question
* You walk past the blooms at the door, to where the plain pots stand. | Past the blooms | footprints
Up front everything's pretty. In the back you see who waters. | In the back you see it | drop
Are there weeds in the pots, or moss on top? Then they've stood a while. | Weeds in the pot? | plant
Lift one. A plant that's bone dry has had a hard week. | Lift one | hand
Then ask something, like what you'd plant on the north side. | no: Only look / yes: Ask a real question | speech
~ If they ask about your soil before they answer, stay. | They ask about your soil | ear
> Walk to the back of {brand} and lift a pot. | Lift a pot | pot
> Try your hardest corner on {brand}. | Your hardest corner | question

first: Your first bed, a door's width
* Your first garden bed should be the size of a door. | The size of a door | door
* How do you start a garden if you've never had one? | How do I start? | seedling
* The cart's full of plants, and at home there's only lawn. | A full cart, only lawn | cart
Everybody begins too big, and by July it belongs to the weeds. | Too big, then weeds | plant
Take a patch you walk past, near the tap. | Near the tap, on your way | drop
Look where the sun is on it, and for how long. | How long is it sunny? | sun
Loosen it, spread compost, and rake it flat. | Loosen, compost, rake | shovel
Three kinds are plenty. One to eat, one to smell, one to look at. | no: Twenty kinds / yes: Three kinds | flower
~ Next year you add a second door. | | door
> Tell {brand} the size, the sun, and what you like to eat. | Size, sun, supper | fork-knife
> Choose three plants at {brand}, and leave the fourth. | Three, no fourth | hand

care: The basil that always dies
* The basil on your windowsill isn't one plant. It's a crowd. | It's a crowd | plant
* Why does a pot of basil die in a week? | Why does it die? | skull
* You pick the big leaves from the bottom of the basil. It sulks. | The big leaves go first | leaf
In that small pot there are often a dozen and more, fighting for a sip. | A dozen in one pot | people
Split it. Tear the ball into three or four and pot each one. | Split it in three | divide
Then cut from the top, just above a pair of leaves. Two shoots grow there. | no: Pluck the bottom / yes: Cut above a pair | scissors
If you take only the big ones below, you take its kitchen. | The low ones feed it | sun
Water it from the saucer, in the morning. | From below, mornings | drop
~ Flowers? Pinch them off, or it thinks it's done. | Pinch off flowers | flower
> Choose a pot of basil at {brand}, and a bag of soil for its sisters. | Basil, and soil to split it | potted-plant
> Stand by the herbs at {brand} and rub a leaf of each. | Rub a leaf | leaf

checklist: Five things to know before you go
* You're among all those plants, and can't remember your own fence. | What color's the fence? | wall
* What should you know before you go to a garden center? | What should I know? | list
* The rose is gorgeous. How sunny is the place it'd stand? | Is it sunny there? | sun
A photo of the spot, from where you sit. | 1. A photo from your chair | camera
The sun, in hours, and from which side. | 2. Hours of sun | sun
The size of it, in steps if you've got no tape. | 3. The size, in steps | footprints
What's the soil like? Squeeze some. Does it crumble, or make a ball? | 4. Crumbles, or a ball? | hand
And whether there's a dog, a toddler, or a rabbit. | 5. Dog, toddler, rabbit? | dog
~ Put something over the back seat, too. | | car
> Five answers on your phone, and off to {brand}. | Five answers | phone
> Squeeze your soil at home and tell {brand} what happened. | Crumb, or ball? | hand

cost: Why the small shrub can be the better buy
* Two of the same shrub. The big one costs several times as much. | Small, or big? | scales
* Why do plants of one kind cost so differently? | Why so different? | tag
* You look at the price of a hedge, plant by plant, and swallow. | You swallow | tag
You pay for years. Somebody watered, potted, and wintered that big one. | You pay for years | hourglass
A slow grower costs more than a quick one at the same height. | Slow ones cost more | clock
Grafted roses and trees are two plants in one, joined by hand. | Grafted: joined by hand | knife
Small ones root faster and often catch up, so patience is worth money. | no: Big today / yes: Small, and patient | seedling
~ Spend the difference on good soil, since that's where it grows. | Put it in the soil | shovel
> Ask {brand} how fast the small one grows. | How fast does it grow? | ruler
> Measure your hedge and work it out both ways with {brand}. | Work it out both ways | calculator

tip: Plant in the evening
* Plant in the evening, when the shadows are long. | When shadows are long | sun-horizon
* When's the best time of day to plant? | What time of day? | clock
* It's noon and hot, and your new plants are waiting in the car. | Noon in the car | car
In the sun, a plant loses water faster than cut roots can drink. | It loses more than it drinks | sun
So get it out of the car and into the shade, with a good drink. | Shade first, and a drink | drop
After supper, plant, and water once more. | Plant after supper | fork-knife
Now it's got a whole cool night to arrive. | A cool night to arrive | moon
A gray day with drizzle is just as good. | no: Noon and sun / yes: Evening or drizzle | cloud-rain
~ And you're less likely to get a red neck. | |
> Choose in the morning at {brand}, plant in the evening. | Choose early, plant late | sun-horizon
> A drizzly day is a fine day to visit {brand}. | Drizzle is fine | umbrella

season(9-11): Bury spring in the fall
* Bury some bulbs while you still remember where the gaps were. | Bury some bulbs | plant
* When do you plant tulip bulbs? | When do they go in? | flower-tulip
* It's cold, your knees are wet, and you're burying onions called bulbs. | Onions called bulbs | shovel
They need a winter. Without the cold they don't know it's spring. | They need a winter | snowflake
Dig three times as deep as the bulb is tall, with the tip up. | Three times as deep | ruler
If you can't find the tip, lay it on its side. It knows the way. | Lay it on its side
Put them in by the handful. Soldiers in a row look lonely. | no: One in a row / yes: A handful | hand
~ Squirrels dig where it smells new, so lay some wire over it. | Wire against squirrels | acorn
> Weigh a few bulbs in your hand at {brand}. Firm and heavy is good. | Firm and heavy | hand
> Fill a bag at {brand} before the ground freezes. | Before it freezes | thermometer-cold
`,
})
