/** What a caption style is: how much a page holds, how it is set, what it is painted with, and how. */
import type { Type } from '#draw/fonts.ts'
import type { Canvas2D } from '#draw/layer.ts'
import type { Look } from '#draw/look.ts'
import type { CaptionWord, PageRule } from '#draw/overlay/caption.pages.ts'
import type { FitRule, Fitted, Measure } from '#draw/text.fit.ts'

/** A colour of letters and what lies right under or around them. `cover` below 1: what is behind shines through. */
export type Ink = { ink: string; on: string; cover: number }

/** Lengths in units of the layout; `pad` keeps room for edges, plates and words that grow. */
export type Setting = Pick<FitRule, 'max' | 'min' | 'leading' | 'gap' | 'lines'> & {
  pad: { x: number; y: number }
  upper?: true
  /** Set like large words if not given. */
  type?: keyof Type
  /** Where a page lies in the captions' box; in the middle if not given. */
  at?: 'bottom'
}

/** A page on one frame, laid out in a band of w by h pixels: its words lie around x, the first line below y. */
export type Shot = {
  ctx: Canvas2D
  text: Fitted
  words: CaptionWord[]
  /** The word that is spoken. */
  active: number
  /** Frames since it began; at most what the style moves for. */
  since: number
  x: number
  y: number
  u: number
  look: Look
}

export type CaptionArt = {
  page: PageRule
  setting: Setting
  /** Frames for which a word goes on moving after its first. */
  moves: number
  /** Everything its words are ever painted with; `captionContrast` judges it. */
  inks(look: Look): Ink[]
  /** Lays a page out in another way than line after line. */
  lay?(measure: Measure, texts: string[], room: FitRule): Fitted
  /** Paints the spoken word last, and on its first frame already so that it can be told. */
  draw(shot: Shot): void
}
