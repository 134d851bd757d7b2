/** A long import of contacts: some rows in each transaction, which notes how far it is. It sends nothing, so no stop holds it up. */
import { messages } from '@octavo/contract/messages'
import { accountById } from '#accounts/index.ts'
import { endImport, importNext, importsUnderWay, newIdsOf } from '#campaigns/contacts/index.ts'
import { type SignedIn, signedInAs } from '#context.ts'
import { type JobWork, job } from '#jobs.ts'
import { askToConfirm } from './opt-in.service.ts'

type OrderedImport = { accountId: string; importId: string }
type Importing = { ctx: SignedIn; id: string }

export const importContacts = job({
  name: 'import-contacts',
  queue: 'contacts',
  id: ({ importId }: OrderedImport) => `import ${importId}`,
  find: async (ctx, { accountId, importId }): Promise<Importing | undefined> => {
    const account = await accountById(ctx, accountId)
    return account && { ctx: signedInAs(ctx, account), id: importId }
  },
  run,
  fail: ({ ctx, id }, problem) => endImport(ctx, id, 'stopped', problem),
  fault: messages.contact.importStopped,
  open: async (ctx) => (await importsUnderWay(ctx)).map((input) => ({ input })),
})

async function run(work: JobWork<Importing>): Promise<void> {
  let part = 1
  while (await work.commit(`rows ${part}`, ({ ctx, id }) => importNext(ctx, id))) part += 1
  await work.commit('end', async ({ ctx, id }) => {
    const said = await askToConfirm(ctx, await newIdsOf(ctx, id))
    await endImport(ctx, id, 'done', said)
  })
}
