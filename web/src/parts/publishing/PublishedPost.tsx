import { viewsSoFar } from '@octavo/contract/analytics'
import type { Publication } from '@octavo/contract/publication'
import type { Video } from '@octavo/contract/video'
import { useAccount } from '#api/account.queries.ts'
import { formatMoment } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'
import { Copy, ExternalLink } from '#ui/icons/index.ts'
import { toast } from '#ui/toast.ts'
import { POST_STATUS } from './post-status.ts'

/** The address of a film's page as one gives it away. */
export const linkOf = (filmPage: string): string => new URL(filmPage, window.location.origin).href

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
    toast({ title: 'Link copied', description: link })
  } catch {
    toast({ title: 'Not copied', description: 'Select the link and copy it by hand.', variant: 'destructive' })
  }
}

const seenBy = ({ views, ctr }: Video): string => {
  if (views === 0) return 'No views yet'
  return ctr === '' ? viewsSoFar(views) : `${plural(views, 'view')}, ${ctr} followed the link`
}

/** A post that is out: since when, who saw it, and the link to give away. */
export function PublishedPost({ video, post }: { video: Video; post: Publication }) {
  const { data: account } = useAccount()
  const look = POST_STATUS[post.status]
  const link = post.url ?? (video.filmPage && linkOf(video.filmPage))
  return (
    <div className="grid gap-5 text-sm">
      <div>
        <Badge tone={look.tone} {...(look.live && { live: true })}>
          {look.word}
        </Badge>
        {post.at && <p className="num mt-2">{formatMoment(post.at, account?.timeZone)}</p>}
        <p className="num text-ink-2">{seenBy(video)}</p>
      </div>
      {link && (
        <>
          <Field label="Link to the film page">
            {(aria) => <Input {...aria} readOnly value={link} onFocus={(event) => event.target.select()} />}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button variant="solid" onClick={() => void copyLink(link)}>
              <Copy />
              Copy link
            </Button>
            <a href={link} target="_blank" rel="noreferrer" className={buttonStyle()}>
              <ExternalLink />
              Film page
            </a>
          </div>
        </>
      )}
    </div>
  )
}
