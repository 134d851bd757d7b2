import { expect, it } from 'vitest'
import { BRANDS } from './brands.data.ts'
import { sentencesOf } from './text.rules.ts'
import { weekOf } from './week.ts'

it('is seven shorts and a long film that say nothing twice', async () => {
  const { scripts } = await weekOf(BRANDS[0]!)
  expect(scripts.map(({ format }) => format).sort()).toEqual(['long', ...Array(7).fill('short')])
  const sentences = scripts.flatMap(({ body }) => sentencesOf(body))
  expect(new Set(sentences).size).toBe(sentences.length)
  for (const { title, body, hook } of scripts) {
    expect(title).not.toBe('')
    expect(body).toContain(hook)
  }
})
