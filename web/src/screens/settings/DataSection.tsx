import { ACCOUNT_EXPORT_PATH, accountDeletionRoutes } from '@octavo/contract/account'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { ApiError, call, sentenceOf } from '#api/call.ts'
import { leaveTo } from '#api/visit.ts'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorNote } from '#ui/ErrorNote.tsx'
import { Field } from '#ui/Field.tsx'
import { Download } from '#ui/icons/index.ts'
import { PasswordInput } from '#ui/PasswordInput.tsx'

const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm'

/** Everything the account holds: to take along, or to be gone. */
export function DataSection() {
  const [deleting, setDeleting] = useState(false)
  return (
    <Card>
      <CardHead title="Your data" />
      <div className={row}>
        <p className="min-w-0 flex-1 basis-64 text-ink-2">
          <span className="font-medium text-ink">Export.</span> Brands, scripts, checks, videos, contacts, campaigns and
          credits, as a JSON Lines file. Films are saved from the{' '}
          <Link href="/library" className="underline decoration-line-strong underline-offset-4 hover:text-ink">
            library
          </Link>
          .
        </p>
        <a href={ACCOUNT_EXPORT_PATH} download className={buttonStyle({ className: 'max-sm:w-full' })}>
          <Download />
          Export all data
        </a>
      </div>
      <div className={`${row} mt-5 border-line border-t pt-5`}>
        <p className="min-w-0 flex-1 basis-64 text-ink-2">
          <span className="font-medium text-ink">Delete the account.</span> Its work stops and everything in it is gone
          at once, films and contacts too.
        </p>
        <Button variant="danger" onClick={() => setDeleting(true)} className="max-sm:w-full">
          Delete account
        </Button>
      </div>
      {deleting && <DeleteDialog onClose={() => setDeleting(false)} />}
    </Card>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => call(accountDeletionRoutes.remove, { body: { password } }),
    onSuccess: () => leaveTo('/'),
  })
  const wrong = remove.error instanceof ApiError && remove.error.status === 403
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password && !remove.isPending) remove.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this account?"
      description="This cannot be undone. Export your data first if you may need it. Posts on outside networks stay there."
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {remove.error && !wrong && <ErrorNote what={sentenceOf(remove.error)} />}
        <Field label="Your password" error={wrong ? sentenceOf(remove.error) : undefined}>
          {(aria) => (
            <PasswordInput
              {...aria}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" disabled={!password} aria-busy={remove.isPending}>
            {remove.isPending ? 'Deleting...' : 'Delete account and data'}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
