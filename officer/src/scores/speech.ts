/** The words that people talk with, and those that cost a text its ease: what the humanity score counts. Pure. */
import { ABSTRACT_NOUN, syllablesIn } from './wording.ts'

const anyOf = (words: string): RegExp => new RegExp(`^(?:${words.trim().replaceAll(/\s+/g, '|')})$`, 'i')

/** The short verbs that carry most of what is said aloud. */
export const EVERYDAY_VERB = anyOf(`
  get gets got getting put puts putting go goes going went gone come comes came coming take takes took make makes made let lets
  keep keeps kept do does did done see saw say says said tell tells told know knows knew think thinks thought want wants wanted
  look looks looked give gives gave need needs try tried start stop turn run ran hold held find found ask asked call called leave
  left show wait bring brought hear heard feel felt sit sat stand stood lose lost buy bought pay paid eat ate cut set pull push
  drop pick like likes liked fell fall cook wash walk walked sleep slept wear sell sold send sent work works worked`)

/** What somebody did. */
export const PAST_VERB = anyOf(`
  was were had did went came got said told took made saw knew thought put kept left ran gave found sat stood felt lost brought bought
  heard held led met paid read sent sold spent wrote began broke built fell flew forgot grew hid knew rode rose sang slept spoke swam
  threw wore won asked called looked turned tried wanted started stopped walked worked lived loved moved opened played pulled pushed
  carried cried died dropped ended fixed helped laughed learned liked needed passed picked reached seemed showed stayed talked used
  waited washed watched wished could would`)

/** Somebody: who speaks, who is spoken to, and who is spoken of. */
export const PERSON = anyOf(`
  i me my mine myself i'm i've i'll i'd you your yours yourself you're you've you'll you'd we us we're we've we'll we'd
  he she him her his hers they them he's she's he'd she'd he'll she'll they're they've they'd they'll who's
  nobody somebody everybody anybody someone everyone anyone people guy guys folks kid kids child children man woman boy girl
  men women mother father mom dad wife husband brother sister friend friends neighbor neighbors son daughter`)

/** Where to, in a word: what turns a verb of an office into one of a kitchen ("put off", "take out", "sit down"). */
export const PLACE_WORD = anyOf('up out off down back away around over along in on')

/** What joins thoughts as they come. */
export const JOINER = anyOf("and but so because 'cause or if when till until then though while")

/** Three syllables or more, names and figures aside. */
export const isLongWord = (word: string): boolean => word.length > 5 && !/\p{N}/u.test(word) && syllablesIn(word) >= 3

export const isAbstractNoun = (word: string): boolean => ABSTRACT_NOUN.test(word)

/** The words of sentences without the names in them. */
export const withoutNames = (sentences: readonly (readonly string[])[]): string[] =>
  sentences.flatMap((words) => words.filter((word, at) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(word)))
