import type { ViralShort } from '@octavo/contract/generation'
import { Link } from 'wouter'
import { copyScript } from '#parts/script/copy-script.ts'
import { UseScriptMenu } from '#parts/script/UseScriptMenu.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Copy } from '#ui/icons/index.ts'

type ScriptTabProps = { short: ViralShort; content: NonNullable<ViralShort['viral_content']> }

/** The words, how to say them, and where they can go from here. */
export const ScriptTab = ({ short, content }: ScriptTabProps) => (
  <div className="grid gap-4">
    <p className="wrap-anywhere max-w-[66ch] whitespace-pre-wrap leading-6">{content.script}</p>
    <p className="text-ink-2 text-sm">{content.voice_instructions}</p>
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copyScript(content.script)}>
        <Copy />
        Copy Script
      </Button>
      {short.scriptId && (
        <>
          <Link href={`/scripts?script=${short.scriptId}`} className={buttonStyle({ size: 'sm' })}>
            Edit script
          </Link>
          <UseScriptMenu script={{ id: short.scriptId, title: content.title }} />
        </>
      )}
    </div>
  </div>
)
