/** Films for tests: a text spoken at an even pace, drawn on real canvases with the real fonts. */
import { createHash } from 'node:crypto'
import { createCanvas } from '@napi-rs/canvas'
import type { Canvas2D, Composition, DrawEnv, Layer } from '#draw/layer.ts'
import { registerFonts } from '#fonts.ts'
import type { FilmPlan, MouthShape, Sentence, Viseme } from '#plan.ts'
import { wholeFrames } from '#timing.ts'
import { storyboard } from './index.ts'

export const SCRIPT = `Most small teams waste 3 hours a week making one short video. Here is the fix 🚀 Write the script once.
It reads your words, picks the rhythm, and lights every caption. Instead of guessing what to post, ask your customers one question.
Why do people scroll past your shop window? A good page needs a clear price, a photo and a phone number. Your logo stays sharp.

First, pick one idea. Second, write one line. Third, record it before lunch. About 80 percent of buyers read reviews before they order.
Theodore Levitt wrote "People do not want a drill, they want a hole in the wall." Start with one idea today.`

export const NASTY_TEXTS: Record<string, string> = {
  empty: '',
  spaces: ' \n\t  ',
  'one letter': 'a',
  'one word': 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikant',
  'no spaces': 'x'.repeat(900),
  'many words': `${'word after word '.repeat(100)}.`,
  emoji: '👩🏽‍🚀👨‍👩‍👧‍👦 🏳️‍🌈 🇩🇪🇯🇵 🔥🔥🔥 👍🏿',
  arabic: 'مرحبا بكم في متجرنا الجديد. لماذا ينتظر الناس؟',
  hebrew: 'שלום לכולם, זה המחיר החדש שלנו.',
  japanese: '私たちの新しい店へようこそ。価格は百円です。なぜ人々は待つのですか？',
  marks: '... !!! ??? — “ ” " \' , ; : ( ) [ ] { } < > & % $ # @',
  invisible: '\u200b\u200d\ufeff\u0000 \u00ad\u00a0',
  broken: 'half \ud83d of a pair',
}

const SHAPES: MouthShape[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'X']

/** Sentences with word times: 60 ms a letter, pauses after marks. */
export function speak(text: string): { sentences: Sentence[]; visemes: Viseme[]; endMs: number } {
  const visemes: Viseme[] = []
  let ms = 200
  const sentences = text.split(/\n\s*\n/).flatMap((part, paragraph) =>
    part
      .split(/(?<=[.!?])\s+/)
      .filter((s) => s.trim())
      .map((sentence): Sentence => {
        const words = sentence
          .split(/\s+/)
          .filter(Boolean)
          .map((word, at) => {
            const startMs = ms
            ms += 120 + 60 * Math.min(word.length, 40)
            visemes.push({ shape: SHAPES[(word.length + at) % SHAPES.length]!, startMs, endMs: ms })
            const endMs = ms
            ms += /[.!?]$/.test(word) ? 350 : /[,;:]$/.test(word) ? 150 : 20
            return { text: word, startMs, endMs }
          })
        return { text: sentence, paragraph, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs, words }
      }),
  )
  return { sentences, visemes, endMs: ms }
}

export function planOf(text: string, change: Partial<FilmPlan> = {}): FilmPlan {
  const { sentences, visemes, endMs } = speak(text)
  const size = { width: change.width ?? 1080, height: change.height ?? 1920 }
  const durationMs = wholeFrames(endMs + 800)
  const brand = change.brand ?? { name: 'Northwind', color: '#6366F1' }
  const scenes = storyboard({
    sentences,
    size,
    title: 'A better shop window',
    brand,
    captions: change.captions ?? true,
    hasPresenter: change.presenter !== undefined,
    seed: change.seed ?? 1,
    durationMs,
  })
  return {
    ...size,
    durationMs,
    seed: 1,
    brand,
    background: 'gradient',
    scenes,
    captions: true,
    sentences,
    visemes,
    music: 'none',
    speech: { path: '' },
    title: 'A better shop window',
    ...change,
  }
}

export function testDrawEnv(): DrawEnv {
  registerFonts()
  return { createCanvas: (w, h) => createCanvas(w, h) as unknown as ReturnType<DrawEnv['createCanvas']> }
}

/** The pixels of a band on a frame: premultiplied RGBA. */
export function pixelsOf(band: Pick<Layer, 'w' | 'h' | 'draw'>, frame: number): Uint8Array {
  const canvas = createCanvas(band.w, band.h)
  band.draw(canvas.getContext('2d') as unknown as Canvas2D, frame)
  return canvas.data()
}

export const hashOf = (pixels: Uint8Array) => createHash('sha1').update(pixels).digest('hex')

/** Every band that has something to draw, the background first. */
export function bandsOn(film: Composition, frame: number) {
  return [{ ...film.background, name: 'background' }, ...film.layers.filter((l) => l.key(frame) !== undefined)]
}

/** The smallest box around everything that is not clear; undefined for a clear band. */
export function inkBox(pixels: Uint8Array, w: number, alpha = 24) {
  let [left, top, right, bottom] = [w, Number.POSITIVE_INFINITY, -1, -1]
  for (let at = 3, pixel = 0; at < pixels.length; at += 4, pixel++) {
    if (pixels[at]! < alpha) continue
    const x = pixel % w
    const y = (pixel - x) / w
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return right < 0 ? undefined : { left, top, right, bottom }
}
