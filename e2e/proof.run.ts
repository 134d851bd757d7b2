/** A batch whose server is killed again and again, and what became of it. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WEEKLY_BATCH } from '@octavo/contract/batch'
import { isMade, isSettled, type Video } from '@octavo/contract/video'
import { Installation } from './proof.installation.ts'
import { type Moment, type MomentName, planMoments } from './proof.moments.ts'
import { type Narrowed, type ProofOptions, SMALLER } from './proof.options.ts'
import { Order } from './proof.order.ts'
import { judge, type Verdict } from './proof.verdict.ts'
import { Visitor } from './proof.visitor.ts'
import { watchWords } from './proof.words.ts'

export type Kill = {
  moment: MomentName
  /** What the videos were doing when it happened. */
  doing: string
  processes: number
  withDatabase: boolean
  /** From the start after the kill until the server answered, and until a video moved. */
  answeredAfter: number
  wentOnAfter: number
}
export type Proof = Verdict & { kills: Kill[]; orders: number; seconds: number }

const LOOK_EVERY_MS = 40
const STALLED_AFTER_MS = 420_000
const PLAIN_ORDER = '/api/generate/enhanced-weekly-batch'
const NARROWED_ORDER = '/proof/batch'
const WEEK: Narrowed = { shorts: WEEKLY_BATCH.shorts, longForm: WEEKLY_BATCH.longForm, small: false }
const USUAL_SECONDS = 40

/** Runs a proof in an empty folder, which keeps the installation and its log afterwards. */
export async function runProof(options: ProofOptions, folder: string, say: (line: string) => void): Promise<Proof> {
  const home = await Installation.in(folder, options.narrowed)
  const watch = watchWords(home.dataDir)
  try {
    home.launch()
    await home.ready()
    const run = await Run.begin(home, options, say)
    await run.throughAllKills()
    const seconds = await run.untilSettled()
    const verdict = await judge({ ...run, home, folder, words: watch.words, shape: options.narrowed ?? WEEK, say })
    const left = await home.stop()
    const faults = [...verdict.faults, ...left.map(({ pid, command }) => `Process ${pid} is left: ${command}`)]
    return { ...verdict, faults, kills: run.kills, orders: run.order.sent, seconds }
  } finally {
    watch.end()
    home.abandon()
  }
}

class Run {
  readonly kills: Kill[] = []
  readonly startedAt = Date.now()
  readonly home: Installation
  readonly visitor: Visitor
  readonly order: Order
  readonly moments: Moment[]
  readonly say: (line: string) => void

  private constructor(
    home: Installation,
    visitor: Visitor,
    order: Order,
    moments: Moment[],
    say: (line: string) => void,
  ) {
    this.home = home
    this.visitor = visitor
    this.order = order
    this.moments = moments
    this.say = say
  }

  static async begin(home: Installation, { kills, seed, narrowed }: ProofOptions, say: (line: string) => void) {
    const visitor = new Visitor(home.base)
    await visitor.signUp()
    const body = { brandId: await visitor.makeBrand(), seed }
    const order = new Order(visitor, narrowed ? NARROWED_ORDER : PLAIN_ORDER, body)
    const { shorts, longForm, seconds = USUAL_SECONDS, small } = narrowed ?? WEEK
    const moments = planMoments({
      kills,
      videos: shorts + longForm,
      filmSeconds: small ? seconds / SMALLER : seconds,
      seed,
    })
    say(`Seed ${seed}: ${shorts} shorts and ${longForm} long, ${kills} kills, in ${home.dataDir}`)
    order.send()
    return new Run(home, visitor, order, moments, say)
  }

  async throughAllKills(): Promise<void> {
    for (const moment of this.moments) {
      await this.#until(moment)
      const kill = await this.#strike(moment)
      this.kills.push(kill)
      this.say(
        `kill ${this.kills.length} (${kill.moment}${kill.withDatabase ? ', with the database' : ''}): ${kill.doing}; ` +
          `answered after ${kill.answeredAfter.toFixed(1)} s, went on after ${kill.wentOnAfter.toFixed(1)} s`,
      )
    }
  }

  /** Waits until the moment has come, or until there will be no better one. */
  async #until(moment: Moment): Promise<void> {
    while (moment.name !== 'asked' && !this.#hasCome(moment, await this.#look())) await sleep(LOOK_EVERY_MS)
    await sleep(moment.delayMs)
  }

  #hasCome({ name, ready }: Moment, videos: Video[]): boolean {
    const finished = videos.filter((video) => isMade(video.status)).length
    if (videos.length > 0 && videos.every((video) => isSettled(video.status))) return true
    if (finished < ready) return false
    if (finished > ready && videos.some((video) => video.status === 'rendering')) return true
    const isDoing: Record<MomentName, () => boolean> = {
      asked: () => true,
      starting: () => videos.some((video) => video.status !== 'queued'),
      writing: () => videos.some(({ status }) => status === 'writing' || status === 'checking'),
      voicing: () => videos.some(({ status }) => status === 'voicing'),
      rendering: () => videos.some(({ status }) => status === 'rendering'),
      shelving: () => filmFolders(this.home.dataDir) > finished,
    }
    return isDoing[name]()
  }

  async #strike({ name, withDatabase, delayMs }: Moment): Promise<Kill> {
    const before = await this.#look()
    let processes = await this.home.kill({ withDatabase })
    if (name === 'starting') {
      this.home.launch()
      await sleep(delayMs)
      processes += await this.home.kill({ withDatabase })
    }
    const startedAt = Date.now()
    const since = () => (Date.now() - startedAt) / 1000
    this.home.launch()
    await this.home.ready()
    const answeredAfter = since()
    this.order.send()
    await this.#untilChanged(before)
    return { moment: name, doing: sayDoing(before), processes, withDatabase, answeredAfter, wentOnAfter: since() }
  }

  async #untilChanged(before: Video[]): Promise<Video[]> {
    const deadline = Date.now() + STALLED_AFTER_MS
    for (;;) {
      const videos = await this.#look()
      const isDone = videos.length > 0 && videos.every((video) => isSettled(video.status))
      if (isDone || fingerprint(videos) !== fingerprint(before)) return videos
      if (this.order.refusal) throw this.order.refusal
      if (Date.now() > deadline) throw new Error(`Nothing moves any more: ${sayDoing(videos)}`)
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** Answers the seconds from the order until the last video was settled. */
  async untilSettled(): Promise<number> {
    for (let videos = await this.#look(); ; videos = await this.#untilChanged(videos)) {
      if (videos.length > 0 && videos.every((video) => isSettled(video.status)) && this.order.answer)
        return (Date.now() - this.startedAt) / 1000
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** The batch's videos as they are now; none while there is no batch. */
  async #look(): Promise<Video[]> {
    const [batch] = await this.visitor.batches()
    return batch?.videos ?? []
  }
}

const fingerprint = (videos: Video[]): string =>
  JSON.stringify(videos.map(({ status, stageProgress, scriptId }) => [status, stageProgress, scriptId]))

function sayDoing(videos: Video[]): string {
  if (videos.length === 0) return 'the order on its way'
  const statuses = [...new Set(videos.map((video) => video.status))]
  const count = (status: string) => videos.filter((video) => video.status === status).length
  return statuses.map((status) => `${count(status)} ${status}`).join(', ')
}

/** Films whose files have begun to be put into their place. */
function filmFolders(dataDir: string): number {
  const root = path.join(dataDir, 'files', 'films')
  const accounts = existsSync(root) ? readdirSync(root) : []
  return accounts.flatMap((account) => readdirSync(path.join(root, account))).length
}
