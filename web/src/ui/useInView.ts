import { type RefObject, useEffect, useState } from 'react'

/** Whether at least `share` of it can be seen now; no where nobody can tell. */
export function useInView(ref: RefObject<Element | null>, share: number): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false), {
      threshold: share,
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, share])
  return seen
}
