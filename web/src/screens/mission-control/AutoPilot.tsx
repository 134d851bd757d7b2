import type { StartConfig } from '@octavo/contract/operation'
import type { ProductionState } from '@octavo/contract/production'
import { useId } from 'react'
import { Badge } from '#ui/Badge.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Switch } from '#ui/Switch.tsx'
import type { MassProduction } from './useMassProduction.ts'

type AutoPilotProps = {
  production: ProductionState | undefined
  config: StartConfig | undefined
  orders: MassProduction
}

/** Whether production goes on by itself, and its switch. */
export function AutoPilot({ production, config, orders }: AutoPilotProps) {
  const id = useId()
  if (!production) return <Skeleton className="h-37 rounded-xl" />
  const active = production.auto_pilot_active
  const working = active && production.mode !== 'waiting'
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <div className="flex items-center gap-2.5">
          <h2 id={id} className="text-base">
            Auto-Pilot
          </h2>
          <Badge tone={working ? 'ok' : active ? 'warn' : 'neutral'} {...(working && { live: true })}>
            {active ? 'ACTIVE' : 'INACTIVE'}
          </Badge>
        </div>
        <Switch
          aria-labelledby={id}
          checked={active}
          disabled={production.mode === 'halted'}
          aria-busy={orders.busy}
          onChange={orders.pilot}
          className="pointer-coarse:my-2.5"
        />
      </div>
      <p role="status" className="mt-3 text-sm">
        {production.says}
      </p>
      <p className="mt-2 text-ink-3 text-xs">
        {config?.humanOversightRequired === false && active
          ? 'Posts go to outside networks without asking you.'
          : 'Nothing goes to an outside network without your approval.'}
      </p>
    </Card>
  )
}
