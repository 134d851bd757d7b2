/**
 * A language model on loopback that speaks as three vendors do, for tests and for trying things by hand: it composes real scripts
 * out of what it is told, and misbehaves as it is told.
 */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { composedOpinion, composedPlan, composedScript } from './composed.fixture.ts'
import type { ModelSettings } from './model.ts'

export const VENDORS = ['openai', 'anthropic', 'google'] as const
export type Vendor = (typeof VENDORS)[number]

/** What it does instead of answering well; as the end of the model's name it does so every time. */
export const MISBEHAVIORS = {
  'not-json': 'answers in prose',
  'no-schema': 'leaves fields out',
  invented: 'names a price that nobody has given',
  declines: 'declines as the vendor does',
  breaks: 'breaks off in the middle of its answer, and says so',
  cut: 'loses the connection in the middle of its answer',
  busy: 'is busy, and asks for a moment',
  quota: 'has nothing left to spend',
  fault: 'fails by itself',
  slow: 'never answers',
} as const
export type Misbehavior = keyof typeof MISBEHAVIORS

type Asked = { vendor: Vendor; model: string; system: string; turns: string[]; hasSchema: boolean }
export type TestModel = {
  settings(vendor: Vendor, model?: string): Required<ModelSettings>
  asked: Asked[]
  /** What comes instead of the next answers, in this order. */
  instead: Misbehavior[]
  /** What it answers next, word for word, in this order. */
  says: string[]
  end(): Promise<void>
}

const KEY = 'double-key-7f3a'
const PATHS: Record<Vendor, string> = { openai: '/openai/v1', anthropic: '/anthropic/v1', google: '/google/v1beta' }

export async function startModel(port = 0): Promise<TestModel> {
  const server = createServer((request, response) => void answer(double, request, response))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const double: TestModel = {
    settings: (provider, model = 'double') => ({ provider, model, apiKey: KEY, baseUrl: `${at}${PATHS[provider]}` }),
    asked: [],
    instead: [],
    says: [],
    async end() {
      server.closeAllConnections()
      server.close()
    },
  }
  return double
}

const reply = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

// biome-ignore lint/suspicious/noExplicitAny: what a vendor is asked is its own affair
type Body = any

/** How each vendor is spoken to, and how it answers. */
type Speech = {
  key(request: IncomingMessage): string | undefined
  read(body: Body, url: string): Omit<Asked, 'vendor'>
  says(text: string, reason: 'done' | 'length' | 'declined', tokens: [number, number], body: Body): object
  fails(status: number, code: string): object
  /** How it says that there is nothing left to spend. */
  spent: [number, object]
  /** What it would refuse about the request itself. */
  fault?(body: Body): string | undefined
}

const textOf = (content: Body): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: Body) => part.text ?? '').join('')

const SPEECH: Record<Vendor, Speech> = {
  openai: {
    key: ({ headers }) => headers.authorization?.replace('Bearer ', ''),
    read: ({ model, messages, response_format }) => ({
      model,
      system: textOf(messages.find(({ role }: Body) => role === 'system')?.content),
      turns: messages.filter(({ role }: Body) => role !== 'system').map(({ content }: Body) => textOf(content)),
      hasSchema: response_format?.type === 'json_schema',
    }),
    fault: ({ response_format }) => laxness(response_format?.json_schema?.schema),
    says: (content, reason, [input, output], { model }) => ({
      ...{ id: 'chatcmpl-1', object: 'chat.completion', created: 1, model },
      choices: [
        {
          index: 0,
          message:
            reason === 'declined'
              ? { role: 'assistant', content: null, refusal: 'I can’t help with that.' }
              : { role: 'assistant', content, refusal: null },
          finish_reason: { done: 'stop', length: 'length', declined: 'stop' }[reason],
          logprobs: null,
        },
      ],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    }),
    spent: [429, { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } }],
    fails: (_, code) => ({ error: { message: `No: ${code} (${KEY})`, type: code, param: null, code } }),
  },
  anthropic: {
    key: ({ headers }) => headers['x-api-key'] as string,
    read: ({ model, system, messages, tools, output_config }) => ({
      model,
      system: textOf(system),
      turns: messages.map(({ content }: Body) => textOf(content)),
      hasSchema: Boolean(tools?.[0]?.input_schema ?? output_config?.format),
    }),
    fault: ({ max_tokens }) => (max_tokens > 0 ? undefined : 'max_tokens: Field required'),
    says: (content, reason, [input_tokens, output_tokens], { model, tools }) => ({
      ...{ id: 'msg_1', type: 'message', role: 'assistant', model, stop_sequence: null },
      content: reason === 'declined' ? [] : [toolOr(content, tools)],
      stop_reason: { done: tools ? 'tool_use' : 'end_turn', length: 'max_tokens', declined: 'refusal' }[reason],
      usage: { input_tokens, output_tokens },
    }),
    spent: [
      400,
      { type: 'error', error: { type: 'invalid_request_error', message: 'Your credit balance is too low' } },
    ],
    fails: (status, code) => ({
      type: 'error',
      error: {
        type: status === 429 ? 'rate_limit_error' : status === 401 ? 'authentication_error' : code,
        message: `No (${KEY})`,
      },
    }),
  },
  google: {
    key: ({ headers }) => headers['x-goog-api-key'] as string,
    read: ({ systemInstruction, contents, generationConfig }, url) => ({
      model: /models\/([^:]+):/.exec(url)?.[1] ?? '',
      system: textOf(systemInstruction?.parts),
      turns: contents.map(({ parts }: Body) => textOf(parts)),
      hasSchema: Boolean(generationConfig?.responseSchema),
    }),
    says: (content, reason, [promptTokenCount, candidatesTokenCount]) => ({
      candidates: [
        {
          ...(reason === 'declined' ? {} : { content: { role: 'model', parts: [{ text: content }] } }),
          finishReason: { done: 'STOP', length: 'MAX_TOKENS', declined: 'SAFETY' }[reason],
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount,
        candidatesTokenCount,
        totalTokenCount: promptTokenCount + candidatesTokenCount,
      },
      modelVersion: 'double',
    }),
    spent: [
      402,
      { error: { code: 402, message: 'The prepaid credit balance is used up', status: 'FAILED_PRECONDITION' } },
    ],
    fails: (status, code) => ({
      error: { code: status, message: `No: ${code} (${KEY})`, status: 'RESOURCE_EXHAUSTED' },
    }),
  },
}

/** Older models of this vendor answer by calling the tool that they were told to. */
function toolOr(content: string, tools: Body) {
  if (!tools) return { type: 'text', text: content }
  try {
    return { type: 'tool_use', id: 'toolu_1', name: tools[0].name, input: JSON.parse(content) }
  } catch {
    return { type: 'text', text: content }
  }
}

/** What is called strict refuses an object with fields that may be missing, or with others than its own. */
function laxness(schema: Body): string | undefined {
  if (!schema || typeof schema !== 'object') return undefined
  if (schema.type === 'object') {
    const names = Object.keys(schema.properties ?? {})
    if (schema.additionalProperties !== false || names.some((name) => !schema.required?.includes(name)))
      return 'Invalid schema for response_format: every property is required'
  }
  return Object.values(schema).map(laxness).find(Boolean)
}

async function answer(double: TestModel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? ''
  const vendor = VENDORS.find((one) => url.startsWith(PATHS[one]))
  if (!vendor) return reply(response, 404, { error: { message: 'Nothing here' } })
  const speech = SPEECH[vendor]
  if (speech.key(request) !== KEY) return reply(response, 401, speech.fails(401, 'invalid_api_key'))
  if (request.method === 'GET')
    return reply(response, 200, { object: 'list', data: [{ id: 'double', object: 'model' }] })
  const body = JSON.parse(await text(request))
  const fault = speech.fault?.(body)
  if (fault) return reply(response, 400, { error: { message: fault, type: 'invalid_request_error' } })
  const asked = speech.read(body, url)
  double.asked.push({ vendor, ...asked })
  const named = Object.keys(MISBEHAVIORS).find((one) => asked.model.endsWith(`-${one}`))
  const how = double.instead.shift() ?? (named as Misbehavior | undefined)
  misbehave(how, { speech, asked, body, response, said: how ? undefined : double.says.shift() })
}

type Turn = {
  speech: Speech
  asked: Omit<Asked, 'vendor'>
  body: Body
  response: ServerResponse
  said: string | undefined
}

function misbehave(how: Misbehavior | undefined, { speech, asked, body, response, said }: Turn): void {
  const script = composedScript(asked.system, asked.turns)
  const tokens = (said: string): [number, number] => [
    Math.ceil([asked.system, ...asked.turns].join('').length / 4),
    Math.ceil(said.length / 4),
  ]
  const say = (said: string, reason: 'done' | 'length' | 'declined' = 'done') =>
    reply(response, 200, speech.says(said, reason, tokens(said), body))
  const whole = said ?? JSON.stringify(composedFor(asked) ?? script)
  const ways: Record<Misbehavior, () => void> = {
    'not-json': () => say('Of course! Here is a lovely script for you.'),
    'no-schema': () =>
      say(JSON.stringify({ title: script.title, lines: script.lines.map(({ spoken }) => ({ spoken })) })),
    invented: () => say(whole.replace(/"(spoken|firstLine)":"/, '"$1":"It costs only $$4,711 today. ')),
    declines: () => say('', 'declined'),
    breaks: () => say(whole.slice(0, whole.length / 2), 'length'),
    cut: () => {
      const said = JSON.stringify(speech.says(whole, 'done', tokens(whole), body))
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(said.length) })
      response.write(said.slice(0, said.length / 2), () => response.destroy())
    },
    busy: () => reply(response, 429, speech.fails(429, 'rate_limit_exceeded'), { 'retry-after-ms': '20' }),
    quota: () => reply(response, ...speech.spent),
    fault: () => reply(response, 503, speech.fails(503, 'overloaded'), { 'retry-after-ms': '20' }),
    slow: () => {},
  }
  if (how) ways[how]()
  else say(whole)
}

/** What is asked for is known by how the question begins; else it is a script. */
function composedFor({ system, turns }: Turn['asked']): object | undefined {
  if (/^You plan/.test(system)) return composedPlan(turns)
  return /^You read/.test(system) ? composedOpinion(turns) : undefined
}
