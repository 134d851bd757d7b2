/** What the viral score of published films is made of: points for a thousand views a film, and for a click in a hundred views. */
export const VIRAL_FORMULA = { most: 100, thousandViews: 0.1, clickRate: 15 } as const

/** min(100, views a film / 1000 * 0.1 + average CTR * 15), rounded, the CTR in percent; null where nobody looked. */
export function viralScoreOf({ views, clicks }: { views: number; clicks: number }, films: number): number | null {
  if (views === 0 || films === 0) return null
  const { most, thousandViews, clickRate } = VIRAL_FORMULA
  return Math.round(Math.min(most, (views / films / 1000) * thousandViews + (clicks / views) * 100 * clickRate))
}

/** From these viral scores on a brand's row is orange, and yellow. */
export const BRAND_SCORES = { high: 80, medium: 60 } as const

/** Days that analytics shows unless told, and at most. */
export const ANALYTICS_DAYS = { usual: 30, most: 366 } as const
