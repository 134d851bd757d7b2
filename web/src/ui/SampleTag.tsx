import { Badge } from './Badge.tsx'

/** Stands beside every figure that is not the account's own. */
export function SampleTag({ className }: { className?: string }) {
  return (
    <Badge title="Sample figures, shown until your account has its own" className={className}>
      Sample
    </Badge>
  )
}
