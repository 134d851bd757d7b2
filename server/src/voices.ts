/** `npm run voices`: which voices can be fetched, and which are there. `-- kokoro` fetches one. */

import { readConfig, WrongSetting } from '#config.ts'
import { keepPrivate } from '#data-folder.ts'
import { VoiceNotFetched } from '#services/voice/fetched.ts'
import { progressLine } from './terminal/progress.ts'
import { fetchVoices, listVoices, voicesAsked } from './terminal/voices.run.ts'

async function main(): Promise<void> {
  keepPrivate()
  const { folder, mirror } = readConfig().voice
  const asked = voicesAsked(process.argv.slice(2))
  if (asked.parts.length > 0)
    await fetchVoices(asked, folder, {
      line: progressLine(process.stderr),
      ...(mirror && { mirror }),
    })
  console.log(listVoices(folder))
}

main().catch((error: unknown) => {
  const known = [VoiceNotFetched, WrongSetting].some((kind) => error instanceof kind)
  console.error(known ? (error as Error).message : error)
  process.exitCode = 1
})
