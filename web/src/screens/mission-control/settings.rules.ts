import type { Niche } from '@octavo/contract/brand'
import { PRODUCTION_LIMITS, type ProductionState } from '@octavo/contract/production'

/** The settings as they are typed. */
export type SettingsForm = { volume: string; topics: string; niches: Niche[]; threshold: string }
export type Settings = ProductionState['settings']
export type SettingsErrors = Partial<Record<'volume' | 'topics' | 'threshold', string>>

const HIGHEST_SCORE = 100

export const formOf = (settings: Settings): SettingsForm => ({
  volume: String(settings.daily_volume),
  topics: settings.topics.join(', '),
  niches: settings.niches,
  threshold: String(settings.quality_threshold),
})

/** Topics stand between commas or on lines of their own; blank ones and repeats are dropped. */
export const topicsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((topic) => topic.trim())
      .filter(Boolean),
  ),
]

const isWhole = (text: string, least: number, most: number) =>
  /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/** What is wrong with the typed settings, field by field. */
export function errorsOf({ volume, topics, threshold }: SettingsForm): SettingsErrors {
  const { dailyVolume, topics: most, topic: longest } = PRODUCTION_LIMITS
  const list = topicsOf(topics)
  return {
    ...(!isWhole(volume, 1, dailyVolume) && { volume: `Please give a whole number from 1 to ${dailyVolume}` }),
    ...(!isWhole(threshold, 0, HIGHEST_SCORE) && {
      threshold: `Please give a whole number from 0 to ${HIGHEST_SCORE}`,
    }),
    ...(list.length > most && { topics: `At most ${most} topics; these are ${list.length}` }),
    ...(list.some((topic) => topic.length > longest) && { topics: `A topic has at most ${longest} characters` }),
  }
}

/** The settings as they are sent. */
export const settingsOf = ({ volume, topics, niches, threshold }: SettingsForm): Settings => ({
  daily_volume: Number(volume),
  topics: topicsOf(topics),
  niches,
  quality_threshold: Number(threshold),
})

export const isSameSettings = (one: Settings, other: Settings): boolean => JSON.stringify(one) === JSON.stringify(other)
