/** What of a scene is seen in a shot that shows a thing or a picture: its words alone, since they need no sign beside them any more. */
import type { Scene, Shot } from '#plan.ts'

export function sceneInShot(scene: Scene, { thing, picture }: Shot): Scene {
  if (thing === undefined && !picture) return scene
  const { startMs, endMs, reason, take, shots } = scene
  const frame = { startMs, endMs, reason, ...(take !== undefined && { take }), ...(shots && { shots }) }
  if (scene.kind === 'hook') return { ...frame, kind: 'hook', text: scene.text }
  if (scene.kind === 'icon') return { ...frame, kind: 'statement', text: scene.label, emphasis: [] }
  if (!picture) return scene
  // Over a picture they are read as what they are: words.
  if (scene.kind === 'question') return { ...frame, kind: 'statement', text: scene.text, emphasis: [] }
  return scene.kind === 'quote' ? { ...frame, kind: 'statement', text: `“${scene.text}”`, emphasis: [] } : scene
}
