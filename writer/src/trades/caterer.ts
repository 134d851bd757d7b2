import { trade } from './trade.ts'

export const caterer = trade({
  id: 'caterer',
  name: 'caterer',
  also: [
    'catering company',
    'catering service',
    'event catering',
    'wedding caterer',
    'wedding catering',
    'corporate catering',
    'grazing table',
    'grazing board',
    'buffet caterer',
    'hog roast',
    'bbq catering',
    'barbecue catering',
    'party catering',
    'office catering',
    'catering business',
    'paella catering',
    'mobile caterer',
    'private catering',
    'banquet service',
    'charcuterie board maker',
    'catering kitchen',
  ],
  way: 'order',
  customers: 'hosts',
  thing: 'a catered meal',
  things: 'catered meals',
  words: [
    'menu',
    'guest',
    'party',
    'buffet',
    'wedding',
    'dish',
    'tray',
    'dinner',
    'lunch',
    'event',
    'catering',
    'caterer',
    'food',
    'plate',
    'chef',
    'table',
    'dessert',
    'kitchen',
    'host',
    'appetizer',
    'serving',
    'toast',
    'banquet',
  ],
  pieces: `
mistake: Twelve dishes are worse than five
* A buffet with twelve dishes runs out faster than one with five. | Twelve run out faster | fork-knife
* How many dishes should a buffet have? | How many dishes? | list
* You're looking at the menu, and everything sounds good, so you order it all. | Order it all? | list
Everybody takes a spoonful of everything, just to try. Twelve spoonfuls is a mountain. | A spoonful of each | spoon
The popular one's gone by the third table, and the rest stands around. | The favorite's gone first | food
Five that go together look like more, and you can afford to make enough of each. | no: Twelve dishes / yes: Five that fit | bowl-food
Make one of them something a vegetarian would call dinner. | One real vegetarian dish | carrot
~ And the line moves, because nobody's reading labels. | The line moves | queue
> Tell {brand} your five favorites, and let them cut one. | Your five favorites | list
> Which dish always goes first? Put that to {brand} before you choose. | Which goes first? | question

mistake: Somebody forgot the band
* The people most often forgotten at a wedding dinner are the ones working. | Who was forgotten? | music
* Who do hosts always forget to count for dinner? | Who isn't counted? | people
* It's your wedding, and the photographer's asking a waiter for a bread roll. | A bread roll, please | camera
The band, the photographer, the person at the sound desk. They've been on their feet since noon. | On their feet since noon | music-notes
They don't need the full menu. Something hot and a chair will do. | Hot food and a chair | chair
Then there are the small ones. A toddler doesn't need a plate of lamb, but does need something at six. | Toddlers eat at six | baby
Count them all before you give your number. | no: Guests only / yes: Everyone in the room | calculator
~ Agree when they eat, too. A band can't chew and play. | When does the band eat? | clock
> Give {brand} two numbers, the guests and the crew. | Guests plus crew | list
> Count heads once more before you call {brand}. | Count once more | people

myth: A buffet isn't always the cheap way
* A buffet can cost more than a served dinner. | It can cost more | tag
* Is a buffet cheaper than a plated dinner? | Is a buffet cheaper? | question
* You chose the buffet to save money, and then the quote came. | Then the quote came | receipt
When people serve themselves, they take more, and nobody knows of what. | People take more | spoon
So there has to be plenty of everything, right up to the last guest in line. | Plenty, to the last guest | queue
On a plate, every portion's counted. There's less food, but more hands to carry it. | Plated: less food, more hands | hand
So it's food against people. Which one wins depends on your list and your room. | Food against hands | scales
~ A starter on the plate and a buffet after is a decent peace between the two.
> Ask {brand} to price it both ways. | Price it both ways | calculator
> Say what you'd like to spend, and let {brand} suggest which. | Start with the budget | coins

how: How dinner stays hot in a field
* Your hot dinner may have traveled an hour in a box. | An hour in a box | truck
* How does a caterer keep food hot with no kitchen around? | Hot, with no kitchen? | thermometer-hot
* A tent, a meadow, and a hundred hot plates out of nowhere. | Out of nowhere | tent
Anything slow is cooked ahead, the braise, the sauce, the soup. | at: The day before / Slow things | cooking-pot
It rides in boxes as thick as a mattress, and comes out steaming. | at: The drive / In thick boxes | truck
What has to be crisp comes half done, and gets its color on the spot. | at: On site / The last color | flame
Plates are stacked warm, so the sauce doesn't set. | at: Serving / Warm plates | fork-knife
~ And a good menu for a field leaves out what can't wait. You won't get fries. | No fries in a field | x
> Tell {brand} where it is, and what's there besides grass. | What's there? | map-pin
> Send {brand} a photo of the spot. | A photo of the spot | camera

how: Why the speeches decide your dinner
* One long toast can ruin a good piece of fish. | Ruined by a speech | microphone
* How does a kitchen know when to serve? It counts back from the toast. | Counting back | clock
* The best man's on page four, and a hundred plates are ready. | Page four | microphone
Everything's timed backward from the moment plates should land. | Timed backward | timer
Once the fish is on, there's no going back. It's perfect for a few minutes. | Perfect for minutes | fish
So a speech that starts early or runs long is the kitchen's only real enemy. | The kitchen's enemy | microphone-stage
Put the speeches between courses, or before anything hot. | no: Over hot plates / yes: Between courses | list
~ And give somebody the job of tapping the speaker's shoulder. | Somebody taps a shoulder | hand-tap
> Share the evening's schedule with {brand}, speeches and all. | Share the schedule | list
> Name one person {brand} can ask that evening. | One person to ask | user

question: When is the final number due?
* You'll give the caterer your number twice. | Two numbers | calculator
* When does a caterer need the final guest count? | When's the number due? | calendar
* Three cousins still haven't said whether they're coming to the wedding. | Three cousins | envelope
First there's a rough count, so the right crew and the right van are held for you. | at: First / A rough count | people
Then there's the last one, before the shopping. After that, the meat's bought. | at: Before shopping / The last count | shopping-cart
Three more is usually fine. Thirty more is another dinner. | Three more is fine
Fewer is the hard part, because what's bought is bought. | Fewer is harder | receipt
~ So guess a bit low at first, and add. | Guess low, then add
> Ask {brand} for the day the last number's due, and mark it on the fridge. | Mark the day | calendar-check
> Chase your cousins, then call {brand}. | Chase the cousins | phone

question: What does a caterer need at your place?
* A caterer can cook nearly anywhere with water and an outlet. | Water and an outlet | plug
* What does a caterer need from your house or your hall? | What do they need? | question
* The party's at your house, and your kitchen has two feet of counter. | A tiny kitchen | sink
First, a place to park close, because everything is carried, twice. | 1. A place to park | truck
Water, outlets, and which ones share a fuse with the music. | 2. Water and outlets | plug
Room in the refrigerator, or a corner in the shade. | 3. Room in the fridge | thermometer-cold
A table nobody else wants. | 4. A table | desk
And where the trash goes, since there's a lot of it. | 5. Where trash goes | trash
~ Stairs are worth a word. So is a narrow elevator. | Stairs? Say so | stairs
> Film one slow walk from the street to the kitchen for {brand}. | Film the walk in | video
> Invite {brand} for a look around, if the place is tricky. | A look around | house

comparison: Dropped off or fully served?
* Trays at the door or people in aprons, that's the first choice. | Trays or aprons? | chef-hat
* Do you need staff, or just the food? | Staff, or just food? | question
* The food's arrived, it's hot, and everybody's looking at you, the host. | Everyone looks at you | eyes
Dropped off, it comes ready, and from then on you're the kitchen. | Dropped off: you take over | truck
It's fine for a lunch at work or a casual crowd who'll grab a plate. | Fine for a work lunch | briefcase
With staff, somebody else carries, clears, and knows when the rice is low. | With staff: you sit down | chair
If you'd like to remember the evening, get hands. | no: You run it / yes: You're a guest too | hand
~ There's a middle way. Food dropped off, plus one person for the dishes. | Or one pair of hands | sink
> Find out from {brand} what one extra pair of hands would change. | One pair of hands | hand
> Decide whether you're host or guest, then call {brand}. | Host, or guest? | phone-call

choose: Questions for a caterer
* The tasting tells you about the food. These tell you about the day. | About the day itself | list
* How do you choose a caterer when every menu looks good? | How do you choose? | question
* Three menus on your table, three prices, and nothing to compare them by. | Three quotes | receipt
Ask who'll be there on the day. The person you like, or someone you've never met? | 1. Who's there on the day? | user
Find out what's in the price. Plates, glasses, linen, staff, and cleanup. | 2. What's in the price? | receipt
Ask what happens when ten more people come. | 3. What if ten more come? | people
Ask for a menu they've cooked for a group of your size. | 4. A menu for your size | list
~ Then ask what they'd leave off yours. An honest answer is worth having. | 5. What to leave off | pencil
> Put all of them to {brand} before you talk about dessert. | Ask before dessert | cake
> Ask {brand} what they'd leave off your menu. | What to leave off? | question

first: Your first tasting
* Come to the menu tasting hungry, but not starving. | Come hungry | fork-knife
* What happens at a catering tasting? | What happens there? | question
* There are six small plates in front of you, and a pencil. | Six small plates | pencil
It's a bite of each, so don't finish the first one, however good it is. | A bite of each | fork-knife
Bring whoever has a say. One more opinion is good, four more is a committee. | Bring who decides | users
Ask how each would be for your whole crowd, not for two. | For two, or for everyone? | people
Say what you don't like. Nobody's hurt, and that's what it's for. | no: "All lovely" / yes: "Less salt" | speech
~ Take a photo of each plate. By number five you'll have forgotten two. | Photo of each plate | camera
> Bring the date and a page of questions to {brand}. | Date and questions | note-pencil
> Call {brand} and ask what a tasting looks like. | Ask about a tasting | phone-call

care: What to do with everything that's left
* Think about leftovers before the party, not at midnight. | Think of leftovers early | box
* What happens to the food that's left after a party? | What about the rest? | question
* It's late, the guests are gone, and there's half a tray of everything. | Half a tray of everything | food
Get a stack of boxes beforehand, and send people home with cake. | Boxes for the guests | box
What stayed cold in the kitchen is fine for tomorrow. | Kept cold: tomorrow | thermometer-cold
What stood out all evening has done its duty. Let it go. | no: Out all evening / yes: Kept cold | clock
Ask the cook which is which. They know when each tray left the heat. | Ask the cook | chef-hat
~ Bread goes in the freezer tonight, or it's stone by breakfast. | Bread in the freezer | bread
> Ask {brand} beforehand what's done with the rest. | Ask what's done with it | question
> Have boxes ready when {brand} packs up. | Have boxes ready | box

checklist: Know this before you call a caterer
* Six answers get you a real price from a caterer, and not a maybe. | A price, not a maybe | receipt
* What should you know before you call a caterer? | What should you know? | phone-call
* You've got the caterer on the phone, and they ask you how many. | "How many?" | phone
Have the date, and the hour people sit down. | 1. Date and hour | calendar
How many guests, roughly. | 2. How many, roughly | people
Where, and whether there's a kitchen. | 3. Where, with a kitchen? | map-pin
Sitting or standing. It changes the whole menu. | 4. Sitting or standing | chair
What can't be eaten, and by how many. | 5. Who can't eat what | note-pencil
And a sum you'd like to stay under. It saves a week of emails. | 6. What you'd spend | coins
~ You don't need a menu yet. That comes out of the other six.
> Put your six on a card and call {brand}. | Call with your six | phone-call
> Mail your list to {brand} and see what menu comes back. | Mail the list | envelope

cost: What moves a catering price
* The food is rarely the biggest part of a catering bill. | Often not the food | receipt
* What makes one catering quote twice as high as another? | Why twice as high? | tag
* You've got two quotes for the same chicken dinner. | Same chicken, two prices | receipt
People cost most. Servers come hours before your guests and leave hours after. | People and hours | clock
Then there's whatever the room lacks. Chairs, ovens, glasses, even water. | What the room lacks | chair
Little bites are work. A stew feeds forty from one pot, and forty bites are forty moves. | Bites are handwork | hand
Distance and stairs come on top. | Distance and stairs | stairs
~ Moving dinner from Saturday night to Sunday lunch often changes the price more than the menu does. | Try another hour | calendar
> See what you'd save at {brand} by changing one thing. | Change one thing | sliders
> Tell {brand} what matters most, and be easy about the rest. | What matters most? | heart

tip: Pull the buffet away from the wall
* Pull the buffet away from the wall, and watch the line shrink. | Away from the wall | food
* Why is there always a line at the buffet? | Why the line? | queue
* Forty people with empty plates are in one line, and it isn't moving. | One long line | queue
Against a wall, people pass on one side. In the middle, they can walk down both. | no: Against the wall / yes: In the middle | people
Plates go at the start. Forks and napkins go at the end, where a hand's free. | Forks at the end | fork-knife
Put the bread and salad first. They fill the plate and cost the least. | Salad first | leaf
Drinks belong in another corner altogether. | Drinks elsewhere | wine
~ And send the tables one by one, with the grandparents first.
> Draw your room for {brand}, doors and all. | Draw the room | pencil-ruler
> Let {brand} say where the table should stand. | Where does it stand? | map-pin

season(11-12): The office party doesn't have to be in the evening
* By December every caterer's evening is somebody's. | Every evening's taken | calendar
* When do you book food for the office party? | When do you book? | calendar
* You've been asked to plan the party, and it's already November. | It's already November | clipboard
Everybody wants the same Thursday and Friday nights. | The same nights for all | calendar-x
A lunch is easier to get, and people with small children can stay. | Lunch is easier | sun
Or make it a breakfast, with something hot and something sweet. | Or a breakfast | coffee
January works too. There's nothing else in it, and people have time. | January works | calendar-check
~ Ask around for diets now, not on the day. | Ask about diets now | note-pencil
> Offer {brand} three dates, and one of them a lunch. | Three dates, one lunch | calendar
> What's still open? Ask {brand} before you ask the office. | What's still open? | phone-call
`,
})
