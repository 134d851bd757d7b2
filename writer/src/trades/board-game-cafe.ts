import { trade } from './trade.ts'

export const boardGameCafe = trade({
  id: 'board-game-cafe',
  name: 'board game café',
  also: [
    'board game cafe',
    'boardgame cafe',
    'boardgame café',
    'board game bar',
    'board games café',
    'game café',
    'game cafe',
    'tabletop café',
    'tabletop cafe',
    'tabletop bar',
    'board games bar',
    'board game pub',
    'board game lounge',
    'tabletop gaming café',
    'boardgame bar',
    'board game library',
    'games café',
  ],
  way: 'table',
  customers: 'players',
  thing: 'a table',
  things: 'tables',
  words: [
    'board game',
    'game',
    'table',
    'dice',
    'card',
    'player',
    'rule',
    'rulebook',
    'box',
    'shelf',
    'board',
    'turn',
    'token',
    'café',
    'coffee',
    'snack',
    'winner',
    'deck',
    'meeple',
    'strategy',
    'puzzle',
    'play',
    'friend',
  ],
  pieces: `
mistake: Don't start with the biggest box
* The biggest box on the shelf looks like the best game. | The biggest box | box
* Why was your game night over before the first turn? | Over before turn one | hourglass
* Dragon on the lid of the box, four friends, and endless rules. | A dragon and a lot of rules | book-open
The biggest box has little dragons in it, and a rulebook like a novel. | Little dragons, long rules | book
By the time it's set up, two of you are on your phones. | Two are on their phones | phone
Take a small box first. One that you can explain while you shuffle. | no: Big box first / yes: Small box first | cards
Laugh a while, then look at the dragon again. | Laugh first | smiley
~ Sometimes you stay with the small one till they stack the chairs. | | chair
> Begin with a small box at {brand}. | Start with a small box | box
> Point at the dragon at {brand} and ask what leads up to it. | What leads up to that one? | stairs

mistake: Don't play the other players' turns
* One of you knows what everybody should do. Nobody's playing the game. | One plays for all | hand-pointing
* Why isn't your team game any fun? | Why's it no fun? | smiley-meh
* You reach across the table and move somebody else's token. | Reaching across the table | hand-grabbing
In a team game, somebody always sees the best move first. | One sees the move early | eye
They say it, kindly, every turn. And then four people watch one play. | They say it every turn | speech
So ask, don't tell. What are you thinking of doing? | no: Do this / yes: What are you thinking? | chat
Or keep your cards hidden, then you need each other. | Hide your cards | cards
~ There are also games with a sand clock, where nobody has time to boss. | A sand clock helps | hourglass
> Tell {brand} that you've got a boss at the table. There's a game for that. | A boss at the table? | crown
> Ask {brand} for a team game where nobody may talk. | One without talking | microphone-slash

myth: Board games don't all take five hours
* You remember one board game. It took all of Sunday and ended in tears. | A Sunday, and tears | smiley-sad
* Don't board games take forever? | Forever? | hourglass
* Your last game ended with your uncle owning every street. | Uncle owns every street | house
In the old kind, somebody's out early and does the dishes for two hours. | Out early, doing dishes | sink
Most newer games don't throw anybody out. | Nobody gets thrown out | users
They stop after a set number of rounds, and you count points. | They end after a few rounds | check
Many fit between a coffee and the next one. | Between two coffees | coffee
~ And you can't tell who's winning till the very end, which keeps the table friendly. | | trophy
> Give {brand} a number of minutes and see what turns up. | How many minutes have you got? | timer
> Let {brand} show you one where the last player can still win. | Where the last can still win | trophy

how: How somebody teaches you a game in minutes
* Nobody wants to hear a rulebook read out loud. | Not out loud, please | book-open
* How do you learn a board game without reading? | Without reading? | question
* Somebody comes to your table, opens the box, and says how you win. | How do you win? | trophy
First comes how you win, in one sentence. | 1. How you win | trophy
Then what you do on a turn. Take one of three, that's all. | 2. What you do on a turn | hand
Then you just begin, with all cards face up. | 3. Begin with open cards | cards
The odd rules come when they come up. | 4. Odd rules when they come | question
~ What nobody needs now is the history of the kingdom. | | castle-turret
After two rounds you start over, and now it counts. | 5. Start over, now it counts | repeat
> Sit down at {brand} and say you haven't read a thing. | Haven't read a thing | hand-waving
> Get the one-sentence version of a game at {brand}. | In one sentence, please | speech

how: How a wall of boxes stays complete
* One missing card, and a whole game is useless. | One card missing | card
* How does a café keep all those pieces together? | How do they keep track? | puzzle
* Under the table there's a small wooden sheep, looking at your shoe. | A sheep under the table | sneaker
Cards get sleeves, so coffee runs off. | 1. Sleeves for the cards | card
Each kind of piece has its bag, and the lid says how many. | 2. A bag for each kind | bag
Somebody checks the boxes, with a list, when it's quiet. | 3. A list in every lid | list
Lost pieces live in a jar, and sometimes find their way home after months. | 4. A jar for the lost | jar
~ That's why you get asked to look under the table. | |
> Help {brand} out and check the floor before you go. | Check the floor | eyes
> Found a lonely piece? Drop it off with {brand}. | A lonely piece? | puzzle-piece

question: Can I come if I don't know any games?
* Do I have to know games to come to a board game café? | "I don't know any" | question
* You stand at the shelf, all the boxes shout, and you know none. | The shelf shouts | shelf
* Most people at the tables didn't know their game an hour ago. | They didn't know it either | users
It comes down to three things. How many you are. | 1. How many are you? | users
How long you've got. | 2. How much time? | clock
And what you want. To laugh, to think, or to be mean to each other. | 3. Laugh, think, or be mean? | smiley
That narrows the wall down to two or three boxes. Pick by the picture. | Then two or three boxes | box
~ If it's wrong, you put it back. Nobody minds. | Wrong one? Put it back | swap
> Have the three answers ready for {brand}. | Have three answers ready | list
> Tell {brand} the last thing that made your table laugh. | What makes you laugh? | smiley

question: Can I come alone?
* A chair for one, at a board game café. Is that odd? | Alone, is that odd? | chair
* Can I come to play if nobody I know wants to? | Nobody wants to come? | user
* Your friends all moved away, and you've got a game in your bag. | A game and nobody | bag
There are games for one, and they're not a poor substitute. | 1. A game for one | user
You against a deck of cards, with coffee, in peace. | You, a deck, a coffee | coffee
Many cafés have an evening for strangers, too. | 2. An evening for strangers | calendar
You sit down where there's a chair, and the rules do the small talk. | The rules do the small talk | chat
~ And tables of three are always looking for a fourth. | 3. Three look for a fourth | users-four
> Ask {brand} which evening is for people who come alone. | Which evening is it? | calendar
> Come by {brand} with a book, just in case. You may not open it. | A book, just in case | book

comparison: With each other or against each other?
* One game makes you a team. The other one makes you count cookies. | Team, or rivals | users
* Should you play with each other or against each other? | With or against? | swap
* You love each other, you're on a date, and it's your turn to attack. | It's your turn to attack | heart
Playing against each other is quick and cheeky, and someone wins. | Against: someone wins | trophy
Good if you tease each other anyway. | | smiley-wink
Playing together, you all beat the game, or it beats you. | With: all win or all lose | handshake
Good with kids, and with people who hate losing. | With: for bad losers | smiley-sad
~ In between are games where everybody builds their own and looks up at the end. | Or each builds their own | house
> Tell {brand} how your last game ended. Honestly. | How did the last one end? | chat
> Try one at {brand} where you all lose together. | One where all lose | handshake

choose: How to read a game box
* The back of a game box tells you more than the dragon does. | Turn the box around | box
* How do you pick a game from a whole wall of boxes? | How to pick? | shelf
* You hold the box with the pretty lid. Now turn it over. | Pretty lid, now turn it | repeat
First the players. Not how many can play, how many it's good with. | 1. How many players? | users
The minutes on the box are for people who know the game. Add some. | 2. Minutes, and then some | timer
The age is about the rules, not about the fun. | 3. Age is about the rules | cake
Then the picture of the table. Is it a map, or just cards? | 4. A map, or just cards? | map-trifold
~ Shake it gently. A lot of rattling means a lot of setting up. | | box
> Turn over three boxes at {brand} before you choose. | Turn over three | box
> Found one? Find out at {brand} how many it's really best with. | Best with how many? | users

first: Your first evening at a game table
* You came for one game. It's closing time. | It's closing time | clock
* What's a first evening at a board game café like? | What's it like? | question
* Coffee on the left, cards on the right, and a friend who can't lose. | A friend who can't lose | coffee
You get a table, and it's bigger than you need. You'll need it. | 1. A big table | table
Drinks stand on the side, or they stand in the game. | 2. Drinks at the side | coffee
Somebody helps with the first box, then leaves you in peace. | 3. Help with the first box | hand
The first round is all questions. The second has an argument in it. | 4. Questions, then an argument | chat
~ In the third round, someone stands up to think. | | footprints
At the end you put it all away, and it takes longer than you'd think. | 5. Packing up takes a while | puzzle
> Get a table at {brand}, with one evening and no plan. | One evening, no plan | moon
> Take the friend to {brand} who can't lose. | Bring the bad loser | smiley-angry

care: Keep the drink off the board
* Coffee on the board stays in the game for good. | Coffee is forever | coffee
* How do you look after a game that isn't yours? | How to treat it? | hand-heart
* The dice go wide, the glass tips, the whole table holds its breath. | The glass tips | pint-glass
Keep cups lower than the board, or on a chair beside you. | 1. Cups beside the table | chair
Greasy fingers mark the cards, and then everybody knows the ace. | 2. Greasy fingers mark cards | cards
So eat chips with a fork, or with chopsticks. You get used to it. | 3. Chips with chopsticks | fork-knife
Shuffle without bending. Push one half into the other from the side. | 4. Shuffle without bending | cards
~ If it spills, lift the cards first. The board can wait. | | drop
> Ask {brand} for a side table, if yours is full. | Ask for a side table | table
> Something spilled? Wave at {brand} right away. | Spilled? Wave at once | hand-waving

checklist: What to know before you pick a game
* Ten minutes at the shelf go faster with four answers. | Four answers | list
* What should you know before you pick a game? | What to know first? | question
* Your friends look at you. You're the one who has to choose the game. | You have to choose | users
How many sit here, counting the one who's late. | 1. How many, with the late one | users
When the first person has to leave. | 2. When the first must leave | clock
Who's never played anything, and who's played it all. | 3. Who's new, who's an old hand? | student
What you can stand today. Math, lies, or drawing badly. | 4. Math, lies, or drawing? | pencil
~ If somebody had a bad day, skip anything where people gang up. | | heart
> Bring those four to the shelf at {brand}. | Bring four answers | shelf
> Be honest with {brand} about the one who's played it all. | Who knows them all? | crown

cost: What you pay for at a game table
* You had one coffee and stayed four hours. Somebody pays for that chair. | One coffee, four hours | chair
* What are you paying for at a board game café? | What are you paying for? | receipt
* There's a small fee on the café bill, next to the cake. | A fee next to the cake | cake
First it's the chair. Players stay as long as a good film, and longer. | 1. The chair, for hours | chair
Then the wall of boxes, and the new ones each month. | 2. The wall of boxes | shelf
Games wear out. Corners go, dice roll off. | 3. Games that wear out | dice-five
And the person who explains, and does it well the tenth time. | 4. The person who explains | chalkboard-teacher
~ Some charge by the hour, some by the head, some want you to eat. | By hour, by head, or by plate | clock
> Ask {brand} how the table is charged, and then forget the clock. | How is it charged? | question
> Add a cake to the table at {brand}, and call it a move. | Cake is a move | cake

tip: Play the first round with open cards
* The first round of a new game shouldn't count. | Round one doesn't count | repeat
* How do you learn a game without losing horribly? | Without losing badly? | question
* New game, hidden hand, and you're afraid to ask about that card. | Afraid to ask | card
Lay everything face up, all of you, and play three turns. | All cards face up | cards
Say what you're doing, and why. Ask what that symbol means. | Say what you do | speech
It isn't cheating, since nobody's winning yet. | Nobody's winning yet | trophy
Then gather it all up, shuffle, and deal again. | Shuffle and start over | shuffle
~ You'll have saved a lot of leafing through the rulebook. | | book-open
> Try a face-up round on your next visit to {brand}. | Play one open round | eye
> Say yes when {brand} offers to watch your first turn. | Let them watch turn one | eyes

season(11-2): Long evenings and a full table
* Dark by five, rain on the glass, and dice in your hand. | Dark, rain, dice | dice-five
* What do you do with six friends on a wet winter evening? | Six friends, wet evening | cloud-rain
* It's winter, and the couch has swallowed all your friends. | The couch has your friends | couch
Six people are too many for most games, and nobody says so. | Six is a lot | users
So take a party game, where you shout and draw. | 1. One where you shout and draw | pencil
Or split into two tables of three, and swap the winners. | 2. Two threes, then swap | swap
Or a long one you've always wanted, on a night with nothing after it. | 3. The long one at last | moon
~ Put the wet coats far from the cards. | | coat-hanger
Around the holidays everybody's free, so tables go early. | Tables go early in the holidays | calendar
> Reserve a table at {brand} before everybody's coat is on. | Reserve a table | table
> Tell {brand} it's six of you and watch the shelf. | Tell them it's six | shelf
`,
})
