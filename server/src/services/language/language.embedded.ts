/** The built-in writer as a service: it needs no key and no network. */
import { interviewFor, knowledgeOn, postWords, tradeNames } from '@octavo/writer'
import { threads as own, type Threads } from '#threads/index.ts'
import type { Language } from './language.ts'

export const embeddedLanguage = ({ threads = own }: { threads?: Threads } = {}): Language => ({
  name: 'Built-in writer',
  embedded: true,
  costs: 'nothing',
  can: { languages: ['en'] },
  candidates: 8,
  writeScript: ({ account, ...request }) => threads.run('writeScript', [request], account),
  planSubjects: ({ account, ...request }) => threads.run('planSubjects', [request], account),
  writeAboutPage: (page, { account, ...wanted }) => threads.run('scriptAboutPage', [page, wanted], account),
  improveScript: (script, findings, { account, ...request }) =>
    threads.run('improveScript', [script, findings, request], account),
  proposeBrand: (from, { account }) =>
    'text' in from
      ? threads.run('brandFrom', [from.text], account)
      : threads.run('brandFromPage', [from.page, from.today], account),
  trades: tradeNames,
  interviewFor,
  openingsFor: ({ account, ...request }) => threads.run('openingsFor', [request], account),
  postWords,
  supplyOf: ({ account, ...request }) => threads.run('supplyOf', [request], account),
  knowledgeOn,
})
