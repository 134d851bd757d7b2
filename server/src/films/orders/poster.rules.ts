/** Pure: the moments of a film that make a picture for it. */

type Stretch = { startMs: number; endMs: number }
type Timed = { durationMs: number; scenes: readonly (Stretch & { shots?: readonly Stretch[] })[] }

const MOST = 6
/** What moves in has come to rest by then. */
const SETTLES_MS = 1500
const SETTLED_SHARE = 0.7
const APART_MS = 900

/**
 * Milliseconds from the film's beginning, in their order: its first frame, and where its shots (its scenes, in a film without) have
 * come to rest. Six at most, evenly chosen among them.
 */
export function posterMoments({ durationMs, scenes }: Timed): number[] {
  const settled = scenes
    .flatMap((scene) => (scene.shots?.length ? scene.shots : [scene]))
    .map(({ startMs, endMs }) =>
      Math.round(Math.min(startMs + SETTLES_MS, startMs + (endMs - startMs) * SETTLED_SHARE)),
    )
    .filter((at) => at >= 0 && at < durationMs)
  const apart: number[] = []
  for (const at of settled) if (at - (apart.at(-1) ?? 0) >= APART_MS) apart.push(at)
  const room = MOST - 1
  const chosen =
    apart.length <= room
      ? apart
      : Array.from({ length: room }, (_, index) => apart[Math.round((index * (apart.length - 1)) / (room - 1))] ?? 0)
  return [0, ...chosen]
}
