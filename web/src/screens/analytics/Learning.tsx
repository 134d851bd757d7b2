import { LEARNING_MINIMUM, learningRoutes } from '@octavo/contract/learning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshLearning, useLearning } from '#api/learning.queries.ts'
import { formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'
import { Pattern } from './Pattern.tsx'

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
      <p className="num mt-4 border-line border-t pt-3 text-ink-2 text-xs">{data.noticing.says}</p>
      <p className="mt-2 text-ink-3 text-xs">
        {data.lastCycleAt ? `Last updated ${formatMoment(data.lastCycleAt, account?.timeZone)}. ` : ''}
        {data.nextCycleAt
          ? `Next update ${formatMoment(data.nextCycleAt, account?.timeZone)}, every ${data.everyHours} hours.`
          : 'Learning is switched off.'}
      </p>
    </Card>
  )
}

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
