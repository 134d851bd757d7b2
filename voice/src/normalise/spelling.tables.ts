/** What the rules of spelling cannot tell: which capitals are letters, which are words, and what short forms stand for. */

/** A table that holds its own rows only: "constructor" is a word like any other. */
const table = <T>(rows: Record<string, T>): Record<string, T> => Object.assign(Object.create(null), rows)

const words = (list: string): Set<string> => new Set(list.trim().split(/\s+/))

/** Short forms said letter by letter, whether written in capitals or not. */
export const SPELLED = words(`
  ai api apis aws b2b b2c bbc bmi bpm brb btw ceo cfo cio cmo cnc cnn coo cpa cpc cpm cpu crm css cta cto ctr dhl diy dj dna
  dns dvd ebitda eta eu faq fbi fda fyi gdp gdpr gpa gps gpt gpu hd hdr hdmi hp hr html http https ibm id ios ip ipo isbn
  kpi led lgbt lgbtq llc llm mba mit ml mlm mp mph mri mvp nba nda nfc nfl nft nhl oem pc pdf phd plc pr pov qa qr rgb rna
  roi rpm rsvp sdk seo sku sms sos sql ssd ssl suv tba tbd tbh tv ufo ui uk ups url usa usb usp ux vip vpn vr wfh www xml
  ymca yoy cbd fyp iot isp aarp aapl hiit imdb iq iv us nyc pta rv uv`)

/** Short forms said as a word, with a respelling where the engine needs one. */
export const SAID: Record<string, string> = table({
  saas: 'sass',
  paas: 'pass',
  json: 'jason',
  jpeg: 'jay peg',
  jpg: 'jay peg',
  mpeg: 'em peg',
  gif: 'gif',
  wifi: 'why fye',
  asap: 'A sap',
  ok: 'okay',
  hipaa: 'hippa',
  covid: 'covid',
  captcha: 'cap cha',
  sql: 'S Q L',
  vs: 'versus',
  etc: 'et cetera',
  js: 'J S',
  mr: 'mister',
  mrs: 'missus',
  dr: 'doctor',
  ai: 'A I',
  ebay: 'E bay',
  ebook: 'E book',
  ebooks: 'E books',
  airbnb: 'air B and B',
  linkedin: 'linked in',
  youtube: 'you tube',
  youtuber: 'you tuber',
  whatsapp: 'whats app',
  chatgpt: 'chat G P T',
  macos: 'mac O S',
  mlk: 'M L K',
})

/** Words of two and three letters: in capitals they are shouted, not spelled. */
export const SHORT_WORDS = words(`
  act add age ago aid aim air all am an and any app are arm art as ask at ate bad bag ban bar bat be bed bet big bit box boy
  bus but buy by bye can cap car cat cry cup cut dad day did die do dog dot dry due eat egg end eve eye fan far fat fed fee few
  fit fix fly for fox fun gap gas get go god got gum gun gut guy had has hat her hey hi him his hit ho hot how hub hug huh ice if
  ill in ink inn is it its jar jet job joy key kid kit lab law lay led leg let lid lie lip lit log lot low mad man map mat max may
  me men met mix mom mud my net new no nod nor not now nut odd of off oh oil old on one or our out owe own pan pay pen per pet pie
  pig pin pop pot pro put ran raw red rid row run sad saw say sea see set she shy sit six sky so son sun tan tap tax tea ten the
  tie tin tip to toe ton too top toy try two up us use van via war was way we wet who why win wow yes yet you zip zoo pin sim ram
  rom gym bra bio duo hop jam jaw mob mop mug nap pad pal paw pit pub rap rib rub rug sip soy spa tag tub vet vow wax web wig yum ups hr pr iv pc mp hd hp uk ip id ms eu uv`)

/** After these a single capital A is the letter; elsewhere it is the article. */
export const BEFORE_LETTER =
  words(`plan vitamin grade type option class level series team part side point step section group
  hepatitis exhibit version variant choice`)

/** Short forms that end in a full stop. The stop is part of the word. */
export const ABBREVIATIONS: Record<string, string> = table({
  mr: 'mister',
  mrs: 'missus',
  ms: 'miz',
  dr: 'doctor',
  prof: 'professor',
  st: 'saint',
  jr: 'junior',
  sr: 'senior',
  inc: 'incorporated',
  ltd: 'limited',
  co: 'company',
  corp: 'corporation',
  dept: 'department',
  approx: 'approximately',
  est: 'established',
  etc: 'et cetera',
  vs: 'versus',
  vol: 'volume',
  govt: 'government',
  ave: 'avenue',
  blvd: 'boulevard',
  rd: 'road',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  aug: 'august',
  sept: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
  'e.g': 'for example',
  'i.e': 'that is',
  'a.k.a': 'A K A',
  'ph.d': 'P H D',
})

/** Words whose marks carry the meaning: without them they would be other words. */
export const MARKED_WORDS: Record<string, string> = table({
  résumé: 'rezza may',
  résumés: 'rezza mays',
  exposé: 'expo zay',
})

export const MONTHS = 'january february march april may june july august september october november december'.split(' ')
export const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ')

/** Units that follow a number: the singular and the plural. Case matters where two units differ by it alone. */
export const UNITS: Record<string, [string, string]> = table({
  kg: ['kilogram', 'kilograms'],
  g: ['gram', 'grams'],
  mg: ['milligram', 'milligrams'],
  mcg: ['microgram', 'micrograms'],
  lb: ['pound', 'pounds'],
  lbs: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  km: ['kilometer', 'kilometers'],
  m: ['meter', 'meters'],
  cm: ['centimeter', 'centimeters'],
  mm: ['millimeter', 'millimeters'],
  ft: ['foot', 'feet'],
  mi: ['mile', 'miles'],
  sqft: ['square foot', 'square feet'],
  l: ['liter', 'liters'],
  ml: ['milliliter', 'milliliters'],
  gal: ['gallon', 'gallons'],
  mph: ['mile per hour', 'miles per hour'],
  kph: ['kilometer per hour', 'kilometers per hour'],
  'km/h': ['kilometer per hour', 'kilometers per hour'],
  h: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  hrs: ['hour', 'hours'],
  min: ['minute', 'minutes'],
  mins: ['minute', 'minutes'],
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  ms: ['millisecond', 'milliseconds'],
  yr: ['year', 'years'],
  yrs: ['year', 'years'],
  kb: ['kilobyte', 'kilobytes'],
  mb: ['megabyte', 'megabytes'],
  gb: ['gigabyte', 'gigabytes'],
  tb: ['terabyte', 'terabytes'],
  mbps: ['megabit per second', 'megabits per second'],
  gbps: ['gigabit per second', 'gigabits per second'],
  hz: ['hertz', 'hertz'],
  khz: ['kilohertz', 'kilohertz'],
  mhz: ['megahertz', 'megahertz'],
  ghz: ['gigahertz', 'gigahertz'],
  w: ['watt', 'watts'],
  kw: ['kilowatt', 'kilowatts'],
  kwh: ['kilowatt hour', 'kilowatt hours'],
  mah: ['milliamp hour', 'milliamp hours'],
  v: ['volt', 'volts'],
  px: ['pixel', 'pixels'],
  mp: ['megapixel', 'megapixels'],
  fps: ['frame per second', 'frames per second'],
  cal: ['calorie', 'calories'],
  cals: ['calorie', 'calories'],
  kcal: ['calorie', 'calories'],
  '°': ['degree', 'degrees'],
  '°c': ['degree celsius', 'degrees celsius'],
  '°f': ['degree fahrenheit', 'degrees fahrenheit'],
  pt: ['point', 'points'],
  pts: ['point', 'points'],
})

/** Units that are said only when joined to their number ("5m"); apart from it they are letters or words. */
export const JOINED_ONLY = words('g m l h v w mi pt ms')

export const SCALE_LETTERS: Record<string, string> = table({
  k: 'thousand',
  m: 'million',
  mm: 'million',
  mn: 'million',
  b: 'billion',
  bn: 'billion',
  t: 'trillion',
})
export const SCALE_WORDS = words('hundred thousand million billion trillion k m bn')

/** Currency sign -> one, many, and the hundredth part where it has one. */
export const CURRENCIES: Record<string, { one: string; many: string; cent?: [string, string] }> = table({
  $: { one: 'dollar', many: 'dollars', cent: ['cent', 'cents'] },
  '€': { one: 'euro', many: 'euros', cent: ['cent', 'cents'] },
  '£': { one: 'pound', many: 'pounds', cent: ['penny', 'pence'] },
  '¥': { one: 'yen', many: 'yen' },
  '₹': { one: 'rupee', many: 'rupees' },
  '₩': { one: 'won', many: 'won' },
  '₿': { one: 'bitcoin', many: 'bitcoin' },
})

/** The ends of web addresses that are known, and those of two letters that are said as a word. */
export const DOMAIN_ENDS =
  words(`com org net edu gov io ai co uk us tv me eu de fr ca nl au jp in it es ch at be ly gg dev app shop
  store online site tech xyz info biz blog studio agency design cloud club life live world fm to so is example`)
export const SAID_ENDS = words('me co in at be to so is it')

/** Signs that are said. Anything else that is neither letter nor digit is a pause or nothing. */
export const SIGNS: Record<string, string> = table({
  '&': 'and',
  '+': 'plus',
  '=': 'equals',
  '%': 'percent',
  '@': 'at',
  '→': 'to',
  '±': 'plus or minus',
  '÷': 'divided by',
  '<': 'less than',
  '>': 'more than',
  '≤': 'at most',
  '≥': 'at least',
  'w/': 'with',
  'w/o': 'without',
})

/** Letters that do not fall apart into a plain letter and a mark. */
export const FOLDED: Record<string, string> = table({
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'th',
  Ð: 'Th',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  ħ: 'h',
  Ħ: 'H',
  ŋ: 'ng',
  Ŋ: 'Ng',
  ə: 'a',
  Ə: 'A',
  µ: ' micro ',
  μ: ' mu ',
  α: ' alpha ',
  β: ' beta ',
  γ: ' gamma ',
  δ: ' delta ',
  Δ: ' delta ',
  λ: ' lambda ',
  π: ' pie ',
  σ: ' sigma ',
  Σ: ' sigma ',
  ω: ' omega ',
  Ω: ' omega ',
  '‘': "'",
  '’': "'",
  '‛': "'",
  '′': "'",
  ʼ: "'",
  ʻ: "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '−': '-',
  '—': '--',
  '―': '--',
  '…': '...',
  '×': 'x',
  '⁄': '/',
  '≈': '~',
  '¢': ' cents ',
  '•': ' ',
  '·': ' ',
  '₀': '0',
  '№': 'No.',
  '™': '',
  '®': '',
  '©': '',
})

/** What comes after the slash of a price. */
export const PRICE_PERIODS: Record<string, string> = table({ mo: 'month', yr: 'year', wk: 'week', hr: 'hour' })

export const FRACTIONS: Record<string, string> = table({
  '½': 'one half',
  '¼': 'one quarter',
  '¾': 'three quarters',
  '⅓': 'one third',
  '⅔': 'two thirds',
  '⅛': 'one eighth',
})
