import { trade } from './trade.ts'

export const soapMaker = trade({
  id: 'soap-maker',
  name: 'soap maker',
  also: [
    'soap company',
    'soap shop',
    'soap store',
    'soap studio',
    'soap business',
    'soapmaker',
    'soapery',
    'soap making',
    'soap making class',
    'handmade soap',
    'natural soap',
    'artisan soap',
    'handcrafted soap',
    'goat milk soap',
    'cold process soap',
    'castile soap',
    'bath bombs',
    'shampoo bars',
    'bath and body products',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a bar of soap',
  things: 'soap',
  words: [
    'soap',
    'bar',
    'lather',
    'foam',
    'oil',
    'lye',
    'olive oil',
    'shower',
    'scent',
    'lavender',
    'sink',
    'bath',
    'hand',
    'skin',
    'shampoo',
    'bubble',
    'dish',
    'batch',
    'mold',
    'wash',
    'goat milk',
    'label',
    'cure',
  ],
  pieces: `
mistake: Your spare bars want fresh air
* Don't lock your good soap in a plastic box. | Not in a plastic box | box
* Where do you keep soap you haven't opened yet? | Where do I keep it? | towel
* You open the cupboard, and there are little beads of sweat on your soap. | It's sweating | drop
Real soap still has its own glycerin in it, and that pulls water from damp air. | Glycerin pulls in water | drop
Shut up in a steamy bathroom, it can't get rid of it again. | no: Closed box, damp bathroom / yes: Open and dry | bathtub
Lay it in a drawer with your towels or sweaters. | Among the towels | towel
There it goes on drying, so it's harder and lasts longer when its turn comes. | It gets harder with time | hourglass
~ And your towels get something out of it, too. | | shirt-folded
> Get one for the shower from {brand} and one for the drawer. | One for the drawer | towel
> Unwrap the spare and tell {brand} in a month how hard it got. | Unwrap the spare | calendar

mistake: Washing your hair with hand soap
* Real soap on your hair can leave it feeling like a candle. | Hair like a candle | hair
* Can you wash your hair with a bar of soap? | "Can I wash hair with it?" | hair
* You're in the shower, the shampoo's empty, and there's the soap. | Shampoo's empty | shower
Where water's hard, soap and the minerals in it make a gray film. | Hard water plus soap = film | drop
On your skin a towel takes it off. In hair it stays between the strands. | It stays in the hair | hair
A shampoo bar looks alike and usually isn't soap at all, but milder stuff pressed together. | A shampoo bar is different | tag
So look at what's printed under the name. | Look under the name | magnifier
~ Some people love soap on their hair and rinse with diluted vinegar. Most of them have soft water. | no: Hand soap / yes: Shampoo bar | shower
> Ask {brand} which bars are for hair and which are for hands. | Hair, or hands? | question
> Look into your kettle. If it's chalky inside, tell {brand} when you ask about hair. | Is your kettle chalky? | coffee

myth: There's no lye left in it
* Every real soap was made with lye. Yours has none left. | Made with lye, none left | flask
* Is there lye in handmade soap? | "Is there lye in it?" | flask
* You've read the word lye on a soap label, and you put it down. | You put it down | tag
Lye and oil can't leave each other alone. Put them together, and both turn into soap. | Lye plus oil = soap | flask
It's a trade. So much oil uses up so much lye, and that can be calculated. | It can be calculated | calculator
Makers put in a bit more oil than the lye can find, and that's left over for your skin. | A bit of oil is left over | drop
Then it's given time, and nothing sharp remains. | no: Lye in the bar / yes: Lye in the making | hourglass
~ A bar that's never met lye is called something else, a cleansing bar or a beauty bar. | | tag
> Read a label with {brand} and ask about every word. | Every word on it | magnifier
> Which oil is left over in yours? Ask {brand}. | Which oil is left? | drop

how: The moment it turns to pudding
* Soap begins as oil and ends as pudding. | From oil to pudding | bowl-food
* How is a bar of soap made by hand? | How is it made? | spoon
* Somebody's drawing a line on the surface of the soap, and it stays. | A line that stays | spoon
Oils get melted and left to cool. Lye goes into water and gets hot by itself. | at: First / Warm oils, lye in water | thermometer
Together they're thin as milk, and you stir. | at: Then / Thin as milk | drop
All of a sudden a drip leaves a trail on top. That's called trace. | at: Trace / A trail stays on top | wave-sine
Now scent and color go in, fast, because it's thickening. | at: Quick / Scent and color | palette
It's poured, tucked in with a towel, and cut the next day like cheese. | at: Next day / Cut like cheese | cheese
~ Some scents set it hard in a minute, some hardly change it. You find out holding the spoon.
> Look for the swirl on a bar from {brand}. Somebody had seconds for it. | Seconds for a swirl | spiral
> Has one ever set in the pot? Get that story out of {brand}. | Ever set in the pot?

how: Why it waits for weeks
* That soap's finished, and it still isn't for sale. | Finished, not for sale | calendar
* Why does handmade soap sit on a shelf for weeks? | Why does it sit? | shelf
* Row after row of naked bars, like books, with air in between. | Like books on a shelf | books
The soap part's done after a couple of days. | at: First days / Already soap | check
Then the water leaves, slowly, and the bar gets lighter and harder. | at: Weeks / The water leaves | drop-slash
Use it young, and it's gone in no time, soft and a bit slimy. | no: Young and soft / yes: Cured and hard | hourglass
Somebody goes along and turns each one, so it dries on all sides. | Turned by hand | hand
~ With pure olive oil people wait for months and say it keeps getting better. | Olive oil waits longest
> Press your thumb on a bar at {brand}. It shouldn't mind. | Press your thumb on it | thumb
> Find out from {brand} when the one you like was poured. | When was it poured? | calendar

question: What's the white powder on my soap
* There's white dust on your soap. Wipe it off, it's fine. | White dust, all fine | snowflake
* Has a soap gone bad when it turns white on top? | Has it gone bad? | snowflake
* You unwrap the bar, and it looks like it's been out in the snow. | Snow on the bar | snowflake
It's called ash, and it's what a fresh surface does when it meets air. | It's called ash | wind
It's only on the outside, thin as breath. | Only on the outside
A damp cloth takes it off, or the first wash. | The first wash takes it | drop
What you don't want is orange spots with an old-oil smell. That one's past its time. | White is fine, orange isn't | eye
~ Keep it dry and dark, and that takes a long while. | | moon
> Smell a bar at {brand}, the back as well. It tells you more than the front. | Smell the back
> Orange spots on one? Show {brand} before you throw it out. | Orange spots? | eye

question: Why did the lavender turn brown
* The lavender on your soap was purple. Now it's brown. | Purple, then brown | flower-lotus
* Why do flowers in soap turn brown? | Why did it go brown? | flower
* You want a soap as purple as lavender. Nature won't play along. | Purple as a field? | flower
Fresh soap is harsh on petals. Lye takes their color first. | Lye takes the color | flask
Lavender goes brown, rose goes brown, and only calendula stays yellow. | Calendula stays yellow | sun
So natural color comes from clay, from charcoal, from spices. | Clay, charcoal, spices | palette
And vanilla turns a bar the color of caramel, whatever else is in it. | Vanilla turns it brown | coffee
~ If it's neon, somebody used a pigment or a dye, and the label will say so. | no: Petals for color / yes: Clay and spices | tag
> Ask {brand} what makes that one green. | What makes it green? | leaf
> Pick the color you'd never have guessed at {brand}, and ask what it is. | What color is that? | palette

comparison: Melted and poured, or made from oil
* Two handmade soaps. One was melted, one was cooked up from oil. | Melted, or from oil | drop
* Is melt and pour the same as cold process soap? | Is it the same? | swap
* Hold your soap up to the light. Can you see through it? | Can you see through? | sun
Clear ones with a toy inside come from a ready base, melted and poured in a mold. | Melted = clear, with a toy inside | lego
They're quick, bright, and ready the same day. | Bright and quick | lightning
The other kind starts with oils and lye, so the maker decides on every one of them. | From oil = every oil chosen | drop
It's cloudy, it varies a little, and it needs weeks. | Cloudy, and needs weeks | hourglass
~ Both can wash you clean. It's a question of what you'd like to have decided. | | question
> Ask {brand} which of the two they make, and why. | Which do they make?
> Hold one up to the window at {brand}. | Up to the window | window

choose: Read the back of the bar
* The front of a soap is poetry. Turn it over. | Turn it over | tag
* What does the small print on a soap tell you? | The small print | magnifier
* Five bars smell wonderful. Which one goes in your bag? | Which goes in the bag? | bag
What's named first is what there's most of. | 1. First on the list, most of it | list
Olive makes it mild, coconut makes it bubble, and a bar needs some of both moods. | 2. Olive: mild, coconut: bubbly | drop
Look for the scent. Essential oils or fragrance oil, both should be named. | 3. Scent is named | flower
If something never agrees with you, look for it before you smell anything. | 4. What you can't have | magnifier
~ Then lift it. Heavy and hard usually lasts. | Heavy and hard lasts | scales
> Tell {brand} what you don't like. It's faster. | What you don't like | thumbs-down
> Turn one over with {brand} and ask about the third word. | Ask about the third word | question

first: Your first wash with a real bar
* The first thing you'll notice about real soap is the rinse. | It rinses differently | drop
* Is real soap supposed to squeak? | Is it supposed to squeak? | ear
* You've used shower gel for years. Today there's a bar of soap. | Today it's a bar | shower
It doesn't foam like a gel. The bubbles are small, and the lather's more like cream. | Small bubbles, like cream | drop
Rub it in your hands and put the bar down. You don't need to scrub with it. | no: Scrub with the bar / yes: Lather in your hands | hand-soap
Rinse, and your skin may squeak a bit. With hard water, more. | It may squeak | ear
~ Some people like a washcloth with it. It makes twice the foam from half the soap. | A cloth makes more foam | towel
Give it a week before you judge. You're used to something else. | Give it a week | calendar
> Begin with a plain one from {brand}, without scent. | Start plain | hand-soap
> Count the showers you get out of it and tell {brand}. | Count the showers | shower

care: A wet bar is a short one
* Your soap isn't being used up. It's dissolving. | It's dissolving | drop
* Why is your soap gone so soon? | Gone so soon? | hourglass
* There's a puddle in your soap dish with something soft in it. | A puddle in the dish | drop
Between two washes it wants to dry on all sides. | Dry on all sides | wind
So it needs ribs or slats under it, and holes for the water. | Ribs and holes
In the shower put it where the stream doesn't hit. | no: Under the stream / yes: Beside it | shower
Two bars in turn each last longer than one after the other, because one's always resting. | Two bars, taking turns | swap
~ For a big one, cut it in half with a wire or a warm knife. The other half stays in the drawer. | | knife
> See what {brand} has to lay it on, or use a fork over a bowl. | Something with ribs
> Take a photo of your soap dish for {brand}. No shame. | Your soap dish | camera

checklist: What to know before you gift soap
* You want to give somebody soap. Four things first. | Four things first | gift
* Can you give soap to somebody you hardly know? | To somebody you hardly know | gift
* Soap for your neighbor, your aunt, a teacher. Same bar for all of them? | The same for all? | gift
Do they like scent? If you don't know, take none. | 1. Scent, or none | flower
Is there anything they can't have, like nuts or milk? Turn the bar over. | 2. Nuts, milk, other things | nut
Bar or bottle by their sink? A bar needs a dish, so give one along. | 3. A dish along with it | gift
When will they open it? Paper lets it breathe, plastic makes it sweat. | 4. Paper, not plastic | package
~ Write down what's in it. Handmade soap loses its label fast. | | note-pencil
> Tell {brand} who it's for, and mention the nuts. | Mention the nuts | nut
> Let {brand} put the plainest and the prettiest side by side. | Plainest and prettiest | scales

cost: Why it costs more than the three-pack
* For the price of one handmade bar you could get a three-pack. | One, or a three-pack | scales
* Why does handmade soap cost more? | Why does it cost more? | tag
* The bar of soap in your hand was poured weeks ago. | Poured weeks ago | hourglass
Oils are what you're paying for, and a good oil for frying is a good oil for soap. | You pay for the oils | drop
In many factory bars the glycerin's taken out and sold. Here it stays in. | The glycerin stays in | drop
Each one's cut, turned, trimmed and wrapped by hand, and it takes up shelf for weeks. | Weeks on a shelf | shelf
Essential oils cost the most. It takes a great many roses for very little. | Many roses, little oil | flower
~ Let it dry between showers, and it comes out closer than you'd think. | | shower
> Try the unscented one at {brand} if you'd like to spend less. | Unscented costs less
> Let {brand} hand you the bar that lasts longest. | Which lasts longest? | hourglass

tip: Save the sliver
* Don't throw the sliver of soap away. Marry it. | Don't throw it out | trash
* What do you do with that last thin piece of soap? | What about the sliver? | hand-soap
* Your soap's thin as a leaf now, and the drain is waiting. | Thin as a leaf | leaf
After your shower, when it's soft, press it on the new bar, which should be wet too. | Press it on, both wet | hand
Leave them overnight, and in the morning they're one. | Overnight they're one | moon
If the new bar has a hollow, that's where it fits. | A hollow helps
Or gather them in a little sock or a mesh bag. It makes a lot of foam. | Or collect them in a bag | sock
~ Hang it by the garden faucet. Muddy hands like it. | no: Down the drain / yes: Onto the new bar | shovel
> Save five slivers, then pick a new bar at {brand}. | Five slivers | hand-soap
> Show {brand} your oddest marriage. | Your oddest pair | camera

season(9-11): Your gift soap is already curing
* The soap you'll give in December has to be poured now. | Poured now for December | calendar
* When should you order handmade soap for the holidays? | Order when? | calendar
* You want a basketful of soap with ribbons, and it's the week before. | Too late for that | gift
Soap can't be hurried. It's mixed in an hour, and then it has to dry for weeks. | Mixed in an hour, dries for weeks | hourglass
So what's on the table in December was poured when leaves were falling. | Poured in fall, sold in December | leaf
For one or two, just come. For a whole wedding or an office, talk early. | A few: come. Many: talk early | users
~ With time you might even choose the scent and the paper. | | flower
And it's even better for waiting, because an older bar is harder. | no: The week before / yes: Now | check
> Count heads, round up, and call {brand}. | Count heads | users
> Ask {brand} what's curing on the shelf right now. | What's on the shelf? | shelf
`,
})
