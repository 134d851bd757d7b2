import type { Flow } from './flow.ts'

/** Durable work with a name: what it does is decided in `run`, step by step, from an input that survives as JSON. */
export type Workflow<Input, Output = unknown> = {
  readonly name: string
  /** Where its runs wait for their turn. */
  readonly queue: string
  /** Between its steps it must do the same whenever it is run again: no clock, no chance, no outside world. */
  readonly run: (flow: Flow, input: Input) => Promise<Output>
  /** Called, durably as well, when a run has failed for good (not when it was cancelled). */
  readonly failed?: (flow: Flow, input: Input, error: Error) => Promise<void>
}

/** Any workflow, whatever it takes and gives. */
export type AnyWorkflow = Workflow<never>

export const definitions = new Map<string, AnyWorkflow>()

/** Makes a workflow known by its name, before the engine starts. A later definition of the same name replaces it. */
export function defineWorkflow<Input, Output>(workflow: Workflow<Input, Output>): Workflow<Input, Output> {
  definitions.set(workflow.name, workflow)
  return workflow
}

export function definitionOf(name: string): AnyWorkflow {
  const workflow = definitions.get(name)
  if (!workflow) throw new Error(`There is no workflow named "${name}"`)
  return workflow
}
