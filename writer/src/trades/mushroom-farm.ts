import { trade } from './trade.ts'

export const mushroomFarm = trade({
  id: 'mushroom-farm',
  name: 'mushroom farm',
  also: [
    'mushroom grower',
    'mushroom producer',
    'gourmet mushroom farm',
    'gourmet mushroom grower',
    'urban mushroom farm',
    'oyster mushroom farm',
    'oyster mushroom grower',
    'mushroom growing',
    'mushroom cultivation',
    'mushroom kit maker',
    'mushroom grow kits',
    'specialty mushrooms',
    'gourmet mushrooms',
    'shiitake farm',
    'shiitake grower',
    'fresh mushrooms',
    'exotic mushroom farm',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a box of mushrooms',
  things: 'mushrooms',
  words: [
    'mushroom',
    'oyster mushroom',
    'shiitake',
    'cap',
    'stem',
    'gill',
    'cluster',
    'grow kit',
    'kit',
    'mycelium',
    'spawn',
    'spore',
    'straw',
    'sawdust',
    'harvest',
    'pan',
    'button mushroom',
    'block',
  ],
  pieces: `
mistake: Your mushrooms are steaming, not frying
* Gray, wet mushrooms aren't bad ones. The pan's too full. | The pan's too full | pot
* Why do your mushrooms go soggy? | Why so soggy? | drop
* You tip the whole box of mushrooms in, and the pan fills with water. | The pan fills with water | pot
A mushroom is mostly water, and heat lets it out. | Mostly water | drop
Packed tight, they sit in their own soup and can't brown. | They sit in soup | bowl-steam
Give each one some room, in a hot wide pan, and do it in two rounds. | no: All at once / yes: Two rounds | repeat
Then leave them alone till the bottom's brown. Stirring cools everything down. | Leave them alone | hourglass
~ Salt pulls the water out, so it comes at the end. | | spoon
> Take home one box from {brand} and the widest pan you own. | The widest pan | pot
> Ask {brand} which of theirs gets crispest. | Which gets crispest? | fire

mistake: Get mushrooms out of the plastic
* Sealed plastic is the worst place to leave a mushroom. | Not in sealed plastic | bag
* Why do your mushrooms go slimy in the fridge? | Why slimy? | drop
* You reach into the fridge, and the mushrooms slide through your fingers. | They slide away | hand
They're still breathing after the harvest, and breath is damp. | They're still breathing | wind
In a closed bag it runs down the inside and back onto the caps. | It drips back on the caps | drop
In paper it gets out. Fold the top over, and put it on a shelf, not in the wet drawer. | no: Plastic, wet drawer / yes: Paper bag, shelf | bag
Don't wash them first. Wash the ones you're about to cook. | Wash only before cooking | sink
~ A little dry at the edge is fine. Sour and sticky isn't. | | trash
> Bring a paper bag to {brand}. | A paper bag | bag
> Ask {brand} when yours were picked. | Picked when? | calendar

myth: You may get a mushroom wet
* A quick rinse won't ruin a mushroom. | A quick rinse is fine | sink
* Should you wash mushrooms or brush them? | Wash or brush? | brush
* You're at the sink with a tiny brush and a big pile of mushrooms. | A tiny brush | brush
They don't drink like sponges if they only pass under the tap. | Under the tap and out | drop
An hour in a bowl is another matter, above all with open gills. | no: A long bath / yes: A quick rinse | timer
Shake them, pat them dry, and into the pan right away. | Shake, pat, pan | towel
Farmed ones on straw or sawdust are mostly clean. Wipe off the crumbs. | Wipe off the crumbs | hand
~ Lion's mane you can squeeze, like a sponge after all. | | hand
> Ask {brand} which ones need no washing at all. | Which need no washing? | question
> Leave the tiny brush at home and talk to {brand} about yours. | Leave the brush | brush

how: What a mushroom grows from
* A mushroom is the fruit. The rest of it looks like cotton. | It looks like cotton | cloud
* What does a mushroom grow from? | What from? | question
* You cut open a block from the farm, and it's white all through. | White all through | knife
That white is mycelium, threads finer than hair, that eat their way through straw or sawdust. | Threads finer than hair | grains
It takes weeks, in the warm, and nothing seems to happen. | at: Weeks / Nothing to see | hourglass
Then it gets fresh air, damp and some light, and it panics a little. | at: Then / Fresh air and damp | wind
Pins come out as small as match heads, and within days they're dinner. | at: Days later / Dinner | fork-knife
~ Many kinds grow so fast at the end that you see it from morning to night. | | timer
> Ask {brand} to show you a block that's all white. | All white inside | eye
> What are yours growing on, straw or sawdust? {brand} will know. | Straw or sawdust? | grains

how: Why the harvest can't wait until Monday
* Mushrooms don't know it's Sunday. | They don't know it's Sunday | calendar
* When does a grower know that a mushroom's ready? | When's it ready? | clock
* At night the cluster's the size of a fist. By breakfast it's a bouquet. | By breakfast, a bouquet | flower
On an oyster mushroom you watch the rim of the cap. Curled down, it's young and firm. | Rim down: young and firm | trend-down
Flat is ripe. Turned up like an umbrella in the wind is a day late. | Turned up: a day late | umbrella
Late ones drop a fine white dust on everything below. Those are spores. | White dust is spores | cloud
So the whole cluster's twisted off in one go, small ones included. | no: One by one / yes: The whole cluster | hand
~ That's why you find babies in the box. They're tender, so eat them, too. | | box
> Look at the rims when you pick a box at {brand}. | Look at the rims | eye
> Ask {brand} which day they're freshest. | Which day? | calendar

question: Is the white fuzz on it bad
* White fuzz at the foot of your mushroom? Look closely. | White fuzz? | magnifier
* "Can I eat my mushrooms with white fluff on them?" | "White fluff?" | question
* You open the box of mushrooms, and they've grown a beard. | A beard in the box | box
Often it's the mushroom itself. Its threads start growing again in the box. | Often it's the mushroom itself | grains
It's white, soft, close to the stem, and the whole thing still smells like forest. | White, soft, smells of forest | tree
Green, black or pink spots are something else, and so is a sour smell or slime. | no: Colored, sour, slimy / yes: White and fresh | prohibit
If you're in doubt, out it goes. | In doubt, out | trash
~ It likes a day in still air. A bit of a draft keeps it away. | | wind
> Send {brand} a photo of yours before you wonder for long. | Send a photo | camera
> Smell a fresh box at {brand} once, and you'll know the other kind. | Smell a fresh one | flower

question: How do I cook lion's mane
* This mushroom looks like a white pom-pom. What now? | A white pom-pom | yarn
* How do you cook the shaggy mushroom called lion's mane? | How do I cook it? | pot
* You bring home a shaggy white mushroom, and someone asks if it's alive. | "Is it alive?" | speech
Cut it in thick slices, like bread, or pull it apart in shreds. | Slice it or shred it | bread
Put it in a dry pan first, and press with something heavy till the water's gone. | Dry pan, press the water out | pot
Only then the butter, or it just drinks it. | no: Butter first / yes: Water out, then butter | drop
Brown it on both sides, deep. Pale, it's bland and squeaks. | Brown both sides | fire
~ Shredded, it reminds many people of crab. | | fork-knife
> Ask {brand} for one about as big as your fist to start with. | As big as a fist | hand
> Tell {brand} what you usually cook, and ask which mushroom fits. | What do you usually cook? | chef-hat

comparison: Oyster, shiitake or button
* Three mushrooms, one pan, and each wants something different. | Each wants something else | pot
* Oyster, shiitake or button mushroom, which for dinner? | Which for dinner? | fork-knife
* You always buy the same white mushroom. The one beside it's looking at you. | Always the same one? | eyes
Buttons are mild and don't mind waiting. Slice them and they'll go with anything. | Button: mild, patient | knife
Oysters are thin and quick. Tear them with your hands, and the edges go crisp. | Oyster: tear it, quick | hand
Shiitake's dark and meaty. The stem's tough, so it goes in the soup pot. | Shiitake: meaty, tough stem | pot
Dried, it gets stronger still, and its water is a broth. | no: Pour the water off / yes: Keep it as broth | bowl-steam
~ Don't eat shiitake raw. Cook it through. | | fire
> Take a mixed handful from {brand} and fry them one kind at a time. | A mixed handful | basket
> Ask {brand} which one your soup is missing. | What's my soup missing? | bowl-steam

choose: How to pick a box
* Pick up the box. Fresh mushrooms feel heavier than they look. | Heavier than they look | scales
* How can you tell that a mushroom is fresh? | Is it fresh? | eye
* Two boxes of mushrooms side by side. Turn one over. | Turn one over | box
Look at the bottom of the box. Dry is good, a puddle is old. | no: A puddle / yes: Dry | drop
The caps are tight and smooth, and they squeak a little when you rub them. | Tight caps that squeak | ear
The cut end of the stem is pale. Brown and stringy has been waiting. | A pale cut | knife
Smell it. You want forest floor and not fish. | Forest floor | tree
~ Odd shapes don't matter. They fry the same. | | thumbs-up
> Turn a box over at {brand} and have a look. | Look underneath | eye
> Ask {brand} what came off the blocks this morning. | This morning's pick | sun-horizon

first: Your first grow kit
* With a grow kit you're not a gardener. You're the weather. | You're the weather | cloud-rain
* What happens with your first mushroom kit? | What happens? | box
* You cut a slit in the kit, spray it, and look every hour. | You look every hour | eye
Stand it where you'll pass it, in light, and out of the sun. | Light, no sun | sun
Mist it with water a few times a day, like fog, not like a shower. | no: A shower / yes: Fog | spray-bottle
For days there's nothing. Then tiny bumps, like goose skin. | at: Days / Nothing, then bumps | hourglass
Then they double while you're at work. Pick them before the rims turn up. | at: Suddenly / They double | trend-up
~ Let the block rest after that, and spray again. Often there's another round. | | repeat
> Ask {brand} which kit is the easiest one to start with. | The easiest to start | question
> Put your kit from {brand} by the kettle, so you don't forget it. | By the kettle | coffee

care: Dry what you can't eat this week
* Too many mushrooms? Let the air eat the water. | Let them dry | wind
* Can you freeze or dry fresh mushrooms? | Freeze or dry? | snowflake
* Half the box of mushrooms is still there, and you leave tomorrow. | You leave tomorrow | suitcase
To dry, slice them thin, and lay them out so none of them touch. | Thin, none touching | knife
Warm moving air does it. They're ready when they snap like a chip. | no: They bend / yes: They snap | hand
Into a jar with a tight lid, in the dark. If it fogs up, they weren't dry. | A tight jar in the dark | jar
To freeze, fry them first. Raw, they thaw into rags. | Fry, then freeze | snowflake
~ Crumble the broken bits into powder. A spoon of it lifts any sauce. | | spoon
> Ask {brand} which kinds get better by drying. | Which to dry? | question
> Save the stems from your {brand} box for broth. | Stems for broth | bowl-steam

checklist: Five moves to a brown mushroom
* Five moves, and your mushrooms come out brown. | Five moves to brown | pot
* What's the order when you fry mushrooms? | Which order? | list
* The pan's hot, the mushrooms are cut, and the salt's in your hand. Wait. | Put the salt down | hand-palm
Heat the wide pan before anything goes in. | 1. Pan hot | fire
A little oil, since butter burns at that heat. | 2. Oil first | drop
One layer, and hands off till you smell nuts. | 3. One layer, hands off | hand-palm
Turn them once, and let the other side catch up. | 4. Turn once | repeat
Now butter, garlic and salt, and off the heat. | 5. Butter, garlic, salt | spoon
~ A splash of something sour at the end wakes it all up. | | orange-slice
> Try it on one handful from {brand} tonight. | One handful tonight | hand
> Tell {brand} how many you're cooking for, they shrink. | They shrink | users-three

cost: Why these cost more than buttons
* Why does a small bag of oyster mushrooms cost more than buttons? | Why more? | tag
* A price tag on a mushroom is mostly somebody's hands. | Somebody's hands | hand
* You compare two boxes of mushrooms, one from afar and one from here. | From afar, from here | truck
Some kinds can't be stacked or shaken. They bruise like petals. | They bruise like petals | flower
So they're picked by hand, laid in one layer, and sold in a few days. | Picked by hand | hand
Each block gives its best in the first round or two. Then it's compost. | Then it's compost | recycle
And the room has to be damp, fresh and at the right heat all night. | Damp and fresh all night | thermometer
~ They're light, so a little weight is a big pile. | no: Look at the weight / yes: Look at the pile | scales
> Ask {brand} for the broken ones if you're making soup. | Broken ones for soup | bowl-steam
> Start small at {brand}, with one handful of one kind. | One handful, one kind | hand

tip: Tear, don't cut
* Put the knife away. Oyster mushrooms want to be torn. | Put the knife away | knife
* Why do torn mushrooms taste better fried? | Why tear them? | hand
* Pull an oyster mushroom by the cap. It splits like string cheese. | It splits like string cheese | cheese
It comes apart along its own threads, from rim to stem. | Along its own threads | yarn
A torn edge is ragged, so there's more of it to go brown. | no: Smooth edge / yes: Ragged edge | fire
Sauce hangs in it, too, and lies off a smooth slice. | Sauce hangs on | drop
Only the hard foot, where the cluster grew together, gets cut off. | Cut off the hard foot | scissors
~ Children love this job. Give them the big ones. | | hand
> Take a cluster from {brand} and let the children tear it. | Let children tear it | hand
> Ask {brand} which kinds tear and which want a knife. | Tear or cut? | question

season(9-11): Mushroom season without the forest
* In fall everybody goes looking for mushrooms. You could just open a box. | Just open a box | box
* Do farmed mushrooms have a season? | Do they have a season? | calendar
* Fog outside, boots by the door, and you want mushrooms on toast. | Mushrooms on toast | bread
In the woods you have to know exactly what you've got. One mistake's too many. | In the woods, know exactly | tree
At a farm that's settled before it grows, since somebody planted it. | Planted on purpose | seedling
Indoors they grow all year. It's your appetite that has the season. | All year indoors | house
Cool weather's kind to them on the way home, too. | Cool days, a kind way home | thermometer-cold
~ Fry them with thyme and an onion, and the house smells like the walk you skipped. | no: A guess from the woods / yes: A box with a name | pot
> Ask {brand} what goes best with fall. | What goes with fall? | leaf
> Swap the forest for {brand} on a foggy day. | On a foggy day | cloud-fog
`,
})
