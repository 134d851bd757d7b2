/** Notes when which word of a film is said, from the file that the voice leaves for the film to be made of. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Word } from './film.captions.ts'

const LOOK_EVERY_MS = 100

type SpeechFile = { sentences: { words: Word[] }[] }

export type WordWatch = { words: ReadonlyMap<string, Word[]>; end(): void }

/** Watches the folder in which films are made; the words of each video are kept by its id. */
export function watchWords(dataDir: string): WordWatch {
  const words = new Map<string, Word[]>()
  const look = () => {
    for (const name of entries(path.join(dataDir, 'work'))) {
      const spoken = read(path.join(dataDir, 'work', name, 'speech.json'))
      if (spoken) words.set(name.replace(/-\d+$/, ''), spoken)
    }
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  return { words, end: () => clearInterval(timer) }
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): Word[] | undefined {
  try {
    const { sentences } = JSON.parse(readFileSync(file, 'utf8')) as SpeechFile
    return sentences.flatMap((sentence) => sentence.words)
  } catch {
    return undefined
  }
}
