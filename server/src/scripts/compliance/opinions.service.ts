/** A second opinion on a text, where a language model is set: asked once for the same words, added to the verdict, never in its way. */
import type { ComplianceCheck, SecondOpinion } from '@octavo/contract/compliance'
import { messages } from '@octavo/contract/messages'
import { readerVersion, type TextToScore } from '@octavo/officer'
import { findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import type { GivenOpinion, OpinionRequest } from '#services/language/language.ts'
import { Turns } from '#turns.ts'
import { latestIssues } from './compliance.store.ts'
import { scoreText, type Whose } from './officer.ts'
import { agreementOf, stillStanding, wordsNamed } from './opinions.rules.ts'
import { countAgreement, findOpinion, keepOpinion } from './opinions.store.ts'

// As long as the making of a film waits for it, and as long as a person does.
const WITHIN_MS = 40_000
const HURRIED_MS = 18_000

type Asking = {
  /** Somebody waits for the answer. */
  isHurried?: boolean
  /** A script whose words these were before they were edited: what was said of them holds where it still stands, unless the new ones are read. */
  scriptId?: string
}

// Whoever asks for the same words meanwhile waits for that answer, and nobody pays twice.
const ofTheSameWords = new Turns(1)

/** The verdict with what a model adds to it. Where nobody can be asked it is as it was; where there is no answer, it says why. */
export async function withOpinion(
  ctx: Owned,
  text: TextToScore,
  whose: Whose,
  verdict: ComplianceCheck,
  { isHurried = false, scriptId }: Asking = {},
): Promise<ComplianceCheck> {
  if (verdict.opinion) return verdict
  const { opinions } = ctx.services.language
  const brand = whose.brand ?? (whose.brandId ? await findBrandEver(ctx, whose.brandId) : undefined)
  const request = brand && {
    ...{ words: text, niche: whose.niche ?? brand.niche, presenter: whose.presenter ?? false },
    ...{ account: ctx.accountId, brandId: brand.id, withinMs: isHurried ? HURRIED_MS : WITHIN_MS, isHurried },
  }
  const opinion =
    opinions && request
      ? await ofTheSameWords.take(`${ctx.accountId} ${wordsNamed(text)}`, () => askOnce(ctx, request, verdict))
      : undefined
  if (opinion?.missing === null) return scoreText(ctx, text, { ...whose, brand })
  const earlier = scriptId ? (await latestIssues(ctx, scriptId)).filter(({ saidBy }) => saidBy !== undefined) : []
  const standing = stillStanding(earlier, text.body)
  return {
    ...verdict,
    ...(opinion && { opinion }),
    ...(standing.length > 0 && { approved: false, issues: [...verdict.issues, ...standing] }),
  }
}

async function askOnce(ctx: Owned, request: OpinionRequest, { issues }: ComplianceCheck): Promise<SecondOpinion> {
  const { words } = request
  const kept = await findOpinion(ctx, words)
  if (kept) return kept.opinion
  const { findings, ...opinion } = await ask(ctx, request)
  if (opinion.missing === null)
    await keepOpinion(ctx, words, { findings, opinion, reader: readerVersion(), ...agreementOf(issues, findings) })
  return opinion
}

/** Whatever goes wrong there, the check goes on. */
async function ask({ services: { language }, log }: Owned, request: OpinionRequest): Promise<GivenOpinion> {
  const { missing } = messages.opinion
  const none = { model: language.name, prompt: '', cost: { tokens: 0, microdollars: 0 }, dropped: 0, findings: [] }
  try {
    return (await language.opinions?.on(request)) ?? { ...none, missing: messages.opinion.nobody }
  } catch (error) {
    log.error('No second opinion was given', error)
    return { ...none, missing: missing.fault }
  }
}

/** How far the reader and a model agree; nothing where no model can be asked, and none was. */
export async function agreementFigures(ctx: Owned) {
  const counts = await countAgreement(ctx)
  return counts.texts > 0 || ctx.services.language.opinions ? counts : undefined
}
