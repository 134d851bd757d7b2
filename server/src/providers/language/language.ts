/** Writing scripts and fixing them. */
import type { FindingToFix, ScriptRequest, WrittenScript } from '@octavo/writer/script'

export { NothingLeftToSay, type ScriptRequest, type WrittenScript } from '@octavo/writer/script'

export interface Language {
  /** Shown on screens: who wrote it. */
  readonly name: string
  /** How many texts it may be asked for until one scores well: the built-in writer costs nothing, a paid one does. */
  readonly candidates: number
  /** Writes one script. Throws NothingLeftToSay when everything it knows for this request was said already. */
  writeScript(request: ScriptRequest): Promise<WrittenScript>
  /** The same script without what was found; keeps everything else as it is. */
  improveScript(script: WrittenScript, findings: FindingToFix[], request: ScriptRequest): Promise<WrittenScript>
}
