import { CAPTION_STYLES } from '@octavo/contract/caption'
import { CAPTION_STYLES as DRAWN } from '@octavo/renderer'
import { describe, expect, it } from 'vitest'
import type { FilmRequest } from './film-maker.ts'
import { planFilm } from './plan-film.ts'

const request: FilmRequest = {
  title: 'Mugs',
  format: 'short',
  size: { width: 216, height: 384 },
  seed: 1,
  brand: { name: 'Kiln', color: '#C8642B' },
  background: 'gradient',
  captions: true,
  music: 'none',
  speech: { sentences: [], visemes: [], durationMs: 1000 } as unknown as FilmRequest['speech'],
  speechPath: '',
}

describe('caption styles', () => {
  it('that a person may choose are those that are drawn', () => {
    expect([...CAPTION_STYLES].sort()).toEqual([...DRAWN].sort())
  })

  it.each(CAPTION_STYLES)('reach the film that is planned: %s', (captionStyle) => {
    expect(planFilm({ ...request, captionStyle }).captionStyle).toBe(captionStyle)
  })
})
