/** The typefaces that films are set in, as data: Node opens the files, a browser asks the server for them by name. */
import type { FilmPlan, FontPair, LookName, Script } from '#plan.ts'
import { writingOf, writtenIn } from './scripts.ts'

const STYLES = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold', 800: 'ExtraBold' } as const
type Weight = keyof typeof STYLES
type Face = { family: string; weights: readonly [Weight, ...Weight[]] }

export type FontFile = {
  family: string
  weight: number
  /** In the package that holds it; its last part is its public name. */
  path: string
}

/** Sets what another face lacks, Greek and Cyrillic above all. */
const FALLBACK: Face = { family: 'Inter', weights: [600, 700, 800] }
const EMOJI: Face = { family: 'Noto Color Emoji', weights: [400] }

/** What sets the words of a film: a pair that was chosen, or the look's own. */
export type TypeSet = FontPair | LookName

const HAND: Face = { family: 'Patrick Hand', weights: [400] }

/** What large words and what small ones are set in. */
const PAIRS: Record<TypeSet, { display: Face; text: Face }> = {
  modern: { display: { family: 'Montserrat', weights: [700, 800] }, text: FALLBACK },
  classic: {
    display: { family: 'Playfair Display', weights: [700, 800] },
    text: { family: 'Source Sans 3', weights: [600, 700] },
  },
  tech: { display: { family: 'Space Grotesk', weights: [700] }, text: { family: 'DM Sans', weights: [600, 700] } },
  warm: { display: { family: 'Fraunces', weights: [700, 800] }, text: { family: 'Nunito', weights: [600, 700] } },
  bold: { display: { family: 'Oswald', weights: [700] }, text: { family: 'Open Sans', weights: [600, 700] } },
  market: { display: { family: 'Fraunces', weights: [700, 800] }, text: FALLBACK },
  editorial: { display: { family: 'Young Serif', weights: [400] }, text: FALLBACK },
  spotlight: { display: { family: 'Montserrat', weights: [700, 800] }, text: FALLBACK },
  block: { display: { family: 'Anton', weights: [400] }, text: { family: 'Oswald', weights: [700] } },
  sticker: { display: { family: 'Lilita One', weights: [400] }, text: { family: 'Nunito', weights: [600, 700] } },
  blueprint: {
    display: { family: 'Space Grotesk', weights: [700] },
    text: { family: 'Share Tech Mono', weights: [400] },
  },
  mesh: { display: { family: 'DM Sans', weights: [600, 700] }, text: FALLBACK },
  chalk: { display: { family: 'Gochi Hand', weights: [400] }, text: HAND },
  neon: { display: { family: 'Bebas Neue', weights: [400] }, text: { family: 'Oswald', weights: [700] } },
  notebook: { display: HAND, text: FALLBACK },
}
const STANDARD: TypeSet = 'modern'

/** What sets a film's words. */
export const typeSetOf = ({ brand, art }: Pick<FilmPlan, 'brand' | 'art'>): TypeSet =>
  brand.fonts ?? art?.look ?? STANDARD

function filesOf({ family, weights }: Face): FontFile[] {
  const folder = family.toLowerCase().replaceAll(' ', '-')
  return weights.map((weight) => {
    const style = `${weight}${STYLES[weight]}`
    return {
      family,
      weight,
      path: `@expo-google-fonts/${folder}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`,
    }
  })
}

/** What the letters of a script are called in a font list, whichever file they come from. */
export const scriptFamily = (script: Script): string => `Octavo ${script}`
/** Which weight of a script's family is taken: small words and large ones are both bold enough with it. */
export const SCRIPT_WEIGHT = 700
const FOR_SCRIPT = 'script-'

/** The file that sets a script, where one is installed. */
export const scriptFile = (script: Script): FontFile => ({
  family: scriptFamily(script),
  weight: SCRIPT_WEIGHT,
  path: `${FOR_SCRIPT}${script}.ttf`,
})

/** The files of a pair and of what it falls back on; emoji, by far the largest, come last. */
export const filesOfPair = (pair: TypeSet = STANDARD): FontFile[] =>
  [...new Set([PAIRS[pair].display, PAIRS[pair].text, FALLBACK, EMOJI])].flatMap(filesOf)

/** The files that large words are set with, and those of small ones: what one face lacks the next may have. */
export const chainsOf = (pair: TypeSet = STANDARD): FontFile[][] =>
  [PAIRS[pair].display, PAIRS[pair].text].map((face) => [...new Set([face, FALLBACK, EMOJI])].flatMap(filesOf))

/** Every family and weight. */
export const FONT_FILES: readonly FontFile[] = [
  ...new Map(
    (Object.keys(PAIRS) as TypeSet[]).flatMap((pair) => filesOfPair(pair).map((file) => [file.path, file] as const)),
  ).values(),
]

/** What a font is called in an address. */
export const fontName = ({ path }: FontFile): string => path.slice(path.lastIndexOf('/') + 1)

const PICTOGRAM = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u

/**
 * The fonts that a plan's words need; the emoji are 25 MB, so they come only when there are some. Those of scripts are not
 * on every machine.
 */
export function fontsOf(plan: FilmPlan): FontFile[] {
  const hasPictograms = PICTOGRAM.test(writtenIn(plan))
  return [
    ...filesOfPair(typeSetOf(plan)).filter(({ family }) => family !== EMOJI.family || hasPictograms),
    ...writingOf(plan).scripts.map(scriptFile),
  ]
}

/** CSS fonts of a size in pixels. A weight that the family does not have becomes the nearest it has. */
export type Type = { display(px: number, weight?: number): string; text(px: number, weight?: number): string }

/** How large words and small ones are set in a pair, with letters of these scripts among them. */
export function typeOf(pair: TypeSet = STANDARD, scripts: readonly Script[] = []): Type {
  const { display, text } = PAIRS[pair]
  const more = scripts.map(scriptFamily)
  return {
    display: (px, weight = 800) => cssOf(display, more, px, weight),
    text: (px, weight = 600) => cssOf(text, more, px, weight),
  }
}

function cssOf(face: Face, more: readonly string[], px: number, wanted: number): string {
  const weight = face.weights.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))
  const families = [...new Set([face.family, FALLBACK.family, ...more, EMOJI.family])].map((name) => `"${name}"`)
  return `${weight} ${Math.round(px * 4) / 4}px ${families.join(', ')}, sans-serif`
}
