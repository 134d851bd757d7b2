import type { FilmEdit, SceneKind } from '@octavo/contract/edit'
import { illustrationFile } from '@octavo/contract/illustration'
import type { Media } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { type ReactNode, useState } from 'react'
import { useIllustrations } from '#api/illustration.queries.ts'
import { cn } from '#ui/cn.ts'
import { Input } from '#ui/Input.tsx'
import { Drawing } from './IconField.tsx'
import { foundIcons } from './icon-search.rules.ts'
import { type SceneFieldProps, wordAt } from './scene-fields.rules.ts'
import type { Editing } from './useEditing.ts'

type Scene = FilmEdit['scenes'][number]
type OtherPicturesProps = SceneFieldProps & { editing: Editing; scene: Scene; pictures: readonly Media[] }

/** So many of one's own come first; all of them are there in a scene that shows one. */
const OWN = 4
/** What these show is a picture already, or has its place in the film. */
const WITHOUT: readonly SceneKind[] = ['intro', 'media', 'close']
/** What grows point by point has no room for a thing beside it. */
const GROWING: readonly SceneKind[] = ['list', 'timeline', 'chart']

/** What could stand for the scene: one's own pictures, then the drawings that fit what is said in it. */
export function OtherPictures({ editing, scene, pictures, words, change }: OtherPicturesProps) {
  if (WITHOUT.includes(words.kind)) return null
  const hasLook = (editing.changes.look ?? editing.film.choices.look) !== null
  const hasRoom = hasLook ? !GROWING.includes(words.kind) : words.kind === 'icon' || words.kind === 'hook'
  const things = hasRoom ? scene.things : []
  const chosen = editing.changes.things?.find(({ id }) => id === scene.id)?.thing
  const now = hasLook ? (chosen ?? scene.thing) : wordAt(words, 'icon')
  const choose = (name: string) =>
    hasLook ? editing.changeThing(scene.id, name) : change({ ...words, icon: name } as typeof words, 'icon')
  const own = pictures.slice(0, OWN)
  if (own.length + things.length === 0 && !hasRoom) return null
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Another picture</legend>
      <ul className="flex flex-wrap gap-2">
        {own.map((picture) => (
          <Choice
            key={picture.id}
            name={picture.name}
            chosen={false}
            onChoose={() => change({ kind: 'media', mediaId: picture.id }, 'kind')}
          >
            <img src={picture.thumbnailUrl ?? picture.url} alt="" loading="lazy" className="size-full object-cover" />
          </Choice>
        ))}
        {things.map((name) => (
          <Choice key={name} name={name.replaceAll('-', ' ')} chosen={name === now} onChoose={() => choose(name)}>
            {hasLook ? <Illustration name={name} /> : <Drawing name={name} />}
          </Choice>
        ))}
      </ul>
      {hasLook && hasRoom && <PictureSearch chosen={now} onChoose={choose} />}
    </fieldset>
  )
}

/** So many are shown at once; who looks for another writes what it is. */
const FOUND = 24

/** All drawings that films can show, found by what people call them. */
function PictureSearch({ chosen, onChoose }: { chosen: string | null; onChoose: (name: string) => void }) {
  const [sought, setSought] = useState('')
  const wanted = sought.trim()
  const all = useIllustrations(wanted !== '')
  const found = wanted && all.data ? foundIcons(all.data, wanted) : []
  return (
    <div className="mt-2 grid gap-2">
      <Input
        type="search"
        aria-label="Look for another picture"
        placeholder="Look for another picture"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
        className="max-w-xs"
      />
      {wanted && (
        <p role="status" className="num text-ink-3 text-xs">
          {statusOf(all, found.length)}
        </p>
      )}
      {found.length > 0 && (
        <ul aria-label="Pictures found" className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
          {found.slice(0, FOUND).map((name) => (
            <Choice
              key={name}
              name={name.replaceAll('-', ' ')}
              chosen={name === chosen}
              onChoose={() => onChoose(name)}
            >
              <Illustration name={name} />
            </Choice>
          ))}
        </ul>
      )}
    </div>
  )
}

function statusOf({ data, isError }: ReturnType<typeof useIllustrations>, found: number): string {
  if (isError) return 'The pictures can’t be looked through right now.'
  if (!data) return 'Looking…'
  return found === 0 ? messages.edit.nothingFound : `${found} of ${data.length}`
}

const Illustration = ({ name }: { name: string }) => (
  <img src={illustrationFile(name)} alt="" loading="lazy" className="size-9" />
)

type ChoiceProps = { name: string; chosen: boolean; onChoose: () => void; children: ReactNode }

const Choice = ({ name, chosen, onChoose, children }: ChoiceProps) => (
  <li>
    <button
      type="button"
      title={name}
      aria-label={name}
      aria-pressed={chosen}
      onClick={onChoose}
      className={cn(
        'grid size-14 place-items-center overflow-hidden rounded-md border bg-sunken',
        chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
      )}
    >
      {children}
    </button>
  </li>
)
