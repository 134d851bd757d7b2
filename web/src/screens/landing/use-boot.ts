import { useSyncExternalStore } from 'react'
import { readBoot } from '#api/boot.ts'

let boot: ReturnType<typeof readBoot>
const once = () => {
  boot ??= readBoot()
  return boot
}
const never = () => () => undefined

/** What the server wrote into the page; undefined in the finished HTML, which is the same for every installation. */
export const useBoot = () => useSyncExternalStore(never, once, () => undefined)
