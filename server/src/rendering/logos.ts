import { redrawLogo } from '@octavo/renderer'

let last: Promise<unknown> = Promise.resolve()

/** A logo as it is seen and without what else its file says; undefined when no film could show it. One after the other: each takes a process. */
export function cleanLogo(bytes: Buffer, kind: 'png' | 'jpg'): Promise<Buffer | undefined> {
  const drawn = last.then(() => redrawLogo(bytes, kind))
  last = drawn.catch(() => {})
  return drawn
}
