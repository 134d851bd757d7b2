/** The fonts that films are set in, as data: Node opens the files, a browser asks the server for them by name. */
import type { FilmPlan } from '#plan.ts'

export type FontFile = {
  family: string
  weight: number
  /** In the package that holds it; its last part is its public name. */
  path: string
}

const EMOJI = 'Noto Color Emoji'

/** Every family and weight. The emoji font is named last in every `ctx.font`. */
export const FONT_FILES: readonly FontFile[] = [
  ...weightsOf('Montserrat', 'montserrat'),
  ...weightsOf('Inter', 'inter'),
  {
    family: EMOJI,
    weight: 400,
    path: '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
  },
]

function weightsOf(family: string, folder: string): FontFile[] {
  const weights = { 500: '500Medium', 600: '600SemiBold', 700: '700Bold', 800: '800ExtraBold' }
  return Object.entries(weights).map(([weight, name]) => ({
    family,
    weight: Number(weight),
    path: `@expo-google-fonts/${folder}/${name}/${family.replaceAll(' ', '')}_${name}.ttf`,
  }))
}

/** What a font is called in an address. */
export const fontName = ({ path }: FontFile): string => path.slice(path.lastIndexOf('/') + 1)

const PICTOGRAM = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u

/** The fonts that a plan's words need; the emoji are 25 MB, so they come only when there are some. */
export function fontsOf(plan: FilmPlan): FontFile[] {
  const hasPictograms = PICTOGRAM.test(JSON.stringify([plan.brand.name, plan.scenes, plan.sentences]))
  return FONT_FILES.filter(({ family }) => family !== EMOJI || hasPictograms)
}
