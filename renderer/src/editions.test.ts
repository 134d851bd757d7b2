import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { filesOf } from '@octavo/edition'
import { describe, expect, it } from 'vitest'
import { drawingEdition, musicEdition, posterEdition } from './editions.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))

const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(HERE, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!.*\.(test|fixture|as)\.ts$).*\.(ts|wasm)$/.test(name))
    .map((name) => `${folder}/${name}`)

/** Types leave nothing at run time. */
const leavesSomething = (file: string) =>
  !file.endsWith('.ts') || /^export (?!type)/m.test(readFileSync(path.join(HERE, file), 'utf8'))

const filesOfTask = (name: string): string[] =>
  filesOf(new URL(`./tasks/${name}.task.ts`, import.meta.url)).map((file) => path.relative(HERE, file))

describe('the editions', () => {
  it('are of drawing, of pictures and of music, each its own', () => {
    expect(new Set([drawingEdition(), posterEdition(), musicEdition()]).size).toBe(3)
  })

  it('of drawing depends on every scene, caption, background and presenter, the compositor and the encoders', () => {
    const elsewhere = [
      // What words stand for which picture.
      ...['companions.data', 'lexicon.data', 'senses.data'].map((name) => `draw/illustration/illustration.${name}.ts`),
      'draw/illustration/index.ts',
      'draw/index.ts',
      'draw/slice.ts',
      'draw/overlay/captions/contrast.ts',
      'compositor/reference.ts',
    ]
    const drawing = ['draw', 'compositor', 'encode'].flatMap(sourcesIn).filter((file) => !elsewhere.includes(file))
    expect(drawing.filter((file) => !filesOfTask('segment').includes(file) && leavesSomething(file))).toEqual([])
  })

  it('of drawing depends on nothing that chooses, plays or signs', () => {
    expect(filesOfTask('segment').filter((file) => /^(storyboard|audio|metadata)\//.test(file))).toEqual([])
  })
})
