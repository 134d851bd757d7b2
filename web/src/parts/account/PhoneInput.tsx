import { COUNTRIES } from '@octavo/contract/account'
import { useState } from 'react'
import { Combobox } from '#ui/Combobox.tsx'
import type { FieldAria } from '#ui/Field.tsx'
import { Input } from '#ui/Input.tsx'

export type Phone = { phone: string; country: string; countryCode: string }

const CHOICES = COUNTRIES.map(({ code, name, dialCode }) => ({
  value: code,
  label: name,
  note: dialCode,
  lead: <span className="w-6 shrink-0 font-medium text-ink-3 text-xs">{code}</span>,
}))

const countryAt = (code: string) => COUNTRIES.find((country) => country.code === code)

/** The country of the browser's language, if it is one of the list. */
export function likelyCountry(language: string): Pick<Phone, 'country' | 'countryCode'> {
  const found = countryAt(language.match(/-([A-Z]{2})\b/)?.[1] ?? '')
  return { country: found?.name ?? '', countryCode: found?.code ?? '' }
}

type PhoneInputProps = FieldAria & {
  countryCode: string
  onChange: (phone: Phone) => void
  onBlur: () => void
}

/** A country and the digits after its dial code. The number it gives is both together; of what is typed only digits stay. */
export function PhoneInput({ countryCode, onChange, onBlur, ...aria }: PhoneInputProps) {
  const [digits, setDigits] = useState('')
  const tell = (code: string, typed: string) => {
    const country = countryAt(code)
    setDigits(typed)
    onChange({
      phone: typed && `${country?.dialCode ?? ''}${typed}`,
      country: country?.name ?? '',
      countryCode: country?.code ?? '',
    })
  }
  return (
    <div className="grid grid-cols-[8.5rem_1fr] gap-2">
      <Combobox
        name="Country"
        aria-invalid={aria['aria-invalid']}
        value={countryCode}
        onChange={(code) => tell(code, digits)}
        choices={CHOICES}
        placeholder="Country"
        searchLabel="Search country"
        shown={({ value, note }) => (
          <>
            {value} <span className="num text-ink-2">{note}</span>
          </>
        )}
      />
      <Input
        {...aria}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={digits}
        onChange={(event) => tell(countryCode, event.target.value.replace(/\D/g, ''))}
        onBlur={onBlur}
        className="num"
      />
    </div>
  )
}
