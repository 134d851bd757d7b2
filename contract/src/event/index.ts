import type { Account } from '#account/schemas.ts'
import type { Batch } from '#batch/schemas.ts'
import type { Campaign } from '#campaign/schemas.ts'
import type { ViralGeneration, ViralShort } from '#generation/schemas.ts'
import type { Video } from '#video/schemas.ts'

/** Server-sent events of the signed-in account; `data:` is one of these as JSON. */
export const EVENTS_PATH = '/api/events'

export type AccountEvent =
  | { type: 'video'; video: Video }
  | { type: 'batch'; batch: Omit<Batch, 'videos'> }
  | { type: 'credits'; creditsRemaining: number; creditsUsed: number }
  | { type: 'library' }
  /** The account's operation was started or stopped, or its mass production went on. */
  | { type: 'operation' }
  | { type: 'viral-generation'; generation: ViralGeneration }
  | { type: 'viral-short'; short: ViralShort }
  | { type: 'contacts' }
  | { type: 'media' }
  | { type: 'campaign'; campaign: Campaign }
  /** Its address is confirmed. */
  | { type: 'account' }

/** What the server puts into the page so that it need not ask: `<script type="application/json" id="boot">`. */
export type Boot = {
  user: Account | null
  currency: string
  signUp: 'open' | 'closed'
  /** Payment links by `plan.period`, as configured or of the test checkout. */
  checkout: Record<string, string>
}
