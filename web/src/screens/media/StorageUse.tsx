import { formatFileSize } from '#format/number.ts'
import { Progress } from '#ui/Progress.tsx'

const NEARLY = 0.9
const GB = 1024 ** 3

const words = (bytes: number) => (bytes >= GB ? `${(bytes / GB).toFixed(1)} GB` : formatFileSize(bytes))

/** How much of the room for own media is used. */
export function StorageUse({ used, limit }: { used: number; limit: number }) {
  const share = used / limit
  return (
    <div className="flex items-center gap-3 text-ink-2 text-sm">
      <Progress
        className="w-24"
        tone={share > NEARLY ? 'bad' : 'ink'}
        label="Storage used for your media"
        value={share * 100}
      />
      <span className="num whitespace-nowrap">
        {used === 0 ? '0 MB' : words(used)} of {words(limit)}
      </span>
    </div>
  )
}
