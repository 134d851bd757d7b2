import { Button, buttonStyle } from '#ui/Button.tsx'
import { Menu } from '#ui/icons/index.ts'
import { Mark } from '#ui/Mark.tsx'
import { SIGN_IN } from './doors.ts'

const LINKS = [
  ['/dashboard', 'Dashboard'],
  ['/#features', 'Features'],
  ['/#pricing', 'Pricing'],
  ['/#compliance', 'Compliance'],
] as const

/** Stays at the top. On a phone the links fold into a menu of the browser's own. */
export function LandingHeader() {
  return (
    <header className="fixed inset-x-0 top-0 z-30 border-line/60 border-b bg-bg/85 backdrop-blur-md">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-md focus:bg-solid focus:px-3 focus:py-2 focus:text-on-solid"
      >
        Skip to content
      </a>
      <div className="mx-auto flex h-16 max-w-[1240px] items-center gap-6 px-5">
        <a href="/" className="flex items-center gap-2.5 font-bold font-display text-lg tracking-tight">
          <Mark />
          Octavo
        </a>
        <nav aria-label="Site" className="ml-4 hidden gap-6 text-ink-2 text-sm md:flex">
          {LINKS.map(([href, label]) => (
            <a key={label} href={href} className="hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Button disabled className="max-md:hidden">
            Old Signup Deleted
          </Button>
          <a href={SIGN_IN} className={buttonStyle({ variant: 'solid' })}>
            Login
          </a>
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}

function PhoneMenu() {
  const close = (event: { currentTarget: HTMLElement }) =>
    event.currentTarget.closest('details')?.removeAttribute('open')
  return (
    <details className="group md:hidden">
      <summary aria-label="Menu" className={buttonStyle({ variant: 'ghost', size: 'icon', className: 'list-none' })}>
        <Menu />
      </summary>
      <nav aria-label="Site" className="absolute inset-x-0 top-16 grid border-line border-b bg-bg px-5 py-3 shadow-2">
        {LINKS.map(([href, label]) => (
          <a key={label} href={href} onClick={close} className="flex h-12 items-center border-line border-b">
            {label}
          </a>
        ))}
        <Button disabled className="mt-4 mb-2">
          Old Signup Deleted
        </Button>
      </nav>
    </details>
  )
}
