/** Who presents: looks that follow from style, gender and seed. */
import { contrast, fromLch, toLch } from '#draw/colors.ts'
import type { Look } from '#draw/look.ts'
import { chance, pick } from '#draw/motion.ts'
import type { Presenter, PresenterStyle } from '#plan.ts'

export type Skin = { base: string; shade: string; light: string; blush: string; lip: string }
export type Hair = { base: string; shade: string; shine: string }
export type HairCut = 'bob' | 'long' | 'bun' | 'curls' | 'ponytail' | 'short' | 'quiff' | 'crop' | 'side'
export type Outfit = 'blazer' | 'hoodie' | 'jumper' | 'shirt'

/** What sets one style of drawing apart from another. */
export type Manner = {
  head: number
  eye: { kind: 'dot' | 'almond' | 'round'; rx: number; ry: number; iris: number }
  brow: number
  shading: 'flat' | 'soft'
  cheeks: number
  outfits: Outfit[]
}

const MANNERS: Record<PresenterStyle, Manner> = {
  professional: {
    head: 1.1,
    eye: { kind: 'almond', rx: 22, ry: 16, iris: 11.5 },
    brow: 8,
    shading: 'flat',
    cheeks: 0.14,
    outfits: ['blazer'],
  },
  casual: {
    head: 1.12,
    eye: { kind: 'dot', rx: 10.5, ry: 13, iris: 0 },
    brow: 9,
    shading: 'flat',
    cheeks: 0.3,
    outfits: ['hoodie'],
  },
  animated: {
    head: 1.18,
    eye: { kind: 'round', rx: 29, ry: 33, iris: 19 },
    brow: 11,
    shading: 'flat',
    cheeks: 0.42,
    outfits: ['jumper'],
  },
  realistic: {
    head: 1.07,
    eye: { kind: 'almond', rx: 21, ry: 14.5, iris: 11 },
    brow: 7,
    shading: 'soft',
    cheeks: 0.12,
    outfits: ['shirt'],
  },
}

const SKINS: Skin[] = [
  { base: '#f7cfb2', shade: '#eab38f', light: '#fde3cf', blush: '#f0867c', lip: '#cf6a6a' },
  { base: '#efbb93', shade: '#dc9b70', light: '#f9d3b4', blush: '#e87c68', lip: '#bf5d58' },
  { base: '#dda274', shade: '#c58556', light: '#edbc93', blush: '#d9694f', lip: '#a94f49' },
  { base: '#b97a4f', shade: '#9c6039', light: '#cf9468', blush: '#b5543c', lip: '#8d3f3a' },
  { base: '#8e5a3a', shade: '#74452a', light: '#a8714d', blush: '#97402f', lip: '#6f2f2d' },
  { base: '#66402b', shade: '#50301f', light: '#80543b', blush: '#7c3226', lip: '#592523' },
]
const HAIRS: Hair[] = [
  { base: '#2a2230', shade: '#1b1620', shine: '#463a50' },
  { base: '#45291c', shade: '#301b11', shine: '#6b4330' },
  { base: '#6e4326', shade: '#523019', shine: '#946038' },
  { base: '#a8692f', shade: '#864f20', shine: '#c98c4c' },
  { base: '#d9ab5d', shade: '#b88a41', shine: '#efcb87' },
  { base: '#8f3b26', shade: '#6e2a1a', shine: '#b85a3d' },
]
/** Fair hair is rare on dark skin: the darker the skin, the fewer the hair colours. */
const HAIRS_OF_SKIN = [6, 6, 4, 2, 2, 1]

const CUTS: Record<Presenter['gender'], HairCut[]> = {
  female: ['bob', 'long', 'bun', 'curls', 'ponytail'],
  male: ['short', 'quiff', 'crop', 'side'],
}

export type Cast = {
  style: PresenterStyle
  female: boolean
  manner: Manner
  skin: Skin
  hair: Hair
  cut: HairCut
  iris: string
  glasses: boolean
  beard: boolean
  earrings: boolean
  outfit: Outfit
  cloth: string
  clothShade: string
  clothLight: string
  trim: string
}

/** Cloth of the film's colour that stands out from the ground and from the skin. */
function clothOf(look: Look, style: PresenterStyle, skin: Skin): { cloth: string; trim: string } {
  const accent = toLch(look.accent)
  const wanted: Record<PresenterStyle, { l: number; c: number; h: number }> = {
    professional: { l: 0.37, c: Math.min(accent.c, 0.07), h: accent.h },
    casual: { l: 0.7, c: Math.min(accent.c, 0.11), h: toLch(look.second).h },
    animated: {
      l: 0.78,
      c: Math.min(accent.c + 0.03, 0.13),
      h: accent.h + (accent.h - toLch(look.second).h > 0 ? 40 : -40),
    },
    realistic: { l: 0.56, c: Math.min(accent.c, 0.06), h: accent.h },
  }
  let tone = wanted[style]
  while (contrast(fromLch(tone), skin.base) < 1.25 && tone.l > 0.3) tone = { ...tone, l: tone.l - 0.04 }
  return { cloth: fromLch(tone), trim: look.accent }
}

const moved = (hex: string, l: number) =>
  fromLch({ ...toLch(hex), l: Math.min(0.97, Math.max(0.08, toLch(hex).l + l)) })

/** The same presenter for the same style, gender and seed; clothes wear the brand. */
export function castOf({ style, gender, seed }: Presenter, look: Look): Cast {
  const female = gender === 'female'
  const manner = MANNERS[style]
  const tone = Math.floor(chance(seed, 1) * SKINS.length)
  const skin = SKINS[tone]!
  const { cloth, trim } = clothOf(look, style, skin)
  return {
    style,
    female,
    manner,
    skin,
    hair: HAIRS[Math.floor(chance(seed, 2) * HAIRS_OF_SKIN[tone]!)]!,
    cut: pick(CUTS[gender], seed, 3),
    iris: tone > 2 ? '#3d2416' : pick(['#5b3a24', '#3f6d8c', '#4d7a55', '#4a3020'], seed, 4),
    glasses: chance(seed, 5) < 0.24,
    beard: !female && chance(seed, 6) < 0.42,
    earrings: female && chance(seed, 7) < 0.5,
    outfit: pick(manner.outfits, seed, 8),
    cloth,
    clothShade: moved(cloth, -0.09),
    clothLight: moved(cloth, 0.08),
    trim,
  }
}
