/** Which drawn icon stands for which words. Nouns in the singular, verbs in their plain form. */
const LEXICON: Record<string, string> = {
  clock:
    'time hour minute second clock deadline speed quick fast schedule routine slot evening morning afternoon night tonight delay moment instant',
  calendar:
    'calendar week day month date monday tuesday wednesday thursday friday saturday sunday weekend appointment booking book season holiday year today tomorrow daily weekly monthly event',
  money:
    'money cash dollar euro pound profit income revenue earn payment fee salary budget bill cost spend cheap saving save fund finance',
  tag: 'price discount sale label tag deal bargain pricing quote rate priced',
  card: 'card credit subscription checkout purchase bank account transaction invoice',
  cup: 'coffee tea cup cafe drink espresso latte breakfast mug barista',
  food: 'food meal lunch dinner restaurant kitchen recipe cook chef bread bakery cake baker eat taste dish flavour flavor menu pizza',
  phone: 'phone mobile smartphone app screen text sms call dial swipe scroll',
  laptop:
    'computer laptop website site page web internet online software browser landing blog dashboard code digital homepage',
  camera: 'camera photo picture image photograph portrait instagram snapshot visual',
  video: 'video film clip reel tiktok youtube movie footage record recording shorts',
  chart:
    'chart graph growth grow data statistic result metric report trend analytics increase rise compound measure performance margin',
  people:
    'people customer client audience team crowd community family guest visitor group buyer everyone staff employee colleague member follower public user shopper neighbour anybody everybody somebody',
  person:
    'person man woman owner founder expert manager friend stranger human boss freelancer yourself reader viewer employee',
  heart: 'heart love care passion kindness feel feeling emotion loyal loyalty gratitude warmth happy happiness joy',
  mail: 'mail email inbox letter newsletter subscriber message send envelope reply',
  key: 'key access unlock password',
  lightbulb:
    'idea light insight creative creativity inspiration think thought lesson learn invention brain clue understand understanding smart concept imagine',
  tool: 'tool fix repair wrench maintenance craft workshop builder hammer garage mechanic plumber screw diy',
  book: 'book story read guide knowledge study education course chapter novel manual history textbook library word dictionary literature',
  home: 'home house room property rent roof apartment estate living family address',
  store:
    'shop store retail market storefront outlet boutique salon studio business company brand competitor rival counter',
  pin: 'location map local city town area travel route street neighbourhood neighborhood nearby destination region country',
  shield:
    'safe safety protect protection trust security guarantee insurance risk reliable reliability promise warranty credible credibility privacy honest honesty privacy',
  star: 'star review rating favourite favorite quality excellent feedback testimonial reputation praise',
  trophy: 'win winner success trophy award prize achieve achievement victory champion medal best goal',
  cart: 'cart basket buy shopping order add-on product goods catalogue catalog',
  gift: 'gift present surprise bonus free reward christmas birthday giveaway offer voucher sample thank',
  leaf: 'leaf plant nature garden green organic eco environment tree natural sustainable flower herb forest soil seed root farm',
  flame: 'fire hot flame burn heat candle energy viral spark wick wax warm match glow',
  drop: 'water drop wash shower liquid oil hydrate sea river soap skin',
  hand: 'hand help handshake support volunteer welcome',
  speech:
    'talk speak conversation chat comment say voice tell discuss discussion caption ask dialogue complaint objection tone language speech listen answer',
  question: 'question why curious curiosity doubt faq wonder confuse confusion',
  target: 'target goal aim focus niche purpose objective precise attention',
  ladder: 'step ladder climb level stage progress stair rung ascend',
  scales: 'balance compare law legal fair weigh decision judge justice scale fairness equal comparison contrast',
  lock: 'lock secure secret private password closed padlock',
  magnifier:
    'search find look research detail discover inspect seo google audit examine clarity keyword detective notice spot check review',
  pencil: 'write pencil draw edit script note sketch draft pen writing sentence copy headline paragraph content',
  scissors: 'cut scissors hair haircut trim barber shorten shorter remove edit',
  box: 'box package parcel pack stock inventory shipment product storage warehouse kit container bundle packaging parcel',
  truck: 'truck delivery ship shipping deliver transport van supplier freight logistics courier',
  bell: 'bell alert notification reminder announce news alarm subscribe',
  music: 'music song sound audio melody podcast tune rhythm concert dance',
  cloud: 'cloud weather sky storm upload backup sync',
  sun: 'sun summer bright sunny beach vacation sunrise',
  gear: 'gear system process automate automation setting machine engine setup mechanism operation workflow method technique technology device machine',
  door: 'door opportunity entrance welcome threshold beginning',
  check: 'check done complete finish approve confirm ready proof verify',
  list: 'list checklist task todo agenda step inventory priority outline',
  rocket: 'launch rocket boost startup release accelerate lift',
  globe: 'world global globe planet earth international language country everywhere',
  megaphone:
    'marketing advertise advert advertising ad promotion promote announce campaign shout megaphone publicity slogan spread hook viral',
  doc: 'document file paper contract template report policy invoice pdf record receipt tax summary title heading',
  bag: 'bag handbag shopping luggage backpack travel suitcase',
  car: 'car vehicle road traffic driver parking taxi',
  pill: 'health medicine doctor medical clinic hospital treatment nurse dentist patient vitamin symptom',
  dumbbell: 'fitness gym exercise workout strength muscle train training sport strong habit coach practice practise',
  paw: 'dog cat pet animal puppy vet kitten',
  bed: 'sleep bed night dream hotel pillow relax',
  brush: 'paint brush design art colour color artist style logo beauty makeup decorate palette pottery',
  chain: 'link chain connect connection partner together partnership network relationship bond router wifi',
  magnet: 'attract magnet lead attraction magnetic retain',
  puzzle: 'problem puzzle solution solve challenge strategy',
  eye: 'see eye watch vision notice visible look sight glance blink',
  mountain: 'mountain challenge peak difficult effort hill journey summit adventure obstacle barrier',
  flag: 'flag milestone mistake warning',
  wallet: 'wallet expense pocket afford affordable purse',
  seedling: 'seed sprout grow habit nurture',
  plane: 'trip flight plane fly travel tourist passport tourism abroad airport',
  coins: 'coin penny interest compound invest investment cent dollar margin asset capital markup',
  repeat: 'repeat habit consistency consistent routine regular refresh recycle reuse retention',
  hourglass: 'patience slow hourglass decade eventually',
  thumb: 'approve thumb recommend recommendation vote referral',
}

/** From a word to the icons that may stand for it, the most particular first. */
export const ICON_WORDS: ReadonlyMap<string, readonly string[]> = (() => {
  const words = new Map<string, { icon: string; place: number }[]>()
  for (const [icon, list] of Object.entries(LEXICON)) {
    list.split(' ').forEach((word, place) => {
      words.set(word, [...(words.get(word) ?? []), { icon, place }])
    })
  }
  return new Map([...words].map(([word, found]) => [word, found.sort((a, b) => a.place - b.place).map((f) => f.icon)]))
})()

export const ICON_NAMES: readonly string[] = Object.keys(LEXICON)
