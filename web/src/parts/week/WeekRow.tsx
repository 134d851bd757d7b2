import type { ReactNode } from 'react'
import { cn } from '#ui/cn.ts'

type WeekRowProps = { children: ReactNode; className?: string | undefined; arrive?: boolean | undefined }

/** The row of a week, as wide as its eight places in posting order. On a phone it scrolls. `arrive` lets them rise once. */
export const WeekRow = ({ children, className, arrive }: WeekRowProps) => (
  <ul
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the row scrolls, and a keyboard must be able to
    tabIndex={0}
    aria-label="The week"
    className={cn(
      'grid grid-cols-[repeat(2,9fr)_28.4fr_repeat(5,9fr)] items-start gap-2.5',
      'max-md:flex max-md:snap-x max-md:snap-proximity max-md:gap-3 max-md:overflow-x-auto max-md:pb-2 max-md:[scrollbar-width:none]',
      arrive && 'strip-in',
      className,
    )}
  >
    {children}
  </ul>
)

/** One place of the row; the long film's is wide. */
export const WeekPlace = ({ wide, children }: { wide: boolean | undefined; children: ReactNode }) => (
  <li className={cn('min-w-0 max-md:shrink-0 max-md:snap-start', wide ? 'max-md:w-[25.6rem]' : 'max-md:w-36')}>
    {children}
  </li>
)
