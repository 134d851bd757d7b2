import type { UgcRun } from '@octavo/contract/production'
import { Link } from 'wouter'
import { plural } from '#format/number.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'

type UgcProgressProps = {
  progress: Pick<UgcRun, 'status' | 'quantity' | 'written' | 'failed'>
  onDismiss: () => void
}

function sentence({ status, quantity, written, failed }: UgcProgressProps['progress']): string {
  const lost = failed > 0 ? `, ${failed} could not be written` : ''
  if (status === 'halted') return `Stopped at ${written} of ${quantity}${lost}. It goes on when you press Start.`
  if (status === 'writing') return `${written} of ${quantity} written and checked${lost}. They appear below one by one.`
  return `${plural(written, 'script')} written and checked${lost}.`
}

/** How far the ordered scripts are, in a bar and a sentence. */
export function UgcProgress({ progress, onDismiss }: UgcProgressProps) {
  const { status, quantity, written, failed } = progress
  return (
    <div className="mt-5 border-line border-t pt-4">
      <Progress
        label="Scripts written"
        value={((written + failed) / quantity) * 100}
        tone={status === 'done' ? 'ok' : 'make'}
      />
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="num min-w-0 flex-1 basis-48 text-ink-2 text-sm">
          {sentence(progress)}
        </p>
        {status === 'done' && (
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        )}
        {status === 'halted' && (
          <Link href="/master-control" className={buttonStyle({ size: 'sm' })}>
            Master control
          </Link>
        )}
      </div>
    </div>
  )
}
