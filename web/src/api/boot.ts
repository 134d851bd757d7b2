import type { Boot } from '@octavo/contract/event'

/** What the server wrote into the page, so that the first paint need not ask. */
export function readBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent
  return text ? (JSON.parse(text) as Boot) : undefined
}
