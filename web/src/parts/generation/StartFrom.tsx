import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { cn } from '#ui/cn.ts'
import { type GeneratorPath, STARTS } from './generators.ts'

type StartFromProps = {
  path: GeneratorPath
  /** Goes along to a start that keeps no draft of its own. */
  brandId: string
  className?: string
  /** Before another start opens: what it may find there. */
  onStart?: () => void
}

/** The six starts of a film, side by side; on a phone they swipe. What was typed goes along. */
export function StartFrom({ path, brandId, className, onStart }: StartFromProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2
  }, [])
  return (
    <nav aria-label="Start from" className={cn('mb-5 flex flex-wrap items-center gap-x-4 gap-y-1.5', className)}>
      <span aria-hidden className="text-ink-2 text-sm max-sm:sr-only">
        Start from
      </span>
      <ul
        ref={row}
        className="relative flex gap-1 overflow-x-auto rounded-lg bg-sunken p-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:flex-1 max-sm:basis-full max-sm:rounded-none max-sm:px-4"
      >
        {STARTS.map(({ path: to, start, have }) => {
          const isHere = to === path
          return (
            <li key={to}>
              <Link
                href={to === '/production' && brandId ? `${to}?brand=${brandId}` : to}
                title={`You have ${have}`}
                onClick={onStart}
                aria-current={isHere ? 'page' : undefined}
                className={cn(
                  'flex h-9 items-center whitespace-nowrap rounded-md px-3.5 text-sm tap -outline-offset-2 transition-colors pointer-coarse:h-11',
                  isHere ? 'bg-surface font-semibold shadow-1' : 'text-ink-2 hover:text-ink',
                )}
              >
                {start}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
