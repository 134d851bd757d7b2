/** The built-in writer as a service: it needs no key and no network. */
import { improveScript, knowledgeOn, scriptAboutPage, writeScript } from '@octavo/writer'
import type { Language } from './language.ts'

export const embeddedLanguage = (): Language => ({
  name: 'Built-in writer',
  embedded: true,
  costs: 'nothing',
  can: { languages: ['en'] },
  candidates: 8,
  writeScript: async (request) => writeScript(request),
  writeAboutPage: async (page, wanted) => scriptAboutPage(page, wanted),
  improveScript: async (script, findings, request) => improveScript(script, findings, request),
  knowledgeOn,
})
