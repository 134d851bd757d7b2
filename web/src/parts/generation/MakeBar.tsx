import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Link } from 'wouter'
import { useStats } from '#api/analytics.queries.ts'
import { formatCount, plural } from '#format/number.ts'
import { filmSeconds, misfitOf, wordsIn } from '#format/speaking-time.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { TriangleAlert } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'

type MakeBarProps = {
  /** What it makes, and what it says while it is at it. */
  label: string
  busyLabel: string
  busy: boolean
  disabled?: boolean
  /** What it costs; `about` where the length decides. */
  credits: number
  about?: 'at least' | 'up to' | undefined
  /** What comes of the form as it stands; `FitNote` where it has words. */
  says?: ReactNode
  /** What to know before pressing, such as which field is missing. */
  hint?: string | undefined
}

/**
 * The bar of a generator, always in sight: what will come of it, what it costs, and the one warm button, which Ctrl or Cmd and
 * Enter press too. Who cannot pay is led to the plans. It stands in the form, so that it follows the last field by keyboard.
 */
export function MakeBar({ label, busyLabel, busy, disabled, credits, about, says, hint }: MakeBarProps) {
  const { data: stats } = useStats()
  const bar = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const told = useId()
  useRoom(bar)
  useMakeKey(() => !busy && button.current?.click())
  const short = stats !== undefined && stats.creditsRemaining < credits
  return (
    <div
      ref={bar}
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 border-line border-t bg-bg/95 backdrop-blur-md lg:bottom-0 lg:left-(--sidebar)"
    >
      <div className="mx-auto flex w-full max-w-[1320px] items-center gap-x-6 gap-y-2 px-4 py-2.5 max-sm:flex-wrap lg:px-8">
        <div
          id={told}
          className="flex min-w-0 flex-1 flex-wrap items-center gap-x-6 gap-y-0.5 text-sm max-sm:basis-full"
        >
          {says}
          {hint && <p className="text-ink-2">{hint}</p>}
        </div>
        <p className="num whitespace-nowrap text-ink-2 text-sm max-sm:flex-1">
          Uses {about && `${about} `}
          {plural(credits, 'credit')}
          {stats && `, ${stats.creditsRemaining} left`}
        </p>
        <span aria-hidden className="flex gap-1 max-lg:hidden pointer-coarse:hidden">
          <Kbd>Ctrl</Kbd>
          <Kbd>↵</Kbd>
        </span>
        {short && !busy ? (
          <Link href="/pricing" className={buttonStyle({ variant: 'make', className: 'h-11 px-6' })}>
            Get more credits
          </Link>
        ) : (
          <Button
            ref={button}
            type="submit"
            variant="make"
            disabled={disabled ?? false}
            aria-busy={busy}
            aria-describedby={told}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            className="h-11 px-6"
          >
            {busy ? busyLabel : label}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Tells the page how high the bar is: its end, what is scrolled to and the toasts keep clear of it. */
function useRoom(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--make-bar', `${bar.current?.offsetHeight ?? 0}px`)
    measure()
    const watch = new ResizeObserver(measure)
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--make-bar')
    }
  }, [bar])
}

/** Ctrl or Cmd and Enter, wherever the focus is, but for what lies over the page. */
function useMakeKey(make: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (event.target instanceof Element && event.target.closest('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    make()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

type FitNoteProps = {
  text: string
  /** Seconds that are asked for, where they are. */
  asked?: number
  /** The most characters that are taken. */
  max?: number
}

/** How long the words take, and before anything is paid whether that is not what is asked for. */
export function FitNote({ text, asked, max = Number.POSITIVE_INFINITY }: FitNoteProps) {
  const seconds = filmSeconds(text)
  if (seconds === undefined) return <p className="text-ink-2">No words yet</p>
  const words = plural(wordsIn(text), 'word')
  const problem = problemOf(words, text, asked, max)
  return (
    <>
      <p className="num font-medium">{`${words}, about ${seconds} s`}</p>
      {problem && (
        <p className="num flex items-center gap-2 text-warn">
          <TriangleAlert className="size-4 shrink-0" />
          {problem}
        </p>
      )}
    </>
  )
}

function problemOf(words: string, text: string, asked: number | undefined, max: number): string | undefined {
  if (text.length > max) return `${formatCount(text.length - max)} characters more than fit`
  const misfit = asked === undefined ? undefined : misfitOf(text, asked)
  if (!misfit) return undefined
  return 'fills' in misfit
    ? `${words} ${words.startsWith('1 ') ? 'fills' : 'fill'} about ${misfit.fills} of ${asked} seconds`
    : `${words} take at least ${misfit.needs} seconds; you asked for ${asked}`
}
