/** Which scenes of a film stay when its lines change, and what comes in place of the others. */
import { canonical } from '#canonical.ts'
import { retimed, sceneRetimed, type Time } from '#draw/times.ts'
import type { FilmPlan, Picture, Scene, Sentence } from '#plan.ts'
import { hashText } from '#random.ts'
import { frameAt, type TimeSpan } from '#timing.ts'
import { SHORTEST_MS } from './beats.ts'
import { storyboard } from './index.ts'
import { inOrderOf } from './line.order.ts'
import { type FollowedSpeech, type NewSpeech, timeMap } from './retime.ts'

/** A scene of the film before: the lines that are heard in it, and whether it stays. */
type Old = { scene: Scene; at: number; lines: number[]; stays: boolean }
/** Scenes that go, one after the other, or one that stays. */
type SceneRun = { stays: boolean; olds: Old[]; fromMs: number; toMs: number; words: number }

/** The plan with another speech. Its scenes must have ids, variants and clocks. */
export function respoken(before: FilmPlan, spoken: NewSpeech): FilmPlan {
  const { plan, speech } = inOrderOf(before, spoken)
  const introMs = plan.speech.atMs ?? 0
  const time = timeMap(plan, speech, introMs)
  const runs = settled(oldScenes(plan, speech), speech, time)
  const scenes = runs.flatMap((run, at) =>
    run.stays ? [moved(run.olds[0]!.scene, time, run.toMs)] : planned(plan, speech, runs, at),
  )
  const { sentences, visemes, durationMs, path } = speech
  return {
    ...plan,
    sentences,
    visemes,
    durationMs,
    speech: { ...plan.speech, path },
    scenes: clocked(named(scenes), plan.scenes),
    ...(plan.lowerThird && { lowerThird: retimed(plan.lowerThird, time) }),
    ...(plan.accents && { accents: plan.accents.map((accent) => ({ ...accent, atMs: time(accent.atMs) })) }),
  }
}

function oldScenes(plan: FilmPlan, { origins }: FollowedSpeech): Old[] {
  const stayed = new Set(origins.flatMap(({ line, same }) => (same ? [line] : [])))
  const there = new Set(origins.map(({ line }) => line))
  const olds = plan.scenes.map((scene, at) => {
    const lines = linesIn(scene, plan.sentences)
    const stays =
      lines.every((line) => stayed.has(line)) || (scene.own === true && lines.some((line) => there.has(line)))
    return { scene, at, lines, stays }
  })
  return olds.map((old) => ({ ...old, stays: olds.filter((one) => goesWith(old, one)).every(({ stays }) => stays) }))
}

/** The lines of which a word begins in the scene, else the one that is being spoken. */
function linesIn({ startMs, endMs }: Scene, sentences: Sentence[]): number[] {
  const begins = sentences.flatMap(({ words }, line) =>
    words.some((word) => word.startMs >= startMs - 1 && word.startMs < endMs - 1) ? [line] : [],
  )
  if (begins.length > 0) return begins
  const under = sentences.findIndex((one) => one.startMs < endMs && one.endMs > startMs)
  return under < 0 ? [] : [under]
}

/** A list that is continued in the next scene goes or stays as a whole. */
function goesWith({ scene: a }: Old, { scene: b }: Old): boolean {
  if (a === b) return true
  if (a.kind !== b.kind || (a.kind !== 'list' && a.kind !== 'timeline')) return false
  return canonical(a.items) === canonical((b as typeof a).items)
}

/** The film in runs, once every stretch that is planned anew has room for a scene. */
function settled(olds: Old[], speech: FollowedSpeech, time: Time): SceneRun[] {
  for (;;) {
    const runs = sceneRunsOf(olds, speech, time)
    const poor = runs.findIndex(
      (run, at) => !run.stays && lacksRoom(run, at === firstSpoken(runs) || at === runs.length - 1),
    )
    const taken = poor < 0 ? undefined : neighbourOf(runs, poor)
    if (!taken) return runs.filter(({ fromMs, toMs, stays }) => stays || toMs > fromMs)
    for (const old of olds) if (goesWith(taken, old)) old.stays = false
  }
}

function sceneRunsOf(olds: Old[], { sentences }: FollowedSpeech, time: Time): SceneRun[] {
  const words = sentences.flatMap((sentence) => sentence.words)
  const runs: Old[][] = []
  for (const old of olds) {
    const last = runs.at(-1)
    if (last && !last[0]!.stays && !old.stays) last.push(old)
    else runs.push([old])
  }
  return runs.map((run) => {
    const [fromMs, toMs] = [time(run[0]!.scene.startMs), time(run.at(-1)!.scene.endMs)]
    const said = words.filter(({ startMs }) => startMs >= fromMs - 1 && startMs < toMs - 1).length
    return { stays: run[0]!.stays, olds: run, fromMs, toMs, words: said }
  })
}

/** The run in which the film's first words are seen: an intro stands before it. */
const firstSpoken = (runs: SceneRun[]): number =>
  runs.findIndex(({ olds }) => olds.some(({ lines }) => lines.length > 0))

/** Without words there is nothing to plan by; that is no loss but where the film opens or closes. */
const lacksRoom = ({ words, fromMs, toMs }: SceneRun, needed: boolean): boolean =>
  words === 0 ? needed || toMs - fromMs > 1 : toMs - fromMs < SHORTEST_MS

/** The scene beside a stretch that gives its room to it: rather one that nobody has filled, rather the shorter. */
function neighbourOf(runs: SceneRun[], at: number): Old | undefined {
  const beside = [runs[at - 1]?.olds.at(-1), runs[at + 1]?.olds[0]].filter((old) => old && old.lines.length > 0)
  const cost = ({ scene }: Old) => Number(scene.own ?? false) * 1e6 + scene.endMs - scene.startMs
  return (beside as Old[]).sort((a, b) => cost(a) - cost(b))[0]
}

/** The scene where its words have gone. */
const moved = (scene: Scene, time: Time, endMs: number): Scene => ({ ...sceneRetimed(scene, time), endMs })

/** New scenes for the words of a stretch. */
function planned(plan: FilmPlan, speech: FollowedSpeech, runs: SceneRun[], at: number): Scene[] {
  const { olds, fromMs, toMs } = runs[at]!
  const before = runs[at - 1]?.olds.at(-1)?.scene
  const after = runs[at + 1]?.olds[0]?.scene
  const [opening, closing] = [olds.find(({ lines }) => lines.length > 0)?.scene, olds.at(-1)!.scene]
  const scenes = storyboard({
    sentences: clipped(speech.sentences, fromMs, toMs),
    size: plan,
    title: plan.title,
    brand: { ...plan.brand, ...(closing.kind === 'close' && closing.link && { closeLink: closing.link }) },
    captions: plan.captions,
    hasPresenter: plan.presenter !== undefined,
    seed: plan.seed,
    durationMs: toMs - fromMs,
    pictures: olds.flatMap(({ scene }) => (scene.kind === 'media' ? [pictureOf(scene)] : [])),
    outro: closing.kind === 'close' && closing.text === '' ? 'logo' : 'card',
    part: {
      about: speech.sentences.map(({ text }) => text).join(' '),
      opens: opening?.kind === 'hook',
      closes: closing.kind === 'close' && after === undefined,
      chapters: olds.flatMap(({ scene }) => (scene.kind === 'chapter' ? [scene.number] : [])),
      ...(before && { before: before.kind }),
      ...(after && { after: after.kind }),
    },
  })
  const variants = olds.map(({ scene }) => scene.take ?? 0)
  const later = (ms: number) => ms + fromMs
  const said = clipped(speech.sentences, fromMs, toMs)
    .map(({ text }) => text)
    .join(' ')
  return scenes.map((scene, index) => ({
    ...moved(scene, later, index === scenes.length - 1 ? toMs : later(scene.endMs)),
    id: nameOf(`${said}/${index}`),
    take: variants[index] ?? (variants.at(-1) ?? 0) + index,
  }))
}

const pictureOf = ({ path, clip, focus, pan, label, origin }: Extract<Scene, { kind: 'media' }>): Picture => ({
  path,
  ...(clip && { clip }),
  ...(focus && { focus }),
  ...(pan && { pan }),
  ...(label && { label }),
  ...(origin && { origin }),
})

/** What is said between two moments, on a clock that begins at the first. */
function clipped(sentences: Sentence[], fromMs: number, toMs: number): Sentence[] {
  return sentences.flatMap(({ words: all, paragraph }) => {
    const words = all
      .filter(({ startMs }) => startMs >= fromMs - 1 && startMs < toMs - 1)
      .map(({ text, startMs, endMs }) => ({ text, startMs: startMs - fromMs, endMs: endMs - fromMs }))
    const text = words.map((word) => word.text).join(' ')
    return words.length === 0
      ? []
      : [{ text, paragraph, startMs: words[0]!.startMs, endMs: words.at(-1)!.endMs, words }]
  })
}

/** A short name for a scene by what is said in it. */
const nameOf = (text: string): string => `n${(hashText(text) >>> 0).toString(36)}`

/** No two scenes have one name. */
function named(scenes: Scene[]): Scene[] {
  const taken = new Set<string>()
  return scenes.map((scene, at) => {
    const id = taken.has(scene.id ?? '') ? `${scene.id}-${at}` : scene.id!
    taken.add(id)
    return { ...scene, id }
  })
}

const framesOf = (scene: TimeSpan): number => frameAt(scene.endMs) - frameAt(scene.startMs)

/** A scene that is as long as it was keeps its clock, and with it its pixels; any other goes on from the one before. */
function clocked(scenes: Scene[], before: Scene[]): Scene[] {
  const lengths = new Map(before.map((scene) => [scene.id, framesOf(scene)]))
  let next = 0
  return scenes.map((scene) => {
    const keeps = scene.clock !== undefined && lengths.get(scene.id) === framesOf(scene)
    const clock = keeps ? scene.clock! : next
    next = clock + framesOf(scene)
    return { ...scene, clock }
  })
}
