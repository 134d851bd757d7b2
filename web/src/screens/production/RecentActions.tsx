import { sentenceOf } from '#api/call.ts'
import { type ComplianceAction, useComplianceActions } from '#api/compliance.queries.ts'
import { formatAgo } from '#format/date.ts'
import { FindingList } from '#parts/compliance/FindingList.tsx'
import { SetAsideList } from '#parts/compliance/SetAsideList.tsx'
import { Badge, type Tone } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { ArrowRight } from '#ui/icons/index.ts'
import { SampleTag } from '#ui/SampleTag.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

type Shown = Pick<ComplianceAction, 'id' | 'scriptTitle' | 'action' | 'scoreBefore' | 'scoreAfter'> &
  Partial<Pick<ComplianceAction, 'issues' | 'reason' | 'at' | 'setAside'>>

const SAMPLES: readonly Shown[] = [
  {
    id: 'sample-1',
    scriptTitle: 'Five prompts that save an hour',
    action: 'improved',
    scoreBefore: 73,
    scoreAfter: 86,
  },
  { id: 'sample-2', scriptTitle: 'What a price tells a customer', action: 'approved', scoreBefore: 94, scoreAfter: 94 },
  { id: 'sample-3', scriptTitle: 'Double your income by Friday', action: 'review', scoreBefore: 41, scoreAfter: 62 },
]

const WORDS: Record<ComplianceAction['action'], readonly [string, Tone]> = {
  approved: ['Approved', 'ok'],
  improved: ['Improved, approved', 'ok'],
  review: ['Requires review', 'warn'],
  'approved-by-person': ['Approved by you', 'ok'],
  discarded: ['Discarded', 'neutral'],
}
const MOST_SHOWN = 12

/** The officer's latest decisions: which script, what it scored before and after, and what was found. */
export function RecentActions() {
  const { data, error, refetch } = useComplianceActions()
  const own = data && data.actions.length > 0
  return (
    <Card>
      <CardHead title="Recent Compliance Actions" action={data && !own && <SampleTag />} />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-40" />}
      {data && (
        <ul className="-my-2">
          {(own ? data.actions.slice(0, MOST_SHOWN) : SAMPLES).map((action) => (
            <Action key={action.id} action={action} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Action({ action }: { action: Shown }) {
  const [words, tone] = WORDS[action.action]
  const findings = action.issues ?? []
  return (
    <li className="border-line border-t py-3 first:border-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <span className="min-w-0 flex-1 basis-56 font-medium text-sm">{action.scriptTitle}</span>
        <ScoreChange before={action.scoreBefore} after={action.scoreAfter} />
        <Badge tone={tone}>{words}</Badge>
      </div>
      <p className="text-ink-3 text-xs">
        {action.at && formatAgo(action.at)}
        {action.reason && ` · ${action.reason}`}
      </p>
      {action.setAside && action.setAside.length > 0 && <SetAsideList found={action.setAside} />}
      {findings.length > 0 && (
        <details className="mt-1.5">
          <summary className="text-ink-2 text-sm underline-offset-4 hover:underline">
            {findings.length === 1 ? '1 finding' : `${findings.length} findings`}
          </summary>
          <div className="mt-3 rounded-lg bg-sunken p-4">
            <FindingList findings={findings} />
          </div>
        </details>
      )}
    </li>
  )
}

function ScoreChange({ before, after }: { before: number; after: number }) {
  if (before === after) return <span className="num text-sm">{after}</span>
  return (
    <span className="num inline-flex items-center gap-1.5 text-sm">
      <s className="text-ink-3">{before}</s>
      <ArrowRight className="size-3.5 text-ink-3" aria-label="to" />
      {after}
    </span>
  )
}
