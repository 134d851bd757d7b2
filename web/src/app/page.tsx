import { type ComponentType, lazy, useState } from 'react'

type Load = () => Promise<{ default: ComponentType }>
export type Page = ComponentType & { load: Load; preload: () => Promise<void> }

/**
 * A screen in a chunk of its own. Once preloaded it renders at once: React holds the reveal of a Suspense boundary
 * back by about 300 ms after its fallback, even for a chunk that is there already.
 */
export function page(load: Load): Page {
  let loaded: ComponentType | undefined
  const Lazy = lazy(load)
  function PageNow() {
    const [Screen] = useState<ComponentType>(() => loaded ?? Lazy)
    return <Screen />
  }
  return Object.assign(PageNow, {
    load,
    preload: async () => {
      loaded = (await load()).default
    },
  })
}
