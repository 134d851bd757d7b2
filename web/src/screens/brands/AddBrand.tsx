import { BRAND_PRESETS, type BrandDraft } from '@octavo/contract/brand'
import { useState } from 'react'
import { BrandChip } from '#parts/brand/BrandChip.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Plus } from '#ui/icons/index.ts'

/** Adds a brand: an empty one, or one of the ten presets to start from. */
export function AddBrand({ onAdd }: { onAdd: (preset?: Partial<BrandDraft>) => void }) {
  const [open, setOpen] = useState(false)
  const add = (preset?: Partial<BrandDraft>) => {
    setOpen(false)
    onAdd(preset)
  }
  return (
    <>
      <Button size="icon" aria-label="Add a brand" onClick={() => setOpen(true)}>
        <Plus />
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add a brand"
        description="Start with your own business: one sentence or your website fills most of it. Or change one of the AI-employee brands."
      >
        <Button variant="solid" className="w-full" onClick={() => add()}>
          Empty brand
        </Button>
        <ul className="-mx-2 mt-3">
          {BRAND_PRESETS.map((preset) => (
            <li key={preset.name}>
              <button
                type="button"
                onClick={() => add(preset)}
                className="flex w-full items-center gap-3 rounded-md px-2 py-2 text-left text-sm tap hover:bg-sunken"
              >
                <BrandChip color={preset.primaryColor} />
                <span className="min-w-0">
                  <span className="block font-medium">{preset.name}</span>
                  <span className="block text-ink-2">{preset.description}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
