import { APPROVAL_SCORE } from '#compliance/limits.ts'

/**
 * Fewer views say nothing: shares of them, measured scores and what is made of these are told from here on, in every call and on every screen.
 * What was counted itself (views, clicks, messages) is told from the first on.
 */
export const VERDICT_VIEWS = 30

/** Whether so many views are enough for a verdict. */
export const isJudged = (views: number): boolean => views >= VERDICT_VIEWS

/** Said in the place of a verdict: how many views there are of those that it needs. */
export const viewsSoFar = (views: number): string => `${views} of ${VERDICT_VIEWS} views`

/** What a measured score and shares are measured by; under the least views, what comes with them. */
export const measuredFrom = (views: number): string =>
  isJudged(views)
    ? `Measured from ${views.toLocaleString('en-US')} views`
    : `${viewsSoFar(views)}. It’s measured once it reaches ${VERDICT_VIEWS}.`

/** Whether a film is called viral: by what visitors did, never by what was predicted. */
export const isViral = (measuredScore: number | null): boolean => (measuredScore ?? 0) >= APPROVAL_SCORE

/** So many of a hundred views, to a tenth; null while the views are too few to say. */
export const shareOfViews = (part: number, views: number): number | null =>
  isJudged(views) ? Math.round((part / views) * 1000) / 10 : null

/** What the viral score of published films is made of: points for a thousand views a film, and for a click in a hundred views. */
export const VIRAL_FORMULA = { most: 100, thousandViews: 0.1, clickRate: 15 } as const

/** min(100, views a film / 1000 * 0.1 + average CTR * 15), rounded, the CTR in percent; null under `VERDICT_VIEWS` views. */
export function viralScoreOf({ views, clicks }: { views: number; clicks: number }, films: number): number | null {
  if (!isJudged(views) || films === 0) return null
  const { most, thousandViews, clickRate } = VIRAL_FORMULA
  return Math.round(Math.min(most, (views / films / 1000) * thousandViews + (clicks / views) * 100 * clickRate))
}

/** From these viral scores on a brand's row is orange, and yellow. */
export const BRAND_SCORES = { high: 80, medium: 60 } as const

/** Days that analytics shows unless told, and at most. */
export const ANALYTICS_DAYS = { usual: 30, most: 366 } as const
