import { cn } from './cn.ts'

/** Holds the place of something that loads: give it the final height. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-md bg-sunken', className)} />
}
