import type { Script } from '@octavo/contract/script'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import { useScripts } from '#api/script.queries.ts'

/**
 * Fills a form from the script that the address names, `?script=id`, once. The address then forgets it, so that a reload
 * shows what became of the words. A script that is not there fills nothing.
 */
export function useGivenScript(fill: (script: Script) => void) {
  const [params, setParams] = useSearchParams()
  const asked = params.get('script')
  const { data } = useScripts()
  const take = useEffectEvent((id: string, scripts: readonly Script[]) => {
    const script = scripts.find((one) => one.id === id)
    if (script) fill(script)
    const rest = new URLSearchParams(params)
    rest.delete('script')
    setParams(rest, { replace: true })
  })
  useEffect(() => {
    if (asked && data) take(asked, data.scripts)
  }, [asked, data])
}
