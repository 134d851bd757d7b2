import { type ReactNode, useState } from 'react'
import { Button } from './Button.tsx'

/** The beginning of a long list, and the button that shows more of it. */
export function useMore<T>(list: readonly T[], step: number): [shown: readonly T[], more: ReactNode] {
  const [most, setMost] = useState(step)
  const left = list.length - most
  const more = left > 0 && (
    <Button onClick={() => setMost(most + step)} className="mx-auto mt-6 flex">
      Show {Math.min(step, left)} more of {list.length}
    </Button>
  )
  return [list.slice(0, most), more]
}
