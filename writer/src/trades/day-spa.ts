import { trade } from './trade.ts'

export const daySpa = trade({
  id: 'day-spa',
  name: 'day spa',
  also: [
    'wellness spa',
    'spa day',
    'wellness center',
    'wellness centre',
    'thermal spa',
    'thermal baths',
    'hotel spa',
    'spa retreat',
    'bathhouse',
    'hammam',
    'turkish bath',
    'beauty spa',
    'urban spa',
    'spa and wellness',
    'float spa',
    'floatation center',
    'float center',
    'head spa',
    'private spa',
    'couples spa',
  ],
  way: 'visit',
  customers: 'guests',
  thing: 'a spa day',
  things: 'spa days',
  words: [
    'spa',
    'robe',
    'massage',
    'pool',
    'steam',
    'treatment',
    'towel',
    'slipper',
    'facial',
    'tea',
    'guest',
    'sauna',
    'bath',
    'scrub',
    'oil',
    'locker',
    'wrap',
    'lounger',
    'therapist',
    'phone',
    'swimsuit',
    'appointment',
  ],
  pieces: `
mistake: Booking every hour of your spa day
* Four treatments in one spa day, and you're running late in a robe. | Late in a robe | clock
* How many treatments fit in a spa day? | How many fit? | question
* You hurry from the massage to the facial with oil between your toes. | Oil between your toes | footprints
It looks like a bargain on paper. Every hour's full. | Every hour's full | calendar
But each one ends with getting up just when you'd melted. | Just when you'd melted | candle
What you'll remember is the half hour on a lounger with nothing to do. | The half hour of nothing | hourglass
So take one, or two with a wide gap, and let the rest be water and tea. | no: Four in a row / yes: One, and a wide gap | tea-bag
~ If there are two of you, don't plan two days. Meet by the pool. | Meet by the pool | swimming-pool
The gap isn't empty. It's what you came for.
> Book one thing at {brand} and leave the rest blank. | One thing, then blank | calendar-blank
> Call {brand} and ask how much time to leave around a massage. | How long around it? | hourglass

mistake: Walking in on the dot
* Get to the spa on the dot, and you bring the traffic along. | On the dot is late | clock
* Why should you come early to a spa? | Why come early? | question
* Your massage starts now, and you're hopping on one leg by your locker. | Hopping by your locker | lockers
There's a form, there's a locker, there's a robe with a belt you can't find. | Form, locker, robe | lockers
Then somebody knocks, and your heart's still in traffic. | Still in traffic | car
The first quarter of an hour goes into calming you down. You've paid for that. | Paid for calming down
Come half an hour before, take a warm shower, sit down, and drink something. | no: On the dot / yes: Half an hour before | shower
~ Warm skin takes to hands better, too. You've done part of the work in the shower. | Warm skin takes to hands
When the knock comes, you're bored. That's perfect. | Bored is perfect
> Be early enough at {brand} to get bored. | Early enough to be bored | hourglass
> How early may you come in? Ask when you book with {brand}. | How early may I come? | clock

myth: Nobody's looking at you in that robe
* In a spa everyone's thinking of their own belly. | Everyone thinks of their own | people
* Do you need a spa body for a spa? | "Can I go like this?" | question
* You've got the robe closed up to your chin, and it's hot. | Closed up to your chin | thermometer-hot
Sit for ten minutes and look around. There's every shape a person comes in. | Every shape there is | people
Scars, stubble, veins, a tattoo somebody regrets. | Scars, stubble, veins
Therapists look at skin and shoulders, and they've seen it all by Tuesday. | They've seen it all
You decide what's covered. There's a towel for each bit. | A towel for each bit | towel
~ No need to shave your legs for anyone. Some scrubs prefer that you don't. | Legs as they are
In an hour you'll forget you've got a belly. It's the warm water. | no: After the diet / yes: This week | drop
> Come to {brand} as you are. | As you are
> Tell {brand} what you'd rather keep covered. | What stays covered? | speech

how: Heat first, hands last
* A good spa day has an order, and massage comes near the end. | The order of a spa day | list
* What comes first, sauna or massage? | What comes first? | question
* You've got a massage at noon and a sauna you'd like. Which way around? | Which way around? | swap
Warm water's first. It's where you put down the week. | at: First / Warm water | bathtub
Then heat, in rounds, with cold and rest in between. | at: Then / Heat, cold, rest | thermometer-hot
Now your skin's soft, so a scrub takes off what's ready to go. | at: Next / The scrub
Hands come after that, with oil on clean, warm, tired skin. | at: After / The massage | hand
And then nothing hot. You'd sweat the oil off again. | at: Then / No more heat
~ If your only appointment's at noon, do the water before and lie around after. | Water before, lie after
The last thing's tea, in a corner, and in no hurry. | at: Last / Tea | tea-bag
> Ask for the late appointment at {brand} and start with water. | The late one | calendar
> Tell {brand} all you'd like to do, and let them put it in order. | Let them sort it | list

how: What a scrub does to you
* A body scrub is the loudest quiet thing in a spa. | A loud quiet thing | ear
* What happens in a body scrub? | What happens? | question
* You lie on a wet table, and somebody goes over you with a scrub. | On a wet table | spray-bottle
You're wet and warm, so what's dead on top has gone soft. | at: First / Wet and warm | drop
Salt, sugar, or a rough mitt goes up the legs and along the arms. | at: Then / Salt, sugar or a mitt
You're scrubbed like a carrot, firm but never sharp. | Like a carrot | carrot
Warm water goes over it all. That part you'll talk about. | at: Next / Warm water over it all | shower
Then oil or cream, because now your skin drinks it. | at: Last / Oil or cream
~ Nothing on a sunburn, on cuts, or on legs you've shaved today. | Not on shaved legs | razor
You'll stroke your own arm in the car. | | car
> Don't shave that day, and come to {brand}. | Don't shave that day | razor
> Salt or sugar? Let {brand} tell you which is softer. | Salt or sugar? | question

question: What goes in the spa bag?
* What do you bring to a spa? | "What do I bring?" | bag
* The best spa bag's half empty. | A half empty bag | bag
* You're packing for one day at the spa, and the suitcase won't close. | It won't close | suitcase
Two swimsuits, so you never put on a wet one. | 1. Two swimsuits
Slippers that may get wet, if you'd like your own. | 2. Slippers
A hair tie, and something for your face after. | 3. Hair tie and face cream | hair
A book you don't mind getting damp. | 4. A book that may get damp | book
Leave the jewelry. Heat and silver don't like each other, and lockers eat earrings. | no: Jewelry / yes: A coin for the locker | ring
Robe and towels are often there. It's worth asking. | Robe there? Ask | towel
~ And loose clothes for the way home. You won't want buttons. | Loose clothes for home | hoodie
> Ask {brand} if there's a robe, and in your size. | A robe in your size? | question
> Leave half the bag at home and come to {brand}. | Leave half at home | bag

question: What do you do with your phone?
* What do you do with your phone in a spa? | "And my phone?" | phone
* The most relaxing thing in a spa is your phone in a locker. | Locked in the locker | lockers
* By the pool, somebody's talking to their office. Don't let it be you. | Talking to the office | phone-call
Nobody wants to be in the back of your picture in a robe. | Nobody wants to be in it | camera-slash
And you don't want to be the one whose bag buzzes. | Bzz | vibrate
So tell the ones who need to know where you are, and until when. | Tell who needs to know | speech
Give them the number of the front desk for a real emergency. | Leave the desk's number | call-bell
Then turn it off. Off, not face down. | no: Face down / yes: Off | lock
~ The first hour your hand goes looking for it. In the second, it forgets. | Then the hand forgets | hand
There's a clock on the wall. | | clock
> Leave it in the locker at {brand}. | Leave it in the locker | lockers
> Going to {brand} on Saturday? Put that in your voicemail now. | In your voicemail | voicemail

comparison: A spa day alone, as a pair, or as a crowd?
* A spa day alone and one with friends are two different days. | Alone or with friends? | people
* Should you go to a spa alone? | Alone or together? | question
* Your best friend, your mother, nobody. Who gets the second robe at the spa? | The second robe | users
Alone, you're quiet by lunch. You eat when you're hungry, you sleep where you sit. | Alone: quiet by lunch | person
Nobody asks if you're having fun. | Nobody asks
As a pair you whisper, and you remember it together. | As a pair: whispering | people
Have your treatments at the same hour, or one's always waiting. | Same hour for two | clock
With six it's a party, and a spa has walls that carry. | With six: a party | confetti
~ For that, ask if there's a room that's yours. | A room of your own? | door
Tired? Go alone. It's been a while? Take her along. | no: Tired: in a crowd / yes: Tired: alone
> Tell {brand} how many of you are coming and how loud you get. | How many, and how loud? | people
> Come to {brand} by yourself once. | Once by yourself | person

choose: What's in the price, and what's in the air
* Look at how many loungers a spa has before you look at the pool. | Count the loungers | list
* How do you choose a spa? | How do you choose? | question
* The photos show one candle, one orchid, and no guests. Which spa's this? | A candle and an orchid | candle
Ask how long you may stay. A day here, two hours there. | 1. How long may I stay? | clock
Ask what's open to you. The pool, the sauna, or only your treatment room. | 2. What's open to me? | swimming-pool
Ask about the robe, the towel, and the tea. | 3. Robe, towel, tea? | towel
Ask how full it is on your day. Quiet's the thing you're buying. | 4. How full on my day? | people
Ask about kids, swimsuits, and mixed or not, before it surprises you. | 5. Kids, suits, mixed? | question
~ And when you're there, smell. Clean smells of almost nothing. | Clean smells of nothing | wind
> Go through the five with {brand} on the phone. | Five questions | phone-call
> Which day's the quietest? {brand} knows. | The quietest day | calendar

first: Your first time through the door
* At the spa, you'll be handed a robe and a key, and then nothing. | A robe and a key | key
* What do you do in a spa when you've never been? | And now what? | question
* You stand there in a robe, and everyone else knows where to go. | Where does everyone go? | signpost
Shower first, with soap. It's the one rule there is everywhere. | Shower first | shower
Then find the warm water and stay until your fingers wrinkle. | Until your fingers wrinkle | hand
The heat has doors. Go in quietly, and leave the same way. | Quietly in, quietly out | door
Whisper. It isn't a church, but sound carries. | Whisper
~ If there's a name on a door, that's yours. Somebody will come and fetch you. | Somebody fetches you
Try everything for a few minutes, and go back to the one you liked. | no: All of it twice / yes: Back to what you liked
> Say it's your first at the desk of {brand}. | Say it's your first | call-bell
> Have {brand} show you around before you change. | A walk around first | person-simple-walk

care: How to keep the calm until Monday
* A spa day's gone in the first traffic jam if you let it. | Gone in a traffic jam | car
* How do you keep a spa day until Monday? | How do you keep it? | question
* You leave the spa like butter, and there are nine messages. | Nine messages | phone
Dress slowly. Sit in the car for a minute before you start it. | Sit before you start
Don't turn the phone on yet. It's waited all day. | Not yet | phone
Drink something, and eat something small and warm. | Something small and warm | bowl-steam
Leave the oil on your skin overnight, in old pajamas. | no: Another shower / yes: Oil on till morning | drop
And go to bed when you're tired, even if it's light out. | To bed when you're tired | bed
~ So don't plan dinner with eight people. | No big dinner | fork-knife
> Keep the evening after {brand} free. | Keep the evening free | calendar-blank
> Let someone else drive you home from {brand}. | Let someone else drive | car

checklist: What to say before the first treatment
* Four things your spa needs to hear before anyone's hands are on you. | Before anyone's hands | list
* What should you mention when you book a spa day? | What do I mention? | question
* You're in the hot pool, four months along, and now you wonder. | Say it before | baby
If you're pregnant, because heat and some oils may be off the list. | 1. Pregnant? | baby
Heart, blood pressure, what you take. Ask your doctor about the hot rooms. | 2. Heart, blood pressure, medicine | heart
Skin that's touchy, nuts, scents. | 3. Skin, nuts, scents | drop
Whose hands. A man or a woman, it's fine to say. | 4. Whose hands? | hand
~ And if it's a present, and you'd have picked something else. You can often swap. | It was a present? You may swap | gift
It takes a minute, and it's only said once. | It takes a minute | timer
> Call {brand} and say the four. | Say the four | phone-call
> Got it as a present? Ask {brand} what you could swap it for. | What can I swap? | gift

cost: Why one spa day costs more than the other
* Two spa days, one name, and one costs half. What's missing? | What's missing? | tag
* What does the price of a spa day depend on? | What does it depend on? | tag
* Package Harmony or package Serenity? Read the spa's small print. | Harmony or Serenity? | list
Count the minutes with hands. That's the part that costs. | Count minutes with hands | hand
Then what's around it. Pool, sauna, robe, lunch, or none. | What's around it? | swimming-pool
Then which day. Everyone would like Saturday. | The day | calendar
A private room costs extra, and so does a second therapist at the same time. | A private room | door
~ Ask about the tip, too, so you don't wonder in your robe. | And the tip? | tip-jar
If you only want the water, say so. You don't have to buy a package. | no: A package with things you don't want / yes: Water, and one massage
> Ask {brand} what's in it, minute by minute. | Minute by minute | clock
> Can you go in the middle of the week? Tell {brand}. | The middle of the week? | calendar

tip: Rest longer than you heat
* The trick at a spa is to rest longer than you heat. | Rest longer than you heat | hourglass
* Why are you worn out after a spa day? | Why so tired? | question
* Sauna, steam, sauna, pool, and by three you've got a headache. | Sauna, steam, sauna | repeat
It isn't a gym. You don't get more out of it by doing more. | It isn't a gym | dumbbell
However long you were hot, lie down longer, wrapped up, feet too. | Hot, then lie down longer | bed
Your hands go heavy first. Wait for that. | Wait for heavy hands | hand
Drink before you're thirsty, water or tea. | Drink before you're thirsty | tea-bag
If you're dizzy or your head throbs, that's it for the heat today. | Dizzy? Enough heat | hand-palm
~ Bring your own blanket to the lounger if you get cold. | A blanket on the lounger
Three rounds can be one too many. | no: Five rounds / yes: Two, and long rests
> Pick your lounger at {brand} first, then the heat. | The lounger first
> Find the quietest corner at {brand} and stay. | The quietest corner

season(11-2): The dark months are for warm water
* When it's dark at five, go and sit in a warm pool. | Sit in a warm pool | moon
* When's the best time for a spa day? | When's the best time? | calendar
* Sleet on the glass roof, and you're in the pool up to your chin. | Sleet on the roof | cloud-snow
In summer you're warm anyway. In January you remember what warm is. | Remember what warm is | thermometer-hot
An outdoor pool's at its best now. Cold nose, hot shoulders, steam all around. | Cold nose, hot shoulders | snowflake
Skin's dry from the heater, so ask for cream instead of salt. | Cream, not salt | drop
The weeks after the holidays are when everyone finds their gift card. | Everyone finds their gift card | ticket
~ So go before, or on a weekday. | no: The first Saturday in January / yes: A Tuesday in November | calendar
Dry your hair well before you leave, and bring a hat. | Bring a hat | beanie
> Pick your darkest day and book {brand}. | Your darkest day | calendar
> Found a gift card in the drawer? Call {brand}. | A gift card in the drawer? | ticket
`,
})
