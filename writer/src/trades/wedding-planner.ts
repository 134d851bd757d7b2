import { trade } from './trade.ts'

export const weddingPlanner = trade({
  id: 'wedding-planner',
  name: 'wedding planner',
  also: [
    'wedding coordinator',
    'wedding planning',
    'wedding planning service',
    'day-of coordinator',
    'day-of wedding coordinator',
    'wedding organizer',
    'wedding organiser',
    'wedding consultant',
    'wedding stylist',
    'wedding designer',
    'destination wedding planner',
    'elopement planner',
    'wedding and event planner',
    'wedding day coordinator',
    'luxury wedding planner',
    'wedding agency',
    'bridal planner',
  ],
  way: 'project',
  customers: 'couples',
  thing: 'a wedding plan',
  things: 'weddings',
  words: [
    'wedding',
    'bride',
    'groom',
    'couple',
    'guest',
    'guest list',
    'venue',
    'vow',
    'ceremony',
    'reception',
    'ring',
    'cake',
    'dress',
    'dance',
    'toast',
    'seating chart',
    'invitation',
    'bouquet',
    'planner',
    'aisle',
    'photographer',
    'rsvp',
    'rehearsal',
    'veil',
    'table',
  ],
  pieces: `
mistake: Count your guests before you fall for a barn
* The perfect wedding barn is signed. It seats fewer than your aunts. | It seats fewer than your aunts | barn
* What comes first, the venue or the guest list? | Venue or guest list? | list
* You're dancing around an empty venue, and nobody's counted cousins yet. | Nobody counted the cousins | users
A room that's too small means calling people to uninvite them. | Too small means uninviting | phone
A room that's too big looks like nobody came. | Too big looks empty | chair
So write the list first, both of you, on separate sheets. | 1. Two separate lists | list
Mark who has to be there, and who'd be nice. | 2. Must, or would be nice | highlighter
Then add them up, with partners, and with the kids at the table. | 3. Add partners and kids | calculator
~ Don't count on people saying no. They'll come. | | door-open
Now go look at barns. | no: Barn, then list / yes: List, then barn | barn
> Take the two lists to {brand}, even if they don't match. | Bring both lists | file-text
> Ask {brand} which rooms feel right for your number. | Which room fits your number? | question

mistake: A day without gaps is a day that's late
* The ceremony runs a little over, and dinner's already late. | Dinner's already late | clock
* Why does every wedding run late? | Why's it always late? | hourglass
* The bride needs three minutes for the stairs. The plan gave her one. | Three minutes for the stairs | stairs
A crowd doesn't move when you say so. It hugs. | A crowd hugs | heart
Dresses have buttons. Old people have knees. Somebody's always looking for a jacket. | Buttons, knees, jackets | dress
So put a quarter of an hour after each big thing, and call it nothing. | A gap after each big thing | hourglass
If you don't need it, you've got time to look at each other. | Spare time is time for two | heart
~ Tell the photographer one hour and the uncles another, a bit earlier. | Tell the uncles earlier | smiley-wink
Only two things have to be on the minute. The ceremony and the food. | Ceremony and food on the minute | fork-knife
> Read your day aloud to {brand}, with the stairs. | Read it aloud | scroll
> Let {brand} tell you where there's no air in it. | Where's there no air? | wind

myth: A planner doesn't plan your wedding for you
* A wedding planner won't tell you what to like. | It stays your wedding | heart
* If you hire a planner, is it still your wedding? | Is it still yours? | question
* You're afraid the planner will pick your napkins. | A stranger and napkins | table
It's hardly ever about napkins. It's about who opens the gate at nine. | Who opens the gate? | key
It's about the band needing power, and the cake needing shade. | Power for the band | plug
You say what it should feel like. The planner finds out what that takes. | You say how it should feel | heart
You still choose. From three, not from three hundred. | no: Three hundred options / yes: Three good ones | check
~ And on the day, nobody asks you where the ladder is. | | ladder
> Tell {brand} how the evening should feel. Leave the napkins for later. | How should it feel? | heart
> Keep what you love doing and hand {brand} the rest. | Keep what you love | star

how: How a wedding day gets built from the light
* The whole wedding hangs on one thing. When does it get dark? | When does it get dark? | sun-horizon
* How does somebody make a timeline for a wedding? | How's it made? | clock
* It's golden outside, and the couple's at the table, eating soup. | Golden light, and soup | bowl-steam
First the sun. The photos you'll frame are from the last hour of it. | 1. Last hour of light: photos | camera
From there you count back. Dinner, speeches, drinks, ceremony. | 2. Count back to the ceremony | clock-counter-clockwise
Then back again to the morning. Hair, dress, drive, with names next to them. | 3. Back to the morning | hair
Then forward to the last dance, and to who locks up. | 4. Forward to the last dance | music-notes
~ It all fits on a page. One page that everybody's got in their pocket. | One page = the whole day | file-text
You don't need to know it by heart. Somebody else does. | | brain
> Look up the sunset for your date, and begin there with {brand}. | Look up your sunset | sun-horizon
> Tell {brand} which photo you want on the wall. | Begin with the photo | image

how: How a seating chart falls into place
* The seating chart is a puzzle where the pieces call their mother. | They call their mother | puzzle
* How do you make a seating chart without losing a friend? | How do you seat them? | chair
* Little paper names all over the floor, and your ex-roommate needs a table. | Paper names on the floor | note
Start with the ones who can't hear well and the ones who can't walk far. | 1. Ears and knees first | ear
Then the ones who don't talk to each other. Far apart, same rank. | 2. Far apart, same rank | swap
Then fill tables by who'd laugh together, not by family tree. | 3. Who'd laugh together? | smiley
Someone alone sits next to somebody curious. | 4. Alone? Next to someone curious | chat
~ Kids in sight of their parents, near the door. | 5. Kids near the door | door
Choose the table, and let them find the chair themselves, if you like it easy. | no: Every chair fixed / yes: Just the tables | table
> Cut up the names, and bring them to {brand} in an envelope. | Bring the names | envelope
> Warn {brand} about the two who don't talk. | Who doesn't talk to whom? | chat-slash

question: When should you call a planner?
* The good wedding dates run out before anything else does. | The date runs out first | calendar
* When should you hire a wedding planner? | When do you call? | phone
* The ring's three days old, and your mother's asking about napkins. | The ring's three days old | ring
If you want all of it done, call before you've signed anything. | Everything? Before you sign | signature
Then somebody can read the venue's fine print with you. | Fine print, read by two | magnifier
If you'd like to plan it yourselves and then let go, call later. | Just the end? Later | calendar
Not in the last week, though. Somebody has to learn your plan before they can run it. | Not in the last week | hourglass
~ Saturdays in the nice months are asked for first. A Friday's a friend. | A Friday's a friend | star
> Tell {brand} what's signed already and what isn't. | What's signed already? | signature
> Got just a date and a ring? That's enough to call {brand}. | A date and a ring will do | ring

question: What if it rains?
* It may rain on your ceremony. Decide about it now. | Decide about it now | cloud-rain
* What if it rains on a garden wedding? | And if it rains? | umbrella
* White chairs, one gray cloud, and all the guests look at you. | A cloud, and they look at you | cloud
A plan B isn't a worse wedding. It's a second nice one. | Plan B is a second nice one | star
So go and stand in that room, and set the tables in your head. | 1. Go stand in plan B | footprints
Choose the hour when you decide. Nine in the morning, say, and then it's fixed. | 2. Choose the hour of deciding | clock
Name one person who says so. Not you. | 3. Name who decides | user
Have umbrellas that look good in a photo. | 4. Umbrellas for photos | umbrella
~ Wet lawn eats heels. A basket of slippers makes you famous. | 5. A basket of slippers | basket
> Stand in the rain room with {brand} before you stand in the garden. | See the rain room first | house
> Ask {brand} by what hour it has to be decided. | By when is it decided? | clock

comparison: Somebody for all of it, or just for the day?
* Some couples want a year of help. Some want one day of it. | A year, or one day | calendar
* A wedding planner for everything, or just for the day? | Full, or day-of? | question
* You've got a color-coded guest list. Your partner's got a ring. | A color-coded list, a ring | ring
With full planning, somebody's there from the first list. | Full: from the first list | list
They look, compare, call, haggle, and bring you three of each. | Full: three of each | check
Day-of means you've done all that. Somebody takes it over and runs it. | Day-of: you plan, they run | clipboard
It's called day-of, and it begins weeks before, or it can't work. | Day-of starts weeks ahead | calendar
~ In between there's somebody who looks over your shoulder now and then. | Or some help in between | handshake
So ask yourselves which part you'd enjoy. | Which part do you enjoy? | heart
> Say to {brand} which part you'd hate. | Which part would you hate? | smiley-sad
> Show {brand} your list, with all the colors. | Show your list | list

choose: What to ask a planner over coffee
* You'll talk to your planner more than to your best friend. | You'll talk a lot | chat
* How do you choose a wedding planner? | How do you choose? | magnifier
* You're at a café with a planner. The photos are beautiful. Now what? | Beautiful photos. Now what? | image
Ask about a wedding where something went wrong. Everybody has one. | 1. What went wrong once? | cloud-lightning
Listen for whether it's about people or about blame. | |
Ask who'll stand next to you on the day. This person, or somebody else? | 2. Who's there on the day? | user
Ask how many weddings they have that week. | 3. How many that week? | calendar
Ask how they're paid, and if anyone they recommend pays them too. | 4. Who pays them? | receipt
~ Then notice what they ask about first, the two of you or the budget. | 5. What do they ask first? | question
> Ask {brand} for the story of the one that went wrong. | What went wrong once? | chat
> Go for coffee with {brand} as a couple, and compare notes on the way home. | Compare notes afterwards | coffee

first: What the first talk is like
* You don't need a wedding theme. You need to know who's coming. | You don't need a theme | heart
* What happens when you first meet a wedding planner? | What happens? | question
* Two coffees, a planner, and strong opinions about chairs. | Opinions about chairs | chair
It starts with how you met. That's not small talk. | 1. How you met | heart
It shows whether yours is a long table or a dance floor. | A long table, or a dance floor | table
Then the outline. When, roughly where, how many, and a sum. | 2. When, where, how many, a sum | calendar
Then one must and one mustn't from each of you. | 3. One must, one mustn't | scales
You'll disagree on something. It's good to have that out early. | 4. You'll disagree, that's good | chat
~ Bring three pictures, not three hundred. | Three pictures | images
> Think of one must and one mustn't each, before you see {brand}. | One must, one mustn't | scales
> Say the real sum to {brand}, and the first plan will be a real one. | Say the real sum | coins

care: What to do with the dress and the rest the morning after
* The hem of your wedding dress knows where you've been. | The hem knows | dress
* What do you do with everything the day after the wedding? | And the day after? | sun-horizon
* The wedding was yesterday, and those vases belong to somebody. | All those vases | flower
Choose beforehand who takes the gifts, the cards, and the cake home. | 1. Gifts, cards, cake | gift
Name one person who knows what's rented. | 2. What's rented goes back | truck
Flowers go to grandmothers, or to a nursing home, if you asked first. | 3. Flowers to grandmothers | flower
The dress hangs by its inner loops, not by the straps. | 4. Hang it by the inner loops | coat-hanger
Tell the cleaner about the champagne. It dries clear. | 5. Mention the champagne | champagne
~ And write names on the envelopes before you open them, for the thank-yous. | | envelope
> Make a list with {brand} of who takes what home. | Who takes what home? | list
> Find out with {brand} what has to be back on Sunday. | What goes back on Sunday? | clock

checklist: What goes in the emergency bag
* Every wedding needs one bag that nobody needs. | The bag nobody needs | bag
* What goes in a wedding emergency kit? | What goes in? | first-aid-kit
* It's ten minutes to the aisle, and a button rolls across the floor. | A button rolls away | button
Needle, thread in white and black, safety pins, a lot. | 1. Needle, thread, safety pins | needle
Bandages for heels, and flat shoes. | 2. Bandages and flat shoes | bandaids
Tissues, mints, a phone charger. | 3. Tissues, mints, charger | plug
Crackers and water. Nobody eats in the morning. | 4. Crackers and water | cookie
White chalk. It covers a spot on white until the evening. | 5. White chalk for spots | pencil
~ A copy of the vows, because one's in the other jacket. | 6. A copy of the vows | note
Give it to somebody who isn't in the photos. | Give it to a calm person | user
> Check with {brand} what's in the bag that comes along. | What's in the bag? | list
> Choose with {brand} who carries it. | Who carries it? | bag

cost: Where the money goes at a wedding
* Every name on the guest list eats. That's the price in one sentence. | Every name eats | fork-knife
* What does the price of a wedding depend on most? | What does it depend on? | tag
* You've saved on napkins for weeks. Then you invite two more tables. | Two more tables | table
Most of it counts by heads. Food, drinks, chairs, cake. | 1. Heads | users
Then the day of the week. Saturdays in the best months cost most. | 2. The day | calendar
Then hours. Every extra hour is more music, photos, and drinks. | 3. Hours | clock
Then what isn't there. A field has no toilets, no power, no plates. | 4. What a field hasn't got | plug
~ A planner may charge by the hour, a flat fee, or a share. Ask which. | 5. How the planner's paid | question
So if it's too much, look at the list first. Not at the napkins. | no: Cheaper napkins / yes: A shorter list | list
> Go through the list with {brand} before the colors. | List before colors | list
> Ask {brand} what a field or a barn needs on top. | What's missing in a field? | barn

tip: Eat something. You'll forget to
* The couple is the only table where the food goes back. | The plate goes back | fork-knife
* What do couples regret most about their wedding day? | What do they regret? | question
* Everyone tells you at midnight how good the cake was. | "The cake was so good" | cake
You stand up, you hug, you get pulled to a table, and it's cleared. | Cleared before you ate | tray
So have two plates set aside at the start, in a side room. | Two plates in a side room | bowl-food
Ten minutes with the door shut, right after the ceremony. | Ten minutes, door shut | door
It's the only time you're alone that day. | Alone, for once | heart
~ And someone brings you each a bite of everything from the drinks hour. | | tray
Eat in the morning, too. Toast, at least. You'll be standing for hours. | Toast in the morning | bread
> Put those ten minutes in the plan with {brand}. | Ten minutes in the plan | clock
> Tell {brand} what you'd want on that plate. | What's on your plate? | bowl-food

season(12-2): You're engaged. Now do nothing for two weeks
* The ring came with the snow. Leave it at that for a bit. | A ring, and snow | ring
* There was a ring under the tree. What comes first now? | What comes first? | calendar
* Engaged since Sunday, and everybody wants a wedding date. | "When's the wedding?" | chat
For two weeks you don't have to know. Say that. | "No idea yet" | speech
Then talk about three things, just the two of you. Big or small? Here or far? When? | 1. Big? Far? When? | chat
Then each writes a list of names. | 2. Two lists of names | list
Then a sum, and who's offered to help, and what they expect for it. | 3. A sum, and who helps | coins
~ Everyone who got engaged now starts calling in January. So don't wait until spring. | Everyone calls in January | phone-call
Look at places in winter, too. If you like it bare, you'll love it green. | See places when they're bare | tree
> After your two weeks, call {brand} with big, far, and when. | Big, far, when? | phone
> Give {brand} two dates, not one. | Have two dates | calendar
`,
})
