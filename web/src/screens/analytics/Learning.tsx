import { LEARNING_MINIMUM, type LearnedPattern, learningRoutes } from '@octavo/contract/learning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshLearning, useLearning } from '#api/learning.queries.ts'
import { formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'

/** What the account's own films taught the writer, and from how many. */
export function Learning() {
  const { data, error, refetch } = useLearning()
  const { data: account } = useAccount()
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 rounded-xl" />
  const { patterns, filmsLearnedFrom, filmsPublished } = data.recentLearning
  return (
    <Card>
      <CardHead
        title="What was learned"
        hint={`From ${filmsLearnedFrom} of ${plural(filmsPublished, 'published film')}: those that ${LEARNING_MINIMUM.views} people or more saw`}
        action={<LearnNow />}
      />
      {patterns.length === 0 ? (
        <p className="text-ink-2 text-sm">{data.says}</p>
      ) : (
        <ul className="-my-2">
          {patterns.map((pattern) => (
            <Pattern key={`${pattern.niche} ${pattern.trait} ${pattern.value}`} pattern={pattern} />
          ))}
        </ul>
      )}
      <p className="mt-4 border-line border-t pt-3 text-ink-3 text-xs">
        {data.lastCycleAt ? `Last updated ${formatMoment(data.lastCycleAt, account?.timeZone)}. ` : ''}
        {data.nextCycleAt
          ? `Next update ${formatMoment(data.nextCycleAt, account?.timeZone)}, every ${data.everyHours} hours.`
          : 'Learning is switched off.'}
      </p>
    </Card>
  )
}

const points = (effect: number) => `${effect > 0 ? '+' : '−'}${Math.abs(Math.round(effect * 10) / 10)}`

const Pattern = ({ pattern: { says, effect, niche, trait, films, comparedWith } }: { pattern: LearnedPattern }) => (
  <li className="flex items-start justify-between gap-4 border-line border-t py-2.5 text-sm first:border-0">
    <div>
      <p>{says}</p>
      <p className="num text-ink-3 text-xs">
        {niche} · {trait} · {plural(films, 'film')} against {comparedWith}
      </p>
    </div>
    {effect !== 0 && (
      <Badge
        tone={effect > 0 ? 'ok' : 'warn'}
        title="Points added to or taken from the predicted score of such scripts"
        className="num"
      >
        {points(effect)}
      </Badge>
    )}
  </li>
)

function LearnNow() {
  const cache = useQueryClient()
  const learn = useMutation({
    mutationFn: () => call(learningRoutes.trigger),
    onSuccess: ({ says }) => {
      toast({ title: 'Learning cycle done', description: says })
      void refreshLearning(cache)
    },
    onError: (error) =>
      toast({ title: 'Failed to trigger learning cycle', description: sentenceOf(error), variant: 'destructive' }),
  })
  return (
    <Button size="sm" onClick={() => learn.mutate()} disabled={learn.isPending}>
      {learn.isPending ? 'Looking...' : 'Update now'}
    </Button>
  )
}
