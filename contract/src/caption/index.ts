/** How burned-in captions look; the renderer draws each. */
export {
  CAPTION_STYLE_LABELS,
  CAPTION_STYLE_MEANS,
  CAPTION_STYLES,
  type CaptionStyle,
} from '@octavo/renderer/choices'
