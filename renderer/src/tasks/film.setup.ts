import { createCanvas } from '@napi-rs/canvas'
import { drawEnv } from '#compositor/painter.ts'
import { typeSetOf } from '#draw/fonts.ts'
import type { Composition, DrawEnv, Drawn } from '#draw/layer.ts'
import { writingOf } from '#draw/scripts.ts'
import { registerFonts } from '#fonts.ts'
import { illustrationsOf } from '#illustration.pictures.ts'
import { loadLogo } from '#logo.ts'
import type { ClipFrames } from '#media/clip.frames.ts'
import { ClipPlayer } from '#media/clip.player.ts'
import { picturesOf } from '#picture.ts'
import type { FilmPlan } from '#plan.ts'
import { frameAt } from '#timing.ts'
import { later, makerIn } from './later.ts'
import type { Makers } from './task.ts'

const NO_CLIP = 'A clip could not be read, so its scene has none.'

let lastLogo: { path: string; loaded: ReturnType<typeof loadLogo> } | undefined

/** A film's scenes all ask for the same one. */
function logoAt(path: string): ReturnType<typeof loadLogo> {
  if (lastLogo?.path !== path) lastLogo = { path, loaded: loadLogo(path) }
  return lastLogo.loaded
}

type SetUp = {
  film: Composition
  notes: string[]
  /** Resolves when this frame can be drawn: the pictures of a clip are loaded one by one. */
  ready(frame: number): Promise<void>
}

/** A film ready to be drawn in this process: fonts registered, logo and pictures loaded, layers composed. */
export async function setUpFilm(plan: FilmPlan, { composer }: Makers, clipFrames?: ClipFrames): Promise<SetUp> {
  registerFonts(typeSetOf(plan), writingOf(plan).scripts)
  const { logo, note } = plan.brand.logoPath ? await logoAt(plan.brand.logoPath) : {}
  const pictures = await picturesOf(plan)
  const illustration = await illustrationsOf(plan)
  const { compose } = await (composer ? makerIn<typeof import('#draw/index.ts')>(composer) : later.drawing())
  const player = clipFrames && clipFrames.frames > 0 ? new ClipPlayer(clipFrames) : undefined
  const playing = plan.scenes.find((scene) => scene.kind === 'media' && scene.clip)
  const media: DrawEnv['media'] = (path, frame = 0) =>
    playing && 'path' in playing && playing.path === path
      ? (player?.at(frame) as unknown as Drawn | undefined)
      : pictures.at(path)
  return {
    film: compose(plan, { ...drawEnv(createCanvas, logo), media, illustration }),
    notes: [...(note ? [note] : []), ...pictures.notes, ...(playing && !player ? [NO_CLIP] : [])],
    ready: async (frame) => playing && player?.ready(frame - frameAt(playing.startMs)),
  }
}
