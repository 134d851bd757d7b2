import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allBreaches, breachesOf, FENCES, importsOf } from '../scripts/fences.ts'

/** One planted breach per fence: a file, and an import it must not have. */
const PLANTED: Record<string, [file: string, source: string]> = {
  'no climbing': ['server/src/features/brands/brands.service.ts', "import { x } from '../videos/index.ts'"],
  'no deep workspace import': ['web/src/api/call.ts', "import { x } from '@octavo/server/src/config.ts'"],
  'contract stands alone': ['contract/src/brand.ts', "import { readFileSync } from 'node:fs'"],
  'routes carry no Zod': ['contract/src/brand.ts', "import { z } from 'zod'"],
  'drawing is pure': ['renderer/src/draw/index.ts', "import { createCanvas } from '@napi-rs/canvas'"],
  'renderer knows no product': ['renderer/src/render.ts', "import { PLANS } from '@octavo/contract'"],
  'edition stands alone': ['edition/src/index.ts', "import { PLANS } from '@octavo/contract'"],
  'ui knows no noun': ['web/src/ui/Button.tsx', "import { PLANS } from '@octavo/contract'"],
  'api draws nothing': ['web/src/api/call.ts', "import { Button } from '#ui/Button.tsx'"],
  'shared stands under screens': ['web/src/shared/Frame.tsx', "import { Home } from '#screens/home/Home.tsx'"],
  'screens know no screen': ['web/src/screens/home/Home.tsx', "const x = import('#screens/landing/Landing.tsx')"],
  'screens know no app': ['web/src/screens/home/Home.tsx', "import { pages } from '#app/pages.ts'"],
  'browser takes drawing alone': ['web/src/shared/Frame.tsx', "import { renderFilm } from '@octavo/renderer'"],
  'forms alone load schemas': ['web/src/api/call.ts', "import { Brand } from '@octavo/contract/schemas'"],
  'db stands at the bottom': ['server/src/db/client.ts', "import { Refusal } from '#refusal.ts'"],
  'engine knows no feature': ['server/src/engine/flow.ts', "import { getBrand } from '#features/brands/index.ts'"],
  'one door to the engine': ['server/src/pipeline/run.ts', "import { DBOS } from '@dbos-inc/dbos-sdk'"],
  'providers know no feature': [
    'server/src/providers/voice/voice.ts',
    "import { getBrand } from '#features/brands/index.ts'",
  ],
  'http knows no feature': ['server/src/http/app.ts', "import { getBrand } from '#features/brands/index.ts'"],
  'rules are pure': ['server/src/features/credits/credits.rules.ts', "import { readFileSync } from 'node:fs'"],
  'SQL stays in stores': ['server/src/features/brands/brands.service.ts', "import { eq } from 'drizzle-orm'"],
  'stores ask and answer': [
    'server/src/features/brands/brands.store.ts',
    "import { getVideo } from '#features/videos/index.ts'",
  ],
  'one front door a feature': [
    'server/src/features/brands/brands.service.ts',
    "import { x } from '#features/videos/videos.store.ts'",
  ],
  'routes are taken by the list alone': [
    'server/src/product.ts',
    "import { x } from '#features/videos/videos.routes.ts'",
  ],
  'one front door to the pipeline': [
    'server/src/features/batches/batches.service.ts',
    "import { x } from '#pipeline/run.ts'",
  ],
  'verbs know no HTTP': [
    'server/src/features/brands/brands.service.ts',
    "import type { FastifyRequest } from 'fastify'",
  ],
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
    expect(breachesOf('contract/src/brand.ts', "import type { z } from 'zod'")).toEqual([])
  })

  it('let a browser draw films, and nothing else of the renderer', () => {
    const from = (what: string) =>
      breachesOf('web/src/shared/film-preview/film-painter.ts', `import { x } from '@octavo/renderer${what}'`)
    expect(from('/draw')).toEqual([])
    for (const what of ['', '/src/render.ts', '/src/draw/index.ts']) expect(from(what), what).not.toEqual([])
  })

  it('read imports of every form', () => {
    const source =
      "import a from 'a'\nimport type { B } from 'b'\nimport 'c'\nexport * from 'd'\nconst e = await import('e')\nimport {\n  f,\n} from 'f'"
    expect(importsOf(source).map((found) => found.specifier)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })

  it('stand unbroken', () => {
    expect(allBreaches('.')).toEqual([])
  })
})

describe('a test that puts something in the place of a module', () => {
  it('has a process for itself, which its name asks for', () => {
    const replacing = ['contract/src', 'renderer/src', 'server/src', 'server/test', 'web/src', 'e2e']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
      )
      .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(mock|doMock)\(/.test(readFileSync(file, 'utf8')))
    expect(replacing.length).toBeGreaterThan(0)
    expect(replacing.filter((file) => !file.endsWith('.mocked.test.tsx'))).toEqual([])
  })
})
