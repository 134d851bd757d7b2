/** What a render process is told when it starts, and how it gives up being root. */
import { loadKernel } from '#compositor/kernel.ts'
import { type TypeSet, typeSetOf } from '#draw/fonts.ts'
import { writingOf } from '#draw/scripts.ts'
import { openEncoder } from '#encode/choose.encoder.ts'
import type { EncoderName } from '#encode/encoder.ts'
import { closeFonts, registerFonts } from '#fonts.ts'
import { loadIllustrations } from '#illustrations.ts'
import type { FilmPlan, Script } from '#plan.ts'
import type { MediaUser } from './confinement.ts'
import { laterSound } from './later.sound.ts'
import { later, makerIn } from './later.ts'
import type { Makers, TaskName } from './task.ts'

type Fonts = { set: TypeSet; scripts: readonly Script[] }

/** Whom it becomes before it reads anything, and all that it will need and can't open then. */
type Becoming = MediaUser & { tasks: TaskName[]; encoder?: EncoderName; makers: Makers; fonts: Fonts[] }

export type Setup = { fontFolder?: string; become?: Becoming }

/** Each of these films' fonts, once. */
export function fontsOf(plans: readonly FilmPlan[]): Fonts[] {
  const all = plans.map((plan): Fonts => ({ set: typeSetOf(plan), scripts: writingOf(plan).scripts }))
  return [...new Map(all.map((fonts) => [JSON.stringify(fonts), fonts])).values()]
}

/** What tasks need beside themselves. */
const NEEDS: Partial<Record<TaskName, (encoder?: EncoderName) => Promise<unknown>[]>> = {
  segment: () => [later.drawing()],
  poster: () => [later.drawing()],
  holding: () => [later.drawing()],
  sound: (encoder) => [laterSound.mixing(), ...(encoder === 'node-av' ? [laterSound.tracks()] : [])],
  hear: (encoder) => (encoder === 'node-av' ? [laterSound.tracks(), laterSound.filters()] : []),
  clip: (encoder) => (encoder === 'node-av' ? [later.clips()] : []),
  probe: (encoder) => (encoder === 'node-av' ? [later.frames()] : []),
}

/**
 * Loads what the tasks need, then becomes that user for good. The product may lie in a home folder that is closed to all but
 * root: what is loaded by then is all that this process will ever load.
 */
export async function becomeMediaUser(
  { uid, gid, tasks, encoder, makers, fonts }: Becoming,
  load: (task: TaskName) => Promise<unknown>,
): Promise<void> {
  await Promise.all([
    ...tasks.flatMap((task) => [load(task), ...(NEEDS[task]?.(encoder) ?? [])]),
    ...(encoder ? [openEncoder(encoder)] : []),
    ...[makers.composer, makers.mixer].map((module) => module && makerIn(module)),
  ])
  loadKernel()
  loadIllustrations()
  for (const { set, scripts } of fonts) registerFonts(set, scripts)
  closeFonts()
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
