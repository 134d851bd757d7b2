import { useScripts } from '#api/script.queries.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { FirstFrame } from '#parts/film-preview/FirstFrame.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { FitNote, MakeBar } from '#parts/generation/MakeBar.tsx'
import { FeatureList } from '#ui/FeatureList.tsx'
import { AiVideoResult } from './AiVideoResult.tsx'
import { valuesLike } from './ai-video.form.ts'
import { BrandField, ContentFields } from './fields.tsx'
import { Look } from './Look.tsx'
import { useAiVideo } from './useAiVideo.ts'
import { type AiVideoFormApi, useAiVideoForm } from './useAiVideoForm.ts'

const FEATURES = [
  'Your words as they are, spoken at the length you ask for',
  'A presenter in one of four styles, before one of four backgrounds',
  'Six voices, each with a sample to hear first',
  'A scene for each thought, planned before the film is made',
  'Captions in the picture and beside it, music under the voice',
  'Anything that fails or is halted gives its credits back',
]

/** A film of one's own words, planned scene by scene. */
export default function AiVideo() {
  const form = useAiVideoForm()
  const video = useAiVideo(form.values)
  const { generation, film, planned } = video
  const { data: scripts } = useScripts()
  const script = scripts?.scripts.find(({ id }) => id === planned?.scriptId)
  const credits = filmCredits(form.values.duration || 0)
  const vary = () => {
    if (planned && script) form.change(valuesLike(planned, script))
    document.querySelector<HTMLElement>('form textarea')?.focus()
  }
  return (
    <GeneratorLayout
      path="/ai-video"
      title="AI Video Generator"
      brandId={form.values.brandId}
      notice={<GeneratorNotes form={form} what="Every video uses the look of a brand." />}
      brand={<BrandField form={form} />}
      content={<ContentFields form={form} />}
      look={<Look form={form} />}
      frame={<Frame form={form} />}
      make={
        <MakeBar
          label="Generate AI Video"
          busyLabel="Ordering the video..."
          busy={generation.ordering}
          credits={credits}
          about={credits > 1 ? 'up to' : undefined}
          says={<FitNote text={form.values.script} asked={form.values.duration} />}
        />
      }
      onMake={() => form.submit(generation.order)}
      result={
        <>
          <AiVideoResult video={video} wide={form.values.videoType === 'long'} onVary={vary} />
          <FeatureList title="What it does" features={FEATURES} />
        </>
      }
      films={{ shown: film?.id, onShow: generation.follow }}
    />
  )
}

function Frame({ form: { values } }: { form: AiVideoFormApi }) {
  const {
    brandId,
    videoType,
    script,
    duration,
    avatarStyle,
    voiceId,
    backgroundStyle: background,
    captionStyle,
  } = values
  const chosen = { avatarStyle, voiceId, background, captionStyle, presenter: 'shown' } as const
  return <FirstFrame {...{ brandId, script, chosen }} format={videoType} seconds={duration} />
}
