import { trade } from './trade.ts'

export const roofer = trade({
  id: 'roofer',
  name: 'roofer',
  also: [
    'roofing company',
    'roofing contractor',
    'roofing',
    'roof repair',
    'roof replacement',
    'roof repair service',
    'residential roofer',
    'residential roofing',
    'flat roof specialist',
    'flat roofing',
    'slate roofer',
    'metal roofing',
    'commercial roofing',
    'roof leak repair',
    'shingle roofer',
    'roof inspection',
    'roof installer',
    'roof contractor',
    'roofing and gutters',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a roof repair',
  things: 'roofing',
  words: [
    'roof',
    'shingle',
    'gutter',
    'leak',
    'attic',
    'flashing',
    'chimney',
    'ladder',
    'rain',
    'storm',
    'hail',
    'skylight',
    'slate',
    'tile',
    'valley',
    'roofer',
    'ceiling',
    'stain',
    'nail',
    'downspout',
    'ridge',
    'roofing',
    'tarp',
  ],
  pieces: `
mistake: Smearing tar over the leak
* Roof tar doesn't fix a leak. It hides the way in. | It hides the way in | eye-slash
* Can't you just smear something over the leak? | Just smear it? | paint-bucket
* A can of black goo, and a fair idea where the leak is. | Black goo, fair idea | paint-bucket
Water gets in somewhere up the slope. You smear it where you think. | You smear where you think
In the sun the goo goes hard, then it cracks, and now it holds water like a cup. | It cracks and holds water | cup
Underneath, the wood stays wet, and you can't see it anymore. | The wood stays wet | drop
When it's finally opened, half the job is scraping. | no: Smear over it / yes: Find the way in
~ In a downpour, a bucket in the attic does less harm. | A bucket does less harm | home
> Smeared already? Tell {brand} where and when. | Say where it's smeared
> Put a bucket under it, a ring of chalk around the wet spot, and call {brand}. | Bucket, chalk, call | phone-call

mistake: Signing on the doorstep after the hail
* The hail's still melting, and somebody's at the door about your roof. | Still melting | snowflake
* A stranger at the door says your roof is ruined. Now what? | Now what? | door
* "I was just on your neighbor's roof." That's how it starts. | "I was on your neighbor's roof" | door
You don't have to sign anything at a front door. | Sign nothing at the door | pen
Not even a paper that's only for having a look. | Not even "just to look" | file-text
A dented roof rarely gets worse over one weekend. An open one gets a tarp. | no: Sign tonight / yes: Sleep on it | moon
Take pictures from the ground, of the car and the gutters too. Hail dents them all. | Pictures from the ground | camera
~ Note the day and the hour, since storms get mixed up later. | Note day and hour | note-pencil
Then call somebody you picked yourself.
> Look up {brand} yourself, and ask where they'll be next year. | Where next year? | map-pin
> Ask {brand} to show you the damage in photos, with your chimney in them. | See it in photos | images

myth: One leak means a new roof
* A leak in your roof is seldom a leak in the shingles. | Seldom the shingles | home
* Does one leak mean you need a whole new roof? | A whole new roof? | question
* A brown ring on the ceiling, and in your head you're buying a roof. | A brown ring | drop
The open parts of a roof are hard to get wrong. It leaks where something sticks through. | It leaks where things stick through
The chimney, the vent pipe, the skylight, the wall of the dormer. | Chimney, pipe, skylight | pipe
There's metal in those corners, it's called flashing, and it comes loose or rusts. | The metal in the corners
Or a rubber collar's cracked, and that's a small part. | Or a cracked collar | gear
When it's the shingles, you see it all over. They curl, they're bald, they're in the yard. | no: Curling all over: old roof / yes: One spot: flashing
~ So find out first, and lie awake later. | Find out first | bed
> Tell {brand} what's on the roof above that ring. | What's above it?
> Was there wind with that rain? Tell {brand} from which side. | Wind from which side? | wind

how: How a roofer finds the leak
* The leak is hardly ever right above the stain. | Look further up | drop
* How does a roofer know where the rain gets in? | Where does it get in? | question
* The ceiling drips on the piano, and the hole is over the bathroom. | Drips here, leaks there | piano-keys
Water lands on a beam, runs along it, and drops where the beam ends. | It runs along a beam
So it starts in the attic, with a flashlight, looking for dark tracks and rusty nails. | at: First / The attic | flashlight
The track gets followed uphill until it stops. | at: Then / Follow it uphill | footprints
Outside, you look at that height for whatever sticks through the roof. | at: Next / The same height outside | ladder
If it's still a riddle, a hose comes out. Low first, then a bit higher, and somebody inside shouts. | at: Last / Hose, from low to high | drop
~ Patience beats a sharp eye. | Patience finds it
> Leave the stain unpainted until {brand} has seen it. | Don't paint it yet | paint-roller
> Clear a way to the attic hatch before {brand} comes. | Way to the hatch

how: A roof is laid like feathers
* A roof doesn't seal. It sheds, the way a duck does. | It sheds | feather
* Why do roofers begin at the gutter and end at the top? | Why from the bottom? | question
* Look at a bird's feathers, and you've understood a roof. | Like feathers | bird
Every row covers the nails of the row below. | Each row covers the nails
So it's built from the bottom up, and every lap points down. | From the bottom up
First a metal edge, so the water drips off free of the wood. | at: First / A metal edge
Then a skin over the boards, in case anything gets through. | at: Then / A skin over the boards | shield
Then the shingles, and in the corners metal, woven in as you go. | at: Then / Shingles and metal
~ One piece the wrong way around collects the rain. | no: One flap turned up / yes: All laps down | cloud-rain
Last of all a cap on the ridge. | at: Last / The cap on top | home
> Ask {brand} to walk you through the layers on a piece of paper. | Layers on paper | pencil
> Stand across the street when {brand} does the ridge. | Watch the ridge | eye

question: Can you stay home while the roof is done?
* "Can I work from home while the roof's being done?" | "Can I work from home?" | laptop
* How loud is a new roof from underneath? | How loud? | ear
* The roofers have been up there an hour. The dog's under the bed. | Under the bed | dog
You can stay. It's like living inside a drum. | Like inside a drum | megaphone
Tearing off is the worst of it. Scraping, dropping, stomping. | at: First / Tearing off
Then the hammering comes, and it's steadier. You can nearly get used to it. | at: Then / Hammering | hammer
Dust falls in the attic, and pictures on the top floor creep off their nails. | Pictures creep | image
No calls, no naps, no frightened pets. | no: Nap time / yes: Library day | books
~ Get the car out before the trucks come, or you're staying for sure. | Car out early | car
> Find out from {brand} which day the tearing off is, and be elsewhere. | Which day is loud? | calendar
> Working nights? Tell {brand} when you set the date. | Working nights? Say so | moon

question: Grit in the gutter
* That grit in your gutter used to be on your roof. | It was on your roof | magnifier
* What's the black sand under the downspout? | What's this sand? | question
* You clean the gutter, and there's a handful of sand in it. | A handful of sand | hand
Asphalt shingles wear a coat of crushed stone. It's sunscreen. | It's sunscreen | sun
A new roof loses some at first, the loose ones left over from the factory. | New roof: some is normal
A roof in its middle years loses little. | Middle-aged: little
An old one loses a lot, and then you see dark bald patches. | Old: bald patches | eye
There the sun bakes the asphalt, and it goes brittle. | Then it goes brittle | sun
~ Lots of it right after hail is worth a photo. | After hail, take a photo | camera
So ask how old it is before you worry. | no: Any grit: panic / yes: Age first, then look
> Know the age of your roof? {brand} will want that first. | How old is it? | calendar
> Put the grit in a cup and show {brand}. | Grit in a cup | cup

comparison: Off with the old roof, or over it
* You can lay shingles over shingles. You can paint over rust, too. | Like paint over rust | paint-roller
* Does the old roof have to come off first? | Does it come off? | question
* Two offers for one roof, and the cheaper one leaves the old shingles on. | The old one stays on | invoice
Going over is quicker, and nothing lands in your roses. | Over: quicker | flower
But nobody sees the boards. If they're soft, the nails hold on to nothing. | But nobody sees the boards | eye-slash
The bumps come through, and it's twice the weight on the house. | Bumps and weight | scales
And the metal in the corners mostly stays as it is, which is where it leaked. | Old metal stays
Off means dust, a dumpster, and somebody who's looked at every board. | no: Over: nobody looks / yes: Off: every board seen | eye
~ Next time, it's two layers that have to come off. | Next time, two come off
> Ask {brand} how many layers are up there now. | How many layers?
> Have {brand} price it both ways, and read the difference. | Price it both ways | receipt

choose: What should be in a roofer's offer
* A roof quote that says "new roof" says nothing. | "New roof" says nothing | file-text
* How do you compare two roofers? Not by the last line. | Not by the last line | invoice
* You've got three papers on the table, and all of them say roof. | Three papers | clipboard
Is the old one coming off, and is the hauling in it? | 1. Tear off and hauling | truck
Is the metal new, or do they use the old again? | 2. New flashing
What's a sheet of bad wood, if they find some? It should be there before they do. | 3. Price for bad wood
How does the attic get its air? | 4. Air for the attic | wind
Who picks up the nails, and what with? | 5. Picking up nails | magnet
~ And a name on paper for insurance. | 6. Insurance, on paper | shield
> Lay {brand}'s offer next to the others and go line by line. | Line by line | list
> Something on this list missing? Ask {brand} to write it in. | Write it in | pen

first: Somebody comes to look at the roof
* When a roofer comes to look, it begins on the sidewalk. | It begins on the sidewalk | binoculars
* What happens when a roofer comes for the first time? | What happens? | question
* Before the ladder comes off the truck, somebody stares at your roof. | A long stare | eyes
From the street you see the lines. A sag, a wave, a chimney that's leaning. | at: First / From the street | home
Then inside. The ceiling, the attic, the underside of the boards. | at: Then / From inside | flashlight
Only then up the ladder, for the soft spots and the corners. | at: Then / From on top | ladder
Ask for pictures of all of it, because you won't be going up. | at: Meanwhile / Pictures | camera
Afterward you hear what's urgent, what can wait, and what's only ugly. | at: Last / Urgent, later, ugly | list
~ Ugly is fine for years. Black streaks are mostly algae. | Black streaks: mostly algae
> Let {brand} see the attic even if the leak seems obvious. | The attic too
> When {brand} comes down, ask for the three piles, urgent, later and ugly. | Ask for three piles | question

care: What a roof wants from you
* A clear gutter is most of what your roof asks for. | A clear gutter | drop
* How do you look after a roof without climbing on it? | Without climbing? | ladder
* There's a small tree growing in your gutter. It's been there a while. | A small tree up there | seedling
When the gutter's full, water goes backward, up under the first row. | Full: water goes backward | drop
Leaves in a valley hold the wet like a sponge on wood. | Leaves in the valley | leaf
Branches that rub take the grit off each time the wind blows. | Branches rub | tree
Moss you leave to somebody who'll brush it softly. Never the pressure washer. | no: Pressure washer / yes: A soft brush | brush
~ And stay off it yourself. Feet break more than they fix. | Stay off it | footprints
All you need is a pair of binoculars twice a year. | Binoculars, twice a year | binoculars
> Branch over the roof? Say it to {brand} when they're there anyway. | Branch over the roof?
> Fill {brand} in on what you saw through the binoculars. | What did you see? | eye

checklist: The evening before the roofers come
* Tomorrow they tear off your roof. Tonight, take the pictures down. | Tonight, pictures down | image
* What should you do before the roofers come? | What to do before? | list
* At seven, a truck with a dumpster stops, and the roof's about to start. | At seven | clock
The cars go out on the street. | 1. Cars on the street | car
Anything on the top floor that could fall, take it off the wall. | 2. Pictures off the wall | image
Cover what's in the attic, old sheets will do. | 3. Sheets in the attic
Move pots, chairs and the grill away from the house. | 4. Pots and chairs away | potted-plant
Somewhere quiet for the pets. | 5. A quiet place for pets | cat
~ And knock next door, they'll hear it too. | 6. Tell the neighbors | house-line
> Show {brand} where the outside outlet is, and which plants matter. | Outlet and plants | plug
> Any cable or dish up there? Tell {brand} what it's for. | Any cables or dishes?

cost: Why the same roof has two prices
* Same floor plan as next door, and your roof costs more. | Same plan, pricier roof | house-line
* What are you paying for on a roof? Mostly the corners. | Mostly the corners | home
* You counted the square feet of your roof, and still you're wrong. | Still wrong | calculator
It's how steep. On a low slope you walk, on a steep one you hang on. | no: Steep: ropes / yes: Low: you walk | mountain
It's how many corners. Every dormer, valley and skylight is metalwork. | Corners are metalwork | window
It's how many layers have to come off. | Layers to come off
It's what's underneath, and nobody knows that until it's open. | What's underneath? | question-mark
~ And whether a truck can get near, or somebody carries. | Can a truck get near? | truck
So one line in the offer should say what happens with bad wood. | A line about bad wood | file-text
> Ask {brand} what could still be added, and when you'd hear of it. | What could be added?
> Count dormers, skylights and chimneys before you talk to {brand}. | Count what sticks out | list

tip: Look at your roof from the ground
* Look at your roof with binoculars, right from the lawn. | From the lawn | binoculars
* How do you check a roof without a ladder? | No ladder? | ladder
* A cup of coffee, a chair on the lawn, and your roof. | Coffee and a roof | coffee
First follow the ridge. It should be as straight as a ruler. | 1. The ridge, straight? | ruler
Then the rows. Is one lifted, is one missing, is one darker? | 2. A row that's off
Then the chimney, right where it meets the roof. | 3. Around the chimney | home
Then the gutter, is it hanging, is something growing? | 4. The gutter | leaf
~ Do it in low sun, since shadows show what's standing up. | In low sun | sun-horizon
Take one picture from the same place each year, and compare. | no: Trust your memory / yes: Same photo each year | camera
> Anything that wasn't in last year's picture, send to {brand}. | What's new?
> First time looking? Let the first picture go to {brand} for an opinion. | The first picture | mail

season(9-11): Before the first long rain
* Check the roof before the first long rain, not during. | Before, not during | cloud-rain
* When do you get a roof looked at? | When? | calendar
* It's raining sideways, the phone's busy, and the roof drips. | Everyone calls at once | phone-slash
All summer the sun's been baking rubber collars and old sealant. | Summer bakes rubber | sun
Now the leaves come down, and the gutters fill up. | Leaves fill gutters | leaf
Small cracks show up only when it rains from the side, for hours. | Sideways rain finds cracks | wind
On a dry day that's a small repair. In a wet week it's a tarp and a waiting list. | no: Wet week: a tarp / yes: Dry day: a small repair | umbrella
~ Sealant wants a dry surface and a mild day, so winter's no help. | Sealant wants it dry
> Pick a dry week and get {brand} up there. | A dry week | calendar-check
> Any spot that dripped last winter and then stopped? Remind {brand}. | Dripped, then stopped?
`,
})
