import type { WrittenScript } from '#providers/language/language.ts'
import type { Plan } from './beats.ts'
import type { Desk } from './desk.ts'
import { bodyOf, type Line } from './draft.ts'
import { hashtagsFor } from './hashtags.ts'
import type { Hook } from './hooks.ts'
import type { Material } from './material.ts'
import { titleFor } from './titles.ts'

/** The lines as a script, with its title, hashtags, sources and what it was made from. */
export function finish(
  desk: Desk,
  plan: Pick<Plan, 'structure' | 'slots' | 'materials' | 'brandLine'>,
  hook: Pick<Hook, 'id'>,
  lines: Line[],
): WrittenScript {
  const spoken = [...new Set(lines.flatMap((line) => (line.material ? [line.material] : [])))]
  const brandToo = lines.some((line) => line.kind === 'brand') && plan.brandLine ? [plan.brandLine] : []
  const used = [...new Set([...spoken, ...brandToo])]
  return {
    title: titleFor(desk, plan.materials, lines),
    body: bodyOf(lines),
    hook: lines[0]?.text ?? '',
    callToAction: lines.at(-1)?.text ?? '',
    hashtags: hashtagsFor(desk, used),
    sources: sourcesOf(desk, used),
    ingredients: [plan.structure.id, hook.id, ...(plan.slots.chosenCall ?? []), ...used.map(({ id }) => id)],
  }
}

const sourcesOf = (desk: Desk, used: readonly Material[]): string[] => [
  ...new Set(used.map((one) => one.source ?? `${desk.request.brand.name}, its own information`)),
]
