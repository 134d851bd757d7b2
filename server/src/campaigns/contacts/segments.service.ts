/** Segments: a name for what a list of contacts is filtered with. Who is in one is looked up whenever it is used. */
import { messages } from '@octavo/contract/messages'
import { SEGMENT_LIMITS, type Segment } from '@octavo/contract/segment'
import type { SegmentDraft } from '@octavo/contract/segment/schemas'
import type { z } from 'zod'
import { lockAccount } from '#accounts/index.ts'
import { inTransaction, type Owned } from '#context.ts'
import { notify } from '#live-changes.ts'
import { Refusal } from '#refusal.ts'
import { goneBefore, undoUntil } from '#undo.ts'
import { countEach } from './contacts.store.ts'
import * as store from './segments.store.ts'

const said = messages.segment
type Draft = z.output<typeof SegmentDraft>

export const listSegments = async (ctx: Owned): Promise<Segment[]> => counted(ctx, await store.listSegmentRows(ctx))

async function counted(ctx: Owned, rows: store.SegmentRow[]): Promise<Segment[]> {
  const counts = await countEach(
    ctx,
    rows.map(({ filter }) => filter),
  )
  const none = { contacts: 0, mailable: 0, textable: 0 }
  return rows.map(({ id, name, filter }, index) => ({ id, name, filter, ...(counts[index] ?? none) }))
}

const viewOf = async (ctx: Owned, row: store.SegmentRow): Promise<Segment> => (await counted(ctx, [row]))[0] as Segment

/** Undefined for one that was deleted. */
export const findSegment = (ctx: Owned, id: string) => store.findSegmentRow(ctx, id)

/** What these are called, and which are gone; not those that are forgotten. */
export const segmentsNamed = async (ctx: Owned, ids: string[]) =>
  new Map(
    (await store.segmentRowsOf(ctx, ids)).map(({ id, name, deletedAt }) => [id, { name, gone: deletedAt !== null }]),
  )

export const createSegment = (ctx: Owned, draft: Draft): Promise<Segment> =>
  changing(ctx, async (within) => {
    await refuseIfFull(within)
    await refuseTaken(within, draft.name)
    return store.insertSegment(within, draft)
  })

export const updateSegment = (
  ctx: Owned,
  id: string,
  { name, filter }: { [K in keyof Draft]?: Draft[K] | undefined },
): Promise<Segment> =>
  changing(ctx, async (within) => {
    const segment = await found(store.findSegmentRow(within, id))
    if (name) await refuseTaken(within, name, id)
    const patch = { ...(name && { name }), ...(filter && { filter }) }
    return Object.keys(patch).length > 0 ? store.updateSegmentRow(within, id, patch) : segment
  })

export async function deleteSegment(ctx: Owned, id: string): Promise<{ undoUntil: string }> {
  await found(store.deleteSegmentRow(ctx, id))
  await notify(ctx, { type: 'contacts' })
  return { undoUntil: undoUntil(ctx) }
}

/** Unless its name is another's by now, or there is no room for it. */
export const restoreSegment = (ctx: Owned, id: string): Promise<Segment> =>
  changing(ctx, async (within) => {
    const segment = await found(store.deletedSegment(within, id, goneBefore(ctx)))
    await refuseIfFull(within)
    await refuseTaken(within, segment.name)
    await store.restoreSegmentRow(within, id)
    return segment
  })

/** One change at a time, so that two of one name, or one too many, cannot come of two at once. */
async function changing(ctx: Owned, change: (within: Owned) => Promise<store.SegmentRow | undefined>) {
  const row = await inTransaction(ctx, async (within) => {
    await lockAccount(within)
    const changed = await found(change(within))
    await notify(within, { type: 'contacts' })
    return changed
  })
  return viewOf(ctx, row)
}

async function found<T>(looked: Promise<T | undefined>): Promise<T> {
  const row = await looked
  if (!row) throw new Refusal('not-found', said.notFound)
  return row
}

async function refuseIfFull(ctx: Owned): Promise<void> {
  if ((await store.countSegments(ctx)) >= SEGMENT_LIMITS.segments)
    throw new Refusal('conflict', said.tooMany(SEGMENT_LIMITS.segments))
}

async function refuseTaken(ctx: Owned, name: string, exceptId?: string): Promise<void> {
  if (await store.isNameTaken(ctx, name, exceptId)) throw new Refusal('conflict', said.nameTaken)
}
