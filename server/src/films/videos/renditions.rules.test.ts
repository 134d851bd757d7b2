import { describe, expect, it } from 'vitest'
import { type Kept, renditionName, renditionView } from './renditions.rules.ts'

const kept: Kept = {
  id: 'r1',
  shape: '4:5',
  overlays: 'clean',
  status: 'ready',
  progress: 0.4,
  problem: null,
  revision: 2,
  sizeBytes: 900,
}

describe('a rendition', () => {
  it('that shows the film as it is can be had', () => {
    expect(renditionView(kept, 2)).toMatchObject({ status: 'ready', progress: 1, sizeBytes: 900 })
    expect(renditionView(kept, 2).downloadUrl).toBe('/api/renditions/r1/file?download')
  })

  it('of a film that was edited since is old, and still there', () => {
    expect(renditionView(kept, 3)).toMatchObject({ status: 'old', url: '/api/renditions/r1/file' })
  })

  it('that is made again is on its way, and the one before is still there', () => {
    expect(renditionView({ ...kept, status: 'making' }, 3)).toMatchObject({ status: 'making', progress: 0.4 })
    expect(renditionView({ ...kept, status: 'making' }, 3).url).not.toBeNull()
  })

  it('that was never made has no file', () => {
    const failed = renditionView({ ...kept, status: 'failed', revision: null, problem: 'The disk is full.' }, 1)
    expect(failed).toMatchObject({ status: 'failed', url: null, downloadUrl: null, problem: 'The disk is full.' })
  })

  it('has a name that says what it is', () => {
    expect([kept, { shape: '9:16', overlays: 'all' } as const].map(renditionName)).toEqual(['4x5-clean', '9x16'])
  })
})
