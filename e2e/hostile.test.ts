/** Generated requests that mean harm, against the product as it is started. `HOSTILE_REQUESTS=20000` for a long run. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { attack } from './hostile.run.ts'
import { type RunningServer, startServer } from './server.ts'

const COUNT = Number(process.env.HOSTILE_REQUESTS ?? 2_000)
let server: RunningServer

beforeAll(async () => {
  // Nothing is worked at, so that every request costs what it costs and no film is made of it.
  server = await startServer({ ROLE: 'api', TRUST_PROXY: 'on', LOG_LEVEL: 'error' })
})
afterAll(() => server.stop())

it('answers hostile requests with sentences, shows nobody what is not theirs, and keeps its memory', async () => {
  const report = await attack(server, COUNT)
  console.log(JSON.stringify({ ...report, faults: report.faults.length }))
  expect(report.faults).toEqual([])
  expect(report.sent).toBeGreaterThanOrEqual(COUNT)
  expect(report.statuses[200]).toBeGreaterThan(COUNT / 20)
  expect(report.memoryMb.late).toBeLessThan(report.memoryMb.early * 1.3 + 40)
})
