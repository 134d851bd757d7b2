import { VIRAL_VOICES } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { plural } from '#format/number.ts'
import { filmCredits, filmSeconds } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { FirstFrame } from '#parts/film-preview/FirstFrame.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { LookPanel } from '#parts/generation/LookPanel.tsx'
import { FitNote, MakeBar } from '#parts/generation/MakeBar.tsx'
import { useVoiceName } from '#parts/sound/useVoiceName.ts'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { FilmResult } from './FilmResult.tsx'
import { UploadInstructions } from './UploadInstructions.tsx'
import { useRealViral } from './useRealViral.ts'
import type { RealViralForm } from './useRealViralForm.ts'
import { FurtherOptions, ViralOptions } from './ViralOptions.tsx'
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
      brandId={brandId}
      notice={<GeneratorNotes form={form} what={messages.brand.neededForLook} />}
      content={<ViralScriptFields form={form} />}
      look={<Look form={form} />}
      frame={<Frame form={form} />}
      brand={
        <Field label="Brand" hint="The film uses its colors and logo.">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={(id) => form.change({ brandId: id })} />}
        </Field>
      }
      make={
        <MakeBar
          label="Generate Video"
          busyLabel="Generating Video..."
          busy={generation.ordering}
          disabled={brandId === '' || generation.ordering}
          credits={filmCredits(filmSeconds(script) ?? 0)}
          about={filmSeconds(script) === undefined ? 'at least' : undefined}
          says={<FitNote text={script} />}
        />
      }
      onMake={screen.make}
      films={{ shown: screen.film?.id, onShow: generation.follow }}
      result={
        <>
          <FilmResult screen={screen} />
          <UploadInstructions subtitles={includeSubtitles} />
        </>
      }
    />
  )
}

function Look({ form }: { form: RealViralForm }) {
  const { useAIAvatar, includeSubtitles, backgroundType, voiceType, pictures } = form.values
  const voice = useVoiceName(voiceType)
  return (
    <LookPanel
      says={[
        useAIAvatar ? 'AI avatar' : 'No avatar',
        `${backgroundType} background`,
        includeSubtitles ? 'subtitles on' : 'subtitles off',
        `voice: ${voice}`,
        pictures && pictures.length > 0 && plural(pictures.length, 'picture'),
      ]}
    >
      <ViralOptions form={form} />
      <Voice form={form} />
      <FurtherOptions form={form} />
    </LookPanel>
  )
}

const Voice = ({ form }: { form: RealViralForm }) => (
  <Field label="Voice type">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={form.values.voiceType}
        onChange={(voiceType) => form.change({ voiceType })}
        voices={VIRAL_VOICES}
      />
    )}
  </Field>
)

function Frame({ form: { values } }: { form: RealViralForm }) {
  const { brandId, script, useAIAvatar, includeSubtitles, backgroundType: background, voiceType: voiceId } = values
  const presenter = useAIAvatar ? 'shown' : 'none'
  return (
    <FirstFrame
      {...{ brandId, script }}
      format="short"
      chosen={{ presenter, captions: includeSubtitles, background, voiceId }}
    />
  )
}
