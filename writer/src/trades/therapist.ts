import { trade } from './trade.ts'

export const therapist = trade({
  id: 'therapist',
  name: 'therapist',
  also: [
    'psychotherapist',
    'counselor',
    'counsellor',
    'therapy practice',
    'counseling practice',
    'counselling practice',
    'mental health counselor',
    'psychotherapy practice',
    'psychologist',
    'clinical psychologist',
    'couples therapist',
    'marriage counselor',
    'marriage and family therapist',
    'family therapist',
    'relationship counsellor',
    'grief counselor',
    'talk therapist',
    'online therapist',
    'trauma therapist',
    'counseling center',
    'child therapist',
    'licensed therapist',
    'mental health practice',
    'psychology practice',
  ],
  way: 'care',
  customers: 'clients',
  thing: 'a session',
  things: 'sessions',
  words: [
    'therapist',
    'therapy',
    'session',
    'talk',
    'couch',
    'chair',
    'tissue',
    'feeling',
    'thought',
    'appointment',
    'waiting room',
    'question',
    'hour',
    'couple',
    'notebook',
    'counselor',
    'silence',
    'worry',
    'cry',
    'goal',
    'counseling',
    'say',
  ],
  pieces: `
mistake: Waiting until it's bad enough
* "Others have it worse." That's how people put off the appointment for years. | "Others have it worse" | calendar
* Is your problem big enough for a therapist? | Is it big enough? | scales
* The therapist's number is on a slip, moving around your desk. | The slip on your desk | note
There's no height you have to reach before you're let on the ride. | There's no height to reach | ruler
People come because of a divorce. They also come because they snap at the dog. | A divorce, or the dog | dog
You don't need a name for it, or a reason that'd convince your uncle. | You don't need a name for it | tag
"It's been like this for a while, and I'd like it to be different" is plenty. | no: Is it bad enough? / yes: I'd like it to be different | speech
~ And there may be a wait, so calling early isn't too early. | There may be a wait | hourglass
> Say that one sentence to {brand}, and leave out the apology. | Leave out the apology | speech
> Write down what you'd like to be different, and take it to {brand}. | What should be different? | note-pencil

mistake: Saving the real thing for the last minute
* The real thing in a session often comes hand on doorknob. | A hand on the doorknob | door
* Why do you say the real thing in the last minute of therapy? | Why so late? | clock
* You're in your coat, the hour's over, and then you say it. | "Oh, and one more thing" | hoodie
It makes sense. At the door, nobody can ask you much. | At the door, it's safe | door
But you carry it down the stairs on your own. | You carry it alone | stairs
Try it the other way around. Sit down and begin with "There's something I don't want to say." | "There's something" | speech
You don't have to say what. It's on the table now, with a cloth over it. | It's on the table | table
Then there's time to go slowly. | no: In the doorway / yes: At the beginning | hourglass-high
~ A note in your hand counts as well. You can just hand it over. | Or hand over a note | note
> Bring your "one more thing" to {brand} and start with it. | Start with it | speech
> Write it on paper if it won't come out, and hand it to {brand}. | Hand over the note | note

myth: Nobody makes you lie on the couch
* In most therapy rooms there are two chairs and a box of tissues. | Two chairs, one box | chair
* Do you have to lie on a couch in therapy? | Do I have to lie down? | couch
* You open the door and look around for the couch from the movies. | The couch from the movies | film-slate
Some still have one, and it's mostly for sitting. | Mostly for sitting | couch
The chairs often stand at an angle, so you can look at the other person, or out of the window. | You can look away | window
Nobody writes down every word, and nobody hums and strokes a beard. | no: A beard and a hum / yes: Two people talking | chats
It's closer to a conversation that's about one of you. | A talk about one of you | chats
~ You may sit on your feet, too. Ask where the shoes go. | Shoes off? Ask | sneaker
And it doesn't begin with your mother, unless you do. | You choose the start | signpost
> Look at the chairs at {brand}, and pick the one that's yours. | Pick your chair | chair
> Tell {brand} what you pictured, and laugh about it together. | What did you expect? | film-slate

how: What fifty minutes are for
* An hour of therapy doesn't start when you sit down. It starts outside. | It starts outside | footprints
* What do you do in a therapy session? | What happens in there? | clock
* You sit down, there's a silence, and someone asks where you'd like to begin. | Where to begin? | chair
First comes what's on top. The week, the call, the bad night. | at: First / What's on top | cloud
The therapist asks back, and it's often a question that nobody asked before. | at: Then / A new question | question
You notice something. A lump in your throat, or that you're smiling at a sad part. | at: Somewhere / You notice | eye
You stay there for a bit, instead of going on. That's most of it. | at: There / You stay | hourglass
~ Toward the end you gather what to take along. | at: The end / What to take along | bag
Then you need a walk around the block. | | person-simple-walk
> Leave some time free after you've been at {brand}. | Time for a walk after | person-simple-walk
> Ask {brand} how an hour there usually goes. | How does an hour go? | clock

how: How you can tell it's moving
* Therapy rarely moves like an elevator. Look for small things. | Look for small things | magnifier
* How do you know that therapy is getting somewhere? | Is it moving? | question
* You come out of a session and think, that was nothing today. | "That was nothing today" | cloud
On some days you only talk, and days later, in the car, something falls into place. | Days later, in the car | car
At the start, you say what you'd notice if things were different. | What would you notice? | eye
Something small you could see, like answering the phone when your sister calls. | Picking up the phone | phone-call
Every few weeks you look at it together. | no: Hope it works / yes: Look back together | calendar-check
~ And if it isn't moving, that's a thing to talk about, too. | Stuck? Say it | speech
> Name one thing you'd notice, and take it to {brand}. | One thing you'd notice | eye
> "Is this getting anywhere?" You can ask {brand} exactly that. | "Is this getting anywhere?" | question

question: Who gets to hear about it?
* What you say in therapy isn't for your boss or your mom. | Not for your boss | ear-slash
* "Who finds out what I tell my therapist?" | "Who finds out?" | lock
* You're about to say it, and you look at the door. | You look at the door | door
Keeping it to themselves is part of the job. | It's part of the job | lock
There are limits, though, for instance when someone's in danger. | There are limits | warning
Those should be told to you at the start, so you understand them. | Told at the start | speech
Ask what's written down, where it's kept, and what an insurer would see. | no: Wonder about it / yes: Ask what's written down | file-text
~ If you'd run into each other at the store, who says hello? You can settle that, too. | And at the store? | shopping-cart
> Ask {brand} about the limits before you tell anything. | Ask before you tell | lock
> Which way would you like to be reached? Say it to {brand}. | How to reach you | phone

question: What if I just sit there and cry?
* There's a box of tissues within reach of the chair. That's on purpose. | Within reach | hand
* "What if I just cry for the whole session?" | "What if I cry?" | drop
* Three words into the session, your voice goes. | Your voice goes | microphone-slash
Nobody in that room is going to be startled. | Nobody's startled | smiley
You don't have to explain it, or apologize to the tissues. | no: "I'm so sorry" / yes: Take a tissue | hand
You also don't have to cry. Some people never do, and laugh a lot. | You don't have to | smiley
And if you sit there and say nothing, that's allowed. Silence takes up room, too. | Silence is allowed | hourglass
~ If it's too much, say stop. You can talk about the weather for a minute. | You can say stop | hand-palm
> Tell {brand} what you're afraid might happen. | What are you afraid of? | speech
> Keep your sunglasses in the bag when you go to {brand}. They're good for the way home. | Sunglasses for after | sunglasses

comparison: A friend, or a therapist
* A good friend is on your side. A therapist sits across from it. | On your side, across from it | chair
* Why talk to a therapist when you've got friends? | Why not a friend? | users
* You talk to your friend, and you stop, since she looks worried. | She looks worried | coffee
A friend wants you to feel better, today if possible. | A friend: better, today | heart
A friend also knows your husband, and will see him on Saturday. | Knows everyone in it | people
With a friend you listen in return. That's how it should be. | You listen in return | ear
In therapy you don't have to look after the other person. | no: Take turns / yes: This hour is yours | clock
~ And somebody remembers the odd thing you said in the spring. | Somebody remembers | brain
You need both, and they don't replace each other. | You need both | handshake
> What do you never tell your friends, to spare them? Start there with {brand}. | What do you spare them? | speech
> Keep the friend, and talk to {brand} about the rest. | Keep the friend | heart

choose: How to choose a therapist from a row of faces
* A page of smiling therapists, all kind, all "warm." And now? | All smiling, all warm | users-four
* How do you choose a therapist you've never met? | How do I choose? | question
* So many therapist photos, and they all look like your dentist. | All like your dentist | hand-swipe-left
Start with what you need. Evenings, a language, a ramp, a screen. | 1. What you need | list
Then look for your subject in what they write, in normal words. | 2. Your subject | magnifier
Look at their training and license, and ask what the letters mean. | 3. Training and license | certificate
Call two or three. Notice how you sit while you talk. | 4. Call, and notice yourself | phone
After a few meetings, ask yourself if you'd tell them something embarrassing. | no: The nicest photo / yes: Could you tell them? | speech
~ If it doesn't fit, saying so is fine. They've heard it before. | Saying no is fine | hand-palm
> Call {brand} with your subject in one sentence. | Your subject, one sentence | phone
> Ask {brand}, "Have you worked with this before?" | "Have you worked with this?" | question

first: What the first session is like
* The longest part of the first session is the waiting room. | The waiting room | chair
* What's the first session with a therapist like? | What's it like? | door-open
* You've read the same page in the waiting room three times. | The same page, three times | book-open
You get a few forms first, and some boxes won't fit you. Leave those blank. | at: First / Some forms | clipboard-text
Then somebody says your name, and you choose a chair. | at: Then / You choose a chair | chair
"What brings you here?" You can start in the middle, it gets sorted later. | at: Next / Start in the middle | speech
You're asked about sleep, work, family, and what you hope for. | at: After / Questions | question
At the end you may ask yours. How would this go on, and how often? | at: The end / Your questions | calendar
~ You don't have to know right there if you'll come back. | You can sleep on it | moon
> Come to {brand} ten minutes before, and breathe in the car. | Breathe in the car | car
> Tell {brand} in your first sentence that you're nervous. | "I'm nervous" | speech

care: What to do between two sessions
* Most of therapy happens when you aren't there. | When you aren't there | calendar
* What do you do between two therapy sessions? | And in between? | question
* The session was on Tuesday. By Thursday you've forgotten the sentence. | Forgotten by Thursday | brain
Write it down on the way out, on the stairs, three words are enough. | Three words on the stairs | stairs
In the week, just notice. When does it happen, who's there, what came before? | When, who, what before? | eye
Don't repair it right away. You're collecting. | no: Repair it / yes: Notice it | magnifier
Put a line in your phone when it does, with the time. | A line in your phone | phone
~ Then you won't have to search for it in the chair. | |
Do something with your hands after, the dishes or a dog. | Dishes, or a dog | dog
> Read your three words out when you're back at {brand}. | Read your three words | note
> Is there something to watch for this week? Ask {brand} before you get up. | What to watch for? | eye

checklist: Before an online session
* For a session on the screen, the most important thing is a door. | It needs a door | door
* How do you get ready for online therapy? | How do I get ready? | laptop
* You're in a session on your laptop, and somebody's unloading the dishwasher. | The dishwasher's loud | laptop
A room where you can say a name without whispering. The parked car works. | 1. Where you can say a name | car
Headphones, so only one half can be heard. | 2. Headphones | headphones
The screen on something firm, at eye height, and plugged in. | 3. Screen up, plugged in | plugs-connected
Water and tissues, as you'd have there. | 4. Water and tissues | drop
A phone number, in case the picture freezes in mid sentence. | 5. A number to call | phone
~ And hide your own picture. It's hard to cry at yourself. | Hide your own picture | eye-slash
Then keep some minutes after, with the lid closed. | no: Straight to a meeting / yes: Some minutes after | clock
> Try sound and picture before you meet {brand} on the screen. | Try it first | video-camera
> No quiet room at home? Bring that up with {brand}. | No quiet room? Say so | home

cost: What you should ask about money
* Money's hard to talk about, even with a therapist. Begin with it. | Begin with it | coins
* What does the price of therapy depend on? | What does it depend on? | coins
* You'd tell a therapist anything, but you can't get out "how much?" | "How much?" | speech
It depends on training, on the place, and on how long you sit together. | Training, place, length | clock
A couple or a family often gets a longer session. | A couple sits longer | users
Ask what your insurance covers, and if you pay first and hand it in. | Who pays first? | receipt
Ask what happens if you're sick in the morning and can't come. | If you can't come | calendar-x
Then work it out for some months. One visit doesn't tell you much. | no: Price of one / yes: Some months together | calendar
~ Some keep a few places at a lower fee. You can ask, once, plainly. | Ask about lower fees | hand-coins
> Bring up money with {brand} on the phone, before the first hour. | Money first, on the phone | phone
> Say a sum to {brand} that you can manage, and hear what's possible. | What can you manage? | coins

tip: Start with the weather in your body
* If you don't know what to say in a session, start below the neck. | Start below the neck | person
* What do you talk about when nothing comes up in therapy? | When nothing comes up | chats
* You sit down in the chair, and your head's swept clean. | Swept clean | broom
Don't hunt for a subject. Look where it's tight. | no: Hunt for a subject / yes: Look where it's tight | magnifier
Jaw, shoulders, stomach, hands. One of them's up to something. | Jaw, shoulders, stomach | hand-fist
Say only that. "My jaw's tight, I don't know why." | "My jaw's tight" | speech
Then wait. Very often a picture or a name comes by. | Then wait | hourglass
~ And if not, you've at least put your shoulders down. | | person
You can do it in the waiting room, too. | Try it while you wait | chair
> "I don't know what to say today" is a fine beginning at {brand}. | "I don't know what to say" | speech
> Check your jaw on the way to {brand}. | Check your jaw | footprints

season(11-12): The holidays, and who sits next to whom
* In November, the talk in therapy turns to dinner. | It turns to dinner | fork-knife
* What do you say when your uncle starts at dinner? | A hard dinner? | question
* Your uncle puts his fork down. You know what he'll say. | You know what's coming | fork-knife
You know the play by heart, so you can read the script before. | Read the script before | scroll
Who starts, with which sentence, and what do you do then? | Who starts, and how? | speech
Change one small thing. Your chair, your time of leaving, your answer. | Change one small thing | swap
"I'd rather hear about your garden" is a whole sentence. | "How's your garden?" | potted-plant
Have a job, like the dishes, and a person to text from the hallway. | no: Hope for the best / yes: A job and a person | phone
~ And your own car, if there's a way. | Your own car | car
> Rehearse the dinner with {brand} before it's on the table. | Rehearse the dinner | scroll
> Look at your calendar and ask {brand} who's there over the holidays. | Who's there in the holidays? | calendar
`,
})
