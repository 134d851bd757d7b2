import { businessOf } from '#business/business.ts'
import { autofix } from '#compose/autofix.ts'
import { contextFor } from '#compose/context.ts'
import { composeLong } from '#compose/long.composer.ts'
import { composeShort } from '#compose/short.composer.ts'
import { topicPoolFor } from '#compose/topic.pool.ts'
import { writeFilm } from '#films/write-film.ts'
import { hashOf } from './chance.ts'
import { type FindingToFix, NothingLeftToSay, type ScriptRequest, type WrittenScript } from './script.ts'

// From here on a script needs chapters, whatever its format is called.
const LONGEST_SHORT = 75

/** Writes one script. Throws NothingLeftToSay when everything it knows for this request was said already. */
export function writeScript(request: ScriptRequest): WrittenScript {
  const business = request.trend ? undefined : businessOf(request.brand)
  const film = business && writeFilm(request, business)
  if (film) return film
  const context = contextFor(request)
  const pool = topicPoolFor(context)
  const script = request.seconds.aim > LONGEST_SHORT ? composeLong(context, pool) : composeShort(context, pool)
  if (script) return script
  throw new NothingLeftToSay(
    `Everything the writer knows for ${request.brand.name} has been said. Add facts to the brand, such as a product, a price or a question that customers ask.`,
  )
}

/** A text with nothing to point at that still does not pass reads badly as a whole: then another one is written. */
export const improveScript = (
  script: WrittenScript,
  findings: FindingToFix[],
  request: ScriptRequest,
): WrittenScript =>
  findings.length > 0
    ? autofix(script, findings, request)
    : writeScript({ ...request, seed: request.seed + hashOf(script.body) })
