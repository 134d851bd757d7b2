import type { Desk } from './desk.ts'
import type { Line } from './draft.ts'
import { upperFirst } from './grammar.ts'
import type { Material } from './material.ts'

const LONGEST = 70

/** A title in sentence case that says what the film is about. */
export function titleFor(desk: Desk, materials: readonly Material[], _lines: readonly Line[]): string {
  const [main] = materials
  if (!main) return desk.request.brand.name
  const wanted = main.lane === 'brand' ? [main.topic] : [main.ask ?? '', `${upperFirst(main.topic)}`]
  return upperFirst(wanted.find((text) => text && text.length <= LONGEST) ?? main.topic.slice(0, LONGEST))
}
