import { lazy, Suspense, useState } from 'react'
import { sentenceOf } from '#api/call.ts'
import { useReferralLink } from '#api/referral.queries.ts'
import { canShare, copyLink, mailLink, shareLink } from '#parts/referral/share-link.ts'
import { Button } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Copy, QrCode, Share2 } from '#ui/icons/index.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const QrDialog = lazy(() => import('#parts/referral/QrDialog.tsx'))

/** The account's own link: whoever signs up through it earns credits for the account. */
export function ReferralLinkCard() {
  const { data, error, refetch } = useReferralLink()
  return (
    <Card>
      <CardHead
        title="Your referral link"
        hint="Share it wherever you like. Campaigns carry it where you switch that on."
      />
      {error && <ErrorNote what={sentenceOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-28" />}
      {data && (
        <>
          <Field label="Link">
            {(aria) => <Input {...aria} readOnly value={data.url} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button onClick={() => void copyLink(data.url)}>
              <Copy />
              Copy link
            </Button>
            <ShareButton url={data.url} />
            <QrButton name="Your link" url={data.url} />
          </div>
        </>
      )}
    </Card>
  )
}

/** Shows a link as a QR code. */
export function QrButton({ name, url, isIcon = false }: { name: string; url: string; isIcon?: boolean }) {
  const [open, setOpen] = useState(false)
  const label = { 'aria-label': `QR code: ${name}` }
  return (
    <>
      <Button {...(isIcon && { size: 'icon', variant: 'ghost', ...label })} onClick={() => setOpen(true)}>
        <QrCode />
        {!isIcon && 'QR code'}
      </Button>
      {open && (
        <Suspense>
          <QrDialog name={name} url={url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const ShareButton = ({ url }: { url: string }) => (
  <Button onClick={() => (canShare() ? shareLink(url) : location.assign(mailLink(url)))}>
    <Share2 />
    Share
  </Button>
)
