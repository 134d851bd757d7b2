import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ServerUser } from './server-user.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** The places of one embedded database. The cluster's name carries PostgreSQL's major version: another cannot read it. */
export type Folder = { dir: string; cluster: string; lock: string; log: string }

/** It listens on no network: the number is a part of the socket's name. */
export const PORT = 5432

/** A Unix socket's path holds 103 bytes on the strictest system; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_SOCKET_FOLDER = 88

export function folderOf(dir: string): Folder {
  const root = resolve(dir)
  return { dir: root, cluster: join(root, 'pg18'), lock: join(root, 'owner.lock'), log: join(root, 'postgres.log') }
}

/** Makes the folder, closed to others, or says why it cannot be used. */
export function makeFolder(folder: Folder): void {
  try {
    mkdirSync(folder.dir, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new DatabaseUnavailable(`The folder ${folder.dir} cannot be made: ${(error as Error).message}.`)
  }
}

export function handOver(path: string, user: ServerUser): void {
  if (user !== 'self') chownSync(path, user.uid, user.gid)
}

/** Where a database's socket stands. */
export type SocketFolder = { socket: string; temporary: boolean }

/** Makes a temporary folder that went with the database which used it anew; one that somebody else has made there is refused. */
export function restoreSocketFolder({ socket, temporary }: SocketFolder, user: ServerUser): void {
  if (!temporary) return
  rmSync(socket, { recursive: true, force: true })
  mkdirSync(socket, { mode: 0o700 })
  handOver(socket, user)
}

/** Beside the data, or in a short temporary folder when that path is too long for a socket. */
export function socketFolder(folder: Folder, user: ServerUser): SocketFolder {
  if (Buffer.byteLength(folder.dir) <= LONGEST_SOCKET_FOLDER) return { socket: folder.dir, temporary: false }
  const base = Buffer.byteLength(tmpdir()) <= LONGEST_SOCKET_FOLDER - 20 ? tmpdir() : '/tmp'
  const socket = mkdtempSync(join(base, 'octavo-db-'))
  handOver(socket, user)
  return { socket, temporary: true }
}
