/** A week's subjects before anything is written for good: each is tried out, so that it can be told beside the others. */
import { plainSentence, sentencesOf } from '@octavo/voice/text'
import { type Business, businessOf } from '#business/business.ts'
import { mainMaterial } from '#compose/topic.pool.ts'
import {
  NothingLeftToSay,
  type PlanRequest,
  type PlanSlot,
  type ProposedSubject,
  type ScriptRequest,
  type WrittenScript,
} from './script.ts'
import { writeScript } from './write.ts'

/** What each film could be about, in the order of the slots: no two about the same, nothing that was told before. Nothing where nothing is left to tell. */
export function planSubjects({ slots, keptSubjects = [], ...request }: PlanRequest): (ProposedSubject | undefined)[] {
  const business = businessOf(request.brand)
  const settled = slots.flatMap(({ subject }) => subject?.id ?? [])
  let { usedSentences, recentIngredients } = request
  return slots.map((slot) => {
    const kept = [...keptSubjects, ...settled]
    const script = tried({ ...request, ...ofSlot(slot), keptSubjects: kept, usedSentences, recentIngredients })
    if (!script) return undefined
    const said = sentencesOf(script.body).map(({ text }) => plainSentence(text))
    usedSentences = new Set([...usedSentences, ...said])
    recentIngredients = [...script.ingredients, ...recentIngredients]
    return proposed(script, slot, business)
  })
}

const ofSlot = ({ format, seconds, seed, subject }: PlanSlot) => ({
  format,
  seconds,
  seed,
  ...(subject && { subject }),
})

function tried(request: ScriptRequest): WrittenScript | undefined {
  try {
    return writeScript(request)
  } catch (error) {
    if (error instanceof NothingLeftToSay) return undefined
    throw error
  }
}

function proposed(
  script: WrittenScript,
  { format, subject }: PlanSlot,
  business: Business | undefined,
): ProposedSubject {
  const { ingredients, title, hook } = script
  const kind = ingredients.find((id) => id.startsWith('kind-'))?.slice('kind-'.length)
  const id = subjectIn(ingredients)
  const piece = business?.trade?.pieces.find((one) => id === `piece-${business.trade?.id}-${one.id}`)
  const isOwn = subject !== undefined && !subject.id
  return {
    ...(id && !isOwn && { id }),
    kind: isOwn ? 'own' : format === 'long' ? 'deeper' : (kind ?? 'explained'),
    title,
    firstLine: hook,
    facts: factsIn(ingredients, business),
    ...(business?.trade &&
      ingredients.some((one) => one.includes(`piece-${business.trade?.id}`)) && { trade: business.trade.name }),
    isOfSeason: piece?.months !== undefined || kind === 'season',
  }
}

/** What a script can be asked for again by: what it leads with, the theme of a long film, or its main piece of knowledge. */
const subjectIn = (ingredients: readonly string[]): string | undefined =>
  ingredients.find((id) => /^(?:film|piece|journey)-/.test(id)) ??
  (ingredients.some((id) => id.startsWith('long-')) ? ingredients[0] : mainMaterial(ingredients))

const factsIn = (ingredients: readonly string[], business: Business | undefined): string[] =>
  (business?.facts ?? [])
    .filter(({ id }) => ingredients.includes(id))
    .map(({ ask, lines }) => ask ?? lines.map(({ spoken }) => spoken).join(' '))
