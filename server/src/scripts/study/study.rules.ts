/** Pure: what studied videos have in common, from what was observed about each. */
import type { RiskLevel } from '@octavo/contract/compliance'
import type { Observation, Trait } from './study.store.ts'

export type Studied = {
  title: string
  hook: string
  hookKind: string
  structure: string
  /** How long the words take to say. */
  seconds: number
  views: number | null
  readFrom: 'page' | 'transcript'
  traits: Trait[]
  observations: Observation[]
}

type Pattern = { pattern_type: string; effectiveness: number; description: string; example: string }
type Insight = { category: string; risk_level: RiskLevel; requirement: string }

const MOST_PATTERNS = 12
/** What fewer than half of the videos do is no pattern. */
const PATTERN_FROM = 0.5
const STRONGEST = 3
const WEAK_BELOW = 0.35

/** A video that many watched counts more, but a million times the views not a million times as much. */
const weightOf = ({ views }: Studied): number => Math.log10(10 + (views ?? 0))

const weighted = (videos: readonly Studied[], measure: (video: Studied) => number): number => {
  const total = videos.reduce((sum, video) => sum + weightOf(video), 0)
  return videos.reduce((sum, video) => sum + weightOf(video) * measure(video), 0) / total
}

const hundredths = (value: number): number => Math.round(value * 100) / 100
const slug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '')
const ofAll = (count: number, videos: readonly Studied[]): string => `${count} of ${videos.length} studied videos`

type Measured = { label: string; share: number; having: number; example: string }

/** How much of each trait the videos have, the most first. */
function traitsOf(videos: readonly Studied[]): Measured[] {
  const labels = [...new Set(videos.flatMap((video) => video.traits.map(({ label }) => label)))]
  const find = (video: Studied, label: string) => video.traits.find((trait) => trait.label === label)
  return labels
    .map((label) => {
      const best = videos
        .map((video) => find(video, label))
        .reduce((a, b) => ((b?.share ?? 0) > (a?.share ?? 0) ? b : a))
      return {
        label,
        share: weighted(videos, (video) => find(video, label)?.share ?? 0),
        having: videos.filter((video) => (find(video, label)?.share ?? 0) >= PATTERN_FROM).length,
        example: best?.example ?? '',
      }
    })
    .sort((one, other) => other.share - one.share)
}

type Kind = { name: string; share: number; count: number; example: string }

function kindsOf(videos: readonly Studied[], kindOf: (video: Studied) => string): Kind[] {
  return [...new Set(videos.map(kindOf))]
    .map((name) => {
      const those = videos.filter((video) => kindOf(video) === name)
      const share = weighted(videos, (video) => (kindOf(video) === name ? 1 : 0))
      return { name, share, count: those.length, example: those[0]?.hook ?? '' }
    })
    .sort((one, other) => other.share - one.share)
}

/** What most of the videos do, and with which words. */
export function patternsIn(videos: readonly Studied[]): Pattern[] {
  if (videos.length === 0) return []
  const hooks = kindsOf(videos, (video) => video.hookKind).map(({ name, share, count, example }) => ({
    pattern_type: `${slug(name)}_hook`,
    effectiveness: hundredths(share),
    description: `Opens with a ${name} hook: ${ofAll(count, videos)}.`,
    example,
  }))
  const traits = traitsOf(videos).map(({ label, share, having, example }) => ({
    pattern_type: slug(label),
    effectiveness: hundredths(share),
    description: `${label}: ${ofAll(having, videos)}.`,
    example,
  }))
  return [...hooks, ...traits]
    .filter(({ effectiveness }) => effectiveness >= PATTERN_FROM)
    .sort((one, other) => other.effectiveness - one.effectiveness)
    .slice(0, MOST_PATTERNS)
}

const RANK: Record<RiskLevel, number> = { low: 0, medium: 1, high: 2 }

/** What the officer would object to in them, each kind once with its gravest case. */
export function insightsIn(videos: readonly Studied[]): Insight[] {
  const found = new Map<string, { gravest: Observation; in: Set<Studied> }>()
  for (const video of videos)
    for (const one of video.observations) {
      const { gravest = one, in: those = new Set<Studied>() } = found.get(one.category) ?? {}
      const isGraver = RANK[one.riskLevel] > RANK[gravest.riskLevel]
      found.set(one.category, { gravest: isGraver ? one : gravest, in: those.add(video) })
    }
  return [...found.values()]
    .sort((one, other) => RANK[other.gravest.riskLevel] - RANK[one.gravest.riskLevel] || other.in.size - one.in.size)
    .map(({ gravest, in: those }) => ({
      category: gravest.category,
      risk_level: gravest.riskLevel,
      requirement: `${gravest.requirement} (Found in ${ofAll(those.size, videos)}.)`,
    }))
}

const STRUCTURES: Record<string, string> = {
  list: 'a list',
  steps: 'steps to follow',
  contrast: 'a contrast',
  explanation: 'an explanation',
}

/** What follows for the next own video, in sentences that name their grounds. */
export function guidelinesFrom(videos: readonly Studied[]): string[] {
  if (videos.length === 0) return []
  const [hook] = kindsOf(videos, (video) => video.hookKind)
  const [structure] = kindsOf(videos, (video) => video.structure)
  const traits = traitsOf(videos)
  const spoken = videos.filter(({ readFrom }) => readFrom === 'transcript').map(({ seconds }) => Math.round(seconds))
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return [
    ...(hook ? [`Open with a ${hook.name} hook, as ${ofAll(hook.count, videos)} do.`] : []),
    ...(structure
      ? [`Build it as ${STRUCTURES[structure.name] ?? structure.name}, as ${ofAll(structure.count, videos)} do.`]
      : []),
    ...(spoken.length > 0
      ? [
          `Plan ${Math.min(...spoken)} to ${Math.max(...spoken)} seconds of speech: that is what their transcripts take.`,
        ]
      : []),
    ...traits
      .slice(0, STRONGEST)
      .filter(({ share }) => share >= PATTERN_FROM)
      .map(({ label, share }) => `Keep what they do well: ${lower(label)} (${percent(share)}).`),
    ...traits
      .slice(-STRONGEST)
      .filter(({ share }) => share < WEAK_BELOW)
      .map(({ label, share }) => `Do better than they do: ${lower(label)} (${percent(share)}).`),
    ...insightsIn(videos)
      .filter(({ risk_level }) => risk_level === 'high')
      .map(({ category }) => `Leave out what they risk: ${lower(category)}.`),
  ]
}

const lower = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1)

const COUNT = /(\d[\d.,]*)\s*(k|m|b|thousand|million|billion)?\s+views\b/i
const TIMES: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9, billion: 1e9 }

/** The views that a page tells, such as `1,234,567 views` or `1.2M views`. */
export function viewsIn(text: string): number | null {
  const [, digits = '', unit = ''] = COUNT.exec(text) ?? []
  const times = TIMES[unit.toLowerCase()]
  const number = times ? Number(digits.replace(',', '.')) * times : Number(digits.replace(/[.,]/g, ''))
  return digits && Number.isFinite(number) ? Math.min(Math.round(number), 2_147_483_647) : null
}
