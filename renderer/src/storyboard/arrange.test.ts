import { describe, expect, it } from 'vitest'
import { whatChanged } from '#changed.ts'
import type { FilmPlan, Scene } from '#plan.ts'
import { FRAME_MS, frameAt, wholeFrames } from '#timing.ts'
import { editPlan } from './edit.ts'
import { planOf, SCRIPT, speak } from './film.fixture.ts'
import type { NewSpeech } from './retime.ts'
import { saidIn } from './scene.cuts.ts'

const plan = editPlan(planOf(SCRIPT, { presenter: { style: 'casual', gender: 'female', seed: 2 } }), {}).plan
const lines = plan.sentences.length
const inOrder = [...plan.sentences.keys()]
const said = (film: FilmPlan, scene: Scene) => saidIn(film, scene)
const all = ({ sentences }: FilmPlan) => sentences.flatMap(({ words }) => words.map(({ text }) => text)).join(' ')

/** The film spoken in another order, with new lines; lines that stay begin whole frames from where they were. */
function speech(order: readonly (number | string)[], before: FilmPlan = plan): NewSpeech {
  const origins: NewSpeech['origins'] = []
  const sentences: NewSpeech['sentences'] = []
  const visemes: NewSpeech['visemes'] = []
  let end = 0
  for (const row of order) {
    const old = typeof row === 'number' ? before.sentences[row]! : speak(row).sentences[0]!
    let by = (end === 0 ? before.sentences[0]!.startMs : end + 350) - old.startMs
    if (typeof row === 'number') by = Math.ceil(by / FRAME_MS - 1e-9) * FRAME_MS
    const at = (ms: number) => ms + by
    const words = old.words.map((word) => ({ ...word, startMs: at(word.startMs), endMs: at(word.endMs) }))
    sentences.push({ ...old, startMs: at(old.startMs), endMs: at(old.endMs), words })
    origins.push(typeof row === 'number' ? { line: row, same: true } : { line: null, same: false })
    const heard = typeof row === 'number' ? before.visemes : []
    for (const one of heard.filter(({ startMs, endMs }) => startMs >= old.startMs && endMs <= old.endMs))
      visemes.push({ ...one, startMs: at(one.startMs), endMs: at(one.endMs) })
    end = at(old.endMs)
  }
  return { path: '', sentences, visemes, origins, durationMs: wholeFrames(end + 800) }
}

function expectWhole(film: FilmPlan): void {
  const { scenes, durationMs } = film
  expect(scenes[0]!.startMs).toBe(0)
  scenes.forEach((scene, at) => {
    expect(scene.endMs).toBeCloseTo(scenes[at + 1]?.startMs ?? durationMs, 3)
    expect(scene.endMs).toBeGreaterThan(scene.startMs)
  })
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
  const words = scenes.map((scene) => said(film, scene)).join(' ')
  expect(words.trim()).toBe(all(film))
}

const moved = (from: number, to: number) => inOrder.toSpliced(from, 1).toSpliced(to, 0, from)
const framesOf = ({ startMs, endMs }: Scene) => frameAt(endMs) - frameAt(startMs)

describe('lines in another order', () => {
  it.each(inOrder.slice(1).map((line) => [plan.sentences[line]!.text, line] as const))(
    'keep the film whole when "%s" goes one up, and most of its pictures',
    (_text, line) => {
      const { plan: edited, gone } = editPlan(plan, { speech: speech(moved(line, line - 1)) })
      expectWhole(edited)
      expect(gone).toEqual([])
      expect([edited.scenes[0]!.kind, edited.scenes.at(-1)!.kind]).toEqual(['hook', 'close'])
      expect(edited.scenes.filter(({ kind }) => kind === 'hook' || kind === 'close')).toHaveLength(2)
      expect(whatChanged(plan, edited).scenes).toBeLessThan(plan.scenes.length * 0.75)
    },
  )

  it('take scenes that are theirs alone along, as they are', () => {
    const alone = plan.scenes.filter(
      (scene) =>
        plan.sentences.some(({ text }) => text === said(plan, scene)) && !['hook', 'close'].includes(scene.kind),
    )
    expect(alone.length).toBeGreaterThan(2)
    for (const scene of alone) {
      const line = plan.sentences.findIndex(({ text }) => text === said(plan, scene))
      const { plan: edited } = editPlan(plan, { speech: speech(moved(line, lines - 2)) })
      const there = edited.scenes.find(({ id }) => id === scene.id)!
      expect(said(edited, there)).toBe(said(plan, scene))
      expect({ kind: there.kind, take: there.take }).toEqual({ kind: scene.kind, take: scene.take })
    }
  })

  it('that begin or end the film open and close it', () => {
    const turned = editPlan(plan, { speech: speech(inOrder.toReversed()) }).plan
    expectWhole(turned)
    expect([turned.scenes[0]!.kind, turned.scenes.at(-1)!.kind]).toEqual(['hook', 'close'])
  })

  it.each([0, 3, lines - 1])('have room for a new one behind line %i, with a scene for its words', (line) => {
    const order: (number | string)[] = [...inOrder]
    order.splice(line + 1, 0, 'A ladder stands by the door all day.')
    const { plan: edited } = editPlan(plan, { speech: speech(order) })
    expectWhole(edited)
    expect(edited.scenes.some((scene) => said(edited, scene).includes('ladder'))).toBe(true)
    expect(edited.scenes.filter(({ id }) => plan.scenes.some((scene) => scene.id === id)).length).toBeGreaterThan(
      plan.scenes.length - 4,
    )
    expect(whatChanged(plan, edited).scenes).toBeLessThan(8)
  })

  it('and an intro keep the intro', () => {
    const atMs = 1400
    const later = (ms: number) => ms + (ms >= 0 ? atMs : 0)
    const scenes: Scene[] = [
      { kind: 'intro', startMs: 0, endMs: atMs, reason: '' },
      ...plan.scenes.map((scene) => ({ ...scene, startMs: later(scene.startMs), endMs: later(scene.endMs) })),
    ]
    const sentences = plan.sentences.map((one) => ({
      ...one,
      startMs: later(one.startMs),
      endMs: later(one.endMs),
      words: one.words.map((word) => ({ ...word, startMs: later(word.startMs), endMs: later(word.endMs) })),
    }))
    const film = { ...plan, scenes, sentences, speech: { path: '', atMs }, durationMs: plan.durationMs + atMs }
    const { plan: edited } = editPlan(film, { speech: speech(moved(0, 1), film) })
    expectWhole(edited)
    expect(edited.scenes[0]).toMatchObject({ kind: 'intro', startMs: 0, endMs: atMs })
    expect(edited.scenes[1]!.kind).toBe('hook')
  })
})

describe('a scene', () => {
  const at = 3
  const { id } = plan.scenes[at]!
  const scene = plan.scenes[at]!
  const parted = editPlan(plan, { cuts: [{ id: id!, word: 2 }] }).plan

  it('that is split at a word goes on in its words, and no other is drawn again', () => {
    expectWhole(parted)
    expect(parted.scenes).toHaveLength(plan.scenes.length + 1)
    const [first, second] = parted.scenes.slice(at, at + 2) as [Scene, Scene]
    expect([first.id, first.kind, first.clock]).toEqual([id, scene.kind, scene.clock])
    expect(said(plan, scene)).toBe(`${said(parted, first)} ${said(parted, second)}`)
    expect(said(parted, first).split(' ')).toHaveLength(2)
    expect(second.clock).toBe(first.clock! + framesOf(first))
    expect(whatChanged(plan, parted).scenes).toBeLessThanOrEqual(3)
  })

  it('that is joined with the next is as long as both, and the film still closes', () => {
    const again = editPlan(parted, { cuts: [{ id: id! }] }).plan
    expectWhole(again)
    expect(again.scenes).toHaveLength(plan.scenes.length)
    expect(again.scenes[at]).toMatchObject({ id, kind: scene.kind, startMs: scene.startMs, endMs: scene.endMs })
    const last = editPlan(plan, { cuts: [{ id: plan.scenes.at(-2)!.id! }] }).plan
    expect(last.scenes.at(-1)).toMatchObject({ kind: 'close', startMs: plan.scenes.at(-2)!.startMs })
  })

  it('is not cut before its first word, too near an end, or when it is not there', () => {
    const cuts = [{ id: id!, word: 0 }, { id: id!, word: 99 }, { id: 'x' }, { id: plan.scenes.at(-1)!.id! }]
    const { plan: same, gone } = editPlan(plan, { cuts })
    expect(gone).toEqual([id, 'x', plan.scenes.at(-1)!.id])
    expect(same.scenes).toEqual(plan.scenes)
  })

  it('that was cut stays so when a word of it changes', () => {
    const line = parted.sentences.findIndex(({ startMs, endMs }) => startMs <= scene.startMs && endMs > scene.startMs)
    const spoken = speech(inOrder, parted)
    const changed = { ...spoken, origins: spoken.origins.map((one) => ({ ...one, same: one.line !== line })) }
    const { plan: edited } = editPlan(parted, { speech: changed })
    expectWhole(edited)
    expect(edited.scenes.map((one) => one.id)).toEqual(expect.arrayContaining([id, `${id}.2`]))
  })
})

describe('a film', () => {
  const shots = (film: FilmPlan) => film.scenes.flatMap((one) => one.shots ?? [])
  const market = editPlan(plan, { look: 'market' }).plan

  it('from before there were looks gets a new one with words, voice and times as they were', () => {
    expect(market).toMatchObject({ art: { look: 'market' }, durationMs: plan.durationMs, sentences: plan.sentences })
    expect(market.scenes.map(({ shots: _, ...one }) => one)).toEqual(plan.scenes)
    expect(shots(market).length).toBeGreaterThan(plan.scenes.length)
    expect(whatChanged(plan, market).sound).toBe(false)
  })

  it('of another look is cut anew, and its captions go with the look unless somebody chose them', () => {
    const neon = editPlan(market, { look: 'neon' }).plan
    expect(neon.captionStyle).not.toBe(market.captionStyle)
    expect(editPlan(market, { look: 'market' }).plan).toEqual(market)
    expect(editPlan({ ...market, captionStyle: 'calm' }, { look: 'neon' }).plan.captionStyle).toBe('calm')
    const alone = editPlan(neon, { presenter: null }).plan
    expect(shots(alone).filter(({ kind }) => ['left', 'right', 'close-up', 'inset', 'split'].includes(kind))).toEqual(
      [],
    )
  })

  it('shows the thing that was chosen for a scene, also under another voice', () => {
    for (const { id, kind } of market.scenes) {
      const { plan: edited } = editPlan(market, { things: [{ id: id!, thing: 'honey-pot' }] })
      const there = edited.scenes.find((one) => one.id === id)!
      expect([kind, there.shots!.some(({ thing }) => thing === 'honey-pot')]).toEqual([kind, true])
      const spoken = editPlan(edited, { speech: speech(inOrder, edited) }).plan
      expect(spoken.scenes.find((one) => one.id === id)!.shots!.some(({ thing }) => thing === 'honey-pot')).toBe(true)
    }
  })

  it('has another title, on its card too', () => {
    const card: Scene = { kind: 'intro', title: plan.title, startMs: 0, endMs: 1, reason: '' }
    const { plan: edited } = editPlan({ ...plan, scenes: [card, ...plan.scenes] }, { title: 'Clay' })
    expect([edited.title, (edited.scenes[0] as { title?: string }).title]).toEqual(['Clay', 'Clay'])
  })
})
