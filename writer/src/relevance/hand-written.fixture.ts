/**
 * Short scripts written by hand, for businesses of which the trades' tables know half: what an owner would say (`own`), the same
 * business without the words of its description (`otherwise`), and what is not about it (`off`: theory of business, small talk,
 * advice on living, another trade, what is in the news).
 */
import type { Niche } from '@octavo/contract/brand'

export type HandWritten = {
  brand: {
    name: string
    niche: Niche
    description: string
    facts: { kind: 'product' | 'price' | 'how'; text: string }[]
  }
  own?: string
  otherwise?: string
  off: string
}

/** How often what is on the topic scores higher than what is off it, 0 to 1; those that are alike count half. */
export function auc(on: readonly number[], off: readonly number[]): number {
  const wins = on.flatMap((one) => off.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)))
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length
}

const business = 'Business & Entrepreneurship'
const marketing = 'Marketing & Sales'
const personal = 'Personal Development'
const tech = 'AI & Technology'

const brand = (name: string, niche: Niche, description: string, ...facts: HandWritten['brand']['facts']) => ({
  name,
  niche,
  description,
  facts,
})

export const HAND_WRITTEN: readonly HandWritten[] = [
  {
    brand: brand('Thornbury Drains', business, 'Plumber in Thornbury, blocked drains and boilers'),
    own: "Water coming up in the shower when the toilet flushes? That's one blocked drain, and it's outside. Don't pour anything down it. Lift the cover by the wall and look. If it's full, call us before lunch and we're there by four. Most drains take twenty minutes.",
    otherwise:
      'Your tap drips all night and you count the drops. Turn the little valve under the sink a quarter to the right. Now it stops. The washer inside costs next to nothing, and the pipe has done no harm. Keep a bucket there until somebody comes with a wrench.',
    off: "Most founders price by fear. They look at what the competitor asks and go ten percent under. Then the margin is gone, and so is the time to serve anybody well. Write down your fixed costs. Divide them by the hours you can sell. That's your floor. Everything above it is strategy.",
  },
  {
    brand: brand('Slow Rise', marketing, 'Sourdough bakery with a wood oven in Asheville', {
      kind: 'product',
      text: 'Rye on Thursdays, country loaf every day',
    }),
    own: "Our country loaf takes thirty hours, and you taste every one of them. Day one, flour and water. Day two, the oven at five in the morning. The crust sings when it comes out, listen. Rye's on Thursdays only. Come early, we're sold out by eleven.",
    otherwise:
      "Don't keep it in the fridge. It goes stale three times as fast there. Put the cut side down on a board, and a towel over it. On day three you toast it. On day five you make crumbs. Nothing that good should end up in the bin.",
    off: 'Three settings on your phone that you should change tonight. Turn on two-factor login. Stop apps from following you. And let the updates run while you sleep. It takes four minutes. Your password alone protects nothing any more.',
  },
  {
    brand: brand('Meridian Dials', personal, 'We carve sundials in slate, to order, for gardens and churches'),
    own: "A sundial from a catalog is wrong in your garden. Every place has its own angle, so we carve each one for where it'll stand. Slate, because it takes a fine line and forgives the frost. Tell us your village. We'll draw your hours first, and you see them before a chisel touches the stone.",
    otherwise:
      "Noon isn't at twelve. Go outside and watch your own shadow: at its shortest, that is noon where you live. In London it moves by half an hour over the year. People built whole towers around that line. We still cut it by hand, one letter a day.",
    off: 'You have forty tabs open, and none of them is work. Set a timer for twenty-five minutes. Close the mail. Write the one sentence you have been avoiding. When it rings, stand up and stretch. Your attention is a muscle, and it comes back stronger.',
  },
  {
    brand: brand('Paws on Pine', marketing, 'Dog groomer on Pine Street, small dogs and nervous ones'),
    own: "Your dog shakes on the table? Ours are allowed to. Nervous ones come first thing, when no dryer is running. We groom half today and half on Friday, and there's cheese. Nobody gets held down. Book the quiet hour on Pine Street.",
    otherwise:
      "Matted fur isn't only ugly. It pulls on the skin with every step, like a hat that's glued on. Brush behind the ears and under the legs, where the harness rubs. Once a week will do. If the comb sticks, stop, and let somebody with clippers do it.",
    off: "Rents went up again, and everybody asks whether to buy. Here's how banks look at you. They take your income, they take off what you owe, and they lend four times the rest. A bigger deposit lowers the rate. Fix it for ten years if the payment lets you sleep.",
  },
  {
    brand: brand('Halden Valves', business, 'Industrial valves for breweries and dairies, delivered in two days', {
      kind: 'how',
      text: 'Every valve is pressure tested and has its certificate in the box',
    }),
    own: "A valve costs ninety dollars. A stopped bottling line costs that a minute. So every valve leaves us tested, with its certificate in the box, and it's at your dairy in two days. Send a photo of the old one with the number on it. We find the match, brewery or dairy, stainless or brass.",
    otherwise:
      "If the seal weeps after cleaning, it isn't worn. It's cooked. Hot lye at eighty-five degrees hardens rubber in a season. Ask for the other compound next time, the one for steam. It fits the same flange and lasts three years on a filler.",
    off: 'Want a flat stomach by summer? Forget the crunches. Walk after dinner, every evening, for half an hour. Eat your vegetables before the bread. Drink water first. In six weeks your trousers will tell you the rest.',
  },
  {
    brand: brand('Cedar & Salt', personal, 'Mobile sauna on the lake, sessions for groups up to eight', {
      kind: 'price',
      text: 'An evening costs $220',
    }),
    own: 'Eight friends, one stove, and the lake three steps away. That is a session in our sauna. We heat it up before you come, so bring towels and nothing else. Ten minutes in, one jump, ten minutes on the deck. An evening is $220 for the whole group. Pick your night.',
    otherwise:
      "The first time, sit low. It's cooler by the floor. Breathe through your nose and leave when you feel like it, there's no medal. Then go into the cold slowly, up to the knees. Your heart will thump and then everything gets very quiet. That's what they come back for.",
    off: 'An email nobody opens is a letter in a drawer. So the subject line is everything. Use six words. Promise one thing. Send it on Tuesday at ten, when people have cleared their inbox, and test two versions. The better headline can double your open rate.',
  },
  {
    brand: brand('Ms. Adeyemi', tech, 'Maths tutor for GCSE, online and in Leeds'),
    own: "You're not bad at maths. You missed one week in year eight, and everything since stands on it. In the first lesson I look for that week. Usually it's fractions. We fix it, then GCSE questions start to look like the same four. Online or in Leeds, first half hour free.",
    otherwise:
      "Don't revise by reading. Cover the page and do the question again from nothing. If you get stuck, look at one line, then cover it up. Algebra sits in the hand, not in the eye. Ten minutes every day before the exam beat one long Sunday.",
    off: 'This is how you get wine out of a white carpet. Blot it, never rub. Cold water first, then a spoon of dish soap. Blot again with a dry towel. If there is a shadow left, a little vinegar. And put something heavy on top overnight.',
  },
  {
    brand: brand('Bright Bin', marketing, 'Wheelie bin cleaning, every month, after the trucks have been'),
    own: 'Lift the lid of your bin. Go on. That smell is a year of Sundays. We come the day the trucks have been, wash it with hot water, and leave it where it stood. Every month, four minutes, done. The clean water goes back in our tank, not into your drain.',
    otherwise:
      'Flies lay two hundred eggs in one go, and warm trash is their favorite place. Newspaper at the bottom soaks up what leaks. Tie the bags. And rinse it out before July, or ask somebody with a pressure hose to do it on collection day.',
    off: 'Learning the guitar at fifty? Start with two chords. G and C get you through a hundred songs. Change between them for five minutes a day, slowly, until your fingers stop asking. Then add D. By Christmas you will play for your family.',
  },
  {
    brand: brand('Hartmann Violins', personal, 'Violin maker and repairer, also cellos'),
    own: 'An open seam sounds like a buzz, and everybody blames the string. Tap around the edge of your violin with a knuckle. Where it rattles, the glue has let go. That is a small repair, half an hour and hot glue. Leave it, and the top cracks. Cellos do it every winter.',
    otherwise:
      "Loosen your bow after you play. The hair stretches, and the stick loses its curve for good. Wipe the rosin off the belly while it's dust, because next year it's varnish. And in January, a damp sponge in the case. Old spruce is thirsty.",
    off: 'Your team is quiet in meetings, and you think they agree. They do not. Ask one person first, the newest. Then wait for six seconds. A leader who answers his own questions will soon be the only one who talks. Feedback needs silence before it.',
  },
  {
    brand: brand('Green Gable Removals', business, 'Piano movers for houses with stairs'),
    own: "Two hundred kilos, one turn in the stairs, and your neighbor's painting on the wall. That's a Tuesday for us. We take the piano's legs off, not the banister. Four people, one strap each, and nobody shouts. Send us a picture of the stairs before you book.",
    otherwise:
      "An upright is heavier at the back, where the iron is. Push it from the front and it'll tip on you. So never roll it on its own wheels across the hall, they're for looks. A dolly, a blanket, and one person below who only watches the corners.",
    off: "Ketchup was sold as medicine once. In 1834 a doctor in Ohio said it cures an upset stomach. People bought it as pills. It took sixteen years until somebody noticed that it doesn't. Next time you dip your fries, think of that.",
  },
  {
    brand: brand('Luz Alterations', marketing, 'Seamstress: alterations, hems and wedding dresses'),
    own: "A wedding dress never fits off the rack, and that's fine. Bring your shoes, because the hem is cut to their height. First fitting eight weeks before, second at two. I pin, you walk, you sit, you dance. Alterations start at the hem and end at a happy bride.",
    otherwise:
      "Buy the jacket that fits your shoulders. Sleeves are easy, the waist is easy, shoulders are surgery. Pinch the back seam with two fingers: that much can go. And wash jeans twice before anybody shortens them. Cotton shrinks, and thread doesn't.",
    off: 'Copper pipes knock when the water stops too fast. That is the hammer you hear at night. A small chamber full of air catches the blow. A plumber puts it in behind the washing machine in half an hour, and you will sleep again.',
  },
  {
    brand: brand('Fern Hollow', personal, 'Campsite in the woods with hammocks instead of tents'),
    own: 'No tent, no poles, no roots in your back. At our campsite you sleep in a hammock between two old beeches. We hang them, you lie diagonally, that is the trick. A tarp for the rain, a lantern, and the woods all to yourself by ten.',
    otherwise:
      "What wakes you first out here isn't the light. It's a wren, at half past four. Bring a warm hat, nights are cold even in July. Leave the music in the car. Breakfast is at the fire, and the coffee tastes of smoke in the best way.",
    off: 'Machine learning sounds like magic, and it is counting. A model sees a million sentences and learns which word comes next. It knows nothing. It guesses very well. So check every figure it gives you, and never paste a password into a chatbot.',
  },
  {
    brand: brand('Kusama Kites', tech, 'Hand-sewn kites for beaches and kids, shop in Whitby'),
    own: 'Most kites die on their first day, because somebody runs. Stand still, back to the wind. Let a friend hold the kite high, twenty steps away, and pull. Ours are sewn in Whitby from sail cloth, and the spars bend. Kids fly the small diamond from age four.',
    otherwise:
      "If it spins, the tail is too short. If it won't climb, the bridle sits too low, so move the knot up a finger. Gusty behind the dunes, smooth by the waterline. And never near a power line, not even for a photo.",
    off: 'A good handshake takes two seconds. Look up, say your name slowly, and let go. Then ask a question that cannot be answered with yes. People forget what you sold them and remember that you listened. Networking is that, and nothing more.',
  },
  {
    brand: brand('Dr. Osei Dental', business, 'Family dentist in Kumasi, gentle with children'),
    own: "Bring your child before anything hurts. The first visit at our dentist's is a ride in the chair and counting teeth, nothing else. They hold the mirror. In Kumasi we see families together, so big brother goes first and shows how brave looks.",
    otherwise:
      "Gums that bleed don't want less brushing. They want more, and softer. Tilt the bristles to where the tooth meets the pink. Two minutes, morning and night. And after something sour, wait half an hour, or you scrub the enamel while it's soft.",
    off: 'If your shop is empty on Mondays, do not open on Mondays. Look at the till by the hour. Half of your sales come in a fifth of the time, and the wages run all day. Close when nobody comes and staff the rush. That is operations, not laziness.',
  },
  {
    brand: brand('Owl Interpreting', business, 'Sign language interpreter for hospitals and courts'),
    own: "Speak to her, not to me. That's the first thing I say in every hospital room. I'm the interpreter, I'm the glass in between. Sit where she sees both of us, and keep your mask down when you talk. In court it's the same: I sign everything, even the whisper behind you.",
    otherwise:
      'Writing it down is not the same. For many deaf people English is the second language, learned from paper. Hands have their own grammar: the eyebrows ask the question. So a note about a dose can be understood the wrong way round, and nobody notices.',
    off: 'Plant garlic in October. Push each clove in as deep as your thumb, pointed end up. It needs the cold to split into a head. In spring cut the curly flower and fry it. In July, when the lower leaves turn brown, pull it up and hang it to dry.',
  },
  {
    brand: brand('Rosa Cantina', marketing, 'Mexican restaurant with a tortilla press by the window'),
    own: 'Watch the press by our window: a ball of dough, one pull, and it is a tortilla. Thirty seconds on the iron, one flip, puff. That is why your taco at Rosa does not break. Corn, water, lime, nothing from a bag. Sit at the bar and count them.',
    otherwise:
      "Real mole isn't chocolate sauce. There are twenty-six things in ours: four chilies, burnt bread, a little cinnamon. Grandmother stirs for two days and lets nobody near the pot. Order it with chicken, and wipe the plate. Nobody here will look.",
    off: 'Most people quit a new habit in week three. Not because they are weak, because it is boring by then. Tie it to something you do anyway. After I brush my teeth, I do ten squats. Do not break the chain twice. Motivation comes after, not before.',
  },
  {
    brand: brand('Loft & Ladder', business, 'Chimney sweep and stove installer'),
    own: "Black glass on your stove means wet wood or a sleepy chimney. We sweep it from the roof down, look inside with a camera, and tell you which. Half an hour, no soot on the rug, promise. And if the stove's older than you, we know somebody who installs new ones. Us.",
    otherwise:
      'Split logs need two summers. Knock two together: a click means dry, a thud means not yet. Light the fire from the top, with the small pieces above, and the smoke burns too. Jackdaws love an open flue in April, so have it looked at before they do.',
    off: 'Your logo does not need to be clever. It needs to be readable at the size of a thumbnail. One color. One idea. Look at the brands you remember and draw them from memory. What you can draw is what works. Everything else is decoration for the designer.',
  },
  {
    brand: brand('Tidewater Oysters', marketing, 'Oyster farm, tastings on the boat at low tide'),
    own: 'An oyster tastes of where it grew. Ours hang at the mouth of the bay, so they are salty first and sweet after. At low tide we take you out on the boat, open six, and you taste the farm in the order of the current. Bring boots and lemons stay at home.',
    otherwise:
      "Hold the flat side up, find the hinge, and twist, don't push. You'll feel a pop like a jar. Slide along the roof to cut the muscle, and keep the liquor in. If it smells of anything but the sea, throw it back. Chew twice. Please chew.",
    off: 'Black Friday starts in your spreadsheet. Check last year: which discount brought new customers, and which one only cost you margin? Plan three emails, not ten. Put the best offer in the first. And answer the phone, because your competitors will not.',
  },
  {
    brand: brand('Second Chapter', personal, 'Funeral celebrant for ceremonies without religion'),
    own: "There doesn't have to be a hymn. A ceremony can begin with his record player and the song he danced to. I'm a celebrant: I listen to the family for two hours, and then I write down a life. No religion, unless he'd have liked a little. You choose who speaks.",
    otherwise:
      'People ask me what to say to the widow. Say his name. Everybody avoids it, and she longs to hear it. Tell one small thing he did, the way he peeled an orange. You may laugh. Grief has room for that. And then just sit with her for a while.',
    off: 'New tires or all-season ones? Look at the tread first. Put a coin in the groove. If you see the rim of it, you are under four millimeters. In the wet that doubles your braking distance. Have them changed in October, before the queue at the garage.',
  },
  {
    brand: brand('Nimbus Bikes', tech, 'Bike shop and repairs, cargo bikes and e-bikes'),
    own: "Your e-bike's battery hates winter more than you do. Take it inside, charge it to eighty, and only plug it in when it's warm. Our shop checks the contacts for free in November. Cargo bikes, too: bring the kids along, the box has seats for a reason.",
    otherwise:
      "A chain that squeaks is already eating the teeth behind it. Wipe it with a rag, one drop of oil on each link, wipe again. The dry look is right. Squeeze the brake lever: if it touches the handlebar, the pads are gone. That's a ten-minute fix before work.",
    off: 'The best interview answer is a story. Say what broke, what you did, and what changed. Sixty seconds. Then stop talking. Recruiters hear forty people who are hard-working and one who saved the Friday delivery. Be that one. Your career hangs on details.',
  },
]
