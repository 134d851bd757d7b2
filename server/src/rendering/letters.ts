/** Whether this machine has fonts for all that a film shows, and what to do where it has not. */
import { type FontPair, firstMissingGlyph, scriptSigns } from '@octavo/renderer'

export { textsOfBrand, writtenIn } from '@octavo/renderer'

/** What is written, by what a person calls it: "This script", "The name of the brand". */
export type Writings = Record<string, string>

/** What can't be shown, in one sentence that says what to do; undefined when all can. */
export function unsetIn(writings: Writings, fonts?: FontPair): string | undefined {
  const names = Object.keys(writings)
  const found = firstMissingGlyph(Object.values(writings), fonts)
  if (!found) return undefined
  const what = names.find((name) => writings[name] === found.text)
  if (!found.script)
    return `${what} has the sign “${found.sign}”, and no font here has that. Leave it out, then try again.`
  const signs = scriptSigns(found.script)
  return `${what} has ${signs} and no font for them is installed. Run npm run fonts -- ${found.script}, then try again.`
}
