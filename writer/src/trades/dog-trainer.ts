import { trade } from './trade.ts'

export const dogTrainer = trade({
  id: 'dog-trainer',
  name: 'dog trainer',
  also: [
    'dog training',
    'dog training school',
    'dog school',
    'puppy school',
    'puppy class',
    'puppy training',
    'dog obedience school',
    'obedience training',
    'obedience school',
    'dog behaviorist',
    'dog behaviourist',
    'canine behaviorist',
    'dog behavior consultant',
    'dog coach',
    'dog training class',
    'dog training club',
    'agility club',
    'canine trainer',
    'k9 trainer',
    'gun dog trainer',
    'gundog trainer',
  ],
  way: 'class',
  customers: 'dog owners',
  thing: 'a training class',
  things: 'training classes',
  words: [
    'dog',
    'puppy',
    'leash',
    'treat',
    'class',
    'trainer',
    'training',
    'sit',
    'recall',
    'bark',
    'walk',
    'command',
    'cue',
    'name',
    'collar',
    'harness',
    'park',
    'behavior',
    'squirrel',
    'jump',
    'bite',
    'reward',
    'lesson',
  ],
  pieces: `
mistake: Saying sit five times
* If you say sit five times, your dog learns to wait for the fifth. | It waits for the fifth | dog
* Sit. Sit. Sit. How often did you say it today? | Sit. Sit. Sit. | megaphone
* Why does your dog sit only when you get loud? | Why only when you're loud? | speaker-high
To a dog, the word is just a sound, and you've taught it that the sound comes in bunches. | A sound that comes in bunches | waveform
The first four don't count. Nothing ever happened after them. | The first four don't count
So say it once, in your normal voice, and then wait. Count the seconds in your head if you must. | no: Sit, sit, sit / yes: Once, then wait | timer
Watch the rear end. It usually goes down when you've already given up. | Now watch the rear end | eye
~ Then pay, right away, with something that smells. | Pay right away | bone
> Try one single word on the way to {brand}. | One word, once | speech
> Bring the dog that hears everything twice to {brand}. | Hears everything twice? | ear

mistake: Calling your dog only when the fun is over
* You call your dog, it looks at you, and it runs the other way. | It runs the other way | dog
* Why does your dog come in the kitchen and never in the park? | Why never in the park? | park
* Every time you call your dog in the park, the park is over. | Called means the fun is over | park
Look at it from down there. The name is called, the leash clicks on, and it's home. | Name, click, home | house
A dog needs about two walks to work that out. | It works that out fast
So call when nothing ends. Call, hand over a treat, touch the collar, and send it off again. | Call, treat, collar, go again | bone
Do that many times for every time you really go home. | Many times for nothing | repeat
~ And never scold a dog that came, even if it took forever. | no: Scold the late dog / yes: Pay the late dog | hand-palm
> Call, pay, and let go. Practice it with {brand} and other dogs around. | Call, pay, let go | dog
> Show {brand} what your dog does when you call. | Show what happens | eye

myth: The guilty look
* Your dog doesn't know it was wrong, it knows your eyebrows. | It reads your eyebrows | eye
* Does your dog know it shouldn't have eaten the shoe? | Does it know? | sneaker
* Shredded cushion, flat ears, and a dog that won't look at you. | Guilty as charged? | couch
Those flat ears aren't guilt. Dogs look like that when a person comes in stiff and quiet. | no: Guilt / yes: Your stiff shoulders | person
Come home grim to a tidy room, and many dogs make the very same face. | Same face, tidy room | house
The chewing was hours ago. Scold now, and all it learns is that doorways are dangerous. | The chewing was hours ago | clock
~ So you sweep up, say nothing, and think about boredom. | Sweep up, say nothing | broom
Then put the shoes away and leave something that's meant for chewing. | Shoes away, chew toy out | bone
> What gets chewed, and when? Bring the answer to {brand}. | What and when? | clock
> Tell {brand} how long the dog's alone and what's in reach. | Alone with what? | house

how: How a dog learns a new word
* Dogs don't learn the word first, they learn your hand. | The hand comes first | hand
* How do you teach a dog a word when it doesn't speak any? | No words to start with | speech
* You say down and point at the floor, and your dog studies your finger. | It looks at your finger | hand-pointing
Start without talking. A treat at the nose moves slowly to the floor, and the body follows it. | at: First / A treat leads the way | bone
After a few rounds the hand is empty and does the same movement. | at: Then / Same hand, no treat in it | hand
Only now comes the word, just before the hand. | at: Now / Word, then hand | speech
Soon it hears the word and doesn't wait for the hand any more. | at: At last / The word is enough | ear
~ Turn it around, and you're only talking while it's busy. | no: Word over movement / yes: Word before movement
> Which word does your dog really know with your hands in your pockets? Test it with {brand}. | Hands in your pockets | pants
> Ask {brand} to watch your hands for once, and let the dog be. | Watch the hands | hand

how: How a leash gets loose
* A dog that pulls has learned that pulling gets it there. | Pulling gets it there | tree
* How do you stop a dog from pulling without pulling back? | Stop it without a tug? | question
* The leash is tight as a wire, and there's a squirrel ahead. | Leash like a wire | tree
Every step you take on a tight leash is a reward. So you become a tree. | Become a tree | tree
The moment it tightens, you stop. No tug, no word, just nothing. | Tight leash, full stop | hand-palm
The dog looks back to see what's wrong with you, and the line sags. | It looks back | eye
Now you walk. That's all it's meant to learn. | no: Tight means go / yes: Slack means go | person-simple-walk
~ The first walk won't get past the mailbox, so don't plan on being anywhere. | First walk ends at the mailbox | mailbox
> Bring your leash and your patience to {brand}. | Bring the leash | dog
> Let {brand} hold your leash for one minute, and watch. | One minute in other hands | hand-grabbing

question: Can I send my dog away to be trained?
* Can I send my dog off and get it back trained? | "Can I send it off?" | house
* A dog trained by a stranger listens very well, to the stranger. | It listens to the stranger | ear
* You hand over the leash and hope a different dog comes back. | Hoping for a new dog | dog
A dog can learn a lot from somebody else. That isn't the hard part. | Learning isn't the hard part
The hard part is that it comes home to you, with your timing and your couch. | It comes home to your couch | couch
If you let it jump up on Tuesday and push it away on Sunday, it'll go by Tuesday. | Tuesday wins | calendar
So a trainer mostly works on the person holding the leash. | The person gets trained | person
~ The good news is that people learn faster than they think. | People learn fast | student
> Come to {brand} together, both of you on the same leash. | Come as a pair | dog
> Everyone who feeds the dog should hear {brand} at least once. | Everyone who feeds it | people

question: How long until it comes when it's called?
* How long until a dog comes every time it's called? | "How long does it take?" | hourglass
* Your dog comes perfectly, as long as there's no other dog. | Perfect, without other dogs | dog
* At home the recall works. At the park you're holding a leash and hoping. | Home yes, park no | park
The dog learned it in the kitchen, and for a dog that's a kitchen trick. | It learned a kitchen trick | house
It has to learn it again in the yard, on the sidewalk, and near ducks. | Again in every place | repeat
Each step up, you pay better. Kibble indoors, cheese outside. | no: Kibble for ducks / yes: Cheese for ducks | cheese
Use a long line until it's boring, so it never learns that not coming works too. | Long line until it's boring
~ The line usually comes off too soon. | Don't rush the line
> Tell {brand} the one place where it fails. | The one place it fails | map-pin
> Bring the best cheese in the house to {brand}. | Bring the good cheese | cheese

comparison: Group class or private lesson
* Does your dog need a class or a trainer all to itself? | Class or private? | people
* In a puppy class, the other puppies are the lesson. | The others are the lesson | dog
* Ten dogs in one room, and yours is barking at all of them. | Barking at all of them | dog
A group teaches what a living room can't, which is listening while something better goes on. | Group means listening in a crowd | people
If it's about your doorbell, your stairs, or your cat, the trainer needs to see just that. | Private means your own doorbell | bell
A dog that's scared of others learns nothing in a crowd. It's too busy. | no: Scared dog in a crowd / yes: Alone first
~ Many start with one and go on with the other. | One, then the other | repeat
Ask yourself where it goes wrong. That's where you should practice. | Where does it go wrong? | map-pin
> Describe the worst five minutes of your day to {brand}, and ask which fits. | Describe the worst five minutes | clock
> Watch a group at {brand} without your dog, then decide. | Watch one first | eye

choose: Watch the tails before you choose a trainer
* Looking for a dog trainer? Go and look at the tails. | Look at the tails | dog
* How do you tell a good dog trainer from a loud one? | Good, or just loud? | megaphone
* You're at the fence of a training field, and nobody's shouting. | Nobody's shouting | ear
Loose bodies, open mouths, and dogs that go back in gladly are what you want to see. | Do the dogs like going in? | door-open
Ask what happens when a dog gets it right, and what happens when it gets it wrong. | "And if it gets it wrong?" | speech
The answer should be short, and it shouldn't worry you. | It shouldn't worry you
See how the people are treated, too. You'll be the slow one some days. | Are people treated kindly? | people
~ And run from anybody who promises a new dog by the weekend. | Doubt quick promises | hourglass
> Ask {brand} both questions, the right and the wrong. | Ask both questions | speech
> Stand at the fence at {brand} for one lesson. | Watch from the fence | eye

first: What the first class is like
* Your dog will be the worst in the first class, and so will everyone's. | Everyone's is the worst | dog
* What happens in the first dog training class? | What happens first? | calendar
* Leashes everywhere, paws skidding on the floor, and yours wants to leave. | Heading for the door | paw
The first minutes are noise. Nobody expects a sit, so pick a spot and let it look. | at: Minutes one to ten / Just look | eye
Some puppies hide behind a chair. That's fine, they're still taking notes. | Hiding is fine too | chair
Then there's one small thing, often only the name and a treat. | at: Then / Name and a treat | bone
You'll fumble the treats and drop the leash. | | hand
~ At home it sleeps like a stone, because listening is hard work. | at: At home / Sleep | bed
> Bring small treats and low expectations to {brand}. | Small treats, no expectations | bag
> Nervous about yours being the loud one? Tell {brand}, and pick a spot at the edge. | Take the spot at the edge | map-pin

care: Keep it alive after the course
* Your dog passed the class and has lost half of it since. | Passed, then lost | calendar
* Why does a trained dog stop listening after a few months? | Why does it fade? | hourglass
* The last lesson is over, and the treats are still in your jacket. | And after the last lesson? | bag
A dog doesn't forget. It notices that nobody pays any more. | Nobody pays any more | wallet
You don't need an hour. Ask for a sit before the bowl and a wait before the door. | A sit before the bowl | bowl-food
That way every meal and every walk is a tiny lesson. | Hide lessons in the day | door
Pay now and then, and make it a surprise. Slot machines work like that too. | Pay as a surprise | gift
~ And once a week, do it somewhere new. | Once a week, somewhere new | map-pin
> Which cue has gone soft? Take it back to {brand}. | Which one went soft? | ear
> Come by {brand} with the dog that used to know it. | Used to know it? | dog

checklist: What to pack for dog training
* What do you bring to dog training besides the dog? | "What do I bring?" | bag
* A full dog won't work for a treat, so come with a hungry one. | Come hungry | bowl-food
* You're reaching for the treat, and it's stuck in your jeans pocket. | Stuck in your pocket | pants
Treats the size of a pea, soft, and a lot of them. Big ones take too long to chew. | 1. Pea-sized soft treats | bag
A pouch or an open pocket, because the second you fumble is the second you lose. | 2. An open pouch
A plain leash with a fixed length. Leave the one that rolls up at home. | 3. A plain leash
A collar or harness that it can't back out of. | 4. A snug collar or harness | dog
~ And a mat, if your dog gets cold or can't settle. | 5. A mat | mat
> Ask {brand} what your dog should wear for the first lesson. | Collar or harness? | dog
> Cut the cheese small and put it in your left pocket for {brand}. | Cut it small | cheese

cost: What dog training costs and why
* Why does one dog need three lessons and another a whole course? | Three lessons, or a course? | dog
* What you pay a dog trainer for is mostly watching you. | You pay for watching | eye
* Two people ask a trainer the same question and get two prices. | Same question, two prices | tag
Teaching a puppy to sit is one thing. Changing what a grown dog has practiced for years is another. | New habit or old habit? | hourglass
A group shares the hour. Alone you get all of it, and the trainer may drive out to you. | Shared hour or your own | people
Then it depends on you, and on the minutes you put in between. | The minutes in between | timer
~ Nobody can put those on a price list. | | receipt
Ask what's included, like questions in the week or a look at your homework. | Ask what's included | speech
> Tell {brand} what you'd like to be different, then ask what it takes. | Say what should change | speech
> Start by asking {brand} for one meeting and a plan. | One meeting, one plan | clipboard

tip: Feed the dog where you want the dog
* Where you hand over the treat is where your dog will want to be. | The treat marks the spot | map-pin
* Why does your dog cut in front of your knees on every walk? | Always in front of you? | person-simple-walk
* You hold the treat out in front, and your dog trips you up. | Tripped by your own dog | footprints
Watch your own hand. It feeds out front, so that's where the dog walks. | no: Feed in front / yes: Feed beside your leg | hand
Bring it down at the seam of your pants instead, and it'll stick to your leg. | At the seam of your pants | pants
It works for the mat as well. Drop it between the front paws, and the dog stays lying there. | On the mat, between the paws | mat
And for jumping up, pay low, near the floor. | Jumpers get paid low | paw
~ You don't even need a word for it. | No word needed
> Have {brand} watch which hand you feed with. | Which hand feeds? | hand
> Next walk, feed at the seam. Then tell {brand} what changed. | Feed at the seam | pants

season(11-12): Train the doorbell before the guests come
* In December, one doorbell can undo a whole year of dog training. | The doorbell in December | bell
* What does your dog do when the doorbell rings? | And when it rings? | bell
* Five guests, one doorbell, and your dog has two paws on grandma. | Two paws on grandma | door
The bell means everything at once. Barking, running, coats, hands. | Everything at once | people
So teach it when nobody's coming. Ring it yourself, and throw a handful of treats on the mat. | Ring it yourself | mat
After a while the bell means mat, because that's where it rains food. | Bell means mat | bowl-food
Then have a friend ring, and then a friend with a bag. | Then with a friend | hand-waving
~ On the day itself a leash by the door is no shame. | A leash by the door helps
> Ask {brand} where the mat should lie in your hallway. | Where does the mat go? | mat
> Start before the cookies are baked, and bring the doorbell problem to {brand}. | Start early | calendar
`,
})
