import { Badge } from './Badge.tsx'

const FIGURES = 'Sample figures, shown until your account has its own'

/** Stands beside everything that is not the account's own: figures, brands, films. */
export function SampleTag({ title = FIGURES, className }: { title?: string; className?: string }) {
  return (
    <Badge title={title} className={className}>
      Sample
    </Badge>
  )
}
