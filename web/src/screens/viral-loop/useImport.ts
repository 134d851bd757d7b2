import { CONTACTS_FILE_PATH, type ContactDraft, contactRoutes, type ImportResult } from '@octavo/contract/contact'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { refreshStats } from '#api/analytics.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { refreshContacts } from '#api/contact.queries.ts'
import { sendFile } from '#api/send-file.ts'
import { toast } from '#ui/toast.ts'

const said = messages.contact

export type ManualRow = Pick<ContactDraft, 'email' | 'firstName' | 'lastName' | 'phone'>
export type Source = { rows: readonly ManualRow[] } | { csv: string } | { file: File }

const isGivenUp = (error: Error) => error.name === 'AbortError'

/** Takes contacts in, from rows, from pasted text or from a file that is streamed; says how it went and keeps the result. */
export function useImport() {
  const cache = useQueryClient()
  const [sent, setSent] = useState(0)
  const line = useRef<AbortController>(null)
  const taking = useMutation({
    mutationFn: ({ source, sms }: { source: Source; sms: boolean }): Promise<ImportResult> => {
      const consent = { sms }
      if ('rows' in source)
        return call(contactRoutes.import, { body: { contacts: [...source.rows], source: 'manual', consent } })
      if ('csv' in source) return call(contactRoutes.importCsv, { body: { csvData: source.csv, consent } })
      setSent(0)
      line.current = new AbortController()
      return sendFile(`${CONTACTS_FILE_PATH}?smsConsent=${sms}`, source.file, {
        type: 'text/csv',
        onProgress: setSent,
        signal: line.current.signal,
      })
    },
    onSuccess: ({ success, message, status }, { source }) =>
      toast(
        status === 'running' || (success > 0 && !status)
          ? { title: status ? said.importing : said.imported, description: message }
          : { title: failedTitle(source), description: message, variant: 'destructive' },
      ),
    onError: (error, { source }) =>
      isGivenUp(error) || toast({ title: failedTitle(source), description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => Promise.all([refreshContacts(cache), refreshStats(cache)]),
  })
  return {
    start: (source: Source, sms: boolean, then?: () => void) => {
      if (!taking.isPending) taking.mutate({ source, sms }, { onSuccess: () => then?.() })
    },
    giveUp: () => line.current?.abort(),
    again: taking.reset,
    pending: taking.isPending,
    /** The file that is on its way, and how much of it has left. */
    file:
      taking.isPending && 'file' in taking.variables.source ? { file: taking.variables.source.file, sent } : undefined,
    result: taking.data,
    problem: taking.error && !isGivenUp(taking.error) ? sentenceOf(taking.error) : undefined,
  }
}

const failedTitle = (source: Source) => ('rows' in source ? said.importFailed : said.csvImportFailed)

export type Import = ReturnType<typeof useImport>
