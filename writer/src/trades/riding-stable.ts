import { trade } from './trade.ts'

export const ridingStable = trade({
  id: 'riding-stable',
  name: 'riding stable',
  also: [
    'riding school',
    'horse riding school',
    'horseback riding school',
    'horseback riding stable',
    'horse riding center',
    'riding center',
    'equestrian center',
    'equestrian school',
    'riding academy',
    'riding club',
    'pony club',
    'livery yard',
    'horse stable',
    'horse barn',
    'lesson barn',
    'horseback riding lessons',
    'horse riding lessons',
    'riding instructor',
    'horseback trail rides',
    'pony rides',
    'dressage barn',
    'horse trekking',
    'trekking center',
    'horse boarding',
    'boarding stable',
  ],
  way: 'class',
  customers: 'riders',
  thing: 'a riding lesson',
  things: 'riding lessons',
  words: [
    'horse',
    'pony',
    'rider',
    'riding',
    'ride',
    'saddle',
    'rein',
    'stable',
    'barn',
    'lesson',
    'stirrup',
    'helmet',
    'boot',
    'trot',
    'canter',
    'hoof',
    'hooves',
    'mane',
    'girth',
    'stall',
    'arena',
    'halter',
    'carrot',
    'trail',
    'instructor',
  ],
  pieces: `
mistake: Where you look is where you end up
* Look down at the horse's neck, and that's how far you'll get. | Look down, get stuck | eye
* Why does your horse drift to the fence when you want the gate? | Why toward the fence? | barn
* You stare at the mane to see what the horse is doing. | Staring at the mane | horse
Your head is heavy. Tip it forward, and your shoulders and your seat go with it. | A head is heavy
The horse feels all of that through the saddle and thinks you're leaving. | It feels your seat
So look where you'd like to be in a few steps, at a letter on the wall or a gate. | no: At the mane / yes: Where you're going | eye
Your hips turn that way by themselves, and the horse follows the hips. | Your hips turn, it follows
~ It's still down there. You don't need to check. | It's still down there | horse
> Pick a spot on the far wall at {brand} and ride to it. | Pick a spot | map-pin
> Next lesson at {brand}, ask somebody to call out every time you look down. | Caught looking down | eye

mistake: Holding on with your knees
* Squeeze with your knees, and you pop off the saddle like a clothespin. | Up like a clothespin | horse
* Why do you bounce more, the harder you hold on to the saddle? | Why the bouncing? | question
* The horse starts to trot, and both your knees clamp shut. | Both knees clamp shut | horse
Everybody clamps. It feels like holding on. | It feels like holding on
But a tight knee is a hinge. Your lower leg swings back, and your seat comes off the saddle. | Tight knee, loose seat
Let the knee go soft and let the weight run down into your heel. | no: Knees tight / yes: Heels heavy | boot
Think of wet sand in your boots. | Wet sand in your boots | boot
~ And breathe out, because you've been holding that as well. | Breathe out | wind
Then there's room for the horse to move under you. | Room to move
> Try the wet sand in your next lesson at {brand}. | Try the wet sand | boot
> Mention it to {brand} if your knees hurt after the ride. It shows what they've been doing. | Sore knees? Mention it | speech

myth: The horse does all the work
* The horse does all the work, until you try sitting still on it. | Try sitting still | horse
* Isn't it just sitting while the horse does the work? | "Isn't it just sitting?" | chair
* You get off the horse, and your legs have turned to jelly. | Jelly legs | footprints
A horse moves you up, forward, and a bit sideways with every step. | Up, forward, and sideways
Staying in the middle of that takes muscles you've never met, mostly in your thighs and around your belly. | Muscles you've never met
And while they work, your hands should hold the reins as if nothing's going on. | Busy seat, quiet hands | hand
That's what looks so easy on the good ones. | Looks like sitting | eye
~ You'll find out which ones the next morning, on the stairs. | Tomorrow, on the stairs | stairs
> Don't plan any stairs for the day after {brand}. | No stairs tomorrow | stairs
> Come to {brand} and try sitting still for half an hour. | Sit still, if you can | horse

how: Why you brush before you ride
* The riding lesson starts with a brush and a cloud of dust. | It starts with a brush | brush
* Why brush a horse that's going to get dusty again? | Why brush it now? | brush
* You run your hand down the horse's back, and there's a crumb of mud. | A crumb of mud | hand
Under a saddle, that crumb is a pebble in a shoe. | Like a pebble in a shoe | sneaker
So the round brush loosens the dirt, in circles, on the big muscles only. | at: First / Round brush, in circles | repeat
The long one flicks it off, in the direction of the hair. | at: Then / Long brush, with the hair | brush
You feel with a flat hand where the girth and saddle will lie. | at: Then / Feel with your hand | hand-palm
Last come the hooves, because that's where stones hide. | at: Last / Pick the hooves | footprints
~ By then the horse knows your smell, and that helps more than you'd think. | Now it knows you | horse
> Come to {brand} a little before your lesson and ask for a brush. | Ask for a brush | brush
> Every horse has a spot it likes scratched. Find it at {brand}. | Where's the itch? | hand

how: How you learn to rise to the trot
* The trot shakes you like a washing machine until you find the beat. | Like a washing machine | washing-machine
* How do riders go up and down so easily in the trot? | Up and down, how? | horse
* Your teeth are clacking, your helmet's bobbing, and the horse is only trotting. | And that's only the trot | horse
A trot has two beats. One, two, one, two, like a song you can clap. | Two beats you can clap | hands-clapping
You let the horse toss you up on one, and you sit down softly on two. | at: One / Let it lift you
You don't stand up. It lifts you, and you just don't get in the way. | no: Stand up / yes: Let it lift you
Practice it at the walk first, holding on to some mane. | At the walk first | horse
Say it out loud, up, down, up, down, even if it sounds silly. | Say it out loud | speech
~ One day it's simply there, like riding a bike. | | bicycle
> Clap a trot with {brand} before you sit on one. | Clap it first | hands-clapping
> Want somebody else to steer while you find the beat? Say so at {brand}. | Somebody else steers | horse

question: What do I wear to ride?
* What do you wear for a first riding lesson? | "What do I wear?" | pants
* The right boot for riding has a heel, and it isn't about looks. | It's about the heel | boot
* You're at the stable in your best running shoes, and they're wrong. | Not those shoes | sneaker
A small heel keeps your foot from sliding through the stirrup. | The heel stops your foot
So smooth soles and a heel, and no hiking boots with big treads that get caught. | no: Big treads / yes: Smooth with a heel | boot
Pants that stretch, without a thick seam inside the leg. You'd find that seam. | Pants without a thick seam | pants
Nothing that flaps. A scarf belongs in the car. | Nothing that flaps | wind
Long hair goes in a low knot, because the helmet has to sit flat. | Low knot under the helmet | hair
~ And thin gloves, if your hands are soft. | Thin gloves
> Is there a helmet to borrow? Ask {brand} before you buy one. | Helmet to borrow? | question
> Wear the old jeans once, and ask {brand} what to change. | Old jeans once | pants

question: Who picks my horse?
* Who decides which horse you get for a lesson? | "Who picks my horse?" | horse
* You wanted the black horse, and you get the round brown one. | The round brown one | horse
* Your lesson horse yawns at you over the stall door. | It yawns at you | door
The horse is matched to you by height, by weight, and mostly by nerves. | Height, weight, nerves | scales
A quick one goes forward when you breathe in. That's lovely, later on. | no: Quick one first / yes: Steady one first
The one who yawns has carried a hundred beginners and forgives every bump. | It forgives the bumps | heart
So be honest about what you've done and what scares you. | Be honest | speech
~ One pony ride on vacation counts as a nice day, and not as experience. | Vacation doesn't count | sun
Later you'll change horses on purpose, because each one teaches you something else. | Then you change on purpose | repeat
> Tell {brand} your height, your weight, and your worst moment on a horse. | Height, weight, nerves | clipboard
> Say what you're afraid of, and let {brand} choose the horse. | Say what scares you | speech

comparison: English or western
* English or western, what's the difference from the saddle? | English or western? | horse
* One saddle looks like an armchair, the other like a slice of bread. | Armchair or slice of bread? | armchair
* You're in front of two saddles, and one has a handle. | One has a handle | cowboy-hat
The western one is deep and heavy, made for a whole day behind cattle. | Western is deep and heavy | cow
You ride on long stirrups with loose reins, often in one hand. | Loose reins, one hand | hand
The English one is light and close, so you feel more of the horse. | English is light and close | horse
There the reins have a soft contact all the time, like holding a child's hand. | Soft contact all the time | hand
~ The horn isn't for holding on, whatever your hand thinks. | It isn't a handle
Balance is the same in both, so start in either. | no: One is easier / yes: Balance is the same
> Ask {brand} which saddles they teach in, and sit in one. | Sit in one | horse
> Trail or jumps? Tell {brand} what you see yourself doing. | Trail or jumps? | mountains

choose: Look at the horses first
* The horses tell you everything about a riding stable. | The horses tell you | horse
* How do you choose a stable for your child's first lesson? | How do you choose? | question
* You walk down the barn aisle, and every ear turns to you. | Every ear turns | ear
Ears forward and a soft eye mean it's used to friendly people. | Soft eye, ears forward | eye
Pinned ears and teeth at every door tell you something too. | no: Pinned ears / yes: Ears forward | tooth
See if they have hay, clean water, and time outside with others. | 1. Hay, water, time outside | grains
Watch a lesson. The instructor should look at the rider, and not at a phone. | 2. Eyes on the rider | eye
Ask how often a horse works in a day, and who rides it when nobody's booked. | 3. How much does it work? | clock
~ A clean aisle says somebody has a broom and uses it. | A swept aisle | broom
> Walk down the aisle at {brand} and look at the ears. | Look at the ears | ear
> Watch one lesson at {brand} before you book one. | Watch one first | eye

first: What happens in the first riding lesson
* In a first riding lesson, you mostly learn to be carried. | Learn to be carried | horse
* What happens the first time you sit on a horse? | What happens first? | horse
* You're up on the horse, and the ground is suddenly far away. | The ground is far away | ruler
Getting on happens from a block, so nobody has to haul you up. | at: First / Up from a block | steps
Then somebody leads the horse or has it on a long line, so you don't steer yet. | at: Then / Somebody else steers | repeat
You stretch your arms, touch your toes, and close your eyes for a few steps. | at: Then / Arms out, eyes closed | person-arms-spread
That's how you find out that the horse carries you even if you don't hold on. | It carries you
~ Steering is for next time. | at: Next time / Steering
At the end you slide off, and your knees are surprised. | at: Last / Slide down
> Ask {brand} who holds the horse the first time. | Who holds the horse? | question
> Eat something light, wear long pants, and leave the steering to {brand}. | Leave the steering | pants

care: The ride isn't over when you get off
* The ride isn't over when you get off the horse. | Not over yet | horse
* What does a horse need right after the lesson? | What does it need now? | drop
* You slide off, and under the saddle there's a dark, wet patch. | A wet patch | drop
The last minutes are at a walk, with a long rein, until it breathes like it did before. | 1. Walk until it breathes easy | timer
Then the girth goes looser first, and off comes the saddle. | 2. Girth, then saddle | horse
Sponge the sweat off, because it dries to salt and itches. | 3. Sponge off the sweat | drop
Look into each hoof again. The arena's still in there. | 4. Look into the hooves | eye
~ And the carrot comes last, from a flat hand, with the thumb tucked in. | 5. A carrot, flat hand | carrot
> Stay a while after your lesson at {brand} and ask for the sponge. | Ask for the sponge | drop
> Learn at {brand} where the saddle, the bridle, and the horse go. | Put it all away | barn

checklist: What to pack for your child's riding lesson
* What does a child need for the first riding lesson? | What goes in the bag? | backpack
* The bag for the pony lesson is small, and half of it's a snack. | Half of it's a snack | backpack
* Your child is in shorts and sandals, and the pony's already saddled. | Shorts and sandals? | horse
Long pants, even in July, because bare legs get pinched by the stirrup leathers. | 1. Long pants | pants
Closed shoes with a small heel. Rain boots are a good start. | 2. Shoes with a heel | boot
A helmet made for riding. If you bring one for bikes, ask first. | 3. A riding helmet | question
Gloves in winter, and a jacket that closes. | 4. A jacket that closes | hoodie
A carrot, cut lengthwise so it's long. | 5. A carrot | carrot
~ And a second pair of socks for the puddle on the way to the car. | 6. Spare socks | sock
> Ask {brand} what they have to borrow in your child's size. | What can be borrowed? | question
> Bring the carrot to {brand}, and ask who may have it. | Ask who may have it | carrot

cost: What you pay for in a riding lesson
* The other one in your riding lesson eats all day. | It eats all day | grains
* Why does a riding lesson cost more than a tennis lesson? | Why more than tennis? | tag
* You pay for one hour, and the horse is there all week. | One hour, all week | horse
A racket goes in the closet. A horse eats, sleeps on straw, and needs its feet done. | A racket goes in a closet | racquet
It has days off, and it gets old, and somebody feeds it then too. | It has days off too | calendar
A private lesson has one horse and one instructor for you. A group shares the instructor. | Private or shared? | people
~ A trail ride needs a guide in front, and often one behind. | A guide in front | mountains
Ask what's in it, like the helmet, the grooming, and the time on the horse. | What's included? | receipt
> How long are you really in the saddle? Get a straight number from {brand}. | How long in the saddle? | timer
> Start with a few single lessons, and talk to {brand} about a package later. | Single ones first | ticket

tip: Breathe out to slow down
* The best brake on a horse is your own breath. | Your breath is the brake | wind
* How do you slow a horse without pulling? | Slow down without pulling? | horse
* The horse gets quicker, you hold your breath, and it gets quicker still. | Quicker and quicker | horse
A horse feels your belly go hard, and for an animal that runs from lions that's news. | It feels your belly
So it looks for the lion. | It looks for the lion
Breathe out, long, with a bit of a sigh, and sit as heavy as a sack. | no: Hold your breath / yes: Sigh and sit heavy | wind
Then the rein, only a squeeze, like wringing out a sponge. | Squeeze the rein | hand-grabbing
The moment it slows, let go. That's your thank you. | Then let go | hand-palm
~ Humming works as well, because nobody can hum and hold their breath. | Or hum | music-note
> Sing in the saddle at {brand}. It only sounds silly from the ground. | Sing in the saddle | music-notes
> Ask {brand} to let you stop once without any reins. | Stop without reins | hand-palm

season(11-2): Riding when your toes are cold
* In winter the horse is the warm one. | The horse is warm | horse
* Does riding stop when it's cold? | Too cold to ride? | snowflake
* Your breath steams, the horse's breath steams, and your toes are gone. | Everything steams | cloud-fog
A horse in its winter fur is quite happy. You're the one in thin boots. | You wear the thin boots | boot
So leave room in the boot for a thick sock. Tight means cold. | no: Tight boots / yes: Room for a sock | sock
The bit gets warmed in the hand before it goes in the mouth. | Warm the bit in your hand | hand
Everybody walks longer, before and after. | Walk longer | timer
~ A sweaty winter coat takes forever to dry, so it's quiet work. | Quiet work in thick fur
And at the end you can put both hands under the mane, where the oven is. | Hands under the mane | hand
> Dress in layers for {brand}, and take one off before the trot. | Layers | hoodie
> Find out from {brand} if they ride indoors when the ground is hard. | Indoors in winter? | barn
`,
})
