/** A frame in large cells: what an eye makes of it that looks for light and red, not for letters. */
import type { Size } from '#plan.ts'

/** The screen by which WCAG measures flashes, and the part of it that ten degrees of view take. */
const SCREEN = { width: 1024, height: 768 }
const FIELD = { width: 341, height: 256 }
/** Side of a cell on that screen. */
const CELL = 32
/** Samples of a cell in each direction: brightness, and colour, of which frames hold a quarter. */
const FINE = 6
const COARSE = 2

/** How a frame shown as large as that screen allows falls into cells, and how many cells make the field of view. */
export type Grid = { columns: number; rows: number; field: { columns: number; rows: number } }

export function gridOf({ width, height }: Size): Grid {
  const scale = Math.min(SCREEN.width / width, SCREEN.height / height)
  const columns = Math.max(1, Math.round((width * scale) / CELL))
  const rows = Math.max(1, Math.round((height * scale) / CELL))
  const field = {
    columns: Math.min(columns, (FIELD.width * columns) / (width * scale)),
    rows: Math.min(rows, (FIELD.height * rows) / (height * scale)),
  }
  return { columns, rows, field }
}

/** A measure of each cell, and in which cells it is a state that a flash can go to or come from. */
export type GridReading = { values: Float32Array; counts: Uint8Array }
/**
 * `dark`: 1 less relative luminance by WCAG 2.2, which counts where it is dark enough. `red`: (R - G - B) x 320, as WCAG 2.1
 * takes it, which counts where R is 80 % of all light.
 */
export type Readings = { dark: GridReading; red: GridReading }

/** Of the two states of a flash the darker one has to be below this. */
const DARKER_BELOW = 0.8
const RED_SHARE = 0.8

const LINEAR = Float32Array.from({ length: 1024 }, (_, at) => {
  const v = at / 1023
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})
const linear = (v: number) => LINEAR[Math.max(0, Math.min(1023, Math.round(v * 1023)))]!

/** Reads I420 frames (BT.709, limited range) of one size into cells. */
export class GridReader {
  readonly grid: Grid
  readonly #fine: Int32Array
  readonly #coarse: Int32Array
  readonly #chroma: number
  readonly #cells: number

  constructor(size: Size) {
    this.grid = gridOf(size)
    this.#cells = this.grid.columns * this.grid.rows
    this.#fine = samples(this.grid, size, FINE)
    this.#coarse = samples(this.grid, { width: size.width / 2, height: size.height / 2 }, COARSE)
    this.#chroma = size.width * size.height
  }

  read(frame: Uint8Array): Readings {
    const reading = () => ({ values: new Float32Array(this.#cells), counts: new Uint8Array(this.#cells) })
    const [dark, red] = [reading(), reading()]
    for (let cell = 0; cell < this.#cells; cell++) {
      const y = (mean(frame, this.#fine, cell, FINE, 0) - 16) / 219
      const u = (mean(frame, this.#coarse, cell, COARSE, this.#chroma) - 128) / 224
      const v = (mean(frame, this.#coarse, cell, COARSE, this.#chroma * 1.25) - 128) / 224
      const [r, g, b] = [linear(y + 1.5748 * v), linear(y - 0.1873 * u - 0.4681 * v), linear(y + 1.8556 * u)]
      const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b
      dark.values[cell] = 1 - luminance
      dark.counts[cell] = luminance < DARKER_BELOW ? 1 : 0
      red.values[cell] = Math.max(0, r - g - b) * 320
      red.counts[cell] = r >= RED_SHARE * (r + g + b) ? 1 : 0
    }
    return { dark, red }
  }
}

function mean(frame: Uint8Array, samples: Int32Array, cell: number, side: number, plane: number): number {
  const count = side * side
  let sum = 0
  for (let at = cell * count; at < (cell + 1) * count; at++) sum += frame[plane + samples[at]!]!
  return sum / count
}

/** Where the samples of each cell lie in a plane, cell after cell. */
function samples({ columns, rows }: Grid, { width, height }: Size, side: number): Int32Array {
  const found: number[] = []
  for (let cell = 0; cell < columns * rows; cell++) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    for (let at = 0; at < side * side; at++) {
      const x = Math.floor(((column + ((at % side) + 0.5) / side) * width) / columns)
      const y = Math.floor(((row + (Math.floor(at / side) + 0.5) / side) * height) / rows)
      found.push(y * width + x)
    }
  }
  return Int32Array.from(found)
}
