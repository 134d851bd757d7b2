export type { Card, ScriptLine } from '@octavo/renderer/choices'

export const SCRIPT_STATUSES = ['draft', 'checked', 'approved', 'rejected', 'filmed'] as const
export const SCRIPT_LIMITS = { title: 200, body: 20_000, previewLength: 150 } as const
/** Badge of the library: this and more is the strongest, the next the second. */
export const SCRIPT_BADGE = { strong: 90, good: 80 } as const
/** Deleted things can be brought back for this long. */
export const UNDO_DAYS = 30
