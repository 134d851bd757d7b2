import type { UgcPackage } from '@octavo/contract/production'
import { useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { usePackages } from '#api/production.queries.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useMore } from '#ui/useMore.tsx'
import { PackageCard } from './PackageCard.tsx'
import { type Opened, PackageSheets } from './PackageSheets.tsx'
import { FILTERS, type Filter, filtered } from './package-status.ts'
import { SelectionBar } from './SelectionBar.tsx'

const STEP = 12
const LABELS: Record<Filter, string> = { all: 'All', ready: 'Ready', review: 'To review', filmed: 'Filmed' }

/** The generated packages, the newest first, each with its verdict and what can be done with it. */
export function PackageGrid() {
  const { data, error, refetch } = usePackages()
  const [filter, setFilter] = useState<Filter>('all')
  const packages = data?.content_packages
  const options = FILTERS.map((value) => ({
    value,
    label: `${LABELS[value]}${packages ? ` ${filtered(packages, value).length}` : ''}`,
  }))
  return (
    <section aria-labelledby="packages" className="mt-4">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="packages" className="text-xl">
          Content packages
        </h2>
        {packages && packages.length > 0 && (
          <Segmented label="Show" value={filter} onChange={setFilter} options={options} className="num" />
        )}
      </div>
      {error && !data && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {packages?.length === 0 && (
        <div className="card">
          <EmptyState
            title="No Content Packages Yet"
            hint="Choose a brand above and generate scripts. Each comes with its hook, scores and compliance report."
            className="py-8"
          />
        </div>
      )}
      {packages && packages.length > 0 && <Packages key={filter} packages={filtered(packages, filter)} />}
    </section>
  )
}

function Packages({ packages }: { packages: readonly UgcPackage[] }) {
  const [shown, more] = useMore(packages, STEP)
  const [opened, open] = useState<Opened>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  if (packages.length === 0) return <p className="text-ink-2 text-sm">None right now.</p>
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((one) => (
          <PackageCard
            key={one.id}
            package={one}
            chosen={chosen.has(one.id)}
            onChoose={(isChosen) => choose(one.id, isChosen)}
            onOpen={(kind) => open({ kind, id: one.id })}
          />
        ))}
      </ul>
      {more}
      <SelectionBar packages={packages.filter(({ id }) => chosen.has(id))} onClear={() => setChosen(new Set())} />
      {opened && <PackageSheets opened={opened} onOpen={open} />}
    </>
  )
}

const Loading = () => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {['a', 'b', 'c'].map((place) => (
      <Skeleton key={place} className="h-52 rounded-xl" />
    ))}
  </div>
)
