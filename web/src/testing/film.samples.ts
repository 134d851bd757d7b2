import type { FilmEdit, TriedEdit } from '@octavo/contract/edit'
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

/** That film, as it can be changed. */
export const aFilmEdit = (change: Partial<FilmEdit> = {}): FilmEdit => {
  const plan = aPlan()
  return {
    videoId: 'video-1',
    title: plan.title,
    revision: 1,
    format: 'short',
    width: plan.width,
    height: plan.height,
    durationMs: plan.durationMs,
    plan: plan as unknown as FilmEdit['plan'],
    lines: [
      { index: 0, from: 0, text: 'Clay shrinks.', paragraph: 0, startMs: 100, endMs: 1500, recording: null },
      { index: 1, from: 1, text: 'Water leaves it.', paragraph: 0, startMs: 2000, endMs: 3500, recording: null },
    ],
    scenes: [
      {
        id: 'a',
        index: 0,
        kind: 'hook',
        startMs: 0,
        endMs: 2000,
        reason: 'It begins',
        words: { kind: 'hook', text: 'Clay shrinks' },
        lines: [0, 0],
        things: [],
        thing: null,
      },
      {
        id: 'b',
        index: 1,
        kind: 'statement',
        startMs: 2000,
        endMs: 4000,
        reason: 'It says so',
        words: { kind: 'statement', text: 'Water leaves' },
        lines: [1, 1],
        things: ['droplet'],
        thing: null,
      },
    ],
    choices: {
      captionStyle: 'karaoke',
      captions: true,
      voiceId: 'warm',
      music: 'calm',
      backgroundStyle: 'gradient',
      presenter: 'brand',
      look: null,
    },
    edit: null,
    ...change,
  }
}

/** What trying a change of it answers. */
export const aTriedEdit = (change: Partial<TriedEdit> = {}): TriedEdit => ({
  ...aFilmEdit(),
  remakes: { scenes: 1, ofScenes: 2, sound: true, aboutSeconds: 4 },
  refused: [],
  problems: [],
  speechUrl: null,
  ...change,
})
