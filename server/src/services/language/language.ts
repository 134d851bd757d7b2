/** Writing scripts and fixing them. */
import type { Niche } from '@octavo/contract/brand'
import type {
  FindingToFix,
  Knowledge,
  PageToTell,
  ScriptRequest as ScriptAsk,
  WrittenScript,
} from '@octavo/writer/script'
import type { Service } from '#services/service.ts'

export { NothingLeftToSay, type WrittenScript } from '@octavo/writer/script'

/** Whose words they are, so that a writer on this machine takes accounts in turn. */
type Asker = { account?: string }
export type ScriptRequest = ScriptAsk & Asker

export interface Language extends Service {
  readonly can: {
    /** The languages it writes, as `en` or `en-GB`. */
    readonly languages: readonly string[]
  }
  /** How many texts it may be asked for until one scores well: the built-in writer costs nothing, a paid one does. */
  readonly candidates: number
  /** Writes one script. Throws NothingLeftToSay when everything it knows for this request was said already. */
  writeScript(request: ScriptRequest): Promise<WrittenScript>
  /** Tells in so many seconds what a page says. Throws NothingLeftToSay when that is too little. */
  writeAboutPage(page: PageToTell, wanted: { seconds: number; seed: number } & Asker): Promise<WrittenScript>
  /** The same script without what was found; keeps everything else as it is. */
  improveScript(script: WrittenScript, findings: FindingToFix[], request: ScriptRequest): Promise<WrittenScript>
  /** A niche's pieces of knowledge that speak of any of these words, those that speak of most first; and how many it has in all. */
  knowledgeOn(niche: Niche, words: string): { found: Knowledge[]; total: number }
}
