import type { SceneWords } from '@octavo/contract/edit'
import { describe, expect, it } from 'vitest'
import { aFilmEdit } from '#testing/film.samples.ts'
import {
  choicesOf,
  issueAt,
  isUnchanged,
  placeOfLine,
  placeOfRecording,
  placeOfScene,
  recordingOf,
  textOf,
  withChoice,
  withCut,
  withLine,
  withMoved,
  withNewLine,
  withNewText,
  withoutNewLine,
  withRecordings,
  withScene,
  withThing,
  wordsOf,
} from './film-changes.rules.ts'

const film = aFilmEdit()
const choices = { ...film.choices, title: film.title }
const [first, second] = film.lines as [(typeof film.lines)[number], (typeof film.lines)[number]]
const [hook] = film.scenes as [(typeof film.scenes)[number]]
const other: SceneWords = { kind: 'statement', text: 'Otherwise' }

describe('changes of a film', () => {
  it('hold a line until it is as it was', () => {
    const changes = withLine(withLine({}, second, ''), first, 'Clay moves.')
    expect(changes.lines).toEqual([
      { index: 0, text: 'Clay moves.' },
      { index: 1, text: '' },
    ])
    expect(textOf(changes, second)).toBe('')
    expect(isUnchanged(withLine(withLine(changes, first, first.text), second, second.text))).toBe(true)
  })

  it('hold a scene until it is as it was', () => {
    const changes = withScene({}, hook.id, other, hook.words)
    expect(wordsOf(changes, hook)).toEqual(other)
    expect(isUnchanged(withScene(changes, hook.id, hook.words, hook.words))).toBe(true)
    expect(withScene({}, 'new', other, undefined).scenes).toHaveLength(1)
  })

  it('hold a choice until it is as it was, and lay it over the saved ones', () => {
    const changes = withChoice({}, choices, 'captions', false)
    expect(choicesOf(changes, choices)).toEqual({ ...choices, captions: false })
    expect(isUnchanged(withChoice(changes, choices, 'captions', true))).toBe(true)
  })
})

describe('the order of the lines', () => {
  it('is kept while it is another one, with what a new line says', () => {
    const turned = withMoved({}, film.lines, [1], { before: 0 })
    expect(turned.order).toEqual([1, 0])
    expect(isUnchanged(withMoved(turned, film.lines, [1], { behind: 0 }))).toBe(true)
    const longer = withNewText(withNewLine(turned, film.lines, 1, 'new'), 'new', 'Wait.')
    expect(longer.order).toEqual([1, { id: 'new', text: 'Wait.' }, 0])
    expect(withMoved(longer, film.lines, [1, 'new'], { behind: 0 }).order?.[0]).toBe(0)
    expect(withoutNewLine(longer, 'new')).toEqual(turned)
  })
})

it('holds cuts in their order, and a chosen thing until it is as it was', () => {
  expect(withCut(withCut({}, { id: 'a', word: 2 }), { id: 'b' }).cuts).toEqual([{ id: 'a', word: 2 }, { id: 'b' }])
  const changes = withThing({}, 'a', 'vase', 'leaf')
  expect(changes.things).toEqual([{ id: 'a', thing: 'vase' }])
  expect(isUnchanged(withThing(changes, 'a', 'leaf', 'leaf'))).toBe(true)
})

it('takes the captions of the film as it is for a choice where the look is another one', () => {
  const changes = withChoice({ look: 'neon' }, choices, 'captionStyle', choices.captionStyle)
  expect(changes.captionStyle).toBe(choices.captionStyle)
})

it('finds the sentence that is about a line, a field of a scene, or a choice', () => {
  const changes = withScene(withLine({}, second, 'x'), hook.id, other, hook.words)
  const issues = [
    { path: 'changes.lines.0.text', message: 'too long' },
    { path: 'changes.scenes.0.to.text', message: 'no words' },
    { path: 'changes.music', message: 'no music' },
  ]
  expect(issueAt(issues, placeOfLine(changes, 1))).toBe('too long')
  expect(issueAt(issues, `${placeOfScene(changes, hook.id)}.to.text`)).toBe('no words')
  expect(issueAt(issues, 'music')).toBe('no music')
  expect(issueAt(issues, placeOfLine(changes, 0))).toBeUndefined()
})

describe('who speaks a line', () => {
  const lines = [first, { ...second, recording: 'old' }]

  it('is as in the saved film, until that is changed', () => {
    expect([recordingOf({}, lines, 0), recordingOf({}, lines, 1)]).toEqual([null, 'old'])
    const changes = withRecordings({}, lines, [
      { line: 0, id: 'new' },
      { line: 1, id: null },
    ])
    expect([recordingOf(changes, lines, 0), recordingOf(changes, lines, 1)]).toEqual(['new', null])
    expect(placeOfRecording(changes, 1)).toBe('recordings.1')
    const back = withRecordings(changes, lines, [
      { line: 1, id: 'old' },
      { line: 0, id: null },
    ])
    expect(isUnchanged(back)).toBe(true)
  })

  it('is the film’s voice once it says other words', () => {
    const other = withLine({}, lines[1] as typeof first, 'Water stays.')
    expect(recordingOf(other, lines, 1)).toBeNull()
    const read = withRecordings(other, lines, [{ line: 1, id: 'new' }])
    expect(recordingOf(read, lines, 1)).toBe('new')
    expect(withLine(read, lines[1] as typeof first, 'Water goes.').recordings).toBeUndefined()
    expect(recordingOf(withLine(read, lines[1] as typeof first, second.text), lines, 1)).toBe('old')
  })

  it('is kept of a new line until its words change or it is gone', () => {
    const added = withNewText(withNewLine({}, lines, 0, 'n'), 'n', 'Wait a day.')
    const read = withRecordings(added, lines, [{ line: 'n', id: 'new' }])
    expect(recordingOf(read, lines, 'n')).toBe('new')
    expect(recordingOf(withNewText(read, 'n', 'Wait.'), lines, 'n')).toBeNull()
    expect(isUnchanged(withoutNewLine(read, 'n'))).toBe(true)
  })
})
