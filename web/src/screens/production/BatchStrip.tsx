import { useAccount } from '#api/account.queries.ts'
import { useOwnBrands } from '#api/brand.queries.ts'
import { hueOf } from '#parts/video/thumbnail-of-video.ts'
import { WeekStrip } from '#parts/week/WeekStrip.tsx'
import { thumbnailsOfWeek } from '#parts/week/week-of-videos.ts'
import type { WeeklyBatch } from './useWeeklyBatch.ts'

/** The week's eight thumbnails: empty places, then what becomes of each video. */
export function BatchStrip({ brandId, weekly: { batch, generating } }: { brandId: string; weekly: WeeklyBatch }) {
  const { data: account } = useAccount()
  const { data: brands } = useOwnBrands()
  const color = brands?.find(({ id }) => id === brandId)?.primaryColor ?? null
  const thumbnails = thumbnailsOfWeek(batch?.videos ?? [], account?.timeZone)
  const shown =
    generating && !batch
      ? thumbnails.map((thumbnail) => ({
          ...thumbnail,
          state: 'making' as const,
          poster: { scene: 'presenter' as const, hue: hueOf(color) },
          label: `${thumbnail.key}: being written`,
        }))
      : thumbnails
  return <WeekStrip thumbnails={shown} className="max-md:-mx-5 max-md:scroll-pl-5 max-md:px-5" />
}
