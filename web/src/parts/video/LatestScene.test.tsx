import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LatestScene } from './LatestScene.tsx'

const scene = (share: number) => (
  <LatestScene videoId="film-1" share={share}>
    <p>A drawing</p>
  </LatestScene>
)
const shown = () => document.querySelector('img')?.getAttribute('src')

it('asks for the next scene as the film gets on, and shows the drawing where there is none yet', () => {
  const { rerender } = render(scene(0.01))
  expect(shown()).toBe('/api/videos/film-1/latest-scene?at=0')
  fireEvent.error(document.querySelector('img')!)
  expect(shown()).toBeUndefined()
  expect(screen.getByText('A drawing')).toBeVisible()
  rerender(scene(0.02))
  expect(shown()).toBeUndefined()
  rerender(scene(0.05))
  expect(shown()).toBe('/api/videos/film-1/latest-scene?at=1')
})
