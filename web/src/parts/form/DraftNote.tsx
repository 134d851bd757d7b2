import { Button } from '#ui/Button.tsx'

/** Says that what was typed before is there again, and offers to throw it away. */
export const DraftNote = ({ onDiscard }: { onDiscard: () => void }) => (
  <p role="status" className="flex items-center justify-between gap-3 rounded-lg bg-sunken px-4 py-2 text-sm">
    Draft restored
    <Button size="sm" variant="ghost" onClick={onDiscard}>
      Discard
    </Button>
  </p>
)
