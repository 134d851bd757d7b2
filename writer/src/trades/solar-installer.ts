import { trade } from './trade.ts'

export const solarInstaller = trade({
  id: 'solar-installer',
  name: 'solar installer',
  also: [
    'solar company',
    'solar panel installer',
    'solar panel company',
    'solar contractor',
    'solar energy company',
    'residential solar',
    'rooftop solar',
    'solar panel installation',
    'solar installation',
    'solar power company',
    'photovoltaic installer',
    'pv installer',
    'solar and battery installer',
    'solar and storage',
    'home battery installer',
    'commercial solar',
    'solar business',
  ],
  way: 'project',
  customers: 'homeowners',
  thing: 'a solar system',
  things: 'solar systems',
  words: [
    'solar',
    'panel',
    'roof',
    'inverter',
    'battery',
    'sun',
    'shade',
    'power',
    'meter',
    'bill',
    'grid',
    'electricity',
    'outage',
    'installer',
    'shingle',
    'rail',
    'array',
    'cloud',
    'light',
    'tree',
    'app',
    'sunlight',
  ],
  pieces: `
mistake: New panels on a tired roof
* Before anyone talks about panels, ask how old the roof is. | How old is the roof? | solar-roof
* Can you put solar on an old roof? | On an old roof? | solar-roof
* The panels are brand new, and the shingles under them are curling. | New on top, curling below | solar-panel
Panels stay up there for decades. The roof under them should, too. | Both should last | calendar
If it wears out first, every panel has to come down and go back up. | Down, then up again | ladder
That's a crew, a day or more, and a bill nobody planned for. | Nobody planned for that | invoice
So if the roof's near its end, do the roof first. | no: Panels, then roof / yes: Roof, then panels | home
~ Sometimes only the side under the panels needs doing. | Maybe just one side
> Dig out the paperwork for your roof and show it to {brand}. | Find the roof papers | file-text
> Ask {brand} what they'd want done up there first. | What comes first?

mistake: Reading only one electric bill
* One electric bill says almost nothing about your solar system. | One bill isn't enough | invoice
* How big should your solar system be? | How big? | ruler
* You pull the last electric bill off the pile and hand it over. | Just the last bill? | receipt
If it's from a mild month, you look thrifty. If it's from August, you look like a hotel. | Mild month or August? | sun
A whole year shows the shape of it, with the AC hump and the winter hump. | A year shows the shape | chart
Then think ahead. Is an electric car coming, a heat pump, a baby? | What's coming? | car
Or is a teenager moving out? That works in the other direction. | Or who's leaving? | suitcase
~ Most utilities let you download the year. | Download the year | download
Size it for the house you'll have. | no: Last month's house / yes: The house to come
> Bring {brand} twelve bills and one honest guess about the next few years. | Twelve bills | calendar
> Planning on an electric car? Tell {brand} before the drawing. | Electric car coming? | charging-station

myth: Solar needs heat
* Panels like it bright and cold. | Bright and cold | snowflake
* Doesn't solar only work where it's hot? | Only where it's hot? | sun
* A clear, freezing morning, and the solar app looks delighted. | Freezing and happy | snowflake
What a panel turns into power is light. Heat gets in its way. | Light, not heat | lightbulb
On a scorching roof it makes a little less than it would in a cool breeze. | Hot roof: a bit less | thermometer-hot
That's why panels sit off the shingles, so air can move underneath. | Air underneath | wind
Clouds cut it down, they don't switch it off. | no: Clouds: nothing / yes: Clouds: less | cloud-sun
~ What really takes it away is shade with a hard edge, like a chimney's. | Hard shade is worse
> Curious about your own sky? Ask {brand} to show you a whole year, month by month. | A year, month by month
> Point at the chimney and the big maple when {brand} stands in your yard. | Chimney and maple | tree

how: From your roof to your toaster
* Sunlight comes in as one kind of electricity, and your toaster wants another. | Two kinds of electricity | lightning
* How does light on the roof end up in the toaster? | Roof to toaster? | solar-roof
* Follow the cable from the panels to a box on the wall. | Follow the cable | path
The panels make direct current, like a battery does. | at: On the roof / Direct current | solar-panel
The inverter turns that into what your outlets use. | at: On the wall / The inverter | plug
From there it goes to your panel with the breakers, and into whatever's running. | at: Then / Into the house | home
What you don't use flows out to the street, and a meter counts it. | at: Left over / Out to the street | gauge
At night it comes back in the other way. | at: At night / From the grid | moon
~ You don't notice the change. The toast doesn't either. | The toast doesn't notice
> Show {brand} where your breaker panel is, and how much wall there is beside it. | Wall by the panel | wall
> Have {brand} draw that path for your house on one sheet of paper. | Draw my path | pencil

how: Why the bolts don't make the roof leak
* They're going to drill holes in your roof. On purpose. | Holes, on purpose | screwdriver
* How do you put bolts through a roof and keep the rain out? | Holes and no leak? | cloud-rain
* Somebody's up there knocking on the shingles, looking for wood. | Knocking for wood | hand
Each foot goes into a rafter. Shingles couldn't hold a panel in the wind. | at: First / Find the rafter | ruler
The hole gets sealed as the bolt goes in. | at: Then / Seal the hole | drop
Metal slides under the shingle above it, so water runs over and away. | at: Then / Metal under the shingle
On top come the rails, and the panels clamp to those. | at: Last / Rails, then panels | solar-panel
~ In the attic you might see the tip of a bolt. It should be in wood. | Look from the attic | flashlight
So ask for a photo of one foot before the panel covers it. | no: Trust it / yes: See a photo | camera
> Ask {brand} what they put under the shingle. | What's under the shingle?
> Get it from {brand} in writing who fixes a leak around a bolt. | Who fixes a leak? | pen

question: What happens in a power outage?
* The street's dark, the sun's shining, and your solar is off. | Sun's out, solar's off | sun
* "If I have solar, do I still have power in an outage?" | "Do I still have power?" | plug
* Panels on the roof, flashlight in your hand. That surprises people. | Panels and a flashlight | flashlight
Most systems shut down when the grid does. | Grid off, solar off | power
It protects the people repairing the lines. Your roof mustn't feed a wire they're touching. | It protects the line crew | hard-hat
To keep going you need a battery, or an inverter made to run by itself. | A battery changes that | battery-full
Even then it's usually a few circuits. The fridge, some lights, the internet. | Usually a few circuits | lightbulb
~ The dryer and the oven empty a battery before the movie's over. | Not the dryer
So it's worth saying early if outages are why you're asking. | no: Assume it runs / yes: Say it early
> List what has to stay on in the dark, and read it to {brand}. | What has to stay on? | list
> Are outages your reason? Make that the first sentence to {brand}. | Say that first | speech

question: Do panels have to be cleaned?
* Most of the washing on a solar panel is done by rain. | The rain does most of it | cloud-rain
* Do you have to clean solar panels? | Do you have to? | question
* There's dust on the panels, and you're looking at the ladder. | Leave the ladder | ladder
They're tilted glass. A good rain takes dust and pollen along. | Tilted glass, good rain | drop
What rain leaves is bird mess, sap and wet leaves, in spots. | Birds, sap and leaves | bird
A long dry season next to a field is another case. | Long and dusty: different | farm
No brushes, no pressure washer, and no cold hose on hot glass. | no: Cold water, hot glass / yes: Cool morning, soft water
~ And it's a roof. Nobody should slip for a bit of dust. | It's still a roof
The app tells you if it matters, so look there before you look up. | Look at the app first | phone
> Numbers down and the sky clear? Send {brand} a picture of the app. | Picture of the app | camera
> Tell {brand} if there's a gravel road, a farm or a flock of pigeons nearby. | Pigeons? Gravel road? | bird

comparison: One inverter or one for every panel
* One shady panel can slow down a whole row. It depends on the inverter. | One slows the row | cloud
* One big inverter or a little one behind each panel? | One big or many small? | question
* At four o'clock the chimney's shadow lands on one panel. | Shadow at four | clock
With one box on the wall, panels work in a line, like a chain. | One box: like a chain | link
If a link is in the shade, the line feels it. On an open roof that never comes up. | Open roof: fine | sun
With electronics behind each panel, every one does what it can. | Many: each for itself | solar-panel
You see each of them in the app, too. But there's more of it up on the roof. | More parts on the roof | ladder
~ There are mixtures of the two. | There are mixtures
So it's your shade that decides. | no: What's better? / yes: How much shade? | tree
> Ask {brand} where the shade falls on your roof, and what they'd put there. | Where's the shade?
> If a panel fails, who climbs up? Put that to {brand} for both kinds. | Who climbs up? | ladder

choose: What to ask before you sign for solar
* Nobody has to sign for solar at the kitchen table tonight. | Not tonight | pen
* How do you choose a solar installer? | How do you choose? | question
* The tablet's on your table, the solar rep's smiling, and the pen is digital. | The pen is digital | device-tablet
Who'll be on the roof? Their own people, or a crew they hire? | 1. Who's on the roof? | users
Has anyone been in the attic, or did they only look from a satellite? | 2. Who saw the attic? | home
What do the numbers assume about shade and about prices? | 3. What's assumed? | calculator
Is it bought, borrowed or leased, and what happens if you sell the house? | 4. What if you sell? | key
Who do you call years from now, when one panel is dark? | 5. Who do I call later? | phone
~ And ask for the roof drawing with every panel on it. | 6. A drawing of the roof | blueprint
> Take those to {brand}, and take your time with what you hear. | Take your time | clock
> Sleep on the offer, then ring {brand} with what kept you awake. | Sleep on it | moon

first: The first visit starts in the basement
* Solar starts in the basement. | It starts in the basement | stairs
* What happens when somebody comes to look at your roof? | First the basement? | home
* You expect a ladder, and they ask for your breaker panel. | The breaker panel first | plug
Is there room for another breaker, and for a box on the wall? | at: First / Room for a breaker? | plug
Then the attic. Rafters, how far apart, how sound, any stains. | at: Then / The attic | flashlight
Then the roof, for its angle, which way it faces, and what sticks out. | at: Then / Angle and direction | compass
Then they look at everything that stands taller. | at: Next / What's taller? | tree
You get a drawing later, with panels where they'd go. | at: Later / A drawing | blueprint
~ And there's a wait for paperwork, longer than for the work itself. | Paperwork takes longest | hourglass
> Clear the way to the attic hatch and the panel before {brand} comes. | Hatch and panel free
> Mention to {brand} any part of the roof you'd hate to see panels on. | Which side stays bare?

care: The app, once a month
* The best thing you can do for your panels is look at your phone. | Look at your phone | phone
* How do you look after solar panels? | How do you look after them? | question
* Nothing on that roof moves, hums or blinks. So how would you know? | How would you know? | solar-roof
Once a month open the app, on a clear day. | at: Once a month / Open the app | phone
Compare it with the same month last year, and forget last week. Weather jumps. | no: With last week / yes: With last year | calendar
One panel lower than its neighbors may be shade, birds, or a fault. | One low: why?
Then look at the trees. What was small at the start is taller now. | Look at the trees | tree
~ If the app's gone silent, it's usually the internet and not the sun. | App silent? Check the wifi | wifi-high
> Send {brand} two screenshots of the same month, last year's and this one's. | Two screenshots | image
> New router? Tell {brand} if the system fell asleep in the app. | New router?

checklist: Have these ready for a solar quote
* The better your papers, the better the solar quote. | Papers first | file-text
* What do you need for a solar quote? | What do you need? | list
* Someone's coming about solar, and your bills are in a drawer somewhere. | Bills in a drawer | tray
A year of electric bills, or the login that shows them. | 1. A year of bills | calendar
The age of the roof, and what's under the shingles if you know. | 2. The age of the roof | home
A photo of the breaker panel, with its door open. | 3. Photo of the panel | camera
What's coming, like a car, a pool, or a heat pump. | 4. What's coming | car
Any rules from a homeowners association. | 5. Association rules
~ And what it's for. A lower bill, a dark night, or the planet. | 6. What it's for | planet
> Put all of it in one email to {brand}. | One email | mail
> Something missing? Start with {brand} anyway and bring it later. | Something missing?

cost: Why solar quotes differ so much
* Two solar quotes, the same number of panels, two very different sums. | Same panels, other sum | invoice
* What are you paying for besides panels? | Besides panels? | solar-panel
* You lay three solar quotes side by side, and nothing lines up. | Nothing lines up | file-text
The roof counts. Steep, tile, three small faces, they all take longer. | The roof | home
The house counts. An old breaker panel may have to be changed first. | The wiring | plug
A battery is a project next to the project. | The battery | battery-full
The way you pay can cost more than the panels do, so look for what's added. | How you pay for it | money
~ And what's promised for later, by whom, for how long. | What's promised later | shield
Compare what it costs for what it's expected to make in a year. | no: Price a panel / yes: Price for a year's power | calculator
> Ask {brand} for the cash price and the paid-over-time price. | Both prices | coins
> Lay another quote next to the one from {brand} and ask what's missing in each. | What's missing?

tip: Photograph your roof at breakfast, lunch and dinner
* Take three pictures of your roof, at breakfast, lunch and dinner. | Three pictures | camera
* Is there too much shade on your roof for solar? | Too much shade? | tree
* It's noon, the roof's in full sun, and you think that settles it. | Noon isn't all day | sun
Stand in the same place for all three. | 1. Same place
The morning one shows what the neighbor's house does. | 2. Morning | sun-horizon
The noon one shows vents and chimney. | 3. Noon | sun
The late one matters a lot, since that's when you come home and turn things on. | 4. Late afternoon | clock-afternoon
In winter the sun's lower, so the same tree reaches further. | In winter, longer shadows | tree
~ Do it once in summer and once in winter, if you can wait. | Summer and winter
> Send {brand} all three, with the time on them. | With the time on them | mail
> Wondering about one tree? Ask {brand} what the roof makes with it and without. | With the tree, and without

season(12-2): Short days, small numbers
* In January your solar app looks like it's broken. It isn't. | It isn't broken | phone
* Why does the solar system make so little in winter? | Why so little? | snowflake
* Snow on the panels, and a flat line in the app. | A flat line | chart-line-down
The days are short, and the sun comes in low and leaves early. | Short days, low sun | sun-horizon
Snow on the glass shuts it off, until it slides. It usually slides by itself. | Snow slides by itself | snowflake
Don't go up with a shovel. You'd scratch the glass, or fall. | no: Shovel / yes: Patience
Afterward the glass is clean, the air's cold, and a bright day looks surprisingly good. | Cold and bright is good | sun
~ A system is sized by its year, and winter's the thin end of it. | The year counts | calendar
> Compare this January with last January before you call {brand}. | January with January | chart
> No January to compare with yet? Ask {brand} what the plan said. | What did the plan say? | file-text
`,
})
