import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileKernel, KERNEL, kernelSource, sourceNoted } from '../scripts/kernel.ts'

describe('the kernel in the repository', () => {
  it('was made of the source, the settings and the compiler that stand beside it', () => {
    expect(sourceNoted(Uint8Array.from(readFileSync(KERNEL))), 'run npm run kernel').toBe(kernelSource())
  })

  it('is what its source is compiled to', async ({ skip }) => {
    const rebuilt = await compileKernel().catch((error: Error) => error)
    if (rebuilt instanceof Error) return skip(`the compiler can not be had: ${rebuilt.message}`)
    expect(Buffer.from(rebuilt).equals(readFileSync(KERNEL))).toBe(true)
  }, 180_000)
})
