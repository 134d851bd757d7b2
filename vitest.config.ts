import { defineConfig } from 'vitest/config'

const node = (name: string, include: string[], timeout = 30_000) => ({
  test: { name, include, testTimeout: timeout, hookTimeout: 60_000, environment: 'node' as const },
})

export default defineConfig({
  test: {
    // Two cores: the database, the encoder and the browser want them more than parallel files do.
    maxWorkers: 2,
    projects: [
      node('contract', ['contract/src/**/*.test.ts']),
      node('renderer', ['renderer/src/**/*.test.ts'], 120_000),
      {
        test: {
          ...node('server', ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'], 60_000).test,
          globalSetup: ['server/test/clusters.setup.ts'],
        },
      },
      node('house', ['test/**/*.test.ts'], 60_000),
      { test: { ...node('e2e', ['e2e/**/*.test.ts'], 300_000).test, globalSetup: ['e2e/setup.ts'] } },
      './web/vitest.config.ts',
    ],
  },
})
