import { NICHES, type Niche } from '@octavo/contract/brand'
import { PRODUCTION_LIMITS, type ProductionState } from '@octavo/contract/production'
import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { topicsOf } from './settings.rules.ts'
import type { MassProduction } from './useMassProduction.ts'

type ProductionSettingsProps = { production: ProductionState | undefined; orders: MassProduction }

/** How much, about what, for which niches and how good. */
export function ProductionSettings({ production, orders }: ProductionSettingsProps) {
  if (!production) return <Skeleton className="h-110 rounded-xl xl:col-start-2" />
  const { values, problems, change, isDirty, reset, field } = orders.form
  const active = production.auto_pilot_active
  return (
    <Card className="xl:col-start-2">
      <CardHead
        title="Production Settings"
        hint={isDirty ? 'Takes effect at the next start' : 'Changing these starts a new queue'}
      />
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Field label="Films a day" error={problems.volume} hint={`1 to ${PRODUCTION_LIMITS.dailyVolume}`}>
            {(aria) => <Input {...aria} inputMode="numeric" {...field('volume')} />}
          </Field>
          <Field label="Quality threshold" error={problems.threshold} hint="Predicted score, 0 to 100">
            {(aria) => <Input {...aria} inputMode="numeric" {...field('threshold')} />}
          </Field>
        </div>
        <Field
          label="Topics"
          error={problems.topics}
          hint="Separated by commas. With none, the writer chooses within the niche."
          aside={`${topicsOf(values.topics).length} of ${PRODUCTION_LIMITS.topics}`}
        >
          {(aria) => <Textarea {...aria} {...field('topics')} />}
        </Field>
        <NichePicker chosen={values.niches} onChange={(niches) => change({ niches })} />
        {isDirty && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="ghost" onClick={reset}>
              Undo changes
            </Button>
            {active && (
              <Button
                variant="solid"
                disabled={Object.keys(problems).length > 0}
                aria-busy={orders.busy}
                onClick={orders.start}
              >
                Apply Settings
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function NichePicker({ chosen, onChange }: { chosen: Niche[]; onChange: (niches: Niche[]) => void }) {
  const id = useId()
  const toggle = (niche: Niche, on: boolean) =>
    onChange(NICHES.filter((one) => (one === niche ? on : chosen.includes(one))))
  return (
    <fieldset>
      <legend className="font-medium text-sm">Niches</legend>
      <p className="mt-0.5 text-ink-2 text-sm">Brands of these take part; all, if none is chosen</p>
      <div className="mt-2 grid gap-1.5">
        {NICHES.map((niche) => (
          <label key={niche} htmlFor={`${id} ${niche}`} className="flex items-center gap-2.5 text-sm tap">
            <Checkbox id={`${id} ${niche}`} checked={chosen.includes(niche)} onChange={(on) => toggle(niche, on)} />
            {niche}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
