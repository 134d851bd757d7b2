import type { Media } from '@octavo/contract/media'
import { Dialog } from '#ui/Dialog.tsx'

/** A file as it is. */
export function Preview({ media, onClose }: { media: Media; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={media.name} className="w-[min(94vw,44rem)]">
      <Shown media={media} />
    </Dialog>
  )
}

const fit = 'mx-auto max-h-[68dvh] max-w-full rounded-lg bg-sunken'

function Shown({ media: { kind, url, name, thumbnailUrl } }: { media: Media }) {
  if (kind === 'picture') return <img src={url} alt={name} className={fit} />
  // biome-ignore lint/a11y/useMediaCaption: somebody's own file comes without captions
  if (kind === 'clip') return <video src={url} controls autoPlay poster={thumbnailUrl ?? undefined} className={fit} />
  // biome-ignore lint/a11y/useMediaCaption: music has none
  return <audio src={url} controls autoPlay className="w-full" />
}
