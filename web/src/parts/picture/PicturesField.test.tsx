import { type Media, mediaRoutes } from '@octavo/contract/media'
import type { FilmPicture } from '@octavo/contract/picture'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '#testing/fake-server.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { PicturesField } from './PicturesField.tsx'

const picture = (id: string, kind: Media['kind'] = 'picture'): Media => ({
  id,
  name: `${id}.png`,
  kind,
  contentType: 'image/png',
  bytes: 1000,
  width: 1600,
  height: 900,
  durationSeconds: null,
  url: `/api/media/${id}/file`,
  downloadUrl: `/api/media/${id}/file?download`,
  thumbnailUrl: null,
  createdAt: '2026-11-20T09:00:00.000Z',
})

let held: FilmPicture[]
function Field({ start, most = 3 }: { start: FilmPicture[]; most?: number }) {
  const [value, setValue] = useState(start)
  held = value
  return <PicturesField label="Pictures" hint="Yours." value={value} onChange={setValue} most={most} ordered />
}
const open = (start: FilmPicture[] = [], most?: number) =>
  renderScreen(<Field start={start} {...(most && { most })} />, '/brands')
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => {
  const media = [picture('oven'), picture('mug'), picture('team'), picture('song', 'music')]
  fakeServer().answers(mediaRoutes.list, { media, unfinished: [], usedBytes: 0, limitBytes: 1 })
})

describe('pictures for films', () => {
  it('are chosen from the account’s own, in the order of the clicks, and never more than there may be', async () => {
    open([], 2)
    await press('Add photos and clips')
    const dialog = await screen.findByRole('dialog', { name: 'Your pictures and clips' })
    await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'mug.png' }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'oven.png' }))
    expect(within(dialog).queryByRole('checkbox', { name: 'song.png' })).toBeNull()
    expect(within(dialog).getByRole('checkbox', { name: 'team.png' })).toBeDisabled()
    await press('Use 2 pictures')
    expect(held).toEqual([{ mediaId: 'mug' }, { mediaId: 'oven' }])
    expect(screen.getByRole('button', { name: 'Add photos and clips' })).toBeDisabled()
  })

  it('are taken with the camera of a phone, photo or clip', async () => {
    open()
    await press('Add photos and clips')
    const camera = await screen.findByLabelText('A photo or clip to take')
    expect(camera).toHaveAttribute('accept', 'image/*,video/*')
    expect(camera).toHaveAttribute('capture', 'environment')
    const opened = vi.spyOn(camera, 'click')
    await userEvent.click(screen.getByText('Take one now'))
    expect(opened).toHaveBeenCalledOnce()
  })

  it('are named, moved and taken away', async () => {
    open([{ mediaId: 'oven' }, { mediaId: 'mug', label: 'A mug' }])
    await userEvent.type(await screen.findByLabelText('What picture 1 shows'), 'Our oven')
    await press('Picture 1 later')
    expect(held).toEqual([
      { mediaId: 'mug', label: 'A mug' },
      { mediaId: 'oven', label: 'Our oven' },
    ])
    await press('Remove picture 1')
    expect(held).toEqual([{ mediaId: 'oven', label: 'Our oven' }])
  })

  it('keep in view what the arrow keys point at', async () => {
    open([{ mediaId: 'oven' }])
    await press('What of picture 1 stays in view')
    const point = await screen.findByRole('button', { name: /^Focus point: 50 % from the left, 50 % from the top/ })
    point.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}')
    expect(held).toEqual([{ mediaId: 'oven', focus: { x: 0.46, y: 0.6 } }])
    expect(screen.getByRole('button', { name: /^Focus point: 46 % from the left, 60 % from the top/ })).toHaveFocus()
  })

  it('say it when one is not there any more', async () => {
    open([{ mediaId: 'gone' }])
    expect(await screen.findByText('Not in your media any more; films do without it.')).toBeVisible()
  })
})
