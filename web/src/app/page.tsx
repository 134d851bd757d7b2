import { type ComponentType, lazy, useState } from 'react'

export type Page = ComponentType & { preload: () => Promise<void> }

/**
 * A screen in a chunk of its own. Once preloaded it renders at once: React holds the reveal of a Suspense boundary
 * back by about 300 ms after its fallback, even for a chunk that is there already.
 */
export function page(load: () => Promise<{ default: ComponentType }>): Page {
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  function PageNow() {
    const [Screen] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Screen />
  }
  return Object.assign(PageNow, {
    preload: async () => {
      loaded = (await load()).default
    },
  })
}
