/** How fast a film is made, beside how fast its frames could be encoded if drawing, sound and joining cost nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type EncoderChoice,
  type FilmReport,
  filmFaults,
  measureEncoding,
  type Preset,
  renderFilm,
} from '@octavo/renderer'
import { filmPlan } from './render.fixture.ts'

const [seconds = '30', preset = 'std', encoder = 'auto', size = 'short'] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'octavo-bench-'))

try {
  const plan = filmPlan(folder, Number(seconds), size)
  const options = { preset: preset as Preset, encoder: encoder as EncoderChoice }
  const film = await renderFilm(plan, { out: join(folder, 'film.mp4'), ...options })
  print(film, await measureEncoding(plan, folder, options))
  for (const fault of filmFaults(film, plan)) console.log(`FAULT: ${fault}`)
} finally {
  rmSync(folder, { recursive: true })
}

function print(film: FilmReport, encodeFps: number): void {
  const { total, audio, video, join: joining } = film.seconds
  const length = film.durationMs / 1000
  const fps = (length * film.fps) / total
  const rows: [string, string][] = [
    [
      'film',
      `${film.width}x${film.height}, ${length} s, ${(film.bytes / 1e6).toFixed(1)} MB, ${preset}, ${film.encoder}`,
    ],
    [
      'made in',
      `${total.toFixed(2)} s (picture ${video.toFixed(2)}, sound ${audio.toFixed(2)}, joining ${joining.toFixed(2)})`,
    ],
    ['seconds of film per second', (length / total).toFixed(2)],
    ['frames per second', `${fps.toFixed(0)}, everything included`],
    ['encoding the same frames alone', `${encodeFps.toFixed(0)} frames per second`],
    ['ratio', `${((100 * fps) / encodeFps).toFixed(0)} % of the speed of encoding alone`],
  ]
  for (const [name, value] of rows) console.log(`${name.padEnd(32)}${value}`)
}
