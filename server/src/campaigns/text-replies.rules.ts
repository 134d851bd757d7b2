/** What somebody who answers a text wants, by the whole message. */

const STOP = ['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'optout', 'revoke']
const START = ['start', 'unstop', 'yes']
/** Any reasonable wish to be left alone counts (47 CFR 64.1200(a)(10)). */
const PLAINLY_STOP =
  /\b(stop|don'?t|do not|quit|no more|never) (text|message|contact|write|send)\w*|unsubscribe|opt ?out|remove me|leave me alone/i

export type Wish = 'stop' | 'start' | 'other'

export function wishOf(message: string): Wish {
  const words = message
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
  const joined = words.replace(/ /g, '')
  if (STOP.includes(joined) || PLAINLY_STOP.test(message)) return 'stop'
  return START.includes(joined) ? 'start' : 'other'
}
