import type { PackageStatus, UgcPackage } from '@octavo/contract/production'
import { RETRYABLE } from '@octavo/contract/video'
import { type StatusLook, VIDEO_STATUS } from '#parts/video/video-status.ts'

const PACKAGE_STATUS: Readonly<Record<PackageStatus, StatusLook>> = {
  queued: { word: 'Waiting', tone: 'neutral' },
  writing: { word: 'Writing', tone: 'make', live: true },
  ready: { word: 'Production ready', tone: 'ok' },
  review: { word: 'Requires review', tone: 'warn' },
  below: { word: 'Under its target', tone: 'warn' },
  filmed: { word: 'Filmed', tone: 'ok' },
  failed: { word: 'Failed', tone: 'bad' },
}

/** How a package stands: once a film is ordered, as its film does. */
export const packageStatus = ({ status, video }: UgcPackage): StatusLook =>
  video ? VIDEO_STATUS[video.status] : PACKAGE_STATUS[status]

export const FILTERS = ['all', 'ready', 'review', 'filmed'] as const
export type Filter = (typeof FILTERS)[number]

const waitsForReview = ({ status, video }: UgcPackage) => status === 'review' || video?.status === 'review'

const KEEPS: Record<Filter, (one: UgcPackage) => boolean> = {
  all: () => true,
  ready: ({ status }) => status === 'ready' || status === 'below',
  review: waitsForReview,
  filmed: (one) => one.video !== null && !waitsForReview(one),
}
export const filtered = (packages: readonly UgcPackage[], filter: Filter) => packages.filter(KEEPS[filter])

/** Its film can be ordered, at first or again. */
export const canFilm = ({ status, video }: UgcPackage): boolean =>
  video ? RETRYABLE.includes(video.status) : status === 'ready' || status === 'below'
