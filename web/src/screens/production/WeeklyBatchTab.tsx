import { REVIEW_HOURS, WEEKLY_BATCH } from '@octavo/contract/batch'
import { messages } from '@octavo/contract/messages'
import { CREDIT_COSTS } from '@octavo/contract/plan'
import { useState } from 'react'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { useBatches } from '#api/batch.queries.ts'
import { useOwnBrands } from '#api/brand.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { BrandMissing } from '#parts/brand/BrandMissing.tsx'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { useCreditsSpent } from '#parts/generation/CreditsSpent.tsx'
import { StartFrom } from '#parts/generation/StartFrom.tsx'
import { WritingCost } from '#parts/script/WritingCost.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { FeatureList } from '#ui/FeatureList.tsx'
import { Field } from '#ui/Field.tsx'
import { useChosen } from '#ui/useChosen.ts'
import { BatchBars } from './BatchBars.tsx'
import { BatchStrip } from './BatchStrip.tsx'
import { BatchVideos } from './BatchVideos.tsx'
import { LiveProductionStatus } from './LiveProductionStatus.tsx'
import { useWeeklyBatch, type WeeklyBatch } from './useWeeklyBatch.ts'
import { useWeekPlan } from './useWeekPlan.ts'
import { WeekPlan } from './WeekPlan.tsx'

const GENERATE = `Generate ${WEEKLY_BATCH.shorts} Shorts + ${WEEKLY_BATCH.longForm} Long Video`

const FEATURES = [
  'Seven shorts and one long video for one brand, each on its own subject',
  'Scripts that use only what the brand says about itself and sourced knowledge',
  'Every script checked by the AI Compliance Officer before a film is made',
  'Voice, captions and music; the captions are in the film and beside it',
  'A place in the week for each video, in your time zone',
  'Anything that fails, is halted or discarded gives its credits back',
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
      <StartFrom path="/production" brandId={brandId} className="mb-0" />
      {batches.error && <ErrorNote what={sentenceOf(batches.error)} onRetry={() => void batches.refetch()} />}
      <Card>
        <OrderForm key={brandId} brandId={brandId} chooseBrand={chooseBrand} weekly={weekly} />
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

const HowItWorks = () => <FeatureList title="What you get" features={FEATURES} />

type OrderFormProps = { brandId: string; chooseBrand: (brandId: string) => void; weekly: WeeklyBatch }

function OrderForm({ brandId, chooseBrand, weekly }: OrderFormProps) {
  const planning = useWeekPlan(brandId)
  const { plan, order } = planning
  const [review, setReview] = useState(true)
  // A brand's first week is watched before anything of it goes out, unless its owner says otherwise.
  const isFirst = brandId !== '' && weekly.isFirst
  const wish = { review: isFirst && review }
  const short = useCreditsSpent(WEEKLY_BATCH.credits)
  const film = () => order && weekly.generate({ ...wish, plan: order }, planning.close)
  // What lacks credits fails again however often it is tried.
  const again = plan ? film : short ? undefined : () => weekly.generate(wish)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-3">
        <Field label="Brand" className="w-80 max-w-full max-sm:w-full">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={chooseBrand} />}
        </Field>
        <Button
          variant={plan || short ? 'outline' : 'make'}
          disabled={!weekly.canGenerate}
          onClick={() => weekly.generate(wish)}
          aria-busy={weekly.generating}
          className="max-sm:w-full"
        >
          {weekly.generating ? 'Generating Weekly Batch...' : GENERATE}
        </Button>
        {!plan && (
          <Button
            disabled={!weekly.canGenerate}
            onClick={planning.start}
            aria-busy={planning.isBusy}
            className="max-sm:w-full"
          >
            {planning.isBusy ? 'Planning...' : 'Plan first'}
          </Button>
        )}
        {short && (
          <Link href="/pricing" className={buttonStyle({ variant: 'make', className: 'max-sm:w-full' })}>
            Get more credits
          </Link>
        )}
        <Cost making={weekly.batch?.status === 'making'} />
      </div>
      {brandId && <WritingCost brandId={brandId} className="-mt-3 mb-6 text-ink-2 text-sm" />}
      {isFirst && <HoldFirstWeek isOn={review} onChange={setReview} />}
      <NoPhotos brandId={brandId} />
      <div className="mb-6 empty:hidden">
        <BrandMissing what={messages.brand.neededForWeek} />
      </div>
      {!plan && planning.problem && <ErrorNote what={planning.problem} onRetry={planning.start} className="mb-6" />}
      {plan && <WeekPlan planning={planning} plan={plan} isOrdering={weekly.generating} onFilm={film} />}
      {weekly.problem && <ErrorNote what={weekly.problem} onRetry={again} className="mb-6" />}
    </>
  )
}

const HoldFirstWeek = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <div className="-mt-3 mb-6 flex items-start gap-2.5 text-sm">
    <Checkbox id="hold-first-week" checked={isOn} onChange={onChange} className="mt-0.5" />
    <label htmlFor="hold-first-week">
      Let me watch this first week before it goes out
      <span className="block text-ink-2">
        Films wait for your OK, for {REVIEW_HOURS} hours at most. On auto-pilot nothing waits.
      </span>
    </label>
  </div>
)

/** Asks for what films show first; nothing once the brand has some. */
function NoPhotos({ brandId }: { brandId: string }) {
  const { data: brands } = useOwnBrands()
  if (brands?.find(({ id }) => id === brandId)?.pictures.length !== 0) return null
  return (
    <p className="-mt-3 mb-6 text-ink-2 text-sm">
      Films show your own photos and clips before anything drawn.{' '}
      <Link href={`/brands?brand=${brandId}`} className="text-ink underline underline-offset-4">
        Add photos and clips
      </Link>
    </p>
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
