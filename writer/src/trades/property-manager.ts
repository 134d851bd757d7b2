import { trade } from './trade.ts'

export const propertyManager = trade({
  id: 'property-manager',
  name: 'property manager',
  also: [
    'property management',
    'property management company',
    'property management service',
    'rental management',
    'rental manager',
    'rental property manager',
    'letting agent',
    'lettings agency',
    'lettings agent',
    'landlord service',
    'block manager',
    'building manager',
    'apartment manager',
    'house management',
    'facility manager for rentals',
    'vacation rental manager',
    'holiday let manager',
    'residential property manager',
  ],
  way: 'care',
  customers: 'landlords',
  thing: 'a managed rental',
  things: 'rentals',
  words: [
    'rental',
    'tenant',
    'landlord',
    'lease',
    'rent',
    'apartment',
    'property',
    'key',
    'repair',
    'inspection',
    'move-in',
    'move-out',
    'unit',
    'building',
    'vacancy',
    'boiler',
    'manager',
    'leak',
    'owner',
    'maintenance',
    'plumber',
    'house',
    'listing',
  ],
  pieces: `
mistake: The apartment is empty, so you take anyone
* An empty apartment makes a landlord say yes too fast. | A yes too fast | key
* Why is the first tenant who asks so tempting? | Why so tempting? | hourglass
* Second month empty, and someone wants the apartment today, with cash. | "Today, with cash" | money
Every empty day costs you something, and you can feel it. | Every empty day | calendar
A bad match costs longer than that, and you can't see it yet. | A bad match lasts | hourglass-high
So the same questions go to everyone, and in the same order. | The same questions for all | list
Where do you live now? What do you do? Who can I call? | "Who can I call?" | phone
~ Then make that call. Hardly anyone does. | Make the call | phone-call
If somebody's in a great hurry, take your time. | no: Their hurry / yes: Your order | clock
> Ask {brand} which questions every applicant gets. | Which questions? | question
> Got an empty place? Describe it to {brand} before you hand out a key. | Before you hand out a key | key

mistake: A handshake instead of photos
* You gave the tenant a handshake and a key. You forgot the photos. | No photos at move-in | camera-slash
* What does a landlord wish for on the day of the move-out? | Move-out day | camera
* There's a burn on the counter. Was it there at the move-in? | Was it there before? | flame
Two people remember two different counters, and both are sure. | Two people, two memories | users
Walk through together on day one, with a phone and a list. | Day one, phone and list | clipboard-text
Every wall, the inside of the oven, and under the sink. | Walls, oven, under the sink | oven
Both of you sign the list, and both of you keep one. | Both sign, both keep one | signature
~ It protects the one moving in just as much. | It protects both | shield-check
> Have {brand} show you what a move-in list looks like. | Show a move-in list | list
> Send {brand} the photos you do have, and see what's missing. | What's missing? | images

myth: A rental runs by itself
* A good rental runs by itself, until the boiler stops. | Until the boiler stops | thermometer-cold
* Doesn't a rental more or less run by itself? | "Doesn't it run by itself?" | repeat
* The rent came in, nobody called. So nothing happened in the building? | Nobody called. All well? | phone
It's quiet because someone keeps it that way. | Quiet takes work | gear
The gutter gets looked at before the ceiling gets wet. | Gutter before ceiling | cloud-rain
The lease gets talked about before it runs out. | The lease, before it ends | file-text
The drip gets fixed while it's still a drip. | The drip, while it's a drip | drop
~ And some tenants never call. They put a bowl under it. | A bowl under the leak | bowl-food
So once or twice a year, somebody should go and have a look. | Somebody has a look | eye
> Ask {brand} what gets looked at while it's quiet. | What gets looked at? | eye
> When did anyone last look under your sinks? Tell {brand}. | Under the sinks | sink

how: A leak at two in the morning
* It's two in the morning, and your tenant is standing in water. | Two in the morning | drop
* Who does the tenant call at night when there's a leak? | Who gets the call? | phone-call
* Your phone's off, and there's a leak in your rental. | A leak, and your phone's off | moon
First somebody asks where the shutoff is, and stays on the line. | at: First / Turn it off | pipe
Then the neighbors below get a knock, because water goes down. | at: Then / Knock downstairs | door
Someone comes with a wet vacuum. The beautiful repair can wait for daylight. | at: That night / Only the worst | wrench
~ Pictures get taken before anyone mops. | Pictures before the mop | camera
In the morning you hear what happened, what's been done, and what it needs. | at: Morning / You hear all of it | phone
> Do you know where your shutoff is? Find it and tell {brand}. | Where's the shutoff? | pipe
> Ask {brand} what happens at your place at two in the morning. | At two in the morning? | moon

how: From one tenant to the next
* Between two tenants there are a few days, and they're full. | A few full days | calendar
* What happens in a rental between move-out and move-in? | Between two tenants | key
* The old tenant hands over the key, and the apartment echoes. | An empty apartment echoes | door-open
First the walk-through, list in hand, next to the one from the start. | at: First / List beside list | clipboard-text
Then what's loose gets tight. Handles, hinges, the toilet seat. | at: Then / What's loose | screwdriver
Then paint where hands and chairs have been. | at: Next / Paint | paint-roller
It's cleaned after the painters, not before. | at: After that / Clean | broom
~ The pictures for the ad get taken right now, while it shines. | Pictures while it shines | camera
And the locks and keys are counted before anyone gets one. | at: Last / Count the keys | key
> Tell {brand} when yours moves out, as soon as you know. | When do they move out? | calendar
> Work out with {brand} which of these days you could save. | Which days can be saved? | clock

question: Do I still get to decide?
* You hand over the rental. You don't hand over the say. | You still have a say | house
* If a manager runs your rental, do you still decide? | "Do I still decide?" | question
* The repair's done, the bill's here, and nobody asked the owner. | Nobody asked you | invoice
You settle that at the start, in writing. | Settle it at the start | signature
Up to a certain sum, they just get it fixed. Above it, they call. | Above a sum, they call | phone-call
Who moves in? Some owners want the last word, some don't want to know. | Who moves in? | users
~ In an emergency nobody waits for your vacation to end. | Emergencies don't wait | warning
Write down three things you want to be asked about, and leave the rest. | Three things to be asked | list
> Bring your three things to {brand}. | Your three things | list
> Settle the sum with {brand} before the first tap drips. | Settle the sum first | drop

question: How do I know what's going on there?
* You live far from your rental. One page a month tells you about it. | One page a month | file-text
* How do you know what's going on in your rental? | "What's going on there?" | eye
* You haven't seen your apartment in a year. Is it all right? | A year ago | calendar
The monthly statement has what came in and what went out. | In and out | bank
Look behind the repairs. Is it the same drain for the third time? | The same drain again? | pipe
Look at the dates. Did the rent come, and when? | When did the rent come? | calendar-check
~ A page where nothing ever happens is worth a question too. | Nothing ever happens?
And after an inspection you should get pictures, of the bad corner too. | Pictures of the bad corner | image
> Read a sample page from {brand} with a pencil in your hand. | Read a sample page | pencil
> Tell {brand} what you'd want to see every month. | What do you want to see? | eye

comparison: Do it yourself or hand over the keys
* Some landlords should manage their own place. You may be one. | Maybe do it yourself | house
* Should you manage the rental yourself? | Yourself, or a manager? | key
* Saturday, birthday cake, and the tenant's calling about the sink. | Cake, and a call | cake
If you live close, like people and own a drill, it can be a nice job. | Close by, with a drill | hammer
If you live two hours away, every loose handle is a day. | Two hours per loose handle | car
If you hate asking people for money, that's a reason, too. | You hate asking for rent | smiley-nervous
~ You can also hand over a part. Only the finding, or only the nights. | Only the nights? | moon
Ask yourself how you felt when the phone rang last time. | How did the ring feel? | phone
> Talk with {brand} about which part you'd like to lose. | Which part goes? | chats
> Say honestly to {brand} how the last call felt. | The last call | phone

choose: Ask for last month's statement
* Before you hire a property manager, ask to see a statement. | Ask for a statement | file-text
* How do you choose a property manager? | "How do I choose?" | question
* Three property managers, three brochures, and all say they care. | They all say they care | heart
A page with the names blacked out shows how they'd report to you. | See how they report | eye
Ask who answers at night. A person, a service, or a machine? | Who answers at night? | moon
Ask how they pick the plumber, and whether they earn on the bill. | How do they pick plumbers? | wrench
~ Call the number for renters and see how long it rings. | How long does it ring? | phone-call
Walk past a building they look after, and look at the trash area. | Look at their trash area | trash
> Get the address of a building from {brand} that you can walk past. | An address to walk past | map-pin
> Bring your plumber question to {brand}. | The plumber question | question

first: The day you hand over the keys
* On the first day you hand over keys, papers and secrets. | Keys, papers, secrets | key
* What happens when a manager takes over your rental? | "What happens first?" | handshake
* You've got five keys to the apartment in your hand, and one fits nothing. | One fits nothing | key
You walk through together, and you tell what the house can't. | Walk through together | footprints
The window that sticks. The switch for the hall that's in the bathroom. | The window that sticks | window
The neighbor who knows everything, and has the spare. | The neighbor with the spare | user
Then the tenant gets a letter that says who to call from now on. | A letter to the tenant | envelope
~ Say hello on that day, if you can. It's easier to trust a voice. 
For a few weeks some calls still come to you. Pass them on. | Some calls still reach you | phone-transfer
> Write down your secrets about the place, and walk {brand} through it. | Write down the secrets | note-pencil
> Test each key before you give it to {brand}. | Test each key | key

care: The drip under the sink
* A rental gets old under the sink first. | Under the sink | sink
* What should be looked at in an apartment once a year? | What to look at | eye
* The tenant says all is fine. Open the cabinet under the sink. | Open the cabinet | sink
Put a dry paper towel under the trap, and look again in ten minutes. | A paper towel tells | toilet-paper
Look at the line of caulk around the tub. Black or loose means new. | Caulk around the tub | bathtub
Hold a tissue to the bathroom fan. It should stick. | Tissue on the fan | fan
~ Filters in the range hood get forgotten by everybody. | The range hood filter | oven
Press the smoke alarm's button and wait for the noise. | Press the alarm | alarm
> Find out from {brand} who does this at your place, and when. | Who does it? | calendar
> Try the paper towel yourself, and tell {brand} if it's wet. | Wet, or dry? | drop

checklist: What a manager needs from the owner
* Where's the shutoff? Your rental's manager should know before the pipe bursts. | Where's the shutoff? | pipe
* What does a property manager need from the owner? | "What do you need?" | clipboard
* You're handing over your rental. What belongs in the envelope? | What goes in? | envelope
All keys, mailbox and basement too. | 1. All the keys | key
The lease, with everything that was ever added to it. | 2. The lease | file-text
Where water, gas and power get turned off, with a picture. | 3. The shutoffs | camera
Manuals, and who installed the boiler. | 4. Manuals and boiler | book
The tenant's number, and the insurance. | 5. Numbers and insurance | phone
~ And the paint color, if there's still a can. | The paint color | paint-bucket
> Take the shutoff pictures today and send them to {brand}. | Start with the shutoffs | camera
> Don't have the manuals? Tell {brand} which boiler it is. | Which boiler is it? | question

cost: Why two apartments cost different amounts to manage
* Two apartments with the same rent can take very different work. | Same rent, different work | scales
* What does it depend on, what property management costs? | What does it depend on? | money
* You compare two property managers, and one quote is half the other. | Half the price? | invoice
An old house calls more often than a new one. | An old house calls more | house
Ten units under one roof are less driving than ten on ten streets. | One roof, or ten streets? | map-trifold
Furnished means counting spoons. | Furnished, with spoons | spoon
~ Short stays mean a cleaner and a key every few days. | Short stays | suitcase
Look at what's extra. Finding a tenant, going to court, overseeing a new bath. | What's extra? | list
> Lay both quotes next to the list of extras, and call {brand}. | Quotes beside the extras | split-vertical
> Describe your building to {brand}, from the roof to the trash area. | From roof to trash | building

tip: One white for every apartment
* Paint every rental in the same white, and write down which. | The same white | paint-roller
* Why do experienced landlords use one single paint? | Why only one paint? | paint-bucket
* One scuff in the apartment, and you have five nearly empty cans of white. | Five cans of white | paint-bucket
There's no such thing as plain white. There are a thousand. | A thousand whites | swatches
With the wrong one you repaint the wall. With the right one you touch up a spot. | no: Paint the wall / yes: Touch up the spot | paint-brush
So note the maker, the name and the shine, and tape it inside the fuse box. | Tape it in the fuse box | note
~ Do it with the floor as well, and keep a box of planks. | Keep a box of planks | box
The same goes for locks, faucets and toilet seats. One kind, a spare on the shelf. | One kind, one spare | shelf
> Does {brand} know which white your walls are? Find out. | Which white is it? | question
> Find the can in the basement and send {brand} a picture of the lid. | A picture of the lid | camera

season(9-11): Before the first frost
* Before the first frost, somebody has to walk around your rental. | A walk before the frost | snowflake
* What does a rental need before winter? | "What before winter?" | snowflake
* It's the first cold night, and the tenant finds out about the boiler. | The first cold night | thermometer-cold
Turn the heat on while it's still mild. Then there's time for a part. | Heat on while it's mild | thermometer
Take the hoses off outside, and drain the line if it can be drained. | Hoses off | pipe
Clear the gutters once the leaves are really down. | Gutters after the leaves | leaf
~ Look at the steps and the rail. They'll be icy soon. | Steps and rail | stairs
And if an apartment's empty, don't turn the heat all the way off. | no: Empty means off / yes: Low, but on | house
> Set a day with {brand} for the first test of the heat. | When is the heat tested? | calendar
> Tell {brand} about the pipe that froze last time. | The pipe that froze | pipe
`,
})
