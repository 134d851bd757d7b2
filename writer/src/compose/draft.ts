import { spokenSeconds } from '@octavo/voice/text'
import type { Slots } from '#english/slots.ts'
import type { Material } from '#topics/material.ts'
import type { Said } from './said.memory.ts'

/** A stretch of speech that belongs together: one beat of a structure. */
export type Line = {
  text: string
  kind: string
  paragraph: number
  optional: boolean
  material?: Material
  /** What else it was made from: the id of a hook or of a call to action. */
  ingredient?: string
}

/** What a script is being made of. */
export type Draft = {
  materials: readonly Material[]
  slots: Slots
  said: Said
  /** What the script has said so far. */
  before: Line[]
  /** The lines of the structure's own words. */
  glue: Record<string, readonly string[]>
  /** A fact of the brand to mention in passing. */
  passing?: Material
}

/** About how long lines take to say, in seconds: what each takes, added up. */
export const secondsOf = (lines: Iterable<Line>): number => {
  let seconds = 0
  for (const line of lines) seconds += spoken.get(line) ?? timed(line)
  return seconds
}

const spoken = new WeakMap<Line, number>()

function timed(line: Line): number {
  const seconds = spokenSeconds(line.text)
  spoken.set(line, seconds)
  return seconds
}

/** Lines as a body: the beats of a paragraph in one block, paragraphs parted by line breaks. */
export function bodyOf(lines: readonly Line[]): string {
  const blocks = new Map<number, string[]>()
  for (const line of lines) blocks.set(line.paragraph, [...(blocks.get(line.paragraph) ?? []), line.text])
  return [...blocks.values()].map((texts) => texts.join(' ')).join('\n')
}
