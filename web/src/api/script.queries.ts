import { type LibraryScript, type Script, scriptRoutes, type Writer } from '@octavo/contract/script'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useStats } from './analytics.queries.ts'
import { keyOf, queryOf } from './call.ts'

type ScriptList = { scripts: Script[] }

/** The account's scripts with their states and scores. */
export const useScripts = () => useQuery(queryOf(scriptRoutes.list))

/** The scripts as the library shows them. */
export const useLibraryScripts = () => useQuery(queryOf(scriptRoutes.library))

/** Who writes this brand's scripts and what that costs, or those of all brands; nothing where the built-in writer does. */
export function useOwnWriter(brandId: string | undefined): Writer | undefined {
  const { data: stats } = useStats()
  const isOwn = stats?.capabilities.some(({ name, embedded }) => name === 'Scripts' && !embedded) ?? false
  const { data } = useQuery({
    ...queryOf(scriptRoutes.writer, { query: brandId ? { brandId } : {} }),
    enabled: isOwn,
  })
  return isOwn ? data : undefined
}

/** Reads anew what texts have cost. */
export const refreshWriter = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: keyOf(scriptRoutes.writer, { query: {} }).slice(0, 1) })

/** Puts a script as it is now into the list: in its place, or first when it is new. */
export function keepScript(cache: QueryClient, script: Script) {
  cache.setQueryData<ScriptList>(keyOf(scriptRoutes.list), (old) => {
    const scripts = old?.scripts ?? []
    const known = scripts.some(({ id }) => id === script.id)
    return { scripts: known ? scripts.map((one) => (one.id === script.id ? script : one)) : [script, ...scripts] }
  })
  void cache.invalidateQueries({ queryKey: keyOf(scriptRoutes.library) })
}

/** Takes a script out of both lists at once, before the server has said yes. */
export function dropScript(cache: QueryClient, id: string) {
  cache.setQueryData<ScriptList>(
    keyOf(scriptRoutes.list),
    (old) => old && { scripts: old.scripts.filter((script) => script.id !== id) },
  )
  cache.setQueryData<LibraryScript[]>(keyOf(scriptRoutes.library), (old) => old?.filter((script) => script.id !== id))
}

/** Reads both lists anew. */
export const refreshScripts = (cache: QueryClient) =>
  Promise.all(
    [scriptRoutes.list, scriptRoutes.library].map((row) =>
      cache.invalidateQueries({ queryKey: keyOf(row), exact: true }),
    ),
  )
