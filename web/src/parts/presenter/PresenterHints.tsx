import { AVATARS, avatarFiles } from '@octavo/contract/avatar-video'
import { PresenterFace } from './PresenterFace.tsx'

/** Who may be seen in a style of drawing: their faces and names, for under a field. */
export const PresentersInStyle = ({ style }: { style: string }) => (
  <span className="flex flex-wrap gap-3">
    {AVATARS.filter((one) => one.style === style).map(({ id, name, about }) => (
      <span key={id} className="flex items-center gap-2">
        <PresenterFace src={avatarFiles.poster(id)} about={about} className="w-10" />
        {name}
      </span>
    ))}
  </span>
)

/** One presenter's face and what they look like; nothing for a choice that is no person. */
export function PresenterAbout({ id }: { id: string }) {
  const avatar = AVATARS.find((one) => one.id === id)
  if (!avatar) return null
  return (
    <span className="flex items-center gap-2">
      <PresenterFace src={avatarFiles.poster(avatar.id)} about={avatar.about} className="w-10" />
      {avatar.about}
    </span>
  )
}
