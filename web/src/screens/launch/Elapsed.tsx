import { useEffect, useState } from 'react'
import { formatElapsed } from './launch.rules.ts'

const TICK_MS = 1000

/** How long this page has been open. */
export function Elapsed() {
  const [opened] = useState(() => Date.now())
  const [now, setNow] = useState(opened)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label="Time since this page was opened"
      className="display num text-3xl [font-feature-settings:'zero']"
    >
      {formatElapsed(now - opened)}
    </span>
  )
}
