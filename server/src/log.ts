/**
 * What the rest of the server may say to the log. Nothing secret and nobody's data is ever handed in: ids, names and
 * sentences only. Errors of others hold such data (a query's values, the address a mail server refused), so of them
 * only the reason is said.
 */
export interface Log {
  info(message: string): void
  /** With the reason, in one line, where there is an error. */
  warn(message: string, error?: unknown): void
  /** With the reason and the trace. */
  error(message: string, error?: unknown): void
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** One line per message on standard error, so that a terminal command's own output stays clean. */
export function makeLog(
  level: string,
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Log {
  const threshold = LEVELS.indexOf(level)
  const say = (name: string, message: string) => {
    if (LEVELS.indexOf(name) >= threshold)
      write(`${new Date().toISOString()} ${name.padEnd(5)} ${withoutPersonalData(message)}`)
  }
  return {
    info: (message) => say('info', message),
    warn: (message, error) => say('warn', error === undefined ? message : `${message}: ${reasonOf(error)}`),
    error: (message, error) => say('error', error === undefined ? message : `${message}: ${describeError(error)}`),
  }
}

/** Why it failed and where, without the data that it failed with. */
export const describeError = (error: unknown): string =>
  withoutPersonalData(error instanceof Error ? `${error.name}: ${reasonOf(error)}${framesOf(error)}` : String(error))

/** What database errors have beside a message, ours and the driver's. */
type FromDatabase = Error & { params?: unknown; severity?: string; code?: string } & Record<
    (typeof NAMES)[number],
    string
  >
const NAMES = ['table', 'column', 'constraint'] as const

/** Why it failed, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, cause, params, severity } = error as FromDatabase
  const because = cause === undefined ? '' : reasonOf(cause)
  // Its message is the query with all values.
  if (params !== undefined) return `A query failed: ${because}`
  if (severity !== undefined) return databaseReason(error as FromDatabase)
  if (error instanceof AggregateError && !message) return error.errors.map(reasonOf).join('; ')
  // Its message quotes the text that is no JSON.
  if (error instanceof SyntaxError) return 'a text could not be parsed'
  return because ? `${message} (cause: ${because})` : message
}

/** PostgreSQL's own message and the names it gives; never its detail, which holds the row. */
function databaseReason(error: FromDatabase): string {
  // Errors of class 22 quote the value that they refuse.
  const message = error.code?.startsWith('22') ? 'a value was refused' : error.message
  const names = NAMES.flatMap((name) => (error[name] ? [`${name} ${error[name]}`] : []))
  return `${message} (${[error.code, ...names].join(', ')})`
}

/** The trace without the message before it. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length).replace(/^[^\n]+/, '')
}

/** The net below all that: what is left of a query, a mail address or a phone number in somebody else's words. */
const withoutPersonalData = (text: string): string =>
  text
    .replace(/Failed query:.*/s, 'a query failed')
    .replace(/[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '(mail address)')
    .replace(/\+\d{7,15}/g, '(phone number)')
