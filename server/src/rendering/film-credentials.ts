/** What films are signed with: the owner's certificate, or one that this installation made for itself. */
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { credentialsFault, type FilmCredentials, isInTime, selfMadeCredentials } from '@octavo/renderer'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'

/** Asked before each film; undefined when it is not to be signed. */
export type Signing = () => Promise<FilmCredentials | undefined>

export function signingBy({ credentials, dataDir }: Pick<Config, 'credentials' | 'dataDir'>, log: Log): Signing {
  if (credentials === 'off') return async () => undefined
  if (credentials === 'self-made') return () => selfMade(path.join(dataDir, 'credentials'))
  return async () => {
    if (isInTime(credentials, new Date())) return credentials
    log.warn('The certificate in C2PA_CERT has run out or is not valid yet: films are not signed.')
    return undefined
  }
}

/** The same for all processes and for ten years. Films ask the machine's clock, as those who check them will. */
async function selfMade(folder: string): Promise<FilmCredentials> {
  const existed = existsSync(folder)
  const known = await keptIn(folder)
  if (known) return known
  if (existed) await rm(folder, { recursive: true, force: true })
  const { rootPem, certificatePem, keyPem } = await selfMadeCredentials(new Date())
  const making = await mkdtemp(`${folder}.`)
  const keep = (name: string, text: string) => writeFile(path.join(making, name), text, { mode: 0o600 })
  await Promise.all([keep('root.pem', rootPem), keep('certificate.pem', certificatePem), keep('key.pem', keyPem)])
  try {
    await rename(making, folder)
    return { certificatePem, keyPem }
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    const others = await keptIn(folder) // another process was faster
    if (others) return others
    throw error
  }
}

/** Undefined when they are not there, not whole, or have run out. */
async function keptIn(folder: string): Promise<FilmCredentials | undefined> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '')
  const kept = { certificatePem: await read('certificate.pem'), keyPem: await read('key.pem') }
  return credentialsFault(kept) === undefined && isInTime(kept, new Date()) ? kept : undefined
}
