import type { ViralGeneration } from '@octavo/contract/generation'
import { messages } from '@octavo/contract/messages'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatPlayTime } from '#format/date.ts'
import { plural } from '#format/number.ts'
import { GenerationResult } from '#parts/generation/GenerationResult.tsx'
import { scoreTone } from '#parts/score/score-tone.ts'
import { copyScript } from '#parts/script/copy-script.ts'
import { UseScriptMenu } from '#parts/script/UseScriptMenu.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Button, buttonStyle } from '#ui/Button.tsx'
import { Card, CardHead } from '#ui/Card.tsx'
import { Copy } from '#ui/icons/index.ts'
import { creditsFor, type ViralScreen } from './useViral.ts'
import { ViralCheck } from './ViralCheck.tsx'

/** What came of it: the video, the words and the officer's verdict. */
export function ViralResult({ screen }: { screen: ViralScreen }) {
  const { run, film, form, isWorking, vary } = screen
  const wide = (run?.contentType ?? form.values.contentType) === 'long'
  const seconds = film?.durationSeconds
  return (
    <>
      <GenerationResult
        title="Video"
        film={film}
        wide={wide}
        thumbnail={isWorking ? 'making' : 'empty'}
        empty="Your video appears here once its script is written, checked and filmed."
        before={!film && isWorking && <p className="text-ink-2 text-sm">{messages.generator.beginsLater}</p>}
        facts={
          film && [
            ['Type', wide ? 'Long-form' : 'YouTube Short'],
            ['Duration', seconds == null ? 'Known when the voice is recorded' : formatPlayTime(seconds)],
          ]
        }
        onVary={run && !isWorking ? () => vary(run) : undefined}
      >
        {film && run && <Variation credits={creditsFor(run.contentType)} />}
      </GenerationResult>
      {run?.viralContent && <Script run={run} content={run.viralContent} />}
      {run?.complianceCheck && <ViralCheck check={run.complianceCheck} />}
    </>
  )
}

/** The price before the click. */
const Variation = ({ credits }: { credits: number }) => (
  <p className="text-ink-2 text-sm">
    A variation says it in other words and uses {credits > 1 && 'up to '}
    {plural(credits, 'credit')}.
  </p>
)

type ScriptProps = { run: ViralGeneration; content: NonNullable<ViralGeneration['viralContent']> }

/** The words as they are spoken, what they begin and end with, and where they can go from here. */
const Script = ({ run, content }: ScriptProps) => (
  <Card>
    <CardHead
      title={content.title}
      action={
        <Badge tone={scoreTone(content.viralScore)} className="num">
          Predicted score {Math.round(content.viralScore)}
        </Badge>
      }
    />
    <dl className="grid gap-4 text-sm">
      <Part name="Hook" className="display text-xl leading-snug">
        {content.hook}
      </Part>
      <Part name="Script" className="grid max-w-[66ch] gap-2 text-base leading-6">
        {content.script.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Part>
      <Part name="Call to action" className="font-medium">
        {content.callToAction}
      </Part>
      <Part name="Hashtags">
        <span className="flex flex-wrap gap-1.5">
          {content.hashtags.map((tag) => (
            <Badge key={tag}>#{tag.replace(/^#/, '')}</Badge>
          ))}
        </span>
      </Part>
      {content.sources.length > 0 && <Part name="Sources">{content.sources.join('; ')}</Part>}
    </dl>
    <div className="mt-5 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copyScript(content.script)}>
        <Copy />
        Copy Script
      </Button>
      {run.scriptId && (
        <>
          <Link href={`/scripts?script=${run.scriptId}`} className={buttonStyle({ size: 'sm' })}>
            Edit script
          </Link>
          <UseScriptMenu script={{ id: run.scriptId, title: content.title }} />
        </>
      )}
    </div>
  </Card>
)

type PartProps = { name: string; className?: string; children: ReactNode }

const Part = ({ name, className, children }: PartProps) => (
  <div className="grid gap-x-5 gap-y-1 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{name}</dt>
    <dd className={className}>{children}</dd>
  </div>
)
