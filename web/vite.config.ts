import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cut } from '../scripts/cut.mjs'

/** So that `npm run dev` has an icon that a screen asks for from now on. */
const cutIcons = {
  name: 'cut-icons',
  buildStart: () => cut(fileURLToPath(new URL('..', import.meta.url))),
}

const often = (names: string) => new RegExp(`/src/(ui|format|parts/[a-z-]+)/(${names})\\.tsx?$`)
const few = { includeDependenciesRecursively: false } as const
/** What travels together. One group for all of Radix was tried: it puts dialogs on the landing page. */
const chunkGroups = [
  // A phone asks for a handful of scripts faster than for thirty small ones: what nearly every screen shows comes in one.
  {
    name: 'week',
    test: often('Badge|WeekRow|date|generation-status|number|risk-tone|sample-week|video-status'),
    ...few,
    priority: 8,
  },
  {
    name: 'screen',
    test: often(
      'Card|Gauge|Kbd|PageHeader|Poster|Progress|SampleTag|Skeleton|StatTiles|WeekStrip|VideoThumbnail|new-video|score-tone|thumbnail-of-video|week-of-videos',
    ),
    ...few,
    priority: 6,
  },
  // Lists, limits and rows are small: noun by noun they would be a script each. The landing page needs the four that stand apart.
  { name: 'offer', test: /\/contract\/src\/((batch|plan)\/(index|limits)|messages|route)\.ts/, ...few, priority: 5 },
  {
    name: 'contract',
    test: /\/(contract\/src\/(?!zod\.ts|.*\/schemas\.ts)|renderer\/src\/choices\.ts)/,
    ...few,
    priority: 4,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
  { name: 'style', test: /node_modules\/(tailwind-merge|clsx|class-variance-authority)\//, priority: 30 },
  { name: 'base', test: /node_modules\/(@tanstack|wouter|regexparam|mitt|use-sync-external-store)\//, priority: 20 },
  { name: 'icons', test: /\/src\/ui\/icons\/(?!index)/, minShareCount: 2, priority: 10 },
]

export default defineConfig({
  plugins: [cutIcons, react(), tailwindcss()],
  build: {
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      input: { app: 'index.html', landing: 'landing.html', login: 'login.html' },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/s3': 'http://127.0.0.1:3000' } },
})
