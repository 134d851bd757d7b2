import { useLiveComplianceStatistics } from '#api/compliance.queries.ts'
import { formatCount } from '#format/number.ts'
import { StatTiles } from '#ui/StatTiles.tsx'

/** How often the officer's reader and a language model found the same; nothing where no model can be asked. */
export function Agreement() {
  const { data } = useLiveComplianceStatistics()
  if (!data?.opinions) return null
  const { texts, both, only_reader, only_model } = data.opinions
  const counted = (count: number) => (texts > 0 ? formatCount(count) : undefined)
  return (
    <StatTiles
      label="Reader and second opinion"
      stats={[
        { label: 'Texts Read by Both', value: counted(texts), note: 'By the reader and a language model' },
        { label: 'Found by Both', value: counted(both), note: 'Findings in the same place' },
        { label: 'Only the Reader', value: counted(only_reader), note: 'The model had nothing there' },
        { label: 'Only the Model', value: counted(only_model), note: 'The reader had nothing there' },
      ]}
    />
  )
}
