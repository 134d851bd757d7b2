/** The best of several presenter-style texts for one package. */
import { APPROVAL_SCORE } from '@octavo/contract/compliance'
import { FORMATS } from '@octavo/contract/video'
import { wordsOf } from '@octavo/voice/text'
import type { BrandRow } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { autofixUntilApproved, type CheckedScript, readTwice, requestFor } from '#films/make/index.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { NothingLeftToSay, type ScriptRequest, type WrittenScript } from '#services/language/language.ts'
import type { PackageRow } from './production.store.ts'

/** `topic` is null where the writer had nothing new to say about it and stayed with the niche. */
export type WrittenPackage = CheckedScript & { topic: string | null }
type Wanted = Pick<PackageRow, 'niche' | 'topic' | 'seed' | 'threshold'>

const ROUND_STEP = 7919
const CANDIDATE_STEP = 101
// A topic that led to repetitions this often has been told.
const TOPIC_ROUNDS = 3

/** The first text that reaches the asked score, or the best of the writer's candidates. Another round is another text. */
export async function bestText(ctx: Owned, brand: BrandRow, wanted: Wanted, round: number): Promise<WrittenPackage> {
  const { topic } = wanted
  const request = await requestOf(ctx, brand, wanted, round)
  if (topic && round < TOPIC_ROUNDS) {
    try {
      return { ...(await best(ctx, brand, wanted, { ...request, topic })), topic }
    } catch (error) {
      if (!(error instanceof NothingLeftToSay)) throw error
    }
  }
  const steered = topic ? { ...request, keywords: wordsOf(topic.toLowerCase()) } : request
  return { ...(await best(ctx, brand, wanted, steered)), topic: null }
}

async function requestOf(ctx: Owned, brand: BrandRow, { niche, seed }: Wanted, round: number): Promise<ScriptRequest> {
  const { seconds, aim } = FORMATS.short
  const ask = { format: 'short', seconds: { ...seconds, aim }, seed: seed + round * ROUND_STEP, niche } as const
  return { ...(await requestFor(ctx, brand, ask)), presenter: true }
}

async function best(
  ctx: Owned,
  brand: BrandRow,
  { niche, threshold }: Wanted,
  request: ScriptRequest,
): Promise<CheckedScript> {
  const { language } = ctx.services
  const whose = { brand, niche, presenter: true }
  const judge = (script: WrittenScript) => scoreText(ctx, script, whose)
  let found: CheckedScript | undefined
  for (let candidate = 0; candidate < language.candidates; candidate++) {
    const asked = { ...request, seed: request.seed + candidate * CANDIDATE_STEP }
    const written = await language.writeScript(asked)
    const checked = await readTwice(ctx, await autofixUntilApproved(language, written, asked, judge), whose)
    if (!found || worth(checked) > worth(found)) found = checked
    if (worth(found) >= Math.max(threshold, APPROVAL_SCORE)) break
  }
  if (!found) throw new Error(`${language.name} was asked for no text`)
  return found
}

/** What the officer does not let pass is worth less than whatever it does. */
const worth = ({ verdict }: CheckedScript): number => verdict.viralScore - (verdict.approved ? 0 : 100)
