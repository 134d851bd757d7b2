import { VIRAL_VOICES } from '@octavo/contract/film-order'
import { filmCredits, filmSeconds } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { MakeButton } from '#parts/generation/MakeButton.tsx'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import type { ViralVoice } from './choices.ts'
import { FilmResult } from './FilmResult.tsx'
import { UploadInstructions } from './UploadInstructions.tsx'
import { useRealViral } from './useRealViral.ts'
import type { RealViralForm } from './useRealViralForm.ts'
import { ViralOptions } from './ViralOptions.tsx'
import { ViralScriptFields } from './ViralScriptFields.tsx'

/** One file from one finished script. */
export default function RealViralGenerator() {
  const screen = useRealViral()
  const { form, generation } = screen
  const { script, brandId, includeSubtitles } = form.values
  return (
    <GeneratorLayout
      path="/real-viral-generator"
      title="Real viral generator"
      notice={<GeneratorNotes form={form} what="A film wears the look of a brand." />}
      content={<ViralScriptFields form={form} />}
      look={<ViralOptions form={form} />}
      voice={<Voice form={form} />}
      brand={
        <Field label="Brand" hint="Whose colours and logo the film wears.">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={(id) => form.change({ brandId: id })} />}
        </Field>
      }
      make={
        <MakeButton
          label="Generate Video"
          busyLabel="Generating Video..."
          busy={generation.ordering}
          disabled={brandId === '' || generation.ordering}
          credits={filmCredits(filmSeconds(script) ?? 0)}
          about={filmSeconds(script) === undefined ? 'at least' : undefined}
        />
      }
      onMake={screen.make}
      result={
        <>
          <FilmResult screen={screen} />
          <UploadInstructions subtitles={includeSubtitles} />
        </>
      }
    />
  )
}

const Voice = ({ form }: { form: RealViralForm }) => (
  <Field label="Voice type">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={form.values.voiceType}
        onChange={(voice) => form.change({ voiceType: voice as ViralVoice })}
        voices={VIRAL_VOICES}
      />
    )}
  </Field>
)
