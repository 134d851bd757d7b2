import { trade } from './trade.ts'

export const vet = trade({
  id: 'vet',
  name: 'veterinary clinic',
  also: [
    'vet',
    'veterinarian',
    'vet clinic',
    'veterinary practice',
    'vet practice',
    'veterinary hospital',
    'animal hospital',
    'pet hospital',
    'animal clinic',
    'pet clinic',
    'veterinary surgeon',
    'veterinary surgery',
    'vet surgery',
    'veterinary center',
    'veterinary office',
    'mobile vet',
    'small animal practice',
    'small animal vet',
    'cat clinic',
    'cat vet',
  ],
  way: 'care',
  customers: 'pet owners',
  thing: 'a checkup',
  things: 'checkups',
  words: [
    'vet',
    'dog',
    'cat',
    'pet',
    'puppy',
    'kitten',
    'rabbit',
    'animal',
    'checkup',
    'vaccine',
    'carrier',
    'clinic',
    'appointment',
    'paw',
    'exam',
    'surgery',
    'limp',
    'leash',
    'collar',
    'teeth',
    'fur',
    'patient',
    'shot',
    'flea',
  ],
  pieces: `
mistake: The carrier that only comes out on vet day
* Your cat hears the carrier come out of the closet and is gone. | Carrier out, cat gone | cat
* Is your cat under the bed before the carrier is even open? | Already under the bed? | bed
* The carrier in the closet is half of a cat's trouble with vets. | The trouble starts in the closet | door
For most cats that box means a car ride and then a needle, and never anything nice. | Box means car and needle | syringe
So leave it standing in the living room all week with the door open. | no: In the closet / yes: Out in the living room | couch
Put an old blanket inside, one that smells of home. | Old blanket inside
~ Drop a treat at the back now and then, and walk away. | A treat at the back | fish-simple
When the day comes, it's one more place to sleep, and you only have to close the door. | Just close the door | cat
> Set the carrier out tonight, then call {brand} about the checkup. | Carrier out tonight | phone-call
> Still no chance of getting the cat in? Tell {brand} on the phone before you set out. | Won't go in? Call first | phone-call

mistake: The secret biscuit on surgery morning
* One biscuit on the quiet can move your dog's surgery to another day. | One biscuit, new date | cookie
* Why can't your dog have breakfast before surgery? | Why no breakfast? | bowl-food
* It's surgery morning, and your dog is staring at an empty bowl. | Empty bowl, sad eyes | bowl-food
A stomach that isn't empty can come back up under anesthesia, and it can go the wrong way. | An empty stomach stays down
So the clinic gives you a time for the last meal. Stick to it, down to the crumb. | Last meal at the given time | clock
Tell everyone in the house, because there's always one who can't stand that look. | Tell the whole house | people
~ Rabbits go by other rules, so don't copy the dog's. | Rabbits have other rules | rabbit
And if something did get eaten, say it at the desk. It's better to hear it then than later. | Eaten anyway? Say so | megaphone-simple
> Ask {brand} when the bowl goes up, and whether water counts. | When does the bowl go up? | clock
> Write the time {brand} gives you on a note and tape it to the food bin. | Tape it to the food bin | note

myth: He's only getting old
* Does your old dog stop and think at the bottom of the stairs? | Thinking about the stairs? | stairs
* Vets keep hearing that the cat has only gotten old. | "Only gotten old" | cat
* Your cat used to sit on that windowsill. When did that end? | When did that end? | window
Old age isn't an illness. Sore joints are, and so are bad teeth. | no: Just old / yes: Sore joints, bad teeth | tooth
But animals don't make a speech about it. They quietly stop doing things. | They quietly stop doing things
The jump onto the couch goes first, or the last part of the walk, or the crunchy food. | | couch
~ It happens so slowly that you only notice it in old photos. | Look at old photos | images
Write down what your pet used to do and doesn't any more. That list does more than any guess. | List what has stopped | list
> Read that list out at {brand}. | Read out the list | list
> Watch the stairs tonight and tell {brand} what you saw. | Watch the stairs tonight | stairs

how: What those hands are looking for
* A proper checkup starts at the nose and ends at the tail. | Nose to tail | dog
* What's the vet feeling for when both hands vanish under your dog? | What are the hands looking for? | hand
* Your cat is on the exam table, and the vet isn't saying a word. | Why so quiet? | cat
Eyes, ears, and gums come first, and then the teeth, all the way at the back. | 1. Eyes, ears, gums, teeth | eye
Fingers run down the neck and the legs, looking for lumps and for spots that make a dog flinch. | 2. Lumps and sore spots | hand
Then it goes quiet, because you can't hear a heart over small talk. | 3. Heart and lungs | stethoscope
Both hands go around the belly and feel the size of what's in there. | 4. The belly | hand-grabbing
~ That gain you didn't see under the fur shows up on the scale. | 5. The weight
> Point out the spot that worries you, and {brand} can start there. | Point at the spot | hand-pointing
> Hold the head, keep breathing, and let {brand} listen. | Hold the head, keep quiet | stethoscope

how: Why your dog sleeps through a teeth cleaning
* Nobody can clean a dog's back teeth while the dog is awake. | Back teeth need a sleeping dog | tooth
* Why does your dog have to sleep for a teeth cleaning? | Asleep for a cleaning? | tooth
* Lift your dog's lip at the side and look at the teeth back there. | Lift the lip | eye
The brown crust you can see isn't the worst of it. That sits under the gum. | no: The crust you see / yes: What's under the gum | eye
Getting there means a probe, a scaler that buzzes, and water everywhere. You'd open wide, but a dog won't. | A dog won't open wide | dog
So there's an exam first, and then a nap with somebody watching the breathing the whole time. | Exam first, then the nap | stethoscope
Each tooth is checked, scraped, and polished. | Checked, scraped, polished | toothbrush
~ X-rays show the roots, where a crown can look fine and the rest is rotten. | X-rays show the roots
> Let {brand} lift the lip at the next visit and show you the back teeth. | Look at the back together | tooth
> Does your dog's breath clear the couch? Mention it to {brand}. | Mention the breath | speech

question: Is it silly to call about this?
* Is it silly to call the vet about this? | "Is it silly to call?" | phone-call
* It's evening, the dog is acting strange, and your thumb is over the number. | Call or wait? | phone
* A vet would rather get ten calls about nothing than miss one. | Better one call too many | phone-call
Call. Sorting out what can wait is half of what that phone is there for. | Call and ask | phone-call
Say the age, what you saw, and when it started. | Age, what you saw, since when | clock
Then whether your pet is eating, drinking, and going like it always does. | Eating? Drinking? Going? | bowl-food
If something was swallowed, have the package in your hand, because the small print matters. | Keep the package in hand | package
~ And don't search the web first. Whatever you type, the worst comes up. | no: Search first / yes: Call first | phone-slash
> Put the number of {brand} on the fridge, where the sitter sees it too. | Number on the fridge | phone-list
> When you're not sure, describe it to {brand} and let somebody who sees it daily decide. | Describe what you see | phone-call

question: Why would an indoor cat need a vet?
* Why would a cat that never goes out need a vet? | "But it never goes out" | cat
* Your cat's wildest trip is from the couch to the bowl. | Couch to bowl and back | couch
* An indoor cat has fewer enemies, but it still has teeth. | Indoors, but still with teeth | tooth
A cat doesn't need the street for a bad tooth, a tired kidney, or a slowly growing belly. | Trouble grows indoors too | house
And you carry the outside in on your shoes every evening. | The outside comes on shoes | sneaker
The bigger thing is that cats hide it. A sick cat looks like a sleepy cat. | Sick looks like sleepy | bed
~ By the time it stops eating, it has usually kept quiet for a good while. | It has kept quiet for long
A checkup in good health also shows what normal is for your cat. | Know what's normal | stethoscope
> When was the last one? If you have to think, call {brand}. | Have to think? Call | calendar
> Ask {brand} how often a cat of that age should be seen. | How often for this age? | calendar-check

comparison: Your own vet or the animal emergency room
* Your own vet or the animal emergency room, which one do you call? | Own vet or emergency? | phone
* In an animal emergency room the calm dog waits the longest. | The calm dog waits longest | dog
* It's Sunday night, your dog isn't right, and the clinic is dark. | Sunday night, what now? | moon
Your own vet knows the file, the last blood test, and that your dog hates having its ears touched. | Own vet knows the file | folder
The emergency room knows none of that, but it's awake. | Emergency is awake | siren
There the sickest go first, so a long wait is good news, even if it doesn't feel like it. | Sickest first | hourglass
~ Bring the medicine your pet takes, because they can't look it up. | Bring the medicine | pill
Afterwards your own vet should get the report, so the file stays whole. | Report goes back to your vet | file-text
> Ask {brand} today where you should go at night. | Where do I go at night? | moon
> Who do you call after hours? Get the answer from {brand} before you need it. | Know the night number | phone-list

choose: Choose a vet while your pet is healthy
* The worst moment to look for a vet is when you need one. | Look before you need one | magnifier
* How do you tell a good vet before your dog is ill? | How do you tell? | question
* New town, new puppy, and three clinics within a short drive. | Which clinic? | map-pin
Go once with nothing wrong, just to say hello and let your pet try the scale. | Go with nothing wrong | dog
Watch the hands. Does somebody greet the animal before touching it? | Do they greet the animal? | hand
Ask what happens at night and on Sundays, and who answers the phone. | Ask about nights | moon
Ask something simple and see if you understand the answer. | Do you understand the answer? | speech
~ And notice the waiting room. A corner where a cat doesn't have to face a dog tells you a lot. | Is there a corner for cats? | cat
> Say hello at {brand} before anything hurts. | Say hello first | hand-waving
> Your question about nights and Sundays? Try it on {brand}. | Try the question | speech

first: Your puppy's first visit
* Your puppy's first trip to the vet should end with a wagging tail. | It should end wagging | dog
* What happens the first time a puppy goes to the vet? | What happens first? | dog
* The puppy's trembling on your lap, and the room smells of other dogs. | Trembling on your lap | paw
There's no hurry. It can sniff the floor, the shoes, and the table leg. | Sniff everything first | sneaker
Then come the scale, a look into the mouth and ears, and a hand on the belly. | at: First / Scale, mouth, ears, belly | stethoscope
If it's time for a shot, a treat usually lands in the mouth just before the needle. | at: Then / Treat and needle | syringe
~ Many puppies don't even notice which was which. | | cookie
Bring the papers from the breeder or the shelter, so nothing is given twice. | at: Bring / The papers | file-text
> Skip the big breakfast and bring a bag of treats to {brand}. | Bring treats | cookie
> Tell {brand} you'd like to drop by once just for a treat. | Once just for a treat | cookie

care: Practice the exam at home
* Five quiet minutes on the couch make your dog's exam twice as easy. | Practice on the couch | couch
* Can you touch every paw of your dog without a fight? | Every paw without a fight? | paw
* Tonight, while the cat is purring, pick up one paw and let go. | One paw, then let go | paw
A vet has to touch exactly the places most animals keep to themselves. | The private places
Do one of them a day. Hold a paw, press out one claw, let go, treat. | 1. Paws | paw-print
Lift an ear flap and look in. | 2. Ears | ear
Lift the lip at the side, and touch a tooth with your finger. | 3. Lips and teeth | tooth
Stop while it's still nice. If your pet pulls away, you went too fast yesterday. | Stop while it's nice | hand-palm
~ Puppies and kittens pick it up like a game. | A game for the young ones
> Is there a spot your pet won't let you near? Tell {brand} about it. | One spot off limits? | hand-palm
> Practice on the couch, then try it at {brand}. | From couch to exam table | paw

checklist: What to bring to the vet
* You packed the dog. What else goes along to the vet? | What else comes along? | bag
* What should you bring to the vet besides the animal? | "What do I bring?" | bag
* At the clinic desk, the questions start before the exam does. | Questions start at the desk | clipboard
You'll be asked what it eats, what it takes, and since when. | What, and since when? | clipboard
Bring the food label, or a photo of it. | 1. Photo of the food label | camera
Bring every pill and drop it gets. | 2. Everything it takes | pill
If the problem is what came out, bring that too, in a clean jar. | 3. A fresh sample | jar
A cat comes in a carrier and a dog on a leash, even the good ones. | 4. Carrier or leash | cat
~ And write down your questions, because they'll be gone the moment the door opens. | 5. Your questions | list
> Not sure a sample helps? Ask {brand} when you make the appointment. | Sample or no sample? | jar
> Take the list off your phone and hand it to {brand}. | Hand over the list | list

cost: What a vet bill is made of
* Why can two dogs with the same cough get two different vet bills? | Same cough, different bill? | receipt
* A vet bill is mostly made of finding out. | Most of it is finding out | magnifier
* The bill from the vet has eight lines, and you only remember two. | Eight lines on the bill | receipt
Your pet can't say where it hurts, so somebody has to look. | It can't say where it hurts | dog
A blood test, an X-ray, or an ultrasound each answers one question. | Each test answers one question | test-tube
Size counts as well. A big dog needs more of everything that comes in milliliters. | Big dog, bigger dose | syringe
~ And for anything under anesthesia, a person sits there and does nothing but watch. | Somebody watches the breathing | heartbeat
You can always ask what a test would change, and what happens if you wait. | Ask what it would change | speech
> Ask {brand} for an estimate in writing before the big things. | Get it in writing | file-text
> Which test comes first, and why? That's a fair question for {brand}. | "Which test first?" | test-tube

tip: Film the limp
* The limp disappears the moment your dog walks into the clinic. | Gone at the clinic door | dog
* Why does your dog limp at home and never at the vet? | Limping only at home? | house
* Your dog limps all morning, and then trots into the exam room. | Limps at home, trots there | paw
Excitement hides a lot. A dog in a strange room forgets its leg. | Excitement hides it
So film it at home, when nobody's performing. | no: Describe it / yes: Film it | video-camera
Stand to the side and hold the phone low, at the height of the knees. | Phone at knee height | phone
Let it walk past you at a slow pace, and once up a step. | Past you, then up a step | steps
~ The same goes for a cough or a twitch. | Works for a cough too
> Show {brand} the clip before the exam starts. | Show the clip first | video
> Keep the clip from the first day, and let {brand} see how it changed. | Keep the first clip | video

season(11-12): What a dog finds under the tree
* To a dog, a Christmas tree is a buffet with lights on it. | A buffet with lights | tree-evergreen
* What on your Christmas table should the dog never get? | What can't the dog have? | dog
* Somebody's aunt is holding chocolate under the table, and your dog knows it. | Chocolate under the table | dog
Chocolate, raisins, and grapes are poison to a dog, even when they come in a cookie. | 1. Chocolate, raisins, grapes | cookie
That puts fruitcake on the list, and anything sweetened with xylitol. | 2. Fruitcake, xylitol sweets | cake
For cats it's ribbon and tinsel. They swallow it like a noodle. | 3. Ribbon and tinsel | gift
~ Cooked bones splinter, so the turkey goes in a bin with a lid. | 4. Cooked bones | bone
Tell the guests before the dog does, because nobody can resist that face. | Tell the guests | people
> Save the holiday number of {brand} before you light the tree. | Save the holiday number | phone-list
> If something's missing from the plate, call {brand} first and look for the wrapper second. | Call first | phone-call
`,
})
