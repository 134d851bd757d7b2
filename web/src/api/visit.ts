import { REFERRAL_LIMITS, referralRoutes } from '@octavo/contract/referral'

/** What has to outlive a visit's way through the door: the page that was wanted and who sent the visitor. */
const WANTED = 'octavo.wanted'
const REFERRAL = 'octavo.ref'
const CHANNEL = 'octavo.via'
const COUNTED = 'octavo.ref.counted'
const HOME_AFTER_SIGN_IN = '/dashboard'

/** Remembers the page a visitor could not open yet. */
export const keepWanted = (path: string) => sessionStorage.setItem(WANTED, path)

/** Where to go after sign-in: the page that was wanted, once. Only paths of the app: nobody is sent to another site. */
export function takeWanted(): string {
  const wanted = sessionStorage.getItem(WANTED) ?? ''
  sessionStorage.removeItem(WANTED)
  return /^\/(?![/\\]|api\/)/.test(wanted) ? wanted : HOME_AFTER_SIGN_IN
}

/** What a referral link says: whose it is, and by which of their channels it came; empty for none. */
export type Followed = { ref: string; via: string }

function referralIn(search: string): Followed | undefined {
  const params = new URLSearchParams(search)
  const ref = params.get('ref')?.slice(0, REFERRAL_LIMITS.via)
  return ref ? { ref, via: params.get('via')?.slice(0, REFERRAL_LIMITS.via) ?? '' } : undefined
}

/** Remembers a referral link, `/?ref=CODE` or `/?ref=CODE&via=CHANNEL`, for the sign-up that may follow days later. */
export function keepReferral(search: string) {
  const followed = referralIn(search)
  if (!followed) return
  localStorage.setItem(REFERRAL, followed.ref)
  localStorage.setItem(CHANNEL, followed.via)
}

export function keptReferral(): Followed | undefined {
  const ref = localStorage.getItem(REFERRAL)
  return ref ? { ref, via: localStorage.getItem(CHANNEL) ?? '' } : undefined
}

/** Tells that this browser followed a referral link, once a link. Whether it is heard keeps nobody waiting. */
export function tellReferral(search: string) {
  const followed = referralIn(search)
  const body = JSON.stringify(followed)
  if (!followed || localStorage.getItem(COUNTED) === body) return
  localStorage.setItem(COUNTED, body)
  const { method, path } = referralRoutes.clicked
  void fetch(path, { method, body, keepalive: true, headers: { 'Content-Type': 'application/json' } }).catch(
    () => undefined,
  )
}

/** Leaves by a full load: the door and the app are different pages, and a new session starts with empty caches. */
export const leaveTo = (address: string) => window.location.assign(address)

/** Loads this page anew, with empty caches. */
export const reloadPage = () => window.location.reload()
