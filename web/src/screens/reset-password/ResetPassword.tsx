import { useState } from 'react'
import { useSearch } from 'wouter'
import { ResetPasswordFlow, type ResetStage, tokenIn } from '#parts/account/ResetPasswordFlow.tsx'
import { RESET_HEADINGS } from '#parts/account/reset-headings.ts'
import { Card } from '#ui/Card.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'

/** Asks for a reset link, or sets a new password where the address carries one's token. */
export default function ResetPassword() {
  const [stage, setStage] = useState<ResetStage>('request')
  return (
    <div className="mx-auto max-w-160">
      <PageHeader {...RESET_HEADINGS[stage]} />
      <Card className="p-6">
        <ResetPasswordFlow token={tokenIn(useSearch())} onStage={setStage} />
      </Card>
    </div>
  )
}
