import { createRequire } from 'node:module'
import { GlobalFonts } from '@napi-rs/canvas'

/** The families and weights that films are set in. The emoji font is named last in every `ctx.font`. */
const FONTS = [
  { family: 'Montserrat', file: '@expo-google-fonts/montserrat/500Medium/Montserrat_500Medium.ttf' },
  { family: 'Montserrat', file: '@expo-google-fonts/montserrat/600SemiBold/Montserrat_600SemiBold.ttf' },
  { family: 'Montserrat', file: '@expo-google-fonts/montserrat/700Bold/Montserrat_700Bold.ttf' },
  { family: 'Montserrat', file: '@expo-google-fonts/montserrat/800ExtraBold/Montserrat_800ExtraBold.ttf' },
  { family: 'Inter', file: '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf' },
  { family: 'Inter', file: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf' },
  { family: 'Inter', file: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf' },
  { family: 'Inter', file: '@expo-google-fonts/inter/800ExtraBold/Inter_800ExtraBold.ttf' },
  {
    family: 'Noto Color Emoji',
    file: '@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
  },
]

let registered = false

/** Makes the fonts known to @napi-rs/canvas in this process, once. Throws when a font file can't be read. */
export function registerFonts(): void {
  if (registered) return
  const require = createRequire(import.meta.url)
  for (const { family, file } of FONTS) {
    if (!GlobalFonts.registerFromPath(require.resolve(file), family)) throw new Error(`The font ${file} can't be read.`)
  }
  registered = true
}
