import { AVATAR_VIDEO_LIMITS, type AvatarId } from '@octavo/contract/avatar-video'
import { FILM_VOICES } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { PLATFORM_SHAPES } from '@octavo/contract/network'
import { plural } from '#format/number.ts'
import { filmCredits } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { FirstFrame } from '#parts/film-preview/FirstFrame.tsx'
import { SUITING_VOICE } from '#parts/generation/create-draft.rules.ts'
import { GeneratorLayout } from '#parts/generation/GeneratorLayout.tsx'
import { GeneratorNotes } from '#parts/generation/GeneratorNotes.tsx'
import { LookPanel } from '#parts/generation/LookPanel.tsx'
import { FitNote, MakeBar } from '#parts/generation/MakeBar.tsx'
import { MoreOptions } from '#parts/generation/MoreOptions.tsx'
import { FilmPictures } from '#parts/picture/FilmPictures.tsx'
import { useVoiceName } from '#parts/sound/useVoiceName.ts'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { secondsOf } from './avatar-form.rules.ts'
import { ConnectionCard } from './ConnectionCard.tsx'
import { ContentFields } from './ContentFields.tsx'
import { MUSIC_OPTIONS, PLATFORM_OPTIONS } from './choices.ts'
import { DurationField } from './DurationField.tsx'
import { LookFields } from './LookFields.tsx'
import { StatusCard } from './StatusCard.tsx'
import type { AvatarForm } from './useAvatarForm.ts'
import { useAvatarVideo } from './useAvatarVideo.ts'

/** A presenter speaks a script, or what a page says. */
export default function TopviewGenerator() {
  const screen = useAvatarVideo()
  const { form, generation } = screen
  const { brandId, duration } = form.values
  const credits = filmCredits(secondsOf(duration))
  return (
    <GeneratorLayout
      path="/topview-generator"
      title="Avatar video generator"
      brandId={brandId}
      notice={<GeneratorNotes form={form} what={messages.brand.neededForLook} />}
      brand={
        <Field label="Brand" hint="The film uses its colors, logo and tone.">
          {(aria) => <BrandSelect {...aria} value={brandId} onChange={(id) => form.change({ brandId: id })} />}
        </Field>
      }
      content={
        <>
          <ContentFields form={form} />
          <DurationField form={form} />
        </>
      }
      look={<Look form={form} />}
      frame={<Frame form={form} />}
      make={
        <MakeBar
          label="Generate"
          busyLabel="Generating..."
          busy={generation.ordering}
          disabled={brandId === '' || generation.ordering}
          credits={credits}
          about={credits > 1 ? 'up to' : undefined}
          says={<Fit form={form} />}
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

/** A page alone has no words yet: they are written to the length that is asked for. */
const Fit = ({ form: { values } }: { form: AvatarForm }) =>
  values.script.trim() === '' && values.mode === 'simple' && values.url.trim() !== '' ? (
    <p className="num">{`A script about the page, ${secondsOf(values.duration)} s`}</p>
  ) : (
    <FitNote text={values.script} asked={secondsOf(values.duration)} max={AVATAR_VIDEO_LIMITS.script.max} />
  )

function Look({ form }: { form: AvatarForm }) {
  const { mode, platform, music, captions, voiceId, pictures } = form.values
  const named = useVoiceName(voiceId)
  const voice = voiceId === SUITING_VOICE ? 'one that suits' : named
  return (
    <LookPanel
      says={[
        `For ${labelIn(PLATFORM_OPTIONS, platform)}`,
        `music: ${labelIn(MUSIC_OPTIONS, music).toLowerCase()}`,
        captions ? 'captions on' : 'captions off',
        (mode === 'advanced' || voiceId !== SUITING_VOICE) && `voice: ${voice}`,
        pictures && pictures.length > 0 && plural(pictures.length, 'picture'),
      ]}
    >
      <LookFields form={form} />
      {mode === 'advanced' && <Voice form={form} />}
      <Further form={form} />
    </LookPanel>
  )
}

/** What other starts ask for too: whose voice it is where no avatar is chosen, and pictures of one's own. */
const Further = ({ form }: { form: AvatarForm }) => {
  const { mode, voiceId, pictures } = form.values
  const isSimple = mode === 'simple'
  return (
    <MoreOptions isUsed={Boolean(pictures?.length) || (isSimple && voiceId !== SUITING_VOICE)}>
      {isSimple && <Voice form={form} />}
      <FilmPictures value={pictures} onChange={(chosen) => form.change({ pictures: chosen })} />
    </MoreOptions>
  )
}

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((one) => one.value === value)?.label ?? value

const Voice = ({ form }: { form: AvatarForm }) => (
  <Field label="Voice">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={form.values.voiceId}
        onChange={(voiceId) => form.change({ voiceId })}
        voices={FILM_VOICES}
        first={{ value: SUITING_VOICE, label: 'One that suits the avatar and the brand' }}
      />
    )}
  </Field>
)

/** Of the mode that is not shown nothing counts. */
function Frame({ form: { values } }: { form: AvatarForm }) {
  const { mode, brandId, script, platform, captions, avatarId, voiceId, duration } = values
  const person = {
    ...(mode === 'advanced' && { avatarId: avatarId as AvatarId }),
    ...(voiceId !== SUITING_VOICE && { voiceId }),
  }
  const format = PLATFORM_SHAPES[platform] === '16:9' ? 'long' : 'short'
  return (
    <FirstFrame
      {...{ brandId, script, format }}
      chosen={{ presenter: 'shown', captions, ...person }}
      seconds={secondsOf(duration)}
    />
  )
}
