import type { WriteStream } from 'node:tty'

export type ProgressLine = {
  /** The bar, a sentence and the seconds left (null while unknown). */
  show(share: number, says: string, etaSeconds: number | null): void
  /** A line that stays. */
  say(text: string): void
  end(): void
}

const BAR = 24

/** A bar that is redrawn on a terminal; where output goes to a file, a line whenever the sentence changes. */
export function progressLine(stream: WriteStream): ProgressLine {
  let drawn = ''
  let saidLast = ''
  const clear = () => {
    if (stream.isTTY && drawn) stream.write('\r\x1b[2K')
    drawn = ''
  }
  return {
    show(share, says, etaSeconds) {
      const line = `${bar(share)} ${String(Math.floor(share * 100)).padStart(3)}%  ${says}${eta(etaSeconds)}`
      if (!stream.isTTY) {
        if (says !== saidLast) stream.write(`${line}\n`)
        saidLast = says
        return
      }
      clear()
      drawn = line.slice(0, Math.max(20, (stream.columns ?? 80) - 1))
      stream.write(drawn)
    },
    say(text) {
      clear()
      stream.write(`${text}\n`)
    },
    end: clear,
  }
}

function bar(share: number): string {
  const full = Math.round(share * BAR)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}]`
}

/** Minutes above two, "under a minute" below one; seconds would only pretend. */
const eta = (seconds: number | null): string =>
  seconds === null ? '' : seconds < 60 ? '  under a minute left' : `  about ${Math.ceil(seconds / 60)} min left`
