import { messages } from '@octavo/contract/messages'
import type { LibraryScript, Script } from '@octavo/contract/script'
import type { ScriptDraft } from '@octavo/contract/script/schemas'
import { plainSentence, sentencesOf } from '@octavo/voice/text'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { findBrandEver, getBrand } from '#brands/index.ts'
import type { Owned } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { insertCheck, scoreText, scriptFrom } from '#scripts/compliance/index.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import { nameOfWords } from './script-words.ts'
import * as store from './scripts.store.ts'

// Two scripts that share this much of their letter triples read like one (pg_trgm's similarity, 0 to 1).
const NEAR_DUPLICATE = 0.7

type Draft = z.output<typeof ScriptDraft>

export const listScripts = async (ctx: Owned): Promise<Script[]> => (await store.listScripts(ctx)).map(scriptView)

export const libraryScripts = async (ctx: Owned): Promise<LibraryScript[]> =>
  (await store.listScripts(ctx)).map((script) => ({
    id: script.id,
    title: script.title,
    viralScore: script.viralScore,
    relevance: script.relevance,
    created: script.createdAt.toISOString(),
    content: script.body,
    brandId: script.brandId,
    format: script.format,
    sample: script.sample,
  }))

export async function getScript(ctx: Owned, id: string): Promise<store.ScriptRow> {
  const script = await store.findScript(ctx, id)
  if (!script) throw new Refusal('not-found', messages.script.notFound)
  return script
}

export async function createScript(ctx: Owned, draft: Draft, known?: Measures): Promise<Script> {
  if (draft.brandId) await getBrand(ctx, draft.brandId)
  const measures = known ?? (await measureScript(ctx, draft))
  return scriptView(await store.insertScript(ctx, { ...draft, ...measures, brandId: draft.brandId ?? null }))
}

export async function updateScript(ctx: Owned, id: string, change: Partial<Draft>): Promise<Script> {
  const before = await getScript(ctx, id)
  if (change.brandId && change.brandId !== before.brandId) await getBrand(ctx, change.brandId)
  const measures = await measureScript(ctx, { ...before, ...change })
  // Words that the officer held back are held back until they are decided about, however they read now.
  const status = before.status === 'checked' ? 'checked' : 'draft'
  const script = await store.updateScriptRow(ctx, id, { ...change, ...measures, status })
  if (!script) throw new Refusal('not-found', messages.script.notFound)
  return scriptView(script)
}

export async function deleteScript(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  if (!(await store.deleteScriptRow(ctx, id))) throw new Refusal('not-found', messages.script.notFound)
  return { undoUntil: undoUntil(ctx) }
}

export async function restoreScript(ctx: Owned, id: string): Promise<Script> {
  const script = await store.restoreScriptRow(ctx, id, goneBefore(ctx))
  if (!script) throw new Refusal('not-found', messages.script.notFound)
  return scriptView(script)
}

type Rewriting = { videoId: string; scriptId: string; from: string; to: string }

/**
 * Keeps the words of a film that was edited: in its script where nothing else is made of that, else in a copy of it.
 * Answers which script has them.
 */
export async function rewriteScript(ctx: Owned, { videoId, scriptId, from, to }: Rewriting): Promise<string> {
  const script = await store.findScript(ctx, scriptId)
  if (!script || from === to) return scriptId
  const { format: _, ...measured } = await measureScript(ctx, { ...script, body: to })
  const isItsOwn = script.body === from && !(await store.isFilmedElsewhere(ctx, scriptId, videoId))
  const { id: __, createdAt: ___, updatedAt: ____, accountId: _____, ...copied } = script
  const approvedWords = script.approvedWords && nameOfWords({ ...script, body: to })
  const kept = isItsOwn
    ? await store.updateScriptRow(ctx, scriptId, { ...measured, body: to, approvedWords })
    : await store.insertScript(ctx, {
        ...{ ...copied, ...measured, body: to, writtenBy: 'person', status: 'filmed', approvedWords },
      })
  if (!kept) return scriptId
  await insertCheck(ctx, {
    scriptId: kept.id,
    scriptTitle: kept.title,
    action: 'approved-by-person',
    scoreBefore: script.complianceScore,
    scoreAfter: kept.complianceScore,
    rounds: 1,
    issues: [],
    textBefore: from,
    textAfter: to,
    words: nameOfWords({ ...script, body: to }),
    reason: 'Edited in the finished film',
  })
  return kept.id
}

type Words = Pick<Draft, 'title' | 'body' | 'brandId'> & { hashtags?: readonly string[] }

export type Measures = Awaited<ReturnType<typeof measureScript>>

/**
 * Measures a person's own words; the hook is their first sentence, the call to action their last. Who keeps them in a transaction
 * measures them before it: nobody waits for a lock while somebody's words are read.
 */
export async function measureScript(ctx: Owned, { title, body, hashtags = [], brandId }: Words) {
  const check = await scoreText(ctx, { title, body, hashtags }, { brandId })
  const { hook, callToAction, format } = scriptFrom({ title, body })
  return {
    hook,
    callToAction,
    format,
    relevance: check.relevance ?? null,
    viralScore: check.viralScore,
    complianceScore: check.score,
    humanityScore: check.humanityScore,
  }
}

/** Memory's verdict on a new text: kept, or which earlier text it repeats. */
export type MemoryVerdict = { kept: true; script: store.ScriptRow } | { kept: false; because: string }

/**
 * Keeps a written script and all its sentences, or nothing at all when it repeats an earlier one of the account.
 * Runs in the caller's transaction and locks the account, so that two writers never take the same sentence.
 */
export async function rememberScript(ctx: Owned, script: store.NewScript): Promise<MemoryVerdict> {
  await lockAccount(ctx)
  if (await store.titleTaken(ctx, script.title)) return { kept: false, because: 'an earlier script has its title' }
  const similar = await store.mostSimilar(ctx, script.body, NEAR_DUPLICATE)
  if (similar) return { kept: false, because: `it is too much like "${similar.title}"` }
  const sentences = sentencesOf(script.body).map((sentence) => plainSentence(sentence.text))
  const used = new Set(await store.sentencesUsed(ctx))
  const required = await requiredSentences(ctx, script.brandId)
  const own = sentences.filter((sentence) => !required.has(sentence))
  if (own.some((sentence) => used.has(sentence)))
    return { kept: false, because: 'it repeats a sentence of an earlier script' }
  const row = await store.insertScript(ctx, script)
  await store.rememberSentences(ctx, row.id, own)
  return { kept: true, script: row }
}

/** What its owner wants in every text of the brand repeats nothing. */
async function requiredSentences(ctx: Owned, brandId: string | null | undefined): Promise<ReadonlySet<string>> {
  const brand = brandId ? await findBrandEver(ctx, brandId) : undefined
  const texts = brand?.requiredWords.flatMap(({ words }) => sentencesOf(words)) ?? []
  return new Set(texts.map(({ text }) => plainSentence(text)))
}

export const scriptView = (script: store.ScriptRow): Script => ({
  id: script.id,
  title: script.title,
  body: script.body,
  status: script.status,
  updated_at: script.updatedAt.toISOString(),
  createdAt: script.createdAt.toISOString(),
  brandId: script.brandId,
  format: script.format,
  viralScore: script.viralScore,
  complianceScore: script.complianceScore,
  humanityScore: script.humanityScore,
  relevance: script.relevance,
  hashtags: script.hashtags,
  sources: script.sources,
  writerNote: script.writing?.note ?? null,
  words: nameOfWords(script),
  sample: script.sample,
})
