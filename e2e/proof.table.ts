/** A proof as a page in the terminal. */
import type { Kill, Proof } from './proof.run.ts'
import type { Film } from './proof.verdict.ts'

export function proofTable({ kills, films, faults, orders, seconds }: Proof): string {
  const spent = kills.reduce((sum, kill) => sum + kill.wentOnAfter, 0)
  const film = films.reduce((sum, one) => sum + one.figures.durationMs / 1000, 0)
  return [
    table(['kill', 'moment', 'the videos were', 'ended', 'answered', 'went on'], kills.map(killRow)),
    '',
    table(['film', 'seconds', 'LUFS', 'peak', 'caption', 'voice', ''], films.map(filmRow)),
    '',
    `${kills.length} kills, ${kills.filter((kill) => kill.withDatabase).length} of them with the database; the order was sent ${orders} times.`,
    `${films.length} films, ${film.toFixed(0)} s of film in ${seconds.toFixed(0)} s, ${spent.toFixed(0)} s of these between a kill and going on.`,
    ...(faults.length === 0 ? ['Nothing was lost, doubled or paid twice.'] : faults.map((fault) => `FAULT  ${fault}`)),
  ].join('\n')
}

const killRow = (kill: Kill, index: number): string[] => [
  String(index + 1),
  kill.moment,
  kill.doing,
  `${kill.processes}${kill.withDatabase ? ' with database' : ''}`,
  `${kill.answeredAfter.toFixed(1)} s`,
  `${kill.wentOnAfter.toFixed(1)} s`,
]

const filmRow = ({ title, figures, faults }: Film): string[] => [
  title.slice(0, 48),
  (figures.durationMs / 1000).toFixed(1),
  figures.lufs.toFixed(1),
  figures.truePeakDb.toFixed(1),
  `${Math.round(figures.captionLagMs)} ms`,
  `${figures.voiceLagMs} ms`,
  faults.length === 0 ? 'good' : `${faults.length} faults`,
]

function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n')
}
