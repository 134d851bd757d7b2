import { useScripts } from '#api/script.queries.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { MakeButton } from '#parts/generation/MakeButton.tsx'
import { FeatureList } from '#ui/FeatureList.tsx'
import { AiVideoResult } from './AiVideoResult.tsx'
import { valuesLike } from './ai-video.form.ts'
import { BrandField, ContentFields, LookFields, PictureFields, VoiceField } from './fields.tsx'
import { GeneratedVideos } from './GeneratedVideos.tsx'
import { useAiVideo } from './useAiVideo.ts'
import { useAiVideoForm } from './useAiVideoForm.ts'

const FEATURES = [
  'Your words as they are, spoken at the length you ask for',
  'A presenter in one of four styles, before one of four backgrounds',
  'Six voices; each can be heard before you choose',
  'A scene for each thought, planned before the film is made',
  'Captions in the picture and beside it, music under the voice',
  'What fails or is halted gives its credits back',
]

/** A film of one's own words, planned scene by scene. */
export default function AiVideo() {
  const video = useAiVideo()
  const { generation, film, planned } = video
  const form = useAiVideoForm()
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
      notice={<GeneratorNotes form={form} what="A video wears the look of a brand." />}
      brand={<BrandField form={form} />}
      content={<ContentFields form={form} />}
      look={
        <>
          <LookFields form={form} />
          <PictureFields form={form} />
        </>
      }
      voice={<VoiceField form={form} />}
      make={
        <MakeButton
          label="Generate AI Video"
          busyLabel="Ordering the video..."
          busy={generation.ordering}
          credits={credits}
          about={credits > 1 ? 'up to' : undefined}
        />
      }
      onMake={() => form.submit(generation.order)}
      result={
        <>
          <AiVideoResult video={video} wide={form.values.videoType === 'long'} onVary={vary} />
          <FeatureList title="What it does" features={FEATURES} />
        </>
      }
      below={<GeneratedVideos shown={film?.id} onShow={generation.follow} />}
    />
  )
}
