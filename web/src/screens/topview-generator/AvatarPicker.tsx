import type { Avatar } from '@octavo/contract/avatar-video'
import { useAvatars } from '#api/avatar-video.queries.ts'
import { sentenceOf } from '#api/call.ts'
import { PresenterFace } from '#parts/presenter/PresenterFace.tsx'
import { Badge } from '#ui/Badge.tsx'
import { cn } from '#ui/cn.ts'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

const GENDERS: Record<Avatar['gender'], string> = { female: 'Female', male: 'Male' }
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
const GRID = 'grid grid-cols-3 gap-3 min-[420px]:grid-cols-5'

type AvatarPickerProps = { value: string | undefined; onChange: (avatarId: string) => void }

/** Who speaks: faces with their names. Native radios, so arrows and forms work by themselves. */
export function AvatarPicker({ value, onChange }: AvatarPickerProps) {
  const { data: avatars, error, refetch } = useAvatars()
  const chosen = avatars?.find(({ id }) => id === value)
  if (error) return <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Avatar</legend>
      <div className={GRID}>
        {avatars?.map((avatar) => (
          <Face key={avatar.id} avatar={avatar} chosen={avatar.id === value} onChoose={() => onChange(avatar.id)} />
        )) ?? PLACES.map((place) => <Skeleton key={place} className="aspect-[3/5] rounded-lg" />)}
      </div>
      {chosen && <p className="mt-2 text-ink-2 text-sm">{`${chosen.name}. ${chosen.about}.`}</p>}
    </fieldset>
  )
}

type FaceProps = { avatar: Avatar; chosen: boolean; onChoose: () => void }

const Face = ({ avatar, chosen, onChoose }: FaceProps) => (
  <label
    className={cn(
      'grid cursor-pointer gap-2 rounded-lg border bg-surface p-1.5 transition-colors',
      'has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
      chosen ? 'border-ink ring-1 ring-ink' : 'border-line hover:border-line-strong',
    )}
  >
    <input
      type="radio"
      name="avatar"
      value={avatar.id}
      checked={chosen}
      onChange={onChoose}
      aria-label={`${avatar.name}, ${avatar.gender}, ${avatar.style}`}
      className="sr-only"
    />
    <PresenterFace src={avatar.posterUrl} about={avatar.about} />
    <span className="grid justify-items-start gap-1 px-0.5 pb-0.5">
      <span className="font-medium text-sm leading-4">{avatar.name}</span>
      <Badge tone={chosen ? 'day' : 'neutral'} className="h-4.5 px-1.5">
        {GENDERS[avatar.gender]}
      </Badge>
    </span>
  </label>
)
