import { RECORDING_LIMITS, RECORDING_TYPES } from '@octavo/contract/recording'
import type { ReactNode } from 'react'
import { Listen } from '#parts/sound/Listen.tsx'
import { useFileDialog } from '#parts/upload/useFileDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Check, Upload, X } from '#ui/icons/index.ts'
import { Progress } from '#ui/Progress.tsx'
import { linesInWords } from './own-voice.rules.ts'
import type { Editing } from './useEditing.ts'
import { type NarrationSending, useNarration } from './useNarration.ts'
import type { Reading } from './useReading.ts'

type NarrationUploadProps = {
  editing: Editing
  reading: Reading
  /** Reads a line that was not found, by its place. */
  onRead: (place: number) => void
  use: ReactNode
}

const ACCEPT = [...RECORDING_TYPES, 'audio/*', '.m4a', '.mp3', '.wav', '.ogg', '.webm'].join(',')
const MOST_MINUTES = RECORDING_LIMITS.narration.seconds / 60
const BYTES_PER_MB = 1_048_576
const MOST_MB = RECORDING_LIMITS.narration.bytes / BYTES_PER_MB

/** One recording of the whole script, and which lines were found in it. */
export function NarrationUpload({ editing, reading, onRead, use }: NarrationUploadProps) {
  const sending = useNarration(editing.saved.videoId, reading.keep)
  const [input, choose] = useFileDialog(([file]) => file && sending.start(file), ACCEPT)
  const hasOtherWords = reading.lines.some(({ savedIndex }) => savedIndex === undefined)
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6">
        <div className="mx-auto grid max-w-2xl content-start gap-4">
          <p>
            Read the whole script in one go, with a short rest after each line, into your phone’s voice memos or any
            other recorder. Then choose that file here.
          </p>
          <p className="text-ink-2 text-sm">
            WAV, MP3, M4A, OGG or WebM, up to {MOST_MINUTES} minutes and {MOST_MB} MB.
            {hasOtherWords && ' Lines that you have changed or added are not looked for in it; read those one by one.'}
          </p>
          {input}
          {sending.isPending ? (
            <OnItsWay sending={sending} />
          ) : (
            <Button variant={sending.found ? 'outline' : 'solid'} className="justify-self-start" onClick={choose}>
              <Upload />
              {sending.found ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
          {sending.problem && <ErrorNote what={sending.problem} />}
          {sending.found && <Found reading={reading} found={sending.found} onRead={onRead} />}
        </div>
      </div>
      <div className="grid border-line border-t px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:justify-end sm:px-6">
        {use}
      </div>
    </>
  )
}

function OnItsWay({ sending: { file, sent, giveUp } }: { sending: NarrationSending }) {
  if (!file) return null
  const isThere = sent >= file.size
  const percent = Math.round((100 * sent) / Math.max(1, file.size))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p role="status" className="num truncate text-sm">
          {isThere ? 'Looking for the lines. This takes a moment...' : `Sending ${file.name}, ${percent}%`}
        </p>
        <Progress value={percent} label="Sent" tone="ink" className="mt-2" />
      </div>
      <Button onClick={giveUp}>Cancel</Button>
    </div>
  )
}

type FoundProps = Pick<NarrationUploadProps, 'reading' | 'onRead'> & { found: NonNullable<NarrationSending['found']> }

/** Line by line, with what was found to be heard. */
function Found({ reading, found, onRead }: FoundProps) {
  const ofSaved = reading.lines.filter(({ savedIndex }) => savedIndex !== undefined)
  const recordingOf = (index: number | undefined) => found.recordings.find(({ line }) => line === index)
  const count = ofSaved.filter(({ savedIndex }) => recordingOf(savedIndex)).length
  return (
    <section aria-label="What was found" className="grid gap-2">
      <p role="status" className="num font-medium">
        {count} of {linesInWords(ofSaved.length)} found.
      </p>
      <ol className="grid gap-1">
        {ofSaved.map((line) => {
          const recording = recordingOf(line.savedIndex)
          return (
            <li
              key={line.ref}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 rounded-lg bg-surface px-3 py-2"
            >
              {recording ? (
                <Check aria-label="Found" role="img" className="size-4 text-ok" />
              ) : (
                <X aria-label="Not found" role="img" className="size-4 text-bad" />
              )}
              <span className="min-w-0 text-sm">
                {line.text}
                {recording?.problem && <span className="block text-ink-2">{recording.problem}</span>}
              </span>
              {recording ? (
                <Listen name={`line ${line.number}`} address={reading.addressOf(recording.id)} />
              ) : (
                <Button onClick={() => onRead(reading.lines.findIndex(({ ref }) => ref === line.ref))}>
                  Read line {line.number}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
