import { EDIT_LIMITS, SCENE_KINDS, type SceneKind } from '@octavo/contract/edit'
import { SceneWords } from '@octavo/contract/edit/schemas'
import { describe, expect, it } from 'vitest'
import { asKind, ITEM_FIELDS, itemsOf, WORD_FIELDS, withItems, withWord, wordAt } from './scene-fields.rules.ts'

const HEARD = 'About 80 percent of buyers read reviews, and most of them stay.'
const picture = '00000000-0000-4000-8000-000000000000'
const hook: SceneWords = { kind: 'hook', text: 'Buyers read reviews' }

/** As if somebody had filled in whatever was left empty. */
function filledIn(words: SceneWords): SceneWords {
  let filled = words.kind === 'media' ? { ...words, mediaId: picture } : words
  for (const field of WORD_FIELDS[words.kind]) if (!wordAt(filled, field.name)) filled = withWord(filled, field, '1')
  const fields = ITEM_FIELDS[words.kind]
  if (!fields) return filled
  return withItems(
    filled,
    itemsOf(filled).map((item) => Object.fromEntries(fields.map(({ name }) => [name, item[name] || '1']))),
  )
}

describe('a scene of another kind', () => {
  it.each(SCENE_KINDS)('becomes %s with what its fields can fill in', (kind) => {
    expect(SceneWords.safeParse(filledIn(asKind(hook, kind, HEARD))).error).toBeUndefined()
  })

  it.each<[SceneKind, SceneWords]>([
    ['statement', { kind: 'statement', text: 'Buyers read reviews' }],
    ['number', { kind: 'number', value: '80', label: 'Buyers read reviews' }],
    [
      'list',
      {
        kind: 'list',
        title: '',
        items: [{ text: 'About 80 percent of buyers read reviews' }, { text: 'most of them stay' }],
      },
    ],
    ['compare', { kind: 'compare', left: 'About 80 percent of buyers read reviews', right: 'most of them stay' }],
  ])('takes from words and voice what a %s shows', (kind, expected) => {
    expect(asKind(hook, kind, HEARD)).toEqual(expected)
  })

  it('keeps its words on the way there and back', () => {
    const pair: SceneWords = { kind: 'compare', left: 'Wet', right: 'Dry' }
    expect(asKind(asKind(pair, 'before-after', ''), 'compare', '')).toEqual(pair)
  })

  it('stays as it is when it is of that kind', () => {
    expect(asKind(hook, 'hook', HEARD)).toBe(hook)
  })

  it('is cut between words where there is too much', () => {
    const long: SceneWords = { kind: 'statement', text: 'many words '.repeat(12).trim() }
    const label = wordAt(asKind(long, 'icon', ''), 'label')
    expect(label.length).toBeLessThanOrEqual(EDIT_LIMITS.label)
    expect(long.text.startsWith(`${label} `)).toBe(true)
  })
})

describe('a word that is emptied', () => {
  it('is left out where it may be absent, and stays as nothing where it may not', () => {
    const quote: SceneWords = { kind: 'quote', text: 'No', by: 'Ada' }
    expect(withWord(quote, { name: 'by', label: '', most: 9, optional: true }, '')).toEqual({
      kind: 'quote',
      text: 'No',
    })
    const number: SceneWords = { kind: 'number', value: '1', label: 'x' }
    expect(withWord(number, { name: 'label', label: '', most: 9, optional: true }, '')).toEqual({
      ...number,
      label: '',
    })
  })
})
