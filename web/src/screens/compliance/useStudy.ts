import { STUDY_LIMITS, type StudyResult, studyRoutes } from '@octavo/contract/study'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { refreshComplianceStatistics } from '#api/compliance.queries.ts'
import { refreshStudies } from '#api/study.queries.ts'
import { plural } from '#format/number.ts'
import { useRecordForm } from '#parts/form/useRecordForm.ts'
import { toast } from '#ui/toast.ts'

type Typed = { text: string; transcripts: Record<string, string> }
const NOTHING: Typed = { text: '', transcripts: {} }

/** One address a line; blank lines are dropped, and one that stands twice counts once. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The addresses to study with their transcripts, sending them, and what became of each. */
export function useStudy() {
  const cache = useQueryClient()
  const form = useRecordForm({ saved: NOTHING, draft: 'study-videos', isSame: ({ text }) => text.trim() === '' })
  const { text, transcripts } = form.values
  const addresses = addressesIn(text)

  const study = useMutation({
    mutationFn: (urls: string[]): Promise<StudyResult> => {
      const given = urls.flatMap((url) => (transcripts[url]?.trim() ? [[url, transcripts[url].trim()]] : []))
      return call(studyRoutes.study, { body: { video_urls: urls, transcripts: Object.fromEntries(given) } })
    },
    onSuccess: ({ videos }) => {
      const failed = videos.filter(({ ok }) => !ok).map(({ url }) => url)
      // What could not be read stays to be tried again, with a transcript perhaps.
      form.change({ text: failed.join('\n'), transcripts: pick(transcripts, failed) })
      void refreshStudies(cache)
      void refreshComplianceStatistics(cache)
      const studied = videos.length - failed.length
      if (studied > 0) toast({ title: 'Videos studied', description: `${plural(studied, 'video')} studied.` })
    },
  })

  const send = () => {
    if (addresses.length > 0 && addresses.length <= STUDY_LIMITS.urls && !study.isPending) study.mutate(addresses)
  }
  return {
    text,
    type: (next: string) => form.change({ text: next }),
    transcripts,
    setTranscript: (url: string, words: string) => form.change({ transcripts: { ...transcripts, [url]: words } }),
    addresses,
    tooMany: addresses.length > STUDY_LIMITS.urls,
    send,
    studying: study.isPending,
    outcomes: study.data?.videos,
    problem: study.error ?? undefined,
  }
}

const pick = (all: Record<string, string>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))
