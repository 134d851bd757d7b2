import { useEffect, useState } from 'react'

const LOOK_EVERY_MS = 200

/** Milliseconds for which something has been so; nothing while it is not. */
export function useElapsed(isSo: boolean): number | undefined {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    if (!isSo) return
    const since = Date.now()
    setElapsed(0)
    const timer = setInterval(() => setElapsed(Date.now() - since), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isSo])
  return isSo ? elapsed : undefined
}
