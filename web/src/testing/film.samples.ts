import type { FilmPlan } from '@octavo/renderer/draw'

/** Four seconds of a small film: a hook, then a statement, with captions. */
export const aPlan = (change: Partial<FilmPlan> = {}): FilmPlan => ({
  width: 216,
  height: 384,
  durationMs: 4000,
  seed: 3,
  brand: { name: 'Kiln', color: '#C2410C' },
  background: 'gradient',
  scenes: [
    { kind: 'hook', text: 'Clay shrinks', startMs: 0, endMs: 2000, reason: 'it begins' },
    { kind: 'statement', text: 'Water leaves', emphasis: ['Water'], startMs: 2000, endMs: 4000, reason: 'it says so' },
  ],
  captions: true,
  sentences: [
    {
      text: 'Clay shrinks.',
      paragraph: 0,
      startMs: 100,
      endMs: 1500,
      words: [
        { text: 'Clay', startMs: 100, endMs: 700 },
        { text: 'shrinks.', startMs: 700, endMs: 1500 },
      ],
    },
  ],
  visemes: [],
  music: 'none',
  speech: { path: '' },
  title: 'Why clay shrinks',
  ...change,
})
