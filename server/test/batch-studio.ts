/** The real product with a writer of its own, and a voice and a film maker that take no time and do what a test tells them. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Batch } from '@octavo/contract/batch'
import type { Video } from '@octavo/contract/video'
import { accountOfSession } from '#accounts/index.ts'
import { type SignedIn, signedInAs } from '#context.ts'
import { orderBatch } from '#films/batches/index.ts'
import type { Film, FilmMaker, FilmOrder, FilmRequest } from '#rendering/index.ts'
import { embeddedLanguage } from '#services/language/language.embedded.ts'
import type { Language, ScriptRequest, WrittenScript } from '#services/language/language.ts'
import type { SpeechRequest, Voice } from '#services/voice/voice.ts'
import { HANGS_AFTER_MS } from './patience.ts'
import { type Caller, startTestProduct, type TestProduct } from './product.ts'
import { type Owner, owner, quick } from './quick-films.ts'

/** What happens besides the work; each is empty until a test says otherwise. */
export type Tricks = {
  /** Before a film is made; what it answers is what the film turns out to be. */
  film?: (request: FilmRequest, order: FilmOrder) => Promise<Partial<Film> | undefined>
  voice?: (request: SpeechRequest) => Promise<void>
  /** What becomes of a script that was written, and of one that was mended. */
  written?: (script: WrittenScript, request: ScriptRequest) => Promise<WrittenScript> | WrittenScript
  mended?: (script: WrittenScript) => WrittenScript
}

export type Studio = TestProduct & {
  tricks: Tricks
  /** Forgets all tricks. */
  playFair(): void
  /** Somebody with a brand, whose batches may have fewer films than a week. */
  owner(): Promise<StudioOwner>
}

export type StudioOwner = Owner & {
  ctx: SignedIn
  order(shorts: number, more?: { requestId?: string; longForm?: number; review?: boolean }): Promise<string>
  batch(id: string): Promise<Batch>
  /** The batch once it is as said; throws with what it is when that takes too long. */
  when(id: string, is: (batch: Batch) => boolean): Promise<Batch>
  whenDone(id: string): Promise<Batch>
  credits(): Promise<{ used: number; remaining: number }>
}

export async function startStudio(options: Parameters<typeof startTestProduct>[0] = {}): Promise<Studio> {
  const tricks: Tricks = {}
  const { services, filmMaker } = playing(tricks)
  const product = await startTestProduct({
    filmMaker,
    ...options,
    services: { ...services, ...options.services },
  })
  const playFair = () => {
    for (const name of Object.keys(tricks) as (keyof Tricks)[]) delete tricks[name]
  }
  return { ...product, tricks, playFair, owner: async () => withOrders(product, await owner(product)) }
}

function playing(tricks: Tricks) {
  const writer = embeddedLanguage()
  const {
    services: { voice },
    filmMaker: films,
  } = quick
  const language: Language = {
    ...writer,
    async writeScript(request) {
      const script = await writer.writeScript(request)
      return tricks.written ? tricks.written(script, request) : script
    },
    async improveScript(script, findings, request) {
      return tricks.mended ? tricks.mended(script) : writer.improveScript(script, findings, request)
    },
  }
  const playedVoice: Voice = {
    ...voice,
    async speak(request) {
      await tricks.voice?.(request)
      return voice.speak(request)
    },
  }
  const filmMaker: FilmMaker = {
    ...films,
    async makeFilm(request, order) {
      const turnsOut = await tricks.film?.(request, order)
      return { ...(await films.makeFilm(request, order)), ...turnsOut }
    },
  }
  return { services: { language, voice: playedVoice }, filmMaker }
}

export const signedIn = async ({ ctx }: TestProduct, { cookie }: Caller): Promise<SignedIn> => {
  const account = await accountOfSession(ctx, decodeURIComponent(cookie.split('=')[1] ?? ''))
  if (!account) throw new Error('Nobody is signed in')
  return signedInAs(ctx, account)
}

async function withOrders(product: TestProduct, person: Owner): Promise<StudioOwner> {
  const ctx = await signedIn(product, person)
  const batch = async (id: string): Promise<Batch> => (await person.get(`/api/batches/${id}`)).body
  /** Rides out a database that is away: it is asked again until it says how the batch is. */
  const when = async (id: string, is: (batch: Batch) => boolean): Promise<Batch> => {
    const deadline = Date.now() + HANGS_AFTER_MS
    for (;;) {
      const { status, body } = await person.get(`/api/batches/${id}`)
      if (status === 200 && is(body)) return body
      if (Date.now() > deadline)
        throw new Error(`It never came: ${status === 200 ? saidOf(body) : JSON.stringify(body)}`)
      await sleep(40)
    }
  }
  const studioOwner: Omit<StudioOwner, keyof Owner> = {
    ctx,
    batch,
    when,
    order: (shorts, { longForm = 0, ...more } = {}) =>
      orderBatch(ctx, { ...more, brandId: person.brandId, shape: { shorts, longForm } }),
    whenDone: (id: string) => when(id, ({ finishedAt }) => finishedAt !== null),
    async credits() {
      const { creditsUsed: used, creditsRemaining: remaining } = (await person.get('/api/dashboard/stats')).body
      return { used, remaining }
    },
  }
  return Object.assign(person, studioOwner)
}

const said = ({ title, status, problem }: Video): string => `${title} is ${status}${problem ? ` (${problem})` : ''}`

const saidOf = ({ status, videos }: Batch): string => `${status}, ${videos.map(said).join('; ')}`

/** A trick that holds work up until it is let go, or until the work is told to stop. */
export function gate() {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const stopped = (signal?: AbortSignal) =>
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }))
  return { open: () => open(), wait: (signal?: AbortSignal) => Promise.race([opened, stopped(signal)]) }
}
