import { Link, useLocation } from 'wouter'
import { cn } from '#ui/cn.ts'

const ROOMS = [
  ['/mission-control', 'Mass production'],
  ['/master-control', 'Master control'],
  ['/system', 'Sleep Peacefully'],
] as const

/** The way between the three machine rooms. */
export function OperationsNav() {
  const [here] = useLocation()
  return (
    <nav aria-label="Machine rooms" className="flex max-w-full rounded-lg border border-line bg-surface p-1">
      {ROOMS.map(([path, label]) => (
        <Link
          key={path}
          href={path}
          aria-current={path === here ? 'page' : undefined}
          className={cn(
            'tap flex items-center whitespace-nowrap rounded-md px-2 py-1.5 text-xs transition-colors sm:px-3 sm:text-sm',
            path === here ? 'bg-solid font-medium text-on-solid' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
