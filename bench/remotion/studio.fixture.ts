/** Has Remotion make a film of a plan, with the browser of the tests. */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FilmPlan, FPS, fontPath } from '@octavo/renderer'
import { fontName, fontsOf } from '@octavo/renderer/draw'
import { browserPath } from '../../e2e/browser.ts'
import { fromScratch } from '../scratch.ts'

/** The last version that the registry has all parts of. */
const REMOTION = '4.0.529'
const PACKAGES = {
  remotion: REMOTION,
  '@remotion/renderer': REMOTION,
  '@remotion/bundler': REMOTION,
  react: '19.2.3',
  'react-dom': '19.2.3',
}
const SCRATCH = fileURLToPath(new URL('../.scratch/', import.meta.url))
const ENTRY = fileURLToPath(new URL('./film.entry.ts', import.meta.url))

/** What may be set of Remotion; the rest stays as it comes. */
export type Settings = {
  x264Preset?: string
  crf?: number
  concurrency?: number
  ffmpegOverride?(order: { type: string; args: string[] }): string[]
}
type Resolving = { resolve?: { alias?: object } }
type Bundler = { bundle(order: object): Promise<string> }
type Renderer = {
  selectComposition(order: object): Promise<object>
  renderMedia(order: object): Promise<unknown>
  RenderInternals: { callFf(order: object): Promise<unknown> }
}

export type Studio = {
  version: string
  /** Makes the first `seconds` of the film without sound and says how many seconds it took. */
  film(plan: FilmPlan, seconds: number, out: string, settings: Settings): Promise<number>
  /** Runs the ffmpeg that Remotion brings. */
  ffmpeg(...args: string[]): Promise<unknown>
}

/** Installs Remotion if need be and bundles the composition into `folder`. */
export async function openStudio(plan: FilmPlan, folder: string): Promise<Studio> {
  const from = fromScratch(PACKAGES)
  const { bundle } = await from<Bundler>('@remotion/bundler')
  const { selectComposition, renderMedia, RenderInternals } = await from<Renderer>('@remotion/renderer')
  const serveUrl = await bundle({
    entryPoint: ENTRY,
    rootDir: SCRATCH,
    outDir: join(folder, 'bundle'),
    publicDir: copyFonts(plan, join(folder, 'public')),
    rspack: true, // takes seconds where webpack takes half a minute; what comes out does the same
    rspackOverride: resolvingOnce,
  })
  const browser = { serveUrl, browserExecutable: await browserPath(), chromeMode: 'headless-shell', logLevel: 'error' }
  return {
    version: REMOTION,
    async film(plan, seconds, outputLocation, settings) {
      const inputProps = { plan }
      const started = performance.now()
      const composition = await selectComposition({ ...browser, id: 'film', inputProps })
      const frameRange = [0, Math.round(seconds * FPS) - 1]
      const order = { composition, inputProps, outputLocation, frameRange, codec: 'h264', muted: true }
      await renderMedia({ ...browser, ...settings, ...order })
      return (performance.now() - started) / 1000
    },
    ffmpeg: (...args) =>
      RenderInternals.callFf({
        bin: 'ffmpeg',
        args: ['-v', 'error', '-y', ...args],
        indent: false,
        logLevel: 'error',
        binariesDirectory: null,
      }),
  }
}

/** React and Remotion each once, from where they were installed, whichever file asks for them. */
function resolvingOnce<T extends Resolving>(config: T): T {
  const once = ['react', 'react-dom', 'remotion'].map((name) => [name, join(SCRATCH, 'node_modules', name)])
  return { ...config, resolve: { ...config.resolve, alias: { ...config.resolve?.alias, ...Object.fromEntries(once) } } }
}

function copyFonts(plan: FilmPlan, folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of fontsOf(plan).map(fontName)) copyFileSync(fontPath(name)!, join(folder, name))
  return folder
}
