import { trade } from './trade.ts'

export const podcastStudio = trade({
  id: 'podcast-studio',
  name: 'podcast studio',
  also: [
    'podcast recording studio',
    'podcast production',
    'podcast producer',
    'podcast production company',
    'podcast agency',
    'video podcast studio',
    'podcast studio rental',
    'podcast editor',
    'podcast editing',
    'podcasting studio',
    'podcast space',
    'podcast room',
    'podcast recording',
  ],
  way: 'hire',
  customers: 'hosts',
  thing: 'a session',
  things: 'sessions',
  words: [
    'podcast',
    'episode',
    'microphone',
    'mic',
    'guest',
    'host',
    'recording',
    'record',
    'headphone',
    'voice',
    'studio',
    'interview',
    'edit',
    'listener',
    'session',
    'take',
    'script',
    'sound',
  ],
  pieces: `
mistake: Don't lean back from the mic
* You lean back, and your podcast suddenly has a bathroom in it. | A bathroom in it | microphone
* Why does your voice get thin in the middle of the episode? | Why so thin? | microphone
* The guest tells a joke, you laugh, and you lean away from the mic. | You lean away | chair
Close up, the microphone hears you. From farther off it hears the room. | no: Far off, the room / yes: Close up, you | microphone
A hand's width is about right, and it should stay that way. | A hand's width | hand
So pull the mic to you, and not your neck to the mic. | Pull the mic to you | hand-grabbing
~ Speak a little past it, and the letter P won't pop. | | wind
> Get comfortable at {brand} first, then move the microphone. | Comfortable first | chair
> Ask {brand} to play back your voice from near and from far. | Near and far | ear

mistake: Don't have the good talk in the hallway
* The best minute of your podcast just happened by the coffee machine. | By the coffee machine | coffee
* Why is the interview flat when the chat before was so good? | Why so flat? | waveform
* Your guest tells a great story, and no microphone's on. | No mic is on | microphone-slash
People tell a story once with shining eyes. The second time it's a summary. | The second is a summary | trend-down
So talk about the parking, the weather and the coffee. | no: The big story / yes: The parking and the coffee | car
If they start anyway, hold up a hand and say, keep that. | "Keep that" | hand-palm
~ Or let it run from the door on and cut later. | | record
> Ask {brand} to roll before everyone's seated. | Roll before you sit | record
> Save your real question until you're sitting at {brand}. | Save the real question | question

myth: Everybody hates their own voice
* "I hate my voice." Nearly everybody says it in the studio. | "I hate my voice" | waveform
* Why does your own voice sound so strange in a recording? | Why so strange? | ear
* The headphones go on, and a stranger's speaking your words. | A stranger? | headphones
You usually hear yourself through your own skull, too. That adds bass. | Your skull adds bass | head-circuit
The recording leaves it out. Everyone else has always heard you like that. | Others always heard you so | ear
Nobody minds. They like you anyway. | They like you anyway | heart
What listeners do notice is reading. You can hear eyes on paper. | no: Read it out / yes: Tell it to somebody | speech
> Listen to yourself for ten minutes at {brand}, and it wears off. | It wears off | headphones
> Bring a friend to {brand} and tell it to them. | Tell it to a friend | people

how: What an edit takes out
* A good edit is one you can't hear. | You can't hear it | scissors
* What gets cut out of a podcast episode? | What gets cut? | scissors
* On the screen your voice is hills, with a cough in between. | Hills and a cough | waveform
First the false starts go, and the questions that led nowhere. | at: First / The dead ends | trash
Then some of the ums. If you take them all, people sound like robots. | at: Then / Some of the ums | robot
Pauses get shorter, but not the one before the answer. | at: Next / Pauses, with care | hourglass
Last, all the voices are brought to the same loudness. | at: Last / The same loudness | sliders
~ Made a mess of a sentence? Clap and say it again. The clap shows as a spike. | | hands-clapping
> Clap at {brand} when you want something gone. | Clap for a cut | hands-clapping
> Ask {brand} how much cutting is included. | How much cutting? | question

how: Why the room is so quiet
* Clap once in a podcast studio. Nothing comes back. | Nothing comes back | hands-clapping
* Why does your kitchen recording sound like a kitchen? | Why like a kitchen? | house
* The studio door shuts, and you can hear your own jacket. | You hear your jacket | hoodie
Sound bounces off tile and glass, and the mic hears each word twice. | Each word twice | repeat
Thick, soft, uneven things swallow it. Curtains, panels, a couch, books. | Curtains, couch, books | books
That keeps the echo in check. It doesn't keep the truck out. | no: Foam against trucks / yes: Foam against echo | truck
For trucks you need heavy walls and a tight door. | Heavy walls, tight door | wall
> Clap once at {brand} and listen. | Clap once | hands-clapping
> Leave the jangling bracelet off when you go to {brand}. | No bracelet | ring

question: How long does an episode take to record
* How long should you book the studio for? | "How long?" | clock
* A podcast episode takes longer than it lasts. | Longer than it lasts | hourglass
* The talk's just getting good, and your studio hour is over. | The hour's over | clock
People arrive, drink something, and find a chair. | Arrive, drink, sit | coffee
Then each voice is set, and everybody warms up. | Set each voice | sliders
The first questions are often only a warm-up, so count them as time. | A warm-up counts | fire
With cameras it's more, because lights have to be set and shirts discussed. | no: Book the length / yes: Book room around it | calendar
> Tell {brand} how many people are coming and if there's video. | How many? Video? | users-three
> Ask {brand} when the clock starts, at the door or at the mic. | Door or mic? | clock

question: What do I send my guest beforehand
* Should your guest get the questions before the interview? | Questions beforehand? | mail
* Send your podcast guest the topics and keep the questions. | Topics, no questions | mail
* Your guest pulls out four typed pages and a highlighter. | Four typed pages | highlighter
With every question in hand, people bring answers, and read them to you. | Answers get read out | file-text
With a few topics they bring stories. | no: Every question / yes: A few topics | list
Send the address, the time, how long it takes, and who's listening. | Where, when, who listens | map-pin
And ask how their name's said. Then say it out loud three times. | How is the name said? | speech
> Ask {brand} what a guest should know about coming in. | What should a guest know? | question
> Forward your guest the directions to {brand} the day before. | The day before | map-pin

comparison: Sound only or with cameras
* A camera changes how you talk on a podcast. | It changes how you talk | video-camera
* Podcast with video or only sound? | Video or sound? | video-camera
* The red light's on, and your guest straightens up for the recording. | Your guest straightens up | record
With sound only you can look at notes, scratch your nose and wear slippers. | Sound: notes and slippers | headphones
With video each look at the paper shows, and each cut, too. | Video: every look shows | eye
In return you get clips of faces, and people stop for faces. | People stop for faces | smiley
A nervous guest? Start with sound. | no: Nervous and filmed / yes: Nervous, sound only | microphone
> Ask {brand} what changes for you with the cameras on. | What changes? | question
> Try one episode of each at {brand}. | One of each | repeat

choose: How to choose a studio
* Before you book a podcast studio, ask to sit in it. | Sit in it first | chair
* How do you choose a podcast studio? | How do you choose? | microphone
* You're in a studio with a neon sign. Close your eyes. | Close your eyes | eye-closed
Listen for the fan, the street, the neighbor's door. | Fan, street, door | ear
Ask if each voice is recorded on its own. Then one cough doesn't ruin two people. | A track for each voice | sliders
Ask who's in the room when the red light goes out in the middle. | Who helps? | record
And ask what you carry home. Raw files or a finished episode. | no: "It's all included" / yes: Raw files or finished? | files
> Sit in silence at {brand} for a minute. | One silent minute | ear
> Ask {brand} for something recorded in that very room. | From that very room | headphones

first: The first ten minutes with headphones on
* The first minutes of a podcast recording are for the trash. That's fine. | For the bin | trash
* What happens at your first podcast session? | What happens? | microphone
* Headphones on, and you hear yourself swallow into the mic. | You hear yourself swallow | headphones
Somebody asks what you had for breakfast. They're setting your level. | "What was breakfast?" | coffee
Speak as loud as you will later, and laugh once, since laughs are loudest. | Laugh once | smiley
You'll start too fast. By the third question your shoulders come down. | no: Rush the start / yes: Breathe, then begin | wind
You can always begin again. Nobody hears this live. | Begin again | repeat
> Record a first question at {brand} that you'll throw away. | One to throw away | trash
> Tell {brand} about a good breakfast. | About breakfast | coffee

care: Look after your voice before a recording
* Your voice is what you bring to the studio. Water it. | Water it | drop
* What do you drink before a podcast recording? | What to drink? | cup
* In the headphones your mouth clicks like a ballpoint pen. | It clicks like a pen | pen
A dry mouth clicks. Sip water from the morning on, not only in the chair. | no: One big glass / yes: Sips all day | drop
Milky things make it sticky, and fizzy ones come back up. | Not milky, not fizzy | coffee
A bite of green apple helps with the clicking. | A bite of apple
Eat before you come. A stomach growls right under the mic. | Stomachs growl | bread
> Bring a bottle without a crackle to {brand}. | A quiet bottle | drop
> Hum in the car on the way to {brand}. | Hum in the car | car

checklist: Before you press record
* The red light's about to go on. Five quick things before you record. | Before the red light | record
* What do you check before you record an episode? | Check what? | list
* In the middle of the best answer of the episode, a phone buzzes. | A phone buzzes | vibrate
Phones in flight mode, and off the table. | 1. Phones off the table | phone
Chairs that don't creak, and nothing to click. | 2. No creak, no click | chair
A glass of water within reach. | 3. Water in reach | cup
The first question on paper, big enough to read at a glance. | 4. First question, in big letters | note-pencil
The guest's name and title, read aloud and nodded at. | 5. Name and title, checked | identification-badge
> Take your first question to {brand} on a card. | On a card | note
> Settle the name with your guest before {brand} starts rolling. | Settle the name | speech

cost: What a podcast session costs depends on this
* The hour in the studio is often the smaller part. | The smaller part | clock
* What does the price of a podcast episode depend on? | What's in the price? | tag
* You compare two studio offers, and one's only for the room. | Only the room? | receipt
There's the room, and somebody at the desk, or nobody. | Room, with or without help | sliders
Then the edit, which takes longer than the talk, because it's listened to in full. | The edit takes longest | scissors
Each extra voice and camera is one more thing to sort. | Each voice, each camera | video-camera
Come with a plan, and less has to be cut. | no: Talk and see / yes: Come with a plan | list
> Ask {brand} what happens between recording and release. | What happens after? | question
> Tell {brand} which parts you'd like to do yourself. | What do you do yourself? | list

tip: Count to three before the next question
* Your guest has finished the answer. Say nothing. | Say nothing | hourglass
* How do you get a better answer in an interview? | A better answer? | question
* Silence in the headphones, and you grab for the next question. | You grab for the next | headphones
Count to three first, and keep looking at them. | Count to three | timer
People don't like a gap, so they fill it, often with the true part. | They fill the gap | speech
If nothing comes, the gap's cut out afterwards. | The gap gets cut | scissors
Nod instead of saying mm-hm. It lands on every good sentence. | no: "Mm-hm" / yes: A nod | smiley
> Try one long silence at {brand}. | One long silence | hourglass
> Put a three on your card for {brand}, to remind you. | A three on your card | note

season(12-1): Record ahead of the holidays
* Your listeners have time over the holidays. Your guests don't. | Listeners yes, guests no | calendar
* What happens to your podcast when everyone's away? | When everyone's away? | calendar
* Everybody has a cold, and your next episode's due. | Everybody has a cold | thermometer
Record two in one sitting, while the voices are well. | Two in one sitting | copy
Leave out today and yesterday, so it fits whenever it comes out. | no: "Yesterday" / yes: No dates | calendar-slash
Change your shirt between them if there's a camera. | Change your shirt | t-shirt
A look back at the year is best made of your own clips. | Your own clips | rewind
> Ask {brand} about two episodes in one session. | Two in one session | copy
> Bring a second shirt to {brand}. | A second shirt | t-shirt
`,
})
