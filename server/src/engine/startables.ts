/** A workflow in the shape that DBOS starts. */
export type Startable = (input: unknown) => Promise<unknown>

/** DBOS keeps what it was told for as long as the process lives; the definitions behind it may be replaced. */
export const startables = new Map<string, Startable>()

export function startable({ name }: { name: string }): Startable {
  const found = startables.get(name)
  if (!found) throw new Error(`The workflow "${name}" was not defined before the engine started`)
  return found
}
