import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawEnv, Painter } from '#compositor/painter.ts'
import { compose } from '#draw/index.ts'
import { type FilmPlan, FPS, SHORT_SIZE } from '#plan.ts'
import { SCRIPT, speak } from '#storyboard/film.fixture.ts'
import { storyboard } from '#storyboard/index.ts'
import { sliceAt, slicesOf } from './slice.ts'

const { sentences, endMs } = speak(SCRIPT)
const durationMs = (Math.ceil(((endMs + 1500) * FPS) / 1000) * 1000) / FPS

function film(more: Partial<FilmPlan> = {}): FilmPlan {
  const size = { width: SHORT_SIZE.width / 5, height: SHORT_SIZE.height / 5 }
  const request = {
    sentences,
    durationMs,
    size,
    title: 'Bread',
    brand: { name: 'Kiln' },
    captions: true,
    hasPresenter: true,
    seed: 3,
  }
  return {
    ...size,
    durationMs,
    seed: 3,
    brand: { name: 'Kiln', color: '#C2410C' },
    background: 'gradient',
    scenes: storyboard(request),
    captions: true,
    sentences,
    presenter: { style: 'professional', gender: 'female', seed: 3 },
    visemes: sentences.flatMap((s) => s.words).map(({ startMs, endMs }) => ({ shape: 'C', startMs, endMs })),
    music: 'none',
    speech: { path: '/tmp/one.wav' },
    title: 'Bread',
    ...more,
  }
}

const painter = (plan: FilmPlan) => new Painter(compose(plan, drawEnv(createCanvas)), createCanvas, 2)
const looks = (plan: FilmPlan) => slicesOf(plan).map((slice) => JSON.stringify(slice))

/** Everything from scene `at` on, moved by whole frames, on the clock it had. */
function later(plan: FilmPlan, at: number, frames: number): FilmPlan {
  const from = plan.scenes[at]!.startMs
  const by = (frames * 1000) / FPS
  const move = <T extends { startMs: number; endMs: number }>(one: T): T => ({
    ...one,
    startMs: one.startMs + by,
    endMs: one.endMs + by,
  })
  const starts = slicesOf(plan)
  return {
    ...plan,
    durationMs: plan.durationMs + by,
    scenes: plan.scenes.map((scene, i) => {
      const moved = i < at ? { ...scene, endMs: i === at - 1 ? scene.endMs + by : scene.endMs } : move(scene)
      const timed =
        i >= at && 'items' in moved
          ? { ...moved, items: moved.items.map((item) => ({ ...item, atMs: item.atMs + by })) }
          : moved
      return { ...timed, take: i, clock: starts[i]!.from } as FilmPlan['scenes'][number]
    }),
    sentences: plan.sentences.map((sentence) =>
      sentence.startMs < from - 1 ? sentence : { ...move(sentence), words: sentence.words.map(move) },
    ),
    visemes: plan.visemes.map((viseme) => (viseme.startMs < from - 1 ? viseme : move(viseme))),
  }
}

describe('the slices of a film', () => {
  it('are all its frames, once each and in order', () => {
    const slices = slicesOf(film())
    let at = 0
    for (const slice of slices) {
      expect(slice.at).toBe(at)
      at += slice.to - slice.from
    }
    expect(at).toBe(Math.round((durationMs * FPS) / 1000))
    expect(slices.length).toBe(film().scenes.length)
  })

  it('look as they do in the whole film', () => {
    const plan = film()
    const whole = painter(plan)
    for (const { plan: scene, from, to } of slicesOf(plan)) {
      const alone = painter(scene)
      for (const frame of [from + 2, (from + to) >> 1, to - 1])
        expect(
          Buffer.from(alone.paint(frame).bytes).equals(Buffer.from(whole.paint(frame).bytes)),
          `frame ${frame}`,
        ).toBe(true)
    }
  })

  it('know nothing of what is said and shown elsewhere', () => {
    const plan = film()
    const at = 4
    const { startMs, endMs } = plan.scenes[at]!
    const changed = {
      ...plan,
      title: 'Another',
      speech: { path: '/tmp/two.wav' },
      scenes: plan.scenes.map((scene, i) =>
        i === at
          ? { kind: 'statement' as const, text: 'Other words', emphasis: [], startMs, endMs, reason: 'an edit' }
          : scene,
      ),
    }
    const [before, after] = [looks(plan), looks(changed)]
    expect(after.flatMap((look, i) => (look === before[i] ? [] : [i]))).toEqual([at])
  })

  it('stay as they are when something before them grows longer', () => {
    const plan = film()
    const at = plan.scenes.findIndex((scene, i) => i > 2 && sentences.some((s) => s.startMs === scene.startMs))
    const [before, after] = [looks(plan), looks(later(plan, at, 17))]
    const same = after.filter((look, i) => JSON.parse(look).at === JSON.parse(before[i]!).at + (i < at ? 0 : 17))
    expect(same).toHaveLength(before.length)
    const plain = (look: string) => JSON.stringify({ ...JSON.parse(look), at: 0 })
    expect(after.flatMap((look, i) => (plain(look) === plain(before[i]!) ? [] : [i]))).toEqual([at - 1])
  })
})

it('finds the slice of any frame, and holds the last one', () => {
  const plan = film()
  const second = slicesOf(plan)[1]!
  expect(sliceAt(plan, second.at)).toEqual({ slice: second, frame: second.from })
  expect(sliceAt(plan, second.at - 1).frame).toBe(second.at - 1)
  const last = slicesOf(plan).at(-1)!
  expect(sliceAt(plan, 1e6).frame).toBe(last.to - 1)
})
