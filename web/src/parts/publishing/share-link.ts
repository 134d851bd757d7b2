import { copyLink } from './PublishedPost.tsx'

/** Gives a film's page away: by the device's own way to share where it has one, else to the clipboard. */
export async function shareLink(title: string, link: string): Promise<void> {
  if (!navigator.share) return copyLink(link)
  try {
    await navigator.share({ title, url: link })
  } catch (error) {
    // Whoever closes the device's sheet has changed their mind.
    if (!(error instanceof Error && error.name === 'AbortError')) await copyLink(link)
  }
}
