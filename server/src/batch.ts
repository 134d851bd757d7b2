/** `npm run batch`: a week of films into a folder, without a server. Ctrl-C stops; the same command goes on. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { readConfig, WrongSetting } from '#config.ts'
import { keepPrivate } from '#data-folder.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import { describeError, makeLog } from '#log.ts'
import { Refusal } from '#refusal.ts'
import { startProduct } from './product.ts'
import { HELP, readOptions, WrongOption } from './terminal/batch.options.ts'
import { runBatch } from './terminal/batch.run.ts'
import { progressLine } from './terminal/progress.ts'

async function main(): Promise<number> {
  keepPrivate()
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') {
    console.log(HELP)
    return 0
  }
  const out = path.resolve(options.out)
  await mkdir(out, { recursive: true })
  const config = {
    ...readConfig(),
    dataDir: path.join(out, '.octavo'),
    // Scripts are written by workers, films are made by others.
    ...(options.until && { role: 'worker' as const }),
  }
  const product = await startProduct({ config, log: makeLog('error'), withPages: false })
  const stopped = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort())
  void product.broken.then((why) => {
    console.error(why)
    process.exit(75)
  })
  const line = progressLine(process.stdout)
  try {
    return await runBatch(product.ctx, { ...options, out }, { line, signal: stopped.signal })
  } finally {
    line.end()
    await product.stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = [WrongOption, WrongSetting, DatabaseUnavailable, Refusal].some((kind) => error instanceof kind)
    console.error(known ? (error as Error).message : describeError(error))
    process.exit(1)
  },
)
