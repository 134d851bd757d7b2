import { describe, expect, it } from 'vitest'
import type { FilmPlan } from '#plan.ts'
import { filmFaults } from './film.faults.ts'
import type { FilmReport } from './film.report.ts'
import { longestStretches } from './picture.watch.ts'
import { extend, joinRuns, NO_RUN, type Run } from './run.ts'
import { longestSilence } from './silence.ts'

const run = (row: string): Run => [...row].reduce((so, mark) => extend(so, mark === 'x'), NO_RUN)

describe('runs', () => {
  it.each([
    ['', 0],
    ['...', 0],
    ['xxx', 3],
    ['.xx.x', 2],
    ['x..xxx', 3],
  ])('finds the longest in "%s"', (row, longest) => {
    expect(run(row).longest).toBe(longest)
  })

  it('are the same whole or put together from parts, wherever the cuts are', () => {
    const row = '.xx.xxxxx..x.xxx'
    for (let a = 0; a <= row.length; a++) {
      for (let b = a; b <= row.length; b++) {
        const parts = [row.slice(0, a), row.slice(a, b), row.slice(b)].map(run)
        expect(parts.reduce(joinRuns)).toEqual(run(row))
      }
    }
  })

  it.each([
    ['..xxx.xx', 2],
    ['xx.xx', 0],
    ['....', 0],
  ])('know where the longest in "%s" begins', (row, at) => {
    expect(run(row).at).toBe(at)
  })

  it('tell milliseconds, and count the frame that the still ones repeat', () => {
    const parts = [
      { black: run('xx'), still: run('.x') },
      { black: run('x.'), still: run('x.') },
    ]
    expect(longestStretches(parts.map((runs) => ({ runs, goesOn: true, first: '', last: '' })))).toEqual({
      longestBlackMs: 100,
      blackFromMs: 0,
      longestFrozenMs: 100,
      frozenFromMs: 33,
    })
  })
})

describe('silence', () => {
  const sound = (...parts: [level: number, samples: number][]) =>
    Float32Array.from(parts.flatMap(([level, samples]) => Array<number>(samples).fill(level)))

  it.each([
    ['at the start', sound([0, 500], [0.1, 500]), 500, 0],
    ['at the end', sound([0.1, 300], [0.0005, 700]), 700, 300],
    ['in the middle', sound([0.1, 100], [0, 200], [-0.1, 100], [0, 50], [0.1, 1]), 200, 100],
    ['nowhere', sound([0.1, 100]), 0, 0],
  ])('%s is measured', (_, side, longestSilenceMs, silentFromMs) => {
    expect(longestSilence(side, side, 1000)).toEqual({ longestSilenceMs, silentFromMs })
  })

  it('is only where both sides are silent', () => {
    expect(longestSilence(sound([0, 100]), sound([0.1, 100]), 1000).longestSilenceMs).toBe(0)
  })
})

describe('the faults of a film', () => {
  const plan = { width: 1080, height: 1920, durationMs: 30_000 } as FilmPlan
  const good: FilmReport = {
    path: 'film.mp4',
    bytes: 1,
    durationMs: 30_000,
    width: 1080,
    height: 1920,
    fps: 30,
    videoCodec: 'h264',
    audioCodec: 'aac',
    audioSampleRate: 48_000,
    faststart: true,
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeSynthetic',
    lufs: -14.3,
    truePeakDb: -1.2,
    longestSilenceMs: 800,
    silentFromMs: 0,
    longestBlackMs: 0,
    blackFromMs: 0,
    longestFrozenMs: 700,
    frozenFromMs: 0,
    flashes: {},
    strayTexts: [],
    captionContrast: { ratio: 4.4, atMs: 0 },
    framesReused: 0,
    seconds: { total: 6, audio: 2, video: 5, join: 1 },
    encoder: 'ffmpeg',
    notes: [],
  }

  it('are none for a good one', () => {
    expect(filmFaults(good, plan)).toEqual([])
  })

  it.each<[Partial<FilmReport>, string]>([
    [{ width: 720 }, 'The film is 720x1920 and should be 1080x1920.'],
    [{ fps: 25 }, 'The film has 25 frames a second and should have 30.'],
    [{ videoCodec: 'vp9' }, 'The picture is vp9 and should be h264.'],
    [{ audioCodec: 'opus' }, 'The sound is opus and should be aac.'],
    [{ faststart: false }, 'The index stands at the end of the file, so players must load all of it first.'],
    [{ digitalSourceType: '' }, 'The file does not say that it is synthetic.'],
    [{ durationMs: 28_000 }, 'The film lasts 28.0 s and should last 30.0 s.'],
    [{ longestBlackMs: 1500, blackFromMs: 61_000 }, 'The picture is black for 1.5 s from 1:01.'],
    [{ longestFrozenMs: 6000, frozenFromMs: 5900 }, 'The picture stands still for 6.0 s from 0:05.'],
    [{ longestSilenceMs: 5000, silentFromMs: 0 }, 'Nothing is heard for 5.0 s from 0:00.'],
    [
      { flashes: { general: 12_400 } },
      'The picture flashes more than three times a second at 0:12, which can cause seizures.',
    ],
    [
      { flashes: { red: 0 } },
      'The picture flashes red more than three times a second at 0:00, which can cause seizures.',
    ],
    [{ strayTexts: [{ text: 'bread', how: 'cut off', atMs: 3000 }] }, '"bread" is cut off at 0:03.'],
    [
      { strayTexts: Array(3).fill({ text: 'bread', how: 'outside the safe area', atMs: 3000 }) },
      '"bread" is outside the safe area at 0:03, and 2 more.',
    ],
    [{ captionContrast: { ratio: 2.06, atMs: 9000 } }, 'The captions stand out by 2.1:1 at 0:09 and should by 4.5:1.'],
    [{ lufs: -20 }, 'The sound is at -20.0 LUFS and should be at -14.'],
    [{ lufs: -70 }, 'The sound is at -70.0 LUFS and should be at -14.'],
    [{ truePeakDb: 0.2 }, 'The sound peaks at 0.2 dBTP and may distort.'],
  ])('name %o', (wrong, fault) => {
    expect(filmFaults({ ...good, ...wrong }, plan)).toEqual([fault])
  })
})
