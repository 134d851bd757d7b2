import { trade } from './trade.ts'

export const weddingVenue = trade({
  id: 'wedding-venue',
  name: 'wedding venue',
  also: [
    'wedding barn',
    'barn wedding venue',
    'wedding hall',
    'wedding location',
    'wedding estate',
    'wedding venues',
    'reception venue',
    'reception hall',
    'wedding chapel',
    'country house wedding venue',
    'wedding and event venue',
    'wedding & event venue',
    'garden wedding venue',
    'castle wedding venue',
    'vineyard wedding venue',
  ],
  way: 'hire',
  customers: 'couples',
  thing: 'a wedding day',
  things: 'weddings',
  words: [
    'wedding',
    'venue',
    'guest',
    'ceremony',
    'reception',
    'aisle',
    'barn',
    'table',
    'couple',
    'dance floor',
    'dinner',
    'viewing',
    'tour',
    'bride',
    'groom',
    'bar',
    'tent',
    'garden',
    'party',
    'music',
    'date',
    'toast',
  ],
  pieces: `
mistake: Count the guests before you fall for a barn
* Fall in love with the guest list before you fall for a barn. | First the guest list | list
* How big does your wedding venue have to be? | How big? | users-three
* You're standing in an empty barn, and it looks enormous. | Empty looks enormous | barn
Now put in tables. Then a bar, a band, a buffet, and a gap for the servers. | Tables, bar, band, buffet | table
Then take a strip out of the middle, because people will want to dance. | A strip for dancing | disco-ball
Suddenly Uncle's table is behind a post. | Behind a post | eye-slash
It goes wrong the other way, too. A small party in a ballroom feels like the end of one. | no: Too big or too tight / yes: Filled to the edges | people
~ So count the people you'd miss, and take that number along. | | pencil
> Take your guest list, even a rough one, to {brand}. | A rough guest list | list
> Ask {brand} to walk you through the room with every table in it. | With every table in it | table

mistake: The rain plan isn't a tent in the phone book
* Look at the rain plan first. The garden will sell itself. | First the rain plan | cloud-rain
* What happens to your garden ceremony if it pours? | What if it pours? | umbrella
* Clouds over the garden, chairs in rows, and the aisle's getting wet. | The aisle's getting wet | cloud-rain
Ask to see the room you'd really stand in. Stand in it. | Stand in the rain room | house
Would you marry there? If your stomach says no, it isn't a plan. | no: A corridor / yes: A room you'd marry in | heart
Then ask who decides, and at what hour, since chairs don't walk by themselves. | Who decides, and when? | clock
Somebody has to make the call in the morning, and it shouldn't be the bride. | Not the bride's call | phone-call
~ White umbrellas by the door look good in every photo. | | umbrella
> Have {brand} show you the wet version before the sunny one. | The wet version first | cloud-rain
> Visit {brand} on a rainy day on purpose. | Go when it rains | umbrella

myth: You don't need your colors before your venue
* You don't need a theme before you look at a venue. | No theme needed | palette
* Do you choose the style first, or the wedding venue? | Style first? | palette
* There's a board full of dried flowers, and no date yet. | A board, but no date | images
The walls are the biggest decoration you'll have. They come in one color. | The walls are decoration | wall
Beams want something else than white plaster, and plaster wants something else than brick. | Beams, plaster or brick | wall
If you choose peach first, you'll spend the year hiding a red carpet. | Peach on a red carpet | rug
See the room, then pick what grows out of it. | no: Colors, then room / yes: Room, then colors | swatches
~ The date alone decides which flowers you can have. | | flower
> Bring two people and no mood board to {brand}. | No mood board | people
> Photograph the walls at {brand}, then open the color chart. | First the walls | camera

how: What happens in a venue before you arrive
* Long before the first guest comes, somebody irons a tablecloth standing up. | Ironed on the table | table
* What goes on at a venue on the morning of a wedding? | What goes on that morning? | sun-horizon
* You're still in bed. At the venue, a van backs up to the door. | A van backs up | van
Tables come first, because everything else is measured from them. | at: First / Tables | table
Then cloths, then chairs, then a long wait for the flowers. | at: Then / Cloths and chairs | chair
The cake comes late and travels low, on somebody's knees. | at: Late / The cake | cake
The band checks the sound while the candles are counted. | at: Last / Sound and candles | candle
~ And at some point somebody walks the aisle, just to hear if the gravel crunches. | | footprints
> Ask {brand} from what time your people can get in. | When can we come in | door-open
> Who sets out the place cards? Settle that with {brand}. | Who sets the place cards? | cards

how: How the room changes while you're outside
* You go out for photos, and the ceremony room turns into dinner. | Ceremony becomes dinner | fork-knife
* How does one room do a ceremony and a dinner? | One room, twice? | swap
* Your guests are on the lawn with a drink. Behind the doors, chairs fly. | Chairs fly | chair
It's called the flip. Rows go, tables roll in, and the candles are lit last. | The flip | candle
It takes about as long as a drink and a family photo, if nobody's looking for grandpa. | Over drinks and photos | camera
For this it needs hands, a place for the guests, and a shut door. | Hands, a place, a shut door | door
So ask where everyone stands in that time, and where if it's raining. | no: In the way / yes: A place with drinks | champagne
~ Nobody should see it. The doors opening is the best part. | | door-open
> Ask {brand} where your guests stand while the room's turned. | Where do guests stand? | people
> Run through that hour at {brand}, door by door. | That hour, door by door | clock

question: Can my aunt bring the cake
* Ask about your own caterer before you fall in love with the venue. | "Our own caterer?" | chef-hat
* Which of your own people may you bring to a venue? | Who may come along? | people
* Your aunt bakes, your friend plays, and your brother brews for the bar. | Aunt, friend, brother | cake
Each venue has its own list. Some have a kitchen with a cook in it, some have a sink. | A cook, or a sink? | sink
Outside caterers often have to show papers, so tell them early. | Papers for the caterer | file-text
With drinks, ask about corkage. That's a fee for opening what you bring. | Corkage, if you bring wine | wine
And with music, ask how loud and how late. | How loud, how late? | speaker-high
~ The aunt's cake is usually the easy one. | | cake
> Write down who you'd like to bring, and go through it with {brand}. | Go through your list | list
> Name your aunt's cake to {brand} on the first call. | The aunt's cake | cake

question: How long is the room really yours
* You booked the venue for a day. Does that mean from breakfast? | From breakfast? | clock
* When does a wedding day at a venue begin and end? | When does it end? | hourglass
* The last song's playing, the party's finally good, and somebody stacks chairs. | Somebody stacks chairs | chair
There's the time you get in, the time the music stops, and the time you're out. | Get in, music off, all out | door
Three different clocks. People only ask about one of them. | Three clocks | clock
Setup eats more than you think. Flowers, cables, a cake, forty jars somebody's mother filled. | Setup eats hours | hourglass
And somebody has to carry those jars out when everyone's tired. | Jars out at night | jar
~ Ask if things can stay till morning. That's a kindness to your mother. | | sun-horizon
> Ask {brand} for all three times and write them side by side. | All three times | clock
> Can the jars stay overnight at {brand}? Find out before you fill them. | Can the jars stay? | jar

comparison: All in or bare walls
* A venue with everything, or four walls and a key? | Everything, or a key? | key
* All-inclusive or bare venue, what fits your wedding? | All in or bare? | scales
* One quote is a page long. The other venue just gives you a key. | A page, or a key | key
With everything in, you choose from a list, and somebody else counts forks. | All in: you choose from a list | list
With bare walls you choose each fork, and you count them as well. | Bare: you count the forks | fork-knife
Bare looks cheaper until the tables, toilets, lights and trash bags are on the list. | Tables, toilets, lights, trash | lightbulb
If you love making lists, take the key. If not, take the forks. | no: Lists make you sick / yes: Lists make you happy | list
~ Most places sit somewhere in the middle, so ask where.
> Ask {brand} what's already in the cupboard. | What's in the cupboard? | question
> Count what you'd have to rent yourselves, then talk to {brand}. | What's left to rent? | list

choose: Walk the venue like a guest
* When you tour a venue, walk it like your grandmother. | Walk like your grandmother | steps
* What do you look at when you view a wedding venue? | Look at what? | eyes
* You're on a tour, looking up at the chandelier. Look down, too. | Look down, too | lamp-pendant
Start at the car. Where do people park, and do heels sink in on the way? | Do heels sink in? | high-heel
How many steps to the restroom, and is there a rail? | Steps to the restroom | stairs
Sit down in the worst seat. Can you see the two people it's about? | Sit in the worst seat | chair
Clap once. If it rings for long, the toast will be soup. | Clap once | hands-clapping
~ Then stand where you'd stand, and look back at the empty chairs. | | heart
> Sit in the worst seat at {brand} and say what you see. | The worst seat | chair
> Take the person with the bad knee on your tour of {brand}. | Take the bad knee along | person-simple-walk

first: Your first venue viewing
* At your first venue viewing you'll forget every question you had. | Every question's gone | question
* What happens at a wedding venue viewing? | What happens there? | map-pin
* Your first viewing. The gravel crunches, and you squeeze each other's hand. | The gravel crunches | footprints
You'll walk it in the order of the day. Where you arrive, where you say yes, where you eat. | In the order of the day | path
Somebody will ask when, and how many. Rough is fine. | When, and how many? | calendar
You'll see it bare, with stacked chairs and a ladder. Ask for photos of it dressed. | no: Bare, with a ladder / yes: Photos of it dressed | images
Film as you walk, because by the third one you'll mix up the stairs. | Film as you walk | video
~ Don't answer in the room. Answer in the car. | | car
> Book a viewing at {brand} for the hour you'd marry at. | At the hour you'd marry | clock
> Go for a coffee after {brand}, just you two, before you say a word. | Coffee first | coffee

care: Treat the venue gently and it stays lovely
* Wedding confetti is beautiful for a second and in the lawn for years. | In the lawn for years | confetti
* What may you hang, burn or throw at a venue? | Hang, burn, throw? | candle
* Your friend's on a ladder in the barn with a hammer. Stop. | Stop the hammer | hammer
Old beams don't take nails. String, clips and ribbon do the same. | no: Nails / yes: String and clips | hammer
Candles are usually fine if there's glass around them. Ask first. | Candles in glass | candle
Petals rot, foil doesn't. Real ones can stay where they fall in many gardens. | Petals, not foil | flower
Walk round with somebody before and after, so nobody argues about the scratch. | Walk round before and after | eyes
~ And tell the band where not to put the tape. | | music
> Ask {brand} what may be hung, lit and thrown. | Hung, lit, thrown | list
> Show {brand} your decoration on a photo before you order it. | A photo before you order | image

checklist: Five things for the last visit before the wedding
* One more visit before the wedding. Bring the person who'll be in charge. | Bring who's in charge | person
* What do you settle on the last venue visit? | What's left to settle? | list
* The wedding's close, and you're in the empty hall with a coffee. | Close now | coffee
The floor plan, with table numbers and the high chair. | 1. The floor plan | layout
The hour each van comes, and the door it comes to. | 2. Which van, which door | truck
Sockets. The band, the coffee machine and the photo corner all want one. | 3. Sockets | plug
Who has the key, and whose number gets called on the day. | 4. One key, one number | key
~ Where your presents go at midnight. | | gift
The food for your suppliers, since the drummer's hungry, too. | 5. Food for the drummer | fork-knife
> Give {brand} the one number to call that isn't yours. | Not your number | phone
> Draw your floor plan on paper for {brand}, even if it's crooked. | A crooked plan is fine | pencil-ruler

cost: Why Saturday in summer costs more
* The same wedding, another day of the week, another price. | Another day, another price | calendar
* What does the price of a wedding venue depend on? | What's in the price? | tag
* You love the venue, then you open the sheet with the dates. | The sheet with the dates | calendar
There are only so many warm Saturdays, and everybody wants the same ones. | Only so many Saturdays | calendar-star
A Friday or a winter date is easier to get, and often easier on the bill. | no: A summer Saturday / yes: A Friday in winter | snowflake
Then it's people. Each guest is a chair, a plate and a share of the servers. | A chair, a plate, a server | chair
And hours. Late nights mean somebody's paid to stay awake. | Somebody stays awake | moon
~ Look for what's counted per head and what stays the same. | | calculator
> Ask {brand} which of your dates would be the kindest to your budget. | The kindest date | piggy-bank
> Shorten the guest list by one table and ask {brand} again. | One table less | table

tip: Visit at the hour you'll marry
* See the venue at the hour of your ceremony. The sun moves. | The sun moves | sun
* When should you visit a wedding venue? | When to go? | clock
* You toured the garden at ten. Your wedding's at four. | Ten isn't four | clock-afternoon
In the morning the tree gives shade. Later the whole front row squints. | no: Front row squints / yes: The tree gives shade | tree
You'll find out where the light falls when you kiss. Your photographer will thank you. | Where the light falls | camera
You'll hear what's next door at that hour, too. A school, a road, a rooster. | A school, a road, a rooster | ear
Then come once at night and see the way to the parking lot. | Once in the dark | flashlight
~ If you can't come, ask for a photo taken at that hour. | | image
> Ask {brand} for a second look at your own hour. | Your own hour | clock
> Bring sunglasses to {brand} and see if you need them. | Do you need them? | sunglasses

season(11-3): A wedding in the dark months
* In winter the party doesn't have to wait for dark. | It's dark by dinner | moon
* Is winter a bad time for a wedding? | Winter, really? | snowflake
* Coats steam in the hall, there's a fire lit, and the guests move closer. | Guests move closer | fire
Candles show from the first toast on. In July nobody sees them till midnight. | Candles from the first toast | candle
The photos come first, because the light's gone early. | Photos come first | camera
Think of the coats. A hundred of them need a place, and somebody with tickets. | Where do the coats go? | coat-hanger
And the way from the car wants light, salt, and a strong arm. | Light, salt, a strong arm | snowflake
~ Serve something hot at the door. Noses thaw before hearts do. | | coffee
> See {brand} in the dark once, with the candles on. | Once in the dark | candle
> Where would a hundred coats hang at {brand}? Ask. | A hundred coats | coat-hanger
`,
})
