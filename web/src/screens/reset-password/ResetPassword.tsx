import { useState } from 'react'
import { useSearch } from 'wouter'
import { PageHeader } from '#shared/PageHeader.tsx'
import { ResetPasswordFlow, type ResetStage, tokenIn } from '#shared/ResetPasswordFlow.tsx'
import { RESET_WORDS } from '#shared/reset-words.ts'
import { Card } from '#ui/Card.tsx'

/** Asks for a reset link, or sets a new password where the address carries one's token. */
export default function ResetPassword() {
  const [stage, setStage] = useState<ResetStage>('request')
  return (
    <div className="mx-auto max-w-160">
      <PageHeader {...RESET_WORDS[stage]} />
      <Card className="p-6">
        <ResetPasswordFlow token={tokenIn(useSearch())} onStage={setStage} />
      </Card>
    </div>
  )
}
