import { useStats } from '#api/analytics.queries.ts'
import { Card, CardHead } from '#ui/Card.tsx'
import { PipelineTestCard } from './PipelineTestCard.tsx'
import { UploadSchedule } from './UploadSchedule.tsx'

const STEPS = [
  ['Voice', 'Voice', 'Speaks the approved script and times every word.'],
  ['Video composition', 'Films', 'Draws the scenes, burns in the captions, mixes the music and encodes the film.'],
  ['Upload', 'Files', 'Stores film, poster and captions, and adds them to the week.'],
] as const

/** How a checked script becomes a film, whether that works right now, and when each film is due. */
export function VideoProductionTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <Pipeline />
        <PipelineTestCard />
      </div>
      <UploadSchedule />
    </div>
  )
}

function Pipeline() {
  const { data: stats } = useStats()
  const providerOf = (capability: string) => stats?.capabilities.find(({ name }) => name === capability)?.provider
  return (
    <Card>
      <CardHead
        title="Production pipeline"
        hint="Three durable steps: after a crash, work resumes from the last one."
      />
      <ol className="-mb-2">
        {STEPS.map(([step, capability, what], index) => (
          <li key={step} className="flex gap-4 border-line border-t py-3 first:border-0">
            <span className="display num w-5 text-ink-3 text-lg leading-5.5">{index + 1}</span>
            <div className="min-w-0 flex-1 text-sm">
              <div className="flex flex-wrap justify-between gap-x-3">
                <h3 className="font-medium font-sans">{step}</h3>
                <span className="text-ink-3">{providerOf(capability)}</span>
              </div>
              <p className="text-ink-2">{what}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
