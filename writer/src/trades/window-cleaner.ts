import { trade } from './trade.ts'

export const windowCleaner = trade({
  id: 'window-cleaner',
  name: 'window cleaner',
  also: [
    'window cleaning',
    'window cleaning company',
    'window cleaning service',
    'window washer',
    'window washing',
    'window washing service',
    'residential window cleaning',
    'commercial window cleaning',
    'storefront window cleaning',
    'window cleaning round',
    'glass cleaning service',
    'water-fed pole window cleaning',
    'conservatory cleaning',
    'skylight cleaning',
  ],
  way: 'home',
  customers: 'homeowners',
  thing: 'a window clean',
  things: 'window cleaning',
  words: [
    'window',
    'glass',
    'pane',
    'squeegee',
    'screen',
    'sill',
    'frame',
    'streak',
    'ladder',
    'skylight',
    'cleaner',
    'water',
    'bucket',
    'cloth',
    'spot',
    'clean',
    'rain',
    'pole',
    'storefront',
    'view',
    'curtain',
  ],
  pieces: `
mistake: Never on the sunny side
* Sunshine is the worst light to wash a window in. | Not in the sun | sun
* Why are there streaks on the window right after you washed it? | Why the streaks? | window
* First sunny Saturday, and everybody's out there with a bucket and a squeegee. | Sun's out, buckets too | sun
The glass is warm, so the suds dry before you can pull them off. | Suds dry on warm glass | thermometer-hot
Now you're polishing dried soap, and it just moves around. | You polish dried soap
Go to the shady side instead, and follow the shade around the house. | no: Where the sun is / yes: Follow the shade | home
~ A gray day is perfect. You also see the dirt better. | A gray day is perfect | cloud
And keep the glass wet until the blade comes. | Wet until the blade comes | drop
> Tell {brand} which way your big windows face. | Which way do they face? | compass
> Enjoy the sun, and let {brand} chase the shade. | Let someone chase the shade | sunglasses

mistake: Scraping a dry window
* Don't scrape that window dry. | Not dry | prohibit
* How do you get dried paint off a window without scratching it? | Paint off, no scratch? | paint-bucket
* The painters are gone, and there are little white dots on the glass. | White dots everywhere | paint-roller
A blade on dry glass drags every grain of grit along with it. | Dry, it drags the grit
You don't see that until evening, when the light comes in low. | You see it at sunset | sun-horizon
So it gets wet first, soaking, with plenty of soap, and it stays wet. | no: Scrape it dry / yes: Soak it first | drop
Then a fresh blade, one direction only. Lift it to come back. | One way, then lift
~ Some glass has a coating that no blade may ever touch, so look for the label first. | Coated glass? No blade | tag
> Point at every dot of paint when {brand} comes, and say what made it. | Say what made the dots | paint-brush
> Just renovated? Mention that to {brand} when you ask for a price. | Say you've renovated | hard-hat

myth: No point in clean windows before rain
* Rain doesn't make a clean window dirty. | Rain isn't the dirt | cloud-rain
* Should you call off the window cleaner when it's going to rain? | Call it off? | cloud-rain
* Clean windows on Monday, rain on Tuesday, and you sigh. | You sigh | cloud-rain
Look at a window after a shower. It's dusty glass that shows spots. | Dusty glass gets spots
The drop lands, mixes with the dust, runs a little, and dries with an edge. | Drop plus dust | drop
On clean glass there's nothing to mix with. It dries and it's gone. | no: Dust plus rain: spots / yes: Clean glass: nothing | sparkle
~ What does spoil it is wind with sand in it, or the sprinkler. | Watch the sprinkler
That's why a lot of window cleaners work in the rain, too. | So they work in rain too | umbrella
> Ask {brand} what happens when it pours on your day. | What if it pours?
> Look at the window after the next rain, then call {brand} about the other ones. | Look after the next rain | eye

how: What the squeegee really does
* It's the blade that dries the glass, not the cloth. | The blade dries it | window
* How does a window cleaner leave no streaks? | How come no streaks? | window
* Listen to a good squeegee. It hardly makes a sound. | Hardly a sound | ear
First the glass gets scrubbed wet, corners too, so all the dirt is floating. | at: First / Scrub it wet | drop
Then a dry edge along the top and one side, so no drop can run in. | at: Then / Dry one edge
The squeegee starts in the dry, tilted, and turns at the end without lifting. | at: Next / Start in the dry | hand
~ After each pull it gets wiped, because a wet blade leaves a line. | at: Always / Wipe the blade | towel
Last, the cloth for the edges. Only the edges. | at: Last / Cloth on the edges
> Stand by while {brand} does the first window. It's nice to watch. | Watch the first one | eye
> Show {brand} the window that never came out well for you. | The one that never works

how: Windows washed with nothing but water
* No soap, no cloth, and the window dries clear by itself. | It dries by itself | drop
* Why does the window cleaner walk away while the glass is wet? | Walks away while it's wet? | question
* There's a long pole at your upstairs window, and nobody on a ladder. | A pole, no ladder | ladder
The brush at the top is fed with water that has had everything taken out. | Water with nothing in it | test-tube
Tap water leaves spots because of what's dissolved in it, the stuff in your kettle. | Tap water leaves spots | coffee
Take that out, and when the water dries, nothing's left. | Pure water leaves nothing
So the frame gets scrubbed, the glass gets scrubbed, and then it's rinsed and left. | no: Wipe it dry / yes: Rinse and leave it | window
~ The first time, a spot or two may run down out of an old frame. | Old frames may drip once
> Point to your highest window and ask {brand} how it would be done. | How are top windows done? | building-apartment
> If your gate is narrow, say so to {brand}. A pole and a hose want to get through. | Is the gate narrow?

question: Why is the window foggy and nobody can wipe it?
* The fog in that window isn't outside, and it isn't inside. | Neither outside nor inside | cloud-fog
* Why is one window always foggy, even after cleaning? | Why always foggy? | question
* You wipe the pane inside, then outside, and it's still milky. | Wiped twice, still milky | towel
Run a finger over it on both sides. If the haze stays, it sits between the two panes. | Feel both sides | hand
The two panes are glued together with a seal around the edge. | Two panes and a seal | window
When that seal gives up, damp air creeps in and settles on the glass. | The seal gave up | drop
No window cleaner in the world can reach it. | Nobody can wipe in there | prohibit
~ Very often the glass alone can be replaced, and the frame stays. | Often just the glass | window
A glass shop can tell you about that one. | Ask a glass shop | store
> Let {brand} look at it first. Sometimes it's only film from the candles. | It may be candle film | candle
> Mark the foggy ones with a sticker before {brand} starts, so nobody scrubs in vain. | Mark the foggy ones | sticker

question: The white spots that won't come off
* If the spots stay after washing, it isn't dirt anymore. | It isn't dirt | drop
* What are those white spots on the bottom of the window? | What are these? | magnifier
* Every morning the sprinkler says hello to your window. | The sprinkler says hello | plant
Hard water hits the glass, dries, and leaves its minerals behind. | Minerals stay behind | drop
One time, you can wipe it. After a summer, it's a crust. | After a summer: a crust
Leave it longer and it bites into the glass itself, and then polishing may not get it all. | Later it bites in | hourglass
So turn that sprinkler head today. It's a quarter turn. | no: Sprinkler on glass / yes: Sprinkler on grass
~ A shower door tells the same story. | Same on a shower door | shower
> Send {brand} a close photo with the light behind you. | A close photo | camera
> Ask {brand} to try one corner before promising anything about the rest. | Try one corner first | magnifier

comparison: Outside only, or inside too
* Clean only one side of the window and you'll see what's on the other. | One side shows the other | window
* Do you need the windows done inside as well? | Inside too? | question
* The window cleaner's gone, and there's a handprint in the middle of the view. | A handprint in the view | hand
Outside gets dust, pollen, birds and weather. It goes dull fast. | Outside: dust and birds | bird
Inside gets fingers, the dog's nose, and a film from cooking. It goes dull slowly. | Inside: noses and cooking | dog
So for most homes, outside comes around more often, and inside now and then. | no: Both every time / yes: Outside more often
Kitchens and kids' rooms are the exception. | Except kitchens | cooking-pot
~ The first time, do both, or you'll always wonder which side it's on. | Both the first time
> Get both prices from {brand}, outside only and all around, then look at your kitchen window. | Both prices, then look
> Count the windows with nose prints, and tell {brand} the number. | Count the nose prints | dog

choose: Choosing somebody for your windows
* The difference between two window cleaners is in the corners. | Look in the corners | magnifier
* How do you tell who'll really clean your windows? | Who cleans them properly? | window
* One flyer on the door, two names from the neighbors, and dull windows. | Three names, dull windows | door
Ask what's part of it. Frames, sills, screens, or just the glass? | 1. What's part of it? | list
Ask how they get to the top ones, and what they'll stand on. | 2. How do they reach up? | ladder
Ask about insurance, since somebody's on a ladder at your house. | 3. Insured? | shield
Ask what happens if you find a streak afterward. | 4. What about a streak?
~ And ask who moves the flower pots. | 5. Who moves the pots? | potted-plant
> Ring {brand} with those in your hand. | Ring and ask | phone
> Ask {brand} who'll be on the ladder at your house. | Who's on the ladder?

first: Your first window cleaning
* The first window cleaning takes longest, and the frames are why. | The frames are why | window
* What happens when a window cleaner comes the first time? | The first time? | question
* Somebody's looking into your bedroom, and it's the window cleaner. | Hello up there | eyes
You walk around the house together and count. | at: First / Walk and count | footprints
You say which ones stick, which ones don't open, and where the alarm sensors are. | at: Then / Which ones stick? | bell
The frames get washed before the glass, because that's where years of dust sit. | at: Next / Frames before glass
Inside, cloths go down on the sills, and shoes get covered or come off. | at: Inside / Cloths on the sills | sock
~ Expect the house to be brighter than you remember, and the couch dustier. | Brighter room, dustier couch | couch
Then look at them together, from inside, against the light. | at: Last / Look against the light | sun
> Book {brand} and open all the curtains before you leave. | Curtains open | calendar-check
> Walk around once with {brand}, it settles nearly everything. | One walk settles it

care: Screens need a wash as well
* A clean window behind a dirty screen is still a dirty view. | Look at the screen | eye
* When did anybody last wash your window screens? | When were they washed? | calendar
* Bang a window screen with your hand, and look at the cloud. | Look at that cloud | wind
All that dust gets rained onto the glass behind it. | The rain moves it to the glass | cloud-rain
Take the screen out and lay it flat on the grass. | Flat on the grass
Soft brush, warm water with a drop of dish soap, both sides. | Soft brush, drop of soap | brush
Rinse with a gentle hose. A hard jet stretches the mesh. | no: Hard jet / yes: Gentle rinse | drop
~ Pencil the room on the frame before it comes out, they're never quite the same size. | Pencil the room on it | pencil
Let it dry before it goes back. | Dry before it goes back | sun
> Torn or bent ones, lay aside and ask {brand} what to do with them. | Lay the torn ones aside
> Say whether the screens are part of it when you call {brand}. | Screens too? | phone

checklist: The evening before the window cleaner
* What you move tonight, the window cleaner won't have to tomorrow. | Move it tonight | moon
* What should you do before the window cleaner comes? | What to do before? | question
* There are orchids on every sill, and the window cleaner comes at eight. | Orchids on every sill | flower
Clear the sills, all of them, also the one in the bathroom. | 1. Clear the sills | potted-plant
Tie the curtains up and pull the blinds all the way. | 2. Curtains up, blinds open
Leave the side gate unlocked. | 3. Side gate open | lock-open
Turn the sprinklers off. | 4. Sprinklers off | drop-slash
Move the car off the wall side of the driveway. | 5. Move the car | car
~ And tell the dog there'll be a face at the upstairs window. | 6. Warn the dog | dog
> Anything you can't lift, leave it and tell {brand} where it is. | Too heavy? Leave it
> Send {brand} the gate code the evening before. | Send the gate code | password

cost: What you pay for on a window
* It isn't the size of the glass that makes the price. | Not the size | ruler
* Why does the window cleaner count before naming a price? | Why count first? | calculator
* Big window, small price. Little window, big price. Really? | Big is cheaper? | window
One large pane is two pulls of the squeegee. Twelve little ones are twelve windows. | Twelve little panes: slow
Then it's how you get there. Ground floor is a step, a skylight is a project. | no: Skylight: a project / yes: Ground floor: a step | ladder
What's on it counts. Dust is quick, paint and hard water aren't. | What's stuck on it? | paint-bucket
So does how long it's been. A window done in spring is easy in the fall. | How long has it been? | calendar
~ And screens, tracks and sills are work of their own. | Screens and tracks count
> Count panes, not windows, and give {brand} the number. | Count the panes | list
> A photo of each side of the house is a good start with {brand}. | Photo of each side | camera

tip: How to find out which side the streak is on
* Wipe one side of the window up and down, the other side across. | Up and down, then across | window
* Is that streak on the inside of the glass or the outside? | Inside or outside? | question
* You rub at the streak, and it's on the other side. Of course. | The other side, of course | smiley-meh
Do the inside of the pane with strokes up and down. | Inside: up and down
Do the outside with strokes from side to side. | Outside: side to side
Now look at a streak. Its direction tells you where to go. | The streak tells you | eye
~ It beats running in and out with a cloth. | No more running | footprints
And look from an angle. Straight on, you're looking at the neighbor. | no: Straight on / yes: From an angle | eyes
> Streaks that stay no matter the direction, show those to {brand}. | Streaks that stay
> When {brand} is done, look from an angle together. | Try the angle

season(4-5): Pollen on the glass
* Don't rub the yellow film off your windows. | Don't rub it | flower
* When should windows be cleaned, before the pollen or after? | Before or after pollen? | calendar
* The car's yellow, the table's yellow, and so is the window. | Everything's yellow | car
Dry pollen smears. Rub it and you get a paste in all the corners. | It turns to paste | hand
Rinse it off with plenty of water, from the top down. | no: Rub it dry / yes: Rinse it down | drop
Keep the windows shut while you do, or you'll have it in the curtains. | Windows shut | window
If the trees in your street are still at it, wait for the big cleaning. | Trees still blooming? Wait | tree
~ Once the catkins are lying on the sidewalk, they're nearly done. | Catkins down: nearly done
> Which tree on your street is the worst? Tell {brand} when it's usually through. | When are they through? | tree
> Put your name on the list with {brand} for the week after the yellow. | The week after the yellow | calendar-check
`,
})
