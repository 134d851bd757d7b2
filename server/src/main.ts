/** `npm start`: reads the settings, starts the product, listens, and ends cleanly. */
import { readConfig, WrongSetting } from '#config.ts'
import { keepPrivate } from '#data-folder.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import { watchForFreezes } from '#engine/index.ts'
import { describeError, makeLog } from '#log.ts'
import { CannotStart, requirePlace } from './place.ts'
import { startProduct } from './product.ts'

const OLDEST_SECURE_NODE = 22
const STOP_WITHIN_MS = 15_000

async function main(): Promise<void> {
  keepPrivate()
  const config = readConfig()
  const log = makeLog(config.logLevel)
  if (Number(process.versions.node.split('.')[0]) < OLDEST_SECURE_NODE)
    log.warn(`Node ${process.versions.node} gets no security updates any more; Node 22 or newer is better.`)
  await requirePlace(config)
  const product = await startProduct({ config, log })
  await product.app.listen({ port: config.port, host: config.host })
  watchForFreezes()
  console.log(`Octavo is at ${config.publicUrl}`)
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(code || 1), STOP_WITHIN_MS).unref()
    await product.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
  void product.broken.then((why) => {
    log.error(why)
    void stop(75)
  })
}

// Node would print the error with all that hangs on it, such as a query's values.
process.on('uncaughtException', (error) => {
  console.error(describeError(error))
  process.exit(1)
})

main().catch((error: unknown) => {
  // What the operator can mend is said in one sentence; the rest needs its trace.
  const known = error instanceof WrongSetting || error instanceof DatabaseUnavailable || error instanceof CannotStart
  console.error(known ? (error as Error).message : describeError(error))
  process.exit(1)
})
