import type { SceneWords } from '@octavo/contract/edit'
import { describe, expect, it } from 'vitest'
import { aFilmEdit } from '#testing/film.samples.ts'
import {
  choicesOf,
  issueAt,
  isUnchanged,
  placeOfLine,
  placeOfScene,
  textOf,
  withChoice,
  withLine,
  withScene,
  wordsOf,
} from './film-changes.rules.ts'

const film = aFilmEdit()
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
    const changes = withChoice({}, film.choices, 'captions', false)
    expect(choicesOf(changes, film.choices)).toEqual({ ...film.choices, captions: false })
    expect(isUnchanged(withChoice(changes, film.choices, 'captions', true))).toBe(true)
  })
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
