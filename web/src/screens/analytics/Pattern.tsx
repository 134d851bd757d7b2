import { type LearnedPattern, learningRoutes } from '@octavo/contract/learning'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { writeLearning } from '#api/learning.queries.ts'
import { formatMoment } from '#format/date.ts'
import { formatCount, plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'

/** Something that was learned: what changed, how sure it is, because of which films, and how to undo it. */
export function Pattern({ pattern }: { pattern: LearnedPattern }) {
  const { says, niche, trait, sure } = pattern
  return (
    <li className="border-line border-t py-3 text-sm first:border-0">
      <div className="flex items-start justify-between gap-4">
        <p>{says}</p>
        <Weight pattern={pattern} />
      </div>
      <p className="text-ink-3 text-xs">
        {niche} · {trait}
      </p>
      <Changed pattern={pattern} />
      <p className="num mt-1 text-ink-2 text-xs">{sure}</p>
      <div className="mt-1.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <Films pattern={pattern} />
        <Undo pattern={pattern} />
      </div>
    </li>
  )
}

const signed = (points: number) => `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`

function Weight({ pattern: { effect, taught, setAside } }: { pattern: LearnedPattern }) {
  if (setAside) return <Badge>Set aside</Badge>
  if (taught === 0) return <Badge>Advice</Badge>
  return (
    <Badge
      tone={effect > 0 ? 'ok' : 'warn'}
      title="Points added to or taken from the predicted score of such scripts"
      className="num"
    >
      {signed(effect)}
    </Badge>
  )
}

/** From what to what, and when; advice weighs nothing. */
function Changed({ pattern: { change, since, taught } }: { pattern: LearnedPattern }) {
  const { data: account } = useAccount()
  const moment = (at: string) => formatMoment(at, account?.timeZone)
  return (
    <p className="num mt-1 text-ink-2 text-xs">
      {taught !== 0 && `From ${signed(change.from)} to ${signed(change.to)} points on ${moment(change.at)}. `}
      Known since {moment(since)}.
    </p>
  )
}

/** The newest films that it rests on, and how many there are. */
function Films({ pattern: { evidence, trait } }: { pattern: LearnedPattern }) {
  const { total, films, usualViews } = evidence
  const more = total - films.length
  return (
    <details className="min-w-0 flex-1 basis-60">
      <summary className="tap content-center text-ink-2 text-xs underline-offset-4 hover:underline">
        Because of {plural(total, 'film')}
      </summary>
      <div className="mt-2 rounded-lg bg-sunken p-3 text-xs">
        <p className="num text-ink-2">
          Half of them got {formatCount(usualViews.these)} views or more; of the others,{' '}
          {formatCount(usualViews.others)} or more.
        </p>
        <ul className="mt-2 grid grid-cols-1 gap-1" aria-label={`Films behind this ${trait}`}>
          {films.map(({ id, title, views }) => (
            <li key={id} className="flex justify-between gap-4">
              <Link href={`/library?video=${id}`} className="min-w-0 truncate underline-offset-4 hover:underline">
                {title || 'Film without a title'}
              </Link>
              <span className="num shrink-0 text-ink-3">{plural(views, 'view')}</span>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="num mt-2 text-ink-3">And {formatCount(more)} older.</p>}
      </div>
    </details>
  )
}

/** Sets a pattern aside, or has it used again. */
function Undo({ pattern: { niche, trait, value, says, setAside } }: { pattern: LearnedPattern }) {
  const cache = useQueryClient()
  const undo = useMutation({
    mutationFn: () =>
      call(setAside ? learningRoutes.useAgain : learningRoutes.setAside, { body: { niche, trait, value } }),
    onSuccess: (status) => writeLearning(cache, status),
    onError: (error) =>
      toast({ title: 'That could not be changed', description: sentenceOf(error), variant: 'destructive' }),
  })
  const word = setAside ? 'Use it again' : 'Set aside'
  return (
    <Button
      size="sm"
      variant="link"
      className="h-auto text-xs"
      aria-label={`${word}: ${says}`}
      aria-busy={undo.isPending}
      onClick={() => undo.isPending || undo.mutate()}
    >
      {word}
    </Button>
  )
}
