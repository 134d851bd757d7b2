import { type FilmEdit, SCENE_KIND_LABELS, SCENE_KINDS, type SceneKind, type SceneWords } from '@octavo/contract/edit'
import type { Media } from '@octavo/contract/media'
import { Link } from 'wouter'
import { useMediaLibrary } from '#api/media.queries.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Select } from '#ui/Select.tsx'
import { Textarea } from '#ui/Textarea.tsx'
import { issueAt, placeOfScene, wordsOf } from './film-changes.rules.ts'
import { IconField } from './IconField.tsx'
import { ItemsField } from './ItemsField.tsx'
import { OtherPictures } from './OtherPictures.tsx'
import { PictureField } from './PictureField.tsx'
import { asKind, type SceneFieldProps, WORD_FIELDS, type WordField, withWord, wordAt } from './scene-fields.rules.ts'
import type { Editing } from './useEditing.ts'

type Scene = FilmEdit['scenes'][number]

/** What one scene shows: its kind and, by kind, its words, icon, items or picture. */
export function SceneForm({ editing, scene }: { editing: Editing; scene: Scene }) {
  const { data: library } = useMediaLibrary()
  const words = wordsOf(editing.changes, scene)
  const heard = editing.film.lines
    .filter(({ index }) => scene.lines && index >= scene.lines[0] && index <= scene.lines[1])
    .map(({ text }) => text)
    .join(' ')
  const pictures = library?.media.filter(({ kind }) => kind !== 'music') ?? []
  const place = placeOfScene(editing.changes, scene.id)
  const fields: SceneFieldProps = {
    words,
    change: (to, field) => editing.changeScene(scene.id, to, field),
    problemOf: (field) => issueAt(editing.issues, `${place}.to.${field}`),
  }
  const toKind = (kind: SceneKind) => fields.change(withPicture(asKind(words, kind, heard), pictures), 'kind')
  return (
    <section aria-label={`Scene ${scene.index + 1}`} className="grid max-w-2xl gap-4">
      <div className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
        <Field label="Kind" hint={pictures.length === 0 ? <BringPictures /> : undefined}>
          {(aria) => (
            <Select
              {...aria}
              value={words.kind}
              onChange={(kind) => toKind(kind as SceneKind)}
              options={kindsFor(words.kind, editing.saved.format, pictures.length > 0)}
            />
          )}
        </Field>
        <div className="text-ink-2 text-sm sm:pt-7">
          {heard && <p className="line-clamp-2">“{heard}”</p>}
          {scene.reason && words.kind === scene.words.kind && (
            <p className="text-ink-3">Why this kind: {scene.reason}</p>
          )}
        </div>
      </div>
      {issueAt(editing.issues, `${place}.id`) && (
        <p role="alert" className="text-bad text-sm">
          {issueAt(editing.issues, `${place}.id`)}
        </p>
      )}
      {WORD_FIELDS[words.kind].map((field) => (
        <TextField key={field.name} field={field} {...fields} />
      ))}
      {!editing.film.choices.look && (words.kind === 'icon' || words.kind === 'hook') && <IconField {...fields} />}
      <ItemsField {...fields} />
      <OtherPictures {...fields} editing={editing} scene={scene} pictures={pictures} />
      {words.kind === 'media' && <PictureField {...fields} pictures={pictures} film={editing.film} />}
    </section>
  )
}

/** A picture scene begins with the newest picture there is. */
const withPicture = (words: SceneWords, pictures: readonly Media[]): SceneWords =>
  words.kind === 'media' && !words.mediaId && pictures[0] ? { ...words, mediaId: pictures[0].id } : words

const BringPictures = () => (
  <>
    Pictures of your own can be shown, too:{' '}
    <Link href="/media" className="underline underline-offset-4">
      bring them to Media
    </Link>
  </>
)

/** Kinds that have their place in the film are offered only where they stand. */
const PLACED: readonly SceneKind[] = ['intro', 'close']

const kindsFor = (now: SceneKind, format: FilmEdit['format'], hasPictures: boolean) =>
  SCENE_KINDS.filter(
    (kind) =>
      kind === now ||
      !(PLACED.includes(kind) || (kind === 'chapter' && format === 'short') || (kind === 'media' && !hasPictures)),
  ).map((value) => ({ value, label: SCENE_KIND_LABELS[value] }))

type TextFieldProps = SceneFieldProps & { field: WordField }

function TextField({ field, words, change, problemOf }: TextFieldProps) {
  const { name, label, most, long } = field
  const value = wordAt(words, name)
  const Control = long ? Textarea : Input
  return (
    <Field
      label={label}
      aside={value.length > most * 0.7 ? `${value.length} of ${most}` : undefined}
      error={problemOf(name)}
    >
      {(aria) => (
        <Control
          {...aria}
          value={value}
          maxLength={most}
          onChange={(event: { target: { value: string } }) => change(withWord(words, field, event.target.value), name)}
        />
      )}
    </Field>
  )
}
