import { expect, it } from 'vitest'
import { languagePromises } from './language.conformance.ts'
import { embeddedLanguage } from './language.embedded.ts'

languagePromises('The built-in writer', async () => ({ language: embeddedLanguage(), end: async () => {} }))

it('says who it is', () => {
  expect(embeddedLanguage().name).toBe('Built-in writer')
})
