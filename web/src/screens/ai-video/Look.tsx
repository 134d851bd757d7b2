import { CAPTION_STYLE_LABELS, CAPTION_STYLES } from '@octavo/contract/caption'
import { GENERATOR_VOICES } from '@octavo/contract/film-order'
import { AVATAR_STYLES, BACKGROUND_STYLES } from '@octavo/contract/video'
import { plural } from '#format/number.ts'
import { problemIn } from '#parts/form/useRecordForm.ts'
import { LookPanel } from '#parts/generation/LookPanel.tsx'
import { MoreOptions } from '#parts/generation/MoreOptions.tsx'
import { FilmPictures } from '#parts/picture/FilmPictures.tsx'
import { PresentersInStyle } from '#parts/presenter/PresenterHints.tsx'
import { useVoiceName } from '#parts/sound/useVoiceName.ts'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import type { AiVideoValues } from './ai-video.form.ts'
import type { AiVideoFormApi } from './useAiVideoForm.ts'

type FieldsProps = { form: AiVideoFormApi }

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: capital(value) }))
const AVATARS = optionsOf(AVATAR_STYLES)
const BACKGROUNDS = optionsOf(BACKGROUND_STYLES)
/** An empty value is none to the Select. */
const BRANDS_OWN: Option = { value: 'brand', label: "The brand's own" }
const CAPTIONS = [BRANDS_OWN, ...CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))]

/** Who is seen before what, how the words stand in the picture, and whose voice is heard. */
export function Look({ form }: FieldsProps) {
  const { avatarStyle, backgroundStyle, captionStyle, voiceId, pictures } = form.values
  const voice = useVoiceName(voiceId)
  return (
    <LookPanel
      says={[
        `${capital(avatarStyle)} avatar`,
        `${backgroundStyle} background`,
        captionStyle ? `captions: ${CAPTION_STYLE_LABELS[captionStyle].toLowerCase()}` : "the brand's captions",
        `voice: ${voice}`,
        pictures && pictures.length > 0 && plural(pictures.length, 'picture'),
      ]}
      isWrong={problemIn(form.problems, 'pictures') !== undefined}
    >
      <LookFields form={form} />
      <VoiceField form={form} />
      <FurtherFields form={form} />
    </LookPanel>
  )
}

const LookFields = ({ form: { values, change } }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Field label="Avatar style" hint={<PresentersInStyle style={values.avatarStyle} />}>
      {(aria) => (
        <Select
          {...aria}
          value={values.avatarStyle}
          onChange={(value) => change({ avatarStyle: value as AiVideoValues['avatarStyle'] })}
          options={AVATARS}
        />
      )}
    </Field>
    <Field label="Background">
      {(aria) => (
        <Select
          {...aria}
          value={values.backgroundStyle}
          onChange={(value) => change({ backgroundStyle: value as AiVideoValues['backgroundStyle'] })}
          options={BACKGROUNDS}
        />
      )}
    </Field>
  </div>
)

/** What other starts ask for too: captions of another kind than the brand's, and pictures of one's own. */
const FurtherFields = ({ form: { values, problems, change } }: FieldsProps) => (
  <MoreOptions isUsed={values.captionStyle !== undefined || Boolean(values.pictures?.length)}>
    <Field label="Caption style">
      {(aria) => (
        <Select
          {...aria}
          value={values.captionStyle ?? BRANDS_OWN.value}
          onChange={(value) => change({ captionStyle: CAPTION_STYLES.find((style) => style === value) })}
          options={CAPTIONS}
        />
      )}
    </Field>
    <FilmPictures
      value={values.pictures}
      onChange={(pictures) => change({ pictures })}
      error={problemIn(problems, 'pictures')}
    />
  </MoreOptions>
)

const VoiceField = ({ form: { values, change } }: FieldsProps) => (
  <Field label="Voice style">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={values.voiceId}
        onChange={(voiceId) => change({ voiceId })}
        voices={GENERATOR_VOICES}
      />
    )}
  </Field>
)
