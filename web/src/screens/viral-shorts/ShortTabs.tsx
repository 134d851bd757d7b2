import type { ViralShort } from '@octavo/contract/generation'
import { formatPlayTime } from '#format/date.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { MetadataTab } from './MetadataTab.tsx'
import { ScriptTab } from './ScriptTab.tsx'

type Content = NonNullable<ViralShort['viral_content']>

/** What was written, four ways: the words, what is seen, what happens when, and the facts about it. */
export function ShortTabs({ short, content }: { short: ViralShort; content: Content }) {
  const panels = [
    ['script', 'Script', <ScriptTab key="script" short={short} content={content} />],
    ['visuals', 'Visuals', <Visuals key="visuals" cues={content.visual_cues} />],
    ['timing', 'Timing', <Timing key="timing" markers={content.timing_markers} />],
    ['metadata', 'Metadata', <MetadataTab key="metadata" short={short} content={content} />],
  ] as const
  return (
    <Tabs defaultValue="script">
      <TabList aria-label="The short">
        {panels.map(([value, label]) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabList>
      {panels.map(([value, , panel]) => (
        <TabPanel key={value} value={value} className="pt-4 outline-offset-4">
          {panel}
        </TabPanel>
      ))}
    </Tabs>
  )
}

type Row = { at: string; says: string }

/** A cue is "0:03 what is seen". */
const cueOf = (cue: string): Row => {
  const [at = '', ...rest] = cue.split(' ')
  return /^\d+:\d\d$/.test(at) ? { at, says: rest.join(' ') } : { at: '', says: cue }
}

const Visuals = ({ cues }: { cues: readonly string[] }) => <TimeList rows={cues.map(cueOf)} />

const Timing = ({ markers }: { markers: Content['timing_markers'] }) => (
  <TimeList rows={markers.map(({ time, action }) => ({ at: formatPlayTime(time), says: action }))} />
)

const TimeList = ({ rows }: { rows: readonly Row[] }) => (
  <ol className="-my-2">
    {rows.map(({ at, says }, index) => (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two cues may say the same at the same second
        key={index}
        className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3 border-line border-t py-2 text-sm first:border-0"
      >
        <span className="timecode text-ink-3">{at}</span>
        <span className="wrap-anywhere">{says}</span>
      </li>
    ))}
  </ol>
)
