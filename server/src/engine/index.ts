/** Durable work: everything the rest of the server may know of the engine. */
export { CLOCK, every } from './clock.ts'
export { cancel, enqueue, waitForWorkflow } from './commands.ts'
export type { Flow } from './flow.ts'
export { watchForFreezes } from './freeze-watch.ts'
export type { AnyJob, Job, Work, WorkFolder } from './job.ts'
export { requeueOrphans } from './orphans.ts'
export { startEngine, stopEngine } from './start.ts'
