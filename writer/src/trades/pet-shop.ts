import { trade } from './trade.ts'

export const petShop = trade({
  id: 'pet-shop',
  name: 'pet store',
  also: [
    'pet shop',
    'pet supply store',
    'pet supplies',
    'pet supply shop',
    'pet food store',
    'pet food shop',
    'dog store',
    'dog supply store',
    'dog boutique',
    'pet boutique',
    'cat store',
    'cat supply store',
    'raw pet food store',
    'pet accessories',
    'small animal store',
    'reptile shop',
    'reptile store',
    'bird shop',
    'pet retailer',
    'dog accessories',
    'dog food store',
    'pet bakery',
    'dog bakery',
  ],
  way: 'shop',
  customers: 'pet owners',
  thing: 'a bag of food',
  things: 'pet supplies',
  words: [
    'pet',
    'dog',
    'cat',
    'rabbit',
    'hamster',
    'guinea pig',
    'kitten',
    'puppy',
    'bird',
    'cage',
    'food',
    'bowl',
    'litter',
    'toy',
    'leash',
    'harness',
    'hay',
    'treat',
    'collar',
    'kibble',
    'label',
    'scratching post',
    'parakeet',
    'animal',
    'can',
  ],
  pieces: `
mistake: The cage that's only cute
* The hamster cage with the little towers is built for you. | Built for you | castle-turret
* How much room does a hamster need? | How much room? | ruler
* It's night, and something's chewing on the bars of the hamster cage. | Chewing on the bars | moon
Towers and tubes look nice from the couch. A hamster needs floor. | no: Towers and tubes / yes: Floor to run on | ruler
It walks for miles every night, and it digs as soon as there's something deep to dig in. | Walks for miles, loves to dig | footprints
So look at the length first, then how deep the bedding can be. Color comes last. | Length, depth, then color
The wheel has to be big enough that the back stays straight. | A wheel for a straight back | repeat
~ If it gnaws at the bars at night, it's asking for all that. | Gnawing is asking
> Bring the measurements of your shelf or table to {brand}. | Measure the table | ruler
> Hold your forearm against a cage at {brand} and ask if that's enough. | Ask about the floor | question

mistake: From the old food to the new in one bowl
* Switch the food overnight, and it ends up on your carpet. | It ends on the carpet | rug
* Can you switch a dog's food overnight? | Overnight? | bowl-food
* The old bag's empty, and you've brought home a new kind of food. | Old bag empty | bag
A stomach gets used to what it gets. It's a creature of habit like its owner. | Stomachs love habits | bowl-food
So begin with a spoonful of the new under the old. | at: Start / A spoonful of new | spoon
Over about a week, the spoonful grows and the rest shrinks. | at: In a week / More new, less old | calendar
If the stools get soft, stay a few days where you are. | at: Soft stools / Wait a few days | hand-palm
~ That only works with some of the old food left, so buy before the bag's empty. | Buy before it's empty | bag
Cats may need longer, or they'll sit beside the bowl and stare. | Cats need longer | cat
> Take a picture of the old label and show it at {brand}. | Picture of the old label | camera
> Still half a bag at home? Then it's the right day to ask {brand} about a new one. | Half a bag is right | bag

myth: Rabbits live on carrots
* A rabbit with a carrot is a picture from a children's book. | A picture book rabbit | book-open
* Do rabbits really live on carrots? | "Carrots, right?" | carrot
* Your rabbit leaves the hay and begs for the carrot. | Begging for the carrot | rabbit
A rabbit will beg for a carrot, because a carrot is candy with leaves on. | Carrots are candy | carrot
What a rabbit lives on is hay, a heap as big as itself, every day. | no: A bowl of carrots / yes: A heap of hay | grains
Its teeth never stop growing, and only all that chewing grinds them down. | Hay grinds the teeth | tooth
Then come leaves, and a small handful of pellets if any. | Leaves, few pellets | leaf
~ Colorful mixes get picked over like trail mix, and the good part stays in the bowl. | Mixes get picked over
> Smell the hay at {brand} before you buy it. It should smell like summer. | Smell the hay | grains
> What does your rabbit leave in the bowl? Tell {brand}. | What stays in the bowl? | bowl-food

how: How to read a bag of pet food
* The front of a food bag is a poster. Read the back. | Front poster, back food | bag
* How do you read the label on a bag of dog food? | How do you read it? | magnifier
* Two bags of kibble, both with a happy dog on the front. | Both with a happy dog | dog
Turn it around. Ingredients are listed by weight, with the heaviest first. | Heaviest first | list
Fresh meat weighs a lot because it's full of water. Dried meat has lost that already. | Fresh meat is full of water | drop
So look at the first five, and see what comes again under another name. | Read the first five
Then look for the word complete. That's a meal, and anything else is a side dish. | no: A side dish / yes: "Complete" | bowl-food
~ The feeding table is a starting point. Your hand on the ribs tells you the rest. | Feel the ribs | hand
> Turn two bags around at {brand} and ask what the difference is. | Turn the bags around | repeat
> Bring the back of your bag, as a photo, to {brand}. | Bring the back | camera

how: How a harness should fit
* A dog that can back out of its harness will, next to a road. | It backs out at the road | road-horizon
* How tight should a dog's harness be? | How tight? | ruler
* Your dog puts it in reverse, shakes, and you're holding an empty harness. | An empty harness | dog
Two fingers fit flat under every strap. More is too loose, less is too tight. | Two fingers flat | hand
The front belongs on the breastbone. If it sits on the throat, it's a collar. | no: On the throat / yes: On the breastbone | dog
Behind the front legs, leave a hand's width, or it rubs where the skin is thin. | A hand behind the leg | hand-palm
Then lure the dog forward and see if the elbow swings free. | Does the elbow swing? | eye
~ Puppies outgrow theirs while you're still thinking about it. | Puppies outgrow it fast
And measure the chest where it's widest. | Measure the widest part | ruler
> Come to {brand} with the dog and try it on, because numbers lie. | Try it on | dog
> Do the reverse test at {brand} before you pay. | Try reverse | repeat

question: Why does my cat ignore the scratching post?
* Why does my cat scratch the couch and not the post? | "Why the couch?" | couch
* Your cat isn't being mean to the couch, the couch is simply better. | The couch is better | couch
* The new scratching post is in the corner, and the couch has fringes. | Couch with fringes | cat
Cats scratch lying stretched out or standing tall, with their whole weight. | With all their weight | cat
A post that wobbles or ends at the shoulder is no use for that. | no: Short and wobbly / yes: Tall and heavy
And they want an audience. It's a signature, and nobody signs in a dark corner. | It's a signature | signature
Put the post right by the couch arm, and move it later, a bit at a time. | Right by the couch | couch
~ Some like it flat on the floor, and cardboard will do. | Some like it flat | box
> Push against the post at {brand}. If it sways, your cat will know. | Push it first | hand
> Where and how does yours scratch? Show {brand} a photo of the damage. | Photo of the damage | camera

question: Can a guinea pig live alone?
* Can a guinea pig be happy alone? | "Can it live alone?" | heart
* You can't be a guinea pig, however much you cuddle. | You can't be one | person
* The guinea pig squeaks when the fridge opens, and then it's quiet again. | It squeaks at the fridge | bowl-food
They talk all day long, about food, about who lies where, and about nothing. | They talk all day | speech
You can give it dandelions, but you can't answer. | You can't answer | leaf
So they live in twos or more, and never with a rabbit instead. | no: One, or with a rabbit / yes: Two or more | rabbit
A rabbit speaks another language, and it kicks. | A rabbit kicks | rabbit
~ Ask which ones get along, because two males need some luck or some planning. | Who gets along? | people
Two need hardly more work than one, only more hay and a longer cage. | Two: more hay, longer cage | grains
> Ask {brand} how long a cage for two should be. | How long for two? | ruler
> Got one who's alone? Talk to {brand} about how to bring in a second. | Bringing in a second | heart

comparison: Dry food or wet food
* One bowl crunches and the other one smells, so which is better? | Crunch or smell? | bowl-food
* Should a cat get dry food or wet food? | Dry or wet? | cat
* Your cat hears the can and is there before the lid is off. | Faster than the lid | cat
The big difference is water. A can is mostly that, and kibble has hardly any. | Can means water | drop
Cats drink little by nature, so what's in the bowl counts. | Cats drink little | drop
Dry keeps in the bowl all day and fits in a puzzle toy. Wet has to be eaten soon. | no: Wet left out / yes: Dry can wait | clock
It's easier to eat too much of the dry, because it looks like so little. | Dry looks like little | scales
~ Plenty of people give both, one in the morning and one at night. | Or one of each | sun-horizon
> Ask {brand} for the smallest pack of each and see what's eaten. | Smallest pack first | package
> Does your pet leave its water? Mention that at {brand}. | Does it drink? | drop

choose: What to look for in a pet store
* A good pet store sometimes talks you out of it. | Talks you out of it | speech
* How can you tell a good pet store? | How can you tell? | store
* You came for a hamster, and the person asks who'll clean the cage. | "Who cleans the cage?" | broom
Somebody there asks about your home, your hours, and who lives with you. | Asked about your home? | house
If animals are sold, look at the water, the corners, and how many share a space. | Look in the corners | eye
Pick up a bag and look at the date and the dust. | Check the date | calendar
Ask what they feed their own, and why. | "What do yours eat?" | speech
~ And whether an opened bag may come back if your cat says no. | "And if my cat says no?" | cat
You should leave with what your pet needs, and maybe that's less than you meant to buy. | no: Cart full / yes: What it needs | cart
> Tell {brand} what you have at home before you look around. | What's at home already? | house
> Try the hardest question you have on {brand}. | Your hardest question | question

first: The first evening with a hamster
* The best thing you can do with a new hamster is nothing. | Do nothing | hand-palm
* When can you hold a new hamster for the first time? | When can I hold it? | hand
* The box from the pet store is rustling, and the kids are beside themselves. | The box rustles | box
Set up the cage first, with bedding, water, and a house to hide in. | at: Before / Cage all ready | house
Let it walk in on its own, and then go away. | at: Day one / Walk in, walk away | door-open
It has to learn where everything is, and it does that at night. | at: Night one / It explores | moon
Talk near the cage, and put a seed on your open hand. | at: Then / A seed on your hand | hand-palm
~ The day it takes the seed and doesn't run is the day you can lift it, close to the ground. | at: Later / Lift it, low down | hand
> Have the cage ready first, and ask {brand} to look over your list. | Cage first | list
> Ask {brand} for a handful of the bedding it knows. | Some of the old bedding | bag

care: Throw that toy away
* The toy to worry about is the one your dog loves most. | The one it loves most | heart
* When should a dog toy go in the trash? | When is it done? | trash
* The rope toy is half a rope by now, so where's the other half? | Where's the other half? | question
Look it over once a week, in good light. | Look it over weekly | eye
If it fits behind the back teeth, it's too small by now. | 1. Fits behind the teeth? | tooth
Threads that come off get swallowed, and so do squeakers. | 2. Threads, squeakers | yarn
A chew should give a little under your thumbnail. If it's harder, the tooth loses. | 3. Harder than a thumbnail? | thumb
~ For cats, string goes in the drawer when you leave the room. | 4. String in the drawer | cat
Then buy the same one again, because love doesn't mind. | Buy the same again | repeat
> Bring what's left of it to {brand} and ask for something tougher. | Bring what's left | bag
> Show {brand} the tooth marks. | Show the tooth marks | tooth

checklist: Before the kitten comes home
* What has to be in the house before the kitten is? | What has to be ready? | house
* The first kitten night is no time to go looking for litter. | No time to look for litter | moon
* You'll have a kitten on your arm and the shop will be closed. | Shop closed, kitten here | door
The litter it knows, even if you don't like it. You can change later. | 1. The litter it knows | box
The food it knows, for the same reason. | 2. The food it knows | bowl-food
Two bowls, flat and heavy, and well away from the box. | 3. Two heavy bowls | bowl-food
Something tall to climb and something dark to hide in. | 4. Tall and dark places
A carrier with a lid that opens at the top. | 5. A carrier | cat
~ And tie up the curtain cords, because they're a toy to everyone under a year. | 6. Cords tied up | window
> Find out from the breeder or shelter what it eats, and bring the answer to {brand}. | Ask what it eats | speech
> Read your list out at {brand} and cross off what can wait. | Cross off what can wait | list

cost: The cheapest part of a pet is the pet
* The pet is often the cheapest thing in the cart. | The pet is the cheap part | cart
* What does a small pet really cost? | What does it really cost? | coins
* The rabbit costs less than its pen, its hay, and its dentist. | Less than its hay | rabbit
The big part at the start is the home, and it pays to buy that large and only once. | Buy the home once | house
After that it's what gets used up, like hay, litter, and food. | Hay, litter, food | grains
How fast it's used up depends on the size of the animal, and how many there are. | Size and number count | ruler
Then there's the vet, who doesn't charge by the gram. | Small pet, real vet | stethoscope
~ And somebody has to come when you travel. | And when you travel | suitcase
> Let {brand} add up a month of hay, litter, and food for you. | Add up one month | calculator
> Ask {brand} where saving makes sense, and where it doesn't. | Where can I save? | piggy-bank

tip: Hide half the toys
* Your dog has twenty toys and plays with none of them. | Twenty toys, none in use | dog
* Why is a new toy boring after a day? | Boring after a day? | clock
* The basket's full of toys, and your dog is carrying your sock. | It wants the sock | sock
What lies around all day is furniture to a dog. | It's furniture by now | armchair
Put most of them in a drawer and leave three out. | no: All twenty out / yes: Three out | box
On Sunday you swap, and the old rubber bone comes back like a movie star. | Swap on Sundays | repeat
Keep one that only appears with you, and goes away with you too. | One that's only with you | heart
~ Rub the drawer ones with a treat, and the smell does the rest. | Rub it with a treat | bone
> Which three does yours carry around? Tell {brand} before you buy a fourth. | Which three? | question
> Look for a kind you don't have yet at {brand}, something to roll, tug, or lick. | A different kind | shapes

season(12): Wrap the leash, not the puppy
* If a puppy is the present, wrap the leash. | Wrap the leash | gift
* Is Christmas a good day for a puppy to move in? | A puppy for Christmas? | tree-evergreen
* Under the tree there's a collar, and no dog in it yet. | A collar with no dog | gift
On the day itself the house is full, loud, and covered in ribbon. | Full, loud, ribbons everywhere | people
A young animal wants the opposite, with one room and people who have time. | It wants one quiet room | bed
So give the bowl, the leash, and a book, with a card that says when. | 1. Bowl, leash, book | book
Then you choose together, on a calm day in January. | 2. Choose in January | calendar
~ And whoever gets it has been asked, because it stays for years. | 3. Ask first | speech
The waiting is half the present. | Waiting is half of it | hourglass
> Put the collar under the tree, and ask {brand} for the size later. | Collar now, size later | ruler
> Let {brand} pack the things a puppy needs in its first week. | The first week, wrapped | gift
`,
})
