/** Phone numbers as people write them, read as E.164. */

const NORTH_AMERICA = '+1'
const SHORTEST = 8
const LONGEST = 15
const NATIONAL_DIGITS = 10

/** The number in E.164, or null where it cannot be one; `dialCode` (`+49`) stands in for a missing country code. */
export function readPhone(text: string, dialCode: string): string | null {
  if (!/^[+\d\s().\-/]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const written = text.trim()
  if (written.startsWith('+')) return checked(`+${digits}`)
  if (digits.startsWith('00')) return checked(`+${digits.slice(2)}`)
  if (!dialCode || !digits) return null
  if (dialCode === NORTH_AMERICA)
    return digits.length === NATIONAL_DIGITS + 1 && digits.startsWith('1')
      ? checked(`+${digits}`)
      : checked(`+1${digits}`)
  // Italy alone keeps the leading zero behind its country code.
  return checked(`${dialCode}${dialCode === '+39' ? digits : digits.replace(/^0/, '')}`)
}

function checked(number: string): string | null {
  const digits = number.length - 1
  if (digits < SHORTEST || digits > LONGEST || number[1] === '0') return null
  return number.startsWith(NORTH_AMERICA) && !/^\+1[2-9]\d{9}$/.test(number) ? null : number
}
