import { Card, CardHead } from '#ui/Card.tsx'

const STEPS = [
  'Download the film and, beside it, the captions as SRT.',
  'YouTube: in YouTube Studio choose Create, then Upload videos. An upright film of up to three minutes becomes a Short by itself.',
  'TikTok and Instagram: open the app, press plus, choose the film from your gallery. Leave their own captions off, yours are in the picture.',
  'Tell each network that the film is synthetic: "Altered content" on YouTube, "AI-generated" on TikTok, "AI label" on Instagram.',
  'Use the title of the film, and put the question it answers into the first line of the description.',
] as const

/** How the file gets on to a network by hand. */
export const UploadInstructions = ({ subtitles }: { subtitles: boolean }) => (
  <Card>
    <CardHead title="Upload it yourself" hint="The film is an ordinary MP4 that every network takes." />
    <ol className="grid list-decimal gap-2.5 pl-5 text-sm marker:text-ink-3">
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
      {!subtitles && (
        <li>Subtitles are off in this film: upload the SRT file so that it can be followed without sound.</li>
      )}
    </ol>
  </Card>
)
