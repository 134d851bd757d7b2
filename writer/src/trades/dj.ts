import { trade } from './trade.ts'

export const dj = trade({
  id: 'dj',
  name: 'DJ',
  also: [
    'dj',
    'disc jockey',
    'wedding dj',
    'mobile dj',
    'party dj',
    'event dj',
    'club dj',
    'mobile disco',
    'dj service',
    'dj company',
    'wedding disc jockey',
    'dj and mc',
    'dj entertainment',
    'school dance dj',
    'corporate dj',
    'dj duo',
    'vinyl dj',
    'disco hire',
    'silent disco',
  ],
  way: 'home',
  customers: 'hosts',
  thing: 'a DJ set',
  things: 'DJ sets',
  words: [
    'dj',
    'music',
    'song',
    'dance floor',
    'dance',
    'dancing',
    'party',
    'playlist',
    'speaker',
    'microphone',
    'sound',
    'volume',
    'guest',
    'wedding',
    'first dance',
    'request',
    'track',
    'beat',
    'bass',
    'record',
    'light',
    'set',
    'mix',
    'tune',
    'crowd',
  ],
  pieces: `
mistake: Don't write the whole playlist yourselves
* You wrote the whole playlist yourself. By song six, everybody's outside. | By song six, everyone's outside | playlist
* Should you give the DJ a list of every song? | A list of every song? | list
* It's ten thirty, your favorite slow song is on, and the dance floor's empty. | Your favorite, and nobody dances | music-note
A list can't see. It plays the next song, whatever happens. | A list can't see | eye-slash
Maybe grandma has just stood up. Maybe they need one more of the same. | Grandma just stood up | users
So give a few musts, a few nevers, and the feeling. | 1. A few musts | check
The nevers are worth more than the musts. | 2. A few nevers | prohibit
Then say which three songs would get your friends out of their chairs. | 3. Three that get friends up | chair
~ What you love at home with headphones isn't always what a room can dance to. | no: Headphone songs / yes: Songs for feet | headphones
> Give {brand} your musts, your nevers, and then your trust. | Musts, nevers, trust | list
> Tell {brand} which song would make you leave the room. | Your worst song? | thumb

mistake: Don't put the grandparents next to the speakers
* Whoever sits next to the speakers goes home first. | They go home first | speaker-high
* Where should the DJ stand at a party? | Where does the DJ stand? | question
* Your great-aunt's at table two. So is the bass. | Great-aunt and bass | speaker-high
Music should hit the dance floor, not the dinner tables. | Aim at the floor | target
If the DJ is at one end and the floor's at the other, it has to be loud everywhere. | Far apart: loud everywhere | megaphone
So, floor right in front, speakers at its edge, tables behind. | no: DJ far from the floor / yes: Floor right in front | layout
Quiet guests sit farthest from the speakers. Friends sit closest. | Friends close, aunts far | users
~ The bar near the floor is good. People with a drink stay. | Bar near the floor | martini
And nobody should have to cross the dance to get to the bathroom. | | toilet
> Send {brand} a sketch of the room with the tables in it. | A sketch with the tables | pencil-ruler
> Walk through the room with {brand} before the seating's fixed. | Sound before seating | footprints

myth: The volume doesn't make the party
* When nobody's dancing, turning up the volume makes it worse. | Louder makes it worse | speaker-high
* Does a DJ have to be loud? | Does it have to be loud? | question
* You shout into your neighbor's ear, and the dance floor's empty all the same. | Shouting, and nobody dances | ear
People dance because they know what comes next. A chorus, a clap. | They know what comes | hands-clapping
And because someone else is dancing. Nobody likes to be first. | Nobody likes to be first | footprints
Loud only chases away the ones who were about to talk each other into it. | Loud chases them away | door-open
During dinner you should hear your own fork. | no: Loud from the start / yes: Hear your own fork | fork-knife
Later it comes up a little with each hour, and nobody notices. | Up a little each hour | chart-line-up
~ In a good spot on the floor it's full, and two steps off you can talk. | Two steps off you can talk | chat
> Ask {brand} how loud dinner would be. | How loud is dinner? | fork-knife
> Mention the neighbors to {brand}, and the hour they expect quiet. | Mention the neighbors | house

how: How a DJ reads a room
* The DJ isn't looking at the screen. The DJ is looking at feet. | Looking at feet | footprints
* How does a DJ know what to play next? | How do they know? | question
* Nobody's dancing yet, but a shoe is tapping under the table. That's the song. | One shoe is tapping | sneaker
It begins at the edges of the room. Who's mouthing the words? | 1. Who's mouthing the words? | speech
Then each crowd gets one song. The aunts, the coworkers, the cousins. | 2. One song for each crowd | users
One of them bites, and gets two or three more. | 3. One bites, stay there | music-notes
The switch comes before they're tired, not after. | 4. Switch before they're tired | swap
~ Now and then one song clears the floor on purpose, so the bar gets its turn. | 5. Give the bar its turn | martini
The last hour's for the ones who stayed. They've earned it. | | moon
> Tell {brand} who's coming. Ages, towns, who met whom where. | Who's coming? | users
> Name {brand} the two songs that work in your family. | Two that always work | heart

how: What happens before the first song
* For one first dance, somebody's been carrying cases since noon. | Cases since noon | truck
* What does a DJ do before the party begins? | What happens before? | question
* Tape on the floor, cables along the wall, one song over and over. | Tape, cables, one song | repeat
First the power. One outlet for sound, another one for light and the coffee machine. | 1. Power for sound, power for coffee | plug
Then the speakers go up high, so they reach over heads. | 2. Speakers above the heads | speaker-high
Then a song everyone here knows by heart, and a walk through the room. | 3. One known song, one walk | footprints
Each corner sounds different. A full room is drier than an empty one. | Full rooms sound drier | users
Then the microphone, with somebody who speaks too softly. | 4. The microphone, spoken softly | microphone
~ Cables get taped, since someone will dance with their shoes off. | 5. Cables taped down | plugs
> Check with {brand} when the doors have to open for setup. | When do doors open? | door-open
> Send {brand} a photo of the wall with the outlets. | A photo of the outlets | camera

question: Can guests make requests?
* Somebody's holding a phone in front of the DJ. Same song as always. | The same song as always | phone
* Can guests request songs? | Can guests ask? | question
* Your cousin wants that song. Now. The whole dance floor wants another one. | Your cousin wants it now | chat
It's your party, so you say beforehand. All, some, or none. | All, some, or none | list
Most do well with some. A good request often saves a slow half hour. | Some is a good answer | check
A DJ can say later, and mean it. The song has to fit in. | Later, when it fits | hourglass
And the nevers stay never, even if your cousin cries. | Never stays never | prohibit
~ On the invitation you can ask each for one song. Then the list's full of memories. | One song on the RSVP | mail
> Agree with {brand} on all, some, or none. | All, some, or none? | list
> Collect one song per guest and send them to {brand}. | One song per guest | music

question: What does a DJ need from the place?
* A DJ needs two things, and the field has neither. | The field has neither | grains
* What does a DJ need at the venue? | What's needed? | plug
* Beautiful meadow, lanterns, and the nearest outlet for the music is in the barn. | The outlet's in the barn | barn
Power, close by, and not on the same line as the kitchen. | 1. Power, not the kitchen's | plug
A dry, level spot. Tables can wobble, turntables can't. | 2. A dry, level spot | table
A roof, outdoors. A cloud is enough to end it. | 3. A roof, outdoors | umbrella
A way in with wheels, and the name of who's got the key. | 4. A way in, and a key | key
The hour when it has to be quiet, so the end is planned. | 5. When must it be quiet? | clock
~ And a plate. A DJ plays through dinner and eats during a speech. | 6. A plate of food | bowl-food
> Put {brand} in touch with whoever has the key. | Who's got the key? | key
> Ask {brand} how much wall and how much power. | How much wall and power? | ruler

comparison: DJ, band, or your own playlist?
* You watch a band, you dance to a DJ, you forget a playlist. | Watch, dance, or forget | music-notes
* Should you take a DJ, a band, or a playlist for the party? | DJ, band, or playlist? | question
* Your brother has a laptop and a playlist. Then somebody calls his phone. | A call through the speakers | laptop
A band is a show. It's alive, it takes breaks, and it needs a stage. | Band: alive, takes breaks | guitar
It plays the songs its own way. | |
A DJ has everything, in the original, and doesn't stop. | DJ: everything, no breaks | disc
And a DJ can turn in the middle of a song, when the room turns. | DJ: turns with the room | repeat
A playlist is fine for dinner with people who know each other. | Playlist: fine for dinner | playlist
~ You can mix. A trio for the drinks, a DJ for the night. | Or a trio, then a DJ | users-three
> Is there a band as well? Let {brand} know, so nobody sets up twice. | Is there a band, too? | guitar
> Describe the moment you most look forward to, and ask {brand} what fits. | Your best moment? | star

choose: How to choose a DJ you haven't danced to
* A DJ's video has great lights. Look at the guests instead. | Look at the guests | video
* How do you choose a DJ when you can't hear them play? | How do you choose? | question
* On the phone, does the DJ ask about you or talk speakers? | You, or the speakers? | phone
A good one asks who's coming before they say what they own. | 1. Do they ask who's coming? | users
Ask for the order of an evening, not for their favorite songs. | 2. How would the night run? | list
Ask what they do when the floor's empty at ten. | 3. Empty floor at ten? | clock
Ask who'll stand there on your day, by name. | 4. Who'll stand there? | identification-badge
Ask what happens if something breaks, or if they're sick. | 5. And if it breaks? | wrench
~ Let them say your names. They'll do it on the microphone. | 6. Can they say your names? | microphone
> Put the empty-floor question to {brand}. | Empty floor at ten? | question
> Say your last name to {brand} slowly, and see if it's written down. | How's your name said? | pencil

first: What happens after you book a DJ
* You've booked a DJ, and then it's quiet for months. That's normal. | Quiet for months | calendar
* What happens between booking a DJ and the party? | What happens then? | question
* Weeks before the party comes a form. Entry song, cake song, last song. | Entry, cake, last song | note-pencil
First there's only a contract with a date, a place, and hours. | at: Now / A contract | signature
A month or so before, you talk. An hour, usually, and it's fun. | at: Weeks before / A long talk | chat
You go through the evening, from the first glass to the last song. | Glass to last song | champagne
Names get practiced, and that includes your step-grandmother's. | Names get practiced | microphone
~ On the day, don't plan to think of it. Somebody else holds the list. | at: The day / You dance | music-notes
Change your mind about a song if you like. It's only a file. | Songs can change | swap
> Write down your evening for {brand} in ten lines. | Your evening in ten lines | pencil
> Call {brand} when the place is fixed, even if the songs aren't. | Place first, songs later | phone

care: How to hold a microphone
* Every toast starts fine, and then the microphone sinks. | Then it sinks | microphone
* How do you hold a microphone at a party? | How do you hold it? | microphone
* Your best friend gives a toast, and holds the microphone like a candle. | Like a candle | candle
The microphone only hears what's right in front of it. | It hears what's in front | ear
Hold it under your chin like an ice cream cone you're about to lick. | no: Like a candle / yes: Like an ice cream | ice-cream
When you turn your head, it has to turn too. | It turns with you | repeat
Don't hug the top of it. That's what makes it squeal. | Don't hug the top | hand
And don't walk in front of the speakers with it. That's the other thing. | Not in front of speakers | speaker-high
~ Don't tap, don't blow. Say the first line, it's on. | Don't tap, it's on | check
Keep your elbow at your side, and your hand won't sink. | Elbow at your side | person
> Let everyone who speaks hold it once with {brand} before the doors open. | Hold it once before | microphone
> Tell {brand} who has a soft voice. | Who speaks softly? | waveform

checklist: Five moments that need a song
* Nobody remembers the songs at dinner. Everyone remembers five others. | Five that stay | music-note
* Which moments at a wedding need a song? | Which moments? | question
* You two walk in, and there's no music, only forks. | Nothing but forks | fork-knife
Coming in. Something with a beat you can walk to. | 1. Coming in | door-open
The cake, or whatever gets carried. | 2. The cake | cake
The first dance. It can be short. It can also be funny. | 3. The first dance | heart
The one that opens the floor, right after, so nobody sits down again. | 4. The one right after | users
And the last song. Choose it now. It's the one you'll be humming in the morning. | 5. The last song | moon
~ Add a surprise, for somebody who doesn't expect one. | 6. A surprise for someone | gift
> Choose five with {brand}, and leave the rest. | Choose five | hash
> Tell {brand} the exact version of each. There are always four. | Which version? | disc

cost: What a DJ costs, apart from the music
* You hear one evening of music. Somebody's day began before lunch. | A day that began before lunch | clock
* What does the price of a DJ depend on? | What does it depend on? | tag
* Two DJs, same evening, and one costs twice as much. Look behind the table. | Look behind the table | magnifier
First the hours, with setting up before and tearing down after. | 1. Hours, setup and teardown | clock
Then where it is. Stairs, distance, a second room for the ceremony. | 2. Stairs, distance, rooms | stairs
Then how many guests, because that's how many speakers. | 3. Guests, so speakers | speaker-high
Then light. A few spots or a sky. | 4. Light | lightbulb
Then the talk beforehand. You can't see it, and you hear it all night. | 5. The talks before | chat
~ And spares. Two of everything that can break. | 6. Spares | toolbox
Ask about the extra hour now, not at three in the morning. | What's an extra hour? | moon
> Mention the stairs to {brand}. | Mention the stairs | stairs
> Get the extra hour from {brand} in writing. | The extra hour in writing | pencil

tip: Open the dance floor while they're standing
* It's easiest to get people dancing when they're already up. | While they're up | footprints
* How do you get people onto the dance floor? | How to get them up? | question
* First dance, everybody stands around you, and then they sit down. Too late. | Too late, they sat down | chair
Right after the first dance, don't stop. Let the song run into the next. | Let it run on | music-notes
Wave in your parents, then the wedding party, then everyone. | 1. Wave them in, row by row | hand-waving
Dim the lights at the same moment. Nobody dances in an office. | 2. Lights down | lamp
Put coffee and cake somewhere close, not in another room. | 3. Cake nearby | cake
Then stay. As long as you're on it, the floor's full. | 4. Stay on it | heart
~ If you two step outside, half the party steps outside. | | door-open
> Agree with {brand} on the song right after yours. | Which song comes next? | music-note
> Choose three friends for {brand} who'll always come first. | Three who come first | users-three

season(5-9): Music outside, until when?
* A garden swallows half the sound. The neighbors get the other half. | Garden and neighbors | tree
* What do you need for a DJ outdoors? | What about outdoors? | sun
* Lights in the trees, dance floor on the grass, neighbor in slippers. | A neighbor in slippers | house
Outside there are no walls to help, so bass runs off and voices get lost. | No walls to help | wall
Speakers closer, lower, and more of them. That's quieter for the street. | no: Two loud ones / yes: Several soft ones | speaker-high
A floor to dance on. Heels sink in grass. | A floor for heels | high-heel
Tell the neighbors on a nice card, with a number and the hour of the last song. | A card for the neighbors | mail
~ Dew comes at night, on cables, on hair, on everything. | Dew comes at night | drop
Then go inside for the last part, or give out headphones. | Later inside, or headphones | headphones
> Find out with {brand} how late it can be loud there. | Loud until when? | clock
> Show {brand} where the neighbors' windows are. | Where are the windows? | window
`,
})
