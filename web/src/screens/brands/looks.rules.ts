/** Which looks a brand's films take, in words. */
import type { BrandDraft } from '@octavo/contract/brand/schemas'
import { LOOK_LABELS, LOOKS, type LookName, lookOfPlace, seedOfBrand, turnOf } from '@octavo/contract/look'
import type { VideoFormat } from '@octavo/contract/video'

type LookValues = Pick<Required<BrandDraft>, 'looks' | 'tone' | 'trade'>

/** The looks with one of them checked or not, in their own order. */
export const withLook = (looks: readonly LookName[], look: LookName, checked: boolean): LookName[] =>
  LOOKS.filter((one) => (one === look ? checked : looks.includes(one)))

/** Who takes turns and which comes first; of a brand that is not saved yet nobody knows that. */
export function turnsInWords(values: LookValues, id: string | undefined): string {
  const { looks } = values
  const [only, ...others] = looks
  if (only && others.length === 0) return `All your films use ${LOOK_LABELS[only]}.`
  const some = looks.length > 0 && looks.length < LOOKS.length
  const turns = some ? `These ${looks.length} take turns.` : `All ${LOOKS.length} take turns.`
  if (!id) return turns
  const first = (format: VideoFormat) =>
    LOOK_LABELS[lookOfPlace({ ...values, brandSeed: seedOfBrand(id), turn: turnOf({ format, number: 1 }) })]
  return `${turns} Your next short uses ${first('short')}, your next long film ${first('long')}.`
}
