import { afterEach, expect, it, vi } from 'vitest'
import { isLineDown, watchLine } from './line.ts'

declare const jsdom: { reconfigure(settings: { url: string }): void }
const HERE = location.href

const without = (url: string) => {
  jsdom.reconfigure({ url })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}
afterEach(() => {
  vi.restoreAllMocks()
  jsdom.reconfigure({ url: HERE })
})

it.each(['http://studio.example/media', 'http://192.168.1.20:5000/', 'http://127.0.0.1.example.com/'])(
  'is down for %s where the browser is offline',
  (url) => {
    expect(isLineDown()).toBe(false)
    without(url)
    expect(isLineDown()).toBe(true)
  },
)

it.each(['http://localhost:5000/', 'http://127.0.0.1:5000/media', 'http://[::1]:5000/'])(
  'is never down for %s, which is this machine',
  (url) => {
    without(url)
    expect(isLineDown()).toBe(false)
  },
)

it('tells when it is lost and when it is back', () => {
  const [lost, back] = [vi.fn(), vi.fn()]
  watchLine({ lost, back })
  window.dispatchEvent(new Event('offline'))
  expect(lost).not.toHaveBeenCalled()
  without('http://studio.example/')
  window.dispatchEvent(new Event('offline'))
  expect(lost).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('online'))
  expect(back).toHaveBeenCalledOnce()
})
