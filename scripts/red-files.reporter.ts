/** Notes which test files were red, for a second look at them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { RED_FILES, type RedFiles } from './second-look.rules.ts'

export default class RedFilesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const red = modules.filter((module) => !module.ok())
    const noted: RedFiles = {
      files: red.map(({ moduleId }) => relative(process.cwd(), moduleId)),
      strayErrors: unhandled.length,
    }
    mkdirSync(dirname(RED_FILES), { recursive: true })
    writeFileSync(RED_FILES, JSON.stringify(noted))
  }
}
