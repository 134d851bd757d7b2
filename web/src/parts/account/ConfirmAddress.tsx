import { type Account, accountRoutes } from '@octavo/contract/account'
import { messages } from '@octavo/contract/messages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountQuery, useAccount } from '#api/account.queries.ts'
import { call, sentenceOf } from '#api/call.ts'
import { Button } from '#ui/Button.tsx'
import { cn } from '#ui/cn.ts'
import { toast } from '#ui/toast.ts'

/** Asks for the address to be confirmed, where that is asked for: says what for and how, and gets another link. */
export function ConfirmAddress({ className }: { className?: string }) {
  const { data: account } = useAccount()
  const cache = useQueryClient()
  const again = useMutation({
    mutationFn: () => call(accountRoutes.sendConfirmation),
    onSuccess: ({ message }) => {
      toast({ title: 'New link', description: message })
      void cache.invalidateQueries({ queryKey: accountQuery.queryKey })
    },
    onError: (error) => toast({ title: 'No new link', description: sentenceOf(error), variant: 'destructive' }),
  })
  if (!account || account.address === 'confirmed') return null
  return (
    <div
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-sunken px-4 py-3 text-sm',
        className,
      )}
    >
      <p className="min-w-0 flex-1 basis-72">
        <span className="font-medium">
          Confirm your email address to claim payments made with it and to open the billing portal.
        </span>{' '}
        <span className="text-ink-2">{howTo(account)}</span>
      </p>
      <Button size="sm" aria-busy={again.isPending} onClick={() => !again.isPending && again.mutate()}>
        {account.address === 'by-mail' ? 'Send again' : 'Make a new link'}
      </Button>
    </div>
  )
}

const howTo = ({ address, email }: Account): string =>
  address === 'by-mail' ? `The link comes by mail to ${email}.` : messages.account.confirmWithOperator
