import { describe, expect, it } from 'vitest'
import { whatChanged } from '#changed.ts'
import type { FilmPlan, Scene } from '#plan.ts'
import { FRAME_MS, wholeFrames } from '#timing.ts'
import { editPlan, type PlanEdit } from './edit.ts'
import { planOf, SCRIPT, speak } from './film.fixture.ts'
import type { NewSpeech } from './retime.ts'

const plan = planOf(SCRIPT, { presenter: { style: 'casual', gender: 'female', seed: 2 } })
const lineOf = (text: string) => plan.sentences.findIndex((sentence) => sentence.text.includes(text))

/** The film's lines spoken with some of them changed or removed; lines that stay begin whole frames from where they were. */
function speech(changes: Record<number, string>, before: FilmPlan = plan, slower = 1): NewSpeech {
  const origins: NewSpeech['origins'] = []
  const sentences: NewSpeech['sentences'] = []
  const visemes: NewSpeech['visemes'] = []
  let end = 0
  before.sentences.forEach(({ text, paragraph }, line) => {
    const said = changes[line] ?? text
    if (said === '') return
    const same = changes[line] === undefined
    const spoken = speak(said)
    const gap = line === 0 ? 0 : before.sentences[line]!.startMs - before.sentences[line - 1]!.endMs
    let by = end + (end === 0 ? 0 : gap) - (end === 0 ? 0 : 200)
    const apart = 200 * slower + by - before.sentences[line]!.startMs
    if (same) by += Math.ceil(apart / FRAME_MS - 1e-9) * FRAME_MS - apart
    const at = (ms: number) => ms * slower + by
    for (const one of spoken.sentences) {
      const words = one.words.map((word) => ({ ...word, startMs: at(word.startMs), endMs: at(word.endMs) }))
      sentences.push({ text: one.text, paragraph, startMs: at(one.startMs), endMs: at(one.endMs), words })
      origins.push({ line, same })
      end = at(one.endMs)
    }
    visemes.push(...spoken.visemes.map((v) => ({ ...v, startMs: at(v.startMs), endMs: at(v.endMs) })))
  })
  const tail = before.durationMs - before.sentences.at(-1)!.endMs
  return { path: '', sentences, visemes, origins, durationMs: wholeFrames(end + tail) }
}

const remade = (before: FilmPlan, after: FilmPlan) => whatChanged(before, after).scenes
const said = ({ sentences }: FilmPlan, { startMs, endMs }: Scene) =>
  sentences
    .flatMap(({ words }) => words)
    .filter((word) => word.startMs >= startMs - 1 && word.startMs < endMs - 1)
    .map(({ text }) => text)
    .join(' ')

function expectWhole({ scenes, durationMs, sentences }: FilmPlan): void {
  expect(scenes[0]!.startMs).toBe(0)
  scenes.forEach((scene, at) => {
    expect(scene.endMs).toBeCloseTo(scenes[at + 1]?.startMs ?? durationMs, 3)
    expect(scene.endMs).toBeGreaterThan(scene.startMs)
  })
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
  expect(
    scenes
      .map((scene) => said({ sentences } as FilmPlan, scene))
      .join(' ')
      .trim(),
  ).toBe(sentences.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
}

describe('an edited plan', () => {
  it('is drawn as the film before where nothing was changed', () => {
    expect(remade(plan, editPlan(plan, {}).plan)).toBe(0)
    const { plan: again } = editPlan(plan, { speech: speech({}) })
    expect(remade(plan, again)).toBe(0)
    expectWhole(again)
  })

  it.each([
    [
      'longer',
      'Instead of guessing what to post next week or the week after, ask each of your customers one small question.',
    ],
    ['shorter', 'Ask your customers one question.'],
    ['two sentences', 'Do not guess what to post. Ask your customers one question.'],
  ])('draws few scenes again for a line that becomes %s', (_how, text) => {
    const line = lineOf('Instead of guessing')
    const { plan: edited, gone } = editPlan(plan, { speech: speech({ [line]: text }) })
    expectWhole(edited)
    expect(gone).toEqual([])
    const again = remade(plan, edited)
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThanOrEqual(5)
    expect(edited.scenes.length).toBeGreaterThan(plan.scenes.length - 3)
  })

  it.each(plan.sentences.map(({ text }, line) => [text, line] as const))('stays whole without "%s"', (_text, line) => {
    const { plan: edited } = editPlan(plan, { speech: speech({ [line]: '' }) })
    expectWhole(edited)
    expect(edited.scenes[0]!.kind).toBe('hook')
    expect(edited.scenes.at(-1)!.kind).toBe('close')
    expect(remade(plan, edited)).toBeLessThanOrEqual(6)
  })

  it.each(plan.sentences.map(({ text }, line) => [text, line] as const))(
    'has a scene for "Yes." in place of "%s"',
    (_text, line) => {
      const { plan: edited } = editPlan(plan, { speech: speech({ [line]: 'Yes.' }) })
      expectWhole(edited)
      for (const scene of edited.scenes) expect(scene.endMs - scene.startMs).toBeGreaterThan(900)
    },
  )

  it('keeps every scene under another voice, and moves it with its words', () => {
    const { plan: edited } = editPlan(plan, { speech: speech({}, plan, 1.13) })
    expect(edited.scenes.map(({ kind }) => kind)).toEqual(plan.scenes.map(({ kind }) => kind))
    expect(edited.scenes.map((scene) => said(edited, scene))).toEqual(plan.scenes.map((scene) => said(plan, scene)))
    expect(remade(plan, edited)).toBe(plan.scenes.length)
  })

  it('keeps the sound of a film whose look alone is changed, and its scenes where only the music is', () => {
    const what = (edit: PlanEdit) => whatChanged(plan, editPlan(plan, edit).plan)
    expect(what({ music: 'night' })).toMatchObject({ scenes: 0, frames: 0, sound: true })
    const all = plan.scenes.length
    expect(what({ captionStyle: 'neon' })).toMatchObject({ scenes: all, ofScenes: all, sound: false })
    expect(editPlan(plan, { presenter: null }).plan).not.toHaveProperty('presenter')
  })
})

describe('a scene that a person fills', () => {
  const id = (at: number) => `s${at}`
  const at = 4

  it('shows what they want and leaves the others alone', () => {
    const { plan: edited } = editPlan(plan, {
      scenes: [{ id: id(at), to: { kind: 'icon', icon: 'store', label: 'Your shop' } }],
    })
    expect(edited.scenes[at]).toMatchObject({
      kind: 'icon',
      label: 'Your shop',
      own: true,
      startMs: plan.scenes[at]!.startMs,
    })
    expect(remade(plan, edited)).toBe(1)
  })

  it('stays when a line elsewhere changes, and when its own line does', () => {
    const filled = editPlan(plan, { scenes: [{ id: id(at), to: { kind: 'number', value: '7', label: 'mugs' } }] }).plan
    for (const line of filled.sentences.keys()) {
      const { plan: edited } = editPlan(filled, {
        speech: speech({ [line]: 'Something else is said here now.' }, filled),
      })
      expectWhole(edited)
      expect(edited.scenes.find((scene) => scene.id === id(at))).toMatchObject({ kind: 'number', value: '7' })
    }
  })

  it('may be one that comes of the new words', () => {
    const change = { speech: speech({ [lineOf('Instead of')]: 'Ask a friend about it today, over a cup of tea.' }) }
    const fresh = editPlan(plan, change).plan.scenes.find(({ id }) => id!.startsWith('n'))!
    const to = { kind: 'statement', text: 'Ask a good friend' } as const
    const { plan: edited, gone } = editPlan(plan, { ...change, scenes: [{ id: fresh.id!, to }] })
    expect(edited.scenes.find((scene) => scene.id === fresh.id)).toMatchObject({
      text: 'Ask a good friend',
      startMs: fresh.startMs,
    })
    expect(gone).toEqual([])
    expect(editPlan(plan, { scenes: [{ id: fresh.id!, to }] }).gone).toEqual([fresh.id])
  })

  it('brings the items of a list with their words, else in turn, inside its time', () => {
    const list = {
      kind: 'list',
      title: 'Show',
      items: [{ text: 'A price' }, { text: 'A photo' }, { text: 'Anything' }],
    } as const
    const { startMs, endMs } = plan.scenes[at]!
    const { scenes } = editPlan(plan, { scenes: [{ id: id(at), to: { ...list, items: [...list.items] } }] }).plan
    const moments = (scenes[at] as Extract<Scene, { kind: 'list' }>).items.map(({ atMs }) => atMs)
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    for (const moment of moments) expect(moment >= startMs && moment < endMs).toBe(true)
  })

  it.each([
    ['1,200', 1200],
    ['35 %', 35],
    ['$4.5k', 4500],
    ['3 million', 3_000_000],
  ])('reads the figure %s of a chart', (shown, value) => {
    const items = [
      { label: 'Now', shown },
      { label: 'Then', shown: '10' },
    ]
    const { scenes } = editPlan(plan, {
      scenes: [{ id: id(at), to: { kind: 'chart', form: 'bars', title: '', items } }],
    }).plan
    expect((scenes[at] as Extract<Scene, { kind: 'chart' }>).items[0]!.value).toBe(value)
  })
})

it('a plan that was kept elsewhere meanwhile, with its names in another order, is the same', () => {
  const turned = JSON.parse(JSON.stringify(plan), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).reverse())
      : value,
  ) as FilmPlan
  expect(whatChanged(plan, editPlan(turned, {}).plan)).toMatchObject({ scenes: 0, sound: false })
})
