import { useState } from 'react'
import { useLibraryScripts } from '#api/script.queries.ts'
import { useLibrary } from '#api/video.queries.ts'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#ui/Tabs.tsx'
import { FinishedVideos } from './FinishedVideos.tsx'
import { ViralScripts } from './ViralScripts.tsx'

const amount = (list: readonly unknown[] | undefined) => list?.length ?? 0

/** The finished films and the scripts, to watch, save and use again. */
export default function Library() {
  const [tab, setTab] = useState('videos')
  const videos = useLibrary()
  const scripts = useLibraryScripts()
  return (
    <>
      <PageHeader title="Video Library" />
      <Tabs value={tab} onValueChange={setTab}>
        <TabList aria-label="Library">
          <Tab value="videos">Finished Videos ({amount(videos.data)})</Tab>
          <Tab value="scripts">Viral Scripts ({amount(scripts.data)})</Tab>
        </TabList>
        <TabPanel value="videos" className="pt-5 outline-offset-4">
          <FinishedVideos />
        </TabPanel>
        <TabPanel value="scripts" className="pt-5 outline-offset-4">
          <ViralScripts onFilming={() => setTab('videos')} />
        </TabPanel>
      </Tabs>
    </>
  )
}
