import { Link, useLocation } from 'wouter'
import { cn } from '#ui/cn.ts'
import type { LucideIcon } from '#ui/icons/index.ts'
import { Mark } from '#ui/Mark.tsx'
import { PLACES, pagesOf, placeAt, preload } from './pages.ts'
import { useSystemNeeds } from './system-needs.ts'

type OnGo = { onGo?: (() => void) | undefined }

/** The places of the studio, on wide screens; the one where one is shows its pages. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-line border-r bg-sunken/60 lg:block">
      <Link href="/" className="flex h-16 items-center gap-2.5 px-5.5 font-bold font-display text-lg tracking-tight">
        <Mark />
        Octavo
      </Link>
      <PlaceList />
    </aside>
  )
}

/** `open`: every place shows its pages, not only the one where one is. */
export function PlaceList({ open, onGo }: OnGo & { open?: boolean }) {
  const [here] = useLocation()
  const needs = useSystemNeeds()
  return (
    <nav aria-label="Main" className="px-3 pb-6">
      <ul className="grid gap-px">
        {PLACES.map(({ name, icon }) => {
          const pages = pagesOf(name)
          const inside = placeAt(here) === name
          const [first] = pages
          const only = pages.length === 1
          return (
            <li key={name} className={cn(name === 'System' && 'mt-3 border-line border-t pt-3')}>
              <PlaceLink
                {...{ icon, onGo }}
                label={name}
                path={first!.path}
                current={only && inside}
                marked={inside}
                needs={name === 'System' ? needs : []}
              />
              {!only && (open || inside) && (
                <ul aria-label={name} className="mt-px mb-2 ml-4.5 grid gap-px border-line border-l pl-2.5">
                  {pages.map(({ path, also, menu: { label } }) => (
                    <li key={path}>
                      <PlaceLink
                        {...{ label, path, onGo }}
                        current={here === path || also?.includes(here) === true}
                        marked={here === path || also?.includes(here) === true}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

type PlaceLinkProps = OnGo & {
  path: string
  label: string
  icon?: LucideIcon
  current: boolean
  marked: boolean
  needs?: readonly string[]
}

function PlaceLink({ path, label, icon: Icon, current, marked, needs = [], onGo }: PlaceLinkProps) {
  return (
    <Link
      href={path}
      {...(onGo && { onClick: onGo })}
      onMouseEnter={() => preload(path)}
      onFocus={() => preload(path)}
      aria-current={current ? 'page' : undefined}
      className={cn(
        'relative flex items-center gap-2.5 rounded-md px-2.5 transition-colors tap',
        Icon ? 'h-9 text-base' : 'h-8 text-sm',
        current ? 'bg-surface font-semibold text-ink shadow-1' : 'text-ink-2 hover:bg-surface/60 hover:text-ink',
        marked &&
          Icon &&
          'font-semibold text-ink before:absolute before:inset-y-2 before:-left-3 before:w-[3px] before:rounded-r-full before:bg-make',
      )}
    >
      {Icon && <Icon className={cn('size-4.5', marked ? 'text-make-ink' : 'text-ink-3')} strokeWidth={1.75} />}
      {label}
      {needs.length > 0 && <NeedsDot says={needs.join(' ')} />}
    </Link>
  )
}

/** Something there needs a person; who cannot see the dot is told what. */
export const NeedsDot = ({ says, className }: { says: string; className?: string }) => (
  <>
    <i aria-hidden title={says} className={cn('size-2 rounded-full bg-bad', className)} />
    <span className="sr-only">. {says}</span>
  </>
)
