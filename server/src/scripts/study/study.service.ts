/** Studying other people's public videos: what their pages say is read and judged; nothing of it is copied into a script. */
import { messages } from '@octavo/contract/messages'
import type { StudyResult } from '@octavo/contract/study'
import { type Ctx, type Owned, ownedBy } from '#context.ts'
import { Refusal } from '#refusal.ts'
import { type Page, PageRefused } from '#services/page-reader/page-reader.ts'
import { checkUrl } from '#services/page-reader/public-address.ts'
import { observe } from './observe.ts'
import { guidelinesFrom, insightsIn, patternsIn, type Studied } from './study.rules.ts'
import * as store from './study.store.ts'

type Request = { video_urls: string[]; transcripts: Record<string, string> }
type Outcome = StudyResult['videos'][number]
type Done = { outcome: Outcome; row?: store.StudyRow }

// A call answers within 25 seconds; a little is kept for the way back.
const READ_WITHIN_MS = 20_000
const AT_ONCE = 5
const TOO_SLOW = 'This page took too long to answer. Try it again, or paste the transcript of the video.'

/** Reads all the pages, a few at once; each address gets its own result or error. */
export async function studyVideos(
  ctx: Owned,
  { video_urls, transcripts }: Request,
  withinMs = READ_WITHIN_MS,
): Promise<StudyResult> {
  const signal = AbortSignal.timeout(withinMs)
  const done: Done[] = []
  const waiting = [...video_urls.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, url] = next
      done[index] = await studyOne(ctx, url, transcripts[url], signal)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return resultOf(
    done.flatMap(({ row }) => row ?? []),
    done.map(({ outcome }) => outcome),
  )
}

async function studyOne(ctx: Owned, url: string, transcript: string | undefined, signal: AbortSignal): Promise<Done> {
  try {
    const page = await readPage(ctx, url, transcript, signal)
    const row = await store.putStudy(ctx, { url, ...(await observe(ctx, page, transcript)) })
    return { outcome: outcomeOf(row), row }
  } catch (error) {
    return { outcome: { ...NOTHING, url, error: sentenceFor(ctx, error, signal) } }
  }
}

const NOTHING = {
  id: null,
  ok: false,
  title: null,
  author: null,
  views: null,
  readFrom: null,
  viralScore: null,
  complianceScore: null,
} satisfies Partial<Outcome>

/** With its transcript at hand, a page that does not open is no obstacle. */
async function readPage(ctx: Owned, url: string, transcript: string | undefined, signal: AbortSignal): Promise<Page> {
  const address = addressOf(url)
  try {
    return await ctx.services.pages.read(url, { signal })
  } catch (error) {
    if (!transcript) throw error
    return { url, title: '', description: '', siteName: address.hostname, text: '' }
  }
}

/** The address, if it could be that of a public page. */
function addressOf(url: string): URL {
  if (!URL.canParse(url)) throw new PageRefused('This is not a web address. It begins with https://')
  const address = new URL(url)
  checkUrl(address, [])
  return address
}

function sentenceFor(ctx: Pick<Ctx, 'log'>, error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return TOO_SLOW
  if (error instanceof PageRefused || error instanceof Refusal) return error.message
  ctx.log.error('A page could not be studied', error)
  return 'This page could not be read.'
}

const outcomeOf = (row: store.StudyRow): Outcome => ({
  id: row.id,
  url: row.url,
  ok: true,
  title: row.title || null,
  author: row.author,
  views: row.views,
  readFrom: row.readFrom,
  viralScore: row.viralScore,
  complianceScore: row.complianceScore,
  error: null,
})

const resultOf = (rows: Studied[], videos: Outcome[]): StudyResult => ({ ...findingsOf(rows), videos })

const findingsOf = (videos: Studied[]) => ({
  videos_analyzed: videos.length,
  viral_patterns: patternsIn(videos),
  compliance_insights: insightsIn(videos),
  production_guidelines: guidelinesFrom(videos),
})

/** Everything the account has studied so far. */
export async function listStudies(ctx: Owned): Promise<StudyResult> {
  const rows = await store.listStudies(ctx)
  return resultOf(rows, rows.map(outcomeOf))
}

export async function removeStudy(ctx: Owned, id: string): Promise<{ success: true }> {
  if (!(await store.deleteStudy(ctx, id))) throw new Refusal('not-found', messages.study.notFound)
  return { success: true }
}

/** Words whose patterns and faults are known: studying them must find these. */
const KNOWN: Page = {
  url: 'https://octavo.example/check',
  title: 'Why does your bread go stale so fast?',
  description: '',
  siteName: 'Octavo',
  text: 'Why does your bread go stale so fast? It is not the air. Starch hardens in the cold, so a fridge makes it worse. Keep it in a cloth at room temperature. Guaranteed to cure every disease. Try it tonight and tell us in the comments.',
}

/** Studies words whose patterns are known; keeps nothing. */
async function checkAnalysis(ctx: Ctx & Partial<Owned>): Promise<{ complete: boolean; patterns: number }> {
  const seen = await observe(ctx, KNOWN, KNOWN.text)
  const patterns = patternsIn([seen])
  const findsHook = patterns.some(({ pattern_type }) => pattern_type === 'question_hook')
  return { complete: findsHook && insightsIn([seen]).length > 0, patterns: patterns.length }
}

/** A verification check: whether studying works, and, to its owner, what an account has studied. */
export async function studyResults(ctx: Ctx & Partial<Owned>) {
  const { accountId } = ctx
  const rows = accountId ? await store.listStudies(ownedBy(ctx, accountId)) : []
  return { analysis_complete: (await checkAnalysis(ctx)).complete, ...findingsOf(rows) }
}

/** A verification check: what a study of these addresses would take on. Nothing is fetched, nothing is kept. */
export async function planStudyBatch(ctx: Ctx & Partial<Owned>, urls: string[]) {
  const refused = urls.flatMap((url) => {
    try {
      addressOf(url)
      return []
    } catch (error) {
      return [{ url, error: (error as Error).message }]
    }
  })
  const accepted = urls.filter((url) => !refused.some((one) => one.url === url))
  const { complete, patterns } = await checkAnalysis(ctx)
  if (!complete) throw new Refusal('unavailable', 'Studying does not work at the moment.')
  return { success: true as const, accepted, refused, patterns }
}
