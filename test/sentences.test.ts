/** What people read is said once, and as people say it. */
import { expect, it } from 'vitest'
import { allWords, rejectedIn, saidTwice, wordsIn } from './sentences.ts'

const words = allWords()

it('is looked at as a whole', () => {
  expect(words.length).toBeGreaterThan(3_000)
  expect(words.map(({ text }) => text)).toContain('Nothing by that name.')
})

it('stands in one place, so that it is changed once', () => {
  expect(saidTwice(words)).toEqual([])
})

it('has no turn of phrase that a reading by ear has rejected', () => {
  expect(rejectedIn(words)).toEqual([])
})

it('is found where it is planted', () => {
  const source = `
    const hint = 'The film stands here when it is made.' // a comment says: It stands here for all.
    const view = <p>
      The film stands here when it is made.
    </p>`
  const planted = wordsIn(source).map((text) => ({ file: 'planted.tsx', text }))
  expect(saidTwice(planted)).toHaveLength(1)
  expect(rejectedIn(planted)).toHaveLength(2)
})
