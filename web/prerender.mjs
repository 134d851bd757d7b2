/**
 * Puts the landing page's HTML and the fonts' preloads into the built pages, notes which scripts each screen needs, and packs
 * the scripts and styles. Runs after `vite build`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createServer } from 'vite'

/** What `vite build` wrote: the folder that is named, else its own. */
const dist = pathToFileURL(`${process.argv[2] ?? 'dist'}/`)

const vite = await createServer({
  appType: 'custom',
  logLevel: 'warn',
  mode: 'production',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})

async function landingHtml() {
  const { default: Landing } = await vite.ssrLoadModule('/src/screens/landing/Landing.tsx')
  const html = renderToString(createElement(Landing))
  if (html.includes(' style="')) throw new Error('The landing page sets an inline style, which its policy forbids')
  return html
}

function edit(page, change) {
  const file = new URL(page, dist)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

const preloads = readdirSync(new URL('assets/', dist))
  .filter((name) => /^funnel.*\.woff2$/.test(name))
  .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
  .join('\n    ')
for (const page of ['index.html', 'landing.html', 'login.html'])
  edit(page, (html) => html.replace('<script src="/theme.js">', `${preloads}\n    $&`))

/** The server of sources names pictures by where they lie; the build knows where they went. */
const built = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'))
const landing = (await landingHtml()).replace(/"\/(src\/[^"]+)"/g, (_, source) => {
  if (!built[source]) throw new Error(`The landing page shows ${source}, which is not in the build`)
  return `"/${built[source].file}"`
})
edit('landing.html', (html) => html.replace('<!--page-->', () => landing))

/** The scripts of a module and of all that it imports at once. */
function scriptsOf(name, found = new Set()) {
  const chunk = built[name]
  if (!chunk) throw new Error(`${name} is not in the build`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const other of chunk.imports ?? []) scriptsOf(other, found)
  return found
}

// An entry that is imported runs: a page of its own would become the app.
const app = built['index.html'].file
for (const page of ['landing.html', 'login.html'])
  if (scriptsOf(page).has(app))
    throw new Error(`The scripts of ${page} import those of the app; see the groups in vite.config.ts`)

/** Which scripts the server tells the browser to fetch along with the page, instead of one after the other: by the screen's path. */
async function screenScripts() {
  const { PAGES } = await vite.ssrLoadModule('/src/app/pages.ts')
  const known = scriptsOf('index.html')
  return PAGES.flatMap(({ path, also = [], page }) => {
    const [, source] = /import__\("\/([^"]+)"\)/.exec(page.load) ?? []
    const scripts = [...scriptsOf(source), ...scriptsOf('src/app/Shell.tsx')].filter((file) => !known.has(file))
    return [path, ...also].map((path) => [path, [...new Set(scripts)]])
  })
}
writeFileSync(new URL('.vite/screens.json', dist), JSON.stringify(Object.fromEntries(await screenScripts())))
await vite.close()

// Packed once as small as can be, instead of a little larger at every request.
for (const name of readdirSync(new URL('assets/', dist)).filter((name) => /\.(js|css)$/.test(name))) {
  const file = new URL(`assets/${name}`, dist)
  const text = readFileSync(file)
  writeFileSync(new URL(`${file.href}.br`), brotliCompressSync(text))
  writeFileSync(new URL(`${file.href}.gz`), gzipSync(text, { level: 9 }))
}
