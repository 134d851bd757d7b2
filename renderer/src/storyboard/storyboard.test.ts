import { describe, expect, it } from 'vitest'
import { iconNames } from '#draw/icon/icon.words.ts'
import { ICONS } from '#draw/icon/icons.data.ts'
import { PHOSPHOR } from '#draw/icon/phosphor.cut.ts'
import { type Scene, SHORT_SIZE } from '#plan.ts'
import { chance } from '#random.ts'
import { NASTY_TEXTS, SCRIPT, speak } from './film.fixture.ts'
import { type StoryboardRequest, storyboard } from './index.ts'

const request = (text: string, change: Partial<StoryboardRequest> = {}): StoryboardRequest => {
  const { sentences, endMs } = speak(text)
  return {
    sentences,
    size: SHORT_SIZE,
    title: 'A better shop window',
    brand: { name: 'Northwind' },
    captions: true,
    hasPresenter: false,
    seed: 1,
    durationMs: endMs + 500,
    ...change,
  }
}
const board = (text: string, change: Partial<StoryboardRequest> = {}) => storyboard(request(text, change))
/** The scene of a sentence in the middle of a film, where neither hook nor close stands. */
const middle = (sentence: string): Scene =>
  board(`This is how it all begins today. ${sentence} Come and see us tomorrow in town.`)[1]!

describe('a storyboard', () => {
  it.each([
    ['About 80 percent of buyers read reviews before they order.', { kind: 'number', value: '80%' }],
    ['Nine people out of ten wait about 3 hours for a reply to their mail.', { kind: 'number' }],
    ['The fee comes to $4,500 a year for a small shop.', { kind: 'number', value: '$4,500' }],
    ['The wick burns 10x longer than it did before.', { kind: 'number', value: '10x' }],
    ['Why do people walk past the same window every day?', { kind: 'question' }],
    ['Theodore Levitt wrote "people want a hole in the wall".', { kind: 'quote', by: 'Theodore Levitt' }],
    [
      'Instead of guessing what to post, ask your customers.',
      { kind: 'compare', left: 'Guessing what to post', right: 'Ask your customers' },
    ],
    ['Sell the outcome, not the features.', { kind: 'compare', left: 'The features', right: 'Sell the outcome' }],
    ['A good page needs a clear price, a photo and a phone number.', { kind: 'list', title: 'A good page needs' }],
    ['It reads your words, picks the rhythm, and lights the caption.', { kind: 'list', title: '' }],
    ['Your camera sees more than you do.', { kind: 'icon', icon: 'camera' }],
    ['Nothing about this is obvious.', { kind: 'statement' }],
  ])('shows "%s" as what it is', (sentence, expected) => {
    expect(middle(sentence)).toMatchObject(expected)
  })

  it('builds a list of points told one by one, each when it is told', () => {
    const scenes = board(
      'Here is the plan for you. First, pick one idea. Second, write one line. Third, film it. Then go home and rest for the night.',
    )
    const list = scenes.find((s) => s.kind === 'list')!
    expect(list.kind === 'list' && list.items.map((i) => i.text)).toEqual([
      'Pick one idea',
      'Write one line',
      'Film it',
    ])
    for (const item of list.kind === 'list' ? list.items : []) {
      expect(speakTimes(scenes).has(item.atMs)).toBe(true)
    }
    function speakTimes(_: Scene[]) {
      const { sentences } = speak(
        'Here is the plan for you. First, pick one idea. Second, write one line. Third, film it. Then go home and rest for the night.',
      )
      return new Set(sentences.map((s) => s.startMs))
    }
  })

  it('opens with a hook and ends with the card that says whose film it was', () => {
    const scenes = board(SCRIPT, { closeText: 'Visit us on Main Street' })
    expect(scenes[0]!.kind).toBe('hook')
    expect(scenes.at(-1)).toMatchObject({ kind: 'close', text: 'Visit us on Main Street' })
  })

  it('names chapters in a long film, and none in a short one', () => {
    const part = `Every shop has a window that speaks. ${'People pass it each morning and they rarely stop to look inside. '.repeat(5)}`
    const chapters = (text: string) => board(text).filter((s) => s.kind === 'chapter')
    expect(chapters([part, part, part].join('\n\n')).map((s) => s.kind === 'chapter' && s.number)).toEqual([1, 2])
    expect(chapters(SCRIPT)).toEqual([])
  })

  it('shows less when captions already say it', () => {
    const sentence = 'Every honest shop on the long street keeps one quiet corner for curious people who only look.'
    const shown = (captions: boolean) => {
      const scene = board(`This is how it all begins. ${sentence} Come and see us tomorrow.`, { captions })[1]!
      return 'text' in scene ? scene.text.length : 'label' in scene ? (scene.label?.length ?? 0) : 0
    }
    expect(shown(true)).toBeLessThanOrEqual(66)
    expect(shown(true)).toBeLessThanOrEqual(shown(false))
  })

  it('gives the same scenes for the same request', () => {
    expect(board(SCRIPT)).toEqual(board(SCRIPT))
  })

  it('gives a reason for every scene', () => {
    for (const scene of board(SCRIPT)) expect(scene.reason.length).toBeGreaterThan(5)
  })

  it('knows only icons that are drawn, and at least four hundred of them', () => {
    expect(iconNames.length).toBeGreaterThanOrEqual(400)
    for (const name of iconNames) expect(ICONS[name] ?? PHOSPHOR[name], name).toBeDefined()
  })
})

const WORDS =
  `the a shop candle customer price of and but because never 3 40 percent week you instead first people write ask photo
 window, light; honest slow? 🔥 it's "quote" — why stop start money time. home: phone 10% $20 that which are is sell buyers`.split(
    /\s+/,
  )

/** A text of random words and marks that no writer would write. */
function babble(seed: number): string {
  const length = 1 + Math.floor(chance(seed, 0) ** 2 * 260)
  const words = Array.from({ length }, (_, at) => {
    const word = WORDS[Math.floor(chance(seed, at, 1) * WORDS.length)]!
    const mark = chance(seed, at, 2)
    return `${word}${mark < 0.07 ? '.' : mark < 0.09 ? '?' : mark < 0.14 ? ',' : ''}${mark > 0.985 ? '\n\n' : ''}`
  })
  return words.join(' ')
}

function holds(scenes: Scene[], { durationMs = 0, sentences }: StoryboardRequest): void {
  const spokenMs = Math.max(0, ...sentences.map((s) => s.endMs))
  expect(scenes[0]!.startMs).toBe(0)
  expect(scenes.at(-1)!.endMs).toBe(Math.max(durationMs, spokenMs))
  scenes.forEach((scene, at) => {
    const next = scenes[at + 1]
    if (next) expect(next.startMs).toBeCloseTo(scene.endMs, 6)
    const lasts = Math.min(scene.endMs, spokenMs) - scene.startMs
    if (spokenMs > 2500) expect(lasts).toBeGreaterThanOrEqual(1150)
    expect(lasts).toBeLessThanOrEqual('items' in scene ? 8501 : scene.kind === 'before-after' ? 7501 : 6200)
    expect(scene.reason).not.toBe('')
  })
}

describe('whatever is said', () => {
  it.each(Object.entries(NASTY_TEXTS))('scenes join without a gap over the whole film (%s)', (_, text) => {
    const asked = request(text)
    holds(storyboard(asked), asked)
  })

  it.each([1, 2, 3, 4])('scenes join, are neither too short nor too long, and never fail (babble %d)', (round) => {
    for (let n = 0; n < 60; n++) {
      const asked = request(babble(round * 1000 + n), { captions: n % 2 === 0, seed: n })
      holds(storyboard(asked), asked)
    }
  })

  it('shows no kind twice running, but for a list or a timeline that goes on', () => {
    for (let n = 0; n < 40; n++) {
      const scenes = board(`${SCRIPT} ${babble(n)}`)
      scenes.slice(1).forEach((scene, at) => {
        const before = scenes[at]!
        const goesOn = 'items' in scene && 'items' in before && scene.items[0]!.atMs === before.items[0]!.atMs
        if (!goesOn) expect(scene.kind).not.toBe(before.kind)
      })
    }
  })

  it('bears words without times and times without words', () => {
    const { sentences } = speak(SCRIPT)
    const wordless = sentences.map((s) => ({ ...s, words: [] }))
    const asked = request('', { sentences: wordless })
    holds(storyboard(asked), asked)
    expect(storyboard(request('', { sentences: [], durationMs: 4000 }))).toMatchObject([
      { kind: 'close', startMs: 0, endMs: 4000 },
    ])
  })

  it('cuts a silence of half a minute into scenes that can be looked at', () => {
    const sentences = [
      {
        text: 'Wait.',
        paragraph: 0,
        startMs: 100,
        endMs: 30_000,
        words: [{ text: 'Wait.', startMs: 100, endMs: 400 }],
      },
    ]
    const scenes = storyboard(request('', { sentences, durationMs: 30_000 }))
    for (const scene of scenes) expect(scene.endMs - scene.startMs).toBeLessThanOrEqual(6200)
  })
})
