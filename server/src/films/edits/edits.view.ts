import { AVATARS } from '@octavo/contract/avatar-video'
import { type EditState, FILM_PRESENTERS, type FilmEdit, type SceneKind, type SceneWords } from '@octavo/contract/edit'
import { cutting, suggestionsFor, thingOf } from '@octavo/renderer'
import type { FilmSource } from '#films/make/index.ts'
import { mediaIdOf } from '#films/make/index.ts'
import { recordingOf } from '#films/recordings/index.ts'
import type { VideoShown } from '#films/videos/index.ts'
import type { FilmPlan } from '#rendering/index.ts'
import type { EditRow } from './edits.store.ts'

export const editState = ({ id, status, progress, problem }: EditRow): EditState => ({ id, status, progress, problem })

type Origins = FilmEdit['lines'][number]['from'][]

/** `origins`: for each line the one of the saved film that it comes of; its own place if not given. */
export function editView(video: VideoShown, source: FilmSource, origins?: Origins): FilmEdit {
  const { plan, manner } = source
  const suggestions = suggestionsFor(plan, cutting())
  return {
    videoId: video.id,
    title: video.title,
    revision: video.revision,
    format: video.format,
    width: plan.width,
    height: plan.height,
    durationMs: plan.durationMs,
    plan,
    lines: linesOf(source, origins),
    scenes: plan.scenes.map((scene, index) => ({
      id: scene.id ?? `s${index}`,
      index,
      kind: scene.kind as SceneKind,
      startMs: scene.startMs,
      endMs: scene.endMs,
      reason: scene.reason,
      words: wordsOf(scene),
      lines: linesIn(plan, scene),
      things: suggestions[index] ?? [],
      thing: thingOf(scene) ?? null,
    })),
    choices: {
      captionStyle: plan.captionStyle ?? 'karaoke',
      captions: plan.captions,
      voiceId: manner.voice as FilmEdit['choices']['voiceId'],
      music: typeof plan.music === 'string' ? plan.music : plan.music.path,
      backgroundStyle: plan.background,
      presenter: presenterOf(plan),
      look: plan.art?.look ?? null,
    },
    edit: video.edit,
  }
}

function linesOf({ plan, script, lines, manner }: FilmSource, origins?: Origins): FilmEdit['lines'] {
  return plan.sentences.map(({ text, paragraph, startMs, endMs }, index) => {
    const { start = 0, end = 0 } = lines[index] ?? {}
    const written = script.slice(start, end).replace(/\s+/gu, ' ').trim()
    const recording = recordingOf(text, manner.recordings) ?? null
    return { index, from: origins?.[index] ?? index, text: written || text, paragraph, startMs, endMs, recording }
  })
}

type Scene = FilmPlan['scenes'][number]

/** The first and the last line of which something is heard in a scene. */
function linesIn({ sentences }: FilmPlan, { startMs, endMs }: Scene): [number, number] | null {
  const heard = sentences.flatMap((line, index) =>
    line.startMs < endMs - 1 && line.endMs > startMs + 1 ? [index] : [],
  )
  return heard.length === 0 ? null : [heard[0]!, heard.at(-1)!]
}

/** What a person may change of a scene. */
function wordsOf(scene: Scene): SceneWords {
  if (scene.kind !== 'media') return scene as SceneWords
  const { kind, path, focus, pan, label } = scene
  return { kind, mediaId: mediaIdOf(path) ?? '', focus, pan, label }
}

function presenterOf({ presenter }: FilmPlan): FilmEdit['choices']['presenter'] {
  if (!presenter) return 'none'
  const { person, seed, style, gender } = presenter
  const known = AVATARS.find((avatar) => avatar.seed === seed && avatar.style === style && avatar.gender === gender)
  return FILM_PRESENTERS.find((id) => id === (person ?? known?.id)) ?? 'brand'
}
