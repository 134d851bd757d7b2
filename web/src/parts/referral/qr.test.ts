import qrcode from 'qrcode-generator'
import { expect, it } from 'vitest'
import { QUIET_ZONE, qrModules, qrSize, qrSvg } from './qr.ts'

const LINK = 'https://octavo.example/?ref=0123456789ab&via=in-person'

/** What is drawn: each module of the picture, read back from its path. */
function drawn(svg: string): boolean[][] {
  const size = Number(svg.match(/viewBox="0 0 (\d+) /)?.[1])
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  const path = svg.match(/fill="#000" d="([^"]*)"/)?.[1] ?? ''
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(length); at++) {
      expect(grid[Number(y)]?.[at]).toBe(false)
      ;(grid[Number(y)] as boolean[])[at] = true
    }
  return grid
}

it('A QR code is drawn module by module as it is computed, dark on white, with four modules of rest around it', () => {
  const code = qrcode(0, 'M')
  code.addData(LINK)
  code.make()
  const modules = qrModules(LINK)
  const svg = qrSvg(modules)
  expect(svg).toContain('<path fill="#fff"')
  const grid = drawn(svg)
  expect(grid).toHaveLength(qrSize(modules))
  const end = grid.length - QUIET_ZONE
  for (const [y, row] of grid.entries())
    for (const [x, dark] of row.entries()) {
      const inside = x >= QUIET_ZONE && y >= QUIET_ZONE && x < end && y < end
      expect(dark).toBe(inside && code.isDark(y - QUIET_ZONE, x - QUIET_ZONE))
    }
})

it('The three corners that a camera looks for are there, and another text is another code', () => {
  const modules = qrModules(LINK)
  const last = modules.length - 7
  for (const [top, left] of [
    [0, 0],
    [0, last],
    [last, 0],
  ] as const) {
    const corner = modules.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map((dark) => (dark ? '#' : '.'))
        .join(''),
    )
    expect(corner).toEqual(['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'])
  }
  expect(qrModules(`${LINK}2`)).not.toEqual(modules)
})
