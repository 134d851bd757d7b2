import { STUDY_LIMITS } from '@octavo/contract/study'
import { useState } from 'react'
import { formatCount } from '#format/number.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { Textarea } from '#ui/Textarea.tsx'

type TranscriptDialogProps = {
  address: string
  transcript: string
  onKeep: (words: string) => void
  onClose: () => void
}

/** The words of one video, pasted. */
export function TranscriptDialog({ address, transcript, onKeep, onClose }: TranscriptDialogProps) {
  const [words, setWords] = useState(transcript)
  const keep = () => {
    onKeep(words)
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Transcript"
      description={<span className="wrap-anywhere">{address}</span>}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="solid" onClick={keep}>
            Keep transcript
          </Button>
        </>
      }
    >
      <Field
        label="What is said in the video"
        hint="With it the video is studied by its words, even if its page cannot be read."
        aside={`${formatCount(words.length)}/${formatCount(STUDY_LIMITS.transcript)}`}
      >
        {(aria) => (
          <Textarea
            {...aria}
            rows={9}
            maxLength={STUDY_LIMITS.transcript}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  )
}
