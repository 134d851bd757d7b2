import { GENERATION_LIMITS } from '@octavo/contract/generation'
import type { VideoFormat } from '@octavo/contract/video'
import { Field } from '#ui/Field.tsx'
import { type Option, Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { ViralScreen } from './useViral.ts'

const TYPES: readonly (Option & { value: VideoFormat })[] = [
  { value: 'short', label: 'YouTube Short (60s)' },
  { value: 'long', label: 'Long-form (3-5 min)' },
]
const { trend } = GENERATION_LIMITS

/** What kind of video, and what people talk about right now. */
export function ViralFields({ form: { values, change } }: { form: ViralScreen['form'] }) {
  return (
    <>
      <Field label="Content type">
        {(aria) => (
          <Select
            {...aria}
            value={values.contentType}
            onChange={(value) => change({ contentType: value as VideoFormat })}
            options={TYPES}
          />
        )}
      </Field>
      <Field
        label="Trending context (optional)"
        aside={values.trendingContext && `${values.trendingContext.length}/${trend}`}
        hint="The script starts from it. Without one it starts from what the brand and its niche know."
      >
        {(aria) => (
          <Textarea
            {...aria}
            rows={5}
            maxLength={trend}
            value={values.trendingContext}
            placeholder="What people talk about right now, in your words"
            onChange={(event) => change({ trendingContext: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
