import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { LevelMeter } from '#parts/microphone/LevelMeter.tsx'
import { isForGood, TROUBLES } from '#parts/microphone/trouble.rules.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { Check, ChevronRight, Square, TriangleAlert, Volume2 } from '#ui/icons/index.ts'
import type { ReadLine } from './own-voice.rules.ts'
import { RecordButton } from './RecordButton.tsx'
import { sentenceOfReading } from './reading.sentences.ts'
import type { Reading } from './useReading.ts'

type TeleprompterProps = {
  reading: Reading
  recordButton: RefObject<HTMLButtonElement | null>
  onUpload: () => void
  /** What ends the reading. */
  use: ReactNode
}

/** The lines, big, the present one marked; below them, or beside them on a phone that lies, what is pressed to read it. */
export function Teleprompter({ reading, recordButton, onUpload, use }: TeleprompterProps) {
  const { recorder } = reading
  // Who has gone to another line wants to read it.
  const goTo = (place: number) => {
    reading.goTo(place)
    recordButton.current?.focus()
  }
  useReadingKeys(reading, goTo)
  return (
    <div className="flex min-h-0 flex-1 flex-col [@media(max-height:30rem)]:flex-row">
      <Lines reading={reading} goTo={goTo} />
      <div className="grid content-end gap-3 overflow-y-auto border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 [@media(max-height:30rem)]:w-88 [@media(min-height:30.01rem)]:border-t">
        {recorder.trouble ? (
          <Trouble reading={reading} onUpload={onUpload} />
        ) : (
          <>
            <Said reading={reading} />
            <Controls reading={reading} recordButton={recordButton} goTo={goTo} />
          </>
        )}
        <div className="grid sm:justify-end">{use}</div>
      </div>
    </div>
  )
}

type Going = { reading: Reading; goTo: (place: number) => void }

function Lines({ reading: { lines, at, isRead, sentOf, recorder }, goTo }: Going) {
  const present = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const shown = at >= 0 ? present.current : null
    shown?.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' })
  }, [at])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be scrolled by keys, too
    <section aria-label="Lines to read" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-2 py-6 sm:px-4">
      <ol className="mx-auto grid max-w-2xl gap-1">
        {lines.map((line, place) => (
          <li key={line.ref} ref={place === at ? present : undefined}>
            <button
              type="button"
              tabIndex={-1}
              aria-current={place === at}
              disabled={recorder.now.is !== 'idle'}
              onClick={() => goTo(place)}
              className={cn(
                'grid w-full grid-cols-[1.75rem_minmax(0,1fr)] rounded-lg px-2 py-2 text-left transition-colors sm:px-3',
                place === at
                  ? 'bg-make-soft font-medium text-2xl text-ink sm:py-4 sm:text-3xl'
                  : 'text-ink-2 text-lg enabled:hover:bg-sunken sm:text-xl',
              )}
            >
              <LineMark line={line} isRead={isRead(line)} sent={sentOf(line)?.is} />
              <span className="text-pretty">{line.text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

type LineMarkProps = { line: ReadLine; isRead: boolean; sent: 'sending' | 'kept' | 'refused' | undefined }

/** Its number, or how it stands with it. */
function LineMark({ line, isRead, sent }: LineMarkProps) {
  const about = sent === 'sending' ? 'being sent' : sent === 'refused' ? 'not kept' : isRead ? 'read' : undefined
  return (
    <span className="grid h-[1lh] items-center">
      <span className="sr-only">{`Line ${line.number}${about ? `, ${about}` : ''}: `}</span>
      <span aria-hidden className="num font-normal text-ink-3 text-sm [&_svg]:size-4">
        {sent === 'refused' ? (
          <TriangleAlert className="text-bad" />
        ) : sent === 'sending' ? (
          '...'
        ) : isRead ? (
          <Check className="text-ok" />
        ) : (
          line.number
        )}
      </span>
    </span>
  )
}

/** While somebody reads, how loud; else a sentence about the line. What is announced while the microphone hears would be recorded. */
function Said({ reading }: { reading: Reading }) {
  const { now } = reading.recorder
  const { text, isBad } = sentenceOfReading(reading)
  return (
    <div className="grid min-h-10 content-center">
      {now.is === 'reading' && <LevelMeter microphone={now.microphone} className="mx-auto w-full max-w-sm" />}
      <p role="status" className={cn('text-center text-sm', isBad ? 'text-bad' : 'text-ink-2')}>
        {now.is === 'reading' ? '' : text}
      </p>
    </div>
  )
}

type ControlsProps = Going & { recordButton: RefObject<HTMLButtonElement | null> }

function Controls({ reading, recordButton, goTo }: ControlsProps) {
  const { recorder, sound, recording, next, sent, line } = reading
  const isIdle = recorder.now.is === 'idle'
  const address = recording && reading.addressOf(recording.id)
  const isPlaying = sound.isPlaying(address)
  const again = sent?.is === 'refused' ? sent.sound : undefined
  return (
    <div className="mx-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4">
      {again ? (
        <Button size="lg" className="px-3" disabled={!isIdle} onClick={() => reading.sendAgain(again)}>
          Send again
        </Button>
      ) : (
        <Button
          size="lg"
          className="px-3"
          disabled={!isIdle || !address}
          onClick={() => (isPlaying ? sound.stop() : address && sound.play(address))}
        >
          {isPlaying ? <Square /> : <Volume2 />}
          {isPlaying ? 'Stop' : 'Listen'}
        </Button>
      )}
      <RecordButton
        ref={recordButton}
        now={recorder.now}
        isRead={recording !== undefined}
        disabled={line === undefined || line.isSeveral}
        onPress={reading.press}
      />
      <Button
        size="lg"
        className="px-3"
        disabled={!isIdle || next === undefined}
        onClick={() => next !== undefined && goTo(next)}
      >
        Next
        <ChevronRight />
      </Button>
    </div>
  )
}

/** Why nothing is heard, and the two ways on. */
function Trouble({ reading: { recorder, press }, onUpload }: { reading: Reading; onUpload: () => void }) {
  if (!recorder.trouble) return null
  return (
    <div role="alert" className="grid gap-3 rounded-lg bg-bad-soft px-4 py-3 text-sm">
      <p>{TROUBLES[recorder.trouble]}</p>
      <div className="flex flex-wrap gap-2">
        {!isForGood(recorder.trouble) && <Button onClick={press}>Try again</Button>}
        <Button onClick={onUpload}>Upload a recording</Button>
      </div>
    </div>
  )
}

/** Arrows go from line to line, Space records and ends, wherever the focus is but on something that has keys of its own. */
function useReadingKeys({ at, press, line, recorder }: Reading, goTo: (place: number) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return
    const by = STEPS[event.key]
    if (event.target.closest('input')) return
    if (by !== undefined) {
      event.preventDefault()
      goTo(at + by)
    } else if (event.key === ' ' && !event.repeat && !event.target.closest('button')) {
      event.preventDefault()
      if (line && !line.isSeveral && !recorder.trouble) press()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }
