/** Durable work as this product has it: its queues, who works at them, and how a job is made, ordered and cleared up after. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#config.ts'
import type { Ctx, Owned } from '#context.ts'
import { type AnyJob, enqueue, type Job, type Work, type WorkFolder } from '#engine/index.ts'

/** Which processes work at a queue, beside those that do everything: scripts, posts and mail are a worker's, films a renderer's. */
type WorkedAtBy = 'worker' | 'render'
type QueueRow = { by: WorkedAtBy; concurrency: (config: Config) => number }

// biome-ignore format: a table
export const QUEUES = {
  // Scripts of different accounts are written side by side; those of one batch one after the other.
  script:  { by: 'worker', concurrency: () => 4 },
  film:    { by: 'render', concurrency: (config) => config.filmsAtOnce },
  // Somebody waits for an edit at the screen: it does not queue behind a week of films.
  edit:    { by: 'render', concurrency: () => 2 },
  // Posts of one time of day: they wait for networks, not for cores.
  publish: { by: 'worker', concurrency: () => 8 },
  // Campaigns of different accounts go out side by side.
  mail:    { by: 'worker', concurrency: () => 4 },
  // Long lists of contacts of different accounts are read side by side.
  contacts: { by: 'worker', concurrency: () => 2 },
  // Files that people bring, looked into each in a process of its own.
  media:   { by: 'worker', concurrency: () => 2 },
} as const satisfies Record<string, QueueRow>
export type Queue = keyof typeof QUEUES

export const queuesOf = (config: Config) =>
  Object.entries<QueueRow>(QUEUES).map(([name, { concurrency }]) => ({ name, concurrency: concurrency(config) }))

/** The queues that a process of this role works at; an API server works at none. */
export const queuesFor = (role: Config['role']): string[] =>
  Object.entries<QueueRow>(QUEUES).flatMap(([name, { by }]) => (role === 'all' || role === by ? [name] : []))

/** A run's work as jobs of this product see it. */
export type JobWork<Found> = Work<Ctx, Found>
/** Any job of this product. */
export type ProductJob = AnyJob<Ctx, Queue>

/** A kind of durable work. See `Job` for what each field promises. */
export const job = <Input, Found>(definition: Job<Ctx, Queue, Input, Found>): typeof definition => definition

/** Has a job done once the caller's transaction is committed; the same input runs once. */
export const order = <Input, Found>(
  { db }: Pick<Ctx, 'db'>,
  ordered: Job<Ctx, Queue, Input, Found>,
  input: Input,
  when: { delayUntil?: Date; priority?: number } = {},
): Promise<void> => enqueue(db, ordered, input, { id: ordered.id(input), ...when })

/** Where a job works on this input, under the data folder. */
export const folderOf = <Input>({ config }: Pick<Owned, 'config'>, folder: WorkFolder<Input>, input: Input): string =>
  path.join(config.dataDir, folder.root, folder.name(input))

/** Removes what work has left on the disk once it is over. Work that comes to its end clears up by itself; this is for what never got so far. */
export async function sweepFolders(ctx: Ctx, jobs: readonly ProductJob[]): Promise<void> {
  const withFolders = jobs.filter(({ folder }) => folder) as unknown as Job<Ctx, Queue, unknown, unknown>[]
  for (const root of new Set(withFolders.map(({ folder }) => folder?.root ?? ''))) {
    const names = await readdir(path.join(ctx.config.dataDir, root)).catch(() => [])
    const wanted = new Set<string>()
    for (const { folder, open } of names.length > 0 ? withFolders : [])
      if (folder?.root === root) for (const { input } of (await open?.(ctx)) ?? []) wanted.add(folder.name(input))
    for (const name of names)
      if (!wanted.has(name)) await rm(path.join(ctx.config.dataDir, root, name), { recursive: true, force: true })
  }
}
