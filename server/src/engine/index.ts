/** Durable work: everything the rest of the server may know of the engine. */
export type { Attempt, StepOptions } from './attempts.ts'
export { CLOCK, every } from './clock.ts'
export {
  cancel,
  type EnqueueOptions,
  enqueue,
  reschedule,
  resume,
  type WorkflowState,
  type WorkflowStatus,
  waitForWorkflow,
  withoutWorkflow,
  workflowStatus,
} from './commands.ts'
export type { ChildOptions, Flow } from './flow.ts'
export { isInterruption } from './registration.ts'
export { type Engine, type EngineOptions, type Queue, startEngine, stopEngine } from './start.ts'
export { defineWorkflow, type Workflow } from './workflow.ts'
