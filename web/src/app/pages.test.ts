import { describe, expect, it } from 'vitest'
import { GENERATORS } from '#parts/generation/generators.ts'
import { rank } from './CommandPalette.tsx'
import { ALIASES, PAGES, PLACES, pageAt, pagesOf, placeAt } from './pages.ts'
import table from './pages.ts?raw'

const SPECIFIED =
  '/ /dashboard /production /brands /videos /library /scripts /analytics /mission-control /viral-generator /ai-video /viral-shorts /real-viral-generator /compliance /pricing /signup /reset-password /system /launch /master-control /viral-loop /topview-generator /verification'.split(
    ' ',
  )
/** Beside those of the specification, never instead. */
const OURS = [
  '/outbox',
  '/campaigns/:id',
  '/calendar',
  '/inbox',
  '/settings',
  '/media',
  '/videos/:id/edit',
  '/weeks/:id',
]
/** `/videos/:id/edit` is a screen of one video. */
const folderOf = (path: string) =>
  path === '/'
    ? 'home'
    : path
        .slice(1)
        .replace(/(\w+)s\/:\w+/g, '$1')
        .replaceAll('/', '-')
const paths = PAGES.flatMap((row) => [row.path, ...(row.also ?? [])])

describe('the pages', () => {
  it('are those of the specification and our own, each once', () => {
    expect([...paths].sort()).toEqual([...SPECIFIED, ...OURS].sort())
  })

  it('lie each in the folder of its path, in a file of the same name', () => {
    const rows = [...table.matchAll(/path: '([^']+)',[^#]*?#screens\/([^/]+)\/(\w+)\.tsx/g)]
    expect(rows.map(([, path]) => path)).toEqual(PAGES.map(({ path }) => path))
    for (const [, path = '', folder, component] of rows) {
      expect(folder, path).toBe(folderOf(path))
      expect(component, path).toBe(folderOf(path).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
    }
  })

  it('call the generators as these call each other', () => {
    for (const { path, name } of GENERATORS) expect(pageAt(path)?.menu?.label).toBe(name)
  })

  it('belong to one of seven places or the machine rooms, each place with a page to open at', () => {
    expect(PLACES.map(({ name }) => name)).toEqual([
      'Home',
      'Create',
      'Week',
      'Library',
      'Brands',
      'Audience',
      'Results',
      'System',
    ])
    for (const { name } of PLACES) expect(pagesOf(name).length, name).toBeGreaterThan(0)
    const listed = PLACES.flatMap(({ name }) => pagesOf(name)).map(({ path }) => path)
    const reached = ['/signup', '/reset-password', '/campaigns/:id', '/videos/:id/edit', '/weeks/:id']
    expect([...listed, ...reached].sort()).toEqual(PAGES.map(({ path }) => path).sort())
    expect(['/videos/1/edit', '/weeks/1', '/campaigns/1', '/videos', '/brand-manager'].map(placeAt)).toEqual([
      'Library',
      'Week',
      'Audience',
      'Library',
      'Brands',
    ])
  })

  it.each([
    ['logo', '/brands'],
    ['password', '/settings'],
    ['price', '/pricing'],
    ['publish', '/calendar'],
    ['make a video', '/viral-generator'],
    ['schedule', '/calendar'],
    ['download', '/library'],
    ['import customers', '/viral-loop'],
    ['emergency stop', '/master-control'],
  ])('are found by the word "%s"', (typed, path) => {
    const { label, find } = pageAt(path)!.menu!
    expect(rank(`${label} ${find} ${path}`, typed)).toBe(1)
  })

  it.each(Object.entries(ALIASES))('answer at %s too', (from, to) => {
    expect(pageAt(from)?.path).toBe(to)
  })

  it('show visitors only the system checks, beside the landing page', () => {
    expect(PAGES.filter((row) => row.open).map((row) => row.path)).toEqual(['/verification'])
  })
})

it.each([
  ['Weekly production /production', 'prod', 1],
  ['Mass production /mission-control', 'ass', 0.5],
  ['Generate week for Northlight Coffee', 'week north', 1],
  ['Mission Control /dashboard', 'north', 0],
])('the palette ranks %s for "%s" as %d', (line, typed, expected) => {
  expect(rank(line, typed)).toBe(expected)
})
