import type { Reading } from './useReading.ts'

type Sentence = { text: string; isBad?: boolean }

/** What is said about the present line and what is done with it. */
export function sentenceOfReading({ line, recorder, sent, recording, sound, addressOf, lines }: Reading): Sentence {
  if (!line) return { text: 'There is no line to read.' }
  if (recorder.now.is !== 'idle') return { text: WHILE[recorder.now.is] }
  if (sent?.is === 'sending') return { text: 'Sending and cleaning it...' }
  if (sent?.is === 'refused') return { text: sent.why, isBad: true }
  const address = recording && addressOf(recording.id)
  if (sound.isBroken(address)) return { text: 'It could not be played. Please try again.', isBad: true }
  if (sent?.is === 'kept') return { text: `Kept. ${sent.problem ?? ''}`.trim() }
  if (line.isSeveral)
    return { text: 'Several sentences stand in this line now. Make the changes first, then read each by itself.' }
  const where = `Line ${line.number} of ${lines.length}`
  return { text: recording ? `${where}: you have read it.` : `${where}: press Record and read it.` }
}

const WHILE = {
  opening: 'Allow the microphone when your browser asks for it.',
  counting: 'Get ready.',
  reading: '',
  ending: '',
}
