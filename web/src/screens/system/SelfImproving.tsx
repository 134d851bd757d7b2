import { type LearnedPattern, type LearningStatus, learningRoutes } from '@octavo/contract/learning'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#api/account.queries.ts'
import { call } from '#api/call.ts'
import { refreshOperation } from '#api/events.ts'
import { formatAgo, formatNearMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { FigureRows } from '#ui/FigureRows.tsx'
import { Sparkles } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'

const MOST_SHOWN = 4

const signed = (points: number) => `${points > 0 ? '+' : ''}${points}`

/** What was learned from the account's own films, and the button that learns now. */
export function SelfImproving({ learning }: { learning: LearningStatus | undefined }) {
  const { data: account } = useAccount()
  const patterns = learning?.recentLearning.patterns ?? []
  return (
    <Card>
      <CardHead
        title="Self-Improving Intelligence"
        hint={
          learning && (learning.mode === 'off' ? 'Learns when you ask' : `Learns every ${learning.everyHours} hours`)
        }
        action={<Trigger />}
      />
      <FigureRows rows={learning && rowsOf(learning, account?.timeZone)} count={5} />
      {learning && <p className="mt-5 text-ink-2 text-sm">{learning.says}</p>}
      {patterns.length > 0 && (
        <ul className="mt-3 grid gap-2.5">
          {patterns.slice(0, MOST_SHOWN).map((pattern) => (
            <Pattern key={`${pattern.niche} ${pattern.trait} ${pattern.value}`} pattern={pattern} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function rowsOf({ recentLearning, lastCycleAt, nextCycleAt }: LearningStatus, timeZone: string | undefined) {
  const { patterns, filmsLearnedFrom, filmsPublished, ethicalValidation } = recentLearning
  const { humanityScoreImprovement: improvement } = ethicalValidation
  return [
    { label: 'Patterns known', value: patterns.length === 0 ? undefined : formatCount(patterns.length) },
    {
      label: 'Films learned from',
      value: filmsPublished === 0 ? undefined : `${filmsLearnedFrom} of ${filmsPublished}`,
      note: 'Published, and seen by enough people',
    },
    {
      label: 'Humanity since the first cycle',
      value: improvement === null ? undefined : `${signed(improvement)} points`,
    },
    { label: 'Last cycle', value: lastCycleAt === null ? undefined : formatAgo(lastCycleAt) },
    { label: 'Next cycle', value: nextCycleAt === null ? 'when you ask' : formatNearMoment(nextCycleAt, timeZone) },
  ]
}

const Pattern = ({ pattern: { says, effect, niche, setAside } }: { pattern: LearnedPattern }) => (
  <li className="flex items-start gap-2.5 text-sm">
    <Badge tone={effect > 0 ? 'ok' : effect < 0 ? 'warn' : 'neutral'} className="num">
      {setAside ? 'set aside' : effect === 0 ? 'advice' : signed(effect)}
    </Badge>
    <span className="min-w-0">
      {says} <span className="text-ink-3 text-xs">{niche}</span>
    </span>
  </li>
)

function Trigger() {
  const cache = useQueryClient()
  const trigger = useMutation({
    mutationFn: () => call(learningRoutes.trigger),
    onSuccess: async ({ patternsFound, improvementsApplied, says }) => {
      await refreshOperation(cache)
      toast({
        title: `${plural(patternsFound, 'pattern')} found, ${plural(improvementsApplied, 'improvement')} applied`,
        description: says,
      })
    },
    onError: () => window.alert(messages.learning.failed),
  })
  return (
    <Button size="sm" aria-busy={trigger.isPending} onClick={() => trigger.isPending || trigger.mutate()}>
      <Sparkles />
      {trigger.isPending ? 'Learning...' : 'Trigger Learning'}
    </Button>
  )
}
