/** The product for `old-installation.ts`: small films, short batches, and a writer that breaks a rule when it is told to. */
import { batchSchemas } from '@octavo/contract/batch/schemas'
import { SMALLER } from '../e2e/proof.options.ts'
import { accountOfSession } from '../server/src/accounts/index.ts'
import { readConfig } from '../server/src/config.ts'
import { createWeeklyBatch } from '../server/src/films/batches/index.ts'
import { sessionToken } from '../server/src/http/session.ts'
import { makeLog } from '../server/src/log.ts'
import { startProduct } from '../server/src/product.ts'
import { octavoFilms } from '../server/src/rendering/index.ts'
import { embeddedLanguage } from '../server/src/services/index.ts'

const CLAIM = 'Invest with us and you are guaranteed to double your money in thirty days with no risk at all.'
let breaksRules = false

const config = readConfig()
const log = makeLog(config.logLevel)
const film = octavoFilms({ encoder: config.encoder, log })
const writer = embeddedLanguage()

const product = await startProduct({
  config,
  log,
  withPages: false,
  filmMaker: {
    ...film,
    makeFilm: (request, order) => {
      const { width, height } = request.size
      return film.makeFilm({ ...request, size: { width: width / SMALLER, height: height / SMALLER } }, order)
    },
  },
  services: {
    language: {
      ...writer,
      async writeScript(request) {
        const script = await writer.writeScript(request)
        return breaksRules ? { ...script, body: `${script.body}\n${CLAIM}` } : script
      },
      improveScript: (script, findings, request) =>
        breaksRules ? Promise.resolve(script) : writer.improveScript(script, findings, request),
    },
  },
})

product.app.post<{ Body: { breaks: boolean } }>('/old/writer', async ({ body }) => {
  breaksRules = body.breaks
  return {}
})
product.app.post<{ Body: { shorts: number } }>('/old/batch', async (request, reply) => {
  const account = await accountOfSession(product.ctx, sessionToken(request))
  if (!account) return reply.code(401).send({})
  const order = batchSchemas.createWeekly.body.parse(request.body)
  const shape = { shorts: request.body.shorts, longForm: 0, seconds: 15 }
  return createWeeklyBatch({ ...product.ctx, account, accountId: account.id }, { ...order, shape })
})
await product.app.listen({ port: config.port, host: '127.0.0.1' })
