import { trade } from './trade.ts'

export const homeCareAgency = trade({
  id: 'home-care-agency',
  name: 'home care agency',
  also: [
    'home care service',
    'in-home care agency',
    'in-home care',
    'senior care agency',
    'senior home care',
    'elder care service',
    'elderly care',
    'caregiver agency',
    'home care provider',
    'domiciliary care agency',
    'domiciliary care',
    'live-in care agency',
    'live-in care',
    'companion care',
    'private caregiver',
    'care at home',
    'respite care service',
    'home caregiver',
    'home help for seniors',
    'care agency',
    'homecare agency',
    'home health aide agency',
  ],
  way: 'care',
  customers: 'families',
  thing: 'a home visit',
  things: 'home visits',
  words: [
    'caregiver',
    'home',
    'care',
    'visit',
    'mother',
    'father',
    'mom',
    'dad',
    'parent',
    'family',
    'kitchen',
    'breakfast',
    'shower',
    'walker',
    'stairs',
    'help',
    'chair',
    'door',
    'company',
    'errand',
    'meal',
    'fridge',
    'night',
  ],
  pieces: `
mistake: "Mom, we've found somebody for you"
* "Mom, somebody's coming tomorrow to help you." And the door stays shut. | The door stays shut | door
* How do you tell your father he could use some help? | How do I tell Dad? | speech
* Your mother smiles, pours the coffee, and says she doesn't need anyone. | "I don't need anyone" | coffee
She's run that house for decades, and now it sounds like a verdict. | It sounds like a verdict | gavel
Ask about the chore she likes least. The laundry in the basement, maybe. | Which chore do you hate? | washing-machine
Someone for the laundry is no caregiver. It's a person who does the laundry. | no: "You need care" / yes: "Someone for the laundry" | basket
Start there, an hour or two, and let the two of them get used to each other. | Start with the laundry | clock
~ Let her choose the day. It's her house. | Let her choose the day | calendar
> Before you bring it up at home, talk it through with {brand}. | Talk it through first | phone
> Tell {brand} the chore she likes least. It's a start. | The chore she likes least | basket

mistake: Waiting for the fall
* Most families call after something happened. A fall, a burned pan, a hospital bed. | Most call afterwards | phone
* When is it time to get help at home? | When is it time? | hourglass
* You open your dad's fridge, and there are four open cartons of milk. | Four open cartons | drop-half-bottom
It rarely starts with a bang. It's the mail in a pile, still sealed. | Mail, still sealed | mail
It's the same sweater every visit, or a chair in front of the shower. | The same sweater | hoodie
Or dinner is toast, because a pan has become too heavy. | Toast for dinner | bread
Look for those on a quiet Sunday, when there's time to talk and nobody has to decide. | no: From the hospital / yes: On a quiet Sunday | couch
~ Write down what you see for two weeks. It's easier to talk about than a feeling. | Write down what you see | notebook
> Bring {brand} your list of small things. They add up to a picture. | Bring the small things | list
> Not sure if it's time? Describe an ordinary day to {brand}. | An ordinary day | sun

myth: Help doesn't mean giving up the kitchen
* Accepting a caregiver doesn't mean handing over your kitchen. | It's still your kitchen | cooking-pot
* Does help at home take over everything? | Do they take over? | question
* Your mom's afraid somebody will rearrange her cupboards. | Nobody moves the cups | coffee
Good help asks where things go, and puts them there. | Where does this go? | question
She can sit and peel while the other one lifts the pot. | She peels, they lift | cooking-pot
He can fold the towels, as slowly as he likes. | He folds, slowly | towel
Do it all for somebody, and they'll forget how. Do it with them, and they won't so soon. | no: Do it for her / yes: Do it with her | handshake
~ Some days that takes twice as long. That's part of the visit. | It may take longer | clock
> Let {brand} know what she still loves to do herself. | What does she love to do? | heart
> What should stay exactly as it is? Make that the first thing you tell {brand}. | What should stay? | home

how: How the first plan gets made
* The first visit is mostly somebody at the kitchen table, listening. | Someone who listens | ear
* How does anyone know what care your dad needs? | What does he need? | clipboard
* There's coffee on the table, and a stranger asks when your father gets up. | "When do you get up?" | coffee
They go through a day, from getting up to switching off the light. | From morning to lights out | sun-horizon
Where's it easy, where does he hold on to the wall? | Where does he hold on? | hand
They walk the way to the bathroom, look at the rugs, the lamp, the steps. | The way to the bathroom | footprints
Then it's written down. Which days, which tasks, and who gets called if something's up. | Days, tasks, who to call | clipboard-text
~ That plan isn't carved in stone, and after some weeks it usually changes. | It can change | pencil
> Put the coffee on and walk {brand} through an ordinary day. | Walk through a day | coffee
> Have the person it's about sit at the table, too, when {brand} comes. | Everyone at the table | chair

how: What fits in a morning visit
* A morning visit at home begins with a hello, and with the curtains. | Hello, then the curtains | window
* What does a caregiver do in the morning? | What happens in a morning? | sun
* It's early, the key turns in the door, and somebody says good morning. | Somebody says good morning | key
First a look. How was the night, how are the legs today? | at: First / How was the night? | bed
Then the bathroom, washing and dressing, with the door pulled to. | at: Then / Wash and dress | shower
Breakfast, with time to sit down beside it. | at: After that / Breakfast together | coffee
While the coffee drips, the bed gets made and the trash goes out. | at: In between / Bed and trash | trash
~ Before leaving, there's a note for the family, with what was eaten and what was odd. | A note for the family | note
> What would make a morning easier at your parents' home? {brand} can start from there. | What would ease a morning? | sun-horizon
> Sketch a normal morning for {brand}, with the times. | Sketch the morning | clock

question: Will it always be the same person?
* The first question about home care is about the face at the door. | The face at the door | door
* "Will it always be the same caregiver?" | "Always the same person?" | user
* Your mother's just learned one name, and there's another face. | Another face at the door | users
One person all the time isn't possible. People sleep, and get the flu. | People get the flu | thermometer
What can be done is a small circle, two or three who know the house. | A small circle | users-three
They know where the cat hides, and that she takes her tea without milk. | They know the cat | cat
So ask who comes on the days off, and whether you meet them beforehand. | no: One person only / yes: A few you've met | handshake
~ Then a substitute isn't a stranger with a key. | Not a stranger with a key | key
> Find out from {brand} who comes when somebody's sick. | Who comes instead? | question
> "Can I meet the second person, too?" Say that to {brand}. | Meet the second one, too | handshake

question: What if they don't get along?
* Sometimes a kind caregiver and a kind parent just don't click. | They just don't click | puzzle-piece
* "What if my mom doesn't like her caregiver?" | "What if she doesn't like her?" | smiley-meh
* After the third visit your dad says, she talks too much. | "She talks too much" | chats
Then say it, early, and don't be embarrassed. It happens everywhere. | Say it early | speech
Give the first few visits a chance, since nobody's at ease when a stranger runs the bath. | A few visits, then decide | calendar
Find out what it is. The voice, the pace, the perfume? | Voice, pace, or perfume? | question
Some of it takes one sentence to fix, and for the rest somebody else may fit better. | no: Put up with it / yes: Say what it is | swap
~ It helps to know beforehand whether he likes to chat or to be left in peace. | Chatty or quiet? | radio
> Chatty or quiet, early bird or late riser? Describe your parent to {brand}. | Describe your parent | user
> Be blunt with {brand} about what isn't working. | Be blunt about it | speech

comparison: By the hour or under the same roof
* By the hour or living in. Both mean your dad stays at home. | Both mean staying home | home
* Do you need a caregiver for some hours, or one who lives there? | Some hours, or living in? | scales
* It's not the days that worry you with Mom. It's the nights. | It's the nights | moon
If the trouble has a time, like mornings or meals, hours are enough. | Trouble at set times: hours | clock
If it comes at any time, and often at night, somebody has to be near. | Any time: somebody near | bed
Living in takes a room of their own, with a door that closes. | A room with a door | door
And a person who lives there still needs days off and sleep. | They need sleep, too | moon-stars
~ Many families begin with mornings and add from there. | Begin with mornings | sun-horizon
> Keep a note of when help was needed, and read it to {brand}. | When was help needed? | notebook
> Got a spare room or not? Mention it when you call {brand}. | Is there a spare room? | bed

choose: Five questions before you hand over a key
* You're about to give a stranger the key to your parents' home. | A key for a stranger | key
* What do you ask a home care agency on the phone? | What do I ask? | phone
* They sound nice, but who picks up when your dad calls at night? | Who picks up at night? | phone-call
Who checks the people they send, and how? | 1. Who checks your people? | detective
What training do they have, and who shows them my father's routine? | 2. Who shows them the routine? | graduation-cap
Who picks up on a Sunday night? | 3. Who picks up on Sunday? | phone-incoming
What happens when somebody's late or sick? | 4. What if they're sick? | thermometer
~ And ask what they don't do. A clear answer there is a good sign. | 5. What don't you do? | prohibit
> Read those questions to {brand}, word for word. | Read them out loud | list
> Ring {brand} and listen for how they answer the Sunday one. | Listen to the answers | ear

first: The first day with a caregiver
* On a caregiver's first day, everyone's a little too polite. | Everyone's too polite | smiley
* What's the first visit from a caregiver like? | What's the first visit like? | question
* The bell rings, your mother has tidied up for the help, and baked. | She's tidied up for the help | cookie
Be there if you can, for the first hour. Then go shopping. | First hour, then go | clock
Show the fuse box, the spare key, the good pan, the bad step. | The good pan, the bad step | stairs
Tell a bit about them. What they worked as, what makes them laugh. | What makes them laugh? | smiley
Now leave the two of them alone with something to do, like sorting buttons or photos. | no: Watch over it / yes: Leave them a task | images
~ Call in the evening and ask about the person, and only then about the work. | Call in the evening | phone
> Pick a day to be there yourself, and agree on it with {brand}. | Be there on day one | calendar-check
> Write half a page about your parent and give it to {brand}. | Half a page about Dad | note-pencil

care: Looking after the one who looks after
* You do the shopping, the meals, the nights. Who sees your friends? | Who sees your friends? | users
* Who takes care of you while you take care of Mom? | Who takes care of you? | heart
* You're parked at your parents' home, and you don't get out yet. | You don't get out yet | car
Families often take turns until one of them does it all. | Until one does it all | user
A free afternoon that comes every week is better than a vacation you keep moving. | no: Someday a vacation / yes: Every week, one afternoon | calendar
Don't fill it with errands. Go swimming, sleep, sit in the movies. | Sleep, swim, sit | person-simple-swim
~ Your mother gets somebody with fresh stories out of it. | Somebody with fresh stories | chats
And you come back as the daughter, or the son. | You're back as the daughter | heart
> Choose one afternoon a week and talk to {brand} about it. | One afternoon a week | calendar-heart
> Is it getting to be too much? You can say that to {brand}. | You can say it | speech

checklist: A walk through the house at night
* Walk through your parents' home once in the dark, in socks. | In the dark, in socks | sock
* Where does a home get tricky for an older person? | Where does it get tricky? | home
* It's night, your father's up, and the switch is somewhere else. | Where's the switch? | moon
Is there a light you can reach from the bed? | 1. A light by the bed | lamp
Does a rug slide, or curl up at the corner? | 2. A rug that slides | rug
Is there something to hold where he gets up and turns? | 3. Something to hold on to | hand-grabbing
Do the slippers have a back, or do they flap? | 4. Slippers with a back | sneaker
~ And is the phone where he'd be, or in the hall? | 5. The phone within reach | phone
> Take {brand} along the same way, from the bed to the bathroom. | From bed to bathroom | footprints
> Note which spot made you stumble and tell {brand}. | Where did you stumble? | note

cost: What the hours depend on
* Two families, the same street, and their home care costs quite different sums. | Same street, different sums | scales
* What does the price of a caregiver depend on? | What does it depend on? | coins
* You ask what help costs, and the answer is a question. "When?" | "When do you need it?" | clock
Nights, weekends, and holidays usually cost more than a weekday morning. | Nights and weekends | moon
It matters what has to be done, company and cooking, or lifting and washing. | Company, or lifting? | scales
A very short visit costs more than you'd think, since the way there is the same. | Short visit, same drive | car
So it can pay to put tasks together. | no: Many tiny visits / yes: Fewer, longer ones | calendar-check
~ And ask what your insurance or the authorities might cover before you add it up. | Who might cover some? | shield-check
> Sort your week into must and nice to have, and take it to {brand}. | Must, and nice to have | list
> Get {brand} to put on paper what's in the hour and what's extra. | What's in the hour? | receipt

tip: A notebook on the kitchen table
* The most useful thing in your mother's kitchen costs next to nothing. | A notebook in the kitchen | notebook
* How does the whole family know what happened today? | What happened today? | users-three
* Your brother asks if Dad had his lunch, and nobody's sure. | Did Dad have lunch? | phone
Put a notebook next to the fruit bowl, with a pen on a string. | A pen on a string | notebook
Everyone who comes writes three lines. What was eaten, what was odd, what was funny. | Eaten, odd, funny | pen
The caregiver writes, the neighbor writes, and so does the grandchild. | Everyone writes | pencil
Leaf back after a month, and you'll see what nobody saw on one day. | no: One day / yes: A month of days | calendar
~ The funny lines are the ones you'll keep. | Keep the funny ones | smiley
> Lay it open on the table before {brand} comes in. | Lay it on the table | book-open
> Leaf through last month's pages with {brand}. | A month, page by page | book-open-text

season(11-12): What you notice over the holidays
* Once a year the whole family's there, and sees what phones don't show. | What phones don't show | eye
* What can you notice when you visit your parents for the holidays? | What can I notice? | gift
* You come home for the holidays, and the tree's still in the garage. | The tree's in the garage | tree-evergreen
On the phone everything's fine, and it's said in a firm voice. | "Everything's fine" | phone
Now look. Do the clothes fit, does the recipe still come out right? | Does the recipe come out? | cookie
Is there salt on the steps, or has nobody gone out? | Has anybody gone out? | snowflake
Don't hold a family meeting over the roast. Take a walk, just the two of you. | no: Over the roast / yes: On a walk, two of you | person-simple-walk
~ Ask what's become a nuisance, then let it be quiet for a while. | What's become a nuisance? | ear
> Once the visit's over and it still bothers you, phone {brand}. | Does it still bother you? | phone
> Collect what everyone saw, and one of you talks to {brand}. | Put together what you saw | puzzle
`,
})
