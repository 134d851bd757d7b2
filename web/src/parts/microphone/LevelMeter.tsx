import { useEffect, useRef, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { heardWith, LEVEL_WORDS, type Level, levelFrom, levelOf, shareOf, UNHEARD } from './level.rules.ts'
import type { Microphone } from './microphone.ts'

const WAVEFORM = 2048
/** A word that changes more often cannot be read. */
const WORD_MS = 350

const FILLS: Record<Level, string> = { silent: 'bg-line-strong', quiet: 'bg-warn', good: 'bg-ok', loud: 'bg-bad' }
const WORDS: Record<Level, string> = { silent: 'text-ink-2', quiet: 'text-warn', good: 'text-ok', loud: 'text-bad' }

const HIDDEN = { transform: 'scaleX(0)' }

/** How loud the microphone hears somebody, as a bar and a word. Nothing of it is announced: it would be heard by the microphone. */
export function LevelMeter({ microphone, className }: { microphone: Microphone; className?: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState<Level>('silent')
  useEffect(() => follow(microphone, bar, setLevel), [microphone])
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <div aria-hidden className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken">
        <div ref={bar} className={cn('h-full origin-left rounded-full', FILLS[level])} style={HIDDEN} />
      </div>
      <span className={cn('w-24 shrink-0 font-medium text-sm', WORDS[level])}>{LEVEL_WORDS[level]}</span>
    </div>
  )
}

/** The bar follows every picture that the browser draws, the word less often. */
function follow(microphone: Microphone, bar: { current: HTMLElement | null }, tell: (level: Level) => void) {
  const samples = new Float32Array(WAVEFORM)
  let heard = UNHEARD
  let lookedAt = performance.now()
  let toldAt = Number.NEGATIVE_INFINITY
  let frame = 0
  const look = (now: number) => {
    microphone.look(samples)
    const level = levelOf(samples)
    heard = heardWith(heard, level, Math.max(0, now - lookedAt) / 1000)
    lookedAt = now
    if (bar.current) bar.current.style.transform = `scaleX(${shareOf(level.db)})`
    if (now - toldAt > WORD_MS) {
      toldAt = now
      tell(levelFrom(heard))
    }
    frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
