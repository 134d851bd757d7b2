import type { DailyCompliance, LearningStatus, PeaceOfMind, PostingLimits } from '@octavo/contract'
import { count, plural } from '#shared/figure-words.ts'
import { StateWord } from '#shared/StateWord.tsx'
import { lastingWords } from '#shared/time-words.ts'
import { Activity, Lightbulb, Send, UserRound } from '#ui/icons/index.ts'
import { type Stat, StatTiles } from '#ui/StatTiles.tsx'

type StatusTilesProps = {
  peace: PeaceOfMind | undefined
  compliance: DailyCompliance | undefined
  learning: LearningStatus | undefined
  limits: PostingLimits | undefined
}

/** Four figures, each of its own call; all are shown once all are there. */
export function StatusTiles({ peace, compliance, learning, limits }: StatusTilesProps) {
  const all = peace && compliance && learning && limits
  const patterns = learning?.recentLearning.patterns.length ?? 0
  const stats: Stat[] | undefined = all && [
    {
      label: 'Systems',
      value: <StateWord>{peace.systemsOperational ? 'Operational' : 'Degraded'}</StateWord>,
      note: `Up ${lastingWords(peace.uptime)}`,
      icon: Activity,
    },
    {
      label: 'Posts Today',
      value: limits.channelsActive === 0 ? undefined : count(limits.totalPostsToday),
      note: `On ${plural(limits.channelsActive, 'channel')}, ${limits.maxPostsPerChannel} a day each at most`,
      icon: Send,
    },
    {
      label: 'Humanity Score',
      value: compliance.averageHumanityScore ?? peace.ethicalCompliance.averageHumanityScore ?? undefined,
      note: compliance.averageHumanityScore === null ? 'Of all scripts' : "Of today's scripts",
      icon: UserRound,
    },
    {
      label: 'Patterns Learned',
      value: patterns === 0 ? undefined : count(patterns),
      note: `From ${plural(learning.recentLearning.filmsLearnedFrom, 'film')}`,
      icon: Lightbulb,
    },
  ]
  return <StatTiles label="Status" stats={stats} />
}
