import { messages } from '@octavo/contract/messages'
import type { Script } from '@octavo/contract/script'
import { useState } from 'react'
import { ApiError } from '#api/call.ts'
import { useScripts } from '#api/script.queries.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { mayLeave } from '#ui/unsaved-changes.ts'
import { useChosen } from '#ui/useChosen.ts'
import type { Avatar } from './avatars.ts'
import { ScriptEditor } from './ScriptEditor.tsx'
import { ScriptList } from './ScriptList.tsx'

/** What the form holds: a script that is there, or a new one. */
function useEdited(scripts: readonly Script[] | undefined) {
  const [editing, setEditing] = useChosen('script')
  const script = scripts?.find(({ id }) => id === editing)
  const edit = (id: string | null) => {
    if (!mayLeave()) return
    setEditing(id)
    window.scrollTo({ top: 0 })
  }
  return { script, edit, done: () => setEditing(null) }
}

/** Scripts of one's own: written, checked while they are written, kept, and filmed. */
export default function Scripts() {
  const { data, error } = useScripts()
  const { script, edit, done } = useEdited(data?.scripts)
  const [avatar, setAvatar] = useState<Avatar>('default')
  if (error instanceof ApiError && error.status === 401) return <SignedOut />
  return (
    <>
      <PageHeader
        title="Script Generator"
        subtitle="Write it, see right away how it would score, and have it filmed."
      />
      <ScriptEditor
        key={script?.id ?? 'new'}
        script={script}
        avatar={avatar}
        onAvatar={setAvatar}
        onDone={done}
        onCancel={() => edit(null)}
      />
      <ScriptList avatar={avatar} editing={script?.id} onEdit={edit} />
    </>
  )
}

const SignedOut = () => (
  <Card>
    <EmptyState
      title="Please Log In"
      hint={messages.script.signIn}
      action={
        <a href="/api/login" className={buttonStyle({ variant: 'solid' })}>
          Login
        </a>
      }
    />
  </Card>
)
