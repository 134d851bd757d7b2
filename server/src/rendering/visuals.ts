import type { Scene } from '@octavo/renderer'

type Says = { [K in Scene['kind']]: (scene: Extract<Scene, { kind: K }>) => string }

const ORIGINS = { stock: 'A stock photo', made: 'A picture that a model made' }
const CHARTS = { bars: 'Bars', share: 'A ring of shares', line: 'A line' }

const SAYS: Says = {
  intro: ({ title }) => (title ? `The title “${title}” under the brand's sign` : `The brand's sign and name`),
  hook: ({ text, icon }) => `Opening words, large: “${text}”${icon ? `, with a drawing (${icon})` : ''}`,
  statement: ({ text }) => `The words “${text}” on the brand's background`,
  number: ({ value, label }) => `The figure ${value}, with “${label}”`,
  list: ({ title, items }) => `A list, “${title}”: ${items.map((item) => item.text).join(' · ')}`,
  question: ({ text }) => `A question: “${text}”`,
  quote: ({ text, by }) => `A quotation: “${text}”${by ? ` by ${by}` : ''}`,
  compare: ({ left, right }) => `Side by side: “${left}” and “${right}”`,
  icon: ({ icon, label }) => `A drawing (${icon}), with “${label}”`,
  chapter: ({ title, number }) => `Chapter ${number}: “${title}”`,
  chart: ({ form, title, items }) =>
    `${CHARTS[form]}${title ? `, “${title}”` : ''}: ${items.map(({ label, shown }) => `${label} ${shown}`).join(' · ')}`,
  timeline: ({ title, items }) =>
    `A timeline${title ? `, “${title}”` : ''}: ${items.map(({ when, text }) => `${when}: ${text}`).join(' · ')}`,
  'before-after': ({ before, after, tags: [was, is] = ['Before', 'After'] }) =>
    `A wipe from “${before}” (${was}) to “${after}” (${is})`,
  media: ({ clip, label, origin }) =>
    `${origin ? ORIGINS[origin] : `Your own ${clip ? 'clip' : 'picture'}`}${label ? `, with “${label}”` : ''}`,
  close: ({ text, link }) => `The closing card: “${text}”${link ? `, with ${link}` : ''}`,
}

/** What a scene shows, in words. */
export const visualsOf = (scene: Scene): string => (SAYS[scene.kind] as (scene: Scene) => string)(scene)
