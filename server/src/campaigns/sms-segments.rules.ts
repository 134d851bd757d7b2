/** How many parts a text is sent and paid as (3GPP TS 23.038). */

const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€\f'
const SEVEN_BIT = { single: 160, part: 153 }
const WIDE = { single: 70, part: 67 }

/** Characters of the basic alphabet cost 1, of its extension 2; any other makes the whole text wide. */
export function segmentsOf(text: string): { segments: number; wide: boolean } {
  const wide = [...text].some((character) => !BASIC.includes(character) && !EXTENDED.includes(character))
  const costs = [...text].map((character) => (wide ? character.length : EXTENDED.includes(character) ? 2 : 1))
  const { single, part } = wide ? WIDE : SEVEN_BIT
  if (costs.reduce((sum, cost) => sum + cost, 0) <= single) return { segments: 1, wide }
  let segments = 1
  let used = 0
  // What costs two is not cut in half.
  for (const cost of costs) {
    if (used + cost > part) {
      segments++
      used = 0
    }
    used += cost
  }
  return { segments, wide }
}
