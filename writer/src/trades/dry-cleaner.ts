import { trade } from './trade.ts'

export const dryCleaner = trade({
  id: 'dry-cleaner',
  name: 'dry cleaner',
  also: [
    'dry cleaning',
    'dry cleaners',
    "dry cleaner's",
    'laundry and dry cleaning',
    'dry cleaning service',
    'dry cleaning pickup and delivery',
    'garment care',
    'garment cleaner',
    'wedding dress cleaning',
    'leather cleaning',
    'eco dry cleaner',
  ],
  way: 'shop',
  customers: 'customers',
  thing: 'a cleaning',
  things: 'dry cleaning',
  words: [
    'suit',
    'shirt',
    'stain',
    'coat',
    'dress',
    'silk',
    'wool',
    'hanger',
    'dry cleaner',
    'dry cleaning',
    'laundry',
    'jacket',
    'collar',
    'pants',
    'wine',
    'grease',
    'tag',
    'label',
    'crease',
    'spot',
    'sweater',
    'tie',
    'blouse',
    'iron',
    'button',
  ],
  pieces: `
mistake: Rubbing turns a spot into a hole
* The wine spot would've come out. The rubbing won't. | The rubbing won't come out | wine
* What's the worst thing you can do to a stain? | The worst thing to do? | question
* Red sauce on silk, and you're already dipping your napkin. | Wet napkin, red sauce | hand
Rubbing pushes it deeper, and roughs up the threads as well. | Rubbing pushes it in | hand-grabbing
On silk you get a pale, fuzzy patch. That's worn cloth, not a spot. | A pale, fuzzy patch | eye
So lay a dry napkin on it and press. Lift, turn, press again. | no: Rub / yes: Press and lift | hand
Leave the soda water and the salt on the table. | Leave the salt on the table | prohibit
~ Something thick comes off with the back of a knife first. | Lift thick stuff with a knife | knife
Then bring it in soon, and say what it was. | Say what it was | speech
> Don't treat it at home first. Carry it to {brand} the way it is. | Bring it as it is | bag
> Tell {brand} what was on your plate. | What was on your plate? | fork-knife

mistake: Take it out of the plastic
* That plastic on your suit is for the ride home, not for the closet. | Only for the ride home | coat-hanger
* Should you leave the plastic bag on a clean coat? | Leave it on? | bag
* Your closet crackles. Four coats, still in their bags. | A closet that crackles | lockers
Clothes come back warm and a bit damp from the steam. | They come back a bit damp | drop
Under plastic that stays in, and white turns yellow. | Under plastic, white turns yellow | sun-dim
So take it off at home, and hang it by an open window for an hour. | no: In the bag / yes: An hour in the air | window
For the winter, use a cotton cover, or an old sheet with a hole for the hook. | An old sheet does it | bed
~ Swap the wire hanger, too. It bends, and so does your shoulder seam. | Swap the wire hanger | coat-hanger
> Bring the wire hangers back to {brand}. | Bring hangers back | coat-hanger
> If it'll hang till fall, find it a cloth cover. {brand} may know one. | Hanging till fall? Use cloth | question

myth: Dry cleaning isn't dry
* Dry cleaning gets your suit soaking wet. Only there's no water. | Soaking wet, no water | drop
* How dry is dry cleaning? | How dry is it? | question
* You picture somebody brushing your coat. It's a machine with a window, going round. | A machine with a window | washing-machine
It tumbles in a liquid that isn't water. | It tumbles in a liquid | repeat
Water makes wool swell and shrink. This doesn't. | Wool doesn't swell in it | yarn
And it takes grease, which water won't touch. | It takes the grease | drop-half
Sugar and sweat are the other way around. They need water. | Sugar and sweat need water | ice-cream
So before and after, someone does those by hand. | By hand, before and after | hand
~ And the smell? A fresh piece should hardly have any. | |
> Point out to {brand} where you sweat. It's just information. | Where do you sweat? | t-shirt
> Ask {brand} which of yours could go in water after all. | Which could take water? | drop

how: What happens to your coat after you hand it over
* You hand over a coat, and a strip of paper gets pinned to it. | A strip of paper, pinned on | tag
* What happens behind the counter to your suit? | What happens back there? | question
* Tags, steam, hiss, and that long snake of hanging shirts. | Steam, and a snake of shirts | coat-hanger
First pockets, then buttons. Fragile ones get wrapped or come off. | 1. Pockets and buttons | button
Then spots, each with its own little bottle. | 2. Spots, one by one | test-tube
Then into the machine, light with light, silk with silk. | 3. The machine, sorted | washing-machine
Then steam, and by hand what the press can't do. Shoulders, pleats. | 4. Steam and hand finishing | hand
~ Somebody looks it over, and if a spot's still there, it goes back to the bottles. | 5. A last look | eye
The number on the paper brings it back to you. | | hash
> Check your pockets before {brand} does. | Check your pockets | key
> Leave the paper strip from {brand} on until you've tried it on. | Leave the tag on first | tag

how: Why your shirt never looks like that at home
* The collar stands up by itself. Yours never does that. | The collar stands by itself | shirt-folded
* Why does a pressed shirt look better than one you iron? | Why better than yours? | question
* You iron the left sleeve, and the right one gets creased again. | Left ironed, right creased | hand
It gets pressed damp, not dry. That's half of it. | 1. Pressed while damp | drop
Collar and cuffs first, between two hot, shaped plates. | 2. Collar and cuffs first | shirt-folded
Then the body, stretched on a form, all at once. | 3. The body, all at once | user
Starch goes in the rinse, so it's in the cloth and not on top. | 4. Starch in the rinse | grains
~ At home, stop the dryer early. Take it out damp. That alone helps. | At home, iron it damp | washing-machine
And button the top one before you hang it. | Top button closed | button
> Tell {brand} how much starch you can stand. | How much starch? | shirt-folded
> On hanger or folded for a suitcase? Say it to {brand}. | Hanger, or folded? | suitcase

question: Will that stain come out?
* Nobody can promise you a clean stain. But there are good signs. | Good signs, no promise | eye
* Will this stain come out? | "Will it come out?" | question
* You put the blouse on the counter and point at the spot. | You point at the spot | hand-pointing
Fresh is better than old. A week's fine, a summer isn't. | 1. Fresh, or old? | calendar
Grease is easier than dye. Butter, yes. Ink, hm. | 2. Grease, or dye? | pen
Cotton can take a lot. Silk can take little, and velvet hardly anything. | 3. What's the fabric? | swatches
What nobody has worked on is easier than what's been through three home recipes. | 4. Untouched, or treated? | flask
~ Heat sets it. If it's been through the dryer, say so. | 5. Been in the dryer? | washing-machine
A careful cleaner stops before the color goes. | |
> Be honest with {brand} about what you tried. | What did you try? | chat
> Mark the spot with a bit of tape before you go to {brand}. | Mark it with tape | map-pin

question: The jacket's dirty. Do the pants have to go too?
* Only the jacket has a spot. Bring the pants anyway. | Bring the pants, too | pants
* Do you have to clean the whole suit, or just the jacket? | Jacket, or both? | question
* You bring the jacket three times, the pants once. Now they're two blacks. | Two blacks | swatches
Each cleaning takes a breath of color along. | Each time takes some color | drop-half
You can't see it until they hang side by side. | | eye
So what's worn as a set gets cleaned as a set. | no: Just the jacket / yes: The whole set | coat-hanger
Vests, belts of the same cloth, and ties that match the dress. | Vest and belt, too | belt
~ The same goes for curtains. Never only the one by the kitchen. | Curtains too, all of them | window
And not too often. A brush and a night outdoors do a lot in between. | In between, brush and air | brush
> Count your set before you leave for {brand}. | Count the set | hash
> Ask {brand} how often your suit should really come in. | How often is right? | calendar

comparison: Wash at home or bring it in?
* The label says dry clean. Sometimes it's fear, sometimes it's true. | Fear, or true? | tag
* Can you wash a sweater that says dry clean only? | Can you wash it? | washing-machine
* The sweater's over the sink, and your hand's on the tap. Wait. | Hand on the tap | sink
Look at how it's built. Lining, shoulder pads, pleats? Bring it in. | Lining, pads, pleats: bring it | coat-hanger
They're glued and pressed inside, and in water each shrinks on its own. | Inside layers shrink apart | drop
Plain wool sweater, no lining? Many can take cool water. | Plain knit: often cool water | drop
Try a wet cotton swab on an inside seam. If color comes, it's not for your sink. | no: Color on the swab / yes: Clean swab | eyedropper
~ Viscose looks tough and can shrink in plain water. Careful. | Viscose can shrink | drop
If you'd be sad to lose it, don't try. | Would you be sad? Bring it | heart
> Take the doubtful one to {brand} and read the label together. | Read the label together | tag
> Ask {brand} which of your sweaters you can do yourself. | Which can you do? | question

choose: How to tell a careful cleaner
* Watch the eyes of whoever takes your dress. | Watch their eyes | eyes
* How do you find a dry cleaner you can trust with a silk dress? | Whom can you trust? | question
* You lay the silk on the counter. Does anybody ask what happened to it? | Does anybody ask? | chat
A careful one turns it over, finds the spot, and asks. | 1. They look and ask | magnifier
They tell you what may not work, before and not after. | 2. They warn you before | speech
They talk about buttons, beads, and trim. | 3. They mention buttons | button
Look at what hangs there, done. Are lapels soft or flat as a board? | 4. Soft lapels, or flat? | shirt-folded
~ Ask what's done there and what goes out. Both are fine, as long as you know. | 5. What's done in the house? | storefront
Then try with one thing you like, not with the one you love. | no: The wedding dress first / yes: A blazer first | coat-hanger
> Begin with a blazer at {brand}. | Begin with a blazer | coat-hanger
> Listen for what {brand} asks you about the spot. | Listen for questions | ear

first: What to say when you drop something off
* Your first time at a dry cleaner takes two minutes, if you talk. | Two minutes, if you talk | clock
* What do you have to say when you drop off a coat? | What do you say? | question
* You put your suit on the counter and want to go. Hold on. | Hold on | hand-palm
Say where the spot is and what it was. Wine, oil, makeup. | 1. Where, and what it was | wine
Say what you've tried already. | 2. What you tried | flask
Say if something's loose. A button, a hem, a bead. | 3. What's loose | button
Say when you need it, and for what. | 4. When you need it | calendar
~ Count the pieces together, out loud. | 5. Count them together | hash
You get a ticket. A photo of it is harder to lose. | Photograph the ticket | camera
> Say all four at {brand}, then go. | Four things, then go | list
> Point first, then explain, when you're at {brand}. | Point, then explain | hand-pointing

care: Give the suit a day off
* Wear a suit two days running and it looks tired on the third. | Two days running tires it | calendar
* How do you look after a suit between cleanings? | Between cleanings? | question
* You throw the jacket over a chair at night. By morning it's tired, too. | Over a chair at night | chair
Wool needs a day to get its shape back. | Wool needs a day off | yarn
Hang it up at once while it's warm, on a hanger with shoulders. | 1. A hanger with shoulders | coat-hanger
Empty the pockets, all of them. Keys make caves. | 2. Pockets empty | key
Brush it downward, from the collar to the hem. | 3. Brush it downward | brush
~ Creases fall out in a steamy bathroom. Half an hour, not on the shower rod. | A steamy bathroom | shower
Restaurant smell goes on the balcony overnight. | 4. A night on the balcony | moon
Bring it in when there's a spot, or when the season's over. | |
> Save {brand} for spots and the end of the season. | For spots, and season's end | calendar
> Next time you're at {brand}, see which brush gets used on suits. | Which brush? | brush

checklist: What to look for before you hand it over
* Somewhere in that jacket, there's a pen. | There's a pen in there | pen
* What should you check before dry cleaning? | What to check? | list
* A lipstick, a warm machine, and somebody else's white dress. | A lipstick in a pocket | lipstick
Check every pocket, inside ones too. Pens, lipstick, tickets. | 1. Every pocket | pen
Pins, brooches, collar stays. | 2. Pins and collar stays | push-pin
Buttons that hang on a thread. Take them off and keep them. | 3. Loose buttons | button
Spots you know of, marked with tape or a safety pin. | 4. Mark the spots | map-pin
~ Belts and scarves that belong to it. They should come along. | The belt, too | belt
Then hold it up to the light, so you know what was there before. | 5. Look at it in the light | sun
> Do your pockets in front of {brand}. Something always turns up. | Pockets, one last time | hand
> Put the belt in the bag for {brand}. | The belt comes along | belt

cost: Why one dress costs more than another
* One dress costs as much as a lunch, the other as a dinner. | Lunch, or dinner | dress
* Why does it cost more to clean a blouse than a shirt? | Why does it cost more? | question
* Two white blouses. One fits the press, one takes an iron and time. | The press, or an iron | shirt-folded
A plain cotton shirt fits the press. One after the other goes through. | 1. Does it fit the press? | shirt-folded
Silk, pleats, and ruffles need a hand and a small iron. | 2. Pleats and silk: by hand | hand
Beads get covered, each one, so they don't melt or chip. | 3. Beads: covered one by one | sparkle
Size counts too. A comforter fills a drum alone. | 4. Size: one fills a drum | washing-machine
~ Leather and fur go to somebody who does only that. | 5. Leather: a specialist | cow
Spots may add time, and nobody knows how much until they've looked. | Spots: ask after a look | eye
> Have {brand} look at it before you think of the price. | First a look, then a price | eye
> Yours takes longer? Let {brand} show you why. | What takes longer? | question

tip: Don't iron over it
* A stain you can't see is still in there, waiting for the iron. | Waiting for the iron | flame
* Why do yellow marks turn up on a clean white shirt? | Yellow on clean white? | shirt-folded
* You hang away a clean-looking suit. In spring there's a brown ring. | In spring there's a ring | calendar
White wine, soda, apple. They dry clear, and you forget. | They dry clear | wine
Sugar goes brown with time, and at once with heat. | Sugar browns with heat | flame
So if something fell on it, say so, even if there's nothing to see. | Say it, even if it's clear | speech
And never iron on top of it, and never tumble it. | no: Iron over it / yes: Clean it first | prohibit
~ The same with deodorant at the armpits. Heat bakes it in. | Deodorant bakes in, too | t-shirt
> Tell {brand} about the white wine nobody sees. | Mention the white wine | wine
> Found a brown ring? Show it to {brand} before it meets an iron. | A brown ring? No iron | prohibit

season(3-5): Put the winter coats away clean
* In spring you hang the coat away. The moth has been waiting for that. | The moth was waiting | butterfly
* Should you clean winter coats before or after the summer? | Before or after? | calendar
* First warm day, and the wool coat goes away with its soup spot. | Away, with a soup spot | bowl-steam
Moths like wool best with something on it. | They like it seasoned | grains
Sweat, soup, a bit of hair. You can't see it, they can. | Sweat, soup, hair | bug
And whatever lies there all summer sets. | It sets over the summer | sun
So clean first, then store, then sleep well. | no: Clean it in fall / yes: Clean it now | calendar-check
~ Down jackets too. Feathers clump when the collar's greasy. | Down jackets, too | feather
Put them in cotton, with room to breathe, and not in the attic. | Cotton cover, no attic | house
> Collect the whole family's coats for one trip to {brand}. | All coats, one trip | coat-hanger
> Ask {brand} about the down jacket and the comforter. | Down jacket? Comforter? | feather
`,
})
