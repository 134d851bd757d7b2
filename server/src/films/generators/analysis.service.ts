/** What is known about a topic before a word is written: by the account's own scripts and by the niche's knowledge. */
import type { ViralNiche } from '@octavo/contract/generation'
import type { TopicAnalysis } from '@octavo/contract/script-writing'
import { plainSentence, stemsOf } from '@octavo/voice/text'
import { getBrand } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { type ScriptTraits, traitsOf } from '#scripts/compliance/index.ts'
import * as store from './generations.store.ts'
import { knownNiche, nicheName } from './niches.rules.ts'

export type Question = { niche?: ViralNiche | undefined; topic?: string | undefined; brandId?: string | undefined }

const MOST_SHOWN = 6
/** A niche without a topic is asked for by what sets it apart. */
const wordsFor = ({ niche, topic }: Question): string => topic ?? (niche ? knownNiche(niche).keywords.join(' ') : '')

export async function analyseTopic(ctx: Owned, question: Question): Promise<TopicAnalysis> {
  const scripts = await store.scriptsToStudy(ctx, question.brandId)
  const onTopic = question.topic ? scripts.filter((script) => speaksOf(script, question.topic ?? '')) : []
  const niche = question.niche ? knownNiche(question.niche).niche : 'Business & Entrepreneurship'
  const knowledge = ctx.services.language.knowledgeOn(niche, wordsFor(question))
  return {
    niche: question.niche ?? null,
    topic: question.topic ?? null,
    scripts: scripts.length,
    onTopic: onTopic.slice(0, MOST_SHOWN).map(({ id, title, viralScore }) => ({ id, title, viralScore })),
    averageViralScore: average(scripts.map((script) => script.viralScore)),
    strongest: await strongestTraits(ctx, scripts),
    knowledge: knowledge.found.slice(0, MOST_SHOWN),
    knowledgeOnTopic: knowledge.found.length,
    knowledgeInNiche: knowledge.total,
  }
}

/** The analysis on request; somebody else's brand is answered like one that does not exist. */
export async function analyse(ctx: Owned, question: Question): Promise<TopicAnalysis> {
  if (question.brandId) await getBrand(ctx, question.brandId)
  return analyseTopic(ctx, question)
}

/** Whether it contains at least half of the topic's telling words. */
function speaksOf({ title, body }: store.ScriptToStudy, topic: string): boolean {
  const stems = stemsOf(topic)
  const text = ` ${plainSentence(`${title} ${body}`)}`
  return stems.length > 0 && stems.filter((stem) => text.includes(` ${stem}`)).length * 2 >= stems.length
}

const average = (scores: number[]): number | null =>
  scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)

/** Scripts whose traits are looked at: the account's best. */
const BEST = 10

async function strongestTraits(ctx: Owned, scripts: store.ScriptToStudy[]): Promise<ScriptTraits | null> {
  const traits = await traitsOf(ctx, scripts.slice(0, BEST))
  const most = <K extends keyof ScriptTraits>(key: K) => commonest(traits.map((one) => one[key]))
  const [hook, structure, length] = [most('hook'), most('structure'), most('length')]
  return hook && structure && length ? { hook, structure, length } : null
}

function commonest<T extends string>(values: T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** What the analysis found, in a sentence. */
export function analysisSays(found: TopicAnalysis): string {
  const own =
    found.scripts === 0
      ? 'You have no scripts to compare with yet.'
      : `${found.onTopic.length} of your ${found.scripts} scripts speak of it, ${found.averageViralScore} of 100 on average over all.`
  const about = found.niche ? nicheName(found.niche) : 'the niche'
  const known = `${found.knowledgeOnTopic} of ${found.knowledgeInNiche} pieces of knowledge on ${about} touch on it.`
  const best = found.strongest
    ? ` Your best scripts open with a ${found.strongest.hook} and are built as ${found.strongest.structure}.`
    : ''
  return `${own} ${known}${best}`
}
