/** What every service promises, whatever it does. The suites of its kind ask for it. */
import { expect } from 'vitest'
import type { Service } from './service.ts'

/** It says its name and what it costs, and costs nothing where it is embedded. */
export function expectHonestService({ name, embedded, costs }: Service): void {
  expect(name).toMatch(/\S/)
  expect(costs === 'nothing' || costs.per).toBeTruthy()
  if (embedded) expect(costs).toBe('nothing')
}
