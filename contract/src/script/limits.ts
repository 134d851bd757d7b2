export type { Card, ScriptLine } from '@octavo/renderer/choices'

export const SCRIPT_STATUSES = ['draft', 'checked', 'approved', 'rejected', 'filmed'] as const
export const SCRIPT_LIMITS = { title: 200, body: 20_000, previewLength: 150 } as const
/** What makes people stay for a first line. */
export type HookPull = 'tension' | 'question' | 'figure' | 'you' | 'curiosity'
/** What a first line lives on, or what it risks: one plain reason each. */
export const HOOK_WHYS = {
  figure: 'Opens with a number: concrete and quick to grasp.',
  tension: 'Says something unexpected, so people wait for the why.',
  question: 'Asks a question people will stay to hear answered.',
  curiosity: 'Hints at something still to come.',
  you: 'Speaks straight to the viewer.',
  plain: 'Safe, but it gives no one a reason to keep watching.',
  long: 'Risk: it’s long, and some viewers will leave before it ends.',
  slow: 'Risk: it takes too long to get to the point.',
} as const satisfies Record<HookPull | 'plain' | 'long' | 'slow', string>
export type HookWhy = keyof typeof HOOK_WHYS
/** `strength`: 0 to 100, the share of a hook's points in the predicted viral score. */
export type HookStrength = { strength: number; why: HookWhy }
/** So many first lines are offered side by side. */
export const HOOKS_OFFERED = 3

/** Badge of the library: this and more is the strongest, the next the second. */
export const SCRIPT_BADGE = { strong: 90, good: 80 } as const
/** Deleted things can be brought back for this long. */
export const UNDO_DAYS = 30
