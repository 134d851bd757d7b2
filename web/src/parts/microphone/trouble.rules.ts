/** Why a browser hears nobody, and what to do about it. */

export const TROUBLES = {
  insecure:
    'Your browser only allows the microphone on https pages. Open this page over https, or upload a recording that you made with your phone’s voice memos.',
  missing:
    'This browser cannot open a microphone. Use a current Chrome, Edge, Firefox or Safari, or upload a recording that you made with your phone’s voice memos.',
  refused:
    'The microphone is blocked for this page. Allow it at the left end of the address bar or in the settings of your browser, then try again. Or upload a recording that you made elsewhere.',
  none: 'No microphone was found. Connect one and try again, or upload a recording that you made with your phone’s voice memos.',
  busy: 'Another program is using the microphone. Close it and try again, or upload a recording that you made elsewhere.',
  lost: 'The microphone was disconnected while you were reading. Connect it and read this line again.',
  unknown: 'The microphone could not be opened. Try again, or upload a recording that you made elsewhere.',
} as const
export type Trouble = keyof typeof TROUBLES

/** What stands in the way before anybody was asked; undefined when nothing does. */
export function troubleOfPlace(place: { isSecure: boolean; hasMicrophones: boolean }): Trouble | undefined {
  if (place.hasMicrophones) return undefined
  return place.isSecure ? 'missing' : 'insecure'
}

/** Trying again helps against all others. */
export const isForGood = (trouble: Trouble): boolean => trouble === 'insecure' || trouble === 'missing'

const BY_NAME: Readonly<Record<string, Trouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What the browser answered when it was asked for a microphone. Not all of its errors are of the class Error. */
export const troubleOfError = (error: unknown): Trouble =>
  BY_NAME[(error as { name?: string } | null)?.name ?? ''] ?? 'unknown'
