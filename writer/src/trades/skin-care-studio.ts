import { trade } from './trade.ts'

export const skinCareStudio = trade({
  id: 'skin-care-studio',
  name: 'skin care studio',
  also: [
    'skincare studio',
    'facialist',
    'esthetician',
    'aesthetician',
    'facial studio',
    'facial bar',
    'skin care salon',
    'skincare clinic',
    'skin clinic',
    'skin studio',
    'cosmetology studio',
    'beauty therapist',
    'beauty salon',
    'beautician',
    'waxing salon',
    'waxing studio',
    'sugaring studio',
    'skin therapist',
    'facial treatment',
    'med spa',
    'medical spa',
    'skin care specialist',
    'beauty parlor',
    'beauty parlour',
  ],
  way: 'salon',
  customers: 'clients',
  thing: 'a facial',
  things: 'facials',
  words: [
    'skin',
    'facial',
    'face',
    'cleanser',
    'serum',
    'cream',
    'mask',
    'peel',
    'pore',
    'sunscreen',
    'moisturizer',
    'cheek',
    'forehead',
    'towel',
    'esthetician',
    'wax',
    'waxing',
    'scrub',
    'toner',
    'extraction',
    'routine',
    'breakout',
    'product',
    'jar',
  ],
  pieces: `
mistake: Three new products on one Monday
* Three new creams on the same Monday, and by Friday your face burns. | Three new at once | jar-label
* Your skin is red, and which of the three new products was it? | Which one was it? | question
* The package comes, you open every jar, and all of it goes on tonight. | Every jar, tonight | package
If it goes well, you don't know what helped. | Which one helped?
If it goes badly, you don't know what to throw out. So you throw out everything. | | trash
Start with one, and give it a couple of weeks before the next. | One at a time | calendar
First on a small spot, at the jaw or behind the ear, where you can keep an eye on it. | A small spot first | ear
~ Write the day on the jar with a marker. You won't remember it. | Date on the jar | pencil
Skin isn't stubborn, it's slow. | no: All at once / yes: One, then wait | hourglass
> Bring the whole shelf to {brand} and find out what can stay. | Bring the whole shelf | shelf
> Put your new jars in a row for {brand} and ask which one's first. | Which one first? | jar-label

mistake: Scrubbing a face like a pan
* You can't scrub a breakout away. Your face isn't a pan. | Your face isn't a pan | cooking-pot
* Why does your skin feel tight and look shiny after scrubbing? | Tight and shiny? | question
* Your skin squeaks under your fingers, and it feels so clean. | It squeaks | hand-soap
Squeaking is good on a dinner plate. On you it means the last bit of oil is gone. | no: Squeaky / yes: Soft | drop
Grains with sharp edges leave scratches too small to see. You feel them when the cream stings. | When the cream stings
Then the skin feels dry, so you put more on, and around it goes. | | repeat
Use lukewarm water, fingertips, and half the pressure you'd use on a peach. | Like washing a peach
~ And pat it dry with the towel. Rubbing is one more scrub. | Pat, don't rub | towel
> Tell {brand} what you scrub with. | What do you scrub with? | speech
> Put the scrub away for a week, then let {brand} look. | A week without scrub | calendar

myth: Pores don't open and close
* Pores don't open and they don't close. They've got no muscles. | Pores have no doors | door
* Does steam open the pores of your face? | Does steam open them? | bowl-steam
* You're steaming your face over a bowl, waiting for doors to open. | Waiting for doors | bowl-steam
What steam really does is soften things. The skin, and the plug that sits in there. | Steam softens | cloud
Think of butter on a warm windowsill. Nothing opened, it just moves now. | Butter on a windowsill | sun
Cold water makes your face look tight for a minute, and that's nice, but nothing shut. | Cold: tight for a minute | snowflake
~ They look bigger when they're full, and smaller when they're clean. | no: Closed / yes: Clean
So go easy on the bowl. A warm cloth for a minute does plenty. | A warm cloth is plenty | towel
> Ask {brand} what steam's for when you feel it on your face. | What's the steam for? | cloud
> Let {brand} look at them under the lamp, then talk. | Under the lamp | lamp

how: Why a facial starts under a bright lamp
* Before a facial smells of anything, somebody looks at you under a bright lamp. | First a bright lamp | lamp
* What does an esthetician see up close that you can't? | What do they see? | magnifier
* Your face is bare, the lamp's on, and nobody says a word. | A bare face, a bright lamp | lamp
It's a kind of reading. Where it's shiny, where it flakes, where the red starts. | Shine, flakes, red | eyes
One cheek often tells which side you sleep on, or where you hold the phone. | The phone side | phone
Then the fingertips. Skin that's short of water has fine lines, like tissue paper. | Fingertips read too | hand
~ Makeup hides all this, so it comes off twice. Once for the color, once for the skin. | Off twice | face-mask
Only then do the jars come out, and not the same ones for everybody. | no: Same for all / yes: Chosen after looking | jar-label
> Come to {brand} with a bare face, if you dare. | Come bare-faced
> Let {brand} read both cheeks and tell you which one's drier. | What do your cheeks say? | mirror

how: What each part of a facial is for
* A facial isn't a nap with cream on. Every step clears the way. | Each step clears the way | steps
* Why are there so many steps in a facial? | Why so many steps? | question
* Eyes closed, warm towel, and you're wondering what they're doing to your face. | What's happening now? | eye-closed
Cleansing comes first, and then again, because the first round mostly moves the sunscreen. | at: First / Cleanse, twice | hand-soap
Then something that loosens the dull layer on top. You'll feel it tingle or turn smooth. | at: Then / The dull layer loosens
Now the clogged ones let go more easily, with pressure from two wrapped fingers. | at: Next / The clogged ones let go | hand
After that comes calm. A mask, cool or creamy, and hands on your neck. | at: After / A mask and quiet | face-mask
~ Sunscreen goes on last if it's day, since the new surface is tender. | Sunscreen last | sun
> Ask {brand} to tell you what's coming, or to tell you nothing at all. | Told, or left alone? | speech
> Fall asleep at {brand} if you want. The steps happen anyway. | Fall asleep | bed

question: Can you go back to work after a facial?
* Can you go straight back to work after a facial? | "Can I go back to work?" | briefcase
* After a facial you shine like a glazed donut. Plan for it. | Shiny as a donut
* There's a meeting at two and your face has just been under steam. | A meeting after? | office-chair
After a simple one you'll look a bit pink and very shiny. | Pink and shiny | smiley
If clogged spots were emptied, expect a few red dots until tomorrow. | Red dots until tomorrow | calendar
Your hair's another matter. There's cream in your hairline, and it looks like bed. | Cream in your hairline | hair
So the first time, put it at the end of your day, and not the day before a big one. | no: The day before / yes: A week before | calendar-check
~ Leave your makeup at home. Your skin should have the evening off. | Makeup off tonight
> Tell {brand} what you've got tomorrow, and they'll choose with that in mind. | What's on tomorrow? | calendar
> Book {brand} for the end of a day with nowhere to be. | Nowhere to be after | clock-afternoon

question: Do you shave before a wax?
* Should you trim or shave before a wax? | "Do I shave first?" | razor
* Wax needs something to hold on to. | It needs something to hold | hand-grabbing
* The wax appointment is Friday, and you're looking at a razor in the shower. | Friday's the wax | razor
Leave the razor alone. Hair that's too short slips right through. | no: Shave first / yes: Leave the razor | razor
About as long as a grain of rice is what you want. | A grain of rice | grains
Longer than a finger's width? A little trim keeps it from pulling twice. | Too long? Trim a little | scissors
That day, no lotion and no oil, because nothing sticks to a greased pan. | No lotion that day | drop-slash
~ Loose pants for the way home. Fresh skin hates seams. | Loose pants after | pants
Afterwards keep it cool for a day. No sauna, no hot bath. | Cool for a day | bathtub
> Too short or long enough? Send the question to {brand} before you come. | Long enough? Ask | phone
> Tried something new on your skin lately? Tell {brand} before the strip goes on. | Say what's new on your skin | speech

comparison: A serum or a cream?
* A serum and a cream aren't rivals. One's a drink, the other's a coat. | A drink and a coat | eyedropper
* Do you need a serum, a cream, or both? | Serum, cream or both? | question
* Two bottles in your hand, and you're wondering which skin care you can skip. | Which can I skip? | hand
A serum is thin. It carries one thing, and it sinks in. | Serum: thin, sinks in | eyedropper
A cream stays on top and keeps the water from leaving. | Cream: stays on top | jar
That's why the thin one goes first. Nothing drinks through a raincoat. | no: Cream first / yes: Serum first | umbrella
~ Wait until it feels tacky, then the cream. That's about as long as brushing your teeth. | Wait till it's tacky | toothbrush
If there's money for just one jar, most faces miss the cream sooner. | One jar? Take the cream
> Hold both jars up at {brand} and ask which yours is asking for. | Which is mine? | jar-label
> Bring what you've got to {brand} before you buy another bottle. | Bring what you've got | bag

choose: Who should touch your face?
* Pick the person for your face by the questions they ask. | Count the questions | question
* How do you know who to let near your face? | Who gets near your face? | hand
* A new place, a white robe, and somebody's about to touch your skin. | About to touch your face
Before anything else, you should be asked what you use and what you take. | What you use, what you take | clipboard
If you've had a peel, an allergy, a cold sore, that changes the plan. | That changes the plan
A good one sometimes says not today. Come back when it's calm. | "Not today" | calendar
~ And sends you to a doctor with a spot that needs one. | A spot for a doctor? | stethoscope
Be a little careful if you're told to buy seven jars before you've got your shoes on. | no: Seven jars / yes: One to begin with | shopping-bag
> Start at {brand} with the questions. The jars can wait. | Questions first
> Ask {brand} what they'd leave out of your routine. | What would they leave out? | list

first: Your first facial, minute by minute
* You won't need to do a thing at your first facial except breathe. | Just breathe | wind
* What do you wear at your first facial? | "What do I wear?" | question
* Your first facial. A warm bed, a towel for your hair, and now? | A warm bed and a towel | bed
You take off your top and get something to wrap up in, so nothing gets on your collar. | Wrap for your collar | towel
Earrings off, contacts out if your eyes are sensitive. | Earrings off | ear
Then it's dark and someone else's hands are on your face. Odd for a minute, then very good. | Odd, then good | eye-closed
If something stings more than a tingle, say so. Nobody minds. | Say it if it stings | speech
~ Talk or sleep. Either one's fine. | Talk or sleep
At the end you'll touch your cheek all the way home. | | hand
> First facial ever? Tell {brand} and you'll hear what comes next as you go. | Say it's the first
> Leave the earrings at home and come to {brand}. | Earrings stay home

care: The first days after a peel
* After a peel, the best thing you can do for your skin is nothing. | Do nothing | hand-palm
* What do you put on your skin after a peel? | What goes on it now? | question
* Day three after the peel, and there's a loose flake on your chin. | A loose flake | mirror
You'll want to help it along. Don't. It's holding on because the skin under it isn't ready. | Don't help it along
A mild cleanser, a plain cream, sunscreen. That's your whole shelf for now. | Cleanser, cream, sunscreen | jar
Anything that promises to glow, peel, or brighten stays in the drawer. | no: Glow and brighten / yes: Plain and mild
No gym, no sauna for a bit, because sweat is salt. | Sweat is salt | drop
~ And if it looks different from what you were told, call the place where you had it done. | Looks odd? Call | phone-call
> Before you leave {brand}, have the list written down. | Get it in writing | list
> Clear two quiet days, then call {brand} about a peel. | Two quiet days first | calendar

checklist: What to bring to a skin talk
* Four things to bring when someone's going to look at your skin. | Four things to bring | list
* What should you bring to your first skin consultation? | "What do I bring?" | bag
* You're asked what you put on your face, and you say the blue one. | "The blue one" | jar
Photos of every bottle in your bathroom, back side too. | 1. Photos of every bottle | camera
Whatever you take, pills and vitamins. Skin hears about those. | 2. What you take | pill
A picture of a bad day, since today you'll look great. | 3. A picture of a bad day | image
And what you do in the morning, in minutes, the real number. | 4. Your honest minutes | clock
~ A routine nobody has time for helps nobody. | Only what you'll do
> Take the four photos tonight and show them to {brand}. | Take photos tonight | camera
> Bring the blue one to {brand}. | Bring the blue one | bag

cost: What you pay for in a facial
* Two facials with the same name can be two different things. | Same name, different facial | tag
* Why does one facial cost so much more than the other? | Why so different? | tag
* The menu says facial six times, and the prices climb. | Six times facial | list
Start with the minutes, and ask how many of them somebody's hands are on you. | Hands-on minutes | hand
Ten of them might be you alone under a mask. That's pleasant, but it's cheaper to do. | You and the mask | face-mask
Then what's used. A peel or a machine costs more than a cream. | Peel, machine or cream
~ Emptying clogged skin takes patience, and patience is what you're paying there. | Patience takes time | hourglass
The neck, the shoulders, the brows can be in it, or extra. | In it, or extra? | receipt
So don't compare names. Ask what happens. | no: Compare names / yes: Ask what happens
> Call {brand} and go through the minutes one by one. | Minute by minute | clock
> Tell {brand} what you want to spend, and hear what fits. | Say your budget | wallet

tip: The part of your face that sunscreen misses
* There's a part of your face that never gets any sunscreen. | Never any sunscreen there | sun
* Where does your sunscreen stop? | Where does it stop? | question
* You rub sunscreen on your nose and cheeks and call it a face. | Nose, cheeks, done | sun
Ears, for one. And the strip right under the brows. | Ears, and under the brows | ear
The hairline, because nobody likes greasy hair. | The hairline | hair
And the neck, at the sides, where it's one tone darker on so many people. | The sides of the neck
Start at the neck next time and go up. What's left ends up in the middle. | no: Nose first / yes: Neck first
~ Don't forget the backs of your hands. They see the steering wheel every day. | Backs of your hands | steering-wheel
> Sunscreen stings your eyes? Say that at {brand}. | Does it sting your eyes? | eye
> Have {brand} look at the sides of your neck. | Show your neck | magnifier

season(11-2): Why summer's cream isn't enough in winter
* The cream that was right in August is a summer jacket in January. | A summer jacket in January | hoodie
* Why does your skin feel too small in winter? | Why so tight? | snowflake
* The heater's on, your cheeks itch, and your foundation has cracks. | Itchy cheeks | thermometer-hot
Cold air carries little water, and heated rooms carry less. So they take it from you. | Dry air drinks from you | wind
Gel that felt light in summer now just flashes off. | no: Light gel / yes: Richer cream | drop
Go richer, go milder with the cleanser, and put cream on while your face is still damp. | Cream on damp skin | drop
~ Right after the towel, before your cheeks start to pull. | Right after the towel | towel
Peels and scrubs, a little less often than in June. | Scrub less often | calendar
And lips don't want licking. That's water that leaves and takes more along. | Don't lick your lips | lipstick
> Bring the summer jar to {brand} and ask if it should hibernate. | Does it hibernate? | jar
> Cheeks tight after washing? Tell {brand} which cleanser you use. | Which cleanser? | hand-soap
`,
})
