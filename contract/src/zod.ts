/** Zod with the generic validation texts of the specification, for every schema that names none of its own. */
import { z } from 'zod'

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isNaN(value) ? 'nan' : typeof value

const SHOWN_LETTERS = 100
/** What was sent, as far as it can be said: an object may bring a `toString` of its own that is none. */
const shown = (value: unknown): string =>
  typeof value === 'object' && value !== null ? typeOf(value) : String(value).slice(0, SHOWN_LETTERS)

const tooSmall = (origin: string, minimum: unknown, inclusive: boolean | undefined) =>
  origin === 'string'
    ? `String must contain at least ${minimum} character(s)`
    : origin === 'number'
      ? `Number must be ${inclusive ? 'greater than or equal to' : 'greater than'} ${minimum}`
      : origin === 'array'
        ? `Array must contain at least ${minimum} element(s)`
        : undefined

const tooBig = (origin: string, maximum: unknown, inclusive: boolean | undefined) =>
  origin === 'string'
    ? `String must contain at most ${maximum} character(s)`
    : origin === 'number'
      ? `Number must be ${inclusive ? 'less than or equal to' : 'less than'} ${maximum}`
      : origin === 'array'
        ? `Array must contain at most ${maximum} element(s)`
        : undefined

z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined ? 'Required' : `Expected ${issue.expected}, received ${typeOf(issue.input)}`
      case 'invalid_value':
        return issue.values.length === 1
          ? `Invalid literal value, expected ${JSON.stringify(issue.values[0])}`
          : `Invalid enum value. Expected ${issue.values.map((value) => `'${String(value)}'`).join(' | ')}, received '${shown(issue.input)}'`
      case 'too_small':
        return tooSmall(issue.origin, issue.minimum, issue.inclusive)
      case 'too_big':
        return tooBig(issue.origin, issue.maximum, issue.inclusive)
      case 'invalid_format':
        return issue.format === 'email' ? 'Invalid email' : issue.format === 'url' ? 'Invalid url' : 'Invalid'
      case 'invalid_union':
        return 'Invalid input'
      default:
        return undefined
    }
  },
})

export { z }
