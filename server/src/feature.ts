/** What a feature brings to the product. Each part that brings something says so in its own `feature.ts`. */
import type { AccountEvent } from '@octavo/contract/event'
import type { Ctx, SignedIn } from '#context.ts'
import type { Listener } from '#domain-events.ts'
import type { Flow } from '#engine/index.ts'
import type { PlainRoutes } from '#http/app.ts'
import type { Served } from '#http/serve.ts'
import type { ProductJob } from '#jobs.ts'
import type { LiveChange } from '#live-changes.ts'

export type Schedule = {
  /** Kept by the engine: one schedule a name. */
  name: string
  /** When, as a cron expression in UTC. */
  cron: string
  run(ctx: Ctx, flow: Flow): Promise<unknown>
}

/** How a kind of change is told to the browser: with the thing as it is now. */
type Live = { [T in LiveChange['type']]?: (ctx: SignedIn, id: string) => Promise<AccountEvent | undefined> }

export type Feature = {
  /** Rows of the contract with their verbs. */
  routes?: Served[]
  /** What is asked for over HTTP and is no row of the contract: files, pages, streams, other services' reports. */
  http?: (ctx: Ctx) => PlainRoutes[]
  jobs?: readonly unknown[]
  schedules?: Schedule[]
  /** What it does when something happens in an earlier layer. */
  on?: Listener[]
  live?: Live
}

export const jobsOf = (features: readonly Feature[]): ProductJob[] =>
  features.flatMap(({ jobs = [] }) => jobs as readonly ProductJob[])
