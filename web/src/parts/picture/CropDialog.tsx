import { type FilmPicture, PAN_LABELS, PANS } from '@octavo/contract/picture'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { FocusPoint } from './FocusPoint.tsx'

/** An empty value is none to the Select. */
const BY_ITSELF = { value: 'itself', label: 'As the film likes' }
const MOVEMENTS = [BY_ITSELF, ...PANS.map((value) => ({ value, label: PAN_LABELS[value] }))]

type CropDialogProps = {
  picture: FilmPicture
  src: string
  onChange: (change: Partial<FilmPicture>) => void
  onClose: () => void
}

/** What of a picture stays in view, and how it moves. */
export const CropDialog = ({ picture, src, onChange, onClose }: CropDialogProps) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="What stays in view"
    description="Click what matters. The frames show what upright and wide films keep of the picture."
    footer={<Button onClick={onClose}>Done</Button>}
  >
    <div className="grid gap-4">
      <FocusPoint src={src} focus={picture.focus} onChange={(focus) => onChange({ focus })} />
      <Field label="Movement" className="max-w-56">
        {(aria) => (
          <Select
            {...aria}
            value={picture.pan ?? BY_ITSELF.value}
            onChange={(value) => onChange({ pan: PANS.find((pan) => pan === value) })}
            options={MOVEMENTS}
          />
        )}
      </Field>
    </div>
  </Dialog>
)
