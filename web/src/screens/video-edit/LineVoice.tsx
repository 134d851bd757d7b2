import { recordingFiles } from '@octavo/contract/recording'
import { sentenceOf } from '#api/call.ts'
import { useForgetRecording, useRecordings } from '#api/recording.queries.ts'
import { useSound } from '#parts/sound/useSound.ts'
import { Button } from '#ui/Button.tsx'
import { AudioLines, Mic, Trash2 } from '#ui/icons/index.ts'
import { MenuItem, MenuLine } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'
import { type LineRef, recordingOf } from './film-changes.rules.ts'
import { recordingFor } from './own-voice.rules.ts'
import type { Editing } from './useEditing.ts'

type LineVoiceProps = { editing: Editing; lineRef: LineRef; number: number; onRead: () => void }

/** Says that a line is spoken by its owner, and what can be done about it; nothing where the film's voice speaks. */
export function LineVoice({ editing, lineRef, number, onRead }: LineVoiceProps) {
  const { saved, changes, speakLines } = editing
  const sound = useSound()
  const id = recordingOf(changes, saved.lines, lineRef)
  if (id === null) return null
  const address = recordingFiles.file(saved.videoId, id)
  const isPlaying = sound.isPlaying(address)
  const of = `your recording of line ${number}`
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-1 pb-1 text-sm">
      <span className="mr-2 inline-flex items-center gap-1.5 text-ink-2">
        <Mic className="size-3.5" />
        {sound.isBroken(address) ? 'Your recording could not be played' : 'Your recording'}
      </span>
      <Button
        size="sm"
        variant="ghost"
        aria-label={isPlaying ? `Stop ${of}` : `Listen to ${of}`}
        onClick={() => (isPlaying ? sound.stop() : sound.play(address))}
      >
        {isPlaying ? 'Stop' : 'Listen'}
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Retake line ${number}`} onClick={onRead}>
        Retake
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`Use the film’s voice for line ${number}`}
        onClick={() => {
          sound.stop()
          speakLines([{ line: lineRef, id: null }])
        }}
      >
        Use the film’s voice
      </Button>
    </div>
  )
}

type LineVoiceItemsProps = Pick<LineVoiceProps, 'editing' | 'lineRef' | 'onRead'> & { text: string }

/** Of a line's menu: reading it, and what was read of it and is not spoken. */
export function LineVoiceItems({ editing, lineRef, text, onRead }: LineVoiceItemsProps) {
  const { saved, changes, speakLines } = editing
  const { data } = useRecordings(saved.videoId)
  const forget = useForgetRecording(saved.videoId, (error) =>
    toast({ title: 'Not deleted', description: sentenceOf(error), variant: 'destructive' }),
  )
  const recording = recordingFor(data?.recordings ?? [], text)
  const isSpoken = recordingOf(changes, saved.lines, lineRef) !== null
  return (
    <>
      <MenuLine />
      <MenuItem onSelect={onRead}>
        <Mic />
        {recording ? 'Read it again' : 'Read it yourself'}
      </MenuItem>
      {recording && !isSpoken && (
        <>
          <MenuItem onSelect={() => speakLines([{ line: lineRef, id: recording.id }])}>
            <AudioLines />
            Use your recording
          </MenuItem>
          <MenuItem onSelect={() => forget.mutate(recording.id)}>
            <Trash2 />
            Delete your recording
          </MenuItem>
        </>
      )}
    </>
  )
}
