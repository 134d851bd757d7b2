import { cn } from '#ui/cn.ts'
import phoneDark from './pictures/phone-dark.webp'
import phoneLight from './pictures/phone-light.webp'
import productionDark from './pictures/production-dark.webp'
import productionLight from './pictures/production-light.webp'

/** The product as it looks, on a desk and in a hand. */
export function Studio() {
  return (
    <section className="border-line border-t py-24">
      <div className="mx-auto max-w-[1240px] px-5">
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-2 md:items-end">
          <h2 className="max-w-[16ch] text-4xl">One click makes a week, and shows its work</h2>
          <p className="max-w-[52ch] text-ink-2 text-lg">
            Every bar is real progress. Close the tab and the week goes on; a phone is enough to look in, approve or
            halt.
          </p>
        </div>
        <div className="relative mt-12 pb-16 md:pr-52">
          <Picture
            light={productionLight}
            dark={productionDark}
            width={1280}
            height={613}
            says="The weekly production of a pottery studio: some films are ready, one is being made, the others wait, with about how long it takes"
            className="rounded-xl"
          />
          <Picture
            light={phoneLight}
            dark={phoneDark}
            width={375}
            height={812}
            says="The same week on a phone"
            className="absolute right-0 bottom-0 w-[28%] max-w-64 rounded-xl max-md:right-3"
          />
        </div>
      </div>
    </section>
  )
}

type PictureProps = { light: string; dark: string; width: number; height: number; says: string; className: string }

/** One of two pictures, by the theme. The other one is never fetched. */
function Picture({ light, dark, width, height, says, className }: PictureProps) {
  const look = cn('h-auto border border-line bg-surface shadow-3', className)
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...shared} src={light} alt={says} className={cn(look, 'dark:hidden')} />
      <img {...shared} src={dark} alt={says} className={cn(look, 'hidden dark:block')} />
    </>
  )
}
