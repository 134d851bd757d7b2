/** What the rest of the server may say to the log. Nothing secret is ever handed in: ids, names and sentences only. */
export interface Log {
  info(message: string): void
  warn(message: string): void
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
    if (LEVELS.indexOf(name) >= threshold) write(`${new Date().toISOString()} ${name.padEnd(5)} ${message}`)
  }
  return {
    info: (message) => say('info', message),
    warn: (message) => say('warn', message),
    error: (message, error) => say('error', error === undefined ? message : `${message}: ${describe(error)}`),
  }
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? ` (cause: ${error.cause.message})` : ''
  return `${error.stack ?? error.message}${cause}`
}
