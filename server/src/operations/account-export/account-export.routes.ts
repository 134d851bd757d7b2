import { accountDeletionRoutes } from '@octavo/contract/account'
import { accountDeletionSchemas } from '@octavo/contract/account/schemas'
import { messages } from '@octavo/contract/messages'
import { confirmPassword } from '#accounts/index.ts'
import { addressOf } from '#http/address.ts'
import { serve } from '#http/serve.ts'
import { endSessionCookie } from '#http/session.ts'
import { deleteAccount } from './account-export.service.ts'

export const accountDeletionServed = serve(accountDeletionRoutes, accountDeletionSchemas, {
  remove: async (ctx, { body, request, reply }) => {
    await confirmPassword(ctx, body.password, addressOf(request))
    await deleteAccount(ctx)
    endSessionCookie(reply)
    return { message: messages.account.deleted }
  },
})
