/** A process that sends campaigns until it is killed; its settings come as the environment. */
import { readConfig } from '#config.ts'
import { makeLog } from '#log.ts'
import { startProduct } from '#product.ts'

await startProduct({ config: readConfig(), log: makeLog('error'), withPages: false })
console.log('working')
