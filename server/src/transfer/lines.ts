import { once } from 'node:events'
import { pipeline, type Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { CannotTransfer } from './catalogue.ts'

/** Writes values as lines of JSON, compressed, no faster than the stream takes them. */
export async function writeLines(target: Writable, lines: AsyncIterable<unknown>): Promise<void> {
  const gzip = createGzip({ level: 5 })
  const written = finished(pipeline(gzip, target, () => {}))
  written.catch(() => {})
  for await (const line of lines) {
    if (!gzip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  gzip.end()
  await written
}

/** No row is longer: what is, would fill the memory. */
const LONGEST_LINE = 256_000_000

/** Reads such lines back; a file cut off, damaged or made to do harm is refused with a sentence. */
export async function* readLines(source: Readable, longest = LONGEST_LINE): AsyncGenerator<unknown> {
  const text = pipeline(source, createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      if (rest.length > longest) throw new Error('a line has no end')
      for (const line of lines) yield JSON.parse(line)
    }
  } catch (error) {
    throw damaged(error as Error)
  }
}

const damaged = (error: Error) => new CannotTransfer(`The export is damaged or not complete (${error.message}).`)
