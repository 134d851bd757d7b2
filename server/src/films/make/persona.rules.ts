/** Pure: what the words about a persona say of how somebody looks and sounds. */
import type { AVATARS, AvatarId } from '@octavo/contract/avatar-video'
import { FEMALE_NAMES, MALE_NAMES, WORDS_TOO } from './first-names.data.ts'

export type Gender = 'female' | 'male'
type Avatar = (typeof AVATARS)[number]
export type PresenterStyle = Avatar['style']

/** What one sees of somebody. */
type Mark =
  | 'hijab'
  | 'turban'
  | 'beard'
  | 'glasses'
  | 'curls'
  | 'braids'
  | 'bald'
  | 'gray'
  | 'red'
  | 'blond'
  | 'brown'
  | 'black'
export type Persona = {
  gender?: Gender
  age?: 'young' | 'older'
  marks: readonly Mark[]
  /** The ways of drawing that suit the line of work. */
  styles: readonly PresenterStyle[]
  /** The first name, in small letters. */
  name?: string
}

/** What of the ten people a persona may speak of. */
const SEEN: Record<AvatarId, { age?: 'young' | 'older'; marks: readonly Mark[] }> = {
  maya: { marks: ['black'] },
  daniel: { age: 'older', marks: ['gray', 'beard', 'glasses'] },
  amina: { marks: ['hijab'] },
  arjun: { marks: ['turban', 'beard'] },
  lena: { age: 'young', marks: ['red', 'curls', 'glasses'] },
  theo: { marks: ['bald', 'beard'] },
  pia: { age: 'young', marks: ['braids', 'black'] },
  max: { age: 'young', marks: ['blond'] },
  ines: { age: 'older', marks: ['brown'] },
  omar: { marks: ['black', 'beard'] },
}

const MARKS: readonly [RegExp, Mark][] = [
  [/\b(hijab|headscarf|head scarf|veil)\b/, 'hijab'],
  [/\b(turban|sikh)\b/, 'turban'],
  [/\b(beard|bearded|stubble|whiskers)\b/, 'beard'],
  [/\b(glasses|spectacles|bespectacled)\b/, 'glasses'],
  [/\b(curls|curly)\b/, 'curls'],
  [/\b(braids|braided|plaits)\b/, 'braids'],
  [/\b(bald|shaved head|shaven head|balding)\b/, 'bald'],
  [/\b(gr[ae]y|silver|white)[- ]?(hair|haired|beard|bearded)\b/, 'gray'],
  [/\b(redhead|ginger|red[- ]hair(ed)?|auburn)\b/, 'red'],
  [/\b(blonde?s?|fair[- ]hair(ed)?)\b/, 'blond'],
  [/\b(brunette|brown[- ]hair(ed)?)\b/, 'brown'],
  [/\b(black|dark)[- ]hair(ed)?\b/, 'black'],
]

const TRADES: readonly [RegExp, readonly PresenterStyle[]][] = [
  [
    /\b(auditor|accountant|advis[eo]r|lawyer|attorney|notary|doctor|dentist|surgeon|physician|pharmacist|bank|banker|broker|consultant|professor|economist|architect|engineer|executive|director|manager|ceo|founder|judge|analyst|scientist|realtor|agent|officer)\b/,
    ['professional', 'realistic'],
  ],
  [
    /\b(beekeeper|baker|barista|mechanic|farmer|carpenter|joiner|plumber|electrician|gardener|florist|chef|cook|barber|brewer|potter|roaster|roofer|painter|builder|welder|repairer|grower|fisherman|butcher|tailor|trainer|coach(es)?|surfer|climber|cyclist|garage|workshop|bakery|farm|kitchen|garden|guide|photographer|designer|developer)\b/,
    ['casual', 'realistic'],
  ],
  [
    /\b(kindergarten|nursery|toys?|kids|children|games?|gamer|entertainer|clown|magician|cartoon|comic|party|host|streamer)\b/,
    ['animated', 'casual'],
  ],
]

/** The words before it is said what somebody does for whom: only these say what somebody is. */
const HEAD = /^.*?(?=[,;.:(]|\b(who|that|which|for|with|from|to|whose|helps|helping|talks|speaks|explains)\b|$)/s
const OLDER =
  /\b(older|elderly|retired|retiree|senior|veteran|former|ex|grand(mother|father|ma|pa)|granny|grandad|silver[- ]haired|gr[ae]y[- ](haired|bearded)|(in|into) (his|her|their) (late |early |mid[- ]?)?(fifties|sixties|seventies|eighties|[5-8]0'?s)|[5-8]\d([- ]years?[- ]old)?(?=[,.;)]|$| and)|[5-8]\d[- ]years?[- ]old|([2-5]\d|twenty|thirty|forty|fifty) years (of|in|at|on)|decades)\b/
const YOUNG =
  /\b(young|student|apprentice|graduate|teen|teenager|trainee|intern|in (his|her|their) (late |early |mid[- ]?)?(twenties|thirties|[23]0'?s)|(1[5-9]|2\d)[- ]years?[- ]old|junior|gen z)\b/
const HER = /\b(she|her|hers|herself|mrs|ms|madame?|mme|frau|senora|fru|rouva)\b/
const HIM = /\b(he|him|his|himself|mr|sir|monsieur|herr|senor|herra)\b/
const WOMAN =
  /\b(\w*woman|lady|girl|mother|mom|mum|grandmother|grandma|granny|sister|daughter|aunt|wife|queen|nun|waitress|actress|hostess|femme|mujer|kvinna|nainen|\w{3,}erin)\b/
const MAN =
  /\b((business|crafts|sales|fisher|handy|gentle|repair|police|fire|service|chair|spokes|camera|fore)?man|guy|boy|father|dad|grandfather|grandpa|grandad|brother|son|uncle|husband|king|monk|waiter|dude|hombre|homme|mann|mies)\b/

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[øØ]/g, 'o').replace(/[’]/g, "'").trim()

/** What is said of a persona; undefined where the words say nothing of how somebody looks. */
export function personaOf(words: string): Persona | undefined {
  const text = plain(words)
  const small = text.toLowerCase()
  const head = HEAD.exec(small)?.[0] ?? small
  const name = nameIn(text)
  const gender = (name && genderOfName(name)) ?? earlier(small, HER, HIM) ?? earlier(head, WOMAN, MAN)
  const age = OLDER.test(small) ? 'older' : YOUNG.test(head) ? 'young' : undefined
  const marks = MARKS.flatMap(([said, mark]) => (said.test(small) ? [mark] : []))
  const styles = TRADES.find(([said]) => said.test(small))?.[1] ?? []
  if (!gender && !age && marks.length === 0 && styles.length === 0) return undefined
  return { ...(gender && { gender }), ...(age && { age }), marks, styles, ...(name && { name }) }
}

const genderOfName = (name: string): Gender => (FEMALE_NAMES.has(name) ? 'female' : 'male')

/** Of which of the two is spoken first. */
function earlier(text: string, female: RegExp, male: RegExp): Gender | undefined {
  const [her, him] = [text.search(female), text.search(male)]
  if (her < 0 && him < 0) return undefined
  return him < 0 || (her >= 0 && her < him) ? 'female' : 'male'
}

/** After these comes another than the persona, or a place. */
const ANOTHER = /\b(and|in|on|from|at|near|of|by|with|like|the|saint|san|santa|st\.?)\s+$/i
/** Around these words a name is meant. */
const NAMED = /\b(named|called|i'm|i am|name is|this is|dr\.?|mr\.?|mrs\.?|ms\.?|chef|coach|aunt|uncle)\s+$/i
const INTRODUCED = /^(?:,|\s+[A-Z]|\s+(?:who|is|runs)\b|\s*\(|\s*[-–—]|$)/

/** The first name that somebody is called by. */
function nameIn(text: string): string | undefined {
  for (const found of text.matchAll(/\b\p{L}{2,}(?:-\p{L}+)?\b/gu)) {
    const [word] = found
    const name = word.toLowerCase()
    if (!FEMALE_NAMES.has(name) && !MALE_NAMES.has(name)) continue
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + word.length)]
    if (ANOTHER.test(before) || after.startsWith("'s")) continue
    const capital = word[0] !== name[0]
    const meant = NAMED.test(before) || ((capital || before === '') && INTRODUCED.test(after))
    if (meant || (capital && !WORDS_TOO.has(name))) return name
  }
  return undefined
}

/** How well somebody of the catalogue could be the persona; undefined where it is somebody else. */
export function likeness({ id, gender, style }: Avatar, persona: Persona): number | undefined {
  if (persona.gender && persona.gender !== gender) return undefined
  const { age, marks } = SEEN[id]
  const shown = persona.marks.filter((mark) => marks.includes(mark)).length
  const aged = persona.age === undefined || age === undefined ? 0 : persona.age === age ? 3 : -4
  // What is worn for a faith is nobody's who does not say so.
  const worn = marks.some((mark) => FAITH.has(mark) && !persona.marks.includes(mark)) && persona.name !== id ? -8 : 0
  return 4 * shown + aged + worn + (persona.styles.includes(style) ? 2 : 0) + (persona.name === id ? 2 : 0)
}

const FAITH = new Set<Mark>(['hijab', 'turban'])
