import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '#ui/icons/index.ts'
import { Input } from './Input.tsx'

/** A password that can be looked at. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-11" />
      <button
        type="button"
        aria-label={shown ? 'Hide password' : 'Show password'}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-ink-3 -outline-offset-2 hover:text-ink pointer-coarse:w-11"
      >
        <Icon className="size-4" />
      </button>
    </div>
  )
}
