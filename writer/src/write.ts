import { businessOf } from '#business/business.ts'
import { firstPhrase } from '#business/description.ts'
import { autofix } from '#compose/autofix.ts'
import { contextFor } from '#compose/context.ts'
import { composeLong } from '#compose/long.composer.ts'
import { composeShort } from '#compose/short.composer.ts'
import { topicPoolFor } from '#compose/topic.pool.ts'
import { withStop } from '#english/grammar.ts'
import { writeFilm } from '#films/write-film.ts'
import { isOfBusiness } from '#relevance/measured-by.ts'
import { hashOf } from './chance.ts'
import { type FindingToFix, NothingLeftToSay, type ScriptRequest, type WrittenScript } from './script.ts'

// From here on a script needs chapters, whatever its format is called.
const LONGEST_SHORT = 75

/** Writes one script. Throws NothingLeftToSay when everything it knows for this request was said already. */
export function writeScript(request: ScriptRequest): WrittenScript {
  if (request.journey && isOfBusiness(request.brand)) return writeScript(asJourney(request))
  const business = request.trend ? undefined : businessOf(request.brand)
  const film = business && writeFilm(request, business)
  if (film) return film
  const { subject } = request
  const idea = subject && !subject.id ? (subject.title ?? subject.firstLine) : undefined
  const context = contextFor(idea ? { ...request, topic: idea } : request)
  const pool = topicPoolFor(context)
  const script = request.seconds.aim > LONGEST_SHORT ? composeLong(context, pool) : composeShort(context, pool)
  if (script) return asPlanned(script, request)
  throw new NothingLeftToSay(
    `Everything the writer knows for ${request.brand.name} has been said. Add facts to the brand, such as a product, a price or a question that customers ask.`,
  )
}

/** What was asked for led away from the business. One that is not known as such offers what its description begins with. */
function asJourney({
  journey: _,
  topic: __,
  trend: ___,
  subject: ____,
  keywords: _____,
  ...request
}: ScriptRequest): ScriptRequest {
  const { brand } = request
  const trade = brand.trade?.trim() || (businessOf(brand) ? undefined : `We offer ${firstPhrase(brand.description)}`)
  return { ...request, brand: { ...brand, ...(trade && { trade }) } }
}

/** Under the title of the plan, beginning with its first line; what had to be told in its place keeps its own. */
function asPlanned(script: WrittenScript, { subject }: ScriptRequest): WrittenScript {
  const { id, title, firstLine } = subject ?? {}
  if (id && !script.ingredients.includes(id)) return script
  const hook = firstLine && withStop(firstLine)
  return {
    ...script,
    ...(title && { title }),
    ...(hook && script.body.startsWith(script.hook) && { hook, body: hook + script.body.slice(script.hook.length) }),
  }
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
