/** Forty businesses that no writer was made for, as their owners would type them, and what their films should and should not speak of. */
import type { Niche, Tone } from '@octavo/contract/brand'

type OwnFactKind =
  | 'product'
  | 'price'
  | 'offer'
  | 'question'
  | 'mistake'
  | 'how'
  | 'proof'
  | 'season'
  | 'story'
  | 'opinion'

export type OwnFact = { kind: OwnFactKind; text: string; answer?: string }

export type BenchBrand = {
  name: string
  description: string
  niche: Niche
  tone: Tone
  /** Ten, or none. */
  facts: readonly OwnFact[]
  closeLink?: string
  /** Whose customers are businesses: what is said to owners may be their offer. */
  customers: 'people' | 'businesses'
  /** Where it is, as it is written. */
  places: readonly string[]
  /** The plain name of the trade, and neighbours that it could be taken for. */
  trade: string
  wrongTrades: readonly string[]
  /** What tells this business apart; `word*` is a stem, two words are said one after the other. */
  ownWords: readonly string[]
  /** What is said to owners elsewhere, and is what this business sells or sells to. */
  offer?: readonly string[]
  /** What would show that another trade is spoken of. */
  foreignWords: readonly string[]
}

const NICHE = {
  business: 'Business & Entrepreneurship',
  marketing: 'Marketing & Sales',
  personal: 'Personal Development',
  tech: 'AI & Technology',
} as const satisfies Record<string, Niche>

const TONE = {
  professional: 'Professional & Authoritative',
  friendly: 'Friendly & Approachable',
  energetic: 'Energetic & Enthusiastic',
  educational: 'Educational & Informative',
} as const satisfies Record<string, Tone>

const words = (line: string): string[] => line.split(', ')

const EVERYDAY: readonly BenchBrand[] = [
  {
    name: 'Umbilo Leak & Geyser',
    description: 'plumber in durban, burst pipes, geysers and blocked drains, we pick up at night too',
    niche: NICHE.business,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Call-out inside Durban R450, first half hour of work included' },
      { kind: 'product', text: 'We fit 100, 150 and 200 litre geysers, electric or solar' },
      {
        kind: 'question',
        text: 'My geyser is dripping outside, is it about to burst?',
        answer: 'A drip from the overflow pipe is the valve doing its job. A stream is not, switch it off and ring us.',
      },
      { kind: 'mistake', text: 'People pour boiling water and caustic soda down a PVC drain and the joints go soft' },
      { kind: 'how', text: 'We find hidden leaks by listening at the pipe before we break a single tile' },
      { kind: 'offer', text: 'Pensioners get the geyser check free in June and July' },
      { kind: 'proof', text: 'Licensed with the Plumbing Industry Board since 2009, four bakkies on the road' },
      { kind: 'season', text: 'First cold week in June is when old elements die, book before then' },
      { kind: 'story', text: 'My grandfather dug trenches for the Umbilo waterworks and I still use his basin wrench' },
      { kind: 'opinion', text: 'Nobody should need a plumber twice for the same leak' },
    ],
    closeLink: '031 555 0142',
    customers: 'people',
    places: ['Durban', 'Umbilo'],
    trade: 'plumber',
    wrongTrades: words('electrician, swimming pool builder, cleaner, kitchen fitter'),
    ownWords: words(
      'plumb*, geyser, pipe, leak, drain, burst, tap, valve, drip, stopcock, element, litre, blocked, plunger, cistern, toilet, boiler, durban, solar, overflow',
    ),
    foreignWords: words(
      'socket outlet, light fitting, wallpaper, worktop, cabinet, pool pump, backwash, dusting, chandelier, chlorine, carpet, cushion',
    ),
  },
  {
    name: 'Polish & Pip',
    description: 'Small nail salon in Scarborough, Toronto, gel and builder gel, real repairs for bitten nails',
    niche: NICHE.marketing,
    tone: TONE.energetic,
    facts: [],
    closeLink: 'polishandpip.example/book',
    customers: 'people',
    places: ['Scarborough', 'Toronto'],
    trade: 'nail salon',
    wrongTrades: words('hairdresser, hardware shop, massage, tattoo studio, barber'),
    ownWords: words(
      'nail, gel, cuticle, manicur*, pedicur*, polish, bitten, biting, chip, toronto, scarborough, almond, acetone, nail file, lamp, hand cream, topcoat, fingertip, builder gel',
    ),
    foreignWords: words(
      'hammer, screw, scalp, shampoo, fringe, drill bit, plank, massage, therapist, beard, curls, ink, needle, hair, split end',
    ),
  },
  {
    name: 'Panaderya Lakandula',
    description: 'Neighborhood pandesal bakery in Quezon City, oven goes on at 3 am and the first tray is out by 5',
    niche: NICHE.marketing,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Ten pieces of pandesal for ₱40, ube ones for ₱65' },
      { kind: 'product', text: 'Ensaymada with real butter and queso de bola, from Thursday to Sunday only' },
      {
        kind: 'question',
        text: 'Can I freeze pandesal?',
        answer: 'Yes, the same day. Put it frozen in a warm toaster for six minutes, never in the microwave.',
      },
      { kind: 'mistake', text: 'Closing the paper bag while the bread is hot makes the crust wet in ten minutes' },
      { kind: 'how', text: 'The dough sleeps overnight for nine hours, so we need half the yeast' },
      { kind: 'offer', text: 'Text us before 9 pm and 50 pieces or more wait for you at 6 am, packed for the office' },
      { kind: 'proof', text: 'Same brick oven on the same corner since 1974' },
      { kind: 'season', text: 'Simbang Gabi from December 16: bibingka and hot salabat at the counter at 4 am' },
      { kind: 'story', text: 'Lola Nena sold the first batch from a bicycle with two tin boxes' },
      { kind: 'opinion', text: 'Pandesal without crumbs on top is just a bun' },
    ],
    customers: 'people',
    places: ['Quezon City'],
    trade: 'bakery',
    wrongTrades: words('restaurant, coffee roaster, cake decorator, supermarket'),
    ownWords: words(
      'pandesal, bread, dough, oven, yeast, ube, ensaymada, bibingka, bun, crumb, crust, tray, loaf, bak*, flour, quezon, salabat, butter, panaderya',
    ),
    foreignWords: words(
      'waiter, menu card, tablecloth, espresso, latte, sommelier, wedding cake, fondant, reservation, wine list, trolley, checkout, aisle, barista',
    ),
  },
  {
    name: 'Okonjo Bello & Partners',
    description:
      'Chartered accountants in Surulere, Lagos. We keep the books, VAT and PAYE of market traders and small shops.',
    niche: NICHE.business,
    tone: TONE.professional,
    facts: [],
    closeLink: 'okonjobello.example',
    customers: 'businesses',
    places: ['Surulere', 'Lagos'],
    trade: 'accountant',
    wrongTrades: words('bank, insurance broker, bookshop, lawyer, market stall'),
    ownWords: words(
      'accountant, accounting, bookkeep*, vat, paye, tax, receipt, ledger, invoice, trader, lagos, surulere, firs, filing, payroll, bank statement, cash book, naira, chartered',
    ),
    offer: words(
      'cash flow, profit, invoices, open invoice, small business, business owner, sole trader, bookkeeper, your customers, your business, your shop, your bank balance, your payroll, your sales, balance sheet',
    ),
    foreignWords: words(
      'novel, paperback, bookshelf, author, bestseller, mortgage, courtroom, lawsuit, verdict, insurance policy, cash machine, chapter',
    ),
  },
  {
    name: 'Glasnamara Stables',
    description: 'Riding stable in County Wicklow with quiet horses for nervous adults and kids from six',
    niche: NICHE.personal,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Half hour on the lead rein €28, group lesson €35, hats and boots are ours' },
      { kind: 'product', text: 'Fourteen horses, the smallest is Biscuit at eleven hands, the biggest is Major' },
      {
        kind: 'question',
        text: 'Am I too heavy or too old?',
        answer: 'Up to 95 kg we have a horse for you. Our oldest beginner was 71 when she started.',
      },
      { kind: 'mistake', text: 'Beginners look down at the mane and then the horse has nobody telling it where to go' },
      {
        kind: 'how',
        text: 'Every first lesson starts on the ground: brush, pick out a hoof, walk beside him, then mount',
      },
      { kind: 'offer', text: 'Bring a friend in the last week of September and you share one lesson price' },
      { kind: 'proof', text: 'Approved by the Association of Irish Riding Establishments every year since 2003' },
      { kind: 'season', text: 'Evening hacks through the heather from May until the end of August, leaving at seven' },
      { kind: 'story', text: 'Major pulled a milk float in Bray before we got him, and he still stops at gates' },
      { kind: 'opinion', text: 'A horse that stands still is worth more than a horse that jumps' },
    ],
    closeLink: 'glasnamara.example/lessons',
    customers: 'people',
    places: ['County Wicklow', 'Wicklow', 'Bray'],
    trade: 'riding stable',
    wrongTrades: words('dog groomer, farm shop, vet, racing, gym'),
    ownWords: words(
      'horse, pony, ride, rider, riding, saddle, hoof, mane, stable, rein, stirrup, mount, trot, canter, heather, wicklow, hack, bridle, girth, paddock',
    ),
    foreignWords: words(
      'dog grooming, poodle, jockey, betting, treadmill, dumbbell, farm shop, vaccin*, kennel, puppy, leash, marmalade, dog, wire coat',
    ),
  },
  {
    name: 'Latchkey Lil',
    description: 'Locksmith in Wellington NZ, lockouts, rekeying after a flat move, no call-out fee in the city',
    niche: NICHE.tech,
    tone: TONE.friendly,
    facts: [],
    customers: 'people',
    places: ['Wellington'],
    trade: 'locksmith',
    wrongTrades: words('mover, password manager, car dealer, security guard, carpenter'),
    ownWords: words(
      'lock, lockout, locksmith, rekey*, key, deadbolt, latch, cylinder, door, locked out, wellington, burglar, hinge, strike plate, spare key, keyhole, snapped key, landlord',
    ),
    foreignWords: words(
      'password, moving box, removal van, packing, login, encryption, bubble wrap, tow, chisel, patrol, software, furniture, moving company, mover, moving house',
    ),
  },
  {
    name: 'Salty Paws',
    description: 'mobile dog groomer, i park my van in your drive in geelong and the surf coast, one dog at a time',
    niche: NICHE.marketing,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Wash and tidy from $75, full clip for a cavoodle $120, nails only $20' },
      { kind: 'product', text: 'Oatmeal shampoo for itchy skin, nothing with perfume' },
      {
        kind: 'question',
        text: 'Do I need to be home?',
        answer: 'Be there for hello and goodbye. In between you can have a coffee, he is calmer without you watching.',
      },
      { kind: 'mistake', text: 'Brushing only the top of the coat: the mats sit behind the ears and under the legs' },
      { kind: 'how', text: 'Dry before clip, always, a wet curl is cut crooked' },
      { kind: 'offer', text: 'Second dog in the same house is $20 off' },
      { kind: 'proof', text: 'I worked eleven years as a vet nurse in Torquay' },
      { kind: 'season', text: 'Grass seeds fly from October to January, I check between every toe' },
      { kind: 'story', text: 'I started with my own rescue kelpie, who bit three groomers before me' },
      { kind: 'opinion', text: 'A puppy should meet the dryer before it needs the clippers' },
    ],
    closeLink: '0491 570 156',
    customers: 'people',
    places: ['Geelong', 'Surf Coast', 'Torquay'],
    trade: 'dog groomer',
    wrongTrades: words('riding stable, vet, hairdresser, dog trainer, beach cafe'),
    ownWords: words(
      'dog, groom*, coat, clip, clippers, brush, puppy, fur, mat, shampoo, paw, ears, van, geelong, cavoodle, nail, kelpie, grass seed, itchy, wash',
    ),
    foreignWords: words(
      'horse, saddle, hoof, sit command, recall training, vaccin*, highlights, perm, cappuccino, obedience, stylist, surgery',
    ),
  },
  {
    name: 'Blue Gap Septic',
    description: 'Septic tank pumping and inspections around Asheville NC, family run, we bring the lids back clean',
    niche: NICHE.business,
    tone: TONE.professional,
    facts: [],
    closeLink: 'bluegapseptic.example',
    customers: 'people',
    places: ['Asheville'],
    trade: 'septic tank service',
    wrongTrades: words('cleaner, plumber, swimming pool builder, aquarium shop'),
    ownWords: words(
      'septic, tank, pump, lid, drain field, sludge, sewage, scum, wipes, inspect*, asheville, effluent, soggy, baffle, riser, flush, gallon, grease',
    ),
    foreignWords: words(
      'vacuum cleaner, dusting, swimming pool, mop, carpet, aquarium, window cleaning, duster, tropical fish, housekeeper, streaks, oven cleaner',
    ),
  },
  {
    name: 'Ashworth & Daughters',
    description:
      'Independent funeral directors in Bradford, plain prices, burials and cremations of every faith and none',
    niche: NICHE.personal,
    tone: TONE.professional,
    facts: [
      { kind: 'price', text: 'A simple cremation with no service is £1,195, everything the crematorium asks is in it' },
      { kind: 'product', text: 'Willow, cardboard and pine coffins, all made in Yorkshire' },
      {
        kind: 'question',
        text: 'Does it have to be a black hearse?',
        answer: 'No. We have an old green Land Rover, and people have come by narrowboat.',
      },
      {
        kind: 'mistake',
        text: 'Families think they must decide everything on the first day. Almost nothing is urgent.',
      },
      { kind: 'how', text: 'One of us rings you, the same person, from the first call until the ashes are home' },
      { kind: 'offer', text: 'We make no charge for the funeral of anybody under eighteen' },
      { kind: 'proof', text: 'Three generations on Otley Road, member of SAIF' },
      { kind: 'season', text: 'Every December 8 we light candles for all the families of that year' },
      { kind: 'story', text: 'Our mother was the first woman in West Riding to lead a cortege on foot' },
      { kind: 'opinion', text: 'You can wear yellow to a funeral' },
    ],
    customers: 'people',
    places: ['Bradford', 'Yorkshire', 'Otley Road', 'West Riding'],
    trade: 'funeral director',
    wrongTrades: words('florist, church, insurance broker, event planner, limousine hire'),
    ownWords: words(
      'funeral, burial, bury, cremation, coffin, hearse, ashes, mourn*, grief, grave, cortege, bradford, undertaker, willow, candle, crematorium, eulogy, funeral director',
    ),
    foreignWords: words(
      'bride, wedding, balloon, birthday, insurance premium, sermon, chauffeur, vase, discount code, party, limousine, congregation',
    ),
  },
  {
    name: 'Tamar Midwives',
    description: 'Two registered midwives for home births and visits after the birth, Launceston and the Tamar Valley',
    niche: NICHE.personal,
    tone: TONE.educational,
    facts: [],
    closeLink: 'tamarmidwives.example',
    customers: 'people',
    places: ['Launceston', 'Tamar Valley'],
    trade: 'midwife',
    wrongTrades: words('babysitter, gym, massage, toy shop, vet'),
    ownWords: words(
      'midwi*, birth, pregnan*, baby, newborn, labour, contraction, breastfe*, latch, home birth, launceston, tamar, antenatal, postnatal, placenta, cord, midwife, bump',
    ),
    foreignWords: words(
      'toddler group, toys, treadmill, puppy, kitten, biceps, massage oil, dumbbell, daycare, calories, nanny, playground, workout',
    ),
  },
  {
    name: 'Citadel Sweep',
    description:
      'WETT certified chimney sweep for Halifax and the South Shore, wood stoves, inserts and open fireplaces',
    niche: NICHE.business,
    tone: TONE.educational,
    facts: [
      { kind: 'price', text: 'Sweep with camera look $185 plus HST, second flue the same day $90' },
      { kind: 'product', text: 'Stainless rain caps with a mesh, fitted while we are up there, $140' },
      {
        kind: 'question',
        text: 'How often should it be swept?',
        answer: 'Once a year if you burn dry wood. Twice if you burn softwood or bank the fire down at night.',
      },
      {
        kind: 'mistake',
        text: 'Burning wood that was split this spring. It hisses, and the steam glues tar to the flue.',
      },
      {
        kind: 'how',
        text: 'We seal the fireplace with a sheet and a vacuum first, you will not find soot on the sofa',
      },
      { kind: 'offer', text: 'Neighbours who book together on one street save $25 each' },
      { kind: 'proof', text: 'Over 6,000 chimneys since 2011, never a claim' },
      { kind: 'season', text: 'Between April and July we come within a week, in October you wait until snow' },
      {
        kind: 'story',
        text: 'We once pulled a seagull nest, two tennis balls and a 1950s doll out of one flue on Agricola Street',
      },
      { kind: 'opinion', text: 'A stove should be run hot and small, never cool and full' },
    ],
    closeLink: 'citadelsweep.example/book',
    customers: 'people',
    places: ['Halifax', 'South Shore', 'Agricola Street'],
    trade: 'chimney sweep',
    wrongTrades: words('cleaner, roofer, heating engineer, fireman, barbecue restaurant'),
    ownWords: words(
      'chimney, sweep, swept, flue, soot, creosote, stove, fireplace, firewood, wood, halifax, ember, ash, wett, rain cap, tar, insert, hearth, smoke, mantel',
    ),
    foreignWords: words(
      'brisket, marinade, ribs, mop, carpet, laundry, mattress, floor cleaner, fire engine, hydrant, oven cleaner, boiler pressure',
    ),
  },
  {
    name: 'Merlion Pest Men',
    description: 'NEA licensed pest control in Singapore for HDB flats and condos: roaches, bed bugs, termites, rats',
    niche: NICHE.tech,
    tone: TONE.energetic,
    facts: [],
    closeLink: 'merlionpest.example',
    customers: 'people',
    places: ['Singapore'],
    trade: 'pest control',
    wrongTrades: words('cleaner, gardener, antivirus software, vet, zoo'),
    ownWords: words(
      'pest, roach, cockroach, bed bug, termite, rat, bait, nest, ant, mosquito, larva*, droppings, singapore, hdb, infest*, mattress, crevice, rodent, egg case',
    ),
    foreignWords: words(
      'software, malware, antivirus, hedge, pruning, flea collar, firewall, bonsai, floor polish, debug*, enclosure, vaccin*',
    ),
  },
  {
    name: 'Mshono na Wanjiru',
    description:
      'Tailor and alterations on Biashara Street in Nairobi, school uniforms, kitenge dresses, suits taken in',
    niche: NICHE.marketing,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Trousers shortened KSh 350 while you wait, suit jacket taken in at the sides KSh 1,500' },
      { kind: 'product', text: 'Kitenge dress made to measure from your cloth or ours, four yards are enough' },
      {
        kind: 'question',
        text: 'Can you make it bigger?',
        answer: 'Only as far as the seam inside allows. Turn it out and look: two fingers of cloth means yes.',
      },
      { kind: 'mistake', text: 'Coming to be measured in jeans and a jumper adds four centimetres to every seam' },
      { kind: 'how', text: 'We pin, you walk around the room, you sit down, then we pin again' },
      { kind: 'offer', text: 'Order three school uniforms and the labels with names are sewn in free' },
      { kind: 'proof', text: 'Eleven machines and the same six tailors for nine years' },
      { kind: 'season', text: 'January uniforms: order by November 30 or you will queue with all of Nairobi' },
      { kind: 'story', text: 'My aunt taught me buttonholes by candle in Nyeri because the power went every night' },
      { kind: 'opinion', text: 'A cheap suit that fits beats an expensive suit that does not' },
    ],
    customers: 'people',
    places: ['Nairobi', 'Biashara Street', 'Nyeri'],
    trade: 'tailor',
    wrongTrades: words('fashion shop, dry cleaner, curtain shop, shoemaker, jeweller'),
    ownWords: words(
      'tailor, sew, sewn, hem, seam, stitch, kitenge, uniform, suit, trouser, dress, measur*, cloth, fabric, thread, pin, nairobi, alter*, buttonhole, lining',
    ),
    foreignWords: words(
      'insole, necklace, curtain rail, runway, lookbook, influencer, gemstone, shoelace, detergent, handbag, catwalk, stain remover',
    ),
  },
  {
    name: 'Smooth Clutch',
    description:
      'driving school in kingston, patient instructors, manual and automatic, we pick you up from work or UWI',
    niche: NICHE.personal,
    tone: TONE.energetic,
    facts: [],
    closeLink: '876 555 0177',
    customers: 'people',
    places: ['Kingston'],
    trade: 'driving school',
    wrongTrades: words('car mechanic, car dealer, taxi, language school, gym'),
    ownWords: words(
      'driv*, clutch, gear, brake, mirror, parking, park, roundabout, lane, road test, learner, instructor, steering, kingston, signal, junction, wheel, hill start, stall, licence',
    ),
    foreignWords: words(
      'oil change, spark plug, vocabulary, grammar, homework, test tube, resale value, exhaust repair, engine rebuild, classroom whiteboard, taxi fare, biceps',
    ),
  },
  {
    name: 'Khumalo Road Motors',
    description: 'Car service, brakes and diesel injectors in Bulawayo, you see the old part before you pay',
    niche: NICHE.business,
    tone: TONE.professional,
    facts: [
      { kind: 'price', text: 'Minor service from US$65 with oil and filter, front brake pads fitted US$48' },
      { kind: 'product', text: 'We test and clean diesel injectors on our own bench, most shops send them to Harare' },
      {
        kind: 'question',
        text: 'Can I bring my own parts?',
        answer: 'Yes, except brake parts. We have seen too many pads that were pressed sawdust.',
      },
      { kind: 'mistake', text: 'Topping up brake fluid instead of asking why it dropped' },
      { kind: 'how', text: 'Your old part lies on a tray with your registration on it until you have seen it' },
      { kind: 'offer', text: 'Free 12 point check before any long trip, no service needed' },
      { kind: 'proof', text: 'Twenty-two years in the same yard and three apprentices who now have their own' },
      { kind: 'season', text: 'Before the November rains come for wipers and tyre tread, it takes 15 minutes' },
      { kind: 'story', text: 'The first car we fixed was a Peugeot 404 and the owner still brings it on Fridays' },
      { kind: 'opinion', text: 'A warning light is a question, swallowing the bulb is no answer' },
    ],
    customers: 'people',
    places: ['Bulawayo', 'Harare'],
    trade: 'car mechanic',
    wrongTrades: words('driving school, car dealer, car wash, bicycle shop, taxi'),
    ownWords: words(
      'car, brake, brake pad, engine, oil, filter, diesel, injector, tyre, tread, wiper, fluid, mechanic, bulawayo, exhaust, battery, warning light, registration, gearbox, workshop',
    ),
    foreignWords: words(
      'hill start, learner, instructor, bicycle, handlebar, showroom, trade-in, car wax, foam wash, taxi meter, saddle, driving test',
    ),
  },
  {
    name: 'Crownline Braids',
    description: 'Knotless braids and silk presses in East Point, Atlanta, appointments only so nobody waits',
    niche: NICHE.marketing,
    tone: TONE.energetic,
    facts: [
      { kind: 'price', text: 'Medium knotless to the waist $240, hair included, about five hours' },
      { kind: 'product', text: 'Kids braids up to age ten on Wednesdays, shorter chair, cartoons, $95' },
      {
        kind: 'question',
        text: 'How should my hair come in?',
        answer: 'Washed, blown out and without oil. If you cannot, add $35 and we do it here.',
      },
      { kind: 'mistake', text: 'Keeping braids in for three months. After eight weeks the roots start to lock.' },
      { kind: 'how', text: 'We feed the hair in bit by bit so nothing pulls at your edges' },
      { kind: 'offer', text: 'Take down at our shop is free when you rebook the same day' },
      { kind: 'proof', text: 'Four licensed braiders, 1,900 heads last year' },
      { kind: 'season', text: 'Back to school slots for August open on July 1 at noon and go the same day' },
      { kind: 'story', text: 'I learned on the porch from my aunt Denise, who braided the whole church choir' },
      { kind: 'opinion', text: 'Braids that hurt are braids done wrong' },
    ],
    closeLink: 'crownline.example',
    customers: 'people',
    places: ['East Point', 'Atlanta'],
    trade: 'hair braiding salon',
    wrongTrades: words('barber, nail salon, wig shop, jeweller, rope maker'),
    ownWords: words(
      'braid, knotless, hair, scalp, roots, edges, silk press, atlanta, parting, braider, satin, bonnet, take down, cornrow, curl, lock, chair',
    ),
    foreignWords: words(
      'beard, shave, razor, manicur*, cuticle, necklace, hemp rope, buzz cut, fade, gel nails, bald, moustache, gemstone',
    ),
  },
  {
    name: 'Oakholt Tree Care',
    description:
      'Tree surgeons in Bristol: crown reductions, dead wood, stumps, and honest advice when a tree is fine as it is',
    niche: NICHE.business,
    tone: TONE.educational,
    facts: [],
    closeLink: 'oakholt.example/quote',
    customers: 'people',
    places: ['Bristol'],
    trade: 'tree surgeon',
    wrongTrades: words('florist, gardener, carpenter, hospital, firewood shop'),
    ownWords: words(
      'tree, branch, trunk, stump, crown, prun*, arborist, root, limb, bark, oak, ash dieback, fungus, canopy, chainsaw, bristol, climber, tree surgeon, dead wood, hedge',
    ),
    foreignWords: words(
      'bouquet, vase, nurse, dovetail, joinery, tulip, hospital, lawn stripes, potted plant, wardrobe, scalpel, ward, deadhead*, dahlia',
    ),
  },
  {
    name: 'Little Burrow',
    description: 'licensed home daycare in winnipeg, max 8 kids age 1 to 5, outside every day down to minus 25',
    niche: NICHE.personal,
    tone: TONE.friendly,
    facts: [],
    customers: 'people',
    places: ['Winnipeg'],
    trade: 'home daycare',
    wrongTrades: words('school tutor, toy shop, pet sitter, babywear shop, youth club'),
    ownWords: words(
      'daycare, kid, child, toddler, nap, snack, snowsuit, mitten, drop-off, pick-up, winnipeg, playroom, licensed, diaper, lunch, storytime, boots, crib',
    ),
    foreignWords: words(
      'exam, algebra, litter box, essay, dog walk, university, discount rack, leash, teenager, report card, homework, pet food, worksheet, before a test',
    ),
  },
  {
    name: 'Gigi Kecil Dental',
    description: 'Dentist just for children in Petaling Jaya, no drill noise on the first visit, Saturdays open',
    niche: NICHE.personal,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'First visit RM80 with check, count and a ride in the chair' },
      { kind: 'product', text: 'Fissure sealants for new molars, RM70 a tooth, no needle' },
      {
        kind: 'question',
        text: 'When should the first visit be?',
        answer: 'When the first tooth is through, or the first birthday, whichever comes first.',
      },
      { kind: 'mistake', text: 'Milk in the bottle at bedtime: it sits on the front teeth all night' },
      { kind: 'how', text: 'We tell, we show on a teddy, then we do, in that order and never another' },
      { kind: 'offer', text: 'Brothers and sisters seen on the same Saturday pay half for the check' },
      { kind: 'proof', text: 'Two pediatric dentists, both trained at Universiti Malaya' },
      { kind: 'season', text: 'School holidays in December fill first, the list opens on November 1' },
      {
        kind: 'story',
        text: 'The purple dinosaur on our wall was drawn by a patient who would not open his mouth for a year',
      },
      { kind: 'opinion', text: 'A child who cries at the dentist did not do anything wrong' },
    ],
    closeLink: 'gigikecil.example',
    customers: 'people',
    places: ['Petaling Jaya'],
    trade: "children's dentist",
    wrongTrades: words('doctor, vet, toy shop, hairdresser, school tutor'),
    ownWords: words(
      'tooth, dentist, dental, child, molar, brush, toothpaste, gum, cavity, sealant, milk, petaling, bottle, chair, sugar, teddy, kid, mouth, drill, fluoride',
    ),
    foreignWords: words(
      'puppy, blood pressure, stethoscope, haircut, homework, exam, kitten, flu shot, implant, wrinkle, paw, shampoo, lesson plan',
    ),
  },
  {
    name: 'Auld Reekie Windows',
    description: 'window cleaning in Edinburgh, tenements and high sashes from inside, no ladders on the pavement',
    niche: NICHE.business,
    tone: TONE.friendly,
    facts: [],
    closeLink: '0131 496 0182',
    customers: 'people',
    places: ['Edinburgh'],
    trade: 'window cleaner',
    wrongTrades: words('cleaner, glazier, painter, optician, software'),
    ownWords: words(
      'window, glass, pane, sash, streak, squeegee, tenement, sill, edinburgh, stair, bucket, ladder, frame, haar, smear, gutter, limescale, pole, soap',
    ),
    foreignWords: words(
      'double glazing, contact lens, operating system, mattress, vacuum cleaner, paint roller, eye test, microsoft, spectacles, oven, wallpaper, browser, marble, laundry',
    ),
  },
  {
    name: 'Second Sitting',
    description: 'Upholstery shop in Fishtown, Philadelphia. We rebuild chairs and sofas that are worth keeping.',
    niche: NICHE.marketing,
    tone: TONE.educational,
    facts: [
      { kind: 'price', text: 'Dining chair seat $85 plus fabric, wing chair from $1,150, three week wait' },
      { kind: 'product', text: 'Hand tied eight way springs, the way it was done before foam' },
      {
        kind: 'question',
        text: 'Is my couch worth redoing?',
        answer: 'Lift one front corner. If the other front leg comes up with it at once, the frame is good.',
      },
      { kind: 'mistake', text: 'Buying the fabric first: seven yards that pill in a year' },
      { kind: 'how', text: 'We strip it to the frame and send you a photo of what we found before you decide' },
      { kind: 'offer', text: 'Saturday mornings from 9 to 11, bring a dining seat and staple it with us for $40' },
      { kind: 'proof', text: 'We redid 212 theater seats for the Walnut Street stage' },
      { kind: 'season', text: 'Want it for Thanksgiving dinner? Drop it off before October 10' },
      { kind: 'story', text: 'We have found a 1931 love letter, a wedding ring and four hundred pennies inside sofas' },
      { kind: 'opinion', text: 'Horsehair outlives everybody who sits on it' },
    ],
    closeLink: 'secondsitting.example/estimate',
    customers: 'people',
    places: ['Fishtown', 'Philadelphia', 'Walnut Street'],
    trade: 'upholsterer',
    wrongTrades: words('furniture shop, carpenter, interior designer, car mechanic, curtain shop'),
    ownWords: words(
      'upholster*, chair, sofa, couch, spring, foam, frame, fabric, horsehair, webbing, staple, cushion, wing chair, seat, philadelphia, fishtown, yard, tack, armrest, velvet',
    ),
    foreignWords: words(
      'flat pack, dovetail, paint swatch, brake, gearbox, moodboard, wallpaper, curtain rail, feng shui, tyre, bonnet, exhaust',
    ),
  },
  {
    name: 'Splash Steps Accra',
    description: 'Swimming lessons for adults and children in East Legon, Accra. Women only hour on Sunday morning.',
    niche: NICHE.personal,
    tone: TONE.energetic,
    facts: [],
    customers: 'people',
    places: ['East Legon', 'Accra'],
    trade: 'swimming school',
    wrongTrades: words('gym, swimming pool builder, diving school, beach hotel, running club'),
    ownWords: words(
      'swim, swimmer, water, pool, float, kick, bubbles, goggles, stroke, freestyle, shallow, deep end, backstroke, accra, legon, splash, drown*, lifeguard',
    ),
    foreignWords: words(
      'dumbbell, treadmill, chlorine pump, pool tiles, room service, oxygen tank, wreck, coral, protein shake, squat, barbell, excavator, gym, jogging',
    ),
  },
  {
    name: 'Dune Line Movers',
    description:
      'Villa and apartment moves within Dubai, packing and AC furniture dismantling, same crew from door to door',
    niche: NICHE.business,
    tone: TONE.professional,
    facts: [],
    closeLink: 'dunelinemovers.example',
    customers: 'people',
    places: ['Dubai'],
    trade: 'mover',
    wrongTrades: words('self-storage, courier, cleaner, travel agent, furniture shop'),
    ownWords: words(
      'move, mover, moving, pack, box, crew, truck, wardrobe, sofa, villa, apartment, dubai, dismantl*, fragile, label, tape, move-in permit, bubble wrap, carton',
    ),
    foreignWords: words(
      'boarding pass, itinerary, passport, mop, parcel locker, sofa bed sale, visa, dusting, courier, padlock, monthly rent, airfare, armchair, hardwood',
    ),
  },
  {
    name: 'Nazar Eye Studio',
    description:
      'optician in bandra mumbai, eye tests, kids frames and progressive lenses that you actually get used to',
    niche: NICHE.tech,
    tone: TONE.educational,
    facts: [
      { kind: 'price', text: 'Eye test ₹400, free when you buy lenses. Single vision pair from ₹1,800 complete.' },
      { kind: 'product', text: 'Bendable frames for children from age 3, one new arm free each year' },
      {
        kind: 'question',
        text: 'Why do my progressives make me dizzy?',
        answer: 'Mostly the frame sits too low. Bring them, we adjust any pair, ours or not, in five minutes.',
      },
      { kind: 'mistake', text: 'Cleaning lenses dry on a kurta. The dust on it is what scratches.' },
      { kind: 'how', text: 'We measure you the way you hold your phone, not the way you sit for a photo' },
      { kind: 'offer', text: 'Hand in an old pair and we take ₹300 off, the old ones go to a camp in Palghar' },
      { kind: 'proof', text: 'Dr Shroff has tested eyes at Hill Road for 27 years' },
      { kind: 'season', text: 'In the monsoon coatings peel from steam and sweat, we recoat in June and July' },
      { kind: 'story', text: 'My father tuned radios next door and the shop sign is still his handwriting' },
      { kind: 'opinion', text: 'A child who hates reading should see us before a tutor' },
    ],
    closeLink: 'nazareye.example',
    customers: 'people',
    places: ['Bandra', 'Mumbai', 'Hill Road', 'Palghar'],
    trade: 'optician',
    wrongTrades: words('camera shop, window cleaner, doctor, beauty salon, jeweller'),
    ownWords: words(
      'eye, lens, frame, glasses, optician, vision, progressive, prescription, spectacles, blurry, mumbai, bandra, squint, coating, nose pad, scratch, eyesight, eye test, contact lens',
    ),
    foreignWords: words(
      'tripod, shutter, squeegee, necklace, blood pressure, aperture, eyeliner, lipstick, window pane, pendant, zoom lens, facial',
    ),
  },
  {
    name: 'Wing Lok Laundry',
    description: 'Wash and fold by the pound in Sai Ying Pun, Hong Kong, shirts pressed by hand, back by tomorrow 6pm',
    niche: NICHE.marketing,
    tone: TONE.friendly,
    facts: [],
    customers: 'people',
    places: ['Sai Ying Pun', 'Hong Kong'],
    trade: 'laundry',
    wrongTrades: words('cleaner, tailor, fashion shop, gym, car wash'),
    ownWords: words(
      'laundry, wash, fold, shirt, collar, press, iron, stain, detergent, dryer, sock, towel, linen, hong kong, sheet, crease, pound, starch, cuff, hanger',
    ),
    foreignWords: words(
      'zipper repair, mop, runway, made to measure, buttonhole, window cleaning, treadmill, car wax, hoover, limescale, floor polish, catwalk, marble, floors',
    ),
  },
  {
    name: "Auntie Doreen's Roti",
    description:
      'Roti shop and small catering in Kitty, Georgetown Guyana, dhal puri, curry and pepper sauce, lunch till it done',
    niche: NICHE.marketing,
    tone: TONE.energetic,
    facts: [
      { kind: 'price', text: 'Chicken curry with one dhal puri G$1,800, extra roti G$500' },
      { kind: 'product', text: 'Pepper sauce in three heats: for children, for church, for men who lie' },
      {
        kind: 'question',
        text: 'How do I warm a roti?',
        answer: 'In a damp cloth on a hot tawa, half a minute a side. A microwave turns it to leather.',
      },
      {
        kind: 'mistake',
        text: 'Putting the curry powder in dry: fry it with the onion until it sticks, then the meat',
      },
      {
        kind: 'how',
        text: 'We clap every roti by hand when it comes off the tawa, that is where the layers come from',
      },
      { kind: 'offer', text: 'Catering for 25 and up, we bring the pots and take them back dirty' },
      { kind: 'proof', text: 'Three hundred lunches a day out of one kitchen with five women' },
      { kind: 'season', text: 'Phagwah week: gulab jamun and pholourie by the bucket, order two days ahead' },
      { kind: 'story', text: 'Auntie Doreen began at a school gate in Berbice with 12 roti in a biscuit tin' },
      { kind: 'opinion', text: 'If the roti tears it was rolled in a hurry' },
    ],
    customers: 'people',
    places: ['Kitty', 'Georgetown', 'Guyana', 'Berbice'],
    trade: 'roti shop',
    wrongTrades: words('bakery, pizzeria, supermarket, coffee shop, cooking school'),
    ownWords: words(
      'roti, curry, dhal, puri, tawa, pepper, sauce, cater*, lunch, pholourie, gulab, georgetown, guyana, clap, onion, masala, spice, pot, chutney, plate',
    ),
    foreignWords: words(
      'sourdough, mozzarella, espresso, croissant, pasta, sommelier, sushi, baguette, wedding cake, latte, tasting menu, ravioli',
    ),
  },
  {
    name: 'Barrio Spanish',
    description: 'Spanish lessons in Palermo, Buenos Aires, groups of four, half the class happens in the street',
    niche: NICHE.personal,
    tone: TONE.educational,
    facts: [],
    closeLink: 'barriospanish.example',
    customers: 'people',
    places: ['Palermo', 'Buenos Aires'],
    trade: 'language school',
    wrongTrades: words('translation agency, travel agent, tango school, driving school, restaurant'),
    ownWords: words(
      'spanish, verb, accent, teacher, class, buenos aires, palermo, vos, castellano, kiosco, vocabulary, grammar, pronounc*, waiter, street',
    ),
    foreignWords: words(
      'certified translation, proofread*, airfare, dance floor, embrace, hotel deal, clutch, parking, sworn translator, tango shoes, recipe, boarding pass',
    ),
  },
  {
    name: 'Saguaro Lock-Up',
    description: 'Self storage in Phoenix AZ with real air conditioning, drive-up units, gate opens 5 to 11 every day',
    niche: NICHE.tech,
    tone: TONE.professional,
    facts: [],
    closeLink: 'saguarolockup.example',
    customers: 'people',
    places: ['Phoenix'],
    trade: 'self-storage',
    wrongTrades: words('mover, cloud storage, real estate agent, warehouse, garage'),
    ownWords: words(
      'storage, unit, gate, padlock, box, shelf, phoenix, heat, humidity, drive-up, air condition*, stack, furniture, label, mattress, aisle, lock, garage, boxes, square feet',
    ),
    foreignWords: words(
      'gigabyte, cloud, backup drive, mortgage, open house, hard drive, oil change, forklift, house viewing, server, realtor, spark plug, upload, drain, toilet',
    ),
  },
]

const RARE: readonly BenchBrand[] = [
  {
    name: 'Gnomon & Daughter',
    description:
      'We make sundials in slate and brass for gardens, walls and school yards, each cut for its own latitude, York',
    niche: NICHE.marketing,
    tone: TONE.educational,
    facts: [
      { kind: 'price', text: 'A slate garden dial 30 cm across £420, wall dials from £1,100 with the drawing' },
      { kind: 'product', text: 'Brass gnomons cast in Sheffield, letters cut by hand, never sandblasted' },
      {
        kind: 'question',
        text: 'Why is it twenty minutes off?',
        answer: 'It shows your own sun, not the railway. We engrave a small table that tells the difference by month.',
      },
      { kind: 'mistake', text: 'Garden centre dials are cut for nowhere, so they are right twice a year by luck' },
      { kind: 'how', text: 'You send us a photo at noon with a stick and its shadow, we work out your wall from that' },
      { kind: 'offer', text: 'Schools pay for the slate only, we bring the lesson about shadows' },
      { kind: 'proof', text: 'Our dial at Hovingham has kept time since 1998 without a repair' },
      { kind: 'season', text: 'For the longest day on June 21 we need your order by the end of February' },
      {
        kind: 'story',
        text: 'My daughter found the mistake in my very first dial when she was nine, which is why she is in the name',
      },
      { kind: 'opinion', text: 'A clock that stops when it is cloudy teaches you something' },
    ],
    closeLink: 'gnomon.example',
    customers: 'people',
    places: ['York', 'Sheffield', 'Hovingham'],
    trade: 'sundial maker',
    wrongTrades: words('watchmaker, jeweller, garden centre, stonemason, solar panels'),
    ownWords: words(
      'sundial, dial, gnomon, shadow, slate, brass, latitude, sun, noon, engrav*, garden, hour line, york, chisel, motto, sunlit, south-facing, solstice, wall',
    ),
    foreignWords: words(
      'watch strap, solar panel, necklace, kilowatt, headstone, quartz movement, fertilizer, inverter, bracelet, gemstone, seedlings, photovoltaic, wristwatch, flower bed',
    ),
  },
  {
    name: 'Tidewalker Kayaks',
    description:
      'small group kayak tours in the mangroves of placencia belize, two hours at low tide with a local guide',
    niche: NICHE.personal,
    tone: TONE.energetic,
    facts: [],
    closeLink: 'tidewalker.example/tides',
    customers: 'people',
    places: ['Placencia', 'Belize'],
    trade: 'mangrove kayak tours',
    wrongTrades: words('travel agent, fishing charter, diving school, swimming school, boat dealer'),
    ownWords: words(
      'kayak, mangrove, paddle, tide, lagoon, manatee, heron, root, placencia, belize, crab, low tide, mud, life jacket, dry bag, creek, osprey',
    ),
    foreignWords: words(
      'airfare, hotel deal, passport photo, fishing rod, bait, oxygen tank, backstroke, outboard, travel insurance, frequent flyer, yacht sale, suitcase, museum, holiday',
    ),
  },
  {
    name: 'Iris & Vein',
    description: 'Ocularist studio in Minneapolis. I paint and fit custom prosthetic eyes, one person at a time.',
    niche: NICHE.tech,
    tone: TONE.professional,
    facts: [
      { kind: 'price', text: 'A custom eye is $3,900, most insurers pay 80 percent and we file the forms' },
      { kind: 'product', text: 'Acrylic shells painted in oil under the same window light you will be seen in' },
      {
        kind: 'question',
        text: 'Will it move?',
        answer: 'It follows your other eye most of the way, because the fit comes from a mold of your own socket.',
      },
      { kind: 'mistake', text: 'Taking it out every night. Leave it in, cleaning it too much is what makes it itch.' },
      { kind: 'how', text: 'The veins are red silk threads, laid down one by one with tweezers' },
      { kind: 'offer', text: 'Polish and check is free every year for as long as you wear an eye I made' },
      { kind: 'proof', text: 'Board certified ocularist since 2006, about 90 eyes a year' },
      { kind: 'season', text: 'Dry winter air from November: bring it in for a polish before the heating starts' },
      { kind: 'story', text: 'A hockey player wanted the team logo hidden inside his pupil and I painted it' },
      { kind: 'opinion', text: 'The best eye I ever made is the one nobody asks about' },
    ],
    customers: 'people',
    places: ['Minneapolis'],
    trade: 'prosthetic eye maker',
    wrongTrades: words('optician, portrait painter, make-up artist, flower shop, doll maker'),
    ownWords: words(
      'prosthetic, eye, ocularist, iris, socket, pupil, acrylic, mold, minneapolis, vein, silk thread, eyelid, polish, fitting, custom eye, paint, white of, tweezers',
    ),
    foreignWords: words(
      'easel, mascara, reading glasses, designer frames, bouquet, progressive lenses, eyeshadow, landscape, gallery, petals, lipstick, watercolour, wall paint, living room',
    ),
  },
  {
    name: 'Last Chord',
    description: 'We collect unwanted pianos around Glasgow, mend the ones that still sing and find them new homes',
    niche: NICHE.personal,
    tone: TONE.friendly,
    facts: [
      { kind: 'price', text: 'Collection from the ground floor £60, every flight of stairs £25' },
      { kind: 'product', text: 'Rescued uprights tuned twice, with delivery, £350, including the stool' },
      {
        kind: 'question',
        text: 'Is my old piano worth anything?',
        answer:
          'Look for the frame inside. If it is all iron we can usually save it, if it is half wood it is a cupboard.',
      },
      { kind: 'mistake', text: 'Standing the piano against a radiator, the soundboard cracks in the first winter' },
      { kind: 'how', text: 'First we play every key with the front off, then we write down what is dead' },
      { kind: 'offer', text: 'Schools and care homes get one a month for the price of the petrol' },
      { kind: 'proof', text: 'We have rehomed 418 pianos since 2016, and scrapped fewer than fifty' },
      { kind: 'season', text: 'January is when people clear houses, we come within four days then' },
      { kind: 'story', text: 'One upright from Govan had a half pint of whisky behind the bottom panel, dated 1946' },
      { kind: 'opinion', text: 'A slightly sharp piano that is played beats a perfect one that is dusted' },
    ],
    closeLink: 'lastchord.example',
    customers: 'people',
    places: ['Glasgow', 'Govan'],
    trade: 'piano rescue',
    wrongTrades: words('music school, mover, furniture shop, animal rescue, concert hall'),
    ownWords: words(
      'piano, upright, key, string, tun*, soundboard, hammer, pedal, glasgow, chord, stool, iron frame, middle c, music, ivory, octave, damper, rehome*, unwanted',
    ),
    foreignWords: words(
      'scales practice, recital, puppy, kennel, moving box, sheet music app, concert ticket, sight reading, adoption fee, vet, orchestra, kitten, singer, practise your',
    ),
  },
  {
    name: 'Mother Jar',
    description:
      'A living sourdough starter by mail from Portland, Oregon, dried in a paper envelope, with somebody to ask',
    niche: NICHE.marketing,
    tone: TONE.educational,
    facts: [],
    closeLink: 'motherjar.example',
    customers: 'people',
    places: ['Portland', 'Oregon'],
    trade: 'sourdough starter by mail',
    wrongTrades: words('bakery, start-up coach, car mechanic, pickle shop, restaurant'),
    ownWords: words(
      'sourdough, starter, jar, flour, feed, bubbl*, rye, yeast, dough, loaf, envelope, portland, ferment*, discard, hooch, crumb, bread, sour, water, bake',
    ),
    foreignWords: words(
      'venture, starter motor, ignition, bakery counter, waiter, cucumber, pitch deck, pickle, investor, croissant tray, founder, car battery, croissant, pastry',
    ),
  },
  {
    name: 'Steam Tender',
    description: 'wood-fired sauna on a trailer for hire in dunedin, we park it at your beach, lake or backyard',
    niche: NICHE.personal,
    tone: TONE.energetic,
    facts: [
      { kind: 'price', text: 'One evening NZ$220, a weekend NZ$480, first load of wood and towels included' },
      { kind: 'product', text: 'Seats six on two benches, big window, macrocarpa inside' },
      {
        kind: 'question',
        text: 'Do you need power or water?',
        answer: 'Neither. A flat spot of five metres is enough, and a bucket of water.',
      },
      {
        kind: 'mistake',
        text: 'Stuffing the stove full at the start gives you smoke. Three small logs, then wait ten minutes.',
      },
      { kind: 'how', text: 'Light it 45 minutes before you go in, it is ready when the stones hiss instead of spit' },
      { kind: 'offer', text: 'Monday to Thursday from Easter on: two evenings for one' },
      { kind: 'proof', text: 'Council fire permit on board, hired 310 times and back every time' },
      { kind: 'season', text: 'St Clair beach at sunrise on June 21, the shortest day, everybody jumps' },
      { kind: 'story', text: 'Built from a 1978 horse float that my neighbour could not sell' },
      { kind: 'opinion', text: 'Cold water afterwards is not optional, it is half of it' },
    ],
    closeLink: 'steamtender.example',
    customers: 'people',
    places: ['Dunedin', 'St Clair'],
    trade: 'sauna hire',
    wrongTrades: words('massage, gym, swimming school, camper van hire, wood shop'),
    ownWords: words(
      'sauna, steam, stove, stones, hiss, ladle, bench, trailer, wood, log, sweat, cold plunge, dunedin, st clair, towel, heat, hot, birch, fire',
    ),
    foreignWords: words(
      'massage, therapist, facial, treadmill, personal trainer, campervan, backstroke, manicur*, essential oil treatment, chiropract*, knots in your back, yoga mat, muscles, hairdresser',
    ),
  },
  {
    name: 'Azulejo Bay',
    description: 'Hand painted kitchen and bathroom tiles from a workshop in Valletta, Malta, made to fit your wall',
    niche: NICHE.marketing,
    tone: TONE.friendly,
    facts: [],
    closeLink: 'azulejobay.example',
    customers: 'people',
    places: ['Valletta', 'Malta'],
    trade: 'tile painter',
    wrongTrades: words('house painter, tiler, art school, roofer, kitchen fitter'),
    ownWords: words(
      'tile, glaze, brush, hand painted, kitchen, bathroom, splashback, valletta, malta, cobalt, pattern, kiln, fired, border, motif, pigment, backsplash, grout',
    ),
    foreignWords: words(
      'emulsion, paint roller, masking tape, ceiling paint, easel, life drawing, roof tile, plasterboard, primer, two coats, skirting, countertop, gutter',
    ),
  },
  {
    name: 'Noche Clara',
    description: 'Stargazing nights near San Pedro de Atacama, twelve guests, four telescopes, blankets and cocoa',
    niche: NICHE.tech,
    tone: TONE.educational,
    facts: [
      { kind: 'price', text: 'Two and a half hours 38,000 pesos, children under ten half, pickup in town included' },
      { kind: 'product', text: 'A 60 cm mirror telescope, the biggest one in the village that you may touch' },
      {
        kind: 'question',
        text: 'What if it is cloudy?',
        answer: 'You get all your money back. It happens about eight nights a year.',
      },
      { kind: 'mistake', text: 'People check their phone once and lose twenty minutes of night vision' },
      { kind: 'how', text: 'We start with naked eyes and a green laser, the telescopes come after the cocoa' },
      { kind: 'offer', text: 'Stay a second night within the week and pay 20 percent less' },
      { kind: 'proof', text: 'Both guides worked at the ALMA observatory, one for nine years' },
      { kind: 'season', text: 'No tours three days around full moon, the center of the Milky Way is highest in July' },
      { kind: 'story', text: 'Our first telescope came by bus from Antofagasta on the lap of my mother' },
      { kind: 'opinion', text: 'Saturn through glass beats any picture of Saturn' },
    ],
    closeLink: 'nocheclara.example/calendar',
    customers: 'people',
    places: ['San Pedro de Atacama', 'Atacama', 'Antofagasta'],
    trade: 'stargazing tours',
    wrongTrades: words('astrologer, travel agent, hotel, optician, cinema'),
    ownWords: words(
      'star, telescope, night, sky, saturn, milky way, moon, stargaz*, mirror, laser, cocoa, atacama, blanket, planet, galaxy, southern cross, dark, constellation, crater',
    ),
    foreignWords: words(
      'horoscope, zodiac, birth chart, hotel deal, mercury retrograde, contact lens, popcorn, room service, tarot, celebrity, reading glasses, five-star, airfare',
    ),
  },
]

const FOR_BUSINESSES: readonly BenchBrand[] = [
  {
    name: 'Goldfields Bearing Co',
    description:
      'Bearings, belts and conveyor rollers for mines and quarries, counter and 24 h breakdown van in Kalgoorlie WA',
    niche: NICHE.business,
    tone: TONE.professional,
    facts: [
      { kind: 'product', text: 'SKF and Timken bearings from 10 to 480 mm bore, 6,200 lines on the shelf' },
      { kind: 'price', text: 'Breakdown run within 100 km of Kalgoorlie $180 plus parts, day or night' },
      {
        kind: 'question',
        text: 'Can you match a bearing with no number left on it?',
        answer: 'Yes. Bring it in or send bore, outside and width in millimetres, that is nearly always enough.',
      },
      { kind: 'mistake', text: 'More grease than the housing can hold: it churns, it heats, and the seal goes first' },
      { kind: 'how', text: 'We cut and join conveyor belt on site up to 1,200 mm wide, hot or cold splice' },
      {
        kind: 'offer',
        text: 'We take your critical spares list and keep them on our shelf, you pay when you take one',
      },
      { kind: 'proof', text: 'Family business since 1983, four fitters with site inductions for nine mines' },
      { kind: 'season', text: 'Before the shutdown in March send us the list by February 10' },
      { kind: 'story', text: 'Dad drove a gearbox to Leonora on Christmas Day and they paid him in crayfish' },
      { kind: 'opinion', text: 'The cheapest bearing is the one you do not change at two in the morning' },
    ],
    closeLink: '08 5550 1177',
    customers: 'businesses',
    places: ['Kalgoorlie', 'Leonora'],
    trade: 'industrial supplier',
    wrongTrades: words('car mechanic, jeweller, fashion shop, gym, delivery service'),
    ownWords: words(
      'bearing, belt, conveyor, roller, grease, seal, housing, bore, splice, shaft, mine, quarry, breakdown, kalgoorlie, spare, shutdown, gearbox, fitter, coupling, pulley',
    ),
    offer: words('supplier, your supplier, your site, stock level, supply chain, your stock'),
    foreignWords: words(
      'trousers, gold ring, engagement, leather belt, dumbbell, necklace, brake pad, windscreen, fashion, parcel, treadmill, handbag',
    ),
  },
  {
    name: 'Keen Line',
    description:
      'Knife sharpening for restaurant kitchens in Chicago, we swap your knives every two weeks so nobody waits',
    niche: NICHE.business,
    tone: TONE.energetic,
    facts: [],
    closeLink: 'keenline.example',
    customers: 'businesses',
    places: ['Chicago'],
    trade: 'knife sharpening',
    wrongTrades: words('restaurant, kitchen shop, catering, butcher, cooking school'),
    ownWords: words(
      'knife, sharp, sharpen*, blade, edge, steel, whetstone, burr, chef, kitchen, chicago, swap, dull, tomato test, honing, cutting board, bevel, prep, paring, cleaver',
    ),
    offer: words('your staff, your team, your cooks'),
    foreignWords: words(
      'reservation, table for two, dessert, sommelier, tasting menu, no-show, cooking class, dining room, wine list, tip jar, butcher counter, menu design, pasta, recipe',
    ),
  },
  {
    name: 'Imigani Translations',
    description:
      'Kinyarwanda, French and English translation for NGOs, exporters and courts, sworn translators in Kigali',
    niche: NICHE.marketing,
    tone: TONE.professional,
    facts: [
      { kind: 'price', text: 'From $0.09 a word between English and Kinyarwanda, minimum $25 a document' },
      { kind: 'product', text: 'Sworn translations with stamp for RDB, embassies and courts, usually in two days' },
      {
        kind: 'question',
        text: 'Can we send a scan?',
        answer: 'Yes, if every stamp is readable. For court papers we must see the original when you collect.',
      },
      { kind: 'mistake', text: 'Sending the PDF instead of the Word file costs you a day of layout' },
      {
        kind: 'how',
        text: 'One translates, a second reads it aloud against the original, a third only checks numbers and names',
      },
      { kind: 'offer', text: 'The first 300 words are free for new organisations, so you can compare' },
      { kind: 'proof', text: 'Eleven translators, 4.1 million words for health projects since 2014' },
      { kind: 'season', text: 'Donor reports in March and September fill our week, book your slot a month before' },
      {
        kind: 'story',
        text: 'A seed packet with one wrong word had farmers planting beans 20 metres apart, we fixed the second print',
      },
      { kind: 'opinion', text: 'A survey question that was not tested aloud was not translated' },
    ],
    closeLink: 'imigani.example',
    customers: 'businesses',
    places: ['Kigali'],
    trade: 'translation agency',
    wrongTrades: words('language school, consultant, lawyer, printer, travel agent'),
    ownWords: words(
      'translat*, kinyarwanda, french, english, sworn, stamp, document, kigali, court, glossary, proofread*, scan, ngo, embassy, language, interpret*',
    ),
    offer: words('target group, target audience, your audience, your clients, contract law, developer'),
    foreignWords: words(
      'flashcard, verb tables, homework, beginner class, printing plate, itinerary, conjugat*, toner, workshop facilitation, suitcase, language learners, consultant, briefing',
    ),
  },
  {
    name: 'Ceyboard Cartons',
    description: 'Corrugated boxes and tea chests with your print, from 200 pieces, for exporters in Colombo and Kandy',
    niche: NICHE.marketing,
    tone: TONE.energetic,
    facts: [],
    closeLink: 'ceyboard.example',
    customers: 'businesses',
    places: ['Colombo', 'Kandy'],
    trade: 'packaging maker',
    wrongTrades: words('mover, printer, tea shop, gift shop, courier'),
    ownWords: words(
      'box, carton, corrugat*, cardboard, flute, tea chest, print, pallet, export*, colombo, kandy, stack, flap, liner, die-cut, ply, container, crush, dieline, moisture',
    ),
    offer: words(
      'your brand, your logo, buyer, your product, your customers, your customer, branding, brand name, your supplier, supply chain, barcode scanner',
    ),
    foreignWords: words(
      'brew, teapot, removal van, wardrobe, ribbon, birthday, business card, brochure, sofa, infusion, gift wrap, letterhead, teacup',
    ),
  },
]

export const BRANDS: readonly BenchBrand[] = [...EVERYDAY, ...RARE, ...FOR_BUSINESSES]
