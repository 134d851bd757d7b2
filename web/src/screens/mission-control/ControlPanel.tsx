import type { ProductionState } from '@octavo/contract/production'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { useOwnBrands } from '#api/brand.queries.ts'
import { plural } from '#format/number.ts'
import { BrandMissing } from '#parts/brand/BrandMissing.tsx'
import { CreditsSpent, useCreditsSpent } from '#parts/generation/CreditsSpent.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Factory, Layers, Pause, ShieldCheck, Trash2 } from '#ui/icons/index.ts'
import type { MassProduction } from './useMassProduction.ts'

type ControlPanelProps = { production: ProductionState | undefined; orders: MassProduction }

/** Begin, pause, empty the queue; and where the results are. */
export function ControlPanel({ production, orders }: ControlPanelProps) {
  const { data: brands } = useOwnBrands()
  const spent = useCreditsSpent()
  const active = production?.auto_pilot_active ?? false
  const halted = production?.mode === 'halted'
  const invalid = Object.keys(orders.form.problems).length > 0
  return (
    <Card>
      <CardHead title="Control Panel" className="mb-3" />
      <div className="grid gap-2">
        {active ? (
          <Button aria-busy={orders.busy} onClick={orders.pause}>
            <Pause />
            Pause Production
          </Button>
        ) : (
          <Button
            variant={halted || spent ? 'outline' : 'make'}
            disabled={!production || halted || invalid || brands?.length === 0}
            aria-busy={orders.busy}
            onClick={orders.start}
          >
            <Factory />
            {orders.starting ? 'Starting Mass Production...' : 'Start Mass Production'}
          </Button>
        )}
        {spent && !halted && <CreditsSpent />}
        <Cost volume={Number(orders.form.values.volume)} />
        <BrandMissing what="Mass production works for your brands." />
        {orders.problem && <ErrorNote what={orders.problem} />}
        <ConfirmButton
          disabled={!production || production.queue_size === 0}
          aria-busy={orders.busy}
          question="Clear the queue?"
          consequence="Waiting scripts are removed and production pauses. Anything already written or filmed stays."
          confirmLabel="Clear queue"
          onConfirm={orders.clear}
        >
          <Trash2 />
          Clear Queue
        </ConfirmButton>
        <div className="grid grid-cols-2 gap-2">
          <Link href="/compliance" className={buttonStyle()}>
            <ShieldCheck />
            Packages
          </Link>
          <Link href="/library" className={buttonStyle()}>
            <Layers />
            Library
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** The price before the click. */
function Cost({ volume }: { volume: number }) {
  const { data: stats } = useStats()
  if (!Number.isFinite(volume)) return null
  return (
    <p className="num mb-2 text-ink-2 text-xs">
      Uses 1 credit a film, up to {plural(volume, 'film')} a day
      {stats && `; ${plural(stats.creditsRemaining, 'credit')} left`}. Scripts cost nothing.
    </p>
  )
}
