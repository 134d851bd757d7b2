import type { Compositor } from '#compositor/compositor.ts'
import { msAt } from '#timing.ts'
import type { FilmReport } from './film.report.ts'
import { extend, joinRuns, NO_RUN, type Run } from './run.ts'

/** As ffmpeg's blackdetect: nearly all of the frame is dark. */
const BLACK_SHARE = 0.98
/** As ffmpeg's freezedetect at -60 dB: a mean absolute difference, over all three planes, of at most 0.001 of 256 levels. */
const STILL_LEVELS = 0.001 * 256

/** What was seen of a stretch of frames: all of them for `black`; for `still` all but a first with nothing before it. */
export type PictureRuns = { black: Run; still: Run }
/** A stretch as part of a film. `first` and `last` tell its outermost frames from others. */
export type PictureStretch = { runs: PictureRuns; goesOn: boolean; first: string; last: string }

/**
 * Looks at each frame where it was composed, so that nothing has to be decoded. Both measures and both thresholds are those
 * of ffmpeg's blackdetect and freezedetect at their defaults, on one row in eight: text and shapes are taller than that.
 * ffmpeg finds a little more stillness in the encoded film, since x264 leaves the smallest movements out.
 */
export class PictureWatch {
  runs: PictureRuns = { black: NO_RUN, still: NO_RUN }
  readonly #compositor: Compositor
  #black = false
  #begun = false

  constructor(compositor: Compositor) {
    this.#compositor = compositor
  }

  /** Takes the frame just composed as the one before the first. */
  begin(): void {
    this.#compositor.keep()
    this.#black = this.#isBlack()
    this.#begun = true
  }

  /** Looks at the frame just composed. `changed`: whether anything in it was drawn anew. */
  look(changed: boolean): void {
    if (!this.#begun) {
      this.begin()
      this.runs = { ...this.runs, black: extend(this.runs.black, this.#black) }
      return
    }
    if (changed) this.#black = this.#isBlack()
    const still = !changed || this.#compositor.difference() <= STILL_LEVELS
    if (!still) this.#compositor.keep()
    this.runs = { black: extend(this.runs.black, this.#black), still: extend(this.runs.still, still) }
  }

  #isBlack(): boolean {
    return this.#compositor.darkShare() >= BLACK_SHARE
  }
}

/** The longest black and the longest frozen stretch of a film in milliseconds, from its parts in order. */
export function longestStretches(
  parts: PictureStretch[],
): Pick<FilmReport, 'longestBlackMs' | 'blackFromMs' | 'longestFrozenMs' | 'frozenFromMs'> {
  const black = parts.map(({ runs }) => runs.black).reduce(joinRuns, NO_RUN)
  const still = parts.reduce((row, { runs, goesOn, first }, at) => {
    const before = parts[at - 1]
    const joined = before && !goesOn ? extend(row, before.last === first) : row
    return joinRuns(joined, runs.still)
  }, NO_RUN)
  return {
    longestBlackMs: msOf(black.longest),
    blackFromMs: msOf(black.at),
    longestFrozenMs: still.longest ? msOf(still.longest + 1) : 0,
    frozenFromMs: msOf(still.at),
  }
}

const msOf = (frames: number): number => Math.round(msAt(frames))
