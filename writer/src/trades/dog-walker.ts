import { trade } from './trade.ts'

export const dogWalker = trade({
  id: 'dog-walker',
  name: 'dog walker',
  also: [
    'dog walking',
    'dog walking service',
    'dog walking company',
    'professional dog walker',
    'dog sitter',
    'dog sitting',
    'dog walking and pet sitting',
    'pack walk',
    'dog hiking',
    'dog adventure service',
    'pet walker',
    'lunchtime dog walker',
    'puppy visits',
  ],
  way: 'care',
  customers: 'dog owners',
  thing: 'a walk',
  things: 'walks',
  words: [
    'dog',
    'walk',
    'walker',
    'puppy',
    'leash',
    'key',
    'park',
    'paw',
    'sniff',
    'poop bag',
    'harness',
    'collar',
    'towel',
    'treat',
    'rain',
    'pack',
    'bark',
    'mud',
    'lunch',
    'route',
    'pet',
    'squirrel',
    'stick',
    'tail',
  ],
  pieces: `
mistake: You told the walker everything but the skateboard
* You told the dog walker everything except the thing about skateboards. | Everything but the skateboards | dog
* What should your dog walker know that you've stopped noticing? | What have you stopped noticing? | eye
* Your dog sees a man with a hat, and the leash goes tight. | A man with a hat | dog
You've known your dog's quirks for years, so you cross the street without thinking. | You cross without thinking | road-horizon
The walker doesn't know them, and finds out on a corner with both hands full. | The walker finds out late | hand
So walk your usual round once and say out loud what you do. | Say out loud what you do | speech
The bus, the gate with the terrier, the drain it won't step on. | The bus, the gate, the drain | bus
~ And what your dog eats off the ground, because that has a place too. | What it eats off the ground | bone
> Write the skateboard list and give it to {brand}. | Write the list | list
> What does your dog cross the street for? Tell {brand} before the first walk. | What does it cross for? | road-horizon

mistake: The leash that rolls out
* The roll-up leash is nice for you and hard on your dog walker. | Nice for you, hard in a group | dog
* Which leash should hang by the door for the dog walker? | Which leash? | question
* Three dogs, three thin cords, one lamppost. | Three cords, one lamppost | lamp
The thin cord of a roll-up leash locks with a thumb, and a walker's thumbs are busy. | It locks with a thumb | thumb
When a dog hits the end at a run, the plastic handle jumps out of the hand and chases the dog. | The handle jumps away | hand-grabbing
A flat leash about as long as you are tall does everything you need. | no: Roll-up cord / yes: Flat, fixed leash | ruler
It can be held short at the curb and long on the grass. | Short at the curb, long on grass
~ And it doesn't cut into a finger. | | hand
> Hang the flat one on the hook for {brand}, and put the other away. | Flat one on the hook | push-pin
> Ask {brand} what your dog should wear around its chest. | What goes around the chest? | dog

myth: A yard doesn't walk the dog
* A big yard doesn't walk the dog. | A yard isn't a walk | tree
* Does a dog with a yard still need a walk? | Yard and walk? | house
* The back door's open, and your dog stands on the lawn looking at you. | Standing there, looking at you | door-open
Your dog read that lawn on Monday. Nothing's been written there since. | Nothing new to read | newspaper
A walk is a different street, with fresh news on every post. | New posts, new noses | paw-print
Some dogs run in a yard, but most stand in it and wait for you. | no: Standing in the yard / yes: Out on the street | road-horizon
Half an hour of corners wears a dog out more than an afternoon on grass. | Corners wear a dog out | bed
~ The yard's still good for the last trip in your slippers. | Good for the last trip | moon
> Let {brand} take your dog around a corner it hasn't read yet. | A corner it hasn't read | map-pin
> Which streets does your dog never see? Ask {brand} to go there. | Somewhere new | signpost

how: How a group of dogs gets put together
* Six dogs walk past without a fight, and that isn't luck. | Not luck | dog
* How does a walker know which dogs get along? | Who walks with whom? | people
* Two dogs meet in the park, go stiff, and nobody breathes. | Nobody breathes | dog
A new dog doesn't simply join. It first walks with one other, side by side, with space in between. | at: First / Two, side by side | footprints
Face to face is how dogs start arguments. Side by side is how they make friends. | no: Face to face / yes: Side by side
The walker watches tails, and who looks away first. | at: Then / Watch the tails | eye
Then comes a third, a calm one, who's seen it all. | at: Later / A calm third
~ And some dogs go alone forever, which is fine with them. | Some walk alone
> Tell {brand} which dogs yours likes, and what they look like. | Who does yours like? | heart
> Ask {brand} who'd be first beside your dog. | Who walks beside it? | footprints

how: What happens between the key and the towel
* Your dog has a whole appointment at noon, and you never see it. | An appointment at noon | clock
* What does the walker do from the key in the door to the end? | From key to goodbye | key
* A key turns in your door at lunch, and your dog knows the sound. | A key at lunch | key
First a minute in the hall. A dog that flies out of the door walks like that all the way. | at: First / A minute in the hall | door
Harness on, two fingers under it, clip checked, door checked twice. | at: Then / Two fingers, two checks | hand
Outside the business comes first, and then the nose gets its time. | at: Out / Business, then nose | tree
Back home it's paws, water, and a look at how your dog lies down. | at: Back / Paws and water | towel
~ Then a note to you, with what came out and who was met. | at: Last / A note to you | note
> Ask {brand} what you'll hear about, and what only if it's odd. | What will you hear about? | chat
> Show {brand} the trick with your door. There's always a trick. | Show the door trick | door

question: Does my dog go out in the rain?
* Does my dog walker really go out in this rain? | "In this rain?" | cloud-rain
* Rain is just a walk with more towel. | A walk with more towel | towel
* It's pouring, and your dog looks at the rain and then at you. | It looks at you | cloud-rain
A dog needs to go, whatever the sky is doing. What changes is how. | It has to go anyway | dog
Some get a long walk and a good rub. Some do their thing and want to go back. | Long rub or quick trip | towel
A dog with thin fur gets its coat, if you leave the coat where a stranger finds it. | Coat where it's easy to find | coat-hanger
Put an old towel by the door, a big one. The one in your closet is too good. | no: The good towel / yes: The old one by the door | door
~ Thunder's another matter, and then it's the sofa and company. | Thunder means sofa | cloud-lightning
> Tell {brand} if yours melts in the rain or loves it. | Melts or loves it? | drop
> Leave the towel out and let {brand} get wet. | Towel by the door | towel

question: How do you know how much walking a dog needs?
* How much walk does your dog really need? | How much is enough? | timer
* Your dog tells you after the walk if it was enough. | Look after the walk | bed
* The walk was an hour long, and now there's a shoe flying around. | An hour, and still wild | sneaker
Don't look at the clock, look at the next hour. | no: The clock / yes: The hour after | clock
A dog that drinks, circles once, and drops had the right one. | Drinks, circles, drops | bed
If it paces and brings you things, it needed more, or it needed something other than running. | Still pacing? | footprints
A puppy that turns into a crocodile has usually had too much. | Too much bites back | tooth
~ And an old one lags on the way home before it ever lags going out. | Old dogs lag going home | hourglass
> What's your dog like an hour later? {brand} will want to hear it. | And an hour later? | hourglass
> Start with what your dog does now, tell {brand}, and change one thing. | Change one thing

comparison: Alone or with the gang
* Would your dog rather walk alone or with others? | Alone or together? | dog
* Some dogs need company on a walk, and some need peace. | Company or peace? | people
* One dog bows, tail in the air. The other hides behind you. | One bows, one hides | dog
With others there's play, and a young dog learns manners from the older ones. | Others teach manners | dog
But it has to share the walker, the pace, and the best smells. | Sharing the best smells | paw-print
Alone, your dog sets the pace and has the walker all to itself. | Alone it sets the pace | footprints
That suits old bones, and dogs who've had a bad day with another dog. | no: Crowd for the shy / yes: Alone for old or shy | heart
~ A dog can change its mind, too, so ask again after a year. | Ask again next year | repeat
> Tell {brand} about the last dog yours met, and how it ended. | How did it end? | speech
> Try one of each with {brand} and compare the evenings. | Compare the evenings | moon

choose: Who gets the key to your house?
* You're choosing who gets your key as much as who walks the dog. | Who gets the key? | key
* How do you choose a dog walker you'll never see at work? | How do you choose? | question
* Somebody's standing in your hall, and your dog's deciding about them. | Your dog decides too | dog
See who they greet. A good one says hello to you and lets the dog come over. | Do they let the dog come? | hand-waving
Ask how many leashes they hold at once, and where they go. | How many at once? | dog
Ask what happens if a dog gets loose, and hope for a quick answer. | "And if one gets loose?" | speech
Then ask the dull things, like keys, insurance, and who comes when they're sick. | Keys, insurance, stand-in | key
~ Your dog's tail gets a vote as well. | The tail votes
> Have your questions ready when {brand} meets your dog. | Questions ready | list
> Get {brand} to walk you through the plan for a slipped leash. | And if a leash slips? | speech

first: The walker comes over before the first walk
* Before anyone walks your dog, somebody should sit on your floor. | Sit on the floor first | couch
* What happens when a dog walker comes to meet the dog? | What's a first meeting like? | hand-waving
* The bell rings, your dog goes wild, and you start to apologize. | No need to apologize | bell
Don't put the dog away, and don't tidy. Leave it all the way it is on a Tuesday. | Leave it like a Tuesday | house
The walker sits down sideways and looks at nothing, and the dog does the rest. | Sideways, eyes down | eye
Then you go around the block together, and halfway you hand over the leash. | Around the block together | footprints
Show where the food is, and which window it mustn't bark out of. | Show the house | window
~ And lock your own door with the key you're giving, to be sure it works. | Try the spare key | key
> Have the spare key cut before {brand} comes to meet your dog. | Cut the spare key | key
> Have {brand} over on an ordinary day, with the dog as it is. | An ordinary day | calendar

care: Look at the paws when they come home
* Every walk ends at the paws. | Every walk ends here | paw
* When did you last look between your dog's toes after a walk? | Between the toes | eye
* Your dog's licking one paw, and it has been for ten minutes. | Licking one paw | paw
Wipe from the top down and dry between the toes, where it stays wet longest. | Dry between the toes | towel
Feel for seeds, gravel, and little balls of mud that set like concrete. | Feel for seeds and gravel | hand
If the sidewalk's too hot for the back of your hand, it's too hot for them. | Back of the hand on the ground | hand-palm
In winter, rinse off the salt before your dog does it with its tongue. | Rinse off the salt | drop
~ Do it with a treat in the other hand, and soon the paw comes up on its own. | Treat in the other hand | bone
> Is there a paw your dog won't give? Warn {brand}. | One paw off limits? | paw
> Show {brand} where the paw towel hangs. | Where the towel hangs | towel

checklist: Five things to hang by the door
* Everything for your dog should hang on one hook by the door. | One hook by the door | door
* What does a dog walker look for first in your house? | What gets looked for? | magnifier
* The walker's in your hall, your dog's ready, and there's no leash. | No leash in sight | dog
The leash and the harness your dog wears with you, adjusted. | 1. Leash and harness | dog
A roll of bags where the hand finds them. | 2. Bags | bag
The towel, an old one. | 3. An old towel | towel
Treats, with a note about what it can't have. | 4. Treats and a note | note
And your number with the vet's below it, on paper, because phones die. | 5. Numbers on paper | phone-list
~ A tag on the collar with your number should hang there anyway. | And a tag on the collar | tag
> Take a picture of the hook and send it to {brand}. | Picture of the hook | camera
> Hang it all up tonight, and ask {brand} what's missing. | What's missing? | question

cost: What's in the price of a walk
* A dog walker's hour is longer than your dog's hour. | The hour is longer | clock
* Why isn't every dog walk the same price? | Why the difference? | tag
* Half of a walk happens before the leash is even on. | It starts before the leash | van
There's the trip to your house, the door, the harness, and the paws afterwards. | The way, the door, the paws | van
Going alone takes one person's whole hour. In a group it's shared. | Alone or shared | people
A puppy who goes out twice for a moment is more driving than walking. | Puppies mean more trips | repeat
Weekends and early mornings mean somebody gets up for your dog. | Weekends and early mornings | sun-horizon
~ And feeding, pills, or a second dog take time as well. | Extras take time | pill
> List what a good midday looks like for your dog, and send it to {brand}. | What's a good midday? | list
> Ask {brand} what one walk includes, from door to door. | Door to door | door

tip: Let the dog read the post
* That lamppost is the newspaper, and you keep pulling your dog away from it. | The post is the paper | newspaper
* Why does your dog sniff one spot for so long? | Why so long? | clock
* You're late, it's cold, and your dog's reading a blade of grass. | Reading a blade of grass | leaf
There's a lot in it. Who came by, how long ago, and in what mood. | Who came by and when | paw-print
Sniffing is work for a dog, and it's the good kind of tiring. | Sniffing is work
So give it ten minutes in which the nose decides and you follow. | The nose decides | timer
Then walk on briskly, and it comes along without being dragged. | Then walk on | footprints
~ On a rainy day, a slow short round with the nose beats a fast long one. | no: Fast and long / yes: Slow, with the nose | cloud-rain
> Tell {brand} to let the nose finish. | Let the nose finish | hourglass
> Is your dog a reader or a runner? Let {brand} know which. | Reader or runner? | dog

season(11-2): A dark dog on a dark street
* At five in the evening, a black dog is a hole in the dark. | A hole in the dark | moon
* Can a driver see your dog on the evening walk? | Can they see it? | headlights
* It's dark before work and after work, and the dog still needs a walk. | Dark at both ends | moon
A light on the collar disappears under fur, so hang it where it shows from the side. | It has to show from the side | flashlight
A reflecting vest needs no battery, and headlights do the rest. | A vest needs no battery | headlights
Check that the tag with your number can be read. | Can you read the tag? | tag
A bright leash shows a cyclist that there's something between the two of you. | A bright leash | bicycle
~ And one walk at noon, in whatever sun there is, makes up for a lot. | One walk at noon | sun
> Clip the light to the harness, so {brand} finds it there. | Light on the harness | flashlight
> Talk to {brand} about a walk while it's light. | A walk in daylight | sun
`,
})
