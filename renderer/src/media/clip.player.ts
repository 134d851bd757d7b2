/** The pictures of a clip while its scene is drawn. */
import { type Image, loadImage } from '@napi-rs/canvas'
import type { ClipFrames } from './clip.frames.ts'
import { clipFrame } from './clip.request.ts'

/** Loading begins so many pictures ahead: a JPEG of a film's size takes longer to decode than a frame to draw. */
const AHEAD = 3
const KEPT = 8

/** Holds the pictures around the one that is drawn. A clip that is shorter than its scene begins again. */
export class ClipPlayer {
  readonly #clip: ClipFrames
  readonly #loading = new Map<number, Promise<Image | undefined>>()
  readonly #loaded = new Map<number, Image>()
  #last: Image | undefined

  constructor(clip: ClipFrames) {
    this.#clip = clip
  }

  /** Resolves when the picture for this frame of the scene can be drawn. */
  async ready(frame: number): Promise<void> {
    for (let ahead = AHEAD; ahead > 0; ahead--) void this.#load(frame + ahead)
    this.#last = (await this.#load(frame)) ?? this.#last
    for (const old of this.#loading.keys()) {
      if (this.#loading.size <= KEPT) break
      this.#loading.delete(old)
      this.#loaded.delete(old)
    }
  }

  /** The picture of this frame; where it was not made ready, the last that was. */
  at(frame: number): Image | undefined {
    return this.#loaded.get(this.#place(frame)) ?? this.#last
  }

  #place(frame: number): number {
    return Math.max(0, frame) % this.#clip.frames
  }

  #load(frame: number): Promise<Image | undefined> {
    const place = this.#place(frame)
    const known = this.#loading.get(place)
    if (known) return known
    const loading = loadImage(clipFrame(this.#clip.folder, place)).then(
      (image) => {
        this.#loaded.set(place, image)
        return image
      },
      () => undefined,
    )
    this.#loading.set(place, loading)
    return loading
  }
}
