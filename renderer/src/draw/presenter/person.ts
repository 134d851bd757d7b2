/** What one tells a person by. */
import type { PersonId, Presenter, PresenterStyle } from '#plan.ts'

export type HairCut = 'waves' | 'curls' | 'braids' | 'bob' | 'parted' | 'quiff' | 'crop' | 'bald' | 'hijab' | 'turban'
export type Beard = 'full' | 'boxed' | 'short' | 'stubble'
export type Nose = 'button' | 'straight' | 'broad'
/** What lies on the skin, and what is worn open over it. */
export type Top = 'shell' | 'shirt-tie' | 'tee' | 'turtleneck' | 'hoodie' | 'dungarees' | 'jumper' | 'shirt' | 'blouse'
export type Over = 'blazer' | 'overshirt' | 'bomber' | 'coat'
/** A colour of the brand's: its accent, its accent quiet enough for a suit, its second colour; or one of their own. */
export type Dye = 'accent' | 'quiet' | 'second' | `#${string}`

export type Person = {
  style: PresenterStyle
  gender: Presenter['gender']
  skin: string
  hair: string
  cut: HairCut
  /** Half widths at cheek, jaw and chin, and how far down the chin is, in head units. */
  face: { cheek: number; jaw: number; chin: number; length: number }
  iris: string
  brow: { thick: number; arch: number }
  nose: Nose
  /** How full and how red the lips are. */
  lips: { full: number; red: number }
  beard?: Beard
  glasses?: 'round' | 'square'
  freckles?: true
  earrings?: 'studs' | 'hoops'
  /** Lines that years leave, 0 to 1. */
  years?: number
  top: { cut: Top; dye: Dye }
  over?: { cut: Over; dye: Dye }
  legs: { cut: 'trousers' | 'jeans' | 'skirt'; dye: Dye }
  shoes: { cut: 'sneakers' | 'pumps' | 'oxfords'; dye: Dye }
}

export type People = Record<PersonId, Person>
