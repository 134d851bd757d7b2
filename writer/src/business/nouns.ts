/** Nouns by their number: what is counted, what is not, and how the one is made of the other. */

const MANY = /(?:[^su]s|people|children|teeth|men|women|feet|geese|mice)$/i
// Ends like many and is one.
const ONE_IN_S = /(?:ss|us|sis|nis|ris|clematis|canvas|atlas|gas|lens|series|news|bus)$/i

/** What is not counted takes no article: work that is done, and matter. */
const MASS =
  /(?:^|[\s-])(?:hire|rental|repair|restoration|conservation|delivery|supply|wholesale|removal|disposal|installation|design|maintenance|care|tuition|translation|interpretation|photography|videography|storage|mail|control|insurance|help|advice|work|support|entertainment|therapy|massage|acupuncture|production|fabrication|construction|conversion|protection|preservation|recycling|transport|transportation|transcription|collection|inspection|consultation|furniture|jewelry|pottery|porcelain|stoneware|tableware|glassware|kitchenware|cookware|ironwork|woodwork|metalwork|knitwear|footwear|underwear|workwear|swimwear|sportswear|menswear|womenswear|clothing|bread|sourdough|pastry|coffee|tea|honey|cheese|butter|milk|yogurt|chocolate|candy|fudge|toffee|nougat|granola|kombucha|kimchi|tofu|tempeh|pasta|sauce|salsa|ketchup|mustard|vinegar|oil|salt|spice|ginger|garlic|jam|syrup|gelato|cream|sorbet|beer|ale|wine|cider|mead|gin|whiskey|rum|vodka|sake|soap|perfume|incense|paper|ink|yarn|wool|felt|lace|silk|linen|cotton|denim|leather|fabric|cloth|bedding|timber|lumber|firewood|charcoal|compost|mulch|hay|straw|feed|bait|tackle|seed|gravel|sand|concrete|cement|steel|stone|marble|granite|glass|ice|water|fuel|software|hardware|equipment|machinery|gear|lighting|flooring|roofing|fencing|glazing|signage|stationery|packaging|art|music|meat|beef|pork|lamb|game|fish|seafood|caviar|salmon|produce|fruit|food|catering|yoga|pilates|meditation|karaoke|armor|chainmail|macrame|crochet|embroidery|calligraphy|taxidermy|origami|kelp|seaweed|spirulina|bamboo|cannabis|tobacco|sushi|barbecue|jerky|waste|scrap|[a-z]{2,}(?:smithing|ing))$/i
// These end like work that is done and are counted.
const COUNTED_IN_ING =
  /^(?:(?:ear)?ring|wing|king|string|spring|painting|building|wedding|ceiling|drawing|carving|casting|outing|evening|morning|meeting|recording|tasting|reading|bearing|fitting|swing|sling|awning|railing|engraving|offering|viewing|screening|casing|gathering|sapling|seedling|dumpling|dwelling)$/i

export type Count = 'one' | 'many' | 'mass'

const lastWord = (phrase: string): string => phrase.split(/\s/).at(-1) ?? ''

/** How many a noun phrase is, by its last word. */
export function numberOf(phrase: string): Count {
  const head = lastWord(phrase)
  if (MANY.test(head) && !ONE_IN_S.test(head)) return 'many'
  return MASS.test(phrase) && !COUNTED_IN_ING.test(head) ? 'mass' : 'one'
}

const IRREGULAR: readonly [one: string, many: string][] = [
  ['knife', 'knives'],
  ['loaf', 'loaves'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['scarf', 'scarves'],
  ['calf', 'calves'],
  ['wolf', 'wolves'],
  ['man', 'men'],
  ['woman', 'women'],
  ['child', 'children'],
  ['person', 'people'],
  ['tooth', 'teeth'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['midwife', 'midwives'],
  ['movie', 'movies'],
  ['cookie', 'cookies'],
  ['kolache', 'kolaches'],
  ['quiche', 'quiches'],
  ['brioche', 'brioches'],
  ['headache', 'headaches'],
  ['brownie', 'brownies'],
  ['pie', 'pies'],
  ['tie', 'ties'],
  ['selfie', 'selfies'],
  ['hoodie', 'hoodies'],
  ['shoe', 'shoes'],
  ['canoe', 'canoes'],
  ['toe', 'toes'],
]
// Never parted into one.
const ALWAYS_MANY =
  /(?:clothes|goods|supplies|scissors|pants|jeans|shorts|glasses|spectacles|binoculars|antiques|ceramics|textiles|leggings|pajamas|tights|groceries|vegetables|herbs|greens|preserves|pickles|spirits|removals|alterations|electronics|gymnastics|athletics|arts|crafts|repairs|renovations|translations|services|works|premises|stairs|contents|services|savories|sweets|cosmetics|plastics|optics|robotics|graphics)$/i

const withHead = (phrase: string, head: string): string =>
  [...phrase.split(/\s/).slice(0, -1), head].filter(Boolean).join(' ')

/** "Craftsmen" and "horseshoes" end like "men" and "shoes", but "properties" is not "ties". */
const endsWith = (head: string, known: string): boolean =>
  head.toLowerCase() === known || (/^m[ae]n$|\w{5}/.test(known) && head.toLowerCase().endsWith(known))

/** "Kayak tours" as one of them: nothing for what is only spoken of as many. */
export function singularOf(phrase: string): string | undefined {
  const head = lastWord(phrase)
  if (ALWAYS_MANY.test(head)) return undefined
  const known = IRREGULAR.find(([, many]) => endsWith(head, many))
  if (known) return withHead(phrase, head.slice(0, head.length - known[1].length) + known[0])
  if (/ies$/i.test(head)) return withHead(phrase, head.replace(/ies$/i, 'y'))
  if (/(?:ss|sh|ch|x|zz)es$/i.test(head)) return withHead(phrase, head.slice(0, -2))
  return /[^su]s$/i.test(head) ? withHead(phrase, head.slice(0, -1)) : undefined
}

export function pluralOf(phrase: string): string {
  const head = lastWord(phrase)
  const known = IRREGULAR.find(([one]) => endsWith(head, one))
  if (known) return withHead(phrase, head.slice(0, head.length - known[0].length) + known[1])
  if (/[^aeiou]y$/i.test(head)) return withHead(phrase, head.replace(/y$/i, 'ies'))
  return withHead(phrase, /(?:s|sh|ch|x|z)$/i.test(head) ? `${head}es` : `${head}s`)
}
