export type ComingPage = {
  title: string
  subtitle?: string
  willDo: string
  meanwhile: readonly [path: string, label: string]
}

const MAKE: ComingPage['meanwhile'] = ['/production', 'Make a weekly batch']

/** Screens that are not there yet: their title, what they will do in one line, and what to use until then. */
export const COMING: Readonly<Record<string, ComingPage>> = {}
