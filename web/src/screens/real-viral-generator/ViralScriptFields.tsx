import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { count } from '#shared/figure-words.ts'
import { filmSeconds } from '#shared/speaking-time.ts'
import { playTime } from '#shared/time-words.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import type { RealViralForm } from './useRealViralForm.ts'

const ROWS = 12

/** The title and the words to be spoken. */
export function ViralScriptFields({ form }: { form: RealViralForm }) {
  const { title, script } = form.values
  const seconds = filmSeconds(script)
  const missing = (text: string) => (form.isAsked && text.trim() === '' ? messages.generator.scriptAndTitle : undefined)
  return (
    <>
      <Field label="Video title" error={missing(title)}>
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
        aside={`${count(script.length)}/${count(FILM_ORDER_LIMITS.script.max)}`}
        hint={
          seconds === undefined
            ? 'Spoken as it stands, from the first word to the last.'
            : `About ${playTime(seconds)} of film.`
        }
        error={missing(script)}
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
      <Button size="sm" onClick={form.loadSample} className="justify-self-start">
        Load Sample Script
      </Button>
    </>
  )
}
