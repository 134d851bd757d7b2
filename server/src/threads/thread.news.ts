/** What a thread says, and how an error that means something to callers comes out of it as what it was. */
import { VoiceRefusal } from '@octavo/voice/speech'
import { NothingLeftToSay } from '@octavo/writer/script'

/** From a thread: that it can begin, what came of a task, or why nothing did. */
export type News = { ready: true } | { done: unknown } | { failed: Failure }
type Failure = { kind: keyof typeof KINDS | 'fault'; message: string; stack?: string | undefined }

/** Errors that callers tell from others. */
const KINDS = { NothingLeftToSay, VoiceRefusal }

export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { kind: 'fault', message: String(error) }
  const known = Object.entries(KINDS).find(([, Kind]) => error instanceof Kind)
  return { kind: (known?.[0] ?? 'fault') as Failure['kind'], message: error.message, stack: error.stack }
}

export function errorOf({ kind, message, stack }: Failure): Error {
  const error = kind === 'fault' ? new Error(message) : new KINDS[kind](message)
  if (stack) error.stack = stack
  return error
}
