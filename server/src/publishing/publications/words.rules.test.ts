import { expect, it } from 'vitest'
import { chaptersOf } from './words.rules.ts'

const spoken = [
  { at: 0.2, text: 'Clay is patient, and it waits for nobody.' },
  { at: 9.5, text: 'The kiln is not: it has its own mind.' },
  { at: 20, text: 'Clay is patient, and that is all.' },
  { at: 31, text: 'Come by.' },
]

it('finds where the chapters of a script begin, each after the one before it', () => {
  const lines = [
    { spoken: 'Clay is patient, and it waits for nobody.', chapter: 'The clay' },
    { spoken: 'The kiln is not: it has its own mind.' },
    { spoken: 'Clay is patient, and that is all.', chapter: 'The end' },
    { spoken: 'This was edited out.', chapter: 'Gone' },
    { spoken: 'Come by.', chapter: 'Where' },
  ]
  expect(chaptersOf(lines, spoken)).toEqual([
    { at: 0.2, title: 'The clay' },
    { at: 20, title: 'The end' },
    { at: 31, title: 'Where' },
  ])
  expect(chaptersOf(lines, [])).toEqual([])
})
