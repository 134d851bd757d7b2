import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { useId } from 'react'
import { Switch } from '#ui/Switch.tsx'
import type { BrandFormApi } from './useBrandForm.ts'

/** Whether the week is made without being asked for. */
export function WeeklyBatchSwitch({ form }: { form: BrandFormApi }) {
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <Switch
        id={id}
        checked={form.values.weeklyBatchEnabled}
        onChange={(weeklyBatchEnabled) => form.change({ weeklyBatchEnabled })}
        aria-describedby={`${id}-what`}
      />
      <div className="text-sm">
        <label htmlFor={id} className="font-medium">
          Make this brand's week automatically
        </label>
        <p id={`${id}-what`} className="text-ink-2">
          {WEEKLY_BATCH.shorts} shorts and {WEEKLY_BATCH.longForm} long video every week. Uses {WEEKLY_BATCH.credits}{' '}
          credits each time.
        </p>
      </div>
    </div>
  )
}
