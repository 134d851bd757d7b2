/** Putting a finished film where everybody can see it. */
import type { Network } from '@octavo/contract/network'

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

/** The network says no and will say it again; the message is a sentence for the owner. */
export class PublisherRefusal extends Error {
  readonly final = true
}

export interface Publisher {
  /** Shown on screens: who publishes. */
  readonly name: string
  /**
   * Posts the film, or finds what an earlier try with the same key posted. Throws PublisherRefusal where trying again
   * would not help; an abort rejects within a second.
   */
  publish(post: Post, order: { signal: AbortSignal }): Promise<Posted>
}

export type Publishers = {
  readonly name: string
  /** Who posts to this network; nobody when no key for it is set. */
  to(network: Network): Publisher | undefined
}
