/** The built-in writer as a provider: it needs no key and no network. */
import { improveScript, writeScript } from '@octavo/writer'
import type { Language } from './language.ts'

/** What the built-in writer knows and does beside writing, whoever writes the account's scripts. */
export { knowledgeOn, scriptAboutPage, stemsOf } from '@octavo/writer'

export const embeddedLanguage = (): Language => ({
  name: 'Built-in writer',
  candidates: 8,
  writeScript: async (request) => writeScript(request),
  improveScript: async (script, findings, request) => improveScript(script, findings, request),
})
