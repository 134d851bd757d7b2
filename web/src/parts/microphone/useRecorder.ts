import { useEffect, useRef, useState } from 'react'
import { browserPlace, type Microphone, openMicrophone, type Take } from './microphone.ts'
import { type Trouble, troubleOfError, troubleOfPlace } from './trouble.rules.ts'

export type Recording =
  | { is: 'idle' }
  /** The browser may be asking whether it may. */
  | { is: 'opening' }
  | { is: 'counting'; left: number; microphone: Microphone }
  | { is: 'reading'; microphone: Microphone }
  /** What was read last is being finished. */
  | { is: 'ending' }

type RecorderOptions = {
  /** After this it ends by itself. */
  longestMs: number
  /** Is given what was read, as a file. */
  onTaken: (sound: Blob) => void
}

const COUNT_FROM = 3
const COUNT_MS = 700
/** The recorder runs before the count is over, and a moment after the end: neither the first nor the last sound is lost. */
const LEAD_MS = 250
const TAIL_MS = 200

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Counts in, records, and closes the microphone again. */
export function useRecorder({ longestMs, onTaken }: RecorderOptions) {
  const [now, setNow] = useState<Recording>({ is: 'idle' })
  const [trouble, setTrouble] = useState(() => troubleOfPlace(browserPlace()))
  const session = useRef<Session | null>(null)
  const end = (why?: Trouble) => {
    session.current?.drop()
    session.current = null
    setNow({ is: 'idle' })
    if (why) setTrouble(why)
  }
  useEffect(
    () => () => {
      session.current?.drop()
      session.current = null
    },
    [],
  )

  const finish = async (mine: Session) => {
    if (session.current !== mine || !mine.take || mine.isEnding) return
    mine.isEnding = true
    setNow({ is: 'ending' })
    await after(TAIL_MS)
    const sound = await mine.take.stop()
    if (session.current !== mine) return
    end()
    onTaken(sound)
  }

  const start = async () => {
    const mine = new Session()
    session.current = mine
    const isMine = () => session.current === mine
    setTrouble(undefined)
    setNow({ is: 'opening' })
    try {
      mine.microphone = await openMicrophone(() => isMine() && end('lost'))
      if (!isMine()) return mine.drop()
      const { microphone } = mine
      for (let left = COUNT_FROM; left > 0; left--) {
        setNow({ is: 'counting', left, microphone })
        await after(left > 1 ? COUNT_MS : COUNT_MS - LEAD_MS)
        if (!isMine()) return
      }
      mine.take = microphone.record()
      await after(LEAD_MS)
      if (!isMine()) return
      setNow({ is: 'reading', microphone })
      mine.timer = setTimeout(() => void finish(mine), longestMs)
    } catch (error) {
      if (isMine()) end(troubleOfError(error))
    }
  }

  return {
    now,
    trouble,
    /** Begins, or ends what was begun: while it counts, nothing is kept. */
    press: () => {
      if (now.is === 'idle') void start()
      else if (now.is === 'reading' && session.current) void finish(session.current)
      else if (now.is !== 'ending') end()
    },
    /** At this moment, whatever was shown last. */
    isFree: () => session.current === null,
    /** Gives up what is being read. */
    cancel: () => end(),
  }
}

/** One press of Record, to what comes of it. */
class Session {
  microphone: Microphone | undefined
  take: Take | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  isEnding = false

  drop(): void {
    clearTimeout(this.timer)
    this.take?.discard()
    this.microphone?.close()
  }
}
