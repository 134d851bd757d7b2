import { trade } from './trade.ts'

export const mobileBar = trade({
  id: 'mobile-bar',
  name: 'mobile bar',
  also: [
    'mobile bar hire',
    'mobile cocktail bar',
    'horsebox bar',
    'horse trailer bar',
    'bartending service',
    'bartender for hire',
    'event bar',
    'prosecco van',
    'pop-up bar',
    'tiki bar hire',
    'cocktail catering',
    'bar hire',
    'mobile bartender',
    'beverage catering',
    'trailer bar',
    'tap truck',
    'beer trailer',
    'cocktail bar hire',
    'wedding bar',
    'bartending company',
    'mocktail bar',
    'bar rental',
    'cocktail masterclass',
  ],
  way: 'hire',
  customers: 'hosts',
  thing: 'a bar for your party',
  things: 'bars for parties',
  words: [
    'bar',
    'cocktail',
    'drink',
    'ice',
    'bartender',
    'party',
    'wedding',
    'guest',
    'glass',
    'garnish',
    'menu',
    'toast',
    'gin',
    'mocktail',
    'shaker',
    'beer',
    'wine',
    'mixer',
    'lime',
    'event',
    'punch',
    'tonic',
    'champagne',
    'martini',
  ],
  pieces: `
mistake: The ice always runs out first
* No party ever had too much ice. | Never too much ice | snowflake
* What runs out first at a party? It isn't the gin. | It isn't the gin | martini
* It's nine o'clock, the cooler's full of water, and the ice is gone. | A cooler full of water | drop
People count bottles and guests, and they forget what's in every single glass. | It's in every glass | martini
Ice cools the drink, and it also cools the beer, the wine, and the bucket it stands in. | It cools everything else | thermometer-cold
A shaker eats a whole scoop for one cocktail, and throws it away after. | One scoop per shake
On a hot day, half of it melts before it's been anywhere. | Heat takes half | sun
~ And a glass packed with ice waters down slower than one with three sad cubes. | no: Three cubes / yes: A full glass | cube
> Ask {brand} who brings the ice and where it's kept. | Who brings the ice? | snowflake
> Clear a spot in the shade before {brand} rolls in. | A spot in the shade | umbrella

mistake: Ten cocktails make one long line
* Every cocktail you add to the menu makes the line longer. | Longer menu, longer line | queue
* How many cocktails should a party have? | How many cocktails? | martini
* One guest is still reading the menu, and twenty are reading her neck. | Still reading the menu | list
Choosing takes longer than mixing. With ten on the list, everybody asks what's in it. | Choosing takes longer | hourglass
And ten cocktails need ten sets of bottles, fruit, and leaves within arm's reach. | Ten sets of bottles | wine
Three is right. One long and fresh, one short and strong, one without alcohol. | no: Ten on the list / yes: Three good ones | martini
Give one of them your dog's name, and half the room will order that. | One with the dog's name | dog
~ Beer and wine stand beside it, for everybody who knew before they came. | Beer and wine too | beer-bottle
> Tell {brand} three flavors you love, and see what comes back. | Three flavors | list
> Cut your list to three, then call {brand}. | Cut it to three | scissors

myth: Not every cocktail wants shaking
* Some cocktails go cloudy and sad if you shake them. | Cloudy and sad | martini
* Why does the bartender shake one drink and stir the next? | Shake, or stir? | question
* You order a drink, and the shaker stays on the shelf. | The shaker stays put | martini
Shaking beats in air and chips of ice. It's what lime juice, cream, and egg white need. | Shake: juice, cream, egg | egg
They come out cold and frothy, with a little snow on top. | Frothy, with snow on top | snowflake
If there's only spirits in it, stir. It stays clear, and it feels like silk. | Stir: nothing but spirits | spoon
You'll see it in the glass. Cloudy was shaken, clear was stirred. | no: Clear and shaken / yes: Clear and stirred | eye
~ Bubbles never go in a shaker. You only try that once. | Never shake bubbles | champagne
> Order a stirred one and a shaken one at {brand}'s bar, and hold them to the light. | Hold them to the light | lightbulb
> Find out from {brand} which of your three gets shaken. | Which gets shaken? | question

how: How two people pour for a hundred
* The bartender made half your cocktail this morning. | Half made this morning | sun-horizon
* How do two bartenders keep up with a hundred guests? | How do they keep up? | users
* The doors open, and a hundred guests turn to the bar. | All at once | people
What doesn't change with time is mixed beforehand. Spirits, syrup, and bitters go in one big bottle. | Mixed beforehand | jar
Juice is squeezed on the day, and it waits in the cold. | Juice on the day | orange-slice
Limes are cut, leaves are picked, glasses stand upside down in rows. | Cut, picked, lined up | leaf
So one cocktail is now a pour, a scoop, a shake, and a leaf. | Pour, scoop, shake, leaf | timer
~ What can't be done ahead is anything with bubbles. That's opened in front of you. | | champagne
> Give {brand} the hour when everyone arrives at once. | When do they all arrive? | clock
> Watch how little {brand} reaches for once the night's going. | Everything within reach | eye

how: How a bar gets built in a field
* A bar needs four things a meadow doesn't have. | Four things a field lacks | tent
* How do you run a bar in the middle of a field? | In a field? | tent
* It's only grass now, and in three hours somebody will order a martini here. | Only grass now | plant
Level ground comes first. Wedges go under, or every glass slides left. | 1. Level ground | ruler
Then water, carried in, and a tank for what's poured away. | 2. Water in and out | drop
Then light. Anybody can pour in the sun, but at ten the limes are invisible. | 3. Light | lightbulb
Then power, for the fridge and the music, on separate plugs. | 4. Power | plug
~ And a trash can on the guests' side. Otherwise the bar becomes one. | 5. A trash can in front | trash
> Take a photo of the exact spot for {brand}, with your feet in it. | The exact spot | camera
> Walk from the road to the spot and count the gates for {brand}. | Count the gates | footprints

question: What do guests get who don't drink?
* Nobody wants to toast with warm orange juice. | Not orange juice again | orange
* What do you serve guests who don't drink alcohol? | Without alcohol? | question
* Everybody's got a pretty glass, and the driver's holding a can. | The driver gets a can | car
A drink without alcohol needs what a cocktail has. Something sour, something bitter, and a good smell. | Sour, bitter, a good smell | orange-slice
Lime, a little ginger, a splash of tonic, a twist of peel. That's a drink, not a soda. | Lime, ginger, tonic, peel | leaf
Put it in the same glass with the same ice. Nobody should have to explain theirs. | The same glass | martini
List it with the others, not at the bottom. | no: At the bottom / yes: With the others | list
~ There'll be more takers than you think. Some people switch at ten.
> Tell {brand} roughly how many won't be drinking. | How many won't drink? | people
> Taste the one without alcohol first when you sit down with {brand}. | Taste that one first | smiley

question: What does a bar need at your place?
* The bar comes to you, as long as it fits through the gate. | Through the gate | ruler
* What does a mobile bar need at your place? | What does it need? | question
* The trailer's in the driveway, and the party's behind the house, down four steps. | Down four steps | stairs
First is the way in. Measure the narrowest part, and look up for branches. | 1. Measure the way in | ruler
A flat spot, firm enough that a car wouldn't sink after rain. | 2. Flat and firm | cloud-rain
An outlet within reach, and find out what else is on it. | 3. An outlet | plug
A tap for water, and a place to empty ice at the end. | 4. Water, in and out | sink
~ Then look where the sun is at five. Nobody wants to mix with it in their eyes. | 5. Where's the sun at five? | sun
> Send {brand} the measurements with the date. | Measurements and date | ruler
> Invite {brand} to come and look if there's a slope. | Is there a slope? | mountain

comparison: Open bar, or until the money's gone?
* Open bar or tickets, the party feels different. | It feels different | ticket
* Open bar, a set amount, or drink tickets? | Open bar, or tickets? | ticket
* It's your card behind the bar, and someone just ordered six doubles. | It's your card | credit-card
Open is the warmest. Nobody counts, and nobody carries a wallet. | Open: nobody counts | heart
With a set amount, it's open until the sum's reached, and then you're asked. | A set sum, then you're asked | coins
Tickets give everybody two or three on you. After that they pay. | Tickets: two or three each | ticket
Whatever you choose, tell people beforehand. Surprises at a counter feel rude. | Tell people beforehand | envelope
~ You can also leave beer and wine open, and put the cocktails on tickets. | Or a bit of each | beer-bottle
> Talk it through with {brand} before the invitations go out. | Before the invitations | envelope
> Name a sum to {brand} and ask how far it goes with your crowd. | How far does it go? | coins

choose: Who's behind your bar?
* You're hiring the person behind the bar, not the bar. | The person, not the trailer | user
* How do you choose a mobile bar? | How do you choose? | question
* Three pretty trailers, three prices, and you've never tasted one drink from any bar. | Pretty trailers | truck-trailer
Ask who'll be pouring on the day, and how many of them for your guests. | 1. Who pours, how many? | users
Ask what the price covers. Glasses, ice, fruit, alcohol, and cleanup. | 2. What's in the price? | receipt
Ask what they need from you, and get it in writing. | 3. What do they need? | note-pencil
Ask what happens if it rains, or if you run late. | 4. Rain? Running late? | cloud-rain
~ Then taste one drink they've made you. Pretty won't help at midnight. | 5. Taste one | martini
> Go through those with {brand} on the phone. | Go through them all | phone-call
> Ask {brand} for one cocktail they'd make for you two. | One for the two of you | martini

first: Making up your own cocktail
* Your signature cocktail starts with a memory, not with a bottle. | It starts with a memory | heart
* How do you come up with your own cocktail for a wedding? | Your own cocktail? | martini
* You're asked what your wedding drink should taste of, and you've got no idea. | No idea | question
Where did you two meet? What did you drink on the first good evening? | 1. Where, and what? | map-pin
Then sour or bitter, long or short. That cuts the list in half. | 2. Sour or bitter, long or short | sliders
Then the season. Basil and berries in summer, pear and spice in fall. | 3. The season | leaf
Choose something your parents would finish. It's their party too. | 4. Something parents finish | users
~ Taste it twice, once in the afternoon and once when you're hungry. | 5. Taste it twice | repeat
> Tell {brand} the story, and skip the recipe. | Tell the story | speech
> Taste a first try at {brand}, and say honestly what's missing. | What's missing? | martini

care: Look after the people at your bar
* The most important thing on the bar is water. | Water first | drop
* How do you keep a party going without anybody going under? | How do you keep it going? | question
* It's early, the sun's still up, and the bar's already loud. | Already loud | speaker-high
Put a big pitcher of water where people line up, with glasses, so nobody has to ask. | Water where they wait | drop
Have something salty out from the first drink. Not at eight, from the first. | Something salty, at once | popcorn
Open with something long and light. Strong ones are for after dinner. | no: Strong first / yes: Light first | clock
Put the number of a taxi on the menu, right under the drinks. | A taxi on the menu | taxi
~ And agree with whoever's pouring who gets to say that's enough. | Who says enough? | hand-palm
> Agree with {brand} on when the bar closes, and tell one friend. | When does it close? | clock
> Add water and snacks to the list you make with {brand}. | Water and snacks | list

checklist: Before you call about a bar
* Six answers turn a maybe into a bar. | Six answers | list
* What should you know before you call about a bar? | What should you know? | phone-call
* You've got a wedding, a barn, and somebody asking about the gate. | Asking about the gate? | phone
Know the date, and from when to when you'd like to pour. | 1. Date and hours | calendar
How many adults, and how many of them drink. | 2. How many drink | people
Where, and if the place has rules about bars. Many do. | 3. The place and its rules | barn
Beer and wine, cocktails, or both. | 4. Beer, wine, cocktails | martini
Who buys the bottles. | 5. Who buys the bottles | shopping-cart
Power, water, and the width of the gate. | 6. Power, water, gate | plug
~ The theme can wait. The gate can't.
> Have all six in front of you and call {brand}. | Have all six ready | phone-call
> Mail the six answers to {brand}, with a photo. | Answers plus photo | envelope

cost: What the price of a bar depends on
* An hour more costs more than a cocktail more. | Hours cost most | clock
* What does the price of a mobile bar depend on? | What's it depend on? | tag
* Two quotes for one party, and one bar comes without a drop. | A bar with no drinks in it | receipt
First look whether the alcohol's in it. Sometimes you bring the bottles, and that's fine. | Are the drinks included? | wine
Then it's people and hours, and an hour before and after that you don't see. | People and hours | users
Real glasses are heavy. Somebody carries them in, washes them, and carries them out. | Real glass is work | martini
Fresh juice and odd fruit add up. So do twenty miles of road. | Juice and distance | road-horizon
~ A shorter list is the easy saving. It's also the better bar. | A shorter list saves | list
> Ask {brand} to split the quote into people, drinks, and glass. | Split the quote | receipt
> Say your number to {brand} first, and build the bar under it. | Start with the number | coins

tip: Put the bar where people have to walk
* Don't put the bar by the door. | Not by the door | door
* Where should the bar stand at a party? | Where does it go? | map-pin
* Nobody can get into your party, because everybody's stopped at the bar. | Everybody's stopped | people
People stop where the drinks are. At the door, that's a cork in a bottle. | Like a cork | wine
Put it across the room, so they walk past each other to get there. | no: By the door / yes: Across the room | footprints
Leave space in front, twice what you'd think, and a ledge for empties. | Space in front | ruler
Keep it away from the speakers. Nobody can order over a trumpet. | Away from the music | speaker-high
~ And never next to the buffet. Two lines make a knot. | Not by the buffet | queue
> Sketch your room for {brand}, and mark the door. | Sketch the room | pencil-ruler
> Where would {brand} put it? Ask before the tables go in. | Where would it go? | question

season(11-1): A winter party starts with something hot
* Don't boil the mulled wine. | Don't let it boil | flame
* What do you pour at a winter wedding, when guests come in frozen? | What do you pour? | snowflake
* Red noses, cold hands, and somebody hands each guest a hot cup. | A hot cup for each | cup
A hot drink at the door does what no speech can. People stay and talk. | Hot, at the door | door-open
Mulled wine wants to steam, not bubble. Boiling turns the spice bitter and drives off what's good. | no: Boiling / yes: Just steaming | thermometer-hot
Start the spices in a little sugar and juice, and add the wine last. | Spices first, wine last | orange-slice
Have a second pot, apple juice and the same spices, for drivers and kids. | One pot without wine | cup
~ After that the bar can be cold again. They'll be warm.
> Ask {brand} for something hot to start with. | Something hot first | flame
> Plan the door and the hot cups with {brand} before the cocktails. | The door comes first | door
`,
})
