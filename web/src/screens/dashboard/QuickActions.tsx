import { Link } from 'wouter'
import { askNewVideo } from '#parts/generation/new-video.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { BarChart3, ChevronRight, CreditCard, type LucideIcon, Plus, Tags } from '#ui/icons/index.ts'

const row = 'group flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-sm hover:bg-sunken'

const ACTIONS: readonly (readonly [label: string, path: string, icon: LucideIcon])[] = [
  ['Manage Brands', '/brands', Tags],
  ['View Analytics', '/analytics', BarChart3],
  ['Upgrade Plan', '/pricing', CreditCard],
]

/** Where one goes from here most often. */
export const QuickActions = () => (
  <Card>
    <CardHead title="Quick Actions" className="mb-2" />
    <ul className="-mx-2 grid">
      <li>
        <button type="button" onClick={askNewVideo} className={row}>
          <Words label="Generate Video" icon={Plus} />
        </button>
      </li>
      {ACTIONS.map(([label, path, icon]) => (
        <li key={path}>
          <Link href={path} className={row}>
            <Words label={label} icon={icon} />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)

const Words = ({ label, icon: Icon }: { label: string; icon: LucideIcon }) => (
  <>
    <Icon className="size-4 text-ink-3" strokeWidth={1.75} />
    <span className="font-medium">{label}</span>
    <ChevronRight className="ml-auto size-4 text-ink-3 transition-transform group-hover:translate-x-0.5" />
  </>
)
