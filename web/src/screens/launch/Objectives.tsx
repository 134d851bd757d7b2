import { useAccount } from '#api/account.queries.ts'
import { formatMoney } from '#format/money.ts'
import { formatCount } from '#format/number.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { type Goal, OBJECTIVES, type Reached } from './launch.rules.ts'

const WORDS: Record<Goal, readonly [label: string, source: string]> = {
  revenue: ['Revenue', 'No source of your own is connected'],
  leads: ['Leads', 'People who left their address on a film page'],
  views: ['Video views', 'Visitors of your film pages'],
  shares: ['Viral shares', 'People your link was sent to; mails kept in the outbox do not count'],
}

/** What is to be reached, and how far it is. */
export function Objectives({ reached }: { reached: Reached | undefined }) {
  return (
    <Card>
      <CardHead title="Launch Objectives" hint="Reached so far, of the target" />
      {!reached && <Skeleton className="h-80" />}
      {reached && (
        <div className="grid gap-5">
          {OBJECTIVES.map(([when, goals]) => (
            <section key={when} aria-label={when} className="grid gap-x-6 gap-y-3 md:grid-cols-[5rem_minmax(0,1fr)]">
              <h3 className="text-sm">{when}</h3>
              <ul className="grid gap-3">
                {(Object.entries(goals) as [Goal, number][]).map(([goal, target]) => (
                  <Objective key={goal} when={when} goal={goal} target={target} so={reached[goal]} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Card>
  )
}

type ObjectiveProps = { when: string; goal: Goal; target: number; so: number | undefined }

function Objective({ when, goal, target, so }: ObjectiveProps) {
  const { data: account } = useAccount()
  const [label, source] = WORDS[goal]
  const words = (value: number) =>
    goal === 'revenue' ? formatMoney(value, account?.currency ?? 'USD') : formatCount(value)
  return (
    <li>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span>
          {label} <span className="text-ink-3 text-xs">{source}</span>
        </span>
        <span className="num text-ink-2">
          {so === undefined ? 'No data yet, target' : <b className="font-semibold text-ink">{words(so)}</b>}
          {so === undefined ? ' ' : ' of '}
          {words(target)}
        </span>
      </div>
      <Progress
        className="mt-1.5"
        label={`${when}: ${label}`}
        value={((so ?? 0) / target) * 100}
        tone={(so ?? 0) >= target ? 'ok' : 'ink'}
      />
    </li>
  )
}
