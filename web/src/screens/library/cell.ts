import { cn } from '#ui/cn.ts'

/** A place in the library's grid: a wide film takes three columns and is then as high as a short; a short that is watched takes two. */
export const cell = (wide: boolean, watching = false) =>
  cn('min-w-0', wide ? 'col-span-2 sm:col-span-3' : watching && 'col-span-2')
