import { trade } from './trade.ts'

export const restaurant = trade({
  id: 'restaurant',
  name: 'restaurant',
  also: [
    'bistro',
    'diner',
    'steakhouse',
    'steak house',
    'trattoria',
    'osteria',
    'brasserie',
    'eatery',
    'gastropub',
    'tapas bar',
    'ramen shop',
    'noodle bar',
    'taqueria',
    'sushi bar',
    'fine dining',
    'supper club',
    'curry house',
    'ristorante',
    'family restaurant',
    'barbecue joint',
    'bbq joint',
    'brunch spot',
    'restaurateur',
  ],
  way: 'table',
  customers: 'guests',
  thing: 'a meal',
  things: 'meals',
  words: [
    'restaurant',
    'table',
    'menu',
    'dinner',
    'lunch',
    'dish',
    'kitchen',
    'chef',
    'cook',
    'plate',
    'meal',
    'sauce',
    'dessert',
    'waiter',
    'guest',
    'food',
    'order',
    'reservation',
    'grill',
    'fork',
    'appetizer',
    'steak',
    'leftover',
    'cuisine',
  ],
  pieces: `
mistake: Say it while the plate can still be fixed
* The kitchen can fix your plate. It can't fix the review. | Fix the plate, not the review | fork-knife
* Do you send a dish back, or do you smile and chew? | Smile and chew? | smiley-nervous
* The waiter asks how everything is, and your steak is cold in the middle. | "How is everything?" | call-bell
Most people say it's lovely, eat half, and tell a friend about it in the car. | "It's lovely" | car
Nobody in the kitchen ever hears of it. | The kitchen never hears
Say it early, after two bites and not after twenty. | no: After twenty bites / yes: After two | timer
Say what's wrong and what you'd like. Too salty, cold, not what you ordered, all fine. | Say what's wrong | speech
~ You don't have to apologize for it. A plate that comes back teaches a kitchen something.
> Tell {brand} while it's still warm. | Say it while it's warm | speech
> If something's off at {brand}, say so after the second bite. | After the second bite | fork-knife

mistake: Don't mention the allergy when the food is there
* The worst moment to mention nuts is when the plate lands. | Too late for nuts | acorn
* Can you mention an allergy when the plate comes? | Is that soon enough? | question
* The dish is in front of you, and only now you say: no shellfish. | "No shellfish" | shrimp
By then the sauce is hours old, and somebody has to start again from an empty pan. | The sauce is made already | cooking-pot
Say it when you book, so the cook knows before the shopping. | at: When you book / So the cook knows | phone-call
Say it again when you order, because the person at your table may not have seen the note. | at: When you order / Say it again | note-pencil
And be exact. A trace of nuts and a spoonful of nuts are two different kitchens. | Be exact: trace or pile
~ If it's only a dislike, say that too. It saves everybody the worry. | Allergy or dislike?
> Put it in the note when you book with {brand}. | Put it in the note | note-pencil
> Call {brand} ahead and say what you can't have. | Call ahead | phone-call

myth: A long menu isn't a better menu
* The thicker the menu, the longer some of it has been waiting. | Thick menu, long wait | book-open
* Do more dishes mean a better restaurant? | More dishes, better food? | list
* You've been handed a menu with a spine, like a novel. | A menu like a novel | book
Every line on a menu is something that has to be sitting in the refrigerator, just in case. | Every line sits in the fridge | thermometer-cold
Twelve dishes means the fish gets sold tonight. A hundred means some of it may not. | no: A hundred dishes / yes: A dozen | fish
A short list also means the cook has made that plate so often that the hands know it. | Hands that know the plate | chef-hat
~ And if it changes now and then, somebody's looking at what came in. | It changes with what came in | carrot
> Ask {brand} what's newest on the menu. | What's newest? | list
> Read the menu of {brand} at home once, so you can listen at the table. | Read it at home | device-tablet

how: How four plates land on the table together
* Four dishes, four cooking times, and they all reach the table at once. | Four plates at once | fork-knife
* How does a kitchen get four plates out together? | How do they time it? | timer
* Your steak, her salad, his soup, and suddenly they're all in front of you. | Suddenly all there | bowl-steam
One person at the counter reads your order aloud, and the cooks count backward. | Counting backward | receipt
The slowest thing starts first. That's the steak, which also has to rest. | at: First / The slow one | flame
Fish goes on when the meat comes off. | at: Next / The fish | fish
Salad is dressed last, when the waiter's already reaching for the plate. | at: Last / The salad | leaf
~ So if one of you gets up for a phone call, a whole kitchen holds its breath. | Don't go for a call now | phone
> Order together at {brand}, and watch how it lands. | Order together | receipt
> Sit where you can see the pass at {brand}, if there's a seat, and watch the counting. | Watch the pass | eye

how: What a kitchen does before the doors open
* Most of your dinner was made before you got hungry. | Made before you got hungry | cooking-pot
* What does a kitchen do all afternoon with nobody at the tables? | What do they do all day? | clock-afternoon
* It's three in the afternoon, the chairs are up, and the kitchen is loud. | Loud at three | chef-hat
Stocks have been simmering since morning, a bubble at a time. | at: Morning / Stock on the stove | cooking-pot
Onions are cut by the bucket, herbs are picked, fish is trimmed. | at: Midday / Knives out | knife
Sauces get tasted, salted, and tasted again with a clean spoon. | at: Afternoon / Taste and salt | spoon
Then everything stands in little tubs, in reach. A cook in the rush doesn't look, the hand just goes there. | at: Opening / All in reach | hand
~ That's how a plate that took all day can be in front of you in minutes.
> Ask {brand} which dish on the menu was started first today. | What was started first? | clock
> Think of the onions when your plate comes at {brand}. | Think of the onions | knife

question: Can you just walk in?
* No reservation? You can still get the table. | No reservation? | door-open
* Can you just walk into a restaurant and get a table? | Can you just walk in? | door-open
* You're on the sidewalk, it's raining, and you didn't make a reservation. | Rain, and no reservation | umbrella
Come early or come late. The gaps are before the rush and after the first tables leave. | Come early or late | clock
Two people fit almost anywhere. Six need a plan. | Two fit, six need a plan | people
Say you don't mind the counter, the corner, or being out by a certain time. | "Out by eight is fine" | stool
~ And if it's full, leave your number. People cancel all the time. | Leave your number | phone
> Try {brand} on the evening nobody else goes out. | Try a quiet evening | calendar
> Call {brand} from the sidewalk before you give up. | Call from the sidewalk | phone-call

question: Can you ask for changes to a dish?
* Some changes to a dish take a second. Some can't be made at all. | Some yes, some no | fork-knife
* Is it rude to ask for a dish without the onions? | Is it rude to ask? | question
* You love everything about that dish except one thing on the plate. | All but one thing | list
Leaving something off is easy, as long as it goes on at the end. Cheese, nuts, herbs, dressing. | Leaving off is easy | cheese
Out of a stew that's been on since morning, nobody can pick the onions. | A stew stays a stew | cooking-pot
Swapping one side for another is mostly fine. Building a new dish on a busy evening isn't. | no: A new dish / yes: Another side
Ask as a question, and you'll get a straight answer. | Ask as a question | chat-circle-text
~ Sauce on the side is the one thing that nearly every kitchen will do. | Sauce on the side | bowl-food
> Point at the line on the menu at {brand} and ask what's possible. | Ask what's possible | hand-pointing
> Want it without? Say so at {brand} before the order's in. | Say it first | speech

comparison: Share the table or guard your plate?
* Decide before you order: are you sharing? | Sharing or not? | fork-knife
* Share everything or guard your own plate? | Share or guard? | users
* Your friend's fork is already over your dish. | A fork over your dish | fork-knife
If you share, order less than you think, then order again. Plates come as they're ready. | Sharing: order in rounds | repeat
It's good for talking and for tasting, and it's bad for the one who eats slowly. | Bad for slow eaters | hourglass
Your own plate is hot, and it's yours. Three courses, everybody in step. | Your own: all in step
The quick rule is the size of the table. Small one, own plates. Big one, share. | Small table? Own plates | fork-knife
~ One dessert and four spoons works with both. | One dessert, four spoons | spoon
> Say at {brand} that you're sharing, and ask what to order first. | "We're sharing" | speech
> Settle it on the way to {brand}. Hungry people decide badly. | Settle it on the way | car

choose: Read a restaurant from the sidewalk
* You can read a restaurant through its window. | Read it from outside | window
* How do you pick a restaurant in a town you don't know? | How do you pick? | map-pin
* Two menus side by side on a strange street, and everybody's starving. | Two menus, one hunger | signpost
Look at the plates going back to the kitchen. Empty is the best review there is. | 1. Plates going back empty | food
Look at the menu. If it tells you what's in season, somebody went shopping. | 2. A menu that changes | list
Look at the people working. Do they glance around the room or down at the floor? | 3. Staff who look up | eyes
Then breathe in at the door. Butter, garlic, and smoke are good. Old frying oil isn't. | 4. The smell at the door | door-open
~ A full room on a slow evening says more than any star. | A full room on a slow night
> Stand in the door of {brand} a moment and breathe in. | Breathe in at the door | door-open
> Look through the window of {brand} around dinnertime. | Look in at dinnertime | window

first: Ordering food you've never had before
* You don't have to know the cuisine to order well. | You don't have to know it | bowl-food
* What do you order when you can't pronounce the menu? | Can't pronounce it? | list
* Half the menu is words you've never said aloud. | Words you've never said | speech
Point. Pointing works in every language, and nobody minds. | Pointing is fine | hand-pointing
Order one thing that sounds safe and one thing that doesn't, and put them in the middle. | One safe, one not | food
Ask how it's eaten. Hands, spoon, or rolled up in a leaf, it does taste different. | Ask how it's eaten | spoon
Look at the next table. If it smells good, ask what they're having. | Look at the next table | eyes
~ And start mild. Heat can be added, never taken out. | Start mild | pepper
> Tell {brand} it's your first time and ask what people grow up eating. | "It's my first time" | speech
> Take one brave friend to {brand}. Two can order twice as much. | Take a brave friend | users

care: How to warm up last night's dinner
* Those leftovers deserve better than the microwave. | Better than the microwave | box
* How do you warm up a restaurant meal without ruining it? | How do you warm it up? | flame
* It's the day after, and there's half a dinner in the fridge. | Half a dinner in a box | box
Pasta goes in a pan with a splash of water. The sauce comes loose again. | 1. Pasta: pan and a splash | drop
Steak doesn't want heat at all. Slice it cold and thin, and put it on bread. | 2. Steak: cold and thin | knife
Anything crisp goes in a hot oven, spread out, so it can dry. | 3. Crisp things: hot oven | oven
Stews and curries need nothing but a low flame. They've only improved. | 4. Stews: low flame | cooking-pot
~ Dressed salad is the one thing to finish at the table. | Finish the salad there | leaf
> Take the half you can't finish home from {brand}. | Box the other half | box
> Not sure how to warm it up? Ask while they're packing it at {brand}. | Ask while they pack | question

checklist: Booking a table for a crowd
* A table for ten is a different phone call from a table for two. | A table for ten | people
* What does a restaurant want to know when you book for a crowd? | What do they need to know? | phone-call
* It's your mother's birthday, and you're in charge of the restaurant. | You're in charge | cake
Say how many, and how many are children. High chairs are counted too. | 1. How many, how small | baby
Who can't eat what, by name if you can. | 2. Who can't eat what | note-pencil
When you need to be done, if there's a train or a babysitter. | 3. When you need to leave | clock
Who's paying, and is it one check or several. | 4. One check or several | receipt
If there's a cake, say who's bringing it and when it should come out. | 5. The cake, and when | cake
~ Then call again the day before if the number changes, even by one. | Call if the number changes | phone
> Have those five ready when you call {brand}. | Have your list ready | list
> Send {brand} the number first. The names can follow. | Send the number first | envelope

cost: What you're paying for on the plate
* The food on the plate is only a part of what it costs. | Only a part of the price | fork-knife
* Why does a simple dish cost so much more than at home? | Why more than at home? | tag
* You read the menu from right to left, prices first. | Prices first | tag
Somebody peeled, somebody cooked, somebody carried, and somebody's washing it right now. | Four people, one plate | people
The chair is in the price too, and the heat, and the hours when it stood empty. | The empty chair counts | chair
Meat and fish move the price most, and trimming makes good pieces smaller. | Meat and fish cost most | fish
Cheap cuts aren't a trick. They cost less because they need an afternoon on the stove. | Cheap cuts take all day | cooking-pot
~ Anything made from scratch has an hour of a hand in it that you can't see.
> Ask {brand} which dish has the most work in it. | Which takes the most work? | chef-hat
> Curious about a price at {brand}? Point at it and ask what goes in. | Point and ask | hand-pointing

tip: Order what you'd never cook yourself
* Don't order the dish you make at home on Tuesdays. | Not your Tuesday dish | cooking-pot
* How do you choose when everything on the menu sounds good? | Everything sounds good? | list
* Everyone's closed the menu except you. | Everyone's ready but you | list
Ask yourself which of these you'd never make in your own kitchen. | Which would you never make?
Anything fried, because you don't want the smell in your curtains. | Fried: keep it out of your home | window
Anything that was on the stove all day, because you were at work. | Slow: you were at work | clock
Anything with fifteen things in it, because you'd have to buy all fifteen. | Fifteen things in it | shopping-cart
~ The grilled chicken can wait for Tuesday. | Chicken can wait
> Find the one line on the menu of {brand} you couldn't make yourself. | Find the one you can't make | list
> At {brand}, ask which dish nobody makes at home. | What does nobody make? | question

season(2): The night everyone wants a table for two
* There's one night a year when every table is a table for two. | All tables for two | heart
* When do you book dinner for Valentine's Day? | When do you book? | calendar-heart
* It's mid-February, you forgot, and every restaurant's phone is busy. | Every line is busy | phone-call
A room that's built for fours can't seat twice the couples. Half the chairs stand empty. | Half the chairs are empty | chair
So the early seats and the late ones go last. Take one of those. | Early and late go last | clock
The evening before or after has the same candles, and a cook with time to think. | no: The one night / yes: The night after | candle
Say if there's a question in somebody's pocket. The staff can keep a secret. | A ring? Say so | ring
~ Then show up on time, because another couple is waiting for those chairs. | Be on time
> Book with {brand} before you buy the flowers. | Book before the flowers | flower
> How about the evening after? Ask {brand} for a table. | Try the evening after | moon-stars
`,
})
