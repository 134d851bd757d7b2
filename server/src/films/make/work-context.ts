import type { Ctx } from '#context.ts'

let current: Ctx | undefined

/** Workflows are known by name and begin without a caller: what they work with is set once, before the engine starts. */
export const setWorkContext = (ctx: Ctx): void => {
  current = ctx
}

export function workContext(): Ctx {
  if (!current) throw new Error('The pipeline has not been given what it works with')
  return current
}
