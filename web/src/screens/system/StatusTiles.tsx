import type { LearningStatus } from '@octavo/contract/learning'
import { OPERATION_WORDS } from '@octavo/contract/operation'
import type { PostingLimits } from '@octavo/contract/publication'
import type { DailyCompliance, PeaceOfMind } from '@octavo/contract/system-status'
import { formatDuration } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { isStopped } from '#parts/operation/operation-status.ts'
import { Activity, Lightbulb, Send, UserRound } from '#ui/icons/index.ts'
import { StateWord } from '#ui/StateWord.tsx'
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
      value: (
        <StateWord>
          {isStopped(peace) ? OPERATION_WORDS.stopped : peace.systemsOperational ? 'Operational' : 'Degraded'}
        </StateWord>
      ),
      note: `Up ${formatDuration(peace.uptime)}`,
      icon: Activity,
    },
    {
      label: 'Posts Today',
      value: limits.channelsActive === 0 ? undefined : formatCount(limits.totalPostsToday),
      note: `On ${plural(limits.channelsActive, 'channel')}, ${limits.maxPostsPerChannel} a day each at most`,
      href: '/calendar',
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
      value: patterns === 0 ? undefined : formatCount(patterns),
      note: `From ${plural(learning.recentLearning.filmsLearnedFrom, 'film')}`,
      href: '/analytics',
      icon: Lightbulb,
    },
  ]
  return <StatTiles label="Status" stats={stats} />
}
