import { cn } from '#ui/cn.ts'

type MailFrameProps = {
  html: string
  title: string
  /** Links open in a new tab, as they would for the person who got the mail; otherwise they do nothing. */
  linksWork?: boolean
  className?: string
}

/** Looking at a mail must not count as opening it: the picture that counts is taken out, and nothing but a film's poster is loaded. */
const quiet = (html: string) =>
  html
    .replace(/<img\b[^>]*>/gi, (picture) => (/ src="[^"]*\/film\/[\w-]+\/poster\.jpg"/.test(picture) ? picture : ''))
    .replace('content="light dark"', 'content="light"')
    .replace('<head>', '<head><base target="_blank">')

/** A mail as its reader sees it, on the white paper of most mail programs, shut off from the page around it. */
export const MailFrame = ({ html, title, linksWork, className }: MailFrameProps) => (
  <iframe
    title={title}
    srcDoc={quiet(html)}
    sandbox={linksWork ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
    className={cn('h-120 w-full rounded-lg border border-line bg-white [color-scheme:light]', className)}
  />
)

/** A text as it stands on a phone. */
export const TextBubble = ({ text, className }: { text: string; className?: string }) => (
  <p className={cn('wrap-anywhere max-w-96 rounded-xl rounded-bl-sm bg-sunken px-4 py-3 text-sm', className)}>{text}</p>
)
