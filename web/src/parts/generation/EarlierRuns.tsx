import type { ViralGeneration } from '@octavo/contract/generation'
import { formatAgo } from '#format/date.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { GENERATED_STATUS } from './generation-status.ts'

/** One run of a generator in a list: what it made, from what, and how it went. */
export type EarlierRun = Pick<ViralGeneration, 'id' | 'status' | 'createdAt'> & { title: string; from: string }

type EarlierRunsProps = {
  title: string
  runs: readonly EarlierRun[]
  shown: string | undefined
  onShow: (id: string) => void
}

/** The latest runs of a generator, to look at again; a single one needs no list. */
export function EarlierRuns({ title, runs, shown, onShow }: EarlierRunsProps) {
  if (runs.length < 2) return null
  return (
    <Card>
      <CardHead title={title} className="mb-2" />
      <ul className="-mx-3 max-h-120 overflow-y-auto">
        {runs.map((run) => {
          const { word, tone, live } = GENERATED_STATUS[run.status]
          return (
            <li key={run.id}>
              <button
                type="button"
                aria-pressed={run.id === shown}
                onClick={() => onShow(run.id)}
                className={cn(
                  'flex w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm tap -outline-offset-2 hover:bg-sunken',
                  run.id === shown && 'bg-sunken',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium">{run.title}</span>
                  <span className="block truncate text-ink-3 text-xs">
                    {run.from} · {formatAgo(run.createdAt)}
                  </span>
                </span>
                <Badge tone={tone} {...(live && { live })}>
                  {word}
                </Badge>
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
