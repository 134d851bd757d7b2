/** What has to outlive a visit's way through the door: the page that was wanted and who sent the visitor. */
const WANTED = 'octavo.wanted'
const REFERRAL = 'octavo.ref'
const HOME_AFTER_SIGN_IN = '/dashboard'

/** Remembers the page a visitor could not open yet. */
export const keepWanted = (path: string) => sessionStorage.setItem(WANTED, path)

/** Where to go after sign-in: the page that was wanted, once. Only paths of the app: nobody is sent to another site. */
export function takeWanted(): string {
  const wanted = sessionStorage.getItem(WANTED) ?? ''
  sessionStorage.removeItem(WANTED)
  return /^\/(?![/\\]|api\/)/.test(wanted) ? wanted : HOME_AFTER_SIGN_IN
}

/** Remembers the code of a referral link, `/?ref=CODE`, for the sign-up that may follow days later. */
export function keepReferral(search: string) {
  const code = new URLSearchParams(search).get('ref')
  if (code) localStorage.setItem(REFERRAL, code.slice(0, 40))
}

export const keptReferral = (): string | undefined => localStorage.getItem(REFERRAL) ?? undefined

/** Leaves by a full load: the door and the app are different pages, and a new session starts with empty caches. */
export const leaveTo = (address: string) => window.location.assign(address)

/** Loads this page anew, with empty caches. */
export const reloadPage = () => window.location.reload()
