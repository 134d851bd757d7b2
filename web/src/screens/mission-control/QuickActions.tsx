import { BarChart3, ChevronRight, CreditCard, type LucideIcon, Plus, Tags } from 'lucide-react'
import { Link } from 'wouter'
import { Card, CardHead } from '#ui/Card.tsx'

const ACTIONS: readonly (readonly [label: string, path: string, icon: LucideIcon])[] = [
  ['Generate Video', '/production', Plus],
  ['Manage Brands', '/brands', Tags],
  ['View Analytics', '/analytics', BarChart3],
  ['Upgrade Plan', '/pricing', CreditCard],
]

/** Where one goes from here most often. */
export const QuickActions = () => (
  <Card>
    <CardHead title="Quick Actions" className="mb-2" />
    <ul className="-mx-2 grid">
      {ACTIONS.map(([label, path, Icon]) => (
        <li key={path}>
          <Link href={path} className="group flex min-h-12 items-center gap-3 rounded-md px-2 text-sm hover:bg-sunken">
            <Icon className="size-4 text-ink-3" strokeWidth={1.75} />
            <span className="font-medium">{label}</span>
            <ChevronRight className="ml-auto size-4 text-ink-3 transition-transform group-hover:translate-x-0.5" />
          </Link>
        </li>
      ))}
    </ul>
  </Card>
)
