/** `npm run stop-all`: stops the work of every account at once, beside a running server or without one. `-- --resume` takes it back. */
import { parseArgs } from 'node:util'
import { readConfig, WrongSetting } from '#config.ts'
import { keepPrivate } from '#data-folder.ts'
import { DatabaseUnavailable } from '#db/embedded/unavailable.ts'
import { describeError, makeLog } from '#log.ts'
import { resumeInstallation, stopInstallation } from '#operations/index.ts'
import { startProduct } from './product.ts'

const HELP = `npm run stop-all -- [--reason "why"]   stops everything that is made, sent or published, and gives credits back
npm run stop-all -- --resume           takes it back`

async function main(): Promise<void> {
  keepPrivate()
  const { values } = parseArgs({
    options: { resume: { type: 'boolean' }, reason: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) return console.log(HELP)
  const config = { ...readConfig(), role: 'api' as const }
  const product = await startProduct({ config, log: makeLog('error'), withPages: false, joins: true })
  try {
    console.log(values.resume ? await resume(product.ctx) : await stop(product.ctx, values.reason))
  } finally {
    await product.stop()
  }
}

type Ctx = Parameters<typeof stopInstallation>[0]

async function stop(ctx: Ctx, reason = 'Stopped by the operator'): Promise<string> {
  const { accounts, videos } = await stopInstallation(ctx, reason)
  return `Stopped ${accounts} accounts and ${videos} unfinished videos; their credits are back. npm run stop-all -- --resume goes on.`
}

async function resume(ctx: Ctx): Promise<string> {
  const { accounts } = await resumeInstallation(ctx)
  return `${accounts} accounts may work again.`
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = [WrongSetting, DatabaseUnavailable].some((kind) => error instanceof kind)
    const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
    console.error(known || isOption ? (error as Error).message : describeError(error))
    process.exit(1)
  },
)
