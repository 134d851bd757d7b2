import { useState } from 'react'
import { useSearchParams } from 'wouter'

/** One of several that the address may name, `?brand=id`, and that is then chosen by hand; a new address names anew. */
export function useChosen(name: string): [id: string | null, choose: (id: string | null) => void] {
  const [params] = useSearchParams()
  const asked = params.get(name)
  const [chosen, choose] = useState(asked)
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked !== null) choose(asked)
  }
  return [chosen, choose]
}
