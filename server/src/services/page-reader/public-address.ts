/** Which addresses may be read: public ones, and nothing that a browser of this machine alone could reach. */
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { PageRefused } from './page-reader.ts'

const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' }

export const NOT_PUBLIC = 'This address does not lead to a public website, so it is not read.'

/** `process` unwraps IPv4 in IPv6; whatever is no plain unicast address is somebody's own. */
export const isPublic = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

/** `host:port` pairs that are read all the same: doubles on loopback, in tests. */
export type Allowed = readonly string[]

/** Refuses what the address alone gives away. Literal addresses are judged here, because no name is ever looked up for them. */
export function checkUrl(url: URL, allowed: Allowed): void {
  const port = PORTS[url.protocol]
  if (!port) throw new PageRefused('Only addresses that begin with http:// or https:// are read.')
  if (url.username || url.password) throw new PageRefused('An address with a name or password in it is not read.')
  if (allowed.includes(hostAndPort(url))) return
  if (url.port !== '' && url.port !== port)
    throw new PageRefused('Only the usual ports of websites, 80 and 443, are read.')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isPublic(host)) throw new PageRefused(NOT_PUBLIC)
}

export const hostAndPort = (url: URL): string => `${url.hostname}:${url.port || PORTS[url.protocol]}`

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/** Looks a name up once and connects to nothing but what was found: a second answer cannot lead elsewhere. */
export const publicLookup = (isAllowed: boolean, resolve: Resolve = lookup): LookupFunction =>
  ((host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0)
      const [first] = found
      if (!first || (!isAllowed && !found.every(({ address }) => isPublic(address))))
        return done(new PageRefused(NOT_PUBLIC), '', 0)
      return options.all
        ? (done as (error: null, found: unknown) => void)(null, found)
        : done(null, first.address, first.family)
    })
  }) as LookupFunction
