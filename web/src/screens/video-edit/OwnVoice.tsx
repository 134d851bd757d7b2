import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { useWakeLock } from '#ui/useWakeLock.ts'
import { Window } from '#ui/Window.tsx'
import type { LineRef } from './film-changes.rules.ts'
import { NarrationUpload } from './NarrationUpload.tsx'
import { linesInWords } from './own-voice.rules.ts'
import { Teleprompter } from './Teleprompter.tsx'
import type { Editing } from './useEditing.ts'
import { type Reading, useReading } from './useReading.ts'

const WAYS = [
  { value: 'read', label: 'Read the lines' },
  { value: 'upload', label: 'Upload a recording' },
] as const
type Way = (typeof WAYS)[number]['value']

type OwnVoiceProps = { editing: Editing; startAt: LineRef | undefined; onClose: () => void }

/** The film's lines, to be read by its owner one after the other, or found in a recording of all of them. */
export function OwnVoice({ editing, startAt, onClose }: OwnVoiceProps) {
  const [way, setWay] = useState<Way>('read')
  const reading = useReading(editing, startAt)
  const recordButton = useRef<HTMLButtonElement>(null)
  const { is } = reading.recorder.now
  useWakeLock(true)
  const use = () => {
    editing.speakLines(reading.usable)
    onClose()
  }
  return (
    <Window
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your own voice"
      firstFocus={recordButton}
      onEscape={(event) => {
        if (is === 'idle') return
        event.preventDefault()
        reading.recorder.cancel()
      }}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-b px-4 pb-4 sm:px-6">
        <Segmented
          label="How"
          value={way}
          onChange={setWay}
          options={WAYS.map((one) => ({ ...one, disabled: is !== 'idle' && one.value !== way }))}
        />
        <HowFar reading={reading} />
      </div>
      {way === 'read' ? (
        <Teleprompter
          reading={reading}
          recordButton={recordButton}
          onUpload={() => setWay('upload')}
          use={<Use reading={reading} onUse={use} onClose={onClose} />}
        />
      ) : (
        <NarrationUpload
          editing={editing}
          reading={reading}
          onRead={(place) => {
            reading.goTo(place)
            setWay('read')
          }}
          use={<Use reading={reading} onUse={use} onClose={onClose} />}
        />
      )}
    </Window>
  )
}

function HowFar({ reading: { lines, readCount } }: { reading: Reading }) {
  return (
    <div className="min-w-40 flex-1">
      <p className="num text-ink-2 text-sm">
        {readCount} of {linesInWords(lines.length)} read
      </p>
      <Progress value={(100 * readCount) / Math.max(1, lines.length)} label="Lines read" tone="ok" className="mt-1.5" />
    </div>
  )
}

type UseProps = { reading: Reading; onUse: () => void; onClose: () => void }

const Use = ({ reading: { usable, recorder }, onUse, onClose }: UseProps): ReactNode =>
  usable.length > 0 ? (
    <Button variant="solid" disabled={recorder.now.is !== 'idle'} onClick={onUse}>
      Use {linesInWords(usable.length)} in the film
    </Button>
  ) : (
    <Button onClick={onClose}>Close</Button>
  )
