/** `npm run fonts`: what scripts films can be written in here. `-- arabic thai` gets the fonts of more. */
import { readConfig, WrongSetting } from '#config.ts'
import { keepPrivate } from '#data-folder.ts'
import { FontsNotInstalled, installFonts, listFonts, scriptsAsked } from './terminal/fonts.run.ts'

async function main(): Promise<void> {
  keepPrivate()
  const { fontsDir } = readConfig()
  const scripts = scriptsAsked(process.argv.slice(2))
  if (scripts.length > 0) await installFonts(scripts, fontsDir)
  console.log(listFonts(fontsDir))
}

main().catch((error: unknown) => {
  const known = [FontsNotInstalled, WrongSetting].some((kind) => error instanceof kind)
  console.error(known ? (error as Error).message : error)
  process.exitCode = 1
})
