import { Copy, Share2 } from 'lucide-react'
import { sentenceOf } from '#api/call.ts'
import { useReferralLink } from '#api/referral.queries.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { toast } from '#ui/toast.ts'

const SHARED_TEXT = 'I make my videos with Octavo. This is my link:'

async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: url })
  } catch {
    toast({ title: 'Not copied', description: 'This browser does not let pages copy here.', variant: 'destructive' })
  }
}

/** The browser's own sheet, where it has one; closing it is not a failure. */
const share = (url: string) => void navigator.share({ title: 'Octavo', text: SHARED_TEXT, url }).catch(() => undefined)

const mailTo = (url: string) =>
  `mailto:?subject=${encodeURIComponent('Octavo')}&body=${encodeURIComponent(`${SHARED_TEXT} ${url}`)}`

/** The account's own link: whoever signs up through it earns credits for the account. */
export function ReferralLinkCard() {
  const { data, error, refetch } = useReferralLink()
  return (
    <Card>
      <CardHead title="Your referral link" hint="Every campaign carries it. Share it wherever you like." />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-28" />}
      {data && (
        <>
          <Field label="Link">
            {(aria) => <Input {...aria} readOnly value={data.url} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => void copy(data.url)}>
              <Copy />
              Copy link
            </Button>
            <ShareButton url={data.url} />
          </div>
        </>
      )}
    </Card>
  )
}

const ShareButton = ({ url }: { url: string }) => (
  <Button onClick={() => ('share' in navigator ? share(url) : location.assign(mailTo(url)))}>
    <Share2 />
    Share
  </Button>
)
