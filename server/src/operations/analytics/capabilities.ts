import type { DashboardStats } from '@octavo/contract/analytics'
import type { Ctx } from '#context.ts'
import type { Services } from '#services/index.ts'

type Worker = { name: string; embedded?: boolean }
type Shown = { [K in keyof Services]: string | null } & Record<'filmMaker' | 'mediaInspector', string>

/** What each service, and what works on this machine alone, is called on screens; null is not shown there. */
const SHOWN: Shown = {
  language: 'Scripts',
  voice: 'Voice',
  filmMaker: 'Films',
  mediaInspector: 'Own media',
  stockPictures: 'Stock photos',
  madePictures: 'Made pictures',
  storage: 'Files',
  publishers: 'Publishing',
  email: 'Mail',
  sms: 'Texts',
  systemMail: 'System mail',
  avatars: 'Presenters',
  pages: 'Web pages',
  payments: null,
}

/** Who does each kind of work. */
export function capabilitiesOf({
  services,
  filmMaker,
  mediaInspector,
}: Pick<Ctx, 'services' | 'filmMaker' | 'mediaInspector'>): DashboardStats['capabilities'] {
  const workers: Record<keyof Shown, Worker> = { ...services, filmMaker, mediaInspector }
  return (Object.keys(SHOWN) as (keyof Shown)[]).flatMap((key) => {
    const [name, { name: provider, embedded = true }] = [SHOWN[key], workers[key]]
    return name === null ? [] : [{ name, provider, embedded }]
  })
}
