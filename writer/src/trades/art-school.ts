import { trade } from './trade.ts'

export const artSchool = trade({
  id: 'art-school',
  name: 'art school',
  also: [
    'art class',
    'art classes',
    'art studio for classes',
    'painting class',
    'painting classes',
    'painting school',
    'drawing school',
    'drawing class',
    'drawing classes',
    'life drawing class',
    'watercolor class',
    'watercolour classes',
    'oil painting class',
    'art teacher',
    'art workshop',
    'art academy',
    'paint and sip',
    "children's art class",
    'kids art studio',
    'drawing teacher',
    'art tuition',
    'sketching class',
    'printmaking class',
  ],
  way: 'class',
  customers: 'students',
  thing: 'an art class',
  things: 'art classes',
  words: [
    'art',
    'paint',
    'painting',
    'brush',
    'drawing',
    'sketch',
    'sketchbook',
    'watercolor',
    'color',
    'canvas',
    'easel',
    'class',
    'pencil',
    'portrait',
    'charcoal',
    'palette',
    'paper',
    'studio',
    'line',
    'oil',
    'acrylic',
    'pigment',
    'landscape',
    'model',
  ],
  pieces: `
mistake: You draw the eye you know
* Ask anyone for a drawing of an eye and you'll get an almond. | Everybody draws an almond | eye
* Why does your portrait look like somebody else? | Who is that? | user
* Your sketch has lashes like a fence, and nobody's eye looks like that. | Lashes like a fence | eye
Your hand draws the word eye. It hasn't looked yet. | The hand draws the word | pencil
Look at the person. The lid cuts off the top of the circle. | The lid cuts the circle | eyes
The corner is pink, and half the lashes aren't there at all. | Half the lashes aren't there |
~ Draw the shapes between things instead, because those have no name. | | shapes
Look twice as long as you draw. That's most of the trick. | no: Draw what you know / yes: Draw what's there
> Come to {brand} and draw one eye that belongs to somebody. | Draw somebody's eye | eye
> Bring the portrait that looks like nobody to {brand}. | Bring the stranger | image

mistake: Why your colors go muddy
* Every beginner's palette ends up the same brown. | Everybody's brown | palette
* Why do my colors turn to mud? | Why does it turn to mud? | question
* A little blue, a little red, a little yellow. Now your paint is soup. | Now it's soup | bowl-food
Two colors mix clean. With a third, the mix starts to die. | Two colors stay clean | drop-half
And the water counts too. Gray water is a color. | Gray water is a color | drop
So two jars. One to wash in, one to paint from. | no: One gray jar / yes: Two jars of water | jar
Put it down once and leave it. Every extra stroke stirs. | Put it down and leave it | paint-brush
~ Brown on purpose is lovely, by the way. Brown by accident is sad. | |
> Mix your first clean purple at {brand}. | Mix one clean purple | palette
> Ask {brand} which two of your tubes make that green. | Which two make that green? | drop-half

myth: Nobody can draw a straight line
* I can't even draw a straight line. Every art class hears it. | "I can't draw a straight line" | line-segment
* Do you need talent to take a drawing class? | Do you need talent? | question
* Your drawing of a house always looks like it's sliding downhill. | The house slides downhill | house
Straight lines are what rulers are for. | That's what rulers are for | ruler
Faces, trees, dogs. There isn't one straight line in any of them. | No straight line in a dog | dog
What you need is to see that this branch is thicker than that one. | See which one is thicker | tree
~ You can park a car. You judge sizes all day long. | You judge sizes all day | car
Seeing can be practiced, and the hand comes along after. | no: A straight line / yes: A patient look | eyes
> Your crooked lines are welcome at {brand}. They're what drawings are made of. | Bring the crooked lines | pencil
> Tell {brand} what you drew before somebody said you couldn't. | What did you draw back then? | speech

how: How a watercolor gets its light
* There's no white paint in the clouds of that watercolor. | No white in those clouds | cloud
* Where does the light in a watercolor come from? | Where's the light from? | sun
* The brush touches wet paper, and the blue runs off by itself. | The blue runs by itself | drop
The light is the paper. You paint around it. | The light is the paper | file
So you start with the palest wash and wait. | at: First / The palest wash | drop-half
It has to dry, or the next color blooms into it. | at: Wait / Let it dry | hourglass
Then darker, and darker again, and the smallest dark at the very end. | at: Last / The smallest dark | paint-brush
~ You can't go back to light, so think before you wet it. | |
> Watch the first wash dry at {brand} and try not to touch it. | Try not to touch it | hand-palm
> Bring one photo with a lot of sky to {brand}. | Bring a photo with sky | cloud-sun

how: How a life drawing class begins
* The first drawings in a life class take a minute each. | A minute each | timer
* What happens in a life drawing class? | What happens in there? | person-arms-spread
* The model stands, the charcoal scratches, and then the timer rings. | Charcoal, then the timer | timer
One minute a pose, then the model moves, and you start over. | One pose, one minute | person-arms-spread
There's no time for fingers, so you draw where the weight goes. | Where does the weight go? | scales
After ten of those your arm is loose, and you've stopped being polite. | The arm gets loose | hand-waving
~ It's quiet. You'll hear breathing and paper. | | ear
The long pose comes at the end, when you've learned how that body stands. | Short poses, then a long one | hourglass
> Try ten bad sketches in ten minutes at {brand}. | Ten fast, bad sketches | timer
> Ask {brand} what to draw with, if you've only got a ballpoint. | Only a ballpoint? | pen

question: What should you wear to a painting class?
* What do I wear to a painting class? | "What do I wear?" | t-shirt
* Paint finds the cuff you forgot about. | Paint finds the cuff | shirt-folded
* It's the good sweater that ends up touching the canvas. | The good sweater meets canvas | hoodie
Wear something that already has a spot on it. | Something with a spot already | t-shirt
Watercolor mostly washes out. Acrylic doesn't, once it's dry. | no: Dry acrylic stays / yes: Watercolor washes out | washing-machine
So if acrylic gets on your sleeve, water on it at once. | Water on it at once | drop
~ Oil goes with you. On the steering wheel, on the dog. | | dog
Tight cuffs, tied hair, and closed shoes if you stand at an easel. | Tight cuffs, tied hair | sneaker
> Put on the old shirt and come to {brand}. | Put on the old shirt | t-shirt
> Before you dress, find out from {brand} which paint it'll be. | Which paint today? | palette

question: Do I have to show my drawing?
* At the end the drawings go on the wall. Yours too? | On the wall, yours too? | wall
* Do I have to show my work in an art class? | Do I have to show it? | question
* You've turned your sketch around. Everybody does on day one. | Sketch turned to the wall | file
You can keep it in the bag. Nobody takes it from you. | Keep it in the bag | bag
But look at what happens to the ones on the wall. | | wall
From three steps away, your mistakes shrink, and the good dark corner jumps out. | Mistakes shrink at three steps | footprints
~ You can't see that from behind the pencil. | |
People talk about the drawing, and what it needs next. Not about you. | no: About you / yes: About the drawing | chat
> Hang one on the wall at {brand} when you're ready, and step back. | Hang it, step back | push-pin
> Say to {brand} that you'd rather look first. That works too. | Rather look first? Say so | chat-circle-text

comparison: Acrylic, oil, or watercolor?
* Three paints, three tempers. Which one has yours? | Three paints, three tempers | palette
* Should you start with acrylic, oil, or watercolor? | Which paint first? | paint-brush
* The shelf of paint is endless, and you only want to make a picture. | The endless paint shelf | shelf
Acrylic dries while you make coffee. Paint over it, change your mind. | Acrylic: dries fast | coffee
Oil stays wet for days. You can push it around tomorrow. | Oil: wet for days | calendar
It also smells, so think of your kitchen. | Think of your kitchen | window
Watercolor fits in a coat pocket, and forgives nothing. | Watercolor: pocket size | drop
~ Impatient? Acrylic. A fiddler? Oil. On trains a lot? You know. | no: The best paint / yes: The one for your temper
> Put a brush in all three at {brand} before you buy a box. | Try all three | paint-brush
> Tell {brand} where you'd paint at home. | Where would you paint? | house

choose: How to choose an art class
* Look at the drawings on the wall of an art school. All the same? | All the same? | image
* How do you choose an art class? | Which class? | palette
* One class paints sunsets together. Another one spends a month on apples. | Sunsets or apples? | cherries
In one kind of class, everybody makes the same picture, and you go home with it. | at: One evening / The same picture for all | sun-horizon
That's a nice evening, and it's meant to be. | | wine
In the other kind, you learn to look, and early pictures go in a drawer. | at: Many evenings / You learn to look | eye
So ask what hangs at the end. Ten of one, or ten different ones? | 1. Ten the same or ten different? | images
~ Ask how many easels there are, and whether the teacher walks around. | 2. How many easels? | users
> Walk along the walls at {brand} and count the styles. | Count the styles | footprints
> Ask {brand} whether you bring your own idea or get one. | Your idea or theirs? | lightbulb

first: Your first hour in front of the paper
* White paper is the scariest thing in an art class. | The scary white paper | file
* What happens in your first drawing class? | What happens first? | question
* Apron on, pencil sharp, paper white, and you don't dare. | You don't dare | pencil
First you make the paper dirty. You rub charcoal all over until it's gray. | 1. Make the paper gray | hand
Now there's nothing left to ruin. | Nothing left to ruin | check
You take the light out with an eraser. That's drawing too. | 2. Take light out with an eraser | eraser
Somewhere in there an apple turns up, quite round. | 3. An apple turns up | cherries
~ Your sleeve is black by then. Now you look like the others. | |
> Come and ruin a sheet of paper at {brand}. | Come and ruin a sheet | file
> Bring nothing to {brand} the first time, only a sleeve that can get black. | Only an old sleeve | t-shirt

care: How to keep a brush alive
* A good brush dies standing in a jar. | It dies in the jar | jar
* Why did the brush spread out like an old broom? | Brush like a broom? | broom
* You went to answer the phone, and the brush is stiff. | One call, one stiff brush | phone
Never park it on its hairs in the water. They bend and stay bent. | no: Standing in water / yes: Lying on a rag | paint-brush
Wipe it first, then soap, then rub it in your palm until no color comes. | Wipe, soap, rub in your palm | hand-soap
Shape the tip with two fingers. | Shape the tip | hand
Then lay it flat to dry. Upright, the water runs down into the glue. | Dry it lying down | towel
~ Acrylic won't wait. Wash that one right away. | |
> Bring your stiff ones to {brand} and ask which can be saved. | Which can be saved? | paint-brush
> Learn the palm trick at {brand}. It takes one sink. | The palm trick | sink

checklist: What goes in a small sketch bag
* The best sketch bag fits under a bus seat. | Fits under a bus seat | bus
* What do you need to go out and sketch? | What do you need? | question
* You're on a bench, the light is perfect, and the pencil is at home. | Perfect light, no pencil | sun
A sketchbook with a hard back, so your knee is the table. | 1. A sketchbook with a hard back | notebook
One soft pencil and a sharpener with a lid. | 2. A soft pencil and sharpener | pencil
A waterproof pen, and a small box of watercolor if you like. | 3. A waterproof pen | pen
~ A brush with water in the handle saves you the jar. | | drop
And a clip. Every view worth drawing has wind. | 4. A clip against the wind | wind
> Show {brand} the bag you carry anyway. It may be all you need. | Bring the bag you have | bag
> Fill the first page of the sketchbook at {brand}, then it's no longer new. | Fill page one | notebook

cost: Why one art class costs more than another
* Two art classes, two hours each, two very different prices. | Same hours, other price | tag
* What are you paying for in an art class? | What are you paying for? | receipt
* The cheap painting course turned out to need a whole shopping bag. | Cheap, plus a shopping bag | shopping-bag
Ask about material first. Is paint in it, paper, the canvas? | 1. Is the material included? | palette
A live model gets paid by the hour. An apple doesn't. | 2. Is there a model? | user
Then how many easels share one teacher. | 3. How many easels per teacher? | users-three
~ Some materials need more room, a press, or a sink that takes it. | 4. A press, a special sink? | sink
And some classes stay small because one teacher has one pair of eyes. | One pair of eyes for everyone | eyes
> Find out from {brand} what you'd still have to buy. | What's left to buy? | cart
> Before you fill a cart with paint, get the list from {brand}. | List first, cart later | list

tip: Squint at it
* Watch an art class from the door. Everyone is squinting. | Everyone is squinting | eye-closed
* Why does your drawing look flat? | Why is it flat? | image
* Your landscape has every leaf in it, and no light. | Every leaf, no light | leaf
Close your eyes almost all the way and look at what you're drawing. | Eyes almost shut | eye-closed
The details go, and what's left are three or four patches, dark and light. | Only patches are left | shapes
Draw those patches first, big, with the side of the pencil. | Draw the patches first | pencil
~ If it looks right with your eyes half shut, it'll look right open. | | eye
Leaves go on at the end, and only a few. | no: Leaves first / yes: Patches first | tree
> Squint at one of your own pictures, then bring it to {brand}. | Squint, then bring it | image
> Try it at {brand} on something white, an egg for a start. | Try it on an egg | egg

season(6-8): How to paint outside when the light won't hold still
* The light in your landscape is gone before the sky is finished. | The light won't wait | sun
* How do you paint outdoors when everything moves? | Everything moves | cloud-sun
* It's ten in the morning, and the shadow on your paper has walked off. | The shadow walked off | footprints
Shadows move faster than you paint. So draw their edges first. | 1. Edges of shadows first | pencil
Then don't chase them. That line stays, whatever the sun does. | 2. Don't chase them | sun
Sit where your paper is in the shade, or you'll paint far too dark. | 3. Paper in the shade | umbrella
~ A hat, water, and clips. Bugs will land in the wet paint, and some stay. | | bug
Two hours, then go home. After that it's another picture. | After two hours it's another picture | clock
> Take your stool outside with {brand} this summer. | Take a stool outside | stool
> Ask {brand} where you'd sit at that hour. | Where to sit, and when? | map-pin
`,
})
