/** One video's words, judged as a script of one's own would be. */

import { sentencesOf, spokenSeconds, wordsOf } from '@octavo/voice/text'
import { Refusal } from '#refusal.ts'
import { type Asking, scoreText, TRAIT_POINTS, traitsOf } from '#scripts/compliance/index.ts'
import type { Page } from '#services/page-reader/page-reader.ts'
import { type Studied, viewsIn } from './study.rules.ts'

export type Observed = Studied & { author: string | null; viralScore: number; complianceScore: number }

// Of a page's text, what would fit a film: below it stands what the site says of itself.
const TEXT_STUDIED = 4000
const FEWEST_WORDS = 5
const LONG_FROM_SECONDS = 90
const LONGEST_EXAMPLE = 200

/** What its words are like. Refuses a page that shows too few of them. */
export async function observe(ctx: Asking, page: Page, transcript: string | undefined): Promise<Observed> {
  const words =
    transcript || [page.title, page.description, page.text.slice(0, TEXT_STUDIED)].filter(Boolean).join('\n')
  if (wordsOf(words).length < FEWEST_WORDS)
    throw new Refusal('unprocessable', 'This page shows too few words to study. Paste the transcript of the video.')
  const sentences = sentencesOf(words).map(({ text }) => text)
  const hook = (transcript ? sentences[0] : page.title) || (sentences[0] ?? '')
  const seconds = spokenSeconds(words)
  const script = {
    title: page.title,
    hook,
    body: words,
    callToAction: sentences.length > 1 ? (sentences.at(-1) ?? '') : '',
    hashtags: [...words.matchAll(/#[\p{L}\p{N}_]+/gu)].map(([tag]) => tag),
    format: seconds < LONG_FROM_SECONDS ? ('short' as const) : ('long' as const),
  }
  const [verdict, [traits]] = await Promise.all([scoreText(ctx, script), traitsOf(ctx, [script])])
  return {
    title: page.title,
    author: page.siteName || null,
    views: viewsIn(`${page.description}\n${page.text}`),
    readFrom: transcript ? 'transcript' : 'page',
    hook: hook.slice(0, LONGEST_EXAMPLE),
    hookKind: traits!.hook,
    structure: traits!.structure,
    seconds,
    viralScore: verdict.viralScore,
    complianceScore: verdict.score,
    traits: verdict.viralReasons.flatMap(({ label, effect, quote }) => {
      const points = TRAIT_POINTS[label]
      return points ? [{ label, share: effect / points, example: (quote ?? hook).slice(0, LONGEST_EXAMPLE) }] : []
    }),
    observations: verdict.issues.map(({ title, severity, suggestion }) => ({
      category: title,
      riskLevel: severity,
      requirement: suggestion,
    })),
  }
}
