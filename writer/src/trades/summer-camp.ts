import { trade } from './trade.ts'

export const summerCamp = trade({
  id: 'summer-camp',
  name: 'summer camp',
  also: [
    'day camp',
    'sleepaway camp',
    'overnight camp',
    'kids camp',
    "children's camp",
    'youth camp',
    'adventure camp',
    'sports camp',
    'holiday camp for children',
    'holiday club',
    'vacation camp',
    'nature camp',
    'outdoor camp',
    'science camp',
    'art camp',
    'summer day camp',
    'soccer camp',
    'wilderness camp',
    'teen camp',
    'camp for kids',
  ],
  way: 'care',
  customers: 'campers',
  thing: 'a week at camp',
  things: 'camp weeks',
  words: [
    'camp',
    'camper',
    'counselor',
    'cabin',
    'bunk',
    'campfire',
    'lake',
    'kid',
    'child',
    'duffel',
    'summer',
    'canoe',
    'hike',
    'letter',
    'parent',
    'friend',
    'homesick',
    'sleeping bag',
    'flashlight',
    'tent',
    'swim',
    'week',
    'bus',
    'outdoors',
  ],
  pieces: `
mistake: Never promise to pick them up early
* If you hate it, I'll come get you from camp. | "I'll come get you" | car
* What if I hate camp, your kid asks. So you make a promise. | "What if I hate it?" | question
* One sentence at home makes camp harder. It's meant well. | It's meant well | heart
You say it to make them brave, and they hear that you have doubts. | They hear your doubts | ear
Then the first sad minute comes, and there's an exit. | A sad minute, and an exit | door-open
Now they spend the day thinking about the exit. | | hourglass
Say this instead. It might be hard at first, and your counselor knows what to do. | no: I'll come get you / yes: Your counselor will help | hand-heart
~ Then ask what they'd try first. Water, rope, or fire? | |
> Ask {brand} what a counselor does on a sad first night. | What happens on a sad night? | moon
> Before you pack, let {brand} tell you how a first day goes. | How does day one go? | sun

mistake: Let the camper pack the bag
* You packed a beautiful bag, and your camper can't find a thing. | A beautiful bag, nothing found | bag
* Who should pack the duffel for camp? | Who packs? | suitcase
* Day four at camp, and nobody has opened the side pocket. | The unopened side pocket | bag
The toothbrush is in there, in a nice little pouch. | | toothbrush
A child only finds what the child put in. | They find what they packed | eyes
So put everything on the bed and read the list out loud. | 1. Everything on the bed | bed
They pack, you watch, and you bite your tongue about the rolling. | 2. They pack, you watch | eye
Then they unpack it all again, by themselves. | 3. They unpack it alone | repeat
~ If the zipper won't close, it's their choice what stays home. | |
> Print the list from {brand} twice, one copy for the inside of the lid. | A copy in the lid | list
> Missing something odd on the list? Ask {brand} what it's for. | What's that for? | question

myth: Homesick doesn't mean it was a bad idea
* Being homesick at camp isn't a sign of a mistake. | Homesick isn't a mistake | heart
* My child was homesick. Was camp too early? | Too early? | question
* A letter comes home from camp, and it has a tear on it. | A letter with a tear on it | mail
The letter that says come quickly was written on the second evening. | Written on evening two | moon
By the time you read it, your camper is falling out of a canoe, laughing. | Meanwhile, in a canoe | waves
Missing home comes at night and at rest time, when it's quiet. | It comes when it's quiet | moon-stars
It goes when the spoons start banging at breakfast. | It goes at breakfast | spoon
~ Nobody is too old for it. Counselors get it too. | |
> Worried by a letter? Call {brand} and ask about today. | Call and ask about today | phone-call
> Write your own letter before drop-off and hand it to {brand}. | Write ahead | envelope

how: A camp day, from bell to bell
* A camp day starts with a bell and ends with a whisper. | From bell to whisper | bell
* What do they do at camp all day? | What do they do all day? | question
* It's the bell, cold feet on the cabin floor, one sock missing. | Bell, cold feet, one sock | sock
Breakfast is loud, and somebody has to wipe the table. | at: Early / A loud breakfast | bowl-food
Mornings are for the thing you chose. Bow, boat, or brush. | at: Morning / Your chosen thing | target
After lunch everybody lies down. Letters get written, socks don't get found. | at: After lunch / Rest hour | pencil
Then water or woods, and dinner, and something around the fire. | at: Evening / Around the fire | campfire
~ And then the counselor reads, quietly, until nobody asks what happens next. | at: Last / A quiet story | book-open
> Get a sample day from {brand} and read it out loud at dinner. | A sample day | calendar
> Let your camper pick the morning thing before you call {brand}. | Bow, boat, or brush? | target

how: How strangers turn into a cabin
* On Sunday they're strangers. By Wednesday the cabin has a song. | By Wednesday there's a song | music-notes
* How do kids make friends at camp so fast? | How do they do it? | users
* Your kid doesn't know anyone on the bus to camp. | Knows no one on the bus | bus
Nobody has a phone to hide behind. | Nothing to hide behind | phone-slash
So the first game is about names, and it's a silly one. | 1. A silly name game | identification-badge
Then there's a job to do together. Build it, carry it, cook it. | 2. A job to do together | log
Then somebody's flashlight dies on the way to the bathroom. | 3. One flashlight for four | flashlight
~ That's how it happens, mostly. In the dark, holding on to a sleeve. | | moon
Counselors watch who walks alone, and give that one a partner. | Nobody walks alone | footprints
> Tell {brand} if your child needs longer to warm up. | Slow to warm up? Say so | thermometer
> Coming with one friend? Let {brand} know before the cabins are set. | One friend along? | users

question: Can you call your child at camp?
* No phone call from camp all week. For you, that's long. | All week, no call | phone-slash
* Can I call my child at camp? | "Can I call?" | phone
* You stare at the camp photos for one blurry elbow. | One blurry elbow | image
Many camps say no calls, and it sounds harsh. | No calls, and it sounds harsh | phone-x
Your voice is home. It brings all of home back for a minute. | Your voice brings home back | house
Then you hang up, and a counselor has a crying kid and a canoe waiting. | Then you hang up | phone-disconnect
Letters are different. They get read twice and go under the pillow. | no: A call at bedtime / yes: A letter under the pillow | envelope
~ Write about the dog. Don't write how much you miss them. | Write about the dog | dog
If something's really wrong, you'll get the call. | |
> Ask {brand} when you'd be called, and by whom. | When would you be called? | phone-incoming
> Mail the first letter to {brand} before camp begins. | Mail it early | mailbox

question: Is my child ready to sleep away?
* Ready for sleepaway camp has little to do with age. | It isn't about age | cake
* Is my child ready for sleepaway camp? | Ready or not? | question
* Your kid wants the tent and the lake, and asks who'll do her braids. | Who'll do her braids? | tent
Have they slept somewhere else and stayed till morning? | 1. Slept elsewhere till morning? | moon
Can they shower, find a towel, and hang it up? The hanging is optional. | 2. Shower without you? | shower
Do they tell an adult when something's wrong? | 3. Tell an adult what's wrong? | speech
And do they want to go, or do you want them to? | 4. Who wants it? | heart
~ Wanting it carries a child a long way. | |
One of those missing? There's time to practice. | |
> Not sure? Talk it over with {brand} before you ask your child. | Talk it over first | chat
> Look around {brand} together and let your camper test a bunk. | Test a bunk | bed

comparison: Day camp or sleepaway?
* One camp gives them back at dinner. The other one keeps them. | Back at dinner, or not | fork-knife
* Day camp or sleepaway camp? | Day or night? | moon
* Your child loves camp until it gets dark. | Loves it until dark | moon-stars
A day camp is all the fun, and then their own bed. | Day: their own bed | bed
You get the stories warm, and you do the laundry daily. | Day: stories still warm | washing-machine
Sleepaway is slower. They solve the small things without you. | Sleepaway: no help from you | hand
They also get the night. Stars, whispering, a fire that goes down. | Sleepaway: the night | campfire
~ Some start with days and ask for the nights on their own. | |
For a first time, the shortest stay is long enough. | no: Three weeks right away / yes: The shortest stay first | calendar
> Ask {brand} what the shortest stay is. | How short can it be? | calendar
> Describe your child's bedtime to {brand}. It helps to decide. | How does bedtime go? | moon

choose: What to ask a camp before you sign up
* Every camp brochure has a laughing kid in a canoe. | The laughing kid in a canoe | image
* How do you choose a camp when all of them look great? | They all look great | images
* There are three tabs open, three lakes, and your camper likes the slide. | Likes the one with the slide | waves
Ask who sleeps near the kids, and how counselors get trained. | 1. Who sleeps near them? | user
Ask how many campers came back from last summer. | 2. How many come back? | repeat
Ask what happens on the third day of rain. | 3. What if it rains for days? | cloud-rain
Ask what they'd do with a kid who won't join in. | 4. What if a kid won't join? | chair
~ Listen for how fast the answer comes. Somebody who's been there answers right away. | |
> Put the rain question to {brand}. | What about rain? | umbrella
> Have your child ask {brand} one question too. | One question from your child | microphone

first: The first night in a bunk
* The first night at camp is louder than you'd think. | A loud first night | ear
* What's the first night at camp like? | What's night one like? | moon
* There's a top bunk, a squeaky spring, and a whole forest outside. | Top bunk, squeaky spring | bed
Everybody lies in the dark and listens to everybody else. | Everyone is listening | ear
Something goes hoo, and somebody says it's only an owl. | Only an owl | bird
Someone sniffs, and three others are glad they weren't the first. | Someone sniffs first | smiley-sad
The counselor sits by the door until it's quiet. | Counselor by the door | door
~ Flashlights stay on under the blanket for a while, and that's allowed. | | flashlight
In the morning they all say they slept great. | | sun
> Practice the first night at home on the floor, then tell {brand} how it went. | Practice on the floor | moon
> Ask {brand} who's in the cabin after lights out. | Who's there at night? | user

care: When the duffel comes home
* Don't open the duffel in the living room. | Not in the living room | bag
* What do you do with a bag that comes home from camp? | What's in there? | bag
* The duffel smells of lake, smoke, and one old banana. | Lake, smoke, one banana | wind
Open it outside, and shake everything once. | Open it outside | door-open
There will be sand, a stone that matters, and somebody else's towel. | Sand, a stone, someone's towel | towel
Wet things first, right into the wash. | Wet things first | washing-machine
Hang the sleeping bag open over a rail for a day before you stow it. | Air the sleeping bag | sun
~ Don't throw out the stick. It has a name. | Keep the stick | log
Ask before you wash the shirt with the signatures. | Ask before washing that shirt | t-shirt
> Found a strange towel? {brand} may be looking for it. | Whose towel is it? | towel
> Label it all before the next summer at {brand}. | Label it all | tag

checklist: What goes in a camp duffel
* Old clothes are the best clothes for camp. | Old clothes are best | t-shirt
* What should a camper pack? | What goes in? | list
* The new white hoodie went to camp. A brown one came back. | White went, brown came | hoodie
Clothes that can get ruined, and a few more of everything than there are days. | 1. Clothes that can get ruined | t-shirt
Two pairs of shoes, so one can always be wet. | 2. Two pairs of shoes | sneaker
A flashlight they can work in the dark, and batteries. | 3. A flashlight, with batteries | flashlight
Paper with stamped envelopes, and your address on them already. | 4. Envelopes with your address | envelope
Something soft from home, small enough to hide. | 5. Something soft and small | heart
~ Names on everything, down to the single sock. | | tag
> Compare your pile with the list from {brand}. | Pile against list | list
> Leave at home what {brand} asks you to leave at home. Above all, the phone. | Phone stays home | phone-slash

cost: What a week of camp costs and why
* Two camps, one week each, and one costs double. | Same week, double price | tag
* What are you paying for in a week of camp? | What are you paying for? | receipt
* It's long past midnight at camp. Somebody is awake for your kid. | Somebody's awake for your kid | moon
Nights are the big step. Beds, three meals, and people who stay awake. | 1. Nights and meals | bed
Then how many children share a counselor. | 2. Kids per counselor | users
Then what they do. A ball is cheap, a horse eats all winter. | 3. A ball, or a horse | horse
Then the grounds. A lake needs lifeguards and docks. | 4. A lake and lifeguards | lifebuoy
~ Ask about trips, the bus, and the camp store as well. | 5. Bus, trips, camp store | bus
> Find out from {brand} what isn't in the price. | What isn't included? | question
> Money tight this year? Ask {brand} openly. Others do. | Ask openly | hand-coins

tip: Sleep over somewhere first
* Two nights at grandma's teach more than ten talks about camp. | Two nights at grandma's | house
* How do you get a child ready for camp? | How to get ready? | question
* Your kid has never brushed teeth without you. Camp is in June. | Never brushed alone | toothbrush
Start with one night at a friend's house. | 1. One night at a friend's | moon
Then two, without a call in between. | 2. Two nights, no call | phone-slash
Put up a tent in the yard and let them find the bathroom in the dark. | 3. A tent in the yard | tent
Have them carry their own bag to the car, all of it, every time. | 4. Their own bag, carried | backpack
~ If they come in at midnight, open the door and try again next week. | | door-open
> After the yard night, come and have a look at {brand}. | Yard first, then a look | tent
> Tell {brand} about the midnight you opened the door. It helps to know. | What happened at midnight? | clock

season(2-4): Why you think about the lake in winter
* There's snow on the car, and the camp bunks are filling up. | Snow outside, bunks filling | snowflake
* When should you sign up for summer camp? | When to sign up? | calendar
* It's early in the year, and your child's friend already has a cabin. | The friend has a cabin | house
The favorite weeks go first. The ones right after school ends. | Favorite weeks go first | calendar-star
With siblings or a friend, you need two beds in the same week. | Two beds, same week | bed
Now there's also time to visit, ask, and sleep over at grandma's. | Time to visit and ask | chat
Fill in the health form slowly, on a quiet evening. | The form, slowly | clipboard
~ And let them hang a picture of the lake above the bed. | | image
If your week is gone, ask about the list. Plans change in May. | Week gone? Ask about the list | list
> Call {brand} with two weeks in mind, not one. | Have two weeks in mind | calendar
> Circle the week with your child, then ask {brand} if it's open. | Circle the week | pencil
`,
})
