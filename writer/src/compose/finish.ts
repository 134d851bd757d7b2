import type { WrittenScript } from '#script.ts'
import type { Material } from '#topics/material.ts'
import type { WriterContext } from './context.ts'
import { bodyOf, type Line } from './draft.ts'
import { hashtagsFor } from './hashtags.ts'
import { titleFor } from './titles.ts'

/** The lines as a script, with its title, hashtags, sources and what it was made from. */
export function finish(
  context: WriterContext,
  structureId: string,
  materials: readonly Material[],
  lines: readonly Line[],
): WrittenScript {
  const told = [...new Set(lines.flatMap(({ material }) => material ?? []))]
  const title = titleFor(context, materials, lines)
  const ids = [
    ...(title.ingredient ? [title.ingredient] : []),
    ...lines.flatMap(({ ingredient }) => ingredient ?? []),
    ...told.map(({ id }) => id),
  ]
  return {
    title: title.text,
    body: bodyOf(lines),
    hook: lines[0]?.text ?? '',
    callToAction: lines.at(-1)?.text ?? '',
    hashtags: hashtagsFor(context, told),
    sources: [...new Set(told.map(({ source }) => source ?? `Information from ${context.request.brand.name}`))],
    ingredients: [structureId, ...ids],
  }
}
