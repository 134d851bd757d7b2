import type { FilmChanges } from '@octavo/contract/edit'
import { findBrandEver } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import type { VideoShown } from '#films/videos/index.ts'
import { scoreText } from '#scripts/compliance/index.ts'
import { type Judged, judged } from './verdict.rules.ts'

type Words = { before: string; after: string } & Pick<FilmChanges, 'scenes' | 'title'>

/** What the officer says of changed lines, and of words that are to stand on the screen. */
export async function judge(
  ctx: Owned,
  video: VideoShown,
  { before, after, scenes = [], title = '' }: Words,
): Promise<Judged> {
  const brand = video.brandId ? await findBrandEver(ctx, video.brandId) : undefined
  const presenter = brand ? brand.avatarMode !== 'AI Auto-Select' : false
  const check = (body: string, part = false) =>
    scoreText(ctx, { body, format: video.format }, { brand, presenter, part })
  const spoken = before === after ? NOTHING : judged(await check(before), await check(after))
  const shown = [shownWords({ title }), ...scenes.map(({ to }) => shownWords(to))].filter(Boolean)
  const seen =
    shown.length === 0
      ? NOTHING
      : judged({ issues: (await check(before)).issues, humanityScore: 0 }, await check(shown.join('\n'), true))
  return { refused: [...spoken.refused, ...seen.refused], warned: [...spoken.warned, ...seen.warned] }
}

const NOTHING: Judged = { refused: [], warned: [] }
/** Fields that are not words. */
const NO_WORDS = new Set(['kind', 'icon', 'mediaId', 'form', 'pan', 'focus', 'link'])

/** Every word a scene shows, as sentences. */
const shownWords = (to: object): string =>
  Object.entries(to)
    .filter(([name]) => !NO_WORDS.has(name))
    .flatMap(([, value]) => textsIn(value))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(' ')

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value.trim()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
