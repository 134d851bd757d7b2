import { readPieces } from '#trades/piece.ts'

/** The way to a place that one goes to. */
export const place = readPieces(`
first: The first five minutes inside
* The first five minutes in {a} feel strange to everyone. | The first five minutes | door-open
* You're standing at the door of {a}. Now what? | Now what? | door
* New to {a}? Everybody was, once. | Everyone was new once | users
Say hello and say it's your first time, because {a} {has/have} a way of doing things. | "It's my first time" | hand-waving
Ask where the coat goes and where to pay, and the {head} feels smaller. | Coat, and where to pay | coat-hanger
Then look. | Then look | eyes
~ Pick a corner of the {head} you like, and begin from there. | Pick a corner | map-pin
> Come to {brand} and say it's your first time in {a}. | Say it's your first | hand-waving
> Ask {brand} where a first visit to the {head} should begin. | Where to begin? | flag

choose: The quiet hour
* Every {noun} has a quiet hour, and do you know when? | The quiet hour | clock
* {A} on a Saturday afternoon isn't the same as on a Tuesday morning. | Saturday, or Tuesday? | calendar
* You went to {a} once, and it was full. Try another hour. | It was full | people
If you want people, come when everyone comes, and let the {head} be loud. | For people: when it's loud | speaker-high
If you want to look, ask when the {head} is nearly yours. | For looking: nearly yours | eye
Rain matters, too. Some {many} fill up with it, and some empty. | Rain changes it | cloud-rain
~ And the last hour at the {head} has a light of its own. | The last hour | sun-horizon
> Ask {brand} when the {head} {is/are} quiet. | When is it quiet? | clock
> Come to {brand} on a day when nobody thinks of {a}. | A day nobody thinks of | calendar

question: Can I bring the little ones?
* {A} with small children, joy or a short visit? | Joy, or a short visit? | baby
* Somebody under six is coming along to {a}. | Somebody under six | baby
* Ask {a} three things before you bring a stroller. | Before the stroller | question
One is the way in, because a step at the door of {a} decides the morning. | 1. The way in | stairs
The next is where a child at the {head} can be loud without anybody turning around. | 2. Where to be loud | speaker-high
And then the bathroom, which you'll ask for at the {head} anyway. | 3. The bathroom | toilet
~ Grandparents have the same three questions about {a}, by the way. | Grandparents ask the same | users
> Ask {brand} what the {head} {has/have} for small ones. | For small ones? | baby
> Tell {brand} who's coming to the {head}, and how old they are. | Who's coming? | users

question: What do I wear there?
* What do you wear to {a}, when nobody wants to ask? | What do I wear? | t-shirt
* Shoes first. {A} can be ruined by the wrong ones. | Shoes first | sneaker
* You're standing in front of the closet, and tonight it's {a}. | In front of the closet | coat-hanger
Will you stand, sit or move about at the {head}? Dress for that. | Stand, sit or move? | chair
Then one layer more than you think, since {a} can be cold where you sit. | One layer more | hoodie
Pockets help. | Pockets help | pants
~ Nobody at the {head} looks at your shoes, except you, if they hurt. | Except if they hurt | sneaker
> Ask {brand} what people wear to the {head}. | What do people wear? | t-shirt
> Come to {brand} as you are, and ask about shoes in the {head}. | As you are | sneaker

checklist: Before you set out
* Half an hour before {a}, look at four things. | Four things | checks
* What do you check before you set out for {a}? | Before I set out | map-trifold
* You're already in the car to {a}, and somebody asks if it's open. | Is it even open? | car
Open today? The website of {a} may be about last summer. | 1. Open today? | clock
Then the way there and the way back from the {head}, which isn't always the same. | 2. There, and back | map-trifold
Who's hungry, and is there something to eat at the {head}? | 3. Who's hungry? | fork-knife
~ And the battery. Pictures of the {head} need one. | 4. The battery | battery-full
> Call {brand} before you set out for the {head}. | Call first | phone
> Ask {brand} where to park for the {head}, or which bus to take. | Park, or bus? | bus

cost: What a day there really costs
* The ticket isn't what {a} costs. It's everything after. | It's everything after | ticket
* What do you spend at {a}, all together? | All together? | wallet
* Four people, one afternoon, {a}, and the sum comes first. | Do the sum first | calculator
The way in is a number you can ask {a} for. | 1. The way in | ticket
Food and drink at the {head} is the second, and small hands find the third. | 2. Food, 3. small hands | ice-cream
Ask if anything at the {head} is extra, so nobody cries at the counter. | Is anything extra? | question
~ Ask {a} if somebody in the family gets in for less. | Does anybody pay less? | users
> Ask {brand} what a day at the {head} includes. | What's included? | check
> Tell {brand} how many you are, and ask what the {head} {costs/cost}. | How many are you? | users

comparison: Alone, or with somebody?
* {A} alone is another place than {a} with friends. | Alone, or together? | user
* Have you ever gone to {a} all by yourself? | All by yourself? | user
* Nobody's free tonight, and you'd like to go to {a}. | Nobody's free | calendar-x
Alone you see more of {a}, since nobody talks to you while you look. | Alone: you see more | eye
Together, the {head} gets funnier, and shorter. | Together: funnier, shorter | smiley
If you can't decide, go alone once, and take somebody to the {head} the second time. | Once each | swap
~ Tell them at the door of {a} that you're by yourself. It's no secret. | It's no secret | speech
> Come to {brand} by yourself, and ask for a good spot in the {head}. | By yourself | user
> Bring somebody to {brand} who has never been to {a}. | Bring somebody new | users

mistake: Trying to see all of it
* You can't do all of {a} in an afternoon. Don't try. | Not all of it | hourglass
* Who told you that you have to see everything at {a}? | Everything? | question
* By four, your feet have had enough of {a}. | Your feet have had enough | sneaker
Pick one thing at the {head}, and give it your first hour. | One thing first | flag
Then sit. Good {many} have a place for that. | Then sit down | chair
What's left is a reason to come back to the {head}. | A reason to come back | repeat
~ Ask somebody who works at {a} what they'd pick, and it's rarely the biggest thing. | Rarely the biggest | star
> Ask {brand} what they'd pick for one hour at the {head}. | For one hour | clock
> Come to {brand} for one corner of the {head} only. | One thing only | flag

tip: Sit where they would sit
* There's a best seat in {a}, and somebody there knows it. | The best seat | seat
* Where would the people who run {a} sit down? | Where would they sit? | chair
* You walked into {a} and took the first spot. Next time, ask. | Next time, ask | question
By the window, you'll see who comes to {a}. | By the window | window
At the back, you'll hear what the {head} sounds like on its own. | At the back | ear
Close to whoever works there, you'll learn most about the {head}. | Close to the work | eyes
~ And one spot in every {noun} has a draft, and they know that one, too. | One spot has a draft | wind
> Ask {brand} where they'd sit in their own {head}. | Where would they sit? | seat
> Tell {brand} what you'd like from the {head}, company or a quiet corner. | Watch, or be left alone? | eye

how: What happens before the doors open
* {A} at seven in the morning is another world. | Before the doors open | sun-horizon
* What goes on at {a} before anybody's let in? | Before anybody's let in | door
* The lights are on at {a}, and the door's still locked. | Lights on, door locked | key
Somebody sweeps, somebody counts, and somebody looks at {a} the way you will. | Sweep, count, look | broom
What broke yesterday at the {head} gets mended now. | Yesterday gets mended | wrench
Then the door. | Then the door | door-open
~ Come early once, and you'll see the {head} with its sleeves up. | With its sleeves up | eye
> Ask {brand} what they do before the {head} {opens/open}. | Before they open | question
> Come early to {brand} once, and see the {head} wake up. | Come early once | sun

season(11-3): When it's dark by five
* Dark by five? What about {a}? | Dark by five | moon
* {A} in winter has more room for you. | More room in winter | snowflake
* Short days, wet coats, and a light on at {a}. | A light on | lamp
Ask for the winter hours, because {a} may close sooner than you think. | Winter hours | clock
Warm inside? A coat? With some {many}, it's both. | Warm, or a coat? | coat-hanger
A weekday evening at the {head} can save a gray week. | Saves a gray week | cloud
~ And if you've got visitors over the holidays, take them to the {head}. | Take the visitors | users
> Ask {brand} about the winter hours of the {head}. | Winter hours? | clock
> Come to {brand} when the next dark evening needs {a}. | The next dark evening | moon

season(4-10): When the weather can't decide
* Sun at noon, rain at three, and you've planned {a}. | Sun, then rain | cloud-sun
* What happens at {a} when it rains? | And if it rains? | cloud-rain
* A warm day, and {a}, inside or out? | Inside, or out? | sun
Ask which part of {a} stays dry, and begin with the other one. | Begin with the other part | umbrella
On the hottest day, the coolest corner of the {head} is worth a question. | The coolest corner | thermometer-cold
Take a jacket for the way back from the {head}. | A jacket for the way back | hoodie
~ And if the sky clears, so does half of the {head}. Wait it out. | Wait it out | hourglass
> Ask {brand} what they'd do at the {head} on a rainy day. | On a rainy day? | cloud-rain
> Call {brand} about the {head} when the sky can't decide. | Call when in doubt | phone

myth: You have to know about it
* You don't have to know anything to enjoy {a}. | You don't have to know | smiley
* {A}, is that only for people who know about such things? | For people who know? | question
* Somebody at {a} nods as if they understood everything. | Nodding along | user
They don't, and the people behind {a} know that. | Nobody knows it all | smiley
The question you think is silly gets asked in {a} every day. | Asked every day | question
Then you'll like the {head} for your own reason. | Your own reason | heart
~ And a child's question beats any sign at the {head}. | A child's question | baby
> Ask {brand} your silly question about {a}. | The silly question | question
> Come to {brand} without reading anything about {a} first. | Without reading first | book

care: The second visit is the better one
* The second time at {a} is better than the first. | The second time | repeat
* You've been to {a} once, and what did you miss? | What did you miss? | eye
* {A}, again? You'd be surprised. | Again? | smiley
The first time, you look for the way through {a}. | First: the way through | map-trifold
The second time, you look at what {a} {is/are} really about. | Second: what it's about | eye
Go at another hour, and take the other way around the {head}. | Another hour, another way | repeat
~ And take along whoever you told about the {head} the first time. | Take whoever you told | users
> Come back to {brand}, and ask what's new in the {head}. | What's new? | sparkle
> Ask {brand} what people miss the first time in the {head}. | What gets missed? | question
`)
