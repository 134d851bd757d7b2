import { complianceRoutes } from '@octavo/contract/compliance'
import { scriptWritingRoutes } from '@octavo/contract/script-writing'
import { studyRoutes } from '@octavo/contract/study'
import { systemStatusRoutes } from '@octavo/contract/system-status'
import { ApiError, call } from '#api/call.ts'

export type CheckState = 'checking' | 'success' | 'error'
export type CheckRow = { service: string; status: CheckState; message: string }

type Check = {
  service: string
  /** What is looked at, while it is looked at. */
  looks: string
  /** Says what was found; nothing when it is not as it should be. */
  look: () => Promise<string | undefined>
  /** An answer that is not right, and no answer at all. */
  wrong: string
  silent: string
}

/** What is checked, in order. Every check works for visitors too and leaves nothing behind. */
export const CHECKS: readonly Check[] = [
  {
    service: 'Content Generation',
    looks: 'Asks the writer for one short script and scores it',
    look: async () => {
      const body = { theme: 'a morning routine', platform: 'tiktok' } as const
      const { success, video } = await call(scriptWritingRoutes.single, { body })
      return success && Number.isFinite(video.viralScore)
        ? `Wrote a script; predicted score ${video.viralScore}`
        : undefined
    },
    wrong: 'Failed to generate content',
    silent: 'Service unavailable',
  },
  {
    service: 'Compliance Officer',
    looks: 'Checks that the officer is on duty',
    look: async () =>
      (await call(complianceRoutes.statistics)).status === 'operational'
        ? 'On duty: every script is checked'
        : undefined,
    wrong: 'Compliance system issues',
    silent: 'Security check failed',
  },
  {
    service: 'Viral Analytics',
    looks: 'Studies a text whose patterns are known',
    look: async () => ((await call(studyRoutes.results)).analysis_complete ? 'Working' : undefined),
    wrong: 'Analytics unavailable',
    silent: 'Analytics service down',
  },
  {
    service: 'Batch Processing',
    looks: 'Plans a study without running it',
    look: async () => ((await call(studyRoutes.createBatch, { body: {} })).success ? 'Accepting jobs' : undefined),
    wrong: 'Batch system issues',
    silent: 'Batch processing unavailable',
  },
  {
    service: 'Database',
    looks: 'Checks that the database answers',
    look: async () => {
      const { status, checks } = await call(systemStatusRoutes.healthCheck)
      if (status === 'ok') return 'Connected'
      return checks.some(({ name, ok }) => name === 'database' && ok) ? 'Connected, but the disk is full' : undefined
    },
    wrong: 'Database connectivity issues',
    silent: 'Database connection failed',
  },
  {
    service: 'CRM System',
    looks: 'Contacts, consents and campaigns',
    look: async () => 'Part of this installation; needs no service outside',
    wrong: '',
    silent: '',
  },
]

/** Runs one check. An error reply is an answer too; a broken line is none. */
export async function runCheck({ service, look, wrong, silent }: Check): Promise<CheckRow> {
  try {
    const found = await look()
    return found ? { service, status: 'success', message: found } : { service, status: 'error', message: wrong }
  } catch (error) {
    return { service, status: 'error', message: error instanceof ApiError ? wrong : silent }
  }
}

/** pending while one runs, error if one failed. */
export function overallOf(rows: readonly CheckRow[]): 'pending' | 'success' | 'error' {
  if (rows.some(({ status }) => status === 'checking')) return 'pending'
  return rows.every(({ status }) => status === 'success') ? 'success' : 'error'
}
