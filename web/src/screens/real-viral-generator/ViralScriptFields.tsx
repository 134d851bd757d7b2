import { FILM_ORDER_LIMITS } from '@octavo/contract/film-order'
import { messages } from '@octavo/contract/messages'
import { formatPlayTime } from '#format/date.ts'
import { formatCount } from '#format/number.ts'
import { filmSeconds } from '#format/speaking-time.ts'
import { ScriptBox } from '#parts/script/ScriptBox.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { toast } from '#ui/toast.ts'
import { SAMPLE_SCRIPT } from './choices.ts'
import type { RealViralForm } from './useRealViralForm.ts'

const ROWS = 12

/** What stood there is a press away. */
function loadSample({ values: { title, script }, change }: RealViralForm) {
  change(SAMPLE_SCRIPT)
  const isOwn = (title.trim() !== '' || script.trim() !== '') && script !== SAMPLE_SCRIPT.script
  if (isOwn)
    toast({
      title: 'Sample script loaded',
      description: 'It replaced your words.',
      action: { label: 'Undo', onPress: () => change({ title, script }) },
    })
}

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
          <ScriptBox
            {...aria}
            rows={ROWS}
            value={script}
            maxLength={FILM_ORDER_LIMITS.script.max}
            placeholder={messages.script.placeholder}
            about={{ brandId: form.values.brandId, title }}
            onChange={(script) => form.change({ script })}
          />
        )}
      </Field>
      <Button size="sm" onClick={() => loadSample(form)} className="justify-self-start">
        Load Sample Script
      </Button>
    </>
  )
}
