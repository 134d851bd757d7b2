import { useSyncExternalStore } from 'react'

/** Where the film stands and whether it plays. Many parts of the screen follow it, and only those that change are drawn again. */
export class Playhead {
  #ms = 0
  #playing = false
  readonly #watchers = new Set<() => void>()

  get ms(): number {
    return this.#ms
  }
  get playing(): boolean {
    return this.#playing
  }

  watch = (tell: () => void) => {
    this.#watchers.add(tell)
    return () => void this.#watchers.delete(tell)
  }

  jump = (ms: number) => this.#set(Math.max(0, ms), this.#playing)
  /** Shows a moment, unless that would tear the film away from who is watching. */
  show = (ms: number) => void (this.#playing || this.jump(ms))
  play = () => this.#set(this.#ms, true)
  pause = () => this.#set(this.#ms, false)

  #set(ms: number, playing: boolean): void {
    if (ms === this.#ms && playing === this.#playing) return
    this.#ms = ms
    this.#playing = playing
    for (const tell of this.#watchers) tell()
  }
}

/** What `look` sees of the playhead; drawn again only when that is something else. */
export const usePlayhead = <T extends number | boolean>(playhead: Playhead, look: (playhead: Playhead) => T): T =>
  useSyncExternalStore(playhead.watch, () => look(playhead))
