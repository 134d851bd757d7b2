import { filmCredits } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { MakeButton } from '#parts/generation/MakeButton.tsx'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { secondsOf } from './avatar-form.rules.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ContentFields } from './ContentFields.tsx'
import { AVATAR_VOICES, SUITING_VOICE } from './choices.ts'
import { LookFields } from './LookFields.tsx'
import { StatusCard } from './StatusCard.tsx'
import type { AvatarForm } from './useAvatarForm.ts'
import { useAvatarVideo } from './useAvatarVideo.ts'

/** A presenter speaks a script, or what a page says. */
export default function TopviewGenerator() {
  const screen = useAvatarVideo()
  const { form, generation } = screen
  const { mode, brandId, duration } = form.values
  const credits = filmCredits(secondsOf(duration))
  return (
    <GeneratorLayout
      path="/topview-generator"
      title="Avatar video generator"
      notice={<GeneratorNotes form={form} what="A film wears the look of a brand." />}
      brand={
        <Field label="Brand" hint="Whose colours, logo and tone the film has.">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={(id) => form.change({ brandId: id })} />}
        </Field>
      }
      content={<ContentFields form={form} />}
      look={<LookFields form={form} />}
      voice={mode === 'advanced' && <Voice form={form} />}
      make={
        <MakeButton
          label="Generate"
          busyLabel="Generating..."
          busy={generation.ordering}
          disabled={brandId === '' || generation.ordering}
          credits={credits}
          about={credits > 1 ? 'up to' : undefined}
        />
      }
      onMake={screen.make}
      result={
        <>
          <StatusCard screen={screen} />
          <ConnectionCard />
        </>
      }
    />
  )
}

const Voice = ({ form }: { form: AvatarForm }) => (
  <Field label="Voice">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={form.values.voiceId}
        onChange={(voiceId) => form.change({ voiceId })}
        voices={AVATAR_VOICES}
        first={{ value: SUITING_VOICE, label: 'One that suits the avatar and the brand' }}
      />
    )}
  </Field>
)
