import { type ComponentProps, createElement } from 'react'

type IconProps = ComponentProps<'svg'> & { size?: number | string }
export type LucideIcon = (props: IconProps) => React.ReactNode
/** A shape of a drawing with what sets it apart from the others. */
type Shape = readonly [tag: string, attributes: Record<string, string>]

/** A component that shows one drawing of the set, as large as its font's lines unless a class or `size` says otherwise. */
export function icon(name: string, shapes: readonly Shape[]): LucideIcon {
  return ({ size = 24, className, children, ...props }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: beside its words a drawing is hidden, and alone it is named by the one who shows it
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`lucide lucide-${name}${className ? ` ${className}` : ''}`}
      aria-hidden={children || isNamed(props) ? undefined : true}
      {...props}
    >
      {shapes.map(([tag, attributes], at) => createElement(tag, { key: at, ...attributes }))}
      {children}
    </svg>
  )
}

/** What says something to those who do not see must not be hidden from them. */
const isNamed = (props: object): boolean =>
  Object.keys(props).some((key) => key.startsWith('aria-') || key === 'role' || key === 'title')
