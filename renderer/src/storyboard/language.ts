/** The little English a storyboard knows: which words carry meaning and which only join. */

/** Letters: a sentence that shows two short sides is never so long, and a longer one is not searched for them. */
export const LONGEST_SENTENCE = 600

const set = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

export const DETERMINERS = set(
  'a an the your our their his her its my this that these those each every any some no one another more most both',
)
export const JOINERS = set(
  'whether and or but nor so because while although though unless until since whereas if when which who whose what how why that than as then where',
)
export const PREPOSITIONS = set(
  'of to in on at for with from by about into over under after before between through during without within against toward towards across per off onto upon around behind beside like via',
)
export const AUXILIARIES = set(
  "is are was were be been being am do does did has have had can could will would shall should may might must isn't aren't wasn't don't doesn't didn't can't won't wouldn't couldn't shouldn't it's that's there's you're we're they're i'm you'll we'll let's",
)
export const PRONOUNS = set(
  'i you he she it we they me him us them there here yourself itself themselves something anything nothing everything someone anyone everyone nobody everybody',
)
const FILLERS = set(
  'just really very quite even also too still only ever never always often sometimes perhaps maybe actually simply already again almost rather much many lot lots bit thing things way kind sort going get gets got make makes made take takes took put puts go goes went say says said want wants need needs know knows think thinks not now well how why up out down back away',
)

/** Openers that promise the sentence and say nothing themselves. */
export const OPENERS =
  /^(?:(?:(?:look|listen|remember|say|still|yet|plus|okay|ok),|(?:and|but|so|well|now|then|or|because|also|in fact|of course|for example|for instance|that is why|that's why|this is why|which means(?: that)?|that means(?: that)?|this means(?: that)?|the truth is(?: that)?|the point is(?: that)?|here is the thing|here's the thing|on the other hand|after all|as a result|in short|in other words|at the same time|think of|think about|imagine)\b[,:]?)\s+)+/iu

export const ADVERBS = set(
  'just really very quite even also too still only ever never always often sometimes perhaps maybe actually simply already again almost rather not now well up out down back away soon later here there twice once',
)

export const IMPERATIVES =
  set(`add answer ask avoid book bring build buy call change charge check choose clean clear close collect
 compare connect copy count cover create cut decide define delete delete describe design draw drop end explain fill film find finish fix
 focus follow gather get give go grab greet grow guide hand hang help hold invite join keep know label lead learn leave let limit
 link list listen look lower make mark match measure meet mention mix move name note notice offer open order organise organize pack step come
 pause pay pick place plan play post practise practice prepare press price print promise protect publish pull put raise read record
 reduce rehearse remind remove repeat replace reply rest review reward rewrite run save say schedule see sell send serve set share
 show shut sign skip sort speak spend split spread start stay stick stop store strike study swap switch take talk teach tell test
 thank think tidy time track train treat trim try turn type update use visit wait walk warm wash watch wear weigh welcome wipe wrap write`)

/** Further verbs, in their plain form; with the imperatives they are those a script is likely to use. */
export const VERBS = new Set([
  ...IMPERATIVES,
  ...set(`accept act admit affect agree aim allow appear apply arrive attract beat become begin believe belong break breathe bring
 burn carry cause come compete complain compound consider contain continue convert cost decide decline deliver depend deserve differ
 disappear doubt drift earn eat end enjoy enter exist expect fade fail fall feel fit fly forget form gain gets grow happen hate hear
 help hope hurt imagine improve include increase invest keep last lead lie like live look lose love matter mean melt mind miss need
 notice own owe pass perform pile prefer prove reach reads realise realize recall receive recognise recognize refuse rely remain
 remember require return rise run scroll seem settle shape signal sink sit sleep slow smell solve sound spread stand start stay stop
 struggle succeed suggest support surprise survive tend trust understand value vanish view want warm waste win wish wonder work worry
 make mean do have be put hold drive draw drop pull push walk leave let say tell think see know find give take go get buy sell ask
 answer show turn call move meet pay play wear weigh watch speak teach learn change follow serve`),
])

export const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/^[^\p{L}\p{N}$€£#]+|[^\p{L}\p{N}%']+$/gu, '')

const SMALL = [DETERMINERS, JOINERS, PREPOSITIONS, AUXILIARIES, PRONOUNS, FILLERS]

/** Joins rather than means. */
export const isSmall = (word: string) => SMALL.some((s) => s.has(bare(word)))
/** A phrase cannot well end with it. */
export const endsBadly = (word: string) =>
  DETERMINERS.has(bare(word)) ||
  JOINERS.has(bare(word)) ||
  PREPOSITIONS.has(bare(word)) ||
  AUXILIARIES.has(bare(word)) ||
  /^(?:i|we|they|he|she|very|not|how|why|what|just|even|really|only|quite|too|never|always)$/.test(bare(word))

/** How much a word says: 0 for the small ones, about 1 to 3 for the rest. */
export function weight(word: string): number {
  const plain = bare(word)
  if (!plain || isSmall(word)) return 0
  const figure = /\d/.test(plain) ? 1 : 0
  return 1 + Math.min(plain.length, 12) / 12 + figure
}

const SENTENCE_END = /[.!?…。！？؟।]["”’')\]]*$/u
const CLAUSE_END = /[,;:—–、，；：،؛]["”’')\]]*$/u
export const endsSentence = (word: string) => SENTENCE_END.test(word)
export const endsClause = (word: string) =>
  SENTENCE_END.test(word) || CLAUSE_END.test(word) || /^[-—–]+$/.test(word) || /^\p{Extended_Pictographic}/u.test(word)

export const splitWords = (text: string) => text.split(/\s+/u).filter(Boolean)
export const capital = (text: string) =>
  text.replace(/^(["“‘']*)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())
/** Without the marks that would look lost at the end of a card. */
export const trimmed = (text: string) => text.trim().replace(/^[,;:.\-—–、，،\s]+|[,;:.\-—–、，،\s]+$/gu, '')
