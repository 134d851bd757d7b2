import { SEARCH_LENGTH } from '@octavo/contract/video'
import { Input } from '#ui/Input.tsx'
import { Search } from '#ui/icons/index.ts'

/** Looks for films by words of their title and script. */
export const FilmSearch = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <search className="relative mb-5 block w-full sm:w-96">
    <Search aria-hidden className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-ink-3" />
    <Input
      type="search"
      aria-label="Search films"
      placeholder="Words of a title or script"
      maxLength={SEARCH_LENGTH}
      className="pl-9"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </search>
)
