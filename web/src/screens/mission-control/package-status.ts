import type { PackageStatus, UgcPackage } from '@octavo/contract/production'
import { type StatusLook, VIDEO_STATUS } from '#parts/video/video-status.ts'

const PACKAGE_STATUS: Readonly<Record<PackageStatus, StatusLook>> = {
  queued: { word: 'Queued', tone: 'neutral' },
  writing: { word: 'Writing', tone: 'make', live: true },
  ready: { word: 'Written', tone: 'ok' },
  review: { word: 'Requires review', tone: 'warn' },
  below: { word: 'Below the threshold', tone: 'neutral' },
  filmed: { word: 'Ordered as a film', tone: 'make' },
  failed: { word: 'Failed', tone: 'bad' },
}

/** What is said of a package: its film's state once one is ordered. */
export const packageStatus = ({ status, video }: Pick<UgcPackage, 'status' | 'video'>): StatusLook =>
  video ? VIDEO_STATUS[video.status] : PACKAGE_STATUS[status]
