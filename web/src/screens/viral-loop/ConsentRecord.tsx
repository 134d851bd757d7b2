import { useAccount } from '#api/account.queries.ts'
import type { ContactDetail } from '#api/contact.queries.ts'
import { formatMoment } from '#format/date.ts'

const WHAT = {
  email: { given: 'Agreed to mail', withdrawn: 'Left mail' },
  sms: { given: 'Agreed to texts', withdrawn: 'Left texts' },
} as const

/** What this person agreed to or took back: when, how, in which words. Nothing in it is ever changed. */
export function ConsentRecord({ consents }: { consents: ContactDetail['consents'] }) {
  const { data: account } = useAccount()
  if (consents.length === 0) return <p className="text-ink-2 text-sm">Nothing is on record yet.</p>
  return (
    <ol className="grid gap-3 text-sm">
      {consents.map(({ channel, kind, basis, wording, source, at }) => (
        <li key={`${at} ${channel} ${kind}`} className="border-line-strong border-l-2 pl-3">
          <p className="font-medium">
            {WHAT[channel][kind]} <span className="font-normal text-ink-2">{formatMoment(at, account?.timeZone)}</span>
          </p>
          <p className="text-ink-2">
            {basis}, {source}
          </p>
          {wording && <p className="mt-1 text-ink-2 italic">“{wording}”</p>}
        </li>
      ))}
    </ol>
  )
}
