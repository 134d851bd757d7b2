/**
 * The seam: a brand in, its first week out, written as the product writes it (`films/batches`, `films/make`). What writes the
 * week changes; what measures it does not.
 */
import { WEEK_SCHEDULE } from '@octavo/contract/batch'
import { APPROVAL_SCORE, IMPROVEMENT_ROUNDS } from '@octavo/contract/compliance'
import type { ScriptLine } from '@octavo/contract/script'
import { FORMATS, type VideoFormat } from '@octavo/contract/video'
import { autofixLabels, scoreScript } from '@octavo/officer'
import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { improveScript, writeScript } from '@octavo/writer'
import type { ScriptRequest, WrittenScript } from '@octavo/writer/script'
import type { BenchBrand } from './brands.data.ts'
import type { Week } from './script.ts'

const SEED = 20_260
const MONTH = 11
const SECONDS = { short: 30, long: 240 } as const
const CANDIDATES = 8
const MEMORY_ROUNDS = 6
const SCRIPTS_REMEMBERED = 64

export async function weekOf(brand: BenchBrand): Promise<Week> {
  const written = filmsOf(brand)
  const scripts = written.map(({ script, format }): Week['scripts'][number] => {
    const { title, body, hook, callToAction, lines } = script
    return { title, body, hook, callToAction, format, ...(lines && { lines: lines.flatMap(shown) }) }
  })
  const trade = tradeTold(written.map(({ script }) => script).reverse())
  return { scripts, ...(trade && { trade }) }
}

/** What is filmed in a brand's first week. */
export type WrittenFilm = { script: WrittenScript; format: VideoFormat; number: number }

export function filmsOf(brand: BenchBrand): WrittenFilm[] {
  const used = new Set<string>()
  const before: WrittenScript[] = []
  return WEEK_SCHEDULE.map(({ format, number }) => {
    const script = newScript(brand, format, seedFor(format, number), used, before)
    for (const sentence of plainSentences(script)) used.add(sentence)
    before.unshift(script)
    return { script, format, number }
  })
}

/** Written, checked, and written anew where it repeats what was said. */
function newScript(
  brand: BenchBrand,
  format: VideoFormat,
  seed: number,
  used: ReadonlySet<string>,
  before: readonly WrittenScript[],
): WrittenScript {
  for (let round = 0; round < MEMORY_ROUNDS; round++) {
    const request: ScriptRequest = {
      brand: typedBy(brand),
      format,
      seconds: secondsOf(format),
      presenter: hasPresenter(brand),
      seed: seed + round * 7919,
      month: MONTH,
      usedSentences: used,
      recentIngredients: before.slice(0, SCRIPTS_REMEMBERED).flatMap(({ ingredients }) => ingredients),
    }
    const script = checked(bestOf(request), request)
    if (!plainSentences(script).some((sentence) => used.has(sentence))) return script
  }
  throw new Error(`Nothing new was left to say about ${brand.name}.`)
}

function bestOf(request: ScriptRequest): WrittenScript {
  let best: { script: WrittenScript; score: number } | undefined
  for (let candidate = 0; candidate < CANDIDATES; candidate++) {
    const script = writeScript({ ...request, seed: request.seed + candidate * 101 })
    const score = scoreScript({ ...script, format: request.format }, { lessons: {} }).viralScore
    if (!best || score > best.score) best = { script, score }
    if (score >= APPROVAL_SCORE) break
  }
  return best!.script
}

function checked(written: WrittenScript, request: ScriptRequest): WrittenScript {
  const { format, presenter, brand } = request
  const judge = (script: WrittenScript) =>
    scoreScript({ ...script, format }, { niche: brand.niche, presenter, lessons: {} })
  let script = written
  let verdict = judge(script)
  for (let round = 0; !verdict.approved && round < IMPROVEMENT_ROUNDS; round++) {
    const { issues } = verdict
    const inText = issues.filter((issue) => issue.field === 'text')
    if (inText.length > 0 || issues.length === 0) script = improveScript(script, inText, request)
    script = { ...script, ...autofixLabels(script, issues) }
    verdict = judge(script)
  }
  return script
}

/** A line with each text that its card shows. */
function shown({ spoken, card, icon }: ScriptLine): NonNullable<Week['scripts'][number]['lines']>[number][] {
  const picture = icon ? { picture: icon } : {}
  if (!card) return [{ spoken, ...picture }]
  const { kind: _, ...texts } = card
  return Object.values(texts)
    .filter((text) => typeof text === 'string')
    .map((text) => ({ spoken, card: text, ...picture }))
}

function secondsOf(format: VideoFormat): ScriptRequest['seconds'] {
  const aim = SECONDS[format]
  return format === 'long' ? { ...FORMATS.long.seconds, aim } : { min: aim * 0.5, aim, max: aim * 1.6 }
}

/** What its owner has typed, and nothing of what is measured. */
const typedBy = ({ name, niche, tone, description, facts }: BenchBrand): ScriptRequest['brand'] => ({
  name,
  niche,
  tone,
  description,
  persona: '',
  facts: [...facts],
})

/** Half of the brands have one, as their owners choose. */
const hasPresenter = ({ name }: BenchBrand): boolean =>
  [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 === 0

const seedFor = (format: VideoFormat, number: number): number => SEED + (format === 'long' ? 8 : number) * 104_729

const plainSentences = ({ body }: WrittenScript): string[] =>
  sentencesOf(body).map((sentence) => plainSentence(sentence.text))

/** A script tells its trade by where it has its knowledge from. */
function tradeTold(scripts: readonly WrittenScript[]): string | undefined {
  const told = scripts.flatMap(({ sources }) =>
    sources.flatMap((source) => /^Common practice of the trade: (.+)$/.exec(source)?.[1] ?? []),
  )
  return told.sort((one, other) => count(told, other) - count(told, one))[0]
}

const count = (all: readonly string[], one: string): number => all.filter((value) => value === one).length
