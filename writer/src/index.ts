/** The writer that needs no key and no network: it composes scripts from structures, knowledge and the brand's own facts. */
export { scriptAboutPage } from '#compose/page.script.ts'
export { knowledgeOn } from '#topics/knowledge-search.ts'
export { improveScript, writeScript } from './write.ts'
