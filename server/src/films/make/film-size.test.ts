import { expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { sizeOf } from './film-request.ts'

it.each([
  ['of full size', {}, null, [1080, 1920]],
  ['as large as the installation is set to', { FILM_QUALITY: 'standard' }, null, [576, 1024]],
  ['small where it is only a draft', { FILM_QUALITY: 'draft' }, null, [288, 512]],
  ['as large as its order says', { FILM_QUALITY: 'standard' }, 'high', [720, 1280]],
] as const)('a film is %s', (_, env, quality, size) => {
  const { width, height } = sizeOf({ format: 'short', quality }, readConfig({ ...env }))
  expect([width, height]).toEqual(size)
})
