import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { formatPlayTime } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { filmSeconds } from '#format/speaking-time.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { SAMPLE_SCRIPT } from './choices.ts'
import type { RealViralForm } from './useRealViralForm.ts'

const ROWS = 12

/** The title and the words to be spoken. */
export function ViralScriptFields({ form }: { form: RealViralForm }) {
  const { title, script } = form.values
  const seconds = filmSeconds(script)
  return (
    <>
      <Field label="Video title" error={form.problems.title}>
        {(aria) => (
          <Input
            {...aria}
            value={title}
            maxLength={FILM_ORDER_LIMITS.title}
            placeholder="What it is about, in a few words"
            onChange={(event) => form.change({ title: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Script"
        aside={`${formatCount(script.length)}/${formatCount(FILM_ORDER_LIMITS.script.max)}`}
        hint={
          seconds === undefined
            ? 'Spoken as it stands, from the first word to the last.'
            : `About ${formatPlayTime(seconds)} of film.`
        }
        error={form.problems.script}
      >
        {(aria) => (
          <Textarea
            {...aria}
            rows={ROWS}
            value={script}
            maxLength={FILM_ORDER_LIMITS.script.max}
            placeholder="The words to be spoken. The first sentence is the hook, the last one the call to action."
            onChange={(event) => form.change({ script: event.target.value })}
          />
        )}
      </Field>
      <Button size="sm" onClick={() => form.change(SAMPLE_SCRIPT)} className="justify-self-start">
        Load Sample Script
      </Button>
    </>
  )
}
