/** What people delete comes back when they ask for it in time. */
import { UNDO_DAYS } from '@octavo/contract/script'
import type { Ctx } from '#context.ts'
import { DAY_MS, earlier, later } from '#time.ts'

/** Until when what is deleted now can be brought back. */
export const undoUntil = ({ now }: Pick<Ctx, 'now'>): string => later(now(), UNDO_DAYS * DAY_MS).toISOString()

/** What was deleted before this moment is gone for good. */
export const goneBefore = ({ now }: Pick<Ctx, 'now'>): Date => earlier(now(), UNDO_DAYS * DAY_MS)
