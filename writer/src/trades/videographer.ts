import { trade } from './trade.ts'

export const videographer = trade({
  id: 'videographer',
  name: 'videographer',
  also: [
    'video production',
    'video production company',
    'film production company',
    'filmmaker',
    'wedding videographer',
    'wedding filmmaker',
    'video studio',
    'cinematographer',
    'video maker',
    'corporate video producer',
    'event videographer',
    'video agency',
    'video editor',
    'film crew',
    'image film producer',
    'video producer',
    'documentary filmmaker',
  ],
  way: 'project',
  customers: 'clients',
  thing: 'a film',
  things: 'films',
  words: [
    'video',
    'film',
    'camera',
    'footage',
    'microphone',
    'edit',
    'interview',
    'shoot',
    'scene',
    'shot',
    'clip',
    'sound',
    'lighting',
    'script',
    'cut',
    'wedding',
    'lens',
    'crew',
    'caption',
    'filming',
    'editor',
    'take',
    'videographer',
  ],
  pieces: `
mistake: The refrigerator in your interview
* There's a refrigerator in your interview. You can hear it. | You can hear it | ear
* What ruins a video faster than a bad camera? | What ruins it? | waveform
* You've stopped hearing your fridge. The microphone hasn't. | The microphone hears it | microphone
Your ear sorts out what matters. A microphone takes it all. | no: Your ear sorts / yes: A microphone takes all | ear
The fridge, the vent, the road, the ring on the table. | Fridge, vent, road, ring | ring
So a crew walks in, stands still, and listens before anything else. | First, stand and listen | ear
The fridge gets turned off. | Fridge off | plug
~ Put your car keys inside it. Then nobody goes home with it off. | Car keys in the fridge | key
And somebody finds the switch for the air. | Who has the switch? | fan
> Stand in your room for a minute, and tell {brand} what you hear. | Stand and listen | ear
> Find out where the vent gets turned off before {brand} comes. | Where's the switch? | fan

mistake: Learning it by heart
* Don't learn your video text by heart. It shows in your eyes. | It shows in your eyes | eye
* Should you memorize what you say on camera? | "Should I memorize it?" | brain
* You know your script by heart, until the red light goes on. | Until the red light | record
When you're looking for the next word, you look up and to the side. | Looking for the word | eyes
And if one's missing, all of it's gone. | One word gone, all gone | question
Take three thoughts with you instead, a word for each. | no: Every sentence / yes: Three words | list
You know this stuff. Nobody asked you to recite it at the counter yesterday. | You know it anyway | chat
~ Say it wrong, stop, start again. That's what the cut is for. | Wrong? Start again | scissors
> Bring three words on a card to {brand}. | Three words on a card | note
> Leave the script at home and let {brand} ask you. | Let them ask | chats

myth: A good camera makes a good film
* People forgive a blurry video. They don't forgive bad sound. | Blurry is forgiven | waveform
* Does a better camera make a better video? | "A better camera?" | camera
* You're comparing cameras, and the video's being filmed next to a highway. | Next to a highway | road-horizon
Turn off the picture, and you still follow a film. | Picture off? You follow | television
Turn off the voice, and you're guessing. | Voice off? You guess | microphone-slash
So the first thing that gets close to you isn't a lens. | at: First / A microphone up close | microphone
The second is light on your face. | at: Then / Light on your face | lamp
~ The third is a reason to watch. No lens has one of those. | at: Then / A reason to watch | lightbulb
The camera comes after that, and it's often smaller than you'd think. | at: Last / The camera | video-camera
> Ask {brand} how they'd record your voice in that room. | How would they record it? | microphone
> Tell {brand} what's behind your wall. A school, a saw, a train? | What's behind the wall? | train

how: An hour of talking becomes two minutes
* You talk for an hour, and the video's two minutes long. | An hour, two minutes | hourglass
* How does an hour's interview become a short film? | How does it get short? | scissors
* You said um eleven times. In the finished cut there's none. | Where did the um go? | speech
First somebody reads all you said, and marks what made them sit up. | at: First / Mark the good parts | highlighter
Those parts get put in an order, and it's rarely the one you said them in. | at: Then / A new order | shuffle
Now it jumps, since your head moves at every seam. | at: Next / It jumps | film-strip
So over each seam goes a picture. Your hands, the oven, the street. | at: After that / Pictures on top | hand
~ That's why somebody filmed your coffee cup for ten minutes. | That's why the cup | coffee
And you sound like you on a very good day. | You, on a good day | smiley
> Show {brand} what your hands do all day. | What do your hands do? | hand
> Ask {brand} what they'd film while nobody's talking. | While nobody talks | video-camera

how: A shoot day is mostly waiting
* A shoot day is mostly carrying, waiting and moving plants. | Moving plants | potted-plant
* Why does a two-minute video take a day of filming? | "All day, for this?" | clock
* The crew's been here two hours, and nobody's said action. | Two hours, no action | film-slate
First the room gets changed. Half the furniture goes in the hall. | at: First / Furniture out | couch
Then light. It's put up, it's moved, and it's moved back. | at: Then / Light | lamp
Then you sit, and somebody pins a microphone to your shirt. | at: Next / Microphone on | microphone
You talk for half an hour, and that's the quick part. | at: After that / You talk | chat
~ Then there's a minute of silence, so they've got the sound of the room. | A minute of silence | ear
And the rest of the day they film what you talked about. | at: Afternoon / What you talked about | video-camera
> Block the room for the day you've set with {brand}. | Block the room | door
> Tell {brand} which door can't be blocked. | Which door stays free? | door-open

question: What do I do with my hands?
* In front of a camera, your hands suddenly belong to somebody else. | Whose hands are these? | hand
* Where do you look in an interview, and what about your hands? | "Where do I look?" | eyes
* The red light's on, you don't know where to look, and the camera knows. | Where to look? | record
Look at the person who's asking. Forget the lens, it'll find you. | no: Into the lens / yes: At the person | user
Only if you're speaking to the viewer directly, it's the lens. | To the viewer: the lens | video-camera
Your hands may do what they do at dinner. They help you talk. | Hands as at dinner | fork-knife
~ Sit at the front of the chair. It wakes up your back. | Front of the chair | chair
And don't look over when someone drops a case. Just say the sentence again. | Crash? Say it again | repeat
> Tell {brand} if you'd rather stand or walk. | Stand, sit or walk? | person-simple-walk
> Bring someone you like to talk to, and let {brand} put them by the lens. | Somebody you like | heart

question: Why does the edit take so long?
* The shoot took a day. The edit takes many. | One day, many days | hourglass
* Why does editing take longer than filming? | "Why so long?" | clock
* A week since the filming, and you haven't seen a minute of it. | Not a minute yet | calendar
Each minute has to be watched, and most of it twice. | It all gets watched | eye
Then there's a rough one, too long and without music. | at: First / The rough cut | scissors
Don't be scared of it. It's a house without paint. | A house without paint | house
That's when you say what's missing, and what you'd never say again. | at: Then / You say what's missing | chat
After that come color, sound, music and words on screen. | at: Last / Color, sound, music | music-notes
~ Changing the order now is easy. Changing it at the end means doing those over. | Big changes early | shuffle
> Get the day of the rough one from {brand}, and keep it free. | When's the rough cut? | calendar-check
> Watch the rough one from {brand} twice before you write a word. | Watch it twice | eyes

comparison: Upright or wide
* Before the camera comes out, decide. Upright or wide? | Upright, or wide? | crop
* Vertical or horizontal, which video do you need? | Which way? | phone
* You've got a lovely wide video, and on the phone it's a mail slot. | A mail slot | mailbox
Ask where it'll be watched, because that's the whole answer. | Where is it watched? | question
In a hand, it's upright. One person, close, big words. | In a hand: upright | phone
On a wall, a website or a television, it's wide. There's room for the place. | On a wall: wide | television
You can cut one from the other, if somebody leaves room at the sides. | Leave room at the sides | crop
~ Two people talking don't fit upright, unless they're very fond of each other. | Two don't fit upright | users
So say it on the first day. | Say it on day one | calendar
> Name every place it'll be shown, and tell {brand}. | Name every place | list
> Look at your last ten videos, see which way you held the phone, and call {brand}. | How did you hold it? | phone

choose: Watch one to the end
* Choosing a videographer? Notice when you stopped watching. | When did you stop? | timer
* How do you choose a videographer? | "How do I choose?" | question
* You're watching a showreel. Great shots, great music. What was it about? | What was it about? | film-reel
A reel is the best second of everything. Ask for one whole film. | Ask for a whole one | film-strip
Look for one with somebody like you in it, who isn't an actor. | Somebody like you | user
Do they sound like a person, or like a brochure? | Person, or brochure? | speech
Turn off the music once, and see what's left. | Music off | music-note
~ Ask who's coming on the day. Is it the one you're talking to? | Who's coming? | users
And ask how often you may change your mind in the edit. | How many rounds? | repeat
> Ask {brand} for a film with a nervous person in it. | A nervous person | smiley-nervous
> Watch one by {brand} to the end, and say what stuck. | What stuck? | brain

first: The first take is for nobody
* The first take is for nobody. Everyone knows that but you. | For nobody | film-slate
* What's it like to stand in front of a camera for the first time? | "What's it like?" | question
* A light in your face, a cable down your shirt, and the camera's rolling. | A cable down your shirt | microphone
You get asked your name and what you had for breakfast. | "What was breakfast?" | egg
It's to set the volume, and also to get you talking. | To set the volume | sliders
You start much too formal. Then something makes you laugh. | Something makes you laugh | smiley
From there on it's usable, and nobody says so, to keep you there. | Now it's usable | check
~ Drink water, not milk. Milk makes your mouth click. | Water, not milk | drop
When you think you said it badly, say it again, like to your neighbor. | Like to your neighbor | house
> Tell {brand} what you had for breakfast and start from there. | Start with breakfast | coffee
> Send the audience out before {brand} starts rolling. | No audience first | eye-slash

care: Ask for the version without words
* Keep one version of your film with no words on it. | One without words | film-strip
* Which files of your video should you keep? | What do you keep? | folder
* A phone number changes, and it's burned into your video. | It's burned in | phone
Text that's in the picture can't be taken out again. | It can't be taken out | eraser
So ask for one clean copy, in the best quality, without titles. | A clean copy | copy
And one with captions, because many people watch without sound. | One with captions | closed-captioning
~ The music's license says where you may show it. Keep that too. | The music license | music-note
Put all of it in one folder, and one copy of the folder somewhere else. | One folder, twice | folders
Don't pull it back off a website. It's been squeezed flat there. | no: From the website / yes: From the folder | download
> Order the clean one from {brand} along with the finished one. | Clean and finished | copy
> Check which versions you've got, and write to {brand} about the rest. | Which ones have you got? | list

checklist: What a film crew needs from your room
* A film crew needs five things from you, and one's a power outlet. | Five things | list
* What do you prepare for a day of filming? | "What do I prepare?" | clipboard
* The crew's at the door with eleven cases. Where to? | Where to? | suitcase
A room you can close, a bit bigger than you think. | 1. A room with a door | door
Outlets that work. | 2. Outlets | plug
Somebody who knows the alarm, the fan and the elevator music. | 3. Who knows the switches? | fan
A word to everyone in the building, so nobody drills. | 4. Nobody drills | hammer
A place to unload. | 5. A place to unload | truck
~ And a clean version of whatever you'll be showing. | Clean what you'll show | broom
> Take a slow phone video of the room for {brand}. | Film the room | phone
> Find out who's drilling next door, then set the day with {brand}. | Who drills? | calendar

cost: Where the money goes in a film
* Two quotes for the same video, and one has five people in it. | One has five people | users
* What does the price of a video depend on? | "What does it depend on?" | money
* It's only two minutes of video. Then you look at the quote. | Only two minutes? | timer
The length at the end tells you little. Short is often harder. | Short is often harder | scissors
Count the places instead. Every move is packing and lighting again. | Count the places | map-pin
Count the people. Each of them needs a microphone and calm. | Count the people | users
Count the days in the cutting room, and the rounds. | Count the rounds | repeat
~ Actors, drawn animation and music made for you go on top. | Actors, animation, music | music-notes
Two films in one room on one day is where it gets clever. | no: Two days / yes: Two films, one day | calendar
> Ask {brand} what a second one on the same day would add. | A second one? | calendar
> Cut a place from your plan, and ask {brand} again. | One place fewer | map-pin

tip: Put the question in the answer
* Don't answer yes on camera. Nobody will hear the question. | Not just "yes" | check
* How do you answer in an interview so they can use it? | How do you answer? | microphone
* In the interview you said since my grandfather. In the cut, nobody knows what. | "Since my grandfather" | question
The person asking usually gets cut out. Only you are left. | The question gets cut | scissors
So pick up a piece of it and start with that. | Start with the question | repeat
How long have you baked? There's been bread in this family since my grandfather. | no: "Since Grandpa" / yes: "There's been bread since" | bread
~ Take a breath before you begin. The editor needs that bit of air. | A breath first | wind
And leave a moment when you're done. The best line often comes after it. | A moment at the end | hourglass
> Practice it at dinner, then show {brand}. | Practice at dinner | fork-knife
> Let {brand} send you the questions, but don't write down the answers. | Questions yes, answers no | note-pencil

season(11-2): When the light leaves at four
* In winter a shoot has half a day of light. | Half a day of light | sun-horizon
* What's different about filming in winter? | What's different? | snowflake
* It's three in the afternoon, and the camera is running out of window. | Running out of window | window
So what's outside comes first, and what's inside comes after lunch. | at: Morning / Outside | sun
The talking waits until it's dark, with lamps. | at: Evening / Inside, with lamps | lamp
Glasses fog up when you come in from the cold, and so does a lens. | The lens fogs up | eyeglasses
Everything needs a while in the warm before it can see. | A while to warm up | hourglass
~ Cold batteries tire quickly. Someone has them in an inside pocket. | Batteries in the pocket | battery-full
In return, a lit shop window at dusk is about the best there is. | A lit window at dusk | storefront
> Plan your day with {brand} by the sun. | Plan by the sun | calendar
> Want that window at dusk? Turn on the lights and call {brand}. | The window at dusk | storefront
`,
})
