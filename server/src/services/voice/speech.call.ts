/** One call of a vendor that speaks: its answer as bytes, or a fault that says what to do. Asking again speaks nothing twice. */
import { setTimeout as sleep } from 'node:timers/promises'
import { messages } from '@octavo/contract/messages'
import { VoiceFault } from './voice.ts'

type Because = keyof typeof messages.speech

// What passes by itself.
const PASSING: readonly Because[] = ['busy', 'away']

/** The voice was not spoken, and asking again was tried. Its message is ours: what a vendor says may hold the key. */
export class SpeechFault extends VoiceFault {
  readonly because: Because
  readonly afterMs: number | undefined
  constructor(because: Because, name: string, afterMs?: number) {
    super(messages.speech[because](name))
    this.because = because
    this.afterMs = afterMs
  }
}

const TRIES = 3
const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000
const WITHIN_MS = 60_000
const LARGEST_ANSWER = 50 * 1_048_576

type Call = {
  name: string
  url: string
  headers: Record<string, string>
  body: object
  /** What has to come: the beginning of its content type. */
  accepts: RegExp
  signal?: AbortSignal | undefined
}
export type Patience = { firstPauseMs?: number; withinMs?: number }

export async function askForSpeech(call: Call, { firstPauseMs = FIRST_PAUSE_MS, withinMs = WITHIN_MS }: Patience = {}) {
  for (let tried = 1; ; tried++) {
    try {
      return await once(call, withinMs)
    } catch (error) {
      call.signal?.throwIfAborted()
      const pause = (error instanceof SpeechFault && error.afterMs) || firstPauseMs * 2 ** (tried - 1)
      const passes = error instanceof SpeechFault && PASSING.includes(error.because)
      if (!passes || tried === TRIES || pause > LONGEST_PAUSE_MS) throw error
      await sleep(pause, undefined, call.signal ? { signal: call.signal } : {})
    }
  }
}

async function once({ name, url, headers, body, accepts, signal }: Call, withinMs: number): Promise<Buffer> {
  const late = AbortSignal.timeout(withinMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, late]) : late,
      // A key goes where it was meant for and nowhere else.
      redirect: 'error',
    })
    if (!response.ok) throw await refusalOf(response, name)
    if (!accepts.test(response.headers.get('content-type') ?? '')) {
      await response.body?.cancel()
      throw new SpeechFault('answer', name)
    }
    return await bytesOf(response, name)
  } catch (error) {
    if (error instanceof SpeechFault) throw error
    signal?.throwIfAborted()
    throw new SpeechFault(late.aborted ? 'late' : 'away', name)
  }
}

async function bytesOf(response: Response, name: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    size += piece.length
    if (size > LARGEST_ANSWER) throw new SpeechFault('answer', name)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

async function refusalOf(response: Response, name: string): Promise<SpeechFault> {
  const { status, headers } = response
  const told = (await response.text().catch(() => '')).slice(0, 4_000)
  // ElevenLabs says so with the status of a wrong key.
  if (/quota_exceeded|insufficient_quota/.test(told)) return new SpeechFault('spent', name)
  if (status === 401 || status === 403) return new SpeechFault('key', name)
  if (/voice_not_found/.test(told)) return new SpeechFault('voice', name)
  if (status === 429) return new SpeechFault('busy', name, pauseAsked(headers.get('retry-after')))
  if (status >= 500 || status === 408 || status === 409)
    return new SpeechFault('away', name, pauseAsked(headers.get('retry-after')))
  return new SpeechFault('refused', name)
}

/** Seconds, or a date. */
function pauseAsked(asked: string | null): number | undefined {
  if (!asked) return undefined
  const ms = Number.isNaN(Number(asked)) ? Date.parse(asked) - Date.now() : Number(asked) * 1000
  return ms > 0 ? ms : undefined
}
