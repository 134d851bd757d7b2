import { BrandPreview, FirstSentence } from '@octavo/contract/brand/schemas'
import type { VideoFormat } from '@octavo/contract/video'
import type { FilmPlan } from '@octavo/renderer/draw'
import { useBrandPreview, useOwnBrands } from '#api/brand.queries.ts'
import { Card } from '#ui/Card.tsx'
import { cn } from '#ui/cn.ts'
import { useDebounced } from '#ui/useDebounced.ts'
import { FilmCanvas } from './FilmCanvas.tsx'
import { firstMoment, openingWords } from './first-frame.rules.ts'
import { HearFirst } from './HearFirst.tsx'

type FirstFrameProps = {
  brandId: string
  format: VideoFormat
  script: string
  /** What was chosen for the film. */
  chosen: Omit<NonNullable<BrandPreview['film']>, 'words'>
  /** How long it is to last, where that is asked for: the voice is as quick as that needs. */
  seconds?: number
}

/** A change is shown when the hand rests. */
const REST_MS = 500

/** How a film of these words would open, drawn in the page before it is ordered. Nothing is made and nothing is paid. */
export function FirstFrame({ brandId, format, script, chosen, seconds }: FirstFrameProps) {
  const brand = useOwnBrands().data?.find(({ id }) => id === brandId)
  const words = openingWords(script)
  const wanted = brand && words && BrandPreview.safeParse({ ...brand, format, film: { ...chosen, words } }).data
  const rested = useDebounced(wanted ? JSON.stringify(wanted) : undefined, REST_MS)
  const heard = wanted && soundOf({ ...brand, ...wanted }, script, seconds)
  // At once: whoever presses as soon as the words stand hears these words.
  const toHear = heard && JSON.stringify(heard)
  const { data } = useBrandPreview(rested === undefined ? undefined : JSON.parse(rested))
  const plan = words && (data?.plan as FilmPlan | undefined)
  const wide = format === 'long'
  return (
    <Card
      className={cn(
        'grid items-center gap-5',
        wide
          ? 'sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]'
          : 'grid-cols-[7.5rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]',
      )}
    >
      <div className="overflow-hidden rounded-frame">
        {plan ? (
          <FilmCanvas plan={plan} atMs={firstMoment(plan)} label="The first frame of your film" />
        ) : (
          <div
            aria-hidden
            className={cn('border border-line border-dashed bg-sunken', wide ? 'aspect-video' : 'aspect-9/16')}
          />
        )}
      </div>
      <div>
        <h2 className="text-base">First frame</h2>
        <p className="mt-1 text-ink-2 text-sm">
          {plan && brand
            ? `How your words open in the look of ${brand.name}. It changes as you type, and costs nothing.`
            : 'Appears once there are a few words. It costs nothing.'}
        </p>
        {plan && <p className="mt-2 text-ink-3 text-xs">Pictures are chosen when the film is made.</p>}
        {toHear && <HearFirst key={toHear} wanted={toHear} />}
      </div>
    </Card>
  )
}

/** What is heard first: as the frame has it, at the speed of the whole. */
const soundOf = (look: object, script: string, seconds: number | undefined) =>
  FirstSentence.safeParse({ ...look, ...(seconds && { length: { script, seconds } }) }).data
