import { messages } from '@octavo/contract/messages'
import { toast } from '#ui/toast.ts'

/** Puts a script's words on the clipboard and says so. */
export async function copyScript(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast(messages.script.copied)
  } catch {
    toast({ title: 'Not copied', description: messages.script.notCopied, variant: 'destructive' })
  }
}
