import { trade } from './trade.ts'

export const architect = trade({
  id: 'architect',
  name: 'architecture firm',
  also: [
    'architect',
    'architecture studio',
    'architecture practice',
    'architectural practice',
    'architectural firm',
    'architect office',
    'architecture office',
    'residential architect',
    'architectural designer',
    'architectural design',
    'architectural technologist',
    'architectural studio',
    'chartered architect',
    'home designer',
    'house designer',
    'residential design studio',
    'building designer',
    'drafting service',
    'architectural drafting',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a design',
  things: 'designs',
  words: [
    'architect',
    'architecture',
    'house',
    'plan',
    'drawing',
    'sketch',
    'room',
    'window',
    'wall',
    'stair',
    'roof',
    'model',
    'site',
    'addition',
    'design',
    'kitchen',
    'floor plan',
    'light',
    'door',
    'contractor',
    'build',
    'home',
    'permit',
    'draw',
  ],
  pieces: `
mistake: Don't start with the number of bedrooms
* Three bedrooms, two baths, open kitchen. An architect still knows nothing about your house. | Three beds, two baths, and? | bed
* What should you tell an architect first? | What do I say first? | speech
* You've written a list of rooms. Turn the page over. | Turn the list over | list
A list of rooms describes a thousand houses. | A list fits any house | house
Your Tuesday describes one. Who's up first, and where does that person want to be alone? | "Who's up first?" | alarm
Where do the boots land, the homework, the wet dog? | Boots, homework, wet dog | boot
~ Say what you'd miss about the place you live in now, too. It's never the number of rooms.
Square feet come later, and often there are fewer of them. | no: How many rooms? / yes: How's your Tuesday? | calendar
> Write down one ordinary day and give it to {brand}. | One ordinary day | note-pencil
> Take a photo of the corner you always end up in, for {brand}. | The corner you end up in | camera

mistake: Calling the architect after the price is set
* You have a price from the contractor and no drawings. For what, exactly? | A price for what? | invoice
* Architect first or contractor first? | Who comes first? | users
* Somebody priced your addition standing in the yard with hands in pockets. | Priced in the yard | wallet
Without drawings, everyone who bids is pricing a different house in their head. | Everyone pictures another house | house
One counts wood windows, one counts vinyl, and you compare the totals. | Same words, other windows | window
A plan makes them all bid on the same thing, down to the door handles. | no: Bid on a talk / yes: Bid on a drawing | blueprint
~ It works the other way around as well. Bring a contractor in early, and the drawing stays buildable. | | handshake
So draw a little, ask what it costs, then draw the rest. | Draw, ask, draw on | pencil
> Already have a number from somebody? Show {brand} what it's for. | A number for what? | receipt
> Start with a sketch from {brand}, then go ask for prices. | Start with a sketch | pencil-ruler

myth: You don't need a mansion to call an architect
* Architects are for museums and mansions, right? | For mansions only? | house
* Your project's too small for an architect. Is it? | Too small to ask? | ruler
* The hardest thing to draw is a small bathroom. | The hardest thing is small | bathtub
In a big house you can waste a few feet and never notice. | Big rooms forgive | home
In a small one, a door that swings the wrong way costs you a closet. | One door costs a closet | door
Turning a stair, moving one door, borrowing light from the next room. It's often that small. | Turn the stair, move the door | stairs
~ Sometimes the answer is not to build at all, and that's worth hearing before you dig. | | shovel
An hour over the plan of what you have can be a start. | Start with what you have | blueprint
> Send {brand} a floor plan of what you've got, even a crooked one. | Even a crooked one | pencil
> How small is too small? Ask {brand} with the real thing in hand. | How small is too small?

how: What happens between the sketch and the builder
* The sketch took an evening. So why does the rest take months? | Why months? | calendar
* How does a napkin sketch turn into a house? | From napkin to house | note
* The first drawing of your house is meant to be thrown away. | Meant to be thrown away | trash
First it's loose. Several ideas side by side, so you can say no to most. | at: First / Several loose ideas | pencil
One gets sizes, and you find out whether the sofa fits. | at: Then / Real sizes | couch
Next come structure, pipes and heat, and everybody wants the same wall. | at: Next / Structure, pipes, heat | pipe
Then a set goes to the authorities, and a thicker one to those who'll build it. | at: Last / Permit set, building set | stamp
~ Changing your mind is easy at the top of that list and hard at the bottom.
> Ask {brand} at which stage you should stop changing things. | When do I stop changing? | hand-palm
> Say no early. {brand} can only draw the next one if you do. | Say no early | x

how: Why architects still build with cardboard
* A house you can pick up and turn around tells you more. | Pick it up and turn it | hand
* Why do architects glue cardboard when there are computers? | Why cardboard? | scissors
* There's a tiny house on the table, and you're bending down to look in. | Bend down and look in | eye
On a screen you see what somebody chose to show you. | no: The view they chose / yes: The view you choose | monitor
A model you put your eye to, at the window where your kitchen will be. | Eye to the kitchen window | window
Hold a lamp beside it, and you see how far the light walks into the room. | A lamp for the sun | lamp
Lift the roof off, and the stairs suddenly make sense. | Lift the roof | stairs
~ It's meant to be rough. If it's too pretty, nobody dares to tear a wall out.
> Want to look into your house before it exists? Ask {brand} about a model. | Look in before it exists | house-line
> Bend down to eye level when {brand} puts a model on the table. | Get down to eye level | eye

question: What should I bring to an architect
* What do you bring an architect, if you can't draw? | What if I can't draw? | pencil
* You're meeting an architect, and your only drawing is on an envelope. | A drawing on an envelope | envelope
* Bring your architect the ugly photos. | Bring the ugly photos | camera
Take any old plan of the house, the survey of the lot, and the tax map if you have it. | Old plans and the survey | map-trifold
Pictures of every room as it really looks, laundry included. | Every room, laundry included | basket
A few houses you like, and one you can't stand. That one helps most. | One house you can't stand | thumbs-down
~ A number you'd hate to go over. Said early, it's a design tool. | | wallet
Your sketch is welcome. It'll be read for what you wish, and hardly ever for where the walls are. | A sketch says what you wish | note-pencil
> Put the envelope drawing in your bag when you go and see {brand}. | The envelope too | bag
> Can't find old plans? Ask {brand} where in your town they might be kept. | Where might they be? | archive

question: How many times can I change my mind
* You've seen the drawing three times, and you still don't love the kitchen. | Still don't love it | smiley-meh
* How often may you change your mind with an architect? | "Can I change it again?" | repeat
* You lie awake because the stairs are on the wrong side of the plan. | Awake over the stairs | moon
In the sketch phase, as often as it takes. That's what it's for. | Sketching: change away | pencil
Later each change pulls others along. Move a bathroom, and the pipes, beams and windows follow. | Later: one change pulls ten | link
Once it's with the building office, some changes mean asking again. | After the permit: ask again | stamp
~ So say the uncomfortable thing in the week you think it. Silence gets built. | | speech
It's usual to agree on a number of rounds, so ask what happens after that. | Ask how many rounds | question
> Something nagging you? Tell {brand} while it's still pencil. | Tell it in pencil | pencil-simple
> Sleep on every plan once, then call {brand}. | Sleep on it once | bed

comparison: Build on or rearrange what you have
* You want to add a room. Maybe you've already got one. | Maybe you already have it | house
* Add on, or move the walls you've got? | Add on or rearrange? | swap
* Count the rooms in your house that nobody's in tonight. | Which rooms are empty tonight? | lamp
The dining room used twice a year is space you heat and clean. | Used twice a year | fork-knife
Rearranging means no digging, no new roof, and you keep your yard. | Rearrange = keep the yard | tree
It also means living in the mess, because the mess is in the middle of the house. | The mess is in the middle | broom
An addition gives you light from new sides, and takes some from the room behind it. | Add on = new light, less behind | window
~ Draw both, roughly, before you fall in love with one. | | pencil
> Have {brand} sketch both on one sheet. | Both on one sheet | blueprint
> Walk through at night and count the dark rooms for {brand}. | Count the dark rooms | moon

choose: Look for how they listen
* Every architect has beautiful photos. Ask to hear about a problem. | Ask about a problem | images
* How do you choose an architect when every website is white and glass? | Who's right for you? | house
* In the first talk with an architect, count who's asking. | Count who's asking | chats
You'll share a lot with this person, down to how you take showers. | They'll know how you live | shower
So notice whether they ask about you before they show you shapes. | no: Shows shapes first / yes: Asks about you first | speech
Have them take you through one project, from the budget at the start to the bill at the end. | Budget at first, bill at the end | receipt
Ask who'll draw yours and who answers the phone while it's being built. | Who answers the phone? | phone
~ Then call one of the people who live there, on a rainy day. | | cloud-rain
> Meet {brand} and count the questions. | Count the questions
> Ask {brand} for one house that was difficult and why. | One difficult house | house-simple

first: What an architect looks at in your house
* You're showing off the kitchen, and the architect is looking at the ceiling. | Looking at the ceiling | eye
* What's an architect looking for in your broom closet, at home? | What's in the broom closet? | broom
* The first visit to your house is mostly silence and one pencil. | Silence and a pencil | pencil
They're working out what holds what up, so they follow the walls from floor to floor. | What holds what up? | wall
They ask where north is, and stand in your living room until they know where the sun goes. | Where's the sun? | sun
They look out of every window and note what you'd like to see less of. | What would you hide? | window
~ They may sit in your favorite chair. It's a way of asking why it's there. | | armchair
You don't get a design that day. You get questions to sleep on. | Questions to sleep on | bed
> Don't tidy up for {brand}. How you live is the brief. | Don't tidy up | basket
> Be at home with {brand} when the light's worst. It's worth seeing. | When the light's worst | lightbulb

care: Keep the drawings when the house is finished
* The house is done, and the drawings are about to go in the trash. | Don't throw the drawings out | trash
* What do you do with a plan once the house is built? | What about the plan now? | blueprint
* Someday you'll drill into a wall and wish you had the drawing. | Before you drill | wall
What got built differs from what got drawn, a little, everywhere. | Built isn't quite drawn | not-equals
So ask for the set that was corrected, with pipes, beams and wires where they really are. | Ask for the corrected set | pencil-line
Keep it on paper as well as on a drive, with the paint names and the tile box labels. | Paper, drive, paint names | folder
~ Put the photos of the open walls in there too. | | camera
Whoever buys the place after you will thank you for it. | The next owner thanks you | key
> Ask {brand} for the corrected set as soon as the dust settles. | The corrected set | archive
> Lost the plans of your house? Start a new file with {brand}. | Lost your plans? | folder

checklist: Before you buy the lot, stand on it
* Before you buy a lot for a house, go there twice. | Go there twice | map-pin
* What does an architect look for on an empty site? | What to look for? | magnifier
* You're standing in tall grass with a sandwich, on what could be home. | On what could be home | map-pin-area
Find the sun in the morning and again late in the day. What's in its way? | 1. Where's the sun? | sun
Look where the water would go. Reeds and soft ground say a lot. | 2. Where does rain go? | drop
Ask where power, water and sewer are, and how far away. | 3. Power, water, sewer | plug
Close your eyes and listen. Road, school, trains. | 4. What do you hear? | ear
~ Then ask the town what may be built there, before you picture any rooms. | Ask what may be built | file-text
> Take {brand} along on the second visit. | Bring someone the second time | users
> Send {brand} the address and a photo in each direction. | A photo each way | camera

cost: What an architect's fee depends on
* A small tricky remodel can take more drawing than a big plain house. | Small can be more work | pencil-ruler
* What are you paying an architect for? | What am I paying for? | receipt
* You see the fee and think, for a few drawings? | "For a few drawings?" | blueprint
The sheets are the visible part. The hours go into what isn't on them yet. | Hours you don't see | hourglass
An old house costs more thought than a new one, because nothing's where it should be. | Old houses take more thought | house
How far you go matters most. Only a sketch, up to the permit, or until the last tile is in? | Sketch, permit, or all the way? | stamp
~ Every special detail is a small project of its own, down to that floating stair. | | stairs
And an undecided client gets the same kitchen drawn five times. | Decide once
> Ask {brand} what each stage covers, and where you could stop. | What's in each stage? | list
> Tell {brand} which parts you'd do yourselves. | What would you do?

tip: Walk through the plan with your finger
* Can't read a floor plan? Use your finger. | Use your finger | hand-pointing
* How do you know if a floor plan works before it's built? | Does it work? | blueprint
* Your house lies in front of you, flat on paper. Go home in it. | Go home on paper | home
Put your finger at the front door and come in with groceries. | Come in with groceries | shopping-bag
Where do they land, and how many corners did you turn? | How many corners? | path
Go from bed to bathroom at night. Which door might you bump into? | Bed to bathroom, at night | bed
Then cut out your own sofa at the same scale and push it around. | Cut out your sofa | scissors
~ Mark where your finger stops. It's telling you something. | | note-pencil
> Cut out your table and chairs and take them along to {brand}. | Paper furniture | table
> Let your finger walk the plan with {brand} listening. | Say it aloud | speech

season(12-1): Watch the low sun this month
* For a few weeks a year, your house shows you its darkest face. | Its darkest face | moon
* Planning a new window? Look at the sun this month. | Look at the sun now | sun-horizon
* At noon the sun's so low that it reaches your back wall. | Sun on the back wall | sun
If a room gets light now, it gets light all year. | Light now, light all year | sun-dim
Note at breakfast, at noon and at four which rooms need a lamp. | Breakfast, noon, four o'clock | clock
Look at the shadows too. The neighbor's house reaches farthest this month. | Longest shadows now | house
~ In June you'd have sworn that yard was sunny. | | tree
It's half an hour of looking, and no computer knows your trees as well. | Your trees, your light | tree
> Sketch a little map of lamps and suns and save it for {brand}. | A map of lamps and suns | pencil
> Take three photos of one room today, and show them to {brand}. | Three photos, one room | images
`,
})
