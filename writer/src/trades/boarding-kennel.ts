import { trade } from './trade.ts'

export const boardingKennel = trade({
  id: 'boarding-kennel',
  name: 'boarding kennel',
  also: [
    'kennel',
    'dog kennel',
    'dog boarding kennel',
    'boarding kennels',
    'kennels',
    'dog hotel',
    'pet hotel',
    'dog boarding',
    'pet boarding',
    'cat boarding',
    'cattery',
    'cat hotel',
    'dog resort',
    'pet resort',
    'pet lodge',
    'doggy daycare',
    'dog daycare',
    'doggie daycare',
    'dog day care',
    'boarding for dogs',
    'home boarding for dogs',
  ],
  way: 'care',
  customers: 'dog and cat owners',
  thing: 'a stay',
  things: 'stays',
  words: [
    'dog',
    'cat',
    'kennel',
    'stay',
    'blanket',
    'pet',
    'food',
    'bowl',
    'boarding',
    'run',
    'vacation',
    'leash',
    'suitcase',
    'pickup',
    'bark',
    'bed',
    'trip',
    'goodbye',
    'playmate',
    'vaccine',
    'cattery',
    'puppy',
    'night',
    'trial',
  ],
  pieces: `
mistake: You washed the blanket
* Don't wash your dog's blanket before the kennel. | Don't wash the blanket | washing-machine
* Should you pack a fresh, clean bed for your dog's stay? | Fresh and clean? | bed
* The kennel bag's packed, and the blanket smells of fabric softener. | It smells of softener | bag
The wash takes out the one thing your dog can't get there. | The one thing it can't get there
A kennel has beds. What it doesn't have is your couch and your feet. | Your couch, your feet | couch
So pack the old one with the hair on it, as it is. | no: Fresh from the wash / yes: Old and full of hair | dog
A T-shirt you've worn for two days does the same. | A worn T-shirt works | t-shirt
~ Just nothing you'd cry over, because a bored dog sometimes digs. | Nothing precious
> Bring the smelly blanket to {brand}. | Bring the smelly one | bed
> Sleep in that T-shirt once more, and pack it for {brand}. | Sleep in it first | t-shirt

mistake: New place, new food
* A new place and new food are too much for one day. | Too much new in one day | bowl-food
* Should your dog eat what the kennel feeds? | Whose food? | bowl-food
* You forgot the kibble, and you're already at the kennel. | Forgot the kibble | bag
A stomach that's a bit excited anyway doesn't want to meet a stranger in the bowl. | No strangers in the bowl | bowl-food
So bring what your dog eats at home, down to the topping. | Bring what it eats at home | bag
Put each meal in its own bag, and write morning or evening on it. | One bag a meal | note-pencil
Then nobody has to wonder how big a scoop is at your house. | no: One big sack / yes: A bag for each meal
Pack two days more than you need. Flights run late. | Two days extra | airplane
~ And tell them how it eats, fast, slow, or only when nobody's looking. | How it eats | eye
> Which brand, how much, and what on top? Write it down for {brand}. | What, how much, on top? | note
> Fill the bags the night before you drive to {brand}. | Fill the bags | bag

myth: It'll think I've left it forever
* Your dog doesn't count the nights of your vacation. | It doesn't count nights | moon
* Will my dog think I've left it for good? | "Will it think I'm gone?" | heart-break
* You're at the airport, and your dog's last look won't leave you. | That look | airplane
That look at the gate is real, but it belongs to the goodbye. | It belongs to the goodbye | hand-waving
Then a gate opens, and there's a yard full of news. | A yard full of news | paw-print
Dogs live by what comes next, like a walk, a bowl, or a nap. | What comes next? | bowl-food
When days have the same order, most settle within a few of them. | Same order every day | repeat
~ Cats take a little longer, and they like to be asked less. | Cats take longer | cat
You'll be greeted as if you'd been away for years. It does that after the mailbox too. | Like after the mailbox | mailbox
> Ask {brand} how the second day usually looks. | How's the second day? | sun
> Get on the plane, and leave the second day to {brand}. | Get on the plane | airplane

how: What a day in a kennel looks like
* A kennel is loud twice a day, and in between it snores. | Loud twice, then it snores | speaker-high
* What does a dog do all day in a kennel? | What does it do all day? | clock
* It's early, a gate clicks, and every dog in the house stands up. | A gate clicks | sun-horizon
The first thing is outside, before anything else, and fast. | at: Early / Out, and fast | tree
While they're out, somebody's in there with a hose and a brush. | at: Meanwhile / Hose and brush | drop
Then breakfast, each on its own, because friendship ends at the bowl. | at: Then / Each at its own bowl | bowl-food
After that come play, walks, and a long sleep at noon. | at: Noon / A long sleep | bed
~ In the evening it all happens once more, and then the lights go out. | at: Evening / Once more, lights out | moon
> Tell {brand} what your dog's day looks like at home. | What's the day at home? | clock
> Visit {brand} at noon and listen to the snoring. | Listen at noon | ear

how: How your dog gets a playmate
* In a good kennel, nobody just opens the gate and hopes. | Nobody just hopes | door-open
* How does a kennel decide which dogs play together? | Who plays with whom? | dog
* Two dogs, a fence between them, and somebody watching the tails. | Two noses, one fence | paw
It starts with a fence in between, where they can sniff and walk off. | at: First / A fence between | dog
Then one at a time, on neutral ground, with no toys and no food to argue about. | at: Then / No toys, no food | bone
Size matters less than style. Some wrestle, some chase, some only want to be near. | Style before size | scales
A wrestler and a chaser annoy each other, so they get different friends. | no: Wrestler with chaser / yes: Chaser with chaser
~ If your dog likes people better, it gets people. | Some prefer people | person
> How does yours play? Describe it to {brand}. | How does yours play? | speech
> If your dog has ever picked a fight, {brand} needs to hear it first. | Be honest about quarrels | speech

question: Why do you need the vaccination papers?
* Why does a kennel want to see my dog's vaccine papers? | "Why the papers?" | file-text
* No papers, no stay, and that protects your own dog. | No papers, no stay | certificate
* You're at the kennel desk, and the little booklet's at home. | Booklet at home | notebook
Many dogs in one house share air, bowls, and every fence post. | They share the air | wind
A cough goes through a kennel like a cold through a classroom. | Like a cold in a classroom | student
So everyone shows the same papers before anyone comes in. | Everyone shows papers | file-text
Some vaccines need time before they count, so don't leave it to the week you travel. | no: The week you travel / yes: Well before | calendar
~ Take a photo of the page that counts and keep it on your phone. | Photo of the page | camera
> Ask {brand} which vaccines they want to see, and how old they may be. | Which ones, how old? | syringe
> Send {brand} a photo of the page when you book. | Send the page | camera

question: Can my two dogs stay together?
* Can my two dogs share one room in the kennel? | "Can they share?" | dog
* Two dogs who share a couch don't always want to share a kennel. | Couch isn't kennel | couch
* One bed, two dogs, and a growl you've never heard at home. | A new growl | ear
Mostly it's a comfort. There's somebody in there who smells of home. | Somebody who smells of home | heart
But a strange place makes some dogs guard things, and then a small room is too small. | Some start to guard
So they sleep together and eat apart, nearly always. | no: Share the bowl / yes: Share the bed only | bowl-food
Somebody watches the first evening, and if it gets tense they'll be neighbors instead. | Watch the first evening | moon
~ Say who's the boss at home, or who thinks so. | Who's the boss? | crown
> Tell {brand} what your two have ever fought about. | What did they fight over? | bone
> May they be split up if they have to be? Let {brand} know in advance. | May they be split? | question

comparison: A kennel or a sitter at home
* A kennel or a sitter at home, which would your dog choose? | Kennel or sitter? | house
* Some dogs want their own couch, and some want a gang on vacation. | Couch or gang? | couch
* The tickets are booked, and the dog looks at the suitcase. | It knows that suitcase | suitcase
At home everything smells right, and a shy dog or an old cat keeps its corner. | Home keeps the corner | cat
But a sitter sleeps, shops, and works, and then your dog waits. | A sitter has to go out | door
In a kennel somebody's up before it is, and there's a fence around everything. | A fence around everything | lock
There's company, and with it noise. | no: Not for noise haters / yes: Great for social dogs | speaker-high
~ A dog that climbs doors is better off where the doors are made for it. | Doors made for climbers | door
> Describe your dog at a party to {brand}. That says a lot. | Your dog at a party? | people
> Come for a look at {brand} with the dog, and watch its ears. | Watch its ears | ear

choose: Choose a kennel with your nose
* Choose a kennel with your nose. | Use your nose | magnifier
* What should you look at before you leave your dog somewhere? | What should you look at? | eye
* You open the kennel door and take one deep breath. | What do you smell? | door-open
Start with the smell. A bit of dog is fine, but a sting in the eyes means it never dries. | no: Sting in the eyes / yes: A bit of dog
Look at the water. The bowls should be full and clear. | Are the bowls clear? | bowl-food
Look at the dogs in there. Some bark at you, and then they should stop. | Do they stop barking? | dog
Ask who's there at night. | "Who's here at night?" | moon
And ask which vet they call, and whether they'd call you before. | Which vet? | stethoscope
~ If you can't see where they sleep, ask why. | Can you see the beds? | bed
> Call {brand} and ask to see where the dogs sleep. | See where they sleep | bed
> Put your nose in at {brand} before you put your dog in. | Nose in first | door-open

first: One night before the long trip
* Your dog's first night away shouldn't be the first of fourteen. | Not the first of fourteen | moon
* How do you prepare a dog for two weeks in a kennel? | How do you prepare it? | calendar
* The long trip is in summer, and your dog has never slept anywhere else. | Never slept away | bed
Start small. An afternoon first, with a pickup while it's still fun. | at: First / An afternoon | sun
Then one night, on a weekend when you're around the corner. | at: Then / One night | moon
Your dog learns the one thing that counts, which is that you come back. | You come back | heart
And the people learn how it eats, where it hides, and what its bark means. | They learn its bark | ear
~ It's a test for you as well. | A test for you too
If the trial goes wrong, you still have time to think of something else. | Still time to change plans | hourglass
> Pick a dull weekend for the first night at {brand}. | A dull weekend | calendar
> Book the trial at {brand} before you book the flights. | Trial before flights | airplane

care: Why your dog sleeps for two days afterwards
* After the kennel, your dog sleeps like somebody back from a festival. | Back from the festival | bed
* Why is my dog so tired after its stay in the kennel? | "Why so tired?" | bed
* You've missed your dog for a week, and now it snores through your return. | It snores | moon
At home it naps all day. In there, it didn't want to miss anything. | It didn't want to miss a thing | eye
So give it a quiet evening. No visitors, and no big hike to make up for it. | no: A big hike / yes: A quiet evening | couch
Water in small portions, because excited dogs drink like camels. | Water in small portions | drop
Half a dinner will do, and the rest tomorrow. | Half a dinner | bowl-food
~ If it sounds hoarse, it probably told everyone about you. | Hoarse from talking | speech
Within a couple of days you'll have your old dog back. | Soon it's the old dog | dog
> At pickup, ask {brand} who your dog's friends were. | Who were the friends? | heart
> Is something odd on the second day? Call {brand} and ask how it was there. | Something odd? Call | phone-call

checklist: What goes in your dog's suitcase
* Your dog needs a suitcase too, and most of it is food. | A suitcase of food | suitcase
* What do you pack for a dog that stays in a kennel? | What goes in? | suitcase
* You've packed for yourself, and the dog's bag is still empty. | Still empty | bag
Its own food, in portions, with two days to spare. | 1. Food in portions | bowl-food
Something that smells of home. | 2. Something from home | t-shirt
Medicine in its box, with the times written on the lid. | 3. Medicine with times | pill
The papers, and the number of your vet. | 4. Papers, vet's number | file-text
Somebody who can decide for you while you're on a plane. | 5. Somebody who can decide | phone
~ Leave the rawhide and the squeaky toy. In company they only start trouble. | no: Rawhide, squeaky toy / yes: Leave them home | bone
> Ask {brand} what you don't have to bring. | What can stay home? | question
> Name the one who decides, and tell {brand} their number. | Who decides? | phone-list

cost: What you pay for a night in a kennel
* Why does one dog's night cost more than another's? | Why the difference? | tag
* You're not paying a kennel for the bed. | Not for the bed | bed
* Two kennels, two prices, and both say one night. | Two prices, one night | receipt
A bed's a bed. What costs is the people, from the first gate to the last look at night. | People from early to late | people
So ask how often your dog gets out, for how long, and with whom. | How often out? | door-open
One place charges for the walk, and another has it in the price. | no: Price alone / yes: What's in it | receipt
Pills and special food take somebody's time as well. | Pills take time | pill
~ And the weeks when everybody travels are the full ones. | Full weeks cost more
Find out what counts as a day, because pickup in the evening may be one. | What counts as a day? | clock
> Ask {brand} what's in a night and what's on top. | What's in a night? | receipt
> Tell {brand} the hour you'll drop off and the hour you'll be back. | Hour in, hour out | clock

tip: Make the goodbye boring
* The best goodbye at the kennel takes as long as signing a form. | As long as a signature | signature
* How do you leave your dog without breaking its heart? | How do you say goodbye? | heart
* You're kneeling at the kennel door and talking in that high voice. | That high voice | speech
Your dog doesn't know the words. It knows the voice, and that voice means something's wrong. | It hears that something's wrong | ear
It looks for the danger, and the only new thing is the person with the leash. | It looks for the danger | eye
So do your crying in the car, and be boring inside. | no: Cry at the door / yes: Cry in the car | car
Hand over the leash, say what you say when you fetch the mail, and go. | Like fetching the mail | mailbox
~ Nobody's hungry on the first evening, by the way. That goes for both of you. | Not hungry? Normal
> Walk your dog before you come to {brand}, and keep the goodbye short. | Walk, then a short goodbye | footprints
> Hand the leash to {brand} and talk about the weather. | Talk about the weather | cloud-sun

season(9-12): The kennel is full before the flight is
* The kennel fills up before the flights at Christmas. | Full before the flights | airplane
* When should you book the dog for the holidays? | When do you book? | calendar
* The tickets are booked, and then somebody says, what about the dog? | "What about the dog?" | dog
Everyone flies in the same few weeks, and all of them have a dog or a cat. | Everyone at once | calendar
And a kennel can't add a room the way a restaurant adds a chair. | No room to add | bed
So the dog comes first and the tickets after. | no: Flights, then dog / yes: Dog, then flights | calendar-check
Book even if the exact day isn't sure. It's easier to change than to find. | Easier to change than find
~ If it's full, ask for the list, because plans change. | Ask for the list | list
Put in the trial night this fall, while it's quiet. | Trial night this fall | leaf
> Give {brand} your dates before you give them to the airline. | Dates here first | calendar
> Which holiday weeks are left? {brand} can tell you. | Which weeks are left? | calendar-check
`,
})
