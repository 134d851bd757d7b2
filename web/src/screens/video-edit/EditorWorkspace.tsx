import type { FilmEdit } from '@octavo/contract/edit'
import { cn } from '#ui/cn.ts'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { ChangesBar } from './ChangesBar.tsx'
import { LookTab } from './LookTab.tsx'
import { Preview } from './Preview.tsx'
import type { Playhead } from './playhead.ts'
import { ScenesTab } from './ScenesTab.tsx'
import { Timeline } from './Timeline.tsx'
import { useEditing } from './useEditing.ts'
import { useSceneActs } from './useSceneActs.ts'
import { WordsTab } from './WordsTab.tsx'

const TABS = [
  { value: 'words', label: 'Words', Panel: WordsTab },
  { value: 'scenes', label: 'Scenes', Panel: ScenesTab },
  { value: 'look', label: 'Look & sound', Panel: LookTab },
] as const

/** What gets the focus comes out from under the preview and the bar. */
const UNCOVERED = '[&_:is(input,textarea,button)]:scroll-mt-72 [&_:is(input,textarea,button)]:scroll-mb-44'

type EditorWorkspaceProps = { saved: FilmEdit; playhead: Playhead; tab: string; onTab: (tab: string) => void }

/** The film from its first scene to its last, below it at the left what it looks like, at the right what can be changed, and what that costs. */
export default function EditorWorkspace({ saved, playhead, tab, onTab }: EditorWorkspaceProps) {
  const editing = useEditing(saved)
  const acts = useSceneActs(editing, playhead, () => onTab('words'))
  const wide = saved.width > saved.height
  return (
    <div
      className={cn(
        'grid grid-cols-1 items-start gap-x-8 gap-y-4',
        wide ? 'lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]' : 'lg:grid-cols-[19rem_minmax(0,1fr)]',
      )}
    >
      <Timeline editing={editing} playhead={playhead} acts={acts} />
      <Preview editing={editing} playhead={playhead} acts={acts} />
      <div className="min-w-0">
        {editing.wasRestored && !editing.isClean && !editing.isLocked && (
          <p role="status" className="mb-4 rounded-lg bg-sunken px-4 py-2 text-sm">
            Draft restored
          </p>
        )}
        <Tabs value={tab} onValueChange={onTab}>
          <TabList aria-label="What to change">
            {TABS.map(({ value, label }) => (
              <Tab key={value} value={value}>
                {label}
              </Tab>
            ))}
          </TabList>
          {TABS.map(({ value, Panel }) => (
            <TabPanel key={value} value={value} className="pt-5">
              <fieldset disabled={editing.isLocked} className={cn('min-w-0', UNCOVERED)}>
                <Panel editing={editing} playhead={playhead} />
              </fieldset>
            </TabPanel>
          ))}
        </Tabs>
        <ChangesBar editing={editing} />
      </div>
    </div>
  )
}
