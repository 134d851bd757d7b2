import { BrandPreview } from '@octavo/contract/brand/schemas'
import type { VideoFormat } from '@octavo/contract/video'
import type { FilmPlan, Scene } from '@octavo/renderer/draw'

/** What the form holds as a look to be shown; undefined while something in it is being typed. */
export function lookOf(values: object, format: VideoFormat, id: string | undefined): BrandPreview | undefined {
  const look = BrandPreview.safeParse({ ...values, format, ...(id && { id }) })
  return look.success ? look.data : undefined
}

export const MOMENTS = ['Intro', 'Hook', 'List', 'Name', 'Figure', 'Close'] as const
export type MomentName = (typeof MOMENTS)[number]
export type Moment = { name: MomentName; atMs: number }

/** Where a scene shows all it has. */
const SHOWN = 0.8
const shownAt = ({ startMs, endMs }: { startMs: number; endMs: number }) => startMs + SHOWN * (endMs - startMs)

/** The moments at which a look is best judged, as far as the film has them, in its order. */
export function momentsOf({ scenes, lowerThird }: FilmPlan): Moment[] {
  const at = (...kinds: Scene['kind'][]) => {
    const scene = scenes.findLast(({ kind }) => kinds.includes(kind))
    return scene && shownAt(scene)
  }
  const found: Record<MomentName, number | undefined> = {
    Intro: at('intro'),
    Hook: at('hook'),
    List: at('list'),
    Name: lowerThird && (lowerThird.startMs + lowerThird.endMs) / 2,
    Figure: at('number', 'chart'),
    Close: at('close'),
  }
  return MOMENTS.flatMap((name) => (found[name] === undefined ? [] : [{ name, atMs: found[name] }])).sort(
    (a, b) => a.atMs - b.atMs,
  )
}
