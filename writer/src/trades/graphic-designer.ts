import { trade } from './trade.ts'

export const graphicDesigner = trade({
  id: 'graphic-designer',
  name: 'graphic designer',
  also: [
    'graphic design',
    'graphic design studio',
    'graphic design agency',
    'logo designer',
    'logo design',
    'brand designer',
    'branding studio',
    'branding agency',
    'brand identity designer',
    'design studio for brands',
    'packaging designer',
    'communication designer',
    'communication design',
    'freelance graphic designer',
    'visual designer',
    'corporate designer',
    'layout designer',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a design',
  things: 'designs',
  words: [
    'logo',
    'design',
    'designer',
    'color',
    'font',
    'brochure',
    'flyer',
    'poster',
    'business card',
    'brand',
    'draft',
    'sketch',
    'label',
    'packaging',
    'illustration',
    'typeface',
    'file',
    'layout',
    'icon',
    'letterhead',
    'menu',
    'graphic',
  ],
  pieces: `
mistake: The logo from a screenshot
* The logo on the van was a screenshot once. You can tell. | It was a screenshot | van
* Why does your logo look like it's made of stairs? | Made of stairs? | stairs
* The printer asks for the logo, and you send what's on your website. | The one from the website | image
A screenshot is a mosaic of little squares, just enough for a screen. | A mosaic of squares | checkerboard
Blow it up to the size of a door, and you see every tile. | On a door you see each tile | door
The real one is drawn with lines, and lines don't care how big they get. | no: Made of squares / yes: Drawn with lines | bezier-curve
~ Those files often end in letters your computer can't open. Keep them anyway. | Can't open it? Keep it | file
Whoever drew it has that file. Ask before you need it on a Friday. | Ask for the original | folder
> Send {brand} the biggest version you can find, and ask what it is. | The biggest you've got | magnifying-glass
> Only got the screenshot? Show it to {brand}. | Only a screenshot? | image

mistake: Filling the empty corner
* There's an empty corner on the flyer, and it's itching you. | The empty corner | bounding-box
* Why does a designer leave half the flyer empty? | Why so empty? | file
* You look at the draft and think a star would fit in there. | A star would fit | star
Look at a jeweler's window. One ring, a lot of velvet. | One ring, much velvet | ring
Then look at the bargain bin. There's no room for a finger. | The bargain bin | trash
Empty space says where to look, and that this bit counts. | It says where to look | eye
~ If it all shouts, you only hear noise. | If all of it shouts | megaphone
So when you want something bigger, ask what could go. | no: Make it bigger / yes: Take something away | eraser
> Show {brand} your fullest flyer and ask what could go. | What could go? | eraser
> Tell {brand} the one thing a stranger should remember. | The one thing | target

myth: A logo has to show what you do
* A logo doesn't have to show what you sell. | It needn't show what you sell | tag
* Does a coffee shop's logo need a cup? | Does it need a cup? | coffee
* You want a tooth in your logo. So did the other five dentists. | Five more teeth | tooth
A logo is a signature. It says who, not what. | It says who, not what | signature
What you do is on the door, in the window, on the plate. | The door says what | store
If your mark looks like everybody's in town, it's doing their advertising too. | Looks like all the others | copy
~ And who knows what you'll sell in five years. | And in five years? | calendar
It should be simple enough that a child could draw it after seeing it twice. | A child could draw it | pencil
> Collect the marks of everybody in town who does what you do, for {brand}. | Collect the others | images
> Ask {brand} to leave the cup out once, just to see. | Leave it out once | coffee

how: It starts in pencil, and small
* Your logo starts in pencil, the size of a stamp. | Pencil, stamp-sized | pencil
* How does a logo get made? | How is it made? | pen-nib
* A page full of scribbles, and one of them will be your logo. | A page of scribbles | scribble
First you talk, and the words that come up twice get underlined. | at: First / Words that come up twice | highlighter
Then come pages of small sketches, because small can't hide behind detail. | at: Then / Small sketches | note-pencil
The few that survive are drawn in black and white. | at: Next / Black and white | drop-half
If it works there, it works on a receipt, a stamp and a window. | Works on a receipt | receipt
~ Shrink it to a fingernail. Is it still there? | The fingernail test | hand
Color comes at the end. It's the sugar, not the cake. | at: Last / Color | palette
> Write ten words about your business and give them to {brand}. | Ten words | list
> Have {brand} show it to you small, before you see it big. | Small first | resize

how: Why the paper isn't as bright as the screen
* A color on your screen is light. On paper it's ink. | Light, or ink | lightbulb
* Why is the printed color duller than on screen? | Why duller? | printer
* The orange on your business card was juicier on the laptop. | It was juicier | orange
A screen shines at you. Paper can only throw back what's in the room. | Screens shine, paper doesn't | sun
Neon green, for one, is only made of light, and normal ink can't do it. | Neon is made of light | lightning
So each color gets a recipe for the screen and one for the press. | Two recipes for one color | flask
~ The same ink looks different on rough paper. It sinks in. | Rough paper drinks it | file
And for the one that must always be right, there's ink mixed by number, like wall paint. | Mixed by number | swatches
> Bring {brand} a thing in the color you mean. A sweater, a leaf, a tile. | Bring the color | t-shirt
> Get your colors' recipes from {brand}, and keep them. | Keep the recipes | swatches

question: What do I say when I don't like it?
* You don't like the draft, and you don't want to hurt anyone. | You don't like it | smiley-meh
* What do you say to a designer when you don't like the design? | "What do I say?" | question
* The designer turns the screen to you, and you think: oh no. | Oh no | desktop
Say it. They've heard worse, and earlier is kinder than later. | Earlier is kinder | heart
Say what's wrong for the person who'll read it, not how to fix it. | What's wrong, not the fix | hand-pointing
Make it blue is a cure. It looks cold is a complaint, and that helps more. | no: "Make it blue" / yes: "It looks cold" | thermometer-cold
~ Sleep over it once if you can, then look again before coffee. | Sleep on it | bed
And say what should stay. Otherwise that goes out as well. | Say what should stay | check
> Tell {brand} who'll look at it, and what they'd say. | What would they say? | eye
> Keep two notes for {brand}. What bothers me, what stays. | Two notes | note

question: How many drafts do I get?
* Ask a designer what happens after the first draft. | After the first draft | files
* How many drafts does a design take? | "How many drafts?" | copy
* Version nine of the flyer is in your inbox. It looks like version two. | Nine looks like two | copy
The first one asks if the direction is right. Don't talk about commas yet. | at: Round one / Direction | compass
The second gets the parts into place. | at: Round two / Parts in place | layout
The third is for commas, phone numbers and the name of the street. | at: Round three / Commas and numbers | pencil
~ Collect everyone's notes first and send them in one message. | One message for all notes | envelope
It goes in circles when somebody new sees it at the end. | Somebody new at the end | user
So show it to your partner in round one. | no: In round three / yes: In round one | users
> Ask {brand} how many rounds are in the price. | Rounds in the price? | question
> Before you brief {brand}, write down who has a say. | Who has a say? | list

comparison: Only a logo or the whole outfit
* A logo is the hat. You'll still need the coat. | The hat, or the outfit? | hoodie
* Do you need a logo or a whole brand design? | Logo, or the lot? | question
* You've got the logo. Now what does the menu look like? | And the menu? | food
The mark alone is fine for a start. It goes on the door and on the invoice. | Fine for a start | door
Then you make a flyer, and choose a font. Next month you choose another. | A new font each month | article
After a year it looks like four businesses. | It looks like four shops | storefront
The outfit is rules. Two fonts, a few colors, how photos look. | Fonts, colors, photos | swatches
~ It fits on two pages. It doesn't need to be a book. | Two pages will do | file
You can dress bit by bit, as long as somebody knows the whole look. | Bit by bit is fine | steps
> Lay out everything with your name on it, and take a picture for {brand}. | Lay it all out | camera
> Sort it out with {brand}. What's needed first, and what can wait? | First, and later | list

choose: Look at the boring work
* Don't judge a designer by the poster. Look at the order form. | Look at the order form | clipboard-text
* How do you choose a graphic designer? | "How do I choose?" | question
* You're scrolling through a designer's prettiest work. Ask for the dullest. | Ask for the dullest | file-text
Anyone can make a beautiful record cover. A price list is hard. | A price list is hard | list
Is it easy to read? Can you find what costs what? | Can you find the price? | tag
Look at whether it all looks like them, or each like its client. | Like them, or like the client? | eye
~ Ask them why something is where it is. There should be a reason. | "Why is it there?" | question
And see if they ask who's going to hold the thing in their hands. | Who's going to hold it? | hand
> Ask {brand} to show you a price list they've made. | Show a price list | list
> Tell {brand} who'll hold it, and where. | Who holds it, and where? | hand

first: The first talk with a designer
* For the first talk with a designer, bring things you hate. | Bring what you hate | thumbs-down
* What happens in the first talk about a design? | "What do they ask?" | chat
* You can't draw, you can't say it, and the designer's asking for your brand. | You can't draw it | pencil-slash
You don't have to draw. Point at things. | Just point | hand-pointing
Three you like, three you can't stand, and say why if you can. | Three you like, three you don't | images
You'll get asked about your customers more than about yourself. | Who are your customers? | users
~ Where will it live? On a truck, a jar, a phone? | On a truck, or a jar? | jar
And then what's fixed. The date, the money, the name that can't change. | What's fixed? | calendar
From there on it's their turn to be nervous. | Their turn now | smiley-nervous
> Fill a bag with labels you like and take it to {brand}. | A bag full of labels | bag
> Show {brand} what you can't stand. | What you can't stand | thumbs-down

care: Please don't stretch the logo
* Somebody stretched your logo, and now it looks run over. | Run over | traffic-cone
* How do you keep a logo looking right? | How do you keep it right? | shield
* The logo didn't fit the banner, so somebody pulled at the corner. | Pulled at the corner | resize
Make one folder, and put in it what you got from the designer. | One folder | folder
One version for light backgrounds, one for dark, one in plain black. | Light, dark, black | drop-half
And write next to each what it's for. Printer, website, embroidery. | What's each one for? | needle
~ If it has to fit in a square, there may be a square one. Look first. | Look for the square one | bounding-box
When somebody needs it, send the folder's link. Don't send what's on your phone. | no: From your phone / yes: From the folder | link
> Find out from {brand} which version your van needs. | Which one for the van? | van
> Check your folder, and tell {brand} what's missing. | What's missing? | magnifying-glass

checklist: What a designer has to know
* Five answers, and a designer can start on your flyer. | Five answers | list
* What does a designer need to know from you? | "What do you need to know?" | question
* You write to a designer that you need a brochure. Five questions come back. | Five come back | envelope
Who's going to read it? | 1. Who reads it? | users
Where will they be? At a counter, in a car, on a train? | 2. Where are they? | train
What should they do then? | 3. What do they do then? | hand-tap
What has to be on it, word for word? | 4. What must be on it? | note-pencil
When do you hold it in your hand? | 5. When do you need it? | calendar
~ Count back from that day, because the printer needs some of it. | The printer needs time, too | printer
> Answer the five in one email to {brand}. | One email, five answers | envelope
> Stuck on the third one? Talk about that with {brand}. | Stuck on three? | chat

cost: Why two logos cost different amounts
* One logo took an afternoon, another a month. Both look simple. | Both look simple | clock
* What does the price of a design depend on? | "What does it depend on?" | money
* Two designers, two quotes for a logo, and they aren't even close. | Not even close | scales
In one there's a drawing. | A drawing | pencil
In the other there's a look around town first, so you don't end up with your rival's. | A look around town | map-trifold
There are a few directions, some rounds, and versions for everything you own. | Directions, rounds, versions | files
~ There's also what you may use it for. Ask for that in writing. | What may you use it for? | signature
So read what you get in the end, not what's at the bottom. | no: The sum / yes: What you get | list
> Ask {brand} for the list of what you'd have in the end. | What do you have in the end? | folder
> Say to {brand} what it'll go on, all of it. | What will it go on? | truck

tip: Look at it from across the room
* Hang the draft on the wall and walk away. | Walk away from it | wall
* How can you tell if a poster works? | Does it work? | question
* You've looked at that flyer for an hour. Now stand in the doorway. | Stand in the doorway | door
What do you see first? That's what everyone will see. | What do you see first? | eye
Squint until it's blurry. Is there still one dark spot to hold on to? | Squint at it | eye-closed
Turn it upside down. Now you see shapes and not words. | Turn it upside down | repeat
~ Then shrink it to a stamp on your phone, since most people meet it there. | Shrink it | phone
If the first thing isn't the important thing, that's what to talk about. | no: The star first / yes: The date first | calendar
> Tell {brand} what you saw first from the doorway. | What did you see first? | eye
> Pin the draft from {brand} on the wall tonight and look at breakfast. | Look at breakfast | coffee

season(8-10): Holiday cards start in the heat
* The designer's thinking of holiday cards while you're at the beach. | Cards at the beach | umbrella
* When do you start on a holiday card or a calendar design? | When do you start? | calendar
* It's the first of December, and you'd like a brand new card by Friday. | By Friday? | card
Count backward. They should arrive before people leave. | at: Arrive / Before people leave | mailbox
Writing the names by hand takes longer than you think. | at: Before / Writing names | pen
Before that they're printed, and every printer's full just then. | at: Before / Printing | printer
Before that it's drawn, and you change your mind once. | at: Before / Drawing | pencil
~ Paper with gold or a cutout needs even longer. | Gold takes longer | sparkle
That's how you end up in early fall. | Early fall, then | leaf
> Talk to {brand} while it's still warm. | While it's warm | sun
> Count your envelopes, then give {brand} the number. | Count the envelopes | envelope
`,
})
