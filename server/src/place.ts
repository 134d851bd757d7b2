/** What a start needs of its machine, looked at before anything is made: one that cannot succeed leaves nothing behind. */
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'

/** The start stops with one sentence for the operator. */
export class CannotStart extends Error {}

type Place = { host: string; port: number; dataDir: string }

export async function requirePlace(place: Place): Promise<void> {
  await requirePort(place)
  await requireFolder(place.dataDir)
}

const PORT_SAYS: Record<string, string> = {
  EADDRINUSE: 'is taken by another program. Stop that one, or set another PORT.',
  EACCES: 'may not be used by this user. Set a PORT above 1023, or allow it.',
  EADDRNOTAVAIL: 'is not an address of this machine. Set another HOST.',
  ENOTFOUND: 'is not an address of this machine. Set another HOST.',
}

async function requirePort({ host, port }: Place): Promise<void> {
  const server = createServer().listen({ host, port, exclusive: true })
  try {
    await once(server, 'listening')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new CannotStart(`${host}:${port} ${PORT_SAYS[code] ?? `cannot be listened at: ${message}.`}`)
  }
  server.close()
  await once(server, 'close')
}

async function requireFolder(dataDir: string): Promise<void> {
  let made: string | undefined
  try {
    made = await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await rmdir(await mkdtemp(path.join(dataDir, '.try-')))
  } catch (error) {
    if (made) await rm(made, { recursive: true, force: true })
    const { code, message } = error as NodeJS.ErrnoException
    const why = code === 'EROFS' || code === 'EACCES' || code === 'EPERM' ? 'nothing may be written there' : message
    throw new CannotStart(`The folder ${dataDir} cannot be used: ${why}. Mend that, or set another DATA_DIR.`)
  }
}
