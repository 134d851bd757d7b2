import { CREDIT_COSTS } from '@octavo/contract/plan'
import type { UgcPackage } from '@octavo/contract/production'
import { plural } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmButton } from '#ui/ConfirmButton.tsx'
import { canFilm } from './package-status.ts'
import { usePackageActions } from './usePackageActions.ts'

type SelectionBarProps = { packages: readonly UgcPackage[]; onClear: () => void }

/** What can be done with the selected packages together. */
export function SelectionBar({ packages, onClear }: SelectionBarProps) {
  const { busy, film, remove } = usePackageActions()
  const filmable = packages.filter(canFilm)
  if (packages.length === 0) return null
  return (
    <section
      aria-label="Selected packages"
      className="sticky bottom-20 z-10 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-4 py-2.5 shadow-3 lg:bottom-4"
    >
      <p role="status" className="num mr-2 text-sm">
        {packages.length} selected
      </p>
      {filmable.length > 0 && (
        <Button size="sm" variant="solid" disabled={busy} onClick={() => film(filmable, { onSettled: onClear })}>
          Film {filmable.length}
          <span className="font-normal text-xs opacity-80">
            {plural(filmable.length * CREDIT_COSTS.startedMinute, 'credit')}
          </span>
        </Button>
      )}
      <ConfirmButton
        size="sm"
        variant="danger"
        disabled={busy}
        question={`Remove ${plural(packages.length, 'package')}?`}
        consequence="Their scripts stay in the script list and their films in the library. This cannot be undone."
        confirmLabel="Remove"
        onConfirm={() => remove(packages, { onSettled: onClear })}
      >
        Remove
      </ConfirmButton>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
    </section>
  )
}
