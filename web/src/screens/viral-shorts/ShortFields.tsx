import { GENERATION_LIMITS, type ViralNiche } from '@octavo/contract/generation'
import { scoreTone } from '#parts/score/score-tone.ts'
import { Badge } from '#ui/Badge.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Select } from '#ui/Select.tsx'
import { NICHE_OPTIONS } from './niches.ts'
import type { ViralShortScreen } from './useViralShort.ts'

const { targetViralScore, topic: TOPIC_LENGTH } = GENERATION_LIMITS

/** What the short is about, and how good it has to be. */
export function ShortFields({ form }: { form: ViralShortScreen['form'] }) {
  const { niche, topic, targetViralScore: target } = form.values
  return (
    <>
      <Field
        label="Target viral score"
        aside={<Badge tone={scoreTone(target)}>{target} of 100</Badge>}
        hint="Texts are written until one reaches it; if none does, the best is taken."
      >
        {(aria) => (
          <input
            {...aria}
            type="range"
            min={targetViralScore.min}
            max={targetViralScore.max}
            value={target}
            onChange={(event) => form.change({ targetViralScore: Number(event.target.value) })}
            className="h-6 w-full cursor-pointer accent-solid tap"
          />
        )}
      </Field>
      <Field label="Niche">
        {(aria) => (
          <Select
            {...aria}
            value={niche}
            onChange={(value) => form.change({ niche: value as ViralNiche })}
            options={NICHE_OPTIONS}
            placeholder="Choose a niche"
          />
        )}
      </Field>
      <Field label="Topic" aside={topic.length > TOPIC_LENGTH * 0.8 && `${topic.length}/${TOPIC_LENGTH}`}>
        {(aria) => (
          <Input
            {...aria}
            value={topic}
            maxLength={TOPIC_LENGTH}
            placeholder="What it should be about, in a few words"
            onChange={(event) => form.change({ topic: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
