import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { useStats } from '#api/analytics.queries.ts'
import { useBatches } from '#api/batch.queries.ts'
import { useOwnBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { BrandMissing } from '#parts/brand/BrandMissing.tsx'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { FeatureList } from '#ui/FeatureList.tsx'
import { Field } from '#ui/Field.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { BatchBars } from './BatchBars.tsx'
import { BatchStrip } from './BatchStrip.tsx'
import { BatchVideos } from './BatchVideos.tsx'
import { LiveProductionStatus } from './LiveProductionStatus.tsx'
import { useWeeklyBatch, type WeeklyBatch } from './useWeeklyBatch.ts'

const GENERATE = `Generate ${WEEKLY_BATCH.shorts} Shorts + ${WEEKLY_BATCH.longForm} Long Video`

const FEATURES = [
  'Seven shorts and one long video for one brand, each on its own subject',
  'Scripts that use only what the brand says about itself and sourced knowledge',
  'Every script checked by the AI Compliance Officer before a film is made',
  'Voice, captions and music; the captions are in the film and beside it',
  'A place in the week for each video, in your time zone',
  'What fails, is halted or is discarded unmade gives its credits back',
]

/** The chosen brand: as the address says or as chosen here, else that of the newest batch, else the only one there is. */
function useChosenBrand(): [string, (brandId: string) => void] {
  const [chosen, choose] = useChosen('brand')
  const { data: batches } = useBatches()
  const { data: brands } = useOwnBrands()
  const only = brands?.length === 1 ? brands[0]?.id : undefined
  return [chosen || (batches?.[0]?.brandId ?? only ?? ''), choose]
}

/** One press makes a brand's week; the strip, the bars and the list show where it is. */
export function WeeklyBatchTab() {
  const [brandId, chooseBrand] = useChosenBrand()
  const batches = useBatches()
  const weekly = useWeeklyBatch(brandId)
  return (
    <div className="grid grid-cols-1 gap-4">
      {batches.error && <ErrorNote what={sentenceOf(batches.error)} onRetry={() => void batches.refetch()} />}
      <Card>
        <OrderForm brandId={brandId} chooseBrand={chooseBrand} weekly={weekly} />
        <BatchStrip brandId={brandId} weekly={weekly} />
        {weekly.progress && <BatchBars progress={weekly.progress} batch={weekly.batch} />}
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        {weekly.batch ? <BatchVideos batch={weekly.batch} /> : <HowItWorks />}
        <div className="grid gap-4">
          <LiveProductionStatus />
          {weekly.batch && <HowItWorks />}
        </div>
      </div>
    </div>
  )
}

const HowItWorks = () => <FeatureList title="What one press does" features={FEATURES} />

type OrderFormProps = { brandId: string; chooseBrand: (brandId: string) => void; weekly: WeeklyBatch }

function OrderForm({ brandId, chooseBrand, weekly }: OrderFormProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <Field label="Brand" className="w-80 max-w-full max-sm:w-full">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={chooseBrand} />}
        </Field>
        <Button
          variant="make"
          disabled={!weekly.canGenerate}
          onClick={weekly.generate}
          aria-busy={weekly.generating}
          className="max-sm:w-full"
        >
          {weekly.generating ? 'Generating Weekly Batch...' : GENERATE}
        </Button>
        <Cost making={weekly.batch?.status === 'making'} />
      </div>
      <div className="mb-6 empty:hidden">
        <BrandMissing what="A week is made for a brand." />
      </div>
      {weekly.problem && <ErrorNote what={weekly.problem} onRetry={weekly.generate} className="mb-6" />}
    </>
  )
}

/** The price before the click. */
function Cost({ making }: { making: boolean }) {
  const { data: stats } = useStats()
  const left = stats && `, ${stats.creditsRemaining} left`
  return (
    <p className="text-ink-2 text-sm sm:pb-2">
      {making && 'Another week uses'}
      {!making && 'Uses'} {plural(WEEKLY_BATCH.credits, 'credit')}
      {left}
      <span className="sr-only">
        : {CREDIT_COSTS.short} a short, {CREDIT_COSTS.long} the long video
      </span>
    </p>
  )
}
