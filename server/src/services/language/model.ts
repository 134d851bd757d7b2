/** One question to a language model, whoever runs it: an answer as JSON, or a fault that says whether it may pass. */
import { setTimeout as sleep } from 'node:timers/promises'
import { APICallError, type LanguageModelV2, type LanguageModelV2CallOptions } from '@ai-sdk/provider'

export type ModelSettings = {
  provider: 'openai' | 'anthropic' | 'google'
  model: string
  apiKey?: string
  baseUrl?: string
}

export type Question = {
  system: string
  /** What was asked and answered in turn, beginning and ending with what is asked. */
  turns: string[]
  /** What the answer has to look like, as JSON Schema. */
  schema: { name: string; shape: object }
  mostTokens: number
}

export type Reply = { text: string; tokens: { input: number; output: number } }

export interface Model {
  /** Answers by then, or throws a ModelFault. */
  ask(question: Question, by: number): Promise<Reply>
}

type Because = 'key' | 'quota' | 'busy' | 'away' | 'late' | 'declined' | 'cut' | 'refused'

/** The model gave no answer. Its message is ours: what a vendor says may hold the key or the prompt. */
export class ModelFault extends Error {
  readonly because: Because
  readonly detail: FaultDetail
  constructor(because: Because, detail: FaultDetail = {}) {
    super(`The language model gave no answer (${[because, detail.status].filter(Boolean).join(', ')})`)
    this.because = because
    this.detail = detail
  }
}
type FaultDetail = {
  status?: number | undefined
  /** The pause that was asked for. */
  afterMs?: number | undefined
  /** It may have been written, and then it is to be paid. */
  mayBePaid?: boolean
}

// Asking again writes nothing twice: these pass.
const PASSING: readonly Because[] = ['busy', 'away']
const TRIES = 3
const FIRST_PAUSE_MS = 1_000
const MOST_MS = 60_000

export function connectModel(settings: ModelSettings, firstPauseMs = FIRST_PAUSE_MS): Model {
  let loaded: Promise<LanguageModelV2> | undefined
  // Some servers know no schema: they are asked for JSON alone, whose shape the question describes.
  let withSchema = true
  const once = async (question: Question, by: number): Promise<Reply> => {
    loaded ??= vendorModel(settings)
    const model = await loaded
    const signal = AbortSignal.timeout(Math.max(1, Math.min(MOST_MS, by - Date.now())))
    try {
      return readReply(await model.doGenerate(callFor(question, withSchema, signal)))
    } catch (error) {
      const fault = faultOf(error, signal)
      if (!withSchema || fault.detail.status !== 400 || !isAboutSchema(error)) throw fault
      withSchema = false
      return once(question, by)
    }
  }
  return { ask: (question, by) => patiently(() => once(question, by), by, firstPauseMs) }
}

async function patiently(asks: () => Promise<Reply>, by: number, firstPauseMs: number): Promise<Reply> {
  for (let tried = 1; ; tried++) {
    try {
      return await asks()
    } catch (error) {
      const passes = error instanceof ModelFault && PASSING.includes(error.because) && tried < TRIES
      const pause = (error as ModelFault).detail?.afterMs ?? firstPauseMs * 2 ** (tried - 1)
      if (!passes || Date.now() + pause >= by) throw error
      await sleep(pause)
    }
  }
}

/** Each vendor's part of the library is loaded where it is chosen, and nowhere else. */
async function vendorModel({ provider, model, apiKey = '', baseUrl }: ModelSettings): Promise<LanguageModelV2> {
  const given = { apiKey, fetch: strictFetch, ...(baseUrl && { baseURL: baseUrl }) }
  if (provider === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(given)(model)
  if (provider === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(given)(model)
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'language',
    baseURL: baseUrl ?? OPENAI,
    fetch: strictFetch,
    supportsStructuredOutputs: true,
    ...(apiKey && { apiKey }),
    ...(!baseUrl && { transformRequestBody: forOpenAi }),
  })(model)
}

const OPENAI = 'https://api.openai.com/v1'

/** OpenAI's newer models know the limit under another name only. */
const forOpenAi = ({ max_tokens, ...body }: Record<string, unknown>) => ({ ...body, max_completion_tokens: max_tokens })

/** A key goes where it was meant for and nowhere else. */
const strictFetch: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })

const callFor = (
  { system, turns, schema, mostTokens }: Question,
  withSchema: boolean,
  signal: AbortSignal,
): LanguageModelV2CallOptions => ({
  prompt: [
    { role: 'system', content: system },
    ...turns.map((text, at) => ({
      role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: [{ type: 'text' as const, text }],
    })),
  ],
  responseFormat: { type: 'json', ...(withSchema && { name: schema.name, schema: schema.shape }) },
  maxOutputTokens: mostTokens,
  abortSignal: signal,
})

type Given = Awaited<ReturnType<LanguageModelV2['doGenerate']>>

function readReply({ content, finishReason, usage, response }: Given): Reply {
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  const tokens = { input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 }
  if (finishReason === 'content-filter') throw new ModelFault('declined', { mayBePaid: true })
  if (finishReason === 'length') throw new ModelFault('cut', { mayBePaid: true })
  if (!text.trim() && hasRefusal(response?.body)) throw new ModelFault('declined', { mayBePaid: true })
  return { text, tokens }
}

/** Where a model declines in a field of its own, the library hands over an empty text. */
const hasRefusal = (body: unknown): boolean => /"refusal":\s*"/.test(JSON.stringify(body ?? ''))

const isAboutSchema = (error: unknown): boolean =>
  APICallError.isInstance(error) && /response_format|json_schema|schema|format/i.test(error.responseBody ?? '')

function faultOf(error: unknown, signal: AbortSignal): ModelFault {
  if (error instanceof ModelFault) return error
  if (signal.aborted) return new ModelFault('late', { mayBePaid: true })
  // What broke off on the way may have been written all the same.
  if (!APICallError.isInstance(error) || error.statusCode === undefined || error.statusCode < 300)
    return new ModelFault('away', { mayBePaid: true })
  const { statusCode: status, responseHeaders = {}, responseBody = '' } = error
  if (status === 401 || status === 403) return new ModelFault('key', { status })
  if (/insufficient_quota|credit balance/i.test(responseBody)) return new ModelFault('quota', { status })
  const afterMs = pauseAsked(responseHeaders, responseBody)
  if (status === 429) return new ModelFault('busy', { status, afterMs })
  if (status >= 500 || status === 408 || status === 409) return new ModelFault('away', { status, afterMs })
  return new ModelFault('refused', { status })
}

/** The pause that a service asks for, in milliseconds, seconds, or as a date. */
function pauseAsked(headers: Record<string, string>, body: string): number | undefined {
  const exact = Number(headers['retry-after-ms'])
  if (exact > 0) return exact
  const asked = headers['retry-after'] ?? /"retryDelay":\s*"([\d.]+)s"/.exec(body)?.[1]
  if (!asked) return undefined
  const ms = Number.isNaN(Number(asked)) ? Date.parse(asked) - Date.now() : Number(asked) * 1000
  return ms >= 0 ? ms : undefined
}
