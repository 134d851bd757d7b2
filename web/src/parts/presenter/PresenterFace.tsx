import { cn } from '#ui/cn.ts'

type PresenterFaceProps = { src: string; about: string; className?: string }

/** A presenter's picture, cut to what one chooses by: they stand in its lower half. */
export const PresenterFace = ({ src, about, className }: PresenterFaceProps) => (
  <span className={cn('block overflow-hidden rounded-md bg-sunken', className)}>
    <img src={src} alt={about} loading="lazy" className="aspect-[4/5] w-full origin-[50%_78%] scale-165 object-cover" />
  </span>
)
