/** Which parts of a request name files. */
import { dirname, join, relative } from 'node:path'
import { picturesIn, withShotPictures } from '#draw/shown.pictures.ts'
import type { Segment } from '#encode/encoder.ts'
import type { ClipFrames } from '#media/clip.frames.ts'
import type { FilmPlan, Picture } from '#plan.ts'
import type { Names } from './room.ts'
import type { TaskName, TaskRequest } from './task.ts'

type Naming = { [K in TaskName]: (request: TaskRequest<K>, names: Names) => Promise<TaskRequest<K>> }

/** A request as its process reads it. A task whose files are not named here finds none of them. */
export const named: Naming = {
  segment: async (request, names) => ({
    ...request,
    plan: await seen(request.plan, names),
    ...frames(request, names),
    out: names.output(request.out),
    ...(request.small && { small: names.output(request.small) }),
  }),
  poster: async (request, names) => ({
    ...request,
    plan: await seen(request.plan, names),
    ...frames(request, names),
    out: names.output(request.out),
  }),
  sound: async (request, names) => ({
    ...request,
    plan: await heard(request.plan, names),
    out: names.output(request.out),
  }),
  music: async (request, names) => ({ ...request, out: names.output(request.out) }),
  join: async (request, names) => {
    const list = names.between(request.list)
    const segment = async ({ file, ...rest }: Segment) => {
      const input = await names.input(join(dirname(request.list), file))
      return { ...rest, file: relative(dirname(list), input) } // as the list names them
    }
    const segments = await Promise.all(request.segments.map(segment))
    return { ...request, segments, list, sound: await names.input(request.sound), out: names.output(request.out) }
  },
  holding: async (request, names) => ({ ...request, plan: await seen(request.plan, names) }),
  encoding: async (request, names) => ({ ...request, out: names.output(request.out) }),
  clip: async (request, names) => ({
    ...request,
    path: await names.input(request.path),
    folder: names.between(request.folder),
  }),
  logo: async (request, names) => ({
    ...request,
    path: await names.input(request.path),
    out: names.output(request.out),
  }),
  hear: async (request, names) => ({
    ...request,
    path: await names.input(request.path),
    clean: names.between(request.clean),
    out: names.output(request.out),
  }),
  cut: async (request, names) => ({
    ...request,
    clean: names.between(request.clean),
    lines: request.lines.map((line) => ({ ...line, out: names.output(line.out) })),
  }),
  probe: async (request, names) => ({
    ...request,
    path: await names.input(request.path),
    thumbnail: names.output(request.thumbnail),
  }),
}

/** What drawing opens of a plan. A clip is drawn from its pictures. */
async function seen(plan: FilmPlan, names: Names): Promise<FilmPlan> {
  const { logoPath } = plan.brand
  const paths = new Map<string, string>()
  for (const { path, clip } of picturesIn(plan)) if (!clip) paths.set(path, await names.input(path))
  const brand = logoPath ? { ...plan.brand, logoPath: await names.input(logoPath) } : plan.brand
  const read = <P extends Picture>(picture: P): P => ({ ...picture, path: paths.get(picture.path) ?? picture.path })
  const scenes = withShotPictures(plan.scenes, read).map((scene) => (scene.kind === 'media' ? read(scene) : scene))
  return { ...plan, brand, scenes }
}

/** What mixing opens of a plan. */
async function heard(plan: FilmPlan, names: Names): Promise<FilmPlan> {
  const { music, speech } = plan
  return {
    ...plan,
    music: typeof music === 'string' ? music : { ...music, path: await names.input(music.path) },
    speech: { ...speech, path: await names.input(speech.path) },
  }
}

const frames = ({ clipFrames }: { clipFrames?: ClipFrames }, names: Names) =>
  clipFrames && { clipFrames: { ...clipFrames, folder: names.between(clipFrames.folder) } }
