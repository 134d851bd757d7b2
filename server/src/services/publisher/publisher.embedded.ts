import { NETWORK_NAMES } from '@octavo/contract/network'
import type { Storage } from '#services/storage/storage.ts'
import { type Publisher, PublisherRefusal } from './publisher.ts'

/** The local channel: the film's own page on this installation. It is out once its files are all there. */
export function localPublisher(storage: Storage): Publisher {
  return {
    name: NETWORK_NAMES.local,
    embedded: true,
    costs: 'nothing',
    can: { network: 'local' },
    async publish({ film, page }, _channel, { signal }) {
      signal.throwIfAborted()
      const sizes = await Promise.all(Object.values(film).map((key) => storage.size(key)))
      if (sizes.some((size) => !size))
        throw new PublisherRefusal('The film or its captions are not in the library any more. Make the film again.')
      return { externalId: page, url: page }
    },
  }
}
