import { trade } from './trade.ts'

export const jeweler = trade({
  id: 'jeweler',
  name: 'jeweler',
  also: [
    'jewelry store',
    'jewelry shop',
    'jewelry maker',
    'jewelry designer',
    'jewelry studio',
    'jewelry business',
    'jewelry brand',
    'jewelry repair',
    'custom jewelry',
    'handmade jewelry',
    'fine jewelry',
    'jeweller',
    'jewellery shop',
    'jewellery maker',
    'jewellery designer',
    'jewellery',
    'goldsmith',
    'silversmith',
    'bespoke jeweller',
    'engagement ring designer',
    'wedding ring maker',
    'permanent jewelry',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a piece of jewelry',
  things: 'jewelry',
  words: [
    'ring',
    'gold',
    'silver',
    'stone',
    'diamond',
    'necklace',
    'chain',
    'earring',
    'bracelet',
    'pearl',
    'clasp',
    'prong',
    'jewelry',
    'jeweler',
    'engagement ring',
    'wedding band',
    'platinum',
    'sapphire',
    'engraving',
    'pendant',
    'finger',
    'setting',
    'wedding',
  ],
  pieces: `
mistake: Measuring your finger on a hot day
* Your ring finger isn't the same size all day. | Not the same size all day | hand
* Why was the ring fine in the store and tight at night? | Fine, then tight? | ring
* You measure your finger in August with a strip of paper. Don't order yet. | Paper strip in August | ruler
Heat, salt, sleep and a long flight swell your fingers. Cold shrinks them. | Heat swells, cold shrinks | thermometer
So measure more than once, on different days, in the afternoon. | no: Once, on a hot day / yes: A few times | calendar
Use a real sizing ring. It has to pass your knuckle with a small tug. | A tug over the knuckle | ring
A wide band sits tighter than a thin one, so it wants a bit more room. | Wide bands need room | resize
~ Your right hand won't tell you about your left one, either. | | hand
> Come by {brand} on a normal day, when you're neither hot nor cold. | On a normal day | thermometer
> Tell {brand} how wide the ring will be before you're measured. | How wide is it? | ruler

mistake: Wearing your ring in the garden
* Dirt doesn't hurt your ring. The rake does. | The rake does | shovel
* When should you take off your ring? | When does it come off? | ring
* You're lifting a barbell, and something goes crunch on your finger. | Crunch | barbell
Gold is soft. On a bar or a handle it bends from round to egg. | Round turns to egg | egg
The band bends, the prongs follow, and one day a stone is loose. | Then a stone is loose | diamond
Chlorine in a pool is hard on gold alloys, and cold water makes fingers thin. | Pools: chlorine and thin fingers | swimming-pool
So take it off for the gym, the garden and the swim. | no: On for the rake / yes: Off for gym, garden, pool | dumbbell
~ And put it in the same dish every time. Rings get lost on the edge of sinks. | | sink
> Is yours still round? Lay it on a drawn circle and show {brand}. | Still round? | ring
> Find a little dish for it, then let {brand} check what the rake did. | A little dish for it | bowl-food

myth: Real gold can change color too
* A dark spot on gold doesn't mean it's fake. | Dark spot, not fake | ring
* If it's real gold, why's my finger green? | "Why's my finger green?" | hand
* You take the ring off, and there's a shadow on your skin. | A shadow on the skin | hand
Pure gold is too soft to wear, so it's mixed with silver and copper. | Gold mixed with copper, silver | flask
Those can react with sweat, lotion or perfume and leave a mark. | Sweat and lotion react | drop
White gold is usually plated white, and a warmer tone shows once that's worn. | White gold wears warmer | sparkle
~ A stamp inside says how much gold is in it. That's a better test than your skin. | no: Judge by the mark / yes: Read the stamp | magnifier
Soap, water and a soft cloth will tell you if it's only dirt. | Only dirt? Wash and see | hand-soap
> Bring your ring to {brand} and have the stamp read to you. | Have the stamp read | stamp
> Ask {brand} when a white one needs plating again. | White again, when? | calendar

how: How the stone stays in the ring
* Your diamond is held by a few tiny fingers of metal. | Tiny metal fingers | diamond
* What keeps the stone in a ring? | What holds it? | diamond
* Look at your ring from the side. Do you see the little claws? | See the little claws? | eye
For each stone there's a seat, cut with a tool no thicker than a toothpick. | at: First / A seat for the stone | tool
It clicks in like a lid. | at: Then / It clicks in
Each prong is bent over the edge and pressed down, opposite ones in turn. | at: Next / Prongs, in pairs | hand
Then it's rounded off, so your sweater won't catch. | at: Last / Rounded off | t-shirt
~ A rim of metal all the way around holds more safely, and covers a little of the sparkle. | A full rim is safer | ring
Every pocket wears prongs thinner, so have them looked at now and then. | Prongs wear thin | magnifier
> Brush your ring over a nylon stocking. If it catches, go to {brand}. | Does it catch? | sock
> Have {brand} look at the prongs the next time you're there. | A look at the prongs | magnifier

how: A ring begins as wax
* Many rings were wax before they were gold. | Wax before it's gold | ring
* How do you get a drawing onto a finger? | From drawing to finger? | pencil
* You hold a green wax ring in your hand, and it weighs nothing. | It weighs nothing | feather
It's carved or printed in wax first, so you can try it on. | at: First / Try it on in wax | ring
Packed in plaster and heated, it melts out and leaves a hollow. | at: Then / Wax out, hollow left | fire
Gold flows into that hollow, and the plaster's washed away. | at: Next / Gold flows in | drop
What comes out is gray and rough, like a fossil. | Gray and rough, at first | bone
Filing, setting, polishing. That's where it starts to look at you. | at: Last / File, set, polish | sparkle
~ In wax you can still say a little thinner. In gold that's a new ring. | no: Change it in gold / yes: Change it in wax | pencil
> Put the wax on your finger at {brand} and wear it around the room. | Wear the wax | hand
> Draw it badly and take it to {brand}. | Draw it badly | pencil

question: Can my ring be made bigger
* Your grandmother's ring stops at your knuckle. | It stops at the knuckle | ring
* Can any ring be made bigger or smaller? | "Can it be made bigger?" | ring
* You've got soap on your finger and an heirloom ring that won't come off. | Soap, and still stuck | hand-soap
A plain band gets cut at the back, a piece goes in, and it's soldered and smoothed. | A piece added at the back | ring
You won't see where, if it's done well. | You won't see where | eye-slash
With stones all the way around there's no plain place to cut, so it's made new or left. | Stones all around: hard | diamond
Some stones don't like heat. Pearls, opals and emeralds may have to come out first. | Opal and pearl hate heat | fire
~ If your knuckle is wide and your finger thin, small beads inside can keep it from spinning. | | spiral
> Show {brand} the inside of the ring. That's where the answer is. | Look at the inside | eye
> Stuck on your finger? Don't pull, go to {brand}. | Don't pull | hand-palm

question: Should I reset grandma's stone
* There's a ring in your drawer you'd never wear. What about the stone? | Never worn, and yet | ring
* Can you make a new ring from an old one? | New from old? | recycle
* You open the box. The ring is hers, and it isn't you. | It's hers, and not you | gift
Look at it first as it is. Some settings are worth keeping, just for the work. | Look first | magnifier
Stones can be lifted out and set in something new. | Stones can be lifted out | diamond
A stone worn for a lifetime may be chipped under a prong. | A chip under the prong? | magnifier
Old gold can be melted down for the new piece or counted toward it. | Old gold: melt or trade | coins
~ Keep the little bits. A pair of earrings can come from what's left over. | | gift
Take photos before anything's opened, and let the family see. | no: Melt it at once / yes: Photos and family first | camera
> Bring the whole box to {brand}, the broken chain too. | The whole box | box
> Tell {brand} whose it was, and what must stay. | What must stay? | heart

comparison: Plated or solid, and what time does to them
* In the case every gold chain looks the same. Give it time. | Same now, not later | hourglass
* Gold plated, gold filled or solid gold jewelry? | Plated, filled, solid? | coins
* Your necklace has turned pink on the side that touches your neck. | Pink at the neck
Plated has a skin of gold, thinner than paper, over another metal. | Plated = a thin skin | drop
It rubs off where you move, at a clasp and at the back of a ring. | It rubs off at the clasp | link
Filled has a thick layer pressed on, which takes years to get through. | Filled = a thick layer | copy
Solid is the same all the way, so it can be polished, sized and mended. | Solid = can be mended | wrench
~ For something you'll wear this summer, plating is fine. | no: Plated for every day / yes: Solid for every day | calendar
> Tell {brand} if it's for every day or for one dress. | Every day, or one dress? | dress
> Look for the tiny stamp at the clasp and ask {brand} what it means. | The stamp at the clasp | magnifier

choose: See the diamond by the window first
* A diamond looks good under any jeweler's lamp. That's what it's for. | Under the lamp they all look good | diamond
* How do you see past the sparkle in a jewelry store? | Past the sparkle | eyes
* You're at the counter, every ring sparkles, and you can't tell anything. | Everything sparkles | sparkle
Spotlights flatter everything, so ask to see it in daylight. | 1. By the window | window
Ask for a loupe, and let somebody show you what you're looking at. | 2. Through a loupe | magnifier
Ask where repairs are done, and who does them. | 3. Who repairs it? | wrench
Ask for it in writing. The metal, the stones, the weight. | 4. Metal and stones in writing | file-text
~ If a question annoys them, you've learned something as well. | | smiley-meh
> Carry it over to the window with {brand}. | Over to the window | window
> Look through a loupe at {brand} once. You'll see another world. | Through a loupe | magnifier

first: You don't have to know what you want
* You want a ring made, and all you know is no yellow gold. | "No yellow gold" | ring
* Can you order a ring without knowing what you want? | Without knowing what I want? | ring
* You've never ordered jewelry, and you whisper, as if it were a museum. | You whisper | speech
Wear what you always wear, so the metals can be compared. | Wear your usual things | watch
You'll try things on that you don't like. It's the quickest way to find what you do. | Try what you don't like | hand
Say what you do with your hands. A nurse and a guitarist need different rings. | What do your hands do? | guitar
~ For a surprise, borrow a ring they wear on that finger, and draw around the inside. | For a surprise, borrow a ring | pencil
Then a sketch or a model comes, and a price for the real thing. | A sketch, then a price | signature
> Name a number to {brand} first, so you look at the right things. | A number first | wallet
> Give {brand} the day it has to be on a finger. | Which day? | calendar

care: Your diamond isn't dull, it's greasy
* Your diamond hasn't lost its sparkle. It's wearing hand cream. | It's wearing hand cream | diamond
* How do you clean a ring at home? | How do I clean it? | ring
* Turn your ring over and look at the back of the stone. | Look at the back | eye
Light goes in through the top and bounces off the back. Grease stops it there. | Grease behind the stone | drop
A bowl of warm water, a drop of dish soap, and let it soak. | 1. Warm water, dish soap | bowl-food
Go behind the stone with a soft toothbrush. | 2. Soft toothbrush, from behind | toothbrush
Rinse in a bowl. An open drain has eaten a lot of rings. | 3. Rinse in a bowl | sink
~ Pearls, opals and turquoise don't take baths. Just wipe them. | Pearls: wipe only | towel
> If something rattles after, stop and take it to {brand}. | Does it rattle? | ear
> Ask {brand} what each of your stones can stand. | What can it stand? | question

checklist: Look over your jewelry box once a year
* Tip out your jewelry box on a towel and take ten minutes. | Tip it out on a towel | towel
* When did somebody last look at your jewelry? | Looked at it lately? | calendar
* One earring, a knotted chain, a clasp that won't. Yours, too? | Knots and singles | link
Shake each ring beside your ear. Tick means loose. | 1. Shake by the ear | ear
Pull gently at both ends of each necklace, and look at the last link. | 2. The last link | chain
Close every clasp and tug. | 3. Clasp shut, then tug | link-simple
Look at the thread between pearls. If you see gaps, it has stretched. | 4. Gaps between pearls | eye
~ Take a photo of everything while it's lying there. You'll be glad to have it one day. | | camera
> Make a pile called not sure, and bring {brand} the pile. | The not sure pile | question
> Got a knot? Don't pull, take the chain to {brand}. | A knotted chain | chain

cost: Why two rings that look alike differ
* Two rings, the same stone, the same gold. Lift them. | Lift them | scales
* Why does one ring cost twice what the other does? | Why twice? | tag
* You're looking at two gold rings through the glass, and they're twins. | Twins in the case | ring
One's hollowed out inside, and one's solid. Your hand feels it at once. | Hollow, or solid? | scales
More gold in the mix costs more than less of it. | More gold in the mix | coins
For stones, cut, color and clarity count as much as size. A small lively one can cost more than a big sleepy one. | Small and lively, big and sleepy | diamond
Then there are hours. Cast by the hundred, or filed by one person? | By the hundred, or by one? | hand
~ Each tiny stone is set separately, so a row of them is a day's work.
> Ask {brand} to put two like that in your hands. | Two in your hands | hand
> Tell {brand} your budget and what matters most, size or sparkle. | Size, or sparkle? | sparkle

tip: Last on, first off
* Put your pearls on last and take them off first. | Last on, first off | hourglass
* Why do pearls lose their shine? | Why do they go dull? | sparkle
* Hair spray, perfume, necklace. Wrong order. | Wrong order | spray-bottle
Everything you spray settles on what you're wearing. | It settles on everything | spray-bottle
A pearl is soft and drinks it in, and silver turns dark sooner. | Pearls drink, silver darkens | drop
So perfume first, then dress, hair, and the necklace at the door. | no: Necklace, then spray / yes: Spray, then necklace | door
Coming home, it's off before your shoes, and a soft cloth goes over it once. | Off before your shoes | high-heel
~ Lay pearls flat. Hung up, the thread gets longer. | | line-segment
> Ask {brand} to look at the thread of your pearls. | Look at the thread | yarn
> Has silver gone black in a drawer? Let {brand} brighten it once. | Black silver | sparkle

season(10-12): A ring for the holidays takes its time
* A ring isn't made in the week before Christmas. | Not in the week before | calendar
* When do you have to order a ring for the holidays? | Order when? | ring
* A ring under the tree, that's the plan, and it's already December. | Under the tree? | tree-evergreen
If it's drawn for you, there's sketch, wax, casting, setting, and a line of others. | Sketch, wax, gold, setting | list
Engraving has to wait until the size is right, since sizing can cut through the words. | Size first, then engraving | pencil
And right then everybody wants something made smaller. | Everyone wants it now | users
~ A stone alone in a small box can ask the question, too. You choose the setting together. | A stone can ask, too | diamond
So bring the date first, and the wish right after. | no: Wish first / yes: Date first | calendar-check
> Come to {brand} while there are still leaves on the street. | While there are leaves | leaf
> Is it tight already? Ask {brand} what can still be done. | What's still possible? | question
`,
})
