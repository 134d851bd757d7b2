import type { OutboxMessage } from '@octavo/contract/campaign'
import { formatAgo } from '#format/date.ts'
import { cn } from '#ui/cn.ts'
import { Mail, MessageSquare } from '#ui/icons/index.ts'

type MessageListProps = {
  messages: readonly OutboxMessage[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** To whom, what about and when. */
export const MessageList = ({ messages, chosen, onChoose }: MessageListProps) => (
  <ul aria-label="Messages" className="lg:max-h-[70dvh] lg:overflow-y-auto">
    {messages.map((message) => (
      <li key={message.id}>
        <button
          type="button"
          aria-current={message.id === chosen ? 'true' : undefined}
          onClick={() => onChoose(message.id)}
          className={cn(
            'grid w-full grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2.5 rounded-md px-3 py-2.5 text-left text-sm -outline-offset-2',
            message.id === chosen ? 'bg-sunken' : 'hover:bg-sunken',
          )}
        >
          <Icon channel={message.channel} />
          <span className="truncate font-medium">{message.to}</span>
          <span className="text-ink-3 text-xs">{formatAgo(message.at)}</span>
          <span className="col-start-2 col-end-4 truncate text-ink-2">{message.subject || message.text}</span>
        </button>
      </li>
    ))}
  </ul>
)

function Icon({ channel }: Pick<OutboxMessage, 'channel'>) {
  const [Picture, word] = channel === 'email' ? [Mail, 'Mail'] : [MessageSquare, 'Text']
  return <Picture aria-label={word} className="size-4 self-center text-ink-3" strokeWidth={1.75} />
}
