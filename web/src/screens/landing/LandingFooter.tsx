import { Mark } from '#ui/Mark.tsx'
import { SIGN_IN } from './doors.ts'

const LINKS = [
  ['#features', 'Features'],
  ['#compliance', 'Compliance'],
  ['#pricing', 'Pricing'],
  ['/verification', 'System checks'],
  [SIGN_IN, 'Login'],
] as const

export function LandingFooter() {
  return (
    <footer className="border-line border-t">
      <div className="mx-auto flex max-w-[1240px] flex-wrap items-center gap-x-6 gap-y-4 px-5 py-8 text-ink-3 text-sm">
        <span className="flex items-center gap-2 font-display font-semibold text-ink">
          <Mark className="h-5" />
          Octavo
        </span>
        <span>A sheet folded into eight leaves; a week of eight films.</span>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-5 gap-y-2 md:ml-auto">
          {LINKS.map(([href, label]) => (
            <a key={label} href={href} className="hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  )
}
