import { type ComponentType, useEffect, useState } from 'react'
import { whenCalm } from './when-calm.ts'

/**
 * A part that the first screen can do without: fetched when all is calm, or at once when it is wanted. Null until it is there.
 * Not lazy(): Suspense holds a reveal back, and the first letters typed into a window would be lost.
 */
export function useWarm<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (part) return
    const fetchIt = () => void load().then((loaded) => setPart(() => loaded))
    if (wanted) return fetchIt()
    return whenCalm(fetchIt)
  }, [load, wanted, part])
  return part
}
