/** Puts the landing page's HTML and the fonts' preloads into the built pages. Runs after `vite build`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const dist = new URL('./dist/', import.meta.url)
const ssr = new URL('./dist/.ssr/', import.meta.url)

await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/app/landing.prerender.tsx',
    outDir: 'dist/.ssr',
    manifest: false,
    copyPublicDir: false,
    rolldownOptions: { input: 'src/app/landing.prerender.tsx', output: { codeSplitting: false } },
  },
})
const { landingHtml } = await import(pathToFileURL(`${ssr.pathname}landing.prerender.js`).href)
rmSync(ssr, { recursive: true })

const fonts = readdirSync(new URL('assets/', dist)).filter((name) => /^funnel.*\.woff2$/.test(name))
const preloads = fonts
  .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`)
  .join('\n    ')

function edit(page, change) {
  const file = new URL(page, dist)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
for (const page of ['index.html', 'landing.html', 'login.html'])
  edit(page, (html) => html.replace('<script src="/theme.js">', `${preloads}\n    $&`))

const landing = landingHtml()
if (landing.includes(' style="')) throw new Error('The landing page sets an inline style, which its policy forbids')
edit('landing.html', (html) => html.replace('<!--page-->', () => landing))
