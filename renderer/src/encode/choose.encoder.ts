import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { childEnvironment } from '#tasks/confinement.ts'
import { later } from '#tasks/later.ts'
import type { Encoder, EncoderChoice, EncoderName } from './encoder.ts'

const NEEDED = ['libx264', 'aac']

/**
 * Which encoder to use: the one named, or with `auto` the system's ffmpeg when it is on PATH and has x264 and AAC, else
 * node-av. Throws one sentence that says what to install when there is none.
 */
export async function chooseEncoder(choice: EncoderChoice): Promise<EncoderName> {
  const usable: Record<EncoderName, () => Promise<boolean> | boolean> = {
    ffmpeg: ffmpegIsUsable,
    'node-av': nodeAvIsThere,
  }
  const candidates: EncoderName[] = choice === 'auto' ? ['ffmpeg', 'node-av'] : [choice]
  for (const name of candidates) if (await usable[name]()) return name
  throw new Error(
    choice === 'auto'
      ? 'Films need an encoder: install ffmpeg with libx264 and AAC on PATH, or the npm package node-av.'
      : `The encoder ${choice} was asked for and can't be used here.`,
  )
}

/** The encoder by that name; only its own code is loaded. */
export async function openEncoder(name: EncoderName): Promise<Encoder> {
  if (name === 'ffmpeg') return (await later.ffmpeg()).ffmpegEncoder
  return (await later.nodeAv()).nodeAvEncoder
}

/** Being there is not enough: some builds of ffmpeg have no x264. */
function ffmpegIsUsable(): Promise<boolean> {
  return new Promise((resolve) => {
    execFile('ffmpeg', ['-hide_banner', '-encoders'], { timeout: 10_000, env: childEnvironment() }, (error, stdout) => {
      const listed = new Set([...stdout.matchAll(/^ [VA][\w.]{5} (\S+)/gm)].map((match) => match[1]))
      resolve(!error && NEEDED.every((name) => listed.has(name)))
    })
  })
}

function nodeAvIsThere(): boolean {
  try {
    createRequire(import.meta.url).resolve('node-av/lib')
    return true
  } catch {
    return false
  }
}
