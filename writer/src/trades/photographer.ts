import { trade } from './trade.ts'

export const photographer = trade({
  id: 'photographer',
  name: 'photographer',
  also: [
    'photography studio',
    'photo studio',
    'portrait photographer',
    'wedding photographer',
    'family photographer',
    'newborn photographer',
    'event photographer',
    'product photographer',
    'food photographer',
    'headshot photographer',
    'real estate photographer',
    'portrait studio',
    'photography business',
    'pet photographer',
    'school photographer',
    'boudoir photographer',
    'commercial photographer',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a photo shoot',
  things: 'photo shoots',
  words: [
    'photo',
    'photographer',
    'portrait',
    'camera',
    'shoot',
    'wedding',
    'light',
    'lens',
    'smile',
    'picture',
    'frame',
    'album',
    'headshot',
    'studio',
    'print',
    'pose',
    'gallery',
    'family',
    'backdrop',
    'photography',
  ],
  pieces: `
mistake: The haircut from yesterday
* Don't get your hair cut the day before the shoot. | Not the day before | scissors
* When should you get a haircut before your portrait? | When do you cut it? | scissors
* The headshot's tomorrow, and you're in the barber's chair. | In the barber's chair | chair
A fresh cut has edges. You see them, and the camera sees them more. | A fresh cut has edges | camera
After a week it falls the way it wants to. | A week later it falls right | calendar
It's the same with a new face cream, a tan and new glasses. | Cream, tan, glasses | eyeglasses
Anything new should have had a week with you. | no: New yesterday / yes: A week old | check
~ Your nails are the exception. Hands end up in more pictures than you'd think. | Do your nails, though | nail-polish
> Count back a week from your date with {brand} and book the barber. | A week before | calendar
> Planning a new look? Tell {brand}, so the date can fit. | A new look? | sparkle

mistake: The shirt that flickers
* Leave the shirt with the fine stripes at home. The camera hates it. | Not the fine stripes | shirt-folded
* What shouldn't you wear in a portrait? | What not to wear? | t-shirt
* Your favorite shirt has tiny checks, and in the photo it shimmers. | Tiny checks shimmer | checkerboard
Fine patterns fight with the grid inside the camera. It looks like ripples on water. | Like ripples on water | waves
Big letters are read first, and your face second. | Letters get read first | t-shirt
Plain and a bit textured is good. Wool, linen, denim. | Wool, linen, denim | yarn
In a group, pick three colors that get along. You don't have to match. | no: All the same shirt / yes: Colors that get along | swatches
~ Sit down in it in front of a mirror. That's where it wrinkles. | Sit down in it | mirror
> Lay three outfits on the bed, take a picture, and send it to {brand}. | Three outfits on the bed | bed
> Take the second-best shirt along to {brand} as well. | The second-best, too | coat-hanger

myth: Some people just aren't photogenic
* Nobody told you what to do with your hands in the photo. | What about the hands? | hand
* Why do you look odd in every photo? | "Why do I look odd?" | smiley-meh
* Someone lifts a camera, and your smile freezes. | The frozen smile | snowflake
You know yourself from the mirror, and the mirror's the wrong way around. | The mirror turns you around | mirror
And you've mostly been caught by phones, from below, in mid-sentence. | Phones catch you from below | phone
A face at rest doesn't know what to do. Give it a job. | Give your face a job | target
Walk over here. Fix your cuff. Tell me what you had for breakfast. | "What was breakfast?" | egg
~ The good one comes right after, when you think it's over. | Right after, it's good | heart
> Tell {brand} that you hate being photographed. It's good to know at the start. | Say you hate it | chat
> Think of a story you like to tell, and bring it to {brand}. | Bring a story | speech

how: What happens after the click
* The shoot's over in an hour. The work isn't. | After the click | camera
* What does a photographer do after the shoot? | What happens then? | hourglass
* You're home again, and your pictures are being looked at, one by one. | One by one | eye
First they're copied twice, before the camera gets put away. | at: First / Copied twice | copy
Then they're sorted. Blinks go, doubles go, half a second too early goes. | at: Then / Blinks go | eye-closed
The ones that stay get their light and color. Skin should look like skin. | at: Next / Light and color | sliders
At the end come the small things. A thread, an exit sign, a pimple. | at: Last / A thread, a sign | eraser
~ What's with you forever usually stays, unless you say otherwise. | A scar may stay | heart
> Tell {brand} before that what should stay as it is. | What should stay? | heart
> Ask {brand} when the first ones will be ready to look at. | The first ones, when? | calendar

how: How a window becomes a studio
* A window and a bed sheet make a small photo studio. | A window and a sheet | window
* How do you make good light with just a window? | Just a window? | window
* The photographer turns off every light and pulls a chair to the window. | All lights off | lightbulb
Lamps are yellow, daylight's blue. Together they turn skin to mustard. | no: Lamp and daylight / yes: Daylight only | lamp
So one source, from the side, and you turn toward it slowly. | One light, from the side | sun
There's a moment when your eyes light up. Stay there. | Your eyes light up. Stay | eye
If the other half's too dark, a white sheet throws some back. | A sheet throws light back | bed
~ When the sun shines right in, a thin curtain makes it soft. | A curtain makes it soft | cloud-sun
> Find out which window at home is brightest at ten, and tell {brand}. | The brightest window | window
> Send {brand} a phone picture of the room. | A picture of the room | image

question: Can I have all the pictures?
* You got your photos, but not all of them. That's on purpose. | Not all, on purpose | images
* Can you have all the pictures from the shoot? | "Can I have them all?" | images
* You counted the clicks of the camera, and the gallery has far fewer photos. | Far fewer than clicks | camera
In a burst, one has you with half-closed eyes. One has you chewing. | Half-closed, chewing | eye-closed
Of eight nearly alike, one is the good one. | Eight alike, one good | star
If you got all eight, you'd have the work, and you'd pick the wrong one at midnight. | no: All eight / yes: The good one | moon
~ A cook doesn't send out the peelings either. | No peelings either | carrot
If one's missing that you remember, ask. It may be there. | Missing one? Ask | question
> Find out from {brand} roughly how many you'd get. | Roughly how many? | list
> Say to {brand} which moment must be among them. | Which moment? | target

question: My kid won't sit still
* Your child won't sit still for a portrait. Good. | Won't sit still? Good | baby
* What if your kid won't sit still for the photo? | "What if she runs?" | sneaker
* Four minutes into the family shoot, and the little one's under the bench. | Under the bench | baby
Sitting still isn't the plan. Don't practice smiling in the car. | Don't practice smiling | smiley
Race to the tree and back. Whisper something silly. Throw the leaves. | Race to the tree | tree
And don't say cheese. You get teeth, and no eyes. | no: "Cheese!" / yes: A whisper | cheese
~ Bring a snack that doesn't stain, and keep it until you need it. | A snack that doesn't stain | cookie
Come fed and rested, even if that means eight in the morning. | Fed and rested | bed
> Tell {brand} what makes yours laugh. | What makes them laugh? | smiley
> Pick a time with {brand} that fits the nap, not the sunset. | Fits the nap | clock

comparison: Noon or the last hour of light
* At noon the light makes holes where your eyes were. | Holes for eyes | sun
* Noon or evening, when is the better light for a photo? | Noon, or evening? | sun-horizon
* It's a bright blue day, and the photographer's looking for shade. | Looking for shade | tree
From straight above, the nose throws a shadow and everyone squints. | Noon: shadows and squinting | sunglasses
In the last hour the sun's low and soft. It goes along your cheek. | Evening: low and soft | sun-horizon
It also goes fast. You've got one hour, and the last ten minutes are the best. | It goes fast | hourglass
If it has to be noon, then under a roof or a tree, at the edge of the shade. | no: In full sun / yes: At the edge of shade | tree
~ Gray days are lovely. The whole sky's one big lamp. | Gray days are lovely | cloud
> Ask {brand} when the sun goes down where you want to stand. | When does it go down? | sun-horizon
> Let {brand} pick the hour, and plan dinner around it. | Plan dinner around it | fork-knife

choose: Look at one whole wedding
* Don't look at a photographer's ten best pictures. Look at one whole wedding. | Look at a whole one | images
* How do you choose a photographer? | "How do I choose?" | question
* You're scrolling through sunset portraits. How do they shoot a dark gym? | And a dark gym? | moon
Anyone can have ten lucky ones. A whole gallery shows the dull hour, too. | The dull hour, too | images
Look at a rainy day, a badly lit room, and Grandma. | Rain, bad light, Grandma | cloud-rain
Do people look like themselves, or like each other? | Like themselves? | users
~ Then call. You'll spend a day with this person, so you should like the voice. | Do you like the voice? | phone
And ask what happens if they break a leg. There should be somebody. | What if they're sick? | first-aid
> Ask {brand} for a whole gallery from a gray day. | A gray day | cloud
> Call {brand} and just talk for five minutes. | Just talk | phone-call

first: The first ten minutes don't count
* The first ten minutes of a shoot are for the trash. | For the trash | timer
* What are the first minutes of a photo shoot like? | "What's it like?" | question
* You're standing in front of the camera, and your arms have become very long. | Very long arms | hand
Everybody starts stiff. The photographer knows, and clicks anyway. | Everybody starts stiff | camera
You get used to the sound. You stop pulling in your belly. | You get used to the click | ear
You're asked to shift your weight, drop a shoulder, and breathe out. | Drop a shoulder, breathe out | wind
~ At some point you'll be shown one on the little screen. That helps. | You see one. It helps | image
Then you talk about something else, and that's when it begins. | Now it begins | chat
> Plan the ten minutes in when you book {brand}. | Plan them in | clock
> Come a bit early to {brand}, and bring the arms as they are. | Come a bit early | hourglass

care: Three places for every picture
* One drawer, one stick, ten years of family photos. | One stick for it all | usb
* Where do you keep your photos so they last? | Where do they last? | archive
* The photographer's link is in your inbox. It won't be there forever. | The link won't stay | link
Download it the week it comes. All of it, in the big size. | Download it, in big | download
Put it in two places that can't burn down together. | Two places | house
Then print the ones that matter, because a frame needs no password. | A frame needs no password | image
Hang it where the sun doesn't get it, and not in the bathroom. | no: Sun and steam / yes: A shady wall | sun
~ Write names on the back, with pencil. Somebody will be glad of it one day. | Names on the back | pencil
> Open your old link from {brand} today. Does it still work? | Does the link work? | link
> Choose one for the wall, and ask {brand} how big it can be. | How big can it be? | ruler

checklist: What to pack for a photo shoot
* The most useful thing at a photo shoot is a lint roller. | A lint roller | brush
* What do you bring to a photo shoot? | "What do I bring?" | bag
* The bag for your shoot stands at the door. Is the lint roller in? | Is it in? | bag
A lint roller, because nobody sees cat hair until it's a picture. | 1. Lint roller | cat
A second top, in case of coffee. | 2. A second top | coffee
A comb, tissues and what you need for a shiny nose. | 3. Comb and tissues | comb
Shoes that you can walk in, and the pretty ones. | 4. Two pairs of shoes | high-heel
Water. | 5. Water | drop
~ For children, a toy that may be in the picture. | A toy that may be in it | lego
And empty your pockets before the first click. Keys make a bump. | Empty your pockets | key
> Pack the night before, and come to {brand} with empty pockets. | Empty pockets | pants
> Forgot the roller? Buy one on the way to {brand}. | Forgot the roller? | store

cost: You see an hour, they see two days
* You see the photographer for an hour. The job takes longer. | An hour, or two days? | clock
* What does the price of a photo shoot depend on? | "What does it depend on?" | money
* Two wedding photographers, two quotes, and the same eight hours. | The same hours? | scales
Before it there's the talk, the route, the packing, and spare batteries. | Before: talk, route, packing | map-trifold
After it there's sorting and coloring, and that's mostly longer than the shoot. | After: sorting and color | sliders
Then look at what you get. Files, prints, an album somebody sews? | Files, prints, album? | book
~ Ask what you may use them for. A living room isn't a billboard. | Living room, or billboard? | house
And a second pair of eyes at a big party is a second person. | A second person | users
> Tell {brand} where the pictures will end up. | Where do they end up? | image
> Ask {brand} what comes after the shoot, and how long it takes. | What comes after? | hourglass

tip: Chin out and a little down
* Push your chin forward for the camera. Like a turtle. | Like a turtle | camera
* What do you do with your chin in a portrait? | What about the chin? | question
* Someone points a camera at you, and you pull your head back. | You pull back | camera
Pulling back is what everybody does, and it makes two chins out of one. | Two chins out of one | users
So go forward with your forehead, and then a bit down. | Forehead forward, chin down | hand-pointing
It feels silly. From the front it looks like a jawline. | no: Feels silly / yes: Looks good | mirror
Put your weight on the back foot and let one knee go soft. | Weight on the back foot | sneaker
~ If you don't know where to put your hands, hold something. A mug will do. | Hold a mug | coffee
Now breathe out, and look up at the last moment. | Breathe out, look up | eye
> Try the turtle in the bathroom mirror before you see {brand}. | Practice the turtle | mirror
> Send {brand} the one picture of you that you like. | The one you like | heart

season(9-11): The leaves are good for a week
* The good leaves last about a week, and everyone wants a photo then. | About a week | leaf
* When do you book a fall family photo? | When do you book? | calendar
* The maple's turning, and the photographer's weekends are full. | Full weekends | calendar-x
Nobody knows which week it'll be. One storm, and it's over. | One storm, and it's over | wind
So take a weekday, and hold a second date. | A weekday, and a spare | calendar-check
The sun's low all day then, so it doesn't have to be early or late. | Low sun all day | sun-horizon
~ If you miss the peak, leaves on the ground are good too. Children prefer them. | On the ground is fine | leaf
Wear warm colors or cream. Red on red disappears. | no: Red on red / yes: Cream on red | hoodie
> Hold two dates with {brand} and let the maple decide. | Two dates | tree
> Walk past your tree every morning, and call {brand} when it starts. | When it starts | phone-call
`,
})
