/** `npm run proof` in small: two short films, four kills, the same judge; and that the judge would notice. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nodeAvTool } from '../../e2e/film.tool.ts'
import { checkFilm, type ExpectedFilm, faultsOf } from '../../e2e/film-checks.ts'
import { type Proof, runProof } from '../../e2e/proof.run.ts'
import type { Film } from '../../e2e/proof.verdict.ts'

const PROOF = { kills: 4, seed: 7, narrowed: { shorts: 2, longForm: 0, seconds: 15, small: true } }

let folder: string
let proof: Proof
let film: Film

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-crash-'))
  proof = await runProof(PROOF, folder, () => {})
  film = proof.films[0]!
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a batch whose server is killed again and again', () => {
  it('comes to its end with every film once, paid once, good, and nothing left over', () => {
    expect(proof.faults).toEqual([])
    expect(proof.films).toHaveLength(2)
  })

  it('was killed with work under way each time, with its database and without', () => {
    expect(proof.kills).toHaveLength(PROOF.kills)
    expect(proof.kills.map((kill) => kill.withDatabase)).toContain(true)
    expect(proof.kills.map((kill) => kill.withDatabase)).toContain(false)
    expect(proof.kills.slice(1, 3).map((kill) => kill.doing)).toEqual([
      expect.stringMatching(/writing|checking/),
      expect.stringMatching(/rendering/),
    ])
  })

  it('was ordered again whenever the answer was lost', () => {
    expect(proof.orders).toBeGreaterThan(1)
  })
})

describe('the outside checks of a film', () => {
  const shifted = (ms: number) =>
    film.expected.words.map((word) => ({ ...word, startMs: word.startMs + ms, endMs: word.endMs + ms }))

  it.each([-200, 200])('notice words that are %i ms from where they are shown and heard', async (ms) => {
    const checked = await checkFilm(film.file, { ...film.expected, words: shifted(ms) })
    const faults = checked.faults.join(' ')
    expect(faults).toContain('A caption moves')
    expect(faults).toContain('The voice is')
    expect(faults).toContain('do not start with a word')
  })

  it.each<[string, () => Partial<ExpectedFilm>, string]>([
    ['another size', () => ({ size: { width: 1080, height: 1920 } }), 'The film is 216x384 instead of 1080x1920.'],
    ['another length', () => ({ seconds: { min: 180, max: 300 } }), 'instead of 180 to 300 s.'],
    [
      'a lost word',
      () => ({ srt: film.expected.srt.replace(/\S+\n\n2\n/, '\n\n2\n') }),
      'does not say what the script says',
    ],
    ['a comma where WebVTT has a point', () => ({ vtt: film.expected.vtt.replace('.', ',') }), 'differ'],
    ['a missing head', () => ({ vtt: film.expected.vtt.slice(8) }), 'lacks its head'],
  ])('notice %s', (_what, changes, fault) => {
    expect(faultsOf(film.figures, { ...film.expected, ...changes() }).join(' ')).toContain(fault)
  })

  it('say the same with node-av alone', async () => {
    const { faults, figures } = await checkFilm(film.file, film.expected, nodeAvTool())
    expect(faults).toEqual([])
    expect(Math.abs(figures.lufs - film.figures.lufs)).toBeLessThan(0.1)
    expect(Math.abs(figures.captionLagMs - film.figures.captionLagMs)).toBeLessThan(5)
  })
})
