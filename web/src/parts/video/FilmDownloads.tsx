import { messages } from '@octavo/contract/messages'
import { Button } from '#ui/Button.tsx'
import { Download } from '#ui/icons/index.ts'
import { Menu, MenuItem } from '#ui/Menu.tsx'
import { toast } from '#ui/toast.ts'

type Files = { title: string; downloadUrl: string; srtUrl: string | null; vttUrl: string | null }

/** Says that a download began; the browser does the rest. */
export const sayDownloading = (title: string) => toast({ title: messages.video.downloadStarted, description: title })

/** The film and its captions, to save. */
export function FilmDownloads({ film }: { film: Files }) {
  const files = [
    ['Film (MP4)', film.downloadUrl],
    ['Captions (SRT)', film.srtUrl],
    ['Captions (VTT)', film.vttUrl],
  ] as const
  const trigger = (
    <Button size="sm" variant="ghost" aria-label={`Download: ${film.title}`} className="px-2">
      <Download />
    </Button>
  )
  return (
    <Menu trigger={trigger}>
      {files.map(
        ([label, address]) =>
          address && (
            <MenuItem key={label} asChild>
              <a href={address} download onClick={() => sayDownloading(film.title)}>
                {label}
              </a>
            </MenuItem>
          ),
      )}
    </Menu>
  )
}
