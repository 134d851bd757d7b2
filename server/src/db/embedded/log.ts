/** Where the database and the engine say what they do: one sentence a call. Pino and `console` fit. */
export type Log = { info(text: string): void; warn(text: string): void; error(text: string): void }

export const silent: Log = { info() {}, warn() {}, error() {} }
