import { BRAND_LIMITS, FONT_PAIRS, INTROS, OUTROS } from '@octavo/contract/brand'
import { FONT_PAIRS as DRAWN } from '@octavo/renderer'
import { plannedSpeech } from '@octavo/voice/text'
import { describe, expect, it } from 'vitest'
import { type FilmRequest, INTRO_MS } from './film-maker.ts'
import { planFilm } from './plan-film.ts'

const WORDS =
  'Clay shrinks by a tenth in the kiln. Make the mug larger than you want it. First, weigh the clay. Second, throw it wide. ' +
  'Third, let it dry. Follow us for more.'

const request: FilmRequest = {
  title: 'Mugs',
  format: 'short',
  size: { width: 216, height: 384 },
  seed: 1,
  brand: { name: 'Kiln', color: '#C8642B' },
  background: 'gradient',
  captions: true,
  music: 'none',
  speech: plannedSpeech(WORDS, 13),
  speechPath: 'speech.wav',
}
const plain = planFilm(request)

describe('what a brand puts around a film', () => {
  it('is offered as it is drawn', () => expect([...FONT_PAIRS].sort()).toEqual([...DRAWN].sort()))

  it('changes nothing where nothing was chosen', () => {
    expect(planFilm({ ...request, intro: 'none', outro: 'card' })).toEqual(plain)
  })

  it.each(INTROS)('delays voice, captions and scenes alike: %s', (intro) => {
    const plan = planFilm({ ...request, intro })
    expect(plan.durationMs - plain.durationMs).toBeCloseTo(INTRO_MS[intro], 6)
    expect(plan.speech.atMs ?? 0).toBe(INTRO_MS[intro])
    expect(plan.sentences[0]!.startMs - plain.sentences[0]!.startMs).toBe(INTRO_MS[intro])
    expect(plan.scenes.find(({ kind }) => kind === 'hook')!.startMs).toBe(INTRO_MS[intro])
  })

  it.each(OUTROS)('ends the film: %s', (outro) => {
    const last = planFilm({ ...request, outro }).scenes.at(-1)!
    expect(last.endMs).toBeCloseTo(plain.durationMs, 6)
    expect(last.kind === 'close').toBe(outro !== 'none')
    if (last.kind === 'close') expect(Boolean(last.text)).toBe(outro === 'card')
  })

  it('names who speaks after the hook, with the longest line that may be written', () => {
    const line = 'x'.repeat(BRAND_LIMITS.lowerThirdLine)
    const plan = planFilm({ ...request, intro: 'logo', lowerThird: { name: 'Maya', line } })
    expect(plan.lowerThird).toMatchObject({ name: 'Maya', line })
    expect(plan.lowerThird!.startMs).toBeGreaterThan(plan.scenes[1]!.endMs)
  })
})
