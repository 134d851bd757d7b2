/** A real Chromium that comes by npm, with the libraries it needs beside it, so that a bare machine can run it. */
import type { Browser } from 'playwright-core'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

export async function openBrowser(): Promise<Browser> {
  // Asks the package for the shared libraries too: it only unpacks them where it believes to run on its home ground.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'
  const [{ default: packed }, { chromium }] = await Promise.all([
    import('@sparticuz/chromium'),
    import('playwright-core'),
  ])
  return chromium.launch({ executablePath: await packed.executablePath(), args: ARGS, headless: true })
}
