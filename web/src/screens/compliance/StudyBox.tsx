import { STUDY_LIMITS } from '@octavo/contract/study'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { FileText, Plus } from '#ui/icons/index.ts'
import { Textarea } from '#ui/Textarea.tsx'
import { StudyOutcomes } from './StudyOutcomes.tsx'
import { TranscriptDialog } from './TranscriptDialog.tsx'
import { useStudy } from './useStudy.ts'

/** Addresses of public videos, one a line, to be read and judged; nothing of them is copied. */
export function StudyBox() {
  const study = useStudy()
  const { addresses, text, type, tooMany, studying } = study
  const [open, setOpen] = useState<string>()
  return (
    <Card>
      <CardHead
        title="Study videos"
        hint="Reads what a public page says about its video. Nothing is copied into your scripts."
      />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          study.send()
        }}
        className="grid gap-4"
      >
        <Field
          label="Video URLs"
          hint="One per line."
          aside={addresses.length > 0 && `${addresses.length}/${STUDY_LIMITS.urls}`}
          error={tooMany ? `At most ${STUDY_LIMITS.urls} at a time.` : undefined}
        >
          {(aria) => (
            <Textarea
              {...aria}
              rows={4}
              value={text}
              placeholder={'https://www.youtube.com/watch?v=...\nhttps://www.tiktok.com/@name/video/...'}
              onChange={(event) => type(event.target.value)}
              className="wrap-anywhere"
            />
          )}
        </Field>
        {addresses.length > 0 && !tooMany && (
          <Transcripts addresses={addresses} given={study.transcripts} onOpen={setOpen} />
        )}
        {study.problem && <ErrorNote what={sentenceOf(study.problem)} onRetry={study.send} />}
        <Button
          type="submit"
          variant="solid"
          disabled={addresses.length === 0 || tooMany}
          aria-busy={studying}
          className="justify-self-start max-sm:w-full"
        >
          {studying ? `Studying ${plural(addresses.length, 'video')}...` : 'Study videos'}
        </Button>
      </form>
      {study.outcomes && <StudyOutcomes outcomes={study.outcomes} onTranscript={setOpen} />}
      {open !== undefined && (
        <TranscriptDialog
          address={open}
          transcript={study.transcripts[open] ?? ''}
          onKeep={(words) => study.setTranscript(open, words)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}

type TranscriptsProps = {
  addresses: readonly string[]
  given: Record<string, string>
  onOpen: (address: string) => void
}

/** For videos whose pages say little: their words can be pasted. */
const Transcripts = ({ addresses, given, onOpen }: TranscriptsProps) => (
  <ul aria-label="Transcripts" className="-my-1 grid max-h-48 overflow-y-auto">
    {addresses.map((address) => {
      const has = Boolean(given[address]?.trim())
      return (
        <li key={address} className="flex items-center gap-3 border-line border-t py-1 text-sm first:border-0">
          <span className="min-w-0 flex-1 truncate text-ink-2">{address.replace(/^https?:\/\/(www\.)?/, '')}</span>
          <Button size="sm" variant="ghost" onClick={() => onOpen(address)}>
            {has ? <FileText /> : <Plus />}
            {has ? 'Transcript' : 'Add transcript'}
            <span className="sr-only">: {address}</span>
          </Button>
        </li>
      )
    })}
  </ul>
)
