import { type Playhead, usePlayhead } from './playhead.ts'
import { SceneForm } from './SceneForm.tsx'
import { sceneAt } from './timeline.rules.ts'
import type { Editing } from './useEditing.ts'

type TabProps = { editing: Editing; playhead: Playhead }

/** What the scene where the film stands shows. */
export function ScenesTab({ editing, playhead }: TabProps) {
  const { scenes } = editing.film
  const scene = scenes[usePlayhead(playhead, ({ ms }) => sceneAt(scenes, ms))]
  return scene ? <SceneForm key={scene.id} editing={editing} scene={scene} /> : null
}
