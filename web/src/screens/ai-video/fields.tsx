import { CAPTION_STYLE_LABELS, CAPTION_STYLES } from '@octavo/contract/caption'
import { FILM_ORDER_LIMITS, GENERATOR_VOICES } from '@octavo/contract/film-order'
import { AVATAR_STYLES, BACKGROUND_STYLES, type VideoFormat } from '@octavo/contract/video'
import { formatPlayTime } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { filmSeconds } from '#format/speaking-time.ts'
import { BrandSelect } from '#parts/brand/BrandSelect.tsx'
import { problemIn } from '#parts/form/useRecordForm.ts'
import { FilmPictures } from '#parts/picture/FilmPictures.tsx'
import { PresentersInStyle } from '#parts/presenter/PresenterHints.tsx'
import { VoiceSelect } from '#parts/sound/VoiceSelect.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { AiVideoValues } from './ai-video.form.ts'
import type { AiVideoFormApi } from './useAiVideoForm.ts'

type FieldsProps = { form: AiVideoFormApi }

const TYPES: readonly { value: VideoFormat; label: string }[] = [
  { value: 'short', label: 'Short, upright' },
  { value: 'long', label: 'Long, wide' },
]
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const optionsOf = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: capital(value) }))
const AVATARS = optionsOf(AVATAR_STYLES)
const BACKGROUNDS = optionsOf(BACKGROUND_STYLES)
/** An empty value is none to the Select. */
const BRANDS_OWN: Option = { value: 'brand', label: "The brand's own" }
const CAPTIONS = [BRANDS_OWN, ...CAPTION_STYLES.map((value) => ({ value, label: CAPTION_STYLE_LABELS[value] }))]
const { duration, script } = FILM_ORDER_LIMITS

export const BrandField = ({ form: { values, problems, change } }: FieldsProps) => (
  <Field label="Brand" error={problems.brandId}>
    {(aria) => <BrandSelect {...aria} value={values.brandId} onChange={(brandId) => change({ brandId })} />}
  </Field>
)

/** What kind of film, the words, and how long. */
export const ContentFields = ({ form }: FieldsProps) => (
  <>
    <div className="grid gap-1.5">
      <span className="font-medium text-sm">Video type</span>
      <Segmented
        label="Video type"
        value={form.values.videoType}
        onChange={(videoType) => form.change({ videoType })}
        options={TYPES}
        className="*:flex-1 *:justify-center"
      />
    </div>
    <ScriptField form={form} />
    <DurationField form={form} />
  </>
)

function ScriptField({ form: { values, problems, change } }: FieldsProps) {
  const seconds = filmSeconds(values.script)
  return (
    <Field
      label="Script"
      error={problems.script}
      hint={
        seconds
          ? `About ${formatPlayTime(seconds)} when spoken.`
          : 'The words to be spoken, from hook to call to action.'
      }
      aside={`${formatCount(values.script.length)}/${formatCount(script.max)}`}
    >
      {(aria) => (
        <Textarea
          {...aria}
          rows={9}
          maxLength={script.max}
          value={values.script}
          placeholder="Start with the sentence that makes people stay."
          onChange={(event) => change({ script: event.target.value })}
        />
      )}
    </Field>
  )
}

/** An emptied field is no number: it stays empty until one is typed. */
function DurationField({ form: { values, problems, change } }: FieldsProps) {
  const seconds = values.duration
  return (
    <Field
      label="Duration in seconds"
      error={problems.duration}
      hint={`${duration.min} to ${duration.max}. The voice goes slower or faster to meet it.`}
      aside={seconds ? formatPlayTime(seconds) : ''}
    >
      {(aria) => (
        <Input
          {...aria}
          type="number"
          inputMode="numeric"
          min={duration.min}
          max={duration.max}
          value={Number.isFinite(seconds) ? seconds : ''}
          onChange={(event) => change({ duration: event.target.valueAsNumber })}
        />
      )}
    </Field>
  )
}

export const LookFields = ({ form: { values, change } }: FieldsProps) => (
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
  </div>
)

/** Pictures of one's own for this film. */
export const PictureFields = ({ form: { values, problems, change } }: FieldsProps) => (
  <FilmPictures
    value={values.pictures}
    onChange={(pictures) => change({ pictures })}
    error={problemIn(problems, 'pictures')}
  />
)

export const VoiceField = ({ form: { values, change } }: FieldsProps) => (
  <Field label="Voice style">
    {(aria) => (
      <VoiceSelect
        {...aria}
        value={values.voiceId}
        onChange={(value) => change({ voiceId: value as AiVideoValues['voiceId'] })}
        voices={GENERATOR_VOICES}
      />
    )}
  </Field>
)
