/** One server and one folder for all journeys; each of them signs up an account of its own. */
import type { TestProject } from 'vitest/node'
import { startServer } from './server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    base: string
  }
}

/**
 * Each journey comes from an address of its own, as visitors do, and has small films made: the new person, on a plain server, has one of
 * full size. `OCTAVO_URL` lets the journeys visit a server that runs already, with the same settings.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env.OCTAVO_URL
  const server = running ? undefined : await startServer({ TRUST_PROXY: 'true', FILM_QUALITY: 'draft' })
  project.provide('base', running ?? server?.base ?? '')
  return async () => server?.stop()
}
