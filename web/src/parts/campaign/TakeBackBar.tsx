import { type LeavingCampaign, TAKE_BACK_SECONDS } from '@octavo/contract/campaign'
import { useEffect, useRef, useState } from 'react'
import { useLeaving } from '#api/campaign.queries.ts'
import { onEvent } from '#api/events.ts'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Undo2 } from '#ui/icons/index.ts'
import { Kbd } from '#ui/Kbd.tsx'
import { toast } from '#ui/toast.ts'
import { useTakeBack, wasPressedHere } from './useSendCampaign.ts'

const TICK_MS = 200
const CALM_TICKS = 2

/** Over every screen while a campaign can be taken back: how long still, and the button for it. */
export function TakeBackBar() {
  const { data, dataUpdatedAt } = useLeaving()
  const [first, ...more] = data?.campaigns ?? []
  if (!first) return null
  return <Bar key={first.id} campaign={first} endsAt={dataUpdatedAt + first.leavesInMs} more={more.length} />
}

type BarProps = { campaign: LeavingCampaign; endsAt: number; more: number }

function Bar({ campaign, endsAt, more }: BarProps) {
  const { id, name, recipients } = campaign
  const back = useTakeBack(id)
  const seconds = useSecondsUntil(endsAt)
  const bar = useRef<HTMLElement>(null)
  useLiftedToasts(bar)
  useHeldBack(id)
  const takeBack = () =>
    !back.isPending && back.mutate(undefined, { onSuccess: () => document.getElementById('main')?.focus() })
  useUndoKey(takeBack)
  return (
    <section
      ref={bar}
      aria-label="A campaign is about to go out"
      className="fixed inset-x-3 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-30 overflow-hidden rounded-xl bg-solid text-on-solid shadow-3 lg:right-8 lg:bottom-4 lg:left-[calc(236px+2rem)]"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3 sm:px-5">
        <span role="timer" aria-live="off" className="num w-14 font-display text-2xl">
          {`0:${String(seconds).padStart(2, '0')}`}
        </span>
        <p role="status" className="min-w-0 flex-1 basis-52 text-sm">
          <b className="block truncate font-semibold text-base">
            Sending to {plural(recipients, 'person', 'people')}: {name}
          </b>
          Nothing has gone out yet. Take it back to make it a draft again.
          {more > 0 && ` ${plural(more, 'more campaign')} after it.`}
        </p>
        <TakeBackButton id={id} busy={back.isPending || seconds === 0} onPress={takeBack} />
      </div>
      <div className="h-1 bg-make" style={{ width: `${(seconds / TAKE_BACK_SECONDS) * 100}%` }} />
    </section>
  )
}

/** Whoever pressed Send finds the way back under the next key. */
function TakeBackButton({ id, busy, onPress }: { id: string; busy: boolean; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!wasPressedHere(id)) return
    let calm = 0
    // A dialog that is closing still holds the focus, and gives it back to what opened it: this comes after.
    const timer = setInterval(() => {
      calm = document.querySelector('[role=dialog]') ? 0 : calm + 1
      if (calm < CALM_TICKS) return
      clearInterval(timer)
      button.current?.focus()
    }, TICK_MS)
    return () => clearInterval(timer)
  }, [id])
  return (
    <Button ref={button} disabled={busy} onClick={onPress} aria-keyshortcuts="Control+Z Meta+Z" className="h-11">
      <Undo2 />
      Take it back
      <span className="max-sm:hidden" aria-hidden>
        <Kbd>Ctrl Z</Kbd>
      </span>
    </Button>
  )
}

function useSecondsUntil(endsAt: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.min(TAKE_BACK_SECONDS, Math.max(0, Math.ceil((endsAt - now) / 1000)))
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=textbox]') !== null)

/** Ctrl or Cmd Z, except where it takes back what was typed. */
function useUndoKey(undo: () => void) {
  const latest = useRef(undo)
  latest.current = undo
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z') return
      if (isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

/** Toasts come above the bar: its button is what one presses next. */
function useLiftedToasts(bar: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--toast-lift', `${(bar.current?.offsetHeight ?? 0) + 16}px`)
    return () => void style.removeProperty('--toast-lift')
  }, [bar])
}

/** What could not go when its time came says why. */
function useHeldBack(id: string) {
  useEffect(
    () =>
      onEvent((event) => {
        if (event.type !== 'campaign' || event.campaign.id !== id) return
        const { status, problem } = event.campaign
        if (status === 'paused' && problem) toast({ title: 'Held back', description: problem, variant: 'destructive' })
      }),
    [id],
  )
}
