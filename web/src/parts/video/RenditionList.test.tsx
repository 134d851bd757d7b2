import { type Rendition, renditionFiles, renditionRoutes } from '@octavo/contract/rendition'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FakeServer, fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { aFilm } from '#testing/samples.ts'
import { RenditionList } from './RenditionList.tsx'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})

const square = (given: Partial<Rendition> = {}): Rendition => ({
  id: 'square',
  shape: '1:1',
  overlays: 'all',
  status: 'ready',
  progress: 1,
  problem: null,
  url: renditionFiles.stream('square'),
  downloadUrl: renditionFiles.download('square'),
  sizeBytes: 4_000_000,
  ...given,
})
const make = {
  ...renditionRoutes.make,
  path: renditionRoutes.make.path.replace('{id}', aFilm().id),
} as typeof renditionRoutes.make
const show = (...renditions: Rendition[]) => renderScreen(<RenditionList video={aFilm({ renditions })} />)

describe('the shapes of a film', () => {
  it('are all but the one it has, each with and without the name over it', () => {
    show()
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    expect(screen.getAllByText('Vertical (9:16)')).toHaveLength(1)
    expect(screen.getAllByText('Without name and logo, as TikTok wants it')).toHaveLength(4)
  })

  it('are made when they are asked for', async () => {
    server.answers(make, square({ status: 'queued', url: null, downloadUrl: null }))
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Make: Portrait (4:5), as you see it' }))
    expect(server.sentTo(make)).toEqual([{ shape: '4:5', overlays: 'all' }])
  })

  it('are saved from here, and say so when they show an earlier film', () => {
    show(square({ status: 'old' }))
    expect(screen.getByRole('link', { name: /^Download: Square/ })).toHaveAttribute(
      'href',
      '/api/renditions/square/file?download',
    )
    expect(screen.getByText('This shows the film as it was before you edited it.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Make again: Square/ })).toBeEnabled()
  })

  it('say how far they are, and why they failed', () => {
    show(square({ status: 'making', progress: 0.4, url: null, downloadUrl: null }))
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    show(square({ status: 'failed', problem: 'The disk is full.', url: null, downloadUrl: null }))
    expect(screen.getByText('The disk is full.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Try again: Square/ })).toBeEnabled()
  })
})
