import { CHANNEL_LIMITS, channelRoutes } from '@octavo/contract/channel'
import { messages } from '@octavo/contract/messages'
import type { PlannedPost } from '@octavo/contract/publication'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/call.ts'
import { keepChannel } from '#api/channel.queries.ts'
import { refreshPosts } from '#api/publication.queries.ts'
import { Field } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

const LINK = /^https?:\/\/[^\s/]+\.[^\s]+/

/** Where the button on a brand's film pages leads, asked for until it is known. It is kept along with the post. */
export function usePageButton({ channelId, network, linkUrl }: PlannedPost) {
  const cache = useQueryClient()
  const [typed, type] = useState('')
  const isAsked = network === 'local' && linkUrl === null
  // Most people leave out what every address begins with.
  const link = typed.trim() && !/^\w+:\/\//.test(typed.trim()) ? `https://${typed.trim()}` : typed.trim()
  const problem = link !== '' && !LINK.test(link) ? messages.posting.link : undefined
  const save = async () => {
    if (!isAsked || link === '' || problem) return
    keepChannel(cache, await call(channelRoutes.update, { params: { id: channelId }, body: { linkUrl: link } }))
    await refreshPosts(cache)
  }
  return { isAsked, typed, type, problem, save }
}

type PageButtonProps = Pick<ReturnType<typeof usePageButton>, 'typed' | 'type' | 'problem'>

export const PageButton = ({ typed, type, problem }: PageButtonProps) => (
  <div className="rounded-lg bg-sunken p-4">
    <Field
      label="Where should viewers go?"
      hint="Your shop, booking page or website. It becomes the button on the film’s page; leave it empty for no button."
      error={problem}
    >
      {(aria) => (
        <Input
          {...aria}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          maxLength={CHANNEL_LIMITS.link}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  </div>
)
