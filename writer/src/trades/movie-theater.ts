import { trade } from './trade.ts'

export const movieTheater = trade({
  id: 'movie-theater',
  name: 'movie theater',
  also: [
    'cinema',
    'movie theatre',
    'independent cinema',
    'arthouse cinema',
    'art house cinema',
    'movie house',
    'picture house',
    'film theater',
    'film theatre',
    'drive-in theater',
    'drive-in cinema',
    'outdoor cinema',
    'open-air cinema',
    'repertory cinema',
    'community cinema',
    'boutique cinema',
    'film house',
    'multiplex',
    'pop-up cinema',
  ],
  way: 'visit',
  customers: 'moviegoers',
  thing: 'a movie',
  things: 'movies',
  words: [
    'movie',
    'film',
    'screen',
    'seat',
    'popcorn',
    'ticket',
    'row',
    'cinema',
    'trailer',
    'theater',
    'projector',
    'sound',
    'matinee',
    'subtitle',
    'credit',
    'scene',
    'picture',
    'curtain',
    'showing',
    'actor',
    'audience',
    'ending',
    'lobby',
  ],
  pieces: `
mistake: The back row isn't the best one
* Everybody heads for the back row. The sound is better elsewhere. | Everyone heads for the back | seat
* Which seat has the best sound in a movie theater? | Best sound, which seat? | speaker-high
* You're in the last row, and the movie's rain is only on your left. | Rain only on your left | cloud-rain
The sound comes from all around, and it has to meet somewhere. | It has to meet somewhere | speaker-high
That's about two thirds back, right in the middle. | Two thirds back, in the middle | target
If the screen fills your view and you don't have to turn your head, you're there. | The screen fills your view | eyes
At the very back, the wall adds its own boom. | no: Last row, corner / yes: Two thirds back | wall
~ If you like to fall into the picture, go a row or two closer. | | film-strip
> Find out which row people fight over at {brand}. | Which row do people fight over? | seat
> Move two rows forward the next time at {brand} and listen. | Two rows forward | seat

mistake: You don't need the trailer
* You've seen the trailer, so you've seen the best joke. | The joke was in the trailer | smiley-meh
* Why does a good movie feel like you've seen it already? | Seen it already? | repeat
* The best scene in the movie comes, and you know every second. | You know every second | film-strip
A trailer takes the big moments out and puts them in a row. | The big moments in a row | film-slate
That leaves you waiting for them instead of watching. | You wait instead of watching | hourglass
Try one film cold. Only the title, the poster, and who told you. | Try one film cold | ticket
If somebody starts to tell you about it, hum. | | ear
~ You won't know who's the villain. Neither does she. | | detective
> Let {brand} pick one for you, and ask nothing. | Ask nothing | ticket
> Tell {brand} the last film you loved, and get only a title back. | Get only a title | speech

myth: Subtitles don't get in the way
* After ten minutes you don't notice the subtitles. | You stop noticing | eyes
* Isn't reading a movie hard work? | Is it work? | book-open
* You read the first subtitle and missed her face. | Read it, missed her face | eye
The first minutes are a bit bumpy. Then your eyes find the rhythm. | Bumpy at first | timer
You read in a glance, like a road sign. | Like a road sign | signpost
What you get is the real voice. She whispers, and it's her whisper. | The real whisper | ear
A dubbed voice was recorded elsewhere, by someone else, in a booth. | no: A voice from a booth / yes: Her own voice | microphone
~ Sit a bit farther back and in the middle, then it's all one picture. | |
> Choose one foreign film at {brand} and give it ten minutes. | Give it ten minutes | timer
> Look for a showing with the original voices at {brand}. | Original voices, when? | ticket

how: How a film gets on the screen
* A movie used to come in cans. Now it comes in a small box. | Cans became a small box | film-reel
* How does a film get into the theater? | How does it get here? | question
* There's a little window behind the last row, and a projector behind that. | The little window at the back | projector-screen
The film arrives as a hard drive, or down the line, and it's locked. | 1. It arrives locked | hard-drives
A key comes separately, and it only works on certain days. | 2. A key for certain days | key
Someone tests the picture, the sound, the black edges at the sides. | 3. A test of picture and sound | eye
Then lights, trailers, and film get lined up like a playlist. | 4. Built like a playlist | playlist
~ In some houses they still thread real film, and you can hear it purr. | | film-strip
> Turn around at {brand} when it gets dark, and find the little window. | Find the little window | window
> Ask {brand} what happens up there before the lights go down. | What happens up there? | question

how: Why popcorn at the movies tastes different
* You smell the popcorn before you see the poster. | You smell it first | popcorn
* Why doesn't popcorn at home taste like movie popcorn? | Why not at home? | question
* Same corn, same pot, and it isn't theater popcorn. | Same corn, other taste | cooking-pot
The kettle is hot before the corn goes in. Really hot. | 1. A really hot kettle | flame
There's oil that can take the heat, and it carries the flavor. | 2. Oil that takes heat | drop
The salt is as fine as dust, so it sticks. | 3. Salt as fine as dust | grains
It goes in with the corn, not on top afterwards. | no: Salt on top / yes: Salt in the kettle | cooking-pot
~ And it's made all evening, small batch after small batch. | Small batches | repeat
> Get yours at {brand} when you hear it popping. | Wait for the popping | ear
> Order half salty, half sweet at {brand} and see what happens. | Half and half? | popcorn

question: When does the movie really start?
* The ticket says eight. Is it eight? | Is it really eight? | clock
* When does the movie start, and when do the ads? | Ads or film? | question
* You slide down the row in the dark, over knees and a soda. | Over knees and a soda | seat
The time on the ticket is when the lights go down. | at: On the ticket / Lights go down | lightbulb
After that there are ads and trailers, sometimes a lot, sometimes none. | at: Then / Ads and trailers | film-strip
So don't bet on it. Small cinemas often begin right away. | Don't bet on it | dice-five
Come early enough to choose popcorn without running. | Early enough for popcorn | popcorn
~ The room before a film is nice, too. It hums. | |
If you're late, wait for a bright scene before you walk. | Late? Wait for a bright scene | sun
> Ask {brand} how long it is until the film itself. | How long until the film? | clock
> Be in your seat at {brand} while it's light. | Seated while it's light | seat

question: Can you go to the movies alone?
* Nobody talks during a movie. So why go with somebody? | Nobody talks anyway | speech
* Isn't it strange to go to the movies alone? | Alone, is it strange? | user
* One ticket, please. You say it quietly, the first time. | "One, please" | ticket
You get the best single seat, the one between two couples. | The best single seat | seat
You can cry, and nobody checks on you. | You can cry in peace | drop
You can leave out the popcorn, or eat all of it. | All the popcorn | popcorn
Afterwards you walk home, and the film comes along. | The film walks home with you | footprints
~ No one asks you on the stairs what you thought. That's worth a lot. | |
> Say it at {brand} out loud. One, please. | "One, please" | ticket
> Take a weekday afternoon and one seat at {brand}. | A weekday, one seat | calendar

comparison: The couch or the big screen?
* On your couch you can pause the movie. That's the trouble. | You can pause, sadly | couch
* Why go out when you've got a screen at home? | Why go out? | television
* A movie at home. A message, the dryer, then who's that man again? | "Who's that again?" | phone
At home you pause when it gets tense, and the tension leaks out. | Home: it leaks out | couch
It's cozy, and you're in your socks, and it's good for the tenth time. | Home: socks, tenth time | sock
In the dark with others you don't stop. You hold your breath. | Here: you hold your breath | wind
Someone laughs three rows down, and then you see it too. | Here: you laugh together | smiley
~ And faces are as big as houses. You can't look away. | Faces like houses | house
> See the next one big, at {brand}, before you see it small. | Big before small | film-slate
> Leave the couch one evening and give {brand} your phone-free two hours. | Two hours without a phone | phone-slash

choose: How to choose a film for a mixed evening
* Four friends, four tastes, and one film starts at eight. | Four tastes, one film | users-four
* How do you choose a movie that everybody can stand? | What can all stand? | question
* You're in the lobby, and somebody says, anything but subtitles. | "Anything but that" | speech
Don't ask what they want. Ask what they can't take today. | Ask what they can't take | prohibit
Blood, tears, and length, in that order. | 1. Blood, tears, length? | drop
Look at how long it is, and who has to get up early. | 2. Who gets up early? | alarm
Look at who made it, rather than who's in it. | 3. Who made it? | film-slate
~ And if nobody agrees, take the shortest one. | | timer
The talk afterwards is half of it, so pick one that's worth arguing about. | 4. Worth arguing about? | chat
> Listen on the stairs at {brand} to what people argue about. | What do people argue about? | chat
> Name {brand} two films all of you liked, and get a third. | Two you liked, one new | ticket

first: A child's first movie
* To a child, a movie screen is as big as a house. | As big as a house | house
* How do you take a small child to the movies for the first time? | The first time | ticket
* The seat folds up, and your child is inside it like a taco. | Folded up in the seat | seat
Choose a short one, and one where you know the story. | 1. Short, and a known story | book
Go in while the lights are on, and walk down to the screen. | 2. Touch the screen side first | footprints
Sit on the aisle, because you'll go out once. At least. | 3. A seat on the aisle | seat
Sit on the coat, or ask for a booster. | 4. Ask for a booster | chair
~ Tell them it gets dark, like when the blanket goes over. | | moon
If it's too much, leave. The next one will be easier. | Too much? Just leave | door-open
> Ask {brand} which showing is the quiet one for kids. | Is there a quiet showing? | ear
> Have a look into the empty room at {brand} first, if there's a minute. | A look at the empty room | eye

care: A phone is a lamp in the dark
* One phone lights up, and a whole row is out of the film. | One phone, a whole row | phone
* What bothers people most in a movie? | What bothers most? | question
* Third row, a lit face, checking the time in the best scene. | A lit face in the third row | phone
Your eyes are used to the dark. A small screen is a headlight. | A screen is a headlight | headlights
Turning it over helps. Off is better. | no: Turned over / yes: Off | power
Wrappers open during the ads, all of them, at once. | Open wrappers in the ads | cookie
If you have to go, stay low and slip out on the short side. | Stay low, take the short side | footprints
~ Whispers carry farther than talk. It's the s. | | ear
And what you brought, you carry out. The next audience sits there soon. | Carry out what you brought | trash
> Someone lighting up? Tell {brand} in the lobby, don't hiss. | Tell somebody, don't hiss | speech
> Switch it off at {brand} when the lights go. | Off with the lights | power

checklist: What to have with you at the movies
* The air in a theater is cool, and the film is long. | Cool air, long film | thermometer-cold
* What should you bring to a movie? | What to bring? | question
* The film's second hour, cold shoulders, and the sweater is in the car. | The sweater is in the car | hoodie
A layer. You'll sit still, and the air moves. | 1. A layer | hoodie
The glasses you wear for distance. | 2. Glasses for far | eyeglasses
The ticket, already up on your phone before you reach the door. | 3. The ticket, ready at the door | qr-code
Tissues, for that film and for the butter. | 4. Tissues | hand
~ No bag that crackles. | |
And a stop on the way in. Nobody ever regretted that. | 5. One stop before you sit | toilet
> Before you order the large soda, ask {brand} how long the film is. | How long is it? | clock
> Put on the sweater for {brand}, even in July. | A sweater, even in July | sun

cost: What you pay for with a movie ticket
* Why does the same film cost less on a Tuesday afternoon? | Less on a weekday? | ticket
* What does a movie ticket pay for? | What's in a ticket? | ticket
* You look at the popcorn price and then at the bucket. | The price, the bucket | popcorn
A good part of the ticket goes on to the people who made the film. | 1. The film's share | film-slate
So the theater lives on full evenings, and on the counter. | 2. A full house and the counter | popcorn
Big formats and extra sound need more equipment, so they cost more. | 3. Bigger picture, more equipment | projector-screen
Afternoons are cheaper nearly everywhere, since the seats are empty. | 4. Afternoons are empty | sun
~ Ask about cards for people who come often. | | card
> Check with {brand} which showing of the week costs least. | Which one costs least? | calendar
> Come often? See what {brand} has for that. | Come often? Ask | ticket

tip: Stay for the credits
* Half the theater leaves when the credits start. They miss something. | They leave too early | door-open
* Why should you sit through the credits? | Why stay? | question
* The screen goes black, and coats start rustling. Stay in your seat. | Coats rustle, you stay | coat-hanger
The music is still in you, and no one's talking yet. | The music's still in you | music-note
You see how many people it takes. Hundreds, and one for the horses. | One for the horses | horse
Sometimes there's one more scene. Sometimes only a dedication. | Maybe one more scene | film-strip
~ And the aisle's empty when you do get up. | An empty aisle | footprints
Let the first word be someone else's. | Let somebody else speak first | speech
> Stay till the lights are up at {brand}, once. | Until the lights are up | lightbulb
> Ask {brand} whether there's something after the credits. | Anything after the credits? | question

season(12-2): Why winter is for movies
* It's dark outside by five. Sit in a dark theater instead. | A better kind of dark | moon
* Why are there so many good films in winter? | Why in winter? | snowflake
* Wet coat, warm theater, and three hours of somebody else's summer. | Somebody else's summer | sun
The award season is on, so the big quiet films come out now. | The big quiet films | trophy
They're often gone before your friends have told you about them. | Gone before you know it | hourglass
So don't wait for a free weekend. Take a weekday. | no: Some weekend / yes: This week | calendar
Kids' films run in the afternoon, all through the holidays. | Afternoons for the kids | baby
~ Hang the wet coat over the seat in front, if it's empty. | | coat-hanger
> See what's on for this week only at {brand}. | Only this week | calendar
> Pick your dark evening and tell {brand} how many seats. | How many seats? | seat
`,
})
