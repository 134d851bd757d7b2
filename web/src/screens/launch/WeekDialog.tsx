import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { useBatches } from '#api/batch.queries.ts'
import { useOwnBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { BrandMissing } from '#parts/brand/BrandMissing.tsx'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { useWeekOrder } from '#parts/week/useWeekOrder.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'

type WeekDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Orders a brand's week and leads to where it is made. */
export function WeekDialog({ open, onOpenChange }: WeekDialogProps) {
  const [, go] = useLocation()
  const [chosen, choose] = useState('')
  const { data: brands } = useOwnBrands()
  const { data: batches } = useBatches()
  const { data: stats } = useStats()
  const order = useWeekOrder()
  const brandId = chosen || (brands?.length === 1 ? (brands[0]?.id ?? '') : '')
  const newestBefore = batches?.find((batch) => batch.brandId === brandId)?.id
  const start = () =>
    order.isPending || order.mutate({ brandId, newestBefore }, { onSuccess: () => go(`/production?brand=${brandId}`) })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Start a weekly batch"
      description={`Seven shorts and one long video. Uses ${plural(WEEKLY_BATCH.credits, 'credit')}${stats ? `, ${stats.creditsRemaining} left` : ''}.`}
      footer={
        <>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="make" disabled={brandId === ''} aria-busy={order.isPending} onClick={start}>
            {order.isPending ? 'Generating Weekly Batch...' : 'Start Weekly Batch'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <BrandMissing what={messages.brand.neededForWeek} />
        {brands?.length !== 0 && (
          <Field label="Brand">{(aria) => <BrandSelect {...aria} value={brandId} onChange={choose} />}</Field>
        )}
        {order.error && <ErrorNote what={sentenceOf(order.error)} />}
      </div>
    </Dialog>
  )
}
