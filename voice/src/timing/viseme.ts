/** The mouth of the presenter: phones to nine shapes, calm enough to be drawn at 30 frames a second. */

import { type Phone, SILENCE } from '#flite/flite.ts'
import type { MouthShape, Viseme } from '#speech.ts'

/** Preston Blair's letters. Diphthongs take two shapes in turn. */
const SHAPES: Record<string, string> = Object.fromEntries(
  [
    ['X', [SILENCE]],
    ['A', ['m', 'b', 'p']],
    ['G', ['f', 'v']],
    ['H', ['l', 'th', 'dh']],
    ['F', ['w', 'uw', 'uh', 'sh', 'zh', 'ch', 'jh']],
    ['E', ['ao', 'er', 'axr', 'r']],
    ['D', ['aa']],
    ['C', ['ah', 'ax', 'ae', 'eh', 'hh']],
    ['B', ['iy', 'ih', 'ix', 'y', 'k', 'g', 'ng', 'n', 't', 'd', 's', 'z']],
    ['EF', ['ow']],
    ['EB', ['oy']],
    ['DF', ['aw']],
    ['DB', ['ay']],
    ['CB', ['ey']],
  ].flatMap(([shapes, phones]) => (phones as string[]).map((phone) => [phone, shapes as string])),
)

const SHORTEST_MS = 60
/** Lips must be seen to close: at least two frames. */
const CLOSURE_MS = 67
/** The mouth is a little ahead of the sound. */
const LEAD_MS = 40
const CLOSURES = new Set<MouthShape>(['A', 'G'])

/** Mouth shapes without gaps from 0 to `durationMs`, from phones in order with silence where there is none. */
export function visemesOf(phones: Phone[], durationMs: number): Viseme[] {
  const steady = widenClosures(dropBlips(merged(filled(phones.flatMap(shapesOf), durationMs))))
  return merged(
    steady.flatMap(({ shape, startMs, endMs }, at) => {
      const from = at === 0 ? 0 : Math.round(Math.max(0, startMs - LEAD_MS))
      const to = at === steady.length - 1 ? Math.round(durationMs) : Math.round(Math.max(0, endMs - LEAD_MS))
      return to > from ? [{ shape, startMs: from, endMs: to }] : []
    }),
  )
}

function shapesOf({ phone, startMs, endMs }: Phone): Viseme[] {
  const shapes = [...(SHAPES[phone] ?? 'B')] as MouthShape[]
  const step = (endMs - startMs) / shapes.length
  return shapes.map((shape, at) => ({ shape, startMs: startMs + at * step, endMs: startMs + (at + 1) * step }))
}

/** Rest where nothing is said: before, between and after. */
function filled(visemes: Viseme[], durationMs: number): Viseme[] {
  const out: Viseme[] = []
  let at = 0
  for (const viseme of [...visemes, { shape: 'X' as const, startMs: durationMs, endMs: durationMs }]) {
    if (viseme.startMs > at) out.push({ shape: 'X', startMs: at, endMs: viseme.startMs })
    if (viseme.endMs > viseme.startMs) out.push(viseme)
    at = viseme.endMs
  }
  return out
}

function merged(visemes: Viseme[]): Viseme[] {
  const out: Viseme[] = []
  for (const viseme of visemes) {
    const last = out.at(-1)
    if (last?.shape === viseme.shape) last.endMs = viseme.endMs
    else out.push({ ...viseme })
  }
  return out
}

function dropBlips(visemes: Viseme[]): Viseme[] {
  const out: Viseme[] = []
  for (const viseme of visemes) {
    const last = out.at(-1)
    const blip = viseme.endMs - viseme.startMs < SHORTEST_MS && !CLOSURES.has(viseme.shape)
    if (blip && last) last.endMs = viseme.endMs
    else out.push({ ...viseme })
  }
  return merged(out)
}

/** Takes what a short closure lacks from its neighbours, at most a third of either. */
function widenClosures(visemes: Viseme[]): Viseme[] {
  for (let i = 1; i < visemes.length - 1; i++) {
    const [before, closure, after] = [visemes[i - 1]!, visemes[i]!, visemes[i + 1]!]
    const lack = CLOSURE_MS - (closure.endMs - closure.startMs)
    if (!CLOSURES.has(closure.shape) || lack <= 0) continue
    const early = Math.min(lack / 2, (before.endMs - before.startMs) / 3)
    const late = Math.min(lack - early, (after.endMs - after.startMs) / 3)
    closure.startMs -= early
    before.endMs = closure.startMs
    closure.endMs += late
    after.startMs = closure.endMs
  }
  return visemes
}
