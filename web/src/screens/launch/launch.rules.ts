import type { DashboardStats } from '@octavo/contract/analytics'
import type { ViralAnalytics } from '@octavo/contract/referral'
import type { MasterControl } from '@octavo/contract/system-status'

export type Goal = 'revenue' | 'leads' | 'views' | 'shares'
/** What was reached so far; undefined while nothing tells. */
export type Reached = Record<Goal, number | undefined>

/** The launch objectives: what is to be reached on the first day, in the first week, in the first month. */
export const OBJECTIVES: readonly (readonly [when: string, goals: Partial<Record<Goal, number>>])[] = [
  ['Day 1', { revenue: 1000, leads: 100, views: 10_000, shares: 1000 }],
  ['Week 1', { revenue: 10_000 }],
  ['Month 1', { revenue: 50_000 }],
]

export const DAY_ONE = OBJECTIVES[0]![1] as Record<Goal, number>

type Sources = {
  control: MasterControl | undefined
  stats: DashboardStats | undefined
  referrals: ViralAnalytics | undefined
}

/** Each figure from where it is counted. */
export const reachedOf = ({ control, stats, referrals }: Sources): Reached => ({
  revenue: control?.businessMetrics.monthlyRecurringRevenue ?? undefined,
  leads: stats?.leads,
  views: stats && Number(stats.totalViews),
  shares: referrals?.invited,
})

export type SystemRow = { name: string; says: string; path?: string }
export type Systems = { active: SystemRow[]; pending: SystemRow[] }

type Capability = DashboardStats['capabilities'][number]

/** What works with no key at all, in the words of this screen. */
const ALWAYS: readonly (readonly [capability: string, name: string])[] = [
  ['Scripts', 'Script writing'],
  ['Voice', 'Voice'],
  ['Films', 'Film making'],
  ['Presenters', 'Avatar videos'],
]

type Outside = { capability: string; name: string; pending: string; path: string }

/** What leaves this machine only once a service outside is connected. */
const OUTSIDE: readonly Outside[] = [
  {
    capability: 'Mail',
    name: 'Email marketing',
    pending: 'Mails are kept in the outbox until a mail server is connected',
    path: '/outbox',
  },
  {
    capability: 'Texts',
    name: 'SMS marketing',
    pending: 'Texts are kept in the outbox until a text service is connected',
    path: '/outbox',
  },
  {
    capability: 'Publishing',
    name: 'Outside networks',
    pending: 'Films are published on your own film pages until a network is connected',
    path: '/library',
  },
]

/** Which systems work and which wait for something, as this installation is configured. */
export function systemsOf(stats: DashboardStats, control: MasterControl | undefined): Systems {
  const find = (name: string): Capability | undefined => stats.capabilities.find((one) => one.name === name)
  const isOutside = ({ capability }: Outside) => find(capability)?.embedded === false
  const connected = OUTSIDE.filter(isOutside)
  const hasTexts = connected.some(({ capability }) => capability === 'Texts')
  return {
    active: [
      ...ALWAYS.flatMap(([capability, name]) => {
        const provider = find(capability)?.provider
        return provider ? [{ name, says: provider }] : []
      }),
      ...complianceOf(control),
      { name: 'Film pages', says: 'Every published film has its own page' },
      { name: 'Referral link', says: 'Counts who signs up through it' },
      ...connected.map(({ capability, name }) => ({ name, says: find(capability)?.provider ?? '' })),
    ],
    pending: [
      ...OUTSIDE.filter((one) => !isOutside(one)).map(({ name, pending, path }) => ({ name, says: pending, path })),
      { name: 'Phone verification', says: 'Phone numbers are taken as they are given' },
      ...(hasTexts ? [] : [{ name: 'SMS reseller integration', says: 'Awaiting approval' }]),
    ],
  }
}

const complianceOf = (control: MasterControl | undefined): SystemRow[] =>
  control?.complianceGuarantees.checks.every(({ ok }) => ok)
    ? [{ name: 'Compliance officer', says: `${control.complianceGuarantees.checks.length} guarantees just checked` }]
    : []

const pad = (value: number) => String(value).padStart(2, '0')

/** Elapsed time as HH:MM:SS; hours go on counting past a day. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(pad).join(':')
}
