import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const button = cva(
  [
    'relative inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium tap',
    'transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-45 aria-disabled:pointer-events-none aria-disabled:opacity-45',
    'aria-busy:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        make: 'bg-make font-semibold text-on-make hover:bg-make-hover',
        solid: 'bg-solid text-on-solid hover:bg-solid-hover',
        outline: 'border border-line bg-surface text-ink hover:border-line-strong',
        ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
        danger: 'border border-bad/50 text-bad hover:bg-bad-soft',
        link: 'px-0! underline decoration-line-strong underline-offset-4 hover:decoration-current',
      },
      size: {
        sm: 'h-8 px-3 text-sm',
        md: 'h-9 px-3.5 text-sm',
        lg: 'h-12 rounded-lg px-6 text-base',
        icon: 'size-9 pointer-coarse:min-w-11',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)

export type ButtonLook = VariantProps<typeof button> & { className?: string }

/** A button's classes, for a link that looks like one. */
export const buttonStyle = ({ className, ...look }: ButtonLook = {}) => cn(button(look), className)

export type ButtonProps = ComponentProps<'button'> & ButtonLook

/** `make` spends credits or starts a machine, `solid` commits, `danger` stops or deletes; the rest is quiet. One warm button a view. */
export function Button({ className, variant, size, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...rest} />
}
