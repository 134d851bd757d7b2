import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { cn } from '#ui/cn.ts'
import { Menu } from '#ui/icons/index.ts'
import { PLACES, pagesOf, placeAt } from './pages.ts'
import { NeedsDot, PlaceList } from './Sidebar.tsx'
import { useSystemNeeds } from './system-needs.ts'
import { useWarm } from './use-warm.ts'

const loadSheet = () => import('#ui/Sheet.tsx').then((module) => module.Sheet)

const AT_HAND = PLACES.slice(0, 4)
const place = 'flex h-14 flex-col items-center justify-center gap-1 text-xs -outline-offset-2'

/** The first four places on a phone, and More for all pages. */
export function PhoneBar() {
  const [here] = useLocation()
  const [more, setMore] = useState(false)
  const needs = useSystemNeeds()
  const Sheet = useWarm(loadSheet, more)
  return (
    <>
      <nav
        aria-label="Quick"
        className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-5 border-line border-t bg-bg/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden"
      >
        {AT_HAND.map(({ name, icon: Icon }) => {
          const inside = placeAt(here) === name
          return (
            <Link
              key={name}
              href={pagesOf(name)[0]!.path}
              aria-current={inside ? 'true' : undefined}
              className={cn(place, inside ? 'font-semibold text-ink' : 'text-ink-2')}
            >
              <Icon className={cn('size-5', inside && 'text-make-ink')} strokeWidth={1.75} />
              {name}
            </Link>
          )
        })}
        <button
          type="button"
          onClick={() => setMore(true)}
          aria-expanded={more}
          className={cn(place, 'relative text-ink-2')}
        >
          <Menu className="size-5" strokeWidth={1.75} />
          More
          {needs.length > 0 && <NeedsDot says={needs.join(' ')} className="absolute top-2 left-[calc(50%+0.5rem)]" />}
        </button>
      </nav>
      {Sheet && (
        <Sheet open={more} onOpenChange={setMore} title="All pages" className="max-w-80">
          <PlaceList open onGo={() => setMore(false)} />
        </Sheet>
      )}
    </>
  )
}
