import type { Material } from './material.ts'

/** A stretch of speech that belongs together: one beat of the structure. */
export type Line = { text: string; kind: string; paragraph: number; optional: boolean; material?: Material }

/** Lines as a body: beats of a paragraph in one block. */
export function bodyOf(lines: readonly Line[]): string {
  const blocks = new Map<number, string[]>()
  for (const line of lines) blocks.set(line.paragraph, [...(blocks.get(line.paragraph) ?? []), line.text])
  return [...blocks.values()].map((texts) => texts.join(' ')).join('\n')
}
