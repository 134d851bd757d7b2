import { describe, expect, it } from 'vitest'
import { VIDEO_FORMATS } from '#video/limits.ts'
import { describedFor, NETWORK_RULES, NETWORKS, networkObstacle, renditionFor, SYNTHETIC_LINE } from './index.ts'

describe('the rendition that goes to a network', () => {
  it.each([
    ['local', 'short', undefined],
    ['local', 'long', undefined],
    ['youtube', 'short', undefined],
    ['youtube', 'long', undefined],
    ['tiktok', 'short', { shape: '9:16', overlays: 'clean' }],
    ['tiktok', 'long', { shape: '9:16', overlays: 'clean' }],
    ['instagram', 'short', undefined],
    ['instagram', 'long', { shape: '9:16', overlays: 'all' }],
    ['facebook', 'long', { shape: '9:16', overlays: 'all' }],
  ] as const)('%s takes of a %s film is %o', (network, format, rendition) => {
    expect(renditionFor(network, format)).toEqual(rendition)
  })

  it('is one of the shapes that the network shows', () => {
    for (const network of NETWORKS)
      for (const format of VIDEO_FORMATS) {
        const { shape } = renditionFor(network, format) ?? {}
        if (shape) expect(NETWORK_RULES[network].shapes[format]).toContain(shape)
      }
  })
})

describe('what a network does not take', () => {
  it.each([
    ['facebook', 240, 9e7, 'Facebook takes films of 3 to 90 seconds, and this one lasts 240.'],
    ['tiktok', 2, 1e6, 'TikTok takes films of 3 to 600 seconds, and this one lasts 2.'],
    ['instagram', 60, 400 * 1024 ** 2, 'Instagram takes files of at most 300 MB, and this one has 400.'],
    ['youtube', 300, 9e7, undefined],
    ['local', 300, 9e7, undefined],
  ] as const)('is said for %s: %i seconds, %i bytes', (network, seconds, bytes, sentence) => {
    expect(networkObstacle(network, { seconds, bytes })).toBe(sentence)
  })
})

it('tells everywhere that a film is synthetic, in the description where there is no field for it', () => {
  expect(describedFor('facebook', 'Clay shrinks.')).toBe(`Clay shrinks.\n\n${SYNTHETIC_LINE}`)
  expect(describedFor('youtube', 'Clay shrinks.')).toBe('Clay shrinks.')
  for (const network of NETWORKS) expect(NETWORK_RULES[network].disclosure).toBeTruthy()
})
