import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { CircleCheck, CircleX, LoaderCircle, RotateCw } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Progress } from '#ui/Progress.tsx'
import { type CheckRow, type CheckState, overallOf } from './checks.ts'
import { useVerification } from './useVerification.ts'

const BANNERS = {
  pending: { words: 'VERIFICATION IN PROGRESS', look: 'bg-sunken text-ink', bar: 'make', Icon: LoaderCircle },
  success: { words: 'PLATFORM READY FOR LAUNCH', look: 'bg-ok-soft text-ok', bar: 'ok', Icon: CircleCheck },
  error: { words: 'SYSTEM VERIFICATION ISSUES', look: 'bg-bad-soft text-bad', bar: 'bad', Icon: CircleX },
} as const

const BADGES: Record<CheckState, readonly [words: string, tone: Tone]> = {
  checking: ['CHECKING', 'make'],
  success: ['SUCCESS', 'ok'],
  error: ['ERROR', 'bad'],
}

/** Live checks of every service, for visitors too: one verdict, and a row for each. */
export default function Verification() {
  const { rows, finishedAt, run } = useVerification()
  const pending = overallOf(rows) === 'pending'
  return (
    <div className="mx-auto max-w-190">
      <PageHeader
        title="System checks"
        subtitle="Every service is checked now. Nothing is kept and nothing is spent."
        actions={
          <Button onClick={run} disabled={pending}>
            <RotateCw />
            {pending ? 'Running checks...' : 'Re-run checks'}
          </Button>
        }
      />
      <section aria-label="Checks" className="card overflow-hidden">
        <Banner rows={rows} finishedAt={finishedAt} />
        <ul>
          {rows.map((row) => (
            <Row key={row.service} row={row} />
          ))}
        </ul>
      </section>
      {!pending && <Next ready={overallOf(rows) === 'success'} />}
    </div>
  )
}

function Banner({ rows, finishedAt }: { rows: readonly CheckRow[]; finishedAt: Date | undefined }) {
  const overall = overallOf(rows)
  const { words, look, bar, Icon } = BANNERS[overall]
  const verified = rows.filter(({ status }) => status === 'success').length
  return (
    <div className={cn('p-5 transition-colors', look)}>
      <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Icon aria-hidden className={cn('size-6 shrink-0', overall === 'pending' && 'motion-safe:animate-spin')} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="display text-xl">{words}</p>
          <p className="num text-ink text-sm">
            {verified} of {rows.length} systems verified
          </p>
        </div>
        {finishedAt && (
          <p className="num text-ink-2 text-sm">
            Checked at{' '}
            {finishedAt.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })}
          </p>
        )}
      </div>
      <Progress
        label="Systems verified"
        tone={bar}
        value={(verified / rows.length) * 100}
        className="mt-4 bg-surface/70"
      />
    </div>
  )
}

function Row({ row: { service, status, message } }: { row: CheckRow }) {
  const [words, tone] = BADGES[status]
  return (
    <li className="flex items-center gap-4 border-line border-t px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-sm">{service}</p>
        <p className={cn('text-sm', status === 'error' ? 'text-bad' : 'text-ink-2')}>{message}</p>
      </div>
      <Badge tone={tone} live={status === 'checking'}>
        {words}
      </Badge>
    </li>
  )
}

/** Where to go with the verdict. */
function Next({ ready }: { ready: boolean }) {
  const { data: account } = useAccount()
  if (!ready)
    return (
      <p className="mt-4 text-ink-2 text-sm">
        Run the checks again in a minute. If a service still fails, whoever runs this installation finds the reason in
        its log.
      </p>
    )
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-ink-2 text-sm">
      <p>Everything a week of videos needs is there.</p>
      {account ? (
        <Link href="/production" className={buttonStyle()}>
          Go to weekly production
        </Link>
      ) : (
        <a href="/api/login?mode=signup" className={buttonStyle()}>
          Create an account
        </a>
      )}
    </div>
  )
}
