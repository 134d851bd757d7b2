/**
 * The product with one more address, on loopback and for the proof alone: a batch of fewer or shorter films. Everything else,
 * the order itself included, is what the plain server does.
 */
import { batchSchemas } from '@octavo/contract/batch/schemas'
import { accountOfSession } from '../server/src/accounts/index.ts'
import { readConfig } from '../server/src/config.ts'
import type { Ctx } from '../server/src/context.ts'
import { createWeeklyBatch } from '../server/src/films/batches/index.ts'
import { sessionToken } from '../server/src/http/session.ts'
import { makeLog } from '../server/src/log.ts'
import { type Product, startProduct } from '../server/src/product.ts'
import type { FilmMaker } from '../server/src/rendering/index.ts'
import { octavoFilms } from '../server/src/rendering/index.ts'
import { type Narrowed, SMALLER } from './proof.options.ts'

const { shorts, longForm, seconds, small } = JSON.parse(process.argv[2] ?? '{}') as Narrowed

async function main(): Promise<void> {
  const config = readConfig()
  const log = makeLog(config.logLevel)
  const film = octavoFilms({ encoder: config.encoder, log })
  const product = await startProduct({
    config,
    log,
    withPages: false,
    ...(small && { filmMaker: inSmall(film) }),
  })
  takeOrders(product)
  await product.app.listen({ port: config.port, host: '127.0.0.1' })
  process.once('SIGTERM', async () => {
    await product.stop()
    process.exit(0)
  })
  void product.broken.then((why) => {
    log.error(why)
    process.exit(75)
  })
}

const inSmall = (maker: FilmMaker): FilmMaker => ({
  ...maker,
  makeFilm: (request, order) => {
    const size = { width: request.size.width / SMALLER, height: request.size.height / SMALLER }
    return maker.makeFilm({ ...request, size }, order)
  },
})

function takeOrders({ app, ctx }: Product): void {
  app.post('/proof/batch', async (request, reply) => {
    const account = await accountOfSession(ctx as Ctx, sessionToken(request))
    if (!account) return reply.code(401).send({})
    const order = batchSchemas.createWeekly.body.parse(request.body)
    const shape = { shorts, longForm, ...(seconds && { seconds }) }
    return createWeeklyBatch({ ...ctx, account, accountId: account.id }, { ...order, shape })
  })
}

await main()
