import { Link } from 'wouter'
import { useAccount } from '#api/account.queries.ts'
import { FirstFilm } from '#parts/generation/FirstFilm.tsx'
import { buttonStyle } from '#ui/Button.tsx'
import { BarChart3, Clapperboard, Layers, type LucideIcon, Tags } from '#ui/icons/index.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { InfoCards } from './InfoCards.tsx'
import { MorningBrief } from './MorningBrief.tsx'
import { SampleWorkspace } from './SampleWorkspace.tsx'
import { ThisWeek } from './ThisWeek.tsx'

const PLACES: readonly (readonly [path: string, title: string, what: string, icon: LucideIcon])[] = [
  ['/video-library', 'Video Library', 'Watch, download and reuse finished videos', Layers],
  ['/production-center', 'Production Center', 'Make this week’s eight videos for a brand', Clapperboard],
  ['/analytics', 'Analytics', 'What people watched, brand by brand', BarChart3],
  ['/brand-manager', 'Brand Manager', 'Name, niche, tone, color and avatar', Tags],
]

/** Where a signed-in person starts: the week, the four places, how things stand. */
export default function Home() {
  const { data: account } = useAccount()
  return (
    <>
      <PageHeader
        title={`Welcome back, ${account?.firstName || account?.email || 'Creator'}!`}
        subtitle="Your viral content empire awaits"
        actions={
          <a href="/api/logout" className={buttonStyle()}>
            Logout
          </a>
        }
      />
      <FirstFilm />
      <FirstSteps />
      <SampleWorkspace />
      <MorningBrief />
      <ThisWeek />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {PLACES.map(([path, title, what, Icon]) => (
          <li key={path}>
            <Link
              href={path}
              className="card flex h-full items-start gap-4 p-5 transition-[border-color,translate] duration-150 hover:-translate-y-px hover:border-line-strong"
            >
              <Icon className="mt-0.5 size-5 shrink-0 text-make-ink" strokeWidth={1.75} />
              <span>
                <h2 className="text-base leading-snug">{title}</h2>
                <p className="mt-0.5 text-ink-2 text-sm">{what}</p>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <InfoCards />
    </>
  )
}
