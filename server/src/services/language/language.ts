/** Writing scripts, fixing them, and reading what others have written. */
import type { Niche, TradeName } from '@octavo/contract/brand'
import type { SecondOpinion } from '@octavo/contract/compliance'
import type { Place } from '@octavo/contract/publication'
import type { Opinion, Words } from '@octavo/officer'
import type {
  Asked,
  FindingToFix,
  Knowledge,
  Opening,
  OpeningsRequest,
  PageRead,
  PageToTell,
  PlanRequest,
  PostedFilm,
  PostWords,
  Proposal,
  ProposedSubject,
  ScriptRequest as ScriptAsk,
  Supply,
  WriterBrand,
  WritingCost,
  WrittenScript,
} from '@octavo/writer/script'
import type { Service } from '#services/service.ts'
import type { Budget } from './spending.ts'

export {
  type Asked,
  NothingLeftToSay,
  type Opening,
  type PostWords,
  type ProposedSubject,
  type WriterBrand,
  type WritingCost,
  type WrittenScript,
} from '@octavo/writer/script'

/** Whose words they are, so that a writer on this machine takes accounts in turn, and one that is paid keeps to a brand's budget. */
type Asker = {
  account?: string
  brandId?: string
  /** Somebody waits for the answer: a writer elsewhere has so long, then the built-in one writes. */
  withinMs?: number
}
export type ScriptRequest = ScriptAsk & Asker

/** A text to be read once more, and whose budget pays for it. */
export type OpinionRequest = Required<Pick<Asker, 'account' | 'brandId' | 'withinMs'>> & {
  words: Words
  niche?: string | undefined
  /** A presenter speaks it, who may claim nothing as its own. */
  presenter: boolean
  /** Somebody waits: too late for them is not too late for others. */
  isHurried: boolean
}
export type GivenOpinion = SecondOpinion & Pick<Opinion, 'findings'>

export interface Language extends Service {
  readonly can: {
    /** The languages it writes, as `en` or `en-GB`. */
    readonly languages: readonly string[]
  }
  /** How many texts it may be asked for until one scores well: the built-in writer costs nothing, a paid one does. */
  readonly candidates: number
  /** About what a script costs, and what a brand may spend a day, where a model is paid or counted. */
  readonly budget?: Budget & { about(format: ScriptRequest['format']): WritingCost }
  /**
   * What else may break a rule in a text; not there where nobody can say. Only what quotes its words and names a rule is told. Where there is
   * no answer, it says why, and throws nothing for it.
   */
  readonly opinions?: { about: WritingCost; on(request: OpinionRequest): Promise<GivenOpinion> }
  /** Writes one script. Throws NothingLeftToSay when everything it knows for this request was said already. */
  writeScript(request: ScriptRequest): Promise<WrittenScript>
  /** What each film of a week could be about, in the order of the slots; nothing where nothing is left to tell. */
  planSubjects(request: PlanRequest & Asker): Promise<(ProposedSubject | undefined)[]>
  /** Tells in so many seconds what a page says. Throws NothingLeftToSay when that is too little. */
  writeAboutPage(page: PageToTell, wanted: { seconds: number; seed: number } & Asker): Promise<WrittenScript>
  /** The same script without what was found; keeps everything else as it is. */
  improveScript(script: WrittenScript, findings: FindingToFix[], request: ScriptRequest): Promise<WrittenScript>
  /** What a sentence, a text or a page says of a business, for its owner to accept. */
  proposeBrand(from: { text: string } | { page: PageRead; today: string }, asker: Asker): Promise<Proposal>
  /** The lines of work that it knows by name, with what else they are called. */
  trades(): TradeName[]
  /** Ten questions that fit the brand's trade. */
  interviewFor(brand: WriterBrand): Asked[]
  /** Other first lines for words that are there, or for a topic: by the built-in writer alone, so that they cost nothing. Empty where the words give nothing to speak of. */
  openingsFor(request: OpeningsRequest & Pick<Asker, 'account'>): Promise<Opening[]>
  /** What is said with a film on each of these places, in their order, out of its script and its brand. */
  postWords(film: PostedFilm, places: readonly Place[]): PostWords[]
  /** How much there is to tell about the business of this request without telling anything twice. */
  supplyOf(request: ScriptRequest): Promise<Supply>
  /** A niche's pieces of knowledge that speak of any of these words, those that speak of most first; and how many it has in all. */
  knowledgeOn(niche: Niche, words: string): { found: Knowledge[]; total: number }
}
