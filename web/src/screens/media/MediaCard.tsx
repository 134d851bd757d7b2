import { type Media, mediaRoutes } from '@octavo/contract/media'
import { messages } from '@octavo/contract/messages'
import { PICTURE_SOURCE_NAMES, type PictureCredit } from '@octavo/contract/picture'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { changeShelf, refreshShelf } from '#api/media.queries.ts'
import { formatPlayTime } from '#format/date.ts'
import { formatFileSize } from '#format/number.ts'
import { deleteWithUndo } from '#parts/deletion/delete-with-undo.ts'
import { Button } from '#ui/Button.tsx'
import { Download, MoreHorizontal, Music, Pencil, Play, Trash2 } from '#ui/icons/index.ts'
import { Menu, MenuItem, MenuLine } from '#ui/Menu.tsx'
import { Preview } from './Preview.tsx'
import { RenameDialog } from './RenameDialog.tsx'

/** A file of the library: what it looks like, what it is, and what can be done with it. */
export function MediaCard({ media }: { media: Media }) {
  const [open, setOpen] = useState<'preview' | 'rename' | null>(null)
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`${media.kind === 'picture' ? 'Look at' : 'Play'}: ${media.name}`}
        onClick={() => setOpen('preview')}
        className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-lg border border-line bg-sunken transition-[filter] hover:brightness-105"
      >
        <Face media={media} />
      </button>
      <div className="mt-2 flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-sm" title={media.name}>
            {media.name}
          </p>
          <p className="num truncate text-ink-3 text-xs">{factsOf(media)}</p>
          {media.credit && <Credit credit={media.credit} />}
        </div>
        <More media={media} onRename={() => setOpen('rename')} />
      </div>
      {open === 'preview' && <Preview media={media} onClose={() => setOpen(null)} />}
      {open === 'rename' && <RenameDialog media={media} onClose={() => setOpen(null)} />}
    </li>
  )
}

function Face({ media: { kind, thumbnailUrl, durationSeconds } }: { media: Media }) {
  const Icon = kind === 'music' ? Music : Play
  return (
    <>
      {thumbnailUrl ? (
        <img src={thumbnailUrl} alt="" loading="lazy" className="absolute inset-0 size-full object-contain" />
      ) : (
        <Icon className="size-8 text-ink-3" strokeWidth={1.5} />
      )}
      {durationSeconds !== null && (
        <span className="num absolute right-1.5 bottom-1.5 rounded-sm bg-black/75 px-1.5 py-0.5 font-medium text-[0.6875rem] text-white">
          {formatPlayTime(durationSeconds)}
        </span>
      )}
    </>
  )
}

function Credit({ credit: { source, author, page } }: { credit: PictureCredit }) {
  const from = PICTURE_SOURCE_NAMES[source]
  if (!page) return <p className="truncate text-ink-3 text-xs">{`Made by ${author}`}</p>
  return (
    <a href={page} target="_blank" rel="noreferrer" className="block truncate text-ink-3 text-xs underline">
      {messages.pictures.credit(author, from)}
    </a>
  )
}

const factsOf = ({ width, height, bytes }: Media): string =>
  [width && height ? `${width} x ${height}` : undefined, formatFileSize(bytes)].filter(Boolean).join(' · ')

function More({ media, onRename }: { media: Media; onRename: () => void }) {
  const cache = useQueryClient()
  const params = { id: media.id }
  const remove = () =>
    deleteWithUndo({
      done: 'File deleted',
      hide: () => changeShelf(cache, (all) => all.filter((one) => one.id !== media.id)),
      remove: () => call(mediaRoutes.remove, { params }),
      restore: () => call(mediaRoutes.restore, { params }),
      refresh: () => refreshShelf(cache),
    })
  const trigger = (
    <Button size="sm" variant="ghost" aria-label={`More for ${media.name}`} className="-mr-1 px-2">
      <MoreHorizontal />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem onSelect={onRename}>
        <Pencil />
        Rename
      </MenuItem>
      <MenuItem asChild>
        <a href={media.downloadUrl} download>
          <Download />
          Download
        </a>
      </MenuItem>
      <MenuLine />
      <MenuItem onSelect={() => void remove()} className="text-bad">
        <Trash2 />
        Delete
      </MenuItem>
    </Menu>
  )
}
