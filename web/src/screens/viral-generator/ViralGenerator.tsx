import type { ViralGeneration } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import type { VideoFormat } from '@octavo/contract/video'
import { sentenceOf } from '#api/call.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { type EarlierRun, EarlierRuns } from '#parts/generation/EarlierRuns.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { MakeBar } from '#parts/generation/MakeBar.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { creditsFor, useViral, type ViralScreen } from './useViral.ts'
import { ViralFields } from './ViralFields.tsx'
import { ViralResult } from './ViralResult.tsx'
import { ViralSteps } from './ViralSteps.tsx'

/** From a brand and, if there is one, a trend to a checked script and its video. */
export default function ViralGenerator() {
  const screen = useViral()
  const { form, generation, runs, run, isWorking } = screen
  const { brandId, contentType } = form.values
  const credits = creditsFor(contentType)
  return (
    <GeneratorLayout
      path="/viral-generator"
      title="Viral Content Generator"
      brandId={brandId}
      notice={<GeneratorNotes form={form} what="Content is written for a brand." />}
      brand={
        <Field label="Brand" hint={messages.brand.brings}>
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={(id) => form.change({ brandId: id })} />}
        </Field>
      }
      content={<ViralFields form={form} />}
      make={
        <MakeBar
          label="Generate Viral Content"
          busyLabel="Generating..."
          busy={isWorking}
          disabled={brandId === '' || isWorking}
          credits={credits}
          about={credits > 1 ? 'up to' : undefined}
          says={<p className="font-medium">{LENGTHS[contentType]}</p>}
          hint={isWorking ? 'You may leave; it goes on, and this page finds it again.' : undefined}
        />
      }
      onMake={screen.generate}
      result={<Result screen={screen} />}
      aside={
        <EarlierRuns title="Earlier content" runs={runs.map(asEarlier)} shown={run?.id} onShow={generation.follow} />
      }
    />
  )
}

const LENGTHS: Record<VideoFormat, string> = { short: 'Short, up to 60 s', long: 'Long-form, 3 to 5 min' }

const asEarlier = ({
  id,
  status,
  createdAt,
  contentType,
  viralContent,
  trendingContext,
}: ViralGeneration): EarlierRun => ({
  id,
  status,
  createdAt,
  title: viralContent?.title ?? trendingContext ?? 'Not written yet',
  from: contentType === 'long' ? 'Long-form' : 'YouTube Short',
})

function Result({ screen }: { screen: ViralScreen }) {
  const { unread, run, loading, reread } = screen
  if (unread && !run) return <ErrorNote what={sentenceOf(unread)} onRetry={reread} />
  if (loading)
    return (
      <>
        <Skeleton className="h-54 rounded-xl" />
        <Skeleton className="h-126 rounded-xl" />
      </>
    )
  return (
    <>
      <ViralSteps screen={screen} />
      <ViralResult screen={screen} />
    </>
  )
}
