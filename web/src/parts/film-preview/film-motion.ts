import { useSyncExternalStore } from 'react'

const STILL = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)'

/** What the visitor pressed; before that, what the browser asks for. */
let chosen: boolean | undefined
const hearers = new Set<() => void>()

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
const plays = () => chosen ?? !(matchMedia(STILL).matches || savesData())

function hear(hearer: () => void): () => void {
  const query = matchMedia(STILL)
  query.addEventListener('change', hearer)
  hearers.add(hearer)
  return () => {
    query.removeEventListener('change', hearer)
    hearers.delete(hearer)
  }
}

/** Lets all films of the page play, or none. */
export function setFilmsPlay(play: boolean): void {
  chosen = play
  for (const hearer of hearers) hearer()
}

/** Whether the films of the page play: not by themselves for who wants no motion or saves data. In the finished HTML they stand still. */
export const useFilmsPlay = (): boolean => useSyncExternalStore(hear, plays, () => false)
