import { describe, expect, it } from 'vitest'
import type { Phone } from '#flite/flite.ts'
import { visemesOf } from './viseme.ts'

/** Phones of equal length, one after another from `startMs`. */
const run = (names: string, lengthMs: number, startMs = 0): Phone[] =>
  names
    .split(' ')
    .map((phone, at) => ({ phone, startMs: startMs + at * lengthMs, endMs: startMs + (at + 1) * lengthMs }))
const shapes = (phones: Phone[], durationMs: number): string =>
  visemesOf(phones, durationMs)
    .map(({ shape }) => shape)
    .join('')

describe('visemes', () => {
  it.each([
    ['m aa', 'AD'],
    ['f uw', 'GF'],
    ['ay', 'DB'],
    ['ow', 'EF'],
    ['l iy', 'HB'],
    ['hh eh l ow', 'CHEF'],
    ['sh ao r', 'FE'],
  ])('%s is drawn as %s', (phones, expected) => {
    expect(shapes(run(phones, 200), phones.split(' ').length * 200)).toBe(expected)
  })

  it('cover the whole speech without a gap, at rest where nothing is said', () => {
    const visemes = visemesOf([...run('m aa', 150, 500), ...run('iy', 200, 1500)], 2000)
    expect(visemes[0]).toMatchObject({ shape: 'X', startMs: 0 })
    expect(visemes.at(-1)).toMatchObject({ shape: 'X', endMs: 2000 })
    expect(visemes.map(({ shape }) => shape).join('')).toBe('XADXBX')
    visemes.slice(1).forEach(({ startMs }, at) => {
      expect(startMs).toBe(visemes[at]!.endMs)
    })
  })

  it('leave out shapes too short to see, but never a closing of the lips', () => {
    expect(shapes([...run('aa', 200), ...run('t', 40, 200), ...run('aa', 200, 240)], 440)).toBe('D')
    expect(shapes([...run('aa', 200), ...run('m', 30, 200), ...run('aa', 200, 230)], 430)).toBe('DAD')
  })

  it('hold closed lips for two frames', () => {
    const visemes = visemesOf([...run('aa', 300), ...run('m', 30, 300), ...run('aa', 300, 330)], 630)
    const closed = visemes.find(({ shape }) => shape === 'A')!
    expect(closed.endMs - closed.startMs).toBeGreaterThanOrEqual(66)
  })

  it('run a little ahead of the sound', () => {
    const [, open] = visemesOf(run('m aa', 200), 400)
    expect(open!.startMs).toBe(160)
  })
})
