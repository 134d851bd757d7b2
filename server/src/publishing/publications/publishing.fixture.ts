/**
 * A process that posts: `node --import tsx publishing.fixture.ts '{ "databaseUrl", "dataDir", "ledger": file, "dies": true }'`.
 * The network's side of every post is a line of the ledger; one that dies does so when the network has the post and
 * nobody here has noted it.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Publisher } from '#services/publisher/publisher.ts'
import { startTestProduct } from '#test/product.ts'

type Options = { databaseUrl: string; dataDir: string; ledger: string; dies: boolean }
const { databaseUrl, dataDir, ledger, dies } = JSON.parse(process.argv[2] ?? '{}') as Options

const network: Publisher = {
  name: 'A network that knows its posts by key',
  embedded: false,
  costs: 'nothing',
  can: { network: 'youtube' },
  async publish({ key }) {
    const lines = existsSync(ledger) ? readFileSync(ledger, 'utf8') : ''
    appendFileSync(ledger, lines.includes(`posted ${key}`) ? `found ${key}\n` : `posted ${key}\n`)
    if (dies) process.kill(process.pid, 'SIGKILL')
    return { externalId: key, url: `https://network.example/${key}` }
  },
}

await startTestProduct({
  dataDir,
  env: { DATABASE_URL: databaseUrl, ROLE: 'worker' },
  services: { publishers: { ...network, to: () => network } },
})
console.log('working')
