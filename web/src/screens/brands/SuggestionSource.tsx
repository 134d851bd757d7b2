import { type KeyboardEvent, useRef } from 'react'
import { sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { SOURCES, type Source } from './suggestion-sources.ts'
import type { ProposalApi } from './useProposal.ts'

type Props = { proposal: ProposalApi; sources: readonly Source[] }

/** A sentence, an address or a text, and the button that has it read. */
export function SuggestionSource({ proposal, sources }: Props) {
  const { source, text, isMissing, error, isPending, choose, write } = proposal
  const { label, hint, example, most, go, empty } = SOURCES[source]
  const field = useRef<HTMLElement | null>(null)
  const keepField = (node: HTMLElement | null) => {
    field.current = node
  }
  const read = () => {
    if (!proposal.read()) field.current?.focus()
  }
  /** Within the brand's form Enter would save it. In a text it begins a line. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (source === 'text' && !event.ctrlKey && !event.metaKey)) return
    event.preventDefault()
    read()
  }
  const given = {
    value: text,
    maxLength: most,
    placeholder: example,
    onChange: ({ target }: { target: { value: string } }) => write(target.value),
    onKeyDown,
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segmented
        label="Read from"
        className="justify-self-start"
        value={source}
        onChange={choose}
        options={sources.map((value) => ({ value, label: SOURCES[value].tab }))}
      />
      <Field key={source} label={label} hint={hint} error={isMissing ? empty : undefined}>
        {(aria) =>
          source === 'text' ? (
            <Textarea {...aria} {...given} rows={6} ref={keepField} />
          ) : (
            <Input
              {...aria}
              {...given}
              inputMode={source === 'url' ? 'url' : 'text'}
              autoCapitalize={source === 'url' ? 'none' : undefined}
              ref={keepField}
            />
          )
        }
      </Field>
      <div>
        <Button onClick={read} aria-busy={isPending}>
          {isPending ? 'Reading...' : go}
        </Button>
      </div>
      {error && <ErrorNote what={sentenceOf(error)} onRetry={read} />}
      {error && source === 'url' && (
        <div>
          <Button size="sm" onClick={() => choose('text')}>
            Paste a text
          </Button>
        </div>
      )}
    </div>
  )
}
