import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withWorkerPool } from '#tasks/worker-pool.ts'

/**
 * Somebody's PNG or JPEG drawn anew in a process of its own: its pixels as they are seen, and nothing else that its file says.
 * Undefined for one that no film could show.
 */
export async function redrawLogo(logo: Uint8Array, kind: 'png' | 'jpg'): Promise<Buffer | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'octavo-logo-'))
  try {
    const [path, out] = [join(folder, 'brought'), join(folder, `logo.${kind}`)]
    await writeFile(path, logo)
    const options = { folder, tasks: ['logo' as const] }
    const { drawn } = await withWorkerPool(options, (spawn) => spawn().run('logo', { path, out }, 'The logo'))
    return drawn ? await readFile(out) : undefined
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
