import { cn } from '#ui/cn.ts'

/** A brand's color as an upright swatch, the only place where it colors the product's own chrome. */
export const BrandChip = ({ color, className }: { color: string; className?: string }) => (
  <i
    aria-hidden
    className={cn('block h-8 w-4.5 shrink-0 rounded-[4px] border border-line', className)}
    style={{ background: color }}
  />
)
