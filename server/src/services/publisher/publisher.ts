/** Putting a finished film where everybody can see it. */
import type { Network } from '@octavo/contract/network'
import type { Service } from '#services/service.ts'

/** What a network let the owner's channel have: tokens under their names there. Kept encrypted, never shown or logged. */
export type Credentials = Readonly<Record<string, string>>

/** Whom it is posted for. */
export type PostingChannel = {
  id: string
  network: Network
  /** The network's own name for the channel; null where nothing is connected. */
  externalId: string | null
  credentials: Credentials | null
}

export type Post = {
  /** The same for every try at this post: a network that has it already gives it back and posts nothing. */
  key: string
  title: string
  description: string
  hashtags: string[]
  format: 'short' | 'long'
  /** Keys of the storage. */
  film: { video: string; poster: string; captions: string }
  /** Every film here is made by machines; a network that can say so is told to. */
  synthetic: true
  /** The film's own page on this installation. */
  page: string
}

export type Posted = { externalId: string; url: string }

type Order = {
  signal: AbortSignal
  /** Keeps what the network gave in place of credentials that ran out, before anything is done with it. */
  renew(credentials: Credentials): Promise<void>
}

/** The network says no and will say it again; the message is a sentence for the owner. */
export class PublisherRefusal extends Error {
  readonly final = true
}

/** The network takes nothing just now, and says how long that lasts. */
export class PublisherBusy extends Error {
  readonly waitMs: number

  constructor(waitMs: number) {
    super(`The network takes nothing for ${Math.ceil(waitMs / 1000)} seconds`)
    this.waitMs = waitMs
  }
}

export interface Publisher extends Service {
  readonly can: { readonly network: Network }
  /**
   * Posts the film on the channel, or finds what an earlier try with the same key posted. Throws PublisherRefusal where
   * trying again would not help, PublisherBusy where it will after a while; an abort rejects within a second. No message
   * of an error holds anything of the credentials.
   */
  publish(post: Post, channel: PostingChannel, order: Order): Promise<Posted>
}

export interface Publishers extends Service {
  /** Who posts to this network; nobody when no key for it is set. */
  to(network: Network): Publisher | undefined
}

/** Several as one service: each posts to its network. */
export const publishersOf = (publishers: readonly Publisher[]): Publishers => ({
  name: publishers.map(({ name }) => name).join(', '),
  embedded: publishers.every(({ embedded }) => embedded),
  costs: publishers.find(({ costs }) => costs !== 'nothing')?.costs ?? 'nothing',
  to: (network) => publishers.find(({ can }) => can.network === network),
})
