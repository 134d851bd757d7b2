import { messages } from '@octavo/contract/messages'
import { toast } from '#ui/toast.ts'

const SHARED_TEXT = 'I make my videos with Octavo. This is my link:'

/** Puts a link where it can be pasted from, and says so. */
export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: 'Link copied', description: url })
  } catch {
    toast({ title: 'Not copied', description: messages.script.notCopied, variant: 'destructive' })
  }
}

/** Whether this browser has a sheet of its own to share by. */
export const canShare = () => 'share' in navigator

/** The browser's own sheet; closing it is not a failure. */
export const shareLink = (url: string) =>
  void navigator.share({ title: 'Octavo', text: SHARED_TEXT, url }).catch(() => undefined)

/** A mail with the link in it, for browsers without a sheet. */
export const mailLink = (url: string) =>
  `mailto:?subject=${encodeURIComponent('Octavo')}&body=${encodeURIComponent(`${SHARED_TEXT} ${url}`)}`
