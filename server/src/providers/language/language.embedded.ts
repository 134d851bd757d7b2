import { type Language, NothingLeftToSay, type ScriptRequest, type ToMend, type WrittenScript } from './language.ts'
import { hashOf } from './writer/chance.ts'
import { deskFor } from './writer/desk.ts'
import { composeLong } from './writer/long.composer.ts'
import { mendScript } from './writer/mend.ts'
import { shelfFor } from './writer/shelf.ts'
import { composeShort } from './writer/short.composer.ts'

/** The writer that needs no key and no network: it composes scripts from structures, knowledge and the brand's own facts. */
export const embeddedLanguage = (): Language => ({
  name: 'Built-in writer',
  candidates: 8,
  writeScript: async (request) => write(request),
  improveScript: async (script, findings, request) => improve(script, findings, request),
})

// From here on a script needs chapters, whatever its format is called.
const LONGEST_SHORT = 75

function write(request: ScriptRequest): WrittenScript {
  const desk = deskFor(request)
  const shelf = shelfFor(desk)
  const script = request.seconds.aim > LONGEST_SHORT ? composeLong(desk, shelf) : composeShort(desk, shelf)
  if (script) return script
  throw new NothingLeftToSay(
    `Everything the writer knows for ${request.brand.name} has been said. Add facts to the brand, such as a product, a price or a question that customers ask.`,
  )
}

/** A text with nothing to point at that still does not pass reads badly as a whole: then another one is written. */
const improve = (script: WrittenScript, findings: ToMend[], request: ScriptRequest): WrittenScript =>
  findings.length > 0
    ? mendScript(script, findings, request)
    : write({ ...request, seed: request.seed + hashOf(script.body) })
