import { useRecordings } from '#api/recording.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Mic } from '#ui/icons/index.ts'
import { linesInWords, linesToRead, recordingFor } from './own-voice.rules.ts'
import type { Editing } from './useEditing.ts'

/** How much of the film its owner speaks, and the way there. */
export function OwnVoiceBar({ editing, onRead }: { editing: Editing; onRead: () => void }) {
  const { saved, changes, film } = editing
  const { data } = useRecordings(saved.videoId)
  const lines = linesToRead(changes, saved, film)
  const speaking = lines.filter((line) => line.speaking !== null).length
  const read = lines.filter(({ text }) => recordingFor(data?.recordings ?? [], text)).length
  return (
    <section
      aria-label="Your own voice"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <Mic className="size-5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="font-medium text-sm">Your own voice</h2>
        <p className="num text-ink-2 text-sm">{sentenceFor(speaking, read, lines.length)}</p>
      </div>
      <Button onClick={onRead} disabled={lines.length === 0}>
        {speaking === lines.length ? 'Read again' : read + speaking > 0 ? 'Read on' : 'Read the lines'}
      </Button>
    </section>
  )
}

function sentenceFor(speaking: number, read: number, all: number): string {
  if (speaking === 0 && read === 0) return 'Read the lines, or upload a recording. Captions and mouth follow you.'
  if (speaking === 0) return `${read} of ${linesInWords(all)} read, none of them in the film yet.`
  return speaking === all ? 'You speak every line.' : `You speak ${speaking} of ${linesInWords(all)}.`
}
