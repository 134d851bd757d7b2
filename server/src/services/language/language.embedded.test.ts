import { expect, it } from 'vitest'
import { embeddedLanguage } from './language.embedded.ts'

it('says who it is', () => {
  expect(embeddedLanguage().name).toBe('Built-in writer')
})
