import { trade } from './trade.ts'

export const pizzeria = trade({
  id: 'pizzeria',
  name: 'pizzeria',
  also: [
    'pizza shop',
    'pizza place',
    'pizza parlor',
    'pizza restaurant',
    'wood-fired pizza',
    'pizza truck',
    'pizza van',
    'neapolitan pizza',
    'pizza takeaway',
    'pizza delivery',
    'slice shop',
    'pizza joint',
    'pizzaiolo',
    'pizza kitchen',
    'pizza bar',
    'pizza by the slice',
    'mobile pizza',
    'pizza trailer',
    'wood fired pizza',
    'sourdough pizza',
  ],
  way: 'table',
  customers: 'guests',
  thing: 'a pizza',
  things: 'pizzas',
  words: [
    'pizza',
    'slice',
    'crust',
    'dough',
    'oven',
    'cheese',
    'mozzarella',
    'sauce',
    'topping',
    'pepperoni',
    'margherita',
    'box',
    'basil',
    'tomato',
    'flour',
    'calzone',
    'garlic',
    'pizzeria',
    'takeout',
    'pie',
    'oregano',
    'anchovy',
  ],
  pieces: `
mistake: Every topping makes it wetter
* Add a fifth topping, and your pizza turns into a salad on bread. | One topping too many | pizza
* Why is the middle of the pizza wet? | Why is it wet? | drop
* You lift a slice, and everything slides off the tip into your lap. | Into your lap | pizza
Mushrooms, peppers, tomatoes, fresh cheese. Each of them gives up water in the heat. | They all give up water | drop
A hot oven is quick. There's no time to boil all that away. | No time to boil it off | timer
So the dough under the pile stays pale, and the rest slips. | Pale under the pile
Two or three things is right. One salty, one soft, one with a bite. | no: Five toppings / yes: Salty, soft, sharp | pepper
~ If you want five, get two pizzas and swap halves. | Get two and swap | swap
> Pick your two at {brand}, and leave the third for next time. | Pick two | pizza
> Ask {brand} which two belong together. | Which two? | question

mistake: A closed box steams your crust
* On the way home, the box is what ruins the crust. | The box ruins it | package
* Why's takeout pizza never as crisp as at the table? | Why isn't it crisp? | question
* The pizza's on the passenger seat, and the windows are fogging up. | The windows fog up | car
Straight out of the oven, a pizza steams like a horse. | It steams | cloud
In a shut box the steam comes down again and soaks the bottom. | Steam comes down again | cloud-rain
Prop the lid open a finger wide. It'll be a little cooler and a lot crisper. | no: Lid shut / yes: A finger open | hand
And drive it flat. On a slope the cheese all ends up on one side. | Keep it flat
~ At home, put it straight on a hot tray for a minute, and it forgets the trip. | A minute on a hot tray | oven
> Crack the lid before you pull away from {brand}. | Crack the lid | package
> Eat one at the table at {brand}, so you know what you're taking home. | Try it at the table | fork-knife

myth: Those black spots aren't a mistake
* The black spots on your crust are supposed to be there. | They're meant to be there | pizza
* Is the crust burned, or is that how it should look? | Burned, or just right? | question
* You turn the pizza around to hide the dark blisters. | Hiding the blisters | pizza
In a very hot oven, thin bubbles in the rim scorch before the rest is brown. | Bubbles scorch first | flame
Between the spots it's pale and soft. That's what the heat is for. | Pale and soft between
It tastes a bit bitter and a bit smoky, like the edge of toast. | Like the edge of toast | bread
Burned looks different. It's black all over, and the bottom smells of ash. | no: Black all over / yes: Spots like a leopard | fire
~ In Naples they look for those spots the way you look for a ripe peach.
> Count the spots on your rim at {brand}. | Count the spots | eye
> Tell {brand} if you'd like it lighter. A few seconds decide it. | A few seconds | timer

how: Why the dough is older than you think
* The dough in your slice was probably mixed before today. | Mixed before today | calendar
* Why does pizza dough have to rest so long? | Why so long? | hourglass
* In the cold there's a tray of white, sleepy balls of dough. | White, sleepy balls
Fresh dough fights back. You pull it wide, and it shrinks like a sock. | Fresh dough shrinks back | sock
After a day or two in the cold it relaxes, and it opens under the fingers by itself. | Rested dough opens | hand
By then it tastes of something, a little like bread and a little like beer. | Now it tastes | bread
It's also where the big bubbles in the rim come from. | Big bubbles in the rim
~ Miss the right moment, though, and it collapses. Somebody's always counting the hours. | | clock
> Ask {brand} how long today's dough has been sleeping. | How long did it sleep? | moon
> Tear the rim open at {brand} and look for the holes. | Look for the holes | eye

how: What happens in that oven
* A pizza can be done in the time it takes to tie your shoes. | As quick as tying shoes | sneaker
* How can a pizza be done so fast in a wood oven? | How is it so fast? | timer
* Somebody slides a pizza into the fire and never once looks away. | Never looks away | flame
The stone floor has been soaking up heat for hours. It bakes from below. | The stone bakes below | oven
The flame rolls over the dome and bakes from above. | The flame bakes above | flame
One side's nearer the fire, so it has to be turned, quarter by quarter. | Turned by quarters | repeat
A little later it's out, puffed up, with the cheese still moving. | Out, and still moving | pizza
~ Your oven at home can't do that. It can do its best with a steel or a stone, heated for a long while.
> Get a seat with a view of the fire at {brand}, if you can. | A view of the fire | fire
> Watch one go in at {brand} and count until it's out. | Count until it's out | timer

question: Should the middle be that soft?
* Some pizza is meant to flop. | It's meant to flop | pizza
* Why won't this slice stand up straight? | Why won't it stand up? | question
* You pick up your first wood-fired slice, and the tip bows to you. | The tip bows | hand
A pizza baked hot and fast dries out less, so the center stays soft. | Fast means soft | timer
Nobody's forgotten it. Puffed rim, soft middle, that's the style. | Puffed rim, soft middle
Eat it with a knife and fork, or fold it in four like a handkerchief. | Fork, or fold in four | fork-knife
If you like it stiff, order one that's baked longer, on a tray or in a pan. | no: Hot and fast / yes: Longer, in a pan | oven
~ And eat it now. A minute later the middle's softer still. | Eat it now | clock
> Say at {brand} if you like it stiff. There may be one for you. | "I like it stiff" | speech
> Fold your next one at {brand} in four. | Fold it in four | pizza

question: Can you have it half and half?
* Half and half is a peace treaty with a crust. | A peace treaty | handshake
* Can you get two different halves on one pizza? | Half and half? | pizza
* One of you wants an anchovy, and the other leaves the room. | Anchovies, or none | fish
Often yes, as long as both halves bake at the same speed. | Same speed: fine | timer
Fresh tomato on one side and dry salami on the other don't finish together. | Wet and dry don't match | drop
And whatever smells, travels. Anchovy crosses the border. | Anchovy crosses the border | fish
With an allergy it's two pizzas, and say so aloud. | Allergy: two pizzas | warning
~ Otherwise split by who's hungry. The line in the middle's only dough.
> Draw the line at {brand}, and say which side's whose. | Draw the line | split-vertical
> Ask {brand} if your two halves get along. | Do they get along? | question

comparison: Naples or New York?
* Naples eats pizza sitting down, and New York eats it walking. | Sitting, or walking | pizza
* Neapolitan or New York style, which pizza do you want? | Naples or New York? | pizza
* One pizza came with a knife, the other came on a paper plate. | Knife, or paper plate | knife
Neapolitan's baked in a blaze. Soft, wet in the middle, with a rim like a pillow. | Naples: soft, with a big rim | flame
There's little on it. Tomato, mozzarella, a leaf, a thread of oil. | Little on it | leaf
New York's baked cooler and longer, so it's thin, chewy, and crisp below. | New York: thin and crisp
The cheese is drier and goes to the edge. You fold it and walk. | Fold it and walk | person-simple-walk
~ So dinner's one, and lunch is the other. | Dinner, or lunch | clock
> Find out with one bite which of the two {brand} leans toward. | One bite tells | pizza
> Fold it or fork it, at {brand} you decide. | Fold it or fork it | fork-knife

choose: Order the margherita first
* The plainest pizza on the menu tells you everything. | The plainest tells all | pizza
* How do you know if a pizzeria is any good? | Is it any good? | magnifier
* You're new in town, hungry, and outside a pizzeria you've never heard of. | New in town | map-pin
Order the margherita. There's nowhere to hide on it. | 1. Order the margherita | pizza
Lift the edge and look underneath. You want brown freckles, not white, not black. | 2. Freckles underneath | eye
Look at the rim. It should have bubbles, no two alike. | 3. A rim with bubbles
Eat a bit of rim alone. If you'd eat it as bread, it's good dough. | 4. Rim as good as bread | bread
~ And glance at the plates going back. If the crusts are left, you know. | 5. No crusts left behind | food
> Start with a margherita at {brand}. | Start with the margherita | pizza
> Lift the edge of your first one at {brand} and look under it. | Look underneath | eye

first: Your first evening at a wood-fired place
* At a wood-fired pizzeria, everybody gets their own. | Everybody gets their own | pizza
* Do you share a wood-fired pizza, or order one each? | One each? | users
* It's as wide as the plate, it isn't cut, and the whole pizza's yours. | All yours | pizza
Pizzas come out one after another, as the oven allows, so don't wait for the whole table. | Don't wait for each other | clock
Cut it yourself, or ask for scissors. They're often the better tool. | Cut it yourself | scissors
Start in the middle, while it's hot, and end with the rim. | no: Rim first / yes: Middle first | target
Dip the rim in whatever's left, oil, sauce, your neighbor's plate. | Dip the rim | drop
~ If it's too much, have it boxed before it's cold. | Box it early | box
> Come to {brand} with people who trade slices. | Trade slices | users
> Watch the table beside you at {brand}, and do what they do. | Watch the next table | eyes

care: How to bring a slice back to life
* Yesterday's slice can be nearly as good as it was. | Nearly as good | pizza
* How do you reheat pizza without making it leather? | How do you reheat it? | question
* It's the morning after, and there's one slice left in the box. | The morning after | sun
Put a dry pan on medium heat and lay the slice in. No oil. | at: First / Dry pan, no oil | cooking-pot
When the bottom's crisp, drip a little water into the pan, next to it. | at: Then / A few drops beside it | drop
Put the lid on. The steam melts the cheese, and the pan keeps the bottom hard. | at: Lid on / The cheese melts | cloud
In a microwave the crust goes limp, and then it turns to rubber. | no: Microwave / yes: Pan and lid | timer
~ Cold from the box at midnight is also allowed. | | moon
> Order one more than you need at {brand}, for tomorrow's pan. | One more for tomorrow | pizza
> Try the pan with whatever's left from {brand}. | Try it in a pan | cooking-pot

checklist: Pizza for a crowd
* Order pizza for a crowd by asking who won't eat what. | Who won't eat what? | people
* How do you order pizza for a whole crowd? | Pizza for a crowd? | people
* Fifteen people, one phone, and everybody's shouting a topping. | Everybody's shouting | megaphone
Count the big eaters and the small ones. Kids eat slices, teenagers eat pizzas. | 1. Big eaters and small | people
Half of it plain, cheese or margherita. It's always gone first. | 2. Half of it plain | pizza
One without meat, one without milk, and keep those boxes apart. | 3. Keep those boxes apart | box
Say the time you want to eat, and call well before it. | 4. Call well before | clock
Have plates, napkins, and a hot oven ready when the boxes come. | 5. Have the oven hot | oven
~ And write on the lids. Otherwise everybody opens everything. | 6. Write on the lids | pen
> Send {brand} one clear list, from one phone. | One list, one phone | list
> Call {brand} in the afternoon for the evening. | Call in the afternoon | phone-call

cost: What's in the price of a plain pizza
* Flour, water, tomato, cheese. So what's in the price of a pizza? | What's in the price? | tag
* Why does a plain pizza cost that much? | Why that much? | tag
* You count the toppings on your pizza. There are two. | Two toppings | pizza
Mozzarella's the big one. It takes a lot of milk, and the cheap kind tastes like an eraser. | Mozzarella takes milk | cow
The dough is flour and time. Days of shelf space and a pair of hands. | Dough is time | hourglass
The oven's lit whether ten people come or a hundred. | The oven's always lit | flame
And somebody stands in front of it all night, turning. | Somebody at the fire | person
~ A topping you can barely see, like good ham cut thin, can cost more than a heap of pepperoni.
> Which mozzarella does {brand} use? Ask, and taste it on its own. | Where's it from? | cheese
> Taste the cheapest one on the menu of {brand}. That's where the work shows. | Taste the cheapest | pizza

tip: Never roll a dough ball
* Put the rolling pin back in the drawer. Pizza wants fingers. | Fingers, no rolling pin | hand
* Why won't homemade dough puff up at the rim? | Why won't it puff up? | question
* You rolled the dough thin, and it baked into a cracker. | Like a cracker | cookie
A pin squashes every bubble that the dough spent days making. | It squashes the bubbles | x
Let the ball sit out till it's as warm as the room. Cold dough tears. | 1. As warm as the room | thermometer
Press from the middle outward, and leave a thumb's width at the edge alone. | 2. Press, spare the edge | thumb
Then lift it and let its own weight pull it. | 3. Let it hang and stretch | hand
Have your oven as hot as it goes, with the tray inside. | 4. Hottest oven, hot tray | oven
~ Sauce it thin. You should see dough through it.
> See if {brand} will sell you a ball of dough. | A ball of dough
> Watch how they stretch it at {brand}, then try it at home. | Watch the stretch | eye

season(7-9): Fresh tomatoes on pizza, for a few weeks
* For most of the year, canned tomatoes make the better pizza. | Canned is better, mostly | pizza
* Fresh tomatoes or canned, which make the better pizza? | Fresh or canned? | question
* It's late summer, and every tomato is so ripe it leaks. | So ripe they leak | sun
Good canned ones were picked red and packed the same day. Winter ones were picked green. | Picked red, canned that day | jar
Then come the few weeks when fresh ones win. | A few weeks a year | calendar
They don't need cooking. Salt them, drain them, and scatter them on after the oven. | Salt, drain, scatter | drop
Raw tomato on hot cheese, torn basil on top, and you're done. | Raw on top of hot | leaf
~ Before the oven, they'd only flood it. | no: Before the oven / yes: After | oven
> Ask {brand} what's ripe right now. | What's ripe? | question
> Come to {brand} before the tomatoes are over. | Before they're over | calendar
`,
})
