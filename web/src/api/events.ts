import { accountRoutes } from '@octavo/contract/account'
import { analyticsRoutes, type DashboardStats } from '@octavo/contract/analytics'
import { type Batch, batchRoutes } from '@octavo/contract/batch'
import { type Campaign, campaignRoutes } from '@octavo/contract/campaign'
import { contactRoutes } from '@octavo/contract/contact'
import { editRoutes, type FilmEdit } from '@octavo/contract/edit'
import { type AccountEvent, EVENTS_PATH } from '@octavo/contract/event'
import { generationRoutes, type ViralGeneration, type ViralShort } from '@octavo/contract/generation'
import { learningRoutes } from '@octavo/contract/learning'
import { mediaRoutes } from '@octavo/contract/media'
import { operationRoutes } from '@octavo/contract/operation'
import { planRoutes } from '@octavo/contract/plan'
import { productionRoutes } from '@octavo/contract/production'
import { referralRoutes } from '@octavo/contract/referral'
import type { Row } from '@octavo/contract/route'
import { scriptRoutes } from '@octavo/contract/script'
import { segmentRoutes } from '@octavo/contract/segment'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { type Video, videoRoutes } from '@octavo/contract/video'
import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { keyOf } from './call.ts'
import { writeStanding } from './video.standing.ts'

const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 30_000

const listeners = new Set<(event: AccountEvent) => void>()
const stateWatchers = new Set<() => void>()
let live = false

const setLive = (next: boolean) => {
  if (live === next) return
  live = next
  for (const tell of stateWatchers) tell()
}

/** Calls `listener` with every event of the account until the returned function is called. */
export function onEvent(listener: (event: AccountEvent) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const watchState = (tell: () => void) => {
  stateWatchers.add(tell)
  return () => void stateWatchers.delete(tell)
}

/** Whether events arrive right now. */
const useLive = () =>
  useSyncExternalStore(
    watchState,
    () => live,
    () => false,
  )

/** A `refetchInterval` for data that events keep fresh: `ms` while they do not arrive, off while they do. A hidden page never polls. */
export const useFallbackPoll = (ms: number): number | false => (useLive() ? false : ms)

/** Single objects live under the list's key too; only arrays are lists. */
const isList = (query: { state: { data?: unknown } }) => Array.isArray(query.state.data)

/** Puts a new state of an item into every list that is at hand; a list that lacks it is read anew. */
function writeInto<T extends { id: string }>(cache: QueryClient, list: Row, id: string, change: (old: T) => T) {
  const filter = { queryKey: keyOf(list), predicate: isList }
  for (const [key, items] of cache.getQueriesData<T[]>(filter)) {
    if (!items?.some((item) => item.id === id)) void cache.invalidateQueries({ queryKey: key, exact: true })
    else
      cache.setQueryData<T[]>(
        key,
        items.map((item) => (item.id === id ? change(item) : item)),
      )
  }
}

/** How far a change of a film is; the film itself is read anew once it is there. */
function writeEdit(cache: QueryClient, { id, revision, edit }: Video) {
  const queryKey = keyOf(editRoutes.get, { params: { id } })
  const known = cache.getQueryData<FilmEdit>(queryKey)
  if (known?.revision === revision) cache.setQueryData<FilmEdit>(queryKey, { ...known, edit })
  else if (known) void cache.invalidateQueries({ queryKey, exact: true })
}

function writeVideo(cache: QueryClient, video: Video) {
  writeEdit(cache, video)
  cache.setQueryData<Video>(keyOf(videoRoutes.get, { params: { id: video.id } }), video)
  writeInto<Video>(cache, videoRoutes.list, video.id, () => video)
  writeStanding(cache, video)
  if (video.batchId)
    writeBatch(cache, video.batchId, (batch) => ({
      ...batch,
      videos: batch.videos.map((old) => (old.id === video.id ? video : old)),
    }))
}

function writeBatch(cache: QueryClient, id: string, change: (old: Batch) => Batch) {
  cache.setQueryData<Batch>(keyOf(batchRoutes.get, { params: { id } }), (old) => old && change(old))
  writeInto<Batch>(cache, batchRoutes.list, id, change)
}

/** What a start, a stop or a turn of production changes. */
const OPERATION: readonly Row[] = [
  operationRoutes.status,
  systemStatusRoutes.dashboard,
  systemStatusRoutes.peaceOfMind,
  systemStatusRoutes.brief,
  operationRoutes.halts,
  productionRoutes.statistics,
  productionRoutes.queue,
  learningRoutes.status,
]

/** Reads anew whatever tells how the account's operation stands. */
export const refreshOperation = (cache: QueryClient) =>
  Promise.all(OPERATION.map((row) => cache.invalidateQueries({ queryKey: keyOf(row) })))

/** What the cache takes from an event; a screen that wants others listens itself. */
const writers: { [T in AccountEvent['type']]?: (cache: QueryClient, event: AccountEvent & { type: T }) => void } = {
  video: (cache, { video }) => writeVideo(cache, video),
  batch: (cache, { batch }) => writeBatch(cache, batch.id, (old) => ({ ...old, ...batch })),
  credits: (cache, { creditsRemaining, creditsUsed }) => {
    cache.setQueryData<DashboardStats>(
      keyOf(analyticsRoutes.stats),
      (old) => old && { ...old, creditsRemaining, creditsUsed },
    )
    for (const row of [referralRoutes.credits, referralRoutes.analytics])
      void cache.invalidateQueries({ queryKey: keyOf(row) })
  },
  library: (cache) => {
    for (const row of [videoRoutes.library, scriptRoutes.library, scriptRoutes.list, analyticsRoutes.stats])
      void cache.invalidateQueries({ queryKey: keyOf(row) })
  },
  'viral-generation': (cache, { generation }) => {
    cache.setQueryData(keyOf(generationRoutes.viralRun, { params: { id: generation.id } }), generation)
    writeInto<ViralGeneration>(cache, generationRoutes.viralRuns, generation.id, () => generation)
  },
  'viral-short': (cache, { short }) => {
    cache.setQueryData(keyOf(generationRoutes.shortRun, { params: { id: short.id } }), short)
    writeInto<ViralShort>(cache, generationRoutes.shortRuns, short.id, () => short)
  },
  operation: (cache) => void refreshOperation(cache),
  account: (cache) => {
    for (const row of [accountRoutes.me, planRoutes.plans]) void cache.invalidateQueries({ queryKey: keyOf(row) })
  },
  media: (cache) => void cache.invalidateQueries({ queryKey: keyOf(mediaRoutes.list) }),
  contacts: (cache) => {
    for (const row of [
      contactRoutes.list,
      contactRoutes.summary,
      contactRoutes.lastImport,
      segmentRoutes.list,
      analyticsRoutes.stats,
    ])
      void cache.invalidateQueries({ queryKey: keyOf(row) })
  },
  campaign: (cache, { campaign }) => {
    // A campaign looked at alone shows more than the event tells.
    void cache.invalidateQueries({ queryKey: keyOf(campaignRoutes.get, { params: { id: campaign.id } }) })
    for (const row of [
      campaignRoutes.outbox,
      campaignRoutes.settings,
      campaignRoutes.leaving,
      referralRoutes.analytics,
    ])
      void cache.invalidateQueries({ queryKey: keyOf(row) })
    writeInto<Campaign>(cache, campaignRoutes.list, campaign.id, () => campaign)
  },
}

function receive(cache: QueryClient, event: AccountEvent) {
  const write = writers[event.type] as ((cache: QueryClient, event: AccountEvent) => void) | undefined
  write?.(cache, event)
  for (const listener of listeners) listener(event)
}

const MISSED = [
  videoRoutes.list,
  videoRoutes.library,
  batchRoutes.list,
  campaignRoutes.list,
  campaignRoutes.leaving,
  contactRoutes.list,
  contactRoutes.summary,
  contactRoutes.lastImport,
  mediaRoutes.list,
  analyticsRoutes.stats,
  generationRoutes.viralRuns,
  generationRoutes.shortRuns,
]

/** What events keep fresh is read anew after a gap, since what happened meanwhile was not heard. */
function catchUp(cache: QueryClient) {
  for (const row of MISSED) void cache.invalidateQueries({ queryKey: keyOf(row) })
  void refreshOperation(cache)
}

/**
 * Opens the tab's one event stream and writes what arrives into the cache. A browser reconnects by itself after a broken
 * line, but gives up after an error reply, so that is tried again here, more and more slowly. Returns how to stop.
 */
export function startEvents(cache: QueryClient): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_RETRY_MS
  let missed = false

  const open = () => {
    source = new EventSource(EVENTS_PATH, { withCredentials: true })
    source.onopen = () => {
      wait = FIRST_RETRY_MS
      setLive(true)
      if (missed) catchUp(cache)
      missed = false
    }
    source.onmessage = (message) => receive(cache, JSON.parse(message.data) as AccountEvent)
    source.onerror = () => {
      missed = true
      setLive(false)
      if (source?.readyState !== EventSource.CLOSED) return
      timer = setTimeout(open, wait)
      wait = Math.min(LAST_RETRY_MS, wait * 2)
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
    setLive(false)
  }
}
