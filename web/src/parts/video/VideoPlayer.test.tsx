import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { VideoPlayer } from './VideoPlayer.tsx'

const film = {
  title: 'Clay',
  streamUrl: '/clay.mp4',
  vttUrl: '/clay.vtt',
  posterUrl: '/clay.jpg',
  format: 'short' as const,
}
const shown = (title = 'Clay') => screen.getByRole('region', { name: `Player: ${title}` })
const videoOf = (title = 'Clay') => shown(title).querySelector('video') as HTMLVideoElement
const press = (key: string) => fireEvent.keyDown(shown(), { key })

/** jsdom has no media: enough of one to hear what the player asks for. */
function giveLength(video: HTMLVideoElement, duration: number) {
  Object.defineProperty(video, 'duration', { value: duration, configurable: true })
}

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

describe('the keys of the player', () => {
  it.each([
    ['l', 30],
    ['j', 10],
    ['ArrowRight', 25],
    ['ArrowLeft', 15],
    ['.', 20 + 1 / 30],
    [',', 20 - 1 / 30],
  ])('%s goes from second 20 to %d', (key, to) => {
    render(<VideoPlayer film={film} />)
    giveLength(videoOf(), 60)
    videoOf().currentTime = 20
    press(key)
    expect(videoOf().currentTime).toBeCloseTo(to, 5)
  })

  it('stay within the film', () => {
    render(<VideoPlayer film={film} />)
    giveLength(videoOf(), 60)
    videoOf().currentTime = 55
    press('l')
    expect(videoOf().currentTime).toBe(60)
    videoOf().currentTime = 3
    press('j')
    expect(videoOf().currentTime).toBe(0)
  })

  it('M silences and lets speak again', () => {
    render(<VideoPlayer film={film} />)
    press('m')
    expect(videoOf().muted).toBe(true)
    press('M')
    expect(videoOf().muted).toBe(false)
  })

  it('do not reach the rest of the app, and leave its own alone', () => {
    const outside = vi.fn()
    window.addEventListener('keydown', outside)
    render(<VideoPlayer film={film} />)
    press('l')
    expect(outside).not.toHaveBeenCalled()
    press('g')
    expect(outside).toHaveBeenCalledOnce()
    window.removeEventListener('keydown', outside)
  })
})

it('stops the other film when one starts', () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockClear()
  render(
    <>
      <VideoPlayer film={film} />
      <VideoPlayer film={{ ...film, title: 'Glaze' }} />
    </>,
  )
  fireEvent.play(videoOf())
  expect(pause).not.toHaveBeenCalled()
  fireEvent.play(videoOf('Glaze'))
  expect(pause.mock.contexts).toEqual([videoOf()])
})

it('says when a film cannot be loaded', () => {
  render(<VideoPlayer film={film} />)
  Object.defineProperty(videoOf(), 'error', { value: { code: 4 } })
  fireEvent.error(videoOf())
  expect(screen.getByRole('alert')).toHaveTextContent('This video could not be loaded')
})
