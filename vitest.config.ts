import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { cut } from './scripts/cut.mjs'

/** Tests wait for what happens: these ends, far above need on a busy machine, are for what never comes. */
const patience = { testTimeout: 900_000, hookTimeout: 900_000, expect: { poll: { timeout: 60_000 } } }

const node = (name: string, include: string[]) => ({ name, include, ...patience, environment: 'node' as const })

const jsdom = (name: string) => ({
  name,
  ...patience,
  setupFiles: [fileURLToPath(new URL('web/src/testing/setup.ts', import.meta.url))],
  environment: 'jsdom' as const,
})

/** Where tests put something in the place of a module, it must not stand there for the next file. */
const MOCKED = 'src/**/*.mocked.test.tsx'

await cut(fileURLToPath(new URL('.', import.meta.url)))

export default defineConfig({
  test: {
    // Much of a test is waiting for a process or a clock: two more files fill what two leave of two cores.
    maxWorkers: 4,
    projects: [
      // Where a process keeps its modules from one file to the next, the tests take up to half the time less.
      { test: { ...node('contract', ['contract/src/**/*.test.ts']), isolate: false } },
      { test: { ...node('renderer', ['renderer/src/**/*.test.ts']), isolate: false } },
      { test: { ...node('voice', ['voice/src/**/*.test.ts']), isolate: false } },
      { test: { ...node('officer', ['officer/src/**/*.test.ts']), isolate: false } },
      { test: { ...node('writer', ['writer/src/**/*.test.ts']), isolate: false } },
      {
        test: {
          ...node('server', ['server/src/**/*.test.ts', 'server/test/**/*.test.ts']),
          globalSetup: ['server/test/clusters.setup.ts'],
          isolate: false,
        },
      },
      { test: { ...node('edition', ['edition/src/**/*.test.ts']), isolate: false } },
      { test: node('house', ['test/**/*.test.ts', 'bench/words/*.test.ts']) },
      { test: { ...node('e2e', ['e2e/**/*.test.ts']), globalSetup: ['e2e/setup.ts'] } },
      {
        root: './web',
        test: { ...jsdom('web'), include: ['src/**/*.test.{ts,tsx}'], exclude: [MOCKED], isolate: false },
      },
      { root: './web', test: { ...jsdom('web-mocked'), include: [MOCKED] } },
    ],
  },
})
