/** Content without a film: texts on request, the account's memory, and the check that visitors may run. */

import { NICHES, type Niche } from '@octavo/contract/brand'
import { messages } from '@octavo/contract/messages'
import type { Platform } from '@octavo/contract/network'
import type { scriptWritingSchemas } from '@octavo/contract/script-writing/schemas'
import { FORMATS } from '@octavo/contract/video'
import { sentencesOf } from '@octavo/voice/text'
import type { z } from 'zod'
import { brandAtWork, findBrandEver } from '#brands/index.ts'
import { type Ctx, inTransaction, type Owned, type SignedIn } from '#context.ts'
import { brandFor, newSeed } from '#films/orders/index.ts'
import { Refusal } from '#refusal.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { rememberScript } from '#scripts/index.ts'
import type { Language } from '#services/language/language.ts'
import { plannedCues, viralContentView, voiceOfTone } from './content.view.ts'
import { composeCandidates, reaches } from './generation-steps.service.ts'
import * as store from './generations.store.ts'

type LearnedRequest = z.output<typeof scriptWritingSchemas.learned.body>
type RememberRequest = z.output<typeof scriptWritingSchemas.remember.body>
type SingleRequest = z.output<typeof scriptWritingSchemas.single.body>

// A call answers within 25 seconds: a text begun by then may still be finished.
const WRITE_WITHIN_MS = 15_000
const LEARNED = 'Learned from your own films'

/** The best of several texts by what is known of scores and of the account's own results; nothing is kept. */
export async function writeLearned(ctx: SignedIn, request: LearnedRequest) {
  const { contentType: format, niche, topic, targetViralScore: target } = request
  await brandAtWork(ctx, request.brandId)
  const brand = await findBrandEver(ctx, request.brandId)
  if (!brand) throw new Refusal('not-found', messages.brand.notFound)
  const seed = newSeed()
  const all = await composeCandidates(ctx, { brand, format, niche, topic, seed }, target, [], WRITE_WITHIN_MS)
  const [best] = all
  if (!best) throw new Refusal('unavailable', `${ctx.services.language.name} has written nothing. Please try again.`)
  const { script, verdict } = best
  const voice = voiceOfTone(ctx.services.voice, brand.tone)
  const cues = plannedCues(ctx.services.voice, script, { brandName: brand.name, format, seed, voice })
  return {
    success: true as const,
    content: viralContentView(ctx.services.voice, { ...script, verdict, voice, cues }, brand.tone),
    complianceCheck: verdict,
    candidates: all.length,
    targetReached: reaches(best, target),
    lessonsApplied: verdict.viralReasons.filter(({ label }) => label === LEARNED).map(({ quote }) => quote ?? LEARNED),
  }
}

/** Keeps a text in the account's memory and library, unless it repeats what is there. */
export async function storeInMemory(ctx: SignedIn, { title, content: body, brandId }: RememberRequest) {
  const brand = brandId ? await brandFor(ctx, brandId) : null
  const sentences = sentencesOf(body).map(({ text }) => text)
  const [hook = '', callToAction = ''] = [sentences[0], sentences.length > 1 ? sentences.at(-1) : '']
  const seconds = ctx.services.voice.estimate(body)
  const format = seconds > FORMATS.short.seconds.max ? ('long' as const) : ('short' as const)
  const script = { title, body, hook, callToAction, hashtags: [], format }
  const scores = await scoreText(ctx, { title, body }, { brandId: brand })
  return inTransaction(ctx, async (within) => {
    const compared = await store.compareWithScripts(within, `${title} ${body}`)
    const memory = await rememberScript(within, {
      ...script,
      brandId: brand,
      viralScore: scores.viralScore,
      relevance: scores.relevance ?? null,
      complianceScore: scores.score,
      humanityScore: scores.humanityScore,
    })
    return {
      success: true as const,
      memory_result: { is_duplicate: !memory.kept, ...compared },
      scriptId: memory.kept ? memory.script.id : null,
    }
  })
}

/** What viewers of a platform stay for, in seconds. */
const AIMS: Record<Platform, number> = { tiktok: 25, instagram: 30, youtube: 45, facebook: 40 }

/** Writes and scores a script by the built-in writer: it costs nothing, whoever asks, and leaves nothing behind. */
export async function writeSingle(ctx: Ctx & Partial<Owned>, { theme, platform }: SingleRequest) {
  const { language, voice } = ctx.embeddedServices
  const { min, max } = FORMATS.short.seconds
  const script = await language.writeScript({
    brand: {
      name: 'Octavo',
      niche: nicheOf(language, theme),
      tone: 'Friendly & Approachable',
      persona: '',
      description: '',
      facts: [],
    },
    format: 'short',
    seconds: { min, max, aim: AIMS[platform] },
    topic: theme,
    presenter: false,
    // The same check, the same script.
    seed: theme.length,
    usedSentences: new Set(),
    recentIngredients: [],
    ...(ctx.accountId && { account: ctx.accountId }),
  })
  const { title, hook, body, hashtags, callToAction } = script
  const scored = await scoreText(ctx, { title, body, hashtags }, { topic: theme })
  const { viralScore, score, humanityScore, relevance } = scored
  return {
    success: true as const,
    video: {
      title,
      hook,
      script: body,
      hashtags,
      callToAction,
      viralScore,
      ...(relevance && { relevance }),
      complianceScore: score,
      humanityScore,
      seconds: Math.round(voice.estimate(body)),
      platform,
    },
  }
}

/** The niche that knows most about it. */
function nicheOf(language: Language, theme: string): Niche {
  const known = (niche: Niche) => language.knowledgeOn(niche, theme).found.length
  return NICHES.toSorted((a, b) => known(b) - known(a))[0] ?? NICHES[0]
}
