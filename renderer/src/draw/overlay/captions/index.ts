/** The caption styles by name. */
import type { CaptionStyle } from '#plan.ts'
import { bigWord } from './big-word.caption.ts'
import { bounce } from './bounce.caption.ts'
import { boxed } from './boxed.caption.ts'
import { buildUp } from './build-up.caption.ts'
import { calm } from './calm.caption.ts'
import type { CaptionArt } from './caption.style.ts'
import { highlighter } from './highlighter.caption.ts'
import { karaoke } from './karaoke.caption.ts'
import { neon } from './neon.caption.ts'
import { outline } from './outline.caption.ts'
import { pop } from './pop.caption.ts'
import { ribbon } from './ribbon.caption.ts'
import { stacked } from './stacked.caption.ts'
import { typewriter } from './typewriter.caption.ts'
import { underline } from './underline.caption.ts'

export const CAPTION_ARTS: Record<CaptionStyle, CaptionArt> = {
  karaoke,
  pop,
  highlighter,
  typewriter,
  'big-word': bigWord,
  calm,
  underline,
  outline,
  stacked,
  boxed,
  neon,
  bounce,
  ribbon,
  'build-up': buildUp,
}
