import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { plural } from '#format/number.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'

type MakeButtonProps = {
  /** What it makes, and what it says while it is at it. */
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  /** What it costs; `about` where the length decides. */
  credits: number
  about?: 'at least' | 'up to' | undefined
  /** What to know before pressing, such as which field is missing. */
  hint?: string | undefined
}

/** The warm button of a generator with its price; who cannot pay is led to the plans. */
export function MakeButton({ label, busyLabel, busy, disabled, credits, about, hint }: MakeButtonProps) {
  const { data: stats } = useStats()
  const short = stats !== undefined && stats.creditsRemaining < credits
  return (
    <div className="grid gap-2">
      {short && !busy ? (
        <Link href="/pricing" className={buttonStyle({ variant: 'make', className: 'w-full' })}>
          Get more credits
        </Link>
      ) : (
        <Button type="submit" variant="make" disabled={disabled ?? false} aria-busy={busy} className="w-full">
          {busy ? busyLabel : label}
        </Button>
      )}
      <p className="num text-center text-ink-2 text-sm">
        {hint ?? (
          <>
            Uses {about && `${about} `}
            {plural(credits, 'credit')}
            {stats && `, ${stats.creditsRemaining} left`}
          </>
        )}
      </p>
    </div>
  )
}
