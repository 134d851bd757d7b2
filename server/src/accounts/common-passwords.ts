import { readFileSync } from 'node:fs'

// See NOTICE.md for where it is from.
const LIST = new URL('./common-passwords.txt', import.meta.url)
let words: ReadonlySet<string> | undefined

/** Words of the passwords that are used most, without digits and signs at their ends. Read when somebody first sets a password. */
export const commonPasswords = (): ReadonlySet<string> => {
  words ??= new Set(readFileSync(LIST, 'utf8').trimEnd().split('\n'))
  return words
}
