import { trade } from './trade.ts'

export const pharmacy = trade({
  id: 'pharmacy',
  name: 'pharmacy',
  also: [
    'drugstore',
    'drug store',
    'independent pharmacy',
    'community pharmacy',
    'compounding pharmacy',
    'pharmacist',
    "chemist's",
    "chemist's shop",
    'dispensing chemist',
    'local chemist',
    'pharmacy and drugstore',
    'prescription delivery service',
    'travel pharmacy',
    'hometown pharmacy',
    'dispensary pharmacy',
    'compounding pharmacist',
    'online pharmacy',
    'high street chemist',
  ],
  way: 'shop',
  customers: 'patients',
  thing: 'a prescription',
  things: 'prescriptions',
  words: [
    'pharmacy',
    'prescription',
    'pharmacist',
    'refill',
    'pill',
    'tablet',
    'bottle',
    'label',
    'dose',
    'medicine',
    'medication',
    'counter',
    'inhaler',
    'cream',
    'eye drops',
    'syrup',
    'spoon',
    'box',
    'medicine cabinet',
    'leaflet',
    'pill organizer',
    'cap',
    'capsule',
  ],
  pieces: `
mistake: The last pill is a bad time to call
* The bottle rattles differently when there's only one pill left. | One pill left | pill
* When should you ask for a refill? | When do I reorder? | calendar
* It's Sunday night, and you shake the medicine bottle. Nothing. | Sunday night, empty bottle | pill
A refill looks like it takes a minute. Count, label, bag. | Count, label, bag | bag
But maybe the prescription has run out, and somebody has to reach the doctor. | The doctor has to answer | phone-call
Or the shelf is empty and your box comes on the next truck. | It comes on the next truck | truck
So call when there's about a week left. | no: At the last pill / yes: With a week left | calendar-check
~ Put a sticker at that spot in the strip, and it'll remind you by itself. | A sticker in the strip | sticker
> Count what's left tonight and call {brand} with the number. | Count what's left tonight | phone
> Read the prescription number off your label to {brand}, and the search is over. | Read out the label | prescription

mistake: The kitchen spoon isn't a measure
* Get the spoons out of your drawer. Not two hold the same. | No two spoons are alike | spoon
* How much syrup is a spoonful? | How much is a spoonful? | question
* Three in the morning, and you're pouring syrup by the fridge light. | Syrup by fridge light | moon
One teaspoon is deep and round, the other's flat and came from your aunt. | Deep or flat? | spoon
The label means neither of them. | The label means neither | jar-label
Use the little cup or the syringe that came in the box, and hold it at eye level. | no: A kitchen spoon / yes: The cup from the box | eye
With a syringe, read the line where the plunger ends. | Read the plunger's edge | syringe
~ Rinse it and keep it with that bottle, because the next one may be marked differently. | Keep it with its bottle | hand
> Lost the little cup? Say so at the counter of {brand}. | Lost the cup? Say so
> Have {brand} draw a line on the syringe for your dose. | A line for your dose | pencil-line

myth: The bathroom cabinet is the wrong place
* It's called a medicine cabinet, and it hangs in the worst room for it. | The worst room for it | bathtub
* Where do you keep medicine at home? | Where do I keep it? | home
* After your shower, wipe the mirror and look at the tablets behind it. | Behind the foggy mirror | shower
Tablets like it cool, dry, and dark. | Cool, dry, dark | thermometer
A bathroom turns into a warm cloud every morning. | A warm cloud every morning | cloud
The shelf over the stove is no better. | Not above the stove | cooking-pot
A bedroom drawer or a high closet is fine, as long as small hands can't reach it. | no: Bathroom shelf / yes: High bedroom closet | dresser
~ And leave each one in its own box. That's where the name and the date are. | Leave it in its box | package
> Anything that might belong in the fridge? {brand} can tell you from the name. | Does it go in the fridge?
> Clear that shelf out and show {brand} what you can't place. | Clear out that shelf | shelf

how: What happens behind the counter
* They only have to take the box off the shelf, right? | Just take the box? | package
* Why does a prescription take longer than picking a box? | Why does it take so long? | hourglass
* You hand your prescription over the counter, and it disappears behind the shelves. | It goes behind the shelves | prescription
First somebody reads it twice, the drug, the strength, and how often. | at: First / Read twice | magnifier
Then it's held against everything else you take. Two of them might not get along. | at: Then / Compared with the rest | list
If something looks odd, the doctor gets a call. | at: If it's odd / A call to the doctor | phone-call
Next comes counting, labeling, and a second look at what's in the bag. | at: Last / Count, label, look again | pill
~ From the front it looks like waiting. In the back it's mostly checking. | Mostly checking | check
> Tell {brand} what else you take, down to the vitamins. | Mention the vitamins, too | speech
> Send the prescription ahead to {brand} and go do your shopping. | Send it ahead | paper-plane-tilt

how: Reading the label like a pharmacist
* The small print on your prescription label is written for you. | Written for you | prescription
* What does "twice daily" on a medicine label really mean? | "Twice daily"? | question
* Turn the bottle around. There's more than your name on it. | Turn it around | eye
Start with the name on top. It should be yours, and in a family that's worth a look. | 1. Whose name is it? | user
Then the strength, the number right beside the drug. It can change between refills. | 2. Which strength? | scales
Then how and when. With food, before bed, on an empty stomach. | 3. How and when? | fork-knife
~ Refills left are down in the corner, usually the smallest line. | Refills: down in the corner | repeat
If it says "as directed," ask what the directions were. | "As directed" by whom? | speech
> Point at the line you don't get, and ask {brand} what it means. | Point at the line | hand-pointing
> Bring the old bottle and the new one to {brand} and compare. | Old and new, side by side | pill

question: My pills look different this time
* Last month your tablets were round and white. Now they're oval. | Round last month, oval now | pill
* "Why do my pills look different?" | "Why do they look different?" | pill
* You open the refill at home and stop. That's another color. | That's another color | swatches
Often it's the same drug from another maker. | Often just another maker | factory
Each maker picks its own shape, its own color, and the letters pressed in. | Shape, color, letters | shapes
What counts is the active ingredient on the label, and the strength. | no: The color / yes: Ingredient and strength | jar-label
Hold it against your old box. If both lines match, that's your explanation. | Do both lines match? | check
~ And if they don't, or you aren't sure, leave the tablet where it is and call. | Not sure? Call first | phone
> Before you swallow a stranger, call {brand}. | Call before you swallow | phone-call
> Describe it to {brand}: shape, color, what's stamped on it. | Shape, color, stamp | speech

question: Can I cut this tablet in half?
* Half of a tablet isn't always half of the dose. | Half isn't always half | divide
* Can you cut a tablet that's too big to swallow? | "Can I cut it?" | scissors
* The pill's huge, and you've already got the kitchen knife in your hand. | Put down the knife | knife
Some tablets have a line down the middle, and many of those are meant to be split. | A line down the middle | divide
Others have a coat that lets the medicine out slowly, hour by hour. | A coat that works slowly | hourglass
Cut that one and the coat's gone. | Cut it, and it's gone | scissors
From outside you often can't see which kind you've got. | no: Guess from outside / yes: Ask before cutting | question
~ There may be a liquid, or a smaller size, for people who struggle with it. | Maybe there's a liquid | drop
> Hard to swallow? That's a sentence {brand} should hear. | "It's hard to swallow" | speech
> Show {brand} the tablet before the knife does anything. | Show it first | hand

comparison: Two boxes, one ingredient
* Two boxes on the pharmacy shelf, two prices, and the same thing inside. | Two boxes, same inside? | scales
* Is the generic medicine the same as the one you know? | Is it the same? | equals
* You're at the counter, and somebody asks if the generic's okay. | "Is the generic okay?" | speech
Turn both around and look for the words "active ingredient." | Look for the active ingredient | magnifier
If name and strength are the same, that's the part that works. | Same name, same strength | equals
The rest may differ. The filler, the color, the taste of the coat. | Filler, color, taste | palette
~ The filler matters if you can't have lactose, say, or a certain dye. | Can't have lactose? Say so | warning
Mostly you're paying for a name you remember from television. | The name from television | television
> Put both boxes on the counter at {brand} and ask what's different. | "What's different?" | package
> Mention what you're allergic to, and {brand} can look at the filler, too. | Allergic? Mention it | clipboard

choose: A pharmacy that knows your whole list
* Your blood pressure pills come from one pharmacy, your cream from another. | Two pharmacies, half a list each | list
* How do you pick a pharmacy when they all have the same boxes? | Same boxes. Which one? | storefront
* Somebody hands your medicine over and asks what else you take. Good sign. | "What else do you take?" | speech
The boxes are the same everywhere. What differs is who sees all of them. | Who sees all of them? | eye
If everything's in one place, two medicines that fight get noticed. | Two that fight get noticed | warning
Try a question on a busy day. Does somebody come out to answer it? | Ask on a busy day | question
And is there a corner where the whole line doesn't listen? | Somewhere to talk quietly | ear
~ How it sounds on the phone counts, too. You'll be calling. | Try the phone | phone
> Take a real question to {brand} and see how it's answered. | Take a real question | question
> Put your whole list on the counter at {brand}, all the bottles. | The whole list | list

first: Moving your prescriptions
* You'd like another pharmacy, but the refills are all at the old one. | Refills at the old one | repeat
* How do you switch to a new pharmacy? | How do I switch? | swap
* New town, new street, and the last strip of tablets in the suitcase. | New town, last strip | suitcase
Bring what you've got, the boxes and bottles with their labels on. | 1. Boxes with labels | package
Bring your insurance card, if you have one, and a list of allergies. | 2. Card and allergies | card
Then say where they came from. The new place usually makes that call for you. | 3. Name the old pharmacy | phone-call
Some can't be moved and need a new prescription, so don't do it on the last day. | no: On the last day / yes: With days to spare | calendar
~ Afterwards, tell your doctor's office as well, or the next one goes to the wrong place. | Tell your doctor's office | stethoscope
> Carry the whole bag of bottles to {brand} and start there. | Bring the whole bag | bag
> Give {brand} the name of your old pharmacy. It's a good first sentence. | Name the old one | speech

care: Eye drops, open since when?
* There's a small bottle of eye drops in your bag. Since when? | Open since when? | eye
* Does the date on the box still count once the bottle is open? | Does the date still count? | calendar
* You find the cream from last summer, squeezed flat in the middle. | Last summer's cream | tray
The printed date is for a closed package. | Printed date: still closed | package
Once it's open, another clock runs, and for eye drops that one's short. | Once open, another clock | clock
Look for a tiny open jar on the package, or a line in the leaflet. | The little open jar | jar
Then write the day you opened it right on the bottle. | no: Try to remember / yes: Write it on | pen
~ And don't let the tip touch your eye, or your finger. | The tip touches nothing | eyedropper
> Empty your bag at {brand} and ask what's still good. | What's still good? | bag
> Next time you buy drops, borrow the pen from the counter at {brand}. | Borrow the pen | pen

checklist: What goes in the travel pouch
* The medicine goes in the bag you carry, not in the one you check. | In the bag you carry | backpack
* What do you pack when you take medication on a plane? | What do I pack? | airplane
* Your suitcase lands in another city, with your tablets in it. | Tablets in another city | suitcase-rolling
Everything you take, with some days to spare, in the boxes with your name on. | 1. Your boxes, and some spare | package
A copy of the prescription, or a photo of it. | 2. A copy of the prescription | prescription
The generic names, because brands are called something else abroad. | 3. The generic names | globe
Something small for blisters, stomachs, and headaches, so you don't hunt for it at night. | 4. The small things | bandaids
~ For some medicines you need a paper at the border, so ask early. | Some need a paper | file-text
> Name the country when you're at {brand}, and ask what's different there. | Name the country | globe
> Go through your pouch with {brand} before the trip. | Check the pouch | bag

cost: Why your neighbor paid something else
* Same tablets, same street, and your neighbor paid another price. | Same tablets, another price | tag
* Why did your refill cost more this time? | Why more this time? | receipt
* The screen at the pharmacy counter shows a number, and you blink. | You blink at the number | cash-register
Part of it's the medicine, name brand or generic. | Name brand or generic | pill
Part of it's your plan, and which list it puts that medicine on. | Your plan has its list | list
Then there's the time of the year, since some plans start over with the calendar. | Some plans start over | calendar
And pack sizes. Several small ones can cost more than a large one. | no: Several small packs / yes: Maybe one large one | package
~ Whoever rings it up didn't choose it, but can often see where it comes from. | They can see why | eye
> Before you leave it there, talk to {brand} about the number. | Talk about the number | speech
> "Is there another way to get this?" {brand} has heard that question before. | "Is there another way?" | chat-circle-text

tip: Take a photo of your list
* There's one photo every phone should have, and it's of your medicine. | One photo worth having | camera
* "What do you take?" And all you remember is the color of the pill. | "The little yellow ones" | pill
* Could you name every tablet you take, with the strength? | Could you name them all? | list
Line up everything on the kitchen table, labels to the front. | Labels to the front | jar-label
Vitamins, drops, the cream, and the herbal tea you take for sleep. | Vitamins and herbs, too | leaf
Take one picture, close enough to read. | Close enough to read | camera
Now any doctor, dentist, or pharmacist gets the real answer in a second. | no: "The yellow ones" / yes: The photo | phone
~ Do it again when something changes, and delete the old one. | New pill, new photo | repeat
> Hold that photo up at {brand} when you buy something for a cold. | Show it at the counter | phone
> Let {brand} look over the picture with you, bottle by bottle. | Bottle by bottle | eyeglasses

season(11-2): The cold shelf, without the guessing
* Six boxes for a cold, and half of them contain the same thing. | Six boxes, same thing | package
* Which medicine on the cold shelf is yours? | Which one's mine? | question
* You're standing at the pharmacy shelf with a red nose and a full hand. | Red nose, full hands | face-mask
Read the back, where the ingredients are. The front says "day" or "max" or "plus." | no: Read the front / yes: Read the back | magnifier
A powder and a tablet can hold the same ingredient, and then you'd take it twice. | The same thing twice | warning
Say what bothers you most, the nose, the throat, or the cough at night. | Nose, throat, or cough? | speech
And say what you take every day, because some of these don't go with it. | What do you take daily? | pill
~ Often it ends up being one box instead of three. | |
> Sniffle your way to the counter at {brand} before you fill the basket. | Counter first, basket later | basket
> Whoever's sick can stay in bed. Send somebody to {brand} with their list. | Send someone with the list | bed
`,
})
