/** What was seen of a film's parts where they were drawn, put together as the film's. */

import { drawnSize } from '#draw/layer.ts'
import type { FilmPlan } from '#plan.ts'
import { msAt } from '#timing.ts'
import type { FilmReport } from './film.report.ts'
import { type FlashPart, flashesOf } from './flash.watch.ts'
import { longestStretches, type PictureStretch } from './picture.watch.ts'
import type { TextPart } from './text.look.ts'

export type PicturePart = PictureStretch & { flash: FlashPart; text: TextPart }

type Seen = Pick<
  FilmReport,
  'longestBlackMs' | 'blackFromMs' | 'longestFrozenMs' | 'frozenFromMs' | 'flashes' | 'strayTexts' | 'captionContrast'
>

/** `parts` in the film's order. */
export function pictureReport(parts: PicturePart[], plan: FilmPlan): Seen {
  let at = 0
  const texts = parts.map(({ text, flash }) => {
    const from = at
    at += flash.frames
    return { text, msAt: (frame: number) => Math.round(msAt(from + frame)) }
  })
  const contrasts = texts.flatMap(({ text: { contrast }, msAt }) =>
    contrast ? [{ ratio: contrast.ratio, atMs: msAt(contrast.frame) }] : [],
  )
  const [captionContrast] = contrasts.sort((a, b) => a.ratio - b.ratio)
  return {
    ...longestStretches(parts),
    flashes: flashesOf(
      parts.map(({ flash }) => flash),
      drawnSize(plan),
    ),
    strayTexts: texts.flatMap(({ text, msAt }) =>
      text.strays.map(({ frame, ...stray }) => ({ ...stray, atMs: msAt(frame) })),
    ),
    ...(captionContrast && { captionContrast }),
  }
}
