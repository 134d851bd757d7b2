import { Link, useLocation } from 'wouter'
import { cn } from '#ui/cn.ts'
import { Mark } from '#ui/Mark.tsx'
import { GROUPS, type Group, PAGES, type PageRow, preload } from './pages.ts'

/** The pages in order of use, on wide screens. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-line border-r bg-sunken/60 lg:block">
      <Link href="/" className="flex h-16 items-center gap-2.5 px-5.5 font-bold font-display text-lg tracking-tight">
        <Mark />
        Octavo
      </Link>
      <PageList />
    </aside>
  )
}

/** All pages that have a place in the menu, by group. */
export function PageList({ onGo }: { onGo?: () => void }) {
  return (
    <nav aria-label="Main" className="flex flex-col gap-5 px-3 pb-6">
      {GROUPS.map((group) => (
        <GroupOfPages key={group} group={group} {...(onGo && { onGo })} />
      ))}
    </nav>
  )
}

function GroupOfPages({ group, onGo }: { group: Group; onGo?: () => void }) {
  const rows = PAGES.filter((row) => row.menu?.group === group)
  return (
    <div>
      {group && <p className="mb-1 px-2.5 font-medium text-ink-3 text-xs">{group}</p>}
      <ul aria-label={group || 'Overview'} className="grid gap-px">
        {rows.map((row) => (
          <PageLink key={row.path} row={row} {...(onGo && { onGo })} />
        ))}
      </ul>
    </div>
  )
}

function PageLink({ row, onGo }: { row: PageRow; onGo?: () => void }) {
  const [here] = useLocation()
  if (!row.menu) return null
  const { label, icon: Icon } = row.menu
  const active = here === row.path || row.also?.includes(here)
  return (
    <li>
      <Link
        href={row.path}
        {...(onGo && { onClick: onGo })}
        onMouseEnter={() => preload(row.path)}
        onFocus={() => preload(row.path)}
        aria-current={active ? 'page' : undefined}
        className={cn(
          'relative flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm transition-colors tap',
          active
            ? 'bg-surface font-semibold text-ink shadow-1 before:absolute before:inset-y-2 before:-left-3 before:w-[3px] before:rounded-r-full before:bg-make'
            : 'text-ink-2 hover:bg-surface/60 hover:text-ink',
        )}
      >
        <Icon className={cn('size-4', active ? 'text-make-ink' : 'text-ink-3')} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  )
}
