import type { ViralShort } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import { sentenceOf } from '#api/call.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { type EarlierRun, EarlierRuns } from '#parts/generation/EarlierRuns.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { MakeBar } from '#parts/generation/MakeBar.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ShortFields } from './ShortFields.tsx'
import { ShortResult } from './ShortResult.tsx'
import { ShortSteps } from './ShortSteps.tsx'
import { canCreate, useViralShort, type ViralShortScreen } from './useViralShort.ts'

const AIMED_SECONDS = 40

/** From a niche and a topic, through six steps, to one short. */
export default function ViralShorts() {
  const screen = useViralShort()
  const { form, generation } = screen
  return (
    <GeneratorLayout
      path="/viral-shorts"
      title="Viral YouTube Short Creator"
      brandId={form.values.brandId}
      notice={<GeneratorNotes form={form} what="A short is made for a brand." />}
      brand={
        <Field label="Brand" hint={messages.brand.brings}>
          {(aria) => (
            <BrandSelect {...aria} value={form.values.brandId} onChange={(brandId) => form.change({ brandId })} />
          )}
        </Field>
      }
      content={<ShortFields form={form} />}
      make={
        <MakeBar
          label="Create Viral Short"
          busyLabel="Creating Viral Short..."
          busy={screen.isWorking}
          disabled={!canCreate(form.values, screen.isWorking)}
          credits={filmCredits(AIMED_SECONDS)}
          says={<p className="num font-medium">{`Short, about ${AIMED_SECONDS} s`}</p>}
          hint={missing(screen)}
        />
      }
      onMake={screen.create}
      result={<Result screen={screen} />}
      aside={
        <EarlierRuns
          title="Your latest shorts"
          runs={screen.runs.map(asEarlier)}
          shown={screen.short?.id}
          onShow={generation.follow}
        />
      }
    />
  )
}

/** A run is done when its film is; until then its steps tell where it stands. */
function stateOf({ steps, status }: ViralShort): EarlierRun['status'] {
  if (steps.some((step) => step.status === 'error')) return 'failed'
  return steps.some((step) => step.status === 'processing') ? 'generating' : status
}

const asEarlier = (run: ViralShort): EarlierRun => ({
  id: run.id,
  status: stateOf(run),
  createdAt: run.createdAt,
  title: run.viral_content?.title ?? run.topic,
  from: run.topic,
})

function missing({ form: { values }, isWorking }: ViralShortScreen): string | undefined {
  if (isWorking) return 'The next one can be ordered when this one is made.'
  if (values.brandId !== '' && (values.niche === '' || values.topic.trim() === ''))
    return 'Choose a niche and give a topic first.'
  return undefined
}

function Result({ screen }: { screen: ViralShortScreen }) {
  const { unread, short, loading } = screen
  if (unread && !short) return <ErrorNote what={sentenceOf(unread)} onRetry={screen.reread} />
  if (loading)
    return (
      <>
        <Skeleton className="h-76 rounded-xl" />
        <Skeleton className="h-126 rounded-xl" />
      </>
    )
  return (
    <>
      <ShortSteps screen={screen} />
      <ShortResult screen={screen} />
    </>
  )
}
