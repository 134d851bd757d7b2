/** A real Chromium that comes by npm, with the libraries it needs beside it, so that a bare machine can run it. */
import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** Where the browser lies once it is unpacked, its libraries beside it. */
export async function browserPath(): Promise<string> {
  // Asks the package for the shared libraries too: it only unpacks them where it believes to run on its home ground.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executable = await packed.executablePath()
  // Its own fonts know no arrows; those of a machine that has some do.
  if (existsSync('/etc/fonts/fonts.conf')) delete process.env.FONTCONFIG_PATH
  return executable
}

/** A microphone that hears this WAV from its beginning whenever it is opened, once, and that nobody has to allow. */
export const hearing = (wav: string): string[] => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${wav}%noloop`,
]

export async function openBrowser(furtherArgs: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('playwright-core')
  const args = [...BROWSER_ARGS, ...furtherArgs]
  return chromium.launch({ executablePath: await browserPath(), args, headless: true })
}
