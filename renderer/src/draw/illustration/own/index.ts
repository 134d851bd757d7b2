/** Illustrations that we drew where Fluent has none, in its manner: flat shapes, one gradient, one soft light. */
import { CRAFT } from './craft.ts'
import { HOME } from './home.ts'
import { KITCHEN } from './kitchen.ts'
import { drawn } from './notation.ts'
import { OUTDOORS } from './outdoors.ts'
import { TOOLS } from './tools.ts'
import { WORK } from './work.ts'

const OWN: Record<string, string> = { ...KITCHEN, ...HOME, ...TOOLS, ...CRAFT, ...WORK, ...OUTDOORS }

/** What nobody has to fetch. */
export const ownNames: readonly string[] = Object.keys(OWN)

/** The body of our own drawing of this name, for a picture of 32 by 32. */
export const ownDrawing = (name: string): string | undefined =>
  Object.hasOwn(OWN, name) ? drawn(name, OWN[name]!) : undefined
