import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { cn } from '#ui/cn.ts'
import { Clapperboard, Home, Layers, type LucideIcon, Menu, Tags } from '#ui/icons/index.ts'
import { PageList } from './Sidebar.tsx'
import { useWarm } from './use-warm.ts'

const loadSheet = () => import('#ui/Sheet.tsx').then((module) => module.Sheet)

const PLACES: readonly (readonly [path: string, label: string, icon: LucideIcon])[] = [
  ['/', 'Home', Home],
  ['/production', 'Make', Clapperboard],
  ['/library', 'Library', Layers],
  ['/brands', 'Brands', Tags],
]
const place = 'flex h-14 flex-col items-center justify-center gap-1 text-xs -outline-offset-2'

/** The four places of a phone, and More for all the others. */
export function PhoneBar() {
  const [here] = useLocation()
  const [more, setMore] = useState(false)
  const Sheet = useWarm(loadSheet, more)
  return (
    <>
      <nav
        aria-label="Quick"
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-line border-t bg-bg/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
      >
        {PLACES.map(([path, label, Icon]) => (
          <Link
            key={path}
            href={path}
            aria-current={here === path ? 'page' : undefined}
            className={cn(place, here === path ? 'font-semibold text-ink' : 'text-ink-2')}
          >
            <Icon className={cn('size-5', here === path && 'text-make-ink')} strokeWidth={1.75} />
            {label}
          </Link>
        ))}
        <button type="button" onClick={() => setMore(true)} aria-expanded={more} className={cn(place, 'text-ink-2')}>
          <Menu className="size-5" strokeWidth={1.75} />
          More
        </button>
      </nav>
      {Sheet && (
        <Sheet open={more} onOpenChange={setMore} title="All pages" className="max-w-80">
          <PageList onGo={() => setMore(false)} />
        </Sheet>
      )}
    </>
  )
}
