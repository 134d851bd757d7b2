import { SignUpForm } from '#parts/account/SignUpForm.tsx'
import { Card } from '#ui/Card.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Another account, from inside; a visitor finds the same form at the door. */
export default function Signup() {
  return (
    <div className="mx-auto max-w-160">
      <PageHeader
        title="Create an account"
        subtitle={
          <>
            Already have one?{' '}
            <a href="/api/login" className="text-ink underline underline-offset-4">
              Sign in
            </a>
          </>
        }
      />
      <Card className="p-6">
        <SignUpForm />
      </Card>
    </div>
  )
}
