/** The built-in writer as a service: it needs no key and no network. */
import { knowledgeOn } from '@octavo/writer'
import { threads as own, type Threads } from '#threads/index.ts'
import type { Language } from './language.ts'

export const embeddedLanguage = ({ threads = own }: { threads?: Threads } = {}): Language => ({
  name: 'Built-in writer',
  embedded: true,
  costs: 'nothing',
  can: { languages: ['en'] },
  candidates: 8,
  writeScript: ({ account, ...request }) => threads.run('writeScript', [request], account),
  writeAboutPage: (page, { account, ...wanted }) => threads.run('scriptAboutPage', [page, wanted], account),
  improveScript: (script, findings, { account, ...request }) =>
    threads.run('improveScript', [script, findings, request], account),
  knowledgeOn,
})
