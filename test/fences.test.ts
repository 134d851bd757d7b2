import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allBreaches, breachesOf, circlesIn, FENCES, importsOf } from '../scripts/fences.ts'
import { DOMAINS, LAYERS } from '../scripts/layers.ts'

/** One planted breach per fence: a file, and an import it must not have. */
const PLANTED: Record<string, [file: string, source: string]> = {
  'no climbing': ['server/src/brands/brands.service.ts', "import { x } from '../films/videos/index.ts'"],
  'no deep workspace import': ['web/src/api/call.ts', "import { x } from '@octavo/server/src/config.ts'"],
  'contract stands on choices and Zod': ['contract/src/brand/limits.ts', "import { MOODS } from '@octavo/renderer'"],
  'choices are pure data': ['renderer/src/choices.ts', "import type { FilmPlan } from './plan.ts'"],
  'Zod comes with its messages': ['contract/src/brand/schemas.ts', "import { z } from 'zod'"],
  'limits carry no schema': ['contract/src/brand/limits.ts', "import type { Brand } from './schemas.ts'"],
  'routes carry no Zod': ['contract/src/brand/index.ts', "import { brandSchemas } from './schemas.ts'"],
  'drawing is pure': ['renderer/src/draw/index.ts', "import { createCanvas } from '@napi-rs/canvas'"],
  'renderer knows no product': ['renderer/src/render.ts', "import { PLANS } from '@octavo/contract/plan'"],
  'voice knows no product': ['voice/src/speak.ts', "import { PLANS } from '@octavo/contract/plan'"],
  'the officer knows words alone': ['officer/src/verdict.ts', "import { readFileSync } from 'node:fs'"],
  'training is started by hand': ['server/src/main.ts', "import { trainReader } from '@octavo/officer/training'"],
  'the writer knows words alone': ['writer/src/write.ts', "import { scoreScript } from '@octavo/officer'"],
  'edition stands alone': ['edition/src/index.ts', "import { PLANS } from '@octavo/contract/plan'"],
  'ui knows no noun': ['web/src/ui/Button.tsx', "import { PLANS } from '@octavo/contract/plan'"],
  'api draws nothing': ['web/src/api/call.ts', "import { Button } from '#ui/Button.tsx'"],
  'format knows the contract alone': ['web/src/format/money.ts', "import { call } from '#api/call.ts'"],
  'parts stand under screens': ['web/src/parts/video/Poster.tsx', "import { Home } from '#screens/home/Home.tsx'"],
  'screens know no screen': ['web/src/screens/home/Home.tsx', "const x = import('#screens/landing/Landing.tsx')"],
  'screens know no app': ['web/src/screens/home/Home.tsx', "import { pages } from '#app/pages.ts'"],
  'browser takes drawing alone': ['web/src/parts/video/Poster.tsx', "import { renderFilm } from '@octavo/renderer'"],
  'forms alone load schemas': ['web/src/api/call.ts', "import { Brand } from '@octavo/contract/brand/schemas'"],
  'db stands at the bottom': ['server/src/db/client.ts', "import { Refusal } from '#refusal.ts'"],
  'engine knows no feature': ['server/src/engine/flow.ts', "import { getBrand } from '#brands/index.ts'"],
  'one door to the engine': ['server/src/films/make/film.job.ts', "import { DBOS } from '@dbos-inc/dbos-sdk'"],
  'services know no feature': ['server/src/services/voice/voice.ts', "import { getBrand } from '#brands/index.ts'"],
  'adapters are chosen in one place': [
    'server/src/films/previews/brand.preview.ts',
    "import { embeddedVoice } from '#services/voice/voice.embedded.ts'",
  ],
  'rendering knows no feature': ['server/src/rendering/plan-film.ts', "import { getBrand } from '#brands/index.ts'"],
  'one front door to the threads': [
    'server/src/scripts/compliance/officer.ts',
    "import { Thread } from '#threads/thread.ts'",
  ],
  'one front door to rendering': [
    'server/src/films/previews/brand.preview.ts',
    "import { planFilm } from '#rendering/plan-film.ts'",
  ],
  'services stand before what is pure': [
    'server/src/films/make/film.job.ts',
    "import { builtInVoice } from '@octavo/voice'",
  ],
  'http knows no feature': ['server/src/http/app.ts', "import { getBrand } from '#brands/index.ts'"],
  'what features stand on knows none': ['server/src/jobs.ts', "import { getBrand } from '#brands/index.ts'"],
  'rules are pure': ['server/src/credits/credits.rules.ts', "import { readFileSync } from 'node:fs'"],
  'SQL stays in stores': ['server/src/brands/brands.service.ts', "import { eq } from 'drizzle-orm'"],
  'stores ask and answer': ['server/src/brands/brands.store.ts', "import { lockAccount } from '#accounts/index.ts'"],
  'layers go one way': ['server/src/films/make/film.job.ts', "import type { x } from '#publishing/channels/index.ts'"],
  'one front door a part': ['server/src/brands/brands.service.ts', "import { x } from '#media/media.store.ts'"],
  'a declaration is taken by the list alone': ['server/src/product.ts', "import { x } from '#brands/feature.ts'"],
  'routes are taken by declarations alone': ['server/src/product.ts', "import { x } from '#brands/brands.routes.ts'"],
  'verbs know no HTTP': ['server/src/brands/brands.service.ts', "import type { FastifyRequest } from 'fastify'"],
  'tools use front doors': ['e2e/proof.ts', "import { x } from '../server/src/brands/brands.store.ts'"],
}

describe('the fences', () => {
  it('each have a planted breach', () => {
    expect(Object.keys(PLANTED).sort()).toEqual(FENCES.map((fence) => fence.name).sort())
  })

  it.each(FENCES.map((fence) => fence.name))('%s: catches it', (name) => {
    const [file, source] = PLANTED[name] ?? ['', '']
    expect(breachesOf(file, source).map((breach) => breach.fence)).toContain(name)
  })

  it('catch a package that the workspace did not declare', () => {
    const breaches = breachesOf('web/src/api/call.ts', "import fastify from 'fastify'", new Set(['react']))
    expect(breaches.map((breach) => breach.fence)).toContain('declared packages')
  })

  it('let a type of Zod through where only Zod itself is refused', () => {
    expect(breachesOf('contract/src/route.ts', "import type { z } from 'zod'")).toEqual([])
    expect(breachesOf('contract/src/brand/index.ts', "export type * from './schemas.ts'")).toEqual([])
  })

  it('let the contract take nothing but choices and Zod', () => {
    const from = (what: string) => breachesOf('contract/src/brand/limits.ts', `import { x } from '${what}'`)
    expect(from('@octavo/renderer/choices')).toEqual([])
    for (const what of ['@octavo/renderer/draw', '@octavo/server', 'node:fs', 'react', 'zod/v4', '@scope/any'])
      expect(from(what), what).not.toEqual([])
  })

  it('let the contract be entered by a noun and by its schemas alone', () => {
    const from = (what: string) => breachesOf('web/src/shared/Card.tsx', `import { x } from '@octavo/contract/${what}'`)
    for (const what of ['brand', 'brand/schemas', 'time-zone']) expect(from(what), what).toEqual([])
    for (const what of ['brand/limits', 'src/brand/index.ts']) expect(from(what), what).not.toEqual([])
  })

  it('let a browser draw films, and nothing else of the renderer', () => {
    const from = (what: string) =>
      breachesOf('web/src/parts/film-preview/film-painter.ts', `import { x } from '@octavo/renderer${what}'`)
    expect(from('/draw')).toEqual([])
    for (const what of ['', '/src/render.ts', '/src/draw/index.ts']) expect(from(what), what).not.toEqual([])
  })

  it('read imports of every form', () => {
    const source =
      "import a from 'a'\nimport type { B } from 'b'\nimport 'c'\nexport * from 'd'\nconst e = await import('e')\nimport {\n  f,\n} from 'f'"
    expect(importsOf(source).map((found) => found.specifier)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('keep the parts of the screens in one order, however long the way back to one is', () => {
    const parts = (file: string, specifier: string) => ({ file: `web/src/parts/${file}`, specifier })
    const down = [
      parts('generation/GenerationResult.tsx', '#parts/publishing/FilmActions.tsx'),
      parts('publishing/FilmActions.tsx', '#parts/video/edit-path.ts'),
      parts('video/VideoPlayer.tsx', './player-keys.ts'),
      parts('video/VideoPlayer.test.tsx', '#parts/generation/GenerationResult.tsx'),
    ]
    expect(circlesIn(down)).toEqual([])
    const back = parts('video/edit-path.ts', '#parts/generation/generators.ts')
    expect(circlesIn([...down, back]).map(({ file }) => file)).toEqual([down[0], down[1], back].map((one) => one?.file))
  })

  it('know every part of the server, and no part that is gone', () => {
    const folders = DOMAINS.flatMap((domain) =>
      readdirSync(`server/src/${domain}`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /(^|\/)(index|feature)\.ts$/.test(file))
        .map((file) => `${domain}/${file}`.replace(/\/(index|feature)\.ts$/, '')),
    )
    expect([...new Set(folders)].sort()).toEqual(LAYERS.toSorted())
  })

  it('stand unbroken', () => {
    expect(allBreaches('.')).toEqual([])
  })
})

describe('a test that puts something in the place of a module', () => {
  it('has a process for itself, which its name asks for', () => {
    const replacing = [
      'contract/src',
      'renderer/src',
      'officer/src',
      'voice/src',
      'writer/src',
      'server/src',
      'server/test',
      'web/src',
      'e2e',
    ]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')))
    expect(replacing.length).toBeGreaterThan(0)
    expect(replacing.filter((file) => !file.endsWith('.mocked.test.tsx'))).toEqual([])
  })
})
