import type { DashboardStats } from '@octavo/contract/analytics'
import { Badge } from '#ui/Badge.tsx'
import { Card, CardHead } from '#ui/Card.tsx'

const EMPLOYEES = [
  ['Content Creator', 'Scripts, checks and films'],
  ['CRM Manager', 'Contacts and their consent'],
  ['Email Marketing', 'Campaigns by mail'],
  ['Analytics Manager', 'Figures that are counted'],
  ['Customer Success', 'Questions and answers'],
] as const

/** The five roles and what each does here; who does the creator's work is named. */
export function AiEmployees({ stats }: { stats: DashboardStats | undefined }) {
  const writer = stats?.capabilities.find(({ name }) => name === 'Scripts')?.provider
  return (
    <Card>
      <CardHead title="AI Employees Status" className="mb-2" />
      <ul className="-mb-2">
        {EMPLOYEES.map(([role, does], index) => (
          <li key={role} className="flex items-center justify-between gap-3 border-line border-t py-2.5 first:border-0">
            <div className="min-w-0 text-sm">
              <p className="font-medium">{role}</p>
              <p className="truncate text-ink-3 text-xs">{index === 0 && writer ? writer : does}</p>
            </div>
            <Badge tone="ok" live>
              Active
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
