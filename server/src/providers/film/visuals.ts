import type { Scene } from '@octavo/renderer'

type Says = { [K in Scene['kind']]: (scene: Extract<Scene, { kind: K }>) => string }

const SAYS: Says = {
  hook: ({ text }) => `Opening words, large: “${text}”`,
  statement: ({ text }) => `The words “${text}” on the brand's background`,
  number: ({ value, label }) => `The figure ${value}, with “${label}”`,
  list: ({ title, items }) => `A list, “${title}”: ${items.map((item) => item.text).join(' · ')}`,
  question: ({ text }) => `A question: “${text}”`,
  quote: ({ text, by }) => `A quotation: “${text}”${by ? ` by ${by}` : ''}`,
  compare: ({ left, right }) => `Side by side: “${left}” and “${right}”`,
  icon: ({ icon, label }) => `A drawing (${icon}), with “${label}”`,
  chapter: ({ title, number }) => `Chapter ${number}: “${title}”`,
  close: ({ text }) => `The closing card: “${text}”`,
}

/** What a scene shows, in words. */
export const visualsOf = (scene: Scene): string => (SAYS[scene.kind] as (scene: Scene) => string)(scene)
