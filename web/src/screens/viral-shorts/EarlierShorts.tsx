import type { ViralShort } from '@octavo/contract'
import { agoWords } from '#shared/time-words.ts'
import { GENERATED_STATUS } from '#shared/video-status.ts'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'

type EarlierShortsProps = {
  runs: readonly ViralShort[]
  shown: string | undefined
  onShow: (id: string) => void
}

/** The latest shorts, to look at again. */
export function EarlierShorts({ runs, shown, onShow }: EarlierShortsProps) {
  if (runs.length < 2) return null
  return (
    <Card>
      <CardHead title="Your latest shorts" className="mb-2" />
      <ul className="-mx-3">
        {runs.map((run) => (
          <li key={run.id}>
            <button
              type="button"
              aria-pressed={run.id === shown}
              onClick={() => onShow(run.id)}
              className={cn(
                'flex w-full items-center gap-3 rounded-md px-3 py-2 text-left text-sm tap hover:bg-sunken',
                run.id === shown && 'bg-sunken',
              )}
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{run.viral_content?.title ?? run.topic}</span>
                <span className="block truncate text-ink-3 text-xs">
                  {run.topic} · {agoWords(run.createdAt)}
                </span>
              </span>
              <Badge tone={GENERATED_STATUS[run.status].tone}>{GENERATED_STATUS[run.status].word}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
