import type { ComponentProps } from 'react'
import { MarkedTextarea } from '#parts/compliance/MarkedTextarea.tsx'
import { OfficerPanel } from '#parts/compliance/OfficerPanel.tsx'
import { useOfficer } from '#parts/compliance/useOfficer.ts'
import { Openings } from './Openings.tsx'

type ScriptBoxProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref' | 'about'> & {
  value: string
  onChange: (text: string) => void
  /** What the words are for, where that is known. */
  about: { brandId?: string; title?: string }
}

/** A box for the words of a film, with the officer reading along below it, and other ways to open. */
export function ScriptBox({ value, onChange, about, ...rest }: ScriptBoxProps) {
  const officer = useOfficer({ text: value, about, onChange })
  return (
    <div className="grid grid-cols-1 gap-3">
      <MarkedTextarea {...rest} officer={officer} onChange={(event) => onChange(event.target.value)} />
      <OfficerPanel officer={officer} brief />
      <Openings text={value} about={about} onChange={onChange} />
    </div>
  )
}
