/** Durable work: everything the rest of the server may know of the engine. */
export { CLOCK, every } from './clock.ts'
export { cancel, enqueue, reschedule, resume, waitForWorkflow, withoutWorkflow, workflowStatus } from './commands.ts'
export type { Flow } from './flow.ts'
export { isInterruption } from './registration.ts'
export { startEngine, stopEngine } from './start.ts'
export { defineWorkflow } from './workflow.ts'
