/** Picks one way for each beat so that the film as a whole is worth most and no kind comes twice running. */
import type { Option } from './options.ts'

/** What it costs to show a kind again right after itself: more than anything is worth. */
const AGAIN = 50

export type Chosen = { option: Option; at: number }
type Path = { worth: number; chosen: Chosen; before?: Path }

/**
 * The best path through the options (dynamic programming over beat and last kind).
 * `taste` adds a little to an option, so that two films of one text may differ by seed.
 */
export function choose(options: Option[][], taste: (at: number, option: number) => number): Chosen[] {
  const ends: Map<string, Path>[] = Array.from({ length: options.length + 1 }, () => new Map())
  options.forEach((row, at) => {
    const arriving: (Path | undefined)[] = at === 0 ? [undefined] : [...ends[at]!.values()]
    for (const path of arriving) {
      row.forEach((option, index) => {
        const to = at + option.beats
        if (to > options.length) return
        const kind = option.draft.kind
        const again = path?.chosen.option.draft.kind === kind ? AGAIN : 0
        const worth = (path?.worth ?? 0) + (option.worth + taste(at, index)) * option.beats - again
        const had = ends[to]!.get(kind)
        if (!had || worth > had.worth) ends[to]!.set(kind, { worth, chosen: { option, at }, before: path })
      })
    }
  })
  let path: Path | undefined
  for (const end of ends[options.length]!.values()) if (!path || end.worth > path.worth) path = end
  const chosen: Chosen[] = []
  for (; path; path = path.before) chosen.unshift(path.chosen)
  return chosen
}
