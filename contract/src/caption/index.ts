/** How burned-in captions look; the renderer draws each. In the order in which they are offered, with what a person reads. */
export const CAPTION_STYLE_LABELS = {
  karaoke: 'Karaoke pill',
  pop: 'Word pop',
  highlighter: 'Highlighter',
  typewriter: 'Typewriter',
  'big-word': 'Big word',
  calm: 'Calm two lines',
  underline: 'Underline',
  outline: 'Outline',
  stacked: 'Stacked labels',
  boxed: 'Boxed line',
  neon: 'Neon edge',
  bounce: 'Bounce',
  ribbon: 'Ribbon',
  'build-up': 'Word by word',
} as const
export type CaptionStyle = keyof typeof CAPTION_STYLE_LABELS
export const CAPTION_STYLES = Object.keys(CAPTION_STYLE_LABELS) as [CaptionStyle, ...CaptionStyle[]]
